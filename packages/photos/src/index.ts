export { PhotoError, PhotoProcessEnded, type PhotoRefusal } from './errors.js';
export type { EncodedPhoto } from './messages.js';
export { PhotoProcess } from './photo-process.js';
