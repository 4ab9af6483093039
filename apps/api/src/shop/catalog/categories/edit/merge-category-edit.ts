import { orderToStore, type CategoryEdit, type CategoryOrder } from '@shop/shared';
import { conflict } from '@shop/http/errors';
import { whoChanged } from '../../../audit/index.js';
import type { CategoryRecord } from '../category.model.js';
import { orderView } from '../category.view.js';

/** A category as its form shows it. */
export interface CategoryValues {
  name: string;
  /** Null at the top. */
  parent: string | null;
  text: string;
  order: CategoryOrder | null;
}

type Field = keyof CategoryValues;

/**
 * The values of a category after an edit, together with what others saved since its form was opened.
 * @throws HttpError 409 if somebody else changed a field that the form changes, too; the message says who.
 */
export async function mergeCategoryEdit(
  edit: CategoryEdit,
  stored: CategoryRecord,
): Promise<CategoryValues> {
  const now = valuesOf(stored);
  const values = { ...now };
  const clashes: Field[] = [];
  const merge = <Name extends Field>(name: Name, sent: CategoryValues[Name] | undefined) => {
    const seen = edit[`${name}Before`];
    if (sent === undefined || (seen !== undefined && isSame(sent, seen))) return;
    if (seen !== undefined && ![seen, sent].some((one) => isSame(now[name], one)))
      clashes.push(name);
    values[name] = sent;
  };
  merge('name', edit.name);
  merge('parent', edit.parent);
  merge('text', edit.text);
  merge('order', edit.order === undefined ? undefined : orderToStore(edit.order));
  const errors = await Promise.all(clashes.map((name) => clashError(name, stored)));
  const [first] = errors;
  if (first) throw conflict(first.message, errors);
  return values;
}

function valuesOf({ name, parent, text = '', order }: CategoryRecord): CategoryValues {
  return {
    name,
    parent: parent?.toHexString() ?? null,
    text,
    order: order ? orderView(order) : null,
  };
}

function isSame(one: CategoryValues[Field], other: CategoryValues[Field]): boolean {
  const plain = (value: CategoryValues[Field]) =>
    typeof value === 'string'
      ? value.trim().replace(/\r\n?/g, '\n')
      : value && [value.rule, ...(value.pinned ?? [])].join();
  return plain(one) === plain(other);
}

const ACTS: Record<Field, (name: string) => string> = {
  name: (name) => `renamed this category to ${name}`,
  parent: () => 'moved this category',
  text: () => 'changed the text of this category',
  order: () => 'changed the order of its products',
};

async function clashError(field: Field, { _id, name }: CategoryRecord) {
  const who = await whoChanged(_id, { fact: field });
  const message = `${who} ${ACTS[field](name)} after you opened it. Load it again before you save.`;
  return { field, message };
}
