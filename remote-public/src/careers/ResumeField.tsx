import { useId } from 'react';
import { Controller, describedBy, FieldFrame, fieldRecipe } from '@vibrant-peak/shared/forms';
import type { Application, useValidatedForm } from '@vibrant-peak/shared/forms';
import { chakra } from '@vibrant-peak/shared/ui';

const hint = 'PDF or Word document (.pdf, .doc, .docx)';

interface ResumeFieldProps {
  form: ReturnType<typeof useValidatedForm<Application>>;
}

/** File field; its value is the name of the chosen file. */
export function ResumeField({ form }: ResumeFieldProps) {
  const id = useId();
  return (
    <Controller
      control={form.control}
      name="resume"
      render={({ field, fieldState: { error } }) => (
        <FieldFrame id={id} hint={hint} label="Resume" isRequired message={error?.message}>
          <FileInput
            id={id}
            type="file"
            required
            accept=".pdf,.doc,.docx"
            name={field.name}
            ref={field.ref}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange(event.currentTarget.files?.[0]?.name ?? '')}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy({ id, hint, message: error?.message })}
          />
        </FieldFrame>
      )}
    />
  );
}

const FileField = chakra('input', fieldRecipe);

const FileInput = chakra(FileField, {
  base: {
    py: '1.5',
    ps: '1.5',
    cursor: 'pointer',
    '&::file-selector-button': {
      me: '3',
      px: '4',
      h: '8',
      border: 'none',
      borderRadius: 'md',
      fontFamily: 'inherit',
      fontSize: 'inherit',
      bg: 'brand.muted',
      color: 'brand.fg',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
  },
});
