import { Box, Heading } from 'shared/ui';
import { FormCard } from '../FormCard';
import { AddItemForm } from './AddItemForm';
import { ItemTable } from './ItemTable';
import { MoveStatus } from './MoveStatus';

export function ItemsCard() {
  return (
    <FormCard aria-labelledby="invoice-items">
      <Heading id="invoice-items" size="md" mb="4">
        Items
      </Heading>
      <Box containerType="inline-size">
        <AddItemForm />
        <ItemTable />
        <MoveStatus />
      </Box>
    </FormCard>
  );
}
