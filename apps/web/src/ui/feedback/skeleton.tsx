import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height?: string;
  radius?: string;
  /** Sets the size where a server renders the skeleton: the page's policy allows no style attributes. */
  className?: string | undefined;
}

/** Placeholder for something that is loading. Silent to screen readers: put a group of them into a `role="status"`. */
export function Skeleton({ width = '100%', height = '1em', radius, className }: SkeletonProps) {
  const size = className === undefined ? { width, height, borderRadius: radius } : undefined;
  return <span aria-hidden className={`${styles.skeleton} ${className ?? ''}`} style={size} />;
}
