import type { Area } from '../../engine/area.js';
import type { WebDeployment, WebDeploymentConfigurationVersion } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidField, notFound, Problem } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { callerOf, Repository, listPage } from '../repository.js';
import type { Entity, Fields } from '../repository.js';

const BASE = '/api/v2/webdeployments';
const CONFIGURATIONS = `${BASE}/configurations`;
const DEPLOYMENTS = `${BASE}/deployments`;

/** Time until a published change is active, in ms. */
const ACTIVATION = 5000;

type StoredVersion = WebDeploymentConfigurationVersion;

/** A configuration: its draft and its published versions, the newest last. */
interface Configuration {
  id: string;
  draft: StoredVersion;
  versions: StoredVersion[];
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
  addVersionHandlers(area, world);
  addDeploymentHandlers(area, world);
}

/** Activates the last published version when it is due. */
function settleConfigurations(world: World): void {
  const all = configurationsOf(world);
  for (const [id, configuration] of [...all]) {
    const latest = configuration.versions.at(-1);
    if (!latest || latest.status === 'Active' || statusSince(world, latest.datePublished) !== 'Active') continue;
    all.set(id, { ...configuration, versions: [...configuration.versions.slice(0, -1), { ...latest, status: 'Active' }] });
  }
}

function settleDeployments(world: World): void {
  const deployments = deploymentsOf(world);
  for (const deployment of deployments.all()) {
    if (deployment.status !== 'Pending' || statusSince(world, deployment.dateModified) !== 'Active') continue;
    deployments.save({ ...deployment, status: 'Active' });
  }
}

const configurationsOf = (world: World): Map<string, Configuration> =>
  world.collection<Configuration>('webdeployments.configurations');

/** The configuration version of a deployment. @throws the platform's 404 for an unknown deployment. */
export function deployedVersion(world: World, deploymentId: string): Partial<WebDeploymentConfigurationVersion> {
  const { configuration } = deploymentsOf(world).get(deploymentId);
  const stored = configurationsOf(world).get(configuration?.id ?? '');
  return stored?.versions.find(({ version }) => version === configuration?.version) ?? {};
}

function addConfigurationHandlers(area: Area, world: World): void {
  const all = configurationsOf(world);

  area.handle('getWebdeploymentsConfigurations', (context) => {
    const isPublishedOnly = queryFlag(context, 'showOnlyPublished') === true;
    const configurations = [...all.values()].flatMap(({ draft, versions }) => {
      const latest = isPublishedOnly ? versions.at(-1) : (versions.at(-1) ?? draft);
      return latest ? [withCurrentStatus(world, latest)] : [];
    });
    return listPage(context, world, configurations);
  });

  area.handle('postWebdeploymentsConfigurations', (context) => {
    const body = readObject(context, ['name']);
    for (const { draft } of all.values()) refuseTakenName(draft.name, body.name);
    checkLanguages(body);
    const id = world.newId();
    const now = world.timestamp();
    const caller = callerOf(context);
    const draft = {
      ...body,
      id,
      version: 'draft',
      status: 'Pending',
      dateCreated: now,
      dateModified: now,
      ...(caller && { createdUser: caller, lastModifiedUser: caller }),
      selfUri: `${CONFIGURATIONS}/${id}/versions/draft`,
    };
    all.set(id, { id, draft, versions: [] });
    return draft;
  });

  area.handle('deleteWebdeploymentsConfiguration', (context) => {
    const { id } = findConfiguration(world, context);
    const user = deploymentsOf(world)
      .all()
      .find(({ configuration }) => configuration?.id === id);
    if (user)
      throw new Problem(409, 'The configuration is used by a deployment', {
        code: 'configuration.in.use',
        entityId: id,
        entityName: 'configuration',
        details: [{ errorCode: 'configuration.in.use', entityId: user.id, entityName: 'deployment' }],
      });
    all.delete(id);
  });
}

/** The draft and the published versions of a configuration. */
function addVersionHandlers(area: Area, world: World): void {
  const all = configurationsOf(world);

  area.handle('getWebdeploymentsConfigurationVersions', (context) =>
    listPage(
      context,
      world,
      [...findConfiguration(world, context).versions].reverse().map((version) => withCurrentStatus(world, version)),
    ),
  );
  area.handle('getWebdeploymentsConfigurationVersionsDraft', (context) => findConfiguration(world, context).draft);

  area.handle('putWebdeploymentsConfigurationVersionsDraft', (context) => {
    const { id, draft, versions: publishedVersions } = findConfiguration(world, context);
    const body = readObject(context, ['name']);
    for (const other of all.values()) if (other.id !== id) refuseTakenName(other.draft.name, body.name);
    checkLanguages(body);
    const { dateCreated, createdUser, selfUri } = draft;
    const caller = callerOf(context);
    const changedConfiguration = {
      ...body,
      id,
      version: 'draft',
      status: 'Pending',
      ...(dateCreated !== undefined && { dateCreated }),
      ...(createdUser && { createdUser }),
      ...(selfUri !== undefined && { selfUri }),
      dateModified: world.timestamp(),
      ...(caller && { lastModifiedUser: caller }),
    };
    all.set(id, { id, draft: changedConfiguration, versions: publishedVersions });
    return changedConfiguration;
  });

  area.handle('postWebdeploymentsConfigurationVersionsDraftPublish', (context) => {
    const { id, draft, versions: publishedVersions } = findConfiguration(world, context);
    const version = String(publishedVersions.length + 1);
    const caller = callerOf(context);
    const newVersion = {
      ...draft,
      version,
      datePublished: world.timestamp(),
      ...(caller && { publishedUser: caller }),
      selfUri: `${CONFIGURATIONS}/${id}/versions/${version}`,
    };
    all.set(id, { id, draft, versions: [...publishedVersions, newVersion] });
    return withCurrentStatus(world, newVersion);
  });

  area.handle('getWebdeploymentsConfigurationVersion', (context) =>
    withCurrentStatus(world, versionOf(findConfiguration(world, context), context.param('versionId'))),
  );
}

/** @throws the platform's 404. */
function findConfiguration(world: World, context: OperationContext): Configuration {
  const id = context.param('configurationId');
  const configuration = configurationsOf(world).get(id);
  if (!configuration) throw notFound('configuration', id);
  return configuration;
}

function withCurrentStatus(world: World, version: StoredVersion): StoredVersion {
  const { datePublished } = version;
  return datePublished === undefined ? version : { ...version, status: statusSince(world, datePublished) };
}

/** @throws the platform's 404. */
function versionOf({ versions }: Configuration, version = ''): StoredVersion {
  const match = versions.find((each) => each.version === version);
  if (!match) throw notFound('version', version);
  return match;
}

const deploymentsOf = (world: World): Repository<WebDeployment> => new Repository<WebDeployment>(world, DEPLOYMENTS);

function addDeploymentHandlers(area: Area, world: World): void {
  const deployments = deploymentsOf(world);
  const findDeployment = (context: OperationContext): Entity<WebDeployment> => deployments.get(context.param('deploymentId'));
  const view = (deployment: Entity<WebDeployment>): WebDeployment => {
    const { status, dateModified } = deployment;
    const currentStatus = status === 'Inactive' ? status : statusSince(world, dateModified);
    return deployments.view({ ...deployment, status: currentStatus });
  };
  const read = (context: OperationContext<WebDeployment>): Fields<WebDeployment> => {
    const body = readObject(context, ['name', 'configuration']);
    const { id, version } = body.configuration;
    const configuration = configurationsOf(world).get(id);
    const publishedVersion = configuration?.versions.find((each) => each.version === version);
    if (!configuration || !publishedVersion)
      throw badRequest('configuration does not match a published version', [
        { errorCode: 'invalid.value', fieldName: configuration ? 'configuration.version' : 'configuration.id', entityId: id },
      ]);
    if (body.allowAllDomains === false && (body.allowedDomains ?? []).length === 0)
      throw badRequest('A deployment that is not for all domains lists some', [
        { errorCode: 'required.field', fieldName: 'allowedDomains' },
      ]);
    const { name } = publishedVersion;
    return {
      allowAllDomains: (body.allowedDomains ?? []).length === 0,
      ...body,
      configuration: { id, name, version, selfUri: publishedVersion.selfUri },
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

  area.handle('getWebdeploymentsDeployment', (context) => view(findDeployment(context)));

  area.handle('putWebdeploymentsDeployment', (context) => {
    const deployment = findDeployment(context);
    const body = read(context);
    const status = body.status === 'Inactive' ? 'Inactive' : 'Pending';
    return view(deployments.save({ ...body, ...fixedFields(deployment), id: deployment.id, status }));
  });
}

/** Fields of a deployment that an update keeps. */
function fixedFields({ snippet, dateCreated, selfUri }: Entity<WebDeployment>): Fields<WebDeployment> {
  return { snippet, dateCreated, selfUri };
}

function statusSince(world: World, time = ''): string {
  return world.now() < Date.parse(time) + ACTIVATION ? 'Pending' : 'Active';
}

function checkLanguages({ languages = [], defaultLanguage }: WebDeploymentConfigurationVersion): void {
  if (defaultLanguage === undefined || languages.includes(defaultLanguage)) return;
  throw invalidField('defaultLanguage is none of languages', 'defaultLanguage');
}

/** @throws the platform's 409 if the name of another configuration is the requested one. */
function refuseTakenName(name: string, requestedName: string): void {
  if (name.toLowerCase() !== requestedName.trim().toLowerCase()) return;
  throw new Problem(409, `The configuration name ${requestedName} is already in use`, {
    code: 'duplicate.name',
    details: [{ errorCode: 'duplicate.name', fieldName: 'name', entityName: 'configuration' }],
  });
}
