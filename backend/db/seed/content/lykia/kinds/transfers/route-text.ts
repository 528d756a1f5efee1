import type { LykiaLocale, SeedText } from '@/backend/db/seed/types'
import { extras, items } from '../../../shared/lines'
import { AIRPORTS, TOWNS } from './place-forms'
import type { Route } from './routes'
import { RIDES_DE } from './words-de'
import { RIDES_EN } from './words-en'
import { RIDES_RU } from './words-ru'
import { RIDES_TR } from './words-tr'

/** Summary, what the ride is like, and one highlight. */
export type RouteWords = readonly [summary: string, ride: string, sight: string]

type Words = Omit<SeedText, 'programme'>

/** Minutes between being at the desk and the departure. */
const CHECK_IN = 150
const QUARTER = 15
const HOUR = 60
/** From so many minutes on, a pause on the way is offered without being paid for. */
const LONG_RIDE = 100

const leadOf = ({ minutes }: Route) => Math.ceil((minutes + CHECK_IN) / QUARTER) * QUARTER

const russian = new Intl.PluralRules('ru')

/** `forms` are those of 1, 2 and 5. */
function countRussian(count: number, forms: readonly [string, string, string]): string {
  const rule = russian.select(count)
  return `${count} ${rule === 'one' ? forms[0] : rule === 'few' ? forms[1] : forms[2]}`
}

const units: Record<LykiaLocale, { hours: (count: number) => string; minutes: (count: number) => string }> = {
  en: { hours: (count) => `${count} ${count === 1 ? 'hour' : 'hours'}`, minutes: (count) => `${count} minutes` },
  tr: { hours: (count) => `${count} saat`, minutes: (count) => `${count} dakika` },
  de: { hours: (count) => `${count} ${count === 1 ? 'Stunde' : 'Stunden'}`, minutes: (count) => `${count} Minuten` },
  ru: {
    hours: (count) => countRussian(count, ['час', 'часа', 'часов']),
    minutes: (count) => countRussian(count, ['минута', 'минуты', 'минут']),
  },
}

/** '3 hours', '1 hour 5 minutes', '25 minutes'. */
export function spell(minutes: number, locale: LykiaLocale): string {
  const hours = Math.floor(minutes / HOUR)
  const rest = minutes % HOUR
  const parts = [hours > 0 ? units[locale].hours(hours) : '', rest > 0 ? units[locale].minutes(rest) : '']
  return parts.filter(Boolean).join(' ')
}

const englishText = (route: Route): Words => {
  const [summary, ride, sight] = RIDES_EN[route.key]
  const airport = AIRPORTS[route.from].en.name
  const town = TOWNS[route.to].en.name
  const pause = route.minutes >= LONG_RIDE ? ' A stop of a quarter of an hour on the way costs nothing.' : ''
  return {
    title: `Private transfer from ${airport} to ${town}`,
    summary,
    description: `${ride}\n\n${route.kilometres} kilometres, ${spell(route.minutes, 'en')}. The driver stands in the arrivals hall with your name on a board, follows the flight and waits sixty minutes from landing at no charge.${pause} For the flight home we collect you in ${town}, ${spell(leadOf(route), 'en')} before take-off.`,
    highlights: [sight, ...items`A vehicle for your party alone | Sixty minutes of waiting after landing, free`],
    included: items`Vehicle with driver, fuel, tolls and parking | Waiting, even when the flight is late | Child seats, up to two | A bottle of water for each of you`,
    excluded: items`Longer stops on the way | Bulky luggage such as boards and golf bags`,
    goodToKnow: items`The price is per vehicle, not per person, and the same by day and by night. | Every passenger counts, babies too: each has a seat.`,
    questions: [
      {
        question: `How long is the ride from ${airport} to ${town}?`,
        answer: `${spell(route.minutes, 'en')} for ${route.kilometres} kilometres in ordinary traffic.`,
      },
      {
        question: 'My flight is delayed. Do I lose the ride?',
        answer: 'No. We see it before you can write to us, and the driver comes when you land.',
      },
    ],
    extras: extras`
      Stop on the way | Half an hour, for shopping or the view
      Bulky item | A board, bicycle, golf or diving bag
    `,
  }
}

const turkishText = (route: Route): Words => {
  const [summary, ride, sight] = RIDES_TR[route.key]
  const airport = AIRPORTS[route.from].tr
  const town = TOWNS[route.to].tr
  const pause = route.minutes >= LONG_RIDE ? ' Yolda on beş dakikalık mola ücretsizdir.' : ''
  return {
    title: `${airport.from} ${town.to} özel transfer`,
    summary,
    description: `${ride}\n\n${route.kilometres} kilometre, ${spell(route.minutes, 'tr')}. Şoför sizi geliş salonunda adınızın yazılı olduğu tabelayla karşılar, uçuşunuzu izler, inişten sonra altmış dakika ücretsiz bekler.${pause} Dönüş için sizi uçağın kalkışından ${spell(leadOf(route), 'tr')} önce ${town.from} alırız.`,
    highlights: [sight, ...items`Yalnızca sizin grubunuza bir araç | İnişten sonra altmış dakika ücretsiz bekleme`],
    included: items`Şoförlü araç, yakıt, geçiş ve otopark ücretleri | Rötarda da bekleme | İki taneye kadar çocuk koltuğu | Kişi başı bir şişe su`,
    excluded: items`Yolda uzun duraklamalar | Sörf tahtası, golf çantası gibi hacimli eşya`,
    goodToKnow: items`Fiyat kişi başı değil araç başınadır; gece de gündüz de aynıdır. | Bebekler dahil herkes sayılır; herkesin koltuğu olur.`,
    questions: [
      {
        question: `${airport.from} ${town.to} yol ne kadar sürer?`,
        answer: `Olağan trafikte ${route.kilometres} kilometre, ${spell(route.minutes, 'tr')}.`,
      },
      {
        question: 'Uçağım gecikirse transferim yanar mı?',
        answer: 'Yanmaz. Siz yazmadan biz görürüz, şoför indiğiniz saatte gelir.',
      },
    ],
    extras: extras`
      Yolda duraklama | Alışveriş ya da manzara için yarım saat
      Hacimli eşya | Sörf tahtası, bisiklet, golf ya da dalış çantası
    `,
  }
}

const germanText = (route: Route): Words => {
  const [summary, ride, sight] = RIDES_DE[route.key]
  const airport = AIRPORTS[route.from].de
  const town = TOWNS[route.to].de
  const pause = route.minutes >= LONG_RIDE ? ' Eine Pause von einer Viertelstunde unterwegs kostet nichts.' : ''
  return {
    title: `Transfer ${airport.from} ${town.to}`,
    summary,
    description: `${ride}\n\n${route.kilometres} Kilometer, ${spell(route.minutes, 'de')}. Der Fahrer steht mit Ihrem Namen auf dem Schild in der Ankunftshalle, verfolgt den Flug und wartet ab der Landung sechzig Minuten ohne Aufpreis.${pause} Zum Rückflug holen wir Sie ${town.at} ab, ${spell(leadOf(route), 'de')} vor dem Start.`,
    highlights: [
      sight,
      ...items`Ein Wagen nur für Ihre Gruppe | Sechzig Minuten Wartezeit nach der Landung, kostenlos`,
    ],
    included: items`Wagen mit Fahrer, Treibstoff, Maut und Parken | Wartezeit, auch bei Verspätung | Bis zu zwei Kindersitze | Für jeden eine Flasche Wasser`,
    excluded: items`Längere Halte unterwegs | Sperriges Gepäck wie Boards und Golftaschen`,
    goodToKnow: items`Der Preis gilt je Wagen, nicht je Person, und ist bei Tag und bei Nacht gleich. | Alle Mitfahrenden zählen, auch Babys: Jeder hat einen Sitz.`,
    questions: [
      {
        question: `Wie lange dauert die Fahrt ${airport.from} ${town.to}?`,
        answer: `${spell(route.minutes, 'de')} für ${route.kilometres} Kilometer bei gewöhnlichem Verkehr.`,
      },
      {
        question: 'Mein Flug verspätet sich. Verfällt die Fahrt?',
        answer: 'Nein. Wir sehen es, bevor Sie uns schreiben können, und der Fahrer kommt, wenn Sie landen.',
      },
    ],
    extras: extras`
      Halt unterwegs | Eine halbe Stunde, zum Einkaufen oder Schauen
      Sperriges Gepäckstück | Ein Board, ein Fahrrad, eine Golf- oder Tauchtasche
    `,
  }
}

const russianText = (route: Route): Words => {
  const [summary, ride, sight] = RIDES_RU[route.key]
  const airport = AIRPORTS[route.from].ru
  const town = TOWNS[route.to].ru
  const distance = countRussian(route.kilometres, ['километр', 'километра', 'километров'])
  const pause = route.minutes >= LONG_RIDE ? ' Остановка на четверть часа по дороге бесплатна.' : ''
  return {
    title: `Трансфер ${airport.from} ${town.to}`,
    summary,
    description: `${ride}\n\n${distance}, ${spell(route.minutes, 'ru')} в пути. Водитель стоит в зале прилёта с вашей фамилией на табличке, следит за рейсом и бесплатно ждёт шестьдесят минут после посадки.${pause} На обратный рейс заберём вас ${town.from} за ${spell(leadOf(route), 'ru')} до вылета.`,
    highlights: [sight, ...items`Машина только для вашей компании | Шестьдесят минут ожидания после посадки бесплатно`],
    included: items`Машина с водителем, топливо, платные дороги и парковка | Ожидание, даже если рейс задержится | Детские кресла, до двух | Бутылка воды каждому`,
    excluded: items`Долгие остановки по дороге | Крупный багаж: доски, сумки для гольфа`,
    goodToKnow: items`Цена за машину, а не за человека, днём и ночью одинаковая. | Считаются все пассажиры, и младенцы тоже: у каждого своё место.`,
    questions: [
      {
        question: `Сколько ехать ${airport.from} ${town.to}?`,
        answer: `${distance}, ${spell(route.minutes, 'ru')} при обычном движении.`,
      },
      {
        question: 'Рейс задерживается. Пропадёт ли трансфер?',
        answer: 'Нет. Мы увидим это раньше, чем вы напишете, и водитель приедет к посадке.',
      },
    ],
    extras: extras`
      Остановка по дороге | Полчаса на покупки или ради вида
      Крупный багаж | Доска, велосипед, сумка для гольфа или дайвинга
    `,
  }
}

export function routeTexts(route: Route): Record<LykiaLocale, Words> {
  return { en: englishText(route), tr: turkishText(route), de: germanText(route), ru: russianText(route) }
}
