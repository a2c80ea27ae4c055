const nothing = '\u200b';

/**
 * Text that somebody else wrote, as it may stand in a mail: mail programs make links of `evil.example` and
 * `sita@evil.example` by themselves, and do not of names with a sign of no width in them. It reads the same.
 */
export const unlinked = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{M}\p{N}_-])([.。．｡@])(?=[\p{L}\p{N}])/gu, `$1${nothing}`)
    .replaceAll('://', `:${nothing}//`);
