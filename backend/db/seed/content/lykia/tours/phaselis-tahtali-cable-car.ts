import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const phaselisTahtaliCableCar: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-28',
  kind: 'tour',
  category: 'culture',
  destination: 'olympos-cirali',
  scene: 'antalya',
  pictureSeed: 1128,
  details: {
    kind: 'tour',
    durationMinutes: 420,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 14,
    pickup: 'optional',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '62.00', child: '33.00', infant: '0.00' },
    { from: '04-01', to: '10-31', adult: '69.00', child: '37.00', infant: '0.00' },
    { from: '11-01', to: '12-31', adult: '62.00', child: '33.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:00', endTime: '16:00', capacity: 14, weekdays: [1, 3, 5, 6, 7] }],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 720,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [
    { id: 'pickup-antalya', price: '12.00', per: 'person', maximum: 14 },
    { id: 'summit-lunch', price: '17.00', per: 'person', maximum: 14 },
  ],
  meetingPoint: { latitude: 36.5236, longitude: 30.5522 },
  rank: 28,
  text: {
    en: {
      title: 'Phaselis by the sea, Tahtalı by cable car',
      summary:
        'A harbour town with three bays in the morning, then ten minutes up to 2,365 metres with the coast below.',
      description:
        'Phaselis had three harbours, because one was never enough for rose oil, timber and gossip. A paved street still joins two of them. You walk it early, read the inscription of the gate put up for Hadrian’s visit, and swim where the triremes lay.\n\nFrom there it is half an hour to the cable car of Tahtalı. The cabin climbs from cedars to bare limestone, and on a clear day you see from Finike to Side. Up there it is fifteen degrees colder, and Emre has a jacket for anyone who did not believe him.',
      highlights: items`Three ancient harbours, one of them for a swim | From 726 to 2,365 metres in ten minutes | The coast from Finike to Side on a clear day | Jackets on loan for the summit`,
      programme: steps`
        09:00 | Phaselis | Aqueduct, harbour street, theatre under the pines.
        10:45 | South bay | An hour in the water, with Tahtalı straight ahead.
        12:00 | Ulupınar | Lunch by the springs: trout, gözleme or mushrooms.
        13:30 | Cable car | 4,350 metres of rope and one window seat each.
        13:45 | Summit | Terrace, telescope and a short path along the ridge.
        16:00 | End | Back at Phaselis, or at your hotel if you booked the ride.
      `,
      included: items`Entrance to Phaselis | Cable car up and down | Transfers during the tour | Licensed guide | Jacket on loan`,
      excluded: items`Lunch in Ulupınar or on the summit | Ride from and to Antalya`,
      goodToKnow: items`If cloud sits on the mountain we turn the day round or refund the cable car. | In July the south bay is best before eleven; so we are there before eleven.`,
      questions: questions`
        Is the cable car all right for people afraid of heights? | The cabin is large and hardly sways. Stand in the middle, look at the mountain and it is over in ten minutes.
        Can we come in our own car? | Gladly, to the car park of Phaselis. From there the minibus takes you to the mountain and back.
      `,
      extras: extras`
        Ride from Antalya | From your hotel in Antalya, Kemer or Çıralı and back
        Lunch on the summit | Soup, a warm dish and tea in the glass restaurant
      `,
      meetingPoint: place`Phaselis, car park at the north harbour | By the ticket office. Emre wears a straw hat with a red ribbon.`,
    },
    tr: {
      title: 'Denizde Phaselis, teleferikle Tahtalı',
      summary: 'Sabah üç koylu bir liman kenti, öğleden sonra on dakikada 2.365 metre; kıyı ayağınızın altında.',
      description:
        'Phaselis’in üç limanı vardı; gül yağına, keresteye ve dedikoduya biri yetmezdi. İkisini hâlâ taş döşeli bir cadde birleştirir. Caddeyi erkenden yürür, Hadrianus’un gelişi için dikilmiş takın yazıtını okur, kadırgaların yattığı yerde yüzersiniz.\n\nOradan Tahtalı teleferiğine yarım saat. Kabin sedirlerden çıplak kayaya tırmanır; açık havada Finike’den Side’ye kadar görürsünüz. Yukarısı on beş derece daha soğuktur; inanmayanlar için Emre’nin yanında mont bulunur.',
      highlights: items`Üç antik liman, birinde yüzme molası | On dakikada 726 metreden 2.365 metreye | Açık havada Finike’den Side’ye kıyı | Zirve için ödünç mont`,
      programme: steps`
        09:00 | Phaselis | Su kemeri, liman caddesi, çamların altında tiyatro.
        10:45 | Güney koyu | Karşınızda Tahtalı, suda bir saat.
        12:00 | Ulupınar | Kaynak başında öğle yemeği: alabalık, gözleme ya da mantar.
        13:30 | Teleferik | 4.350 metre halat, herkese cam kenarı.
        13:45 | Zirve | Teras, dürbün ve sırt boyunca kısa bir patika.
        16:00 | Bitiş | Phaselis’te; ulaşım aldıysanız otelinizde.
      `,
      included: items`Phaselis girişi | Teleferik gidiş dönüş | Tur boyunca ulaşım | Kokartlı rehber | Ödünç mont`,
      excluded: items`Ulupınar’da ya da zirvede öğle yemeği | Antalya’dan geliş ve dönüş`,
      goodToKnow: items`Dağın üstünde bulut varsa günü tersine çevirir ya da teleferik ücretini iade ederiz. | Temmuzda güney koyu on birden önce güzeldir; biz de on birden önce oradayız.`,
      questions: questions`
        Yükseklik korkusu olan binebilir mi? | Kabin büyüktür, pek sallanmaz. Ortada durup dağa bakın, on dakikada biter.
        Kendi arabamızla gelebilir miyiz? | Elbette, Phaselis otoparkına. Oradan dağa minibüsle gider, minibüsle dönersiniz.
      `,
      extras: extras`
        Antalya’dan ulaşım | Antalya, Kemer ya da Çıralı’daki otelinizden gidiş dönüş
        Zirvede öğle yemeği | Camlı restoranda çorba, sıcak yemek ve çay
      `,
      meetingPoint: place`Phaselis, kuzey limanı otoparkı | Bilet gişesinin yanı. Emre’nin başında kırmızı kurdeleli bir hasır şapka var.`,
    },
    de: {
      title: 'Phaselis am Meer, Tahtalı mit der Seilbahn',
      summary:
        'Vormittags eine Hafenstadt mit drei Buchten, dann in zehn Minuten auf 2.365 Meter, die Küste unter Ihnen.',
      description:
        'Phaselis hatte drei Häfen, denn einer reichte nie für Rosenöl, Holz und Klatsch. Zwei davon verbindet noch heute eine gepflasterte Straße. Sie gehen sie früh am Tag, lesen die Inschrift am Tor, das man für Hadrians Besuch errichtete, und baden dort, wo die Trieren lagen.\n\nVon hier ist es eine halbe Stunde zur Seilbahn auf den Tahtalı. Die Kabine steigt von den Zedern zum nackten Kalk, und an klaren Tagen reicht der Blick von Finike bis Side. Oben ist es fünfzehn Grad kälter; Emre hat Jacken für alle, die es nicht glauben wollten.',
      highlights: items`Drei antike Häfen, einer davon zum Baden | In zehn Minuten von 726 auf 2.365 Meter | An klaren Tagen die Küste von Finike bis Side | Leihjacken für den Gipfel`,
      programme: steps`
        09:00 | Phaselis | Aquädukt, Hafenstraße, Theater unter Kiefern.
        10:45 | Südbucht | Eine Stunde im Wasser, der Tahtalı genau gegenüber.
        12:00 | Ulupınar | Mittagspause an den Quellen: Forelle, Gözleme oder Pilze.
        13:30 | Seilbahn | 4.350 Meter Seil und für jeden ein Platz am Fenster.
        13:45 | Gipfel | Terrasse, Fernrohr und ein kurzer Weg am Grat.
        16:00 | Ende | In Phaselis oder, mit gebuchter Fahrt, an Ihrem Hotel.
      `,
      included: items`Eintritt Phaselis | Seilbahn hin und zurück | Fahrten während der Tour | Lizenzierter Guide | Leihjacke`,
      excluded: items`Mittagessen in Ulupınar oder am Gipfel | Fahrt ab und bis Antalya`,
      goodToKnow: items`Hängen Wolken am Berg, drehen wir den Tag um oder erstatten die Seilbahn. | Im Juli ist die Südbucht vor elf am schönsten, und vor elf sind wir dort.`,
      questions: questions`
        Geht die Seilbahn auch mit Höhenangst? | Die Kabine ist groß und schwankt kaum. In die Mitte stellen, zum Berg schauen, nach zehn Minuten ist es geschafft.
        Können wir mit dem eigenen Auto kommen? | Gern, zum Parkplatz von Phaselis. Von dort bringt Sie der Kleinbus zum Berg und zurück.
      `,
      extras: extras`
        Fahrt ab Antalya | Von Ihrem Hotel in Antalya, Kemer oder Çıralı und zurück
        Mittagessen am Gipfel | Suppe, ein warmes Gericht und Tee im Glasrestaurant
      `,
      meetingPoint: place`Phaselis, Parkplatz am Nordhafen | Beim Kassenhaus. Emre trägt einen Strohhut mit rotem Band.`,
    },
    ru: {
      title: 'Фаселис у моря и Тахталы на канатной дороге',
      slug: 'faselis-takhtaly-kanatnaya-doroga',
      summary: 'Утром город-гавань с тремя бухтами, потом десять минут до высоты 2365 метров, и весь берег под вами.',
      description:
        'У Фаселиса было три гавани: одной никогда не хватало на розовое масло, лес и сплетни. Две из них до сих пор соединяет мощёная улица. Вы проходите её рано утром, читаете надпись на воротах, поставленных к приезду Адриана, и купаетесь там, где стояли триремы.\n\nОттуда полчаса до канатной дороги на Тахталы. Кабина поднимается от кедров к голому известняку, и в ясный день берег виден от Финике до Сиде. Наверху на пятнадцать градусов холоднее; для тех, кто не поверил, у Эмре есть куртки.',
      highlights: items`Три древние гавани, в одной купаемся | С 726 до 2365 метров за десять минут | В ясный день берег от Финике до Сиде | Куртки напрокат для вершины`,
      programme: steps`
        09:00 | Фаселис | Акведук, портовая улица, театр под соснами.
        10:45 | Южная бухта | Час в воде, прямо напротив Тахталы.
        12:00 | Улупынар | Обед у источников: форель, гёзлеме или грибы.
        13:30 | Канатная дорога | 4350 метров троса, и каждому место у окна.
        13:45 | Вершина | Терраса, подзорная труба и короткая тропа по гребню.
        16:00 | Конец | В Фаселисе или у отеля, если вы заказали дорогу.
      `,
      included: items`Вход в Фаселис | Канатная дорога туда и обратно | Переезды во время экскурсии | Лицензированный гид | Куртка напрокат`,
      excluded: items`Обед в Улупынаре или на вершине | Дорога из Антальи и обратно`,
      goodToKnow: items`Если на горе облако, меняем порядок дня или возвращаем деньги за канатную дорогу. | В июле южная бухта лучше всего до одиннадцати, поэтому до одиннадцати мы там.`,
      questions: questions`
        А если боюсь высоты? | Кабина большая и почти не качается. Встаньте в середину, смотрите на гору, и через десять минут вы на месте.
        Можно приехать на своей машине? | Конечно, на стоянку Фаселиса. Оттуда микроавтобус отвезёт вас к горе и обратно.
      `,
      extras: extras`
        Дорога из Антальи | От отеля в Анталье, Кемере или Чиралы и обратно
        Обед на вершине | Суп, горячее и чай в стеклянном ресторане
      `,
      meetingPoint: place`Фаселис, стоянка у северной гавани | У кассы. На Эмре соломенная шляпа с красной лентой.`,
    },
  },
  reviews: reviews`
    5 | Ingrid V. | Regensburg | de | 2026-10-08 | Vormittags geschwommen, mittags in der Leihjacke gefroren. So einen Tag gibt es sonst nirgends.
    4 | Lewis G. | Derby | en | 2026-08-14 | Cloud on top for ten minutes, then the whole coast. The queue for the cable car was short because Emre had booked.
    5 | Кирилл Б. | Екатеринбург | ru | 2026-06-05 | Эмре рассказывает с юмором, без заученных дат. Фаселис утром почти пустой.
    5 | Derya S. | Antalya | tr | 2026-04-26 | Antalyalıyım, Tahtalı’ya ilk kez çıktım. Hava açıktı, Side’yi gördük.
    4 | Margaret O. | Galway | en | 2025-11-02 | November sun, warm sea, empty ruins. Eat in Ulupınar rather than on top.
  `,
}
