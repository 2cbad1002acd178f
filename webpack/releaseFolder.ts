/**
 * The module that gives a bundle for prerendering the address of its release's folder, such as
 * `/r/remote-x/41-<hash>/`.
 */
export const releaseFolderModule = 'release-folder';
