import { useId } from 'react';
import { FieldFrame, fieldRecipe } from '@vibrant-peak/shared/ui-admin';
import { DateField } from '@vibrant-peak/shared/ui-blocks';
import { chakra } from '@vibrant-peak/shared/ui';
import { companyZone } from './companyTime';

/** Both may be empty. */
export interface PublishDetails {
  /** For the history. */
  note: string;
  /** By the company's clocks, such as `2026-12-01T09:00`. */
  time: string;
}

interface PublishFieldsProps {
  details: PublishDetails;
  onDetails: (details: PublishDetails) => void;
}

/** The fields of a publication, beside the chosen changes. */
export function PublishFields({ details, onDetails }: PublishFieldsProps) {
  const id = useId();
  return (
    <>
      <FieldFrame id={id} label="Note">
        <Input
          id={id}
          value={details.note}
          maxLength={500}
          data-autofocus
          onChange={({ target }) => onDetails({ ...details, note: target.value })}
        />
      </FieldFrame>
      <DateField
        label={`Publish at (${companyZone.name}). Empty: now`}
        hasTime
        value={details.time}
        onChange={({ target }) => onDetails({ ...details, time: target.value })}
      />
    </>
  );
}

const Input = chakra('input', fieldRecipe);
