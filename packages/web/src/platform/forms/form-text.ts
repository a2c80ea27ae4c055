/** The text in a field of a form; nothing for a field that is not there or holds a file. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
