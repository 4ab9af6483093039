import { useState, type ReactNode } from 'react';
import type { PromotionField, PromotionTexts } from '../../fields/promotion-fields';
import styles from './promotion-form.module.css';

interface MoreFieldsProps {
  title: string;
  texts: PromotionTexts;
  /** The fields inside. If one of them is filled in, they are shown at once. */
  names: readonly PromotionField[];
  children: ReactNode;
}

/** Fields that few promotions need, folded. */
export function MoreFields({ title, texts, names, children }: MoreFieldsProps) {
  const [isOpen] = useState(() => names.some((name) => texts[name] !== ''));
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
