import type { SearchedPage } from '@shop/shared';
import { Link } from 'react-router-dom';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { searchedPage } from './searched-pages';
import styles from './search-results.module.css';

/** Leads to the page of the shop that a search is about, beside the goods that have its words in their names. */
export function ShopPageLink({ page }: { page: SearchedPage }) {
  const { label, to } = searchedPage(page, useShopDetails());
  return (
    <p className={styles.readAs}>
      Looking for <Link to={to}>{label}</Link>?
    </p>
  );
}
