/** What the summary of a save says besides. */
export const MEANWHILE = '409 when somebody saved it since the version that is sent';
/** The same of a deletion, which may be sent without a version. */
export const MEANWHILE_IF_SENT = '409 when somebody saved it since the version, if one is sent';
