import { shopPaths } from '../../../../lib/address/shop-paths';
import { JsonLd } from '../../../../ui/metadata/json-ld';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { useAbsoluteUrl } from '../../../../ui/metadata/site-origin';

/** Structured data about the shop and its search, for search engines. */
export function ShopData() {
  const absoluteUrl = useAbsoluteUrl();
  const { name } = useShopDetails();
  return (
    <JsonLd
      data={{
        '@type': 'WebSite',
        name,
        url: absoluteUrl(shopPaths.home),
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${absoluteUrl(shopPaths.search)}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      }}
    />
  );
}
