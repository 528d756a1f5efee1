import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaWeeklyMarket: SeedPage<LykiaLocale> = {
  key: 'weekly-market',
  pageType: 'blog',
  parent: 'table',
  scene: 'oldtown',
  pictureSeed: 830,
  publishedOn: '2025-03-12',
  readingMinutes: 5,
  text: {
    en: {
      title: 'How to shop at a Turkish weekly market, and which day is where',
      slug: 'turkish-weekly-market',
      label: 'Markets',
      summary: 'A calendar of the coast’s markets, what is in season, and the small manners that open every stall.',
      body: `<p>Supermarkets exist here as well. But between Antalya and Fethiye people still plan their week around the <em>pazar</em>, and whoever has a villa with a kitchen should do the same. A market is cheaper, better and more entertaining than anything with a barcode, and entrance is free.</p>
<h2>Which day is where</h2>
<table><thead><tr><th scope="col">Day</th><th scope="col">Place</th><th scope="col">Known for</th></tr></thead><tbody><tr><td>Monday</td><td>Manavgat</td><td>Size; come by river boat</td></tr><tr><td>Tuesday</td><td>Fethiye</td><td>Cheese, village women, gözleme</td></tr><tr><td>Thursday</td><td>Kalkan</td><td>Fruit, and linen by the metre</td></tr><tr><td>Friday</td><td>Kaş and Ölüdeniz</td><td>Herbs, honey, the best view</td></tr><tr><td>Saturday</td><td>Dalyan</td><td>Pomegranates, citrus</td></tr><tr><td>Sunday</td><td>Göcek</td><td>Everything a boat needs</td></tr></tbody></table>
<p>They begin at seven, are at their best at nine and give things away at five. On religious holidays they move or are cancelled; ask at your reception.</p>
<h2>The manners</h2>
<ul><li>Taste before you buy, it is expected. A nod is enough, and you owe nothing.</li><li>Do not press the tomatoes. Say for when you need them, <em>bugün</em> for today or <em>yarın</em> for tomorrow, and the seller picks.</li><li>Half a kilo is <em>yarım kilo</em>. Smaller amounts are given with a smile, and often for nothing.</li><li>Put your bag down, greet, then ask. The greeting opens more than any language course: <em>kolay gelsin</em>, may it come easy.</li></ul>
<h2>What is in season</h2>
<p>In March artichokes come, whole with their stalks, and the sellers peel them for you while you wait. April brings green almonds that are eaten with salt, May loquats and the first cherries from the plateau. June belongs to apricots. From July on everything arrives at once, and in September the figs, so soft that they cannot travel: eat them standing. November has pomegranates, quinces and new oil in unlabelled bottles, which is the one to buy.</p>
<h2>What to take home</h2>
<p>Dried mulberries, thyme that still has its stalks, red pepper flakes from the woman with two sacks, one mild and one not. Cheese in a goat’s skin travels better than it smells. Cheap saffron is safflower, pretty and without taste; the honest sellers say so themselves.</p>
<h2>And lunch</h2>
<p>Follow the smoke. In the corner of every market two women roll dough thinner than paper and bake <em>gözleme</em> on an iron dome: spinach, cheese, potato. Sit on the low stool, order ayran with it, and put your shopping between your feet like everybody else. If you would like company, Emine takes eight people with her on Tuesdays and cooks with them afterwards.</p>`,
    },
    tr: {
      title: 'Pazarda nasıl alışveriş edilir, hangi gün nerede kurulur',
      slug: 'pazarda-alisveris',
      label: 'Pazarlar',
      summary: 'Kıyıdaki pazarların takvimi, neyin mevsimi olduğu ve her tezgâhı açan küçük görgü kuralları.',
      body: `<p>Burada market de var. Ama Antalya ile Fethiye arasında insanlar haftasını hâlâ pazara göre kurar; mutfağı olan bir villada kalan da öyle yapmalı. Pazar, barkodu olan her şeyden ucuz, iyi ve eğlencelidir; girişi de parasızdır.</p>
<h2>Hangi gün nerede</h2>
<table><thead><tr><th scope="col">Gün</th><th scope="col">Yer</th><th scope="col">Neyiyle bilinir</th></tr></thead><tbody><tr><td>Pazartesi</td><td>Manavgat</td><td>Büyüklüğüyle; ırmaktan tekneyle gelin</td></tr><tr><td>Salı</td><td>Fethiye</td><td>Peynir, köylü kadınlar, gözleme</td></tr><tr><td>Perşembe</td><td>Kalkan</td><td>Meyve ve metreyle keten</td></tr><tr><td>Cuma</td><td>Kaş ve Ölüdeniz</td><td>Otlar, bal, en güzel manzara</td></tr><tr><td>Cumartesi</td><td>Dalyan</td><td>Nar, narenciye</td></tr><tr><td>Pazar</td><td>Göcek</td><td>Bir tekneye ne gerekiyorsa</td></tr></tbody></table>
<p>Yedide kurulur, dokuzda en iyi hâlindedir, beşte elden çıkarılır. Bayramlarda günü değişir ya da kurulmaz; otelinize sorun.</p>
<h2>Görgüsü</h2>
<ul><li>Almadan tadın, zaten beklenir. Başınızı sallamanız yeter, borçlanmazsınız.</li><li>Domatesi sıkmayın. Bugüne mi yarına mı istediğinizi söyleyin, satıcı seçsin.</li><li>Yarım kilo isteyebilirsiniz; daha azı gülümseyerek, çoğu zaman parasız verilir.</li><li>Önce torbanızı bırakın, selam verin, sonra sorun. Bir “kolay gelsin” her kapıyı açar.</li></ul>
<h2>Neyin mevsimi</h2>
<p>Martta sapıyla enginar gelir, siz beklerken soyarlar. Nisan tuzla yenen çağlayı, mayıs yenidünyayla yayladan ilk kirazı getirir. Haziran kayısınındır. Temmuzdan sonra hepsi birden düşer, eylülde de incir; o kadar yumuşaktır ki yola gelmez, ayaküstü yiyin. Kasımda nar, ayva ve etiketsiz şişelerde yeni yağ vardır; alınacak olan odur.</p>
<h2>Eve ne götürülür</h2>
<p>Dut kurusu, sapından ayrılmamış kekik, iki çuvallı kadından pul biber; biri tatlı, biri değil. Tulum peyniri kokusuna göre yola daha dayanıklıdır. Ucuz safran aspirdir; güzeldir ama tadı yoktur. Dürüst satıcı bunu kendisi söyler.</p>
<h2>Bir de öğle yemeği</h2>
<p>Dumanı izleyin. Her pazarın köşesinde iki kadın hamuru kâğıttan ince açar, sacda gözleme yapar: ıspanaklı, peynirli, patatesli. Alçak tabureye oturun, yanına ayran isteyin, aldıklarınızı herkes gibi ayaklarınızın arasına koyun. Yanınızda biri olsun isterseniz Emine Abla salıları sekiz kişiyi pazara götürür, ardından birlikte pişirir.</p>`,
    },
    de: {
      title: 'Einkaufen auf dem türkischen Wochenmarkt, und wann wo Markt ist',
      slug: 'tuerkischer-wochenmarkt',
      label: 'Märkte',
      summary:
        'Ein Kalender der Märkte an der Küste, was gerade reif ist und die kleinen Sitten, die jeden Stand öffnen.',
      body: `<p>Supermärkte gibt es hier auch. Aber zwischen Antalya und Fethiye richtet man die Woche immer noch nach dem <em>pazar</em>, und wer eine Villa mit Küche hat, sollte es ebenso halten. Der Markt ist billiger, besser und unterhaltsamer als alles mit Strichcode, und der Eintritt ist frei.</p>
<h2>An welchem Tag wo</h2>
<table><thead><tr><th scope="col">Tag</th><th scope="col">Ort</th><th scope="col">Bekannt für</th></tr></thead><tbody><tr><td>Montag</td><td>Manavgat</td><td>Seine Größe; kommen Sie mit dem Flussboot</td></tr><tr><td>Dienstag</td><td>Fethiye</td><td>Käse, Bäuerinnen, Gözleme</td></tr><tr><td>Donnerstag</td><td>Kalkan</td><td>Obst und Leinen als Meterware</td></tr><tr><td>Freitag</td><td>Kaş und Ölüdeniz</td><td>Kräuter, Honig, die schönste Aussicht</td></tr><tr><td>Samstag</td><td>Dalyan</td><td>Granatäpfel, Zitrusfrüchte</td></tr><tr><td>Sonntag</td><td>Göcek</td><td>Alles, was ein Boot braucht</td></tr></tbody></table>
<p>Sie beginnen um sieben, sind um neun am besten und verschenken um fünf fast alles. An religiösen Feiertagen werden sie verlegt oder fallen aus; fragen Sie an der Rezeption.</p>
<h2>Die Sitten</h2>
<ul><li>Probieren Sie, bevor Sie kaufen, das wird erwartet. Ein Nicken genügt, und Sie schulden nichts.</li><li>Drücken Sie keine Tomaten. Sagen Sie, wann Sie sie brauchen, <em>bugün</em> für heute oder <em>yarın</em> für morgen, dann wählt der Händler aus.</li><li>Ein halbes Kilo heißt <em>yarım kilo</em>. Kleineres gibt es mit einem Lächeln und oft umsonst.</li><li>Tasche abstellen, grüßen, dann fragen. Ein Gruß öffnet mehr als jeder Sprachkurs: <em>kolay gelsin</em>, möge es leicht von der Hand gehen.</li></ul>
<h2>Was gerade reif ist</h2>
<p>Im März kommen Artischocken, ganz und mit Stiel, die Händler schälen sie, während Sie warten. Der April bringt grüne Mandeln, die man mit Salz isst, der Mai Wollmispeln und die ersten Kirschen von der Hochebene. Der Juni gehört den Aprikosen. Ab Juli kommt alles auf einmal und im September die Feigen, so weich, dass sie nicht reisen können: im Stehen essen. Im November gibt es Granatäpfel, Quitten und neues Öl in Flaschen ohne Etikett, und das ist das richtige.</p>
<h2>Was mit nach Hause darf</h2>
<p>Getrocknete Maulbeeren, Thymian am Stiel, Paprikaflocken von der Frau mit den zwei Säcken, einer mild, einer nicht. Käse im Ziegenfell reist besser, als er riecht. Safran für wenig Geld ist Färberdistel, hübsch und ohne Geschmack; ehrliche Händler sagen es selbst.</p>
<h2>Und das Mittagessen</h2>
<p>Folgen Sie dem Rauch. In der Ecke jedes Marktes rollen zwei Frauen Teig dünner als Papier und backen <em>Gözleme</em> auf der eisernen Kuppel: Spinat, Käse, Kartoffel. Setzen Sie sich auf den niedrigen Hocker, bestellen Sie Ayran dazu und stellen Sie die Einkäufe zwischen die Füße wie alle anderen. Wenn Sie Gesellschaft möchten: Emine nimmt dienstags acht Leute mit und kocht danach mit ihnen.</p>`,
    },
    ru: {
      title: 'Как покупать на турецком базаре и в какой день он где',
      slug: 'turetskiy-bazar-po-dnyam',
      label: 'Рынки',
      summary:
        'Календарь базаров побережья, что когда созревает и маленькие правила, которые открывают любой прилавок.',
      body: `<p>Супермаркеты здесь тоже есть. Но между Антальей и Фетхие неделю по-прежнему строят вокруг базара, и тому, у кого вилла с кухней, стоит поступать так же. Базар дешевле, лучше и веселее всего, что продаётся со штрихкодом, и вход бесплатный.</p>
<h2>В какой день где</h2>
<table><thead><tr><th scope="col">День</th><th scope="col">Место</th><th scope="col">Чем известен</th></tr></thead><tbody><tr><td>Понедельник</td><td>Манавгат</td><td>Размером; приплывайте по реке</td></tr><tr><td>Вторник</td><td>Фетхие</td><td>Сыр, деревенские хозяйки, гёзлеме</td></tr><tr><td>Четверг</td><td>Калкан</td><td>Фрукты и лён на метры</td></tr><tr><td>Пятница</td><td>Каш и Олюдениз</td><td>Травы, мёд, лучший вид</td></tr><tr><td>Суббота</td><td>Дальян</td><td>Гранаты, цитрусовые</td></tr><tr><td>Воскресенье</td><td>Гёджек</td><td>Всё, что нужно на лодке</td></tr></tbody></table>
<p>Открываются в семь, лучше всего в девять, а к пяти раздают почти даром. В религиозные праздники их переносят или отменяют; спросите у себя в отеле.</p>
<h2>Правила вежливости</h2>
<ul><li>Пробуйте до покупки, этого и ждут. Достаточно кивка, и вы никому ничего не должны.</li><li>Не мните помидоры. Скажите, к какому дню они нужны, <em>бугюн</em> на сегодня или <em>ярын</em> на завтра, и продавец выберет сам.</li><li>Полкило — <em>ярым кило</em>. Меньше дают с улыбкой, а часто и даром.</li><li>Поставьте сумку, поздоровайтесь, потом спрашивайте. Приветствие открывает больше любых курсов: <em>колай гельсин</em>, пусть легко работается.</li></ul>
<h2>Что когда созревает</h2>
<p>В марте появляются артишоки, целиком, на стеблях, и их чистят, пока вы ждёте. Апрель приносит зелёный миндаль, который едят с солью, май — мушмулу и первую черешню с плато. Июнь принадлежит абрикосам. С июля идёт всё сразу, а в сентябре инжир, такой мягкий, что дороги не выдержит: ешьте стоя. В ноябре гранаты, айва и новое масло в бутылках без этикетки, его и надо брать.</p>
<h2>Что увезти домой</h2>
<p>Сушёную шелковицу, тимьян прямо на веточках, хлопья красного перца у женщины с двумя мешками: один сладкий, другой нет. Сыр в козьей шкуре переносит дорогу лучше, чем пахнет. Дешёвый шафран — это сафлор, красивый и без вкуса; честные продавцы говорят об этом сами.</p>
<h2>И обед</h2>
<p>Идите на дым. В углу каждого базара две женщины раскатывают тесто тоньше бумаги и пекут <em>гёзлеме</em> на железном куполе: со шпинатом, сыром, картошкой. Садитесь на низкую табуретку, берите айран, а покупки ставьте между ног, как все. Если хочется компании, по вторникам Эмине берёт с собой восемь человек, а потом вместе с ними готовит.</p>`,
    },
  },
}
