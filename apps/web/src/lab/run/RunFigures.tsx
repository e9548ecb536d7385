import styles from './run.module.css';

/** A few numbers with their names. */
export const RunFigures = ({
  figures,
}: {
  readonly figures: readonly (readonly [name: string, value: string])[];
}) => (
  <dl className={styles.figures}>
    {figures.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
