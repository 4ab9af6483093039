/** Files of products in the forms that shops exchange them in. */
export { assignColumns, type ColumnMap } from './columns/assign.js';
export { COLUMNS, type ColumnName } from './columns/columns.js';
export { FileError, type FileSource, type Remark } from './file-source.js';
export { indexFile, type FileIndex, type ReadOptions } from './read/index-file.js';
export type { FileFields, FilePhoto, FileProduct, FileVariant } from './read/product-file.js';
export { readColumns, type FileColumn } from './read/read-columns.js';
export { readProducts } from './read/read-products.js';
export {
  CsvWriter,
  HEADER,
  type WrittenProduct,
  type WrittenVariant,
} from './write/write-products.js';
export { writeWrongRows, type WrongRow } from './write/wrong-rows.js';
export { safeHandle } from './read/handles.js';
