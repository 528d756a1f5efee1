import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaCappadociaSnow: SeedPage<LykiaLocale> = {
  key: 'cappadocia-in-snow',
  pageType: 'blog',
  parent: 'planning',
  scene: 'cappadociasnow',
  pictureSeed: 816,
  publishedOn: '2026-09-18',
  readingMinutes: 6,
  text: {
    en: {
      title: 'Cappadocia in snow: when balloons fly and when they do not',
      slug: 'cappadocia-in-snow',
      label: 'Winter',
      summary: 'Why half of all winter mornings stay on the ground, and why we would still go in January.',
      body: `<p>The picture everyone has in mind, balloons over white chimneys, exists on perhaps twelve mornings a winter. You can improve your chances, but you cannot book them.</p>
<h2>Who decides</h2>
<p>Neither the pilot nor we. The civil aviation authority hoists a flag for each sector before dawn: green, yellow or red. What matters is wind, above ten knots nobody goes up, and visibility. Cold does not matter; cold air even carries better.</p>
<h2>The figures</h2>
<ul><li>December to February: 45 to 55% of mornings are flown.</li><li>March and November: about 60%.</li><li>May to October: 80 to 90%.</li></ul>
<p>Red mornings come in runs of two or three. So stay three nights: on at least one of them four out of five guests fly.</p>
<h2>How to plan it</h2>
<ol><li>Book the flight for your first morning. If it is called off, you move to the next one free of charge.</li><li>Keep the last morning empty and take the midday bus instead of the early one.</li><li>If no morning works, you get everything back.</li></ol>
<h2>What to wear</h2>
<p>Minus eight is usual at six o’clock. Two pairs of socks, gloves you can photograph in, a cap. Above your head the burner warms more than you would think.</p>
<h2>And if it stays red</h2>
<p>Walk through Love Valley before anybody has left a track in it. Testi kebab at noon, the hamam of Ürgüp at four. Rooms cost half of what they do in May.</p>`,
    },
    tr: {
      title: 'Karda Kapadokya: balonlar ne zaman uçar, ne zaman uçmaz',
      slug: 'karda-kapadokya',
      label: 'Kış',
      summary: 'Kış sabahlarının yarısı neden yerde geçer ve biz ocakta neden yine de gideriz.',
      body: `<p>Herkesin aklındaki o görüntü, beyaz peribacalarının üstünde balonlar, bir kışta belki on iki sabah yaşanır. Şansınızı artırabilirsiniz ama satın alamazsınız.</p>
<h2>Kararı kim verir</h2>
<p>Pilot da değil, biz de. Sivil havacılık gün doğmadan her bölge için bir bayrak açar: yeşil, sarı ya da kırmızı. Önemli olan rüzgâr, on knotun üstünde kimse kalkmaz, bir de görüş. Soğuğun önemi yok; soğuk hava daha iyi bile taşır.</p>
<h2>Rakamlar</h2>
<ul><li>Aralık–şubat: sabahların %45 ile 55’inde uçulur.</li><li>Mart ve kasım: yaklaşık %60.</li><li>Mayıs–ekim: %80 ile 90.</li></ul>
<p>Kırmızı sabahlar ikişer üçer gelir. Üç gece kalın: beş misafirden dördü bu sabahların en az birinde uçar.</p>
<h2>Nasıl planlanır</h2>
<ol><li>Uçuşu ilk sabahınıza alın. İptal olursa ücretsiz olarak ertesi sabaha geçersiniz.</li><li>Son sabahı boş bırakın; dönüş otobüsünü erkene değil öğlene alın.</li><li>Hiçbir sabah olmazsa her şeyi geri alırsınız.</li></ol>
<h2>Ne giyilir</h2>
<p>Saat altıda eksi sekiz olağandır. İki kat çorap, fotoğraf çekilebilen eldiven, bere. Başınızın üstündeki brülör sandığınızdan çok ısıtır.</p>
<h2>Bayrak kırmızı kalırsa</h2>
<p>Aşk Vadisi’nde, kimse iz bırakmadan yürüyün. Öğlen testi kebabı, dörtte Ürgüp hamamı. Odalar mayıstakinin yarı fiyatınadır.</p>`,
    },
    de: {
      title: 'Kappadokien im Schnee: wann Ballone fahren und wann nicht',
      slug: 'kappadokien-im-schnee',
      label: 'Winter',
      summary: 'Warum die Hälfte der Wintermorgen am Boden bleibt und warum wir im Januar trotzdem hinfahren würden.',
      body: `<p>Das Bild, das alle im Kopf haben, Ballone über weißen Feenkaminen, gibt es an vielleicht zwölf Morgen im Winter. Man kann seine Chancen verbessern, buchen kann man sie nicht.</p>
<h2>Wer entscheidet</h2>
<p>Nicht der Pilot und nicht wir. Die Luftfahrtbehörde zieht vor Tagesanbruch für jeden Sektor eine Flagge auf: grün, gelb oder rot. Es zählen der Wind, über zehn Knoten startet niemand, und die Sicht. Kälte zählt nicht; kalte Luft trägt sogar besser.</p>
<h2>Die Zahlen</h2>
<ul><li>Dezember bis Februar: an 45 bis 55 % der Morgen wird gefahren.</li><li>März und November: an etwa 60 %.</li><li>Mai bis Oktober: an 80 bis 90 %.</li></ul>
<p>Rote Morgen kommen meist zwei oder drei hintereinander. Bleiben Sie deshalb drei Nächte: Vier von fünf Gästen kommen dann mindestens einmal in die Luft.</p>
<h2>So planen Sie</h2>
<ol><li>Buchen Sie die Fahrt für den ersten Morgen. Fällt sie aus, rücken Sie kostenlos auf den nächsten.</li><li>Lassen Sie den letzten Morgen frei und nehmen Sie den Bus am Mittag, nicht den frühen.</li><li>Klappt es an keinem Morgen, erhalten Sie alles zurück.</li></ol>
<h2>Was Sie anziehen</h2>
<p>Minus acht Grad sind um sechs Uhr üblich. Zwei Paar Socken, Handschuhe zum Fotografieren, eine Mütze. Der Brenner über dem Kopf wärmt mehr, als man denkt.</p>
<h2>Und wenn es rot bleibt</h2>
<p>Gehen Sie durchs Liebestal, bevor jemand eine Spur hineingesetzt hat. Mittags Testi-Kebab, um vier in den Hamam von Ürgüp. Zimmer kosten die Hälfte von dem, was sie im Mai kosten.</p>`,
    },
    ru: {
      title: 'Каппадокия в снегу: когда шары летают, а когда нет',
      slug: 'kappadokiya-v-snegu',
      label: 'Зима',
      summary: 'Почему каждое второе зимнее утро шары остаются на земле и почему мы всё равно поехали бы в январе.',
      body: `<p>Картина, которую все представляют, — шары над белыми столбами — случается дней двенадцать за зиму. Шансы можно повысить, но забронировать их нельзя.</p>
<h2>Кто решает</h2>
<p>Не пилот и не мы. Авиационная служба до рассвета поднимает для каждого сектора флаг: зелёный, жёлтый или красный. Важны ветер, свыше десяти узлов не взлетает никто, и видимость. Холод не важен: холодный воздух держит даже лучше.</p>
<h2>Цифры</h2>
<ul><li>Декабрь–февраль: летают в 45–55 % дней.</li><li>Март и ноябрь: примерно в 60 %.</li><li>Май–октябрь: в 80–90 %.</li></ul>
<p>Красные дни идут по два-три подряд. Поэтому оставайтесь на три ночи: четверо гостей из пяти взлетают хотя бы раз.</p>
<h2>Как спланировать</h2>
<ol><li>Бронируйте полёт на первое утро. Если его отменят, вы бесплатно перейдёте на следующее.</li><li>Последнее утро оставьте свободным и берите дневной автобус, а не ранний.</li><li>Если не вышло ни разу, вы получите обратно всё.</li></ol>
<h2>Что надеть</h2>
<p>В шесть утра обычны минус восемь. Две пары носков, перчатки, в которых можно фотографировать, шапка. Горелка над головой греет сильнее, чем кажется.</p>
<h2>А если флаг красный</h2>
<p>Пройдите Долиной любви, пока в ней нет ни одного следа. В полдень тести-кебаб, в четыре хамам в Ургюпе. Номера вдвое дешевле, чем в мае.</p>`,
    },
  },
}
