import { Link } from 'react-router-dom';
import { ButtonLink } from '../../forms/button';
import styles from './page-links.module.css';
import { GAP, pageNumbers } from './page-numbers';

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

/** Links to the pages of a list: to the neighboring ones, and by number where there is room. Nothing for a single page. */
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
      <span className={`tabular ${styles.place}`}>
        Page {page} of {last}
      </span>
      <ul className={`tabular ${styles.numbers}`}>
        {pageNumbers(page, last).map((number, index) => (
          <li key={number === GAP ? `gap ${index}` : number}>
            {number === GAP ? (
              '…'
            ) : (
              <Link
                to={to(number)}
                className={styles.number}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < last && (
        <ButtonLink to={to(page + 1)} tone="secondary" rel="next">
          {next}
        </ButtonLink>
      )}
    </nav>
  );
}
