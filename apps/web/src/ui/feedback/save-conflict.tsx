import { useFocusAfterRemoval } from '../../lib/hooks/use-focus-after-removal';
import { Button } from '../forms/button';
import { Notice } from './notice';
import type { Conflict } from './use-conflict';

interface SaveConflictProps {
  /** Undefined without a conflict. */
  conflict: Conflict | undefined;
  /** The noun for what was saved, such as `settings`. */
  what: string;
  /** Loads what was saved. The typed text has to stay, or the message has to repeat it. */
  onLoad: () => void;
}

/** Says that somebody else saved in the meantime, and offers to load their version. */
export function SaveConflict({ conflict, what, onLoad }: SaveConflictProps) {
  // The button disappears once their version is loaded.
  const focus = useFocusAfterRemoval<HTMLDivElement>('button');
  if (!conflict) return null;
  const { message, isLoaded } = conflict;
  return (
    <Notice {...focus} tone={isLoaded ? 'accent' : 'danger'}>
      <p>{message}</p>
      {!isLoaded && (
        <Button tone="danger" onClick={onLoad}>
          Load the saved {what}
        </Button>
      )}
    </Notice>
  );
}
