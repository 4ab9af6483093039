/** Files of products, in and out, for the command line and for the start of the shop. */
export { importFile, planFile } from './import-file.js';
export { photoFetcher } from './photos/fetch/fetch-photo.js';
export type { ImportReport } from './jobs/import-report.js';
export { startImports } from './jobs/run-imports.js';
export { giveUp as giveUpImport, IMPORT_TOPIC } from './jobs/run-later.js';
