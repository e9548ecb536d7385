/** The fields of a JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text parsed as JSON, or undefined (which JSON cannot express) if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The beginning of a value as JSON, for an error. Endless nesting and values outside JSON cannot be written. */
export function quote(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? 'nothing').slice(0, 40);
  } catch {
    return '…';
  }
}
