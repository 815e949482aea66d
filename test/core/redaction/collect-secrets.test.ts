import { expect, it } from 'vitest';
import { collectSecrets } from '../../../src/core/redaction/collect-secrets.js';

const secretsOf = (authorization: string): string[] =>
  collectSecrets({ secrets: [], headers: { authorization }, url: 'https://platform.example/', body: undefined });

it('collects the password of Basic credentials, decoded', () => {
  const credentials = btoa('client:s3cret');
  for (const scheme of ['Basic', 'basic'])
    expect(secretsOf(`${scheme} ${credentials}`)).toEqual([`${scheme} ${credentials}`, credentials, 's3cret']);
});

it('decodes nothing if Basic is not the scheme', () => {
  expect(secretsOf('Bearer basic abc')).toEqual(['Bearer basic abc', 'basic abc']);
});
