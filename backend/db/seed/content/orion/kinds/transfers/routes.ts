import { buildRides, type Fleet, type Ride, type RideRow, ridesFrom } from '../../../shared/rides'

const FLEET: Fleet = {
  sedan: { seats: 3, luggage: 3, perDay: 8 },
  minivan: { seats: 7, luggage: 7, perDay: 10 },
  vip: { seats: 6, luggage: 6, perDay: 4 },
  minibus: { seats: 16, luggage: 16, perDay: 3 },
  coach: { seats: 44, luggage: 44, perDay: 1 },
}

export type AirportKey = 'antalya-airport' | 'izmir-airport' | 'kayseri-airport'

const antalya = ridesFrom<AirportKey>('antalya-airport')
const izmir = ridesFrom<AirportKey>('izmir-airport')
const kayseri = ridesFrom<AirportKey>('kayseri-airport')

/** In the order of the shop: the most asked first. */
const TABLE = {
  side: antalya('side', 65, 65, 'side', 'side', '42 49 74 98 220'),
  alanya: antalya('alanya', 123, 120, 'alanya', 'alanya', '64 72 104 138 310'),
  belek: antalya('belek', 33, 40, 'side', 'airport', '28 34 54 72 170'),
  kemer: antalya('kemer', 58, 65, 'kemer', 'coastroad', '41 47 72 94 215'),
  lara: antalya('lara', 12, 20, 'antalya', 'airport', '19 25 40 54 135'),
  goreme: kayseri('goreme', 76, 65, 'cappadocia', 'cappadocia', '48 56 82 108 240'),
  selcuk: izmir('selcuk', 58, 50, 'ephesus', 'ephesus', '39 46 70 92 210'),
  kaleici: antalya('antalya', 13, 30, 'antalya', 'antalyanight', '22 28 44 - -'),
  alacati: izmir('alacati', 89, 70, 'izmir', 'coastroad', '54 62 92 122 -'),
  kusadasi: izmir('kusadasi', 72, 65, 'ephesus', 'coastroad', '46 53 80 105 235'),
  bogazkent: antalya('bogazkent', 44, 45, 'side', 'airport', '33 39 61 80 185'),
  colakli: antalya('colakli', 57, 55, 'side', 'side', '38 45 69 91 205'),
  kizilagac: antalya('kizilagac', 78, 75, 'side', 'side', '47 54 82 108 235'),
  avsallar: antalya('avsallar', 101, 95, 'alanya', 'coastroad', '56 64 95 126 280'),
  konakli: antalya('konakli', 111, 115, 'alanya', 'alanya', '59 67 99 132 295'),
  mahmutlar: antalya('mahmutlar', 136, 135, 'alanya', 'alanya', '69 78 112 148 330'),
  goynuk: antalya('goynuk', 48, 55, 'kemer', 'canyon', '36 42 66 86 200'),
  ormana: antalya('ormana', 142, 130, 'side', 'village', '78 90 128 165 -'),
  pamukkale: antalya('pamukkale', 238, 195, 'pamukkale', 'pamukkale', '124 142 198 258 520'),
  izmir: izmir('izmir', 18, 30, 'izmir', 'oldtown', '22 28 44 58 150'),
  urla: izmir('urla', 46, 45, 'izmir', 'foodterrace', '33 39 60 78 -'),
  cesme: izmir('cesme', 98, 75, 'izmir', 'airport', '57 66 97 128 280'),
  sirince: izmir('sirince', 66, 65, 'ephesus', 'village', '45 53 79 - -'),
  bergama: izmir('bergama', 118, 95, 'izmir', 'oldtown', '66 76 110 146 320'),
  urgup: kayseri('urgup', 69, 60, 'cappadocia', 'stonetown', '45 52 78 102 230'),
  uchisar: kayseri('uchisar', 83, 70, 'cappadocia', 'cappadocia', '50 58 86 112 250'),
  ortahisar: kayseri('ortahisar', 75, 65, 'cappadocia', 'oldtown', '47 55 81 106 -'),
  avanos: kayseri('avanos', 67, 60, 'cappadocia', 'airport', '44 51 77 100 225'),
  mustafapasa: kayseri('mustafapasa', 74, 65, 'cappadocia', 'stonetown', '47 55 81 106 -'),
  erciyes: kayseri('erciyes', 34, 40, 'cappadocia', 'cappadociasnow', '32 38 59 76 175'),
} satisfies Record<string, RideRow<AirportKey>>

export type RouteKey = keyof typeof TABLE
export type Route = Ride<RouteKey, RideRow<AirportKey>>

export const ROUTES: Route[] = buildRides<RouteKey, RideRow<AirportKey>>(TABLE, FLEET)
