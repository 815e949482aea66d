import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from './source-check.js';
import { apiFiles } from './source-files.js';

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

describe.each(apiFiles)('the names of options in $name', (source) => {
  it('are those of all methods that take some, each for what the method takes', () => {
    const file = parse(source);
    const area = file.statements.find(ts.isClassDeclaration)?.name?.text ?? '';
    expect(namesIn(file)).toEqual(
      optionsOf(file).map(({ method, type }) => `${method}Options = ${type || `OptionsOf<${area}['${method}']>`}`),
    );
  });
});
