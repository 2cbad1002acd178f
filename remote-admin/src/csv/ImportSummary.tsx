import { Box, Heading, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import type { Entity } from '../entities/entity';
import { valueAt } from '../records/recordValues';
import { shownText } from '../fields/shownText';
import type { ImportPreview } from './readCsv';

const shownProblems = 100;
const shownTitles = 5;

/** Counts the valid rows and lists the problems of the others. */
export function ImportSummary({
  titleField,
  isAnsi,
  good,
  bad,
  ignoredColumns,
}: ImportPreview & Pick<Entity, 'titleField'> & { isAnsi: boolean }) {
  const total = good.length + bad.length;
  const titles = good.slice(0, shownTitles).map((values) => shownText(valueAt(values, titleField)));
  const more = good.length - titles.length;
  return (
    <Stack gap="5" overflowWrap="anywhere">
      <Box role="status">
        <Text fontWeight="semibold">{`${good.length.toLocaleString('en')} of ${total.toLocaleString('en')} rows can be imported.`}</Text>
        {isAnsi && (
          <Text fontSize="sm">
            The file is saved as ANSI and was read as Windows-1252. Please check letters such as ü and é.
          </Text>
        )}
        {ignoredColumns.length > 0 && (
          <Text
            fontSize="sm"
            color="fg.muted"
          >{`Ignored columns: ${shownText(ignoredColumns.join(', '))}`}</Text>
        )}
      </Box>
      {titles.length > 0 && (
        <Text fontSize="sm" lineClamp="3">
          {`${titles.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en')} more` : ''}`}
        </Text>
      )}
      {bad.length > 0 && <BadRows rows={bad} />}
    </Stack>
  );
}

const BadRows = ({ rows }: { rows: ImportPreview['bad'] }) => (
  <Box>
    <Heading as="h3" size="sm" mb="2">
      Rows with problems
    </Heading>
    <Problems>
      {rows.slice(0, shownProblems).map(({ row, problems }) => (
        <li key={row}>
          <strong>{`Row ${row}`}</strong>
          <span>{problems.join('; ')}</span>
        </li>
      ))}
    </Problems>
    {rows.length > shownProblems && (
      <Text
        mt="2"
        fontSize="sm"
        color="fg.muted"
      >{`and ${(rows.length - shownProblems).toLocaleString('en')} more`}</Text>
    )}
  </Box>
);

const Problems = chakra('ul', {
  base: {
    listStyleType: 'none',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    fontSize: 'sm',
    '& li': { display: 'flex', gap: '4', px: '4', py: '2' },
    '& li:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'border.muted' },
    '& strong': { flex: '0 0 5rem', fontWeight: 'semibold' },
    '& span': { color: 'fg.error' },
  },
});
