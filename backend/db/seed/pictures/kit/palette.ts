import { mix, tint } from './colour'

/** An hour says how light falls, a place says what colours things are; `grade` joins the two. */
export type Hour = 'dawn' | 'day' | 'golden' | 'dusk' | 'night'
export type Weather = 'clear' | 'hazy' | 'cloudy'
export type Four = readonly [string, string, string, string]
type Light = readonly [number, number, number]

interface HourColours {
  readonly sky: Four
  readonly haze: string
  readonly sun: string
  readonly glow: string
  readonly light: Light
  readonly shade: Light
  readonly sea: Four
  readonly cloud: string
  readonly ink: string
  /** Height of the sun as a share of the sky. */
  readonly sunUp: number
}

export const HOURS: Readonly<Record<Hour, HourColours>> = {
  dawn: {
    sky: ['#6d8fbe', '#b3b1d2', '#f3c2b8', '#ffe3bf'],
    haze: '#f1cfc3',
    sun: '#fff4dc',
    glow: '#ffe0b0',
    light: [1.02, 0.9, 0.84],
    shade: [0.6, 0.54, 0.74],
    sea: ['#f0cdbf', '#86a9bf', '#3f7397', '#285878'],
    cloud: '#fff0e2',
    ink: '#3a2f4f',
    sunUp: 0.56,
  },
  day: {
    sky: ['#2f8ac6', '#66b6dd', '#a9dbe6', '#e9f2e2'],
    haze: '#d3e8e6',
    sun: '#fffbe8',
    glow: '#fff6d0',
    light: [1.03, 1, 0.94],
    shade: [0.6, 0.68, 0.82],
    sea: ['#a6dcdc', '#3db3c1', '#1487a6', '#0c6288'],
    cloud: '#ffffff',
    ink: '#1d3b52',
    sunUp: 0.14,
  },
  golden: {
    sky: ['#4d8aa8', '#9dbcb2', '#f5d39a', '#ffe2a3'],
    haze: '#f6d3a0',
    sun: '#fff3cf',
    glow: '#ffe3a0',
    light: [1.07, 0.93, 0.74],
    shade: [0.66, 0.53, 0.58],
    sea: ['#f8d59c', '#8fb9a6', '#3b8b95', '#1f6478'],
    cloud: '#fff0d2',
    ink: '#4a2f3a',
    sunUp: 0.48,
  },
  dusk: {
    sky: ['#2c3470', '#7a4f8c', '#e2717a', '#ffb173'],
    haze: '#d98a86',
    sun: '#ffe3ae',
    glow: '#ffb877',
    light: [1.03, 0.7, 0.62],
    shade: [0.42, 0.33, 0.53],
    sea: ['#f6a578', '#b5648a', '#56498a', '#2b2f66'],
    cloud: '#f59a8a',
    ink: '#26204a',
    sunUp: 0.6,
  },
  night: {
    sky: ['#0a1533', '#132a58', '#27477f', '#5575a0'],
    haze: '#3f5f92',
    sun: '#fbf3d6',
    glow: '#9db8dc',
    light: [0.46, 0.54, 0.76],
    shade: [0.17, 0.23, 0.4],
    sea: ['#5f80a8', '#2f5085', '#173260', '#0c1d42'],
    cloud: '#4a6796',
    ink: '#0a1230',
    sunUp: 0.2,
  },
}

interface PlaceColours {
  readonly rock: string
  readonly rock2: string
  readonly ground: string
  readonly veg: string
  readonly wall: string
  readonly roof: string
  readonly shallow: string
  readonly accents: readonly [string, string, string, ...string[]]
}

const COMMON = { wall: '#f1e6d2', roof: '#c4623f', shallow: '#7fe0d2' }

export const PLACES = {
  cappadocia: {
    ...COMMON,
    rock: '#e9c39a',
    rock2: '#d89b72',
    ground: '#dfb184',
    veg: '#8f9560',
    accents: ['#c9452f', '#f0b03a', '#2e7480', '#f6ead2', '#8c3b54'],
  },
  winter: {
    ...COMMON,
    rock: '#dfc9b3',
    rock2: '#cfc3bd',
    ground: '#f5f8fb',
    veg: '#cdd5d2',
    accents: ['#c9452f', '#f0b03a', '#2e7480', '#f6ead2', '#8c3b54'],
  },
  lagoon: {
    ...COMMON,
    rock: '#c9b79c',
    rock2: '#a89a86',
    ground: '#f3e3bf',
    veg: '#4d7a4e',
    accents: ['#e2583e', '#f2b33d', '#fff6e6'],
  },
  aegean: {
    ...COMMON,
    rock: '#d2b48f',
    rock2: '#b38e6d',
    ground: '#e9d2a8',
    veg: '#58794d',
    accents: ['#c2452d', '#1f5fa0', '#d6336c', '#f6efe0'],
    wall: '#f7f1e6',
    roof: '#c8623f',
  },
  antalya: {
    ...COMMON,
    rock: '#d8b48a',
    rock2: '#b58960',
    ground: '#e6cba0',
    veg: '#56754a',
    accents: ['#c2452d', '#2b6f8f', '#e7a93a', '#f6efe0'],
    wall: '#f1e0c2',
    roof: '#c65f3d',
  },
  antique: {
    ...COMMON,
    rock: '#efdcbb',
    rock2: '#cdb08a',
    ground: '#d7b887',
    veg: '#7b8452',
    accents: ['#b9472f', '#f0b765', '#2e7480'],
    wall: '#f3e6cd',
    roof: '#c86a45',
  },
  pamukkale: {
    ...COMMON,
    rock: '#fbf6ec',
    rock2: '#e3d8cc',
    ground: '#d8c29b',
    veg: '#7d8a57',
    accents: ['#c9452f', '#f0b03a', '#2e7480', '#f6ead2'],
    shallow: '#8edce0',
  },
  istanbul: {
    ...COMMON,
    rock: '#c8b79f',
    rock2: '#a8957f',
    ground: '#cdb894',
    veg: '#5d6f57',
    accents: ['#c2452d', '#f2ead8', '#e7a93a'],
    wall: '#eadbc3',
    roof: '#a9654a',
  },
  taurus: {
    ...COMMON,
    rock: '#cdbfae',
    rock2: '#a3927f',
    ground: '#c9a877',
    veg: '#557245',
    accents: ['#d2492e', '#f0b03a', '#f4efe2'],
    shallow: '#6fd0b8',
  },
  city: {
    ...COMMON,
    rock: '#c9b79c',
    rock2: '#a89a86',
    ground: '#cfc6b6',
    veg: '#6a8256',
    accents: ['#c2452d', '#1f5f86', '#f2b33d', '#f6f3ea'],
    wall: '#f1ece1',
    roof: '#b6674a',
  },
} satisfies Readonly<Record<string, PlaceColours>>

export type Place = keyof typeof PLACES

/** One palette for a place at an hour. `d` is depth: 0 near, 1 at the horizon. */
export interface Grade extends HourColours, PlaceColours {
  readonly hour: Hour
  readonly weather: Weather
  readonly night: boolean
  /** The sun stands low: dawn, golden hour, dusk. */
  readonly low: boolean
  /** Windows and lamps are lit: dusk and night. */
  readonly glowing: boolean
  readonly lamp: string
  /** A colour seen through `d` of haze. */
  far(colour: string, d: number): string
  /** The local colour where light falls. */
  lit(colour: string, d?: number): string
  /** The local colour in shade; `k` 0 is still lit, 1 is full shade. */
  shd(colour: string, d?: number, k?: number): string
}

const GREYED: Readonly<Record<Weather, number>> = { clear: 0, cloudy: 0.12, hazy: 0.25 }

export function grade(place: Place, hour: Hour, weather: Weather = 'clear'): Grade {
  const h = HOURS[hour]
  const haze = mix(h.haze, h.sky[3], 0.2)
  const thickness = weather === 'hazy' ? 1.1 : 0.92
  const far = (c: string, d: number): string => mix(c, haze, Math.min(0.94, d * thickness))
  const lit = (c: string, d = 0): string => far(tint(c, h.light), d)
  const shd = (c: string, d = 0, k = 1): string => far(mix(tint(c, h.light), tint(c, h.shade), k), d)
  const grey = (c: string): string => (GREYED[weather] ? mix(c, h.haze, GREYED[weather]) : c)
  const [a, b, c, d] = h.sky
  return {
    ...h,
    ...PLACES[place],
    sky: [grey(a), grey(b), grey(c), grey(d)],
    haze,
    hour,
    weather,
    night: hour === 'night',
    low: hour === 'dusk' || hour === 'golden' || hour === 'dawn',
    glowing: hour === 'night' || hour === 'dusk',
    lamp: '#ffd98a',
    far,
    lit,
    shd,
  }
}
