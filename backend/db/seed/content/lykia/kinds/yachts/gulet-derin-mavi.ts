import { extras, items, place, questions, reviews, steps } from '../../../shared/lines'
import { boatYear, weekCharter } from '../kind-entry'

export const guletDerinMavi = weekCharter({
  code: 'LYK-Y-01',
  destination: 'gocek',
  scene: 'gulet',
  details: {
    kind: 'yacht',
    lengthMetres: 24,
    cabins: 6,
    berths: 12,
    capacity: 12,
    crew: 4,
    built: 2014,
    charter: 'week',
    boardAt: '15:00',
    leaveAt: '10:00',
    marina: 'gocek-marina',
    features: ['airConditioning', 'cook', 'sunDeck', 'tender', 'kayak', 'paddleBoard', 'snorkel', 'fishing'],
  },
  seasons: boatYear(['5600.00', '7200.00', '8900.00', '10500.00', '7800.00']),
  extras: [
    { id: 'full-board', price: '280.00', per: 'person', maximum: 12 },
    { id: 'fuel-hour', price: '55.00', per: 'booking', maximum: 20 },
  ],
  meetingPoint: { latitude: 36.7539, longitude: 28.9402 },
  text: {
    en: {
      title: 'Gulet “Derin Mavi” from Göcek, a week for twelve',
      summary: 'Six cabins, four crew, Saturday to Saturday, and a route that follows your wishes and the wind.',
      description:
        'A wooden gulet of 24 metres, built in Bodrum in 2014, with six cabins that each have their own bathroom. Captain Salih plans the next day with you every evening, over the chart and a glass of tea. Four hours of engine a day are in the price, and they are enough from Göcek to Kekova and back, or for the bays only.\n\nYou swim from the ladder, breakfast is on the long table at the stern, and from noon the awning is up. Most guests take their pillow on deck on the second night. The cook asks on Saturday what nobody likes and shops accordingly.',
      highlights: items`Six cabins, each with bathroom and air conditioning | Captain, cook and two deckhands | Four hours of engine a day included | Two kayaks, two paddle boards and snorkel sets`,
      programme: steps`
        1 | Göcek | On board from 15:00. Cabins, dinner, first night off Yassıca.
        2 | The twelve islands | Hamam bay with its walls under water, Sarsala, pine shade.
        4 | Ölüdeniz and Gemiler | Swim off the lagoon, chapels of St Nicholas at sunset.
        5 | Kalkan or Kekova | East if the wind is light, otherwise the bays below Fethiye.
        7 | Back towards Göcek | Last swim before breakfast; ashore by 10:00 on Saturday.
      `,
      included: items`Boat with four crew | Fuel for four engine hours a day | Linen and towels, changed once | Harbour and park fees on the route | Passenger insurance`,
      excluded: items`Food, 14,000 lira a person for the week | Drinks, at shop price from your own list | Extra engine hours`,
      goodToKnow: items`The generator and the air conditioning rest between one and seven at night. | Soft bags, please: suitcases do not fit under the bunks.`,
      questions: questions`
        Is it suitable for children? | From about six. There are nets along the rail and vests in all sizes.
        What if the sea is rough? | The captain stays in the bays of Göcek, which are calm in any wind.
      `,
      extras: extras`
        Full board for the week | Three meals, tea, fruit and water, from Saturday evening to the next Saturday’s breakfast
        Extra engine hour | For long routes such as Kekova and back
      `,
      meetingPoint: place`Göcek municipal marina, jetty A | “Derin Mavi”, dark blue hull. The crew fetches your bags from the car park.`,
    },
    tr: {
      title: 'Göcek’ten on iki kişilik “Derin Mavi” guleti, bir hafta',
      summary: 'Altı kamara, dört mürettebat, cumartesiden cumartesiye; rota size ve rüzgâra göre.',
      description:
        '2014’te Bodrum’da yapılmış, 24 metrelik ahşap bir gulet; altı kamarasının da kendi banyosu var. Salih Kaptan her akşam haritanın başında, çay içerken ertesi günü sizinle planlar. Fiyata günde dört saat motor dahildir; Göcek’ten Kekova’ya gidip dönmeye de, yalnızca koyları dolaşmaya da yeter.\n\nMerdivenden denize girersiniz, kahvaltı kıçtaki uzun masadadır, öğleyin tente açılır. Misafirlerin çoğu ikinci gece yastığını alıp güverteye çıkar. Aşçı cumartesi günü kimin neyi sevmediğini sorar, alışverişi ona göre yapar.',
      highlights: items`Altısı da banyolu ve klimalı kamara | Kaptan, aşçı ve iki gemici | Günde dört saat motor dahil | İki kano, iki kürek sörfü ve şnorkel takımları`,
      programme: steps`
        1 | Göcek | 15:00’ten itibaren tekneye biniş. Kamaralar, akşam yemeği, ilk gece Yassıca açığında.
        2 | On iki ada | Suyun altında duvarlarıyla Hamam koyu, Sarsala, çam gölgesi.
        4 | Ölüdeniz ve Gemiler | Lagünün önünde yüzme, gün batımında Aya Nikola şapelleri.
        5 | Kalkan ya da Kekova | Rüzgâr hafifse doğuya, değilse Fethiye’nin altındaki koylara.
        7 | Göcek’e dönüş | Kahvaltıdan önce son yüzme; cumartesi en geç 10:00’da karaya.
      `,
      included: items`Dört mürettebatıyla tekne | Günde dört motor saati yakıt | Bir kez değişen nevresim ve havlu | Rota üstündeki liman ve park ücretleri | Yolcu sigortası`,
      excluded: items`Yemek, hafta için kişi başı 14.000 lira | Kendi listenizden, market fiyatına içecekler | Fazladan motor saatleri`,
      goodToKnow: items`Jeneratör ve klima gece birden yediye kadar durur. | Yumuşak çanta rica ederiz: sert bavul ranza altına sığmaz.`,
      questions: questions`
        Çocuklara uygun mu? | Altı yaşından sonra uygundur. Küpeşte boyunca ağ, her boy yelek var.
        Deniz sert olursa? | Kaptan, her rüzgârda sakin kalan Göcek koylarında kalır.
      `,
      extras: extras`
        Bir hafta tam pansiyon | Üç öğün, çay, meyve ve su; cumartesi akşamından ertesi cumartesinin kahvaltısına
        Fazladan motor saati | Kekova gidiş dönüş gibi uzun rotalar için
      `,
      meetingPoint: place`Göcek belediye marinası, A iskelesi | “Derin Mavi”, lacivert gövdeli. Mürettebat bavullarınızı otoparktan alır.`,
    },
    de: {
      title: 'Gulet „Derin Mavi“ ab Göcek, eine Woche zu zwölft',
      summary:
        'Sechs Kabinen, vier Mann Crew, von Samstag bis Samstag, und eine Route nach Ihren Wünschen und dem Wind.',
      description:
        'Eine hölzerne Gulet von 24 Metern, 2014 in Bodrum gebaut, mit sechs Kabinen, jede mit eigenem Bad. Kapitän Salih plant jeden Abend mit Ihnen den nächsten Tag, über der Seekarte und einem Glas Tee. Vier Motorstunden am Tag sind im Preis, das reicht von Göcek bis Kekova und zurück oder nur für die Buchten.\n\nGebadet wird von der Leiter, das Frühstück steht achtern auf dem langen Tisch, ab Mittag ist das Sonnensegel gespannt. In der zweiten Nacht nehmen die meisten ihr Kissen mit an Deck. Der Koch fragt am Samstag, was niemand mag, und kauft danach ein.',
      highlights: items`Sechs Kabinen mit Bad und Klimaanlage | Kapitän, Koch und zwei Matrosen | Vier Motorstunden am Tag inklusive | Zwei Kajaks, zwei Boards und Schnorchelsets`,
      programme: steps`
        1 | Göcek | Ab 15:00 an Bord. Kabinen, Abendessen, erste Nacht vor Yassıca.
        2 | Die zwölf Inseln | Hamam-Bucht mit Mauern unter Wasser, Sarsala, Kiefernschatten.
        4 | Ölüdeniz und Gemiler | Baden vor der Lagune, Kapellen von St. Nikolaus im Abendlicht.
        5 | Kalkan oder Kekova | Nach Osten bei leichtem Wind, sonst die Buchten unterhalb von Fethiye.
        7 | Zurück nach Göcek | Das letzte Bad vor dem Frühstück; am Samstag bis 10:00 von Bord.
      `,
      included: items`Boot mit vier Mann Crew | Treibstoff für vier Motorstunden am Tag | Bettwäsche und Handtücher, einmal gewechselt | Hafen- und Parkgebühren auf der Route | Passagierversicherung`,
      excluded: items`Verpflegung, 14.000 Lira je Person und Woche | Getränke zum Ladenpreis nach Ihrer Liste | Weitere Motorstunden`,
      goodToKnow: items`Generator und Klimaanlage ruhen nachts von eins bis sieben. | Bitte weiche Taschen: Koffer passen nicht unter die Kojen.`,
      questions: questions`
        Eignet sich das für Kinder? | Ab etwa sechs. An der Reling sind Netze, Westen gibt es in allen Größen.
        Und bei rauer See? | Dann bleibt der Kapitän in den Buchten von Göcek, die bei jedem Wind ruhig sind.
      `,
      extras: extras`
        Vollpension für die Woche | Drei Mahlzeiten, Tee, Obst und Wasser, vom Samstagabend bis zum Frühstück am Samstag darauf
        Weitere Motorstunde | Für lange Routen wie Kekova und zurück
      `,
      meetingPoint: place`Stadtmarina Göcek, Steg A | „Derin Mavi“, dunkelblauer Rumpf. Die Crew holt Ihr Gepäck vom Parkplatz.`,
    },
    ru: {
      title: 'Гулет «Дерин Мави» из Гёджека на неделю, 12 гостей',
      slug: 'gulet-derin-mavi-nedelya',
      summary: 'Шесть кают, четыре человека экипажа, с субботы до субботы; маршрут по вашему желанию и по ветру.',
      description:
        'Деревянный гулет длиной 24 метра, построен в Бодруме в 2014 году; шесть кают, при каждой своя ванная. Капитан Салих каждый вечер за картой и стаканом чая планирует с вами следующий день. В цену входят четыре часа хода под мотором в день: хватает и до Кековы с возвращением, и на одни бухты.\n\nКупаются с трапа, завтрак на длинном столе на корме, с полудня натянут тент. На вторую ночь почти все забирают подушку на палубу. В субботу кок спрашивает, кто чего не любит, и покупает с учётом этого.',
      highlights: items`Шесть кают с ванной и кондиционером | Капитан, кок и два матроса | Четыре часа хода в день в цене | Два каяка, два сапборда, маски и трубки`,
      programme: steps`
        1 | Гёджек | Посадка с 15:00. Каюты, ужин, первая ночь у Яссыджи.
        2 | Двенадцать островов | Бухта Хамам со стенами под водой, Сарсала, тень сосен.
        4 | Олюдениз и Гемилер | Купание у лагуны, часовни острова Святого Николая на закате.
        5 | Калкан или Кекова | На восток при слабом ветре, иначе бухты ниже Фетхие.
        7 | К Гёджеку | Последнее купание до завтрака; в субботу до 10:00 на берег.
      `,
      included: items`Судно и четыре человека экипажа | Топливо на четыре часа хода в день | Бельё и полотенца, одна смена | Портовые и парковые сборы на маршруте | Страховка пассажиров`,
      excluded: items`Питание, 14 000 лир с человека за неделю | Напитки по цене магазина, по вашему списку | Дополнительные часы хода`,
      goodToKnow: items`Генератор и кондиционеры молчат с часу ночи до семи утра. | Берите мягкие сумки: чемоданы под койки не помещаются.`,
      questions: questions`
        Подходит ли для детей? | Лет с шести. Вдоль борта сетки, жилеты всех размеров.
        А если море неспокойное? | Капитан останется в бухтах Гёджека, там тихо при любом ветре.
      `,
      extras: extras`
        Полный пансион на неделю | Трёхразовое питание, чай, фрукты и вода, с вечера субботы до завтрака следующей
        Дополнительный час хода | Для дальних маршрутов, например до Кековы и обратно
      `,
      meetingPoint: place`Городская марина Гёджека, причал А | «Derin Mavi», тёмно-синий корпус. Экипаж заберёт вещи с парковки.`,
    },
  },
  reviews: reviews`
    5 | Claire B. | Dublin | en | 2026-09-05 | The cook alone was worth it. We slept on deck every night but the first.
    5 | Jens und Freunde | Rostock | de | 2026-06-13 | Salih findet Buchten, in denen abends niemand sonst liegt. Motorstunden haben gereicht.
    4 | Pınar T. | İstanbul | tr | 2026-08-22 | Mürettebat çok iyiydi. Ağustosta gece klima kapanınca güverteye çıktık, iyi ki çıkmışız.
    5 | Игорь С. | Самара | ru | 2025-09-20 | Компания из двенадцати человек, спорили только о том, где купаться.
  `,
})
