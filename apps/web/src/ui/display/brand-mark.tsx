import { MARK_DRAWINGS, PHOTO_WIDTHS } from '@shop/shared';
import { useShopDetails } from '../page/shop-details';
import styles from './brand-mark.module.css';
import { OwnPicture } from './own-picture';

/** The shop's logo, or its mark on a rounded square, as set on the settings page. */
export function BrandMark({ className }: { className?: string }) {
  const { mark, pictures } = useShopDetails();
  if (pictures?.logo) {
    const classes = [styles.logo, className].filter(Boolean).join(' ');
    return (
      <OwnPicture
        kind="logo"
        photo={pictures.logo}
        width={PHOTO_WIDTHS.small}
        className={classes}
      />
    );
  }
  const { shape, line } = MARK_DRAWINGS[mark];
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
