import { fontSubsets } from './fontSubsets';

/**
 * One font: a subset with the characters of the site, and the full file for text that visitors
 * type.
 */
interface Font {
  family: string;
  package: string;
  /** The full file in its package, and its URL. */
  file: string;
  address: string;
  /** The characters and weights of the site, made by `npm run fonts`. */
  subset: string;
  fallback: { family: string; sizeAdjust: string; ascent: string; descent: string };
}

/** Families of headings, texts and code, the preferred ones first. */
export const fontStacks = {
  heading: "'Sora Variable', 'Sora Fallback', system-ui, sans-serif",
  body: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
};

/** Font weights in use. */
export const fontWeights = { min: 400, max: 700 } as const;

/**
 * Variable fonts, self-hosted: one for display, one for text. The fallbacks' metrics are those of
 * Arial fitted to each font, as computed by @capsizecss/core; Sora's are 1.9 % wider than for its
 * regular weight, the average of the site's headings (weight 600).
 */
export const fonts: readonly Font[] = [
  {
    family: 'Sora Variable',
    package: '@fontsource-variable/sora',
    file: 'files/sora-latin-wght-normal.woff2',
    address: '/media/fonts/sora-latin-wght-normal.5.3.0.woff2',
    subset: fontSubsets.sora,
    fallback: { family: 'Sora Fallback', sizeAdjust: '115.9%', ascent: '83.69%', descent: '25.02%' },
  },
  {
    family: 'Inter Variable',
    package: '@fontsource-variable/inter',
    file: 'files/inter-latin-wght-normal.woff2',
    address: '/media/fonts/inter-latin-wght-normal.5.3.0.woff2',
    subset: fontSubsets.inter,
    fallback: { family: 'Inter Fallback', sizeAdjust: '107.12%', ascent: '90.44%', descent: '22.52%' },
  },
];

/**
 * Characters of the subsets, in CSS notation: printable ASCII, letters of names in the content, and
 * typographic characters.
 */
export const subsetRange =
  'U+20-7E,U+A0,U+A9,U+B7,U+C9,U+D7,U+E9,U+EB,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026';

/** Characters of the full files beyond the subsets. */
const otherRange = 'U+A1-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122';

const face = (family: string, address: string, range: string) =>
  `@font-face{font-family:'${family}';font-display:swap;font-weight:${fontWeights.min} ${fontWeights.max};src:url(${address}) format('woff2');unicode-range:${range}}`;

/** Where two faces cover a character, the later one applies. */
export const fontFaces = fonts
  .map(({ family, address, subset }) => face(family, address, otherRange) + face(family, subset, subsetRange))
  .join('');

/** Nearly every device has one of these families. */
export const fallbackFamilies = ['Arial', 'Liberation Sans', 'Roboto'];

const installed = fallbackFamilies.map((family) => `local('${family}')`).join(',');

/**
 * Installed fonts with the metrics of the site's fonts, which prevents layout shifts when a font
 * arrives.
 */
export const fallbackFaces = fonts
  .map(
    ({ fallback: { family, sizeAdjust, ascent, descent } }) =>
      `@font-face{font-family:'${family}';src:${installed};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`,
  )
  .join('');

/** Whether the subsets contain a character. */
export function isInSubset(character: string): boolean {
  const code = character.codePointAt(0)!;
  return subsetRange.split(',').some((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hexadecimal) => parseInt(hexadecimal, 16));
    return code >= first && code <= last;
  });
}
