import React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React notes in which component each element was made, for its warnings, until it has noted ten thousand in a second.
 * Here it always has: the notes took a tenth of the time of all tests.
 */
export function stubOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null)
    throw new Error('React has no internals');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
    configurable: true,
  });
}
