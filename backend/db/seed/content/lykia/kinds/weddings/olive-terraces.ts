import { season } from '../../../shared/entry'
import { extras, items, questions, reviews } from '../../../shared/lines'
import { wedding } from '../kind-entry'

export const oliveTerraces = wedding({
  code: 'LYK-W-03',
  destination: 'kalkan-patara',
  scene: 'gardenwedding',
  details: {
    kind: 'wedding',
    guests: 90,
    venue: 'garden',
    modules: ['ceremony', 'flowers', 'photography', 'music', 'dinner', 'cake', 'makeUp', 'accommodation'],
  },
  seasons: [
    season('04-15', '05-31', '6200.00'),
    season('06-01', '06-30', '7100.00'),
    season('07-01', '08-31', '7600.00'),
    season('09-01', '10-31', '7100.00'),
  ],
  extras: [
    { id: 'registrar', price: '390.00', per: 'booking', maximum: 1 },
    { id: 'henna-night', price: '1100.00', per: 'booking', maximum: 1 },
  ],
  text: {
    en: {
      title: 'Wedding on olive terraces above Kalkan, ninety guests',
      summary: 'Three terraces of old olive trees, dinner on the middle one and the sun going down behind the islands.',
      description:
        'The trees are older than any building in Kalkan, and the terraces are made for it: vows on the upper one, tables on the middle one, dancing on the lowest, which has a stone floor that was once for threshing. From everywhere you see the islands, and the sun goes down between them from June to August, beside them in the other months.\n\nThe price is for sixty guests; each additional one up to ninety costs 2,900 lira and is shown in the proposal. Electricity, toilets and a kitchen are in a stone building that does not appear in any photograph.',
      highlights: items`Three terraces, each for one part of the evening | Threshing floor for dancing | Kitchen on site, meat from the wood oven | Seven rooms for the family in the house beside it`,
      included: items`The terraces from noon to one in the morning | Symbolic ceremony, flowers, lanterns and tables for sixty | Dinner with water, tea and house wine | Five musicians and a DJ until midnight | Photographer for eight hours, hair and make-up for two`,
      excluded: items`Guests from the sixty-first on, 2,900 lira each | Registrar and papers for a legal marriage | Travel`,
      goodToKnow: items`Music ends at midnight, as the municipality asks. | The paths are gravel with solar lamps; a golf cart takes those who cannot walk.`,
      questions: questions`
        Where do ninety guests sleep? | Seven rooms are beside the garden, the rest in three hotels within two kilometres, at a price that we negotiate.
        What if it rains? | Between June and September it does not. In the other months a white tent is ready, at no charge.
      `,
      extras: extras`
        Registrar and papers | Appointment, sworn translator and the red family book
        Henna night | The evening before: music, dinner for forty, costumes to borrow
      `,
    },
    tr: {
      title: 'Kalkan’ın üstünde zeytin teraslarında düğün, doksan konuk',
      summary: 'Yaşlı zeytinlerin üç terası; ortadakinde yemek, adaların arkasında batan güneş.',
      description:
        'Ağaçlar Kalkan’daki her yapıdan yaşlıdır, teraslar da sanki bunun için yapılmıştır: yeminler üsttekinde, masalar ortadakinde, dans en alttakinde; oranın taş zemini eskiden harmandı. Her yerden adalar görünür; güneş hazirandan ağustosa aralarından, öbür aylarda yanlarından batar.\n\nFiyat altmış konuk içindir; doksana kadar her fazla konuk 2.900 liradır ve teklifte yazar. Elektrik, tuvalet ve mutfak, hiçbir fotoğrafta görünmeyen bir taş yapıdadır.',
      highlights: items`Gecenin her bölümüne bir teras | Dans için harman yeri | Yerinde mutfak, odun fırınında et | Bitişik evde aileye yedi oda`,
      included: items`Öğleden gece bire kadar teraslar | Simgesel tören, çiçekler, fenerler ve altmış kişilik masalar | Su, çay ve ev şarabıyla yemek | Gece yarısına kadar beş müzisyen ve DJ | Sekiz saat fotoğrafçı, iki kişiye saç ve makyaj`,
      excluded: items`Altmış birinciden itibaren konuk başına 2.900 lira | Resmî nikâh için memur ve evrak | Yol`,
      goodToKnow: items`Belediye kuralı gereği müzik gece yarısı biter. | Yollar çakıl, güneş lambalı; yürüyemeyeni golf arabası götürür.`,
      questions: questions`
        Doksan konuk nerede kalır? | Yedi oda bahçenin yanında, gerisi iki kilometre içinde üç otelde; fiyatını biz konuşuruz.
        Yağmur yağarsa? | Haziran–eylül arası yağmaz. Öbür aylarda beyaz çadır hazırdır, ücreti yoktur.
      `,
      extras: extras`
        Nikâh memuru ve evrak | Randevu, yeminli çevirmen ve aile cüzdanı
        Kına gecesi | Bir akşam önce: müzik, kırk kişilik yemek, ödünç bindallılar
      `,
    },
    de: {
      title: 'Hochzeit auf Oliventerrassen über Kalkan, neunzig Gäste',
      summary:
        'Drei Terrassen mit alten Olivenbäumen, das Essen auf der mittleren, und die Sonne sinkt hinter die Inseln.',
      description:
        'Die Bäume sind älter als jedes Haus in Kalkan, und die Terrassen sind wie dafür gemacht: Jawort auf der oberen, Tische auf der mittleren, Tanz auf der untersten, deren Steinboden einmal zum Dreschen diente. Von überall sehen Sie die Inseln; von Juni bis August geht die Sonne zwischen ihnen unter, sonst daneben.\n\nDer Preis gilt für sechzig Gäste; jeder weitere bis neunzig kostet 2.900 Lira und steht im Angebot. Strom, Toiletten und Küche sind in einem Steinbau, der auf keinem Foto erscheint.',
      highlights: items`Drei Terrassen, je eine für jeden Teil des Abends | Dreschplatz zum Tanzen | Küche vor Ort, Fleisch aus dem Holzofen | Sieben Zimmer für die Familie im Haus daneben`,
      included: items`Die Terrassen von Mittag bis ein Uhr nachts | Freie Trauung, Blumen, Laternen und Tische für sechzig | Essen mit Wasser, Tee und Hauswein | Fünf Musiker und ein DJ bis Mitternacht | Fotografin für acht Stunden, Haare und Make-up für zwei`,
      excluded: items`Gäste ab dem einundsechzigsten, je 2.900 Lira | Standesbeamter und Papiere für die amtliche Trauung | Reise`,
      goodToKnow: items`Die Musik endet um Mitternacht, so will es die Gemeinde. | Die Wege sind Kies mit Solarlampen; wer nicht gehen kann, fährt im Golfwagen.`,
      questions: questions`
        Wo schlafen neunzig Gäste? | Sieben Zimmer liegen am Garten, die übrigen in drei Hotels im Umkreis von zwei Kilometern; den Preis verhandeln wir.
        Und bei Regen? | Von Juni bis September regnet es nicht. Sonst liegt ein weißes Zelt bereit, ohne Aufpreis.
      `,
      extras: extras`
        Standesbeamter und Papiere | Termin, beglaubigte Übersetzung und das rote Familienbuch
        Hennaabend | Am Abend davor: Musik, Essen für vierzig, Gewänder zum Ausleihen
      `,
    },
    ru: {
      title: 'Свадьба на оливковых террасах над Калканом, 90 гостей',
      slug: 'svadba-na-olivkovykh-terrasakh',
      summary: 'Три террасы со старыми оливами, ужин на средней, и солнце садится за острова.',
      description:
        'Деревья здесь старше любого дома в Калкане, а террасы словно для того и сделаны: клятвы на верхней, столы на средней, танцы на нижней, где каменный пол когда-то служил током. Отовсюду видны острова; с июня по август солнце садится между ними, в другие месяцы рядом.\n\nЦена на шестьдесят гостей; каждый следующий, до девяноста, стоит 2900 лир, и это указано в предложении. Электричество, туалеты и кухня находятся в каменном доме, которого не видно ни на одной фотографии.',
      highlights: items`Три террасы, для каждой части вечера своя | Каменный ток для танцев | Кухня на месте, мясо из дровяной печи | Семь комнат для семьи в доме рядом`,
      included: items`Террасы с полудня до часу ночи | Символическая церемония, цветы, фонари и столы на шестьдесят гостей | Ужин с водой, чаем и домашним вином | Пять музыкантов и диджей до полуночи | Фотограф на восемь часов, причёска и макияж для двоих`,
      excluded: items`Гости начиная с шестьдесят первого, по 2900 лир | Регистратор и документы для официального брака | Дорога`,
      goodToKnow: items`Музыка до полуночи, таково правило города. | Дорожки гравийные, с фонариками; кому трудно идти, того отвезёт гольф-кар.`,
      questions: questions`
        Где ночуют девяносто гостей? | Семь комнат рядом с садом, остальные в трёх отелях в пределах двух километров; о цене договоримся мы.
        А если дождь? | С июня по сентябрь его не бывает. В другие месяцы наготове белый шатёр, без доплаты.
      `,
      extras: extras`
        Регистратор и документы | Запись, присяжный переводчик и красная семейная книжка
        Ночь хны | Накануне вечером: музыка, ужин на сорок человек, костюмы напрокат
      `,
    },
  },
  reviews: reviews`
    5 | Rachel and Dev P. | Birmingham | en | 2026-06-06 | Eighty-four guests, three terraces, one golf cart for the grandmothers.
    5 | İpek ve Arda | Ankara | tr | 2026-09-12 | Harman yerinde halay çektik. Teklifte ne yazıyorsa o çıktı.
    4 | Johanna und Felix | Wien | de | 2025-09-20 | Ein Ort wie gemalt. Um Mitternacht ist wirklich Schluss, wir hätten gern weitergetanzt.
  `,
})
