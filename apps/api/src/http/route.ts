export * from '@shop/http/route';
