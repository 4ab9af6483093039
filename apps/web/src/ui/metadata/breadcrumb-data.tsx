import { shopPaths } from '../../lib/address/shop-paths';
import { JsonLd } from './json-ld';
import { useShopDetails } from '../page/shop-details';
import { useAbsoluteUrl } from './site-origin';

interface BreadcrumbDataProps {
  /** From the first level below the home page to the page itself. */
  steps: readonly { name: string; path: string }[];
}

/** The breadcrumb of a page as structured data, for search engines. */
export function BreadcrumbData({ steps }: BreadcrumbDataProps) {
  const absoluteUrl = useAbsoluteUrl();
  const shop = useShopDetails();
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: shop.name, path: shopPaths.home }, ...steps].map(
          ({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: absoluteUrl(path),
          }),
        ),
      }}
    />
  );
}
