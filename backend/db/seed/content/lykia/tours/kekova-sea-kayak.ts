import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const kekovaSeaKayak: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-05',
  kind: 'tour',
  category: 'adventure',
  destination: 'kas-kekova',
  scene: 'kekova',
  pictureSeed: 1105,
  details: {
    kind: 'tour',
    durationMinutes: 300,
    days: 1,
    guideLanguages: ['en', 'tr', 'de'],
    groupSize: 12,
    pickup: 'optional',
    theme: 'adventure',
    minimumAge: 8,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-01', to: '05-31', adult: '48.00', child: '24.00', infant: '0.00' },
    { from: '06-01', to: '09-15', adult: '54.00', child: '27.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '48.00', child: '24.00', infant: '0.00' },
  ],
  sessions: [{ time: '10:00', endTime: '15:00', capacity: 12, weekdays: [2, 3, 4, 5, 6, 7] }],
  childFrom: 8,
  adultFrom: 14,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [
    { id: 'pickup', price: '9.00', per: 'person', maximum: 12 },
    { id: 'dry-bag', price: '4.00', per: 'booking', maximum: 2 },
  ],
  meetingPoint: { latitude: 36.1957, longitude: 29.847 },
  rank: 5,
  text: {
    en: {
      title: 'Sea kayak over the sunken city, beginners welcome',
      summary:
        'Five hours in stable double kayaks from Üçağız along the drowned walls of Kekova to Simena, with lunch on a jetty.',
      description:
        'A kayak draws ten centimetres, so you glide closer to the sunken houses than any boat may. You see stairs that walk into the water, a doorway, a row of post holes. We paddle in doubles that are hard to tip, and the first half hour is practice in the bay.\n\nYou cover about eight kilometres in all, with a swim stop, a climb to Simena castle and lunch with a fishing family at Kaleköy. If the wind rises, our support boat takes everyone back.',
      highlights: items`Over the drowned stairs and walls, in silence | Double kayaks that beginners manage at once | Lunch on a jetty in Simena | Support boat beside the group`,
      programme: steps`
        10:00 | Üçağız beach | Vests, dry bags, half an hour of practice in flat water.
        10:45 | Sunken city | Along the north shore of Kekova, two paddle lengths from the walls.
        11:45 | Tersane Bay | Swim below the ruined Byzantine chapel.
        12:45 | Simena | Lunch on the jetty, then up to the castle for those who like.
        14:15 | Back past the tombs | The sarcophagus in the water, then across the bay.
        15:00 | Üçağız | Fresh-water shower, tea.
      `,
      included: items`Double kayak, vest and spray skirt | Guide with sea-kayak licence, one for six guests | Lunch with salad and water | Support boat | Insurance`,
      excluded: items`Pick-up from Kaş or Kalkan, if you do not add it | Simena castle ticket, paid there | Drinks other than water`,
      goodToKnow: items`You should be able to swim; fitness for a two-hour walk is enough. | Swimming and touching are forbidden over the ruins, so the swim stop comes after.`,
      questions: questions`
        Can I paddle alone? | Guests with experience can have a single kayak. Write to us when you book, we have four.
        Where do I leave my phone? | In the dry bag between your knees. A large one for cameras can be rented.
      `,
      extras: extras`
        Pick-up and return | From hotels in Kaş and Kalkan, leaving at 09:00 and 08:30
        Large dry bag | 20 litres, waterproof, for cameras and clothes
      `,
      meetingPoint: place`Üçağız, beach beside the school | Yellow kayaks on the grass. Free parking 100 metres before, at the village entrance.`,
    },
    tr: {
      title: 'Batık kent üzerinde deniz kanosu, yeni başlayanlara açık',
      summary:
        'Devrilmesi zor ikili kanolarla Üçağız’dan Kekova’nın batık duvarları boyunca Simena’ya; beş saat, iskelede öğle yemeği.',
      description:
        'Kano on santim su çeker, bu yüzden batık evlere hiçbir teknenin giremediği kadar yaklaşırsınız. Suya inen merdivenleri, bir kapı boşluğunu, sıra sıra direk yuvalarını görürsünüz. Devrilmesi zor ikili kanolarla çıkarız; ilk yarım saat koyda alıştırmadır.\n\nToplam sekiz kilometre kadar kürek çekilir; arada yüzme molası, Simena kalesine tırmanış ve Kaleköy’de bir balıkçı ailesinin yanında öğle yemeği var. Rüzgâr çıkarsa destek teknemiz herkesi geri getirir.',
      highlights: items`Batık merdiven ve duvarların üstünde, sessizce | Yeni başlayanların hemen alıştığı ikili kanolar | Simena’da iskelede öğle yemeği | Grubun yanında destek teknesi`,
      programme: steps`
        10:00 | Üçağız kumsalı | Yelekler, su geçirmez çantalar, düz suda yarım saat alıştırma.
        10:45 | Batık kent | Kekova’nın kuzey kıyısı, duvarlardan iki kürek boyu uzakta.
        11:45 | Tersane Koyu | Yıkık Bizans şapelinin altında yüzme.
        12:45 | Simena | İskelede öğle yemeği, isteyen kaleye çıkar.
        14:15 | Mezarların yanından dönüş | Sudaki lahit, sonra koyun karşısı.
        15:00 | Üçağız | Tatlı su duşu, çay.
      `,
      included: items`İkili kano, can yeleği ve serpinti örtüsü | Altı misafire bir, lisanslı rehber | Salatalı öğle yemeği ve su | Destek teknesi | Sigorta`,
      excluded: items`Eklemediyseniz Kaş ya da Kalkan’dan ulaşım | Simena kalesi bileti, girişte ödenir | Su dışındaki içecekler`,
      goodToKnow: items`Yüzme bilmeniz gerekir; iki saat yürüyebilen herkes yapabilir. | Kalıntıların üstünde yüzmek ve dokunmak yasaktır, yüzme molası bu yüzden sonradır.`,
      questions: questions`
        Tek kişilik kano var mı? | Deneyimli misafirler için dört tane var. Rezervasyonda yazmanız yeterli.
        Telefonumu nereye koyacağım? | Dizlerinizin arasındaki su geçirmez çantaya. Fotoğraf makinesi için büyüğü kiralanır.
      `,
      extras: extras`
        Gidiş dönüş ulaşım | Kaş ve Kalkan otellerinden, 09:00 ve 08:30’da
        Büyük su geçirmez çanta | 20 litre, makine ve giysi için
      `,
      meetingPoint: place`Üçağız, okulun yanındaki kumsal | Çimdeki sarı kanolar. Ücretsiz otopark 100 metre önce, köy girişinde.`,
    },
    de: {
      title: 'Seekajak über der versunkenen Stadt, auch für Anfänger',
      summary:
        'Fünf Stunden in kippstabilen Zweierkajaks: von Üçağız an den Mauern von Kekova entlang nach Simena, Mittagessen am Steg.',
      description:
        'Ein Kajak hat zehn Zentimeter Tiefgang, deshalb gleiten Sie näher an die versunkenen Häuser als jedes Boot. Sie sehen Treppen, die ins Wasser führen, eine Türöffnung, eine Reihe von Balkenlöchern. Wir paddeln in kippstabilen Zweiern, die erste halbe Stunde ist Übung in der Bucht.\n\nInsgesamt sind es etwa acht Kilometer, mit Badestopp, Aufstieg zur Burg Simena und Mittagessen bei einer Fischerfamilie in Kaleköy. Frischt der Wind auf, bringt unser Begleitboot alle zurück.',
      highlights: items`Lautlos über versunkene Treppen und Mauern | Zweierkajaks, mit denen Anfänger sofort zurechtkommen | Mittagessen auf dem Steg in Simena | Begleitboot immer in der Nähe`,
      programme: steps`
        10:00 | Strand von Üçağız | Westen, Packsäcke, eine halbe Stunde Übung im flachen Wasser.
        10:45 | Versunkene Stadt | Am Nordufer von Kekova, zwei Paddellängen von den Mauern.
        11:45 | Tersane-Bucht | Baden unterhalb der byzantinischen Kapellenruine.
        12:45 | Simena | Mittagessen auf dem Steg, danach für alle, die mögen, hinauf zur Burg.
        14:15 | Vorbei an den Gräbern | Der Sarkophag im Wasser, dann quer über die Bucht.
        15:00 | Üçağız | Süßwasserdusche und Tee.
      `,
      included: items`Zweierkajak, Weste und Spritzdecke | Lizenzierter Guide, einer für sechs Gäste | Mittagessen mit Salat und Wasser | Begleitboot | Versicherung`,
      excluded: items`Abholung ab Kaş oder Kalkan, wenn nicht dazugebucht | Eintritt Burg Simena, vor Ort zu zahlen | Getränke außer Wasser`,
      goodToKnow: items`Sie sollten schwimmen können; die Kondition für zwei Stunden Spaziergang genügt. | Über den Ruinen ist Baden und Berühren verboten, der Badestopp kommt deshalb danach.`,
      questions: questions`
        Kann ich allein paddeln? | Mit Erfahrung gern im Einer. Schreiben Sie es bei der Buchung, wir haben vier davon.
        Wohin mit dem Handy? | In den Packsack zwischen Ihren Knien. Für Kameras gibt es einen großen zu mieten.
      `,
      extras: extras`
        Abholung und Rückfahrt | Ab Hotels in Kaş und Kalkan, um 09:00 und 08:30
        Großer Packsack | 20 Liter, wasserdicht, für Kamera und Kleidung
      `,
      meetingPoint: place`Üçağız, Strand neben der Schule | Gelbe Kajaks auf der Wiese. Kostenlos parken Sie 100 Meter davor am Ortseingang.`,
    },
    ru: {
      title: 'На морском каяке над затонувшим городом, для новичков',
      slug: 'morskoy-kayak-kekova',
      summary: 'Пять часов на устойчивых двойках: из Учагыза вдоль затонувших стен Кековы в Симену, обед на причале.',
      description:
        'Осадка каяка — десять сантиметров, поэтому к затонувшим домам вы подходите ближе любого катера. Видны лестницы, уходящие в воду, дверной проём, ряд гнёзд для балок. Идём на двойках, которые трудно перевернуть, а первые полчаса тренируемся в бухте.\n\nВсего около восьми километров, с купанием, подъёмом к замку Симена и обедом в рыбацкой семье в Калекёе. Если поднимется ветер, катер сопровождения заберёт всех обратно. Спешить некуда: мы держим темп самого медленного экипажа.',
      highlights: items`В тишине над затонувшими лестницами и стенами | Двойки, с которыми новички справляются сразу | Обед на причале в Симене | Катер сопровождения рядом с группой`,
      programme: steps`
        10:00 | Пляж в Учагызе | Жилеты, гермомешки, полчаса тренировки на спокойной воде.
        10:45 | Затонувший город | Вдоль северного берега Кековы, в двух вёслах от стен.
        11:45 | Бухта Терсане | Купание под развалинами византийской часовни.
        12:45 | Симена | Обед на причале, потом желающие поднимаются в замок.
        14:15 | Обратно мимо гробниц | Саркофаг в воде и путь через бухту.
        15:00 | Учагыз | Пресный душ и чай.
      `,
      included: items`Каяк-двойка, жилет и юбка | Инструктор с лицензией, один на шесть гостей | Обед с салатом и водой | Катер сопровождения | Страховка`,
      excluded: items`Дорога из Каша или Калкана, если не добавили | Билет в замок Симена, оплата на месте | Напитки, кроме воды`,
      goodToKnow: items`Нужно уметь плавать; сил хватит, если вы можете гулять два часа. | Над руинами купаться и трогать камни запрещено, поэтому купание позже.`,
      questions: questions`
        Можно ли грести одному? | С опытом — да, у нас четыре одиночки. Напишите об этом при бронировании.
        Куда деть телефон? | В гермомешок у колен. Для фотоаппарата можно взять большой.
      `,
      extras: extras`
        Дорога туда и обратно | От отелей Каша и Калкана, выезд в 09:00 и 08:30
        Большой гермомешок | 20 литров, для фотоаппарата и одежды
      `,
      meetingPoint: place`Учагыз, пляж рядом со школой | Жёлтые каяки на траве. Бесплатная стоянка в 100 метрах, у въезда в деревню.`,
    },
  },
  reviews: reviews`
    5 | Rachel M. | Bristol | en | 2026-05-30 | Never paddled before. By eleven o’clock I was looking at a staircase two metres under me.
    5 | Uwe T. | Rostock | de | 2026-09-24 | Ruhiges Tempo, guter Guide, und das Begleitboot haben wir nie gebraucht.
    4 | Cem D. | İstanbul | tr | 2026-06-28 | Dönüşte biraz rüzgâr vardı, kollarım yoruldu ama manzara her şeye değer.
    5 | Ольга Н. | Калининград | ru | 2025-10-09 | Инструктор терпеливый, обед домашний. Октябрь — лучшее время.
    5 | Fiona G. | Cork | en | 2025-06-17 | Lunch with the family in Simena was the best fish of the trip.
  `,
}
