import { describe, expect, it } from 'vitest';
import { decodeFragment, encodeFragment } from '../../docs/site/src/playground/page/share.js';
import { sampleFile } from '../../docs/site/src/playground/page/sample-file.js';

describe('A sample as a file', () => {
  it('says in its first line how to run it, with the environment variables that it reads', () => {
    const code = "const id = process.env['CLIENT_ID'] ?? process.env.CLIENT_SECRET;";
    const [first = '', second = ''] = sampleFile(code, 'a-1.mts').split('\n');
    expect(first).toBe(
      '// Run this file in Node 20 or later: npm install --no-save contact-centre-client tsx && CLIENT_ID=… CLIENT_SECRET=… npx tsx a-1.mts',
    );
    expect(second).toContain('sandbox');
    expect(sampleFile('console.log(1);', 'a.mts')).toBe(
      '// Run this file in Node 20 or later: npm install --no-save contact-centre-client tsx && npx tsx a.mts\n\nconsole.log(1);\n',
    );
  });
});

it('A sample that destructures `process.env` names the variables in its first line', () => {
  const code = "const { CLIENT_ID = '', CLIENT_SECRET: secret } = process.env;\nconst token = process.env['ACCESS_TOKEN'];";
  expect(sampleFile(code, 'a.mts').split('\n')[0]).toContain('&& CLIENT_ID=… CLIENT_SECRET=… ACCESS_TOKEN=… npx tsx a.mts');
});

describe('A link to the playground', () => {
  it('contains the code', async () => {
    const code = "console.log('Grüße, 世界 + / =');\n".repeat(50);
    const fragment = await encodeFragment(code);
    expect(fragment).toMatch(/^#code=[\w-]+$/);
    expect(fragment.length).toBeLessThan(code.length / 5);
    expect(await decodeFragment(fragment)).toBe(code);
  });

  it.each(['', '#top', '#code=', '#code=%%%', '#code=abc'])('without valid code is ignored: %s', async (fragment) => {
    expect(await decodeFragment(fragment)).toBeUndefined();
  });
});
