import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { ShopPicture } from '../../../ui/display/shop-picture';
import { shopPaths } from '../../../lib/address/shop-paths';
import styles from './static-page.module.css';

export function AboutPage() {
  return (
    <>
      <PageMeta page="About" canonical={shopPaths.about} />
      <ShopPicture close className={styles.picture} />
      <div>
        <PageHeading>About</PageHeading>
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
      </div>
    </>
  );
}
