export { connect, limitQueries, openDatabase, type Database } from './database/connect.js';
export {
  afterTransaction,
  inTransaction,
  isDuplicate,
  TRANSACTION_DEADLINE_MS,
  TransactionTimeoutError,
} from './database/transaction.js';
export { isDatabaseUp, watchDatabase } from './database/watch-database.js';
export { UNSYNCED } from './database/unsynced.js';
export {
  findPage,
  findRows,
  NEWEST_FIRST,
  type ListSpec,
  type PageRequest,
} from './lists/find-page.js';
export { inBatches } from './lists/in-batches.js';
export { SchemaVersionModel } from './schema/schema-version.model.js';
export { upgradeSchema, type UpgradePlan, type UpgradeStep } from './schema/schema-version.js';
