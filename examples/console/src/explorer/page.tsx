import { Anchor } from '@mantine/core';
import { index } from 'virtual:explorer';
import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { Page } from '../shared/page.js';
import { Empty, Loading } from '../shared/states.js';
import { AreaView } from './area-view.js';
import type { Area } from './data/load.js';
import { loadArea } from './data/load.js';
import classes from './explorer.module.css';
import { Finder } from './finder/finder.js';
import { MethodView } from './method/method-view.js';
import { Overview } from './overview.js';
import { StandingTags } from './standing.js';
import { VerbTag } from './verb.js';
import { text } from '../shared/text.js';

export function Component(): ReactNode {
  const { area, method } = useParams();
  return (
    <div className={classes['explorer']}>
      <Finder />
      <div className={classes['subject']}>
        {area === undefined ? <Overview index={index} /> : <Subject slug={area} method={method} />}
      </div>
    </div>
  );
}

/** The heading is shown before the details are loaded, since it receives the focus. */
function Subject({ slug, method }: { slug: string; method: string | undefined }): ReactNode {
  const state = useLocation().state as { refill?: string } | null;
  const indexed = index.find((area) => area.slug === slug);
  const [name, verb, path, , standing = []] = indexed?.operations.find(([each]) => each === method) ?? [];
  const area = loadArea(slug);
  if (!indexed || !area || name !== method) return <NotThere />;
  const intro = verb ? (
    <span className={classes['route']}>
      <VerbTag verb={verb} /> {path} <StandingTags standing={standing} />
    </span>
  ) : (
    indexed.className
  );
  return (
    <Page title={name ?? indexed.title} intro={intro} above={<WayBack area={name === undefined ? undefined : indexed} />}>
      {/* A separate form for each method, and for each previous call. */}
      <Suspense
        key={`${name ?? ''} ${state?.refill ?? ''}`}
        fallback={<Loading rows={3} height={180} label={text('explorer.loadingMethod')} />}
      >
        <Details area={area} method={name} />
      </Suspense>
    </Page>
  );
}

function Details({ area, method }: { area: Promise<Area>; method: string | undefined }): ReactNode {
  const { data, Api } = use(area);
  const operation = data.operations.find(({ name }) => name === method);
  return operation ? <MethodView area={data} Api={Api} operation={operation} /> : <AreaView area={data} />;
}

function WayBack({ area }: { area: { slug: string; title: string } | undefined }): ReactNode {
  return (
    <Anchor component={Link} to={area ? `/explorer/${area.slug}` : '/explorer'} size="sm">
      {area ? area.title : text('page.explorer')}
    </Anchor>
  );
}

function NotThere(): ReactNode {
  return (
    <Page title={text('explorer.missing')}>
      <Empty title={text('explorer.missingTitle')} icon="search">
        {text('explorer.missingHelp')}
      </Empty>
    </Page>
  );
}
