import { useState } from 'react';
import { Box, Button, Flex, Heading, Text } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { RemoveDialog } from '../layout/RemoveDialog';
import { Time } from '../layout/Time';
import { AddWebhookDialog } from './AddWebhookDialog';

interface Webhook {
  id: string;
  url: string;
  createdAt: string;
}

/** Addresses of other programs that get new messages. */
export function Webhooks() {
  const { askAgain, ...webhooks } = useAnswer<{ webhooks: Webhook[] }>('GET /webhooks');
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Webhook>();
  return (
    <Box>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="3">
        <Box flex={{ md: '1' }}>
          <Heading as="h2" size="md" mb="1">
            Webhooks
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            Send new messages to other programs, such as a CRM or a chat. For applications they get only a
            link.
          </Text>
        </Box>
        <Button variant="outline" colorPalette="gray" onClick={() => setIsAdding(true)}>
          Add a webhook
        </Button>
      </Flex>
      <Answered {...webhooks} askAgain={askAgain}>
        {(answer) => <WebhookTable webhooks={answer.webhooks} onRemove={setRemoved} />}
      </Answered>
      {isAdding && <AddWebhookDialog onClose={() => setIsAdding(false)} onAdded={askAgain} />}
      {removed && (
        <RemoveDialog
          name={removed.url}
          title="Remove the webhook?"
          route={`DELETE /webhooks/${removed.id}`}
          toastTitle="Webhook Removed"
          onClose={() => setRemoved(undefined)}
          onRemoved={askAgain}
        >
          <Text>{`${removed.url} receives no more messages, including those that are waiting.`}</Text>
        </RemoveDialog>
      )}
    </Box>
  );
}

interface WebhookTableProps {
  webhooks: readonly Webhook[];
  onRemove: (webhook: Webhook) => void;
}

const WebhookTable = ({ webhooks, onRemove }: WebhookTableProps) => (
  <Table
    label="Webhooks"
    heads={['Address', 'Since', 'Actions']}
    empty="No webhooks yet."
    rows={webhooks.map((webhook) => ({
      key: webhook.id,
      cells: [
        webhook.url,
        <Time key="since" at={webhook.createdAt} />,
        <Button
          key="remove"
          size="sm"
          variant="outline"
          colorPalette="red"
          aria-label={`Remove ${webhook.url}`}
          onClick={() => onRemove(webhook)}
        >
          Remove
        </Button>,
      ],
    }))}
  />
);
