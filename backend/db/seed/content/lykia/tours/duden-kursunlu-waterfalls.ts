import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const dudenKursunluWaterfalls: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-14',
  kind: 'tour',
  category: 'nature',
  destination: 'antalya',
  scene: 'waterfall',
  pictureSeed: 1114,
  details: {
    kind: 'tour',
    durationMinutes: 330,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 14,
    pickup: 'included',
    theme: 'nature',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '27.00', child: '14.00', infant: '0.00' },
    { from: '04-01', to: '06-15', adult: '32.00', child: '16.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '36.00', child: '18.00', infant: '0.00' },
    { from: '09-16', to: '12-31', adult: '29.00', child: '15.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:30', endTime: '14:00', capacity: 14, weekdays: EVERY_DAY }],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [{ id: 'harbour-boat', price: '15.00', per: 'person', maximum: 14 }],
  meetingPoint: { latitude: 36.8863, longitude: 30.7031 },
  rank: 14,
  text: {
    en: {
      title: 'Düden and Kurşunlu waterfalls, a shaded half day',
      summary:
        'Three waterfalls in one morning: a cave behind the water, a green pool in the pines and a river that drops into the sea.',
      description:
        'Antalya stands on travertine, and its rivers keep vanishing into it. At Upper Düden you walk down stone steps into a cave and look out through the falling water. Twenty minutes east, Kurşunlu is quieter: a turquoise pool, plane trees and a path of two kilometres along the stream.\n\nWe start early, when the paths are cool and the light comes in from the side. Last comes Lower Düden, where the river runs through a park and falls forty metres into the sea.',
      highlights: items`The cave path behind Upper Düden | A two-kilometre walk at Kurşunlu, mostly in shade | Lower Düden, forty metres straight into the sea | Trout or gözleme lunch beside the water`,
      programme: steps`
        08:30 | Pick-up | From hotels in Antalya, Lara and Konyaaltı.
        09:15 | Upper Düden | Steps into the cave, forty-five minutes on the paths.
        10:30 | Kurşunlu | A walk around the pool and down the stream.
        12:00 | Lunch | Trout from the grill or gözleme from the griddle.
        13:10 | Lower Düden | The cliff park and the best place to look back.
        14:00 | Return | Drop-off begins, or stay on for the boat.
      `,
      included: items`Transfers in an air-conditioned minibus | Entrance fees | Lunch with salad and tea | Licensed guide | Insurance`,
      excluded: items`Cold drinks at lunch | Boat trip from the old harbour`,
      goodToKnow: items`The cave steps are wet, so wear shoes with a grip. | There is no swimming at the waterfalls.`,
      questions: questions`
        Can we bring a pushchair? | At Lower Düden yes. The other two have steps; a carrier is easier.
        When is there most water? | From February to May. It flows all summer too, just more quietly.
      `,
      extras: extras`Boat to Lower Düden | Fifty minutes from the old harbour, to see the waterfall from the sea`,
      meetingPoint: place`Your hotel, or Cumhuriyet Square | We wait by the equestrian statue, white minibus with a blue wave.`,
    },
    tr: {
      title: 'Düden ve Kurşunlu şelaleleri, gölgede yarım gün',
      summary:
        'Bir sabahta üç şelale: suyun arkasında bir mağara, çamların içinde yeşil bir göl, denize dökülen bir nehir.',
      description:
        'Antalya traverten üstünde durur, nehirleri de ikide bir bu taşın içinde kaybolur. Yukarı Düden’de taş basamaklardan mağaraya iner, dışarıya düşen suyun arasından bakarsınız. Yirmi dakika doğudaki Kurşunlu daha sessizdir: turkuaz bir göl, çınarlar ve dere boyunca iki kilometrelik bir yol.\n\nYollar serinken, ışık yandan vururken erkenden çıkarız. Sona Aşağı Düden kalır: nehir bir parkın içinden geçer ve kırk metreden denize dökülür. Öğle yemeğinde ızgara alabalık ya da saçta gözleme vardır.',
      highlights: items`Yukarı Düden’de suyun arkasındaki mağara yolu | Kurşunlu’da çoğu gölge iki kilometre yürüyüş | Aşağı Düden, kırk metreden doğruca denize | Su kenarında alabalık ya da gözleme`,
      programme: steps`
        08:30 | Alınış | Antalya, Lara ve Konyaaltı’ndaki otellerden.
        09:15 | Yukarı Düden | Mağaraya inen basamaklar, patikalarda kırk beş dakika.
        10:30 | Kurşunlu | Gölün çevresinde ve dere boyunca yürüyüş.
        12:00 | Öğle yemeği | Izgara alabalık ya da saçta gözleme.
        13:10 | Aşağı Düden | Falez parkı ve geriye bakılacak en iyi nokta.
        14:00 | Dönüş | Otellere bırakırız; isterseniz tekne için kalın.
      `,
      included: items`Klimalı minibüsle ulaşım | Giriş ücretleri | Salata ve çayla öğle yemeği | Kokartlı rehber | Sigorta`,
      excluded: items`Yemekte soğuk içecekler | Eski limandan tekne turu`,
      goodToKnow: items`Mağara basamakları ıslaktır, kaymayan ayakkabı giyin. | Şelalelerde yüzülmez.`,
      questions: questions`
        Bebek arabası getirebilir miyiz? | Aşağı Düden’e evet. Diğer ikisinde basamak var, kanguru daha rahat olur.
        Su en çok ne zaman akar? | Şubattan mayısa. Yazın da akar, yalnızca daha sakin.
      `,
      extras: extras`Aşağı Düden’e tekne | Eski limandan elli dakika, şelaleyi denizden görmek için`,
      meetingPoint: place`Oteliniz ya da Cumhuriyet Meydanı | Atlı heykelin yanında bekleriz; mavi dalgalı beyaz minibüs.`,
    },
    de: {
      title: 'Düden- und Kurşunlu-Wasserfälle, halber Tag im Schatten',
      summary:
        'Drei Wasserfälle an einem Vormittag: eine Höhle hinter dem Wasser, ein grüner See und ein Fluss, der ins Meer fällt.',
      description:
        'Antalya steht auf Travertin, und seine Flüsse verschwinden immer wieder darin. Am Oberen Düden steigen Sie über Steinstufen in eine Höhle und blicken durch das fallende Wasser hinaus. Zwanzig Minuten östlich ist es in Kurşunlu stiller: ein türkisfarbenes Becken, Platanen und zwei Kilometer Weg am Bach.\n\nWir starten früh, solange die Wege kühl sind. Zum Schluss kommt der Untere Düden: Der Fluss läuft durch einen Park und fällt vierzig Meter tief ins Meer.',
      highlights: items`Der Höhlenweg hinter dem Oberen Düden | Zwei Kilometer zu Fuß in Kurşunlu, meist im Schatten | Unterer Düden, vierzig Meter direkt ins Meer | Mittagessen am Wasser: Forelle oder Gözleme`,
      programme: steps`
        08:30 | Abholung | An Hotels in Antalya, Lara und Konyaaltı.
        09:15 | Oberer Düden | Stufen in die Höhle, eine Dreiviertelstunde auf den Wegen.
        10:30 | Kurşunlu | Rund um das Becken und am Bach entlang.
        12:00 | Mittagessen | Forelle vom Grill oder Gözleme vom Blech.
        13:10 | Unterer Düden | Park auf der Steilküste mit dem besten Blick zurück.
        14:00 | Rückfahrt | Wir bringen Sie zurück, oder Sie bleiben für das Boot.
      `,
      included: items`Fahrt im klimatisierten Kleinbus | Eintritte | Mittagessen mit Salat und Tee | Lizenzierter Guide | Versicherung`,
      excluded: items`Kalte Getränke zum Essen | Bootsfahrt ab dem alten Hafen`,
      goodToKnow: items`Die Stufen in der Höhle sind nass; tragen Sie Schuhe mit Profil. | An den Wasserfällen wird nicht gebadet.`,
      questions: questions`
        Können wir einen Kinderwagen mitnehmen? | Am Unteren Düden ja. An den beiden anderen gibt es Stufen, eine Trage ist bequemer.
        Wann führen die Fälle am meisten Wasser? | Von Februar bis Mai. Auch im Sommer fließt es, nur leiser.
      `,
      extras: extras`Boot zum Unteren Düden | Fünfzig Minuten ab dem alten Hafen, der Wasserfall vom Meer aus`,
      meetingPoint: place`Ihr Hotel oder Cumhuriyet-Platz | Wir warten am Reiterdenkmal, weißer Kleinbus mit blauer Welle.`,
    },
    ru: {
      title: 'Водопады Дюден и Куршунлу: полдня в тени',
      slug: 'vodopady-duden-kurshunlu',
      summary: 'Три водопада за одно утро: пещера за стеной воды, зелёное озеро среди сосен и река, падающая в море.',
      description:
        'Анталья стоит на травертине, и реки то и дело уходят в него с головой. У Верхнего Дюдена вы спускаетесь по каменным ступеням в пещеру и смотрите наружу сквозь падающую воду. В двадцати минутах к востоку — Куршунлу: здесь тише, бирюзовое озерцо, платаны и два километра тропы вдоль ручья.\n\nВыезжаем рано, пока на дорожках прохладно. Напоследок Нижний Дюден: река проходит через парк и падает в море с сорока метров.',
      highlights: items`Тропа через пещеру за Верхним Дюденом | Два километра пешком в Куршунлу, почти всё в тени | Нижний Дюден: сорок метров прямо в море | Обед у воды: форель или гёзлеме`,
      programme: steps`
        08:30 | Встреча | Забираем из отелей Антальи, Лары и Коньяалты.
        09:15 | Верхний Дюден | Ступени в пещеру, сорок пять минут на дорожках.
        10:30 | Куршунлу | Прогулка вокруг озерца и вниз по ручью.
        12:00 | Обед | Форель на гриле или гёзлеме с железного листа.
        13:10 | Нижний Дюден | Парк над обрывом и лучший вид назад.
        14:00 | Обратный путь | Развозим по отелям, или оставайтесь ради катера.
      `,
      included: items`Трансфер на микроавтобусе с кондиционером | Входные билеты | Обед с салатом и чаем | Лицензированный гид | Страховка`,
      excluded: items`Холодные напитки за обедом | Катер из старой гавани`,
      goodToKnow: items`Ступени в пещере мокрые, наденьте нескользкую обувь. | Купаться у водопадов нельзя.`,
      questions: questions`
        Можно ли с коляской? | На Нижнем Дюдене да. На двух других ступени, удобнее переноска.
        Когда воды больше всего? | С февраля по май. Летом водопады тоже не пересыхают, просто звучат тише.
      `,
      extras: extras`Катер к Нижнему Дюдену | Пятьдесят минут из старой гавани: водопад со стороны моря`,
      meetingPoint: place`Ваш отель или площадь Джумхуриет | Ждём у конной статуи, белый микроавтобус с синей волной.`,
    },
  },
  reviews: reviews`
    5 | Gareth W. | Cardiff | en | 2026-04-17 | Standing behind the water with a five-year-old was the moment of our holiday.
    4 | Birgit S. | Erfurt | de | 2025-05-26 | Kurşunlu war am schönsten, früh um halb elf fast leer. Forelle sehr gut.
    5 | Murat K. | Konya | tr | 2026-05-02 | Sakin, düzenli, zamanında. Annem bile mağaraya indi.
    5 | Екатерина Л. | Самара | ru | 2025-06-11 | Успели до жары и до толпы. С моря водопад ещё лучше, берите катер.
    4 | Нина В. | Тула | ru | 2025-08-19 | Хорошая поездка на полдня. В августе воды меньше, но красиво.
  `,
}
