import type { Locale } from '@/domain/shared/locales'
import { type KindWords, kindProduct } from './kind-product'

const INCLUDED: Record<Locale, string> = {
  en: 'Driver with your name on a board | An hour of waiting | Child seats | Water',
  tr: 'Adınızla bekleyen şoför | Bir saat bekleme | Çocuk koltuğu | Su',
  de: 'Fahrer mit Namensschild | Eine Stunde Wartezeit | Kindersitze | Wasser',
  ru: 'Водитель с табличкой | Час ожидания | Детские кресла | Вода',
  nl: 'Chauffeur met naambord | Een uur wachttijd | Kinderzitjes | Water',
  ar: 'سائق يحمل اسمكم | ساعة انتظار | مقاعد أطفال | ماء',
}
const EXCLUDED: Record<Locale, string> = {
  en: 'Stops on the way beyond 15 minutes',
  tr: 'Yolda 15 dakikayı aşan molalar',
  de: 'Stopps unterwegs über 15 Minuten',
  ru: 'Остановки в пути дольше 15 минут',
  nl: 'Stops onderweg langer dan 15 minuten',
  ar: 'التوقف في الطريق أكثر من 15 دقيقة',
}
const HIGHLIGHTS: Record<Locale, string> = {
  en: 'We follow your flight | Price per vehicle, not per head | Free to change until the day before',
  tr: 'Uçuşunuzu izleriz | Kişi değil, araç başına fiyat | Bir gün öncesine kadar ücretsiz değişiklik',
  de: 'Wir verfolgen Ihren Flug | Preis je Fahrzeug, nicht je Kopf | Bis zum Vortag kostenlos umbuchbar',
  ru: 'Следим за вашим рейсом | Цена за машину, а не за человека | Бесплатные изменения до предыдущего дня',
  nl: 'We volgen je vlucht | Prijs per auto, niet per persoon | Tot de dag ervoor gratis te wijzigen',
  ar: 'نتابع رحلتكم الجوية | السعر للمركبة لا للفرد | تغيير مجاني حتى اليوم السابق',
}

type Short = Record<Locale, readonly [title: string, summary: string, description: string]>

function complete(words: Short): Record<Locale, KindWords> {
  const of = (locale: Locale): KindWords => [...words[locale], HIGHLIGHTS[locale], INCLUDED[locale], EXCLUDED[locale]]
  return { en: of('en'), tr: of('tr'), de: of('de'), ru: of('ru'), nl: of('nl'), ar: of('ar') }
}

const reviews = [
  {
    score: 5,
    author: 'Marta K.',
    place: 'Gdańsk',
    locale: 'en' as const,
    travelledOn: '2026-10-03',
    text: 'Our flight was two hours late. The driver knew before we did and was there with cold water.',
  },
  {
    score: 5,
    author: 'Uwe S.',
    place: 'Kassel',
    locale: 'de' as const,
    travelledOn: '2026-09-14',
    text: 'Pünktlich, ruhige Fahrweise, sauberes Auto.',
  },
]

export const coastTransfer = kindProduct(
  {
    scene: 'airport',
    details: {
      kind: 'transfer',
      fromPlace: 'antalya-airport',
      toPlace: 'side',
      durationMinutes: 75,
      distanceKilometres: 65,
      childSeats: 2,
      vehicles: [
        { vehicle: 'sedan', seats: 3, luggage: 3, price: '38.00', perDay: 6 },
        { vehicle: 'minivan', seats: 6, luggage: 6, price: '45.00', perDay: 8 },
        { vehicle: 'vip', seats: 6, luggage: 6, price: '62.00', perDay: 3 },
      ],
    },
    cutoffMinutes: 720,
    unit: 'vehicle',
    prices: ['38.00', '38.00', '38.00'],
    depositRate: 20,
    reviews,
  },
  'antalya-airport-side',
  complete({
    en: [
      'Antalya airport to Side, up to six people',
      'A minivan for you alone, 65 kilometres, about an hour and a quarter.',
      'From the arrivals hall to the door of your hotel without a stop at others. The way back is booked the same way.',
    ],
    tr: [
      'Antalya Havalimanı – Side, altı kişiye kadar',
      'Yalnızca size ait bir minivan; 65 kilometre, yaklaşık bir saat on beş dakika.',
      'Geliş salonundan otelinizin kapısına, başka otellere uğramadan. Dönüş de aynı şekilde ayırtılır.',
    ],
    de: [
      'Flughafen Antalya – Side, bis sechs Personen',
      'Ein Minivan nur für Sie, 65 Kilometer, etwa fünf Viertelstunden.',
      'Von der Ankunftshalle bis zur Hoteltür, ohne Halt bei anderen. Die Rückfahrt buchen Sie genauso.',
    ],
    ru: [
      'Аэропорт Антальи — Сиде, до шести человек',
      'Минивэн только для вас: 65 километров, около часа с четвертью.',
      'От зала прилёта до дверей отеля без заездов к другим. Обратную дорогу можно заказать так же.',
    ],
    nl: [
      'Luchthaven Antalya naar Side, tot zes personen',
      'Een minivan alleen voor jullie, 65 kilometer, ongeveer vijf kwartier.',
      'Van de aankomsthal tot de deur van je hotel, zonder stops bij anderen. De terugreis boek je op dezelfde manier.',
    ],
    ar: [
      'مطار أنطاليا إلى سيدا حتى ستة أشخاص',
      'حافلة صغيرة لكم وحدكم، 65 كيلومترًا في نحو ساعة وربع.',
      'من صالة الوصول إلى باب فندقكم دون توقف عند غيركم. ويُحجز طريق العودة بالطريقة نفسها.',
    ],
  }),
)

export const mountainTransfer = kindProduct(
  {
    scene: 'coastroad',
    details: {
      kind: 'transfer',
      fromPlace: 'dalaman-airport',
      toPlace: 'kalkan',
      durationMinutes: 120,
      distanceKilometres: 120,
      childSeats: 2,
      vehicles: [{ vehicle: 'sedan', seats: 4, luggage: 4, price: '68.00', perDay: 6 }],
    },
    cutoffMinutes: 720,
    unit: 'vehicle',
    prices: ['68.00', '68.00', '68.00'],
    depositRate: 20,
    reviews,
  },
  'dalaman-airport-kalkan',
  complete({
    en: [
      'Dalaman airport to Kalkan or Kaş, up to four people',
      'A saloon car with driver along the coast road, two hours.',
      'The road is the first sight of the holiday: bends, sea, the beach of Kaputaş. Say where to stop for a photograph.',
    ],
    tr: [
      'Dalaman Havalimanı – Kalkan veya Kaş, dört kişiye kadar',
      'Sahil yolundan şoförlü otomobil, iki saat.',
      'Yol, tatilin ilk manzarası: virajlar, deniz, Kaputaş. Fotoğraf için nerede duracağınızı söyleyin yeter.',
    ],
    de: [
      'Flughafen Dalaman – Kalkan oder Kaş, bis vier Personen',
      'Eine Limousine mit Fahrer über die Küstenstraße, zwei Stunden.',
      'Die Straße ist der erste Blick des Urlaubs: Kurven, Meer, der Strand von Kaputaş. Sagen Sie, wo Sie für ein Foto halten möchten.',
    ],
    ru: [
      'Аэропорт Даламан — Калкан или Каш, до четырёх человек',
      'Легковая машина с водителем по дороге вдоль моря, два часа.',
      'Сама дорога — начало отпуска: повороты, море, пляж Капуташ. Скажите, где остановиться для фотографии.',
    ],
    nl: [
      'Luchthaven Dalaman naar Kalkan of Kaş, tot vier personen',
      'Een auto met chauffeur over de kustweg, twee uur.',
      'De weg is het eerste uitzicht van de vakantie: bochten, zee, het strand van Kaputaş. Zeg waar je wilt stoppen voor een foto.',
    ],
    ar: [
      'مطار دالامان إلى كالكان أو كاش حتى أربعة أشخاص',
      'سيارة مع سائق على الطريق الساحلي في ساعتين.',
      'الطريق أول مشاهد العطلة: منعطفات وبحر وشاطئ كابوتاش. قولوا أين تريدون التوقف لالتقاط صورة.',
    ],
  }),
)

export const cityTransfer = kindProduct(
  {
    scene: 'antalyanight',
    details: {
      kind: 'transfer',
      fromPlace: 'antalya-airport',
      toPlace: 'antalya',
      durationMinutes: 30,
      distanceKilometres: 16,
      childSeats: 3,
      vehicles: [
        { vehicle: 'sedan', seats: 3, luggage: 3, price: '24.00', perDay: 6 },
        { vehicle: 'minivan', seats: 6, luggage: 6, price: '30.00', perDay: 8 },
        { vehicle: 'minibus', seats: 12, luggage: 14, price: '38.00', perDay: 4 },
      ],
    },
    cutoffMinutes: 720,
    unit: 'vehicle',
    prices: ['24.00', '24.00', '24.00'],
    depositRate: 20,
    reviews,
  },
  'antalya-airport-city',
  complete({
    en: [
      'Antalya airport to the old town, up to twelve people',
      'A Sprinter for the whole group, half an hour to the gate of the old town.',
      'Cars may not enter the lanes: the last 300 metres our porter wheels your luggage to the door.',
    ],
    tr: [
      'Antalya Havalimanı – Kaleiçi, on iki kişiye kadar',
      'Bütün grup için bir Sprinter; Kaleiçi kapısına yarım saat.',
      'Araçlar sokaklara giremez: son 300 metrede bavullarınızı görevlimiz kapıya kadar taşır.',
    ],
    de: [
      'Flughafen Antalya – Altstadt, bis zwölf Personen',
      'Ein Sprinter für die ganze Gruppe, eine halbe Stunde bis zum Altstadttor.',
      'In die Gassen dürfen keine Autos: Die letzten 300 Meter rollt unser Träger Ihr Gepäck bis zur Tür.',
    ],
    ru: [
      'Аэропорт Антальи — старый город, до двенадцати человек',
      'Sprinter для всей компании, полчаса до ворот старого города.',
      'Машинам в переулки нельзя: последние 300 метров ваш багаж довезёт носильщик.',
    ],
    nl: [
      'Luchthaven Antalya naar de oude stad, tot twaalf personen',
      'Een Sprinter voor de hele groep, een halfuur tot de poort van de oude stad.',
      'Auto’s mogen de steegjes niet in: de laatste 300 meter rijdt onze kruier je bagage tot aan de deur.',
    ],
    ar: [
      'مطار أنطاليا إلى البلدة القديمة حتى اثني عشر شخصًا',
      'حافلة سبرينتر للمجموعة كلها، نصف ساعة إلى بوابة البلدة القديمة.',
      'لا تدخل السيارات الأزقة: في آخر 300 متر ينقل حمّالنا أمتعتكم إلى الباب.',
    ],
  }),
)
