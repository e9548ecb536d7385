// Quantiles of the normal and of Student's distribution.

// Wichura's AS 241 (1988), the coefficients of PPND16: exact to about sixteen digits.
const CENTRE = [
  3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987,
  67265.7709270087, 33430.57558358813, 2509.0809287301227,
] as const;
const CENTRE_BELOW = [
  1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
  28729.085735721943, 5226.495278852854,
] as const;
const MIDDLE = [
  1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
  0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
] as const;
const MIDDLE_BELOW = [
  1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
  0.0005475938084995345, 1.0507500716444169e-9,
] as const;
const TAIL = [
  6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
  0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
] as const;
const TAIL_BELOW = [
  1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133,
  1.8463183175100548e-5, 1.421511758316446e-7, 2.0442631033899397e-15,
] as const;

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, each) => sum * x + each, 0);

/** The value that a standard normal variable stays below with probability p, 0 < p < 1. */
export function normalQuantile(p: number): number {
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q;
    return (q * polynomial(CENTRE, r)) / polynomial(CENTRE_BELOW, r);
  }
  const r = Math.sqrt(-Math.log(q < 0 ? p : 1 - p));
  const z =
    r <= 5
      ? polynomial(MIDDLE, r - 1.6) / polynomial(MIDDLE_BELOW, r - 1.6)
      : polynomial(TAIL, r - 5) / polynomial(TAIL_BELOW, r - 5);
  return q < 0 ? -z : z;
}

/** From this many degrees of freedom on, four terms of the expansion are exact to seven digits. */
const MANY = 100;

/** The same for Student's distribution with `freedom` degrees of freedom, 1 or more; p above one half. */
export function studentQuantile(p: number, freedom: number): number {
  if (freedom >= MANY) return expand(normalQuantile(p), freedom);
  let [low, high] = [0, 1];
  while (studentBelow(high, freedom) < p) high *= 2;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (studentBelow(middle, freedom) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Abramowitz and Stegun 26.7.5. */
function expand(z: number, n: number): number {
  const [z3, z5, z7, z9] = [z ** 3, z ** 5, z ** 7, z ** 9];
  return (
    z +
    (z3 + z) / (4 * n) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * n ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n ** 3) +
    (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * n ** 4)
  );
}

/** Abramowitz and Stegun 26.7.3 and 26.7.4: the probability to stay below t > 0. */
function studentBelow(t: number, n: number): number {
  const angle = Math.atan(t / Math.sqrt(n));
  const cos2 = Math.cos(angle) ** 2;
  const isOdd = n % 2 === 1;
  let term = isOdd ? Math.cos(angle) : 1;
  let sum = n === 1 ? 0 : term;
  for (let k = isOdd ? 3 : 2; k < n - 1; k += 2) {
    term *= ((k - 1) / k) * cos2;
    sum += term;
  }
  const inside = isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
  return (1 + inside) / 2;
}
