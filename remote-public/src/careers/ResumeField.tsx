import { useId } from 'react';
import { Controller, FieldLabel, fieldRecipe } from 'shared/forms';
import type { useValidatedForm } from 'shared/forms';
import { Box, Text, chakra } from 'shared/ui';
import type { Application } from './applicationSchema';

interface ResumeFieldProps {
  form: ReturnType<typeof useValidatedForm<Application>>;
}

/** File field whose value is the chosen file's name. */
export function ResumeField({ form }: ResumeFieldProps) {
  const id = useId();
  return (
    <Controller
      control={form.control}
      name="resume"
      render={({ field, fieldState: { error } }) => (
        <Box>
          <FieldLabel htmlFor={id} data-required>
            Resume
          </FieldLabel>
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
            aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          />
          <Text id={`${id}-hint`} mt="1.5" fontSize="xs" color="fg.muted">
            PDF or Word document (.pdf, .doc, .docx)
          </Text>
          {error && (
            <Text id={`${id}-error`} mt="1.5" fontSize="sm" color="fg.error">
              {error.message}
            </Text>
          )}
        </Box>
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
      bg: 'brand.muted',
      color: 'brand.fg',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
  },
});
