import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { iconPath, icons } from '@haat/contract/core/icons';
import type { IconName } from '@haat/contract/core/icons';
import type { ShopMark } from '../../../core/request-context.ts';
import { hasAlready } from '../../../core/http/etag.ts';
import type { Dependencies } from '../../../core/dependencies.ts';
import { asIco } from './draw.ts';
import { iconDrawer } from './service.ts';

/** The pictures by which a shop is shown outside its pages: `/favicon.ico`, and the icons of its manifest. */
export function serveShopIcons(
  app: FastifyInstance,
  dependencies: Dependencies,
  shopOf: (request: FastifyRequest) => Promise<ShopMark | null>,
): void {
  const iconOf = iconDrawer(dependencies);
  // An icon is asked for with every page: a shop that cannot be found now has the default one.
  const draw = async (request: FastifyRequest, name: IconName) =>
    iconOf(await shopOf(request).catch(() => null), name);

  app.get('/favicon.ico', async (request, reply) =>
    send(request, reply.type('image/x-icon'), asIco(await draw(request, 'icon-32'))),
  );
  for (const name of Object.keys(icons) as IconName[]) {
    app.get(iconPath(name), async (request, reply) =>
      send(request, reply.type('image/png'), await draw(request, name)),
    );
  }
}

/** An icon may be kept for a day: a new one is seen tomorrow, and nobody waits for it. */
function send(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'public, max-age=86400').header('vary', 'Cookie').header('etag', tag);
  return hasAlready(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(bytes);
}
