import { Box } from '@vibrant-peak/shared/ui';
import type { Entity } from '../entities/entity';
import { PageHeader } from '../layout/PageHeader';

/** The place of a list or a form while its records load. */
export const LoadingRecords = ({ entity: { heading, description } }: { entity: Entity }) => (
  <Box aria-busy>
    <PageHeader title={heading} description={description} />
    <Box h="26rem" borderRadius="xl" bg="bg.muted" animation="fade-in 100ms 150ms backwards" />
  </Box>
);
