import type { Image } from '@/domain/content/schema'
import { toImages } from './images'

/**
 * The pictures of one tenant. Things that show the same scene are numbered one after another, since consecutive numbers
 * of a scene differ in hour and framing: no two things on a page show the same picture. `before` is the number before the first, so
 * that no two shops of the demo show the same either.
 */
export class PictureBook {
  private readonly used = new Map<string, number>()

  constructor(
    private readonly company: string,
    private readonly before: number,
  ) {}

  /** The next `count` pictures of a scene; the first of them is the cover. */
  take(scene: string, count: number): Image[] {
    const number = (this.used.get(scene) ?? this.before) + 1
    this.used.set(scene, number)
    return toImages(this.company, scene, number, count)
  }

  cover(scene: string): Image {
    const [image] = this.take(scene, 1)
    if (!image) throw new Error(`no picture of ${scene}`)
    return image
  }
}
