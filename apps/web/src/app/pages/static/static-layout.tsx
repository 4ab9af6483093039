import { Outlet } from 'react-router-dom';
import styles from './static-page.module.css';

/** Layout of the static pages. Part of the first script, so that their styles are there as soon as they render. */
export function StaticLayout() {
  return (
    <div className={`container ${styles.page}`}>
      <Outlet />
    </div>
  );
}
