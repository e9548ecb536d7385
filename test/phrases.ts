/** Wording that makes a reader pause, and what to write instead. */
export interface Phrase {
  /** A regular expression without regard to case. A space also matches a line break inside a comment. */
  readonly find: string;
  readonly instead: string;
  /** Text that must be reported. */
  readonly example: string;
  /** Text that looks alike and is fine. */
  readonly fine?: string;
}

export const PHRASES: readonly Phrase[] = [
  {
    find: String.raw`\banswers (?:an?|with|true|false)\b`,
    instead: 'returns',
    example: 'It answers with a Result.',
    fine: 'the answers are in text',
  },
  {
    find: String.raw`\b(?:is|are|was|were) answered (?:by|with)\b`,
    instead: 'returns, gets',
    example: 'Bad input is answered by an error.',
  },
  { find: String.raw`\btells\b`, instead: 'reports, shows, prints', example: 'The last line tells the sum.' },
  {
    find: String.raw`\b(?:is|are|was|were|be|been) told\b`,
    instead: 'is reported, is shown, is passed',
    example: 'The time is told from outside.',
  },
  { find: String.raw`\btold apart\b`, instead: 'distinguished', example: 'Equal boards can be told apart.' },
  {
    find: String.raw`\b(?:stands|lies) (?:in|at|there|open|before|behind|outside|beside|between|on)\b(?! for)`,
    instead: 'is in, is at, is face up',
    example: 'The word stands in the file.',
    fine: 'it stands in for a real server',
  },
  {
    find: String.raw`\blie (?:in|at|there|open|side)\b`,
    instead: 'are in, are face up',
    example: 'Cards that lie open.',
  },
  { find: String.raw`\bas (?:it|they) stands?\b`, instead: 'as written', example: 'The text as it stands.' },
  {
    find: String.raw`\bhas its place in\b`,
    instead: 'is in',
    example: 'The field has its place in the head.',
  },
  {
    find: String.raw`(?<!\bthere )\b(?:is|are|was|were) no (?!longer|more|less|fewer|better|worse|larger|smaller|different|qualifying|limit\b|draws?\b|one\b)[a-z]+`,
    instead: 'is not a …',
    example: '"x" is no seed',
    fine: 'there is no seed, and it is no longer needed',
  },
  {
    find: String.raw`\b(?:has|have) no such\b`,
    instead: 'does not have',
    example: 'A list has no such field.',
  },
  {
    find: String.raw`\b(?:for|from|to) who\b`,
    instead: 'for callers that, for players who',
    example: 'For who solves in a worker.',
    fine: 'for players who solve',
  },
  { find: String.raw`\bwhoever\b`, instead: 'the player who, a caller that', example: 'Whoever asks.' },
  { find: 'manieth', instead: 'n-th, the index of', example: 'every so manieth hand' },
  { find: String.raw`\bone thread less\b`, instead: 'one thread fewer', example: 'one thread less' },
  { find: String.raw`\ba new try\b`, instead: 'try again', example: 'After a new try.' },
  {
    find: String.raw`\bthe whole of it\b`,
    instead: 'all of it, invalid message',
    example: 'the whole of it',
  },
  {
    find: String.raw`\b(?:send|sends|sent|go|goes|went) (?:\w+ ){0,2}home\b`,
    instead: 'stops the threads',
    example: 'It sends its threads home.',
  },
  {
    find: String.raw`\bto forget otherwise\b`,
    instead: 'to change the discounting',
    example: 'To forget otherwise, pass another schedule.',
  },
  { find: String.raw`\blikewise\b`, instead: 'say what the thing is', example: '/** Likewise. */' },
  { find: String.raw`\ba slice\b`, instead: 'a part, a range of', example: 'It takes a slice of the table.' },
  { find: String.raw`\bnothing but\b`, instead: 'only', example: 'It reads nothing but the page.' },
  {
    find: String.raw`\bis a (?:pure )?function of\b`,
    instead: 'depends only on',
    example: 'The deck is a function of the seed.',
  },
  { find: String.raw`\bso many\b`, instead: 'this many', example: 'Stops after so many hands.' },
  { find: String.raw`\bone['’]s own\b`, instead: 'your own', example: "A variant of one's own." },
  { find: String.raw`\banew\b`, instead: 'again', example: 'It begins anew.' },
  { find: String.raw`\bpassed over\b`, instead: 'skipped', example: 'Empty lines are passed over.' },
  { find: String.raw`\bturned round\b`, instead: 'reversed', example: 'The order is turned round.' },
  { find: String.raw`\boftener\b`, instead: 'more often', example: 'It holds oftener.' },
  { find: String.raw`\bnoughts?\b`, instead: 'zero', example: 'without needless noughts' },
  {
    find: String.raw`\b(?:thereof|therein|thereby|hereby|herein|upon)\b`,
    instead: 'of it, in it, on',
    example: 'the cards thereof',
  },
  {
    find: String.raw`\b(?:mistake|fault) of the (?:program|caller)\b`,
    instead: 'bug; throws',
    example: 'a mistake of the program',
  },
  { find: String.raw`\bis there twice\b`, instead: 'appears twice', example: 'As is there twice' },
  {
    find: String.raw`\bone \w+ a (?:line|hand|seat|card|row|byte|showdown|package|street)\b`,
    instead: 'one … per …',
    example: 'JSON, one object a line',
  },
  {
    find: String.raw`\bdesks?\b|[a-z]Desks?\b`,
    instead: 'a buffer, a folder, a form: what it is',
    example: 'a desk for each thread',
    fine: 'on the desktop',
  },
  { find: String.raw`\bcrews?\b`, instead: 'thread pool', example: 'a crew of threads' },
  {
    find: String.raw`(?<!\bfull )\bhouse\b`,
    instead: 'repository, room, or delete it',
    example: 'the map of the house',
    fine: 'a full house and a fullHouse',
  },
  {
    find: String.raw`\b(?:public|past the|by its|through) doors?\b(?! cards?)`,
    instead: 'entry point',
    example: 'One public door a package.',
    fine: 'pairs his door card',
  },
];

export interface Finding {
  readonly line: number;
  readonly found: string;
  readonly instead: string;
}

/** A line break with the signs that begin the next line of a comment. */
const GAP = String.raw`[\s*/]+`;

const compile = ({ find }: Phrase): RegExp => new RegExp(find.replaceAll(' ', GAP), 'gi');

const PATTERNS = PHRASES.map((phrase) => ({ pattern: compile(phrase), instead: phrase.instead }));

/** Every phrase of the list in a text, in the order of its lines. */
export function findPhrases(text: string): Finding[] {
  const findings = PATTERNS.flatMap(({ pattern, instead }) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ index, found, instead })),
  );
  return findings
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, found, instead }) => ({
      line: text.slice(0, index).split('\n').length,
      found: found.replaceAll(new RegExp(GAP, 'g'), ' '),
      instead,
    }));
}
