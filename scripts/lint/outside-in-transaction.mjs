import ts from 'typescript';

/** Node's modules whose functions reach outside the shop. */
const NETWORK = /@types\/node\/(http|https|http2|net|tls|child_process|web-globals\/fetch)\.d\.ts$/;
/** Interfaces behind which others' systems are. */
const OUTSIDE_INTERFACES = ['PaymentProvider'];

function isOutside(declaration) {
  if (ts.isFunctionDeclaration(declaration))
    return NETWORK.test(declaration.getSourceFile().fileName);
  return (
    ts.isMethodSignature(declaration) &&
    ts.isInterfaceDeclaration(declaration.parent) &&
    OUTSIDE_INTERFACES.includes(declaration.parent.name.text)
  );
}

/** The code that may run when what is declared is used. Reading a variable runs nothing, unless it is a function. */
function codeOf(declaration, checker) {
  if (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)) {
    const isCallable = checker.getTypeAtLocation(declaration).getCallSignatures().length > 0;
    return isCallable ? declaration.initializer : undefined;
  }
  if (ts.isFunctionLike(declaration)) return declaration.body;
  return ts.isClassLike(declaration) ? declaration : undefined;
}

function declarationsOf(identifier, checker) {
  const symbol = ts.isShorthandPropertyAssignment(identifier.parent)
    ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
    : checker.getSymbolAtLocation(identifier);
  const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias;
  return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations ?? [];
}

function identifiersIn(code) {
  const found = [];
  const visit = (node) => {
    if (ts.isIdentifier(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(code);
  return found;
}

/** By code, the declarations of all that it mentions. */
const mentioned = new WeakMap();

function mentionedIn(code, checker) {
  const known = mentioned.get(code);
  if (known) return known;
  const declarations = identifiersIn(code).flatMap((one) => declarationsOf(one, checker));
  mentioned.set(code, declarations);
  return declarations;
}

/** Whether the use of one of these reaches outside, through any number of our functions. */
function reachesOutside(declarations, checker) {
  const seen = new Set();
  const open = [...declarations];
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (isOutside(next)) return true;
    const code = codeOf(next, checker);
    if (code) open.push(...mentionedIn(code, checker));
  }
  return false;
}

/** What is never a function needs no type. */
const NO_FUNCTION =
  ':not(Literal, TemplateLiteral, ObjectExpression, ArrayExpression, UnaryExpression, BinaryExpression)';

const isSession = (type) =>
  (type.isUnion() ? type.types : [type]).some(({ symbol }) => symbol?.name === 'ClientSession');

/** Whether functions of this type are given the session of a transaction, and so run inside it. */
function runsInTransaction(type, checker) {
  return type
    ?.getCallSignatures()
    .some(({ parameters }) => parameters.some((one) => isSession(checker.getTypeOfSymbol(one))));
}

/**
 * Nothing outside the database may happen inside a transaction, neither directly nor in a function called from there: a
 * transaction may run again or be aborted, but a charge stays made. Follows every name from the functions that take a
 * transaction's session, or are passed where such a function is expected.
 */
export const outsideInTransaction = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      outside:
        'This reaches outside the database, which must not happen inside a transaction: do it before or after.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap, tsNodeToESTreeNodeMap } =
      context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const reported = new Set();
    const check = (node) => {
      const code = esTreeNodeToTSNodeMap.get(node);
      const types = [checker.getTypeAtLocation(code)];
      if (ts.isExpression(code)) types.push(checker.getContextualType(code));
      if (!types.some((type) => runsInTransaction(type, checker))) return;
      for (const identifier of identifiersIn(code)) {
        if (reported.has(identifier)) continue;
        if (!reachesOutside(declarationsOf(identifier, checker), checker)) continue;
        reported.add(identifier);
        context.report({ node: tsNodeToESTreeNodeMap.get(identifier), messageId: 'outside' });
      }
    };
    return {
      ':function': check,
      [`CallExpression > .arguments${NO_FUNCTION}`]: check,
      [`Property > .value${NO_FUNCTION}`]: check,
    };
  },
};
