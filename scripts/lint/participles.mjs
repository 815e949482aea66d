import { basename, relative } from 'node:path';

/** Participles that name nothing by themselves. A value is named by what it is: `storedCalls`, not `kept`; `matches`, not `found`. */
const participles = new Set([
  'asked',
  'filled',
  'found',
  'given',
  'gone',
  'heard',
  'kept',
  'known',
  'left',
  'made',
  'meant',
  'named',
  'own',
  'said',
  'seen',
  'taken',
  'told',
  'untold',
  'wanted',
]);

/** Names that stay, by file. */
const exceptions = [
  { file: 'src/bulk/options.ts', name: 'kept', reason: 'a field that callers of `bulk` read' },
  { file: 'src/core/paging/by-ids.ts', name: 'found', reason: 'a field of the result of `byIds`, and its type' },
  { file: 'src/core/paging/list-position.ts', name: 'given', reason: 'a field of positions that programs store' },
  { file: 'examples/console/src/interactions/timeline/geometry.ts', name: 'left', reason: 'a CSS property' },
];

/** Whether a name is a bare participle. Capitals and leading characters such as `#` make no difference. */
function isBareParticiple(name) {
  return participles.has(name.replace(/^[#_]+/, '').toLowerCase());
}

/**
 * Returns the identifiers that a pattern introduces. `{ left }` introduces none: the declaration of the property chose its name.
 */
function identifiersOf(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'AssignmentPattern':
      return identifiersOf(pattern.left);
    case 'RestElement':
      return identifiersOf(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap(identifiersOf);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => (property.shorthand ? [] : identifiersOf(property.value ?? property)));
    case 'TSParameterProperty':
      return identifiersOf(pattern.parameter);
    default:
      return [];
  }
}

/** The names that a node declares, by the node's type. */
const declarations = {
  VariableDeclarator: ({ id }) => identifiersOf(id),
  FunctionDeclaration: namesOfFunction,
  FunctionExpression: namesOfFunction,
  ArrowFunctionExpression: namesOfFunction,
  TSDeclareFunction: namesOfFunction,
  TSFunctionType: namesOfFunction,
  TSMethodSignature: (node) => [...keyOf(node), ...namesOfFunction(node)],
  CatchClause: ({ param }) => identifiersOf(param),
  ClassDeclaration: ({ id }) => identifiersOf(id),
  TSInterfaceDeclaration: ({ id }) => identifiersOf(id),
  TSTypeAliasDeclaration: ({ id }) => identifiersOf(id),
  TSEnumDeclaration: ({ id }) => identifiersOf(id),
  TSTypeParameter: ({ name }) => identifiersOf(name),
  TSPropertySignature: keyOf,
  PropertyDefinition: keyOf,
  MethodDefinition: keyOf,
};

function namesOfFunction({ id, params }) {
  return [...identifiersOf(id), ...params.flatMap(identifiersOf)];
}

function keyOf({ key, computed }) {
  return !computed && (key.type === 'Identifier' || key.type === 'PrivateIdentifier') ? [key] : [];
}

/** Reports declarations and files that are named by a bare participle. */
export const noBareParticiples = {
  meta: { type: 'problem' },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const isException = (name) => exceptions.some((each) => each.file === file && each.name === name.toLowerCase());
    const report = (node, name) => {
      if (isBareParticiple(name) && !isException(name))
        context.report({ node, message: `Name what this is: "${name}" is a participle that could mean anything.` });
    };
    const visitors = Object.entries(declarations).map(([type, namesOf]) => [
      type,
      (node) => {
        for (const identifier of namesOf(node)) report(identifier, identifier.name);
      },
    ]);
    const visitFile = (node) => {
      report(node, basename(file).replace(/\..*$/, ''));
    };
    return { ...Object.fromEntries(visitors), Program: visitFile };
  },
};
