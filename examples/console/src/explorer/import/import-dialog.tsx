import { Button, FileButton, Group, List, Stack, Text, Textarea } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import { text } from '../../shared/text.js';
import { Dialog } from '../../shared/dialog.js';
import { requestTabs, useShowRequest } from '../keep/use-request-tabs.js';
import { useSavedRequests } from '../keep/use-saved-requests.js';
import { VerbTag } from '../verb.js';
import { readCurl } from './curl.js';
import { readHar } from './har.js';
import type { ImportedRequest } from './imported-request.js';
import type { MatchedRequest } from './match-request.js';
import { matchRequest } from './match-request.js';

interface Imported {
  requests: readonly MatchedRequest[];
  /** Verbs and paths that the API does not have. */
  unknownRoutes: readonly string[];
}

/** Reads requests from a line of curl or a HAR file. */
export function ImportDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { accessToken } = usePlatformClient().authData;
  const [problem, setProblem] = useState<string>();
  const [imported, setImported] = useState<Imported>();
  const match = async (requests: readonly ImportedRequest[]): Promise<void> => {
    const matches = await Promise.all(requests.map((request) => matchRequest(request, accessToken)));
    setImported({
      requests: matches.filter((each) => each !== undefined),
      unknownRoutes: requests.flatMap((request, index) => (matches[index] ? [] : [routeOf(request)])),
    });
  };
  const readText = (content: string): void => {
    setProblem(undefined);
    const curl = readCurl(content);
    const requests = curl ? [curl] : readHar(content);
    if (!requests) setProblem(text('import.unreadable'));
    else if (requests.length === 0) setProblem(text('import.empty'));
    else
      match(requests).catch(() => {
        setProblem(text('import.failed'));
      });
  };
  return (
    <Dialog onClose={onClose} title={text('import.dialog')} size="lg">
      <Stack gap="sm">
        <Source problem={problem} onRead={readText} />
        {imported && <Results imported={imported} onClose={onClose} />}
        <Button variant="subtle" onClick={onClose}>
          {text('keep.cancel')}
        </Button>
      </Stack>
    </Dialog>
  );
}

/** A text, or a file. */
function Source({ problem, onRead }: { problem: string | undefined; onRead: (content: string) => void }): ReactNode {
  const [command, setCommand] = useState('');
  return (
    <>
      <Textarea
        data-autofocus
        label={text('import.curl')}
        description={text('import.curlHelp')}
        rows={5}
        value={command}
        error={problem}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => {
          setCommand(event.currentTarget.value);
        }}
      />
      <Group gap="xs">
        <Button
          disabled={command.trim() === ''}
          onClick={() => {
            // The text may contain a token, so it is removed from the page at once.
            setCommand('');
            onRead(command);
          }}
        >
          {text('import.read')}
        </Button>
        <FileButton accept=".har,application/json" onChange={(file) => void file?.text().then(onRead)}>
          {(props) => (
            <Button variant="default" {...props}>
              {text('import.file')}
            </Button>
          )}
        </FileButton>
      </Group>
    </>
  );
}

const routeOf = ({ verb, url }: ImportedRequest): string =>
  `${verb} ${url.split(/[?#]/, 1)[0]?.replace(/^https?:\/\/[^/]*/i, '') ?? ''}`;

function Results({ imported: { requests, unknownRoutes }, onClose }: { imported: Imported; onClose: () => void }): ReactNode {
  const show = useShowRequest();
  const { store } = useSavedRequests();
  const open = ({ slug, operation, values }: MatchedRequest): void => {
    show(requestTabs.open({ slug, method: operation.name, hash: '', values }));
    onClose();
  };
  const saveAll = (): void => {
    for (const { slug, operation, values } of requests) {
      const name = nameFor(
        operation.name,
        store.read().map((each) => each.name),
      );
      store.save({ id: crypto.randomUUID(), name, folder: text('import.folder'), slug, method: operation.name, values });
    }
    announce(text('import.saved', { count: requests.length }));
    onClose();
  };
  return (
    <section aria-label={text('import.results')}>
      <Stack gap="xs">
        {requests.some(({ hasDroppedSecret }) => hasDroppedSecret) && <Text size="sm">{text('import.secretDropped')}</Text>}
        {requests.map((request, index) => (
          <Group key={index} justify="space-between" wrap="nowrap">
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              <VerbTag verb={request.operation.verb} /> {request.operation.name}
              {request.unknownNames.length > 0 &&
                ` – ${text('import.unknownValues', { names: request.unknownNames.join(', ') })}`}
            </Text>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                open(request);
              }}
            >
              {text('import.open')}
            </Button>
          </Group>
        ))}
        {requests.length > 1 && (
          <Button variant="default" onClick={saveAll}>
            {text('import.saveAll', { count: requests.length })}
          </Button>
        )}
        {unknownRoutes.length > 0 && (
          <>
            <Text size="sm">{text('import.unknown', { count: unknownRoutes.length })}</Text>
            <List size="sm">
              {unknownRoutes.map((route, index) => (
                <List.Item key={index}>{route}</List.Item>
              ))}
            </List>
          </>
        )}
      </Stack>
    </section>
  );
}

/** Returns a name that is not in use. */
function nameFor(method: string, names: readonly string[]): string {
  let name = method;
  for (let number = 2; names.includes(name); number++) name = `${method} ${number}`;
  return name;
}
