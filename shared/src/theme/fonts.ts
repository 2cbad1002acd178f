/**
 * Variable fonts, self-hosted: one file for display, one for text. The fallbacks' metrics are those of Arial fitted to
 * each font, as @capsizecss/core computes them; Sora's are 1.9 % wider than for its regular weight, as the site's headings
 * (weight 600) measure on average.
 */
export const fonts = [
  {
    family: 'Sora Variable',
    weights: '100 800',
    package: '@fontsource-variable/sora',
    file: 'files/sora-latin-wght-normal.woff2',
    address: '/media/fonts/sora-latin-wght-normal.5.3.0.woff2',
    fallback: { family: 'Sora Fallback', sizeAdjust: '115.9%', ascent: '83.69%', descent: '25.02%' },
  },
  {
    family: 'Inter Variable',
    weights: '100 900',
    package: '@fontsource-variable/inter',
    file: 'files/inter-latin-wght-normal.woff2',
    address: '/media/fonts/inter-latin-wght-normal.5.3.0.woff2',
    fallback: { family: 'Inter Fallback', sizeAdjust: '107.12%', ascent: '90.44%', descent: '22.52%' },
  },
] as const;

/** Font faces, with fallbacks of the same metrics so that nothing moves when a font arrives. */
export const fontFaces = fonts
  .map(
    ({ family, weights, address, fallback }) =>
      `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};src:url(${address}) format('woff2')}` +
      `@font-face{font-family:'${fallback.family}';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%}`,
  )
  .join('');
