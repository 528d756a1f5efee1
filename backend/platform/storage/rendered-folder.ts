/** Folder of a tenant for files that can be rendered again (vouchers, statements). No route serves it. */
export const RENDERED_FOLDER = 'rendered'

/** Whether a key of the whole storage, `<company>/…`, belongs to a file that can be rendered again. */
export const isRendered = (key: string): boolean => key.split('/')[1] === RENDERED_FOLDER
