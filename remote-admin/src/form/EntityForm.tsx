import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button, Heading, Stack, Text, cardStyle, chakra } from '@vibrant-peak/shared/ui';
import { FieldInput } from './FieldInput';
import { FormActions } from './FormActions';
import { titleOf } from '../records/recordValues';
import type { useSaving } from '../saving/useSaving';
import { SaveButton } from './SaveButton';
import { useEntityForm, type EntityFormOptions } from './useEntityForm';

interface EntityFormProps extends EntityFormOptions {
  /** Whether the field that names the record takes the focus when it opens. */
  takesFocus?: boolean;
}

/** Form for adding and editing records of any entity. */
export function EntityForm({ takesFocus = true, ...options }: EntityFormProps) {
  const { entity } = options;
  const { Head = PlainHead } = entity;
  const { form, record, submit, submitAndPublish, cancel, isPublishing, ...saving } = useEntityForm(options);
  const { isSaving, problem } = saving;
  const titleId = useId();
  // A picture leads a form; its address is seldom typed.
  const first = entity.fields.find(({ name }) => name === entity.titleField) ?? entity.fields[0];
  const card = useRef<HTMLFormElement>(null);
  const isNew = !record;
  // Synchronous, unlike `form.setFocus`: letters typed right after Enter on Add go into the form. The
  // heading of a record stays in view.
  useLayoutEffect(
    () => card.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: !isNew }),
    [isNew],
  );

  return (
    <Card
      ref={card}
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <Head entity={entity} form={form} record={record}>
        <Heading id={titleId} as="h2" size="md">
          {record ? `Edit ${titleOf(entity, record)}` : `Add ${entity.singular}`}
        </Heading>
      </Head>
      <Stack gap="5" inert={isSaving}>
        {/* `undefined`, because React keeps a `data-` attribute that is false. */}
        {entity.fields.map((field) => (
          <FieldInput
            key={field.name}
            form={form}
            field={field}
            takesFocus={(takesFocus && field === first) || undefined}
          />
        ))}
      </Stack>
      <FormActions>
        {problem && (
          <Text role="alert" flexBasis="100%" color="fg.error">
            {problem}
          </Text>
        )}
        <SaveButtons
          isPublishing={isPublishing}
          saving={saving}
          onPublish={submitAndPublish && (() => void form.handleSubmit(submitAndPublish)())}
        />
        <Button variant="outline" colorPalette="gray" disabled={isSaving} onClick={cancel}>
          Cancel
        </Button>
      </FormActions>
    </Card>
  );
}

const PlainHead = ({ children }: { children: ReactNode }) => children;

interface SaveButtonsProps {
  saving: Omit<ReturnType<typeof useSaving>, 'save'>;
  /** Whether the last save was to be published, too. */
  isPublishing: boolean;
  /** Saves and publishes; without it there is no button for that. */
  onPublish: (() => void) | undefined;
}

/** Save, and beside it Save and publish. The button that was pressed shows what becomes of it. */
function SaveButtons({ saving, isPublishing, onPublish }: SaveButtonsProps) {
  const other = { isSaving: false, disabled: saving.isSaving };
  return (
    <>
      <SaveButton {...(isPublishing ? other : saving)} />
      {onPublish && (
        <SaveButton type="button" variant="outline" onClick={onPublish} {...(isPublishing ? saving : other)}>
          {isPublishing && saving.isSaving ? 'Publishing …' : 'Save and publish'}
        </SaveButton>
      )}
    </>
  );
}

const Card = chakra('form', {
  base: {
    ...cardStyle,
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    maxW: '3xl',
    p: { base: '5', md: '8' },
    '& h2': { overflowWrap: 'anywhere' },
  },
});
