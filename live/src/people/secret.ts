import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a cookie or a link. The database holds their hash only. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Random bits need no salt and no slow hash. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');
