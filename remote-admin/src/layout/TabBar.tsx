import { Box } from '@vibrant-peak/shared/ui';
import { Tabs } from '@vibrant-peak/shared/ui-tabs';

interface TabBarProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { value: string; label: string }[];
}

/** Tabs of a staff page; on phones they scroll horizontally. */
export function TabBar({ label, tabs }: TabBarProps) {
  return (
    <Box overflowX="auto" overflowY="hidden">
      <Tabs.List aria-label={label} minW="max">
        {tabs.map((tab) => (
          <Tabs.Trigger
            key={tab.value}
            value={tab.value}
            minH="11"
            px={{ base: '2', sm: '4' }}
            _selected={{ color: 'brand.fg', boxShadow: 'inset 0 -2px 0 {colors.brand.fg}' }}
          >
            {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Box>
  );
}
