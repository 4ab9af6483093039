import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { failureText } from '../../lib/http/api-error';
import { useSchemaForm } from '../../ui/forms/use-schema-form';
import {
  isChanged,
  mergePrice,
  openedWithAfter,
  PRICE_LABELS,
  priceFormSchema,
  priceTextsOf,
  type Priced,
  type PriceFields,
  type PriceTexts,
} from './price-fields';
import { noteChange, noteSavedChange, stockAfterChange } from './cells/stock-change';
import { useRowState } from './cells/use-row-state';
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
  const state = useRowState(priced.name, PRICE_LABELS);
  const form = useSchemaForm({
    schema: priceFormSchema,
    defaultValues: priceTextsOf(priced),
    draft: `price ${priced._id}`,
    mergeDraft: (draft) => mergePrice(draft, priced),
    staysOpen: true,
    fallback: UNCONFIRMED,
    showFailure,
    save: (fields, _key, sent) => state.trySave(() => save(fields, sent)),
  });
  const { busy, getValues, setValue, show } = form;
  const { control } = form.controller('price');
  const [price, compareAtPrice, quantity, openedWith] = useWatch({
    control,
    name: ['price', 'compareAtPrice', 'quantity', 'openedWith'],
  });
  const isTyped =
    isChanged({ price, compareAtPrice, quantity, openedWith }) || state.failure !== undefined;

  function showFailure(message: string | undefined) {
    state.showFailure(message, form.formProps.ref.current !== null);
  }

  /** A stock that was typed as a change, such as +12, becomes the stock after it. */
  function applyChange() {
    const before = saves.sent()?.quantity ?? Number(getValues('openedWith').quantity);
    const typed = getValues('quantity');
    const after = stockAfterChange(typed, before);
    if (after === undefined) return;
    setValue('quantity', after);
    const field = stockField();
    if (field) noteChange(field, typed, after);
  }

  /** Undefined once the row is off the screen. */
  function stockField() {
    const field = form.formProps.ref.current?.elements.namedItem('quantity');
    return field instanceof HTMLInputElement ? field : undefined;
  }

  /** Whether a save would change something, also while an earlier one is under way. */
  const isUnsaved = () => isChanged(getValues()) || saves.isUnconfirmed();

  /** @returns what is stored now; undefined if there was nothing to save */
  async function save(fields: PriceFields, sent: PriceTexts) {
    if (!isChanged(sent) && !saves.isUnconfirmed()) return undefined;
    const stored = await saves.send(fields, (confirmed) => setValue('openedWith', confirmed));
    const texts = priceTextsOf(stored);
    state.noteSave({
      before: sent.openedWith,
      after: { ...texts.openedWith, quantity: String(fields.quantity) },
    });
    const field = stockField();
    if (field) noteSavedChange(field, sent.quantity, texts.quantity);
    const isTypedSince = getValues('quantity') !== sent.quantity;
    setValue(
      'openedWith',
      isTypedSince ? openedWithAfter(stored, String(fields.quantity)) : texts.openedWith,
    );
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
      state.clear();
    } catch (error) {
      showFailure(failureText(error));
    }
  }

  /** @returns whether something was saved */
  async function saveTyped(): Promise<boolean> {
    applyChange();
    return isUnsaved() && form.submit();
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
      applyChange();
      follow();
    },
    load: () => void state.tryLoad(load),
    discard: () => void discard(),
  };
}
