/** Name of the screen of all categories, and of every link to it (spec, section 2). */
export const ALL_CATEGORIES = 'All Categories';
