import type { Brand } from '../schemas/brand';
import { pictures } from './pictures';

export const brand: Brand = {
  name: 'Vibrant Peak',
  tagline: 'Peak Innovation, Vibrant Solutions',
  legalName: 'Vibrant Peak (Private) Limited',
  url: 'https://www.vibrantpeak.example',
  email: 'hello@vibrantpeak.example',
  phone: '+92 42 3555 0140',
  location: 'Lahore, Pakistan',
  street: '4th Floor, Shalimar Heights, 27-B Main Boulevard, Gulberg III',
  postcode: '54660',
  hours: 'Mon-Fri 9:00 AM - 6:00 PM',
  description:
    'Vibrant Peak designs, builds and runs web platforms, mobile apps and cloud systems for growing companies in Pakistan and abroad.',
  socialImage: pictures.social,
  keywords: [
    'software development',
    'web development',
    'mobile apps',
    'UI/UX design',
    'DevOps',
    'custom software',
    'Lahore',
    'Pakistan',
  ],
  social: [
    { name: 'LinkedIn', icon: 'LinkedIn' },
    { name: 'GitHub', icon: 'GitHub' },
    { name: 'Instagram', icon: 'Instagram' },
    { name: 'YouTube', icon: 'YouTube' },
  ],
};
