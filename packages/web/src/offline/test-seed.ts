/** Tests put a seed into the tab, so that luck and bots can be had again; nobody else has one. */
export const testSeed = (): string | undefined => sessionStorage.getItem('astragal seed') ?? undefined;
