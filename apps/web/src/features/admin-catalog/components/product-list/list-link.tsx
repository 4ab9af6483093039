import { Link, type LinkProps } from 'react-router-dom';
import styles from './list-link.module.css';

/** A link beside the count of a list to the other list of the same products. */
export function ListLink(props: LinkProps) {
  return <Link {...props} className={styles.link} />;
}
