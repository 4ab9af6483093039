import { session } from '../session/session';
import { ownKey, type Kind } from './own-entries';

/** The query with which a list was left, in this tab until somebody else uses it. */
export function keptQuery(kind: Exclude<Kind, 'draft' | 'stock-alert'>) {
  const key = () => ownKey(kind, session.get()?.user._id ?? '');
  return {
    keep(query: URLSearchParams) {
      try {
        window.sessionStorage.setItem(key(), query.toString());
      } catch {
        // Without storage, the way back leads to the unfiltered list.
      }
    },
    /** Null before the list was seen. */
    read(): URLSearchParams | null {
      try {
        const stored = window.sessionStorage.getItem(key());
        return stored === null ? null : new URLSearchParams(stored);
      } catch {
        return null;
      }
    },
  };
}
