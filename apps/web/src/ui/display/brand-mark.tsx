import { MARK_DRAWINGS } from '@shop/shared';
import { useShopDetails } from '../page/shop-details';

/** The shop's mark on a rounded square, as set on the settings page. */
export function BrandMark({ className }: { className?: string }) {
  const { shape, line } = MARK_DRAWINGS[useShopDetails().mark];
  return (
    <svg viewBox="0 0 32 32" width={30} height={30} aria-hidden className={className}>
      <rect width="32" height="32" rx="8" fill="var(--color-accent)" />
      <path d={shape} fill="var(--color-on-accent)" />
      <path
        d={line}
        fill="none"
        stroke="var(--color-on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
