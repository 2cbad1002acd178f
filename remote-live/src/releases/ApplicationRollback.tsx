import { Span, Text } from '@vibrant-peak/shared/ui';
import { RollbackDialog } from './RollbackDialog';
import type { Application } from './release';

interface ApplicationRollbackProps {
  application: Application & { before: NonNullable<Application['before']> };
  onClose: () => void;
  onAnswered: () => void;
}

/** What the staff area itself is made of. */
const ofStaff = ['shell', 'remote-admin', 'remote-live'];

/** Asks before an application goes back to its previous release. */
export function ApplicationRollback({ application, onClose, onAnswered }: ApplicationRollbackProps) {
  const { name, commit, release, before } = application;
  const earlier = before.commit === null ? 'the release before' : `commit ${before.commit}`;
  const replaced = commit === null ? 'The release that is live now' : `Commit ${commit}`;
  return (
    <RollbackDialog
      name={name}
      route={`POST /releases/${encodeURIComponent(name)}/rollback`}
      from={release}
      result={`Visitors get ${earlier} of ${name}.`}
      isComposed={before.isComposed}
      onClose={onClose}
      onAnswered={onAnswered}
    >
      <Text>
        {`Visitors get ${earlier} of ${name}. All other applications stay. `}
        {before.isComposed
          ? 'The site is composed for it, which takes up to a minute.'
          : 'It takes a second.'}
      </Text>
      {before.endsCanary && <Text>The canary ends.</Text>}
      <Text>
        {`${replaced} cannot return by accident: a publish of it is refused without the option `}
        <Span whiteSpace="nowrap">--again</Span>
        {'.'}
      </Text>
      {ofStaff.includes(name) && <Text>Pages of the staff area are part of it, and go back with it.</Text>}
    </RollbackDialog>
  );
}
