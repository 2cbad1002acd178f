export * from './areas';
export * from './content';
export * from './extension';
export * from './metadata';
export * from './page';
export * from './registry';
export * from './slot';
