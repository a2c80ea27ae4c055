import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { MoreMessages, ShopLink } from '@haat/web/platform/i18n/language.tsx';
import { WithoutScript } from './without-script.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

/** The page of a form that leads into an account: its title, one card in the middle, what to do else below it. */
export function EntryCard({
  title,
  intro,
  children,
  below,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <>
      <Breadcrumb trail={[{ title }]} />
      <div className="frame grid grid-cols-1 justify-items-center gap-4 py-6">
        <header className="grid w-full max-w-md gap-1">
          <h1 className="page-head">{title}</h1>
          {intro && <p className="text-soft">{intro}</p>}
        </header>
        <section className="grid w-full max-w-md gap-6 rounded-box border border-line bg-surface p-5 shadow-card sm:p-6">
          <WithoutScript place="form" />
          {children}
        </section>
        {below && <div className="w-full max-w-md text-center">{below}</div>}
      </div>
    </>
  );
}

interface EntryScreenProps extends ComponentProps<typeof EntryCard> {
  /** Of the screen alone, as its loader sends them. */
  words: ComponentProps<typeof MoreMessages>['words'];
}

/** A screen that is one such card. */
export const EntryScreen = ({ words, ...card }: EntryScreenProps) => (
  <MoreMessages words={words}>
    <EntryCard {...card} />
  </MoreMessages>
);

/** The way to another form that leads into an account, with where to go after it. */
export const withNext = (to: string, next: string | null): string =>
  next === null ? to : `${to}?next=${encodeURIComponent(next)}`;

interface EntryWayProps {
  question?: string;
  /** The other form that leads into an account; where to go after it is taken along. */
  to: string;
  children: ReactNode;
}

export function EntryWay({ question, to, children }: EntryWayProps) {
  const [search] = useSearchParams();
  return (
    <p className="flex min-h-11 flex-wrap items-center justify-center gap-x-2">
      {question}
      <ShopLink className={entryLink} to={withNext(to, search.get('next'))}>
        {children}
      </ShopLink>
    </p>
  );
}

/** The look of a link in running text that is easy to hit. */
export const entryLink = 'inline-flex min-h-11 items-center font-semibold text-primary-ink underline';
