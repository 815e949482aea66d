import type { Hono } from 'hono';
import type { PublishForm } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { Problem } from '../../store/errors.js';
import { queryFlag, queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { Kept, listed, referenceOf } from '../kept.js';
import type { Entity, Json } from '../kept.js';

const QUALITY = '/api/v2/quality';

/** A kind of form, and its paths. */
interface Family {
  readonly forms: string;
  readonly published: string;
  readonly also?: { readonly forms: string; readonly published: string };
}

const evaluationForms: Family = {
  forms: `${QUALITY}/forms/evaluations`,
  published: `${QUALITY}/publishedforms/evaluations`,
  // Older paths of both.
  also: { forms: `${QUALITY}/forms`, published: `${QUALITY}/publishedforms` },
};
const surveyForms: Family = { forms: `${QUALITY}/forms/surveys`, published: `${QUALITY}/publishedforms/surveys` };

export const evaluationFormsOf = (world: World): Kept => new Kept(world, evaluationForms.forms);
export const surveyFormsOf = (world: World): Kept => new Kept(world, surveyForms.forms);

/** Forms for evaluations and surveys: drafts can be changed, published versions cannot. */
export function formRoutes(app: Hono<SandboxEnv>, world: World): void {
  for (const [family, forms] of [
    [surveyForms, surveyFormsOf(world)],
    [evaluationForms, evaluationFormsOf(world)],
  ] as const) {
    familyRoutes(app, world, forms, family.forms, family.published);
    if (family.also) familyRoutes(app, world, forms, family.also.forms, family.also.published);
  }
}

function familyRoutes(app: Hono<SandboxEnv>, world: World, forms: Kept, path: string, publishedPath: string): void {
  const own = (context: SandboxContext): Entity => forms.get(context.req.param('formId'));
  const view = (form: Entity): Json => {
    const versions = versionsOf(forms, form).filter(({ published }) => published === true);
    const references = versions.map(referenceOf);
    const { publishedVersions: _, ...shown } = forms.view(form);
    return { ...shown, publishedVersions: { entities: references, total: references.length, pageNumber: 1, pageCount: 1 } };
  };
  const page = (context: SandboxContext, found: readonly Entity[]): Response => listed(context, world, found.map(view));
  const drafts = (): Entity[] => forms.all().filter(({ published }) => published !== true);
  const publishedOnes = (): Entity[] => forms.all().filter(({ published }) => published === true);

  app.get(path, (context) => page(context, drafts()));

  app.post(path, (context) => {
    const body = readForm(world, context);
    const more = { published: false, contextId: world.newId(), modifiedDate: world.timestamp() };
    return context.json(view(forms.create(context, body, more)));
  });

  for (const word of ['bulk', 'bulk/contexts'])
    app.get(`${path}/${word}`, (context) => {
      const wanted = new Set([...queryList(context, 'id'), ...queryList(context, 'contextId')]);
      const isLatest = word === 'bulk/contexts';
      const found = (isLatest ? latestOf(publishedOnes()) : forms.all()).filter(({ id, contextId }) =>
        wanted.has(isLatest ? String(contextId) : id),
      );
      return isLatest ? context.json(found.map(view)) : page(context, found);
    });

  app.get(`${path}/:formId`, (context) => context.json(view(own(context))));

  app.get(`${path}/:formId/versions`, (context) => page(context, versionsOf(forms, own(context))));

  app.put(`${path}/:formId`, (context) => {
    const form = own(context);
    refusePublished(form, 'changed');
    const more = { published: false, contextId: form['contextId'], modifiedDate: world.timestamp() };
    return context.json(view(forms.change(context, form, readForm(world, context), { replaces: true, more })));
  });

  app.patch(`${path}/:formId`, (context) => {
    const form = own(context);
    const { disabled } = readObject<{ disabled?: boolean }>(context);
    return context.json(view(forms.put({ ...form, ...(disabled !== undefined && { disabled }) })));
  });

  app.delete(`${path}/:formId`, (context) => {
    const form = own(context);
    refusePublished(form, 'deleted');
    for (const { id } of versionsOf(forms, form)) forms.remove(id);
    return context.body(null, 204);
  });

  const ofThose = (context: SandboxContext): Entity => {
    const form = own(context);
    if (form['published'] === true) return form;
    throw new Problem(404, 'The form is not published', { code: 'not.found', entityId: form.id, entityName: 'form' });
  };
  app.get(publishedPath, (context) => {
    const onlyLatest = queryFlag(context, 'onlyLatestPerContext') ?? queryFlag(context, 'onlyLatestEnabledPerContext');
    const found = publishedOnes();
    return page(context, onlyLatest === true ? latestOf(found) : found);
  });
  app.get(`${publishedPath}/:formId`, (context) => context.json(view(ofThose(context))));

  app.post(publishedPath, (context) => {
    const { id } = readObject<PublishForm>(context, ['id']);
    const form = forms.get(id);
    refusePublished(form, 'published');
    if (!Array.isArray(form['questionGroups']) || form['questionGroups'].length === 0)
      throw new Problem(400, 'A form without questions cannot be published', {
        code: 'quality.form.incomplete',
        details: [{ errorCode: 'required.field', fieldName: 'questionGroups' }],
      });
    // A published version never changes; the draft keeps its id.
    const key = world.newId();
    const version = { ...form, id: key, published: true, modifiedDate: world.timestamp(), selfUri: `${path}/${key}` };
    return context.json(view(forms.put(version)));
  });
}

function versionsOf(forms: Kept, { contextId }: Entity): Entity[] {
  return forms.all().filter((form) => form['contextId'] === contextId);
}

/** The last published version of each form. */
function latestOf(forms: readonly Entity[]): Entity[] {
  return [...new Map(forms.map((form) => [form['contextId'], form])).values()];
}

function refusePublished({ published, id }: Entity, what: string): void {
  if (published !== true) return;
  throw new Problem(409, `A form that is published cannot be ${what}`, {
    code: 'quality.form.published',
    entityId: id,
    entityName: 'form',
  });
}

/** Reads a form, and gives ids to groups, questions and answers that have none. */
function readForm(world: World, context: SandboxContext): Json {
  const body = readObject<{ name: string; questionGroups: Json[] }>(context, ['name?']);
  const named = (entry: Json): Json => ({ ...entry, id: typeof entry['id'] === 'string' ? entry['id'] : world.newId() });
  const eachOf = (list: unknown, change: (entry: Json) => Json): Json[] =>
    Array.isArray(list) ? list.filter(isObject).map(change) : [];
  const answer = named;
  const question = (entry: Json): Json => ({ ...named(entry), answerOptions: eachOf(entry['answerOptions'], answer) });
  const group = (entry: Json): Json => ({ ...named(entry), questions: eachOf(entry['questions'], question) });
  return { ...body, questionGroups: eachOf(body.questionGroups, group) };
}
