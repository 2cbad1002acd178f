import { brand } from '@vibrant-peak/shared/content/brand';
import { brandColor, pageColors } from '@vibrant-peak/shared/theme/pageColors';

/** The web app manifest. */
export const webManifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  background_color: pageColors.light,
  theme_color: brandColor,
  icons: [192, 512].map((size) => ({
    src: `/manifest-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
};
