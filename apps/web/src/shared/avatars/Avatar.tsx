import styles from './Avatar.module.css';
import { findCharacter, MY_CHARACTER } from './characters.js';

interface AvatarProps {
  /** The name of the player; undefined is the visitor. */
  readonly name: string | undefined;
  /** Out of the hand: without colour. */
  readonly isQuiet?: boolean;
}

/** The face of a player. It fills its parent's width; the name is beside it. */
export function Avatar({ name, isQuiet = false }: AvatarProps) {
  const { ground, drawing } = name === undefined ? MY_CHARACTER : findCharacter(name);
  return (
    <svg className={`${styles.avatar} ${isQuiet ? styles.quiet : ''}`} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" fill={ground} />
      {drawing}
    </svg>
  );
}
