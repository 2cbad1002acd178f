/** Names of the templates by id, in gallery order. */
export const templateNames = {
  template1: 'Classic Professional',
  template2: 'Modern Blue',
  template3: 'Minimal Clean',
  template4: 'Corporate Formal',
  template5: 'Creative Gradient',
  template6: 'Tech Modern',
  template7: 'Executive',
  template8: 'Startup Fresh',
  template9: 'Finance Pro',
} as const;
