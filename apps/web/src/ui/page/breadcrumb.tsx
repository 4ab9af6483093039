import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** The pages above this one, from the top. */
  steps: readonly { label: string; to: string }[];
}

/** Where a page is in the shop, with links to the pages above it. */
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
