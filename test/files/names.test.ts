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
  ['prn.txt', '_prn.txt'],
  ['aux', '_aux'],
  ['com1', '_com1'],
  ['COM9.txt', '_COM9.txt'],
  ['lpt1', '_lpt1'],
  ['coma', 'coma'],
  ['lpta.txt', 'lpta.txt'],
  ['com12', 'com12'],
  ['mycon', 'mycon'],
  ['con-1.txt', 'con-1.txt'],
  ['a<b>c:d"e/f\\g|h?i*j.txt', 'a_b_c_d_e_f_g_h_i_j.txt'],
  ['zero\u200Bwidth.txt', 'zero_width.txt'],
  ['lone\uD800.txt', 'lone_.txt'],
  ['A\u030Angstro\u0308m.wav', 'Ångström.wav'],
  ['. .a. .', 'a'],
  ['.wav', 'wav'],
  [' .', 'file'],
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
  ['', 'from address.csv'],
  ['attachment; filename=call.wav', 'call.wav'],
  ['attachment; filename=call.wav; size=5', 'call.wav'],
  ['attachment; FILENAME="call.wav"', 'call.wav'],
  ['attachment; filename="50%25.wav"', '50%25.wav'],
  [`attachment; filename*=utf-8''a%20b.wav; filename="c.wav"`, 'a b.wav'],
  [`attachment; filename*=UTF-8''a.wav d`, 'a.wav'],
])('is read from %j, otherwise from the end of the address', (header, name) => {
  expect(readFileName(new Headers({ 'content-disposition': header }), 'https://store.example/b/from%20address.csv?sig=1')).toBe(
    name,
  );
});

it.each([
  ['https://store.example/a/b%20c.csv', 'b c.csv'],
  ['https://store.example/a/50%.csv', '50%.csv'],
  ['https://store.example/a/', 'file'],
  ['https://store.example', 'file'],
])('is read from the address %s without a header', (url, name) => {
  expect(readFileName(new Headers(), url)).toBe(name);
});

it.each([
  [`${'x'.repeat(200)}.wav`, `${'x'.repeat(200)}.wav`],
  [`${'x'.repeat(201)}.wav`, `${'x'.repeat(200)}.wav`],
  ['x'.repeat(201), 'x'.repeat(200)],
  [`${'x'.repeat(999)}.wav`, 'x'.repeat(200)],
  [`${'x'.repeat(300)}.1234567890`, `${'x'.repeat(200)}.1234567890`],
  [`${'x'.repeat(300)}.12345678901`, 'x'.repeat(200)],
  [`${'é'.repeat(101)}.wav`, `${'é'.repeat(100)}.wav`],
])('A long name is cut: %s', (name, expected) => {
  expect(safeName(name)).toBe(expected);
});
