import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

interface PageSectionsProps {
  title: string;
  description: string;
  /** Plain text; the ends of its lines stay. */
  sections: readonly { heading: string; text: string }[];
  folded: boolean;
  lang?: string;
  children?: ReactNode;
}

/** A page of words: about the shop, questions and answers, terms and policies. */
export const PageSections = ({ title, description, sections, folded, lang, children }: PageSectionsProps) => (
  <article className="frame py-6" lang={lang}>
    <div className={`mx-auto grid max-w-160 ${folded ? '' : 'gap-7'}`}>
      <header className="grid gap-2 pb-3">
        <h1 className="page-head">{title}</h1>
        <p className="text-soft">{description}</p>
      </header>
      {sections.map(({ heading, text }) =>
        folded ? (
          <Question key={heading} question={heading} answer={text} />
        ) : (
          <section key={heading} className="grid gap-1.5">
            <h2 className="section-head">{heading}</h2>
            <p className="whitespace-pre-line">{text}</p>
          </section>
        ),
      )}
    </div>
    {children}
  </article>
);

/** The browser folds it by itself, also without JavaScript, and finds what is folded. */
const Question = ({ question, answer }: { question: string; answer: string }) => (
  <details className="group border-b border-line">
    <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
      <h2 className="font-semibold">{question}</h2>
      <ChevronDown aria-hidden size={20} className="shrink-0 text-soft group-open:rotate-180" />
    </summary>
    <p className="pb-4 whitespace-pre-line">{answer}</p>
  </details>
);
