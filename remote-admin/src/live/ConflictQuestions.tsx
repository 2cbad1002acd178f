import { useEffect, useState } from 'react';
import type { Conflict } from '@vibrant-peak/shared/host';
import type { Entity } from '../entities/entity';
import type { RecordValues } from '../records/recordValues';
import { askAboutConflicts } from './askingPort';
import { ConflictDialog } from './ConflictDialog';

interface Question {
  conflict: Conflict;
  answer: (values: RecordValues) => void;
  cancel: () => void;
}

/** Asks which value stays in fields that others have changed, too. Nothing is saved before. */
export function ConflictQuestions({ entity }: { entity: Entity }) {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    let cancel = () => {};
    const end = askAboutConflicts(
      (conflict) =>
        new Promise((answer, refuse) => {
          cancel = () => refuse(new Error(`${conflict.message} Nothing was saved.`));
          setQuestion({ conflict, answer, cancel });
        }),
    );
    return () => {
      end();
      cancel();
    };
  }, []);
  if (!question) return null;
  const { conflict, answer, cancel } = question;
  const close = (end: () => void) => {
    setQuestion(undefined);
    end();
  };
  return (
    <ConflictDialog
      entity={entity}
      conflict={conflict}
      onAnswer={(values) => close(() => answer(values))}
      onCancel={() => close(cancel)}
    />
  );
}
