import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';
import { firstScripts, scriptOf, withImports } from './bundled-scripts.ts';
import { classNameOf } from './class-names.ts';
import { lightContract } from './light-contract.ts';

export const STORED_CART_SCRIPT = 'stored-cart.js';

/** What a filled cart needs besides what its page begins with. */
function filledCartFiles(bundle: Rolldown.OutputBundle): string[] {
  const begun = new Set([
    ...firstScripts(bundle),
    ...withImports(bundle, [scriptOf(bundle, 'cart-page')]),
  ]);
  const parts = ['cart-contents', 'send-call'].map((name) => scriptOf(bundle, name));
  const scripts = withImports(bundle, parts).filter((chunk) => !begun.has(chunk));
  const styles = scripts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...scripts.map(({ fileName }) => fileName), ...styles].map((file) => `/${file}`);
}

/** With all that it imports: as a chunk it would share some with the first script, and wait for them. */
async function bundled(files: readonly string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [lightContract()],
    resolve: { conditions: ['@shop/source', ...defaultClientConditions] },
    css: { modules: { generateScopedName: classNameOf } },
    define: { FILLED_CART_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(
          new URL('../src/app/pages/shop/cart/stored-cart/script.ts', import.meta.url),
        ),
      },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  return chunk.code;
}

/** Builds the script that shows a stored cart before the page's other scripts are there. */
export function storedCartScript(): Plugin {
  return {
    name: 'shop:stored-cart-script',
    async generateBundle(_options, bundle) {
      const source = await bundled(filledCartFiles(bundle));
      this.emitFile({ type: 'asset', name: STORED_CART_SCRIPT, source });
    },
  };
}

/** The built file. @throws Error if there is none */
export function storedCartFile(bundle: Rolldown.OutputBundle): string {
  const file = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.names.includes(STORED_CART_SCRIPT),
  );
  if (!file) throw new Error('The script of the stored cart was not built');
  return file.fileName;
}
