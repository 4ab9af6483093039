import { ButtonLink } from '../forms/button';
import styles from './page-links.module.css';

interface PageLinksProps {
  /** 1-based */
  page: number;
  pageSize: number;
  /** How many rows there are on all pages. */
  total: number;
  /** Address of a page. */
  to: (page: number) => string;
}

/** Leads through the pages of a list; nothing where there is but one. */
export function PageLinks({ page, pageSize, total, to }: PageLinksProps) {
  const last = Math.max(Math.ceil(total / pageSize), 1);
  if (last === 1 && page === 1) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && (
        <ButtonLink to={to(Math.min(page - 1, last))} tone="secondary" rel="prev">
          Previous
        </ButtonLink>
      )}
      <span className="tabular">
        Page {page} of {last}
      </span>
      {page < last && (
        <ButtonLink to={to(page + 1)} tone="secondary" rel="next">
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
