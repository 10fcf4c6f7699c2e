export * from './default-odds-format.ts';
export * from './derived-settings.ts';
export * from './global-settings.ts';
export * from './look-attributes.ts';
export * from './office-settings.ts';
export * from './setting-change.ts';
export * from './settings-load.ts';
export * from './view-settings.ts';
