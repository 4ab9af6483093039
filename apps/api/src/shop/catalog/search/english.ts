/** The words of English, loaded when they are first needed: the index, which usually searches, has them in its thread. */
export const loadEnglish = () => import('@shop/search/english');
