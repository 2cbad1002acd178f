import { focalPointText } from '@vibrant-peak/shared/schemas/focalPointText';
import { Box, Picture, Span, Text, chakra } from '@vibrant-peak/shared/ui';
import { liveMedia } from '../media/liveMedia';

interface ChangedValueProps {
  value: unknown;
  isPicture?: boolean;
}

/** A value of a record for people: lines, lists, pictures, and focal points in words. */
export function ChangedValue({ value, isPicture = false }: ChangedValueProps) {
  if (value === null || value === undefined || value === '' || isEmptyList(value))
    return <Span color="fg.muted">Empty</Span>;
  if (typeof value === 'string' && (isPicture || value.startsWith('/media/')))
    return (
      <Picture
        src={liveMedia.preview(value)}
        alt={value}
        ratio={3 / 2}
        sizes="12rem"
        w="12rem"
        maxW="full"
        borderRadius="md"
      />
    );
  if (Array.isArray(value))
    return (
      <List>
        {value.map((each, index) => (
          <li key={index}>
            <ChangedValue value={each} />
          </li>
        ))}
      </List>
    );
  if (typeof value === 'object')
    return Object.entries(value).map(([name, each]) => (
      <Box key={name}>
        <Span color="fg.muted">{`${name}: `}</Span>
        <ChangedValue value={each} />
      </Box>
    ));
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return <Text whiteSpace="pre-line">{focalPointText(String(value))}</Text>;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const List = chakra('ol', { base: { ps: '5', listStyleType: 'decimal', '& li + li': { mt: '1' } } });
