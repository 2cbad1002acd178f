import { useId, type ComponentType } from 'react';
import { Controller, describedBy } from '@vibrant-peak/shared/forms';
import type { RecordId, Records } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { SimpleGrid } from '@vibrant-peak/shared/ui';
import type { Entity } from '../entities/entity';
import type { ControlProps } from '../fields/fieldKind';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import { titleOf } from '../records/recordValues';
import { FieldGroup } from './FieldGroup';

/** A checkbox for each record of another list. A new choice comes last. */
export function createChoicesControl(entity: Entity, records: Records): ComponentType<ControlProps> {
  return function ChoicesControl({ form, field }) {
    const id = useId();
    const known = useStore(records);
    const message = form.getFieldState(field.name, form.formState).error?.message;
    const about = describedBy({ id, hint: field.hint, message });
    return (
      <FieldGroup id={id} field={field} message={message}>
        <Controller
          control={form.control}
          name={field.name}
          render={({ field: { value, onChange, ref } }) => {
            const chosen = value as readonly RecordId[];
            return (
              <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4">
                {known.map((record, index) => (
                  <CheckboxField
                    key={record.id}
                    ref={index === 0 ? ref : undefined}
                    label={titleOf(entity, record)}
                    aria-describedby={about}
                    checked={chosen.includes(record.id)}
                    onChange={({ target }) =>
                      onChange(
                        target.checked
                          ? [...chosen, record.id]
                          : chosen.filter((other) => other !== record.id),
                      )
                    }
                  />
                ))}
              </SimpleGrid>
            );
          }}
        />
      </FieldGroup>
    );
  };
}
