import { historyEntries, type OrderEvents } from './history-entries';
import { HistoryList } from './history-list';
import { OrderSection } from '../order/order-section';

/** What happened to an order, oldest first. */
export function OrderHistory(events: OrderEvents) {
  return (
    <OrderSection heading="History">
      <HistoryList entries={historyEntries(events)} />
    </OrderSection>
  );
}
