import { createRequestHandler } from 'react-router';
import type { RequestHandler, ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { builtStorefront } from '../storefront.ts';
import { handlersOf } from './page-handler.ts';

const built = await builtStorefront();

/** The shop's routes, of which each page says what the router made of its address. */
const build = {
  ...built,
  routes: Object.fromEntries(
    Object.entries(built.routes).map(([id, route]) => [
      id,
      route && { ...route, module: { default: () => null } },
    ]),
  ),
  entry: { module: { ...built.entry.module, default: told } },
};

type Entry = ServerBuild['entry']['module']['default'];
async function told(...[, status, , { manifest, staticHandlerContext }]: Parameters<Entry>) {
  const matches = staticHandlerContext.matches.map(({ route, params }) => [route.id, params]);
  const headers = { known: String(Object.keys(manifest.routes).length) };
  return new Response(JSON.stringify(matches), { status, headers });
}

const ask = async (handler: RequestHandler, path: string) => {
  const answer = await handler(new Request(`http://shop${path}`));
  return { answer: [answer.status, await answer.text()], known: Number(answer.headers.get('known')) };
};

const ofAll = createRequestHandler(build, 'production');
const handlerFor = handlersOf(build);

/** Addresses that a route of the shop answers, and such as look like one. */
const paths = Object.values(built.routes)
  .flatMap((route) => (route?.path ? [route.path.replaceAll(/:\w+\??/g, 'x')] : []))
  .concat('', 'user-profile', 'blog/x/y', 'product', 'shop', 'order', 'nowhere', 'constructor', '%20', 'ne-x')
  .flatMap((path) => [`/${path}`, `/ne/${path}`, `/${path}/`]);

test('each address is answered as it would be among all routes, by a handler of a few', async () => {
  for (const path of paths) {
    const whole = await ask(ofAll, path);
    const part = await ask(handlerFor(path), path);
    expect(part.answer, path).toEqual(whole.answer);
    expect(part.known, path).toBeLessThan(whole.known / 4);
  }
});

test.each([
  ['/_.data', '/'],
  ['/ne.data', '/ne'],
  ['/product/x.data', '/ne/product/y'],
  ['/nowhere.data', '/ne/not/here'],
])('%s is answered by the handler of %s', (data, page) => expect(handlerFor(data)).toBe(handlerFor(page)));
