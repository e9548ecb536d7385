import { Button } from '../../shared/buttons/Button.js';
import inputs from '../../shared/controls/inputs.module.css';
import { GameMark } from '../../shared/games/GameMark.js';
import { useWords } from '../../shared/language/useWords.js';
import { BoardCards } from '../BoardCards.js';
import { LoadButton } from '../holdem/SpotForm.js';
import { LabError } from '../LabError.js';
import { RunFigures } from '../run/RunFigures.js';
import { writeBytes } from '../run/figures.js';
import { TextField } from '../TextField.js';
import { useLabWords } from '../useLabWords.js';
import { isStud, LATE_GAMES, LATE_PRESETS, makeFile, type LateFields } from './lateFields.js';
import { RangeField } from './RangeField.js';
import { useLateEstimate } from './useLateEstimate.js';
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
  const estimated = useLateEstimate(makeFile(fields));
  const change = (part: Partial<LateFields>): void => onChange({ ...fields, ...part });
  const withOne = (pair: readonly [string, string], at: number, value: string): [string, string] =>
    at === 0 ? [value, pair[1]] : [pair[0], value];
  const stud = isStud(fields.game);
  const canRun = estimated?.ok === true && estimated.value.fits;
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
        <div className={lab.fields}>
          <TextField
            name="pot"
            isNumber
            label={s.pot}
            value={fields.pot}
            onChange={(pot) => change({ pot })}
          />
          <TextField
            name="bet"
            isNumber
            label={w.bet}
            value={fields.bet}
            onChange={(bet) => change({ bet })}
          />
          <TextField
            name="cap"
            isNumber
            label={w.cap}
            value={fields.cap}
            onChange={(cap) => change({ cap })}
          />
          <TextField
            name="line"
            label={w.line}
            value={fields.line}
            onChange={(line) => change({ line })}
            meaning={w.lineMeaning}
          />
        </div>
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
      <aside className={lab.side}>
        <div className={lab.fields}>
          <TextField
            name="goal"
            isNumber
            label={s.goal}
            value={fields.goal}
            onChange={(goal) => change({ goal })}
          />
          <TextField
            name="iterations"
            isNumber
            label={s.iterations}
            value={fields.iterations}
            onChange={(iterations) => change({ iterations })}
          />
        </div>
        <h2>{e.title}</h2>
        {estimated === undefined && <p role="status">{e.working}</p>}
        {estimated?.ok === false && <LabError error={estimated.error} />}
        {estimated?.ok === true && (
          <>
            <RunFigures figures={[[e.memory, writeBytes(estimated.value.bytes)]]} />
            {!estimated.value.fits && (
              <p role="alert" data-part="too-large">
                {e.tooLarge(writeBytes(estimated.value.bytes))} {w.smaller} <code>memory/too-large</code>
              </p>
            )}
          </>
        )}
        <Button look="key" disabled={!canRun} onClick={onRun} data-part="start">
          {s.run}
        </Button>
        <LoadButton label={s.load} onLoad={onLoad} />
        {fields.locks.length > 0 && <p className={lab.meaning}>{s.locksKept(fields.locks.length)}</p>}
      </aside>
    </div>
  );
}
