import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const kasMarinaSunsetSail: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-07',
  kind: 'tour',
  category: 'boat-trips',
  destination: 'kas-kekova',
  scene: 'yachtdeck',
  pictureSeed: 1107,
  details: {
    kind: 'tour',
    durationMinutes: 240,
    days: 1,
    guideLanguages: ['en', 'tr', 'de'],
    groupSize: 12,
    pickup: 'meetingPoint',
    theme: 'boat',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-15', to: '06-15', adult: '28.00', child: '14.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '34.00', child: '17.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '30.00', child: '15.00', infant: '0.00' },
  ],
  sessions: [{ time: '16:00', endTime: '20:00', capacity: 12, weekdays: [2, 3, 4, 5, 6, 7] }],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 120,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [{ id: 'wine', price: '18.00', per: 'booking', maximum: 3 }],
  meetingPoint: { latitude: 36.2045, longitude: 29.629 },
  rank: 7,
  text: {
    en: {
      title: 'Sunset sail with meze from Kaş marina',
      summary:
        'Four hours under sail along the Çukurbağ peninsula, a swim in clear evening water and eight mezes on deck at sunset.',
      description:
        'The afternoon wind reaches Kaş at about three and drops with the sun, which is just enough for a sail. The boat is a thirteen-metre sloop with room for twelve. Take the wheel if you like: Skipper Elif puts a finger on the compass and lets you find the rest.\n\nAfter a swim below the peninsula the table comes out: eight mezes, warm bread, olives from her father’s trees. You eat with the sun going down behind Meis and sail home under the first stars.',
      highlights: items`Real sailing, engine off for at least two hours | Eight mezes on deck while the sun goes down | One swim in the quiet water off Çukurbağ | Twelve guests, and the wheel for those who ask`,
      programme: steps`
        16:00 | Kaş marina | Soft shoes, a short briefing, lines off.
        16:25 | Sails up | West with the afternoon wind, along the peninsula.
        17:30 | Swim | Three quarters of an hour at anchor, ladder at the stern.
        18:30 | Meze on deck | Eight small plates, warm bread, tea or what you have brought along.
        19:15 | Homeward | Before the wind towards the lights of Kaş.
        20:00 | Back at the jetty | In high summer the sun sets just as we tie up.
      `,
      included: items`Sailing boat with skipper and deckhand | Eight mezes, bread and fruit | Water, tea and coffee | Insurance`,
      excluded: items`Wine and beer | Travel to the marina | Towels`,
      goodToKnow: items`Bring a light jacket, the deck cools quickly after sunset. | A sailing boat leans; if you dislike that, say so and we take in sail.`,
      questions: questions`
        Is there always wind? | From May to September nearly every afternoon. On a calm day we motor slowly and swim longer.
        May we bring our own drinks? | Yes, there is an icebox. Glass bottles stay below deck, please.
      `,
      extras: extras`Bottle of local wine | White or red from a small winery in Elmalı, cooled and opened on deck`,
      meetingPoint: place`Kaş marina, pontoon B | Blue mainsail cover, name “Poyraz”. Walk in past the fuel station; the guard knows us.`,
    },
    tr: {
      title: 'Kaş marinadan mezeli gün batımı yelkeni',
      summary:
        'Çukurbağ yarımadası boyunca dört saat yelken, akşamın duru suyunda bir yüzme, gün batarken güvertede sekiz meze.',
      description:
        'Öğleden sonra rüzgârı Kaş’a üç gibi gelir, güneşle birlikte düşer; bir yelken seferine tam yeter. Tekne on üç metrelik, on iki kişilik bir yelkenli. İsterseniz dümeni alın: Elif Kaptan pusulayı gösterir, gerisini size bırakır.\n\nYarımadanın altında yüzdükten sonra sofra kurulur: sekiz meze, sıcak ekmek, babasının ağaçlarından zeytin. Güneş Meis’in arkasına inerken yer, ilk yıldızlarla limana dönersiniz. Motor en az iki saat kapalıdır; duyduğunuz yalnızca su, halat ve yelkendir.',
      highlights: items`Gerçek yelken, motor en az iki saat kapalı | Güneş batarken güvertede sekiz meze | Çukurbağ açığının sakin suyunda bir yüzme molası | On iki misafir, isteyene dümen`,
      programme: steps`
        16:00 | Kaş marina | Yumuşak ayakkabı, kısa bilgilendirme, halatlar çözülür.
        16:25 | Yelkenler yukarı | Öğleden sonra rüzgârıyla batıya, yarımada boyunca.
        17:30 | Yüzme | Demirde kırk beş dakika, kıçta merdiven var.
        18:30 | Güvertede meze | Sekiz küçük tabak, sıcak ekmek, çay ya da yanınızda getirdiğiniz.
        19:15 | Dönüş | Pupa yelken, Kaş’ın ışıklarına doğru.
        20:00 | İskele | Yaz ortasında güneş tam bağlarken batar.
      `,
      included: items`Kaptanı ve tayfasıyla yelkenli | Sekiz meze, ekmek ve meyve | Su, çay ve kahve | Sigorta`,
      excluded: items`Şarap ve bira | Marinaya ulaşım | Havlu`,
      goodToKnow: items`İnce bir ceket getirin, güneş batınca güverte çabuk serinler. | Yelkenli yatar; hoşlanmazsanız söyleyin, yelken küçültürüz.`,
      questions: questions`
        Her gün rüzgâr olur mu? | Mayıstan eylüle hemen her öğleden sonra. Rüzgârsız günde motorla ağır gider, daha uzun yüzeriz.
        Kendi içkimizi getirebilir miyiz? | Evet, buzluk var. Cam şişeler lütfen aşağıda kalsın.
      `,
      extras: extras`Bir şişe yerel şarap | Elmalı’da küçük bir üreticiden beyaz ya da kırmızı; soğuk, güvertede açılır`,
      meetingPoint: place`Kaş marina, B pontonu | Mavi yelken kılıfı, adı “Poyraz”. Yakıt istasyonunun yanından girin, güvenlik bizi tanır.`,
    },
    de: {
      title: 'Segeltörn bei Sonnenuntergang mit Meze ab Kaş',
      summary:
        'Vier Stunden unter Segeln an der Halbinsel Çukurbağ, ein Bad im klaren Abendwasser und acht Meze an Deck.',
      description:
        'Der Nachmittagswind kommt gegen drei nach Kaş und legt sich mit der Sonne, das reicht genau für einen Törn. Das Boot ist eine Slup von dreizehn Metern mit Platz für zwölf. Wer mag, geht ans Ruder: Skipperin Elif zeigt auf den Kompass und lässt Sie den Rest finden.\n\nNach dem Bad vor der Halbinsel wird gedeckt: acht Meze, warmes Brot, Oliven von den Bäumen ihres Vaters. Sie essen, während die Sonne hinter Meis sinkt, und segeln unter den ersten Sternen zurück.',
      highlights: items`Echtes Segeln, mindestens zwei Stunden ohne Motor | Acht Meze an Deck zum Sonnenuntergang | Ein Bad im ruhigen Wasser vor Çukurbağ | Zwölf Gäste, und das Ruder für alle, die fragen`,
      programme: steps`
        16:00 | Marina Kaş | Weiche Schuhe, kurze Einweisung, Leinen los.
        16:25 | Segel hoch | Mit dem Nachmittagswind nach Westen, an der Halbinsel entlang.
        17:30 | Baden | Eine Dreiviertelstunde vor Anker, Leiter am Heck.
        18:30 | Meze an Deck | Acht kleine Teller, warmes Brot, Tee oder was Sie mitgebracht haben.
        19:15 | Heimwärts | Vor dem Wind auf die Lichter von Kaş zu.
        20:00 | Am Steg | Im Hochsommer geht die Sonne genau beim Anlegen unter.
      `,
      included: items`Segelboot mit Skipperin und Deckshand | Acht Meze, Brot und Obst | Wasser, Tee und Kaffee | Versicherung`,
      excluded: items`Wein und Bier | Anfahrt zur Marina | Handtücher`,
      goodToKnow: items`Nehmen Sie eine leichte Jacke mit, nach Sonnenuntergang wird es an Deck schnell kühl. | Ein Segelboot legt sich schräg; wenn Sie das nicht mögen, reffen wir.`,
      questions: questions`
        Weht immer Wind? | Von Mai bis September fast jeden Nachmittag. Bei Flaute fahren wir langsam unter Motor und baden länger.
        Dürfen wir eigene Getränke mitbringen? | Ja, eine Eisbox ist da. Glasflaschen bleiben bitte unter Deck.
      `,
      extras: extras`Flasche Wein aus der Region | Weiß oder rot von einem kleinen Weingut in Elmalı, gekühlt und an Deck geöffnet`,
      meetingPoint: place`Marina Kaş, Ponton B | Blaue Persenning am Großsegel, Name „Poyraz“. Eingang an der Tankstelle vorbei; der Wachmann kennt uns.`,
    },
    ru: {
      title: 'Под парусом на закате с закусками, из марины Каша',
      slug: 'zakat-pod-parusom-kash',
      summary: 'Четыре часа под парусом вдоль полуострова Чукурбаг, купание в вечерней воде и восемь мезе на палубе.',
      description:
        'Дневной ветер приходит в Каш часам к трём и стихает вместе с солнцем — как раз на один выход. Яхта тринадцать метров, на двенадцать гостей. Хотите — встаньте к штурвалу: шкипер Элиф покажет на компас, а остальное вы найдёте сами.\n\nПосле купания у полуострова накрывают стол: восемь мезе, тёплый хлеб, оливки с деревьев её отца. Вы ужинаете, пока солнце садится за Мейс, и возвращаетесь под первыми звёздами. Мотор молчит не меньше двух часов.',
      highlights: items`Настоящий парус, не меньше двух часов без мотора | Восемь мезе на палубе на закате | Купание в тихой воде у Чукурбага | Двенадцать гостей, и штурвал для тех, кто попросит`,
      programme: steps`
        16:00 | Марина Каша | Мягкая обувь, короткий инструктаж, отдаём швартовы.
        16:25 | Паруса | С дневным ветром на запад вдоль полуострова.
        17:30 | Купание | Сорок пять минут на якоре, трап на корме.
        18:30 | Мезе на палубе | Восемь закусок, тёплый хлеб, чай или то, что взяли с собой.
        19:15 | Домой | По ветру к огням Каша.
        20:00 | У причала | В разгар лета солнце садится как раз при швартовке.
      `,
      included: items`Яхта со шкипером и матросом | Восемь мезе, хлеб и фрукты | Вода, чай и кофе | Страховка`,
      excluded: items`Вино и пиво | Дорога до марины | Полотенца`,
      goodToKnow: items`Возьмите лёгкую куртку: после заката на палубе быстро свежеет. | Яхта кренится; если вам это неприятно, скажите, и мы уменьшим паруса.`,
      questions: questions`
        Ветер бывает всегда? | С мая по сентябрь почти каждый день после обеда. В штиль идём тихо на моторе и купаемся дольше.
        Можно взять свои напитки? | Да, есть ящик со льдом. Стеклянные бутылки, пожалуйста, держите внизу.
      `,
      extras: extras`Бутылка местного вина | Белое или красное с маленькой винодельни в Элмалы, охлаждённое, откроем на палубе`,
      meetingPoint: place`Марина Каша, понтон B | Синий чехол грота, название «Poyraz». Вход мимо заправки, охрана нас знает.`,
    },
  },
  reviews: reviews`
    5 | Simon J. | Brighton | en | 2026-09-11 | Elif let me steer for an hour and only laughed once. The mezes were generous.
    4 | Andrea V. | Mainz | de | 2026-06-18 | Sehr entspannt, guter Wind. Eine Jacke ist kein Witz.
    5 | Ece Y. | İzmir | tr | 2026-05-16 | Motorun sustuğu an bütün hafta beklediğim andı.
    5 | Павел Р. | Воронеж | ru | 2025-09-22 | Закат за островом и тишина. Вино из Элмалы оказалось отличным.
    3 | Julie C. | Reading | en | 2025-06-29 | A nearly windless day, so more motor than sail. Food and crew could not have been kinder.
  `,
}
