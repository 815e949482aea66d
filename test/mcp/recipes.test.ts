import { readFileSync } from 'node:fs';
import { createSandbox } from 'contact-centre-client/sandbox';
import { describe, expect, it } from 'vitest';
import { EmbeddedSandbox } from '../../src/mcp/platform/embedded-sandbox.js';
import { connect } from './support.js';

interface RecipeCall {
  tool: string;
  arguments: object;
}

const guide = readFileSync(new URL('../../docs/assistants.md', import.meta.url), 'utf8');
const [, section = ''] = /\n## Recipes for assistants\n([\s\S]*?)\n## /.exec(guide) ?? [];
const recipes = section
  .split(/^### /m)
  .slice(1)
  .map((text) => ({
    title: text.slice(0, text.indexOf('\n')),
    calls: Array.from(text.matchAll(/```json\n([\s\S]*?)```/g), ([, json = '']) => json),
  }));

describe('The recipes of the guide', () => {
  // Code runs in a thread, which takes seconds to start from the sources. The test of the package runs code.
  const quick = recipes
    .flatMap(({ title, calls }) => calls.map((json) => ({ title, json })))
    .filter(({ json }) => !json.includes('run_code'));

  it.each(quick)('run as they are written: $title', async ({ json }) => {
    const sandbox = createSandbox();
    sandbox.planJob({ lastsMs: 0 });
    const { call } = await connect(new EmbeddedSandbox(() => sandbox));
    const { tool, arguments: input } = JSON.parse(json.replaceAll('<queueId>', sandbox.queues[0]!.id)) as RecipeCall;
    const { content, isError } = await call(tool, input);
    expect(isError, JSON.stringify(content)).toBe(false);
  });

  it.each(recipes)('are found by how_to: $title', async ({ title }) => {
    const { call } = await connect();
    const { content } = await call('how_to', { task: title });
    expect((content['sections'] as { title: string }[])[0]?.title).toBe(`Assistants (MCP): ${title}`);
  });
});
