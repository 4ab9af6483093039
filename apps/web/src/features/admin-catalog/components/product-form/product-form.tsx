import { ADMIN_FAILURE_TEXTS, LIMITS } from '@shop/shared';
import { useRef, useState, type ReactNode } from 'react';
import { Controller, useController } from 'react-hook-form';
import type { OnUpload } from '../../../../lib/http/call-types';
import { SaveConflict } from '../../../../ui/feedback/save-conflict';
import { useConflict } from '../../../../ui/feedback/use-conflict';
import { Button } from '../../../../ui/forms/button';
import { Field, TextField } from '../../../../ui/fields/field';
import { RestoredDraft } from '../../../../ui/drafts/restored-draft';
import { SelectField } from '../../../../ui/fields/select-field';
import { useDroppedFiles } from '../../../../ui/forms/use-dropped-files';
import { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import { noteRefusal } from '../../photo-problem';
import { productFormSchema, type ProductFields, type ProductTexts } from '../../product-fields';
import { usePhoto } from '../../use-photo';
import { CategoryField } from './category-field';
import { PhotoField } from './photo-field';
import { PriceAndStock } from './price-and-stock';
import styles from './product-form.module.css';
import { UploadProgress } from './upload-progress';

const SHIPPING = [
  { value: '0', label: 'No' },
  { value: '1', label: 'Yes' },
];

interface ChoiceState {
  field: { value: string; onChange: (value: string) => void };
  fieldState: { error?: { message?: string } };
}

/** What a select needs of its field's state. */
function choice({ field: { value, onChange }, fieldState: { error } }: ChoiceState) {
  return { value, onChange, error: error?.message };
}

interface ProductFormProps {
  initial: ProductTexts;
  /** URL of the product's current photo. */
  presentPhoto?: string;
  /** Names the draft. */
  draft: string;
  /** Puts a draft onto the product as it is saved now. */
  mergeDraft?: (draft: ProductTexts) => { merged: ProductTexts; note: string };
  save: (fields: ProductFields, onUpload: OnUpload, creationKey: string) => Promise<void>;
  /** Loads what somebody else has saved meanwhile, and puts what was typed onto it. */
  load?: (
    readTyped: () => ProductTexts,
  ) => Promise<{ merged: ProductTexts; saved: ProductTexts; message: string }>;
  /** Opens another page after a save. */
  leave: () => Promise<void>;
  /** Shown when the categories fail to load. */
  categoriesFailed: string;
  /** Label of the button, and its label while saving. */
  submit: readonly [label: string, busyLabel: string];
  /** Shown beside the button. */
  actions?: ReactNode;
}

/** A product's fields, in the specification's order. One form for creating and updating. */
export function ProductForm({
  initial,
  presentPhoto,
  draft,
  mergeDraft,
  save,
  load,
  leave,
  categoriesFailed,
  submit,
  actions,
}: ProductFormProps) {
  const [sent, setSent] = useState(0);
  const { conflict, trySave, tryLoad } = useConflict();
  const form = useSchemaForm({
    schema: productFormSchema,
    defaultValues: initial,
    draft,
    ...(mergeDraft && { mergeDraft }),
    fallback: ADMIN_FAILURE_TEXTS.savingProduct,
    save: async (fields, creationKey) => {
      try {
        setSent(0);
        await trySave(() => save(fields, setSent, creationKey));
      } catch (error) {
        if (fields.photo) noteRefusal(fields.photo, error);
        throw error;
      }
    },
    leave,
  });
  const { busy, controller, field, formProps } = form;
  const photo = usePhoto(useController(controller('photo')), () => form.judge('photo'));
  const photoField = useRef<HTMLDivElement>(null);
  const isOver = useDroppedFiles(formProps.ref, takeDropped);

  function takeDropped(files: File[]) {
    if (busy) return;
    void photo.choose(files);
    photoField.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <form className={styles.form} data-over={isOver || undefined} {...formProps}>
      <RestoredDraft draft={form.draft}>
        {!photo.file && 'If you chose a photo, please choose it again.'}
      </RestoredDraft>
      <Controller
        {...controller('category')}
        render={(state) => <CategoryField {...choice(state)} fallback={categoriesFailed} />}
      />
      <PhotoField
        ref={photoField}
        file={photo.file}
        preview={photo.file ? photo.url : presentPhoto}
        error={photo.error}
        note={photo.note}
        isOver={isOver}
        onChoose={(files) => void photo.choose(files)}
        onRemove={photo.remove}
      />
      <Field
        label="Name"
        placeholder="write a name"
        autoComplete="off"
        limit={LIMITS.productName}
        required
        {...field('name')}
      />
      <TextField
        label="Description"
        placeholder="write a description"
        limit={LIMITS.productDescription}
        required
        {...field('description')}
      />
      <PriceAndStock field={field} />
      <Controller
        {...controller('shipping')}
        render={(state) => (
          <SelectField
            label="Shipping"
            hint="If you choose nothing, No is saved. The shop mentions shipping only for Yes"
            placeholder="Select Shipping "
            options={SHIPPING}
            {...choice(state)}
          />
        )}
      />
      {load && (
        <SaveConflict
          conflict={conflict}
          what="product"
          onLoad={() =>
            void tryLoad(async () => {
              const { merged, saved, message } = await load(form.getValues);
              form.show(merged, saved);
              return message;
            })
          }
        />
      )}
      {busy && photo.file && <UploadProgress sent={sent} />}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {submit[busy ? 1 : 0]}
        </Button>
        {actions}
      </div>
    </form>
  );
}
