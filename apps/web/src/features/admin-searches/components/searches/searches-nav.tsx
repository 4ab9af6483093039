import { NavLink } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import styles from './searches-nav.module.css';

const LINKS = [
  { to: dashboardPaths.adminSearches, label: 'Searches' },
  { to: dashboardPaths.adminSynonyms, label: 'Synonyms' },
  { to: dashboardPaths.adminFacets, label: 'Filters' },
  { to: dashboardPaths.adminPins, label: 'Pinned products' },
];

/** The pages about searches. */
export function SearchesNav() {
  return (
    <nav className={styles.nav} aria-label="Searches">
      {LINKS.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={styles.link}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
