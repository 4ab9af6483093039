import { Link, useParams } from 'react-router-dom';
import { Invoice, DocumentsPage, sheetName, useMyInvoice } from '../../../features/order-documents';
import { isNotFound } from '../../../lib/http/api-error';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { NotFoundPage } from '../static/not-found-page';

/** The invoice of one of the shopper's own orders. */
export function UserInvoicePage() {
  const { number = '' } = useParams();
  const result = useMyInvoice(number);
  if (isNotFound(result.error)) return <NotFoundPage />;
  return (
    <DocumentsPage
      title={`Invoice for order ${number}`}
      links={<Link to={dashboardPaths.userOrder(number)}>Order {number}</Link>}
      result={result}
      nameOf={sheetName}
    >
      {(invoice) => <Invoice invoice={invoice} />}
    </DocumentsPage>
  );
}
