import type { Model, ProjectionType, QueryFilter } from 'mongoose';

/** Which page of a list: 1-based, with so many rows. */
export interface PageRequest {
  page: number;
  pageSize: number;
}

/** What a list shows: which documents, in which order, and which of their fields (all by default). */
export interface ListSpec<Document> {
  filter: QueryFilter<Document>;
  /** Ends with `_id`, so that no row appears on two pages. */
  sort: Record<string, 1 | -1>;
  fields?: ProjectionType<Document>;
}

/** Reads one page of a list and counts all documents that match. */
export async function findPage<Document>(
  model: Model<Document>,
  { filter, sort, fields }: ListSpec<Document>,
  { page, pageSize }: PageRequest,
): Promise<{ rows: Document[]; total: number }> {
  const [rows, total] = await Promise.all([
    model
      .find(filter, fields)
      .sort(sort)
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean<Document[]>(),
    model.countDocuments(filter),
  ]);
  return { rows, total };
}
