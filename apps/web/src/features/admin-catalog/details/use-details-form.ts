import type { AdministeredProduct } from '@shop/shared';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { failureText } from '../../../lib/http/api-error';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { useListedProduct } from '../api/listed-product';
import { useRowState } from '../cells/use-row-state';
import { chosen } from './chosen';
import {
  DETAIL_LABELS,
  detailsChange,
  detailsSchema,
  detailTextsOf,
  isChanged,
  mergeDetails,
  type DetailChoices,
  type DetailTexts,
} from './details-fields';

/** The form of a product's row of details. */
export function useDetailsForm(product: AdministeredProduct, choices: DetailChoices) {
  const listed = useListedProduct(product);
  const state = useRowState(product.name, DETAIL_LABELS);
  const stored = detailTextsOf(product, choices);
  const form = useSchemaForm({
    schema: detailsSchema(choices),
    defaultValues: stored,
    draft: `details ${product._id}`,
    mergeDraft: (draft) => mergeDetails(draft, product, choices),
    staysOpen: true,
    showFailure,
    save: (fields) => state.trySave(() => save(fields)),
  });
  const { busy, getValues, setValue, show } = form;
  const { control } = form.controller('status');
  const [status, category, brand, tags, openedWith] = useWatch({
    control,
    name: ['status', 'category', 'brand', 'tags', 'openedWith'],
  });
  const isTyped =
    isChanged({ status, category, brand, tags, openedWith }) || state.failure !== undefined;

  function showFailure(message: string | undefined) {
    state.showFailure(message, form.formProps.ref.current !== null);
  }

  /** @returns what is stored now; undefined if there was nothing to save */
  async function save(fields: DetailTexts) {
    const change = detailsChange(product._id, fields, choices);
    if (!change) return undefined;
    const texts = detailTextsOf(await listed.change(change), choices);
    state.noteSave({ before: fields.openedWith, after: texts.openedWith });
    setValue('openedWith', texts.openedWith);
    return texts;
  }

  /** What begins like one status or category becomes its name. */
  function complete() {
    for (const name of ['status', 'category'] as const) {
      const found = chosen(getValues(name), choices[name]);
      if (found && found.label !== getValues(name)) setValue(name, found.label);
    }
  }

  /** A row in which nothing is typed shows what others have saved. */
  function follow() {
    const isOutdated = isChanged({ ...stored, openedWith: getValues('openedWith') });
    if (isOutdated && !busy && !isChanged(getValues())) show(stored);
  }
  const followList = useEffectEvent(follow);
  useEffect(() => followList(), [product, choices, busy]);

  async function load(): Promise<string> {
    const loaded = await listed.load();
    const { merged, saved, message } = mergeDetails(getValues(), loaded, choices);
    show(merged, saved);
    return message;
  }

  async function discard() {
    try {
      show(detailTextsOf(state.failure === undefined ? product : await listed.load(), choices));
      state.clear();
    } catch (error) {
      showFailure(failureText(error));
    }
  }

  /** @returns whether something was saved */
  async function saveTyped(): Promise<boolean> {
    complete();
    return (isTyped || isChanged(getValues())) && form.submit();
  }

  return {
    form,
    ...state.shown(isTyped, busy),
    /** Saves what was typed, if anything. */
    saveTyped,
    /** See `UnsavedRow`. */
    takeUndo: () =>
      state.takeUndo({ now: () => getValues('openedWith'), type: setValue, save: saveTyped }),
    /** When a field is left. */
    leave: () => {
      complete();
      follow();
    },
    load: () => void state.tryLoad(load),
    discard: () => void discard(),
  };
}
