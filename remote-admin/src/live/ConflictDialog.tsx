import { useId, useState, type FormEvent } from 'react';
import type { Conflict, Disagreement } from '@vibrant-peak/shared/host';
import { Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { checkboxStyle } from '@vibrant-peak/shared/ui-admin';
import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import type { Entity } from '../entities/entity';
import { kindOf } from '../fields/fieldKinds';
import { titleOf, withValueAt, type RecordValues } from '../records/recordValues';

interface ConflictDialogProps {
  entity: Entity;
  conflict: Conflict;
  /** Gets the values of the record, as chosen. */
  onAnswer: (values: RecordValues) => void;
  onCancel: () => void;
}

/** Both values of each field that two people have changed, one of which is to be chosen. */
export function ConflictDialog({ entity, conflict, onAnswer, onCancel }: ConflictDialogProps) {
  const { merged, savedBy, disagreements } = conflict;
  const [theirs, setTheirs] = useState<readonly Disagreement[]>([]);
  const choose = (disagreement: Disagreement, isTheirs: boolean) =>
    setTheirs((others) => [
      ...others.filter((other) => other !== disagreement),
      ...(isTheirs ? [disagreement] : []),
    ]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(withTheirs(merged, theirs));
  };
  return (
    <ModalDialog
      title={`${savedBy} has changed ${titleOf(entity, merged)}, too`}
      isOpen
      closesOnOutsideClick={false}
      onClose={onCancel}
    >
      <form onSubmit={save}>
        <Stack gap="5">
          <Text color="fg.muted">
            Choose a version of each field. Changes to other fields are saved, theirs and yours.
          </Text>
          {disagreements.map((disagreement) => (
            <Choice
              key={disagreement.field}
              entity={entity}
              savedBy={savedBy}
              disagreement={disagreement}
              isTheirs={theirs.includes(disagreement)}
              onChoose={(isTheirs) => choose(disagreement, isTheirs)}
            />
          ))}
          <DialogButtons action="Save" onCancel={onCancel} />
        </Stack>
      </form>
    </ModalDialog>
  );
}

const withTheirs = (merged: RecordValues, theirs: readonly Disagreement[]) =>
  theirs.reduce((values, { field, theirs: value }) => withValueAt(values, field, value), merged);

interface ChoiceProps extends Pick<ConflictDialogProps, 'entity'> {
  savedBy: string;
  disagreement: Disagreement;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function Choice({ entity, savedBy, disagreement, isTheirs, onChoose }: ChoiceProps) {
  const name = useId();
  const field = entity.fields.find((candidate) => candidate.name === disagreement.field);
  const textOf = (value: unknown) => (field ? kindOf(field).toText(value) : JSON.stringify(value)) || 'Empty';
  const answers = [
    { isTheir: false, who: 'Mine', value: disagreement.mine },
    { isTheir: true, who: `By ${savedBy}`, value: disagreement.theirs },
  ];
  return (
    <Answers>
      <legend>{field?.label ?? disagreement.field}</legend>
      {answers.map(({ isTheir, who, value }) => (
        <label key={who}>
          <input type="radio" name={name} checked={isTheir === isTheirs} onChange={() => onChoose(isTheir)} />
          <b>{who}</b>
          <span>{textOf(value)}</span>
        </label>
      ))}
    </Answers>
  );
}

const Answers = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    fontSize: 'sm',
    '& legend': { fontWeight: 'semibold', mb: '1' },
    '& label': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '3',
      p: '3',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      cursor: 'pointer',
    },
    '& label:has(:checked)': { borderColor: 'brand.solid' },
    '& b': { fontWeight: 'medium', color: 'fg.muted' },
    '& span': { gridColumn: '2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& input': { ...checkboxStyle, boxSize: '4', mt: '0.5' },
  },
});
