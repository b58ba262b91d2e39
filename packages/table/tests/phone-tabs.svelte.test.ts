/** The page in front is the one that was chosen, until a question calls for another. */
import { afterEach, expect, it } from 'vitest';
import { PhoneTabs } from '../src/phone-tabs.svelte.ts';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function laid() {
  const asked = $state<{ now: 'forge' | 'roll' | undefined; times: number; tool: boolean }>({ now: undefined, times: 0, tool: false });
  let pages!: PhoneTabs<'map' | 'dice' | 'story'>;
  leave = $effect.root(() => {
    pages = new PhoneTabs(
      'map',
      () => {
        void asked.times;
        return asked.now === 'forge' ? 'dice' : undefined;
      },
      () => (asked.tool ? 'map' : undefined),
    );
  });
  await settled();
  return { pages, asked };
}

it('opens at the first page, and stays where somebody turns to while nothing calls', async () => {
  const { pages, asked } = await laid();
  expect(pages.now).toBe('map');
  pages.now = 'story';
  asked.now = 'roll';
  await settled();
  expect(pages.now).toBe('story');
});

it('a question brings its page to the front, once: whoever turns away is left alone until it is asked anew', async () => {
  const { pages, asked } = await laid();
  asked.now = 'forge';
  await settled();
  expect(pages.now).toBe('dice');
  pages.now = 'story';
  await settled();
  expect(pages.now).toBe('story');
  asked.times++;
  await settled();
  expect(pages.now).toBe('dice');
});

it('each call is heard by itself', async () => {
  const { pages, asked } = await laid();
  asked.now = 'forge';
  await settled();
  asked.tool = true;
  await settled();
  expect(pages.now).toBe('map');
});
