import { Decimal128, Int32, ObjectId } from 'bson';
import { CommandError } from '../../errors.js';
import { typeName } from '../../values/type-names.js';
import {
  isNumber,
  toDouble,
  type BsonNumber,
  type BsonValue,
  type Maybe,
} from '../../values/types.js';
import { isNullish, type Operator } from './operator.js';
import { truthy } from './scope.js';

/** Failed conversions answer ConversionFailure, 241. */
function failed(value: BsonValue, target: string): CommandError {
  return new CommandError(241, `Unsupported conversion from ${typeName(value)} to ${target}`);
}

function conversion(convert: (value: BsonValue) => BsonValue): Operator {
  return { min: 1, max: 1, evaluate: ([value]) => (isNullish(value) ? null : convert(value)) };
}

function toWhole(value: BsonValue, target: string, bits: number): bigint {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value instanceof Date && bits === 64) return BigInt(value.getTime());
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return inRange(BigInt(value), bits);
  if (!isNumber(value)) throw failed(value, target);
  const number = typeof value === 'bigint' ? value : Math.trunc(toDouble(value));
  if (typeof number === 'number' && !Number.isFinite(number)) throw failed(value, target);
  return inRange(BigInt(number), bits);
}

function inRange(value: bigint, bits: number): bigint {
  if (BigInt.asIntN(bits, value) === value) return value;
  throw new CommandError(241, 'Conversion would overflow target type');
}

function toNumber(value: BsonValue): number {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  if (isNumber(value)) return toDouble(value);
  if (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))) {
    return Number(value);
  }
  throw failed(value, 'double');
}

function toDate(value: BsonValue): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (isNumber(value) && !(value instanceof Int32)) return new Date(toDouble(value));
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return new Date(value);
  throw failed(value, 'date');
}

function toStringValue(value: BsonValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || isNumber(value)) return value.toString();
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  throw failed(value, 'string');
}

function toObjectId(value: BsonValue): ObjectId {
  if (value instanceof ObjectId) return value;
  if (typeof value === 'string' && ObjectId.isValid(value) && value.length === 24) {
    return new ObjectId(value);
  }
  throw failed(value, 'objectId');
}

function toDecimal(value: BsonValue): BsonNumber {
  if (value instanceof Decimal128) return value;
  if (isNumber(value)) return Decimal128.fromString(value.toString());
  if (typeof value === 'string') return Decimal128.fromString(value);
  throw failed(value, 'decimal');
}

export const conversionOperators: Record<string, Operator> = {
  $type: { min: 1, max: 1, evaluate: ([value]: Maybe[]) => typeName(value) },
  $isNumber: { min: 1, max: 1, evaluate: ([value]) => isNumber(value) },
  $toBool: conversion((value) => truthy(value)),
  $toInt: conversion((value) => new Int32(Number(toWhole(value, 'int', 32)))),
  $toLong: conversion((value) => toWhole(value, 'long', 64)),
  $toDouble: conversion(toNumber),
  $toDecimal: conversion(toDecimal),
  $toDate: conversion(toDate),
  $toString: conversion(toStringValue),
  $toObjectId: conversion(toObjectId),
};
