import { CommandError } from '../errors.js';
import { refusal } from '../refusals.js';
import { isTruthy } from '../values/truthy.js';
import { typeName } from '../values/type-names.js';
import {
  isDocument,
  isNumber,
  toDouble,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../values/types.js';

/** Typed access to the fields of a command. @throws CommandError TypeMismatch (14) for a wrong type */
export class Arguments {
  constructor(
    readonly command: string,
    readonly body: BsonDocument,
  ) {}

  value(name: string): Maybe {
    return this.body.get(name);
  }

  /** @throws CommandError 40414 for a missing field */
  text(name: string): string {
    const value = this.required(name);
    return typeof value === 'string' ? value : this.mismatch(name, value, 'string');
  }

  document(name: string): BsonDocument | undefined {
    const value = this.body.get(name);
    if (value === undefined || value === null) return undefined;
    return isDocument(value) ? value : this.mismatch(name, value, 'object');
  }

  requiredDocument(name: string): BsonDocument {
    return this.document(name) ?? this.missing(name);
  }

  documents(name: string): BsonDocument[] {
    const value = this.required(name);
    if (!Array.isArray(value)) return this.mismatch(name, value, 'array');
    return value.map((item) => (isDocument(item) ? item : this.mismatch(name, item, 'object')));
  }

  flag(name: string, otherwise = false): boolean {
    const value = this.body.get(name);
    if (value === undefined || value === null) return otherwise;
    if (typeof value === 'boolean' || isNumber(value)) return isTruthy(value);
    return this.mismatch(name, value, 'bool');
  }

  /** A non-negative whole number. @throws CommandError 51024 below 0 */
  count(name: string): number | undefined {
    const value = this.body.get(name);
    if (value === undefined || value === null) return undefined;
    if (!isNumber(value)) return this.mismatch(name, value, 'number');
    const number = Math.trunc(toDouble(value));
    if (number < 0) {
      throw new CommandError(
        51024,
        `BSON field '${name}' value must be >= 0, actual value '${number}'`,
      );
    }
    return number;
  }

  /** @throws CommandError 40415 for any other field: nothing is silently ignored */
  allow(fields: readonly string[]): void {
    for (const name of this.body.keys()) {
      if (name === this.command || fields.includes(name) || GENERIC_FIELDS.includes(name)) continue;
      throw refusal('field', `${this.command}.${name}`);
    }
  }

  private required(name: string): BsonValue {
    return this.body.get(name) ?? this.missing(name);
  }

  private missing(name: string): never {
    throw new CommandError(
      40414,
      `BSON field '${this.command}.${name}' is missing but a required field`,
    );
  }

  private mismatch(name: string, value: BsonValue, wanted: string): never {
    throw new CommandError(
      14,
      `BSON field '${this.command}.${name}' is the wrong type '${typeName(value)}', expected type '${wanted}'`,
    );
  }
}

/** Fields that every command accepts; they are read before it runs. */
export const GENERIC_FIELDS: readonly string[] = [
  '$db',
  '$clusterTime',
  '$readPreference',
  'lsid',
  'txnNumber',
  'startTransaction',
  'autocommit',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
];
