import type { SystemContext } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { currentStyles } from './loadStyles';

const nothing = {} as SystemContext;

/** Takes the place of Chakra's context in what visitors load: there is one design system, from when its code is there. */
export const useChakraContext = (): SystemContext => currentStyles()?.system ?? nothing;

export const ChakraProvider = ({ children }: { children: ReactNode }) => children;
