import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { isTyping } from '../../../lib/hooks/is-typing';
import { rememberOrders } from '../orders-list';
import styles from './order-neighbours.module.css';
import { useNeighbours, type Neighbour } from './use-neighbours';

/** Leads to the orders beside this one in the list, by links and by the keys j and k. */
export function OrderNeighbours({ number }: { number: number }) {
  const { previous, next } = useNeighbours(number);
  const navigate = useNavigate();
  useEffect(() => {
    function go(event: KeyboardEvent) {
      const to = { j: next, k: previous }[event.key];
      if (!to || isTyping(event)) return;
      rememberOrders(to.query);
      void navigate(dashboardPaths.adminOrder(to.number));
    }
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [previous, next, navigate]);
  if (!previous && !next) return null;
  return (
    <span className={styles.links} data-no-print>
      {previous && <NeighbourLink to={previous} label="Previous order" icon={ChevronLeft} />}
      {next && <NeighbourLink to={next} label="Next order" icon={ChevronRight} />}
    </span>
  );
}

interface NeighbourLinkProps {
  to: Neighbour;
  label: string;
  icon: typeof ChevronLeft;
}

function NeighbourLink({ to, label, icon: Icon }: NeighbourLinkProps) {
  return (
    <Link
      to={dashboardPaths.adminOrder(to.number)}
      className={styles.link}
      onClick={() => rememberOrders(to.query)}
    >
      <Icon aria-hidden size={18} />
      <span className="visually-hidden">
        {label}: {to.number}
      </span>
    </Link>
  );
}
