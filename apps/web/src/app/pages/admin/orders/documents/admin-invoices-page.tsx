import { Invoice, PaperPage, useInvoices } from '../../../../../features/order-paper';
import { NotFoundPage } from '../../../static/not-found-page';
import { PaperLinks } from './paper-links';
import { useOrdersToPrint } from './use-orders-to-print';

/** The invoices of one order or several. */
export function AdminInvoicesPage() {
  const { orders, title, only, missing } = useOrdersToPrint();
  const result = useInvoices(orders);
  if (result.data?.length === 0) return <NotFoundPage />;
  return (
    <PaperPage
      title={title('Invoice')}
      links={<PaperLinks only={only} />}
      missing={missing(result.data)}
      result={result}
    >
      {(invoice) => <Invoice invoice={invoice} />}
    </PaperPage>
  );
}
