import type { Model, ProjectionType, QueryFilter } from 'mongoose';

/** The page of a list: `page` counts from 1 and has `pageSize` rows. */
export interface PageRequest {
  page: number;
  pageSize: number;
}

/** The order of most lists; `_id` breaks ties. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** The content of a list: its documents, their order, and their fields (all by default). */
export interface ListSpec<Document> {
  filter: QueryFilter<Document>;
  /** Must end with `_id`, so that no row appears on two pages. */
  sort: Record<string, 1 | -1>;
  fields?: ProjectionType<Document>;
  /** The index to use, if the database would choose a worse one. */
  hint?: Record<string, 1 | -1> | undefined;
  /** A quicker way to count the matches, if there is one. */
  count?: () => PromiseLike<number>;
}

/** When skipping at least this many rows, ids are read first, so that MongoDB skips index entries, not documents. */
const FAR = 1_000;

/** A first page of this size mostly has room for all matches, and then nothing has to be counted. */
const RARELY_FULL = 500;

/** Capabilities of the connected server. */
const server = { skipsByEntries: false };

/** @param skipsByEntries whether the server never reads documents that it skips if index entries are sufficient. */
export function setServer({ skipsByEntries }: { skipsByEntries: boolean }): void {
  server.skipsByEntries = skipsByEntries;
}

/** Reads one page of a list and counts all documents that match. */
export async function findPage<Document>(
  model: Model<Document>,
  list: ListSpec<Document>,
  { page, pageSize }: PageRequest,
): Promise<{ rows: Document[]; total: number }> {
  const reading = findRows(model, list, (page - 1) * pageSize, pageSize);
  const { filter, hint } = list;
  const count = () => list.count?.() ?? model.countDocuments(filter, { ...(hint && { hint }) });
  if (page === 1 && pageSize >= RARELY_FULL) {
    const rows = await reading;
    return { rows, total: rows.length < pageSize ? rows.length : await count() };
  }
  const [rows, total] = await Promise.all([reading, count()]);
  return { rows, total };
}

/** Reads `limit` rows of a list after the first `skip`. */
export async function findRows<Document>(
  model: Model<Document>,
  { filter, sort, fields, hint }: ListSpec<Document>,
  skip: number,
  limit: number,
): Promise<Document[]> {
  // For the database, a limit of 0 means no limit.
  if (limit === 0) return [];
  const read = (
    which: QueryFilter<Document>,
    what: ProjectionType<Document> | undefined,
    options = {},
  ) =>
    // All in one batch: by default, rows after the first 101 take a second round trip.
    model.find(which, what, options).sort(sort).limit(limit).batchSize(limit);
  const rows = (which: QueryFilter<Document>, options = {}) =>
    read(which, fields, options).lean<Document[]>();
  const options = { skip, ...(hint && { hint }) };
  if (skip < FAR || server.skipsByEntries) return rows(filter, options);
  const ids = await read(filter, { _id: 1 }, options).lean<{ _id: unknown }[]>();
  if (ids.length === 0) return [];
  const found: QueryFilter<object> = { _id: { $in: ids.map(({ _id }) => _id) } };
  return rows(found);
}
