import { useEffect, useRef } from 'react';
import { inquiryHash } from '@haat/contract/inquiry/places';
import { leaveHash } from '@haat/web/ui/dialog/back-closes.ts';
import type { Card } from '../catalog/card/card.ts';
import { subjectOf } from './subject.ts';
import { useInquiry } from './use-inquiry.tsx';

/** The talk with a product's seller, opened as soon as it is there. */
export function InquiryByAddress({ card }: { card: Card }) {
  const { ask, inquiryDialog } = useInquiry();
  const opening = useRef(() => ask(subjectOf(card)));
  useEffect(() => {
    // Gone back to, the page asks no guest to log in again.
    leaveHash(inquiryHash);
    opening.current();
  }, []);
  return inquiryDialog;
}
