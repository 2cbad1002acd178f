export * from './areas';
export * from './content';
export * from './metadata';
export * from './page';
export * from './registry';
