export { ImportJob } from './components/import-job';
export { NewImport } from './components/new-import';
