/** Pixels. A photo is kept in each of these widths that it reaches, and is never enlarged. */
export const PHOTO_WIDTHS = { small: 320, medium: 640, large: 960 } as const;
