import { season } from '../../../shared/entry'
import { extras, items, questions, reviews } from '../../../shared/lines'
import { wedding } from '../kind-entry'

export const kaputasMorning = wedding({
  code: 'LYK-W-01',
  destination: 'kalkan-patara',
  scene: 'kaputas',
  details: {
    kind: 'wedding',
    guests: 12,
    venue: 'beach',
    modules: ['ceremony', 'flowers', 'photography', 'cake', 'makeUp'],
  },
  seasons: [
    season('04-15', '05-31', '1250.00'),
    season('06-01', '06-30', '1390.00'),
    season('09-01', '09-30', '1390.00'),
    season('10-01', '10-31', '1250.00'),
  ],
  extras: [
    { id: 'registrar', price: '390.00', per: 'booking', maximum: 1 },
    { id: 'breakfast-on-boat', price: '45.00', per: 'person', maximum: 12 },
  ],
  text: {
    en: {
      title: 'Kaputaş at eight in the morning, up to twelve guests',
      summary: 'The beach below the coast road, an hour before anyone comes: vows, flowers and barefoot photographs.',
      description:
        'At eight the sun stands above the gorge and the beach is still empty. We have carried down an arch of olive and bougainvillea, twelve stools and a small table; you come down the 187 steps with shoes in your hand. The ceremony lasts twenty-five minutes, then the photographer has you for an hour in the best light of the day.\n\nBy half past nine the first towels lie on the sand and we have carried everything up again. The cake is cut in the shade of the gorge. In July and August we do not offer it: the beach has no quiet hour then.',
      highlights: items`The beach before the first bus | Arch of olive branches and bougainvillea | Photographer for two hours, eighty pictures | Everything carried down and up by us`,
      included: items`A celebrant for a symbolic ceremony in your language | Arch, bouquet and flowers for the table | Photographer from seven to nine | Cake for twelve, hair and make-up for one`,
      excluded: items`Registrar and papers for a legal marriage | Travel and rooms | Clothes`,
      goodToKnow: items`187 steps down and 187 up; for those who cannot, we have a boat from Kalkan. | If it rains we move to the olive terrace above Kalkan on the same day.`,
      questions: questions`
        Is the marriage legal? | With the registrar as an extra, yes; the papers are needed four weeks ahead.
        Can we bring a dog? | Yes, before half past nine.
      `,
      extras: extras`
        Registrar and papers | Appointment, sworn translator and the red family book
        Breakfast on a boat | Afterwards, at anchor in the next bay, two hours
      `,
    },
    tr: {
      title: 'Sabah sekizde Kaputaş’ta düğün, on iki konuğa kadar',
      summary:
        'Sahil yolunun altındaki kumsal, kimse gelmeden bir saat önce: yeminler, çiçekler, yalın ayak fotoğraflar.',
      description:
        'Sekizde güneş kanyonun üstündedir, kumsal hâlâ boştur. Zeytin ve begonvilden takı, on iki tabureyi ve küçük masayı biz indirmişizdir; siz ayakkabılarınız elinizde 187 basamağı inersiniz. Tören yirmi beş dakika sürer, sonra fotoğrafçı günün en güzel ışığında bir saat sizinledir.\n\nDokuz buçukta kuma ilk havlular serilir, biz her şeyi yukarı taşımış oluruz. Pasta kanyonun gölgesinde kesilir. Temmuz ve ağustosta yapmıyoruz: o aylarda kumsalın sakin saati yok.',
      highlights: items`İlk otobüsten önce kumsal | Zeytin dalı ve begonvilden tak | İki saat fotoğrafçı, seksen kare | İndirip çıkarmak bizden`,
      included: items`Dilinizde simgesel tören için konuşmacı | Tak, gelin buketi ve masa çiçekleri | Yediden dokuza fotoğrafçı | On iki kişilik pasta, bir kişiye saç ve makyaj`,
      excluded: items`Resmî nikâh için memur ve evrak | Yol ve oda | Kıyafet`,
      goodToKnow: items`187 basamak iniş, 187 çıkış; inemeyenlere Kalkan’dan tekne var. | Yağarsa aynı gün Kalkan’ın üstündeki zeytin terasına geçeriz.`,
      questions: questions`
        Nikâh resmî mi? | Ek olarak memur isterseniz evet; evrak dört hafta önce gerekir.
        Köpek getirebilir miyiz? | Dokuz buçuğa kadar evet.
      `,
      extras: extras`
        Nikâh memuru ve evrak | Randevu, yeminli çevirmen ve aile cüzdanı
        Teknede kahvaltı | Ardından, yandaki koyda demirde, iki saat
      `,
    },
    de: {
      title: 'Hochzeit am Kaputaş-Strand um acht, bis zwölf Gäste',
      summary: 'Der Strand unter der Küstenstraße, bevor jemand kommt: Jawort, Blumen und Fotos mit bloßen Füßen.',
      description:
        'Um acht steht die Sonne über der Schlucht, und der Strand ist noch leer. Wir haben einen Bogen aus Olivenzweigen und Bougainvillea hinuntergetragen, zwölf Hocker und einen kleinen Tisch; Sie kommen die 187 Stufen mit den Schuhen in der Hand. Die Zeremonie dauert fünfundzwanzig Minuten, dann gehört Ihnen die Fotografin eine Stunde lang im besten Licht des Tages.\n\nUm halb zehn liegen die ersten Handtücher im Sand, und wir haben alles wieder hinaufgetragen. Die Torte wird im Schatten der Schlucht angeschnitten. Im Juli und August bieten wir das nicht an: Dann hat der Strand keine stille Stunde.',
      highlights: items`Der Strand vor dem ersten Bus | Bogen aus Olivenzweigen und Bougainvillea | Fotografin für zwei Stunden, achtzig Bilder | Hinunter und hinauf tragen alles wir`,
      included: items`Rede für eine freie Trauung in Ihrer Sprache | Bogen, Brautstrauß und Tischblumen | Fotografin von sieben bis neun | Torte für zwölf, Haare und Make-up für eine Person`,
      excluded: items`Standesbeamter und Papiere für die amtliche Trauung | Reise und Zimmer | Kleidung`,
      goodToKnow: items`187 Stufen hinunter und 187 hinauf; wer das nicht kann, kommt mit dem Boot aus Kalkan. | Bei Regen ziehen wir am selben Tag auf die Oliventerrasse über Kalkan um.`,
      questions: questions`
        Ist die Ehe gültig? | Mit dem Standesbeamten als Zusatz ja; die Papiere brauchen wir vier Wochen vorher.
        Darf der Hund mit? | Bis halb zehn ja.
      `,
      extras: extras`
        Standesbeamter und Papiere | Termin, beglaubigte Übersetzung und das rote Familienbuch
        Frühstück auf dem Boot | Danach, vor Anker in der nächsten Bucht, zwei Stunden
      `,
    },
    ru: {
      title: 'Свадьба на Капуташе в восемь утра, до 12 гостей',
      slug: 'svadba-na-kaputashe-utrom',
      summary: 'Пляж под прибрежной дорогой, пока никого нет: клятвы, цветы и фотографии босиком.',
      description:
        'В восемь солнце стоит над ущельем, а пляж ещё пуст. Мы уже спустили арку из оливы и бугенвиллеи, двенадцать табуретов и столик; вы идёте вниз по 187 ступеням с туфлями в руке. Церемония длится двадцать пять минут, потом час с вами фотограф в лучшем свете дня.\n\nВ половине десятого на песке лежат первые полотенца, а мы уже всё подняли наверх. Торт разрезают в тени ущелья. В июле и августе мы этого не предлагаем: тихого часа на пляже тогда нет.',
      highlights: items`Пляж до первого автобуса | Арка из оливы и бугенвиллеи | Фотограф на два часа, восемьдесят снимков | Всё спускаем и поднимаем мы`,
      included: items`Ведущий символической церемонии на вашем языке | Арка, букет и цветы на стол | Фотограф с семи до девяти | Торт на двенадцать гостей, причёска и макияж для одного человека`,
      excluded: items`Регистратор и документы для официального брака | Дорога и проживание | Одежда`,
      goodToKnow: items`187 ступеней вниз и 187 вверх; кому трудно, тех привезём лодкой из Калкана. | В дождь в тот же день переносим на оливковую террасу над Калканом.`,
      questions: questions`
        Брак официальный? | С регистратором, которого можно добавить, да; документы нужны за четыре недели.
        Можно с собакой? | До половины десятого можно.
      `,
      extras: extras`
        Регистратор и документы | Запись, присяжный переводчик и красная семейная книжка
        Завтрак на лодке | После церемонии, на якоре в соседней бухте, два часа
      `,
    },
  },
  reviews: reviews`
    5 | Sophie and Ben A. | Bath | en | 2026-06-12 | They had thought of the wind, the tide of tourists and my aunt’s knees.
    5 | Lena und Max | München | de | 2026-09-16 | Zwölf Menschen, ein leerer Strand. Um zehn saßen wir schon beim Frühstück auf dem Boot.
    5 | Анна и Пётр | Минск | ru | 2025-10-03 | Ни одного лишнего человека в кадре.
  `,
})
