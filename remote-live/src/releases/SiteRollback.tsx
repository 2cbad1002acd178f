import { useState } from 'react';
import { Button, Text } from '@vibrant-peak/shared/ui';
import { builtText, contentName, type Releases, type Site } from './release';
import { RollbackDialog } from './RollbackDialog';

interface SiteRollbackProps extends Pick<Releases, 'site' | 'canary'> {
  onAnswered: () => void;
}

/** Takes the whole site back to the composition before, where that changes code alone. */
export function SiteRollback({ site, canary, onAnswered }: SiteRollbackProps) {
  /** What was live when somebody asked: the page may show something newer since. */
  const [asked, setAsked] = useState<Site>();
  const { before, refusal } = site;
  const hasContent = before?.applications.some(({ name }) => name === contentName);
  return (
    <>
      {before && !hasContent && <Offer refusal={refusal} onChoose={() => setAsked(site)} />}
      {asked?.before && (
        <RollbackDialog
          name="the site"
          route="POST /releases/rollback"
          from={asked.composition}
          result={`Composition ${asked.before.composition} is live.`}
          onClose={() => setAsked(undefined)}
          onAnswered={onAnswered}
        >
          <Text>
            {`Composition ${asked.before.composition} replaces composition ${asked.composition} within a second.`}
          </Text>
          {asked.before.applications.length > 0 && (
            <Text>{`Visitors get ${builtText(asked.before.applications)} again.`}</Text>
          )}
          {asked.before.leaving.map((name) => (
            <Text key={name}>{`${name} leaves the site.`}</Text>
          ))}
          {canary && <Text>{`The canary ${canary.name} ends.`}</Text>}
        </RollbackDialog>
      )}
    </>
  );
}

interface OfferProps {
  refusal: string | null;
  onChoose: () => void;
}

const Offer = ({ refusal, onChoose }: OfferProps) =>
  refusal === null ? (
    <Button size="sm" variant="outline" onClick={onChoose}>
      Roll back the site
    </Button>
  ) : (
    <Text color="fg.muted" fontSize="xs" maxW="xl">
      {refusal}
    </Text>
  );
