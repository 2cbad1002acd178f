import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    root: { position: 'relative' },
    list: { display: 'flex', position: 'relative', isolation: 'isolate' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontWeight: 'medium',
      cursor: 'pointer',
      outline: '0',
      _focusVisible: { zIndex: 1, outline: '2px solid', outlineColor: 'colorPalette.focusRing' },
    },
    content: { focusVisibleRing: 'inside', w: '100%' },
  },
  variants: {
    variant: {
      line: {
        list: { borderBottomWidth: '1px', borderColor: 'border' },
        trigger: { h: '10', minW: '10', color: 'fg.muted', textStyle: 'sm', _selected: { color: 'fg' } },
        content: { pt: '4' },
      },
      enclosed: {
        list: { bg: 'bg.muted', p: '1', borderRadius: 'xl' },
        trigger: {
          flex: '1',
          h: '11',
          justifyContent: 'center',
          borderRadius: 'lg',
          color: 'fg.muted',
          _selected: { bg: 'bg', color: 'colorPalette.fg', shadow: 'xs' },
        },
        content: { pt: '4.5' },
      },
    },
  },
  defaultVariants: { variant: 'line' },
});

const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      width: { base: 'full', sm: 'sm' },
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      p: '4',
      borderRadius: 'xl',
      borderWidth: '1px',
      borderColor: 'border',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'lg',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      opacity: 'var(--opacity)',
      height: 'var(--height)',
      willChange: 'translate, opacity, scale',
      zIndex: 'var(--z-index)',
      _motionSafe: { transition: 'translate 300ms, scale 300ms, opacity 300ms, height 300ms' },
      '&[data-type=success] > svg': { color: 'fg.success' },
      '&[data-type=error]': { bg: 'red.solid', color: 'white', borderColor: 'transparent' },
      // Two toasts behind the newest show an edge. The focus still reaches all of them.
      '&[data-overlap][data-sibling]': {
        overflow: 'hidden',
        '& > *': { opacity: 0 },
        '&:nth-of-type(n + 4)': { opacity: 0 },
      },
    },
    title: { fontWeight: 'semibold', fontSize: 'sm' },
    description: { fontSize: 'sm', overflowWrap: 'anywhere' },
    actionTrigger: {
      alignSelf: 'center',
      px: '3',
      h: '8',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'currentcolor',
      fontSize: 'xs',
      fontWeight: 'semibold',
      cursor: 'pointer',
      focusVisibleRing: 'outside',
    },
    closeTrigger: { p: '1', borderRadius: 'md', cursor: 'pointer', focusVisibleRing: 'inside' },
  },
});

/** Recipes of Chakra's compound components in use. */
export const slotRecipes = { tabs, toast };
