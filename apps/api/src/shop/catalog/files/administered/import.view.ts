import type { ReadOptions } from '@shop/product-files';
import type { Import, ImportPhoto, ImportRemark, ImportResult } from '@shop/shared';
import { NOTHING_UNDONE, undoUntil } from '../undo/undo-until.js';
import { NO_PHOTOS, type ImportJobRecord } from '../jobs/import-job.model.js';
import type { ImportRemarkRecord } from '../jobs/import-remark.model.js';
import type { ImportResultRecord } from '../jobs/import-result.model.js';
import type { NamedPhotoRecord } from '../photos/named-photo.model.js';

/** An import as the API returns it. */
export function importView(job: ImportJobRecord): Import {
  const { columns = {}, decimalComma, clears, complete } = JSON.parse(job.options) as ReadOptions;
  return {
    _id: job._id.toHexString(),
    name: job.name,
    state: job.state,
    createdAt: job.createdAt.toISOString(),
    endedAt: job.endedAt?.toISOString() ?? null,
    columns: (job.columns ?? []).map(({ header, column, samples }) => ({
      header,
      column,
      ...(samples && { samples: [...samples] }),
    })),
    options: {
      columns: { ...columns },
      ...(decimalComma !== undefined && { decimalComma }),
      ...(clears !== undefined && { clears }),
      ...(complete !== undefined && { complete }),
    },
    products: job.products,
    processed: job.cursor,
    counts: job.counts,
    otherCurrencies: job.otherCurrencies,
    ...(job.drafts && { drafts: job.drafts }),
    ...madeView(job),
    ...(job.stocks && { stocks: { changed: job.stocks.changed, left: job.stocks.left } }),
    error: job.error ?? null,
    undo: undoView(job),
    ...photosView(job),
  };
}

function madeView({ made }: ImportJobRecord): Pick<Import, 'made'> {
  const { categories = [], brands = [] } = made ?? {};
  return categories.length + brands.length > 0 ? { made: { categories, brands } } : {};
}

function photosView({ photos }: ImportJobRecord): Pick<Import, 'photos'> {
  if (!photos) return {};
  const { files, left, waiting, done, failed, unused } = { ...NO_PHOTOS, ...photos };
  const { count = 0, names = [] } = unused ?? {};
  return {
    photos: {
      ...{ files, left, waiting, done, failed },
      ...(count > 0 && { unused: { count, names: [...names] } }),
    },
  };
}

/** A photo that the file names, as the API returns it. */
export function photoView({ _id, line, src, state, reason }: NamedPhotoRecord): ImportPhoto {
  return { _id: _id.toHexString(), line, src, state, reason: reason ?? null };
}

function undoView(job: ImportJobRecord): Import['undo'] {
  const until = undoUntil(job);
  if (!job.undo || !until) return null;
  const { products, processed, counts } = { ...NOTHING_UNDONE, ...job.undo };
  const { made } = job.undo;
  return {
    until: until.toISOString(),
    ...{ products, processed, counts },
    ...(made && {
      made: { categories: made.categories, brands: made.brands, left: [...made.left] },
    }),
  };
}

/** A remark as the API returns it. */
export function remarkView(remark: ImportRemarkRecord): ImportRemark {
  const { _id, isProblem, line, column, value, reason } = remark;
  return { _id: _id.toHexString(), isProblem, line, column, value, reason };
}

/** What a check says about a product, as the API returns it. */
export function resultView(result: ImportResultRecord): ImportResult {
  const { _id, line, name, outcome, changes } = result;
  return {
    _id: _id.toHexString(),
    line,
    name,
    outcome,
    changes: changes.map(({ field, before, after }) => ({ field, before, after })),
  };
}
