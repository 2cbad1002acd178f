import { staffPath } from '@vibrant-peak/shared/contract';
import { UsageError } from '@vibrant-peak/engine/usageError';

/** The names of a new remote. */
export interface RemoteNames {
  /** Of the package and of its releases: `remote-our-partners`. */
  package: string;
  /** Its first address. */
  path: string;
  /** The display name: `Our Partners`. */
  label: string;
  /** Its first page: `OurPartnersPage`. */
  component: string;
}

/**
 * Derives all names from one word, such as `partners` or `remote-our-partners`.
 * @throws UsageError for any other shape.
 */
export function namesOf(word: string): RemoteNames {
  const plain = word.replace(/^remote-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(plain))
    throw new UsageError(
      `"${word}" is no name for a remote: small letters, digits and single hyphens, such as our-partners`,
    );
  const words = plain.split('-').map((part) => part[0]!.toUpperCase() + part.slice(1));
  return {
    package: `remote-${plain}`,
    path: `${staffPath}/${plain}`,
    label: words.join(' '),
    component: `${words.join('')}Page`,
  };
}
