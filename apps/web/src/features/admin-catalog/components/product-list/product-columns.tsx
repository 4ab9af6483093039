import type { AdministeredListQuery, AdministeredProduct } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { Badge } from '../../../../ui/display/badge';
import { Price } from '../../../../ui/display/price';
import type { ListColumn } from '../../../../ui/list/data-table/list-column';
import { OneLine } from '../../../../ui/list/data-table/one-line';
import { shortText } from '../../short-text';
import { hiddenText } from '../../status-texts';
import { FROM_LIST } from '../../use-return-to-list';
import { LowestPrice } from './lowest-price';

const NAME_COLUMN: ListColumn<AdministeredProduct> = {
  id: 'name',
  heading: 'Name',
  sorts: ['name'],
  cell: ({ name, slug }) => (
    <OneLine text={name}>
      <Link to={dashboardPaths.adminProduct(slug)} state={FROM_LIST} data-row-link>
        {name}
      </Link>
    </OneLine>
  ),
};

/** Which variants are short, in a list filtered by stock. */
const SHORT_COLUMN: ListColumn<AdministeredProduct> = {
  id: 'short',
  heading: 'Short variants',
  cell: ({ short }) => short && <OneLine text={shortText(short)}>{shortText(short)}</OneLine>,
};

const OTHER_COLUMNS: readonly ListColumn<AdministeredProduct>[] = [
  {
    id: 'status',
    heading: 'Status',
    cell: (product) => <Badge>{hiddenText(product) ?? 'Active'}</Badge>,
  },
  { id: 'category', heading: 'Category', cell: ({ category }) => category.name },
  { id: 'brand', heading: 'Brand', cell: ({ brand }) => brand?.name },
  { id: 'sku', heading: 'SKU', cell: ({ sku }) => sku },
  { id: 'tags', heading: 'Tags', cell: ({ tags }) => tags?.join(', ') },
  {
    id: 'compareAt',
    heading: 'Compare at',
    isFigure: true,
    cell: ({ compareAtPrice }) =>
      compareAtPrice !== undefined && <Price dollars={compareAtPrice} />,
  },
  {
    id: 'price',
    heading: 'Price',
    isFigure: true,
    sorts: ['price', 'price-desc'],
    cell: (product) => <LowestPrice product={product} />,
  },
  {
    id: 'stock',
    heading: 'Stock',
    isFigure: true,
    sorts: ['quantity'],
    cell: ({ quantity }) => quantity.toLocaleString('en-US'),
  },
];

const COLUMNS = [NAME_COLUMN, ...OTHER_COLUMNS];
const COLUMNS_BY_STOCK = [NAME_COLUMN, SHORT_COLUMN, ...OTHER_COLUMNS];

/** The columns of the list of products. */
export function productColumns({ stock }: Pick<AdministeredListQuery, 'stock'>) {
  return stock === undefined ? COLUMNS : COLUMNS_BY_STOCK;
}
