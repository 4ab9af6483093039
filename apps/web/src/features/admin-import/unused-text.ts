import type { Import } from '@shop/shared';
import { listed } from './import-texts';

/** Columns of which only the first that a product has is read. */
const CHOICES = [
  ['categoryPath', 'type', 'productCategory', 'categories'],
  ['description', 'shortDescription'],
];

/** Names the columns that are not used, and those that are used only where another is empty; empty if all are used. */
export function unusedText({ columns, options }: Pick<Import, 'columns' | 'options'>): string {
  const assigned = columns.map(({ header, column }) => {
    const chosen = options.columns[header];
    return { header, name: (chosen === undefined ? column : chosen)?.split(':')[0] };
  });
  const unused = assigned.filter(({ header, name }) => header !== '' && name === undefined);
  return [
    ...(unused.length > 0 ? [notUsed(unused.map(({ header }) => header))] : []),
    ...CHOICES.flatMap((names) => {
      const [first, ...others] = names.flatMap((one) =>
        assigned.filter(({ name }) => name === one),
      );
      const later = others.filter(({ name }) => name !== first?.name).map(({ header }) => header);
      if (!first || later.length === 0) return [];
      return `Used only where ${first.header} is empty: ${listed(later)}.`;
    }),
  ].join(' ');
}

function notUsed(headers: readonly string[]): string {
  const count = headers.length === 1 ? '1 column is' : `${headers.length} columns are`;
  return `${count} not used: ${listed(headers)}.`;
}
