import { ButtonLink } from '../../../ui/forms/button';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { useNotFound } from '../../../ui/page/page-outcome';
import { shopPaths } from '../../../lib/address/shop-paths';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  useNotFound();
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta page="Page not found" noIndex />
      <h1 className={styles.code}>404</h1>
      <p className={styles.text}>oops ! page not found</p>
      <ButtonLink to={shopPaths.home}>Go back</ButtonLink>
    </div>
  );
}
