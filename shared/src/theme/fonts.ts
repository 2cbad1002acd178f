import { fontSubsets } from './fontSubsets';

/** One font: a small file with the characters of the site, and the whole one for what people type beyond them. */
interface Font {
  family: string;
  package: string;
  /** The whole file in its package, and the address that it is served at. */
  file: string;
  address: string;
  /** The characters and weights of the site alone: made by `npm run fonts`. */
  subset: string;
  fallback: { family: string; sizeAdjust: string; ascent: string; descent: string };
}

/** Weights that the site draws with. */
export const fontWeights = { min: 400, max: 700 } as const;

/**
 * Variable fonts, self-hosted: one for display, one for text. The fallbacks' metrics are those of Arial fitted to
 * each font, as @capsizecss/core computes them; Sora's are 1.9 % wider than for its regular weight, as the site's headings
 * (weight 600) measure on average.
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

/** Characters of the subsets, as CSS writes them: printable ASCII, letters of our names, and what typography adds. */
export const subsetRange =
  'U+20-7E,U+A0,U+A9,U+B7,U+C9,U+D7,U+E9,U+EB,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026';

/** What the whole files hold beyond the subsets. */
const otherRange = 'U+A1-FF,U+131,U+152-153,U+2000-206F,U+20AC,U+2122';

const face = (family: string, address: string, range: string) =>
  `@font-face{font-family:'${family}';font-display:swap;font-weight:${fontWeights.min} ${fontWeights.max};src:url(${address}) format('woff2');unicode-range:${range}}`;

/** The fonts themselves. Of two faces that know a character the later one draws it. */
export const fontFaces = fonts
  .map(({ family, address, subset }) => face(family, address, otherRange) + face(family, subset, subsetRange))
  .join('');

/** Of these families nearly every device has one. */
export const fallbackFamilies = ['Arial', 'Liberation Sans', 'Roboto'];

const installed = fallbackFamilies.map((family) => `local('${family}')`).join(',');

/** Faces that are on the device already, with the metrics of the fonts, so that nothing moves when a font arrives. */
export const fallbackFaces = fonts
  .map(
    ({ fallback: { family, sizeAdjust, ascent, descent } }) =>
      `@font-face{font-family:'${family}';src:${installed};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`,
  )
  .join('');

/** Whether the subsets are to draw a character. */
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
