import { LIMITS, type Category, type TreeCategory } from '@shop/shared';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError, failureText } from '../../../../lib/http/api-error';
import { notify } from '../../../../ui/messages/notify';
import { Button } from '../../../../ui/forms/button';
import { useDialogAbout } from '../../../../ui/dialogs/use-dialog-about';
import { useDeleteCategory } from '../../api/change-categories';
import type { ProductCounts } from '../../api/get-categories';
import { productList } from '../../product-list';
import { CategoryGrip } from './category-grip';
import styles from './category-row.module.css';
import { DeleteCategory } from './delete-category';
import { AddCategory } from './edit/add-category';
import { MergeCategory } from './merge-category';
import { MoveProducts } from './move-products';
import type { RowDrag } from './use-category-drag';

interface CategoryRowProps {
  row: TreeCategory<Category>;
  /** Undefined while they are loading. */
  counts: ProductCounts | undefined;
  /** All other categories. */
  others: readonly Category[];
  /** Undefined for a single category. */
  drag: RowDrag | undefined;
  onEdit: () => void;
}

/**
 * A category. If it can't be deleted because products use it, the row says so, links to them and offers to move them to
 * another category.
 */
export function CategoryRow({ row, counts, others, drag, onEdit }: CategoryRowProps) {
  const { category, level } = row;
  const { mutate, isPending, error, reset } = useDeleteCategory();
  const [question, setQuestion] = useState<'closed' | 'open' | 'confirmed' | 'moving'>('closed');
  /** After a move that was stopped. */
  const [left, setLeft] = useState(0);
  const place = useRef<HTMLTableRowElement>(null);
  const add = useDialogAbout<Category>();
  const [merging, setMerging] = useState<{ open: boolean }>();
  // Kept while the modal closes, so that it does not go blank during the animation.
  const [moving, setMoving] = useState<{ open: boolean }>();
  // Else categories below it are what keeps it.
  const hasProducts = counts?.own !== 0;
  // Screen readers announce each button by itself, so its label includes the category.
  const subject = <span className="visually-hidden"> {category.name}</span>;

  function deleteIt() {
    setLeft(0);
    setQuestion('confirmed');
    mutate(category._id, { onSettled: closeQuestion });
  }

  function closeQuestion() {
    setQuestion('closed');
  }

  function openMove() {
    closeQuestion();
    // It would lie over the dialog.
    if (error) notify.remove(failureText(error));
    setMoving({ open: true });
  }

  function noteLeft(products: number) {
    setLeft(products);
    if (products === 0) reset();
  }

  function endMove() {
    setMoving(undefined);
    // After a move, the button that opened the modal is gone.
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button:not([data-grip])')?.focus();
  }

  return (
    <tr ref={place} data-category={category._id} {...drag?.state}>
      <td className={styles.name} data-level={level}>
        {category.name}
        {counts && <Counts {...counts} />}
        {isInUse(error) && (
          <div className={styles.inUse}>
            <p>
              {left > 0 ? leftText(left) : failureText(error)}.{' '}
              {hasProducts && (
                <Link to={productList.href({ category: category._id })}>
                  Show products of {category.name}
                </Link>
              )}
            </p>
            {hasProducts && (
              <Button tone="secondary" onClick={openMove}>
                Move products …<span className="visually-hidden"> of {category.name}</span>
              </Button>
            )}
          </div>
        )}
        {moving && (
          <MoveProducts
            category={category}
            others={others}
            open={moving.open}
            onMoved={noteLeft}
            onClose={() => setMoving({ open: false })}
            afterClose={endMove}
          />
        )}
      </td>
      <td>
        <div className={styles.actions}>
          {drag && <CategoryGrip name={category.name} drag={drag} />}
          <Button tone="secondary" onClick={onEdit}>
            Edit{subject}
          </Button>
          {level < LIMITS.categoryLevels && (
            <Button tone="secondary" onClick={() => add.open(category)}>
              Add under{subject}
            </Button>
          )}
          {others.length > 0 && (
            <Button tone="secondary" onClick={() => setMerging({ open: true })}>
              Merge …{subject}
            </Button>
          )}
          <Button tone="danger" busy={isPending} onClick={() => setQuestion('open')}>
            {isPending ? 'Deleting ...' : 'Delete'}
            {subject}
          </Button>
        </div>
        <DeleteCategory
          category={category}
          open={question === 'open' || question === 'confirmed'}
          busy={question === 'confirmed'}
          products={counts?.own}
          onConfirm={deleteIt}
          onMove={() => setQuestion('moving')}
          onKeep={closeQuestion}
          afterClose={() => question === 'moving' && openMove()}
        />
        {add.about && <AddCategory parent={add.about} open={add.isOpen} onClose={add.close} />}
        {merging && (
          <MergeCategory
            row={row}
            counts={counts}
            others={others}
            open={merging.open}
            onClose={() => setMerging({ open: false })}
            afterClose={() => setMerging(undefined)}
          />
        )}
      </td>
    </tr>
  );
}

/** How many products it has; under others, too. */
function Counts({ own, branch }: ProductCounts) {
  const all = branch.toLocaleString('en-US');
  return (
    <span className={`tabular ${styles.counts}`}>
      {own.toLocaleString('en-US')} {own === 1 ? 'product' : 'products'}
      {branch > own && `, ${all} with those below`}
    </span>
  );
}

const leftText = (products: number) =>
  `${products.toLocaleString('en-US')} ${products === 1 ? 'product is' : 'products are'} left: move or delete them first`;

/** Whether a category was not deleted because products use it. */
function isInUse(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 409;
}
