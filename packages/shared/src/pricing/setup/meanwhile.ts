/** What the summary of a save says besides. */
export const MEANWHILE = '409 when somebody saved it since the version that is sent';
