import type { Area } from '../../engine/area.js';
import type { WebDeployment, WebDeploymentConfigurationVersion } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, notFound, Problem } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';

const BASE = '/api/v2/webdeployments';
const CONFIGURATIONS = `${BASE}/configurations`;
const DEPLOYMENTS = `${BASE}/deployments`;

/** Time until a published change is active, in ms. */
const ACTIVATION = 5000;

/** A configuration: its draft and its published versions, the newest last. */
interface Configuration {
  id: string;
  draft: Json;
  versions: Json[];
}

/** Messenger configurations with versions, and the deployments that use them. */
export function addWebDeploymentHandlers(area: Area, world: World): void {
  const settle = (): void => {
    settleConfigurations(world);
    settleDeployments(world);
  };
  world.clock.onJump(settle);
  area.before(BASE, () => {
    settle();
  });
  addConfigurationHandlers(area, world);
  addDeploymentHandlers(area, world);
}

/** Activates the last published version when it is due. */
function settleConfigurations(world: World): void {
  const all = configurationsOf(world);
  for (const [id, configuration] of [...all]) {
    const latest = configuration.versions.at(-1);
    if (!latest || latest['status'] === 'Active' || statusSince(world, latest['datePublished']) !== 'Active') continue;
    all.set(id, { ...configuration, versions: [...configuration.versions.slice(0, -1), { ...latest, status: 'Active' }] });
  }
}

function settleDeployments(world: World): void {
  const deployments = deploymentsOf(world);
  for (const deployment of deployments.all()) {
    if (deployment['status'] !== 'Pending' || statusSince(world, deployment['dateModified']) !== 'Active') continue;
    deployments.save({ ...deployment, status: 'Active' });
  }
}

const configurationsOf = (world: World): Map<string, Configuration> =>
  world.collection<Configuration>('webdeployments.configurations');

/** The configuration version of a deployment. @throws the platform's 404 for an unknown deployment. */
export function deployedVersion(world: World, deploymentId: string): Json {
  const { configuration } = deploymentsOf(world).get(deploymentId) as Entity & { configuration: Json };
  const known = configurationsOf(world).get(String(configuration['id']));
  return known?.versions.find(({ version }) => version === configuration['version']) ?? {};
}

function addConfigurationHandlers(area: Area, world: World): void {
  const all = configurationsOf(world);
  const own = (context: OperationContext): Configuration => {
    const id = context.params['configurationId'] ?? '';
    const configuration = all.get(id);
    if (!configuration) throw notFound('configuration', id);
    return configuration;
  };
  const signed = (context: OperationContext, field: string): Json => {
    const caller = callerOf(context);
    return caller ? { [field]: caller } : {};
  };
  const asOfNow = (version: Json): Json =>
    version['datePublished'] === undefined ? version : { ...version, status: statusSince(world, version['datePublished']) };

  area.handle('getWebdeploymentsConfigurations', (context) => {
    const onlyPublished = queryFlag(context, 'showOnlyPublished') === true;
    const found = [...all.values()].flatMap(({ draft, versions }) => {
      const latest = onlyPublished ? versions.at(-1) : (versions.at(-1) ?? draft);
      return latest ? [asOfNow(latest)] : [];
    });
    return listPage(context, world, found);
  });

  area.handle('postWebdeploymentsConfigurations', (context) => {
    const body = readObject<WebDeploymentConfigurationVersion>(context, ['name']);
    for (const { draft } of all.values()) refuseTaken(draft['name'], body.name, 'configuration');
    checkLanguages(body);
    const id = world.newId();
    const now = world.timestamp();
    const draft = {
      ...body,
      id,
      version: 'draft',
      status: 'Pending',
      dateCreated: now,
      dateModified: now,
      ...signed(context, 'createdUser'),
      ...signed(context, 'lastModifiedUser'),
      selfUri: `${CONFIGURATIONS}/${id}/versions/draft`,
    };
    all.set(id, { id, draft, versions: [] });
    return draft;
  });

  area.handle('deleteWebdeploymentsConfiguration', (context) => {
    const { id } = own(context);
    const user = deploymentsOf(world)
      .all()
      .find(({ configuration }) => (configuration as Json)['id'] === id);
    if (user)
      throw new Problem(409, 'The configuration is used by a deployment', {
        code: 'configuration.in.use',
        entityId: id,
        entityName: 'configuration',
        details: [{ errorCode: 'configuration.in.use', entityId: user.id, entityName: 'deployment' }],
      });
    all.delete(id);
  });
  area.handle('getWebdeploymentsConfigurationVersions', (context) =>
    listPage(context, world, [...own(context).versions].reverse().map(asOfNow)),
  );
  area.handle('getWebdeploymentsConfigurationVersionsDraft', (context) => own(context).draft);

  area.handle('putWebdeploymentsConfigurationVersionsDraft', (context) => {
    const { id, draft, versions: published } = own(context);
    const body = readObject<WebDeploymentConfigurationVersion>(context, ['name']);
    for (const other of all.values()) if (other.id !== id) refuseTaken(other.draft['name'], body.name, 'configuration');
    checkLanguages(body);
    const { dateCreated, createdUser, selfUri } = draft;
    const changed = {
      ...body,
      id,
      version: 'draft',
      status: 'Pending',
      dateCreated,
      createdUser,
      selfUri,
      dateModified: world.timestamp(),
      ...signed(context, 'lastModifiedUser'),
    };
    all.set(id, { id, draft: changed, versions: published });
    return changed;
  });

  area.handle('postWebdeploymentsConfigurationVersionsDraftPublish', (context) => {
    const { id, draft, versions: published } = own(context);
    const version = String(published.length + 1);
    const made = {
      ...draft,
      version,
      datePublished: world.timestamp(),
      ...signed(context, 'publishedUser'),
      selfUri: `${CONFIGURATIONS}/${id}/versions/${version}`,
    };
    all.set(id, { id, draft, versions: [...published, made] });
    return asOfNow(made);
  });

  area.handle('getWebdeploymentsConfigurationVersion', (context) => asOfNow(versionOf(own(context), context.param('versionId'))));
}

/** @throws the platform's 404. */
function versionOf({ versions }: Configuration, version = ''): Json {
  const found = versions.find((each) => each['version'] === version);
  if (!found) throw notFound('version', version);
  return found;
}

const deploymentsOf = (world: World): Repository => new Repository(world, DEPLOYMENTS);

function addDeploymentHandlers(area: Area, world: World): void {
  const deployments = deploymentsOf(world);
  const own = (context: OperationContext): Entity => deployments.get(context.param('deploymentId'));
  const view = (deployment: Entity): Json => {
    const { status, dateModified } = deployment;
    const shown = status === 'Inactive' ? status : statusSince(world, dateModified);
    return deployments.view({ ...deployment, status: shown });
  };
  const read = (context: OperationContext): Json => {
    const body = readObject<WebDeployment>(context, ['name', 'configuration']);
    const { id, version } = body.configuration;
    const configuration = configurationsOf(world).get(id);
    const published = configuration?.versions.find((each) => each['version'] === version) ?? undefined;
    if (!configuration || !published)
      throw badRequest('configuration names no version that is published', [
        { errorCode: 'invalid.value', fieldName: configuration ? 'configuration.version' : 'configuration.id', entityId: id },
      ]);
    if (body.allowAllDomains === false && (body.allowedDomains ?? []).length === 0)
      throw badRequest('A deployment that is not for all domains lists some', [
        { errorCode: 'required.field', fieldName: 'allowedDomains' },
      ]);
    const { name } = published;
    return {
      allowAllDomains: (body.allowedDomains ?? []).length === 0,
      ...body,
      configuration: { id, name, version, selfUri: published['selfUri'] },
      dateModified: world.timestamp(),
      ...(callerOf(context) && { lastModifiedUser: callerOf(context) }),
    };
  };

  area.handle('getWebdeploymentsDeployments', (context) => listPage(context, world, deployments.all().map(view)));

  area.handle('postWebdeploymentsDeployments', (context) => {
    const id = world.newId();
    const snippet = `<script src="${new URL('/messenger.js', context.url).href}" data-deployment="${id}"></script>`;
    return view(deployments.create(context, read(context), { ...read(context), status: 'Pending', snippet }, id));
  });

  area.handle('getWebdeploymentsDeployment', (context) => view(own(context)));

  area.handle('putWebdeploymentsDeployment', (context) => {
    const deployment = own(context);
    const body = read(context);
    const status = body['status'] === 'Inactive' ? 'Inactive' : 'Pending';
    return view(deployments.save({ ...body, id: deployment.id, ...kept(deployment), status }));
  });
}

/** Fields of a deployment that an update keeps. */
function kept({ snippet, dateCreated, selfUri }: Entity): Json {
  return { snippet, dateCreated, selfUri };
}

function statusSince(world: World, time: unknown): string {
  return world.now() < Date.parse(String(time)) + ACTIVATION ? 'Pending' : 'Active';
}

function checkLanguages({ languages = [], defaultLanguage }: WebDeploymentConfigurationVersion): void {
  if (defaultLanguage === undefined || languages.includes(defaultLanguage)) return;
  throw badRequest('defaultLanguage is none of languages', [{ errorCode: 'invalid.value', fieldName: 'defaultLanguage' }]);
}

function refuseTaken(name: unknown, wanted = '', entityName: string): void {
  if (String(name).toLowerCase() !== wanted.trim().toLowerCase()) return;
  throw new Problem(409, `The ${entityName} name ${wanted} is already in use`, {
    code: 'duplicate.name',
    details: [{ errorCode: 'duplicate.name', fieldName: 'name', entityName }],
  });
}
