/** For what does nothing without scripts; something that does stands beside it in `<noscript>`. */
export const hiddenWithoutScripts = { '@media (scripting: none)': { display: 'none' } } as const;
