import { treeRows, type Category, type TreeCategory } from '@shop/shared';
import { useState } from 'react';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { SelectField } from '../../../../ui/fields/select-field';
import { useCategoryOptions } from '../../../catalog';
import type { ProductCounts } from '../../api/get-categories';
import { useMergeCategory } from '../../api/merge-category';
import { CategoryModal } from './category-modal';
import { MoveProgress } from './move-progress';
import styles from './move-products.module.css';

interface MergeCategoryProps {
  row: TreeCategory<Category>;
  counts: ProductCounts | undefined;
  others: readonly Category[];
  open: boolean;
  onClose: () => void;
  /** Called when the modal has disappeared. */
  afterClose: () => void;
}

const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;

/** The modal that merges a category into another. It says beforehand what will happen. Closing it stops the merge. */
export function MergeCategory({
  row,
  counts,
  others,
  open,
  onClose,
  afterClose,
}: MergeCategoryProps) {
  const { category, children } = row;
  const [chosen, setChosen] = useState('');
  const options = useCategoryOptions();
  const { merge, stop, isPending, error, progress } = useMergeCategory(category, onClose);
  const below = new Set(treeRows([row]).map((one) => one.category._id));
  const target = others.find(({ _id }) => _id === chosen);

  return (
    <CategoryModal
      title={`Merge ${category.name} into another category`}
      okText="Merge"
      open={open}
      isChosen={target !== undefined}
      isPending={isPending}
      error={error}
      onOk={() => target && merge(target)}
      stop={stop}
      onClose={onClose}
      afterClose={afterClose}
    >
      {!isPending && (
        <SelectField
          label="Merge into"
          placeholder="Select a category"
          options={options?.filter(({ value }) => !below.has(value))}
          value={target?._id ?? ''}
          onChange={setChosen}
        />
      )}
      {target && (
        <ul className={styles.effects} aria-label="What happens">
          <li>
            {counts ? counted(counts.own, 'product goes', 'products go') : 'All products go'} to{' '}
            {target.name}.
          </li>
          {children.length > 0 && (
            <li>
              {counted(children.length, 'category', 'categories')} directly below it{' '}
              {children.length === 1 ? 'goes' : 'go'} along:{' '}
              {children.map((child) => child.category.name).join(', ')}.
            </li>
          )}
          <li>
            {shopPaths.category(category.slug)} leads to {shopPaths.category(target.slug)}.
          </li>
          <li>
            Promotions, tax rates and delivery methods for {category.name} then apply to all of{' '}
            {target.name}.
          </li>
          <li>
            {category.name} is deleted, with its own text, photo and order. This can’t be undone.
          </li>
        </ul>
      )}
      {progress && <MoveProgress {...progress} />}
    </CategoryModal>
  );
}
