/** Where mails about stock are ended, with the alert's token behind it. */
export const UNSUBSCRIBE_PATH = '/unsubscribe/';
