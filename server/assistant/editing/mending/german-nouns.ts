/** Nouns of everyday posts that are no verb and no adjective; a compound is what its last part is. */
export const NOUN_HEADS = `
  muschel muscheln auster austern garnelen schulranzen ranzen möhren zwiebeln paprika pfosten stoffreste strasse strassen feger
  abend abende abfahrt abgabe abholung absage abteilung adresse advent adventskalender adventsmarkt aktion aktionen alkohol altbau altpapier anfahrt
  anfrage anfragen anfänger angebot angebote anhänger anlage anlagen anleitung anmeldeschluss annahme anschluss ansprechpartner
  ansprechpartnerin anteil antrag anwalt anwohner anwältin anzeige apfel apotheke apothekerin arbeit arbeitgeber arbeitsplatz artikel arzt atelier
  auflauf aufruf aufstrich aufzug ausbildung ausflug aushang aushilfe auskunft ausschuss aussicht ausstellung auswahl azubis backstube bahnhof balkon
  bambini bargeld barzahlung bauern bauernhof bauhof baumarkt baustelle beamer becher beere beeren behörde beispiel beitrag beiträge beratung berufe
  bescheid beschluss besitzer bestand besteck bestellung besucher besucherin besuchern betrag betreuung betrieb betriebe betriebsurlaub betten bewerber
  bewerbung bewerbungen bewohner bibliothek bienen biere biergarten bild bilder bioladen birne birnen blume blumen blumenladen boden bohnen bonbon
  brezel brezeln briefe brillen brot brote bruder brunch brunnen brötchen brücke buch buchhandlung buchladen buffet butter butterbrot bäcker bäckerei
  bären bäume bäumen bücher bücherei bürger bürgerbus bürgerfest bürgermeister bürgermeisterin büro bürste café christbaum computer croissant
  croissants dezernat dienste diplom dirigent dirigentin dorf dorffest dorfladen drechsler drucker dusche dörfer dünger ehrenamt ehrung ehrungen
  eigentümer einblick einbruch eingang einkauf einkäufe einladung einlass einsatz einsendeschluss einstieg einsätze eintritt eintrittskarte einwohner
  eisdiele elektriker elektrikerin eltern elternabend elternzeit empfang empfehlung energie enkelin ensemble entschuldigung entwurf erbsensuppe
  erdbeere erdbeeren erdgeschoss erfolg erfolge ergebnis ergebnisse erinnerung ersatz erzieher erzieherin espresso experte experten extrafahrt fahrer
  fahrerin fahrplan fahrprüfung fahrrad fahrräder fahrschule fahrten familie farbe farben farbton fasching faschingsball fassade fassung fehler
  feiertag feiertage felder fenster ferien ferienwohnung fernseher festival feuerwehr feuerwerk filiale filialen filme filter finale finger firma
  fische fischer flammkuchen flasche flaschen fleisch flohmarkt fläche flächen formular forschung fotograf fotografin fotos frau frauen freibad
  freiheit freizeit freude freund freunde freundin friedhof friseur friseurin friseursalon frisur frosch früchte frühlingsfest frühstück fußball
  fußgänger fässer förderverein förster führerschein führung führungen galerie garage garderobe gardine garten gartenfest gast gastgeber gasthaus
  gasthof gaststätte gebiet geburt geburtstag geburtstage gebäck gebäude gebühr gebühren gedicht gedichte geduld gefahr gehalt gehweg geldbeutel
  gelegenheit gemeinde gemeindehaus gemeinschaft gemüse genuss gepäck gericht gerichte geräte gerüst gesang geschenk geschenke geschichte geschirr
  geschmack geschwister geschäft geschäfte geschäftsführer geschäftsführerin geselle gesellen gesellin gesicht gespräch gespräche gestell gestelle
  gesundheit getränk getränke gewinn gewinner gewinnerin gewitter gewürz gewürze glatteis glocke glocken gläser glückwunsch glückwünsche glühwein
  gottesdienst grippe grundschule gruppe gruppen größen gründe gründer gründerin gulasch gurken gymnasium gänse gärten gärtner gärtnerei gärtnerin
  gäste gürtel haare haarschnitt hackfleisch hafen halle hallenbad handtuch handwerk handwerker handys hauptstraße haus haushalt hausmeister haustier
  haustiere hebamme hecken hefte heizung heizungen helfer helferin helferinnen hemden herbst herbstfest herzen hinweis hinweise hirsch hochwasser
  hochzeit hochzeiten hof hoffest hofladen hosen hotels hund hunde hälfte händler häuser hörnchen hühner hütte hütten imbiss imkerei imkerin impfung
  impressum inhaber inhaberin inspektion institut instrument instrumente internet inventur jacken jahr jahre jahren jahresbericht jahresrückblick
  jahrestag jahrgang jahrzehnt jubiläum juwelier kaffee kaffeemaschine kamera kanne kanzlei kapelle karneval karosserie karotte karotten
  karte karten kartoffel kartoffeln kartoffelsuppe karton kartons kasse kasten katalog katze kaution kekse kellner kellnerin kerzen ketten kind kinder
  kinderfest kindern kirche kirsche kirschen kissen kisten klassen klavier klaviere kleider kleidung klinik kneipe knödel knöpfe koffer kollege
  kollegen kollegin kommentar kommentare konditor konditorei konditorin kontakt kontrolle konzert konzerte kostüm kostüme krankenhaus krankheit kreis
  krippe krippen kränze kräuter kuchen kugel kunde kunden kundin kurs kurse kursen kutsche käse köche köchin körbe küche kühlschrank künstler
  künstlerin kürbisse ladung lager lampe lampen landwirt landwirte landwirtin landwirtschaft laterne laternen laternenumzug lebensmittel lehrer
  lehrerin lehrling leinwand leistung leistungen leiter leiterin leitung lektion lesung lesungen leute lichter lichterfest lichterkette lieder
  lieferant lieferdienst lieferung lieferungen lieferwagen lieferzeit linie linsen liste länder löcher lösung magazin mahlzeit makler maklerin malerin
  mandel mandeln mangel mann mannschaft mantel marken markt marktplatz marmelade marmeladen maschine maschinen masken material materialien matratze
  maurer mechaniker mechanikerin medaille medien mehl mehrwertsteuer meinung meister meisterbrief meisterin meisterprüfung meldung mensch menschen menü
  metzger metzgerei metzgerin mieter mieterin milch minister mischung mitarbeiter mitglied mitglieder mittag mittagessen mittagspause mittagstisch
  mitternacht modell modelle monat monate monaten montage motoren motorrad motorräder motto museum musik mutter mädchen männer mäntel märchen märkte
  münzen mütter mütze mützen nachbar nachbarin nachbarn nachfolger nachfolgerin nachfrage nachhilfe nachmittag nachricht nachrichten nachschub nacht
  nachteil nachweis nachwuchs nadeln name namen nester neuigkeit neuigkeiten neujahr nikolaus nordmanntanne notarin notbetreuung notdienst notfall
  notruf nudeln nummer nummern näherin näherinnen nähkurs nähmaschine nähmaschinen nüsse oberfläche objekt obst oktoberfest optiker optikerin orangen
  orchester ordnung osterfeuer osterhase ostern pakete palette papier park parkett parkhaus parkplatz parkplätze partnerin patienten patientin pausen
  pension pfanne pfannkuchen pfarrer pfarrerin pfarrfest pfeffer pferde pfingsten pflanze pflaume pflaumen pflege pflicht pfoten pilze pinsel pizza
  plakate platz plätzchen plätze plätzen podcast polizist polster pommes portionen postkarte postkarten praktikant praktikantin praktikum praxis preis
  preise preisen probleme produkt produkte profis programm projekt projekte prosecco prospekt prüfung prüfungen publikum pullover punkte punsch puppen
  päckchen qualität quartal quatsch quittung rabatt rad rakete rasenmäher rathaus raum rechnung rechnungen redaktion redner rednerin regal regale
  regenschirm region reiniger reinigung reise reisebüro rentner reparatur reparaturen reservierung reservierungen restaurant restaurants rezept rezepte
  richtung riegel rinder roller romane rucksack rucksäcke ruhetag rundgang rutsche räder ränder räume rückgabe saison saiten salat sammlung sanierung
  sattel sauerteig sauerteigbrot schachtel schafe schals schalter schauspieler schauspielerin scheibe scheiben scheinwerfer scheune schicht schichten
  schiffe schild schilder schimmel schinken schirme schlamm schlange schlauch schlosser schlosserei schlösser schlüssel schmied schmiede schnaps
  schneider schneiderei schneiderin schnitte schnitzel schokolade schrank schraube schrauben schreiner schreinerei schreinerin schritte schrott
  schränke schuh schuhe schulbeginn schulden schule schulen schulfest schulhof schulleiter schulleiterin schulung schweine schwester schwestern
  schwimmbad schwimmkurs schwimmkurse schäden schüler schülerin schüssel schützenfest sehtest seifen sekretariat sekunde sekunden semester senior
  senioren seniorin sessellift sicherheit sieger siegerin silvester sitzung sitzungen socken sommer sommerfest sonnenaufgang sonnenbrille sonnenschirm
  sorte sorten spargel spaziergang speicher speise speisekarte speisen spendenlauf sperrung spezialität spiegel spiel spieleabend spieler spielerin
  spielplatz spielplätze spielzeug sportler sportlerin sportplatz sprachen sprechstunde spuren stadt stadtfest stadtführung stadtpark stadtteilfest
  stammtisch statue steckdose stecker steine stellenanzeige stempel sterne steuerberater steuerberaterin steuererklärung stifte stoffe stollen strauch
  strauß straße straßen straßenfest strecke strecken sträuße stunde stunden stundenplan städte ställe stände stück stücke stühle suppe suppen symbol
  synagoge säfte sänger sängerin süßigkeiten tablett tafeln tag tage tagesordnung tanne tannen tannenbaum tannenbäume tanzkurs tanzschule tapete tarife
  tasche taschen tassen tausch techniker technikerin tee teilnehmer teilzeit telefonnummer temperatur tennis teppich teppiche termin termine terrasse
  theater themen therapeut therapeutin therapie thermoskanne tickets tierarzt tiere tierheim tierärztin tischler tischlerei tischlerin toilette
  toiletten tomate tomaten tonnen torte torten touren touristen trainer trauben trauer trauerfeier treffpunkt treppen tresen trikot trikots trinkgeld
  trockner trommel turnhalle turnier turniere turnverein tänze tänzer tänzerin tätigkeit töchter töpfer töpferei töpferin töpferkurs tücher tür türme
  uhrmacher umfrage umgebung umkreis umleitung umschlag umtausch umwelt umzüge unfälle unkraut unterhaltung unterkunft unterricht unterschied
  unterschrift unterschriften unterstützung urkunde urkunden urlaub ursache veranstaltung veranstaltungen verband verbot verbände verein vereine
  vereinsabend vereinsfest vereinsheim vergleich verkauf verkäufer verkäuferin verlag verleih verletzung verlosung verlust vermieter vermieterin
  versammlung versand versicherung verspätung verständnis verstärkung vertreter vertreterin verträge verwaltung videos vitrine volksfest
  volkshochschule vollzeit vorbereitung vorbestellung vorbestellungen vorbild vorführung vorhang vormittag vorname vorort vorrat vorschau vorschlag
  vorschläge vorsitz vorsitzende vorsitzender vorstand vorstellung vorteil vorteile vortrag vorträge vorverkauf vögel waffel waffeln wagen wahlen
  wanderung wanderungen wanderweg warteliste wartung wartungen wasser wasserhahn wasserschaden wasserschadens webseite website weg weihnacht
  weihnachten weihnachtsbaum weihnachtsfeier weihnachtsmarkt weihnachtsmärkte weihnachtszeit wein weinberg weinfest weinprobe welpen weltladen werbung
  werkstatt werkstätten werkzeug werkzeuge wettbewerb wetter wiese wiesen windel windeln winter winterfest winterpause winterreifen winzerin wirtin
  wirtschaft woche wochen wochenende wohnungen wohnzimmer wolken wolle workshop workshops wurst wälder wände wäsche wäscherei wörter zahlung
  zahlungen zahnarzt zahnärztin zeichnung zeiten zeitpunkt zeitschrift zeitung zeitungen zelte zettel zeugen zeugnis zeugnisse ziegel ziegen ziel
  zigarette zimmer zinsen zirkus zitrone zitronen zubehör zucker zugang zukunft zuschauer zustand zustimmung zutaten zweige zwiebel zähne äpfel ärztin
  öffnung öffnungszeiten übergabe übernachtung übernachtungen überraschung überraschungen überschrift übungen
`;

/** Short or ambiguous as the end of a word: only whole words. */
export const WHOLE_NOUNS = `
  berlin hamburg münchen köln frankfurt stuttgart düsseldorf leipzig dresden bremen hannover nürnberg wien zürich basel salzburg deutschland österreich
  schweiz europa italien frankreich spanien bayern sachsen hessen
  akku ampel amt anfang anliegen anruf anzug ast atem auge augen auto autos azubi baby babys bahn ball band bauer baum beginn berg berge bericht beruf
  besuch bett biene bier blech blick blut bohne boot boote brand braut breze brief brille brust bude buden burg bus busse bänke bühne cent chef chefin
  chor chöre creme dach dame damen dampf datei daten datum deckel deich diele dienst dinge dom dose dosen druck duft durst ecke ecken ei eier eimer eis
  ende engel enkel ente enten erde erlös ernte essig euro faden fass feder feier feld fell feuer figur film fisch fleck flug flur flyer flöte folie
  foto foyer frist frucht fuchs funk futter fuß fähre gabel gans gasse gebet geige geld gerät glas gleis glück gold gott grab gramm grenze griff grill
  grund gruß größe grüße gummi gurke gutschein haar hahn hals hand handy hase haut hecke heft hemd herr herren herz heu hilfe himmel hit hobby holz
  hose hotel huhn hut hände höhe hügel idee ideen igel imker info infos inhalt insel interesse jacke jagd job jobs jugend kabel kamin kamm kampf kanal
  kater keks keller kerze kette kilo kino kiosk kiste kita kitas kleid kloß klöße knie knopf koch kohl konto kopf kopie korb kran kranz kuh
  kultur kunst käfer köpfe körper kühe kürbis küste lack land laub laune leder lehre leiste licht lied linse liter lkw lob loch lohn luft lust lärm
  löffel mail mails maler marke maske mauer maus maß maße meer messe messer metall meter minute minuten mitte mittel mode moment motor mund mut mäuse
  möbel mühe mühle müll münze nadel nagel nase natur nebel nest netz notar nuss nägel nähe ofen ohr ohren oma opa oper optik orgel ort
  orte paket panne papa partei partner party patient pause person personen pfand pferd pfote pfund phase pilz plakat pläne pokal polizei portion probe
  problem profi prozent prozess pumpe punkt puppe quark quelle quiz rand rasen ratte rauch regel regeln regen reh reifen reihe reihen reis rente rest
  reste rind ring ringe rock rohr rohre roman rose rosen route ruhe röcke rücken saal sache sachen sack saft sahne saite salbe salon salz samen sand
  sarg satz sauna schaden schaf schal schatz schere scherz schiff schirm schlaf schloss schluss schmuck schnee schnitt schrift schritt schulter schutz
  schwein see segel seife seil seite seiten sekt senf serie service sessel sicht sieb sieg siege silber sinn situation sitz socke sofa sofas sohn sonne
  soße soßen spaß sport sprache sprung spur stadion stahl stall stamm stapel start stau staub steak stein stern steuer stiefel stift stil 
  stimmung stock stoff strand streifen streik strom stube stuhl sturm system szene säcke säge säle sätze söhne süden sülze tafel takt tal talent
  tante tarif tasse taube taxi team technik teich teig teil telefon teller tempel tempo test tests theke thema ticket tier tipp tipps tisch tische
  titel tochter tod tonne topf tradition training traktor treppe trost truhe träne tuch turm täter töpfe tüte tüten ufer uhr uhren umbau umsatz umzug
  unfall vase vasen vater vergnügen verkehr vertrag video vogel volk vorsicht väter waage wachs waffe wahl wald wand ware wechsel weide welle welpe
  welt werk werke weste wind winzer wirt witz witze wohnung wolke wort worte wunde wunder wunsch wurzel würfel wüste yoga zahn zange zaun zeichen zelt
  zeug zeuge ziege zimt zins zitat zoo zopf zug zutat zweck zweig zwerg zäune züge öfen öl öle übung
`;
