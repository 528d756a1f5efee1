import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaAboutUs: SeedPage<LykiaLocale> = {
  key: 'about-us',
  pageType: 'content',
  scene: 'kaputas',
  pictureSeed: 801,
  text: {
    en: {
      title: 'About us',
      slug: 'about-us',
      summary: 'Fourteen people, one street in Kaş, and the coast between Fethiye and Demre.',
      body: `<p>Lykia Tours began in 2009 with one wooden boat, <em>Yakamoz</em>, and a table in front of a bakery on Uzun Çarşı Sokak. The boat still sails. The table has become an office, four doors up the hill.</p>
<h2>Who we are</h2>
<p>Fourteen of us work here all year. Two are captains, three are licensed guides, one was a marine biologist before she met our first captain. We live in Kaş, Kalkan and Demre, and our children go to school with the children of the people whose villas and boats you book.</p>
<h2>How we choose</h2>
<ul><li>We have slept in every house and eaten on every boat that we offer.</li><li>Groups stay small: ten to eighteen on most boats, eight to fourteen on foot.</li><li>Once a year, in November, we go through all guest reviews with every captain, driver and host. What does not improve leaves the list.</li></ul>
<h2>What we keep an eye on</h2>
<p>No anchors on sea grass: our boats use the buoys. No bread for turtles. Lunch comes from Demre’s greenhouses and the morning’s fish, and plastic bottles stay ashore.</p>
<h2>Where to find us</h2>
<p>Uzun Çarşı Sokak 14, under the bougainvillea beside the Lycian king’s tomb. There is tea from nine in the morning.</p>`,
    },
    tr: {
      title: 'Hakkımızda',
      slug: 'hakkimizda',
      summary: 'On dört kişi, Kaş’ta bir sokak ve Fethiye ile Demre arasındaki kıyı.',
      body: `<p>Lykia Tours 2009’da tek bir ahşap tekneyle, <em>Yakamoz</em>’la ve Uzun Çarşı Sokak’ta bir fırının önündeki masayla başladı. Tekne hâlâ denizde. Masa, yokuşun dört kapı yukarısında bir ofise dönüştü.</p>
<h2>Biz kimiz</h2>
<p>Yıl boyunca on dört kişiyiz. İkimiz kaptan, üçümüz kokartlı rehber; birimiz ilk kaptanımızla tanışana kadar deniz biyoloğuydu. Kaş’ta, Kalkan’da ve Demre’de yaşıyoruz; çocuklarımız, villasını ve teknesini tuttuğunuz insanların çocuklarıyla aynı okula gidiyor.</p>
<h2>Nasıl seçiyoruz</h2>
<ul><li>Sunduğumuz her evde uyuduk, her teknede yemek yedik.</li><li>Gruplar küçük: çoğu teknede on ile on sekiz, yürüyüşte sekiz ile on dört kişi.</li><li>Her kasım, bütün misafir yorumlarını kaptanlar, şoförler ve ev sahipleriyle tek tek okuruz. Düzelmeyen listeden çıkar.</li></ul>
<h2>Neye dikkat ediyoruz</h2>
<p>Deniz çayırına demir atılmaz; teknelerimiz şamandıraya bağlanır. Kaplumbağaya ekmek verilmez. Öğle yemeği Demre’nin seralarından ve o sabahın balığından gelir, plastik şişe karada kalır.</p>
<h2>Bizi nerede bulursunuz</h2>
<p>Uzun Çarşı Sokak 14, Kral Mezarı’nın yanındaki begonvilin altında. Sabah dokuzdan itibaren çay var.</p>`,
    },
    de: {
      title: 'Über uns',
      slug: 'ueber-uns',
      summary: 'Vierzehn Menschen, eine Gasse in Kaş und die Küste zwischen Fethiye und Demre.',
      body: `<p>Lykia Tours begann 2009 mit einem Holzboot, der <em>Yakamoz</em>, und einem Tisch vor einer Bäckerei in der Uzun Çarşı Sokak. Das Boot fährt noch. Aus dem Tisch ist ein Büro geworden, vier Türen weiter oben.</p>
<h2>Wer wir sind</h2>
<p>Wir sind das ganze Jahr über zu vierzehnt. Zwei sind Kapitäne, drei lizenzierte Guides, eine war Meeresbiologin, bis sie unseren ersten Kapitän kennenlernte. Wir wohnen in Kaş, Kalkan und Demre, und unsere Kinder gehen mit den Kindern derer zur Schule, deren Villen und Boote Sie buchen.</p>
<h2>Wie wir auswählen</h2>
<ul><li>In jedem Haus, das wir anbieten, haben wir geschlafen, auf jedem Boot gegessen.</li><li>Die Gruppen bleiben klein: zehn bis achtzehn auf den meisten Booten, acht bis vierzehn zu Fuß.</li><li>Jeden November gehen wir alle Bewertungen mit Kapitänen, Fahrern und Gastgebern durch. Was sich nicht bessert, fällt heraus.</li></ul>
<h2>Worauf wir achten</h2>
<p>Kein Anker im Seegras: Unsere Boote liegen an Bojen. Kein Brot für Schildkröten. Das Mittagessen kommt aus den Gewächshäusern von Demre und dem Fang des Morgens, Plastikflaschen bleiben an Land.</p>
<h2>Wo Sie uns finden</h2>
<p>Uzun Çarşı Sokak 14, unter der Bougainvillea beim lykischen Königsgrab. Tee gibt es ab neun.</p>`,
    },
    ru: {
      title: 'О нас',
      slug: 'o-nas',
      summary: 'Четырнадцать человек, одна улица в Каше и берег от Фетхие до Демре.',
      body: `<p>Lykia Tours началась в 2009 году с одной деревянной лодки «Якамоз» и стола у пекарни на улице Узун-Чарши. Лодка ходит до сих пор. Стол превратился в офис, четырьмя домами выше по склону.</p>
<h2>Кто мы</h2>
<p>Круглый год нас четырнадцать. Двое капитанов, трое гидов с лицензией, одна из нас была морским биологом, пока не познакомилась с нашим первым капитаном. Мы живём в Каше, Калкане и Демре, и наши дети учатся в одной школе с детьми тех, чьи виллы и лодки вы бронируете.</p>
<h2>Как мы выбираем</h2>
<ul><li>Мы ночевали в каждом доме и обедали на каждой лодке, которые предлагаем.</li><li>Группы небольшие: почти на всех лодках от десяти до восемнадцати человек, на пеших прогулках от восьми до четырнадцати.</li><li>Каждый ноябрь мы читаем все отзывы вместе с капитанами, водителями и хозяевами. То, что не становится лучше, уходит из списка.</li></ul>
<h2>За чем мы следим</h2>
<p>Якорь не бросают на морскую траву: наши лодки стоят на буях. Черепах не кормят хлебом. Обед готовят из овощей Демре и утренней рыбы, пластиковые бутылки остаются на берегу.</p>
<h2>Где нас найти</h2>
<p>Узун-Чарши, 14, под бугенвиллеей у ликийской царской гробницы. Чай с девяти утра.</p>`,
    },
  },
}
