import type { Method } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type { PublishForm } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { Problem } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { Repository, listPage, referenceOf } from '../repository.js';
import type { Entity, Json } from '../repository.js';

const QUALITY = '/api/v2/quality';

/** A set of operations on forms: the path of the forms, and the names of the methods. */
interface FormOperations {
  readonly path: string;
  readonly list: Method;
  readonly create: Method;
  readonly bulk?: Method;
  readonly bulkContexts?: Method;
  readonly read: Method;
  readonly versions: Method;
  readonly replace: Method;
  readonly update?: Method;
  readonly remove: Method;
  readonly listPublished: Method;
  readonly readPublished: Method;
  readonly publish: Method;
}

const surveyForms: FormOperations = {
  path: `${QUALITY}/forms/surveys`,
  list: 'getQualityFormsSurveys',
  create: 'postQualityFormsSurveys',
  bulk: 'getQualityFormsSurveysBulk',
  bulkContexts: 'getQualityFormsSurveysBulkContexts',
  read: 'getQualityFormsSurvey',
  versions: 'getQualityFormsSurveyVersions',
  replace: 'putQualityFormsSurvey',
  update: 'patchQualityFormsSurvey',
  remove: 'deleteQualityFormsSurvey',
  listPublished: 'getQualityPublishedformsSurveys',
  readPublished: 'getQualityPublishedformsSurvey',
  publish: 'postQualityPublishedformsSurveys',
};

const evaluationForms: FormOperations = {
  path: `${QUALITY}/forms/evaluations`,
  list: 'getQualityFormsEvaluations',
  create: 'postQualityFormsEvaluations',
  bulk: 'getQualityFormsEvaluationsBulk',
  bulkContexts: 'getQualityFormsEvaluationsBulkContexts',
  read: 'getQualityFormsEvaluation',
  versions: 'getQualityFormsEvaluationVersions',
  replace: 'putQualityFormsEvaluation',
  remove: 'deleteQualityFormsEvaluation',
  listPublished: 'getQualityPublishedformsEvaluations',
  readPublished: 'getQualityPublishedformsEvaluation',
  publish: 'postQualityPublishedformsEvaluations',
};

/** Older operations on the forms for evaluations. */
const olderEvaluationForms: FormOperations = {
  path: `${QUALITY}/forms`,
  list: 'getQualityForms',
  create: 'postQualityForms',
  read: 'getQualityForm',
  versions: 'getQualityFormVersions',
  replace: 'putQualityForm',
  remove: 'deleteQualityForm',
  listPublished: 'getQualityPublishedforms',
  readPublished: 'getQualityPublishedform',
  publish: 'postQualityPublishedforms',
};

export const evaluationFormsOf = (world: World): Repository => new Repository(world, evaluationForms.path);
export const surveyFormsOf = (world: World): Repository => new Repository(world, surveyForms.path);

/** Forms for evaluations and surveys: drafts can be changed, published versions cannot. */
export function addFormHandlers(area: Area, world: World): void {
  for (const [forms, operations] of [
    [surveyFormsOf(world), surveyForms],
    [evaluationFormsOf(world), evaluationForms],
    [evaluationFormsOf(world), olderEvaluationForms],
  ] as const) {
    addDraftHandlers(area, world, forms, operations);
    addBulkHandlers(area, world, forms, operations);
    addPublishedHandlers(area, world, forms, operations);
  }
}

function addDraftHandlers(area: Area, world: World, forms: Repository, operations: FormOperations): void {
  const findForm = (context: OperationContext): Entity => forms.get(context.param('formId'));
  const view = (form: Entity): Json => formView(forms, form);
  const listForms = (context: OperationContext, entities: readonly Entity[]): Json =>
    listPage(context, world, entities.map(view));

  area.handle(operations.list, (context) =>
    listForms(
      context,
      forms.all().filter(({ published }) => published !== true),
    ),
  );

  area.handle(operations.create, (context) => {
    const body = readForm(world, context);
    const extraFields = { published: false, contextId: world.newId(), modifiedDate: world.timestamp() };
    return view(forms.create(context, body, extraFields));
  });

  area.handle(operations.read, (context) => view(findForm(context)));

  area.handle(operations.versions, (context) => listForms(context, versionsOf(forms, findForm(context))));

  area.handle(operations.replace, (context) => {
    const form = findForm(context);
    rejectPublished(form, 'changed');
    const extraFields = { published: false, contextId: form['contextId'], modifiedDate: world.timestamp() };
    return view(forms.update(context, form, readForm(world, context), { replaces: true, more: extraFields }));
  });

  if (operations.update !== undefined)
    area.handle(operations.update, (context) => {
      const form = findForm(context);
      const { disabled } = readObject<{ disabled?: boolean }>(context);
      return view(forms.save({ ...form, ...(disabled !== undefined && { disabled }) }));
    });

  area.handle(operations.remove, (context) => {
    const form = findForm(context);
    rejectPublished(form, 'deleted');
    for (const { id } of versionsOf(forms, form)) forms.remove(id);
  });
}

/** Forms by their ids, and the last published versions by the ids of their contexts. */
function addBulkHandlers(area: Area, world: World, forms: Repository, { bulk, bulkContexts }: FormOperations): void {
  const view = (form: Entity): Json => formView(forms, form);
  const readWantedIds = (context: OperationContext): Set<string> =>
    new Set([...queryList(context, 'id'), ...queryList(context, 'contextId')]);

  if (bulk !== undefined)
    area.handle(bulk, (context) => {
      const wantedIds = readWantedIds(context);
      const matches = forms.all().filter(({ id }) => wantedIds.has(id));
      return listPage(context, world, matches.map(view));
    });

  if (bulkContexts !== undefined)
    area.handle(bulkContexts, (context) => {
      const wantedIds = readWantedIds(context);
      const matches = latestOf(listPublishedForms(forms)).filter(({ contextId }) => wantedIds.has(String(contextId)));
      return matches.map(view);
    });
}

function addPublishedHandlers(area: Area, world: World, forms: Repository, operations: FormOperations): void {
  const view = (form: Entity): Json => formView(forms, form);

  area.handle(operations.listPublished, (context) => {
    const isLatestOnly = queryFlag(context, 'onlyLatestPerContext') ?? queryFlag(context, 'onlyLatestEnabledPerContext');
    const publishedForms = listPublishedForms(forms);
    return listPage(context, world, (isLatestOnly === true ? latestOf(publishedForms) : publishedForms).map(view));
  });

  area.handle(operations.readPublished, (context) => {
    const form = forms.get(context.param('formId'));
    if (form['published'] === true) return view(form);
    throw new Problem(404, 'The form is not published', { code: 'not.found', entityId: form.id, entityName: 'form' });
  });

  area.handle(operations.publish, (context) => {
    const { id } = readObject<PublishForm>(context, ['id']);
    const form = forms.get(id);
    rejectPublished(form, 'published');
    if (!Array.isArray(form['questionGroups']) || form['questionGroups'].length === 0)
      throw new Problem(400, 'A form without questions cannot be published', {
        code: 'quality.form.incomplete',
        details: [{ errorCode: 'required.field', fieldName: 'questionGroups' }],
      });
    // A published version never changes; the draft keeps its id.
    const key = world.newId();
    const selfUri = `${operations.path}/${key}`;
    return view(forms.save({ ...form, id: key, published: true, modifiedDate: world.timestamp(), selfUri }));
  });
}

/** A form with references to its published versions. */
function formView(forms: Repository, form: Entity): Json {
  const versions = versionsOf(forms, form).filter(({ published }) => published === true);
  const references = versions.map(referenceOf);
  const { publishedVersions: _, ...fields } = forms.view(form);
  return { ...fields, publishedVersions: { entities: references, total: references.length, pageNumber: 1, pageCount: 1 } };
}

function listPublishedForms(forms: Repository): Entity[] {
  return forms.all().filter(({ published }) => published === true);
}

function versionsOf(forms: Repository, { contextId }: Entity): Entity[] {
  return forms.all().filter((form) => form['contextId'] === contextId);
}

/** The last published version of each form. */
function latestOf(forms: readonly Entity[]): Entity[] {
  return [...new Map(forms.map((form) => [form['contextId'], form])).values()];
}

function rejectPublished({ published, id }: Entity, participle: string): void {
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
