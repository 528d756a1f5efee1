import type { CarBody } from './cars'
import type { Hour, Place } from './palette'
import type { Sheet } from './sheet'

/** What may differ between two pictures of one scene besides hour, framing and seed; every scene reads its own. */
export interface SceneProps {
  /** Where the sun stands, 0 left to 1600 right. */
  readonly sunX?: number
  /** Colours: of the vehicle or raft, of flowers, of tiles and cloth. */
  readonly car?: string
  readonly bloom?: string
  readonly tile?: string
  readonly body?: CarBody
  /** A house: the colour of its walls, whether they are plastered, whether its roof is flat and its court without a pool. */
  readonly wall?: string
  readonly isPlain?: boolean
  readonly isFlat?: boolean
  readonly isDry?: boolean
  /** A boat under sail. */
  readonly sails?: boolean
  /** Balloons in the sky. */
  readonly balloons?: boolean
}

/** What a scene is drawn from; the hour and the weather are in the sheet's palette. */
export interface Drawing extends SceneProps {
  readonly seed: string
  readonly view?: string
}

/** Left, top and width of a part of the sheet; its height is three quarters of its width. */
export type Crop = readonly [number, number, number]

export interface Scene {
  readonly place: Place
  readonly draw: (s: Sheet, drawing: Drawing) => void
  /** Hours that suit it, the best first. */
  readonly hours: readonly [Hour, ...Hour[]]
  /** False where a mirror shows: lettering, and traffic on the wrong side. */
  readonly mirror: boolean
  /** Parts that still show the whole subject: fit for a cover. */
  readonly crops: readonly Crop[]
  /** Close parts, for a gallery's last picture. */
  readonly details: readonly Crop[]
  /** Two ways of composing it. */
  readonly views?: readonly string[]
  /** What belongs to a product and stays in all its pictures: colours, the kind of car. */
  readonly props?: readonly SceneProps[]
  /** What may change from one picture of a product to the next: sails set, balloons in the air. */
  readonly moods?: readonly SceneProps[]
}
