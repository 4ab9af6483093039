import { endpoints, IMPORT_LIMITS, type Import, type ImportAction } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../../testing/factories.js';
import { buildImport, pieceOf } from '../../../../testing/files/imports.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { ProductModel } from '../../products/product.model.js';
import { ImportFileModel } from '../jobs/import-file.model.js';
import { runNextJob } from '../jobs/run-job.js';

const api = useTestShop();

const FILE = [
  'Handle,Title,Variant Price,Variant Inventory Qty,Farbe',
  'lamp,Lamp,20,3,red',
  'rug,Rug,x,1,blue',
  'vase,Vase,12.50,4,',
  '',
].join('\n');

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

async function upload(text: string | Buffer): Promise<Import> {
  const bytes = Buffer.from(text);
  const announced = await api.call(endpoints.createImport, {
    token,
    body: { name: 'products.csv', size: bytes.length },
  });
  let current: Import = announced.body.import;
  const { pieceBytes } = IMPORT_LIMITS;
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes).toString('base64');
    const params = { id: current._id, number: at / pieceBytes + 1 };
    const { body } = await api.call(endpoints.addImportPiece, {
      token,
      params,
      body: { bytes: piece },
    });
    current = body.import;
  }
  return current;
}

const read = async (id: string) =>
  (await api.call(endpoints.getImport, { token, params: { id } })).body.import;

const act = (id: string, action: ImportAction, options?: Partial<Import['options']>) =>
  api.call(endpoints.updateImport, {
    token,
    params: { id },
    body: { action, ...(options && { options: { columns: {}, ...options } }) },
  });

async function check(text: string, options?: Partial<Import['options']>): Promise<Import> {
  const { _id } = await upload(text);
  await act(_id, 'check', options);
  await runNextJob();
  return read(_id);
}

describe('an import on screen', () => {
  it('knows the columns of an uploaded file', async () => {
    const uploaded = await upload(FILE);
    expect(uploaded).toMatchObject({ state: 'ready', products: 0 });
    expect(uploaded.columns.map(({ column }) => column)).toEqual([
      'handle',
      'title',
      'price',
      'quantity',
      null,
    ]);
  });

  it('puts a file together from its pieces', async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => `Lamp ${at},${at}.50`);
    const text = ['Title,Price', ...rows, ''].join('\n');
    const { _id, state } = await upload(text);
    expect(state).toBe('ready');
    const pieces = await ImportFileModel.find({ job: _id }).sort({ number: 1 });
    expect(Buffer.concat(pieces.map(({ bytes }) => bytes)).toString()).toBe(text);
  });

  it('is checked without writing anything', async () => {
    const checked = await check(FILE);
    expect(checked).toMatchObject({
      state: 'checked',
      products: 3,
      processed: 3,
      counts: { created: 2, changed: 0, unchanged: 0, refused: 1 },
    });
    expect(await ProductModel.countDocuments()).toBe(0);
    const params = { id: checked._id };
    const { body } = await api.call(endpoints.listImportRemarks, { token, params });
    expect(body.remarks[0]).toMatchObject({
      isProblem: true,
      line: 3,
      column: 'Variant Price',
      value: 'x',
    });
    const query = { outcome: 'created' } as const;
    const created = await api.call(endpoints.listImportResults, { token, params, query });
    expect(created.body).toMatchObject({ total: 2, results: [{ name: 'Lamp' }, { name: 'Vase' }] });
  });

  it('says what new products cost, with variants from the lowest to the highest price', async () => {
    const rows = [
      'Handle,Title,Option1 Name,Option1 Value,Price,Variant Hidden',
      'lamp,Lamp,,,20,',
      'shirt,Shirt,Size,S,1250,',
      'shirt,,,M,8.5,',
      'shirt,,,L,1,yes',
      'mug,Mug,Size,S,5,',
      'mug,,,M,5,',
      '',
    ];
    const { _id } = await check(rows.join('\n'));
    const { body } = await api.call(endpoints.listImportResults, {
      token,
      params: { id: _id },
      query: { outcome: 'created' },
    });
    const price = (after: string) => [{ field: 'Price', before: '', after }];
    expect(body.results.map(({ changes }) => changes)).toEqual([
      price('$20.00'),
      price('$8.50 to $1,250.00'),
      price('$5.00'),
    ]);
  });

  it('imports what was checked, and then says field by field what another file changes', async () => {
    const { _id } = await check(FILE);
    await act(_id, 'start');
    await runNextJob();
    expect(await read(_id)).toMatchObject({ state: 'done', counts: { created: 2, refused: 1 } });
    expect(await ProductModel.countDocuments()).toBe(2);
    expect(await ImportFileModel.countDocuments()).toBe(0);
    const again = await check(FILE.replace('Lamp,20', 'Lamp,21'));
    const { body } = await api.call(endpoints.listImportResults, {
      token,
      params: { id: again._id },
    });
    expect(body.results).toMatchObject([
      { name: 'Lamp', changes: [{ before: '$20.00', after: '$21.00' }] },
    ]);
  });

  it('reads the file as its columns are assigned', async () => {
    const text = 'Sache;Kosten\nLampe;20,50\n';
    const refused = await check(text);
    expect(refused).toMatchObject({
      state: 'ready',
      error: 'None of the columns is known. Assign them first.',
    });
    await act(refused._id, 'check', {
      columns: { Sache: 'title', Kosten: 'price' },
      decimalComma: true,
    });
    await runNextJob();
    expect(await read(refused._id)).toMatchObject({
      state: 'checked',
      error: null,
      counts: { created: 1 },
    });
  });

  it('pauses, goes on and is cancelled', async () => {
    const { _id } = await check(FILE);
    await act(_id, 'start');
    await act(_id, 'pause');
    expect(await runNextJob()).toBe(false);
    await act(_id, 'continue');
    await act(_id, 'cancel');
    expect(await runNextJob()).toBe(false);
    expect(await read(_id)).toMatchObject({ state: 'cancelled' });
    expect(await ProductModel.countDocuments()).toBe(0);
    expect(await ImportFileModel.countDocuments()).toBe(0);
  });

  it.each([
    ['ready', 'start'],
    ['running', 'continue'],
    ['paused', 'pause'],
    ['done', 'cancel'],
    ['uploading', 'check'],
  ] as const)('that is %s can not %s', async (state, action) => {
    const id = await buildImport(FILE, { state });
    const { status } = await api.refuse(endpoints.updateImport, {
      token,
      params: { id },
      body: { action },
    });
    expect(status).toBe(409);
    expect((await read(id)).state).toBe(state);
  });

  it('refuses a workbook with advice', async () => {
    const failed = await upload(Buffer.from('PK\u0003\u0004 sheet\n'));
    expect(failed.state).toBe('failed');
    expect(failed.error).toContain('Save the sheet as CSV');
  });

  it('refuses a piece of the wrong size', async () => {
    const id = await buildImport(FILE, { state: 'uploading' });
    const body = pieceOf('half');
    const params = { id, number: 1 };
    const { status } = await api.refuse(endpoints.addImportPiece, { token, params, body });
    expect(status).toBe(400);
  });
});
