import { Button, Group, Loader, Text } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { describeFailure } from '../../../shared/failures.js';
import { formatNumber } from '../../../shared/formats.js';
import { Icon } from '../../../shared/icons.js';
import { Loading } from '../../../shared/states.js';
import { text } from '../../../shared/text.js';
import type { ApiClass } from '../../call/invoke.js';
import type { Operation } from '../../data/types.js';
import type { CallArguments } from '../../form/values.js';
import type { EntityLinks } from '../entity-links.js';
import type { ListProgress } from './all-items.js';
import { MOST_ITEMS } from './all-items.js';
import { describeProgress, useAllItems } from './use-all-items.js';

const EntityTable = lazy(async () => ({ default: (await import('../table/table-view.js')).EntityTable }));

interface PagesPanelProps {
  Api: ApiClass;
  operation: Operation;
  /** Those of the call with the response. */
  args: CallArguments;
  links: EntityLinks | undefined;
  /** Sends the call for the next page. */
  onNext: () => void;
}

/** Reads the rest of a list: its next page, or all pages. */
export function PagesPanel({ Api, operation, args, links, onNext }: PagesPanelProps): ReactNode {
  const { progress, read, stop } = useAllItems(Api, operation, args);
  const isReading = progress?.status === 'reading';
  const canContinue = progress?.status === 'stopped' || progress?.status === 'failed';
  return (
    <section aria-label={text('pages.title')}>
      <Group gap="xs" mt="sm">
        <Button variant="default" leftSection={<Icon name="chevronRight" size={16} />} onClick={onNext}>
          {text('pages.next')}
        </Button>
        {isReading ? (
          <Button key="stop" variant="default" leftSection={<Icon name="close" size={16} />} onClick={stop}>
            {text('pages.stop')}
          </Button>
        ) : (
          progress?.status !== 'complete' && (
            <Button key="read" variant="default" leftSection={<Icon name="rows" size={16} />} onClick={read}>
              {text(canContinue ? 'pages.continue' : 'pages.all')}
            </Button>
          )
        )}
        {progress && <Progress progress={progress} />}
      </Group>
      {progress?.status === 'failed' && (
        <Text size="sm" mt="xs" role="alert">
          {describeFailure(progress.error).title}: {describeFailure(progress.error).text}
        </Text>
      )}
      {progress && progress.count > 0 && <Items name={operation.name} progress={progress} links={links} />}
    </section>
  );
}

function Progress({ progress }: { progress: ListProgress }): ReactNode {
  return (
    <Text size="sm" component="span" className="tabular">
      {progress.status === 'reading' && <Loader size={12} mr={6} />}
      {describeProgress(progress)}
      {progress.count > MOST_ITEMS && ` ${text('pages.shown', { count: formatNumber(MOST_ITEMS) })}`}
    </Text>
  );
}

interface ItemsProps {
  name: string;
  progress: ListProgress;
  links: EntityLinks | undefined;
}

function Items({ name, progress: { entities, total }, links }: ItemsProps): ReactNode {
  if (entities.length === 0) return <Text size="sm">{text('pages.noTable')}</Text>;
  return (
    <Suspense fallback={<Loading height={200} />}>
      <EntityTable title={text('pages.items')} name={`${name}-all`} entities={entities} links={links} total={total} />
    </Suspense>
  );
}
