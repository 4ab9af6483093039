/**
 * The write concern of a write that does not wait for the disk. A power cut may lose the latest of these writes; the
 * end of a process or the loss of one server does not. If a later write that did wait survives, so does this one.
 */
export const UNSYNCED = { w: 'majority', j: false } as const;
