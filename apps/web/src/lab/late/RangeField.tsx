import type { LateGameId } from '@doorcard/solver/late';
import { useId } from 'react';
import { Button } from '../../shared/buttons/Button.js';
import inputs from '../../shared/controls/inputs.module.css';
import { useLabWords } from '../useLabWords.js';
import lab from '../lab.module.css';

/** Classes of each game that are added by a press, from strong to everything. */
const CLASSES: Readonly<Record<LateGameId, readonly string[]>> = {
  razz: ['low3', 'low2', 'low1', 'low<=8', 'top 30%', '*'],
  stud: ['trips', 'pair', 'flush4', 'flush3', 'top 30%', '*'],
  stud8: ['low2', 'low1', 'pair', 'flush4', 'top 30%', '*'],
  badugi: ['badugi<=8', 'badugi', 'three<=7', 'three<=K', '*'],
  '2-7-triple': ['low<=8', 'low<=9', 'low<=T', 'low', '*'],
};

interface RangeFieldProps {
  readonly name: string;
  readonly game: LateGameId;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The range of hidden cards as text; classes of the game are added by a press. */
export function RangeField({ name, game, value, onChange }: RangeFieldProps) {
  const { late: w } = useLabWords();
  const id = useId();
  const items = value.split(',').map((item) => item.trim().replace(/[:@].*$/, ''));
  const toggle = (item: string): void => {
    const list = value.split(',').map((each) => each.trim());
    const rest = list.filter((each) => each !== '' && each.replace(/[:@].*$/, '') !== item);
    // Everything comes last: the first item that fits a hand decides.
    const all = rest.length === list.filter((each) => each !== '').length ? [...rest, item] : rest;
    onChange(all.toSorted((a, b) => Number(a.startsWith('*')) - Number(b.startsWith('*'))).join(', '));
  };
  return (
    <div className={inputs.field}>
      <label htmlFor={id}>{w.range}</label>
      <div className={lab.classes} role="group" aria-label={w.classes}>
        {CLASSES[game].map((item) => (
          <Button key={item} look="quiet" aria-pressed={items.includes(item)} onClick={() => toggle(item)}>
            {item}
          </Button>
        ))}
      </div>
      <textarea
        id={id}
        name={name}
        rows={2}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={`${id}-meaning`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-meaning`} className={inputs.meaning}>
        {w.rangeMeaning}
      </p>
    </div>
  );
}
