import { Global, chakra } from '@vibrant-peak/shared/ui';
import type { ReactNode } from 'react';

/** Windows in which a toast could cover Save. On low screens a bar would hide the fields. */
const phone = '@media (max-width: 767.98px) and (min-height: 480px)';

/** Where three buttons of their normal width would not stand in a row. */
const smallPhone = '@media (min-width: 360px) and (max-width: 399.98px)';
const smallestPhone = '@media (max-width: 359.98px)';

const toastsAboveActions = `${phone} { :root { --notices-bottom: 5.5rem; scroll-padding-bottom: 6rem; } }`;

/**
 * The buttons of a form, and why the last save failed. On phones they stand at the bottom of the window,
 * below the toasts.
 */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <>
    <Global styles={toastsAboveActions} />
    <Bar>{children}</Bar>
  </>
);

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    pt: '2',
    [phone]: {
      position: 'fixed',
      insetX: '0',
      bottom: '0',
      zIndex: 'docked',
      px: '4',
      py: '3',
      bg: 'bg.panel',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    [smallPhone]: { '& button': { px: '4' } },
    [smallestPhone]: { gap: '2', '& button': { px: '2.5' } },
  },
});
