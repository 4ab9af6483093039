import type { Types } from 'mongoose';
import { ProductModel, VariantModel } from '../../catalog/index.js';
import type { OrderLineRecord, OrderRecord } from '../order.model.js';
import { dispatchedLines } from '../parcels/kept-back.js';
import type { Cell, Column } from './export-table.js';

/** The only fields that labels need. */
export const LABEL_FIELDS = [
  'number',
  'buyer',
  'delivery',
  'address',
  'lines',
  'price',
  'parcels',
  'refunds',
  'history',
] as const satisfies (keyof OrderRecord)[];

interface Labelled extends Pick<OrderRecord, (typeof LABEL_FIELDS)[number]> {
  /** Of all pieces that are sent, in grams; undefined where that of one is unknown. */
  weight: number | undefined;
}

/** An order without an address in parts goes to that of the account, which has its lines in one. */
const inOneLine = ({ delivery }: Labelled) => delivery.address.split(/\s*\n\s*/).join(', ');

/** An unknown part may be empty. */
const firstKnown = (...texts: (string | undefined)[]) => texts.find(Boolean) ?? '';

const COLUMNS: readonly Column<Labelled>[] = [
  ['Order', ({ number }) => number],
  ['Name', ({ address, delivery, buyer }) => firstKnown(address?.name, delivery.name, buyer.name)],
  ['Company', ({ address }) => address?.company ?? ''],
  ['Address line 1', (order) => (order.address ? (order.address.line1 ?? '') : inOneLine(order))],
  ['Address line 2', ({ address }) => address?.line2 ?? ''],
  ['City', ({ address }) => address?.city ?? ''],
  ['State', ({ address }) => address?.state ?? ''],
  ['Postal code', ({ address }) => address?.postalCode ?? ''],
  ['Country', ({ address }) => address?.country ?? ''],
  ['Phone', ({ address, delivery }) => firstKnown(address?.phone, delivery.phone)],
  ['E-mail', ({ delivery }) => delivery.email],
  ['Weight (g)', ({ weight }) => weight ?? ''],
  ['Delivery method', ({ price }) => price?.delivery?.name ?? ''],
];

/** Where orders go to of which something is sent, as programs of carriers take it. What is collected needs no label. */
export const LABELS_TABLE = {
  header: COLUMNS.map(([name]) => name),
  rowsOf: async (orders: readonly OrderRecord[]): Promise<Cell[][]> => {
    const weightOf = await weightsOf(orders.flatMap(({ lines }) => lines));
    return orders.flatMap((order) => {
      const sent = dispatchedLines(order);
      if (sent.length === 0 || order.price?.pickUpAt) return [];
      const weights = sent.map((line) => weightOf(line));
      const weight = weights.reduce(
        (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
        0,
      );
      return [COLUMNS.map(([, cell]) => cell({ ...order, weight }))];
    });
  },
};

type Weighed = Pick<OrderLineRecord, 'product' | 'variant' | 'quantity'>;

/** What lines weigh by the catalogue of now; undefined for those of unknown weight. */
async function weightsOf(lines: readonly Weighed[]) {
  const products = lines.map(({ product }) => product);
  const variants = lines.flatMap(({ variant }) => variant?._id ?? []);
  const known = new Map<string, number>();
  const note = ({ _id, weight }: { _id: Types.ObjectId; weight?: number | null | undefined }) =>
    weight && known.set(_id.toHexString(), weight);
  (await ProductModel.find({ _id: { $in: products } }, { weight: 1 }).lean()).forEach(note);
  if (variants.length > 0)
    (await VariantModel.find({ _id: { $in: variants } }, { weight: 1 }).lean()).forEach(note);
  return ({ product, variant, quantity }: Weighed): number | undefined => {
    const each =
      (variant && known.get(variant._id.toHexString())) ?? known.get(product.toHexString());
    return each === undefined ? undefined : each * quantity;
  };
}
