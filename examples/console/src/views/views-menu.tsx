import { Menu } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useInitialOpening } from '../shared/first-use.js';
import { Icon } from '../shared/icons.js';
import { ManageDialog } from './manage-dialog.js';
import type { SavedView, ViewPage } from './saved-views.js';
import { SaveDialog } from './save-dialog.js';
import { useViews } from './use-views.js';
import { text } from '../shared/text.js';
import { ViewsButton } from './views-button.js';

interface ViewsMenuProps {
  page: ViewPage;
  /** The path and query of what the page shows. */
  path: string;
  /** The view that the page shows, if it is one. */
  current: SavedView | undefined;
}

/** Opens, saves and manages the views of a page. It is open when it appears, since the user has pressed its button. */
export function ViewsMenu({ page, path, current }: ViewsMenuProps): ReactNode {
  const { views } = useViews();
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const ofPage = views.filter((view) => view.page === page);
  const { isOpen, setIsOpen, target } = useInitialOpening();
  const close = (): void => {
    setDialog(undefined);
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal opened={isOpen} onChange={setIsOpen}>
        <Menu.Target>
          <ViewsButton ref={target} current={current?.name} />
        </Menu.Target>
        <Menu.Dropdown>
          {ofPage.map((view) => (
            <Menu.Item
              key={view.name}
              component={Link}
              to={view.path}
              leftSection={<Icon name={view === current ? 'check' : 'bookmark'} size={16} />}
              rightSection={view.isDefault ? <Icon name="star" size={14} /> : undefined}
              aria-current={view === current}
            >
              {view.name}
            </Menu.Item>
          ))}
          {ofPage.length > 0 && <Menu.Divider />}
          <Menu.Item
            onClick={() => {
              setDialog('save');
            }}
          >
            {text('views.saveThis')}
          </Menu.Item>
          <Menu.Item
            onClick={() => {
              setDialog('manage');
            }}
          >
            {text('views.manage')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'save' && <SaveDialog page={page} path={path} onClose={close} />}
      {dialog === 'manage' && <ManageDialog page={page} onClose={close} />}
    </>
  );
}
