import type { OrionLocale, SeedProduct, SeedText } from '@/backend/db/seed/types'
import type { DetailsOf } from '@/domain/catalogue/kinds/details-schema'
import { season } from '../../../shared/entry'
import { extras, items, questions } from '../../../shared/lines'
import { mapTexts } from '../../../shared/menu-entries'
import type { Words } from '../rest-entry'

/** What the terms are for every car; a larger class overrides the driver's age and the deposit. */
export const CAR_TERMS = {
  kind: 'car',
  doors: 5,
  minimumDriverAge: 21,
  maximumDriverAge: 80,
  minimumLicenceYears: 2,
  youngDriver: { under: 25, feePerDay: '8.00' },
  fuelRule: 'fullToFull',
  offices: ['antalya-airport', 'antalya-office', 'side-office', 'alanya-office', 'izmir-airport', 'bodrum-airport'],
  oneWayFee: '65.00',
  bands: [
    { fromDays: 4, percentOff: 6 },
    { fromDays: 8, percentOff: 13 },
    { fromDays: 15, percentOff: 21 },
    { fromDays: 30, percentOff: 33 },
  ],
  damageDeposit: '0.00',
} satisfies Partial<DetailsOf<'car'>>

/** For cars that wait in Cappadocia too. */
export const INLAND_OFFICES = ['kayseri-airport', 'antalya-airport', 'side-office', 'antalya-office']

export const CAR_EXTRAS: SeedProduct<OrionLocale>['extras'] = [
  { id: 'child-seat', price: '5.00', per: 'day', maximum: 3 },
  { id: 'hotel-hand-over', price: '15.00', per: 'booking', maximum: 2 },
  { id: 'hotspot', price: '4.00', per: 'day', maximum: 1 },
]

/** Winter, spring, summer, autumn. */
export function carYear(prices: readonly [winter: string, spring: string, summer: string, autumn: string]) {
  const [winter, spring, summer, autumn] = prices
  return [
    season('01-01', '03-14', winter),
    season('03-15', '06-14', spring),
    season('06-15', '09-14', summer),
    season('09-15', '11-14', autumn),
    season('11-15', '12-31', winter),
  ]
}

type Common = Pick<SeedText, 'included' | 'excluded' | 'questions' | 'extras'>

const COMMON: Record<OrionLocale, Common> = {
  de: {
    included: items`Vollkasko ohne Selbstbeteiligung, auch für Glas und Reifen | Zweiter Fahrer | Pannendienst rund um die Uhr`,
    excluded: items`Kraftstoff oder Strom | Maut: das HGS-Gerät ist an Bord, Sie zahlen die gefahrenen Strecken | Bußgelder, ohne Bearbeitungsgebühr`,
    questions: questions`
      Brauche ich eine Kreditkarte? | Nur wo auf dieser Seite eine Kaution steht. Sonst genügen Ausweis und Führerschein.
      Gilt mein Führerschein? | Führerscheine der EU, der Schweiz und Großbritanniens gelten ohne Übersetzung.
      Was tue ich nach einem Unfall? | Stehen bleiben und uns anrufen. Für das Protokoll kommt jemand zu Ihnen, der Türkisch und Ihre Sprache spricht.
    `,
    extras: extras`
      Kindersitz | Nach Alter und Gewicht, eingebaut bei der Übergabe
      Übergabe am Hotel | Bringen oder Abholen bis 25 Kilometer um ein Büro
      WLAN-Router | Für bis zu fünf Telefone, ohne Datengrenze
    `,
  },
  en: {
    included: items`Full cover without excess, glass and tyres too | Second driver | Breakdown service day and night`,
    excluded: items`Fuel or charging | Tolls: the HGS tag is on board, you pay for the stretches you drive | Fines, without a handling fee`,
    questions: questions`
      Do I need a credit card? | Only where a damage deposit is shown on this page. Otherwise passport and licence will do.
      Is my licence valid? | British, Irish and EU licences are valid as they are; with any other, bring an international permit as well.
      What do I do after an accident? | Leave the car where it is and call us. Someone who speaks Turkish and your language comes to help with the report.
    `,
    extras: extras`
      Child seat | By age and weight, fitted when you take the car over
      Hand-over at your hotel | Delivery or collection within 25 kilometres of an office
      Wi-Fi router | For up to five phones, without a data limit
    `,
  },
  tr: {
    included: items`Cam ve lastik dahil muafiyetsiz tam kasko | İkinci sürücü | Yedi gün yirmi dört saat yol yardımı`,
    excluded: items`Yakıt ya da şarj | Otoyol ücretleri: HGS araçta hazır, geçtiğiniz kadar ödersiniz | Trafik cezaları, hizmet bedelsiz`,
    questions: questions`
      Kredi kartı şart mı? | Yalnızca bu sayfada hasar depozitosu yazıyorsa. Yazmıyorsa kimlik ve ehliyet yeter.
      Yabancı ehliyet geçerli mi? | AB, Birleşik Krallık ve İsviçre ehliyetleri çevirisiz geçer.
      Kaza olursa ne yapmalıyım? | Aracı yerinden oynatmayın, bizi arayın. Tutanağı birlikte tutacak biri yanınıza gelir.
    `,
    extras: extras`
      Çocuk koltuğu | Yaşa ve kiloya göre, teslimde takılı
      Otelde teslim | Ofise 25 kilometreye kadar getirme ya da alma
      İnternet modemi | Beş telefona kadar, kotasız
    `,
  },
  ru: {
    included: items`Полное КАСКО без франшизы, включая стёкла и шины | Второй водитель | Помощь на дороге круглые сутки`,
    excluded: items`Топливо или зарядка | Платные дороги: метка HGS в машине, вы платите за проезд по факту | Штрафы, без сбора за оформление`,
    questions: questions`
      Нужна ли кредитная карта? | Только если на этой странице указан залог. Иначе хватит паспорта и прав.
      Подойдут ли мои права? | Российские права с латиницей принимаются; возьмите и международное удостоверение, полиции так проще.
      Что делать после аварии? | Не трогайте машину и позвоните нам. Приедет сотрудник, который говорит по-турецки и по-русски, и поможет с протоколом.
    `,
    extras: extras`
      Детское кресло | По возрасту и весу, установим при выдаче
      Выдача у отеля | Привезём или заберём в пределах 25 километров от офиса
      Роутер с интернетом | До пяти телефонов, без лимита
    `,
  },
  nl: {
    included: items`All-in verzekerd zonder eigen risico, ook ruiten en banden | Tweede bestuurder | Pechhulp dag en nacht`,
    excluded: items`Brandstof of laadstroom | Tol: het HGS-kastje zit in de auto, je betaalt wat je rijdt | Boetes, zonder administratiekosten`,
    questions: questions`
      Heb ik een creditcard nodig? | Alleen als op deze pagina een borg staat. Anders zijn je paspoort en rijbewijs genoeg.
      Is mijn rijbewijs geldig? | Ja, een Nederlands of Belgisch rijbewijs geldt zoals het is.
      Wat doe ik na een ongeluk? | Laat de auto staan en bel ons. Er komt iemand die Turks en jouw taal spreekt om het rapport op te maken.
    `,
    extras: extras`
      Kinderzitje | Op leeftijd en gewicht, gemonteerd bij de overdracht
      Overdracht bij je hotel | Brengen of halen tot 25 kilometer van een kantoor
      Wifi-router | Voor maximaal vijf telefoons, zonder datalimiet
    `,
  },
  ar: {
    included: items`تأمين شامل دون تحمّل، يشمل الزجاج والإطارات | سائق ثانٍ | مساعدة على الطريق ليلًا ونهارًا`,
    excluded: items`الوقود أو الشحن | رسوم الطرق: بطاقة HGS في السيارة وتدفع ما تعبره فقط | المخالفات المرورية دون رسوم إدارية`,
    questions: questions`
      هل أحتاج إلى بطاقة ائتمان؟ | فقط إذا ذُكر مبلغ تأمين الأضرار في هذه الصفحة، وإلا فيكفي جواز السفر ورخصة القيادة.
      هل رخصتي سارية؟ | تُقبل الرخص المكتوبة بالحروف اللاتينية، ومع غيرها تلزم رخصة دولية.
      ماذا أفعل بعد حادث؟ | اترك السيارة في مكانها واتصل بنا، فيأتيك من يتحدث التركية ولغتك لكتابة المحضر.
    `,
    extras: extras`
      مقعد طفل | بحسب العمر والوزن، يُركّب عند التسليم
      تسليم عند الفندق | إحضار السيارة أو استلامها حتى 25 كيلومترًا من المكتب
      جهاز واي فاي | لخمسة هواتف بلا حد للبيانات
    `,
  },
}

/** How far it may go: most cars without a limit, one by the day. */
const KILOMETRES: Record<'free' | 'counted', Record<OrionLocale, string>> = {
  free: {
    de: 'Freie Kilometer',
    en: 'Unlimited kilometres',
    tr: 'Sınırsız kilometre',
    ru: 'Пробег без ограничений',
    nl: 'Onbeperkt kilometers',
    ar: 'كيلومترات غير محدودة',
  },
  counted: {
    de: '350 Kilometer am Tag',
    en: '350 kilometres a day',
    tr: 'Günde 350 kilometre',
    ru: '350 километров в день',
    nl: '350 kilometer per dag',
    ar: '350 كيلومترًا في اليوم',
  },
}

/** Who may drive: most cars' terms, those of the middle classes, and those of the largest, which take no beginners. */
const DRIVERS: Record<'usual' | 'middle' | 'large', Record<OrionLocale, string>> = {
  usual: {
    de: 'Fahrer ab 21 mit zwei Jahren Führerschein; unter 25 kostet der Tag 8 € mehr.',
    en: 'Drivers from 21 with a licence held for two years; under 25, each day costs €8 more.',
    tr: 'Sürücü en az 21 yaşında ve iki yıllık ehliyetli; 25 yaş altında gün başına 8 € eklenir.',
    ru: 'Водитель от 21 года со стажем два года; до 25 лет доплата 8 € в день.',
    nl: 'Bestuurders vanaf 21 met twee jaar rijbewijs; onder de 25 kost een dag € 8 extra.',
    ar: 'السائق من سن 21 برخصة مضى عليها عامان، ودون 25 عامًا يزيد اليوم 8 يورو.',
  },
  middle: {
    de: 'Fahrer ab 23 mit zwei Jahren Führerschein; unter 25 kostet der Tag 8 € mehr.',
    en: 'Drivers from 23 with a licence held for two years; under 25, each day costs €8 more.',
    tr: 'Sürücü en az 23 yaşında ve iki yıllık ehliyetli; 25 yaş altında gün başına 8 € eklenir.',
    ru: 'Водитель от 23 года со стажем два года; до 25 лет доплата 8 € в день.',
    nl: 'Bestuurders vanaf 23 met twee jaar rijbewijs; onder de 25 kost een dag € 8 extra.',
    ar: 'السائق من سن 23 برخصة مضى عليها عامان، ودون 25 عامًا يزيد اليوم 8 يورو.',
  },
  large: {
    de: 'Fahrer ab 26 mit drei Jahren Führerschein; die Kaution wird auf einer Kreditkarte vorgemerkt.',
    en: 'Drivers from 26 with a licence held for three years; the damage deposit is reserved on a credit card.',
    tr: 'Sürücü en az 26 yaşında ve üç yıllık ehliyetli; hasar depozitosu kredi kartından bloke edilir.',
    ru: 'Водитель от 26 лет со стажем три года; залог резервируется на кредитной карте.',
    nl: 'Bestuurders vanaf 26 met drie jaar rijbewijs; de borg wordt op een creditcard gereserveerd.',
    ar: 'السائق من سن 26 برخصة مضت عليها ثلاثة أعوام، ويُحجز مبلغ التأمين على بطاقة ائتمان.',
  },
}

/** Terms of the larger classes, as `DRIVERS` says them. */
export const MIDDLE_CAR = { minimumDriverAge: 23 } as const
export const LARGE_CAR = { minimumDriverAge: 26, minimumLicenceYears: 3, youngDriver: null } as const

/** Title, summary, the car, its use; highlights parted by `|`; one more thing to know. */
export type CarWords = readonly [
  title: string,
  summary: string,
  car: string,
  use: string,
  highlights: string,
  note: string,
]

/** The car's own words together with those that hold for every car. */
export function carTexts(
  own: Record<OrionLocale, CarWords>,
  drivers: keyof typeof DRIVERS = 'usual',
  kilometres: keyof typeof KILOMETRES = 'free',
): Record<OrionLocale, Words> {
  return mapTexts(own, ([title, summary, about, use, highlights, note], locale) => ({
    ...COMMON[locale],
    included: [...COMMON[locale].included, KILOMETRES[kilometres][locale]],
    title,
    summary,
    description: `${about}\n\n${use}`,
    highlights: highlights.split('|').map((part) => part.trim()),
    goodToKnow: [DRIVERS[drivers][locale], note],
  }))
}
