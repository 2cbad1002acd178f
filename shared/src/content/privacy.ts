import type { Introduction } from '../schemas/introduction';
import type { PrivacySection } from '../schemas/privacySection';

export const privacyIntroduction: Introduction = {
  title: 'Privacy',
  lead: 'What this site stores, loads from elsewhere and sends. It is short, because there is little.',
};

/** Describes all storage and network requests of the site: keep it up to date with them. */
export const privacySections: PrivacySection[] = [
  {
    title: 'What is stored',
    text: 'No cookies. When you choose the light or dark theme, your browser stores that choice as "theme". While a tab is open, it stores how far you have scrolled, so that Back leads to where you were. When staff log in, their browser stores a marker.',
    liveText: '',
  },
  {
    title: 'What is loaded from elsewhere',
    text: 'The maps of our offices come from Google, in a frame of their own, when you scroll near them. Google then sees your network address, as on any page with such a map. Text, pictures and fonts come from this site alone. There is no advertising, and nobody is tracked.',
    liveText: '',
  },
  {
    title: 'What is sent',
    text: 'Nothing that you type is sent to a server. The contact form and the application form of this site show how they would work; a chosen file stays on your device. To reach us, write or call.',
    liveText:
      'What you type into the contact form and the application form is sent to our server when you press the button, with the file that you choose. Below is what we store of it.',
  },
  {
    title: 'Links to other sites',
    text: 'Links to the profiles of our team and to maps lead to other sites, which have rules of their own. They are not told which page you come from.',
    liveText: '',
  },
];
