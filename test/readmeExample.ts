import { format, inspect } from 'node:util';
import { parseSync } from 'oxc-parser';

// The first TypeScript block of a README is an example that runs. A statement that is an expression may end in a
// comment with its value; CONTRIBUTING.md explains the form.

/** A result of an example beside the comment that shows it. */
interface ShownResult {
  /** Of the example, counted from 1. */
  readonly line: number;
  readonly shown: string;
  readonly value: unknown;
  /** Whether `value` is a list of what `console.log` got. */
  readonly isPrinted: boolean;
}

/** The first TypeScript block of a page. */
export const findExample = (page: string): string | undefined => /^```ts\n([^]*?)^```$/m.exec(page)?.[1];

/**
 * The example as a module that compares its results where they arise and exports a list `mistakes`: for each shown
 * result the mistake, or undefined. `self` is the address of this file. Lines keep their numbers.
 */
export function addChecks(example: string, self: string): { module: string; imports: string[] } {
  const { program, comments, module, errors } = parseSync('example.ts', example);
  if (errors.length > 0) throw new Error(errors[0]!.message);
  let text = '';
  let end = 0;
  for (const node of program.body) {
    if (node.type !== 'ExpressionStatement') continue;
    const comment = comments.find(
      ({ start }) => start >= node.end && isOnLine(example.slice(node.end, start)),
    );
    if (comment === undefined) continue;
    const { expression } = node;
    const isPrinted =
      expression.type === 'CallExpression' && sourceOf(example, expression.callee) === 'console.log';
    const value = isPrinted
      ? `[${expression.arguments.map((argument) => sourceOf(example, argument)).join(', ')}]`
      : sourceOf(example, expression);
    const line = example.slice(0, node.end).split('\n').length;
    const shown = JSON.stringify(comment.value.trim());
    const result = `{ line: ${line}, shown: ${shown}, value: ${value}, isPrinted: ${isPrinted} }`;
    text += `${example.slice(end, node.start)}mistakes.push(findMistake(${result}));`;
    end = node.end;
  }
  return {
    module: `import { findMistake } from ${JSON.stringify(self)}; export const mistakes: unknown[] = []; ${text}${example.slice(end)}`,
    imports: module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
  };
}

const isOnLine = (between: string): boolean => !between.includes('\n');

const sourceOf = (text: string, { start, end }: { start: number; end: number }): string =>
  text.slice(start, end);

/** What is wrong with a shown result; undefined when it is right. */
export function findMistake({ line, shown, value, isPrinted }: ShownResult): string | undefined {
  const forms = isPrinted ? [format(...(value as unknown[]))] : [write(value), writeJson(value)];
  return forms.some((form) => fits(form, shown))
    ? undefined
    : `line ${line} shows ${shown}, but it is ${forms[0]}`;
}

/** Undefined for what JSON cannot hold. */
function writeJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** `…` near the end stands for anything; only what closes brackets and quotes may follow it. */
function fits(form: string | undefined, shown: string): boolean {
  const beginning = /^(.+)…[\s\]})'"]*$/.exec(shown)?.[1];
  return beginning === undefined ? form === shown : form?.startsWith(beginning.trimEnd()) === true;
}

/** A value as a literal on one line, the way Prettier lays it out. */
function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  const hasFields = typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
  if (!hasFields || value instanceof Map || value instanceof Set)
    return inspect(value, { maxStringLength: null });
  const fields = Object.entries(value).map(
    ([name, each]) => `${/^\w+$/.test(name) ? name : inspect(name)}: ${write(each)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
