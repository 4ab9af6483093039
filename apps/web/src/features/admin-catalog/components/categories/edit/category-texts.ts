import { orderToStore, type CategoryEdit, type CategoryRule } from '@shop/shared';
import type { OpenedCategory } from '../../../api/get-categories';

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

/** A category as its form has it. */
export interface CategoryTexts extends CategoryExtras {
  name: string;
}

export function textsOf({ category, pinned }: OpenedCategory): CategoryTexts {
  const { name, parent = null, text = '', order } = category;
  return { name, parent, text, rule: order?.rule ?? 'newest', pinned };
}

/** What is sent besides the name, with what the form was opened with, so that a colleague's change is not undone. */
export function editOf(
  { parent, text, rule, pinned }: CategoryExtras,
  { category }: OpenedCategory,
) {
  return {
    parent,
    parentBefore: category.parent ?? null,
    text,
    textBefore: category.text ?? '',
    order: orderToStore({ rule, pinned: pinned.map(({ _id }) => _id) }),
    orderBefore: category.order ?? null,
  } satisfies Partial<CategoryEdit>;
}
