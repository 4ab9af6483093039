import { ACCUMULATORS } from '../aggregation/accumulators.js';
import { EXPRESSIONS, VARIABLES } from '../aggregation/expressions/compile.js';
import { STAGES } from '../aggregation/pipeline.js';
import { GENERIC_FIELDS } from '../commands/arguments.js';
import { COMMANDS } from '../commands/registry.js';
import { DELETE_FIELDS } from '../commands/writes/delete.js';
import { UPDATE_FIELDS } from '../commands/writes/update.js';
import { FIELD_OPERATORS } from '../query/operators.js';
import { LOGICAL_OPERATORS } from '../query/parse-filter.js';
import { INDEX_OPTIONS } from '../store/catalog/index-specification.js';
import { PUSH_CLAUSES } from '../update/array-operators.js';
import { UPDATE_OPERATORS } from '../update/parse-operators.js';
import { TYPE_NAMES } from '../values/type-names.js';

/** Every table of supported names, under its title in the README. */
const SUPPORTED: Readonly<Record<string, readonly string[]>> = {
  Filters: [...Object.keys(LOGICAL_OPERATORS), ...Object.keys(FIELD_OPERATORS)],
  Updates: Object.keys(UPDATE_OPERATORS),
  'Clauses of `$push`': PUSH_CLAUSES,
  Stages: Object.keys(STAGES),
  Accumulators: Object.keys(ACCUMULATORS),
  Expressions: Object.keys(EXPRESSIONS),
  Variables: VARIABLES.map((name) => `$$${name}`),
  'Index options': INDEX_OPTIONS,
  'Types of values': TYPE_NAMES,
};

/** Fields of the statements within a command. */
const STATEMENTS: Readonly<Record<string, readonly string[]>> = {
  'each of `updates`': UPDATE_FIELDS,
  'each of `deletes`': DELETE_FIELDS,
};

const MARKERS = ['<!-- supported: npm run readme -->\n\n', '\n<!-- /supported -->'] as const;

/** The README with the text between the markers regenerated from the tables in the code. */
export function withSupported(readme: string): string {
  const [begin, end] = MARKERS;
  const [before = '', rest = ''] = readme.split(begin);
  const [, after = ''] = rest.split(end);
  const commands = Object.entries(COMMANDS).map(([name, { fields }]): [string, string] => [
    `\`${name}\``,
    fields === 'any' ? 'any' : code(fields),
  ]);
  const statements = Object.entries(STATEMENTS).map(([name, fields]) => [name, code(fields)]);
  const kinds = Object.entries(SUPPORTED).map(([kind, names]) => [kind, code(names)]);
  const tables = [
    table(['Command', 'Fields'], [...commands, ...statements, ['all', code(GENERIC_FIELDS)]]),
    table(['Kind', 'Names'], kinds),
  ];
  return `${before}${begin}${tables.join('\n')}${end}${after}`;
}

function code(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(' ');
}

/** A table with aligned columns, as prettier formats it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? title).length)),
  );
  const line = (cells: readonly string[], fill = ' '): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |\n`;
  return [line(head), line([], '-'), ...rows.map((row) => line(row))].join('');
}
