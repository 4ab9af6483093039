import type { ReactNode } from 'react';
import { Button } from '../../../ui/forms/button';
import styles from './small-button.module.css';

interface WordsButtonProps {
  words: string;
  onClick: () => void;
  children: ReactNode;
}

/** A small button in a list of searches; its accessible name ends with the searched words. */
export function WordsButton({ words, onClick, children }: WordsButtonProps) {
  return (
    <Button tone="secondary" className={styles.small} onClick={onClick}>
      {children}
      <span className="visually-hidden"> for {words}</span>
    </Button>
  );
}
