import { LIMITS, SUCCESS_TEXTS, type AdministeredProduct, type FieldError } from '@shop/shared';
import { useState } from 'react';
import { ApiError, failureText } from '../../../lib/http/api-error';
import { useConflict } from '../../../ui/feedback/use-conflict';
import { notify } from '../../../ui/messages/notify';
import { loadVariants, useSaveVariants, type StoredVariants } from '../api/variants';
import {
  inheritedFrom,
  pricesToBeginWith,
  readOptions,
  type GridRow,
  type OptionTexts,
} from './grid';
import { gridBody, piecesIn, refusalsOfGrid } from './grid-body';
import { countCombinations, makeRows, renamingQuestions, withoutRow } from './make-rows';
import { mergeGrid } from './merge-grid';
import type { Renaming } from './option-changes';
import { comingBackText, renamingText } from './removal-text';
import { useKeptGrid } from './use-kept-grid';

/**
 * The options and variants of a product while they are edited.
 * @param own the product with what it has itself until it has variants
 */
export function useGrid(stored: StoredVariants, own: AdministeredProduct) {
  const id = stored.product._id;
  const save = useSaveVariants(id);
  const { conflict, trySave, tryLoad, clear } = useConflict();
  const { opened, typed, setTyped, open, draft } = useKeptGrid(stored);
  const { texts, made, rows } = typed;
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const options = readOptions(texts, opened.product.options);

  const setRows = (change: (rows: readonly GridRow[]) => readonly GridRow[]) =>
    setTyped((current) => ({ ...current, rows: change(current.rows) }));

  function refuse(reasons: readonly FieldError[]) {
    setErrors(reasons);
    setRefusals((count) => count + 1);
  }

  /** Makes the rows for the typed options. @param renamings what was answered to `questions` */
  function make(renamings: readonly Renaming[] = []) {
    if (countCombinations(options) > LIMITS.variants) {
      const message = `These are ${countCombinations(options).toLocaleString('en-US')} combinations. A product can have at most ${LIMITS.variants} variants.`;
      setErrors([{ field: 'options', message }]);
      return;
    }
    const isFirst = opened.variants.length === 0 && rows.length === 0;
    const inherited = isFirst
      ? inheritedFrom({ ...own, quantity: opened.product.quantity })
      : undefined;
    const prices = pricesToBeginWith(rows, stored.product);
    setTyped({ texts, ...makeRows(typed, options, { prices, inherited, renamings }) });
    setErrors([]);
  }

  /** Shows what the shop's rules refuse. @returns whether they take what is typed */
  function check(): boolean {
    const refused = refusalsOfGrid(gridBody(made, rows, opened), rows);
    if (refused.length > 0) refuse(refused);
    return refused.length === 0;
  }

  /** @returns whether it is saved */
  async function send(): Promise<boolean> {
    setErrors([]);
    setSaving(true);
    try {
      const saved = await trySave(() => save(gridBody(made, rows, opened)));
      open(saved);
      notify.success(SUCCESS_TEXTS.productUpdated);
      const names = saved.archived.map(({ name }) => name).join(', ');
      if (names) notify.success(`Kept for their orders, no longer sold: ${names}`);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.errors.length > 0) {
        // A SKU that another product has is no reason to load anything.
        if (isOnlyAtSkus(error.errors)) clear();
        refuse(error.errors);
      } else notify.error(failureText(error));
      return false;
    } finally {
      setSaving(false);
    }
  }

  /** Loads what somebody else has saved, and keeps what was typed here. */
  async function load(): Promise<string> {
    const now = await loadVariants(id);
    const { grid, message } = mergeGrid(typed, opened, now);
    open(now, grid);
    setErrors([]);
    return message;
  }

  return {
    product: id,
    /** The options that the rows have. */
    made,
    texts,
    setTexts: (changed: OptionTexts[]) => setTyped((now) => ({ ...now, texts: changed })),
    rows,
    errors,
    /** How often a save was refused. */
    refusals,
    conflict,
    draft,
    isSaving,
    /** Whether the typed options are not those of the rows. */
    isOutdated: JSON.stringify(options) !== JSON.stringify(made),
    /** The stored variants that saving would remove. */
    removed: opened.variants.filter(({ _id }) => !rows.some((row) => row._id === _id)),
    /** Which values have taken the place of others, if any. */
    renaming: renamingText(opened, typed),
    /** Which variants come back that were removed before, if any. */
    comingBack: comingBackText(opened, rows),
    /** The pieces of a product without variants so far, and those of its first ones. */
    firstStock:
      opened.variants.length > 0 || rows.length === 0
        ? undefined
        : { before: opened.product.quantity, after: piecesIn(rows) },
    /** What is to be asked before `make`. */
    questions: renamingQuestions(typed, options),
    make,
    check,
    send,
    load: () => tryLoad(load),
    changeRow: (key: string, change: Partial<GridRow>) =>
      setRows((current) => current.map((row) => (row.key === key ? { ...row, ...change } : row))),
    /** Gives all rows with a value of an option this photo. */
    setPhoto: (option: number, value: string, photo: string | null) =>
      setRows((current) =>
        current.map((row) => (row.values[option] === value ? { ...row, photo } : row)),
      ),
    removeRow: (key: string) => {
      setTyped((current) => withoutRow(current, key));
      // They are told by the number of the row.
      setErrors([]);
    },
  };
}

const isOnlyAtSkus = (errors: readonly FieldError[]) =>
  errors.every(({ field }) => field.endsWith('.sku'));

/** See `useGrid`. */
export type Grid = ReturnType<typeof useGrid>;
