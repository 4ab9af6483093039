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
  /** What the links to the neighboring pages say. */
  labels?: readonly [previous: string, next: string];
}

/** Links to the neighboring pages of a list. Shows nothing when there is only one page. */
export function PageLinks({
  page,
  pageSize,
  total,
  to,
  labels: [previous, next] = ['Previous', 'Next'],
}: PageLinksProps) {
  const last = Math.max(Math.ceil(total / pageSize), 1);
  if (last === 1 && page === 1) return null;
  return (
    <nav className={styles.pages} aria-label="Pages" data-no-print>
      {page > 1 && (
        <ButtonLink to={to(Math.min(page - 1, last))} tone="secondary" rel="prev">
          {previous}
        </ButtonLink>
      )}
      <span className="tabular">
        Page {page} of {last}
      </span>
      {page < last && (
        <ButtonLink to={to(page + 1)} tone="secondary" rel="next">
          {next}
        </ButtonLink>
      )}
    </nav>
  );
}
