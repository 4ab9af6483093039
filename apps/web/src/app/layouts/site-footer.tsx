import { SHOP_TEXT_NAMES, writtenPages } from '@shop/shared';
import { Link } from 'react-router-dom';
import { useShopDetails } from '../../ui/page/shop-details';
import { shopPaths } from '../../lib/address/shop-paths';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const details = useShopDetails();
  return (
    <footer className={styles.footer} data-no-print>
      <div className={`container ${styles.inner}`}>
        <p className={styles.rights}>All Right Reserved {details.author}</p>
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
            {writtenPages(details).map((page) => (
              <li key={page}>
                <Link to={shopPaths[page]}>{SHOP_TEXT_NAMES[page]}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
