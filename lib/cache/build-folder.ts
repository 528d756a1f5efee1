/** The folder of the running storefront's build, relative to the working directory. `next dev` has one of its own, in which no page is kept. */
export const getBuildFolder = (): string =>
  process.env.NEXT_DIST_DIR ?? (process.env.NODE_ENV === 'development' ? '.next/dev' : '.next')
