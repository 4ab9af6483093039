import type { PostalAddress } from '@shop/shared';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/forms/button';
import { AddressText } from '../../addresses';

interface ChosenAddressProps {
  address: PostalAddress;
  /** The fields of the address. */
  children: ReactNode;
}

/** A complete address of the book as text: its fields come when the shopper wants to edit it. */
export function ChosenAddress({ address, children }: ChosenAddressProps) {
  const [isEdited, setEdited] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEdited) fields.current?.querySelector('input')?.focus();
  }, [isEdited]);
  if (isEdited) return <div ref={fields}>{children}</div>;
  return (
    <>
      <AddressText address={address} />
      <Button tone="secondary" onClick={() => setEdited(true)}>
        Edit this address
      </Button>
    </>
  );
}
