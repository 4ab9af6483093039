import { PackingSlip, PaperPage, usePackingSlips } from '../../../../../features/order-paper';
import { NotFoundPage } from '../../../static/not-found-page';
import { PaperLinks } from './paper-links';
import { useOrdersToPrint } from './use-orders-to-print';

/** The packing slips of one order or several. */
export function AdminSlipsPage() {
  const { orders, title, only, missing } = useOrdersToPrint();
  const result = usePackingSlips(orders);
  if (result.data?.length === 0) return <NotFoundPage />;
  return (
    <PaperPage
      title={title('Packing slip')}
      links={<PaperLinks only={only} />}
      missing={missing(result.data)}
      result={result}
    >
      {(slip) => <PackingSlip slip={slip} />}
    </PaperPage>
  );
}
