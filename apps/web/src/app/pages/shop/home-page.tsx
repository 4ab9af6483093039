import { useSearchParams } from 'react-router-dom';
import {
  Banner,
  FilteredProducts,
  HomeCategories,
  HomeMeta,
  HomeRows,
  pageAddress,
  readPage,
  ShopData,
} from '../../../features/catalog';
import { PlacedOrder } from '../../../features/placed-order';
import { useShopDetails } from '../../../ui/page/shop-details';
import { shopPaths } from '../../../lib/address/shop-paths';

export function HomePage() {
  const [params] = useSearchParams();
  const { rows } = useShopDetails();
  return (
    <>
      <HomeMeta canonical={pageAddress(shopPaths.home, readPage(params))} />
      <ShopData />
      <PlacedOrder />
      <Banner />
      <HomeCategories />
      <FilteredProducts />
      {rows && <HomeRows rows={rows} />}
    </>
  );
}
