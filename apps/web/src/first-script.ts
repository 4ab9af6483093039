import type { core } from 'zod';
import { noteEarlyClicks } from './lib/early-clicks';
import { addLateScripts } from './lib/late-scripts';
import { markKnownVisitor } from './lib/mark-visitor';
import { allowPlainMarkup } from './lib/trusted-types';

// A script of its own, before the shop's: libraries look at what they may do as they load.

allowPlainMarkup(window);

declare global {
  var __zod_globalConfig: core.$ZodConfig | undefined;
}

// The page's policy allows no code made of text. Zod would try it, which browsers report as an error.
globalThis.__zod_globalConfig = { jitless: true };

markKnownVisitor(window);
noteEarlyClicks(window);
addLateScripts(document);
