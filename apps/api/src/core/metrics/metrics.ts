import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { unusable } from '../env.ts';
import type { Env } from '../env.ts';
import type { Figure } from './figures.ts';

/** What the process tells Prometheus of itself. Where nobody may ask for it, nothing is measured. */
export interface Metrics {
  watch: (...figures: Figure[]) => void;
  /** Says what kind of page a request asks for, where its route stands for all pages. */
  nameRoute: (request: FastifyRequest, route: string) => void;
  /** Opens the port of the metrics, where there is one. @throws Error that names the setting */
  listen: () => Promise<void>;
}

const path = '/metrics';
// Seconds, from a page that is kept to one that somebody gives up on.
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures an app, and serves what is measured: at a port of its own, else for who has the token. */
export function openMetrics(app: FastifyInstance, env: Env): Metrics {
  const { METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1', METRICS_TOKEN: token } = env;
  if (port === undefined && token === undefined)
    return { watch() {}, nameRoute() {}, listen: () => Promise.resolve() };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const nameRoute = timeRequests(app, registry);
  const door = port === undefined ? null : Fastify({ forceCloseConnections: true });
  (door ?? app).get(path, { logLevel: 'warn' }, answerWith(registry, token));
  if (door) app.addHook('onClose', () => door.close());
  return {
    watch: (...figures) => {
      for (const figure of figures) show(registry, figure);
    },
    nameRoute,
    async listen() {
      try {
        const address = await door?.listen({ port: port ?? 0, host });
        if (address) app.log.info(`metrics are at ${address}${path}`);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw unusable([`METRICS_PORT: ${why}`], error);
      }
    },
  };
}

/** Times by what a route is registered as: never by a path, of which there is no end. */
function timeRequests(app: FastifyInstance, registry: Registry): Metrics['nameRoute'] {
  const pages = new WeakMap<FastifyRequest, string>();
  const times = new Histogram({
    name: 'haat_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer, by route',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
    buckets,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = pages.get(request) ?? request.routeOptions.url ?? 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    times.observe({ method, route, status }, reply.elapsedTime / 1_000);
    done();
  });
  return (request, route) => void pages.set(request, route);
}

const answerWith = (registry: Registry, token: string | undefined) => {
  const isTold = tokenCheck(token);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').type('text/plain');
    if (!isTold(request.headers.authorization))
      return reply.code(401).header('www-authenticate', 'Bearer').send('METRICS_TOKEN is asked for\n');
    return reply.type(registry.contentType).send(await registry.metrics());
  };
};

/** Compares digests, so that the time it takes tells nothing of the token. */
function tokenCheck(token: string | undefined): (authorization: string | undefined) => boolean {
  if (token === undefined) return () => true;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const wanted = digest(`Bearer ${token}`);
  return (authorization = '') => timingSafeEqual(digest(authorization), wanted);
}

function show(registry: Registry, { name, help, kind, by, read }: Figure): void {
  const settings = { name, help, labelNames: by === undefined ? [] : [by], registers: [] };
  const numbers = async () => {
    const found = await read();
    const all = typeof found === 'number' ? [['', found] as const] : Array.from(found);
    return all.map(([of, number]) => ({ labels: by === undefined ? {} : { [by]: of }, number }));
  };
  registry.registerMetric(
    kind === 'gauge'
      ? new Gauge({
          ...settings,
          async collect() {
            const found = await numbers();
            this.reset();
            for (const { labels, number } of found) this.set(labels, number);
          },
        })
      : new Counter({
          ...settings,
          async collect() {
            const found = await numbers();
            this.reset();
            for (const { labels, number } of found) this.inc(labels, number);
          },
        }),
  );
}
