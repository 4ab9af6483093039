import type { CountedBrand } from '@shop/shared';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../lib/address/shop-paths';
import { Button } from '../../../ui/forms/button';
import { Table } from '../../../ui/list/table';
import styles from './brands.module.css';

const HEADINGS = ['Brand', 'Products', 'Actions'];

interface BrandsTableProps {
  brands: readonly CountedBrand[];
  onRename: (brand: CountedBrand) => void;
  onMerge: (brand: CountedBrand) => void;
  onDelete: (brand: CountedBrand) => void;
}

/** Brands with the number of their products. Only one without products can be deleted. */
export function BrandsTable({ brands, onRename, onMerge, onDelete }: BrandsTableProps) {
  return (
    <Table headings={HEADINGS} asCards>
      {brands.map((brand) => (
        <tr key={brand._id}>
          <td data-label="Brand">
            <Link to={shopPaths.brand(brand.slug)}>{brand.name}</Link>
          </td>
          <td data-label="Products" className="tabular">
            {brand.products.toLocaleString('en-US')}
          </td>
          <td data-label="Actions">
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
          </td>
        </tr>
      ))}
    </Table>
  );
}
