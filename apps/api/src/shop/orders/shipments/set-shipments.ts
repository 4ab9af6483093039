import { FairQueue, type Client } from '@shop/front';
import type { SignedInActor } from '@shop/http/access';
import { HttpError, isConflict, isNotFound } from '@shop/http/errors';
import {
  statusRow,
  type PlannedShipment,
  type ShipmentLine,
  type ShipmentResult,
} from '@shop/shared';
import { eachInTurn } from '../../../platform/limits/each-in-turn.js';
import { withPickUpPlaces } from '../collected/pick-up-places.js';
import { whyNotSent } from '../collected/why-not-sent.js';
import { OrderModel, type OrderRecord } from '../order.model.js';
import { shipmentView } from '../order.view.js';
import { setOrderShipment } from './set-order-shipment.js';

/** Longest time that a change waits for its turn. */
const MAX_WAIT_MS = 4_000;

/** Bulk changes run one order at a time, with clients taking turns. */
const turns = new FairQueue({
  atOnce: 1,
  capacity: 600,
  clientCapacity: 100,
  maxWaitMs: MAX_WAIT_MS,
});

/** What the lines would change, in their order. */
export async function planShipments(lines: readonly ShipmentLine[]): Promise<PlannedShipment[]> {
  const found = await ordersOf(lines);
  return lines.map(({ number }) => {
    const order = found.get(number);
    const refusal = refusalOf(number, order);
    const shipmentBefore = order ? shipmentView(order) : null;
    return { number, shipmentBefore, ...(refusal && { refusal }) };
  });
}

/**
 * Sets the shipments of many orders, each in its own transaction. Stops when the time is up, the client disconnects or an
 * error occurs: finished changes stay, and the rest is `unfinished`.
 * @returns the outcome of each line, in their order.
 */
export async function setShipments(
  lines: readonly ShipmentLine[],
  admin: SignedInActor,
  client: Client,
): Promise<ShipmentResult[]> {
  const found = await ordersOf(lines);
  const setOne = async ({ number, ...shipment }: ShipmentLine): Promise<ShipmentResult> => {
    const order = found.get(number);
    const refusal = refusalOf(number, order);
    if (!order || refusal) return { number, outcome: 'refused', message: refusal ?? '' };
    try {
      await setOrderShipment(order._id.toHexString(), shipment, admin);
      return { number, outcome: 'done', message: `Order ${number} has its tracking number` };
    } catch (error) {
      if (!(error instanceof HttpError) || !(isConflict(error) || isNotFound(error))) throw error;
      return { number, outcome: 'refused', message: error.message };
    }
  };
  const waiting = { client, requestId: admin.requestId, since: performance.now() };
  const results = await eachInTurn(lines, setOne, turns, waiting);
  return [...results, ...lines.slice(results.length).map(unfinished)];
}

type FoundOrder = Pick<OrderRecord, '_id' | 'number' | 'status' | 'shipment' | 'price'>;

async function ordersOf(lines: readonly ShipmentLine[]): Promise<Map<number, FoundOrder>> {
  const numbers = lines.map(({ number }) => number);
  const fields = { number: 1, status: 1, shipment: 1, price: 1 };
  const orders = await OrderModel.find({ number: { $in: numbers } }, fields).lean<FoundOrder[]>();
  return new Map((await withPickUpPlaces(orders)).map((order) => [order.number, order]));
}

/** Why an order gets no tracking number; undefined if it may have one. */
function refusalOf(number: number, order: FoundOrder | undefined): string | undefined {
  if (!order) return `There is no order ${number}`;
  const { restocked } = statusRow(order.status);
  return restocked ? `Order ${number} is ${restocked.adjective}` : whyNotSent(order);
}

function unfinished({ number }: ShipmentLine): ShipmentResult {
  const message = 'This order was not changed. Please try again.';
  return { number, outcome: 'unfinished', message };
}
