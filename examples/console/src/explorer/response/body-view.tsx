import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import { Suspense, lazy, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { download } from '../../shared/download.js';
import { Icon } from '../../shared/icons.js';
import { Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import type { Responded } from '../call/run.js';
import { CopyButton } from '../copy-button.js';
import type { ResponseView } from './response-view.js';
import { readResponseView, storeResponseView } from './response-view.js';
import type { EntityLinks } from './entity-links.js';
import { fileNameOf } from './file-name.js';
import { LongText } from './long-text.js';
import { readable, readableTree, whole } from './readable.js';
import { findEntities } from './table/entity-table.js';

const TreeView = lazy(async () => ({ default: (await import('./tree/tree-view.js')).TreeView }));
const EntityTable = lazy(async () => ({ default: (await import('./table/table-view.js')).EntityTable }));

interface BodyViewProps {
  response: Responded;
  /** The name of the method. */
  name: string;
  links: EntityLinks | undefined;
}

/** The body of a response as a tree, table or text. It can be copied and saved. */
export function BodyView({ response, name, links }: BodyViewProps): ReactNode {
  const { body, text: bodyText, headers } = response;
  const content = body ?? bodyText;
  const type = headers['content-type'] ?? 'application/octet-stream';
  if (content === '' || (content instanceof Uint8Array && content.byteLength === 0)) {
    return (
      <Text size="sm" c="dimmed">
        {text('response.noBody')}
      </Text>
    );
  }
  const copy = (): string => whole({ body: content, text: bodyText });
  return (
    <>
      {content instanceof Uint8Array ? (
        <Text size="sm">{text('response.notShown', { type })}</Text>
      ) : (
        <ReadableBody body={content} bodyText={bodyText} name={name} links={links} />
      )}
      <Group gap="xs" mt="xs">
        {!(content instanceof Uint8Array) && <CopyButton label={text('response.copyBody')} content={copy} />}
        <Button
          variant="default"
          leftSection={<Icon name="download" size={16} />}
          onClick={() => {
            const file = content instanceof Uint8Array ? new Uint8Array(content) : copy();
            download(fileNameOf(name, type, headers), file, type);
          }}
        >
          {text('response.download')}
        </Button>
      </Group>
    </>
  );
}

interface ReadableBodyProps {
  body: unknown;
  bodyText: string;
  name: string;
  links: EntityLinks | undefined;
}

function ReadableBody({ body, bodyText, name, links }: ReadableBodyProps): ReactNode {
  const { accessToken } = usePlatformClient().authData;
  const { text: shown, hidden } = useMemo(() => readable({ body, text: bodyText }, accessToken), [body, bodyText, accessToken]);
  const root = useMemo(() => readableTree({ body, text: bodyText }, accessToken), [body, bodyText, accessToken]);
  const entities = useMemo(() => root && findEntities(root), [root]);
  const [chosen, setChosen] = useState(readResponseView);
  const possible: readonly ResponseView[] = ['tree', ...(entities ? (['table'] as const) : []), 'text'];
  const view = possible.includes(chosen) ? chosen : 'tree';
  return (
    <>
      {root && (
        <SegmentedControl
          size="xs"
          aria-label={text('response.view')}
          value={view}
          data={possible.map((value) => ({ value, label: text(viewNames[value]) }))}
          onChange={(next) => {
            setChosen(next);
            storeResponseView(next);
          }}
        />
      )}
      {root && view !== 'text' ? (
        <Suspense fallback={<Loading height={200} />}>
          {view === 'table' && entities ? (
            <EntityTable title={text('response.entitiesOf')} name={name} entities={entities} links={links} />
          ) : (
            <TreeView key={bodyText} root={root} links={links} />
          )}
        </Suspense>
      ) : (
        <LongText content={shown} label={text('response.bodyOf')} />
      )}
      {hidden > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {text('response.hidden', { count: hidden })}
        </Text>
      )}
    </>
  );
}

const viewNames = { tree: 'response.asTree', table: 'response.asTable', text: 'response.asText' } as const;
