import { useState } from 'react';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { Fold } from '../layout/Fold';

const OptionsPanel = createLazyPart(async () => (await import('./OptionsPanel')).OptionsPanel);

/** Rarely needed options, collapsed. Their code loads when they are expanded. */
export function MoreOptions() {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <Fold onToggle={() => setWasOpen(true)}>
      <summary>
        More options: terms, currency, discount, logo, order number, VAT ID, tax per line, defaults
      </summary>
      {wasOpen && <OptionsPanel />}
    </Fold>
  );
}
