import type { OrionLocale, SeedPlace } from '@/backend/db/seed/types'

type Place = SeedPlace<OrionLocale>
type Words = readonly [en: string, tr: string, de: string, ru: string, nl: string, ar: string]

const make =
  (placeType: Place['placeType']) =>
  (key: string, latitude: number, longitude: number, [en, tr, de, ru, nl, ar]: Words): Place => ({
    key,
    placeType,
    title: { en, tr, de, ru, nl, ar },
    latitude,
    longitude,
  })

const same = (latin: string, ru: string, ar: string): Words => [latin, latin, latin, ru, latin, ar]
/** A street is written as on its sign. */
const street = (latin: string, ru: string, ar: string, sign: string): Words => [
  `${latin}, ${sign}`,
  `${latin}, ${sign}`,
  `${latin}, ${sign}`,
  `${ru}, ${sign}`,
  `${latin}, ${sign}`,
  `${ar}، \u2066${sign}\u2069`,
]

const town = make('town')
const office = make('office')

/** An airport, towns and offices that only the cars and rides of Orion Reisen name. */
export const restPlaces: Place[] = [
  make('airport')('izmir-airport', 38.2924, 27.157, [
    'Izmir Airport (ADB)',
    'İzmir Adnan Menderes Havalimanı (ADB)',
    'Flughafen Izmir (ADB)',
    'Аэропорт Измира (ADB)',
    'Luchthaven Izmir (ADB)',
    'مطار إزمير (ADB)',
  ]),
  town('lara', 36.8533, 30.8067, [
    'Lara and Kundu',
    'Lara ve Kundu',
    'Lara und Kundu',
    'Лара и Кунду',
    'Lara en Kundu',
    'لارا وكوندو',
  ]),
  town('bogazkent', 36.8442, 31.1517, same('Boğazkent', 'Богазкент', 'بوغازكنت')),
  town('colakli', 36.8003, 31.3322, same('Çolaklı', 'Чолаклы', 'تشولاكلي')),
  town('kizilagac', 36.7231, 31.5508, same('Kızılağaç', 'Кызылагач', 'كيزيل آغاتش')),
  town('avsallar', 36.6194, 31.7733, same('Avsallar', 'Авсаллар', 'أفسالار')),
  town('konakli', 36.5811, 31.8772, same('Konaklı', 'Конаклы', 'كوناكلي')),
  town('mahmutlar', 36.4928, 32.0983, same('Mahmutlar', 'Махмутлар', 'محمودلار')),
  town('goynuk', 36.6711, 30.5497, same('Göynük', 'Гёйнюк', 'غوينوك')),
  town('ormana', 37.0517, 31.6094, same('Ormana', 'Ормана', 'أورمانا')),
  town('selcuk', 37.9508, 27.3689, same('Selçuk', 'Сельчук', 'سلجوق')),
  town('sirince', 37.9436, 27.4339, same('Şirince', 'Шириндже', 'شيرينجه')),
  town('kusadasi', 37.8579, 27.261, same('Kuşadası', 'Кушадасы', 'كوشاداسي')),
  town('izmir', 38.4331, 27.1442, [
    'Izmir, Alsancak',
    'İzmir, Alsancak',
    'Izmir, Alsancak',
    'Измир, Алсанджак',
    'Izmir, Alsancak',
    'إزمير، ألسنجاك',
  ]),
  town('urla', 38.3228, 26.7647, same('Urla', 'Урла', 'أورلا')),
  town('alacati', 38.2833, 26.3753, same('Alaçatı', 'Алачаты', 'ألاتشاتي')),
  town('cesme', 38.3228, 26.3064, same('Çeşme', 'Чешме', 'تشيشمه')),
  town('bergama', 39.1214, 27.1797, same('Bergama', 'Бергама', 'برغاما')),
  town('urgup', 38.6292, 34.9119, same('Ürgüp', 'Ургюп', 'أورغوب')),
  town('uchisar', 38.6286, 34.8058, same('Uçhisar', 'Учхисар', 'أوتشحصار')),
  town('ortahisar', 38.6214, 34.865, same('Ortahisar', 'Ортахисар', 'أورتاحصار')),
  town('avanos', 38.7164, 34.8467, same('Avanos', 'Аванос', 'أفانوس')),
  town('mustafapasa', 38.5839, 34.8978, same('Mustafapaşa', 'Мустафапаша', 'مصطفى باشا')),
  town('erciyes', 38.5406, 35.5089, [
    'Erciyes ski centre',
    'Erciyes Kayak Merkezi',
    'Skigebiet Erciyes',
    'Курорт Эрджиес',
    'Skigebied Erciyes',
    'منتجع أرجيس للتزلج',
  ]),
  office('side-office', 36.7869, 31.3917, street('Side', 'Сиде', 'سيدا', 'Kemer Mahallesi 62')),
  office('alanya-office', 36.5511, 31.9853, street('Alanya', 'Аланья', 'ألانيا', 'Saray Mahallesi 18')),
]
