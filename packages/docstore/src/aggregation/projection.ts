import { badValue, CommandError, unsupported } from '../errors.js';
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
import type { Evaluate } from './expressions/expression.js';
import { Scope } from './expressions/scope.js';

type Leaf = { kind: 'include' | 'exclude' } | { kind: 'compute'; evaluate: Evaluate };
interface Branch {
  kind: 'branch';
  children: Map<string, Node>;
}
type Node = Leaf | Branch;

export type Projection = (document: BsonDocument) => BsonDocument;

/**
 * Compiles `{ name: 1, 'a.b': 1, total: { $add: … } }` or `{ secret: 0 }`.
 * @throws CommandError 31253 or 31254 where inclusion and exclusion are mixed
 */
export function parseProjection(projection: BsonDocument): Projection {
  const root = newBranch();
  for (const [path, value] of projection) addPath(root, path, value);
  const excludes = isExclusion(root);
  if (isMixed(root, excludes)) {
    throw new CommandError(
      excludes ? 31253 : 31254,
      'Cannot do inclusion in exclusion projection, nor the other way around',
    );
  }
  if (excludes) return (document) => exclude(document, root);
  if (!root.children.has('_id')) {
    root.children = new Map([['_id', { kind: 'include' }], ...root.children]);
  }
  return (document) => include(document, root, Scope.of(document));
}

/** A selection of a document's top-level fields, by name. */
export interface FieldChoice {
  names: ReadonlySet<string>;
  /** whether these fields are left out, rather than kept */
  excludes: boolean;
}

/** The projection as a selection of top-level fields; undefined if it computes anything or has a dotted path. */
export function fieldChoice(projection: BsonDocument): FieldChoice | undefined {
  parseProjection(projection);
  const names = new Set<string>();
  let excludes: boolean | undefined;
  for (const [path, value] of projection) {
    const { kind } = path.includes('.') ? newBranch() : parseNode(value);
    if (kind !== 'include' && kind !== 'exclude') return undefined;
    // A projection that treats `_id` differently from all other fields is rare and not handled here.
    excludes ??= kind === 'exclude';
    if (excludes !== (kind === 'exclude')) return undefined;
    names.add(path);
  }
  if (excludes === false) names.add('_id');
  return { names, excludes: excludes ?? true };
}

function newBranch(): Branch {
  return { kind: 'branch', children: new Map() };
}

function addPath(branch: Branch, path: string, value: BsonValue): void {
  const segments = splitPath(path);
  let current = branch;
  for (const [depth, segment] of segments.entries()) {
    if (segment === '') throw new CommandError(15998, 'FieldPath field names may not be empty');
    if (segment === '$') throw unsupported(`the positional projection '${path}'`);
    if (segment.startsWith('$')) {
      throw new CommandError(16410, `FieldPath field names may not start with '$': ${path}`);
    }
    const present = current.children.get(segment);
    if (depth === segments.length - 1) {
      if (present) throw new CommandError(31250, `Path collision at ${path}`);
      current.children.set(segment, parseNode(value));
      return;
    }
    if (present && present.kind !== 'branch') {
      throw new CommandError(31249, `Path collision at ${path}`);
    }
    const next = present ?? newBranch();
    current.children.set(segment, next);
    current = next;
  }
}

function parseNode(value: BsonValue): Node {
  if (typeof value === 'boolean' || isNumber(value)) {
    const isZero = value === false || (isNumber(value) && toDouble(value) === 0);
    return { kind: isZero ? 'exclude' : 'include' };
  }
  if (isDocument(value)) {
    const [first] = value.keys();
    if (first === undefined) throw badValue('An empty sub-projection is not a valid value');
    if (!first.startsWith('$')) {
      const branch = newBranch();
      for (const [path, inner] of value) addPath(branch, path, inner);
      return branch;
    }
  }
  return { kind: 'compute', evaluate: compileComputed(value) };
}

/** In a projection an unknown operator has its own error code. */
function compileComputed(value: BsonValue): Evaluate {
  try {
    return compileExpression(value);
  } catch (error) {
    if (!(error instanceof CommandError) || error.code !== 168) throw error;
    throw new CommandError(31325, error.message);
  }
}

/** The first field other than `_id` decides; if there is none, `_id` does. */
function isExclusion(root: Branch): boolean {
  for (const [key, node] of root.children) {
    const [leaf] = key === '_id' ? [] : leaves(node);
    if (leaf) return leaf.kind === 'exclude';
  }
  const id = root.children.get('_id');
  return id === undefined || id.kind === 'exclude';
}

/** Whether the projection both includes and excludes fields other than `_id`. */
function isMixed(root: Branch, excludes: boolean): boolean {
  return [...root.children]
    .filter(([key]) => key !== '_id')
    .flatMap(([, node]) => leaves(node))
    .some(({ kind }) => (kind === 'exclude') !== excludes);
}

function leaves(node: Node): Leaf[] {
  return node.kind === 'branch' ? [...node.children.values()].flatMap(leaves) : [node];
}

function include(document: BsonDocument, { children }: Branch, scope: Scope): BsonDocument {
  const result: BsonDocument = new Map();
  for (const [key, value] of document) {
    const node = children.get(key);
    const kept = node && keep(value, node, scope);
    if (kept !== undefined) result.set(key, kept);
  }
  for (const [key, node] of children) addComputed(result, key, node, scope);
  return result;
}

function keep(value: BsonValue, node: Node, scope: Scope): Maybe {
  if (node.kind === 'include') return value;
  return node.kind === 'branch' ? keepInside(value, node, scope) : undefined;
}

/** Applies the branch to documents, also inside arrays; other values are left out. */
function keepInside(value: BsonValue, branch: Branch, scope: Scope): Maybe {
  if (isDocument(value)) return include(value, branch, scope);
  if (!Array.isArray(value)) return undefined;
  return value.map((item) => keepInside(item, branch, scope)).filter((item) => item !== undefined);
}

function addComputed(result: BsonDocument, key: string, node: Node, scope: Scope): void {
  if (node.kind === 'compute') {
    const value = node.evaluate(scope);
    if (value !== undefined) result.set(key, value);
    return;
  }
  if (result.has(key) || !leaves(node).some(({ kind }) => kind === 'compute')) return;
  if (node.kind === 'branch') result.set(key, include(new Map(), node, scope));
}

function exclude(document: BsonDocument, { children }: Branch): BsonDocument {
  const result: BsonDocument = new Map();
  for (const [key, value] of document) {
    const kept = drop(value, children.get(key));
    if (kept !== undefined) result.set(key, kept);
  }
  return result;
}

function drop(value: BsonValue, node: Node | undefined): Maybe {
  if (node === undefined || node.kind === 'include') return value;
  if (node.kind !== 'branch') return undefined;
  if (isDocument(value)) return exclude(value, node);
  if (!Array.isArray(value)) return value;
  return value.map((item) => drop(item, node) ?? null);
}
