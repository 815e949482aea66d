import type { Detail, ErrorBody } from '../../models/index.js';
import type { Limit } from './control/limits.js';

/** Fields of an error body in addition to its status. */
export interface ProblemFields {
  code?: string;
  details?: Detail[];
  entityId?: string;
  entityName?: string;
  /** The message with placeholders, and their values. */
  messageWithParams?: string;
  messageParams?: Record<string, string>;
  headers?: Record<string, string>;
  /** For SCIM: the kind of error by its specification. */
  scimType?: ScimType;
  /** The limit that the request exceeds. */
  limit?: Limit;
}

/** Default codes and texts by status. */
const defaults: Record<number, readonly [code: string, message: string]> = {
  400: ['bad.request', 'The request could not be understood by the server due to malformed syntax.'],
  401: ['bad.credentials', 'Invalid login credentials.'],
  403: ['not.authorized', 'You are not authorized to perform the requested action.'],
  404: ['not.found', 'The requested resource was not found.'],
  405: ['method.not.allowed', 'The resource does not offer this method.'],
  409: ['general.conflict', 'The request conflicts with the state of the resource.'],
  413: ['request.entity.too.large', 'The body of the request is too large.'],
  415: ['unsupported.media.type', 'The body of the request is of a type that the resource does not take.'],
  429: ['too.many.requests.retry.after', 'Rate limit exceeded the maximum.'],
  500: ['internal.server.error', 'The server encountered an unexpected condition.'],
  501: ['not.implemented', 'The sandbox does not do this.'],
  503: ['service.unavailable', 'The service is unavailable.'],
  504: ['request.timeout', 'The request timed out.'],
};

/** Thrown by a handler to respond with the platform's error body. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly status: number,
    message?: string,
    readonly fields: ProblemFields = {},
  ) {
    super(message ?? defaults[status]?.[1] ?? 'The request failed.');
  }

  body(contextId: string): ErrorBody & { limit?: Limit } {
    const { details = [], code = defaults[this.status]?.[0] ?? 'error', entityId, entityName, limit } = this.fields;
    const { messageWithParams, messageParams } = this.fields;
    return {
      message: this.message,
      code,
      status: this.status,
      ...(entityId !== undefined && { entityId }),
      ...(entityName !== undefined && { entityName }),
      ...(messageWithParams !== undefined && { messageWithParams }),
      ...(messageParams !== undefined && { messageParams }),
      contextId,
      details,
      errors: [],
      ...(limit && { limit }),
    };
  }
}

/** The error in SCIM's form, RFC 7644, 3.12. */
export function scimError({ status, message, fields }: Problem): object {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    ...(fields.scimType && { scimType: fields.scimType }),
    detail: message,
    status: String(status),
  };
}

/** A request with missing or invalid data; `details` names each field. */
export function badRequest(message: string, details: Detail[] = []): Problem {
  return new Problem(400, message, { details });
}

/** A request without a required field. */
export function missingField(fieldName: string): Problem {
  return badRequest(`${fieldName} is required`, [{ errorCode: 'required.field', fieldName }]);
}

/** A field with an invalid value. */
export function invalidField(message: string, fieldName: string): Problem {
  return badRequest(message, [{ errorCode: 'invalid.value', fieldName }]);
}

/** An invalid value of a field, in the platform's words. */
export function invalidValue(fieldName: string, value: string, type = fieldName, allowedValues: readonly string[] = []): Problem {
  const excerpt = value.length > 100 ? `${value.slice(0, 100)}…` : value;
  const allowedText = allowedValues.length === 0 ? '' : `. Allowable values are: ${allowedValues.join(', ')}`;
  return invalidField(`Value [${excerpt}] is not valid for field type [${type}]${allowedText}`, fieldName);
}

/** A field that refers to an entity that does not exist. */
export function unknownReference(fieldName: string, entityId: string, entityName: string): Problem {
  const article = /^[aeio]/i.test(entityName) ? 'an' : 'a';
  return badRequest(`${fieldName} does not match ${article} ${entityName}: ${entityId}`, [
    { errorCode: 'invalid.value', fieldName, entityId, entityName },
  ]);
}

/** The path has only other verbs, which the header `Allow` lists. A path with GET also has HEAD. */
export function methodNotAllowed(verbs: readonly string[]): Problem {
  const allowed = new Set(verbs.flatMap((verb) => (verb === 'GET' ? ['GET', 'HEAD'] : [verb])));
  return new Problem(405, undefined, { headers: { Allow: [...allowed].sort().join(', ') } });
}

/** The entity does not exist. */
export function notFound(entityName: string, entityId: string): Problem {
  return new Problem(404, `Unable to find a ${entityName} with that id`, { entityName, entityId });
}

/** The name (or e-mail address) belongs to another entity: a 400 for a name, a 409 for any other field. */
export function duplicateValue(entityName: string, fieldName: string, value: string): Problem {
  const message = `Another ${entityName} has the ${fieldName} "${value}"`;
  if (fieldName !== 'name') {
    return new Problem(409, message, { details: [{ errorCode: 'duplicate.value', fieldName, entityName }] });
  }
  return new Problem(400, message, { code: 'duplicate.name', details: [{ errorCode: 'duplicate.name', fieldName, entityName }] });
}

/** The entity has changed since the caller read it. */
export function staleVersion(entityName: string, entityId: string): Problem {
  return new Problem(409, `The ${entityName} has changed since: read it again and repeat the change with its version`, {
    details: [{ errorCode: 'version.mismatch', fieldName: 'version', entityId, entityName }],
    entityName,
    entityId,
  });
}

/** Kinds of SCIM errors, RFC 7644, 3.12. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness';

export function scimProblem(status: number, message: string, scimType: ScimType): Problem {
  return new Problem(status, message, { scimType });
}

/** RFC 6749, 5.2. */
export type OAuthErrorCode =
  | 'access_denied'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_request'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'unsupported_response_type';

/** Thrown by token requests: the login host uses RFC 6749 instead of the platform's error body. */
export class OAuthProblem extends Error {
  override readonly name = 'OAuthProblem';

  constructor(
    readonly code: OAuthErrorCode,
    readonly description: string,
  ) {
    super(description);
  }

  get status(): 400 | 401 {
    return this.code === 'invalid_client' ? 401 : 400;
  }
}
