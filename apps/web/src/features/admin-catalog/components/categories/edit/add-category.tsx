import { ADMIN_FAILURE_TEXTS, type Category } from '@shop/shared';
import { useRef } from 'react';
import { useCreateCategory } from '../../../api/change-categories';
import { CategoryForm } from '../category-form';
import { TypedModal } from './typed-modal';

interface AddCategoryProps {
  parent: Category;
  open: boolean;
  onClose: () => void;
}

/** The modal that creates a category under another. It closes after saving. */
export function AddCategory({ parent, open, onClose }: AddCategoryProps) {
  const create = useCreateCategory(parent._id);
  const form = useRef<HTMLDivElement>(null);
  return (
    <TypedModal
      title={`Add a category under ${parent.name}`}
      open={open}
      isUnsaved={() => Boolean(form.current?.querySelector('input')?.value.trim())}
      loss={`The new category under ${parent.name} is not saved.`}
      onClose={onClose}
    >
      <div ref={form}>
        <CategoryForm
          fallback={ADMIN_FAILURE_TEXTS.creatingCategory}
          save={async (input, key) => {
            await create(input, key);
            onClose();
          }}
        />
      </div>
    </TypedModal>
  );
}
