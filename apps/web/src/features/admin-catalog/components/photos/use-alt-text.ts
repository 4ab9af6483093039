import { useState } from 'react';

/**
 * The alt text of a photo while it is typed. One that was not saved stays as it was typed, and is said to be unsaved,
 * also if another is stored since.
 * @param save returns whether it is saved
 */
export function useAltText(stored: string, save: (alt: string) => Promise<boolean>) {
  const [alt, setAlt] = useState(stored);
  const [known, setKnown] = useState(stored);
  const [state, setState] = useState<'saved' | 'sent' | 'refused'>('saved');
  if (known !== stored) {
    setKnown(stored);
    if (state === 'saved') setAlt(stored);
  }

  async function send() {
    const text = alt.trim();
    if (state === 'sent') return;
    if (text === stored) {
      setState('saved');
      return;
    }
    setState('sent');
    const isSaved = await save(text);
    setState(isSaved ? 'saved' : 'refused');
  }

  const theirs = stored === '' ? '' : ` Saved is “${stored}”.`;
  return {
    alt,
    setAlt,
    save: send,
    error: state === 'refused' ? `Not saved.${theirs} Press Enter here to save yours.` : undefined,
  };
}
