import type { Locator } from '@playwright/test';
import { expect } from '../site';

/** An imported picture is offered in several widths; each is a file that browsers cache forever. */
export async function offersWidths(picture: Locator, widths: string[]): Promise<void> {
  const srcset = (await picture.getAttribute('srcset')) ?? '';
  const candidates = srcset.split(', ').map((each) => each.split(' '));
  expect(candidates.map(([, width]) => width)).toEqual(widths);
  for (const [address] of candidates) {
    const { status, headers } = await fetch(new URL(address!, picture.page().url()));
    expect(status, address).toBe(200);
    expect(headers.get('content-type')).toBe('image/avif');
    expect(headers.get('cache-control')).toContain('immutable');
  }
}
