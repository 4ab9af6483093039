const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface OrderDateProps {
  /** ISO 8601, UTC. */
  date: string;
  /** How to write the date; the day by default. The exact time shows on hover. */
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
