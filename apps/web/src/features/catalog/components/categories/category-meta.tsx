import { groupPageTexts, type Category, type CategoryDetails } from '@shop/shared';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { BreadcrumbData } from '../../../../ui/metadata/breadcrumb-data';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { ALL_CATEGORIES } from '../../all-categories';
import { pageAddress } from '../../product-pages';

interface CategoryMetaProps {
  category: CategoryDetails;
  /** The categories that it is under, the top one first. */
  above: readonly Category[];
  /** How many products it has. */
  total: number;
  /** The page that the list starts at. */
  page: number;
}

/** Title, description and breadcrumb data of a category's page. */
export function CategoryMeta({ category, above, total, page }: CategoryMetaProps) {
  const shop = useShopDetails();
  const path = shopPaths.category(category.slug);
  return (
    <>
      <PageMeta
        {...groupPageTexts(category, total, shop.name)}
        canonical={pageAddress(path, page)}
      />
      <BreadcrumbData
        steps={[
          { name: ALL_CATEGORIES, path: shopPaths.categories },
          ...above.map(({ name, slug }) => ({ name, path: shopPaths.category(slug) })),
          { name: category.name, path },
        ]}
      />
    </>
  );
}
