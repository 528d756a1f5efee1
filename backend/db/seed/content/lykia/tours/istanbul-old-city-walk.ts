import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const istanbulOldCityWalk: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-11',
  kind: 'tour',
  category: 'culture',
  destination: 'istanbul',
  scene: 'istanbul',
  pictureSeed: 1111,
  details: {
    kind: 'tour',
    durationMinutes: 360,
    days: 1,
    guideLanguages: ['en', 'de', 'ru'],
    groupSize: 12,
    pickup: 'meetingPoint',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-15', adult: '86.00', child: '43.00', infant: '0.00' },
    { from: '03-16', to: '11-15', adult: '96.00', child: '48.00', infant: '0.00' },
    { from: '11-16', to: '12-31', adult: '86.00', child: '43.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:00', endTime: '15:00', capacity: 12, weekdays: [1, 2, 3, 4, 6] }],
  childFrom: 6,
  adultFrom: 14,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [{ id: 'lunch', price: '16.00', per: 'person', maximum: 12 }],
  meetingPoint: { latitude: 41.0067, longitude: 28.9767 },
  rank: 11,
  text: {
    en: {
      title: 'Hagia Sophia, the cistern and the bazaar on foot',
      summary:
        'Six hours in the old city with an art historian: three empires, tickets in hand, and a bazaar route that avoids the crush.',
      description:
        'You begin at nine on the Hippodrome, where the chariots turned, and walk to Hagia Sophia with your tickets already bought. An art historian shows you the mosaics of the upper gallery, a Viking’s name scratched in marble and how a dome of that size stays up.\n\nBelow ground the cistern is cool in any season. After a break you enter the Grand Bazaar through a side gate, see a silver workshop on a roof and leave with a map of the honest shops.',
      highlights: items`Tickets for Hagia Sophia and the cistern included | An art historian, twelve guests | A silver workshop above the Grand Bazaar | The Blue Mosque between two prayers`,
      programme: steps`
        09:00 | Hippodrome | German Fountain, obelisk and the snake that lost its heads.
        09:30 | Hagia Sophia | Upper gallery, mosaics, the dome: ninety minutes.
        11:15 | Basilica Cistern | 336 columns and the two Medusas.
        12:15 | Break | Meatballs in Sultanahmet or a bench in the park.
        13:15 | Grand Bazaar | Side gate, roof workshop, coffee.
        14:20 | Blue Mosque | Between two prayers, with scarves for those who need one. The walk ends here at 15:00.
      `,
      included: items`Art historian as guide | Tickets for Hagia Sophia and the cistern | Headphones in loud places | Coffee in the bazaar | Insurance`,
      excluded: items`Lunch, if not added | Travel to the meeting point | Purchases in the bazaar`,
      goodToKnow: items`Shoulders and knees covered in the mosques; we lend scarves. | About four kilometres on foot. No walk on Fridays and Sundays, when prayer or the closed bazaar would spoil it.`,
      questions: questions`
        Do we queue? | At the security check for a few minutes, at the ticket office never.
        Do you take us to a carpet shop? | No. Nobody on this walk earns a commission.
      `,
      extras: extras`Lunch in Sultanahmet | Meatballs or beans, piyaz, semolina cake, at a table kept for the group`,
      meetingPoint: place`German Fountain, Hippodrome, Sultanahmet | Your guide holds a blue umbrella in any weather. Tram T1, stop Sultanahmet, three minutes.`,
    },
    tr: {
      title: 'Yürüyerek Ayasofya, Yerebatan ve Kapalıçarşı',
      summary:
        'Bir sanat tarihçisiyle eski kentte altı saat: üç imparatorluk, biletler elde, kalabalığa girmeyen bir çarşı yolu.',
      description:
        'Dokuzda, bir zamanlar arabaların döndüğü At Meydanı’nda başlar, biletleri önceden alınmış olarak Ayasofya’ya yürürsünüz. Bir sanat tarihçisi üst galerideki mozaikleri, mermere kazınmış bir Viking adını ve bu kubbenin nasıl ayakta durduğunu gösterir.\n\nYerin altında Yerebatan her mevsim serindir. Moladan sonra Kapalıçarşı’ya yan kapıdan girer, damda bir gümüş atölyesi görür, dürüst dükkânların haritasıyla çıkarsınız. Sultanahmet Camii’ne iki namaz arasında, en sakin vaktinde uğrarız.',
      highlights: items`Ayasofya ve Yerebatan biletleri dahil | Sanat tarihçisi rehber, on iki misafir | Kapalıçarşı’nın üstünde gümüş atölyesi | İki namaz arasında Sultanahmet Camii`,
      programme: steps`
        09:00 | At Meydanı | Alman Çeşmesi, dikilitaş ve başlarını yitiren yılan.
        09:30 | Ayasofya | Üst galeri, mozaikler, kubbe: doksan dakika.
        11:15 | Yerebatan Sarnıcı | 336 sütun ve iki Medusa.
        12:15 | Mola | Sultanahmet’te köfte ya da parkta bir bank.
        13:15 | Kapalıçarşı | Yan kapı, damdaki atölye, kahve.
        14:20 | Sultanahmet Camii | İki namaz arasında, gerekene örtü bizden. Yürüyüş 15:00’te burada biter.
      `,
      included: items`Sanat tarihçisi rehber | Ayasofya ve Yerebatan biletleri | Gürültülü yerlerde kulaklık | Çarşıda kahve | Sigorta`,
      excluded: items`Eklemediyseniz öğle yemeği | Buluşma yerine ulaşım | Çarşı alışverişiniz`,
      goodToKnow: items`Camilerde omuz ve diz kapalı olmalı; örtü veririz. | Yaklaşık dört kilometre yürünür. Namaz ya da kapalı çarşı yüzünden cuma ve pazar yapılmaz.`,
      questions: questions`
        Kuyrukta bekler miyiz? | Güvenlikte birkaç dakika, gişede hiç.
        Halıcıya götürüyor musunuz? | Hayır. Bu yürüyüşte kimse komisyon almaz.
      `,
      extras: extras`Sultanahmet’te öğle yemeği | Köfte ya da kuru fasulye, piyaz, irmik helvası; masa gruba ayrılmış`,
      meetingPoint: place`Alman Çeşmesi, At Meydanı, Sultanahmet | Rehberiniz her havada mavi şemsiye taşır. T1 tramvayı, Sultanahmet durağı, üç dakika.`,
    },
    de: {
      title: 'Hagia Sophia, Zisterne und Großer Basar zu Fuß',
      summary:
        'Sechs Stunden Altstadt mit einer Kunsthistorikerin: drei Reiche, Tickets in der Hand, ein Weg durch den Basar ohne Gedränge.',
      description:
        'Um neun beginnen Sie auf dem Hippodrom, wo einst die Wagen wendeten, und gehen mit fertigen Tickets zur Hagia Sophia. Eine Kunsthistorikerin zeigt Ihnen die Mosaiken der oberen Galerie, den in Marmor geritzten Namen eines Wikingers und warum eine solche Kuppel hält.\n\nUnter der Erde ist es in der Zisterne zu jeder Jahreszeit kühl. Nach einer Pause betreten Sie den Großen Basar durch ein Seitentor, sehen eine Silberwerkstatt auf dem Dach und gehen mit einem Plan der ehrlichen Läden.',
      highlights: items`Tickets für Hagia Sophia und Zisterne inklusive | Kunsthistorikerin, zwölf Gäste | Silberwerkstatt über dem Großen Basar | Die Blaue Moschee zwischen zwei Gebeten`,
      programme: steps`
        09:00 | Hippodrom | Deutscher Brunnen, Obelisk und die Schlange ohne Köpfe.
        09:30 | Hagia Sophia | Obere Galerie, Mosaiken, Kuppel: neunzig Minuten.
        11:15 | Basilika-Zisterne | 336 Säulen und die beiden Medusen.
        12:15 | Pause | Köfte in Sultanahmet oder eine Bank im Park.
        13:15 | Großer Basar | Seitentor, Dachwerkstatt, Kaffee.
        14:20 | Blaue Moschee | Zwischen zwei Gebeten, Tücher liegen bereit. Ende hier um 15:00.
      `,
      included: items`Führung durch eine Kunsthistorikerin | Tickets für Hagia Sophia und Zisterne | Kopfhörer an lauten Orten | Kaffee im Basar | Versicherung`,
      excluded: items`Mittagessen, wenn nicht dazugebucht | Anfahrt zum Treffpunkt | Einkäufe im Basar`,
      goodToKnow: items`In Moscheen sind Schultern und Knie bedeckt; Tücher leihen wir Ihnen. | Etwa vier Kilometer zu Fuß. Freitags und sonntags nicht, wegen des Gebets und des geschlossenen Basars.`,
      questions: questions`
        Müssen wir anstehen? | An der Sicherheitskontrolle einige Minuten, an der Kasse nie.
        Führen Sie uns in ein Teppichgeschäft? | Nein. Bei diesem Rundgang verdient niemand Provision.
      `,
      extras: extras`Mittagessen in Sultanahmet | Köfte oder Bohnen, Piyaz, Grießkuchen, an einem reservierten Tisch`,
      meetingPoint: place`Deutscher Brunnen, Hippodrom, Sultanahmet | Ihr Guide trägt bei jedem Wetter einen blauen Schirm. Tram T1, Haltestelle Sultanahmet, drei Minuten.`,
    },
    ru: {
      title: 'Айя-София, цистерна и Гранд-базар пешком',
      slug: 'ayya-sofiya-tsisterna-bazar',
      summary:
        'Шесть часов в старом городе с искусствоведом: три империи, билеты на руках и путь по базару без толчеи.',
      description:
        'В девять вы начинаете на Ипподроме, где разворачивались колесницы, и идёте в Айя-Софию с уже купленными билетами. Искусствовед покажет мозаики верхней галереи, имя викинга, нацарапанное на мраморе, и объяснит, почему держится такой купол.\n\nПод землёй, в цистерне, прохладно в любое время года. После перерыва входим на Гранд-базар через боковые ворота, заглядываем в мастерскую серебра на крыше и уходим с картой честных лавок. В Голубую мечеть заходим между молитвами.',
      highlights: items`Билеты в Айя-Софию и цистерну включены | Искусствовед и двенадцать гостей | Мастерская серебра над Гранд-базаром | Голубая мечеть между двумя молитвами`,
      programme: steps`
        09:00 | Ипподром | Немецкий фонтан, обелиск и змея, потерявшая головы.
        09:30 | Айя-София | Верхняя галерея, мозаики, купол: девяносто минут.
        11:15 | Цистерна Базилика | 336 колонн и две Медузы.
        12:15 | Перерыв | Кёфте в Султанахмете или скамья в парке.
        13:15 | Гранд-базар | Боковые ворота, мастерская на крыше, кофе.
        14:20 | Голубая мечеть | Между двумя молитвами, платки у нас есть. Конец здесь в 15:00.
      `,
      included: items`Искусствовед в роли гида | Билеты в Айя-Софию и цистерну | Наушники в шумных местах | Кофе на базаре | Страховка`,
      excluded: items`Обед, если не добавили | Дорога до места встречи | Покупки на базаре`,
      goodToKnow: items`В мечетях закрывают плечи и колени; платки даём. | Пешком около четырёх километров. По пятницам и воскресеньям не ходим: молитва и закрытый базар.`,
      questions: questions`
        Придётся стоять в очереди? | На досмотре несколько минут, в кассу — нет.
        Поведёте в ковровый магазин? | Нет. На этой прогулке никто не получает комиссию.
      `,
      extras: extras`Обед в Султанахмете | Кёфте или фасоль, пияз, манный десерт, стол для группы`,
      meetingPoint: place`Немецкий фонтан, Ипподром, Султанахмет | У гида синий зонт в любую погоду. Трамвай T1, остановка «Султанахмет», три минуты.`,
    },
  },
  reviews: reviews`
    5 | Patricia N. | Edinburgh | en | 2026-04-22 | No carpet shop, no rush. The Viking name in the marble made my day.
    5 | Thomas G. | Wien | de | 2026-10-14 | Fachlich hervorragend und trotzdem leicht. Der blaue Schirm war nie zu verlieren.
    4 | Ксения А. | Санкт-Петербург | ru | 2026-06-02 | Интересно до последней минуты, но шесть часов на ногах — это шесть часов.
    5 | Ahmet R. | Konya | tr | 2025-11-08 | İstanbul’u bildiğimi sanırdım. Damdaki atölyeyi ilk kez gördüm.
    5 | Megan F. | Perth | en | 2025-09-25 | Walking past the ticket queue at Hagia Sophia felt slightly unfair. Wonderful.
  `,
}
