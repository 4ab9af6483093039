import { PHOTO_WIDTHS, productPageTexts, writtenPages, type Product } from '@shop/shared';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { BreadcrumbData } from '../../../../ui/metadata/breadcrumb-data';
import { JsonLd } from '../../../../ui/metadata/json-ld';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { photoUrl } from '../../../../ui/display/product-photo-source';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { useAbsoluteUrl } from '../../../../ui/metadata/site-origin';

/** Title, description and structured offer data of a product's page. */
export function ProductMeta({ product }: { product: Product }) {
  const absoluteUrl = useAbsoluteUrl();
  const shop = useShopDetails();
  const { category } = product;
  const path = shopPaths.product(product.slug);
  const image = product.photo
    ? photoUrl(product._id, PHOTO_WIDTHS.large, product.photo.version)
    : undefined;
  return (
    <>
      <PageMeta
        {...productPageTexts(product, shop.name)}
        canonical={path}
        image={image}
        type="product"
      />
      <JsonLd
        data={{
          '@type': 'Product',
          name: product.name,
          description: product.description,
          sku: product._id,
          category: category.name,
          ...(image && { image: absoluteUrl(image) }),
          offers: {
            '@type': 'Offer',
            url: absoluteUrl(path),
            price: product.price.toFixed(2),
            priceCurrency: 'USD',
            availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
            // The rest, and delivery, the shop says in free text: nothing is made up from it.
            ...(writtenPages(shop).includes('returns') && {
              hasMerchantReturnPolicy: {
                '@type': 'MerchantReturnPolicy',
                merchantReturnLink: absoluteUrl(shopPaths.returns),
              },
            }),
          },
        }}
      />
      <BreadcrumbData
        steps={[
          { name: category.name, path: shopPaths.category(category.slug) },
          { name: product.name, path },
        ]}
      />
    </>
  );
}
