/** A form on its way to the server is not sent twice: not by a second press, and not by the script that wakes up meanwhile. */

/** After this a form that led nowhere may be sent again. */
const PATIENCE = 10_000;

export function submitOnce(): void {
  let leaving = false;
  const stay = (): void => {
    leaving = false;
  };
  document.addEventListener(
    'submit',
    (event) => {
      if ((event.target as HTMLFormElement).method !== 'post') return;
      if (leaving) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      // Whoever is awake has taken the form over by then.
      setTimeout(() => {
        leaving = !event.defaultPrevented;
        if (leaving) setTimeout(stay, PATIENCE);
      });
    },
    true,
  );
  // Back on the page, as the browser had kept it.
  addEventListener('pageshow', stay);
}
