import { lazy, Suspense, type Ref } from 'react';
import type { CustomFormProps } from './CustomForm.js';
import styles from './Customise.module.css';
import { useStartWords } from './useStartWords.js';

/** Fetched when the start page is shown: it is closed at first. */
const CustomForm = lazy(async () => ({ default: (await import('./CustomForm.js')).CustomForm }));

interface CustomiseProps extends CustomFormProps {
  readonly ref: Ref<HTMLElement>;
  readonly isOpen: boolean;
}

/** The choices of a table, behind a button. */
export function Customise({ ref, isOpen, ...form }: CustomiseProps) {
  const w = useStartWords();
  return (
    <section id="customise" className={styles.panel} aria-label={w.customise} hidden={!isOpen} ref={ref}>
      <Suspense>
        <CustomForm {...form} />
      </Suspense>
    </section>
  );
}
