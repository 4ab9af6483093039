import { useMomentFormat } from '../../../ui/page/use-moment-format';
import styles from './order-date.module.css';

interface OrderDateProps {
  /** ISO 8601, UTC. */
  date: string;
  /** How to write the date on screen; by default the day, as in print. The exact time shows on hover. */
  format?: (date: Date) => string;
}

/** When an order was placed, in the shop's time zone: shopper and administrator read the same day. */
export function OrderDate({ date, format }: OrderDateProps) {
  const exact = useMomentFormat({ dateStyle: 'long', timeStyle: 'short' });
  const day = useMomentFormat({ dateStyle: 'medium' });
  return (
    <time
      dateTime={date}
      title={exact(date)}
      {...(format && { className: styles.relative, 'data-day': day(date) })}
    >
      {format ? format(new Date(date)) : day(date)}
    </time>
  );
}
