import styles from './about-category.module.css';

/** What a category's page says about it. */
export function AboutCategory({ text }: { text: string | undefined }) {
  return text && <p className={styles.text}>{text}</p>;
}
