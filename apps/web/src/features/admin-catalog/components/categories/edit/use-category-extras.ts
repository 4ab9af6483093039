import {
  orderToStore,
  type CategoryDetails,
  type CategoryEdit,
  type CategoryRule,
} from '@shop/shared';
import { useState } from 'react';
import { useOpenedCategory } from '../../../api/get-categories';

/** A product that is shown before others. */
export interface PinnedProduct {
  _id: string;
  name: string;
}

/** What a category has besides its name, as the form shows it. */
export interface CategoryExtras {
  /** Null at the top. */
  parent: string | null;
  text: string;
  rule: CategoryRule;
  pinned: readonly PinnedProduct[];
}

interface Opened {
  category: CategoryDetails;
  pinned: readonly PinnedProduct[];
}

function extrasOf({ category, pinned }: Opened): CategoryExtras {
  const { parent = null, text = '', order } = category;
  return { parent, text, rule: order?.rule ?? 'newest', pinned };
}

/** What is sent of them, with what the form was opened with, so that a colleague's change is not undone. */
function editOf({ parent, text, rule, pinned }: CategoryExtras, { category }: Opened) {
  return {
    parent,
    parentBefore: category.parent ?? null,
    text,
    textBefore: category.text ?? '',
    order: orderToStore({ rule, pinned: pinned.map(({ _id }) => _id) }),
    orderBefore: category.order ?? null,
  } satisfies Partial<CategoryEdit>;
}

/** What a category has besides its name: what the server says, and what was changed since. */
export function useCategoryExtras(id: string) {
  const { data, error, refetch } = useOpenedCategory(id);
  const [changes, setChanges] = useState<Partial<CategoryExtras>>({});
  const extras = data && { ...extrasOf(data), ...changes };
  return {
    /** Undefined while they are loading. */
    extras,
    error,
    refetch,
    change: (part: Partial<CategoryExtras>) => setChanges((now) => ({ ...now, ...part })),
    edit: data && extras ? editOf(extras, data) : {},
  };
}
