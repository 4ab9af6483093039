import { RestoredDraft } from '../drafts/restored-draft';
import { TextField } from '../fields/field';
import { Button } from '../forms/button';
import type { SchemaFormOptions } from '../forms/schema-form-options';
import { useSchemaForm } from '../forms/use-schema-form';
import styles from './note-form.module.css';

interface Text {
  text: string;
}

interface NoteFormProps {
  schema: SchemaFormOptions<Text, Text>['schema'];
  limit: number;
  /** Tells the draft of a note from those on other things. */
  draft: string;
  /** The key that goes to its field. */
  byKey?: string;
  /** @param creationKey makes a repeated call harmless */
  onAdd: (text: string, creationKey: string) => Promise<void>;
}

/** A form with which administrators write a note for each other. */
export function NoteForm({ schema, limit, draft: name, byKey, onAdd }: NoteFormProps) {
  const { busy, draft, field, formProps } = useSchemaForm<Text, Text>({
    schema,
    defaultValues: { text: '' },
    save: ({ text }, creationKey) => onAdd(text, creationKey),
    draft: name,
    clears: true,
  });
  return (
    <form className={styles.form} {...formProps}>
      <RestoredDraft draft={draft} />
      <TextField
        label="New note"
        hint="Only administrators see it"
        rows={2}
        limit={limit}
        aria-keyshortcuts={byKey}
        {...field('text')}
      />
      <Button type="submit" tone="secondary" busy={busy}>
        Add note
      </Button>
    </form>
  );
}
