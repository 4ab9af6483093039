import type { BsonDocument, Maybe } from '../../values/types.js';

/** What an expression can access: the document that it runs on, and the variables around it. */
export class Scope {
  private constructor(
    readonly root: Maybe,
    private readonly variables: ReadonlyMap<string, Maybe>,
  ) {}

  static of(root: BsonDocument): Scope {
    return new Scope(root, new Map());
  }

  /** The value of `$$name`. */
  variable(name: string): Maybe {
    return name === 'ROOT' ? this.root : this.variables.get(name);
  }

  /** The same scope with one more variable. */
  with(name: string, value: Maybe): Scope {
    return new Scope(this.root, new Map([...this.variables, [name, value]]));
  }
}
