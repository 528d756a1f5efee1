import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const cappadociaPrivateJeep: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-36',
  kind: 'tour',
  category: 'adventure',
  destination: 'cappadocia',
  scene: 'jeepsafari',
  pictureSeed: 1136,
  details: {
    kind: 'tour',
    durationMinutes: 180,
    days: 1,
    guideLanguages: ['en', 'tr', 'ru'],
    groupSize: 4,
    pickup: 'included',
    theme: 'adventure',
    minimumAge: 4,
  },
  unit: 'group',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '140.00', child: '140.00', infant: '0.00' },
    { from: '04-01', to: '11-15', adult: '140.00', child: '140.00', infant: '0.00' },
    { from: '11-16', to: '12-31', adult: '140.00', child: '140.00', infant: '0.00' },
  ],
  sessions: [
    { time: '05:15', endTime: '08:15', capacity: 4, weekdays: EVERY_DAY },
    { time: '16:30', endTime: '19:30', capacity: 4, weekdays: EVERY_DAY },
  ],
  childFrom: 4,
  adultFrom: 12,
  group: { price: '140.00', maximumPersons: 4, extraPersonPrice: '0.00' },
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'full',
  depositRate: 100,
  cutoffMinutes: 480,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [
    { id: 'picnic-basket', price: '35.00', per: 'booking', maximum: 1 },
    { id: 'photographer', price: '90.00', per: 'booking', maximum: 1 },
  ],
  meetingPoint: { latitude: 38.6431, longitude: 34.8289 },
  rank: 36,
  text: {
    en: {
      title: 'Cappadocia by jeep for four, at sunrise or sunset',
      summary:
        'A Land Rover from 1989 and its owner for you alone, on farm tracks between vines, pigeon houses and cliffs.',
      description:
        'Mustafa’s father bought the Land Rover new to bring apricots from the fields. Today it carries guests, on the same tracks. He does not race: he stops, switches off and shows you a church that has no signpost, or the edge from which you see three valleys at once.\n\nIn the morning you stand on the ridge over Göreme while the balloons rise below and then above you. In the evening the cliffs of Kızılçukur turn red from the bottom upwards. One price for up to four people, and you decide how long to stay where.',
      highlights: items`A jeep with its owner, for up to four | Balloons at eye level in the morning, red cliffs in the evening | A rock church without a signpost | Stops where and for as long as you like`,
      programme: steps`
        16:30 | Pick-up | Göreme, Uçhisar, Ürgüp, Avanos or Ortahisar; the early tour starts at 05:15.
        16:50 | Vineyard tracks | Pigeon houses, apricot terraces, a first look into Love Valley.
        17:30 | The church | A steep path of three minutes, a key, a torch.
        18:10 | The rim | Tea from the samovar on the bonnet.
        18:40 | Kızılçukur | The light goes up the cliff, the jeep stays put.
        19:30 | Back | At your door, dusty and content.
      `,
      included: items`Jeep with driver for three hours | Pick-up and return | Tea from the samovar | Insurance`,
      excluded: items`Picnic | Photographer`,
      goodToKnow: items`It is dusty from June on; Mustafa has scarves. | Guests who are pregnant or have a bad back should choose another tour: the tracks are tracks.`,
      questions: questions`
        Which is better, morning or evening? | Mornings have the balloons, when they fly; evenings have the colour, always. In winter the evening is warmer by ten degrees.
        Are there child seats? | Two, for children from four. Smaller ones may not ride in the open jeep.
      `,
      extras: extras`
        Picnic basket | Bread, cheese, grapes, dried apricots and a local wine or juice, for four
        Photographer | An hour with Elif, forty edited pictures the day after
      `,
      meetingPoint: place`Your hotel in the Göreme area | For cave hotels on stepped lanes we meet at the nearest street; you hear it honk once, politely.`,
    },
    tr: {
      title: 'Kapadokya’da dört kişilik özel cip, şafakta ya da akşam',
      summary:
        '1989 model bir Land Rover ve sahibi yalnızca sizin için; bağlar, güvercinlikler ve yarlar arasındaki yollarda.',
      description:
        'Land Rover’ı Mustafa’nın babası tarladan kayısı taşımak için sıfır almış. Bugün aynı yollarda misafir taşıyor. Mustafa yarışmaz: durur, kontağı kapatır, tabelası olmayan bir kiliseyi ya da üç vadinin birden göründüğü kenarı gösterir.\n\nSabah Göreme’nin üstündeki sırtta durursunuz; balonlar önce altınızdan, sonra üstünüzden yükselir. Akşam Kızılçukur’un yarları aşağıdan yukarıya kızarır. Dört kişiye kadar tek fiyat; nerede ne kadar kalınacağına siz karar verirsiniz.',
      highlights: items`Sahibiyle birlikte bir cip, dört kişiye kadar | Sabah göz hizasında balonlar, akşam kızıl yarlar | Tabelası olmayan bir kaya kilisesi | İstediğiniz yerde, istediğiniz kadar mola`,
      programme: steps`
        16:30 | Alınış | Göreme, Uçhisar, Ürgüp, Avanos ya da Ortahisar; sabah turu 05:15’te başlar.
        16:50 | Bağ yolları | Güvercinlikler, kayısı setleri, Aşk Vadisi’ne ilk bakış.
        17:30 | Kilise | Üç dakikalık dik bir patika, bir anahtar, bir fener.
        18:10 | Kenarda | Kaputun üstünde semaverden çay.
        18:40 | Kızılçukur | Işık yardan yukarı çıkar, cip yerinde durur.
        19:30 | Dönüş | Kapınızda, tozlu ve keyifli.
      `,
      included: items`Üç saat şoförlü cip | Alınış ve dönüş | Semaverden çay | Sigorta`,
      excluded: items`Piknik | Fotoğrafçı`,
      goodToKnow: items`Hazirandan itibaren tozludur; Mustafa’da şal var. | Hamileler ve bel sorunu olanlar başka bir tur seçmeli: yollar tarla yoludur.`,
      questions: questions`
        Sabah mı akşam mı daha iyi? | Sabahın balonları var, uçarlarsa; akşamın rengi hep var. Kışın akşam on derece daha ılıktır.
        Çocuk koltuğu var mı? | Dört yaşından büyükler için iki tane. Daha küçükler açık cipe binemez.
      `,
      extras: extras`
        Piknik sepeti | Dört kişilik ekmek, peynir, üzüm, kuru kayısı ve yöre şarabı ya da meyve suyu
        Fotoğrafçı | Elif’le bir saat, ertesi gün kırk düzenlenmiş kare
      `,
      meetingPoint: place`Göreme çevresindeki oteliniz | Merdivenli sokaklardaki mağara otellerde en yakın caddede buluşuruz; bir kez, kibarca korna çalar.`,
    },
    de: {
      title: 'Kappadokien im Jeep zu viert, früh oder abends',
      summary:
        'Ein Land Rover von 1989 samt Besitzer nur für Sie, auf Feldwegen zwischen Reben, Taubenhäusern und Klippen.',
      description:
        'Mustafas Vater kaufte den Land Rover neu, um Aprikosen vom Feld zu holen. Heute fährt er Gäste, auf denselben Wegen. Mustafa rast nicht: Er hält, stellt den Motor ab und zeigt Ihnen eine Kirche ohne Wegweiser oder die Kante, von der man in drei Täler zugleich sieht.\n\nMorgens stehen Sie auf dem Grat über Göreme, während die Ballone erst unter und dann über Ihnen steigen. Abends werden die Klippen von Kızılçukur von unten nach oben rot. Ein Preis für bis zu vier Personen, und wie lange Sie wo bleiben, bestimmen Sie.',
      highlights: items`Ein Jeep mit seinem Besitzer, bis vier Gäste | Morgens Ballone auf Augenhöhe, abends rote Klippen | Eine Felskirche ohne Wegweiser | Halten, wo und so lange Sie mögen`,
      programme: steps`
        16:30 | Abholung | Göreme, Uçhisar, Ürgüp, Avanos oder Ortahisar; die frühe Fahrt beginnt um 05:15.
        16:50 | Wege im Weinberg | Taubenhäuser, Aprikosenterrassen, ein erster Blick ins Liebestal.
        17:30 | Die Kirche | Drei Minuten steiler Pfad, ein Schlüssel, eine Lampe.
        18:10 | An der Kante | Tee aus dem Samowar auf der Motorhaube.
        18:40 | Kızılçukur | Das Licht steigt an der Wand empor, der Jeep bleibt stehen.
        19:30 | Zurück | Vor Ihrer Tür, staubig und zufrieden.
      `,
      included: items`Drei Stunden Jeep mit Fahrer | Abholung und Rückfahrt | Tee aus dem Samowar | Versicherung`,
      excluded: items`Picknick | Fotografin`,
      goodToKnow: items`Ab Juni staubt es; Mustafa hat Tücher. | Schwangere und Gäste mit Rückenleiden wählen besser eine andere Tour: Feldwege bleiben Feldwege.`,
      questions: questions`
        Was ist besser, früh oder abends? | Morgens gibt es Ballone, wenn sie fahren; abends gibt es die Farbe, immer. Im Winter ist der Abend zehn Grad wärmer.
        Gibt es Kindersitze? | Zwei, für Kinder ab vier. Kleinere dürfen im offenen Jeep nicht mitfahren.
      `,
      extras: extras`
        Picknickkorb | Brot, Käse, Trauben, Dörraprikosen und Wein oder Saft von hier, für vier
        Fotografin | Eine Stunde mit Elif, vierzig bearbeitete Bilder am nächsten Tag
      `,
      meetingPoint: place`Ihr Hotel im Raum Göreme | Bei Höhlenhotels an Treppengassen treffen wir uns an der nächsten Straße; es hupt einmal, höflich.`,
    },
    ru: {
      title: 'Каппадокия на джипе для четверых, на рассвете или закате',
      slug: 'kappadokiya-dzhip-rassvet-zakat',
      summary: 'Land Rover 1989 года и его хозяин только для вас: просёлки среди лоз, голубятен и обрывов.',
      description:
        'Отец Мустафы купил этот Land Rover новым, чтобы возить с поля абрикосы. Теперь по тем же дорогам он возит гостей. Мустафа не гоняет: он останавливается, глушит мотор и показывает церковь без указателя или край, с которого видны сразу три долины.\n\nУтром вы стоите на гребне над Гёреме, а шары поднимаются сначала под вами, потом над вами. Вечером обрывы Кызылчукура краснеют снизу вверх. Одна цена до четырёх человек, и сколько где стоять, решаете вы.',
      highlights: items`Джип с хозяином, до четырёх гостей | Утром шары на уровне глаз, вечером красные обрывы | Скальная церковь без указателя | Остановки где угодно и на сколько угодно`,
      programme: steps`
        16:30 | Выезд | Гёреме, Учхисар, Ургюп, Аванос или Ортахисар; утренняя поездка начинается в 05:15.
        16:50 | Дороги в виноградниках | Голубятни, абрикосовые террасы, первый взгляд на Долину любви.
        17:30 | Церковь | Три минуты крутой тропы, ключ и фонарь.
        18:10 | На краю | Чай из самовара прямо на капоте.
        18:40 | Кызылчукур | Свет поднимается по скале, джип стоит на месте.
        19:30 | Обратно | У вашей двери, в пыли и в хорошем настроении.
      `,
      included: items`Джип с водителем на три часа | Дорога от отеля и обратно | Чай из самовара | Страховка`,
      excluded: items`Пикник | Фотограф`,
      goodToKnow: items`С июня пыльно, у Мустафы есть платки. | Беременным и тем, у кого болит спина, лучше выбрать другую поездку: просёлок есть просёлок.`,
      questions: questions`
        Что лучше, утро или вечер? | Утром шары, если они летают; вечером цвет, и он есть всегда. Зимой вечером на десять градусов теплее.
        Есть ли детские кресла? | Два, для детей с четырёх лет. Младших в открытый джип не берём.
      `,
      extras: extras`
        Корзина для пикника | Хлеб, сыр, виноград, курага и местное вино или сок, на четверых
        Фотограф | Час с Элиф, на следующий день сорок обработанных снимков
      `,
      meetingPoint: place`Ваш отель в районе Гёреме | Если к пещерному отелю ведут ступени, ждём на ближайшей проезжей улице; один вежливый гудок.`,
    },
  },
  reviews: reviews`
    5 | Amelia R. | Winchester | en | 2026-05-02 | We could not get a balloon, so we watched sixty of them from the bonnet with tea in hand. No regrets.
    5 | Виталий Н. | Тюмень | ru | 2026-10-07 | Мустафа остановился у церкви, которой нет на картах. Дети в восторге.
    4 | Jürgen B. | Koblenz | de | 2026-06-25 | Staubig, holprig, wunderbar. Tuch mitnehmen.
    5 | Ece T. | Kayseri | tr | 2025-10-19 | Yıllardır gelirim, o vadi kenarını bilmiyordum. Dört kişiye bölünce fiyatı da güzel.
  `,
}
