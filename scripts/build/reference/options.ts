import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OptionDefaults } from 'typedoc';
import type { TypeDocOptions } from 'typedoc';
import { typedSources } from '../entries.js';

/** Types that exported types mention, but that users need not name. */
const internals = [
  'Answer',
  'Base',
  'Cacheable',
  'CallOrigin',
  'CallResult',
  'ClientSession',
  'ClosedText',
  'ClosedValue',
  'Endpoints',
  'EntityOf',
  'Exchange',
  'ExchangeContext',
  'ExchangeRequest',
  'Forecast',
  'FormEncoder',
  'Headed',
  'IdsOf',
  'InDivision',
  'IsEmptyChange',
  'LacksVersion',
  'OptionsOf',
  'PageValues',
  'PagingOptions',
  'PromiseOrigin',
  'ReadingName',
  'RouteArguments',
  'Runnable',
  'SavedTokens',
  'separators',
  'SettleOptions',
  'SignInClient',
  'StoredQueue',
  'StoredUser',
  'Week',
  'WithoutRequest',
];

/** Sources that are described elsewhere: the base class by the root, and all types by their modules. */
const excludedSources = ['src/apis/platform-api.ts', 'src/models/index.ts'];

/** The sources of the package's entries and of its API classes. */
const entries = typedSources.filter((file) => !excludedSources.includes(file));

/** Returns the modules of types. Each has a separate page, because one page with all of them would be too long. */
function moduleFiles(root: string): string[] {
  const files = readdirSync(join(root, 'src/models')).map((file) => `src/models/${file}`);
  return files.filter((file) => !excludedSources.includes(file));
}

/** Returns the options with which TypeDoc reads the package. */
export function typedocOptions(root: string): TypeDocOptions {
  return {
    name: 'contact-centre-client',
    entryPoints: [...entries, ...moduleFiles(root)].map((file) => join(root, file)),
    tsconfig: join(root, 'scripts/build/reference/tsconfig.json'),
    readme: 'none',
    // A declaration that several entries export is described once. The others link to it.
    excludeReferences: false,
    excludeExternals: true,
    excludePrivate: true,
    excludeInternal: true,
    skipErrorChecking: true,
    disableSources: true,
    disableGit: true,
    sort: ['source-order'],
    intentionallyNotExported: internals,
    validation: { notExported: true, invalidLink: true, invalidPath: true, rewrittenLink: true },
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
    // The platform may still change a preview without notice.
    modifierTags: [...OptionDefaults.modifierTags, '@preview'],
  };
}
