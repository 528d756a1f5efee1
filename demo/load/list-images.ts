import type { DemoMenu, DemoTenant } from './tenant-schema'

const listMenuImages = (menus: readonly DemoMenu[]): string[] =>
  menus.flatMap(({ image, children }) => [...(image ? [image] : []), ...listMenuImages(children ?? [])])

/** Ids of all images of a tenant, and of those that cards, listings and the first screen show. */
export function listImages({ products, pages, menus, settings }: DemoTenant): { ids: string[]; covers: Set<string> } {
  const { hero, promotion } = settings.home
  const covers = [
    ...products.flatMap(({ images }) => images.slice(0, 1)),
    ...pages.flatMap(({ image }) => (image ? [image] : [])),
    ...listMenuImages(menus),
    hero.image,
    ...(promotion ? [promotion.image] : []),
  ]
  return { ids: [...covers, ...products.flatMap(({ images }) => images)], covers: new Set(covers) }
}
