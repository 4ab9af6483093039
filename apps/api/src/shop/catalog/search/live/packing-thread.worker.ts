import { servePacking } from '@shop/search/serve-packing';
import { deserialize } from 'bson';
import { indexedProduct, type IndexedRecord } from './indexed-product.js';

servePacking((document) => indexedProduct(deserialize(document) as IndexedRecord));
