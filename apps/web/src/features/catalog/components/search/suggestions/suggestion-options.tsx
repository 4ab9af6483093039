import type { Category, SearchedPage, SuggestedProduct } from '@shop/shared';
import { FileText, LayoutGrid, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../../lib/address/shop-paths';
import { ProductPhoto } from '../../../../../ui/display/product-photo';
import { noteKnownProduct } from '../../../../../ui/page/known-page';
import { useShopDetails } from '../../../../../ui/page/shop-details';
import { searchedPage } from '../searched-pages';
import { ProductPrice } from '../../products/product-price';
import { ProductShell } from '../../products/shell/product-shell';
import styles from './suggestions.module.css';

interface OptionProps {
  /** Id of the listbox. */
  list: string;
  /** Id of the category or product. */
  of: string;
  to: string;
  onChoose: () => void;
  children: ReactNode;
}

/** The field keeps the focus; the arrow keys select an option, and Enter clicks it. */
function Option({ list, of, to, onChoose, children }: OptionProps) {
  return (
    <Link
      id={`${list}-${of}`}
      role="option"
      to={to}
      tabIndex={-1}
      className={styles.option}
      onClick={onChoose}
    >
      {children}
    </Link>
  );
}

interface CategoryOptionProps extends Pick<OptionProps, 'list' | 'onChoose'> {
  category: Category;
}

export function CategoryOption({ category, ...option }: CategoryOptionProps) {
  return (
    <Option {...option} of={category._id} to={shopPaths.category(category.slug)}>
      <span className={styles.sign}>
        <LayoutGrid aria-hidden size={18} strokeWidth={1.75} />
      </span>
      <span className={styles.name}>{category.name}</span>
      <span className={styles.aside}>Category</span>
    </Option>
  );
}

interface PageOptionProps extends Pick<OptionProps, 'list' | 'onChoose'> {
  page: SearchedPage;
}

/** Leads to the page of the shop that the text may be about. */
export function PageOption({ page, ...option }: PageOptionProps) {
  const { label, to } = searchedPage(page, useShopDetails());
  return (
    <Option {...option} of="page" to={to}>
      <span className={styles.sign}>
        <FileText aria-hidden size={18} strokeWidth={1.75} />
      </span>
      <span className={styles.name}>{label}</span>
      <span className={styles.aside}>Page</span>
    </Option>
  );
}

interface TextOptionProps extends Pick<OptionProps, 'list' | 'of' | 'onChoose'> {
  /** What is searched for. */
  text: string;
  children: ReactNode;
}

/** Opens the results for a text. */
export function TextOption({ text, children, ...option }: TextOptionProps) {
  return (
    <Option {...option} to={shopPaths.searchFor(text)}>
      <span className={styles.sign}>
        <Search aria-hidden size={18} strokeWidth={1.75} />
      </span>
      <span className={styles.name}>{children}</span>
    </Option>
  );
}

interface ProductOptionProps extends Pick<OptionProps, 'list' | 'onChoose'> {
  product: SuggestedProduct;
}

export function ProductOption({ product, ...option }: ProductOptionProps) {
  const { _id, name, slug, photo } = product;
  const to = shopPaths.product(slug);
  const choose = () => {
    noteKnownProduct(to, product, <ProductShell product={product} />);
    option.onChoose();
  };
  return (
    <Option {...option} of={_id} to={to} onChoose={choose}>
      <span className={styles.picture}>
        <ProductPhoto productId={_id} alt="" photo={photo} sizes="2.75rem" eager />
      </span>
      <span className={styles.name}>{name}</span>
      <ProductPrice product={product} className={styles.price} />
    </Option>
  );
}
