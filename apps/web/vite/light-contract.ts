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

/**
 * Gives pages the contract's table without its schemas, which would put zod and every schema of the shop into the first
 * script. Forms import the schemas that they need by name.
 */
export function lightContract(): Plugin {
  return {
    name: 'shop:light-contract',
    enforce: 'pre',
    async load(id) {
      if (id !== CONTRACT) return undefined;
      const { module, dependencies } = await runnerImport<{
        endpoints: Record<string, EndpointFacts>;
      }>(CONTRACT);
      for (const file of dependencies) this.addWatchFile(file);
      const facts = Object.entries(module.endpoints).map(([name, endpoint]) => [
        name,
        factsOf(endpoint),
      ]);
      return `export const endpoints = ${JSON.stringify(Object.fromEntries(facts))};`;
    },
  };
}
