import { FIGURE_PERIODS, type FigurePeriod } from '@shop/shared';
import { Link } from 'react-router-dom';
import { KEEP_SCROLL } from '../../../../lib/address/keep-scroll';
import { PERIOD_NAMES } from '../../figure-names';
import styles from './figures-choice.module.css';

/** Links to the figures of each period. */
export function PeriodChoice({ chosen }: { chosen: FigurePeriod }) {
  return (
    <nav aria-label="Period" className={styles.choice}>
      {FIGURE_PERIODS.map((period) => (
        <Link
          key={period}
          to={{ search: `?period=${period}` }}
          replace
          {...KEEP_SCROLL}
          aria-current={period === chosen ? 'true' : undefined}
          className={styles.option}
        >
          {PERIOD_NAMES[period]}
        </Link>
      ))}
    </nav>
  );
}
