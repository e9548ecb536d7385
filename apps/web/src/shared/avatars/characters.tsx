import type { ReactNode } from 'react';

/** A character, drawn on a square of 64: the ground behind it, and the drawing. */
export interface Character {
  readonly ground: string;
  readonly drawing: ReactNode;
}

const INK = '#1d1a1c';

const eyes = (y: number, gap = 7) => (
  <>
    <ellipse cx={32 - gap} cy={y} rx="1.7" ry="2.1" fill={INK} />
    <ellipse cx={32 + gap} cy={y} rx="1.7" ry="2.1" fill={INK} />
  </>
);

const smile = (y: number, deep = 2.6) => (
  <path
    d={`M27.5 ${y}q4.5 ${deep * 2} 9 0`}
    fill="none"
    stroke={INK}
    strokeWidth="1.6"
    strokeLinecap="round"
  />
);

const shoulders = (fill: string) => <path d="M8 66c1-13 11-18 24-18s23 5 24 18z" fill={fill} />;

const neck = (skin: string) => <path d="M26 40h12v9.5q-6 5-12 0z" fill={skin} />;

const head = (skin: string) => (
  <path d="M19.5 27c0-9 5-14 12.5-14s12.5 5 12.5 14c0 10-5.5 17-12.5 17s-12.5-7-12.5-17z" fill={skin} />
);

const ANN: Character = {
  ground: '#2e6f73',
  drawing: (
    <>
      <path d="M15 48V27C15 15 22 8.5 32 8.5S49 15 49 27v21q-5 3-9 1V30H24v19q-5 2-9-1z" fill="#231c1e" />
      {shoulders('#e8b84a')}
      {neck('#e9b48f')}
      {head('#f3c6a3')}
      <path d="M19 27c0-11 5-16 13-16 8 0 13 5 13 16-3-6-6-8-9-9-5 3-12 3-15 4-1 1-2 3-2 5z" fill="#231c1e" />
      {eyes(28.5)}
      <g fill="none" stroke="#39424e" strokeWidth="1.7">
        <circle cx="25" cy="28.5" r="5" />
        <circle cx="39" cy="28.5" r="5" />
        <path d="M30 28q2-1.5 4 0" />
      </g>
      {smile(36)}
    </>
  ),
};

const BOB: Character = {
  ground: '#9a3b2e',
  drawing: (
    <>
      {shoulders('#27324d')}
      {neck('#c98a63')}
      {head('#dda279')}
      <path
        d="M19.5 29c0 13 5 17.5 12.5 17.5S44.5 42 44.5 29c-1 4-4 5-6 4.5-3-1-10-1-13 0-2 .5-5-.5-6-4.5z"
        fill="#2b1d18"
      />
      <path d="M27.5 37.5q4.5-2 9 0-1 3-4.5 3t-4.5-3z" fill="#fff4ea" />
      {eyes(27)}
      <path
        d="M21.5 23.5l6.5 1.200M42.5 23.5l-6.5 1.2"
        stroke="#2b1d18"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M24 17q3-2.5 7-2.5" stroke="#f6d3b6" strokeWidth="2" strokeLinecap="round" fill="none" />
    </>
  ),
};

const CID: Character = {
  ground: '#b98223',
  drawing: (
    <>
      {shoulders('#2f5347')}
      <path d="M27 48l5 7 5-7z" fill="#f4efe4" />
      {neck('#dba882')}
      {head('#f0c49e')}
      <path d="M20 24c-1 3-1 6 0 8h2v-8zM44 24c1 3 1 6 0 8h-2v-8z" fill="#7c6a58" />
      <path d="M17.5 23.5C17 13 23 8 32 8s15 5 14.5 15.5c-4-2-9-3-14.5-3s-10.5 1-14.5 3z" fill="#4a4f57" />
      <path d="M15 25.5c4-5 10-6.5 17-6.5s13 1.5 17 6.5c-5-1.5-11-2-17-2s-12 .5-17 2z" fill="#34383f" />
      {eyes(29)}
      <path
        d="M24.5 36.5c2.5-3 6-2.5 7.5-1 1.5-1.5 5-2 7.5 1-2.5 1.5-5.5 1-7.5 0-2 1-5 1.5-7.5 0z"
        fill="#7c5a3c"
      />
      <path d="M29.5 39.5h5" stroke={INK} strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
};

const DEE: Character = {
  ground: '#6b4a8f',
  drawing: (
    <>
      <circle cx="32" cy="9.5" r="6.5" fill="#1f171b" />
      {shoulders('#d9d5de')}
      {neck('#7d4a31')}
      {head('#96603f')}
      <path
        d="M18.5 29C17.5 17 23 11.5 32 11.5S46.5 17 45.5 29c-2-6-3-9-6-10.5-4-1.5-11-1.5-15 0-3 1.5-4 4.5-6 10.5z"
        fill="#1f171b"
      />
      {eyes(28.5)}
      <path
        d="M22.5 24.5q2.5-1.8 5-.4M41.5 24.5q-2.5-1.8-5-.4"
        stroke="#1f171b"
        strokeWidth="1.6"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M28 36.800q4 2.4 8 0-1.5 3-4 3t-4-3z" fill="#6e2530" />
      <circle cx="19.3" cy="34" r="1.9" fill="#f0c24a" />
      <circle cx="44.7" cy="34" r="1.9" fill="#f0c24a" />
    </>
  ),
};

const EVE: Character = {
  ground: '#2f7d53',
  drawing: (
    <>
      <g fill="#c4501c">
        <circle cx="32" cy="16" r="11" />
        <circle cx="20" cy="21" r="8.5" />
        <circle cx="44" cy="21" r="8.5" />
        <circle cx="16.5" cy="31" r="7.5" />
        <circle cx="47.5" cy="31" r="7.5" />
        <circle cx="18.5" cy="40" r="6" />
        <circle cx="45.5" cy="40" r="6" />
      </g>
      {shoulders('#e06a4a')}
      {neck('#efbd9c')}
      {head('#fbd6b8')}
      <path d="M20 25c2-8 7-10.5 12-10.5S42 17 44 25c-5-1-8-3-10-5.5-3 3.5-8 5-14 5.5z" fill="#c4501c" />
      {eyes(28.5)}
      <g fill="#e49a76">
        <circle cx="24" cy="33" r=".8" />
        <circle cx="26.5" cy="34" r=".8" />
        <circle cx="40" cy="33" r=".8" />
        <circle cx="37.5" cy="34" r=".8" />
      </g>
      <path d="M27 35.5q5 1 10 0-1 5-5 5t-5-5z" fill="#8c2a2a" />
      <path d="M28 35.700q4 .8 8 0l-.5 1.5h-7z" fill="#fff" />
    </>
  ),
};

const FAY: Character = {
  ground: '#2c5fa3',
  drawing: (
    <>
      <path d="M15.5 50C14 30 18 9 32 9s18 21 16.5 41z" fill="#1b2740" />
      {shoulders('#1b2740')}
      {neck('#d9a57d')}
      {head('#eec39c')}
      <path d="M19 28c0-9 5-14.5 13-14.5S45 19 45 28c-3-5-7-7.5-10-8-3 3-11 4-16 8z" fill="#e8c04f" />
      <path
        d="M19.5 26h25v3.5c0 3-2 4.5-5 4.5h-2.5c-2.5 0-3.5-1.5-4-3.5h-2c-.5 2-1.5 3.5-4 3.5h-2.5c-3 0-5-1.5-5-4.5z"
        fill="#12161f"
      />
      <path d="M23 28.5l3-1M36 28.5l3-1" stroke="#5d6f92" strokeWidth="1.4" strokeLinecap="round" />
      {smile(38, 1.6)}
    </>
  ),
};

const GUS: Character = {
  ground: '#5a6b2c',
  drawing: (
    <>
      {shoulders('#7a3b2a')}
      {neck('#d6a07c')}
      {head('#ecbd98')}
      <path
        d="M18.5 30c-2-12 3-19 13-19 9 0 15 5 14 19-2-3-2-8-5-11-6 2-13 1-17-1-3 3-3 8-5 12z"
        fill="#b9b6b0"
      />
      {eyes(28)}
      <path
        d="M21.5 24q3-2 6 0M36.5 24q3-2 6 0"
        stroke="#b9b6b0"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
      {smile(36.5)}
      <path d="M26 48.5l6 4 6-4v7l-6-3-6 3z" fill="#e8b84a" />
    </>
  ),
};

const HAL: Character = {
  ground: '#83425f',
  drawing: (
    <>
      {shoulders('#3c7d83')}
      {neck('#6b4029')}
      {head('#855236')}
      <path
        d="M18.5 26c-1-9 5-15 13.5-15s14.5 6 13.5 15c-2-3-3-5-5-5.5-5-1.5-12-1.5-17 0-2 .5-3 2.5-5 5.5z"
        fill="#221a18"
      />
      {eyes(28)}
      <path d="M26 35.5q6 7 12 0-6 2-12 0z" fill="#fff" />
      <path d="M19.5 31c0 10 5.5 15 12.5 15s12.5-5 12.5-15" fill="none" stroke="#221a18" strokeWidth="2.6" />
    </>
  ),
};

const YOU: Character = {
  ground: '#3a4152',
  drawing: (
    <>
      <path
        d="M21 12h22a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H21a3 3 0 0 1-3-3V15a3 3 0 0 1 3-3z"
        fill="none"
        stroke="#f4f0e6"
        strokeWidth="3.4"
      />
      <path d="M24 18l13 4.5v25L24 44z" fill="#f4f0e6" />
      <circle cx="33.5" cy="34.5" r="1.8" fill="#3a4152" />
    </>
  ),
};

/** In the order of the chairs that a new table gives them. */
export const CHARACTERS: Readonly<Record<string, Character>> = {
  Ann: ANN,
  Bob: BOB,
  Cid: CID,
  Dee: DEE,
  Eve: EVE,
  Fay: FAY,
  Gus: GUS,
  Hal: HAL,
};

export const MY_CHARACTER = YOU;

/** Everybody has a face: the own one, or by the letters of the name always the same. */
export function findCharacter(name: string): Character {
  const own = CHARACTERS[name];
  if (own !== undefined) return own;
  const all = Object.values(CHARACTERS);
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return all[sum % all.length]!;
}
