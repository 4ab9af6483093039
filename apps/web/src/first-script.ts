import type { core } from 'zod';
import { noteEarlyClicks } from './lib/page-start/early-clicks';
import { noteEarlyPlaces } from './lib/page-start/early-places';
import { addLateScripts } from './lib/page-start/late-scripts';
import { markKnownVisitor } from './lib/page-start/mark-visitor';
import { showPressed } from './lib/page-start/show-pressed';
import { allowPlainMarkup } from './lib/page-start/trusted-types';

// A separate script that runs before the shop's, because libraries check what is allowed as they load.

allowPlainMarkup(window);

declare global {
  var __zod_globalConfig: core.$ZodConfig | undefined;
}

// The page's policy forbids `eval`. Zod would try it, which browsers report as an error.
globalThis.__zod_globalConfig = { jitless: true };

markKnownVisitor(window);
showPressed(document);
noteEarlyClicks(window);
noteEarlyPlaces(window);
addLateScripts(document);
