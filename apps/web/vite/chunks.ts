import type { ModulePreloadOptions, Rolldown } from 'vite';

/** What runs before the shop's scripts and must not wait for them. */
const FIRST_SCRIPT =
  /first-script|trusted-types|early-(clicks|places)|late-scripts|mark-visitor|show-pressed/;

/**
 * Styles of what the server renders: such a page must look right before the script of its own is there. So must a cart
 * without a connection.
 */
const PUBLIC_STYLES =
  /\/(features\/(catalog|accounts|cart|placed-order|shop-policies|kept-cart|checkout(?=\/components\/cart-summary\.))|app\/pages\/(shop|static)|app\/layouts|ui\/(?!list\/)[a-z]+)\/(?!admin\/|screen-heading|order-banner|modal|dialog|select-field|check-box|restored-draft|rich-text).*\.module\.css$/;

/** One pattern for paths that contain any of these parts. */
function anyOf(...parts: RegExp[]): RegExp {
  return new RegExp(parts.map(({ source }) => source).join('|'));
}

/** Lists of products and their cards: on every page of the catalogue. */
const PRODUCTS = anyOf(
  /\/features\/catalog\/components\/products\/(?!choose\/choose-dialog|nothing-here)/,
  /\/features\/catalog\/(use-filters|use-grown-list|selection|use-first|use-focus|count-search|stock-hint)/,
  /\/features\/catalog\/(api\/get-(counts|category-pictures)|components\/home\/catalog-columns)/,
  /\/features\/cart\/(add-to-cart|left-text|components\/add-to-cart)/,
  /\/ui\/display\/(product-photo|price|badge|marked)/,
  /\/ui\/(feedback\/error-state|metadata\/(breadcrumb-data|json-ld))/,
  /\/(contract\/(call|endpoint)|catalog\/photos\/photo-widths)\./,
  /\/lib\/[a-z-]+\/use-(early-choice|left-open|address-params|media-query)\./,
  /\/ui\/page\/(lazy-part|page-outcome|after-shell|use-past-shell)\./,
  /:shop-endpoints\/(getProductPhoto|listCategoryPictures)$/,
  /\/(useInfiniteQuery|infiniteQueryObserver)\.js$/,
  /\/icons\/(package|chevron-down|arrow-right)\.mjs$/,
);

/** Filters of lists and pictures of categories, which the page of a product does without. */
const FILTERS = anyOf(
  /\/features\/catalog\/components\/categories\/category-picture\.tsx/,
  /:shop-endpoints\/getCategoryPhoto$/,
  /\/features\/catalog\/components\/filters\/(?!filtered-products|sheet\/filter-sheet|nothing-left\/(?!lazy)|facets\/facet-filter)/,
  /\/shared\/src\/currency-labels\./,
  /\/icons\/sliders-horizontal\.mjs$/,
);

/** Forms, and what checks them. */
const FORMS = anyOf(
  /\/node_modules\/(zod|react-hook-form|@hookform)\//,
  /\/ui\/(fields\/field|forms\/use-schema-form|drafts\/use-draft)/,
  /\/features\/accounts\/components\/(account-panel|answer-field|form\.|signed-in)/,
  /\/contract\/(fields|pagination)\./,
  /\/shared\/src\/(limits|success-texts)\./,
  /\/shared\/src\/accounts\/(accounts|second-factor|tax-exemption)\./,
);

/** Small things of many pages. */
const COMMON = anyOf(
  /\/ui\/page\/(page-heading|visitors-own)\./,
  /\/lib\/(storage\/random-key|address\/use-go-to|page-start\/use-is-hydrated)\./,
  /\/shared\/src\/pricing\/price-order\./,
);

/** What changes something on the server. */
const CHANGES = /\/(useMutation|mutationObserver)\.js$/;

/** The cart, as far as orders need it, too. */
const CHECKOUT = anyOf(
  /\/features\/(checkout\/(checkout-attempts|stored-attempts)|cart\/(cart-rows|components\/cart-item-frame))/,
  /\/features\/orders\/api\/list-my-orders|:shop-endpoints\/listMyOrders$/,
);

const ON_DEMAND = { includeDependenciesRecursively: false } as const;

/**
 * The scripts of the shop. What every page begins with is in two: one that few releases change, and one that all do.
 * What several pages share beyond that is in a few, because many small ones compress badly and wait for each other.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'styles', test: PUBLIC_STYLES },
    { name: 'framework', tags: ['$initial'], test: /node_modules/ },
    { name: 'shop', tags: ['$initial'], test: (id: string) => !FIRST_SCRIPT.test(id) },
    { name: 'products', test: PRODUCTS, ...ON_DEMAND },
    { name: 'filters', test: FILTERS, ...ON_DEMAND },
    { name: 'forms', test: FORMS, ...ON_DEMAND },
    { name: 'common', test: COMMON, ...ON_DEMAND },
    { name: 'changes', test: CHANGES, ...ON_DEMAND },
    { name: 'checkout', test: CHECKOUT, ...ON_DEMAND },
  ],
};

const SHARED = /\/(products|filters|forms|common|changes|checkout)-[^/]+$|\.css$/;

/**
 * What the first script requests together with a page that is opened later. The names of all the small ones would weigh
 * more than what they save.
 */
export const sharedScripts: NonNullable<ModulePreloadOptions['resolveDependencies']> = (
  _page,
  files,
  { hostType },
) => (hostType === 'js' ? files.filter((file) => SHARED.test(file)) : files);
