import type { BusinessRulesDataSchema, CreateDecisionTableColumnsRequest, DecisionTableColumns } from '../../../models/index.js';
import { invalidField, unknownReference } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { propertiesOf, SCHEMAS } from './model.js';

/** @throws the platform's 400 for an unknown schema. */
export function schemaOf(world: World, schemaId: string): Entity<BusinessRulesDataSchema> {
  const schema = new Repository<BusinessRulesDataSchema>(world, SCHEMAS).find(schemaId);
  if (schema) return schema;
  throw unknownReference('schemaId', schemaId, 'schema');
}

/** Assigns ids to columns. @throws the platform's 400 for a property that the schema does not have. */
export function columnsOf(
  world: World,
  schema: Entity<BusinessRulesDataSchema>,
  { inputs, outputs }: CreateDecisionTableColumnsRequest,
): DecisionTableColumns {
  const columns = {
    inputs: inputs.map((column) => ({ ...column, id: world.newId() })),
    outputs: outputs.map((column) => ({ ...column, id: world.newId() })),
  };
  refuseUnknownProperties(schema, columns);
  return columns;
}

export function refuseUnknownProperties(
  schema: Entity<BusinessRulesDataSchema>,
  { inputs = [], outputs = [] }: DecisionTableColumns,
): void {
  const properties = propertiesOf(schema);
  const propertyNames = [
    ...inputs.map(({ expression }, index) => [expression.contractual.schemaPropertyKey, `columns.inputs[${index}]`] as const),
    ...outputs.map(({ value }, index) => [value.schemaPropertyKey, `columns.outputs[${index}]`] as const),
  ];
  const unknownProperty = propertyNames.find(([name]) => !Object.hasOwn(properties, name));
  if (unknownProperty) throw invalidField(`The schema has no property ${unknownProperty[0]}`, unknownProperty[1]);
}
