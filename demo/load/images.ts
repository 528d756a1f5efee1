import { blurOf } from '@/backend/db/seed/pictures/blurs'
import type { Image } from '@/domain/content/schema'

/** `<scene>-<seed>-<index>`: enough to draw the picture again, and what the uploads host is asked for. */
export function pictureFile(company: string, scene: string, seed: number, index: number): string {
  return `${company}/pictures/${scene}-${seed}-${index}`
}

/** The first pictures of a scene's gallery; the first of them is the cover. */
export function toImages(company: string, scene: string, seed: number, count: number): Image[] {
  return Array.from({ length: count }, (_, index): Image => {
    const file = pictureFile(company, scene, seed, index)
    const placeholder = blurOf(file)
    return { file, cover: index === 0 ? 1 : 0, ...(placeholder ? { placeholder } : {}) }
  })
}

export function brandFiles(company: string): { logo: string; logoMark: string; favicon: string } {
  return {
    logo: `${company}/brand/logo.svg`,
    logoMark: `${company}/brand/mark.svg`,
    favicon: `${company}/brand/favicon.svg`,
  }
}
