import { variantName, type AdministeredProduct, type ProductPhoto } from '@shop/shared';
import { useState } from 'react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { RestoredDraft } from '../../../../ui/drafts/restored-draft';
import { Confirm } from '../../../../ui/dialogs/confirm';
import { SaveConflict } from '../../../../ui/feedback/save-conflict';
import { Button, ButtonLink } from '../../../../ui/forms/button';
import { useFocusFirstInvalid } from '../../../../ui/forms/use-focus-first-invalid';
import type { StoredVariants } from '../../api/variants';
import { messagesAt } from '../../variants-grid/grid-body';
import { photosLeftBy } from '../../variants-grid/photo-of-row';
import { lostPiecesText, removalText, withoutVariantsText } from '../../variants-grid/removal-text';
import { refusalsByRow } from '../../variants-grid/row-refusals';
import { useGrid, type Grid } from '../../variants-grid/use-grid';
import { useProductPhotos } from '../../photos/use-product-photos';
import { MissingPhotos } from '../product-list/created-product';
import { LeftPhotos } from './left-photos';
import { OptionFields } from './option-fields';
import { ValuePhotos } from './value-photos';
import { VariantTable } from './variant-table';
import { BY_SAVE_KEY } from '../../../../ui/keys/save-key';
import styles from './variants.module.css';

/** One list, so that rows are not rendered again. */
const NO_PHOTOS: readonly ProductPhoto[] = [];

interface EditVariantsProps {
  stored: StoredVariants;
  product: AdministeredProduct;
}

/** The options of a product and its variants as a table, saved together. */
export function EditVariants({ stored, product }: EditVariantsProps) {
  const grid = useGrid(stored, product);
  const { photos = NO_PHOTOS, remove: removePhoto } = useProductPhotos(stored.product);
  const [isAsking, setAsking] = useState(false);
  const [takesPhotos, setTakesPhotos] = useState(false);
  const { removed, renaming, comingBack, errors, firstStock, isSaving, isOutdated, send } = grid;
  const losesPieces = firstStock !== undefined && firstStock.after < firstStock.before;
  const others = messagesAt(
    errors.filter(({ field }) => !/\.\d+\./.test(field)),
    'variants',
  );
  const left = photosLeftBy(removed, grid.rows, photos);
  const withoutRows = grid.rows.length === 0 ? withoutVariantsText : removalText;
  const effects = losesPieces ? lostPiecesText(firstStock) : withoutRows(removed);
  const { form, noteSubmit } = useFocusFirstInvalid<HTMLDivElement>(grid.refusals);

  function save() {
    noteSubmit();
    if (!grid.check()) return;
    setTakesPhotos(false);
    if (removed.length > 0 || losesPieces) setAsking(true);
    else void send();
  }

  async function sendConfirmed() {
    setAsking(false);
    if (!(await send()) || !takesPhotos) return;
    for (const photo of left) await removePhoto(photo);
  }

  return (
    <div className={styles.page} ref={form}>
      <MissingPhotos />
      <RestoredDraft draft={grid.draft} />
      <OptionFields grid={grid} />
      {[renaming, comingBack].map(
        (text) =>
          text && (
            <p key={text} role="status" className={styles.count}>
              {text}
            </p>
          ),
      )}
      <ValuePhotos grid={grid} product={product} photos={photos} />
      {losesPieces && (
        <p className={styles.count}>
          {firstStock.before} in stock so far: enter how many there are of each variant.
        </p>
      )}
      <VariantTable grid={grid} photos={photos} />
      <SaveConflict conflict={grid.conflict} what="variants" onLoad={() => void grid.load()} />
      <div role="status" className={styles.refusals}>
        {wrongCellsText(grid) && <p>{wrongCellsText(grid)}</p>}
        {isOutdated && <p>Update the rows before you save: the options have changed.</p>}
        {others.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <div className={styles.actions}>
        <Button {...BY_SAVE_KEY} busy={isSaving} disabled={isOutdated} onClick={save}>
          {isSaving ? 'Saving …' : 'Save variants'}
        </Button>
        <ButtonLink tone="quiet" to={dashboardPaths.adminProduct(stored.product.slug)}>
          Back to the product
        </ButtonLink>
      </div>
      <Confirm
        title={titleOf(removed.length)}
        open={isAsking}
        okText={removed.length > 0 ? 'Remove and save' : 'Save'}
        danger
        onConfirm={() => void sendConfirmed()}
        onKeep={() => setAsking(false)}
      >
        <p>{effects}</p>
        <LeftPhotos left={left} photos={photos} isChosen={takesPhotos} onChange={setTakesPhotos} />
      </Confirm>
    </div>
  );
}

/** How many cells are wrong, and in which row the first is; empty if none is. */
function wrongCellsText({ errors, rows }: Grid): string {
  const byRow = refusalsByRow(errors);
  const [first] = [...byRow.keys()].sort((one, other) => one - other);
  if (first === undefined) return '';
  const count = [...byRow.values()].flat().length;
  const name = variantName(rows[first]?.values ?? []);
  return count === 1
    ? `Nothing is saved yet: a cell of ${name} is wrong.`
    : `Nothing is saved yet: ${count} cells are wrong, the first in ${name}.`;
}

function titleOf(removed: number): string {
  if (removed === 0) return 'Save with less in stock?';
  return removed === 1 ? 'Remove a variant?' : `Remove ${removed} variants?`;
}
