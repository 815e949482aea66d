import { Anchor } from '@mantine/core';
import { index } from 'virtual:explorer';
import { Suspense, lazy, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { Page } from '../shared/page.js';
import { Empty, Loading } from '../shared/states.js';
import type { Area } from './data/load.js';
import { loadArea } from './data/load.js';
import classes from './explorer.module.css';
import { FavouriteButton } from './favourites/favourite-button.js';
import { Finder } from './finder/finder.js';
import { formFragment } from './form/link.js';
import { TabStrip } from './keep/tab-strip.js';
import { requestTabs, useTabGeneration } from './keep/use-request-tabs.js';
import { StandingTags } from './standing.js';
import { VerbTag } from './verb.js';
import { text } from '../shared/text.js';

/** Each of these is shown without the others. */
const StartPage = lazy(async () => ({ default: (await import('./start/start-page.js')).StartPage }));
const AreaView = lazy(async () => ({ default: (await import('./area-view.js')).AreaView }));
const MethodView = lazy(async () => ({ default: (await import('./method/method-view.js')).MethodView }));

export function Component(): ReactNode {
  const { area, method } = useParams();
  return (
    <div className={classes['explorer']}>
      <Finder />
      <div className={classes['subject']}>
        <TabStrip />
        {area === undefined ? <StartPage /> : <Subject key={`${area} ${method ?? ''}`} slug={area} method={method} />}
      </div>
    </div>
  );
}

interface SubjectProps {
  slug: string;
  method: string | undefined;
}

/** The heading is shown before the details are loaded, since it receives the focus. */
function Subject({ slug, method }: SubjectProps): ReactNode {
  const location = useLocation();
  const state = location.state as { refill?: string } | null;
  const generation = useTabGeneration();
  const hash = formFragment(location.hash);
  const indexed = index.find((area) => area.slug === slug);
  const area = loadArea(slug);
  // Known only when the area is loaded.
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    if (method !== undefined) requestTabs.visit({ slug, method, hash });
  }, [slug, method, hash]);
  if (!indexed || !area || (method !== undefined && missing === `${slug}/${method}`)) return <NotThere />;
  const intro =
    method === undefined ? (
      indexed.className
    ) : (
      <Suspense key={method} fallback={<span className={classes['route']}>{'\u00a0'}</span>}>
        <Route area={area} method={method} />
      </Suspense>
    );
  return (
    <Page
      title={method ?? indexed.title}
      intro={intro}
      above={<WayBack area={method === undefined ? undefined : indexed} />}
      actions={method !== undefined && <FavouriteButton slug={slug} name={method} />}
    >
      {/* A separate form for each method, each previous call, and each open request of a method. */}
      <Suspense
        key={`${method ?? ''} ${state?.refill ?? ''} ${generation}`}
        fallback={<Loading rows={3} height={180} label={text('explorer.loadingMethod')} />}
      >
        <Details
          area={area}
          method={method}
          onMissing={() => {
            setMissing(`${slug}/${method ?? ''}`);
          }}
        />
      </Suspense>
    </Page>
  );
}

/** Verb and path of a method. */
function Route({ area, method }: { area: Promise<Area>; method: string }): ReactNode {
  const operation = use(area).data.operations.find(({ name }) => name === method);
  if (!operation) return undefined;
  return (
    <span className={classes['route']}>
      <VerbTag verb={operation.verb} /> {operation.path} <StandingTags standing={operation.standing} />
    </span>
  );
}

interface DetailsProps {
  area: Promise<Area>;
  method: string | undefined;
  onMissing: () => void;
}

function Details({ area, method, onMissing }: DetailsProps): ReactNode {
  const { data, Api } = use(area);
  const operation = data.operations.find(({ name }) => name === method);
  const isMissing = method !== undefined && !operation;
  useEffect(() => {
    if (isMissing) onMissing();
  });
  if (isMissing) return undefined;
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
