import type { AuditFacts } from '@shop/shared';
import type { CategoryRecord } from '../category.model.js';
import { orderView } from '../category.view.js';

/** What audit entries record of a category; what it does not have is left out. */
export function categoryFacts(
  { name, text, order, position }: Pick<CategoryRecord, 'name' | 'text' | 'order' | 'position'>,
  parent?: Pick<CategoryRecord, 'name'> | null,
): AuditFacts {
  return {
    name,
    ...(parent && { parent: parent.name }),
    ...(position !== undefined && { position: position + 1 }),
    ...(text && { text }),
    ...(order && { order: orderText(order) }),
  };
}

/** `price, after 24 hexadecimal digits, …` for pinned products. */
function orderText(order: NonNullable<CategoryRecord['order']>): string {
  const { rule, pinned = [] } = orderView(order);
  return pinned.length > 0 ? `${rule}, after ${pinned.join(', ')}` : rule;
}
