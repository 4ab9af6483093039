import { EJSON } from 'bson';

/** A value that is not what a test expects. */
export class Mismatch extends Error {
  name = 'Mismatch';
}

/**
 * Compares as the unified test format does: numbers by value, and documents at the root may have
 * more fields than are asked for. Throws Mismatch.
 */
export function match(expected, actual, entities, where = 'result', isRoot = true) {
  const [operator, operand] = special(expected);
  if (operator) return specials[operator](operand, actual, entities, where, isRoot);
  if (Array.isArray(expected)) return matchArray(expected, actual, entities, where, isRoot);
  if (isPlain(expected)) return matchDocument(expected, actual, entities, where, isRoot);
  if (!equalScalars(expected, actual)) fail(where, expected, actual);
}

function special(expected) {
  if (!isPlain(expected)) return [];
  const [[name, operand] = [], ...rest] = Object.entries(expected);
  if (rest.length > 0 || !name?.startsWith('$$')) return [];
  if (!(name in specials)) throw new Error(`the operator ${name} is not known to this runner`);
  return [name, operand];
}

const specials = {
  $$exists(operand, actual, _entities, where) {
    if ((actual !== undefined) !== operand) fail(where, operand ? 'a value' : 'none', actual);
  },
  $$unsetOrMatches(operand, actual, entities, where, isRoot) {
    if (actual !== undefined && actual !== null) match(operand, actual, entities, where, isRoot);
  },
  $$type(operand, actual, _entities, where) {
    const types = [operand].flat();
    if (!types.some((type) => isOfType(type, actual))) fail(where, types.join(' or '), actual);
  },
  $$sessionLsid(operand, actual, entities, where) {
    if (!equalScalars(entities.get(operand).id.id, actual?.id)) fail(where, operand, actual);
  },
  $$matchesEntity(operand, actual, entities, where, isRoot) {
    match(entities.get(operand), actual, entities, where, isRoot);
  },
  $$lte(operand, actual, _entities, where) {
    if (!(plainNumber(actual) <= plainNumber(operand))) fail(where, operand, actual);
  },
};

function matchArray(expected, actual, entities, where, isRoot) {
  if (!Array.isArray(actual) || actual.length !== expected.length) fail(where, expected, actual);
  for (const [index, item] of expected.entries()) {
    match(item, actual[index], entities, `${where}[${index}]`, isRoot);
  }
}

function matchDocument(expected, actual, entities, where, isRoot) {
  if (!isPlain(actual)) fail(where, expected, actual);
  for (const [key, value] of Object.entries(expected)) {
    match(value, actual[key], entities, `${where}.${key}`, false);
  }
  if (isRoot) return;
  const extra = Object.keys(actual).filter(
    (key) => !(key in expected) && actual[key] !== undefined,
  );
  if (extra.length > 0) fail(`${where}.${extra[0]}`, undefined, actual[extra[0]]);
}

function isOfType(type, value) {
  const number = plainNumber(value);
  switch (type) {
    case 'int':
    case 'long':
      return Number.isInteger(number);
    case 'double':
    case 'number':
      return typeof number === 'number';
    case 'string':
      return typeof value === 'string';
    case 'bool':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isPlain(value);
    case 'date':
      return value instanceof Date;
    case 'binData':
      return value?._bsontype === 'Binary';
    case 'objectId':
      return value?._bsontype === 'ObjectId';
    default:
      throw new Error(`the type ${type} is not known to this runner`);
  }
}

function equalScalars(left, right) {
  const [a, b] = [plainNumber(left), plainNumber(right)];
  if (typeof a === 'number' || typeof b === 'number') return Object.is(a, b) || a === b;
  return EJSON.stringify({ v: left }) === EJSON.stringify({ v: right });
}

function plainNumber(value) {
  const isWrapped = ['Long', 'Int32', 'Double'].includes(value?._bsontype);
  return isWrapped || typeof value === 'bigint' ? Number(value) : value;
}

function isPlain(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof RegExp) &&
    value._bsontype === undefined
  );
}

function fail(where, expected, actual) {
  throw new Mismatch(`${where}: expected ${show(expected)}, got ${show(actual)}`);
}

function show(value) {
  return value === undefined ? 'nothing' : EJSON.stringify({ v: value }).slice(5, -1).slice(0, 300);
}
