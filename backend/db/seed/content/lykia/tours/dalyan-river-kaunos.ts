import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const dalyanRiverKaunos: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-33',
  kind: 'tour',
  category: 'boat-trips',
  destination: 'fethiye-oludeniz',
  scene: 'fethiye',
  pictureSeed: 1133,
  details: {
    kind: 'tour',
    durationMinutes: 510,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 16,
    pickup: 'optional',
    theme: 'boat',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-01', to: '06-15', adult: '38.00', child: '19.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '43.00', child: '21.50', infant: '0.00' },
    { from: '09-16', to: '11-10', adult: '38.00', child: '19.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:30', endTime: '18:00', capacity: 16, weekdays: EVERY_DAY }],
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
    { id: 'pickup-fethiye', price: '10.00', per: 'person', maximum: 16 },
    { id: 'mud-bath', price: '8.00', per: 'person', maximum: 16 },
  ],
  meetingPoint: { latitude: 36.8342, longitude: 28.6428 },
  rank: 33,
  text: {
    en: {
      title: 'Dalyan by river boat: reeds, tombs and İztuzu beach',
      summary: 'Through the reeds below the royal tombs, on foot through Kaunos and on to the sandbar of the turtles.',
      description:
        'The river between Lake Köyceğiz and the sea wanders through ten square kilometres of reeds, and only the boatmen of Dalyan know which arm is open. Captain Şerif stands at the tiller, points at kingfishers and switches the engine off under the royal tombs, so that you hear the frogs.\n\nAt Kaunos you walk up to the theatre, a quarter of an hour through thyme. Then the sea: İztuzu, four and a half kilometres of sand on which loggerhead turtles lay their eggs. It closes at eight in the evening, and that is for them.',
      highlights: items`Through the reed maze with a boatman from Dalyan | Six royal tombs in the cliff, seen from the water | Kaunos and its theatre above the delta | Two hours on the turtles’ sandbar`,
      programme: steps`
        09:30 | Dalyan quay | Sixteen seats under an awning, tea on board.
        10:00 | Royal tombs | Engine off, frogs on.
        10:40 | Kaunos | Theatre, baths and harbour, an hour on foot.
        12:30 | Lunch on the river | Blue crab or grilled chicken on a wooden platform.
        14:00 | İztuzu | Two hours of sand, with the sea on one side and the river on the other.
        16:45 | Lake Köyceğiz | A swim in fresh water, Dalyan again by 18:00.
      `,
      included: items`River boat with captain | Entrance to Kaunos | Lunch with water | Licensed guide | Passenger insurance`,
      excluded: items`Mud bath at Sultaniye | Ride from Fethiye or Göcek | Chairs on the beach`,
      goodToKnow: items`Blue crab comes whole, with a hammer; chicken is the tidy choice. | Sun cream stays off in the nesting zone, shade is under the awning.`,
      questions: questions`
        Will we see turtles? | Often in the river near the crab sellers, never for certain. On the beach you see the cages over the nests.
        Is the mud bath included? | No, since half of our guests would rather swim. Book it as an extra and the boat stops there.
      `,
      extras: extras`
        Ride from Fethiye or Göcek | Minibus to Dalyan and back
        Mud bath | Entrance, showers and the warm spring pool
      `,
      meetingPoint: place`Dalyan quay, by the turtle statue | Boat “Sazlık”, green awning. Parking is behind the mosque.`,
    },
    tr: {
      title: 'Dalyan’da nehir teknesi: sazlar, mezarlar, İztuzu',
      summary: 'Kral mezarlarının altından sazlıkların içine, yürüyerek Kaunos’a ve kaplumbağaların kumsalına.',
      description:
        'Köyceğiz Gölü ile deniz arasında ırmak on kilometrekarelik sazlıkta dolanır; hangi kolun açık olduğunu yalnızca Dalyanlı kayıkçılar bilir. Şerif Kaptan dümende yalıçapkınlarını gösterir, kral mezarlarının altında motoru susturur ki kurbağaları duyun.\n\nKaunos’ta kekiklerin arasından çeyrek saatte tiyatroya çıkarsınız. Sonra deniz: caretta carettaların yumurtladığı dört buçuk kilometrelik İztuzu. Akşam sekizde kapanır; bu onlar içindir.',
      highlights: items`Dalyanlı bir kayıkçıyla sazlık labirenti | Sudan görülen altı kral mezarı | Deltanın üstünde Kaunos ve tiyatrosu | Kaplumbağaların kumsalında iki saat`,
      programme: steps`
        09:30 | Dalyan rıhtımı | Tente altında on altı yer, teknede çay.
        10:00 | Kral mezarları | Motor susar, kurbağalar başlar.
        10:40 | Kaunos | Tiyatro, hamam ve liman; yürüyerek bir saat.
        12:30 | Irmakta öğle yemeği | Ahşap sedirde mavi yengeç ya da ızgara tavuk.
        14:00 | İztuzu | Bir yanı deniz, bir yanı ırmak, iki saat kum.
        16:45 | Köyceğiz Gölü | Tatlı suda yüzme, 18:00’e kadar yeniden Dalyan.
      `,
      included: items`Kaptanıyla nehir teknesi | Kaunos girişi | Su dahil öğle yemeği | Kokartlı rehber | Yolcu sigortası`,
      excluded: items`Sultaniye çamur banyosu | Fethiye ya da Göcek’ten ulaşım | Kumsalda şezlong`,
      goodToKnow: items`Mavi yengeç bütün gelir, yanında çekiçle; tavuk daha derli topludur. | Yuva bölgesinde güneş kremi sürülmez; gölge tentenin altındadır.`,
      questions: questions`
        Kaplumbağa görür müyüz? | Çoğu gün ırmakta, yengeççilerin orada; kesin söz veremeyiz. Kumsalda yuvaların üstündeki kafesleri görürsünüz.
        Çamur banyosu dahil mi? | Hayır, çünkü misafirlerin yarısı yüzmeyi seçiyor. Ek hizmet olarak alın, tekne orada durur.
      `,
      extras: extras`
        Fethiye ya da Göcek’ten ulaşım | Minibüsle Dalyan’a gidiş dönüş
        Çamur banyosu | Giriş, duşlar ve ılıca havuzu
      `,
      meetingPoint: place`Dalyan rıhtımı, kaplumbağa heykelinin yanı | “Sazlık” adlı tekne, yeşil tenteli. Otopark caminin arkasında.`,
    },
    de: {
      title: 'Dalyan im Flussboot: Schilf, Gräber und İztuzu-Strand',
      summary: 'Durchs Schilf unter den Königsgräbern, zu Fuß durch Kaunos und weiter zur Sandbank der Schildkröten.',
      description:
        'Zwischen dem Köyceğiz-See und dem Meer windet sich der Fluss durch zehn Quadratkilometer Schilf, und welcher Arm offen ist, wissen nur die Bootsleute von Dalyan. Kapitän Şerif steht an der Pinne, zeigt auf Eisvögel und stellt unter den Königsgräbern den Motor ab, damit Sie die Frösche hören.\n\nIn Kaunos steigen Sie eine Viertelstunde durch Thymian zum Theater hinauf. Dann das Meer: İztuzu, viereinhalb Kilometer Sand, in den die Unechten Karettschildkröten ihre Eier legen. Abends um acht wird der Strand geschlossen, ihretwegen.',
      highlights: items`Durch das Schilflabyrinth mit einem Bootsmann von hier | Sechs Königsgräber im Fels, vom Wasser aus | Kaunos und sein Theater über dem Delta | Zwei Stunden auf der Sandbank der Schildkröten`,
      programme: steps`
        09:30 | Kai von Dalyan | Sechzehn Plätze unter dem Sonnendach, Tee an Bord.
        10:00 | Königsgräber | Motor aus, Frösche an.
        10:40 | Kaunos | Theater, Thermen und Hafen, eine Stunde zu Fuß.
        12:30 | Mittag am Fluss | Blaukrabbe oder Hähnchen vom Grill auf dem Holzpodest.
        14:00 | İztuzu | Zwei Stunden Sand, links das Meer, rechts der Fluss.
        16:45 | Köyceğiz-See | Ein Bad im Süßwasser, bis 18:00 zurück in Dalyan.
      `,
      included: items`Flussboot mit Kapitän | Eintritt Kaunos | Mittagessen mit Wasser | Lizenzierter Guide | Passagierversicherung`,
      excluded: items`Schlammbad in Sultaniye | Fahrt ab Fethiye oder Göcek | Liegen am Strand`,
      goodToKnow: items`Die Blaukrabbe kommt ganz, mit Hammer; Hähnchen ist die saubere Wahl. | In der Nistzone wird keine Sonnencreme benutzt, Schatten gibt es unter dem Dach.`,
      questions: questions`
        Sehen wir Schildkröten? | Oft im Fluss bei den Krabbenhändlern, versprechen können wir es nicht. Am Strand sehen Sie die Käfige über den Nestern.
        Ist das Schlammbad dabei? | Nein, denn die Hälfte unserer Gäste schwimmt lieber. Buchen Sie es dazu, dann hält das Boot dort.
      `,
      extras: extras`
        Fahrt ab Fethiye oder Göcek | Im Kleinbus nach Dalyan und zurück
        Schlammbad | Eintritt, Duschen und das warme Quellbecken
      `,
      meetingPoint: place`Kai von Dalyan, bei der Schildkrötenstatue | Boot „Sazlık“, grünes Dach. Parken können Sie hinter der Moschee.`,
    },
    ru: {
      title: 'Дальян по реке: камыши, гробницы и пляж Изтузу',
      slug: 'dalyan-po-reke-kaunos-iztuzu',
      summary: 'Сквозь камыши под царскими гробницами, пешком по Кауносу и дальше к черепашьей косе.',
      description:
        'Между озером Кёйджегиз и морем река петляет по десяти квадратным километрам камыша, и какой рукав открыт, знают только лодочники Дальяна. Капитан Шериф стоит у румпеля, показывает зимородков и глушит мотор под царскими гробницами, чтобы вы услышали лягушек.\n\nВ Кауносе вы четверть часа поднимаетесь к театру среди тимьяна. Потом море: Изтузу, четыре с половиной километра песка, куда откладывают яйца черепахи каретта. В восемь вечера пляж закрывают, и это ради них.',
      highlights: items`По камышовому лабиринту с местным лодочником | Шесть царских гробниц в скале, вид с воды | Каунос и его театр над дельтой | Два часа на черепашьей косе`,
      programme: steps`
        09:30 | Причал Дальяна | Шестнадцать мест под тентом, чай на борту.
        10:00 | Царские гробницы | Мотор молчит, лягушки поют.
        10:40 | Каунос | Театр, термы и гавань, час пешком.
        12:30 | Обед на реке | Голубой краб или курица на гриле, на деревянном помосте.
        14:00 | Изтузу | Два часа на песке: с одной стороны море, с другой река.
        16:45 | Озеро Кёйджегиз | Купание в пресной воде, к 18:00 снова Дальян.
      `,
      included: items`Речная лодка с капитаном | Вход в Каунос | Обед с водой | Лицензированный гид | Страховка пассажиров`,
      excluded: items`Грязевая ванна в Султание | Дорога из Фетхие или Гёджека | Шезлонги на пляже`,
      goodToKnow: items`Голубого краба подают целиком, с молоточком; курица — выбор аккуратных. | В зоне гнёзд солнцезащитным кремом не мажутся, тень есть под тентом.`,
      questions: questions`
        Увидим ли мы черепах? | Часто в реке, у продавцов крабов, но обещать не можем. На пляже видны сетки над гнёздами.
        Входит ли грязевая ванна? | Нет: половина гостей предпочитает купаться. Закажите её отдельно, и лодка там остановится.
      `,
      extras: extras`
        Дорога из Фетхие или Гёджека | Микроавтобус до Дальяна и обратно
        Грязевая ванна | Вход, душ и бассейн с тёплым источником
      `,
      meetingPoint: place`Причал Дальяна, у статуи черепахи | Лодка «Sazlık», зелёный тент. Парковка за мечетью.`,
    },
  },
  reviews: reviews`
    5 | Tracy H. | Norwich | en | 2026-06-16 | The engine went off below the tombs and the whole boat went quiet with it. Magic.
    4 | Manfred J. | Augsburg | de | 2026-09-14 | Kaunos war für uns der Höhepunkt. Am Strand reicht der Schatten nicht für alle.
    5 | Burcu E. | Denizli | tr | 2025-07-20 | Yengeç için ayrı, sessizlik için ayrı teşekkürler. Şerif Kaptan’ın gözünden kuş kaçmıyor.
    5 | Дарья М. | Уфа | ru | 2026-05-27 | Видели трёх черепах и зимородка. Лодка маленькая, не толпа.
    4 | Alan P. | Cardiff | en | 2025-10-01 | Good value and unhurried. We added the mud bath, once is enough.
  `,
}
