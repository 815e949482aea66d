import type { Node } from '@babel/types';
import { endOf, memberName, startOf } from '../program/syntax.js';
import type { Syntax } from '../program/syntax.js';
import type { Finding, Root } from './imports.js';

const signInDoes = '`loginPKCEGrant(clientId, redirectUri)` does the whole of it (docs/sign-in.md)';
const noPopup = '`loginPKCEGrant(clientId, redirectUri)` leaves the page and comes back (docs/sign-in.md)';
const agents = '`mtls({ cert, key, ca })` of `contact-centre-client/node` (docs/options.md#certificates-of-the-client)';
const headers = 'the option `headers` of the client (docs/options.md#how-calls-are-sent)';
const hooks = 'the option `hooks: [(request, next) => next(request)]` of the client (docs/options.md#hooks)';
const transport = 'the option `transport` of the client (docs/options.md#how-calls-are-sent)';

/** Members of their client that ours has not, with what there is instead. */
const gone = new Map([
  ['callApi', 'a class that extends `PlatformApi` calls what no class has (docs/own-operations.md)'],
  ['setDefaultHeaders', headers],
  ['getDefaultHeaders', headers],
  ['setGenesysAppHeader', headers],
  ['getGenesysAppHeader', headers],
  ['setGateway', 'the option `gateway: { url }` of the client (docs/options.md#gateways)'],
  ['setStorageKey', 'the option `persist: { prefix }` of the client (docs/options.md#signing-in)'],
  [
    'setProxyAgent',
    'the options `proxy` and `httpsAgent` of the client, or `proxyTransport(url)` of `contact-centre-client/node` (docs/options.md#proxies)',
  ],
  ['setMTLSCertificates', agents],
  ['setMTLSContents', agents],
  ['setHttpClient', transport],
  ['getHttpClient', transport],
  ['setPreHook', hooks],
  ['setPostHook', hooks],
  ['clearAccessToken', '`forget()`'],
  ['setAuthData', '`setAccessToken(token)`'],
  ['clearAuthData', '`forget()`'],
  ['generatePKCECodeVerifier', signInDoes],
  ['computePKCECodeChallenge', signInDoes],
  ['authorizePKCEGrant', signInDoes],
  ['setAuthPopupConfiguration', noPopup],
  ['updateAuthPopupConfiguration', noPopup],
  ['addAuthPopupStatusListener', noPopup],
]);

const loops = new Set(['ForStatement', 'WhileStatement', 'DoWhileStatement', 'ForInStatement', 'ForOfStatement']);

/** What of a program goes on differently, or not at all, once its imports are moved. */
export function byHand(syntax: Syntax, root: Root): Finding[] {
  const findings = new Map<string, Finding>();
  const find = (node: Node, text: string): void => {
    const line = syntax.lineOf(node);
    findings.set(`${line} ${text}`, { line, text });
  };
  const clients = new Set<string>();
  /** By the names that programs give them; those that stand for several are left alone. */
  const apis = new Map<string, string | undefined>();
  for (const node of syntax.nodes) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) continue;
    if (isClient(node.init)) clients.add(node.id.name);
    const made = classMade(node.init);
    const { name } = node.id;
    if (made !== undefined) apis.set(name, apis.has(name) && apis.get(name) !== made ? undefined : made);
  }
  const counting = pageLoops(syntax);
  let isInstanceTold = false;
  for (const node of syntax.nodes) {
    if (counting.has(node)) {
      const call = counting.get(node) ?? 'api.getThings';
      find(
        node,
        `a loop over pages: it works as it stands; \`for await (const each of ${call}({ … }).items())\` turns them by itself (docs/lists.md)`,
      );
    }
    const name = memberName(node);
    if (name === undefined || (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression')) continue;
    const { object } = node;
    if (name === 'instance' && lastName(object)?.startsWith('ApiClient') === true && !isInstanceTold) {
      isInstanceTold = true;
      find(
        node,
        '`ApiClient.instance` stays one client for all of the program; for one for each user or organisation, `const client = new ApiClient({ region })`, and `client` given to each class (docs/options.md#two-organisations)',
      );
    }
    const instead = gone.get(name);
    if (instead !== undefined)
      find(node, `there is no \`${name}\`: ${instead}, or the client of \`contact-centre-client/vendor\``);
    if (name === 'setUseLegacyParameterFilter') find(node, `there is no \`${name}\`: \`false\` and 0 are always sent`);
    if (name === 'loginImplicitGrant') {
      find(
        node,
        '`loginImplicitGrant` stays; `loginPKCEGrant` with the same arguments keeps the token out of the address, if the OAuth client allows that grant (docs/sign-in.md)',
      );
    }
    const isOfClient = isClient(object) || (object.type === 'Identifier' && clients.has(object.name));
    if (name === 'config' && isOfClient)
      find(
        node,
        'there is no `config`: what it sets are options of the client (docs/options.md); that of `contact-centre-client/vendor` has it',
      );
    if (isOfClient && name === 'authData' && isWritten(syntax, node))
      find(node, '`authData` is read only: `setAccessToken(token)` sets a token');
    const api = object.type === 'Identifier' ? apis.get(object.name) : classMade(object);
    if (api !== undefined && isOperation(name) && lacks(root[api], name)) {
      find(node, `\`${api}\` has no \`${name}\`: a class that extends \`PlatformApi\` calls it (docs/own-operations.md)`);
    }
  }
  return [...findings.values()];
}

/** `ApiClient.instance`, `platformClient.ApiClient.instance`, or a new one. */
function isClient(node: Node): boolean {
  if (node.type === 'NewExpression') return lastName(node.callee)?.startsWith('ApiClient') === true;
  return (
    memberName(node) === 'instance' && node.type === 'MemberExpression' && lastName(node.object)?.startsWith('ApiClient') === true
  );
}

/** The class of `new UsersApi()`, or of `new platformClient.UsersApi()`. */
function classMade(node: Node): string | undefined {
  const name = node.type === 'NewExpression' ? lastName(node.callee) : undefined;
  return name?.endsWith('Api') === true ? name : undefined;
}

function lastName(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : memberName(node);
}

/** The loops in which a `pageNumber` stands, and what is called with it. */
function pageLoops({ nodes, parentOf, text }: Syntax): ReadonlyMap<Node, string | undefined> {
  const found = new Map<Node, string | undefined>();
  const seen = new Set<Node>();
  for (const node of nodes) {
    if (node.type !== 'Identifier' || node.name !== 'pageNumber') continue;
    let call: string | undefined;
    // What is above one is above the next, too; that one may be what is called with it.
    for (let at = parentOf(node); at && (!seen.has(at) || call !== undefined); at = parentOf(at)) {
      seen.add(at);
      if (at.type === 'CallExpression' && isOperation(memberName(at.callee)))
        call ??= text.slice(startOf(at.callee), endOf(at.callee)).replace(/\s+/g, '');
      if (!loops.has(at.type)) continue;
      if (found.get(at) !== undefined) break;
      found.set(at, call);
    }
  }
  return found;
}

function isOperation(name: string | undefined): boolean {
  return name !== undefined && /^(?:get|head|post|put|patch|delete)[A-Z]/.test(name);
}

/** Whether something is assigned to a member, or to one of its own. */
function isWritten({ parentOf }: Syntax, node: Node): boolean {
  const parent = parentOf(node);
  const target = parent?.type === 'MemberExpression' && parent.object === node ? parent : node;
  const above = parentOf(target);
  return above?.type === 'AssignmentExpression' && above.left === target;
}

function lacks(api: unknown, name: string): boolean {
  return typeof api === 'function' && !(name in (api.prototype as object));
}
