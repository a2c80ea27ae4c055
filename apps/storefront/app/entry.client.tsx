import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { hearGoingBack } from './ui/going-back.ts';

hearGoingBack();
// Loaded anew with something open, which is closed now: its step goes too.
if ((history.state as { dialog?: true } | null)?.dialog)
  void import('./ui/back-closes.ts').then(({ leaveStep }) => leaveStep());

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
