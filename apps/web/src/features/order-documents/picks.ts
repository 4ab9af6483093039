import { nameWithVariant, statusRow, type PackingSlip } from '@shop/shared';

/** What is taken from one place of the shelves, for all orders together. */
export interface Pick {
  name: string;
  sku?: string;
  barcode?: string;
  quantity: number;
  /** Which orders get how many of them. */
  orders: { number: number; quantity: number }[];
}

/** Whether something of the order is still to be packed. */
export function isToBePacked({ status, lines }: PackingSlip): boolean {
  const { awaits } = statusRow(status);
  return awaits === 'shop' && lines.some(({ quantity, left = quantity }) => left > 0);
}

/** The goods that these orders still need, each once, by SKU and name. Goods without a SKU come last. */
export function picksOf(slips: readonly PackingSlip[]): Pick[] {
  const picks = new Map<string, Pick>();
  for (const { number, lines } of slips.filter(isToBePacked)) {
    for (const { quantity, left = quantity, ...line } of lines) {
      if (left > 0) addPick(picks, line, { number, quantity: left });
    }
  }
  return [...picks.values()].sort(bySku);
}

type Goods = Omit<PackingSlip['lines'][number], 'quantity' | 'left'>;

function addPick(picks: Map<string, Pick>, goods: Goods, order: Pick['orders'][number]): void {
  const { barcode } = goods;
  const sku = goods.variant?.sku ?? goods.sku;
  const name = nameWithVariant(goods);
  const key = JSON.stringify([sku, name]);
  const pick = picks.get(key);
  if (!pick) {
    const codes = { ...(sku && { sku }), ...(barcode && { barcode }) };
    picks.set(key, { name, ...codes, quantity: order.quantity, orders: [order] });
    return;
  }
  pick.quantity += order.quantity;
  const same = pick.orders.find(({ number }) => number === order.number);
  if (same) same.quantity += order.quantity;
  else pick.orders.push(order);
}

const { compare } = new Intl.Collator('en', { numeric: true });

function bySku(a: Pick, b: Pick): number {
  if (!a.sku !== !b.sku) return a.sku ? -1 : 1;
  return compare(a.sku ?? '', b.sku ?? '') || compare(a.name, b.name);
}
