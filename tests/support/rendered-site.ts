import fastify, { type FastifyInstance } from 'fastify';
import { renderPage } from '../../composition/server.tsx';
import { registerSite } from '../../infrastructure/site/site-server.ts';
import { UNBUILT } from '../../ui/app/unbuilt.ts';
import { openFixture, type SandboxFixture } from './sandbox-fixture.ts';

/** The site as the server renders it, over the sandbox, without a socket. */
export interface RenderedSite {
  readonly fixture: SandboxFixture;
  readonly app: FastifyInstance;
  readonly ask: (url: string, cookies?: ReadonlyMap<string, string>) => Promise<RenderedReply>;
  readonly close: () => Promise<void>;
}

export interface RenderedReply {
  readonly status: number;
  readonly location: string | undefined;
  readonly policy: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly html: string;
}

export async function openRenderedSite(): Promise<RenderedSite> {
  const fixture = await openFixture();
  const app = fastify();
  await fixture.sandbox.register(app);
  await registerSite(app, {
    clock: fixture.clock,
    isDevelopment: false,
    renderer: () => Promise.resolve(renderPage),
    assets: () => ({ scripts: [], styles: [], preloads: [], fonts: [] }),
    developmentHead: () => Promise.resolve(''),
    log: (line) => {
      throw new Error(line);
    },
    unbuilt: UNBUILT,
  });
  return {
    fixture,
    app,
    ask: async (url, cookies = new Map()) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await app.inject({ url, headers: { accept: 'text/html', cookie } });
      return {
        status: reply.statusCode,
        location: reply.headers.location,
        policy: String(reply.headers['content-security-policy']),
        headers: reply.headers,
        html: reply.body,
      };
    },
    close: async () => {
      await app.close();
      await fixture.close();
    },
  };
}
