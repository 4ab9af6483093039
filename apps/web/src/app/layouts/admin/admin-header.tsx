import { Menu, X } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { ALL_CATEGORIES, SearchForm } from '../../../features/catalog';
import { PaletteButton } from '../../../features/palette';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { shopPaths } from '../../../lib/address/shop-paths';
import { useFoldingMenu } from '../../../lib/hooks/use-folding-menu';
import { useMayOpen } from '../../../lib/session/permissions';
import { BrandMark } from '../../../ui/display/brand-mark';
import { useShopDetails } from '../../../ui/page/shop-details';
import { AccountLinks } from '../header/account-links';
import { CartLink } from '../header/cart-link';
import { AttentionMenu } from './attention-menu';
import { CategoryMenu } from './category-menu';
import styles from './admin-header.module.css';

/** One slim bar with what the shop's header has, and what needs the administrator's attention. */
export function AdminHeader() {
  const { button, open, toggle } = useFoldingMenu();
  const { name } = useShopDetails();
  // Whoever has any tasks; orders and low stock are of fewer.
  const mayOpen = useMayOpen();
  const Icon = open ? X : Menu;
  return (
    <header className={styles.header} data-no-print>
      <nav aria-label="Main" className={styles.bar} data-open={open}>
        <button
          ref={button}
          type="button"
          className={styles.menu}
          aria-expanded={open}
          aria-controls="admin-links admin-account"
          onClick={toggle}
        >
          <Icon aria-hidden size={22} />
          <span className="visually-hidden">Menu</span>
        </button>
        <Link to={shopPaths.home} className={styles.brand}>
          <BrandMark className={styles.mark} />
          <span className={styles.name}>{name}</span>
        </Link>
        <div id="admin-links" data-folds className={styles.links}>
          <NavLink to={shopPaths.home} end>
            Home
          </NavLink>
          <NavLink to={shopPaths.categories}>{ALL_CATEGORIES}</NavLink>
          <CategoryMenu />
        </div>
        <div data-folds className={styles.search}>
          <SearchForm />
        </div>
        <PaletteButton />
        {mayOpen(dashboardPaths.adminJobs) && <AttentionMenu />}
        <AccountLinks id="admin-account" />
        <CartLink />
      </nav>
    </header>
  );
}
