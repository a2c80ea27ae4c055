import { useSyncExternalStore } from 'react';
import { isFestive } from '@haat/contract/core/time/festivals';

const never = () => () => {};

/** Whether it is Dashain or Tihar. The browser says it: a page may have been kept since before the feast. */
export const useFestive = (): boolean =>
  useSyncExternalStore(
    never,
    () => isFestive(new Date()),
    () => false,
  );
