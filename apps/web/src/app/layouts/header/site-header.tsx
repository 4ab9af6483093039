import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useCart } from '../../../features/cart';
import { SearchForm } from '../../../features/catalog';
import { BrandMark } from '../../../ui/display/brand-mark';
import { useShopDetails } from '../../../ui/page/shop-details';
import { shopPaths } from '../../../lib/address/shop-paths';
import { useFoldingMenu } from '../../../lib/hooks/use-folding-menu';
import { AccountLinks } from './account-links';
import { CartLink } from './cart-link';
import { CategoryLinks } from './category-links';
import { useBarAway } from './use-bar-away';
import styles from './site-header.module.css';

export function SiteHeader() {
  const { button, open, toggle } = useFoldingMenu();
  const { name } = useShopDetails();
  const bar = useRef<HTMLElement>(null);
  // What was added to the cart shows in the bar.
  useBarAway(bar, useCart());
  const Icon = open ? X : Menu;
  return (
    <header className={styles.header} data-no-print>
      <nav ref={bar} aria-label="Main" className={styles.nav} data-open={open}>
        <div className={styles.bar}>
          <div className={`container ${styles.row}`}>
            <button
              ref={button}
              type="button"
              className={styles.menu}
              data-needs-script
              aria-expanded={open}
              aria-controls="site-links site-account"
              onClick={toggle}
            >
              <Icon aria-hidden size={22} />
              <span className="visually-hidden">Menu</span>
            </button>
            <Link to={shopPaths.home} className={styles.brand}>
              <BrandMark className={styles.mark} />
              <span className={styles.name}>{name}</span>
            </Link>
            <SearchForm />
            <AccountLinks id="site-account" />
            <CartLink />
          </div>
        </div>
        <CategoryLinks id="site-links" />
      </nav>
    </header>
  );
}
