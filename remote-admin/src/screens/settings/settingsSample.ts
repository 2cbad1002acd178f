import { brand } from '@vibrant-peak/shared/content/brand';

export interface Settings {
  general: {
    siteName: string;
    tagline: string;
    contactEmail: string;
    phoneNumber: string;
    address: string;
  };
  social: {
    facebook: string;
    twitter: string;
    linkedin: string;
    instagram: string;
    /** Channel ID. */
    youtube: string;
    github: string;
  };
  footer: {
    copyrightText: string;
    showSocialIcons: boolean;
    showContactInfo: boolean;
    showNewsletter: boolean;
  };
  seo: {
    metaTitle: string;
    metaDescription: string;
    ogImage: string;
    googleAnalyticsId: string;
  };
}

export const settingsSample: Settings = {
  general: {
    siteName: brand.name,
    tagline: brand.tagline,
    contactEmail: brand.email,
    phoneNumber: brand.phone,
    address: brand.location,
  },
  social: {
    facebook: 'https://www.facebook.com/vibrantpeak.example',
    twitter: 'https://x.com/vibrantpeak_example',
    linkedin: 'https://www.linkedin.com/company/vibrantpeak-example',
    instagram: 'https://www.instagram.com/vibrantpeak.example',
    youtube: 'UCvibrantpeakexample0001',
    github: 'https://github.com/vibrantpeak-example',
  },
  footer: {
    copyrightText: `${brand.legalName}. All rights reserved.`,
    showSocialIcons: true,
    showContactInfo: true,
    showNewsletter: false,
  },
  seo: {
    metaTitle: 'Modern Software Solutions',
    metaDescription: brand.description,
    ogImage: `${brand.url}/social.jpg`,
    googleAnalyticsId: 'G-EXAMPLE000',
  },
};
