import styles from './history.module.css';
/** Drawn on a square of 20; the button around it has the name. */
function Icon({ d, isFilled = false }: { readonly d: string; readonly isFilled?: boolean }) {
  return (
    <svg className={`${styles.icon} ${isFilled ? styles.filled : ''}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

const STAR = 'M10 2.2l2.4 5 5.4.7-4 3.8 1 5.5-4.8-2.7-4.8 2.7 1-5.5-4-3.8 5.4-.7z';

export const StarIcon = ({ isOn }: { readonly isOn: boolean }) => <Icon d={STAR} isFilled={isOn} />;
export const FirstIcon = () => <Icon d="M5 4v12M15 4l-7 6 7 6" />;
export const PreviousIcon = () => <Icon d="M13 4l-7 6 7 6" />;
export const NextIcon = () => <Icon d="M7 4l7 6-7 6" />;
export const LastIcon = () => <Icon d="M15 4v12M5 4l7 6-7 6" />;
export const PlayIcon = () => <Icon d="M6 3.5v13l10-6.5z" isFilled />;
export const PauseIcon = () => <Icon d="M7 4v12M13 4v12" />;
