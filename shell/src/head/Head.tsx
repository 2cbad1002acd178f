import type { PageMetadata, PageModule } from '@vibrant-peak/shared/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { isAddressOf } from '../registry/pageAt';
import type { Loaded } from '../remotes/loadFailure';
import { applyHead } from './applyHead';
import { overrides } from './overrides';
import { applyStructuredData, structuredDataOf } from './structuredData';
import { notFoundMetadata, unavailableMetadata } from './siteMetadata';

/** Updates the document head with the route and the overrides of the page. */
export function Head() {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const override = useSyncExternalStore(overrides.subscribe, overrides.get, () => undefined);
  const data = page?.data as Loaded<{ page: PageModule }> | undefined;
  const metadata = metadataOf(data, pathname);
  // The skeleton of a staff page leaves the head of its document unchanged.
  const isLoading = !data && Boolean(page?.handle);

  useEffect(() => {
    if (!isLoading) applyHead({ ...metadata, ...override }, pathname);
  });
  useEffect(() => applyStructuredData(structuredDataOf(data, pathname)), [data, pathname]);
  return null;
}

/** Metadata of the page. A route without data and an unknown address have those of the 404 page. */
export function metadataOf(data: Loaded<{ page: PageModule }> | undefined, path: string): PageMetadata {
  if (!data) return notFoundMetadata;
  if (data.status === 'failed') return unavailableMetadata;
  if (!isAddressOf(data.value.page, path)) return notFoundMetadata;
  const { metadata } = data.value.page;
  return typeof metadata === 'function' ? metadata(path) : metadata;
}
