import type { Plugin, Rolldown } from 'vite';

/** What a script of the first page is made of, for `scripts/check-page-weight.cjs`. */
interface ScriptParts {
  /** Path in the build's folder. */
  file: string;
  /** The share of its code that is the shop's own, from 0 to 1. */
  own: number;
  /** The packages in it. */
  packages: string[];
  styles: string[];
}

function packageOf(moduleId: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(moduleId)?.[1];
}

function partsOf({ fileName, modules, viteMetadata }: Rolldown.OutputChunk): ScriptParts {
  let [own, all] = [0, 0];
  const packages = new Set<string>();
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = packageOf(id);
    all += renderedLength;
    if (name) packages.add(name);
    else own += renderedLength;
  }
  return {
    file: fileName,
    own: all > 0 ? own / all : 0,
    packages: [...packages].sort(),
    styles: [...(viteMetadata?.importedCss ?? [])],
  };
}

/** Notes what the scripts that a page begins with are made of. */
export function pageWeight(): Plugin {
  return {
    name: 'shop:page-weight',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts: ScriptParts[] = [];
        const seen = new Set<string>();
        function visit(file: string) {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || seen.has(file)) return;
          seen.add(file);
          scripts.push(partsOf(chunk));
          chunk.imports.forEach(visit);
        }
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.isEntry) visit(file.fileName);
        }
        const source = JSON.stringify(scripts, undefined, 2);
        this.emitFile({ type: 'asset', fileName: '.vite/page-weight.json', source });
      },
    },
  };
}
