import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** The way from the top to the page, without the page itself. */
  steps: readonly { label: string; to: string }[];
}

/** Where a page stands in the shop, and the ways up from it. */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.steps}>
        {steps.map(({ label, to }, index) => (
          <li key={to}>
            {index > 0 && <ChevronRight aria-hidden size={14} />}
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
