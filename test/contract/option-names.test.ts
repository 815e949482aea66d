import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../src/apis/', import.meta.url);
const files = readdirSync(folder).filter((name) => name !== 'platform-api.ts');

const parse = (name: string): ts.SourceFile =>
  ts.createSourceFile(name, readFileSync(new URL(name, folder), 'utf8'), ts.ScriptTarget.Latest, true);

/** Its text, however it is broken into lines. */
const bare = (node: ts.Node): string => node.getText().replace(/\s+|,(?=\s*>)/g, '');

/** The type of each method's `opts`, where it has a name of its own. */
function optionsOf(file: ts.SourceFile): { method: string; type: string }[] {
  const classes = file.statements.filter(ts.isClassDeclaration);
  return classes
    .flatMap(({ members }) => members.filter(ts.isMethodDeclaration))
    .flatMap((method) => {
      const type = method.parameters.find(({ name }) => name.getText() === 'opts')?.type;
      return type
        ? [{ method: method.name.getText(), type: ts.isTypeReferenceNode(type) && !type.typeArguments ? bare(type) : '' }]
        : [];
    });
}

function namesIn(file: ts.SourceFile): string[] {
  const blocks = file.statements.filter(ts.isModuleDeclaration).map(({ body }) => body);
  const types = blocks.flatMap((block) => (block && ts.isModuleBlock(block) ? [...block.statements] : []));
  return types.filter(ts.isTypeAliasDeclaration).map(({ name, type }) => `${name.text} = ${bare(type)}`);
}

describe.each(files)('the names of options in %s', (name) => {
  it('are those of all methods that take some, each for what the method takes', () => {
    const file = parse(name);
    const area = file.statements.find(ts.isClassDeclaration)?.name?.text ?? '';
    expect(namesIn(file)).toEqual(
      optionsOf(file).map(({ method, type }) => `${method}Options = ${type || `OptionsOf<${area}['${method}']>`}`),
    );
  });
});
