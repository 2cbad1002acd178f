import type { JobOpening } from '@vibrant-peak/shared/schemas/jobOpening';
import { Box, Heading, Icon, RouterLink, chakra } from '@vibrant-peak/shared/ui';
import { Card } from '../components/Card';
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
  return (
    <Card h="auto" borderColor={isOpen ? 'brand.border' : 'border'}>
      <Box position="relative" px={{ base: '5', md: '8' }} py={{ base: '5', md: '6' }}>
        <Heading as="h3" size="lg" mb="2">
          <Toggle id={jobHeaderId(job)} aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
            <span>{job.title}</span>
            <Chevron>
              <Icon name="ChevronDown" />
            </Chevron>
          </Toggle>
        </Heading>
        <JobFacts job={job} />
      </Box>
      <Panel id={panelId} data-closed={isOpen ? undefined : ''}>
        <Box minH="0" overflow="clip">
          <JobDetails job={job} onApply={onApply} onIntent={onIntent}>
            <RouterLink to={jobPath(job)} variant="underline" py="2">
              Open as a page
            </RouterLink>
          </JobDetails>
        </Box>
      </Panel>
    </Card>
  );
}

/** Covers the whole head of the card. */
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
      cursor: 'pointer',
      outline: 'none',
      _before: { content: '""', position: 'absolute', inset: '0', borderRadius: '2xl' },
      _hover: { color: 'brand.fg' },
      _focusVisible: { _before: { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '-3px' } },
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
    transition: { _motionSafe: 'grid-template-rows 250ms, visibility 250ms' },
    '&[data-closed]': { ...closed, '@media (scripting: none)': open, '@media print': open },
    'body:has(> .notice) &': open,
  },
});
