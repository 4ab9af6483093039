import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_SCRIPTS_FILE } from '@shop/shared';
import { z } from 'zod';

const pageScriptsSchema = z.record(z.string(), z.array(z.string()));

/** Which scripts a page needs besides the first, by the pattern of its address. */
export type PageScripts = (route: string) => readonly string[];

/** What the build of the pages noted; nothing for pages that it did not note. */
export function readPageScripts(dist: string): PageScripts {
  const file = path.join(dist, PAGE_SCRIPTS_FILE);
  if (!existsSync(file)) return () => [];
  const byRoute = pageScriptsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (route) => byRoute[route] ?? [];
}
