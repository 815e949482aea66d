import type { ListedOperation } from './data.js';

/** Values that most programs pass for an argument. */
const usualValues = [
  // The platform's own presence source.
  { route: /\/presences\/\{sourceId\}$/, argument: 'sourceId', value: 'PURECLOUD' },
];

/** Types of bodies that are no models. */
const builtInTypes = new Set(['string', 'number', 'boolean']);

/** Returns the call of an operation, such as `PresenceApi.patchUserPresence(userId, 'PURECLOUD', body)`. */
export function callText(operation: ListedOperation): string {
  return `${operation.area}.${operation.name}(${argumentTexts(operation).join(', ')})`;
}

/** Returns a module with a function that calls an operation. It compiles as it is. */
export function sampleText(operation: ListedOperation): string {
  const { area, name, isPaged } = operation;
  const call = `new ${area}(client).${name}(${argumentTexts(operation).join(', ')})`;
  return [
    `import { type ApiClient, ${area} } from 'contact-centre-client';`,
    ...modelImport(operation),
    '',
    `export async function ${name}(${['client: ApiClient', ...parametersOf(operation)].join(', ')}) {`,
    isPaged ? `  for await (const each of ${call}.items()) console.log(each);` : `  return await ${call};`,
    '}',
  ].join('\n');
}

function argumentTexts(operation: ListedOperation): string[] {
  return operation.arguments.map((argument) => literalOf(operation, argument) ?? argument);
}

/** Returns the value that most programs pass for an argument of a route. */
export function usualValue(path: string, argument: string): string | undefined {
  return usualValues.find((each) => each.argument === argument && each.route.test(path))?.value;
}

function literalOf({ path }: ListedOperation, argument: string): string | undefined {
  const value = usualValue(path, argument);
  return value && `'${value}'`;
}

function parametersOf(operation: ListedOperation): string[] {
  return operation.arguments
    .filter((argument) => literalOf(operation, argument) === undefined)
    .map((argument) => `${argument}: ${operation.argumentTypes[argument] ?? 'string'}`);
}

function modelImport({ argumentTypes }: ListedOperation): string[] {
  const types = Object.values(argumentTypes).map((type) => type.replace(/\[\]$/, ''));
  const models = types.filter((type) => !builtInTypes.has(type));
  return models.length > 0 ? [`import type { ${models.join(', ')} } from 'contact-centre-client/models';`] : [];
}
