import { variantName, type ProductPhoto } from '@shop/shared';
import { memo, useId, type KeyboardEvent } from 'react';
import { CheckBox } from '../../../../ui/fields/check-box';
import { Button } from '../../../../ui/forms/button';
import { CELL_EVENTS, cellKeys } from '../../cells/cell-events';
import { focusBeside } from '../../cells/focus-field';
import { noteChange, stockAfterChange } from '../../cells/stock-change';
import { CELLS, type Cell, type GridRow } from '../../variants-grid/grid';
import type { Grid } from '../../variants-grid/use-grid';
import { CELL_LABELS } from '../../variants-grid/cell-labels';
import type { RowRefusal } from '../../variants-grid/row-refusals';
import { PhotoSelect } from './photo-select';
import styles from './variants.module.css';

/** The stock is not among them: a numeric keyboard has no plus and no minus. */
const NUMBERS: readonly Cell[] = ['price', 'compareAtPrice', 'lowestPrice', 'weight'];

interface VariantRowProps {
  row: GridRow;
  photos: readonly ProductPhoto[];
  /** Why it was not saved. */
  refusals: readonly RowRefusal[] | undefined;
  /** Which others have its barcode. */
  barcodeNote: string | undefined;
  onChange: Grid['changeRow'];
  onRemove: Grid['removeRow'];
}

/** A variant as a row of fields. Enter and the arrow keys lead to the same field of the next row. */
export const VariantRow = memo(function VariantRow({
  row,
  photos,
  refusals,
  barcodeNote,
  onChange,
  onRemove,
}: VariantRowProps) {
  const refusalId = useId();
  const noteId = useId();
  const name = variantName(row.values);
  const refusedCells = new Set(refusals?.map(({ cell }) => cell));

  function describedBy(cell: Cell): string | undefined {
    const notes = [
      ...(refusedCells.has(cell) ? [refusalId] : []),
      ...(cell === 'barcode' && barcodeNote ? [noteId] : []),
    ];
    return notes.join(' ') || undefined;
  }

  /** A stock that was typed as a change, such as +12, becomes the stock after it. */
  function applyChange(field: HTMLInputElement) {
    const after = stockAfterChange(field.value, row.quantityBefore ?? 0);
    if (after === undefined) return;
    noteChange(field, field.value, after);
    onChange(row.key, { quantity: after });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget, nativeEvent } = event;
    if (cellKeys(event, currentTarget) || key !== 'Enter' || nativeEvent.isComposing) return;
    event.preventDefault();
    focusBeside(currentTarget, 'below');
  }

  return (
    <>
      <tr {...CELL_EVENTS}>
        <th scope="row">{name}</th>
        {CELLS.map((cell) => (
          <td key={cell} data-label={CELL_LABELS[cell]}>
            <input
              name={cell}
              className={styles.cell}
              aria-label={`${CELL_LABELS[cell]} of ${name}`}
              aria-invalid={refusedCells.has(cell) || undefined}
              aria-describedby={describedBy(cell)}
              inputMode={NUMBERS.includes(cell) ? 'decimal' : undefined}
              data-narrow={NUMBERS.includes(cell) || cell === 'quantity' || undefined}
              autoComplete="off"
              value={row[cell]}
              onChange={({ target }) => onChange(row.key, { [cell]: target.value })}
              onBlur={({ target }) => cell === 'quantity' && applyChange(target)}
              onKeyDown={onKeyDown}
            />
            {cell === 'barcode' && barcodeNote && (
              <p id={noteId} className={styles.count}>
                {barcodeNote}
              </p>
            )}
          </td>
        ))}
        {photos.length > 0 && (
          <td data-label="Photo">
            <PhotoSelect
              label={`Photo of ${name}`}
              photos={photos}
              value={row.photo}
              onChoose={(photo) => onChange(row.key, { photo })}
            />
          </td>
        )}
        <td data-label="Hidden">
          <CheckBox
            aria-label={`Hide ${name}`}
            checked={row.hidden}
            onChange={({ target }) => onChange(row.key, { hidden: target.checked })}
          />
        </td>
        <td>
          <Button tone="quiet" aria-label={`Remove ${name}`} onClick={() => onRemove(row.key)}>
            Remove
          </Button>
        </td>
      </tr>
      {refusals && (
        <tr>
          <td colSpan={CELLS.length + 4} id={refusalId} className={styles.refusals}>
            {[...new Set(refusals.map(({ message }) => message))].join('\n')}
          </td>
        </tr>
      )}
    </>
  );
});
