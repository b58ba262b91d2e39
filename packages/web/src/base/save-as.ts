/** Gives a person a file. */
export function saveAs(file: { readonly name: string } & ({ readonly text: string } | { readonly blob: Blob })): void {
  const href = URL.createObjectURL('blob' in file ? file.blob : new Blob([file.text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  URL.revokeObjectURL(href);
}
