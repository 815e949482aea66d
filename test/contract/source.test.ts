import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parseContract } from '../../src/contract/index.js';
import { checkSource, typesOf } from './source-check.js';
import { apiFiles, modelFiles } from './source-files.js';

const contract = parseContract();
const types = typesOf(modelFiles);
const findings = apiFiles.map((file) => checkSource(file, types, contract));

const declarations = [
  ts.isImportDeclaration,
  ts.isExportDeclaration,
  ts.isInterfaceDeclaration,
  ts.isTypeAliasDeclaration,
  ts.isClassDeclaration,
];
/** A namespace is one only if it is declared: it has no code then. */
const isDeclaration = (statement: ts.Statement): boolean =>
  ts.isModuleDeclaration(statement)
    ? statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) === true
    : declarations.some((isKind) => isKind(statement));

describe('the API classes', () => {
  it('are those of the contract, one file each', () => {
    expect(findings.map(({ classes }) => classes.length)).toEqual(apiFiles.map(() => 1));
    expect(findings.flatMap(({ classes }) => classes).sort()).toEqual([...new Set(contract.map(({ area }) => area))]);
  });

  it.each(apiFiles.map(({ name }, index) => [name, index] as const))('in src/%s agree with the contract', (_name, index) => {
    expect(findings[index]!.differences).toEqual([]);
  });

  // Most lint rules are off in these files.
  it('and the models declare nothing else but types', () => {
    const others = [...apiFiles, ...modelFiles].flatMap(({ name, text }) => {
      const { statements } = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
      return statements.filter((statement) => !isDeclaration(statement)).map(() => name);
    });
    expect(others).toEqual([]);
  });

  it('describe every method, no more than five with the same first sentence', () => {
    const methods = new Map<string, string[]>();
    for (const [method, sentence] of findings.flatMap(({ sentences }) => [...sentences])) {
      methods.set(sentence, [...(methods.get(sentence) ?? []), method]);
    }
    expect([...methods.values()].flat()).toHaveLength(contract.length);
    expect([...methods].filter(([, over]) => over.length > 5)).toEqual([]);
  });
});

describe('a check of a source file', () => {
  const things = parseContract(`
## ThingsApi
deleteThing(kind, thingId) DELETE /api/v2/things/{kind}/{thingId} /kind:(big|small) ^ifMatch@If-Match -> void any:thing:delete,thing:edit
getThings(siteId) GET /api/v2/things ?siteId@site.id ?state:(on|off)=on ?since:date-time ?pageSize:integer=25 ?pageNumber:integer=1 ?expand:(site|owner)[] -> Thing[] all:thing:view
postThings(body) POST /api/v2/things {body: Thing} accept:text/plain auth:guest -> string
putThing(partId) PUT /api/v2/things/{partId} ?force:boolean {body: Thing} since:today preview strict -> Thing
putThings() PUT /api/v2/things deprecated retired -> void
`);
  const text = `
export interface GetThingsOptions extends PageOptions, ExpandOptions<'owner' | 'site'> {
  /** Which ones. @defaultValue \`on\` */
  state?: OpenEnum<'on' | 'off'>;
  since?: string | Date;
}

/** Things and where they stand. */
export class ThingsApi extends PlatformApi {
  /**
   * Throws a thing away.
   *
   * @param opts.ifMatch - ETag in double quotes.
   * @permissions any of \`thing:delete\`,
   * \`thing:edit\`
   * @see DELETE /api/v2/things/{kind}/{thingId}
   */
  deleteThing(kind: OpenEnum<'small' | 'big'>, thingId: string, opts?: { ifMatch?: string }, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteThing', 'DELETE /api/v2/things/{kind}/{thingId}', { kind, thingId }, opts, request, {
      headers: { ifMatch: 'If-Match' },
    });
  }

  /**
   * Lists what stands at a site.
   *
   * @permissions \`thing:view\`
   * @see GET /api/v2/things
   */
  getThings(siteId: string, opts?: GetThingsOptions, request?: RequestOptions): ApiPromise<Thing[]> {
    return this.call('getThings', 'GET /api/v2/things', { siteId }, opts, request, { query: { siteId: 'site.id' } });
  }

  /**
   * Puts up another one. Comes back as text.
   *
   * @permissions none: the call sends the token of a web chat guest
   * @see POST /api/v2/things
   */
  postThings(body: Thing, request?: RequestOptions): ApiPromise<string> {
    return this.call('postThings', 'POST /api/v2/things', { body }, {}, request, { accept: 'text/plain', auth: 'guest' });
  }

  /**
   * Puts another one in its place.
   *
   * @preview
   * @permissions not documented
   * @see PUT /api/v2/things/{partId}
   */
  putThing(partId: string, opts?: { force?: boolean; body?: Thing }, request?: RequestOptions): ApiPromise<Thing> {
    return this.call('putThing', 'PUT /api/v2/things/{partId}', { partId }, opts, request, { options: ['force', 'body'] });
  }

  /**
   * Moves all of them.
   *
   * @deprecated The platform no longer offers it.
   * @permissions not documented
   * @see PUT /api/v2/things
   */
  putThings(request?: RequestOptions): ApiPromise<void> {
    return this.call('putThings', 'PUT /api/v2/things', {}, {}, request, { retired: true });
  }
}
`;
  const differencesIn = (changed: string): string[] =>
    checkSource({ name: 'things.ts', text: changed }, types, things).differences;

  it('finds nothing where source and contract agree', () => {
    const findings = checkSource({ name: 'things.ts', text }, types, things);
    expect(findings.differences).toEqual([]);
    expect(findings.classes).toEqual(['ThingsApi']);
    expect([...findings.sentences]).toEqual([
      ['ThingsApi.deleteThing', 'Throws a thing away.'],
      ['ThingsApi.getThings', 'Lists what stands at a site.'],
      ['ThingsApi.postThings', 'Puts up another one.'],
      ['ThingsApi.putThing', 'Puts another one in its place.'],
      ['ThingsApi.putThings', 'Moves all of them.'],
    ]);
    expect([...findings.texts]).toEqual([
      ['ThingsApi.deleteThing', 'Throws a thing away.'],
      ['ThingsApi.deleteThing ifMatch', 'ETag in double quotes.'],
      ['ThingsApi.getThings', 'Lists what stands at a site.'],
      ['ThingsApi.getThings pageSize', 'Entities a page; 25 unless the operation says otherwise.'],
      ['ThingsApi.getThings pageNumber', 'Which page, counted from 1.'],
      ['ThingsApi.getThings expand', ''],
      ['ThingsApi.getThings state', 'Which ones. @defaultValue on'],
      ['ThingsApi.getThings since', ''],
      ['ThingsApi.postThings', 'Puts up another one. Comes back as text.'],
      ['ThingsApi.putThing', 'Puts another one in its place.'],
      ['ThingsApi.putThing force', ''],
      ['ThingsApi.putThing body', ''],
      ['ThingsApi.putThings', 'Moves all of them.'],
    ]);
  });

  it.each<[drift: string, from: string, to: string, ...differences: string[]]>([
    [
      'another path',
      "'GET /api/v2/things'",
      "'GET /api/v2/thing'",
      'ThingsApi.getThings: the route is "GET /api/v2/thing" in the source, "GET /api/v2/things" in the contract',
    ],
    [
      'another verb',
      "'POST /api/v2/things'",
      "'PUT /api/v2/things'",
      'ThingsApi.postThings: the route is "PUT /api/v2/things" in the source, "POST /api/v2/things" in the contract',
    ],
    [
      'an argument missing from the signature',
      ', thingId: string, ',
      ', ',
      'ThingsApi.deleteThing: the argument list is ["kind","opts?","request?"] in the source, ["kind","thingId","opts?","request?"] in the contract',
    ],
    [
      'an argument missing from the call',
      "'GET /api/v2/things', { siteId }",
      "'GET /api/v2/things', {}",
      'ThingsApi.getThings: the list of required arguments is [] in the source, ["siteId"] in the contract',
    ],
    [
      'a required argument that became optional',
      'siteId: string, ',
      'siteId?: string, ',
      'ThingsApi.getThings: the argument list is ["siteId?","opts?","request?"] in the source, ["siteId","opts?","request?"] in the contract',
    ],
    [
      'an argument of another type',
      'thingId: string, ',
      'thingId: number, ',
      'ThingsApi.deleteThing: the type of thingId is "number" in the source, "string" in the contract',
    ],
    [
      'a value missing from those of a placeholder',
      "OpenEnum<'small' | 'big'>",
      "OpenEnum<'small'>",
      `ThingsApi.deleteThing: the type of kind is "OpenEnum<'small'>" in the source, "OpenEnum<'big' | 'small'>" in the contract`,
    ],
    [
      'an enumerated placeholder that takes any text',
      "OpenEnum<'small' | 'big'>",
      'string',
      `ThingsApi.deleteThing: the type of kind is "string" in the source, "OpenEnum<'big' | 'small'>" in the contract`,
    ],
    [
      'another body type',
      'body: Thing, ',
      'body: Thing[], ',
      'ThingsApi.postThings: the type of body is "Thing[]" in the source, "Thing" in the contract',
    ],
    [
      'another result type',
      'ApiPromise<Thing[]>',
      'ApiPromise<Thing>',
      'ThingsApi.getThings: the result type is "ApiPromise<Thing>" in the source, "ApiPromise<Thing[]>" in the contract',
    ],
    [
      'options that are not passed on',
      'thingId }, opts,',
      'thingId }, {},',
      'ThingsApi.deleteThing: what is passed on as optional values is "{}" in the source, "opts" in the contract',
    ],
    [
      'an optional value too many',
      '  since?: string | Date;',
      '  since?: string | Date;\n  until?: string | Date;',
      'ThingsApi.getThings: the set of optional values is ["expand","pageNumber","pageSize","since","state","until"] in the source, ["expand","pageNumber","pageSize","since","state"] in the contract',
    ],
    [
      'a shared piece of options left out',
      'PageOptions, ',
      '',
      'ThingsApi.getThings: the set of optional values is ["expand","since","state"] in the source, ["expand","pageNumber","pageSize","since","state"] in the contract',
    ],
    [
      'a value missing from an enumeration',
      "OpenEnum<'on' | 'off'>",
      "OpenEnum<'on'>",
      `ThingsApi.getThings: the type of opts.state is "OpenEnum<'on'>" in the source, "OpenEnum<'off' | 'on'>" in the contract`,
    ],
    [
      'a value too many for the type parameter of an options type',
      "<'owner' | 'site'>",
      "<'owner' | 'site' | 'acl'>",
      `ThingsApi.getThings: the type of opts.expand is "OpenEnum<'acl' | 'owner' | 'site'>[]" in the source, "OpenEnum<'owner' | 'site'>[]" in the contract`,
    ],
    [
      'an optional value that must be given',
      'since?: string',
      'since: string',
      'ThingsApi.getThings: opts.since is "required" in the source, "optional" in the contract',
    ],
    [
      'another default',
      '@defaultValue `on`',
      '@defaultValue `off`',
      'ThingsApi.getThings: the default of opts.state is "off" in the source, "on" in the contract',
    ],
    [
      'another spelling of a default',
      '@defaultValue `on`',
      '@defaultValue `On`',
      'ThingsApi.getThings: the default of opts.state is "On" in the source, "on" in the contract',
    ],
    [
      'a query value that is no longer renamed',
      ", { query: { siteId: 'site.id' } }",
      '',
      'ThingsApi.getThings: the details object is nothing in the source, {"query":{"siteId":"site.id"}} in the contract',
    ],
    [
      'another header',
      "ifMatch: 'If-Match'",
      "ifMatch: 'If-None-Match'",
      'ThingsApi.deleteThing: the details object is {"headers":{"ifMatch":"If-None-Match"}} in the source, {"headers":{"ifMatch":"If-Match"}} in the contract',
    ],
    [
      'another sign-in',
      "auth: 'guest'",
      "auth: 'none'",
      'ThingsApi.postThings: the details object is {"accept":"text/plain","auth":"none"} in the source, {"accept":"text/plain","auth":"guest"} in the contract',
    ],
    [
      'a retired operation that does not say so when it is called',
      ', { retired: true }',
      '',
      'ThingsApi.putThings: the details object is nothing in the source, {"retired":true} in the contract',
    ],
    [
      'an operation that is called retired and is not',
      "auth: 'guest' }",
      "auth: 'guest', retired: true }",
      'ThingsApi.postThings: the details object is {"accept":"text/plain","auth":"guest","retired":true} in the source, {"accept":"text/plain","auth":"guest"} in the contract',
    ],
    [
      'optional values that take any name',
      ", { options: ['force', 'body'] }",
      '',
      'ThingsApi.putThing: the details object is nothing in the source, {"options":["force","body"]} in the contract',
    ],
    [
      'an optional value missing from those that there are',
      "options: ['force', 'body']",
      "options: ['force']",
      'ThingsApi.putThing: the details object is {"options":["force"]} in the source, {"options":["force","body"]} in the contract',
    ],
    [
      'no word of a deprecation',
      '   * @deprecated The platform no longer offers it.\n',
      '',
      'ThingsApi.putThings: the @deprecated line is [] in the source, ["a sentence"] in the contract',
    ],
    [
      'a deprecation of what the platform does not call deprecated',
      '   * @see POST',
      '   * @deprecated Use `putThing`.\n   * @see POST',
      'ThingsApi.postThings: the @deprecated line is ["a sentence"] in the source, [] in the contract',
    ],
    [
      'a deprecation that says nothing',
      ' The platform no longer offers it.',
      '',
      'ThingsApi.putThings: the @deprecated line is [""] in the source, ["a sentence"] in the contract',
    ],
    [
      'a deprecation that is no sentence',
      'The platform no longer offers it.',
      'gone',
      'ThingsApi.putThings: the @deprecated line is ["gone"] in the source, ["a sentence"] in the contract',
    ],
    [
      'no word of a preview',
      '   * @preview\n',
      '',
      'ThingsApi.putThing: the @preview line is [] in the source, [""] in the contract',
    ],
    [
      'a preview of what the platform has settled',
      '   * @see POST',
      '   * @preview\n   * @see POST',
      'ThingsApi.postThings: the @preview line is [""] in the source, [] in the contract',
    ],
    [
      'a preview said twice',
      '   * @preview\n',
      '   * @preview\n   * @preview\n',
      'ThingsApi.putThing: the @preview line is ["",""] in the source, [""] in the contract',
    ],
    [
      'another operation named in the call',
      "'postThings',",
      "'postThing',",
      'ThingsApi.postThings: the operation named to this.call is "postThing" in the source, "postThings" in the contract',
    ],
    [
      'another permission',
      '`thing:view`',
      '`thing:add`',
      'ThingsApi.getThings: the @permissions line is [{"one":"thing:add"}] in the source, [{"one":"thing:view"}] in the contract',
    ],
    [
      'any where all are needed',
      'any of `thing:delete`',
      'all of `thing:delete`',
      'ThingsApi.deleteThing: the @permissions line is [{"all":["thing:delete","thing:edit"]}] in the source, [{"any":["thing:delete","thing:edit"]}] in the contract',
    ],
    [
      'a list of permissions that has one entry',
      '@permissions `thing:view`',
      '@permissions any of `thing:view`',
      'ThingsApi.getThings: the @permissions line is [{"any":["thing:view"]}] in the source, [{"one":"thing:view"}] in the contract',
    ],
    [
      'a permission where a token of a guest suffices',
      '@permissions none: the call sends the token of a web chat guest',
      '@permissions `thing:add`',
      'ThingsApi.postThings: the @permissions line is [{"one":"thing:add"}] in the source, ["none: the call sends the token of a web chat guest"] in the contract',
    ],
    [
      'no word on permissions',
      '   * @permissions not documented\n   * @see PUT /api/v2/things/{partId}',
      '   * @see PUT /api/v2/things/{partId}',
      'ThingsApi.putThing: the @permissions line is [] in the source, ["not documented"] in the contract',
    ],
    [
      'another @see line',
      '@see DELETE /api/v2/things/{kind}/{thingId}',
      '@see DELETE /api/v2/things',
      'ThingsApi.deleteThing: the @see line is ["DELETE /api/v2/things"] in the source, ["DELETE /api/v2/things/{kind}/{thingId}"] in the contract',
    ],
    [
      'a @param for nothing',
      '@param opts.ifMatch',
      '@param opts.etag',
      'ThingsApi.deleteThing: a @param is "opts.etag" in the source, ["kind","thingId","opts.ifMatch","opts","request"] in the contract',
    ],
    [
      'a second statement',
      "return this.call('postThings'",
      "this.check(body);\n    return this.call('postThings'",
      "ThingsApi.postThings: the body is \"{\\n    this.check(body);\\n    return this.call('postThings', 'POST /api/v2/things', { body }, {}, request, { accept: 'text/plain', auth: 'guest' });\\n  }\" in the source, \"one \\\"return this.call(…)\\\"\" in the contract",
    ],
    ['no summary', 'Throws a thing away.', '', 'ThingsApi.deleteThing: has no summary'],
    [
      'a summary that is the name with spaces',
      'Lists what stands at a site.',
      'Gets the things.',
      'ThingsApi.getThings: the summary "Gets the things." is but the name',
    ],
    [
      'another method name',
      '  postThings(',
      '  postThing(',
      'ThingsApi.postThing: the contract has no such operation',
      'ThingsApi.postThings: the source has no such method',
    ],
    [
      'another class name',
      'class ThingsApi',
      'class ThingApi',
      'ThingApi: the contract has no such area',
      'ThingApi.deleteThing: the contract has no such operation',
      'ThingApi.getThings: the contract has no such operation',
      'ThingApi.postThings: the contract has no such operation',
      'ThingApi.putThing: the contract has no such operation',
      'ThingApi.putThings: the contract has no such operation',
    ],
    ['no word on the class', '/** Things and where they stand. */', '', 'ThingsApi: has no comment that says what it is for'],
    [
      'an options type that is declared nowhere',
      'opts?: GetThingsOptions',
      'opts?: ThingOptions',
      'ThingsApi.getThings: cannot be read: The options type ThingOptions is declared neither in the file nor in src/models',
    ],
  ])('finds %s', (_drift, from, to, ...differences) => {
    expect(text.split(from)).toHaveLength(2);
    expect(differencesIn(text.replace(from, () => to))).toEqual(differences);
  });

  it('expects the enumerated value where the contract abbreviates a default', () => {
    const abbreviated = parseContract(`
## ThingsApi
getThings(siteId) GET /api/v2/things ?siteId@site.id ?state:(onwards|backwards)=ON -> Thing[]
`);
    const options = `interface GetThingsOptions {
  /** @defaultValue \`onwards\` */
  state?: OpenEnum<'onwards' | 'backwards'>;
}`;
    const method = `getThings(siteId: string, opts?: GetThingsOptions, request?: RequestOptions): ApiPromise<Thing[]> {
      return this.call('getThings', 'GET /api/v2/things', { siteId }, opts, request, { query: { siteId: 'site.id' } });
    }`;
    const about = (comment: string): string[] => {
      const text = `${comment}\n/** Things. */\nexport class ThingsApi extends PlatformApi {\n/**\n * Lists all of a site.\n *\n * @permissions not documented\n * @see GET /api/v2/things\n */\n${method} }`;
      return checkSource({ name: 'things.ts', text }, types, abbreviated).differences;
    };
    expect(about(options)).toEqual([]);
    expect(about(options.replace('`onwards`', '`ON`'))).toEqual([
      'ThingsApi.getThings: the default of opts.state is "ON" in the source, "onwards" in the contract',
    ]);
  });

  it('finds methods that are out of order', () => {
    const [head = '', remove = '', list = '', ...rest] = text.split(/(?= {2}\/\*\*\n {3}\* [TLPM])/);
    expect(differencesIn(head + list + remove + rest.join(''))).toEqual([
      'ThingsApi.deleteThing: stands after getThings, out of alphabetical order',
    ]);
  });
});
