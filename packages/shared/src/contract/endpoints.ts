import { addressEndpoints } from '../addresses/addresses.endpoints.js';
import { accountEndpoints } from '../accounts/accounts.endpoints.js';
import { invitationEndpoints } from '../staff/invitations.endpoints.js';
import { keptCartEndpoints } from '../accounts/kept-cart.endpoints.js';
import { personalDataEndpoints } from '../accounts/personal-data.endpoints.js';
import { resetLinkEndpoints } from '../accounts/reset-link.endpoints.js';
import { secondFactorEndpoints } from '../accounts/second-factor.endpoints.js';
import { staffEndpoints } from '../staff/staff.endpoints.js';
import { sessionEndpoints } from '../accounts/sessions.endpoints.js';
import { apiKeyEndpoints } from '../api-keys/api-keys.endpoints.js';
import { auditEndpoints } from '../audit/audit.endpoints.js';
import { customerEndpoints } from '../customers/customers.endpoints.js';
import { mailSettingsEndpoints } from '../mails/mail-settings.endpoints.js';
import { mailEndpoints } from '../mails/mails.endpoints.js';
import { catalogEndpoints } from '../catalog/catalog.endpoints.js';
import { bulkShipmentEndpoints } from '../orders/shipments/bulk-shipments.endpoints.js';
import { checkoutEndpoints } from '../orders/checkout.endpoints.js';
import { orderEndpoints } from '../orders/orders.endpoints.js';
import { orderStatusEndpoints } from '../orders/status/order-statuses.endpoints.js';
import { documentEndpoints } from '../orders/documents/documents.endpoints.js';
import { customerOrderEndpoints } from '../orders/for-customers/customer-orders.endpoints.js';
import { orderEditEndpoints } from '../orders/edits/order-edits.endpoints.js';
import { parcelEndpoints } from '../orders/parcels/parcels.endpoints.js';
import { payLinkEndpoints } from '../orders/payments/pay-links.endpoints.js';
import { preparedOrderEndpoints } from '../orders/prepared/prepared-orders.endpoints.js';
import { refundEndpoints } from '../orders/refunds/refunds.endpoints.js';
import { returnEndpoints } from '../orders/returns/returns.endpoints.js';
import { overviewEndpoints } from '../overview/overview.endpoints.js';
import { setupEndpoints } from '../pricing/setup/setup.endpoints.js';
import { searchesEndpoints } from '../searches/searches.endpoints.js';
import { settingsEndpoints } from '../settings/settings.endpoints.js';
import { webhookEndpoints } from '../webhooks/webhooks.endpoints.js';
import { workplaceEndpoints } from '../workplace/workplace.endpoints.js';

/** The contract: every call of the API, by name. */
export const endpoints = {
  ...catalogEndpoints,
  ...accountEndpoints,
  ...resetLinkEndpoints,
  ...sessionEndpoints,
  ...secondFactorEndpoints,
  ...staffEndpoints,
  ...invitationEndpoints,
  ...personalDataEndpoints,
  ...customerEndpoints,
  ...keptCartEndpoints,
  ...addressEndpoints,
  ...checkoutEndpoints,
  ...orderEndpoints,
  ...orderStatusEndpoints,
  ...bulkShipmentEndpoints,
  ...documentEndpoints,
  ...parcelEndpoints,
  ...orderEditEndpoints,
  ...customerOrderEndpoints,
  ...preparedOrderEndpoints,
  ...payLinkEndpoints,
  ...refundEndpoints,
  ...returnEndpoints,
  ...auditEndpoints,
  ...mailEndpoints,
  ...mailSettingsEndpoints,
  ...overviewEndpoints,
  ...settingsEndpoints,
  ...searchesEndpoints,
  ...setupEndpoints,
  ...webhookEndpoints,
  ...apiKeyEndpoints,
  ...workplaceEndpoints,
};
