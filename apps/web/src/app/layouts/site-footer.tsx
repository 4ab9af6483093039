import { Link } from 'react-router-dom';
import { useShopDetails } from '../../ui/page/shop-details';
import { shopPaths } from '../../lib/address/shop-paths';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const { author } = useShopDetails();
  return (
    <footer className={styles.footer} data-no-print>
      <div className={`container ${styles.inner}`}>
        <p className={styles.rights}>All Right Reserved {author}</p>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            <li>
              <Link to={shopPaths.about}>About</Link>
            </li>
            <li>
              <Link to={shopPaths.contact}>Contact</Link>
            </li>
            <li>
              <Link to={shopPaths.policy}>Privacy Policy</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
