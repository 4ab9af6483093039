import { NavLink } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { PageHeading } from '../../../../ui/page/page-heading';
import styles from './searches-heading.module.css';

const LINKS = [
  { to: dashboardPaths.adminSearches, label: 'Searches' },
  { to: dashboardPaths.adminSynonyms, label: 'Synonyms' },
  { to: dashboardPaths.adminFacets, label: 'Filters' },
  { to: dashboardPaths.adminPins, label: 'Pinned products' },
];

/** The heading of a page about searches, and links to all of them. */
export function SearchesHeading({ children }: { children: string }) {
  return (
    <div className={styles.head}>
      <PageHeading>{children}</PageHeading>
      <nav className={styles.nav} aria-label="Searches">
        {LINKS.map(({ to, label }) => (
          <NavLink key={to} to={to} end className={styles.link}>
            {label}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}
