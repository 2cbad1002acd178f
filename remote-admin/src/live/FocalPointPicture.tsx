import type { MouseEvent } from 'react';
import { chakra } from '@vibrant-peak/shared/ui';

interface FocalPointPictureProps {
  src: string;
  /** In percent of the picture's width. */
  left: number;
  /** In percent of its height. */
  top: number;
  onPress: (left: number, top: number) => void;
}

/** A whole picture whose mark follows the pointer. Ranges serve the keyboard. */
export function FocalPointPicture({ src, left, top, onPress }: FocalPointPictureProps) {
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A click without a pointer has no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onPress(percent((clientX - box.left) / box.width), percent((clientY - box.top) / box.height));
  };
  return (
    <Surface onClick={press}>
      <img src={src} alt="" draggable={false} />
      <Mark style={{ left: `${left}%`, top: `${top}%` }} />
    </Surface>
  );
}

const percent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100);

const Surface = chakra('div', {
  base: {
    position: 'relative',
    alignSelf: 'flex-start',
    minW: '11',
    minH: '11',
    bg: 'bg.muted',
    borderRadius: 'md',
    cursor: 'crosshair',
    '& img': { display: 'block', maxW: 'full', maxH: '12rem', borderRadius: 'md' },
  },
});

/** White in a dark ring, to be seen on every picture. */
const Mark = chakra('span', {
  base: {
    position: 'absolute',
    boxSize: '6',
    translate: '-50% -50%',
    borderRadius: 'full',
    borderWidth: '3px',
    borderColor: 'white',
    outline: '2px solid black',
    boxShadow: 'inset 0 0 0 2px black',
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
  },
});
