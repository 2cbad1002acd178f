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
