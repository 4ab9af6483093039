import type { Product } from '@shop/shared';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { Price } from '../../../../ui/display/price';
import { ProductPhoto } from '../../../../ui/display/product-photo';
import { ShopPicture } from '../../../../ui/display/shop-picture';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { ALL_PRODUCTS, productPagesQuery } from '../../api/get-product-pages';
import styles from './banner.module.css';

const PICTURES = 3;

/** The last of the new products on the first page, preferably with photos: the newest are in the grid below. */
function featuredProducts(products: readonly Product[]): readonly Product[] {
  const pictured = products.filter(({ photo }) => photo !== null);
  return (pictured.length >= PICTURES ? pictured : products).slice(-PICTURES);
}

/** The top of the home page: new products and a link to their category. */
export function Banner() {
  const { data, isPending } = useInfiniteQuery(productPagesQuery(ALL_PRODUCTS));
  const products = data && featuredProducts(data.pages[0]?.products ?? []);
  const category = products?.[0]?.category;
  return (
    <section aria-labelledby="banner" className={`container ${styles.banner}`}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>Just in</p>
        <h1 id="banner">Good things, chosen with care.</h1>
        <p className={styles.text}>
          A small shop of useful, well-made and cheerful things. New ones arrive all the time.
        </p>
        <Link
          to={category ? shopPaths.category(category.slug) : shopPaths.categories}
          className={styles.action}
        >
          {category ? `Shop ${category.name}` : 'Shop all categories'}
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
      {isPending || products?.length ? (
        <ul className={styles.pictures}>
          {products?.map((product, index) => (
            <FeaturedProduct key={product._id} product={product} large={index === 0} />
          )) ??
            Array.from({ length: PICTURES }, (_, index) => (
              <li key={index}>
                <Skeleton height="100%" radius="0" />
              </li>
            ))}
        </ul>
      ) : (
        <ShopPicture className={styles.shop} />
      )}
    </section>
  );
}

function FeaturedProduct({ product, large }: { product: Product; large: boolean }) {
  return (
    <li>
      <Link to={shopPaths.product(product.slug)}>
        <ProductPhoto
          productId={product._id}
          alt=""
          photo={product.photo}
          sizes={large ? '(width >= 60rem) 24rem, 52vw' : '(width >= 60rem) 12rem, 26vw'}
          eager
        />
        <span className={styles.caption}>
          <span className={styles.name}>{product.name}</span>
          <Price dollars={product.price} className={styles.price} />
        </span>
      </Link>
    </li>
  );
}
