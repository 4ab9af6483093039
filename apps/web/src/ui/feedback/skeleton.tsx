import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height?: string;
  radius?: string;
}

/** Placeholder for something that is loading. Silent to screen readers: put a group of them into a `role="status"`. */
export function Skeleton({ width = '100%', height = '1em', radius }: SkeletonProps) {
  return (
    <span aria-hidden className={styles.skeleton} style={{ width, height, borderRadius: radius }} />
  );
}
