import mongoose from 'mongoose';

/** The names of the collections in which one of these texts still stands, whatever its case. */
export async function tracesOf(...texts: string[]): Promise<string[]> {
  const collections = (await mongoose.connection.db?.collections()) ?? [];
  const found = await Promise.all(
    collections.map(async (collection) => {
      const all = JSON.stringify(await collection.find({}).toArray()).toLowerCase();
      return texts.some((text) => all.includes(text.toLowerCase()));
    }),
  );
  return collections.filter((_, index) => found[index]).map(({ collectionName }) => collectionName);
}
