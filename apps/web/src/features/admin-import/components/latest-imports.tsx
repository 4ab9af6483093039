import { Link } from 'react-router-dom';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useImports } from '../api/imports';
import { importPath, STATE_TEXTS } from '../import-texts';
import styles from './import.module.css';

/** The latest imports, to open them again. */
export function LatestImports() {
  const { data: imports } = useImports();
  const momentText = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  if (!imports) return null;
  if (imports.length === 0) return <p>No file has been imported yet.</p>;
  return (
    <ul className={styles.list}>
      {imports.map(({ _id, name, state, createdAt }) => (
        <li key={_id}>
          <Link to={importPath(_id)}>{name}</Link> {STATE_TEXTS[state]},{' '}
          <time dateTime={createdAt}>{momentText(createdAt)}</time>
        </li>
      ))}
    </ul>
  );
}
