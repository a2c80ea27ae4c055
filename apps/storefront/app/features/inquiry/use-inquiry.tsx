import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { inquiryHash } from '@haat/contract/inquiry/places';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { useLoginFirst } from '@haat/web/platform/session/use-login-first.ts';
import { fetchInquiryWords } from '../../messages/inquiry-words.ts';
import type { Subject } from './subject.ts';

const InquiryDialog = island(async () => (await import('./inquiry-dialog.tsx')).InquiryDialog, {
  when: 'shown',
});

/**
 * The way to ask a seller. A guest logs in first (spec §5), and finds the dialog open after it.
 * @returns `inquiryDialog`: the dialog while it is open, to be rendered
 */
export function useInquiry(): {
  ask: (subject: Subject) => void;
  preload: () => void;
  inquiryDialog: ReactNode;
} {
  const { language, href } = useLanguage();
  const { pathname } = useLocation();
  const loginFirst = useLoginFirst();
  const [subject, setSubject] = useState<Subject | null>(null);
  const mayAsk = (about: Subject) => loginFirst({ text: 'account.mustBeLoggedIn', wish: { ask: about } });
  const ask = (about: Subject) => mayAsk(about) && setSubject(about);
  const isAtProduct = subject && pathname === href(`/product/${encodeURIComponent(subject.product.slug)}`);
  const inquiryDialog = subject && (
    <InquiryDialog
      subject={subject}
      hash={isAtProduct ? inquiryHash : undefined}
      onClose={() => setSubject(null)}
      onLoggedOut={() => {
        setSubject(null);
        mayAsk(subject);
      }}
    />
  );
  const preload = () => {
    InquiryDialog.preload();
    // What could not be had ahead is asked for again when the dialog opens.
    fetchInquiryWords(language).catch(() => {});
  };
  return { ask, preload, inquiryDialog };
}
