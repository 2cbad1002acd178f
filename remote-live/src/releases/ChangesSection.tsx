import { Span } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { Time } from '../layout/Time';
import { builtText, type Change } from './release';
import { Section } from './Section';

/** The last changes of what is live or on trial, without publications of the content. */
export const ChangesSection = ({ changes }: { changes: readonly Change[] }) => (
  <Section title="Recent changes">
    <Table
      label="Recent changes"
      heads={['What', 'Who', 'When', 'Set live']}
      empty="Nothing was published yet."
      rows={changes.map((change) => ({
        key: String(change.sequence),
        cells: [
          <What key="what" {...change} />,
          change.by ?? 'not known',
          <Span key="when" whiteSpace="nowrap">
            <Time at={change.at} />
          </Span>,
          builtText(change.applications) || 'nothing',
        ],
      }))}
    />
  </Section>
);

const What = ({ reason, why }: Change) => (
  <>
    <Span display="block">{reason}</Span>
    {why !== null && (
      <Span display="block" color="fg.muted" fontWeight="normal" fontSize="xs">
        {why}
      </Span>
    )}
  </>
);
