import { useSearchParams } from 'react-router-dom';
import {
  Banner,
  FilteredProducts,
  HomeCategories,
  HomeMeta,
  pageAddress,
  readPage,
  ShopData,
} from '../../../features/catalog';
import { PlacedOrder } from '../../../features/placed-order';
import { shopPaths } from '../../../lib/address/shop-paths';

export function HomePage() {
  const [params] = useSearchParams();
  return (
    <>
      <HomeMeta canonical={pageAddress(shopPaths.home, readPage(params))} />
      <ShopData />
      <PlacedOrder />
      <Banner />
      <HomeCategories />
      <FilteredProducts />
    </>
  );
}
