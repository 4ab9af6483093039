interface Decoded {
  /** Whether the browser can show it. */
  isShown: boolean;
  pixels: number;
}

/** A form asks about its file at every check of any field; a picture is decoded once. */
const known = new WeakMap<File, Promise<Decoded>>();

/** What the browser makes of a picture. One that is too large to be decoded still has its size. */
export function decoded(file: File): Promise<Decoded> {
  const found = known.get(file) ?? decode(file);
  known.set(file, found);
  return found;
}

async function decode(file: File): Promise<Decoded> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  const isShown = await picture.decode().then(
    () => true,
    () => false,
  );
  URL.revokeObjectURL(picture.src);
  return { isShown, pixels: picture.naturalWidth * picture.naturalHeight };
}
