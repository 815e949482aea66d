import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAccess } from '../session/use-access.js';
import { MissingPermission } from '../shared/missing-permission.js';
import { Page } from '../shared/page.js';
import { text } from '../shared/text.js';
import classes from './admin.module.css';
import { seeAudit } from './audit/requirements.js';
import { UndoNoteHost } from './changes/undo-note-host.js';
import { importEntries } from './imports/index.js';
import { kindEntries } from './kinds/entries.js';
import { importPath, kindPath } from './paths.js';

/** The kinds of entities that the user may see. */
export function Component(): ReactNode {
  const { missing } = useAccess();
  const visible = kindEntries.filter(({ permissions }) => missing(permissions.view).length === 0);
  const canAudit = missing(seeAudit).length === 0;
  const denied = [...new Set(kindEntries.flatMap(({ permissions }) => missing(permissions.view)))];
  return (
    <Page title={text('page.admin')} intro={text('admin.intro')}>
      {visible.length === 0 && !canAudit ? (
        <MissingPermission title={text('page.denied')} missing={denied} />
      ) : (
        <ul className={classes['kinds']}>
          {visible.map((kind) => (
            <Entry key={kind.path} to={kindPath(kind)} title={text(kind.title)} help={text(kind.help)} />
          ))}
          {importEntries
            .filter(({ requires }) => missing(requires).length === 0)
            .map(({ path, title, help }) => (
              <Entry key={path} to={importPath({ path })} title={text(title)} help={text(help)} />
            ))}
          {canAudit && <Entry to="/admin/audit" title={text('admin.audit')} help={text('admin.auditHelp')} />}
        </ul>
      )}
      <UndoNoteHost />
    </Page>
  );
}

function Entry({ to, title, help }: { to: string; title: string; help: string }): ReactNode {
  return (
    <li>
      <Link to={to} className={classes['kind']}>
        <Text fw={650} component="h2" size="md">
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      </Link>
    </li>
  );
}
