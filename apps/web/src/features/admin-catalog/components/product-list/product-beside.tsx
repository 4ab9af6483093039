import type { AdministeredProduct } from '@shop/shared';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { Badge } from '../../../../ui/display/badge';
import { Price } from '../../../../ui/display/price';
import { ProductPhoto } from '../../../../ui/display/product-photo';
import { AlsoHere } from '../../../presence';
import { Beside } from '../../../../ui/list/beside/beside';
import { ScreenLink } from '../../../../ui/page/permitted';
import { useProductBeside } from '../../api/product-beside';
import { hiddenText } from '../../status-texts';
import { useAdministeredPhoto } from '../../use-administered-photo';
import { FROM_LIST } from '../../use-return-to-list';
import styles from './product-beside.module.css';
import { VariantsBeside } from './variants-beside';

/** A product beside the list: what it is, what it costs and how many there are, to be edited on its own screen. */
export function ProductBeside({ slug }: { slug: string }) {
  return (
    <Beside
      result={useProductBeside(slug)}
      heading={({ product: { _id, name } }) => (
        <AlsoHere kind="product" id={_id}>
          <h2>{name}</h2>
        </AlsoHere>
      )}
    >
      {({ product, variants }) => (
        <>
          <Links product={product} />
          <Photo product={product} />
          <Facts product={product} />
          {variants.length > 0 && <VariantsBeside variants={variants} />}
          <p className={styles.description}>{product.description}</p>
        </>
      )}
    </Beside>
  );
}

interface PartProps {
  product: AdministeredProduct;
}

function Links({ product }: PartProps) {
  const { slug } = product;
  return (
    <p className={styles.links}>
      <Link to={dashboardPaths.adminProduct(slug)} state={FROM_LIST}>
        Edit product
      </Link>
      <ScreenLink to={dashboardPaths.adminVariants(slug)}>Variants</ScreenLink>
      <ScreenLink to={dashboardPaths.adminStock(slug)}>Stock history</ScreenLink>
      {!hiddenText(product) && <Link to={shopPaths.product(slug)}>See in the shop</Link>}
    </p>
  );
}

function Photo({ product }: PartProps) {
  const url = useAdministeredPhoto(product);
  if (!product.photo || !url) return null;
  return (
    <span className={styles.photo}>
      <ProductPhoto
        productId={product._id}
        alt=""
        photo={product.photo}
        sizes="9rem"
        {...(hiddenText(product) && { src: url })}
      />
    </span>
  );
}

function Facts({ product }: PartProps) {
  const { price, compareAtPrice, quantity, category, brand, sku, tags = [] } = product;
  return (
    <dl className={styles.facts}>
      <dt>Status</dt>
      <dd>
        <Badge>{hiddenText(product) ?? 'Active'}</Badge>
      </dd>
      <dt>Price</dt>
      <dd>
        <Price dollars={price} />
        {compareAtPrice !== undefined && (
          <>
            , was <Price dollars={compareAtPrice} />
          </>
        )}
      </dd>
      <dt>Stock</dt>
      <dd className="tabular">{quantity.toLocaleString('en-US')}</dd>
      <dt>Category</dt>
      <dd>{category.name}</dd>
      <dt>Brand</dt>
      <dd>{brand?.name ?? '–'}</dd>
      <dt>SKU</dt>
      <dd>{sku ?? '–'}</dd>
      <dt>Tags</dt>
      <dd>{tags.join(', ') || '–'}</dd>
    </dl>
  );
}
