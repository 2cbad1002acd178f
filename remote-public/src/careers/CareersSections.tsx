import { ApplicationSection, prefetchApplicationForm } from './ApplicationSection';
import { BenefitsSection } from './BenefitsSection';
import { jobHeaderId } from './JobCard';
import { OpeningsSection } from './OpeningsSection';
import { useApplication } from './useApplication';

/** Openings, the application form that they open, and the benefits. */
export function CareersSections() {
  const { application, section, apply, cancel, finish } = useApplication();

  /** Ends the application and returns the focus to its opening. */
  const leave = (end: () => void) => () => {
    end();
    if (application) document.getElementById(jobHeaderId(application.job))?.focus();
  };

  return (
    <>
      <OpeningsSection onApply={apply} onIntent={prefetchApplicationForm} />
      {application && (
        <ApplicationSection
          ref={section}
          position={application.job.title}
          isShown={application.isShown}
          isRevealed={application.isRevealed}
          draft={application.draft}
          onSubmitted={leave(finish)}
          onCancel={leave(cancel)}
        />
      )}
      <BenefitsSection />
    </>
  );
}
