import { listProducts } from '@haat/contract/catalog/endpoints';
import type { Route } from './+types/product';
import { pageContext } from '../core/page.ts';
import { cardOf } from '../features/catalog/card.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { call, language } = context.get(pageContext);
  const page = await call(listProducts, { size: 24 });
  return { products: page.products.map((each) => cardOf(each, language)) };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <pre className="frame">{loaderData.products.map(({ title }) => title).join('\n')}</pre>;
}
