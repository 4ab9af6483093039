import { dollarsFromCents, type ProductEdit } from '@shop/shared';
import { whoChanged } from '../../audit/index.js';
import { conflict } from '../../http/errors.js';
import type { PreparedPhoto } from '../photos/prepare-photo.js';
import type { ProductRecord } from './product.model.js';

/** The fields of an edit that are merged; the stock changes by a difference instead. */
type MergedField = 'name' | 'description' | 'price' | 'category' | 'shipping' | 'photo';

/**
 * An edit together with what others saved since its form was opened: a field that the form left unchanged keeps the
 * stored value. A field without the value that the form was opened with is taken as sent.
 * @throws HttpError 409 if somebody else gave a field that the form changes another value; the message says who.
 */
export async function mergeEdit(
  edit: ProductEdit,
  stored: ProductRecord,
  photo?: PreparedPhoto,
): Promise<ProductEdit & { shipping: boolean }> {
  const clashes: MergedField[] = [];
  function merge<Value>(
    field: MergedField,
    { sent, seen, now }: { sent: Value; seen: Value | undefined; now: Value },
  ): Value {
    if (seen === undefined) return sent;
    if (isSame(sent, seen)) return now;
    if (!isSame(now, seen) && !isSame(now, sent)) clashes.push(field);
    return sent;
  }

  const { nameBefore, descriptionBefore, priceBefore, categoryBefore, shippingBefore } = edit;
  const price = dollarsFromCents(stored.priceCents);
  const category = stored.category.toHexString();
  const { shipping = stored.shipping } = edit;
  const merged = {
    ...edit,
    name: merge('name', { sent: edit.name, seen: nameBefore, now: stored.name }),
    description: merge('description', {
      sent: edit.description,
      seen: descriptionBefore,
      now: stored.description,
    }),
    price: merge('price', { sent: edit.price, seen: priceBefore, now: price }),
    category: merge('category', { sent: edit.category, seen: categoryBefore, now: category }),
    shipping: merge('shipping', { sent: shipping, seen: shippingBefore, now: stored.shipping }),
  };
  if (photo) {
    const now = stored.photo?.version ?? '';
    merge('photo', { sent: photo.version, seen: edit.photoBefore, now });
  }
  await refuse(clashes, stored);
  return merged;
}

/** Texts are compared as the schema stores them. Browsers send every line break of a form as CR LF. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  const plain = (text: string) => text.trim().replace(/\r\n?/g, '\n');
  return plain(one) === plain(other);
}

async function refuse(clashes: readonly MergedField[], { _id }: ProductRecord): Promise<void> {
  const errors = await Promise.all(
    clashes.map(async (field) => {
      const who = await whoChanged(_id, { fact: field });
      const message = `${who} changed the ${field} after you opened this product. Load it again before you save.`;
      return { field, message };
    }),
  );
  const [first] = errors;
  if (first) throw conflict(first.message, errors);
}
