import type { ReactNode, Ref } from 'react';
import { brand } from '@vibrant-peak/shared/content/brand';
import type { JobOpening } from '@vibrant-peak/shared/schemas/jobOpening';
import { Button, Flex, Heading, Icon, Stack, StyledLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { onlyDefault, onlyLive } from '../sending/profileStyles';

interface JobDetailsProps {
  job: JobOpening;
  /** Level of the headings. */
  heading?: 'h2' | 'h4';
  onApply: () => void;
  /** Hover or focus on the button: the visitor is likely to apply. */
  onIntent: () => void;
  /** The Apply Now button. */
  button?: Ref<HTMLButtonElement>;
  /** Shown beside the button. */
  children?: ReactNode;
}

export function JobDetails({ job, heading = 'h4', onApply, onIntent, button, children }: JobDetailsProps) {
  return (
    <Stack
      gap="6"
      px={{ base: '5', md: '8' }}
      pt="1"
      pb={{ base: '6', md: '8', _print: '4' }}
      alignItems="flex-start"
    >
      <Text lineHeight="tall" maxW="3xl">
        {job.description}
      </Text>
      <Flex w="full" gap={{ base: '6', md: '8' }} direction={{ base: 'column', md: 'row', _print: 'row' }}>
        <Duties heading={heading} title="Responsibilities" items={job.responsibilities} />
        <Duties heading={heading} title="Requirements" items={job.requirements} />
      </Flex>
      <noscript>
        <DefaultLink
          href={`mailto:${brand.email}?subject=${encodeURIComponent(job.title)}`}
          variant="underline"
        >{`Apply by email: ${brand.email}`}</DefaultLink>
        <LiveLink
          href={`/api/forms/application?position=${encodeURIComponent(job.title)}`}
          variant="underline"
        >
          Apply without JavaScript
        </LiveLink>
      </noscript>
      <Flex wrap="wrap" align="center" columnGap="6" rowGap="2" _print={{ display: 'none' }}>
        <Button ref={button} variant="accent" onClick={onApply} onPointerOver={onIntent} onFocus={onIntent}>
          <span>Apply Now</span>
          <Icon name="ArrowRight" />
        </Button>
        {children}
      </Flex>
    </Stack>
  );
}

const DefaultLink = chakra(StyledLink, { base: onlyDefault });
const LiveLink = chakra(StyledLink, { base: onlyLive });

interface DutiesProps {
  heading: 'h2' | 'h4';
  title: string;
  items: string[];
}

function Duties({ heading, title, items }: DutiesProps) {
  return (
    <Stack gap="3" flex="1">
      <Heading as={heading} size={heading === 'h2' ? 'lg' : 'sm'}>
        {title}
      </Heading>
      <Stack as="ul" gap="2" ps="5" listStyleType="disc" color="fg.muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Stack>
    </Stack>
  );
}
