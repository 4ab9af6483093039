import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'page-policy';
const SOURCE = `src/${NAME}.ts`;

/** Runs `src/page-policy.ts` before all other scripts. As one of their imports it could end up behind shared chunks. */
export function pagePolicy(): Plugin {
  let isBuild = false;
  return {
    name: 'shop:page-policy',
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
        const src = `/${built?.fileName ?? SOURCE}`;
        return [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'head-prepend' }];
      },
    },
  };
}
