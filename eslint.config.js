import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { outsideInTransaction } from './scripts/lint/outside-in-transaction.mjs';

/** The program in which TypeScript resolves the types of some files: few programs, because each resolves them again. */
const program = (files, project) => ({
  files,
  languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
});

const NO_DOUBLE_ASSERTION = {
  selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
  message: 'A double assertion hides a type error: check the value, or correct its type.',
};

const NO_ENUM = {
  selector: 'TSEnumDeclaration',
  message: 'A list of texts does: no rule here looks at what is assigned to an enum.',
};
/** In all files. */
const REFUSED = [NO_DOUBLE_ASSERTION, NO_ENUM];

/** An update such as `{ $inc: { quantity: -1 } }` or `{ $set: { 'variants.0.quantity': 1 } }`. */
const ONE_WRITER_OF_STOCK = {
  selector:
    'Property[key.name=/^[$](inc|set|min|max|mul)$/] > ObjectExpression > :matches(Property[key.name="quantity"], Property[key.value=/(^|[.])quantity$/])',
  message: 'Pieces have one owner: let catalog/stock change them.',
};

const PRICE = '/(^p|P)rice(Cents)?$/';
const PIECES = '/^(quantity|pieces)$/';
const factor = (side, name) => [`[${side}.name=${name}]`, `[${side}.property.name=${name}]`];
/** A price times a number of pieces, in either order. */
const PRODUCTS = [
  ['left', 'right'],
  ['right', 'left'],
].flatMap(([one, other]) =>
  factor(one, PRICE).flatMap((price) => factor(other, PIECES).map((pieces) => price + pieces)),
);
const ONE_PRICE = {
  selector: `:matches(${PRODUCTS.map((factors) => `BinaryExpression[operator="*"]${factors}`).join(', ')})`,
  message: 'What an order costs has one owner: let priceOrder in shared/src/pricing compute it.',
};

const COMPILER_RULES = Object.keys(reactHooks.configs.flat['recommended-latest'].rules).filter(
  (rule) => rule !== 'react-hooks/rules-of-hooks' && rule !== 'react-hooks/exhaustive-deps',
);

export default tseslint.config(
  { ignores: ['**/dist/', '**/.turbo/', '**/playwright-report/', '**/test-results/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      'no-restricted-syntax': ['error', ...REFUSED],
      // There are no enums, and to look for them would take an eighth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // Mongoose and Node declare as classes what is meant to be given as plain objects.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Numbers read well in messages; everything else must be turned into text on purpose.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => save()}` is clear, whatever save returns.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  program(['apps/api/**/*.ts', 'packages/**/*.ts'], './tsconfig.server.json'),
  program(['apps/web/**/*.{ts,tsx}'], './apps/web/tsconfig.json'),
  program(
    ['{e2e,bench,tools}/**/*.ts', 'packages/test-shop/**/*.ts'],
    './tsconfig.whole-shops.json',
  ),
  {
    files: ['apps/*/src/**', 'packages/*/src/**'],
    ignores: ['packages/test-shop/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read configuration through config.ts.' },
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    plugins: { shop: { rules: { 'outside-in-transaction': outsideInTransaction } } },
    rules: {
      'shop/outside-in-transaction': 'error',
      'no-restricted-imports': [
        'error',
        {
          name: 'node:async_hooks',
          message: 'Once used, its hooks run for every promise of the shop: hand things on.',
        },
      ],
    },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'],
    ignores: ['packages/shared/src/pricing/**', '**/testing/**', '**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...REFUSED, ONE_PRICE] },
  },
  {
    files: ['apps/api/src/shop/**/*.ts'],
    ignores: ['apps/api/src/shop/catalog/stock/**', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...REFUSED, ONE_PRICE, ONE_WRITER_OF_STOCK],
    },
  },
  {
    files: ['**/config.ts', '**/cli.ts', '**/testing/**', '**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    // Only what the React compiler would refuse, which it takes seconds to find out. The rules of hooks hold here too.
    files: ['apps/web/src/**/*.test.tsx'],
    rules: Object.fromEntries(COMPILER_RULES.map((rule) => [rule, 'off'])),
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
        localStorage: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
      },
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { require: 'readonly', module: 'readonly', __dirname: 'readonly' },
    },
  },
);
