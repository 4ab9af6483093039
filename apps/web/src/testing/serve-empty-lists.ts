import { endpoints } from '@shop/shared';
import { HttpResponse } from 'msw';
import { buildAdministeredProduct } from './factories';
import { on, server } from './handlers';

/**
 * Serves an administrator of a shop in which nothing has been set up, made or sold. Every product that is asked for
 * exists, without a past.
 */
export function serveEmptyLists() {
  const none = { success: true, total: 0 } as const;
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [] })),
    on(endpoints.listAdministeredProducts).answer(() => ({ ...none, products: [] })),
    on(endpoints.listBrands).answer(() => ({ ...none, brands: [] })),
    on(endpoints.getAdministeredProduct).answer(({ params }) => ({
      success: true,
      product: buildAdministeredProduct({ slug: String(params.slug) }),
    })),
    on(endpoints.getVariants).answer(({ params }) => ({
      success: true,
      product: buildAdministeredProduct({ _id: String(params.id) }),
      variants: [],
      version: 0,
    })),
    on(endpoints.listStockMovements).answer(() => ({ ...none, movements: [] })),
    on(endpoints.listSearches).answer(() => ({ ...none, searches: [] })),
    on(endpoints.listPins).answer(() => ({ ...none, pins: [] })),
    on(endpoints.getSynonyms).answer(() => ({
      success: true,
      synonyms: { lines: [], version: 0, saved: null },
      builtIn: [],
      off: [],
    })),
    on(endpoints.getFacets).answer(() => ({
      success: true,
      facets: { names: [], version: 0 },
      attributes: [],
    })),
    on(endpoints.listAllOrders).answer(() => HttpResponse.json([])),
    on(endpoints.listPreparedOrders).answer(() => ({ ...none, preparedOrders: [] })),
    on(endpoints.listReturns).answer(() => ({ ...none, returns: [] })),
    on(endpoints.listUsers).answer(() => ({ ...none, users: [] })),
    on(endpoints.listCustomers).answer(() => ({ ...none, customers: [] })),
    on(endpoints.listCustomerGroups).answer(() => ({ success: true, groups: [] })),
    on(endpoints.listPromotions).answer(() => ({ ...none, promotions: [] })),
    on(endpoints.listRuleGoods).answer(() => ({ success: true, goods: [] })),
    on(endpoints.listShippingZones).answer(() => ({ ...none, shippingZones: [] })),
    on(endpoints.listTaxRates).answer(() => ({ ...none, taxRates: [] })),
    on(endpoints.listMails).answer(() => ({ ...none, mails: [], canSend: false })),
    on(endpoints.listJobs).answer(() => ({ ...none, jobs: [] })),
    on(endpoints.listStaff).answer(() => ({ success: true, staff: [], invitations: [] })),
    on(endpoints.listApiKeys).answer(() => ({ success: true, apiKeys: [] })),
    on(endpoints.listWebhooks).answer(() => ({ success: true, webhooks: [] })),
    on(endpoints.listWebhookDeliveries).answer(() => ({ ...none, deliveries: [] })),
    on(endpoints.listAuditEntries).answer(() => ({ ...none, entries: [] })),
  );
}
