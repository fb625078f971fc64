// swift-format-ignore-file
// Written by scripts/frequent-words.py; not to be edited by hand.
//
// Words of wordfreq, https://github.com/rspeer/wordfreq, that Hunspell knows, the most frequent first.
// Copyright (C) Robyn Speer and others. Licensed under CC BY-SA 4.0, as this list is.

extension FrequentWords {
    static let german = """
        die der und in das ich ist nicht zu den von mit es ein auf für im sie eine sich auch dem des als er an dass so
        bei wie aber aus hat sind nach noch wir du war nur wenn oder wird was werden einen am man um haben einer zum
        kann über da dann einem schon habe ja mehr mir sein vor mal zur durch hier mich bis doch ihr immer jetzt diese
        wurde wieder keine alle sehr können muss uns bin unter vom gut gibt hatte ihre dieser gegen seine alles also
        geht viel zeit ab ganz machen denn meine damit dir will einfach ohne weil beim etwas waren zwei mein eines kein
        seit soll selbst wo dich menschen hab heute kommt nichts nun würde leben wer macht anderen deutschland ihm jahr
        ob ihn jahren seiner viele zwischen jahre wäre diesem dieses wurden dabei dort müssen gerade neue sondern erst
        ersten ihrer lassen sollte andere hast warum weiss weiter wirklich ihnen ihren mann wohl drei seinen vielleicht
        dazu diesen euch kommen wollen bitte hätte sei könnte sehen sowie tag berlin dafür ins sagen steht während
        bereits deutschen ende nie uhr weg wegen besser einmal frau stadt welt gehen gemacht genau danke gar konnte
        leute neuen seinem unsere dies etwa jeder natürlich bist gute recht finden geben kinder werde geld gleich keinen
        lange sagt teil allem beiden davon eigentlich fast richtig tun arbeit de denen deutsche erste frage meiner sieht
        zurück deine jedoch klar paar grosse grossen liegt welche wissen zusammen einige fall gab kannst sicher frauen
        ihrem kam allen darauf hatten letzten meinen nein schön sogar vielen worden zwar allerdings art schnell sollen
        darf jeden jemand später stehen wollte ganze gerne möchte seite spiel weitere wenig heisst liebe oft sagte
        fragen land neben statt dein gehört lässt platz besonders geschichte nehmen darüber deren hin vier gesagt guten
        kurz meinem morgen sonst unser bekommen euro gesehen kleine spielen weniger familie ging haus sollten arbeiten
        bild bleibt eigenen je möglich weit deshalb eben gewesen glaube minuten polizei ausserdem beide findet ganzen
        leider musste online stellen tage unternehmen woche würden besten bleiben daher grund kaum namen problem daran
        halt nacht neu stand stunden thema beispiel genug allein dessen direkt echt halten kleinen schule solche zeigt
        überhaupt anders essen lang abend dank ebenfalls eher hinter mag musik münchen pro wasser alten bald erhalten
        junge lieber nachdem ort sofort zweiten aller auto bringen danach deutlich finde hand jede kopf männer nächsten
        unserer damals endlich fünf gefunden gilt person schwer wichtig zeigen egal gesellschaft hoch letzte stark alter
        anfang gegenüber kind oben rund strasse bekannt bisher eltern europa gott hätten los mutter wochen augen beste
        braucht denke gruppe her meisten millionen schreiben treffen trotzdem artikel bestimmt deutsch folge glück herr
        hilfe leicht mehrere niemand politik sache scheint zunächst alte bayern bisschen denken fand film internet laut
        lesen oh personen regierung richtung schliesslich stellt team buch dinge dürfen früher geworden prozent sohn
        spass stelle wort bereich besteht bringt ernst gross mensch mädchen vater zukunft all darum eigene fahren fest
        form frei idee jedes keiner liegen neues passiert österreich bevor gegeben hamburg jedem manchmal raus super tut
        wahl wert wien einzige entwicklung folgen freunde führt helfen kosten könnten obwohl sehe suchen weiteren ziel
        ziemlich angst dadurch erfolg hause krieg lage läuft mai probleme september verstehen voll wann wieso alt
        aufgrund brauchen innerhalb insgesamt klasse konnten nimmt preis rein rolle stimmt tagen tod völlig zudem ach
        ausser gekommen gern gestern irgendwie kirche meist märz seines trotz vergessen verschiedenen vorbei zahlen
        anderes blick dagegen deinen ebenso führen kaufen lernen meinung name partei reden seiten willst wobei zweite
        hält jungen moment schlecht sechs spiele spielt sprechen video august bilder dachte glauben mitte november
        scheisse sowohl wahrscheinlich april deiner einigen frankfurt freund insbesondere per peter raum spricht system
        tatsächlich anderem bekommt erreicht gemeinsam juli juni links mach new nämlich oktober schaffen setzen suche
        versucht bedeutet einsatz falls gleichzeitig grosser habt hören ihres köln möglichkeit rahmen rechts sachen
        schweiz stück welches fällt genommen hoffe höhe job liess michael nächste sex sommer stunde titel tochter
        unseren wohnung wären zahl zehn handelt kennen kunst mitarbeiter sah sorgen sprache verloren weise zumindest
        übrigens bad band chance fehler gebracht hallo hinaus langsam menge meter mindestens musst selber sicherheit
        spieler drauf erklärt erster gefühl gleichen km laufen medien saison verschiedene weiterhin ziehen überall
        antwort bahn berliner dennoch dezember gesicht guter machte monate seien somit thomas toll tragen vergleich
        versuchen entscheidung gedanken gehören gemeinde gutes herz jahres januar jeweils nutzen nähe siehe sinn
        stuttgart sucht vorher welcher bereit daten deinem falsch fertig foto häufig interesse kultur könig luft lösung
        reihe schöne stimme boden bruder erreichen februar frankreich fussball heraus informationen kennt kritik manche
        neuer nochmal opfer passt plötzlich region richtige schwarz seid setzt situation sonntag unten warten wirtschaft
        anderer bevölkerung darin deutscher firma gedacht geschrieben gewinnen hohen kamen kleiner kreis körper lass
        länger mitglieder nachrichten punkt rede typ verein verwendet zeiten ausbildung beginn beispielsweise deswegen
        ergebnis eure freundin gestellt grünen kenne kindern licht markt mittlerweile monat offen politiker politische
        rechte regel russland solchen staat teilweise unserem weder acht bedeutung europäischen folgenden gefallen
        hälfte lag martin programm reicht schüler selten sieben text unbedingt unterwegs verbindung wenigstens zeitung
        zuvor ahnung bürger eins erfahrung erklären erzählt funktioniert grad grösste hohe indem kampf kraft mache
        monaten nahm okay politischen projekt präsident punkte sport tat zimmer zuerst alleine druck entfernt facebook
        fehlt genauso grössten hans herren hört lediglich liste schauen soweit stimmen wochenende beginnt bietet dran
        dritten durchaus erwartet fallen gehe inzwischen komplett kunden müsste niemals schau schritt staaten
        unterstützung verfügung verlassen wenige wirst wählen angebot bett blieb einzelnen erneut gefahr gefällt genannt
        google hilft klein linie max natur schuld top wahrheit worte wusste öffentlichen aufs co klingt knapp live
        mannschaft ordnung paris reich rot samstag satz teilen themen vermutlich ändern aufgabe bezeichnet chef dollar
        entweder entwickelt fotos freuen geh gewählt john lehrer leipzig runde scheiss schluss serie teile total
        verstehe veröffentlicht wollten ähnlich bank beitrag cm entscheiden erkennen freitag früh gebäude gesetz gleiche
        hotel jedenfalls komm ländern nahe nennen zieht zug aktuell bewegung china ehe ehrlich erde erfahren ergebnisse
        flüchtlinge folgt gebe gehabt gespielt gewalt gold gruppen gründen karl nummer rechten reise sieg sitzen start
        tür universität verdient verhalten verstanden aktiv besuch bildung darunter denkt dürfte eh englisch gefragt
        glücklich grosses hart irgendwann landes leuten linken länder offenbar post rest ruhe schreibt sinne werk
        begriff bericht drin erwarten fans fenster freien freiheit hannover jemanden lebens lebt meines mussten nennt
        schönen stolz verfahren verkauft versuche vorstellen york zahlreiche zeichen zuletzt absolut arbeitet auswahl
        christian derzeit dritte erfolgreich freude http interessiert leistung lieben meint meinte montag plan
        regelmässig stellte trifft versuch vertrag wichtige zusammenhang angaben arzt befindet daraus erstmals gegangen
        getan grenzen hund linke mm sag schneller sicht zeitpunkt anzahl baden bau bloss entsprechend erstmal geführt
        glaub grösse heutigen hintergrund immerhin karte langen lust mehreren meister regeln sobald solange sonne tiere
        trägt unterstützt volk website wenigen arsch ausserhalb bestehen folgende frank gelesen gesamte gezeigt grenze
        handy internationalen kaffee komme kontakt könnt laden lustig mittel paul perfekt position richtigen schloss
        schutz studium ständig unterschied verkaufen videos wagen winter zusätzlich aktuelle anschliessend benutzt
        bücher freie gewonnen heissen italien kollegen legen leid london mitglied quelle sachsen studie tages technik
        tisch union urlaub verletzt weisst welchen werbung amt auge betrieb bier brachte club draussen einfluss
        erfahrungen erwähnt fällen fühlen führte fürs gebiet gericht himmel irgendwas jahrhundert jugend kleines maria
        massnahmen möglichst patienten persönlich schlafen teilnehmer tief verbunden voller willkommen aktuellen
        antworten autos bauen besondere bieten deutschlands energie erinnert ex fuss geboren geschafft glaubt herzen
        hoffnung holen kilometer merkel relativ schweizer show sitzt spät sterben stets tolle trainer version wald
        abschluss aufgenommen basis begann beschäftigt dahin ding friedrich gelten gesamten gespräch gesucht getroffen
        interessant irgendwo meinst möglichkeiten müller nachricht nötig parteien partner party qualität richter schaden
        schulen see tor täglich verlieren wahr aktion anteil aufgaben beziehung cool david dresden froh funktion genutzt
        gesetzt halte haut hielt hinten inhalt kontrolle kurze leisten minute möchten rücken soldaten sozialen starke
        vergangenheit vertrauen wirkt zustand aussehen bewusst bremen damen diskussion entschieden fehlen fort franz
        fährt gehalten gestorben grössere ideen könne künstler literatur miteinander organisation passieren rennen sage
        schade schlimm sekunden setzte soziale türkei umgebung verantwortlich weltweit wünsche zog zufrieden
        zusammenarbeit berichtet düsseldorf et familien geburtstag gegensatz gekauft grundsätzlich hände insel machst
        netz normal prozess schwester sprach vertreten vorhanden wolfgang wünschen zuhause ans autor bezahlen brauche
        dienst dumm eindruck enthält entstehen feiern feuer fühlt gefahren geschehen grüne halle hingegen interview
        kamera lachen praxis preise ruhig szene telefon trinken unterstützen verhindern weissen wetter wiederum zugleich
        zählt album allgemein bestimmte bestimmten bundesliga dar demokratie eingesetzt entdeckt erinnern erstes extrem
        flughafen freut gebaut grün jährige kostenlos krankenhaus link längst mund osten positiv schützen tot tritt
        verkehr verlag wen werke wichtiger wiener wirken allgemeinen anschluss anspruch arm armee auftrag ausland
        behandlung bestätigt böse diesmal dorf einzelne erfolgt erhält erscheint fiel findest gelernt gesprochen grösser
        handeln herbst hoffentlich hängt karten konzept kämpfen notwendig näher plus professor rat reichen spiegel
        spitze star strassen test tour verantwortung wege weiteres wesentlich wunsch andreas aussen behandelt beiträge
        bekannten bessere blut bürgermeister büro ehemaligen erlaubt fanden farbe führung garten gegner gründe gäste
        heimat industrie innen jahrhunderts kg kostet legt leitung lied liga mehrheit offensichtlich robert schliessen
        schwarze solltest unglaublich van vorne waffen westen wohnen befinden bezahlt bezug bilden bus england
        entstanden fernsehen filme finale general geschlossen kaiser leiter meer neun park polen schwarzen theater traum
        verwendung werte wirkung zeigte öffentlich alexander anlage arme arten ausgabe baby beträgt brief enthalten
        erzählen fahrt freunden gewissen herum höher internationale juden kauf kommentar landkreis leistungen modell
        museum nehme produkte religion roten stärker urteil veranstaltungen versteht vertreter verwaltung verändert
        zahlreichen öffentliche übernehmen angriff bekam echte einiges europäische forschung fälle geplant grundlage
        grösseren herrn jung karriere letzter mark material mögen nett polizisten schafft schicken schrieb seele selben
        strom treten trump unfall ungefähr wollt abends abgeschlossen ausstellung beginnen daniel entgegen erklärung
        falle fragt frieden geil gelegenheit geschäft gezogen gingen hauptsächlich hinzu krank lauf lief milliarden
        mittwoch moderne möglicherweise rom rum schwierig strecke studien städte verdienen weisse wichtigsten wind
        zentrum öffentlichkeit allgemeine alternative angeboten ansehen aussage besonderen dauert davor dortmund eigenes
        einzigen erhielt extra fahrer französischen genannten gesundheit hof international klaus leiden mama not presse
        produktion radio reisen schlechte selbstverständlich sendung sicherlich song twitter vollkommen walter wand
        weiterer welchem wissenschaft wunder überzeugt bahnhof bedarf bedingungen benutzen besuchen ecke einführung
        empfehlen eröffnet generation hoffen israel küche mail masse melden mitten schaut schiff schlimmer seitdem
        sogenannten sowieso spanien spielte standen starken stiftung unmöglich verdammt vergangenen vollständig werner
        zerstört anfangen bekannte beruf besitzt computer entspricht finger fleisch fliegen gearbeitet geist georg halb
        jan laufe leichter main offiziell quellen roman schweden starb steckt stein technischen unabhängig verhältnis
        ziele zweifel alkohol anna blau bund donnerstag durchgeführt ebene entsprechenden erinnerung erleben erlebt euer
        falsche firmen fordert gemeint geschichten gottes handel heinz hinweis höhere institut interessen jeweiligen
        kurs lager männern müssten norden reaktion rote schlagen siehst sparen steigt studenten veranstaltung vieles
        zürich amerikanischen aufmerksamkeit ball breite bundesregierung dienstag entlang entsprechende früheren fühle
        gegend heinrich historischen holz keinem kommission kriegen kurzen länge meistens passen punkten red risiko
        runter russischen sodass sorge sprachen stil stimmung tatsache teils trat traurig täter unseres wein woher
        zuschauer zweck überrascht amazon angenommen armen bestand besucher bewegen bildet darstellung dienen entsteht
        entwickeln feld gewinn geändert grade heiligen information johannes kino lasst legte letztes lösen nase nürnberg
        original pause prinzip prüfung regen schwere schöner starten technische tradition training typen tätigkeit
        umwelt ursprünglich verwenden vorstellung vorteil weihnachten wem wilhelm willen würdest zählen öffnen
        übernommen abgesehen abstand amerika angeblich ansonsten antrag anwendung baum behalten berg bislang bonn bühne
        city ehemalige fischer frühen geblieben gemeinsamen haare hessen komisch mehrfach nächstes parlament persönliche
        praktisch private respekt schuhe schönes simon steuern warte wichtigen zwölf analyse andererseits aufnahme
        auftritt aussagen behörden berichten beteiligt brücke dient erfüllt ergibt freue förderung gelegt gemeinden
        gemeinsame geniessen geschaffen geschickt getötet glas heiss hierbei hiess johann josef jährigen konzert
        möglichen münster nachbarn news politisch publikum real rechnung sammlung service standard streit städten teams
        theorie tier umgang verkauf verständnis werfen weshalb west angefangen beschreibung charakter daneben desto
        dringend eingestellt entscheidungen gang gebraucht gefährlich gerät gewisse halbe hamburger heisse hängen höre
        leer manchen modernen realität republik retten rhein schmidt sogenannte stattdessen steigen syrien termin texte
        tipps verboten witz zugang zweimal übrig begonnen betrachtet beziehungen brauchst eigener eindeutig einrichtung
        eis erhöht erscheinen experten falschen fan gast gegenteil gelang gemäss gewinnt homepage japan jesus
        jugendliche jährlich kategorie kommenden kommst krankheit morgens nachts namens nazis nutzer nutzung otto papier
        pflanzen posten richard russische schlägt sitz stefan stehe ton tätig unterschiedliche verlauf verpflichtet
        wechsel übrigen afrika ansicht aufbau automatisch beendet beine beispiele beschrieben betrifft bot chancen dame
        design durfte frisch fuhr gelassen george hervor informiert islam keller lasse lohnt momentan nahezu offenen
        persönlichen privaten präsidenten rock sorgt staffel stammt unterschiedlichen untersuchung verliert versuchte
        worten württemberg übertragen angebote anhänger anlass bekomme besonderes dach dargestellt dauer demnach
        einfache einheit eng englischen ergeben erklärte farben gewicht hersteller händen häuser jemals jürgen kaputt
        minister mittels niveau philosophie positive projekte präsentiert rechnen schliesst schweren software süden
        teuer toten unmittelbar unterricht verfolgt verlangen vorschlag wahre weist widerstand wolf zentrale ärzte
        äusserst abteilung adresse amerikaner anzeige ausnahme aussieht bester betroffenen bisherigen einiger fläche
        fordern formen gegründet gestalten gesund gewann hauptstadt hi hoher höchsten infos jene kalt liest ludwig
        medizin mission mögliche müsse nachmittag null pass pflicht ruf ruft singen single zeug zeugen zweiter
        anscheinend autoren bar beweis brandenburg breit drogen einfacher endet ersetzt freiburg ganzes gefühle geschenk
        gesetze grossartig hunde höchste kommunikation lautet leser liebt mainz manager media mühe nah niemanden nord
        ost privat rang revolution schauspieler scheinen spätestens stecken temperatur uni verbreitet verlangt vermeiden
        voraus wahlen wartet wettbewerb ältere älteren österreichischen achten apple auflösung ausgezeichnet besitz
        besseren betrieben dasselbe details einst einstellung fahrzeuge figur flucht formel griechenland griff hasse
        holt höheren integration james kümmern langer maschine mut phase produkt ring schlechter schulz teilnahme tore
        traf ums wohnungen womit ähnliche überlegen übersetzung überzeugen angesichts anti au ausdruck besitzen bestellt
        bewegt beweisen bewohner bundestag code debatte definitiv dm drehen ehre eier eingeladen einrichtungen
        erschienen forum gas geschmack gratis hermann hinweise hundert interessante journalisten kriegt letztlich
        liefern liessen mord moskau möchtest oberen ohnehin personal pläne restaurant schmerzen schwanz schwierigkeiten
        solcher spur standort trug vorgestellt vorsitzender weh wichtigste witzig worauf wähler zumal achtung
        amerikanische anstatt aufhören aufmerksam auftreten ausgeschlossen bedeuten begeistert besucht boot christoph
        daraufhin entstand erforderlich europas ewig fahrzeug frag geeignet gemeinschaft halben hergestellt historische
        inneren kochen machten marke musiker nahmen normalen rufen san schlaf schnitt silber smartphone status story
        tasche tom unterscheiden verteilt wechseln werd zufällig ändert abhängig aktien angekommen anwalt aufnehmen
        auswirkungen behauptet beobachtet bitten braun brüder echten eigenschaften engel erstellt französische
        funktionieren getrennt haltung island jugendlichen kommentare krise kurzer methode milch mist normalerweise
        speziell strafe sturm tipp ukraine vaters verheiratet verlust verpasst versehen verzichten via warm webseite
        zeitraum zustimmung zusätzliche öfter abschnitt alltag anfangs angesehen auflage ausreichend banken beobachten
        beschreibt betroffen brot diejenigen einwohner elf erfolgen ernsthaft erschien festgestellt frühstück gaben
        geburt gespannt grunde hass hauses hierzu hör kern kreuz müde nerven philipp planung rollen schatten schicksal
        shop spuren startet stern sämtliche tiefe tu ungarn unternehmer ursache verbrechen verurteilt veränderungen
        vielmehr vorbereitet wild wohin wolle änderung übersicht arbeitgeber aufgebaut begleitet beides benötigt
        besitzer beteiligten blog bundesrepublik dingen diskutiert ermöglicht fakten feuerwehr flug folgte frankfurter
        galt geschlagen geöffnet hochschule infrastruktur joachim katze kleinere kriege kritisiert kräfte lagen lösungen
        maschinen mass messer methoden nachfolger nutzt offene oma operation pfarrer pflege profil rückkehr sagst
        salzburg schwerer sender sieger sinnvoll sofern soviel statistik stress tausend tote umfeld user vergeben
        verhindert verstand volle weltkrieg anhand arbeiter augsburg beschlossen botschaft bundeswehr denk einerseits
        erfüllen erinnerungen erkannt euren eventuell fahrrad festival ficken gelände generell gerhard geschwindigkeit
        getragen gucken herkunft hochzeit humor hättest informieren initiative kanal klare kuchen kurzem lächeln
        marketing normale produziert quasi redet sass scheinbar stellung süss umfasst variante verbessern vereins verlor
        washington wächst zeitschrift anlagen augenblick ausgaben belegt blieben bord brauch erkennt fick frühjahr
        geholfen genauer genügend graf hinein hitler jobs kombination lieb maximal motor nationalen niederlage ohren
        orte papst prüfen rand rief sammeln schlechten schlug schmeckt schritte server sitze stadion station verbot
        verfolgen verhandlungen verändern vorstand vortrag westfalen absicht aufgestellt aufklärung begründung behaupten
        best bezeichnen bezeichnung bezieht bezüglich bildern blöd bock christen direktor eingeführt eintritt
        ermöglichen existiert fahre flugzeug fr fragte führer gefängnis gehörte gelb gib grossbritannien hals hunger
        inhalte keinerlei kirchen klassischen kleidung königin könntest landschaft lehre liebsten lkw management mannes
        menschheit metern nazi ordentlich papa plätze regionen sauber sichern solle taten trend unteren unterschiede
        verfassung verschwinden viertel vierten vorbereitung wach wachsen wirft wunderbar zufall aktivitäten bedenken
        bereichen bescheid besetzt bestätigen bezirk brand business dahinter dauern dieter drüber drücken einfachen
        engagement entscheidet enttäuscht erfolge figuren gelaufen greifen helmut hölle interessieren kannte karlsruhe
        kennst koch landwirtschaft last lebe leise lese lieder locker lügen merkt mitgliedern nato niedersachsen nimm
        schnee sichtbar späteren stieg stoff studio summe tee therapie tollen truppen umsetzung umso umständen
        untersuchungen verband vogel vorteile weisen weitgehend windows wissenschaftliche zunehmend öl anbieten
        anschauen arbeite bayerischen beantworten betrug dankbar denkst dicht doppelt dreht drittel einzig erhöhen fluss
        freundlich freundschaft fritz geschäfte gestaltung gezwungen gäbe günstig heim herstellung heutige horst hose
        häufiger info inklusive innere irgendwelche jahrzehnten junger kapitel klappt klima klinik konto kunde lauter
        mannheim motto nachfrage prinz sahen schriften sebastian solch stammen sterne still strand strategie struktur
        stufe stärke tausende untersucht verfügt vergleichen vermögen verursacht voraussetzungen vorgehen vorn
        vorsichtig wodurch zuständig überraschung aktionen anbieter anforderungen anfrage angegeben ausdrücklich
        autobahn bauer behandeln bemerkt besseres bestellen blumen dicke dunkel eingerichtet fett forderung forderungen
        fremden fängt füsse gegenwart gehirn gelöscht geräte geschieht gesperrt grossteil gründung gymnasium handlung
        herzlich iran komplette konkurrenz kölner loch markus matthias mauer million nachdenken nette nieder nochmals
        offiziellen orten parallel pferd reagiert reine runden scharf schlag schnelle schwach schweigen songs spannend
        stell stirbt stücke süd treiben turnier töten ulrich unternehmens unterschiedlich vereine vieler vorbild wahren
        warst weile wesentlichen wiesbaden wissenschaftler wissenschaftlichen wozu zucker zuge züge abenteuer archiv
        bauern beinahe ben brasilien deutsches effekt ei elemente ereignisse erledigt ermittelt fassen funktionen
        fähigkeiten gabriel gebildet gegenseitig gegessen gelingt geraten gestaltet greift heilige identität jederzeit
        katholischen kerl langweilig liefert liter magazin mannschaften marie merken messe meyer mini netzwerk
        organisationen organisiert rad reagieren schien schlüssel schulden schuss schönheit sexy spenden staatlichen
        steuer thüringen unterhaltung
        """
}
