import { buttonRecipe } from './recipes';
import { semanticTokens } from './semanticTokens';

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** WCAG 2: contrast of a colour with white, after a brightness filter. */
function contrastWithWhite(hex: string, brightness: number): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) =>
    linear(Math.min(1, (Number.parseInt(hex.slice(start, start + 2), 16) / 255) * brightness)),
  );
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

test('white text on the gradient of a button has a contrast of 4.5:1, hovered or not', () => {
  const stops = semanticTokens.gradients!['accent']!.value as string;
  const hover = buttonRecipe.variants!.variant.accent['_hover']['filter'];
  const brightness = Number(/brightness\((.+)\)/.exec(hover)?.[1]);
  const colors = stops.match(/#[0-9a-f]{6}/g)!;
  expect(colors).toHaveLength(3);
  for (const color of colors)
    for (const factor of [1, brightness])
      expect(contrastWithWhite(color, factor)).toBeGreaterThanOrEqual(4.5);
});

test('a button that is disabled has no gradient', () => {
  expect(buttonRecipe.variants!.variant.accent['_disabled']['bgImage']).toBe('none');
});
