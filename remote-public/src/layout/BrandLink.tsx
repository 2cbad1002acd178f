import { brand } from '@vibrant-peak/shared/content/brand';
import { RouterLink, chakra } from '@vibrant-peak/shared/ui';

/** Logo and name, linked to the home page. */
export function BrandLink() {
  return (
    <RouterLink
      to="/"
      gap="2.5"
      minH="11"
      fontFamily="heading"
      fontWeight="bold"
      fontSize="lg"
      letterSpacing="tight"
    >
      <Mark viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="10" />
        <path d="M6 23.5 13.2 10l4.3 7.4 2.3-3.6 6.2 9.7" />
      </Mark>
      <span>{brand.name}</span>
    </RouterLink>
  );
}

const Mark = chakra('svg', {
  base: {
    boxSize: '8',
    flexShrink: '0',
    borderRadius: 'lg',
    bgImage: '{gradients.accent}',
    '& rect': { fill: 'transparent' },
    '& path': {
      fill: 'none',
      stroke: 'white',
      strokeWidth: '2.75px',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
});
