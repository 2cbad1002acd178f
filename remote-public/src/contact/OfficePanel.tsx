import { useState } from 'react';
import { offices } from '@vibrant-peak/shared/content/offices';
import type { Office } from '@vibrant-peak/shared/schemas/office';
import { Box, Heading } from '@vibrant-peak/shared/ui';
import { Tabs } from '@vibrant-peak/shared/ui-tabs';
import { OfficeDetails } from './OfficeDetails';
import { OfficeMap } from './OfficeMap';
import { findOffice } from './findOffice';

export function OfficePanel() {
  const [chosenId, choose] = useState('lahore');
  const chosen = findOffice(offices, chosenId);

  return (
    <Tabs.Root value={chosen.id} onValueChange={({ value }) => choose(value)} variant="enclosed">
      <Tabs.List aria-label="Offices" flexWrap="wrap" _print={{ display: 'none' }}>
        {offices.map(({ id, name }) => (
          <Tabs.Trigger key={id} value={id} px="2" minW="0" css={selectedInForcedColors}>
            {cityOf(name)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {offices.map((office) => (
        <Tabs.Content key={office.id} value={office.id}>
          <OfficeDetails office={office} />
          {office.id === chosen.id && <OfficeMap office={office} />}
        </Tabs.Content>
      ))}
      <NoscriptOffices others={offices.filter(({ id }) => id !== chosen.id)} />
    </Tabs.Root>
  );
}

const selectedInForcedColors = {
  '&[aria-selected=true]': {
    '@media (forced-colors: active)': { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
};

const cityOf = (officeName: string) => officeName.replace(/ Office$/, '');

/** Tabs need scripts: without them the other offices follow below. */
function NoscriptOffices({ others }: { others: Office[] }) {
  return (
    <noscript>
      {others.map((office) => (
        <Box key={office.id} mt="8">
          <Heading as="h3" size="sm">
            {office.name}
          </Heading>
          <OfficeDetails office={office} />
        </Box>
      ))}
    </noscript>
  );
}
