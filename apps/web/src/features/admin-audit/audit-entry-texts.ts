import {
  detailNoun,
  fieldNoun,
  formatDollars,
  mapDetails,
  mapFields,
  ROLE,
  type AuditAction,
  type AuditEntry,
  type AuditFacts,
} from '@shop/shared';

/** Display names of the actions. */
export const ACTION_TEXTS: Record<AuditAction, string> = {
  createCategory: 'Category created',
  updateCategory: 'Category changed',
  deleteCategory: 'Category deleted',
  mergeCategory: 'Category merged',
  createBrand: 'Brand created',
  updateBrand: 'Brand renamed',
  mergeBrand: 'Brand merged',
  deleteBrand: 'Brand deleted',
  createProduct: 'Product created',
  updateProduct: 'Product changed',
  deleteProduct: 'Product deleted',
  createImport: 'Import created',
  updateImport: 'Import changed',
  updateOrderStatus: 'Order status set',
  createPreparedOrder: 'Order prepared for a customer',
  updatePreparedOrder: 'Prepared order changed',
  deletePreparedOrder: 'Prepared order deleted',
  sendPreparedOrder: 'Prepared order sent to its customer',
  exportOrders: 'Orders exported',
  exportLabels: 'Labels exported',
  exportCustomers: 'Customers exported',
  createCustomer: 'Customer account created',
  addCustomerNote: 'Note about a customer added',
  addOrderNote: 'Note added',
  setOrderShipment: 'Shipment set',
  addParcel: 'Parcel added',
  removeParcel: 'Parcel removed',
  correctOrderAddress: 'Address corrected',
  editOrder: 'Pieces taken off',
  placeCustomerOrder: 'Order placed for a customer',
  refundOrder: 'Order refunded',
  markOrderPaid: 'Order marked as paid',
  decideReturn: 'Return decided',
  receiveReturn: 'Return received',
  refundReturn: 'Return refunded',
  exchangeReturn: 'Return exchanged',
  closeReturn: 'Return closed without a refund',
  issueInvoices: 'Invoice issued',
  updateUserRole: 'Role changed',
  updateStaff: 'Permissions changed',
  inviteStaff: 'Invited to the staff',
  renewInvitation: 'Invitation sent again',
  withdrawInvitation: 'Invitation withdrawn',
  acceptInvitation: 'Invitation accepted',
  updateTaxExemption: 'Tax exemption changed',
  updateUserTags: 'Customer tags changed',
  resetSecondFactor: 'Second factor reset',
  downloadUserData: 'Personal data downloaded',
  deleteUser: 'Account deleted',
  updateSettings: 'Settings saved',
  saveSettingsDraft: 'Draft of the settings saved',
  deleteSettingsDraft: 'Draft of the settings discarded',
  saveShopPicture: 'Picture of the shop saved',
  deleteShopPicture: 'Picture of the shop removed',
  updateSynonyms: 'Synonyms saved',
  switchShippedSynonym: 'Synonym switched off or on',
  updateFacets: 'Filters saved',
  updatePin: 'Pinned products changed',
  createPromotion: 'Promotion created',
  updatePromotion: 'Promotion changed',
  deletePromotion: 'Promotion deleted',
  generateCodes: 'Codes generated',
  exportCodes: 'Codes exported',
  createShippingZone: 'Delivery zone created',
  updateShippingZone: 'Delivery zone changed',
  deleteShippingZone: 'Delivery zone deleted',
  createCustomerGroup: 'Group of customers created',
  updateCustomerGroup: 'Group of customers changed',
  deleteCustomerGroup: 'Group of customers deleted',
  createTaxRate: 'Tax rate created',
  updateTaxRate: 'Tax rate changed',
  deleteTaxRate: 'Tax rate deleted',
  resendMail: 'Mail sent again',
  updateMailSettings: 'Mail settings saved',
  sendTestMail: 'Test mail sent',
  repeatJob: 'Task repeated',
  discardJob: 'Task discarded',
  createApiKey: 'API key made',
  revokeApiKey: 'API key revoked',
  createWebhook: 'Webhook added',
  updateWebhook: 'Webhook saved',
  deleteWebhook: 'Webhook deleted',
  rotateWebhookSecret: 'New webhook secret',
  testWebhook: 'Webhook tested',
  repeatWebhookDelivery: 'Webhook sent again',
  saveListViews: 'Views of a list saved',
  signIn: 'Signed in',
  failSecondFactor: 'Wrong second factor',
  turnOnSecondFactor: 'Second factor turned on',
  turnOffSecondFactor: 'Second factor turned off',
  endSessions: 'Sessions ended',
  deleteMyAccount: 'Own account deleted',
};

/** One field of an entry, before and after; undefined where the subject did not exist. */
export interface ChangedFact {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** The fields of an entry, each before and after the change. */
export function changedFacts({ before, after }: AuditEntry): ChangedFact[] {
  const names = Object.keys(after ?? before ?? {});
  const side = (facts: AuditFacts | null, name: string) =>
    facts ? factText(name, facts[name] ?? null) : undefined;
  return names.map((name) => ({ name, before: side(before, name), after: side(after, name) }));
}

/** Labels of facts whose name may not be a readable word. */
const FACT_LABELS: Record<string, string> = {
  ...mapFields(fieldNoun),
  ...mapDetails(detailNoun),
  secondFactor: 'second factor',
  mark: 'mark',
  accent: 'accent colour',
  tagline: 'tagline',
  bannerHeading: 'banner heading',
  bannerText: 'banner text',
  bannerLink: 'banner link',
  bannerLabel: 'banner link text',
  homeRows: 'rows of the home page',
  aboutText: 'about text',
  policyText: 'privacy policy',
  headerLinks: 'links in the header',
  footerLinks: 'links in the footer',
  tollFree: 'toll-free phone',
  timeZone: 'time zone',
  units: 'units of weights',
  lowStock: 'low-stock threshold',
  priorPrices: 'lowest price of the last 30 days',
  deliveryLine: 'delivery in one line',
  returnsLine: 'returns in one line',
  paymentLine: 'payment in one line',
  deliveryText: 'delivery text',
  returnsText: 'returns text',
  termsText: 'terms',
  imprintText: 'imprint',
  manualMethods: 'manual payment methods',
  cardCharged: 'when cards are charged',
  taxNumber: 'tax number',
  withdrawalDays: 'days to withdraw',
  invoiceFooter: 'invoice footer',
  isOn: 'on',
};

/** The label of a field. */
export function factLabel(name: string): string {
  return FACT_LABELS[name] ?? name;
}

/** What a change was about in one text: `price: $10.00 → $12.00, name: – → Lamp`. */
export function factsText(entry: AuditEntry): string {
  const side = (text: string | undefined) => text ?? '–';
  return changedFacts(entry)
    .map(({ name, before, after }) => `${factLabel(name)}: ${side(before)} → ${side(after)}`)
    .join(', ');
}

function factText(name: string, value: AuditFacts[string]): string {
  if (value === null || value === '') return '–';
  if (name === 'role') return value === ROLE.admin ? 'Administrator' : 'Shopper';
  if (name === 'price' && typeof value === 'number') return formatDollars(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
