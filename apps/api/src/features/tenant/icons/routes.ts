import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { iconPath, icons } from '@haat/contract/core/icons';
import type { IconName } from '@haat/contract/core/icons';
import { hasAlready } from '../../../core/http/etag.ts';
import { cachingOf } from '../../../core/http/public-answer.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import type { ShopResolver } from '../resolver.ts';
import { asIco } from './draw.ts';
import { iconDrawer } from './service.ts';

/** The pictures by which a shop is shown outside its pages: `/favicon.ico`, and the icons of its manifest. */
export function serveShopIcons(
  app: FastifyInstance,
  dependencies: Dependencies,
  { shopOf, isOfHost }: ShopResolver,
): void {
  const iconOf = iconDrawer(dependencies);
  // An icon is asked for with every page: a shop that cannot be found now has the default one.
  const draw = async (request: FastifyRequest, reply: FastifyReply, name: IconName) => {
    const shop = await shopOf(request).catch(() => null);
    reply.headers(cachingOf('public, max-age=86400', shop !== null && (await isOfHost(request, shop))));
    return iconOf(shop, name);
  };

  app.get('/favicon.ico', async (request, reply) =>
    send(request, reply.type('image/x-icon'), asIco(await draw(request, reply, 'icon-32'))),
  );
  for (const name of Object.keys(icons) as IconName[]) {
    app.get(iconPath(name), async (request, reply) =>
      send(request, reply.type('image/png'), await draw(request, reply, name)),
    );
  }
}

// An icon may be kept for a day: a new one is seen tomorrow, and nobody waits for it.
function send(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  return hasAlready(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(bytes);
}
