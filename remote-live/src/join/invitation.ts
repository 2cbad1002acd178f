import type { Role } from '@vibrant-peak/shared/contract';

/** What a link opens. */
export interface Invitation {
  role: Role;
  /** `null`: the person names an address. */
  email: string | null;
}
