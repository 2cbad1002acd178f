import { brand } from 'shared/content/brand';

/** The company for search engines (schema.org). */
export const organisation = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.legalName,
  url: brand.url,
  logo: `${brand.url}/manifest-512.png`,
  email: brand.email,
  telephone: brand.phone,
  address: { '@type': 'PostalAddress', addressLocality: 'Lahore', addressCountry: 'PK' },
};
