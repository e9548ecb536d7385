/** An icon of one line on a square of 20, in the colour of the words beside it. */
export const drawLineIcon = (path: string) => (
  <svg className="line-icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
);
