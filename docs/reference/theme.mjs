// The layout of the reference: the default theme gives each of 3,000 models a page, says every field three times, and takes 70 MB.
import { Converter, DefaultTheme, DefaultThemeRenderContext, JSX, KindRouter, ReflectionKind } from 'typedoc';

const h = JSX.createElement;
const inlined = ReflectionKind.Interface | ReflectionKind.TypeAlias;

/** Interfaces and types stand on the page of their module, everything else has a separate page. */
class ReferenceRouter extends KindRouter {
  getPageKind(target) {
    return target.kindOf?.(inlined) && target.parent?.kindOf(ReflectionKind.Module) ? undefined : super.getPageKind(target);
  }

  /** `classes/UsersApi.html`, `modules/models_users.html`. */
  getIdealBaseName(target) {
    return super
      .getIdealBaseName(target)
      .replace(/contact-centre-client(?:_apis)?(?:_[a-z-]+)?\.|contact-centre-client_(?=[a-z])/, '');
  }
}

class ReferenceContext extends DefaultThemeRenderContext {
  constructor(...args) {
    super(...args);
    const { moduleMemberSummary, index, member } = this;
    this.memberSources = () => h(JSX.Fragment, null);
    // A class has the same list at its side.
    this.index = (container) => (container.kindOf(ReflectionKind.Class) ? h(JSX.Fragment, null) : index(container));
    this.moduleMemberSummary = (child) => (child.kindOf(inlined) ? this.#compact(child) : moduleMemberSummary(child));
    this.member = (child) => (child.kindOf(inlined) ? this.#compact(child) : member(child));
    this.memberSignatures = (method) => h(JSX.Fragment, null, method.signatures?.map((signature) => this.#signature(signature)));
    this.memberSignatureBody = (signature) => this.#describe(signature);
    this.commentTags = (reflection) => this.#tags(reflection);
  }

  #signature(signature) {
    return h(
      JSX.Fragment,
      null,
      h('div', { class: 'tsd-signature', id: this.getAnchor(signature) }, this.memberSignatureTitle(signature)),
      h('div', { class: 'tsd-description' }, this.memberSignatureBody(signature)),
    );
  }

  /** Describes a function. Parameters and the result are described only if they have a comment: the line above shows their types. */
  #describe(signature) {
    const parameters = (signature.parameters ?? []).filter((parameter) => parameter.hasComment());
    const returns = signature.comment?.getTag('@returns');
    return h(
      JSX.Fragment,
      null,
      this.commentSummary(signature),
      parameters.length > 0 &&
        h(
          'dl',
          { class: 'reference-parameters' },
          parameters.map((parameter) =>
            h(JSX.Fragment, null, h('dt', null, h('code', null, parameter.name)), h('dd', null, this.commentSummary(parameter))),
          ),
        ),
      returns && h('div', null, h('h4', null, 'Returns'), h(JSX.Raw, { html: this.markdown(returns.content) })),
      this.commentTags(signature),
    );
  }

  /** Tags of a comment, without an anchor for each. */
  #tags({ comment }) {
    const tags = (comment?.blockTags ?? []).filter(({ tag }) => tag !== '@returns' && tag !== '@param');
    if (tags.length === 0) return undefined;
    const titled = tags.map(({ tag, name, content }) =>
      h(
        'div',
        { class: `tsd-tag-${tag.slice(1)}` },
        h('h4', null, titleOfTag(tag), name ? `: ${name}` : ''),
        h(JSX.Raw, { html: this.markdown(content) }),
      ),
    );
    return h('div', { class: 'tsd-comment tsd-typography' }, titled);
  }

  /** A type as a row of a module's list: its comment, and a line for each field. */
  #compact(type) {
    const anchor = this.getAnchor(type);
    this.page.pageHeadings.push({ link: `#${anchor}`, text: type.name, kind: type.kind, classes: '' });
    const fields = type.kindOf(ReflectionKind.Interface) && (type.children ?? []).length > 0 && !type.signatures;
    return h(
      'section',
      { class: 'reference-type' },
      h('h3', { id: anchor, class: type.isDeprecated() ? 'deprecated' : '' }, h('a', { href: `#${anchor}` }, type.name)),
      this.commentSummary(type),
      this.commentTags(type),
      fields
        ? h(
            'dl',
            null,
            type.children.map((field) => this.#field(field)),
          )
        : this.memberDeclaration(type),
    );
  }

  #field(field) {
    const signatures = field.signatures ?? (field.getSignature ? [field.getSignature] : undefined);
    const type = signatures ? signatures.map((signature) => this.memberSignatureTitle(signature)) : this.type(field.type);
    const commented = signatures?.[0] ?? field;
    return h(
      JSX.Fragment,
      null,
      h(
        'dt',
        { id: this.getAnchor(field), class: commented.isDeprecated() ? 'deprecated' : '' },
        h(
          'code',
          null,
          signatures?.[0]?.kindOf(ReflectionKind.CallSignature) ? '' : [field.name, field.flags.isOptional ? '?: ' : ': '],
          type,
        ),
      ),
      commented.hasComment() && h('dd', null, this.commentSummary(commented), this.commentTags(commented)),
    );
  }
}

/** `@defaultValue` as Default Value. */
function titleOfTag(tag) {
  const spaced = tag.slice(1).replace(/([a-z])([A-Z])/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

class ReferenceTheme extends DefaultTheme {
  getRenderContext(page) {
    return new ReferenceContext(this.router, this, page, this.application.options);
  }

  /** Without a colour for each bracket, and without what says nothing: a fifth of a page. */
  render(page) {
    return super
      .render(page)
      .replace(/<span class="tsd-signature-(?:symbol|type)">([^<]*)<\/span>/g, '$1')
      .replaceAll(' class=""', '')
      .replaceAll(' class="tsd-signature-type tsd-kind-', ' class="tsd-kind-');
  }
}

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.renderer.defineTheme('reference', ReferenceTheme);
  app.renderer.defineRouter('reference', ReferenceRouter);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    // What programs that move over find by other names says nothing that the methods do not.
    for (const names of project.getReflectionsByKind(ReflectionKind.Namespace)) project.removeReflection(names);
    for (const module of project.children ?? []) if (module.kindOf(ReflectionKind.Module)) module.name = entryName(module.name);
    for (const page of project.documents ?? []) page.name = titleOf(page) ?? page.name;
  });
  // A comment that both clients inherit names what only the root's module holds.
  app.converter.addUnknownSymbolResolver(({ symbolReference }, reflection) => {
    const name = symbolReference?.path?.at(-1)?.path;
    const target = reflection.project.getChildByName(['contact-centre-client', name]);
    return target && { target };
  });
}

function entryName(module) {
  const file = module
    .replace(/^entries\/?/, '')
    .replace(/\/index$/, '')
    .replace('fetch-client', 'fetch/client');
  if (file.startsWith('models/')) return file;
  return file ? `contact-centre-client/${file}` : 'contact-centre-client';
}

function titleOf(page) {
  const text = page.content.map((part) => part.text).join('');
  return /^# (.*)$/m.exec(text)?.[1];
}
