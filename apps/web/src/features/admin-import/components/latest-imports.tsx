import type { Import } from '@shop/shared';
import { Link } from 'react-router-dom';
import { ShortList } from '../../../ui/list/data-table/short-list';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useImports } from '../api/imports';
import { importPath, STATE_TEXTS } from '../import-texts';

/** The latest imports, to open them again. */
export function LatestImports() {
  const moment = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const columns: readonly ListColumn<Import>[] = [
    {
      id: 'name',
      heading: 'File',
      text: ({ name }) => name,
      cell: ({ _id, name }) => (
        <Link to={importPath(_id)} data-row-link>
          {name}
        </Link>
      ),
    },
    {
      id: 'state',
      heading: 'State',
      cell: ({ state }) => STATE_TEXTS[state],
      text: ({ state }) => STATE_TEXTS[state],
    },
    {
      id: 'products',
      heading: 'Products',
      isFigure: true,
      cell: ({ products }) => products,
      text: ({ products }) => products,
    },
    {
      id: 'at',
      heading: 'When',
      text: ({ createdAt }) => new Date(createdAt),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="tabular">
          {moment(createdAt)}
        </time>
      ),
    },
  ];
  return (
    <ShortList
      list="imports"
      result={useImports()}
      columns={columns}
      keyOf={({ _id }) => _id}
      loading="Loading the imports"
      empty={{ title: 'No imports yet', note: 'Each file that you import is kept here.' }}
    />
  );
}
