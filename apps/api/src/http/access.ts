export type * from '@shop/http/access';
