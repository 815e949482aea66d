import type { Models } from '../../explorer/data/types.js';
import { text } from '../../shared/text.js';
import { entityBulk } from '../bulk/entity-items.js';
import { fieldName } from '../changes/field-name.js';
import { unitOf } from '../fields/display.js';
import type { Rules } from '../fields/rules.js';
import { ruleFor, rulesOf } from '../fields/rules.js';
import { identifierOf } from '../kinds/identifier.js';
import type { Field, Kind } from '../kinds/kind.js';
import { ID, asStored, fileFields, readOnlyColumns } from './cells.js';
import type { Import, ImportColumn } from './import.js';
import { isCreatable } from './match-rows.js';
import type { EntityImportItem } from './resolve-entities.js';
import { resolveEntities } from './resolve-entities.js';

/** Returns the import of entities of a kind. */
export function importOfKind(kind: Kind, models: Models): Import {
  return {
    path: kind.path,
    title: kind.title,
    help: 'import.kindHelp',
    requires: [...kind.permissions.view, ...((kind.update ? kind.permissions.edit : kind.permissions.add) ?? [])],
    columns: columnsOf(kind, models),
    switches: [...(isCreatable(kind) ? (['createsMissing'] as const) : []), ...(kind.update ? (['emptiesBlank'] as const) : [])],
    resolve: (client, rows, settings, request) => resolveEntities({ kind, models }, client, rows, settings, request),
    bulk: (client, items, journal) => entityBulk({ kind, client, items: items as readonly EntityImportItem[], journal }),
    describe: (item) => (item as EntityImportItem).change,
  };
}

function columnsOf(kind: Kind, models: Models): ImportColumn[] {
  const rules = rulesOf(models, kind);
  const fields = fileFields(kind);
  const identifier = identifierOf(kind);
  const id = { name: ID, isRequired: false, help: () => text('import.idHelp', { column: identifier }) };
  const name = { name: identifier, isRequired: false, help: () => text('import.nameHelp') };
  return [
    id,
    ...(fields.some(({ path }) => path === identifier) ? [] : [name]),
    ...fields.map((field) => ({ name: field.path, isRequired: false, help: () => describeField(field, rules) })),
    ...readOnlyColumns(kind).map((column) => ({
      name: column.id,
      isRequired: false,
      isIgnored: true,
      help: () => text(column.name),
    })),
  ];
}

function describeField(field: Field, rules: Rules): string {
  return [`${fieldName(field)}.`, describeContent(field, rules), field.isFixed === true ? text('kind.nameFixed') : '']
    .filter((part) => part !== '')
    .join(' ');
}

/** Returns what cells of a field contain. */
function describeContent(field: Field, rules: Rules): string {
  const { type } = field;
  switch (type.name) {
    case 'number':
    case 'duration':
      return describeNumber(field);
    case 'boolean':
      return text('import.booleanHelp');
    case 'choice': {
      const values = ruleFor(field, rules, {}).values.filter((value) => type.omit?.includes(value) !== true);
      return text('import.choiceHelp', { values: values.join(', ') });
    }
    case 'reference':
      return text('import.referenceHelp');
    case 'localTime':
      return text('import.localTimeHelp');
    default:
      return '';
  }
}

function describeNumber(field: Field): string {
  const { type } = asStored(field);
  if (type.name !== 'number') return '';
  const { min, max } = type;
  if (field.type.name === 'duration') return text(field.type.stored === 'ms' ? 'import.msHelp' : 'import.secondsHelp');
  const range = min !== undefined && max !== undefined ? text('import.rangeHelp', { min, max }) : text('import.numberHelp');
  return unitOf(field.type) === '%' ? `${range} ${text('import.shareHelp')}` : range;
}
