declare module 'icon:*' {
  /** The inside of an `<svg viewBox="0 0 512 512">`. */
  const body: string;
  export default body;
}
declare module 'virtual:icon-credits' {
  const credits: readonly { readonly author: string; readonly icons: readonly string[] }[];
  export default credits;
}
