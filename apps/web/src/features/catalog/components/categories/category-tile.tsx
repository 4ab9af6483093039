import type { Category } from '@shop/shared';
import { ArrowRight, Shapes } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { CategoryPicture } from './category-picture';
import styles from './category-tiles.module.css';

interface CategoryTileProps extends Pick<ComponentProps<typeof CategoryPicture>, 'picture'> {
  category: Category;
}

/** A category as a link with its picture. */
export function CategoryTile({ category, picture }: CategoryTileProps) {
  return (
    <Link to={shopPaths.category(category.slug)} className={styles.tile}>
      <span className={styles.picture}>
        <CategoryPicture
          category={category}
          picture={picture}
          sizes="(width >= 40rem) 12rem, 45vw"
          otherwise={<Shapes aria-hidden size={28} strokeWidth={1} />}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{category.name}</span>
        <ArrowRight aria-hidden size={18} />
      </span>
    </Link>
  );
}
