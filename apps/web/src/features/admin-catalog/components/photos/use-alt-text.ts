import type { ProductPhoto } from '@shop/shared';
import { useState } from 'react';
import { useDraft, useKeptDraft } from '../../../../ui/drafts/use-draft';

/**
 * The alt text of a photo while it is typed. One that was not saved stays as it was typed, also when the page is loaded
 * again, and is said to be unsaved, also if another is stored since.
 * @param save returns whether it is saved
 */
export function useAltText(
  { _id, alt: stored }: Pick<ProductPhoto, '_id' | 'alt'>,
  save: (alt: string) => Promise<boolean>,
) {
  const { owner, opening, isRestored } = useDraft({ alt: stored }, `photo ${_id}`);
  const [alt, setAlt] = useState(opening.alt);
  const [known, setKnown] = useState(stored);
  const [state, setState] = useState<'saved' | 'sent' | 'unsaved'>(
    isRestored ? 'unsaved' : 'saved',
  );
  if (known !== stored) {
    setKnown(stored);
    if (state === 'saved') setAlt(stored);
  }

  useKeptDraft({
    owner,
    isNamed: true,
    readSaved: () => ({ alt: stored }),
    read: () => ({ alt: alt.trim() }),
  });

  async function send() {
    const text = alt.trim();
    if (state === 'sent') return;
    if (text === stored) {
      setState('saved');
      return;
    }
    setState('sent');
    const isSaved = await save(text);
    setState(isSaved ? 'saved' : 'unsaved');
  }

  const theirs = stored === '' ? '' : ` Saved is “${stored}”.`;
  return {
    alt,
    setAlt,
    save: send,
    error: state === 'unsaved' ? `Not saved.${theirs} Press Enter here to save yours.` : undefined,
  };
}
