import type { CountedBrand } from '@shop/shared';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../lib/address/shop-paths';
import { Button } from '../../../ui/forms/button';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import styles from './brands.module.css';

interface BrandActions {
  onRename: (brand: CountedBrand) => void;
  onMerge: (brand: CountedBrand) => void;
  onDelete: (brand: CountedBrand) => void;
}

/** The columns of the list of brands. Only a brand without products can be deleted. */
export const brandColumns = (actions: BrandActions): readonly ListColumn<CountedBrand>[] => [
  {
    id: 'name',
    heading: 'Brand',
    cell: ({ name, slug }) => (
      <Link to={shopPaths.brand(slug)} data-row-link>
        {name}
      </Link>
    ),
    text: ({ name }) => name,
  },
  {
    id: 'products',
    heading: 'Products',
    isFigure: true,
    cell: ({ products }) => products.toLocaleString('en-US'),
    text: ({ products }) => products,
  },
  {
    id: 'actions',
    heading: 'Actions',
    cell: (brand) => <Actions brand={brand} {...actions} />,
  },
];

function Actions({ brand, onRename, onMerge, onDelete }: BrandActions & { brand: CountedBrand }) {
  return (
    <div className={styles.actions}>
      <Button tone="secondary" onClick={() => onRename(brand)}>
        Rename<span className="visually-hidden"> {brand.name}</span>
      </Button>
      <Button tone="secondary" onClick={() => onMerge(brand)}>
        Merge …<span className="visually-hidden"> {brand.name}</span>
      </Button>
      {brand.products === 0 && (
        <Button tone="danger" onClick={() => onDelete(brand)}>
          Delete<span className="visually-hidden"> {brand.name}</span>
        </Button>
      )}
    </div>
  );
}
