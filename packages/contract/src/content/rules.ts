/** Days after which a message that nobody has answered is late: as long as a refund may take (E-Commerce Directive 2082). */
export const contactLateDays = 7;

/** The most characters of what all who are online are told. */
export const maxAnnouncement = 300;

/** The most characters of each field; the form says so before the server does. */
export const maxContact = { name: 100, phone: 30, message: 4_000 } as const;
