import { nearName } from '@shop/shared';
import { environmentSchema } from './environment.js';

const KNOWN = Object.keys(environmentSchema.shape);

/** Returns a warning for each variable whose name is close to one that the shop reads, but not the same. */
export function misspeltSettings(environment: NodeJS.ProcessEnv): string[] {
  return Object.keys(environment)
    .filter((name) => !KNOWN.includes(name))
    .flatMap((name) => {
      const meant = nearName(name, KNOWN);
      return meant ? [`${name} is not a setting of the shop. Did you mean ${meant}?`] : [];
    });
}
