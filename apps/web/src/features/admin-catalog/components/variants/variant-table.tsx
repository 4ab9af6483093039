import type { ProductPhoto } from '@shop/shared';
import { useMemo, useRef } from 'react';
import { useShortcuts } from '../../../../lib/hooks/shortcuts';
import { CELL_KEYS } from '../../cells/cell-events';
import { FillButton } from '../../cells/fill-button';
import { fillDown } from '../../cells/fill-cells';
import { rowBarcodeNotes } from '../../barcodes/barcode-notes';
import { useBarcodeUses } from '../../barcodes/use-barcode-uses';
import { CELLS, type Cell } from '../../variants-grid/grid';
import { refusalsByRow } from '../../variants-grid/row-refusals';
import { CELL_LABELS } from '../../variants-grid/cell-labels';
import type { Grid } from '../../variants-grid/use-grid';
import { VariantRow } from './variant-row';
import styles from './variants.module.css';

interface VariantTableProps {
  grid: Grid;
  /** The product's photos, of which each variant may have one. */
  photos: readonly ProductPhoto[];
}

/** The variants as a table of fields. The first row's cells can be copied to all rows below. */
export function VariantTable({ grid, photos }: VariantTableProps) {
  const { rows, errors, changeRow, removeRow } = grid;
  const table = useRef<HTMLTableElement>(null);
  // The same lists until the next save, so that rows are not rendered again.
  const refusals = useMemo(() => refusalsByRow(errors), [errors]);
  const uses = useBarcodeUses(rows.map(({ barcode }) => barcode));
  const barcodeNotes = rowBarcodeNotes(rows, uses, grid.product);
  useShortcuts(CELL_KEYS);

  function fillFromFirst(cell: Cell) {
    const first = table.current?.querySelector<HTMLInputElement>(`input[name="${cell}"]`);
    if (first) fillDown(first);
  }

  if (rows.length === 0) return <p>Without options, the product is sold as it is.</p>;
  const count = rows.length === 1 ? '1 variant' : `${rows.length} variants`;
  return (
    <section aria-labelledby="variants" className={styles.section}>
      <h2 id="variants">Variants</h2>
      <p role="status" className={styles.count}>
        {count}
      </p>
      <div className={styles.scroller} role="region" aria-label="Table of variants" tabIndex={0}>
        <table className={styles.table} ref={table}>
          <thead>
            <tr>
              <th scope="col">Variant</th>
              {CELLS.map((cell) => (
                <th key={cell} scope="col">
                  {CELL_LABELS[cell]}
                  {cell !== 'sku' && cell !== 'barcode' && rows.length > 1 && (
                    <FillButton column={CELL_LABELS[cell]} onFill={() => fillFromFirst(cell)} />
                  )}
                </th>
              ))}
              {photos.length > 0 && <th scope="col">Photo</th>}
              <th scope="col">Hidden</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <VariantRow
                key={row.key}
                row={row}
                photos={photos}
                refusals={refusals.get(index)}
                barcodeNote={barcodeNotes.get(row.key)}
                onChange={changeRow}
                onRemove={removeRow}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
