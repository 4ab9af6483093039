import type { ProductDetails, Variant } from '@shop/shared';
import { shopPaths } from '../../../../lib/address/shop-paths';

interface Page {
  /** The photos, the first one first; with an id if there are several. */
  images: readonly { id: string | undefined; url: string }[];
  absoluteUrl: (path: string) => string;
  /** Whether the shop has written about returns. */
  hasReturns: boolean;
}

interface Offered {
  /** US dollars. */
  price: number;
  quantity: number;
}

function offer({ price, quantity }: Offered, path: string, { absoluteUrl, hasReturns }: Page) {
  return {
    '@type': 'Offer',
    url: absoluteUrl(path),
    price: price.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
    // The rest, and delivery, the shop says in free text: nothing is made up from it.
    ...(hasReturns && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        merchantReturnLink: absoluteUrl(shopPaths.returns),
      },
    }),
  };
}

/** A product as schema.org describes it, for search engines; one with variants as a group of products. */
export function productData(product: ProductDetails, page: Page) {
  const { _id, name, description, slug, category, variants, brand, barcode, sku = _id } = product;
  const images = page.images.map(({ url }) => page.absoluteUrl(url));
  const about = {
    name,
    description,
    category: category.name,
    ...(brand && {
      brand: {
        '@type': 'Brand',
        name: brand.name,
        url: page.absoluteUrl(shopPaths.brand(brand.slug)),
      },
    }),
    ...(images.length > 0 && { image: images.length > 1 ? images : images[0] }),
  };
  if (!variants) {
    const offers = offer(product, shopPaths.product(slug), page);
    return { '@type': 'Product', ...about, sku, ...(barcode && { gtin: barcode }), offers };
  }
  const imageOf = ({ photo }: Variant) =>
    photo === null ? undefined : page.images.find(({ id }) => id === photo)?.url;
  const ofVariant = (variant: Variant) => ({
    '@type': 'Product',
    name: `${name} (${variant.name})`,
    sku: variant.sku ?? variant._id,
    ...(imageOf(variant) && { image: page.absoluteUrl(imageOf(variant) ?? '') }),
    ...(variant.barcode && { gtin: variant.barcode }),
    offers: offer(variant, shopPaths.product(slug, variant._id), page),
  });
  return {
    '@type': 'ProductGroup',
    ...about,
    productGroupID: _id,
    variesBy: product.options?.map((option) => option.name),
    hasVariant: variants.map(ofVariant),
  };
}
