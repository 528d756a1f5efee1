import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaMezeInOrder: SeedPage<LykiaLocale> = {
  key: 'meze-in-order',
  pageType: 'blog',
  parent: 'table',
  scene: 'foodterrace',
  pictureSeed: 831,
  publishedOn: '2026-06-30',
  readingMinutes: 5,
  text: {
    en: {
      title: 'Meze in the right order: a small course for long evenings',
      slug: 'meze-in-the-right-order',
      label: 'Evening',
      summary:
        'From the tray to the fish to the melon: how a table by the water works, and what to leave in the kitchen.',
      body: `<p>A waiter comes with a tray of twenty small plates, you are hungry, everything looks good, and ten minutes later the table is full and so are you. The fish has not even been ordered. It happens to every guest once. This is to make sure that it happens only once.</p>
<h2>Look first, then point</h2>
<p>Cold meze are chosen by eye, from the tray or at the glass counter. Count your people and add one: five plates for four, no more. You may always order again, and the kitchen would rather send another plate than take one back. Good houses make eight or ten a day. If there are thirty, somebody bought them.</p>
<h2>The cold ones</h2>
<ul><li><strong>Haydari:</strong> strained yoghurt, garlic, dill. The test of a kitchen, because there is nothing to hide behind.</li><li><strong>Fava:</strong> a slice of broad-bean purée with onion and oil. On this coast it is made of dried beans and is firm.</li><li><strong>Deniz börülcesi:</strong> samphire from the salt flats, pulled off the stalk with the teeth, from April to July.</li><li><strong>Atom:</strong> yoghurt with dried chillies in hot butter. The name is a warning.</li><li><strong>Lakerda:</strong> cured bonito, in autumn and winter. Order it wherever you see it.</li></ul>
<h2>The warm ones</h2>
<p>These come when you ask, one after the other, not all at once. Fried squid with a sauce of walnuts and bread. Courgette flowers, filled with rice. Octopus from the grill, which must be soft and need not be cheap. Shrimps in a clay dish with butter that goes on hissing. Two are enough, and afterwards you rest. That is not a pause in the meal, it is the meal.</p>
<h2>The fish</h2>
<p>It is sold by weight, so look at it, ask the price per kilo and let them weigh it in front of you. In spring take sea bream, in summer grouper if somebody caught one, in autumn bonito and bluefish. Grilled whole, with rocket, onion and lemon. Whoever asks for sauce gets it, with a sigh.</p>
<h2>With it and after it</h2>
<p>Rakı is poured first and water second, and it becomes cloudy. One drinks it slowly, with both hands on the conversation. You need not: ayran, şalgam or plain water are just as usual, and nobody will press you. The first glass is raised to the table, looking each person in the eye.</p>
<p>At the end fruit comes without being ordered, melon in summer, quince in winter, and then tea or coffee. In a family place it is part of the price. Stay seated. The bill comes only when you ask for it, and nobody needs your table.</p>`,
      questions: [
        {
          question: 'What does such an evening cost?',
          answer:
            'In Kaş or Fethiye about as much as pasta and wine at home, as long as you share one fish between two.',
        },
        {
          question: 'Is there enough for vegetarians?',
          answer:
            'More than enough. About two thirds of the cold plates have neither meat nor fish. Ask about stock in the warm ones.',
        },
      ],
    },
    tr: {
      title: 'Mezenin sırası: uzun akşamlar için küçük bir ders',
      slug: 'mezenin-sirasi',
      label: 'Akşam',
      summary: 'Tepsiden balığa, oradan kavuna: su kenarında bir masanın usulü ve mutfakta bırakılacaklar.',
      body: `<p>Garson yirmi küçük tabaklı tepsiyle gelir, açsınızdır, her şey güzel görünür; on dakika sonra masa da doludur, siz de. Balık daha söylenmemiştir. Her misafirin başına bir kez gelir. Bu yazı ikincisi olmasın diye.</p>
<h2>Önce bakın, sonra gösterin</h2>
<p>Soğuk meze gözle, tepsiden ya da camekândan seçilir. Kişi sayısına bir ekleyin: dört kişiye beş tabak, fazlası değil. Her zaman yeniden söyleyebilirsiniz; mutfak tabak geri almaktansa bir tane daha yollamayı sever. İyi yer günde sekiz on çeşit yapar. Otuz çeşit varsa satın alınmıştır.</p>
<h2>Soğuklar</h2>
<ul><li><strong>Haydari:</strong> süzme yoğurt, sarımsak, dereotu. Mutfağın sınavıdır, çünkü arkasına saklanılacak bir şey yoktur.</li><li><strong>Fava:</strong> soğanlı, yağlı bir dilim bakla ezmesi. Bu kıyıda kuru bakladan yapılır ve diri durur.</li><li><strong>Deniz börülcesi:</strong> tuzladan gelir, dişle sapından sıyrılır; nisandan temmuza.</li><li><strong>Atom:</strong> kızgın tereyağında kuru acı biberle yoğurt. Adı uyarıdır.</li><li><strong>Lakerda:</strong> tuzda palamut, sonbahar ve kışın. Nerede görürseniz isteyin.</li></ul>
<h2>Sıcaklar</h2>
<p>Siz isteyince, birer birer gelir, hepsi birden değil. Cevizli taratorla kalamar. Pirinçle doldurulmuş kabak çiçeği. Yumuşak olması gereken, ucuz olması gerekmeyen ızgara ahtapot. Güveçte, tereyağı hâlâ cızırdayan karides. İkisi yeter, ardından dinlenilir. O, yemeğe verilen ara değil, yemeğin kendisidir.</p>
<h2>Balık</h2>
<p>Tartıyla satılır: bakın, kilosunu sorun, önünüzde tarttırın. İlkbaharda çipura, yazın tutan olduysa lagos, sonbaharda palamutla lüfer. Bütün olarak ızgarada; yanında roka, soğan, limon. Sos isteyene verilir, iç çekilerek.</p>
<h2>Yanında ve sonunda</h2>
<p>Önce rakı, sonra su konur, bulanır. Yavaş içilir, akıl sohbette kalır. İçmek şart değil: ayran, şalgam, su da bir o kadar olağandır, ısrar eden olmaz. İlk kadeh masaya, göz göze bakılarak kaldırılır.</p>
<p>Sonunda istemeden meyve gelir, yazın kavun, kışın ayva; ardından çay ya da kahve. Aile işi yerlerde hesaba yazılmaz. Kalkmayın. Hesap istenmeden gelmez, masanız da kimseye lazım değildir.</p>`,
      questions: [
        {
          question: 'Böyle bir akşam kaça gelir?',
          answer: 'Bir balığı iki kişi paylaşırsanız Kaş’ta ya da Fethiye’de sıradan bir şehir lokantası kadar.',
        },
        {
          question: 'Vejetaryene yeter mi?',
          answer: 'Artar bile. Soğuk tabakların üçte ikisi etsiz ve balıksızdır. Sıcaklarda et suyu var mı diye sorun.',
        },
      ],
    },
    de: {
      title: 'Meze in der richtigen Folge: ein kleiner Kurs für lange Abende',
      slug: 'meze-in-der-richtigen-folge',
      label: 'Abend',
      summary:
        'Vom Tablett über den Fisch zur Melone: wie ein Tisch am Wasser funktioniert und was in der Küche bleiben darf.',
      body: `<p>Der Kellner kommt mit einem Tablett voll kleiner Teller, Sie haben Hunger, alles sieht gut aus, und zehn Minuten später ist der Tisch voll und Sie sind es auch. Der Fisch ist noch nicht einmal bestellt. Das passiert jedem Gast einmal. Dieser Text soll dafür sorgen, dass es bei dem einen Mal bleibt.</p>
<h2>Erst schauen, dann zeigen</h2>
<p>Kalte Meze wählt man mit den Augen, vom Tablett oder an der Theke. Zählen Sie Ihre Runde und geben Sie eins dazu: fünf Teller für vier, nicht mehr. Nachbestellen geht immer, und die Küche schickt lieber noch einen Teller, als einen zurückzunehmen. Gute Häuser machen acht oder zehn am Tag. Sind es dreißig, hat sie jemand gekauft.</p>
<h2>Die kalten</h2>
<ul><li><strong>Haydari:</strong> abgetropfter Joghurt, Knoblauch, Dill. Der Prüfstein einer Küche, denn dahinter versteckt sich nichts.</li><li><strong>Fava:</strong> eine Scheibe Bohnenpüree mit Zwiebel und Öl. An dieser Küste aus getrockneten Bohnen und schnittfest.</li><li><strong>Deniz börülcesi:</strong> Queller aus den Salzwiesen, mit den Zähnen vom Stiel gezogen, von April bis Juli.</li><li><strong>Atom:</strong> Joghurt mit getrockneten Chilis in heißer Butter. Der Name ist eine Warnung.</li><li><strong>Lakerda:</strong> eingelegter Bonito, im Herbst und Winter. Bestellen, wo immer Sie ihn sehen.</li></ul>
<h2>Die warmen</h2>
<p>Sie kommen, wenn Sie darum bitten, einer nach dem anderen und nicht alle zugleich. Gebratener Tintenfisch mit einer Sauce aus Walnuss und Brot. Zucchiniblüten, mit Reis gefüllt. Oktopus vom Grill, der weich sein muss und nicht billig zu sein braucht. Garnelen im Tontopf mit Butter, die noch zischt. Zwei genügen, danach ruht man. Das ist keine Pause im Essen, das ist das Essen.</p>
<h2>Der Fisch</h2>
<p>Er wird nach Gewicht verkauft: Schauen Sie ihn an, fragen Sie nach dem Kilopreis und lassen Sie ihn vor Ihren Augen wiegen. Im Frühling Dorade, im Sommer Zackenbarsch, falls jemand einen gefangen hat, im Herbst Bonito und Blaufisch. Im Ganzen gegrillt, mit Rucola, Zwiebel und Zitrone. Wer Sauce verlangt, bekommt sie, mit einem Seufzer.</p>
<h2>Dazu und danach</h2>
<p>Zuerst kommt der Rakı ins Glas, dann das Wasser, und er wird trüb. Man trinkt ihn langsam und bleibt beim Gespräch. Sie müssen nicht: Ayran, Şalgam oder Wasser sind genauso üblich, und niemand drängt. Das erste Glas hebt man auf die Runde und sieht jedem in die Augen.</p>
<p>Zum Schluss kommt ungefragt Obst, im Sommer Melone, im Winter Quitte, dann Tee oder Mokka. In einem Familienbetrieb gehört es zum Preis. Bleiben Sie sitzen. Die Rechnung kommt erst, wenn Sie darum bitten, und Ihren Tisch braucht niemand.</p>`,
      questions: [
        {
          question: 'Was kostet so ein Abend?',
          answer:
            'In Kaş oder Fethiye etwa so viel wie Pasta und Wein zu Hause, solange Sie sich zu zweit einen Fisch teilen.',
        },
        {
          question: 'Gibt es genug ohne Fleisch?',
          answer:
            'Mehr als genug. Rund zwei Drittel der kalten Teller sind ohne Fleisch und Fisch. Bei den warmen fragen Sie nach Brühe.',
        },
      ],
    },
    ru: {
      title: 'Мезе по порядку: маленький курс для долгих вечеров',
      slug: 'meze-po-poryadku',
      label: 'Вечер',
      summary: 'От подноса к рыбе, а потом к дыне: как устроен стол у воды и что можно оставить на кухне.',
      body: `<p>Официант приносит поднос с двадцатью тарелочками, вы голодны, всё выглядит прекрасно, и через десять минут стол полон, и вы тоже. А рыбу ещё даже не заказали. Так бывает с каждым гостем, один раз. Этот текст для того, чтобы второго не было.</p>
<h2>Сначала посмотреть, потом показать</h2>
<p>Холодные мезе выбирают глазами, с подноса или у витрины. Посчитайте, сколько вас, и прибавьте одну: пять тарелок на четверых, не больше. Дозаказать можно всегда, и кухня охотнее пришлёт ещё тарелку, чем заберёт одну назад. В хорошем месте готовят восемь–десять видов в день. Если их тридцать, их купили.</p>
<h2>Холодные</h2>
<ul><li><strong>Хайдари:</strong> отцеженный йогурт, чеснок, укроп. Экзамен для кухни: спрятаться тут не за что.</li><li><strong>Фава:</strong> ломтик пюре из бобов с луком и маслом. На этом берегу её делают из сухих бобов, и она плотная.</li><li><strong>Дениз бёрюльджеси:</strong> солерос с соляных лугов, его стягивают со стебля зубами, с апреля по июль.</li><li><strong>Атом:</strong> йогурт с сухим острым перцем в горячем масле. Название — предупреждение.</li><li><strong>Лакерда:</strong> солёная пеламида, осенью и зимой. Заказывайте везде, где увидите.</li></ul>
<h2>Тёплые</h2>
<p>Их приносят, когда вы попросите, по одной, а не все сразу. Жареные кальмары с соусом из орехов и хлеба. Цветки кабачка с рисом. Осьминог на гриле: он обязан быть мягким и не обязан быть дешёвым. Креветки в глиняной плошке, где масло ещё шипит. Двух достаточно, потом отдыхают. Это не перерыв в ужине, это и есть ужин.</p>
<h2>Рыба</h2>
<p>Её продают на вес: посмотрите, спросите цену за килограмм и попросите взвесить при вас. Весной берите дораду, летом групера, если кто-то его поймал, осенью пеламиду и луфаря. Целиком на гриле, с рукколой, луком и лимоном. Кто попросит соус, получит его, со вздохом.</p>
<h2>К столу и после</h2>
<p>Сначала наливают ракы, потом воду, и она мутнеет. Пьют медленно, не отрываясь от разговора. Пить не обязательно: айран, шалгам или вода так же привычны, и уговаривать никто не станет. Первый бокал поднимают за всех, кто за столом, и глядят каждому в глаза.</p>
<p>В конце без заказа приносят фрукты, летом дыню, зимой айву, потом чай или кофе. В семейном заведении это входит в цену. Не вставайте. Счёт приносят, только когда вы попросите, и ваш стол никому не нужен.</p>`,
      questions: [
        {
          question: 'Во что обойдётся такой вечер?',
          answer: 'В Каше или Фетхие примерно как паста с вином дома, если делить одну рыбу на двоих.',
        },
        {
          question: 'Хватит ли еды вегетарианцам?',
          answer:
            'С избытком. Около двух третей холодных тарелок без мяса и рыбы. О тёплых спросите, нет ли в них бульона.',
        },
      ],
    },
  },
}
