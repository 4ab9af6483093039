import type { SettingsDraft, StoredSettings } from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../../lib/http/api-error';
import { notify } from '../../../ui/messages/notify';
import { SaveConflict } from '../../../ui/feedback/save-conflict';
import { Button } from '../../../ui/forms/button';
import { RestoredDraft } from '../../../ui/drafts/restored-draft';
import { SaveBar } from '../../../ui/forms/save-bar';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { ShownDraftContext } from '../shown-draft';
import { useSettingsForm } from '../use-settings-form';
import { DraftNotice } from './draft-notice';
import { SettingsFields } from './settings-fields';
import { SettingsTopics } from './settings-topics';
import { SimulatedNotice } from './simulated-notice';
import { BY_SAVE_KEY } from '../../../ui/keys/save-key';
import styles from './settings-form.module.css';

interface SettingsFormProps {
  stored: StoredSettings;
  storedDraft: SettingsDraft | undefined;
  /** Whether the shop only pretends to take payments. */
  isSimulated: boolean;
}

/** The settings form. It sends the version that it shows, so that a save by somebody else is not overwritten. */
export function SettingsForm({ stored: opened, storedDraft, isSimulated }: SettingsFormProps) {
  const settings = useSettingsForm(opened, storedDraft);
  const { form, stored, draft, shown } = settings;
  const { saved, timeZone } = stored;
  const momentText = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const { mutate: keepDraft, isPending } = useMutation({
    mutationFn: settings.keepDraft,
    onError: (error) => {
      notify.error(failureText(error));
    },
  });

  return (
    <form className={styles.layout} {...form.formProps}>
      <SettingsTopics />
      <div className={styles.form}>
        <RestoredDraft draft={{ ...form.draft, discard: settings.discardTyped }} />
        {isSimulated && <SimulatedNotice />}
        <p className={styles.saved}>
          {saved
            ? `Last saved by ${saved.by}, ${momentText(saved.at)}`
            : 'These are the values the shop started with. Saving replaces them.'}
        </p>
        <DraftNotice
          draft={draft}
          isShown={shown !== undefined}
          note={settings.note}
          onShow={settings.showDraft}
          onDiscarded={settings.endDraft}
        />
        <ShownDraftContext value={shown && { draft: shown, onSaved: settings.renewDraft }}>
          <SettingsFields field={form.field} controller={form.controller} timeZone={timeZone} />
        </ShownDraftContext>
        <SaveConflict
          conflict={settings.conflict}
          what="settings"
          onLoad={() => void settings.load()}
        />
        <SaveBar>
          <Button type="submit" {...BY_SAVE_KEY} busy={form.busy}>
            {form.busy ? 'Saving …' : shown ? 'Publish' : 'Save settings'}
          </Button>
          {(shown ?? !draft) && (
            <Button tone="secondary" busy={isPending} onClick={() => keepDraft()}>
              {shown ? 'Save the draft' : 'Save as a draft to preview'}
            </Button>
          )}
        </SaveBar>
      </div>
    </form>
  );
}
