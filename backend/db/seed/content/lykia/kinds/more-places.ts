import type { LykiaLocale, SeedPlace } from '@/backend/db/seed/types'

type Place = SeedPlace<LykiaLocale>
type Words = readonly [en: string, tr: string, de: string, ru: string]

const make =
  (placeType: Place['placeType']) =>
  (key: string, latitude: number, longitude: number, [en, tr, de, ru]: Words): Place => ({
    key,
    placeType,
    title: { en, tr, de, ru },
    latitude,
    longitude,
  })

const town = make('town')
const marina = make('marina')
const office = make('office')

/** Towns, harbours and offices that only Lykia Tours names. */
export const morePlaces: Place[] = [
  town('konyaalti', 36.8716, 30.6459, ['Konyaaltı', 'Konyaaltı', 'Konyaaltı', 'Коньяалты']),
  town('lara', 36.8533, 30.8067, ['Lara and Kundu', 'Lara ve Kundu', 'Lara und Kundu', 'Лара и Кунду']),
  town('tekirova', 36.5003, 30.5253, ['Tekirova', 'Tekirova', 'Tekirova', 'Текирова']),
  town('cirali', 36.4169, 30.4786, ['Çıralı', 'Çıralı', 'Çıralı', 'Чиралы']),
  town('adrasan', 36.3064, 30.4608, ['Adrasan', 'Adrasan', 'Adrasan', 'Адрасан']),
  town('finike', 36.2939, 30.1481, ['Finike', 'Finike', 'Finike', 'Финике']),
  town('ucagiz', 36.1983, 29.8472, ['Üçağız', 'Üçağız', 'Üçağız', 'Учагыз']),
  town('sarigerme', 36.7106, 28.7025, ['Sarıgerme', 'Sarıgerme', 'Sarıgerme', 'Сарыгерме']),
  town('dalyan', 36.8339, 28.6428, ['Dalyan', 'Dalyan', 'Dalyan', 'Дальян']),
  town('kayakoy', 36.5778, 29.0906, ['Kayaköy', 'Kayaköy', 'Kayaköy', 'Каякёй']),
  town('faralya', 36.4917, 29.1472, ['Faralya', 'Faralya', 'Faralya', 'Фаралья']),
  town('patara', 36.2747, 29.3139, ['Patara', 'Patara', 'Patara', 'Патара']),
  town('islamlar', 36.3172, 29.4206, ['İslamlar', 'İslamlar', 'İslamlar', 'Исламлар']),
  town('torba', 37.0886, 27.4597, ['Torba', 'Torba', 'Torba', 'Торба']),
  town('turkbuku', 37.1322, 27.3789, ['Göltürkbükü', 'Göltürkbükü', 'Göltürkbükü', 'Гёльтюркбюкю']),
  town('yalikavak', 37.1056, 27.2942, ['Yalıkavak', 'Yalıkavak', 'Yalıkavak', 'Ялыкавак']),
  town('gumusluk', 37.0525, 27.2331, ['Gümüşlük', 'Gümüşlük', 'Gümüşlük', 'Гюмюшлюк']),
  town('turgutreis', 37.0069, 27.2569, ['Turgutreis', 'Turgutreis', 'Turgutreis', 'Тургутрейс']),
  marina('kas-marina', 36.2067, 29.6219, ['Kaş marina', 'Kaş marina', 'Marina Kaş', 'Марина Каша']),
  marina('kas-harbour', 36.1986, 29.6411, [
    'Kaş town harbour',
    'Kaş limanı',
    'Stadthafen Kaş',
    'Городская гавань Каша',
  ]),
  marina('kalkan-harbour', 36.2625, 29.4139, ['Kalkan harbour', 'Kalkan limanı', 'Hafen Kalkan', 'Гавань Калкана']),
  marina('ucagiz-harbour', 36.1975, 29.8469, ['Üçağız jetty', 'Üçağız iskelesi', 'Anleger Üçağız', 'Причал Учагыза']),
  office('kas-office', 36.2009, 29.6413, [
    'Kaş, Uzun Çarşı Sokak 14',
    'Kaş, Uzun Çarşı Sokak 14',
    'Kaş, Uzun Çarşı Sokak 14',
    'Каш, Uzun Çarşı Sokak 14',
  ]),
  office('fethiye-office', 36.6222, 29.1103, [
    'Fethiye, at the marina',
    'Fethiye, marinanın yanı',
    'Fethiye, an der Marina',
    'Фетхие, у марины',
  ]),
]
