import type { ListColumn } from './list-column';

/** The column of the moment at which the row's thing happened. @param text the moment as the list shows it */
export function momentColumn<Row extends { at: string }>(
  text: (moment: string) => string,
  column?: Partial<Pick<ListColumn<Row>, 'heading' | 'sorts'>>,
): ListColumn<Row> {
  return {
    id: 'at',
    heading: 'When',
    cell: ({ at }) => (
      <time dateTime={at} className="tabular">
        {text(at)}
      </time>
    ),
    text: ({ at }) => new Date(at),
    ...column,
  };
}
