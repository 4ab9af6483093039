import type { Assigned } from './assign.js';
import type { ColumnName } from './columns.js';

/** Where a column stands. */
interface Place {
  at: number;
  /** Its header. */
  column: string;
  of: string | undefined;
}

/** Columns that only our own exports have. One that was deleted is no reason to take a file for another shop's. */
const OWN: readonly ColumnName[] = ['quantityAtExport', 'productWeight', 'variantLowestPrice'];

/** The header of a file with the columns that it stands for. */
export class Layout {
  readonly #places = new Map<ColumnName, Place[]>();
  /** Headers of columns that are not imported. */
  readonly unknown: readonly string[];

  constructor(
    readonly header: readonly string[],
    assigned: Assigned,
  ) {
    assigned.forEach((column, at) => {
      if (!column) return;
      const place = { at, column: header[at] ?? '', of: column.of };
      this.#places.set(column.name, [...(this.#places.get(column.name) ?? []), place]);
    });
    this.unknown = header.filter((name, at) => name !== '' && !assigned[at]);
  }

  /** The places of a column, in the order of the header. */
  placesOf(name: ColumnName): readonly Place[] {
    return this.#places.get(name) ?? [];
  }

  /** Whether the file has a column. */
  has(name: ColumnName): boolean {
    return this.#places.has(name);
  }

  /** The header of a column, for remarks about a cell that is blank. */
  headerOf(name: ColumnName): string {
    return this.#places.get(name)?.[0]?.column ?? '';
  }

  /** Whether the file is an export of our own, in which each category has its whole path. */
  get isOwnExport(): boolean {
    return OWN.some((name) => this.has(name));
  }

  /** Whether none of the columns is known. */
  get isEmpty(): boolean {
    return this.#places.size === 0;
  }
}
