import type { DemoLogin } from '../schemas/demoLogin';

/** No security: every visitor can read it, and the login page shows it. */
export const demoLogin: DemoLogin = {
  username: 'admin',
  password: 'admin123',
};
