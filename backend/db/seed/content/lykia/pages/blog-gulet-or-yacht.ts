import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaGuletOrYacht: SeedPage<LykiaLocale> = {
  key: 'gulet-or-motor-yacht',
  pageType: 'blog',
  parent: 'planning',
  scene: 'gulet',
  pictureSeed: 823,
  publishedOn: '2026-10-02',
  readingMinutes: 7,
  text: {
    en: {
      title: 'Gulet or motor yacht? What a week really costs for eight people',
      slug: 'gulet-or-motor-yacht',
      label: 'Sailing',
      summary: 'The whole bill of two weeks that we sailed ourselves, line by line.',
      body: `<p>Two boats, the same eight friends, the same bays between Göcek and Kekova, both in the last week of September. We kept every receipt.</p>
<h2>The bill</h2>
<table><thead><tr><th scope="col">For the week</th><th scope="col">Gulet, 22 m</th><th scope="col">Motor yacht, 20 m</th></tr></thead><tbody><tr><td>Charter with crew</td><td>₺490,000</td><td>₺725,000</td></tr><tr><td>Fuel</td><td>included, 4 h a day</td><td>₺157,500</td></tr><tr><td>Food and water</td><td>₺112,000</td><td>₺112,000</td></tr><tr><td>Drinks</td><td>₺30,700</td><td>₺29,700</td></tr><tr><td>Harbours and park fees</td><td>₺9,000</td><td>₺21,000</td></tr><tr><td>Tip</td><td>₺37,500</td><td>₺50,000</td></tr><tr><td><strong>Per person</strong></td><td><strong>₺84,900</strong></td><td><strong>₺136,900</strong></td></tr></tbody></table>
<h2>What the money buys</h2>
<p>The gulet does eight knots and has a table for twelve under the awning. You see one bay in the morning and another in the evening, and that is the day. The yacht does twenty-two: breakfast in Göcek, lunch in Kalkan, and the islands empty, because you are there before the day boats.</p>
<h2>Our advice</h2>
<ul><li>With children, or people who read: the gulet.</li><li>With four days instead of seven: the yacht, you lose less time.</li><li>In May and October the gulet costs a third less, and the crew has time to teach you knots.</li></ul>
<p>Whatever you choose, ask what fuel is included. It is the line that surprises people most, and the one that ours always show.</p>`,
    },
    tr: {
      title: 'Gulet mi, motoryat mı? Sekiz kişi için bir hafta gerçekte kaça gelir',
      slug: 'gulet-mi-motoryat-mi',
      label: 'Denizde',
      summary: 'Bizzat çıktığımız iki haftanın kalem kalem hesabı.',
      body: `<p>İki tekne, aynı sekiz arkadaş, Göcek ile Kekova arasında aynı koylar; ikisi de eylülün son haftası. Bütün fişleri sakladık.</p>
<h2>Hesap</h2>
<table><thead><tr><th scope="col">Bir hafta</th><th scope="col">Gulet, 22 m</th><th scope="col">Motoryat, 20 m</th></tr></thead><tbody><tr><td>Mürettebatlı kira</td><td>490.000 TL</td><td>725.000 TL</td></tr><tr><td>Yakıt</td><td>dahil, günde 4 saat</td><td>157.500 TL</td></tr><tr><td>Yemek ve su</td><td>112.000 TL</td><td>112.000 TL</td></tr><tr><td>İçecek</td><td>30.700 TL</td><td>29.700 TL</td></tr><tr><td>Liman ve park ücretleri</td><td>9.000 TL</td><td>21.000 TL</td></tr><tr><td>Bahşiş</td><td>37.500 TL</td><td>50.000 TL</td></tr><tr><td><strong>Kişi başı</strong></td><td><strong>84.900 TL</strong></td><td><strong>136.900 TL</strong></td></tr></tbody></table>
<h2>Para neyi satın alıyor</h2>
<p>Gulet sekiz mil yapar, tentenin altında on iki kişilik masası vardır. Sabah bir koy, akşam bir koy; gün budur. Motoryat yirmi iki mil yapar: kahvaltı Göcek’te, öğle yemeği Kalkan’da; günübirlik teknelerden önce vardığınız için adalar boştur.</p>
<h2>Bizce</h2>
<ul><li>Çocuklarla ya da kitap okumayı sevenlerle: gulet.</li><li>Yedi değil dört gününüz varsa: motoryat, yolda daha az vakit geçer.</li><li>Mayıs ve ekimde gulet üçte bir daha ucuzdur; mürettebatın size düğüm öğretecek vakti olur.</li></ul>
<p>Hangisini seçerseniz seçin, ne kadar yakıtın dahil olduğunu sorun. İnsanları en çok şaşırtan kalem odur; bizimkilerde her zaman yazar.</p>`,
    },
    de: {
      title: 'Gulet oder Motoryacht? Was eine Woche zu acht wirklich kostet',
      slug: 'gulet-oder-motoryacht',
      label: 'Segeln',
      summary: 'Die ganze Rechnung zweier Wochen, die wir selbst gefahren sind, Zeile für Zeile.',
      body: `<p>Zwei Boote, dieselben acht Freunde, dieselben Buchten zwischen Göcek und Kekova, beide in der letzten Septemberwoche. Wir haben jeden Beleg aufgehoben.</p>
<h2>Die Rechnung</h2>
<table><thead><tr><th scope="col">Für die Woche</th><th scope="col">Gulet, 22 m</th><th scope="col">Motoryacht, 20 m</th></tr></thead><tbody><tr><td>Charter mit Crew</td><td>490.000 ₺</td><td>725.000 ₺</td></tr><tr><td>Treibstoff</td><td>inklusive, 4 Std. am Tag</td><td>157.500 ₺</td></tr><tr><td>Essen und Wasser</td><td>112.000 ₺</td><td>112.000 ₺</td></tr><tr><td>Getränke</td><td>30.700 ₺</td><td>29.700 ₺</td></tr><tr><td>Häfen und Parkgebühren</td><td>9.000 ₺</td><td>21.000 ₺</td></tr><tr><td>Trinkgeld</td><td>37.500 ₺</td><td>50.000 ₺</td></tr><tr><td><strong>Pro Person</strong></td><td><strong>84.900 ₺</strong></td><td><strong>136.900 ₺</strong></td></tr></tbody></table>
<h2>Was man dafür bekommt</h2>
<p>Die Gulet macht acht Knoten und hat unter dem Sonnensegel einen Tisch für zwölf. Morgens eine Bucht, abends eine andere, das ist der Tag. Die Yacht macht zweiundzwanzig: Frühstück in Göcek, Mittagessen in Kalkan, und die Inseln sind leer, weil Sie vor den Ausflugsbooten da sind.</p>
<h2>Unser Rat</h2>
<ul><li>Mit Kindern oder mit Menschen, die lesen: die Gulet.</li><li>Mit vier statt sieben Tagen: die Yacht, Sie verlieren weniger Zeit.</li><li>Im Mai und Oktober kostet die Gulet ein Drittel weniger, und die Crew hat Zeit, Ihnen Knoten beizubringen.</li></ul>
<p>Fragen Sie in jedem Fall, wie viel Treibstoff enthalten ist. Das ist die Zeile, die am meisten überrascht; bei uns steht sie immer da.</p>`,
    },
    ru: {
      title: 'Гулет или моторная яхта? Во что неделя обойдётся на восьмерых',
      slug: 'gulet-ili-motornaya-yakhta',
      label: 'Под парусом',
      summary: 'Полный счёт за две недели, в которые мы ходили сами, строка за строкой.',
      body: `<p>Два судна, те же восемь друзей, те же бухты между Гёджеком и Кековой, оба раза последняя неделя сентября. Мы сохранили все чеки.</p>
<h2>Счёт</h2>
<table><thead><tr><th scope="col">За неделю</th><th scope="col">Гулет, 22 м</th><th scope="col">Моторная яхта, 20 м</th></tr></thead><tbody><tr><td>Аренда с экипажем</td><td>490 000 ₺</td><td>725 000 ₺</td></tr><tr><td>Топливо</td><td>включено, 4 ч в день</td><td>157 500 ₺</td></tr><tr><td>Еда и вода</td><td>112 000 ₺</td><td>112 000 ₺</td></tr><tr><td>Напитки</td><td>30 700 ₺</td><td>29 700 ₺</td></tr><tr><td>Порты и сборы парка</td><td>9 000 ₺</td><td>21 000 ₺</td></tr><tr><td>Чаевые</td><td>37 500 ₺</td><td>50 000 ₺</td></tr><tr><td><strong>На человека</strong></td><td><strong>84 900 ₺</strong></td><td><strong>136 900 ₺</strong></td></tr></tbody></table>
<h2>За что вы платите</h2>
<p>Гулет идёт восемь узлов, под тентом стол на двенадцать человек. Утром одна бухта, вечером другая, и это весь день. Яхта идёт двадцать два узла: завтрак в Гёджеке, обед в Калкане, а острова пустые, потому что вы пришли раньше прогулочных лодок.</p>
<h2>Наш совет</h2>
<ul><li>С детьми или с теми, кто любит читать: гулет.</li><li>Если дней четыре, а не семь: яхта, меньше времени уйдёт на дорогу.</li><li>В мае и октябре гулет дешевле на треть, и экипаж успеет научить вас узлам.</li></ul>
<p>В любом случае спросите, сколько топлива включено. Эта строка удивляет чаще всего, у нас она всегда на виду.</p>`,
    },
  },
}
