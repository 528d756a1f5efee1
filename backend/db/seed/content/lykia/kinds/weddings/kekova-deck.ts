import { season } from '../../../shared/entry'
import { extras, items, questions, reviews } from '../../../shared/lines'
import { wedding } from '../kind-entry'

export const kekovaDeck = wedding({
  code: 'LYK-W-04',
  destination: 'kas-kekova',
  scene: 'gulet',
  details: {
    kind: 'wedding',
    guests: 40,
    venue: 'boat',
    modules: ['ceremony', 'flowers', 'music', 'dinner', 'cake', 'transfer'],
  },
  seasons: [
    season('05-01', '05-31', '3100.00'),
    season('06-01', '07-14', '3600.00'),
    season('07-15', '08-31', '3900.00'),
    season('09-01', '10-20', '3600.00'),
  ],
  extras: [
    { id: 'registrar', price: '450.00', per: 'booking', maximum: 1 },
    { id: 'photographer', price: '580.00', per: 'booking', maximum: 1 },
    { id: 'night-on-board', price: '900.00', per: 'booking', maximum: 1 },
  ],
  text: {
    en: {
      title: 'Wedding on the deck of a gulet in Kekova, forty guests',
      summary:
        'Vows off the castle of Kaleköy, dinner at anchor in Gökkaya, dancing where the table stood a moment ago.',
      description:
        'A gulet of 28 metres takes your party aboard in Üçağız at four. She glides past the sunken walls, drops anchor below the castle of Kaleköy, and the captain turns the bow until the sun stands behind the two of you. That takes him three tries or none; he has done it since 1994.\n\nThen you sail for half an hour to Gökkaya, where there is no wind, and the deck becomes a dining room. The cake is cut at ten, and towards midnight the boat is back at the jetty. Two minibuses take everybody to Kaş.',
      highlights: items`A gulet of 28 metres for your party alone | Vows below the castle of Kaleköy | Dinner in a bay without wind | Minibuses to and from Kaş for all`,
      included: items`Boat and crew from 16:00 to midnight | Symbolic ceremony, flowers on deck, bouquet | Dinner of five courses with water, tea and house wine | Two musicians, cake for forty | Minibuses between Kaş and Üçağız`,
      excluded: items`Photographer | Registrar and papers for a legal marriage | Spirits`,
      goodToKnow: items`Forty is the limit by licence, children included. | The deck is teak: no stiletto heels, or a cap on each of them.`,
      questions: questions`
        Does anyone get seasick? | Hardly. Kekova is a lake with an opening; there is swell on about five evenings a year.
        Is there a place to change? | Two cabins with bathroom and mirror are yours.
      `,
      extras: extras`
        Registrar and papers | He comes aboard in Üçağız; sworn translator and family book
        Photographer | From four to ten, three hundred pictures after two weeks
        Night on board | The couple stays, with the boat in Gökkaya and breakfast for two
      `,
    },
    tr: {
      title: 'Kekova’da gulet güvertesinde düğün, kırk konuk',
      summary: 'Kaleköy’ün önünde yeminler, Gökkaya’da demirde yemek, biraz önce sofranın durduğu yerde dans.',
      description:
        'Yirmi sekiz metrelik bir gulet sizi dörtte Üçağız’dan alır. Batık duvarların önünden süzülür, Kaleköy’ün altında demirler; kaptan güneş ikinizin arkasına gelene kadar pruvayı çevirir. Bunun için üç kez denediği de olur, hiç denemediği de; 1994’ten beri yapıyor.\n\nSonra yarım saatte rüzgârsız Gökkaya’ya gidilir, güverte yemek salonu olur. Pasta onda kesilir, gece yarısına doğru iskeleye dönülür. İki minibüs herkesi Kaş’a götürür.',
      highlights: items`Yalnızca sizin grubunuza 28 metrelik gulet | Kaleköy’ün altında yeminler | Rüzgârsız bir koyda yemek | Herkese Kaş’tan gidiş dönüş minibüs`,
      included: items`16:00’dan gece yarısına tekne ve mürettebat | Simgesel tören, güvertede çiçekler, gelin buketi | Su, çay ve ev şarabıyla beş çeşit yemek | İki müzisyen, kırk kişilik pasta | Kaş–Üçağız minibüsleri`,
      excluded: items`Fotoğrafçı | Resmî nikâh için memur ve evrak | Yüksek alkollü içkiler`,
      goodToKnow: items`Ruhsat gereği sınır kırktır, çocuklar da sayılır. | Güverte tiktir: ince topuk yok ya da ucunda kapağıyla.`,
      questions: questions`
        Deniz tutar mı? | Pek tutmaz. Kekova ağzı açık bir göl gibidir; yılda beş akşam kadar ölü dalga olur.
        Giyinecek yer var mı? | Banyolu, aynalı iki kamara sizin.
      `,
      extras: extras`
        Nikâh memuru ve evrak | Üçağız’da tekneye biner; yeminli çevirmen ve aile cüzdanı
        Fotoğrafçı | Dörtten ona, iki hafta sonra üç yüz kare
        Teknede gece | Çift kalır; tekne Gökkaya’da, iki kişilik kahvaltıyla
      `,
    },
    de: {
      title: 'Hochzeit an Deck einer Gulet in Kekova, vierzig Gäste',
      summary: 'Jawort vor der Burg von Kaleköy, Essen vor Anker in Gökkaya, Tanz dort, wo eben noch der Tisch stand.',
      description:
        'Eine Gulet von 28 Metern nimmt Ihre Gesellschaft um vier in Üçağız an Bord. Sie gleitet an den versunkenen Mauern vorbei, ankert unter der Burg von Kaleköy, und der Kapitän dreht den Bug, bis die Sonne hinter Ihnen beiden steht. Dafür braucht er drei Anläufe oder keinen; er macht das seit 1994.\n\nDann fahren Sie eine halbe Stunde nach Gökkaya, wo kein Wind geht, und das Deck wird zum Speisesaal. Um zehn wird die Torte angeschnitten, gegen Mitternacht liegt das Boot wieder am Steg. Zwei Kleinbusse bringen alle nach Kaş.',
      highlights: items`Eine Gulet von 28 Metern nur für Ihre Gesellschaft | Jawort unter der Burg von Kaleköy | Abendessen in einer Bucht ohne Wind | Kleinbusse ab und bis Kaş für alle`,
      included: items`Boot und Crew von 16:00 bis Mitternacht | Freie Trauung, Blumen an Deck, Brautstrauß | Fünf Gänge mit Wasser, Tee und Hauswein | Zwei Musiker, Torte für vierzig | Kleinbusse zwischen Kaş und Üçağız`,
      excluded: items`Fotografin | Standesbeamter und Papiere für die amtliche Trauung | Spirituosen`,
      goodToKnow: items`Vierzig ist laut Zulassung die Grenze, Kinder eingeschlossen. | Das Deck ist Teak: keine Pfennigabsätze oder nur mit Kappen.`,
      questions: questions`
        Wird jemand seekrank? | Kaum. Kekova ist ein See mit Öffnung; Dünung gibt es an etwa fünf Abenden im Jahr.
        Gibt es einen Raum zum Umziehen? | Zwei Kabinen mit Bad und Spiegel gehören Ihnen.
      `,
      extras: extras`
        Standesbeamter und Papiere | Er kommt in Üçağız an Bord; beglaubigte Übersetzung und Familienbuch
        Fotografin | Von vier bis zehn, nach zwei Wochen dreihundert Bilder
        Nacht an Bord | Das Paar bleibt, das Boot liegt in Gökkaya, Frühstück für zwei
      `,
    },
    ru: {
      title: 'Свадьба на палубе гулета в Кекове, до сорока гостей',
      slug: 'svadba-na-gulete-v-kekove',
      summary: 'Клятвы у крепости Калекёя, ужин на якоре в Гёккае и танцы там, где только что стоял стол.',
      description:
        'Гулет длиной 28 метров в четыре принимает вашу компанию в Учагызе. Он проходит мимо затонувших стен, бросает якорь под крепостью Калекёя, и капитан разворачивает нос, пока солнце не окажется за вами двоими. Иногда с третьего раза, иногда сразу; он делает это с 1994 года.\n\nПотом полчаса хода до Гёккаи, где нет ветра, и палуба становится столовой. В десять режут торт, к полуночи судно снова у причала. Два микроавтобуса отвозят всех в Каш.',
      highlights: items`Гулет 28 метров только для вашей компании | Клятвы под крепостью Калекёя | Ужин в безветренной бухте | Микроавтобусы из Каша и обратно для всех`,
      included: items`Судно и экипаж с 16:00 до полуночи | Символическая церемония, цветы на палубе, букет | Пять блюд с водой, чаем и домашним вином | Два музыканта, торт на сорок человек | Микроавтобусы между Кашем и Учагызом`,
      excluded: items`Фотограф | Регистратор и документы для официального брака | Крепкие напитки`,
      goodToKnow: items`По документам не больше сорока человек вместе с детьми. | Палуба тиковая: без шпилек или с колпачками на них.`,
      questions: questions`
        Не укачает ли гостей? | Вряд ли. Кекова — как озеро с проливом; зыбь бывает вечеров пять в году.
        Есть где переодеться? | Две каюты с ванной и зеркалом ваши.
      `,
      extras: extras`
        Регистратор и документы | Поднимется на борт в Учагызе; присяжный переводчик и семейная книжка
        Фотограф | С четырёх до десяти, триста снимков через две недели
        Ночь на борту | Пара остаётся, судно в Гёккае, завтрак для двоих
      `,
    },
  },
  reviews: reviews`
    5 | Orla and Sean D. | Galway | en | 2026-09-19 | He turned the boat once, and there was the sun.
    5 | Melis ve Ege | İzmir | tr | 2026-06-13 | Topuk kapakları bile düşünülmüştü. Gökkaya’da yaprak kımıldamadı.
    5 | Дарья и Антон | Москва | ru | 2026-05-30 | Гостей было тридцать два, и каждому хватило места у борта.
    4 | Eva und Nils | Oldenburg | de | 2025-10-11 | Wunderschön. Im Oktober nach neun eine Jacke mitnehmen.
  `,
})
