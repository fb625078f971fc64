// swift-format-ignore-file
// Written by scripts/spelling-words.py; not to be edited by hand.
//
// Words of wordfreq, https://github.com/rspeer/wordfreq, that Hunspell knows.
// Copyright (C) Robyn Speer and others. Licensed under CC BY-SA 4.0, as this list is.

extension ListedWords {
    static let usualGerman: StaticString = """
        aachen aachener aal aale aalen aargau aas ab abarbeiten abartig abbau abbauen abbekommen abberufen abberufung
        abbezahlt abbiegen abbild abbilden abbildet abbildung abbildungen abbrach abbrechen abbremsen abbrennen abbricht
        abbringen abbruch abdankung abdecken abdeckt abdeckung abdichtung abdrehen abdruck abdrücke abdrücken abel abend
        abendblatt abendbrot abenddämmerung abende abenden abendessen abendkasse abendkleid abendland abendlandes
        abendliche abendlichen abendländischen abendmahl abendprogramm abends abendschule abendsonne abendstunden
        abendzeitung abenteuer abenteuerlich abenteuerliche abenteuerlichen abenteuern abenteuers abenteurer aber
        aberglaube aberglauben aberkannt aberkennung abermals abfackeln abfahren abfahrt abfahrten abfall abfallen
        abfallenden abfallwirtschaft abfangen abfassung abfeiern abfertigung abfeuern abfinden abfindung abfliessen
        abflug abfluss abfolge abfrage abfragen abfuhr abfährt abfälle abfällen abfällig abfällt abführen abführmittel
        abfüllen abgab abgabe abgaben abgang abgas abgase abgasen abgearbeitet abgebaut abgeben abgebildet abgebildete
        abgebildeten abgebogen abgebrannt abgebrochen abgebrochene abgebrochenen abgebucht abgedeckt abgedichtet
        abgedreht abgedruckt abgefahren abgefallen abgefangen abgefertigt abgefeuert abgeflacht abgefragt abgefunden
        abgeführt abgefüllt abgegangen abgegeben abgegebene abgegebenen abgeglichen abgegolten abgegrenzt abgegriffen
        abgehackt abgehakt abgehalten abgehaltenen abgehandelt abgehauen abgehen abgehoben abgeholt abgeholzt abgeht
        abgehängt abgehört abgekauft abgeklärt abgekommen abgekühlt abgekürzt abgeladen abgelagert abgelassen abgelaufen
        abgelaufene abgelaufenen abgelegen abgelegene abgelegenen abgelegt abgelegten abgelehnt abgelehnte abgelehnten
        abgeleitet abgeleitete abgeleiteten abgelenkt abgelesen abgeliefert abgelöst abgemacht abgemagert abgemahnt
        abgemeldet abgeneigt abgenommen abgenutzt abgeordnete abgeordneten abgeordnetenhaus abgeordnetenhauses
        abgeordneter abgeraten abgerechnet abgereist abgeriegelt abgerissen abgerissenen abgerufen abgerundet
        abgerundete abgerundeten abgerutscht abgeräumt abgesagt abgesaugt abgeschafft abgeschaltet abgeschickt
        abgeschieden abgeschiedenheit abgeschirmt abgeschlachtet abgeschlagen abgeschleppt abgeschlossen abgeschlossene
        abgeschlossenen abgeschlossener abgeschlossenes abgeschnitten abgeschoben abgeschossen abgeschottet abgeschreckt
        abgeschrieben abgeschwächt abgesegnet abgesehen abgesenkt abgesessen abgesetzt abgesetzte abgesetzten
        abgesichert abgespalten abgespeichert abgesperrt abgespielt abgesprochen abgesprungen abgesteckt abgestellt
        abgestellten abgestempelt abgestiegen abgestimmt abgestimmte abgestimmten abgestochen abgestossen abgestraft
        abgestritten abgestumpft abgestürzt abgesucht abgesägt abgetan abgetaucht abgetragen abgetrennt abgetrennte
        abgetrennten abgetreten abgetrieben abgewandelt abgewandt abgewartet abgewaschen abgewehrt abgewendet abgewertet
        abgewichen abgewickelt abgewiesen abgewinnen abgewogen abgeworfen abgewählt abgewöhnen abgezeichnet abgezogen
        abgeändert abgibt abging abgleich abgleichen abgreifen abgrenzen abgrenzt abgrenzung abgrund abgrundtief
        abgründe abgänge abhaben abhacken abhaken abhalten abhanden abhandlung abhandlungen abhang abhauen abheben
        abhebt abhielt abhilfe abholen abholt abholung abholzung abhält abhängen abhängig abhängige abhängigen
        abhängiger abhängigkeit abhängigkeiten abhängt abhören abi abitur abiturienten abiturprüfung abkassieren
        abkaufen abkehr abklatsch abklingen abklären abklärung abknallen abkommen abkommens abkühlen abkühlung abkürzen
        abkürzung abkürzungen abladen ablage ablagerung ablagerungen ablass ablassen ablauf ablaufdatum ablaufen ableben
        ablegen ableger ablegt ablegte ablehne ablehnen ablehnend ablehnende ablehnenden ablehnt ablehnte ablehnten
        ablehnung ableiten ableitet ableitung ableitungen ablenken ablenkt ablenkung ablenkungen ablenkungsmanöver
        ablesbar ablesen ablichten abliefern ablieferung abläufe abläufen abläuft ablöse ablösen ablösesumme ablöst
        ablösung abmachen abmachung abmachungen abmahnung abmahnungen abmarsch abmelden abmeldung abmessungen abnahm
        abnahme abnehmen abnehmenden abnehmender abnehmer abneigung abnimmt abnormal abnutzung abo abonnement
        abonnements abonnent abonnenten abonnieren abonniert abordnung abortion abos abpfiff abraham abrahams abraten
        abrechnen abrechnung abrechnungen abrede abreise abreisen abreissen abriss abruf abrufbar abrufen abrupt
        abrutschen abräumen abrüstung absage absagen absatz absatzes absatzmarkt absaugen abschaffen abschaffung
        abschalten abschaltung abschaum abscheu abscheulich abscheuliche abscheulichen abschicken abschiebehaft
        abschieben abschiebung abschiebungen abschied abschiede abschieds abschiedsbrief abschiedsgeschenk abschiessen
        abschirmung abschlachten abschlag abschlagen abschleppen abschliessen abschliessend abschliessende
        abschliessenden abschliesst abschloss abschluss abschlussarbeit abschlussarbeiten abschlussbericht abschlusses
        abschlussfeier abschlussprüfung abschlussprüfungen abschlusstraining abschläge abschlüsse abschlüssen
        abschmecken abschminken abschneiden abschneidet abschnitt abschnitte abschnitten abschnittes abschnitts
        abschottung abschrecken abschreckend abschreckung abschreiben abschreibung abschreibungen abschrift abschriften
        abschuss abschwächen abschwächung abschätzen abschätzung abschütteln absehbar absehbare absehbarer absehen
        abseilen abseits absenden absender absenken absenkung absetzbar absetzen absetzt absetzung absichern absicherung
        absicht absichten absichtlich absichtliche absichtserklärung absieht absinken absitzen absolut absolute
        absoluten absoluter absolutes absolution absolutismus absolvent absolventen absolvieren absolviert absolvierte
        absolvierten absondern absorbieren absorbiert absorption abspaltung abspann absperrung absperrungen abspielen
        abspielt abspielte absprache absprachen absprechen abspringen abspritzen absprung abspülen abstammen abstammung
        abstand abstatten abstauben abstechen abstecher absteigen absteiger abstellen abstellgleis abstellt absterben
        abstieg abstiegskampf abstimmen abstimmung abstimmungen abstinenz abstossen abstossend abstrakt abstrakte
        abstrakten abstrakter abstraktes abstraktion abstreiten abstriche abstufung abstufungen absturz abstände
        abständen abstürzen abstürzt absurd absurde absurden absurder absurdes absurdität absurdum absätze absätzen abt
        abtasten abtauchen abtei abteil abteilung abteilungen abteilungsleiter abtes abtragen abtransport
        abtransportiert abtreiben abtreibung abtreibungen abtrennen abtrennung abtreten abtretung abtritt abtrocknen
        abtrünnige abtrünnigen abtun abverlangt abwahl abwandern abwanderung abwandlung abwandlungen abwarten abwasch
        abwaschen abwasser abwechseln abwechselnd abwechslung abwechslungsreich abwechslungsreiche abwechslungsreichen
        abwechslungsreicher abwechslungsreiches abwegig abwehr abwehren abwehrspieler abweichen abweichend abweichende
        abweichenden abweicht abweichung abweichungen abweisen abweisend abweisung abwenden abwendung abwerfen abwertend
        abwertung abwesend abwesenden abwesenheit abwickeln abwicklung abwirft abwischen abwurf abwägen abwägung
        abwählen abwälzen abwärme abwärts abwärtstrend abwässer abzeichen abzeichnen abzeichnet abzeichnete abziehen
        abzieht abzielen abzielt abzuarbeiten abzubauen abzubilden abzubrechen abzubringen abzudecken abzufangen abzug
        abzugeben abzugrenzen abzuhalten abzuheben abzuholen abzuhängen abzulassen abzulegen abzulehnen abzuleiten
        abzulenken abzulesen abzuliefern abzulösen abzunehmen abzurufen abzusagen abzuschaffen abzuschalten abzuschieben
        abzuschliessen abzuschneiden abzuschrecken abzuschreiben abzuschätzen abzusehen abzusetzen abzusichern
        abzusprechen abzustellen abzustimmen abzutreten abzuwarten abzuwehren abzuweisen abzuwenden abzuwickeln
        abzuwägen abzuziehen abzweigung abzählen abzüge abzüglich abändern accessoire accessoires account accounting
        accounts acer aceton ach achilles achim achse achsel achseln achsen acht achte achtel achtelfinale achten achter
        achterbahn achterbahnfahrt achtern achtest achtet achtete achtjährige achtjährigen achtlos achtmal achtsam
        achtsamkeit achtung achtzehn achtzig achtziger achtzigern acker ackerbau ackerflächen ackerland ackermann ackern
        acryl acta action actionfilm ad ada adam adams adapter adaptieren adaptiert adaption adaptive addieren addiert
        addition additional additive ade adel adele adelige adeligen adels adenauer ader aderlass adern adidas adieu
        adipositas adjektiv adjektive adjutant adjutanten adler adlers adlige adligen adliger administration
        administrative administrativen administrator administratoren admiral adobe adolf adolfs adolph adonis adoptieren
        adoptiert adoption adoptionsrecht adorno adrenalin adressat adressaten adressbuch adresse adressen adressiert
        adria adrian advent adventskalender adventszeit advokat adäquat adäquate adäquaten aerodynamik affe affekt affen
        affinität affront affäre affären afghane afghanen afghanische afghanischen afghanischer afghanistan afghanistans
        afrika afrikaner afrikanern afrikanisch afrikanische afrikanischen afrikanischer afrikanisches afrikas
        afroamerikaner after agenda agent agenten agentin agentur agenturen aggregat aggregate aggression aggressionen
        aggressiv aggressive aggressiven aggressiver aggressives aggressivität aggressor agieren agierende agierenden
        agiert agierte agierten agil agile agilen agilität agitation agrarpolitik agrarwirtschaft ahlen ahnden ahne
        ahnen ahnt ahnte ahnten ahnung ahnungslos ahnungslose ahnungslosen ahnungslosigkeit ahoi ahorn ahornsirup aids
        airbag airbags airbus airline airlines akademie akademien akademiker akademikern akademisch akademische
        akademischen akademischer akademisches akkord akkorde akkordeon akkreditiert akkreditierung akku akkulaufzeit
        akkumulation akkurat akkus akkusativ akkuschrauber akne akquise akquisition akribisch akrobatik akropolis akt
        akte akten akteneinsicht aktentasche aktenzeichen aktes akteur akteure akteuren aktie aktien aktienfonds
        aktiengesellschaft aktiengesellschaften aktienindex aktienkurs aktienkurse aktienmarkt aktienmärkte aktion
        aktionen aktionismus aktions aktionsbündnis aktionsplan aktionstag aktionär aktionäre aktionären aktiv aktiva
        aktive aktivem aktiven aktiver aktives aktiviere aktivieren aktiviert aktivierte aktivierung aktivist aktivisten
        aktivistin aktivistinnen aktivität aktivitäten aktivsten aktualisieren aktualisiert aktualisierte aktualisierten
        aktualisierung aktualität aktuell aktuelle aktuellem aktuellen aktueller aktuelles aktuellste aktuellsten
        akupunktur akustik akustisch akustische akustischen akut akute akuten akuter akzent akzente akzenten akzentuiert
        akzeptabel akzeptable akzeptablen akzeptanz akzeptiere akzeptieren akzeptierst akzeptiert akzeptierte
        akzeptierten alabama alarm alarmanlage alarmbereitschaft alarmglocken alarmieren alarmierend alarmiert
        alarmierung alarmstufe alaska alb alba albaner albanien albanisch albanische albanischen albatros alben alber
        albern alberne albernen albert alberts albino albrecht albrechts albtraum albträume album albums alcatel
        alchemie aldi alemannischen aleppo alert alex alexander alexanderplatz alexanders alexandra alexandria alf alfa
        alfons alfred algebra algen algerien algerier algerische algerischen algier algorithmen algorithmus alias alibi
        alice alkohol alkoholeinfluss alkoholfrei alkoholfreie alkoholfreies alkoholgehalt alkoholiker alkoholische
        alkoholischen alkoholisiert alkoholismus alkoholkonsum alkoholproblem alkoholverbot all allah allahs alldem alle
        alledem allee alleen allegorie allegro allein alleine alleinerziehend alleinerziehende alleinerziehenden
        alleingang alleinherrschaft alleinige alleinigen alleiniger alleinsein alleinstehend alleinstehende
        alleinstehenden alleinstellungsmerkmal allem allemal allen allenfalls allenthalben aller allerbeste allerbesten
        allerdings allererste allerersten allererster allererstes allergie allergien allergiker allergisch allergische
        allergrösste allergrössten allerhand allerheiligen allerhöchste allerlei allerletzte allerletzten allermeisten
        allerorten allerseits allerwenigsten allerwichtigste alles allesamt allfällige allgegenwärtig allgegenwärtigen
        allgemein allgemeinbildenden allgemeinbildung allgemeine allgemeinem allgemeinen allgemeiner allgemeines
        allgemeingültige allgemeinheit allgemeinmedizin allgemeinmediziner allgemeinwohl allgäu allheilmittel allianz
        allianzen alligator alliierte alliierten alljährlich alljährliche alljährlichen allmacht allmächtig allmächtige
        allmächtigen allmählich allmähliche allradantrieb alls allseits alltag alltags alltagsleben alltagsrassismus
        alltagssprache alltäglich alltägliche alltäglichen alltäglicher alltägliches allzeit allzeithoch allzu alm
        almanach almen almosen almost alp alpen alpenraum alpenverein alpha alphabet alphabetisch alphabetische
        alphabetischer alphabets alpin alpine alpinen alptraum alpträume als alsbald also alster alt altar altarraum
        altars altbau altbauten altbekannte altbekannten altdorf alte alteingesessene alteingesessenen altem alten
        altenberg altenburg altendorf altenheim altenkirchen altenpflege altenpfleger altenstadt alter altere altern
        alternativ alternative alternativen alternativer alternatives alternativlos alternde alternden alters
        altersarmut altersdurchschnitt altersgenossen altersgrenze altersgruppe altersgruppen altersgründen altersheim
        altersklasse altersklassen altersschwäche altersstruktur altersstufen altersunterschied altersversorgung
        altersvorsorge altert altertum altertums altertumskunde alterung altes althaus altheim altkreis altlasten
        altmann altmark altmeister altmodisch altmodische altmodischen altona altpapier altparteien altstadt altäre alu
        alufolie aluhut aluminium alzheimer am amadeus amateur amateure amateuren amazon amazonas amazone amazonen
        amazons ambiente ambition ambitionen ambitioniert ambitionierte ambitionierten ambivalent ambivalenz amboss
        ambulant ambulante ambulanten ambulanter ambulanz ameise ameisen amen amerika amerikaner amerikanerin
        amerikanern amerikaners amerikanisch amerikanische amerikanischem amerikanischen amerikanischer amerikanisches
        amerikas ami aminosäure aminosäuren amis amme ammoniak amnesie amnestie amnesty amok amoklauf amokläufer amor
        ampel ampeln ampere amphetamin amphibien amphitheater amplitude ampullen amputation amputiert amrum amsel
        amsterdam amsterdamer amt amtes amtierende amtierenden amtierender amtlich amtliche amtlichen amtlicher
        amtliches amtmann amts amtsantritt amtsbezirk amtsblatt amtseid amtseinführung amtsenthebung amtsführung
        amtsgericht amtsgerichts amtsgeschäfte amtshandlung amtshandlungen amtshilfe amtsinhaber amtskollegen
        amtsmissbrauch amtsperiode amtsrichter amtssitz amtssprache amtsträger amtszeit amtszeiten amulett amüsant
        amüsante amüsieren amüsiert an anal anale analog analoge analogen analoger analoges analogie analogien
        analphabeten analsex analverkehr analyse analysen analysieren analysiert analysierte analysierten analysis
        analyst analysten analytik analytiker analytisch analytische analytischen anamnese ananas anarchie anarchismus
        anarchist anarchisten anarchistische anarchistischen anatolien anatomie anatomisch anatomische anatomischen
        anbau anbauen anbaufläche anbauten anbeginn anbei anbeissen anbelangt anbeten anbetracht anbetrifft anbetung
        anbiete anbieten anbieter anbietern anbieters anbietet anbinden anbindung anblick anbot anboten anbraten
        anbrennen anbringen anbringung anbruch andacht andachten andalusien andauern andauernd andauernde andauernden
        andauernder andauert anden andenken andere anderem anderen anderenfalls anderer andererseits anderes andermal
        andern andernfalls andernorts anders andersdenkende andersdenkenden anderseits andersherum anderswo anderthalb
        anderweitig anderweitige anderweitigen andeuten andeutet andeutung andeutungen andocken andorra andrang andre
        andrea andreas andrehen andren andres androhung android androiden andromeda andy aneignen aneignung aneinander
        aneinanderreihung anekdote anekdoten anerkannt anerkannte anerkannten anerkannter anerkanntes anerkennen
        anerkennend anerkennt anerkennung anfahren anfahrt anfall anfallen anfallende anfallenden anfang anfange
        anfangen anfangs anfangsbuchstaben anfangsjahren anfangsphase anfangsverdacht anfangszeit anfassen anfasst
        anfechten anfechtung anfeindungen anfertigen anfertigung anfeuern anfing anfingen anflug anfordern anforderung
        anforderungen anforderungsprofil anfrage anfragen anfreunden anfälle anfällig anfälliger anfälligkeit anfällt
        anfänge anfängen anfänger anfängern anfänglich anfängliche anfänglichen anfänglicher anfängst anfängt anfügen
        anfühlen anfühlt anführen anführer anführerin anführers anführt anführte anführungszeichen angab angabe angaben
        angebaut angebauten angeben angeber angeblich angebliche angeblichen angeblicher angebliches angeboren
        angeborene angeborenen angebot angebote angeboten angebotene angebotenen angebotes angebots angebracht
        angebrachte angebrachten angebrochen angebunden angedacht angedeutet angedroht angeeignet angefahren angefallen
        angefangen angefangene angefasst angefeindet angefertigt angefertigte angefertigten angefeuert angeflogen
        angefochten angefordert angefragt angefreundet angefügt angeführt angeführte angeführten angegangen angegeben
        angegebene angegebenen angeglichen angegliedert angegriffen angegriffene angegriffenen angeguckt angehalten
        angeheftet angeheizt angehen angehende angehenden angehender angeheuert angehoben angeht angehängt angehäuft
        angehören angehörige angehörigen angehöriger angehört angehörte angehörten angekauft angekettet angeklagt
        angeklagte angeklagten angeklagter angeklickt angekommen angekreuzt angekündigt angekündigte angekündigten angel
        angela angelangt angelastet angelaufen angelegenheit angelegenheiten angelegt angelegte angelegten angelegter
        angelegtes angelehnt angeleitet angeles angeliefert angelika angeln angelockt angelogen angelpunkt angelsachsen
        angelsächsische angelsächsischen angemacht angemalt angemeldet angemeldete angemeldeten angemerkt angemessen
        angemessene angemessenen angemessener angemessenes angemessenheit angemietet angenehm angenehme angenehmen
        angenehmer angenehmes angenommen angenommene angenommenen angenähert angeordnet angeordnete angeordneten
        angepackt angepasst angepasste angepassten angepasster angepflanzt angepisst angeprangert angepriesen angepöbelt
        angerechnet angeregt angeregte angeregten angereichert angereist angerichtet angerufen angerührt angesagt
        angesagten angesammelt angeschafft angeschaltet angeschaut angeschlagen angeschlagene angeschlagenen
        angeschlossen angeschlossene angeschlossenen angeschnallt angeschnitten angeschossen angeschrieben angeschrien
        angeschwollen angesehen angesehene angesehenen angesehener angesehensten angesetzt angesetzte angesetzten
        angesicht angesichts angesiedelt angesiedelte angesiedelten angespannt angespannte angespannten angespielt
        angesprochen angesprochene angesprochenen angesprungen angestammten angestarrt angesteckt angestellt angestellte
        angestellten angestellter angesteuert angestiegen angestiftet angestossen angestrebt angestrebte angestrebten
        angestrengt angetan angetastet angetreten angetrieben angetroffen angetrunken angewachsen angewandt angewandte
        angewandten angewendet angewidert angewiesen angewohnheit angewohnheiten angeworben angewöhnt angezapft
        angezeigt angezeigte angezeigten angezettelt angezogen angezweifelt angezündet angibt angina anging angle
        angleichung angler anglistik anglizismen angola angreifbar angreifen angreifenden angreifer angreifern
        angreifers angreift angrenzende angrenzenden angriff angriffe angriffen angriffs angriffsfläche angst
        angststörungen angstzustände angucken anguckt anhaben anhalt anhalten anhaltend anhaltende anhaltenden
        anhaltender anhalter anhalts anhaltspunkt anhaltspunkte anhand anhang anheben anhebung anheizen anheuern anhieb
        anhielt anhält anhänge anhängen anhänger anhängern anhängerschaft anhängig anhänglich anhängsel anhäufung anhöhe
        anhören anhört anhörung anhörungen animation animationen animationsfilm animieren animiert animierte animierten
        anis anita anja ankam ankamen ankara ankauf anke anker anklage anklagebank anklagen anklageschrift anklang
        anklicken anklopfen ankläger anklänge anknüpfen ankomme ankommen ankommende ankommenden ankommt ankreuzen
        ankunft ankunftszeit ankurbeln ankämpfen ankündigen ankündigt ankündigte ankündigung ankündigungen anlage
        anlagen anlagenbau anlass anlassen anlauf anlaufen anlaufpunkt anlaufstelle anlaufstellen anlegen anleger
        anlegern anlegestelle anlegt anlegte anlehnen anlehnung anleihe anleihen anleitung anleitungen anlieferung
        anliegen anliegende anliegenden anlieger anlocken anlässe anlässen anlässlich anläufe anlügen anmache anmachen
        anmacht anmalen anmarsch anmassen anmassend anmassung anmelden anmelder anmeldeschluss anmeldet anmeldung
        anmeldungen anmerken anmerkt anmerkung anmerkungen anmieten anmut anmutende anmutenden anmutig anna annahm
        annahme annahmen annalen annas anne annehmbar annehme annehmen annehmlichkeiten annektiert anneliese annemarie
        annette annexion annie annimmt anno annulliert annullierung annähern annähernd annäherung annäherungen anomalie
        anomalien anonym anonyme anonymen anonymer anonymes anonymisiert anonymität anordnen anordnung anordnungen
        anorganische anorganischen anpacken anpassen anpasst anpassung anpassungen anpassungsfähigkeit anpfiff
        anprangern anprobieren anraten anrechnen anrechnung anrecht anrede anreden anregen anregend anregende anregenden
        anregt anregung anregungen anreicherung anreise anreisen anreiz anreize anrichten anrichtet anrief anruf
        anrufbeantworter anrufe anrufen anrufer anrufst anruft anrufung anrücken anrühren ans ansage ansagen ansah
        ansahen ansammeln ansammlung ansatz ansatzes ansatzpunkt ansatzpunkte ansatzweise ansbach anschaffen anschaffung
        anschaffungen anschaffungskosten anschalten anschaue anschauen anschaulich anschauliche anschaulichen anschaust
        anschaut anschauung anschauungen anschein anscheinend anschlag anschlagen anschlags anschliessen anschliessend
        anschliessende anschliessendem anschliessenden anschliessender anschliesst anschloss anschlossen anschluss
        anschlusses anschlussstelle anschlussstellen anschlusstreffer anschläge anschlägen anschlägt anschlüsse
        anschlüssen anschnallen anschreiben anschreien anschrift anschuldigung anschuldigungen anschwellen ansehe
        ansehen ansehnlich ansehnliche ansehnlichen ansetzen ansetzt ansicht ansichten ansichtskarten ansichtssache
        ansiedeln ansiedlung ansiedlungen ansiehst ansieht ansinnen ansonsten anspannung anspielen anspielt anspielung
        anspielungen ansporn ansprach ansprache ansprachen ansprechbar ansprechen ansprechend ansprechende ansprechenden
        ansprechender ansprechpartner ansprechpartnerin anspricht anspringen anspringt anspruch anspruchs anspruchsvoll
        anspruchsvolle anspruchsvollen anspruchsvoller anspruchsvolles ansprüche ansprüchen anstalt anstalten anstand
        anstarren anstatt anstecken ansteckend ansteckende ansteckung anstehen anstehende anstehenden ansteht ansteigen
        ansteigend ansteigende ansteigenden ansteigt anstelle anstellen anstellt anstellung ansteuern anstieg anstiege
        anstiftung anstoss anstossen anstosses anstreben anstrebt anstrengen anstrengend anstrengende anstrengenden
        anstrengender anstrengung anstrengungen anstrich ansturm anständig anständige anständigen anständiger
        anständiges anstössig ansuchen ansässig ansässige ansässigen ansätze ansätzen antanzen antarktis anteil anteile
        anteilen anteilig anteilnahme anteils anteilseigner antenne antennen anthologie anthropologie anthropologische
        anti antibiotika antibiotikum antichrist antidepressiva antideutsche antideutschen antifa antifaschismus
        antifaschist antifaschisten antifaschistisch antifaschistische antifaschistischen antigen antik antike antiken
        antiker antikes antikörper antikörpern antillen antilopen antipathie antiquariat antiquitäten antisemit
        antisemiten antisemitisch antisemitische antisemitischen antisemitischer antisemitismus antje antlitz anton
        antonio antonius antrag antrages antrags antragsteller antragstellung antrat antraten antreffen antreiben
        antreibt antreten antrieb antriebe antrieben antriebs antriebstechnik antritt antrittsrede anträge anträgen
        antun antut antwerpen antwort antworte antworten antwortest antwortet antwortete antworteten anvertrauen
        anvertraut anvertrauten anvisiert anwachsen anwalt anwalts anwaltskanzlei anwaltskosten anweisung anweisungen
        anwendbar anwendbarkeit anwenden anwender anwendet anwendung anwendungen anwendungsbereich anwendungsbereiche
        anwendungsentwicklung anwendungsfall anwendungsgebiete anwendungsmöglichkeiten anwerben anwerbung anwesen
        anwesend anwesende anwesenden anwesenheit anwesens anwohner anwohnern anwälte anwälten anwältin anwärter anzahl
        anzahlung anzapfen anzeichen anzeige anzeigen anzeiger anzeigetafel anzeigt anzetteln anziehe anziehen anziehend
        anzieht anziehung anziehungskraft anziehungspunkt anzog anzubauen anzubieten anzubringen anzueignen anzuerkennen
        anzufangen anzufassen anzufertigen anzug anzugeben anzugehen anzugehören anzugreifen anzugucken anzuhalten
        anzuheben anzuhängen anzuhören anzuklagen anzuknüpfen anzukommen anzukurbeln anzukämpfen anzukündigen anzulegen
        anzulocken anzumelden anzumerken anzunehmen anzunähern anzuordnen anzupacken anzupassen anzurechnen anzuregen
        anzurichten anzurufen anzuschaffen anzuschauen anzuschliessen anzusehen anzusetzen anzusiedeln anzusprechen
        anzustellen anzustossen anzustreben anzutreffen anzutreten anzutun anzuvertrauen anzuwenden anzuwerben
        anzuzeigen anzuziehen anzuzünden anzweifeln anzüge anzügen anzünden anästhesie apache apachen apart apartheid
        apartment apathie apathisch aperitif apfel apfelbaum apfelkuchen apfelmus apfelsaft apfelwein aphorismen
        aphrodite apokalypse apokalyptische apokalyptischen apollo apostel apostelgeschichte aposteln apostels
        apostolische apostolischen apotheke apotheken apotheker apothekerin apparat apparate apparatur appartement
        appartements appell appelle appellieren appelliert appellierte appetit appetitlich applaudieren applaudiert
        applaus apple apples applikation applikationen approbation aprikosen april aprilscherz apropos apsis apulien
        aquarell aquarelle aquarien aquarium ar araber arabern arabien arabisch arabische arabischen arabischer
        arabisches arafat aral arbeit arbeite arbeiten arbeitende arbeitenden arbeitender arbeitens arbeiter
        arbeiterbewegung arbeiterinnen arbeiterkammer arbeiterklasse arbeitern arbeiterpartei arbeiters arbeiterschaft
        arbeiterwohlfahrt arbeitest arbeitet arbeitete arbeiteten arbeitgeber arbeitgebern arbeitgebers
        arbeitgeberverband arbeitgeberverbände arbeitnehmer arbeitnehmerinnen arbeitnehmern arbeitnehmers arbeitsabläufe
        arbeitsagentur arbeitsalltag arbeitsamt arbeitsaufwand arbeitsbedingungen arbeitsbeginn arbeitsbelastung
        arbeitsbereich arbeitsbuch arbeitseinsatz arbeitserlaubnis arbeitsfeld arbeitsfähig arbeitsfähigkeit
        arbeitsgemeinschaft arbeitsgemeinschaften arbeitsgericht arbeitsgruppe arbeitsgruppen arbeitskampf
        arbeitskleidung arbeitsklima arbeitskollege arbeitskollegen arbeitskollegin arbeitskosten arbeitskraft
        arbeitskreis arbeitskreises arbeitskräfte arbeitskräften arbeitslager arbeitsleben arbeitsleistung arbeitslohn
        arbeitslos arbeitslose arbeitslosen arbeitslosengeld arbeitslosenquote arbeitslosenversicherung
        arbeitslosenzahlen arbeitsloser arbeitslosigkeit arbeitsmarkt arbeitsmarktes arbeitsmarktpolitik arbeitsmedizin
        arbeitsminister arbeitsmittel arbeitsmoral arbeitsorganisation arbeitsort arbeitsplatz arbeitsplatzes
        arbeitsplätze arbeitsplätzen arbeitsrecht arbeitsschritte arbeitsschutz arbeitssicherheit arbeitsspeicher
        arbeitsstelle arbeitsstellen arbeitsstunden arbeitsstätte arbeitssuche arbeitstag arbeitstage arbeitstagen
        arbeitsteilung arbeitstitel arbeitsumfeld arbeitsunfall arbeitsunfähig arbeitsunfähigkeit arbeitsverhältnis
        arbeitsverhältnisse arbeitsverhältnisses arbeitsvermittlung arbeitsvertrag arbeitsverträge arbeitsweg
        arbeitsweise arbeitswelt arbeitswoche arbeitszeit arbeitszeiten arbeitszeugnis arbeitszimmer archaische
        archaischen arche archipel architekt architekten architektin architektonisch architektonische architektonischen
        architektur architekturbüro architekturbüros architekturen archiv archivalien archivar archive archiven
        archiviert archivierung archivs archäologe archäologen archäologie archäologische archäologischen areal areale
        areals arena arenen arg arge argen argentinien argentiniens argentinische argentinischen argon argument
        argumentation argumentationen argumentativ argumente argumenten argumentieren argumentiert argumentierte
        arguments argwohn argwöhnisch ariadne ariane arie arien arier arischen aristokraten aristokratie aristoteles
        arithmetik arizona arkaden arkansas arktis arktischen arm armada armaturen armaturenbrett armband armbanduhr
        armbrust armbänder arme armee armeekorps armeen armen armenhaus armenien armenier armeniern armenische
        armenischen armer armes arms armselig armselige armseligen armstrong armut armutsgrenze armutszeugnis arndt arno
        arnold arnsberg aroma aromatische aromatischen aromen arosa arrangement arrangements arrangieren arrangiert
        arrangierte array arrest arrogant arrogante arroganten arroganter arroganz arsch arschfick arschfotze
        arschgeigen arschloch arschlöcher arschlöchern arsen arsenal art arte artefakt artefakte artemis arten
        artenschutz artenvielfalt arterie arterien artet artgenossen arthritis arthrose arthur artig artige artigen
        artikel artikeln artikels artikulation artikulieren artikuliert artillerie artist artisten artus arznei arzneien
        arzneimittel arzneimitteln arzt arztbesuch arztes arztpraxen arztpraxis arzttermin asbest aschaffenburg asche
        aschenbecher aschenbrödel aschenputtel aschermittwoch ascona aserbaidschan asiaten asiatin asiatisch asiatische
        asiatischen asiatischer asiatisches asien asiens asozial asoziale asozialen aspekt aspekte aspekten asphalt
        aspirin ass asse assen assessor assimilation assimiliert assisi assistent assistenten assistentin assistenz
        assistenzarzt assistieren assoziation assoziationen assoziieren assoziiert assoziierten ast asterix asteroid
        asteroiden asthma astoria astrid astrologie astronaut astronauten astronom astronomen astronomie astronomische
        astronomischen astrophysik asyl asylanten asylantrag asylanträge asylbewerber asylbewerbern asylpolitik
        asylrecht asylrechts asylsuchende asylsuchenden asylverfahren asylwerber asymmetrie asymmetrisch asymmetrische
        asymmetrischen atari atelier ateliers atem atemberaubend atemberaubende atemberaubenden atemlos atemluft atemnot
        atempause atemschutz atemwege atemzug atheismus atheist atheisten athen athene athener athens athlet athleten
        athletik athletin athletinnen atlanta atlantik atlantikküste atlantiks atlantis atlantischen atlas atme atmen
        atmet atmete atmosphäre atmosphärisch atmosphärische atmosphärischen atmung atom atomare atomaren atomausstieg
        atombombe atombomben atome atomen atomenergie atomkraft atomkraftwerk atomkraftwerke atomkrieg atommüll
        atomstrom atomwaffen attacke attacken attackieren attackiert attackierte attackierten attentat attentate
        attentaten attentats attentäter attest attestieren attestiert attika attila attitüde attraktion attraktionen
        attraktiv attraktive attraktiven attraktiver attraktives attraktivität attraktivsten attrappe attribut attribute
        attributen au aubergine auberginen auch audi audienz audiovisuelle auditorium audrey aue auen auf aufarbeiten
        aufarbeitung aufatmen aufbau aufbauen aufbauend aufbauende aufbauenden aufbaus aufbaut aufbaute aufbauten
        aufbegehren aufbereiten aufbereitet aufbereitung aufbessern aufbewahren aufbewahrt aufbewahrung aufblasen
        aufbrach aufbrechen aufbricht aufbringen aufbringt aufbruch aufbäumen aufdecken aufdeckt aufdeckung aufdrehen
        aufdringlich aufdruck aufdrängen aufdrücken aufeinander aufeinandertreffen aufenthalt aufenthalte aufenthalten
        aufenthaltes aufenthalts aufenthaltserlaubnis aufenthaltsgenehmigung aufenthaltsort aufenthaltsraum
        aufenthaltsrecht auferlegen auferlegt auferstanden auferstandenen auferstehen auferstehung aufessen auffahren
        auffahrt auffahrunfall auffallen auffallend auffallende auffangen auffassen auffassung auffassungen auffiel
        auffindbar auffinden auffliegen auffordern auffordert aufforderte aufforderung aufforderungen aufforstung
        auffressen auffrischen auffrischung auffällig auffällige auffälligen auffälliger auffälliges auffälligkeiten
        auffälligsten auffällt aufführen aufführt aufführung aufführungen auffüllen aufgab aufgabe aufgaben
        aufgabenbereich aufgabenbereiche aufgabengebiet aufgabenstellung aufgabenstellungen aufgang aufgearbeitet
        aufgebaut aufgebaute aufgebauten aufgeben aufgeblasen aufgebläht aufgebot aufgeboten aufgebracht aufgebrachte
        aufgebrachten aufgebraucht aufgebrochen aufgedeckt aufgedreht aufgedrückt aufgefahren aufgefallen aufgefangen
        aufgefasst aufgeflogen aufgefordert aufgefressen aufgefrischt aufgefunden aufgefundenen aufgeführt aufgeführte
        aufgeführten aufgefüllt aufgegangen aufgegeben aufgegessen aufgegriffen aufgehalten aufgeheizt aufgehen
        aufgehenden aufgehoben aufgeholt aufgeht aufgehängt aufgehört aufgekauft aufgeklärt aufgeklärte aufgeklärten
        aufgekommen aufgeladen aufgeladenen aufgelegt aufgelegten aufgelistet aufgelisteten aufgelockert aufgelöst
        aufgelöste aufgelösten aufgemacht aufgenommen aufgenommene aufgenommenen aufgepasst aufgeregt aufgeregte
        aufgereiht aufgerichtet aufgerieben aufgerissen aufgerollt aufgerufen aufgeräumt aufgerüstet aufgeschlagen
        aufgeschlossen aufgeschlossene aufgeschlüsselt aufgeschmissen aufgeschnitten aufgeschoben aufgeschreckt
        aufgeschrieben aufgesetzt aufgesetzten aufgesprungen aufgespürt aufgestanden aufgestellt aufgestellte
        aufgestellten aufgestiegen aufgestockt aufgestossen aufgesucht aufgetan aufgetaucht aufgeteilt aufgetischt
        aufgetragen aufgetreten aufgetretenen aufgetrieben aufgewachsen aufgewacht aufgeweckt aufgeweicht aufgewendet
        aufgewertet aufgeworfen aufgewärmt aufgewühlt aufgezeichnet aufgezeichneten aufgezeigt aufgezogen aufgezwungen
        aufgezählt aufgezählten aufgibt aufging aufgreifen aufgreift aufgrund aufguss aufhalten aufheben aufhebt
        aufhebung aufhielt aufhielten aufholen aufhorchen aufhält aufhängen aufhänger aufhängt aufhängung aufhöre
        aufhören aufhörst aufhört aufhörte aufkam aufkaufen aufkleber aufklebern aufklären aufklärer aufklärt aufklärung
        aufklärungsarbeit aufkochen aufkommen aufkommende aufkommenden aufkommt aufladen aufladung auflage auflagen
        auflauf auflaufen aufleben auflegen aufleuchten auflisten auflistung auflösen auflöst auflöste auflösung
        auflösungen aufmachen aufmacht aufmachung aufmarsch aufmerksam aufmerksame aufmerksamen aufmerksamer
        aufmerksamkeit aufmischen aufmuntern aufmunterung aufmärsche aufnahm aufnahme aufnahmen aufnahmeprüfung aufnehme
        aufnehmen aufnimmt aufpassen aufpasser aufpasst aufprall aufpreis aufraffen aufrecht aufrechte aufrechten
        aufrechter aufrechterhalten aufrechterhaltung aufrechtzuerhalten aufregen aufregend aufregende aufregenden
        aufregender aufregendes aufregt aufregung aufreissen aufrichten aufrichtig aufrichtige aufrichtigen aufrichtiges
        aufrichtigkeit aufriss aufrollen aufruf aufrufe aufrufen aufruft aufruhr aufräumarbeiten aufräumen aufrüsten
        aufrüstung aufs aufsagen aufsammeln aufsatz aufsaugen aufschieben aufschlag aufschlagen aufschliessen aufschluss
        aufschlussreich aufschlussreiche aufschlägt aufschlüsse aufschneiden aufschrei aufschreiben aufschrift aufschub
        aufschwung aufsehen aufseher aufsetzen aufsetzt aufsicht aufsichtsbehörde aufsichtsbehörden aufsichtspflicht
        aufsichtsrat aufsichtsrates aufsichtsrats aufsichtsratsvorsitzender aufsichtsräte aufsichtsräten aufspaltung
        aufspielen aufspringen aufspüren aufstand aufstandes aufstands aufstehe aufstehen aufsteht aufsteigen
        aufsteigend aufsteigende aufsteigenden aufsteigender aufsteiger aufsteigt aufstellen aufstellt aufstellte
        aufstellung aufstellungen aufstieg aufstiegs aufstiegschancen aufstocken aufstockung aufstossen aufstrebende
        aufstrebenden aufstände aufständen aufständische aufständischen aufsuchen aufsucht aufsätze aufsätzen auftakt
        auftaktspiel auftaktveranstaltung auftanken auftauchen auftaucht auftauchte auftauchten auftauen aufteilen
        aufteilt aufteilung auftrag auftrage auftragen auftrages auftraggeber auftraggebern auftraggebers auftragnehmer
        auftrags auftragskiller auftragslage auftrat auftraten auftreiben auftreten auftretende auftretenden auftretens
        auftrieb auftritt auftritte auftritten auftritts aufträge aufträgen auftun aufwache aufwachen aufwachsen
        aufwachst aufwacht aufwachte aufwand aufwands aufwandsentschädigung aufwarten aufwartung aufwecken aufweichung
        aufweisen aufweist aufwenden aufwendig aufwendige aufwendigen aufwendiger aufwendungen aufwerfen aufwerten
        aufwertung aufwies aufwiesen aufwind aufwirft aufwuchs aufwächst aufwändig aufwändige aufwändigen aufwändiger
        aufwärmen aufwärts aufwärtstrend aufzeichnen aufzeichnung aufzeichnungen aufzeigen aufzeigt aufziehen
        aufzuarbeiten aufzubauen aufzubessern aufzubewahren aufzubrechen aufzubringen aufzucht aufzudecken aufzufallen
        aufzufangen aufzufinden aufzufordern aufzuführen aufzufüllen aufzug aufzugeben aufzugreifen aufzuhalten
        aufzuheben aufzuholen aufzuhängen aufzuhören aufzuklären aufzukommen aufzulegen aufzulösen aufzunehmen
        aufzupassen aufzuregen aufzurufen aufzuräumen aufzuschreiben aufzusetzen aufzuspüren aufzustehen aufzusteigen
        aufzustellen aufzusuchen aufzutauchen aufzuteilen aufzutreiben aufzutreten aufzuweisen aufzuzeichnen aufzuzeigen
        aufzuziehen aufzuzählen aufzwingen aufzählen aufzählung aufzüge aufzügen aug augapfel auge augen augenarzt
        augenblick augenblicke augenblicken augenblicklich augenblicks augenbraue augenbrauen augenfarbe augenheilkunde
        augenhöhe augenkontakt augenlicht augenlider augenmass augenmerk augenschein augenscheinlich augentropfen
        augenweide augenwinkel augenwischerei augenzeuge augenzeugen augenzwinkern auges augsburg augsburger august
        augustin augustus auktion auktionen auktionshaus aula aura aurel aurich aus ausarbeiten ausarbeitung ausarten
        ausatmen ausbaden ausbau ausbauen ausbaufähig ausbaus ausbessern ausbeute ausbeuten ausbeutung ausbezahlt
        ausbilden ausbilder ausbildet ausbildung ausbildungen ausbildungsberuf ausbildungsberufe ausbildungsbetrieb
        ausbildungsjahr ausbildungsplatz ausbildungsplätze ausbildungsstätte ausbildungszeit ausbildungszentrum
        ausbleiben ausbleibt ausblenden ausblick ausblicke ausbluten ausbrach ausbrechen ausbreiten ausbreitet
        ausbreitete ausbreitung ausbremsen ausbricht ausbringen ausbruch ausbruchs ausbrüche ausbrüchen auschwitz
        ausdauer ausdauernd ausdehnen ausdehnt ausdehnung ausdenken ausdruck ausdrucke ausdrucken ausdrucks
        ausdrucksformen ausdrucksweise ausdrücke ausdrücken ausdrücklich ausdrückliche ausdrücklichen ausdrücklicher
        ausdrückt ausdrückte auseinander auseinandergesetzt auseinanderhalten auseinandersetzen auseinandersetzt
        auseinandersetzung auseinandersetzungen auseinanderzusetzen auserkoren auserwählt auserwählte auserwählten
        ausfahren ausfahrt ausfahrten ausfall ausfallen ausfallend ausfalls ausfertigung ausfiel ausfielen ausfindig
        ausflug ausflugs ausflugsziel ausflugsziele ausfluss ausflüge ausflügen ausfuhr ausfuhren ausfälle ausfällen
        ausfällt ausführen ausführende ausführenden ausführlich ausführliche ausführlichen ausführlicher ausführlichere
        ausführliches ausführt ausführte ausführung ausführungen ausfüllen ausfüllt ausgab ausgabe ausgaben ausgang
        ausgangs ausgangslage ausgangsmaterial ausgangsposition ausgangspunkt ausgangssituation ausgangssperre
        ausgearbeitet ausgearbeitete ausgearbeiteten ausgebaut ausgebaute ausgebauten ausgeben ausgebessert ausgebeutet
        ausgebildet ausgebildete ausgebildeten ausgebildeter ausgeblendet ausgeblieben ausgebrannt ausgebreitet
        ausgebreiteten ausgebrochen ausgebucht ausgeburt ausgedacht ausgedehnt ausgedehnte ausgedehnten ausgedehntes
        ausgedient ausgedruckt ausgedrückt ausgefahren ausgefallen ausgefallene ausgefallenen ausgefallenes ausgeflogen
        ausgeführt ausgeführte ausgeführten ausgefüllt ausgefüllten ausgegangen ausgegeben ausgegebenen ausgeglichen
        ausgeglichene ausgeglichenen ausgeglichener ausgeglichenes ausgeglichenheit ausgegraben ausgegrenzt ausgehalten
        ausgehandelt ausgehe ausgehebelt ausgehen ausgehend ausgehende ausgehenden ausgehoben ausgeht ausgehändigt
        ausgehöhlt ausgeklammert ausgekleidet ausgekommen ausgelacht ausgeladen ausgelagert ausgelassen ausgelassene
        ausgelastet ausgelaufen ausgelaugt ausgelegt ausgelegte ausgelegten ausgelesen ausgeleuchtet ausgeliefert
        ausgeliehen ausgelobt ausgelost ausgelöscht ausgelöst ausgelöste ausgelösten ausgemacht ausgemalt ausgemustert
        ausgenommen ausgenutzt ausgepackt ausgeprägt ausgeprägte ausgeprägten ausgeprägter ausgeprägtes ausgeraubt
        ausgerechnet ausgereicht ausgereift ausgereizt ausgerichtet ausgerichtete ausgerichteten ausgerissen ausgerollt
        ausgerottet ausgerufen ausgeruht ausgerutscht ausgeräumt ausgerüstet ausgerüstete ausgerüsteten ausgesagt
        ausgesandt ausgeschaltet ausgeschenkt ausgeschieden ausgeschiedene ausgeschiedenen ausgeschildert ausgeschlafen
        ausgeschlagen ausgeschlossen ausgeschnitten ausgeschrieben ausgeschriebenen ausgeschöpft ausgeschüttet
        ausgesehen ausgesetzt ausgesorgt ausgespart ausgesperrt ausgespielt ausgesprochen ausgesprochene ausgesprochenen
        ausgespuckt ausgestaltet ausgestaltung ausgestanden ausgestattet ausgestattete ausgestatteten ausgestellt
        ausgestellte ausgestellten ausgestiegen ausgestorben ausgestossen ausgestrahlt ausgestreckt ausgestreckten
        ausgesucht ausgesuchte ausgesuchten ausgetauscht ausgeteilt ausgetragen ausgetragenen ausgetreten ausgetrocknet
        ausgewachsen ausgewachsene ausgewachsenen ausgewandert ausgewaschen ausgewechselt ausgeweitet ausgewertet
        ausgewichen ausgewiesen ausgewiesene ausgewiesenen ausgewiesener ausgewirkt ausgewogen ausgewogene ausgewogenen
        ausgewogenes ausgewogenheit ausgewählt ausgewählte ausgewählten ausgewählter ausgezahlt ausgezeichnet
        ausgezeichnete ausgezeichneten ausgezeichneter ausgezeichnetes ausgezogen ausgezählt ausgeübt ausgibt ausgiebig
        ausgiebige ausgiebigen ausging ausgingen ausgleich ausgleichen ausgleichs ausgliederung ausgraben ausgrabung
        ausgrabungen ausgrenzen ausgrenzung ausgänge aushalten aushandeln aushang ausharren ausheben aushelfen aushilfe
        aushilfen ausholen aushält aushändigen aushängeschild auskennen auskennt ausklingen auskommen auskommt auskosten
        auskunft auskünfte auslachen ausladen auslage auslagen auslagerung ausland auslands auslandsaufenthalt
        auslandseinsatz auslandseinsätze auslandsreisen auslandssemester auslassen auslastung auslauf auslaufen
        auslaufenden ausleben auslegen ausleger auslegung auslegungen ausleihe ausleihen auslese auslesen ausliefern
        auslieferung auslosung ausländer ausländeranteil ausländerbehörde ausländerfeindlichkeit ausländerin ausländern
        ausländische ausländischem ausländischen ausländischer ausländisches auslässt ausläufer ausläufern ausläuft
        auslöschen auslöschung auslösen auslöser auslöst auslöste auslösung ausmachen ausmacht ausmachte ausmachten
        ausmalen ausmass ausmasse ausmassen ausmasses ausmisten ausnahme ausnahmefall ausnahmefällen ausnahmegenehmigung
        ausnahmen ausnahmeregelung ausnahmezustand ausnahmslos ausnahmsweise ausnehmen ausnutzen ausnutzt ausnutzung
        auspacken ausprobieren ausprobiert ausprägung ausprägungen auspuff ausrasten ausrauben ausrechnen ausrede
        ausreden ausreichen ausreichend ausreichende ausreichendem ausreichenden ausreichender ausreichendes ausreicht
        ausreichte ausreichten ausreise ausreisen ausreissen ausreisser ausrichten ausrichtet ausrichtung ausritt
        ausrollen ausrotten ausrottung ausruf ausrufen ausrufezeichen ausruhen ausrutscher ausräumen ausrücken ausrüsten
        ausrüstung ausrüstungen aussaat aussage aussagekraft aussagekräftig aussagekräftige aussagen aussagt aussah
        aussahen ausschalten ausschaltet ausschaltung ausschau ausschauen ausschaut ausscheiden ausscheidet ausscheidung
        ausscheidungen ausschied ausschlafen ausschlag ausschlagen ausschlaggebend ausschlaggebende ausschluss
        ausschneiden ausschnitt ausschnitte ausschnitten ausschreiben ausschreibung ausschreibungen ausschreitungen
        ausschuss ausschusses ausschöpfen ausschüsse ausschüssen ausschütten ausschüttung ausschüttungen aussehe
        aussehen aussehend aussehende aussehenden aussehender aussehens aussen aussenanlagen aussenbereich
        aussendarstellung aussenden aussendienst aussendung aussengrenze aussengrenzen aussenhandel aussenminister
        aussenministerin aussenministerium aussenministeriums aussenministers aussenpolitik aussenpolitisch
        aussenpolitische aussenpolitischen aussenposten aussenseite aussenseiter aussenspiegel aussenstehende
        aussenstehenden aussenstehender aussenstelle aussenstellen aussentemperatur aussenverteidiger aussenwand
        aussenwelt aussenwirkung aussenwände ausser ausserdem aussergerichtlich aussergerichtliche aussergewöhnlich
        aussergewöhnliche aussergewöhnlichen aussergewöhnlicher aussergewöhnliches ausserhalb ausserirdische
        ausserirdischen ausserirdischer ausserordentlich ausserordentliche ausserordentlichen ausserordentlicher
        ausserordentliches ausserschulischen aussetzen aussetzer aussetzt aussetzung aussicht aussichten aussichtslos
        aussichtslosen aussichtsplattform aussichtspunkt aussichtsturm aussiedler aussiehst aussieht aussortieren
        aussortiert ausspannen ausspielen ausspionieren ausspioniert aussprach aussprache aussprachen aussprechen
        ausspricht ausspruch ausstand ausstatten ausstattung ausstechen ausstehen ausstehende ausstehenden aussteigen
        aussteiger aussteigt ausstellen aussteller ausstellern ausstellt ausstellung ausstellungen ausstellungseröffnung
        ausstellungsfläche ausstellungskatalog ausstellungsraum ausstellungsstücke aussterben ausstieg ausstrahlen
        ausstrahlt ausstrahlung ausstrecken aussuchen aussucht aussöhnung austausch austauschbar austauschen austausches
        austauschs austauschschüler austeilen auster austern austesten austoben austragen austragung austragungsort
        australien australiens australier australische australischen australischer austreiben austreten austritt
        austrocknen ausverkauf ausverkauft ausverkaufte ausverkauften auswahl auswahlverfahren auswanderer auswandern
        auswanderung auswaschen auswechseln auswechslung ausweg ausweichen ausweichmanöver ausweis ausweise ausweisen
        ausweist ausweisung ausweiten ausweitung auswendig auswerten auswertung auswertungen auswirken auswirkt
        auswirkung auswirkungen auswählen auswählt auswärtige auswärtigen auswärtiges auswärts auswärtssieg
        auswärtsspiel auswüchse auszahlen auszahlt auszahlung auszahlungen auszeichnen auszeichnet auszeichnete
        auszeichnung auszeichnungen auszeit ausziehen auszieht auszog auszuarbeiten auszubauen auszubeuten auszubilden
        auszubildende auszubildenden auszublenden auszubrechen auszubreiten auszudehnen auszudenken auszudrücken
        auszuführen auszufüllen auszug auszugeben auszugehen auszugleichen auszugsweise auszuhalten auszuhandeln
        auszuhändigen auszukommen auszulassen auszuleben auszulegen auszuliefern auszuloten auszulöschen auszulösen
        auszumachen auszunehmen auszunutzen auszupacken auszuprobieren auszurichten auszurotten auszuruhen auszuräumen
        auszurüsten auszusagen auszuschalten auszuschliessen auszuschöpfen auszusehen auszusetzen auszuspielen
        auszusprechen auszustatten auszustellen auszusuchen auszutauschen auszutragen auszuwandern auszuweichen
        auszuweisen auszuweiten auszuwerten auszuwählen auszuzahlen auszuzeichnen auszuziehen auszuüben auszählung
        auszüge auszügen ausüben ausübt ausübte ausübung autark authentifizierung authentisch authentische authentischen
        authentischer authentisches authentizität autismus autist autisten auto autobahn autobahnbrücke autobahnen
        autobahnkreuz autobahnpolizei autobauer autobiografie autobiographie autobranche autofahren autofahrer
        autofahrerin autofahrern autofahrt autogramm autogramme autogrammstunde autohaus autohersteller autohändler
        autoindustrie autokauf autokorrektur autokorso automat automaten automatik automatikgetriebe automation
        automatisch automatische automatischen automatischer automatisches automatisieren automatisiert automatisierte
        automatisierten automatisierung automatisierungstechnik automatismus automobil automobile automobilen
        automobilhersteller automobilindustrie automobilzulieferer automotive autonom autonome autonomen autonomer
        autonomes autonomie autopilot autopsie autor autoradio autoreifen autoren autorennen autorin autorinnen
        autorisiert autorisierte autoritär autoritäre autoritären autoritärer autorität autoritäten autors autos
        autosalon autoschlüssel autotür autounfall autoverkehr autowerkstatt avanciert avancierte avantgarde aviv
        avocado avocados axel axiom axiome axt azoren azteken azur babel baby babylon babylonischen babynahrung babys
        bach bachelor bachelorarbeit baches bachlauf bachmann bachs back backblech backe backen backend background
        backhaus backofen backpulver backstein backstube backt backup backups backwaren bad bade badeanzug badegäste
        badehaus badehose bademantel bademeister baden badeort bades badesee badet badewanne badewannen badewasser
        badezimmer badische badischen badminton bafög bagdad bagger baggersee baguette bahamas bahn bahnbrechend
        bahnbrechende bahnbrechenden bahncard bahndamm bahnen bahnfahrt bahnhof bahnhofes bahnhofs bahnhofsgebäude
        bahnhofstrasse bahnhofsviertel bahnhofsvorplatz bahnhöfe bahnhöfen bahnlinie bahnlinien bahnstation bahnsteig
        bahnsteige bahnsteigen bahnstrecke bahnstrecken bahnt bahntrasse bahnverkehr bahnübergang bahrain bahre bai
        bajonett bakterielle bakteriellen bakterien bakterium balance balancieren bald baldige baldigen baldiges
        baldmöglichst balearen bali balkan balkanroute balken balkon balkone balkonen balkontür ball ballade balladen
        ballast ballaststoffe ballbesitz ballen ballerina ballern ballert ballett ballhaus ballon ballons balls ballsaal
        ballungsräumen ballungszentren balsam baltikum baltische baltischen bamberg bambi bambus banal banale banalen
        banalität banane bananen bananenrepublik band bandagen bandbreite bande banden bandes bandit banditen
        bandmitglieder bands bang bange bangen banger bangkok bangladesch banjo bank bankdaten banken bankenaufsicht
        bankenkrise banker bankett bankgeschäfte bankhaus bankier bankiers bankkaufmann bankkonten bankkonto bankkunden
        banknoten bankraub bankrott bankräuber bankwesen banküberfall bann bannen banner bannt baptist bar baracke
        baracken barbados barbar barbara barbarei barbaren barbarisch barbarischen barbarossa barbie barbier barcelona
        barclays barcode barden bare bares barfuss barg bargeld bargen bariton barkeeper barmherzig barmherzigen
        barmherzigkeit barnabas barock barocke barocken barometer baron barone baronin barons barrel barren barriere
        barrierefrei barrierefreie barrierefreien barrierefreiheit barrieren barrikaden bars barsch bart bartholdy
        barton barzahlung basalt basar base baseball baseballschläger basel basen basic basics basieren basierend
        basierende basierenden basiert basierte basierten basilika basilikum basis basislager basiswissen basketball
        basler bass bassist bassisten bast bastard bastarde bastel basteln bastelt bastille bastion bastler bat
        bataillon bataillone bataillons baten batterie batterien batzen bau bauabschnitt bauamt bauarbeiten bauarbeiter
        bauart bauausführung baubeginn baubranche bauch bauchgefühl bauchmuskeln bauchnabel bauchschmerzen
        bauchspeicheldrüse bauchweh baue bauelemente bauen bauer bauern bauernhaus bauernhof bauernhöfe bauernhöfen
        bauernmarkt bauernverband bauers baufinanzierung baufirma baufirmen bauform baugebiet baugenehmigung
        baugenehmigungen baugeschichte baugewerbe baugrube baugrund baugruppen bauhaus bauherr bauherren bauherrn bauhof
        bauholz bauindustrie bauingenieur bauingenieurwesen baujahr baukasten baukosten baukunst baukörper bauland
        bauleiter bauleitung baulich bauliche baulichen baulicher baum baumann baumarkt baumarten baumaschinen
        baumassnahme baumassnahmen baumaterial baumaterialien baumbach baumbestand baumeister baumeln baumes baumgarten
        baumhaus baumkronen baums baumschule baumstamm baumstämme baumwolle bauordnung bauphase bauplan bauplatz
        baupläne bauprojekt bauprojekte baurecht baureihe baureihen baus bausch bausparkasse bausparkassen
        bausparvertrag baust baustein bausteine bausteinen baustelle baustellen baustoff baustoffe bausubstanz baut
        baute bautechnik bauteil bauteile bauteilen bauten bauträger bautätigkeit bauunternehmen bauunternehmer
        bauverwaltung bauvorhaben bauweise bauwerk bauwerke bauwerken bauwerks bauwesen bauwirtschaft bauzeit bavaria
        bayer bayerisch bayerische bayerischen bayerischer bayerisches bayern bayerns bayreuth bayreuther bayrisch
        bayrische bayrischen bayrischer bde bea beabsichtige beabsichtigen beabsichtigt beabsichtigte beabsichtigten
        beachte beachten beachtenswert beachtet beachtete beachteten beachtlich beachtliche beachtlichen beachtlicher
        beachtliches beachtung beamer beamte beamten beamter beamtin beanspruchen beansprucht beanspruchte beanspruchten
        beanspruchung beanstanden beanstandet beanstandungen beantrage beantragen beantragt beantragte beantragten
        beantragung beantworte beantworten beantwortest beantwortet beantwortete beantwortung bearbeite bearbeiten
        bearbeiter bearbeitet bearbeitete bearbeiteten bearbeitung bearbeitungen beate beatles beatmung beatrice beatrix
        beaufsichtigen beaufsichtigt beauftragen beauftragt beauftragte beauftragten beauftragter beauftragung bebauen
        bebaut bebauten bebauung bebauungsplan bebe beben bebt becher beck becken beckenbauer beckenrand beckens becker
        beckers beckmann becks bedacht bedachte bedachten bedanke bedanken bedankt bedankte bedarf bedarfs bedarfsfall
        bedauere bedauerlich bedauerlicher bedauerlicherweise bedauern bedauert bedauerte bedaure bedecken bedeckt
        bedeckte bedeckten bedenke bedenken bedenkenlos bedenklich bedenkliche bedenkt bedenkzeit bedeute bedeuten
        bedeutend bedeutende bedeutenden bedeutender bedeutendes bedeutendste bedeutendsten bedeutest bedeutet bedeutete
        bedeuteten bedeutsam bedeutsame bedeutsamen bedeutsamer bedeutung bedeutungen bedeutungslos bedeutungslosigkeit
        bediene bedienen bedienstete bediensteten bedient bediente bedienten bedienung bedienungsanleitung bedingen
        bedingt bedingte bedingten bedingter bedingung bedingungen bedingungslos bedingungslose bedingungslosen
        bedingungsloses bedrohen bedrohlich bedrohliche bedrohlichen bedrohlicher bedroht bedrohte bedrohten bedrohung
        bedrohungen bedrucken bedruckt bedrängen bedrängnis bedrängt bedrängten bedrückend bedrückt bedurfte bedürfe
        bedürfen bedürfnis bedürfnisse bedürfnissen bedürftig bedürftige bedürftigen bedürftigkeit beeilen beeilt
        beeindrucken beeindruckend beeindruckende beeindruckenden beeindruckender beeindruckendes beeindruckt
        beeindruckte beeinflussbar beeinflussen beeinflusst beeinflusste beeinflussten beeinflussung beeinträchtigen
        beeinträchtigt beeinträchtigte beeinträchtigten beeinträchtigung beeinträchtigungen beende beenden beendet
        beendete beendeten beendigung beengten beerdigen beerdigt beerdigung beerdigungen beere beeren beet beete
        beethoven beethovens befahl befahrbar befahren befahrene befahrenen befall befallen befallenen befand befanden
        befangen befangenheit befasse befassen befasst befasste befassten befehl befehle befehlen befehligt befehls
        befehlshaber befestigen befestigt befestigte befestigten befestigung befestigungen befeuern befeuert befiehlt
        befinde befinden befindest befindet befindliche befindlichen befindlichkeit befindlichkeiten beflügeln beflügelt
        befohlen befolgen befolgt befragen befragt befragte befragten befragung befragungen befreien befreiend befreier
        befreit befreite befreiten befreiung befreiungsschlag befremdlich befreundet befreundete befreundeten
        befreundeter befriedigen befriedigend befriedigende befriedigt befriedigung befriedung befristet befristete
        befristeten befristung befruchtet befruchtung befugnis befugnisse befugt befuhr befund befunde befunden
        befähigen befähigt befähigung befällt befänden befördern befördert beförderte beförderten beförderung
        beförderungen befüllen befüllt befürchte befürchten befürchtet befürchtete befürchteten befürchtung
        befürchtungen befürworte befürworten befürworter befürwortern befürwortet befürwortete befürwortung begab
        begaben begabt begabte begabten begabter begabung begabungen begangen begangene begangenen begann begannen
        begebe begeben begebenheit begebenheiten begegne begegnen begegnet begegnete begegneten begegnung begegnungen
        begehbar begehbaren begehe begehen begehren begehrt begehrte begehrten begehrtesten begeht begehung begeistern
        begeistert begeisterte begeisterten begeisterter begeisterung begibt begierde begierden begierig beging begingen
        beginn beginne beginnen beginnend beginnende beginnenden beginns beginnst beginnt beglaubigte begleichen
        begleite begleiten begleitend begleitende begleitenden begleiter begleiterin begleitern begleiterscheinungen
        begleitet begleitete begleiteten begleitung beglichen beglücken beglückt beglückwünschen begnadigt begnadigung
        begnügen begnügt begonnen begonnene begonnenen begraben begreife begreifen begreiflich begreifst begreift
        begrenzen begrenzt begrenzte begrenztem begrenzten begrenzter begrenztes begrenzung begrenzungen begriff
        begriffe begriffen begriffes begrifflichkeit begrifflichkeiten begriffs begrub begräbnis begründen begründer
        begründet begründete begründeten begründung begründungen begrüsse begrüssen begrüsst begrüsste begrüssten
        begrüssung begutachten begutachtet begutachtung begünstigen begünstigt begünstigte begünstigten begünstigung
        behaart behaarte behaarten behaarung behaftet behalf behalte behalten behaltet behandeln behandelnde
        behandelnden behandelt behandelte behandelten behandle behandlung behandlungen behandlungsmethoden beharren
        beharrlich beharrlichkeit beharrt beharrte behaupte behaupten behauptest behauptet behauptete behaupteten
        behauptung behauptungen behausung behausungen beheben behebt behebung beheimatet beheimateten beheizt beheizten
        beheizung beherbergen beherbergt beherbergte beherrsche beherrschen beherrschende beherrscht beherrschte
        beherrschten beherrschung beherzigen beherzt behielt behielten behilflich behindern behindert behinderte
        behinderten behinderter behinderung behinderungen behoben behr behutsam behält behälter behältern behältnis
        behältst behörde behörden behördlich behördliche behördlichen behütet bei beibehalten beibehaltung beibringen
        beibringt beichte beichten beichtvater beide beidem beiden beider beiderseits beides beidseitig beieinander
        beiersdorf beifahrer beifahrersitz beifall beige beigebracht beigefügt beigefügten beigelegt beigemessen
        beigemischt beigeordneten beigeordneter beigeschmack beigesetzt beigesteuert beigetragen beigetreten beiheft
        beihilfe beihilfen beil beilage beilagen beilegen beilegung beileibe beileid beiläufig beim bein beinah beinahe
        beinamen beinbruch beinchen beine beinen beinhalten beinhaltet beinhaltete beipflichten beirat beirats beirren
        beirut beisammen beisammensein beischlaf beisein beiseite beisetzung beisitzer beispiel beispiele beispielen
        beispielhaft beispielhafte beispiellos beispiellose beispiellosen beispiels beispielsweise beispielweise beisse
        beissen beisst beistand beistehen beisteuern beitrag beitrage beitragen beitrages beitrags beitragszahler
        beitreten beitritt beitritts beitrittsverhandlungen beitrug beitrugen beiträge beiträgen beiträgt beiwerk
        beiwohnen beizeiten beizubehalten beizubringen beizukommen beizulegen beizustehen beizutragen beizutreten
        beizuwohnen bejahen bejaht bejubeln bejubelt bekam bekamen bekannt bekannte bekanntem bekannten bekanntenkreis
        bekannter bekannteren bekanntermassen bekanntes bekannteste bekanntesten bekanntester bekanntgabe bekanntgeben
        bekanntgegeben bekanntheit bekanntheitsgrad bekanntlich bekanntmachung bekanntmachungen bekanntschaft
        bekanntschaften bekanntwerden bekehren bekehrt bekehrung bekenne bekennen bekennende bekennenden bekennender
        bekennerschreiben bekennt bekenntnis bekenntnisse bekenntnisses beklagen beklagt beklagte beklagten beklaut
        beklebt bekleiden bekleidet bekleidete bekleideten bekleidung bekloppt bekloppte bekloppten bekomme bekommen
        bekommst bekommt bekriegen bekräftigen bekräftigt bekräftigte bekunden bekundet bekundete bekäme bekämen
        bekämpfe bekämpfen bekämpft bekämpfte bekämpften bekämpfung beladen beladenen beladung belag belagern belagert
        belagerte belagerten belagerung belang belange belangen belanglos belanglose belangt belassen belastbar
        belastbare belastbarkeit belasten belastend belastende belastenden belastet belastete belasteten belastung
        belastungen belaufen belauscht beleben belebt belebte belebten belebung beleg belegbar belege belegen
        belegschaft belegt belegte belegten belegung belehren belehrt belehrung beleidige beleidigen beleidigend
        beleidigende beleidigst beleidigt beleidigte beleidigten beleidigung beleidigungen beleuchten beleuchtet
        beleuchtete beleuchteten beleuchtung belfast belgien belgiens belgier belgische belgischen belgischer belgrad
        belichtet belichtung belieben beliebig beliebige beliebigen beliebiger beliebiges beliebt beliebte beliebten
        beliebter beliebtes beliebteste beliebtesten beliebtheit belief beliefen beliefern beliefert belieferung beliess
        belle bellen belletristik bellevue bellt belogen belohnen belohnt belohnung belohnungen belustigt belustigung
        belächelt belässt belästigen belästigt belästigung belästigungen beläuft belüftung belügen belügt bemalen bemalt
        bemalte bemalten bemalung bemannte bemerkbar bemerke bemerken bemerkenswert bemerkenswerte bemerkenswerten
        bemerkenswerter bemerkenswertes bemerkst bemerkt bemerkte bemerkten bemerkung bemerkungen bemessen bemessung
        bemessungsgrundlage bemisst bemängeln bemängelt bemängelte bemühe bemühen bemüht bemühte bemühten bemühung
        bemühungen ben benachbarte benachbarten benachbarter benachrichtigen benachrichtigt benachrichtigung
        benachrichtigungen benachteiligen benachteiligt benachteiligte benachteiligten benachteiligung benachteiligungen
        benahm benannt benannte benannten benchmark benchmarks benedikt benediktiner benefiz benehmen beneide beneiden
        beneidet benelux benennen benennt benennung bengel benimmt benjamin benommen bens bentley benutzbar benutze
        benutzen benutzer benutzern benutzername benutzernamen benutzeroberfläche benutzers benutzt benutzte benutzten
        benutzung benz benzin benziner benzol benötige benötigen benötigst benötigt benötigte benötigten benützen
        benützt beobachte beobachten beobachter beobachtern beobachtet beobachtete beobachteten beobachtung
        beobachtungen beordert bepflanzt bepflanzung bequem bequeme bequemen bequemer bequemes bequemlichkeit berate
        beraten beratend beratende beratenden berater beraterin beratern beratung beratungen beratungsgespräch
        beratungsstelle beratungsstellen beratungsunternehmen berauben beraubt berauschend berauscht berchtesgaden
        berechenbar berechne berechnen berechnet berechnete berechneten berechnung berechnungen berechtigen berechtigt
        berechtigte berechtigten berechtigter berechtigtes berechtigung berechtigungen bereden bereich bereiche
        bereichen bereichern bereichert bereicherung bereiches bereichs bereichsleiter bereinigen bereinigt bereinigte
        bereinigung bereisen bereist bereiste bereit bereite bereiten bereitet bereitete bereiteten bereitgestellt
        bereitgestellten bereithalten bereithält bereits bereitschaft bereitschaftsdienst bereitschaftspolizei
        bereitstehen bereitstellen bereitstellt bereitstellung bereitwillig bereitzustellen bereue bereuen bereut berg
        bergab bergarbeiter bergauf bergbau bergbaus bergdorf berge bergen berger berges bergführer berggipfel berghain
        bergheim bergisch bergische bergischen bergischer bergland bergleute bergmann bergrücken bergs bergstadt
        bergstation bergsteigen bergsteiger bergstrasse bergung bergwacht bergwerk bergwerke bergwerken bergwerks
        bericht berichte berichten berichterstatter berichterstattung berichtes berichtet berichtete berichteten
        berichtigen berichtigt berichtigung berichts berief beriefen beriet berkeley berlin berlinale berliner
        berlinerin berlinern berlins berlusconi bermuda bern bernd berner bernhard bernhardt bernstein bersten bert
        berta bertelsmann berthold beruf berufe berufen berufes beruflich berufliche beruflichen beruflicher berufliches
        berufs berufsalltag berufsausbildung berufsbegleitend berufsberatung berufsbezeichnung berufsbild
        berufsbildenden berufsbildung berufseinsteiger berufseinstieg berufserfahrung berufsfachschule berufsfeld
        berufsfeuerwehr berufsgenossenschaft berufsgruppe berufsgruppen berufskolleg berufskraftfahrer berufsleben
        berufsorientierung berufsschule berufsschulen berufsstand berufstätig berufstätige berufstätigen berufstätigkeit
        berufsunfähigkeit berufsverband berufsverbot berufsverkehr berufswahl berufswunsch beruft berufung berufungen
        berufungsgericht berufungsverfahren beruhe beruhen beruhende beruhenden beruhige beruhigen beruhigend
        beruhigende beruhigenden beruhigt beruhigte beruhigung beruhigungsmittel beruht beruhte beruhten berät
        berüchtigt berüchtigte berüchtigten berücksichtigen berücksichtigt berücksichtigte berücksichtigung berühmt
        berühmte berühmten berühmter berühmtes berühmteste berühmtesten berühmtheit berühmtheiten berühre berühren
        berührend berührende berührenden berührt berührte berührten berührung berührungen berührungspunkte
        berührungsängste besagen besagt besagte besagtem besagten besagter besass besassen besatzer besatzung
        besatzungen besatzungsmacht besatzungsmitglieder besatzungszone besaufen beschaffen beschaffenheit beschafft
        beschaffung beschaulichen bescheid bescheide bescheiden bescheidene bescheidenen bescheidener bescheidenes
        bescheidenheit bescheinigen bescheinigt bescheinigte bescheinigung beschenken beschenkt beschenkte bescheren
        beschert bescherte bescherung bescheuert bescheuerte bescheuerten bescheuerter beschichtung beschieden
        beschiessen beschilderung beschimpfen beschimpft beschimpfte beschimpfung beschimpfungen beschissen beschissene
        beschissenen beschissener beschissenes beschlag beschlagen beschlagnahme beschlagnahmen beschlagnahmt
        beschlagnahmte beschlagnahmten beschlagnahmung beschleicht beschleunigen beschleunigt beschleunigte
        beschleunigten beschleunigung beschliessen beschliesst beschloss beschlossen beschlossene beschlossenen
        beschluss beschlusses beschlussfassung beschlüsse beschlüssen beschmiert beschmutzt beschneiden beschneidung
        beschnitten beschossen beschreibe beschreiben beschreibst beschreibt beschreibung beschreibungen beschreiten
        beschrieb beschrieben beschriebene beschriebenen beschriftet beschriftung beschritten beschränke beschränken
        beschränkt beschränkte beschränkten beschränkter beschränkung beschränkungen beschuldigen beschuldigt
        beschuldigte beschuldigten beschuldigung beschuldigungen beschuss beschwerde beschwerdeführer beschwerden
        beschwere beschweren beschwerlich beschwerst beschwert beschwerte beschwerten beschwichtigen beschwingt beschwor
        beschworen beschwören beschwört beschwörung beschädigen beschädigt beschädigte beschädigten beschädigung
        beschädigungen beschäftige beschäftigen beschäftigt beschäftigte beschäftigten beschäftigter beschäftigung
        beschäftigungen beschämend beschämt beschönigen beschütze beschützen beschützer beschützt beseelt beseitigen
        beseitigt beseitigte beseitigung besen besessen besessenheit besetzen besetzer besetzt besetzte besetzten
        besetztes besetzung besetzungen besichtigen besichtigt besichtigung besichtigungen besiedeln besiedelt
        besiedelte besiedelten besiedelung besiedlung besiegeln besiegelt besiegelte besiegen besiegt besiegte besiegten
        besinnen besinnliche besinnt besinnung besitz besitze besitzen besitzer besitzerin besitzern besitzers besitzes
        besitzt besitztümer besitzungen besitzverhältnisse besoffen besoffene besoffenen besoffener besoldung besondere
        besonderem besonderen besonderer besonderes besonderheit besonderheiten besonders besonnen besonnenheit besorge
        besorgen besorgnis besorgniserregend besorgt besorgte besorgten besorgter besorgungen bespielen bespielt
        besprachen besprechen besprechung besprechungen bespricht besprochen besprochenen besprühen besprüht besser
        bessere besserem besseren besserer besseres bessern bessert besserte besserung besserwisser best bestand
        bestanden bestandene bestandenen bestandener bestandes bestandsaufnahme bestandskunden bestandteil bestandteile
        bestandteilen bestatten bestattet bestattung bestattungen bestaunen bestaunt beste bestechen bestechung besteck
        bestehe bestehen bestehend bestehende bestehenden bestehender bestehendes bestehens bestehst besteht besteigen
        besteigt besteigung bestell bestellbar bestelle bestellen besteller bestellst bestellt bestellte bestellten
        bestellung bestellungen bestem besten bestenfalls bestenliste bestens bester bestes besteuern besteuert
        besteuerung besticht bestickt bestie bestieg bestiegen bestien bestimme bestimmen bestimmend bestimmende
        bestimmenden bestimmst bestimmt bestimmte bestimmten bestimmter bestimmtes bestimmtheit bestimmung bestimmungen
        bestimmungsort bestleistung bestleistungen bestmöglich bestmögliche bestmöglichen bestochen bestohlen bestrafen
        bestraft bestrafte bestrafung bestrahlung bestreben bestrebt bestrebungen bestreichen bestreite bestreiten
        bestreitet bestritt bestritten bestseller bestuhlung bestzeit bestzeiten bestände beständen beständig beständige
        beständigen beständigkeit bestärken bestärkt bestätige bestätigen bestätigt bestätigte bestätigten bestätigung
        bestätigungen bestücken bestückt bestünde bestünden bestürzt bestürzung besuch besuche besuchen besucher
        besucherinnen besuchern besucherzahlen besucherzentrum besuches besuchs besuchst besucht besuchte besuchten
        besungen besänftigen beta bete beteilige beteiligen beteiligt beteiligte beteiligten beteiligter beteiligung
        beteiligungen beteiligungsgesellschaft beten betet betete beteten beteuert beteuerte bethlehem betiteln betitelt
        beton betone betonen betont betonte betonten betonung betracht betrachte betrachten betrachter betrachters
        betrachtet betrachtete betrachteten betrachtung betrachtungen betrachtungsweise betraf betrafen betrag betrage
        betragen betrages betrags betrat betraten betraut betreff betreffe betreffen betreffend betreffende betreffenden
        betreibe betreiben betreiber betreibergesellschaft betreiberin betreibern betreibers betreibt betrete betreten
        betreue betreuen betreuer betreuerin betreuern betreut betreute betreuten betreutes betreuung betreuungsgeld
        betrieb betriebe betrieben betriebene betriebenen betriebes betriebliche betrieblichen betrieblicher betriebs
        betriebsbereit betriebsführung betriebshof betriebsklima betriebskosten betriebsleiter betriebsmittel
        betriebsrat betriebsrats betriebsräte betriebsstätte betriebssystem betriebssysteme betriebssystemen
        betriebssystems betriebswirt betriebswirtschaft betriebswirtschaftlich betriebswirtschaftliche
        betriebswirtschaftlichen betriebswirtschaftslehre betrifft betrinken betritt betroffen betroffene betroffenen
        betroffener betroffenheit betrogen betrug betrugen betruges betrugs betrunken betrunkene betrunkenen betrunkener
        beträchtlich beträchtliche beträchtlichen beträchtlicher beträge beträgen beträgt betrübt betrügen betrüger
        betrügereien betrügerische betrügerischen betrügern betrügt bett bettchen bettdecke bette bettel betteln bettelt
        betten bettes bettina bettlaken bettler bettwäsche betty betätigen betätigt betätigte betätigung betätigungsfeld
        betäuben betäubt betäubung betäubungsmittel beuge beugen beugt beugte beule beulen beunruhigen beunruhigend
        beunruhigende beunruhigt beunruhigung beurkundet beurlaubt beurlaubung beurteile beurteilen beurteilt beurteilte
        beurteilung beurteilungen beute beutel bevollmächtigte bevollmächtigten bevollmächtigter bevor bevormundung
        bevorstehen bevorstehende bevorstehenden bevorsteht bevorzuge bevorzugen bevorzugt bevorzugte bevorzugten
        bevorzugter bevorzugung bevölkern bevölkert bevölkerten bevölkerung bevölkerungen bevölkerungsanteil
        bevölkerungsdichte bevölkerungsentwicklung bevölkerungsgruppe bevölkerungsgruppen bevölkerungsschichten
        bevölkerungswachstum bevölkerungszahl bewachen bewachsen bewacht bewachte bewachten bewachung bewaffnen
        bewaffnet bewaffnete bewaffneten bewaffneter bewaffnung bewahre bewahren bewahrheiten bewahrheitet bewahrt
        bewahrte bewahrung bewaldeten bewandert bewarb beweg bewege bewegen bewegend bewegende bewegenden bewegender
        beweggrund beweggründe beweggründen beweglich bewegliche beweglichen beweglicher beweglichkeit bewegst bewegt
        bewegte bewegten bewegtes bewegung bewegungen bewegungsfreiheit bewegungsmelder beweis beweisaufnahme beweise
        beweisen beweisführung beweislage beweislast beweismaterial beweismittel beweist bewerbe bewerben bewerber
        bewerberinnen bewerbern bewerbung bewerbungen bewerbungsfrist bewerbungsgespräch bewerbungsschreiben
        bewerbungsunterlagen bewerbungsverfahren bewerfen bewerkstelligen bewerkstelligt bewerte bewerten bewertet
        bewertete bewerteten bewertung bewertungen bewies bewiesen bewilligen bewilligt bewilligte bewilligung bewirb
        bewirbt bewirken bewirkt bewirkte bewirkten bewirtet bewirtschaften bewirtschaftet bewirtschafteten
        bewirtschaftung bewirtung bewog bewogen bewohnbar bewohnen bewohner bewohnerin bewohnern bewohnt bewohnte
        bewohnten beworben beworfen bewundere bewunderer bewundern bewundernswert bewundert bewunderte bewunderten
        bewunderung bewusst bewusste bewussten bewusster bewusstes bewusstlos bewusstlosigkeit bewusstsein bewusstseins
        bewähren bewährt bewährte bewährten bewährter bewährtes bewährung bewährungsstrafe bewältigen bewältigt
        bewältigung bewässerung bewölkt bewölkung bezahlbar bezahlbare bezahlbaren bezahlbarer bezahle bezahlen bezahlst
        bezahlt bezahlte bezahlten bezahlter bezahlung bezaubernd bezaubernde bezaubernden bezaubert bezeichne
        bezeichnen bezeichnend bezeichnet bezeichnete bezeichneten bezeichnung bezeichnungen bezeugen bezeugt bezichtigt
        beziehe beziehen bezieher beziehst bezieht beziehung beziehungen beziehungsweise beziffern beziffert bezirk
        bezirke bezirken bezirkes bezirks bezirksamt bezirksbürgermeister bezirksgericht bezirkshauptmannschaft
        bezirksklasse bezirksliga bezirksregierung bezog bezogen bezogene bezogenen bezug bezugnahme bezugsperson
        bezugspersonen bezugspunkt bezuschusst bezwang bezwecken bezweckt bezweifele bezweifeln bezweifelt bezweifelte
        bezweifle bezwingen bezwingt bezwungen bezüge bezügen bezüglich beängstigend beäugt bias biathletin biathlon
        bibel bibeln biber bibliographie bibliographischen bibliothek bibliothekar bibliothekarin bibliotheken biblisch
        biblische biblischen biblischer biedenkopf biedermeier biege biegen biegt biegung bielefeld bielefelder biene
        bienen bienenstock bier bierchen biere bieren bieres bierflasche bierflaschen biergarten biergärten biermann
        bierzelt biest biester biete bieten bietenden bieter bietet bigband biker bikini bikinis bilanz bilanzen
        bilanzierung bilanzsumme bilaterale bilateralen bild bildband bildbearbeitung bildchen bilde bilden bildende
        bildenden bildender bilder bilderbuch bildergalerie bildern bilderrahmen bildersuche bildes bildet bildete
        bildeten bildfläche bildhauer bildhauerei bildhauers bildlich bildliche bildmaterial bildmitte bildnis bildnisse
        bildqualität bildrand bildschirm bildschirme bildschirmen bildsprache bildung bildungsabschluss bildungsarbeit
        bildungsauftrag bildungsbereich bildungschancen bildungseinrichtung bildungseinrichtungen bildungsforschung
        bildungsminister bildungsministerin bildungsministerium bildungsniveau bildungspolitik bildungsstätte
        bildungssystem bildungssystems bildungsweg bildungswerk bildungswesen bildungszentrum bildunterschrift
        bildzeitung bill billard billig billige billigem billigen billigend billiger billigere billigeren billiges
        billigflieger billigste billigsten billigt billigte billigung billion billionen bills billy bin bind binde
        bindegewebe bindeglied bindemittel binden bindend bindende binder bindestrich bindet bindung bindungen bingen
        binnen binnenland binnenmarkt binäre binären biochemie biochemische biogas biogasanlagen biografie biografien
        biograph biographie biographien biographische biographischen biographisches bioladen biologe biologen biologie
        biologin biologisch biologische biologischen biologischer biologisches biomasse biotechnologie biotop biotope
        birgit birgt birke birken birkenau birkenfeld birkenstock birmingham birnbaum birne birnen bis bischof bischofs
        bischofskonferenz bischöfe bischöfen bischöfliche bischöflichen bisexuell bisexuelle bisher bisherige bisherigen
        bisheriger bisheriges bislang bismarck bismarcks biss bisschen bisse bissen bissig bist bistum bistums bistümer
        bisweilen bit bits bitte bitten bitter bittere bitteren bitterer bitteres bitterkeit bitterlich bitteschön
        bittet bitumen bizarr bizarre bizarren bizeps björn blackbox blackjack blacklist blackout blair blamage
        blamieren blamiert blank blanke blanken blanker blase blasen blasmusik blasorchester blasphemie blass blasse
        blassen blasser blast blatt blattes blau blaubeeren blaue blauem blauen blauer blaues blaulicht blaupause
        blauäugig blech bleche blechen blei bleib bleibe bleiben bleibende bleibenden bleiberecht bleibst bleibt bleich
        bleiche bleichen bleicher bleistift bleistifte blende blenden blendend blendet blick blicke blicken blickfang
        blickfeld blickkontakt blickpunkt blickrichtung blickt blickte blickten blickwinkel blickwinkeln blieb bliebe
        blieben blies blind blinddarm blinde blinden blinder blindes blindgänger blindheit blinken blinker blinkt
        blinzeln blitz blitze blitzen blitzkrieg blitzmarathon blitzschlag blitzschnell blitzt block blockade blockaden
        blockbuster blocken blockflöte blockhaus blockieren blockiert blockierte blockierten blockierung blocks blockt
        blog blogbeitrag blogeintrag bloggen blogger bloggerin blogs blond blonde blonden blonder blondes blondine
        blondinen bloomberg bloss blosse blossem blossen blosser blosses blossgestellt blossstellen blues bluetooth
        bluff blume blumen blumenkohl blumenladen blumenstrauss blumentopf bluse blusen blut blutbad blutbild blutdruck
        blute blutegel bluten blutende blutentnahme bluterguss blutes blutet blutete blutgefässe blutgruppe
        bluthochdruck blutig blutige blutigen blutiger blutiges blutkreislauf blutkörperchen blutprobe blutproben
        blutspende blutspenden blutspuren bluttat bluttest blutung blutungen blutvergiessen blutverlust blutwerte
        blutwurst blutzucker blutzuckerspiegel blähungen bläschen bläser bläst blättchen blätter blättern blättert
        bläulich blöcke blöcken blöd blöde blöden blöder blöderweise blödes blödheit blödsinn blösse blühen blühende
        blühenden blüht blühte blümchen blüte blüten blütezeit boa boas bob bobs bochum bochumer bock bockwurst boden
        bodenbelag bodenlose bodenplatte bodens bodensatz bodenschätze bodensee bodenseekreis bodenständig bodenständige
        bodentruppen bodyguard bodyguards boeing bog bogen bogens bogenschiessen bogenschützen bohlen bohne bohnen bohr
        bohren bohrer bohrloch bohrmaschine bohrt bohrte bohrung bohrungen boiler boje bolero bolivien bollerwagen
        bollwerk bologna bolognese bolschewiki bolzen bombardement bombardieren bombardiert bombardierung bombay bombe
        bomben bombenangriff bombenanschlag bombendrohung bomber bon bonaparte bonbon bonbons bongo bonhoeffer boni
        bonität bonn bonner bons bonus bonuspunkte bonzen boogie booklet boom boomt boot boote booten bootes boots
        bootsfahrt bootshaus bord bordcomputer bordeaux bordell bordelle borderline bordstein borgen boris borken borkum
        borsten borussia bosch boshaft bosheit bosnien bosnier bosnisch bosnische bosnischen bosporus boss bosse boston
        bot botanik botaniker botanische botanischen botanischer bote boten botschaft botschaften botschafter
        botschafterin botschafters botswana bottrop bouillon boulevard bourgeoisie boutique boutiquen bowling box
        boxberg boxen boxer boxkampf boxt boy boykott boykottieren boykottiert boys bozen brabant brach brachen bracht
        brachte brachten brahms brainstorming branche branchen brand brandanschlag brandbekämpfung brandenburg
        brandenburger brandenburgische brandenburgischen brandenburgs brandes brandgefahr brandneu brandneue brandneuen
        brands brandschutz brandstifter brandstiftung brandt brandts brandung brannte brannten brasilianer
        brasilianische brasilianischen brasilianischer brasilien brasiliens brat braten bratkartoffeln bratpfanne
        bratwurst bratwürste brauch brauchbar brauchbare brauchbaren brauchbares brauche brauchen brauchst braucht
        brauchte brauchten brauchtum brauen brauer brauerei brauereien brauhaus braun braunau braune braunem braunen
        brauner braunes braunfels braunkohle braunschweig braunschweiger brause brausen braust braut brautkleid
        brautpaar brav brave braven braver braves bravour breche brechen brecher brechreiz brechstange brecht brechts
        bregenz brei breit breitband breitbandausbau breitbart breitbeinig breite breitem breiten breitenbach
        breitengrad breitenreiter breitensport breiter breitere breiteren breiteres breites breitesten breitet breitete
        breitkopf breitseite bremen bremens bremer bremerhaven brems bremse bremsen bremst brenn brenne brennelemente
        brennen brennend brennende brennenden brennender brennendes brenner brennerei brennholz brennpunkt brennpunkte
        brennstoff brennstoffe brennstoffen brennstoffzelle brennstoffzellen brennt brennweite brenzlig bresche breslau
        brest brett bretter brettern brettspiel brettspiele brezel brezeln brich brichst bricht brie brief briefe
        briefen briefes briefkasten briefkästen briefmarke briefmarken briefs brieftasche briefträger briefumschlag
        briefwahl briefwechsel brigade brigaden brighton brigitte brillant brillante brillanten brillanter brillanz
        brille brillen brillenträger bring bringe bringen bringschuld bringst bringt brisant brisante brisanten brisanz
        brise bristol brite briten britin britisch britische britischem britischen britischer britisches britta brixen
        broadcast brocken brockhaus brodelt broker brokkoli brombeeren bronchitis bronze bronzemedaille bronzene
        bronzenen bronzezeit brosche broschüre broschüren brot brote brotzeit browser bruch bruchlandung bruchstücke
        bruchteil bruder bruders bruderschaft brummen brummer brummt brunch brunnen brunnens bruno brust brustkorb
        brustkrebs brustwarzen brut brutal brutale brutalen brutaler brutales brutalität brutto bruttoinlandsprodukt
        bryan brächte brände bränden bräuche bräuchen bräuchte bräuchten bräuchtest bräune bräunlich bräute bräutigam
        bröckelt brötchen brüche brüchen brüchig brücke brücken brückenbau brückenkopf brüder brüderchen brüderlichkeit
        brüdern brügge brühe brüllen brüllt brüllte brünette brüssel brüsseler brüste brüsten brüstung brüten brütet bsp
        bub bube buben buch buchau buchautor buchbar buchbinder buchdruck buchdrucker buchdruckerei buche buchen
        buchenwald buches buchform buchführung buchhalter buchhaltung buchhandel buchhandels buchhandlung buchhandlungen
        buchheim buchholz buchhändler buchladen buchmacher buchmarkt buchmesse buchpreis buchreihe buchs buchse buchst
        buchstabe buchstaben buchstabieren buchstäblich bucht buchten buchtitel buchung buchungen buchvorstellung
        buchwald buchweizen buckel buckingham budapest buddeln buddha buddhas buddhismus buddhist buddhisten
        buddhistische buddhistischen bude buden budget budgets buenos buffet bug bugatti bugs buhlen buk bukarest
        bulgarien bulgariens bulgarisch bulgarische bulgarischen bull bulldog bulldogge bulle bullen bulletin bumerang
        bummel bummeln bumsen bumst bund bunde bundes bundesagentur bundesamt bundesamtes bundesamts bundesanstalt
        bundesanwaltschaft bundesanzeiger bundesarbeitsgericht bundesarchiv bundesaussenminister bundesbahn bundesbank
        bundesbehörde bundesbehörden bundesbürger bundesdeutsche bundesdeutschen bundesdurchschnitt bundesebene
        bundesfinanzhof bundesfinanzminister bundesgebiet bundesgericht bundesgerichtshof bundesgerichtshofs
        bundesgesetz bundeshauptstadt bundeshaushalt bundesheer bundesinnenminister bundesinnenministerium
        bundesinstitut bundeskabinett bundeskanzler bundeskanzleramt bundeskanzlerin bundeskanzlers bundeskartellamt
        bundeskriminalamt bundesland bundeslandes bundesliga bundesligaspiel bundesligist bundesligisten bundesländer
        bundesländern bundesminister bundesministerin bundesministerium bundesministeriums bundesnachrichtendienst
        bundesnetzagentur bundesparteitag bundespolitik bundespolizei bundespolizisten bundespost bundespräsident
        bundespräsidenten bundesrat bundesrates bundesrats bundesrechnungshof bundesrecht bundesregierung bundesrepublik
        bundesrichter bundesstaat bundesstaaten bundesstaates bundestag bundestages bundestags bundestagsabgeordnete
        bundestagsabgeordneten bundestagsabgeordneter bundestagsfraktion bundestagspräsident bundestagswahl
        bundestagswahlen bundestagswahlkampf bundestrainer bundesverband bundesverbandes bundesverbands
        bundesverdienstkreuz bundesvereinigung bundesverfassung bundesverfassungsgericht bundesverfassungsgerichts
        bundesverkehrsminister bundesversammlung bundesverwaltung bundesverwaltungsgericht bundesvorsitzende
        bundesvorsitzenden bundesvorsitzender bundesvorstand bundeswehr bundeswehrsoldaten bundesweit bundesweite
        bundesweiten bundesweiter bundesweites bundeswirtschaftsminister bundeszentrale bundesärztekammer bungalow
        bunker bunkern bunt bunte buntem bunten bunter buntes burchard burda burg burgberg burgdorf burgen burgenland
        burghof burgruine burgstrasse burgtheater burgund burgunder burka burma bursche burschen burschenschaft
        burschenschaften burundi bus busbahnhof busch buschmann busen busfahrer busfahrt bush bushaltestelle
        bushaltestellen business businessplan buslinie buslinien busse bussen busses bussgeld bussgelder bussmann
        busunternehmen busverbindungen busverkehr butler butter butterbrot buttermilch button buttons buxtehude bypass
        byte bytes byzantinische byzantinischen byzanz bäche bächen bäcker bäckerei bäckereien bäder bädern bälle bällen
        bände bänden bänder bändern bändigen bänke bänken bär bärbel bärchen bären bärte bärtige bärtigen bässe bäuche
        bäuerin bäuerliche bäuerlichen bäumchen bäume bäumen böblingen böcke böden böen bögen böhme böhmen böhmisch
        böhmische böhmischen börde börse börsen börsengang börsennotierten bös bösartig bösartige bösartigen bösartiger
        bösartigkeit böschung böse bösen böser böses bösewicht bösewichte böte bücher bücherei büchereien büchern
        bücherregal büchlein büchner büchse bücken büffel bügel bügeleisen bügeln bühne bühnen bühnenbild bünde bündel
        bündeln bündelt bündelung bündig bündnis bündnispartner bündnisse bündnisses bürde bürge bürgen bürger bürgeramt
        bürgerbegehren bürgerbeteiligung bürgerbewegung bürgerbüro bürgerentscheid bürgerhaus bürgerin bürgerinitiative
        bürgerinitiativen bürgerinnen bürgerkrieg bürgerkriege bürgerkrieges bürgerkriegs bürgerlich bürgerliche
        bürgerlichem bürgerlichen bürgerlicher bürgerliches bürgermeister bürgermeisteramt bürgermeisterin
        bürgermeistern bürgermeisters bürgermeisterwahl bürgern bürgerpflicht bürgerrecht bürgerrechte bürgerrechtler
        bürgerrechtsbewegung bürgers bürgerschaft bürgerschaftswahl bürgersteig bürgerstiftung bürgertum bürgertums
        bürgerverein bürgerversicherung bürgerwehr bürgschaft bürgschaften bürgt büro bürogebäude bürokraten bürokratie
        bürokratisch bürokratische bürokratischen büroräume büros bürostuhl bürste bürsten büsche büschen büssen büsst
        büsste büste büsten cabaret cabrio cabriolet cache cadillac caen cafeteria café cafés calcium callcenter calvin
        cambridge camp camper camping campingplatz campingplätze camps campus cannabis cannes canon cappuccino caravan
        caritas carlo carlos carol carola cartoon cartoons caruso casanova casino casinos castor castro cathy cayenne
        celle cello celsius cembalo cent center centers cents cetera ceylon ch champagner champignons champion champions
        chamäleon chance chancen chancengleichheit chancenlos chanel chanson chansons chaos chaoten chaotisch chaotische
        chaotischen chaplin charakter charaktere charaktereigenschaften charakteren charakterisieren charakterisiert
        charakterisierte charakterisierung charakteristik charakteristika charakteristisch charakteristische
        charakteristischen charakteristisches charakterlich charakters charakterzüge charge chargen charisma
        charismatische charismatischen charles charlie charlotte charlottenburg charmant charmante charmanten charmanter
        charme chart charta charter charts chassis chat chateau chats chatten chauffeur chaussee chauvinismus check
        checkliste checklisten checkpoint checks cheerleader cheeseburger chef chefarzt chefdirigent chefetage chefin
        chefkoch chefredakteur chefredakteurin chefredaktion chefs chefsache cheftrainer chemie chemiewaffen chemikalie
        chemikalien chemiker chemisch chemische chemischen chemischer chemisches chemnitz chemotherapie cheyenne chi
        chic chicago chiemsee chiffre chile chilenische chilenischen chiles china chinas chinese chinesen chinesin
        chinesisch chinesische chinesischen chinesischer chinesisches chip chips chirurg chirurgen chirurgie
        chirurgische chirurgischen chlor chlorid chloroform cholera cholesterin chomsky chopin chor choral choreografie
        choreographie chores chorgesang chorleiter chormusik chors chose chosen christ christa christbaum
        christdemokraten christen christenheit christentum christentums christenverfolgung christi christian christiane
        christianisierung christians christin christina christine christkind christlich christliche christlichen
        christlicher christliches christoph christophorus christus chrom chromosom chromosomen chronik chroniken
        chronisch chronische chronischen chronischer chronist chronisten chronologie chronologisch chronologische
        chronologischer chruschtschow chrysler chur churchill château chöre chören circa circus cisco citroen city civil
        claude claudia clausewitz clemens clement clever clevere cleveren cleverer client clients clinton clintons clip
        clips clique clone clou clown clowns club clubhaus clubs cluster cm co coburg coca cockpit cocktail cocktails
        code codename codenamen codes codex codiert codierung cognac cola collage collagen colmar colombo colt columbus
        comeback comic comics commerzbank commodore commonwealth commune compiler computer computern computerprogramm
        computers computerspiel computerspiele computerspielen concorde connor consulting container containern contra
        controller cookie cookies cool coole coolen cooler cooles coolness coolste coolsten copyright cornelia
        cornflakes cornwall cottbus couch couchtisch couleur countdown coup coupe coupon coupons courage couscous cousin
        cousine cousinen cousins couture cover covern covers cowboy cowboys crash creme cremes crew crews croissant
        croissants crowdfunding crux cruz crêpes cum curie curriculum curry currywurst cuxhaven cybermobbing cäsar
        cäsars da dabei dach dachau dachauer dachboden dachdecker daches dachgeschoss dachgeschosswohnung
        dachkonstruktion dachorganisation dachs dachschaden dachstein dachstuhl dachte dachten dachterrasse dachtest
        dachverband dachziegel dackel dadurch dafür dagegen dagewesen dagewesene dagmar daheim daher daherkommen
        daherkommt dahin dahingehend dahingestellt dahinter daimler dakar dalai dali dallas dalmatien damalige damaligen
        damaliger damals damaskus dame damen damenmannschaft damenschuhe damit damm dampf dampfbad dampfen dampfer
        dampfmaschine dampfmaschinen dampft danach dandy daneben daniel daniela daniels dank dankbar dankbare dankbarer
        dankbarkeit danke danken dankend dankes dankeschön danksagung dankt dankte dann dannen dante dantes danton
        danzig danziger dar daran darauf daraufhin daraus darbietung darbietungen darein darf darfst dargeboten
        dargebotenen dargelegt dargestellt dargestellte dargestellten darin darlegen darlegt darlegung darlehen
        darlehens darm darmkrebs darmstadt darmstädter darstellbar darstelle darstellen darstellende darstellenden
        darsteller darstellerin darstellerinnen darstellern darstellt darstellte darstellten darstellung darstellungen
        darum darunter darwin darzulegen darzustellen darüber das dasein daseins daseinsberechtigung daseinsvorsorge
        dasjenige dass dasselbe dastehen dasteht datei dateien dateisystem daten datenanalyse datenaustausch datenbank
        datenbanken datenbasis datenblatt datenerfassung datenerhebung datenlage datenmengen datensammlung datensatz
        datenschutz datenschutzbeauftragte datenschutzbeauftragten datenschutzes datenschützer datensicherheit
        datensicherung datensätze datenträger datenverarbeitung datenverkehr datenvolumen datenübertragung datieren
        datiert datierten datierung dativ dato datteln datum datums dauer dauerausstellung dauerbrenner dauerhaft
        dauerhafte dauerhaften dauerhafter dauerhaftes dauern dauernd dauernde dauernden dauerregen dauerschleife dauert
        dauerte dauerten dauerzustand daum daumen david davids davidson davis davon davongekommen davongetragen
        davonkommen davonlaufen davor davos dazu dazugeben dazugehören dazugehörige dazugehörigen dazugehört
        dazugekommen dazugelernt dazukommen dazumal dazustehen dazwischen de deadline deaktivieren deaktiviert deal
        dealen dealer deals dealt debakel debatte debatten debattieren debattiert debian debussy debüt debütierte deck
        decke deckel deckeln decken deckmantel deckname decknamen decks deckt deckte deckten deckung deckungsgleich
        deeskalation defekt defekte defekten defekter defektes defensiv defensive defensiven definiere definieren
        definiert definierte definierten definierter definition definitionen definitiv definitive defizit defizite
        defiziten deflation deftig deftige deftigen degen degeneration degeneriert degenerierte degradiert dehnen dehnt
        dehnte dehnung deich deiche deichmann dein deine deinem deinen deiner deinerseits deines deinstallieren dekade
        dekaden dekadent dekadenz dekan dekanat dekanats deklaration deklarieren deklariert deklination dekolleté dekor
        dekoration dekorationen dekorativ dekorative dekorativen dekorieren dekoriert dekorierten dekret delaware
        delegation delegationen delegieren delegiert delegierte delegierten delegierter delfin delfine delhi delikatesse
        delikatessen delikt delikte delikten delirium dell delle dellen delphi delphin delphine delta dem demagogen
        dementi dementieren dementiert dementsprechend demenz demgegenüber demgemäss demjenigen demnach demnächst demo
        demografie demografische demografischen demographie demographische demographischen demokrat demokraten
        demokratie demokratien demokratieverständnis demokratisch demokratische demokratischen demokratischer
        demokratisches demokratisierung demoliert demonstrant demonstranten demonstration demonstrationen demonstrativ
        demonstrieren demonstriert demonstrierte demonstrierten demontage demontieren demontiert demos demselben demut
        demzufolge demütig demütigen demütigung demütigungen den denen denjenigen denk denkanstoss denkanstösse denkbar
        denkbare denkbaren denke denken denkend denkende denkenden denkender denkens denker denkfabrik denkfehler
        denkmal denkmale denkmalgeschützte denkmalgeschützten denkmalpflege denkmals denkmalschutz denkmäler denkmälern
        denkschrift denkst denkt denkweise denkweisen denkwürdigen denkzettel denn dennis dennoch denselben denunziation
        denunzieren denunziert departement departements deponie deponieren deponiert deportation deportiert depot depots
        depp deppen deppert depression depressionen depressiv depressive depressiven depressiver deprimierend deprimiert
        der derart derartig derartige derartigen derartiger derartiges derb derbe derben derby derbys deregulierung
        dereinst deren derer dergleichen derivat derivate derivaten derjenige derjenigen derlei dermassen derselbe
        derselben derweil derzeit derzeitig derzeitige derzeitigem derzeitigen derzeitiger des desaster descartes
        desgleichen deshalb design designen designer designerin designern designers designierte designs designt
        desinfektion desinfektionsmittel desinfizieren desinfiziert desinformation desinteresse desinteressiert
        desjenigen desktop desolaten despot despoten dessau desselben dessen dessert desserts dessous destabilisieren
        destabilisiert destabilisierung destillation destination desto destruktiv destruktive deswegen detail
        detailliert detaillierte detaillierten detaillierter details detektei detektiv detektive detektor detlef detlev
        detmold detonation detroit deut deute deuten deutet deutete deuteten deutlich deutliche deutlichem deutlichen
        deutlicher deutliches deutlichkeit deutlichsten deutsch deutsche deutschem deutschen deutscher deutsches
        deutschkenntnisse deutschkurs deutschkurse deutschland deutschlandfunk deutschlandradio deutschlands
        deutschlandweiten deutschlehrer deutschsprachig deutschsprachige deutschsprachigen deutschsprachiger
        deutschsprachiges deutschtürken deutschunterricht deutung deutungen deutungshoheit devise devisen devon devot
        devote dezember dezent dezente dezenten dezentral dezentrale dezentralen dezentralisierung dezernat dezibel
        dezidiert dezimiert dhabi dia diabetes diabetiker diabetikern diadem diagnose diagnosen diagnostik diagnostische
        diagnostischen diagnostizieren diagnostiziert diagonal diagonale diagonalen diagramm diagramme diakon diakonie
        diakonischen dialekt dialekte dialekten dialektik dialog dialoge dialogen dialogs dialyse diamant diamanten
        diametral diana dias diaspora dich dicht dichte dichtem dichten dichter dichterin dichtern dichters dichtes
        dichtesten dichtkunst dichtung dichtungen dick dickdarm dicke dickem dicken dicker dickere dickeren dickes
        dickicht dicksten didaktik didaktisch didaktische didaktischen die dieb diebe dieben diebesgut diebin diebstahl
        diebstahls diebstähle diejenige diejenigen diele dielen diene dienen dienende dienenden diener dienerin dienern
        dienlich dienst dienstag dienstagabend dienstagmorgen dienstags dienstboten dienste diensten dienstes dienstgrad
        dienstherr dienstherrn dienstleister dienstleistern dienstleistung dienstleistungen dienstleistungssektor
        dienstleistungsunternehmen dienstlich dienstliche dienstlichen dienstmädchen dienstreise dienstreisen
        dienststelle dienststellen dienstverhältnis dienstwaffe dienstwagen dienstzeit dient diente dienten dies
        diesbezüglich diesbezügliche diesbezüglichen diese diesel dieselbe dieselben dieselmotor dieselmotoren diesem
        diesen dieser dieses diesjährige diesjährigen diesmal diesseits dieter dietrich diffamieren diffamiert
        diffamierung differential differentialgleichungen differenz differenzen differenzieren differenziert
        differenzierte differenzierten differenzierter differenziertes differenzierung diffus diffuse diffusen diffusion
        digital digitale digitalen digitaler digitales digitalisieren digitalisiert digitalisierung digitalkamera diktat
        diktator diktatoren diktators diktatur diktaturen diktieren diktiert dildo dildos dilemma dill dimension
        dimensionen ding dinge dingen dinger dingern dingfest dings dinkel dinosaurier diogenes diplom diplomarbeit
        diplomat diplomaten diplomatie diplomatisch diplomatische diplomatischen diplomatischer diplome dir direkt
        direkte direktem direkten direkter direktes direktion direktive direktkandidat direktkandidaten direktmandat
        direktmandate direktor direktoren direktorin direktorium direktors direktwahl dirigent dirigenten dirigieren
        dirigiert dirigierte dirk dirks dirndl dirne disco diskette disketten diskothek diskotheken diskreditieren
        diskreditiert diskrepanz diskret diskrete diskreten diskretion diskriminieren diskriminierend diskriminierende
        diskriminiert diskriminierung diskriminierungen diskurs diskurse diskurses diskus diskussion diskussionen
        diskussionsrunde diskussionsrunden diskutiere diskutieren diskutiert diskutierte diskutierten disney disneys
        display displays disposition disput dispute disqualifiziert dissens dissertation dissertationen dissidenten
        dissonanz distanz distanzen distanziere distanzieren distanziert distanzierte distanzierung distribution
        distributionen distrikt distrikte disziplin disziplinarverfahren disziplinen diszipliniert dito div diva divers
        diverse diversen diverser diverses diversifikation diversifizierung dividende dividenden division divisionen
        diät diäten diözese diözesen dm doch dock docks documenta doge dogma dogmatik dogmatisch dogmen doktor doktorand
        doktoranden doktorarbeit doktoren doktors doktortitel doktrin doku dokument dokumentarfilm dokumentarischen
        dokumentation dokumentationen dokumente dokumenten dokumentieren dokumentiert dokumentierte dokumentierten
        dokuments dokus dolch dollar dollars dolly dolmetscher dolmetscherin dom domain domains dome domes domina
        dominant dominante dominanten dominanz domini dominieren dominierende dominierenden dominiert dominierte
        dominierten dominik dominikaner dominikanische dominikanischen domino dominus domizil domkapitel domplatz doms
        domäne domänen don donald donalds donau donaustadt donner donnern donnerstag donnerstagabend donnerstags donnert
        donnerwetter doof doofe doofen doping doppel doppeldecker doppelgänger doppelhaushälfte doppelleben doppelmoral
        doppelmord doppelpack doppelpass doppelpunkt doppelsieg doppelspitze doppelt doppelte doppeltem doppelten
        doppelter doppeltes doppelzimmer dora dorado dorf dorfbewohner dorfes dorffest dorfgemeinschaft
        dorfgemeinschaftshaus dorfkirche dorfleben dorfplatz dorfstrasse doris dormagen dorn dornen dornröschen dorothee
        dorsch dort dorthin dortige dortigen dortmund dortmunder dortmunds dose dosen dosiert dosierung dosis dossier
        dossiers dostojewski dotiert dotierte dotierten double dover dow download downloads dozent dozenten dozentin
        drache drachen drachenlord dracula dragoner draht drahtlos drahtlose drahtzieher drainage drama dramas dramatik
        dramatiker dramatisch dramatische dramatischen dramatischer dramatisches dramaturg dramaturgie dramaturgisch
        dramen dran drang drangen drangsaliert dranhängen drastisch drastische drastischen drastischer drauf draufgehen
        draufgänger drauflegen drauflos draussen drechsler dreck dreckig dreckige dreckigen dreckiger dreckiges drecks
        drecksarbeit drecksau drecksloch dreh dreharbeiten drehbar drehbuch drehbuchautor drehbücher drehe drehen
        drehenden dreher drehkreuz drehleiter drehmoment drehort drehscheibe drehst dreht drehtag drehte drehten drehung
        drehungen drehzahl drehzahlen drei dreiband dreidimensionale dreidimensionalen dreieck dreiecke dreieckig
        dreieckige dreieckigen dreiecks dreieinhalb dreien dreier dreifach dreifache dreifachen dreifacher
        dreifaltigkeit dreihundert dreijährige dreijährigen dreijähriger dreikampf dreiklang dreiländereck dreimal drein
        dreirad dreissig dreissiger dreissigjährigen dreist dreiste dreistelligen dreisten dreister dreistigkeit
        dreiteiligen dreitägige dreitägigen dreiviertel dreizehn dreschen dresden dresdens dresdner dress dressur drift
        driften drin dringen dringend dringende dringenden dringender dringendes dringendsten dringlich dringlichkeit
        dringt drink drinks drinnen dritt drittanbieter dritte drittel dritteln drittels dritten drittens dritter
        drittes drittgrösste drittklassige drittplatzierten drittstaaten drittstärkste droge drogen drogenabhängige
        drogendealer drogeneinfluss drogenhandel drogenhändler drogenkonsum drogenmissbrauch drogenpolitik drogensucht
        drogentest drogerie drohe drohen drohende drohenden drohender drohne drohnen droht drohte drohten drohung
        drohungen drossel drosseln drosselung druck drucke drucken drucker druckerei druckereien druckern druckluft
        druckmittel drucks drucksache drucksachen druckt druckte druckwelle druiden drumherum drummer drunter drähte
        dränge drängeln drängen drängt drängte drängten dröge dröhnen dröhnt drüben drüber drück drücke drücken drücker
        drückst drückt drückte drückten drüsen dschihad dschihadisten dschingis dschungel dschungelcamp du dual duale
        dualen duales dualismus dubai dubiose dubiosen dublin dudelsack duden duell duelle duellen duett duft dufte
        duften duftende duftenden duftet duisburg duisburger dukaten duktus dulden duldet duldung dumas dumm dumme
        dummen dummer dummerweise dummes dummheit dummheiten dummkopf dummköpfe dummy dumpf dumpfe dumpfen dumpfer dung
        dunkel dunkelblau dunkelblauen dunkelbraun dunkelbraune dunkelbraunen dunkelgrau dunkelgrün dunkelheit
        dunkelhäutige dunkelhäutigen dunkeln dunkelrot dunkelsten dunkelziffer dunkle dunklem dunklen dunkler dunklere
        dunkleren dunkles dunst duo duos duplex dur durch durcharbeiten durchatmen durchaus durchblick durchblicken
        durchblutung durchbohrt durchbrach durchbrechen durchbricht durchbringen durchbrochen durchbruch durchdacht
        durchdachte durchdachten durchdrehen durchdringen durchdringt durchdringung durchdrungen durcheinander
        durchfahren durchfahrt durchfall durchfallen durchfluss durchforsten durchforstet durchführbar durchführen
        durchführt durchführte durchführung durchgang durchgangsverkehr durchgearbeitet durchgedreht durchgefallen
        durchgeführt durchgeführte durchgeführten durchgegangen durchgehalten durchgehen durchgehend durchgehende
        durchgehenden durchgeht durchgeknallt durchgeknallte durchgeknallten durchgekommen durchgelesen durchgemacht
        durchgesehen durchgesetzt durchgespielt durchgezogen durchgreifen durchgänge durchgängen durchgängig
        durchgängige durchgängigen durchhalten durchhaltevermögen durchhält durchkommen durchkommt durchkreuzt
        durchlaucht durchlauf durchlaufen durchleben durchlebt durchlesen durchleuchten durchleuchtet durchlief
        durchlässig durchlässigkeit durchläuft durchmachen durchmarsch durchmesser durchmischung durchnässt durchqueren
        durchquert durchreise durchringen durchs durchsage durchsagen durchschaubar durchschauen durchschaut
        durchschlagen durchschlagskraft durchschneiden durchschnitt durchschnitten durchschnittlich durchschnittliche
        durchschnittlichen durchschnittlicher durchschnittliches durchschnitts durchschnittsalter durchschnittseinkommen
        durchschnittsgeschwindigkeit durchschnittspreis durchschnittswert durchsetzbar durchsetzen durchsetzt
        durchsetzte durchsetzten durchsetzung durchsicht durchsichtig durchsichtige durchsichtigen durchspielen
        durchstarten durchstehen durchsuchen durchsucht durchsuchte durchsuchten durchsuchung durchsuchungen durchtrennt
        durchwachsen durchweg durchwegs durchwühlt durchziehen durchzieht durchzogen durchzuführen durchzug
        durchzuhalten durchzukommen durchzulesen durchzusetzen durchzuziehen durfte durften durst durstig dusche duschen
        duschgel duscht dutt dutzend dutzende dutzenden duzen dynamik dynamisch dynamische dynamischen dynamischer
        dynamisches dynamit dynamo dynastie dynastien dächer dächern dämlich dämliche dämlichen dämlicher dämliches
        dämme dämmen dämmert dämmerung dämmung dämon dämonen dämonische dämpfe dämpfen dämpfer dämpft dämpfung däne
        dänemark dänemarks dänen dänisch dänische dänischen dänischer dänisches däumchen döner dörfchen dörfer dörfern
        dörfler dörflichen dübel düfte dümmer dümmlich dümmste dümmsten düne dünen düngemittel düngen dünger düngung
        dünn dünndarm dünne dünnem dünnen dünner dünnes dünnschiss dürer dürfe dürfen dürft dürfte dürften dürftest
        dürftig dürr dürre dürren dürrenmatt düse düsen düsseldorf düsseldorfer düster düstere düsteren düsterer
        düsteres ebbe eben ebenbild ebenbürtig ebenda ebendiese ebene ebenen ebener ebenerdig ebenfalls ebenholz ebenso
        ebensolche eber eberhard ebert ebnen ebnet ebola echo echos echt echte echtem echten echter echtes echtheit
        echtzeit eck eckart eckball eckdaten ecke ecken eckernförde eckig eckige eckigen eckpfeiler eckpunkte eckstein
        ecuador edeka edel edelmann edelmetall edelmetalle edelstahl edelstein edelsteine edelsteinen edelweiss eden
        eder edgar edinburgh edison edith editieren editiert edition editionen editor editorial edle edlem edlen edler
        edles edmund eduard efeu effekt effekte effekten effektiv effektive effektiven effektiver effektivere effektives
        effektivität effektivste effektivsten effekts effektvoll effenberg effizient effiziente effizienten effizienter
        effizientere effizientes effizienz egal ego egoismus egoist egoisten egoistisch egoistische egoistischen egon
        egos eh ehe ehebruch ehefrau ehefrauen ehegatte ehegatten eheleute eheliche ehelichen ehemalige ehemaligem
        ehemaligen ehemaliger ehemaliges ehemals ehemann ehemannes ehemanns ehemänner ehen ehepaar ehepaare ehepaares
        ehepaars ehepartner eher ehering eheschliessung eheschliessungen ehesten ehevertrag ehre ehren ehrenamt
        ehrenamtlich ehrenamtliche ehrenamtlichen ehrenamtlicher ehrenamtliches ehrenberg ehrenbürger ehrenfeld
        ehrengast ehrengäste ehrenhaft ehrenmal ehrenmann ehrenmedaille ehrenmitglied ehrenmitglieder ehrennadel
        ehrenplatz ehrenpreis ehrenpräsident ehrensache ehrentag ehrentitel ehrenvoll ehrenvolle ehrenvorsitzender
        ehrenwort ehrenzeichen ehrfurcht ehrfürchtig ehrgeiz ehrgeizig ehrgeizige ehrgeizigen ehrlich ehrliche ehrlichen
        ehrlicher ehrliches ehrlichkeit ehrt ehrte ehrung ehrungen ehrwürdige ehrwürdigen ei eich eiche eichel eicheln
        eichen eichenholz eichhorn eichhörnchen eichmann eid eidechse eidechsen eidesstattliche eidgenossen
        eidgenossenschaft eidgenössische eidgenössischen eier eierkuchen eierlikör eiern eierstöcke eifel eifer
        eifersucht eifersüchtig eiffelturm eifrig eifrige eifriger eigelb eigen eigenanteil eigenart eigenarten
        eigenartig eigenartige eigenartigen eigenbau eigenbedarf eigendynamik eigene eigenem eigenen eigener eigenes
        eigengewicht eigenheim eigenheiten eigenhändig eigeninitiative eigeninteresse eigenkapital eigenkompositionen
        eigenleben eigenleistung eigenmarke eigenmarken eigenmächtig eigennamen eigennutz eigenproduktion
        eigenproduktionen eigenregie eigens eigenschaft eigenschaften eigensinnig eigenständig eigenständige
        eigenständigen eigenständiger eigenständiges eigenständigkeit eigentlich eigentliche eigentlichen eigentlicher
        eigentliches eigentor eigentum eigentums eigentumsrechte eigentumsverhältnisse eigentumswohnung
        eigentumswohnungen eigentümer eigentümerin eigentümern eigentümers eigentümliche eigenverantwortlich
        eigenverantwortung eigenverbrauch eigenwerbung eigenwillig eigenwillige eigenwilligen eigne eignen eigner eignet
        eignete eignung eiland eile eilen eilig eilige eilmeldung eilt eilte eilten eimer eimern ein einander
        einarbeiten einarbeitung einatmen einbahnstrasse einband einbau einbauen einbehalten einberufen einberufenen
        einberufung einbestellt einbettung einbeziehen einbezieht einbeziehung einbezogen einbezug einbilden einbildung
        einbinden einbindung einblenden einblick einblicke einbrachte einbrechen einbrecher einbrechern einbricht
        einbringen einbringt einbringung einbruch einbruchs einbrüche einbrüchen einbussen einbürgerung einchecken
        eindecken eindeutig eindeutige eindeutigen eindeutiger eindeutiges eindimensional eindringen eindringlich
        eindringliche eindringlichen eindringling eindringlinge eindringt eindruck eindrucksvoll eindrucksvolle
        eindrucksvollen eindrucksvoller eindrucksvolles eindrücke eindrücken eindrücklich eindämmen eindämmung eine
        eineinhalb einem einen einer einerlei einerseits eines einfach einfache einfachem einfachen einfacher einfachere
        einfacheren einfaches einfachheit einfachste einfachsten einfahren einfahrt einfall einfallen einfallsreich
        einfallsreichtum einfamilienhaus einfamilienhäuser einfamilienhäusern einfangen einfarbig einfassung einfiel
        einfinden einfliegen einfliessen einfluss einflussbereich einflusses einflussfaktoren einflussnahme
        einflussreich einflussreiche einflussreichen einflussreicher einflussreichste einflussreichsten einflüsse
        einflüssen einfordern einfordert einfrieren einfuhr einfuhren einfälle einfällt einfältig einfügen einfügt
        einfühlsam einfühlungsvermögen einführen einführt einführte einführung einführungen eingabe eingaben eingang
        eingangs eingangsbereich eingangshalle eingangstor eingangstür eingearbeitet eingeatmet eingebaut eingebaute
        eingebauten eingeben eingebettet eingebildet eingebildete eingeblendet eingeborene eingeborenen eingebracht
        eingebrachte eingebrachten eingebrannt eingebrochen eingebrockt eingebunden eingebung eingebürgert eingebüsst
        eingecheckt eingedeckt eingedrungen eingedrückt eingedämmt eingeengt eingefahren eingefallen eingefangen
        eingefasst eingeflogen eingeflossen eingefordert eingefroren eingefunden eingefädelt eingefärbt eingefügt
        eingeführt eingeführte eingeführten eingegangen eingegangenen eingegeben eingegliedert eingegraben eingegrenzt
        eingegriffen eingehalten eingehe eingehen eingehend eingehende eingehenden eingehender eingeholt eingeht
        eingekauft eingekehrt eingekesselt eingekleidet eingeklemmt eingeladen eingeladenen eingelagert eingelassen
        eingelebt eingelegt eingelegte eingelegten eingeleitet eingeleitete eingeleiteten eingelesen eingeliefert
        eingeloggt eingeläutet eingelöst eingemauert eingemischt eingenistet eingenommen eingeordnet eingepackt
        eingepflanzt eingeplant eingeprägt eingerahmt eingerechnet eingeredet eingereicht eingereichte eingereichten
        eingereist eingerichtet eingerichtete eingerichteten eingerissen eingeräumt eingesammelt eingeschaltet
        eingeschlafen eingeschlagen eingeschlagene eingeschlagenen eingeschleppt eingeschleust eingeschlichen
        eingeschlossen eingeschlossenen eingeschläfert eingeschmolzen eingeschnitten eingeschoben eingeschrieben
        eingeschränkt eingeschränkte eingeschränkten eingeschränkter eingeschult eingeschätzt eingeschüchtert eingesehen
        eingesetzt eingesetzte eingesetzten eingespannt eingespart eingespeist eingesperrt eingespielt eingespielten
        eingesprungen eingestanden eingesteckt eingestehen eingestellt eingestellte eingestellten eingestiegen
        eingestuft eingestuften eingeständnis eingestürzt eingetauscht eingeteilt eingetragen eingetragene eingetragenen
        eingetragener eingetreten eingetretenen eingetroffen eingewandert eingewanderten eingewechselt eingeweide
        eingeweiht eingeweihte eingeweihten eingewickelt eingewiesen eingewilligt eingeworfen eingezahlt eingezeichnet
        eingezogen eingezogenen eingeäschert eingibt einging eingingen eingliederung eingraviert eingreifen eingreift
        eingrenzen eingrenzung eingriff eingriffe eingriffen eingriffs eingänge eingängen einhalt einhalten einhaltung
        einheimische einheimischen einheimischer einheit einheiten einheitlich einheitliche einheitlichen einheitlicher
        einheitliches einheitsbrei einheitsgemeinde einheitspartei einhellig einher einhergehen einhergehend
        einhergehende einhergehenden einhergeht einholen einhorn einhundert einhält einhörner einig einige einigem
        einigen einiger einigermassen einiges einigkeit einigt einigte einigten einigung einjährige einjährigen
        einjähriger einkalkuliert einkauf einkaufen einkaufs einkaufsliste einkaufsmöglichkeiten einkaufswagen
        einkaufszentren einkaufszentrum einkauft einkehr einkehren einklagen einklang einkommen einkommens
        einkommenssteuer einkommensteuer einkäufe einkäufen einkäufer einkünfte einkünften einladen einladend einladung
        einladungen einlage einlagen einlagensicherung einlagerung einlass einlassen einlauf einlaufen einlegen
        einleiten einleitenden einleitet einleitete einleitung einlenken einlesen einleuchtend einlieferung einloggen
        einlud einlädt einlässt einläuten einlösen einlösung einmal einmalig einmalige einmaligen einmaliger einmaliges
        einmarsch einmarschieren einmischen einmischt einmischung einmündung einnahm einnahme einnahmen einnahmequelle
        einnahmequellen einnehmen einnimmt einordnen einordnung einpacken einparken einplanen einquartiert einreden
        einreiben einreichen einreichung einreichungen einreihen einreise einreisen einreiseverbot einreissen einrichten
        einrichtung einrichtungen einräumen einräumt einrücken eins einsam einsame einsamen einsamer einsames einsamkeit
        einsammeln einsatz einsatzbereit einsatzbereitschaft einsatzes einsatzfähig einsatzgebiet einsatzgebiete
        einsatzkräfte einsatzkräften einsatzleiter einsatzleitung einsatzmöglichkeiten einsatzort einsatzstelle
        einsatzzeit einscannen einschalten einschaltet einschaltquoten einschaltung einschieben einschlafen einschlag
        einschlagen einschliessen einschliesslich einschliesst einschlug einschluss einschläfern einschlägig
        einschlägige einschlägigen einschlägiger einschlägt einschneidende einschnitt einschnitte einschreiben
        einschreiten einschränken einschränkt einschränkung einschränkungen einschub einschulung einschätzen einschätzt
        einschätzung einschätzungen einschüchtern einschüchterung einsehbar einsehen einseitig einseitige einseitigen
        einseitiger einseitiges einsendeschluss einsendung einsendungen einsetzbar einsetze einsetzen einsetzende
        einsetzenden einsetzt einsetzte einsetzten einsetzung einsicht einsichten einsichtig einsiedeln einsiedler
        einsortiert einsparen einsparung einsparungen einsperren einspielen einspieler einspielung einspringen einspruch
        einsprüche einst einstand einstecken einstehen einsteigen einsteiger einsteigt einstein einsteins einstellen
        einstelligen einstellt einstellte einstellung einstellungen einstieg einstige einstigen einstimmen einstimmig
        einstimmigen einstimmung einstmals einstreichen einstudiert einstufen einstufung einsturz einstweilen
        einstweilige einstweiligen einstündigen einsätze einsätzen eint eintauchen eintauschen eintausend einteilen
        einteilung eintopf eintracht eintraf eintrafen eintrag eintragen eintragung eintragungen eintrat eintraten
        eintreffen eintreiben eintreten eintrifft eintritt eintrittskarte eintrittskarten eintrittspreis einträge
        einträgen eintönig einverleibt einvernehmen einvernehmlich einvernehmliche einverstanden einverständnis einwand
        einwanderer einwanderern einwanderung einwanderungspolitik einwandfrei einwandfreie einwandfreien
        einwechselspieler einwechslung einweg einweihen einweihung einweisen einweisung einwenden einwendungen einwerfen
        einwilligen einwilligung einwirken einwirkung einwirkungen einwohner einwohnern einwohnerzahl einwohnerzahlen
        einwurf einwände einzahlen einzahlung einzahlungen einzel einzelfall einzelfälle einzelfällen einzelgänger
        einzelhaft einzelhandel einzelhandels einzelheiten einzelhändler einzelkind einzelkämpfer einzeln einzelne
        einzelnen einzelner einzelnes einzelperson einzelpersonen einzelstück einzelstücke einzelteile einzelteilen
        einzeltäter einzelunternehmen einzelwertung einzelzimmer einziehen einzieht einziehung einzig einzigartig
        einzigartige einzigartigen einzigartiger einzigartiges einzigartigkeit einzige einzigen einziger einziges einzog
        einzuarbeiten einzubauen einzuberufen einzubeziehen einzubinden einzubrechen einzubringen einzudringen
        einzudämmen einzufahren einzufangen einzufordern einzufügen einzuführen einzug einzugeben einzugehen
        einzugestehen einzugliedern einzugreifen einzugrenzen einzugsbereich einzugsgebiet einzuhalten einzuholen
        einzukaufen einzuladen einzulassen einzulegen einzuleiten einzulösen einzumischen einzunehmen einzuordnen
        einzureden einzureichen einzurichten einzuräumen einzusammeln einzuschalten einzuschlagen einzuschränken
        einzuschätzen einzuschüchtern einzusehen einzusetzen einzusparen einzusperren einzustehen einzusteigen
        einzustellen einzustufen einzutauchen einzuteilen einzutragen einzutreiben einzutreten einzuwenden einzuwirken
        einzuziehen einöde eis eisberg eisbergs eisbrecher eisbär eisbären eiscreme eisdiele eisen eisenach eisenacher
        eisenbahn eisenbahnbrücke eisenbahnen eisenbahner eisenbahngesellschaft eisenberg eisenerz eisenhüttenstadt
        eisenstadt eisenstein eisenzeit eisern eiserne eisernen eiserner eisfeld eishalle eishockey eisig eisige eisigen
        eiskalt eiskalte eiskalten eiskunstlauf eiskönigin eisleben eisler eisschnelllauf eistee eiswasser eiswürfel
        eiszeit eitel eitelkeit eiter eiweiss eizelle eizellen ekel ekelhaft ekelhafte ekelhaften ekelhafter ekelig
        ekelt eklat eklatant eklatante eklig eklige ekligen ekstase elan elastisch elastische elastischen elastischer
        elastizität elba elbe elch elche elefant elefanten elegant elegante eleganten eleganter elegantes eleganz
        elektrifizierung elektrik elektriker elektrisch elektrische elektrischem elektrischen elektrischer elektrisches
        elektrizität elektroantrieb elektroauto elektroautos elektrode elektroden elektrofahrzeuge elektrogeräte
        elektroindustrie elektrolyse elektromagnetische elektromagnetischen elektromagnetischer elektromobilität
        elektromotor elektromotoren elektron elektronen elektronik elektroniker elektronisch elektronische
        elektronischen elektronischer elektronisches elektroschrott elektrotechnik elektrotechniker element elementar
        elementare elementaren elementarer elemente elementen elements elend elende elenden elender eleonore elf elfe
        elfen elfenbein elfenbeinküste elfmeter elfmeterschiessen elfte elften elfter eli elias eliminieren eliminiert
        eliminierung elis elisabeth elite eliten elitär elitäre elitären eliza elke ellbogen elle ellen ellenbogen
        ellipse elliptischen elsass elster elsässer elterliche elterlichen eltern elternabend elterngeld elternhaus
        elternschaft elternteil elternteile elternzeit emanuel emanzipation emanzipiert embargo emblem embryo embryonen
        embryos emden emigranten emigration emigrierte emil emilia eminent eminenz emirat emirate emiraten emirates
        emission emissionen emissionshandel emittenten emittiert emma emmas emotion emotional emotionale emotionalen
        emotionaler emotionales emotionalität emotionen emotionslos empathie empfahl empfand empfanden empfang empfange
        empfangen empfangenen empfangs empfehle empfehlen empfehlenswert empfehlenswerte empfehlung empfehlungen
        empfehlungsschreiben empfiehlt empfinde empfinden empfindest empfindet empfindlich empfindliche empfindlichen
        empfindlicher empfindlichkeit empfindung empfindungen empfing empfingen empfohlen empfohlene empfohlenen
        empfunden empfundene empfundenen empfänger empfängern empfängers empfänglich empfängnis empfängt empirie
        empirisch empirische empirischen empirischer empor empore empören empörend empört empörte empörten empörung ems
        emsig emsland emulator ende endeffekt enden endende endenden endergebnis endes endet endete endeten endgegner
        endgerät endgeräte endgeräten endgültig endgültige endgültigen endgültiges endkampf endkunden endlager endlich
        endliche endlichen endlichkeit endlos endlose endlosen endlosschleife endlösung endphase endprodukt endpunkt
        endrunde endsieg endspiel endspiele endspurt endstadium endstand endstation endung endungen endverbraucher
        endzeit endziel energetisch energetische energetischen energie energiebedarf energieberatung energieeffizienz
        energieeinsparung energieerzeugung energiegewinnung energiekonzern energiekosten energien energiepolitik
        energiequelle energiequellen energiesparen energiespeicher energietechnik energieträger energieverbrauch
        energieversorger energieversorgung energiewende energiewirtschaft energisch eng engagement engagements engagiere
        engagieren engagiert engagierte engagierten engagierter enge engel engelchen engeln engels engem engen enger
        engere engeren enges engineering england englands englisch englische englischem englischen englischer englisches
        englischkenntnisse englischsprachige englischsprachigen englischunterricht engländer engländerin engländern
        engpass engpässe engpässen engste engstem engsten engster enkel enkelin enkelkind enkelkinder enkeln enkels
        enklave enorm enorme enormen enormer enormes enquete ensemble ensembles entartet entartete entbehren entbehrlich
        entbehrt entbehrungen entbinden entbindung entblösst entbrannt entbrannte entbunden entdecke entdecken entdecker
        entdeckt entdeckte entdeckten entdeckung entdeckungen entdeckungsreise ente enteignet enteignung enteignungen
        enten entente enter entern entertainer entfachen entfacht entfallen entfalten entfaltet entfaltete entfaltung
        entferne entfernen entfernt entfernte entfernten entfernter entferntesten entfernung entfernungen entfesselt
        entfiel entfielen entflammt entfliehen entflohen entfremdet entfremdung entfällt entführen entführer entführt
        entführte entführten entführung entführungen entgangen entgegen entgegenbringen entgegengebracht
        entgegengenommen entgegengesetzt entgegengesetzte entgegengesetzten entgegengewirkt entgegenkommen
        entgegenkommenden entgegenkommt entgegennehmen entgegensetzen entgegenstehen entgegensteht entgegenstellen
        entgegentreten entgegenwirken entgegenzunehmen entgegenzusetzen entgegenzutreten entgegenzuwirken entgegnen
        entgegnet entgegnete entgehen entgeht entgelt entgelte entgiftung entging entgleist entgleisung entgleisungen
        enthalte enthalten enthaltene enthaltenen enthaltsamkeit enthaltung enthaltungen enthauptet enthauptung enthielt
        enthielten enthoben enthusiasmus enthusiasten enthusiastisch enthält enthüllen enthüllt enthüllte enthüllung
        enthüllungen entkam entkamen entkommen entkommt entkräften entkräftet entladen entladung entlang entlarven
        entlarvt entlassen entlassene entlassenen entlassung entlassungen entlasten entlastet entlastung entledigen
        entledigt entleeren entleert entlegenen entlehnt entliess entlocken entlockt entlohnt entlohnung entlässt
        entmachtet entmachtung entmutigen entnahm entnahme entnehme entnehmen entnimmt entnommen entpuppen entpuppt
        entpuppte entre entreissen entrichten entrichtet entrinnen entrissen entropie entrüstet entrüstung entsandt
        entsandte entscheid entscheide entscheiden entscheidend entscheidende entscheidenden entscheidender
        entscheidendes entscheider entscheidest entscheidet entscheidung entscheidungen entscheidungsfindung
        entscheidungsfreiheit entscheidungsprozess entscheidungsprozesse entscheidungsträger entscheidungsträgern
        entschied entschieden entschiedenen entschiedener entschliessen entschliesst entschliessung entschloss
        entschlossen entschlossene entschlossenen entschlossenheit entschluss entschlüsseln entschlüsselt
        entschlüsselung entschuldige entschuldigen entschuldigt entschuldigte entschuldigung entschuldigungen
        entschädigen entschädigt entschädigung entschädigungen entschärfen entschärft entschärfung entsenden entsendet
        entsendung entsetzen entsetzlich entsetzliche entsetzt entsinne entsorgen entsorgt entsorgung entspann
        entspannen entspannend entspannt entspannte entspannten entspannter entspanntes entspannung entsperren entsprach
        entsprachen entsprang entspreche entsprechen entsprechend entsprechende entsprechendem entsprechenden
        entsprechender entsprechendes entsprechung entspricht entspringen entspringt entsprochen entsprungen entspräche
        entstammen entstammt entstammte entstand entstanden entstandene entstandenen entstehe entstehen entstehende
        entstehenden entsteht entstehung entstehungsgeschichte entstehungszeit entstellt enttarnt enttäuschen
        enttäuschend enttäuschenden enttäuscht enttäuschte enttäuschten enttäuschung enttäuschungen entwaffnen
        entwaffnet entwarf entwarnung entweder entweichen entweicht entwenden entwendet entwerfen entwertet entwertung
        entwickeln entwickelnde entwickelnden entwickelt entwickelte entwickelten entwickelter entwickeltes entwickle
        entwickler entwicklern entwicklung entwicklungen entwicklungsgeschichte entwicklungshilfe entwicklungsland
        entwicklungsländer entwicklungsländern entwicklungsmöglichkeiten entwicklungsphase entwicklungspolitik
        entwicklungsprozess entwicklungsstand entwicklungszusammenarbeit entwirft entworfen entworfene entworfenen
        entwurf entwurfs entwässerung entwürfe entwürfen entziehen entzieht entziffern entzog entzogen entzug entzwei
        entzücken entzückend entzückende entzückt entzünden entzündet entzündete entzündeten entzündliche entzündlichen
        entzündung entzündungen enzyklopädie enzym enzyme enzymen eo epidemie epidemien epidemiologie epilepsie epilog
        episch epische epischen epischer episode episoden epizentrum epoche epochen epos equipe equipment er erachte
        erachten erachtens erachtet erachtete erahnen erarbeiten erarbeitet erarbeitete erarbeiteten erarbeitung erasmus
        erbarmen erbarmungslos erbauen erbauer erbaut erbaute erbauten erbauung erbe erben erbes erbeten erbeuten
        erbeutet erbeutete erbeuteten erbfolge erbgut erbin erbitten erbittert erbitterte erbitterten erbittet erblasser
        erblich erbliche erblichen erblicken erblickt erblickte erblühen erbost erbracht erbrachte erbrachten erbrechen
        erbrecht erbringen erbringt erbringung erbschaft erbschaften erbschaftssteuer erbschaftsteuer erbse erbsen erbt
        erbte erbärmlich erbärmliche erbärmlichen erbärmlicher erdacht erdarbeiten erdatmosphäre erdball erdbeben
        erdbeere erdbeeren erdboden erde erden erdenkliche erdenklichen erderwärmung erdgas erdgeschichte erdgeschoss
        erdkruste erdkunde erdmann erdnuss erdnussbutter erdnüsse erdoberfläche erdogan erdogans erdreich erdrosselt
        erdrutsch erdrückt erdulden erdöl ereignen ereignet ereignete ereigneten ereignis ereignisse ereignissen
        ereignisses ereilt ereilte erektion erfahrbar erfahre erfahren erfahrene erfahrenen erfahrener erfahrt erfahrung
        erfahrungen erfahrungsaustausch erfahrungsbericht erfahrungsberichte erfahrungsgemäss erfahrungsschatz
        erfahrungswerte erfand erfassen erfasst erfasste erfassten erfassung erfinden erfinder erfinderisch erfinders
        erfindet erfindung erfindungen erfolg erfolge erfolgen erfolges erfolglos erfolglose erfolglosen erfolgreich
        erfolgreiche erfolgreichem erfolgreichen erfolgreicher erfolgreiches erfolgreichste erfolgreichsten
        erfolgreichster erfolgs erfolgsaussichten erfolgschancen erfolgserlebnis erfolgsfaktor erfolgsfaktoren
        erfolgsgeschichte erfolgsmodell erfolgsquote erfolgsrezept erfolgsserie erfolgt erfolgte erfolgten erfolgter
        erfolgversprechend erfordere erforderlich erforderliche erforderlichen erfordern erfordernis erfordernisse
        erfordernissen erfordert erforderte erforderten erforschen erforscht erforschte erforschten erforschung erfragen
        erfragt erfreue erfreuen erfreulich erfreuliche erfreulichen erfreulicher erfreulicherweise erfreuliches erfreut
        erfreute erfreuten erfrieren erfrischen erfrischend erfrischende erfrischenden erfrischt erfrischung erfroren
        erfuhr erfuhren erfunden erfundene erfundenen erfurt erfurter erfährst erfährt erfülle erfüllen erfüllende
        erfüllt erfüllte erfüllten erfülltes erfüllung ergab ergaben ergangen ergattern ergattert ergebe ergeben
        ergebende ergebenden ergebnis ergebnislos ergebnisse ergebnissen ergebnisses ergehen ergeht ergibt ergiebig
        erging ergo ergreifen ergreifend ergreift ergreifung ergriff ergriffen ergründen ergäbe ergänze ergänzen
        ergänzend ergänzende ergänzenden ergänzt ergänzte ergänzten ergänzung ergänzungen ergüsse erhaben erhabene
        erhabenen erhalt erhalte erhalten erhaltene erhaltenen erhaltener erhaltenes erhaltet erhaltung erhard erhardt
        erhaschen erhebe erheben erheblich erhebliche erheblichem erheblichen erheblicher erhebliches erhebt erhebung
        erhebungen erheiterung erhellen erhellt erhielt erhielten erhitzen erhitzt erhob erhoben erhobene erhobenem
        erhobenen erhoffe erhoffen erhofft erhoffte erhofften erholen erholsam erholsame erholsamen erholt erholte
        erholung erhält erhältlich erhältliche erhältlichen erhältst erhängen erhängt erhärtet erhöhe erhöhen erhöht
        erhöhte erhöhtem erhöhten erhöhter erhöhtes erhöhung erhöhungen erhört erich ericsson erika erinner erinnere
        erinnern erinnerst erinnert erinnerte erinnerten erinnerung erinnerungen erinnerungskultur eritrea erkannt
        erkannte erkannten erkaufen erkauft erkenn erkennbar erkennbare erkennbaren erkenne erkennen erkennst erkennt
        erkenntlich erkenntnis erkenntnisgewinn erkenntnisse erkenntnissen erkenntnistheorie erkennung erkennungszeichen
        erker erklang erklimmen erklingen erklingt erklommen erklär erklärbar erkläre erklären erklärst erklärt erklärte
        erklärten erklärtes erklärung erklärungen erkoren erkranken erkrankt erkrankte erkrankten erkrankter erkrankung
        erkrankungen erkunden erkundet erkundigen erkundigt erkundigte erkundung erkundungen erkältet erkältung
        erkältungen erkämpfen erkämpft erkämpfte erkämpften erlag erlangen erlangt erlangte erlangten erlangung erlass
        erlasse erlassen erlassene erlassenen erlaube erlauben erlaubnis erlaubt erlaubte erlaubten erle erlebbar erlebe
        erleben erlebnis erlebnisse erlebnissen erlebst erlebt erlebte erlebten erledige erledigen erledigt erledigte
        erledigten erledigung erlegen erlegt erleichtern erleichtert erleichterte erleichterten erleichterung
        erleichterungen erleiden erleidet erlen erlernen erlernt erlernte erlernten erleuchten erleuchtet erleuchtete
        erleuchteten erleuchtung erliegen erliegt erliess erlischt erlitt erlitten erlittenen erlosch erloschen erlässt
        erläutern erläutert erläuterte erläuterten erläuterung erläuterungen erlös erlöschen erlöse erlösen erlöser
        erlöst erlösung ermahnen ermahnt ermahnung ermangelung ermessen ermitteln ermittelt ermittelte ermittelten
        ermittler ermittlern ermittlung ermittlungen ermittlungsbehörden ermittlungsverfahren ermorden ermordet
        ermordete ermordeten ermordung ermuntern ermuntert ermutigen ermutigend ermutigt ermutigte ermutigung ermächtigt
        ermächtigung ermässigt ermässigte ermässigten ermässigung ermögliche ermöglichen ermöglicht ermöglichte
        ermöglichten ermüdend ermüdet ermüdung ernannt ernannte ernannten ernennen ernennt ernennung erneuerbare
        erneuerbaren erneuerbarer erneuern erneuert erneuerte erneuerten erneuerung erneut erneute erneutem erneuten
        erneuter erneutes erniedrigen erniedrigt erniedrigung ernst ernste ernsten ernster ernstes ernstfall ernsthaft
        ernsthafte ernsthaften ernsthafter ernsthaftes ernsthaftigkeit ernstzunehmende ernte erntedank erntedankfest
        ernten erntet erntete erntezeit ernähre ernähren ernährt ernährung ernährungsweise ernüchternd ernüchterung
        eroberer erobern erobert eroberte eroberten eroberung eroberungen eros erosion erotik erotisch erotische
        erotischen erotischer erotisches erpressen erpresser erpresst erpressung erproben erprobt erprobte erprobten
        erprobung errang errangen erraten errechnen errechnet errechnete errechneten erregen erregend erregende erreger
        erregt erregte erregten erregung erreichbar erreichbare erreichbaren erreichbarkeit erreiche erreichen erreichst
        erreicht erreichte erreichten erreichung errichten errichtet errichtete errichteten errichtung erringen errungen
        errungenschaft errungenschaften ersatz ersatzbank ersatzlos ersatzmann ersatzspieler ersatzteil ersatzteile
        ersatzteilen ersatzweise ersaufen erschaffen erschafft erschaffung erscheine erscheinen erscheinende
        erscheinenden erscheinens erscheint erscheinung erscheinungen erscheinungsbild erscheinungsformen erschien
        erschienen erschienene erschienenen erschiessen erschiesst erschiessung erschlagen erschliessen erschliesst
        erschliessung erschlossen erschlägt erschoss erschossen erschrak erschrecken erschreckend erschreckende
        erschreckenden erschreckender erschreckt erschrickt erschrocken erschuf erschweren erschwerend erschwert
        erschwerte erschwerten erschwinglich erschwingliche erschöpft erschöpfung erschüttern erschütternd erschütternde
        erschüttert erschütterte erschütterung erschütterungen ersehen ersehnte ersehnten ersetzbar ersetze ersetzen
        ersetzt ersetzte ersetzten ersetzung ersichtlich ersichtlichen erspare ersparen ersparnis ersparnisse erspart
        ersparte erspartes erspielen erspielt erspielte erst erstanden erstarken erstarren erstarrt erstarrte erstatten
        erstattet erstattete erstattung erstaufführung erstauflage erstaunen erstaunlich erstaunliche erstaunlichen
        erstaunlicher erstaunlicherweise erstaunliches erstaunt erstausgabe erste erstehen ersteigern ersteigert
        erstelle erstellen ersteller erstellt erstellte erstellten erstellung erstem ersten erstens erster erstere
        ersterem ersteren ersterer ersteres erstes erstgenannten ersthelfer ersticken erstickt erstickte erstklassig
        erstklassige erstklassigen erstklassiger erstklassiges erstklässler erstligist erstligisten erstlingswerk
        erstmal erstmalige erstmaligen erstmals erstochen erstplatzierten erstrahlen erstrahlt erstrebenswert erstrecken
        erstreckt erstreckte erstreckten erstsemester erststimme erstürmung ersuchen ersucht ersuchte ertappt erteilen
        erteilt erteilte erteilten erteilung ertrag ertrage ertragen ertrank ertrinken ertrinkt ertrug ertrunken erträge
        erträgen erträglich erträglichen erträglicher erträgt ertränken ertränkt ertönen ertönt ertönte eruption erwache
        erwachen erwachsen erwachsene erwachsenen erwachsenenalter erwachsenenbildung erwachsener erwacht erwachte
        erwarb erwarben erwarte erwarten erwartende erwartenden erwartest erwartet erwartete erwarteten erwartung
        erwartungen erwartungsgemäss erwartungshaltung erwartungswert erwecken erweckt erweckte erwehren erweise
        erweisen erweist erweitern erweitert erweiterte erweiterten erweiterter erweitertes erweiterung erweiterungen
        erweiterungsbau erwerb erwerben erwerber erwerbs erwerbsarbeit erwerbstätig erwerbstätige erwerbstätigen
        erwerbstätigkeit erwidern erwidert erwiderte erwiderung erwies erwiesen erwin erwirbt erwirken erwirkt
        erwirtschaften erwirtschaftet erwirtschaftete erwirtschafteten erwische erwischen erwischt erwischte erwischten
        erwogen erworben erworbene erworbenen erwächst erwäge erwägen erwägt erwägung erwägungen erwählt erwähne
        erwähnen erwähnenswert erwähnst erwähnt erwähnte erwähnten erwähnung erwähnungen erwärmen erwärmt erwärmung
        erwünscht erwünschte erwünschten erwürgen erwürgt erz erzbischof erzbischofs erzbischöfe erzbischöflichen
        erzbistum erzbistums erzdiözese erze erzengel erzeuge erzeugen erzeuger erzeugnisse erzeugnissen erzeugt
        erzeugte erzeugten erzeugung erzfeind erzgebirge erzherzog erziehen erzieher erzieherin erzieherinnen erziehern
        erzieht erziehung erziehungsberechtigten erziehungswissenschaft erzielen erzielt erzielte erzielten erzogen
        erzwang erzwingen erzwingt erzwungen erzwungene erzwungenen erzähl erzähle erzählen erzähler erzählerin
        erzählers erzählst erzählt erzählte erzählten erzählung erzählungen erzürnt eröffne eröffnen eröffnet eröffnete
        eröffneten eröffnung eröffnungsfeier eröffnungsrede eröffnungsspiel erörtern erörtert erörterung erübrigen
        erübrigt es esc esche eschen escher eschweiler esel eskalation eskalieren eskaliert eskalierte eskapaden eskimo
        eskimos eskorte esoterik esoteriker esoterische esoterischen esperanto espresso essay essays essbar essbare esse
        essen essener essens essentiell essentielle essentiellen essenz essenziell esser essgewohnheiten essig
        essigsäure esslingen esslöffel essstörungen esst esstisch esszimmer establishment estland estnischen et
        etablieren etabliert etablierte etablierten etablierter etablierung etablissement etage etagen etappe etappen
        etat etats ethanol ethernet ethik ethisch ethische ethischen ethischer ethisches ethnie ethnien ethnisch
        ethnische ethnischen ethnischer ethnologie ethos etikett etikette etiketten etliche etlichen etlicher etui etwa
        etwaige etwaigen etwaiger etwas etymologie euch euer eugenik eule eulen eulenspiegel euler eupen euphemismus
        euphorie euphorisch euphrat eure eurem euren eurer eures euro eurokrise euronews europa europacup europameister
        europameisterin europameisterschaft europameisterschaften europaparlament europapokal europapolitik europarat
        europarecht europas europawahl europawahlen europaweit europaweite europaweiten europol europäer europäern
        europäisch europäische europäischem europäischen europäischer europäisches euroraum euros eurosport eurovision
        eurozone euter euthanasie eva evakuieren evakuiert evakuierung evaluation evaluieren evaluiert evaluierung
        evangelien evangelikale evangelikalen evangelisch evangelische evangelischen evangelischer evangelisches
        evangelist evangelisten evangelium evangeliums evas eventualitäten eventuell eventuelle eventuellen eventueller
        everest evident evidenz evolution evolutionstheorie evolutionär evolutionäre evolutionären ewig ewige ewigen
        ewiger ewiges ewigkeit ewigkeiten ex exakt exakte exakten exakter examen excel exegese exekutiert exekution
        exekutive exempel exemplar exemplare exemplaren exemplarisch exil existent existenz existenzberechtigung
        existenzen existenzgrundlage existenzgründer existenzgründung existenzielle existenziellen existenzminimum
        existiere existieren existierende existierenden existiert existierte existierten exklave exklusiv exklusive
        exklusiven exklusiver exklusives exklusivität exkurs exkursion exkursionen exoten exotisch exotische exotischen
        exotischer expandieren expandiert expansion expedition expeditionen experiment experimente experimentell
        experimentelle experimentellen experimenteller experimenten experimentieren experimentiert experiments experte
        experten expertenkommission expertin expertinnen expertise explizit explizite expliziten explodieren
        explodierenden explodiert explodierte explodierten exploration explosion explosionen explosiv explosive
        explosiven expo exponate exponaten exponenten exponentiell exponierten export exporte exportieren exportiert
        exposition exposé express expressionismus exquisit extension extensive extern externe externen externer externes
        extra extrahieren extrahiert extraklasse extrakt extraktion extras extravagant extrem extreme extremen extremer
        extremes extremfall extremismus extremisten extremistische extremistischen extremitäten exzellent exzellente
        exzellenten exzellenter exzellentes exzellenz exzentrisch exzentrische exzentrischen exzess exzesse exzessiv
        exzessive exzessiven fabel fabelhaft fabelhafte fabelhaften fabeln fabian fabrik fabrikant fabrikanten
        fabrikarbeiter fabrikation fabriken fabriziert facebook facette facetten fach fachabteilung fachabteilungen
        fachangestellte fachanwalt facharbeit facharbeiter facharzt fachbegriff fachbegriffe fachberater fachbereich
        fachbereiche fachbereichen fachbereichs fachbesucher fachbuch fachbücher fache fachen facher faches fachgebiet
        fachgebiete fachgebieten fachgerecht fachgeschäft fachgruppe fachhandel fachhochschule fachhochschulen
        fachhochschulreife fachinformatiker fachkenntnisse fachkompetenz fachkraft fachkreisen fachkräfte
        fachkräftemangel fachkräften fachkundige fachkundigen fachlehrer fachleute fachleuten fachlich fachliche
        fachlichen fachlicher fachliteratur fachmagazin fachmann fachmesse fachmännisch fachpersonal fachpresse
        fachrichtung fachrichtungen fachs fachschaft fachschule fachsprache fachstelle fachtagung fachverband fachwelt
        fachwerk fachwerkhaus fachwissen fachzeitschrift fachzeitschriften fachärzte fackel fackeln facto fad fade faden
        fadens fahnden fahnder fahndet fahndung fahne fahnen fahnenträger fahr fahranfänger fahrbahn fahrbahnen
        fahrdienst fahre fahren fahrende fahrenden fahrenheit fahrens fahrer fahrerflucht fahrerin fahrerlaubnis fahrern
        fahrers fahrersitz fahrgast fahrgestell fahrgäste fahrgästen fahrkarte fahrkarten fahrlehrer fahrlässig
        fahrlässige fahrlässigen fahrlässiger fahrlässigkeit fahrplan fahrpläne fahrrad fahrradfahren fahrradfahrer
        fahrrads fahrradtour fahrradweg fahrräder fahrrädern fahrschein fahrschule fahrspur fahrspuren fahrstil
        fahrstreifen fahrstuhl fahrt fahrten fahrtkosten fahrtrichtung fahrtzeit fahrverbot fahrverbote fahrverhalten
        fahrwasser fahrweise fahrwerk fahrzeit fahrzeiten fahrzeug fahrzeugbau fahrzeuge fahrzeugen fahrzeuges
        fahrzeugführer fahrzeugs faible fair faire fairen fairer faires fairness faksimile fakt fakten faktencheck
        faktisch faktische faktischen faktor faktoren faktum fakultät fakultäten falke falken fall fallbeispiel falle
        fallen fallend fallende fallenden fallender falles fallhöhe fallout falls fallschirm fallschirmjäger
        fallschirmspringer fallstudie fallstudien fallt fallzahlen falsch falschaussage falsche falschem falschen
        falscher falsches falschgeld falschmeldung falschmeldungen faltblatt falte falten falter faltet familie familien
        familienangehörige familienangehörigen familienbeihilfe familienbesitz familienbetrieb familiendrama
        familienfeier familienfeiern familienfest familiengeschichte familienkreis familienleben familienministerin
        familienmitglied familienmitglieder familienmitgliedern familiennachzug familienname familiennamen
        familienplanung familienpolitik familienrecht familienstand familientradition familientreffen
        familienunternehmen familienurlaub familienvater familienzusammenführung familiär familiäre familiären
        familiärer famos fan fanatiker fanatische fanatischen fanatismus fanclub fand fanden fandest fanfare fang fange
        fangemeinde fangen fangt fans fantasie fantasien fantastisch fantastische fantastischen fantastischer
        fantastisches faraday farbe farben farbenfroh farbenfrohe farbenfrohen farbenspiel farbgebung farbig farbige
        farbigen farbiger farbiges farbigkeit farblich farblos farblose farbstoff farbstoffe farbton farbtöne farce farm
        farmen farmer farmers farn fasching faschismus faschist faschisten faschistisch faschistische faschistischen
        faseln faselt faser fasern fass fassade fassaden fassbar fasse fassen fassenden fasst fasste fassten fassung
        fassungen fassungslos fassungsvermögen fast fasten fastenzeit fastest fastnacht faszination faszinieren
        faszinierend faszinierende faszinierenden faszinierender faszinierendes fasziniert faszinierte fata fatal fatale
        fatalen fataler fatima faul faule faulen faulenzen fauler faules faulheit fault fauna faust faustregel
        faustschlag fauxpas favorisieren favorisiert favorisierte favorisierten favorit favoriten favoritin fax faxe
        faxen fazit feature features februar fechten fechter feder federführend federführung federn federung fedora fee
        feedback feen fegefeuer fegen fegt fegte fehde fehden fehl fehlalarm fehlanzeige fehlbildungen fehle
        fehleinschätzung fehlen fehlende fehlendem fehlenden fehlender fehlendes fehlens fehlentscheidung
        fehlentscheidungen fehlentwicklungen fehler fehlerfrei fehlerhaft fehlerhafte fehlerhaften fehlerhafter
        fehlermeldung fehlern fehlerquote fehlers fehlfunktion fehlgeburt fehlgeschlagen fehlschlag fehlst fehlstart
        fehlt fehlte fehlten fehltritt fehlverhalten feier feierabend feiere feierlich feierliche feierlichen
        feierlichkeit feierlichkeiten feiern feierst feierstunde feiert feiertag feiertage feiertagen feiertags feierte
        feierten feige feigen feigheit feigling feiglinge feil feilen feilschen fein feind feindbild feindbilder feinde
        feinden feindes feindlich feindliche feindlichen feindlicher feindliches feindschaft feindselig feindseligkeit
        feindseligkeiten feine feinem feinen feiner feinere feines feingefühl feinheit feinheiten feinkost feinschliff
        feinschmecker feinstaub feinste feinsten feinster feld feldarbeit feldberg felde felder feldern feldes feldherr
        feldherrn feldkirchen feldmann feldmarschall feldspieler feldwebel feldweg feldzug feldzuges feldzüge felge
        felgen felix fell fellbach felle fels felsbrocken felsen felsenfest felsigen felswand feminin feminine
        feminismus feminist feministen feministin feministinnen feministische feministischen feministischer fenchel
        fenster fensterbank fensterbrett fensterläden fenstern fensters fensterscheibe fensterscheiben ferdinand
        ferdinands ferien ferienhaus ferienhäuser ferienlager ferienwohnung ferienwohnungen ferienzeit ferkel fern
        fernab fernando fernbedienung fernbeziehung fernbleiben fernbus fernbusse ferne fernen ferner ferngehalten
        ferngesteuert fernglas fernhalten fernost fernrohr fernsehen fernsehens fernseher fernsehfilm fernsehgarten
        fernsehpreis fernsehprogramm fernsehsender fernsehsenders fernsehsendung fernsehsendungen fernsehserie
        fernsehserien fernsehshow fernsehturm fernsteuerung fernstudium fernverkehr fernweh fernwärme fernzuhalten
        ferrara ferrari ferse fersen fertig fertige fertigen fertiger fertiges fertiggestellt fertiggestellte
        fertiggestellten fertighaus fertigkeit fertigkeiten fertigstellen fertigstellung fertigt fertigte fertigten
        fertigung fertigzustellen fesch fessel fesseln fesselnd fesselt fesselte fest festakt festanstellung feste
        festem festen fester festes festessen festgefahren festgehalten festgeld festgelegt festgelegte festgelegten
        festgemacht festgenommen festgenommenen festgeschrieben festgesetzt festgesetzten festgestellt festgestellte
        festgestellten festhalle festhalten festhielt festhält festigen festigkeit festigt festigte festigung festival
        festivals festland festlegen festlegt festlegung festlegungen festlich festliche festlichen festlichkeiten
        festmachen festmahl festnahme festnahmen festnehmen festnetz festplatte festplatten festplatz festpreis festrede
        festsaal festschrift festsetzen festsetzung festspiele festspielen festspielhaus feststand feststehen
        feststehende feststehenden feststeht feststellbar feststellen feststellt feststellte feststellung feststellungen
        festtag festtage festtagen festung festungen festwochen festzelt festzug festzuhalten festzulegen festzunehmen
        festzusetzen festzustellen fetisch fett fette fetten fetter fettes fettgewebe fettig fettige fettleibigkeit
        fettnäpfchen fettsack fettsäuren fetzen feucht feuchte feuchtem feuchten feuchter feuchtes feuchtgebiete
        feuchtigkeit feudalen feudalismus feuer feueralarm feuerbach feuerball feuerlöscher feuern feuerpause feuers
        feuerstein feuerstelle feuert feuerte feuerten feuerwache feuerwaffen feuerwehr feuerwehreinsatz feuerwehrhaus
        feuerwehrleute feuerwehrmann feuerwehrmänner feuerwerk feuerwerkskörper feuerzeug feuilleton feuilletons feurig
        feurige feurigen fiasko fiat fibel fichte fichtelgebirge fichten fick ficke ficken ficker fickst fickt fickte
        fidel fieber fieberhaft fiebern fiebert fiel fiele fielen fies fiese fiesen fieser figur figuren fiktion fiktiv
        fiktive fiktiven fiktiver fiktives filet filiale filialen filialleiter filigrane filius film filmaufnahmen
        filmchen filme filmemacher filmemacherin filmen filmes filmfest filmfestival filmfestivals filmfestspiele
        filmgeschichte filmindustrie filmische filmischen filmkritik filmmaterial filmmusik filmpreis filmproduktion
        filmprojekt filmregisseur filmreihe films filmstar filmt filmte filmtitel filter filterblase filtern filtert
        filz filzen final finale finalen finales finanz finanzamt finanzausgleich finanzausschuss finanzbehörden
        finanzberater finanzbranche finanzdienstleister finanzdienstleistungen finanzen finanziell finanzielle
        finanziellen finanzieller finanzielles finanzierbar finanzieren finanziert finanzierte finanzierten finanzierung
        finanzierungen finanzkrise finanzlage finanzmarkt finanzminister finanzministerium finanzministeriums
        finanzministers finanzmittel finanzmärkte finanzmärkten finanzplanung finanzpolitik finanzprodukte finanzsektor
        finanzsystem finanzverwaltung finanzwelt finanzwesen finanzwirtschaft finanzämter finde finden finder findest
        findet fing fingen finger fingerabdruck fingerabdrücke fingern fingernagel fingernägel fingernägeln fingers
        fingerspitzen fingerspitzengefühl fingerzeig fink finne finnen finnisch finnische finnischen finnland finnlands
        finster finstere finsteren finsternis firefox firewall firlefanz firma firmen firmenchef firmengelände
        firmengeschichte firmengruppe firmengründer firmenkunden firmennamen firmensitz firmenwagen firmiert firmung
        firmware first fisch fischarten fischbach fische fischen fischer fischerdorf fischerei fischern fischers
        fischfang fischmarkt fischstäbchen fischt fiskus fit fitness fitnesscenter fitnessstudio fitter fittiche
        fitzgerald fix fixe fixen fixer fixieren fixiert fixierte fixierten fixierung fixkosten fixpunkt fjord flach
        flachdach flache flachem flachen flacher flaches flachland flachs fladenbrot flagge flaggen flaggschiff flair
        flak flamen flamenco flamingo flamingos flamme flammen flammende flammenwerfer flandern flanieren flanke flanken
        flankiert flasche flaschen flaschenhals flash flatrate flattern flattert flauschig flaute flechten fleck
        fleckchen flecke flecken fledermaus fledermäuse fledermäusen flehen fleht flehte fleisch fleischer fleischerei
        fleisches fleischfresser fleischhauer fleischkonsum fleischmann fleiss fleissig fleissige fleissigen fleissiger
        flensburg flexibel flexibilisierung flexibilität flexible flexiblen flexibler flexibles flicken flieder flieg
        fliege fliegen fliegende fliegenden fliegender flieger fliegerbombe fliegerhorst fliegst fliegt fliehen flieht
        fliesen fliesenleger fliessband fliessen fliessend fliessende fliessenden fliessender fliessendes fliesst
        flimmern flink flinte flipper flirt flirten flirtet flittchen flitterwochen flitzer flocken flog flogen floh
        flohen flohmarkt flop flops flora florenz florian florida floskel floskeln floss flosse flossen flott flotte
        flotten flotter fluch fluchen flucht fluchtursachen fluchtversuch fluchtweg fluchtwege flug flugangst flugbahn
        flugbegleiter flugbetrieb flugblatt flugblätter flugblättern fluges flugfeld fluggerät fluggesellschaft
        fluggesellschaften fluggäste flughafen flughafens flughäfen flughöhe fluglinie fluglinien fluglärm flugplatz
        flugreisen flugs flugsicherung flugstunden flugticket flugtickets flugverkehr flugzeit flugzeug flugzeugabsturz
        flugzeuge flugzeugen flugzeuges flugzeugs flugzeugträger fluid fluktuation fluor fluorid flur flurbereinigung
        flure fluren fluss flussabwärts flussaufwärts flussbett flusses flussufer flut fluten flutlicht flutwelle flyer
        flyern flyers fläche flächen flächendeckend flächendeckende flächendeckenden flächendeckendes flächenmässig
        flämischen fläschchen flöhe flöte flöten flüche flüchten flüchtenden flüchtet flüchtete flüchteten flüchtig
        flüchtige flüchtigen flüchtiger flüchtling flüchtlinge flüchtlingen flüchtlings flüchtlingsheim flüchtlingsheime
        flüchtlingsheimen flüchtlingshilfe flüchtlingskinder flüchtlingskrise flüchtlingslager flüchtlingslagern
        flüchtlingspolitik flüchtlingsstrom flüchtlingsströme flüchtlingsunterkunft flüchtlingsunterkünfte
        flüchtlingswelle flüchtlingszahlen flüge flügel flügeldecken flügeln flügels flügelspieler flügen flügge flüsse
        flüssen flüssig flüssige flüssigem flüssigen flüssiger flüssiges flüssiggas flüssigkeit flüssigkeiten flüstern
        flüsternd flüstert flüsterte fohlen fokus fokussieren fokussiert fokussierte fokussierung folge folgejahr
        folgejahren folgekosten folgen folgend folgende folgendem folgenden folgender folgendermassen folgendes
        folgenlos folgerichtig folgern folgerung folgeschäden folgetag folgezeit folglich folgst folgt folgte folgten
        folie folien folklore folter foltern fond fonds fondsmanager fondue forcieren forciert forcierte ford fordere
        fordern fordernd fordert forderte forderten forderung forderungen forelle forellen foren forensik forensische
        forensischen form forma formal formaldehyd formale formalen formaler formalitäten format formate formaten
        formatieren formatiert formatierung formation formationen formats formel formell formelle formellen formeln
        formen formensprache formgebung formieren formiert formierte formierten formsache formt formte formular
        formulare formularen formulieren formuliert formulierte formulierten formulierung formulierungen forsa forsch
        forschen forschenden forscher forscherin forschern forscherteam forscht forschte forschung forschungen
        forschungsarbeit forschungsarbeiten forschungseinrichtungen forschungsergebnisse forschungsergebnissen
        forschungsgemeinschaft forschungsgruppe forschungsinstitut forschungsinstitute forschungsprojekt
        forschungsprojekte forschungsstand forschungsstelle forschungsvorhaben forschungszentrum forst forstamt forsten
        forsthaus forstverwaltung forstwirtschaft forstwirtschaftlichen fort fortan fortbestand fortbestehen fortbewegen
        fortbewegung fortbildung fortbildungen fortentwicklung fortfahren fortführen fortführung fortgang fortgeführt
        fortgehen fortgeschritten fortgeschrittene fortgeschrittenen fortgeschrittener fortgesetzt fortgesetzte
        fortlaufend fortlaufende fortlaufenden fortpflanzen fortpflanzung fortschreibung fortschreiten fortschreitende
        fortschreitenden fortschreitender fortschritt fortschritte fortschritten fortschrittlich fortschrittliche
        fortschrittlichen fortschrittlicher fortschritts fortsetzen fortsetzt fortsetzte fortsetzung fortsetzungen
        fortuna fortune fortwährend fortzufahren fortzuführen fortzusetzen forum forums fossil fossile fossilen fossiler
        fossilien foto fotoalbum fotoapparat fotoausstellung fotogalerie fotograf fotografen fotografie fotografien
        fotografiere fotografieren fotografiert fotografierte fotografin fotografisch fotografische fotografischen fotos
        fotoserie fotostrecke fotowettbewerb fotze fotzen foul fouls fourier foyer fr fracht frachter frachtschiff frack
        frag frage fragebogen fragebögen fragen fragend fragenkatalog fragerunde fragestellung fragestellungen
        fragezeichen fragil fragile fraglich fragliche fraglichen fraglos fragment fragmente fragmenten fragst fragt
        fragte fragten fragwürdig fragwürdige fragwürdigen fragwürdiger fraktion fraktionen fraktionschef
        fraktionschefin fraktionsvorsitzende fraktionsvorsitzenden fraktionsvorsitzender fraktur frakturen franc
        francisco franco francs frank franke franken frankenstein frankfurt frankfurter frankfurts franko frankreich
        frankreichs franks fransen franz franziska franziskaner franziskus franzose franzosen französin französisch
        französische französischem französischen französischer französisches frass fratze frau frauchen frauen
        frauenanteil frauenarzt frauenbewegung frauenbild frauenchor frauenfeindlich frauenfeld frauenfussball
        frauenhaus frauenkirche frauenklinik frauenquote frauenrechte frauentag frauenwahlrecht frauenzimmer fraunhofer
        freak freaks frech freche frechen frecher frechheit fregatte frei freibad freiberg freiberufler freiberuflich
        freiberufliche freiberuflicher freibetrag freibeträge freibier freibrief freiburg freiburger freibäder freie
        freiem freien freier freies freifläche freiflächen freifunk freigabe freigang freigeben freigegeben freigehalten
        freigelassen freigelegt freigeschaltet freigesetzt freigesprochen freigestellt freigibt freihalten freihandel
        freihandelsabkommen freihandelszone freiheit freiheiten freiheitlich freiheitliche freiheitlichen
        freiheitsberaubung freiheitskämpfer freiheitsrechte freiheitsstatue freiheitsstrafe freiheitsstrafen freiherr
        freiherrn freikarten freikirchen freiland freilassen freilassung freilich freilichtbühne freilichtmuseum
        freiluft freimachen freimaurer freimaurerei freimütig freiraum freiräume freischalten freisetzen freisetzung
        freising freispruch freistaat freistaates freistaats freistadt freistehend freistehende freistehenden
        freistellung freistil freistoss freitag freitagabend freitagmorgen freitagnachmittag freitags freital freitod
        freiwild freiwillig freiwillige freiwilligen freiwilliger freiwilliges freiwilligkeit freizeit
        freizeitaktivitäten freizeitbeschäftigung freizeitgestaltung freizeitpark freizeitparks freizugeben freizulassen
        freizügig freizügigkeit fremd fremde fremdem fremden fremdenfeindliche fremdenfeindlichen fremdenfeindlichkeit
        fremdenhass fremdenlegion fremdenverkehr fremder fremdes fremdgehen fremdkapital fremdkörper fremdsprache
        fremdsprachen fremdsprachige fremdwort fremdwörter frequentiert frequentierten frequenz frequenzbereich
        frequenzen fresken fresse fressen frettchen freud freude freuden freudenberg freudenstadt freudentränen freudig
        freudige freudigen freuds freue freuen freund freunde freunden freundes freundeskreis freundeskreises freundin
        freundinnen freundlich freundliche freundlichen freundlicher freundlicherweise freundliches freundlichkeit
        freundschaft freundschaften freundschaftlich freundschaftliche freundschaftlichen freundschaftsspiel
        freundschaftsspiele freust freut freute freuten frevel friede frieden friedens friedensbewegung friedenskirche
        friedenskonferenz friedensnobelpreis friedensnobelpreisträger friedensprozess friedensrichter friedensschluss
        friedensverhandlungen friedensvertrag friedenszeiten friedhof friedhofs friedhöfe friedhöfen friedland friedlich
        friedliche friedlichen friedlicher friedliches friedrich friedrichs friedrichshafen friedrichshain
        friedrichstadt friere frieren friert friese friesen friesland frikadellen frisbee frisch frische frischem
        frischen frischer frisches frischfleisch frischkäse frischluft friseur friseure friseurin friseursalon frisiert
        friss frisst frist fristen fristgerecht fristlos fristlose frisur frisuren frisör frittiert fritz frivol froh
        frohe frohen froher frohes frohsinn fromm fromme frommen frommer fronleichnam front frontal fronten frontend
        frontmann frontscheibe frontseite frosch frost frucht fruchtbar fruchtbare fruchtbaren fruchtbarkeit
        fruchtfleisch frust frustration frustrierend frustriert frustrierte fränkisch fränkische fränkischen fränkischer
        fräsen fräulein fröhlich fröhliche fröhlichen fröhlicher fröhliches fröhlichkeit frömmigkeit frönen frösche
        fröschen früchte früchten früh frühaufsteher frühe frühem frühen früher frühere früheren früherer früheres
        früherkennung frühes früheste frühesten frühestens frühester frühgeschichte frühjahr frühjahrs frühjahrsputz
        frühkindliche frühling frühlings frühlingsfest frühmorgens frühschicht frühschoppen frühsommer frühstück
        frühstücke frühstücken frühstücks frühstückstisch frühzeit frühzeitig frühzeitige frühzeitigen ftp fuchs fug
        fuge fugen fugger fuhr fuhren fuhrpark fuji fukushima fulda fulminanten fund fundament fundamental fundamentale
        fundamentalen fundamentaler fundamentalismus fundamentalisten fundamente fundamenten fundbüro funde funden
        fundgrube fundiert fundierte fundierten fundort fundorte funds fundstelle fundstellen fundus fungieren fungiert
        fungierte funk funke funkeln funkelnden funkelt funken funker funkgerät funkgeräte funkhaus funkstille funkt
        funktion funktional funktionale funktionalen funktionalität funktionell funktionelle funktionellen funktionen
        funktioniere funktionieren funktionierende funktionierenden funktionierender funktionierendes funktioniert
        funktionierte funktionierten funktionsfähig funktionsfähige funktionsfähigen funktionsfähigkeit funktionstüchtig
        funktionsumfang funktionsweise funktionär funktionäre funktionären funkturm furche furchen furcht furchtbar
        furchtbare furchtbaren furchtbarer furchtbares furchtlos furore furt furz furzen fusion fusionen fusionieren
        fusioniert fuss fussabdruck fussball fussballabteilung fussballer fussballfan fussballfans fussballmannschaft
        fussballplatz fussballprofi fussballs fussballschuhe fussballspiel fussballspiele fussballspielen
        fussballspieler fussballstadion fussballtrainer fussballturnier fussballverband fussballverein fussballvereine
        fussballweltmeisterschaft fussboden fussbodenheizung fussböden fusse fusses fussgänger fussgängern
        fussgängerzone fussgängerzonen fussmarsch fussnote fussnoten fussnägel fusssohlen fussstapfen fusst fussvolk
        fussweg futsch futter futtermittel futtern futur future futures fächer fächern fäden fähig fähige fähigen
        fähiger fähigkeit fähigkeiten fähnchen fähnrich fähre fähren fährmann fährst fährt fährte fäkalien fälle fällen
        fällig fällige fälligen fälligkeit fällst fällt fällte fällung fälschen fälscher fälschlich fälschlicherweise
        fälschung fälschungen fände fänden fänge fängen fängst fängt färbe färben färber färbt färbung fässer fässern
        fäulnis fäuste fäusten föderalen föderalismus föderation föhn förder fördere förderer förderern fördergelder
        förderkreis förderlich fördermittel fördermitteln fördermöglichkeiten fördern förderpreis förderprogramm
        förderprogramme förderschule fördert förderte förderten förderung förderungen förderverein fördervereins förmig
        förmige förmigen förmlich förmliche förster fötus füchse füge fügen fügt fügte fügten fügung fühl fühlbar fühle
        fühlen fühler fühlst fühlt fühlte fühlten führ führe führen führend führende führenden führender führendes
        führer führerin führern führers führerschein führst führt führte führten führung führungen führungsebene
        führungskraft führungskräfte führungskräften führungsposition führungspositionen führungsriege führungsrolle
        führungsstil führungstreffer führungszeugnis füll fülle füllen füller füllt füllte füllten füllung füllungen
        fündig fünf fünfeinhalb fünfer fünffache fünfhundert fünfjährige fünfjährigen fünfjähriger fünfmal fünft fünfte
        fünftel fünften fünfter fünftes fünfundzwanzig fünfzehn fünfzig fünfziger für fürchte fürchten fürchterlich
        fürchterliche fürchterlichen fürchtet fürchtete fürchteten füreinander fürs fürsorge fürsorglich fürsprache
        fürsprecher fürst fürsten fürstenberg fürstenfeld fürstenfeldbruck fürstentum fürstenwalde fürstin fürstlich
        fürstliche fürstlichen fürth fürwahr füsschen füsse füssen füttere füttern füttert fütterung gab gabe gabel
        gabeln gabelstapler gaben gabler gabriel gabriele gabriels gaddafi gag gage gags gala galant galaxie galaxien
        galaxis galerie galerien galgen galilei galizien galle gallen gallien gallier gallischen galopp galt galten
        gameboy gamma gandhi gang gangart gange ganges gangs gangster ganoven gans ganz ganze ganzem ganzen ganzer
        ganzes ganzheitlich ganzheitliche ganzheitlichen ganzjährig ganztagsschule ganztagsschulen ganztägig gar garage
        garagen garant garanten garantie garantien garantiere garantieren garantiert garantierte garantierten garaus
        garching garde garden garderobe gardinen gare garen garn garnelen garniert garnison garnitur garten gartenanlage
        gartenarbeit gartenbau gartenhaus gartenlaube gartenmöbel gartens gartenschlauch gartenstadt gartenzaun gas gase
        gasen gases gasflaschen gaskammer gaskammern gaskraftwerke gasometer gaspedal gasse gassen gassi gast
        gastarbeiter gastauftritt gastbeitrag gastes gastfamilie gastfreundlich gastfreundschaft gastgeber gastgeberin
        gastgebern gastgewerbe gasthaus gasthof gasthäuser gastiert gastierte gastland gaston gastronom gastronomen
        gastronomie gastronomische gastronomischen gastspiel gastspiele gaststätte gaststätten gastwirt gastwirtschaft
        gateway gatte gatten gatter gattin gattung gattungen gaukler gaul gauleiter gaulle gaumen gauner gazastreifen
        gazelle gazette gazprom geachtet geadelt geahndet geahnt gealtert geangelt geantwortet gearbeitet geartete
        gebacken gebackene gebackenen gebadet geballte geballten gebannt gebar gebaren gebastelt gebaut gebaute gebauten
        gebe gebeine geben geber gebessert gebet gebete gebeten gebetet gebets gebettelt gebettet gebeugt gebiet gebiete
        gebieten gebieter gebietes gebietet gebiets gebietskörperschaften gebietsreform gebilde gebildet gebildete
        gebildeten gebildeter gebilligt gebirge gebirgen gebirges gebiss gebissen geblasen geblendet geblickt geblieben
        gebliebene gebliebenen geblockt gebläse gebogen gebogene gebogenen gebohrt geboren geborene geborenen geborener
        geborgen geborgenheit gebot gebote geboten gebotene gebotenen geboxt gebracht gebrachte gebrachten gebrandmarkt
        gebrannt gebrannte gebrannten gebraten gebratene gebratenen gebrauch gebrauchen gebrauchs gebrauchsanweisung
        gebrauchsgegenstände gebraucht gebrauchte gebrauchten gebrauchter gebrauchtes gebrauchtwagen gebraut gebrechen
        gebremst gebrochen gebrochene gebrochenem gebrochenen gebrochener gebrochenes gebräuche gebräuchlich
        gebräuchliche gebräuchlichen gebräunt gebrüder gebrüll gebrüllt gebt gebucht gebunden gebundene gebundenen
        gebundenes geburt geburten geburtenrate geburtsdatum geburtshaus geburtshelfer geburtshilfe geburtsjahr
        geburtsort geburtsstadt geburtsstunde geburtstag geburtstage geburtstagen geburtstages geburtstags
        geburtstagsfeier geburtstagsgeschenk geburtstagskind geburtstagsparty geburtsurkunde gebäck gebälk gebärden
        gebären gebärmutter gebäude gebäudekomplex gebäuden gebäudes gebäudetechnik gebügelt gebühr gebühren gebührend
        gebührenfrei gebührt gebündelt gebürstet gebürtig gebürtige gebürtigen gebürtiger gebüsch gecko gedacht gedachte
        gedachten gedanke gedanken gedankenaustausch gedankengang gedankengut gedankengänge gedankenlos gedankens
        gedankenwelt gedanklich gedankliche gedankt gedauert gedeckt gedeckte gedeckten gedehnt gedeihen gedeiht
        gedemütigt gedenke gedenken gedenkens gedenkfeier gedenkstein gedenkstätte gedenkstätten gedenkt gedenktafel
        gedenktag gedenkveranstaltung gedeutet gedicht gedichte gedichten gedichts gediehen gedient gedreht gedrehte
        gedrehten gedroht gedrosselt gedruckt gedruckte gedruckten gedruckter gedrucktes gedrungen gedränge gedrängt
        gedrückt geduld gedulden geduldet geduldete geduldig geduscht gedächtnis gedämpft gedämpfte gedöns geebnet
        geehrt geehrte geehrten geehrter geeignet geeignete geeigneten geeigneter geeignetes geeignetsten geeinigt
        geeint geendet geerbt geerntet gefahr gefahren gefahrenabwehr gefahrenen gefahrlos gefalle gefallen gefallene
        gefallenen gefallener gefaltet gefalteten gefangen gefangene gefangenen gefangenenlager gefangener gefangennahme
        gefangenschaft gefasel gefasst gefasste gefassten gefecht gefechte gefechten gefechts gefegt gefehlt gefeiert
        gefeierte gefeierten gefeit gefertigt gefertigte gefertigten gefesselt gefestigt gefeuert gefickt gefieder
        gefiederten gefiel gefielen gefilde gefilden gefilmt gefiltert gefischt gefixt geflecht gefleckt geflickt
        geflissentlich geflochten geflogen geflohen geflohenen geflossen geflüchtet geflüchtete geflüchteten geflügel
        geflügelte geflügelten gefolge gefolgschaft gefolgt gefoltert gefordert geforderte geforderten geformt geformte
        geformten geforscht gefragt gefragte gefragten gefragter gefressen gefreut gefrieren gefrierfach gefrierpunkt
        gefrierschrank gefroren gefrorene gefrorenen gefrühstückt gefunden gefundene gefundenen gefundenes gefächert
        gefährde gefährden gefährder gefährdet gefährdete gefährdeten gefährdeter gefährdung gefährdungen gefährlich
        gefährliche gefährlichen gefährlicher gefährliches gefährlichkeit gefährlichste gefährlichsten gefährt gefährte
        gefährten gefährtin gefälle gefällig gefälligkeit gefälligst gefällt gefälscht gefälschte gefälschten gefängnis
        gefängnisse gefängnissen gefängnisses gefängnisstrafe gefängnisstrafen gefärbt gefärbte gefärbten gefäss gefässe
        gefässen gefördert geförderte geförderten gefüge gefügig gefühl gefühle gefühlen gefühls gefühlsmässig
        gefühlswelt gefühlt gefühlte gefühlten gefühlvoll gefühlvolle geführt geführte geführten geführter geführtes
        gefüllt gefüllte gefüllten gefüllter gefürchtet gefürchtete gefürchteten gefüttert gegangen gegangene gegangenen
        gegeben gegebene gegebenem gegebenen gegebenenfalls gegebener gegebenheiten gegen gegenangriff gegenargumente
        gegenbewegung gegend gegendemo gegendemonstranten gegenden gegeneinander gegenentwurf gegenfrage gegengewicht
        gegenkandidaten gegenleistung gegenliebe gegenmassnahmen gegenmittel gegenpol gegenreformation gegenrichtung
        gegensatz gegenschlag gegenseite gegenseitig gegenseitige gegenseitigem gegenseitigen gegenseitiger
        gegenseitiges gegenseitigkeit gegenspieler gegenstand gegenstandes gegensteuern gegenstimmen gegenstände
        gegenständen gegenständlichen gegenstück gegensätze gegensätzliche gegensätzlichen gegenteil gegenteilige
        gegenteiligen gegentor gegentore gegentreffer gegenverkehr gegenvorschlag gegenwart gegenwartskunst gegenwehr
        gegenwert gegenwind gegenwärtig gegenwärtige gegenwärtigen gegenwärtiger gegenzug gegenüber gegenübergestellt
        gegenüberliegende gegenüberliegenden gegenübers gegenüberstand gegenüberstanden gegenüberstehen gegenübersteht
        gegenüberstellung gegessen geglaubt geglaubte geglaubten gegliedert gegliederte gegliederten geglättet geglückt
        gegner gegnerin gegnerische gegnerischen gegnern gegners gegnerschaft gegolten gegoogelt gegossen gegraben
        gegriffen gegrillt gegrilltes gegründet gegründete gegründeten gegrüsst geguckt gegönnt geh gehabe gehabt
        gehackt gehalt gehalten gehaltene gehaltenen gehaltes gehalts gehaltserhöhung gehandelt gehandelten gehandhabt
        gehangen gehasst gehauen gehe geheftet gehege gehegt geheiligt geheilt geheim geheimdienst geheimdienste
        geheimdiensten geheimdienstes geheime geheimen geheimer geheimes geheimhaltung geheimnis geheimnisse
        geheimnissen geheimnisvoll geheimnisvolle geheimnisvollen geheimnisvoller geheimnisvolles geheimpolizei
        geheimrat geheimtipp geheimtipps geheimwaffe geheiratet geheiss geheissen geheizt gehemmt gehen gehend gehende
        gehenden geherrscht gehetzt geheuer geheult gehilfe gehilfen gehindert gehirn gehirne gehirnerschütterung
        gehirns gehirnwäsche gehirnzellen gehisst gehoben gehobene gehobenen gehobener gehofft geholfen geholt gehorchen
        gehorcht gehorsam gehst gehsteig geht gehweg gehwege gehwegen gehälter gehältern gehängt gehänselt gehässig
        gehäuft gehäuse gehäuses gehöft gehölz gehölze gehör gehöre gehören gehörende gehörenden gehörig gehörige
        gehörigen gehörlose gehörlosen gehörst gehört gehörte gehörten gehüllt geier geige geigen geiger geigerin geil
        geile geilen geiler geiles geilheit geilste geilsten geimpft geirrt geisel geiseln geiselnahme geiselnehmer
        geiss geissel geist geiste geister geisterbahn geisterfahrer geistern geisterstadt geistert geistes
        geistesgeschichte geisteshaltung geisteskrank geisteskranke geisteskranken geisteskrankheit
        geisteswissenschaften geisteszustand geistig geistige geistigen geistiger geistiges geistlich geistliche
        geistlichen geistlicher geistliches geistlichkeit geistreich geiz geizhals geizig gejagt gejammer gejammert
        gejubelt gekannt gekapert gekappt gekauft gekaufte gekauften gekehrt gekennzeichnet gekennzeichnete
        gekennzeichneten gekillt gekippt geklagt geklappt geklatscht geklaut geklaute geklauten geklebt gekleidet
        gekleidete gekleideten geklemmt geklettert geklickt geklingelt geklopft geklungen geklärt geknackt geknallt
        geknickt geknüpft gekocht gekochte gekochten gekochtes gekommen gekommene gekommenen gekonnt gekoppelt gekostet
        gekracht gekratzt gekreuzigt gekreuzigten gekreuzt gekriegt gekrochen gekränkt gekrönt gekrönten gekrümmt
        gekrümmten gekämpft geköpft gekühlt gekümmert gekündigt gekürt gekürzt gekürzte geküsst gel gelaber gelacht
        geladen geladene geladenen gelagert gelagerte gelagerten gelandet gelang gelangen gelangt gelangte gelangten
        gelangweilt gelassen gelassener gelassenheit gelatine gelaufen gelaunt gelauscht gelb gelbe gelbem gelben gelber
        gelbes gelblich gelbliche gelblichen geld geldanlage geldanlagen geldautomat geldautomaten geldbetrag geldbeutel
        geldbusse geldbörse gelder geldern geldes geldgeber geldgier geldhahn geldmangel geldmenge geldmittel
        geldpolitik geldscheine geldsorgen geldstrafe geldstrafen geldsumme geldverschwendung geldwäsche gelebt gelebte
        gelebten gelebter geleckt gelee geleert gelegen gelegene gelegenen gelegener gelegenes gelegenheit gelegenheiten
        gelegentlich gelegentliche gelegentlichen gelegt gelegte gelegten gelehnt gelehrt gelehrte gelehrten gelehrter
        geleistet geleistete geleisteten geleit geleiten geleitet geleitete geleiteten gelenk gelenke gelenken gelenkt
        gelernt gelernte gelernten gelernter gelesen gelesene gelesenen geleugnet geliebt geliebte geliebten geliebter
        geliebtes geliefert gelieferte gelieferten geliehen gelinde gelingen gelingt gelistet gelisteten gelitten gelobt
        gelobte gelobten gelockert gelockt gelogen gelohnt gelsenkirchen gelte gelten geltend geltende geltendem
        geltenden geltendes geltendmachung geltung geltungsbereich gelungen gelungene gelungenen gelungener gelungenes
        gelächter gelähmt gelände geländer geländes geländewagen gelänge gelästert geläufig geläutet gelöbnis gelöscht
        gelöschte gelöschten gelöst gelöste gelösten gelübde gelüftet gelüste gemach gemacht gemachte gemachten
        gemachter gemachtes gemahl gemahlen gemahlin gemalt gemalte gemalten gemarkung gemeckert gemein gemeinde
        gemeindebezirk gemeindegebiet gemeindeglieder gemeindehaus gemeindemitglieder gemeinden gemeindeordnung
        gemeinderat gemeinderates gemeinderats gemeinderatswahl gemeinderäte gemeindevertretung gemeindeverwaltung
        gemeindezentrum gemeine gemeinen gemeiner gemeines gemeinheit gemeinhin gemeinnützig gemeinnützige
        gemeinnützigen gemeinnütziger gemeinnützigkeit gemeinsam gemeinsame gemeinsamem gemeinsamen gemeinsamer
        gemeinsames gemeinsamkeit gemeinsamkeiten gemeinschaft gemeinschaften gemeinschaftlich gemeinschaftliche
        gemeinschaftlichen gemeinschaftsgefühl gemeinschaftsprojekt gemeinschaftsschule gemeinschaftsunternehmen gemeint
        gemeinte gemeinten gemeinter gemeinwesen gemeinwohl gemeistert gemeldet gemeldete gemeldeten gemerkt gemessen
        gemessene gemessenen gemetzel gemieden gemietet gemieteten gemindert gemisch gemischt gemischte gemischten
        gemischter gemischtes gemixt gemobbt gemocht gemolken gemordet gemustert gemächer gemächlich gemäht gemälde
        gemäldegalerie gemälden gemäldes gemäss gemässigt gemässigte gemässigten gemässigter gemäuer gemünzt gemüse
        gemüsegarten gemüt gemüte gemüter gemütlich gemütliche gemütlichen gemütlicher gemütliches gemütlichkeit gen
        genagelt genannt genannte genannten genannter genanntes genau genaue genauen genauer genauere genauerem
        genaueren genauerer genaueres genaues genauestens genauigkeit genauso gendarmen gendarmerie gene genehm
        genehmigen genehmigt genehmigte genehmigten genehmigung genehmigungen genehmigungsverfahren geneigt geneigte
        geneigten genen genera general generalbundesanwalt generaldirektion generaldirektor generalkonsul
        generalkonsulat generalleutnant generalmajor generalprobe generals generalsekretär generalsekretärin
        generalsekretärs generalstaatsanwalt generalstaatsanwaltschaft generalstab generalstabschef generalstreik
        generalverdacht generalversammlung generalvikar generation generationen generator generatoren generell generelle
        generellen genereller generelles generieren generiert generierung generische generischen genervt generäle
        generälen genese genesen genesung genetik genetisch genetische genetischen genetischer genf genfer genial
        geniale genialen genialer geniales genialität genick genie genies geniessbar geniesse geniessen geniesser
        geniesst genitalien genitiv genius genom genommen genommene genommenen genoss genosse genossen genossenschaft
        genossenschaften genossenschaftlichen genossin genossinnen genozid genre genres gens genscher gentechnik
        gentechnisch gentleman genua genug genugtuung genuin genuine genus genuss genussmittel genutzt genutzte
        genutzten genähert genährt genäht genötigt genüge genügen genügend genügt genügte genügten genüsse genüsslich
        geografie geografisch geografische geografischen geographie geographisch geographische geographischen
        geographischer geologe geologen geologie geologisch geologische geologischen geometrie geometrisch geometrische
        geometrischen geopfert geopolitische geopolitischen geordert geordnet geordnete geordneten georg george georges
        georgien georgische georgischen georgs geortet gepaart gepachtet gepackt gepanzerte gepanzerten geparkt
        geparkten gepasst gepfiffen gepflanzt gepflastert gepflegt gepflegte gepflegten gepflegter gepflegtes
        gepflogenheiten gepflückt geplagt geplant geplante geplanten geplanter geplantes geplatzt geplaudert geplänkel
        geplündert gepredigt gepresst gepressten gepriesen geprobt geprägt geprägte geprägten geprägter geprägtes
        geprüft geprüfte geprüften geprüfter geprügelt gepumpt gepunktet gepusht geputzt gepäck gepäckträger gequatscht
        gequetscht gequält gerade geradeaus geraden gerader geradewegs geradezu geradlinig gerafft gerahmt gerammt
        gerannt gerast gerate geraten geratene geratenen geraubt geraucht geraume geraumer gerd gerda gerechnet gerecht
        gerechte gerechten gerechter gerechtere gerechtes gerechtfertigt gerechtfertigte gerechtigkeit gerede geredet
        geregelt geregelte geregelten geregeltes geregnet gereicht gereift gereinigt gereist gereizt gerettet gerettete
        geretteten gerhard gerhardt geriatrie gericht gerichte gerichten gerichtes gerichtet gerichtete gerichteten
        gerichtlich gerichtliche gerichtlichen gerichts gerichtsbarkeit gerichtsbeschluss gerichtsgebäude gerichtshof
        gerichtshofes gerichtshofs gerichtskosten gerichtsmediziner gerichtsprozess gerichtssaal gerichtsstand
        gerichtstermin gerichtsurteil gerichtsverfahren gerichtsverhandlung gerichtsvollzieher gerieben geriet gerieten
        gering geringe geringem geringen geringer geringere geringerem geringeren geringerer geringeres geringes
        geringfügig geringfügige geringfügigen geringste geringsten geringverdiener gerissen gerissenen geritten geritzt
        germanen germanien germanisch germanische germanischen germanist germanisten germanistik gern gerne gerochen
        gerodet gerollt gerste geruch geruchs geruchssinn gerufen gerufene gerufenen gerundet gerungen gerutscht gerät
        geräte geräten gerätes geräts gerätschaften geräumig geräumige geräumigen geräumt geräusch geräusche geräuschen
        geräuschkulisse geräuschlos geröll geröstet gerüche gerücht gerüchte gerüchteküche gerüchten gerückt gerügt
        gerührt gerüst gerüstet gesagt gesagte gesagten gesammelt gesammelte gesammelten gesamt gesamtausgabe
        gesamtbetrag gesamtbevölkerung gesamtbild gesamtdeutsche gesamtdeutschen gesamte gesamteindruck gesamten
        gesamter gesamtergebnis gesamtes gesamtfläche gesamtgewicht gesamtheit gesamthöhe gesamtkonzept gesamtkosten
        gesamtkunstwerk gesamtleistung gesamtlänge gesamtmenge gesamtpaket gesamtschule gesamtschulen gesamtsieg
        gesamtsieger gesamtsituation gesamtsumme gesamtsystem gesamtumsatz gesamtvolumen gesamtwerk gesamtwert
        gesamtwertung gesamtzahl gesandt gesandte gesandten gesandter gesandtschaft gesang gesangbuch gesangs gesaugt
        geschadet geschaffen geschaffene geschaffenen geschafft geschah geschahen geschaltet geschaut geschehe geschehen
        geschehene geschehens geschehnisse geschehnissen gescheit gescheite gescheiter gescheitert gescheiterte
        gescheiterten gescheites geschenk geschenke geschenken geschenkidee geschenkideen geschenkpapier geschenkt
        geschenkte geschenkten gescheut geschichte geschichten geschichtenerzähler geschichtlich geschichtliche
        geschichtlichen geschichtlicher geschichtliches geschichtsbuch geschichtsbücher geschichtsbüchern
        geschichtsforschung geschichtslehrer geschichtsschreiber geschichtsschreibung geschichtsunterricht
        geschichtsverein geschichtsvereins geschichtswissenschaft geschick geschicke geschicklichkeit geschickt
        geschickte geschickten geschickter geschieden geschiedene geschiedenen geschieht geschildert geschilderte
        geschilderten geschimpft geschirr geschirrspüler geschissen geschlachtet geschlafen geschlagen geschlagene
        geschlagenen geschlecht geschlechter geschlechtern geschlechterrollen geschlechtes geschlechtliche geschlechts
        geschlechtskrankheiten geschlechtsorgane geschlechtsverkehr geschleift geschleppt geschleudert geschlichen
        geschliffen geschlossen geschlossene geschlossenem geschlossenen geschlossener geschlossenes geschlossenheit
        geschluckt geschlüpft geschmack geschmacklich geschmacklos geschmacks geschmacksrichtung geschmacksrichtungen
        geschmackssache geschmackvoll geschmeckt geschmeichelt geschmeidig geschmiedet geschmiert geschminkt geschmissen
        geschmolzen geschmuggelt geschmäcker geschmückt geschmückte geschmückten geschnallt geschnappt geschneit
        geschnitten geschnittene geschnittenen geschnitzt geschnitzte geschnitzten geschoben geschockt geschont geschoss
        geschosse geschossen geschraubt geschrei geschrieben geschriebene geschriebenen geschriebener geschriebenes
        geschrien geschrumpft geschubst geschuldet geschult geschulte geschulten geschummelt geschwader geschwafel
        geschweige geschwenkt geschwiegen geschwind geschwindigkeit geschwindigkeiten geschwindigkeitsbegrenzung
        geschwister geschwistern geschwitzt geschwollen geschwollene geschwommen geschworen geschworenen geschwungen
        geschwungene geschwungenen geschwächt geschwächte geschwächten geschwängert geschwänzt geschwärmt geschwärzt
        geschwätz geschwür geschwüre geschädigt geschädigte geschädigten geschäft geschäfte geschäften geschäftes
        geschäftlich geschäftliche geschäftlichen geschäfts geschäftsbanken geschäftsbedingungen geschäftsbereich
        geschäftsbereiche geschäftsbericht geschäftsbetrieb geschäftsbeziehung geschäftsbeziehungen geschäftsfeld
        geschäftsfelder geschäftsfrau geschäftsführende geschäftsführenden geschäftsführender geschäftsführer
        geschäftsführerin geschäftsführers geschäftsführung geschäftshaus geschäftsidee geschäftsjahr geschäftsjahres
        geschäftskunden geschäftsleben geschäftsleitung geschäftsleute geschäftsleuten geschäftsmann geschäftsmodell
        geschäftsmodelle geschäftsordnung geschäftspartner geschäftspartnern geschäftspraktiken geschäftsreise
        geschäftsräume geschäftsstelle geschäftsstellen geschäftstätigkeit geschäftswelt geschält geschämt geschändet
        geschärft geschätzt geschätzte geschätzten geschätzter geschönt geschöpf geschöpfe geschöpft geschürt
        geschüttelt geschüttet geschütz geschütze geschützen geschützt geschützte geschützten geschützter geschütztes
        gesegelt gesegnet gesegnete gesegneten gesehen gesehene gesehenen gesell geselle gesellen gesellig gesellige
        geselligen geselliger geselligkeit gesellschaft gesellschaften gesellschafter gesellschafterin gesellschaftern
        gesellschaftlich gesellschaftliche gesellschaftlichen gesellschaftlicher gesellschaftliches gesellschaftsform
        gesellschaftskritik gesellschaftsordnung gesellschaftspolitische gesellschaftspolitischen gesellschaftsrecht
        gesellschaftsschichten gesellschaftsvertrag gesellschaftswissenschaften gesellt gesellte gesellten gesendet
        gesenkt gesessen gesetz gesetzbuch gesetze gesetzen gesetzentwurf gesetzes gesetzesentwurf gesetzeslage
        gesetzestext gesetzesänderung gesetzesänderungen gesetzgeber gesetzgebers gesetzgebung gesetzgebungsverfahren
        gesetzlich gesetzliche gesetzlichen gesetzlicher gesetzliches gesetzmässigkeiten gesetzt gesetzte gesetzten
        gesichert gesicherte gesicherten gesicherter gesicht gesichter gesichtern gesichtet gesichts gesichtsausdruck
        gesichtserkennung gesichtsmaske gesichtspunkt gesichtspunkte gesichtspunkten gesichtszüge gesiegt gesindel
        gesinnt gesinnte gesinnten gesinnung gesoffen gesondert gesonderte gesonderten gesorgt gespalten gespaltene
        gespaltenen gespann gespannt gespannte gespannten gespart gespeichert gespeicherte gespeicherten gespeist
        gespendet gespenst gespenster gespenstisch gesperrt gesperrte gesperrten gespickt gespiegelt gespielt gespielte
        gespielten gesponnen gesponsert gesprengt gespritzt gesprochen gesprochene gesprochenen gesprungen gespräch
        gespräche gesprächen gespräches gesprächig gesprächs gesprächspartner gesprächsrunde gesprächsstoff
        gesprächsthema gesprüht gespuckt gespült gespür gespürt gestaffelt gestalt gestalte gestalten gestalter
        gestalterische gestalterischen gestaltet gestaltete gestalteten gestalteter gestaltetes gestaltung
        gestaltungsmöglichkeiten gestand gestanden gestandene gestank gestapelt gestapo gestartet gestartete gestarteten
        gestatten gestattet gestattete geste gesteckt gesteckten gestehe gestehen gesteht gesteigert gesteigerte
        gesteigerten gestein gesteine gesteinen gestell gestellt gestellte gestellten gestemmt gestempelt gesten gestern
        gesteuert gesteuerte gesteuerten gestiegen gestiegene gestiegenen gestiftet gestifteten gestik gestillt gestimmt
        gestochen gestohlen gestohlene gestohlenen gestolpert gestopft gestoppt gestorben gestorbenen gestossen gestraft
        gestrandet gestreckt gestreckten gestreichelt gestreift gestreifte gestreiften gestreikt gestresst gestreut
        gestrichen gestrichenen gestrickt gestrickte gestrige gestrigen gestritten gestrüpp gestutzt geständnis
        geständnisse gestärkt gestört gestörte gestörten gestörter gestürmt gestürzt gestürzten gestüt gestützt
        gestützte gestützten gesuch gesuche gesucht gesuchte gesuchten gesuchter gesund gesundbrunnen gesunde gesundem
        gesunden gesunder gesundes gesundheit gesundheitlich gesundheitliche gesundheitlichen gesundheitlicher
        gesundheitsamt gesundheitsförderung gesundheitskarte gesundheitsmanagement gesundheitsminister
        gesundheitsministerin gesundheitsministerium gesundheitspolitik gesundheitsschutz gesundheitsschädlich
        gesundheitssystem gesundheitsversorgung gesundheitsvorsorge gesundheitswesen gesundheitswesens
        gesundheitszentrum gesundheitszustand gesungen gesungenen gesunken gesunkenen gesägt gesänge gesängen gesäss
        gesät gesättigt gesäubert gesäumt gesünder gesündigt getan getaner getankt getanzt getarnt getarnte getaucht
        getauft getauscht geteilt geteilte geteilten geteilter geteiltes getestet getesteten getilgt getippt getragen
        getragene getragenen getraut getreide getrennt getrennte getrennten getrennter getreten getretene getretenen
        getreu getreuen getriebe getrieben getriebene getriggert getrimmt getrocknet getrocknete getrockneten getroffen
        getroffene getroffenen getrost getrunken getränk getränke getränkemarkt getränken getränkt geträumt getröstet
        getrübt getue getwittert getätigt getätigten getäuscht getöse getötet getötete getöteten getümmel geurteilt
        gevögelt gewachsen gewachsene gewachsenen gewagt gewagte gewagten gewahrsam gewahrt gewalt gewaltanwendung
        gewaltbereit gewaltbereite gewaltbereiten gewaltbereitschaft gewaltenteilung gewaltfrei gewaltfreie
        gewaltherrschaft gewaltig gewaltige gewaltigen gewaltiger gewaltiges gewaltsam gewaltsame gewaltsamen gewalttat
        gewalttaten gewalttäter gewalttätig gewalttätige gewalttätigen gewalttätiger gewalttätigkeit gewaltverbrechen
        gewand gewandelt gewandert gewandt gewann gewannen gewappnet gewarnt gewartet gewaschen gewebe geweben gewebes
        gewechselt geweckt gewehr gewehre gewehren gewehrt geweigert geweih geweiht geweihte geweihten geweint gewendet
        gewerbe gewerbebetrieb gewerbebetriebe gewerbeflächen gewerbegebiet gewerbeordnung gewerbepark gewerbes
        gewerbesteuer gewerbetreibende gewerbetreibenden gewerblich gewerbliche gewerblichen gewerblicher gewerke
        gewerken gewerkschaft gewerkschaften gewerkschafter gewerkschaftlich gewerkschaftliche gewerkschaftlichen
        gewerkschaftsbund gewerkschaftsbundes gewertet gewesen gewesenen gewettet gewichen gewicht gewichte gewichten
        gewichtet gewichtheber gewichtige gewichtiger gewichts gewichtsklasse gewichtsverlust gewichtszunahme gewichtung
        gewickelt gewidmet gewidmeten gewiesen gewillt gewinde gewinn gewinnbringend gewinne gewinnen gewinner
        gewinnerin gewinnern gewinnmaximierung gewinns gewinnspiel gewinnspiele gewinnst gewinnt gewinnung gewirkt
        gewischt gewiss gewisse gewissem gewissen gewissenhaft gewissens gewissensbisse gewisser gewisses gewissheit
        gewitter gewittern gewogen gewohnheit gewohnheiten gewohnheitsrecht gewohnt gewohnte gewohnten gewohnter gewollt
        gewollte gewollten gewonnen gewonnene gewonnenen geworben geworden gewordene gewordenen gewordener geworfen
        gewundert gewusst gewächs gewächse gewächshaus gewächshäuser gewählt gewählte gewählten gewählter gewähltes
        gewähr gewähre gewähren gewährleisten gewährleistet gewährleistung gewährt gewährte gewährten gewährung gewänder
        gewändern gewässer gewässern gewässers gewöhnen gewöhnlich gewöhnliche gewöhnlichen gewöhnlicher gewöhnliches
        gewöhnt gewöhnung gewöhnungsbedürftig gewölbe gewölbt gewölbte gewölbten gewünscht gewünschte gewünschten
        gewürdigt gewürfelt gewürgt gewürz gewürze gewürzen gewürzt gezahlt gezahlte gezahlten gezaubert gezeichnet
        gezeichnete gezeichneten gezeigt gezeigte gezeigten gezeiten gezerrt gezeugt gezielt gezielte gezielten
        gezielter gezieltes gezittert gezogen gezogene gezogenen gezweifelt gezwungen gezwungenermassen gezählt gezögert
        gezüchtet gezündet geächtet geändert geänderte geänderten geärgert geäussert geäusserte geäusserten geöffnet
        geöffnete geöffnetem geöffneten geübt geübte ghana ghetto ghettos ghostwriter gib gibraltar gibst gibt gicht
        giebel gier gierig gierige gierigen giessen giesserei giesskanne giesst gift gifte giftgas giftig giftige
        giftigen giftiger gifts giftstoffe gigabyte gigant giganten gigantisch gigantische gigantischen gigantischer
        gigantisches gilde gilden gilt gina ging ginge gingen gipfel gipfeln gipfels gipfelte gipfeltreffen gips giraffe
        giraffen giro girokonten girokonto gisela gitarre gitarren gitarrist gitarristen gitter gittern gladiator
        gladiatoren glamour glanz glanzleistung glas glaser glases glasfaser glasflasche glasflaschen glasgow glashaus
        glashütte glasklar glaskugel glasplatte glasscheibe glasscheiben glasscherben glastür glasur glatt glatte
        glatteis glatten glatter glatze glaub glaube glauben glaubens glaubensbekenntnis glaubensgemeinschaft glaubhaft
        glaubst glaubt glaubte glaubten glaubwürdig glaubwürdige glaubwürdigen glaubwürdiger glaubwürdigkeit gleich
        gleichaltrige gleichaltrigen gleichartige gleichauf gleichbedeutend gleichbehandlung gleichberechtigt
        gleichberechtigte gleichberechtigten gleichberechtigung gleichbleibend gleichbleibende gleichbleibenden
        gleichbleibender gleiche gleichem gleichen gleicher gleichermassen gleiches gleichfalls gleichgeschlechtliche
        gleichgeschlechtlichen gleichgesetzt gleichgesinnte gleichgesinnten gleichgestellt gleichgewicht gleichgewichts
        gleichgültig gleichgültigkeit gleichheit gleichkommt gleichmässig gleichmässige gleichmässigen gleichmässiger
        gleichnamige gleichnamigen gleichnis gleichsam gleichschaltung gleichschritt gleichsetzen gleichsetzung
        gleichstand gleichstellung gleichstrom gleicht gleichung gleichungen gleichwertig gleichwertige gleichwertigen
        gleichwertigkeit gleichwohl gleichzeitig gleichzeitige gleichzeitigem gleichzeitigen gleichzeitiger
        gleichzusetzen gleis gleisbett gleise gleisen gleiten gleiter gleitet gleitgel gletscher gletschern glich
        glichen glied glieder gliedern gliedert gliederung gliedmassen glimpflich glitt glitzern glitzernden glitzert
        global globale globalen globaler globales globalisierten globalisierung globuli globus glocke glocken
        glockenspiel glockenturm gloria glorreiche glorreichen glossar glosse glotze glotzen glut glutamat gluten
        glänzen glänzend glänzende glänzenden glänzender glänzendes glänzt glänzte glänzten gläschen gläser gläsern
        gläserne gläsernen glätte glätten gläubig gläubige gläubigen gläubiger gläubigern glöckchen glöckner glück
        glückauf glückes glücklich glückliche glücklichen glücklicher glücklicherweise glückliches glücklichste
        glücklichsten glücks glücksbringer glückseligkeit glücksfall glücksgefühl glückspilz glücksrad glücksspiel
        glückte glückwunsch glückwünsche glühbirne glühbirnen glühen glühend glühende glühenden glühender glühlampe
        glühlampen glüht glühwein gnade gnaden gnadenlos gnadenlose gnu gnädig gnädige gnädiger gockel godesberg goethe
        goethes gold goldbach goldbarren goldberg golden goldene goldenem goldenen goldener goldenes goldes goldfisch
        goldgelb goldgrube goldig goldmann goldmedaille goldmedaillen goldmine goldmünzen goldpreis goldrichtig
        goldschmied goldschmiede goldstein goldstück goldstücke golf golfclub golfer golfkrieg golfplatz golfstaaten
        gondel gondeln gong googeln googelt google googles gorbatschow gorilla gorillas gorki goslar goss gosse goten
        gotha gotik gotische gotischen gott gottes gottesdienst gottesdienste gottesdiensten gottesdienstes gotteshaus
        gotteshauses gotteshäuser gotteslästerung gottesmutter gottfried gotthard gottheit gottheiten gotthelf gottlob
        gottlose gottlosen gouda gouvernante gouverneur gouverneurs goya grab grabe graben grabens grabes grabfeld
        grabmal grabstein grabsteine grabstätte grabstätten grabung grabungen grace grad grade grades gradmesser graf
        grafen graffiti grafik grafiken grafiker grafikkarte grafikkarten grafisch grafische grafischen grafschaft
        grafschaften gral gramm grammatik grammatikalisch grammatische grammophon granate granaten grandios grandiose
        grandiosen grandioser grandioses granit graph graphen graphik graphische graphischen graphit gras grasen grat
        gratis gratulation gratuliere gratulieren gratuliert gratulierte gratwanderung grau graue grauem grauen
        grauenhaft grauenhafte grauenvoll grauer graues graus grausam grausame grausamen grausamer grausames grausamkeit
        grausamkeiten grausige graut grauzone gravierend gravierende gravierenden gravierender gravitation gravur graz
        grazie greenpeace greenwich gregor gregors greif greifbar greifbare greifbarer greife greifen greifst greift
        greifvögel greis grell grelle grellen gremien gremium gremiums grenoble grenzbereich grenze grenzen grenzenlos
        grenzenlose grenzenlosen grenzer grenzgebiet grenzgänger grenzkontrollen grenzregion grenzschutz grenzt grenzte
        grenzwert grenzwerte grenzwertig grenzzaun grenzziehung grenzöffnung grenzübergang grenzüberschreitende
        grenzüberschreitenden grenzübertritt gretchen grete grieche griechen griechenland griechenlands griechisch
        griechische griechischen griechischer griechisches griff griffbereit griffe griffel griffen grill grille grillen
        grillfest grimassen grimm grimmig grimms grinse grinsen grinsend grinst grinste grippe grips grob grobe groben
        grober grobes groll gros groschen gross grossangelegte grossangelegten grossartig grossartige grossartigen
        grossartiger grossartiges grossbank grossbanken grossbrand grossbritannien grossbritanniens grossbuchstaben
        grosse grosseinsatz grosseltern grossem grossen grossenteils grosser grossereignis grosses grossfamilie
        grossfamilien grossflächig grossflächige grossflächigen grossformatige grossformatigen grossgemeinde
        grossgeschrieben grossgezogen grossgrundbesitzer grosshandel grossherzog grosshändler grosskonzerne grosskunden
        grossmacht grossmann grossmeister grossmutter grossmächte grossmütter grossonkel grossprojekt grossprojekte
        grossraum grossstadt grossstädte grossstädten grossteil grossteils grossunternehmen grossvater grossvaters
        grossveranstaltung grossveranstaltungen grossziehen grosszügig grosszügige grosszügigen grosszügiger
        grosszügiges grosszügigkeit grotesk groteske grotesken grotte grub grube gruben gruft grund grundausbildung
        grundausstattung grundbedürfnisse grundbegriffe grundbesitz grundbesitzer grundbuch grunde grundeinkommen
        grundeinstellung grundes grundfarbe grundfesten grundfläche grundform grundfragen grundfreiheiten grundgebühr
        grundgedanke grundgedanken grundgerüst grundgesamtheit grundgesetz grundgesetzes grundhaltung grundidee
        grundkenntnisse grundkurs grundlage grundlagen grundlagenforschung grundlegend grundlegende grundlegenden
        grundlegender grundlegendes grundlegung grundlinie grundlos grundmann grundmauern grundnahrungsmittel
        grundordnung grundpfeiler grundprinzip grundprinzipien grundproblem grundrecht grundrechte grundrechten
        grundregel grundregeln grundrente grundriss grundrisse grundsatz grundsatzprogramm grundschule grundschulen
        grundschullehrer grundschüler grundsicherung grundstein grundsteinlegung grundsteuer grundstimmung grundstock
        grundstruktur grundstück grundstücke grundstücken grundstückes grundstücks grundstückseigentümer grundsätze
        grundsätzen grundsätzlich grundsätzliche grundsätzlichen grundsätzlicher grundsätzliches grundton
        grundversorgung grundvoraussetzung grundwasser grundwassers grundwerte grundwissen grundzüge grundzügen
        grunewald grunge grunzen gruppe gruppen gruppenarbeit gruppendynamik gruppenfoto gruppenführer gruppenleiter
        gruppenmitglieder gruppenphase gruppensex gruppensieger gruppenspiel gruppenspiele gruppieren gruppiert
        gruppierung gruppierungen grusel gruselig gruselige gruseligen gruseliger gruseln gruss grusswort gräben gräber
        gräbern gräbt gräfin gräser gräsern grässlich gräuel gräueltaten gröber gröbsten grönland grösse grössen
        grössenordnung grössenordnungen grössenwahn grösser grössere grösserem grösseren grösserer grösseres grösste
        grösstem grössten grösstenteils grösster grösstes grösstmögliche grösstmöglichen grübeln grün grünanlage
        grünanlagen grünau grünberg gründe gründen gründer gründerin gründern gründers gründerzeit gründet gründete
        gründeten gründlich gründliche gründlichen gründlicher gründlichkeit gründung gründungen gründungsjahr
        gründungsmitglied gründungsmitglieder gründungsmitgliedern gründungsversammlung grüne grünem grünen grüner
        grünes grünfläche grünflächen grünkohl grünland grünlich grünwald grünzeug grüss grüsse grüssen grüsst
        guantanamo guatemala guck gucke gucken guckst guckt guckte guerilla guggenheim guido guillaume guillotine guinea
        guinness gulag gulasch gulden gummersbach gummi gummibärchen gummis gummistiefel gunst gunsten gunther gurgel
        gurke gurken gurt gurte gurten guru guss gusseisen gusto gut gutachten gutachtens gutachter gutdünken gute gutem
        guten gutenberg guter gutes gutgeheissen gutgeschrieben guthaben gutheissen gutmachen gutmensch gutmenschen
        gutmütig guts gutsbesitzer gutschein gutscheincode gutscheine gutscheinen gutschrift gutshof guttun gutzumachen
        gymnasialen gymnasiallehrer gymnasiasten gymnasien gymnasium gymnasiums gymnastik gynäkologe gynäkologen
        gynäkologie gynäkologische gysi gäb gäbe gäben gähn gähnen gänge gängen gängig gängige gängigen gängiger gänse
        gänseblümchen gänsehaut gänze gänzlich gärten gärtner gärtnerei gärtnern gärung gäste gästebuch gästehaus
        gästeliste gästen gästezimmer gönne gönnen gönner gönnt gönnte göre gören göring görlitz göteborg götter
        götterdämmerung göttern göttin göttingen göttinger göttinnen göttlich göttliche göttlichen göttlicher göttliches
        götze götzen gültig gültige gültigen gültiger gültiges gültigkeit günstig günstige günstigem günstigen günstiger
        günstigere günstigeren günstiges günstigste günstigsten günter günther gürtel gürtellinie güte güter
        güterbahnhof gütern gütersloh güterverkehr güterwagen güterzug güterzüge gütesiegel gütig gütiger haag haar
        haarausfall haare haaren haarfarbe haargenau haarig haarige haarigen haarscharf haarschnitt haarspray hab habe
        haben habgier habicht habilitation habitus habsburg habsburger habsburgischen habseligkeiten habt hacke hacken
        hacker hackern hackfleisch hackt hader hadern hades hafen hafenbecken hafencity hafens hafenstadt hafer
        haferflocken haft haftanstalt haftbar haftbedingungen haftbefehl haftbefehle haften haftet haftpflicht
        haftpflichtversicherung haftrichter haftstrafe haftstrafen haftung hagel hagelt hagen hager hahn hai haider haie
        haien haifa hain haines haiti haken hakenkreuz hakenkreuze hakt hakte halb halbbruder halbe halbem halben halber
        halbes halbfinale halbherzig halbieren halbiert halbierung halbinsel halbjahr halbjährlich halbkreis halbleiter
        halbmarathon halbmond halbnackt halbpension halbsatz halbschwester halbtags halbwahrheiten halbwegs
        halbwertszeit halbwissen halbzeit halbzeitpause halde halden half halfen hall halle halleluja hallen hallenbad
        hallo halloween hallt halluzinationen halm halogen hals halsband halskette halsschild halsschmerzen halstuch
        halt haltbar haltbare haltbarkeit halte halten haltend haltenden haltepunkt halter haltern halterung haltestelle
        haltestellen haltet halteverbot haltlos halts haltung haltungen hamas hamburg hamburger hamburgs hamed hamlet
        hammel hammelburg hammer hampshire hampton hamster hanau hand handarbeit handarbeiten handball handballer
        handbewegung handbremse handbuch handbücher handel handele handeln handelnde handelnden handelns handels
        handelsabkommen handelsbeziehungen handelsblatt handelsgesellschaft handelskammer handelskammern handelskrieg
        handelsminister handelspartner handelspolitik handelsrecht handelsregister handelsunternehmen handelsvertreter
        handelsüblichen handelt handelte handelten handfeste handfesten handfläche handflächen handgelenk handgelenke
        handgemenge handgepäck handgranate handgranaten handgreiflich handgriff handgriffe handhabe handhaben handhabt
        handhabung handicap handjob handlanger handle handlung handlungen handlungsbedarf handlungsempfehlungen
        handlungsfreiheit handlungsfähig handlungsfähigkeit handlungsmöglichkeiten handlungsspielraum handlungsstränge
        handlungsweise handrücken handschellen handschlag handschrift handschriften handschriftlich handschriftliche
        handschriftlichen handschuh handschuhe handschuhen handschuhfach handtasche handtaschen handtuch handtücher
        handumdrehen handvoll handwerk handwerker handwerkern handwerklich handwerkliche handwerklichen handwerkliches
        handwerks handwerksbetriebe handwerkskammer handwerkskunst handwerkszeug handwörterbuch handy handynummer handys
        handzeichen hanf hang hangar hanglage hanne hannelore hannes hannover hannoveraner hannovers hanoi hans hanse
        hansestadt hanswurst hantieren hantiert hapert harald hardcore hardcover hardrock hardware harem harfe harlem
        harmlos harmlose harmlosen harmloser harmloses harmonie harmonien harmonieren harmoniert harmonisch harmonische
        harmonischen harmonischer harmonisches harmonisierung harnröhre harnstoff harold harren harry harsch harsche
        hart hartberg harte hartem harten harter hartes hartmann hartmanns hartmut hartnäckig hartnäckige hartnäckigen
        hartnäckiger hartnäckigkeit hartplatz harvard harvey harz haschisch hase haselnuss haselnüsse hasen hass
        hassberge hasse hassen hasses hassprediger hasst hasste hast haste hastig hastings hat hatte hatten hattest
        hattet hau haube hauben hauch haue hauen hauer haufen haufenweise hauff haupt hauptamtliche hauptamtlichen
        hauptanliegen hauptattraktion hauptaufgabe hauptaufgaben hauptaugenmerk hauptausschuss hauptbahnhof
        hauptbahnhofs hauptberuf hauptberuflich hauptbestandteil hauptdarsteller hauptdarstellerin haupteingang hauptes
        hauptfach hauptfeld hauptfigur hauptfiguren hauptgang hauptgebäude hauptgeschäftsführer hauptgewinn hauptgrund
        hauptgründe haupthaus hauptkommissar hauptmann hauptmanns hauptort hauptperson hauptpersonen hauptplatz
        hauptpreis hauptproblem hauptquartier hauptrolle hauptrollen hauptrunde hauptsache hauptsatz hauptschulabschluss
        hauptschule hauptschulen hauptschüler hauptsitz hauptsponsor hauptstadt hauptstelle hauptstrasse hauptstrassen
        hauptstädte hauptstädten hauptstück hauptsächlich hauptsächliche hauptteil hauptthema hauptursache
        hauptverhandlung hauptversammlung hauptverwaltung hauptwache hauptwerk hauptwerke hauptwohnsitz hauptziel haus
        hausarbeit hausarbeiten hausarrest hausarzt hausaufgabe hausaufgaben hausbank hausbau hausberg hausbesitzer
        hausbesuch hausbesuche hausboot hausdurchsuchung hausdurchsuchungen hause hauseigene hauseigenen hauseigentümer
        hauseingang hausen hauses hausflur hausfrau hausfrauen hausfriedensbruch hausgemacht hausgemachte hausgemachten
        haushalt haushalte haushalten haushaltes haushalts haushaltsausschuss haushaltseinkommen haushaltsführung
        haushaltsgeräte haushaltshilfe haushaltsjahr haushaltsplan hausherr hausherren haushoch haushälterin hauskauf
        hausmann hausmeister hausmittel hausmädchen hausmüll hausnummer hausnummern hausordnung hausrat hausrecht
        hausschuhe haust haustechnik haustier haustiere haustieren haustür haustüre haustüren hausverbot hausverwaltung
        hauswand hauswirtschaft hausärzte haut hautarzt haute hautfarbe hautfarben hautkrebs hautnah hautpflege havanna
        havarie havel hawaii haydn haydns hd he header headhunter hebamme hebammen hebe hebel hebeln heben heber hebron
        hebräer hebräisch hebräische hebräischen hebt hebung hecht heck hecke hecken heckklappe heckmann heckscheibe
        hedwig heer heere heeren heeres heerscharen hefe heft heftchen hefte heften heftig heftige heftigem heftigen
        heftiger heftiges heftigste heftigsten hege hegel hegels hegemonie hegen hegt hegte hehl heide heidelberg
        heidelberger heiden heidi heidnische heidnischen heike heikel heikle heiklen heikles heiko heil heiland heilbar
        heilbronn heile heilen heilende heiler heilfroh heilig heiligabend heilige heiligen heiligenschein heiliger
        heiliges heiligkeit heiligsten heiligt heiligtum heiligtümer heilkraft heilkunde heilmann heilmittel
        heilpflanzen heilpraktiker heilpraktikerin heilt heilung heim heimarbeit heimat heimatdorf heimatgemeinde
        heimatgeschichte heimathafen heimatkunde heimatland heimatlandes heimatlichen heimatländer heimatländern
        heimatmuseum heimatort heimatschutz heimatstadt heimatverein heimatvereins heimbach heime heimen heimfahrt
        heimgesucht heimisch heimische heimischem heimischen heimischer heimkehr heimkehren heimkino heimkommen heimlich
        heimliche heimlichen heimlicher heimmannschaft heimniederlage heimrecht heimreise heims heimsieg heimspiel
        heimspiele heimspielen heimstätte heimtückisch heimvorteil heimweg heimweh heine heines heino heinrich heinrichs
        heinz heirat heirate heiraten heiratet heiratete heirateten heiratsantrag heisenberg heiser heiss heisse heissem
        heissen heisser heisses heisseste heissesten heisshunger heisst heiter heitere heiterem heiteren heiteres
        heiterkeit heiz heizen heizer heizkosten heizkörper heizt heizung heizungen heizungsanlage heizöl hektar hektik
        hektisch hektische hektischen hektoliter held helden heldenhaft heldenhaften heldentaten heldin heldinnen helene
        helfe helfen helfende helfer helferin helferinnen helfern helft helga helgoland helikopter helium hell hellblau
        hellblauen helle hellem hellen hellenistischen heller hellere helleren helles hellgrau hellhörig helligkeit
        helllichten hellseher hellste hellsten hellwach helm helme helmen helmes helmpflicht helms helmut helsinki hemd
        hemden hemingway hemmen hemmschwelle hemmt hemmung hemmungen hemmungslos hengst hengste henkel henker henne
        hennen henning hennings henry hepatitis her hera herab herabgesetzt herablassend herabsetzung herakles heran
        herangeführt herangehen herangehensweise herangetragen herangewachsen herangezogen herankommen herannahenden
        heranwachsen heranwachsende heranwachsenden heranziehen heranzukommen heranzuziehen herauf heraus herausarbeiten
        herausbekommen herausbildung herausbringen herausfinden herausfindet herausforderer herausfordern herausfordernd
        herausfordert herausforderung herausforderungen herausgab herausgabe herausgearbeitet herausgeben herausgeber
        herausgeberin herausgebers herausgebildet herausgebracht herausgefordert herausgefunden herausgegeben
        herausgegebene herausgegebenen herausgekommen herausgenommen herausgerissen herausgeschnitten herausgestellt
        herausgezogen herausholen herauskam herauskommen herauskommt herauslesen herausnehmen herausragend herausragende
        herausragenden herausragender herausragendes herausstellen herausstellt herausstellte herausziehen
        herauszuarbeiten herauszufinden herauszufordern herauszugeben herauszuholen herauszukommen herb herbe herbei
        herbeiführen herbeigeführt herbeizuführen herben herber herberge herbert herbst herbstes herbstferien
        herbstliche herbstlichen herbstwetter herd herde herden herdplatte herein hergang hergeben hergeholt hergekommen
        hergeleitet hergerichtet hergerissen hergestellt hergestellte hergestellten hergezogen hergibt herhalten
        heribert hering heringe heringen herkomme herkommen herkommst herkommt herkunft herkunftsland herkunftsländer
        herkunftsländern herkömmliche herkömmlichen herkömmlicher herleiten herleitung hermann hermanns hermes
        hermetisch hernach hernehmen herodes herodot heroin heroische heroischen herold herr herrchen herren herrenberg
        herrenhaus herrenmannschaft herrgott herrichten herrin herrlich herrliche herrlichem herrlichen herrlicher
        herrliches herrlichkeit herrn herrschaft herrschaften herrschaftlichen herrsche herrschen herrschende
        herrschenden herrscher herrscherin herrschern herrschers herrscht herrschte herrschten herstellen hersteller
        herstellern herstellers herstellt herstellte herstellung herstellungskosten herta hertha hertz herum
        herumgesprochen herumlaufen herumliegen herumschlagen herumstehen herunter heruntergekommen heruntergekommenen
        heruntergeladen herunterladen hervor hervorbrachte hervorbringen hervorbringt hervorgebracht hervorgegangen
        hervorgegangene hervorgegangenen hervorgehen hervorgehoben hervorgeht hervorgerufen hervorgetan hervorging
        hervorheben hervorhebt hervorhebung hervorhob hervorragend hervorragende hervorragenden hervorragender
        hervorragendes hervorrufen hervorruft hervortreten hervorzuheben hervorzurufen herz herzberg herzblut herzchen
        herzegowina herzen herzens herzenslust herzfehler herzfeld herzfrequenz herzhaft herziehen herzig herzinfarkt
        herzinsuffizienz herzklopfen herzlich herzliche herzlichen herzlicher herzliches herzlichkeit herzlichst herzlos
        herzog herzogin herzoglichen herzogs herzrhythmusstörungen herzschlag herzschrittmacher herzschwäche
        herzstillstand herzstück herzustellen herzversagen herzöge herüber hesse hessen hessens hessisch hessische
        hessischen hessischer hessisches heterogen heterogene heterogenen heterogenität heterosexuell heterosexuelle
        heterosexuellen hetze hetzen hetzer hetzjagd hetzt hetzte heu heuchelei heuchler heuchlerisch heuer heuhaufen
        heule heulen heulend heult heumarkt heurigen heuschnupfen heuschrecken heuss heute heutige heutigem heutigen
        heutiger heutiges heutzutage hewlett hexe hexen hexenjagd hexer hexerei hi hie hieb hiebe hielt hielte hielten
        hier hieran hierarchie hierarchien hierarchisch hierarchische hierarchischen hierauf hieraus hierbei hierdurch
        hierfür hiergegen hierher hierhin hierin hiermit hiernach hieroglyphen hieronymus hierunter hiervon hierzu
        hierzulande hierüber hiesige hiesigen hiess hiesse hiessen highlight highlights hightech hilde hildebrand
        hildegard hildesheim hilf hilfe hilfeleistung hilfeleistungen hilfen hilferuf hilfestellung hilfestellungen
        hilflos hilflose hilflosen hilflosigkeit hilfreich hilfreiche hilfreichen hilfreicher hilfsarbeiter
        hilfsbedürftigen hilfsbereit hilfsbereitschaft hilfskonvoi hilfskraft hilfskräfte hilfsmittel hilfsmitteln
        hilfsorganisation hilfsorganisationen hilfst hilfswerk hilft hilton himbeere himbeeren himmel himmelfahrt
        himmelreich himmels himmelskörper himmelsrichtungen himmlisch himmlische himmlischen himmlischer hin hinab
        hinarbeiten hinauf hinaus hinausgehen hinausgehende hinausgeht hinauslaufen hinausläuft hinauszögern hinbekommen
        hinbekommt hinblick hindenburg hinderlich hindern hindernis hindernisse hindernissen hindert hinderte hindeuten
        hindeutet hindu hinduismus hindukusch hindurch hindus hinein hineingezogen hinfahren hinfahrt hinfort hinfällig
        hinführen hinführt hing hingabe hingeben hingefahren hingefallen hingegangen hingegeben hingegen hingehalten
        hingehe hingehen hingeht hingehören hingehört hingekommen hingelegt hingen hingenommen hingerichtet hingerissen
        hingesetzt hingestellt hingewiesen hingezogen hinhalten hinhören hinken hinkommen hinkommt hinkriegen hinkt
        hinlegen hinlegt hinlänglich hinnehmbar hinnehmen hinreichend hinreichende hinreichenden hinreichender
        hinreissen hinreissend hinrichten hinrichtung hinrichtungen hinschauen hinschaut hinschicken hinsehen hinsetzen
        hinsicht hinsichtlich hinsieht hinspiel hinstellen hinstellt hinten hinter hinterachse hinterbeine
        hinterbliebene hinterbliebenen hintere hintereinander hinteren hinterer hinterfragen hinterfragt hintergangen
        hintergedanken hintergrund hintergrundbild hintergrundinformationen hintergrundmusik hintergrundwissen
        hintergründe hintergründen hinterhalt hinterhand hinterher hinterherlaufen hinterhof hinterhältig hinterkopf
        hinterland hinterlasse hinterlassen hinterlassenschaft hinterlassenschaften hinterlasst hinterlegen hinterlegt
        hinterleib hinterliess hinterliessen hinterlässt hinterm hintermänner hintern hinterrad hinterrücks hinters
        hintersten hinterteil hintertür hinterzimmer hinunter hinweg hinwegsehen hinwegtäuschen hinweis hinweise
        hinweisen hinweist hinwendung hinwies hinz hinziehen hinzieht hinzu hinzubekommen hinzufügen hinzufügt
        hinzugeben hinzugefügt hinzugehen hinzugekommen hinzugezogen hinzukommen hinzukommt hinzunehmen hinzusetzen
        hinzustellen hinzuweisen hinzuziehen hinzuzufügen hinüber hippie hippies hirn hirnforschung hirngespinst
        hirntumor hiroshima hirsch hirschberg hirsche hirschen hirschfeld hirse hirte hirten hisbollah hissen historie
        historien historiker historikerin historikern historikers historisch historische historischem historischen
        historischer historisches historismus hit hitachi hitchcock hitler hitlerjugend hitlers hitparade hits hitze
        hitzewelle hitzig hitzige hitzigen hob hobby hobbys hobel hoben hoc hoch hochachtung hochaltar hochbahn hochbau
        hochbegabte hochburg hochburgen hochdeutsch hochdeutschen hochdorf hochdruck hochebene hocherfreut hochfahren
        hochgebirge hochgefahren hochgehalten hochgehen hochgeladen hochgerechnet hochgezogen hochglanz hochgradig
        hochhalten hochhaus hochheim hochhäuser hochhäusern hochinteressant hochkant hochkarätige hochkarätigen
        hochkonjunktur hochkultur hochladen hochland hochmut hochofen hochqualifizierte hochqualifizierten hochrangige
        hochrangigen hochrangiger hochrechnung hochrechnungen hochrhein hochsaison hochschulabschluss hochschule
        hochschulen hochschullehrer hochschulreife hochschulstudium hochschwarzwald hochsommer hochspannung hochsprung
        hochstapler hochstift hochstrasse hochtief hochtouren hochverrat hochverrats hochwald hochwasser
        hochwasserschutz hochwertig hochwertige hochwertigen hochwertiger hochwertiges hochzeit hochzeiten
        hochzeitsfeier hochzeitskleid hochzeitsnacht hochzeitsreise hochzeitstag hochziehen hocke hocken hockenheimring
        hocker hockey hockt hoden hoeness hof hofbauer hofburg hofe hofes hoffe hoffen hoffentlich hoffmann hoffmanns
        hoffnung hoffnungen hoffnungslos hoffnungslosen hoffnungsloser hoffnungslosigkeit hoffnungsschimmer
        hoffnungsträger hoffnungsvoll hoffnungsvolle hoffst hofft hoffte hofften hofgarten hofheim hofladen hofmann
        hofmeister hofrat hofreiter hofs hofstaat hoftheater hohe hoheit hoheitsgebiet hohem hohen hohenzollern hoher
        hohes hohl hohle hohlen hohlraum hohlräume hohn hol hold holde holden holder holding hole holen holger holland
        hollands hollywood hollywoods holländer holländisch holländische holländischen holländischer holm holocaust
        hologramm holprig holst holstein holsteinische holsteinischen holsteins holt holte holten holz holzapfel
        holzarten holzbau holzes holzfäller holzhaus holzkirchen holzkohle holzmann holzminden holzschnitt holzschnitte
        holzweg homeland homepage homepages homer homers hommage homoehe homogen homogene homogenen homogenität homophob
        homophobe homophoben homophobie homosexualität homosexuell homosexuelle homosexuellen homosexueller homöopathie
        homöopathische homöopathischen honda honduras honecker hongkong hongkonger honig honorar honorare honorieren
        honoriert hopfen horch horde horden horizont horizontal horizontale horizontalen horizonte hormon hormone
        hormonen horn hornhaut hornissen horns horoskop horrende horror horrorfilm horrorfilme horst hort horten hose
        hosen hosentasche hosentaschen hosenträger hospital hospitals hospiz hotel hotelier hoteliers hotelkette
        hotellerie hotels hotelzimmer hotline hotspot hotspots http huawei hub huber hubert hubertus hubraum
        hubschrauber hubschraubern huf hufe hufeisen hufen hugenotten hugo huhn huldigen huldigt huldigung human humane
        humanen humaner humanismus humanist humanisten humanistisch humanistische humanistischen humanitäre humanitären
        humanitärer humanität humanmedizin humboldt humbug hummer humor humoristisch humoristische humoristischen humors
        humorvoll humorvolle humorvollen humus hund hunde hundebesitzer hundefutter hundehalter hunden hundert hunderte
        hunderten hunderter hundertjährigen hundertmal hundertprozentig hundertprozentige hundertsten hunderttausend
        hunderttausende hunderttausenden hundes hunger hungern hungernden hungersnot hungersnöte hungerstreik hungrig
        hungrige hungrigen hunnen hunsrück hupe hupen hure huren hurra hurrikan hurt hurtig husaren hussein husten
        hustensaft hustet husum hut hutmacher hybrid hybride hybriden hybris hydra hydraulik hydraulische hydraulischen
        hygiene hygienisch hygienische hygienischen hymne hymnen hypnose hypothek hypotheken hypothese hypothesen
        hypothetisch hypothetische hypothetischen hysterie hysterisch hysterische hysterischen hyänen hz häfen häftling
        häftlinge häftlingen hähnchen hähne häkchen häkeln hälfte hälften hält hältst häme hämisch hämmer hämmern
        hämmert hämorrhoiden händchen hände händedruck händel händels händen händler händlern händlers hänge hängematte
        hängen hängend hängende hängenden hänger hängst hängt hängte hänsel häppchen härchen härte härten härter härtere
        härteren härteres hässlich hässliche hässlichen hässlicher hässliches hässlichkeit hätte hätten hättest hättet
        häufchen häufen häufig häufige häufigen häufiger häufigere häufiges häufigkeit häufigste häufigsten häuft
        häuften häufung häuptling häuptlinge häuschen häuser häusern häusliche häuslichen häuslicher häuten höchst
        höchste höchstem höchsten höchstens höchster höchstes höchstform höchstgeschwindigkeit höchstleistungen
        höchstmass höchstpersönlich höchststand höchststrafe höchstwahrscheinlich höchstwert höchstwerte höcker höfe
        höfen höflich höfliche höflicher höflichkeit höhe höhen höhenangst höhenflug höhenlage höhenmeter höhenmetern
        höhenunterschied höhepunkt höhepunkte höhepunkten höher höhere höherem höheren höherer höheres höhle höhlen
        höhne hölderlin hölle höllisch höllische hölzer hölzern hölzerne hölzernen hör hörbar hörbuch hörbücher höre
        hören hörensagen hörer hörern hörfunk hörgerät hörgeräte hörmann hörnchen hörner hörnern hörsaal hörspiel
        hörspiele hörst hört hörte hörten hörtest höschen hübsch hübsche hübschen hübscher hübsches hüfte hüften hügel
        hügelland hügeln hügels hühnchen hühner hühnern hühnerstall hülle hüllen hüllt hülse hülsen hülsenfrüchte
        hündchen hündin hüpfen hüpft hürde hürden hütchen hüte hüten hüter hütet hütete hütte hütten ibbenbüren
        iberischen ich icon icons ideal ideale idealen idealer idealerweise ideales idealfall idealismus idealist
        idealisten idee ideelle ideellen ideen identifikation identifizierbar identifiziere identifizieren identifiziert
        identifizierte identifizierten identifizierung identisch identische identischen identischer identität
        identitäten ideologen ideologie ideologien ideologisch ideologische ideologischen ideologischer idiot idioten
        idiotie idiotisch idiotischen idol idole idyll idylle idyllisch idyllische idyllischen igel ignorant ignoranten
        ignoranz ignoriere ignorieren ignorierst ignoriert ignorierte ihm ihn ihnen ihr ihre ihrem ihren ihrer
        ihrerseits ihres ihresgleichen ihretwegen ikarus ikone ikonen illegal illegale illegalem illegalen illegaler
        illegales illegalität illinois illusion illusionen illusorisch illustration illustrationen illustrator illustre
        illustrieren illustriert illustrierte illustrierten ilmenau im image imagefilm images imagination imaginäre
        imaginären imam imame imbiss imitation imitieren imitiert imker immanuel immaterielle immateriellen immens
        immense immensen immer immerhin immerzu immigranten immigration immobilie immobilien immobilienfonds
        immobilienmakler immobilienmarkt immobilienpreise immobilienunternehmen immobilienwirtschaft immun immunität
        immunsystem immunsystems imperativ imperator imperial imperiale imperialen imperialismus imperialistische
        imperialistischen imperium imperiums impfen impfgegner impfpflicht impfstoff impfstoffe impfstoffen impfung
        impfungen implantat implantate implantation implantiert implementation implementieren implementiert
        implementierung implikationen implizieren impliziert implizit implizite imponieren imponiert import importe
        importeur importieren importiert importierte importierten imposant imposante imposanten impotenz impression
        impressionen impressionismus impressum improvisation improvisationen improvisieren improvisiert improvisierte
        improvisierten impuls impulse impulsen impulsiv imstande in inaktiv inakzeptabel inanspruchnahme inbegriff
        inbegriffen inbetriebnahme inbrunst indem inder indes indessen index indiana indianapolis indianer indianern
        indianische indianischen indien indiens indigene indigenen indikation indikationen indikator indikatoren indios
        indirekt indirekte indirekten indirekter indisch indische indischen indischer indisches individualisierung
        individualismus individualität individualverkehr individuell individuelle individuellen individueller
        individuelles individuen individuum individuums indiz indizes indizien indiziert indochina indoktrination
        indonesien indonesische indonesischen induktion industrialisierung industrie industrieanlagen industriebetriebe
        industriegebiet industriekaufmann industriell industrielle industriellen industrieller industrieländer
        industrieländern industriemechaniker industrien industrienationen industriepark industriestaaten
        industrieunternehmen industriezweige induziert ineffizient ineinander infanterie infarkt infekt infektion
        infektionen infektionskrankheit infektionskrankheiten inferno infiltriert infineon infinitiv infizieren
        infiziert infizierte infizierten infizierter inflation inflationsrate inflationär influenza info infobox
        infografik infolge infolgedessen informant informanten informatik informatiker information informationen
        informationsaustausch informationsdienst informationsfluss informationsfreiheit informationsgesellschaft
        informationsquelle informationsquellen informationssystem informationssysteme informationstechnik
        informationstechnologie informationsveranstaltung informationsveranstaltungen informationsverarbeitung
        informationszentrum informativ informative informativen informativer informell informelle informellen informiere
        informieren informiert informierte informierten infos infostand infoveranstaltung infrage infrarot infrastruktur
        infrastrukturen infusion ingeborg ingenieur ingenieurbüro ingenieure ingenieuren ingenieurin ingenieurs
        ingenieurwissenschaften ingo ingolstadt ingolstädter ingrid ingwer inhaber inhaberin inhabern inhabers
        inhaftiert inhaftierte inhaftierten inhaftierung inhalieren inhaliert inhalt inhalte inhalten inhaltlich
        inhaltliche inhaltlichen inhaltlicher inhalts inhaltsangabe inhaltsstoffe inhaltsverzeichnis initial initiale
        initialen initiative initiativen initiator initiatoren initiieren initiiert initiierte initiierten injektion
        injektionen injiziert inka inkarnation inkasso inklusion inklusive inkognito inkompetent inkompetenz inkontinenz
        inkrafttreten inkubationszeit inland inländer inländische inländischen inmitten inne innehaben innehalten
        innehat innehatte innen innenarchitektur innenausbau innenausschuss innenausstattung innenbereich innendienst
        inneneinrichtung innenhof innenleben innenminister innenministerium innenministeriums innenministers
        innenpolitik innenpolitisch innenpolitische innenpolitischen innenraum innenräume innenräumen innenseite
        innensenator innenstadt innenstädte innenstädten innenverteidiger innenverteidigung innerdeutsche innerdeutschen
        innere innereien inneren innerer inneres innerhalb innerlich innern innerparteiliche innerparteilichen innerste
        innersten innerstes innerstädtische innerstädtischen innig innige innovation innovationen innovationspreis
        innovativ innovative innovativen innovativer innovatives innsbruck inoffiziell inoffizielle inoffiziellen
        inquisition ins insasse insassen insbesondere inschrift inschriften insekt insekten insel inselgruppe inseln
        inselstaat inserat inserate inserieren insgeheim insgesamt insider insidern insignien insofern insolvent
        insolvenz insolvenzen insolvenzverfahren insolvenzverfahrens insolvenzverwalter insoweit inspektion inspektionen
        inspektor inspektoren inspiration inspirationen inspirieren inspirierend inspirierende inspiriert inspirierte
        inspirierten inspizieren inspiziert inst instabil instabile instabilen instabilität installateur installation
        installationen installiere installieren installiert installierte installierten instand instandhaltung
        instandsetzung instanz instanzen instinkt instinkte instinktiv institut institute instituten institutes
        institution institutionell institutionelle institutionellen institutionen instituts instruktionen instrument
        instrumental instrumentale instrumentalisieren instrumentalisiert instrumentalisierung instrumentalisten
        instrumentalmusik instrumentarium instrumente instrumenten instruments inständig insulin inszenieren inszeniert
        inszenierte inszenierten inszenierung inszenierungen intakt intakte intakten integer integral integrale
        integraler integration integrationspolitik integrative integrativen integrieren integriert integrierte
        integriertem integrierten integrierter integriertes integrität intel intellekt intellektuell intellektuelle
        intellektuellen intellektueller intelligent intelligente intelligenten intelligenter intelligentes intelligenz
        intendant intendanten intensität intensiv intensive intensiven intensiver intensivere intensives intensivieren
        intensiviert intensivierung intensivstation intention intentionen interagieren interagiert interaktion
        interaktionen interaktiv interaktive interaktiven interaktives intercity interdisziplinär interdisziplinäre
        interdisziplinären interessant interessante interessanten interessanter interessanterweise interessantes
        interessanteste interessantesten interesse interessen interessengemeinschaft interessengruppen
        interessenkonflikt interessent interessenten interessenvertretung interesses interessiere interessieren
        interessierst interessiert interessierte interessierten interessierter interface interieur interim
        interkulturelle interkulturellen interkultureller interkulturelles intermezzo intern interna internat
        international internationale internationalem internationalen internationaler internationales
        internationalisierung interne internen interner internes internet internetanbieter internetanschluss
        internetauftritt internetforen internetnutzer internetplattform internetportal internetpräsenz internets
        internetseite internetseiten internetverbindung internetzugang interniert interpol interpret interpretation
        interpretationen interpreten interpretiere interpretieren interpretiert interpretierte interpretierten intervall
        intervalle intervallen intervenieren interveniert intervention interventionen interview interviewen interviewer
        interviewpartner interviews interviewt interviewte interviewten intim intime intimen intimer intimes intimität
        intolerant intoleranz intonation intranet intravenös intrige intrigen intuition intuitiv intuitive intus
        invasion invasive inventar inventur investiere investieren investiert investierte investierten investigative
        investition investitionen investitionskosten investment investmentbank investmentfonds investments investor
        investoren involviert involvierten inwiefern inwieweit inzest inzucht inzwischen ion ionen irak iraker irakische
        irakischen irakischer iran iraner iranische iranischen iranischer irans irdische irdischen ire iren irgend
        irgendein irgendeine irgendeinem irgendeinen irgendeiner irgendeines irgendetwas irgendjemand irgendjemandem
        irgendjemanden irgendwann irgendwas irgendwelche irgendwelchen irgendwelcher irgendwem irgendwen irgendwer
        irgendwie irgendwo irgendwoher irgendwohin iris irisch irische irischen irischer irland irlands ironie ironisch
        ironische ironischen ironischer irrational irrationale irrationalen irre irreführend irreführende irreführung
        irrelevant irren irrenanstalt irrenhaus irrer irres irreversibel irrglaube irritation irritationen irritieren
        irritierend irritiert irrsinn irrsinnig irrst irrt irrte irrtum irrtümer irrtümlich irrungen irrweg isaac isaak
        isar isis islam islamisch islamische islamischen islamischer islamisches islamismus islamist islamisten
        islamistische islamistischen islamistischer islamophobie islams island islands isländer isländisch isländische
        isländischen isolation isolieren isoliert isolierte isolierten isolierter isolierung israel israeli israelis
        israelisch israelische israelischen israelischer israelitischen israels iss isst ist istanbul istanbuler italien
        italiener italienerin italienern italienisch italienische italienischem italienischen italienischer
        italienisches italiens itzehoe ivan ja jacht jack jacke jacken jackentasche jackett jacks jacob jacobs
        jacqueline jacques jaffa jagd jage jagen jagst jagt jagte jagten jaguar jahn jahr jahrbuch jahrbücher jahre
        jahrelang jahrelange jahrelangem jahrelangen jahrelanger jahrelanges jahren jahres jahresabschluss jahresanfang
        jahresbeginn jahresbeitrag jahresbericht jahresdurchschnitt jahreseinkommen jahresende jahresfrist jahresgehalt
        jahreshauptversammlung jahreshälfte jahresrückblick jahrestag jahrestages jahrestagung jahresumsatz
        jahresverlauf jahresversammlung jahreswechsel jahreswende jahreszahl jahreszahlen jahreszeit jahreszeiten
        jahrgang jahrgangs jahrgänge jahrgängen jahrhundert jahrhunderte jahrhundertelang jahrhunderten jahrhunderts
        jahrhundertwende jahrmarkt jahrtausend jahrtausende jahrtausenden jahrtausends jahrtausendwende jahrzehnt
        jahrzehnte jahrzehntelang jahrzehntelange jahrzehntelangen jahrzehntelanger jahrzehnten jahrzehnts jahwe jakarta
        jakob jakobs jalousien jamaika james jammer jammern jammert jan janeiro janina jans januar japan japaner
        japanerin japanern japanisch japanische japanischen japanischer japanisches japans jargon java javascript jawohl
        jazz je jean jeans jede jedem jeden jedenfalls jeder jedermann jedermanns jederzeit jedes jedoch jedwede
        jedweder jeep jegliche jeglichem jeglichen jeglicher jegliches jeher jemals jemand jemandem jemanden jemandes
        jemen jena jene jenem jenen jener jenes jens jenseits jericho jersey jerusalem jerusalems jesaja jesiden jesu
        jesuit jesuiten jesus jet jets jette jetzige jetzigen jetziger jetzt jeweilige jeweiligen jeweils jiddisch jim
        joachim job jobangebot jobangebote jobbörse jobcenter jobcenters jobs jobsuche joch jochen jod joggen jogger
        jogging jogginghose joghurt johann johannes johannesburg johanniter johanns john johns johnson johnsons joker
        jones jonglieren jordan jordanien jordans joschka josef josefs joseph josephs joule journal journalismus
        journalist journalisten journalistin journalistinnen journalistisch journalistische journalistischen
        journalistischer journals joy jubel jubeln jubelt jubelte jubiläen jubiläum jubiläums jubiläumsjahr jucken juckt
        juda judas jude juden judenfrage judenhass judentum judentums judenverfolgung judikative judo judoka judäa
        jugend jugendabteilung jugendalter jugendamt jugendarbeit jugendarbeitslosigkeit jugendbereich jugendbewegung
        jugendbuch jugendbücher jugendfeuerwehr jugendgruppe jugendgruppen jugendherberge jugendhilfe jugendkultur
        jugendlich jugendliche jugendlichen jugendlicher jugendliebe jugendliteratur jugendmannschaft jugendmannschaften
        jugendorganisation jugendorganisationen jugendpsychiatrie jugendschutz jugendspieler jugendsprache jugendstil
        jugendstrafrecht jugendtrainer jugendwort jugendzeit jugendzentrum jugendämter jugoslawien jugoslawiens
        jugoslawischen juli julia julias julius jumbo jumper jung jungbrunnen junge jungem jungen junger junges jungfer
        jungfrau jungfrauen junggeselle junggesellen junggesellenabschied jungtier jungtiere juni junior junioren
        juniorinnen juniorpartner juniors junker junkers junkie junkies jupiter jura jure jurisdiktion jurist juristen
        juristin juristisch juristische juristischen juristischer juristisches juror juroren jury just justiz
        justizminister justizministerin justizministerium justizministeriums justizvollzugsanstalt jute jutta juwel
        juwelen juwelier jux jäger jägermeister jägern jägers jäh jährig jährige jährigem jährigen jähriger jähriges
        jährlich jährliche jährlichen jährlicher jährliches jährt jämmerlich jörg jüdin jüdinnen jüdisch jüdische
        jüdischem jüdischen jüdischer jüdisches jünger jüngere jüngeren jüngerer jüngeres jüngern jüngling jünglinge
        jüngst jüngste jüngsten jüngster jüngstes jürgen jürgens kabarett kabarettist kabarettisten kabarettistin kabel
        kabelbinder kabelfernsehen kabeln kabine kabinen kabinett kabinetts kabul kacheln kadaver kader kaders kadett
        kadetten kaff kaffee kaffeebecher kaffeebohnen kaffeehaus kaffeemaschine kaffeepause kaffees kaffeetasse kafka
        kafkas kahl kahle kahlen kahlschlag kahn kai kairo kaiser kaiserin kaiserlich kaiserliche kaiserlichen
        kaiserlicher kaiserreich kaiserreichs kaisers kaiserschnitt kaiserslautern kaiserstrasse kaiserstuhl kaisertum
        kaiserzeit kajak kakao kakerlaken kakteen kaktus kalabrien kalb kaleidoskop kalender kalenderjahr kalenders
        kalenderwoche kali kaliber kalibers kalibrierung kalif kalifen kalifornien kaliforniens kalifornische
        kalifornischen kalium kalk kalkstein kalkulation kalkulieren kalkuliert kalkulierte kalkutta kalkül kalorien
        kalt kaltblütig kalte kaltem kalten kalter kaltes kalzium kam kambodscha kamel kamele kamen kamera kamerad
        kameraden kameradschaft kameramann kameras kamerateam kamerun kamikaze kamin kamine kaminski kamm kammer
        kammerchor kammerdiener kammergericht kammermusik kammern kammerorchester kampagne kampagnen kampf kampfansage
        kampfeinsatz kampfes kampfflugzeuge kampfgeist kampfhandlungen kampfhubschrauber kampfjet kampfjets kampfkraft
        kampfkunst kampflos kampfsport kampfsportler kamst kanada kanadas kanadier kanadische kanadischen kanadischer
        kanal kanalisation kanals kanarischen kandidat kandidaten kandidatin kandidatinnen kandidatur kandidieren
        kandidiert kandidierte kandinsky kaninchen kanister kann kanne kannen kannibalen kannibalismus kannst kannte
        kannten kanon kanone kanonen kanonischen kansas kant kantate kantaten kante kanten kantig kantigen kantine
        kantinen kanton kantone kantonen kantons kantonspolizei kantor kants kanu kanuten kanzel kanzlei kanzleien
        kanzler kanzleramt kanzlerin kanzlerkandidat kanzlerkandidaten kanzlers kanzlerschaft kanäle kanälen kap
        kapazität kapazitäten kapelle kapellen kapellmeister kapern kapier kapiere kapieren kapiert kapital
        kapitalanlage kapitalanlagen kapitalerhöhung kapitalerträge kapitalgesellschaft kapitalgesellschaften
        kapitalismus kapitalist kapitalisten kapitalistische kapitalistischen kapitalistischer kapitalmarkt kapitals
        kapitel kapiteln kapitels kapitol kapitulation kapitulieren kapituliert kapitän kapitäne kapitäns kaplan kapp
        kappa kappe kappen kapsel kapseln kapstadt kaputt kaputte kaputten kaputter kaputtes kaputtmachen kapuze
        kapuziner karabiner karajan karamell karaoke karat karate karawane karbon kardinal kardinals kardinäle
        kardiologie karfreitag karg karge kargen karger karibik karibische karibischen karies karikatur karikaturen
        karin karl karla karls karlsbad karlsruhe karlsruher karneval karnevals karo karosserie karotte karotten
        karpaten karpfen karre karren karriere karrierechancen karriereende karriereleiter karrieren karstadt karsten
        karte kartei karteikarten kartell kartellamt kartelle kartellrecht kartells karten kartenhaus kartenspiel
        karthago kartierung kartoffel kartoffelbrei kartoffeln kartoffelsalat kartographie karton kartons kartusche
        karussell kasachstan kaschieren kaschiert kaschmir kaserne kasernen kasino kasper kaspischen kasse kassel
        kasseler kassen kassette kassetten kassieren kassierer kassiererin kassiert kassierte kastanie kastanien kastell
        kasten kastenwagen kastration kastrieren kastriert kasus katakomben katalanen katalanische katalanischen katalog
        kataloge katalogen katalonien kataloniens katalysator katalysatoren katamaran katapultiert katastrophal
        katastrophale katastrophalen katastrophe katastrophen katastrophenschutz katechismus kategorie kategorien
        kategorisch kategorisiert kategorisierung kater katharina kathedrale kathedralen katheter katholik katholiken
        katholisch katholische katholischen katholischer katholisches katholizismus kathrin katia katrin katz katze
        katzen katzenfutter kau kauderwelsch kauen kauf kaufe kaufempfehlung kaufen kaufentscheidung kauffrau kaufhaus
        kaufhof kaufhäuser kaufkraft kaufland kaufleute kaufleuten kaufmann kaufmanns kaufmännische kaufmännischen
        kaufmännischer kaufoption kaufpreis kaufpreises kaufs kaufst kauft kaufte kauften kaufverhalten kaufvertrag
        kaugummi kaugummis kaukasus kaum kausalen kausalität kaut kaution kautschuk kavalier kavallerie kaviar kawasaki
        kb keck kegel kegeln kehle kehlen kehlkopf kehr kehre kehren kehrer kehrseite kehrt kehrte kehrten kehrtwende
        keil keim keime keimen keimzelle kein keine keinem keinen keiner keinerlei keines keinesfalls keineswegs keins
        keks kekse keksen kelch kelle keller kellermann kellern kellers kellner kellnerin kellnern kelten keltische
        keltischen kelvin kempten kenia kenne kennedy kennedys kennen kennengelernt kennenlernen kennenlernt
        kennenlernte kennenzulernen kenner kennst kennt kenntlich kenntnis kenntnisnahme kenntnisse kenntnissen
        kenntnisstand kennung kennwort kennzahl kennzahlen kennzeichen kennzeichnen kennzeichnend kennzeichnet
        kennzeichnung kennzeichnungspflicht kennziffer kent kentucky kepler keramik keramische keramischen kerbe kerker
        kerl kerlchen kerle kerlen kern kernaussage kernbereich kerne kernel kernen kernenergie kerngeschäft kerngesund
        kernkompetenz kernkompetenzen kernkraft kernkraftwerk kernkraftwerke kernpunkt kerns kernschmelze kernstadt
        kernstück kernthemen kernwaffen kerosin kerstin kerze kerzen kerzenlicht kerzenschein kessel ketchup kette
        ketten kettenreaktion kettensäge ketzer ketzerei keuchhusten keule keulen keusch keuschheit keyboard keyboards
        keynes kfz kg khan khmer kichern kichert kick kicken kicker kickers kickstarter kickt kiefer kiefern kiel kieler
        kiemen kies kiesel kiew kill killen killer killers killt kilo kilogramm kilometer kilometern kilos kilowatt
        kilowattstunde kilowattstunden kind kindchen kinder kinderarbeit kinderarmut kinderarzt kinderaugen
        kinderbetreuung kinderbuch kinderbücher kinderchor kinderdorf kindererziehung kinderfest kindergarten
        kindergartenkinder kindergartens kindergeburtstag kindergeld kindergärten kindergärtnerin kinderhaus kinderheim
        kinderklinik kinderkrankheiten kinderkrippe kinderleicht kinderlieder kinderlos kinderlose kinderlosen
        kinderlähmung kindermädchen kindern kinderpornografie kinderpornos kinderprogramm kinderrechte kinderschuhen
        kinderschutz kinderschänder kindersitz kindersoldaten kinderspiel kinderspielplatz kinderspielzeug
        kindersterblichkeit kinderstube kindertagen kindertageseinrichtungen kindertagesstätte kindertagesstätten
        kinderwagen kinderwunsch kinderzimmer kindes kindesalter kindesmissbrauch kindeswohl kindgerechte kindheit
        kindheitserinnerungen kindisch kindische kindischen kindlich kindliche kindlichen kindlicher kinds kinetische
        kinkel kinn kino kinofilm kinofilme kinos kinosaal kinostart kiosk kipp kippe kippen kipper kippt kippte kir
        kirch kirchberg kirchdorf kirche kirchen kirchenbau kirchenchor kirchengemeinde kirchengemeinden
        kirchengeschichte kirchenglocken kirchenkreis kirchenkreises kirchenmusik kirchenmusiker kirchenraum
        kirchenrecht kirchenschiff kirchensteuer kirchentag kirchenvorstand kirchenväter kirchgemeinde kirchhain
        kirchheim kirchhof kirchhoff kirchlich kirchliche kirchlichen kirchlicher kirchliches kirchplatz kirchspiel
        kirchturm kirmes kirschbaum kirsche kirschen kissen kissinger kiste kisten kit kita kitas kits kitsch kitschig
        kitt kittel kitten kitzeln kitzelt kitzler klaffen klafft klage klagen klagenfurt klagt klagte klagten klamm
        klammer klammern klammert klamotten klang klangen klanglich klapp klappe klappen klappern klappert klappt
        klappte klar klare klarem klaren klarer klarere klares klargemacht klargestellt klarheit klarinette klarinetten
        klarkommen klarmachen klarstellen klarstellung klartext klarzustellen klasse klassen klassenerhalt klassenfahrt
        klassenfahrten klassenkameraden klassenkampf klassenlehrer klassenlehrerin klassenraum klassenräume klassenstufe
        klassenstufen klassentreffen klassenzimmer klassifikation klassifizieren klassifiziert klassifizierung klassik
        klassiker klassikern klassikers klassisch klassische klassischem klassischen klassischer klassisches
        klassizismus klatsch klatsche klatschen klatscht klatschte klau klaue klauen klaus klausel klauseln klausur
        klausuren klaut klavier klaviere klavierkonzert klaviermusik klavierspiel klebe klebeband kleben kleber klebrig
        klebrige klebrigen klebstoff klebt klebte klee kleeblatt kleid kleidchen kleiden kleider kleidern kleiderordnung
        kleiderschrank kleidet kleidung kleidungsstil kleidungsstück kleidungsstücke kleidungsstücken klein kleinanleger
        kleinanzeigen kleinasien kleinbauern kleinbus kleine kleinem kleinen kleiner kleinere kleinerem kleineren
        kleinerer kleineres kleines kleingedruckte kleingeld kleingruppen kleingärten kleingärtner kleinigkeit
        kleinigkeiten kleinkind kleinkinder kleinkindern kleinkram kleinkunst kleinlaut kleinlich kleinod
        kleinschreibung kleinstadt kleinste kleinsten kleinster kleintiere kleintransporter kleinunternehmer kleinwagen
        kleist klemm klemme klemmen klemmt klempner kleriker klerus kletter kletterer klettern klettersteig klettert
        kletterte kletterten kleve klick klicke klicken klicks klickst klickt klient klientel klienten klima klimaanlage
        klimaanlagen klimaerwärmung klimakrise klimapolitik klimas klimaschutz klimatisch klimatische klimatischen
        klimatisierten klimawandel klimawandels klimaziele kling klinge klingel klingeln klingelt klingelte klingelton
        klingen klingende klingenden klingst klingt klinik kliniken klinikum klinikums klinisch klinische klinischen
        klinischer klinke klinsmann klipp klippe klippen klirren klischee klischees klitoris klitzekleines klo klon
        klone klonen klopapier klopf klopfen klopft klopfte klos kloss kloster klosterkirche klostermann klosterneuburg
        klosters klotz klub klubobmann klubs kluft klug kluge klugen kluger kluges klugheit klugscheisser klumpen kläger
        klägerin klägers kläglich klänge klängen klär kläranlage kläranlagen kläre klären klärt klärte klärung klöckner
        klösse klöster klöstern klüger klügere klügste klügsten km knabbern knabe knaben knack knacken knacker
        knackpunkt knackt knall knallen knaller knallhart knallharte knallharten knallt knallte knapp knappe knappen
        knapper knappes knappheit knarre knarren knast knauf knebel knecht knechte knechten knechtschaft kneifen kneipe
        kneipen knesset knete kneten knick knicken knicks knickt knie kniebeugen kniegelenk knien knies kniescheibe
        kniet kniete knieverletzung kniff knifflig knigge knipsen knirps knirschen knistern knoblauch knochen
        knochenbrüche knochenmark knolle knollen knopf knopfdruck knorpel knospe knospen knoten knotenpunkt knox knurren
        knurrt knusprig knutschen knäuel knöchel knödel knöllchen knöpfe knöpfen knüller knüpfen knüpft knüpfte knüppel
        knüppeln koalieren koalition koalitionen koalitionspartner koalitionsverhandlungen koalitionsvertrag kobalt
        koblenz koblenzer kobold kobolde kobra koch kochbuch kochbücher koche kochen kochendem kochendes kocher
        kochkunst kochlöffel kochs kochst kocht kochte kochtopf kodak kodex kodiert kodierung koeffizienten koexistenz
        koffein koffer koffern kofferraum kognitiv kognitive kognitiven kognitiver kohl kohle kohleausstieg
        kohlekraftwerk kohlekraftwerke kohlen kohlendioxid kohlenhydrate kohlenhydraten kohlenmonoxid kohlenstoff
        kohlensäure kohlenwasserstoffe kohlrabi kohls kokain kokon kokosnuss koks kolben kollabieren kollabiert kollagen
        kollaps kollateralschaden kollateralschäden kolleg kollege kollegen kollegin kolleginnen kollegium kollegiums
        kollektion kollektionen kollektiv kollektive kollektiven kollektiver kollektives koller kollidieren kollidiert
        kollidierte kollision kollisionen kolloquium koloniale kolonialen kolonialismus kolonialzeit kolonie kolonien
        kolonisation kolonisten kolonne kolonnen koloss kolosseum kolumbianer kolumbianische kolumbianischen kolumbien
        kolumbiens kolumne kolumnen kolumnist koma kombi kombination kombinationen kombinieren kombiniert kombinierte
        kombinierten komet kometen komfort komfortabel komfortable komfortablen komfortabler komfortzone komik komiker
        komisch komische komischen komischer komischerweise komisches komitee komitees komm komma kommandant
        kommandanten kommandeur kommandiert kommando kommandos kommas komme kommen kommend kommende kommenden kommender
        kommendes kommentar kommentare kommentaren kommentarfunktion kommentarlos kommentars kommentator kommentatoren
        kommentiere kommentieren kommentiert kommentierte kommentierten kommentierung kommerz kommerzialisierung
        kommerziell kommerzielle kommerziellen kommerzieller kommilitonen kommissar kommissare kommissariat kommissarin
        kommissarisch kommission kommissionen kommissionspräsident kommode kommst kommt kommunal kommunale kommunalen
        kommunaler kommunales kommunalpolitik kommunalpolitiker kommunalwahl kommunalwahlen kommune kommunen
        kommunikation kommunikationsmittel kommunikationstechnik kommunikationswissenschaft kommunikativ kommunikative
        kommunikativen kommunion kommunismus kommunist kommunisten kommunistisch kommunistische kommunistischen
        kommunistischer kommunizieren kommuniziert kompakt kompakte kompakten kompakter kompanie kompanien kompass
        kompatibel kompatibilität kompatible kompensation kompensieren kompensiert kompetent kompetente kompetenten
        kompetenter kompetenz kompetenzen kompetenzzentrum komplementär komplett komplette kompletten kompletter
        komplettes komplettieren komplettiert komplex komplexe komplexen komplexer komplexere komplexeren komplexes
        komplexität komplikation komplikationen kompliment komplimente komplize komplizen kompliziert komplizierte
        komplizierten komplizierter kompliziertes komplott komponente komponenten komponieren komponiert komponierte
        komponierten komponist komponisten komposition kompositionen kompost kompression kompressor komprimiert
        kompromiss kompromisse kompromissen kompromisslos komödie komödien kondensator kondensatoren kondition
        konditionen konditionierung konditor konditorei kondom kondome kondomen konferenz konferenzen konferenzraum
        konfession konfessionelle konfessionellen konfessionen konfetti konfiguration konfigurationen konfigurieren
        konfiguriert konfirmation konfisziert konflikt konflikte konflikten konfliktes konfliktlösung konfliktparteien
        konflikts konform konformität konfrontation konfrontationen konfrontieren konfrontiert konfuzius konföderation
        konglomerat kongo kongregation kongress kongresse kongressen kongresses kongresszentrum konisch konjunktiv
        konjunktur konkret konkrete konkreten konkreter konkretes konkretisieren konkretisiert konkretisierung
        konkurrent konkurrenten konkurrenz konkurrenzfähig konkurrenzkampf konkurrieren konkurrierende konkurrierenden
        konkurriert konkurs konnotation konnte konnten konntest konntet konrad konrads konrektor konsens konsequent
        konsequente konsequenten konsequenter konsequenterweise konsequentes konsequenz konsequenzen konservatismus
        konservativ konservative konservativen konservativer konservatorium konserven konservieren konserviert
        konservierung konsistent konsistenz konsistorium konsole konsolen konsolidieren konsolidiert konsolidierung
        konsonanten konsorten konsortium konstant konstante konstanten konstanter konstantin konstantinopel konstanz
        konstatieren konstatiert konstatierte konstellation konstellationen konstituierende konstituierenden
        konstituiert konstitution konstitutionelle konstruieren konstruiert konstruierte konstruierten konstrukt
        konstrukte konstrukteur konstrukteure konstruktion konstruktionen konstruktiv konstruktive konstruktiven
        konstruktiver konstruktives konsul konsulat konsultation konsultationen konsultieren konsultiert konsum
        konsument konsumenten konsumgüter konsumieren konsumiert konsums konsumverhalten kontakt kontaktanzeigen
        kontaktaufnahme kontaktdaten kontakte kontakten kontaktiere kontaktieren kontaktiert kontaktierte kontaktlinsen
        kontaktlos kontaktpersonen kontamination kontaminiert konten konter kontern kontert konterte kontext kontexte
        kontexten kontinent kontinentalen kontinente kontinenten kontinents kontingent kontingente kontinuierlich
        kontinuierliche kontinuierlichen kontinuierlicher kontinuität kontinuum konto kontoauszug kontoauszüge
        kontodaten kontonummer kontor kontos kontostand kontra kontrabass kontrahenten kontrakt kontraproduktiv
        kontrapunkt kontrast kontraste kontrolle kontrollen kontrolleur kontrolleure kontrollgruppe kontrollierbar
        kontrolliere kontrollieren kontrolliert kontrollierte kontrollierten kontrollierter kontrollverlust kontrovers
        kontroverse kontroversen konträr kontur konturen konvent konvention konventionell konventionelle konventionellen
        konventioneller konventionen konvergenz konversation konversationen konversion konverter konvertieren
        konvertiert konvertierung konvertiten konvoi konvolut konzentration konzentrationen konzentrationslager
        konzentrationslagern konzentriere konzentrieren konzentriert konzentrierte konzentrierten konzentrierter konzept
        konzepte konzepten konzeptes konzeption konzeptionell konzeptionelle konzeptionellen konzeptionen konzepts
        konzern konzerne konzernen konzerns konzert konzerte konzerten konzertes konzerthaus konzertreihe konzerts
        konzertsaal konzession konzessionen konzil konzils konzipieren konzipiert konzipierte konzipierten kooperation
        kooperationen kooperationspartner kooperativ kooperative kooperativen kooperieren kooperiert koordinaten
        koordinatensystem koordination koordinator koordinieren koordiniert koordinierte koordinierten koordinierung
        kopenhagen kopernikus kopf kopfball kopfbedeckung kopfbedeckungen kopfende kopfes kopfgeld kopfhaut kopfhörer
        kopfhörern kopfkino kopfkissen kopflos kopfschmerz kopfschmerzen kopfschuss kopfschütteln kopfschüttelnd
        kopfsteinpflaster kopftuch kopftücher kopfverletzung kopfverletzungen kopfweh kopfzerbrechen kopfüber kopie
        kopien kopiere kopieren kopierer kopierschutz kopiert kopierte koppel koppeln kopplung koproduktion korallen
        koran korans korb korea koreaner koreanisch koreanische koreanischen korinth korinther kork korken korn kornfeld
        kornwestheim korps korpus korrekt korrekte korrekten korrekter korrektes korrektheit korrektur korrekturen
        korrelation korrelationen korrelieren korreliert korrespondent korrespondenten korrespondenz korrespondierenden
        korrespondiert korridor korridore korrigiere korrigieren korrigiert korrigierte korrosion korrumpiert korrupt
        korrupte korrupten korrupter korruption korsett kosaken koscher kosmetik kosmetika kosmetische kosmische
        kosmischen kosmologie kosmos kosovo kost kostbar kostbare kostbaren kostbarer kostbares kostbarkeiten koste
        kosten kostenaufwand kostenfaktor kostenfrei kostenfreie kostenfreien kostengründen kostengünstig kostengünstige
        kostengünstiger kostenlos kostenlose kostenlosem kostenlosen kostenloser kostenloses kostenpflichtig
        kostenpflichtige kostenpflichtigen kostenpunkt kostenrechnung kostenvoranschlag kostenübernahme kostet kostete
        kosteten kostprobe kostspielig kostspielige kostspieligen kostüm kostüme kostümen kot kotflügel kotze kotzen
        kotzt kp krabbe krabbeln krabben krach krachen krachend kracht krachte kraft kraftfahrer kraftfahrzeug
        kraftfahrzeuge kraftfahrzeugen kraftklub kraftlos kraftstoff kraftstoffe kraftstoffverbrauch krafttraining
        kraftvoll kraftvolle kraftvollen kraftwerk kraftwerke kraftwerken kraftwerks kraftübertragung kragen krakau
        krake kraken kralle krallen kram krampf krampfhaft kran kranich kraniche krank kranke kranken krankenakte
        krankenbett krankengeld krankengeschichte krankenhaus krankenhausaufenthalt krankenhauses krankenhausreif
        krankenhäuser krankenhäusern krankenkasse krankenkassen krankenpflege krankenpfleger krankenschwester
        krankenschwestern krankenstand krankenstation krankenversicherung krankenversicherungen krankenwagen
        krankenzimmer kranker krankes krankgeschrieben krankhaft krankhafte krankhaften krankheit krankheiten
        krankheitsbedingt krankheitsbild krankheitsbilder krankheitserreger krankheitsfall krankheitsverlauf kranz krass
        krasse krassen krasser krasses krasseste krassesten krater kratz kratzen kratzer kratzt kratzte kraulen kraus
        krause kraut krawall krawalle krawallen krawatte krawatten kreation kreationen kreativ kreative kreativen
        kreativer kreatives kreativität kreatur kreaturen krebs krebse krebserkrankung krebserkrankungen krebserregend
        krebskranke krebspatienten krebszellen kredit kredite krediten kreditgeber kreditinstitut kreditinstitute
        kreditinstituten kreditkarte kreditkarten kreditnehmer kredits kreditvergabe kreditwürdigkeit krefeld kreide
        kreieren kreiert kreierte kreis kreischen kreise kreisebene kreisel kreisen kreises kreisfreie kreisfreien
        kreisförmig kreisgebiet kreisklasse kreislauf kreisliga kreissparkasse kreisstadt kreist kreistag kreistages
        kreisverband kreisverbandes kreisverkehr kreisverwaltung kreisvorsitzender kreisvorstand kreiszeitung
        krematorium kreml krempel kresse kreta kretschmann kreuz kreuzbandriss kreuzberg kreuzberger kreuzchen kreuze
        kreuzen kreuzer kreuzes kreuzfahrer kreuzfahrt kreuzfahrten kreuzfahrtschiff kreuzfahrtschiffe kreuzfeuer
        kreuzgang kreuzigung kreuzkirche kreuzritter kreuzt kreuzte kreuzten kreuzung kreuzungen kreuzweg kreuzweise
        kreuzworträtsel kreuzzug kreuzzüge kribbeln kriechen kriecht krieg kriege kriegen krieger kriegerdenkmal
        kriegerin kriegerische kriegerischen kriegern kriegers krieges kriegs kriegsausbruch kriegsbeginn kriegsdienst
        kriegsende kriegserklärung kriegsfall kriegsführung kriegsgebiet kriegsgebieten kriegsgefangene kriegsgefangenen
        kriegsgefangener kriegsgefangenschaft kriegsgericht kriegsjahre kriegsjahren kriegsmarine kriegsminister
        kriegsministerium kriegsrecht kriegsschauplatz kriegsschiff kriegsschiffe kriegst kriegstreiber kriegsverbrechen
        kriegsverbrecher kriegszeit kriegszeiten kriegszustand kriegt kriegte krim krimi kriminalfall kriminalisierung
        kriminalität kriminalpolizei kriminalroman kriminalstatistik kriminell kriminelle kriminellen krimineller
        kriminelles kriminologie krimis krimiserie kripo krippe krippen krise krisen krisengebieten krisenmanagement
        krisenzeiten krishna kristall kristalle kristallen kristallisiert kristallkugel kriterien kriterium kritik
        kritiken kritiker kritikern kritikpunkt kritikpunkte kritisch kritische kritischem kritischen kritischer
        kritisches kritisiere kritisieren kritisiert kritisierte kritisierten kroate kroaten kroatien kroatiens
        kroatisch kroatische kroatischen kroch krokodil krokodile kronberg krone kronen kronleuchter kronprinz
        kronprinzen kronprinzessin kronstadt kropf kross krude kruden krug krumm krumme krummen kruste kruzifix kräfte
        kräften kräftig kräftige kräftigem kräftigen kräftiger kräftiges krähe krähen kräht krämer krämpfe kräne kränken
        kränkung kränze krätze kräuter kräutern kräutertee krönen krönt krönte krönung kröte kröten krücke krücken krüge
        krüger krümel krümmung krüppel kt kuba kubaner kubanische kubanischen kubas kubikmeter kubus kuchen kuckuck
        kufen kugel kugeln kugelschreiber kugelstossen kuh kuhle kuhmilch kuli kulinarisch kulinarische kulinarischen
        kulinarischer kulinarisches kulisse kulissen kult kulte kultivieren kultiviert kultivierte kultivierten
        kultstatus kultur kulturamt kulturarbeit kulturbesitz kultureinrichtungen kulturell kulturelle kulturellem
        kulturellen kultureller kulturelles kulturen kulturerbe kulturgeschichte kulturgut kulturgüter kulturhauptstadt
        kulturhaus kulturkampf kulturkreis kulturlandschaft kulturminister kulturpflanzen kulturpolitik kulturraum
        kulturrevolution kulturschaffende kulturschock kulturstiftung kulturverein kulturwissenschaften kulturzentrum
        kultusgemeinde kultusminister kultusministerium kultusministeriums kultusministerkonferenz kummer kumpel kumpels
        kund kunde kunden kundenberater kundenbetreuung kundenbindung kundendaten kundendienst kundenkontakt
        kundenservice kundenzufriedenheit kundgebung kundgebungen kundig kundin kundinnen kundschaft kundtun kunst
        kunstakademie kunstausstellung kunstausstellungen kunstfigur kunstform kunstgeschichte kunstgewerbe kunsthalle
        kunsthandel kunsthandwerk kunsthandwerker kunsthaus kunsthistoriker kunsthistorikerin kunsthochschule
        kunsthändler kunstleder kunstmarkt kunstmuseum kunstprojekt kunstraum kunstsammler kunstsammlung kunstsammlungen
        kunstschule kunstschätze kunststoff kunststoffe kunststoffen kunststück kunststücke kunstszene kunstunterricht
        kunstverein kunstvereins kunstvoll kunstvolle kunstvollen kunstwerk kunstwerke kunstwerken kunstwerks kunterbunt
        kunz kupfer kupferstecher kupferstich kuppe kuppel kuppeln kupplung kur kuratorium kuratoriums kurbel kurbeln
        kurde kurden kurdisch kurdische kurdischen kurdischer kurdistan kuren kurfürst kurfürsten kurfürstendamm kurhaus
        kurie kurier kurios kuriose kuriosen kurioses kurland kurort kurpark kurpfalz kurs kursbuch kurse kursen kurses
        kursgewinne kursieren kursiert kursiv kursteilnehmer kursus kurswechsel kursziel kurt kurve kurven kurz
        kurzarbeit kurzbeschreibung kurze kurzem kurzen kurzer kurzerhand kurzes kurzfassung kurzfilm kurzfilme kurzform
        kurzfristig kurzfristige kurzfristigen kurzfristiger kurzgeschichte kurzgeschichten kurznachrichten kurzschluss
        kurzsichtig kurzsichtigkeit kurztrip kurzum kurzurlaub kurzweilig kurzweilige kurzweiligen kurzzeitig
        kurzzeitige kurzzeitigen kuschel kuscheln kuscheltier kuscheltiere kuss kutsche kutschen kutscher kutte kutter
        kuvert kuwait kybernetik käfer käfig käfige käfigen kälber kälte kälter käme kämen kämme kämmen kämmerer kämpfe
        kämpfen kämpfende kämpfenden kämpfer kämpferin kämpferisch kämpferische kämpferischen kämpfern kämpfst kämpft
        kämpfte kämpften känguru kängurus kärnten kärntens kärtchen käse käsekuchen kästchen kästen kätzchen käufe
        käufen käufer käufern käufers käuflich köche köcheln köcher köchin köder ködern köln kölner kölns kölsch könig
        könige königen königin königinnen königlich königliche königlichen königlicher königliches königreich
        königreiche königreiches königreichs königs königsberg königsfamilie königshaus königshauses königshof
        königsklasse königssee königstochter königstrasse königswinter königtum könne können könnens könner könnt könnte
        könnten könntest könntet köpenick köpfchen köpfe köpfen köpft körbchen körbe körben körner körper körperbau
        körperflüssigkeiten körpergewicht körpergrösse körperhaltung körperkontakt körperlich körperliche körperlichen
        körperlicher körperliches körperlänge körpern körperpflege körpers körperschaft körperschaften körpersprache
        körperteil körperteile körperteilen körpertemperatur körperverletzung körperverletzungen köstlich köstliche
        köstlichen köstliches köstlichkeiten köter kübel küche küchen küchenchef küchenmesser küchentisch kügelchen kühe
        kühen kühl kühle kühlen kühler kühleren kühlergrill kühles kühlschrank kühlschränke kühlt kühlung kühlwasser
        kühn kühne kühnen kühner kühnheit küken kümmel kümmer kümmere kümmern kümmerst kümmert kümmerte kümmerten künden
        kündige kündigen kündigt kündigte kündigten kündigung kündigungen kündigungsfrist kündigungsschutz künftig
        künftige künftigen künftiger künftiges künste künsten künstler künstlergruppe künstlerhaus künstlerin
        künstlerinnen künstlerisch künstlerische künstlerischen künstlerischer künstlerisches künstlern künstlername
        künstlernamen künstlers künstlich künstliche künstlichen künstlicher künstliches kür kürbis kürbisse kürten
        kürze kürzel kürzen kürzer kürzere kürzeren kürzerer kürzeste kürzesten kürzester kürzlich kürzt kürzung
        kürzungen küss küsschen küsse küssen küsst küsste küssten küste küsten küstenstadt küstenwache küster laben
        labil labor laboratorien laboratorium labore laboren labors labrador labyrinth lach lache lachen lachend
        lachende lachenden lacher lachhaft lachmann lachnummer lachs lachst lacht lachte lachten lack lacke lackieren
        lackierer lackiert lackierte lackierten lackierung lade ladefläche ladegerät ladekabel laden ladenbesitzer
        ladenburg ladendiebstahl ladengeschäft ladens ladenschluss laderaum ladestation ladestationen ladet ladezeiten
        ladung ladungen lady ladys lafontaine lag lage lagebericht lagen lageplan lager lagerfeld lagerfeuer lagerhalle
        lagerhallen lagerhaus lagern lagerplatz lagerraum lagers lagerstätte lagerstätten lagert lagerte lagerten
        lagerung lago lagos lagune lahm lahme lahmen lahmgelegt lahn lahr laib laie laien lakaien laken laktose lama
        lamas lambda lamborghini lamellen laminat lamm lampe lampedusa lampen lampenfieber lancaster lanciert land
        landarbeiter landau landbau landbevölkerung lande landeanflug landebahn landeinwärts landen landeplatz landes
        landesamt landesamtes landesanstalt landesarchiv landesausstellung landesbank landesbehörde landesbibliothek
        landesbischof landeschef landesebene landesfürsten landesgartenschau landesgericht landesgeschichte landesgrenze
        landesgrenzen landesgruppe landeshauptmann landeshauptstadt landesherr landesherren landesherrn landeskirche
        landeskirchen landeskriminalamt landeskunde landesliga landesliste landesmeister landesmeisterschaft
        landesmeisterschaften landesmuseum landesparteitag landespolitik landespolizei landesrat landesrecht
        landesregierung landesregierungen landessprache landesstrasse landest landesteile landesteilen landestheater
        landesverband landesverbandes landesverbände landesverbänden landesverfassung landesverrat landesverteidigung
        landesvertretung landesverwaltung landesvorsitzende landesvorsitzenden landesvorsitzender landesvorstand
        landesweit landesweite landesweiten landeszeitung landeszentrale landet landete landeten landflucht landgasthof
        landgemeinde landgemeinden landgericht landgerichts landgraf landgrafen landgut landhaus landkarte landkarten
        landkreis landkreise landkreisen landkreises landleben landmann landmaschinen landrat landrats landratsamt
        landräte lands landschaft landschaften landschaftlich landschaftliche landschaftlichen landschafts
        landschaftsbau landschaftsbild landschaftspark landschaftspflege landshut landsitz landsleute landsleuten
        landsmann landstrasse landstrassen landstreicher landstrich landstriche landstände landtag landtage landtagen
        landtages landtags landtagsabgeordnete landtagsabgeordneten landtagsabgeordneter landtagsfraktion
        landtagspräsident landtagswahl landtagswahlen landung landungen landvogt landweg landwehr landwirt landwirte
        landwirten landwirtschaft landwirtschaftlich landwirtschaftliche landwirtschaftlichen landwirtschaftlicher
        landwirtschaftskammer landwirtschaftsminister landwirtschaftsministerium lang lange langem langen langenscheidt
        langer langes langeweile langfristig langfristige langfristigen langfristiger langfristiges langhaus langjährig
        langjährige langjährigen langjähriger langjähriges langlauf langlebigkeit langsam langsame langsamen langsamer
        langsamere langsameren langsames langsamkeit langstrecke langstrecken langstrumpf langt langweile langweilen
        langweiler langweilig langweilige langweiligen langweiliger langweiliges langweilt langwierig langwierige
        langwierigen langwieriger langzeit langzeitarbeitslose langzeitarbeitslosen lanka lanzarote lanze lanzen laos
        lapidar lappen lappland laptop laptops lars larve larven las lasagne lasch lasche lasen laser lasern lass lasse
        lassen lasso lasst last lasten laster lastet lastkraftwagen lastschrift lastwagen latein lateinamerika
        lateinamerikanische lateinamerikanischen lateinamerikas lateinisch lateinische lateinischen lateinischer latent
        latente latenten latenz laterne laternen latex latschen latte latten lau laub laube lauch laudatio laude laue
        lauen lauer lauern lauert lauf laufbahn laufband laufe laufen laufend laufende laufendem laufenden laufender
        laufendes laufes laufleistung laufrad laufs laufschuhe laufsteg lauft lauftraining laufwerk laufzeit laufzeiten
        laune launen launisch laus lauschen lauscht lauschte lausitz laut laute lautem lauten lauter lautes lautesten
        lautet lautete lauteten lauthals lautlos lautsprecher lautsprechern lautstark lautstarke lautstarken lautstärke
        lauwarm lava lavendel lawine lawinen lax layout lazarett lear leasing least lebe leben lebend lebende lebenden
        lebender lebendes lebendig lebendige lebendigem lebendigen lebendiger lebendiges lebendigkeit lebens lebensabend
        lebensabschnitt lebensalter lebensart lebensaufgabe lebensbedingungen lebensbedrohlich lebensbedrohliche
        lebensbedrohlichen lebensbereiche lebensbereichen lebensdauer lebenseinstellung lebensende lebenserfahrung
        lebenserwartung lebensform lebensformen lebensfreude lebensfähig lebensführung lebensgefahr lebensgefährlich
        lebensgefährliche lebensgefährten lebensgefährtin lebensgefühl lebensgemeinschaft lebensgemeinschaften
        lebensgeschichte lebensgeschichten lebensgestaltung lebensgrundlage lebensgrundlagen lebenshaltungskosten
        lebenshilfe lebensinhalt lebensjahr lebensjahre lebensjahren lebensjahres lebenskraft lebenslage lebenslagen
        lebenslang lebenslange lebenslangen lebenslanger lebenslanges lebenslauf lebenslust lebenslänglich lebensläufe
        lebensmittel lebensmittelgeschäft lebensmittelindustrie lebensmitteln lebensmittelpunkt lebensmittelsicherheit
        lebensmüde lebensnotwendig lebenspartner lebenspartnerschaft lebensphase lebensplanung lebensqualität lebensraum
        lebensretter lebensräume lebensräumen lebenssituation lebenssituationen lebensstandard lebensstil lebensstils
        lebenstraum lebensumstände lebensumständen lebensunterhalt lebensverhältnisse lebensversicherung
        lebensversicherungen lebenswandel lebensweg lebensweise lebensweisen lebenswelt lebenswelten lebenswerk
        lebenswert lebenswerte lebenswichtig lebenswichtige lebenswichtigen lebenswirklichkeit lebenszeichen lebenszeit
        lebensziel lebenszyklus leber leberwurst lebewesen lebewohl lebhaft lebhafte lebhaften lebhafter lebkuchen
        leblos leblose leblosen lebst lebt lebte lebten lebzeiten lech leck lecke lecken lecker leckerbissen leckere
        leckereien leckeren leckerer leckeres leckerli leckt leckte leder lederhose lederhosen lederjacke ledig ledige
        lediglich leer leere leerem leeren leerer leeres leergewicht leerlauf leerstand leerstehende leerstehenden leert
        leerzeichen leg legal legale legalen legaler legales legalisieren legalisiert legalisierung legalität
        legasthenie legat lege legen legend legende legenden legendär legendäre legendären legendärer leger leggings
        legierung legierungen legion legionen legionäre legislative legislatur legislaturperiode legislaturperioden
        legitim legitimation legitime legitimen legitimer legitimieren legitimiert legitimierte legitimierung
        legitimität legst legt legte legten lehm lehmann lehne lehnen lehnt lehnte lehnten lehramt lehranstalt
        lehrauftrag lehrbuch lehrbücher lehrbüchern lehre lehren lehrende lehrenden lehrer lehrerausbildung
        lehrerbildung lehrerin lehrerinnen lehrermangel lehrern lehrers lehrerzimmer lehrgang lehrgeld lehrgänge
        lehrgängen lehrjahr lehrjahre lehrkraft lehrkräfte lehrkräften lehrling lehrlinge lehrlingen lehrmeister
        lehrmittel lehrplan lehrpläne lehrreich lehrreiche lehrstelle lehrstellen lehrstuhl lehrstuhls lehrstunde
        lehrstück lehrstühle lehrt lehrte lehrten lehrtätigkeit lehrveranstaltungen lehrzeit leib leibarzt leibe
        leibeigenschaft leiber leibes leibliche leiblichen leiblicher leibniz leibwächter leica leiche leichen
        leichenhalle leichnam leicht leichtathleten leichtathletik leichtbau leichte leichtem leichten leichter
        leichtere leichteren leichteres leichtes leichteste leichtesten leichtfertig leichtgewicht leichtigkeit
        leichtsinn leichtsinnig leid leide leiden leidende leidenden leidens leidenschaft leidenschaften
        leidenschaftlich leidenschaftliche leidenschaftlichen leidenschaftlicher leider leidest leidet leidige leidlich
        leidwesen leier leih leiharbeit leiharbeiter leihbasis leihe leihen leihgabe leiht leim leimen leine leinen
        leinwand leinwände leinöl leipzig leipziger leipzigs leise leisen leiser leises leiseste leiste leisten
        leistenden leistet leistete leisteten leistung leistungen leistungsbereitschaft leistungsdruck leistungsfähig
        leistungsfähige leistungsfähigen leistungsfähiger leistungsfähigkeit leistungskurs leistungsniveau
        leistungsschutzrecht leistungssport leistungsstarke leistungsstarken leistungssteigerung leistungsträger
        leistungsverhältnis leistungsvermögen leitartikel leitbild leite leiten leitende leitenden leitender leiter
        leiterin leitern leiters leitet leitete leiteten leitfaden leitfähigkeit leitindex leitkultur leitlinie
        leitlinien leitmotiv leitplanke leitsatz leitstelle leitung leitungen leitungswasser leitzins lektion lektionen
        lektor lektorin lektüre lenden lenin leningrad lenins lenke lenken lenker lenkrad lenkt lenkte lenkung lennon
        lenovo lenz lenzen leonardo leonore leopard leoparden leopold lepra lerche lerne lernen lernende lernenden
        lernens lerngruppe lernprozess lernst lernt lernte lernten lesart lesbar lesbare lesbarkeit lesbe lesben
        lesbisch lesbische lesbischen lese lesebuch lesen lesens lesenswert leseprobe leser leserbrief leserbriefe
        leserin leserinnen lesern lesers leserschaft lesesaal lesestoff lesezeichen lessing lest lesung lesungen
        lethargie letten letter lettern letters lettische lettischen lettland letzt letzte letztem letzten letztendlich
        letztens letzter letztere letzterem letzteren letzterer letzteres letztes letztgenannte letztgenannten
        letztjährigen letztlich letztmals leuchte leuchten leuchtend leuchtende leuchtenden leuchtendes leuchter
        leuchtet leuchtete leuchteten leuchtfeuer leuchtkraft leuchtmittel leuchtturm leuchttürme leugnen leugner
        leugnet leugnung leukämie leute leuten leutnant level levels leverkusen leverkusener leviten lexika lexikon
        liaison liane libanesen libanesische libanesischen libanon libelle libellen liberal liberale liberalen liberaler
        liberales liberalisierung liberalismus liberalität liberia libero libido libyen libyens libysche libyschen licht
        lichtbild lichtblick lichte lichten lichtenberg lichter lichterkette lichterketten lichtern lichtes
        lichtgeschwindigkeit lichtjahre lichtquelle lichtquellen lichts lichtschalter lichtstrahl lichtung lido
        lidschatten lieb liebe lieben liebend liebende liebenden liebender liebenswert liebenswerte liebenswerten
        liebenswürdig lieber liebes liebesbeziehung liebesbrief liebesbriefe liebeserklärung liebesgeschichte
        liebesgeschichten liebeskummer liebesleben liebeslied liebeslieder liebespaar liebesroman liebevoll liebevolle
        liebevollen liebevoller liebevolles liebhaber liebhabern liebknecht lieblich liebliche lieblichen liebling
        lieblinge lieblings lieblingsbuch lieblingsessen lieblingsfarbe lieblingsfilm lieblingslied lieblingsplatz
        lieblos liebst liebste liebsten liebster liebstes liebt liebte liebten liechtenstein liechtensteiner lied
        liedchen lieder liedermacher liedern liedes lief liefe liefen liefer lieferant lieferanten lieferbar
        lieferdienst liefere liefern lieferservice liefert lieferte lieferten lieferung lieferungen lieferwagen
        lieferzeit liege liegen liegend liegende liegenden liegender liegendes liegenschaft liegenschaften liegeplatz
        liegestuhl liegestütze liegst liegt lieh lies liess liesse liessen liesst liest lift lifte liga ligen likör lila
        lilie lilien lille lima limes limit limitiert limitierte limitierten limits limo limonade lincoln lind lindau
        linde linden lindenberg lindenstrasse linder lindern lindert linderung lineal linear lineare linearen linearer
        linguisten linguistik linguistische linie linien linienbus linienführung link linke linkem linken linker linkes
        links linksextreme linksextremen linksextremismus linksextremisten linksfraktion linkshänder linksliberalen
        linkspartei linksradikale linksradikalen linse linsen linus linux linz lippe lippen lippenstift liquid
        liquidation liquide liquidieren liquidiert liquidität lira lire lisa lisbeth lissabon list liste listen
        listenplatz listet liszt litauen litauische litauischen liter literarisch literarische literarischen
        literarischer literarisches literaten literatur literaturgeschichte literaturkritik literaturkritiker
        literaturpreis literaturverzeichnis literaturwissenschaft litern lithium lithographie litt litten liturgie
        liturgische liturgischen live liverpool livland liz lizenz lizenzen lizenzgebühren lizenziert lkw lkws lloyd
        lloyds lob lobby lobbyarbeit lobbyist lobbyisten lobe loben lobend lobende lobenswert lobes loblied lobt lobte
        lobten loch locher locke locken locker lockere lockeren lockerer lockeres lockern lockert lockerung lockt lockte
        lockten log logbuch logen loggia logik login logis logisch logische logischen logischer logischerweise logisches
        logistik logistisch logistische logistischen logo logos lohn lohnarbeit lohndumping lohne lohnen lohnend
        lohnende lohnenswert lohnerhöhung lohnkosten lohnsteuer lohnt lohnte loire lok lokal lokale lokalen lokaler
        lokales lokalisation lokalisieren lokalisiert lokalisierung lokalität lokalitäten lokalnachrichten lokalpolitik
        lokalpolitiker lokalrivalen lokalzeitung lokführer lokomotive lokomotiven lokomotivführer loks lolita lombardei
        london londoner londons lorbeer lorbeeren lord lords lore loreley loren lorenz los lose losen loser loses
        losfahren losgefahren losgegangen losgehen losgeht losgelassen losgelöst losgeschickt losgeworden loslassen
        loslegen loslässt loslösung lost losung loswerden loszuwerden lot lothar lothringen lotion lotsen lotte lotterie
        lotto lottozahlen louis louisiana lourdes louvre loyal loyale loyalen loyalität luchs lud luden luder ludwig
        ludwigs ludwigsburg ludwigsfelde ludwigshafen luft luftangriff luftangriffe luftangriffen luftaufnahmen
        luftballon luftballons luftbild luftbrücke luftdicht luftdruck luftfahrt luftfeuchtigkeit luftgewehr lufthansa
        luftig luftige luftigen luftlinie luftqualität luftraum luftröhre luftschiff luftstrom lufttemperatur
        luftverkehr luftverschmutzung luftwaffe luftwiderstand lug lugano luke lukrativ lukrative lukrativen lukrativer
        lukratives lumen lumpen lunge lungen lungenembolie lungenentzündung lungenkrebs lunte lupe lust lustig lustige
        lustigen lustiger lustiges lustigste lustigsten lustlos lustspiel lustvoll luther lutheraner lutherische
        lutherischen luthers lutschen lutscht lutz luxemburg luxemburger luxemburgische luxemburgischen luxemburgs
        luxuriös luxuriöse luxuriösen luxus luxushotel luzern luzerner luzifer lymphknoten lynch lyrik lyriker lyrisch
        lyrische lyrischen lächeln lächelnd lächelst lächelt lächelte lächerlich lächerliche lächerlichen lächerlicher
        lächerlichkeit lächle läden lädst lädt läge lägen lähmen lähmt lähmung lämmer lämpchen länder ländereien
        länderfinanzausgleich ländern länderspiel länderspiele länderspielen länderspielpause ländlich ländliche
        ländlichen ländlicher länge längen länger längere längerem längeren längerer längeres längerfristig
        längerfristige längerfristigen länglich längliche länglichen längs längsachse längst längste längsten längstens
        lärche lärm lärmbelästigung lärmschutz lässig lässige lässt lästern lästert lästig lästige lästigen läufe läufen
        läufer läuferinnen läufern läufst läuft läuse läuten läutet läutete löblich löcher löchern löffel löffeln
        löffler löhne löhnen lösbar lösche löschen löscht löschte löschung löschzug löse lösegeld lösen löslich löst
        löste lösten lösung lösungen lösungsansatz lösungsansätze lösungsmittel lösungsvorschlag lösungsvorschläge löten
        löwe löwen löwenanteil löwenherz löwenstein löwenzahn löwin lübeck lübecker lücke lücken lückenhaft lückenlos
        lückenlose lüftchen lüfte lüften lüfter lüftung lüge lügen lügenpresse lügner lügnerin lügst lügt lümmel
        lüneburg lüttich maar maas maastricht mac mach machart machbar machbare machbarkeit machbarkeitsstudie mache
        machen machende machenden machenschaften macher machern machete machiavelli macho machst macht machte machten
        machtergreifung machthaber machthabern machtkampf machtkämpfe machtlos machtmissbrauch machtposition
        machtstrukturen machtverhältnisse machtwechsel machtwort machtübernahme macintosh macke macken macker madagaskar
        made maden madonna madrid maestro mafia mafiosi mag magazin magazine magazinen magazins magd magdalena magdeburg
        magdeburger magen magenschmerzen magenta mager magere mageren magersucht maghreb magie magier magisch magische
        magischen magischer magisches magister magistrat magistrats magma magnesium magnet magnete magneten magnetfeld
        magnetisch magnetische magnetischen magnetismus magst mahagoni mahatma mahl mahlen mahlzeit mahlzeiten mahnen
        mahnmal mahnt mahnte mahnung mahnungen mahnwache mai maibaum mail mailadresse mailand mailbox mails mailserver
        mailänder main mainboard mainstream mainz mainzer mais majestät majestätisch major majors makaber makedonien
        makel makellos makellosen makler makro mal malaria malaysia male malediven malen maler malerei malereien malerin
        malerisch malerische malerischen malern malers malheur mali mallorca malmö malo malt malta malte malten malteser
        malus malz mama mamas mammut man manage management managements managen manager managerin managern managers manch
        manche manchem manchen mancher mancherlei mancherorts manches manchester manchmal mandant mandanten mandantin
        mandarin mandarinen mandat mandate mandaten mandats mandel mandeln mandoline manege manfred mangan mangel
        mangelernährung mangelhaft mangelhafte mangelhaften mangelhafter mangeln mangelnde mangelndem mangelnden
        mangelnder mangelndes mangels mangelt mangelte mangelware manhattan manie manier manieren manifest manifestation
        manifestieren manifestiert manila manipulation manipulationen manipulativ manipulieren manipuliert manipulierte
        manipulierten manisch manko mann manne mannen mannes mannesmann mannheim mannheimer mannheims mannigfaltigkeit
        manns mannschaft mannschaften mannschaftskapitän mannschaftstraining mannschaftswertung mantel mantra manual
        manuela manuell manuelle manuellen manufaktur manufakturen manuskript manuskripte manuskripten manz manöver
        manövern manövrieren mao maori mappe mappen marathon marathons marburg marburger marc marcel marder margarete
        margarine marge margen marginal maria marianne marias marie marienkäfer maries marihuana marilyn marine marinen
        marines marion marionette marionetten marita maritim maritime maritimen marius mark markant markante markanten
        markanter marke marken markenname markennamen markenzeichen marketing markgraf markgrafen markiere markieren
        markiert markierte markierten markierung markierungen markov markt marktanteil marktanteile markteinführung
        marktes marktforschung marktführer marktgemeinde markthalle marktkapitalisierung marktlücke marktmacht
        marktplatz marktplatzes marktpreis markts marktstrasse marktteilnehmer marktwert marktwirtschaft markus marlene
        marmelade marmeladen marmor marne marode maroden marokkaner marokkanische marokkanischen marokko marquise
        marrakesch mars marsch marschall marschieren marschiert marschierte marschierten marseille martin martina
        martins martyrium marx marxismus marxist marxisten marxistisch marxistische marxistischen mary marzahn marzipan
        masche maschen maschine maschinell maschinelle maschinellen maschinen maschinenbau maschinenbauer
        maschinenfabrik maschinengewehr maschinengewehre maschinengewehren maschinenpistole maschinenpistolen
        maschinenraum maschinerie masern maske masken maskenball maskerade maskiert maskierte maskierten maskottchen
        maskulin mass massachusetts massage massagen massaker massakers massakriert masse masseinheit massen
        masseneinwanderung massengrab massenhaft massenhafte massenhaften massenmedien massenmord massenmörder
        massenproduktion massenschlägerei massenstart massentierhaltung massenvernichtungswaffen massenweise
        massenüberwachung masseur massgabe massgebend massgeblich massgebliche massgeblichen massgeblicher
        massgeschneiderte massieren massiert massig massiv massive massivem massiven massiver massives masslos massnahme
        massnahmen massstab massstäbe massstäben mast masten masterarbeit mastercard masturbation masturbieren
        masturbiert material materialien materialismus materialkosten materials materie materiell materielle materiellen
        materieller mathe mathematik mathematiker mathematisch mathematische mathematischen mathematischer
        mathematisches mathilde matratze matratzen matrix matrizen matrose matrosen matsch matschig matt matte matten
        matter matterhorn mattes matthias matthäus mauer mauerbau mauerfall mauern mauerwerk maul maulkorb maultaschen
        maulwurf maulwürfe maurer maurice mauritius maus mauser mausklick mausoleum maut max maxima maximal maximale
        maximalen maximaler maximales maxime maximieren maximilian maximilians maximum maxwell maya mayonnaise mazda
        mazedonien md mechanik mechaniker mechanisch mechanische mechanischen mechanischer mechanisches mechanisierung
        mechanismen mechanismus meckern meckert mecklenburg mecklenburgische mecklenburgischen medaille medaillen
        medaillon media medial mediale medialen medialer mediathek mediator medici medien medienbericht medienberichte
        medienberichten medienbranche mediengestalter mediengruppe medienhaus medienkompetenz medienlandschaft
        medienrecht medienunternehmen medienvertreter medienwelt medikament medikamente medikamenten medikaments
        medikamentöse medikation medina meditation meditationen mediterrane mediterranen meditieren medium mediums
        medizin mediziner medizinern medizinisch medizinische medizinischen medizinischer medizinisches medizinprodukte
        medizinstudenten medizinstudium medizintechnik meer meerblick meere meeren meerenge meeres meeresboden
        meeresfrüchte meeresgrund meereshöhe meeresspiegel meerschweinchen meerwasser meeting meetings megawatt mehl
        mehr mehrarbeit mehraufwand mehrbelastung mehre mehreinnahmen mehren mehrere mehreren mehrerer mehrfach
        mehrfache mehrfachen mehrfacher mehrfaches mehrfamilienhaus mehrfamilienhäuser mehrheit mehrheiten mehrheitlich
        mehrjährige mehrjährigen mehrjähriger mehrkampf mehrkosten mehrmaligen mehrmals mehrsprachigkeit mehrtägige
        mehrtägigen mehrwert mehrwertsteuer mehrzahl mehrzweckhalle meide meiden meidet meier meile meilen meilenstein
        meilensteine meilenweit mein meine meineid meinem meinen meiner meinerseits meines meinetwegen meins meinst
        meint meinte meinten meintest meinung meinungen meinungsaustausch meinungsbildung meinungsfreiheit
        meinungsumfragen meinungsverschiedenheit meinungsverschiedenheiten meinungsäusserung meise meissel meissen meist
        meiste meisten meistens meister meisterhaft meisterin meisterleistung meistern meisterprüfung meisters
        meisterschaft meisterschaften meisterstück meistert meisterte meistertitel meisterwerk meisterwerke mekka mekong
        melancholie melancholisch melancholische melancholischen melanie melde melden meldepflicht melder meldest meldet
        meldete meldeten meldung meldungen melken melodie melodien melodisch melodische melodischen melone melonen
        membran membranen memel memo memoiren memorandum memphis mendel mendelssohn menge mengen mensa mensch menschen
        menschenaffen menschenbild menschenhand menschenhandel menschenkenntnis menschenkette menschenleben
        menschenmassen menschenmenge menschenopfer menschenrecht menschenrechte menschenrechten menschenrechtler
        menschenrechtskonvention menschenrechtsorganisation menschenrechtsverletzungen menschenseele menschenverachtend
        menschenverachtende menschenverachtenden menschenverachtung menschenverstand menschenwürde menschenwürdige
        menschheit menschheitsgeschichte menschlich menschliche menschlichem menschlichen menschlicher menschliches
        menschlichkeit menstruation mental mentale mentalen mentaler mentalität mentor mentoren menü menüs mephisto
        meran mercedes merck mergentheim merk merkblatt merke merkel merkels merken merklich merkmal merkmale merkmalen
        merkst merkt merkte merkten merkur merkwürdig merkwürdige merkwürdigen merkwürdiger merkwürdigerweise
        merkwürdiges merlin mesopotamien messbar messbare messbaren messdaten messe messegelände messehalle messen
        messer messerattacke messergebnisse messern messers messerstecher messerstecherei messestand messgerät
        messgeräte messias messina messing messlatte messner messtechnik messung messungen messverfahren messwerte
        metall metalle metallen metallisch metallische metallischen metallisches metallurgie metamorphose metamorphosen
        metapher metaphern metaphorisch metaphysik metaphysische meteor meteorologe meteorologen meteorologie
        meteorologische meteorologischen meter metern meters methan methanol methode methoden methodik methodisch
        methodische methodischen metier metrik metrische metro metronom metropole metropolen metropolis metternich metz
        metzger metzgerei meute meuterei mexikaner mexikanisch mexikanische mexikanischen mexikanischer mexiko mexikos
        meyer meyers miami mich michael michaela michaels michel michelangelo michelin mick microsoft microsofts miene
        mienen mies miese miesen mieser mieses miete mieteinnahmen mieten mieter mieterhöhung mietern mieters mietet
        mietete mietpreis mietpreisbremse mietpreise mietrecht mietshaus mietspiegel mietvertrag mietverträge mietwagen
        mietwohnung mietwohnungen mieze migrant migranten migrantinnen migration migrationshintergrund migrationspolitik
        migräne mikroben mikrobiologie mikrofon mikrofone mikrokosmos mikroorganismen mikrophon mikroplastik mikroskop
        mikroskopisch mikroskopische mikrowelle mikrowellen milan milben milch milchprodukte milchprodukten milchreis
        milchstrasse milchsäure milchwirtschaft mild milde milden milder mildere mildern mildes milieu milieus militante
        militanten militarismus military militär militärausgaben militärbasis militärdienst militärdiktatur militärisch
        militärische militärischen militärischer militärisches militärpolizei militärputsch militärregierung militärs
        miliz milizen millennium milliarde milliarden milliardenhöhe milliardär milliardäre milligramm millimeter
        millimetern million millionen millionenfach millionenhöhe millionenstadt millionär millionäre millisekunden milz
        mime mimen mimik minden minder minderheit minderheiten minderheitsregierung minderjährig minderjährige
        minderjährigen minderjähriger mindern mindert minderung minderwertig minderwertige minderwertigen mindestabstand
        mindestalter mindestanforderungen mindeste mindesten mindestens mindestlohn mindestlohns mindestlöhne
        mindestmass mindestsicherung mindeststandards mine minen minenfeld mineral mineralien mineralische mineralischen
        mineralstoffe mineralwasser ming mini miniatur miniaturen minibar minigolf minijob minijobs minimal minimale
        minimalen minimaler minimalistisch minimalistische minimieren minimiert minimierung minimum minirock minis
        minister ministerialrat ministerien ministerin ministerium ministeriums ministern ministerposten
        ministerpräsident ministerpräsidenten ministerpräsidentin ministerrat ministers minsk minus minute minuten
        minutenlang minutentakt minütige minütigen mir miriam misch mische mischen mischling mischpult mischt mischte
        mischten mischung mischungen miserabel miserable miserablen misere miss missachten missachtet missachtung
        missbrauch missbrauchen missbrauchs missbraucht missbrauchte missen misserfolg misserfolge missfallen missfällt
        missgeburt missgeschick missglückte missglückten missgunst misshandeln misshandelt misshandlung misshandlungen
        mission missionar missionare missionen mississippi misslang misslichen misslingt misslungen misslungenen
        missstand missstände missständen misst misstrauen misstrauensvotum misstrauisch missverhältnis missverstanden
        missverstehen missverständlich missverständnis missverständnisse missverständnissen misswirtschaft mist mister
        mit mitarbeit mitarbeiten mitarbeitende mitarbeitenden mitarbeiter mitarbeiterin mitarbeiterinnen mitarbeitern
        mitarbeiters mitbegründer mitbekommen mitbekommt mitbestimmen mitbestimmung mitbewerber mitbewerbern mitbewohner
        mitbewohnerin mitbrachte mitbringen mitbringsel mitbringt mitbürger mitbürgern mitdenken miteigentümer
        miteinander miteinbezogen miterleben miterlebt mitfahren mitfahrer mitfahrgelegenheit mitfinanziert mitfühlend
        mitführen mitgearbeitet mitgeben mitgebracht mitgebrachte mitgebrachten mitgefahren mitgefühl mitgeführt
        mitgegeben mitgehen mitgekommen mitgekriegt mitgeliefert mitgemacht mitgenommen mitgerissen mitgespielt
        mitgestalten mitgestaltet mitgeteilt mitgeteilten mitgetragen mitgewirkt mitgezählt mitgift mitglied mitglieder
        mitgliedern mitgliederversammlung mitgliederzahl mitgliederzahlen mitgliedes mitglieds mitgliedsbeitrag
        mitgliedsbeiträge mitgliedschaft mitgliedschaften mitgliedsländer mitgliedsstaaten mitgliedstaat mitgliedstaaten
        mitgründer mithalten mithelfen mitherausgeber mithilfe mithin mithören mitkommen mitkriegen mitlaufen mitleid
        mitleidenschaft mitlesen mitläufer mitmachen mitmacht mitmenschen mitmischen mitnahm mitnahme mitnehme mitnehmen
        mitnichten mitreden mitreisenden mitreissen mitreissend mitreissende mitsamt mitschnitt mitschnitte mitschreiben
        mitschuld mitschuldig mitschüler mitschülerin mitschülern mitsingen mitspielen mitspieler mitspielern mitspielt
        mitsprache mitspracherecht mitstreiter mitstreitern mitsubishi mittag mittagessen mittags mittagspause
        mittagsschlaf mittagstisch mittagszeit mitte mitteilen mitteilt mitteilte mitteilung mitteilungen
        mitteilungsblatt mittel mittelalter mittelalterlich mittelalterliche mittelalterlichen mittelalterlicher
        mittelalterliches mittelalters mittelamerika mittelbar mittelbare mitteldeutsche mitteldeutschen
        mitteldeutschland mittelerde mitteleuropa mitteleuropas mitteleuropäische mitteleuropäischen mittelfeld
        mittelfeldspieler mittelfinger mittelfranken mittelfristig mittelfristige mittelfristigen mittelgebirge
        mittelgross mittelgrosse mittelgrossen mittelhessen mittelklasse mittelkonsole mittellinie mittellos mittelmark
        mittelmass mittelmeer mittelmeerraum mittelmässig mittelmässige mittelmässigen mitteln mittelpunkt mittelrhein
        mittels mittelschicht mittelschule mittelschulen mittelschwere mittelstand mittelstandes mittelstands
        mittelstufe mittelständische mittelständischen mittelstürmer mittelteil mittelweg mittelwert mitten mittendrin
        mitternacht mittig mittler mittlere mittlerem mittleren mittlerer mittleres mittlerweile mittragen mittwoch
        mittwochabend mittwochmorgen mittwochs mittäter mitunter mitverantwortlich mitverantwortung mitverfolgen
        mitwirken mitwirkende mitwirkenden mitwirkt mitwirkung mitziehen mitzuarbeiten mitzubringen mitzuerleben
        mitzugestalten mitzuhalten mitzukommen mitzumachen mitzunehmen mitzureden mitzuteilen mitzuwirken mix mixen
        mixer mixtur mm mob mobben mobbing mobil mobile mobilen mobiler mobiles mobilfunk mobilfunkanbieter
        mobilfunknetz mobiliar mobilisieren mobilisiert mobilisierung mobilität mobilmachung mobiltelefon mobiltelefone
        mobiltelefonen mochte mochten modalitäten mode modell modellbau modelle modelleisenbahn modellen modellieren
        modelliert modellierung modellprojekt modells modem moden moderat moderate moderaten moderater moderation
        moderator moderatoren moderatorin moderators moderieren moderiert moderierte modern moderne modernem modernen
        moderner modernere moderneren modernes modernisieren modernisiert modernisierte modernisierung modernisierungen
        modernität modernste modernsten modernster modewelt modi modifikation modifikationen modifizieren modifiziert
        modifizierte modifizierten modisch modische modischen modischer modul modular modulare modulation module modulen
        modus mofa mohammed mohammeds mohn mohr mohren mokka mol moldau mole molekulare molekularen molekül moleküle
        molekülen molkerei moll mollig mollige moment momentan momentane momentanen momentaufnahme momentaufnahmen
        momente momenten moments momo monaco monarch monarchen monarchie monat monate monatelang monaten monatlich
        monatliche monatlichen monatlicher monatliches monats monatsende monatshefte monatsschrift mond monde mondes
        mondlandung mondlicht mondschein mondsee monetäre monetären mongolei mongolen mongolischen moniert monika
        monitor monitore monitoren monogramm monographie monographien monolog monologe monopol monopole monopolstellung
        monopoly monoton monotonie monroe monster monstern monsters monsun mont montag montagabend montage montagmorgen
        montags montagsdemo monte montenegro monteur montgomery montieren montiert montierte montierten montpellier
        montreal montur monument monumentale monumentalen monumente monuments moor moore moos moose moped mopeds mops
        moral moralapostel moralisch moralische moralischen moralischer moralisches moralvorstellungen morast moratorium
        morbus mord mordanschlag morddrohungen morde morden mordes mordet mordfall mordkommission mordopfer mordprozess
        mordserie mordversuch morgana morgen morgendliche morgendlichen morgendämmerung morgengrauen morgenland
        morgenmagazin morgenpost morgenröte morgens morgensonne morgenstern morgenstunden morgige morgigen mormonen
        morphium morphologie morphologische morphologischen morris mosaik mosaiken mosambik moschee moscheen mosel moser
        moses moskau moskauer moskaus moskitos moslem moslems most motel motherboard motiv motivation motivationen
        motive motiven motivieren motivierend motiviert motivierte motivierten motivierter motivs motocross motor
        motorboot motoren motorhaube motorik motorische motorischen motorisierte motorisierten motorleistung motorola
        motorrad motorradfahrer motorradunfall motorraum motorroller motorräder motorrädern motors motorsport motte
        motten motto motzen mozart mozarts mozilla mozzarella mr ms mubarak mulde mulden mulmig mulmiges multi
        multikulturelle multikulturellen multimedia multimediale multinationale multinationalen multiple multiplen
        multipler multiplikation multiplikatoren multiplizieren multipliziert multitasking mumie mumien mumm mund
        mundart mundarten munde mundgeruch mundharmonika mundpropaganda mundschutz mundstück mundwerk mundwinkel
        munition munkelt munter muntere murks murmel murmeln murmelt murmelte murmeltier murren mus muschel muschelkalk
        muscheln muschi muschis muse museen musen museum museums museumsleiter musical musicals musik musikalisch
        musikalische musikalischen musikalischer musikalisches musikanten musiker musikerin musikerinnen musikern
        musikers musikfestival musikgeschichte musikgeschmack musikgruppe musikhochschule musikindustrie musikinstrument
        musikinstrumente musikkapelle musiklehrer musikrichtung musikrichtungen musikschule musikschulen musikstück
        musikstücke musikszene musiktheater musikunterricht musikverein musikvereins musikvideo musikvideos
        musikwissenschaft musizieren musiziert muskel muskelaufbau muskelkater muskelkraft muskelmasse muskeln
        musketiere muskulatur muskulös muslim muslime muslimen muslimisch muslimische muslimischen muslimischer muslims
        muss musse mussolini musst musste mussten musstest mustang muster musterbeispiel mustermann mustern musterung
        mut mutant mutanten mutation mutationen mute muten mutes mutet mutieren mutiert mutierte mutig mutige mutigen
        mutiger mutiges mutmassen mutmasslich mutmassliche mutmasslichen mutmasslicher mutmassungen mutprobe mutter
        muttergesellschaft muttergottes mutterkonzern mutterland mutterleib muttermilch muttern mutters mutterschaft
        mutterschutz muttersprache muttersprachler muttertag mutti mutwillig mysterien mysterium mysteriös mysteriöse
        mysteriösen mysteriöser mystik mystiker mystisch mystische mystischen mystischer mythen mythische mythischen
        mythologie mythologische mythologischen mythos mächte mächten mächtig mächtige mächtigen mächtiger mächtiges
        mächtigkeit mächtigste mächtigsten mädchen mädchens mädel mädels mähdrescher mähen mähne mängel mängeln männchen
        männer männerchor männern männerwelt männlein männlich männliche männlichen männlicher männliches männlichkeit
        mäntel märchen märchenhaft märchenhafte märchenhaften märchens märkisch märkische märkischen märkischer märklin
        märkte märkten märsche märtyrer märz mässig mässige mässigem mässigen mässiger mässigung mätresse mäuschen mäuse
        mäusen mäzen möbel möbelhaus möbeln möbelstück möchte möchtegern möchten möchtest möchtet möge mögen möglich
        mögliche möglichem möglichen möglicher möglicherweise mögliches möglichkeit möglichkeiten möglichst mögt möhre
        möhren möller mönch mönche mönchen mönchengladbach möpse mörder mörderin mörderisch mörderische mörderischen
        mördern mörders mörser mörtel möwe möwen mücke mücken müde müden müder müdigkeit mühe mühelos mühen mühevoll
        mühle mühlen mühsam mühsame mühsamen mühsamer mühselig mülheim müll müllabfuhr müllcontainer mülleimer müller
        müllers müllhalde müllsäcke mülltonne mülltonnen münchen münchener münchens münchhausen münchner mündel münden
        münder mündet mündete mündigkeit mündlich mündliche mündlichen mündlicher mündung münster münsteraner münsters
        müntefering münze münzen münzer mürrisch müsli müsse müssen müssig müsst müsste müssten müsstest müsstet mütter
        mütterliche mütterlichen mütterlicherseits müttern mütze mützen nabe nabel nabelschnur nach nachahmen nachahmer
        nachahmung nachbar nachbardorf nachbargemeinde nachbargemeinden nachbarhaus nachbarin nachbarland nachbarländer
        nachbarländern nachbarn nachbarort nachbars nachbarschaft nachbarschaften nachbarstaaten nachbarstadt nachbau
        nachbauen nachbearbeitung nachbereitung nachbessern nachbesserungen nachbildung nachbildungen nachdem nachdenke
        nachdenken nachdenklich nachdenkliche nachdenkst nachdenkt nachdruck nachdrücklich nacheinander nachempfinden
        nachempfunden nachfahre nachfahren nachfolge nachfolgen nachfolgend nachfolgende nachfolgenden nachfolgender
        nachfolger nachfolgerin nachfolgern nachfolgers nachforschungen nachfrage nachfragen nachfüllen nachgang
        nachgeben nachgebessert nachgebildet nachgedacht nachgefragt nachgegangen nachgegeben nachgehen nachgeholfen
        nachgeholt nachgeht nachgekommen nachgelassen nachgelesen nachgemacht nachgereicht nachgerüstet nachgesagt
        nachgeschaut nachgeschmack nachgesehen nachgestellt nachgewiesen nachgewiesene nachgewiesenen nachgibt
        nachhaltig nachhaltige nachhaltigen nachhaltiger nachhaltiges nachhaltigkeit nachhauseweg nachhelfen nachher
        nachhilfe nachhinein nachholbedarf nachholen nachkomme nachkommen nachkommt nachkriegsgeschichte nachkriegszeit
        nachladen nachlass nachlassen nachlasses nachlegen nachlese nachlesen nachlässe nachlässig nachlässigkeit
        nachlässt nachmachen nachmieter nachmittag nachmittage nachmittags nachname nachnamen nachprüfen nachprüfung
        nachrede nachricht nachrichten nachrichtenagentur nachrichtendienst nachrichtendienste nachrichtenmagazin
        nachrichtenportal nachrichtensender nachrichtensendung nachrichtensprecher nachruf nachrüsten nachrüstung
        nachschauen nachschlag nachschlagen nachschlagewerk nachschub nachsehen nachsicht nachsichtig nachsitzen
        nachspeise nachspiel nachspielen nachspielzeit nachstehend nachstehende nachstehenden nachstellen nacht
        nachtclub nachtclubs nachtdienst nachteil nachteile nachteilen nachteilig nachthemd nachthimmel nachtigall
        nachtisch nachtlager nachtleben nachtrag nachtragend nachtruhe nachträglich nachträgliche nachträglichen nachts
        nachtschicht nachttisch nachtwache nachtwächter nachtzeit nachtzug nachvollziehbar nachvollziehbare
        nachvollziehbaren nachvollziehen nachvollzogen nachwachsenden nachweis nachweisbar nachweisbare nachweisbaren
        nachweise nachweisen nachweislich nachweist nachwelt nachwirkung nachwirkungen nachwort nachwuchs
        nachwuchsbereich nachwuchses nachwuchsförderung nachwuchsspieler nachzahlen nachzahlung nachziehen nachzuahmen
        nachzudenken nachzufragen nachzugeben nachzugehen nachzuholen nachzukommen nachzulesen nachzusehen
        nachzuvollziehen nachzuweisen nachzügler nacken nackig nackt nacktbilder nackte nackten nackter nacktes
        nacktheit nadel nadeln nadelöhr nadine nagasaki nagel nagellack nageln nagelneue nagen nager nagt nah
        nahaufnahme nahaufnahmen nahe nahegelegenen nahegelegt nahelegen nahelegt naheliegend naheliegende naheliegenden
        nahen nahenden naher naherholungsgebiet nahestehende nahestehenden nahezu nahkampf nahm nahmen nahost nahrung
        nahrungsaufnahme nahrungsergänzungsmittel nahrungskette nahrungsmittel nahrungsmitteln naht nahtlos nahverkehr
        nahverkehrs nairobi naiv naive naiven naiver naivität name namen namenlose namenlosen namens namensgeber
        namensgebung namensschild namenstag namensänderung namentlich namhafte namhaften namhafter namibia nannte
        nannten napf napoleonischen narbe narben narkose narr narrativ narrative narren narrenfreiheit narzissmus
        naschen nasdaq nase nasen nasenbluten nashorn nashörner nass nassau nasse nassen nasser nasses nation national
        nationalbank nationalbibliothek nationale nationalem nationalen nationaler nationales nationalfeiertag
        nationalgalerie nationalgarde nationalhymne nationalismus nationalist nationalisten nationalistisch
        nationalistische nationalistischen nationalistischer nationalität nationalitäten nationalmannschaft
        nationalmannschaften nationalmuseum nationalpark nationalparks nationalrat nationalrates nationalrats
        nationalratswahl nationalsozialismus nationalsozialist nationalsozialisten nationalsozialistische
        nationalsozialistischen nationalsozialistischer nationalspieler nationalstaat nationalstaaten nationalteam
        nationalteams nationaltheater nationaltrainer nationalversammlung nationalökonomie nationen native natives nato
        natrium natron natur natura naturalismus naturell naturforscher naturfreunde naturgemäss naturgeschichte
        naturgesetz naturgesetze naturheilkunde naturkatastrophe naturkatastrophen naturkunde naturkundemuseum naturpark
        naturparks naturschutz naturschutzbehörde naturschutzes naturschutzgebiet naturschutzgebiete naturschützer
        natursekt naturstein naturwissenschaft naturwissenschaften naturwissenschaftler naturwissenschaftlich
        naturwissenschaftliche naturwissenschaftlichen naturwissenschaftlicher natürlich natürliche natürlichem
        natürlichen natürlicher natürliches natürlichkeit navigation navigationsgerät navigationssystem navigator
        navigieren nazi nazikeule nazis nazizeit neandertaler neapel nebel nebels neben nebenan nebenbei nebenberuflich
        nebeneffekt nebeneinander nebenfach nebengebäude nebenher nebenjob nebenkosten nebenprodukt nebenraum nebenrolle
        nebenrollen nebensache nebensatz nebenstehenden nebenstrasse nebenstrassen nebensächlich nebenwirkung
        nebenwirkungen nebenzimmer nebraska nebst neckar necken neckermann neffe neffen negation negativ negative
        negativem negativen negativer negatives negativzinsen neger negern negieren negiert negro nehme nehmen nehmende
        nehmer nehmt neid neider neidisch neige neigen neigt neigte neigung neigungen nein neisse nektar nelken nenn
        nenne nennen nennenswert nennenswerte nennenswerten nenner nennleistung nennst nennt nennung nennungen nennwert
        neoliberal neoliberale neoliberalen neoliberalismus neon neonazi neonazis nepal neptun nero nerv nerve nerven
        nervenkitzel nervensystem nervensystems nervenzellen nervenzusammenbruch nervig nervige nervigen nerviger
        nervosität nervst nervt nervös nervöse nervösen nervöser ness nest nester nestern nestlé netanjahu netanyahu
        nett nette netten netter netterweise nettes netto netz netzausbau netzbetreiber netze netzen netzes netzhaut
        netzneutralität netzpolitik netzteil netzwelt netzwerk netzwerke netzwerken netzwerkes netzwerks neu neuanfang
        neuankömmlinge neuartige neuartigen neuartiger neuaufbau neuauflage neuausgabe neuausrichtung neubau neubauer
        neubaugebiet neubaus neubauten neubearbeitung neubeginn neubewertung neubildung neubrandenburg neuburg neubürger
        neudorf neudruck neue neueinsteiger neuem neuen neuenburg neuentwicklung neuer neuerdings neuere neueren neuerer
        neueres neuerlich neuerliche neuerlichen neuerscheinung neuerscheinungen neuerung neuerungen neueröffnung neues
        neueste neuestem neuesten neuester neuestes neufassung neugeborene neugeborenen neugeborenes neugestaltung
        neugier neugierde neugierig neugierige neugierigen neugieriger neugründung neugründungen neuguinea neuhaus
        neuheit neuheiten neuhof neuigkeit neuigkeiten neujahr neujahrstag neukirchen neukunden neukölln neuland neulich
        neuling neulinge neumann neumarkt neumond neumünster neun neunjährigen neunkirchen neunmal neunte neunten
        neunter neunzehn neunzehnten neunzig neunziger neunzigern neuordnung neuorganisation neuorientierung neupreis
        neuregelung neurologe neurologen neurologie neurologische neurologischen neuronale neuronalen neuronen neuschnee
        neuschwanstein neuseeland neuseelands neuseeländische neuseeländischen neusiedler neuss neustadt neustart neuste
        neusten neustrukturierung neustädter neutral neutrale neutralem neutralen neutraler neutrales neutralisieren
        neutralisiert neutralität neutronen neuwagen neuwahl neuwahlen neuware neuwertig neuzeit neuzeitliche
        neuzeitlichen neuzugang neuzugänge neuzulassungen nevada new newcomer news newsletter newton nibelungen
        nicaragua nicht nichtbeachtung nichte nichteinhaltung nichten nichtig nichtigkeit nichtmal nichtraucher
        nichtregierungsorganisationen nichts nichtsdestotrotz nichtstun nichtwähler nickel nicken nickerchen nickt
        nickte nicole nie nieder niederbayern niederdeutsche niederdeutschen niedere niederen niederer niedergang
        niedergebrannt niedergelassen niedergelassenen niedergelegt niedergeschlagen niedergeschossen niedergeschrieben
        niedergestochen niederlage niederlagen niederlande niederlanden niederlassen niederlassung niederlassungen
        niederlausitz niederlegen niederländer niederländern niederländisch niederländische niederländischen
        niederländischer niederrhein niederrheinischen niedersachsen niedersachsens niederschlag niederschlagen
        niederschlagung niederschläge niederschlägen niederschlägt niederschrift niedersächsische niedersächsischen
        niedertracht niederung niederungen niederzulassen niederzulegen niederösterreich niedlich niedliche niedlichen
        niedliches niedrig niedrige niedrigem niedrigen niedriger niedrigere niedrigeren niedrigerer niedriges
        niedrigste niedrigsten niedrigwasser niemals niemand niemandem niemanden niere nieren nierenversagen nieselregen
        niesen niet niete nieten nietzsche nietzsches niger nigeria nigerianer nigerianische nigerianischen nikolaus
        nikon nikotin nil nilpferd nils nimbus nimm nimmer nimmst nimmt nina nintendo nippel nippon nirgends nirgendwo
        nische nischen nissan nisten nitrat niveau niveaus nizza noah nobel nobelpreis nobelpreisträger noble noblen
        noch nochmal nochmals nokia nomaden nomen nomenklatur nominal nominativ nominell nominieren nominiert nominierte
        nominierten nominierung nominierungen nonne nonnen nonstop norbert nord nordafrika nordafrikaner
        nordafrikanischen nordamerika nordamerikanische nordamerikanischen nordamerikas nordbahn norddeutsche
        norddeutschen norddeutscher norddeutschland norddeutschlands norden nordens norderney nordeuropa nordfriesland
        nordhessen nordhorn nordirak nordirland nordisch nordische nordischen norditalien nordkorea nordkoreaner
        nordkoreanische nordkoreanischen nordkoreas nordküste nordost nordosten nordpol nordrhein nordschleife nordsee
        nordseeküste nordseite nordstadt nordsyrien nordwand nordwest nordwesten nordwestlich nordwestlichen
        nordwestmecklenburg nordwind nordwärts nordöstlich nordöstlichen norm normal normalbürger normale normalem
        normalen normaler normalerweise normales normalfall normalform normalisieren normalisiert normalisierung
        normalität normalzustand normandie normannen normative normativen normen normiert normung northeim norwegen
        norwegens norweger norwegisch norwegische norwegischen norwegischer nostalgie nostalgisch nostalgische
        nostalgischen not notar notare notarzt notation notaufnahme notbremse notdienst notdürftig note notebook
        notebooks noten notenbank notenbanken notfall notfallmedizin notfallplan notfalls notfälle notfällen
        notgedrungen nothilfe notiere notieren notiert notierte notierten notiz notizbuch notizen notlage notlagen
        notlandung notlösung notorisch notruf notrufe notsituation notsituationen notstand notwehr notwendig notwendige
        notwendigen notwendiger notwendigerweise notwendiges notwendigkeit notwendigkeiten nougat nova novelle novellen
        novellierung november novum nuance nuancen nudel nudeln nuklear nukleare nuklearen nuklearwaffen null nullen
        nullpunkt nulltarif numerische numerischen numerus nummer nummeriert nummerierung nummern nummernschild
        nummernschilder nun nunmehr nur nuss nussbaum nussknacker nut nutella nutte nutten nutzbar nutzbare nutzbaren
        nutze nutzen nutzer nutzerdaten nutzern nutzername nutzers nutzfahrzeuge nutzfläche nutzlast nutzlos nutzlose
        nutzlosen nutzloser nutzniesser nutzpflanzen nutzt nutzte nutzten nutztiere nutzung nutzungen
        nutzungsbedingungen nutzungsdauer nutzungsrechte nvidia nylon nylons nymphe nymphen nächst nächste nächstem
        nächsten nächstenliebe nächster nächstes nächstgelegene nächstgelegenen nächte nächten nächtliche nächtlichen
        nächtlicher nägel nägeln nähe nähen näher nähere näheren näherer näheres nähern nähert näherte näherten näherung
        nähmaschine nähmaschinen nähme nähmen nährboden nähren nährstoff nährstoffe nährstoffen nährt näht nähte nähten
        nämlich närrische nässe nördlich nördliche nördlichen nördlicher nördlichste nördlichsten nörgeln nöte nöten
        nötig nötige nötigen nötiger nötigste nötigsten nötigt nötigung nüchtern nüchterne nüchternen nüchterner
        nürnberg nürnberger nürnbergs nüsse nüssen nütze nützen nützlich nützliche nützlichen nützlicher nützliches
        nützlichkeit nützt nützte oase oasen ob obacht obama obamas obdach obdachlos obdachlose obdachlosen obdachloser
        obdachlosigkeit obduktion oben obenauf obendrauf obendrein ober oberallgäu oberarm oberarzt oberbayerischen
        oberbayern oberbefehl oberbefehlshaber oberbegriff oberberg oberbürgermeister oberbürgermeisterin
        oberbürgermeisters oberdorf obere oberen oberer oberes oberfläche oberflächen oberflächlich oberflächliche
        oberflächlichen oberflächlicher oberflächlichkeit oberfranken obergericht obergeschoss obergrenze obergrenzen
        oberhalb oberhand oberhaupt oberhaus oberhausen oberhessen oberhof oberin oberirdischen oberitalien oberkante
        oberkiefer oberklasse oberkommando oberkörper oberland oberlandesgericht oberlandesgerichts oberlausitz
        oberlehrer oberleitung oberleutnant oberliga oberlippe oberländer oberpfalz oberpfälzer oberrhein oberschenkel
        oberschenkeln oberschicht oberschlesien oberschule oberschwaben oberseite oberst oberstaatsanwalt oberstadt
        oberste oberstein obersten oberster oberstes oberstleutnant oberstufe oberteil oberverwaltungsgericht oberwart
        oberweite oberösterreich oberösterreichs obgleich obhut obige obigen obiger objekt objekte objekten objektes
        objektiv objektive objektiven objektiver objektives objektivität objekts oblag obliegt obligatorisch
        obligatorische obligatorischen obmann oboe obrigkeit obrist obschon observation observatorium obsession obsolet
        obst obstbau obstbäume obstbäumen obstgarten obszön obwohl ochs ochse ochsen ocker ode odenwald oder odessa
        odyssee ofen offen offenbach offenbacher offenbar offenbaren offenbart offenbarte offenbarung offene offenem
        offenen offener offenes offengelegt offenheit offenkundig offenlegen offenlegung offensichtlich offensichtliche
        offensichtlichen offensichtlicher offensiv offensive offensiven offensivspieler offenzulegen offeriert offerte
        offerten office offiziell offizielle offiziellen offizieller offizielles offizier offiziere offizieren offiziers
        offline oft oftmals oh ohio ohm ohne ohnedies ohnehin ohnmacht ohnmächtig oho ohr ohren ohrfeige ohrfeigen
        ohrläppchen ohrring ohrringe ohrstöpsel ohrwurm okay okkupation oktave oktober oktoberfest oktoberrevolution
        olaf oldenburg oldenburger oldtimer oleg olga oligarchie olive oliven oliver olymp olympia olympiade olympiapark
        olympiasieg olympiasieger olympiasiegerin olympiastadion olympische olympischen olympischer olympisches olympus
        oma omas omega omen ominöse ominösen omnibus onanieren onkel onkels online onlinehandel onlinehändler onlineshop
        onlineshops ontologie opa opas opel oper operation operational operationen operativ operative operativen
        operativer operatives operator operatoren operette operieren operierenden operiert operierte operierten opern
        opernball opernhaus opfer opfern opferrolle opfers opfert opferte opferzahlen opium opponent opportunismus
        opposition oppositionelle oppositionellen oppositionsführer oppositionspartei oppositionsparteien optik optiker
        optimal optimale optimalen optimaler optimales optimieren optimiert optimierte optimierten optimierung
        optimierungen optimismus optimist optimisten optimistisch optimistische optimistischen optimum option optional
        optionen optisch optische optischen optischer optisches opus oracle orakel oral orale oralen oralsex orange
        orangefarbenen orangen orangensaft oranienburg oratorium orbit orchester orchestern orchidee orchideen orden
        ordens ordentlich ordentliche ordentlichen ordentlicher ordentliches order ordern ordinariat ordne ordnen ordner
        ordnern ordnet ordnete ordneten ordnung ordnungen ordnungsamt ordnungsgemäss ordnungsgemässe ordnungsgemässen
        ordnungswidrigkeit ordnungswidrigkeiten ordre oregon organ organe organen organisation organisationen
        organisationsentwicklung organisationsform organisationsstruktur organisator organisatoren organisatorisch
        organisatorische organisatorischen organisatorischer organisch organische organischen organischer organisches
        organisiere organisieren organisiert organisierte organisierten organisierter organisiertes organismen
        organismus organist organisten organs organspende organspender orgasmen orgasmus orgel orgelmusik orgeln orgie
        orgien orient orientalisch orientalische orientalischen orientalischer orientiere orientieren orientiert
        orientierte orientierten orientierter orientierung orientierungen orientierungshilfe orientierungslos orients
        original originalausgabe originale originalen originalgetreu originalität originals originaltext originaltitel
        originell originelle originellen origineller orion orkan orlando orleans ornament ornamente ornamenten ort orte
        orten ortes orthodox orthodoxe orthodoxen orthodoxie orthographie orthopäde orthopäden orthopädie orthopädische
        orthopädischen orts ortsansässige ortsansässigen ortsausgang ortsbeirat ortsbild ortsbürgermeister ortschaft
        ortschaften ortseingang ortsgemeinde ortsgruppe ortsgruppen ortskern ortsmitte ortsnamen ortsrand ortsrat
        ortsteil ortsteile ortsteilen ortsteils ortsumgehung ortsverband ortsverein ortsvorsteher ortswechsel ortszeit
        ortszentrum ortung orwell oscar oscars osiris oskar oslo osmanen osmanische osmanischen osnabrück osnabrücker
        osram ost ostafrika ostalb ostallgäu ostasien ostbahnhof ostberlin ostblock ostdeutsche ostdeutschen
        ostdeutscher ostdeutschland osten ostens osteoporose osterburg ostereier osterferien osterfest osterfeuer
        osterhase osterhasen osterholz ostermann ostermontag ostern osterode osterreich ostersonntag osterweiterung
        osteuropa osteuropas osteuropäer osteuropäische osteuropäischen ostfildern ostfriesische ostfriesischen
        ostfriesland ostfront ostgrenze ostheim ostholstein ostindien ostküste ostmark ostpreussen ostschweiz ostsee
        ostseeküste ostseite ostteil osttirol ostukraine ostwestfalen ostwind ostwärts othmar otmar otter otto ottos
        outsourcing ouvertüre oval ovale ovalen overall overkill oxford oxidation ozean ozeane ozeanen ozeanien ozeans
        ozon paar paare paaren paares paarung paarungen paarweise pablo pacht pachten pachtvertrag pack packard packe
        packen packende packenden packer packst packstation packt packte packten packung packungen paddel paddeln
        paderborn paella pailletten paket paketdienst pakete paketen pakets pakistan pakistanische pakistanischen
        pakistans pakt paktes palais palast palastes palermo palette paletten palladium pallas palme palmen paläste
        palästen palästina palästinas palästinenser palästinensern palästinensische palästinensischen palästinensischer
        pamphlet pan panasonic pandemie pandora panik panikattacke panikattacken panikmache panisch panische pankow
        panne pannen panorama panther panthers pantoffeln pantomime panzer panzern papa papagei papageien papas
        paperback papi papier papiere papieren papierfabrik papierform papierkorb papierkram papiers papp pappe pappel
        pappeln paprika papst papstes papyrus parabel paracelsus parade paradebeispiel paraden paradies paradigma
        paradigmenwechsel paradox paradoxe paradoxerweise paradoxon paragraf paragrafen paragraph paragraphen paraguay
        parallel parallele parallelen parallelgesellschaften paralleluniversum parallelwelt paralympics paralympischen
        parameter parametern paranoia paranoid parasit parasiten parat parcours pardon parfum parfüm parfümerie pariert
        paris pariser parität paritätischen park parkanlage parkanlagen parkbank parke parken parkenden parkett parkhaus
        parkhotel parkhäuser parkinson parkmöglichkeiten parkplatz parkplätze parkplätzen parks parkt parkte parlament
        parlamentarier parlamentarische parlamentarischen parlamentarischer parlamentarismus parlamente parlamenten
        parlamentes parlaments parlamentspräsident parlamentswahl parlamentswahlen parmesan parodie parodien parodiert
        parole parolen paroli part partei parteibuch parteichef parteichefin parteien parteienfinanzierung
        parteiensystem parteifreund parteifreunde parteiführung parteiinternen parteiisch parteikollegen parteilos
        parteilose parteimitglied parteimitglieder parteipolitik parteipolitisch parteipolitische parteipolitischen
        parteiprogramm parteispenden parteispitze parteitag parteivorsitz parteivorsitzende parteivorsitzenden
        parteivorsitzender parteivorstand parteizentrale parteizugehörigkeit parterre partie partiell partielle
        partiellen partien partikel partikeln partisanen partition partitur partizip partizipation partizipieren partner
        partnerin partnerinnen partnern partners partnerschaft partnerschaften partnerstadt partnersuche partnerwahl
        partout parts party partys parzelle parzellen pascal pascha pass passabel passage passagen passagier passagiere
        passagieren passant passanten passantin passau passauer passe passen passend passende passendem passenden
        passender passendes passes passieren passierschein passiert passierte passierten passion passionierter passiv
        passive passiven passiver passives passivität passt passte passten passus passwort passwörter passwörtern passé
        pasta paste pastor pastorale pastoralen pastoren pastors patch patches patchwork pate paten patenkind
        patenschaft patenschaften patent patentamt patente patenten patentieren pater pathetisch pathologie
        pathologische pathologischen pathos patient patienten patientenverfügung patientin patientinnen patin patriarch
        patriarchat patriarchen patrick patriot patrioten patriotisch patriotische patriotischen patriotismus patrizier
        patron patrone patronen patrouille patrouillen patrouillieren patzer pauken paukenschlag paul paula pauls paulus
        pauschal pauschale pauschalen pause pausen pausenlos pausieren pausiert pavia pavillon pavillons pazifik
        pazifischen pazifismus pazifist pazifisten peak peaks pech pedal pedale pedro pegasus pegel peggy pein peiniger
        peinlich peinliche peinlichen peinlicher peinliches peinlichkeit peitsche peitschen peking pelikan pelle pelz
        pelze pendant pendants pendel pendeln pendelt pendler penetrant penetration penibel penicillin penis penisse
        penner pennsylvania pension pensionen pensioniert pensionierung pensionsfonds pensum pentagon penthouse pentium
        pep peperoni pepsi per perfekt perfekte perfektem perfekten perfekter perfektes perfektion perfektionieren
        perfektioniert perfide performance pergament periode perioden periodisch periodische periodischen peripheren
        peripherie perl perle perlen permanent permanente permanenten permanenter permanentes perpetuum perplex perser
        persien persiflage persisch persische persischen person personal personalabteilung personalausweis
        personalberatung personalentwicklung personaler personalie personalien personalisierte personalisierten
        personalkosten personalmanagement personalmangel personalpolitik personals personalunion personell personelle
        personellen personen personenbezogene personenbezogenen personenfreizügigkeit personengruppe personengruppen
        personenkraftwagen personenkreis personennahverkehr personennamen personenschaden personenschutz personenschäden
        personenverkehr personenwagen personifizierte perspektive perspektiven perspektivisch persönlich persönliche
        persönlichem persönlichen persönlicher persönliches persönlichkeit persönlichkeiten persönlichkeitsentwicklung
        persönlichkeitsrecht persönlichkeitsrechte persönlichkeitsstörung peru pervers perverse perversen perverser
        perversion perücke perücken peschmerga pessimismus pessimistisch pest pestizide pestiziden peter peters
        petersburg petersdom petersilie petition petitionen petra petroleum petrus peu peugeot pfad pfade pfaden
        pfadfinder pfahl pfalz pfand pfandflaschen pfanne pfannen pfannkuchen pfarramt pfarrei pfarreien pfarrer
        pfarrerin pfarrern pfarrers pfarrgemeinde pfarrhaus pfarrheim pfarrhof pfarrkirche pfarrkirchen pfarrstelle pfau
        pfeffer pfefferspray pfeife pfeifen pfeift pfeil pfeile pfeilen pfeiler pfeilern pfennig pfennige pferd pferde
        pferden pferderennen pferdes pferdeschwanz pferdesport pferdestall pfiff pfiffe pfiffig pfingsten pfirsich
        pfirsiche pfister pflanze pflanzen pflanzenarten pflanzenschutz pflanzenschutzmittel pflanzenwelt pflanzlich
        pflanzliche pflanzlichen pflanzlicher pflanzt pflanzte pflanzung pflaster pflastern pflastersteine pflaume
        pflaumen pflege pflegebedürftige pflegebedürftigen pflegedienst pflegeeinrichtungen pflegeeltern pflegefall
        pflegefamilie pflegeheim pflegeheime pflegeheimen pflegekraft pflegekräfte pflegekräften pflegeleicht pflegen
        pflegende pflegenden pflegepersonal pfleger pflegerin pflegeversicherung pflegt pflegte pflegten pflicht
        pflichten pflichtspiel pflichtspiele pflichtspielen pflichtverletzung pflug pflücken pflügen pforte pforten
        pforzheim pfosten pfote pfoten pfründe pfund pfunde pfusch pfähle pfählen pfälzer pfälzische pfälzischen
        pfändung pförtner pfütze pfützen ph phalanx phantasie phantasien phantastisch phantastische phantastischen
        phantom pharao pharaonen pharisäer pharmaindustrie pharmakologie pharmakonzern pharmaunternehmen pharmazeutische
        pharmazeutischen pharmazie phase phasen phasenweise phi philadelphia philharmonie philharmoniker philharmonikern
        philipp philippinen philippinische philippinischen philipps philips philologen philologie philosoph philosophen
        philosophie philosophien philosophieren philosophiert philosophin philosophisch philosophische philosophischen
        philosophischer philosophisches phobie phosphat phosphate phosphor photo photograph photographie photographien
        photonen photos photoshop photosynthese photovoltaik phrase phrasen physik physikalisch physikalische
        physikalischen physikalischer physikalisches physiker physiologie physiologisch physiologische physiologischen
        physiotherapeut physiotherapeuten physiotherapeutin physis physisch physische physischen physischer physisches
        phänomen phänomenal phänomene phänomenen phänomenologie phänomens phönix pi pianist pianisten pianistin piano
        picasso pickel picken picknick piemont pieper piept piercing piercings pigment pigmente pik pikant pikante pike
        pilatus pilger pilgerfahrt pilgern pilgerreise pille pillen pilot piloten pilotin pilotprojekt pils pilsen pilz
        pilze pilzen pimmel pin pinakothek pingelig pinguin pinguine pinnwand pinocchio pins pinsel pinzette pioneer
        pionier pionierarbeit pioniere pionieren pipeline pipelines pippi pirat piraten piratenpartei piraterie pirelli
        pirmasens pisa pisse pissen pisser pisst pistazien piste pisten pistole pistolen pius pixel pixeln pizza pizzen
        pizzeria pjöngjang pkw pkws placebo plage plagen plagiat plagiate plagt plakat plakate plakaten plakativ
        plakette plan planck plane planen planer planes planet planeten planken plankton planlos planmässig planmässige
        planmässigen plans planst plant plantage plantagen plante planten planung planungen planungsphase
        planungssicherheit planwirtschaft plasma plastik plastiken plastikflaschen plastikmüll plastiktüte plastiktüten
        plastisch plastische plastischen plateau platin plato platon platt plattdeutsch plattdeutschen platte platten
        plattenbau plattenfirma plattenspieler plattenvertrag platter plattform plattformen platz platzbedarf platze
        platzen platzes platzgründen platzhalter platzieren platziert platzierte platzierten platzierung platzierungen
        platzmangel platzt platzte platzverweis plaudern plaudert plausch plausibel plausible playback playboy player
        players plazenta pleite pleiten plenum plot plump plumpe plumpen plural pluralismus pluralität plus pluspunkt
        pluspunkte plutarch pluto plutonium plymouth plädiere plädieren plädiert plädierte plädoyer pläne plänen
        plätschert plättchen plätzchen plätze plätzen plötzlich plötzliche plötzlichen plötzlicher plündern plünderung
        plünderungen plüsch po pochen pocht pochte pocken podcast podcasts podest podium podiumsdiskussion poesie poet
        poeten poetisch poetische poetischen poetischer pogrom pointe pointen pointiert pokal pokale pokalfinale pokals
        pokalsieg pokalsieger pokalspiel poker pokern pol polar polarisiert polarisierung polarität polaroid pole
        polemik polemisch polemische polen polens police policen polier polieren poliert polierte poliklinik polin polis
        politbüro politik politiker politikerin politikerinnen politikern politikers politikum politikverdrossenheit
        politikwissenschaft politikwissenschaften politikwissenschaftler politisch politische politischem politischen
        politischer politisches politisierung politologe polizei polizeiangaben polizeiarbeit polizeiauto polizeibeamte
        polizeibeamten polizeibeamter polizeibehörde polizeibehörden polizeibericht polizeichef polizeidienst
        polizeidirektion polizeieinsatz polizeigewahrsam polizeigewalt polizeigewerkschaft polizeiinspektion
        polizeikontrolle polizeikräfte polizeilich polizeiliche polizeilichen polizeilicher polizeimeldungen
        polizeipräsenz polizeipräsident polizeipräsidenten polizeipräsidium polizeipräsidiums polizeirevier polizeiruf
        polizeischutz polizeisprecher polizeistaat polizeistation polizeiwache polizeiwagen polizist polizisten
        polizistin polizistinnen pollack pollen polnisch polnische polnischen polnischer polnisches polonaise polster
        poltern polyester polygamie polymer polypen pommern pommes pomp pompeji poncho pontifex pony ponys pool pools
        pop pope popo popper popularität population populationen populismus populist populisten populistisch
        populistische populistischen populär populäre populären populärer populärste populärsten poren porno
        pornodarsteller pornofilm pornofilme pornografie pornographie pornos pornoseiten pornostar pornostars porsche
        port portable portal portale portalen portals portemonnaie portfolio portfolios portier portion portionen
        portland porto porträt porträtiert porträts ports portugal portugals portugiese portugiesen portugiesisch
        portugiesische portugiesischen portwein porzellan pos posaune posaunen pose posen posieren posiert position
        positionen positionieren positioniert positionierung positionspapier positiv positive positivem positiven
        positiver positives posse post postamt postbank postbote postboten posten poster postern postfach postfiliale
        posthum postiert posting postings postkarte postkarten postleitzahl postleitzahlen postmoderne poststelle
        poststrasse postuliert postulierte postweg postwendend potential potentiale potentiell potentielle potentiellen
        potentieller potenz potenzen potenzial potenziale potenziell potenzielle potenziellen potenzieller potsdam
        potsdamer power pracht prachtvoll prachtvolle prachtvollen prado prag prager pragmatisch pragmatische
        pragmatischen pragmatischer pragmatismus prahlen praktika praktikabel praktikant praktikanten praktikantin
        praktiken praktiker praktikum praktikums praktisch praktische praktischen praktischer praktischerweise
        praktisches praktizieren praktiziert praktizierte praktizierten pralinen prall pralle prallen prallt prallte
        pranger prangert prangt praxen praxis praxistest predigen prediger predigers predigt predigte predigten preis
        preise preisen preisentwicklung preiserhöhung preiserhöhungen preises preisgeben preisgegeben preisgekrönte
        preisgekrönten preisgeld preisgelder preisgestaltung preisgibt preisgünstig preisklasse preislich preisliste
        preisniveau preispolitik preisschild preissegment preissenkung preissteigerung preissteigerungen preist
        preisträger preisträgerin preisvergleich preisverleihung preiswert preiswerte preiswerten preiswerter
        preiszugeben prekär prekäre prekären prellungen premier premiere premieren premierminister premierministerin
        premierministers premiers prenzlau prenzlauer pressburg presse pressearbeit pressebericht presseerklärung
        pressefreiheit pressekonferenz pressekonferenzen pressemeldung pressemeldungen pressemitteilung
        pressemitteilungen pressen presserat pressesprecher pressesprecherin pressestelle pressestimmen presst prestige
        preusse preussen preussens preussisch preussische preussischen preussischer prickelnd pries priest priester
        priesterin priestern priesters priesterweihe prima primat primaten prime primitiv primitive primitiven
        primitiver primus primzahlen primär primäre primären primäres prinz prinzen prinzessin prinzessinnen prinzip
        prinzipiell prinzipielle prinzipien prinzips priori priorisierung priorität prioritäten pritsche privat
        privatanleger privatbank privatbesitz privatdetektiv privatdozent private privateigentum privatem privaten
        privater privates privathaus privathaushalte privatisiert privatisierung privatisierungen privatjet privatklinik
        privatkunden privatleben privatleute privatmann privatperson privatpersonen privatrecht privatsache privatschule
        privatschulen privatsender privatsphäre privatunternehmen privatvermögen privatwirtschaft privileg privilegien
        privilegiert privilegierte privilegierten pro proaktiv probanden probe probefahrt proben proberaum probetraining
        probeweise probezeit probier probiere probieren probiert probierte problem problematik problematisch
        problematische problematischen problematischer problemchen probleme problemen problemlos problemlösung
        problemlösungen problems problemstellung problemstellungen probst probt produkt produkte produkten
        produktentwicklung produktes produktion produktionen produktions produktionsanlagen produktionsfirma
        produktionskosten produktionsleiter produktionsmittel produktionsprozess produktionsstätte produktionsstätten
        produktionsweise produktiv produktive produktiven produktiver produktives produktivität produktpalette produkts
        produzent produzenten produzentin produziere produzieren produzierende produzierenden produziert produzierte
        produzierten profanen profession professionalisierung professionalität professionell professionelle
        professionellen professioneller professionelles professor professoren professorin professors professur
        professuren profi profifussball profil profilbild profile profilen profilieren profiliert profilierte
        profilierung profiliga profils profis profit profitabel profite profiteure profitiere profitieren profitiert
        profitierte profitierten profits prognose prognosen prognostizieren prognostiziert prognostizierte
        prognostizierten programm programmatisch programmatische programmatischen programme programmen programmheft
        programmieren programmierer programmiersprache programmiersprachen programmiert programmierte programmierung
        programmpunkt programmpunkte programms progress progression progressiv progressive progressiven progressiver
        prohibition projekt projektarbeit projekte projekten projektes projektgruppe projektil projektion projektionen
        projektionsfläche projektleiter projektleitung projektmanagement projektmanager projektor projekts projektwoche
        projizieren projiziert proklamation proklamiert prokurist proletariat proletariats proletarier prolog promenade
        promi promille prominent prominente prominenten prominenter prominentes prominentesten prominenz promis promoter
        promotion promoviert promovierte promovierter prompt pronomen propaganda propagandisten propagandistisch
        propagieren propagiert propagierte propagierten propeller prophet propheten prophezeit prophezeite prophezeiung
        prophezeiungen prophylaktisch prophylaxe proportional proportionen prosa prospekt prospekte prost prostata
        prostituierte prostituierten prostitution protagonist protagonisten protagonistin protein proteine proteinen
        proteins protektionismus protektorat protest protestaktion protestaktionen protestant protestanten
        protestantisch protestantische protestantischen protestantischer protestantismus protestbewegung proteste
        protesten protestes protestieren protestierenden protestiert protestierte protestierten protests prothese
        prothesen protokoll protokolle protokollen protokolliert protokolls proton protonen prototyp prototypen proviant
        provider provinz provinzen provinzhauptstadt provision provisionen provisorisch provisorische provisorischen
        provisorium provokant provokante provokation provokationen provokativ provozieren provoziert provozierte proxy
        prozedere prozedur prozeduren prozent prozente prozentige prozentigen prozentpunkt prozentpunkte prozentpunkten
        prozentsatz prozentual prozentuale prozentualen prozess prozesse prozessen prozesses prozession prozesskosten
        prozesskostenhilfe prozessor prozessoren prunk präambel prächtig prächtige prächtigen prächtiger prächtiges
        prädestiniert prädikat präfekt präfekten präfektur präferenz präferenzen präfix prägen prägend prägende
        prägenden prägnant prägnante prägnanten prägt prägte prägten prägung prägungen prähistorischen prälat prämie
        prämien prämiert prämierten prämisse prämissen präparat präparate präparaten präpariert präparierte präparierten
        präpositionen prärie präsens präsent präsentation präsentationen präsente präsenter präsentiere präsentieren
        präsentiert präsentierte präsentierten präsenz präses präsident präsidenten präsidentenamt präsidentenwahl
        präsidentin präsidentschaft präsidentschaftskandidat präsidentschaftskandidaten präsidentschaftswahl
        präsidentschaftswahlen präsidium präsidiums präteritum prävalenz prävention präventiv präventive präventiven
        präzedenzfall präzise präzisen präziser präzisieren präzisiert präzision prüde prüfe prüfen prüfer prüfstand
        prüft prüfte prüfung prüfungen prüfungskommission prüfungsordnung prüfverfahren prügel prügelei prügeln prügelt
        psalm psalmen pseudonym psyche psychiater psychiaterin psychiatrie psychiatrische psychiatrischen
        psychiatrischer psychisch psychische psychischen psychischer psychoanalyse psychoanalytiker psychoanalytische
        psychoanalytischen psychologe psychologen psychologie psychologin psychologisch psychologische psychologischen
        psychologischer psychologisches psychopath psychopathen psychopharmaka psychose psychosen psychosomatik
        psychosomatische psychotherapeut psychotherapeuten psychotherapeutin psychotherapeutische psychotherapie
        ptolemäus pub pubertät publik publikation publikationen publikum publikums publikumsliebling publikumspreis
        publizieren publiziert publizierte publizierten publizist publizisten publizistik publizistische pubs pudding
        pudel puder puderzucker puff puffer pufferzone pulle pulli pullis pullover puls pulsierende pult pulver
        pulverfass puma pump pumpe pumpen pumps pumpt puncto punk punkband punks punkt punkte punkten punktes
        punktesystem punktet punktgenau punktgewinn punktgleich punktspiel punktuell punktzahl punsch pupillen puppe
        puppen puppenspieler puppentheater pur pure purem puren purer pures purpur pushen pusht puste pusten pustet put
        pute putin putins puts putsch putschisten putschversuch putz putze putzen putzfrau putzig putzt puzzle puzzles
        pyjama pyramide pyramiden pyrenäen pythagoras python pächter päckchen pädagoge pädagogen pädagogik pädagogin
        pädagogisch pädagogische pädagogischen pädagogischer pädagogisches pädophile pädophilen pädophiler päpste
        päpstliche päpstlichen pärchen pässe pässen pöbel pünktlich pünktlichkeit qm quader quadranten quadrat quadrate
        quadratisch quadratische quadratischen quadratkilometer quadratkilometern quadratmeter quadratmetern quadratur
        qual qualen qualifikation qualifikationen qualifikationsrunde qualifikationsspiel qualifizieren qualifiziert
        qualifizierte qualifizierten qualifizierter qualifiziertes qualifizierung qualitativ qualitative qualitativen
        qualitativer qualität qualitäten qualitätsjournalismus qualitätskontrolle qualitätsmanagement qualitätssicherung
        qualitätssiegel qualitätsstandards qualle quallen qualm qualvoll qualvollen quanten quantenmechanik
        quantenphysik quantitativ quantitative quantitativen quantität quantum quarantäne quark quarks quartal quartals
        quartalszahlen quartett quartetts quartier quartiere quartieren quartiers quarz quasi quatsch quatschen quatscht
        quebec quecksilber quedlinburg queen queensland quell quellcode quelle quellen quellenangabe quellenangaben
        quellenlage quelltext quellwasser quer querbalken quere quereinsteiger querelen querflöte querfront querschnitt
        quetschen quietschen quietscht quillt quint quintessenz quintett quittieren quittiert quittung quittungen quiz
        quorum quote quoten quäle quälen quälend quält quälte rabatt rabatte rabatten rabbiner rabe raben rache
        rachefeldzug rachen raclette rad radar radau radeln rades radfahren radfahrer radfahrerin radfahrern radial
        radiation radierung radierungen radieschen radikal radikale radikalen radikaler radikalisieren radikalisiert
        radikalisierung radikalität radio radioaktiv radioaktive radioaktiven radioaktiver radioaktives radioaktivität
        radiologie radios radiosender radiosendung radius radler radon radrennen radsport radsportler radstand radtour
        radtouren radverkehr radweg radwege radwegen rafael raff raffen raffinerie raffinerien raffinesse raffiniert
        raffinierte raffinierten raffinierter rafft rage ragen ragt ragte rahm rahmen rahmenbedingungen rahmenprogramm
        rahmens raiffeisenbank raiffeisenbanken raimund rain rainer rakete raketen raketenwerfer ralf rallye ralph
        rammen rammt rammte rampe rampen rampenlicht ramsch ramses ran rand randale randalieren randalierer randaliert
        randall randbedingungen rande randgruppen randnotiz randvoll rang rangehen ranges rangfolge rangieren rangiert
        rangliste ranglisten rangordnung ranke ranken rannte rannten ranzen raphael rapid rapide rappen rapport raps
        rapsöl rar rare rares rarität raritäten rasant rasante rasanten rasch rasche rascheln raschen rascher rasen
        rasend rasende rasenden rasenmäher raserei rasiere rasieren rasierklingen rasiermesser rasiert rasierte rasse
        rasseln rassen rassentrennung rassismus rassist rassisten rassistisch rassistische rassistischen rassistischer
        rassistisches rast rastatt raste rasten raster rastet rastplatz raststätte rat rate raten ratenzahlung rates
        ratet ratgeber rathaus rathauses rathenow ratifiziert ratifizierung rating ratings ratio ration rational
        rationale rationalen rationaler rationalisierung rationalismus rationalität ratlos ratlosigkeit rats ratsam
        ratschlag ratschläge ratschlägen ratsherr ratsherren ratsmitglied ratsmitglieder ratsmitgliedern ratte ratten
        rattenfänger ratzeburg rau raub rauben raubt raubte raubten raubtier raubtiere raubzug raubüberfall
        raubüberfälle rauch rauche rauchen rauchende rauchenden rauchentwicklung raucher rauchern rauchfrei rauchmelder
        rauchst raucht rauchte rauchverbot raue rauen rauer raufen raum raumes raumfahrer raumfahrt raumordnung
        raumplanung raums raumschiff raumschiffe raumschiffs raumsonde raumstation raumtemperatur raunen raupe raupen
        raus rausch rauschen rauschenden rauschgift rauscht rausgesucht rausgeworfen rauslassen rausschmiss raute
        ravenna ravensburg ravensburger ravioli razzia razzien reagan reagiere reagieren reagierst reagiert reagierte
        reagierten reaktion reaktionen reaktionszeit reaktionär reaktionäre reaktionären reaktivieren reaktiviert
        reaktivierung reaktor reaktoren real reale realen realer reales realisation realisierbar realisieren realisiert
        realisierte realisierten realisierung realismus realist realistisch realistische realistischen realistischer
        realistisches realität realitäten realpolitik realsatire realschulabschluss realschule realschulen rebe rebell
        rebellen rebellieren rebelliert rebellion rebellisch rebellischen reben reboot rechen rechenleistung
        rechenschaft rechenschaftsbericht rechenzentren rechenzentrum recherche recherchen recherchieren recherchiert
        recherchierte rechne rechnen rechner rechnerisch rechnern rechners rechnet rechnete rechneten rechnung
        rechnungen rechnungshof rechnungslegung rechnungswesen recht rechte rechteck rechteckig rechteckige rechteckigen
        rechteinhaber rechtem rechten rechtens rechter rechtes rechtfertige rechtfertigen rechtfertigt rechtfertigte
        rechtfertigung rechtlich rechtliche rechtlichen rechtlicher rechtliches rechtmässig rechtmässige rechtmässigen
        rechtmässigkeit rechts rechtsabteilung rechtsanspruch rechtsanwalt rechtsanwalts rechtsanwälte rechtsanwältin
        rechtsauffassung rechtsausschuss rechtsbeistand rechtsberatung rechtsbruch rechtschreibfehler rechtschreibung
        rechtsextrem rechtsextreme rechtsextremen rechtsextremer rechtsextremismus rechtsextremisten
        rechtsextremistische rechtsextremistischen rechtsfolgen rechtsform rechtsfragen rechtsgeschichte rechtsgeschäft
        rechtsgrundlage rechtsgrundlagen rechtsgutachten rechtshänder rechtskraft rechtskräftig rechtskräftigen
        rechtslage rechtsmedizin rechtsmittel rechtsnachfolger rechtsnormen rechtsordnung rechtspflege rechtsphilosophie
        rechtspopulismus rechtspopulisten rechtspopulistische rechtspopulistischen rechtsprechung rechtsradikal
        rechtsradikale rechtsradikalen rechtsradikaler rechtsruck rechtsschutz rechtsschutzversicherung rechtssicherheit
        rechtsstaat rechtsstaates rechtsstaatlich rechtsstaatliche rechtsstaatlichen rechtsstaatlichkeit rechtsstaats
        rechtsstellung rechtsstreit rechtsstreitigkeiten rechtsstreits rechtssystem rechtsverordnung rechtsvorschriften
        rechtsweg rechtswidrig rechtswidrige rechtswidrigen rechtswidrigkeit rechtswissenschaft rechtswissenschaften
        rechtwinklig rechtzeitig rechtzeitige reck recke recken recklinghausen reclam recyceln recycelt recycling red
        redakteur redakteure redakteuren redakteurin redaktion redaktionell redaktionelle redaktionellen redaktionen
        rede redefreiheit reden redensart redest redet redete redeten redewendung redewendungen redezeit redford redlich
        redner rednern rednerpult reduktion redundanz reduzieren reduziert reduzierte reduzierten reduzierter
        reduzierung reeder reederei reedereien reelle reellen reeperbahn referat referate referats referatsleiter
        referendar referendariat referendum referendums referent referenten referentin referenz referenzen referieren
        referiert referierte reflektieren reflektierende reflektiert reflektierte reflektierten reflektoren reflex
        reflexe reflexion reflexionen reform reformation reformen reformer reformieren reformiert reformierte
        reformierten refrain refugium reg regal regale regalen regatta rege regel regelfall regelmässig regelmässige
        regelmässigem regelmässigen regelmässiger regelmässiges regelmässigkeit regeln regelrecht regelrechte
        regelrechten regelt regelte regelung regelungen regelwerk regen regenbogen regenbogens regeneration regenerative
        regenerativen regenerieren regeneriert regenfälle regenfällen regenjacke regens regensburg regensburger
        regenschauer regenschirm regent regenten regentin regentropfen regentschaft regenwald regenwasser regenwetter
        regenwürmer regenzeit reger reges reggae regie regieren regierende regierenden regierender regiert regierte
        regierten regierung regierungen regierungsarbeit regierungsbeteiligung regierungsbezirk regierungsbezirks
        regierungsbildung regierungschef regierungschefs regierungserklärung regierungsform regierungsgebäude
        regierungskoalition regierungsmitglieder regierungspartei regierungsparteien regierungspolitik
        regierungsprogramm regierungspräsident regierungspräsidenten regierungspräsidium regierungsrat regierungssitz
        regierungssprecher regierungstruppen regierungsverantwortung regierungsvertreter regierungsviertel
        regierungswechsel regierungszeit regime regiment regimenter regiments regimes region regional regionalbahn
        regionale regionalen regionaler regionales regionalliga regionalverband regionalverkehr regionalzug regionalzüge
        regionen regisseur regisseure regisseuren regisseurin regisseurs register registern registrieren registriert
        registrierte registrierten registrierung reglement reglementiert regler regnen regnerisch regnerischen regnet
        regnete regress regression regst regt regte regularien regulation regulieren reguliert regulierten regulierung
        regulierungen regulär reguläre regulären regulärer reguläres regungslos reh rehabilitation rehabilitieren
        rehabilitiert rehabilitierung rehe reibe reiben reibt reibung reibungslos reibungslose reibungslosen reich
        reiche reichem reichen reichende reichenden reicher reichert reiches reichhaltig reichhaltige reichhaltigen
        reichhaltiges reichlich reichs reichsbahn reichsbürger reichsgericht reichskanzler reichsmark reichsregierung
        reichsstadt reichstag reichstages reichstags reichste reichsten reichsverfassung reichswehr reicht reichte
        reichten reichtum reichtums reichtümer reichweite reichweiten reif reife reifen reifenwechsel reifeprüfung
        reifer reift reifte reifung reigen reih reihe reihen reihenfolge reihenhaus reihenweise reiht reihte reihum reim
        reime reimen reims reimt rein reine reinem reinen reiner reines reinfall reinfallen reingefallen reingehen
        reingeschaut reinhard reinhardt reinheit reinheitsgebot reinigen reiniger reinigt reinigung reinigungskraft
        reinigungsmittel reinkarnation reinkommen reinkommt reinlassen reinschreiben reinste reinsten reis reise
        reisebericht reiseberichte reisebus reisebüro reisebüros reiseführer reisegruppe reisekosten reisen reisende
        reisenden reisender reisepass reisetasche reiseveranstalter reisezeit reiseziel reiseziele reiss reisse reissen
        reissenden reissleine reisst reist reiste reisten reit reite reiten reiter reiterei reiterhof reiterin reitern
        reiters reitet reithalle reitsport reiz reizbar reize reizen reizend reizende reizenden reizgas reizt reizung
        reizvoll reizvolle reizvollen reklame reklamieren reklamiert rekonstruieren rekonstruiert rekonstruktion rekord
        rekorde rekordhalter rekordhoch rekordmeister rekordzeit rekruten rekrutieren rekrutiert rekrutierung rektor
        rektorat rektoren rektorin rektors relais relation relationen relativ relative relativen relativer relatives
        relativieren relativiert relativierung relativitätstheorie relax relaxen relevant relevante relevanten
        relevanter relevantes relevanz relief reliefs religion religionen religionsausübung religionsfreiheit
        religionsgemeinschaft religionsgemeinschaften religionsgeschichte religionslehrer religionsunterricht
        religionswissenschaft religionszugehörigkeit religiosität religiös religiöse religiösem religiösen religiöser
        religiöses relikt relikte reling reliquie reliquien rembrandt reminiszenz remis ren renaissance renate renault
        rendezvous rendite renditen rendsburg rennbahn renne rennen rennens renner rennfahrer rennrad rennserie
        rennsport rennst rennstall rennsteig rennstrecke rennstrecken rennt rennwagen rennweg renommierte renommierten
        renommierter renommiertesten renovieren renoviert renovierte renovierten renovierung renovierungen
        renovierungsarbeiten rentabel rentabilität rente renten rentenalter rentenkasse rentenniveau rentenreform
        rentenversicherung rentier rentiere rentieren rentiert rentner rentnerin rentnern reorganisation reparationen
        reparatur reparaturarbeiten reparaturen reparaturkosten reparieren repariert reparierte repertoire repertoires
        replik report reportage reportagen reporter reporterin reportern reports repressalien repression repressionen
        repressiven reproduktion reproduktionen reproduzieren reproduziert repräsentant repräsentanten
        repräsentantenhaus repräsentanz repräsentation repräsentativ repräsentative repräsentativen repräsentativer
        repräsentatives repräsentieren repräsentiert repräsentierte reptilien republik republikaner republikanern
        republikanische republikanischen republikanischer republiken reputation requiem requisiten reservat reservation
        reserve reserven reservieren reserviert reservierten reservierung reservierungen reservoir reset resident
        residenz residiert resignation resigniert resistent resistenz resistenzen resolution resolutionen resonanz
        respekt respektable respektiere respektieren respektiert respektive respektlos respektlosigkeit respekts
        respektvoll respektvolle respektvollen ressentiments ressort ressorts ressource ressourcen rest restaurant
        restaurants restauration restaurator restaurieren restauriert restaurierte restaurierten restaurierung reste
        resten restliche restlichen restlos restmüll restriktionen restriktive restriktiven restrukturierung resultat
        resultate resultaten resultieren resultierende resultierenden resultiert resultierte resultierten resümee
        resümiert resümierte retrospektive rette retten rettende rettenden retter rettet rettete retteten rettich
        rettung rettungsaktion rettungsboot rettungsdienst rettungsdienste rettungsgasse rettungshubschrauber
        rettungskräfte rettungssanitäter rettungsschwimmer rettungswagen reue reuter reuters reutlingen revanche
        revanchieren revidieren revidiert revidierte revier reviere reviers review reviews revision revisionen revolte
        revolution revolutionen revolutionieren revolutioniert revolutionär revolutionäre revolutionären revolutionärer
        revolutionäres revolver revue reykjavik rezensent rezensenten rezension rezensionen rezept rezepte rezepten
        rezeption rezeptor rezeptoren rezeptur rezession rezipienten rezipiert rhabarber rhein rheinfelden rheinisch
        rheinische rheinischen rheinischer rheinland rheinländer rheinmetall rheinprovinz rheins rheinufer rhetorik
        rhetorisch rhetorische rhetorischen rheuma rhodos rhythmen rhythmik rhythmisch rhythmische rhythmischen rhythmus
        rhön riad richard richards richelieu richte richten richter richterin richterliche richterlichen richtern
        richters richtet richtete richteten richtfest richtig richtige richtigem richtigen richtiger richtigerweise
        richtiges richtigkeit richtigstellung richtlinie richtlinien richtung richtungen richtungswechsel richtwert rico
        rieb rieche riechen riecher riechst riecht rief riefen riege riegel rieger riemann riemen ries riese riesen
        riesenerfolg riesengross riesengrosse riesenrad riesenslalom riesenspass riesig riesige riesigem riesigen
        riesiger riesiges riesling riester riet riff riffs riga rigide rigoros rillen rind rinde rinder rindern
        rindfleisch rindvieh ring ringbahn ringe ringen ringer ringes rings ringstrasse ringsum ringt rinne rinnen rinnt
        rio rios rippe rippen risiken risiko risikobereitschaft risikobewertung risikofaktor risikofaktoren risikogruppe
        risikomanagement risikos riskant riskante riskanten riskanter riskieren riskiert riss risse rissen riten ritt
        ritten ritter rittern ritters ritterschaft ritual rituale ritualen rituals rituelle rituellen ritze ritzen
        rivale rivalen rivalisierenden rivalität rivalitäten riviera roaming robbe robben robe roben robert roberta
        roberts robin robinson roboter robotern robotik robust robuste robusten robuster robustheit roch rochelle rochen
        rock rockband rockefeller rocker rockmusik rocks rockstar rockstars rode rodeln roden rodung roger rogers roggen
        roh rohbau rohe rohen roher rohes rohkost rohmaterial rohr rohrbach rohre rohren rohrleitungen rohstoff
        rohstoffe rohstoffen rohöl roland rolex rolf roll rollator rolle rollen rollende rollenden rollenspiel
        rollenspiele rollenspielen rollenverteilung rolli rollläden rollstuhl rollstuhlfahrer rollt rollte rollten
        rolltreppe rolltreppen rom roma roman romane romanen romanische romanischen romano romans romantik romantiker
        romantisch romantische romantischen romantischer romantisches romanze romanzen rommel roms ronald rondo
        roosevelt rosa rosarote rose rosen rosenbaum rosenberg rosenfeld rosengarten rosenheim rosenheimer rosenkavalier
        rosenkohl rosenkranz rosenmontag rosenmontagszug rosenstein rosette rosig rosige rosinen rosmarin rost rosten
        rostet rostigen rostock rot rotation rotbraun rote rotem roten roter rotes roth rothaarige rothschild
        rothschilds rotieren rotierende rotierenden rotiert rotkohl rotkreuz rotkäppchen rotlicht rotor rotoren
        rotschopf rottal rotte rotten rotterdam rotwein roulette route routen router routine routinemässig routinen
        routing routiniert royal royale ruanda rubel rubens rubin rubrik rubriken ruck rucksack rucksäcke rudel ruder
        ruderer rudern rudert rudi rudimentär rudolf ruf rufe rufen rufer rufmord rufnummer rufst ruft rugby ruhe ruhen
        ruhende ruhenden ruhepause ruhestand ruhestätte ruhestörung ruhetag ruhezeit ruhezeiten ruhig ruhige ruhigem
        ruhigen ruhiger ruhigere ruhigeren ruhiges ruhm ruhr ruhrgebiet ruhrgebiets ruht ruhte ruin ruine ruinen
        ruinieren ruiniert rum rumlaufen rumliegen rumläuft rummachen rummel rumpel rumpf rumpfes rumäne rumänen
        rumänien rumäniens rumänisch rumänische rumänischen rumänischer run rund runde rundem runden runder rundes
        rundet rundfahrt rundfunk rundfunkanstalten rundfunkbeitrag rundfunkgebühren rundfunks rundgang rundherum
        rundkurs rundlich rundreise rundschau rundschreiben rundum rundumschlag rundungen rundweg rune runen runter
        rupert rupien russ russe russen russin russisch russische russischem russischen russischer russisches russland
        russlands rustikal rute rutsch rutsche rutschen rutschig rutscht rutschte rächen rächer rächt rädchen räder
        rädern ränder rändern ränge rängen rät räte räten rätsel rätselhaft rätselhafte rätselhaften rätseln rätsels
        räuber räubern räum räume räumen räumlich räumliche räumlichen räumlicher räumlichkeit räumlichkeiten räumt
        räumte räumten räumung röcke röcken röhrchen röhre röhren römer römern römisch römische römischen römischer
        römisches röntgen röntgenbild röntgenstrahlen rösten rötlich rötliche rötlichen rötung rübe rüben rückbank
        rückbau rückbesinnung rückblende rückblenden rückblick rückblickend rücken rückendeckung rückenmark rückennummer
        rückens rückenschmerzen rückenwind rückeroberung rückerstattung rückfahrt rückfall rückflug rückfrage rückfragen
        rückführung rückgabe rückgaberecht rückgang rückgewinnung rückgrat rückgriff rückgängig rückhalt rückkauf
        rückkehr rückkehrer rückkopplung rücklage rücklagen rücklauf rückläufig rückläufige rückläufigen rückmeldung
        rückmeldungen rücknahme rückraumspieler rückreise rückruf rückrunde rückschau rückschlag rückschluss rückschläge
        rückschlägen rückschlüsse rückschritt rückseite rücksicht rücksichtnahme rücksichtslos rücksichtslose
        rücksichtslosen rücksichtsvoll rücksitz rückspiegel rückspiel rücksprache rückstand rückstau rückstellungen
        rückstände rückständig rückständigen rückt rückte rückten rücktritt rücktritts rückwand rückweg rückwirkend
        rückwärtigen rückwärts rückzahlung rückzieher rückzug rückzugs rückzugsort rüde rüden rüdesheim rüdiger rüge
        rügen rügt rühmen rühmt rühre rühren rührend rührende rührt rührte rührung rüssel rüsselsheim rüsten rüstet
        rüstung rüstungen rüstungsexporte rüstungsindustrie rüstzeug rütteln rüttelt saal saales saarbrücken saarbrücker
        saarland saarlandes saarländer saarländische saarländischen saat saatgut sabbat sabine sabotage sabotieren
        sabotiert sabrina sachbearbeiter sachbearbeiterin sachbeschädigung sachbeschädigungen sachbuch sachbücher sache
        sachen sacher sachgebiet sachgerecht sachkenntnis sachkunde sachlage sachleistungen sachlich sachliche
        sachlichen sachlicher sachlichkeit sachschaden sachschäden sachsen sachsenhausen sachsens sachspenden sacht
        sachte sachverhalt sachverhalte sachverhalten sachverhalts sachverstand sachverständige sachverständigen
        sachverständiger sack sacken sackgasse saddam safari safe safran saft saftig saftige saftigen saftiges sag saga
        sage sagen sagenhaft sagenhafte sagenhaften sagst sagt sagte sagten sagtest sah sahara sahen sahne saigon saison
        saisonabschluss saisonal saisonale saisonalen saisonauftakt saisonbeginn saisonende saisoneröffnung saisonfinale
        saisons saisonsieg saisonspiel saisonstart saisonverlauf saite saiten sakrale sakralen sakrament sakramente
        saladin salafismus salafisten salamander salami salat salate salbe salbei salben saldo salisbury salm salon
        salonfähig saloniki salons salopp salto salut salvador salve salz salzburg salzburger salze salzen salzgehalt
        salzgitter salzig salzige salzigen salzkammergut salzmann salzsäure salzwasser salzwedel sam samariter samba
        sambia same samen sammel sammelband sammelbecken sammelbegriff sammelklage sammeln sammelstelle sammelsurium
        sammelt sammelte sammelten sammle sammler sammlern sammlung sammlungen sample samples sams samson samstag
        samstagabend samstagen samstagmorgen samstagnachmittag samstags samsung samsungs samt samuel samurai san
        sanatorium sand sandalen sandberg sande sandig sandigen sandkasten sandmann sandra sands sandstein sandstrand
        sandte sandwich sanft sanfte sanften sanfter sanftes sang sangen sanieren saniert sanierte sanierung sanierungen
        sanierungsarbeiten sanierungsmassnahmen sanitär sanitäranlagen sanitäre sanitären sanitäter sanitätsdienst sank
        sanken sankt sanktion sanktionen sanktioniert sansibar santa sao saphir sarajevo sardinien sarg sarkasmus
        sarkastisch sarkophag sascha sass sassen satan satans satellit satelliten satin satire satiriker satirisch
        satirische satirischen satt satte sattel satten sattler saturn satz satzbau satzes satzung satzungen satzzeichen
        sau sauber saubere sauberen sauberer sauberes sauberkeit sauce saucen saudi saudis saudische saudischen sauen
        sauer sauerei sauerkraut sauerland sauerländer sauerstoff sauerstoffgehalt sauerstoffmangel sauerteig saufen
        saugen sauger saugt saul saulgau saum sauna saure sauren saurer saures saurier sause sausen savanne saxophon
        scannen scanner scannt schaben schabernack schablone schablonen schach schachbrett schachmatt schachspiel
        schachspieler schacht schachtel schachteln schachzug schade schaden schadenersatz schadenfreude schadens
        schadensbegrenzung schadensersatz schadensfall schadet schadlos schadsoftware schadstoffe schadstoffen schaf
        schafe schafen schaff schaffe schaffen schaffens schaffhausen schaffner schaffst schafft schaffte schafften
        schaffung schaft schah schal schale schalen schalk schalke schall schalldämpfer schallplatte schallplatten
        schallschutz schallt schallwellen schals schalt schalte schalten schalter schaltern schaltet schaltete
        schalteten schaltfläche schaltgetriebe schaltung schaltungen scham schamgefühl schamlippen schamlos schamlose
        schande schandfleck schanghai schanze schanzen schar scharen scharf scharfe scharfem scharfen scharfer scharfes
        scharfrichter scharfschütze scharia scharmützel scharte schatten schattenseite schattenseiten schattierungen
        schattigen schatulle schatz schatzes schatzkammer schatzmeister schatzsuche schau schaubild schaubühne schauder
        schaue schauen schauer schaufel schaufeln schaufenster schaukel schaukeln schaukelt schaum schaumburg schauplatz
        schauplätze schauplätzen schaurig schauspiel schauspieler schauspielerei schauspielerin schauspielerinnen
        schauspielern schauspielers schauspielhaus schauspielkunst schauspielschule schaust schausteller schaut schaute
        schauten scheck schecks scheel scheele scheffel scheibe scheiben scheibenbremsen scheibenwischer scheich
        scheichs scheide scheiden scheidenden scheidet scheideweg scheidung scheidungen schein scheinbar scheinbare
        scheinbaren scheine scheinen scheinheilig scheinheiligkeit scheinst scheint scheinwerfer scheinwerfern scheiss
        scheisse scheissen scheisst scheitel scheiterhaufen scheitern scheiterns scheitert scheiterte scheiterten
        schelle schellen schelm schema schemata schematische schenke schenkel schenkeln schenken schenker schenkst
        schenkt schenkte schenkten schenkung schenkungen scher scherben schere scheren scherer schergen schert scherz
        scherze scherzen scherzhaft scherzt scherzte scheu scheue scheuen scheuer scheuklappen scheune scheunen
        scheusslich scheut scheute schi schicht schichtarbeit schichtdienst schichten schick schicke schicken schicker
        schickes schicksal schicksale schicksals schicksalsschlag schicksalsschläge schickst schickt schickte schickten
        schiebe schieben schieber schiebst schiebt schied schieden schiedsgericht schiedsgerichte schiedsrichter schief
        schiefe schiefen schiefer schieflage schiele schielen schielt schien schienbein schiene schienen
        schienenersatzverkehr schienennetz schienenverkehr schier schiere schiess schiesse schiessen schiesserei
        schiessereien schiessstand schiesst schiff schiffbau schiffbruch schiffe schiffen schiffer schiffes schifffahrt
        schiffs schiffsverkehr schiiten schiitischen schikane schikanen schikanieren schikaniert schild schildchen
        schilddrüse schilde schilder schildern schildert schilderte schilderung schilderungen schildes schildkröte
        schildkröten schilf schiller schillernde schillernden schillers schilling schily schimmel schimmer schimmern
        schimmernden schimmert schimpansen schimpfen schimpft schimpfte schimpfwort schimpfwörter schinden schinken
        schippe schirm schirme schirmen schirmherr schirmherrschaft schiss schizophren schizophrenie schlacht schlachten
        schlachter schlachtet schlachtfeld schlachthaus schlachthof schlachtung schlacke schlaf schlafanzug schlafe
        schlafen schlafend schlafende schlafenden schlafenszeit schlafes schlaff schlaflos schlaflose schlaflosen
        schlaflosigkeit schlafmangel schlafmittel schlafplatz schlafplätze schlafsack schlafstörungen schlaft
        schlaftabletten schlafwagen schlafzimmer schlag schlagabtausch schlaganfall schlagartig schlage schlagen
        schlagend schlagenden schlager schlagersänger schlagfertig schlagkraft schlaglöcher schlagsahne schlagstock
        schlagt schlagwort schlagworte schlagwörter schlagzeile schlagzeilen schlagzeug schlagzeuger schlamassel schlamm
        schlammschlacht schlampe schlampen schlampig schlange schlangen schlank schlanke schlanken schlanker schlapp
        schlappe schlappen schlaraffenland schlau schlauch schlauchboot schlaue schlauen schlauer schlaues schlaumeier
        schlecht schlechte schlechtem schlechten schlechter schlechtere schlechteren schlechteres schlechtes
        schlechteste schlechtesten schlechtester schlechtestes schlechthin schlegel schleichen schleichend schleichende
        schleichenden schleicht schleichwerbung schleier schleierhaft schleife schleifen schleift schleim schleimhaut
        schleimhäute schlemmen schlendern schlepp schleppe schleppen schleppend schlepper schleppern schleppt schlepptau
        schleppte schlesien schlesiens schlesische schlesischen schleswig schleudern schleudert schleuderte schleunigst
        schleuse schleusen schleuser schlich schliche schlichen schlicht schlichte schlichten schlichter schlichtes
        schlichtheit schlichtung schlichtweg schlick schlief schliefen schlieren schliesse schliessen schliessfach
        schliesslich schliesst schliessung schliff schlimm schlimme schlimmen schlimmer schlimmere schlimmeren
        schlimmeres schlimmes schlimmste schlimmsten schlimmstenfalls schlimmster schlinge schlingen schlips schlitten
        schlittschuhe schlitz schlitze schlitzen schloss schlossberg schlossen schlosser schlosses schlossgarten
        schlosshof schlosshotel schlosskirche schlosspark schlossplatz schlucht schluchten schluchzen schluck schluckauf
        schlucke schlucken schluckt schluckte schlug schlugen schlummern schlummert schlund schlupfloch schlupflöcher
        schluss schlussendlich schlussfolgerung schlussfolgerungen schlusslicht schlusspfiff schlussphase schlusspunkt
        schlussstrich schlusswort schlächter schläfe schläfen schläfer schläfrig schläfst schläft schläge schlägen
        schläger schlägerei schlägereien schlägst schlägt schlängelt schläuche schläuchen schlösser schlössern schlüpfen
        schlüpfer schlüpft schlüpfte schlürfen schlüsse schlüssel schlüsselanhänger schlüsselbein schlüsselbund
        schlüsseldienst schlüsselloch schlüsseln schlüsselrolle schlüssels schlüsselwort schlüssen schlüssig schlüssige
        schmach schmackhaft schmal schmale schmalen schmaler schmales schmalz schmankerl schmarotzer schmecke schmecken
        schmeckt schmeckte schmeichelhaft schmeicheln schmeichelt schmeiss schmeisse schmeissen schmeisst schmelz
        schmelze schmelzen schmelztiegel schmerz schmerzen schmerzensgeld schmerzes schmerzgrenze schmerzhaft
        schmerzhafte schmerzhaften schmerzhafter schmerzlich schmerzliche schmerzlos schmerzmittel schmerzmitteln
        schmerzt schmerztabletten schmerztherapie schmetterling schmetterlinge schmetterlingen schmid schmidt schmidts
        schmied schmiede schmieden schmiedet schmier schmiere schmieren schmierereien schmiergeld schmierig schmierigen
        schmiert schmilzt schminke schminken schmiss schmitt schmolz schmoren schmuck schmucke schmuckstück
        schmuckstücke schmuggel schmuggeln schmuggler schmunzeln schmunzelnd schmunzelte schmusen schmutz schmutzig
        schmutzige schmutzigen schmutziger schmutziges schmälern schmälert schmücken schmückt schnabel schnalle
        schnallen schnappen schnappschuss schnappschüsse schnappt schnappte schnaps schnarchen schnarcht schnaufen
        schnauze schnauzer schnecke schnecken schnee schneeball schneeberg schneedecke schneefall schneeflocke
        schneeflocken schneemann schneesturm schneewittchen schneid schneide schneiden schneider schneiderin schneiders
        schneidest schneidet schneidezähne schneien schneit schnell schnelle schnellem schnellen schneller schnellere
        schnelleren schnelleres schnelles schnelligkeit schnellste schnellsten schnellster schnellstmöglich
        schnellstrasse schnellzug schnipsel schnitt schnitte schnitten schnittlauch schnittmenge schnittpunkt
        schnittstelle schnittstellen schnitzel schnitzeljagd schnitzen schnitzer schnitzereien schnuller schnupfen
        schnuppe schnuppern schnur schnurrbart schnurren schnurstracks schnäppchen schnöde schnösel schnüffeln schnüre
        schnüren schnürsenkel schob schoben schober schock schocken schockieren schockierend schockierende schockiert
        schocks schockt schokolade schokoladen scholl scholle scholz schon schone schonen schonend schoner schonmal
        schont schonung schonungslos schopf schornstein schornsteine schornsteinfeger schoss schossen schott schotte
        schotten schotter schottische schottischen schottischer schottland schottlands schrank schranke schranken
        schraube schrauben schraubenzieher schraubt schrebergarten schreck schrecken schreckens schreckgespenst
        schrecklich schreckliche schrecklichen schrecklicher schreckliches schreckt schreckte schrei schreib schreibe
        schreiben schreibenden schreibens schreiber schreibfehler schreibmaschine schreibmaschinen schreibst schreibstil
        schreibt schreibtisch schreibung schreibweise schreibweisen schreie schreien schreiend schreiende schreienden
        schreier schrein schreiner schreinerei schreist schreit schreiten schreitet schrie schrieb schrieben schrien
        schrift schriftart schriftarten schriften schriftenreihe schriftform schriftführer schriftgrösse schriftlich
        schriftliche schriftlichen schriftlicher schriftliches schriftsprache schriftsteller schriftstellerin
        schriftstellerischen schriftstellern schriftstellers schriftstück schriftstücke schrifttum schriftverkehr
        schriftzeichen schriftzug schriftzüge schrill schrille schrillen schritt schritte schritten schrittes
        schrittmacher schrittweise schrittweisen schroff schroffen schrot schrotflinte schrott schrottplatz schrumpfen
        schrumpft schrumpfte schräg schräge schrägen schräger schränke schränken schränkt schröder schröders
        schrödingers schub schubert schuberts schubkarre schublade schubladen schubsen schubst schuf schufen schuft
        schuften schuh schuhe schuhen schuhgrösse schuhkarton schuhmacher schuhwerk schulabschluss schulalltag schulamt
        schulbank schulbeginn schulbehörde schulbesuch schulbetrieb schulbildung schulbuch schulbus schulbücher
        schulbüchern schuld schulde schulden schuldenbremse schuldenfrei schuldenkrise schuldest schuldet schuldfrage
        schuldgefühle schuldgefühlen schuldienst schuldig schuldige schuldigen schuldner schuldners schuldspruch
        schuldzuweisungen schule schulen schulentwicklung schulfach schulferien schulfest schulform schulformen
        schulfreund schulgebäude schulgeld schulgelände schulgesetz schulhaus schulhof schulische schulischen schuljahr
        schuljahre schuljahres schulkameraden schulkinder schulkindern schulklasse schulklassen schullaufbahn
        schulleiter schulleiterin schulleitung schulmedizin schulmeister schulmädchen schulnoten schulpflicht
        schulprojekt schulranzen schulrat schulsozialarbeit schulsport schulstrasse schulsystem schult schultag schulte
        schulter schultern schulterschluss schultheiss schulung schulungen schulunterricht schulweg schulwesen schulz
        schulzeit schulzeiten schulzentrum schumacher schummeln schund schuppen schur schurke schurken schuss
        schusslinie schusswaffe schusswaffen schusswechsel schuster schutt schutz schutzausrüstung schutze schutzengel
        schutzes schutzgebiet schutzgebiete schutzhaft schutzhülle schutzkleidung schutzlos schutzmassnahmen
        schutzpatron schutzschild schutzwall schwabe schwaben schwach schwache schwachem schwachen schwacher schwaches
        schwachkopf schwachpunkt schwachsinn schwachsinnig schwachsinnige schwachsinnigen schwachstelle schwachstellen
        schwager schwalbe schwalben schwall schwamm schwammen schwammig schwan schwand schwanden schwang schwanger
        schwangere schwangeren schwangerschaft schwangerschaften schwangerschaftsabbruch schwank schwanke schwanken
        schwankend schwankende schwankenden schwankt schwankte schwankungen schwanz schwanzes schwappt schwarm schwarz
        schwarzarbeit schwarzbraun schwarzburg schwarze schwarzem schwarzen schwarzenegger schwarzer schwarzes
        schwarzfahren schwarzfahrer schwarzgeld schwarzkopf schwarzmarkt schwarzwald schwarzweiss schwarzwälder schwebe
        schwebebahn schweben schwebend schwebende schwebenden schwebt schwebte schwede schweden schwedens schwedin
        schwedisch schwedische schwedischen schwedischer schwefel schwefeldioxid schwefelsäure schweif schweifen schweig
        schweige schweigeminute schweigen schweigend schweigende schweigepflicht schweigsam schweigt schwein schweinchen
        schweine schweinebraten schweinefleisch schweinehund schweinen schweinerei schweiss schweissen schweisser
        schweitzer schweiz schweizer schweizerin schweizerisch schweizerische schweizerischen schweizerischer
        schweizerisches schweizern schwelgen schwelle schwellen schwellenländer schwellenländern schwellenwert
        schwellung schwellungen schwenk schwenken schwenkt schwer schwere schwerelosigkeit schwerem schweren schwerer
        schwerere schwereren schweres schwerfällig schwerfällt schwergewicht schwerhörig schwerin schwerindustrie
        schwerkraft schwerkranken schwerlich schwermetalle schwerpunkt schwerpunkte schwerpunkten schwerpunktmässig
        schwerpunktthema schwerst schwerste schwersten schwert schwerte schwerter schwertern schwertes schwerverbrecher
        schwerwiegend schwerwiegende schwerwiegenden schwerwiegender schwester schwestern schwieg schwiegereltern
        schwiegermutter schwiegersohn schwiegertochter schwiegervater schwierig schwierige schwierigen schwieriger
        schwierigere schwieriges schwierigkeit schwierigkeiten schwierigkeitsgrad schwierigste schwierigsten schwillt
        schwimm schwimmbad schwimmbecken schwimmbäder schwimmbädern schwimmen schwimmend schwimmende schwimmenden
        schwimmer schwimmerin schwimmhalle schwimmt schwimmunterricht schwindel schwindelig schwinden schwindet
        schwindlig schwing schwinge schwingen schwingt schwingung schwingungen schwirren schwirrt schwitze schwitzen
        schwitzt schwor schwuchtel schwuchteln schwul schwule schwulen schwuler schwules schwund schwung schwungvoll
        schwur schwurgericht schwäbisch schwäbische schwäbischen schwäbischer schwäche schwächelt schwächen schwächer
        schwächere schwächeren schwächste schwächsten schwächt schwächte schwächung schwägerin schwäne schwänze
        schwänzen schwärme schwärmen schwärmt schwärmte schwätzer schwöre schwören schwört schwül schwüle schäbig
        schäbigen schächte schächten schädel schädels schäden schädigen schädigt schädigung schädigungen schädlich
        schädliche schädlichen schädlicher schädling schädlinge schädlingsbekämpfung schäfchen schäfer schäferhund
        schälen schäme schämen schämst schämt schämte schändlich schärfe schärfen schärfer schärfere schärferen
        schärfste schärfsten schärft schärpe schätzchen schätze schätzen schätzt schätzte schätzten schätzung
        schätzungen schätzungsweise schäuble schäubles schäumt schöffen schön schönau schönberg schönbrunn schöne
        schöneberg schönefeld schönem schönen schöner schönere schöneren schöneres schönes schönfeld schönfelder
        schönheit schönheiten schönheitsideal schönherr schönreden schönste schönsten schönster schönstes schöpfen
        schöpfer schöpferische schöpferischen schöpfers schöpft schöpfte schöpfung schüchtern schüchterne schüchternen
        schüchternheit schüler schüleraustausch schülerin schülerinnen schülern schülers schülerschaft schülerzahl
        schülerzahlen schülerzeitung schüren schürt schürze schüsse schüssel schüsseln schüssen schütte schüttel
        schütteln schüttelt schüttelte schütten schüttet schüttete schütze schützen schützend schützende schützenden
        schützenfest schützengraben schützengräben schützenhilfe schützenkönig schützenswert schützenverein schützling
        schützlinge schützt schützte schützten scientology screenshot screenshots scrollen seattle sebastian sechs
        sechsjährige sechsjährigen sechsmal sechste sechstel sechsten sechster sechstes sechzehn sechzig sechziger
        sediment sedimente sedimenten see seebach seebad seebrücke seedorf seefahrer seefahrt seefeld seegang seehöhe
        seeland seele seelen seelenheil seelenruhig seeleute seelisch seelische seelischen seelischer seelsorge
        seelsorger seemann seemeilen seen seenot seenotrettung seepferdchen seeräuber sees seeufer seeweg segel
        segelboot segeln segelschiff segelt segelte segen segler segment segmente segmenten segne segnen segnet segnete
        segnung sehe sehen sehende sehenden sehens sehenswert sehenswerte sehenswerten sehenswertes sehenswürdigkeit
        sehenswürdigkeiten seher sehkraft sehne sehnen sehnlichst sehnsucht sehnsüchte sehnsüchtig sehnt sehnte sehr
        seht sehvermögen sei seicht seichte seichten seid seide seidel seidenen seidenstrasse seien seife seifen
        seifenblasen seifenoper seil seilbahn seilbahnen seile seilen seiler seilschaften sein seine seinem seinen
        seiner seinerseits seinerzeit seines seinesgleichen seins seist seit seitdem seite seiten seitenansicht
        seitenhieb seitenlage seitenlinie seitens seitensprung seitenstrasse seitenstreifen seitenwand seitenwechsel
        seitenwände seitenzahl seither seitige seitigen seitlich seitliche seitlichen seitlicher seitwärts sekret
        sekretariat sekretär sekretärin sekretärinnen sekt sekte sekten sektion sektionen sektor sektoren sektors
        sekunde sekunden sekundär sekundäre sekundären sekundärliteratur selbe selben selber selbermachen selbes selbige
        selbigen selbiger selbiges selbst selbstachtung selbstanzeige selbstbefriedigung selbstbeherrschung
        selbstbestimmt selbstbestimmte selbstbestimmtes selbstbestimmung selbstbestimmungsrecht selbstbewusst
        selbstbewusste selbstbewussten selbstbewusster selbstbewusstsein selbstbild selbstdarstellung selbstdisziplin
        selbsteinschätzung selbsterkenntnis selbsterklärend selbsternannte selbsternannten selbstfahrende
        selbstfahrenden selbstfindung selbstgefälligkeit selbstgespräche selbsthass selbsthilfe selbsthilfegruppe
        selbsthilfegruppen selbstinszenierung selbstironie selbstjustiz selbstkontrolle selbstkritik selbstkritisch
        selbstliebe selbstlos selbstläufer selbstmitleid selbstmord selbstmordattentäter selbstmorde selbstmordversuch
        selbstmörder selbstorganisation selbstporträt selbstredend selbstreflexion selbstschutz selbstsicher
        selbstsicherheit selbststudium selbstständig selbstständige selbstständigen selbstständiger selbstständiges
        selbstständigkeit selbstverantwortung selbstverlag selbstverpflichtung selbstversorger selbstversorgung
        selbstverständlich selbstverständliche selbstverständlichkeit selbstverständnis selbstversuch selbstverteidigung
        selbstvertrauen selbstverwaltung selbstverwirklichung selbstwahrnehmung selbstwert selbstwertgefühl
        selbstzerstörung selbstzweck selbstzweifel selbständig selbständige selbständigen selbständiger selbständiges
        selbständigkeit selbstüberschätzung selektiert selektion selektiv selektive selektiven selfie selfies selig
        selige seligen seliger seligkeit sellerie selten seltene seltenen seltener seltenes seltenheit seltensten
        seltsam seltsame seltsamen seltsamer seltsamerweise seltsames semantik semantisch semantische semantischen
        semester semesterferien semestern semesters seminar seminararbeit seminare seminaren seminars semmel semmeln
        senat senate senator senatoren senatorin senators senats senatsverwaltung sende senden sendeplatz sender sendern
        senders sendet sendete sendezeit sendung sendungen senegal senf senior senioren seniorenheim seniorenzentrum
        seniorin seniorinnen senke senken senkrecht senkrechte senkrechten senkt senkte senkung sensation sensationell
        sensationelle sensationellen sensibel sensibilisieren sensibilisiert sensibilisierung sensibilität sensible
        sensiblen sensibler sensibles sensitive sensitivität sensor sensoren sensorik sentimental sentimentale
        sentimentalen sentimentalität seoul separat separate separaten separates separation separatisten sepp september
        sequenz sequenzen serbe serben serbien serbiens serbisch serbische serbischen serenade sergeant serie serien
        serienmässig serienmörder seriennummer serienproduktion seriosität seriös seriöse seriösen seriöser seriöses
        serum server servern servers service services servieren serviert servierte serviette servietten sesam
        sesamstrasse sessel sesshaft session set sets setup setz setze setzen setzt setzte setzten setzung seuche
        seuchen seufzen seufzer seufzt seufzte severin sex sexismus sexistisch sexistische sextett sexual sexualisierte
        sexualität sexualleben sexualstraftäter sexuell sexuelle sexuellem sexuellen sexueller sexuelles sexy seychellen
        señor señora sh shakespeare shakespeares shampoo shell sheriff sherry shirley shop shops shorts show showdown
        shows sibirien sibirischen sich sichel sicher sichere sicherem sicheren sicherer sicherere sicheres sichergehen
        sichergestellt sicherheit sicherheiten sicherheitsabstand sicherheitsbedenken sicherheitsbehörden
        sicherheitsberater sicherheitsbereich sicherheitsdienst sicherheitsfirma sicherheitsfragen sicherheitsgefühl
        sicherheitsgründen sicherheitshalber sicherheitshinweise sicherheitskonferenz sicherheitskontrolle
        sicherheitskonzept sicherheitskräfte sicherheitskräften sicherheitslage sicherheitsleistung sicherheitsleute
        sicherheitslücke sicherheitslücken sicherheitsmassnahmen sicherheitspersonal sicherheitspolitik sicherheitsrat
        sicherheitsrates sicherheitsrisiko sicherheitsstandards sicherheitssystem sicherheitssysteme sicherheitstechnik
        sicherheitsvorkehrungen sicherlich sichern sicherste sicherstellen sicherstellt sicherstellung sichersten
        sichert sicherte sicherten sicherung sicherungen sicherungsmassnahmen sicherungsverwahrung sicherzugehen
        sicherzustellen sicht sichtbar sichtbare sichtbaren sichtbarer sichtbares sichtbarkeit sichten sichtfeld
        sichtlich sichtschutz sichtung sichtungen sichtweise sichtweisen sichtweite sickert sie sieb sieben siebenbürgen
        siebenjährige siebenjährigen siebenmal siebente siebenten siebte siebten siebter siebzehn siebzig siebziger
        siedeln siedelte siedelten siedler siedlern siedlung siedlungen sieg siege siegel siegeln siegen sieger siegerin
        siegermächte siegern siegers sieges siegesserie siegeszug siegfried siegreich siegreiche siegreichen siegt
        siegte siegten siegtreffer sieh siehe siehst sieht siemens siesta siezen sigi sigma sigmund signal signale
        signalen signalisieren signalisiert signalisierte signals signalwirkung signatur signaturen signieren signiert
        signierte signifikant signifikante signifikanten signifikanter sigrid silbe silben silber silbermedaille
        silbermünzen silbern silberne silbernen silberner silbernes silhouette silhouetten silikon silizium silke silo
        silos silvester silvesternacht simbabwe simon simone simons simpel simple simplen simpler simples simplex sims
        simulation simulationen simulator simulieren simuliert simulierten simultan sinai sinatra sind sindelfingen
        sinfonie sinfonien sing singapur singe singen singend singende singenden single singles singspiel singst
        singstimme singt singular singularität sinken sinkende sinkenden sinkender sinkt sinn sinnbild sinnbildlich
        sinne sinnen sinneswandel sinngemäss sinnhaftigkeit sinnlich sinnliche sinnlichen sinnlichkeit sinnlos sinnlose
        sinnlosen sinnloser sinnloses sinnlosigkeit sinnvoll sinnvolle sinnvollen sinnvoller sinnvolles sintflut sinti
        sinus sippe sir sirene sirenen sirius sirup sitte sitten situation situationen sitz sitzbank sitze sitzen
        sitzend sitzende sitzenden sitzender sitzes sitzgelegenheiten sitzgruppe sitzheizung sitzplatz sitzplätze
        sitzplätzen sitzposition sitzt sitzung sitzungen sitzungssaal sitzverteilung sizilianischen sizilien skala
        skalen skalierung skalpell skandal skandale skandalen skandals skandalös skandinavien skandinavier
        skandinavische skandinavischen skat skateboard skelett skelette skepsis skeptiker skeptisch skeptische
        skeptischen skeptischer sketch sketche ski skier skifahren skifahrer skigebiet skigebiete skinheads skipper
        skispringen skispringer skisprung skiurlaub skiverband skizze skizzen skizzieren skizziert skizzierte sklave
        sklaven sklavenhandel sklaverei sklavin sklavinnen skopje skorpion skorpione skript skrupel skrupellos
        skrupellose skrupellosen skulptur skulpturen skurril skurrile skurrilen slalom slawen slawische slawischen slip
        slips slogan slogans slowakei slowaken slowakische slowakischen slowenen slowenien slowenisch slowenische
        slowenischen slum slums smalltalk smaragd smart smarte smarten smarter smartphone smartphones smiley smileys
        smog smoking so sobald socke sockel socken soda sodann sodass sodbrennen sodom soeben sofa sofas sofern sofia
        sofort sofortige sofortigen sofortiger sofortiges soft softdrinks software softwareentwickler
        softwareentwicklung sog sogar sogenannte sogenannten sogenannter sogenanntes sogleich sohle sohlen sohn
        sohnemann sohnes sohns soja sojabohnen sojamilch sokrates solang solange solaranlage solaranlagen solarenergie
        solaris solarium solarstrom solarzellen solch solche solchem solchen solcher solcherart solches sold soldat
        soldaten soldatinnen sole soli solid solidarisch solidarische solidarischen solidarisieren solidarität
        solidaritätszuschlag solide soliden solider solides solist solisten solistin solitär soll solle sollen sollst
        sollt sollte sollten solltest solltet solo somalia somit sommer sommerabend sommerfeld sommerferien sommerfest
        sommerhaus sommerlich sommerliche sommerlichen sommerloch sommermonate sommermonaten sommernacht
        sommernachtstraum sommerpause sommerreifen sommerresidenz sommers sommersaison sommersemester sommerspiele
        sommersprossen sommertag sommertage sommerurlaub sommerwetter sommerzeit sonate sonaten sonde sonden sonder
        sonderangebot sonderangebote sonderausgabe sonderausgaben sonderausstellung sonderausstellungen sonderbar
        sonderbare sonderbehandlung sonderfall sonderheft sonderlich sondermüll sondern sonderpreis sonderrechte
        sonderregelung sonderregelungen sonderschule sondersendung sondersitzung sonderstatus sonderstellung
        sondervermögen sonderzeichen sonderzug sondierungen song songs songtext songtexte sonja sonnabend sonne sonnen
        sonnenaufgang sonnenberg sonnenblume sonnenblumen sonnenbrand sonnenbrille sonnenbrillen sonnencreme
        sonneneinstrahlung sonnenenergie sonnenfinsternis sonnenhof sonnenlicht sonnenschein sonnenschirm sonnenschutz
        sonnenseite sonnenstrahl sonnenstrahlen sonnensystem sonnensystems sonnenuntergang sonnenuntergänge sonnig
        sonnige sonnigen sonniger sonniges sonntag sonntagabend sonntage sonntagen sonntagmorgen sonntagnachmittag
        sonntags sonntagszeitung sonst sonstige sonstigem sonstigen sonstiger sonstiges sony sooft sophia sophie sopran
        sopranistin sorben sorge sorgen sorgfalt sorgfältig sorgfältige sorgfältigen sorgfältiger sorglos sorgsam sorgt
        sorgte sorgten sorte sorten sortiere sortieren sortiert sortierten sortierung sortiment sosse sossen sound
        soundcheck sounds soundso soundtrack soundtracks souvenir souvenirs souverän souveräne souveränen souveräner
        souveränität soviel soweit sowie sowieso sowjet sowjetische sowjetischen sowjetischer sowjetrepublik sowjets
        sowjetunion sowohl sozial sozialabbau sozialabgaben sozialamt sozialarbeit sozialarbeiter sozialarbeiterin
        sozialdemokrat sozialdemokraten sozialdemokratie sozialdemokratisch sozialdemokratische sozialdemokratischen
        sozialdemokratischer sozialdienst soziale sozialem sozialen sozialer soziales sozialforschung sozialgericht
        sozialgeschichte sozialgesetzbuch sozialhilfe sozialisation sozialisiert sozialisierung sozialismus sozialist
        sozialisten sozialistisch sozialistische sozialistischen sozialistischer sozialkompetenz sozialkunde
        sozialleistungen sozialminister sozialpartner sozialpolitik sozialpolitische sozialpolitischen sozialpsychologie
        sozialpädagogik sozialrecht sozialstaat sozialstunden sozialsystem sozialsysteme sozialverhalten
        sozialversicherung sozialversicherungen sozialversicherungspflichtig sozialwesen sozialwissenschaft
        sozialwissenschaften sozialwissenschaftler sozialwissenschaftliche sozialwissenschaftlichen sozialwohnungen
        sozietät soziologe soziologen soziologie soziologin soziologische soziologischen sozioökonomischen sozusagen
        spagat spaghetti spalier spalt spalte spalten spaltet spaltete spaltung spam span spandau spandauer spange
        spanien spaniens spanier spanierin spaniern spanisch spanische spanischen spanischer spanisches spann spanne
        spannen spannend spannende spannenden spannender spannendes spannendste spannendsten spanner spannt spannte
        spannung spannungen spannungsfeld spannweite sparbuch spare sparen sparer spargel sparkasse sparkassen
        sparmassnahmen sparplan sparpläne sparpolitik sparpreis sparren sparsam sparsame sparsamen sparsamer sparsamkeit
        sparschwein sparst spart sparta sparte sparten spass spassen spassig spassige spaten spatenstich spatz spatzen
        spazieren spaziergang spaziergänge spaziergängen spaziergänger spaziert spe specht speck spediteur spedition
        speer speere speerwurf speichel speichen speicher speicherkapazität speicherkarte speichermedien speichern
        speicherplatz speichert speicherung speise speisekarte speisen speiseplan speiseröhre speisesaal speisewagen
        speist spektakel spektakulär spektakuläre spektakulären spektakulärer spektakuläres spektakulärsten spektren
        spektrum spektrums spekulanten spekulation spekulationen spekulativ spekulative spekulativen spekulieren
        spekuliert spende spenden spendenaktion spendengelder spender spendern spendet spendete spendieren spendiert
        spengler sperber sperling sperma spermien sperr sperre sperren sperrgebiet sperrig sperrklausel sperrmüll sperrt
        sperrte sperrung sperrungen spesen spessart spezi spezial spezialeffekte spezialeinheit spezialeinheiten
        spezialfall spezialgebiet spezialisieren spezialisiert spezialisierte spezialisierten spezialisierung spezialist
        spezialisten spezialistin spezialität spezialitäten spezialkräfte speziell spezielle speziellen spezieller
        spezielles spezies spezifikation spezifikationen spezifisch spezifische spezifischen spezifischer spezifisches
        spezifizieren spezifiziert sphinx sphäre sphären sphärische spie spiegel spiegelbild spiegelei spiegeln spiegels
        spiegelt spiegelte spiegelung spiel spielart spielarten spielaufbau spielautomaten spielball spielbank spielbar
        spielbeginn spielberg spielbericht spielbetrieb spielchen spieldauer spiele spielen spielend spielende
        spielenden spieler spielerei spielereien spielerin spielerinnen spielerisch spielerische spielerischen spielern
        spielers spieles spielfeld spielfeldrand spielfilm spielfilme spielfreude spielgemeinschaft spielgeschehen
        spielhalle spielhallen spielkarten spielklasse spielkonsole spielleiter spielmacher spielmann spielminute
        spielmodus spielort spielplan spielplatz spielplätze spielplätzen spielpraxis spielprinzip spielraum spielregeln
        spielrunde spielräume spiels spielsachen spielspass spielst spielstand spielstätte spielstätten spielsucht
        spielt spieltag spieltage spieltagen spieltages spieltags spielte spielten spieltisch spielverderber
        spielverlauf spielwaren spielweise spielwelt spielwiese spielzeit spielzeiten spielzeug spielzeuge spielzug
        spielzüge spiess spiesse spiesser spiessig spike spikes spin spinat spind spindel spinne spinnen spinner
        spinnerei spinnern spinnst spinnt spion spionage spione spionen spionieren spioniert spirale spiritualität
        spirituell spirituelle spirituellen spiritueller spirituosen spiritus spital spitz spitzbergen spitze spitzel
        spitzem spitzen spitzengruppe spitzenkandidat spitzenkandidaten spitzenkandidatin spitzenklasse spitzenpolitiker
        spitzenposition spitzenreiter spitzenspiel spitzensport spitzer spitzname spitznamen spitzt spitäler spitälern
        splitter sponsor sponsoren sponsoring spontan spontane spontaneität spontanen spontaner spontanes spontanität
        sporadisch sporen sport sportanlage sportanlagen sportart sportarten sportbund sportchef sportclub sportdirektor
        sportfest sportfreunde sporthalle sporthallen sportlehrer sportler sportlerin sportlerinnen sportlern sportlich
        sportliche sportlichen sportlicher sportliches sportpark sportplatz sports sportschau sportschuhe sportschule
        sportschützen sportstudio sportstätten sporttasche sportunterricht sportveranstaltungen sportverein sportvereine
        sportvereinen sportwagen sportwetten sportzentrum spot spots spott spotten spottet sprach sprache sprachen
        sprachförderung sprachgebrauch sprachkenntnisse sprachkurs sprachkurse sprachlich sprachliche sprachlichen
        sprachlicher sprachlos sprachnachrichten sprachraum sprachrohr sprachunterricht sprachwissenschaft sprang
        sprangen spray spreche sprechen sprechende sprechenden sprechender sprecher sprecherin sprechern sprechers
        sprechstunde sprechstunden sprecht spree spreng sprengel sprengen sprengkraft sprengsatz sprengstoff sprengsätze
        sprengt sprengte sprengung sprengungen spreu sprich sprichst spricht sprichwort sprichwörter sprichwörtlich
        sprichwörtliche sprichwörtlichen spriessen spring springbrunnen springe springen springende springer
        springreiter springt sprint sprinter sprints sprit spritz spritze spritzen spritzer spritzig spritzt spritzte
        spritztour spross sprossen spruch sprudel sprudeln sprudelt sprung sprungbrett sprunggelenk sprunghaft spräche
        sprächen spröde sprössling sprüche sprüchen sprühen sprüht sprünge sprüngen spucke spucken spuckt spuckte spuk
        spule spulen spur spuren spurensicherung spurensuche spurlos spurt spurwechsel sputnik späher späne spärlich
        spärliche spärlichen spässe spät späte späten später spätere späteren späterer späteres spätes spätestens
        spätfolgen spätherbst spätmittelalter spätschicht spätsommer spätwerk spätzle spöttisch spüle spülen
        spülmaschine spült spülung spürbar spürbare spürbaren spüre spüren spürst spürt spürte spürten sri staat staate
        staaten staatengemeinschaft staates staatlich staatliche staatlichem staatlichen staatlicher staatliches staats
        staatsangehörige staatsangehörigen staatsangehöriger staatsangehörigkeit staatsanleihen staatsanwalt
        staatsanwalts staatsanwaltschaft staatsanwaltschaften staatsanwälte staatsanwältin staatsapparat staatsarchiv
        staatsausgaben staatsbahn staatsbahnen staatsbesuch staatsbibliothek staatsbürger staatsbürgern
        staatsbürgerschaft staatschef staatschefs staatsdiener staatsdienst staatsexamen staatsfeind staatsfernsehen
        staatsform staatsführung staatsgebiet staatsgewalt staatsgrenze staatshaushalt staatskanzlei staatskasse
        staatskosten staatsmacht staatsmann staatsmedien staatsminister staatsministerin staatsministerium
        staatsministeriums staatsoberhaupt staatsoberhäupter staatsoper staatspolizei staatspräsident staatspräsidenten
        staatsrat staatsrecht staatsregierung staatsreligion staatsschulden staatsschutz staatssekretär staatssekretäre
        staatssekretärin staatssekretärs staatssicherheit staatsstreich staatstheater staatsverschuldung staatsvertrag
        stab stabes stabhochsprung stabil stabile stabilen stabiler stabiles stabilisieren stabilisiert stabilisierung
        stabilität stabschef stach stachel stacheldraht stacheln stachen stack stadien stadion stadions stadium stadt
        stadtarchiv stadtarchivs stadtautobahn stadtbahn stadtbaumeister stadtbewohner stadtbezirk stadtbibliothek
        stadtbild stadtbus stadtbücherei stadtentwicklung stadtfest stadtführer stadtführung stadtgarten stadtgebiet
        stadtgemeinde stadtgeschichte stadtgrenze stadtgrenzen stadthagen stadthalle stadthaus stadtkern stadtkirche
        stadtmauer stadtmauern stadtmitte stadtmuseum stadtpark stadtpfarrer stadtpfarrkirche stadtplan stadtplaner
        stadtplanung stadtrand stadtrat stadtrates stadtrats stadtrecht stadtregierung stadtrundfahrt stadträte
        stadträtin stadtschloss stadtsparkasse stadtstaaten stadtteil stadtteile stadtteilen stadtteils stadttheater
        stadttor stadtverkehr stadtverordneten stadtverordnetenversammlung stadtverwaltung stadtviertel stadtwald
        stadtwerke stadtwerken stadtzentrum staffel staffeln staffelung stagnation stagnieren stagniert stagnierte stahl
        stahlbau stahlbeton stahlen stahlhelm stahlindustrie stahlwerk stakeholder stalin stalingrad stalinismus stalins
        stalker stall stallungen stamm stammbaum stammbuch stamme stammen stammend stammende stammenden stammes
        stammgast stammgäste stammhaus stammheim stammkunden stammplatz stammsitz stammspieler stammstrecke stammt
        stammte stammten stammtisch stammtische stammzellen stampfen stand standard standardabweichung standardisiert
        standardisierte standardisierten standardisierung standardmässig standards standardwerk standbein standbild
        stande standen standes standesamt standesgemäss standfestigkeit standhaft standhaftigkeit standhalten standhält
        standort standortbestimmung standorte standorten standortes standorts standpunkt standpunkte stands
        standstreifen stanford stange stangen stank stapel stapeln star starb starben starbucks stark starke starkem
        starken starker starkes starkregen starnberger starr starre starren starrt starrte stars start startaufstellung
        startbahn starte starten starter startest startet startete starteten startformation starthilfe startkapital
        startklar startlöchern startnummer startplatz startplätze startpunkt starts startschuss startseite stasi
        statement statements statik station stationen stationiert stationierten stationierung stationär stationäre
        stationären stationärer statisch statische statischen statisten statistik statistiken statistiker statistisch
        statistische statistischen statistischer statistisches stativ statt stattdessen statten stattet stattete
        stattfand stattfanden stattfinden stattfindende stattfindenden stattfindet stattgefunden stattgefundenen
        stattgegeben statthalter stattliche stattlichen stattlicher statue statuen statuieren statur status statussymbol
        statut statuten stau staub staubigen staubsauger staudamm stauden staufer staune staunen staunend staunt staunte
        staus stausee staut steak steaks stechen stecher stechmücken steck steckbrief steckdose steckdosen stecke
        stecken steckenpferd stecker steckst steckt steckte steckten stefan stefanie steffen steffens steffi steg stege
        stegen steh stehe stehen stehenbleiben stehend stehende stehenden stehender stehendes stehengeblieben stehle
        stehlen stehplätze stehst steht steiermark steif steife steifen steifer steifigkeit steig steige steigen
        steigend steigende steigendem steigenden steigender steiger steigern steigert steigerte steigerten steigerung
        steigerungen steigerwald steigst steigt steigung steigungen steil steile steilen steiler steilvorlage stein
        steinbach steinberg steinbock steinbruch steinchen steine steinen steinerne steinernen steinfeld steinfurt
        steinhart steinhaus steinheim steinig steinigen steinkohle steinmann steinmeier steinmetz steins steinschlag
        steinweg steinwurf steinzeit stell stelldichein stelle stellen stellenabbau stellenangebot stellenangebote
        stellenanzeige stellenanzeigen stellenausschreibung stellenweise stellenwert stellplatz stellplätze stellplätzen
        stellschrauben stellst stellt stellte stellten stellung stellungen stellungnahme stellungnahmen stellvertretend
        stellvertretende stellvertretenden stellvertretender stellvertreter stellvertreterin stellvertreters stellwerk
        stelzen stemmen stemmt stempel stempeln stephan steppe steppen sterbe sterbebett sterbehilfe sterben sterbende
        sterbenden sterbliche sterblichen sterblichkeit stereo stereoanlage stereotyp stereotype stereotypen steril
        sterile sterilen sterilisation sterilisiert sterling stern sternberg sternbild sternchen sterne sternen
        sternenhimmel sterns sternschnuppe sternschnuppen sternstunde sternwarte sternzeichen steroide stete steten
        steter stetig stetige stetigen stetiger stets stettin stettiner steuer steueraufkommen steuerbehörde
        steuerberater steuerbetrug steuereinnahmen steuererhöhung steuererhöhungen steuererklärung steuererklärungen
        steuerflucht steuerfrei steuerfreie steuergeld steuergelder steuergeldern steuerhinterzieher steuerhinterziehung
        steuerklasse steuerlast steuerlich steuerliche steuerlichen steuermann steuermitteln steuern steueroasen
        steuerpflicht steuerpflichtig steuerpflichtige steuerpflichtigen steuerpolitik steuerrecht steuerreform
        steuersatz steuersenkung steuersenkungen steuersystem steuersätze steuert steuerte steuerten steuerung
        steuerungen steuerzahler steve stevens steward stewardess stich stiche stichen stichhaltig stichprobe
        stichproben sticht stichtag stichwahl stichwort stichworte stichworten stichwörter sticker stickerei stickereien
        stickstoff stiefel stiefeletten stiefeln stiefmutter stiefmütterlich stiefschwester stiefsohn stieftochter
        stiefvater stieg stiege stiegen stiehlt stiel stier stiere stiess stiessen stift stifte stiften stifter stifters
        stiftes stiftet stiftete stifts stiftskirche stiftung stiftungen stiftungsrat stigma stigmatisiert
        stigmatisierung stil stile stilecht stilen stiles stilisiert stilisierte stilisierten stilistisch stilistische
        stilistischen still stille stillen stiller stilles stillgelegt stillgelegten stillhalten stillleben stilllegung
        stillschweigen stillschweigend stillstand stillt stilmittel stils stilvoll stimmabgabe stimmberechtigte
        stimmberechtigten stimmbänder stimme stimmen stimmenanteil stimmig stimmrecht stimmrechte stimmst stimmt stimmte
        stimmten stimmung stimmungen stimmungsmache stimmungsschwankungen stimmungsvolle stimmungsvollen stimmzettel
        stimulation stimulieren stimuliert stinke stinkefinger stinken stinkende stinkenden stinksauer stinkst stinkt
        stipendiat stipendiaten stipendien stipendium stirb stirbst stirbt stirn stochastik stock stocken stockholm
        stockholmer stocks stockt stockte stockton stockwerk stockwerke stockwerken stoff stoffe stoffen stoffes
        stoffwechsel stoiber stollen stolpe stolpern stolperstein stolpersteine stolpert stolperte stoltenberg stolz
        stolze stolzen stolzer stolzes stopfen stopft stopp stoppen stoppt stoppte stoppuhr storch stornieren storniert
        story storys stoss stosse stossen stossstange stosszeiten stottern straf strafanstalt strafantrag strafanzeige
        strafanzeigen strafbar strafbare strafbaren strafbarkeit strafbefehl strafe strafen straff straffe straffen
        straffrei straffreiheit straffällig strafgericht strafgerichtshof strafgesetzbuch strafgesetzbuches strafkammer
        strafmass strafprozess strafprozessordnung strafraum strafrecht strafrechtlich strafrechtliche strafrechtlichen
        strafrechts strafsachen strafstoss straft straftat straftatbestand straftaten straftäter straftätern
        strafverfahren strafverfolgung strafverfolgungsbehörden strafverteidiger strafvollzug strafzettel strahl
        strahlen strahlenbelastung strahlend strahlende strahlendem strahlenden strahlender strahlendes strahlenschutz
        strahlentherapie strahler strahlt strahlte strahlten strahlung stralsund stramm stramme strammen strand
        strandbad strang strapazen strapaziert strass strassburg strassburger strasse strassen strassenbahn
        strassenbahnen strassenbau strassenbeleuchtung strassenbild strassenecke strassenfest strassenlaternen
        strassennamen strassennetz strassenrand strassenrennen strassenseite strassensperren strassenverkehr
        strassenverkehrs strassenverkehrsordnung strassenzüge stratege strategen strategie strategien strategiespiel
        strategisch strategische strategischen strategischer strategisches strauch strauss strawinsky streamer streaming
        strebe streben streber strebt strebte strebten strecke strecken streckenabschnitt streckenführung streckenweise
        streckt streckte streich streiche streicheln streichelt streichelte streichen streicher streichholz
        streichquartett streicht streichung streif streife streifen streifenwagen streift streifte streifzug streifzüge
        streik streiken streikenden streikrecht streiks streikt streit streite streiten streiter streitereien streitet
        streitfall streitgespräch streitig streitigkeiten streitkräfte streitkräften streitmacht streitpunkt streits
        streitwert streng strenge strengen strenger strengere strengeren strenges strengsten strengstens strengt
        stresemann stress stressen stressig stressigen stresst stresstest streuen streut streuung strich striche
        strichen strick stricke stricken stricker strickjacke strickt strikt strikte strikten strikter strippen stripper
        stripperin striptease stritt stritten strittig strittige strittigen stroh strohhalm strohhalme strohmann strom
        stromanbieter stromausfall stromberg stromerzeugung stromkabel stromkosten stromkreis stromleitungen stromnetz
        strompreis strompreise stromproduktion stromrechnung stroms stromschlag stromschnellen stromverbrauch
        stromversorger stromversorgung strophe strophen strotzt strudel struktur strukturell strukturelle strukturellen
        struktureller strukturelles strukturen strukturieren strukturiert strukturierte strukturierten strukturierung
        strukturwandel strumpf strumpfhose strumpfhosen strunk sträflinge strähnen strände stränden stränge sträuben
        sträubt sträucher sträuchern ströme strömen strömenden strömt strömte strömten strömung strömungen strümpfe
        strümpfen stube stuben stuck student studenten studentenleben studentenschaft studentenwerk studentenwohnheim
        studentin studentinnen studentische studentischen studie studien studienabschluss studienanfänger studienfach
        studiengang studiengangs studiengebühren studiengänge studiengängen studienjahr studienplatz studienplätze
        studienreise studienzeit studiere studieren studierende studierenden studierender studierst studiert studierte
        studierten studio studios studium studiums stufe stufen stufenweise stuft stufte stuhl stuhlgang stuhls stumm
        stumme stummen stummer stummfilm stumpf stumpfe stumpfen stumpfer stumpfes stunde stunden stundenlang
        stundenlange stundenlohn stundenplan stundentakt stunt stuntman stunts stupid stur sturheit sturm sturmböen
        sturmflut sturmgewehr sturms sturmschäden sturmtief sturz sturzes sturzflug stuss stute stuten stuttgart
        stuttgarter stuttgarts stutzen stutzig stäbchen stäbe stäben städtchen städte städtebau städtebauliche
        städtebaulichen städten städtepartnerschaft städter städteregion städtetag städtische städtischen städtischer
        städtisches ställe ställen stämme stämmen ständchen stände ständen ständer ständerat ständig ständige ständigem
        ständigen ständiger ständiges stängel stärke stärken stärker stärkere stärkerem stärkeren stärkerer stärkeres
        stärkste stärksten stärkster stärkt stärkte stärkung stätte stätten stöbern stöckchen stöcke stöcken stöhnen
        stöhnt stöhnte stöpsel stör störche störe stören störend störende störenden störer stört störte störten störung
        störungen störungsfrei stösse stössen stösst stück stückchen stücke stücken stückes stücks stückzahl stückzahlen
        stühle stühlen stündchen stünde stünden stündlich stündliche stürme stürmen stürmer stürmisch stürmische
        stürmischen stürmischer stürmt stürmte stürmten stürze stürzen stürzt stürzte stürzten stütze stützen stützpunkt
        stützpunkte stützt stützte stützten stützung subjekt subjekte subjektiv subjektive subjektiven subjektiver
        subjektives subjektivität subkultur suboptimal subsequent substantiv substantive substanz substanzen
        substitution substrat subtil subtile subtilen subtiler subunternehmer subvention subventionen subventioniert
        subventionierung such suchaktion suchanfragen suchbegriff suche suchen suchend suchende suchenden sucher
        suchergebnisse suchergebnissen suchfunktion suchmaschine suchmaschinen suchmaschinenoptimierung suchst sucht
        suchte suchten sud sudan sudoku suez suffix suggerieren suggeriert suggestion suhrkamp suite suiten suizid
        sukzessive sultan sultans sumatra summa summe summen summer summers summieren summiert summt sumpf sun sunniten
        sunnitischen super supercomputer superheld superhelden superkräfte superlative supermacht supermarkt supermärkte
        supermärkten supernova superreiche superreichen superstar superstars supertalent supervision supervisor suppe
        suppen support supports surfen surfer surft surrealismus susanne sushi suspekt suspendiert sven svenja
        sweatshirt swimmingpool swing switch switches sybille sydney sylt sylvia symbiose symbol symbolbild symbole
        symbolen symbolik symbolisch symbolische symbolischen symbolischer symbolisieren symbolisiert symbols symmetrie
        symmetrisch symmetrische symmetrischen sympathie sympathien sympathisanten sympathisch sympathische
        sympathischen sympathischer symphonie symphoniker symposium symposiums symptom symptomatik symptome symptomen
        symptoms synagoge synagogen synapsen synchron synchronisation synchronisieren synchronisiert synchronsprecher
        syndikat syndrom syndrome syndroms synergien synode synonym synonyme syntax synthese synthesizer synthetisch
        synthetische synthetischen syphilis syrer syrern syrien syriens syrisch syrische syrischen syrischer system
        systematik systematisch systematische systematischen systematischer systematisches systeme systemen systemisch
        systemische systemischen systems systemtheorie systemwechsel szenarien szenario szene szenen szenerie szenische
        szenischen säbel sächsisch sächsische sächsischen sächsischer säcke säcken säen säfte säge sägemühle sägen
        sägewerk sähe sähen säkulare säkularen säkularisierung säle sälen sämtlich sämtliche sämtlichen sämtlicher
        sämtliches sänger sängerin sängerinnen sängern sängers särge sässe sässen sät sättigung sätze sätzen säuberlich
        säubern säuberung säuberungen säue säufer säuft säugetiere säugetieren säugling säuglinge säuglingen säuglings
        säule säulen säumen säure säuren söhnchen söhne söhnen söldner söldnern süchtig süchtige süchtigen süd südafrika
        südafrikaner südafrikanische südafrikanischen südafrikas südamerika südamerikanische südamerikanischen
        südamerikas südbahn südbayern südchinesischen süddeutsche süddeutschen süddeutscher süddeutschland süden südens
        südeuropa südfrankreich südharz südhessen süditalien südkorea südkoreaner südkoreanische südkoreanischen
        südkoreas südkurier südküste südlich südliche südlichen südlicher südlichsten südländer südost südostasien
        südosten südosteuropa südpol südsee südseite südstaaten südstadt südsudan südtirol südtiroler südtirols südwest
        südwesten südwestfalen südwestlich südwestlichen südwärts südöstlich südöstlichen sühne sümpfe sümpfen sünde
        sünden sündenbock sündenfall sünder sündhaft sündigen süppchen süss süsse süssem süssen süsser süsses süsseste
        süssigkeit süssigkeiten süsskartoffeln süssstoff süsswaren tabak tabakwaren tabelle tabellen tabellenführer
        tabellenführung tabellenplatz tabellenspitze tableau tablet tablets tablett tablette tabletten tabu tabubruch
        tabula tabus tabuthema tacheles tadel tadellos tafel tafeln tafelrunde taft tag tagblatt tage tageblatt tagebuch
        tagebücher tagebüchern tagelang tagelöhner tagen tages tagesablauf tagesanbruch tagesausflug tagesgeld
        tagesgeschäft tageskarte tagesklinik tageslicht tagesmutter tagesordnung tagesordnungspunkt tagespflege
        tagespresse tagesschau tagesspiegel tagessätzen tagesthemen tagesverlauf tageszeit tageszeiten tageszeitung
        tageszeitungen tags tagsüber tagt tagte tagtäglich tagung tagungen taifun taille taiwan takt takte takten taktik
        taktiken taktisch taktische taktischen taktischer taktisches tal talent talente talenten talentiert talentierte
        talentierten talentierter talents taler tales talfahrt taliban talisman talk talks talkshow talkshows talmud
        talon tals talsohle talsperre talstation tampon tampons tamtam tandem tang tangente tanger tangiert tango tanja
        tank tanke tanken tanker tanks tankstelle tankstellen tanne tannen tannenbaum tansania tante tanten tantiemen
        tanz tanze tanzen tanzend tanzende tanzenden tanzes tanzfläche tanzgruppe tanzmusik tanzpartner tanzschule tanzt
        tanzte tanzten tanzverbot tapete tapeten tapfer tapfere tapferen tapferer tapferkeit tappen tara tarif tarife
        tarifen tarifverhandlungen tarifvertrag tarifverträge tarnen tarnung tarzan tasche taschen taschenbuch
        taschenbücher taschengeld taschenlampe taschenlampen taschenmesser taschenrechner taschentuch taschentücher
        taschenuhr task tasse tassen tastatur tastaturen taste tasten taster tat tataren tatbestand tatbestände taten
        tatendrang tatenlos tatkraft tatkräftig tatkräftige tatort tatorte tatorts tatsache tatsachen tatsächlich
        tatsächliche tatsächlichen tatsächlicher tattoo tattoos tatverdacht tatverdächtigen tatwaffe tatzeit tau taub
        taube tauben tauber taubheit tauche tauchen taucher taucht tauchte tauchten taufe taufen taufkirchen taugen
        tauglich tauglichkeit taugt taumelt taunus tausch tausche tauschen tauscht tauschte tauschten tausend tausende
        tausenden tausender tausendfach tausendmal taut tauziehen taxen taxi taxifahrer taxis taylor team teamarbeit
        teamleiter teams teamwork technik techniken techniker technikern technisch technische technischem technischen
        technischer technisches techno technologie technologien technologisch technologische technologischen
        technologischer teddy teddybär teddybären tee teekanne teelöffel teenager teenagern teer tees tegel tegernsee
        teheran teich teiche teichen teig teil teilbar teilbereich teilbereiche teilbereichen teilchen teile teilen
        teiler teiles teilgebiet teilgenommen teilhabe teilhaben teilhaber teilmenge teilnahm teilnahme
        teilnahmebedingungen teilnahmen teilnehmen teilnehmende teilnehmenden teilnehmer teilnehmerfeld teilnehmerin
        teilnehmerinnen teilnehmern teilnehmerzahl teilnimmt teils teilst teilstück teilt teilte teilten teilung
        teilweise teilweisen teilweiser teilzeit teilzeitarbeit teilzuhaben teilzunehmen teint telefax telefon telefonat
        telefonate telefonaten telefonbuch telefone telefonen telefongespräch telefongespräche telefonie telefoniere
        telefonieren telefoniert telefonierte telefonisch telefonische telefonischen telefonkonferenz telefonnummer
        telefonnummern telefons telefonsex telefonzelle telegramm telegraph telekom telekommunikation telemann
        telepathie telepolis teleskop television teller tellern tellerrand tempel tempelhof tempeln tempels temperament
        temperamentvoll temperatur temperaturen temperaturschwankungen tempo tempolimit tempolimits tempomat temporär
        temporäre temporären tempus tendenz tendenzen tendenziell tendenziös tendiere tendieren tendiert teneriffa
        tennessee tennis tennisplatz tennisspieler tenor tentakel teppich teppiche teppichen tequila term terme termin
        terminal terminals terminator termine terminen terminiert terminkalender terminologie terminplan termins
        terminus termiten terms terrain terrasse terrassen terrier territorial territoriale territorialen territorien
        territorium territoriums terror terroranschlag terroranschläge terroranschlägen terrorgefahr terrorgruppe
        terrorisieren terrorisiert terrorismus terrorist terroristen terroristische terroristischen terroristischer
        terrormiliz terrororganisation terrororganisationen terrors terrorzelle terz tessin test testament testaments
        testbericht teste testen tester testergebnis testergebnisse testet testete testfahrt testfahrten testlauf
        testosteron testpersonen testphase tests testsieger testspiel testspiele testverfahren testweise tetanus tetris
        teuer teuerste teuersten teuerung teufel teufels teufelskreis teuflisch teuflische teuflischen teure teuren
        teurer teurere teureren teures teutoburger texaner texanischen texas text texte texten texter textes textform
        textil textilien textilindustrie textlich textpassagen texts textstellen textur texturen thailand thailands
        thailändische thailändischen thatcher theater theateraufführungen theatergruppe theatern theaters theaterstück
        theaterstücke theatralisch theke thema themas thematik thematisch thematische thematischen thematisieren
        thematisiert thematisierte themen themenbereich themenbereiche themenbereichen themenfeld themengebiet
        themenkomplex themse theo theodor theodore theologe theologen theologie theologisch theologische theologischen
        theologischer theorem theoretiker theoretisch theoretische theoretischen theoretischer theoretisches theorie
        theorien therapeut therapeuten therapeutin therapeutisch therapeutische therapeutischen therapeutischer
        therapeutisches therapie therapien therapieren therapiert theresa therese theresienstadt therme thermen
        thermisch thermische thermischen thermodynamik thermometer thermomix thermostat thesaurus these thesen
        thessaloniki thomas thor thora thorax thorsten thriller thrombose thron thronbesteigung throne thrones
        thronfolge thronfolger thront thunderbird thunfisch thurgau thymian thyssen thüringen thüringens thüringer
        thüringische thüringischen tibet tibetische tibetischen tick ticken ticket ticketpreise tickets tickt tief
        tiefbau tiefe tiefebene tiefem tiefen tiefer tiefere tieferen tiefes tiefgang tiefgarage tiefgaragen
        tiefgreifende tiefgreifenden tiefgründig tiefgründige tiefland tiefpunkt tiefs tiefschlaf tiefsee tiefstand
        tiefste tiefstem tiefsten tiefster tiefstes tier tierart tierarten tierarzt tierchen tiere tieren tieres
        tierfreunde tierfutter tiergarten tierhaltung tierheim tierisch tierische tierischen tierischer tierisches
        tierklinik tierpark tierpfleger tierquälerei tierreich tierschutz tierschutzverein tierschützer tierversuche
        tierversuchen tierwelt tierwohl tierzucht tierärzte tierärztin tiger tigers tiki tilgen tilgung tim timing tina
        tinnitus tinte tipp tippe tippen tippfehler tipps tippspiel tippt tippte tirol tiroler tirols tisch tischdecke
        tische tischen tisches tischler tischlerei tischplatte tischtennis titan titanen titanic titans titel titelbild
        titelblatt titelgewinn titelkämpfe titeln titelrolle titels titelseite titelseiten titelsong titelträger
        titelverteidiger titelverteidigung title tito tituliert tivoli toast toastbrot toaster toben tobias tobt tobte
        tochter tochterfirma tochtergesellschaft tochtergesellschaften tochterunternehmen tod tode todes todesangst
        todesfall todesfolge todesfälle todesfällen todesopfer todesopfern todesstern todesstrafe todestag todesursache
        todesursachen todesurteil todesurteile todmüde tofu togo toilette toiletten toilettenpapier token tokio tolerant
        tolerante toleranten toleranter toleranz tolerieren toleriert toll tolle tollem tollen toller tolles tollste
        tollsten tollwut tom tomate tomaten tomatenmark tomatensauce tomatensosse tombola ton tonart tonband tone toner
        tonfall tonhalle tonhöhe tonlage tonleiter tonne tonnen tonnenweise tons tonspur tonstudio tonträger tool tools
        top topf topfit topform topografie topographie topographische topographischen topp topspiel tor torchance
        torchancen tordifferenz tore toren torerfolg torf torheit torhüter tori torjäger tornado tornados toronto
        torpediert torpedo torpedos torschüsse torschütze torschützen torschützenkönig torschützenliste torso torte
        torten tortur torverhältnis torwart toshiba tot total totalausfall totale totalen totaler totales totalitarismus
        totalitäre totalitären totalschaden totalverlust tote totem toten totengräber totenkopf toter totes
        totgeschwiegen totlachen toto totschlag totschlagen totschlags touchscreen toulouse tour touren tourismus
        tourismusbranche tourismusverband tourist touristen touristik touristin touristisch touristische touristischen
        tournee tourneen toxisch toxische toxischen toyota trab trabant traben tracht trachten tradition traditionell
        traditionelle traditionellem traditionellen traditioneller traditionelles traditionen traditionsreiche
        traditionsreichen traf trafen trafo trag tragbar tragbare tragbaren trage tragen tragende tragenden tragfähig
        tragfähige tragfähigkeit tragik tragikomödie tragisch tragische tragischen tragischer tragisches tragt tragweite
        tragödie tragödien trailer trainer trainerin trainern trainers trainerteam trainerwechsel trainiere trainieren
        trainiert trainierte trainierten training trainings trainingseinheit trainingseinheiten trainingslager
        trainingsplan trainingsprogramm trakt traktat traktor traktoren tran trance trank tranken trans transaktion
        transaktionen transaktionskosten transatlantische transatlantischen transfer transferieren transferiert
        transfermarkt transfers transformation transformationen transformator transformatoren transformieren
        transformiert transistor transistoren transition transkript transkription transmission transparent transparente
        transparenten transparenter transparenz transplantation transponder transport transporte transporter
        transportieren transportiert transportierte transportierten transportkosten transportmittel transports
        transsexuelle transsexuellen transvestiten transzendenz trapez trasse trassen trat traten tratsch trau traube
        trauben traue trauen trauer trauerfeier trauermarsch trauern trauernde trauernden trauerspiel trauert traum
        trauma traumata traumatische traumatischen traumatisiert traumatisierte traumatisierten traumberuf traumfrau
        traumhaft traumhafte traumhaften traumhafter traumhaus traumjob traummann traumpaar traums traumschiff traumtor
        traumwelt traurig traurige traurigen trauriger trauriges traurigkeit traurigste traust traut traute trauten
        trauung trauungen trecker treff treffe treffen treffend treffende treffenden treffender treffens treffer
        treffern trefferquote trefflich treffpunkt treffpunkte treffs treffsicher treffsicherheit trefft treib treibe
        treiben treibende treibenden treiber treibhauseffekt treibhausgas treibhausgase treibst treibstoff treibt trend
        trends trendwende trenne trennen trennlinie trennt trennte trennten trennung trennungen trennwand treppchen
        treppe treppen treppenhaus treppenstufen tresen tresor trete treten tretet treu treue treuen treuer treues
        treuhand treuhänder trias triathlon tribunal tribune tribut tribute tribüne tribünen trichter trick trickfilm
        tricks tricksen trieb triebe trieben triebwagen triebwerk triebwerke trier triest triff triffst trifft triftigen
        triggern triggert trikot trikots trilogie trink trinke trinken trinker trinkflasche trinkgeld trinkst trinkt
        trinkwasser trinkwasserversorgung trio trios trip tripolis trips trist triste tristen tritt trittbrettfahrer
        tritte tritten trittin trittst triumph triumphe triumphieren triumphiert triumphierte trivial triviale trocken
        trockene trockenem trockenen trockener trockenes trockenheit trockenzeit trockne trocknen trockner trocknet trog
        troja trojaner troll trolle trollen trolley trolls trommel trommelfell trommeln trommelt trommelwirbel trommler
        trompete trompeten trompeter tropen tropf tropfen tropft trophäe trophäen tropische tropischen tropischer tross
        trost trostlos trott trottel trotz trotzdem trotzen trotzig trotzki trotzt trubel trudeau trug trugen
        trugschluss truhe trump trumpf trumps trunk trunkenheit trupp truppe truppen truppenübungsplatz trupps truthahn
        träge träger trägerin trägern trägers trägerschaft trägheit trägst trägt träne tränen tränengas tränke tränken
        träum träume träumen träumer träumst träumt träumte tröpfchen tröste trösten tröstet tröstlich trüb trübe trüben
        trübsal trübt trüffel trügen trügerisch trügt trümmer trümmern tschad tscheche tschechen tschechien tschechisch
        tschechische tschechischen tschechischer tschechoslowakei tschechoslowakischen tschernobyl tschetschenen
        tschetschenien tschüss tsunami tu tube tuberkulose tuch tucholsky tue tugend tugenden tulpe tulpen tummeln tumor
        tumore tumoren tumors tumult tun tunesien tunesischen tunika tunis tunlichst tunnel tunneln tunnels tuns tupfen
        turban turbine turbinen turbolader turbulent turbulente turbulenten turbulenzen turin turing turm turmes turms
        turn turnen turner turnhalle turnhallen turnier turniere turnieren turniers turniersieg turniersieger turnschuhe
        turnus turnverein turtle tusch tusche tust tut tutor tutorial tutorials tutu twitter twittern twittert twitterte
        tycoon typ type typen typhus typisch typische typischen typischer typischerweise typisches typisierung
        typografie typologie typs typus tyrann tyrannei tyrannen täglich tägliche täglichen täglicher tägliches täler
        tälern tänze tänzen tänzer tänzerin tänzerinnen tänzern täte täten täter täterin tätern täters täterschaft tätig
        tätige tätigen tätiger tätigkeit tätigkeiten tätigkeitsbericht tätigt tätowieren tätowiert tätowierung
        tätowierungen täufer täusche täuschen täuschend täuscht täuschte täuschung täuschungen töchter töchterchen
        töchtern tödlich tödliche tödlichem tödlichen tödlicher tödliches töne tönen tönt töpfchen töpfe töpfen töpfer
        töricht töte töten tötet tötete töteten tötung tötungen tötungsdelikt tübingen tücher tüchern tüchtig tüchtigen
        tücken tümpel tüpfelchen tür türchen türe türen türke türkei türken türkin türkis türkisch türkische türkischem
        türkischen türkischer türkisches türkischstämmige türme türmen türrahmen türsteher türöffner tütchen tüte tüten
        ubuntu ude udo ufer ufern ufers uganda uhr uhren uhrmacher uhrwerk uhrzeigersinn uhrzeit uhrzeiten uhu ukraine
        ukrainer ukrainisch ukrainische ukrainischen ukrainischer ukulele ulla ulm ulmen ulrich ulrichs ulrike ultima
        ultimative ultimativen ultimatum ultraschall um umarme umarmen umarmt umarmte umarmung umarmungen umbau
        umbauarbeiten umbauen umbaumassnahmen umbaus umbauten umbenannt umbenennen umbenennung umbringen umbringt
        umbruch umbrüche umdenken umdrehen umdreht umdrehung umdrehungen umerziehung umfahren umfallen umfang
        umfangreich umfangreiche umfangreichen umfangreicher umfangreichere umfangreiches umfangreichste umfangreichsten
        umfangs umfassen umfassend umfassende umfassenden umfassender umfassendes umfasst umfasste umfassten umfeld
        umfeldes umfelds umfrage umfragen umfragewerte umfunktioniert umfällt umgab umgang umgangen umgangs
        umgangsformen umgangssprache umgangssprachlich umgebaut umgebaute umgebauten umgeben umgebende umgebenden
        umgebenen umgebracht umgebung umgebungen umgedreht umgefallen umgegangen umgehauen umgehe umgehen umgehend
        umgeht umgehung umgekehrt umgekehrte umgekehrten umgekehrter umgekippt umgekommen umgelegt umgeleitet
        umgerechnet umgerüstet umgeschaltet umgeschaut umgeschlagen umgeschrieben umgesehen umgesetzt umgesiedelt
        umgestalten umgestaltet umgestaltung umgestellt umgestiegen umgetauscht umgewandelt umgeworfen umgezogen umgibt
        umging umhang umher umhin umhängen umhängetasche umhüllt umkehr umkehren umkehrschluss umkehrung umkippen
        umkleide umkleidekabine umkommen umkreis umkreisen umkreist umkrempeln umkämpft umkämpften umlage umland umlauf
        umlaufbahn umlaufenden umlegen umleiten umleitung umleitungen umliegende umliegenden umrahmt umrechnung umringt
        umriss umrisse umrissen umrühren umrüstung ums umsatz umsatzes umsatzsteuer umsatzwachstum umschalten umschau
        umschauen umschlag umschlagen umschliessen umschliesst umschlossen umschläge umschreiben umschreibt umschreibung
        umschrieben umschrift umschulung umschweife umschwung umsehen umsetzbar umsetzen umsetzt umsetzten umsetzung
        umsetzungen umsicht umsichtig umsiedlung umso umsonst umsorgt umspannwerk umstand umstehenden umsteigen
        umstellen umstellt umstellung umstellungen umstieg umstimmen umstritten umstrittene umstrittenen umstrittener
        umstrittenes umstrukturierung umstrukturierungen umsturz umstände umständen umständlich umständlicher umsätze
        umsätzen umtausch umtauschen umtriebe umverteilung umwandeln umwandelt umwandlung umweg umwege umwegen umwelt
        umweltbedingungen umweltbelastung umweltbewusstsein umweltbundesamt umweltfreundlich umweltfreundliche
        umweltfreundlichen umweltfreundlicher umwelthilfe umweltminister umweltministerin umweltministerium
        umweltpolitik umweltschutz umweltschutzes umweltschäden umweltschützer umwelttechnik umweltverschmutzung
        umweltzerstörung umwerfend umwickelt umwälzungen umziehen umzieht umzingelt umzubauen umzubenennen umzubringen
        umzug umzugehen umzugs umzukehren umzusehen umzusetzen umzusteigen umzustellen umzuwandeln umzuziehen umzüge
        umzügen unabdingbar unabhängig unabhängige unabhängigen unabhängiger unabhängiges unabhängigkeit
        unabhängigkeitserklärung unablässig unabsichtlich unachtsamkeit unangebracht unangefochten unangemeldet
        unangemessen unangemessene unangenehm unangenehme unangenehmen unangenehmer unangenehmes unangetastet
        unannehmlichkeiten unanständig unantastbar unattraktiv unauffällig unauffällige unauffälligen unauffälliger
        unaufgefordert unaufgeregt unaufhaltsam unaufhörlich unausweichlich unbeabsichtigt unbeachtet unbeantwortet
        unbeaufsichtigt unbedacht unbedenklich unbedeutend unbedeutende unbedeutenden unbedingt unbedingte unbedingten
        unbeeindruckt unbefangen unbefriedigend unbefristet unbefristete unbefristeten unbefugt unbefugte unbegleitete
        unbegreiflich unbegrenzt unbegrenzte unbegrenzten unbegründet unbegründete unbehagen unbehaglich unbehandelt
        unbehelligt unbeholfen unbeirrt unbekannt unbekannte unbekanntem unbekannten unbekannter unbekanntes unbekümmert
        unbeliebt unbemerkt unbenutzt unbeobachtet unbequem unbequeme unbequemen unberechenbar unberechtigt
        unberechtigte unberechtigten unberücksichtigt unberührt unberührte unbeschadet unbeschreiblich unbeschränkt
        unbeschwert unbeschädigt unbesetzt unbesiegbar unbesiegt unbesorgt unbestimmt unbestimmte unbestimmten
        unbestreitbar unbestritten unbeständig unbeteiligt unbeteiligte unbeteiligten unbewaffnet unbewaffnete
        unbewaffneten unbeweglich unbeweglichen unbewohnbar unbewohnt unbewusst unbewusste unbewussten unbezahlbar
        unbezahlt unbezahlte unbezahlten unbrauchbar unbürokratisch und undankbar undankbare undankbaren undemokratisch
        undenkbar underdog undeutlich undicht undichte unding undurchsichtig undurchsichtige undurchsichtigen
        unebenheiten unecht unechte uneheliche unehelichen unehrlich uneigennützig uneingeschränkt uneingeschränkte
        uneingeschränkten uneinheitlich uneinig uneinigkeit uneins unempfindlich unendlich unendliche unendlichen
        unendlicher unendlichkeit unentbehrlich unentdeckt unentgeltlich unentgeltliche unentschieden unentschlossen
        unentwegt unerbittlich unerfahren unerfahrene unerfahrenen unerfahrenheit unerheblich unerhebliche unerheblichen
        unerhört unerkannt unerklärlich unerklärliche unerklärlichen unerlaubt unerlaubte unerlaubten unerlaubter
        unerlässlich unermesslich unermessliche unermüdlich unermüdliche unermüdlichen unerreichbar unersetzlich
        unerträglich unerträgliche unerträglichen unerträglicher unerwartet unerwartete unerwarteten unerwarteter
        unerwartetes unerwähnt unerwünscht unerwünschte unerwünschten unerwünschter unfair unfaire unfairen unfall
        unfallchirurgie unfallflucht unfallfrei unfallopfer unfallort unfalls unfallstelle unfallversicherung unfassbar
        unfassbare unfassbaren unfehlbar unfreiheit unfreiwillig unfreiwillige unfreiwilligen unfreundlich unfreundliche
        unfruchtbar unfruchtbarkeit unfug unfähig unfähige unfähigen unfähigkeit unfälle unfällen ungar ungarisch
        ungarische ungarischen ungarischer ungarn ungarns ungeachtet ungeahnte ungebildet ungebildete ungebildeten
        ungeborene ungeborenen ungebremst ungebrochen ungeduld ungeduldig ungeeignet ungefragt ungefähr ungefährdet
        ungefähre ungefähren ungefährlich ungehalten ungeheuer ungeheuerlich ungeheure ungeheuren ungehindert ungehorsam
        ungeklärt ungeklärte ungeklärten ungeklärter ungeliebten ungelogen ungelöst ungelöste ungelösten ungemach
        ungemein ungemütlich ungenau ungenaue ungenauigkeiten ungeniert ungeniessbar ungenutzt ungenutzte ungenügend
        ungeprüft ungerade ungeraden ungerecht ungerechte ungerechten ungerechtfertigt ungerechtfertigte ungerechtigkeit
        ungerechtigkeiten ungereimtheiten ungern ungeschehen ungeschickt ungeschlagen ungeschminkt ungeschoren
        ungeschützt ungeschützten ungesehen ungestraft ungestört ungestüm ungesund ungesunde ungesunden ungewiss
        ungewisse ungewissen ungewissheit ungewohnt ungewohnte ungewohnten ungewollt ungewollte ungewollten ungewöhnlich
        ungewöhnliche ungewöhnlichen ungewöhnlicher ungewöhnliches ungeziefer ungezwungen unglaublich unglaubliche
        unglaublichen unglaublicher unglaubliches unglaubwürdig ungleich ungleichbehandlung ungleiche ungleichen
        ungleichgewicht ungleichheit ungleichheiten ungläubig ungläubige ungläubigen ungläubiger unglück unglücklich
        unglückliche unglücklichen unglücklicher unglücklicherweise unglücks ungnade ungunsten ungut ungute ungutes
        ungültig ungültige ungünstig ungünstige ungünstigen ungünstiger unhaltbar unhaltbare unhaltbaren unheil
        unheilbar unheimlich unheimliche unheimlichen unheimlicher unhöflich uni unicode uniform uniformen uniformierte
        uniformierten unikat unilever uninteressant union unis unisono universal universale universell universelle
        universellen universitäre universitären universität universitäten universitätsbibliothek universitätsklinik
        universitätsklinikum universitätsprofessor universitätsstadt universum universums unix unkenntlich
        unkenntlichkeit unkenntnis unklar unklare unklaren unklarer unklarheit unklarheiten unklug unkommentiert
        unkompliziert unkomplizierte unkontrolliert unkontrollierte unkontrollierten unkonventionell unkonventionelle
        unkonventionellen unkonzentriert unkosten unkraut unkritisch unlautere unlauteren unliebsame unliebsamen
        unlogisch unlust unlustig unlängst unlösbare unmenge unmengen unmensch unmenschlich unmenschliche unmenschlichen
        unmenschlichkeit unmerklich unmissverständlich unmittelbar unmittelbare unmittelbaren unmittelbarer unmoralisch
        unmotiviert unmut unmöglich unmögliche unmöglichen unmögliches unmöglichkeit unna unnatürlich unnötig unnötige
        unnötigen unnötiger unnötiges unnütz unnütze unnützen unordentlich unordnung unparteiisch unparteiische
        unparteiischen unpassend unpassende unpolitisch unpolitische unpraktisch unproblematisch unprofessionell unrat
        unrealistisch unrealistische unrecht unrechtmässig unrechtsstaat unreflektiert unregelmässig unregelmässige
        unregelmässigen unregelmässigkeiten unreif unreife unrein unrentabel unrichtig unruh unruhe unruhen unruhig
        unruhige unruhigen uns unsachlich unsagbar unsanft unsauber unscharf unscheinbar unscheinbare unscheinbaren
        unschlagbar unschlüssig unschuld unschuldig unschuldige unschuldigen unschuldiger unschuldiges
        unschuldsvermutung unschwer unschädlich unschärfe unschön unschöne unschönen unser unsere unsereins unserem
        unseren unserer unsererseits unseres unseriös unseriöse unserm unsern unsicher unsichere unsicheren unsicherer
        unsicherheit unsicherheiten unsichtbar unsichtbare unsichtbaren unsichtbarer unsinn unsinnig unsinnige
        unsinnigen unsittlich unspektakulär unsportlich unsre unsrer unsterblich unsterbliche unsterblichen
        unsterblichkeit unstimmigkeiten unstrittig unsympathisch unsäglich unsägliche unsäglichen untaten untauglich
        unten unter unterallgäu unterarm unterart unterarten unterbau unterbesetzt unterbewusst unterbewusstsein
        unterbieten unterbinden unterbindet unterbrach unterbrechen unterbrechung unterbrechungen unterbreiten
        unterbreitet unterbricht unterbringen unterbringung unterbrochen unterbunden unterdessen unterdruck unterdrücken
        unterdrücker unterdrückt unterdrückte unterdrückten unterdrückung unterdurchschnittlich untere untereinander
        unteren unterer unterernährung unteres unterfangen unterfranken unterführung untergang untergangs untergebenen
        untergebracht untergebrachten untergegangen untergegangenen untergehen untergeht untergekommen untergeordnet
        untergeordnete untergeordneten untergeschoss untergetaucht unterging untergraben untergrenze untergrund
        untergruppe untergruppen untergräbt unterhaching unterhalb unterhalt unterhalte unterhalten unterhaltsam
        unterhaltsame unterhaltsamen unterhaltsamer unterhaltsames unterhaltung unterhaltungen unterhaltungselektronik
        unterhaltungsmusik unterhaltungswert unterhaus unterhemd unterhielt unterhielten unterholz unterhose unterhosen
        unterhält unterhändler unterirdisch unterirdische unterirdischen unterirdischer unterkiefer unterkriegen
        unterkunft unterkühlung unterkünfte unterkünften unterlag unterlage unterlagen unterlass unterlassen
        unterlassene unterlassung unterlassungserklärung unterlaufen unterlegen unterlegene unterlegenen unterlegt
        unterleib unterliegen unterliegt unterlippe unterm untermalt untermalung untermauern untermauert untermensch
        untermenschen untermieter unternahm unternahmen unternehme unternehmen unternehmens unternehmensberater
        unternehmensberatung unternehmensführung unternehmensgeschichte unternehmensgruppe unternehmenskommunikation
        unternehmenskultur unternehmensleitung unternehmer unternehmerin unternehmerinnen unternehmerische
        unternehmerischen unternehmern unternehmers unternehmertum unternehmung unternehmungen unternimmt unternommen
        unteroffizier unteroffiziere unterordnen unterordnung unterredung unterrepräsentiert unterricht unterrichte
        unterrichten unterrichtet unterrichtete unterrichteten unterrichts unterrichtsstunde unterrichtsstunden
        unterrichtung untersagen untersagt untersagte unterscheidbar unterscheide unterscheiden unterscheidet
        unterscheidung unterschenkel unterschicht unterschied unterschiede unterschieden unterschiedlich
        unterschiedliche unterschiedlichem unterschiedlichen unterschiedlicher unterschiedliches unterschiedlichste
        unterschiedlichsten unterschiedlichster unterschlagen unterschlagung unterschlupf unterschreibe unterschreiben
        unterschreibt unterschreiten unterschrieb unterschrieben unterschrift unterschriften unterschritten
        unterschwellig unterschätze unterschätzen unterschätzt unterschätzte unterseite unterstand unterste unterstehen
        untersteht unterstelle unterstellen unterstellt unterstellte unterstellten unterstellung unterstellungen
        untersten unterstreichen unterstreicht unterstrich unterstrichen unterstufe unterstütze unterstützen
        unterstützend unterstützende unterstützenden unterstützer unterstützern unterstützt unterstützte unterstützten
        unterstützung unterstützungen untersuchen untersucht untersuchte untersuchten untersuchung untersuchungen
        untersuchungsausschuss untersuchungsausschusses untersuchungsergebnisse untersuchungshaft
        untersuchungskommission untersuchungsrichter untertan untertanen untertauchen unterteilen unterteilt
        unterteilung untertitel untertiteln unterton untertrieben unterversorgung unterwandern unterwandert
        unterwanderung unterwarf unterwasser unterwegs unterweisung unterwelt unterwerfen unterwerfung unterwirft
        unterworfen unterwäsche unterwürfig unterzahl unterzeichnen unterzeichner unterzeichnet unterzeichnete
        unterzeichneten unterzeichnung unterziehen unterzieht unterzog unterzogen unterzubringen unterzugehen
        unterzuordnen untiefen untoten untragbar untrennbar untreu untreue untypisch untätig untätigkeit unumgänglich
        unumstritten unumwunden ununterbrochen ununterbrochene unverantwortlich unverbindlich unverbindliche
        unverbindlichen unverblümt unverdient unvereinbar unvergessen unvergesslich unvergessliche unvergesslichen
        unvergleichlich unvergleichliche unvergleichlichen unverheiratet unverheiratete unverhofft unverhohlen
        unverhältnismässig unverkennbar unverletzt unvermeidbar unvermeidlich unvermeidliche unvermeidlichen
        unvermindert unvermittelt unvermögen unvernünftig unverschlüsselt unverschuldet unverschämt unverschämte
        unverschämtheit unversehrt unversehrtheit unverständlich unverständliche unverständnis unversucht
        unverwechselbar unverwechselbare unverwechselbaren unverzichtbar unverzichtbare unverzichtbaren unverzüglich
        unverändert unveränderte unveränderten unveränderter unveröffentlichte unveröffentlichten unvollendet
        unvollständig unvollständige unvollständigen unvorbereitet unvoreingenommen unvorhergesehene unvorhersehbar
        unvorsichtig unvorstellbar unvorstellbare unwahr unwahrheit unwahrheiten unwahrscheinlich unwahrscheinlichen
        unwahrscheinlicher unweigerlich unweit unwesen unwesentlich unwetter unwichtig unwichtige unwichtigen
        unwiderruflich unwidersprochen unwiderstehlich unwiderstehliche unwiederbringlich unwillen unwillkürlich
        unwirklich unwirksam unwissend unwissende unwissenden unwissenheit unwissentlich unwohl unwohlsein unwort
        unwürdig unwürdigen unze unzen unzensiert unzertrennlich unzucht unzufrieden unzufriedene unzufriedenen
        unzufriedenheit unzugänglich unzulänglichkeiten unzulässig unzulässige unzumutbar unzureichend unzureichende
        unzureichenden unzureichender unzutreffend unzuverlässig unzweifelhaft unzählige unzähligen unzähliger unähnlich
        unüberlegt unübersehbar unübersichtlich unübersichtlichen unüblich update updates upgrade upload uploads ural
        uralt uralte uralten uralter uraltes uran uraufführung uraufgeführt urban urbane urbanen urbaner ureinwohner
        urenkel urgeschichte urgrossmutter urgrossvater urheber urheberrecht urheberrechte urheberrechtlich
        urheberrechts urheberrechtsverletzung urheberrechtsverletzungen urhebers urheberschaft urin urinieren urknall
        urkunde urkunden urkundenbuch urkundenfälschung urkundlich urkundliche urlaub urlaube urlauben urlauber
        urlaubern urlaubs urlaubsgeld urlaubsort urlaubstag urlaubstage urlaubszeit urlaubsziel urne urnen urologen
        urologie urplötzlich ursache ursachen ursprung ursprungs ursprünge ursprüngen ursprünglich ursprüngliche
        ursprünglichen ursprünglicher ursprüngliches ursula ursächlich urteil urteile urteilen urteils urteilsbegründung
        urteilsverkündung urteilt urteilte uruguay uruguays urwald urzeit urzeiten usbekistan user usern users usus uta
        ute utensilien utility utopie utopien utopisch utopische utopischen utrecht uwe vag vage vagen vagina vakant
        vakuum valide vampir vampire vampiren van vancouver vandalen vandalismus vanille variabel variabilität variable
        variablen variabler variante varianten varianz variation variationen varietät varietäten varieté variieren
        variiert vasallen vase vasen vater vaterland vaterlandes vaterländische vaterländischen vaters vaterschaft
        vatertag vaterunser vati vatikan vatikanischen vatikans vattenfall vegan vegane veganen veganer veganes
        veganismus vegetarier vegetarierin vegetarisch vegetarische vegetarischen vegetarisches vegetation vegetative
        vehement vehikel veilchen vektor vektoren vene venedig venedigs venen venetien venezianische venezianischen
        venezuela venezuelas ventil ventilator ventilatoren ventile venus verabreden verabredet verabredeten verabredung
        verabredungen verabreichen verabreicht verabreichung verabscheue verabscheuen verabscheut verabschiede
        verabschieden verabschiedet verabschiedete verabschiedeten verabschiedung verachte verachten verachtet
        verachtung verallgemeinern verallgemeinert verallgemeinerung verallgemeinerungen veraltet veraltete veralteten
        veranda verankern verankert verankerte verankerten verankerung veranlagt veranlagung veranlassen veranlasst
        veranlasste veranlassten veranlassung veranschaulichen veranschaulicht veranschaulichung veranschlagt
        veranstalten veranstalter veranstaltern veranstalters veranstaltet veranstaltete veranstalteten veranstaltung
        veranstaltungen veranstaltungskalender veranstaltungsort veranstaltungsreihe verantworten verantwortet
        verantwortlich verantwortliche verantwortlichen verantwortlicher verantwortlichkeit verantwortlichkeiten
        verantwortung verantwortungsbereich verantwortungsbewusst verantwortungsbewusstsein verantwortungslos
        verantwortungsvoll verantwortungsvolle verantwortungsvollen verarbeiten verarbeitende verarbeitenden verarbeitet
        verarbeitete verarbeiteten verarbeitung verarmt verarmten verarmung verarsche verarschen verarscht verb verbal
        verbale verbalen verbaler verband verbanden verbandes verbands verbandsgemeinde verbandsliga verbannen verbannt
        verbannte verbannung verbarg verbauen verbaut verbauten verben verbergen verbessere verbessern verbessert
        verbesserte verbesserten verbesserter verbessertes verbesserung verbesserungen verbesserungsvorschläge
        verbesserungswürdig verbeugung verbiegen verbiete verbieten verbietet verbinde verbinden verbindende verbindet
        verbindlich verbindliche verbindlichen verbindlichkeit verbindlichkeiten verbindung verbindungen verbirgt
        verbissen verbittert verbitterung verblassen verblasst verbleib verbleiben verbleibende verbleibenden verbleibt
        verblendet verblendeten verblendung verblieb verblieben verbliebene verbliebenen verblödet verblüffend
        verblüffende verblüfft verbockt verbogen verborgen verborgene verborgenen verbot verbote verboten verbotene
        verbotenen verbotener verbotenes verbots verbracht verbrachte verbrachten verbrannt verbrannte verbrannten
        verbrauch verbrauchen verbraucher verbrauchern verbrauchers verbraucherschutz verbraucherschützer
        verbraucherzentrale verbrauchs verbraucht verbrauchte verbrauchten verbrechen verbrechens verbrecher
        verbrecherischen verbrechern verbreite verbreiten verbreitert verbreiterung verbreitet verbreitete verbreiteten
        verbreiteter verbreitetes verbreitung verbreitungsgebiet verbrenne verbrennen verbrenner verbrennt verbrennung
        verbrennungen verbrennungsmotor verbrennungsmotoren verbringe verbringen verbringst verbringt verbrochen verbs
        verbuchen verbucht verbuchte verbund verbunden verbundene verbundenen verbundener verbundenheit verbände
        verbänden verbünden verbündet verbündete verbündeten verbündeter verdacht verdachts verdammen verdammnis
        verdammt verdammte verdammten verdammter verdammtes verdampfen verdampft verdanke verdanken verdankt verdankte
        verdauen verdaut verdauung verdeck verdecken verdeckt verdeckte verdeckten verdeckter verdenken verderben
        verdeutlichen verdeutlicht verdeutlichung verdi verdichten verdichtet verdichtung verdickt verdiene verdienen
        verdienst verdienste verdiensten verdient verdiente verdienten verdienter verdientes verdirbt verdis verdonnert
        verdoppeln verdoppelt verdoppelte verdoppelung verdopplung verdorben verdorbene verdreckt verdrehen verdreht
        verdrehte verdreifachen verdreifacht verdruss verdrängen verdrängt verdrängte verdrängten verdrängung verdrückt
        verdun verdunkeln verdunkelt verdunstet verdunstung verdursten verdutzt verdächtig verdächtige verdächtigen
        verdächtiger verdächtiges verdächtigt verdächtigungen verdünnen verdünnt verdünnung veredelt veredelung verehren
        verehrer verehrt verehrte verehrten verehrter verehrung vereidigt vereidigung verein vereinbar vereinbaren
        vereinbarkeit vereinbart vereinbarte vereinbarten vereinbarung vereinbarungen vereine vereinen vereines
        vereinfachen vereinfacht vereinfachte vereinfachten vereinfachung vereinheitlichen vereinheitlicht
        vereinheitlichung vereinigen vereinigt vereinigte vereinigten vereinigtes vereinigung vereinigungen vereinnahmen
        vereinnahmt vereinnahmung vereins vereinsführung vereinsgeschichte vereinsheim vereinsleben vereinsmitglieder
        vereinsregister vereint vereinte vereinten vereinzelt vereinzelte vereinzelten vereiteln vereitelt verengt
        verengung vererben vererbt vererbung verewigen verewigt verfahren verfahrens verfahrenstechnik verfall verfallen
        verfallenen verfalls verfallsdatum verfangen verfassen verfasser verfasserin verfassers verfasst verfasste
        verfassten verfassung verfassungen verfassungsbeschwerde verfassungsgericht verfassungsgerichtshof
        verfassungsrecht verfassungsrechtlich verfassungsrechtliche verfassungsrechtlichen verfassungsreform
        verfassungsrichter verfassungsschutz verfassungsschutzes verfassungsschützer verfassungswidrig
        verfassungswidrige verfassungsänderung verfechter verfehlen verfehlt verfehlte verfehlten verfehlung
        verfehlungen verfeindeten verfeinern verfeinert verfestigt verfiel verfilmt verfilmung verfilmungen verflechtung
        verflechtungen verfliegt verflixt verflixte verflochten verflogen verfluchen verflucht verfluchte verfluchten
        verfolge verfolgen verfolger verfolgern verfolgst verfolgt verfolgte verfolgten verfolgter verfolgung
        verfolgungen verfolgungsjagd verfolgungswahn verformung verfrachtet verfrüht verfährt verfällt verfälschen
        verfälscht verfärbt verfügbar verfügbare verfügbaren verfügbarkeit verfüge verfügen verfügt verfügte verfügten
        verfügung verfügungen verführen verführer verführerisch verführerische verführt verführung verfüttert vergab
        vergabe vergaben vergangen vergangene vergangenen vergangener vergangenes vergangenheit vergaser vergass
        vergassen vergast vergebe vergeben vergebene vergebenen vergebens vergeblich vergeblichen vergebung vergehen
        vergehens vergeht vergeigt vergelten vergeltung vergesellschaftung vergesse vergessen vergessene vergessenen
        vergessenheit vergesslich vergesst vergeuden vergeudet vergewaltigen vergewaltiger vergewaltigt vergewaltigte
        vergewaltigung vergewaltigungen vergewissern vergib vergibt vergiessen vergiften vergiftet vergiftete
        vergifteten vergiftung vergiftungen verging vergingen vergiss vergisst verglasung vergleich vergleichbar
        vergleichbare vergleichbaren vergleichbarer vergleichbares vergleichbarkeit vergleiche vergleichen vergleichende
        vergleichenden vergleichs vergleichst vergleichsweise vergleicht verglich verglichen vergnügen vergnügt
        vergnügungspark vergoldet vergoldete vergoldeten vergossen vergraben vergraulen vergrault vergreifen vergriffen
        vergrössern vergrössert vergrösserte vergrösserten vergrösserung vergänglich vergänglichkeit vergönnt
        vergünstigungen vergütet vergütung vergütungen verhaften verhaftet verhaftete verhafteten verhaftung
        verhaftungen verhalf verhalte verhalten verhaltens verhaltenskodex verhaltensmuster verhaltensregeln
        verhaltenstherapie verhaltensweise verhaltensweisen verhandelbar verhandeln verhandelt verhandelte verhandelten
        verhandlung verhandlungen verhandlungspartner verharmlosen verharmlost verharmlosung verharren verharrt verhasst
        verhassten verhauen verheerend verheerende verheerenden verheilt verheimlichen verheimlicht verheiraten
        verheiratet verheiratete verheirateten verheisst verheissung verheizt verhelfen verherrlicht verherrlichung
        verhielt verhielten verhilft verhindere verhindern verhindert verhinderte verhinderten verhinderung verholfen
        verhungern verhungert verhält verhältnis verhältnismässig verhältnismässigkeit verhältnisse verhältnissen
        verhältnisses verhängen verhängnis verhängnisvolle verhängnisvollen verhängt verhängte verhängten verhängung
        verhärtet verhöhnen verhöhnt verhöhnung verhör verhöre verhören verhört verhüllen verhüllt verhüten verhütung
        verhütungsmittel verifikation verifizieren verifiziert verifizierung verinnerlichen verinnerlicht verirren
        verirrt verirrte verjagen verjagt verjährt verjährung verjährungsfrist verjüngen verjüngt verjüngung verkabelung
        verkannt verkauf verkaufe verkaufen verkaufs verkaufsfläche verkaufspreis verkaufsschlager verkaufsstart
        verkaufsstellen verkaufst verkaufszahlen verkauft verkaufte verkauften verkehr verkehren verkehrs
        verkehrsanbindung verkehrsaufkommen verkehrsbetriebe verkehrschaos verkehrsfluss verkehrsgesellschaft
        verkehrsinfrastruktur verkehrskontrolle verkehrslage verkehrsminister verkehrsministerium verkehrsmittel
        verkehrsmitteln verkehrsplanung verkehrspolitik verkehrsrecht verkehrsregeln verkehrssicherheit
        verkehrsteilnehmer verkehrsteilnehmern verkehrsunfall verkehrsunfälle verkehrsunfällen verkehrsunternehmen
        verkehrsverbund verkehrswege verkehrswert verkehrswesen verkehrszeichen verkehrt verkehrte verkehrten verkennen
        verkennt verkettung verklagen verklagt verklagte verklebt verkleiden verkleidet verkleidete verkleideten
        verkleidung verkleidungen verkleinern verkleinert verkleinerung verklemmt verklärt verklärung verknallt
        verknappung verkneifen verknüpfen verknüpft verknüpfte verknüpften verknüpfung verknüpfungen verkommen verkommt
        verkraften verkraftet verkrampft verkriechen verkäufe verkäufen verkäufer verkäuferin verkäufern verkäufers
        verkörpern verkörpert verkörperte verkörperung verkünden verkündet verkündete verkündeten verkündigung
        verkündung verkürzen verkürzt verkürzte verkürzten verkürzung verladen verlag verlage verlagen verlagern
        verlagert verlagerte verlagerung verlages verlags verlagsanstalt verlagsbuchhandlung verlagsgesellschaft
        verlagsgruppe verlagshaus verlange verlangen verlangsamen verlangsamt verlangst verlangt verlangte verlangten
        verlas verlass verlasse verlassen verlassene verlassenen verlasst verlaub verlauf verlaufe verlaufen verlaufende
        verlaufenden verlautbarungen verlauten verlegen verlegenheit verleger verlegers verlegt verlegte verlegten
        verlegung verleih verleihe verleihen verleiht verleihung verleiten verleitet verlernt verlesen verletze
        verletzen verletzend verletzlich verletzt verletzte verletzten verletzter verletzung verletzungen
        verletzungsbedingt verletzungsgefahr verletzungspause verleugnen verleugnet verleugnung verleumdet verleumdung
        verleumdungen verliebe verlieben verliebt verliebte verliebten verlief verliefen verlieh verliehen verliehene
        verliehenen verliere verlieren verlierer verlierern verlierst verliert verlies verliess verliessen verlinken
        verlinkt verlinkte verlinkten verlinkung verlobt verlobte verlobten verlobter verlobung verlobungsring
        verlockend verlockende verlogen verlogene verlogenen verlogenheit verlor verloren verlorene verlorenem
        verlorenen verlorener verlorenes verlosen verlost verlosung verlust verluste verlusten verlustes verlängern
        verlängert verlängerte verlängerten verlängerter verlängerung verlängerungen verlässlich verlässliche
        verlässlichen verlässlicher verlässlichkeit verlässt verläufe verläuft vermacht vermag vermarkten vermarktet
        vermarktung vermasselt vermehren vermehrt vermehrte vermehrten vermehrung vermeidbar vermeidbare vermeide
        vermeiden vermeidet vermeidung vermeintlich vermeintliche vermeintlichen vermeintlicher vermelden vermeldet
        vermengen vermengt vermerk vermerken vermerkt vermessen vermessung vermied vermieden vermieten vermieter
        vermieterin vermietern vermieters vermietet vermietete vermietung vermindern vermindert verminderte verminderten
        verminderter verminderung vermischen vermischt vermischtes vermischung vermiss vermisse vermissen vermisst
        vermisste vermissten vermisster vermittelbar vermitteln vermittelt vermittelte vermittelten vermittler
        vermittlung vermochte vermochten vermummt vermummte vermummten vermute vermuten vermutet vermutete vermuteten
        vermutlich vermutung vermutungen vermächtnis vermählt vermählung vermögen vermögende vermögenden vermögens
        vermögenssteuer vermögensverwalter vermögensverwaltung vermögenswerte vernachlässigbar vernachlässigen
        vernachlässigt vernachlässigte vernachlässigten vernachlässigung vernahm vernaschen vernehmen vernehmung
        vernehmungen verneinen verneint verneinte verneinung vernetzen vernetzt vernetzte vernetzten vernetzung
        vernichten vernichtend vernichtende vernichtenden vernichtet vernichtete vernichtung vernichtungslager
        vernissage vernommen vernunft vernünftig vernünftige vernünftigen vernünftiger vernünftiges verona verordnen
        verordnet verordnete verordneten verordnung verordnungen verpachtet verpachtung verpacken verpackt verpackte
        verpackung verpackungen verpass verpasse verpassen verpasst verpasste verpassten verpflegung verpflichten
        verpflichtend verpflichtende verpflichtenden verpflichtet verpflichtete verpflichteten verpflichtung
        verpflichtungen verpfändet verplant verprügeln verprügelt verpufft verputzt verpönt verrat verrate verraten
        verrats verrechnen verrechnet verrechnung verrecke verrecken verreckt verregneten verreisen verreist verrichten
        verrichtet verriegelt verriet verrieten verringern verringert verringerte verringerten verringerung verrohung
        verrotten verruf verrutscht verrät verräter verrückt verrückte verrückten verrückter verrücktes verrücktheit
        vers versa versagen versagens versager versagt versagte versagten versah versailles versammeln versammelt
        versammelte versammelten versammlung versammlungen versammlungsfreiheit versand versandapotheke versandhandel
        versandkosten versandkostenfrei versandt versank versauen versaut versaute versauten verschaffen verschafft
        verschaffte verschafften verschanzt verschenke verschenken verschenkt verschenkte verscheuchen verscheucht
        verschicken verschickt verschiebe verschieben verschiebt verschiebung verschiebungen verschieden verschiedene
        verschiedenen verschiedener verschiedenes verschiedenheit verschiedenste verschiedensten verschiedenster
        verschiedentlich verschifft verschlafen verschlagen verschlang verschlechtern verschlechtert verschlechterte
        verschlechterung verschleiern verschleiert verschleierte verschleierung verschleiss verschleppen verschleppt
        verschleppung verschliessen verschliesst verschlimmern verschlimmert verschlingen verschlingt verschlossen
        verschlossene verschlossenen verschlossener verschlucken verschluckt verschlug verschlungen verschluss
        verschlägt verschlüsseln verschlüsselt verschlüsselte verschlüsselten verschlüsselung verschmelzen verschmelzung
        verschmerzen verschmiert verschmilzt verschmitzt verschmolzen verschmutzt verschmutzung verschmäht verschnitt
        verschob verschoben verschobene verschobenen verschollen verschollene verschollenen verschonen verschont
        verschossen verschrecken verschreckt verschreiben verschreibt verschrieben verschrottet verschränkt verschulden
        verschuldet verschuldete verschuldeten verschuldung verschwand verschwanden verschweigen verschweigt verschwende
        verschwenden verschwenderisch verschwendet verschwendete verschwendung verschwieg verschwiegen verschwiegenheit
        verschwimmen verschwinde verschwinden verschwindend verschwindet verschwitzt verschwommen verschworen
        verschwunden verschwundene verschwundenen verschwörer verschwörung verschwörungen verschwörungstheorie
        verschwörungstheorien verschärfen verschärft verschärfte verschärften verschärfung verschönern verschönert
        verschönerung verschüttet verse versehen versehene versehenen versehentlich versen versenden versender versendet
        versendung versenken versenkt versenkte versenkung versetzen versetzt versetzte versetzten versetzung verseucht
        verseuchten versichere versicherer versichern versichert versicherte versicherten versicherung versicherungen
        versicherungsgesellschaft versicherungsmakler versicherungsnehmer versicherungspflicht versicherungsschutz
        versicherungssumme versicherungsunternehmen versicherungswirtschaft versickert versiegeln versiegelt
        versiegelung versieht versiert versierte versierten versinken versinkt version versionen versklaven versklavt
        versklavung versohlt versorgen versorger versorgt versorgte versorgten versorgung versorgungssicherheit
        verspannt verspeisen verspeist versperren versperrt verspielen verspielt verspielte verspielten verspotten
        verspottet versprach versprachen verspreche versprechen versprecher versprechungen verspricht versprochen
        versprochene versprochenen versprühen versprüht verspätet verspätete verspäteten verspätung verspätungen
        verspüre verspüren verspürt verspürte verstaatlicht verstaatlichung verstand verstanden verstandes verstarb
        verstaubt verstauen verstaut versteck verstecke verstecken versteckt versteckte versteckten versteckter versteh
        verstehe verstehen verstehst versteht versteigern versteigert versteigerung versteinert verstellen verstellt
        versteuern versteuert verstiess verstimmt verstimmungen verstirbt verstopfen verstopft verstopfte verstopfung
        verstorben verstorbene verstorbenen verstorbener verstoss verstosse verstossen verstosses verstrahlt
        verstreichen verstreut verstreuten verstrichen verstrickt verstrickung verstrickungen verstummen verstummt
        verständigen verständigt verständigung verständlich verständliche verständlichen verständlicher
        verständlicherweise verständlichkeit verständnis verständnisses verständnisvoll verstärken verstärker verstärkt
        verstärkte verstärkten verstärkter verstärktes verstärkung verstärkungen verstörend verstörende verstört
        verstösse verstössen verstösst verstümmelt versuch versuche versuchen versuchs versuchsanstalt versuchspersonen
        versuchst versuchsweise versucht versuchte versuchten versuchter versuchung versuchungen versunken versunkene
        versunkenen versus versäumen versäumnis versäumnisse versäumt versäumte versöhnen versöhnt versöhnung versüssen
        versüsst vertagen vertagt vertauschen vertauscht verteidige verteidigen verteidiger verteidigern verteidigers
        verteidigst verteidigt verteidigte verteidigten verteidigung verteidigungsminister verteidigungsministerin
        verteidigungsministerium verteidigungsministeriums verteidigungspolitik verteile verteilen verteiler verteilt
        verteilte verteilten verteilung verteuern verteuert verteufeln verteufelt vertiefen vertieft vertiefte
        vertieften vertiefung vertiefungen vertikal vertikale vertikalen vertikaler vertippt vertont vertonung vertrag
        vertrage vertragen vertrages vertraglich vertragliche vertraglichen vertrags vertragsabschluss
        vertragsbedingungen vertragsparteien vertragspartner vertragsschluss vertragsstaaten vertragsverlängerung
        vertrat vertraten vertrau vertraue vertrauen vertrauens vertrauensperson vertrauensverhältnis vertrauensverlust
        vertrauensvoll vertrauensvolle vertrauenswürdig vertrauenswürdige vertrauenswürdigen vertraulich vertrauliche
        vertraulichen vertraulichkeit vertraust vertraut vertraute vertrauten vertrauter vertrautes vertrautheit
        vertreiben vertreibt vertreibung vertretbar vertretbaren vertrete vertreten vertretene vertretenen vertreter
        vertreterin vertreterinnen vertretern vertreters vertretung vertretungen vertrieb vertrieben vertriebene
        vertriebenen vertriebs vertriebsleiter vertriebspartner vertritt verträge verträgen verträglich verträglichkeit
        verträgt verträumt vertuschen vertuscht vertuschung verunglimpft verunglimpfung verunglückt verunglückte
        verunglückten verunreinigt verunreinigung verunreinigungen verunsichern verunsichert verunsicherung verunstaltet
        veruntreut veruntreuung verursachen verursacher verursacht verursachte verursachten verurteile verurteilen
        verurteilt verurteilte verurteilten verurteilter verurteilung verurteilungen vervielfacht vervielfältigen
        vervielfältigt vervielfältigung vervollständigen vervollständigt vervollständigung verwachsen verwahren
        verwahrlost verwahrlosung verwahrt verwahrung verwaist verwaiste verwalten verwalter verwaltet verwaltete
        verwalteten verwaltung verwaltungen verwaltungsakt verwaltungsaufwand verwaltungsgebäude verwaltungsgemeinschaft
        verwaltungsgericht verwaltungsgerichts verwaltungsgerichtshof verwaltungskosten verwaltungsrat verwaltungsrates
        verwaltungsrats verwaltungsrecht verwaltungsreform verwandeln verwandelt verwandelte verwandelten verwandlung
        verwandt verwandte verwandten verwandter verwandtschaft verwarf verwarnt verwarnung verwechseln verwechselst
        verwechselt verwechslung verwechslungen verwegen verwehren verwehrt verweht verweigere verweigern verweigert
        verweigerte verweigerten verweigerung verweildauer verweilen verweilt verweis verweise verweisen verweist
        verwendbar verwende verwenden verwendest verwendet verwendete verwendeten verwendung verwendungen
        verwendungszweck verwerfen verwerflich verwerfung verwerfungen verwertbar verwertbare verwerten verwertet
        verwertung verwickeln verwickelt verwicklung verwicklungen verwies verwiesen verwirft verwirklichen verwirklicht
        verwirklichte verwirklichung verwirkt verwirren verwirrend verwirrende verwirrt verwirrte verwirrten verwirrter
        verwirrung verwirrungen verwischen verwischt verwitterung verwoben verworfen verworren verwundbar verwunderlich
        verwundern verwundert verwunderung verwundet verwundete verwundeten verwundung verwurzelt verwässert verwöhnen
        verwöhnt verwöhnte verwöhnten verwüsten verwüstet verwüstete verwüsteten verwüstung verwüstungen verzahnt
        verzahnung verzaubern verzaubert verzauberte verzauberten verzehr verzehren verzehrt verzeichnen verzeichnet
        verzeichnete verzeichneten verzeichnis verzeichnisse verzeih verzeihe verzeihen verzeiht verzeihung verzerren
        verzerrt verzerrte verzerrten verzerrung verzerrungen verzicht verzichte verzichten verzichtet verzichtete
        verzichteten verzieh verziehen verzieht verzieren verziert verzierte verzierten verzierung verzierungen verzinst
        verzinsung verzog verzogen verzug verzweifeln verzweifelt verzweifelte verzweifelten verzweifelter verzweiflung
        verzweigt verzweigten verzweigung verzögern verzögert verzögerte verzögerten verzögerung verzögerungen
        verächtlich verändere veränderlich verändern verändernden verändert veränderte veränderten veränderter
        verändertes veränderung veränderungen verängstigt veräppelt verärgern verärgert verärgerung veräussern
        veräussert veräusserung veröffentliche veröffentlichen veröffentlicht veröffentlichte veröffentlichten
        veröffentlichung veröffentlichungen verübeln verüben verübt verübte verübten vesper veteran veteranen veterinär
        veto vetorecht vetter vettern vetternwirtschaft via viagra vibration vibrationen vibrator vibrieren vibriert
        vice victor video videoaufnahmen videobeweis videobotschaft videoclip videoclips videokamera videokonferenz
        videomaterial videos videospiel videospiele videospielen videothek videoüberwachung viecher vieh viehzucht viel
        viele vielem vielen vieler vielerlei vielerorts vieles vielfach vielfache vielfachen vielfaches vielfalt
        vielfältig vielfältige vielfältigen vielfältiger vielfältiges vielfältigkeit vielleicht vielmals vielmehr
        vielschichtig vielschichtige vielschichtigen vielseitig vielseitige vielseitigen vielseitiger vielseitiges
        vielseitigkeit vielversprechend vielversprechende vielversprechenden vielzahl vier vierbeiner viereck
        viereinhalb vierfach vierfache vierfachen vierjährige vierjährigen vierjähriger vierköpfige viermal
        vierstelligen viert vierte viertel viertelfinale vierteljahr vierteljahrhundert vierteljährlich vierteln
        viertels viertelstunde vierten viertens vierter viertes vierzehn vierzig vierzylinder vietnam vietnamesen
        vietnamkrieg vietnams vignette vikar viktoria viktorianischen villa villen vilnius viola violett violette
        violetten violine violinen violoncello viper viren virginia virtuell virtuelle virtuellen virtueller virtuelles
        virtuos virtuose virtuosen virtuosität virus visa visage visier vision visionen visionär visionäre visitation
        visite visitenkarte visitenkarten viskosität vista visualisieren visualisiert visualisierung visuell visuelle
        visuellen visueller visum vital vitale vitalität vitamin vitamine vitaminen vitrine vitrinen vivendi vize
        vizebürgermeister vizekanzler vizekönig vizemeister vizemeisterschaft vizepräsident vizepräsidenten
        vizepräsidentin vizeweltmeister vlies vodafone vogel vogelarten vogelgrippe vogelperspektive vogels
        vogelscheuche vogelwelt vogt vogtland vogts voilà vokabel vokabeln vokabular vokal vokale vokalen volatilität
        volk volke volker volkes volks volksabstimmung volksabstimmungen volksarmee volksbank volksbanken volksbefragung
        volksbegehren volksbildung volksblatt volksbühne volksentscheid volksentscheide volksfest volksfront
        volksgemeinschaft volksgruppe volksgruppen volkshochschule volkshochschulen volksinitiative volkskammer
        volkskunde volkskunst volkslied volkslieder volksliedern volksmund volksmusik volkspark volkspartei
        volksparteien volksrepublik volksschule volksschulen volkssport volksstimme volkstheater volkstümliche
        volkstümlichen volksverhetzung volksverräter volksversammlung volksvertreter volksvertretung volkswagen
        volkswirt volkswirtschaft volkswirtschaften volkswirtschaftlich volkswirtschaftliche volkswirtschaftlichen
        volkswirtschaftslehre volkszeitung volkszählung voll vollauf vollautomatisch vollautomatische vollbart
        vollbeschäftigung vollbild vollblut vollbracht vollbremsung vollbringen vollbusige volle vollem vollen vollenden
        vollendet vollendete vollendeten vollends vollendung voller volles volleyball vollgas vollidiot vollidioten
        volljährig volljährige volljährigen vollkommen vollkommene vollkommenen vollkommener vollkommenheit vollkorn
        vollkornbrot vollmacht vollmachten vollmer vollmond vollnarkose vollpfosten vollsperrung vollste vollsten
        vollstes vollstrecken vollstrecker vollstreckt vollstreckung vollständig vollständige vollständigen
        vollständiger vollständiges vollständigkeit volltext volltreffer volltrottel vollversammlung vollwertige
        vollwertigen vollwertiges vollzeit vollzeitstelle vollziehen vollzieht vollzog vollzogen vollzug vollzählig
        volontariat volt voltaire volumen volumens volvo vom von voneinander vonnöten vonseiten vonstatten vor vorab
        vorabend vorahnung voran voranbringen vorangegangen vorangegangene vorangegangenen vorangehen vorangehenden
        vorangeht vorangestellt vorangetrieben vorankommen vorankündigung voranmeldung vorantreiben vorantreibt
        voranzubringen voranzutreiben vorarbeit vorarbeiten vorarbeiter vorarlberg voraus vorausgegangen
        vorausgegangenen vorausgesagt vorausgesehen vorausgesetzt voraussagen vorausschauend voraussehen voraussetzen
        voraussetzt voraussetzung voraussetzungen voraussicht voraussichtlich voraussichtliche voraussichtlichen
        vorauswahl vorband vorbau vorbehalt vorbehalte vorbehalten vorbehaltlich vorbehaltlos vorbei vorbeifahren
        vorbeigefahren vorbeigegangen vorbeigehen vorbeigeht vorbeigekommen vorbeikommen vorbeikommt vorbeischauen
        vorbeiziehen vorbereiten vorbereitende vorbereitenden vorbereitet vorbereitete vorbereiteten vorbereitung
        vorbereitungen vorbereitungszeit vorbericht vorbesitzer vorbestellen vorbestellt vorbestellung vorbestellungen
        vorbestraft vorbeugen vorbeugende vorbeugung vorbild vorbilder vorbildern vorbildfunktion vorbildlich
        vorbildliche vorbildlichen vorbildlicher vorbildung vorbote vorboten vorbringen vordach vordenker vorderachse
        vordere vorderen vorderer vorderflügel vordergrund vordergründig vordermann vorderrad vorderseite vordersten
        vorderster vordringen voreilig voreiligen voreingenommen vorenthalten vorentscheid vorentscheidung
        vorerkrankungen vorerst vorfahren vorfahrt vorfall vorfalls vorfeld vorfinden vorfindet vorfreude vorfälle
        vorfällen vorführen vorführung vorführungen vorgabe vorgaben vorgang vorgangs vorgarten vorgeben vorgebeugt
        vorgeblich vorgebracht vorgebrachten vorgedrungen vorgefallen vorgefertigte vorgefertigten vorgefunden
        vorgeführt vorgegangen vorgegeben vorgegebene vorgegebenen vorgehabt vorgehalten vorgehaltener vorgehen
        vorgehens vorgehensweise vorgehensweisen vorgeht vorgekommen vorgeladen vorgelagerten vorgelegen vorgelegt
        vorgelegte vorgelegten vorgelesen vorgemacht vorgenannten vorgenommen vorgenommene vorgenommenen vorgeschichte
        vorgeschlagen vorgeschlagene vorgeschlagenen vorgeschmack vorgeschoben vorgeschrieben vorgeschriebene
        vorgeschriebenen vorgesehen vorgesehene vorgesehenen vorgesetzt vorgesetzte vorgesetzten vorgesetzter vorgesorgt
        vorgespielt vorgestellt vorgestellte vorgestellten vorgestern vorgetragen vorgetragene vorgetragenen
        vorgetäuscht vorgeworfen vorgezogen vorgezogene vorgezogenen vorgibt vorging vorgänge vorgängen vorgänger
        vorgängerin vorgängermodell vorgängern vorgängers vorhabe vorhaben vorhabens vorhalle vorhalten vorhanden
        vorhandene vorhandenem vorhandenen vorhandener vorhandenes vorhandensein vorhang vorhangs vorhat vorhatte
        vorhaut vorher vorhergehende vorhergehenden vorhergesagt vorhergesehen vorherige vorherigen vorheriger
        vorherrschaft vorherrschen vorherrschend vorherrschende vorherrschenden vorherrscht vorhersage vorhersagen
        vorhersehbar vorhersehen vorherzusagen vorhin vorhinein vorhof vorhut vorhänge vorhängen vorige vorigen voriges
        vorjahr vorjahre vorjahren vorjahres vorjahreszeitraum vorkam vorkamen vorkasse vorkaufsrecht vorkehrungen
        vorkenntnisse vorkommen vorkommende vorkommenden vorkommnisse vorkommnissen vorkommt vorkriegszeit vorkämpfer
        vorladung vorlag vorlage vorlagen vorlauf vorleben vorlegen vorlegt vorlegte vorleistung vorlesen vorleser
        vorlesung vorlesungen vorletzte vorletzten vorletzter vorlieb vorliebe vorlieben vorliege vorliegen vorliegend
        vorliegende vorliegenden vorliegt vorliest vorläufer vorläufig vorläufige vorläufigen vorläufiger vorläufiges
        vorm vormachen vormachtstellung vormaligen vormals vormarsch vormerken vormittag vormittags vormonat vormund
        vormundschaft vormärz vorn vornahm vorname vornamen vorne vornehm vornehme vornehmen vornehmlich vorneweg
        vornherein vornimmt vorort vororte vororten vorplatz vorpommern vorposten vorprogramm vorprogrammiert vorrang
        vorrangig vorrangige vorrat vorratsdatenspeicherung vorraum vorrecht vorrede vorredner vorreiter vorreiterrolle
        vorrichtung vorrichtungen vorrunde vorräte vorräten vorrätig vorrücken vorsah vorsaison vorsatz vorschau
        vorschein vorschieben vorschlag vorschlagen vorschlug vorschläge vorschlägen vorschlägt vorschnell vorschreiben
        vorschreibt vorschrift vorschriften vorschub vorschule vorschuss vorsehen vorsehung vorsicht vorsichtig
        vorsichtige vorsichtigen vorsichtiger vorsichtshalber vorsichtsmassnahme vorsichtsmassnahmen vorsieht vorsingen
        vorsitz vorsitzende vorsitzendem vorsitzenden vorsitzender vorsorge vorsorgen vorsorglich vorspann vorspeise
        vorspiel vorspielen vorsprechen vorsprung vorstadt vorstand vorstandes vorstands vorstandschef vorstandsmitglied
        vorstandsmitglieder vorstandssitzung vorstandsvorsitzende vorstandsvorsitzenden vorstandsvorsitzender vorstehend
        vorstehenden vorsteher vorstellbar vorstelle vorstellen vorstellig vorstellst vorstellt vorstellte vorstellung
        vorstellungen vorstellungsgespräch vorstellungskraft vorstoss vorstossen vorstrafen vorstufe vorstädte vorstände
        vorständen vorstösse vorsätze vorsätzlich vorsätzliche vorsätzlichen vorsätzlicher vortag vorteil vorteile
        vorteilen vorteilhaft vorteilhafte vortrag vortragen vortragenden vortrages vortrags vortragsreihe vortrefflich
        vortritt vortrug vorträge vorträgen vorträgt vortäuschen vorurteil vorurteile vorurteilen vorverkauf vorverlegt
        vorwahl vorwahlen vorwand vorwarf vorwarnung vorweg vorweihnachtszeit vorweisen vorwerfen vorwerk vorwiegend
        vorwirft vorwissen vorwoche vorwort vorwurf vorwurfs vorwärts vorwürfe vorwürfen vorzeichen vorzeige vorzeigen
        vorzeit vorzeitig vorzeitige vorzeitigen vorzeitiger vorziehen vorzieht vorzimmer vorzubereiten vorzubeugen
        vorzubringen vorzudringen vorzufinden vorzuführen vorzug vorzugehen vorzugsweise vorzulegen vorzulesen
        vorzunehmen vorzuschlagen vorzuschreiben vorzustellen vorzutragen vorzutäuschen vorzuweisen vorzuwerfen
        vorzuziehen vorzüge vorzügen vorzüglich vorzügliche vorüber vorübergehen vorübergehend vorübergehende
        vorübergehenden vorübergehender votum voyeur vulgär vulkan vulkanausbruch vulkane vulkaneifel vulkanische
        vulkanischen vulkans vulva väter väterliche väterlichen väterlicherseits vätern vögel vögelchen vögeln völker
        völkerbund völkerkunde völkermord völkern völkerrecht völkerrechtlich völkerrechtliche völkerrechtlichen
        völkerrechts völkerrechtswidrig völkerverständigung völkerwanderung völkisch völkische völkischen völler völlig
        völlige völligen völliger völliges waage waagen waagerecht waagschale waben wach wachau wachdienst wache wachen
        wacher wachmann wachs wachsam wachsamkeit wachse wachsen wachsende wachsendem wachsenden wachsender wachsendes
        wachst wachstum wachstums wachstumskurs wachstumsrate wachstumsraten wacht wachte wachtel wachtmeister wachturm
        wackelig wackeln wackelt wacker wade waden wadi waffe waffel waffeln waffen waffenbesitz waffenexporte
        waffengesetz waffengewalt waffenhandel waffenhändler waffenlieferungen waffenruhe waffenschein waffenstillstand
        waffensysteme wag wage wagen wagenknecht wagens waggon waggons wagner wagners wagnis wagon wagt wagte wagten
        wahl wahlabend wahlausgang wahlberechtigt wahlberechtigte wahlberechtigten wahlbeteiligung wahlbetrug wahlbezirk
        wahlbezirke wahlen wahlentscheidung wahlerfolg wahlergebnis wahlergebnisse wahlfreiheit wahlgang wahlheimat
        wahlhelfer wahljahr wahlkabine wahlkampf wahlkampfes wahlkampfs wahlkarten wahlkommission wahlkreis wahlkreise
        wahlkreisen wahlkämpfe wahllokal wahllokale wahllokalen wahllos wahlmöglichkeiten wahlniederlage wahlperiode
        wahlplakat wahlplakate wahlplakaten wahlprogramm wahlrecht wahlrechts wahlsieg wahlsieger wahlsonntag wahlspruch
        wahlsystem wahltag wahlurne wahlverhalten wahlversprechen wahlweise wahlwerbung wahlzettel wahn wahnsinn
        wahnsinnig wahnsinnige wahnsinnigen wahnsinniger wahnvorstellungen wahr wahre wahren wahrend wahrer wahres
        wahrgenommen wahrgenommene wahrgenommenen wahrhaben wahrhaft wahrhaftig wahrhaftigkeit wahrheit wahrheiten
        wahrheitsgehalt wahrheitsgemäss wahrlich wahrnahm wahrnehmbar wahrnehmen wahrnehmung wahrnehmungen wahrnimmt
        wahrsager wahrscheinlich wahrscheinliche wahrscheinlichen wahrscheinlicher wahrscheinlichkeit
        wahrscheinlichkeiten wahrscheinlichste wahrscheinlichsten wahrsten wahrt wahrung wahrzeichen wahrzunehmen waise
        waisen waisenhaus waisenkinder wal wald waldau waldboden waldbrand waldbrände walde waldes waldfläche
        waldflächen waldgebiet waldhaus waldheim waldhof waldmann waldorfschule waldrand waldsee waldshut waldstück
        waldviertel waldweg waldwirtschaft wale wales walhalla waliser walk walküre wall wallach walle wallenstein
        wallfahrt wallfahrten wallfahrtsort wallraff walls walnuss walnüsse walpurgisnacht walten walter walters walther
        waltraud walz walze walzen walzer wand wandbild wandbilder wandel wandeln wandelnde wandelnden wandels wandelt
        wandelte wandelten wander wanderausstellung wandere wanderer wanderern wanderers wanderführer wandern
        wanderschaft wandert wanderte wanderten wanderung wanderungen wanderweg wanderwege wanderwegen wandler wandlung
        wandlungen wandmalerei wandmalereien wandte wandten wange wangen wanken wann wanne wannen wannsee wanze wanzen
        wappen wappnen war warb ward ware waren warendorf warenhaus warenkorb warentest warenzeichen warf warfen warhol
        warm warme warmem warmen warmer warmes warmwasser warn warne warnemünde warnen warnhinweise warnschuss
        warnstreik warnt warnte warnten warnung warnungen warrant warschau warschauer warst wart warte warteliste warten
        wartend wartende wartenden wartens warteschlange warteschlangen warteschleife wartest wartet wartete warteten
        wartezeit wartezeiten wartezimmer wartung wartungsarbeiten warum warzen was wasch waschanlage waschbecken
        waschbär waschbären wasche waschen waschküche waschlappen waschmaschine waschmaschinen waschmittel washington
        washingtoner washingtons wasser wasserbad wasserball wasserbecken wasserburg wasserdampf wasserdicht
        wasserdichte wasserdruck wasserfall wasserfest wasserflasche wasserfläche wasserfälle wasserfällen wasserglas
        wassergraben wasserhahn wasserkocher wasserkraft wasserleitung wasserleitungen wassermangel wassermann
        wassermassen wassermelone wassermenge wassern wasseroberfläche wasserpflanzen wasserqualität wassers
        wasserschaden wasserscheide wasserspiegel wasserspiele wassersport wasserstand wasserstoff wasserstrahl
        wassertemperatur wassertiefe wassertropfen wasserturm wasserverbrauch wasserversorgung wasserwerfer
        wasserwerfern wasserwerk wasserwerke wasserwirtschaft wasserzeichen waterloo watt watte wattenmeer watts web
        webauftritt webbrowser webdesign weben weber weberei webers webseite webseiten webserver webshop website
        websites wechsel wechselgeld wechselhaft wechseljahre wechselkurs wechselkurse wechseln wechselnd wechselnde
        wechselnden wechselnder wechsels wechselseitig wechselseitige wechselseitigen wechselspiel wechselst
        wechselstrom wechselt wechselte wechselten wechselvolle wechselwirkung wechselwirkungen wechsle weck wecke
        wecken wecker weckt weckte weckten wedding wedel wedeln wedelt weder weg wegbegleiter wegbereiter wegbleiben
        wege wegen weges wegfahren wegfall wegfallen weggang weggefahren weggefallen weggefährten weggegangen weggehen
        weggeht weggekommen weggelassen weggelaufen weggenommen weggeräumt weggeschickt weggeschmissen weggeworfen
        weggezogen wegkommen wegkommt weglassen weglaufen wegmachen wegmann wegnehmen wegnimmt wegrennen wegräumen wegs
        wegschauen wegschmeissen wegsehen wegsperren wegstrecke wegweisend wegweisende wegweiser wegwerfen wegziehen
        wegzudenken wegzug wegzunehmen weh wehe wehen wehmut wehmütig wehr wehrdienst wehre wehren wehrhafte wehrlos
        wehrlose wehrlosen wehrmacht wehrpflicht wehrt wehrte wehrten weht wehte wehtun wehtut weib weibchen weiber
        weibern weiblich weibliche weiblichen weiblicher weibliches weiblichkeit weich weiche weichei weicheier weichem
        weichen weicher weiches weichsel weicht weide weideland weiden weidmann weigere weigern weigert weigerte
        weigerten weigerung weihbischof weihe weihen weiher weihnacht weihnachten weihnachtlich weihnachtliche
        weihnachtlichen weihnachtsbaum weihnachtsfeier weihnachtsferien weihnachtsfest weihnachtsgeld weihnachtsgeschenk
        weihnachtsgeschenke weihnachtsgeschichte weihnachtsgeschäft weihnachtskarte weihnachtslied weihnachtslieder
        weihnachtsmann weihnachtsmarkt weihnachtsmärkte weihnachtsstimmung weihnachtstag weihnachtszeit weihrauch weiht
        weihte weihwasser weil weiland weilchen weile weilen weiler weilt weilte weimar weimarer wein weinbau weinberg
        weinberge weinbergen weine weinen weinend weinende weinenden weinerlich weines weinfest weingarten weingut
        weingärten weingüter weinheim weinkeller weinkönigin weinprobe weins weinst weinstein weinstrasse weint weinte
        weinten weintrauben weis weise weisen weiser weisheit weisheiten weismachen weiss weissbier weissbrot weissbuch
        weisse weissem weissen weissensee weisser weisses weissglut weissgold weisslich weisst weisswein weisswurst
        weist weisung weisungen weit weitaus weitblick weite weitem weiten weiter weiterarbeiten weiterbilden
        weiterbildung weiterbildungen weiterbringen weitere weiterem weiterempfehlen weiteren weiterentwickeln
        weiterentwickelt weiterentwicklung weiterentwicklungen weiterer weiteres weiterfahren weiterfahrt weiterführen
        weiterführende weiterführenden weiterführung weitergabe weitergeben weitergeführt weitergegangen weitergegeben
        weitergehen weitergehende weitergehenden weitergeht weitergekommen weitergeleitet weitergemacht weitergereicht
        weitergibt weiterging weiterhelfen weiterhilft weiterhin weiterkommen weiterlaufen weiterleben weiterleiten
        weiterleitung weiterlesen weitermachen weitermacht weiterreise weitersagen weiterspielen weiterstadt
        weiterverarbeitet weiterverarbeitung weiterverkauft weiterziehen weiterzubilden weiterzuentwickeln
        weiterzuführen weiterzugeben weiterzuleiten weiterzumachen weites weiteste weitesten weitestgehend weitet
        weitete weitgehend weitgehende weitgehenden weithin weitläufig weitläufige weitläufigen weitreichend
        weitreichende weitreichenden weiträumig weitsprung weizen weizenmehl weizsäcker welch welche welchem welchen
        welcher welches welke welle wellen wellenlänge wellenlängen wellington welpe welpen welt weltall weltalls
        weltanschaulichen weltanschauung weltanschauungen weltausstellung weltbank weltbekannten weltberühmt
        weltberühmte weltberühmten weltbesten weltbevölkerung weltbild weltbühne welten welterbe weltfremd weltfrieden
        weltgemeinschaft weltgeschehen weltgeschichte weltgesundheitsorganisation weltgrösste weltgrössten welthandel
        weltherrschaft weltkarte weltklasse weltkrieg weltkriege weltkriegen weltkrieges weltkriegs weltkulturerbe
        weltliche weltlichen weltlicher weltliteratur weltmacht weltmarkt weltmarktführer weltmeere weltmeister
        weltmeisterin weltmeisterschaft weltmeisterschaften weltmeistertitel weltmusik weltoffen weltoffene
        weltoffenheit weltordnung weltpolitik weltpremiere weltrangliste weltraum weltregierung weltreise weltrekord
        weltreligionen weltsicht weltspiegel weltspitze weltstadt weltuntergang weltverband weltweit weltweite
        weltweiten weltweiter weltweites weltwirtschaft weltwirtschaftskrise weltwunder weltöffentlichkeit wem wen wende
        wendelstein wendeltreppe wenden wendepunkt wendet wendete wendeten wendig wendung wendungen wenig wenige wenigen
        weniger wenigkeit wenigsten wenigstens wenn wenngleich wer werbe werbeagentur werbebanner werbebranche
        werbeeinnahmen werbekampagne werbemittel werben werber werbespot werbespots werbeträger werbung werbungen
        werbungskosten werd werde werdegang werden werdende werdenden werdender werder werdet werfe werfen werfer werft
        werften werk werkbank werke werkeln werken werkes werkmeister werks werkschau werkstatt werkstoff werkstoffe
        werkstoffen werkstudent werkstätte werkstätten werkstück werkstücke werktag werktagen werktags werktätigen
        werkzeug werkzeuge werkzeugen werkzeugmaschinen werner werners wert werte werten werter wertes wertet wertete
        wertgegenstände wertgeschätzt wertheim wertigkeit wertlos wertlose wertpapier wertpapierbörse wertpapiere
        wertpapieren werts wertsachen wertschätzen wertschätzung wertschöpfung wertschöpfungskette wertsteigerung
        wertung wertungen wertverlust wertvoll wertvolle wertvollen wertvoller wertvolles wertvollste wertvollsten
        wertvorstellungen werwolf werwölfe wesen wesens wesentlich wesentliche wesentlichen wesentlicher wesentliches
        weser weshalb wespe wespen wessen west westafrika westafrikanischen westbahn westbahnhof westberlin westdeutsche
        westdeutschen westdeutscher westdeutschland weste westen westens western westerwald westerwelle westeuropa
        westeuropas westeuropäischen westfalen westfalens westfront westfälische westfälischen westjordanland westküste
        westlich westliche westlichen westlicher westliches westminster westpreussen westschweiz westseite westwärts
        weswegen wett wettbewerb wettbewerbe wettbewerben wettbewerber wettbewerbern wettbewerbes wettbewerbs
        wettbewerbsfähig wettbewerbsfähigkeit wettbewerbsrecht wettbewerbsvorteil wettbüro wette wetteifern wetten
        wetter wetterau wetterbedingungen wetterbericht wetterdaten wetterdienst wetterlage wettern wetters
        wetterstation wettert wettervorhersage wettet wettkampf wettkämpfe wettkämpfen wettlauf wettrennen wettrüsten
        wettstreit whirlpool whisky whistleblower wich wichen wichse wichsen wichser wichst wicht wichtig wichtige
        wichtigem wichtigen wichtiger wichtigere wichtigeren wichtigeres wichtiges wichtigkeit wichtigste wichtigsten
        wichtigster wichtigstes wichtigtuer wickel wickeln wickelt wickelte widder wider widerfahren widerfährt
        widerlegen widerlegt widerlegung widerlich widerliche widerlichen widerlicher widerliches widerrechtlich
        widerrede widerruf widerrufen widerrufsrecht widersacher widersetzen widersetzt widersetzte widerspiegeln
        widerspiegelt widersprach widerspreche widersprechen widerspricht widersprochen widerspruch widerspruchs
        widersprüche widersprüchen widersprüchlich widersprüchliche widersprüchlichen widerstand widerstandes
        widerstands widerstandsbewegung widerstandsfähig widerstandsfähigkeit widerstandskämpfer widerstehen widersteht
        widerstände widerständen widert widerwillig widerwärtig widme widmen widmet widmete widmeten widmung widrigen
        widrigkeiten wie wieder wiederaufbau wiederauferstehung wiederaufnahme wiederaufstieg wiederbeleben wiederbelebt
        wiederbelebung wiedereinführung wiedereingliederung wiedereinstieg wiedereintritt wiederentdeckung wiedererkannt
        wiedererkennen wiedererkennungswert wiedereröffnung wiederfinden wiederfindet wiedergabe wiedergeben
        wiedergeburt wiedergefunden wiedergegeben wiedergewählt wiedergibt wiedergutmachung wiederhergestellt
        wiederherstellen wiederherstellung wiederherzustellen wiederhole wiederholen wiederholt wiederholte wiederholten
        wiederholter wiederholtes wiederholung wiederholungen wiederholungstäter wiederkehr wiederkehrende
        wiederkehrenden wiederkommen wiederkommt wiedermal wiedersehen wiederum wiedervereinigung wiederverwendet
        wiederverwendung wiederwahl wiederzubeleben wiederzuerkennen wiederzufinden wiederzugeben wiederzusehen wiege
        wiegen wiegt wieland wien wiener wienerin wienerwald wiens wies wiesbaden wiese wiesel wiesen wieso wieweit wiki
        wikinger wikipedia wild wildbad wildbahn wildbienen wildcard wilde wildem wilden wilder wilderer wildes
        wildesten wildfremde wildfremden wildkatze wildnis wildpark wildschwein wildschweine wildtiere wildtieren
        wilhelm wilhelms wilhelmshaven will wille willen willens willensbildung willenserklärung willenskraft
        willentlich willi william williams willig willige willigen willigt willigte willis willkommen willkommene
        willkommener willkür willkürlich willkürliche willkürlichen willst willy wilmersdorf wim wimbledon wimmelt
        wimmer wimpel wimper wimpern winchester wind windböen winde windel windeln winden windenergie windenergieanlagen
        windes windeseile windet windgeschwindigkeit windgeschwindigkeiten windig windkraft windkraftanlage
        windkraftanlagen windmühle windmühlen windows windpark windparks windrad windrichtung windräder windrädern winds
        windschatten windschutzscheibe windsor windstärke windungen winfried wink winke winkel winkelmann winkeln
        winkels winken winkt winkte winnetou winter winterberg winterdienst wintergarten winterjacke winterkorn
        winterliche winterlichen wintermonate wintermonaten wintern winterpause winterreifen winters wintersaison
        winterschlaf wintersemester winterspiele winterspielen wintersport winterthur winterzeit winzer winzig winzige
        winzigen winziger winziges wippe wippen wir wirbel wirbeln wirbelsturm wirbelsäule wirbelt wirbeltiere
        wirbelwind wirbt wird wirf wirfst wirft wirke wirken wirkende wirkenden wirkender wirkendes wirkens wirklich
        wirkliche wirklichen wirklicher wirkliches wirklichkeit wirksam wirksame wirksamen wirksamer wirksames
        wirksamkeit wirkst wirkstoff wirkstoffe wirkstoffen wirkt wirkte wirkten wirkung wirkungen wirkungsgrad
        wirkungskreis wirkungslos wirkungsstätte wirkungsvoll wirkungsvolle wirkungsvoller wirkungsweise wirr wirre
        wirren wirres wirrwarr wirsing wirst wirt wirte wirten wirtin wirtschaft wirtschaften wirtschaftlich
        wirtschaftliche wirtschaftlichem wirtschaftlichen wirtschaftlicher wirtschaftliches wirtschaftlichkeit
        wirtschaftsbeziehungen wirtschaftsentwicklung wirtschaftsfaktor wirtschaftsforschung wirtschaftsförderung
        wirtschaftsgeschichte wirtschaftsinformatik wirtschaftskammer wirtschaftskraft wirtschaftskrise wirtschaftslage
        wirtschaftsleben wirtschaftsleistung wirtschaftsmagazin wirtschaftsminister wirtschaftsministerium
        wirtschaftsordnung wirtschaftspolitik wirtschaftspolitische wirtschaftspolitischen wirtschaftsprüfer
        wirtschaftsraum wirtschaftsrecht wirtschaftsstandort wirtschaftssystem wirtschaftsunternehmen
        wirtschaftswachstum wirtschaftswissenschaft wirtschaftswissenschaften wirtschaftswissenschaftler
        wirtschaftswoche wirtschaftswunder wirtschaftszweig wirtschaftszweige wirtshaus wisch wischen wischt wischte
        wismar wisse wissen wissend wissens wissenschaft wissenschaften wissenschaftler wissenschaftlerin
        wissenschaftlerinnen wissenschaftlern wissenschaftlers wissenschaftlich wissenschaftliche wissenschaftlichem
        wissenschaftlichen wissenschaftlicher wissenschaftliches wissenschaftsgeschichte wissenschaftstheorie
        wissensmanagement wissensstand wissensvermittlung wissenswerte wissenswertes wissentlich wisst wittenberg
        wittenberger wittern wittert witterung witwe witwen witwer witz witzbold witze witzen witzes witzig witzige
        witzigen witziger witziges wizard wladimir wladiwostok wo woanders wobei woche wochen wochenarbeitszeit
        wochenbeginn wochenblatt wochenende wochenenden wochenendes wochenlang wochenmarkt wochenschau wochenschrift
        wochenstunden wochentag wochentage wochentagen wochentags wochenzeitung wodka wodurch wofür wog wogegen wogen
        woher wohin wohingegen wohl wohlauf wohlbefinden wohlbehalten wohle wohlen wohler wohlergehen wohlfahrt
        wohlfahrtspflege wohlfühlen wohlfühlt wohlgefallen wohlgemerkt wohlhabend wohlhabende wohlhabenden wohlhabender
        wohlleben wohlstand wohlstands wohltat wohltaten wohltuend wohltuende wohltäter wohltätige wohltätigen
        wohltätigkeit wohlverdienten wohlwollen wohlwollend wohlwollende wohn wohnanlage wohnbau wohnbebauung
        wohnbereich wohnbevölkerung wohnblock wohne wohneigentum wohneinheiten wohnen wohnende wohnenden wohnfläche
        wohngebiet wohngebiete wohngebieten wohngebäude wohngebäuden wohngegend wohngeld wohngemeinschaft wohnhaft
        wohnhaus wohnhauses wohnheim wohnhäuser wohnhäusern wohnmobil wohnmobile wohnort wohnraum wohnräume
        wohnsituation wohnsitz wohnst wohnt wohnte wohnten wohnung wohnungen wohnungsbau wohnungsbrand
        wohnungseigentümer wohnungsmarkt wohnungsnot wohnungssuche wohnungstür wohnungsunternehmen wohnviertel wohnwagen
        wohnzimmer wolf wolfes wolfgang wolfram wolfs wolfsberg wolfsburg wolfsburger wolga wolke wolken wolkendecke
        wolkenkratzer wolkig wolle wollen wollenden wollens wollt wollte wollten wolltest wolltet womit womöglich wonach
        wonne woran worauf woraufhin woraus word worden worin workshop workshops worms wort worte worten wortes
        wortführer wortlaut wortlos wortmeldungen wortschatz wortsinn wortspiel wortspiele wortwahl wortwitz
        wortwörtlich worum worunter worüber wotan wovon wovor wozu wrack wracks wrestling wucher wuchern wuchs wuchsen
        wucht wuchtigen wund wunde wunden wunder wunderbar wunderbare wunderbaren wunderbarer wunderbares wundere
        wunderkind wunderland wunderlich wundermittel wundern wundersame wunderschön wunderschöne wunderschönen
        wunderschöner wunderschönes wunderst wundert wunderte wundervoll wundervolle wundervollen wundervoller
        wundervolles wunsch wunschdenken wunschkonzert wunschliste wunschtraum wunschzettel wuppertal wuppertaler wurde
        wurden wurdest wurdet wurf wurm wurst wurzel wurzeln wusch wusste wussten wusstest wusstet wust wut wutbürger
        wächst wächter wägen wähl wählbar wähle wählen wählenden wähler wählergemeinschaft wählergruppe wählerinnen
        wählerisch wählern wählerschaft wählerstimmen wählst wählt wählte wählten wähnen wähnt währen während
        währenddessen währende währenden währt währte währung währungen währungsfonds währungsreform währungsunion
        wälder wäldern wälzen wälzt wände wänden wäre wären wärme wärmedämmung wärmen wärmepumpe wärmepumpen wärmer
        wärmere wärmeren wärmste wärmsten wärmt wärst wärt wärter wäsche wäscherei wäscht wässrigen wöchentlich
        wöchentliche wöchentlichen wölbung wölfe wölfen wölfin wörtchen wörter wörterbuch wörterbücher wörtern wörtlich
        wörtliche wörtlichen wühlen wühlt wünsch wünsche wünschen wünschenswert wünschst wünscht wünschte wünschten
        würde würden würdenträger würdest würdet würdevoll würdig würdige würdigen würdiger würdiges würdigt würdigte
        würdigung würfe würfel würfeln würg würgen würgt würmer würmern würstchen würste württemberg württemberger
        württembergische württembergischen württembergs würzburg würzburger würze würzen würzig wüsste wüssten wüsstest
        wüst wüste wüsten wüstenrot wüten wütend wütende wütenden wütender wütet wütete xanten xerxes xi yacht yachten
        yahoo yang yen yeti yin yoga yokohama york yorker yorks yosemite yvonne zacken zackig zaghaft zagreb zahl zahle
        zahlen zahlende zahlenden zahlenmässig zahler zahllose zahllosen zahlreich zahlreiche zahlreichen zahlreicher
        zahlst zahlt zahltag zahlte zahlten zahlung zahlungen zahlungsmittel zahlungsunfähigkeit zahlungsverkehr zahm
        zahn zahnarzt zahnarztpraxis zahnbürste zahnbürsten zahnersatz zahnfleisch zahnmedizin zahnpasta zahnrad
        zahnräder zahnschmerzen zahnseide zahnspange zahnstocher zahnärzte zahnärztin zahnärztliche zander zange zangen
        zapf zapfen zappeln zar zarathustra zaren zarin zart zarte zarten zarter zartes zauber zauberei zauberer
        zauberflöte zauberhaft zauberhafte zauberhaften zauberin zaubern zauberstab zaubert zauberwort zaum zaun zebra
        zebras zebrastreifen zeche zechen zecke zecken zeh zehe zehen zehenspitzen zehlendorf zehn zehner zehnfache
        zehnjährige zehnjährigen zehnjähriger zehnmal zehnt zehntausend zehntausende zehntausenden zehnte zehntel
        zehnten zehnter zehren zehrt zeichen zeichens zeichensetzung zeichentrick zeichentrickfilm zeichne zeichnen
        zeichner zeichnet zeichnete zeichneten zeichnung zeichnungen zeig zeige zeigefinger zeigen zeiger zeigst zeigt
        zeigte zeigten zeile zeilen zeit zeitabständen zeitalter zeitalters zeitangabe zeitarbeit zeitaufwand
        zeitaufwendig zeitbombe zeitdruck zeiten zeitersparnis zeitfahren zeitfenster zeitgeist zeitgemäss zeitgemässe
        zeitgemässen zeitgenosse zeitgenossen zeitgenössische zeitgenössischen zeitgenössischer zeitgeschehen
        zeitgeschichte zeitgleich zeitgründen zeitig zeitlang zeitlebens zeitlich zeitliche zeitlichen zeitlicher
        zeitlinie zeitlos zeitlose zeitlosen zeitlupe zeitmanagement zeitmangel zeitmaschine zeitnah zeitnahe zeitplan
        zeitpunkt zeitpunkten zeitraffer zeitrahmen zeitraum zeitraums zeitrechnung zeitreise zeitreisen zeiträume
        zeiträumen zeitschrift zeitschriften zeitspanne zeitumstellung zeitung zeitungen zeitungsartikel zeitungsbericht
        zeitverlust zeitverschiebung zeitverschwendung zeitvertreib zeitweilig zeitweilige zeitweiligen zeitweise
        zeitzeuge zeitzeugen zeitzone zeitzonen zelebrieren zelebriert zelle zellen zelt zelte zelten zeltlager
        zeltplatz zement zementiert zenit zensieren zensiert zensur zensus zentimeter zentimetern zentner zentral
        zentralafrika zentralafrikanischen zentralasien zentralbank zentralbanken zentrale zentralen zentraler zentrales
        zentralisierung zentralkomitee zentralkomitees zentralrat zentralrats zentralregierung zentralschweiz
        zentralstelle zentralverband zentren zentriert zentrum zentrums zentrumspartei zeppelin zepter zerbrach
        zerbrechen zerbrechlich zerbricht zerbrochen zerbrochene zerbrochenen zeremonie zeremonien zerfall zerfallen
        zerfetzt zerfiel zerfleischen zerfleischt zerfressen zerfällt zergehen zerkleinern zerkleinert zerkratzt
        zerlegen zerlegt zerlegung zerquetscht zerreissen zerreisst zerren zerriss zerrissen zerrissene zerrissenen
        zerrissenheit zerrt zerrte zerrung zerschlagen zerschlagung zerschmettert zerschneiden zerschnitten zersetzen
        zersetzt zersetzung zersplittert zersplitterung zerstreuen zerstreut zerstreuung zerstritten zerstöre zerstören
        zerstörer zerstörerische zerstörerischen zerstört zerstörte zerstörten zerstörung zerstörungen zerstückelt
        zerteilt zertifikat zertifikate zertifikaten zertifiziert zertifizierte zertifizierten zertifizierung
        zertifizierungen zertreten zertrümmern zertrümmert zerwürfnis zettel zetteln zeug zeuge zeugen zeugenaussage
        zeugenaussagen zeugenstand zeugin zeugnis zeugnisse zeugnissen zeugs zeugt zeugte zeugung zeus zicke zicken
        zickig zickzack ziege ziegel ziegelei ziegeln ziegelstein ziegelsteine ziegen ziegenkäse zieh ziehe ziehen
        ziehst zieht ziehung ziel ziele zieleinlauf zielen zielführend zielgeraden zielgerichtet zielgerichtete
        zielgruppe zielgruppen ziellinie ziellos zielort zielpunkt ziels zielscheibe zielsetzung zielsetzungen
        zielsicher zielstrebig zielstrebigkeit zielt zielte zielten ziemlich ziemliche ziemlichen ziemlicher ziemliches
        zier zierde zieren zierlich zierliche zierlichen ziert zierte ziffer ziffern zigarette zigaretten zigarre
        zigarren zigeuner zimmer zimmerer zimmermann zimmermädchen zimmern zimmers zimmerservice zimmertemperatur
        zimperlich zimt zink zinken zinn zinnen zins zinsen zinssatz zinssätze zion zionismus zionisten zionistischen
        zipfel zirka zirkel zirkulation zirkus zischen zischt zisterne zitadelle zitat zitate zitaten zither zitiere
        zitieren zitiert zitierte zitierten zitrone zitronen zitronensaft zittere zittern zitternd zittert zitterte
        zivil zivilbevölkerung zivilcourage zivildienst zivile zivilen ziviler zivilgesellschaft zivilisation
        zivilisationen zivilisiert zivilisierte zivilisierten zivilist zivilisten zivilprozess zivilrecht
        zivilrechtliche zivilrechtlichen zivilschutz zobel zocke zocken zockt zofe zoff zog zogen zoll zollamt zollen
        zollstock zollunion zollverein zombie zombies zone zonen zoo zoologie zoologische zoologischen zoom zoomen zoos
        zopf zorn zornig zorniger zorns zorro zu zuallererst zubehör zubereiten zubereitet zubereitung zubringen
        zubringer zucchini zucht zuchthaus zuck zucken zucker zuckerberg zuckerfabrik zuckerrohr zuckerrüben
        zuckerschlecken zuckerwatte zuckt zuckte zudecken zudem zudrücken zueinander zuerkannt zuerst zufahrt zufall
        zufallen zuflucht zufluchtsort zufluss zuflüsse zufolge zufrieden zufriedene zufriedenen zufriedener
        zufriedenheit zufriedenstellend zufriedenstellende zufuhr zufälle zufällig zufällige zufälligen zufälliger
        zufälligerweise zufälliges zufügen zufügt zuführen zuführung zug zugabe zugaben zugang zugangs zugangsdaten
        zugbegleiter zuge zugeben zugebracht zugedeckt zugefügt zugeführt zugegangen zugegeben zugegebenermassen zugegen
        zugegriffen zugehen zugeht zugehörig zugehörige zugehörigen zugehörigkeit zugehört zugekommen zugelassen
        zugelassene zugelassenen zugelegt zugemacht zugemutet zugenommen zugeordnet zugeordnete zugeordneten zugerechnet
        zugerichtet zuges zugesagt zugesandt zugeschaltet zugeschaut zugeschickt zugeschlagen zugeschnitten
        zugeschrieben zugesehen zugesetzt zugesichert zugespielt zugespitzt zugesprochen zugestanden zugestehen
        zugestellt zugestimmt zugeständnis zugeständnisse zugeständnissen zugetan zugeteilt zugetragen zugetraut
        zugewanderten zugewandt zugewiesen zugewiesenen zugewinn zugezogen zugezogene zugezogenen zugfahrt zugführer
        zugibt zuging zugkraft zugleich zugreifen zugriff zugriffe zugrunde zugrundeliegende zugrundeliegenden zugs
        zugspitze zugucken zugunglück zugunsten zugute zugverkehr zugvögel zugzwang zugänge zugängen zugänglich
        zugängliche zugänglichen zugänglicher zugänglichkeit zuhalten zuhauf zuhause zuhilfenahme zuhälter zuhören
        zuhörer zuhörern zuhört zukauf zukommen zukommt zukunft zukunftsfähig zukunftsfähige zukunftsperspektiven
        zukunftsweisende zukünftig zukünftige zukünftigen zukünftiger zukünftiges zulage zulagen zulassen zulassung
        zulassungen zulassungsstelle zulasten zulauf zulegen zuletzt zuliebe zulieferer zulieferern zuliess zulässig
        zulässige zulässigen zulässigkeit zulässt zum zumachen zumal zumeist zumindest zumutbar zumute zumuten zumutung
        zunahm zunahme zunehmen zunehmend zunehmende zunehmendem zunehmenden zunehmender zuneigung zunft zunge zungen
        zunichte zunimmt zunutze zunächst zuordnen zuordnet zuordnung zupfen zur zurecht zurechtfinden zurechtkommen
        zurechtzufinden zureden zuruf zurzeit zurück zurückbekommen zurückbleiben zurückblicken zurückbringen
        zurückdrehen zurückdrängen zurückerobern zurückerobert zurückerstattet zurückfahren zurückfallen zurückfinden
        zurückfordern zurückführen zurückgeben zurückgeblieben zurückgebliebenen zurückgebracht zurückgedrängt
        zurückgefahren zurückgeführt zurückgegangen zurückgegeben zurückgegriffen zurückgehalten zurückgehen
        zurückgeholt zurückgeht zurückgekehrt zurückgekommen zurückgelassen zurückgelegt zurückgenommen zurückgerufen
        zurückgeschickt zurückgeschlagen zurückgesetzt zurückgestellt zurückgetreten zurückgewiesen zurückgewinnen
        zurückgewonnen zurückgeworfen zurückgezahlt zurückgezogen zurückging zurückgreifen zurückgreift zurückhalten
        zurückhaltend zurückhaltende zurückhaltenden zurückhaltender zurückhaltung zurückholen zurückhält zurückkehren
        zurückkehrt zurückkehrte zurückkehrten zurückkommen zurückkommt zurücklassen zurücklegen zurückliegende
        zurückliegenden zurückliegt zurücknehmen zurückreicht zurückrufen zurückschicken zurückschlagen zurückschrecken
        zurücksetzen zurückstellen zurücktreten zurücktritt zurückverfolgen zurückverfolgt zurückversetzt zurückweisen
        zurückweisung zurückzahlen zurückziehen zurückzieht zurückzog zurückzubringen zurückzudrängen zurückzuführen
        zurückzugeben zurückzugehen zurückzugewinnen zurückzugreifen zurückzuhalten zurückzukehren zurückzukommen
        zurückzulegen zurückzunehmen zurückzutreten zurückzuzahlen zurückzuziehen zusage zusagen zusagt zusammen
        zusammenarbeit zusammenarbeiten zusammenarbeitet zusammenbauen zusammenbrach zusammenbrechen zusammenbricht
        zusammenbringen zusammenbringt zusammenbruch zusammenfallen zusammenfassen zusammenfassend zusammenfasst
        zusammenfassung zusammenfassungen zusammenfinden zusammenfügen zusammenführen zusammenführung zusammengearbeitet
        zusammengebaut zusammengebracht zusammengebrochen zusammengefasst zusammengefunden zusammengefügt
        zusammengeführt zusammengehalten zusammengehen zusammengehören zusammengehörigkeit zusammengekommen
        zusammengelegt zusammengenommen zusammengerechnet zusammengeschlagen zusammengeschlossen zusammengesetzt
        zusammengesetzte zusammengesetzten zusammengestellt zusammengestellte zusammengestellten zusammengetan
        zusammengetragen zusammengewachsen zusammengezogen zusammenhalt zusammenhalten zusammenhang zusammenhält
        zusammenhänge zusammenhängen zusammenhängend zusammenhängende zusammenhängenden zusammenhängt zusammenkommen
        zusammenkommt zusammenkunft zusammenkünfte zusammenlaufen zusammenleben zusammenlebens zusammenlegen
        zusammenlegung zusammenpassen zusammenreissen zusammenrücken zusammenschlagen zusammenschliessen zusammenschluss
        zusammenschlusses zusammenschlüsse zusammenschnitt zusammensein zusammensetzen zusammensetzt zusammensetzung
        zusammenspiel zusammenstellen zusammenstellung zusammenstoss zusammenstösse zusammenstössen zusammentragen
        zusammentreffen zusammentun zusammenwachsen zusammenwirken zusammenziehen zusammenzuarbeiten zusammenzubringen
        zusammenzufassen zusammenzuführen zusammenzustellen zusatz zusatzkosten zusatzstoffe zuschauen zuschauer
        zuschauern zuschauerraum zuschauers zuschauerzahl zuschauerzahlen zuschaut zuschicken zuschlag zuschlagen
        zuschläge zuschlägt zuschnitt zuschreiben zuschriften zuschuss zuschüsse zuschüssen zusehen zusehends zusenden
        zusendung zusetzen zusicherung zusieht zuspitzung zusprechen zuspruch zustand zustande zustandekommen zustandes
        zustands zustehen zustehende zustehenden zusteht zustellen zusteller zustellung zustimme zustimmen zustimmend
        zustimmt zustimmte zustimmung zustrom zustände zuständen zuständig zuständige zuständigen zuständiger
        zuständigkeit zuständigkeiten zuständigkeitsbereich zusätze zusätzen zusätzlich zusätzliche zusätzlichem
        zusätzlichen zusätzlicher zusätzliches zutage zutat zutaten zuteil zuteilung zutiefst zutrauen zutraut zutreffen
        zutreffend zutreffende zutrifft zutritt zuträglich zutun zuverlässig zuverlässige zuverlässigen zuverlässiger
        zuverlässiges zuverlässigkeit zuversicht zuversichtlich zuvor zuvorkommend zuwachs zuwanderer zuwanderern
        zuwanderung zuwandte zuweilen zuweisen zuweisung zuweisungen zuwenden zuwendung zuwendungen zuwenig zuwider
        zuwächse zuziehen zuzog zuzubereiten zuzufügen zuzuführen zuzug zuzugeben zuzugehen zuzugreifen zuzuhören
        zuzulassen zuzulegen zuzumuten zuzuordnen zuzurechnen zuzuschauen zuzuschreiben zuzusehen zuzustimmen zuzutrauen
        zuzuweisen zuzuwenden zuzüglich zwang zwangen zwanghaft zwanglos zwangs zwangsarbeit zwangsarbeiter zwangsläufig
        zwangsmassnahmen zwangspause zwangsprostitution zwangsversteigerung zwangsvollstreckung zwangsweise zwanzig
        zwanziger zwanzigsten zwar zweck zwecke zwecken zweckentfremdet zweckgebunden zwecklos zweckmässig zwecks
        zweckverband zwei zweibrücken zweideutig zweidrittelmehrheit zweieinhalb zweier zweierlei zweifach zweifache
        zweifachen zweifacher zweifel zweifelhaft zweifelhafte zweifelhaften zweifelhafter zweifellos zweifeln
        zweifelsfall zweifelsfrei zweifelsohne zweifelt zweifelte zweifle zweifler zweig zweige zweigen zweigeteilt
        zweigstelle zweigstellen zweihundert zweijährige zweijährigen zweijähriger zweikampf zweikämpfe zweimal
        zweimalige zweirad zweisprachig zweisprachige zweistellig zweistellige zweistelligen zweit zweitausend
        zweitbeste zweite zweiteiler zweitem zweiten zweitens zweiter zweites zweitgrösste zweitgrössten zweitliga
        zweitligist zweitligisten zweitrangig zweitsprache zweitstimme zweitstimmen zweitstärkste zweitägigen
        zweiwöchigen zwerchfell zwerg zwerge zwergen zwickau zwickauer zwickmühle zwickt zwieback zwiebel zwiebeln
        zwielicht zwielichtige zwielichtigen zwiespalt zwietracht zwilling zwillinge zwillingen zwillingsbruder
        zwillingsschwester zwing zwinge zwingen zwingend zwingende zwingenden zwinger zwingli zwingt zwinker zwirn
        zwischen zwischenbericht zwischenbilanz zwischendurch zwischenfall zwischenfälle zwischenfällen zwischenhändler
        zwischenkriegszeit zwischenmenschliche zwischenmenschlichen zwischenraum zwischenrunde zwischenräume
        zwischenspiel zwischenstand zwischenstation zwischenstopp zwischenzeit zwischenzeitlich zwischenzeitlichen zwist
        zwitschern zwänge zwängen zwölf zwölfjährige zwölfjährigen zwölfte zwölften zwölfter zyklen zyklon zyklus
        zylinder zylindern zylindrischen zyniker zynisch zynische zynischen zynismus zypern zäh zähe zähen zäher zähl
        zähle zählen zählende zählenden zähler zählern zählst zählt zählte zählten zählung zähmen zähne zähneknirschend
        zähnen zärtlich zärtliche zärtlichen zärtlichkeit zärtlichkeiten zäsur zäune zäunen zögerlich zögern zögernd
        zögert zögerte zölibat zölle zöllen zöllner zöpfe züchten züchter züchtet züchtung zücken zückt züge zügel
        zügeln zügen zügig zügige zügigen zünden zünder zündet zündete zündung zünfte zürich äbtissin ächtung äcker
        äckern äffchen ägide ägypten ägyptens ägypter ägyptische ägyptischen ägyptischer ähneln ähnelt ähnelte ähnlich
        ähnliche ähnlichem ähnlichen ähnlicher ähnliches ähnlichkeit ähnlichkeiten ähren älter ältere älteren älterer
        älteres älteste ältesten ältester ältestes ämter ämtern änder ändere ändern änderst ändert änderte änderten
        änderung änderungen ängste ängsten ängstlich ängstliche ängstlichen äpfel äpfeln äquator äquivalent äquivalente
        äquivalenz ära ärger ärgere ärgerlich ärgern ärgernis ärgert ärgerte ärgsten ärmel ärmeln ärmer ärmere ärmeren
        ärmlichen ärmste ärmsten ärsche ärzte ärztekammer ärzten ärzteschaft ärztin ärztinnen ärztlich ärztliche
        ärztlichen ärztlicher ärztliches äste ästen ästhetik ästhetisch ästhetische ästhetischen ästhetischer
        ästhetisches äther ätherische ätherischen äthiopien äthiopischen ätzend ätzende äussere äusseren äusserer
        äusseres äusserlich äusserliche äusserlichen äusserlichkeiten äussern äusserst äusserste äussersten äusserster
        äussert äusserte äusserten äusserung äusserungen öde öden öfen öffentlich öffentliche öffentlichem öffentlichen
        öffentlicher öffentliches öffentlichkeit öffentlichkeitsarbeit öffne öffnen öffnest öffnet öffnete öffneten
        öffnung öffnungen öffnungszeiten öfter öfteren öfters ökologie ökologisch ökologische ökologischen ökologischer
        ökologisches ökonom ökonomen ökonomie ökonomisch ökonomische ökonomischen ökonomischer ökonomisches ökostrom
        ökosystem ökosysteme ökumene ökumenische ökumenischen öl öle ölen ölgemälde ölpreis ölpreise öls örtlich
        örtliche örtlichen örtlicher örtlichkeit örtlichkeiten öse österreich österreicher österreicherin
        österreicherinnen österreichern österreichisch österreichische österreichischem österreichischen
        österreichischer österreichisches österreichs östlich östliche östlichen östlicher östrogen übe übel übelkeit
        übels übelst übelste übelsten übeltäter üben über überall überalterung überangebot überarbeiten überarbeitet
        überarbeitete überarbeiteten überarbeitung überaus überbau überbevölkerung überbewertet überbieten überbleibsel
        überblick überblicken überboten überbracht überbrachte überbringen überbrücken überbrückt überbrückung überdacht
        überdachte überdachten überdachung überdauern überdauert überdecken überdeckt überdenken überdeutlich überdies
        überdosis überdruck überdrüssig überdurchschnittlich überdurchschnittliche überdurchschnittlichen überein
        übereinander übereinkommen übereinkommens übereinkunft übereinstimmen übereinstimmend übereinstimmenden
        übereinstimmt übereinstimmung übereinstimmungen überfahren überfahrt überfall überfallen überfalls überfiel
        überfielen überfliegen überflieger überflogen überfluss überflutet überflutung überflutungen überflüssig
        überflüssige überflüssigen überfordern überfordert überforderte überforderten überforderung überfremdung
        überfährt überfälle überfällen überfällig überfällige überfällt überführen überführt überführung überfüllt
        überfüllte überfüllten überfüllung übergab übergabe übergaben übergang übergangen übergangs übergangslösung
        übergangsphase übergangsregierung übergangsweise übergangszeit übergeben übergegangen übergehen übergeht
        übergelaufen übergeordnete übergeordneten übergewicht übergewichtig übergewichtige übergewichtigen übergibt
        überging überglücklich übergossen übergreifen übergreifend übergreifende übergreifenden übergriff übergriffe
        übergriffen übergrosse übergrossen übergänge übergängen überhand überhaupt überheblich überheblichkeit überhitzt
        überhitzung überholen überholspur überholt überholte überholten überholung überhäuft überhöht überhöhte
        überhöhten überhören überhört überkam überkommt überladen überlagern überlagert überlagerung überlappen
        überlasse überlassen überlassung überlastet überlastung überlaufen überlebe überleben überlebende überlebenden
        überlebender überlebens überlebenschance überlebenschancen überlebt überlebte überlebten überlege überlegen
        überlegene überlegenen überlegenheit überlegst überlegt überlegte überlegten überlegung überlegungen überleitung
        überlesen überliefert überlieferte überlieferten überlieferung überlieferungen überliess überliessen überlisten
        überlässt überläufer übermacht übermalt übermass übermitteln übermittelt übermittelte übermittelten übermittlung
        übermorgen übermut übermächtigen übermässig übermässige übermässigen übermässiger übermüdet übermütig
        übernachten übernachtet übernachtung übernachtungen übernahm übernahme übernahmen übernatürliche übernatürlichen
        übernehme übernehmen übernimmst übernimmt übernommen übernommene übernommenen übernächste übernächsten
        überproduktion überproportional überprüfe überprüfen überprüft überprüfte überprüften überprüfung überprüfungen
        überqueren überquert überquerte überquerten überquerung überragend überragende überragenden überragender
        überragt überrannt überraschen überraschend überraschende überraschenden überraschender überraschenderweise
        überraschendes überrascht überraschte überraschten überraschung überraschungen überreden überredet überredete
        überregional überregionale überregionalen überregionaler überreichen überreicht überreichte überreichten
        überreste überresten überrollt überrumpelt übers übersah überschattet überschaubar überschaubare überschaubaren
        überschlagen überschlug überschlägt überschneiden überschneidung überschneidungen überschreiben überschreiten
        überschreitet überschreitung überschrieben überschrift überschriften überschritt überschritten überschuldung
        überschuss überschwemmen überschwemmt überschwemmung überschwemmungen überschätzen überschätzt überschüsse
        überschüssige überschüssigen überschüttet übersee übersehen übersetze übersetzen übersetzer übersetzerin
        übersetzt übersetzte übersetzten übersetzung übersetzungen übersicht übersichten übersichtlich übersichtliche
        übersichtlichen übersichtlicher übersichtlichkeit übersichtskarte übersiedelte übersiedlung übersieht überspannt
        überspielen überspielt überspitzt überspringen überspringt übersprungen überstand überstanden überstehen
        übersteht übersteigen übersteigt überstellt überstieg überstunden überstürzt übersät überteuert überteuerten
        übertraf übertragbar übertragen übertragene übertragenen übertragung übertragungen übertreffen übertreib
        übertreibe übertreiben übertreibst übertreibt übertreibung übertreibungen übertreten übertrieben übertriebene
        übertriebenen übertriebener übertrifft übertritt übertroffen übertrug übertrumpfen überträgt übertönt überwachen
        überwacht überwachte überwachten überwachung überwachungskamera überwachungskameras überwachungsstaat überwand
        überweisen überweist überweisung überweisungen überwiegen überwiegend überwiegende überwiegenden überwiegt
        überwiesen überwinden überwindet überwindung überwintern überwintert überwunden überwältigen überwältigend
        überwältigende überwältigenden überwältigender überwältigt überzahl überzeuge überzeugen überzeugend
        überzeugende überzeugenden überzeugender überzeugendes überzeugt überzeugte überzeugten überzeugter überzeugung
        überzeugungen überzeugungsarbeit überzeugungskraft überziehen überzieht überzogen überzogene überzogenen überzug
        üble üblen übler übles üblich übliche üblichen üblicher üblicherweise übliches übrig übrige übrigen übrigens
        übriges übriggeblieben übt übte übten übung übungen übungsleiter üppig üppige üppigen üppiger
        """
}
