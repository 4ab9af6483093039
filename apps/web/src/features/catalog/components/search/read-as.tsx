import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import styles from './search-results.module.css';

interface ReadAsProps {
  /** The words that were searched for; missing if these are the typed ones. */
  readAs: string | undefined;
  /** Typed words that nothing matches, or nothing together with the others. */
  leftOut: readonly string[] | undefined;
  /** Whether only descriptions have the words. */
  isMentioned: boolean | undefined;
  keyword: string;
}

/** Says what was searched for and which words were left out, and offers to search for corrected words as typed. */
export function ReadAs({ readAs, leftOut = [], isMentioned, keyword }: ReadAsProps) {
  if (readAs === undefined && leftOut.length === 0)
    return isMentioned ? (
      <p className={styles.readAs}>
        Nothing is called “{keyword}”. It is mentioned in the description of what is shown here.
      </p>
    ) : null;
  const isPartLeftOut = leftOut.join(' ') !== keyword.trim().toLowerCase();
  return (
    <p className={styles.readAs}>
      {leftOut.length > 0 && `Nothing matches “${keyword}”. `}
      {readAs !== undefined && (
        <>
          Showing results for <strong>{readAs}</strong>
          {leftOut.length > 0 && isPartLeftOut && `, leaving out ${listed(leftOut)}`}.{' '}
        </>
      )}
      {leftOut.length === 0 && (
        <Link to={`${shopPaths.searchFor(keyword)}&literal=1`}>Search instead for “{keyword}”</Link>
      )}
    </p>
  );
}

const listed = (words: readonly string[]) => AND.format(words.map((word) => `“${word}”`));

const AND = new Intl.ListFormat('en', { type: 'conjunction' });
