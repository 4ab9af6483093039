import { assignColumns } from '../columns/assign.js';
import type { FileSource } from '../file-source.js';
import { formatOf, headerOf, readRecords } from './read-records.js';

/** A column of a file; null for what it stands for if that is not known. */
export interface FileColumn {
  header: string;
  column: string | null;
}

/** The columns of a file, in its order. @throws FileError for a file that is no text. */
export async function readColumns(source: FileSource): Promise<FileColumn[]> {
  const format = await formatOf(source);
  for await (const record of readRecords(source, format)) {
    const header = headerOf(record);
    return assignColumns(header).map((column, at) => ({
      header: header[at] ?? '',
      column: column && [column.name, ...(column.of ? [column.of] : [])].join(':'),
    }));
  }
  return [];
}
