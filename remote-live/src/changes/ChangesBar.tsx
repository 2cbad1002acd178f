import { useState } from 'react';
import { mayUse, useSessionState } from '@vibrant-peak/shared/host';
import { Button, Flex } from '@vibrant-peak/shared/ui';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import type { Publication } from '../history/publication';
import { keyOf, type OpenChange } from './change';
import { PreviewButton, type Preview } from './PreviewButton';
import { PublishDialog } from './PublishDialog';

interface ChangesBarProps {
  /** Of all changes. */
  count: number;
  chosen: OpenChange[];
  schedules: Publication[];
  onChooseAll: (isChosen: boolean) => void;
  onPublished: () => void;
}

/** Chooses all changes, shows a preview of the chosen ones, and publishes them. */
export function ChangesBar({ count, chosen, schedules, onChooseAll, onPublished }: ChangesBarProps) {
  const [preview, setPreview] = useState<{ of: string; made: Preview }>();
  const [isPublishing, setIsPublishing] = useState(false);
  const mayPublish = mayUse(useSessionState(), 'publisher');
  const what = chosen.map(keyOf).join();
  const current = preview?.of === what ? preview.made : undefined;

  return (
    <Flex wrap="wrap" align="start" gap="4">
      <CheckboxField
        label={`Choose all (${count})`}
        checked={chosen.length === count}
        onChange={({ target }) => onChooseAll(target.checked)}
      />
      <PreviewButton chosen={chosen} preview={current} onPreview={(made) => setPreview({ of: what, made })}>
        {mayPublish && (
          <Button
            variant="accent"
            aria-disabled={chosen.length === 0}
            onClick={() => setIsPublishing(chosen.length > 0)}
          >
            Publish
          </Button>
        )}
      </PreviewButton>
      {isPublishing && (
        <PublishDialog
          chosen={chosen}
          schedules={schedules}
          preview={current?.composition}
          onClose={() => setIsPublishing(false)}
          onPublished={onPublished}
        />
      )}
    </Flex>
  );
}
