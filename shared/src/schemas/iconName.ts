/** Icons by their name in the lucide set. The interface decides how a name becomes a drawing. */
export const iconNames = [
  'Banknote',
  'BookOpen',
  'Clock',
  'Cloud',
  'Code',
  'Database',
  'Eye',
  'Gem',
  'Handshake',
  'HeartPulse',
  'Lightbulb',
  'Palette',
  'PartyPopper',
  'Scale',
  'Server',
  'ShieldCheck',
  'Smartphone',
  'Sprout',
  'TrendingUp',
  'Users',
  'Waypoints',
] as const;

export type IconName = (typeof iconNames)[number];

/** Kept apart because the lucide set has no brand marks: the interface draws these from another one. */
export const socialIconNames = ['LinkedIn', 'GitHub', 'Instagram', 'YouTube'] as const;

export type SocialIconName = (typeof socialIconNames)[number];
