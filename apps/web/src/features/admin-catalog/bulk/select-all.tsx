import {
  endpoints,
  LIMITS,
  type AdministeredListQuery,
  type AdministeredProduct,
} from '@shop/shared';
import { useState } from 'react';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { Button } from '../../../ui/forms/button';
import { notify } from '../../../ui/messages/notify';
import type { ProductSelection } from './use-product-selection';

/** Products of one request. */
const PAGE_SIZE = 100;

interface SelectAllProps {
  selection: ProductSelection;
  query: AdministeredListQuery;
  /** How many products match, on all pages. */
  total: number;
}

/** Selects all products of the list, on all pages, up to the maximum that can be selected at once. */
export function SelectAll({ selection, query, total }: SelectAllProps) {
  const [busy, setBusy] = useState(false);
  const most = Math.min(total, LIMITS.selectedProducts);
  if (selection.products.length >= most) return null;

  async function select() {
    setBusy(true);
    try {
      selection.replace(await allOf(query, most));
    } catch (error) {
      notify.error(failureText(error));
    }
    setBusy(false);
  }

  return (
    <Button tone="quiet" busy={busy} onClick={() => void select()}>
      Select {most < total ? 'the first' : 'all'} {most.toLocaleString('en-US')} that match
    </Button>
  );
}

/** The products of all pages, each once: a new product moves the others to later pages meanwhile. */
async function allOf(query: AdministeredListQuery, most: number): Promise<AdministeredProduct[]> {
  const found = new Map<string, AdministeredProduct>();
  for (let page = 1; page <= Math.ceil(most / PAGE_SIZE); page += 1) {
    const paged = { ...query, page, pageSize: PAGE_SIZE };
    const { products } = await call(endpoints.listAdministeredProducts, { query: paged });
    for (const product of products) found.set(product._id, product);
  }
  return [...found.values()];
}
