import type { Model, ProjectionType, QueryFilter } from 'mongoose';

/** Which page of a list: counted from 1, `pageSize` rows each. */
export interface PageRequest {
  page: number;
  pageSize: number;
}

/** The order of most lists; `_id` breaks ties. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** What a list shows: which documents, in which order, and which of their fields (all by default). */
export interface ListSpec<Document> {
  filter: QueryFilter<Document>;
  /** Ends with `_id`, so that no row appears on two pages. */
  sort: Record<string, 1 | -1>;
  fields?: ProjectionType<Document>;
  /** Where there is a quicker way to count what matches. */
  count?: () => Promise<number>;
}

/** Reads one page of a list and counts all documents that match. */
export async function findPage<Document>(
  model: Model<Document>,
  { filter, sort, fields, count }: ListSpec<Document>,
  { page, pageSize }: PageRequest,
): Promise<{ rows: Document[]; total: number }> {
  const [rows, total] = await Promise.all([
    model
      .find(filter, fields)
      .sort(sort)
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean<Document[]>(),
    count ? count() : model.countDocuments(filter),
  ]);
  return { rows, total };
}
