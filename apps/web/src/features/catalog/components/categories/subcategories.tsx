import type { Category, ListingCounts, TreeCategory } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { Shapes } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { categoryPicturesQuery } from '../../api/get-category-pictures';
import { CategoryPicture } from './category-picture';
import styles from './subcategories.module.css';

interface SubcategoriesProps {
  of: TreeCategory<Category>;
  counts: ListingCounts['categories'] | undefined;
}

/** The categories directly under one, as links with pictures. */
export function Subcategories({ of: { category, children }, counts }: SubcategoriesProps) {
  const needsPictures = children.some((child) => !child.category.photo);
  const pictures = useQuery({ ...categoryPicturesQuery(), enabled: needsPictures });
  if (children.length === 0) return null;
  return (
    <nav aria-label={`Categories in ${category.name}`}>
      <ul className={styles.list}>
        {children.map(({ category: child }) => {
          const count = counts?.find(({ _id }) => _id === child._id)?.count;
          return (
            <li key={child._id}>
              <Link to={shopPaths.category(child.slug)} className={styles.link}>
                <span className={styles.picture}>
                  <CategoryPicture
                    category={child}
                    picture={pictures.data?.get(child._id)}
                    sizes="3.5rem"
                    otherwise={<Shapes aria-hidden size={24} strokeWidth={1} />}
                  />
                </span>
                <span>{child.name}</span>
                {count !== undefined && (
                  <span aria-hidden className={`tabular ${styles.count}`}>
                    {count}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
