export * from './corrections';
export * from './resume';
export * from './score';
