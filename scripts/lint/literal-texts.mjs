/** Attributes, properties and functions whose strings a user sees or hears. */
const visibleNames = new Set([
  'advice',
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'header',
  'heading',
  'help',
  'hint',
  'intro',
  'label',
  'legend',
  'message',
  'note',
  'nothingFoundMessage',
  'placeholder',
  'text',
  'title',
  'unit',
  'words',
]);
const visibleCalls = new Set(['announce']);

/** Attributes, properties and functions whose strings may have several words and are for programs. */
const technicalNames = new Set(['className', 'gridTemplateColumns', 'gridTemplateRows', 'keywords', 'why']);
const technicalCalls = /^(?:\w*(?:Error|Exception)|closest|matches|matchMedia|querySelector(?:All)?|Super)$/;

/** A key of a catalogue, a permission, or a variable of a style sheet. */
const TECHNICAL = /^(?:[a-z]\w*(?:[.:]\w+)+$|var\()/;
/** Single letters are names of keys and units. */
const LETTERS = /\p{L}{2}/u;
/** Written in the same way in every language. */
const properNames = new Set(['React', 'TypeScript', 'curl']);
/** A `name` that users see begins with a capital letter. Others are keys. */
const CAPITAL = /^\p{Lu}\p{Ll}/u;
/** At least two words, of which the first begins the string. */
const WORDS = /^\p{L}[\p{L}’']*,? \p{L}/u;

/** Reports texts for users that are not in the catalogues of the console. */
export const noLiteralTexts = {
  meta: { type: 'problem' },
  create: (context) => {
    const report = (node, text) => {
      context.report({
        node,
        message: `Move "${text.trim().slice(0, 40)}" to src/messages, in all languages, and write \`text('…')\`.`,
      });
    };
    const check = (node, text) => {
      if (!LETTERS.test(text) || TECHNICAL.test(text) || properNames.has(text)) return;
      const place = placeOf(node);
      const isText = place === 'name' ? CAPITAL.test(text) : WORDS.test(text);
      if (place === 'visible' || (place !== 'technical' && isText)) report(node, text);
    };
    return {
      JSXText: (node) => {
        if (LETTERS.test(node.value) && !properNames.has(node.value.trim())) report(node, node.value);
      },
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral: (node) => {
        check(node, node.quasis.map(({ value }) => value.cooked ?? '').join('…'));
      },
    };
  },
};

/** Nodes through which the value of a string reaches its parent. */
const transparent = new Set([
  'ArrayExpression',
  'ConditionalExpression',
  'JSXExpressionContainer',
  'LogicalExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
]);

/** Returns whether users see a string: `visible`, `technical`, `name` for the value of a `name`, or `unknown`. */
function placeOf(node) {
  let child = node;
  let { parent } = node;
  while (transparent.has(parent.type)) {
    if (parent.type === 'ConditionalExpression' && parent.test === child) return 'technical';
    child = parent;
    parent = parent.parent;
  }
  return placeWithin(parent, child);
}

function placeWithin(parent, child) {
  switch (parent.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'visible';
    case 'JSXAttribute':
      return placeOfName(parent.name.name);
    case 'Property':
      return parent.value === child ? placeOfName(parent.key.name ?? parent.key.value) : 'technical';
    case 'VariableDeclarator':
      return placeOfName(parent.id.name);
    case 'AssignmentPattern':
      return placeOfName(parent.left.name);
    case 'CallExpression':
    case 'NewExpression':
      return placeOfCall(parent.callee.name ?? parent.callee.property?.name ?? parent.callee.type);
    case 'BinaryExpression':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'MemberExpression':
    case 'SwitchCase':
    case 'TaggedTemplateExpression':
    case 'TSLiteralType':
      return 'technical';
    default:
      return 'unknown';
  }
}

function placeOfName(name) {
  if (visibleNames.has(name)) return 'visible';
  if (name === 'name') return 'name';
  return technicalNames.has(name) ? 'technical' : 'unknown';
}

function placeOfCall(name) {
  if (visibleCalls.has(name)) return 'visible';
  return technicalCalls.test(name) ? 'technical' : 'unknown';
}
