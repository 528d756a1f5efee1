/** The public API of the catalogue module. Other modules import only this file. */
export { getAvailability } from './availability'
export { CatalogueCache, catalogueCacheOf, openCatalogueCache } from './cache/catalogue-cache'
export type { Site } from './cache/site'
export { findTitles } from './cards'
export { countByCategory } from './filter-data'
export { type ListingSource, openSource } from './listing'
export { toSearchColumns } from './search-columns'
