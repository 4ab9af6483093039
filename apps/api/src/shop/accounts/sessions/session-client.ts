import { clientAddress } from '@shop/front';
import Bowser from 'bowser';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** What a session stores about its client, so that the user can recognize it. */
export interface SessionClient {
  /** For example 'Chrome on Windows'. */
  client: string;
  /** Shortened network address. */
  network: string;
}

/** In characters. Browsers send shorter ones. */
const USER_AGENT_LENGTH = 500;

/** What the request says about its client. */
export function sessionClient(req: Pick<Request, 'ip' | 'get'>): SessionClient {
  return { client: clientName(req.get('user-agent')), network: networkOf(clientAddress(req)) };
}

/** A short description of a user agent: browser and system, or the program's own name. */
export function clientName(userAgent = ''): string {
  const text = userAgent.slice(0, USER_AGENT_LENGTH);
  const { browser, os } = text ? Bowser.parse(text) : { browser: {}, os: {} };
  const [ownName] = /^[A-Za-z][\w.-]{0,29}/.exec(text) ?? [];
  const program = [browser.name, ownName].find(Boolean);
  if (!program) return 'Unknown client';
  return os.name ? `${program} on ${os.name}` : program;
}

/** The network that an address is part of: enough to recognize a place, too little to find a person. */
export function networkOf(address: string): string {
  const [host = ''] = address.split('/');
  if (ipaddr.IPv4.isValidFourPartDecimal(host)) {
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${host}/24`).toString()}/24`;
  }
  if (!ipaddr.IPv6.isValid(host)) return 'unknown';
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${host}/48`).toString()}/48`;
}
