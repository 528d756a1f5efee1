import type { CarBody } from './cars'
import type { Place } from './palette'
import type { Sheet } from './sheet'

/** What may differ between two pictures of one scene besides hour, framing and seed; every scene reads its own. */
export interface SceneProps {
  /** Where the sun stands, 0 left to 1600 right. */
  readonly sunX?: number
  /** Colours: of the vehicle or raft, of flowers, of tiles and cloth. */
  readonly car?: string
  readonly bloom?: string
  readonly tile?: string
  readonly body?: CarBody | 'van' | 'jeep'
  /** A post where electric cars are charged. */
  readonly charger?: boolean
  /** The shape of a wedding arch. */
  readonly arch?: 'beam' | 'round' | 'triangle'
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

export interface Scene {
  readonly place: Place
  /** Palettes of the views that have one of their own. */
  readonly places?: Readonly<Record<string, Place>>
  readonly draw: (s: Sheet, drawing: Drawing) => void
}
