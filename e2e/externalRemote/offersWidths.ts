import type { Locator } from '@playwright/test';
import { expect } from '../site';

/**
 * An imported picture is offered in several widths, prerendered, too; each is a file that browsers
 * keep for ever.
 */
export async function offersWidths(picture: Locator, widths: string[]): Promise<void> {
  const srcset = (await picture.getAttribute('srcset')) ?? '';
  const candidates = srcset.split(', ').map((each) => each.split(' '));
  expect(candidates.map(([, width]) => width)).toEqual(widths);
  const page = picture.page().url();
  expect(await (await fetch(page)).text()).toContain(srcset);
  for (const [address] of candidates) {
    const { status, headers } = await fetch(new URL(address!, page));
    expect(status, address).toBe(200);
    expect(headers.get('content-type')).toBe('image/avif');
    expect(headers.get('cache-control')).toContain('immutable');
  }
}
