import { createLazyPart } from '@vibrant-peak/shared/island';
import { Stack, chakra } from '@vibrant-peak/shared/ui';
import { loadTemplates } from '@vibrant-peak/invoice/sheet/templates';
import { DetailsCard } from '../form/DetailsCard';
import { ItemsCard } from '../form/items/ItemsCard';
import { NotesCard } from '../form/NotesCard';
import { SummaryCard } from '../form/SummaryCard';
import { GalleryCard } from '../gallery/GalleryCard';
import { highEnough, PreviewBar } from '../preview/PreviewBar';
import { PartyLines } from './PartyLines';
import { useIsWide } from './useIsWide';

const LiveSheet = createLazyPart(async () => {
  const [{ LiveSheet: Sheet }, templates] = await Promise.all([
    import('../preview/LiveSheet'),
    loadTemplates(),
  ]);
  return () => <Sheet templates={templates} />;
});

/** The cards of a draft; on wide screens beside the templates and the sheet, which follows them. */
export function Workbench() {
  const isWide = useIsWide();
  return (
    <Columns>
      <Stack gap="6" minW="0">
        <DetailsCard />
        <PartyLines />
        <ItemsCard />
        <NotesCard />
      </Stack>
      <SheetSide>
        <GalleryCard />
        {isWide && <LiveSheet />}
      </SheetSide>
      <Totals>
        <SummaryCard />
        <PreviewBar />
      </Totals>
    </Columns>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    xl: {
      display: 'grid',
      gridTemplateColumns: 'minmax(32rem, 40rem) minmax(24rem, 1fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
  },
});

/** In a strip the names of the templates have one line of their own. */
const SheetSide = chakra('div', {
  base: {
    minW: '0',
    xl: {
      gridColumn: '2',
      gridRow: '1 / span 2',
      '& [role=radiogroup]': { display: 'flex', gap: '3', overflowX: 'auto', p: '1.5' },
      // The next one shows in part, so that people see that the strip scrolls.
      '& [role=radiogroup] > label': { flex: '0 0 5.25rem' },
    },
    [`@media (min-width: 1280px) and ${highEnough}`]: {
      position: 'sticky',
      top: '20',
      maxH: 'calc(100dvh - 6rem)',
      overflowY: 'auto',
      // The edge of the sheet, whose end is out of view.
      borderBottomWidth: '1px',
      borderColor: 'border',
      borderBottomRadius: 'md',
      '& > :last-child': { borderBottomWidth: '0' },
    },
  },
});

/** On narrow screens `contents` lets its last part stick to the bottom of the column. */
const Totals = chakra('div', {
  base: {
    display: 'contents',
    xl: { display: 'flex', flexDirection: 'column', gap: '6', minW: '0', gridColumn: '1' },
  },
});
