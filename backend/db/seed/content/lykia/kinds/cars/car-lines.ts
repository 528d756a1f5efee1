import type { LykiaLocale, SeedProduct, SeedText } from '@/backend/db/seed/types'
import type { DetailsOf } from '@/domain/catalogue/kinds/details-schema'
import { season } from '../../../shared/entry'
import { extras, items, questions } from '../../../shared/lines'
import { mapTexts } from '../../../shared/menu-entries'

/** What the terms are for every car; a larger class overrides the driver's age and the deposit. */
export const CAR_TERMS = {
  kind: 'car',
  doors: 5,
  minimumDriverAge: 21,
  maximumDriverAge: 78,
  minimumLicenceYears: 2,
  youngDriver: { under: 25, feePerDay: '7.00' },
  fuelRule: 'sameToSame',
  offices: ['antalya-airport', 'dalaman-airport', 'kas-office', 'fethiye-office', 'antalya-office'],
  oneWayFee: '45.00',
  bands: [
    { fromDays: 3, percentOff: 5 },
    { fromDays: 7, percentOff: 12 },
    { fromDays: 14, percentOff: 18 },
    { fromDays: 28, percentOff: 30 },
  ],
  damageDeposit: '0.00',
} satisfies Partial<DetailsOf<'car'>>

export const CAR_EXTRAS: SeedProduct<LykiaLocale>['extras'] = [
  { id: 'child-seat', price: '4.00', per: 'day', maximum: 3 },
  { id: 'second-driver', price: '3.00', per: 'day', maximum: 1 },
  { id: 'glass-and-tyres', price: '6.00', per: 'day', maximum: 1 },
]

/** Winter, spring, early summer, high summer, autumn. */
export function carYear(prices: readonly [string, string, string, string, string]) {
  const [winter, spring, june, summer, autumn] = prices
  return [
    season('01-01', '03-31', winter),
    season('04-01', '05-31', spring),
    season('06-01', '07-09', june),
    season('07-10', '09-10', summer),
    season('09-11', '12-31', autumn),
  ]
}

type Common = Pick<SeedText, 'included' | 'excluded' | 'questions' | 'extras'>

const COMMON: Record<LykiaLocale, Common> = {
  en: {
    included: items`Fully comprehensive cover without excess | Theft, third-party and breakdown cover | Hand-over at the airport by a person, at any hour | VAT and airport fee`,
    excluded: items`Fuel or charge: returned as full as you received it | Toll roads and fines, at cost, with no fee of ours | Glass, tyres and underbody, unless you add them`,
    questions: questions`
      Is money blocked on my card? | Only the damage deposit shown on this page; where it says zero, nothing.
      What if my flight is late? | We see the flight. Somebody waits for you, without a surcharge, at three in the morning too.
      Can I leave the car elsewhere? | At any of the offices named on this page, for a single fee that you see before you pay.
    `,
    extras: extras`
      Child seat | Fitted before you come; tell us age and weight
      Second driver | Entered in the contract, same conditions as for the first
      Glass, tyres and underbody | The three things that the full cover leaves out
    `,
  },
  tr: {
    included: items`Muafiyetsiz tam kasko | Hırsızlık, trafik ve yol yardım güvencesi | Havalimanında her saatte elden teslim | KDV ve havalimanı ücreti`,
    excluded: items`Yakıt ya da şarj: aldığınız seviyede teslim edilir | Ücretli geçişler ve cezalar, hizmet bedeli eklenmeden | Eklemezseniz cam, lastik ve alt takım`,
    questions: questions`
      Kartıma bloke konur mu? | Yalnızca bu sayfada yazan hasar depozitosu kadar; sıfır yazıyorsa hiç konmaz.
      Uçağım rötar yaparsa? | Uçuşu izliyoruz. Gece üçte de olsa biri sizi bekler, ek ücret istenmez.
      Aracı başka yerde bırakabilir miyim? | Bu sayfada adı geçen her ofiste; tek seferlik ücreti ödemeden önce görürsünüz.
    `,
    extras: extras`
      Çocuk koltuğu | Siz gelmeden takılır; yaşını ve kilosunu yazın
      İkinci sürücü | Sözleşmeye yazılır, koşullar birinciyle aynıdır
      Cam, lastik ve alt takım | Tam kaskonun dışında kalan üç şey
    `,
  },
  de: {
    included: items`Vollkasko ohne Selbstbeteiligung | Diebstahlschutz, Haftpflicht und Pannenhilfe | Persönliche Übergabe am Flughafen, zu jeder Stunde | Mehrwertsteuer und Flughafengebühr`,
    excluded: items`Kraftstoff oder Strom: zurück so voll wie übernommen | Maut und Bußgelder, ohne eigene Gebühr | Glas, Reifen und Unterboden, wenn Sie sie nicht dazunehmen`,
    questions: questions`
      Wird auf meiner Karte Geld blockiert? | Nur die Kaution, die auf dieser Seite steht; wo null steht, nichts.
      Und wenn mein Flug sich verspätet? | Wir sehen den Flug. Es wartet jemand auf Sie, ohne Aufpreis, auch um drei Uhr nachts.
      Kann ich das Auto woanders abgeben? | An jeder Station, die auf dieser Seite steht, gegen eine einmalige Gebühr, die Sie vor dem Bezahlen sehen.
    `,
    extras: extras`
      Kindersitz | Eingebaut, bevor Sie kommen; nennen Sie Alter und Gewicht
      Zweiter Fahrer | Im Vertrag eingetragen, gleiche Bedingungen wie beim ersten
      Glas, Reifen und Unterboden | Die drei Dinge, die der Vollkasko fehlen
    `,
  },
  ru: {
    included: items`Полное КАСКО без франшизы | Страховка от угона, ответственность перед третьими лицами и помощь на дороге | Передача машины в аэропорту лично, в любой час | НДС и сбор аэропорта`,
    excluded: items`Топливо или заряд: вернуть с тем же уровнем | Платные дороги и штрафы, без нашей комиссии | Стёкла, шины и днище, если их не добавить`,
    questions: questions`
      Блокируется ли сумма на карте? | Только залог, указанный на этой странице; если там ноль, ничего.
      А если рейс задержится? | Мы следим за рейсом. Вас дождутся и в три часа ночи, без доплаты.
      Можно ли сдать машину в другом месте? | В любом офисе, указанном на этой странице; разовую плату вы увидите до оплаты.
    `,
    extras: extras`
      Детское кресло | Установим до вашего приезда; напишите возраст и вес
      Второй водитель | Вписан в договор на тех же условиях, что и первый
      Стёкла, шины и днище | Три вещи, которых нет в полном КАСКО
    `,
  },
}

type Own = Pick<SeedText, 'title' | 'slug' | 'summary' | 'description' | 'highlights' | 'goodToKnow'>

/** The car's own words together with those that hold for every car. */
export function carTexts(own: Record<LykiaLocale, Own>): Record<LykiaLocale, Omit<SeedText, 'programme'>> {
  return mapTexts(own, (words, locale) => ({ ...COMMON[locale], ...words }))
}
