import { useStaffNavigation } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { SimpleGrid } from '@vibrant-peak/shared/ui';
import { entities } from '../../entities/index';
import { addAddress } from '../../list/addresses';
import { recentChanges } from '../../records/recentChanges';
import { LinkList } from '../../layout/LinkList';
import { useAttention } from './useAttention';

/** Pending work, recent changes and common tasks of the default profile. */
export function StartingPoints() {
  const attention = useAttention();
  const recent = useStore(recentChanges);
  const actions = useStaffNavigation().flatMap(({ path, actions: offered = [] }) =>
    offered.map(({ label, icon, search }) => ({ text: label, icon, path: path + search })),
  );
  const tasks = entities.map(({ singular, path }) => ({
    text: `Add ${singular}`,
    icon: 'Plus',
    path: addAddress(path),
  }));

  return (
    <SimpleGrid columns={{ base: 1, lg: 3 }} gap="4" mt="6">
      <LinkList title="Needs attention" entries={attention} empty="Nothing waits for you." />
      <LinkList
        title="Recent changes"
        entries={recent.map(({ title, subject, ...change }) => ({
          ...change,
          text: title,
          detail: subject,
        }))}
        empty="What you change in this visit is listed here."
      />
      <LinkList title="Common tasks" entries={[...actions, ...tasks]} />
    </SimpleGrid>
  );
}
