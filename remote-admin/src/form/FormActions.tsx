import { Global, chakra } from '@vibrant-peak/shared/ui';
import type { ReactNode } from 'react';

/** Where Save could be below a notice. On low screens a bar would hide the fields. */
const phone = '@media (max-width: 767.98px) and (min-height: 480px)';

/** At the end of the page, too, the buttons stand below the notices. */
const noticesAboveActions = `${phone} {
  :root { --notices-bottom: 6.5rem; scroll-padding-bottom: 7rem; }
  #main { padding-bottom: 1rem; }
}`;

/** The buttons of a form. On phones they stick to the bottom, below the notices. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <>
    <Global styles={noticesAboveActions} />
    <Bar>{children}</Bar>
  </>
);

const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    pt: '2',
    [phone]: { position: 'sticky', bottom: '0', zIndex: 'docked', py: '3', bg: 'bg.panel' },
  },
});
