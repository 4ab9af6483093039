import { useRef, useState } from 'react';
import { Modal } from '../../../../ui/dialogs/modal';
import { notify } from '../../../../ui/messages/notify';
import type { DialogAbout } from '../../../../ui/dialogs/use-dialog-about';
import { Button } from '../../../../ui/forms/button';
import { Field } from '../../../../ui/fields/field';
import { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import { useAddSynonym } from '../../api/synonyms';
import { lineFor, synonymFormSchema } from '../../synonym-fields';
import styles from './synonyms.module.css';

/** A dialog to add a synonym for searched words. */
export function AddSynonym({ dialog }: { dialog: DialogAbout<string> }) {
  const content = useRef<HTMLDivElement>(null);
  const { about: words = '', isOpen, close } = dialog;
  return (
    <Modal
      title={`Another word for “${words}”`}
      open={isOpen}
      footer={null}
      onCancel={close}
      afterOpenChange={(opened) => {
        if (opened) content.current?.querySelector('input')?.focus();
      }}
    >
      <div ref={content}>
        <SynonymForm words={words} onDone={close} />
      </div>
    </Modal>
  );
}

function SynonymForm({ words, onDone }: { words: string; onDone: () => void }) {
  const add = useAddSynonym();
  const [isOneWay, setIsOneWay] = useState(false);
  const { busy, field, formProps } = useSchemaForm({
    schema: synonymFormSchema(words),
    defaultValues: { others: '' },
    save: async ({ others }) => {
      const { message } = await add(lineFor(words, others, isOneWay));
      notify.success(message);
      onDone();
    },
  });
  return (
    <form className={styles.form} {...formProps}>
      <Field
        label="Means the same as"
        hint="One or more, separated by commas, such as: sofa, couch"
        autoComplete="off"
        {...field('others')}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isOneWay}
          onChange={({ target }) => setIsOneWay(target.checked)}
        />
        One way only: searches for the other words don’t change
      </label>
      <Button type="submit" busy={busy}>
        Save synonym
      </Button>
    </form>
  );
}
