import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const manavgatBoatAspendos: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-18',
  kind: 'tour',
  category: 'culture',
  destination: 'side',
  scene: 'side',
  pictureSeed: 1118,
  details: {
    kind: 'tour',
    durationMinutes: 480,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 16,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '03-15', to: '06-15', adult: '43.00', child: '22.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '46.00', child: '23.00', infant: '0.00' },
    { from: '09-16', to: '11-15', adult: '42.00', child: '21.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:30', endTime: '16:30', capacity: 16, weekdays: [1, 4] }],
  childFrom: 5,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [{ id: 'audio-drama', price: '5.00', per: 'person', maximum: 16 }],
  meetingPoint: { latitude: 36.7741, longitude: 31.3925 },
  rank: 18,
  text: {
    en: {
      title: 'Manavgat market by boat and the theatre of Aspendos',
      summary: 'The theatre while it is still cool, then an hour at the market and down the green river to its mouth.',
      description:
        'Aspendos is the best-preserved Roman theatre: stage wall, gallery and all. We are at the gate at a quarter past nine, sit in the top row and let a coin fall on the stage. You will hear it. Then comes the aqueduct that most coaches pass.\n\nMondays and Thursdays are market days in Manavgat. An hour among the peaches and pots, a note of fair prices in your pocket, then the boat takes us down the river to the sandbar, where river and sea lie side by side.',
      highlights: items`Aspendos soon after it opens | The aqueduct that hardly anyone stops for | Manavgat on market day, with honest advice on prices | Two hours by boat to the mouth of the river`,
      programme: steps`
        08:30 | Pick-up | From hotels in Side, Kumköy and Çolaklı.
        09:15 | Aspendos | The theatre, the acoustics, then twenty minutes at the aqueduct.
        11:45 | Manavgat market | An hour on your own, the guide stays within reach.
        13:00 | On the river | Lunch on board: fish or chicken with salad.
        14:15 | River mouth | Swim in the sea on one side, in cold fresh water on the other.
        16:30 | Back in Side | Drop-off at your hotel.
      `,
      included: items`Transfers by minibus | Entrance to Aspendos | Boat trip with lunch | Licensed guide | Insurance`,
      excluded: items`Drinks on board | Purchases at the market`,
      goodToKnow: items`Bring swimwear and a towel; you can change on board. | The market closes at dusk and is busiest before noon.`,
      questions: questions`
        Do you take us to shops? | No. The market is the only place where you can buy anything, and nobody earns from it.
        Can non-swimmers come along? | Yes. At the sandbar the water is knee-deep for a long way.
      `,
      extras: extras`Audio play in the theatre | Twenty minutes by headphones, a premiere in the year 180`,
      meetingPoint: place`Your hotel, or Side bus station | By the ticket windows, minibus with a blue wave.`,
    },
    tr: {
      title: 'Tekneyle Manavgat pazarı ve Aspendos tiyatrosu',
      summary: 'Serinlikte tiyatro, sonra pazarda bir saat ve yeşil nehirden denize kadar tekne.',
      description:
        'Aspendos, sahne duvarı ve galerisiyle ayakta kalmış en sağlam Roma tiyatrosudur. Dokuzu çeyrek geçe kapıda olur, en üst sıraya oturur, sahneye bir bozuk para düşürürüz. Sesini duyarsınız. Ardından otobüslerin çoğunun önünden geçip gittiği su kemerine uğrarız.\n\nManavgat’ta pazartesi ve perşembe pazar günüdür. Şeftalilerle tencerelerin arasında bir saatiniz var, cebinizde de makul fiyatların yazılı olduğu bir kâğıt. Sonra tekneyle nehrin ağzına, tatlı suyla denizin yan yana durduğu kumsala ineriz.',
      highlights: items`Açılıştan hemen sonra Aspendos | Kimsenin durmadığı su kemeri | Pazar gününde Manavgat, dürüst fiyat bilgisiyle | Nehir ağzına tekneyle iki saat`,
      programme: steps`
        08:30 | Alınış | Side, Kumköy ve Çolaklı’daki otellerden.
        09:15 | Aspendos | Tiyatro, akustik, ardından su kemerinde yirmi dakika.
        11:45 | Manavgat pazarı | Bir saat serbest, rehber yakınınızda.
        13:00 | Nehirde | Teknede yemek: balık ya da tavuk, yanında salata.
        14:15 | Nehir ağzı | Bir yanda denizde, öbür yanda soğuk tatlı suda yüzün.
        16:30 | Side | Otelinize bırakırız.
      `,
      included: items`Minibüsle ulaşım | Aspendos girişi | Yemekli tekne turu | Kokartlı rehber | Sigorta`,
      excluded: items`Teknede içecekler | Pazarda alışveriş`,
      goodToKnow: items`Mayo ve havlu alın; teknede üstünüzü değiştirirsiniz. | Pazar akşamüstü kapanır, en kalabalık saati öğleden öncedir.`,
      questions: questions`
        Mağazalara götürüyor musunuz? | Hayır. Alışveriş yapılabilecek tek yer pazar, ondan da kimse pay almaz.
        Yüzme bilmeyen gelebilir mi? | Evet. Kumulda su uzun süre diz boyudur.
      `,
      extras: extras`Tiyatroda sesli oyun | Kulaklıkla yirmi dakika, 180 yılında bir galada`,
      meetingPoint: place`Oteliniz ya da Side otogarı | Bilet gişelerinin yanında, mavi dalgalı minibüs.`,
    },
    de: {
      title: 'Manavgat-Markt mit dem Boot und Theater Aspendos',
      summary:
        'Erst das Theater, solange es kühl ist, dann eine Stunde Markt und mit dem Boot flussabwärts bis zum Meer.',
      description:
        'Aspendos ist das am besten erhaltene römische Theater überhaupt, mit Bühnenwand und Galerie. Um Viertel nach neun stehen wir am Tor, setzen uns in die oberste Reihe und lassen eine Münze auf die Bühne fallen. Sie hören sie. Danach kommt der Aquädukt, an dem die meisten Busse vorbeifahren.\n\nMontags und donnerstags ist Markttag in Manavgat: eine Stunde zwischen Pfirsichen und Töpfen, mit einem Zettel fairer Preise in der Tasche. Dann fährt das Boot bis zur Sandbank, wo Fluss und Meer nebeneinanderliegen.',
      highlights: items`Aspendos kurz nach der Öffnung | Der Aquädukt, an dem kaum jemand hält | Manavgat am Markttag, mit ehrlichen Preishinweisen | Zwei Stunden mit dem Boot bis zur Mündung`,
      programme: steps`
        08:30 | Abholung | An Hotels in Side, Kumköy und Çolaklı.
        09:15 | Aspendos | Theater, Akustik, danach zwanzig Minuten am Aquädukt.
        11:45 | Markt von Manavgat | Eine Stunde für Sie, der Guide bleibt in der Nähe.
        13:00 | Auf dem Fluss | Essen an Bord: Fisch oder Hähnchen mit Salat.
        14:15 | Mündung | Baden links im Meer, rechts im kalten Süßwasser.
        16:30 | Side | Wir bringen Sie zum Hotel.
      `,
      included: items`Fahrt im Kleinbus | Eintritt Aspendos | Bootsfahrt mit Mittagessen | Lizenzierter Guide | Versicherung`,
      excluded: items`Getränke an Bord | Einkäufe auf dem Markt`,
      goodToKnow: items`Nehmen Sie Badesachen und Handtuch mit; umziehen können Sie sich an Bord. | Der Markt schließt zur Dämmerung und ist vor Mittag am vollsten.`,
      questions: questions`
        Bringen Sie uns in Geschäfte? | Nein. Kaufen können Sie nur auf dem Markt, und daran verdient von uns niemand.
        Können Nichtschwimmer mitkommen? | Ja. An der Sandbank reicht das Wasser weit hinaus nur bis zum Knie.
      `,
      extras: extras`Hörspiel im Theater | Zwanzig Minuten über Kopfhörer, eine Premiere im Jahr 180`,
      meetingPoint: place`Ihr Hotel oder Busbahnhof Side | An den Fahrkartenschaltern, Kleinbus mit blauer Welle.`,
    },
    ru: {
      title: 'Рынок Манавгата, катер и театр Аспендоса',
      slug: 'manavgat-rynok-kater-aspendos',
      summary: 'Театр, пока не жарко, потом час на рынке и путь на катере по зелёной реке до самого моря.',
      description:
        'Аспендос — лучше всех сохранившийся римский театр, со сценой и галереей. В четверть десятого мы у входа, садимся в верхнем ряду и роняем на сцену монету. Её слышно. Потом акведук, мимо которого большинство автобусов проезжает не останавливаясь.\n\nВ Манавгате рынок по понедельникам и четвергам. У вас час среди персиков и кастрюль, а в кармане листок с честными ценами. Дальше катер спускается к косе, где река и море лежат рядом: с одной стороны тёплая вода, с другой ледяная.',
      highlights: items`Аспендос сразу после открытия | Акведук, у которого почти никто не останавливается | Манавгат в рыночный день и честные цены | Два часа на катере до устья реки`,
      programme: steps`
        08:30 | Встреча | Забираем из отелей Сиде, Кумкёя и Чолаклы.
        09:15 | Аспендос | Театр, акустика, потом двадцать минут у акведука.
        11:45 | Рынок Манавгата | Час свободного времени, гид рядом.
        13:00 | По реке | Обед на борту: рыба или курица с салатом.
        14:15 | Устье | Слева купание в море, справа в холодной реке.
        16:30 | Сиде | Довозим до отеля.
      `,
      included: items`Трансфер на микроавтобусе | Билет в Аспендос | Прогулка на катере с обедом | Лицензированный гид | Страховка`,
      excluded: items`Напитки на борту | Покупки на рынке`,
      goodToKnow: items`Возьмите купальник и полотенце, переодеться можно на борту. | Рынок закрывается к сумеркам, больше всего народу до полудня.`,
      questions: questions`
        Вы возите по магазинам? | Нет. Купить что-то можно только на рынке, и мы на этом не зарабатываем.
        Можно ли тем, кто не плавает? | Да. У косы вода далеко от берега лишь по колено.
      `,
      extras: extras`Аудиоспектакль в театре | Двадцать минут в наушниках: премьера в 180 году`,
      meetingPoint: place`Ваш отель или автовокзал Сиде | У билетных касс, микроавтобус с синей волной.`,
    },
  },
  reviews: reviews`
    5 | Margaret O. | Norwich | en | 2026-05-18 | The coin really does carry to the top row. Lunch on the river was a treat.
    4 | Stefan R. | Dresden | de | 2025-10-09 | Endlich ein Ausflug ohne Lederfabrik. Der Markt war laut und herrlich.
    5 | Gülay Ş. | Eskişehir | tr | 2026-04-20 | Su kemerini yıllardır otobüsten görürdüm, nihayet dibine indim.
    5 | Марина Ж. | Пермь | ru | 2025-06-05 | Листок с ценами спас нас на рынке. Вода в реке ледяная, дети в восторге.
    4 | Вадим Ч. | Уфа | ru | 2025-09-25 | Всё по времени. На борту хотелось бы больше тени.
  `,
}
