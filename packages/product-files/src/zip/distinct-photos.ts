import { photoKey } from './photo-key.js';

/**
 * Photos whose names tell them apart. A file of products names photos without their folders, so of several with one
 * name nobody knows which is meant, and none is used.
 * @returns them, and a sentence for each name that several have.
 */
export function distinctPhotos<Photo extends { name: string }>(
  photos: readonly Photo[],
): { photos: Photo[]; problems: string[] } {
  const byKey = new Map<string, Photo[]>();
  for (const photo of photos) {
    const key = photoKey(photo.name);
    byKey.set(key, [...(byKey.get(key) ?? []), photo]);
  }
  const groups = [...byKey.values()];
  return {
    photos: groups.flatMap((group) => (group.length === 1 ? group : [])),
    problems: groups.filter(({ length }) => length > 1).map(problemOf),
  };
}

function problemOf(photos: readonly { name: string }[]): string {
  const names = photos.map(({ name }) => name).join(', ');
  return `${photos.length} photos have the same name: ${names}. None of them is used: rename them, here and in the file of products.`;
}
