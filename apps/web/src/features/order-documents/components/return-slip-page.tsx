import type { OrderDetails } from '@shop/shared';
import type { ReactNode } from 'react';
import { DocumentsPage } from './documents-page';
import { ReturnSlip } from './return-slip';

interface ReturnSlipPageProps {
  /** The id of the return. */
  id: string;
  number: string;
  /** The order that it is of, as it is read. */
  result: {
    data: OrderDetails | undefined;
    error: unknown;
    isPending: boolean;
    refetch: () => unknown;
  };
  links: ReactNode;
}

/** The return slip of an order. */
export function ReturnSlipPage({ id, number, result, links }: ReturnSlipPageProps) {
  const { data: order } = result;
  const one = order?.returns?.find(({ _id }) => _id === id);
  return (
    <DocumentsPage
      title={`Return slip for order ${number}`}
      links={links}
      missing={order && !one ? 'There is no such return.' : undefined}
      result={{ ...result, data: order && one && [{ number: order.number, order, one }] }}
    >
      {(slip) => <ReturnSlip {...slip} />}
    </DocumentsPage>
  );
}
