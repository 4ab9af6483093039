import { createHash } from 'node:crypto';
import { BSON, type Db, type Document } from 'mongodb';

/** What upgrades add to the documents of version 1, also while the shop is open: orders that were shipped get invoices. */
const ADDED = ['leastQuantity', 'invoicedAt', 'invoiceAtPayment', 'uncounted'];
/** A counter that version 1 did not have. */
const COUNTER_ADDED = 'invoices';

/** A digest of all documents of each collection as version 1 had them, by the collection's name. */
export async function digests(db: Db): Promise<Record<string, string>> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = collections.map(({ name }) => name).sort();
  const found = names.map(async (name) => [name, await digest(db, name)] as const);
  return Object.fromEntries(await Promise.all(found));
}

async function digest(db: Db, name: string): Promise<string> {
  const hash = createHash('sha256');
  const documents = db.collection(name).find({}, { sort: { _id: 1 } });
  for await (const document of documents) {
    if (name === 'counters' && String(document._id) === COUNTER_ADDED) continue;
    hash.update(BSON.serialize(asInVersion1(document)));
  }
  return hash.digest('hex');
}

function asInVersion1(document: Document): Document {
  const lines: unknown = document.lines;
  const payment: unknown = document.payment;
  return {
    ...without(document, ADDED),
    ...(typeof payment === 'object' && payment && { payment: without(payment, ['state']) }),
    // Those of synonyms are texts.
    ...(Array.isArray(lines) && {
      lines: lines.map((line: unknown) =>
        typeof line === 'object' && line ? without(line, ['_id']) : line,
      ),
    }),
  };
}

function without(document: object, names: readonly string[]): Document {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)));
}
