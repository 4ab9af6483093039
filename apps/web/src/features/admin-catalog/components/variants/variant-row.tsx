import { variantName, type ProductPhoto } from '@shop/shared';
import { memo, useId } from 'react';
import { CheckBox } from '../../../../ui/fields/check-box';
import { Button } from '../../../../ui/forms/button';
import { CELLS, type Cell, type GridRow } from '../../grid';
import type { Grid } from '../../use-grid';
import { focusCell } from './focus-cell';
import { PhotoSelect } from './photo-select';
import styles from './variants.module.css';

/** What the columns are called. */
export const CELL_LABELS: Record<Cell, string> = {
  sku: 'SKU',
  price: 'Price in dollars',
  quantity: 'In stock',
  compareAtPrice: 'Compare-at price',
  lowestPrice: 'Lowest price',
  weight: 'Weight in grams',
  barcode: 'Barcode',
};

const NUMBERS: readonly Cell[] = ['price', 'quantity', 'compareAtPrice', 'lowestPrice', 'weight'];

interface VariantRowProps {
  row: GridRow;
  photos: readonly ProductPhoto[];
  /** Why it was not saved, joined by line breaks: a text, so that the other rows are not rendered again. */
  refusals: string;
  onChange: Grid['changeRow'];
  onRemove: Grid['removeRow'];
}

/** A variant as a row of fields. Enter and the arrow keys lead to the same field of the next row. */
export const VariantRow = memo(function VariantRow({
  row,
  photos,
  refusals,
  onChange,
  onRemove,
}: VariantRowProps) {
  const refusalId = useId();
  const name = variantName(row.values);
  const isRefused = refusals !== '';
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        {CELLS.map((cell) => (
          <td key={cell} data-label={CELL_LABELS[cell]}>
            <input
              name={cell}
              className={styles.cell}
              aria-label={`${CELL_LABELS[cell]} of ${name}`}
              aria-invalid={isRefused || undefined}
              aria-describedby={isRefused ? refusalId : undefined}
              inputMode={NUMBERS.includes(cell) ? 'decimal' : undefined}
              autoComplete="off"
              value={row[cell]}
              onChange={({ target }) => onChange(row.key, { [cell]: target.value })}
              onKeyDown={focusCell}
            />
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
      {isRefused && (
        <tr>
          <td colSpan={CELLS.length + 4} id={refusalId} className={styles.refusals}>
            {refusals}
          </td>
        </tr>
      )}
    </>
  );
});
