/** A button that was pressed before anybody was listening is marked, for `start-app.ts` to press once it is; forms work by themselves. */
export function markEarlyPresses(): void {
  document.addEventListener('click', ({ target }) => {
    if (document.querySelector('#app[data-awake]')) return;
    const button = (target as Element).closest('button');
    if (button && !button.form) button.dataset.pressed = '';
  });
}
