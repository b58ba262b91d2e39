/** Gives a person a file. */
export function saveAs({ name, text }: { readonly name: string; readonly text: string }): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
