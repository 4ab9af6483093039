import type { Document, IndexDescription } from 'mongodb';

/** A command whose answer has been recorded from a real engine. */
export interface RecordedCase {
  /** unique; the answer is saved under it */
  name: string;
  documents: Document[];
  indexes?: IndexDescription[];
  /** run on the collection `subject`; the answer is its reply, or its error code */
  command: Document;
}

export const subject = 'subject';

/** Cases of `find`, sorted by `_id` and named after their filters. */
export function findCases(
  topic: string,
  documents: Document[],
  filters: Record<string, Document>,
): RecordedCase[] {
  return Object.entries(filters).map(([name, filter]) => ({
    name: `${topic}: ${name}`,
    documents,
    command: { find: subject, filter, projection: { _id: 1 }, sort: { _id: 1 } },
  }));
}

/** Cases of an update of one document or of all documents. */
export function updateCases(
  topic: string,
  document: Document,
  updates: Record<string, Document>,
): RecordedCase[] {
  return Object.entries(updates).map(([name, { q = {}, u, ...options }]) => ({
    name: `${topic}: ${name}`,
    documents: [document],
    command: { update: subject, updates: [{ q: q as Document, u: u as Document, ...options }] },
  }));
}

/** Cases of pipelines over the same documents. */
export function aggregateCases(
  topic: string,
  documents: Document[],
  pipelines: Record<string, Document[]>,
): RecordedCase[] {
  return Object.entries(pipelines).map(([name, pipeline]) => ({
    name: `${topic}: ${name}`,
    documents,
    command: { aggregate: subject, pipeline, cursor: {} },
  }));
}

/** Cases of expressions, each computed as the field `r` of every document. */
export function expressionCases(
  topic: string,
  documents: Document[],
  expressions: Record<string, unknown>,
): RecordedCase[] {
  return Object.entries(expressions).map(([name, r]) => ({
    name: `${topic}: ${name}`,
    documents,
    command: {
      aggregate: subject,
      pipeline: [{ $sort: { _id: 1 } }, { $project: { r } }],
      cursor: {},
    },
  }));
}
