import { Button, Group, Text } from '@mantine/core';
import { usePlatformClient } from 'contact-centre-client/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import type { Answered } from '../call/run.js';
import { CopyButton } from '../copy-button.js';
import { LongText } from './long-text.js';
import { readable, whole } from './readable.js';
import { text } from '../../shared/text.js';

/** The body of a response, which can be copied and saved. */
export function BodyView({ answer, name }: { answer: Answered; name: string }): ReactNode {
  const { accessToken } = usePlatformClient().authData;
  const { body, text: bodyText, headers } = answer;
  const content = body ?? bodyText;
  const { text: shown, hidden } = useMemo(
    () => (content instanceof Uint8Array ? { text: '', hidden: 0 } : readable({ body: content, text: bodyText }, accessToken)),
    [content, bodyText, accessToken],
  );
  const type = headers['content-type'] ?? 'application/octet-stream';
  if (content === '' || (content instanceof Uint8Array && content.byteLength === 0)) {
    return (
      <Text size="sm" c="dimmed">
        {text('answer.noBody')}
      </Text>
    );
  }
  const copy = (): string => whole({ body: content, text: bodyText });
  return (
    <>
      {content instanceof Uint8Array ? (
        <Text size="sm">{text('answer.notShown', { type })}</Text>
      ) : (
        <LongText content={shown} label={text('answer.bodyOf')} />
      )}
      {hidden > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {text('answer.hidden', { count: hidden })}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        {!(content instanceof Uint8Array) && <CopyButton label={text('answer.copyBody')} content={copy} />}
        <Button
          variant="default"
          leftSection={<Icon name="download" size={16} />}
          onClick={() => {
            save(
              `${name}.${extension(type)}`,
              new Blob([content instanceof Uint8Array ? new Uint8Array(content) : copy()], { type }),
            );
          }}
        >
          {text('answer.download')}
        </Button>
      </Group>
    </>
  );
}

function extension(type: string): string {
  const subtype = /\/(json|pdf|csv|xml|wav|mpeg|png|jpeg|zip|html|calendar)\b/.exec(type)?.[1];
  return subtype ?? (type.startsWith('text/') ? 'txt' : 'bin');
}

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
