import type { Provider } from '@haat/contract/account/rules';

const shapes: Record<Provider, readonly (readonly [colour: string, path: string])[]> = {
  google: [
    [
      '#4285F4',
      'M23.5 12.3c0-.8-.1-1.5-.2-2.3H12v4.5h6.5a5.6 5.6 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.2 3.5-8.8z',
    ],
    [
      '#34A853',
      'M12 24c3.2 0 6-1.1 7.9-2.9l-3.8-3c-1.1.7-2.5 1.2-4.1 1.2-3.1 0-5.8-2.1-6.7-5h-4v3.1A12 12 0 0 0 12 24z',
    ],
    ['#FBBC05', 'M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z'],
    ['#EA4335', 'M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.1A12 12 0 0 0 1.3 6.6l4 3.1c.9-2.9 3.6-4.9 6.7-4.9z'],
  ],
  facebook: [
    [
      '#1877F2',
      'M24 12a12 12 0 1 0-13.9 11.9v-8.4h-3V12h3V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.5 3.5h-2.9v8.4A12 12 0 0 0 24 12z',
    ],
  ],
};

export const ProviderSign = ({ provider }: { provider: Provider }) => (
  <svg aria-hidden viewBox="0 0 24 24" width="20" height="20" className="shrink-0">
    {shapes[provider].map(([colour, path]) => (
      <path key={colour} fill={colour} d={path} />
    ))}
  </svg>
);
