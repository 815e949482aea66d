import type { Area } from '../../engine/area.js';
import type { NluDomain, NluDomainVersion } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import type { World } from '../../store/world.js';
import { JobKind } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { readId, Repository, referenceOf } from '../repository.js';
import type { Entity, Fields } from '../repository.js';

const DOMAINS = '/api/v2/languageunderstanding/domains';

/** The training of a version. */
interface Training extends Job {
  domainId: string;
  versionId: string;
}

/**
 * Versions of a language domain: drafts, training and publishing. The sandbox does not compute what a trained version detects.
 */
export function addDomainVersionHandlers(area: Area, world: World): void {
  const domains = new Repository<NluDomain>(world, DOMAINS);
  const versionsOf = (domainId: string): Repository<NluDomainVersion> =>
    new Repository<NluDomainVersion>(world, `${DOMAINS}/{}/versions`, [domainId]);
  const changeVersion = (
    domainId: string,
    version: Entity<NluDomainVersion>,
    changedFields: Fields<NluDomainVersion>,
  ): Entity<NluDomainVersion> =>
    versionsOf(domainId).save({ ...version, ...changedFields, id: version.id, dateModified: world.timestamp() });
  const trainings: JobKind<Training> = new JobKind<Training>(world, {
    name: 'languageunderstanding.trainings',
    entity: 'training',
    stateNames: { active: ['Training'], done: 'Trained', failed: 'Error' },
    onEnd: (training, hasSucceeded) => {
      const { domainId, versionId } = training;
      const version = domains.find(domainId) && versionsOf(domainId).find(versionId);
      if (!version) return;
      const trainedFields = hasSucceeded && { dateTrained: world.timestamp() };
      changeVersion(domainId, version, { trainingStatus: trainings.stateName(training), ...trainedFields });
    },
  });
  const findVersion = (
    context: OperationContext,
  ): {
    domain: Entity<NluDomain>;
    version: Entity<NluDomainVersion>;
    view: (version: Entity<NluDomainVersion>) => NluDomainVersion;
  } => {
    const domain = domains.get(context.param('domainId'));
    const versions = versionsOf(domain.id);
    return { domain, version: versions.get(context.param('domainVersionId')), view: (version) => versions.view(version) };
  };

  area.handle('postLanguageunderstandingDomainVersions', (context) => {
    const domain = domains.get(context.param('domainId'));
    const versions = versionsOf(domain.id);
    const { published: _, ...body } = readObject<NluDomainVersion>(context);
    const draft = { published: false, trainingStatus: 'Untrained', evaluationStatus: 'Unevaluated', domain: referenceOf(domain) };
    const version = versions.create(context, body, draft);
    domains.save({ ...domain, draftVersion: referenceOf(version) });
    return versions.view(version);
  });
  area.handle('postLanguageunderstandingDomainVersionTrain', (context) => {
    const { domain, version, view } = findVersion(context);
    trainings.start(context, { domainId: domain.id, versionId: version.id });
    const training = changeVersion(domain.id, version, { trainingStatus: 'Training' });
    return { message: 'The version is being trained', version: view(training) };
  });
  area.handle('postLanguageunderstandingDomainVersionPublish', (context) => {
    const { domain, version, view } = findVersion(context);
    const publishedVersion = changeVersion(domain.id, version, { published: true, datePublished: world.timestamp() });
    const { draftVersion, ...rest } = domain;
    const draft = readId(draftVersion) === version.id ? {} : draftVersion && { draftVersion };
    domains.save({ ...rest, ...draft, id: domain.id, lastPublishedVersion: referenceOf(version) });
    return view(publishedVersion);
  });
}
