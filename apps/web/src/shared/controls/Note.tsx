import type { ComponentProps } from 'react';
import styles from './Note.module.css';

interface NoteProps extends ComponentProps<'section'> {
  readonly tone?: 'plain' | 'error';
}

/** A note beside the page's own text: news, a question, or what went wrong. */
export const Note = ({ tone = 'plain', className = '', ...rest }: NoteProps) => (
  <section {...rest} className={`${styles.note} ${styles[tone]} ${className}`} />
);
