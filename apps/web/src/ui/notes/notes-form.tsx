import { RestoredDraft } from '../drafts/restored-draft';
import { TextField } from '../fields/field';
import { Button } from '../forms/button';
import type { SchemaFormOptions } from '../forms/schema-form-options';
import { useSchemaForm } from '../forms/use-schema-form';
import { NoteList, type NoteListProps } from './note-list';
import styles from './notes-form.module.css';

interface Text {
  text: string;
}

interface NotesFormProps extends NoteListProps {
  schema: SchemaFormOptions<Text, Text>['schema'];
  limit: number;
  /** Tells the draft of a note from those on other things. */
  draft: string;
  /** @param creationKey makes a repeated call harmless */
  onAdd: (text: string, creationKey: string) => Promise<void>;
}

/** What administrators wrote for each other about something, and a form to add to it. */
export function NotesForm({ notes, schema, limit, draft: name, onAdd }: NotesFormProps) {
  const { busy, draft, field, formProps } = useSchemaForm<Text, Text>({
    schema,
    defaultValues: { text: '' },
    save: ({ text }, creationKey) => onAdd(text, creationKey),
    draft: name,
    clears: true,
  });
  return (
    <>
      <NoteList notes={notes} />
      <form className={styles.form} {...formProps}>
        <RestoredDraft draft={draft} />
        <TextField
          label="New note"
          hint="Only administrators see it"
          rows={3}
          limit={limit}
          {...field('text')}
        />
        <Button type="submit" tone="secondary" busy={busy}>
          Add note
        </Button>
      </form>
    </>
  );
}
