import {
  PackingSlip,
  DocumentsPage,
  usePackingSlips,
} from '../../../../../features/order-documents';
import { NotFoundPage } from '../../../static/not-found-page';
import { DocumentLinks } from './document-links';
import { useOrdersToPrint } from './use-orders-to-print';

/** The packing slips of one order or several. */
export function AdminSlipsPage() {
  const { orders, title, only, missing } = useOrdersToPrint();
  const result = usePackingSlips(orders);
  if (result.data?.length === 0) return <NotFoundPage />;
  return (
    <DocumentsPage
      title={title('Packing slip')}
      links={<DocumentLinks only={only} />}
      missing={missing(result.data)}
      result={result}
    >
      {(slip) => <PackingSlip slip={slip} />}
    </DocumentsPage>
  );
}
