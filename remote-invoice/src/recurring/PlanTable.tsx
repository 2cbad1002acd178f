import { useState } from 'react';
import type { RecurringInvoice, RecurringInvoicesPort } from '@vibrant-peak/shared/host';
import { Badge, Button, Flex, RouterLink, Span } from '@vibrant-peak/shared/ui';
import { ConfirmDialog, Table } from '@vibrant-peak/shared/ui-blocks';
import { moneyText } from '@vibrant-peak/invoice/moneyText';
import { dayText } from '@vibrant-peak/invoice/dayText';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';
import { addressOf } from '../pageActions';
import { everyTexts, textOf } from './planTexts';

interface PlanTableProps {
  port: RecurringInvoicesPort;
  plans: readonly RecurringInvoice[];
  onChange: (plan: RecurringInvoice) => void;
  onDone: () => void;
}

type State = RecurringInvoice['state'];

const titles: Record<State, string> = {
  on: 'Recurring Invoice Goes On',
  paused: 'Recurring Invoice Paused',
  stopped: 'Recurring Invoice Stopped',
};

/** Recurring invoices, and what is done with them. */
export function PlanTable({ port, plans, onChange, onDone }: PlanTableProps) {
  const { isBusy, problems, run } = useRunning();
  const [stopped, setStopped] = useState<RecurringInvoice>();
  const set = async ({ id, client }: RecurringInvoice, state: State) => {
    await run(titles[state], async () => {
      await port.setState(id, state);
      onDone();
      return client;
    });
    // The question about a stop may have been opened while another answer was awaited.
    if (state === 'stopped') setStopped(undefined);
  };
  return (
    <>
      <Problems texts={problems} />
      <Table
        label="Recurring invoices"
        heads={['Client', 'Total', 'How often', 'Next', 'Creates', 'Latest', 'Actions']}
        figures={['Total']}
        secondary={['Creates', 'Latest']}
        empty="None yet."
        rows={plans.map((plan) => ({
          key: String(plan.id),
          cells: [
            <Client key="client" plan={plan} />,
            moneyText(plan.total, plan.currency),
            <Span key="every" whiteSpace="nowrap">
              {textOf(everyTexts, plan.every)}
            </Span>,
            <Span key="next" whiteSpace="nowrap">
              {plan.state === 'on' ? dayText(plan.next) : <StateBadge state={plan.state} />}
            </Span>,
            plan.mode === 'draft' ? 'Draft' : 'Issued and sent',
            <Last key="last" plan={plan} />,
            plan.state !== 'stopped' && (
              <Actions
                key="actions"
                plan={plan}
                isBusy={isBusy}
                onChange={() => onChange(plan)}
                onSet={(state) => void set(plan, state)}
                onStop={() => setStopped(plan)}
              />
            ),
          ],
        }))}
      />
      {stopped && (
        <StopDialog
          plan={stopped}
          isBusy={isBusy}
          onClose={() => setStopped(undefined)}
          onConfirm={() => void set(stopped, 'stopped')}
        />
      )}
    </>
  );
}

interface StopDialogProps {
  plan: RecurringInvoice;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

const StopDialog = ({ plan: { client }, ...dialog }: StopDialogProps) => (
  <ConfirmDialog title="Stop this recurring invoice?" action="Stop" isOpen {...dialog}>
    {`No more invoices for ${client || 'this client'} come automatically. Those that were made stay. This cannot be taken back.`}
  </ConfirmDialog>
);

const StateBadge = ({ state }: { state: State }) => (
  <Badge>{state === 'paused' ? 'Paused' : 'Stopped'}</Badge>
);

const Client = ({ plan: { client, source } }: { plan: RecurringInvoice }) => {
  const name = client || 'No client yet';
  if (!source) return <span>{name}</span>;
  return (
    <RouterLink to={addressOf(source.id)} variant="underline" minH="6">
      {name}
    </RouterLink>
  );
};

const Last = ({ plan: { last } }: { plan: RecurringInvoice }) =>
  last && (
    <RouterLink to={addressOf(last.id)} variant="underline" minH="6">
      {last.number ?? `Draft of ${dayText(last.date)}`}
    </RouterLink>
  );

interface ActionsProps {
  plan: RecurringInvoice;
  isBusy: boolean;
  onChange: () => void;
  onSet: (state: State) => void;
  onStop: () => void;
}

function Actions({ plan: { state, client }, isBusy, onChange, onSet, onStop }: ActionsProps) {
  const isPaused = state === 'paused';
  const named = (action: string) => `${action}: ${client || 'no client yet'}`;
  return (
    <Flex wrap={{ base: 'wrap', md: 'nowrap' }} gap={{ base: '2', md: '1' }}>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-haspopup="dialog"
        aria-label={named('Edit')}
        onClick={onChange}
      >
        Edit
      </Button>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-disabled={isBusy}
        aria-label={named(isPaused ? 'Go on' : 'Pause')}
        onClick={() => onSet(isPaused ? 'on' : 'paused')}
      >
        {isPaused ? 'Go on' : 'Pause'}
      </Button>
      <Button
        size="sm"
        variant="outline"
        colorPalette="red"
        aria-haspopup="dialog"
        aria-label={named('Stop')}
        onClick={onStop}
      >
        Stop
      </Button>
    </Flex>
  );
}
