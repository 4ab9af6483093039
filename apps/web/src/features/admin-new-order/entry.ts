import {
  readWholeNumber,
  type EndpointInput,
  type endpoints,
  type MyPreparedOrder,
  type OrderItem,
  type PaymentMethod,
  type PostalAddress,
  type PreparedOrderInput,
  type Quote,
} from '@shop/shared';
import { valuesOf } from '../../ui/fields/multi-select-field';
import { ONE_PIECE, type CartChoice } from '../admin-pricing';

/** What is entered for an order of a customer. */
export interface NewOrderEntry {
  /** Ids, separated by commas. */
  products: string;
  /** How much of each product; several of its variants each have their own. */
  chosen: Readonly<Record<string, readonly CartChoice[]>>;
  /** Separated by commas or spaces. */
  codes: string;
  address: PostalAddress;
  /** Absent if the invoice goes there, too. */
  billing?: PostalAddress | undefined;
  taxId: string;
  /** Empty until one is chosen. */
  shippingMethod: string;
  payment: string;
  note: string;
}

export const NO_ENTRY: NewOrderEntry = {
  products: '',
  chosen: {},
  codes: '',
  address: {},
  taxId: '',
  shippingMethod: '',
  payment: '',
  note: '',
};

/** How much of a product is ordered. */
export function chosenOf({ chosen }: NewOrderEntry, product: string): readonly CartChoice[] {
  return chosen[product] ?? [ONE_PIECE];
}

/** What is ordered; a field without a number of pieces is left out, and said at the field. */
export function itemsOf(entry: NewOrderEntry): OrderItem[] {
  return valuesOf(entry.products).flatMap((product) =>
    chosenOf(entry, product).flatMap(({ quantity, variant }) => {
      const pieces = piecesIn(quantity);
      return pieces === undefined ? [] : { product, ...(variant && { variant }), quantity: pieces };
    }),
  );
}

/** A whole number of pieces, 1 or more; undefined for anything else. */
export function piecesIn(text: string): number | undefined {
  const meant = readWholeNumber(text);
  const pieces = meant && 'number' in meant ? Number(meant.number) : 0;
  return pieces >= 1 ? pieces : undefined;
}

/** What decides the price besides the items. */
export function wishesOf({ codes, address, shippingMethod }: NewOrderEntry) {
  const entered = codes.split(/[\s,]+/).flatMap((code) => code.toUpperCase() || []);
  return {
    ...(entered.length > 0 && { codes: [...new Set(entered)] }),
    ...(address.country && { address }),
    ...(shippingMethod && { shippingMethod }),
  };
}

/** What is entered, to be prepared. */
export function preparedOf(entry: NewOrderEntry): PreparedOrderInput {
  const note = entry.note.trim();
  return {
    items: itemsOf(entry),
    ...wishesOf(entry),
    ...billingOf(entry),
    ...(note && { note }),
  };
}

/** Where the invoice goes, if it goes elsewhere, and the tax number on it. */
function billingOf({ billing, taxId }: NewOrderEntry) {
  return { ...(billing && { billing }), ...(taxId.trim() && { taxId }) };
}

/** The entry of what was prepared. */
export function entryOf(
  prepared: Omit<MyPreparedOrder, '_id' | 'version' | 'order'>,
): Partial<NewOrderEntry> {
  const { items, codes = [], address, billing, taxId, shippingMethod, note } = prepared;
  const chosen: Record<string, CartChoice[]> = {};
  for (const { product, variant = '', quantity } of items)
    (chosen[product] ??= []).push({ quantity: String(quantity), variant });
  return {
    products: Object.keys(chosen).join(','),
    chosen,
    codes: codes.join(', '),
    ...(address && { address }),
    ...(billing && { billing }),
    ...(taxId && { taxId }),
    ...(shippingMethod && { shippingMethod }),
    ...(note && { note }),
  };
}

/** How it is paid: as chosen, or in the only way there is; undefined while that is to be chosen. */
export function paymentOf(
  { payment }: NewOrderEntry,
  { paymentMethods: methods = [] }: Quote,
): PaymentMethod | undefined {
  const chosen = methods.find(({ id }) => id === payment);
  return chosen ?? (methods.length === 1 ? methods[0] : undefined);
}

/** The order as it is sent: what was shown has to be true still. */
export function orderOf(
  entry: NewOrderEntry,
  quote: Quote & Pick<PlacedInput, 'delivery'>,
): PlacedInput {
  const { total, delivery } = quote;
  const payment = paymentOf(entry, quote)?.id;
  const { note } = entry;
  return {
    items: itemsOf(entry),
    ...wishesOf(entry),
    ...(quote.destination && billingOf(entry)),
    total,
    delivery,
    ...(payment && { payment }),
    ...(note.trim() && { note }),
  };
}

type PlacedInput = EndpointInput<typeof endpoints.placeCustomerOrder>['body'];
