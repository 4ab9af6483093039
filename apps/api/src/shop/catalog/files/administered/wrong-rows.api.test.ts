import { endpoints, IMPORT_LIMITS, urlOf } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { ProductModel } from '../../products/product.model.js';
import { runNextJob } from '../jobs/run-job.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

/** Uploads a file and has it checked. @returns the id of the import. */
async function check(text: string): Promise<string> {
  const bytes = Buffer.from(text);
  expect(bytes.length).toBeLessThan(IMPORT_LIMITS.pieceBytes);
  const announced = await api.call(endpoints.createImport, {
    token,
    body: { name: 'products.csv', size: bytes.length },
  });
  const id = announced.body.import._id;
  const body = { bytes: bytes.toString('base64') };
  await api.call(endpoints.addImportPiece, { token, params: { id, number: 1 }, body });
  await api.call(endpoints.updateImport, { token, params: { id }, body: { action: 'check' } });
  await runNextJob();
  return id;
}

async function start(id: string): Promise<void> {
  await api.call(endpoints.updateImport, { token, params: { id }, body: { action: 'start' } });
  await runNextJob();
}

async function savedRows(id: string): Promise<string[]> {
  const address = urlOf(endpoints.exportWrongRows, { params: { id } });
  const reply = await api.fetch(address, { headers: { Authorization: token } });
  expect(reply.headers.get('content-disposition')).toContain('products - wrong rows.csv');
  return (await reply.text()).replace('\ufeff', '').trim().split('\n');
}

const read = async (id: string) =>
  (await api.call(endpoints.getImport, { token, params: { id } })).body.import;

describe('the wrong rows of a file', () => {
  it('are all rows of its refused products, with what is wrong', async () => {
    const id = await check(
      [
        'Handle,Title,Size,Option1 Name,Option1 Value,Variant Price',
        'lamp,Lamp,,,,20',
        'rug,"Rug, red",,Size,S,10',
        'rug,,,,M,x',
        '',
      ].join('\n'),
    );
    const rows = await savedRows(id);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toBe('Handle,Title,Size,Option1 Name,Option1 Value,Variant Price,Problem');
    expect(rows[1]).toBe('rug,"Rug, red",,Size,S,10,Refused with line 4');
    expect(rows[2]).toMatch(/^rug,,,,M,x,Variant Price: /);
    await start(id);
    expect(await savedRows(id)).toEqual(rows);
  });

  it('are imported once they are corrected: separators and apostrophes stay as they are', async () => {
    const lines = ['Handle;Title;SKU;Published;Price', "a;A;'-5A;'-1;x", "b;B;'0850;'-1;12,50"];
    const id = await check(`${lines.join('\n')}\nc;C;;;y\n`);
    const rows = await savedRows(id);
    expect(rows[0]).toBe('Handle;Title;SKU;Published;Price;Problem');
    await start(await check(rows.join('\n').replace(';x;', ';12,50;').replace(';y;', ';3;')));
    const products = await ProductModel.find().sort({ slug: 1 }).lean();
    expect(products.map(({ sku, priceCents }) => [sku, priceCents])).toEqual([
      ['-5A', 1_250],
      [undefined, 300],
    ]);
  });
});

describe('a product that changes after the check of its file', () => {
  const FILE = 'Handle,Title,Variant Price\nlamp,Lamp,20\nvase,Vase,30\n';

  it('is refused, and the others are imported', async () => {
    await start(await check(FILE));
    const id = await check(FILE.replace('20', '25').replace('30', '35'));
    await ProductModel.updateOne({ slug: 'lamp' }, { priceCents: 2_100 });
    await start(id);
    expect((await read(id)).counts).toEqual({ created: 0, changed: 1, unchanged: 0, refused: 1 });
    const lamp = await ProductModel.findOne({ slug: 'lamp' }).lean();
    expect(lamp?.priceCents).toBe(2_100);
    const rows = await savedRows(id);
    expect(rows[1]).toContain('has changed since the file was checked');
  });

  it('is imported if the file changes other fields of it', async () => {
    await start(await check(FILE));
    const id = await check(FILE.replace('20', '25'));
    await ProductModel.updateOne({ slug: 'lamp' }, { description: 'Bright' });
    await start(id);
    expect((await read(id)).counts).toMatchObject({ changed: 1, refused: 0 });
  });
});
