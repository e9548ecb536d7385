/** What a colour of the style sheet is here and now, as a canvas wants it. */
export function readColours(place: HTMLElement): (name: string) => string {
  const probe = document.createElement('span');
  return (name) => {
    place.append(probe);
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}

const BAND_OPACITY = 0.14;

/** The colour of a band around a line. */
export const fade = (colour: string): string => colour.replace(/^rgb\((.*)\)$/, `rgba($1, ${BAND_OPACITY})`);

/** Ticks between whole numbers of hands. */
export const WHOLE_STEPS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000].flatMap((ten) => [
  ten,
  2 * ten,
  5 * ten,
]);
