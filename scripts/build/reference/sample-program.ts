import type { ListedOperation } from '../../../src/find/data.js';
import type { SampleCall } from './sample-values.js';

/** Returns a program that calls an operation and prints the result. A reader can run it in the page, where the sandbox answers. */
export function programText({ area, name, isPaged, arguments: names }: ListedOperation, { token, values }: SampleCall): string {
  const call = `new ${area}(client).${name}(${names.join(', ')})`;
  const constants = names.map((argument) => `const ${argument} = '${values[argument] ?? ''}';`);
  return [
    `import { ApiClient, ${area} } from 'contact-centre-client';`,
    '',
    "const client = new ApiClient({ region: 'eu_west_1' });",
    `client.setAccessToken(process.env['${token}'] ?? '');`,
    '',
    ...(constants.length > 0 ? ['// From the sandbox.', ...constants] : []),
    isPaged ? `for await (const each of ${call}.items()) console.log(each);` : `console.log(await ${call});`,
  ].join('\n');
}
