import type { Area } from '../../engine/area.js';
import type { EvaluationForm, PublishForm, SurveyForm } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { Problem } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { Repository, listPage, referenceOf } from '../repository.js';
import type { Entity, Json, Reference } from '../repository.js';

const FORMS = '/api/v2/quality/forms';
const EVALUATION_FORMS = `${FORMS}/evaluations`;
const SURVEY_FORMS = `${FORMS}/surveys`;

type AnyForm = EvaluationForm | SurveyForm;

/** A form as responses show it, with references to its published versions. */
type FormView<T extends AnyForm> = Omit<T, 'publishedVersions'> & {
  publishedVersions: { entities: Reference[]; total: number; pageNumber: number; pageCount: number };
};

export const evaluationFormsOf = (world: World): Repository<EvaluationForm> =>
  new Repository<EvaluationForm>(world, EVALUATION_FORMS);
export const surveyFormsOf = (world: World): Repository<SurveyForm> => new Repository<SurveyForm>(world, SURVEY_FORMS);

/** Forms for evaluations and surveys: drafts can be changed, published versions cannot. */
export function addFormHandlers(area: Area, world: World): void {
  addEvaluationFormHandlers(area, world);
  addOlderFormHandlers(area, world);
  addSurveyFormHandlers(area, world);
}

function addEvaluationFormHandlers(area: Area, world: World): void {
  const forms = new Forms(world, evaluationFormsOf(world), EVALUATION_FORMS);
  area.handle('getQualityFormsEvaluations', (context) => listPage(context, world, forms.drafts()));
  area.handle('postQualityFormsEvaluations', (context) => forms.create(context));
  area.handle('getQualityFormsEvaluation', (context) => forms.read(context));
  area.handle('getQualityFormsEvaluationVersions', (context) => listPage(context, world, forms.versions(context)));
  area.handle('putQualityFormsEvaluation', (context) => forms.replace(context));
  area.handle('deleteQualityFormsEvaluation', (context) => {
    forms.remove(context);
  });
  area.handle('getQualityFormsEvaluationsBulk', (context) => listPage(context, world, forms.withIds(context)));
  area.handle('getQualityFormsEvaluationsBulkContexts', (context) => forms.latestWithContexts(context));
  area.handle('getQualityPublishedformsEvaluations', (context) => listPage(context, world, forms.published(context)));
  area.handle('getQualityPublishedformsEvaluation', (context) => forms.readPublished(context));
  area.handle('postQualityPublishedformsEvaluations', (context) => forms.publish(context));
}

/** Older operations on the forms for evaluations. */
function addOlderFormHandlers(area: Area, world: World): void {
  const forms = new Forms(world, evaluationFormsOf(world), FORMS);
  area.handle('getQualityForms', (context) => listPage(context, world, forms.drafts()));
  area.handle('postQualityForms', (context) => forms.create(context));
  area.handle('getQualityForm', (context) => forms.read(context));
  area.handle('getQualityFormVersions', (context) => listPage(context, world, forms.versions(context)));
  area.handle('putQualityForm', (context) => forms.replace(context));
  area.handle('deleteQualityForm', (context) => {
    forms.remove(context);
  });
  area.handle('getQualityPublishedforms', (context) => listPage(context, world, forms.published(context)));
  area.handle('getQualityPublishedform', (context) => forms.readPublished(context));
  area.handle('postQualityPublishedforms', (context) => forms.publish(context));
}

function addSurveyFormHandlers(area: Area, world: World): void {
  const repository = surveyFormsOf(world);
  const forms = new Forms(world, repository, SURVEY_FORMS);
  area.handle('getQualityFormsSurveys', (context) => listPage(context, world, forms.drafts()));
  area.handle('postQualityFormsSurveys', (context) => forms.create(context));
  area.handle('getQualityFormsSurvey', (context) => forms.read(context));
  area.handle('getQualityFormsSurveyVersions', (context) => listPage(context, world, forms.versions(context)));
  area.handle('putQualityFormsSurvey', (context) => forms.replace(context));
  area.handle('patchQualityFormsSurvey', (context) => {
    const form = repository.get(context.param('formId'));
    const { disabled } = readObject(context);
    return forms.view(repository.save({ ...form, ...(disabled !== undefined && { disabled }) }));
  });
  area.handle('deleteQualityFormsSurvey', (context) => {
    forms.remove(context);
  });
  area.handle('getQualityFormsSurveysBulk', (context) => listPage(context, world, forms.withIds(context)));
  area.handle('getQualityFormsSurveysBulkContexts', (context) => forms.latestWithContexts(context));
  area.handle('getQualityPublishedformsSurveys', (context) => listPage(context, world, forms.published(context)));
  area.handle('getQualityPublishedformsSurvey', (context) => forms.readPublished(context));
  area.handle('postQualityPublishedformsSurveys', (context) => forms.publish(context));
}

/** The forms of one kind: drafts and their published versions. */
class Forms<T extends AnyForm> {
  readonly #world: World;
  readonly #forms: Repository<T>;
  readonly #uri: string;

  constructor(world: World, forms: Repository<T>, uri: string) {
    this.#world = world;
    this.#forms = forms;
    this.#uri = uri;
  }

  view(form: Entity<T>): FormView<T> {
    const versions = this.#versionsOf(form).filter(({ published }) => published === true);
    const references = versions.map(referenceOf);
    const { publishedVersions: _, ...fields } = this.#forms.view(form);
    return { ...fields, publishedVersions: { entities: references, total: references.length, pageNumber: 1, pageCount: 1 } };
  }

  drafts(): FormView<T>[] {
    const drafts = this.#forms.all().filter(({ published }) => published !== true);
    return drafts.map((form) => this.view(form));
  }

  create(context: OperationContext): FormView<T> {
    const body = readForm(this.#world, context);
    return this.view(this.#forms.create(context, { ...body, published: false, contextId: this.#world.newId() }));
  }

  read(context: OperationContext): FormView<T> {
    return this.view(this.#find(context));
  }

  versions(context: OperationContext): FormView<T>[] {
    return this.#versionsOf(this.#find(context)).map((form) => this.view(form));
  }

  replace(context: OperationContext): FormView<T> {
    const form = this.#find(context);
    rejectPublished(form, 'changed');
    const body = { ...readForm(this.#world, context), published: false, contextId: form.contextId };
    return this.view(this.#forms.update(context, form, body, { replaces: true }));
  }

  remove(context: OperationContext): void {
    const form = this.#find(context);
    rejectPublished(form, 'deleted');
    for (const { id } of this.#versionsOf(form)) this.#forms.remove(id);
  }

  withIds(context: OperationContext): FormView<T>[] {
    const wantedIds = readWantedIds(context);
    const matches = this.#forms.all().filter(({ id }) => wantedIds.has(id));
    return matches.map((form) => this.view(form));
  }

  /** The last published versions by the ids of their contexts. */
  latestWithContexts(context: OperationContext): FormView<T>[] {
    const wantedIds = readWantedIds(context);
    const matches = latestOf(this.#allPublished()).filter(({ contextId }) => wantedIds.has(contextId ?? ''));
    return matches.map((form) => this.view(form));
  }

  published(context: OperationContext): FormView<T>[] {
    const isLatestOnly = queryFlag(context, 'onlyLatestPerContext') ?? queryFlag(context, 'onlyLatestEnabledPerContext');
    const forms = this.#allPublished();
    return (isLatestOnly === true ? latestOf(forms) : forms).map((form) => this.view(form));
  }

  readPublished(context: OperationContext): FormView<T> {
    const form = this.#find(context);
    if (form.published === true) return this.view(form);
    throw new Problem(404, 'The form is not published', { code: 'not.found', entityId: form.id, entityName: 'form' });
  }

  publish(context: OperationContext<PublishForm>): FormView<T> {
    const form = this.#forms.get(readObject(context, ['id']).id);
    rejectPublished(form, 'published');
    const { questionGroups = [] } = form;
    if (questionGroups.length === 0)
      throw new Problem(400, 'A form without questions cannot be published', {
        code: 'quality.form.incomplete',
        details: [{ errorCode: 'required.field', fieldName: 'questionGroups' }],
      });
    // A published version never changes; the draft keeps its id.
    const id = this.#world.newId();
    const modifiedDate = this.#world.timestamp();
    return this.view(this.#forms.save({ ...form, id, published: true, modifiedDate, selfUri: `${this.#uri}/${id}` }));
  }

  #find(context: OperationContext): Entity<T> {
    return this.#forms.get(context.param('formId'));
  }

  #versionsOf({ contextId }: Entity<T>): Entity<T>[] {
    return this.#forms.all().filter((form) => form.contextId === contextId);
  }

  #allPublished(): Entity<T>[] {
    return this.#forms.all().filter(({ published }) => published === true);
  }
}

const readWantedIds = (context: OperationContext): Set<string> =>
  new Set([...queryList(context, 'id'), ...queryList(context, 'contextId')]);

/** The last published version of each form. */
function latestOf<T extends AnyForm>(forms: readonly Entity<T>[]): Entity<T>[] {
  return [...new Map(forms.map((form) => [form.contextId, form])).values()];
}

function rejectPublished({ published, id }: { published?: boolean | undefined; id: string }, participle: string): void {
  if (published !== true) return;
  throw new Problem(409, `A form that is published cannot be ${participle}`, {
    code: 'quality.form.published',
    entityId: id,
    entityName: 'form',
  });
}

/** Reads a form, and gives ids to groups, questions and answers that have none. */
function readForm(world: World, context: OperationContext): Json {
  const body = readObject<{ name: string; questionGroups: Json[] }>(context, ['name?']);
  const withId = (entry: Json): Json => ({ ...entry, id: typeof entry['id'] === 'string' ? entry['id'] : world.newId() });
  const mapEntries = (list: unknown, change: (entry: Json) => Json): Json[] =>
    Array.isArray(list) ? list.filter(isObject).map(change) : [];
  const answer = withId;
  const question = (entry: Json): Json => ({ ...withId(entry), answerOptions: mapEntries(entry['answerOptions'], answer) });
  const group = (entry: Json): Json => ({ ...withId(entry), questions: mapEntries(entry['questions'], question) });
  return { ...body, questionGroups: mapEntries(body.questionGroups, group) };
}
