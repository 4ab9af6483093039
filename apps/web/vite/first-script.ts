import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'first-script';
const SOURCE = `src/${NAME}.ts`;

/**
 * Runs `src/first-script.ts` before all other scripts. As one of their imports it could end up behind shared chunks.
 * Its element is marked, because the server may hold the others back. Nothing is painted before it, because it says how.
 */
export function firstScript(): Plugin {
  let isBuild = false;
  return {
    name: 'shop:first-script',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      const id = fileURLToPath(new URL(`../${SOURCE}`, import.meta.url));
      if (isBuild) this.emitFile({ type: 'chunk', id, name: NAME });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const built = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.name === NAME,
        );
        if (built?.type === 'chunk' && built.imports.length > 0)
          throw new Error(`The first script waits for ${built.imports.join(', ')}: see chunks.ts`);
        const src = `/${built?.fileName ?? SOURCE}`;
        return [
          {
            tag: 'script',
            attrs: { type: 'module', 'data-first': true, blocking: 'render', src },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}
