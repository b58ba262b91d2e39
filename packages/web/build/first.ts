/** The first load: what the home page needs comes as one script and one style. */
const WORDS = /\/web\/src\/text\/(en|pl|ru)\.ts$/;
/** What games say about themselves in one language: it comes with the words of that language. */
const POSTERS = /\/poster\/(en|pl|ru)\.ts$/;
/** Runs while the rest is on its way. */
const AHEAD = /\/src\/(ahead\.ts|ahead\/[\w-]+\.ts|base\/(stored-settings|browser-store|stranger)\.ts)$/;
/** Reading messages can wait until the socket is open, and playing until there is a table. */
const LATER = /[\\/](wire[\\/]src[\\/](?!index|routes|protocol)|kernel[\\/]src[\\/](?!index|game|words|plural)|valibot[\\/])/;

/** The bundler's own helpers. */
const RUNTIME = '\0rolldown/runtime.js';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** Names the chunk of the home page for every module that the entry imports at once, or that the words of a language import. */
export function homeChunk(entry: string): (id: string, graph: Graph) => string | undefined {
  let first: Set<string> | undefined;
  return (id, graph) => {
    first ??= reachable(entry, graph);
    return first.has(id) || id === RUNTIME ? 'home' : undefined;
  };
}

function reachable(entry: string, graph: Graph): Set<string> {
  const first = new Set<string>();
  const visit = (id: string): void => {
    if (first.has(id) || AHEAD.test(id) || LATER.test(id) || POSTERS.test(id)) return;
    first.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const each of importedIds) visit(each);
    for (const words of dynamicallyImportedIds)
      if (WORDS.test(words)) for (const each of graph.getModuleInfo(words)?.importedIds ?? []) visit(each);
  };
  visit(entry);
  return first;
}
