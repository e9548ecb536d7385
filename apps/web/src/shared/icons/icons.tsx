import styles from './icons.module.css';

/** An icon of lines on a square of 20, in the colour of the words beside it. */
export const makeLineIcon = (path: string) =>
  function Icon() {
    return (
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    );
  };

export const PlayIcon = makeLineIcon('M6 4l10 6-10 6z');
export const SlidersIcon = makeLineIcon('M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4');
export const PlusIcon = makeLineIcon('M10 4v12M4 10h12');
export const CardsIcon = makeLineIcon('M3.5 4.5h8v11h-8zM13.5 6l3.5 1-2.5 9.5-2-.5');
export const ChartIcon = makeLineIcon('M3 16h14M4 12l4-4 3 3 5-6');
export const BookIcon = makeLineIcon(
  'M10 5.5C8 4 5.5 4 3.5 4.5v11c2-.5 4.5-.5 6.5 1 2-1.5 4.5-1.5 6.5-1v-11c-2-.5-4.5-.5-6.5 1zM10 5.500v11',
);
export const TargetIcon = makeLineIcon(
  'M10 3a7 7 0 1 0 7 7M10 6.5a3.5 3.5 0 1 0 3.5 3.5M10 10l6-6M13.5 3.5v3h3',
);
export const ScaleIcon = makeLineIcon('M10 4v12M6 16h8M4 6h12M4 6L2 11h4zM16 6l-2 5h4z');

export const FlaskIcon = makeLineIcon('M8 3h4M9 3v5l-5 8.500h12L11 8V3M6.500 13h7');

/** The mark of Doorcard: a card that is a door. */
export const DoorIcon = () => (
  <svg className={styles.door} viewBox="0 0 20 24" aria-hidden="true">
    <rect
      x="1.5"
      y="1.5"
      width="17"
      height="21"
      rx="3.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
    />
    <path d="M6 5.500l6.5 2.200v11.300L6 17.500z" fill="currentColor" />
    <circle cx="10.7" cy="13.2" r="1" fill="var(--room-0)" />
  </svg>
);
