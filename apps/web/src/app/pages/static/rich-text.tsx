import type { RichBlock, RichSpan } from '@shop/shared';
import { Link } from 'react-router-dom';
import styles from './static-page.module.css';

/** A formatted text of the shop's own. */
export function RichText({ blocks }: { blocks: readonly RichBlock[] }) {
  return (
    <div className={`${styles.text} ${styles.written}`}>
      {blocks.map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: RichBlock }) {
  if (block.type === 'list')
    return (
      <ul className={styles.list}>
        {block.items.map((spans, place) => (
          <li key={place}>{spansOf(spans)}</li>
        ))}
      </ul>
    );
  const Tag = block.type === 'heading' ? 'h2' : 'p';
  return <Tag>{spansOf(block.spans)}</Tag>;
}

function spansOf(spans: readonly RichSpan[]) {
  return spans.map(({ text, isBold, isItalic, to }, place) => {
    const italic = isItalic ? <em>{text}</em> : text;
    const bold = isBold ? <strong>{italic}</strong> : italic;
    return to === undefined ? (
      <span key={place}>{bold}</span>
    ) : (
      <Link key={place} to={to}>
        {bold}
      </Link>
    );
  });
}
