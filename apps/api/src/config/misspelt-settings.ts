import { nearName } from '@shop/shared';
import { environmentSchema } from './environment.js';

const KNOWN = Object.keys(environmentSchema.shape);

/** What other programs call settings of the shop. */
const ELSEWHERE: Partial<Record<string, keyof typeof environmentSchema.shape>> = {
  DATABASE_URL: 'MONGODB_URI',
  MONGO_URL: 'MONGODB_URI',
  MONGODB_URL: 'MONGODB_URI',
  STRIPE_API_KEY: 'STRIPE_SECRET_KEY',
  BASE_URL: 'PUBLIC_URL',
};

/** Returns a warning for each variable whose name is close to one that the shop reads, or means one elsewhere. */
export function misspeltSettings(environment: NodeJS.ProcessEnv): string[] {
  return Object.keys(environment)
    .filter((name) => !KNOWN.includes(name))
    .flatMap((name) => {
      const meant = ELSEWHERE[name] ?? nearName(name, KNOWN);
      return meant ? [`${name} is not a setting of the shop. Did you mean ${meant}?`] : [];
    });
}
