/** The first load: what the home page needs comes as one script and one style, and the words come beside them, not after. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const WORDS = /\/web\/src\/text\/(en|pl|ru)\.ts$/;
/** What games say about themselves in one language: it comes with the words of that language. */
const POSTERS = /\/poster\/(en|pl|ru)\.ts$/;
/** Runs while the rest is on its way. */
const AHEAD = /\/src\/shell\/kept\.ts$/;
/** Reading messages can wait until the line is open, and playing until there is a table. */
const LATER = /[\\/](wire[\\/]src[\\/](?!index|routes|protocol)|kernel[\\/]src[\\/](?!index|game|words|plural)|valibot[\\/])/;

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** Names the chunk of the home page for every module that the entry imports at once, or that the words of a language import. */
export function homeChunk(entry: string): (id: string, graph: Graph) => string | undefined {
  let first: Set<string> | undefined;
  return (id, graph) => {
    first ??= reachable(entry, graph);
    return first.has(id) ? 'home' : undefined;
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

/**
 * What the page asks for in its head: the words beside the script, a whole round trip sooner (the server keeps only the visitor's
 * language), and what runs as soon as it is here, not after everything else.
 */
export function askedAhead(): Plugin {
  return {
    name: 'asked-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap((chunk) =>
          chunk.type === 'chunk' && chunk.facadeModuleId?.includes('/web/')
            ? [{ href: `/${chunk.fileName}`, source: chunk.facadeModuleId }]
            : [],
        );
        const words = chunks.flatMap(({ href, source }): HtmlTagDescriptor[] => {
          const language = WORDS.exec(source)?.[1];
          return language
            ? [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, hreflang: language, href }, injectTo: 'head' }]
            : [];
        });
        const ahead = chunks.find(({ source }) => AHEAD.test(source))!.href;
        return {
          html: html.replace(`<script type="module" crossorigin src="${ahead}">`, (tag) => tag.replace('module"', 'module" async')),
          tags: words,
        };
      },
    },
  };
}
