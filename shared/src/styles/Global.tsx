import type { Interpolation } from '@emotion/react';
import { useStyleCache, useStyles } from './loadStyles';

/** Styles of the whole document while it is mounted. */
export function Global({ styles }: { styles: Interpolation<object> }) {
  const engine = useStyles();
  const cache = useStyleCache(engine);
  return engine && cache && <engine.Global styles={styles} cache={cache} />;
}
