import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const gocekTwelveIslands: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-08',
  kind: 'tour',
  category: 'boat-trips',
  destination: 'gocek',
  scene: 'gocek',
  pictureSeed: 1108,
  details: {
    kind: 'tour',
    durationMinutes: 480,
    days: 1,
    guideLanguages: ['en', 'tr', 'ru'],
    groupSize: 28,
    pickup: 'optional',
    theme: 'boat',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-15', to: '06-14', adult: '39.00', child: '19.50', infant: '0.00' },
    { from: '06-15', to: '09-15', adult: '46.00', child: '23.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '41.00', child: '20.50', infant: '0.00' },
  ],
  sessions: [{ time: '09:30', endTime: '17:30', capacity: 28, weekdays: EVERY_DAY }],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [
    { id: 'pickup-fethiye', price: '8.00', per: 'person', maximum: 20 },
    { id: 'snorkel-set', price: '5.00', per: 'person', maximum: 20 },
  ],
  meetingPoint: { latitude: 36.7525, longitude: 28.94 },
  rank: 8,
  text: {
    en: {
      title: 'Twelve islands from Göcek, six bays and lunch',
      summary:
        'A full day by gulet through the sheltered Gulf of Göcek: six bays under pines, lunch from the grill, half the deck in shade.',
      description:
        'The Gulf of Göcek is closed by islands on every side, so the water stays flat when the open sea does not. The gulet is twenty-two metres long and carries twenty-eight guests, with a mattress for each and a proper table for lunch.\n\nYou stop in six bays: sand at Yassıca, Roman baths under water at Cleopatra’s, a painted fish on a rock at Bedri Rahmi. The captain turns the order round each day, according to where the other boats are.',
      highlights: items`Six bays under pines, in water as flat as a lake | Sunken Roman baths to swim over | Twenty-eight guests on twenty-two metres | Lunch at a table, not on your knees`,
      programme: steps`
        09:30 | Göcek pier | Boarding, tea, out between the moored yachts.
        10:15 | Yassıca Islands | Sandbar and shallow water, one hour.
        11:45 | Cleopatra’s Bay | Swim above the walls of a Roman bath.
        13:00 | Lunch at anchor | Chicken or aubergine from the grill, pasta, four salads.
        14:15 | Bedri Rahmi and Sarsala | The painter’s fish on the rock, Lycian tombs above the pines.
        16:00 | Göbün and Akvaryum | Two last swims, tea and cake. In Göcek at 17:30.
      `,
      included: items`Full day by gulet | Lunch, afternoon tea and cake | Water all day | Crew that speaks Turkish, English and Russian | Insurance`,
      excluded: items`Soft drinks, beer and coffee from the bar | Transfer from Fethiye or Ölüdeniz, if not added | Snorkel set, if not added`,
      goodToKnow: items`The upper deck is for sunbathing, the rear has a roof and tables. | Ashore at Bedri Rahmi there is a path to the tombs, twenty minutes each way with shoes.`,
      questions: questions`
        Will I be seasick? | Very unlikely. The gulf is sheltered on all sides and we never go outside it.
        Really all twelve islands? | You pass all twelve and swim at six. Twelve stops would be twelve times anchoring and no lunch.
      `,
      extras: extras`
        Pick-up from Fethiye and Ölüdeniz | From your hotel between 08:15 and 08:45, and back
        Snorkel set | Mask, snorkel and fins, rinsed and in your size
      `,
      meetingPoint: place`Göcek municipal pier | Varnished gulet, name “Mavi Rüya”, in front of the tourist office. Boarding from 09:10.`,
    },
    tr: {
      title: 'Göcek’ten 12 adalar, altı koy ve öğle yemeği',
      summary:
        'Korunaklı Göcek körfezinde guletle dolu bir gün: çam altında altı koy, ızgaradan öğle yemeği, güvertenin yarısı gölge.',
      description:
        'Göcek körfezini her yandan adalar kapatır; açık deniz dalgalıyken burada su düz kalır. Gulet yirmi iki metredir, yirmi sekiz misafir alır; herkese bir minder, yemek için gerçek bir masa vardır.\n\nAltı koyda durulur: Yassıca’da kum, Kleopatra’da su altında Roma hamamı, Bedri Rahmi’de kayaya çizilmiş balık. Kaptan öteki tekneler neredeyse sırayı ona göre her gün değiştirir. Öğleden sonra demliği kaynatır, keki keseriz; son iki yüzme ondan sonradır.',
      highlights: items`Göl gibi suda, çam altında altı koy | Üstünden yüzülen batık Roma hamamı | Yirmi iki metrede yirmi sekiz misafir | Dizde değil, masada öğle yemeği`,
      programme: steps`
        09:30 | Göcek iskelesi | Biniş, çay, demirdeki yatların arasından çıkış.
        10:15 | Yassıca Adaları | Kum dili ve sığ su, bir saat.
        11:45 | Kleopatra Koyu | Roma hamamının duvarları üstünde yüzme.
        13:00 | Demirde öğle yemeği | Izgara tavuk ya da patlıcan, makarna, dört salata.
        14:15 | Bedri Rahmi ve Sarsala | Kayadaki balık resmi, çamların üstünde Likya mezarları.
        16:00 | Göbün ve Akvaryum | Son iki yüzme, çay ve kek. 17:30’da Göcek.
      `,
      included: items`Guletle tam gün | Öğle yemeği, ikindi çayı ve kek | Gün boyu su | Türkçe, İngilizce ve Rusça konuşan mürettebat | Sigorta`,
      excluded: items`Bardan meşrubat, bira ve kahve | Eklemediyseniz Fethiye ya da Ölüdeniz’den ulaşım | Eklemediyseniz şnorkel takımı`,
      goodToKnow: items`Üst güverte güneş içindir, kıçta tente ve masalar var. | Bedri Rahmi’de mezarlara yirmi dakikalık patika çıkar, ayakkabı gerekir.`,
      questions: questions`
        Deniz tutar mı? | Pek olası değil. Körfez her yandan kapalı, dışına hiç çıkmıyoruz.
        Gerçekten on iki ada mı? | On ikisinin de önünden geçer, altısında yüzersiniz. On iki mola, on iki kez demir atmak demek; yemeğe vakit kalmaz.
      `,
      extras: extras`
        Fethiye ve Ölüdeniz’den ulaşım | Otelinizden 08:15–08:45 arası alınış ve dönüş
        Şnorkel takımı | Bedeninize göre maske, şnorkel ve palet
      `,
      meetingPoint: place`Göcek belediye iskelesi | Vernikli gulet, adı “Mavi Rüya”, turizm bürosunun önünde. Biniş 09:10’da başlar.`,
    },
    de: {
      title: 'Zwölf Inseln ab Göcek, sechs Buchten und Mittagessen',
      summary:
        'Ein ganzer Tag mit der Gulet im geschützten Golf von Göcek: sechs Buchten unter Kiefern, Mittagessen vom Grill, viel Schatten.',
      description:
        'Der Golf von Göcek ist ringsum von Inseln geschützt, deshalb bleibt das Wasser flach, auch wenn draußen Wellen gehen. Die Gulet misst zweiundzwanzig Meter und nimmt achtundzwanzig Gäste mit, mit einer Matte für jeden und einem richtigen Tisch zum Essen.\n\nSie halten in sechs Buchten: Sand bei Yassıca, römische Thermen unter Wasser bei Kleopatra, ein gemalter Fisch am Fels bei Bedri Rahmi. Die Reihenfolge wählt der Kapitän jeden Tag neu, je nachdem, wo die anderen Boote liegen.',
      highlights: items`Sechs Buchten unter Kiefern, Wasser wie ein See | Schwimmen über versunkenen römischen Thermen | Achtundzwanzig Gäste auf zweiundzwanzig Metern | Mittagessen am Tisch statt auf den Knien`,
      programme: steps`
        09:30 | Anleger Göcek | Einsteigen, Tee, zwischen den Yachten hinaus.
        10:15 | Yassıca-Inseln | Sandbank und flaches Wasser, eine Stunde.
        11:45 | Kleopatra-Bucht | Schwimmen über den Mauern eines römischen Bades.
        13:00 | Mittagessen vor Anker | Huhn oder Aubergine vom Grill, Nudeln, vier Salate.
        14:15 | Bedri Rahmi und Sarsala | Der Fisch des Malers am Fels, lykische Gräber über den Kiefern.
        16:00 | Göbün und Akvaryum | Zwei letzte Bäder, Tee und Kuchen. Um 17:30 in Göcek.
      `,
      included: items`Ganztagesfahrt mit der Gulet | Mittagessen, Nachmittagstee und Kuchen | Wasser den ganzen Tag | Crew mit Türkisch, Englisch und Russisch | Versicherung`,
      excluded: items`Softdrinks, Bier und Kaffee von der Bar | Transfer ab Fethiye oder Ölüdeniz, wenn nicht dazugebucht | Schnorchelset, wenn nicht dazugebucht`,
      goodToKnow: items`Das Oberdeck gehört der Sonne, das Heck hat Dach und Tische. | In Bedri Rahmi führt ein Pfad zu den Gräbern, zwanzig Minuten je Richtung, mit Schuhen.`,
      questions: questions`
        Werde ich seekrank? | Sehr unwahrscheinlich. Der Golf ist rundum geschützt, und wir verlassen ihn nie.
        Wirklich alle zwölf Inseln? | Sie fahren an allen zwölf vorbei und baden an sechs. Zwölf Stopps hießen zwölfmal ankern und kein Mittagessen.
      `,
      extras: extras`
        Abholung in Fethiye und Ölüdeniz | Am Hotel zwischen 08:15 und 08:45, und zurück
        Schnorchelset | Maske, Schnorchel und Flossen in Ihrer Größe
      `,
      meetingPoint: place`Städtischer Anleger Göcek | Lackierte Gulet, Name „Mavi Rüya“, vor dem Tourismusbüro. Einstieg ab 09:10.`,
    },
    ru: {
      title: 'Двенадцать островов из Гёджека, шесть бухт и обед',
      slug: 'dvenadtsat-ostrovov-gocek',
      summary:
        'Целый день на гулете в закрытом заливе Гёджек: шесть бухт под соснами, обед с гриля, половина палубы в тени.',
      description:
        'Залив Гёджек со всех сторон закрыт островами, поэтому вода спокойна, даже когда в море волна. Гулет двадцать два метра, на борту двадцать восемь гостей, у каждого свой матрас, а обедают за настоящим столом.\n\nСтоим в шести бухтах: песок у островов Яссыджа, римские бани под водой в бухте Клеопатры, рыба, нарисованная на скале, в Бедри Рахми. Порядок капитан меняет каждый день, смотря где стоят другие суда. После обеда чай с пирогом и ещё два купания.',
      highlights: items`Шесть бухт под соснами, вода как в озере | Затонувшие римские бани, над которыми плывёте | Двадцать восемь гостей на двадцати двух метрах | Обед за столом, а не на коленях`,
      programme: steps`
        09:30 | Причал Гёджека | Посадка, чай, выходим между яхтами.
        10:15 | Острова Яссыджа | Песчаная коса и мелководье, один час.
        11:45 | Бухта Клеопатры | Купание над стенами римских бань.
        13:00 | Обед на якоре | Курица или баклажаны с гриля, паста, четыре салата.
        14:15 | Бедри Рахми и Сарсала | Рыба художника на скале, ликийские гробницы над соснами.
        16:00 | Гёбюн и Аквариум | Два последних купания, чай с пирогом. В 17:30 Гёджек.
      `,
      included: items`Целый день на гулете | Обед, чай с пирогом | Вода весь день | Команда говорит по-турецки, по-английски и по-русски | Страховка`,
      excluded: items`Газировка, пиво и кофе из бара | Дорога из Фетхие или Олюдениза, если не добавили | Комплект для снорклинга, если не добавили`,
      goodToKnow: items`Верхняя палуба для солнца, на корме навес и столы. | В Бедри Рахми к гробницам ведёт тропа, двадцать минут в одну сторону, нужна обувь.`,
      questions: questions`
        Не укачает? | Вряд ли. Залив закрыт со всех сторон, и мы из него не выходим.
        Правда все двенадцать островов? | Проходите мимо всех двенадцати, купаетесь у шести. Двенадцать стоянок — это двенадцать якорей и никакого обеда.
      `,
      extras: extras`
        Дорога из Фетхие и Олюдениза | От отеля с 08:15 до 08:45 и обратно
        Комплект для снорклинга | Маска, трубка и ласты вашего размера
      `,
      meetingPoint: place`Городской причал Гёджека | Лакированный гулет «Mavi Rüya» напротив турбюро. Посадка с 09:10.`,
    },
  },
  reviews: reviews`
    5 | Karen D. | York | en | 2026-06-24 | Flat water all day, which my stomach appreciated. Lunch at a real table made a difference.
    5 | Виктория Л. | Краснодар | ru | 2026-09-08 | Матрас у каждого, очереди за едой нет. Бухта Клеопатры — лучшая.
    4 | Markus E. | Hannover | de | 2026-07-30 | Im Juli sind viele Boote unterwegs, aber unser Kapitän fand immer die leere Ecke.
    5 | Gizem P. | Denizli | tr | 2025-09-13 | Çocuklar Yassıca’dan çıkmak istemedi. Kek de güzeldi.
    5 | Liam O. | Belfast | en | 2025-05-28 | Six swims, one nap, no complaints.
    4 | Heike B. | Trier | de | 2025-10-11 | Auch im Oktober noch 24 Grad Wasser. Die Bar hat faire Preise.
  `,
}
