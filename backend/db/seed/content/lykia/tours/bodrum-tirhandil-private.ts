import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const bodrumTirhandilPrivate: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-31',
  kind: 'tour',
  category: 'boat-trips',
  destination: 'bodrum',
  scene: 'bodrum',
  pictureSeed: 1131,
  details: {
    kind: 'tour',
    durationMinutes: 480,
    days: 1,
    guideLanguages: ['en', 'tr', 'de'],
    groupSize: 6,
    pickup: 'meetingPoint',
    theme: 'boat',
    minimumAge: 0,
  },
  unit: 'group',
  currency: 'EUR',
  seasons: [{ from: '05-01', to: '10-31', adult: '420.00', child: '420.00', infant: '0.00' }],
  sessions: [{ time: '10:00', endTime: '18:00', capacity: 8, weekdays: EVERY_DAY }],
  childFrom: 3,
  adultFrom: 12,
  group: { price: '420.00', maximumPersons: 6, extraPersonPrice: '45.00' },
  taxMode: 'excluded',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 30,
  cutoffMinutes: 1440,
  freeCancellationHours: 72,
  instantConfirmation: false,
  extras: [
    { id: 'fish-lunch', price: '24.00', per: 'person', maximum: 8 },
    { id: 'sunset-hour', price: '60.00', per: 'booking', maximum: 1 },
  ],
  meetingPoint: { latitude: 37.0339, longitude: 27.4276 },
  rank: 31,
  text: {
    en: {
      title: 'Bodrum under sail on a private tirhandil',
      summary: 'A pointed wooden boat from 1974, a skipper who built two of her sisters, and a day for six of you.',
      description:
        'The tirhandil is the oldest shape of boat on this coast: as pointed behind as in front, so that she takes a following sea kindly. “Zeliş” was built in 1974 for sponge divers and is ten metres long. Skipper Rıfat builds such boats himself in winter, and you hear no engine once the wind is there, usually from noon.\n\nWhere you go depends on that wind: to Kara Ada with its warm spring, to Orak with its clear bottom, or no further than the next empty bay. The price is for six; two more may join for a supplement.',
      highlights: items`A wooden boat of 1974, for you alone | Real sailing, with the helm in your hand if you like | Three or four swims away from the big boats | A skipper who builds such boats himself`,
      programme: steps`
        10:00 | Bodrum harbour | Below the castle: tea, chart and a tour of ten metres.
        11:00 | Kara Ada | First swim, and the warm mud spring for those who want it.
        12:30 | Under sail | The meltem comes up; whoever likes takes the tiller.
        13:30 | At anchor | Lunch from the galley or from your own basket.
        15:30 | Orak Island | Sand at four metres, water like glass.
        18:00 | Bodrum | In past the castle as the light turns yellow.
      `,
      included: items`Boat, skipper and fuel | Water, tea, fruit and olives | Masks and snorkels | Life jackets in all sizes | Passenger insurance`,
      excluded: items`Lunch | Alcoholic drinks | Ten per cent VAT, shown at booking`,
      goodToKnow: items`Eight is the limit by licence, babies included. | There is a small cabin and a proper toilet, but no shower with hot water.`,
      questions: questions`
        What if there is no wind? | Then the engine takes you, at six knots. It has never kept anyone from a swim.
        Can we bring our dog? | Yes, Rıfat brings his as well. Please tell us, so that the two can be introduced ashore.
      `,
      extras: extras`
        Fish lunch | What was caught that morning, with three mezes and salad
        An hour longer | Until 19:00, for the sunset off the castle
      `,
      meetingPoint: place`Bodrum harbour, Kale Caddesi | Fourth wooden boat to the left of the castle gate, blue rail, name “Zeliş”.`,
    },
    tr: {
      title: 'Bodrum’da size özel tirhandille yelken',
      summary:
        '1974 yapımı, kıçı başı sivri bir ahşap tekne, onun iki kardeşini yapmış bir kaptan ve size ait bir gün.',
      description:
        'Tirhandil bu kıyının en eski tekne biçimidir: kıçı da başı gibi sivridir, arkadan gelen denizi yumuşak karşılar. “Zeliş” 1974’te süngerciler için yapıldı, on metredir. Rıfat Kaptan kışın bu teknelerden kendisi de yapar. Rüzgâr çıkınca, ki genellikle öğlen çıkar, motor sesi duymazsınız.\n\nNereye gidileceğine o rüzgâr karar verir: ılıcasıyla Kara Ada’ya, dibi görünen Orak’a ya da yalnızca bir sonraki boş koya. Fiyat altı kişi içindir; iki kişi daha ek ücretle katılabilir.',
      highlights: items`1974’ten bir ahşap tekne, yalnızca sizin | Gerçek yelken; isterseniz dümen elinizde | Büyük teknelerden uzakta üç dört yüzme molası | Bu tekneleri kendi yapan bir kaptan`,
      programme: steps`
        10:00 | Bodrum limanı | Kalenin dibinde çay, harita ve on metrelik bir gezinti.
        11:00 | Kara Ada | İlk yüzme, isteyene çamurlu ılıca.
        12:30 | Yelkende | Meltem çıkar; isteyen yekeye geçer.
        13:30 | Demirde | Mutfaktan ya da kendi sepetinizden öğle yemeği.
        15:30 | Orak adası | Dört metrede kum, cam gibi su.
        18:00 | Bodrum | Işık sararırken kalenin önünden girilir.
      `,
      included: items`Tekne, kaptan ve yakıt | Su, çay, meyve ve zeytin | Maske ve şnorkel | Her boy can yeleği | Yolcu sigortası`,
      excluded: items`Öğle yemeği | Alkollü içecekler | Rezervasyonda gösterilen yüzde on KDV`,
      goodToKnow: items`Ruhsat gereği sınır sekiz kişidir, bebekler de sayılır. | Küçük bir kamara ve düzgün bir tuvalet var; sıcak sulu duş yok.`,
      questions: questions`
        Rüzgâr olmazsa? | O zaman altı mille motor götürür. Bugüne kadar kimse yüzmeden dönmedi.
        Köpeğimizi getirebilir miyiz? | Evet, Rıfat Kaptan’ınki de gelir. Önceden yazın ki ikisi karada tanışsın.
      `,
      extras: extras`
        Balık | O sabah ne tutulduysa, üç meze ve salatayla
        Bir saat daha | Kalenin açığında gün batımı için 19:00’a kadar
      `,
      meetingPoint: place`Bodrum limanı, Kale Caddesi | Kale kapısının solunda dördüncü ahşap tekne, mavi küpeşteli, adı “Zeliş”.`,
    },
    de: {
      title: 'Bodrum unter Segeln im eigenen Tirhandil',
      summary:
        'Ein Holzboot von 1974, vorn wie hinten spitz, ein Skipper, der selbst zwei solche gebaut hat, ein Tag für Sie.',
      description:
        'Der Tirhandil ist die älteste Bootsform dieser Küste: hinten so spitz wie vorn, damit er die See von achtern sanft nimmt. Die „Zeliş“ wurde 1974 für Schwammtaucher gebaut und ist zehn Meter lang. Skipper Rıfat baut solche Boote im Winter selbst. Sobald der Wind da ist, meist gegen Mittag, hören Sie keinen Motor mehr.\n\nWohin es geht, entscheidet dieser Wind: nach Kara Ada mit der warmen Quelle, nach Orak mit dem klaren Grund oder nur in die nächste leere Bucht. Der Preis gilt für sechs; zwei weitere fahren gegen Aufpreis mit.',
      highlights: items`Ein Holzboot von 1974, für Sie allein | Wirklich segeln, auf Wunsch mit der Pinne in der Hand | Drei oder vier Badestopps fern der großen Boote | Ein Skipper, der solche Boote selbst baut`,
      programme: steps`
        10:00 | Hafen von Bodrum | Unter der Burg: Tee, Seekarte und ein Rundgang von zehn Metern.
        11:00 | Kara Ada | Das erste Bad und, wer mag, die warme Schlammquelle.
        12:30 | Unter Segeln | Der Meltem kommt auf; wer will, übernimmt die Pinne.
        13:30 | Vor Anker | Mittag aus der Kombüse oder aus dem eigenen Korb.
        15:30 | Insel Orak | Sand in vier Metern Tiefe, Wasser wie Glas.
        18:00 | Bodrum | Vorbei an der Burg, wenn das Licht gelb wird.
      `,
      included: items`Boot, Skipper und Treibstoff | Wasser, Tee, Obst und Oliven | Masken und Schnorchel | Schwimmwesten in allen Größen | Passagierversicherung`,
      excluded: items`Mittagessen | Alkoholische Getränke | Zehn Prozent Mehrwertsteuer, bei der Buchung ausgewiesen`,
      goodToKnow: items`Acht Gäste sind laut Zulassung die Grenze, Babys zählen mit. | Es gibt eine kleine Kajüte und eine richtige Toilette, aber keine warme Dusche.`,
      questions: questions`
        Und wenn kein Wind geht? | Dann bringt Sie der Motor mit sechs Knoten ans Ziel. Gebadet hat bisher noch jeder.
        Darf unser Hund mit? | Ja, Rıfat bringt seinen auch mit. Sagen Sie es vorher, dann lernen sich die beiden an Land kennen.
      `,
      extras: extras`
        Fisch zu Mittag | Was am Morgen gefangen wurde, mit drei Meze und Salat
        Eine Stunde länger | Bis 19:00, für den Sonnenuntergang vor der Burg
      `,
      meetingPoint: place`Hafen von Bodrum, Kale Caddesi | Viertes Holzboot links vom Burgtor, blaue Reling, Name „Zeliş“.`,
    },
    ru: {
      title: 'Бодрум под парусом на своём тирхандиле',
      slug: 'bodrum-pod-parusom-tirkhandil',
      summary:
        'Деревянная лодка 1974 года, острая с обоих концов, шкипер, построивший двух её сестёр, и день только для вас.',
      description:
        'Тирхандиль — самая старая форма лодки на этом берегу: корма у неё такая же острая, как нос, чтобы мягко принимать попутную волну. «Зелиш» построили в 1974 году для ловцов губок, её длина десять метров. Шкипер Рыфат зимой сам строит такие лодки. Когда приходит ветер, обычно к полудню, мотора вы уже не слышите.\n\nКуда идти, решает этот ветер: к Кара-Аде с её тёплым источником, к Ораку с прозрачным дном или просто в ближайшую пустую бухту. Цена на шестерых; ещё двое могут присоединиться за доплату.',
      highlights: items`Деревянная лодка 1974 года только для вас | Настоящий парус, а румпель, если хотите, в ваших руках | Три-четыре купания вдали от больших судов | Шкипер, который сам строит такие лодки`,
      programme: steps`
        10:00 | Гавань Бодрума | Под крепостью: чай, карта и экскурсия по десяти метрам.
        11:00 | Кара-Ада | Первое купание и, для желающих, тёплый грязевой источник.
        12:30 | Под парусом | Поднимается мельтем; кто хочет, берёт румпель.
        13:30 | На якоре | Обед с камбуза или из вашей корзины.
        15:30 | Остров Орак | Песок на четырёх метрах, вода как стекло.
        18:00 | Бодрум | Входим мимо крепости, когда свет желтеет.
      `,
      included: items`Лодка, шкипер и топливо | Вода, чай, фрукты и оливки | Маски с трубками | Спасательные жилеты всех размеров | Страховка пассажиров`,
      excluded: items`Обед | Алкогольные напитки | НДС десять процентов, указывается при бронировании`,
      goodToKnow: items`По документам на борту не больше восьми гостей, младенцы тоже считаются. | Есть маленькая каюта и нормальный туалет, но горячего душа нет.`,
      questions: questions`
        А если нет ветра? | Тогда повезёт мотор, шесть узлов. Без купания ещё никто не вернулся.
        Можно с собакой? | Да, Рыфат берёт и свою. Предупредите нас, чтобы они познакомились на берегу.
      `,
      extras: extras`
        Рыба на обед | Утренний улов, три мезе и салат
        Лишний час | До 19:00, чтобы встретить закат у крепости
      `,
      meetingPoint: place`Гавань Бодрума, Кале-Джаддеси | Четвёртая деревянная лодка слева от ворот крепости, синий леер, название «Zeliş».`,
    },
  },
  reviews: reviews`
    5 | Rebecca J. | Brighton | en | 2026-09-11 | Our twelve-year-old steered for an hour and has talked about nothing else since.
    5 | Tolga A. | İstanbul | tr | 2026-07-04 | Bodrum’da büyüdüm, tirhandile ilk kez bindim. Rıfat Kaptan tam bir usta.
    5 | Heike S. | Flensburg | de | 2026-06-02 | Als Seglerin war ich skeptisch. Ein schönes, ehrliches Boot, gut gesegelt.
    4 | Антон Р. | Санкт-Петербург | ru | 2025-08-29 | Ветра было мало, зато купались пять раз. Рыба на обед отличная.
  `,
}
