import { regions } from 'contact-centre-client/fetch';
import { describe, expect, it } from 'vitest';
import { connections } from '../../examples/console/server/connections.js';
import { pageHeaders } from '../../examples/console/server/headers.js';

const sandbox = 'http://127.0.0.1:4401';
const cookie = (text: string): string => `theme=dark; console.hosts=${text}; other=1`;
const chosen = (text: string): string[] => connections([], cookie(text)).slice(connections([], undefined).length);
const isSocket = (origin: string): boolean => /^wss?:/.test(origin);

describe('The origins that a page may connect to', () => {
  it('are all regions by name and the sandbox, without patterns', () => {
    const policy = pageHeaders('n', connections([sandbox], undefined))['Content-Security-Policy'] ?? '';
    const hosts = /connect-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(hosts).toContain("'self'");
    expect(hosts).toContain(sandbox);
    for (const host of Object.values(regions)) {
      expect(hosts).toEqual(expect.arrayContaining([`https://api.${host}`, `https://login.${host}`, `wss://streaming.${host}`]));
    }
    expect(hosts).toContain('ws://127.0.0.1:4401');
    expect(hosts).toHaveLength(3 + 3 * Object.keys(regions).length);
    expect(hosts.filter((host) => /\*|^\w+:$/.test(host))).toEqual([]);
  });

  it('include origins that the user has chosen', () => {
    const both = ['https://api.gateway.example:8443', 'https://login.gateway.example'];
    expect(chosen(both.map(encodeURIComponent).join('+')).filter((origin) => !isSocket(origin))).toEqual(both);
    expect(chosen(encodeURIComponent('http://[::1]:8080'))).toEqual(['http://[::1]:8080', 'ws://[::1]:8080']);
  });

  it('include origins of live events for a chosen place: its own host, and the one beside an API host', () => {
    expect(chosen(encodeURIComponent('https://api.gateway.example:8443')).filter(isSocket)).toEqual([
      'wss://api.gateway.example:8443',
      'wss://streaming.gateway.example:8443',
    ]);
  });

  it.each([
    'https:',
    '*',
    'https://*.example',
    "https://a.example; script-src 'unsafe-inline'",
    "'unsafe-eval'",
    'https://a.example/path',
    'javascript:alert(1)',
    'wss://a.example',
    '%zz',
    'https://a.example\n',
    'https://a.example https://b.example',
    'data:',
  ])('never include %j', (text) => {
    expect(chosen(encodeURIComponent(text))).toEqual([]);
  });

  it('are a short list', () => {
    const many = Array.from({ length: 50 }, (_, index) => encodeURIComponent(`https://h${index}.example`));
    expect(chosen(many.join('+')).filter((origin) => !isSocket(origin))).toHaveLength(2);
  });
});
