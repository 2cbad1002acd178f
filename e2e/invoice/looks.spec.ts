import sharp from 'sharp';
import { expect, still, test } from '../site';
import { closePreview, itemTable, openForm, openInvoice, openPreview, template, templateNames } from './form';
import { likeness, outlineOf } from './likeness';
import { ordinaryInvoice } from './ordinaryInvoice';

test.describe.configure({ timeout: 120_000 });
test.use(still);

/** Two looks are the same from here on: the nine are below 0.5 to each other, their copies above 0.75. */
const limit = 0.6;

/** What makes a copy of a look in other colours. */
const recolourings: Record<string, (picture: Buffer) => Promise<Buffer>> = {
  'another hue': (picture) => sharp(picture).modulate({ hue: 140, saturation: 0.6 }).png().toBuffer(),
  lighter: (picture) => sharp(picture).linear(0.6, 100).png().toBuffer(),
  negative: (picture) => sharp(picture).negate({ alpha: false }).png().toBuffer(),
};

test('no template is a recolouring of another', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 1700 });
  await openForm(page);
  await openInvoice(page, {
    ...ordinaryInvoice,
    shipTo: undefined,
    lines: Array.from(
      { length: 8 },
      (_, index) => [`Service number ${index + 1}`, '2', `${index + 1}25.5`] as const,
    ),
  });
  await expect(itemTable(page)).toBeVisible();
  const pictures: Buffer[] = [];
  for (const name of templateNames) {
    await template(page, name).check();
    const dialog = await openPreview(page);
    await page.evaluate(() => document.fonts.ready);
    pictures.push(await dialog.getByRole('article').screenshot({ animations: 'disabled' }));
    await closePreview(page);
  }
  const outlines = await Promise.all(pictures.map(outlineOf));

  const pairs = outlines.flatMap((outline, index) =>
    outlines.slice(index + 1).map((other, offset) => ({
      pair: `${templateNames[index]} and ${templateNames[index + 1 + offset]}`,
      likeness: likeness(outline, other),
    })),
  );
  expect(pairs.filter((pair) => pair.likeness >= limit)).toEqual([]);

  // The control: the same measure finds every copy in other colours.
  for (const [index, picture] of pictures.entries()) {
    for (const [what, recolour] of Object.entries(recolourings)) {
      const copy = await outlineOf(await recolour(picture));
      expect(likeness(outlines[index]!, copy), `${templateNames[index]}, ${what}`).toBeGreaterThan(limit);
    }
  }
});
