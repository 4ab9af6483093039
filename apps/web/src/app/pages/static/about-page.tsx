import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { useShopDetails } from '../../../ui/page/shop-details';
import { ShopPicture } from '../../../ui/display/shop-picture';
import { shopPaths } from '../../../lib/address/shop-paths';
import { RichText } from './rich-text';
import styles from './static-page.module.css';

export function AboutPage() {
  const own = useShopDetails().formatted?.about;
  return (
    <>
      <PageMeta page="About" canonical={shopPaths.about} />
      <ShopPicture close className={styles.picture} />
      <div>
        <PageHeading>About</PageHeading>
        {own ? (
          <RichText blocks={own} />
        ) : (
          <div className={styles.text}>
            <p>
              Lorem ipsum dolor sit amet, consectetur adipiscing elit. Integer posuere, mauris in
              tempor gravida, lorem massa tincidunt nibh, vitae viverra justo est non arcu.
            </p>
            <p>
              Sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium. Quisque
              vitae ligula sed nunc pretium consequat, donec at elit vel risus dictum aliquam.
            </p>
          </div>
        )}
      </div>
    </>
  );
}
