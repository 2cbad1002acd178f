import { useRef } from 'react';
import { useIsNear } from '@vibrant-peak/shared/useIsNear';
import { Badge, Box, Flex, Heading, Span, chakra } from '@vibrant-peak/shared/ui';
import { useAnswer } from '../api/useAnswer';
import { changeTexts, type RecordChange } from '../changes/change';
import { ChangedFields } from '../changes/ChangedFields';
import { Answered } from '../layout/Answered';

interface PublishedChangesProps {
  /** Of the publication. */
  id: string;
  /** Whether values are shown whole, in tables. */
  isOpen: boolean;
}

/** The fields that a publication changed, a line each. They are fetched when they come into view. */
export function PublishedChanges(props: PublishedChangesProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, 400);
  return (
    <Box ref={place} mt="3" minH="6">
      {isNear && <Changes {...props} />}
    </Box>
  );
}

function Changes({ id, isOpen }: PublishedChangesProps) {
  const answered = useAnswer<{ changes: RecordChange[] }>(`GET /publications/${id}/changes`);
  return (
    <Answered {...answered} size="line">
      {({ changes }) =>
        changes.map((change) => (
          <Box key={`${change.collection}/${change.id}`} mt="3">
            <Flex wrap="wrap" align="center" columnGap="3" mb="1">
              <Heading as="h3" size="sm">
                {change.title}
              </Heading>
              <Badge>{changeTexts[change.change]}</Badge>
            </Flex>
            {isOpen ? (
              <ChangedFields isInCard change={change} label={change.title} before="Before" after="After" />
            ) : (
              change.change === 'changed' && <Lines fields={change.fields} />
            )}
          </Box>
        ))
      }
    </Answered>
  );
}

const Lines = ({ fields }: Pick<RecordChange, 'fields'>) => (
  <List>
    {fields.map(({ field, label, before, after }) => (
      <li key={field}>
        <Span color="fg.muted">{label}</Span>
        <del>{textOf(before)}</del>
        <Span aria-hidden>→</Span>
        <ins>{textOf(after)}</ins>
      </li>
    ))}
  </List>
);

/** A value in one line; lists and groups of fields as their parts. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return Object.values(value).map(textOf).join(', ');
  return String(value);
};

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    fontSize: 'sm',
    '& li': { display: { md: 'flex' }, gap: '2', minW: '0', maxW: 'full', overflowWrap: 'anywhere' },
    '& li + li': { mt: { base: '2', md: '0' } },
    '& li > span:first-of-type': { display: 'block', flex: { md: '0 0 8rem' } },
    // Phones have a line for the name and two for each value, the others one for all.
    '& :is(del, ins)': {
      lineClamp: { mdDown: '2' },
      truncate: { md: true },
      flex: { md: '1 1 0' },
      minW: '0',
      textDecoration: 'none',
    },
    '& li > [aria-hidden]': { display: { mdDown: 'none' } },
    '& del': { color: 'fg.muted', textDecoration: 'line-through' },
  },
});
