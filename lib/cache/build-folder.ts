/**
 * The build folder of the running storefront, relative to the working directory. `next dev` has a separate one, in
 * which no page is cached.
 */
export const getBuildFolder = (): string =>
  process.env.NEXT_DIST_DIR ?? (process.env.NODE_ENV === 'development' ? '.next/dev' : '.next')
