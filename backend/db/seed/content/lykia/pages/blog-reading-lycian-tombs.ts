import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaReadingTombs: SeedPage<LykiaLocale> = {
  key: 'reading-lycian-tombs',
  pageType: 'blog',
  parent: 'places',
  scene: 'fethiye',
  pictureSeed: 828,
  publishedOn: '2026-02-10',
  readingMinutes: 5,
  text: {
    en: {
      title: 'How to read a Lycian tomb: four shapes and where to see them',
      slug: 'how-to-read-a-lycian-tomb',
      label: 'History',
      summary:
        'Houses in stone, boats turned over, pillars with a room on top: a short guide to the coast’s silent neighbours.',
      body: `<p>In Kaş a tomb stands between a shoe shop and a tea house, and children sit on its steps with their crisps. The Lycians would have liked that. They did not send their dead outside the walls but kept them among the living, at the harbour, beside the theatre, above the market. Whoever knows the four shapes meets old acquaintances on every walk.</p>
<h2>The house</h2>
<p>Look at the front of a rock tomb and you see carpentry: beams with round ends, panels, sliding doors, all of it cut from limestone. The Lycians lived in houses of wood, none of which survives. Their tombs are the only drawings that we have of them. The steepest street of such houses is in Myra; the ones to walk up to are in Fethiye, best in the evening, when the front glows.</p>
<h2>The temple</h2>
<p>In the fourth century BC Greek taste arrived, and the rich had columns cut in front of their doors. The tomb of Amyntas in Fethiye is the best known. Look up on the right: one column hangs from the ceiling and has no foot. It has hung like that for two thousand years and has not asked for help.</p>
<h2>The sarcophagus</h2>
<p>The one with the pointed lid, like a boat turned over. Some see a ship in it and some a roof; archaeologists have argued about it for a century, in a friendly way. The knobs on the side were for the ropes with which the lid was lifted. Many stand in the sea today, at Kekova, because the coast has sunk by about two metres since an earthquake. You paddle past them at eye level.</p>
<ul><li><strong>Kaş:</strong> the lion tomb in Uzun Çarşı, with heads of lions as handles.</li><li><strong>Üçağız and Simena:</strong> dozens on the slope, one in the water.</li><li><strong>Patara:</strong> a whole street of them before you even reach the gate.</li></ul>
<h2>The pillar</h2>
<p>The rarest shape and the most mysterious: a block as tall as a house, with a chamber on top, for princes only. Two stand beside the theatre of Xanthos. The reliefs of the one are in London; what you see are casts, and the sky is real. The other is covered with writing on all four sides, two hundred and fifty lines, part of it in a language that can be read aloud but only half understood.</p>
<h2>What the writing says</h2>
<p>Mostly nothing about gods and much about property. Who may lie inside, who may not, and what it costs whoever disobeys: so many shekels to the goddess Leto, so many to the council. One man in Limyra leaves room for his mother-in-law, “if she wishes”. It is the sentence our guests photograph most.</p>
<p>Please do not climb inside, even where nothing forbids it. The steps are worn, the stone is soft, and the neighbours have been resting for a very long time.</p>`,
    },
    tr: {
      title: 'Likya mezarı nasıl okunur: dört biçim, görülecek yerler',
      slug: 'likya-mezari-nasil-okunur',
      label: 'Tarih',
      summary:
        'Taştan evler, ters çevrilmiş tekneler, tepesinde oda olan dikmeler: kıyının sessiz komşularına kısa bir rehber.',
      body: `<p>Kaş’ta bir ayakkabıcıyla bir çay ocağının arasında bir mezar durur, çocuklar basamaklarında cips yer. Likyalıların hoşuna giderdi. Ölülerini surların dışına yollamaz, yaşayanların arasında tutarlardı: limanda, tiyatronun yanında, çarşının üstünde. Dört biçimi bilen, her yürüyüşte eski tanıdıklara rastlar.</p>
<h2>Ev</h2>
<p>Bir kaya mezarının cephesine bakın, doğrama işi görürsünüz: ucu yuvarlak kirişler, aynalıklar, sürgülü kapılar; hepsi kireçtaşından. Likyalılar ahşap evlerde otururdu, hiçbiri kalmadı. Elimizdeki tek çizimleri mezarlarıdır. Bu evlerin en dik sokağı Myra’dadır; yanına çıkılanlar ise Fethiye’de, en güzeli cephenin tutuştuğu akşam saatinde.</p>
<h2>Tapınak</h2>
<p>Milattan önce dördüncü yüzyılda Yunan zevki geldi, zenginler kapılarının önüne sütun kestirdi. En bilineni Fethiye’deki Amyntas mezarıdır. Sağ üste bakın: bir sütun tavandan sarkar, ayağı yoktur. İki bin yıldır öyle asılı durur, yardım da istemedi.</p>
<h2>Lahit</h2>
<p>Sivri kapaklı olan, ters çevrilmiş bir tekneye benzer. Kimi gemi görür kimi çatı; arkeologlar yüz yıldır, dostça, bunu tartışır. Yanlarındaki çıkıntılar kapağı kaldıran halatlar içindi. Bugün birçoğu Kekova’da denizin içindedir, çünkü kıyı bir depremden bu yana iki metre kadar çökmüştür. Yanlarından göz hizasında kürek çekersiniz.</p>
<ul><li><strong>Kaş:</strong> Uzun Çarşı’daki aslanlı mezar, kulp yerine aslan başlarıyla.</li><li><strong>Üçağız ve Simena:</strong> yamaçta düzinelercesi, biri suda.</li><li><strong>Patara:</strong> daha kapıya varmadan boydan boya bir sokak.</li></ul>
<h2>Dikme</h2>
<p>En seyreği ve en gizemlisi: ev boyunda bir blok, tepesinde bir oda, yalnızca beyler için. İkisi Xanthos tiyatrosunun yanındadır. Birinin kabartmaları Londra’da; gördüğünüz kopyadır, gökyüzü gerçek. Ötekinin dört yüzü de yazılıdır, iki yüz elli satır; bir bölümü okunabilen ama ancak yarısı anlaşılan bir dilde.</p>
<h2>Yazılar ne der</h2>
<p>Çoğunlukla tanrılardan az, mülkten çok söz eder. İçeri kim konur, kim konmaz, uymayan ne öder: şu kadar şekel Leto’ya, şu kadarı meclise. Limyra’da biri kaynanasına da yer bırakmış, “isterse”. Misafirlerimizin en çok fotoğrafladığı cümle budur.</p>
<p>Yasak olmayan yerde de içlerine girmeyin. Basamaklar aşınmış, taş yumuşak, komşular da çok uzun zamandır uykuda.</p>`,
    },
    de: {
      title: 'Wie man ein lykisches Grab liest: vier Formen und wo sie stehen',
      slug: 'wie-man-ein-lykisches-grab-liest',
      label: 'Geschichte',
      summary:
        'Häuser aus Stein, umgedrehte Boote, Pfeiler mit Kammer: ein kleiner Führer zu den stillen Nachbarn der Küste.',
      body: `<p>In Kaş steht ein Grab zwischen einem Schuhladen und einem Teehaus, und auf seinen Stufen essen Kinder Chips. Den Lykiern hätte das gefallen. Sie schickten ihre Toten nicht vor die Mauern, sondern behielten sie unter den Lebenden, am Hafen, neben dem Theater, über dem Markt. Wer die vier Formen kennt, trifft auf jedem Weg alte Bekannte.</p>
<h2>Das Haus</h2>
<p>Sehen Sie sich die Front eines Felsgrabs an, und Sie sehen Zimmermannsarbeit: Balken mit runden Enden, Füllungen, Schiebetüren, alles aus Kalkstein geschlagen. Die Lykier wohnten in Holzhäusern, von denen keines erhalten ist. Ihre Gräber sind die einzigen Zeichnungen, die wir davon haben. Die steilste Straße solcher Häuser liegt in Myra; hinaufsteigen kann man in Fethiye, am besten abends, wenn die Front glüht.</p>
<h2>Der Tempel</h2>
<p>Im vierten Jahrhundert vor unserer Zeit kam der griechische Geschmack, und die Reichen ließen sich Säulen vor die Tür schlagen. Am bekanntesten ist das Grab des Amyntas in Fethiye. Schauen Sie rechts nach oben: Eine Säule hängt von der Decke und hat keinen Fuß. So hängt sie seit zweitausend Jahren und hat nie um Hilfe gebeten.</p>
<h2>Der Sarkophag</h2>
<p>Der mit dem spitzen Deckel, wie ein umgedrehtes Boot. Die einen sehen ein Schiff darin, die anderen ein Dach; Archäologen streiten seit hundert Jahren darüber, freundlich. Die Knäufe an den Seiten waren für die Seile, mit denen man den Deckel hob. Viele stehen heute im Meer, bei Kekova, denn seit einem Erdbeben ist die Küste um etwa zwei Meter gesunken. Sie paddeln auf Augenhöhe daran vorbei.</p>
<ul><li><strong>Kaş:</strong> das Löwengrab in der Uzun Çarşı, mit Löwenköpfen als Griffen.</li><li><strong>Üçağız und Simena:</strong> Dutzende am Hang, einer im Wasser.</li><li><strong>Patara:</strong> eine ganze Straße davon, noch vor dem Tor.</li></ul>
<h2>Der Pfeiler</h2>
<p>Die seltenste Form und die rätselhafteste: ein Block, hoch wie ein Haus, mit einer Kammer obenauf, nur für Fürsten. Zwei stehen neben dem Theater von Xanthos. Die Reliefs des einen sind in London; was Sie sehen, sind Abgüsse, und der Himmel ist echt. Der andere ist auf allen vier Seiten beschrieben, zweihundertfünfzig Zeilen, zum Teil in einer Sprache, die man laut lesen kann, aber nur halb versteht.</p>
<h2>Was geschrieben steht</h2>
<p>Meist wenig von Göttern und viel vom Eigentum. Wer hinein darf, wer nicht und was es kostet, wenn jemand sich nicht daran hält: so viele Schekel der Göttin Leto, so viele dem Rat. Ein Mann in Limyra lässt Platz für seine Schwiegermutter, „wenn sie möchte“. Diesen Satz fotografieren unsere Gäste am häufigsten.</p>
<p>Bitte steigen Sie nicht hinein, auch wo es nicht verboten ist. Die Stufen sind ausgetreten, der Stein ist weich, und die Nachbarn ruhen schon sehr lange.</p>`,
    },
    ru: {
      title: 'Как читать ликийскую гробницу: четыре формы и где их искать',
      slug: 'kak-chitat-likiyskuyu-grobnitsu',
      label: 'История',
      summary: 'Дома из камня, перевёрнутые лодки, столпы с комнатой наверху: коротко о молчаливых соседях побережья.',
      body: `<p>В Каше гробница стоит между обувной лавкой и чайной, и на её ступенях дети едят чипсы. Ликийцам бы это понравилось. Они не отправляли умерших за стены, а оставляли среди живых: у гавани, рядом с театром, над рынком. Кто знает четыре формы, на каждой прогулке встречает старых знакомых.</p>
<h2>Дом</h2>
<p>Посмотрите на фасад скальной гробницы, и вы увидите работу плотника: балки с круглыми концами, филёнки, раздвижные двери, и всё из известняка. Ликийцы жили в деревянных домах, ни один не сохранился. Гробницы — единственные их чертежи. Самая крутая улица таких домов в Мире, а подняться к ним можно в Фетхие, лучше вечером, когда фасад светится.</p>
<h2>Храм</h2>
<p>В четвёртом веке до нашей эры пришёл греческий вкус, и богатые велели вырубать перед дверью колонны. Самая известная гробница — Аминты в Фетхие. Взгляните справа вверх: одна колонна свисает с потолка, основания у неё нет. Так она висит две тысячи лет и ни разу не попросила о помощи.</p>
<h2>Саркофаг</h2>
<p>С острой крышкой, похожей на перевёрнутую лодку. Одни видят в ней корабль, другие крышу; археологи спорят об этом сто лет, по-дружески. За выступы по бокам цепляли верёвки, чтобы поднять крышку. Многие сегодня стоят в море, у Кековы, потому что после землетрясения берег опустился метра на два. Вы проплываете мимо на уровне глаз.</p>
<ul><li><strong>Каш:</strong> львиная гробница на улице Узун-Чаршы, вместо ручек головы львов.</li><li><strong>Учагыз и Симена:</strong> десятки на склоне, один в воде.</li><li><strong>Патара:</strong> целая улица ещё до городских ворот.</li></ul>
<h2>Столп</h2>
<p>Самая редкая форма и самая загадочная: глыба высотой с дом, наверху камера, и только для князей. Два столпа стоят у театра Ксанфа. Рельефы одного в Лондоне; то, что вы видите, — слепки, зато небо настоящее. Другой исписан со всех четырёх сторон, двести пятьдесят строк, частью на языке, который можно прочесть вслух, но понять лишь наполовину.</p>
<h2>О чём там написано</h2>
<p>Чаще всего мало о богах и много о собственности. Кого можно положить внутрь, кого нельзя и сколько заплатит ослушник: столько-то шекелей богине Лето, столько-то совету. Один житель Лимиры оставил место тёще, «если она пожелает». Эту фразу наши гости фотографируют чаще всего.</p>
<p>Не забирайтесь внутрь даже там, где это не запрещено. Ступени стёрты, камень мягкий, а соседи отдыхают уже очень давно.</p>`,
    },
  },
}
