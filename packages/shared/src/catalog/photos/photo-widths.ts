/** Pixels. A photo is stored at each of these widths up to its own, and is never enlarged. */
export const PHOTO_WIDTHS = { small: 320, medium: 640, large: 960 } as const;
