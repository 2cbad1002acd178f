import { Text } from '@vibrant-peak/shared/ui';
import { ReleaseDialog } from './ReleaseDialog';
import { builtText, type Canary } from './release';

/** How a canary ends, as the server's routes call it. */
export type End = 'promotion' | 'withdrawal';

interface CanaryDialogProps {
  canary: Canary;
  end: End;
  onClose: () => void;
  onAnswered: () => void;
}

const texts = {
  promotion: {
    verb: 'Promote',
    done: 'Canary Promoted',
    result: (canary: Canary) => `All visitors get ${builtText(canary.applications)}.`,
  },
  withdrawal: {
    verb: 'Withdraw',
    done: 'Canary Withdrawn',
    result: () => 'All visitors get what is live.',
  },
};

/** Asks before a canary goes to everybody, or to nobody. */
export function CanaryDialog({ canary, end, onClose, onAnswered }: CanaryDialogProps) {
  const { verb, done, result } = texts[end];
  const { name, share, composition } = canary;
  return (
    <ReleaseDialog
      title={`${verb} the canary ${name}?`}
      action={verb}
      isDangerous={end === 'withdrawal'}
      route={`POST /releases/canary/${encodeURIComponent(name)}/${end}`}
      body={{ composition }}
      done={{ title: done, description: result(canary) }}
      onClose={onClose}
      onAnswered={onAnswered}
    >
      <Text>
        {`${result(canary)} Now ${share}% of them have the canary. It takes a second, and pages that are open change with their next visit.`}
      </Text>
    </ReleaseDialog>
  );
}
