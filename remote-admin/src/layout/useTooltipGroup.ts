import { useCallback, useEffect, useRef, useState } from 'react';

const openDelay = 700;
const skipWindow = 300;

type Timer = ReturnType<typeof setTimeout>;

/**
 * Timing of a group of tooltips, at most one open. The first opens after 700 ms, another within 300
 * ms of the last one at once.
 */
export function useTooltipGroup() {
  const [openId, setOpenId] = useState<string>();
  const timing = useRef<{ opening?: Timer; cooling?: Timer; isWarm: boolean }>({ isWarm: false });

  const show = useCallback((id: string) => {
    const { current } = timing;
    clearTimeout(current.opening);
    clearTimeout(current.cooling);
    const open = () => {
      current.isWarm = true;
      setOpenId(id);
    };
    if (current.isWarm) open();
    else current.opening = setTimeout(open, openDelay);
  }, []);

  const hide = useCallback(() => {
    const { current } = timing;
    clearTimeout(current.opening);
    clearTimeout(current.cooling);
    if (current.isWarm) current.cooling = setTimeout(() => (current.isWarm = false), skipWindow);
    setOpenId(undefined);
  }, []);

  useEffect(() => {
    const { current } = timing;
    return () => {
      clearTimeout(current.opening);
      clearTimeout(current.cooling);
    };
  }, []);

  return { openId, show, hide };
}
