import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { JobModel, workOffNext } from '@shop/mongo/jobs';
import type { WebhookEvent } from '@shop/shared';
import { Types } from 'mongoose';
import { INTERNET } from '../../platform/outside/request-public.js';
import {
  ANNOUNCEMENT_TOPIC,
  DELIVERY_TOPIC,
  forgetWanted,
  handleAnnouncement,
  handleDelivery,
  WebhookDeliveryModel,
  WebhookModel,
  type WebhookDeliveryRecord,
  type WebhookRecord,
  type WebhookWorld,
} from '../../shop/webhooks/index.js';
import { WEBHOOK_WRITERS } from '../../work/start-work.js';

/** What an address was told. */
interface Told {
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; timestamp: string; data: Record<string, Record<string, unknown>> };
}

/** A program on this machine that is told of events. */
export interface Receiver {
  url: string;
  told: Told[];
  /** How it answers; with 204 by default. */
  answer: { status: number; body?: string; headers?: Record<string, string>; silent?: boolean };
  close(): void;
}

export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = {
    url: '',
    told: [],
    answer: { status: 204 },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      receiver.told.push({
        headers: request.headers,
        text,
        body: JSON.parse(text) as Told['body'],
      });
      const { status, body, headers, silent } = receiver.answer;
      if (!silent) reply.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  receiver.url = `http://127.0.0.1:${port}/told`;
  return receiver;
}

const TEST_WORLD: WebhookWorld = { ...INTERNET, allowsLoopback: true };

/** Works off all announcements and deliveries, as if the time that they wait had passed. */
export async function sendEvents({ world = TEST_WORLD, mostMs = 2_000 } = {}): Promise<void> {
  const handlers = {
    [ANNOUNCEMENT_TOPIC]: handleAnnouncement,
    [DELIVERY_TOPIC]: handleDelivery({ writers: WEBHOOK_WRITERS, world, mostMs }),
  };
  const lane = { only: Object.keys(handlers) };
  await JobModel.updateMany({ state: 'due' }, { $set: { dueAt: new Date(0) } });
  await WebhookModel.updateMany({}, { $unset: { pausedUntil: 1 } });
  while (await workOffNext(handlers, { failed: () => undefined }, lane));
}

/** An address that is told of some events. */
export async function buildWebhook({
  url = 'https://programs.example/told',
  events = ['order.created'],
}: { url?: string; events?: WebhookEvent[] } = {}): Promise<WebhookRecord> {
  const webhook: WebhookRecord = {
    _id: new Types.ObjectId(),
    url,
    events,
    isOn: true,
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    earlierSecrets: [],
    failures: 0,
    version: 1,
    createdAt: new Date(),
  };
  await WebhookModel.create(webhook);
  forgetWanted();
  return webhook;
}

/** An event for an address. */
export async function buildDelivery(
  { _id: webhook }: WebhookRecord,
  given: Partial<WebhookDeliveryRecord> = {},
): Promise<WebhookDeliveryRecord> {
  const delivery: WebhookDeliveryRecord = {
    _id: new Types.ObjectId(),
    webhook,
    eventId: `msg_${new Types.ObjectId().toHexString()}`,
    event: 'order.created',
    subject: new Types.ObjectId(),
    createdAt: new Date(),
    state: 'waiting',
    tries: 0,
    ...given,
  };
  await WebhookDeliveryModel.create(delivery);
  return delivery;
}
