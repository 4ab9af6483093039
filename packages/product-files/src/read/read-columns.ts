import { assignColumns } from '../columns/assign.js';
import { FileError, type FileSource } from '../file-source.js';
import { formatOf, headerOf, readRecords } from './read-records.js';

/** A column of a file; null for what it stands for if that is not known. */
export interface FileColumn {
  header: string;
  column: string | null;
  /** Its first values that are not blank, shortened. */
  samples: string[];
}

const SAMPLES = 3;
const SAMPLE_CHARACTERS = 60;
/** Of the first records, so that a large file is not read for them. */
const SAMPLED_RECORDS = 20;

/** The columns of a file, in its order. @throws FileError for a file that is no text. */
export async function readColumns(source: FileSource): Promise<FileColumn[]> {
  const format = await formatOf(source);
  let columns: FileColumn[] | undefined;
  let records = 0;
  try {
    for await (const record of readRecords(source, format)) {
      if (!columns) {
        columns = columnsOf(headerOf(record));
        continue;
      }
      addSamples(columns, record.cells);
      records += 1;
      if (records === SAMPLED_RECORDS) break;
    }
  } catch (error) {
    // What is wrong with later records is said by the check.
    if (!columns || !(error instanceof FileError)) throw error;
  }
  return columns ?? [];
}

function columnsOf(header: readonly string[]): FileColumn[] {
  return assignColumns(header).map((column, at) => ({
    header: header[at] ?? '',
    column: column && [column.name, ...(column.of ? [column.of] : [])].join(':'),
    samples: [],
  }));
}

function addSamples(columns: readonly FileColumn[], cells: readonly string[]): void {
  columns.forEach(({ samples }, at) => {
    const text = (cells[at] ?? '').slice(0, 1_000).replace(/\s+/g, ' ').trim();
    const sample =
      text.length > SAMPLE_CHARACTERS ? `${text.slice(0, SAMPLE_CHARACTERS - 1)}…` : text;
    if (sample !== '' && samples.length < SAMPLES && !samples.includes(sample))
      samples.push(sample);
  });
}
