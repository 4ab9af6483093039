import { badValue, CommandError } from '../errors.js';
import type { MatchDetails } from '../query/filter.js';
import { splitPath } from '../values/paths.js';
import {
  isDocument,
  isNumber,
  toDouble,
  type BsonDocument,
  type BsonValue,
  type Maybe,
} from '../values/types.js';
import { compileExpression } from './expressions/compile.js';
import { Scope, type Evaluate, type Variables } from './expressions/scope.js';
import { arrayProjection, type ArrayProjection } from './array-projection.js';

type Node =
  | { kind: 'include' | 'exclude' }
  | { kind: 'branch'; children: Map<string, Node> }
  | { kind: 'compute'; evaluate: Evaluate }
  | { kind: 'array'; project: ArrayProjection; includes: boolean };

type Branch = Node & { kind: 'branch' };

export type Projection = (document: BsonDocument, details?: MatchDetails) => BsonDocument;

interface ProjectionOptions {
  variables?: Variables;
  /** whether `$slice`, `$elemMatch` and `a.$` are known, as in `find` */
  isFind?: boolean;
}

/**
 * Compiles `{ name: 1, 'a.b': 1, total: { $sum: … } }` or `{ secret: 0 }`. Throws 31253/31254 where
 * inclusion and exclusion are mixed.
 */
export function parseProjection(
  projection: BsonDocument,
  { variables = new Map(), isFind = false }: ProjectionOptions = {},
): Projection {
  const root: Branch = { kind: 'branch', children: new Map() };
  const parser = { names: new Set(variables.keys()), isFind };
  for (const [path, value] of projection) addPath(root, path, value, parser);
  const excludes = isExclusion(root);
  if (isMixed(root, excludes)) {
    throw new CommandError(
      excludes ? 31253 : 31254,
      'Cannot do inclusion in exclusion projection, nor the other way around',
    );
  }
  const id = root.children.get('_id');
  if (!excludes && id === undefined) {
    root.children = new Map([['_id', { kind: 'include' }], ...root.children]);
  }
  return (document, details = {}) => {
    const scope = Scope.of(document, variables);
    return excludes ? exclude(document, root, details) : include(document, root, scope, details);
  };
}

interface Parser {
  names: ReadonlySet<string>;
  isFind: boolean;
}

function addPath(branch: Branch, path: string, value: BsonValue, parser: Parser): void {
  const segments = splitPath(path);
  const positional = parser.isFind && segments.at(-1) === '$';
  if (positional) segments.pop();
  let current = branch;
  for (const [depth, segment] of segments.entries()) {
    if (segment === '') throw new CommandError(15998, 'FieldPath field names may not be empty');
    if (segment.startsWith('$'))
      throw new CommandError(16410, `FieldPath field names may not start with '$': ${path}`);
    const present = current.children.get(segment);
    if (depth === segments.length - 1) {
      if (present) throw new CommandError(31250, `Path collision at ${path}`);
      current.children.set(segment, positional ? positionalNode() : parseNode(value, parser));
      return;
    }
    if (present && present.kind !== 'branch')
      throw new CommandError(31249, `Path collision at ${path}`);
    const next: Branch = present ?? { kind: 'branch', children: new Map() };
    current.children.set(segment, next);
    current = next;
  }
}

function positionalNode(): Node {
  return {
    kind: 'array',
    includes: true,
    project: (items, details) => {
      if (details.arrayIndex === undefined) {
        throw new CommandError(
          51246,
          "Executor error: positional operator '.$' couldn't find a matching element in the array",
        );
      }
      return items.slice(details.arrayIndex, details.arrayIndex + 1);
    },
  };
}

function parseNode(value: BsonValue, parser: Parser): Node {
  if (value === true || value === false || isNumber(value)) {
    return {
      kind: value === false || (isNumber(value) && toDouble(value) === 0) ? 'exclude' : 'include',
    };
  }
  if (isDocument(value)) {
    const [operator = ''] = value.keys();
    if (value.size === 0) throw badValue('An empty sub-projection is not a valid value');
    if (!operator.startsWith('$')) {
      const branch: Branch = { kind: 'branch', children: new Map() };
      for (const [path, inner] of value) addPath(branch, path, inner, parser);
      return branch;
    }
    if (parser.isFind) {
      const project = arrayProjection(operator, value.get(operator) ?? null);
      if (project) return { kind: 'array', project, includes: operator === '$elemMatch' };
    }
  }
  return { kind: 'compute', evaluate: compileComputed(value, parser.names) };
}

/** The first field that decides, `_id` apart, says which it is; without any, `_id` does. */
function isExclusion(root: Branch): boolean {
  for (const [key, node] of root.children) {
    if (key === '_id') continue;
    for (const leaf of leaves(node)) {
      if (leaf.kind !== 'array' || leaf.includes) return leaf.kind === 'exclude';
    }
  }
  const id = root.children.get('_id');
  return id === undefined || id.kind === 'exclude';
}

/** Whether a field wants the opposite of the others; `_id` may. */
function isMixed(root: Branch, excludes: boolean): boolean {
  return [...root.children]
    .filter(([key]) => key !== '_id')
    .flatMap(([, node]) => leaves(node))
    .some(({ kind }) => (excludes ? kind === 'include' || kind === 'compute' : kind === 'exclude'));
}

function leaves(node: Node): Exclude<Node, Branch>[] {
  return node.kind === 'branch' ? [...node.children.values()].flatMap(leaves) : [node];
}

/** Every document within the value, through arrays; other values give nothing. */
function onDocuments(value: BsonValue, project: (document: BsonDocument) => Maybe): Maybe {
  if (isDocument(value)) return project(value);
  if (!Array.isArray(value)) return undefined;
  return value.map((item) => onDocuments(item, project)).filter((item) => item !== undefined);
}

function include(
  document: BsonDocument,
  { children }: Branch,
  scope: Scope,
  details: MatchDetails,
): BsonDocument {
  const result: BsonDocument = new Map();
  for (const [key, value] of document) {
    const node = children.get(key);
    const kept = node && keep(value, node, scope, details);
    if (kept !== undefined) result.set(key, kept);
  }
  for (const [key, node] of children) addComputed(result, key, node, scope);
  return result;
}

function keep(value: BsonValue, node: Node, scope: Scope, details: MatchDetails): Maybe {
  switch (node.kind) {
    case 'include':
      return value;
    case 'branch':
      return onDocuments(value, (inner) => include(inner, node, scope, details));
    case 'array':
      return Array.isArray(value) ? node.project(value, details) : value;
    default:
      return undefined;
  }
}

function addComputed(result: BsonDocument, key: string, node: Node, scope: Scope): void {
  if (node.kind === 'compute') {
    const value = node.evaluate(scope);
    if (value !== undefined) result.set(key, value);
    return;
  }
  if (node.kind !== 'branch' || result.has(key)) return;
  if (!leaves(node).some(({ kind }) => kind === 'compute')) return;
  result.set(key, include(new Map(), node, scope, {}));
}

function exclude(
  document: BsonDocument,
  { children }: Branch,
  details: MatchDetails,
): BsonDocument {
  const result: BsonDocument = new Map();
  for (const [key, value] of document) {
    const kept = drop(value, children.get(key), details);
    if (kept !== undefined) result.set(key, kept);
  }
  return result;
}

function drop(value: BsonValue, node: Node | undefined, details: MatchDetails): Maybe {
  if (node === undefined || node.kind === 'include') return value;
  if (node.kind === 'array') return Array.isArray(value) ? node.project(value, details) : value;
  if (node.kind !== 'branch') return undefined;
  if (isDocument(value)) return exclude(value, node, details);
  if (!Array.isArray(value)) return value;
  return value.map((item) => drop(item, node, details) ?? null);
}

/** In a projection an unknown operator has a code of its own. */
function compileComputed(value: BsonValue, names: ReadonlySet<string>): Evaluate {
  try {
    return compileExpression(value, names);
  } catch (error) {
    if (!(error instanceof CommandError) || error.code !== 168) throw error;
    throw new CommandError(31325, error.message);
  }
}
