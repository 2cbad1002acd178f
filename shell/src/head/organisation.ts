import { brand } from '@vibrant-peak/shared/content/brand';

const [addressLocality] = brand.location.split(', ');
const id = `${brand.url}/#organisation`;

/** The company and its site for search engines (schema.org). */
export const organisation = [
  {
    '@context': 'https://schema.org',
    '@type': ['Organization', 'LocalBusiness'],
    '@id': id,
    name: brand.name,
    legalName: brand.legalName,
    description: brand.description,
    url: brand.url,
    logo: `${brand.url}/manifest-512.png`,
    image: new URL(brand.socialImage, brand.url).href,
    email: brand.email,
    telephone: brand.phone,
    address: {
      '@type': 'PostalAddress',
      // Optional fields that somebody has emptied are left out.
      streetAddress: brand.street || undefined,
      postalCode: brand.postcode || undefined,
      addressLocality,
      addressCountry: 'PK',
    },
    openingHours: openingHoursOf(brand.hours),
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: brand.url,
    inLanguage: 'en',
    publisher: { '@id': id },
  },
];

/** `Mon-Fri 9:00 AM - 6:00 PM` in the words of schema.org: `Mo-Fr 09:00-18:00`. */
function openingHoursOf(hours: string): string | undefined {
  const found = /^([A-Z][a-z])[a-z]*-([A-Z][a-z])[a-z]* (\d+:\d+ [AP]M) - (\d+:\d+ [AP]M)$/.exec(hours);
  if (!found) return undefined;
  const [, first, last, opens, closes] = found;
  return `${first}-${last} ${inDay(opens!)}-${inDay(closes!)}`;
}

/** `6:00 PM` as `18:00`. */
function inDay(time: string): string {
  const [, hour, minute, half] = /^(\d+):(\d+) ([AP]M)$/.exec(time)!;
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}
