/** Server components and the rendering of HTML have modules of their own; what they share is the process. */
export const TEXTS = Symbol.for('kervan.html-only')

export type Process = { [TEXTS]?: Map<string, string> }
