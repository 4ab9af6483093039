import type { ReactNode } from 'react';

/** The value of a column in a file: a moment is written in the shop's time zone, nothing as an empty cell. */
export type ColumnText = string | number | Date | false | null | undefined;

/** A column of a list. */
export interface ListColumn<Row> {
  /** Under this name its width and whether it is shown are kept, such as `lastOrder`. */
  id: string;
  heading: string;
  /** Nothing (`null`, `undefined`, `false` or an empty text) if the row has no such value. */
  cell: (row: Row) => ReactNode;
  /** What stands in a file of the list. A column without it, such as one of buttons, is in no file. */
  text?: (row: Row) => ColumnText;
  /** Whether its cells are figures, which stand at the right. */
  isFigure?: boolean;
  /** The sort orders that its heading leads to: first the one, then the other. */
  sorts?: readonly string[];
}

/** A column as the menu of columns shows it. */
export type NamedColumn = Pick<ListColumn<never>, 'id' | 'heading'>;
