import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACE_COUPON } from '../../../infrastructure/coupon/coupon-calls.ts';
import { serveApiPage } from '../../../infrastructure/sandbox/server/api-page.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { GAME } from '../../../infrastructure/sports/game-calls.ts';
import { LINE_CHANGES } from '../../../infrastructure/sports/line-changes-calls.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { HEADERS } from '../../support/browser/header-contract.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: object;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: object }>>;
  readonly security: readonly object[];
}

interface Description {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly jsonSchemaDialect: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

describe('the description of the API', () => {
  let app: FastifyInstance;
  let description: Description;
  beforeAll(async () => {
    app = fastify();
    serveApiPage(app, [LINE, LINE_CHANGES, GAME, PLACE_COUPON, TOP_UP]);
    description = (await app.inject('/api-docs.json')).json();
  });
  afterAll(() => app.close());

  const operations = () => Object.values(description.paths).flatMap((path) => Object.values(path));

  it('is an OpenAPI 3.1 document', () => {
    expect(description.openapi).toMatch(/^3\.1\.\d+$/);
    expect(description.info).toMatchObject({
      title: expect.any(String) as string,
      version: expect.any(String) as string,
    });
    expect(URL.canParse(description.jsonSchemaDialect)).toBe(true);
    for (const [path, item] of Object.entries(description.paths)) {
      expect(path).toMatch(/^\/[\w./{}-]*$/);
      expect(Object.keys(item).every((method) => ['get', 'post', 'delete'].includes(method))).toBe(true);
    }
  });

  it('names every operation once, with its replies', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual(['game', 'line', 'lineChanges', 'placeCoupon', 'topUp']);
    for (const { responses, summary } of operations()) {
      expect(summary).not.toBe('');
      expect(Object.keys(responses)).toContain('200');
      for (const [status, response] of Object.entries(responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        expect(response.description).not.toBe('');
      }
    }
  });

  it('describes each parameter of an address, and requires those of its path', () => {
    for (const [path, item] of Object.entries(description.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters = [] } of Object.values(item)) {
        const described = parameters.filter((parameter) => parameter.in === 'path');
        expect(described.map(({ name }) => name)).toEqual(inPath);
        expect(described.every(({ required }) => required)).toBe(true);
        const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }
    const line = description.paths[LINE.path]?.['get'];
    expect(line?.parameters?.find(({ name }) => name === 'sport')?.required).toBe(false);
    expect(line?.parameters?.find(({ name }) => name === 'section')?.required).toBe(true);
  });

  it('says where a call may answer without a body', () => {
    const statuses = (path: string) => Object.keys(description.paths[path]?.['get']?.responses ?? {});
    expect(statuses(LINE_CHANGES.path)).toEqual(['200', '204', '400']);
    expect(statuses(LINE.path)).toEqual(['200', '400']);
  });

  it('says what a call needs beside its body: key, token and session', () => {
    const place = description.paths[PLACE_COUPON.path]?.['post'];
    const headers = place?.parameters?.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
    expect(headers).toEqual(['X-Requested-With', 'X-Csrf-Token', 'Idempotency-Key']);
    expect(place?.security).toEqual([{ session: [] }]);
    expect(Object.keys(place?.responses ?? {})).toEqual(['200', '400', '401', '403', '409', '422', '429', '451']);
    expect(description.paths[LINE.path]?.['get']?.security).toEqual([]);
  });

  it('uses the words of JSON Schema only, and only references that exist', () => {
    const text = JSON.stringify(description);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Refusal', '#/components/schemas/TermsRefusal']));
    expect(text).not.toContain('"nullable"');
    expect(text).not.toContain('"$schema"');
    const body = description.paths[PLACE_COUPON.path]?.['post']?.requestBody?.content['application/json']?.schema;
    expect(body).toMatchObject({
      type: 'object',
      properties: { bets: { type: 'array', minItems: 1, maxItems: 100 } },
      required: expect.arrayContaining(['typeId', 'accountId', 'bets']) as string[],
    });
  });

  it('has a page for people without script and inline style, under a strict policy and the headers of every page [SEC-01]', async () => {
    const page = await app.inject('/api-docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none';.* frame-ancestors 'none'/);
    expect(page.headers).toMatchObject(HEADERS);
    expect(page.headers.etag).toMatch(/^W\//);
    expect(page.body).not.toMatch(/<script|\sstyle=|\son\w+=/i);
    for (const { path } of [LINE, PLACE_COUPON]) expect(page.body).toContain(path);
    expect((await app.inject('/api-docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });
});
