const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface OrderDateProps {
  /** ISO 8601, UTC. */
  date: string;
  /** How the date reads; the day without it. The exact moment shows on hover. */
  format?: (date: Date) => string;
}

export function OrderDate({ date, format = (moment) => day.format(moment) }: OrderDateProps) {
  const moment = new Date(date);
  return (
    <time dateTime={date} title={exact.format(moment)}>
      {format(moment)}
    </time>
  );
}
