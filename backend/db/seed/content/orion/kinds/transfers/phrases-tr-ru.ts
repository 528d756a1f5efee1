import { extras, items } from '../../../shared/lines'
import type { Words } from '../rest-entry'
import type { RideFacts } from './route-text'

const HOUR = 60

function spell(minutes: number, hour: string, minute: string): string {
  const whole = Math.floor(minutes / HOUR)
  const rest = minutes % HOUR
  return [whole > 0 ? `${whole} ${hour}` : '', rest > 0 ? `${rest} ${minute}` : ''].filter(Boolean).join(' ')
}

const MEETING_TR: Record<RideFacts['fromKey'], string> = {
  'antalya-airport':
    'Gümrükten sonra dışarıda, solda, grup sütunlarının yanında. Tabelamız gece mavisi, üstünde sarı yıldız var.',
  'izmir-airport': 'Dış hatlar gelişin zemin katında, eczanenin önünde. Tabela gece mavisidir.',
  'kayseri-airport': 'Tek çıkış vardır, önünde de on kişiden fazlası pek olmaz. Tabelamız gece mavisi.',
}

export const turkishText = ({ airport, town, words, kilometres, minutes, isLong, fromKey }: RideFacts): Words => {
  const [summary, ride, sight] = words
  return {
    title: `${airport} – ${town} özel transferi`.replace(' Adnan Menderes', ''),
    summary,
    description: `${ride}\n\n${kilometres} kilometre, yaklaşık ${spell(minutes, 'saat', 'dakika')}. İnişten sonra altmış dakika bekleme ücretsizdir; uçak gecikirse her şey onunla birlikte kayar.${isLong ? ' Yolda bir kez durulur, ücreti yoktur.' : ''} Dönüş için uçuş numarası yeter; alınma saatiniz bir akşam önceden telefonunuza gelir.`,
    highlights: [sight, ...items`Araç yalnızca sizin | Gece ve bayramda da sabit fiyat`],
    included: items`Şoför, yakıt, yol ve otopark ücreti | Altmış dakika bekleme | İki çocuk koltuğu ya da yükseltici | Su ve şarj kablosu`,
    excluded: items`İkinci bir adrese sapma | Kimsenin beklemediği bahşiş`,
    goodToKnow: items`Kişi başına değil, araca ödersiniz. | Bebekler de koltuk ister; sayarken unutmayın.`,
    questions: [
      { question: 'Şoförü havalimanında nerede bulurum?', answer: MEETING_TR[fromKey] },
      {
        question: 'Uçağım gecikirse ne olur?',
        answer: 'Sizin yapmanız gereken bir şey yok. Yeni iniş saatini görür, aracı ona göre göndeririz.',
      },
    ],
    extras: extras`
      Market molası | Yirmi dakika; hangisinin açık olduğunu şoför bilir
      Hacimli eşya | Bisiklet, sörf tahtası ya da kayak, parça başına
    `,
  }
}

const MEETING_RU: Record<RideFacts['fromKey'], string> = {
  'antalya-airport': 'После таможни на улице, слева у колонн для групп. Наша табличка тёмно-синяя, с жёлтой звездой.',
  'izmir-airport': 'На первом этаже международного прилёта, перед аптекой. Табличка тёмно-синяя.',
  'kayseri-airport': 'Выход один, и больше десяти встречающих там не бывает. Наша табличка тёмно-синяя.',
}

/** 'Аэропорт Антальи' within a title begins with a small letter after the colon. */
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const russianText = ({ airport, town, words, kilometres, minutes, isLong, fromKey }: RideFacts): Words => {
  const [summary, ride, sight] = words
  return {
    title: `Трансфер: ${small(airport)} — ${town}`,
    summary,
    description: `${ride}\n\n${kilometres} км, около ${spell(minutes, 'ч', 'мин')} в пути. После посадки шестьдесят минут ожидания бесплатны, а если рейс задержится, всё сдвинется вместе с ним.${isLong ? ' По дороге один раз остановимся, доплаты нет.' : ''} Для обратной поездки хватит номера рейса: время подачи придёт на телефон накануне вечером.`,
    highlights: [sight, ...items`Машина только ваша | Цена фиксированная, ночью и в праздники тоже`],
    included: items`Водитель, топливо, платные дороги и парковка | Шестьдесят минут ожидания | Два детских кресла или бустера | Вода и зарядный кабель`,
    excluded: items`Заезд по второму адресу | Чаевые, которых никто не ждёт`,
    goodToKnow: items`Вы платите за машину, а не за каждого. | Младенцам тоже нужно место, считайте их вместе со всеми.`,
    questions: [
      { question: 'Где в аэропорту искать водителя?', answer: MEETING_RU[fromKey] },
      {
        question: 'Что будет, если рейс задержится?',
        answer: 'Вам ничего делать не нужно. Мы видим новое время посадки и подаём машину к нему.',
      },
    ],
    extras: extras`
      Остановка у супермаркета | Двадцать минут; водитель знает, какой ещё открыт
      Крупный багаж | Велосипед, доска или лыжи, за единицу
    `,
  }
}
