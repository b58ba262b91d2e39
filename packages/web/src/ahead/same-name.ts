/** A form that is sent before the script is awake takes the name and the face that the page would have shown. */
export function sendSameName({ name, face }: { readonly name: (names: readonly string[]) => string; readonly face: string }): void {
  document.addEventListener('formdata', ({ formData }) => {
    const names = formData.get('names');
    if (typeof names !== 'string') return;
    formData.set('names', name(names.split(', ')));
    formData.set('avatar', face);
  });
}
