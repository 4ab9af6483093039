import { formatDollars } from '@shop/shared';

interface PriceProps {
  /** US dollars. */
  dollars: number;
  className?: string;
}

export function Price({ dollars, className }: PriceProps) {
  return (
    <span className={['tabular', className].filter(Boolean).join(' ')}>
      {formatDollars(dollars)}
    </span>
  );
}
