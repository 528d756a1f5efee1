/** Internal header: the tags of a cached page, which Next removes under its own name. Never leaves the server. */
export const PAGE_TAGS_HEADER = 'x-page-tags'
/** Internal header: when the page was rendered, in milliseconds. */
export const PAGE_MADE_HEADER = 'x-page-made'
