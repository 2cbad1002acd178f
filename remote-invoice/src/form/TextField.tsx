import { useId, type ComponentProps, type ReactNode } from 'react';
import { chakra } from '@vibrant-peak/shared/ui';
import { describedBy, FieldFrame, fieldRecipe } from '@vibrant-peak/shared/ui-admin';

type NativeProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'min'
  | 'max'
  | 'step'
  | 'dir'
  | 'list'
  | 'disabled'
  | 'autoComplete'
  | 'onBlur'
  | 'onFocus'
  | 'onInput'
  | 'onPaste'
  | 'onClick'
  | 'ref'
  | 'inputMode'
  | 'placeholder'
  | 'role'
  | 'onKeyDown'
  | 'aria-activedescendant'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-valuenow'
  | 'aria-valuemin'
  | 'aria-valuemax'
  | 'aria-valuetext'
>;

interface TextFieldProps extends NativeProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Height in rows; makes it a multi-line field. */
  rows?: number;
  hint?: ReactNode;
  isInvalid?: boolean;
}

const Input = chakra('input', fieldRecipe);
const Textarea = chakra('textarea', fieldRecipe);

/** A labelled text input. */
export function TextField({ label, value, onChange, rows, hint, isInvalid, ...native }: TextFieldProps) {
  const id = useId();
  const wiring = {
    id,
    value,
    dir: native.dir ?? (native.type ? undefined : 'auto'),
    'aria-describedby': describedBy({ id, hint }),
    'aria-invalid': isInvalid || undefined,
  };
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      {rows ? (
        <Textarea
          {...wiring}
          rows={rows}
          disabled={native.disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Input
          autoComplete="off"
          {...native}
          {...wiring}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
