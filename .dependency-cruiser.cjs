'use strict';

const { API_FLOORS, PLATFORM } = require('./scripts/lib/api-floors.cjs');

/** The files that put the API together. */
const API_TOP = '^apps/api/src/(app/|main\\.ts$)';
const WEB_FEATURE_INDEX = '^apps/web/src/features/[^/]+/index\\.ts$';
const TEST = '\\.test\\.tsx?$';

/** Which way dependencies may point. Each rule says what to do instead. */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two modules that need each other are one, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'web-and-api-meet-in-shared',
      comment: 'What both sides need belongs in packages/shared.',
      severity: 'error',
      from: { path: '^apps/(api|web)/' },
      to: { path: '^apps/(api|web)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'shared-imports-neither-side',
      comment:
        'packages/shared is imported by both sides and imports zod and data of addresses alone.',
      severity: 'error',
      from: { path: '^packages/shared/src/', pathNot: [TEST, '^packages/shared/src/testing/'] },
      to: {
        pathNot: [
          '^packages/shared/src/(?!testing/)',
          '^node_modules/(zod|localized-address-format|postcode-validator)/',
        ],
      },
    },
    {
      name: 'docstore-stands-alone',
      comment: 'The embedded database knows nothing of the shop.',
      severity: 'error',
      from: { path: '^packages/docstore/' },
      to: { path: '^(apps|packages/(shared|test-shop)|e2e)/' },
    },
    {
      name: 'search-stands-alone',
      comment: 'The index knows neither the shop nor its database. Pass in what it needs.',
      severity: 'error',
      from: { path: '^packages/search/' },
      to: { path: '^(apps|packages/(shared|docstore|test-shop)|e2e)/' },
    },
    {
      name: 'mongo-stands-alone',
      comment: 'It knows neither the shop nor its contract nor HTTP. Pass in what it needs.',
      severity: 'error',
      from: { path: '^packages/mongo/' },
      to: { path: ['^(apps|e2e)/', '^packages/(?!mongo/|docstore/)', 'node_modules/express/'] },
    },
    {
      name: 'http-knows-no-shop',
      comment: 'It knows the contract and the engines below it. Pass in what it needs of the shop.',
      severity: 'error',
      from: { path: '^packages/http/' },
      to: { path: ['^(apps|e2e)/', '^packages/(?!http/|front/|renderer/|mongo/|shared/)'] },
    },
    {
      name: 'photos-stand-alone',
      comment: 'The encoder knows neither the shop nor its contract. Pass in what it needs.',
      severity: 'error',
      from: { path: '^packages/photos/' },
      to: {
        path: ['^(apps|e2e)/', '^packages/(?!photos/)', 'node_modules/(express|mongoose)/'],
      },
    },
    {
      name: 'product-files-know-no-database',
      comment:
        'They know the rules of the contract alone. What a product of a file changes is decided in the API.',
      severity: 'error',
      from: { path: '^packages/product-files/' },
      to: {
        path: [
          '^(apps|e2e)/',
          '^packages/(?!product-files/|shared/)',
          'node_modules/(express|mongoose)/',
        ],
      },
    },
    {
      name: 'demo-imports-shared-alone',
      comment: 'It is data. What writes it into a database belongs in apps/api/src/seed.',
      severity: 'error',
      from: { path: '^packages/demo/src/', pathNot: [TEST, '^packages/demo/src/golden/'] },
      to: { pathNot: '^packages/(demo/src/(?!golden/)|shared/)' },
    },
    {
      name: 'test-shop-starts-what-is-built',
      comment: 'It starts shops and calls them as a client does: it imports the contract alone.',
      severity: 'error',
      from: { path: '^packages/test-shop/' },
      to: { path: '^((apps|e2e|bench|tools)/|packages/(?!test-shop|shared))' },
    },
    {
      name: 'front-and-renderer-stand-alone',
      comment: 'Neither knows Express, Mongoose or the shop. Pass in what they need.',
      severity: 'error',
      from: { path: '^packages/(front|renderer)/' },
      to: {
        path: [
          '^(apps|e2e)/',
          '^packages/(?!front/|renderer/)',
          'node_modules/(express|mongoose)/',
        ],
      },
    },
    {
      name: 'front-knows-no-renderer',
      comment: 'The front answers requests, whoever renders pages.',
      severity: 'error',
      from: { path: '^packages/front/' },
      to: { path: '^packages/renderer/' },
    },
    {
      name: 'api-features-meet-at-their-index',
      comment: 'Import what another feature offers from its index.ts, or let it offer more.',
      severity: 'error',
      from: { path: '^apps/api/src/shop/([^/]+)/', pathNot: TEST },
      to: {
        path: '^apps/api/src/shop/[^/]+/',
        pathNot: ['^apps/api/src/shop/$1/', '^apps/api/src/shop/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'api-meets-features-at-their-index',
      comment: 'Import what a feature offers from its index.ts, or let it offer more.',
      severity: 'error',
      from: { path: '^apps/api/src/(?!shop/|testing/)', pathNot: TEST },
      to: {
        path: '^apps/api/src/shop/',
        pathNot: '^apps/api/src/shop/[^/]+/index\\.ts$',
      },
    },
    ...API_FLOORS.map((floor, index) => ({
      name: `api-${floor}-points-down`,
      comment: `${floor}/ serves what stands above it. Move what both need further down, or pass it in from above.`,
      severity: 'error',
      from: { path: `^apps/api/src/${floor}/`, pathNot: TEST },
      to: {
        path: '^apps/api/src/[^/]+/',
        pathNot: `^apps/api/src/(${API_FLOORS.slice(0, index + 1).join('|')})/`,
      },
    })),
    ...PLATFORM.map((room, index) => ({
      name: `platform-${room}-points-down`,
      comment: `${room}/ serves what stands above it. Move what both need further down, or pass it in from above.`,
      severity: 'error',
      from: { path: `^apps/api/src/platform/${room}/`, pathNot: TEST },
      to: {
        path: '^apps/api/src/platform/[^/]+/',
        pathNot: `^apps/api/src/platform/(${PLATFORM.slice(0, index + 1).join('|')})/`,
      },
    })),
    {
      name: 'api-folders-know-no-top',
      comment: 'app/ and main.ts put the folders together. Let them pass in what a folder needs.',
      severity: 'error',
      from: {
        path: '^apps/api/src/[^/]+/',
        pathNot: [TEST, '^apps/api/src/(app|testing)/'],
      },
      to: { path: API_TOP },
    },
    {
      name: 'web-features-meet-at-their-index',
      comment:
        'Import what another feature offers from its index.ts, or let a page in app/ compose the two.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: {
        path: '^apps/web/src/features/([^/]+)/',
        pathNot: ['^apps/web/src/features/$1/', WEB_FEATURE_INDEX],
      },
    },
    {
      name: 'web-app-meets-features-at-their-index',
      comment: 'Import what a feature offers from its index.ts, or let it offer more.',
      severity: 'error',
      from: { path: '^apps/web/src/app/' },
      to: { path: '^apps/web/src/features/', pathNot: WEB_FEATURE_INDEX },
    },
    {
      name: 'web-shoppers-load-no-antd',
      comment:
        "A shopper's page has no nonce for antd's styles. Use the native dialog and fields of ui/, or move it to admin-.",
      severity: 'error',
      from: { path: '^apps/web/src/features/(?!admin-)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(^|/)node_modules/antd/', reachable: true },
    },
    {
      name: 'web-ui-and-lib-know-no-feature',
      comment: 'ui/ and lib/ serve every feature and so know none.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'web-lib-knows-no-ui',
      comment: 'lib/ shows nothing: a hook that needs a component or a toast belongs in ui/.',
      severity: 'error',
      from: { path: '^apps/web/src/lib/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/ui/' },
    },
    {
      name: 'web-features-know-no-page',
      comment: 'Pages compose features, never the other way round.',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'tests-stay-tests',
      comment: 'What ships must not lean on what only tests need.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/[^/]+/src/',
        pathNot: '(\\.test\\.tsx?$|/testing/|^packages/test-shop/)',
      },
      to: { path: '(\\.test\\.tsx?$|/testing/|^packages/test-shop/)' },
    },
    {
      name: 'no-orphan',
      comment: 'Nothing imports this module: it is dead, or its user was forgotten.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.(config|test)\\.(js|ts|tsx)$', '\\.d\\.ts$', '\\.cjs$', 'vite-env'],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['@shop/source', 'import', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts'],
    },
  },
};
