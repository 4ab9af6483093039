import type { AdministeredProduct } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { Badge } from '../../../../ui/display/badge';
import { Price } from '../../../../ui/display/price';
import type { ListColumn } from '../../../../ui/list/data-table/list-column';
import { OneLine } from '../../../../ui/list/data-table/one-line';
import { hiddenText } from '../../status-texts';
import { FROM_LIST } from '../../use-return-to-list';
import { LowestPrice } from './lowest-price';

/** The columns of the list of products. */
export const PRODUCT_COLUMNS: readonly ListColumn<AdministeredProduct>[] = [
  {
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
  },
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
