import { useId, type ComponentProps } from 'react';
import { FormField } from 'shared/forms';
import { iconNames } from 'shared/schemas/iconName';
import { Box, Center, Icon } from 'shared/ui';
import type { RecordForm } from './recordForm';

interface IconFieldProps extends Pick<ComponentProps<'input'>, 'required'> {
  form: RecordForm;
  name: string;
  label: string;
  hint?: string;
}

/** Name of an icon: any text may be typed, the known names are suggested, and the drawing shows at once. */
export function IconField(props: IconFieldProps) {
  const suggestions = useId();
  const name = String(props.form.watch(props.name) ?? '');
  return (
    <Box position="relative" css={{ '& input': { pr: '14' } }}>
      <FormField {...props} list={suggestions} autoCapitalize="none" autoComplete="off" spellCheck={false} />
      <Center position="absolute" right="2" top="30px" boxSize="8" borderRadius="md" bg="bg.muted">
        <Icon name={name} />
      </Center>
      <datalist id={suggestions}>
        {iconNames.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
    </Box>
  );
}
