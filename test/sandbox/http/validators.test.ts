import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseContract } from '../../../src/contract/index.js';
import type { ContractOperation } from '../../../src/contract/index.js';
import { shapeOf } from '../../../src/sandbox/operations/shapes.js';
import type { Field } from '../../../src/sandbox/operations/shapes.js';
import { examineValue } from '../../../src/sandbox/http/validators.js';
import { deviations } from '../operations/support/deviations.js';
import { callWith, signIn } from '../support.js';
import type { Call } from '../support.js';
import { faulty, plausible } from '../operations/support/plausible-values.js';

interface Refusal {
  message: string;
  details: { errorCode: string; fieldName: string }[];
}

const operations = parseContract();
const answered = new Set(operations.map(({ returns }) => returns));

/** Fields that models require in responses, and no client has to send. */
const read = ['id', 'selfUri', 'version', 'metadata', 'dateCreated', 'dateModified'];

const sandbox = createSandbox({ rateLimit: false });
let call: Call;
/** Calls with a guest's token. */
let callAsGuest: Call;
beforeAll(async () => {
  call = await signIn(sandbox);
  const { body } = await call<{ entities: { name: string }[] }>('GET', '/api/v2/routing/queues');
  const chat = await call<{ jwt: string }>('POST', '/api/v2/webchat/guest/conversations', {
    organizationId: sandbox.organisation.id,
    deploymentId: 'web',
    memberInfo: { displayName: 'Guest' },
    routingTarget: { targetType: 'QUEUE', targetAddress: body.entities[0]!.name },
  });
  callAsGuest = callWith(sandbox, chat.body.jwt);
});

/** Sends an operation with placeholders that match no entity. @returns what is wrong with its refusal. */
async function refusal(
  { auth, path, verb }: ContractOperation,
  query: string,
  body: unknown,
  fieldName: string,
  errorCode: string,
): Promise<string | undefined> {
  const caller = auth === 'guest' ? callAsGuest : call;
  const url = `${path.replace(/\{\w+\}/g, 'nobody')}${query === '' ? '' : `?${query}`}`;
  const answer = await caller<Refusal>(verb, url, body);
  const details = verb === 'HEAD' ? [{ errorCode, fieldName }] : answer.body.details;
  const isConform = verb === 'HEAD' || deviations(answer.body, 'ErrorBody').length === 0;
  const isNamed =
    answer.status === 400 && isConform && details.some((each) => each.fieldName === fieldName && each.errorCode === errorCode);
  return isNamed
    ? undefined
    : `${verb} ${url} took ${fieldName} for no ${errorCode}: ${answer.status} ${answer.text.slice(0, 200)}`;
}

function requiredQuery({ query }: ContractOperation): URLSearchParams {
  const values = {
    string: 'text',
    integer: '1',
    number: '1',
    boolean: 'true',
    date: '2024-05-06',
    'date-time': '2024-05-06T07:08Z',
  };
  return new URLSearchParams(
    query.filter(({ required }) => required).map(({ wireName, type, values: listed }) => [wireName, listed?.[0] ?? values[type]]),
  );
}

describe('Every operation', () => {
  const distinct = [...new Map(operations.map((operation) => [`${operation.verb} ${operation.path}`, operation])).values()];

  it('accepts a body with all fields of its type', () => {
    const wrong = distinct.flatMap(({ verb, path, body }) => {
      if (!body) return [];
      const { findings } = examineValue('strict', body.type, plausible(body.type), { isComplete: verb !== 'PATCH' });
      return findings.map(({ message }) => `${verb} ${path}: ${message}`);
    });
    expect(wrong).toEqual([]);
  });

  it('refuses each query value that is empty though required, or not of its type', async () => {
    const wrong: (string | undefined)[] = [];
    for (const operation of distinct) {
      for (const { wireName, type, values, required } of operation.query) {
        const query = requiredQuery(operation);
        if (required) {
          query.set(wireName, '');
          wrong.push(await refusal(operation, query.toString(), undefined, wireName, 'required.field'));
        }
        if ((type === 'string' && !values) || ['attributes', 'excludedAttributes'].includes(wireName)) continue;
        query.set(wireName, 'no_such_value');
        wrong.push(await refusal(operation, query.toString(), undefined, wireName, 'invalid.value'));
      }
    }
    console.log(`${distinct.length} operations, ${wrong.length} wrong query values refused`);
    expect(wrong.filter(Boolean)).toEqual([]);
    expect(wrong.length).toBeGreaterThan(1000);
  });

  it('refuses each unknown, missing or invalid field of its body and of nested objects', async () => {
    const wrong: (string | undefined)[] = [];
    let types = 0;
    const typeNames = new Set<string>();
    for (const operation of distinct) {
      const { body } = operation;
      if (!body || body.type === 'string[]') continue;
      const list = body.type.endsWith('[]');
      const type = list ? body.type.slice(0, -2) : body.type;
      if (shapeOf(type).size === 0) continue;
      types += 1;
      const whole = plausible(type) as Record<string, unknown>;
      const query = requiredQuery(operation).toString();
      const send = async (changed: object, fieldName: string, errorCode: string): Promise<void> => {
        const sent = { ...whole, ...changed };
        const name = list ? `[0].${fieldName}` : fieldName;
        wrong.push(await refusal(operation, query, list ? [sent] : sent, name, errorCode));
      };
      await send({ noSuchField: 1 }, 'noSuchField', 'unknown.field');
      const isRead = shapeOf(type).has('selfUri') || answered.has(type);
      for (const field of shapeOf(type).values()) {
        const fault = faulty(field.type);
        if (fault) await send({ [field.name]: fault.value }, `${field.name}${fault.at}`, 'invalid.value');
        const spared =
          (isRead && read.includes(field.name)) ||
          /^(CreateUser\.(password|divisionId)|DataTableImportJob\.status|KnowledgeDocumentVersion\.restoreFromVersionId|Note\.createdBy)$/.test(
            `${type}.${field.name}`,
          );
        if (!field.optional && !spared && operation.verb !== 'PATCH')
          await send({ [field.name]: null }, field.name, 'required.field');
        for (const { value, at } of nestedFaults(field, typeNames)) await send({ [field.name]: value }, at, 'invalid.value');
      }
    }
    console.log(`${types} operations with a body, ${wrong.length} wrong fields refused`);
    // The criterion of a trigger may compare with any JSON.
    const refused = wrong.filter((message) => message !== undefined && !/took matchCriteria\[0\]\.values?\b/.test(message));
    expect(refused).toEqual([]);
    expect(types).toBeGreaterThan(600);
  });

  it('refuses each field of its body at any depth', () => {
    const bodyTypes = distinct.flatMap(({ body }) => (body ? [body.type] : []));
    const types = new Set<string>();
    for (let type = bodyTypes.pop(); type !== undefined; type = bodyTypes.pop()) {
      const held = type.replace(/\[\]|\{\}/g, '');
      if (types.has(held) || shapeOf(held).size === 0) continue;
      types.add(held);
      bodyTypes.push(...[...shapeOf(held).values()].map((field) => field.type));
    }
    let fields = 0;
    const faults = [...types].flatMap((type) =>
      [...shapeOf(type).values()].flatMap(({ name, type: declared }) => {
        const fault = faulty(declared);
        if (!fault) return [];
        fields += 1;
        const { findings } = examineValue('strict', type, { [name]: fault.value }, { isComplete: false });
        return findings.some(({ fieldName }) => fieldName === `${name}${fault.at}`) ? [] : [`${type}.${name}`];
      }),
    );
    console.log(`${types.size} types, ${fields} wrong fields refused`);
    // The criterion of a trigger may compare with any JSON.
    expect(faults).toEqual(['MatchCriteria.value', 'MatchCriteria.values']);
    expect(fields).toBeGreaterThan(6000);
  });
});

/** The field with each field of its type invalid in turn, for types that were not tested yet. */
function nestedFaults({ type, name }: Field, visitedTypes: Set<string>): { value: unknown; at: string }[] {
  const [, nested = '', suffix = ''] = /^(\w+)(\[\]|\{\})?$/.exec(type) ?? [];
  if (shapeOf(nested).size === 0 || visitedTypes.has(nested)) return [];
  visitedTypes.add(nested);
  const whole = plausible(nested, name, 1) as Record<string, unknown>;
  return [...shapeOf(nested).values()].flatMap((field): { value: unknown; at: string }[] => {
    const fault = faulty(field.type);
    if (!fault) return [];
    const entry = { ...whole, [field.name]: fault.value };
    const at = `.${field.name}${fault.at}`;
    if (suffix === '[]') return [{ value: [entry], at: `${name}[0]${at}` }];
    return [suffix === '{}' ? { value: { key: entry }, at: `${name}.key${at}` } : { value: entry, at: `${name}${at}` }];
  });
}
