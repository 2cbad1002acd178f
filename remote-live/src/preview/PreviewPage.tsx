import { useEffect } from 'react';
import { changesPath, definePage } from '@vibrant-peak/shared/contract';
import { useLocation } from '@vibrant-peak/shared/router';
import { ButtonLink, StyledLink } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { staffMetadata } from '../layout/staffMetadata';

const title = 'Preview';

/** Opens a preview after signing in. */
function PreviewPage() {
  const label = new URLSearchParams(useLocation().search).get('of') ?? '';
  const address = `/api/previews/${encodeURIComponent(label)}`;
  useEffect(() => {
    if (label) window.location.replace(address);
  }, [label, address]);
  return (
    <>
      <PageHeader title={title} description="The site with drafts, as visitors would see it." />
      {label ? (
        <StyledLink textDecoration="underline" href={address}>
          Open the preview
        </StyledLink>
      ) : (
        <ButtonLink variant="outline" colorPalette="gray" to={changesPath}>
          Choose drafts to preview
        </ButtonLink>
      )}
    </>
  );
}

export const page = definePage({ component: PreviewPage, metadata: staffMetadata(title) });
