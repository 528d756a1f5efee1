import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const pamukkaleBarefootMorning: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-12',
  kind: 'tour',
  category: 'culture',
  destination: 'pamukkale',
  scene: 'pamukkale',
  pictureSeed: 1112,
  details: {
    kind: 'tour',
    durationMinutes: 300,
    days: 1,
    guideLanguages: ['en', 'de', 'ru', 'tr'],
    groupSize: 16,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '58.00', child: '29.00', infant: '0.00' },
    { from: '04-01', to: '10-31', adult: '66.00', child: '33.00', infant: '0.00' },
    { from: '11-01', to: '12-31', adult: '58.00', child: '29.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:00', endTime: '13:00', capacity: 16, weekdays: EVERY_DAY }],
  childFrom: 6,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 48,
  instantConfirmation: true,
  campaign: {
    discountType: 'percent',
    discountValue: '15.00',
    endsInDays: 80,
    label: { en: 'Barefoot for less', tr: 'Yalın ayak indirimi', de: 'Barfuß günstiger', ru: 'Босиком дешевле' },
  },
  extras: [{ id: 'antique-pool', price: '10.00', per: 'person', maximum: 16 }],
  meetingPoint: { latitude: 37.9137, longitude: 29.1187 },
  rank: 12,
  text: {
    en: {
      title: 'Pamukkale barefoot and Hierapolis, before the coaches',
      summary:
        'Five morning hours on white terraces and Roman streets, from the quiet south gate down, while the coaches are still on the road.',
      description:
        'The coaches from the coast reach Pamukkale at about half past eleven. By then you have seen it. We enter by the south gate soon after eight, walk the street of Hierapolis to its theatre and understand why people came here to be cured, and often to be buried.\n\nThen shoes off: you walk down over the terraces for forty minutes, through warm water that reaches the ankle, sometimes the knee. The stone is firm and slightly rough, so it is easier than it looks.',
      highlights: items`On the terraces before the coaches arrive | Theatre and necropolis of Hierapolis | Barefoot down the whole white slope | Entrance ticket in the price`,
      programme: steps`
        08:00 | Pick-up | Hotels in Pamukkale and Karahayıt; Denizli bus station at 07:30.
        08:20 | South gate | Byzantine gate, main street, the gate of Domitian.
        09:20 | Theatre | The reliefs of Apollo, the view over the plain.
        10:15 | Antique pool | Half an hour to swim among columns, or tea beside them.
        11:00 | The terraces | Barefoot downhill, 40 minutes, photos on the way.
        12:00 | Village | Lunch with trout or lentils. Back at your hotel by 13:00.
      `,
      included: items`Pick-up in Pamukkale, Karahayıt and Denizli | Entrance to Pamukkale and Hierapolis | Licensed guide | Lunch | Insurance`,
      excluded: items`Antique pool, if you do not add it | Drinks with lunch | Tips`,
      goodToKnow: items`Bring a bag for your shoes, sunglasses and, in winter, a small towel for your feet. | Not every terrace holds water every day; the site opens them in turn to let the stone rest.`,
      questions: questions`
        Is it slippery? | Hardly: the limestone is rough as long as you are barefoot. Shoes are forbidden and would slip.
        Is winter worth it? | Yes. The water stays at 35 degrees and steams, and you meet a tenth of the people.
      `,
      extras: extras`Antique pool | Entrance to the thermal pool with sunken columns; bring swimwear`,
      meetingPoint: place`Your hotel, or the south gate of Hierapolis | With your own car, meet us at the ticket hall of the south gate at 08:15. The guide carries a white umbrella.`,
    },
    tr: {
      title: 'Otobüslerden önce yalın ayak Pamukkale ve Hierapolis',
      slug: 'otobuslerden-once-yalinayak-pamukkale-ve-hierapolis',
      summary:
        'Otobüsler daha yoldayken sakin güney kapısından girip beyaz teraslarda ve Roma sokaklarında beş sabah saati.',
      description:
        'Kıyıdan gelen otobüsler Pamukkale’ye on bir buçukta varır. O saatte siz gezmiş olursunuz. Sekizi az geçe güney kapısından girer, Hierapolis caddesinden tiyatroya yürür, insanların buraya neden şifa bulmaya ve çoğu kez gömülmeye geldiğini öğrenirsiniz.\n\nSonra ayakkabılar çıkar: terasların üstünden kırk dakika, bileğe, bazen dize gelen ılık suda inersiniz. Taş sağlam ve hafif pürüzlüdür, göründüğünden kolaydır. Aşağıda köyde öğle yemeği yer, saat birde otelinize dönersiniz.',
      highlights: items`Otobüsler gelmeden teraslarda | Hierapolis’in tiyatrosu ve nekropolü | Beyaz yamacın tamamını yalın ayak iniş | Giriş bileti fiyata dahil`,
      programme: steps`
        08:00 | Otelden alınış | Pamukkale ve Karahayıt otelleri; Denizli otogarı 07:30.
        08:20 | Güney kapısı | Bizans kapısı, ana cadde, Domitianus kapısı.
        09:20 | Tiyatro | Apollon kabartmaları, ovaya bakış.
        10:15 | Antik havuz | Sütunlar arasında yarım saat yüzme ya da kenarında çay.
        11:00 | Teraslar | Yalın ayak iniş, 40 dakika, yolda fotoğraf.
        12:00 | Köy | Alabalık ya da mercimekle öğle yemeği. 13:00’te otel.
      `,
      included: items`Pamukkale, Karahayıt ve Denizli’den alınış | Pamukkale ve Hierapolis girişi | Kokartlı rehber | Öğle yemeği | Sigorta`,
      excluded: items`Eklemediyseniz antik havuz | Yemekte içecekler | Bahşiş`,
      goodToKnow: items`Ayakkabınız için bir torba, güneş gözlüğü ve kışın ayaklarınız için küçük bir havlu getirin. | Her terasta her gün su olmaz; taş dinlensin diye sırayla verilir.`,
      questions: questions`
        Kaygan mı? | Pek değil: yalın ayakken kireç taşı tutar. Ayakkabı yasaktır, kayan da odur.
        Kışın değer mi? | Değer. Su 35 derecede kalır, buhar çıkar; insan sayısı onda birine iner.
      `,
      extras: extras`Antik havuz | Batık sütunlu termal havuza giriş; mayonuzu getirin`,
      meetingPoint: place`Oteliniz ya da Hierapolis güney kapısı | Kendi aracınızla gelirseniz 08:15’te güney kapısı gişesinde buluşuruz. Rehber beyaz şemsiye taşır.`,
    },
    de: {
      title: 'Pamukkale barfuß und Hierapolis, vor den Reisebussen',
      summary:
        'Fünf Morgenstunden auf weißen Terrassen und römischen Straßen, vom stillen Südtor aus, solange die Busse noch unterwegs sind.',
      description:
        'Die Busse von der Küste erreichen Pamukkale gegen halb zwölf. Dann haben Sie es schon gesehen. Wir gehen kurz nach acht durch das Südtor, folgen der Straße von Hierapolis zum Theater und verstehen, warum Menschen hierherkamen, um geheilt und oft genug begraben zu werden.\n\nDann ziehen Sie die Schuhe aus: Vierzig Minuten geht es über die Terrassen hinab, durch warmes Wasser bis zum Knöchel, manchmal bis zum Knie. Der Stein ist fest und leicht rau, es geht sich leichter, als es aussieht.',
      highlights: items`Auf den Terrassen, bevor die Busse kommen | Theater und Nekropole von Hierapolis | Barfuß den ganzen weißen Hang hinab | Eintritt im Preis`,
      programme: steps`
        08:00 | Abholung | Hotels in Pamukkale und Karahayıt; Busbahnhof Denizli um 07:30.
        08:20 | Südtor | Byzantinisches Tor, Hauptstraße, Domitianstor.
        09:20 | Theater | Die Reliefs des Apollon, der Blick über die Ebene.
        10:15 | Antikes Becken | Eine halbe Stunde zwischen Säulen schwimmen oder Tee daneben.
        11:00 | Die Terrassen | Barfuß hinab, 40 Minuten, mit Zeit für Fotos.
        12:00 | Im Dorf | Mittagessen mit Forelle oder Linsen. Um 13:00 im Hotel.
      `,
      included: items`Abholung in Pamukkale, Karahayıt und Denizli | Eintritt Pamukkale und Hierapolis | Lizenzierter Guide | Mittagessen | Versicherung`,
      excluded: items`Antikes Becken, wenn nicht dazugebucht | Getränke zum Essen | Trinkgeld`,
      goodToKnow: items`Bringen Sie einen Beutel für die Schuhe, eine Sonnenbrille und im Winter ein kleines Handtuch mit. | Nicht jede Terrasse führt täglich Wasser; sie werden im Wechsel gefüllt, damit der Stein sich erholt.`,
      questions: questions`
        Ist es rutschig? | Kaum: Barfuß hat der raue Kalk guten Halt. Schuhe sind verboten, und genau die würden rutschen.
        Lohnt sich der Winter? | Ja. Das Wasser bleibt bei 35 Grad und dampft, und Sie treffen ein Zehntel der Besucher.
      `,
      extras: extras`Antikes Becken | Eintritt ins Thermalbecken mit versunkenen Säulen; Badesachen mitbringen`,
      meetingPoint: place`Ihr Hotel oder das Südtor von Hierapolis | Mit eigenem Auto treffen wir uns um 08:15 an der Kasse des Südtors. Der Guide trägt einen weißen Schirm.`,
    },
    ru: {
      title: 'Памуккале босиком и Иераполис, до приезда автобусов',
      slug: 'pamukkale-bosikom-ierapolis',
      summary:
        'Пять утренних часов на белых террасах и римских улицах, от тихих южных ворот, пока автобусы ещё в пути.',
      description:
        'Автобусы с побережья приезжают в Памуккале к половине двенадцатого. К этому времени вы всё увидели. Входим в начале девятого через южные ворота, идём по улице Иераполиса к театру и понимаем, почему сюда ехали лечиться, а нередко и умирать.\n\nПотом разуваемся: сорок минут вниз по террасам, по тёплой воде до щиколотки, местами до колена. Камень твёрдый и чуть шершавый, идти легче, чем кажется. Внизу, в деревне, обед, а к часу вы снова в отеле.',
      highlights: items`На террасах раньше автобусов | Театр и некрополь Иераполиса | Босиком по всему белому склону | Входной билет в цене`,
      programme: steps`
        08:00 | Встреча | Отели Памуккале и Карахайыта; автовокзал Денизли в 07:30.
        08:20 | Южные ворота | Византийские ворота, главная улица, ворота Домициана.
        09:20 | Театр | Рельефы Аполлона и вид на долину.
        10:15 | Античный бассейн | Полчаса среди колонн или чай рядом с ними.
        11:00 | Террасы | Босиком вниз, 40 минут, с остановками для фото.
        12:00 | Деревня | Обед с форелью или чечевицей. В отеле к 13:00.
      `,
      included: items`Встреча в Памуккале, Карахайыте и Денизли | Вход в Памуккале и Иераполис | Лицензированный гид | Обед | Страховка`,
      excluded: items`Античный бассейн, если не добавили | Напитки к обеду | Чаевые`,
      goodToKnow: items`Возьмите пакет для обуви, солнечные очки и зимой маленькое полотенце для ног. | Вода бывает не на каждой террасе: её пускают по очереди, чтобы камень отдыхал.`,
      questions: questions`
        Скользко ли? | Почти нет: босиком известняк держит. Обувь запрещена, и скользит как раз она.
        Стоит ли ехать зимой? | Да. Вода всё те же 35 градусов, идёт пар, а людей в десять раз меньше.
      `,
      extras: extras`Античный бассейн | Вход в термальный бассейн с затонувшими колоннами; возьмите купальник`,
      meetingPoint: place`Ваш отель или южные ворота Иераполиса | На своей машине — встречаемся в 08:15 у кассы южных ворот. У гида белый зонт.`,
    },
  },
  reviews: reviews`
    5 | Diane R. | Nottingham | en | 2026-02-11 | Steam, silence and about twenty people. Winter is the secret.
    5 | Matthias K. | Zürich | de | 2026-05-09 | Als wir unten ankamen, standen oben die Busse. Perfekt geplant.
    4 | Людмила Г. | Омск | ru | 2026-07-06 | Террасы чудесные, июль жаркий даже утром. Бассейн с колоннами советую.
    5 | Ayşe N. | Manisa | tr | 2025-10-26 | Rehberimiz Hierapolis’i masal gibi anlattı. Yemekteki alabalık taze.
    4 | Chris B. | Bournemouth | en | 2025-06-08 | One terrace was dry that day, as they had told us. The others made up for it.
  `,
}
