/** Who publishes the package, as entered once in `scripts/release/publisher.json`. */
export interface Publisher {
  /** Address of the repository: `https://host/owner/name`. */
  readonly repository: string;
  /** `Name`, `Name <mail@example.com>` or `Name <mail@example.com> (https://example.com)`. */
  readonly author: string;
  /** Address of the project's page; the repository's README by default. */
  readonly homepage: string;
  /** Address for bug reports; the repository's issues by default. */
  readonly bugs: string;
  /** Address for reports of vulnerabilities, or an e-mail address; the repository's private reports by default. */
  readonly security: string;
}

export const publisherFile = 'scripts/release/publisher.json';

/** The files that repeat what the publisher has entered, with the folder of their package in the repository. */
const packageFiles = new Map<string, string | undefined>([
  ['package.json', undefined],
  ['compat/package.json', 'compat'],
  ['examples/console/package.json', 'examples/console'],
]);
const securityPage = 'SECURITY.md';

/** Parses `publisher.json`, and adds the defaults that follow from the repository. */
export function readPublisher(text: string): Publisher {
  const entered = JSON.parse(text) as Partial<Record<keyof Publisher, unknown>>;
  const field = (name: keyof Publisher, fallback = ''): string => {
    const value = typeof entered[name] === 'string' ? entered[name].trim() : '';
    return value === '' ? fallback : value;
  };
  const repository = field('repository').replace(/(?:\.git)?\/*$/, '');
  const below = (path: string): string => (repository === '' ? '' : repository + path);
  return {
    repository,
    author: field('author'),
    homepage: field('homepage', below('#readme')),
    bugs: field('bugs', below('/issues')),
    security: field('security', below('/security/advisories/new')),
  };
}

const isAddress = (text: string): boolean => /^https:\/\/[^\s/]+(?:[/#?]\S*)?$/.test(text);
const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const isRepository = (text: string): boolean => /^https:\/\/[^\s/]+(?:\/[\w.-]+){2,}$/.test(text);

/** Lists what is missing or invalid in `publisher.json`; empty if a release can be published. */
export function publisherProblems({ repository, author, homepage, bugs, security }: Publisher): string[] {
  const problem = (name: string, value: string, expected: string): string =>
    `${publisherFile}: "${name}" is ${value === '' ? 'empty' : `"${value}"`}. Enter ${expected}, and run npm run publisher.`;
  const checks: [name: string, value: string, isValid: boolean, expected: string][] = [
    ['repository', repository, isRepository(repository), 'the address of the repository, such as https://github.com/owner/name'],
    ['author', author, author !== '', 'a name, such as Sam Doe <sam@example.com>'],
    ['homepage', homepage, homepage === '' || isAddress(homepage), 'an https address'],
    ['bugs', bugs, bugs === '' || isAddress(bugs), 'an https address'],
    ['security', security, security === '' || isAddress(security) || isMail(security), 'an https address or an e-mail address'],
  ];
  return checks.flatMap(([name, value, isValid, expected]) => (isValid ? [] : [problem(name, value, expected)]));
}

/** Returns the files of the repository that repeat the publisher's data, with the texts that they must have, by path. */
export function filledFiles(publisher: Publisher, read: (path: string) => string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [path, directory] of packageFiles) files.set(path, filledPackageJson(read(path), publisher, directory));
  return files.set(securityPage, filledSecurityPage(read(securityPage), publisher));
}

/** Lists the files that do not have the publisher's data. */
export function unfilledFiles(publisher: Publisher, read: (path: string) => string): string[] {
  return [...filledFiles(publisher, read)].flatMap(([path, text]) =>
    text === read(path) ? [] : [`${path} does not have the data of ${publisherFile}. Run npm run publisher.`],
  );
}

/** Returns a package.json with the publisher's fields, which stand behind `license`. */
function filledPackageJson(text: string, { repository, author, homepage, bugs }: Publisher, directory?: string): string {
  const filledFields: Record<string, unknown> = {
    author,
    homepage,
    repository: { type: 'git', url: `git+${repository}.git`, ...(directory !== undefined && { directory }) },
    bugs: { url: bugs },
    publishConfig: { access: 'public', provenance: true },
  };
  const entries = Object.entries(JSON.parse(text) as object).filter(([name]) => !Object.hasOwn(filledFields, name));
  const behindLicense = entries.findIndex(([name]) => name === 'license') + 1;
  entries.splice(behindLicense, 0, ...Object.entries(filledFields));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** Returns SECURITY.md with the publisher's contact between its two markers. */
function filledSecurityPage(text: string, { security }: Publisher): string {
  const markers = /(<!-- contact: .* -->\n)[^]*?(<!-- end of contact -->)/;
  if (!markers.test(text)) throw new Error(`${securityPage} has no comments "contact" and "end of contact"`);
  const contact = isMail(security) ? `[${security}](mailto:${security})` : `<${security}>`;
  return text.replace(
    markers,
    (_all, start: string, end: string) => `${start}Send it to ${contact}, not to the public issues.\n${end}`,
  );
}
