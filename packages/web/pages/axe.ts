/** The rules of accessibility, held against a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds, on the whole page or within a part of it, one line for each. The policy allows no foreign script, so it is handed in through the debugger. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async (part) => {
    const { axe } = globalThis as unknown as { axe: { run(part: string): Promise<{ violations: Violation[] }> } };
    return (await axe.run(part)).violations;
  }, within);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
