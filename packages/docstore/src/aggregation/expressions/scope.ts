import { isTruthy } from '../../query/truthy.js';
import type { BsonDocument, Maybe } from '../../values/types.js';

export type Variables = ReadonlyMap<string, Maybe>;

/** What an expression can see: the document it runs on, and variables. */
export class Scope {
  private constructor(
    readonly root: Maybe,
    private readonly variables: Variables,
  ) {}

  static of(root: BsonDocument, variables: Variables): Scope {
    return new Scope(root, variables);
  }

  /** The value of `$$name`. */
  variable(name: string): Maybe {
    if (name === 'ROOT' || name === 'CURRENT') return this.root;
    if (name === 'NOW') return this.variables.get(name) ?? new Date();
    return this.variables.get(name);
  }

  with(added: Iterable<[string, Maybe]>): Scope {
    return new Scope(this.root, new Map([...this.variables, ...added]));
  }
}

export type Evaluate = (scope: Scope) => Maybe;

export { isTruthy as truthy };
