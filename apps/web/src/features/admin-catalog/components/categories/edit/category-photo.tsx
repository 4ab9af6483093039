import type { Category } from '@shop/shared';
import { ImageUp } from 'lucide-react';
import { Button } from '../../../../../ui/forms/button';
import { CategoryPicture } from '../../../../catalog';
import { useCategoryPhoto } from '../../../api/category-photo';
import { PHOTO_ACCEPT, PHOTO_HINT } from '../../../photo-texts';
import styles from './category-photo.module.css';

/** The photo of a category: shown, replaced and removed at once, without the rest of the form. */
export function CategoryPhoto({ category }: { category: Category }) {
  const { mutate, isPending } = useCategoryPhoto(category);
  return (
    <div className={styles.photo}>
      {category.photo && (
        <span className={styles.picture}>
          <CategoryPicture category={category} picture={undefined} sizes="5rem" />
        </span>
      )}
      <div className={styles.controls}>
        <label className={styles.button} aria-busy={isPending}>
          <ImageUp aria-hidden size={18} strokeWidth={1.75} />
          {category.photo ? 'Replace photo' : 'Choose a photo'}
          <input
            type="file"
            className="visually-hidden"
            accept={PHOTO_ACCEPT}
            disabled={isPending}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) mutate(file);
              currentTarget.value = '';
            }}
          />
        </label>
        {category.photo && (
          <Button tone="quiet" busy={isPending} onClick={() => mutate(null)}>
            Remove photo
          </Button>
        )}
        <p className={styles.hint}>{PHOTO_HINT}. Saved at once.</p>
      </div>
    </div>
  );
}
