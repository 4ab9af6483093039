export { ChangeModel, WriterModel } from './change.model.js';
export { ChangeReader } from './change-reader.js';
