import { groupPageTexts, type Brand } from '@shop/shared';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { BreadcrumbData } from '../../../../ui/metadata/breadcrumb-data';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { pageAddress } from '../../product-pages';

interface BrandMetaProps {
  brand: Brand;
  /** How many products it has. */
  total: number;
  /** The page that the list starts at. */
  page: number;
}

/** Title, description and breadcrumb data of a brand's page. */
export function BrandMeta({ brand, total, page }: BrandMetaProps) {
  const shop = useShopDetails();
  const path = shopPaths.brand(brand.slug);
  return (
    <>
      <PageMeta {...groupPageTexts(brand, total, shop.name)} canonical={pageAddress(path, page)} />
      <BreadcrumbData steps={[{ name: brand.name, path }]} />
    </>
  );
}
