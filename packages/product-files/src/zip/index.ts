/** Reads ZIP files in browsers and on servers: nothing of it needs Node. */
export { readZip, ZIP_LIMITS, type ZipEntry } from './read-zip.js';
export { readEntry } from './read-entry.js';
export { ZipError, type ZipSource } from './zip-source.js';
export { distinctPhotos } from './distinct-photos.js';
export { photoKey } from './photo-key.js';
