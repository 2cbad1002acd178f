import { Span } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { builtText, type Change } from './release';
import { Section } from './Section';
import { Since } from './Since';

/** The last changes of what is live or on trial, without publications of the content. */
export const ChangesSection = ({ changes }: { changes: readonly Change[] }) => (
  <Section title="Recent changes">
    <Table
      label="Recent changes"
      heads={['What', 'When', 'Set live']}
      empty="Nothing was published yet."
      rows={changes.map((change) => ({
        key: String(change.sequence),
        cells: [
          <What key="what" {...change} />,
          <Since key="when" at={change.at} by={change.by} />,
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
