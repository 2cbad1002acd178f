import { useState, type ReactNode } from 'react';
import { Stack, chakra, cardStyle } from '@vibrant-peak/shared/ui';
import { partyName, type Party } from '@vibrant-peak/invoice/invoice';
import { useDraft } from '../draft/draftStore';
import { BillTo, ShipTo, YourCompany } from '../form/PartyCards';
import { savedOf } from './savedInvoices';

/**
 * The parties of a draft, one line each that opens: the client first, open while it is blank. The
 * company of a new draft comes from the settings; one that was stored without it has to get it here.
 */
export function PartyLines() {
  const key = useDraft((draft) => draft.key);
  const { billTo, shipTo, yourCompany } = useDraft(({ invoice }) => invoice);
  const hasSender = partyName(yourCompany) !== '';
  const delivery = shipTo.sameAsBillTo ? 'Same as Bill To' : lineOf(shipTo) || 'None';
  return (
    <Stack key={key} gap="3">
      <PartyLine name="Bill To" line={lineOf(billTo) || 'No client yet'} isFirstOpen={lineOf(billTo) === ''}>
        <BillTo />
      </PartyLine>
      <PartyLine name="Ship To" line={delivery}>
        <ShipTo />
      </PartyLine>
      <PartyLine
        name="Your Company"
        line={hasSender ? lineOf(yourCompany) : 'Missing'}
        isFirstOpen={!hasSender && savedOf(key) !== undefined}
      >
        <YourCompany />
      </PartyLine>
    </Stack>
  );
}

/** Blank only if all of the party is. */
const lineOf = ({ company, name, address, email, phone }: Party) =>
  [company, name, address.replaceAll('\n', ', '), email, phone]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(', ');

interface PartyLineProps {
  name: string;
  line: string;
  /** Whether it is open at first. From then on it opens and closes by a press alone. */
  isFirstOpen?: boolean;
  /** The fieldset. */
  children: ReactNode;
}

function PartyLine({ name, line, isFirstOpen = false, children }: PartyLineProps) {
  const [isOpen] = useState(isFirstOpen);
  return (
    <Fold open={isOpen} css={inColumns}>
      <summary>
        <b>{name}</b> <span>{line}</span>
      </summary>
      {children}
    </Fold>
  );
}

/** Properties of the stack of fields, which styles of a recipe do not override. */
const inColumns = {
  '& > fieldset > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
    // A checkbox has a line of its own.
    '& > label': { gridColumn: '1 / -1' },
  },
};

/** The line names the fields in place of their legend. */
const Fold = chakra('details', {
  base: {
    ...cardStyle,
    '& > summary': {
      px: '5',
      py: '3',
      minH: '11',
      borderRadius: 'inherit',
      cursor: 'pointer',
      focusVisibleRing: 'outside',
      truncate: true,
    },
    '& > summary > b': {
      fontFamily: 'heading',
      fontWeight: 'semibold',
      letterSpacing: 'tight',
      wordSpacing: '0.1em',
    },
    '& > summary > span': { ms: '2', fontSize: 'sm', color: 'fg.muted' },
    '& > fieldset': { borderWidth: '0', boxShadow: 'none', bg: 'transparent', pt: '2' },
    '& > fieldset > legend': { srOnly: true },
  },
});
