import { defineSemanticTokens } from '@chakra-ui/react/styled-system';
import { brandColor, pageColors } from './pageColors';

const mode = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** The roles that Chakra's recipes expect of a colour palette. */
const palette = (roles: {
  solid: string;
  fg: [string, string];
  muted: [string, string];
  subtle: [string, string];
  emphasized: [string, string];
  border: [string, string];
  focusRing: [string, string];
}) => ({
  solid: { value: roles.solid },
  contrast: { value: '#ffffff' },
  fg: mode(...roles.fg),
  muted: mode(...roles.muted),
  subtle: mode(...roles.subtle),
  emphasized: mode(...roles.emphasized),
  border: mode(...roles.border),
  focusRing: mode(...roles.focusRing),
});

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: mode(pageColors.light, pageColors.dark),
      subtle: mode('#faf8ff', '#110b20'),
      muted: mode('#f3effc', '#1b1330'),
      emphasized: mode('#e9e2f8', '#271d42'),
      panel: mode('#ffffff', '#150e27'),
    },
    fg: {
      DEFAULT: mode('{colors.ink.900}', '{colors.ink.50}'),
      muted: mode('{colors.ink.600}', '{colors.ink.300}'),
      subtle: mode('#6b6183', '{colors.ink.400}'),
      error: mode('#b4123f', '#ff9db3'),
      success: mode('#0b6b46', '#6ee7b7'),
      warning: mode('#92400e', '#fcd34d'),
    },
    border: {
      DEFAULT: mode('#e7e1f3', '#2b2144'),
      muted: mode('#f0ebf8', '#221938'),
      emphasized: mode('#8a80a3', '#7a6f97'),
    },
    brand: palette({
      solid: brandColor,
      fg: ['#6d28d9', '#c4b5fd'],
      muted: ['#ede5fd', '#2f1f57'],
      subtle: ['#f5f0fe', '#1f1539'],
      emphasized: ['#ddd0fb', '#3d2a6e'],
      border: ['#c9b5f7', '#4c3788'],
      focusRing: [brandColor, '#a78bfa'],
    }),
    gray: palette({
      solid: '#2a2140',
      fg: ['{colors.ink.900}', '{colors.ink.50}'],
      muted: ['#ece8f5', '#271d42'],
      subtle: ['#f6f3fc', '#1b1330'],
      emphasized: ['#ddd6ec', '#33284f'],
      border: ['#ddd6ec', '#3a2f58'],
      focusRing: [brandColor, '#a78bfa'],
    }),
    red: palette({
      solid: '#c01645',
      fg: ['#b4123f', '#ff9db3'],
      muted: ['#fddde5', '#4d1528'],
      subtle: ['#fef2f4', '#34101d'],
      emphasized: ['#fbc4d2', '#641b34'],
      border: ['#f5a3b8', '#7d2342'],
      focusRing: ['#c01645', '#ff7a98'],
    }),
    green: palette({
      solid: '#0b7a50',
      fg: ['#0b6b46', '#6ee7b7'],
      muted: ['#d3f5e5', '#0c3d2b'],
      subtle: ['#edfbf4', '#0a2a1f'],
      emphasized: ['#b5ebd2', '#0f5039'],
      border: ['#8eddb9', '#13664a'],
      focusRing: ['#0b7a50', '#34d399'],
    }),
  },
  gradients: {
    /** For backgrounds of white text: every stop has a contrast of at least 4.5:1 with white. */
    accent: { value: `linear-gradient(100deg, ${brandColor}, #c026d3 62%, #c2410c)` },
    /** Large text only. */
    headline: mode(
      'linear-gradient(100deg, #6d28d9, #c026d3 55%, #d9560b)',
      'linear-gradient(100deg, #a78bfa, #f0abfc 55%, #fbbf24)',
    ),
  },
  shadows: {
    xs: mode('0 1px 2px rgba(21, 13, 43, 0.06)', '0 1px 2px rgba(0, 0, 0, 0.5)'),
    sm: mode('0 2px 8px rgba(21, 13, 43, 0.07)', '0 2px 8px rgba(0, 0, 0, 0.5)'),
    md: mode('0 8px 24px rgba(21, 13, 43, 0.09)', '0 8px 24px rgba(0, 0, 0, 0.55)'),
    lg: mode('0 20px 48px rgba(21, 13, 43, 0.14)', '0 20px 48px rgba(0, 0, 0, 0.65)'),
  },
});
