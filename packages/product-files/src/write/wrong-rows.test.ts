import { expect, it } from 'vitest';
import { fileOf, read } from '../testing/files.js';
import { indexFile } from '../read/index-file.js';
import { readRecords } from '../read/read-records.js';
import { writeWrongRows } from './wrong-rows.js';

/** A file whose rows are all refused, saved. */
async function saved(content: string): Promise<string> {
  const source = fileOf(content);
  const { format, layout } = await indexFile(source, {});
  const records: string[][] = [];
  for await (const { cells } of readRecords(source, format)) records.push(cells);
  const rows = records.slice(1).map((cells) => ({ cells, problem: 'Wrong' }));
  return written(layout.header, rows, format.separator);
}

async function written(
  header: readonly string[],
  rows: { cells: string[]; problem: string }[],
  separator = ',',
): Promise<string> {
  async function* batches() {
    yield await Promise.resolve(rows);
  }
  let text = '';
  for await (const part of writeWrongRows({ header, separator }, batches())) text += part;
  return text;
}

const fieldsOf = async (content: string) =>
  (await read(content)).products.map(({ fields, variants }) => ({
    fields,
    variants: variants.map((variant) => ({ ...variant, line: 0 })),
  }));

it.each([
  [
    'numbers behind an apostrophe',
    "ID,Type,SKU,Name,Published,Regular price\n7,simple,A,Lamp,'-1,x\n",
  ],
  ['codes behind an apostrophe', "Handle,Title,SKU,Price\na,A,'-5A,1\nb,B,'0850,1\nc,C,''=1,1\n"],
  ['texts that could be formulas', 'Handle,Title,SKU,Price\na,=A,-5A,1\nb,-B,@b,-1\n'],
  ['quotes and line breaks', 'Handle,Title,Price\na,"A ""b"", c",1\nb,"one\ntwo",1\n'],
  ['decimal commas behind semicolons', 'Handle;Title;Price\na;A, or B;12,50\n'],
  ['decimal commas behind tabs', 'Handle\tTitle\tPrice\na\tA;B|C\t12,50\n'],
  ['the line in which Excel names the separator', 'sep=;\nHandle;Title;Price\na;A;12,50\n'],
])('are read as the file that they come from: %s', async (_, content) => {
  const again = await saved(content);
  expect(await fieldsOf(again)).toMatchObject(await fieldsOf(content));
  // Saved a second time, nothing is added but what was wrong.
  expect(await fieldsOf(await saved(again))).toMatchObject(await fieldsOf(content));
});

it('are a file of their own separator that spreadsheets open', async () => {
  const rows = [
    { cells: ['a;b', '12,50'], problem: 'Price: x' },
    { cells: ['=1+1'], problem: 'Refused with line 2' },
    { cells: ["'=1+1", "'-1"], problem: 'x' },
  ];
  expect(await written(['Title', '=Price'], rows, ';')).toBe(
    "\ufeffTitle;'=Price;Problem\n\"a;b\";12,50;Price: x\n'=1+1;;Refused with line 2\n'=1+1;'-1;x\n",
  );
});
