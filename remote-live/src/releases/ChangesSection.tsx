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
      heads={['What', 'Who', 'When', 'Live since then']}
      empty="Nothing was published yet."
      rows={changes.map((change) => ({
        key: String(change.sequence),
        cells: [
          <What key="what" {...change} />,
          change.by ?? 'not known',
          <Time key="when" at={change.at} />,
          builtText(change.applications) || 'as before',
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
