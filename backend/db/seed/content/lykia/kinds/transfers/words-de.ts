import type { RouteWords } from './route-text'
import type { RouteKey } from './routes'

export const RIDES_DE: Record<RouteKey, RouteWords> = {
  'ayt-kas': [
    'Drei Stunden die ganze lykische Küste entlang, ab Kemer mit dem Meer zur Linken.',
    'Die Straße folgt meist dem Wasser: erst die Klippen hinter Kemer, dann die Orangengärten von Finike, dann vierzig Kilometer Kurven über leeren Buchten, bis Kaş unter Ihnen liegt. Setzen Sie sich nach links. Wer vormittags landet, sollte um die Pause in Finike bitten, wo bis Mai Orangen gepresst werden.',
    'Vierzig Kilometer Küstenstraße zwischen Finike und Kaş',
  ],
  'dlm-kas': [
    'Über die Pässe nach Fethiye, hinab nach Xanthos und von Kalkan an der Klippe entlang nach Kaş.',
    'Die erste Stunde führt durch Kiefernwald, die zweite zwischen Gewächshäusern ins Tal von Xanthos, und die letzte halbe ist die, die alle filmen: die Straße im Fels hinter Kalkan, unten Kaputaş, gegenüber Meis. Im Dunkeln sieht man davon wenig, dafür sind die Sterne gut.',
    'Die Kurve über Kaputaş, auf Wunsch mit Halt',
  ],
  'dlm-kalkan': [
    'Knapp zwei Stunden, an Fethiye vorbei und durch das Tal von Xanthos zur Bucht von Kalkan.',
    'Vor der letzten Kurve warnt einen niemand: Nach einer Stunde Tomaten und Traktoren dreht die Straße am oberen Ende von Kalkan, und die ganze Bucht liegt unter Ihnen. Viele Villen stehen an Wegen, die kein Navi kennt. Unsere Fahrer waren bei den meisten schon und rufen die Hausbetreuung zehn Minuten vorher an.',
    'Fahrer, die die Villenwege beim Namen kennen',
  ],
  'dlm-fethiye': [
    'Fünfzig Minuten durch den Tunnel von Göcek, an dessen Ende der Golf zu sehen ist.',
    'Die alte Straße ging über den Pass, der Tunnel spart zwölf Minuten, und seine Maut ist im Preis. Dahinter öffnet sich rechts der Golf von Fethiye mit seinen Inseln. Wir bringen Sie in Çalış, in Karagözler oder an der Marina bis vor die Tür; wo Hotels in der Fußgängerzone liegen, kommt jemand für die Koffer.',
    'Tunnelmaut inklusive',
  ],
  'dlm-oludeniz': [
    'Durch Fethiye und über den Hügel von Ovacık, in einer Stunde und fünf Minuten an der Lagune.',
    'Von Ovacık fällt die Straße auf vier Kilometern dreihundert Meter ab, und in jeder Kurve hängt ein anderer Gleitschirm über der Motorhaube. Hotels in Ovacık und Hisarönü liegen am Weg und kosten dasselbe; schreiben Sie nur den Namen. Im August ist die Hauptstraße ab sechs Uhr abends für Autos gesperrt, dann fahren wir hinten herum.',
    'Ovacık und Hisarönü zum selben Preis',
  ],
  'dlm-gocek': [
    'Fünfundzwanzig Minuten vom Gepäckband zum Steg: der kürzeste Weg auf ein Boot.',
    'Beginnt Ihr Törn heute, können Sie eine Stunde nach der Landung an Deck stehen. Der Fahrer kennt die sechs Marinas und ihre Stege; nennen Sie uns den Namen des Boots, und er bringt das Gepäck bis zur Gangway. Zweihundert Meter vor der Stadtmarina liegt ein Supermarkt, für den Großeinkauf gibt es den Zusatzhalt.',
    'Bis zur Gangway in jeder der sechs Marinas',
  ],
  'ayt-side': [
    'Sechsundsechzig ebene Kilometer über Belek und Serik bis ans Tor der Altstadt.',
    'Eine leichte Straße ohne Kurve, die Kinder verschlafen. Hotels in Kumköy, Evrenseki, Çolaklı und Titreyengöl zählen zu Side und kosten dasselbe. Wohnen Sie in der Altstadt, dürfen Autos nur bis zehn Uhr morgens und nach Mitternacht hinein; dazwischen holt Sie ein kleiner Elektrowagen am Tor ab.',
    'Kumköy, Evrenseki und Çolaklı zum selben Preis',
  ],
  'ayt-kaleici': [
    'Vierzehn Kilometer bis zum Hadrianstor und von dort mit dem Fahrer zu Ihrer Pension.',
    'In den Gassen von Kaleiçi kann kein gewöhnliches Auto wenden, und abends sind die meisten gesperrt. Darum bringt der Fahrer Sie zur nächsten Schranke, ruft die Pension an und geht den Rest mit Ihnen und den Koffern zu Fuß. Für hundertzwanzig Häuser wissen wir, welche Schranke es ist.',
    'Der Fahrer geht mit Ihnen bis zur Tür',
  ],
  'bjv-bodrum': [
    'Vierzig Minuten über den Hügel, bis die Burg und die weißen Häuser vor Ihnen liegen.',
    'Kurz vor der Stadt kommt die Straße über einen Sattel, und da ist der Blick von den Postkarten: Burg, zwei Buchten, dahinter Kos. Gümbet und Bitez kosten dasselbe. Im Juli und August dauern die letzten fünf Kilometer an Freitagabenden länger; die Fahrer kennen den Weg über Konacık.',
    'Gümbet und Bitez zum selben Preis',
  ],
  'ayt-cirali': [
    'Anderthalb Stunden ins Dorf ohne Straßenlampen, die letzten sieben Kilometer durch Kiefern hinab.',
    'Hinter Tekirova verlässt der Fahrer die Küstenstraße, und sieben Kilometer Kehren führen durch den Wald ans Meer. Nach Einbruch der Dunkelheit fährt dort kein Bus. Weil am Strand Schildkröten brüten, sind die Wege von Çıralı unbeleuchtet; unser Fahrer weiß, welche Pension hinter welchem Orangengarten liegt.',
    'Sieben Kilometer Kehren, die nachts kein Bus fährt',
  ],
  'ayt-konyaalti': [
    'Um die Stadt herum zum langen Strand, fünfunddreißig Minuten.',
    'Vom Flughafen kann man durch das Zentrum fahren oder außen herum; wir nehmen den Gazi-Boulevard, das sind drei Kilometer mehr und eine Viertelstunde weniger. Die Hotels in Liman und Hurma gehören dazu. Sie kommen oberhalb des Strandes heraus, das Beydağları-Gebirge geradeaus.',
    'Um das Zentrum herum statt hindurch',
  ],
  'ayt-lara': [
    'Zwanzig Minuten zu den Strandhotels: dreizehn Kilometer, meist Palmen.',
    'So nah, dass ein Taxi einfacher scheint, bis man zu fünft mit Kinderwagen dasteht. Die großen Hotels von Kundu haben Schranken und Listen; wir melden Namen und Kennzeichen am Vortag an, damit Sie vor den Eingang fahren und nicht ans Personaltor.',
    'Am Vortag an der Hotelschranke angemeldet',
  ],
  'ayt-belek': [
    'Fünfunddreißig Minuten zu den Golfplätzen, mit Platz für Taschen, die länger sind als ein Koffer.',
    'Golftaschen gelten als sperriges Stück und liegen im Minivan flach, vier davon neben vier Koffern. Kadriye und Boğazkent kosten so viel wie Belek. Ist Ihre Abschlagzeit am Anreisetag, sagen Sie es: Der Fahrer hat eine Liste der Hintertore, die näher am ersten Abschlag liegen.',
    'Kadriye und Boğazkent zum selben Preis',
  ],
  'ayt-kemer': [
    'Eine Stunde durch Antalya und drei Tunnel, zwischen Berg und Meer.',
    'Hinter dem Hafen von Antalya zwängt sich die Straße zwischen Fels und Wasser und verlässt es nicht mehr. Beldibi, Göynük und Çamyuva liegen am Weg oder gleich dahinter und sind im Preis. Kommen Sie am späten Nachmittag, setzen Sie sich nach links: Das Licht fällt seitlich auf die Buchten.',
    'Beldibi, Göynük und Çamyuva zum selben Preis',
  ],
  'ayt-tekirova': [
    'Fünf Viertelstunden, an Kemer vorbei, bis an den Fuß des Berges mit der Seilbahn.',
    'Der Tahtalı steht die halbe Fahrt vor der Windschutzscheibe, mit seinen 2.365 Metern und oft mit einer Wolkenkappe. Tekirova beginnt, wo die Straße nach Phaselis abzweigt, und wenn das Tor noch offen ist, wartet der Fahrer, während Sie fünf Minuten auf die drei Häfen schauen.',
    'Der Tahtalı den halben Weg lang vor Ihnen',
  ],
  'ayt-adrasan': [
    'In die stille Bucht hinter Olympos: die Küstenstraße, dann achtzehn Kilometer Wald.',
    'Nach Ulupınar, wo die Forellenlokale im Bach stehen, windet sich der Weg hinab zu einer Bucht, die es bei einer Reihe Pensionen belassen hat. Auf dem letzten Hügel endet der Handyempfang; darum ruft der Fahrer Ihre Gastgeber aus Ulupınar an, und die Suppe ist warm, wenn Sie kommen.',
    'Anruf bei Ihren Gastgebern am letzten Punkt mit Empfang',
  ],
  'ayt-finike': [
    'Knapp zwei Stunden in die Orangenstadt mit ihrer Marina, über die Kurven von Kumluca.',
    'Ab Kumluca ist rechts Glas und links Glas: Hier wächst die Hälfte der Wintertomaten des Landes. Dann kommen die Orangen und nach ihnen die Marina. Segler mit Segelsack oder neuem Außenborder nehmen den Minivan und legen ihn der Länge nach hinein.',
    'Segelsäcke und Außenborder passen der Länge nach',
  ],
  'ayt-ucagiz': [
    'Zum Steg von Kekova: zwei Stunden Küste, dann zwischen Gräbern hinab ans Wasser.',
    'Nach Demre verlässt die Straße die Küste und steigt auf eine Hochfläche mit Steinmauern und Bienenstöcken, bevor sie nach Üçağız abfällt, wo Sarkophage zwischen den Booten stehen. Wer in Kaleköy wohnt, wohin keine Straße führt, wird am Steg dem Bootsmann übergeben; wir sagen ihm Bescheid, wenn Sie Demre passieren.',
    'Das Boot nach Kaleköy wartet auf Sie',
  ],
  'ayt-pamukkale': [
    'Dreieinviertel Stunden über den Taurus zu den weißen Terrassen, mit einer Teepause.',
    'Die Straße steigt von den Orangenbäumen auf eine Hochebene von 1.200 Metern und bleibt dort, vorbei an Seen und Kirschgärten. Auf halbem Weg liegt das Dorf Söğüt, in dessen Teegarten wir halten. Karahayıt zählt zu Pamukkale. Im Winter haben die Fahrer Ketten dabei; gebraucht wurden sie in zehn Jahren viermal.',
    'Pause im Teegarten von Söğüt',
  ],
  'dlm-sarigerme': [
    'Zwanzig Minuten an Baumwollfeldern vorbei zu den Hoteltoren an der Bucht.',
    'Eine Reise ist es kaum: vierzehn Kilometer flaches Land, im Frühjahr Störche auf den Masten, und da liegt die Bucht mit ihrer Insel. Die Kindersitze sind eingebaut, bevor Sie landen, denn mit kleinen Kindern entscheiden die zwanzig Minuten nach dem Flug über den ersten Tag.',
    'Kindersitze eingebaut, bevor Sie landen',
  ],
  'dlm-dalyan': [
    'Eine halbe Stunde zum Fluss, an dessen anderem Ufer die Felsgräber stehen.',
    'Über Ortaca und die Granatapfelgärten kommen Sie an den Dalyan-Fluss, wo die Straße endet. Liegt Ihr Hotel drüben bei den Gräbern, setzt das Ruderboot bis elf Uhr nachts über; der Fahrer trägt die Koffer zum Anleger und bezahlt die Ruderin für Sie.',
    'Mit dem Ruderboot hinüber, wenn Sie drüben wohnen',
  ],
  'dlm-kayakoy': [
    'Eine Stunde ins Dorf aus Stein: durch Fethiye und über den Hügel in den Kiefern.',
    'Hinter der Burg von Fethiye steigt die alte Straße nach Kayaköy in engen Kurven an, vorbei an lykischen Gräbern am Straßenrand, und führt hinab in ein Tal, in dem fünfhundert leere Häuser Sie ansehen. Nachts ist das ein seltsamer Anblick; die Fahrer werden langsamer, damit man sich daran gewöhnt.',
    'Lykische Gräber am Straßenrand',
  ],
  'dlm-faralya': [
    'Hinter Ölüdeniz hängt die Straße in der Klippe: fünfundachtzig Minuten nach Faralya und Kabak.',
    'Die letzten neun Kilometer haben anderthalb Spuren, dreihundert Meter über dem Meer. Wir fahren sie nur mit kleinen Wagen und mit drei Fahrern, die von hier sind; Kleinbusse kommen aneinander nicht vorbei. Wer die Höhe nicht mag, sitzt links und schaut auf den Fels.',
    'Fahrer aus Faralya, für die das der Heimweg ist',
  ],
  'dlm-patara': [
    'Eine Stunde und vierzig Minuten ins Dorf hinter achtzehn Kilometern Sand.',
    'Ab der Brücke von Xanthos stehen Gewächshäuser, dann plötzlich Säulen: Das Dorf Gelemiş liegt gleich vor den Ruinen von Patara, der Strand hinter beiden. Es hat neun Straßen, und der Fahrer kennt jede Pension. Wer spät kommt, hört die Frösche, bevor er etwas sieht.',
    'Zu jeder Pension von Gelemiş',
  ],
  'dlm-islamlar': [
    'Von Kalkan hinauf in die Weinberge: zwei Stunden und fünf Minuten zu den Villen von İslamlar.',
    'Von Kalkan nach İslamlar steigt die Straße auf acht Kilometern sechshundert Meter, und neben ihr läuft Wasser. Villennamen sagen hier oben niemandem etwas, wir arbeiten mit Fotos der Tore. Bitte schicken Sie uns bei der Buchung Ihres oder die Telefonnummer des Hauses.',
    'Wir erkennen Ihre Villa am Tor',
  ],
  'bjv-torba': [
    'Eine halbe Stunde in die stille Bucht der Nordseite, ohne durch Bodrum zu fahren.',
    'Torba liegt fünf Kilometer vor Bodrum, wo die Straße zum ersten Mal das Wasser berührt. Im Sommer legen hier die Fähren nach Didim ab, und einige Hotels schicken ein Boot am Ufer entlang; sagen Sie es, dann bringen wir Sie zum Anleger statt in die Lobby.',
    'Zu den Hotelbooten am Anleger von Torba',
  ],
  'bjv-turkbuku': [
    'Eine Dreiviertelstunde in die Doppelbucht von Gölköy und Türkbükü.',
    'Zwei Dörfer, ein Name und eine Promenade, auf der im Sommer kein Auto fahren darf. Der Fahrer hält am Platz Ihrer Hälfte, und das Hotel kommt mit einem Karren. Im September finden Sie dort einen Platz vor, im August vierhundert Menschen in Leinen.',
    'Gölköy und Türkbükü zu einem Preis',
  ],
  'bjv-yalikavak': [
    'Fünfundfünfzig Minuten quer über die Halbinsel zu den Windmühlen und der Marina.',
    'Vom Rücken aus sehen Sie einen Moment lang beide Meere der Halbinsel, davor die Windmühlen von Yalıkavak. Gündoğan und Geriş liegen am Weg und kosten dasselbe. Für die Marina brauchen wir den Namen Ihres Boots: Zwischen Tor und Steg liegen achthundert Meter.',
    'Gündoğan und Geriş zum selben Preis',
  ],
  'bjv-gumusluk': [
    'An die Westspitze: eine Stunde und fünf Minuten, dann zu Fuß zu den Fischtischen.',
    'Die Straße endet an einer Schranke, denn abends gehört Gümüşlük den Fußgängern. Ihr Fahrer hat die Karte bis acht; danach kommt ein Handwagen für die Koffer. Wenn es geht, kommen Sie eine Stunde vor Sonnenuntergang: Dann steht die Haseninsel schwarz vor der Sonne.',
    'Bis acht Uhr abends durch die Schranke',
  ],
  'bjv-turgutreis': [
    'Eine Stunde zum zweiten Hafen der Halbinsel, von dem Fähren nach Kos und Leros gehen.',
    'Steigen Sie auf eine Fähre um, nennen Sie uns deren Zeit statt der des Fluges, und wir planen die Fahrt von hinten: fünfundvierzig Minuten für die Passkontrolle, mehr Eile ist nicht nötig. Akyarlar und Karaincir, die Sandbuchten im Süden, kosten dasselbe.',
    'Abgestimmt auf die Fähren nach Kos und Leros',
  ],
}
