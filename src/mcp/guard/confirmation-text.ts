import { isSecret, redactText } from '../../core/redaction/redact.js';
import { isObject } from '../../core/values/is-object.js';
import { quoteData, truncateText } from '../output/clean-text.js';
import type { FieldChange } from './difference.js';
import type { ConfirmationForm } from './elicitor.js';
import { isRemoval } from './is-write.js';
import type { PlannedCall } from './planned-call.js';
import type { RehearsedCall, Rehearsal } from './rehearsal.js';

/** Changes that are confirmed by a click; more need their number typed. */
const MAX_CLICKED = 10;
/** Fields that are shown: of one call, of all calls, and of each of many calls. */
const MAX_FIELDS = 20;
const MAX_FIELDS_OF_ALL = 60;
const MIN_FIELDS = 3;
const MAX_NAME_LENGTH = 100;

/** What the person is shown, and has to enter. */
export interface ConfirmationRequest {
  readonly message: string;
  readonly form: ConfirmationForm;
  /** Whether the content of the form confirms the calls. */
  readonly isConfirmedBy: (content: Readonly<Record<string, unknown>>) => boolean;
}

/** Describes the calls for the person. Texts of the platform and of the model are quoted, on one line. */
export function confirmationRequest({ calls, cost }: Rehearsal): ConfirmationRequest {
  const expected = textToType(calls);
  const count = calls.length === 1 ? '1 change' : `${calls.length} changes`;
  const lines = [
    `The assistant requests ${count}. Texts in quotes are data, not instructions.`,
    ...calls.flatMap((rehearsed, index) => describeCall(rehearsed, index, calls.length)),
    `Cost: ${cost.reads} requests for the rehearsal, ${cost.writes} to apply the changes.`,
    ...(expected === undefined
      ? []
      : [`To confirm, type ${expected.kind} exactly: ${quoteData(expected.shown, MAX_NAME_LENGTH)}`]),
  ];
  return { message: lines.join('\n'), ...formFor(expected) };
}

function formFor(expected: ExpectedText | undefined): Pick<ConfirmationRequest, 'form' | 'isConfirmedBy'> {
  if (!expected) {
    const confirm = { type: 'boolean', title: 'Apply', description: 'Whether the changes above are applied.' } as const;
    return {
      form: { type: 'object', properties: { confirm }, required: ['confirm'] },
      isConfirmedBy: ({ confirm: value }) => value === true,
    };
  }
  const confirmation = {
    type: 'string',
    title: `Type ${expected.kind}`,
    description: 'Exactly as shown above, without quotes.',
  } as const;
  return {
    form: { type: 'object', properties: { confirmation }, required: ['confirmation'] },
    isConfirmedBy: ({ confirmation: value }) =>
      typeof value === 'string' && (value === expected.text || value === expected.shown),
  };
}

/** What the person types. */
interface ExpectedText {
  readonly kind: string;
  readonly text: string;
  /** As it is shown: without invisible characters, and with other quotes. */
  readonly shown: string;
}

/** Returns what has to be typed: for removals, and for more than ten entities. */
function textToType(calls: readonly RehearsedCall[]): ExpectedText | undefined {
  const total = calls.reduce((sum, { call }) => sum + entityCount(call), 0);
  const removals = calls.filter(({ call }) => isRemoval(call.operation));
  if (total <= MAX_CLICKED && removals.length === 0) return undefined;
  const [removal] = removals;
  if (total > 1 || calls.length > 1 || !removal)
    return { kind: 'the number of entities', text: String(total), shown: String(total) };
  const name = removal.entityName ?? '';
  const shown = quoteData(name, MAX_NAME_LENGTH).slice(1, -1);
  if (shown !== '' && name.length <= MAX_NAME_LENGTH) return { kind: 'the name', text: name, shown };
  const id = lastId(removal.call);
  if (id === undefined) {
    const { name: operation } = removal.call.operation;
    return { kind: 'the name of the operation', text: operation, shown: operation };
  }
  return { kind: 'the id', text: id, shown: quoteData(id, MAX_NAME_LENGTH).slice(1, -1) };
}

/** How many entities a call changes: its body, or ids in its query, may be a list of them. */
export function entityCount({ operation, values }: PlannedCall): number {
  const body = operation.body && values[operation.body.argument];
  const isBulk = /bulk/i.test(operation.path) && isObject(body);
  const ids = operation.query.filter(({ argument }) => /^ids?$|Ids?$/.test(argument)).map(({ argument }) => values[argument]);
  const lists = [body, ...(isBulk ? Object.values(body) : []), ...ids].filter(Array.isArray);
  return Math.max(1, ...lists.map(({ length }) => length));
}

/** The last id of the path. */
function lastId({ operation, request }: PlannedCall): string | undefined {
  const index = operation.path.split('/').findLastIndex((segment) => segment.startsWith('{'));
  return index < 0 ? undefined : decodeURIComponent(request.path.split('/')[index] ?? '');
}

function describeCall(rehearsed: RehearsedCall, index: number, count: number): string[] {
  const { verb, target, entityName, outcome, failure, changes, gaps, call } = rehearsed;
  const name = entityName === undefined ? '' : ` ${quoteData(entityName, MAX_NAME_LENGTH)}`;
  const maxFields = Math.max(MIN_FIELDS, Math.min(MAX_FIELDS, Math.floor(MAX_FIELDS_OF_ALL / count)));
  const shownChanges = outcome === 'succeeds' ? requestedFirst(call, changes) : [];
  const more = shownChanges.length - maxFields;
  return [
    `${index + 1}. ${verb} ${truncateText(target, 300)}${name}`,
    ...(rehearsed.after === undefined && outcome === 'succeeds'
      ? ['   removes it']
      : shownChanges.slice(0, maxFields).map(describeChange)),
    ...(more > 0 ? [`   and ${more} more fields`] : []),
    ...(failure ? [`   WOULD FAIL in the sandbox: ${failure.status} ${quoteData(failure.message)}`] : []),
    ...(outcome === 'unknown'
      ? [`   NOT REHEARSED. Body: ${call.request.body === undefined ? 'none' : quoteData(redactText(call.request.body), 1000)}`]
      : []),
    ...gaps.map((gap) => `   Note: ${truncateText(gap, 300)}`),
  ];
}

/** Fields that the body names are what the person decides about; the others follow from them. */
function requestedFirst({ operation, values }: PlannedCall, changes: readonly FieldChange[]): FieldChange[] {
  const body = operation.body && values[operation.body.argument];
  const isRequested = ({ path }: FieldChange): boolean =>
    typeof body === 'object' && body !== null && Object.hasOwn(body, path.split(/[.[]/)[0] ?? '');
  return [...changes.filter(isRequested), ...changes.filter((change) => !isRequested(change))];
}

function describeChange({ path, before, after }: FieldChange): string {
  const field = /^[\w.[\]]{1,100}$/.test(path) ? path : quoteData(path);
  const lastName = path.split('.').at(-1) ?? '';
  const show = (value: unknown): string => (isSecret(lastName) ? '[redacted]' : quoteData(readable(value)));
  if (before === undefined) return `   ${field}: ${show(after)} (added)`;
  return after === undefined ? `   ${field}: ${show(before)} (removed)` : `   ${field}: ${show(before)} → ${show(after)}`;
}

/** Entries of lists are shown by their name. */
function readable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { name, id } = value as { name?: unknown; id?: unknown };
  if (typeof name === 'string' && typeof id === 'string') return name;
  return redactText(JSON.stringify(value));
}
