import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const cabinGuletDemreFethiye: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-35',
  kind: 'tour',
  category: 'multi-day',
  destination: 'kas-kekova',
  scene: 'cabin',
  pictureSeed: 1135,
  details: {
    kind: 'tour',
    durationMinutes: 4620,
    days: 4,
    guideLanguages: ['en', 'tr'],
    groupSize: 14,
    pickup: 'meetingPoint',
    theme: 'boat',
    minimumAge: 8,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '05-01', to: '06-15', adult: '359.00', child: '269.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '429.00', child: '329.00', infant: '0.00' },
    { from: '09-16', to: '10-20', adult: '379.00', child: '289.00', infant: '0.00' },
  ],
  sessions: [{ time: '11:00', endTime: '16:00', capacity: 14, weekdays: [2, 6] }],
  childFrom: 8,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 30,
  cutoffMinutes: 4320,
  freeCancellationHours: 240,
  instantConfirmation: false,
  extras: [
    { id: 'cabin-alone', price: '160.00', per: 'booking', maximum: 1 },
    { id: 'bus-to-demre', price: '18.00', per: 'person', maximum: 14 },
  ],
  meetingPoint: { latitude: 36.2186, longitude: 29.9598 },
  rank: 35,
  text: {
    en: {
      title: 'By gulet from Demre to Fethiye, cabin by cabin',
      summary:
        'Three nights on a 24-metre gulet with seven cabins: Kekova, Kaş, Butterfly Valley, and you book only yours.',
      description:
        'You need not be eight friends to sail on a gulet. “Derya Kuzusu” has seven double cabins with their own bathroom and starts twice a week, whether it is full or not. By the second evening the strangers at the table usually know each other’s children by name.\n\nThe boat moves in the morning, while the sea is smooth, and lies in a bay for the rest of the day. Aunt Sevim cooks; she was in the kitchen before there were menus. Most people sleep on deck from the first night on, because of the stars, and use the cabin for their shoes.',
      highlights: items`Seven cabins, fourteen guests, four crew | Kekova, Meis in sight, Butterfly Valley and St Nicholas Island | Full board from Aunt Sevim’s galley | Departure guaranteed from two guests`,
      programme: steps`
        1 | Demre to Kekova | On board at 11:00, lunch, over the sunken city, night below Simena.
        2 | Kekova to Kaş | Swim at the Blue Cave, an afternoon in town, night in Fırnaz bay.
        3 | Kalkan to Gemiler | Butterfly Valley from the water, dinner off St Nicholas Island.
        3 | The last evening | A climb to the chapels at sunset, grill on deck.
        4 | Ölüdeniz | Breakfast and a swim beside the lagoon, Samanlık bay at noon.
        4 | Fethiye | Ashore at the harbour by 16:00.
      `,
      included: items`Three nights in a double cabin with bathroom | All meals, tea and water | Crew, fuel and harbour fees | Snorkels and paddle board | Passenger insurance`,
      excluded: items`Soft and alcoholic drinks | Bus from Kaş or Fethiye to Demre`,
      goodToKnow: items`If the sea is high round the Seven Capes you go that stretch by minibus; it happens about one trip in twelve. | Soft bags, please: suitcases do not fit under the bunk.`,
      questions: questions`
        I am travelling alone. Do I pay double? | No. We put you in with someone of the same sex, or you take a cabin to yourself for a supplement.
        Is it a party boat? | No. Music goes off at eleven, and the captain means it.
      `,
      extras: extras`
        A cabin to yourself | For the three nights
        Bus to Demre | From Kaş at 09:45 or Fethiye at 07:45
      `,
      meetingPoint: place`Demre, Çayağzı harbour | The second jetty, “Derya Kuzusu”. There is shade and tea at the kiosk from ten.`,
    },
    tr: {
      title: 'Demre’den Fethiye’ye gulet, kamara kamara',
      summary:
        'Yedi kamaralı 24 metrelik gulette üç gece: Kekova, Kaş, Kelebekler Vadisi; siz yalnızca kamaranızı tutarsınız.',
      description:
        'Gulete çıkmak için sekiz arkadaş olmanız gerekmez. “Derya Kuzusu”nun banyolu yedi çift kişilik kamarası vardır, dolsun dolmasın haftada iki kez kalkar. İkinci akşam sofradaki yabancılar genellikle birbirlerinin çocuklarını adıyla bilir.\n\nTekne sabah, deniz düzken yol alır, günün kalanında bir koyda yatar. Yemek Sevim Teyze’den; o mutfaktayken menü diye bir şey yoktu. Çoğu misafir ilk geceden sonra yıldızlar yüzünden güvertede uyur, kamarayı da ayakkabılarına bırakır.',
      highlights: items`Yedi kamara, on dört misafir, dört mürettebat | Kekova, karşıda Meis, Kelebekler Vadisi ve Gemiler Adası | Sevim Teyze’nin mutfağından tam pansiyon | İki misafirden itibaren kesin kalkış`,
      programme: steps`
        1 | Demre – Kekova | 11:00’de tekneye, öğle yemeği, batık kentin üstünden; gece Simena’nın altında.
        2 | Kekova – Kaş | Mavi Mağara’da yüzme, öğleden sonra kasaba, gece Fırnaz koyu.
        3 | Kalkan – Gemiler | Denizden Kelebekler Vadisi, Gemiler Adası açığında akşam yemeği.
        3 | Son akşam | Gün batımında şapellere çıkış, güvertede mangal.
        4 | Ölüdeniz | Lagünün yanında kahvaltı ve yüzme, öğlen Samanlık koyu.
        4 | Fethiye | 16:00’ya kadar limana çıkış.
      `,
      included: items`Banyolu çift kişilik kamarada üç gece | Bütün öğünler, çay ve su | Mürettebat, yakıt ve liman ücretleri | Şnorkel ve kürek sörfü tahtası | Yolcu sigortası`,
      excluded: items`Meşrubat ve alkollü içecekler | Kaş ya da Fethiye’den Demre’ye ulaşım`,
      goodToKnow: items`Yediburunlar’da deniz kabarıksa o bölümü minibüsle geçersiniz; aşağı yukarı on iki seferde bir olur. | Yumuşak çanta getirin: bavul yatağın altına sığmaz.`,
      questions: questions`
        Tek geliyorum, iki kişilik mi öderim? | Hayır. Sizi hemcinsiniz bir misafirle yerleştiririz ya da ek ücretle kamarayı tek kullanırsınız.
        Eğlence teknesi mi? | Değil. Müzik on birde kapanır, kaptan bu konuda ciddidir.
      `,
      extras: extras`
        Tek kişilik kamara | Üç gece için
        Demre’ye ulaşım | Kaş’tan 09:45’te ya da Fethiye’den 07:45’te
      `,
      meetingPoint: place`Demre, Çayağzı limanı | İkinci iskele, “Derya Kuzusu”. Büfede ondan itibaren gölge ve çay var.`,
    },
    de: {
      title: 'Mit der Gulet von Demre nach Fethiye, Kabine für Kabine',
      summary:
        'Drei Nächte auf 24 Metern mit sieben Kabinen: Kekova, Kaş, Schmetterlingstal. Sie buchen nur die eigene.',
      description:
        'Man muss nicht zu acht sein, um auf einer Gulet zu reisen. Die „Derya Kuzusu“ hat sieben Doppelkabinen mit Bad und legt zweimal die Woche ab, voll oder nicht. Am zweiten Abend kennen die Fremden am Tisch meist schon die Namen der Kinder.\n\nGefahren wird morgens, solange das Meer glatt ist, den Rest des Tages liegt das Boot in einer Bucht. Es kocht Tante Sevim; sie stand schon in der Kombüse, als es noch keine Speisekarten gab. Die meisten schlafen ab der ersten Nacht an Deck, der Sterne wegen, und lassen die Kabine den Schuhen.',
      highlights: items`Sieben Kabinen, vierzehn Gäste, vier Mann Crew | Kekova, Meis in Sicht, Schmetterlingstal und Nikolausinsel | Vollpension aus Tante Sevims Kombüse | Abfahrt garantiert ab zwei Gästen`,
      programme: steps`
        1 | Demre bis Kekova | Um 11:00 an Bord, Mittagessen, über die versunkene Stadt, Nacht unter Simena.
        2 | Kekova bis Kaş | Bad an der Blauen Grotte, Nachmittag im Ort, Nacht in der Fırnaz-Bucht.
        3 | Kalkan bis Gemiler | Das Schmetterlingstal vom Wasser aus, Abendessen vor der Nikolausinsel.
        3 | Der letzte Abend | Aufstieg zu den Kapellen bei Sonnenuntergang, Grill an Deck.
        4 | Ölüdeniz | Frühstück und Bad neben der Lagune, mittags Samanlık-Bucht.
        4 | Fethiye | Bis 16:00 am Hafen von Bord.
      `,
      included: items`Drei Nächte in der Doppelkabine mit Bad | Alle Mahlzeiten, Tee und Wasser | Crew, Treibstoff und Hafengebühren | Schnorchel und Stand-up-Board | Passagierversicherung`,
      excluded: items`Softdrinks und alkoholische Getränke | Bus von Kaş oder Fethiye nach Demre`,
      goodToKnow: items`Ist die See an den Sieben Kaps zu hoch, fahren Sie dieses Stück im Kleinbus; das kommt bei etwa jeder zwölften Fahrt vor. | Bitte weiche Taschen: Koffer passen nicht unter die Koje.`,
      questions: questions`
        Ich reise allein. Zahle ich doppelt? | Nein. Sie teilen die Kabine mit einem Gast Ihres Geschlechts oder nehmen sie gegen Aufpreis allein.
        Ist das ein Partyboot? | Nein. Um elf geht die Musik aus, und der Kapitän meint das so.
      `,
      extras: extras`
        Kabine für sich allein | Für die drei Nächte
        Bus nach Demre | Ab Kaş um 09:45 oder ab Fethiye um 07:45
      `,
      meetingPoint: place`Demre, Hafen Çayağzı | Zweiter Steg, „Derya Kuzusu“. Am Kiosk gibt es ab zehn Schatten und Tee.`,
    },
    ru: {
      title: 'На гулете из Демре в Фетхие: своя каюта на три ночи',
      slug: 'gulet-demre-fethiye-svoya-kayuta',
      summary:
        'Три ночи на 24-метровом гулете с семью каютами: Кекова, Каш, Долина бабочек. Вы платите только за свою.',
      description:
        'Чтобы пойти на гулете, не нужно быть компанией из восьми друзей. На «Дерья Кузусу» семь двухместных кают с душем и туалетом, и выходит она дважды в неделю, полная или нет. Ко второму вечеру незнакомцы за столом обычно знают детей друг друга по именам.\n\nСудно идёт утром, пока море гладкое, а остальной день стоит в бухте. Готовит тётушка Севим; она была на камбузе ещё до того, как придумали меню. Почти все с первой же ночи спят на палубе, из-за звёзд, а каюту оставляют обуви.',
      highlights: items`Семь кают, четырнадцать гостей, экипаж из четырёх | Кекова, Мейс на горизонте, Долина бабочек и остров Святого Николая | Полный пансион с камбуза тётушки Севим | Выход гарантирован от двух гостей`,
      programme: steps`
        1 | Демре — Кекова | Посадка в 11:00, обед, путь над затонувшим городом, ночь под Сименой.
        2 | Кекова — Каш | Купание у Голубого грота, после обеда город, ночь в бухте Фырназ.
        3 | Калкан — Гемилер | Долина бабочек с воды, ужин у острова Святого Николая.
        3 | Последний вечер | Подъём к часовням на закате, гриль на палубе.
        4 | Олюдениз | Завтрак и купание рядом с лагуной, в полдень бухта Саманлык.
        4 | Фетхие | К 16:00 сходим на берег в гавани.
      `,
      included: items`Три ночи в двухместной каюте с душем | Всё питание, чай и вода | Экипаж, топливо и портовые сборы | Маски с трубками и сапборд | Страховка пассажиров`,
      excluded: items`Газировка и алкогольные напитки | Автобус из Каша или Фетхие в Демре`,
      goodToKnow: items`Если у Семи мысов высокая волна, этот участок проезжаем на микроавтобусе; так бывает примерно в одном рейсе из двенадцати. | Берите мягкую сумку: чемодан под койку не войдёт.`,
      questions: questions`
        Я еду один. Придётся платить вдвойне? | Нет. Мы поселим вас с гостем того же пола, или вы займёте каюту целиком за доплату.
        Это судно для вечеринок? | Нет. В одиннадцать музыку выключают, и капитан не шутит.
      `,
      extras: extras`
        Каюта на одного | На все три ночи
        Автобус в Демре | Из Каша в 09:45 или из Фетхие в 07:45
      `,
      meetingPoint: place`Демре, гавань Чаягзы | Второй причал, «Derya Kuzusu». С десяти у киоска есть тень и чай.`,
    },
  },
  reviews: reviews`
    5 | Siobhan D. | Dublin | en | 2026-06-21 | Came alone, left with six phone numbers and Sevim’s recipe for stuffed courgette flowers.
    5 | Nils F. | Bremen | de | 2026-09-07 | Wir wollten Ruhe und bekamen sie. An Deck schlafen ist Pflicht.
    4 | Can Ö. | Eskişehir | tr | 2026-07-18 | Kalabalık bir aile gibi. Kamaralar temiz ama ağustosta sıcak olur, biz de güvertede yattık.
    5 | Ирина К. | Екатеринбург | ru | 2025-09-25 | Один участок объехали на автобусе из-за ветра, предупредили заранее. Остальное — мечта.
    4 | Greg W. | Leicester | en | 2025-05-30 | Water still fresh in May. The cabin bathroom is small, the deck is not.
    5 | Melisa A. | Ankara | tr | 2025-06-28 | Sevim Teyze’nin kahvaltısı için bile yeniden gelirim.
  `,
}
