/** What is wrong with a picture; `damaged` also stands for files that are no picture. */
export type PhotoRefusal = 'damaged' | 'too-many-pixels' | 'too-tall';

/** A picture that is not encoded. */
export class PhotoError extends Error {
  constructor(readonly refusal: PhotoRefusal) {
    super(`The picture is refused: ${refusal}`);
  }
}

/** The photo process died or took too long. The next picture starts a new one. */
export class PhotoProcessEnded extends Error {
  constructor(reason: string) {
    super(`The photo process ended while it worked: ${reason}`);
  }
}
