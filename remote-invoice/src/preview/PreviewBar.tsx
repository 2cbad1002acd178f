import { Global, chakra } from '@vibrant-peak/shared/ui';
import { PreviewButton } from './PreviewButton';

/** On lower screens, such as zoomed ones, what sticks would hide the rest. */
export const highEnough = '(min-height: 480px)';

/** The button of the preview. It sticks to the bottom of narrow screens. */
export const PreviewBar = () => (
  <Bar>
    <PreviewButton />
    <Global styles={noticesAboveBar} />
  </Bar>
);

const Bar = chakra('div', {
  base: {
    [`@media (max-width: 1279.98px) and ${highEnough}`]: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'docked',
      mx: { base: '-4', md: '-8' },
      px: { base: '4', md: '8' },
      py: '3',
      bg: 'bg.subtle',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
  },
});

/** Keeps toasts and the focused element above the bar. */
const noticesAboveBar = `
@media (max-width: 1279.98px) and ${highEnough} {
  :root { --notices-bottom: 5.5rem; scroll-padding-bottom: 6rem; }
}
`;
