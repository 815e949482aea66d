import { safeName } from 'contact-centre-client/files';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFileName } from '../../src/files/names.js';

it.each([
  ['call.wav', 'call.wav'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\Windows\\system.ini', 'C__Windows_system.ini'],
  ['.bashrc', 'bashrc'],
  ['  call.wav. ', 'call.wav'],
  ['a\u0000b\r\nc.wav', 'a_b__c.wav'],
  ['invoice\u202Egpj.exe', 'invoice_gpj.exe'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['falcon.csv', 'falcon.csv'],
  ['console.log', 'console.log'],
  ['', 'file'],
  ['...', 'file'],
  ['Gespräch mit Frau Ångström.wav', 'Gespräch mit Frau Ångström.wav'],
])('%j becomes %j', (unsafeName, safe) => {
  expect(safeName(unsafeName)).toBe(safe);
});

it('keeps the extension of a long name and splits no character', () => {
  const name = safeName(`${'😀'.repeat(400)}.wav`);
  expect(Buffer.byteLength(safeName(`${'x'.repeat(900)}.wav`))).toBe(204);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(204);
  expect(() => encodeURIComponent(name)).not.toThrow();
});

it('turns any text into a name that stays in its directory, and maps that name to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const name = safeName(text);
      // oxlint-disable-next-line no-control-regex
      expect(name).not.toMatch(/[/\\\u0000-\u001f]|^\.|^$|[. ]$/);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(safeName(name)).toBe(name);
    }),
  );
});

it('takes time proportional to the length of an untrusted name', () => {
  expect(safeName(' '.repeat(1_000_000))).toBe('file');
  expect(safeName(`a${'.'.repeat(1_000_000)}b`)).toMatch(/^a/);
});

it.each([
  ['attachment; filename="call.wav"', 'call.wav'],
  [`attachment; filename="call.wav"; filename*=UTF-8''Gespr%C3%A4ch.wav`, 'Gespräch.wav'],
  [`attachment; filename*=UTF-8''%2E%2E%2Fcall.wav`, '_call.wav'],
  [`attachment; filename*=UTF-8''%E0%A4%A.wav`, '%E0%A4%A.wav'],
  ['attachment', 'from address.csv'],
])('is read from %j, otherwise from the end of the address', (header, name) => {
  expect(readFileName(new Headers({ 'content-disposition': header }), 'https://store.example/b/from%20address.csv?sig=1')).toBe(
    name,
  );
});
