import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const meisWallTryDive: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-09',
  kind: 'tour',
  category: 'diving',
  destination: 'kas-kekova',
  scene: 'diving',
  pictureSeed: 1109,
  details: {
    kind: 'tour',
    durationMinutes: 240,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 8,
    pickup: 'meetingPoint',
    theme: 'diving',
    minimumAge: 10,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-15', to: '06-15', adult: '60.00', child: '45.00', infant: '0.00' },
    { from: '06-16', to: '09-30', adult: '68.00', child: '50.00', infant: '0.00' },
    { from: '10-01', to: '10-31', adult: '62.00', child: '46.00', infant: '0.00' },
  ],
  sessions: [
    { time: '09:00', endTime: '13:00', capacity: 8, weekdays: EVERY_DAY },
    { time: '14:00', endTime: '18:00', capacity: 8, weekdays: [2, 3, 4, 5, 6, 7] },
  ],
  childFrom: 10,
  adultFrom: 14,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 48,
  instantConfirmation: true,
  campaign: {
    discountType: 'percent',
    discountValue: '10.00',
    endsInDays: 55,
    label: { en: 'First breath', tr: 'İlk nefes', de: 'Erster Atemzug', ru: 'Первый вдох' },
  },
  extras: [
    { id: 'photos', price: '20.00', per: 'person', maximum: 8 },
    { id: 'second-dive', price: '35.00', per: 'person', maximum: 8 },
  ],
  meetingPoint: { latitude: 36.1987, longitude: 29.6412 },
  rank: 9,
  text: {
    en: {
      title: 'Try-dive at the Meis wall with one instructor each',
      summary:
        'Your first breath under water off Kaş, six metres deep along the wall opposite Meis, with an instructor for you alone.',
      description:
        'You do not swim in a queue here. Each guest has one instructor, who holds your tank from the first breath to the last and does nothing else. The briefing takes forty minutes, the practice in waist-deep water as long as you need.\n\nThen you drift for twenty-five minutes along the wall that faces the Greek island of Meis, never deeper than six metres. Visibility is often thirty metres: groupers, octopus holes, now and then a turtle. We dive on the Turkish side, so no passport.',
      highlights: items`One instructor for each guest, all the way | About 25 minutes under water, six metres at most | Visibility of up to thirty metres | Practice in shallow water first`,
      programme: steps`
        09:00 | Dive centre, Kaş harbour | Health form, suit and mask that fit.
        09:30 | Boat and briefing | Half an hour to the wall; hand signs, breathing, ears.
        10:20 | Practice | Waist-deep, until you nod.
        10:45 | The dive | 25 minutes along the wall, hand in hand or close beside.
        11:45 | Tea on deck | Second dive for those who added it, swimming for the rest.
        13:00 | Back in Kaş | Your diving certificate, stamped.
      `,
      included: items`Your own instructor | All equipment, rinsed and in your size | Boat trip with tea and fruit | Diving insurance | Certificate`,
      excluded: items`Underwater photos | Lunch | Towels`,
      goodToKnow: items`With asthma, heart trouble or a blocked nose, ask a doctor first; you sign a health form. | Leave 18 hours between the dive and a flight.`,
      questions: questions`
        I cannot swim well. Can I dive? | You should float without panic. Everything else the instructor does for you.
        Can my family come on the boat? | Yes, when there is room, for the price of a coffee. Ask at the centre.
      `,
      extras: extras`
        Underwater photos | About 30 pictures of your dive, sent the same evening
        Second dive | Another 25 minutes at a different place, same instructor
      `,
      meetingPoint: place`Dive centre on Kaş harbour, left of the customs house | White sign with a blue fish. Come 10 minutes early with swimwear on.`,
    },
    tr: {
      title: 'Meis duvarında deneme dalışı, herkese bir eğitmen',
      summary:
        'Kaş açığında su altındaki ilk nefesiniz: Meis’in karşısındaki duvarda altı metre, yanınızda yalnızca size ait bir eğitmen.',
      description:
        'Burada sıra hâlinde yüzülmez. Her misafirin bir eğitmeni vardır; ilk nefesten sonuncusuna kadar tüpünüzü tutar, başka iş yapmaz. Bilgilendirme kırk dakika, bele kadar suda alıştırma ise ne kadar isterseniz o kadar sürer.\n\nSonra Meis adasına bakan duvar boyunca yirmi beş dakika süzülürsünüz, altı metreden derine inmeden. Görüş çoğu gün otuz metredir: orfozlar, ahtapot yuvaları, arada bir kaplumbağa. Dalış Türk tarafındadır, pasaport gerekmez. Sonra güvertede çay içilir.',
      highlights: items`Baştan sona her misafire bir eğitmen | Su altında 25 dakika kadar, en fazla altı metre | Otuz metreye varan görüş | Önce sığ suda alıştırma`,
      programme: steps`
        09:00 | Dalış merkezi, Kaş limanı | Sağlık formu, üstünüze oturan elbise ve maske.
        09:30 | Tekne ve bilgilendirme | Duvara yarım saat; el işaretleri, nefes, kulaklar.
        10:20 | Alıştırma | Bele kadar suda, siz başınızla onaylayana dek.
        10:45 | Dalış | Duvar boyunca 25 dakika, el ele ya da yan yana.
        11:45 | Güvertede çay | Ekleyenlere ikinci dalış, ötekilere yüzme.
        13:00 | Kaş’a dönüş | Damgalı dalış belgeniz.
      `,
      included: items`Size özel eğitmen | Bedeninize göre temiz donanım | Çay ve meyveyle tekne | Dalış sigortası | Belge`,
      excluded: items`Su altı fotoğrafları | Öğle yemeği | Havlu`,
      goodToKnow: items`Astım, kalp rahatsızlığı ya da tıkalı burun varsa önce doktora sorun; sağlık formu imzalanır. | Dalış ile uçuş arasında 18 saat bırakın.`,
      questions: questions`
        İyi yüzemiyorum, dalabilir miyim? | Suda telaşa kapılmadan durabilmeniz yeter. Gerisini eğitmen yapar.
        Ailem tekneye gelebilir mi? | Yer varsa evet, bir kahve parasına. Merkezde sorun.
      `,
      extras: extras`
        Su altı fotoğrafları | Dalışınızdan yaklaşık 30 kare, aynı akşam gönderilir
        İkinci dalış | Aynı eğitmenle başka bir noktada 25 dakika daha
      `,
      meetingPoint: place`Kaş limanında dalış merkezi, gümrüğün solu | Mavi balıklı beyaz tabela. Mayonuz üzerinizde, 10 dakika erken gelin.`,
    },
    de: {
      title: 'Schnuppertauchen am Meis-Riff, ein Lehrer pro Gast',
      summary:
        'Ihr erster Atemzug unter Wasser vor Kaş: sechs Meter tief an der Wand gegenüber von Meis, mit eigenem Tauchlehrer.',
      description:
        'Hier taucht niemand in der Schlange. Jeder Gast hat einen eigenen Tauchlehrer, der vom ersten bis zum letzten Atemzug Ihre Flasche hält und sonst nichts tut. Die Einweisung dauert vierzig Minuten, das Üben im hüfttiefen Wasser so lange, wie Sie möchten.\n\nDann gleiten Sie fünfundzwanzig Minuten an der Wand gegenüber der griechischen Insel Meis entlang, nie tiefer als sechs Meter. Oft reicht die Sicht dreißig Meter weit: Zackenbarsche, Krakenhöhlen, manchmal eine Schildkröte. Getaucht wird auf türkischer Seite, ohne Pass.',
      highlights: items`Ein Tauchlehrer pro Gast, die ganze Zeit | Rund 25 Minuten unter Wasser, höchstens sechs Meter | Bis zu dreißig Meter Sicht | Erst Üben im flachen Wasser`,
      programme: steps`
        09:00 | Tauchbasis am Hafen Kaş | Gesundheitsbogen, Anzug und Maske, die passen.
        09:30 | Boot und Einweisung | Eine halbe Stunde zur Wand; Handzeichen, Atmen, Ohren.
        10:20 | Üben | Hüfttief, bis Sie nicken.
        10:45 | Der Tauchgang | 25 Minuten an der Wand, Hand in Hand oder dicht daneben.
        11:45 | Tee an Deck | Zweiter Tauchgang, wenn gebucht, für die anderen Baden.
        13:00 | Zurück in Kaş | Ihr Zertifikat, mit Stempel.
      `,
      included: items`Eigener Tauchlehrer | Ausrüstung in Ihrer Größe, gespült | Bootsfahrt mit Tee und Obst | Tauchversicherung | Zertifikat`,
      excluded: items`Unterwasserfotos | Mittagessen | Handtücher`,
      goodToKnow: items`Bei Asthma, Herzleiden oder verstopfter Nase fragen Sie bitte vorher einen Arzt; Sie unterschreiben einen Gesundheitsbogen. | Zwischen Tauchgang und Flug sollten 18 Stunden liegen.`,
      questions: questions`
        Ich schwimme nicht gut. Darf ich tauchen? | Sie sollten sich ohne Panik über Wasser halten können. Alles andere übernimmt Ihr Tauchlehrer.
        Kann meine Familie aufs Boot? | Ja, wenn Platz ist, zum Preis eines Kaffees. Fragen Sie in der Basis.
      `,
      extras: extras`
        Unterwasserfotos | Rund 30 Bilder von Ihrem Tauchgang, noch am selben Abend
        Zweiter Tauchgang | Weitere 25 Minuten an anderer Stelle, mit demselben Lehrer
      `,
      meetingPoint: place`Tauchbasis am Hafen Kaş, links vom Zollhaus | Weißes Schild mit blauem Fisch. Bitte 10 Minuten früher, Badesachen schon an.`,
    },
    ru: {
      title: 'Пробное погружение у стены Мейса, у каждого инструктор',
      slug: 'probnoe-pogruzhenie-meis',
      summary: 'Первый вдох под водой у Каша: шесть метров вдоль стены напротив Мейса, с инструктором только для вас.',
      description:
        'Здесь не плавают вереницей. У каждого гостя свой инструктор: он держит ваш баллон от первого вдоха до последнего и больше ничем не занят. Инструктаж длится сорок минут, тренировка по пояс в воде — сколько понадобится.\n\nПотом двадцать пять минут вы скользите вдоль стены напротив греческого острова Мейс, не глубже шести метров. Видимость часто тридцать метров: груперы, норы осьминогов, иногда черепаха. Погружение с турецкой стороны, паспорт не нужен. После — чай на палубе.',
      highlights: items`Свой инструктор у каждого гостя, всё время | Около 25 минут под водой, не глубже шести метров | Видимость до тридцати метров | Сначала тренировка на мелководье`,
      programme: steps`
        09:00 | Дайв-центр, гавань Каша | Анкета о здоровье, костюм и маска по размеру.
        09:30 | Катер и инструктаж | До стены полчаса; знаки, дыхание, уши.
        10:20 | Тренировка | По пояс в воде, пока вы не кивнёте.
        10:45 | Погружение | 25 минут вдоль стены, за руку или рядом.
        11:45 | Чай на палубе | Второе погружение, если добавили, остальным купание.
        13:00 | Снова в Каше | Ваш сертификат с печатью.
      `,
      included: items`Личный инструктор | Всё снаряжение по размеру | Катер, чай и фрукты | Страховка для дайвинга | Сертификат`,
      excluded: items`Подводные фото | Обед | Полотенца`,
      goodToKnow: items`При астме, болезнях сердца или заложенном носе сначала спросите врача; вы подписываете анкету. | Между погружением и самолётом должно пройти 18 часов.`,
      questions: questions`
        Я плохо плаваю. Мне можно? | Достаточно держаться на воде без паники. Остальное делает инструктор.
        Можно ли семье на катер? | Да, если есть места, по цене чашки кофе. Спросите в центре.
      `,
      extras: extras`
        Подводные фото | Около 30 снимков вашего погружения, в тот же вечер
        Второе погружение | Ещё 25 минут в другом месте, с тем же инструктором
      `,
      meetingPoint: place`Дайв-центр в гавани Каша, слева от таможни | Белая вывеска с синей рыбой. Приходите на 10 минут раньше, купальник уже на вас.`,
    },
  },
  reviews: reviews`
    5 | Holly S. | Plymouth | en | 2026-09-19 | I was the nervous one. Instructor Can never once let go, and I saw an octopus.
    5 | Frank W. | Leipzig | de | 2026-06-05 | Eins zu eins, wie versprochen. Mein Sohn (11) will jetzt den Schein machen.
    5 | Артём Ж. | Сочи | ru | 2026-08-21 | Вода как стекло, инструктор говорит по-русски. Второе погружение берите сразу.
    4 | Selin B. | Ankara | tr | 2025-09-30 | Kulaklarım biraz zorladı, hiç acele ettirmediler. Harikaydı.
    5 | Ben A. | Oxford | en | 2025-07-23 | Thirty metres of visibility on a first dive has spoiled me for anywhere else.
  `,
}
