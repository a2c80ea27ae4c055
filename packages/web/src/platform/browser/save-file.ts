/** Saves a file that was made or fetched here under a name, as a link to it would. */
export function saveFile(content: BlobPart, { name, type }: { name: string; type: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
