import type { DetailTexts, ProductStatus } from '@shop/shared';
import type { ProductRecord } from '../products/product.model.js';

/** The stored fields of a product's details; undefined ones are absent. */
type StoredDetails = { [Name in 'hiddenAs' | 'publishAt']: ProductRecord[Name] | undefined };

/** The status that administrators chose. */
export function statusOf({ hiddenAs }: Pick<ProductRecord, 'hiddenAs'>): ProductStatus {
  return !hiddenAs || hiddenAs === 'scheduled' ? 'active' : hiddenAs;
}

/** What a form shows of a stored product's details. */
export function detailTexts(product: Pick<ProductRecord, keyof StoredDetails>): DetailTexts {
  return { status: statusOf(product), publishAt: product.publishAt?.toISOString() ?? '' };
}

/** The details of a form as they are stored. An active product whose publication time is to come waits for it. */
export function detailFields({ status, publishAt }: DetailTexts, now = new Date()): StoredDetails {
  const moment = publishAt ? new Date(publishAt) : undefined;
  const isWaiting = moment !== undefined && moment > now;
  const hiddenAs = status === 'draft' || status === 'archived' ? status : undefined;
  return { hiddenAs: hiddenAs ?? (isWaiting ? 'scheduled' : undefined), publishAt: moment };
}

/** An update by which a document has these fields, and lacks those that are undefined. */
export function setOrUnset(fields: object) {
  const entries = Object.entries(fields);
  const absent = entries.filter(([, value]) => value === undefined).map(([name]) => [name, 1]);
  return {
    $set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    ...(absent.length > 0 && { $unset: Object.fromEntries(absent) as Record<string, 1> }),
  };
}
