import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';
import { ShopPicture } from '../../../ui/shop-picture';
import { paths } from '../../paths';
import styles from './static-page.module.css';

const PARAGRAPHS = 6;

export function PolicyPage() {
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={pageTitle('Privacy Policy')} canonical={paths.policy} />
      <ShopPicture className={styles.picture} />
      <div>
        <PageHeading>Privacy Policy</PageHeading>
        <div className={styles.text}>
          {Array.from({ length: PARAGRAPHS }, (_, index) => (
            <p key={index}>add privacy policy</p>
          ))}
        </div>
      </div>
    </div>
  );
}
