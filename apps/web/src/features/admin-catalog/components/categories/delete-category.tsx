import type { Category } from '@shop/shared';
import { Confirm } from '../../../../ui/dialogs/confirm';
import { Link } from 'react-router-dom';
import { productList } from '../../product-list';
import styles from './delete-category.module.css';

interface DeleteCategoryProps {
  category: Category;
  open: boolean;
  busy: boolean;
  /** How many products it has itself; undefined while they are counted. */
  products: number | undefined;
  onConfirm: () => void;
  /** Moves its products, without which it can be deleted. */
  onMove: () => void;
  onKeep: () => void;
  /** Called when the question has disappeared. */
  afterClose: () => void;
}

/** Asks before a category is deleted. While it has products, it offers to move them instead. */
export function DeleteCategory({
  category,
  products = 0,
  onMove,
  ...question
}: DeleteCategoryProps) {
  if (products > 0 && !question.busy)
    return (
      <Confirm
        title={`Delete category ${category.name}?`}
        okText="Move products …"
        cancelText="Keep it"
        {...question}
        onConfirm={onMove}
      >
        <p className={styles.effects}>{usedText(category, products)}</p>
        <p>
          <Link to={productList.href({ category: category._id })}>
            Show products of {category.name}
          </Link>
        </p>
      </Confirm>
    );
  return (
    <Confirm
      title={`Delete category ${category.name}?`}
      okText="Delete category"
      cancelText="Keep it"
      danger
      {...question}
    >
      <p className={styles.effects}>
        Its page is removed from the shop, and so are the links to it. This can’t be undone. A
        category that still has products is not deleted.
      </p>
    </Confirm>
  );
}

const usedText = ({ name }: Category, products: number) =>
  products === 1
    ? `${name} is used by 1 product: move or delete it first.`
    : `${name} is used by ${products.toLocaleString('en-US')} products: move or delete them first.`;
