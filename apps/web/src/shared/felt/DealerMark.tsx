import styles from './DealerMark.module.css';

/** The button of the dealer, by its name. */
export const DealerMark = ({ label }: { readonly label: string }) => (
  <span className={styles.dealer} role="img" aria-label={label}>
    D
  </span>
);
