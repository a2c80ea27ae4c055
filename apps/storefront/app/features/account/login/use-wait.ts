import { useEffect, useState } from 'react';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

/**
 * A clock for who has tried too often: says how long it takes in minutes, then that it is over. It speaks once a
 * minute, so that who listens to it is not talked to every second.
 * @param until when the next try counts, by the clock of the page (`performance.now`), which nobody sets back; null where nothing is to be waited for
 */
export function useWaitText(until: number | null): string {
  const { t } = useLanguage();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (until === null) return;
    const tick = () => {
      setNow(performance.now());
      if (performance.now() < until) clock = setTimeout(tick, 1_000);
    };
    let clock = setTimeout(tick);
    return () => clearTimeout(clock);
  }, [until]);
  if (until === null) return '';
  const seconds = Math.ceil((until - now) / 1_000);
  if (seconds <= 0) return t('wait.over');
  if (seconds < 60) return t('wait.seconds');
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? t('wait.minute') : t('wait.minutes', { n: minutes });
}

/** Whole seconds that are left of a pause, 0 when it is over; `begin` starts it. */
export function usePause(seconds: number): { left: number; begin: () => void } {
  const [until, setUntil] = useState(() => performance.now() + seconds * 1_000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1_000)));
    tick();
    const clock = setInterval(() => {
      tick();
      if (performance.now() >= until) clearInterval(clock);
    }, 1_000);
    return () => clearInterval(clock);
  }, [until]);
  return { left, begin: () => setUntil(performance.now() + seconds * 1_000) };
}
