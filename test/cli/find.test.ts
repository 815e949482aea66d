import { describe, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/command.js';
import { runFind } from '../../src/cli/find.js';
import { escapeControlCharacters } from '../../src/sandbox/values/escape-text.js';
import { findData } from '../find/support.js';

interface Run {
  code: number;
  out: string;
  error: string;
}

async function find(...args: string[]): Promise<Run> {
  const output = { out: [] as string[], error: [] as string[] };
  const io = {
    out: (line: string) => void output.out.push(line),
    error: (line: string) => void output.error.push(line),
    printable: escapeControlCharacters,
    version: '1.2.3',
  };
  const code = await runFind(args, io, findData);
  return { code, out: output.out.join('\n'), error: output.error.join('\n') };
}

interface FoundJson {
  query: string;
  operations: { class: string; classes: string[]; method: string; deprecated: boolean; replacement?: string; sample: string }[];
}

async function findJson(...args: string[]): Promise<FoundJson> {
  return JSON.parse((await find(...args, '--json')).out) as FoundJson;
}

describe('contact-centre-client find', () => {
  it('prints method, route, permission and a sample of five operations', async () => {
    const { code, out, error } = await find('set presence');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out.match(/^\d+\. /gm)).toEqual(['1. ', '2. ', '3. ', '4. ', '5. ']);
    expect(out).toContain(`. PresenceApi.patchUserPresence(userId, 'PURECLOUD', body)
   Changes a user's presence for a source other than the platform, or makes that source the user's primary one.
   PATCH /api/v2/users/{userId}/presences/{sourceId}
   Permissions: none listed by the platform

   import { type ApiClient, PresenceApi } from 'contact-centre-client';
   import type { UserPresence } from 'contact-centre-client/models';
`);
    expect(out).toContain('\n   Permission: presence:userPresence:edit\n');
  });

  it('joins the words of a question without quotes', async () => {
    expect((await findJson('who', 'is', 'in', 'a', 'queue')).query).toBe('who is in a queue');
  });

  it('prints as many operations as --limit permits', async () => {
    expect((await findJson('list queues', '--limit', '2')).operations).toHaveLength(2);
    expect((await findJson('list queues', '--limit', '50')).operations).toHaveLength(50);
  });

  it.each(['presence', 'PresenceApi', 'PRESENCE'])('searches only the class that --area names: %s', async (area) => {
    const { operations } = await findJson('list users', '--area', area);
    expect(operations.length).toBeGreaterThan(0);
    expect(operations.filter(({ classes }) => !classes.includes('PresenceApi'))).toEqual([]);
  });

  it('prints JSON with what a program needs', async () => {
    const { operations } = await findJson('getUsersMe');
    expect(operations[0]).toEqual({
      class: 'UsersApi',
      classes: ['UsersApi'],
      method: 'getUsersMe',
      call: 'UsersApi.getUsersMe()',
      verb: 'GET',
      path: '/api/v2/users/me',
      summary: expect.stringMatching(/^Reads /) as string,
      permissions: {},
      returns: 'UserMe',
      deprecated: false,
      retired: false,
      preview: false,
      sample: expect.stringContaining('getUsersMe(client: ApiClient)') as string,
    });
  });

  it('marks deprecated and retired operations, with their replacement', async () => {
    expect((await find('getPresencedefinitions')).out).toContain('DEPRECATED: Use `getPresenceDefinitions0`.');
    const { out } = await find('postAnalyticsReportingSchedules', '--limit', '1');
    expect(out).toContain('RETIRED: the platform no longer offers this operation.');
  });

  it('says what to do if nothing is found', async () => {
    const { code, out, error } = await find('xyzzyplugh');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toBe('No operation matches "xyzzyplugh". Use other words, such as "list queues", or leave out --area.');
    expect(await find('xyzzyplugh', '--json')).toEqual({
      code: 1,
      out: '{\n  "query": "xyzzyplugh",\n  "operations": []\n}',
      error: '',
    });
  });

  it.each([
    [[], 'The question is missing. Write what the operation does, such as "set presence".'],
    [['  '], 'The question is missing.'],
    [['queues', '--limit', '0'], '--limit must be a whole number from 1 to 50, not "0"'],
    [['queues', '--limit', 'all'], '--limit must be a whole number from 1 to 50, not "all"'],
    [['queues', '--limit', '51'], '--limit must be a whole number from 1 to 50, not "51"'],
    [
      ['queues', '--area', 'presense'],
      'Unknown area "presense". Did you mean "Presence"? Areas: AIStudioApi, AgentAssistantsApi',
    ],
    [['--area', 'user'], 'Unknown area "user". Did you mean "Users"? Areas: AIStudioApi, AgentAssistantsApi'],
    [['queues', '--area', 'xyzzyplugh'], 'Unknown area "xyzzyplugh". Areas: AIStudioApi, AgentAssistantsApi'],
    [['queues', '--first', '5'], 'Unknown option "--first". Options: --limit, --area, --json, --version, --help'],
  ])('refuses %j', async (args, message) => {
    const { code, out, error } = await find(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(message);
    expect(error).toContain('Try: contact-centre-client find --help');
  });

  it('prints its help and the version of the package', async () => {
    expect((await find('--help')).out).toMatch(/^Usage: contact-centre-client find <question>/);
    expect(await find('--version')).toEqual({ code: 0, out: '1.2.3', error: '' });
  });

  it('is a command of the package', async () => {
    const lines: string[] = [];
    const io = {
      out: (line: string) => void lines.push(line),
      error: () => undefined,
      stop: new AbortController().signal,
      version: '1',
    };
    expect(await runCommand(['find', '--help'], io)).toBe(0);
    expect(lines.join('\n')).toMatch(/^Usage: contact-centre-client find/);
  });
});
