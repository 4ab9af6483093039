import styles from './synonyms.module.css';

/** The synonyms that every shop has, to look up. */
export function ShippedSynonyms({ lines }: { lines: readonly string[] }) {
  return (
    <details className={styles.shipped}>
      <summary>{lines.length.toLocaleString('en-US')} lines that every shop has</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
