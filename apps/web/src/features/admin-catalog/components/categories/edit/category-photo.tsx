import type { Category } from '@shop/shared';
import { PictureChoice } from '../../../../../ui/pictures/picture-choice';
import { CategoryPicture } from '../../../../catalog';
import { useCategoryPhoto } from '../../../api/category-photo';

/** The photo of a category. */
export function CategoryPhoto({ category }: { category: Category }) {
  const { mutate, isPending } = useCategoryPhoto(category);
  const picture = category.photo ? (
    <CategoryPicture category={category} picture={undefined} sizes="5rem" />
  ) : null;
  return <PictureChoice noun="photo" picture={picture} busy={isPending} onChoose={mutate} />;
}
