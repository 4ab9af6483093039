import { SHOP_TEXT_NAMES, writtenPages, type MenuLink, type ShopDetails } from '@shop/shared';
import { Link } from 'react-router-dom';
import { useShopDetails } from '../../ui/page/shop-details';
import { shopPaths } from '../../lib/address/shop-paths';
import { telephone } from '../../lib/text/telephone';
import styles from './site-footer.module.css';

function promisesOf({ deliveryLine, returnsLine, paymentLine }: ShopDetails) {
  const lines = { Delivery: deliveryLine, Returns: returnsLine, Payment: paymentLine };
  return Object.entries(lines).filter(([, line]) => line);
}

/** The links that every shop has, then those to texts that are written, then the shop's own. */
function linksOf(details: ShopDetails): MenuLink[] {
  return [
    { label: 'About', to: shopPaths.about },
    { label: 'Contact', to: shopPaths.contact },
    { label: 'Privacy Policy', to: shopPaths.policy },
    ...writtenPages(details).map((page) => ({ label: SHOP_TEXT_NAMES[page], to: shopPaths[page] })),
    ...(details.menus?.footer ?? []),
  ];
}

/** What the shop promises, how to reach it, and its pages about itself. */
export function SiteFooter() {
  const details = useShopDetails();
  const promises = promisesOf(details);
  return (
    <footer className={styles.footer} data-no-print>
      <div className={`container ${styles.inner}`}>
        {promises.length > 0 && (
          <dl className={styles.promises}>
            {promises.map(([label, line]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{line}</dd>
              </div>
            ))}
          </dl>
        )}
        <address className={styles.contact}>
          <a href={`mailto:${details.email}`}>{details.email}</a>
          {details.phone && (
            <a href={telephone(details.phone)} className="tabular">
              {details.phone}
            </a>
          )}
          {details.address && <span className={styles.postal}>{details.address}</span>}
        </address>
        <div className={styles.end}>
          <p className={styles.rights}>All Right Reserved {details.author}</p>
          <nav aria-label="Footer">
            <ul className={styles.links}>
              {linksOf(details).map(({ label, to }, place) => (
                <li key={place}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
