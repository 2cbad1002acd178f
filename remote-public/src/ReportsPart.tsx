import { Text, chakra } from '@vibrant-peak/shared/ui';
import { PrivacyPart } from './PrivacyPart';

/** What the page reports, on sites that ask for it: the script that reports sets the attribute. */
export const ReportsPart = () => (
  <OnlyReporting>
    <PrivacyPart title="What pages report">
      <Text lineHeight="tall" color="fg.muted">
        So that we notice when a page fails or is slow, each page tells our server how it fared: which page of
        ours it was, how fast it appeared and answered, and how many errors it had. It sends no cookie and
        nothing that you typed. The server adds up these figures and does not store who sent them.
      </Text>
    </PrivacyPart>
  </OnlyReporting>
);

const OnlyReporting = chakra('div', { base: { 'html:not([data-reports]) &': { display: 'none' } } });
