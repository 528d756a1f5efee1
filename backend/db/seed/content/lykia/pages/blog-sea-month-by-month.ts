import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaSeaMonths: SeedPage<LykiaLocale> = {
  key: 'sea-month-by-month',
  pageType: 'blog',
  parent: 'planning',
  scene: 'oludeniz',
  pictureSeed: 826,
  publishedOn: '2026-03-24',
  readingMinutes: 5,
  text: {
    en: {
      title: 'When is the sea warm? The Lycian coast month by month',
      slug: 'lycian-coast-month-by-month',
      label: 'Seasons',
      summary: 'Water, air and crowds from January to December, measured off our own jetty and not in a brochure.',
      body: `<p>A thermometer has hung on our jetty in Kaş since 2012, on a string, a metre and a half below the surface. Captain Nuri’s nephew reads it every morning, for an ice cream a week. The figures below are what he wrote down, averaged, and they answer the question that we are asked most.</p>
<h2>The table</h2>
<table><thead><tr><th scope="col">Months</th><th scope="col">Water</th><th scope="col">Air at noon</th><th scope="col">What it is like</th></tr></thead><tbody><tr><td>January, February</td><td>16 to 17 °C</td><td>15 °C</td><td>Rain in short bursts, snow on the peaks, oranges</td></tr><tr><td>March, April</td><td>17 to 19 °C</td><td>20 °C</td><td>Walking weather, flowers, quick swims</td></tr><tr><td>May, June</td><td>21 to 25 °C</td><td>28 °C</td><td>Long days, empty bays until mid-June</td></tr><tr><td>July, August</td><td>27 to 28 °C</td><td>35 °C</td><td>Hot, full, lively until late</td></tr><tr><td>September, October</td><td>25 to 27 °C</td><td>29 °C</td><td>The best of everything</td></tr><tr><td>November, December</td><td>19 to 22 °C</td><td>20 °C</td><td>Quiet, golden, some storms</td></tr></tbody></table>
<h2>Spring: cold water, warm rocks</h2>
<p>In April you go in quickly and come out quickly, and then lie on a rock that has been in the sun since seven. It is the month for the Lycian Way, for ruins without sweat and for rooms at two thirds of their price. Boats start in the middle of the month, and the first trips are half empty.</p>
<h2>Summer: learn from the cats</h2>
<p>Between one and four nobody who lives here is outside. If you come in July, swim at seven, sleep at two, and eat at nine. The sea breeze in Kaş gets up about noon and makes the heat bearable; inland, in Xanthos or Termessos, there is none, so leave those for the morning. Book boats and restaurants a few days ahead, and drivers a week.</p>
<h2>Autumn: our own holiday</h2>
<p>The sea has stored up a whole summer and gives it back until November. On the third of November last year the thermometer still read twenty-three. Schools are in session, the light turns yellow, figs and pomegranates arrive, and captains have time to talk. If you have a free choice, take the two weeks around the first of October.</p>
<h2>Winter: for those who like it quiet</h2>
<p>About half of the hotels close, and the other half light their stoves. It rains on roughly ten days a month, seldom all day. Kaş keeps a dozen restaurants open, Antalya all of them. You see the snow of the Taurus from the beach, and on New Year’s Day thirty people swim to the buoy and back. Tea is waiting.</p>
<p>One more number: between May and October it rains in Kaş on fourteen days in total. We have counted those too.</p>`,
      questions: [
        {
          question: 'Which month is best with small children?',
          answer:
            'Late May, June and the second half of September. The water is warm enough to stay in, and noon is bearable.',
        },
        {
          question: 'Do boats run in winter?',
          answer:
            'Day boats stop at the end of October. On calm days small boats still go to Kekova; ask us the day before.',
        },
      ],
    },
    tr: {
      title: 'Deniz ne zaman ılık? Ay ay Likya kıyısı',
      slug: 'ay-ay-likya-kiyisi',
      label: 'Mevsimler',
      summary: 'Ocaktan aralığa su, hava ve kalabalık; broşürden değil, kendi iskelemizden ölçülmüş.',
      body: `<p>2012’den beri Kaş’taki iskelemizde, bir ipin ucunda, suyun bir buçuk metre altında bir termometre asılı durur. Nuri Kaptan’ın yeğeni her sabah okur, haftada bir dondurmaya. Aşağıdakiler onun yazdıklarının ortalaması ve bize en çok sorulan sorunun yanıtı.</p>
<h2>Tablo</h2>
<table><thead><tr><th scope="col">Aylar</th><th scope="col">Su</th><th scope="col">Öğlen hava</th><th scope="col">Nasıldır</th></tr></thead><tbody><tr><td>Ocak, şubat</td><td>16–17 °C</td><td>15 °C</td><td>Kısa sağanaklar, tepelerde kar, portakal</td></tr><tr><td>Mart, nisan</td><td>17–19 °C</td><td>20 °C</td><td>Yürüyüş havası, çiçekler, hızlı bir yüzme</td></tr><tr><td>Mayıs, haziran</td><td>21–25 °C</td><td>28 °C</td><td>Uzun günler, haziran ortasına dek boş koylar</td></tr><tr><td>Temmuz, ağustos</td><td>27–28 °C</td><td>35 °C</td><td>Sıcak, kalabalık, geç saatlere kadar canlı</td></tr><tr><td>Eylül, ekim</td><td>25–27 °C</td><td>29 °C</td><td>Her şeyin en iyisi</td></tr><tr><td>Kasım, aralık</td><td>19–22 °C</td><td>20 °C</td><td>Sakin, altın renkli, arada fırtınalı</td></tr></tbody></table>
<h2>İlkbahar: su soğuk, kayalar sıcak</h2>
<p>Nisanda suya hızla girilir, hızla çıkılır; sonra yediden beri güneş gören bir kayaya uzanılır. Likya Yolu’nun, terlemeden gezilen ören yerlerinin, üçte bir daha ucuz odaların ayıdır. Tekneler ay ortasında başlar, ilk seferler yarı boş gider.</p>
<h2>Yaz: kedilerden öğrenin</h2>
<p>Birle dört arası burada yaşayan kimse dışarıda değildir. Temmuzda geldiyseniz yedide yüzün, ikide uyuyun, dokuzda yiyin. Kaş’ta meltem öğleye doğru çıkar, sıcağı çekilir kılar; içeride, Xanthos’ta ya da Termessos’ta meltem yoktur, oraları sabaha bırakın. Tekneyle lokantayı birkaç gün, şoförü bir hafta önceden ayırtın.</p>
<h2>Sonbahar: bizim tatilimiz</h2>
<p>Deniz koca bir yazı biriktirmiştir, kasıma kadar geri verir. Geçen yıl üç kasımda termometre hâlâ yirmi üçü gösteriyordu. Okullar açık, ışık sarı, incirle nar tezgâhta, kaptanların sohbete vakti var. Seçmek sizin elinizdeyse 1 Ekim’in öncesindeki ve sonrasındaki haftayı alın.</p>
<h2>Kış: sessizliği sevenlere</h2>
<p>Otellerin yarısı kapanır, öbür yarısı sobasını yakar. Ayda on gün kadar yağar, seyrek olarak bütün gün. Kaş’ta bir düzine lokanta, Antalya’da hepsi açıktır. Kumsaldan Toroslar’ın karı görünür; yılın ilk günü otuz kişi şamandıraya yüzüp döner. Çay hazırdır.</p>
<p>Bir rakam daha: mayısla ekim arasında Kaş’a toplam on dört gün yağmur düşer. Onları da saydık.</p>`,
      questions: [
        {
          question: 'Küçük çocukla en iyi ay hangisi?',
          answer: 'Mayıs sonu, haziran ve eylülün ikinci yarısı. Su içinde kalınacak kadar ılık, öğle sıcağı çekilir.',
        },
        {
          question: 'Kışın tekne kalkıyor mu?',
          answer:
            'Günübirlik tekneler ekim sonunda durur. Sakin günlerde küçük tekneler Kekova’ya gider; bir gün önce sorun.',
        },
      ],
    },
    de: {
      title: 'Wann ist das Meer warm? Die lykische Küste Monat für Monat',
      slug: 'lykische-kueste-monat-fuer-monat',
      label: 'Jahreszeiten',
      summary: 'Wasser, Luft und Andrang von Januar bis Dezember, gemessen an unserem Steg und nicht im Prospekt.',
      body: `<p>Seit 2012 hängt an unserem Steg in Kaş ein Thermometer an einer Schnur, anderthalb Meter unter der Oberfläche. Der Neffe von Kapitän Nuri liest es jeden Morgen ab, für ein Eis in der Woche. Die Zahlen unten hat er notiert, wir haben sie gemittelt, und sie beantworten die Frage, die man uns am häufigsten stellt.</p>
<h2>Die Tabelle</h2>
<table><thead><tr><th scope="col">Monate</th><th scope="col">Wasser</th><th scope="col">Luft am Mittag</th><th scope="col">Wie es ist</th></tr></thead><tbody><tr><td>Januar, Februar</td><td>16 bis 17 °C</td><td>15 °C</td><td>Kurze Schauer, Schnee auf den Gipfeln, Orangen</td></tr><tr><td>März, April</td><td>17 bis 19 °C</td><td>20 °C</td><td>Wanderwetter, Blumen, kurze Bäder</td></tr><tr><td>Mai, Juni</td><td>21 bis 25 °C</td><td>28 °C</td><td>Lange Tage, bis Mitte Juni leere Buchten</td></tr><tr><td>Juli, August</td><td>27 bis 28 °C</td><td>35 °C</td><td>Heiß, voll, bis spät lebendig</td></tr><tr><td>September, Oktober</td><td>25 bis 27 °C</td><td>29 °C</td><td>Von allem das Beste</td></tr><tr><td>November, Dezember</td><td>19 bis 22 °C</td><td>20 °C</td><td>Still, golden, einige Stürme</td></tr></tbody></table>
<h2>Frühling: kaltes Wasser, warme Felsen</h2>
<p>Im April geht man schnell hinein und schnell wieder hinaus, und dann legt man sich auf einen Felsen, der seit sieben in der Sonne liegt. Es ist der Monat für den Lykischen Weg, für Ruinen ohne Schweiß und für Zimmer zu zwei Dritteln des Preises. Mitte des Monats fahren die ersten Boote, halb leer.</p>
<h2>Sommer: von den Katzen lernen</h2>
<p>Zwischen eins und vier ist niemand draußen, der hier lebt. Wer im Juli kommt, schwimmt um sieben, schläft um zwei und isst um neun. In Kaş kommt gegen Mittag die Seebrise auf und macht die Hitze erträglich; im Inland, in Xanthos oder Termessos, fehlt sie, also gehören diese Orte auf den Morgen. Boote und Restaurants buchen Sie ein paar Tage vorher, Fahrer eine Woche.</p>
<h2>Herbst: unser eigener Urlaub</h2>
<p>Das Meer hat einen ganzen Sommer gespeichert und gibt ihn bis November zurück. Am dritten November vorigen Jahres standen noch dreiundzwanzig Grad auf dem Thermometer. Die Schulen haben begonnen, das Licht wird gelb, Feigen und Granatäpfel kommen, und die Kapitäne haben Zeit zum Reden. Wenn Sie frei wählen können, nehmen Sie die zwei Wochen um den ersten Oktober.</p>
<h2>Winter: für alle, die es ruhig mögen</h2>
<p>Etwa die Hälfte der Hotels schließt, die andere heizt die Öfen an. Es regnet an rund zehn Tagen im Monat, selten den ganzen Tag. In Kaş bleiben ein Dutzend Lokale offen, in Antalya alle. Vom Strand sehen Sie den Schnee des Taurus, und am Neujahrstag schwimmen dreißig Leute zur Boje und zurück. Der Tee steht bereit.</p>
<p>Noch eine Zahl: Von Mai bis Oktober regnet es in Kaş an insgesamt vierzehn Tagen. Auch die haben wir gezählt.</p>`,
      questions: [
        {
          question: 'Welcher Monat ist mit kleinen Kindern der beste?',
          answer:
            'Ende Mai, Juni und die zweite Septemberhälfte. Das Wasser ist warm genug, um drinzubleiben, und der Mittag erträglich.',
        },
        {
          question: 'Fahren im Winter Boote?',
          answer:
            'Ausflugsboote hören Ende Oktober auf. An ruhigen Tagen fahren kleine Boote nach Kekova; fragen Sie uns am Tag davor.',
        },
      ],
    },
    ru: {
      title: 'Когда море тёплое? Ликийский берег по месяцам',
      slug: 'likiyskiy-bereg-po-mesyatsam',
      label: 'Сезоны',
      summary: 'Вода, воздух и толпы с января по декабрь: по нашему термометру у причала, а не по буклету.',
      body: `<p>С 2012 года у нашего причала в Каше на верёвке висит термометр, в полутора метрах под водой. Племянник капитана Нури снимает показания каждое утро, за одно мороженое в неделю. Ниже его записи в среднем, и они отвечают на вопрос, который нам задают чаще всего.</p>
<h2>Таблица</h2>
<table><thead><tr><th scope="col">Месяцы</th><th scope="col">Вода</th><th scope="col">Воздух в полдень</th><th scope="col">Каково это</th></tr></thead><tbody><tr><td>Январь, февраль</td><td>16–17 °C</td><td>15 °C</td><td>Короткие ливни, снег на вершинах, апельсины</td></tr><tr><td>Март, апрель</td><td>17–19 °C</td><td>20 °C</td><td>Погода для прогулок, цветы, быстрые купания</td></tr><tr><td>Май, июнь</td><td>21–25 °C</td><td>28 °C</td><td>Долгие дни, до середины июня пустые бухты</td></tr><tr><td>Июль, август</td><td>27–28 °C</td><td>35 °C</td><td>Жарко, людно, шумно допоздна</td></tr><tr><td>Сентябрь, октябрь</td><td>25–27 °C</td><td>29 °C</td><td>Лучшее от всего</td></tr><tr><td>Ноябрь, декабрь</td><td>19–22 °C</td><td>20 °C</td><td>Тихо, золотисто, иногда штормит</td></tr></tbody></table>
<h2>Весна: холодная вода, тёплые камни</h2>
<p>В апреле в воду входят быстро и выходят быстро, а потом лежат на камне, который греется с семи утра. Это месяц для Ликийской тропы, для руин без жары и для номеров за две трети цены. Катера выходят с середины месяца, и первые рейсы полупустые.</p>
<h2>Лето: учитесь у кошек</h2>
<p>С часу до четырёх никто из местных на улицу не выходит. Если вы приехали в июле, плавайте в семь, спите в два, ужинайте в девять. В Каше к полудню поднимается бриз, и жара становится терпимой; в глубине, в Ксанфе или Термессосе, его нет, поэтому туда езжайте утром. Катер и ресторан бронируйте за несколько дней, водителя за неделю.</p>
<h2>Осень: наш собственный отпуск</h2>
<p>Море накопило целое лето и отдаёт его до ноября. Третьего ноября прошлого года термометр ещё показывал двадцать три. Дети в школе, свет желтеет, появляются инжир и гранаты, у капитанов есть время поговорить. Если выбор за вами, берите неделю до первого октября и неделю после.</p>
<h2>Зима: для тех, кто любит тишину</h2>
<p>Около половины отелей закрывается, другая половина топит печи. Дождь идёт дней десять в месяц и редко весь день. В Каше работает дюжина ресторанов, в Анталье все. С пляжа виден снег Тавра, а первого января тридцать человек плывут до буя и обратно. Чай уже ждёт.</p>
<p>И ещё одно число: с мая по октябрь в Каше идёт дождь всего четырнадцать дней. Их мы тоже сосчитали.</p>`,
      questions: [
        {
          question: 'Какой месяц лучше с маленькими детьми?',
          answer:
            'Конец мая, июнь и вторая половина сентября. Вода достаточно тёплая, чтобы из неё не вылезать, а полдень терпимый.',
        },
        {
          question: 'Ходят ли катера зимой?',
          answer:
            'Прогулочные суда прекращают рейсы в конце октября. В тихие дни маленькие катера идут на Кекову; спросите нас накануне.',
        },
      ],
    },
  },
}
