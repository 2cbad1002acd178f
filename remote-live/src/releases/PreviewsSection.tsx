import { StyledLink, Text } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { Time } from '../layout/Time';
import { Command } from './Command';
import { builtText, type Preview } from './release';
import { Section } from './Section';

/** The named previews, with their addresses. */
export const PreviewsSection = ({ previews }: { previews: readonly Preview[] }) => (
  <Section title="Previews">
    {previews.length === 0 ? (
      <Command text="No preview has a name. A publish gives one:">
        npx vibrant-peak publish &lt;application&gt; --preview my-branch
      </Command>
    ) : (
      <Table
        label="Previews"
        heads={['Preview', 'Shows', 'Published', 'Address']}
        empty="No preview has a name."
        rows={previews.map((preview) => ({
          key: preview.name,
          cells: [
            preview.name,
            builtText(preview.applications) || 'what was live then',
            preview.made === null ? 'removed' : <Time key="made" at={preview.made} />,
            <Address key="address" {...preview} />,
          ],
        }))}
      />
    )}
  </Section>
);

const Address = ({ name, label, made }: Preview) =>
  made === null ? (
    <Text color="fg.muted">Shows nothing until the next publish</Text>
  ) : (
    <StyledLink
      variant="underline"
      href={`/api/previews/${label}`}
      target="_blank"
      rel="noopener noreferrer"
      wordBreak="break-all"
      aria-label={`Open the preview ${name}`}
    >
      {`${label}.${window.location.host}`}
    </StyledLink>
  );
