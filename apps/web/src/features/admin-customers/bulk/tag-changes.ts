import { foldedText, type CustomerRow } from '@shop/shared';

/** A tag that many customers get or lose. */
export interface TagAct {
  tag: string;
  isAdded: boolean;
}

/** The tags of one customer as they are to be, and as they were seen. */
export interface TagChange {
  customer: Pick<CustomerRow, '_id' | 'name'>;
  tags: readonly string[];
  tagsBefore: readonly string[];
}

/** What an act changes: nothing of customers who have the tag already, or do not have it. */
export function tagChanges(
  customers: readonly CustomerRow[],
  { tag, isAdded }: TagAct,
): TagChange[] {
  return customers.flatMap(({ _id, name, tags: tagsBefore = [] }) => {
    const others = tagsBefore.filter((each) => foldedText(each) !== foldedText(tag));
    const hasTag = others.length < tagsBefore.length;
    if (hasTag === isAdded) return [];
    return { customer: { _id, name }, tags: isAdded ? [...tagsBefore, tag] : others, tagsBefore };
  });
}

/** What takes changes back, unless somebody has changed the tags since. */
export function undoneChanges(changes: readonly TagChange[]): TagChange[] {
  return changes.map(({ customer, tags, tagsBefore }) => ({
    customer,
    tags: tagsBefore,
    tagsBefore: tags,
  }));
}

/** `12 customers` */
export function customersOf(count: number): string {
  return count === 1 ? '1 customer' : `${count.toLocaleString('en-US')} customers`;
}
