import { findPage } from '@shop/mongo';
import { DELETED_USER, type EndpointInput, type endpoints } from '@shop/shared';
import { contactsOf } from '../../accounts/index.js';
import { namedVariantView } from '../variants/variant.view.js';
import {
  MOVED_ORDERS,
  StockMovementModel,
  type StockMovementRecord,
} from './stock-movement.model.js';

/** One page of the stock history of a product, which may be deleted, or of one of its variants. */
export async function listMovements(
  product: string,
  { variant, sort, ...page }: EndpointInput<typeof endpoints.listStockMovements>['query'],
) {
  const filter = { product, ...(variant && { 'variant._id': variant }) };
  const list = { filter, sort: MOVED_ORDERS[sort] };
  const { rows, total } = await findPage<StockMovementRecord>(StockMovementModel, list, page);
  const people = await contactsOf(rows.flatMap(({ by }) => by ?? []));
  const movements = rows.map(({ _id, at, variant: moved, by, ...row }) => ({
    _id: _id.toHexString(),
    at: at.toISOString(),
    variant: moved ? namedVariantView(moved) : null,
    reason: row.reason,
    moved: row.moved,
    quantity: row.quantity,
    order: row.order ?? null,
    by: by
      ? { _id: by.toHexString(), name: people.get(by.toHexString())?.name ?? DELETED_USER }
      : null,
  }));
  return { movements, total };
}
