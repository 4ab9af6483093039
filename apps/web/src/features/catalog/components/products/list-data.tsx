import type { Product } from '@shop/shared';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { JsonLd } from '../../../../ui/metadata/json-ld';
import { useAbsoluteUrl } from '../../../../ui/metadata/site-origin';

/** Structured data about the products of a list, for search engines. */
export function ListData({ products }: { products: readonly Product[] }) {
  const absoluteUrl = useAbsoluteUrl();
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: products.map(({ name, slug }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: absoluteUrl(shopPaths.product(slug)),
        })),
      }}
    />
  );
}
