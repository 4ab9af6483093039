import {
  Invoice,
  DocumentsPage,
  sheetName,
  useInvoices,
} from '../../../../../features/order-documents';
import { NotFoundPage } from '../../../static/not-found-page';
import { DocumentLinks } from './document-links';
import { useOrdersToPrint } from './use-orders-to-print';

/** The invoices of one order or several. */
export function AdminInvoicesPage() {
  const { orders, title, only, missing } = useOrdersToPrint();
  const result = useInvoices(orders);
  if (result.data?.length === 0) return <NotFoundPage />;
  return (
    <DocumentsPage
      title={title('Invoice')}
      links={<DocumentLinks only={only} />}
      missing={missing(result.data)}
      result={result}
      nameOf={sheetName}
    >
      {(invoice) => <Invoice invoice={invoice} />}
    </DocumentsPage>
  );
}
