import { useId } from 'react';
import { Badge, Box, Button, Flex, Heading, Text } from '@vibrant-peak/shared/ui';
import { changeTexts } from '../changes/change';
import { ChangedFields } from '../changes/ChangedFields';
import { Time } from '../layout/Time';
import type { RecordVersion } from './version';

interface VersionCardProps {
  version: RecordVersion;
  /** Missing for the newest version. */
  onBringBack: (() => void) | undefined;
}

/** A version of a record beside the one before it. */
export function VersionCard({ version, onBringBack }: VersionCardProps) {
  const id = useId();
  const name = `Version ${version.version}`;
  return (
    <Box as="article" aria-labelledby={id}>
      <Flex wrap="wrap" align="center" gap="3" mb="2">
        <Heading as="h2" id={id} size="md">
          {name}
        </Heading>
        <Badge>{changeTexts[version.change]}</Badge>
        {version.isLive && <Badge colorPalette="brand">On the site</Badge>}
        <Text color="fg.muted" fontSize="sm">
          <span>{`${version.savedBy}, `}</span>
          <Time at={version.savedAt} />
        </Text>
        {onBringBack && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            ms="auto"
            aria-label={`Bring back ${name}`}
            onClick={onBringBack}
          >
            Bring back
          </Button>
        )}
      </Flex>
      <ChangedFields change={version} label={name} before="Before" after={name} />
    </Box>
  );
}
