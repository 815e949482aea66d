import type { Model, ModelField, Models } from '../../explorer/data/types.js';

/** The fields of queries that are filters, in the order of the form. */
export const filterNames = [
  'filter',
  'segmentFilters',
  'conversationFilters',
  'evaluationFilters',
  'surveyFilters',
  'resolutionFilters',
] as const;

/** A filter of a query, and what its conditions may name. */
export interface FilterField {
  readonly name: (typeof filterNames)[number];
  /** Whether the query takes a list of such filters. */
  readonly isList: boolean;
  readonly isRequired: boolean;
  readonly dimensions: readonly string[];
  readonly metrics: readonly string[];
  /** The types of properties, such as `uuid`. */
  readonly propertyTypes: readonly string[];
  /** Whether values can be compared with numbers. */
  readonly hasRange: boolean;
}

/** What the contract says about the body of a query. Lists are empty if the query has no such field. */
export interface QueryModel {
  /** The name of its type. */
  readonly type: string;
  readonly metrics: readonly string[];
  readonly groupBy: readonly string[];
  readonly order: readonly string[];
  readonly orderBy: readonly string[];
  readonly filters: readonly FilterField[];
  readonly hasInterval: boolean;
  readonly hasGranularity: boolean;
  readonly hasTimeZone: boolean;
  /** The fields that the type has. */
  readonly fields: readonly string[];
}

/** Reads what the form of a query needs from the type of its body. */
export function queryModelOf(type: string, models: Models): QueryModel {
  const fields = new Map(modelNamed(models, type).fields?.map((field) => [field.name, field]));
  const valuesOf = (name: string): readonly string[] => enumeration(fields.get(name), models);
  return {
    type,
    metrics: valuesOf('metrics'),
    groupBy: valuesOf('groupBy'),
    order: valuesOf('order'),
    orderBy: valuesOf('orderBy'),
    filters: filterNames.flatMap((name) => filterFieldOf(name, fields.get(name), models)),
    hasInterval: fields.has('interval'),
    hasGranularity: fields.has('granularity'),
    hasTimeZone: fields.has('timeZone'),
    fields: [...fields.keys()],
  };
}

const modelNamed = (models: Models, name: string): Model => (Object.hasOwn(models, name) ? models[name] : undefined) ?? {};

const withoutList = (type: string): string => type.replace(/\[\]$/, '');

function enumeration(field: ModelField | undefined, models: Models): readonly string[] {
  if (!field) return [];
  return field.values ?? modelNamed(models, withoutList(field.type)).values ?? [];
}

function filterFieldOf(name: FilterField['name'], field: ModelField | undefined, models: Models): FilterField[] {
  if (!field) return [];
  const filter = modelNamed(models, withoutList(field.type));
  const predicates = filter.fields?.find((each) => each.name === 'predicates');
  const predicate = modelNamed(models, withoutList(predicates?.type ?? ''));
  const fieldNamed = (fieldName: string): ModelField | undefined => predicate.fields?.find((each) => each.name === fieldName);
  return [
    {
      name,
      isList: field.type.endsWith('[]'),
      isRequired: field.required === true,
      dimensions: enumeration(fieldNamed('dimension'), models),
      metrics: enumeration(fieldNamed('metric'), models),
      propertyTypes: enumeration(fieldNamed('propertyType'), models),
      hasRange: fieldNamed('range') !== undefined,
    },
  ];
}
