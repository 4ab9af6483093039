import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { ShopPicture } from '../../../ui/display/shop-picture';
import { shopPaths } from '../../../lib/address/shop-paths';
import { ContactList } from './contact-list';
import styles from './static-page.module.css';

export function ContactPage() {
  return (
    <>
      <PageMeta page="Contact" canonical={shopPaths.contact} />
      <ShopPicture close className={styles.picture} />
      <div>
        <PageHeading note="Questions about an order or a product? We are happy to help.">
          Contact
        </PageHeading>
        <ContactList />
      </div>
    </>
  );
}
