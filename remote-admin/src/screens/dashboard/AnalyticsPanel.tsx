import { Center, Text, cardStyle } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';

export function AnalyticsPanel() {
  return (
    <Center
      {...cardStyle}
      flexDirection="column"
      gap="4"
      px="6"
      py="16"
      borderStyle="dashed"
      color="fg.muted"
      textAlign="center"
    >
      <StaffIcon name="Chart" size="2rem" />
      <Text>Detailed analytics are coming soon.</Text>
    </Center>
  );
}
