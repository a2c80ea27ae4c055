import routes from '../../apps/desk/app/routes.ts';

interface Route {
  path?: string;
  children?: Route[];
}

/** Every address of the desk in English, as `apps/desk/app/routes.ts` has it: `/desk/orders/:orderId`. */
const deskRoutes: string[] = routes.flatMap((entry) => (entry.path === 'desk' ? pathsIn(entry, '') : []));

function pathsIn({ path, children }: Route, above: string): string[] {
  const own = path ? `${above}/${path}` : above;
  return children ? children.flatMap((child) => pathsIn(child, own)) : [own];
}

/** The routes that no address leads to. */
export function unvisited(addresses: readonly string[]): string[] {
  const visited = new Set(addresses.map(routeOf));
  return deskRoutes.filter((route) => !visited.has(route));
}

/** Of the routes that fit, the one that says most of the address. */
function routeOf(address: string): string | undefined {
  const [path = ''] = address.split('?');
  const isFit = (route: string) =>
    new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`).test(path);
  const vague = (route: string) => (route.endsWith('*') ? 100 : route.split(':').length);
  return deskRoutes.filter(isFit).sort((one, other) => vague(one) - vague(other))[0];
}
