/**
 * An input as the multipart form that an endpoint with `body: 'form'` takes: a list as one field for each entry, a
 * file as it is, everything else as text. What is undefined is left out.
 */
export function formBody(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each instanceof Blob) form.append(name, each);
      else if (each !== undefined) form.append(name, String(each));
    }
  }
  return form;
}
