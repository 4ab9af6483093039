import { useSearchParams } from 'react-router-dom';
import {
  Banner,
  CatalogColumns,
  FilteredProducts,
  HomeFilters,
  pageAddress,
  readPage,
  ShopData,
} from '../../../features/catalog';
import { PageMeta } from '../../../ui/page/page-meta';
import { paths } from '../../../lib/paths';

export function HomePage() {
  const [params] = useSearchParams();
  return (
    <>
      <PageMeta canonical={pageAddress(paths.home, readPage(params))} />
      <ShopData />
      <Banner />
      <CatalogColumns aside={<HomeFilters />}>
        <FilteredProducts />
      </CatalogColumns>
    </>
  );
}
