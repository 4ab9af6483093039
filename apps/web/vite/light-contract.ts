import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const CONTRACT = fileURLToPath(
  new URL('../../../packages/shared/src/contract/endpoints.ts', import.meta.url),
);

/** What a client needs of an endpoint at run time. Its schemas and its summary are for the server and for types. */
interface EndpointFacts {
  method: string;
  path: string;
  access: string;
  status: number;
  encoding?: string;
  response: unknown;
}

function factsOf({ method, path, access, status, encoding, response }: EndpointFacts) {
  const isFile = typeof response === 'string';
  return { method, path, access, status, encoding, ...(isFile && { response }) };
}

async function readContract(): Promise<{ facts: Map<string, string>; files: string[] }> {
  const { module, dependencies } = await runnerImport<{ endpoints: Record<string, EndpointFacts> }>(
    CONTRACT,
  );
  const facts = Object.entries(module.endpoints).map(
    ([name, endpoint]) => [name, JSON.stringify(factsOf(endpoint))] as const,
  );
  return { facts: new Map(facts), files: dependencies };
}

const TABLE = 'virtual:shop-endpoints';

/**
 * Gives pages the contract's table without its schemas, which would put zod and every schema of the shop into the first
 * script. Forms import the schemas that they need by name. Each endpoint is a module, so that it is in the script of the
 * pages that call it.
 */
export function lightContract(): Plugin {
  let contract: ReturnType<typeof readContract> | undefined;
  return {
    name: 'shop:light-contract',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(TABLE) ? { id, moduleSideEffects: false } : undefined),
    async load(id) {
      if (id === CONTRACT) {
        contract = readContract();
        for (const file of (await contract).files) this.addWatchFile(file);
        return `export * as endpoints from '${TABLE}';`;
      }
      if (!id.startsWith(TABLE)) return undefined;
      const { facts } = await (contract ??= readContract());
      const [, name] = id.split('/');
      if (name) return `export default ${facts.get(name)};`;
      const each = [...facts.keys()];
      return each.map((key) => `export { default as ${key} } from '${TABLE}/${key}';`).join('\n');
    },
  };
}
