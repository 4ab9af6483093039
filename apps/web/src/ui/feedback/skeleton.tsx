import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height?: string;
  radius?: string;
}

/** Holds the place of something that is on its way. Says nothing; put a `role="status"` beside a group of them. */
export function Skeleton({ width = '100%', height = '1em', radius }: SkeletonProps) {
  return (
    <span aria-hidden className={styles.skeleton} style={{ width, height, borderRadius: radius }} />
  );
}
