import { Controller } from 'react-hook-form';
import { Field } from '../../../ui/fields/field';
import { MultiSelectField } from '../../../ui/fields/multi-select-field';
import { Button } from '../../../ui/forms/button';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { useMakeKey } from '../api/keys';
import { GRANT_OPTIONS, keyFormSchema } from '../grant-texts';
import styles from './keys.module.css';

/** The form for a new key. @param onDone gets what programs send. */
export function KeyForm({ onDone }: { onDone: (key: string) => void }) {
  const make = useMakeKey();
  const { busy, controller, field, formProps } = useSchemaForm({
    schema: keyFormSchema,
    defaultValues: { name: '', grants: '' },
    save: async (input, creationKey) => onDone(await make(input, creationKey)),
  });
  return (
    <form className={styles.form} {...formProps}>
      <Field
        label="Name"
        hint="The program, such as Warehouse"
        autoComplete="off"
        {...field('name')}
      />
      <Controller
        {...controller('grants')}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <MultiSelectField
            label="What it may do"
            placeholder="Choose areas"
            options={GRANT_OPTIONS}
            value={value}
            onChange={onChange}
            error={error?.message}
          />
        )}
      />
      <Button type="submit" busy={busy}>
        {busy ? 'Making …' : 'Make the key'}
      </Button>
    </form>
  );
}
