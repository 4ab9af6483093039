import { SHOP_TEXT_NAMES, shopTextOf, type ShopTextPage } from '@shop/shared';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { useShopDetails } from '../../../ui/page/shop-details';
import { shopPaths } from '../../../lib/address/shop-paths';
import { ContactList } from './contact-list';
import { RichText } from './rich-text';
import styles from './static-page.module.css';

/** The page with a text from the settings. Without a text it says so, and how to ask. */
function TextPage({ page }: { page: ShopTextPage }) {
  const details = useShopDetails();
  const { line, text } = shopTextOf(page, details);
  const formatted = details.formatted?.[page];
  const isWritten = line !== '' || text !== '';
  const name = SHOP_TEXT_NAMES[page];
  return (
    <>
      <PageMeta
        page={name}
        canonical={shopPaths[page]}
        description={line ? `${name} at ${details.name}: ${line}.` : undefined}
        noIndex={!isWritten}
      />
      <div>
        <PageHeading note={line || undefined}>{name}</PageHeading>
        {formatted ? (
          <RichText blocks={formatted} />
        ) : (
          text && <div className={`${styles.text} ${styles.written}`}>{text}</div>
        )}
        {!isWritten && (
          <p className={styles.text}>
            The shop has not written this page yet. Please ask us before you order.
          </p>
        )}
      </div>
      <aside className={styles.aside} aria-label={page === 'imprint' ? 'The shop' : 'Questions'}>
        <p className={styles.asideTitle}>
          {page === 'imprint' ? details.author : 'Questions? We are happy to help.'}
        </p>
        <ContactList />
        {page !== 'imprint' && <Link to={shopPaths.contact}>Contact</Link>}
      </aside>
    </>
  );
}

/** The component of a page with a text from the settings. */
export function shopTextPage(page: ShopTextPage) {
  return function ShopTextPage() {
    return <TextPage page={page} />;
  };
}
