/** The most characters of each field; the form says so before the server does. */
export const maxContact = { name: 100, phone: 30, message: 4_000 } as const;
