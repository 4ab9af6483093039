/** What the screen of all categories is called, wherever something leads to it (spec, section 2). */
export const ALL_CATEGORIES = 'All Categories';
