import { ADMIN_FAILURE_TEXTS, type Product } from '@shop/shared';
import { useRef, useState, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { OnUpload } from '../../../../lib/http/call-types';
import { SaveConflict } from '../../../../ui/feedback/save-conflict';
import { useConflict } from '../../../../ui/feedback/use-conflict';
import { RestoredDraft } from '../../../../ui/drafts/restored-draft';
import { useDroppedFiles } from '../../../../ui/forms/use-dropped-files';
import { useSchemaForm } from '../../../../ui/forms/use-schema-form';
import { noteRefusal } from '../../photo-problem';
import { productFormSchema, type ProductFields, type ProductTexts } from '../../product-texts';
import type { MorePhotos } from '../../photos/use-more-photos';
import { usePhoto } from '../../use-photo';
import { MorePhotosList } from '../photos/more-photos-list';
import { fieldsBesideVariants } from './form-fields';
import { PhotoField } from './photo-field';
import { ProductInputs } from './product-inputs';
import styles from './product-form.module.css';
import { SubmitButtons, type OtherSubmit } from './submit-buttons';
import { UploadProgress } from './upload-progress';

interface ProductFormProps {
  initial: ProductTexts;
  /** The product that is edited; undefined for a new one. */
  product?: Product['_id'];
  /** Whether the product has variants, which decide its price and its stock. */
  hasVariants?: boolean;
  /** URL of the product's current photo. */
  presentPhoto?: string;
  /** Takes several files that are chosen at once, if the form's photo is not to be one of them. */
  onSeveral?: (files: File[]) => void;
  /** The photos of a new product beside its first one, which is the form's. */
  morePhotos?: MorePhotos;
  /** Shown below the photo. */
  belowPhoto?: ReactNode;
  /** Names the draft. */
  draft: string;
  /** Puts a draft onto the product as it is saved now. */
  mergeDraft?: (draft: ProductTexts) => { merged: ProductTexts; note: string };
  save: (fields: ProductFields, onUpload: OnUpload, creationKey: string) => Promise<void>;
  /** Loads what somebody else has saved meanwhile, and puts what was typed onto it. */
  load?: (
    readTyped: () => ProductTexts,
  ) => Promise<{ merged: ProductTexts; saved: ProductTexts; message: string }>;
  /** Opens another page after a save. @param pressed which of the other buttons was pressed, if one was */
  leave: (pressed: OtherSubmit | undefined) => Promise<void>;
  /** Shown when the categories fail to load. */
  categoriesFailed: string;
  /** Label of the button, and its label while saving. */
  submit: readonly [label: string, busyLabel: string];
  others?: readonly OtherSubmit[];
  /** Shown beside the button. */
  actions?: ReactNode;
}

/** One form for creating and updating a product. */
export function ProductForm({
  initial,
  product,
  hasVariants,
  presentPhoto,
  onSeveral,
  morePhotos,
  belowPhoto,
  draft,
  mergeDraft,
  save,
  load,
  leave,
  categoriesFailed,
  submit,
  others = [],
  actions,
}: ProductFormProps) {
  const [sent, setSent] = useState(0);
  const pressed = useRef<OtherSubmit>(undefined);
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
    leave: () => leave(pressed.current),
  });
  const { busy, controller, formProps } = form;
  const { field } = hasVariants ? fieldsBesideVariants(form) : form;
  const photo = usePhoto(useController(controller('photo')), {
    judge: () => form.judge('photo'),
    onOthers: (files) => morePhotos?.add(files),
  });
  const openedWith = form.getValues('openedWith');
  const photoField = useRef<HTMLDivElement>(null);
  /** Whether the files that are being chosen follow the first photo. */
  const isAdding = useRef(false);
  const hasPhoto = photo.file !== undefined && photo.error === undefined;
  const isOver = useDroppedFiles(formProps.ref, takeDropped);

  function notePressed(other: OtherSubmit | undefined) {
    pressed.current = other;
    if (other?.quantity !== undefined && form.getValues('quantity').trim() === '')
      form.setValue('quantity', other.quantity);
  }

  function take(files: File[]) {
    const adds = isAdding.current;
    isAdding.current = false;
    if (adds) morePhotos?.add(files);
    else if (files.length > 1 && onSeveral) onSeveral(files);
    else if (files.length > 1 && morePhotos && hasPhoto) morePhotos.add(files);
    else void photo.choose(files);
  }

  function addPhotos() {
    photoField.current?.querySelector('input')?.click();
    isAdding.current = true;
  }

  function takeDropped(files: File[]) {
    if (busy) return;
    // One that is dropped or pasted later is another one: it takes the place of none.
    isAdding.current = morePhotos !== undefined && hasPhoto;
    take(files);
    photoField.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <form className={styles.form} data-over={isOver || undefined} {...formProps}>
      <RestoredDraft draft={form.draft}>
        {!photo.file && 'If you chose a photo, please choose it again.'}
      </RestoredDraft>
      <ProductInputs
        field={field}
        controller={controller}
        categoriesFailed={categoriesFailed}
        product={product}
        stock={openedWith && Number(openedWith.quantity)}
        photo={
          <>
            <PhotoField
              ref={photoField}
              file={photo.file}
              preview={photo.file ? photo.url : presentPhoto}
              error={photo.error}
              note={photo.note}
              isOver={isOver}
              onChoose={take}
              onOpen={() => (isAdding.current = false)}
              onRemove={() => {
                photo.remove();
                const next = morePhotos?.takeFirst();
                if (next) void photo.choose([next]);
              }}
            />
            {morePhotos && photo.file && <MorePhotosList photos={morePhotos} onAdd={addPhotos} />}
            {belowPhoto}
          </>
        }
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
      <SubmitButtons {...{ submit, others, busy }} onPress={notePressed}>
        {actions}
      </SubmitButtons>
    </form>
  );
}
