import { expect, it } from 'vitest';
import { assistantFiles } from '../../../scripts/build/assistant-files.js';
import { parseContract } from '../../../src/contract/index.js';
import { describeOperations } from '../../../src/find/operations.js';

const table = `
## ThingsApi
getThing(thingId) GET /api/v2/things/{thingId} ?expand -> Thing any:thing:view,thing:all
patchThing(thingId) PATCH /api/v2/things/{thingId} {body: ThingPatch} preview -> Thing all:thing:edit,thing:view
postThings(body) POST /api/v2/things {body: Thing} -> Thing
getOldThings() GET /api/v2/oldthings deprecated -> ThingListing
deleteThing(thingId) DELETE /api/v2/things/{thingId} deprecated retired -> void
## ToolsApi
getThing(thingId) GET /api/v2/things/{thingId} ?expand -> Thing any:thing:view,thing:all
`;

const comment = (summary: string, deprecated?: string): { summary: string; deprecated: string | undefined } => ({
  summary,
  deprecated,
});

const comments = {
  classes: new Map([
    ['ThingsApi', 'Things. They are everywhere.'],
    ['ToolsApi', 'Tools.'],
    ['PlatformApi', 'The base.'],
  ]),
  methods: new Map([
    ['ThingsApi.getThing', comment('Reads a thing with all that has ever been known about it: owner, site, history.')],
    ['ThingsApi.patchThing', comment('Changes a thing.')],
    ['ThingsApi.postThings', comment('Creates a thing.')],
    ['ThingsApi.getOldThings', comment('Lists old things.', 'Use `getThing`.')],
    ['ThingsApi.deleteThing', comment('Deletes a thing.', 'There is no replacement.')],
  ]),
};

const files = assistantFiles({
  operations: describeOperations(parseContract(table), comments),
  classes: comments.classes,
  guides: new Map([['docs/lamps.md', '# Lamps\n\nLight a [lamp](lamp.md). It shines.\n']]),
  agents: '# For assistants\n\nRead this.\n',
});

it('writes an overview with links to guides and classes', () => {
  const overview = files.get('llms.txt');
  expect(overview).toMatch(/^# contact-centre-client\n\n> A TypeScript client/);
  expect(overview).toContain('- [Lamps](../../docs/lamps.md): Light a lamp.\n');
  expect(overview).toContain('- [ThingsApi](things.md): Things.\n- [ToolsApi](tools.md): Tools.\n');
});

it('writes a page for each class, by route', () => {
  expect([...files.keys()]).toEqual(['llms.txt', 'llms-full.txt', 'things.md', 'tools.md']);
  expect(files.get('things.md')).toBe(`# ThingsApi

Things. They are everywhere.

[How to read this](llms.txt)

/oldthings
- \`getOldThings(): ThingListing\` Lists old things. DEPRECATED: Use \`getThing\`.

/things
- \`postThings(body: Thing): Thing\` Creates a thing.

/things/{thingId}
- \`getThing(thingId, opts?): Thing\` Reads a thing with all that has ever been known about it. [thing:view|thing:all]
- \`patchThing(thingId, opts?: { body?: ThingPatch }): Thing\` Changes a thing. [thing:edit&thing:view] PREVIEW

## Retired: the platform no longer offers these

- \`deleteThing\`: There is no replacement.
`);
  expect(files.get('tools.md')).toContain('## Methods that another class describes\n\n- [ThingsApi](things.md): getThing\n');
});

it('writes the names of all methods that should be used in one file', () => {
  expect(files.get('llms-full.txt')).toBe(`# For assistants

Read this.

# Methods

## ThingsApi (things.md)

getThing patchThing postThings

## ToolsApi (tools.md)


`);
});
