import { Anchor, Badge } from '@mantine/core';
import { NotFoundError } from 'contact-centre-client/fetch';
import { Suspense, lazy, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useAccess } from '../session/use-access.js';
import { MissingPermission } from '../shared/missing-permission.js';
import { Page } from '../shared/page.js';
import { Empty, Failure, Loading } from '../shared/states.js';
import { isObject } from '../shared/stored-value.js';
import { text } from '../shared/text.js';
import { loadModule } from '../app/load-module.js';
import { newState } from './changes/state.js';
import type { EntityState } from './changes/state.js';
import { UndoNoteHost } from './changes/undo-note-host.js';
import { KindGuard } from './kind-guard.js';
import type { Kind } from './kinds/kind.js';
import { nameOf } from './kinds/kind.js';
import { NEW, kindPath } from './paths.js';
import { useEntityState } from './use-kind.js';

const loadEditor = (): Promise<typeof import('./entity/editor.js')> =>
  loadModule('admin/entity/editor', () => import('./entity/editor.js'));
const Editor = lazy(async () => ({ default: (await loadEditor()).Editor }));

/** One entity: its form, its parts and its audit. */
export function Component(): ReactNode {
  const { id = '' } = useParams();
  return (
    <KindGuard>
      {(kind) =>
        id === NEW ? <NewEntity key={kind.path} kind={kind} /> : <ExistingEntity key={`${kind.path}/${id}`} kind={kind} id={id} />
      }
    </KindGuard>
  );
}

function NewEntity({ kind }: { kind: Kind }): ReactNode {
  const { missing } = useAccess();
  const denied = missing(kind.permissions.add ?? []);
  const before = useMemo(() => newState(kind), [kind]);
  const title = text('admin.newTitle', { noun: text(kind.one) });
  return (
    <Page title={title} above={<ToList kind={kind} />}>
      {denied.length > 0 ? (
        <MissingPermission title={text('page.denied')} missing={denied} />
      ) : (
        <Suspense fallback={<FormLoading />}>
          <Editor kind={kind} id={undefined} before={before} draft={undefined} />
        </Suspense>
      )}
    </Page>
  );
}

function ExistingEntity({ kind, id }: { kind: Kind; id: string }): ReactNode {
  const { data, error, refetch } = useEntityState(kind, id);
  const draft = useDraft();
  useEffect(() => {
    // While the entity is on the way.
    loadEditor().catch(() => undefined);
  }, []);
  if (error instanceof NotFoundError) return <GoneEntity kind={kind} />;
  const isReadOnly = data !== undefined && kind.isReadOnly?.(data.entity) === true;
  return (
    <Page
      title={data ? nameOf(data.entity) : text(kind.one)}
      above={<ToList kind={kind} />}
      intro={
        isReadOnly ? (
          <Badge color="gray" variant="light" tt="none">
            {text('admin.readOnly')}
          </Badge>
        ) : (
          text(kind.one)
        )
      }
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <FormLoading />}
      {data && (
        <Suspense fallback={<FormLoading />}>
          <Editor kind={kind} id={id} before={data} draft={draft} />
        </Suspense>
      )}
      <UndoNoteHost />
    </Page>
  );
}

/** Entries that an earlier page has not saved: those of a new entity of which only the first calls have succeeded. */
function useDraft(): EntityState | undefined {
  const state: unknown = useLocation().state;
  return isObject(state) && isObject(state['draft']) ? (state['draft'] as unknown as EntityState) : undefined;
}

function GoneEntity({ kind }: { kind: Kind }): ReactNode {
  return (
    <Page title={text('admin.gone')} above={<ToList kind={kind} />}>
      <Empty title={text('failure.notFound')}>{text('failure.notFoundHelp')}</Empty>
      <UndoNoteHost />
    </Page>
  );
}

function ToList({ kind }: { kind: Kind }): ReactNode {
  return (
    <Anchor component={Link} to={kindPath(kind)} size="sm" w="fit-content">
      {text(kind.title)}
    </Anchor>
  );
}

const FormLoading = (): ReactNode => <Loading rows={5} height={56} />;
