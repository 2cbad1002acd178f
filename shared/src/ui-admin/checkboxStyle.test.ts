import { semanticTokens } from '../theme/semanticTokens';

interface Value {
  value: { _light: string; _dark: string };
}

/** Relative luminance by WCAG 2.2, of `#rrggbb`. */
function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const contrastOf = (one: string, other: string) => {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((first, second) => first - second);
  return (light! + 0.05) / (dark! + 0.05);
};

test.each(['_light', '_dark'] as const)(
  'the border of an empty checkbox has a contrast of 3 to 1: %s',
  (mode) => {
    const { border, bg } = semanticTokens.colors as unknown as Record<
      'border' | 'bg',
      Record<'emphasized' | 'panel', Value>
    >;
    expect(contrastOf(border.emphasized.value[mode], bg.panel.value[mode])).toBeGreaterThanOrEqual(3);
  },
);
