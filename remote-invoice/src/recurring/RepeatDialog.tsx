import { useState } from 'react';
import {
  hasRight,
  useSessionState,
  type ListedInvoice,
  type RecurringInvoice,
  type RecurringInvoicesPort,
  type RecurringSettings,
} from '@vibrant-peak/shared/host';
import { today } from '@vibrant-peak/shared/today';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { DateField, DialogButtons, SelectField } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { dayAfter, firstDays } from '@vibrant-peak/invoice/planDays';
import { dayText } from '@vibrant-peak/invoice/dayText';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';
import { everyTexts, modeTexts, rhythmOf } from './planTexts';

interface RepeatDialogProps {
  port: RecurringInvoicesPort;
  /** The invoice whose content is repeated; without one the content stays. */
  invoice?: ListedInvoice;
  /** What is changed; without it, a recurring invoice is made. */
  plan?: (RecurringSettings & { id: number }) | undefined;
  onClose: () => void;
  onDone: (plan: RecurringInvoice) => void;
}

/** How often an invoice comes again, from when on, and whether it waits. */
export function RepeatDialog(props: RepeatDialogProps) {
  const { invoice, plan, onClose } = props;
  const { settings, set, save, isAsked, isBusy, problems } = useRepeating(props);
  const label = plan ? 'Save' : 'Repeat';
  return (
    <ModalDialog
      title={plan ? 'Edit recurring invoice' : 'Repeat this invoice'}
      isOpen
      onClose={onClose}
      size="sm"
      closesOnOutsideClick={false}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="5">
          <Fields plan={plan} settings={settings} onChange={set} />
          <Text fontSize="sm" color="fg.muted">
            {explanation(settings.mode, invoice !== undefined)}
          </Text>
          <Text role="status" fontSize="sm" color="fg.warning" _empty={{ display: 'none' }}>
            {isAsked && `${invoice!.number} is void. Press “${label}” again if you mean it.`}
          </Text>
          <Problems texts={problems} />
          <DialogButtons
            action={label}
            isBusy={isBusy}
            isDisabled={settings.next === ''}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </ModalDialog>
  );
}

/** The settings as they are typed. The day follows how often, until it is typed. */
function useRepeating({ port, invoice, plan, onClose, onDone }: RepeatDialogProps) {
  const [typed, setTyped] = useState<Partial<RecurringSettings>>({});
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problems, run } = useRunning();
  const { every = 'month', mode = 'draft', next } = { ...plan, ...typed };
  const settings = { every, mode, next: next ?? proposed(invoice?.date ?? '', every) };
  const save = async () => {
    if (invoice?.state === 'void' && !isAsked) return setAsked(true);
    return run(plan ? 'Recurring Invoice Changed' : 'Invoice Repeated', async () => {
      const done = plan
        ? await port.change(plan.id, settings, invoice?.id)
        : await port.make(invoice!.id, settings);
      onDone(done);
      onClose();
      return rhythmOf(done);
    });
  };
  const set = (changes: Partial<RecurringSettings>) => setTyped({ ...typed, ...changes });
  return { settings, set, save, isAsked, isBusy, problems };
}

interface FieldsProps extends Pick<RepeatDialogProps, 'plan'> {
  settings: RecurringSettings;
  onChange: (changes: Partial<RecurringSettings>) => void;
}

function Fields({ plan, settings: { every, next, mode }, onChange }: FieldsProps) {
  const mayIssue = hasRight(useSessionState(), 'mayIssue');
  // They are counted from the first day, which only the server knows.
  const keepsDays = plan?.next === next && plan.every === every;
  return (
    <>
      <SelectField
        label="How often"
        value={every}
        options={everyTexts}
        onChange={({ target }) => onChange({ every: target.value as RecurringSettings['every'] })}
      />
      <DateField
        label="Next invoice on"
        value={next}
        min={today()}
        onChange={({ target }) => onChange({ next: target.value })}
      />
      <Days next={keepsDays ? '' : next} every={every} />
      <SelectField
        label="On each day"
        value={mode}
        options={mayIssue || mode !== 'draft' ? modeTexts : modeTexts.slice(0, 1)}
        onChange={({ target }) => onChange({ mode: target.value as RecurringSettings['mode'] })}
      />
    </>
  );
}

/** The next three days, and what the 31st means. */
function Days({ next, every }: Pick<RecurringSettings, 'next' | 'every'>) {
  const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(next);
  return (
    <Text role="status" fontSize="sm" mt="-2">
      {isDay &&
        `The next three: ${firstDays(next, every, 3)
          .map((day) => dayText(day))
          .join(', ')}.`}
    </Text>
  );
}

/** One period after the invoice, and not before today. */
function proposed(date: string, every: RecurringSettings['every']): string {
  const day = today();
  const first = /^[12]\d{3}-\d\d-\d\d$/.test(date) ? date : day;
  const next = dayAfter(first, every, first);
  return next < day ? dayAfter(first, every, day) : next;
}

const explanations = {
  draft: 'Each one is a draft with that date. It waits until somebody issues it.',
  'issue and send':
    "At eight in the morning, by the company's clocks, each one gets its number and goes to the client. Where it cannot, it stays a draft and says why.",
};

const explanation = (mode: RecurringSettings['mode'], hasInvoice: boolean) =>
  hasInvoice
    ? `${explanations[mode]} It has what this invoice has now. Later changes of this one do not count.`
    : explanations[mode];
