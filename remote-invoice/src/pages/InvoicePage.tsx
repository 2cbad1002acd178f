import { definePage } from 'shared/contract';
import { Flex, Grid, Heading, Stack } from 'shared/ui';
import { DraftActions } from '../form/DraftActions';
import { DetailsCard } from '../form/DetailsCard';
import { NotesCard } from '../form/NotesCard';
import { PartyCards } from '../form/PartyCards';
import { SummaryCard } from '../form/SummaryCard';
import { GalleryCard } from '../paper/gallery/GalleryCard';
import { ItemsCard } from '../form/items/ItemsCard';
import { useHeldDraft } from '../form/useHeldDraft';
import { useUndoKeys } from '../form/useUndoKeys';
import { PreviewButton } from '../paper/preview/PreviewButton';

function InvoicePage() {
  useUndoKeys();
  useHeldDraft();
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" gap="4" mb="6">
        <Heading as="h1" size="xl">
          Invoice Generator
        </Heading>
        <DraftActions />
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }}
        alignItems="start"
        gap="6"
      >
        <Stack gap="6" minW="0">
          <DetailsCard />
          <PartyCards />
          <ItemsCard />
          <NotesCard />
          <GalleryCard />
        </Stack>
        <Stack gap="6" minW="0" position={{ xl: 'sticky' }} top={{ xl: '20' }}>
          <SummaryCard />
          <PreviewButton />
        </Stack>
      </Grid>
    </>
  );
}

export const page = definePage({
  component: InvoicePage,
  metadata: { title: 'Receipts | Vibrant Peak', robots: 'noindex, nofollow' },
});
