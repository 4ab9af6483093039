import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/paths';
import styles from './search-results.module.css';

interface ReadAsProps {
  readAs: string;
  keyword: string;
}

/** Says that corrected words were searched for, and offers to search for the typed ones. */
export function ReadAs({ readAs, keyword }: ReadAsProps) {
  return (
    <p className={styles.readAs}>
      Showing results for <strong>{readAs}</strong>.{' '}
      <Link to={`${paths.searchFor(keyword)}&literal=1`}>Search instead for “{keyword}”</Link>
    </p>
  );
}
