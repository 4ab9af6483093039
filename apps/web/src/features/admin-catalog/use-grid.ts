import { LIMITS, SUCCESS_TEXTS, type AdministeredProduct, type FieldError } from '@shop/shared';
import { useState } from 'react';
import { ApiError, failureText } from '../../lib/http/api-error';
import { randomKey } from '../../lib/storage/random-key';
import { useConflict } from '../../ui/feedback/use-conflict';
import { notify } from '../../ui/messages/notify';
import { loadVariants, useSaveVariants, type StoredVariants } from './api/variants';
import {
  countCombinations,
  gridRows,
  inheritedFrom,
  makeRows,
  optionTexts,
  pricesToBeginWith,
  readOptions,
  type Cell,
  type GridRow,
} from './grid';
import { gridBody, piecesIn, refusalsOfGrid } from './grid-body';
import { renamingText } from './removal-text';

/**
 * The options and variants of a product while they are edited.
 * @param own the product with what it has itself until it has variants
 */
export function useGrid(stored: StoredVariants, own: AdministeredProduct) {
  const id = stored.product._id;
  const save = useSaveVariants(id);
  const { conflict, trySave, tryLoad } = useConflict();
  const [opened, setOpened] = useState({ ...stored, editKey: randomKey() });
  const [texts, setTexts] = useState(() => optionTexts(stored.product.options));
  const [made, setMade] = useState(stored.product.options ?? []);
  const [rows, setRows] = useState(() => gridRows(stored.variants));
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isSaving, setSaving] = useState(false);
  const options = readOptions(texts);

  function open(now: StoredVariants) {
    setOpened({ ...now, editKey: randomKey() });
    setTexts(optionTexts(now.product.options));
    setMade(now.product.options ?? []);
    setRows(gridRows(now.variants));
    setErrors([]);
  }

  function make() {
    if (countCombinations(options) > LIMITS.variants) {
      const message = `These are ${countCombinations(options).toLocaleString('en-US')} combinations. A product can have at most ${LIMITS.variants} variants.`;
      setErrors([{ field: 'options', message }]);
      return;
    }
    setRows((current) => {
      const isFirst = opened.variants.length === 0 && current.length === 0;
      const inherited = isFirst
        ? inheritedFrom({ ...own, quantity: opened.product.quantity })
        : undefined;
      const prices = pricesToBeginWith(current, stored.product);
      return makeRows(current, made, options, prices, inherited);
    });
    setMade(options);
    setErrors([]);
  }

  async function send() {
    const body = gridBody(made, rows, opened);
    const refused = refusalsOfGrid(body);
    setErrors(refused);
    if (refused.length > 0) return;
    setSaving(true);
    try {
      const saved = await trySave(() => save(body));
      open(saved);
      notify.success(SUCCESS_TEXTS.productUpdated);
      const names = saved.archived.map(({ name }) => name).join(', ');
      if (names) notify.success(`Kept for their orders, no longer sold: ${names}`);
    } catch (error) {
      if (error instanceof ApiError && error.errors.length > 0) setErrors(error.errors);
      else notify.error(failureText(error));
    } finally {
      setSaving(false);
    }
  }

  return {
    /** The options that the rows have. */
    made,
    texts,
    setTexts,
    rows,
    errors,
    conflict,
    isSaving,
    /** Whether the typed options are not those of the rows. */
    isOutdated: JSON.stringify(options) !== JSON.stringify(made),
    /** The stored variants that saving would remove. */
    removed: opened.variants.filter(({ _id }) => !rows.some((row) => row._id === _id)),
    /** Which values have taken the place of others, if any. */
    renaming: renamingText(opened.variants, rows),
    /** The pieces of a product without variants so far, and those of its first ones. */
    firstStock:
      opened.variants.length > 0 || rows.length === 0
        ? undefined
        : { before: opened.product.quantity, after: piecesIn(rows) },
    make,
    send,
    load: () =>
      tryLoad(async () => {
        open(await loadVariants(id));
        return 'This is what was saved. What you typed has been discarded.';
      }),
    changeRow: (key: string, change: Partial<GridRow>) =>
      setRows((current) => current.map((row) => (row.key === key ? { ...row, ...change } : row))),
    /** Gives all rows with a value of an option this photo. */
    setPhoto: (option: number, value: string, photo: string | null) =>
      setRows((current) =>
        current.map((row) => (row.values[option] === value ? { ...row, photo } : row)),
      ),
    removeRow: (key: string) => setRows((current) => current.filter((row) => row.key !== key)),
    /** Copies the first row's cell to all rows below. */
    fillDown: (cell: Cell) =>
      setRows((current) => current.map((row) => ({ ...row, [cell]: current[0]?.[cell] ?? '' }))),
  };
}

/** See `useGrid`. */
export type Grid = ReturnType<typeof useGrid>;
