import { formatDateTime, formatNumber, listAnd } from '../../shared/formats.js';
import type { Contact } from 'contact-centre-client/models';
import { isObject } from '../../shared/stored-value.js';
import { text } from '../../shared/text.js';
import type { Column, Entity, Field, FieldType, PartItem } from '../kinds/kind.js';
import { permissionsOf, policiesIn } from '../permissions/policies.js';
import { describeEmergencyFlows } from './emergency-flows.js';
import { isBlank } from './rules.js';

/** Returns the value of a field in words; `undefined` if it is empty. */
export function describeValue({ type, describe }: Pick<Field, 'type' | 'describe'>, value: unknown): string | undefined {
  if (isBlank(value)) return undefined;
  if (describe) return describe(value);
  switch (type.name) {
    case 'boolean':
      return text(value === true ? 'admin.yes' : 'admin.no');
    case 'number':
    case 'duration':
      return describeNumber(type, value);
    case 'choice': {
      const label = type.labels?.[String(value)];
      return label === undefined ? String(value) : text(label);
    }
    case 'reference':
      return nameIn(value);
    case 'references':
      return listAnd((value as readonly unknown[]).map(nameIn));
    case 'texts':
      return (value as readonly string[]).join(', ');
    case 'permissions':
      return permissionsOf(policiesIn(value)).join(', ');
    case 'localTime':
      return describeLocalTime(String(value));
    case 'contacts':
      return (value as readonly Contact[]).map(describeContact).join(', ');
    case 'emergencyFlows':
      return describeEmergencyFlows(value);
    case 'json':
      return JSON.stringify(value, null, 2);
    case 'grants':
      return text('admin.entriesCount', { count: (value as readonly unknown[]).length });
    default:
      return String(value);
  }
}

/** Returns a day with a time in words. It has no zone, so it is not converted: the group of a schedule has the zone. */
export const describeLocalTime = (time: string): string => time.slice(0, 16).replace('T', ' ');

const describeContact = ({ address, display, extension, mediaType, type }: Contact): string =>
  `${[address ?? display ?? '', extension].filter(Boolean).join(' #')} (${[mediaType, type].filter(Boolean).join(' ')})`;

/** How much a stored number is multiplied by to be shown. */
export function factorOf(type: FieldType): number {
  if (type.name === 'duration') return type.stored === 'ms' ? 1 / 1000 : 1;
  return type.name === 'number' ? (type.factor ?? 1) : 1;
}

export function unitOf(type: FieldType): string {
  if (type.name === 'duration') return 's';
  return type.name === 'number' ? (type.unit ?? '') : '';
}

function describeNumber(type: FieldType, value: unknown): string {
  const shown = Math.round(Number(value) * factorOf(type) * 1e6) / 1e6;
  return [formatNumber(shown), unitOf(type)].filter((part) => part !== '').join(' ');
}

function nameIn(value: unknown): string {
  if (!isObject(value)) return String(value);
  const { name, id } = value;
  return typeof name === 'string' && name !== '' ? name : String(id);
}

/** Returns an entry of a part in words: "Spanish (4)", "Agent – Home". */
export function describeItem({ name, level, within }: PartItem): string {
  return `${name}${level === undefined ? '' : ` (${level})`}${within ? ` – ${within.name}` : ''}`;
}

/** Returns the value of a column as a table shows it. */
export function describeCell({ value, format }: Column<Entity>, entity: Entity): string {
  const cell = value(entity);
  if (cell === undefined || cell === '') return '';
  if (typeof cell === 'boolean') return text(cell ? 'admin.yes' : 'admin.no');
  if (format === 'date') return formatDateTime(String(cell));
  return typeof cell === 'number' ? formatNumber(cell) : cell;
}
