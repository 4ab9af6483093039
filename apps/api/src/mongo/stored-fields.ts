/** BSON type numbers. */
export const BSON_TYPE = {
  double: 0x01,
  text: 0x02,
  document: 0x03,
  array: 0x04,
  binary: 0x05,
  id: 0x07,
  boolean: 0x08,
  date: 0x09,
  null: 0x0a,
  int: 0x10,
  timestamp: 0x11,
  long: 0x12,
} as const;

/** Sizes in bytes of types with a fixed size. */
const LENGTHS: Readonly<Record<number, number>> = {
  [BSON_TYPE.double]: 8,
  [BSON_TYPE.id]: 12,
  [BSON_TYPE.boolean]: 1,
  [BSON_TYPE.date]: 8,
  [BSON_TYPE.null]: 0,
  [BSON_TYPE.int]: 4,
  [BSON_TYPE.timestamp]: 8,
  [BSON_TYPE.long]: 8,
};

/** A set of field names that is matched against a document's bytes, without creating a string for each name there. */
export class StoredNames {
  /** Indexed by length in bytes. */
  private readonly byLength: { position: number; bytes: Buffer }[][] = [];
  readonly count: number;

  constructor(names: readonly string[]) {
    this.count = names.length;
    names.forEach((name, position) => {
      const bytes = Buffer.from(name);
      (this.byLength[bytes.length] ??= []).push({ position, bytes });
    });
  }

  /** The position in the set of the name in this range of bytes; undefined if it is not in the set. */
  at(document: Uint8Array, begin: number, end: number): number | undefined {
    for (const { position, bytes } of this.byLength[end - begin] ?? []) {
      let index = 0;
      while (index < bytes.length && bytes[index] === document[begin + index]) index += 1;
      if (index === bytes.length) return position;
    }
    return undefined;
  }
}

/** The positions of a document's fields in its bytes. */
export interface StoredFields {
  /** The type of each named field; 0 if the field is missing. */
  types: number[];
  /** Where each value begins. */
  starts: number[];
}

/**
 * Finds fields in a document's bytes.
 * @param from where the document begins.
 * @returns undefined for a document with a type of value that the shop does not store.
 */
export function storedFields(
  bytes: Buffer,
  names: StoredNames,
  from = 0,
): StoredFields | undefined {
  const types = new Array<number>(names.count).fill(0);
  const starts = new Array<number>(names.count).fill(0);
  let at = from + 4;
  for (let type = bytes[at]; type; type = bytes[at]) {
    const nameAt = at + 1;
    let nameEnd = nameAt;
    while (bytes[nameEnd] !== 0) {
      nameEnd += 1;
      if (nameEnd >= bytes.length) return undefined;
    }
    const position = names.at(bytes, nameAt, nameEnd);
    if (position !== undefined) {
      types[position] = type;
      starts[position] = nameEnd + 1;
    }
    const length = lengthOf(bytes, type, nameEnd + 1);
    if (length === undefined) return undefined;
    at = nameEnd + 1 + length;
  }
  return { types, starts };
}

function lengthOf(bytes: Buffer, type: number, at: number): number | undefined {
  if (type === BSON_TYPE.text) return 4 + bytes.readInt32LE(at);
  if (type === BSON_TYPE.document || type === BSON_TYPE.array) return bytes.readInt32LE(at);
  if (type === BSON_TYPE.binary) return 5 + bytes.readInt32LE(at);
  return LENGTHS[type];
}
