import type { Adjustment } from '@shop/shared';
import { Price } from './price';

interface AdjustmentsProps {
  adjustments: readonly Adjustment[] | undefined;
  className?: string | undefined;
}

/** What a total has besides the lines, each with its name, such as a discount; nothing without any. */
export function Adjustments({ adjustments = [], className }: AdjustmentsProps) {
  return adjustments.map(({ name, amount }, index) => (
    <p key={index} className={className}>
      {name} <Price dollars={amount} />
    </p>
  ));
}
