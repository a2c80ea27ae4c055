/**
 * A text with its `{names}` filled.
 * @param valueOf what stands for a name; undefined leaves the name as it is
 */
export const fill = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => valueOf(name) ?? placeholder);
