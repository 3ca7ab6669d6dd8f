export { createReader, type ReadFile, ReaderIsMissing, type ReadFileOptions } from './pool';
