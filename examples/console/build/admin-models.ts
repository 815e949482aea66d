import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Model, Models } from '../src/explorer/data/types.js';
import { ModelReader } from './explorer-models.js';
import { jsonExpression } from './json-expression.js';

const id = 'virtual:admin-models';

/**
 * What the forms of the administration know of the contract: the fields of the types that its kinds name, with those that they
 * contain, read from the client's sources when the console is built.
 */
export function adminModels(
  source = fileURLToPath(new URL('../../../src', import.meta.url)),
  kinds = fileURLToPath(new URL('../src/admin/kinds', import.meta.url)),
): Plugin {
  return {
    name: 'admin-models',
    resolveId: { filter: { id: /^virtual:admin-models$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:admin-models$/ },
      handler: () => `export const models = ${jsonExpression(readAdminModels(source, kinds))};`,
    },
  };
}

/** Returns the models of all kinds, with the fields that a kind names, and without comments, which are in English only. */
export function readAdminModels(source: string, kinds: string): Models {
  const reader = new ModelReader(`${source}/models`);
  const text = readdirSync(kinds)
    .map((file) => readFileSync(`${kinds}/${file}`, 'utf8'))
    .join('\n');
  const words = new Set(text.match(/\w+/g));
  const models = new Map<string, Model>();
  const add = (type: string): void => {
    const reached = new Map<string, Model>();
    reader.reach(type, reached);
    for (const [name] of type.matchAll(/\w+/g)) {
      const model = reached.get(name);
      if (!model || models.has(name)) continue;
      const fields = model.fields?.filter((field) => words.has(field.name));
      models.set(name, { ...model, ...(fields && { fields }) });
      for (const field of fields ?? []) add(field.type);
    }
  };
  // The kinds name their models as literals: `model: 'QueueRequest'`.
  for (const [, name = ''] of text.matchAll(/^ {2}model: '(\w+)',$/gm)) add(name);
  return Object.fromEntries([...models].map(([name, model]) => [name, withoutComments(model)]));
}

function withoutComments({ fields, values }: Model): Model {
  return {
    ...(fields && {
      fields: fields.map(({ name, type, values: listed, required }) => ({
        name,
        type,
        ...(listed && { values: listed }),
        ...(required && { required }),
      })),
    }),
    ...(values && { values }),
  };
}
