import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function CartPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Cart')} />
      <PageHeading>Cart</PageHeading>
    </div>
  );
}
