import type { Model, ProjectionType, QueryFilter } from 'mongoose';

/** Which page of a list: counted from 1, `pageSize` rows each. */
export interface PageRequest {
  page: number;
  pageSize: number;
}

/** The order of most lists; `_id` breaks ties. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** What a list shows: which documents, in which order, and which of their fields (all by default). */
export interface ListSpec<Document, Row = Document> {
  filter: QueryFilter<Document>;
  /** Ends with `_id`, so that no row appears on two pages. */
  sort: Record<string, 1 | -1>;
  fields?: ProjectionType<Document>;
  /** The index to read, where the database would choose a worse one. */
  hint?: Record<string, 1 | -1> | undefined;
  /** Where there is a quicker way to count what matches. */
  count?: () => PromiseLike<number>;
  /** Makes a row of a document's bytes; without it, rows are decoded documents. */
  rowOf?: (bytes: Buffer) => Row;
}

/** Further rows than this are skipped by their index entries alone, which takes MongoDB a second query. */
const FAR = 1_000;

/** What the connected server can do. */
const server = { skipsByEntries: false };

/** @param skipsByEntries whether the server never reads documents that it skips, where their entries tell enough. */
export function setServer({ skipsByEntries }: { skipsByEntries: boolean }): void {
  server.skipsByEntries = skipsByEntries;
}

/** Reads one page of a list and counts all documents that match. */
export async function findPage<Document, Row = Document>(
  model: Model<Document>,
  list: ListSpec<Document, Row>,
  { page, pageSize }: PageRequest,
): Promise<{ rows: Row[]; total: number }> {
  const [rows, total] = await Promise.all([
    findRows(model, list, (page - 1) * pageSize, pageSize),
    list.count ? list.count() : model.countDocuments(list.filter),
  ]);
  return { rows, total };
}

/** Reads the rows of a list from a place on, counted from 0. */
export async function findRows<Document, Row = Document>(
  model: Model<Document>,
  { filter, sort, fields, hint, rowOf }: ListSpec<Document, Row>,
  skip: number,
  limit: number,
): Promise<Row[]> {
  // To the database, a limit of 0 means no limit.
  if (limit === 0) return [];
  const read = (
    which: QueryFilter<Document>,
    what: ProjectionType<Document> | undefined,
    options = {},
  ) =>
    // All in one batch: by default, the rest of more than 101 rows takes a second round trip.
    model.find(which, what, options).sort(sort).limit(limit).batchSize(limit);
  const rows = async (which: QueryFilter<Document>, options = {}) => {
    if (!rowOf) return read(which, fields, options).lean<Row[]>();
    const documents = await read(which, fields, { ...options, raw: true }).lean<Buffer[]>();
    return documents.map((bytes) => rowOf(bytes));
  };
  const options = { skip, ...(hint && { hint }) };
  if (skip < FAR || server.skipsByEntries) return rows(filter, options);
  const ids = await read(filter, { _id: 1 }, options).lean<{ _id: unknown }[]>();
  if (ids.length === 0) return [];
  const found: QueryFilter<object> = { _id: { $in: ids.map(({ _id }) => _id) } };
  return rows(found);
}
