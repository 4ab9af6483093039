import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { Instances } from '@shop/test-shop/shop/instances';
import { ADMIN } from '@shop/test-shop/client/people';
import type { ShopProcess } from '@shop/test-shop/shop/shop-process';

const PASSWORD = 'a measuring shopper';

/** Settings that a shop needs for a crowd. */
export const CROWDED = { ADMIN_PASSWORD: ADMIN.password, TRUSTED_PROXIES: '1' };

/** Many clients of the demo shop, who take turns at its instances. */
export interface Clients {
  admin: ApiClient;
  /** The signed-in client with this number; each has its own address, so that limits by address apply separately. */
  shopper(client: number): ApiClient;
}

/** Clients with their own instances. */
export interface Crowd extends Clients {
  instances: Instances;
  close(): Promise<void>;
}

const ipOf = (client: number) => `10.0.${(client >> 8) & 255}.${client & 255}`;

/** Starts instances and registers shoppers, as many as `count` says. */
export async function startCrowd(count: { instances: number; shoppers: number }): Promise<Crowd> {
  const instances = await Instances.start(count.instances, CROWDED);
  const clients = await registerCrowd(instances.shops, count.shoppers);
  return { ...clients, instances, close: () => instances.stop() };
}

/** Registers shoppers at running shops. Clients beyond the shoppers share their accounts. */
export async function registerCrowd(
  shops: readonly ShopProcess[],
  shoppers: number,
): Promise<Clients> {
  const clientAt = (client: number, token?: string) => {
    const shop = shops[client % shops.length];
    if (!shop) throw new RangeError('There are no instances');
    return new ApiClient(shop.origin, { token, ip: ipOf(client) });
  };
  const register = async (client: number) => {
    const credentials = { email: `shopper${client}@bench.test`, password: PASSWORD };
    const person = { name: 'Bench', phone: '555 0100', address: 'Bench 1', answer: 'bench' };
    const visitor = clientAt(client);
    await visitor.call(endpoints.register, { body: { ...person, ...credentials } });
    return (await visitor.session(credentials)).token;
  };
  const tokens: string[] = [];
  for (let client = 0; client < shoppers; client += 1) tokens.push(await register(client));
  return {
    admin: await clientAt(0).signIn(ADMIN),
    shopper: (client) => clientAt(client, tokens[client % tokens.length]),
  };
}
