import { InputError } from '@doorcard/cards';
import { makeLateSpotJsonSchema } from '@doorcard/solver/late';
import { makeViewJsonSchema } from '@doorcard/table';
import type { Command } from 'commander';
import { addCommonOptions, readCommonOptions } from '../options.js';
import { writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard schema view > view.schema.json
  doorcard schema late-spot > late-spot.schema.json

Schemas: view (what a seat may see of a hand; the input of "doorcard decide"),
late-spot (a late street of stud or the betting after the last draw; an input of "doorcard solve").`;

const SCHEMAS: Readonly<Record<string, () => object>> = {
  view: makeViewJsonSchema,
  'late-spot': makeLateSpotJsonSchema,
};

export function addSchema(program: Command, terminal: Terminal): void {
  const command = program
    .command('schema')
    .description('Prints the JSON Schema of a format that other programs exchange with doorcard.')
    .argument('<name>', Object.keys(SCHEMAS).join(', '))
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command).action((name: string, raw: unknown) => {
    const { json } = readCommonOptions(raw, terminal.env);
    const schema = Object.hasOwn(SCHEMAS, name) ? SCHEMAS[name] : undefined;
    if (schema === undefined) {
      throw new InputError({
        code: 'schema/unknown',
        value: name,
        problem: `unknown schema "${name}"`,
        expected: `one of ${Object.keys(SCHEMAS).join(', ')}`,
      });
    }
    writeLine(terminal.stdout, JSON.stringify(schema(), null, json ? 0 : 2));
  });
}
