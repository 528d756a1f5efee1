import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaBodrumBreakfast: SeedPage<LykiaLocale> = {
  key: 'bodrum-breakfast',
  pageType: 'blog',
  parent: 'table',
  scene: 'bodrum',
  pictureSeed: 822,
  publishedOn: '2026-10-21',
  readingMinutes: 5,
  text: {
    en: {
      title: 'Where Bodrum eats breakfast: six terraces and one bakery',
      slug: 'where-bodrum-eats-breakfast',
      label: 'Food',
      summary: 'Seven mornings on the peninsula, from a bread oven at six to a table in a mandarin grove at noon.',
      body: `<p>Breakfast here is not a meal before the day. On Sundays it is the day. We asked the captains we know where they go when they are not at sea.</p>
<h2>At six: the bakery</h2>
<p>In the lane behind the Tepecik mosque the oven opens before the first call to prayer. Ask for <em>boyoz</em> with an egg baked in the same oven. You eat it standing, out of paper.</p>
<h2>By the water</h2>
<ul><li><strong>Gümüşlük:</strong> tables with their feet in the sea, facing Rabbit Island. Come before nine; after that the tables in the shade are taken.</li><li><strong>Torba:</strong> the pier with the blue chairs. Order the <em>menemen</em> without onion, as the cook likes it.</li><li><strong>Yalıkavak:</strong> above the sponge divers’ harbour, not in the marina.</li></ul>
<h2>In the hills</h2>
<ul><li><strong>Etrim:</strong> a weaver’s yard, flat bread from the iron plate, honey from the thyme slopes.</li><li><strong>Sandıma:</strong> the abandoned village, one house lived in again, eight tables.</li><li><strong>Bitez:</strong> in the mandarin grove. From November the jam is new.</li></ul>
<h2>How it is done</h2>
<p>Say <em>serpme</em> and the small plates keep coming; say <em>tabak</em> and you get one. Tea is poured until you lay the spoon across the glass. Two people pay between 900 and 1,600 lira, and nobody brings a bill that you did not ask for.</p>
<p>The bus from Bodrum’s otogar reaches all of them but Etrim and Sandıma. For these two we know a driver who likes breakfast himself.</p>`,
    },
    tr: {
      title: 'Bodrum nerede kahvaltı eder: altı teras ve bir fırın',
      slug: 'bodrum-nerede-kahvalti-eder',
      label: 'Lezzet',
      summary: 'Yarımadada yedi sabah: altıda bir taş fırın, öğlene doğru mandalina bahçesinde bir masa.',
      body: `<p>Burada kahvaltı günden önceki bir öğün değildir. Pazarları günün kendisidir. Tanıdığımız kaptanlara, denizde olmadıkları sabah nereye gittiklerini sorduk.</p>
<h2>Altıda: fırın</h2>
<p>Tepecik Camii’nin arkasındaki sokakta fırın ilk ezandan önce açılır. Aynı fırında pişmiş yumurtayla <em>boyoz</em> isteyin. Ayakta, kâğıttan yenir.</p>
<h2>Su kıyısında</h2>
<ul><li><strong>Gümüşlük:</strong> ayakları denizde masalar, karşınızda Tavşan Adası. Dokuzdan önce gelin, sonra gölgedeki masalar dolar.</li><li><strong>Torba:</strong> mavi sandalyeli iskele. Menemeni aşçının sevdiği gibi, soğansız isteyin.</li><li><strong>Yalıkavak:</strong> marinada değil, süngercilerin limanının üstünde.</li></ul>
<h2>Tepelerde</h2>
<ul><li><strong>Etrim:</strong> bir dokumacının avlusu; sacda yufka, kekik yamaçlarından bal.</li><li><strong>Sandıma:</strong> terk edilmiş köy; yeniden oturulan bir ev, sekiz masa.</li><li><strong>Bitez:</strong> mandalina bahçesinin içi. Kasımdan itibaren reçel tazedir.</li></ul>
<h2>Usulü</h2>
<p><em>Serpme</em> derseniz küçük tabaklar gelmeyi sürdürür; <em>tabak</em> derseniz tek tabak gelir. Kaşığı bardağın üstüne koyana kadar çay tazelenir. İki kişi 900 ile 1.600 lira arası öder; istenmeden hesap gelmez.</p>
<p>Etrim ve Sandıma dışında hepsine Bodrum otogarından dolmuş var. O ikisi için, kahvaltıyı kendisi de seven bir şoför tanıyoruz.</p>`,
    },
    de: {
      title: 'Wo Bodrum frühstückt: sechs Terrassen und eine Bäckerei',
      slug: 'wo-bodrum-fruehstueckt',
      label: 'Genuss',
      summary: 'Sieben Morgen auf der Halbinsel, vom Brotofen um sechs bis zum Tisch im Mandarinenhain.',
      body: `<p>Frühstück ist hier keine Mahlzeit vor dem Tag. Sonntags ist es der Tag. Wir haben Kapitäne, die wir kennen, gefragt, wohin sie gehen, wenn sie nicht auf See sind.</p>
<h2>Um sechs: die Bäckerei</h2>
<p>In der Gasse hinter der Tepecik-Moschee öffnet der Ofen vor dem ersten Gebetsruf. Verlangen Sie <em>Boyoz</em> mit einem Ei aus demselben Ofen. Gegessen wird im Stehen, aus dem Papier.</p>
<h2>Am Wasser</h2>
<ul><li><strong>Gümüşlük:</strong> Tische mit den Füßen im Meer, gegenüber die Haseninsel. Kommen Sie vor neun, danach sind die Tische im Schatten besetzt.</li><li><strong>Torba:</strong> der Steg mit den blauen Stühlen. Bestellen Sie das <em>Menemen</em> ohne Zwiebeln, so mag es der Koch.</li><li><strong>Yalıkavak:</strong> über dem Hafen der Schwammtaucher, nicht in der Marina.</li></ul>
<h2>In den Hügeln</h2>
<ul><li><strong>Etrim:</strong> der Hof einer Weberin, Fladen vom Blech, Honig von den Thymianhängen.</li><li><strong>Sandıma:</strong> das verlassene Dorf, ein wieder bewohntes Haus, acht Tische.</li><li><strong>Bitez:</strong> mitten im Mandarinenhain. Ab November ist die Marmelade frisch.</li></ul>
<h2>Wie es geht</h2>
<p>Wer <em>serpme</em> sagt, bekommt immer neue kleine Teller; wer <em>tabak</em> sagt, einen großen. Tee wird nachgeschenkt, bis der Löffel quer auf dem Glas liegt. Zu zweit zahlt man zwischen 900 und 1.600 Lira, und die Rechnung kommt erst, wenn Sie darum bitten.</p>
<p>Der Minibus ab Bodrum erreicht alle außer Etrim und Sandıma. Für diese beiden kennen wir einen Fahrer, der selbst gern frühstückt.</p>`,
    },
    ru: {
      title: 'Где завтракает Бодрум: шесть террас и одна пекарня',
      slug: 'gde-zavtrakaet-bodrum',
      label: 'Еда',
      summary: 'Семь завтраков на полуострове: от хлебной печи в шесть до стола в мандариновой роще.',
      body: `<p>Завтрак здесь не перекус перед делами. По воскресеньям он занимает весь день. Мы спросили знакомых капитанов, куда они ходят, когда не в море.</p>
<h2>В шесть: пекарня</h2>
<p>В переулке за мечетью Тепеджик печь открывают до первого призыва к молитве. Попросите <em>бойоз</em> с яйцом из той же печи. Едят стоя, прямо из бумаги.</p>
<h2>У воды</h2>
<ul><li><strong>Гюмюшлюк:</strong> столы стоят ножками в море, напротив Кроличий остров. Приходите до девяти, потом столики в тени заняты.</li><li><strong>Торба:</strong> пирс с синими стульями. Берите <em>менемен</em> без лука, как любит повар.</li><li><strong>Ялыкавак:</strong> над гаванью ловцов губок, а не в марине.</li></ul>
<h2>В холмах</h2>
<ul><li><strong>Этрим:</strong> двор ткачихи, лепёшки с железного листа, мёд с тимьяновых склонов.</li><li><strong>Сандыма:</strong> покинутая деревня, один снова жилой дом, восемь столов.</li><li><strong>Битез:</strong> среди мандаринов. С ноября варенье свежее.</li></ul>
<h2>Как это устроено</h2>
<p>Скажете <em>«серпме»</em> — маленькие тарелки будут приносить одну за другой; <em>«табак»</em> — принесут одну. Чай подливают, пока вы не положите ложку поперёк стакана. Вдвоём выходит от 900 до 1600 лир, и счёт несут, только когда вы попросите.</p>
<p>Маршрутка из Бодрума идёт всюду, кроме Этрима и Сандымы. Для них мы знаем водителя, который и сам любит завтракать.</p>`,
    },
  },
}
