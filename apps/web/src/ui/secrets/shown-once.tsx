import { CopyButton } from './copy-button';
import styles from './shown-once.module.css';

interface ShownOnceProps {
  /** Undefined before there is one. */
  text: string | undefined;
  /** What the button says that copies it. */
  copy: string;
}

/** A secret or a link that is not shown again. */
export function ShownOnce({ text = '', copy }: ShownOnceProps) {
  return (
    <>
      <pre className={styles.secret}>{text}</pre>
      <CopyButton text={text}>{copy}</CopyButton>
    </>
  );
}
