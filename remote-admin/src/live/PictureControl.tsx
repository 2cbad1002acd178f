import { FormField } from '@vibrant-peak/shared/forms';
import { useHost } from '@vibrant-peak/shared/host';
import type { ControlProps } from '../fields/fieldKind';
import { PictureUpload } from './PictureUpload';

/** A picture's address with a preview, and an upload where pictures are stored. */
export function PictureControl({ form, field, takesFocus }: ControlProps) {
  const { media } = useHost();
  const input = (
    <FormField
      form={form}
      name={field.name}
      label={field.label}
      hint={field.hint}
      required={field.isRequired}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus={takesFocus}
    />
  );
  return media ? (
    <PictureUpload media={media} form={form} field={field}>
      {input}
    </PictureUpload>
  ) : (
    input
  );
}
