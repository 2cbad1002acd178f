/** Names of the lucide set; `iconOf` maps them to drawings. */
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

/** Apart, because the lucide set has no brand marks: these come from another set. */
export const socialIconNames = ['LinkedIn', 'GitHub', 'Instagram', 'YouTube'] as const;

export type SocialIconName = (typeof socialIconNames)[number];
