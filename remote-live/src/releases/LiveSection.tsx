import { useState } from 'react';
import { staffPath } from '@vibrant-peak/shared/contract';
import { Button, RouterLink, Span, Text } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { ApplicationRollback } from './ApplicationRollback';
import { Command } from './Command';
import { contentName, type Application, type Releases } from './release';
import { Section } from './Section';
import { Since } from './Since';
import { SiteRollback } from './SiteRollback';

interface LiveSectionProps {
  releases: Releases;
  onAnswered: () => void;
}

/** What is live, with the way back. */
export function LiveSection({ releases, onAnswered }: LiveSectionProps) {
  const { applications, canary, mayChange, site } = releases;
  const [chosen, setChosen] = useState<Application>();
  return (
    <Section
      title="Live"
      action={mayChange && <SiteRollback site={site} canary={canary} onAnswered={onAnswered} />}
    >
      <Table
        label="Live releases"
        heads={['Application', 'Release', 'Live since', 'Rollback']}
        empty="Nothing is live."
        rows={applications.map((application) => ({
          key: application.name,
          cells: [
            <Span key="name" whiteSpace="nowrap">
              {application.name === contentName ? `${contentName} (content)` : application.name}
            </Span>,
            <Release key="release" {...application} />,
            <Since key="since" at={application.since} by={application.by} />,
            <WayBack
              key="back"
              application={application}
              mayChange={mayChange}
              onChoose={() => setChosen(application)}
            />,
          ],
        }))}
      />
      {!mayChange && (
        <Command text="This server may not write to the store. On a machine that may:">
          npx vibrant-peak rollback &lt;application&gt;
        </Command>
      )}
      {chosen?.before && (
        <ApplicationRollback
          application={{ ...chosen, before: chosen.before }}
          onClose={() => setChosen(undefined)}
          onAnswered={onAnswered}
        />
      )}
    </Section>
  );
}

const Release = ({ commit, version, release }: Application) => (
  <>
    <Span display="block" title={release} whiteSpace="nowrap">
      {commit === null ? 'Commit not known' : `Commit ${commit}`}
    </Span>
    <Span display="block" color="fg.muted" fontSize="xs">{`Version ${version}`}</Span>
  </>
);

interface WayBackProps {
  application: Application;
  mayChange: boolean;
  onChoose: () => void;
}

function WayBack({ application: { name, before, refusal }, mayChange, onChoose }: WayBackProps) {
  if (name === contentName)
    return (
      <RouterLink variant="underline" to={`${staffPath}/history`}>
        Under History
      </RouterLink>
    );
  if (before === null) return <Muted>No earlier release</Muted>;
  if (refusal !== null) return <Muted>{refusal}</Muted>;
  if (!mayChange)
    return <Muted>{before.commit === null ? 'By command' : `To commit ${before.commit}`}</Muted>;
  return (
    <Button size="sm" variant="outline" aria-label={`Roll back ${name}`} onClick={onChoose}>
      Roll back
    </Button>
  );
}

const Muted = ({ children }: { children: string }) => (
  <Text color="fg.muted" fontSize="xs" maxW="sm">
    {children}
  </Text>
);
