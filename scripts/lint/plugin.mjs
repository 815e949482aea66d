import { noLiteralTexts } from './literal-texts.mjs';
import { noBareParticiples } from './participles.mjs';

/**
 * How a test comes to depend on how busy the machine is: it leaves a deadline at its default. A test that needs a deadline names it.
 */
const deadlines = [
  {
    selector:
      'NewExpression[callee.name=/^(Api|Axios|Console|Fetch|Root)?Client$/] > ObjectExpression.arguments:not(:has(Property[key.name="timeout"]))',
    message:
      'Pass `timeout: 0`, or use `clientOf` of test/support/in-sandbox.ts: the default of 16 s ends calls on a busy machine.',
  },
  {
    // As in test/core, where `make` creates a client of either entry.
    selector:
      'CallExpression[callee.name="make"] > ObjectExpression:has(> Property[key.name="apiUrl"][value.property.name="url"]):not(:has(Property[key.name="timeout"]))',
    message: 'Pass `timeout: 0`: the default of 16 s ends calls on a busy machine.',
  },
  {
    selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/][arguments.length<2]',
    message: 'Pass `PATIENCE` of test/support/patience.ts: the default is one second.',
  },
  {
    selector:
      'CallExpression[callee.object.name="expect"][callee.property.name="poll"] > ObjectExpression > Property[key.name="timeout"][value.type="Literal"]',
    message: 'Leave `timeout` out: vitest.config.ts sets it for every `expect.poll`.',
  },
  {
    selector: 'MemberExpression[object.name="AbortSignal"][property.name="timeout"]',
    message: 'Wait for an event without a deadline: `testTimeout` of vitest.config.ts ends a test that hangs.',
  },
];

/** An `import()` that can throw at once, before `loadModule` could make a LoadError of it. */
const eagerImports = [
  {
    selector:
      'ImportExpression:not(CallExpression[callee.name=/^load(Module|ForResponse)$/] > ArrowFunctionExpression ImportExpression, TryStatement ImportExpression)',
    message: 'Write `loadModule(() => import(…))`: in a service worker, the loaders of webpack and Rspack throw at once.',
  },
];

/** Constructs that hide what an object holds, or in which order values are assigned. */
const idioms = [
  {
    selector:
      ':matches(ObjectExpression, ArrayExpression) > SpreadElement > :matches(ObjectExpression, ArrayExpression), SpreadElement > :matches(TSAsExpression, TSSatisfiesExpression) > :matches(ObjectExpression, ArrayExpression)',
    message: 'Write the properties or elements themselves instead of spreading a literal.',
  },
  {
    selector: 'VariableDeclarator[id.type="ArrayPattern"] > ArrayExpression.init:not(:has(> SpreadElement))',
    message: 'Write one declaration for each value.',
  },
  {
    selector:
      'PropertyDefinition[accessibility="private"], MethodDefinition[accessibility="private"][kind!="constructor"], TSParameterProperty[accessibility="private"]',
    message: 'Name private members with #.',
  },
];

/** A rule that reports each node that a selector matches. */
function restricts(restrictions) {
  const create = (context) => {
    const visitors = restrictions.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]);
    return Object.fromEntries(visitors);
  };
  return { meta: { type: 'problem' }, create };
}

/** Rules of this project for oxlint (.oxlintrc.json). */
export default {
  meta: { name: 'project' },
  rules: {
    deadlines: restricts(deadlines),
    'eager-imports': restricts(eagerImports),
    idioms: restricts(idioms),
    'no-bare-participles': noBareParticiples,
    'no-literal-texts': noLiteralTexts,
  },
};
