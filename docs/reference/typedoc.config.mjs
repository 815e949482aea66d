import { readdirSync } from 'node:fs';
import { OptionDefaults } from 'typedoc';

/** Types that exported types mention, but that users need not name. */
const internals = [
  'separators',
    'IsEmptyChange',
    'LacksVersion',
    'FormEncoder',
    'Endpoints',
    'ExchangeContext',
    'ExchangeRequest',
    'CallOrigin',
    'Answer',
    'Session',
    'ClientSession',
    'RouteArguments',
    'SettleOptions',
    'Exchange',
  'SignInClient',
    'WithoutRequest',
    'OptionsOf',
    'PagingOptions',
    'ReadingName',
    'Cacheable',
    'EntityOf',
    'ClosedText',
    'ClosedValue',
    'IdsOf',
    'Entry',
    'InDivision',
  'Base', 'Week', 'Schedule', 'Forecast',
  'CallResult', 'StoredQueue', 'StoredUser', 'SavedTokens', 'PageValues', 'PromiseOrigin', 'Headed', 'Runnable',
];

/** The sources of package.json's `exports`. The models stand module by module: all of them on one page would be 3,000. */
const entryPoints = [
  ...['index', 'client', 'fetch', 'fetch-client'].map((file) => `entries/${file}`),
    'sandbox/index',
    'sandbox/serve',
    'testing/index',
    'jobs/index',
    'limits/index',
    'react/index',
    'node/index',
    'notifications/index',
    'vendor/index',
    'files/index',
    'bulk/index',
    'bulk/bullmq',
    'tokens/index',
  'models/index',
  ...['apis', 'models'].flatMap((folder) => {
    const files = readdirSync(new URL(`../../src/${folder}`, import.meta.url)).map((file) => `${folder}/${file.slice(0, -3)}`);
    return files.filter((file) => !['apis/platform-api', 'models/index'].includes(file));
  }),
].map((file) => `../../src/${file}.ts`);

/** @type {import('typedoc').TypeDocOptions} */
export default {
  name: 'contact-centre-client',
  entryPoints,
  tsconfig: '../../tsconfig.json',
  plugin: ['./theme.mjs'],
  theme: 'reference',
  router: 'reference',
  out: '../../reference',
  readme: '../../README.md',
  projectDocuments: ['../*.md', '../../CHANGELOG.md', '../../CONTRIBUTING.md', '../../SECURITY.md'],
  // What is exported by several entries stands where it is declared, or at the first of them.
  excludeReferences: true,
  excludeExternals: true,
  excludePrivate: true,
  excludeInternal: true,
  skipErrorChecking: true,
  // Where a clone comes from is not the reference's business.
  disableSources: true,
  visibilityFilters: {},
  hideGenerator: true,
  highlightLanguages: ['yaml', 'ts', 'tsx', 'js', 'json', 'html', 'sh', 'diff'],
  customCss: './reference.css',
  includeHierarchySummary: false,
  useFirstParagraphOfCommentAsSummary: true,
  intentionallyNotExported: internals,
  validation: { notExported: true, invalidLink: true, invalidPath: true, rewrittenLink: true },
  treatWarningsAsErrors: true,
  blockTags: [
    '@param',
    '@returns',
    '@throws',
    '@permissions',
    '@see',
    '@deprecated',
    '@defaultValue',
    '@format',
    '@remarks',
    '@example',
  ],
  // The platform may still change it without notice.
  modifierTags: [...OptionDefaults.modifierTags, '@preview'],
};
