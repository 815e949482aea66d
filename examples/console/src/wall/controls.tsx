import { ActionIcon, Button, CopyButton, Text, Tooltip } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { announce } from '../shared/announce.js';
import type { IconName } from '../shared/icons.js';
import { Icon } from '../shared/icons.js';
import type { Chime } from './chime.js';
import type { WallDefinition } from './definition.js';
import { setUpPath } from './definition.js';
import type { Rotation } from './use-rotation.js';
import classes from './wall.module.css';
import { text } from '../shared/text.js';

interface ControlsProps {
  isShown: boolean;
  name: string;
  definition: WallDefinition;
  chime: Chime;
  rotation: Rotation;
  pageCount: number;
}

/** The bar that appears when the pointer moves or a key is pressed. What still needs a click stays visible without it. */
export function Controls({ isShown, name, definition, chime, rotation, pageCount }: ControlsProps): ReactNode {
  const sound = useSyncExternalStore(chime.subscribe, chime.state);
  const [permission, setPermission] = useState(notificationPermission);
  const needsSound = definition.sound && sound === 'silent';
  const needsPermission = definition.notify && permission === 'default';
  const enableSound = (): void => {
    chime.enable();
    announce(text('wall.soundOn'));
  };
  return (
    <div
      className={classes['controls']}
      data-wall-controls
      role="toolbar"
      aria-label={text('display.controls')}
      hidden={!isShown && !needsSound && !needsPermission}
    >
      {needsSound && (
        <Button variant="light" size="sm" leftSection={<Icon name="sound" />} onClick={enableSound}>
          {text('display.turnSoundOn')}
        </Button>
      )}
      {needsPermission && (
        <Button
          variant="light"
          size="sm"
          leftSection={<Icon name="bell" />}
          onClick={() => void Notification.requestPermission().then(setPermission)}
        >
          {text('display.allowNotifications')}
        </Button>
      )}
      {definition.notify && permission === 'denied' && <Text size="sm">{text('display.notificationsBlocked')}</Text>}
      {isShown && <PointerControls name={name} definition={definition} rotation={rotation} pageCount={pageCount} />}
    </div>
  );
}

type PointerControlsProps = Pick<ControlsProps, 'name' | 'definition' | 'rotation' | 'pageCount'>;

/** What a user can do while the pointer moves. */
function PointerControls({ name, definition, rotation, pageCount }: PointerControlsProps): ReactNode {
  return (
    <>
      {pageCount > 1 && <PageControls rotation={rotation} />}
      <Control icon="fullScreen" label={text('display.fullScreen')} onClick={() => void toggleFullScreen()} />
      <CopyButton value={location.href}>
        {({ copied, copy }) => (
          <Control
            icon={copied ? 'check' : 'link'}
            label={text(copied ? 'display.linkCopied' : 'display.copyLink')}
            onClick={copy}
          />
        )}
      </CopyButton>
      <Button
        component={Link}
        to={setUpPath(name, definition)}
        variant="default"
        size="sm"
        leftSection={<Icon name="settings" />}
      >
        {text('display.change')}
      </Button>
      <Button component={Link} to="/" variant="default" size="sm" leftSection={<Icon name="wallboard" />}>
        {text('display.leave')}
      </Button>
    </>
  );
}

function PageControls({ rotation: { isPaused, go, setPaused } }: { rotation: Rotation }): ReactNode {
  return (
    <>
      <Control
        icon="chevronLeft"
        label={text('display.previousPage')}
        onClick={() => {
          go(-1);
        }}
      />
      <Control
        icon={isPaused ? 'play' : 'pause'}
        label={text(isPaused ? 'display.continue' : 'display.pause')}
        onClick={() => {
          setPaused(!isPaused);
        }}
      />
      <Control
        icon="chevronRight"
        label={text('display.nextPage')}
        onClick={() => {
          go(1);
        }}
      />
    </>
  );
}

function Control({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }): ReactNode {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={36} aria-label={label} onClick={onClick}>
        <Icon name={icon} />
      </ActionIcon>
    </Tooltip>
  );
}

function notificationPermission(): NotificationPermission {
  return 'Notification' in globalThis ? Notification.permission : 'denied';
}

async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    announce(text('wall.noFullScreen'));
  }
}
