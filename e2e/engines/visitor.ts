import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Engine } from './engine';

/** Finds elements by role and name in any engine; runs in the page. */
const finder = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const polling = { timeout: 60_000, intervals: [100, 200, 400] };

/** An element of a page: a role with its name, or `field` with its label. */
export type Target = [role: string, name: string];

/** A visitor in one engine who uses the site by roles and names. */
export class Visitor {
  constructor(
    private readonly engine: Engine,
    private readonly site: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.engine.goto(this.site + path);
  }

  /** Opens an address, starts hydration and waits for it. */
  async openAlive(path: string): Promise<void> {
    await this.open(path);
    await this.evaluate(`void document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))`);
    await this.waitFor(`document.querySelector('#root[data-ready]') !== null`, true);
  }

  resize = (width: number, height: number) => this.engine.resize(width, height);
  press = (key: string) => this.engine.type(key);
  evaluate = (expression: string) => this.engine.evaluate(expression);

  async waitFor(expression: string, value: unknown): Promise<void> {
    await expect.poll(() => this.engine.evaluate(expression), polling).toEqual(value);
  }

  /** Waits until the page shows the element. */
  async sees(...target: Target): Promise<void> {
    await expect
      .poll(() => this.inPage(target, 'found !== undefined'), {
        ...polling,
        message: `sees ${target.join(' ')}`,
      })
      .toBe(true);
  }

  async click(...target: Target): Promise<void> {
    await this.sees(...target);
    const [x, y] = await this.settledCentre(target);
    await this.engine.clickAt(x, y);
  }

  /** Clicks into a field and types. */
  async type(label: string, text: string): Promise<void> {
    await this.click('field', label);
    await this.engine.type(text);
  }

  async expectValue(label: string, value: string): Promise<void> {
    await expect.poll(() => this.inPage(['field', label], 'found?.value'), polling).toBe(value);
  }

  /** The centre of an element once it stops moving, is in view and uncovered. */
  private async settledCentre(target: Target): Promise<[number, number]> {
    const limit = Date.now() + polling.timeout;
    while (Date.now() < limit) {
      const centre = await this.inPage(
        target,
        `(async () => {
          if (!found) return null;
          const frame = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 50));
          // The sticky header covers what stands above the scroll padding.
          const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
          const isInView = (box) => box.top >= top && box.bottom <= innerHeight;
          if (!isInView(found.getBoundingClientRect())) found.scrollIntoView({ block: 'center', behavior: 'instant' });
          const before = found.getBoundingClientRect();
          await frame();
          const box = found.getBoundingClientRect();
          if (box.x !== before.x || box.y !== before.y) return null;
          const centre = [box.x + box.width / 2, box.y + box.height / 2];
          const hit = document.elementFromPoint(...centre);
          return hit && (found.contains(hit) || hit.contains(found)) ? centre : null;
        })()`,
      );
      if (centre) return centre as [number, number];
    }
    throw new Error(`${target.join(' ')} keeps moving, or is covered`);
  }

  private async inPage([role, name]: Target, expression: string): Promise<unknown> {
    const isReady = await this.engine.evaluate('typeof TestingLibraryDom === "object"');
    if (!isReady) await this.engine.evaluate(`(() => { ${finder}; return true; })()`);
    const called = JSON.stringify(name);
    const query =
      role === 'field'
        ? `queryAllByLabelText(document.body, ${called}, { selector: 'input, textarea' })`
        : `queryAllByRole(document.body, ${JSON.stringify(role)}, { name: ${called} })`;
    return this.engine.evaluate(
      `(() => { const found = TestingLibraryDom.${query}[0]; return ${expression}; })()`,
    );
  }
}
