/** Prints what has the class `printed-alone` and nothing else, dark on white. */
export const printedAlone = {
  '@media print': {
    ':root': { colorScheme: 'light !important', background: '#fff !important' },
    'body *:not(:has(.printed-alone), .printed-alone, .printed-alone *)': { display: 'none !important' },
    '*:has(.printed-alone), .printed-alone': {
      background: '#fff !important',
      borderColor: 'transparent !important',
      boxShadow: 'none !important',
      color: '#000 !important',
    },
  },
};
