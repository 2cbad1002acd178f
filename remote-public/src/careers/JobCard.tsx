import type { JobOpening } from '@vibrant-peak/shared/schemas/jobOpening';
import { Box, Heading, Icon, RouterLink, chakra } from '@vibrant-peak/shared/ui';
import { ItemCard } from '../components/ItemCard';
import { isSelected, usePressableCard } from '../components/usePressableCard';
import { jobPath } from '../components/ownPath';
import { JobDetails } from './JobDetails';
import { JobFacts } from './JobFacts';

interface JobCardProps {
  job: JobOpening;
  isOpen: boolean;
  onToggle: () => void;
  onApply: () => void;
  /** Hover or focus on the button: the visitor is likely to apply. */
  onIntent: () => void;
}

/** Id of the button that opens a job's card, which gets the focus when the application form closes. */
export const jobHeaderId = (job: JobOpening) => `job-${job.id}`;

/** One opening of the accordion. */
export function JobCard({ job, isOpen, onToggle, onApply, onIntent }: JobCardProps) {
  const panelId = `${jobHeaderId(job)}-details`;
  const { control, onClick } = usePressableCard<HTMLButtonElement>();
  return (
    <ItemCard h="auto" borderColor={isOpen ? 'brand.border' : 'border'}>
      <Head onClick={onClick}>
        <Heading as="h3" size="lg" mb="2">
          <Toggle
            ref={control}
            id={jobHeaderId(job)}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={(event) => !isSelected(event.currentTarget) && onToggle()}
          >
            <span>{job.title}</span>
            <Chevron>
              <Icon name="ChevronDown" />
            </Chevron>
          </Toggle>
        </Heading>
        <JobFacts job={job} />
      </Head>
      <Panel id={panelId} data-closed={isOpen ? undefined : ''}>
        <Box minH="0" overflow="clip">
          <JobDetails job={job} onApply={onApply} onIntent={onIntent}>
            <RouterLink to={jobPath(job)} variant="underline" py="2">
              Open as a page
            </RouterLink>
          </JobDetails>
        </Box>
      </Panel>
    </ItemCard>
  );
}

const Head = chakra('div', {
  base: {
    px: { base: '5', md: '8' },
    py: { base: '5', md: '6' },
    cursor: 'pointer',
    _hover: { '& h3': { color: 'brand.fg' } },
  },
});

const Toggle = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      w: 'full',
      textAlign: 'start',
      wordSpacing: 'inherit',
      cursor: 'pointer',
      userSelect: 'text',
      borderRadius: 'md',
      _focusVisible: { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '6px' },
    },
  },
  { defaultProps: { type: 'button' } },
);

const Chevron = chakra('span', {
  base: {
    color: 'brand.fg',
    transition: { _motionSafe: 'rotate 250ms' },
    '[aria-expanded=true] > &': { rotate: '180deg' },
  },
});

const open = { gridTemplateRows: '1fr', visibility: 'visible' };
const closed = { gridTemplateRows: '0fr', visibility: 'hidden' };

/**
 * Closed by a style only, so that openings are complete without JavaScript, on paper, and when the page's code did not load
 * (the shell then shows a notice).
 */
const Panel = chakra('div', {
  base: {
    display: 'grid',
    ...open,
    // Visibility changes at once: details that are closing take no press and no focus.
    transition: { _motionSafe: 'grid-template-rows 250ms' },
    '&[data-closed]': { ...closed, '@media (scripting: none)': open, '@media print': open },
    'body:has(> .notice) &': open,
  },
});
