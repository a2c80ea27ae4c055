import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '@haat/api/app';
import { getShopFrame } from '@haat/contract/content/calls';
import { themeCss } from '@haat/web/platform/theme/colours.ts';
import { formerFiles, serveBuilt } from './built-files.ts';
import { contentPolicy } from './pages/page.ts';
import { sendNoShop } from './pages/plain-page.ts';

const clientFolder = fileURLToPath(new URL('../desk/build/client', import.meta.url));

/** Whether `npm run build` has made the desk. */
export const deskIsBuilt = (): boolean => existsSync(`${clientFolder}/index.html`);

/**
 * Serves the desk of sellers and owners (design D18): one page for all its addresses, private and never indexed, and its
 * files. What stands on it comes from the API, by the session of who works there.
 */
export async function mountDesk(
  app: FastifyInstance,
  { shopOf, call }: Pick<Api, 'shopOf' | 'call'>,
): Promise<void> {
  const html = await readFile(`${clientFolder}/index.html`);
  const policy = contentPolicy(html);
  await app.register(serveBuilt, {
    under: '/desk/assets/',
    folders: [`${clientFolder}/desk/assets`, formerFiles.desk],
  });
  const sendDesk = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await shopOf(request))) return sendNoShop(reply);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .send(html);
  };
  for (const path of ['/desk', '/desk/*', '/ne/desk', '/ne/desk/*']) app.get(path, sendDesk);
  app.get('/desk/theme.css', async (request, reply) => {
    const shop = await shopOf(request);
    if (!shop) return reply.callNotFound();
    const { theme } = await call(getShopFrame, { subdomain: shop.subdomain }, { shop, tag() {} });
    return reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, max-age=60' })
      .send(themeCss(theme));
  });
}
