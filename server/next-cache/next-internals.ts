// The parts of Next that the cache handler extends and that Next does not document: `handler.test.ts` fails where an upgrade changes them.
import * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

type FileSystemCacheClass = typeof fileSystemCache.default

/** Node hands over all exports of a CommonJS module as its default export, Vite the default export itself. */
const unwrap = (given: FileSystemCacheClass | { default: FileSystemCacheClass }): FileSystemCacheClass =>
  'default' in given ? given.default : given

/** Next's own cache of pages and data, in files. */
export const FileSystemCache = unwrap(fileSystemCache.default)
