import { useSyncExternalStore } from 'react';
import { brand } from '@vibrant-peak/shared/content/brand';
import { Text } from '@vibrant-peak/shared/ui';

const marker = 'data-copyright';

const lineNow = () => `© ${new Date().getFullYear()} ${brand.name}. All rights reserved.`;

/**
 * While a prerendered page hydrates, the line of its HTML, in which the inline script has set the
 * year.
 */
const prerenderedLine = () => {
  if (typeof document === 'undefined') return lineNow();
  return document.querySelector(`[${marker}]`)?.textContent || lineNow();
};

const neverChanges = () => () => undefined;

export function CopyrightLine() {
  const line = useSyncExternalStore(neverChanges, lineNow, prerenderedLine);
  return (
    // On a line of its own on phones, where the line break would otherwise depend on the font.
    <Text flexBasis={{ base: '100%', sm: 'auto' }} fontSize="sm" color="fg.muted" {...{ [marker]: '' }}>
      {line}
    </Text>
  );
}
