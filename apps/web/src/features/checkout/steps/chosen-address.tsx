import type { PostalAddress } from '@shop/shared';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/forms/button';
import { AddressText } from '../../addresses';
import styles from './steps.module.css';

interface ChosenAddressProps {
  address: PostalAddress;
  /** Whether it is shown as text, instead of its fields. */
  isText: boolean;
  onEdit: () => void;
  /** The fields of the address. */
  children: ReactNode;
}

/** An address of the book as text, until the shopper edits it; else its fields. */
export function ChosenAddress({ address, isText, onEdit, children }: ChosenAddressProps) {
  const place = useRef<HTMLDivElement>(null);
  function edit() {
    flushSync(onEdit);
    place.current?.querySelector<HTMLElement>('input, select')?.focus();
  }
  return (
    <div ref={place} className={styles.form}>
      {isText ? (
        <>
          <AddressText address={address} />
          <Button tone="secondary" onClick={edit}>
            Edit this address
          </Button>
        </>
      ) : (
        children
      )}
    </div>
  );
}
