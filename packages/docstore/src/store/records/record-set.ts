/** Initial size in bytes. */
const FIRST_LENGTH = 4_096;

/** A set for very many record ids: one byte for each record of the collection, at most twice that. */
export class RecordSet {
  private bytes = new Uint8Array(FIRST_LENGTH);

  add(record: number): void {
    if (record >= this.bytes.length) this.growBeyond(record);
    this.bytes[record] = 1;
  }

  has(record: number): boolean {
    return this.bytes[record] === 1;
  }

  private growBeyond(record: number): void {
    const longer = new Uint8Array(Math.max(record + 1, this.bytes.length * 2));
    longer.set(this.bytes);
    this.bytes = longer;
  }
}
