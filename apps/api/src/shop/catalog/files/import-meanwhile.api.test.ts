import { endpoints, urlOf } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildCheckout } from '../../../testing/orders/checkouts.js';
import { buildAdmin, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { operator } from '../../accounts/index.js';
import { StockMovementModel } from '../stock/stock-movement.model.js';
import { VariantModel } from '../variants/variant.model.js';
import { importFile } from './import-file.js';

const api = useTestShop();

const ROUNDS = 6;
const START = 50;
const SIZES = ['S', 'M', 'L'];
const HEADER =
  'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Status,Tags';

/** A shirt of all sizes. Each round has other tags, and every second one sets the stock, too. */
function fileOf(round: number): string {
  const pieces = round % 2 === 0 ? String(START + round) : '';
  const rows = SIZES.map((size, at) =>
    at === 0
      ? `shirt,Shirt,Size,${size},10,${pieces},active,round ${round}`
      : `shirt,,,${size},10,${pieces},,`,
  );
  return [HEADER, ...rows, ''].join('\n');
}

function importRound(round: number) {
  const source = {
    async *open() {
      yield await Promise.resolve(new TextEncoder().encode(fileOf(round)));
    },
  };
  const options = { currency: 'USD' };
  return importFile(source, { name: 'shirts.csv', options, by: operator(), isShared: false });
}

it('loses no piece between imports, edits and sales: the history of each variant adds up', async () => {
  await importRound(0);
  const { token } = await buildUser();
  const admin = await buildAdmin();
  const variants = await VariantModel.find().sort({ position: 1 }).lean();
  const product = String(variants[0]?.product);
  const sold = new Map<string, number>();

  async function sell() {
    for (let sale = 0; sale < ROUNDS * 2; sale += 1) {
      const variant = variants[sale % variants.length]?._id.toHexString() ?? '';
      await api.call(
        endpoints.placeOrder,
        buildCheckout(token, [{ product, variant, quantity: 1 }]),
      );
      sold.set(variant, (sold.get(variant) ?? 0) + 1);
    }
  }

  /** @returns whether the edit was accepted: it is not if the import has saved the grid since it was read. */
  async function editOnce(editKey: string): Promise<boolean> {
    const params = { id: product };
    const { body } = await api.call(endpoints.getVariants, { token: admin.token, params });
    const { product: shirt, version } = body;
    const rows = body.variants.map((row) => ({
      ...row,
      quantity: row.quantity + 1,
      quantityBefore: row.quantity,
    }));
    const { status } = await api.fetch(urlOf(endpoints.saveVariants, { params }), {
      method: 'PUT',
      headers: { Authorization: admin.token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ options: shirt.options, version, variants: rows, editKey }),
    });
    return status === 200;
  }

  async function edit() {
    for (let round = 0; round < ROUNDS; round += 1) while (!(await editOnce(`edit-${round}`)));
  }

  async function importAll() {
    for (let round = 1; round <= ROUNDS; round += 1) await importRound(round);
  }

  await Promise.all([sell(), edit(), importAll()]);
  for (const { _id, quantity } of await VariantModel.find().lean()) {
    const movements = await StockMovementModel.find({ 'variant._id': _id }).lean();
    const movedBy = (isSale: boolean) =>
      movements
        .filter(({ reason }) => (reason === 'order') === isSale)
        .reduce((sum, { moved }) => sum + moved, 0);
    expect(0 - movedBy(true)).toBe(sold.get(_id.toHexString()) ?? 0);
    expect(quantity + (sold.get(_id.toHexString()) ?? 0)).toBe(movedBy(false));
  }
});
