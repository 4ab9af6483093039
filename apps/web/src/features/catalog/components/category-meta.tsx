import type { Category } from '@shop/shared';
import { paths } from '../../../app/paths';
import { SHOP } from '../../../lib/shop-config';
import { JsonLd } from '../../../ui/json-ld';
import { PageMeta, pageTitle } from '../../../ui/page-meta';
import { useAbsoluteUrl } from '../../../ui/site-origin';

/** Title, description and the place in the shop of a category's page. */
export function CategoryMeta({ category, total }: { category: Category; total: number }) {
  const absoluteUrl = useAbsoluteUrl();
  const path = paths.category(category.slug);
  const steps = [
    { name: SHOP.name, path: paths.home },
    { name: 'All Categories', path: paths.categories },
    { name: category.name, path },
  ];
  return (
    <>
      <PageMeta
        title={pageTitle(category.name)}
        description={`${category.name} at ${SHOP.name}: ${total} products to choose from.`}
        canonical={path}
      />
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
