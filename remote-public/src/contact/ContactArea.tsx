import { Grid } from '@vibrant-peak/shared/ui';
import { ContactForm } from './ContactForm';
import { OfficePanel } from './OfficePanel';

export function ContactArea() {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' }}
      gap={{ base: '10', lg: '12' }}
      alignItems="start"
    >
      <ContactForm />
      <OfficePanel />
    </Grid>
  );
}
