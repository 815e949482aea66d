const variables: Readonly<Record<string, string>> = { userId: 'USER_ID', queueId: 'QUEUE_ID' };

/**
 * Returns a sample as a program. A sample of the reference is a function, so the program creates a client and calls it.
 *
 * @param match - The result of `METHOD_SAMPLE` for the sample. A parameter, so that this module shares no file with the first script.
 */
export function asProgram(sample: string, match: RegExpExecArray | null): string {
  const [, name, parameters = ''] = match ?? [];
  if (name === undefined) return sample;
  const names = [...parameters.matchAll(/, (\w+): string/g)].map(([, parameter = '']) => parameter);
  return [
    sample.replace(/\btype ApiClient\b/, 'ApiClient'),
    '',
    "const client = new ApiClient({ region: 'eu_west_1', rejectWith: 'error' });",
    "client.setAccessToken(process.env['USER_TOKEN'] ?? '');",
    ...names.map((parameter) => `const ${parameter} = process.env['${variables[parameter] ?? ''}'] ?? '';`),
    `console.log(await ${name}(${['client', ...names].join(', ')}));`,
  ].join('\n');
}
