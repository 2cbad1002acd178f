import { chakra } from '@vibrant-peak/shared/ui';

export interface SuggestionText {
  name: string;
  detail: string;
}

interface SuggestionsProps {
  id: string;
  /**
   * With the ids of their entries: a press chooses what it began on, even if the search finds
   * others meanwhile.
   */
  options: readonly (SuggestionText & { id: number })[];
  /** Index of the one that Enter chooses, or -1. */
  current: number;
  onChoose: (index: number) => void;
}

/** The list below a field. The focus stays in the field. */
export const Suggestions = ({ id, options, current, onChoose }: SuggestionsProps) => (
  <List id={id} role="listbox" aria-label="Suggestions" onPointerDown={(event) => event.preventDefault()}>
    {options.map(({ id: entry, name, detail }, index) => (
      <Option
        key={entry}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === current}
        ref={
          index === current
            ? (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })
            : undefined
        }
        onClick={() => onChoose(index)}
      >
        <span dir="auto">{name}</span>
        {detail && <small dir="auto">{detail}</small>}
      </Option>
    ))}
  </List>
);

const List = chakra('ul', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    top: 'calc(100% + 4px)',
    zIndex: 'dropdown',
    minW: 'full',
    w: 'max-content',
    maxW: 'min(22rem, 80vw)',
    maxH: '20rem',
    overflowY: 'auto',
    p: '1',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
    boxShadow: 'lg',
    overflowWrap: 'anywhere',
  },
});

const Option = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minH: '11',
    px: '3',
    py: '1.5',
    borderRadius: 'lg',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _selected: { bg: 'bg.emphasized' },
    '& small': { color: 'fg.muted', fontSize: 'xs' },
  },
});
