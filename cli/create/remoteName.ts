import { staffPath } from '@vibrant-peak/shared/contract';
import { UsageError } from '@vibrant-peak/engine/usageError';

export type RemoteNames = ReturnType<typeof namesOf>;

/**
 * Derives all names from one word, such as `partners` or `remote-our-partners`.
 * @throws UsageError for any other shape.
 */
export function namesOf(word: string) {
  const plain = word.replace(/^remote-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(plain))
    throw new UsageError(
      `"${word}" is not a name for a remote: small letters, digits and single hyphens, such as our-partners`,
    );
  const words = plain.split('-').map((part) => part[0]!.toUpperCase() + part.slice(1));
  return {
    /** Of the package and of its releases: `remote-our-partners`. */
    package: `remote-${plain}`,
    /** Its first address. */
    path: `${staffPath}/${plain}`,
    /** The display name: `Our Partners`. */
    label: words.join(' '),
    /** Its first page: `OurPartnersPage`. */
    component: `${words.join('')}Page`,
  };
}
