import { useContext, useState } from 'react';
import { AdoptionContext, useStyles } from '../styles/loadStyles';
import type { AnyIconName } from './icons';

interface IconProps {
  /** A known name, or any text that staff typed: an unknown one shows a neutral box. */
  name: AnyIconName | (string & {});
  /** CSS length; one line height of the text around it by default. */
  size?: string;
}

/**
 * What the element holds in the document stays: nothing is written in its place. Where React has to make the element after all (a page
 * that cannot be hydrated is rendered anew), nothing else than this is allowed by the site's policy (Trusted Types).
 */
const asItIs = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: TrustedHTML } }).trustedTypes?.emptyHTML ?? '',
};

/**
 * Decorative icon: always hidden from assistive technology, the text beside it speaks. One of a prerendered page stays as the
 * document has it; drawings come with the code for styles.
 */
export function Icon({ name, size = '1.25em' }: IconProps) {
  const adoption = useContext(AdoptionContext);
  const [inDocument, setInDocument] = useState(() => (adoption.isOn() ? name : undefined));
  // Another drawing takes the place of the document's for good.
  if (inDocument !== undefined && inDocument !== name) setInDocument(undefined);
  const styles = useStyles(inDocument !== name);
  if (inDocument === name)
    return <svg aria-hidden dangerouslySetInnerHTML={asItIs} suppressHydrationWarning />;
  const draw = styles?.iconOf(name);
  if (!draw) return <svg aria-hidden width={size} height={size} />;
  return draw({ size, 'aria-hidden': true, focusable: false, style: { flexShrink: 0 } });
}
