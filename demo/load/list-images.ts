import type { DemoMenu, DemoTenant } from './tenant-schema'

const listMenuImages = (menus: readonly DemoMenu[]): string[] =>
  menus.flatMap(({ image, children }) => [...(image ? [image] : []), ...listMenuImages(children ?? [])])

/** Returns the ids of all images of a tenant. */
export function listImages({ products, pages, menus, settings }: DemoTenant): string[] {
  const { hero, promotion } = settings.home
  return [
    ...products.flatMap(({ images }) => images),
    ...pages.flatMap(({ image }) => (image ? [image] : [])),
    ...listMenuImages(menus),
    hero.image,
    ...hero.images.map(({ image }) => image),
    ...(promotion ? [promotion.image] : []),
  ]
}
