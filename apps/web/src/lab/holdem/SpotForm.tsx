import { Button } from '../../shared/buttons/Button.js';
import { BoardCards } from '../BoardCards.js';
import { LabError } from '../LabError.js';
import { writeBytes } from '../run/figures.js';
import { RunFigures } from '../run/RunFigures.js';
import { TextField } from '../TextField.js';
import { useLabWords } from '../useLabWords.js';
import { MenuTable } from './MenuTable.js';
import { PRESET_SPOTS, SPOT_PRESETS } from './presets.js';
import { RangeEditor } from './RangeEditor.js';
import { fieldsOfFile, makeSpotFile, type SpotFields } from './spotFields.js';
import { useEstimate } from './useEstimate.js';
import lab from '../lab.module.css';
import styles from './holdem.module.css';

interface SpotFormProps {
  readonly fields: SpotFields;
  readonly onChange: (fields: SpotFields) => void;
  readonly onRun: () => void;
  readonly onLoad: (file: File) => void;
}

/** A spot to be laid out: presets, board, ranges, sizes, and what a run would take. */
export function SpotForm({ fields, onChange, onRun, onLoad }: SpotFormProps) {
  const { spot: w, estimate: e, sides } = useLabWords();
  const estimated = useEstimate(makeSpotFile(fields));
  const change = (part: Partial<SpotFields>): void => onChange({ ...fields, ...part });
  const canRun = estimated?.ok === true && estimated.value.fits;
  return (
    <div className={lab.columns} data-part="spot-form">
      <div className={lab.main}>
        <div className={lab.presets} role="group" aria-label={w.presets}>
          {SPOT_PRESETS.map((preset) => (
            <Button key={preset} data-preset={preset} onClick={() => onChange(PRESET_SPOTS[preset])}>
              {w.presetNames[preset]}
            </Button>
          ))}
        </div>
        <div className={lab.fields}>
          <TextField
            name="board"
            label={w.board}
            value={fields.board}
            onChange={(board) => change({ board })}
          />
          <TextField
            name="pot"
            isNumber
            label={w.pot}
            value={fields.pot}
            onChange={(pot) => change({ pot })}
          />
          <TextField
            name="stack"
            isNumber
            label={w.stack}
            value={fields.stack}
            onChange={(stack) => change({ stack })}
          />
        </div>
        <BoardCards text={fields.board} />
        <div className={styles.ranges}>
          <RangeEditor name="oop" label={sides[0]} text={fields.oop} onChange={(oop) => change({ oop })} />
          <RangeEditor name="ip" label={sides[1]} text={fields.ip} onChange={(ip) => change({ ip })} />
        </div>
        <MenuTable fields={fields} onChange={(menus) => change({ menus })} />
      </div>
      <aside className={lab.side}>
        <div className={lab.fields}>
          <TextField
            name="goal"
            isNumber
            label={w.goal}
            value={fields.goal}
            onChange={(goal) => change({ goal })}
          />
          <TextField
            name="iterations"
            isNumber
            label={w.iterations}
            value={fields.iterations}
            onChange={(iterations) => change({ iterations })}
          />
        </div>
        <h2>{e.title}</h2>
        {estimated === undefined && <p role="status">{e.working}</p>}
        {estimated?.ok === false && <LabError error={estimated.error} />}
        {estimated?.ok === true && (
          <>
            <RunFigures
              figures={[
                [e.nodes, String(estimated.value.nodes)],
                [e.memory, writeBytes(estimated.value.bytes)],
                [e.time, e.seconds(estimated.value.seconds)],
              ]}
            />
            <p className={lab.meaning}>{e.meaning(estimated.value.combos[0], estimated.value.combos[1])}</p>
            {!estimated.value.fits && (
              <section className={lab.refusal} role="alert" data-part="too-large">
                <p>
                  {e.tooLarge(writeBytes(estimated.value.bytes))} <code>memory/too-large</code>
                </p>
                {estimated.value.smaller.map(({ kinds, file, bytes }) => (
                  <Button key={kinds.join()} onClick={() => onChange(fieldsOfFile(file, fields))}>
                    {e.smaller(
                      kinds.map((kind) => e.kinds[kind]),
                      writeBytes(bytes),
                    )}
                  </Button>
                ))}
                {estimated.value.smaller.length === 0 && <p>{e.nothingFits}</p>}
              </section>
            )}
          </>
        )}
        <Button look="key" disabled={!canRun} onClick={onRun} data-part="start">
          {w.run}
        </Button>
        <LoadButton label={w.load} onLoad={onLoad} />
        {fields.locks.length > 0 && <p className={lab.meaning}>{w.locksKept(fields.locks.length)}</p>}
      </aside>
    </div>
  );
}

/** Opens a saved tree. */
export const LoadButton = ({
  label,
  onLoad,
}: {
  readonly label: string;
  readonly onLoad: (file: File) => void;
}) => (
  <label className={lab.load}>
    {label}
    <input
      type="file"
      accept=".solved"
      data-part="load"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file !== undefined) onLoad(file);
        target.value = '';
      }}
    />
  </label>
);
