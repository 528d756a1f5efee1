import type { Vehicle, VehicleClass } from '@/domain/catalogue/kinds/details-schema'
import type { SceneName } from '../../../../pictures/scenes'
import type { AirportKey, TownKey } from './place-forms'

/** Seats and cases of one vehicle, and how many of them can ride a route on one day. */
const FLEET: Record<VehicleClass, Omit<Vehicle, 'vehicle' | 'price'>> = {
  sedan: { seats: 3, luggage: 3, perDay: 6 },
  minivan: { seats: 6, luggage: 6, perDay: 8 },
  vip: { seats: 5, luggage: 5, perDay: 3 },
  minibus: { seats: 14, luggage: 14, perDay: 3 },
  coach: { seats: 40, luggage: 40, perDay: 1 },
}

/** Euro for one ride, in the order of the fleet; a dash where the class does not ride the road. */
type Tariff = string

interface Row {
  from: AirportKey
  to: TownKey
  kilometres: number
  minutes: number
  destination: string
  scene: SceneName
  tariff: Tariff
}

const row = (
  from: AirportKey,
  to: TownKey,
  kilometres: number,
  minutes: number,
  destination: string,
  scene: SceneName,
  tariff: Tariff,
): Row => ({ from, to, kilometres, minutes, destination, scene, tariff })

const AYT = 'antalya-airport'
const DLM = 'dalaman-airport'
const BJV = 'bodrum-airport'

/** Every route with what it costs; distances and minutes are door to door in ordinary traffic. */
const TABLE = {
  'ayt-kas': row(AYT, 'kas', 190, 180, 'kas-kekova', 'kekova', '105 125 175 230 -'),
  'dlm-kas': row(DLM, 'kas', 145, 135, 'kas-kekova', 'coastroad', '80 96 138 176 -'),
  'dlm-kalkan': row(DLM, 'kalkan', 120, 115, 'kalkan-patara', 'kaputas', '68 82 118 150 -'),
  'dlm-fethiye': row(DLM, 'fethiye', 47, 50, 'fethiye-oludeniz', 'fethiye', '36 43 65 85 190'),
  'dlm-oludeniz': row(DLM, 'oludeniz', 60, 65, 'fethiye-oludeniz', 'oludeniz', '42 50 76 98 -'),
  'dlm-gocek': row(DLM, 'gocek', 22, 25, 'gocek', 'gocek', '24 30 46 60 -'),
  'ayt-side': row(AYT, 'side', 66, 65, 'side', 'side', '45 52 80 100 230'),
  'ayt-kaleici': row(AYT, 'antalya', 14, 30, 'antalya', 'oldtown', '22 28 45 - -'),
  'bjv-bodrum': row(BJV, 'bodrum', 36, 40, 'bodrum', 'bodrum', '32 38 60 78 180'),
  'ayt-cirali': row(AYT, 'cirali', 85, 90, 'olympos-cirali', 'coastroad', '60 69 105 130 -'),
  'ayt-konyaalti': row(AYT, 'konyaalti', 21, 35, 'antalya', 'antalya', '25 31 50 64 150'),
  'ayt-lara': row(AYT, 'lara', 13, 20, 'antalya', 'airport', '20 26 42 55 140'),
  'ayt-belek': row(AYT, 'belek', 32, 35, 'side', 'airport', '29 36 58 75 180'),
  'ayt-kemer': row(AYT, 'kemer', 57, 60, 'antalya', 'airport', '42 49 78 96 220'),
  'ayt-tekirova': row(AYT, 'tekirova', 74, 75, 'olympos-cirali', 'coastroad', '52 60 92 115 250'),
  'ayt-adrasan': row(AYT, 'adrasan', 98, 105, 'olympos-cirali', 'coastroad', '66 76 115 142 -'),
  'ayt-finike': row(AYT, 'finike', 118, 115, 'kas-kekova', 'airport', '74 85 125 155 -'),
  'ayt-ucagiz': row(AYT, 'ucagiz', 168, 165, 'kas-kekova', 'kekova', '96 112 160 205 -'),
  'ayt-pamukkale': row(AYT, 'pamukkale', 240, 195, 'pamukkale', 'pamukkale', '130 150 210 270 540'),
  'dlm-sarigerme': row(DLM, 'sarigerme', 14, 20, 'gocek', 'airport', '20 25 40 52 130'),
  'dlm-dalyan': row(DLM, 'dalyan', 27, 30, 'fethiye-oludeniz', 'airport', '26 32 48 62 -'),
  'dlm-kayakoy': row(DLM, 'kayakoy', 57, 60, 'fethiye-oludeniz', 'fethiye', '41 49 75 96 -'),
  'dlm-faralya': row(DLM, 'faralya', 72, 85, 'fethiye-oludeniz', 'oludeniz', '56 66 98 - -'),
  'dlm-patara': row(DLM, 'patara', 103, 100, 'kalkan-patara', 'coastroad', '62 74 108 138 -'),
  'dlm-islamlar': row(DLM, 'islamlar', 122, 125, 'kalkan-patara', 'airport', '72 86 122 - -'),
  'bjv-torba': row(BJV, 'torba', 29, 30, 'bodrum', 'airport', '28 34 52 68 160'),
  'bjv-turkbuku': row(BJV, 'turkbuku', 42, 45, 'bodrum', 'airport', '36 43 66 86 -'),
  'bjv-yalikavak': row(BJV, 'yalikavak', 50, 55, 'bodrum', 'bodrum', '40 47 74 94 -'),
  'bjv-gumusluk': row(BJV, 'gumusluk', 58, 65, 'bodrum', 'coastroad', '45 53 82 105 -'),
  'bjv-turgutreis': row(BJV, 'turgutreis', 54, 60, 'bodrum', 'airport', '42 50 78 99 210'),
} satisfies Record<string, Row>

export type RouteKey = keyof typeof TABLE

export interface Route extends Omit<Row, 'tariff'> {
  key: RouteKey
  vehicles: Vehicle[]
}

function vehiclesOf(tariff: Tariff): Vehicle[] {
  const classes = Object.entries(FLEET) as [VehicleClass, (typeof FLEET)[VehicleClass]][]
  const prices = tariff.split(' ')
  if (prices.length !== classes.length) throw new Error(`a tariff names ${classes.length} classes: ${tariff}`)
  return classes.flatMap(([vehicle, capacity], position) => {
    const price = prices[position]
    return price === undefined || price === '-' ? [] : [{ vehicle, ...capacity, price: `${price}.00` }]
  })
}

/** In the order of the shop: the most asked first. */
export const ROUTES: Route[] = (Object.entries(TABLE) as [RouteKey, Row][]).map(([key, { tariff, ...route }]) => ({
  key,
  ...route,
  vehicles: vehiclesOf(tariff),
}))
