import { MAX_LIST_SIZE } from '@shop/shared';
import { ButtonLink } from '../../../ui/forms/button';
import styles from './order-pages.module.css';

interface OrderPagesProps {
  /** 1-based */
  page: number;
  /** How many orders there are on all pages. */
  total: number;
}

/** Leads through the pages of a list too long for one. */
export function OrderPages({ page, total }: OrderPagesProps) {
  const lastPage = Math.max(Math.ceil(total / MAX_LIST_SIZE), 1);
  if (lastPage === 1 && page === 1) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && (
        <ButtonLink to={`?page=${Math.min(page - 1, lastPage)}`} tone="secondary">
          Newer
        </ButtonLink>
      )}
      <span className="tabular">
        Page {page} of {lastPage}
      </span>
      {page < lastPage && (
        <ButtonLink to={`?page=${page + 1}`} tone="secondary">
          Older
        </ButtonLink>
      )}
    </nav>
  );
}
