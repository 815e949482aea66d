import { Button, Text } from '@mantine/core';
import type { TransportRequest } from 'contact-centre-client/fetch';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { asCurl } from '../explorer/code/curl.js';
import { asTypeScript } from '../explorer/code/typescript.js';
import { invoke } from '../explorer/call/invoke.js';
import { CopyButton } from '../explorer/copy-button.js';
import { linkFragment } from '../explorer/form/link.js';
import { ConfirmCall } from '../explorer/method/confirm-call.js';
import { useMustConfirm } from '../explorer/method/use-must-confirm.js';
import { useConnection } from '../session/connection.js';
import { announce } from '../shared/announce.js';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';
import type { LoggedCall } from './call-log.js';
import { callLog } from './console-calls.js';
import classes from './dock.module.css';
import type { KnownCall } from './known-call.js';
import { findMethod } from './known-call.js';

interface ActionsProps {
  call: LoggedCall;
  /** Opens another call. */
  onOpen: (id: number) => void;
}

/** Repeats a call, opens it in the explorer, or copies it as code. */
export function CallActions({ call, onOpen }: ActionsProps): ReactNode {
  const { client } = useConnection();
  const { apiUrl } = client;
  const [method, setMethod] = useState<KnownCall>();
  const [isUnknown, setUnknown] = useState(false);
  const { route, operation, args, body } = call;
  useEffect(() => {
    let isCurrent = true;
    findMethod({ route, operation, args, body }, apiUrl).then(
      (result) => {
        if (isCurrent) setMethod(result);
      },
      () => {
        if (isCurrent) setUnknown(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [route, operation, args, body, apiUrl]);
  if (isUnknown) return <Text size="sm">{text('calls.noActions')}</Text>;
  if (!method) return <div className={classes['actions']} aria-busy="true" />;
  return (
    <div className={classes['actions']}>
      {method.prepared && <Repeat {...method} prepared={method.prepared} onOpen={onOpen} />}
      <OtherActions {...method} />
    </div>
  );
}

interface RepeatProps extends KnownCall {
  prepared: TransportRequest;
  onOpen: (id: number) => void;
}

/** Sends the call again: one that may change something after a confirmation, as in the explorer. */
function Repeat({ area, operation, args, prepared, onOpen }: RepeatProps): ReactNode {
  const { client } = useConnection();
  const mustConfirm = useMustConfirm(operation);
  const [isAsking, setAsking] = useState(false);
  const { name } = operation;

  const repeat = (): void => {
    setAsking(false);
    invoke(area.Api, operation, args, client).then(
      () => {
        announce(text('calls.repeated', { name }));
      },
      () => {
        announce(text('calls.repeatFailed', { name }));
      },
    );
    const newest = callLog.read().at(-1);
    if (newest) onOpen(newest.id);
  };

  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="retry" size={16} />}
        onClick={() => {
          if (mustConfirm) setAsking(true);
          else repeat();
        }}
      >
        {text('calls.repeat')}
      </Button>
      <ConfirmCall
        operation={operation}
        pendingCall={isAsking ? { args, problems: {}, request: prepared } : undefined}
        onConfirm={repeat}
        onCancel={() => {
          setAsking(false);
        }}
      />
    </>
  );
}

function OtherActions({ area, operation, args, prepared }: KnownCall): ReactNode {
  const { client } = useConnection();
  const { apiUrl, loginUrl, authData } = client;
  const { slug, className } = area.data;
  return (
    <>
      <Button
        component={Link}
        variant="default"
        to={`/explorer/${slug}/${operation.name}${linkFragment(args, authData.accessToken)}`}
        leftSection={<Icon name="explorer" size={16} />}
      >
        {text('calls.toExplorer')}
      </Button>
      {prepared && (
        <>
          <CopyButton
            label={text('calls.copySdk')}
            content={() => asTypeScript({ className, operation, args, apiUrl, loginUrl })}
          />
          <CopyButton label={text('calls.copyCurl')} content={() => asCurl(prepared)} />
        </>
      )}
    </>
  );
}
