import { buildRides, type Fleet, type Ride, type RideRow, ridesFrom } from '../../../shared/rides'
import type { AirportKey, TownKey } from './place-forms'

const FLEET: Fleet = {
  sedan: { seats: 3, luggage: 3, perDay: 6 },
  minivan: { seats: 6, luggage: 6, perDay: 8 },
  vip: { seats: 5, luggage: 5, perDay: 3 },
  minibus: { seats: 14, luggage: 14, perDay: 3 },
  coach: { seats: 40, luggage: 40, perDay: 1 },
}

const antalya = ridesFrom<AirportKey, TownKey>('antalya-airport')
const dalaman = ridesFrom<AirportKey, TownKey>('dalaman-airport')
const bodrum = ridesFrom<AirportKey, TownKey>('bodrum-airport')

/** In the order of the shop: the most asked first. */
const TABLE = {
  'ayt-kas': antalya('kas', 190, 180, 'kas-kekova', 'kekova', '105 125 175 230 -'),
  'dlm-kas': dalaman('kas', 145, 135, 'kas-kekova', 'coastroad', '80 96 138 176 -'),
  'dlm-kalkan': dalaman('kalkan', 120, 115, 'kalkan-patara', 'kaputas', '68 82 118 150 -'),
  'dlm-fethiye': dalaman('fethiye', 47, 50, 'fethiye-oludeniz', 'fethiye', '36 43 65 85 190'),
  'dlm-oludeniz': dalaman('oludeniz', 60, 65, 'fethiye-oludeniz', 'oludeniz', '42 50 76 98 -'),
  'dlm-gocek': dalaman('gocek', 22, 25, 'gocek', 'gocek', '24 30 46 60 -'),
  'ayt-side': antalya('side', 66, 65, 'side', 'side', '45 52 80 100 230'),
  'ayt-kaleici': antalya('antalya', 14, 30, 'antalya', 'oldtown', '22 28 45 - -'),
  'bjv-bodrum': bodrum('bodrum', 36, 40, 'bodrum', 'bodrum', '32 38 60 78 180'),
  'ayt-cirali': antalya('cirali', 85, 90, 'olympos-cirali', 'coastroad', '60 69 105 130 -'),
  'ayt-konyaalti': antalya('konyaalti', 21, 35, 'antalya', 'antalya', '25 31 50 64 150'),
  'ayt-lara': antalya('lara', 13, 20, 'antalya', 'airport', '20 26 42 55 140'),
  'ayt-belek': antalya('belek', 32, 35, 'side', 'airport', '29 36 58 75 180'),
  'ayt-kemer': antalya('kemer', 57, 60, 'antalya', 'airport', '42 49 78 96 220'),
  'ayt-tekirova': antalya('tekirova', 74, 75, 'olympos-cirali', 'coastroad', '52 60 92 115 250'),
  'ayt-adrasan': antalya('adrasan', 98, 105, 'olympos-cirali', 'coastroad', '66 76 115 142 -'),
  'ayt-finike': antalya('finike', 118, 115, 'kas-kekova', 'airport', '74 85 125 155 -'),
  'ayt-ucagiz': antalya('ucagiz', 168, 165, 'kas-kekova', 'kekova', '96 112 160 205 -'),
  'ayt-pamukkale': antalya('pamukkale', 240, 195, 'pamukkale', 'pamukkale', '130 150 210 270 540'),
  'dlm-sarigerme': dalaman('sarigerme', 14, 20, 'gocek', 'airport', '20 25 40 52 130'),
  'dlm-dalyan': dalaman('dalyan', 27, 30, 'fethiye-oludeniz', 'airport', '26 32 48 62 -'),
  'dlm-kayakoy': dalaman('kayakoy', 57, 60, 'fethiye-oludeniz', 'fethiye', '41 49 75 96 -'),
  'dlm-faralya': dalaman('faralya', 72, 85, 'fethiye-oludeniz', 'oludeniz', '56 66 98 - -'),
  'dlm-patara': dalaman('patara', 103, 100, 'kalkan-patara', 'coastroad', '62 74 108 138 -'),
  'dlm-islamlar': dalaman('islamlar', 122, 125, 'kalkan-patara', 'airport', '72 86 122 - -'),
  'bjv-torba': bodrum('torba', 29, 30, 'bodrum', 'airport', '28 34 52 68 160'),
  'bjv-turkbuku': bodrum('turkbuku', 42, 45, 'bodrum', 'airport', '36 43 66 86 -'),
  'bjv-yalikavak': bodrum('yalikavak', 50, 55, 'bodrum', 'bodrum', '40 47 74 94 -'),
  'bjv-gumusluk': bodrum('gumusluk', 58, 65, 'bodrum', 'coastroad', '45 53 82 105 -'),
  'bjv-turgutreis': bodrum('turgutreis', 54, 60, 'bodrum', 'airport', '42 50 78 99 210'),
} satisfies Record<string, RideRow<AirportKey, TownKey>>

export type RouteKey = keyof typeof TABLE
export type Route = Ride<RouteKey, RideRow<AirportKey, TownKey>>

export const ROUTES: Route[] = buildRides<RouteKey, RideRow<AirportKey, TownKey>>(TABLE, FLEET)
