import { Button } from '../../shared/buttons/Button.js';
import inputs from '../../shared/controls/inputs.module.css';
import { GameMark } from '../../shared/games/GameMark.js';
import { useWords } from '../../shared/language/useWords.js';
import { BoardCards } from '../BoardCards.js';
import { RunFigures } from '../run/RunFigures.js';
import { RunForm } from '../run/RunForm.js';
import { writeBytes } from '../run/figures.js';
import { useEstimate } from '../run/useEstimate.js';
import { TextField } from '../TextField.js';
import { TextFields } from '../TextFields.js';
import { useLabWords } from '../useLabWords.js';
import { estimateLate } from './lateEstimate.js';
import { isStud, LATE_GAMES, LATE_PRESETS, makeFile, type LateFields } from './lateFields.js';
import { RangeField } from './RangeField.js';
import lab from '../lab.module.css';

interface LateFormProps {
  readonly fields: LateFields;
  readonly onChange: (fields: LateFields) => void;
  readonly onRun: () => void;
  readonly onLoad: (file: File) => void;
}

/** A late street to be laid out: game, boards, dead cards, ranges, and what a run would take. */
export function LateForm({ fields, onChange, onRun, onLoad }: LateFormProps) {
  const { late: w, spot: s, estimate: e } = useLabWords();
  const { shortGames } = useWords();
  const estimated = useEstimate(makeFile(fields), estimateLate);
  const change = (part: Partial<LateFields>): void => onChange({ ...fields, ...part });
  const withOne = (pair: readonly [string, string], at: number, value: string): [string, string] =>
    at === 0 ? [value, pair[1]] : [pair[0], value];
  const stud = isStud(fields.game);
  return (
    <div className={lab.columns} data-part="late-form" data-game={fields.game}>
      <div className={lab.main}>
        <div className={lab.presets} role="group" aria-label={w.games}>
          {LATE_GAMES.map((game) => (
            <Button
              key={game}
              aria-pressed={game === fields.game}
              data-game-choice={game}
              icon={<GameMark game={game} size="small" />}
              onClick={() => onChange(LATE_PRESETS[game])}
            >
              {shortGames[game]}
            </Button>
          ))}
        </div>
        {stud && (
          <div className={lab.choices} role="group" aria-label={w.street}>
            {(['7', '6'] as const).map((street) => (
              <Button
                key={street}
                look="quiet"
                aria-pressed={street === fields.street}
                onClick={() => change({ street })}
              >
                {w.streets[street]}
              </Button>
            ))}
          </div>
        )}
        <div className={lab.pair}>
          {([0, 1] as const).map((at) => (
            <section key={at} aria-label={w.sides[at]} className={lab.box}>
              <h2>{w.sides[at]}</h2>
              {stud && (
                <>
                  <TextField
                    name={`up${at}`}
                    label={w.up}
                    value={fields.up[at]}
                    onChange={(value) => change({ up: withOne(fields.up, at, value) })}
                  />
                  <BoardCards text={fields.up[at]} />
                </>
              )}
              <RangeField
                name={`range${at}`}
                game={fields.game}
                value={fields.ranges[at]}
                onChange={(value) => change({ ranges: withOne(fields.ranges, at, value) })}
              />
            </section>
          ))}
        </div>
        {stud && (
          <>
            <TextField
              name="dead"
              label={w.dead}
              value={fields.dead}
              onChange={(dead) => change({ dead })}
              meaning={w.deadMeaning}
            />
            <BoardCards text={fields.dead} state="dead" />
          </>
        )}
        <TextFields
          fields={fields}
          onChange={change}
          list={[
            { name: 'pot', label: s.pot, isNumber: true },
            { name: 'bet', label: w.bet, isNumber: true },
            { name: 'cap', label: w.cap, isNumber: true },
            { name: 'line', label: w.line, meaning: w.lineMeaning },
          ]}
        />
        {stud && (
          <label className={inputs.check}>
            <input
              type="checkbox"
              checked={fields.isGiven}
              onChange={({ target }) => change({ isGiven: target.checked })}
            />
            {w.given}
          </label>
        )}
      </div>
      <RunForm fields={fields} onChange={change} estimated={estimated} onRun={onRun} onLoad={onLoad}>
        {({ bytes, fits }) => (
          <>
            <RunFigures figures={[[e.memory, writeBytes(bytes)]]} />
            {!fits && (
              <p role="alert" data-part="too-large">
                {e.tooLarge(writeBytes(bytes))} {w.smaller} <code>memory/too-large</code>
              </p>
            )}
          </>
        )}
      </RunForm>
    </div>
  );
}
