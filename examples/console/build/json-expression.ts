/** Returns an expression for a value. Browsers read JSON from a string much faster than an object literal of the same size. */
export const jsonExpression = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
