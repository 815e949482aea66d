import type { Model, ModelField, Models } from '../../explorer/data/types.js';

/** A filter of a query, and what its conditions may name. */
export interface FilterField {
  readonly name: string;
  /** Whether the query takes a list of such filters. */
  readonly isList: boolean;
  readonly isRequired: boolean;
  readonly dimensions: readonly string[];
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

/** The filters that the form shows. Others are edited as JSON. */
const shownFilters = ['filter', 'segmentFilters', 'conversationFilters'];

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
    filters: shownFilters.flatMap((name) => filterFieldOf(fields.get(name), models)),
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

function filterFieldOf(field: ModelField | undefined, models: Models): FilterField[] {
  if (!field) return [];
  const filter = modelNamed(models, withoutList(field.type));
  const predicates = filter.fields?.find(({ name }) => name === 'predicates');
  const predicate = modelNamed(models, withoutList(predicates?.type ?? ''));
  const dimension = predicate.fields?.find(({ name }) => name === 'dimension');
  return [
    {
      name: field.name,
      isList: field.type.endsWith('[]'),
      isRequired: field.required === true,
      dimensions: enumeration(dimension, models),
    },
  ];
}
