import {
  Banner,
  CatalogColumns,
  FilteredProducts,
  ProductFilters,
} from '../../../features/catalog';
import { PageMeta } from '../../../ui/page/page-meta';
import { paths } from '../../../lib/paths';

export function HomePage() {
  return (
    <>
      <PageMeta canonical={paths.home} />
      <Banner />
      <CatalogColumns aside={<ProductFilters />}>
        <FilteredProducts />
      </CatalogColumns>
    </>
  );
}
