import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_SCRIPTS_FILE, type PageScripts } from '@shop/shared';
import { z } from 'zod';

const pageScriptsSchema: z.ZodType<Record<string, PageScripts>> = z.record(
  z.string(),
  z.object({ own: z.array(z.string()), before: z.array(z.string()) }),
);

/** The scripts of a page that the build has not recorded. */
export const NO_SCRIPTS: PageScripts = { own: [], before: [] };

/** Reads the scripts that the build recorded for each route. */
export function readPageScripts(dist: string): (route: string) => PageScripts {
  const file = path.join(dist, PAGE_SCRIPTS_FILE);
  if (!existsSync(file)) return () => NO_SCRIPTS;
  const byRoute = pageScriptsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (route) => byRoute[route] ?? NO_SCRIPTS;
}
