import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useFirstUse } from '../../shared/first-use.js';
import { DefinitionsIcon } from './definitions-icon.js';

const load = async (): Promise<typeof import('./definitions-popover.js')> => await import('./definitions-popover.js');
const DefinitionsPopover = lazy(async () => ({ default: (await load()).DefinitionsPopover }));

/** Opens the definitions of all figures, which load with the first press. */
export function DefinitionsButton(): ReactNode {
  const { isUsed, triggers } = useFirstUse(load);
  if (!isUsed) return <DefinitionsIcon aria-haspopup="dialog" aria-expanded={false} {...triggers} />;
  return (
    <Suspense fallback={<DefinitionsIcon loading />}>
      <DefinitionsPopover />
    </Suspense>
  );
}
