import { Center, Text } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';

export function AnalyticsPanel() {
  return (
    <Center
      flexDirection="column"
      gap="4"
      px="6"
      py="16"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border"
      borderRadius="xl"
      bg="bg.panel"
      color="fg.muted"
      textAlign="center"
    >
      <StaffIcon name="Chart" size="2rem" />
      <Text>Detailed analytics are coming soon.</Text>
    </Center>
  );
}
