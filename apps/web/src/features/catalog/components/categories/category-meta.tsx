import { categoryPageTexts, type Category } from '@shop/shared';
import { paths } from '../../../../lib/paths';
import { JsonLd } from '../../../../ui/page/json-ld';
import { PageMeta } from '../../../../ui/page/page-meta';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { useAbsoluteUrl } from '../../../../ui/page/site-origin';
import { ALL_CATEGORIES } from '../../all-categories';

/** Title, description and breadcrumb data of a category's page. */
export function CategoryMeta({ category, total }: { category: Category; total: number }) {
  const absoluteUrl = useAbsoluteUrl();
  const shop = useShopDetails();
  const path = paths.category(category.slug);
  const steps = [
    { name: shop.name, path: paths.home },
    { name: ALL_CATEGORIES, path: paths.categories },
    { name: category.name, path },
  ];
  return (
    <>
      <PageMeta {...categoryPageTexts(category, total, shop.name)} canonical={path} />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: steps.map((step, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: step.name,
            item: absoluteUrl(step.path),
          })),
        }}
      />
    </>
  );
}
