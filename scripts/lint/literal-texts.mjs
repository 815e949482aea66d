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
const technicalNames = new Set([
  'className',
  'class',
  'd',
  'style',
  'gridTemplateColumns',
  'gridTemplateRows',
  'rel',
  'sizes',
  'transition',
]);
const technicalCalls =
  /^(?:.*Error|querySelector(?:All)?|closest|matches|matchMedia|RegExp|includes|startsWith|endsWith|getPropertyValue)$/;

/** A key of a catalogue, such as `failure.retry`. */
const KEY = /^[a-z][\w-]*\.[a-zA-Z][\w.]*$/;
const LETTER = /\p{L}/u;
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
      if (!LETTER.test(text) || KEY.test(text)) return;
      const place = placeOf(node);
      if (place === 'visible' || (place === 'unknown' && WORDS.test(text))) report(node, text);
    };
    return {
      JSXText: (node) => {
        if (LETTER.test(node.value)) report(node, node.value);
      },
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral: (node) => {
        check(node, node.quasis.map(({ value }) => value.cooked ?? '').join('0'));
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

/** Returns whether users see a string: `visible`, `technical` or `unknown`. */
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
      return placeOfCall(parent.callee.name ?? parent.callee.property?.name ?? '');
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
  return technicalNames.has(name) ? 'technical' : 'unknown';
}

function placeOfCall(name) {
  if (visibleCalls.has(name)) return 'visible';
  return technicalCalls.test(name) ? 'technical' : 'unknown';
}
