import { useState } from 'react';
import { Button, Flex, Icon, RouterLink } from '@vibrant-peak/shared/ui';

interface OwnPageLinkProps {
  to: string;
  children: string;
}

/** Link from a dialog to the page of the same subject, which can be shared. */
export function OwnPageLink({ to, children }: OwnPageLinkProps) {
  return (
    <Flex wrap="wrap" align="center" columnGap="6" rowGap="2" mt="6">
      <RouterLink to={to} variant="underline" py="2">
        <span>{children}</span>
        <Icon name="ArrowRight" />
      </RouterLink>
      <CopyLink address={to} />
    </Flex>
  );
}

const labels = { ready: 'Copy link', done: 'Link copied', failed: 'The browser does not let this page copy' };

function CopyLink({ address }: { address: string }) {
  const [state, setState] = useState<keyof typeof labels>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, window.location.href).href);
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <Button variant="ghost" size="sm" aria-live="polite" onClick={() => void copy()}>
      {labels[state]}
    </Button>
  );
}
