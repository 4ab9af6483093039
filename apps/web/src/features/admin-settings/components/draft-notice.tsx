import type { SettingsDraft } from '@shop/shared';
import { useFocusAfterRemoval } from '../../../lib/hooks/use-focus-after-removal';
import { Notice } from '../../../ui/feedback/notice';
import { Button, ExternalButtonLink } from '../../../ui/forms/button';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { useDiscardDraft } from '../api/settings-draft';
import { SETTING_LABELS } from '../settings-fields';

interface DraftNoticeProps {
  /** Undefined if nobody has saved one. */
  draft: SettingsDraft | undefined;
  /** Whether the form shows it, so that a save publishes it. */
  isShown: boolean;
  /** What else there is to know of the draft that is shown. */
  note: string;
  onShow: (draft: SettingsDraft) => void;
  onDiscarded: () => void;
}

/** Says that there is a draft of the settings, and what can be done with it. */
export function DraftNotice({ draft, isShown, note, onShow, onDiscarded }: DraftNoticeProps) {
  const momentText = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const { mutate: discard, isPending } = useDiscardDraft(onDiscarded);
  // The buttons disappear with the draft.
  const focus = useFocusAfterRemoval<HTMLDivElement>('button');
  if (!draft) return null;
  const at = momentText(new Date(draft.version).toISOString());
  return (
    <Notice {...focus}>
      <p>
        {`A draft of ${at} is not published. `}
        {isShown ? 'These fields show it.' : 'These fields show what is published.'}
      </p>
      {isShown && note && <p>{note}</p>}
      {draft.overtaken.length > 0 && (
        <p>
          {'Since then, these were published with other values: '}
          <strong>{draft.overtaken.map((name) => SETTING_LABELS[name]).join(', ')}</strong>
          {'. Publishing the draft replaces them.'}
        </p>
      )}
      <ExternalButtonLink tone="secondary" href={draft.path} target="_blank" rel="noreferrer">
        Open the preview
      </ExternalButtonLink>
      {!isShown && (
        <Button tone="secondary" onClick={() => onShow(draft)}>
          Show the draft here
        </Button>
      )}
      <Button tone="quiet" busy={isPending} onClick={() => discard(draft)}>
        Discard the draft
      </Button>
    </Notice>
  );
}
