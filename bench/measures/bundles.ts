import { benchFolder, runProgram } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import { sampleInterleaved, numbers } from '../support/rounds.js';
import { entries, peers } from '../subjects.js';

const area = (client: string, name: string): string =>
  `import { ApiClient, ${name} } from '${client}'; console.log(ApiClient, ${name});`;
/** A small page: signs a user in, lists queues page by page, and handles one kind of error. */
const page = (client: string): string => `
  import { ApiClient, PermissionDeniedError, RoutingApi } from '${client}';
  const client = new ApiClient({ region: 'eu_west_1', rejectWith: 'error' });
  try {
    await client.loginPKCEGrant('client-id', location.origin);
    for await (const queue of new RoutingApi(client).getRoutingQueues({ pageSize: 100 }).items()) console.log(queue.name);
  } catch (error) {
    if (!(error instanceof PermissionDeniedError)) throw error;
    console.log('You may not view queues.');
  }`;
const allAreas = (specifier: string): string => `import * as all from '${specifier}'; console.log(all);`;
const bundleSubjects = {
  area: { label: 'ours, one area', code: area(entries.root.all, 'PresenceApi') },
  areaOnFetch: { label: 'ours, one area, `./fetch`', code: area(entries.fetch.all, 'PresenceApi') },
  page: { label: 'ours, PKCE sign-in, `.items()` and one typed error', code: page(entries.root.all) },
  pageOnFetch: { label: 'ours, PKCE sign-in, `.items()` and one typed error, `./fetch`', code: page(entries.fetch.all) },
  large: { label: 'ours, one of the largest areas', code: area(entries.root.all, 'UsersApi') },
  largeOnFetch: { label: 'ours, one of the largest areas, `./fetch`', code: area(entries.fetch.all, 'UsersApi') },
  all: { label: 'ours, all areas', code: allAreas(entries.root.all) },
  allOnFetch: { label: 'ours, all areas, `./fetch`', code: allAreas(entries.fetch.all) },
  axios: { label: 'axios', code: `import { Axios, isAxiosError } from 'axios'; console.log(Axios, isAxiosError);` },
  oldPeer: {
    label: 'purecloud-platform-client-v2 144.0.0',
    code: `import platformClient from '${peers.old}'; console.log(platformClient);`,
  },
  newestPeer: {
    label: 'purecloud-platform-client-v2 262.0.0',
    code: `import platformClient from '${peers.newest}'; console.log(platformClient);`,
  },
};
type BundleName = keyof typeof bundleSubjects;
const names = Object.keys(bundleSubjects) as BundleName[];

interface Sample {
  minified: number;
  gzip: number;
  everything: number;
}

const method = `esbuild, minified, ES modules for a browser, split at \`import()\`, each file gzip -9. "At first" is what a page loads initially; the limits apply to
it. "In all" includes lazily loaded code, such as the sign-in methods. Bundlers take the browser build of the peers: one file with all areas,
which cannot be split. Of this package, "one area" is presence, of medium size, and the large area is users.`;

export const bundles: Measure = {
  name: 'bundles',
  async run() {
    // Bundling is deterministic, so one sample is enough.
    const outcomes = await sampleInterleaved(names, 1, (name) =>
      runProgram<Sample>('bundle', { code: bundleSubjects[name].code, folder: benchFolder }),
    );
    const size = (name: BundleName, of: keyof Sample): number => numbers(outcomes[name], (sample) => sample[of])[0] ?? NaN;
    const ratio = (name: BundleName, of: keyof Sample): number => size(name, of) / size('newestPeer', of);
    return {
      title: 'Bundle',
      method,
      tables: [
        {
          head: ['in a browser', 'minified, kB', 'gzip at first, kB', '× newest peer', 'gzip in all, kB', '× newest peer'],
          rows: names.map((name) =>
            row(bundleSubjects[name].label, outcomes[name], () => [
              figure(size(name, 'minified') / 1000, 1),
              ...(['gzip', 'everything'] as const).flatMap((of) => [
                figure(size(name, of) / 1000, 1),
                figure(ratio(name, of), 3),
              ]),
            ]),
          ),
        },
      ],
      missing: missing(outcomes, bundleSubjects),
      limits: [
        { what: 'bundle of one area', value: ratio('area', 'gzip'), bound: 0.33, is: 'at most', unit: '× the newest peer' },
        {
          what: 'bundle of one area from `./fetch`',
          value: ratio('areaOnFetch', 'gzip'),
          bound: 0.09,
          is: 'at most',
          unit: '× the newest peer',
        },
      ],
    };
  },
};
