import { useState } from 'react';
import { Modal } from '../../../../ui/feedback/modal';
import { Button } from '../../../../ui/forms/button';
import type { PinnedProduct } from '../../pinned-product';
import { PinEditor } from './pin-editor';
import styles from './pins.module.css';

interface PinProductsProps {
  words: string;
  /** What shoppers open most often. */
  proposed?: PinnedProduct | undefined;
  label?: string;
}

/** Chooses the products that come first for some words. Each choice is saved at once. */
export function PinProducts({ words, proposed, label = 'Pin product' }: PinProductsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" className={styles.small} onClick={() => setIsOpen(true)}>
        {label}
        <span className="visually-hidden"> for {words}</span>
      </Button>
      <Modal
        title={`First for “${words}”`}
        open={isOpen}
        footer={null}
        onCancel={() => setIsOpen(false)}
      >
        <PinEditor words={words} proposed={proposed} />
      </Modal>
    </>
  );
}
