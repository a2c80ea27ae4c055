/** The part of a name that the address of a list of sellers asks for. */
export const nameAsked = (request: Request): string =>
  new URL(request.url).searchParams.get('q')?.trim().slice(0, 80) ?? '';
