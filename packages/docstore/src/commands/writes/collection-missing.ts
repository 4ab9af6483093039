/** A write to a collection that does not exist yet. The caller creates it and runs the write again. */
export class CollectionMissing extends Error {
  override readonly name = 'CollectionMissing';

  constructor(
    readonly database: string,
    readonly collection: string,
  ) {
    super(`${database}.${collection} does not exist`);
  }
}
