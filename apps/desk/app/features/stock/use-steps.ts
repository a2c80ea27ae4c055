import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { idempotencyHeader } from '@haat/contract/core/text/names';
import { setInventory } from '@haat/contract/stock/calls';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { CallError, call, send } from '@haat/web/platform/api/call.ts';
import { passes } from '@haat/web/platform/api/passes.ts';
import { newId } from '@haat/web/platform/browser/new-id.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useSeller } from '../account/seller.ts';
import { named } from './named.ts';
import { dropStep, keepStep, onStepAnswered, requestSending } from './unsent-steps.ts';

/** Milliseconds in which taps are one change. */
const tapsWithin = 600;
/** Milliseconds before a change that the line has lost is sent again: under its own key it counts once all the same. */
const againAfter = [1_000, 3_000];

interface Change {
  change: number;
  key: string;
}

/** Taps of a moment are one change: each shows at once, and what they make together is sent, also when the page goes. */
export function useSteps(
  productId: string,
  { variant, remainingQty }: StockedProduct['lines'][number],
  onChanged: (now: StockedProduct) => void,
  onStale: () => void,
) {
  const problemText = useProblemText();
  const userId = useSeller().account._id;
  const [pending, setPending] = useState(0);
  const [problem, setProblem] = useState('');
  const sum = useRef(0);
  const timer = useRef<number>(undefined);
  /** What is under way, and may not have reached the shop when the page goes. */
  const sending = useRef(new Set<Change>());

  const taken = (): Change | null => {
    const change = sum.current;
    sum.current = 0;
    clearTimeout(timer.current);
    return change === 0 ? null : { change, key: newId() };
  };
  const bodyOf = (change: number) => ({ productId, variant: named(variant), change });
  const sendNow = async () => {
    const wanted = taken();
    if (!wanted) return;
    sending.current.add(wanted);
    try {
      onChanged(await patiently(bodyOf(wanted.change), wanted.key));
    } catch (error) {
      if (error instanceof CallError && passes(error)) {
        // It stays shown: perhaps only the answer was lost, and a second tap would count twice.
        keepStep(userId, wanted.key, bodyOf(wanted.change));
        return requestSending();
      }
      setProblem(problemText(error));
      onStale();
    }
    dropStep(userId, wanted.key);
    end(wanted);
  };
  const end = (change: Change) => {
    if (sending.current.delete(change)) setPending((all) => all - change.change);
  };
  const onAnswer = useEffectEvent(({ key, now }: Parameters<Parameters<typeof onStepAnswered>[0]>[0]) => {
    const own = [...sending.current].find((each) => each.key === key);
    if (!own) return;
    if (now) onChanged(now);
    end(own);
  });
  useEffect(() => onStepAnswered(onAnswer), []);

  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      const last = taken();
      for (const { change, key } of [...sending.current, ...(last ? [last] : [])]) {
        const body = bodyOf(change);
        keepStep(userId, key, body);
        // The page may be gone before an answer comes: `keepalive` has the browser send it all the same. Where that fails too, the next page does.
        void send(setInventory.method, setInventory.path, {
          ...{ body, keepalive: true },
          headers: { [idempotencyHeader]: key },
        })
          .then(({ ok }) => ok && dropStep(userId, key))
          .catch(requestSending);
      }
      // A page that comes back from the browser's cache shows what became of it.
      if (last) setPending((all) => all - last.change);
    };
  });
  useEffect(() => {
    const onHide = () => leave.current();
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && onStale();
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
    };
  }, [onStale]);

  // Another screen of the desk may be left as well before an answer comes.
  useEffect(() => () => leave.current(), []);

  const step = (by: 1 | -1) => {
    setProblem('');
    sum.current += by;
    setPending((all) => all + by);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void sendNow(), tapsWithin);
  };
  return { shown: Math.max(0, remainingQty + pending), problem, step };
}

type Body = Parameters<typeof call<typeof setInventory>>[1];

/** @throws CallError as the last try's */
async function patiently(body: Body, idempotencyKey: string): Promise<StockedProduct> {
  for (const pause of againAfter) {
    try {
      return (await call(setInventory, body, { idempotencyKey })).data;
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'offline')) throw error;
    }
    await new Promise((done) => setTimeout(done, pause));
  }
  return (await call(setInventory, body, { idempotencyKey })).data;
}
