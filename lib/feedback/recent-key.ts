/** Where a browser remembers what was looked at. */
export const RECENT_KEY = 'kervan.recent'
