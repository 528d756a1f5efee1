import type { CarBody } from './cars'
import type { Place } from './palette'
import type { Sheet } from './sheet'

/** What may differ between two pictures of one scene besides hour, framing and seed; every scene reads its own. */
export interface SceneProps {
  /** Where the sun stands, 0 left to 1600 right. */
  readonly sunX?: number
  /** Colours: of the car or bus, of flowers, of tiles and cloth. */
  readonly car?: string
  readonly body?: CarBody
  readonly bloom?: string
  readonly tile?: string
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

export interface Scene {
  readonly place: Place
  readonly draw: (s: Sheet, drawing: Drawing) => void
}
