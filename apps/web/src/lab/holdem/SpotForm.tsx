import { Button } from '../../shared/buttons/Button.js';
import { BoardCards } from '../BoardCards.js';
import { PresetButtons } from '../PresetButtons.js';
import { writeBytes } from '../run/figures.js';
import { RunFigures } from '../run/RunFigures.js';
import { RunForm } from '../run/RunForm.js';
import { useEstimate } from '../run/useEstimate.js';
import { TextFields } from '../TextFields.js';
import { useLabWords } from '../useLabWords.js';
import { MenuTable } from './MenuTable.js';
import { PRESET_SPOTS, SPOT_PRESETS } from './presets.js';
import { RangeEditor } from './RangeEditor.js';
import { fieldsOfFile, makeSpotFile, type SpotFields } from './spotFields.js';
import { estimateSpot } from './spotEstimate.js';
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
  const estimated = useEstimate(makeSpotFile(fields), estimateSpot);
  const change = (part: Partial<SpotFields>): void => onChange({ ...fields, ...part });
  return (
    <div className={lab.columns} data-part="spot-form">
      <div className={lab.main}>
        <PresetButtons
          presets={SPOT_PRESETS}
          names={w.presetNames}
          onChoose={(preset) => onChange(PRESET_SPOTS[preset])}
        />
        <TextFields
          fields={fields}
          onChange={change}
          list={[
            { name: 'board', label: w.board },
            { name: 'pot', label: w.pot, isNumber: true },
            { name: 'stack', label: w.stack, isNumber: true },
          ]}
        />
        <BoardCards text={fields.board} />
        <div className={styles.ranges}>
          <RangeEditor name="oop" label={sides[0]} text={fields.oop} onChange={(oop) => change({ oop })} />
          <RangeEditor name="ip" label={sides[1]} text={fields.ip} onChange={(ip) => change({ ip })} />
        </div>
        <MenuTable fields={fields} onChange={(menus) => change({ menus })} />
      </div>
      <RunForm fields={fields} onChange={change} estimated={estimated} onRun={onRun} onLoad={onLoad}>
        {({ nodes, bytes, seconds, combos, fits, smaller }) => (
          <>
            <RunFigures
              figures={[
                [e.nodes, String(nodes)],
                [e.memory, writeBytes(bytes)],
                [e.time, e.seconds(seconds)],
              ]}
            />
            <p className={lab.meaning}>{e.meaning(combos[0], combos[1])}</p>
            {!fits && (
              <section className={lab.refusal} role="alert" data-part="too-large">
                <p>
                  {e.tooLarge(writeBytes(bytes))} <code>memory/too-large</code>
                </p>
                {smaller.map(({ kinds, file, bytes: less }) => (
                  <Button key={kinds.join()} onClick={() => onChange(fieldsOfFile(file, fields))}>
                    {e.smaller(
                      kinds.map((kind) => e.kinds[kind]),
                      writeBytes(less),
                    )}
                  </Button>
                ))}
                {smaller.length === 0 && <p>{e.nothingFits}</p>}
              </section>
            )}
          </>
        )}
      </RunForm>
    </div>
  );
}
