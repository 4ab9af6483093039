import {
  detailNoun,
  fieldNoun,
  foldedText,
  PRODUCT_DETAIL_NAMES,
  PRODUCT_DETAILS,
  PRODUCT_FIELD_NAMES,
  type DetailTexts,
  type ProductDetailName,
  type ProductEdit,
  type ProductFieldName,
  type ProductValues,
} from '@shop/shared';
import { whoChanged } from '../../audit/index.js';
import { conflict } from '@shop/http/errors';
import type { BrandRecord } from '../brands/brand.model.js';
import type { PreparedPhoto } from '../photos/prepare-photo.js';
import type { ProductRecord } from './product.model.js';
import { detailTexts } from '../visibility/product-details.js';
import { productValues } from './stored-product.js';

/** The stock is not merged: it changes by a difference. */
type MergedField = Exclude<ProductFieldName, 'quantity'> | ProductDetailName;
const MERGED = [
  ...PRODUCT_FIELD_NAMES.filter((name) => name !== 'quantity'),
  ...PRODUCT_DETAIL_NAMES,
] as const;

/** What an edit is put onto. */
interface Merged {
  stored: ProductRecord;
  brand: Pick<BrandRecord, 'name'> | null;
  /** Whether the product is one of many: nobody has it open then, to load it again. */
  isOneOfMany?: boolean;
}

/** What an edit makes of a product. */
interface MergedEdit {
  values: ProductValues;
  texts: DetailTexts;
  /** The fields that the edit changes, if the product had all their new values before; else none. */
  already: readonly MergedField[];
}

/** A field that both sides changed. */
type Clash = MergedField | 'photo';

/**
 * The values of a product after an edit, together with what others saved since its form was opened: a field that the
 * form left unchanged keeps the stored value. A field without the value that the form was opened with is taken as sent.
 * @throws HttpError 409 if somebody else gave a field that the form changes another value; the message says who.
 */
export async function mergeEdit(
  edit: ProductEdit,
  { stored, brand, isOneOfMany = false }: Merged,
  photo?: PreparedPhoto,
): Promise<MergedEdit> {
  const now = productValues(stored);
  const textsNow = detailTexts(stored, brand);
  const versionsOf = (name: MergedField) => {
    const versions = {
      sent: edit[name],
      seen: edit[`${name}Before`],
      now: isDetail(name) ? textsNow[name] : now[name],
    };
    return name === 'brand' ? withoutCase(versions) : versions;
  };
  const changed = MERGED.filter((name) => isChange(versionsOf(name)));
  const clashes: Clash[] = changed.filter((name) => isClash(versionsOf(name)));
  if (photo) {
    const versions = { sent: photo.version, seen: edit.photoBefore };
    if (isClash({ ...versions, now: stored.photo?.version ?? '' })) clashes.push('photo');
  }
  await refuse(clashes, stored, isOneOfMany);
  const valuesOf = (names: readonly MergedField[]) =>
    Object.fromEntries(names.map((name) => [name, edit[name]]));
  return {
    values: { ...now, ...valuesOf(changed.filter((name) => !isDetail(name))) },
    texts: { ...textsNow, ...valuesOf(changed.filter(isDetail)) },
    already: changed.every((name) => isThere(versionsOf(name))) ? changed : [],
  };
}

function isDetail(name: string): name is ProductDetailName {
  return name in PRODUCT_DETAILS;
}

/** A value as it was sent, as the form was opened with it, and as it is stored. */
type Versions = Record<'sent' | 'seen' | 'now', unknown>;

/** A brand keeps the spelling that it has in the shop, whatever an edit writes. */
function withoutCase(versions: Versions): Versions {
  const folded = Object.entries(versions).map(([name, text]) => [
    name,
    typeof text === 'string' ? foldedText(text) : text,
  ]);
  return Object.fromEntries(folded) as Versions;
}

function isChange({ sent, seen }: Versions): boolean {
  return sent !== undefined && (seen === undefined || !isSame(sent, seen));
}

function isClash({ sent, seen, now }: Versions): boolean {
  return seen !== undefined && !isSame(sent, seen) && !isSame(now, seen) && !isSame(now, sent);
}

const isThere = ({ sent, now }: Versions) => isSame(now, sent);

/** Texts are compared as the schema stores them. Browsers send every line break of a form as CR LF. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  const plain = (text: string) => text.trim().replace(/\r\n?/g, '\n');
  return plain(one) === plain(other);
}

function nounOf(field: Clash): string {
  if (field === 'photo') return field;
  return isDetail(field) ? detailNoun(field) : fieldNoun(field);
}

async function refuse(
  clashes: readonly Clash[],
  { _id }: ProductRecord,
  isOneOfMany: boolean,
): Promise<void> {
  const errors = await Promise.all(
    clashes.map(async (field) => {
      const who = await whoChanged(_id, { fact: field });
      const noun = nounOf(field);
      const message = isOneOfMany
        ? `${who} changed the ${noun} meanwhile. That is kept.`
        : `${who} changed the ${noun} after you opened this product. Load it again before you save.`;
      return { field, message };
    }),
  );
  const [first] = errors;
  if (first) throw conflict(first.message, errors);
}
