/**
 * Fields that say nothing about a person, by their collections. Whoever adds a field decides here, or in
 * docs/personal-data.md, whether it does.
 */
export const IMPERSONAL_FIELDS: Readonly<Record<string, string>> = {
  webhooks:
    'url events isOn secret earlierSecrets offReason failures failingSince pausedUntil version createdAt',
  products: `
    name slug slugs description priceCents quantity recentEdits shipping category photo nameKey
    nameWords searchWords piecesSold createdAt hiddenAs publishAt options priceToCents photos lastPhotoNumber
    leastQuantity variantsSaved brand compareAtCents lowestPriceCents pastPrices priorCents sku skuKey
    barcode weight taxClass tags tagKeys attributes seo
  `,
  variants: `
    product position values sku skuKey priceCents compareAtCents pastPrices priorCents lowestPriceCents
    quantity weight barcode photo hidden wasOrdered archivedIn
  `,
  longeditchanges:
    'edit position name slug change undo outcome message undoOutcome undoMessage until',
  builtfiles: 'content startedAt',
  stripecatchups: 'until',
  stripeevents: 'type receivedAt',
  skulocks: 'taken',
  categories:
    'name nameKey slug slugs productCount hiddenCount parent ancestors belowCount text photo order position',
  categoryphotos: 'category width version bytes',
  brands: 'name nameKey slug slugs productCount hiddenCount',
  facets: 'names version',
  importjobs: `
    name size columns state options cursor counts made drafts stocks products variants otherCurrencies
    separator photos error undo createdAt endedAt holder leaseUntil
  `,
  settings: `
    mark accent homeRows timeZone lowStock priorPrices cardCharged currency units withdrawalDays version
  `,
  listviews: 'version',
  users: 'otherDemotions holds',
  orders: `
    returnCount returned withheld stillOut isAllSent uncounted invoiceAtPayment trackingToldAt noteByShop
  `,
  importremarks: 'job isProblem line column value reason',
  importresults: 'job line name outcome changes digest',
  importwrongrows: 'job line cells problem',
  importundorows: 'job number line product name after before variants added at',
  importfiles: 'job number bytes',
  importphotofiles: 'job key size',
  importphotos:
    'job number line src alt product variants key state reason tries photo added altBefore order',
  photos: 'product width version bytes',
  promotions: 'rule version createdAt used spentCents usedBefore spentBeforeCents generated',
  promotioncodes: 'promotion usedBy usedAt createdAt',
  promotionsums: 'used spentCents',
  promotionuses: 'uses',
  shippingzones: 'rule version createdAt rateSaves',
  taxrates: 'rule version createdAt',
  mailsettings: 'color logo newOrders lowStock disputes returns words version',
  counters: 'asked taken',
  customergroups: 'rule version createdAt',
  countedcustomers: 'after isComplete',
  findableaccounts: 'after isComplete',
  lateinvoices: 'after failed since isComplete',
  schemaversions: 'version upgrade',
  catalogchanges: 'writer number tags at',
  catalogwriters: 'aliveAt',
  searchsynonyms: 'lines off version',
  searchpins: 'words products version',
  searchterms: 'deletions',
  searchdays: 'asked missed',
  visitdays: 'visits',
  daysales:
    'orders cancelled earned pieces revenueCents itemsCents discountCents shippingCents taxCents priced ' +
    'paidCents refundedCents outstandingCents missingCents disputedCents lostCents sold',
  countedsinces: 'timeZone form day isComplete',
};
