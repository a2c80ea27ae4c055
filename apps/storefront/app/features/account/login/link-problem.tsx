import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CallError } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

export type LinkProblem = 'used' | 'expired' | 'unknown';

const linkProblems: Record<string, LinkProblem> = {
  'link-used': 'used',
  'link-expired': 'expired',
  'link-unknown': 'unknown',
};

/** Why the link that a call was made with does not count; null where it was something else that went wrong. */
export function linkProblemOf(error: unknown): LinkProblem | null {
  if (!(error instanceof CallError)) return null;
  // Cut off so far that it is not even the form of one.
  if (error.problem.fields && 'token' in error.problem.fields) return 'unknown';
  return linkProblems[error.code] ?? null;
}

export function LinkProblemCard({ trouble, text, children }: OutcomeProps & { trouble: LinkProblem }) {
  const { t } = useLanguage();
  return (
    <Outcome
      icon={<CircleAlert size={40} className="text-warn" aria-hidden />}
      title={t(`link.${trouble}`)}
      text={text}
    >
      {children}
    </Outcome>
  );
}

interface OutcomeProps {
  text: string;
  children: ReactNode;
}

/** How something ended: takes the focus, since what was pressed is gone, and so is read out. */
export function Outcome({ icon, title, text, children }: OutcomeProps & { icon: ReactNode; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      {icon}
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className="section-head outline-none">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
