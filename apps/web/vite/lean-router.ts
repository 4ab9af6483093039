import type { Plugin } from 'vite';

/**
 * Lets the build leave out the parts of react-router that no page uses: calls that only define a component or a context
 * have no other effect, and the names for React's developer tools keep them in.
 */
export function leanRouter(): Plugin {
  return {
    name: 'shop:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/(?<== )(\w+\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
