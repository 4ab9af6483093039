import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAttention } from '../../../features/dashboard';
import { useWatchNewOrders } from '../../../features/new-orders';
import { BarMenu } from './bar-menu';
import styles from './attention-menu.module.css';

/** What waits for the administrator. The button shows the number of new orders; the list loads when it opens. */
export function AttentionMenu() {
  const [isAsked, setIsAsked] = useState(false);
  const { count } = useWatchNewOrders();
  return (
    <BarMenu
      button={
        <>
          <Bell aria-hidden size={18} strokeWidth={1.75} />
          <span className="visually-hidden">Needs attention</span>
          {count > 0 && (
            <span className={`tabular ${styles.count}`}>
              {count > 99 ? '99+' : count} <span className="visually-hidden">new orders</span>
            </span>
          )}
        </>
      }
      onOpen={() => setIsAsked(true)}
    >
      {isAsked && <AttentionList />}
    </BarMenu>
  );
}

function AttentionList() {
  const { items, isLoading, isError } = useAttention();
  if (isLoading) return <p role="status">Loading…</p>;
  if (isError) return <p role="alert">This could not be loaded. Close it and try again.</p>;
  if (items.length === 0) return <p>Nothing needs your attention.</p>;
  return (
    <ul>
      {items.map(({ to, label, count }) => (
        <li key={to}>
          <Link to={to}>
            {label} <span className="tabular">{count.toLocaleString('en-US')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
