/**
 * The write concern of a write that need not wait for the disk: a power cut may undo its last moments, the end of a
 * process or the loss of one server does not. A later write that did wait is never there without it.
 */
export const UNSYNCED = { w: 'majority', j: false } as const;
