import { uncheckedIntegrity, type RegistryRelease } from '@vibrant-peak/shared/contract';
import { contractVersion } from './sharedModules';

/** What stands for a release while its remote is developed. */
export const developmentRelease = (name: string, base: string): RegistryRelease => ({
  name,
  version: 'development',
  contract: contractVersion,
  base,
  integrity: uncheckedIntegrity,
});
