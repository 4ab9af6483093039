import type { AdministeredProduct } from '@shop/shared';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { failureText } from '../../../lib/http/api-error';
import { useConflict } from '../../../ui/feedback/use-conflict';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { notify } from '../../../ui/messages/notify';
import { useListedProduct } from '../api/listed-product';
import { textsBack, type SavedTexts } from '../cells/set-back';
import type { SetBack } from '../cells/set-back-text';
import { chosen } from './chosen';
import {
  DETAIL_COLUMNS,
  detailsChange,
  detailsSchema,
  detailTextsOf,
  isChanged,
  mergeDetails,
  type DetailChoices,
  type DetailColumn,
  type DetailTexts,
} from './details-fields';

/** The form of a product's row of details. */
export function useDetailsForm(product: AdministeredProduct, choices: DetailChoices) {
  const listed = useListedProduct(product);
  const [isSaved, setIsSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const lastSave = useRef<SavedTexts<DetailColumn>>(undefined);
  const { conflict, trySave, tryLoad, clear } = useConflict();
  const stored = detailTextsOf(product, choices);
  const form = useSchemaForm({
    schema: detailsSchema(choices),
    defaultValues: stored,
    draft: `details ${product._id}`,
    mergeDraft: (draft) => mergeDetails(draft, product, choices),
    staysOpen: true,
    showFailure,
    save: (fields) => trySave(() => save(fields)),
  });
  const { busy, getValues, setValue, show } = form;
  const { control } = form.controller('status');
  const [status, category, brand, tags, openedWith] = useWatch({
    control,
    name: ['status', 'category', 'brand', 'tags', 'openedWith'],
  });
  const isTyped = isChanged({ status, category, brand, tags, openedWith }) || failure !== undefined;

  function showFailure(message: string | undefined) {
    setFailure(message);
    const isOnScreen = form.formProps.ref.current !== null;
    if (message !== undefined && !isOnScreen) notify.error(`${product.name}: ${message}`);
  }

  /** @returns what is stored now; undefined if there was nothing to save */
  async function save(fields: DetailTexts) {
    const change = detailsChange(product._id, fields, choices);
    if (!change) return undefined;
    const texts = detailTextsOf(await listed.change(change), choices);
    lastSave.current = { before: fields.openedWith, after: texts.openedWith };
    setValue('openedWith', texts.openedWith);
    setIsSaved(true);
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
      show(detailTextsOf(failure === undefined ? product : await listed.load(), choices));
      clear();
    } catch (error) {
      showFailure(failureText(error));
    }
  }

  /** @returns whether something was saved */
  async function saveTyped(): Promise<boolean> {
    complete();
    return (isTyped || isChanged(getValues())) && form.submit();
  }

  async function setBack(): Promise<SetBack> {
    if (!lastSave.current) return { isBack: false, kept: [] };
    const names = DETAIL_COLUMNS.map(({ name }) => name);
    const { texts, kept } = textsBack(names, lastSave.current, getValues('openedWith'));
    for (const [name, text] of texts) setValue(name, text);
    const labels = DETAIL_COLUMNS.filter(({ name }) => kept.includes(name));
    return {
      isBack: texts.length > 0 && (await saveTyped()),
      kept: labels.map(({ label }) => `${label} of ${product.name}`),
    };
  }

  return {
    form,
    isTyped,
    /** Until something else is typed. */
    isSaved: isSaved && !isTyped,
    failure,
    /** Hidden while it is tried again, and once nothing is left to save. */
    conflict: busy || (conflict?.isLoaded && !isTyped) ? undefined : conflict,
    /** Saves what was typed, if anything. */
    saveTyped,
    /** Sets back what the last save has changed. */
    setBack,
    /** When a field is left. */
    leave: () => {
      complete();
      follow();
    },
    load: () => void tryLoad(load),
    discard: () => void discard(),
  };
}
