import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const kekovaSunkenCity: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-01',
  kind: 'tour',
  category: 'boat-trips',
  destination: 'kas-kekova',
  scene: 'kekova',
  pictureSeed: 1101,
  details: {
    kind: 'tour',
    durationMinutes: 450,
    days: 1,
    guideLanguages: ['en', 'de'],
    groupSize: 18,
    pickup: 'included',
    theme: 'boat',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-01', to: '06-15', adult: '42.00', child: '21.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '48.00', child: '24.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '44.00', child: '22.00', infant: '0.00' },
  ],
  sessions: [
    { time: '09:00', endTime: '16:30', capacity: 18, weekdays: [2, 3, 4, 5, 6, 7] },
    { time: '13:30', endTime: '20:00', capacity: 18, weekdays: [2, 3, 4, 5, 6, 7] },
  ],
  childFrom: 4,
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
    discountValue: '10.00',
    endsInDays: 55,
    label: { en: 'Early booking', tr: 'Erken rezervasyon', de: 'Frühbucher', ru: 'Раннее бронирование' },
  },
  extras: [{ id: 'snorkel-set', price: '5.00', per: 'person', maximum: 18 }],
  meetingPoint: { latitude: 36.195, longitude: 29.848 },
  rank: 1,
  text: {
    en: {
      title: 'Kekova sunken city and Simena castle by boat',
      summary:
        'A day on Captain Yusuf’s boat: Lycian walls under clear water, three swims, lunch cooked on board and an hour in Simena.',
      description:
        'Captain Yusuf leaves half an hour before the other day boats, so the sunken city is yours before the noise. The boat carries half the guests it is licensed for, lunch is cooked on board, and you swim at three places the big boats cannot enter.\n\nIn the afternoon you go ashore in Simena, a village no road has ever reached. The path climbs past Lycian tombs to the castle, and from the top you see the whole bay you have just crossed.',
      highlights: items`Lycian walls under clear water, seen from the shaded deck | An hour ashore in Simena, a village with no road | Three swims: Aquarium Bay, Burç and a cove we do not print`,
      programme: steps`
        08:15 | Pick-up in Kaş or Kalkan | At your hotel door, minibus with air conditioning. 45 minutes to Üçağız.
        09:00 | Cast off from Üçağız harbour | Coffee, life vests, a short word on the day from the captain.
        09:50 | Sunken city | Slow pass along the north shore of Kekova. Swimming is not allowed here; you look, from two metres away.
        11:15 | Aquarium Bay | First swim, 60 minutes. Snorkel sets can be rented on board.
        12:45 | Lunch at anchor | Grilled sea bream or vegetables, bulgur, salad, melon.
        14:00 | Simena castle on foot | 15 minutes up, the smallest theatre of Lycia at the top. Ice cream at Ayşe’s on the way down.
        16:30 | Back in Üçağız | At your hotel by 17:15.
      `,
      included: items`Pick-up and return from Kaş and Kalkan | Lunch, coffee, tea and water | Guide in English and German | Insurance of all guests`,
      excluded: items`Snorkel set, if you do not add it | Simena castle ticket, paid there | Soft drinks and beer on board`,
      goodToKnow: items`The path to the castle is steep and sunny: wear shoes that hold and take a hat. | The 13:30 boat follows the same route, stops to swim in the late light and serves dinner in place of lunch.`,
      questions: questions`
        What happens if the sea is too rough? | The captain decides by 07:00. We move you to another day or refund everything, whichever you prefer.
        Are there life vests for babies? | Yes, on board we have vests in every size from five kilograms up.
      `,
      extras: extras`Snorkel set | Mask, snorkel and fins in your size, rinsed and ready on board`,
      meetingPoint: place`Üçağız harbour, jetty 3 | Blue hull, name “Derya Kızı”. Be there 5 minutes before 09:00, or wait at your hotel for the 08:15 pick-up.`,
    },
    tr: {
      title: 'Tekneyle Kekova batık kenti ve Simena kalesi',
      summary:
        'Yusuf Kaptan’ın teknesinde bir gün: duru suyun altında Likya duvarları, üç yüzme molası, teknede yemek, Simena’da bir saat.',
      description:
        'Yusuf Kaptan öteki günlük teknelerden yarım saat önce çıkar; batık kenti gürültü başlamadan görürsünüz. Tekneye ruhsattaki sayının yarısı kadar misafir alınır, yemek teknede pişer, büyük teknelerin giremediği üç yerde yüzülür.\n\nÖğleden sonra yolu olmayan köye, Simena’ya çıkarsınız. Patika Likya mezarlarının arasından kaleye tırmanır; tepeden, az önce geçtiğiniz koyun tamamı görünür. Kalenin içindeki küçük tiyatro doğrudan kayaya oyulmuştur ve yaklaşık üç yüz kişi alır.',
      highlights: items`Gölgeli güverteden, duru suyun altında Likya duvarları | Yolu olmayan köy Simena’da bir saat | Üç yüzme molası: Akvaryum Koyu, Burç ve adını yazmadığımız bir koy`,
      programme: steps`
        08:15 | Kaş ya da Kalkan’dan alınış | Otelinizin kapısından, klimalı minibüsle. Üçağız 45 dakika.
        09:00 | Üçağız limanından hareket | Kahve, can yelekleri, kaptandan günün kısa özeti.
        09:50 | Batık kent | Kekova’nın kuzey kıyısı boyunca ağır yol. Burada yüzmek yasak; iki metreden bakarsınız.
        11:15 | Akvaryum Koyu | İlk yüzme molası, 60 dakika. Teknede şnorkel takımı kiralanır.
        12:45 | Demirde öğle yemeği | Izgara çipura ya da sebze, bulgur, salata, kavun.
        14:00 | Yürüyerek Simena kalesi | 15 dakika yokuş, tepede Likya’nın en küçük tiyatrosu. İnişte Ayşe’de dondurma.
        16:30 | Üçağız’a dönüş | 17:15’te otelinizdesiniz.
      `,
      included: items`Kaş ve Kalkan’dan gidiş dönüş ulaşım | Öğle yemeği, kahve, çay ve su | İngilizce ve Almanca rehber | Bütün misafirlerin sigortası`,
      excluded: items`Eklemediyseniz şnorkel takımı | Simena kalesi bileti, girişte ödenir | Meşrubat ve bira`,
      goodToKnow: items`Kale yolu dik ve güneşlidir: kaymayan ayakkabı giyin, şapka alın. | 13:30 teknesi aynı rotayı izler; akşam ışığında yüzülür, öğle yerine akşam yemeği verilir.`,
      questions: questions`
        Deniz dalgalıysa ne olur? | Kaptan en geç 07:00’de karar verir. İsterseniz başka güne alırız, isterseniz tamamını iade ederiz.
        Bebekler için can yeleği var mı? | Evet, teknede beş kilodan başlayarak her bedende yelek bulunur.
      `,
      extras: extras`Şnorkel takımı | Bedeninize göre maske, şnorkel ve palet; temiz, teknede hazır`,
      meetingPoint: place`Üçağız limanı, 3 numaralı iskele | Mavi gövde, adı “Derya Kızı”. 09:00’dan 5 dakika önce orada olun ya da 08:15 servisini otelinizde bekleyin.`,
    },
    de: {
      title: 'Versunkene Stadt Kekova und Burg Simena per Boot',
      summary:
        'Ein Tag mit Kapitän Yusuf: lykische Mauern unter klarem Wasser, drei Badestopps, Mittagessen an Bord, eine Stunde in Simena.',
      description:
        'Kapitän Yusuf legt eine halbe Stunde vor den anderen Tagesbooten ab, so gehört Ihnen die versunkene Stadt vor dem Trubel. An Bord sind halb so viele Gäste, wie zugelassen wären, das Mittagessen wird dort gekocht, und Sie baden an drei Stellen, die für große Boote zu eng sind.\n\nAm Nachmittag gehen Sie in Simena an Land, einem Dorf ohne Straße. Der Pfad führt an lykischen Gräbern vorbei zur Burg, und von oben überblicken Sie die ganze Bucht.',
      highlights: items`Lykische Mauern unter klarem Wasser, vom schattigen Deck aus | Eine Stunde in Simena, dem Dorf ohne Straße | Drei Badestopps: Aquarium-Bucht, Burç und eine Bucht, die wir nicht verraten`,
      programme: steps`
        08:15 | Abholung in Kaş oder Kalkan | Vor Ihrem Hotel, im klimatisierten Kleinbus. 45 Minuten bis Üçağız.
        09:00 | Ablegen im Hafen von Üçağız | Kaffee, Schwimmwesten, ein paar Worte des Kapitäns zum Tag.
        09:50 | Versunkene Stadt | Langsam am Nordufer von Kekova entlang. Baden ist hier verboten; Sie schauen aus zwei Metern Entfernung.
        11:15 | Aquarium-Bucht | Erster Badestopp, 60 Minuten. Schnorchelsets gibt es an Bord.
        12:45 | Mittagessen vor Anker | Gegrillte Dorade oder Gemüse, Bulgur, Salat, Melone.
        14:00 | Zu Fuß zur Burg Simena | 15 Minuten bergauf, oben das kleinste Theater Lykiens. Auf dem Rückweg Eis bei Ayşe.
        16:30 | Zurück in Üçağız | Gegen 17:15 sind Sie im Hotel.
      `,
      included: items`Hin- und Rückfahrt ab Kaş und Kalkan | Mittagessen, Kaffee, Tee und Wasser | Guide auf Englisch und Deutsch | Versicherung aller Gäste`,
      excluded: items`Schnorchelset, wenn nicht dazugebucht | Eintritt Burg Simena, vor Ort zu zahlen | Softdrinks und Bier an Bord`,
      goodToKnow: items`Der Weg zur Burg ist steil und sonnig: feste Schuhe und ein Hut helfen. | Das Boot um 13:30 fährt dieselbe Route; gebadet wird im Abendlicht, und statt des Mittagessens gibt es Abendessen.`,
      questions: questions`
        Was, wenn der Seegang zu stark ist? | Der Kapitän entscheidet bis 07:00. Sie fahren an einem anderen Tag oder bekommen alles zurück, ganz wie Sie möchten.
        Gibt es Schwimmwesten für Babys? | Ja, an Bord liegen Westen in allen Größen ab fünf Kilogramm.
      `,
      extras: extras`Schnorchelset | Maske, Schnorchel und Flossen in Ihrer Größe, gespült und bereit an Bord`,
      meetingPoint: place`Hafen Üçağız, Steg 3 | Blauer Rumpf, Name „Derya Kızı“. Bitte 5 Minuten vor 09:00 da sein oder um 08:15 am Hotel auf die Abholung warten.`,
    },
    ru: {
      title: 'Затонувший город Кекова и замок Симена на катере',
      slug: 'kekova-zatonuvshiy-gorod',
      summary:
        'День с капитаном Юсуфом: ликийские стены под прозрачной водой, три купания, обед на борту и час в деревне Симена.',
      description:
        'Капитан Юсуф выходит на полчаса раньше других, поэтому затонувший город вы увидите в тишине. На борту вдвое меньше гостей, чем разрешено, обед готовят тут же, а купаемся в трёх местах, куда большие суда не заходят.\n\nПосле обеда сходим на берег в Симене, деревне, к которой так и не проложили дорогу. Тропа поднимается мимо ликийских гробниц к замку, и сверху видна вся бухта, которую вы только что прошли. Внутри стен — театр на триста мест, вырубленный прямо в скале.',
      highlights: items`Ликийские стены под прозрачной водой, вид с тенистой палубы | Час на берегу в Симене, деревне без дороги | Три купания: бухта Аквариум, Бурч и бухта, которую мы не называем`,
      programme: steps`
        08:15 | Встреча в Каше или Калкане | Забираем у дверей отеля, микроавтобус с кондиционером. До Учагыза 45 минут.
        09:00 | Выход из гавани Учагыз | Кофе, спасательные жилеты, несколько слов капитана о дне.
        09:50 | Затонувший город | Медленно идём вдоль северного берега Кековы. Купаться здесь нельзя, зато смотрите с двух метров.
        11:15 | Бухта Аквариум | Первое купание, 60 минут. Маски и ласты можно взять на борту.
        12:45 | Обед на якоре | Дорада на гриле или овощи, булгур, салат, дыня.
        14:00 | Пешком к замку Симена | 15 минут вверх, на вершине самый маленький театр Ликии. На спуске мороженое у Айше.
        16:30 | Возвращение в Учагыз | В отеле вы к 17:15.
      `,
      included: items`Дорога из Каша и Калкана и обратно | Обед, кофе, чай и вода | Гид на английском и немецком | Страховка всех гостей`,
      excluded: items`Комплект для снорклинга, если не добавили | Билет в замок Симена, оплата на месте | Газировка и пиво на борту`,
      goodToKnow: items`Тропа к замку крутая и солнечная: наденьте нескользкую обувь и возьмите шляпу. | Рейс в 13:30 идёт тем же маршрутом, купание в вечернем свете, вместо обеда подают ужин.`,
      questions: questions`
        Что, если море неспокойно? | Капитан решает до 07:00. Перенесём поездку на другой день или вернём всё, как вам удобнее.
        Есть ли жилеты для малышей? | Да, на борту жилеты всех размеров, начиная с веса пять килограммов.
      `,
      extras: extras`Комплект для снорклинга | Маска, трубка и ласты вашего размера, чистые, ждут на борту`,
      meetingPoint: place`Гавань Учагыз, причал 3 | Синий корпус, название «Derya Kızı». Будьте за 5 минут до 09:00 или ждите микроавтобус у отеля в 08:15.`,
    },
  },
  reviews: reviews`
    5 | Hannah W. | Leeds | en | 2026-09-14 | The captain moved us to the quiet side of the bay before the day boats came. My son still talks about the turtles.
    5 | Tomasz K. | Poznań | en | 2026-08-22 | Lunch better than in most restaurants in Kaş. The walk up to Simena is hot at two o’clock, take a hat.
    5 | Familie Lenz | Ulm | de | 2026-06-03 | Halb leeres Boot, ganz volle Teller. Die Mauern unter Wasser sieht man vom Deck besser als gedacht.
    4 | Ирина М. | Пермь | ru | 2026-05-19 | Тихо, вкусно, без музыки на весь залив. Хотелось бы чуть больше времени в деревне.
    5 | Zeynep A. | İzmir | tr | 2025-10-05 | Batık kente vardığımızda bizden başka tekne yoktu. Çipura tam kıvamındaydı.
    5 | Gareth P. | Cardiff | en | 2025-07-11 | Three swims, three different colours of blue. Vests fitted even our two-year-old.
  `,
}
