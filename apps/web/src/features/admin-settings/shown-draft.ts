import type { SettingsDraft } from '@shop/shared';
import { createContext, use } from 'react';

/** The draft that the form shows; undefined while it shows what is published. */
interface ShownDraft {
  draft: SettingsDraft;
  /** One of its pictures was saved, which makes it another draft. */
  onSaved: (draft: SettingsDraft) => void;
}

/** Where the pictures of the form are saved. */
export const ShownDraftContext = createContext<ShownDraft | undefined>(undefined);

/** See {@link ShownDraftContext}. */
export const useShownDraft = () => use(ShownDraftContext);
