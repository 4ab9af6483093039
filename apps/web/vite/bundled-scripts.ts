import type { Rolldown } from 'vite';

/** These scripts with all that they import before they run. */
export function withImports(
  bundle: Rolldown.OutputBundle,
  roots: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const chunks = new Set(roots);
  // A set may grow while it is read.
  for (const chunk of chunks) {
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') chunks.add(imported);
    }
  }
  return [...chunks];
}

/** What every page begins with. */
export function firstScripts(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  return withImports(bundle, entries as Rolldown.OutputChunk[]);
}

/** The script of a page that is loaded on demand, by the name of its file. @throws Error if there is none */
export function scriptOf(bundle: Rolldown.OutputBundle, page: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === page);
  if (found?.type !== 'chunk') throw new Error(`No script is named ${page}`);
  return found;
}
