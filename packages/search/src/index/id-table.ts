/** An id of 24 hexadecimal digits as three numbers. */
type Id = readonly [number, number, number];

const idOf = (id: string): Id => [
  parseInt(id.slice(0, 8), 16),
  parseInt(id.slice(8, 16), 16),
  parseInt(id.slice(16, 24), 16),
];

/** Ids by their row, and rows by their id, in two typed arrays. */
export interface IdTable {
  /** Three numbers for each row. */
  ids: Uint32Array<ArrayBuffer>;
  /** Rows from 1, each at the place that its id is mixed to or one of the next; 0 where there is none. */
  slots: Uint32Array<ArrayBuffer>;
}

export function buildIdTable(list: readonly string[]): IdTable {
  const ids = new Uint32Array(list.length * 3);
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(list.length * 2 + 2)));
  list.forEach((text, row) => {
    const id = idOf(text);
    ids.set(id, row * 3);
    let place = placeOf(id, slots.length);
    while (slots[place] !== 0) place = (place + 1) % slots.length;
    slots[place] = row + 1;
  });
  return { ids, slots };
}

/** The row of an id, or -1. */
export function rowOf({ ids, slots }: IdTable, text: string): number {
  const id = idOf(text);
  for (let place = placeOf(id, slots.length); ; place = (place + 1) % slots.length) {
    const row = (slots[place] ?? 0) - 1;
    if (row < 0) return -1;
    if (ids[row * 3] === id[0] && ids[row * 3 + 1] === id[1] && ids[row * 3 + 2] === id[2])
      return row;
  }
}

/** The bytes of one id. */
const written = Buffer.alloc(12);

export function idAt({ ids }: IdTable, row: number): string {
  for (let part = 0; part < 3; part += 1) written.writeUInt32BE(ids[row * 3 + part] ?? 0, part * 4);
  return written.toString('hex');
}

function placeOf([a, b, c]: Id, length: number): number {
  let mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1) ^ Math.imul(c, 0x85ebca77), 0xc2b2ae3d);
  mixed ^= mixed >>> 15;
  return (mixed >>> 0) % length;
}
