import { endpoints, ROLE, type Credentials } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';

/** An administrator for one walk alone: what they choose for the screens is kept with their account. */
export async function buildAdministrator(
  origin = process.env.SHOP_ORIGIN ?? '',
): Promise<Credentials> {
  const visitor = new ApiClient(origin);
  const credentials = await buildShopper(visitor);
  const { user } = await visitor.session(credentials);
  const admin = await visitor.signIn(ADMIN);
  const body = { role: ROLE.admin };
  await admin.call(endpoints.updateUserRole, { params: { userId: user._id }, body });
  return credentials;
}
