import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is rendered on the server and taken over by the browser, true from then on. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
