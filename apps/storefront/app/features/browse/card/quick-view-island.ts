import { island } from '@haat/web/platform/hydration/island.tsx';

export const QuickView = island(async () => (await import('../quick-view.tsx')).QuickView, { when: 'shown' });
