import { FairQueue, type Client } from '@shop/front';
import { FileReply } from '@shop/http';
import type { SignedInActor } from '@shop/http/access';
import { inBatches, inTransaction } from '@shop/mongo';
import {
  CUSTOMER_LIST_ID,
  customerExportFileName,
  isPermitted,
  type CustomerExportQuery,
  type CustomerSums,
} from '@shop/shared';
import mongoose from 'mongoose';
import { csvHead, csvRows } from '../../platform/csv.js';
import { UserModel, type UserRecord } from '../accounts/index.js';
import { recordAuditEntry } from '../audit/index.js';
import { filterByGroup } from '../pricing/index.js';
import { customerFilter } from './customer-filter.js';
import { customerSums } from './customer-sums.js';

/** Customers per read: all that an export holds in memory, with their orders. */
const BATCH_SIZE = 100;

const FIELDS = ['name', 'email', 'phone', 'address', 'tags'] as const;

/** Exports take turns batch by batch, so that many of them load the database no more than one. */
const batchQueue = new FairQueue({
  atOnce: 1,
  capacity: 600,
  clientCapacity: 100,
  maxWaitMs: 60_000,
});

type Cell = string | number;
type Column = readonly [name: string, cell: (user: UserRecord, sums: CustomerSums) => Cell];

const AMOUNTS: readonly Column[] = [
  ['Paid (¤)', (_, { paid }) => paid.toFixed(2)],
  ['Refunded (¤)', (_, { refunded }) => refunded.toFixed(2)],
  ['Spent (¤)', (_, { spent }) => spent.toFixed(2)],
];

const columns = (timeZone: string, hasAmounts: boolean): readonly Column[] => [
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Address', ({ address }) => address],
  ['Tags', ({ tags = [] }) => tags.join(', ')],
  [`Registered (${timeZone})`, ({ createdAt }) => dayIn(timeZone, createdAt)],
  ['Orders', (_, { orders }) => orders],
  ...(hasAmounts ? AMOUNTS : []),
  [
    `Last order (${timeZone})`,
    (_, { lastOrderAt }) => (lastOrderAt ? dayIn(timeZone, new Date(lastOrderAt)) : ''),
  ],
];

function dayIn(timeZone: string, date: Date): string {
  return date.toLocaleDateString('sv-SE', { timeZone });
}

/** The context of an export. */
interface ExportContext {
  by: SignedInActor;
  client: Client;
  /** IANA name of the time zone for the days in the file. */
  timeZone: string;
}

/** The matching customers as a CSV file. Records an audit entry that says who exported them. */
export async function exportCustomers(
  query: CustomerExportQuery,
  { by, client, timeZone }: ExportContext,
): Promise<FileReply> {
  const group = query.group ? await filterByGroup(query.group, by) : undefined;
  await recordExport(query, group?.name, by);
  const batches = inBatches(
    UserModel,
    customerFilter(query, timeZone, group?.filter),
    { size: BATCH_SIZE, fields: FIELDS },
    (read) => batchQueue.run(client, read),
  );
  const name = customerExportFileName(dayIn(timeZone, new Date()));
  const table = columns(timeZone, isPermitted(by, 'money'));
  return new FileReply(name, csvOf(table, batches, client));
}

async function* csvOf(
  table: readonly Column[],
  batches: AsyncIterable<readonly UserRecord[]>,
  client: Client,
): AsyncGenerator<string> {
  yield csvHead(table.map(([name]) => name));
  for await (const batch of batches) {
    const sumsOf = await batchQueue.run(client, () => customerSums(batch.map(({ _id }) => _id)));
    yield csvRows(batch.map((user) => table.map(([, cell]) => cell(user, sumsOf(user._id)))));
  }
}

/** The entry omits what was searched and the tag: they may speak of a person, who could not be erased from the entry. */
async function recordExport(
  { search, tag, from, until }: CustomerExportQuery,
  group: string | undefined,
  by: SignedInActor,
): Promise<void> {
  const subject = {
    kind: 'customerList',
    _id: new mongoose.Types.ObjectId(CUSTOMER_LIST_ID),
    name: 'Customers',
  } as const;
  const days = { ...(from && { from }), ...(until && { until }) };
  const after = {
    ...days,
    ...(group && { group }),
    ...(tag && { tag: true }),
    ...(search && { search: true }),
  };
  await inTransaction((session) =>
    recordAuditEntry({ action: 'exportCustomers', by, subject, before: null, after }, session),
  );
}
