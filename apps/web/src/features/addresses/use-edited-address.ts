import { knownParts, type PostalAddress } from '@shop/shared';
import { useState } from 'react';
import { useDraft, useKeptDraft } from '../../ui/drafts/use-draft';

/** The address whose form is open. */
interface EditedAddress {
  /** As it was; without any parts for a new one. */
  before: PostalAddress;
  typed: PostalAddress;
}

const NOTHING = { before: '', typed: '' };
const textOf = (address: PostalAddress) => JSON.stringify(knownParts(address) ?? {});

const addressOf = (text: string): PostalAddress => JSON.parse(text) as PostalAddress;

/** The address that is being edited, if one is. What is typed of it is kept as a draft. */
export function useEditedAddress() {
  const { owner, opening, isRestored } = useDraft(NOTHING, 'address book');
  const [edited, setEdited] = useState<EditedAddress | undefined>(() =>
    isRestored ? { before: addressOf(opening.before), typed: addressOf(opening.typed) } : undefined,
  );
  useKeptDraft({
    owner,
    isNamed: true,
    readSaved: () => ({ typed: edited ? textOf(edited.before) : '' }),
    read: () => (edited ? { before: textOf(edited.before), typed: textOf(edited.typed) } : NOTHING),
  });
  return { edited, setEdited };
}
