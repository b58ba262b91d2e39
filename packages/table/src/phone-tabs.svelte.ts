/** Which page of a phone lies in front: the one that was chosen, until a question or something shown calls for another. */

export class PhoneTabs<T extends string> {
  now: T = $state.raw() as T;

  /** Each call names the page it wants, or nothing; it is heard anew whenever what it looks at changes. Made while a component is. */
  constructor(first: T, ...calls: readonly (() => T | undefined)[]) {
    this.now = first;
    for (const call of calls)
      $effect(() => {
        const wanted = call();
        if (wanted !== undefined) this.now = wanted;
      });
  }
}
