import type { Category } from '@shop/shared';
import { useState } from 'react';
import { SelectField } from '../../../../ui/fields/select-field';
import { useCategoryOptions } from '../../../catalog';
import { useMoveProducts } from '../../api/move-products';
import { CategoryModal } from './category-modal';
import { MoveProgress } from './move-progress';

interface MoveProductsProps {
  category: Category;
  /** The categories that the products can be moved to. */
  others: readonly Category[];
  open: boolean;
  /** Called with the number of products left, when all are moved or the move was stopped. */
  onMoved: (left: number) => void;
  onClose: () => void;
  /** Called when the modal has disappeared. */
  afterClose: () => void;
}

/** The modal that moves all products of a category to another, and shows how far it is. Closing it stops the move. */
export function MoveProducts({
  category,
  others,
  open,
  onMoved,
  onClose,
  afterClose,
}: MoveProductsProps) {
  const [chosen, setChosen] = useState('');
  const { move, stop, isPending, error, progress } = useMoveProducts(category, (left) => {
    onMoved(left);
    onClose();
  });
  const options = useCategoryOptions();
  const target = others.find(({ _id }) => _id === chosen);

  return (
    <CategoryModal
      title={`Move products of ${category.name}`}
      okText="Move products"
      open={open}
      isChosen={target !== undefined}
      isPending={isPending}
      error={error}
      onOk={() => target && move(target)}
      stop={stop}
      onClose={onClose}
      afterClose={afterClose}
    >
      {isPending && (
        <p>
          All products of {category.name} are being moved to {target?.name} …
        </p>
      )}
      {!isPending && others.length > 0 && (
        <SelectField
          label="Move to"
          placeholder="Select a category"
          options={options?.filter(({ value }) => value !== category._id)}
          value={target?._id ?? ''}
          onChange={setChosen}
        />
      )}
      {others.length === 0 && <p>There is no other category yet. Create one first.</p>}
      {progress && <MoveProgress moved={progress.moved} total={progress.total} />}
    </CategoryModal>
  );
}
