/**
 * The write concern of what is worth no wait for the disk: a power cut may undo the last moments of it, the end of a process
 * or the loss of one server does not. A later write that waited can't be there without it.
 */
export const SOON_ON_DISK = { w: 'majority', j: false } as const;
