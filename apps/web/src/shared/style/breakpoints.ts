/**
 * The widths at which layouts change, in CSS pixels; a style sheet writes the same numbers: `(max-width: 719px)` is a
 * phone, `(min-width: 1100px)` has room beside the page, `(min-width: 1600px)` has room for a rail at the table.
 * `test/style.test.ts` refuses any other width.
 */
export const BREAKPOINTS = { tablet: 720, wide: 1100, rail: 1600 } as const;
