/**
 * Folder of a shell's release with a development build of the shell, which only the gateway of `npx
 * vibrant-peak develop` loads.
 */
export const developmentFolder = 'development';
