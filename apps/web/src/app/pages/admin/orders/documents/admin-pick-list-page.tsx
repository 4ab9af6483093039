import { DocumentsPage, PickList, usePackingSlips } from '../../../../../features/order-documents';
import { NotFoundPage } from '../../../static/not-found-page';
import { DocumentLinks } from './document-links';
import { useOrdersToPrint } from './use-orders-to-print';

/** What is taken from the shelves for several orders. */
export function AdminPickListPage() {
  const { orders, count, only, missing } = useOrdersToPrint();
  const { data: slips, ...result } = usePackingSlips(orders);
  if (slips?.length === 0) return <NotFoundPage />;
  const title = only ? `Pick list for order ${only}` : `Pick list for ${count} orders`;
  return (
    <DocumentsPage
      title={title}
      links={<DocumentLinks only={only} />}
      missing={missing(slips)}
      result={{ ...result, data: slips && [{ number: 0, slips }] }}
      nameOf={() => 'Pick list'}
    >
      {(list) => <PickList slips={list.slips} />}
    </DocumentsPage>
  );
}
