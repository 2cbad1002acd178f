import { useState, type ReactNode } from 'react';
import { pressedKey } from '@vibrant-peak/shared/pressedKey';
import { Box, chakra } from '@vibrant-peak/shared/ui';

interface SidebarItemProps {
  label: string;
  tooltip: { openId?: string; show: (id: string) => void; hide: () => void };
  /** Only needed while the text is hidden. */
  hasTooltip: boolean;
  children: ReactNode;
}

/** Item of the sidebar; its tooltip stays open while hovered. */
export function SidebarItem({ label, tooltip, hasTooltip, children }: SidebarItemProps) {
  const [top, setTop] = useState(0);
  const isOpen = hasTooltip && tooltip.openId === label;

  const show = (item: HTMLElement) => {
    if (!hasTooltip) return;
    const { top: edge, height } = item.getBoundingClientRect();
    setTop(edge + height / 2);
    tooltip.show(label);
  };

  return (
    <chakra.li
      position="relative"
      onPointerEnter={(event) => event.pointerType !== 'touch' && show(event.currentTarget)}
      onPointerLeave={tooltip.hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event.currentTarget)}
      onBlur={tooltip.hide}
      onClick={tooltip.hide}
      onKeyDown={(event) => pressedKey(event) === 'Escape' && tooltip.hide()}
    >
      {children}
      {isOpen && (
        <Box
          role="tooltip"
          position="fixed"
          left="52px"
          transform="translateY(-50%)"
          pl="3"
          zIndex="tooltip"
          display={{ base: 'none', md: 'block' }}
          style={{ top }}
        >
          <Box
            px="3"
            py="1.5"
            borderRadius="md"
            bg="fg"
            color="bg"
            fontSize="xs"
            fontWeight="medium"
            whiteSpace="nowrap"
          >
            {label}
          </Box>
        </Box>
      )}
    </chakra.li>
  );
}
