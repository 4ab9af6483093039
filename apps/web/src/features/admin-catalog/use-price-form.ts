import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { failureText } from '../../lib/http/api-error';
import { notify } from '../../ui/messages/notify';
import { useConflict } from '../../ui/feedback/use-conflict';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import {
  isChanged,
  mergePrice,
  openedWithAfter,
  PRICE_LABELS,
  PRICE_NAMES,
  priceFormSchema,
  priceTextsOf,
  type Priced,
  type PriceFields,
  type PriceName,
  type PriceTexts,
} from './price-fields';
import { textsBack, type SavedTexts } from './cells/set-back';
import type { SetBack } from './cells/set-back-text';
import { stockAfterChange } from './cells/stock-change';
import { useConfirmedSave } from './use-confirmed-save';

/** Shown if the shop failed or did not reply. */
const UNCONFIRMED = 'The shop did not confirm this. Save it again: nothing is counted twice.';

/** Saves and loads what a row is about. */
export interface Listed {
  save: (fields: PriceFields) => Promise<Priced>;
  load: () => Promise<Priced>;
}

/** The form of the row of a product or of a variant. */
export function usePriceForm(priced: Priced & { name: string }, listed: Listed) {
  const saves = useConfirmedSave(listed.save);
  const [isSaved, setIsSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const lastSave = useRef<SavedTexts<PriceName>>(undefined);
  const { conflict, trySave, tryLoad, clear } = useConflict();
  const form = useSchemaForm({
    schema: priceFormSchema,
    defaultValues: priceTextsOf(priced),
    draft: `price ${priced._id}`,
    mergeDraft: (draft) => mergePrice(draft, priced),
    staysOpen: true,
    fallback: UNCONFIRMED,
    showFailure,
    save: (fields, _key, sent) => trySave(() => save(fields, sent)),
  });
  const { busy, getValues, setValue, show } = form;
  const { control } = form.controller('price');
  const [price, compareAtPrice, quantity, openedWith] = useWatch({
    control,
    name: ['price', 'compareAtPrice', 'quantity', 'openedWith'],
  });
  const isTyped =
    isChanged({ price, compareAtPrice, quantity, openedWith }) || failure !== undefined;

  function showFailure(message: string | undefined) {
    setFailure(message);
    const isOnScreen = form.formProps.ref.current !== null;
    if (message !== undefined && !isOnScreen) notify.error(`${priced.name}: ${message}`);
  }

  /** A stock that was typed as a change, such as +12, becomes the stock after it. */
  function applyChange() {
    const before = saves.sent()?.quantity ?? Number(getValues('openedWith').quantity);
    const after = stockAfterChange(getValues('quantity'), before);
    if (after !== undefined) setValue('quantity', after);
  }

  /** Whether a save would change something, also while an earlier one is under way. */
  const isUnsaved = () => isChanged(getValues()) || saves.isUnconfirmed();

  /** @returns what is stored now; undefined if there was nothing to save */
  async function save(fields: PriceFields, sent: PriceTexts) {
    if (!isChanged(sent) && !saves.isUnconfirmed()) return undefined;
    const stored = await saves.send(fields, (confirmed) => setValue('openedWith', confirmed));
    const texts = priceTextsOf(stored);
    lastSave.current = {
      before: sent.openedWith,
      after: { ...texts.openedWith, quantity: String(fields.quantity) },
    };
    const isTypedSince = getValues('quantity') !== sent.quantity;
    setValue(
      'openedWith',
      isTypedSince ? openedWithAfter(stored, String(fields.quantity)) : texts.openedWith,
    );
    setIsSaved(true);
    return texts;
  }

  /** A row in which nothing is typed shows what others have saved or sold. */
  function follow() {
    const now = priceTextsOf(priced);
    const isOutdated = isChanged({ ...now, openedWith: getValues('openedWith') });
    if (isOutdated && !busy && !isUnsaved()) show(now);
  }
  const followList = useEffectEvent(follow);
  useEffect(() => followList(), [priced, busy]);

  async function load(): Promise<string> {
    const stored = await listed.load();
    const { merged, saved, message } = mergePrice(getValues(), stored);
    saves.forget();
    show(merged, saved);
    return message;
  }

  async function discard() {
    try {
      const stored = saves.isUnconfirmed() ? await listed.load() : priced;
      saves.forget();
      show(priceTextsOf(stored));
      clear();
    } catch (error) {
      showFailure(failureText(error));
    }
  }

  /** @returns whether something was saved */
  async function saveTyped(): Promise<boolean> {
    applyChange();
    return isUnsaved() && form.submit();
  }

  async function setBack(): Promise<SetBack> {
    if (!lastSave.current) return { isBack: false, kept: [] };
    const opened = getValues('openedWith');
    const { texts, kept } = textsBack(PRICE_NAMES, lastSave.current, opened);
    for (const [name, text] of texts) setValue(name, text);
    return {
      isBack: texts.length > 0 && (await saveTyped()),
      kept: kept.map((field) => `${PRICE_LABELS[field]} of ${priced.name}`),
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
      applyChange();
      follow();
    },
    load: () => void tryLoad(load),
    discard: () => void discard(),
  };
}
