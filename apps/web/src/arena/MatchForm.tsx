import { GAMES, type GameId } from '@doorcard/engine';
import { STRATEGY_FILES } from '@doorcard/strategies';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../shared/buttons/Button.js';
import { Choices } from '../shared/controls/Choices.js';
import { GameOptions } from '../shared/controls/GameOptions.js';
import inputs from '../shared/controls/inputs.module.css';
import { Note } from '../shared/controls/Note.js';
import { PlayerOptions } from '../shared/controls/PlayerOptions.js';
import { PlayIcon } from '../shared/icons/icons.js';
import type { PlayerName } from '../shared/tableChoice/players.js';
import styles from './ArenaPage.module.css';
import { ExpectedTime } from './ExpectedTime.js';
import {
  MOST_UNTIL,
  readMatch,
  USUAL_HANDS,
  type Field,
  type MatchProblem,
  type MatchText,
} from './matchText.js';
import { useArenaWords } from './useArenaWords.js';

interface MatchFormProps {
  readonly text: MatchText;
  /** Of the address. */
  readonly problem: MatchProblem | undefined;
  readonly onChange: (part: Partial<MatchText>) => void;
  readonly onStart: () => void;
}

const USUAL_MARGIN = '1';

/** Who plays what, how long, and with which cards. */
export function MatchForm({ text, problem, onChange, onStart }: MatchFormProps) {
  const w = useArenaWords();
  const [margin, setMargin] = useState(USUAL_MARGIN);
  const read = readMatch(text);
  const wrong = read.ok ? undefined : read.problem;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onStart();
  };
  const seat = (at: 0 | 1, player: PlayerName): void =>
    onChange({ players: at === 0 ? [player, text.players[1]] : [text.players[0], player] });
  const changeLength = (length: 'hands' | 'until'): void => {
    if (text.until !== undefined) setMargin(text.until);
    onChange(
      length === 'hands' ? { until: undefined, hands: USUAL_HANDS } : { until: margin, hands: MOST_UNTIL },
    );
  };
  const type = (field: Field, label: string, meaning?: string) => (
    <TypedField
      field={field}
      label={label}
      meaning={meaning}
      value={text[field] ?? ''}
      problem={wrong?.field === field ? wrong : undefined}
      onType={(value) => onChange({ ...text, [field]: value })}
    />
  );
  return (
    <form
      className={`${styles.panel} ${styles.form}`}
      aria-labelledby="match"
      onSubmit={submit}
      data-part="match"
    >
      <h2 id="match">{w.match}</h2>
      {problem !== undefined && (
        <Note tone="error" role="alert">
          {w.errors[problem.code](problem.value)} <code>{problem.code}</code>
        </Note>
      )}
      <div className={`${inputs.field} ${styles.game}`}>
        <label htmlFor="arena-game">{w.game}</label>
        <select
          id="arena-game"
          className={inputs.select}
          value={text.game}
          onChange={({ target }) => onChange({ game: target.value as GameId })}
        >
          <GameOptions games={GAMES} />
        </select>
      </div>
      <div className={`${styles.pair} ${styles.players}`}>
        {([0, 1] as const).map((at) => (
          <div key={at} className={inputs.field}>
            <label htmlFor={`arena-player-${at}`}>{at === 0 ? w.first : w.second}</label>
            <select
              id={`arena-player-${at}`}
              className={inputs.select}
              value={text.players[at]}
              onChange={({ target }) => seat(at, target.value as PlayerName)}
            >
              <PlayerOptions partners={w.partners} />
            </select>
          </div>
        ))}
      </div>
      <div className={styles.length}>
        <Choices
          legend={w.length}
          name="length"
          as="row"
          chosen={text.until === undefined ? 'hands' : 'until'}
          onChoose={changeLength}
          options={[
            ['hands', w.lengths.hands],
            ['until', w.lengths.until],
          ]}
        />
      </div>
      {text.players.includes('lv4') && STRATEGY_FILES[text.game] === undefined && (
        <p className={inputs.meaning}>{w.noStrategy}</p>
      )}
      <div className={`${styles.pair} ${styles.numbers}`}>
        {text.until !== undefined && type('until', w.margin, w.marginMeaning)}
        {type('hands', text.until === undefined ? w.handCount : w.mostHands)}
        {type('seed', w.seed, w.seedMeaning)}
      </div>
      <div className={styles.luck}>
        <label className={inputs.check}>
          <input
            type="checkbox"
            checked={text.isAdjusted}
            onChange={({ target }) => onChange({ isAdjusted: target.checked })}
          />
          {w.luck}
        </label>
        <p className={inputs.meaning}>{w.luckMeaning}</p>
      </div>
      <div className={styles.expected}>
        <ExpectedTime chosen={read.ok ? read.value : undefined} />
      </div>
      <Button type="submit" look="key" icon={<PlayIcon />} disabled={wrong !== undefined}>
        {w.start}
      </Button>
    </form>
  );
}

interface TypedFieldProps {
  readonly field: Field;
  readonly label: string;
  readonly meaning: string | undefined;
  readonly value: string;
  readonly problem: MatchProblem | undefined;
  readonly onType: (value: string) => void;
}

function TypedField({ field, label, meaning, value, problem, onType }: TypedFieldProps) {
  const w = useArenaWords();
  const id = `arena-${field}`;
  const note = `${id}-note`;
  return (
    <div className={inputs.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={inputs.input}
        type="text"
        inputMode={field === 'until' ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem !== undefined || meaning !== undefined ? note : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      {problem !== undefined ? (
        <p id={note} className={inputs.wrong} role="alert">
          {w.errors[problem.code](problem.value)} <code>{problem.code}</code>
        </p>
      ) : (
        meaning !== undefined && (
          <p id={note} className={inputs.meaning}>
            {meaning}
          </p>
        )
      )}
    </div>
  );
}
