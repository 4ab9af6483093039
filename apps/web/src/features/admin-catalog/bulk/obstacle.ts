import { formatDollars, PRODUCT_FIELDS, type BulkField } from '@shop/shared';
import { BULK_ACTIONS, type BulkEdit, type FieldChange } from './bulk-actions';

/** The prices of a product or of a variant. */
interface Prices {
  price: number;
  compareAtPrice?: number | null;
}

/** Why the two prices of something don't fit any more, if an edit changes one of them. */
function misfitOf(
  field: BulkField,
  after: string | number | null,
  { price, compareAtPrice }: Prices,
): string | undefined {
  if (field === 'price' && compareAtPrice != null && Number(after) > compareAtPrice)
    return `Its price would be above its compare-at price of ${formatDollars(compareAtPrice)}`;
  const isLow = after !== null && after !== '' && Number(after) < price;
  return field === 'compareAtPrice' && isLow
    ? `Its compare-at price would be below its price of ${formatDollars(price)}`
    : undefined;
}

/** Why something can't be changed like this, before the shop is asked. */
export function obstacleTo(
  { action }: BulkEdit,
  { after }: FieldChange<string | number | null>,
  prices: Prices,
): string | undefined {
  const { field } = BULK_ACTIONS[action];
  const misfit = misfitOf(field, after, prices);
  if (misfit !== undefined) return misfit;
  if (field !== 'price' && field !== 'quantity') return undefined;
  const what = field === 'price' ? 'price' : 'stock';
  if (Number(after) < 0) return `Its ${what} would be below 0`;
  if (Number(after) > PRODUCT_FIELDS[field].max) return `Its ${what} would be too high`;
  return undefined;
}
