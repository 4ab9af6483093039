import { dollarsFromCents } from '@shop/shared';
import type { JsonBytes } from '../../http/json-bytes.js';
import type { ShownProduct } from './product.model.js';

/** Where the values of a photo's fields begin. */
export interface PhotoStarts {
  version: number;
  width: number;
  height: number;
}

/** A stored product whose fields all have the types that the shop writes. */
interface UsualProduct {
  readonly bytes: Buffer;
  /** Null for a product without a photo. */
  readonly photo: PhotoStarts | null | undefined;
  /** Where a field's value begins. */
  start(field: keyof ShownProduct): number;
}

// A product's JSON is built directly from its stored bytes: that takes two thirds of the time of decoding them first,
// and leaves hardly any garbage. The fields come in the order of `productView`.

/** Writes a product's JSON up to its category. */
export function writeBeforeCategory(into: JsonBytes, stored: UsualProduct): void {
  const { bytes } = stored;
  const id = stored.start('_id');
  into.ascii('{"_id":');
  into.hex(bytes, id, id + 12);
  writeText(into, ',"name":', bytes, stored.start('name'));
  writeText(into, ',"slug":', bytes, stored.start('slug'));
  writeText(into, ',"description":', bytes, stored.start('description'));
  into.ascii(`,"price":${dollarsFromCents(bytes.readInt32LE(stored.start('priceCents')))}`);
  into.ascii(`,"quantity":${bytes.readInt32LE(stored.start('quantity'))}`);
  into.ascii(`,"shipping":${bytes[stored.start('shipping')] !== 0},"category":`);
}

/** Writes a product's JSON after its category. */
export function writeAfterCategory(into: JsonBytes, stored: UsualProduct): void {
  writePhoto(into, stored);
  const created = Number(stored.bytes.readBigInt64LE(stored.start('createdAt')));
  into.ascii(`,"createdAt":"${new Date(created).toISOString()}"}`);
}

function writePhoto(into: JsonBytes, { bytes, photo }: UsualProduct): void {
  if (!photo) {
    into.ascii(',"photo":null');
    return;
  }
  writeText(into, ',"photo":{"version":', bytes, photo.version);
  into.ascii(`,"width":${bytes.readInt32LE(photo.width)}`);
  into.ascii(`,"height":${bytes.readInt32LE(photo.height)}}`);
}

/** @param start position of the text's length, which includes the zero byte at its end. */
function writeText(into: JsonBytes, name: string, bytes: Buffer, start: number): void {
  into.ascii(name);
  into.text(bytes, start + 4, start + 3 + bytes.readInt32LE(start));
}
