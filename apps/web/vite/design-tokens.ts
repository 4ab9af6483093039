import type { Plugin } from 'vite';
import { palettes, tokensCss } from '../src/ui/theme/tokens.ts';

const MODULE = 'virtual:tokens.css';

/** Serves the design tokens of `ui/theme/tokens.ts` as a stylesheet of custom properties. */
export function designTokens(): Plugin {
  return {
    name: 'shop:design-tokens',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? tokensCss() : undefined),
    transformIndexHtml: () =>
      (['light', 'dark'] as const).map((scheme) => ({
        tag: 'meta',
        attrs: {
          name: 'theme-color',
          content: palettes[scheme].ground,
          media: `(prefers-color-scheme: ${scheme})`,
        },
        injectTo: 'head' as const,
      })),
  };
}
