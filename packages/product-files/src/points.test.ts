import { describe, expect, it } from 'vitest';
import { CsvWriter, type WrittenProduct } from './index.js';
import { read, readOne } from './testing/files.js';

const HEADER =
  'Handle,Title,Body (HTML),Type,Variant SKU,Variant Price,Variant Inventory Qty,Status';
/** A file of plain products. */
const file = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');

// The numbers are those of the list that the importer was built by: catalogue.md, section 4.
describe('1: what stands around the cells', () => {
  const rows = ['a;A;Text;Chairs;A-1;12.50;3;active', 'b;B;Text;Chairs;;1;0;draft'];
  const header = HEADER.replaceAll(',', ';');

  it.each([
    [
      'a byte-order mark behind blank lines',
      `\n\t\ufeff${HEADER}\na,A,Text,Chairs,A-1,12.50,3,active\n`,
    ],
    ['semicolons and old line breaks', `${header}\r${rows.join('\r')}`],
    ['the line in which Excel names the separator', `sep=;\r\n${header}\r\n${rows.join('\r\n')}`],
    ['tabs', `${header}\n${rows.join('\n')}`.replaceAll(';', '\t')],
    [
      'spaces and another spelling of headers',
      file(' a , A ,Text, Chairs ,A-1, 12.50 , 3 , Active ').replace(
        'Variant SKU',
        ' VARIANT_SKU ',
      ),
    ],
  ])('reads %s', async (_, content) => {
    const { products, problems } = await read(content);
    expect(problems).toEqual([]);
    expect(products[0]).toMatchObject({
      handle: 'a',
      fields: { name: 'A', category: 'Chairs', status: 'active' },
      variants: [{ sku: 'A-1', price: 1250, quantity: 3 }],
    });
  });

  it.each(['utf-16le', 'utf-16be'] as const)('reads %s', async (encoding) => {
    const text = Buffer.from(`\ufeff${file('a,Größe,Text,Chairs,,1,0,active')}`, 'utf16le');
    const bytes = encoding === 'utf-16be' ? text.swap16() : text;
    expect((await readOne(bytes)).fields.name).toBe('Größe');
    expect((await readOne(bytes.subarray(2))).fields.name).toBe('Größe');
  });

  it('reads Windows-1252', async () => {
    const bytes = Buffer.from(file('a,Gr\u00f6\u00dfe \u0080,Text,Chairs,,1,0,active'), 'latin1');
    expect((await readOne(bytes)).fields.name).toBe('Größe €');
  });

  it('counts lines over blank ones and over line breaks in cells', async () => {
    const content = `\r\n${HEADER}\r\n\r\na,A,"one\r\ntwo",Chairs,,1,0,active\r\n,,,\r\nb,B,Text,Chairs,,x,0,active\r\n`;
    const { products, problems } = await read(content);
    expect(products.map(({ line }) => line)).toEqual([4, 7]);
    expect(products[0]?.fields.description).toBe('one\ntwo');
    expect(problems).toMatchObject([{ line: 7, column: 'Variant Price', value: 'x' }]);
  });

  it('keeps quotes that stand in the middle of a cell', async () => {
    expect((await readOne(file('a,Pipe 12" long,Text,Chairs,,1,0,active'))).fields.name).toBe(
      'Pipe 12" long',
    );
  });

  it('keeps what stands before a quote that is never closed, and says where it is', async () => {
    const { products, index } = await read(
      file('a,A,Text,Chairs,,1,0,active', 'b,"B,Text,Chairs,,1,0,active'),
    );
    expect(products).toHaveLength(1);
    expect(index.error).toMatchObject({ line: 3 });
  });

  it('refuses a workbook, and a file with no known column', async () => {
    await expect(read('PK\u0003\u0004…')).rejects.toThrow('Save the sheet as CSV');
    await expect(read('one,two\n1,2\n')).rejects.toThrow('None of the columns is known');
    expect((await read('')).products).toEqual([]);
  });
});

describe('2: the number of cells', () => {
  it('refuses a record with too many, and says how many there are', async () => {
    const { problems } = await read(file('a,A,Text,Chairs,A-1,1,0,active,more'));
    expect(problems).toEqual([
      { line: 2, column: '', value: '', reason: 'This row has 9 cells, but the header has 8' },
    ]);
  });

  it('fills up a record with too few, and lets blank ones through', async () => {
    const { products, problems } = await read(
      file('a,A,Text,Chairs,A-1,1', 'b,B,Text,Chairs,,1,0,draft,,'),
    );
    expect(problems).toEqual([]);
    expect(products).toHaveLength(2);
  });
});

describe('3: numbers', () => {
  it.each(['1.234,50', '12 pcs', '3.65E+11', '1.999', '-1', '1,234.50', 'free', '12.'])(
    'refuses the price %s',
    async (price) => {
      const { problems } = await read(file(`a,A,Text,Chairs,,"${price}",0,active`));
      expect(problems).toMatchObject([{ line: 2, column: 'Variant Price', value: price }]);
    },
  );

  it.each([
    ['12', 1200],
    ['0012.5', 1250],
    ['.99', 99],
    ['1000000', 100_000_000],
  ])('reads the price %s', async (price, cents) => {
    expect((await readOne(file(`a,A,Text,Chairs,,${price},0,active`))).variants[0]?.price).toBe(
      cents,
    );
  });

  it('names the limit that a price or a text is over', async () => {
    const { problems } = await read(
      file(`a,${'A'.repeat(121)},Text,Chairs,,1000000.01,1000001,active`),
    );
    expect(problems.map(({ reason }) => reason)).toEqual([
      'Name must have at most 120 characters',
      'Price must be at most 1000000',
      'Quantity must be at most 1000000',
    ]);
  });

  it('reads decimal commas if that is chosen, or if the file has semicolons and nothing else', async () => {
    const content = file('a,A,Text,Chairs,,"1.234,50",0,active');
    expect((await readOne(content, { decimalComma: true })).variants[0]?.price).toBe(123_450);
    const other = 'Handle;Title;Price\na;A;12,50\n';
    expect((await readOne(other)).variants[0]?.price).toBe(1250);
    expect((await read(`${other}b;B;12.50\n`)).problems).toHaveLength(1);
  });

  it.each(['1,000', '1.000', '20.000', '+1,000'])(
    'refuses the stock %s, which could mean a fraction',
    async (stock) => {
      const { problems } = await read(file(`a,A,Text,Chairs,,1,"${stock}",active`));
      expect(problems).toMatchObject([{ line: 2, column: 'Variant Inventory Qty', value: stock }]);
      expect(problems[0]?.reason).toContain('could mean');
    },
  );

  it.each([
    ['1 500', 1500],
    ['1,500 g', undefined],
    ['1,500', undefined],
    ['2.5', 3],
  ])('reads the weight %s in grams as %s', async (text, grams) => {
    const { products, problems } = await read(`Handle,Title,Variant Grams\na,A,"${text}"\n`);
    expect(products[0]?.variants[0]?.weight).toBe(grams);
    expect(problems).toHaveLength(grams === undefined ? 1 : 0);
  });

  it('reads a weight in kg with three decimals', async () => {
    const { variants } = await readOne('Handle,Title,Weight (kg)\na,A,"1,500"\n');
    expect(variants[0]?.weight).toBe(1500);
  });

  it.each([
    ['5', 5],
    ['5.0', 5],
    ['5,00', 5],
    ['1,234,567', 'Quantity must be at most 1000000'],
    ['123.456', '123.456 could mean 123456 or 123.456. Write a whole number without separators'],
    ['100,000,0', 'Quantity must be a whole number'],
    ['12 500', 12_500],
    ['1.5', 'Quantity must be a whole number'],
  ])('reads the stock %s as %s', async (stock, told) => {
    const { products, problems } = await read(file(`a,A,Text,Chairs,,1,"${stock}",active`));
    expect(problems[0]?.reason ?? products[0]?.variants[0]?.quantity).toBe(told);
  });

  it('keeps zeros of an SKU', async () => {
    expect((await readOne(file("a,A,Text,Chairs,'0850,1,0,active"))).variants[0]?.sku).toBe('0850');
  });

  it.each(['3.65E+11', '3,65e11', '4E+10'])(
    'doubts the SKU %s, which a spreadsheet may have shortened',
    async (sku) => {
      const { doubtful, variants } = await readOne(file(`a,A,Text,Chairs,"${sku}",1,0,active`));
      expect(doubtful).toMatchObject([{ line: 2, column: 'Variant SKU', value: sku }]);
      expect(variants[0]?.sku).toBe(sku);
    },
  );

  it.each(['12E5', '5010E3', '12E-5', '1e6'])('takes the SKU %s as it is', async (sku) => {
    const product = await readOne(file(`a,A,Text,Chairs,${sku},1,0,active`));
    expect(product).not.toHaveProperty('doubtful');
    expect(product).toMatchObject({ variants: [{ sku }], problems: [] });
  });
});

it('4: warns of a compare-at price below the price, a price of 0 and a stock below 0', async () => {
  const { products, problems, notices } = await read(
    'Handle,Title,Price,Compare At Price,Stock\na,A,0,,-3\nb,B,10,9,1\nc,C,10,10,1\n',
  );
  expect(problems).toEqual([]);
  expect(products.map(({ variants }) => variants[0])).toMatchObject([
    { price: 0, quantity: 0 },
    { price: 1000 },
    { price: 1000, compareAtPrice: 1000 },
  ]);
  expect(products[1]?.variants[0]).not.toHaveProperty('compareAtPrice');
  expect(notices.map(({ line, column }) => [line, column])).toEqual([
    [2, 'Price'],
    [2, 'Stock'],
    [3, 'Compare At Price'],
  ]);
});

describe('5: what stands twice', () => {
  const variants = 'Handle,Title,Option1 Name,Option1 Value,SKU,Price';

  it('takes rows of a handle together that stand apart', async () => {
    const { products } = await read(`${variants}\na,A,Size,S,,1\nb,B,,,,1\na,,,M,,2\n`);
    expect(products.map(({ handle }) => handle)).toEqual(['b', 'a']);
    expect(products[1]?.variants.map(({ values }) => values)).toEqual([['S'], ['M']]);
  });

  it('refuses the same values of options twice', async () => {
    const { problems } = await read(`${variants}\na,A,Size,S,,1\na,,, s ,,2\n`);
    expect(problems).toMatchObject([
      { line: 3, column: 'Option1 Value', reason: 'This variant is also on line 2' },
    ]);
  });

  it('leaves out an SKU from its second row on', async () => {
    const { products, notices } = await read(
      `${variants}\na,A,Size,S,X1,1\na,,,M,x1,2\nb,B,,,X1,3\n`,
    );
    expect(products.flatMap((one) => one.variants.map(({ sku }) => sku))).toEqual([
      'X1',
      undefined,
      undefined,
    ]);
    expect(notices.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('refuses an SKU that alone tells the product, from its second row on', async () => {
    const { products } = await read('SKU,Stock\nX1,1\nx1,2\n');
    expect(products.map(({ problems }) => problems)).toEqual([
      [],
      [{ line: 3, column: 'SKU', value: 'x1', reason: 'This SKU is also on line 2' }],
    ]);
    expect(products[1]?.notices).toEqual([]);
  });
});

it('6: keeps a handle that can stand in an address, and shows what it makes of another', async () => {
  const { products, notices } = await read(
    'Handle,Title,Price\nDas_1,A,1\nnhẫn-1,B,1\nnhan-1,C,1\n,A chair,1\n,A chair,2\n',
  );
  expect(products.map(({ handle }) => handle)).toEqual([
    'Das_1',
    'nhan-1-2',
    'nhan-1',
    'a-chair',
    'a-chair-2',
  ]);
  expect(notices).toMatchObject([{ line: 3, column: 'Handle', value: 'nhẫn-1' }]);
});

it('refuses a text of a photo that is over the limit of the forms', async () => {
  const alt = 'x'.repeat(251);
  const photos = (text: string) => `Handle,Title,Image Src,Image Alt Text\na,A,a.webp,${text}\n`;
  expect((await read(photos(alt))).problems).toMatchObject([
    { line: 2, column: 'Image Alt Text', reason: 'Alt text must have at most 250 characters' },
  ]);
  expect((await readOne(photos(alt.slice(1)))).photos[0]?.alt).toHaveLength(250);
});

it('clears the text of a photo only if blank cells clear', async () => {
  const file = 'Handle,Title,Image Src,Image Alt Text\na,A,a.webp,\n';
  expect((await readOne(file)).photos).toEqual([{ src: 'a.webp', line: 2 }]);
  expect((await readOne(file, { clears: true })).photos).toEqual([
    { src: 'a.webp', line: 2, alt: null },
  ]);
  const without = 'Handle,Title,Image Src\na,A,a.webp\n';
  expect((await readOne(without, { clears: true })).photos).toEqual([{ src: 'a.webp', line: 2 }]);
});

it.each([
  ['Product Category', 'Food, Beverages & Tobacco > Food Items > Candy', 'Candy'],
  ['Product Category', 'Food, Beverages & Tobacco', 'Food, Beverages & Tobacco'],
  ['category1', 'Kitchen -> Coffee Machines', 'Kitchen > Coffee Machines'],
  ['Categories', 'Food > Candy, Sale', 'Food > Candy'],
  ['Categories', 'Women, Women > Shoes > Boots', 'Women > Shoes > Boots'],
  ['Categories', 'A > B > C > D', 'A > B > C'],
  ['Categories', String.raw`Food\, Beverages & Tobacco, Sale`, 'Food, Beverages & Tobacco'],
])('takes the category from %s when the type is blank: %s', async (column, text, name) => {
  const { fields } = await readOne(`Handle,Title,Type,${column}\na,A,,"${text}"\n`);
  expect(fields.category).toBe(name);
});

it('7: makes text of HTML', async () => {
  const html =
    '"<meta charset=""utf-8""><style>p{}</style><p data-sheets-root=""1"">One &amp; <b>two</b>&nbsp;&eacute;</p><ul><li>three</li><li>four</li></ul><script>x()</script>"';
  const product = await readOne(file(`a,A,${html},Chairs,,1,0,active`));
  expect(product.fields.description).toBe('One & two é\n\n- three\n- four');
});

describe('13: an export', () => {
  const texts = [
    '=1+1',
    '+ Ink Color 2',
    '-5',
    '-x',
    '@a',
    "'=x",
    "'quoted",
    "'0850",
    'a "b", c',
    '<b>&amp;',
    'x < y > z',
  ];
  const product = (text: string, at: number): WrittenProduct => ({
    handle: `product-${at}`,
    name: text,
    description: `${text}\n\n\nand  more\tthan <this> &lt;\n- x`,
    category: text,
    status: 'draft',
    shipping: at % 2 === 0,
    publishAt: '2026-12-01T08:00:00.000Z',
    brand: text,
    tags: ['one', 'two'],
    seoTitle: text,
    seoDescription: text,
    attributes: [{ name: 'a: b\\', value: text }],
    options: at === 0 ? [] : ['Size', '+Color'],
    ...(at > 0 && { weight: 200 }),
    variants: (at === 0
      ? [[]]
      : [
          [text, '=red'],
          [text, 'blue'],
        ]
    ).map((values, row) => ({
      values,
      sku: row === 0 ? `${text}${at}` : null,
      price: 1999,
      compareAtPrice: row === 0 ? 2499 : null,
      quantity: 7,
      weight: row === 0 ? 0 : null,
      barcode: row === 0 ? '4006381333931' : null,
      hidden: row === 1,
      photo: row === 1 ? 'b.webp' : null,
    })),
    photos: [{ src: 'a.webp', alt: text }, { src: 'b.webp' }, { src: 'c.webp' }],
  });
  const products = texts.map(product);
  const withoutLine = (one: object) =>
    Object.fromEntries(
      Object.entries(one).filter(([name]) => name !== 'line' && name !== 'barcodeOn'),
    );

  it('imports as what it was made of', async () => {
    const {
      products: found,
      problems,
      notices,
    } = await read(CsvWriter.header() + CsvWriter.rows(products));
    expect({ problems, notices }).toEqual({ problems: [], notices: [] });
    expect(
      found.map(({ handle, fields, options, variants, photos }) => ({
        handle,
        ...fields,
        options,
        variants: variants.map(withoutLine),
        photos: photos.map(withoutLine),
      })),
    ).toEqual(
      products.map(({ variants, ...one }) => ({
        ...one,
        variants: variants.map(({ hidden, ...variant }) => ({
          ...Object.fromEntries(Object.entries(variant).filter(([, value]) => value !== null)),
          quantityAtExport: variant.quantity,
          ...(one.options.length > 0 && { hidden }),
        })),
      })),
    );
  });

  it('keeps the order of values that the variants have in another', async () => {
    const [first] = products;
    if (!first) throw new Error('No product');
    const row = { ...first.variants[0], sku: null, price: 1, compareAtPrice: null, quantity: 1 };
    const variants = [
      ['Red', 'M'],
      ['Blue', 'S'],
      ['Blue', 'M'],
    ].map((values) => ({ ...row, values, weight: null, barcode: null, hidden: false }));
    const sizes = { ...first, options: ['Color', 'Size'], variants };
    const order = (optionValues: string[][]) =>
      readOne(CsvWriter.header() + CsvWriter.rows([{ ...sizes, optionValues }]));
    expect(
      (
        await order([
          ['Red', 'Blue'],
          ['S', 'M'],
        ])
      ).optionValues,
    ).toEqual([[], ['S', 'M']]);
    expect(
      await order([
        ['Red', 'Blue'],
        ['M', 'S'],
      ]),
    ).not.toHaveProperty('optionValues');
  });

  it('has nothing that a spreadsheet takes for a formula', () => {
    const cells = CsvWriter.rows(products)
      .split(/[,\r\n]+/)
      .map((cell) => cell.replace(/^"/, ''));
    expect(cells.filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
  });
});

it('14: holds only what stands apart in memory, however long the file is', async () => {
  const rows = Array.from(
    { length: 5_000 },
    (_, at) => `p-${at >> 1},P ${at >> 1},${'x'.repeat(300)},Chairs,S-${at},1,1,active`,
  );
  const { products, problems } = await read(
    file(...rows.map((row, at) => (at % 2 ? row.replace(/^(p-\d+),.*?,/, '$1,,') : row))),
  );
  expect(products).toHaveLength(2_500);
  expect(problems).toEqual([]);
});

it.each([
  [
    'Men > Accessories, Sale, Gifts > New',
    'Imported in Men > Accessories alone, not in Sale, Gifts > New',
  ],
  ['A > B > C > D', 'Imported in A > B > C alone, not in A > B > C > D'],
  ['Women, Women > Shoes', undefined],
])('tells which of several categories are left out: %s', async (categories, reason) => {
  const { notices } = await read(`Title,Price,Categories\nA,1,"${categories}"\n`);
  expect(notices.map((notice) => notice.reason)).toEqual(reason === undefined ? [] : [reason]);
});
