import { isRecord } from '@doorcard/sealed';

// Data from outside is checked field by field. A check returns the place of the first bad part, such as
// `.seats[2].chips`, '' for the value itself, or undefined when all is well. Other packages describe shapes with
// zod/mini; the engine has these few functions instead, because it has no dependencies and a session is checked
// against its own config (how many chairs, which games), which a fixed schema cannot say.
export type Check = (value: unknown) => string | undefined;

const check =
  (isGood: (value: unknown) => boolean): Check =>
  (value) =>
    isGood(value) ? undefined : '';

export const whole = (min = 0, max = Number.MAX_SAFE_INTEGER): Check =>
  check((value) => Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max);

export const notNegative: Check = check((value) => Number.isFinite(value) && (value as number) >= 0);

export const bool: Check = check((value) => typeof value === 'boolean');

export const matching = (pattern: RegExp): Check =>
  check((value) => typeof value === 'string' && pattern.test(value));

export const oneOf = (values: readonly unknown[]): Check => check((value) => values.includes(value));

export const orNull =
  (inner: Check): Check =>
  (value) =>
    value === null ? undefined : inner(value);

export const optional =
  (inner: Check): Check =>
  (value) =>
    value === undefined ? undefined : inner(value);

export const list =
  (item: Check, min = 0, max = Infinity): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) return '';
    const places = value.map(item);
    const at = places.findIndex((place) => place !== undefined);
    return at === -1 ? undefined : `[${at}]${places[at]}`;
  };

export const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (!isRecord(value)) return '';
    for (const [name, field] of Object.entries(fields)) {
      const place = field(value[name]);
      if (place !== undefined) return `.${name}${place}`;
    }
    return undefined;
  };
