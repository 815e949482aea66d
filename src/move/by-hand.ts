import type { Node } from '@babel/types';
import { endOf, memberName, startOf } from '../program/syntax.js';
import type { Syntax } from '../program/syntax.js';
import type { Finding, Root } from './imports.js';

const signInDoes = '`loginPKCEGrant` does the whole of it';
const noPopup = '`loginPKCEGrant` goes by redirect';
const agents = '`mtls` of `contact-centre-client/node`';
const headers = 'the option `headers` (docs/options.md)';

/** Members of their client that ours has not, with what there is instead. */
const gone = new Map([
  ['callApi', 'a class that extends `PlatformApi` calls what no class has (docs/own-operations.md)'],
  ['setDefaultHeaders', headers],
  ['getDefaultHeaders', headers],
  ['setGenesysAppHeader', headers],
  ['getGenesysAppHeader', headers],
  ['setGateway', 'the option `gateway`'],
  ['setStorageKey', 'the option `persist: { prefix, storage }`'],
  ['setProxyAgent', 'the options `proxy` and `httpsAgent`, or `proxyTransport` of `contact-centre-client/node`'],
  ['setMTLSCertificates', agents],
  ['setMTLSContents', agents],
  ['setHttpClient', 'the option `transport`'],
  ['getHttpClient', 'the option `transport`'],
  ['setPreHook', 'the option `hooks`'],
  ['setPostHook', 'the option `hooks`'],
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
  const findings: Finding[] = [];
  const find = (node: Node, text: string): void => {
    const line = syntax.lineOf(node);
    if (!findings.some((each) => each.line === line && each.text === text)) findings.push({ line, text });
  };
  const clients = new Set<string>();
  const apis = new Map<string, string>();
  for (const node of syntax.nodes) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) continue;
    if (isClient(node.init)) clients.add(node.id.name);
    const made = classMade(node.init);
    if (made !== undefined) apis.set(node.id.name, made);
  }
  let isInstanceTold = false;
  for (const node of syntax.nodes) {
    if (loops.has(node.type) && countsPages(syntax, node)) {
      find(node, 'a loop over pages: it works as it stands');
    }
    const name = memberName(node);
    if (name === undefined || (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression')) continue;
    const { object } = node;
    if (name === 'instance' && lastName(object)?.startsWith('ApiClient') === true && !isInstanceTold) {
      isInstanceTold = true;
      find(
        node,
        '`ApiClient.instance` is one client for all of the program; `new ApiClient({ region })`, given to each class, is one for each user or organisation',
      );
    }
    const instead = gone.get(name);
    if (instead !== undefined)
      find(node, `there is no \`${name}\`: ${instead}, or the client of \`contact-centre-client/vendor\``);
    if (name === 'setUseLegacyParameterFilter') find(node, `there is no \`${name}\`: \`false\` and 0 are always sent`);
    if (name === 'loginImplicitGrant') {
      find(
        node,
        '`loginPKCEGrant` takes the same arguments and keeps the token out of the address; its OAuth client has to allow that grant',
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
    if (api !== undefined && /^(?:get|head|post|put|patch|delete)[A-Z]/.test(name) && lacks(root[api], name)) {
      find(node, `\`${api}\` has no \`${name}\`: a class that extends \`PlatformApi\` calls it (docs/own-operations.md)`);
    }
  }
  return findings;
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

function countsPages({ nodes }: Syntax, loop: Node): boolean {
  return nodes.some((node) => {
    const isInside = startOf(node) > startOf(loop) && endOf(node) <= endOf(loop);
    return isInside && node.type === 'Identifier' && node.name === 'pageNumber';
  });
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
