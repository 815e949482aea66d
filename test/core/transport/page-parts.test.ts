import { readFileSync } from 'node:fs';
import { jwtDecode } from 'jwt-decode';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, it, onTestFinished } from 'vitest';
import { browserReplacements } from '../../../scripts/build/package-files.js';
import { createSender } from '../../../src/core/transport/axios-eager.js';
import { decodeJwt, sendByFetch } from '../../../src/core/transport/no-node-parts.js';
import type { TransportRequest } from '../../../src/core/transport/transport.js';
import { startRawServer, startServer } from '../../support/wire.js';

/** Encodes a payload as a token without a valid signature. */
function jwtOf(payload: string | Uint8Array): string {
  return `e30.${Buffer.from(payload).toString('base64url')}.signature`;
}

describe('The payload of a JSON Web Token in a page', () => {
  it('is the one that jwt-decode returns, whatever the claims', () => {
    fc.assert(
      fc.property(fc.json(), (claims) => {
        const jwt = jwtOf(claims);
        expect(decodeJwt(jwt)).toEqual(jwtDecode(jwt));
      }),
    );
  });

  it('is the one that jwt-decode returns, if it is no UTF-8', () => {
    const jwt = jwtOf(Buffer.from('{"name":"J\u00fcrgen"}', 'latin1'));
    expect(decodeJwt(jwt)).toEqual({ name: 'J\u00fcrgen' });
    expect(jwtDecode(jwt)).toEqual({ name: 'J\u00fcrgen' });
  });

  it.each(['', 'text', 'a.%%%.c', 'a.b.c', jwtOf('no JSON'), 'e30..signature'])('cannot be read from %j', (jwt) => {
    expect(() => decodeJwt(jwt)).toThrow();
    expect(() => jwtDecode(jwt)).toThrow();
  });
});

describe.each([
  ['fetch', sendByFetch],
  ['axios', createSender({})],
])('A request of a page by %s', (_name, send) => {
  function requestOf(url: string, signal = new AbortController().signal): TransportRequest {
    const headers = { 'content-type': 'application/json', 'x-probe': '1' };
    return { method: 'POST', url: `${url}/probes`, headers, body: '{"name":"\u00fc"}', signal, maxResponseBytes: undefined };
  }

  it('is sent unchanged, and resolves with all of its response', async () => {
    const server = await startServer({ status: 201, json: { id: '1' }, headers: { 'x-reply': 'yes' } });
    const { status, statusText, headers, body } = await send(requestOf(server.url));
    expect([status, statusText, headers['x-reply'], Buffer.from(body).toString()]).toEqual([201, 'Created', 'yes', '{"id":"1"}']);
    expect(server.requests).toMatchObject([
      { method: 'POST', url: '/probes', headers: { 'x-probe': '1' }, body: '{"name":"\u00fc"}' },
    ]);
  });

  it('is not sent again after its connection broke, because a browser does that', async () => {
    let connections = 0;
    const server = await startRawServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    onTestFinished(server.close);
    await expect(send({ ...requestOf(server.url), method: 'GET', body: undefined })).rejects.toThrow();
    expect(connections).toBe(1);
  });

  it('stops when its signal fires', async () => {
    const server = await startServer(() => new Promise(() => undefined));
    const controller = new AbortController();
    const sending = send(requestOf(server.url, controller.signal));
    await server.arrived(1);
    controller.abort(new Error('enough'));
    await expect(sending).rejects.toThrow();
  });
});

describe('Files that bundles for browsers replace', () => {
  const paths = Object.entries(browserReplacements).flat();

  /** The statements of a file, and whether the file imports others of the package at run time. */
  function readFile(path: string): { statements: readonly ts.Statement[]; hasImports: boolean } {
    const { statements } = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const isImport = (each: ts.Statement): boolean =>
      ts.isImportDeclaration(each) && !each.importClause?.isTypeOnly && each.moduleSpecifier.getText().startsWith("'.");
    return { statements, hasImports: statements.some(isImport) };
  }

  it.each(paths)(
    '%s exports functions only, if it imports other files: in a circle they may call it before it has run',
    (path) => {
      const { statements, hasImports } = readFile(path);
      const exportsConstant = statements.some(
        (each) => ts.isVariableStatement(each) && each.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
      );
      expect(hasImports && exportsConstant).toBe(false);
    },
  );
});
