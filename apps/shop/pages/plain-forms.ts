import type { FastifyInstance } from 'fastify';

/**
 * Where a browser lands that sends a form of the shop itself, because the page's code never came or may not run: on a
 * page, whatever was sent.
 */
export function mountPlainForms(app: FastifyInstance, isMachinePath: (url: string) => boolean): void {
  for (const language of ['', '/ne'])
    app.get<{ Querystring: { q?: string | string[] } }>(`${language}/search`, (request, reply) => {
      const [asked = ''] = [request.query.q ?? ''].flat();
      const term = asked.replace(/\s+/g, ' ').trim();
      // Blank text is no search (spec §5); browsers take dots in an address for folders.
      const path =
        term === '' || /^\.{1,2}$/.test(term) ? '/products' : `/search/${encodeURIComponent(term)}`;
      return reply.header('cache-control', 'no-store').redirect(language + path, 303);
    });
  app.post('/*', {
    // Before anything of it is read: what was typed, a password too, goes nowhere.
    onRequest: async (request, reply) => {
      const [path = '/'] = request.url.split('?');
      const ofAForm = String(request.headers.accept).includes('text/html');
      if (!ofAForm || isMachinePath(path) || path.startsWith('//')) return reply.callNotFound();
      return reply.header('cache-control', 'no-store').redirect(path, 303);
    },
    handler: (_request, reply) => reply.callNotFound(),
  });
}
