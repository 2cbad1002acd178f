import { Flex, Stack, Text } from '@vibrant-peak/shared/ui';
import type { FormHeadProps } from '../entities/entity';
import { MissingFields } from './MissingFields';
import { VersionsLink } from './VersionsLink';

/** The head of a draft's form: its versions and what it needs, beside and below the heading. */
export function DraftHead({ entity, form, record, children }: FormHeadProps) {
  const { collection, isOnce, fields, titleField } = entity;
  const name = fields.find((field) => field.name === titleField)?.label.toLowerCase();
  return (
    <>
      <Stack gap="2">
        <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4">
          {children}
          {record && collection && <VersionsLink collection={collection} id={record.id} />}
        </Flex>
        {!isOnce && (
          <Text color="fg.muted" fontSize="sm">
            {`A draft needs only its ${name}. * Needed before publishing.`}
          </Text>
        )}
      </Stack>
      {record && <MissingFields entity={entity} form={form} />}
    </>
  );
}
