import { useState, type ReactNode } from 'react';
import { Text } from '@vibrant-peak/shared/ui';
import { SearchInput } from '@vibrant-peak/shared/ui-admin';
import { findPictures } from './findPictures';
import type { UploadedPicture } from './uploadedPicture';

interface PictureSearchProps {
  pictures: readonly UploadedPicture[];
  /** Said when there are none. */
  empty: string;
  /** Shows all pictures, or those that the search finds. */
  children: (found: readonly UploadedPicture[]) => ReactNode;
}

/** A search in pictures. */
export function PictureSearch({ pictures, empty, children }: PictureSearchProps) {
  const [search, setSearch] = useState('');
  const found = findPictures(pictures, search);
  if (pictures.length === 0) return <Text>{empty}</Text>;
  return (
    <>
      <SearchInput
        type="search"
        aria-label="Search pictures"
        placeholder="Search pictures"
        maxW="sm"
        mb="5"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Text role="status">{found.length === 0 && 'No pictures found.'}</Text>
      {children(found)}
    </>
  );
}
