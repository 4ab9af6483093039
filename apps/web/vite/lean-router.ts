import type { Plugin } from 'vite';

/** The package names only its build for developers; the one for production lies beside it. */
const FOR_DEVELOPERS = /(?<=node_modules\/react-router\/dist\/)development(?=\/[\w-]+\.mjs$)/;

/** What only routers that load data use, of which the shop has none, and messages to developers. */
const UNUSED: readonly (readonly [code: RegExp, instead: string])[] = [
  [/^function usePrefetchBehavior\([\s\S]*?^}$/m, 'function usePrefetchBehavior() { return []; }'],
  [/^function PrefetchPageLinks\([\s\S]*?^}$/m, 'function PrefetchPageLinks() { return null; }'],
  [/isDataRoute \? useNavigateStable\(\) : /, ''],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = void 0;'],
  [/return dataRouterState && \(match\.route\.ErrorBoundary.*\? [\s\S]*?\) : /, 'return '],
  [/match\.route\.errorElement \|\| defaultErrorElement/, 'null'],
  [/let routerState = \w+\.useContext\(DataRouterStateContext\);/, 'const routerState = null;'],
  [/invariant\(\s+useInRouterContext\(\),[\s\S]*?`\s+\);/g, ''],
];

/** Lets the build leave out the parts of react-router that no page uses. */
export function leanRouter(): Plugin {
  return {
    name: 'shop:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        if (!found) return undefined;
        const id = found.id.replace(FOR_DEVELOPERS, 'production');
        return { id, moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        const isWhole = code.includes('function BrowserRouter(');
        let lean = code;
        for (const [unused, instead] of isWhole ? UNUSED : []) {
          if (!unused.test(lean)) this.error(`react-router has changed: ${unused.source} is gone`);
          lean = lean.replace(unused, instead);
        }
        return { code: withoutEffects(lean), map: null };
      },
    },
  };
}

/** Calls that only define a component or a context have no other effect; names for developer tools keep them in. */
function withoutEffects(code: string): string {
  return code
    .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
    .replace(
      /(?<== )(\w+\.(?:forwardRef|createContext|memo|createElement)\()/g,
      '/* @__PURE__ */ $1',
    );
}
