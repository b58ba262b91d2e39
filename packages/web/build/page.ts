/** A page of the site as it is sent: the same for all addresses but the home page, which is drawn already. */
import type { Language } from '@astragal/kernel';

export interface PageParts {
  readonly language: Language;
  /** The light that was chosen; none: the system's. */
  readonly theme: string | undefined;
  /** Of the build: a page knows by it whether the worker that serves it is as new. */
  readonly version: string;
  readonly description: string;
  readonly needsScript: string;
  /** Addresses of what was built. */
  readonly styles: readonly string[];
  /** Runs as soon as it is here, while the rest is on its way. */
  readonly ahead: string;
  /** The site itself, and what it imports. */
  readonly script: string;
  readonly imports: readonly string[];
  /** The words of the page's language: asked for beside the script, a whole round trip sooner. On a drawn page both wait for `ahead`. */
  readonly words: string;
  /** The home page: what is in its head and its body before any script has run. */
  readonly drawn?: { readonly head: string; readonly body: string } | undefined;
}

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const lines = (tags: readonly string[]): string => tags.map((tag) => `\n    ${tag}`).join('');

/**
 * On a drawn page the style goes first and alone: with it the page shows itself and its forms work; the script is fetched and run by
 * `ahead/defer-script.ts`. It is hidden until the style is here and shows it (`base.css`): browsers would lay the bare page out first.
 */
export function page({ language, theme, drawn, ...parts }: PageParts): string {
  const beside = [...parts.imports, parts.words];
  const scripts = drawn
    ? [
        `<script type="module" async data-beside="${beside.join(' ')}" data-later="${parts.script}" crossorigin src="${parts.ahead}"></script>`,
      ]
    : [
        `<script type="module" async crossorigin src="${parts.ahead}"></script>`,
        `<script type="module" crossorigin src="${parts.script}"></script>`,
      ];
  const styles = parts.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}" />`);
  const preloads = drawn ? [] : beside.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`);
  return `<!doctype html>
<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark light" />
    <meta name="theme-color" content="#efe5d3" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#120e16" />
    <meta name="description" content="${quoted(parts.description)}" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
    <link rel="manifest" href="/site-${language}.webmanifest" />
    <meta name="version" content="${parts.version}" />
    ${drawn ? drawn.head : '<title>Astragal</title>'}${lines([...scripts, ...styles, ...preloads])}
  </head>
  <body>
    ${drawn ? `<div id="app" data-drawn="${language}" hidden>${drawn.body}</div>` : '<div id="app"><p class="app-hello">Astragal</p></div>'}
    <noscript><p class="app-needs">${quoted(parts.needsScript)}</p></noscript>
  </body>
</html>
`;
}
