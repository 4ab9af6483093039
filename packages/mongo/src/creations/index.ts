export { createOnce } from './create-once.js';
export type { Created, CreateOnce, CreatingCall, Creation } from './creation.js';
export { CreationKeyModel } from './creation-key.model.js';
export { CallUnderWayError, KeyReusedError } from './errors.js';
export { forgetKeysOf, keptCallsOf, type KeptCall } from './keys-of-person.js';
