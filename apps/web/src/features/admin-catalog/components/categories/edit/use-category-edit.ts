import { ADMIN_FAILURE_TEXTS, categoryInputSchema, type Category } from '@shop/shared';
import { useState } from 'react';
import { useConflict } from '../../../../../ui/feedback/use-conflict';
import { useSchemaForm } from '../../../../../ui/forms/use-schema-form';
import { useUpdateCategory } from '../../../api/change-categories';
import { loadCategory, useOpenedCategory, type OpenedCategory } from '../../../api/get-categories';
import { editOf, textsOf, type CategoryExtras } from './category-texts';
import { differences, mergeCategory } from './merge-category';

/** The form of a category: what the server says, and what was changed since. */
export function useCategoryEdit(category: Category, onDone: () => void) {
  const { _id: id } = category;
  const { data, error, refetch } = useOpenedCategory(id);
  const [loaded, setLoaded] = useState<OpenedCategory>();
  const [theirs, setTheirs] = useState<OpenedCategory>();
  const [changes, setChanges] = useState<Partial<CategoryExtras>>({});
  const read = loaded ?? data;
  const name = loaded?.category.name ?? category.name;
  /** What the form was opened with; undefined while that is loading. */
  const opened = read && { ...textsOf(read), name };
  const extras = opened && { ...opened, ...changes };
  const update = useUpdateCategory({ _id: id, name });
  const { conflict, trySave, tryLoad } = useConflict(async () => {
    // Without an answer, the refusal alone is told.
    setTheirs(await loadCategory(id).catch(() => undefined));
  });
  const form = useSchemaForm({
    schema: categoryInputSchema,
    defaultValues: { name: category.name },
    fallback: ADMIN_FAILURE_TEXTS.updatingCategory,
    save: (input) =>
      trySave(async () => {
        await update({ ...input, ...(read && extras && editOf(extras, read)) });
        onDone();
      }),
  });
  const saved = theirs && textsOf(theirs);
  // A name that another category has is refused, too, and there is nothing to load then.
  const isTheirs =
    saved !== undefined && opened !== undefined && differences(saved, opened).length > 0;

  /** Shows what somebody else has saved, and keeps what was changed here. */
  function load(): string {
    if (!theirs || !saved || !extras) return '';
    const typed = { ...extras, ...form.getValues() };
    const { merged, message } = mergeCategory({ typed, opened, saved });
    const { name: mergedName, ...others } = merged;
    setLoaded(theirs);
    setChanges(others);
    form.show({ name: mergedName }, { name: saved.name });
    return message;
  }

  return {
    form,
    /** Undefined while they are loading. */
    extras,
    error,
    refetch,
    change: (part: Partial<CategoryExtras>) => setChanges((now) => ({ ...now, ...part })),
    conflict: isTheirs || conflict?.isLoaded ? conflict : undefined,
    load: () => void tryLoad(load),
    /** Whether closing the form loses something. */
    isUnsaved: () =>
      form.getValues().name !== name ||
      (opened !== undefined && differences({ ...opened, ...changes }, opened).length > 0),
  };
}
