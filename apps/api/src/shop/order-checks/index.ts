/** Whether orders, stock, codes, payments and refunds agree, for the command and for tests. */
export { findDisagreements } from './find-disagreements.js';
export { repairDocuments } from './repair-documents.js';
