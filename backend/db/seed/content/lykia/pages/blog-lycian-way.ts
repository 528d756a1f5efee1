import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaLycianWay: SeedPage<LykiaLocale> = {
  key: 'lycian-way-four-days',
  pageType: 'blog',
  parent: 'places',
  scene: 'kekova',
  pictureSeed: 821,
  publishedOn: '2026-11-04',
  readingMinutes: 8,
  text: {
    en: {
      title: 'The Lycian Way in four easy days, with a bag that travels ahead of you',
      slug: 'lycian-way-four-easy-days',
      label: 'Walking',
      summary: 'Four stages between Kalkan and Demre for people who like to walk and like to arrive.',
      body: `<p>The whole path is 540 kilometres long, and some people walk all of it with a tent. This is for the others: four days, four beds, and a driver who takes the bag.</p>
<h2>Day 1: Kalkan to Sarıbelen, 10 km</h2>
<p>Up through olives to Bezirgan, a high plain where families from the coast spend the summer. Four hours with stops. Drink at the cistern in the middle of the plain: the water is good, the cup hangs on a chain.</p>
<h2>Day 2: Phellos to Kaş, 13 km</h2>
<p>We drive you up to the tombs of Phellos, so that the day runs downhill. You see Meis from the first bend and walk towards it for five hours. The last half hour is steep; poles help.</p>
<h2>Day 3: Kaş to Limanağzı and Üzümlü, 11 km</h2>
<p>Along the water and over smooth rocks, with three places to swim. At Limanağzı there is fish for lunch, and a boat home for those who have had enough.</p>
<h2>Day 4: Üçağız to Simena and back, 9 km</h2>
<p>The easiest day and the loveliest: goats, sarcophagi in the shallows, ice cream made of mountain goat’s milk below the castle.</p>
<h2>What you need</h2>
<ul><li>Shoes with a firm sole; the stones are sharp.</li><li>Two litres of water a day from May, three in September.</li><li>A hat. Shade is rare between ten and four.</li></ul>
<p>Best months: March, April, late October and November. In July we send you to the sea instead.</p>`,
    },
    tr: {
      title: 'Dört rahat günde Likya Yolu, çantanız sizden önce varır',
      slug: 'dort-rahat-gunde-likya-yolu',
      label: 'Yürüyüş',
      summary: 'Yürümeyi de, varmayı da sevenler için Kalkan ile Demre arasında dört etap.',
      body: `<p>Yolun tamamı 540 kilometre; çadırıyla hepsini yürüyenler var. Bu yazı ötekiler için: dört gün, dört yatak ve çantanızı taşıyan bir şoför.</p>
<h2>1. gün: Kalkan – Sarıbelen, 10 km</h2>
<p>Zeytinlerin arasından Bezirgân’a, kıyıdaki ailelerin yazı geçirdiği yaylaya çıkılır. Molalarla dört saat. Ovanın ortasındaki sarnıçtan için: suyu iyidir, bardağı zincirle asılıdır.</p>
<h2>2. gün: Phellos – Kaş, 13 km</h2>
<p>Sizi arabayla Phellos mezarlarına çıkarırız ki gün inişle geçsin. Meis daha ilk virajda görünür, beş saat ona doğru yürürsünüz. Son yarım saat diktir; baton işe yarar.</p>
<h2>3. gün: Kaş – Limanağzı – Üzümlü, 11 km</h2>
<p>Su kıyısından, düz kayaların üzerinden, üç yüzme molasıyla. Öğlen Limanağzı’nda balık var; yorulana dönüş teknesi de.</p>
<h2>4. gün: Üçağız – Simena ve dönüş, 9 km</h2>
<p>En kolay ve en güzel gün: keçiler, sığ suda lahitler, kalenin altında keçi sütünden dondurma.</p>
<h2>Yanınıza alın</h2>
<ul><li>Tabanı sert ayakkabı; taşlar keskindir.</li><li>Mayıstan itibaren günde iki litre su, eylülde üç.</li><li>Şapka. Saat onla dört arasında gölge azdır.</li></ul>
<p>En iyi aylar mart, nisan, ekim sonu ve kasım. Temmuzda sizi denize yollarız.</p>`,
    },
    de: {
      title: 'Der Lykische Weg in vier leichten Tagen, mit Gepäck, das vorausfährt',
      slug: 'lykischer-weg-in-vier-leichten-tagen',
      label: 'Wandern',
      summary: 'Vier Etappen zwischen Kalkan und Demre für alle, die gern gehen und gern ankommen.',
      body: `<p>Der ganze Weg ist 540 Kilometer lang, und manche gehen ihn mit dem Zelt. Dies hier ist für die anderen: vier Tage, vier Betten und ein Fahrer, der die Tasche nimmt.</p>
<h2>Tag 1: Kalkan bis Sarıbelen, 10 km</h2>
<p>Durch Oliven hinauf nach Bezirgan, auf die Hochebene, wo Familien von der Küste den Sommer verbringen. Vier Stunden mit Pausen. Trinken Sie an der Zisterne mitten in der Ebene: Das Wasser ist gut, der Becher hängt an einer Kette.</p>
<h2>Tag 2: Phellos bis Kaş, 13 km</h2>
<p>Wir fahren Sie zu den Gräbern von Phellos hinauf, damit der Tag bergab führt. Meis sehen Sie von der ersten Kehre an und gehen fünf Stunden darauf zu. Die letzte halbe Stunde ist steil; Stöcke helfen.</p>
<h2>Tag 3: Kaş über Limanağzı nach Üzümlü, 11 km</h2>
<p>Am Wasser entlang und über glatte Felsen, mit drei Badestellen. In Limanağzı gibt es mittags Fisch, und ein Boot zurück für alle, denen es reicht.</p>
<h2>Tag 4: Üçağız bis Simena und zurück, 9 km</h2>
<p>Der leichteste Tag und der schönste: Ziegen, Sarkophage im seichten Wasser, unter der Burg Eis aus Ziegenmilch.</p>
<h2>Was Sie brauchen</h2>
<ul><li>Schuhe mit fester Sohle; die Steine sind scharf.</li><li>Ab Mai zwei Liter Wasser am Tag, im September drei.</li><li>Einen Hut. Zwischen zehn und vier gibt es kaum Schatten.</li></ul>
<p>Beste Monate: März, April, Ende Oktober und November. Im Juli schicken wir Sie lieber ans Meer.</p>`,
    },
    ru: {
      title: 'Ликийская тропа за четыре лёгких дня, а сумка едет впереди вас',
      slug: 'likiyskaya-tropa-za-chetyre-dnya',
      label: 'Пешком',
      summary: 'Четыре отрезка между Калканом и Демре для тех, кто любит и идти, и приходить.',
      body: `<p>Вся тропа — 540 километров, и кто-то проходит её целиком с палаткой. Этот рассказ для остальных: четыре дня, четыре кровати и водитель, который возьмёт сумку.</p>
<h2>День 1: Калкан — Сарыбелен, 10 км</h2>
<p>Через оливы вверх, к Безиргану, на высокое плато, где семьи с побережья проводят лето. Четыре часа с остановками. Напейтесь у цистерны посреди равнины: вода хорошая, кружка висит на цепи.</p>
<h2>День 2: Феллос — Каш, 13 км</h2>
<p>К гробницам Феллоса мы отвезём вас на машине, чтобы весь день идти вниз. Мейс виден с первого поворота, и пять часов вы идёте ему навстречу. Последние полчаса круто, пригодятся палки.</p>
<h2>День 3: Каш — Лиманагзы — Узюмлю, 11 км</h2>
<p>Вдоль воды и по гладким камням, с тремя местами для купания. В Лиманагзы на обед рыба, а для уставших обратно идёт лодка.</p>
<h2>День 4: Учагыз — Симена и обратно, 9 км</h2>
<p>Самый лёгкий день и самый красивый: козы, саркофаги на мелководье, мороженое из козьего молока под крепостью.</p>
<h2>Что взять</h2>
<ul><li>Обувь на жёсткой подошве: камни острые.</li><li>Два литра воды в день с мая, три в сентябре.</li><li>Шляпу. С десяти до четырёх тени почти нет.</li></ul>
<p>Лучшие месяцы: март, апрель, конец октября и ноябрь. В июле мы отправим вас к морю.</p>`,
    },
  },
}
