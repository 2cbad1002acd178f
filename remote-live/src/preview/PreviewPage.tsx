import { useEffect } from 'react';
import { definePage } from '@vibrant-peak/shared/contract';
import { useLocation } from '@vibrant-peak/shared/router';
import { StyledLink } from '@vibrant-peak/shared/ui';
import { PageTitle } from '../layout/PageTitle';
import { staffMetadata } from '../layout/staffMetadata';

const title = 'Preview';

/** Opens a preview after signing in. */
function PreviewPage() {
  const label = new URLSearchParams(useLocation().search).get('of') ?? '';
  const address = `/api/previews/${encodeURIComponent(label)}`;
  useEffect(() => window.location.replace(address), [address]);
  return (
    <>
      <PageTitle title={title} description="The site with drafts, as visitors would see it." />
      <StyledLink textDecoration="underline" href={address}>
        Open the preview
      </StyledLink>
    </>
  );
}

export const page = definePage({ component: PreviewPage, metadata: staffMetadata(title) });
