import { Box, Flex, Heading } from '@vibrant-peak/shared/ui';
import { FormCard } from '../FormCard';
import { UndoButtons } from '../UndoButtons';
import { AddItemForm } from './AddItemForm';
import { ItemTable } from './ItemTable';
import { ListStatus } from './ListStatus';

export function ItemsCard() {
  return (
    <FormCard aria-labelledby="invoice-items">
      <Flex align="center" justify="space-between" mb="4">
        <Heading id="invoice-items" size="md">
          Items
        </Heading>
        <UndoButtons />
      </Flex>
      <Box containerType="inline-size">
        <ItemTable />
        <AddItemForm />
        <ListStatus />
      </Box>
    </FormCard>
  );
}
