import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface Locked {
  version: string;
  dependencies?: Record<string, string>;
}

interface Components {
  bomFormat: string;
  metadata: { component: { name: string; version: string } };
  components: { name: string; version: string }[];
}

/** Returns all packages that `dependencies` of package.json leads to, in the version of the lock file. */
function reachable(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  const items = new Set<string>();
  const visit = (dependent: string): void => {
    for (const name of Object.keys(packages[dependent]?.dependencies ?? {})) {
      const places = [`${dependent}/node_modules/${name}`, `node_modules/${name}`];
      const place = places.find((path) => packages[path] !== undefined) ?? name;
      if (!items.has(place)) {
        items.add(place);
        visit(place);
      }
    }
  };
  visit('');
  return [...items].map((place) => `${place.split('node_modules/').at(-1)}@${packages[place]?.version}`).sort();
}

it('The list of components names every package that is installed with this one, at its locked version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'components-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const target = join(folder, 'sbom.cdx.json');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/release/components.ts', target], {
    cwd: root,
    env: { ...process.env, npm_config_offline: 'true' },
  });
  const { bomFormat, metadata, components } = JSON.parse(readFileSync(target, 'utf8')) as Components;
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string; version: string };
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component).toMatchObject({ name, version });
  expect(components.map((component) => `${component.name}@${component.version}`).sort()).toEqual(reachable());
  expect(components.length).toBeGreaterThan(30);
});
