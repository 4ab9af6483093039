import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/display/badge';
import { customersList } from '../customers-list';
import styles from './customer-tags.module.css';

/** The tags of a customer; each leads to all who have it. */
export function CustomerTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={customersList.href({ tag })} aria-label={`Customers with the tag ${tag}`}>
            <Badge>{tag}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}
