import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { AnyCall } from '../../http/call.ts';

type Json = Readonly<Record<string, unknown>>;

const REFUSALS: Readonly<Record<string, string>> = {
  400: 'Malformed: a field is missing or is not what it must be',
  401: 'Nobody is signed in',
  403: 'The request does not come from a page of this site, or the player has not the right',
  404: 'There is no such thing, or it is not the player’s',
  409: 'The same key is still running, or the thing exists',
  422: 'The key came with another order',
  429: 'Tried too often; Retry-After says when to come back',
  451: 'The player has yet to agree to changed terms',
};
const REFUSAL: Json = { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] };
const TERMS: Json = { type: 'object', properties: { exception_code: { const: 1 } }, required: ['exception_code'] };

/** The API as an OpenAPI 3.1 document, made from the calls that are served. */
export function openApiDocument(calls: readonly AnyCall[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Oddsmith sandbox', version: '1.0.0', description: 'Every call of the reference back end.' },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-Http-sid' } },
      schemas: { Refusal: REFUSAL, TermsRefusal: TERMS },
    },
  };
}

/** Which refusals a call can give. */
export function refusalsOf(call: AnyCall): readonly string[] {
  const hasInput = call.params !== undefined || call.query !== undefined || call.body !== undefined;
  return [
    ...(hasInput ? ['400'] : []),
    ...(call.access === 'player' ? ['401'] : []),
    ...(call.changes === 'none' ? [] : ['403']),
    ...(call.params === undefined ? [] : ['404']),
    ...(call.isKeyed === true ? ['409', '422', '429'] : []),
    ...(call.access === 'player' && call.changes !== 'none' && call.isOpenBeforeTerms !== true ? ['451'] : []),
  ];
}

function operation(call: AnyCall): Json {
  const parameters = [...fields(call.params, 'path'), ...fields(call.query, 'query'), ...headers(call)];
  return {
    operationId: call.name,
    summary: call.summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(call.body === undefined ? {} : { requestBody: { required: true, content: json(schemaOf(call.body)) } }),
    responses: {
      200: { description: 'Done', ...timeHeader(call), content: json(schemaOf(call.reply)) },
      ...(isOptional(call.reply) ? { 204: { description: 'Nothing changed' } } : {}),
      ...(call.timeField === undefined
        ? {}
        : { 304: { description: 'Only the time has changed', ...timeHeader(call) } }),
      ...Object.fromEntries(refusalsOf(call).map((status) => [status, refusal(status)])),
    },
    security: call.access === 'player' ? [{ session: [] }] : [],
  };
}

function timeHeader({ timeField }: AnyCall): Json {
  if (timeField === undefined) return {};
  const description = `When it was answered, in milliseconds; the reply says it as ${timeField}`;
  return { headers: { 'X-Server-Time': { description, schema: { type: 'integer' } } } };
}

function isOptional(schema: GenericSchema): boolean {
  return schema.type === 'optional';
}

function fields(schema: GenericSchema | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

function headers({ changes, isKeyed }: AnyCall): Json[] {
  const header = (name: string, schema: Json): Json => ({ name, in: 'header', required: true, schema });
  return [
    ...(changes === 'none' ? [] : [header('X-Requested-With', { const: 'app' })]),
    ...(changes === 'money' ? [header('X-Csrf-Token', { type: 'string' })] : []),
    ...(isKeyed === true ? [header('Idempotency-Key', { type: 'string', format: 'uuid' })] : []),
  ];
}

function refusal(status: string): Json {
  const schema = status === '451' ? 'TermsRefusal' : 'Refusal';
  return {
    description: REFUSALS[status] ?? 'Refused',
    content: json({ $ref: `#/components/schemas/${schema}` }),
  };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** What goes over the wire; checks that JSON Schema has no words for are left out. */
function schemaOf(schema: GenericSchema): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) as Json;
  return rest;
}
