export * from '@shop/http/errors';
