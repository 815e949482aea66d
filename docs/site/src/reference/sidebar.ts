import { listPages } from './read-data';

/** Links to the lists of the reference. The pages of API classes are listed only there, because each page contains the sidebar. */
export async function referenceSidebar() {
  const entries = await listPages('entry');
  return [
    { label: 'Home', link: '/' },
    {
      label: 'Reference',
      items: [
        { label: 'API reference', link: '/reference/' },
        { label: 'Operations by route', link: '/reference/routes/' },
        { label: 'Types', link: '/reference/types/' },
        { label: 'Package', items: entries.map(({ title, page }) => ({ label: shortLabel(title), link: page })) },
      ],
    },
  ];
}

/** Returns the import without the package's name, except for the root. */
function shortLabel(importPath: string): string {
  return importPath.replace('contact-centre-client/', '');
}
