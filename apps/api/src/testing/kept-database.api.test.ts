import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { CategoryModel } from '../shop/catalog/index.js';
import { buildCategory } from './factories.js';
import { useKeptDatabase } from './kept-database.js';

const names: string[] = [];
const indexNames = async () => (await CategoryModel.collection.indexes()).map(({ name }) => name);

describe('a database of tests', () => {
  describe('in the first file', () => {
    useKeptDatabase();
    it('takes what is written', async () => {
      names.push(mongoose.connection.name);
      await buildCategory();
      expect(await CategoryModel.countDocuments()).toBe(1);
    });
  });

  describe('after a file that wrote', () => {
    useKeptDatabase();
    it('is the same, and empty', async () => {
      expect(mongoose.connection.name).toBe(names[0]);
      expect(await CategoryModel.countDocuments()).toBe(0);
      await CategoryModel.collection.createIndex({ leaked: 1 }, {}, {});
      expect(await indexNames()).toContain('leaked_1');
    });
  });

  describe('after a file that changed its form', () => {
    useKeptDatabase();
    it('is a new one', async () => {
      expect(names).not.toContain(mongoose.connection.name);
      expect(await indexNames()).not.toContain('leaked_1');
    });
  });
});
