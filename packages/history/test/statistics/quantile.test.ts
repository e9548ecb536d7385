import { describe, expect, test } from 'vitest';
import { normalQuantile, studentQuantile } from '../../src/index.js';

describe('quantiles as tables print them', () => {
  test.each([
    [0.5, 0],
    [0.9, 1.281552],
    [0.975, 1.959964],
    [0.995, 2.575829],
    [0.9995, 3.290527],
    [0.999999, 4.753424],
    [0.025, -1.959964],
    [1e-10, -6.361341],
  ])('normal, %s', (p, z) => expect(normalQuantile(p)).toBeCloseTo(z, 6));

  test.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [5, 2.571],
    [9, 2.262],
    [10, 2.228],
    [29, 2.045],
    [30, 2.042],
    [60, 2.0],
    [99, 1.984],
    [100, 1.984],
    [120, 1.98],
    [1000, 1.962],
  ])('Student, 97.5 %%, %i degrees of freedom', (freedom, t) =>
    expect(studentQuantile(0.975, freedom)).toBeCloseTo(t, 3),
  );

  test.each([
    [1, 63.657],
    [7, 3.499],
    [40, 2.704],
    [120, 2.617],
  ])('Student, 99.5 %%, %i degrees of freedom', (freedom, t) =>
    expect(studentQuantile(0.995, freedom)).toBeCloseTo(t, 3),
  );
});
