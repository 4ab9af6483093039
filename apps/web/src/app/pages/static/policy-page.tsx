import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { useShopDetails } from '../../../ui/page/shop-details';
import { ShopPicture } from '../../../ui/display/shop-picture';
import { shopPaths } from '../../../lib/address/shop-paths';
import { RichText } from './rich-text';
import styles from './static-page.module.css';

/** The specification's placeholder, and how often it stands there. The return policy is in `features/shop-policies`. */
const PLACEHOLDER = 'add privacy policy';
const PARAGRAPHS = 6;

export function PolicyPage() {
  const own = useShopDetails().formatted?.policy;
  return (
    <>
      <PageMeta page="Privacy Policy" canonical={shopPaths.policy} />
      <ShopPicture close className={styles.picture} />
      <div>
        <PageHeading>Privacy Policy</PageHeading>
        {own ? (
          <RichText blocks={own} />
        ) : (
          <div className={styles.text}>
            {Array.from({ length: PARAGRAPHS }, (_, index) => (
              <p key={index}>{PLACEHOLDER}</p>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
