import { useId, useState, type ReactNode } from 'react';
import { FieldFrame, fieldRecipe } from '@vibrant-peak/shared/ui-admin';
import { chakra } from '@vibrant-peak/shared/ui';
import { ReleaseDialog } from './ReleaseDialog';

interface RollbackDialogProps {
  /** What goes back, in the title and the toast. */
  name: string;
  route: string;
  /** What is live as far as this page knows. */
  from: string | number;
  /** What the toast says. */
  result: string;
  isComposed?: boolean;
  onClose: () => void;
  onAnswered: () => void;
  /** What will happen. */
  children: ReactNode;
}

/** Asks for a reason. A later publish of the same release shows it. */
export function RollbackDialog(props: RollbackDialogProps) {
  const { name, route, from, result, isComposed = false, onClose, onAnswered, children } = props;
  const [reason, setReason] = useState('');
  const id = useId();
  return (
    <ReleaseDialog
      title={`Roll back ${name}?`}
      action="Roll back"
      route={route}
      body={{ from, reason: reason.trim() }}
      done={{ title: 'Rolled Back', description: result }}
      progress={isComposed ? 'Composing the site …' : 'Rolling back …'}
      onClose={onClose}
      onAnswered={onAnswered}
    >
      {children}
      <FieldFrame id={id} label="Reason (optional)">
        <Input id={id} value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />
      </FieldFrame>
    </ReleaseDialog>
  );
}

const Input = chakra('input', fieldRecipe);
