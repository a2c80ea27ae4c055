/** The sections of the profile, each at an address of its own; the first one is the profile's. */
export const sections = ['orders', 'questions', 'details', 'addresses', 'security', 'data'] as const;
export type Section = (typeof sections)[number];

/** The section that an address names; null for one that is not there. */
export const sectionAt = (name: string | undefined): Section | null =>
  name === undefined ? 'orders' : (sections.find((each) => each === name && each !== 'orders') ?? null);

export const sectionPath = (section: Section): string =>
  section === 'orders' ? '/user-profile' : `/user-profile/${section}`;

export const sectionTitle = {
  orders: 'profile.orders',
  questions: 'me.questions',
  details: 'me.details',
  addresses: 'me.addresses',
  security: 'me.security',
  data: 'me.data',
} as const satisfies Record<Section, string>;
