import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { SearchForm } from '../../../features/catalog';
import { BrandMark } from '../../../ui/display/brand-mark';
import { useShopDetails } from '../../../ui/page/shop-details';
import { paths } from '../../../lib/paths';
import { AccountLinks } from './account-links';
import { CartLink } from './cart-link';
import { CategoryLinks } from './category-links';
import styles from './site-header.module.css';

/** On narrow screens the links are in a menu, which a navigation or Escape closes. */
function useMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === key;
  useEffect(() => {
    if (!open) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      // The focused link is hidden with the menu.
      button.current?.focus();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);
  return { button, open, toggle: () => setOpenAt(open ? undefined : key) };
}

export function SiteHeader() {
  const { button, open, toggle } = useMenu();
  const { name } = useShopDetails();
  const Icon = open ? X : Menu;
  return (
    <header className={styles.header}>
      <nav aria-label="Main" className={styles.nav} data-open={open}>
        <div className={styles.bar}>
          <div className={`container ${styles.row}`}>
            <button
              ref={button}
              type="button"
              className={styles.menu}
              aria-expanded={open}
              aria-controls="site-links site-account"
              onClick={toggle}
            >
              <Icon aria-hidden size={22} />
              <span className="visually-hidden">Menu</span>
            </button>
            <Link to={paths.home} className={styles.brand}>
              <BrandMark className={styles.mark} />
              {name}
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
