/** What a release consists of, read from the repository and from the packed tarball. */
export interface Release {
  /** The tag that started the release, such as `v1.2.3`. */
  readonly tag: string;
  /** `owner/name` of the repository that publishes; `undefined` outside the release workflow. */
  readonly repository: string | undefined;
  readonly packageJson: PackageJson;
  /** The package of the root, if this one depends on it. Both are released with the same version. */
  readonly requiredPackage?: PackageJson | undefined;
  /** Versions that package-lock.json states of the package itself. */
  readonly lockVersions: readonly (string | undefined)[];
  readonly changelog: string;
  /** README.md as the registry shows it, with absolute links. */
  readonly readme: string;
  readonly tarball: Tarball;
}

export interface Tarball {
  readonly packageJson: PackageJson;
  readonly changelog: string | undefined;
  readonly readme: string | undefined;
  /** Paths below the package's folder. */
  readonly files: readonly string[];
}

export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly repository?: string | { readonly url?: string };
  readonly [field: string]: unknown;
}

/** Lists every way in which tag, package, lock file, changelog and tarball contradict each other; empty if the release may be published. */
export function disagreements(release: Release): string[] {
  return [
    ...versionProblems(release),
    ...dependencyProblems(release),
    ...changelogProblems(release),
    ...repositoryProblems(release),
    ...tarballProblems(release),
  ];
}

/** Returns the changelog's text about a version, without its heading; `undefined` if it has no such section. */
export function releaseNotes(changelog: string, version: string): string | undefined {
  const section = sectionsOf(changelog).find(({ title }) => titleVersion(title) === version);
  return section?.text;
}

function versionProblems({ tag, packageJson: { version }, lockVersions }: Release): string[] {
  const problems: string[] = [];
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) problems.push(`package.json: "${version}" is not a version such as 1.2.3.`);
  if (tag !== `v${version}`)
    problems.push(`The tag is "${tag}", but package.json has version ${version}: the tag must be "v${version}".`);
  if (lockVersions.some((lockVersion) => lockVersion !== version))
    problems.push(
      `package-lock.json has version ${lockVersions.join(' and ')}, package.json ${version}. Run npm install --package-lock-only.`,
    );
  return problems;
}

function dependencyProblems({ packageJson, requiredPackage }: Release): string[] {
  if (requiredPackage === undefined) return [];
  const { name, version } = requiredPackage;
  const expected = JSON.stringify({ [name]: version });
  const actual = JSON.stringify(packageJson['dependencies'] ?? {});
  return actual === expected ? [] : [`${packageJson.name} has the dependencies ${actual}; it must have ${expected}.`];
}

function changelogProblems({ changelog, packageJson: { version } }: Release): string[] {
  const sections = sectionsOf(changelog);
  const unreleased = sections.find(({ title }) => title.toLowerCase() === 'unreleased');
  const problems: string[] = [];
  if (unreleased !== undefined && unreleased.text !== '')
    problems.push(`CHANGELOG.md still has entries under "Unreleased". Move them to "## ${version}".`);
  const released = sections.filter((section) => section !== unreleased);
  const matching = released.filter(({ title }) => titleVersion(title) === version);
  if (matching.length !== 1) problems.push(`CHANGELOG.md has ${matching.length} sections "## ${version}"; it must have one.`);
  if (matching[0]?.text === '') problems.push(`CHANGELOG.md says nothing under "## ${version}".`);
  if (matching.length > 0 && released[0] !== matching[0])
    problems.push(`CHANGELOG.md: "## ${version}" must be the newest version.`);
  return problems;
}

/** npm refuses a provenance statement for a package that names another repository than the one that publishes. */
function repositoryProblems({ repository, packageJson }: Release): string[] {
  if (repository === undefined) return [];
  const { repository: repositoryField } = packageJson;
  const url = typeof repositoryField === 'string' ? repositoryField : repositoryField?.url;
  if (url === undefined) return ['package.json has no "repository": npm cannot state where the package was built.'];
  const path = url.replace(/^(git\+)?https?:\/\/[^/]+\/|^github:/, '').replace(/\.git$/, '');
  return path === repository ? [] : [`package.json names the repository "${url}", but "${repository}" publishes.`];
}

function tarballProblems({ packageJson, changelog, readme, tarball }: Release): string[] {
  const problems: string[] = [];
  for (const field of ['name', 'version', 'dependencies', 'exports', 'bin'])
    if (JSON.stringify(tarball.packageJson[field]) !== JSON.stringify(packageJson[field]))
      problems.push(`The tarball's package.json has another "${field}" than the repository's. Pack it anew.`);
  if (tarball.changelog !== changelog) problems.push("The tarball's CHANGELOG.md is not the repository's. Pack it anew.");
  if (tarball.readme !== readme)
    problems.push("The tarball's README.md is not the repository's with absolute links. Pack it with scripts/release/pack.ts.");
  const files = new Set(tarball.files);
  for (const path of listedPaths(packageJson))
    if (!tarball.files.some((file) => file === path || file.startsWith(`${path}/`)))
      problems.push(`The tarball has no ${path}, which "files" of package.json lists. Build it before packing.`);
  for (const path of namedFiles(packageJson))
    if (!files.has(path))
      problems.push(`The tarball has no ${path}, which package.json names. Run npm run build before packing.`);
  for (const file of files)
    if (!isExpected(file)) problems.push(`The tarball has ${file}, which is neither built, documented nor required.`);
  return problems;
}

const expectedFiles = ['package.json', 'README.md', 'LICENSE', 'AGENTS.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'];
const isExpected = (file: string): boolean =>
  expectedFiles.includes(file) || ['dist/', 'docs/', 'lib/'].some((folder) => file.startsWith(folder));

/** Lists the files and folders that `files` of a package.json names. Patterns with `*` are left out. */
function listedPaths({ files }: PackageJson): string[] {
  return Array.isArray(files) ? stringsIn(files).filter((path) => !path.includes('*')) : [];
}

/** Lists the files that a package.json names: what is imported, typed, run and read. Patterns with `*` are left out. */
function namedFiles({ main, module, types, unpkg, jsdelivr, bin, exports, imports }: PackageJson): string[] {
  const paths = stringsIn([main, module, types, unpkg, jsdelivr, bin, exports, imports]);
  return [...new Set(paths.filter((path) => !path.includes('*')).map((path) => path.replace(/^\.\//, '')))];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

interface Section {
  readonly title: string;
  readonly text: string;
}

/** Splits a changelog at its headings of the second level. */
function sectionsOf(changelog: string): Section[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { title: title.trim(), text: lines.join('\n').trim() };
    });
}

/** Reads the version of a heading, which may be in brackets and have a date behind it: `[1.2.3] - 2026-03-10`. */
function titleVersion(title: string): string | undefined {
  return /^\[?(\d+\.\d+\.\d+(?:-[\w.]+)?)\]?(?:\s|$)/.exec(title)?.[1];
}
