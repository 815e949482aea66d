import { Button, FileButton, Group, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useAccess } from '../session/use-access.js';
import { download } from '../shared/download.js';
import { Icon } from '../shared/icons.js';
import { MissingPermission } from '../shared/missing-permission.js';
import { Page } from '../shared/page.js';
import { Failure, Loading } from '../shared/states.js';
import { text } from '../shared/text.js';
import classes from './admin.module.css';
import { DryRun } from './imports/dry-run.js';
import type { Import, ImportSwitch } from './imports/import.js';
import { loadImport } from './imports/index.js';
import type { OpenFile } from './imports/use-file.js';
import { useFile } from './imports/use-file.js';
import { RunList } from './imports/run-list.js';
import { ToOverview, UnknownKind } from './kind-guard.js';

/** Imports a CSV file: first without changes, then with progress. It continues after the page was closed. */
export function Component(): ReactNode {
  const { import: path = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['import', path],
    queryFn: async () => ({ definition: await loadImport(path) }),
    staleTime: Infinity,
  });
  if (data) return data.definition ? <ImportPage key={path} definition={data.definition} /> : <UnknownKind />;
  return (
    <Page title={text('page.admin')} above={<ToOverview />}>
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading rows={4} height={36} />}
    </Page>
  );
}

function ImportPage({ definition }: { definition: Import }): ReactNode {
  const denied = useAccess().missing(definition.requires);
  return (
    <Page title={text('import.title', { what: text(definition.title) })} intro={text(definition.help)} above={<ToOverview />}>
      {denied.length > 0 ? (
        <MissingPermission title={text('page.denied')} missing={denied} />
      ) : (
        <ImportView definition={definition} />
      )}
    </Page>
  );
}

function ImportView({ definition }: { definition: Import }): ReactNode {
  const { file, switches, choose, toggle, clear } = useFile(definition);
  const [startedCount, setStartedCount] = useState(0);
  return (
    <>
      <Columns definition={definition} />
      <Switches definition={definition} switches={switches} onToggle={(changed) => void toggle(changed)} />
      <Group gap="xs">
        <FileButton
          accept=".csv,text/csv"
          inputProps={{ 'aria-label': text('import.choose') }}
          onChange={(chosen) => chosen && void choose(chosen)}
        >
          {(props) => (
            <Button {...props} leftSection={<Icon name="upload" size={16} />}>
              {text('import.choose')}
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          leftSection={<Icon name="download" size={16} />}
          onClick={() => {
            download(
              `${definition.path}.csv`,
              `${definition.columns.flatMap(({ name, isIgnored }) => (isIgnored === true ? [] : [name])).join(',')}\r\n`,
              'text/csv;charset=utf-8',
            );
          }}
        >
          {text('import.template')}
        </Button>
      </Group>
      <FileView
        file={file}
        definition={definition}
        onStarted={() => {
          clear();
          setStartedCount((count) => count + 1);
        }}
      />
      <RunList definition={definition} startedCount={startedCount} />
    </>
  );
}

interface FileViewProps {
  file: OpenFile;
  definition: Import;
  onStarted: () => void;
}

function FileView({ file, definition, onStarted }: FileViewProps): ReactNode {
  switch (file.state) {
    case 'none':
      return null;
    case 'reading':
      return (
        <Text size="sm" role="status">
          {text('import.reading', { name: file.name })}
        </Text>
      );
    case 'refused':
      return (
        <Text size="sm" c="red" role="alert">
          {text(file.problem.id, file.problem.values)}
        </Text>
      );
    case 'failed':
      return <Failure error={file.error} />;
    case 'ready':
      return <DryRun key={file.readAt} file={file} definition={definition} onStarted={onStarted} />;
  }
}

interface SwitchesProps {
  definition: Import;
  switches: ReadonlySet<ImportSwitch>;
  onToggle: (changed: ImportSwitch) => void;
}

const switchTexts = {
  createsMissing: { label: 'import.createsMissing', help: 'import.createsMissingHelp' },
  emptiesBlank: { label: 'import.emptiesBlank', help: 'import.emptiesBlankHelp' },
} as const;

function Switches({ definition, switches, onToggle }: SwitchesProps): ReactNode {
  return definition.switches.map((each) => (
    <Switch
      key={each}
      label={text(switchTexts[each].label)}
      description={text(switchTexts[each].help)}
      checked={switches.has(each)}
      onChange={() => {
        onToggle(each);
      }}
    />
  ));
}

/** What the file contains. */
function Columns({ definition: { columns } }: { definition: Import }): ReactNode {
  const read = columns.filter(({ isIgnored }) => isIgnored !== true);
  const hasRequired = read.some(({ isRequired }) => isRequired);
  return (
    <div className={classes['scroll']} tabIndex={0} role="region" aria-label={text('import.columns')}>
      <table className={classes['diff']} aria-label={text('import.columns')}>
        <thead>
          <tr>
            <th scope="col">{text('import.column')}</th>
            <th scope="col">{text('import.content')}</th>
          </tr>
        </thead>
        <tbody>
          {read.map(({ name, help, isRequired }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {help()} {hasRequired && !isRequired && text('import.optional')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
