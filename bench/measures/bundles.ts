import { benchFolder, runProgram } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure, missing, row } from '../support/report.js';
import { sampleInterleaved, numbers } from '../support/rounds.js';
import { entries, peers } from '../subjects.js';

const area = (client: string, name: string): string =>
  `import { ApiClient, ${name} } from '${client}'; console.log(ApiClient, ${name});`;
/** A small page: signs a user in, lists queues page by page, and handles one kind of error. */
const page = (client: string, routing: string): string => `
  import { ApiClient, PermissionDeniedError } from '${client}';
  import { RoutingApi } from '${routing}';
  const client = new ApiClient({ region: 'eu_west_1', rejectWith: 'error' });
  try {
    await client.loginPKCEGrant('client-id', location.origin);
    for await (const queue of new RoutingApi(client).getRoutingQueues({ pageSize: 100 }).items()) console.log(queue.name);
  } catch (error) {
    if (!(error instanceof PermissionDeniedError)) throw error;
    console.log('You may not view queues.');
  }`;
/** The same client and area, with hooks: `bindings` are those imports of React bindings that a page needs. */
const reactPage = (bindings: string): string => `
  import { ApiClient } from '${entries.fetch.client}';
  import { RoutingApi } from '${entries.routing}';
  ${bindings}
  console.log(ApiClient, RoutingApi);`;
const allAreas = (specifier: string): string => `import * as all from '${specifier}'; console.log(all);`;
const bundleSubjects = {
  area: { label: 'ours, one area', code: area(entries.root.all, 'PresenceApi') },
  areaOnFetch: { label: 'ours, one area, `./fetch`', code: area(entries.fetch.all, 'PresenceApi') },
  page: { label: 'ours, PKCE sign-in, `.items()` and one typed error', code: page(entries.root.all, entries.root.all) },
  pageOnFetch: {
    label: 'ours, PKCE sign-in, `.items()` and one typed error, `./fetch/client`',
    code: page(entries.fetch.client, entries.routing),
  },
  hooks: {
    label: 'ours, `./fetch/client`, one area, session and query of `./react`',
    code: reactPage(
      `import { PlatformProvider, usePlatformQuery, useSession } from '${entries.react}'; console.log(PlatformProvider, usePlatformQuery, useSession);`,
    ),
  },
  noHooks: { label: 'ours, the same without `./react`', code: reactPage('') },
  large: { label: 'ours, one of the largest areas', code: area(entries.root.all, 'UsersApi') },
  largeOnFetch: { label: 'ours, one of the largest areas, `./fetch`', code: area(entries.fetch.all, 'UsersApi') },
  all: { label: 'ours, all areas', code: allAreas(entries.root.all) },
  allOnFetch: { label: 'ours, all areas, `./fetch`', code: allAreas(entries.fetch.all) },
  sandbox: {
    label: 'ours, a sandbox in the page',
    code: `import { createSandbox } from '${entries.sandbox}'; console.log(createSandbox());`,
  },
  axios: { label: 'axios', code: `import { Axios, isAxiosError } from 'axios'; console.log(Axios, isAxiosError);` },
  oldPeer: {
    label: 'purecloud-platform-client-v2 144.0.0',
    code: `import * as platformClient from '${peers.old}'; console.log(platformClient);`,
  },
  newestPeer: {
    label: 'purecloud-platform-client-v2 262.0.0',
    code: `import * as platformClient from '${peers.newest}'; console.log(platformClient);`,
  },
};
type BundleName = keyof typeof bundleSubjects;
const names = Object.keys(bundleSubjects) as BundleName[];

/** Limits of what Rolldown makes, in kB: of one bundle, or of the difference between two. */
const kilobytes: readonly { what: string; of: BundleName; without?: BundleName; bound: number; goal?: number }[] = [
  { what: 'a page with PKCE sign-in, `.items()` and one typed error', of: 'page', bound: 36.8, goal: 33 },
  { what: 'the same page on `./fetch/client`', of: 'pageOnFetch', bound: 15.1, goal: 12.5 },
  { what: 'one area, over axios', of: 'area', without: 'axios', bound: 12.6, goal: 10.5 },
  { what: 'session and query of `./react`, over the client', of: 'hooks', without: 'noHooks', bound: 6 },
  { what: 'a sandbox for users, routing, conversations and analytics', of: 'sandbox', bound: 180 },
];

interface Sample {
  minified: number;
  gzip: number;
  everything: number;
  /** With Rolldown, the bundler of Vite 8. */
  rolldown: number;
}

const method = `Rolldown (the bundler of Vite 8) and esbuild: minified, ES modules for a browser, split at \`import()\`, each file gzip -9. "At first" is what a page
loads initially; the limits apply to it. React and TanStack Query are not counted. "In all" includes lazily loaded code, such as the sign-in methods. Bundlers take the browser build of the peers: one file with all areas,
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
          head: [
            'in a browser',
            'Rolldown: gzip at first, kB',
            '× newest peer',
            'esbuild: minified, kB',
            'gzip at first, kB',
            '× newest peer',
            'gzip in all, kB',
            '× newest peer',
          ],
          rows: names.map((name) =>
            row(bundleSubjects[name].label, outcomes[name], () => [
              figure(size(name, 'rolldown') / 1000, 1),
              figure(ratio(name, 'rolldown'), 3),
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
        ...kilobytes.map(({ what, of, without, ...bounds }) => ({
          what: `${what}, by Rolldown`,
          value: (size(of, 'rolldown') - (without === undefined ? 0 : size(without, 'rolldown'))) / 1000,
          ...bounds,
          is: 'at most' as const,
          unit: 'kB',
        })),
      ],
    };
  },
};
