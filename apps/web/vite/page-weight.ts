import type { Plugin, Rolldown } from 'vite';
import { firstScripts, scriptOf, withImports } from './bundled-scripts.ts';
import { storedCartFile } from './stored-cart-script.ts';

/** What a script is made of, for `scripts/check-page-weight.cjs`. */
interface ScriptParts {
  /** Path in the build's folder. */
  file: string;
  /** The share of its code that each package has, from 0 to 1, the largest first. The shop's own is named `own`. */
  shares: Record<string, number>;
  styles: string[];
}

function packageOf(moduleId: string): string {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(moduleId)?.[1] ?? 'own';
}

function partsOf({ fileName, modules, viteMetadata }: Rolldown.OutputChunk): ScriptParts {
  const lengths = new Map<string, number>();
  let all = 0;
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = packageOf(id);
    lengths.set(name, (lengths.get(name) ?? 0) + renderedLength);
    all += renderedLength;
  }
  const largestFirst = [...lengths].filter(([, part]) => part > 0).sort((a, b) => b[1] - a[1]);
  return {
    file: fileName,
    shares: Object.fromEntries(largestFirst.map(([name, part]) => [name, part / all])),
    styles: [...(viteMetadata?.importedCss ?? [])],
  };
}

/** Notes what the scripts are made of that each shop page begins with. */
export function pageWeight(): Plugin {
  return {
    name: 'shop:page-weight',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const first = firstScripts(bundle);
        const storedCart = { file: storedCartFile(bundle), shares: { own: 1 }, styles: [] };
        const begunWith = (...pages: string[]) =>
          withImports(bundle, [...first, ...pages.map((page) => scriptOf(bundle, page))]).map(
            partsOf,
          );
        const pages = {
          home: begunWith('home-page'),
          category: begunWith('category-page'),
          product: begunWith('product-page'),
          search: begunWith('search-page'),
          cart: [...begunWith('cart-page'), storedCart],
        };
        const source = JSON.stringify(pages, undefined, 2);
        this.emitFile({ type: 'asset', fileName: '.vite/page-weight.json', source });
      },
    },
  };
}
