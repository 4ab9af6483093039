import type { ReactNode } from 'react';
import { Button } from '../forms/button';
import { notify } from '../messages/notify';

interface CopyButtonProps {
  text: string;
  children: ReactNode;
}

/** Copies what nobody types off, such as a secret. */
export function CopyButton({ text, children }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify.success('Copied');
    } catch {
      // Forbidden, or without https.
      notify.error('It could not be copied here. Select the text and copy it by hand.');
    }
  }

  return (
    <Button tone="secondary" onClick={() => void copy()}>
      {children}
    </Button>
  );
}
