// swift-format-ignore-file
// Written by scripts/spelling-words.py; not to be edited by hand.
//
// Words of wordfreq, https://github.com/rspeer/wordfreq, that Hunspell does not know.
// Copyright (C) Robyn Speer and others. Licensed under CC BY-SA 4.0, as this list is.

extension ListedWords {
    static let rareGerman: StaticString = """
        aa aaa aaaaah aaaaber aaaah aaaber aaah aac aah aalborg aalener aalto aao aap aarau aarburg aargauer
        aargauischen aarhus aaron aarons aasee aba abandon abandoned abap abarth abas abba abbach abbado abbas abbey
        abbie abbot abbott abby abbé abc abchasien abchecken abd abdallah abdel abderhalden abdi abdomen abdrängen abdul
        abdullah abeba abegg abele abellio abendroth abensberg abenteuerlustige abercrombie aberdeen aberration abfahrts
        abg abgb abge abgeblieben abgefackelt abgefedert abgefeiert abgefuckt abgefuckte abgefuckten abgefuckter
        abgeklebt abgelichtet abgeltungssteuer abgeltungsteuer abgesang abgeschaut abgeschlagenheit abgesoffen
        abgewatscht abgewichst abgezockt abgänger abgöttisch abhaltung abhandengekommen abhör abiball abidjan abies
        abigail abilities ability abklatschen abl able ablief ablösefrei abmahn abnehm aboard abobox abonennten
        aboriginal aborigines abou about above abpraller abra abram abrams abrasieren abrasiert abraxas abroad abruzzen
        abrücken abs absalon absaufen absaugung abschauen abschiednehmen absence absent absenz absetzbarkeit absinth
        absolutely absorb absorbed absorber abstauber abstinenzler abstract abstracts abtanzen abteikirche abteilungs
        abts abtsgmünd abu abuja abundance abundant abuse abused abusive abwimmeln abydos abyss abzocke abzocken
        abzocker abzubiegen abzufackeln abzufahren abzugewöhnen abzukaufen abzuladen abzureissen abzuschirmen
        abzustauben abzustreiten abzutragen abzuwaschen abzuwerten abzuwischen abzweig ac aca acab acacia acad academia
        academic academics academy académie acapulco acc accademia accelerated acceleration accelerator accent accenture
        accept acceptable acceptance accepted accepting accepts access accessed accessible accessories accident
        accidental accidentally accidents acclaimed accommodate accommodation accompanied accompany accompanying
        accomplish accomplished accomplishments accord accordance according accordingly accountability accountable
        accountant accounted accra accredited accumulated accuracy accurate accurately accusations accuse accused
        accusing ace aces acetat acetyl acetylcholin acetylen acetylsalicylsäure achalm achat achaz achenbach achensee
        achern achieve achieved achievement achievements achieving achill achille achillessehne achilleus achleitner
        achmed achtelfinal achtelfinals aci acid acids ack acknowledge acknowledged acl acne aco acosta acoustic acp
        acquire acquired acquiring acquisition acr acre acres acrobat across acs act acted actes acting actio actions
        activate activated activation active actively activision activist activists activities activity acton actor
        actors actress actros acts actual actually acute adac adagio adalbert adama adamo adana adapt adaptation adapted
        adblock adblocker adblue adc added adden addi addict addicted addiction adding addis addison additionally
        additions addo addon addons address addressed addresses addressing adds adduktoren addy adebisi adecco adela
        adelaide adelbert adelheid adelina adeline adenau adequate adf adfc adhoc adhs adi adige adil adina adios adipös
        adipösen adj adjacent adjunkt adjust adjusted adjusting adjustment adjustments adk adlershof adlon admin
        administered admins admira admire admired admission admissions admits admitted admitting admont adnan ado adolfo
        adolphe adopt adopted adopting adorable adore adorf adp adr adriaküste adriana adriano adriatischen adrien
        adrienne adsense adsl adult adulte adulten adults adv advance advanced advancement advances advancing advantage
        advantages adventisten adventure adventures adverse advertised advertisement advertisements advertising advice
        advise advised adviser advisor advisory advocacy advocate advocates advocatus adw adwords aec aegidius aegis
        aehnlich aehnliches aek aeneas aeneis aeon aequo aerial aero aerobic aeroflot aerosmith aerospace aerzen aerzte
        aesthetic aesthetics aetna aeuv aevi afa afaik afar afc afd afdler affair affaire affaires affairs affect
        affected affecting affection affects affektiven affiliate affiliated affiliates affin affine affinen affleck
        affoltern afford affordable afg afghan afk afl afp afr afra afraid afri africa african africans africanus
        afrikaans afrin afrique afro aftermath afternoon afterward afterwards afx ag aga again against agamemnon agape
        agar agassiz agatha agathe agathon agb agbs age aged agencies agency agens agents ages agg aggregator aggregiert
        aggro agha agi agilis agility aging agitprop agnes agnew agnieszka agnus agnès ago agon agora agostino agp agra
        agrar agree agreed agreeing agreement agreements agrees agri agricola agricole agricultural agriculture agrippa
        agrippina agro ags agua aguilar aguilera aguirre agusta agv agüero ah aha ahaha ahahaha ahaus ahead ahh ahhh
        ahhhh ahi ahja ahk ahlbeck ahlener ahlers ahlhorn ahlmann ahmad ahmadi ahmadinedschad ahmadiyya ahmed ahmet
        ahrar ahrens ahrensburg ahrensfelde ahrenshoop ahrtal ahrweiler ahv ai aias aibling aicha aichach aichelberg
        aichinger aid aida aidan aide aided aiden aidshilfe aig aigle aigner aii aikido aileen aiman aime aimed aimee
        aiming aims aimé aimée aioli aion aip air airberlin airbnb airborne aircraft aire aired aires airforce airolo
        airplane airplay airpods airport airports airs airsoft airways aisch aischylos aisha aisle aiwanger aix ajaccio
        ajax ajo aka akad akademisierung akasha akbar ake akg aki akiba akif akiko akin akio akira akita akk ako akp
        akron aksel aktg aktivismus akw akws akzeptier alaaf alaba aladdin alain alam alamannen alameda alamo alan alana
        alanin alanya alar alarich alastair alaun alawiten alban albani albaniens albano albany albayrak albbruck albeck
        albedo albee albeit alberich albers albersdorf alberta alberti albertina albertine albertinum alberto albertus
        albertville albi albig albin albis albo albright albstadt albumcharts albumcover albumin albuquerque albus
        albverein albvereins alcantara alcatraz alchemy alcide alcoa alcoholic alcántara alda aldebaran aldehyd
        aldenhoven aldingen aldous aldrich aldrin alea alec alegre alejandro aleksandar aleksander aleksandr aleksandra
        alemania alemannia alemán alena alerta alerts alessa alessandra alessandro alessia alessio aleviten alevitische
        alevitischen alexa alexandre alexandrien alexandros alexandru alexei alexej alexey alexia alexis alexius alfdorf
        alfeld alfi alfie alfonso alfredo alfter alg algarve algo algorithm algorithms algérie alhambra ali alia alibaba
        alicante alicia alida alien aliens aliexpress alighieri align aligned alignment alimentiert alina aline alisa
        alisha alison alissa alistair alitalia alive alix aliyev aljona aljoscha alk alkaloid alkaloide alki alkibiades
        alkis alkmaar alkmene alko alkoholen alkoholkranken alkohols allahu allegations alleged allegedly allegra
        alleingelassen allele allemagne allemand allemande allendorf allensbach allenstein allerfeinsten allergen
        allergene allergic allergologie allerhöchstens allerkleinsten allerorts allerseelen allerwertesten allg allgeier
        allgäuer alli alliance allied alligatoah allison allium allmend allmende allnet allocated allocation allofs
        allokation allover allow allowance allowed allowing allows allrad allround allrounder allschwil allstar allstars
        allstedt ally allzuoft allzusehr allzuviel allüren alma alman almans almaty almdudler almeida almer almeria
        almighty almond almut almuth alnatura alno aloha alois alone along alongside alonso alonzo alors alot aloys
        aloysius alpaka alpakas alpbach alphabetisierung alphas alphons alphonse alphonso alphorn alpi alpina alpirsbach
        alraune already alright alsace alsbach alsdorf alsergrund alsfeld alstom altai altair altdorfer altdöbern altena
        altenbeken altenberger altenburger altenglischen altera altered alternate alternatively altersgerecht
        altersgerechte altersgerechten alterthümer altertümer altglienicke altgr althoff although altis altitude
        altmaier altmarkkreis altmeier altmärkischen altmühl altmühltal altnordischen alto altogether altomünster alton
        altonaer altorientalischen altruismus altschauerberg altshausen alttestamentliche alttestamentlichen
        altägyptischen altötting aluminum alumni alv alva alvar alvarado alvarez alvaro alvensleben alves alvin always
        alwin alyssa alzenau alzey amadeo amadeu amado amador amag amalfi amalia amalie amand amanda amandus amani amann
        amano amar amara amarillo amarok amaryllis amat amato amature amaya amazed amazing amazonasgebiet amazonien
        ambassador amberg amberger ambient ambitious ambo ambra ambri ambros ambrose ambrosia ambrosio ambrosius
        ambulance amelia amelie amelung amended amendment amendments amenophis america american americana americano
        americans americas amerik amerikanisierung amerikanistik amethyst amex amici amicitia amico amid amiens amiga
        amigo amigos amiibo amiland amina amine amino amira amiri amish ammerland ammersee ammon ammunition amnesia amoi
        amol amoled amon among amongst amorbach amore amoris amos amount amounts amour amoxicillin ampera ampezzo
        amphitryon amphoren ample amri amriswil amstel amstetten amthor amun amundsen amur amused amusing amy amygdala
        amyloid amélie américa amöbe amöben amöneburg anabel anabolika anaconda anadolu anaheim anakin analecta analogy
        analyses analysts analytica analytical analytics analyzed analyzing anamur anarcho anarchy anastasia anastasius
        anat anatevka anathema anatole anatoli anatolische anatolischen anatom anatomen anatomy anbieterwechsel
        ancelotti ancestors anchor anchorage anchorman ancien ancienne anciens ancient ancona and andante andechs
        andechser anderl anderlecht andermatt andernach andersch andersen anderslautenden anderslautender anderson
        andersons andersrum andersson andi ando andor andrade andrae andreasberg andreaskreuz andrej andresen andretti
        andrew andrews andrey andri andries andrij andris andritz andro andronicus andros andrzej andrás andré andrücken
        aneinandergeraten anekdotische anett aneurysma anfield anfuhr angebaggert angefressen angefühlt angehupt
        angekotzt angekrochen angeleint angeli angelica angelina angelini angelique angelis angelo angelobt angelobung
        angelos angels angelus angequatscht anger angerempelt angerer angermann angers anges angeschissen angeschmissen
        angie angiotensin angkor anglais anglia anglo angloamerikanischen angora angry angsteinflössend angstmacherei
        anguilla angular angus anhaltischen anheuser anhydrit anhängelast anika anil anima animal animals animated
        animations animator animatoren anime animes animexx animus aniston anjali anjou anka anklam ankle
        anknüpfungspunkt anknüpfungspunkte anlegung annabel annabell annabelle annaberg annalena annales annals annan
        annapolis annapurna annecy annegret anneke anneli annelie annelies annen annenmaykantereit anner annett annex
        anni annika annina anniversary announce announced announcement announcements announces announcing annoyed
        annoying annuaire annual annually annum annunzio annweiler anny annährend année anon anonymisierung anonymous
        anonymus anorexie another anouk anpissen anpisst anrath ansa ansar ansbacher anschaffungs anschau anscheind
        anscheissen anschl anschlussfähig anschmeissen anschober anschwitzen anschütz ansehung ansel anselm anselmo
        ansetzung ansetzungen ansfelden ansgar ansi ansichtig ansiedelung anson anspach ansparen anstecker anstich
        answer answered answering answers antagonist antagonisten antaios antalya antarctica antares ante anterior antes
        antesten anthem antholz anthony anthrax anthrazit anthropology antibakterielle antibes antibiotics antica
        anticipate anticipated anticipation antidepressivum antifanten antifas antigone antigonos antigua
        antikensammlung antiochia antiochien antiochos antioxidantien antipasti antippen antiqua antique antiziganismus
        antoine antoinette antoni antonia antonie antonin antoninus antonow antony antrainiert antreiber ants
        antwerpener anubis anwaltlich anwaltliche anwaltlichen anwaltverein anwandte anwendungs anwerfen anwurf anxiety
        anxious any anya anybody anymore anyone anything anytime anyway anyways anywhere anzengruber anziehsachen
        anzubeten anzucht anzufeuern anzufreunden anzuführen anzuheuern anzuhäufen anzuleiten anzumachen anzureden
        anzuschalten anzuschreien anzuspielen anzutreiben anzuzweifeln anämie anästhesiologie aoc aoe aogo aoi aok aoki
        aop aorta aosta aostatal apa apartments apatit apc ape apel apelt apennin apes apex apg aphasie api apis apk
        aplerbeck apnoe apo apocalypse apokryphen apolda apollinaris apollon apollonia apollonios apologetik apologie
        apologies apologize apology apostolica apotheose app apparatebau apparatus apparel apparent apparently appeal
        appealed appealing appeals appear appearance appearances appeared appearing appears appeasement appellation
        appelt appendix appenweier appenzell appenzeller appia applegate appleton appliances applicable applicants
        application applications applied applies apply applying appoint appointed appointment appointments appreciate
        appreciated appreciation apprentice approach approached approaches approaching appropriate appropriately
        appropriation approval approve approved approximately apps appstore apr apres apricot aprilia après apu apud
        apéro aq aqua aquae aquakultur aquaman aquamarin aquaplaning aquaristik aquarius aquila aquileia aquin aquino
        arab arabella arabi arabia arabic arabica arabiens arabs arad arag aragon aragonien aragorn aram aramis aramäer
        aramäisch aramäische aramäischen arango aras arbeits arbeitssuchend arbeitsuchende arbitrage arbitrary
        arbitration arbogast arbon arbor arboretum arc arca arcade arcaden arcadia arcana arcandor arcelormittal arch
        archaeology archbishop archer archetyp archetypen archibald archidiakon archie architects architectural
        architecture archives archivio archon archos arco arctic arcus arcy ard arda ardennen arduino are area areas
        arenberg arend arends arendsee arendt arendts arens ares aretha aretin aretz areva arezzo argent argentina
        argentinier argentino argento argh arginin argo argos arguably argue argued argues arguing argumentum argyle ari
        aria arial ariana arianna arias ariel arielle aries arif arik arima arion arise arisierung arising arista
        aristide aristophanes arjen ark arkadi arkadien arkham arkona arlberg arlen arles arlesheim arlette arlington
        arlo arlt armageddon armand armando armani armbruster armed armeniens armies armin arminia arminius armor armour
        armuts armutsgefährdet army arnaud arnautovic arnd arne arneburg arnett arnheim arni arnie arnim arnsberger
        arnsdorf arnstadt arnstein arnulf aro arolsen aromastoffe aromatherapie aron arose around arp arquette arrange
        arranged arrangeur arras arrested arri arriba arrival arrive arrived arrives arriving arrow arrows arroyo ars
        arschbacken arschficken arschig arschkalt arschkriecher arsene arslan arsène artagnan artemisia arteria
        arterielle arteriellen artern artgerecht artgerechte artgerechten artgerechter arthouse article articles artie
        artifacts artificial artillery artis artistic artists artium artnet artois arts artur arturo artwork artworks
        artzt aru aruba arvato arvid arvo arx arya aryan arzberg asa asahi asam asamoah asano asap asb asbach asbeck asc
        ascension asch aschach aschaffenburger aschau aschbach ascheberg aschendorff ascher aschersleben aschheim
        aschoff ascii ascoli ascorbinsäure ascot asd asean aserbaidschaner asexuell asexuelle asf asfinag asg asgard
        asha ashamed ashby ashe asher ashes ashford ashley ashraf ashram ashton asi asia asian asiate asics aside asimov
        ask askaban askania asked asking asklepios asks askö aslan asleep asmr asmus asmussen asos asow asp aspach
        asparaginsäure aspartam aspects aspen asperger aspergillus aspern asphaltiert asphaltierte asphaltierten aspire
        asr assad assads assam assange assassin assassination assassinen assassins assault assaulted asselborn assembled
        assembly asservatenkammer assess assessed assessing assessment assessments asset assets asshole assholes assi
        assigned assignment assignments assimilierung assis assist assistance assistant assisted assisting assists
        asslar assling assmann associate associated associates association associations assoziierung
        assoziierungsabkommen assuan assume assumed assumes assuming assumption assumptions assur assurance assure
        assured assyrer assyrern assyrische assyrischen asta astaire astana asthmatiker asti astley aston astor astra
        astrachan astral astrazeneca astrein astreine astro astrologische astrologischen asturien asuka asv asvg asw asx
        asylantenheim asylberechtigten asylum aszendent ata atacama atalanta atatürk ataxie atc ates atf athanasius
        athena athenischen athenäum athlete athletes athletic athletics athos ati atk atkins atkinson atlan atlantic
        atletico atlético atmo atmos atmospheric atomic aton atp atque atrium atrophie atropin ats atsushi atsv atta
        attac attach attached attack attacked attacking attacks attempt attempted attempting attempts attenborough
        attend attendance attended attending attendorn attention attersee atti attica atticus attinger attische
        attischen attitude attitudes attnang attorney attorneys attract attracted attraction attractions attractive
        attributed attribution atu atv atwood atx atze aubameyang aubert aubin aubrey auburn auckland auction audacity
        aude audible audience audiences audimax audio audios audit audition auditions auditor audits auenland auer
        auerbach auersperg auerswald aufblitzen aufblühen aufbrausend aufbringung aufbruchsstimmung aufeinanderfolgende
        aufeinanderfolgenden aufeinanderprallen aufenthg auferweckung auffe auffer aufge aufgehangen aufgehübscht
        aufgeilen aufgemischt aufgeschaltet aufgeschnappt aufholjagd aufhübschen aufjedenfall aufklärungs aufkündigung
        aufl auflief auflieger aufm aufmacher aufmalen aufmerksamkeits aufnäher aufreger aufräum aufrührer aufschwatzen
        aufschüttung aufsehenerregende aufsehenerregenden aufsess aufsichts aufsteller aufstocker auftr aufwiedersehen
        aufzufliegen aufzuhetzen aufzuladen aufzulaufen aufzumachen aufzumuntern aufzusaugen aufzuspringen aufzuwachen
        aufzuwerten aufzuzwingen augarten augenzwinkernd augmented augsburgischen augstein augusta augustana augusti
        augustine augustiner augustinus augusto augustusburg augustusplatz auktionator aulendorf auma aumann auml aung
        aunt aurach aurea aurelia aurelio aurelius aureus auri auricher auris aurora aurore aurum ausbeuter ausbildungs
        ausbringung ausbund auschecken ausdauersport ausdauertraining auseinanderliegen ausflippen ausge ausgebremst
        ausgebuddelt ausgebuht ausgedünnt ausgefertigt ausgeflippt ausgeh ausgehungert ausgeknockt ausgekotzt
        ausgekugelt ausgelernt ausgepowert ausgerastet ausgeschalten ausgeschaut ausgeschickt ausgesiebt ausgetobt
        ausgetrickst ausgew ausgrabungsstätte aushebeln ausheulen aushungern ausklang auskleidung auskotzen auskunfts
        ausleuchtung auslief ausm ausmalung ausmusterung ausnüchtern ausnüchterungszelle ausparken ausraster
        ausreisepflichtige ausreisepflichtigen ausrichter ausrufung ausschenken ausschilderung ausschliesse
        ausschliessen ausschliesslich ausschliessliche ausschliesslichen ausschliesslicher ausschliesst ausschloss
        ausschwärmen aussendurchmesser aussenfassade aussereuropäische aussereuropäischen ausserorts ausserrhoden aussi
        aussig aussitzen ausst ausstellungs ausstirbt ausstoss ausstossen ausstosses ausstösst austen austerität
        austeritätspolitik austerlitz austin austral australia australian australis austria austrian austricksen
        austrieb austro austrocknung austropop ausversehen auswachsen ausweglosigkeit auswendiglernen auswies
        auszubügeln auszugraben auszugrenzen auszuheben auszuhelfen auszukennen auszukosten auszulachen auszuleuchten
        auszurauben auszuscheiden auszuschütten auszusortieren auszustechen auszusteigen auszustossen auszutesten
        auszutoben auszutreten auszutricksen auszuwischen auteur auth authentic authorities authority authorization
        authorized authors autism autocad autodesk autofreie autofreien autokraten autokratie autom automata automated
        automatic automatically automatismen automobiles autonomous autonomy autoplay autoscooter autosomal autotune
        autre autres autriche autsch autumn auva auweia auxerre auxiliary ava availability available avalanche avalon
        avancen avant avanti avast avatar avatare avd ave avec avenarius avenger avengers avenida avenir aventinus
        avenue average averaged averaging avers avery aves avg avi avia aviation avicenna avicii avigdor avignon avila
        avira avis aviso aviva avl avoid avoided avoiding avr avril avs avv aw awa awacs awaiting awake awakening award
        awarded awards aware awareness away awd awe awesome awful awg awhile awi awkward awo awp aww awww awz axa axe
        axis axolotl axon axpo ay aya ayatollah aydan aydin aye ayers ayhan ayla aylin ayo ayran ayres ayrton ayse
        aytekin ayurveda ayy az azad azalea azhar azimut aziz azr azubi azubis azul azure azzurra años aör ba baa baader
        baal baas baath baba babcock babelsberg babelsberger babenberger babenhausen babes babette babies babo babs
        babsi babu babyboomer babyface babylonien babysitter babysitterin babysitting bacall bacardi bacchus bacharach
        bachelorette bachem bacher bachler bacillus backbone backdoor backed backes backing backlash backnang backpack
        backpacking backpfeife backs backstage backstreet backward backwards backyard bacon bacteria bacterial bada
        badass badelatschen badener badens badenweiler badenwürttemberg badge badger badi badia badlands badly badmöbel
        badner badstuber badura bae baecker baedeker baerbock baesweiler baez bafa baff bafin bag bagage bagel baggage
        baggy baghdadi bagno bags bah bahama bahar bahia bahlsen bahnhofsklatscher bahnhofstr bahrenfeld baidu baier
        baiersbronn baiersdorf baikal baikalsee baikonur bail bailey baileys bainbridge baines bains baird bairisch
        bairische bairischen bait baja bajazzo bajuwaren bak baka baked baker bakers bakersfield bakery baking bakker
        baklava bakr bakteriologie baku bakunin balanced balancing balaton balcony baldachin baldi baldrian balduin
        baldur baldus baldwin balea balfour balg balingen balkans balke balla ballack ballantine ballard ballauf
        ballenstedt ballerinas ballermann ballin balling ballmer ballot ballou ballroom bally balm balotelli balsamico
        baltes balthasar balthazar baltic baltimore baltmannsweiler baltzer balu balustrade balve balz balzac balzer
        balzers bamako bamba bamberger bambini bambino bamboo bamf bamm bams banana bananas banat banater banca banco
        bancroft bandai bandera banderas bandidos bandleader banff bangalore bangert bangladesh bangs bangui banja banka
        banking bankomat bankomatkarte bankrupt bankruptcy banks banksy banned banning bannon banque banse banshee
        bansin banter bao baobab bap baptista baptiste bara barack baran barb barbecue barber barberini barbosa barbour
        barbra barby barca barclay barclaycard bardo bardot bardowick bareback bareiss barely barenboim barett barf
        bargain bargfrede bargteheide bari barilla baring barista barker barkhausen barkley barlach barley barlow
        barmbek barmen barmenia barmer barnaby barnard barnes barnett barney barnhelm barnim barntrup barnum baro
        barocks baronesse baroque barra barracks barracuda barras barred barrels barret barrett barrie barrier barriers
        barroso barrow barry barrymore barschel barsinghausen barta bartel bartels bartenstein barth barthel barthes
        bartholomew bartholomä bartholomäus barths bartl bartlett bartok bartoli bartolomeo bartsch bartz bartók baruch
        barum baruth bary barzani barça baschar basecap based basedow baselbieter baseline baselitz baselland basement
        basf bash bashar bashen bashing bashir basically basil basilica basiliken basilisk basilius basin basinger
        basisdemokratische baskerville basket basketballer baskets baskische baskischen basra bassam bassermann basso
        bassum basta bastei basterds bastet basti bastia bastian bastien bastogne bataille batavia batch bateman bates
        bath bathroom batic batista batman bats battaglia battalion battenberg batteries battery batting battista battle
        battlefield battlefront battles battlestar batu batz bauchfrei baudelaire baudelaires baudrillard bauens
        bauerfeind bauerschaft baugb baule baulichkeiten bauma baumberger baumer baumert baumgart baumgartl
        baumgartlinger baumgartner baumgärtel baumholder baumschulenweg baumwoll baunach baunatal baur bautista bautz
        bautzen bautzener bautzner bav bavarian bawag bawü baxter bay bayard bayarena bayernlb bayernliga bayerwald
        bayley baylor bayou bayram baywa baywatch baz bazaar bazar bazooka bb bba bbb bbc bbg bbig bbk bbl bbm bbq bbu
        bbv bbva bbw bbz bc bcc bcd bce bcg bcr bcs bd bdb bdew bdk bdkj bdl bdm bdo bdp bdr bds bdsg bdsm bdv bdzv be
        beach beaches beachparty beachvolleyball beackern beackert beacon beagle beale beam beamen beams beamtentum bean
        beanie beans bear bearb beard bearing bears beast beastie beasts beat beata beating beatriz beats beatty beatus
        beatz beauchamp beaucoup beaufort beaulieu beaumarchais beaumont beauregard beautiful beautifully beauty
        beauvais beauvoir beaux beaver beb bebel bebilderung bebop bebra bec became because becca bechstein becht
        bechtel bechterew bechtle bechtold beckert becket beckett becketts beckham beckstein beckum becky become becomes
        becoming beda bedank bedauerns bedburg bedenk bedford bednarz bedroom bedrooms beds beduinen beech beef beefs
        beeindruckendsten beek beelitz been beep beer beerbaum beerben beerbt beermann beers bees beeskow beethovenhalle
        beetle beetz beetzendorf bef befahrung befassung befiel before befummelt beförderer beg bega begegnungsstätte
        begegnungszone begehr begeisterungsstürme begemann beginner beginners beginning begins begleit begr begrabscht
        begrapschen begrapscht begreif begrünen begrünt begrünte begrünung begun beha behandlungs behave behavior
        behavioral behaviors behaviour behemoth beherbergung behind behnke behold behrami behrend behrends behrendt
        behrens behring behringer behrmann behämmert behängt beiersdorfer beijing beilngries beilstein being beings
        beisenherz beiss beister beitr beize beizen beizusteuern bejagt bejagung bekannterweise bekanntgewordenen
        bekanntzugeben bekenner bekifft bekir bekleidungs beko bekochen bekocht bekomm bekrönt bela belafonte belarus
        belarussischen belastungs belcanto belehnt belehnung beletage beleuchtungs belfort belgique belgium beliefs
        believe believed believes believing belinda belkin bell bella belladonna bellagio bellamy bellarabi bellas
        beller belles bellheim belli bellini bellinzona bellmann bello bells bellum belly belmont belo belong belonged
        belonging belongs beloved below belp belsen belt belts beltz beluga belvedere belz belzig bembel bemüh benaglio
        benatia bence bench benchmarking bendel bender benders bendit bendix bendorf bendzko beneath benecke benedetti
        benedetto benedict benedictus benediktbeuern beneficial benefit benefits benefizkonzert benefizspiel
        benefizveranstaltung beneke benes benesch benevent benfica bengal bengalen bengalos bengals bengasi bengt
        benigno benimmregeln benin benita benitez benito benji benko bennet bennett benni bennie bennigsen benning benno
        benny benoit benoît benq benrath bensberg bensberger bensheim benson bent bente bentele bentham bentheim
        bentheimer bento benton benutz benvenuto benzema benzodiazepine beobachtungs beowulf beppo bera beran beratungs
        beratungsresistent berben berber berching berchtesgadener berchtold bereift berenberg berengar berens beretta
        bergamo bergamotte bergedorf bergedorfer bergerac bergers bergfried berggruen berghausen bergheimer bergkamen
        bergner bergoglio bergsträsser bergzabern beric beringer berisha berka berkel berkshire berkut berl berleburg
        berlepsch berlichingen berlinerisch berlioz berman berna bernadette bernanke bernard bernardino bernardo
        bernardus bernat bernau bernauer bernays bernburg bernburger berndorf berndt berneck bernecker bernhardi
        bernheim berni bernice bernie bernina bernini bernische bernischen bernkastel bernried bernsdorf bernsteinzimmer
        bernstorff bernward berry bersenbrück berset bertha berthier berti bertie bertin bertl bertold bertolt bertone
        bertram bertrams bertrand bertsch berufsfeuerwehren berufsständischen berufsunfähig
        berufsunfähigkeitsversicherung beruhig beryl besamen besamt besamung besang besançon besch bescheissen
        bescheisst beschildert beschissenste beschl beschnuppern beschreib beschritt beschte beschulung beschwer
        beschäftigungs beseler beside besides besigheim besiktas besinnlichkeit besitzerwechsel besorg bespassen bess
        bessa bessarabien bessel besserstellung besserverdienende besserwisserei bessie bessin besson bessy bestatter
        bestellerprinzip bestform bestnote bestnoten bestplatzierten bestpreis bestsellerautor bestwert bestäuber
        bestäubung besuchbar besäufnis betablocker betas beteiligungs beth bethanien bethany bethel bethesda bethge
        bethmann betis betlehem beto betr betrayed betreuungs betrvg bets betsy bettag bettenlager better betting betula
        betway between betz betzdorf betzenberg beuel beuger beuren beuron beust beuth beuthen beutler beuys bev
        bevensen bever beverly bevern beverungen bevölkerungs beware bewegtbild bewegungs beweidung bewerb bex beyeler
        beyer beyerle beyonce beyoncé beyond bez bezahl bezahlschranke bezgl bezieh beziehungs bezirksligisten
        bezirksverordnetenversammlung bezos bezugsfertig bezuschussung beşiktaş bf bfa bfarm bfc bfd bfe bff bfg bfh bfn
        bfr bfs bft bfv bfw bg bga bgb bgbl bge bgf bgh bghst bghz bgi bgl bgld bgm bgr bgs bgv bh bhc bhf bhkw bhp
        bhutan bhv bianca bianchi bianco bianka biased bibb biberach biberacher bibi bibiana bibis bible biblia biblical
        bibliography bibliophile bibliophilen biblioteca bibliotheca bibliotheks bibliothèque biblis bibo bibra bichl
        bichler bickel bickenbach bicolor bicycle bidde bidding bidens bidet bieber bieberau bieberstein biebertal
        biebrich biedermann biegler bieler biennale bierhoff bieri biertrinken biesdorf bieterverfahren bietigheim
        bietigheimer biff bifi big bigelow bigfoot bigge bigger biggest biggi biggs bigott bigotterie bijou bike
        bikepark bikes bilal bilbao bilbo bilderberger bildhauerkunst bildnerische bildnerischen bildplus bildungs
        bilfinger bilge bilk billa billag billboard biller billerbeck billiard billie billigkeit billing billings
        billionaire billions billiton billstedt bilmog bilstein bima bimbo bimschg binary binding bing binge bingham
        bingo binswanger bio biodeutsche biodeutschen biodeutscher biodiversität biography biol biological biology
        biomarker biomedical bionik biopic bioshock biosphärenreservat biotech biotit bip bipolar bipolare bipolaren
        birch bircher bird birdie birdman birds birdy birger birgitta birk birkholz birkner birma birnbach birsfelden
        birstein birth birthday bisch bischofshofen bischofswerda biscuit bisexual bishop bishops bisky bismarckplatz
        bismarckstrasse bismark bison bisons bisphenol bissau bissel bissendorf bisserl bissi bissingen bissinger bissl
        bissle bisswunde bisswunden bistro bistros bitburg bitburger bitch bitches bitcoin bitcoins bites biting bitkom
        bitrate bitsch bittencourt bittenfeld bitterfeld bitterfelder bittersüsse bittner bittorrent biturbo bitz bixby
        bizet bj bjarne bjp björk bk bka bkh bkk bl bla blabla blablabla black blackberry blackbird blackburn blackhawks
        blackrock blacks blackstone blackwater blackwell blackwood blacky blade blades blagen blah blaine blaise blake
        blame blamed blaming blanc blanca blanchard blanche blanchett blanco blancpain blanka blankenberg blankenburg
        blankenese blankenfelde blankenheim blankenstein blanket blaschke blasien blasig blasius blaster blaszczykowski
        blaubeuren blazer blb ble bleach bleaching blecha bleckede bleckmann bled bleed bleeding bleek bleibtreu
        bleicherode blend blended blender bless blessed blessing blessings blessuren bleus blew bley blickle blieskastel
        bligh bling blink bliss blister blitzer blitzsauber blizzard blk blm blo blob bloc bloch blocher blockchain
        blocked blocker blockier blockierer blocking blocksberg blockupy blogartikel blogging blogosphäre blogparade
        blogpost blogposts blohm blois blom blomberg blome blondie blood bloodborne bloody bloom bloomfield bloomington
        blossom blow blowing blowjob blowjobs blown blu blub blubb blubbern blubbert bludenz blue blueberry bluegrass
        bluescreen bluesrock bluhm blum blumberg blumberger blumenthal blumer blunt bluray blurred blush blutstropfen
        blutüberströmt blv blvd blythe blz blücher blümel bm bma bmbf bmc bmel bmf bmfsfj bmg bmi bmj bmp bms bmu bmvg
        bmvi bmw bmwi bmws bmx bmz bnd bnetza bnp bo boah boar board boarding boards boardwalk boarisch boat boateng
        boats boba bobadilla bobbi bobby bobbycar bober bobic bobingen bobo boc boca boccaccio bocholt bocholter
        bockenheim bockenheimer bockum bode bodega bodelschwingh bodenständigkeit bodhi bodies bodily bodin bodman
        bodmer bodo bodrum body bodybuilder bodybuilding bodycams bodylotion bodys boe boehm boehringer boerne boerse
        boes boese boethius boettcher boetticher bogart bogdan bogenhausen bogey bogner bogotá boh boheme bohemia
        bohemian bohl bohm bohn bohnjour boho bohuslav bohème boi boie boil boiling bois boise boizenburg bojack bojaren
        bok boko boku boland boldt boleslav boleslaw boleyn bolivar bolivia boll bolle bollinger bollmann bollywood bolo
        bolschewismus bolsonaro bolt bolte bolten boltenhagen bolton bolus bolz bolzenschneider bolívar bomb bombardier
        bombing bombs bommel bona bonanza bonaventura bond bondage bonde bondi bonds bondy bone bones boney bonez
        bonfire bong bongartz bonheur bonifatius bonifaz bonin boning bonita bonito bonjour bonk bonndorf bonnet
        bonneville bonnie bonnier bonny bono bonum bonuses boo boobs book booked booker booking books boomer boomerang
        boone boop boos boost booster bootleg bootlicker bootloader bootstrap booty bopfingen bopp boppard bora borat
        borax borbeck borchardt borchers borchert border borderlands borders bordesholm bore borealis borg borger borges
        borghese borgholzhausen borghorst borgia borgmann borgo borgward boring borissow borjans bork borkener bormann
        bormio born borna borne bornemann borneo bornheim bornheimer bornholm bornholmer borniertheit bornstedt boron
        borough borowski borreliose borries borrow borrowed borrowing borsdorf borsig borst borstel borussen bosbach
        bosco boshaftigkeit bosna bosque bossa bossert bossi bostoner bosworth botanical botany both botha bothe bother
        bothered bothmer botho botox bots botta bottas botticelli bottle bottles bottom bou bouchard bouche boucher
        boudoir bouffier bought boulanger boulder bouldern boule boulez boulogne boum bounce bound boundaries boundary
        bounty bouquet bourani bourbon bourdieu bourg bourgeois bourges bourget bourne bous bout bouvier bovary bovenden
        boveri bow bowden bowers bowie bowies bowl bowlen bowler bowles bowlingbahn bowls bowman bowser boxengasse
        boxenstopp boxershorts boxes boxing boxster boyband boyce boycott boyd boyer boyfriend boygroup boyle boysen
        bozner bp bpa bpb bpjm bpk bpm bps bpw bq br bra brabanter brabbelt brabus brace bracelet brachflächen brack
        bracke brackel bracken brackenheim bracket brackmann brackwede brad bradbury bradford bradl bradley bradshaw
        brady braga bragg brahe brahma braille brain brains brak brake brakel brakes bram brambach brambauer bramfeld
        brammen brammer bramsche bramstedt bran branca branches branco brandaktuell brandauer branded brandenstein
        brander brandgefährlich brandi branding brandis brandl brandner brando brandon brandstetter brandstätter brandy
        branko brannenburg branson braque bras brasch brasil brasilia brass brasserie brasília bratislava brauchts
        brauneck braunkohletagebau brauns braunsberg braunschweigische braunschweigischen braunsdorf braus brava
        braveheart bravo brawl brawn braxton bray brazil brazilian brb brd bre bread break breakdance breakdown breaker
        breakers breakfast breaking breakout breaks breakthrough breast breasts breath breathe breathing breckerfeld
        bred breda brede bredow bree breed breeding breeze breg bregenzer bregenzerwald brehm brehme breidenbach
        breisgau breisig breitenbrunn breitgefächerten breitling breitner breitscheid breitscheidplatz breitungen
        breivik brem bremerhavener bremervörde bremgarten bremische bremischen brenda brendan brendel brennan brennessel
        brenta brentano brenz breschnew brescia breslauer bretagne breton bretonen bretschneider bretten bretz
        bretzenheim breuberg breuer breunig breuning breuninger breve brevis brew brewer brewing brewster brexit breyer
        breze brezen brezina brezn brian briand brianna bric brice brick bricks brics brid bridge bridges bridgestone
        bridget briefing briefly brieger brienne brienz briese brieselang briesen briest brig brigg briggs bright
        brighter brigitta brigittenau brilliant brilliante brillieren brilliert brillierte brilon brindisi bringing
        brings bringts brink brinker brinkmann brio brisbane britain britannia britannica britannien britanniens british
        britney britt brittany britz britzer brix brixner brk brno broad broadcasting broader broadly broadway broccoli
        broch brock brocke brockmann broda brodbeck broder broderick brodie brodsky brody broich broilers brok broke
        brokeback broken brom brombach brombachsee brombeer bromberg bromberger bromid bromwich bronchiale bronco
        broncos bronn bronnen bronner bronson brontë bronx brook brooke brooklyn brooks broom broome bros brosch
        broschur brose brosnan brotbacken brother brotherhood brothers brotterode brought brouwer brown browne brownie
        brownies browning browns browse browsergame browsergames browserverlauf brr brrr brs brt bru bruce bruchhausen
        bruchköbel bruchsal bruchsaler bruck brucker bruckmann bruckner bruckners bruda brudi bruegel brugg brugger bruh
        bruhn bruhns bruins brumm brun bruna brune bruneck brunei brunel bruner brunetti bruni brunn brunner brunners
        brunnthal bruns brunsbüttel brunswick brus bruschetta brush brussels brutalismus brute brutus brutzeln bruun
        bruxelles bruyne bryant bryce brych bryson brz brzezinski bräter bräu brönner brücher brückmann brückner
        brüdergemeine brüderle brüderpaar brügel brüggemann brüggen brügger brühl brühler brüll brüller brüning brünn
        brünner brünnhilde bsa bsb bsc bsf bsg bsirske bsk bspw bsr bstbl bstu bsv bsw bt btb btc bti btm btmg bts btu
        btv btw btx bu buam bubba bubble bubbles buber bubi bubis bubo buchanan buchara buchberger buchholzer buchinger
        buchloe buck buckau bucket buckley buckow bucks bud budapester budd buddenbrook buddenbrooks buddies buddy
        budenheim buderus budgetiert budi budo budrich budweis budweiser buecher buena bueno buer buerger buero buff
        buffalo buffer buffon buffy buga bugenhagen bugge buggy buhl buhmann buhrufe bui buick build builder builders
        building buildings builds built bukarester bukkake bukowina bukowski bulgare bulgaren bulgaria bulgur buli bulk
        bulldogs bullerbü bullet bullets bulli bullinger bullitt bullock bulls bullshit bully bullying bultmann
        bumblebee bumm bumms bump bumper bums buna bunch bundeseinheitliche bundeslade bundesrepublikanischen
        bundesstrasse bundesstrassen bundesverkehrswegeplan bundle bundles bundschuh bundy bung bunga bunge bungee
        bungert bunny buntheit buon buona buongiorno burak burana burbach burbank burberry burch burchardt burckhardt
        burden bureau bureaus buren bures burgas burgenlandkreis burgenländer burgenländische burgenländischen
        burgerking burgess burghard burghausen burgi burgkunstadt burglengenfeld burgos burgstaller burgundy buri burial
        buried burj burkard burkart burkaverbot burke burkert burkhalter burkhard burkhardt burkhart burkina burkini
        burladingen burlesque burlington burmeister burmester burn burned burner burnett burnham burning burnley burnout
        burns burnt burr burrell burri burrito burritos burroughs burrows bursa bursch burscheid burschenschafter burst
        burt burton bury buschkowsky buseck buser buses bushido bushidos businesses businessman bussi busted buster
        busters busty busy but butch butcher butt butterfield butterflies butterfly butters butterwegge butterweich
        butts butz butzbach buwog buxtehuder buy buyer buyers buying buys buyten buzz buzzer buzzfeed buzzword bv bva
        bvb bverfg bverfge bverfgg bverwg bverwge bvg bvl bvr bvs bvt bvv bw bwa bwb bwg bwl bwler bwv bx by bye byers
        byrd byrne byron bystron byung bz bzga bzgl bzw bzö bäh bäk bällchen bällebad bäm bändchen bärlauch bärtchen
        bärtschi bäte bäuerle bäumer bäumler béla böcker böckler böcklin böckmann bögl böhlau böhler böhm böhmens böhmer
        böhmermann böhmermanns böhmerwald böhmi böhnhardt böhringer böhrnsen böker böll böllenfalltor böller bönen
        börger börne börner bösel böttcher böttger bötticher bü bübchen büchel büchler bückeburg bücker büdchen büderich
        büdingen büdinger bühl bühler bühnenbildner bülach bülent bülow bündner bünting büren bürgel bürgerlichkeit
        bürgernah bürgerschaftlichen bürgerschaftliches bürgerwehren bürki bürkle bürokratieabbau bürschchen bürstadt
        bürzel büscher büsching büsingen büskens büsum büttelborn büttenrede büttgen büttner bützow ca caballero cabana
        cabernet cabeza cabin cabinet cable cables cabo cabot cabral cabrera cac cacau cackling cactus cad caddy cade
        cadmium cadolzburg cadre cady cae caesar caesarea caesars caf caffe caffier caffè cage cagliari cagney cahiers
        cahill cain caine cairns cairo caitlin cajetan cajon cajun cake cakes cal cala calabria calais calau calbe
        calcio calcit calculate calculated calculation calculations calcutta calden calder caldera calderon calderón
        caldirola caldwell cale caleb calenberger calendar calf calgary calhanoglu calhoun cali calico calif california
        caligari caligiuri caligula call calla callahan callas called callie calling calliope calls callum calm calmund
        calories calvados calvert calvi calvinismus calvörde calw calwer calypso camara camaro camberg cambio cambodia
        cambrai camcorder camden came camel camelot cameo camerata cameron camerons camgirl camgirls cami camila camilla
        camille camillo camino camo camora camorra camouflage campact campagna campaign campaigning campaigns campana
        campanile campbell campbells campe campen campi campieren campino campo campos cams camsex camus can cana canaan
        canada canadian canadians canadiens canadier canale canan canaria canarias canaris canary canaveral cancel
        canceled cancellation cancelled cancelling canceln cancer cancún candace candice candida candidate candidates
        candide candle candlelight candles candy cane canetti canis canisius cannabinoide canning cannonball cannondale
        cannot cannstatt cannstatter cano canonici cantabile cantate canterbury cantina canto canton cantor cantus cantz
        canvas canyon canyons cao cap capa capabilities capability capable capacity capcom cape capella capello capes
        capi capita capitaine capital capitalism capitalist capitals capitan capitano capito capitol capitán caplan capo
        capoeira capone capote cappel cappella cappenberg cappy capra capri capriccio caprice capricorn caprivi caps
        capslock capsule capt captain captains captcha caption captive capture captured captures capturing capua caput
        caputh car cara carabinieri caracalla caracas caramel carat caravaggio carb carbon carbonara carbone carcassonne
        card cardiac cardiff cardigan cardinal cardinals cardio cardoso cards care cared career careers careful
        carefully caren cares carex carey carglass cargo cari caribbean carina caring carinthia carl carla carle carli
        carlin carlisle carlotta carls carlsbad carlsberg carlsen carlson carlsson carlton carly carlyle carm carmel
        carmela carmelo carmen carmichael carmina carmine carnap carnaval carne carnegie carney carnival carnot
        carnuntum caro carole caroli carolin carolina caroline carolines carolus carolyn caron carotin carotis carousel
        carp carpaccio carpe carpendale carpenter carpentier carpet carpi carplay carport carports carr carrara
        carrefour carrell carrera carreras carrey carriage carrie carried carrier carriers carries carrillo carrington
        carrière carroll carry carrying carré cars carsharing carson carsten carstens carstensen cart carta cartagena
        carter carters cartier cartman cartoonist cartwright carus carvajal carvalho carved carver cary casa casablanca
        casale casas cascada cascade case cases casey cash cashback cashew cashflow cashmere casimir casio caso caspar
        caspari caspary casper caspers cassandra cassette cassia cassidy cassie cassini cassio cassirer cassis cassius
        castel castell castelli castello caster castiel castiglione castillo casting castings castingshow castle castles
        castorf castra castrop castrum casual casualties casus cat catalina catalogue catalogus catalunya catalyst catan
        catania catarina catch catcher catches catching cate categories category caterer caterham caterina catering
        caterpillar catfish cath catharina cathay cathedral catherine cathleen catholic catholics cathrin cato catrice
        cats catsuit catterfeld cattle catwalk catwoman cau cauchy caught causa cause caused causes causing caution
        cautious cava cavalier cavaliere cavaliers cavalli cavallo cavalry cavani cave cavendish cavour cay
        cayennepfeffer cayman cb cbc cbd cbf cbm cbr cbs cbt cc cca ccb ccc ccd ccp ccr ccs cctv cd cdc cdi cdn cdo cdr
        cds cdu cduler ce cea cease ceased ceausescu cebit cebu cece cech cecil cecile cecilia cecilie cecily ced cedar
        cedric cee ceiling cejka cel celan celans celebrate celebrated celebrates celebrating celebration celebrations
        celebrities celebrity celeste celia celina celine cell cellini cells cellular cellulite celta celtic celtics
        celtis cemal cement cemetery cena cengiz censorship census centauri centered centern centimeter central centrale
        centre centres centro centrum centrums centuries centurio centurion century ceo ceos cep cera ceramic cerberus
        cercle cereal cerealien ceremonies ceremony ceres cerny cerro cersei cert certain certainly certainty
        certificate certificates certification certified cervantes cesar cesare cessna cet ceta ceterum ceuta cev cewe
        ceylan cf cfa cfc cfd cfds cfk cfl cfm cfnm cfo cfp cfr cfs cgi cgm cgt cha chaco chad chadwick chagall chai
        chaim chain chains chainsaw chair chairman chairs chaka chaker chakra chakren chalk challenge challenged
        challenger challenges challenging chalmers cham chamber chamberlain chambers chambre chameleon chamisso chamonix
        champ champagne championat championship championships championsleague champs chan chancellor
        chancengerechtigkeit chancenverwertung chances chandler chandra chaney chang change changed changer changes
        changing channel channels channing chans chant chantal chants chanukka chao chap chapeau chapel chapelle chapman
        chapo chapter chapters char chara character characteristic characteristics characterized characters
        charakteristikum charcot chardonnay charged charger chargers charges charging charitable charite charities
        charity charité charivari charkiw charkow charlemagne charlene charleroi charleston charley charlize
        charlottenburger charlottenstrasse charlottesville charlton charly charm charmed charming charms charon
        charpentier chars charte chartered chas chasch chase chased chasing chatbot chatbots chatham chatroom chatrooms
        chattanooga chatting chaucer chausseestrasse chaux chavez cheap cheaper cheapest cheated cheaten cheater
        cheating cheats chebli checkbox checke checked checken checker checkin checking checklist checkout checkpoints
        checkst checkt checkte cheddar cheek cheeks cheer cheering cheerleading cheers cheese cheesecake cheesy cheetah
        chefcoach chefredaktor chelsea chem chemical chemicals chemin chemistry chemnitzer chemo chemtrail chemtrails
        chen cheney cheng chengdu chennai cher cherbourg cherie cherokee cherry cherubini cheryl chesapeake cheshire
        chess chest chester chesterfield chestnut cheung cheval chevalier chevrolet chevron chevy chew chewbacca chez
        chf chia chiang chianti chiara chiari chiasamen chiasso chica chicagoer chicas chick chicken chickens chicks
        chico chief chiefs chiemgau chiemgauer chien chiesa chiffon chihuahua child childhood childish children childs
        chilene chilenen chili chilis chill chillen chilli chillig chilling chillt chilly chilton chim chimäre chimären
        chin chinakohl chinatown ching chino chinon chinook chio chios chiquita chiron chiropraktiker chl chlamydien
        chli chlodwig chloe chloroplasten chlorwasserstoff chloé chn choc choco chocolat chocolate chodorkowski choi
        choice choices choir cholesterinspiegel cholesterol chong chongqing choo choose chooses choosing chop chopped
        chopper chorea choreo chorin chorizo chorus choräle chou choupo chow chp chr chris chrissi chrissie chrissy
        christchurch christdemokratischen christel christensen christiana christiani christiania christianity christiano
        christiansen christie christies christkindlmarkt christl christlichsozialen christmas christmette christo
        christof christoff christoffel christoffer christologie christopher christos christuskirche chroma
        chromatographie chrome chromebook chromecast chromium chronic chronica chronicle chronicles chronicon chrono
        chronos chu chuan chubby chuck chucks chucky chul chun chung chunky church churches churer chutney chuzpe chávez
        chérie ci cia cialis ciao ciba cic cicero ciceros cid cider cidre cielo cigarette cigarettes cihan cilli cilly
        cima cincinnati cinco cinderella cindy cine cinema cinematic cinemaxx cineplex cinerea cinestar cinnamon cinq
        cinque cinquecento cio circle circles circuit circuits circular circulation circumstances ciro cirque cirrus cis
        citation cited cites cities citigroup citing citizen citizens citizenship citrix citronensäure citroën citrus
        città cité ciudad civ civic civile civilian civilians civilis civilisation civilization civitas cix cj cjd ck
        ckt cl cla claas claassen claes claim claimed claiming claims clair claire claires clairvaux clam clamp clan
        clancy clans clap clapton clara claras claremont clarence clarendon clarholz clarice clarify clarissa clarisse
        clarita clarity clark clarke clarks clarkson claro clary clas clasen clash class classes classic classica
        classical classico classics classification classified classique classroom classy claudel claudi claudine claudio
        claudius claus clause clausen clauss claussen clausthal claw clay clayton clea clean cleaned cleaner cleaning
        clear clearance cleared clearer clearing clearly clearwater cleese clegg clem clematis clemen clemente
        clementine clements cleo cleopatra clergy clerk clermont cleve cleveland cli click clickbait clicker clicking
        cliff cliffhanger clifford cliffs clifton climate climax climb climbed climbing clinic clinical clinics clinique
        clint clio clipper clippers clit clive clock clockwork clodius clogs clooney cloppenburg clos close closed
        closely closer closes closest closet closing clostridium cloth clothes clothing cloud cloudflare clouds clover
        clovis clp cls clue clues clueso cluj clutch clyde clásico cma cmc cmd cmp cmr cms cmt cmv cn cnbc cnc cng cnn
        coa coach coachella coachen coaches coaching coachings coal coast coastal coaster coat coates coating cobain
        cobb cobra coburger coburn coc cocaine cochem cochlea cochran cochrane cock cocker cocks cocktailbar coco cocoa
        coconut cocoon cocos cod codein coden codices coding cody coelho coen coenen coenzym coesfeld coeur coffee
        coffeeshop coffeeshops coffein coffey coffin cognition cognitive cohen cohens cohn coiffeur coil coimbra coin
        coincidence coins coke colada colberg colbert colby cold colditz coldmirror coldplay coleman coleridge colette
        colgate coli colin colitis collaboration collaborative collapse collapsed colle colleague colleagues collect
        collected collecting collection collections collective collectively collector collectors colleen college
        colleges collegio collegium collet colli collier collin collins collision colloquium collège cologne colombia
        colon colonel colonels colonia colonial colonies colonna colony color colorado colored colorful colors colosseum
        colossus colour coloured colours colton coltrane columba columbia columbine columbo column columns coma coman
        comandante combat combinations combine combined combines combining combo combos comcast comdirect come comedia
        comedian comedians comedy comenius comer comes comet comets comey comfort comfortable comfortably coming comité
        command commanded commander commanders commanding commands commedia commenced comment commentary commentators
        commented commenting comments commerce commercial commercials commerz commissario commission commissioned
        commissioner commissioners commissions commit commitment commitments committed committee committees committing
        commodities commodity commodus common commonly commons communes communicate communicating communication
        communications communicator communio communion communis communism communist communists communities community
        communitys como comp compact compagnie companies companion companions company comparable comparative compare
        compared compares comparing comparison comparisons compass compassion compatible compelled compelling compendium
        compensate compensation compete competence competing competition competitions competitive competitor competitors
        compilation compiled complain complained complaining complaint complaints complement complete completed
        completely completing completion complex complexity compliance complicated complications comply component
        components composed composer composite composition compostela compound compounds comprehend comprehensive
        compression comprised comprises comprising compromise compromised comptes compton compulsory computational
        computertomografie computing comte comtesse comté conakry conan concealed concealer conceived concentrate
        concentrated concentration concentrations concept conception concepts concern concerned concerning concerns
        concert concerto concerts concha conchita concierge conclude concluded concludes conclusio conclusion
        conclusions concord concordia concours concrete conde condemn condemned condition conditioning conditions condor
        conduct conducted conducting conductor condé cone coney conf confed confederate conference conferences confess
        confessed confessio confession confessions confidence confident confidential config configuration confined
        confirm confirmation confirmed confirms conflict conflicts confront confronted confused confusing confusion
        congo congrats congratulations congregatio congregation congress congressional congressman congstar conjunction
        conn connect connected connecticut connecting connection connections connectivity connects connell connelly
        conner connery connewitz conni connie connolly conny conquer conquest conrad conradi conrads conroy cons
        conscience conscious consciousness consecutive conseil consensus consent consequence consequences consequently
        conservation conservative conservatives consider considerable considerably consideration considerations
        considered considering considers consist consisted consistency consistent consistently consisting consists
        console consolidated consolidation consortium conspiracy constable constance constant constantia constantin
        constantine constantius constantly constanze constituents constitute constitutes constitution constitutional
        constraints construct constructed construction constructive consuelo consul consult consultant consultants
        consultation consume consumed consumer consumers consuming consumption cont contact contacted contacts contador
        contain contained containing containment contains contaminated contamination conte contemporary contempt
        contenance content contention contento contents contes contessa contest contested contests conti continental
        continually continue continued continues continuing continuity continuo continuous continuously continuum
        contour contract contracted contracting contractor contractors contracts contrary contras contrast contre
        contribute contributed contributes contributing contribution contributions contributor control controlled
        controlling controls controversial controversy conus convenience convenient convent convention conventional
        conventions conversation conversations converse conversion convert converted converter convertible converting
        convey convicted conviction convictions convince convinced convincing convoy conway conze cook cooke cooked
        cooking cooks cooley coolidge cooling coon coop cooper cooperate cooperative coopers coordinate coordinated
        coordinates coordinator cop copa copacabana copd cope copeland copenhagen copernicus copied copies copilot
        coping coppenrath copper copperfield coppola cops copy copyshop coq cora coral corax corbett corbin corbusier
        corbyn cord cordalis cordelia cordes cordoba cordon cordova cordt cordula core corel corelli cores corey corina
        corinna corinne corinth corinthians cork corleone cormac corn corneille cornel cornelis cornelius cornell
        cornelsen corner corners cornet corny coro corolla corona coronavirus corp corporal corporate corporation
        corporations corps corpse corpus corrado correa correct corrected correction corrections correctiv correctly
        correctness correlation correspondance correspondence correspondent corresponding corridor corriere corrigan
        corrupt corruption corsa corsair corsica corso cortana corte cortes cortese cortex cortez corti cortina cortisol
        corvette corvey corvin corvinus corvus cory cos cosa cosby cosi cosima cosimo cosma cosmas cosmetic cosmetics
        cosmic cosmo cosmopolitan cosmos cosplay cosplayer cost costa costanza costas coste costello coster costly
        costner costs costume costumes coswig così cotta cottage cottbuser cotton couchsurfing coudenhove cougar cougars
        cough could coulson coulter council councils counsel counseling counselor count counted counter counterpart
        counterparts counterstrike countess counties counting countless countries country countrymusik countryside
        counts county couple coupled couples coupé coupés cour courant courbet courier cours course courses court
        courtesy courtney courtois courts cousteau coutinho cov cove covenant covent coverage coverband covered covering
        covert coverversion coverversionen covid covington cow cowan coward cowgirl coworking cows cox coyote cozy cp
        cpa cpc cpi cpl cpm cpo cpr cps cpt cpu cpus cr crab crack cracked cracker cracking cracks cradle crafter
        crafting crafts craig craigslist crailsheim cramer cranach cranberries cranberry crane crans cranston crap
        crashed crashen crashes crashing crashkurs crasht crashtest crassus craven crawford crawl crawler crawley cray
        crazy cre cream creampie create created creates creating creation creative creativity creator creators creature
        creatures credentials credibility credible credit creditanstalt credited creditreform credits credo cree creed
        creek creep creeps creepy creglingen cremer cremig cremige cremiger cremona creole crescent cressida crest
        creutz crewmitglied crewmitglieder cri crichton cricket cried cries crime crimes criminal criminals crimmitschau
        crimson cringe cringy cris crisis crisp crispin crispr cristal cristiano cristina cristo cristobal criteria
        critic critica critical critically criticism criticized critics critique crm cro croatia croce crocker crockett
        crocodile crocs croft crohn croix cromwell cron cronenberg crook crop crops cros crosby cross crossdresser
        crossed crosses crossfire crossfit crossing crosslauf crossover crossroads crosstrainer crouch crow crowd
        crowded crowdinvesting crowds crowdsourcing crowe crowley crown crowne crows crp crs crt cru crucial crucis
        crude cruel cruelty cruise cruisen cruiser cruises crumb crunch crunchyroll cruris crusader crush crushed
        crusher crushing crusius crusoe crust cruyff cry crying crypto crysis crystal crystals crytek crédit cs csa csb
        csc csd csgo csi csl csm csp csr css cssr csu csv ct cta ctc cthulhu cto ctr cts ctu cuba cuban cube cubes cubic
        cubs cuckold cue cui cuisine cul culcha cullen cullmann culpa cultura cultural culture cultures cumberbatch
        cumberland cumhuriyet cumming cummings cummins cumshot cumshots cumulus cunard cunningham cuno cunt cuomo cup
        cupcake cupcakes cupertino cups cura curator curaçao curb curd cure cured curia curio curiosity curious curitiba
        curl curler curling curly curran currency current currently curricula cursed cursus curt curtain curtis curtius
        curved curves curzon cusanus cusco cushing custer custody custom customer customers customs cut cute cuthbert
        cutie cutler cuts cutten cutter cutting cuvier cuxhavener cuz cv cvd cvjm cvp cvs cvt cw cx cy cyan cyanid
        cyanogenmod cyber cybercrime cybersecurity cyborg cyborgs cycle cycles cycling cyclops cygnus cylinder cynthia
        cypress cyprian cyprus cyr cyrano cyril cyrill cyrus cystein cz czaja cze czech czernin czernowitz czerny
        cäcilia cäcilie cécile céline césar cézanne córdoba côte cölln daad dab dabben dacia daddeln daddy daddys dadrin
        daemon daenerys daesh daewoo daft dafuer dafuq dagdelen dagelassen dagestan dagger dagi dagobert
        daheimgebliebenen dahingerafft dahinschmelzen dahinterliegende dahinterliegenden dahinterstecken dahintersteckt
        dahl dahle dahlem dahlhaus dahlia dahlke dahlmann dahlmeier dahm dahmer dahms dahoam dahrendorf daihatsu daily
        dairy daisy dakota dalberg daldrup dale dales daley dalia dalla dalli dalmatiner dalton daly damage damaged
        damages damaging dambach dames damgarten damian damiani damiano damien dammann damned damp dampflok dampfloks
        dana danae dancefloor dancehall dancer dancers dances dancing danes danger dangerous dangers dani danica
        danielle daniil danilo danish dannecker dannenberg danny dannys danone danse dansk danube dany danza danzer
        daphne darabos darauffolgende darauffolgenden darcy dardai dardanellen daredevil dareios daressalam darfs darfur
        dargebracht daria daring dario darius darja darjeeling dark darker darkest darkness darknet darko darkroom darla
        darling darmstadts darnell darnieder darob darpa darrell darren darryl darth dartmouth darts darueber
        darwinismus daryl darüberliegenden dasch dascha dashboard dashcam dassault dassel dat data database datacenter
        date dated dates datest datev dath dating datscha datt daub dauergeil dauerts daughter daughters daun dauphin
        dauphine dave davenport davey davidstern davie davies davina davoser davy dawa dawanda dawes dawg dawkins dawn
        dawson daydream daylight dayton daytona dayz dazn dazustossen dazuzugehören db dbb dbd dbk dbs dbv dc dcc dchen
        dci dcm dcp dcs dd ddb ddd ddg ddos ddp ddt deacon dead deadly deadpool deaf dealing deans dearborn death
        deathmatch deaths deauville debates debattenkultur debbie debeka debit debitel debitkarte debitoren debora
        deborah debra debris debt debts debug debugging debus debütalbum debütfilm debütroman decade decades decathlon
        decay decca deceased december decent dechant decide decided decides deciding decima decision decisions decisive
        decius decker deckers deckert declan declaration declare declared declares declaring decline declined declining
        deco decorated decoration decorations decorative decrease decreased decree dect dedicated dedication deed deeds
        deemed deep deeper deepest deeply deepthroat deepwater deere deezer defa defacto default defeat defeated defeats
        defects defence defend defendant defendants defended defender defenders defending defense defenses defi
        defibrillator deficit define defined defines defining definitely definitions definitv defintiv dega degas
        degener degenerative degenerativen degeneres degenfeld degenhardt degenhart degenkolb degerloch degeto
        deggendorf deggendorfer degli degree degrees dehio dehmel dehner dehnungs dehnübungen dehoga dehydriert
        deidesheim deindustrialisierung deininger deirdre deister deiters dejan deka dekabank dekker deko dekonstruiert
        dekonstruktion dekra del dela delacroix delaney delano delay delayed delays delbrück delegate delegates delete
        deleted deleuze delevingne delf delfino delft delgado deli delia deliberate deliberately delicate delicious
        delight delighted delightful delilah delitzsch delius deliver delivered delivering delivers delivery della
        dellbrück delling dello delmenhorst delmenhorster deloitte delon delorean delp deluxe demand demanded demanding
        demands demandt demel dement demente dementen dementia demenzkranke demenzkranken demetrios demetrius demian
        demirel demirtas demme demmer demmin demnig democracy democrat democratic democrats demographic demon demons
        demonstrate demonstrated demonstrates demonstrating demonstrations demosthenes dempsey demuth denar dench
        dendemann deneuve dengler denglisch dengue denham denial denied denies denise deniz denkendorf denkwürdigkeiten
        denmark dense density dental dente denton denver denying denys denzel denzlingen deo depardieu departed
        department departments departure depeche depend dependent depending depends depicted deplaziert deploy deployed
        deployment deponia deportivo deposit deposits deppe depressed depressing depri dept depth depths depuis
        deputation deputies deputy derbyshire derbysieg derek derendingen derived dermatitis dermatologie dernbach
        derrick derrida derry derstandard derwisch descendants descended descent desch deschamps describe described
        describes describing description descriptions desdemona desensibilisierung deserve deserved deserves desiderius
        designated designation designed designing desirable desire desired desiree desires desmond desorientierung
        despair despektierlich desperado desperados desperate desperately despite dessauer dessin dessins destatis
        destillerie destinations destined destiny destroy destroyed destroying destruction destructive desöfteren
        detached detailed detailgetreu detained detect detected detection detective detectives detector detektivarbeit
        detention determine determined determines determining detmolder detox detritus dette dettelbach dettingen
        dettmar detto deuter deuteronomium deutschlandsberg deutschnational deutschnationale deutschnationalen
        deutschrap deutschstämmige deutschstämmigen deutschtum deutz deutzer deux dev deva devant devastated devastating
        develop developed developer developers developing development developmental developments develops deventer devi
        device devices devil deville devils devin devk devlin devo devonshire devops devoted devotion devrient dewald
        dewey dewitt dexter dfb dfg dfl dfv dfw dg dgap dgb dge dgf dgl dgm dgs dguv dgzrs dhaka dharma dhb dhbw dhc
        dhcp dhfk dhl dhv diabetologie diablo diaboli diabolo diaconus diagnosed diagnosis diakonissen dial
        dialektologie dialogische dialogischen dialogue diameter diamond diamonds diane dianne diao diaries diary
        diashow diavolo diaz diazepam diba dibelius dicaprio dichtgemacht dichtmachen dickel dickens dickie dickinson
        dicks dickson diclofenac dictionary dictionnaire didacta didavi diddl diddy diderot didgeridoo didi didier didnt
        dido diebold dieburg dieckmann diederich diederichs diederichsen diefenbach diego diehl diekirch diekmann
        diekmeier diemelsee diemer diensthabende diensthabenden dienstleistungs diepholz dierdorf dierks diesdorf
        dieskau diesterweg dietary dietel dieterle dietfurt diethard diethelm dietikon dietl dietmar dietz dietze
        dietzel dietzenbach dieudonné diff differ difference differences different differently difficile difficult
        difficulties difficulty digby digest digga digger diggi digging digi digimon digit digitalis dignity dihk dijon
        dik dilger diligence dillenburg diller dillingen dillinger dillmann dillon dilma dilthey dima dimap dimensional
        dimensionale dimensionalen dimensions dimitri dimitrij dimitrios dimitris dimitrov dina dinah dinamo diners
        dingens dingo dingolfing dingsbums dingsda dini dining dinka dinkelsbühl dinklage dinner dinners dino dinos
        dinosaur dinosaurs dinslaken dio diodor diokletian dion dione dionys dionysius dionysos diorama dios diouf dip
        dipl diploma diplomacy diplomatic dippel dipper dippoldiswalde dips directed directeur directing direction
        directions directive directly director directors directory directx direktheit dirigat dirksen dirty dirtytalk
        disabilities disability disabled disadvantage disagree disappear disappearance disappeared disappointed
        disappointing disappointment disaster disasters disc discharge discharged disciplinary discipline disclaimer
        disclose disclosed disclosure discofox disconnect discord discount discounter discountern discounts discours
        discourse discover discovered discoveries discovering discovery discretion discrimination discs discus discuss
        discussed discusses discussing discussions disease diseases disentis disgrace disguise disgusting disk diskant
        disko diskos diskussions diskussionswürdig diskuswerfen diskuswurf diskutanten dislike dislikes dismiss
        dismissal dismissed disneyland disorder disorders disp dispatch displaced displayed dispo disponent disponenten
        disposal disputation disputed disruption disruptive diss dissolved dissoziation disst distal distalen distance
        distances distant distinct distinction distinctive distinguish distinguished distler distract distracted
        distraction distress distribute distributed district districts disturbed disturbing dita ditfurth dithmarschen
        dithmarscher ditib ditmar dittmann dittmar dittmer dittrich ditzingen diuretika divan diven diver divergent
        diversion diversity diversität divi divide divided dividends divina divine diving divinity divisions divorce
        divorced dix dixi dixie dixit dixon diy diyanet diyarbakir diz dizzy diätetik djane django djerba dji djk
        djokovic djourou djs djv dkb dkfz dkg dkms dkp dkv dkw dl dlc dlcs dlf dlg dll dlp dlrg dlv dmax dmb dmc dmexco
        dmg dmi dmitri dmitrij dmitry dmr dms dmt dmv dmx dmz dna dnb dnc dnd dni dnl dns dnt dnvp do dobby dobel
        doberan doberlug dobler dobrindt dobrindts dobson docker docking docs doctor doctors doctrine document
        documentary documented documents dodd doderer dodge dodger dodgers dodo doering does doesnt dog dogan dogg doggy
        doggystyle dogs doha doherty dohmen dohna dohnanyi doi doin doing dojo dok doki doktorat dokumentar
        dokumentarfilmer dokumentations dokureihe dol dolan dolby dolce dold dole dollfuss dollinger dolls dolo dolomit
        dolomiten dolomiti dolores dolorosa dolph dolphin dolphins domaine dombrowski domenico domestic domestica
        domestiziert domi domian domin dominance dominate dominated domination dominator domine domingo dominguez
        dominic dominica dominick dominicus dominika dominikus dominion dominique dominum domitian domkapitular domo
        dompropst domus dona donaldson donar donat donate donated donatello donath donati donation donations donato
        donatus donaueschingen donaueschinger donaustauf donauwörth donbass done donezk dong dongfeng dongle donizetti
        donkey donna donnelly donnergrollen donnie donny donor donors donovan dons dont donum donut donuts donzdorf doo
        doodle dooley doolittle doomed doomsday door doors dopa dopamin dope dopen dopo doppelvierer doppelzweier doppik
        doppler doran dordogne dordrecht doreen dorer dorfen dori doria dorian dorie dorint dorische dorischen dornach
        dornberg dornbirn dornbirner dornburg dornbusch dorndorf dorner dornheim dornröschenschlaf doro doron dorota
        dorothea dorotheum dorothy dorp dorpat dorrit dorsal dorsale dorsalen dorsalis dorset dorsey dorsten dorstener
        dorstfeld dos dosb dosenbeatz doses doskozil doss dossenheim dost dota dotcom dots dottore doubled doubs doubt
        doubts douce doug dough douglas douglasie douglasien douglass douro dov dove down downey downhill downing
        downloaded downloaden downloading downs downstairs downstream downtime downton downtown downward doyen doyle doz
        dozen dozens doña dp dpa dpd dpg dpolg dps drachengame drachens drachentöter draco dradio draeger draft drafted
        drag dragan dragged dragging draghi drago dragon dragonball dragonfly dragons dragovic dragqueen drais draisine
        drake drakes dramaserie dramatic dramatically dranbleiben drangsal dransfeld draper draufgegangen draufgelegt
        draufgesetzt draus drauss draw drawer drawing drawings drawn draws draxler dread dreadlocks dreads dream
        dreamcast dreamed dreamer dreaming dreams dreamteam dreamworks dreckspack drees dreger dregger drehna drehs
        dreieich dreierpack dreifaltigkeitskirche dreigliedrige dreigliedrigen dreigroschenoper dreiköpfige dreiköpfigen
        dreischiffige dreispitz dreizack drensteinfurt drescher dresdener dresscode dressed dressel dresser dressing
        dressler drew drewermann drewes drewitz drews drexel drexler dreyer dreyfus drg dribbling driburg dried driesch
        drill drillisch drinking drinne drischt driscoll driss dritthöchste drittligist drittligisten drive driven
        drivenow driver drivers drives driving drk dro drobny drochtersen droemer drogeriemarkt drogo drohnenangriffe
        drohnenkrieg droid droiden droit drolshagen drone drones drop dropbox dropped droppen dropping drops
        dropshipping drosophila droste drosten drought drove drowned drowning drozda drp druff drug drugs drum drummond
        drumrum drums drunk drunken drusus drv dry dryden drying drängler dröhnung drölf drölfzig dsb dsc dschidda
        dschinn dsd dsds dsf dsg dsgvo dsi dsk dsl dslr dsp dst dsv dsw dt dtb dtl dtm dtn dto dtp dts dtsch dttb dtv
        duane duarte duathlon dubbed dubliner dubois dubrovnik dubs dubstep ducati ducato duce duchamp duchess duchesse
        duck ducks ductus dudek dudenhofen duderstadt dudley duerfen duesseldorf duff duffy dufner dufour duggan duhamel
        duisberg dujardin dukat duke dukes dulce dulig dulles duluth duma dumb dumbledore dumbo dummchen dummies
        dummschwätzer dumont dump dumped dumpfbacken dunant dunbar duncan duncker dundee dungeon dungeons dunham dunja
        dunk dunkelt dunker dunkin dunkirk dunlop dunning dunno duolingo dupin duplo dupont dupree dupré dupuis dura
        duran durand durango durant durante duras duration durban durchchecken durchficken durchflossen durchfälle
        durchgangsstrasse durchgecheckt durchgefickt durchgefroren durchgerechnet durchgereicht durchgerungen
        durchgeschwitzt durchgängigkeit durchklicken durchkämpfen durchschlägt durchschnaufen durchtrainiert
        durchtrainierten durchzechten durchzuarbeiten durchzugehen durchzuschlagen durchzuspielen durchzustarten
        durchzählen durham during durkheim durlach durlacher durschnitt dusk dussel dustin dusty dutchman duterte duties
        dutroux dutschke dutton duty dutzendfach duval duvall duve duzend dv dvb dvd dvds dvg dvi dvorak dvp dvr dvs dvv
        dwayne dwd dwelling dwg dwight dwt dwyer dyckerhoff dying dyk dyke dylan dylans dyn dynamic dynamics dynamiken
        dynamite dynasty dysfunktion dyson dystopie dämonisierung däniken däubler déco déjà désirée développement díaz
        dö döbeln döberitz döbern döblin döbling dödel döhler döhren döhring döll dönerbude dönerladen dönermann dönhoff
        dönitz döpfner döring dörnberg dörner dörr dörrie dörte dörthe dörverden düben dübendorf düker dülken dülmen
        dündar dünnhäutig düren dürener düring düringer dürkheim dürnstein dürrenberg dürrheim dürüm düssel düsternis
        düwel eaa each eads eager eagle eagles eames eap earl earle earlier earliest earls early earn earned earning
        earnings earp ears earth earthquake easa ease easier easiest easily east easter eastern eastman easton eastside
        eastwood easy easyjet eat eater eating eaton eats eaux eav eazy eba ebay ebb ebba ebbinghaus ebd ebel ebeling
        ebenezer ebenhausen ebensee eberbach eberesche eberhardt eberl eberle eberlein ebermannstadt ebersbach ebersberg
        ebersdorf eberstadt eberstein eberswalde eberswalder ebertplatz eberwein ebike ebingen ebit ebitda ebk ebm ebnat
        ebner ebony ebook ebooks ebreichsdorf ebro ebstein ebu ebv eca ecb ecc eccles ecclesia ecclesiae ecclesiastica
        ecclestone ecco ece echelon eching echoes echsen echterdingen echternach echzell eckard eckardt eckehard eckel
        eckental ecker eckermann eckert eckes eckhard eckhardt eckhart eckl eclipse ecole ecological ecology ecommerce
        econ economic economically economics economies economist economists economy ecosystem ecstasy ects ecw edathy
        edc edda eddi eddie eddies edding eddy edelgard edemissen edenkoben edersee edessa edewecht edf edge edges edgy
        ediert edierte edikt edit edita edited editing editio editions edits edlinger edmond edmonton edna edo edoardo
        edouard edt edta eduardo educate educated education educational educators eduroam edv edvard edward edwards
        edwin edwina edzard eea eeg eek efe efendi eferding eff effect effective effectively effectiveness effects
        effendi effi efficiency efficient efficiently effie effort efforts efh efi efraim efre efron efsa efta efz
        egbert egbgb egelsbach eger egerer egerland egerländer egg eggenberg eggenfelden eggenstein egger eggers
        eggersdorf eggert eggs egk egli egling eglise egloffstein egmont egmr egv egypt egyptian ehapa ehc ehealth ehec
        ehem eherne ehf ehingen ehinger ehl ehlers ehlert ehmke ehningen ehrenamtler ehrenfried ehret ehrhardt ehring
        ehrlichgesagt ehrmann ehud ehv eiablage eibach eibar eibl eichborn eichelhäher eichendorff eichin eichinger
        eichler eichner eichsfeld eichsfelder eichstätt eichstätter eicke eickel eickhoff eidelstedt eidg eidinger
        eieiei eiert eifeler eiferer eiförmig eiförmige eiförmigen eigent eigentl eigentümergemeinschaft
        eigentümerwechsel eight eighteen eighth eighty eigl eigtl eiji eike eilat eileen eilenburg eilers eimsbüttel
        einbeck einbecker einberechnet einbetoniert einbezahlt eindhoven einersheim einfa einflussgrössen einfriedung
        einführungs eingeflochten eingehaucht eingehoben eingekerkert eingelangt eingemeindet eingemeindung
        eingemeisselt eingemottet eingenickt eingepennt eingepfercht eingereiht eingesackt eingeschalten eingeschneit
        eingesendet eingespritzt eingesprochen eingezwängt eingezäunt eingezäunten eingeübt einhalb einhard einhauchen
        einheits einhell einherging einkaufsbummel einkaufsstrasse einkaufsstrassen einkerbungen einliegerwohnung
        einlullen einmaleins einmonatigen einmütig einmütigkeit einsacken einsaugen einschl einschleimen einschläft
        einself einsiedel einsiedelei einspänner einstechen einstreu eintrudeln eintrug einvernahme einwanderungs
        einzigste einzuatmen einzuhauchen einzuklagen einzumarschieren einzureisen einzureissen einzuschlafen
        einzuspringen einzustürzen einzuweihen einäscherung eisele eisenhower eiseskälte eislaufen eislingen either
        eitorf eius ek ekaterina ekd ekhn ekkehard ekliptik eko ekz el ela elaine elam elastic elberadweg elberfeld
        elberfelder elbing elbingerode elbow elbphilharmonie elbsandsteingebirge elbufer elbvertiefung elchingen elder
        elderly elders eldorado eldridge eleanor elearning elect elected election elections electoral electra electric
        electrical electricity electro electrolux electron electronic electronica electronics elegans elek elekt elektr
        elektra elektrifiziert elektrizitäts elektro elektrolyte elektrolyten elektronenmikroskopie elektroroller
        elektroschocker elementary elena elendig elendige eleni eleonora elephant elephanten elephants eleusis elevated
        elevation elevator eleven elfer elferrat elfi elfie elfriede elgar elgin elia eliane elie elif eligibility
        eligible elija elijah eliminate eliminated eliminating elina elinor elio eliot elisa elisabetta elise elizabeth
        elk ella ellas ellenberger ellert elli ellie elling ellingen ellinger ellington elliot elliott ellipsoid ellis
        ellison ellrich ellwangen ellwanger elly elm elmar elmau elmer elmo elmshorn elo eloise elon eloquent eloquenz
        elsa elsbeth elsdorf else elser elsevier elsewhere elsfleth elsie elsner elst elsterwerda elstner eltmann elton
        eltville eltz elvers elversberg elvira elvis elw elwood ely elyas elysium elysée elysées elz elzach elze emacs
        email emailadresse emaille emails emanuele emas embarrassed embarrassing embarrassment embassy embedded ember
        embrace embraced embryologie emc emder emea emerald emerge emerged emergence emergency emerging emerick emerson
        emery emf emile emiliano emilie emilio emily emilys emirs emissions emk emmanuel emmanuelle emmaus emmeline
        emmelshausen emmen emmendingen emmental emmeram emmerich emmet emmett emmi emminger emmy emmys emnid emo emoji
        emojis emory emote emotes emotionalisierung emotionally emotions emp empathy emperor empfindsamkeit emphasis
        emphasized empire empires empirismus emploi employ employed employee employees employer employers employing
        employment employs empowerment empty emrah emre emrich emrk emscher emsdetten emser emskirchen emu emv ena
        enable enabled enables enabling enacted enbw enchanted encke enclosed encore encounter encountered encounters
        encourage encouraged encouragement encourages encouraging encryption encyclopedia encyclopädie encyklopädie
        endangered endeavour ended endemisch endemische endemischen ender enderlein endgame ending endingen endl endler
        endless endo endokrine endokrinen endokrinologie endometriose endor endorf endorsed endorsement endres endress
        endurance endure enduro enemies enemy enercon energetic energieintensive energy energydrink energydrinks enev
        enfant enfants enforce enforced enforcement engadin engage engaged engaging engelberg engelbert engelbrecht
        engelhard engelhardt engelhart engelhorn engelke engelmann engert engin engine engineer engineered engineers
        engines engl engler englert english engstelle engstellen enhance enhanced enhancement enid enigma eningen enix
        enjoy enjoyable enjoyed enjoying enjoyment enjoys enlightenment enlisted ennepe ennepetal ennigerloh ennio ennis
        enno enns ennstal eno enormous enough enrico enrique enrolled enrollment enschede ensdorf ensi ensslin ensteht
        ensure ensuring ent entered entering enterprise enterprises enters entertain entertaining entertainment entf
        entfall entfesselung entgegennahm entgegennimmt entgegentritt entgegenzukommen enth enthemmung enthusiasm
        enthusiastic entire entirely entities entitled entity entität entitäten entjungfert entlarvung entlein
        entmenschlichung entnazifizierung entnervt entomologen entomologie entomologische entomologischen entourage
        entrance entrepreneurship entries entry enträtseln entrée entrümpelung ents entsafter entsatz entsch
        entscheidenen entscheidungs entschleunigen entschleunigung entsorger entspannungs entspr entstehungs enttäusch
        entvölkert entwicklungs entzugserscheinungen entzugsklinik envelope enver environment environmental environments
        envy enya enz enzensberger enzephalopathie enzersdorf enzkreis enzo enzyklika enzymatische eod ep epa epaper epd
        epe epg eph ephedrin epheser ephesos ephesus ephraim epic epidemic epidemiologische epidemiologischen epidermis
        epigraphik epik epiphanie epirus episodes epitaph epithel epitheton epitome epoque epp eppelheim eppendorf
        epping eppingen eppinger eppler eppstein epstein epub epubli equal equality equally equals equation equations
        equilibrium equipped equity equivalent equus eragon erbach erbacher erbengemeinschaft erber erbil ercan erdal
        erdbeer erding erdinger erdo erdolf erdowahn ereader erected erectus erfahrungs erft erftstadt ergebnisoffen
        ergolding ergotherapie ergänzungs erhabenheit erhart erhitzung erhol erholungs erhälst eric erica erichsen erick
        erickson erik eriks eriksen erikson eriksson erinnerungs eris eritreer erkan erkelenz erkenschwick erkl erklärs
        erkner erkrath erlach erlanger erlau erlbach erlebnisbad erlebnisbericht erlebnispark erlebnispädagogik
        erlebniswelt erlenbach erler erling erlöserkirche ermittlerteam ermland erms erna erndtebrück ernestine ernesto
        erneuerer erni ernstgemeint ernstgemeinte ernstthal ernährungs erol erotica erotikkontakte erpel errol error
        errors erschaudern erskine erspar erspüren erstgeborene erstgeborenen erstgeborener erstmalig ertel ertl
        erwachens erwachsenwerden erwerbsminderungsrente erwisch erwitte erwuchs erxleben erzberger erzgebirgischen
        erzhausen erziehungs erzählkunst erzählstil erzählweise eröffnungs esbjerg escada escape escaped escaping
        eschatologie eschbach eschborn eschede eschenau eschenbach eschenburg escherichia eschwege escobar escort
        eskadron eskapismus esken esma esmeralda espace espagne espana espanyol españa español espe especially espelkamp
        espen esperanza espinosa esplanade espn esports esposito espressomaschine esprit espírito esquire esra essai
        essais essence essential essentially essentials essingen essl esslinger esta establish established establishing
        estadio estado estate estates esteban esteem estella ester esterhazy esterházy estg esther estimate estimated
        estimates estrada estragon estrella está estádio etc etcs eternal eternity etf etfs ethan ethel ether ethereum
        ethical ethics ethiopia ethnic ethnicity ethnizität ethno ethnographische ethnographischen etienne etihad etl
        eto etrusker etruskische etruskischen etsch etsy ettal ettenheim ettl ettlingen ettlinger ettore etude etudes
        etv etz etzala etzel eu eucharistie eucharistiefeier eucharistischen eucken euerm euern eugene eugenia eugenie
        eugenio eugh eugène eukalyptus eunice euphemia euphorbia eur euregio eureka euribor euripides eurocup
        eurofighter eurojackpot euroleague euromaidan euronen euronext europaea europcar europe european europeans
        europäisierung eurostat eurostoxx eurowings eurydike eusebio eusebius euskirchen eustace eustachius eutin
        eutiner eutingen euv ev evacuation evaluate evaluated evaluating evang evangelion evans eve evelin eveline
        evelyn evelyne even evening event eventim events eventual eventually ever everding everett everglades evergreen
        everlasting everly evernote evers everswinkel evert everton every everybody everyday everyone everything
        everywhere evg evi evian evidence evidenzbasierte evidenzbasierten evil eving evita evolutionary evolve evolved
        evolving evonik evotec evp evt evtl evu evz ewald ewan ewers ewing exactly exam examination examine examined
        examining example examples exams excalibur exceed exceeded excellence excellent excelsior except exception
        exceptional exceptionally exceptions excess excessive exchange exchanged exchanges excited excitement exciting
        exclude excluded excluding exclusiv exclusive exclusively excuse excuses execute executed execution executive
        executives exempt exercise exercises exercising exerzierplatz exerzitien exeter exfrau exfreund exfreundin
        exhaust exhausted exhibit exhibited exhibition exhibits exif exilanten exist existed existence existing exists
        exit exitus exkl exklusion exkremente exkrementen exlibris exmann exmatrikulation exner exo exodus exoplaneten
        exorzismus exotic exotik exp expand expanded expanding expat expats expect expectation expectations expected
        expecting expects expedia expeditions expelled expendables expenditure expense expenses expensive experience
        experienced experiences experiencing experimental experimentator expert experts expired explain explained
        explaining explains explanation explanations explicit explicitly explode exploded exploit exploitation exploits
        explore explored explorer explorers exploring exposed exposing exposure expressed expressing expression
        expressions expressivität expresso extase extend extended extender extending extends extensions extensively
        extent exterior external extinction extract extraction extraordinary extremely extremo exupéry exxon exxonmobil
        exynos exzellenzinitiative exzentriker eyck eye eyebrows eyecatcher eyed eyeliner eyes eyre eyth eza ezb
        ezechiel ezekiel ezequiel ezra eötvös faa fabelwesen fabergé fabi fabia fabiano fabienne fabio fabius fable
        fabregas fabri fabrice fabricius fabritius fabrizio fabry fabulieren fabuliert fabulous face facebookgruppe
        facebookseite facecam faced facelift facelifting facepalm faces facesitting facetime facial facilitate
        facilities facility facing fack fact faction factions factor factories factoring factors factory facts facultas
        faculty faded fadenförmig fadenkreuz fading fado faellt fagott fagus fahimi fahrgestellnummer fahri
        fahrplanwechsel fahrtüchtig fai failed failing failure failures faint fairbanks fairchild fairfax fairfield
        fairly fairphone fairplay fairtrade fairy faisal fait faith faithful faits fak fake faken fakenews fakes fakir
        falafel falck falco falcon falcone falcons falk falkenberg falkenhagen falkenhayn falkensee falkenstein
        falkensteiner falkland falkner falknerei falko fallengelassen fallenlassen fallersleben falling fallingbostel
        fallon falschparken falschparker false falstaff faltbare falun fama fame famfg famiglia famila familiar
        familienfreundlich familienfreundliche familienfreundlichen familienfreundlicher familiengeführten families
        family famous famrz fanal fanartikel fanbase fanblock fanboy fanboys fancy fandango fandom fands fanfiction
        fangruppen fankhauser fankultur fankurve fanny fanpage fanpost fanprojekt fanseite fanservice fanshop fanszene
        fanta fantasieren fantasiert fantasiewelt fantastic fantasy fanzine fao fap faq far fara farage farah farc
        farewell farfan fargo farhad farid farin farina faris farkas farley farmhaus farming farms farmsen farnese
        farnsworth faro farr farrah farrell farrow farsi farther faruk fasanerie fasc faschings faschistoide
        faschistoiden fascho faschos fascinating fascist fashion fashioned fasnacht fasnet faso fassadengestaltung
        fassbender fassbinder fassbomben fassmann fasson fastens fastfood faszien fat fatah fatboy fate father fathers
        fatigue fatih fatma fatty fatwa faulhaber faulkner faulstich faure fauré fauser fausto faustus faut faux fav
        favela favelas favor favorable favored favorite favoritenrolle favorites favors favour favourite favre faw
        fawcett fawkes fay faye fayence faymann faz fazies fb fbi fbl fbs fc fca fcb fcc fce fcg fch fci fck fckw fcl
        fcm fcn fcr fcs fcw fcz fd fdgb fdgo fdj fdp fdpler fdr fds fe fear feared fearless fears feasible feat feathers
        featured featuring feb feber febr february fechenheim fechner fed feddersen feddich federal federation federer
        federica federico fedex fedor feed feeding feeds feel feelgood feeling feelings feenstaub fees feet fefe feg
        feger fehling fehmarn fehmarnbelt fehn fehr fehrenbach feigl feiler feilgeboten feindesland feininger feist
        feistritz fekter felber feldafing feldkamp feldkirch feldspat feli felice felicia felicitas felicity feline
        felipe felis feliz fella feller fellini fellner fellow fellows fellowship felony felsens felton female females
        femdom femen femina feminism femme femmes fence fender fendrich fendt fenerbahce fenerbahçe feng fenix fenner
        fenske fentanyl fenton feo ferber ferch ferchau ferd ferdi ferdinando ferenc fergie fergus ferguson ferhat feria
        feridun ferlach ferme fermentation fermentiert fernand fernanda fernandes fernandez fernseh fernuni fernández
        ferox ferrand ferrante ferreira ferrer ferrero ferres ferri ferris ferro ferrum ferry ferstl fertigungs
        fertility fertilität feser fessenheim fessler festerling festo festungs festungshaft festungswerke feta
        fethullah fetischisten fetish fetscher fetus fetz fetzer fetzt feu feuchttücher feuchtwanger feuerbacher
        feuerwehren feuerzangenbowle fever few fewer fewo fey feyenoord feynman ff ffa ffb ffc fff ffg ffh ffm ffs ffw
        fg fgm fh fhs fi fiaker fiala fian fiba fiberglas fibonacci fibre fibromyalgie fic fichtelberg fichtes fichtner
        ficki fiction fictional ficus fiddler fidei fidelio fidelis fidelity fides fidesz fidget fido fidor fidschi
        fiebig fiedel fiedler fiege field fielding fields fielmann fiennes fierce fiesta fiete fietz fifa fife fiffi
        fifi fifteen fifth fifty fig figaro fight fighter fighters fighting fights figl figo figueroa figura figuration
        figure figured figurentheater figures figürchen fiji fila filament filamente filbinger filderstadt file filed
        files filesharing fili filialkirche filii filing filip filipe filipino filippo filiz fill fille filled filler
        filling fillmore fillon fills filmed filmemachen filming filmografie filmschaffende filmschaffenden filou fils
        filterbubble filthy filzmaier fina finaleinzug finalgegner finalist finalisten finalistin finalistinnen finally
        finalrunde finals finalserie finalsieg finaltag finalteilnahme finalturnier finance finances financial
        financially financing finanzierbarkeit finanzierungs finca finch fincher finck find finding findings findorff
        finds findus finest fingerfood fingerprint fingert fini finis finish finished finisher finishes finishing
        finissage finja finke finkelstein finkenberg finkenwerder finlay finley finma finn finnentrop finney finns fino
        finow finstern finsterwalde finsterwalder fintech fintechs fiona fiore fiorentina fiori fips fire firearms fired
        firefly firenze fires firetv fireworks firing firm firmino firmly firms firmus firnis firstly firth fiscal
        fischbacher fischbeck fischerhude fish fisher fishing fisk fisten fisting fitbit fitch fits fitschen fitted
        fitti fitting fitz fitzek fitzpatrick fitzroy fiume five fives fixed fixing fixtures fj fjodor fjs fk fkk fl fla
        flaccus flachgau flachgelegt flacht flade flag flagranti flags flagship flaherty flake flakes flames flammkuchen
        flanagan flanders flaniermeile flankt flap flare flashback flashbacks flashen flashmob flat flats flaubert
        flavia flavio flavius flavor flavour flawed flaws fle flechsig flechtheim flechtwerk fled flee fleece fleet
        fleetwood fleischbällchen fleischgewordene fleming flemings flemming flender flensburger fler flers flesh
        fleshlight fletcher fleur fleurs fleury flew flex flexen flexi flexibility flic flick flickr flies fliess
        fliessgewässer fliessgewässern flight flights flims flingern flint flintenuschi flip flipchart flipflops flipp
        flippe flippen flippt flips flir flixbus fln flo float floating flock flohr flood flooded flooding floods floor
        floorball floors floppte floppy flor floral florale floralen florence florent florentin florentine florentiner
        florentinischen florentino flores flori floridsdorf floridsdorfer florin floris floristik florstadt flossenbürg
        flour flow flower flowers flowing flown flows floyd flu fluechtlinge fluff fluffig fluffy fluide fluids flummi
        flush flushing flux fluxus fly flying flynn fläming flörsheim flösser flösserei flückiger flüssigkeits fm fma
        fmc fmea fmh fml fms fn fnp fo foam foc fock focke focus focused focuses focusing focusonline foda foerster fog
        fogg foi foil fois fol folded folding foley folio folkerts folkmusik folks folkwang follett follow followed
        follower followern followers following follows folsom folterer fonda fondant fondation fondsgesellschaft
        fondsgesellschaften fong fonseca font fontaine fontana fontane fontanes fonte fontes food foods foodwatch fool
        foolish fools foot footage football footballer footballspieler footer footjob footprint for fora foramen forbach
        forbes forbidden force forced forces forchheim forcing forecast forehead foreign foreigner foreigners foreman
        foremost forensic forest forestier forests forever forex forge forged forget forgetting forgive forgiveness
        forgot forgotten forint forks formalien formally formed formerly formierung forming forms formula forrer forrest
        forrester forsberg forschungs forstner forsythe fortaleza fortbewegungsmittel forthcoming fortis fortissimo
        fortnite fortress forts fortunate fortunately fortunato fortunatus fortunen fortwo forty fortzubewegen forward
        forwards forza fos foss fossa fosse foster fosters fotolia fotoshooting fotoshootings fou fouad foucault fought
        foulelfmeter found foundation foundations founded founder founders founding fountain fouquet four fourcade
        fournier foursquare fourteen fourth fowler fox foxconn foxi foxx foxy foy fp fpoe fps fpv fpö fra fraas fracking
        fracture fraenkel fragilität frahm fraiche frame framed frames framework frameworks framing fran franca francais
        francaise france frances francesca francesco franche franchise franchisenehmer franchises franchising francia
        francine francis francisca franciscus franck francke francois francoise francorchamps franjo franka frankel
        frankenau frankenberg frankenberger frankenhausen frankenland frankenstrasse frankenthal frankenwald frankie
        frankl frankland franklin franklins frankly frankonia franky frantisek frantz franzbrötchen franzen franzens
        franzi franzis franziskanerkloster franzke franzl franzmann französich français française françois françoise
        fraport fraser frater fratz fratzscher fraud frauenhasser frauke frazer frazier freaking freakshow freaky
        frechdachs freckenhorst fred freda freddie freddy frederic frederick frederik frederike fredi fredrik fredy free
        freebsd freed freedom freelance freelancer freely freeman freenet freeride freese freestyle freestyler freetown
        freeway freeze freezer freezers freezing freiberger freienwalde freigekauft freigeschalten freigespielt freight
        freiheits freikirchlichen freilassing freischütz freisen freisinger freisler freizubekommen freizusetzen
        fremdgegangen fremdschämen fremont french frenkel frente frenzel frequencies frequency frequent frequently
        frerichs fresco fresenius fresh freshman fresko fresno freudenberger freudenthal freudscher freundchen
        freundesliste freundet freundete freundschafts frevler freya freyberg freystadt freyung frg frhr friaul fribourg
        frick fricke frickenhausen fricker friction frid frida friday fridays fridericus fridge fridolin friebe fried
        frieda friedberg friedberger friedeburg friedel friedemann friedenau frieder friederike friedersdorf friedewald
        friedhelm friedhofskapelle friedhofsmauer friedhofstrasse friedhofsverwaltung friedl friedländer friedman
        friedmann friedr friedrichroda friedrichsdorf friedrichsfeld friedrichshagen friedrichshall friedrichsplatz
        friedrichsthal friedrichstrasse friedvolle friedvollen friedvolles friedwald frieling friend friendly friends
        friendship friendzone fries friesach friesenheim friesinger friesoythe friess frightened fringe frings
        frischgebackene frischgebackenen frischling frischlinge frischt frisco frisia frites frithjof fritsch fritsche
        fritten frittenbude frittiertes fritzbox fritzen fritzi fritzl fritzlar fritzsche frl frobenius frodo frog frogs
        frohburg frohnau from frommann fronleichnamsprozession frontera frontex frontier frontzeck froome frosta frozen
        fruchtig fruchtige fruchtigen fructose frueh frueher fruit fruits frustrated frustrating frustrationstoleranz
        frutigen frutti fry frye frz fränkel fräser frère frédéric fröbel fröhling fröndenberg früchtchen frühbucher
        frühgeborenen frühjahrstagung frühlingserwachen frühmittelalterliche frühmittelalterlichen fsa fsb fsc fsf fsg
        fsh fsj fsk fsm fsme fsp fsv ft ftc fti ftl fts ftse ftth ftw fuad fuchsberger fuchsia fuck fucked fucker fuckin
        fucking fucks fuckt fudge fue fuego fuehlen fuehrt fuel fuels fuenf fuentes fuer fuers fuerteventura fuest fuffi
        fuga fuhlsbüttel fuhrleute fuhrmann fuhrwerk fuhrwerke fujifilm fukuyama fuldaer fuldatal fulfill fulfilled
        fulfilling fulham full fullhd fulltime fully fulton fun funchal funck functional functionality functioning
        functions fundamentally funded funding fundis fundraising fundstätten fundstück fundstücke fundstücken funeral
        funfact funkenflug funktionalismus funktionierts funktions funky funnel funny funzt funès fupa furchteinflössend
        furchterregend furchterregenden furioso furious furniture furor furrer furries furry further furthermore
        furtwangen furtwängler fury fusco fussbreit fussel fusselig fusseln fussfessel fussfesseln fussgängerbrücke
        fussgängerweg fussgängerüberweg fussi fussläufig fussmassage futsal futurama futurezone futurismus fux fuzz
        fuzzi fuzzy fv fw fwd fwf fwg fx fy fyi fynn fz fällts fältchen färb färöer fête föderalismusreform föderalisten
        föhr fön för förde förderfähig förtsch fötzchen führungs fünen fünfen fünftens fürderhin fürstbischof
        fürstbischofs fürstl fürther füssener füssing füssli ga gaaaaanz gaaaanz gaaanz gaal gaap gabalier gabbana gabby
        gabi gablenz gabor gabriela gabriella gabs gaby gadamer gadebusch gadget gadgets gael gaertner gaeta gaetano
        gaffel gaffer gaga gagarin gagern gaggenau gaia gaienhofen gaildorf gaillard gain gained gaines gaining gains
        gainsbourg gais gaius gak galactic galactica galaktische galaktischen galas galatasaray galater galaxy galba
        galbraith gale galerist galeristen galeristin galicien galileo galiläa galina galizischen gallagher gallardo
        gallas galler galleria galleries gallert gallery galli gallia galliano gallium gallo gallon galloway gallup
        gallus galore galotti galveston galway gamba gambia gambier gamble gambling game gamecube gamepad gameplay gamer
        gamern gamers games gamescom gameshow gamestar gamestop gametwo gamification gaming gammel gammelfleisch gammeln
        gammelt gammertingen gamper gams gandalf gander ganderkesee gandersheim gangbang gangelt ganglion gangnam
        gangsta ganja ganser ganter ganymed ganztags gao gaps garbage garber garbsen garcia garcía gardasee gardelegen
        gardena gardening gardens gardiner gardisten gardner gareis gareth garfield garfunkel garibaldi garlic garmin
        garmisch garner garnet garnett garnich garnier garnisonkirche garnix garonne garret garrett garrick garrison
        garry garth gartz garvey gary garza garzweiler gascoigne gasoline gasp gaspar gaspard gassenhauer gasser
        gassigehen gassmann gassner gastein gasteiner gastlichkeit gastro gastroenterologie gastronomiebetrieb
        gastronomiebetriebe gate gated gatekeeper gates gather gathered gathering gatlin gato gatsby gatt gatti gau
        gauche gauck gaucks gaudi gaudin gaudino gaudium gaue gaues gauge gauguin gauland gauliga gault gaultier
        gauselmann gauss gauthier gautier gauting gauweiler gave gavin gawain gay gaye gayer gayle gaylord gaynor gays
        gaza gazeta gaziantep gazzetta gb gbl gbp gbr gbs gbyte gc gcc gchq gd gdb gdf gdi gdl gdp gds gdv ge gea
        geackert gears gearscht geb gebauer gebert gebetbuch gebhard gebhardt gebhart gebirgs geblitzt gebloggt geblutet
        gebr gebrabbel gebumst gebunkert geburts gebärdensprache gecancelt gecastet gecheckt gechillt gecoacht gecovert
        gedealt gedeckelt gedenk gedeon gedern gedichtband gedisst gedonnert gedudel geduzt gedärme geek geeks geer
        geert gees geest geesthacht gef gefa gefaehrlich gefaellt gefahrgut gefaked gefedert gefingert geflasht
        geflirtet geflutet gefochten gefolgsleute gefolgsleuten geforce gefragtesten gefrier gefrustet gefuehl gefurcht
        gefällts geg gegart gegeisselt gegendemos gegendert gegenpressing gegenueber gegenüberzutreten gegooglet gegr
        gehandicapt gehate gehatet gehbehinderung geheule gehlen gehminuten gehockt gehoeren gehoert gehostet gehrden
        gehrig gehrke gehrmann gehrock gehry gehstock gehts gehyped gehypt gehzeit gehämmert gehänge gehäutet gehörnte
        gehörnten gehüpft geibel geilenkirchen geilo geis geisa geiselhaft geiselhöring geiselwind geisenheim geisingen
        geisler geislingen geismar geissens geissler geistwesen gejaule gejobbt gek gekackt gekarrt gekeltert gekickt
        gekifft gekko gekniffen gekotzt gekrallt gekramt gekuppelt gekuschelt gelabert gelato gelbbraun gelbfieber
        gelbgold geldmacherei geldof geldverdienen geleaked geleakt geleakten gelege geleuchtet geliebäugelt geliked
        gell gellert gelnhausen gelsenkirchener geltendorf gelutscht gelächelt geläute gem gema gemarkungsgrenze
        gemecker gemeindeverbindungsstrasse gemeinschafts gemeinsinn gemeisselt gemini gemma gemmingen gems gemutmasst
        gemässigteren gemünd gemünden gemüsen genascht genausogut genausowenig gender genderforschung gendern genderwahn
        genealogie genealogische genealogischen generali generally generalsaniert generalüberholt generate generated
        generating generationengerechtigkeit generationenwechsel generations generic generika generis generous genes
        genesis genet genetic genetics geneva geneve genevieve geneviève genezareth genfersee genickt geniess
        geniestreich genital genitalverstümmelung genji genk genki gennaro geno genocide genossenschafts genotyp genova
        genoveva gente genter genthin gentiana gentile gentle gentlemen gently gentner gentoo gentrifizierung gentry
        gentz genuinely genung genève geo geoblocking geocacher geocaching geodaten geodynamik geodätische geodätischen
        geoengineering geoff geoffrey geoffroy geographic geographical geography geoinformation geological geology
        geomar geometry geopark geophysik geophysiker geopolitik geoportal georgen georgetown georgette georgi georgia
        georgie georgier georgii georgina georgios georgius georgsmarienhütte geothermie geoutet geowissenschaften gep
        gepard geparden gepeitscht gepennt gepinkelt gepisst gepocht gepoppt gepostet geposteten geppert gepudert
        gepustet gequatsche gequirlte gera geraer gerald geraldine geraldo geralt gerappt gerard gerardo gerasdorf gerau
        gerber gerbert gerbstoffe gercke gerdes gereiht gerendert gereon geretsried geri geriatrische geriatrischen
        gericke gerieren gerippt gerkan gerke gerken gerlach gerland gerlich gerlinde gerling gerlingen gerlinger
        germain germaine german germania germaniae germanica germanicus germann germans germanwatch germanwings germany
        germanys germer germering germersheim gernhardt gernot gernrode gernsbach gernsheim gero gerockt gerold
        gerolstein gerolsteiner gerolzhofen geronimo gerrard gerresheim gerresheimer gerrit gerry gers gersdorf gershwin
        gerson gerst gerster gersthofen gerstl gerstner gert gerth gerti gertraud gertrud gertrude gertrudis gertz
        gervais gerwig gerätturnen gerüchteweise gerüstbau gerüstbauer gesa gesabbel gesamtklassement gesamtweltcup
        gescannt gesch geschalten gesche gescher geschichtsklitterung geschichtsträchtige geschichtsträchtigen
        geschicklichkeitsspiel geschiebe geschl geschlampt geschmeiss geschnetzeltes geschnuppert geschoren geschrottet
        geschuftet geschultert geschwebt geschwindigkeits geschwisterpaar geschwurbel gescrollt gese geseke
        gesellschafts gesetzblatt gesetzeswidrig gesetzl geshoppt gesichtsbesamung gesims gesine gesmbh gesocks gespammt
        gespoilert gesponsort gess gessler gessner gest gestalkt gestalttherapie gestaltungs gestielt gestielten
        gestreamt gestufte gestunken gesture gestus gestylt gesuchtet gesunderhaltung gesundheits gesundung gesülze
        getafe getagged getaggt getaway gethsemane getier getoppt getr getrollt gets getting getty gettysburg getweetet
        getürkt geupdatet gev gevatter gevelsberg geviert gevotet gew gewaltverherrlichende gewandhaus gewandung
        geweitet gewerkelt gewerkschafts gewettert gewinnerzielungsabsicht gewissenhaftigkeit gewissermassen gewo
        gewusel gewände gewäsch gewässert gewöhn gewöhnungssache gewölbekeller geyer gez gezackten gezi gezockt
        gezwitscher gezähnt gf gfa gfk gfl gfs gft gg ggf ggfs ggg ggmbh ggs ggü ghandi ghani ghibli ghost ghostbusters
        ghosts ghs ghz gi gia giacometti giacomo gian giancarlo gianluca gianluigi gianna gianni giant giants gibbet
        gibbon gibbons gibbs gibs gibson gibts gide gideon giebelstadt giebichenstein gieboldehausen gierke giersch gies
        giese giesecke gieseking gieseler giesing giesinger giessener gif giffey gifford gifhorn gifs gifted giftigkeit
        gig giga gigabit gigahertz gigaset giger gigi giglio gigs gila gilbert gilberto gilberts gilching gilda
        gildemeister gilead giles gilgamesch gilgen gill gille gilles gillespie gillette gilliam gillian gilligan gillis
        gilly gilmore gilmour gilson gimme gimmick gimmicks gimp gimpel ginczek gings gini ginny ginsberg ginseng
        ginsheim ginster gio gion giordano giorgi giorgio giorno giotto giovane giovanna giovanni gipsy gira girard
        giraud girl girlfriend girlie girls girocard girolamo girona girondins giroud gisa gisbert giscard gischt gisdol
        gisele giselle github gits gitta gitti giulia giuliana giuliani giuliano giulietta giulio giuseppe give giveaway
        given givenchy gives giving giz gj gk gkk gks gkv gl gla glace glacier glacis glad gladbach gladbacher gladbachs
        gladbeck gladenbach gladio gladstone gladys glam glan glance glandorf glarner glarus glasses glatz glatzel
        glatzer glatzkopf glauchau glaukom glawischnig glaxosmithkline glazer glc gle gleason glee glei gleichgeschaltet
        gleichgeschaltete gleichgeschalteten gleim gleissner gleiwitz glen glencore glenn glg gli glide gliederschmerzen
        glienicke glienicker glimpse glinde glitch glitter glitzer globalisten globally globe globen globes globke globo
        glock glockenläuten glogau gloger glonn glorie glorifiziert glorifizierung glorious glory glos glotz gloucester
        glove glover gloves glow glowing glp gls glubb glucose glue glueck gluecklich glukose glutenfrei glutenfreie
        glycerin glycin glykogen glyphosat glyptothek glätteisen glöckler glööckler gma gmail gmbh gmbhg gmbhs gmd
        gmelin gmo gmp gms gmt gmund gmunden gmundner gmx gmünd gmünder gn gna gnabry gnadenbild gnadenhof gneis
        gneisenau gnesen gniffke gnocchi gnome gntm go goa goal goalgetter goalie goalkeeper goals goat goats gobain
        gobi goblin goblins gochsheim god godard goddamn goddard goddess godehard godfather godfrey godin godot gods
        godwin godzilla goe goebbels goebel goerdeler goertz goes goetheplatz goethestrasse goetz goetze goff gog gogh
        goghs gogo gogol gohlis goin going goisern gojko goku gola golan golanhöhen goldach goldammer goldbeck
        goldberger goldfarbenen goldie goldman goldoni goldschmidt goldsmith goldt golem golfen goliath golling gollum
        gollwitzer golm golo goltz gomera gomes gomez gommern goncourt gondelbahn gondor gondorf gone gonna gonzaga
        gonzales gonzalez gonzalo gonzo gonzález goo good goodbye goode goodfellas goodie goodies goodman goodness
        goodnight goods goodwill goodwin goodyear goofy googlen googlet goose gop goppel gopro gora goran gorch gordo
        gordon gordons gordy gore goretzka gorgeous gorgon gorka gorleben gorman gorny gorski gosau gosch goschen gosh
        goslarer gosling gospel gospelchor gospels gossau gossip gossner gotcha gothaer gotham gothic gots gotta
        gottchen gotten gottesdienstlichen gotthardt gotthilf gotthold gotti gottkanzler gottlieb gottschalk gottsched
        gottseidank gottverdammt gottverdammte gottverdammten gottverdammter gottwald gottéron gouache gould goulding
        gounod gourmet gourmets gouvernement gouvernements gov governance governed governing government governmental
        governments governor governors govt gow gower gown gozo goä gp gpa gpl gprs gps gpu gq gr grabbed grabbing
        grabmäler grabner grabow grabowski gracchus graceland gracie gracilis grado gradually graduate graduated
        graduates graduating graduation graduierte graduierung grady graeber graeca graefe graeme graetz grafenau
        grafenberg grafenrheinfeld grafenwöhr graffitis graffito grafing grafitti grafschafter grafton graham grahl
        grain grains graka grammar grammatiker grammer grammy grammys grams gramsci gran grana granada grand
        grandchildren grande granden grandes grandfather grandhotel grandi grandis grandma grandmother grandpa
        grandparents grands grandson graner grange granger granny gransee grant granted grantham grants granulozyten
        granville grape grapefruit grapes graphic graphics grappa grapschen grasp grasse grasser grasshopper
        grasshoppers grassi grassl grassmann grata grateful gratia gratin gratitude gratkorn gratz graubraun
        grauburgunder graubünden graudenz grauens graumann graupner graureiher graustufen grauwacke grave gravel graves
        gravis gravity gravuren gray grayson grazer grazia grds grease great greater greatest greatly greatness grebe
        grebenstein greco greding greece greed greedy greek greeks green greenberg greencard greene greenfield
        greenhouse greens greenscreen greenspan greenville greenwald greenwashing greenwood greer greet greetings
        greetsiel grefrath greg greger gregg gregori gregorianische gregorianischen gregorio gregoritsch gregorius
        gregory gregs greifenstein greifswald greifswalder grein greiner greipel greiz greizer grenadier grenadiere
        grenadinen grenchen grendel grenzach grenzhausen gress greta gretel greuel greueltaten greulich greuther greve
        greven grevenbroich grevesmühlen grew grewe grey greyhound greys gri grid griebel grieben griech grief gries
        griesbach griese grieser grieshaber griesheim griesheimer grieskirchen griezmann griffin griffins griffith
        griffiths grifo grigori grilled griller grillo grillparzer grimaldi grime grimes grimma grimme grimmelshausen
        grimmen grimmer grin grinch grindel grindelwald grinden grinder grinding grindr gringo grins grip gripen
        grippalen gris grischa grisebach grisham griswold grit grizzlies grizzly grizzlys gro grocery grodno groen
        groenewold grohe grohmann grohnde groitzsch groko gronau groningen gronkh groot groote groove grooves groovy
        gropius gropiusstadt grosch grosjean grossaspach grossefehn grossenhain grossenkneten grossereignisse
        grossereignissen grosseto grossglockner grosshadern grossherzoglich grossherzogliche grossherzoglichen
        grossherzogtum grossherzogtums grosskreutz grossmufti grosso grosswallstadt grote grotewohl groth grothe
        grottenschlecht grottig ground grounded grounds group groupe groupie groupies groupon groups grove grover groves
        grow growing grown growth grp grrr grs gru gruber gruen gruene gruenen grumbach grumpy grunderwerbsteuer grundig
        grunert grunow grup grupo gruppenerster gruppenzweiter grur gruyter grw gryffindor gryphius grzegorz grzimek
        gräberfeld gräfe gräfelfing gräfenberg gräfenhainichen gräflich gräfliche gräflichen gräfrath grätsche grätz
        grégoire grö gröbenzell gröden grödig gröger gröhe grömitz grönemeyer gröning gröningen gröpelingen
        grössenklasse grössenverhältnisse grötzingen grüezi grüffelo grünberger gründgens gründungs grüneberg grüningen
        grüninger grünwalder grüppchen grüter grütters grüttner grütze gs gsa gsc gscheid gscheit gschwend gsd gseh
        gsell gsg gsi gsk gsm gstaad gsv gsw gsx gta gtb gtd gti gtk gto gtr gts gtx gtü guacamole guad guadalajara
        guadalupe guadeloupe guam guan guangdong guangzhou guano guarantee guaranteed guarantees guard guardia guardian
        guardians guardini guardiola guards guben gucci gucker gudensberg gudenus gudrun guenther guericke guerillas
        guerin guernsey guerra guerre guerrero guess guessed guessing guest guests guetta guevara guglielmo gui guidance
        guide guided guidelines guides guiding guild guillermo guilt guilty guise guitar guitars gujarat gul gulf gulli
        gulliver gumbinnen gump gunda gundam gundel gundelfingen gundermann gundi gundlach gundolf gundremmingen gundula
        gunhild gunilla gunkel gunn gunnar gunners guns guntram gunzenhausen guo guppy gupta gurion gurk gurlitt gurney
        gurren gus gusenbauer gustaf gustafsson gustav gustave gustavo gustavsburg gustl gutaussehend gutaussehende
        gutaussehenden gutaussehender guterres guthrie gutierrez gutmenschentum guttenberg guttmann gutverdiener guus
        guv guy guyana guys guzman guzmán guzzi guérin gv gvbl gvg gvo gw gwa gwd gwen gwendolyn gwent gwg gwyneth gx gy
        gyllenhaal gym gymnasialzeit gymnich gyn gynt gypsy gyros gyula györgy gz gzsz gzuz gäbs gälisch gänserndorf
        gärtnerplatz gärtringen gätjen gäu gérard gómez gö göbbels göbel göd gödde göggingen göhren göhte gökhan göller
        göllner gönn göpel göpfert göppingen göppinger gör göran görg görges görke görli görlitzer görres görtz görz
        göschen gössner gössweinstein gösta göthe götte götting göttlichkeit götz götzes götzis gül güldenen gülen güler
        gülle gümbel gündogan güngör günzburg günzel gürkchen gürtelschnalle gürtler gürzenich güssing güstrow
        gütersloher ha haack haager haan haaretz haarklein haarp haas habana habeck haberer haberl haberland habermann
        habermas habib habibi habichtswald habil habilitationsschrift habit habitat habitate habits habs
        habsburgermonarchie habts hac hachenburg hachette haching hachja hacienda hack hackathon hacked hackenberg
        hackett hackfresse hacking hackl hackman hacks hadamar haddad haderthauer hadi hadid hadith hadithe hadley
        hadrian hadschi haeckel haff haffner haflinger hafner hafti haftungsbeschränkt haga hagar hagebau hagedorn
        hagemann hagenau hagenauer hagenbach hagenbeck hagenberg hagener hagenow hagia hagrid hague haha hahaa hahah
        hahaha hahahah hahahaha hahahahaha hahahahahaha hahnemann hahner hahnrei haibach haid haiders haidhausen
        haidinger haig haiger haigerloch haiku hailey haimbuchner haina hainburg hainer hainich hair haircut haired
        hairs hairy haithabu haj hajduk hajek haji hajime hajo hajrovic hak haka hakan hakim hakuna halal halali halbach
        halberstadt halberstädter halbfinaleinzug halbfinalist halbfinalisten halbfinals halbkreisförmig
        halbkreisförmigen haldensleben haldenwang halder haldern halensee haley halfar halfpipe halfway halifax halil
        halina halit hallam hallelujah hallenser hallertau hallervorden hallesche halleschen hallescher hallgarten
        halliday halligalli hallihallo halliwell hallmann halloran halloren hallstadt hallstatt hallstein hallstätter
        hallux hallway hallöchen halsey halske halstenbek halterlose halterner haltige haltigen halver hama hamacher
        hamad hamam hamann hambach hambacher hamberger hamborn hamburgische hamburgischen hambüchen hamdi hamel hameln
        hamelner hamid hamill hamilton hamiltons hamish hamlin hamm hamma hammam hammann hamme hammerschmidt hamminkeln
        hammond hammonds hamon hampe hampel hampstead hamse hamsterrad hamza hana hanauer hancock handauflegen handbook
        handed handelsrechtlichen handelsstrasse handewitt handful handgefertigt handgefertigte handgefertigten handing
        handke handled handles handling handlungs handorf hands handsome haneke hangelar hanging hangouts hangover
        hangzhou hani hanisch hank hanka hanke hanks hanley hanna hannah hannahs hannemann hanni hannibal hanno
        hannoversche hannoverschen hanomag hansa hansaring hansastrasse hansch hanselmann hansemann hansen hansens
        hanser hansgrohe hansi hansjörg hansjürgen hansl hansmann hanson hanspeter hansson hanstein hanusch hao hapag
        happ happel happen happened happening happens happier happily happiness happy haptik haq hara haram harambe
        harassment harbor harbour harburg harcourt hard hardenberg harder hardest hardheim hardi hardin harding
        hardliner hardly hardstyle hardt hardtop hardy hari haribo haring hariri haris harlaching harlan harley harlow
        harman harmful harmless harmon harmonik harmonika harmonists harmony harms harnack harnik harnisch harnoncourt
        harp harper harpers harpstedt harrach harras harrassowitz harrer harriet harriman harrington harris harrison
        harrow harrys harsewinkel harsh hartenstein hartford hartgesottene hartgesottenen harthausen hartig harting
        hartinger hartl hartley hartlieb hartung hartwich hartwig hartz hartzer hartziv haru haruka harun harvest
        harvestehude harvester harzburg harzer has hasan hasbro hasch hasebe hasel haseloff haselsteiner hasenclever
        hasenhüttl hashimoto hashtag hashtags hasi haslach haslauer hasler haslinger haspe haspel hassan hassel
        hasselbach hasselblad hasselfeldt hasselhoff hasselmann hasselt hasser hassler hasso hastedt hatch hatcher hated
        hatern hatespeech hatha hathaway hathor hatice hating hatred hats hatschi hattersheim hattingen hattinger hatton
        hattrick hatzfeld hauber hauck haudegen hauenstein haufe haug haugwitz hauk hauke haul haunstetten haunted
        hauptspeise hauptstr hauptverantwortlich hauptverdächtige hauptverkehrsstrasse hauptverkehrsstrassen hauschild
        hauschka haushofer hausner haustein hautes hauts hauzenberg havas have havelberg havelland havemann haverbeck
        haverkamp haves having havixbeck havre haw hawaiian hawk hawke hawkeye hawking hawkins hawks hawthorne hay
        hayali hayashi hayat hayden haye hayek hayes hayley haynes hayo hays hayward hayworth hazard hazardous haze
        hazel hbc hbf hbl hbo hbv hbw hc hcc hcd hcg hci hcl hcv hdds hdf hdl hdmi hdp hdtv hdw hdz head headache
        headcoach headed heading headline headliner headlines headphones headquarter headquarters heads headset headsets
        heal healey healing health healthcare healthier healthy healy hear heard hearing hearings hears hearst heartbeat
        heartbreak hearted hearthstone hearts heated heath heather heathrow heating heaven heavenly heavens heavier
        heavily heavy hebdo hebenstreit hebesatz hebr hebrew hec hechingen heckel hecker hecking heckler hector
        heddernheim hedge hedgefonds hedi hedonismus heek heel heels heep heepen heerenveen heerführer heerlager heerlen
        heerstrasse heesters hefele hefeteig hefeweizen hefezopf hefner hegau hegemann hegemon heger hehehe heia
        heidegger heideggers heidekreis heidel heidelbergcement heidemann heidemarie heidenau heidenheim heidenheimer
        heidenreich heider heidler heidrich heidrun height heights heigl heilbronner heilbrunn heiligenberg heiligendamm
        heiligenhafen heiligenhaus heiligenkreuz heiligenstadt heiligenverehrung heiligkreuz heiligsprechung heils
        heilsbringer heimann heimatvertriebenen heimo heimpel heimstatt heimwerker heimwärts heindl heineken heinemann
        heini heiningen heinis heinisch heinke heinkel heinlein heinrichstrasse heinsberg heinsius heinsohn heintje
        heintz heintze heinzelmann heinzmann heirats heisig heitmann heitmeyer heitz heizungs hej hekate hektor hela
        helau helbig helbing helbling heldburg helder heldt helen helena helenas helens helfenstein helferich helferlein
        helfrich helge heli helicopter helicopters heliopolis helios helix hella hellabrunn hellas hellauf hellboy
        hellbraun hellbraune hellbraunen hellenthal hellerau hellers hellersdorf hellfire hellgrün hellgrüne hellgrünen
        hellichten hellinger hellmann hellmich hellmuth hells hellsehen hellweg hellwig helma helmar helmbrechts
        helmchen helmer helmet helmholtz helmke helmstadt helmstedt helmstedter help helpdesk helped helpful helping
        helps helsing helsingfors helvetia helvetica helwig hemelingen hemer hemi hemisphäre hemmingen hemmoor hempel
        hemsbach hemsworth henan hence henckel henderson hendl hendrick hendricks hendrik hendrix hengersberg henk henke
        henle henley henna henneberg henneberger hennecke hennef hennegau henner hennes hennessy henni hennig
        hennigsdorf henninger henny henri henrich henrichs henrici henricus henrietta henriette henrik henrike henriksen
        henrique henryk henschel hensel hensler henson henssler henstedt hentai hentschel henze hep heparin hepburn
        hephaistos hepp heppenheim heppenheimer herabfallende herabfallenden herabgewürdigt heraklion heraldik
        heranreichen heranreicht herantasten herat heraufzubeschwören herausfanden herausgebrochen herausgefiltert
        herausgeholt herausgelesen herausgelöst herausnahme herausstechen heraussticht herauszuheben herauszuhören
        herauszusuchen herbal herbeck herbeiführung herberger herberstein herbie herbig herbolzheim herborn hercule
        hercules herdecke herdenimmunität herders here hereford hereinbrach hereingabe herero herford herforder herfried
        herfurth heringsdorf herisau heritage herkenrath herkules herkunfts herm herma hermagor hermannplatz
        hermannstadt hermannstrasse hermannstädter hermenau hermeneutik hermeneutische hermeskeil hermine hermione
        hermsdorf hernals hernandez hernando herne herner herning hernández hero heroen heroes heroic heron heros herpes
        herrenhausen herrera herrndorf herrnhut herrnhuter herrschafts herrsching hersbruck herscheid herschel herself
        hersfeld hersfelder hersh hershey herstellungs hertel hertfordshire herthaner hertie hertling hertwig hertzog
        herumgehen herumgekommen herumgetragen herumkommen herumreden herumsitzen herumtollen heruntergelassen
        herunterziehen hervorkommen hervé herwegh herwig herxheim herzberger herzebrock herzeleid herzenswunsch
        herzenswärme herzerwärmend herzl herzogenaurach herzogenrath herzogthums herzogtum herzogtums herzogtümer
        herzrasen herzukommen herzuziehen hesch hesekiel hesiod hesitate hess hessel hesselbach hessenliga hessentag
        hessler hester heston heten hetero heteros hethitischen hettich hettstedt hetty hetzel hetzner heubach heuballen
        heuberg heuberger heuboden heuchelheim heufer heul heuler heulsuse heulsusen heumann heung heusenstamm heusinger
        heusler heusweiler hewitt hexagon hey heyden heydrich heydt heye heyer heymann heymanns heyn heynckes heyne
        heyse heywood hf hfa hfc hff hfg hg hgb hgg hgk hgv hgü hh hibbelig hick hickey hickhack hickory hicks hidalgo
        hidden hiddensee hide hideo hiding hieber hielscher hierarchy hierhergekommen hierherkommen hierro hietzing hifi
        higgins higgs high highend higher highest highland highlander highlands highlighted highlighter highly highs
        highschool highscore highspeed highway highways higuain hihi hihihi hijab hikari hiking hilaire hilal hilarious
        hilarius hilary hilbert hilbig hilchenbach hilda hildburghausen hildebrandt hilden hildenbrand hildesheimer
        hildmann hilfesuchend hilfiger hilfts hilgen hilger hilgers hilke hill hilla hillary hillbilly hille hillebrand
        hillel hillenbrand hiller hillmann hills hilmar hilmer hilpert hilpoltstein hils hilse hilter hilti hiltrud
        hiltrup himalaya himbeer himmler himmlers himself himym hindelang hindemith hindenburgstrasse hindi
        hineingeboren hineinversetzen hineinzuversetzen hinfliegen hinflug hingearbeitet hingehauen hingekriegt
        hingeschaut hingeschmissen hingis hingucken hingucker hinkel hinkley hinnerk hinrichs hinrichsen hinrunde
        hinserie hint hintendran hintenrum hinterbänkler hinteregger hinterfotzig hinterglemm hintergrundinfos
        hinterseer hinterwäldler hinterzarten hinterzogen hints hintze hinwegzukommen hinze hinzugegeben hinzuhalten
        hinzulegen hinzuschauen hiob hip hiphop hipp hippe hippel hippen hipper hippo hippocampus hippokrates hippolyt
        hippolyte hips hipster hiram hired hiring hirmer hirni hiro hiroki hiroshi hirsau hirschberger hirscher
        hirschhausen hirsi hirst hirt hirth hirzel his hispanic hispanics histamin histoire histor historia historiae
        historian historians historic historica historical historically histories historikerkommission historiographie
        historique historiques historizität history hitch hitlergruss hitman hitting hitzacker hitzlsperger hiv hive
        hjalmar hk hl hla hm hmm hmmm hmmmm hmmmmm hmpf hna hno ho hoa hoai hoax hobart hobbes hobbies hobbit hobbits
        hobbs hobbymässig hobo hoboken hobson hochgehoben hochgeschwindigkeits hochgestuft hochhuth hochkaräter
        hochklassige hochklassigen hochkrempeln hochleistungs hochlädt hochmuth hochschulrektorenkonferenz
        hochsommerlichen hochspannungs hochstetter hochtaunuskreis hochverdient hochverdienten hochzeits hochzufahren
        hochzuhalten hochzuladen hock hockenheim hockney hodenkrebs hodge hodges hodgkin hodgson hodler hodor hodscha
        hoeren hoert hofbräu hofer hofers hoffenheim hoffenheimer hoffer hofgeismar hofieren hofiert hofmannsthal
        hofmannsthals hofstede hofstetten hofstetter hofstätter hog hogan hogarth hogesa hogg hogrefe hogwarts hoheiten
        hohelied hohenberg hohenbrunn hohenburg hoheneck hohenems hohenfels hohenheim hohenlimburg hohenlohe
        hohenlohekreis hohenloher hohenpriester hohenschwangau hohenschönhausen hohenstaufen hohenstein hohentwiel
        hohepriester hohmann hohner hoho hoi hokkaido hokuspokus hola holbein holberg holbrook holcim holders holdings
        holdorf holds holes holi holiday holidays holk holla hollabrunn hollaender hollandaise hollande hollein
        hollenbach holler hollerbach hollfeld holliday hollis hollister hollmann hollow holloway hollweg holly holman
        holmes holo holocaustleugner holofernes holotypus holsteiner holsten holster holtby holtenau holter holthaus
        holthausen holthusen holtmann holtz holtzbrinck holtzmann holy holzgerlingen holzhausen holzinger holzner
        holzpellets holzwickede homann homberg homberger hombre hombres homburg homburger home homebrew homecoming
        homeless homemade homematic homeoffice homerun homes homescreen homestead hometown hometrainer homework homeyer
        homicide homie homies hominem homme hommes homo homologie homos homosexual homosexuality homs hondo honegger
        honest honestly honesty honey honeymoon honeypot honeywell hong honk honks honky honnef honneur honolulu honor
        honorable honored honorius honors honoré honour honoured hoo hood hoodie hoodies hooge hook hooked hooker hooks
        hooksiel hooligan hooligans hools hoon hoop hooper hoops hooters hoover hop hope hoped hopeful hopefully
        hopeless hopes hopf hopfgarten hopi hoping hopkins hopp hoppala hoppe hoppegarten hoppenstedt hopper hopping
        hoppla hopps hops hora horace horak horas horatio horaz horb horbach horeb hori horizon horizons horkheimer
        hormones hornbach hornberg hornbrille hornby horneburg hornet hornets horney hornig hornstein hornung horny
        horowitz horrem horrible horrific hors horse horseman horses horster horstmann horstmar hortense horton hortus
        horus horvath horváth hosea hosenscheisser hoskins hosp hospitality hoss hossein host hostage hoste hosted
        hostel hostels hoster hostet hostile hosting hosts hot hoth hotpants hots hotspur hotte hotter hottest hotz
        hotzenwald hou houben houdini houellebecq houghton hound hour hourly hours house household households houses
        housewives housing houston hove hoven how howard howards howe howell however hoy hoya hoyer hoyerswerda hoyt hp
        hpa hpd hpe hplc hpv hq hr hrc href hrg hrk hrm hrn hrs hrsg hrsgg hrt hrubesch hrung hrw hsbc hsc hsg hsh hsk
        hsl hsm hsp hss hsv htc htl htm html hts https htv htw hua huan huang hubbard hubble huchel huchting huck hucke
        huckleberry hude hudson hue hueck huemer huerta huey hufeland huffington huffpost hug huge hugenberg hugendubel
        hugh hughes hugs hugues huh huhu hui huiuiui huk hula huld hulda hulk hull hulu huma humaine humana humanitarian
        humanitas humanities humanity humans humbert humble humblot humboldtstrasse hume humes humidity huml hummel
        hummeln hummels hummus humour humpen humperdinck humphrey humphries hunan hundekacke hundemüde hundertwasser
        hundescheisse hundi hundred hundreds hundstorfer hundt hung hungarian hungary hungry hunk hunold hunt huntelaar
        hunters hunting huntington huntsman hunziker hupp huppert huppertz hurensohn hurensöhne hurghada hurley
        hurricane hurricanes hurry hurtigruten hurting hurts husband husbands husch husemann husen huskies husky husmann
        huso husqvarna hussain husseini husserl hussiten hust hustle hustler huston husumer hutch hutchinson hutchison
        huthis hutterer hutu huxley huy huygens hv hvb hvv hwan hwang hwk hx hyalin hyaluron hyaluronsäure hyatt
        hybridisierung hyde hydraulic hydrazin hydro hydrogen hydrographie hydrolyse hydrostatischen hydrotherapie hye
        hymnus hype hyped hyper hyperinflation hyperion hyperloop hyperraum hypertension hypertext hyperthermie
        hypertonie hypes hyphen hypnotische hypnotischen hypnotiseur hypo hypoglykämie hypophyse hypothalamus hypothesis
        hypotonie hypovereinsbank hysterektomie hyuk hyun hyundai hä häberle häcksler häfner häh hähnchenbrust hähnel
        hähnlein hämatit hämatologie hämmerle händeringend händewaschen hänel hängenbleibt hängengeblieben hängetitten
        häresie häretiker häring härle härtel härteste härtesten härtester härtling häschen hässler häupl häusle
        häuslebauer häusler häussler håkon hö höchstadt höchstbietenden höchstselbst höcke höckes höfer höffner höfische
        höfischen höfischer höfler höfling höflinge höfner höger högl höherklassigen höhner höhö höhöhö höller hölscher
        hölzel hölzl hömma höpfner höppner hörbiger hörder hörens hörenswert hörgeschädigte hörl hörnle hörnli hörstel
        hörzu hösbach höss höttges hövel hövelhof höwedes höxter hü hübener hübner hückelhoven hückeswagen hüfingen
        hüfner hüft hülfe hülkenberg hüls hülshoff hülsmann hünfeld hüpf hüpfburg hüpfburgen hürlimann hürriyet
        hürtgenwald hürth hüsch hüser hüseyin hüther hütteldorf hütteldorfer hüttlingen hüttner iaa iaaf iaea iaeo iaf
        iain iao iar ias iata iau iba ibach iban ibanez ibb ibbenbürener ibc ibd iberia ibf ibi ibisevic ibiza ibk ibo
        ibrahim ibrahimovic ibsen ibsens ibu ibuprofen iburg ica icann icao icarus icd ice iced iceland iceman ices icf
        ichigo ici ick icke icloud ico icom iconic icp icq ics id ida idaho idar idc ideally idealo ideas idefix ident
        identical identification identified identifier identifies identify identifying identities identity identitäre
        identitären identitäts ideological ideology idf idg idi idiom idiotensicher idiots idk idle idlib ido idris ids
        idstein iduna idw iea if ifa iff iffland ifg ifo ifr ifrs ifs ifsg ifz iga igb ige igen iger iges igf igg iggy
        igh igitt iglesias iglo igls iglu ignacio ignatius ignatz ignaz ignazio ignis ignorance ignore ignored ignorier
        ignoring igor igp ihk ihle ihlow ii iia iib iihf iii iiia iiii iirc ijsselmeer ike ikea ikg ikk ikke ikon
        ikonische ikonischen ikonographie ikrk iks ikt il ila ilan ile ilfeld ilg ilgen ili ilia iliad ilias ilicevic
        ilie ilija ilja iljitsch ilka ilkay illa illegally iller illertissen illies illingen illner illness illuminaten
        illuminati illustr illustrate illustrated illustrations illustrirte illyrischen ilo ilona ils ilse ilsede
        ilsenburg ilya imac imad imagery imaginary imagine imagined imagines imaging imago imap imax imdb imessage imho
        imhof imhoff imitat imke imkerei imma immediate immediately immendingen immendorf immenhausen immenstaad
        immenstadt immersion immerwährende immerwährenden immigrants immissionen immo immortal immowelt immunisierung
        immunity immunologie imogen imola impact impacted impacts impala impeachment imperia imperialisten imperii
        imperio impetus impf implement implemented implementing implications implied implies imply importance important
        importantly imported impose imposed imposing impossible impress impressed impressions impressive imprint
        imprisoned imprisonment improve improved improvement improvements improves improving impulsivität imtech
        inability inadequate inappropriate inaug inaugural inbev inbound inbox inca incapable incentive incentives
        inception inches incident incidents incirlik incl inclined include included includes including inclusive
        incognito income incoming incomplete inconsistent incorporate incorporated incorrect increase increased
        increases increasing increasingly incredible incredibly incumbent indeed independence independent independently
        indersdorf indesign indi india indian indians indica indicate indicated indicates indicating indication
        indicator indicators indictment indigenous indigo indirectly individual individually individuals indo
        indogermanische indogermanischen indoktrinierung indonesia indoor indra induced induction industrial
        industriellenvereinigung industries industry indy indymedia ineinandergreifen inequality inet inevitable
        inevitably inez infamous infant infanteriedivision infanterieregiments infantin infantino infantry infants
        infected infection infections infectious infektiologie infektions inferior infiltration infinite infiniti
        infinity inflammation inflammatory influence influenced influencer influencern influences influential infor
        informal informations informed informier infotainment infra infragestellung infrared infraschall infrastructure
        infrastrukturelle infrastrukturellen infrastrukturmassnahmen infrastrukturprojekte infratest inga ingalls ingame
        ingbert inge ingelheim ingelheimer inger ingersoll inglourious ingmar ingolf ingram ingredient ingredients
        ingress ingvar inhabergeführten inhabitants inhalator inhaltsleer inhaltsleere inherent inheritance inherited
        inhibitor inhibitoren inhouse iniesta init initially initialzündung initianten initiate initiated initiatives
        injection injured injuries injury injustice inkl inkludiert inklusiven inklusiver inklusives inkorporiert
        inkubator inliner inmates inner innerorts innerrhoden innerschweiz innert innerörtliche innezuhalten inning
        innings innkreis inno innocence innocent innogy innovations innovatoren innozenz innsbrucker inntal innung
        innungen innviertel innviertler inoue input inputs inquiries inquiry insa insane insanity insb insbes
        inscriptions insect insects insecure insert inserted inside insight insights insignia insisted insists insomnia
        inspection inspector inspirational inspirationsquelle inspire inspired inspiring insta instability instagram
        instagramm install installations installed installer installier installing instance instances instandgesetzt
        instandhaltungsarbeiten instant instantly instead insterburg instinct institutional institutions instituto
        instructed instruction instructions instructor instrumentals instrumentelle instrumentierung insufficient insula
        insult insulting insurance intact intake intarsien inte integra integrate integrated integrations integrity
        intellectual intelligence intend intendanz intended intense intensity intensivkurs intensivmedizin
        intensivpflege intensivtäter intent intentional intentionally intentions interact interaction interactions
        interactive intercept interception interchange intercontinental interdisziplinarität interessensgruppen
        interessenskonflikt interessenskonflikte interessensvertretung interessierts interest interested interesting
        interests interfere interference interferon interhyp interimistisch interior interiors interkontinentalraketen
        interkulturalität interlaken intermedia intermediate internacional internal internalisiert internally
        internationalität internationally internetz internist internisten internistische internistischen interpellation
        interpolation interpretations interpreted interracial interrail interreg interregnum interreligiöse
        interreligiösen interrupted intersection intersektionalität interspar intersport interstate interstellar
        interstellare interstellaren interventions interviewed inti intifada intimate intimrasur into intouch intra
        intransparenz intrinsisch intrinsische intrinsischen intro introduce introduced introduces introducing
        introduction intros introspektion intrusion intubation invaded invaders invalid invasoren invented invention
        inventor inventory inverness inversion invest invested investigate investigated investigating investigation
        investigations investigator investigators investing investitions investmentbanking investorengruppe investors
        invictus invisible invitation invite invited invites inviting involve involved involvement involves involving
        inzell inzidenz io ioan ioannis ioc iod iohannis iona ionische ionischen ios iot iowa ip ipa ipad ipads ipanema
        ipc ipcc ipf iphigenie iphofen iphone iphones ipl ipo ipod ipods ippon ips ipsos ipsum iptv iq iqwig ira
        irakkrieg iranian iraq iraqi irc ireland irena irene irenäus irgendne iri iridium irina irish irkutsk irl irma
        irmgard irmi iro irokesen iron ironic ironically ironischerweise ironman irony irrationalität irrgang irrgarten
        irrlicht irrlichter irs irvin irvine irving irwin irène is isa isabel isabell isabella isabelle isaf isaiah
        isartal isbn isc ische ischen ischgl ischia ischinger ischl ischler isdn isds iselin isenburg isensee iser
        iserlohn iserlohner isernhagen isfahan ishak ishii ishikawa isi isidor isil isin isk isl isla islamic
        islamisiert islamisierung islanders isle isles ismael ismaik ismail ismaning ismaël ismen ismus isny iso isobel
        isola isolated isolationshaft isolde isomatte isomere isos isp israeliten issa isselburg isser isses issn isso
        issue issued issues issuing istgh isthmus istituto istrien istvan isu isv isère it ita ital italia italiana
        italiani italiano italo italy itb itc item items iter itf ithaca ithaka itil ito itself itter itu itunes itv itz
        iu iucn iulia iulius iuris ius iv iva ivana ivanka ivanov ivar ivb ivd iveco ives ivf ivg ivi ivica ivo ivoire
        ivorer ivory ivw ivy iw iwa iwan iwann iwanow iwanowitsch iwata iwc iwf iwo ix iz iza izmir izumi izzy jaaa
        jaaaa jaaaaa jaap jabba jablonski jace jachthafen jackass jacket jackets jackie jackman jacko jackpot jackson
        jacksons jacksonville jacky jacobi jacobo jacobsen jacobson jacobus jacoby jacopo jacquard jacuzzi jaeckel
        jaeger jaehrige jaenicke jaffe jaffé jagger jago jaha jahnke jahnstrasse jahresabo jahrfeier jahrganges
        jahrgangsbester jahrgangsstufe jahrgangsstufen jail jailbreak jaime jair jajaja jake jako jakobi jakobsmuscheln
        jakobson jakobsweg jakobus jakub jalloh jamaat jamaica jamaikaner jamaikanische jamaikanischen jamais jamba
        jamel jameson jamie jamieson jammen jana jandl jane janek janet janette janeway janez jang jani janice janich
        janik janin janine janis janitscharen janka janke janker janko jankowski janna janne jannes janni jannick jannik
        jannis jano janos janosch janowski jansen janson janssen janssens jansson jantzen january janukowitsch
        janukowytsch janus janusz janvier janz janzen jap japanese japanologie japonica japp jaqueline jaques jara
        jarchow jardin jared jari jarl jaro jarolim jaromir jaron jarosch jaroslav jaroslaw jarrett jarvis jascha
        jaschke jasmin jasmina jasmine jasna jason jasper jaspers jaspis jassy jaune javi jawlensky jawoll jay jayden
        jayne jays jazeera jazenjuk jb jbl jc jdm jealous jealousy jeanette jeanine jeanne jeannette jeannie jeannine
        jeanshose jeansjacke jeb jebsen jecken jedi jeff jefferies jefferson jeffrey jeffries jehle jehova jehovas
        jehuda jekaterina jekaterinburg jekyll jelena jelinek jelineks jellinek jelly jelpke jem jemenitische
        jemenitischen jenaer jenige jenigen jenke jenkins jennersdorf jenni jennie jennifer jennings jenny jennys
        jenoptik jenseitigen jensen jenson jentsch jentzsch jeong jeopardy jep jepp jeremia jeremiah jeremias jeremy
        jerez jerichow jerichower jerk jerks jerky jermaine jeroen jerome jerry jerrys jerusalemer jerzy jeschke jesolo
        jesper jess jesse jessen jesses jessi jessica jessicas jessie jessy jest jester jesuitenorden jesuitenordens
        jesuskind jethro jetlag jetons jetpack jetset jetski jetstream jetta jettingen jetztigen jeune jeunes jeunesse
        jeux jewel jewellery jewelry jewgeni jewish jews jez jfg jfk jg jgg jh jhd jhdt jhs jhwh ji jian jiang jiangsu
        jig jigsaw jihad jihadisten jil jill jillian jima jimenez jimi jimmie jimmy jiménez jing jingle jingles jinping
        jinx jip jippie jiri jitsu jiu jive jk jku jl jlu jmd jo joa joachimsthal joah joakim joan joana joanna joanne
        joanneum joannis joao joaquin joaquín joar jobber jobbik jobcentern jobleads jobst jocelyn jochem jochum jock
        jockel jockey jodel jodeln jodi jodie jodl jody joe joel joelle joerg joes joest joey joffrey jogginganzug jogi
        joh johanna johanneskirche johanneum johanngeorgenstadt johannis johannisberg johanniskirche johannisthal
        johannsen johansen johansson johlen johnnie johnny johnnys johnston johr joie join joined joining joins joint
        jointly joints joiz jojo joke jokes joking joko jolanda jolene joli jolie jolla jolly jom jona jonah jonas
        jonatan jonathan jong jonge joni jonker jonny joo joomla joon joop joos joost joplin jopp jor jordi jorge joris
        jork jos josaphat joschi jose josefa josefine josefstadt josepha josephine josephus josh joshi joshua josi
        josiah josie josip joss jost josua josy josé jou joubert jour jourdan journalism journalistenpreis
        journalistenschule journalists journey jours jovan jovi joyce joão joël jp jpeg jpg jpmorgan jquery jr jrk jsc
        jsg json jt juan juana juanita juarez juba juckreiz juckts jud judah judaica judd judge judged judgement judges
        judging judgment judi judicial judiciary judikatur judit judith judson judy juergen jugendfeuerwehren jugenheim
        jugo juh juhnke juhu juhuu juice juicy juilliard juju juke jukebox jul julchen jule jules juliana juliane
        julianne julians julien julienne juliet juliette julio julisch jump jumped jumping jumps jumpsuit juncker
        junckers junction june jungchen jungfernstieg jungfräulichkeit junggesellinnenabschied junghans jungheinrich
        jungingen jungk jungle jungs jungwirth junius junkersdorf junkfood juno junta junuzovic jup jupiters jupp juppé
        jurassic jurastudium jurek juri jurij juris jurisdiction juristerei jurte jurymitglied jurymitglieder jus
        juschtschenko juso jusos jussi justice justices justification justified justify justin justine justinian
        justinians justins justinus justitia justus jut jutsu juve juvenile juventa juventus juwi juz juárez jv jvc jvp
        jz jäckchen jäckel jährl jänicke jänner jänschwalde jérôme jónsson jö jöllenbeck jörgen jörn jørgen jüchen jüd
        jülich jülicher jürg jürgensen jüterbog jüttner kaarst kaas kaba kabale kabbala kabeljau kabuki kac kachelmann
        kack kacka kacke kacken kackscheisse kackst kackt kaczmarek kaczynski kade kadenz kadewe kadir kadlec kadyrow
        kaeser kaffeetrinken kaftan kagan kagawa kagran kahane kahla kahlenberg kahlo kahrs kaida kaindl kainz kairoer
        kaiserreiches kaiserschmarrn kaiserswerth kaja kajal kaka kakaobutter kakaopulver kakerlake kala kalaschnikow
        kalbach kalbe kalbitz kaldenkirchen kale kalendarium kalergi kalifat kalifats kalina kaliningrad kalinka kalisch
        kaliumchlorid kalkofe kall kalla kalle kallenbach kalman kalmar kalou kaltenbach kaltenberg kaltenborn
        kaltenbrunner kaltenkirchen kaluza kalvarienberg kamagra kamal kamala kambodschanischen kamellen kamenz
        kameruner kami kamil kamillentee kaminer kaminsky kamp kampa kampala kampanien kampen kampl kampmann kamps
        kampusch kamtschatka kana kanacke kanacken kanaren kanban kandel kandelaber kandler kangoo kanitz kanji kanns
        kano kanoniker kanonikus kanter kantersieg kantonalbank kantonale kantonalen kantonaler kantonsrat kantonsschule
        kantonsspital kantorowicz kantstrasse kanye kao kaolin kaori kaoru kaos kapfenberg kapillaren
        kapitalertragsteuer kapitelle kapitellen kapitelsaal kapo kapoor kappadokien kappel kappeler kappeln kappes
        kappler kaprun kapsch kapuzenjacke kapuzenpulli kapuzenpullover kara karabach karachi karacho karaman karamba
        karan karas karasek karateka karben karcher kardashian kardiomyopathie kardiovaskuläre kardiovaskulären karen
        karenina karenz kari karibu karikaturist karikaturisten karim karina karius karlchen karlheinz karli karliczek
        karlsburg karlsdorf karlsfeld karlshafen karlshorst karlsplatz karlsson karlstadt karlstein karlstrasse karma
        karmann karmasin karmel karnak karner karnischen karol karola karolin karolina karoline karolingerzeit
        karolingische karolingischen karow karrenbauer karrer karsamstag karsch karst kartause karwendel karzai karzinom
        karzinome kasachen kasai kasan kasbah kasematten kashmir kasim kasimir kaspar kasparow kasperl kasperle
        kaspersky kassandra kassenärztliche kassenärztlichen kassier kassner kaste kastel kastellaun kastl kastner kat
        kata katalin katalyse katana katar katarakt katarina katasteramt kate katechese katerina katernberg kates kath
        katharer katharinen katharinenkirche katharsis katherine kathi kathleen kathmandu katholikentag kathrein kathryn
        kathy kati katie katinka kationen katja katjas katjes katniss kato katowice katrina kats katt kattegat kattowitz
        katwarn katy katyn katzbach katzenberger katzenelnbogen katzenminze katzenstreu katzer kauder kaufbeuren
        kaufering kaufhold kaufungen kaukasische kaukasischen kaul kaulbach kaulitz kaunas kaunitz kautsky kautz kav
        kavanaugh kawa kawai kawaii kay kaya kayak kaye kayla kaymer kays kaz kazan kazim kazimierz kazuki kazuo kazé
        kba kbit kbm kbps kbr kbs kbv kc kcal kd kde kdf kdp ke keane keanu kearney keating keaton keats kebab kebap
        kebekus kec kee keegan keel keenan keep keeper keepers keeping keeps kees kef kehl kehlenfick kehler kehlmann
        kehraus keiko keilerei keimung keinster keira keirin keisha keitel keith kek kel kelber kelheim kelheimer
        kelkheim kell kelley kellogg kelly kellys kelsen kelsey kelso kelsterbach kemal kemp kempe kempen kemper
        kempinski kempowski kemptener kempter ken kenai kenan kendall kendra kendrick kenfm kenianer kenianische
        kenianischen kenji kennel kennenlern kenneth kenny keno kenobi kensington kenya kenyatta kenyon kenzingen kenzo
        kept kerala kerb kerber kerem kerk kerkeling kermani kermit kerner kerpen kerr kerry kerschbaumer
        kerschensteiner kershaw kersten kersting kertsch kerwe kesha kessler kesslers kestner ketamin keto ketsch
        kettcar ketteler ketterer kettle kettler kettner kettwig ketzin keul keuper kev kevelaer kevin kevins kevlar kew
        key keyboarder keyes keynote keynotes keys keyser keystone keyword keywords kf kfa kfc kfd kfm kfor kfv kfw kgaa
        kgb kgl kgs kgv kh khaki khaled khalid khalifa khalil khao khartum khashoggi khd khedira khk khl khol khs khz ki
        kia kian kiara kiba kichererbsen kickboxen kicked kicking kickl kickoff kicks kicktipp kid kidd kiddies kidding
        kiddo kiddy kidman kidnapped kidnapping kidney kids kidz kie kiefernholz kiefersfelden kieker kielce kienast
        kienbaum kienle kienzle kiepenheuer kieran kierkegaard kierspe kieser kiesewetter kiesling kiessling kietz
        kiewer kiez kif kiffe kiffen kiffer kifft kiga kigali kik kika kiki kiko kilian kilic killed killerspiel
        killerspiele killesberg killian killing killinger kills kilmer kilokalorien kilometers kilometres kiloweise kim
        kimball kimberley kimberly kimchi kimi kimmel kimmich kimmig kimmy kimono kims kimura kincaid kinda kindel
        kinderschminken kindheits kindl kindle kindler kindly kindness kindt kinect kinematik king kingdom kingdoms
        kings kingsley kingston kinky kinners kinney kinnlade kinsey kinshasa kinski kinsky kinzel kinzig kinzigtal
        kioskbesitzer kipling kippa kipping kippur kira kirby kirchberger kircher kirchheimer kirchhellen kirchhundem
        kirchlein kirchner kirchners kirchweih kirchzarten kirgisen kirgisistan kiri kiribati kirill kirin kirk kirke
        kirkland kirkuk kirn kirre kirsch kirschner kirstein kirsten kirstin kirsty kiruna kis kisch kiss kissed kissel
        kisses kissing kissingen kisslegg kissling kistler kistner kitchen kitkat kittler kitty kitz kitzbühel
        kitzbüheler kitzingen kitzinger kiwi kiwis kiz kj kjell kjetil kjg kk kkh kkk kkl kkr kkw kl klaas klack klacken
        klackern klacks kladow klafki klafter klagenfurter klamauk klan klanges klans klappts klaps klapse klara klaro
        klarzukommen klarzumachen klassenbester klassierte klassismus klatscher klauenseuche klausen klausenburg
        klausner klaviatur kleeberg kleefeld kleemann kleinasiatischen kleinert kleinkindalter kleinmachnow kleinschmidt
        kleinteilig kleinteilige kleinteiligen klemens klement klemmer klemperer klengan klenk kleopatra klepper klestil
        klett klettgau klever kley klezmer klickzahlen kliemann klier kliff klimafreundlich klimafreundliche
        klimaneutral klimaschädliche klimatologie klimax klimbim klimek klimke klimt klingbeil klingenberg klingenthal
        klinger klingler klingner klingonen klingonisch klink klinkhammer klinkhardt klitsche klitschko kljb klm kloake
        klobig klobigen klobrille klobürste klodeckel klopfer klopp kloppen klopper kloppo klopps klopse klopstock
        kloschüssel klose kloten klotzen klugscheissen klum klump klumpfuss klumpp klute kluth klux klv klärchen
        klässler klöppel klöten klümpchen klüngel kmk kms kmu kmus kmw kna knab knacki knackig knackige knackigen
        knackiger knackis knappschaft knarzen knauer knaus knauss knee knees knef kneipp kneissl knesebeck knew
        kniebeuge knieriem knife knight knightley knights knipser knittel knittelfeld knives knobi knobloch knoche knock
        knocked knocking knockout knoll knoop knop knopp knoppers knorke knorr knot knott know knowhow knowing knowledge
        knowles known knows knoxville knubbel knud knuddel knuddeln knudsen knuffig knusper knut knute knuth knäbel
        knötchen ko koa koala koalas koalitions koan koba kobane kobayashi kobe kober kobern kobler kobo kobras kochel
        kochens kock koda kodi koe koehler koeln koen koenen koenig koenigs koennen koeppen koerper koexistieren kofi
        kofler koga kogel kogge kogler koh kohlberg kohler kohleverstromung kohlhaas kohlhammer kohli kohlmann
        kohlrausch kohlschreiber kohn kohnen kohr koi kojak kojima kok koka koko kokos kokoschka kokospalmen kokosöl kol
        kolasinac kolb kolbe kolberg kolbermoor kolchis kolibri kolibris kolja kolk koll kollaboration kollaborative
        kolle kollegah kollegenkreis kollmann kollwitz kolm kolo kolping kolpingsfamilie kolumbus komasaufen kombat
        kombinations kombinierer kombis kombo komitat kommentarbereich kommer kommerzienrat kommi kommis kommissions
        kommodore kommts kommunalpolitisch kommunalpolitische kommunalpolitischen kommunikations kommunikatoren
        komorowski komp kompagnie kompendium komplizenschaft komtur kon kona konami konan kondor kone konfi konfigurator
        konfirmiert kong koni koniferen konklusion konkordanz konn kono konradin konsensus konspiration konstantinos
        konstanzer konstruktions konstruktivismus kontaktes kontent konterrevolution kontextualisierung kontinuitäten
        kontraindikationen kontraindiziert konus konversations konya konz konzentrations konzentrier koo koons koop
        kooperations koopmann koordinations kopenhagener kopfschüttel kopier kopp koppe kopper kopten koptische
        koptischen kopulation kor korbach korbinian korczak kore korean korff korfu koriander korinthischen korkut
        kormoran kormorane kornelius korneuburg koro koronare korporal korrektiv korrosionsschutz korruptions kors
        korsaren korschenbroich korsika korte korth kortison kosch kosel koslowski kosmologische kosmologischen
        kosmopolit kosova koss kossuth kosta kostas kostendeckend kostheim kostic kostja kostümbildnerin kothe kothen
        kottbusser kotten kotti kotz kotzbrocken kotzebue kourou kovac kovacs kowalewski kowalski kowloon kpch kpd kpdsu
        kpi kpm kpmg kps kpö kr kra krabat krabbelgruppe krabi kracher kraemer krah krahl krahn kraichgau krailling
        krain krainer krajewski krakauer krakow kralik krall kramer kramers krammer kramp krampe krampfanfall
        krampfanfälle krampus kranichstein kranjska krankheits krankl krankmeldung kranksein krantz krapfen krapp
        krasnaja krasniqi krasnodar krasnojarsk kratzbaum kratzig kratzspuren kraul kraushaar krauthausen krautheim
        krautreporter krautrock krauts krautsalat krav kravitz krawallmacher kray kre kreatin kreatinin
        kreativwirtschaft kreator krefelder kreidler kreiensen kreisch kreishandwerkerschaft kreisky kreisler
        kreisstrassen kreistagsfraktion krell kremer kremmen krempelt krems kremser kremsmünster kren krenn krenz kreon
        kressbronn kretischen kretschmar kretschmer kretzschmar kreuth kreutz kreutzer kreuzlingen kreuznach kreuznacher
        kreuzungsbereich krey kri kriech kriegführung kriegsgräberfürsorge kriegste kriegstreiberei kriemhild kriens
        kriftel krimiautor kriminal krimireihe krimtataren kringel krings krist krista kristen kristensen kristian
        kristin kristina kristine kristof kristoff kristoffer krit kriterienkatalog krk kroes krogmann krohn kroketten
        kroko krokodilstränen krokus krokusse kroll krombach krombacher kronach kronberger kronenberg kronenzeitung
        kroner krones kronos kronshagen kroos kropp kroymann krozingen krueger krugman krull krumbach krummhörn krupp
        kruse krypta krypto krypton kryptonit kryptowährung kryptowährungen krzysztof kräftigung krätschmer kröger kröll
        krömer krönchen kröner krösus krümelmonster ks ksa ksb ksc kschg ksenia ksg ksk ksp ksta kstg ksv ksze ktm kts
        ku kuala kuan kub kuban kubicki kubik kubin kubitschek kubo kubrick kubricks kuch kuckucks kuckucksnest kudamm
        kueche kues kufa kuffar kufstein kug kugler kuhlmann kuhnert kuk kuka kul kulinarik kulka kull kullmann kulm
        kulmbach kulmbacher kultfigur kulti kultivierung kultserie kulturwissenschaftliche kulturwissenschaftlichen
        kultus kuma kumar kumi kumite kumm kummst kun kuna kundschafter kundus kunert kung kunigunde kunis kunkel
        kunming kuno kunstgeschichtliche kunstgeschichtlichen kunsthistorisch kunsthistorische kunsthistorischen
        kunsthistorisches kunstrasen kunstschaffende kunstschaffenden kuntz kuntze kununu kunze kuo kuppenheim kuppler
        kuratiert kuratierte kurator kuratoren kuratorin kurfürstliche kurfürstlichen kuriosität kuriositäten kurischen
        kurkuma kurnaz kuro kuroda kurosawa kursk kurtaxe kurtz kusch kuschelig kuschelige kuscheligen kuscheliger kusel
        kush kushner kustos kutcher kutsch kutschera kutschfahrt kutschieren kuttner kutusow kuusamo kv kva kvb kvg kvm
        kvp kvr kvs kvv kw kwa kwai kwan kwg kwh kwiatkowski kwk kwon kwp kws ky kyffhäuser kyffhäuserkreis kyi kykladen
        kyle kylie kyocera kyoto kyra kyrene kyriakos kyrie kyrill kyritz kyros kyu kyung kyushu kz kzs käfertal
        kälbchen kämmerlein kämper känguruh kännchen käppi käptn kärcher kärlich kärntner käser kässmann kästner
        kästners käte käthchen käthe kö köbler köck köckert köfferchen köfte kögel kögler köhler köhlers köhlmeier köhn
        kölbl kölle kölleda kölnische kölnischen kölsche kölschen königl königsberger königsblau königsblauen königsborn
        königsbronn königsbrunn königsbrück königshofen königslutter königsstrasse königstein königsteiner köpenicker
        köpfige köpfigen köpke köppe köppen köppern körbchengrösse körperschaftsteuer körte körting kösel köster
        köstinger köstlin köthen köthener kötzting küblböck kübler küchler kücken kühlungsborn kühnel kühnert külz
        künast küng künstlichkeit künzel künzelsau küpper küppers kürbissuppe küssnacht küstrin kütt la laa laaber
        laasphe laatzen lab laban labbadia label labeled labello labels labern laberst labert laboe laboratories
        laboratoriums laboratory labour labs labskaus lac lacan lace lacey lachner lachter lacked lackiererei lacking
        lackner lacroix lacrosse lactose lacy lad lada ladbergen ladbrokes ladder ladies ladislaus ladyboy laender
        laertes laetitia laeuft lafarge lafayette lagarde lagoon lagrange laguna lagunenstadt lahnstein lahntal lahore
        lahti lai laibach laich laichingen laichzeit laientheater laika laila laim laird lais laissez lajos lakers lakes
        lakeside lakota lakritz lakshmi laktat laktoseintoleranz lala lalala lamar lamarck lamb lambach lamberg lambert
        lamberti lamberts lambertus lambertz lambo lambrecht lambsdorff lame lamento lamia lamina laminiert lammers
        lammert lammfleisch lamont lampert lampertheim lampions lamprecht lamps lamy lan lana lancashire lance lancelot
        lancer lancet lancia landammann landauer landeck landers landesherrliche landesherrlichen landeskirchlichen
        landesligist landesligisten landestypischen landing landis landolt landon landrut landry landsberg landsberger
        landscape landscapes landser landsfrau landshuter landsmannes landsmänner landwirtschafts lane langanhaltende
        langanhaltenden langarmshirt langenargen langenau langenbach langenberg langendorf langendreer langenfeld
        langenhagen langenhorn langensalza langenselbold langenstein langenthal langersehnte langersehnten langerwehe
        langford langgestreckt langgestreckte langgestreckten langgezogen langgezogene langgezogenen langhans langhoff
        langley langlois langnau langner langnese language languages langue langues lanier lankwitz lannister lansing
        lansky lantern lanxess lanz lanza lanzettlich lao laon lap lapis lapislazuli laporte lapp lappe lapsus lara
        laras lard laredo large largely larger largest largo lari larifari larissa larkin laroche larp larry larsen
        larson larsson lasalle laschet laserpointer lask lasker lasogga lassie lassiter lasted lasting laszlo lat lata
        latakia late lateinamerikaner lateinschule lateinunterricht lately later lateralis lateralsklerose latest latham
        latif latimer latin latina latinas latine latino latinos latitude latium latour latrine latrinen latsch latter
        latvala latzhose laubach lauber lauchhammer lauchheim lauchringen lauchstädt lauda laudator laudenbach
        lauderdale laudes lauenburg lauenburgischen lauenstein laufenberg laufenburg laugh laughed laughing laughs
        laughter lauingen lauinger laumann launch launched launcher launches launching laundry laupheim laura lauras
        laurel lauren laurence laurens laurent laurentius laurentiuskirche laurenz lauri laurie laurin lausanne
        lausanner lausbub lausbuben lausch lauscha lausitzer lausitzring lauterach lauterbach lauterberg lautern
        lautertal lautner lautrec lautstärkeregler lautverschiebung laux laval lavanttal lavastrom lavater lavender
        lavigne lavinia lavoro law lawler lawless lawn lawrence lawrow laws lawson lawsuit lawton lawyer lawyers lay
        layer layers laying layla layton lazar lazare lazaro lazarus lazio lazy lbb lbbw lbm lbo lbs lbv lby lc lcd lcs
        ld ldk ldl ldp lds le lea leach lead leader leaders leadership leading leads leadsänger leaf leafs league
        leagues leah leak leaked leaken leaking leaks lean leander leandro leaning leap learn learned learning learns
        learnt leary leather leave leavenworth leaves leaving leb lebach lebanese lebanon lebedew lebemann lebensecht
        lebensgrosse lebensgrossen leberecht leberkäs lebert leberzirrhose leblanc lebowski lebron lebtag lebus
        lechenich lechfeld lechler lechner lecithin leckage leckerchen leckerlis leckerste leckersten leckie leclerc
        lecter lecture lecturer lectures led leda lederer ledger ledoux leds leduc lee leeb leeds leela leena leergefegt
        leergeräumt lees lefebvre lefloid left lefty lefèvre lega legacy legally legationsrat legato legehennen
        legendary legends leggins legia legida legio legionellen legis legislation legislature legit legitimate lego
        legoland legolas legrand legs leh lehe lehel lehmanns lehmbruck lehmkuhl lehn lehner lehnert lehnwort lehnwörter
        lehr lehrlingsausbildung lehrter lei leia leibesübungen leibl leibnitz leibold leibstadt leicester leichlingen
        leichtfried leichtverletzte leichtverletzten leidener leidensdruck leidensfähigkeit leidensgeschichte
        leidenszeit leidtun leif leigh leighton leila leimbach leinburg leinefelde leinenpflicht leineweber leinfelden
        leiningen leins leipheim leipold leipz leistner leistungs leistungsmässig leisure leitgeb leitha leitl leitmayr
        leitmeritz leitner leitungs leitz leiwand lejeune lektorat lel leland lem leman lembeck lemberg lemberger lembke
        lemgo lemgoer lemke lemme lemmer lemmon lemmy lemon lemuren len lena lenas lenau lenbach lenbachhaus lenchen
        lending lene lengede lengefeld lengenfeld lengerich lengfeld lenggries lengsfeld length lengths lengthy leni
        leningrader leninismus leninistische leninistischen lenk lenka lennard lennart lennartz lennep lennestadt lennie
        lennox lenny lenné leno lenore lens lenses lensing lenski lenssen lentz lenzburg lenzerheide lenzing lenzkirch
        leo leoben leogang leon leona leonard leonberg leonce leonding leone leonhard leonhardi leonhardt leoni leonid
        leonidas leonie leonor leonora leons leopoldina leopoldo leopoldshöhe leopoldstadt leopoldstrasse lep lepidus
        lepper lepsius lerch lerchenberg lerchenfeld lern lerner leroux leroy lersch les lesbensex lesbian lesbos lesch
        leske lesley leslie lesnar lesotho less lesson lessons lester let lethal lethargisch leticia letizia letmathe
        leto lets letsplay lettere letterman letting lettner lettre lettres letz letzen letzendlich letzigrund letzlich
        letztenendes leu leuchtenberg leucin leuenberger leuk leukozyten leun leuna leung leuphana leupold leur leurs
        leuschner leutchen leutershausen leuthard leutheusser leutkirch leutner leuven lev levant levante leveln lever
        leverage levi leviathan levin levine levinson levis levit levitra levitt levon levy lew lewa lewald lewandowski
        lewe lewin lewinsky lewis lewy lex lexa lexi lexicon lexington lexus lexware ley leyen leyendecker leyens leyla
        leyte lez león lf lfd lfg lfm lfv lg lgb lgbt lgbti lgbtq lgoony lgs lh lhasa lhc lhe li lia liability liable
        liam lian liana liang liao liar liars libby libera liberals liberation liberec libertad libertas liberty
        libertär libertäre libertären liberté liblar libor libra libraries library libre libreoffice libretto libri
        libris libro libros libya libération lic licence license licensed licenses licensing lichen licher lichtausbeute
        lichtdurchfluteten lichtenau lichtenberger lichtenfels lichtenhagen lichtenrade lichtenstein lichterfelde
        lichtlein licinius lida lidar liddell lidia lidl lidstrich lie liebenau liebens liebenstein liebenwalde
        liebenwerda liebenzell lieberknecht lieberose liebesmüh liebfrauen liebfrauenkirche liebhaben liebherr liebich
        liebig liebing liebmann liebscher liechtensteinische liechtensteinischen liederbuch liederkranz liedertafel
        liedtext liedtexte liedtexten liedtke lieferando liefering liefers liefs liegengeblieben liegengelassen
        liegestütz liegnitz liegts lien lienhard lienhart lieschen liesegang liesel lieselotte lieser liesing lieske
        liesl liestal lietz lieu lieutenant lieutenants life lifeline lifelong lifestyle lifetime lifted lifting lig
        ligabetrieb ligakonkurrent ligakonkurrenten ligamentum liganden ligapokal ligarivalen ligaspiel ligaspiele
        ligaspielen ligeti light lighter lighthouse lighting lightly lightning lightroom lights lightweight ligist
        ligisten ligne lignin ligue ligurien ligurischen liiert like liked likelihood likely liken likes likewise liking
        likud lil lili lilia lilian liliana liliane liliencron lilienfeld lilienthal lilith lilium lill lillehammer
        lilli lillian lillifee lilly lilo lily limassol limb limbach limberg limbo limbs limburg limburger limbus lime
        limestone limette limetten limitations limited limiting limmat limoges limone limonen limousine limousinen limux
        lina linas lincei linda lindach lindas lindauer lindberg lindemann lindenau lindenbaum lindener lindenfels
        lindenhof lindenholz lindenthal lindgren lindholm lindhorst lindl lindlar lindner lindners lindow lindsay
        lindsey lindt lindwurm lindy line linea lineage linebacker lined liner lines lineup lingener lingerie lingo
        lingua linguae linguistic linguistics linguistique linhart lining linked linkedin linkin linking linksammlung
        linksaussen linksgrün linksgrüne linksgrünen linn linnemann linnich lino lintfort linth lintorf linzer lio lioba
        lion lionel lions lip lipgloss lipo lipp lippborg lipper lippert lippetal lippi lippische lippischen lippmann
        lippold lipps lippspringe lippstadt lips lipsius lipstick lipton liquidierung liquids liquor lisboa lisbon
        lischka liselotte lisette lisi lisicki lissi lissy listed listened listeners listening lister listing listings
        liston lists lit litanei litauer litchfield lite litera literacy literal literally literary literaturen
        litigation litteris little littleton littmann liturgien litz liu liveband liveblog livecam livecams livechat
        lived lively livemusik liver lives livesendung livesex liveshow liveshows livestock livestream livestreams
        liveticker livia livigno livin living livingston livius livländischen livorno livre livres lizard lizzie lizzy
        lj ljubljana ljudmila lk lka lkh lkr ll llambi llc llewellyn lll lloret llp lmao lms lmu lnb lni lnw lo loach
        loacker load loaded loading loads loan loans lobau lobbycontrol lobbying lobbyismus lobenstein lobeshymnen
        lobkowitz lobo lobos lobpreis lobrede lobster loburg loca local locally locals locarno locate located location
        locations loccum lochner loci lock lockdown locked lockes lockhart locking locks lockwood loco locomotive locus
        loden lodge lodi lodz loeffler loeper loesung loew loewe loewy lofer loft lofts logan loge loges logger logging
        logi logical logie logistics logistikbranche logistiker logistikunternehmen logistikzentrum logitech logs loh
        lohan lohberg lohe lohengrin loher lohfelden lohfink lohmann lohmar lohmeyer lohner lohr lohse loi loibl loide
        loipe loipen lois loisach lokführerstreik loki lokschuppen lokus lol lola lollar lolli lollipop lollo lolly lolo
        lom lomax lombard lombardi lombardischen lombardo lombok lommatzsch lommel lompscher lone lonely long longa
        longboard longchamp longe longer longerich longest longinus longlist longo longplayer longtime longus loni
        lonnie lonsdale loo look looked lookin looking lookout looks loom loomis loon looney loop looping loopings loops
        looten lopatka lope lopes lopez lor lora lorant lorca lorch lorcher loredana lorelai lorelei lorena lorentz
        lorenzen lorenzo loreto loretta lori lorin loriot loriots loris lorna lorne loro lorraine lorsch lorscher
        lortzing losch losers losgelaufen losgezogen losgrösse losing losses lostopf losverfahren loszufahren loszugehen
        loszukommen loszulassen loszulegen lothringer lothringischen lots lotta lotter lottery lotti lotus lotz lotze
        lou loud louder loudly loudon louie louisa louise louisville lounge lounges loup louvain lov lovato love
        lovecraft loved lovejoy lovelace lovell lovely lovelybooks loveparade lover loverboy lovers loves lovin loving
        lovis lovisa lovoo low lowell lower lowered lowering lowest lowry loyalty loyola lp lpd lpg lps lpt lr lra lrs
        lsa lsb lsc lsd lsf lsg lsr lsv lsvd lsw lt ltb ltd lte ltg lti ltr lts lu lua luan lublin lubmin luc luca lucas
        lucca luce lucent lucerne lucha luchterhand luci lucia lucian luciano lucie lucien lucifer lucilla lucille
        lucinda lucio lucius luck luckau luckenwalde luckily luckner lucky lucretia lucrezia lucy lucys lucía ludendorff
        ludger ludgerus ludlow ludmilla ludo ludolf ludovic ludovico ludwigsburger ludwigshafener ludwigslust
        ludwigsstadt ludwigstrasse lueg lueger luftfeuchte luftholen lugansk lugar luger luggage lugo luh luhansk luhe
        luhmann luhukay lui luigi luis luisa luise luisenplatz luisenstrasse luitpold luiz luk luka lukas lukaschenko
        lukasz lukes lukács lul lula lulu lulz lumia lumix lumière lump lumpi lumpur lun luna lunacek lunar lunch
        lunchbox lundgren lune lung lungau lungs luo lupfen lupfer lupin lupine lupinen lupita lupo lupus lurch lusche
        luschen lustenau luster luth lutherbibel lutherkirche lutherstadt luton lutsch lutscher lutter luv lux luxe
        luxembourg luxor luxury luz luzi luzia luzie luzon lv lva lvb lvl lvm lvr lvs lvz lw lwiw lwl lx ly lybien
        lyceum lydia lying lyle lyman lyme lymphe lymphom lymphome lyn lyndon lynn lynne lynx lyon lyoner lyons lyra
        lyrics lys lysander lysin lz là lászló lä lächerlichste läd lädchen lämmchen län ländchen ländle läppische
        läsion läsionen läufts léa léo léon léonard lópez lö löbau löbl löbtau löcknitz löfven löhe löhner löhr löning
        löningen lönneberga löns lörrach lösch lösungs lösungsorientiert lövenich löw löwenbräu löwenthal löws lü lübbe
        lübbecke lübben lübbenau lübcke lübke lüchow lüdecke lüdemann lüdenscheid lüdenscheider lüderitz lüders
        lüdinghausen lüdtke lügde lüneburger lünen lünette lüning lüpertz lüscher lüt lüth lüthi lütke lütte lütten
        lütticher lüttringhausen lützel lützen lützow ma maack maarten maat mabel mabuse maca macao macarthur macau
        macaulay macbeth macbook macbooks maccabi macchiato macdonald macdonalds macgregor macgyver machado machina
        machine machinery machines machnig machs machts machu machwerk maciej mack mackay mackensen mackenzie mackey
        mackie macklemore macleod macmillan macon macos macpherson macquarie macro macron macrons macs macy mad
        madagascar madam madame maddalena maddie maddox maddy madeira madeleine madeline mademoiselle mader madero
        madison madita madlen madness madonnen madras madre madrider madrigal mads madsack madsen maduro maedchen
        maenner maersk maerz maffay maffei mafiaboss maga magath magazines magdala magdalene magellan magento magerquark
        magersüchtig maget maggi maggio maggiore maggy magic magica magical magirus magistrale magix magna magnat
        magnaten magnesia magnetic magnetit magneto magni magnificat magnificent magnitude magno magnolia magnum magnus
        magnussen magnusson magritte mags maguire magus magyar magyaren mahal mahd mahdi maher mahir mahlberg mahler
        mahlers mahlow mahlsdorf mahmoud mahmud mahmut mahon mahoney mahrer mahé mahü maia maid maidan maierhofer maiers
        maigret maik maike mailen mailer mailing maimonides mainau mainbrücke mainburg mainfranken mainland mainly
        mainstreaming mainstreammedien mainstreams maintain maintained maintaining maintains maintal maintenance
        mainufer maior maire maisach maischberger maische maisfeld maismehl maison maisons maisstärke maistre maite
        maitland maitre maiziere maizière maizières maja majdan majer majestic majesty majid majo majority makabre
        makabren make makedonische makedonischen maker makers makes makeup maki makin making makita mako makoto
        makrophagen makroökonomische makroökonomischen malachit malaga malaien malakka malatesta malawi malaysian
        malchow malcolm malcom maldonado maleficent malek malena malente malewitsch malfoy malia malibu malick malige
        maligen maligne malignen malik malina malinowski malis malischen malkovich mallet mallory malls mally malmedy
        malmström malochen malocher malone maloney malsch maltechnik malter maltese malware malwettbewerb malzbier maman
        mamba mambo mamer mami mamis mammals mampfen manafort managed manages managing managua manasse manching mancini
        mancity mancuso mandala mandalas mandalay mandatar mandatare mandatory mandatsträger mandela manderscheid
        mandibeln mandl mando mandy mandzukic manet manfredi manga mangaka mangas manger mango mangold mangos mangroven
        mania maniac maniacs manifesto maniküre mankell manly manndeckung manners manneskraft manni mannigfaltigkeiten
        manning mannomann mannschafts manny manolo manon manor manowar manpower mans mansfeld mansfelder mansfield
        mansion manson mansour manstein mansur manta manteuffel manthey mantis mantua manually manuel manuels
        manufacture manufactured manufacturer manufacturers manufacturing manunited manus manuscript manuscripts many
        manzoni maoisten maple mapping mappus maps mapuche mar mara maracana maradona marais maranello marat marbach
        marbacher marbella marble marca marceau marcella marcello marcellus marcelo march marchand marche marched
        marchese marching marchtrenk marché marci marcia marcin marck marcks marco marconi marcos marcus marcuse marcy
        mardi marduk mare marei mareike marein maren marfa marga margaret margareta margareten margaretha margarethe
        margarethen margarita margherita marginalisierung margins margit margo margot margret margrethe margrit
        marguerite mariachi mariahilf mariahilfer mariahilferstrasse mariam marian mariana mariano mariazell maribor
        mariechen mariella marielle marieluise marien marienbad marienberg marienborn marienburg mariendorf marienfeld
        marienfelde marienheide marienhof marienhospital marienkapelle marienkirche marienplatz mariens marienschule
        marienstrasse marienthal marienwerder marietta mariette marija marijuana marika marimba marin marina marinade
        marinas mariner marini marino marinus mario marios maris marisa marissa maritima mariupol marjan marjorie
        markdorf marked markeng marker markers markert market marketer marketings marketplace markets markgrafschaft
        markgräfin markgröningen markham markigen marking markkleeberg markl markneukirchen marko markos markranstädt
        marks markstein marktbreit marktheidenfeld marktredwitz markup markusplatz markwort marl marlboro marlborough
        marleen marlen marler marley marlies marlin marlis marlo marlon marlow marlowe marly marmara marmoriert marnie
        maroc maron maronen maroni maroon marotte marotten marple marquard marquardt marquart marques marquez marquis
        marr marrakech marriage marriages married marriott marrying marsa marsberg marschner marsden marseillaise
        marseiller marsh marsha marshal marshall marshalls marshals marshmallow marshmallows marsianer marstall marston
        mart marta martel martell marten martens martenstein marteria marth martha marthas marthe marti martial martigny
        martinek martinelli martinez martini martinique martinis martino martinshorn martinskirche martinstag martinus
        martius marty martyr martínez marv marvel marvin marwan marwijk marwitz marxer marxloh marxschen maryam maryland
        maréchal masa masai masala masao masaryk mascara masch mascha maschke maschmeyer maschsee masculine maser
        maserati masha masi mask maskenbildnerin maskierung masks maslow maso masochist masochistisch mason maspalomas
        massacre massai massey massimiliano massimo massing massnahmenpaket masson master masterabschluss masterclass
        mastering masterpiece masterplan masters masterson masterstudiengang masterstudiengänge masterstudium mastodon
        masur masuren mata matan matata match matcha matchbox matched matches matching matchmaking matchwinner mate
        mateo materialen materialisiert materialität materna maternal mateschitz mateusz math mathelehrer mathematica
        mathematical mathematics mathenia mather mathers mathes matheson matheunterricht matheus mathew mathews mathies
        mathieu mathilda mathildenhöhe mathis maths mati matias matic matilda matisse matjes matlab mato matrei
        matriarchat matrize mats matschke matsumoto mattei mattel matteo mattern matters mattersburg matthaeus matthes
        matthew matthews matthieu matthis matthäi matti mattia mattighofen mattis matto matts mattsee matty matura
        maturanten mature maturity matuschek matussek matz matze matzerath mau maud maude mauersberger maugham maui
        maulbronn maupassant maura maureen mauren maurermeister mauri mauricio maurischen mauritz maurizio mauro maurus
        maury mausefalle mausetot mausi mautern mauthausen mauve maven maverick mavericks mavis mavraj mavs maw maxdome
        maxhütte maxi maxim maximilianeum maximilianstrasse maximin maximo maximus maxine maxis maxvorstadt may maybach
        maybe maybrit mayday mayen mayer mayerhofer mayers mayfair mayfield mayhem maynard mayo mayor mayr mayrhofen
        mayrhofer mays mayweather mazar mazarin maze mazedonier mazur mazyek mazzini maître mb mba mbar mbb mbc mbh mbo
        mbps mbr mbs mbw mbyte mc mcafee mcallister mcbeal mcbride mcc mccabe mccain mccall mccann mccarthy mccartney
        mcclure mcconaughey mcconnell mccormick mccoy mcculloch mcd mcdermott mcdonald mcdonalds mcdonnell mcdowell
        mcfit mcfly mcg mcgee mcgill mcgovern mcgrath mcgraw mcgregor mcguire mci mcilroy mcintyre mckay mckee mckenna
        mckenzie mckinley mckinney mckinsey mclaren mclaughlin mclean mcleod mcluhan mcm mcmahon mcmanus mcmaster
        mcmillan mcnally mcnamara mcp mcpherson mcqueen mcs mcu mdax mdb mdbs mdc mdep mdk mdl mdm mdma mdr mds me mead
        meadow meadows meals meaning meaningful meaningless means meant meantime meanwhile measure measured measurement
        measurements measures measuring meat mecha mechanical mechanics mechanism mechanisms mechatronik mechatroniker
        mecheln mechernich mechs mechthild mechtild meck meckel meckenbeuren meckenheim meckl mecklenburger meckpomm med
        medal medals meddl medea medellin medellín medi mediamarkt medias mediation mediatisierung medic medica medicaid
        medical medicare medication medications medicin medicina medicine medicines medico medicus medieval medii medio
        medion medis meditations mediterranean medizinalrat medley meduni medusa medwedew mee meek meeks meerane
        meerbusch meerbusen meereis meerjungfrau meerjungfrauen meerrettich meersalz meersburg meese meet meets meetup
        meffert mega megan megane megapixel megara megatron meghan mehdi mehdorn mehler mehlis mehmed mehmedi mehmet
        mehnert mehrgenerationenhaus mehring mehta meiderich meidinger meidling meierei meierhof meiji meike meinberg
        meindl meinecke meinerzhagen meinfernbus meinhard meinhardt meinhof meinhold meiningen meininger meinolf meinrad
        meinungs meiringen meisel meisenheim meisner meissner meistersinger meistgesuchten meistverkaufte
        meistverkauften meitingen mek mela melanchthon melanchthons melange melanin melasse melatonin melba melbourne
        melcher melchers melchior meld meldorf melek meli meliert melilla melina melinda melis melissa melitta melk
        melker melle meller melli mellingen mellitus mello mellon mellrichstadt melly melo melodic melodik melodrama
        melody melos melrose mels melsungen melt meltdown melted melting melville melvin melzer member members
        membership membrane meme memento memes memme memmelsdorf memmingen memminger memoir memoirs memorable memoria
        memorial memoriam memories memory memos mena menachem menagerie menasse mende menden mendener menderes mendes
        mendez mendig mendoza menelaos mengele menger menges meningitis meningokokken menlo menno mennoniten meno menon
        menopause menorca mens menschseins mensen mensing mentalist mentality mentally mention mentioned mentioning
        mentions mentis mentoring mentzel menuett menz menzel meo mep mephistopheles meppen mera meraner mercado
        mercator mercer merch merchandise merchandising merchant merchants merci mercia mercier mercosur mercure
        mercurius mercury mercy merde meredith merely merengue meret merger merheim merian merida meridian meridiane
        mering merino merit merks merkste merl merle merlins merlot mermaid mero merrick merrill merritt merry merseburg
        merseburger mert merten mertens mertes mertesacker merton mertz merve meryl merzenich merzig mesa meschede mesh
        mesmer meso mess message messages messaging messed messel messenger messerschmidt messerschmitt messgrösse
        messgrössen messi messiaen messie messkirch messmer messstetten messy mesto mesut mesz meta metaanalyse
        metabolic metabolism metaboliten metadaten metal metalcore metaller metallic metallica metallverarbeitenden
        metals metamorphen metaphor metaphorik metastasen metastasierung metelen meteorit meteoriten meterhohe meth
        methamphetamin methionin methodistischen methodology methods methusalem methyl methylphenidat metoo metres
        metric metroid metropol metropolit metropolitan metropoliten metropolregion metropolregionen metrum mets mett
        mettbrötchen mette metten mettigel mettingen mettler mettmann mettwurst metwo metzelder metzen metzer
        metzgermeister metzingen metzler metzner meunier meurer meuron meusel meuselwitz meuser meuthen mev mewes
        mexican mexicana mexico mexx mey meyenburg meyerbeer meyerhoff mez mezger mezzo mezzosopran mezzosopranistin mf
        mfa mfc mfg mfh mfi mfr mfs mg mgb mgh mgm mgo mgs mgv mhd mhh mhhh mhk mhmm mhp mhz mia miao miau mib mica
        micaela micha michaelis michaelskirche michail michailowitsch michalski michalsky michelau michelbach michele
        michelle michels michelsberg michelsen michelstadt michendorf michigan michiko michonne michèle mickel mickelson
        mickey micki mickie micky micra micro microphone microsd microwave middelhoff middendorf middle middleton
        middleware midfielder midgard midi midland midlife midnight midori midrasch midst midtown midway midwest mieke
        miel miele mielitz mielke miep miersch miesbach miesepeter miesmuscheln mietendeckel mietfrei mieth
        mietskasernen mifa might mighty mignon migrantenanteil migrantische migrantischen migrants migrations migros
        miguel mihai mik mika mikael mikaela mike mikel mikes mikey mikhail miki mikkel mikkelsen mikko mikl miko mikro
        mikrobielle mikros mikroskope mikroskopie mil mila milaneo milano milbertshofen milchbubi milchshake milchshakes
        milchsäurebakterien mildred mile milena miles milestone milet miley milf milford milfs mili milik militaire
        militanz militaria militarisierung militia milk milka milky mill milla millau mille millenials millennials
        miller millerntor millers millet milli millie milliliter millionaire millions millowitsch mills millstätter
        milly milne milner milo milos milow miltenberg milton milwaukee milzbrand mimesis mimi mimimi mimimimi mimo
        mimosa mimte min mina minaj minami minarette minaretten minas minato mind mindanao minded mindelheim mindener
        minderjährigkeit mindest minds mindset mindy minecraft minerale mineralen mineralogen mineralogie mineralogische
        mineralogischen minerals miners minerva miniature minijobber minimalismus minimize mining minion minions
        ministerialen ministry minivan mink minka minkowski minna minneapolis minnesota minnie minogue minor minoriten
        minorities minority minos minusgrade minusgraden minuskel minuspunkt minuspunkte minutes minz minze mio miozän
        miquel mira mirabeau mirabilis miracle miracles miracoli mirage mirai miramar miranda mirbach mircea mirco
        mireille mirjam mirko miroslav mirren mirror mirrors mirza misa misaki misc mischa mischke mischmasch mischna
        misereor miserere misery misfits misha mishima misleading miso missa missale missed misses missi missile
        missiles missing missio missionarische missionarischen missionarsstellung missionary missions missionsstation
        missliebige missouri misstrauensantrag missy mistake mistaken mistakes mistel mistelbach mistkerl mistress
        miststück misty misunderstanding mitarb mitbieten mitchell mitchells mitdiskutieren miteinanders mitfiebern
        mitfährt mitgegründet mitgeholfen mitgemeint mitgerechnet mithilft mithridates mitliest mitnimmst mitochondrien
        mitorganisiert mitose mitra mitrovica mitscherlich mittelaltermarkt mittelbayerische mittelfränkischen
        mittelhessischen mittelklassewagen mittelmeergebiet mittelmeerinsel mittelrheintal mittelständler mittenwald
        mitterer mitterlehner mittermaier mittermeier mitternachts mittersill mittweida mitverdienen mitzubekommen
        mitzumischen mitzusingen mitzuspielen mitzählt miu miura miv mixed mixing mixtape mixtapes mixture miyagi
        miyamoto miyazaki mizuki mizuno mj mjam mk mkb mkg mkhitaryan mkk mks mkv mladen mlb mlle mlm mlp mlpd mls mmc
        mmhg mmk mmmh mmmm mmmmm mmo mmorpg mo moa moab moabit moabiter moana moba mobber mobi mobilcom mobility
        mobilitäts moby mocca mock mockridge mod modal modder modding modelabel modeling modelling modeln models modena
        modenschau modenschauen modernismus modersohn modes modest modeste modification modifications modified modify
        modigliani modis modo modric modrow mods modules moe moebius moechte moechtest moeglich moeglichkeit moeller
        moers moerser moffat mog mogherini mogli mohamad mohammad mohawk mohl mohnblumen mohrenstrasse moi moin moines
        moinmoin moins moira mois moisture mojave mojito mojo mok mokassins mola mold moldawien molden moldenhauer
        molecular molecules molina molinari molitor molière molke mollath mollie mollis mollusken molly molnar moloch
        molotov molotow molotowcocktails moltke moltkestrasse molto moly molyneux mom moma momento momma mommsen mommy
        momper moms mon mona monarchs monas monatige monatigen monatiger monatl monday mondeo mondial mondo mondrian
        mone monetary money moneyboy mong mongo mongos monheim moni monica monique monitored monitoring moniz monk
        monkey monkeys monks monnet mono monografie monokel monolith monolithen monopolisierung monrovia mons monsanto
        monschau monschauer monseigneur monsieur monsignore monstranz monstrum montabaur montafon montagne montagsdemos
        montague montaigne montana montanus montauk monteiro montepulciano monterey montero monterrey montes montesquieu
        montessori monteverdi montevideo montez montfort montgelas month monthly months monti montmartre montoya
        montparnasse montreux montrose montserrat monty monumenta monza moo mooc moocs mood moodle moods moody moog moon
        mooney moonlight moormerland moosach moosbach moosburg mopo mora morales moralismus morality moralität moran
        morata morbach morbid morbide morbiden mordanklage mordechai mordor more morea moreau morelli morello morena
        moreno moreover moretti morg morgenrot morgenroth morgenthau mori moria moriarty morin moringen moritz
        moritzburg moriz morley morlock morlok morn morning morningstar moro morocco morph morpheus morphin morricone
        morrison morrissey morro morrow morrowind mors morsbach morse mortadella mortal mortality mortalität mortar
        morte mortem mortensen mortgage mortier mortimer mortis mortler morton morty morus mosaic mosbach mosbacher
        mosby mosca mosch moscheebau moschus moscow mose moselle moshe moskwa mosler mosley mosque mosquito moss mossad
        mosse mossul mostar mostly mostviertel mosul mota motette motetten mother motherfucker mothers mothes moti
        moting motion motivated motivations motivationsschreiben motivator motives motogp motorcycle motorisierung
        motown mott motta motu motz motörhead mou moulin mount mountain mountainbike mountainbiken mountainbiker
        mountainbikes mountains mounted mounting mourinho mouse moussa mousse mouth mouths mouton mouvement mov move
        moved movement movements moves movie movies moving moya moyen moyes moz mozarteum mozartstrasse mp mpa mpc mpeg
        mpg mph mpi mps mpu mq mrd mrna mrs mrsa mrt msa msb msc msci msd msf msm msnbc msp msr mst msv mta mtb mtf mtg
        mtk mtl mtr mts mtu mtv mtw muammar muay mub muc much mucha mucho muck mucki muckis mucks mudda mudder muddi
        muddy mueller muenchen muerte muessen muezzin muff muffel muffin muffins mufti mugabe mugen muggel muh muhammad
        muhammed mujer muk mukherjee mukke mukoviszidose mul mulan mulch mulder mule mulhouse mullah mullahs mullen
        mulligan mullins mult multichannel multiethnischen multifunktions multikulti multikulturalismus multiplayer
        multiplex multiresistente multiresistenten multitalent multitool multiversum mum mumbai mumble mumford mummy
        mumu muna munch mundi mundo mundschenk mundt mundtot mundus mungo munich municipal municipality munitions munk
        munro muntermacher muntert munz munzinger muppet muppets mura murad murakami murano murat murata murau murcia
        murder murdered murderer murdering murders murdoch murdock murg murgtal muri muriel murillo murmansk murnau
        murphy murphys murr murray murrhardt mursi murtal murten musashi muscat musch muschg muscle muscles musculus
        museale musealen musel muselmann musels museo musgrave mushrooms music musica musician musicians musicum
        musikalität musikant musikantenstadl musiken musique musk muskau muskeldystrophie muskelprotz muskete musketen
        muslimas muslimbruderschaft muslimbrüder mustafa mustafi mustapha musée muthesius mutlangen mutlu mutmacher
        muttenz mutterschaftsurlaub muttis mutual mutz muy mv mva mvg mvp mvv mvz mw mwc mwh mwst mx my mya myanmar
        mybet mycroft mydealz myers mykene mykenischen mykola mykonos mylady myles mylius mylord myra myriam myron
        myrtle myself myspace mysql mysteries mysterious mystery mystic mystica mystique mytaxi myth myths mythus myung
        myvideo mz málaga márquez más mädelsabend mäder mägde mähren mährisch mährische mährischen mälzer männl mär
        märtyrers märtyrertod mémoire mémoires ménage méxico même mö möbius möblierung möckel möckern mödling mögglingen
        möhler möhnesee möhring möhringen möhwald mölders mölln mölzer mömbris mönchengladbacher mönckebergstrasse möp
        mörbisch mörfelden mörike mörlenbach möse mösen mössingen mövenpick mü mück mügeln müggelsee mühl mühlacker
        mühlbach mühlbacher mühlbauer mühlberg mühlberger mühldorf mühlenbach mühlenberg mühlenhof mühlenstrasse
        mühlenweg mühlgraben mühlhausen mühlheim mühlhäuser mühlrad mühltal mühlviertel mühlviertler mülhausen mülheimer
        müllner münch münchberg müncheberg münchenstein münchingen müngersdorf münkler münnerstadt münsingen münsterberg
        münstereifel münsterischen münsterland münsterlandes münsterländer münstermann münsterplatz münstersche
        münsterschen münsterschwarzach münstertal müntzer münz münzenberg müritz mürzzuschlag müsliriegel mütterrente na
        naa naab naar nabburg nabil nablus nabokov nabu nabucco nachbarschaftsstreit nachbaur nachbearbeitet
        nachbesprechung nachbetrachtung nachchristlichen nachdenkseiten nachdr nachfrager nachgearbeitet nachgebaut
        nachgeguckt nachgehakt nachgelagerte nachgelagerten nachgeprüft nachgespielt nachgezeichnet nachgucken nachhaken
        nachhall nachhaltigkeits nachhaltigkeitsstrategie nachholspiel nachkochen nachlassgericht nachmaligen
        nachnominiert nachnutzung nachos nachrücker nachsatz nachsorge nachstellung nachstellungen nachtaktiv
        nachtaktive nachtaktiven nachtreten nachverdichtung nachwievor nachwächst nachzubauen nachzueifern
        nachzuforschen nachzuzeichnen nacional nack nackenschmerzen nacktbaden nacktfoto nacktfotos nacktschnecken
        nacktszenen nacl nada nadal nader nadeschda nadi nadia nadir nadja nadler naechste naechsten naemlich nafri
        nafris nafta naga nagano nagelsmann nagler nagold nagoya nagut nagy nahebringen nahegebracht nahekommen
        nahekommt naherholung nahestand nahestehen nahesteht nahetal nahles nahostkonflikt nahrungs nahtoderfahrung
        nahtstelle nahversorgung naidoo nail naila nailed nails naim naina nair naja nak naka nakamoto nakamura naked
        nala naldo namaste namco named namely namensgebenden names nami namib naming nana nanana nancy nando nanette
        nang nanga nani nanjing nanking nanna nanni nanny nano nansen nantes nantucket nanu nao naoki naomi nap napa
        napalm napier naples napoleon napoleons napoli napolitano napster nara narbengewebe narbonne narcisse narcos
        narendra narita narnia narration narrator narrow naruto narvik narzisst narzissten nasa nasal nasale nascar
        naschmarkt nascimento nashville nasir nassauer nassauische nassauischen nasty nata natal natale natali natalia
        natalie natalja natalya natascha natasha nate nath nathalie nathan nathanael nathaniel nathans nathusius nati
        nationalelf nationalism nationality nationalkonservative nationalkonservativen nationalliberale
        nationalliberalen nationally nationalstaatliche nations nationwide natuerlich naturae natural naturale naturalis
        naturalist naturally naturforschenden naturhistorische naturhistorischen naturkundlichen naturnah naturnahe
        naturnahen naturnaher natürl naughty nauheim nauheimer naujoks naumann naumburg naumburger nauru nautilus nav
        navajo naval navarra navarre navarro navas navi navid navidad navigations navis navy nawalny naxos nay naz nazar
        nazarener nazaret nazareth nazifrei nazionale nazismus nb nba nbc nbg nbs nbsp nc ncaa ncap ncc ncis ncs ndb ndl
        ndp ndr nds ne neal neander neapolitaner neapolitanische neapolitanischen near nearby nearest nearly neat neb
        nebendran nebra nec necessarily necessary necessity neck neckarau neckarelz neckargemünd neckarhausen neckarsulm
        neckartal neckholder necklace nederland nederlands nee need needed needing needle needles needs neee neeee neef
        neele neersen neeson nef neff neg negan negativität neglect neglected negotiate negotiated negotiating
        negotiation negotiations negra negri neheim nehemia nehm nehring neidhardt neidhart neighbor neighborhood
        neighborhoods neighboring neighbors neighbourhood neighbouring neighbours neil neill neisser neither neitzel
        neko nekrolog nekrophilie nekropole nekrose nel nele nell nella nelle nelles nelli nellie nellingen nelly nelson
        nelsons nem nemanja nematoden nemec nemesis nemeth nemo nen nena nenad neo neoklassischen neolithikum
        neologismen neologismus neophyten neopren neos nep nephew nepomuk nepotismus neptune ner nerd nerds neresheim
        neri nernst neruda nerves nervi nervosa nervous nervus nespresso nessa nesselwang nessi nessie nestbau
        nesthäkchen nestler nestor nestroy netapp netbet netbook netcologne netflix netgear nether netherlands netphen
        netrebko nettersheim nettetal network networking networks netzdg netzer netzte netzwerker neuapostolischen
        neubearbeitete neuber neuberger neubert neubiberg neuchâtel neudrossenfeld neuenahr neuenburger neuendettelsau
        neuendorf neuenfels neuengamme neuenhagen neuenhof neuenkirchen neuenrade neuenstein neufahrn neuffen neugebauer
        neugegründete neugegründeten neugersdorf neugeschaffenen neugestalteten neugewählte neugewählten neuhardenberg
        neuhausen neuhauser neuhofen neuilly neukirch neukirchener neuköllner neuler neumarkter neumayer neumayr
        neumeier neumeyer neumodischen neuneinhalb neuner neuperlach neural neurath neureuther neuried neuro
        neurobiologie neurochirurg neurochirurgen neurochirurgie neuroleptika neurons neuropathie neurotransmitter
        neurowissenschaftler neuruppin neururer neusiedl neusprech neusser neustrelitz neusäss neutralisierung
        neutraubling neuville neuwied neuwirth neuötting neve never neverland nevermind nevers nevertheless neves
        neviges neville nevis newark newborn newcastle newell newest newly newport newsfeed newsflash newspaper
        newspapers newsroom newsticker newstime newsweek newt newtonmeter newtown newyork nex next nexus ney neymar nf
        nfc nfl nfs nfv ng nga ngc ngg ngl ngo ngos nguyen nhk nhl niagara niall niantic nic nica niccolo nice nicely
        nicer nices nicholas nichols nicholson nichtigkeitsbeschwerde nichtjüdische nichtjüdischen nichtkommerzielle
        nichtmals nichtwählen nici nick nickelback nickelodeon nickels nicki nicklas nickname nicknames nicks nicky
        niclas nico nicodemus nicola nicolae nicolai nicolas nicolaus nicoletta nicolo nicolás nicos nida nidda nidderau
        nideggen nidwalden niebel niebuhr niebüll niece niedecken niederbayerischen niederberger niederbrannte
        niedergemetzelt niedergestreckt niederl niederlassungsfreiheit niederlassungsleiter niederlausitzer niederlässt
        niedermayer niedermeier niedernhausen niedersachen niedersachse niederstetten niederzuschreiben
        niederösterreichische niederösterreichischen niedriglohn niedriglohnsektor niedrigzinsphase niedrigzinspolitik
        nieheim niehl niehoff niels nielsen niemandsland niemeyer niemöller nienburg niendorf niendorfer nienhagen
        niente niesky niessl niestetal niethammer nieto nieves nig nigel nigerian nigga niggas niggemeier nigger night
        nightingale nightlife nightmare nightmares nights nightwish nigra nihil nihilismus nijmegen nik nika nike nikes
        niki nikita nikkei nikki nikko niklas niklaus niko nikodemus nikola nikolai nikolaikirche nikolaj nikolajewitsch
        nikolaos nikolas nikolassee nikolaustag nikos nikosia nilsson nimma nimmerland nimmersatt nimms nimptsch nimrod
        nimwegen nine nineteenth ninety nini ninja ninjas nino ninth niobe nip nippeln nippes niqab nirgendswo niro
        nirvana nisch nischni nishi nisi nisse nissen nister nistkästen nitril nitrit nitro nitrogen nitroglycerin
        nitsch nitsche nitschke nittenau nitz nivea niveauvoll nix nixon nixons niño nj njw nk nkd nkwd nl nla nlb nlp
        nm nmd nmr nms nno nnw no noa noaa noack noam nobby nobile nobilis nobis nobody nock nockherberg nocturne noda
        nodes noel noelle noemi noether nofv nogo nohl noi noir noire noise noises nok nol nola nolan nolde noli noll
        nollendorfplatz nolte nom noma nomad nombre nome nomi nominated nomination nominations nomine nominee nomos
        nomura non nona noname none nonetheless nong nonna nonnenkloster nono nonprofit nonsens nonsense noob noobs
        noodles noon noonan noor nope noppen nor nora noradrenalin norah noras nordbaden nordend norder norderstedt
        nordex nordfriesischen nordhausen nordheim nordhessischen nordic nordisk norditalienischen nordlb
        nordrheinwestfalen nordstemmen nordwestdeutschen norfolk norge nori noricum noris norma normally normalo
        normalos norman normann normannia normenkontrolle norms norris norsk norte north northeast northeimer northern
        northumberland northwest northwestern norton norway norwegian norwich nos noscript nose nosferatu noske nossen
        nostalgiker noster nostra nostradamus nostri nostrum notabene notable notably noted notgeil notgeile notgeilen
        nothdurft nothing notice noticeable noticed notices notification notifications notified notify noting notitia
        notizzettel notker notleidende notleidenden notorious notre notting nottingham nottuln notz nou nouri nous
        nouveau nouveaux nouvelle nouvelles nov novak novalis novara novartis novel novels novembers novi novize novizen
        novo novomatic novosti novotny novus novy now nowack nowadays nowaja nowak nowgorod nowhere nowitzki nowosibirsk
        nowotny nox nozomi noé noël np npc npcs npd npo npr nps nr nra nrc nrn nro nrw nrz ns nsa nsc nsdap nsf nsfw nsg
        nsu nsv nt ntsc ntv nubien nuckeln nuclear nucleus nude nudes nuernberg nueva nuevo nugent nugget nuggets nui
        nuit nuk nuke nukem nukleinsäure nukleinsäuren nukleus nukular nuller numa number numbered numbers numero
        numerous numismatik nunmehrige nunmehrigen nuntius nuova nuovo nuremberg nurse nursery nurses nursing nuscheln
        nuschelt nusra nussbaumer nuthe nutrients nutrition nuts nutshell nuttig nutz nutzenbewertung nutzungs nv nva
        nvm nwb nwo nx nxt ny nya nyc nymphenburg nymphenburger nyon nypd nyse nyssa nyt nyu nyx nz nzz nº nä nächtens
        nächtigungen nägeli nähergebracht näherkommen näherzubringen närrin närrinnen nö nöd nördl nördlingen nördlinger
        nörgler nörten nörvenich nöttingen nübel nümbrecht nürburg nürburgring nürtingen nürtinger nüscht nüsslein
        nüstern oa oahu oak oakland oakley oaks oana oas oasis oates oath oaxaca obamacare obduziert obelix
        obengenannten oberaudorf oberbarmen oberbergischen oberbergischer oberdeutschen oberfränkischen oberg
        oberhaching oberharzer oberhausener oberhauser oberhavel oberhessische oberhessischen oberkirch oberkochen
        oberlausitzer oberligist oberligisten obermaier obermeier obernburg oberndorf oberndorfer obernkirchen oberon
        oberpfaffenhofen oberpfälzischen oberpleis oberpullendorf oberrheinischen oberschleissheim oberschlesischen
        oberschwäbischen oberschöneweide oberseits oberspreewald oberstaufen oberstdorf obersulm obertauern obertshausen
        oberursel oberviechtach oberwallis oberwesel oberwiesenthal oberwolfach oberzell oberösterreichische
        oberösterreichischen obesity obey obi object objection objective objectives objects objektivs oblast obligations
        obliged oblivion obrigheim obs obscura obscure observations observatory observe observed observer observers
        observing obsessed obsidian obsiegt obstacle obstacles obtain obtained obtaining obvious obviously obwalden
        obwohls oc ocarina occasion occasional occasionally occasions occupation occupational occupied occupy occur
        occurred occurrence occurring occurs ocd ocean oceanic oceans ochoa ochsenfurt ochsenhausen ochsenknecht
        ochsenkopf ochtendung ochtrup oclc ocr octave octavia octavian octavio octavius octo octopus oculus oczipka od
        odd odds oddset odebrecht odense odenthal odenwaldkreis odenwaldschule odenwälder odeon odeonsplatz oderberg
        oderbruch oderzeitung odette odi odile odin odins odo odysseus odyssey oebisfelde oec oecd oeconomicus oed
        oeding oeffentlichen oeg oehler oehme oeko oel oelde oels oelsnitz oelze oenb oerlikon oerlinghausen oertel
        oeser oesterle oesterreich oesterreicher oesterreichische oesterreichischen oestreich oestrich oetinger oetker
        oettingen oettinger oeuvre oeuvres oevp oeynhausen of ofc off offb offenburg offenburger offence offended
        offender offenders offenhalten offenhausen offense offer offered offering offerings offermann offers officer
        officers offices official officially officials officiel officier officinalis offizial offizin offroad offs
        offshore offspring offtopic ofi ofner ofs often ofterdingen og ogden oger ogg oggersheim oggi ogh ogier ogilvy
        ogs oha ohg ohhh ohhhh ohlauer ohligs ohligser ohlsdorf ohlsdorfer ohnesorg ohni ohrdruf ohv oi oida oie oil
        oilers oils ois oje ojo ok okada okazaki oke oker oki okinawa oklahoma oksana okt oktopus okw ola olbernhau
        olbia olbrich olbricht olching old oldenbourg oldenburgischen oldendorf oldesloe oldest oldham oldie oldies
        oldman olds oldschool oldtimern oldtimertreffen ole oleander oled olfen olg oli olic oligarch oligarchen
        oligopol oliva oliveira olivenbäume olivenöl olivia olivier olivin olkowski olle olli ollie olly olm olmert olms
        olmütz olof olpe olsberg olsen olson olsson olten oltmanns olympiakos olympias olympic olympics olympique omaha
        omar ombre omer omg omi omid omis omnes omni omnia omnichannel omnipräsent omnis omnium omo omsk omu omv on ona
        onassis onboard once ond one onedrive onegin onenote oneplus ones ong ongoing oni onion onions onkelz onkologe
        onkologen onkologie onkologische onkologischen onleihe onlinebanking only onno ono onpage onshore ontario onto
        ontologische ontologischen onvista onyx ook ooo oooh ooooh oop oops opc opcw opec open openair opened opener
        opengl opening openings openly openoffice opens opensource openssl openstreetmap opera operandi operate operated
        operates operating operationalisierung operations ophelia ophüls opi opinion opinions opioid opioide opis opitz
        opladen opossum opp oppeln oppenau oppenheim oppenheimer oppermann oppo opponents opportunities opportunity
        opportunitätskosten oppose opposed opposing opposite oppression oprah ops opt opted opti optical optima
        optimalfall optimistic optimization optimus options opéra or ora oran orang orangene orangenen oranger orangerie
        oranges oranien oranienbaum oranienburger oranienplatz oranienstrasse oranier oranje oratio oratorien orb orban
        orbans orbe orbi orbis orbiter orbán orc orca orcas orchard orchesters orchestra orchestralen orchestre orchid
        ordentl ordered ordering orders ordinarius ordinary ordination ordine ording ordiniert ordnungs ordo oregano
        orell orenburg oreo oreos orest orestes orf orfeo orff org orga organic organisations organised organisierung
        organisms organizational organizations organize organized organizing organspendeausweis orgelpfeifen orginal
        orhan ori oriental orientalis orientalisten orientation oriente oriented orientierungs orig origami origenes
        origin originally originated origine origines origins orinoco oriol ork orkanböen orkantief orkney orks orla
        orloff orlow orly ormond ornamentale ornamentalen ornamentik ornat orphan orpheus ors orsay orsini orson orsons
        ortega ortenau ortenaukreis ortenberg ortenburg ortho ortiz ortlieb ortner orton ortrand ortschaftsrat
        ortsumfahrung ortwin orvieto orville oréal osa osaka osako osama osasuna osborn osborne osbourne osc
        oscarpreisträger oscarverleihung oschatz oschersleben osgood osi osiander osl osloer osm osman oss ossa
        ossendorf ossi ossiacher ossietzky ossis osswald ostalbkreis ostalgie ostbevern ostend ostendorf osteopathie
        oster osterburken osterhofen osteria osterloh ostermeier osterwieck ostia ostler ostprignitz ostrach ostrau
        ostrowski ostrzolek oströmischen ostwestfälischen osu osvaldo oswald oswalds oswalt osx osze ot ota otaku otc
        otello otfried othello other others otherwise otis otl otra ots ott ottakring ottakringer ottawa otte otten
        ottendorf ottensen otterndorf ottersberg ottfried otti ottilie ottilien ottmar ottobeuren ottobrunn ottokar
        ottoman ottonen ottonischen ottweiler otz ou ouagadougou ouch oud oude ouest ought ouh oui oulu ouml ounce our
        ours ourselves oury ousmane out outback outbreak outcome outcomes outdoor outdoors oute outen outer outet outete
        outfit outfits outing outlander outlaw outlaws outlet outlets outline outlined outlook output outrage outrageous
        outright outro outs outside outsourcen outstanding outta outtakes ouvert ouzo ova ovag ovations ove over overath
        overbeck overcome overdrive overflow overhead overland overlap overlay overlays overload overlooked overlord
        overly overnight overseas oversight oversize overtime overton overview overwatch overweight overwhelmed
        overwhelming ovg ovid ovids oviedo ovo ovp ovtcharov owa owe owed owen owens owes owi owig owing owl own
        owncloud owned owner owners ownership owning owns ox oxfam oxy oxygen oxymoron oxytocin oy oye oyster oz ozaki
        ozawa ozone ozzy oä oö où pa paal paarig paarkreuz paarlauf paartherapie paarungszeit paas paavo pac pace pacem
        pacers pacha pacher pacific pacino pacis package packages packaging packed packerl packet packing packs
        packungsbeilage pacman paco pacquiao pacta padawan padberg paddington paddler paddock paddy paderborner padma
        padova padre pads padua paech paffrath pag pagan page pagel pagen pages pago pagode pagoden pah pahl pai paid
        paige pain paine painful pains paint paintball painted painter painting paintings pair paired pairing paisley
        paix pak pakistani pakistanis paks pal pala palace palacio palacios paladin palandt palasts palatin palatina
        palatinus palatschinken palau palazzo pale palenberg paleo palestine palestinian palestinians palestrina pali
        palin palina palisander palladio palliativ palliative palliativmedizin palliativversorgung palm palma palmas
        palmengarten palmer palmers palmerston palms palmsonntag palmyra palmöl palo paloma palomino paltrow palustris
        paläontologie paläontologische paläontologischen pamela pamina pamir pampa pampe pampers pampig pamplona pamuk
        pana panama panamera panathinaikos pancake pancakes pancho panda pandas panel panels panem paneuropa panini
        panke pankower pankratius pankraz pankreas pankreatitis panna pannonien pannonischen pansen pantaleon pantheon
        panthern pantone pants panty panzerung pao paok paola paoli paolo pap papadopoulos papageno paparazzi papaya
        papen papenburg paper papers paperwhite paperwork papillen papillon papis pappelallee pappenheim papperlapapp
        paps papua papyri para paracetamol paradeiser paradise paradiso paragon paralyse paramount paranormal
        paranormale paranormalen parbat parchim parent parental parenting parents pareto parey parfait paribas parisien
        parka parked parker parkers parking parkour parkway parler parliament parliamentary parma parmenides parndorf
        parody parque parr parra parrish parrot pars parsberg parsen parship parsifal parsons partenkirchen parthenon
        partial partially participant participants participate participated participating participation particle
        particles particular particularly partido parties partikularinteressen partizan partizipative partly partnership
        partnerships parton partridge partsch partyband partygäste partymeile partymusik partynacht partyservice
        partystimmung parva parzival pasa pasadena pasch paschas paschen paschi pasching paschke paschtu paseo pasewalk
        pasha pasing pasinger paso pasolini pasquale pasquier passat passavant passed passenderweise passenger
        passengers passepartout passer passim passing passionate passivhaus passo passos passow passts pastell
        pastelltöne pasternak pasteur pastewka pastinaken pat patchen patel patenonkel patentante paternoster paterson
        path pathetic pathfinder pathogen pathogene pathogenen pathogenese pathophysiologie paths pathway pati patience
        patients patina patio patmos patras patreon patres patria patric patrice patricia patrik patriotic patriots
        patris patrizia patriziat patroklos patrol patronus patrozinium pats patsch patsy patt pattaya pattensen pattern
        patterns patterson patti pattinson patton pattsituation patty patzelt patzig paulaner paulchen pauli paulin
        paulina pauline paulinus paulis paulo paulos paulsen paulskirche paulson pauluskirche pauly paura pausanias
        pausch pauschalisierungen pauschbetrag pavarotti pavel pavilion paw pawel pawlik pawlow pax paxton pay payback
        paydirekt paying payment payments payne paypal payroll pays paysafe paysafecard payton paywall paz pazderski
        país pbb pbc pbs pc pca pcb pcf pci pcie pck pcm pcp pcr pcs pct pd pdc pdf pdfs pdk pdl pdm pdp pds pe pea
        peabody peace peaceful peach peaches peacock peanut peanuts pearce pearl pearls pearson peas pebble pechstein
        pectoris pedant pedda pedelec pedelecs pedersen pedes pedestrian pediküre pedo pedrosa peek peel peeling
        peenemünde peers peeta pegg pegi pegida pegnitz peiffer peirce peissenberg peiting peitschenhiebe peitz pekka
        pel pelagius pelham pelican pellegrini pellegrino pellet pelletier pellets pellworm peloponnes peloponnesischen
        pelzer pelzig pelzigen pelé pemberton pembroke pen pena penalties penalty penaltyschiessen penang pence pencil
        penck pending pendleton pendragon penelope penetrieren penetriert peng penguin penguins penh peninsula penn
        penne pennen pennington pennt penny penrose pens pensionisten pensions penta pentagramm pentateuch pentax
        penthesilea penzberg penzing penzlin people peoples peoria pepe pepi peppen pepper peppermint peppers peppi peps
        peptid peptide pera peralta perceive perceived percent percentage perception perceval perchtoldsdorf percival
        percussion percy peregrine pereira perennis perez perf perfect perfection perfectly perfektionismus performances
        performanz performative performativen performed performen performer performers performing performs performt
        perfume pergamon perhaps peri perimeter period periodika periodisierung periods periscope perisic perkins
        perkussion perla perleberg perlmutt perm permafrost permalink permanently permission permits permitted
        pernambuco pernod perpignan perrault perret perrier perrin perron perrot perry perrys pers perse persecution
        persephone persepolis perseus pershing persia persian persil persona personalisierung personalities personality
        personally personas personnel persons perspectives perspektivenwechsel perspektivlosigkeit perspektivwechsel
        persuade persuaded persönlichkeits perth perthes peruanische peruanischen perugia perversling pesaro pescara
        pesch peschel peschke peshmerga peso pesos pessach pestalozzi pestalozzischule pesto pet peta pete petersberg
        petersburger petersdorf petersen petershagen petershausen peterson petit petite petits petko petkovic petrarca
        petrenko petri petrie petrikirche petro petrochemie petrograd petrol petronius petros petrov petrovic petrow
        petrowitsch petry petrys pets pettersson petticoat petto petty petz petzold peukert peuple pew pewdiepie peymann
        peyton pez peña pf pfa pfadi pfaff pfaffe pfaffen pfaffenhofen pfaffenweiler pfahlbauten pfalzgraf pfalzgrafen
        pfarr pfarre pfarreiengemeinschaft pfarren pfc pfd pfefferminztee pfeffi pfeif pfeifer pfeiffer pff pfff pfft
        pfg pfifferling pfifferlinge pfingst pfisterer pfitzner pfizer pfl pflasterung pflaum pfleiderer pflugscharen
        pflänzchen pflüger pforzheimer pfreimd pfronten pfui pfullendorf pfullingen pfungstadt pfuscher pfäffikon
        pfälzerwald pg pga pgp pha phablet phaeton phagen phallus phantasialand phantombild pharma pharmaceutical
        pharmaceuticals pharmacy pharmazeutika pharrell phases phd phelan phelps phenomena phenomenal phenomenon
        phenylalanin pheromone phil philae philemon philharmonic philibert philippa philippe philippi philippine
        philippines philippsthal philippus phillip phillips philly philo philologisch philologische philologischen
        philomena philos philosopher philosophiae philosophical philosophiegeschichte philosophy phimose phineas phipps
        phishing phnom phobos phoebe phoebus phoenix phone phones phono phonologie phosphoricum phosphorsäure
        photogrammetrie photographed photographer photographers photographic photographs photography photokina
        photovoltaikanlage photovoltaikanlagen php phra phrases phrasierung phu phuket phyllis phylogenie phys physica
        physical physically physician physicians physics physikum physio physiology physiotherapie physique
        phänomenologische phänotyp phönizier phönizischen pia piacenza piaf piaggio pianoforte piazza piazzolla pic pica
        picard picardie piccadilly piccard picchu piccolo piccolomini picea pichl pichler pick picked picker pickering
        pickerl pickett picking picknicken picknickkorb picks pickup pickups pickwick picnic pico picot pics pictet
        picture pictured pictures pid pie piece pieces piech pieck piefke piep pierce pierer piero pierre pierres
        pierrot piers pierson pies piet pieta pietcast pieter pietismus pietistischen pietro pietsch pietsmiet pietà
        pietätlos pig pigeon piggy pigmentiert pigmentierung pigs pikachu pikes piketty piko pil pilar pilaster pilates
        pilawa pilcher pilgram pilgrim piller pillnitz pillow pilotfilm pilotfolge pilotphase pilots pilsner pilzbefall
        pimp pina pinar pinball pinch pindar pine pines ping pings pini pinienkerne pink pinke pinkel pinkeln
        pinkelpause pinkelt pinken pinker pinkerton pinkes pinkus pinky pinneberg pinnow pino pinochet pinot pinscher
        pint pinter pinterest pinto pinus pinzgau pinzgauer pio piontek piotr piotta pip pipa pipe piper pipers pipes
        pipi pippa pippin pips pique piqué pir piranha piranhas pirate pirates pircher piri pirinçci pirker pirlo pirmin
        pirna piräus piscator piso pispers piss pissed pissig pistols pistor pistorius piszczek pit pita pitbull pitch
        pitched pitcher pitching pits pitt pitti pitts pittsburgh pity pitztal pivot pix pixar pixi pixie pixies piz
        pizarro pizzabote pizzaboten pizzabäcker pizzagate pizzaservice pizzateig piëch piñata più pj pjotr pk pkk pks
        pkt pkv pl pla place placed placement places placid placing plague plagwitz plaid plain plains plaisir
        planbarkeit planegg planetarium planets planfeststellung planfeststellungsbeschluss planfeststellungsverfahren
        plank planned planning planschbecken planta plantation planted plantes planting plants planungs planänderung
        plasberg plass plassenburg plassmann plast plaste plastic plastics plastizität plata platane platanen plates
        platforms platini platinum platons plattenhardt plattgemacht plattling plattmachen plattner platzeck plauen
        plauener plautus play playa played playground playing playlist playlisten playlists playmate playmobil playoff
        playoffs plays playstation playstore plaza plaziert plc plea pleasant please pleased pleasing pleasure pleasures
        plebs pledge plein plejaden plenarsaal plenty pless plesse plessner plettenberg plex plexus plieningen pling
        plinius plm plo plochingen plopp plos plotin plottwist pls plug plugin plugins plugs plum plummer plumpsklo
        plunder plusminus plz plärrer plöger plön plöner plörre plötz plötzensee pm pmi pms pn pnas pneumokokken
        pneumologie pneumonia pneumonie pneumothorax png pnp pns poa pobacken poc pocahontas poch pocher pocket pockets
        pocking poco pod podcatcher podemos podesta podestplatz podestplätze podolski pods poe poem poems poes poeschel
        poesiealbum poeta poetik poetin poetry poets pofalla pogba poggenburg poggio pogo pohjanpalo pohl pohlheim
        pohlmann poi poing point pointed pointer pointing pointless points poirot poisel poison poisoning poisson
        poitiers poitou pokemon pokerface pokerspieler pokerstars pokorny pokémon polak poland polanski polaris poldi
        polenta polenz poles poli policeman policies policing policy polina polio polish polished polit polite politeia
        politica political politically politician politicians politico politics politique politiques polizeien poljana
        polk polka polke pollak pollard poller polling pollmann pollock polls pollution pollux polly polo poloch
        polohemd polonia polonium polos poloshirt polska polt poltergeist poly polyamid polybios polyeder polygonalen
        polymerase polymerisation polynesien polyphonie polypropylen polytechnikum polytechnische polytechnischen
        polyurethan polzer pom pomm pommer pommersche pommerschen pomona pompe pompeius pompejus pompeo pon ponce pond
        pong pongau pongratz pons pont ponta ponte pontius ponto pontresina pontus ponty ponyhof ponyreiten ponzi pooh
        poolparty poor poorly pooth popcorn popel popeln popescu popeye popkultur popmusik popolo popov popow popped
        poppelsdorf poppen poppenhausen popping poppins poppt poppy pops popsong popsongs popstar popstars populaire
        popularity populated populations populus populärkultur popup popups por porch porgy pork porn pornhub
        poroschenko porphyr porr porree porridge porta portas porte porten porter porters portia portikus portions
        portman portmann portokasse portrait portraits portrayed portuguese porz posaunist poschardt poschmann posed
        poseidon posener poser poses posing positioned positioning positions positively positronen posner posselt
        possess possessed possession possessions possibilities possibility possible possibly possum postal postdoc
        posted postel posterior postest postet postete postfaktisch postfinance postident postillion postillon postler
        postman postponed posts postscript potato potatoes potemkin potentially potomac potro pott pottenstein potter
        potters pottery potthoff potts potus potz pou pouch poul poulet poulsen pound pounds pour poured pouring poussin
        pouvoir pov poverty pow powder powell powerbank powered powerfrau powerful powerline powerplay powerpoint powers
        powershell powi poznan pozzo pp ppc ppl ppm ppp pps ppv pq pr pra practical practically practice practiced
        practices practicing practitioners prada pradesh praecox praefectus praesens praetorius prague praha prahl praia
        prairie praised praktik prammer prank prantl prat pratchett prater praterstern pratique prato pratt pratteln
        praunheim pravda pray prayer prayers praying pre preacher precedent preceding precht prechtl precious precise
        precisely precision predator predators predecessor predict predictable predicted prediction predictions
        predictive predominantly preetz prefer preferably preference preferences preferred pregnancy pregnant
        preiselbeeren preiset preissler prejudice prekariat preliminary prellbock preller prelude prem premature premio
        premise premises premium premiums premnitz prentice prep prepaid preparation preparations prepare prepared
        preparing prepper prequel prerow presbyterian prescott prescribed prescription presence present presented
        presenter presenting presently presents preservation preserve preserved preserving presidency president
        presidente presidential presidents presley press pressburger pressed pressing pressler pressure pressures
        prestel prestigious presto preston presumably pretend pretending preto pretoria pretty pretzell preuss preussler
        prevalent prevent prevented preventing prevention prevents preview previews previous previously prey preysing
        priamos price priced prices pricewaterhousecoopers prichsenstadt pricing prick pride prien priestley priests
        prignitz prim primal primarily primark primarschule primarstufe primary primas primavera primera primetime primo
        primula primum primärenergie primärquellen prince princeps princes princess princeton princip principal principe
        principes principia principle principles pringle pringles print printausgabe printed printemps printer printing
        printmedien prints prinzess prinzipal prio priol prior priorin priorities priority prioritätensetzung priscilla
        priska prism prisma prison prisoner prisoners prisons pristina pritchard pritzker pritzwalk prius priv privacy
        privately privatheit privatier privilege privileged privileges privilegium prix prize prizes proa probability
        probable probably probation probiers problemlöser probs proc procedure procedures proceed proceeded proceedings
        proceeds process processed processes processing processus prochaska proclaimed procter proctor prod prodigy
        produce produced producer producers produces producing product production productions productive productivity
        products prof profess professional professionalisiert professionally professionals profiler profiles profiling
        profitrate profound profs prog progesteron progr programmatik programmed programmes programmier programming
        prohaska prohibited project projected projection projections projects projektierung projektive projektiven
        proklos prokofjew prokon prokop prokrastination prokrastinieren proksch prokurator prolegomena prolet proleten
        proliferation proll prolonged prom prometheus promise promised promises promising promiskuität promo promote
        promoted promoten promotes promotet promoting promotional promotions promotor prompted promptly proms pron prone
        pronotum pronounced pronto proof prop propan properly properties property prophecy prophetie propofol propos
        proposal proposals propose proposed proposition proprio props propst propstei propstes prora prorektor
        prorussischen pros prose prosecco prosecution prosecutor prosieben prosiebensat prosit proske prospect
        prospective prospects prosper prosperity prospero pross prostatakrebs protect protected protecting protection
        protective protector protects protesters protesting protestler proteus protipp proto protocol protocols
        prototyping protz proud proudly proust prove proved proven provence provenienz provenzalischen proves provide
        provided providence provides providing province provinces provincia provincial proving provinzial provisions
        provisionsfrei provo proxima proximity proz prs prudence pruitt prunus prussia pryce pryor prä prämolaren präs
        präsi prätor präventions präventionsarbeit präventionsmassnahmen präzisions prödl pröll prüf prüfungs prügeleien
        prüm ps psa psb psc pschorr pscht psd pse pseudo pseudomonas psg psi psk psl psn psoe psoriasis psp psssst pssst
        psst pst psu psv psy psych psychatrie psychedelic psychiatric psychiatrist psychiatry psychic psycho
        psychoaktive psychodrama psychogramm psychohygiene psychological psychologist psychology psychopathologie
        psychos psychosoziale psychosozialen psychosozialer psychothriller pt pta ptb ptbs ptc ptfe pts ptsd ptt pu pua
        pubg publ public publica publication publications publicis publicity publicly publique publish published
        publisher publishers publishing publius publizität pubmed puccini puccinia puccinis pucher puchheim puck puebla
        pueblo puerta puerto puh puhdys puhh puhl puig puigdemont pujol puk pula pulaski pulheim pulitzer pull pullach
        pulled puller pulling pullman pullunder pulmonale pulp pulsar pulsatilla pulse pultdach pulverform pumped
        pumpernickel pumpgun pumping pumpkin pumuckl pun punch punched punish punished punisher punishment punjab
        punjabi punkrock punkto punta punto pup pupil pupils puppet puppy pups pupsen purcell purchase purchased
        purchases purchasing purely purge puri purismus puritaner purkersdorf purple purpose purposes purpurea purse
        pursue pursued pursuing pursuit purzelbaum purzelbäume puschkin push pushed pusher pushes pushing pussies pussy
        pussycat pussys pusteln pustertal puta putnam putten putting puuh puy puzzlespiel puzzleteil puzzleteile pv pva
        pvc pve pvp pvv pw pwc pwm px pyd pyeongchang pygmalion pyle pylori pyramid pyridin pyrit pyrmont pyro pyrolyse
        pyrotechnik pythons pz pzn päd pädo pädophilie pätzold päuschen på père pérez pöbeln pöbelt pöbler pöhl pöhlmann
        pölten pöltner pörksen pörtschach pöschl pössneck pötte pückler pühringer pünktchen pürieren püriert püschel
        püttlingen qa qaida qanon qantas qatar qc qe qed qi qigong qing qingdao qiu qkm qq qr qs qt qu qua quack quad
        quade quadriga quadrille quadro quadrocopter quads quae quaestiones quai quaid quaida quak quake quaken
        quakenbrück quali qualifications qualified qualifier qualifikanten qualifikations qualifizierungsmassnahmen
        qualify qualifying qualit qualitaet qualities quality qualitäts quam quan quand quando quandt quantico
        quantities quantity quarter quarterback quarterbacks quarterly quarters quartiermeister quarto quartz quartär
        quarzit quarzsand quasimodo quasseln quast quaste quasten quatre quattro quatuor quds que quechua quedlinburger
        queens queenstown queeren queiroz quelques quem quenstedt quentin quercus queren quert querte querung query
        quest question questionable questioned questioning questions questo quests queue qui quiche quichotte quick
        quickborn quicker quickie quickly quicky quid quidditch quiero quiet quietly quijote quimper quin quincy quinn
        quinoa quinta quintana quinto quintus quirin quit quite quito quitting quixote quizduell quizshow qumran quo
        quod quoi quoll quot quoted quotes quoting quran qué qvc qwertz raa raab raabe raabs rabauke rabauken rabbi
        rabbit rabea rabelais rabenmutter rabenstein rabin rabl rac raccoon race racer races rachael rachel rachid
        racial racine racing racism racist rack racker rackern racket rackwitz rada radcliffe raddatz radeberg
        radeberger radebeul radek rademacher radeon radermacher radetzky radevormwald radford radical radierer
        radikalismus radioactive radioeins radiohead radionomy radisson radix radke radkersburg radl radolfzell radovan
        radtke radu radwegenetz radziwill rae raeder raesfeld raf rafa rafe raffaele raffaels raffi raffl rafi rafik
        rafinha rafting ragaz ragazzi ragnar ragnarök ragtime ragusa rahden rahe rahel rahim rahlstedt rahmung rahner
        rahul rai raid raiden raider raiders raids raiffeisen rail railjet railroad rails railway railways raimond
        rainald rainbow rainfall rainier rainy raised raiser raises raising raison raith raj raja rajasthan rajoy rak
        rakers raki rakka rakuten raleigh rally ram rama ramada ramadan ramalho ramallah raman ramazzotti rambach rambo
        rameau ramelow ramersdorf rami ramin ramirez ramiro ramm rammelsberg rammler rammstein ramon ramona ramone
        ramones ramos ramp rampage rampensau rams ramsau ramsauer ramsay ramsey ramstadt ramstein ramus ramón rana rance
        ranch rancher rancho randi randolph random randomly randow randy ranft ranga range ranged rangegangen rangeht
        rangenommen ranger rangers rangierbahnhof ranging rangnick rangun ranhalten rani ranicki ranieri ranked rankin
        ranking rankings rankommen rankommt ranks rankweil ranlassen ransbach ransom ransomware rants rantzau ranunculus
        ranzukommen rao raoul rap rapallo rape raped rapefugees raphaela rapidly rapids rapp rappelvoll rappenau rapper
        rapperin rappern rappers rapperswil rappt raptor raptors rapunzel raqqa raquel rarely raschid raschke rasens
        raser rasern rashid rasier rasierer rasmus rasmussen raspberry raspe raspeln raspi rasputin rasselbande rasta
        rastede rasur ratchet rated ratespiel rathausmarkt rathausplatz rathaussaal rathausstrasse rathenau rathenower
        rather rathke rathmann raths ratibor ratingen ratinger ratiopharm ratsch ratschen ratsuchende ratsuchenden
        rattle ratz ratzeburger ratzfatz ratzinger rauchens rauferei raufereien rauh rauhe rauhen rauher raul raunheim
        raupach rauschenberg rauscher rausfallen rausfliegen rausfliegt rausgefallen rausgeflogen rausgegangen
        rausgehalten rausgehauen rausgehe rausgeholt rausgekramt rausgelassen rausgerissen rausgerutscht rausgeschickt
        rausgeschmissen rausgeschnitten rausgestellt rausgewachsen rausgezogen raushauen raushaut rausholen rausholt
        raushängen rauskomme rauskommst rauskriegen rausreissen rausrücken rausschicken rausschlagen rausschmeissen
        rausschneiden rausspringen rauswerfen rauswirft rauswurf rauszubekommen rauszubringen rauszufinden rauszugehen
        rauszuhalten rauszuhauen rauszuholen rauszukommen rauszukriegen rauszulassen rauszunehmen rauszuschmeissen
        rauszusuchen rauszuwerfen rauszuziehen rautenberg rauxel rav rave ravel raven ravens ravensberg ravensberger
        ravensbrück ravenstein raves ravi raw rawlings rawls rax ray rayleigh rayman raymond raymund rayo rayon rays
        razer razor raúl rb rba rbb rbc rbi rbl rbs rbtv rc rca rcds rcs rct rd rdf rdn rdnr rds rea reach reached
        reacher reaches reaching react reactions reactor read reader readers readily reading readings reads ready
        reagenz reagenzien reaktions reaktivität realise realised realism realistic reality realization realize realized
        realizes realizing reallife really realm realms reals reanimation reaper rear reardon reason reasonable
        reasonably reasoning reasons reb rebecca rebekka rebel rebels reber rebfläche rebhuhn rebhühner rebic rebirth
        reblaus rebmann reborn rebound rebounds rebsorte rebsorten rebuild rebuilding rebus rec recall recalled recap
        receipt receive received receiver receives receiving recent recently recep reception receptor recession rechberg
        recherches rechnungs rechtsaussen rechtschreib rechtsfähige rechtsnachfolge rechtsrheinischen recife recipe
        recipes recipient recipients reckless recklinghäuser reckon recognise recognised recognition recognize
        recognized recognizes recognizing recommend recommendation recommendations recommended recommends recon
        reconciliation reconquista reconstruction record recorded recorder recording recordings records recover
        recovered recovering recovery recreation recreational recruit recruited recruiter recruiting recruitment recueil
        recurring recyclen redaktions redaktionsleiter redaktionsmitglied redaktionsteam redaktor redbull redding reddit
        redemption redesign redhead reding redl redneck redoute redox reds redskins redstone redtube reduce reduced
        reduces reducing reduction redwitz redwood reebok reece reeds reef reemtsma rees reese reetz reeve reeves ref
        refa refektorium refer referee referees reference references referenden referentenentwurf referred referring
        refers refill refined reflect reflected reflecting reflection reflections reflects reflektion reflux reformator
        reformatoren reformators reformierung reforms refrath refresh refreshing refuge refugee refugees refund refusal
        refuse refused refuses refusing rega regain regard regarded regarding regardless regards regelkonform regency
        regener regenstauf regesta regesten reggio regieanweisungen regiearbeit regieassistent regiedebüt regierungs
        regierungskritische regierungskritischen regierungsnahe regimekritiker regimewechsel regina reginald regine
        regio regionalexpress regionalligist regionalligisten regions regis registered registrar registration registry
        regius regni regnitz regnum regret regrets regula regularly regulate regulated regulations regulator regulatoren
        regulatory regulus reha rehab rehaklinik rehau rehbein rehberg rehbock rehbrücke rehburg rehhagel rehlingen
        rehlinger rehm rehn rehwild reibekuchen reiber reichardt reichart reichel reichelsheim reichelt reichenau
        reichenauer reichenbach reichenbacher reichenberg reichenberger reichenhall reichenhaller reichensteuer
        reichertshofen reichl reichling reichmann reichsdeutschen reichsgau reichsstrasse reichts reichwein reid
        reifezeit reign reigns reiher reiki reilly reimann reimar reimer reimers reimund reinald reinartz reinbeissen
        reinbek reincke reindl reindrücken reinecke reiners reinert reinfeld reinforced reingefahren reingegangen
        reingeguckt reingehauen reingeholt reingelassen reingelegt reingepasst reingeraten reingerutscht reingesteckt
        reingestellt reingeworfen reingezogen reingucken reinhart reinhauen reinheim reinheitsgrad reinhold reinholen
        reinhängen reinicke reinickendorf reinigungs reinisch reinke reinlegen reinpassen reinsch reinschauen
        reinschieben reinstecken reinsteckt reintegration reinwerfen reinzieht reinzubringen reinzukommen reinzulassen
        reinzuschauen reinzuwaschen reinzuziehen reisch reisens reiser reiserücktrittsversicherung reisfelder
        reisfeldern reisinger reiskirchen reiskocher reisner reissverschluss reissverschlüsse reith reits reitz
        reitzenstein reject rejected rejection reka reker rekombination rektum rekurs rel relate related relates
        relating relations relationship relationships relatively relaunch relaxation relaxing relay release released
        releases releasing relegation relegations relegationsplatz relegationsspiel relegationsspiele relegationsspielen
        relevance reli reliability reliable reliance relied relies relieve relieved religions religioten religious
        rellingen reload reloaded relotius reluctant rely relying remagen remain remainder remained remaining remains
        remake remakes remarkable remarkably remarks remarque remaster remastered remedies remedy remember remembered
        remembering remembers remer remi remigius remigration remind reminded reminder reminding reminds remington
        remise remission remix remixe remixes remmel remo remote remotely removal remove removed removes removing rems
        remscheid remscheider remseck remstal remus remy rena renan renard renata renato renaturierung renaud rencontre
        render rendered rendering rendern rendez rendi rene renee renegade renew renewable renewal renewed renger
        renminbi rennes rennie renningen reno renoir renovation renovierungs renovierungsbedürftig renowned rensing
        rental rented renter rentmeister rentsch renz renzi renzo rené renée reo rep repair repaired repairs
        reparationszahlungen repeal repeat repeated repeatedly repeater repeating repertorium repetitorium replace
        replaced replacement replacing replay replica replied replies reply repo reported reportedly reporting
        repository repost repr represent representation representative representatives represented representing
        represents reprint reprise reproduction reproductive reproduktive reps reptiloiden repubblica republica
        republican republicans republika request requested requesting requests require required requirement requirements
        requires requiring rerum resa reschke rescue rescued research researcher researchers resektion reseller resemble
        resembles reservations reserved reserves reservist reservisten resi residence residency residential residents
        residenzschloss residenzstadt residenztheater resign resigned resilienz resist resistance resistant resolutions
        resolve resolved resonator resorption resort resources resp respect respectable respected respectful respective
        respectively respects respiratory respond responded respondents responder responding responds response responses
        responsibilities responsibility responsible responsive ress ressortleiter restaurantbesitzer restaurantbesuch
        restaurierungsarbeiten resting restituiert restitution restle restoration restore restored restoring restrict
        restricted restriction restrictions result resulted resulting results resume resumed resurrection retail
        retailer retailers retain retained retaining retard retarded retention rether rethy retina retire retired
        retirement retiring reto retour retreat retrieved retriever retro retrospektiv retrospektiven rett rettig
        rettungs return returned returning returns retweetet retweets retz retzlaff reuben reuchlin reul reunion
        reunited reusch reuss reute reuth reuther reutlinger reutte reuven rev reval reveal revealed revealing reveals
        revelation revelations revell revenge reventlow revenue revenues revere reverend revers reverse reversed
        reviewed reviewing revised revisions revisited revista revival revoir revolt revolutionary revolutions
        revoluzzer revolverheld reward rewarded rewarding rewards rewe rewind rex rexroth rey reyes reymond reynolds rez
        reza rezente rezenten rezeptfrei rezeptfreie rezeptideen rezeptionistin rezeptionsgeschichte rezessiv rezitativ
        rezo rf rfc rfid rfv rg rgb rgbl rgw rhapsody rhea rheda rheinau rheinaue rheinbach rheinbahn rheinberg
        rheinberger rheinbrücke rheinböllen rheine rheinebene rheinfall rheingau rheingauer rheingold rheinhausen
        rheinhessen rheinlandpfalz rheinmain rheinpark rheinpfalz rheinsberg rheinseite rheinstetten rheinstrasse
        rheintal rhenania rhenus rhesus rhett rheumatologie rheydt rheydter rhinitis rhino rhinos rhizom rhoda rhodan
        rhode rhoden rhodes rhodium rhododendron rhonda rhyme rhys rhythm rhätischen rhöndorf ri ria rial rialto rias
        rib ribbeck ribbon ribeiro ribera ribery ribnitz ribs ribéry ric rica ricaner ricarda ricardo ricas riccardo
        ricci ricciardo rice richardson richartz richert richest richie richmond richthofen richtungsweisend
        richtungsweisende richtungsweisenden richy rick rickenbach rickert ricki rickman ricks ricky ricotta rid rida
        ridder riddick riddle ride rider riders rides ridge ridiculous riding ridley rieck riecke ried riedberg riede
        riedel rieden riedenburg rieder riederer riedl riedlingen riedstadt riefenstahl riegler riehen riehl rieke
        rieker riem riemer rieneck riesa riesch riesentitten riessersee rietberg rieth rietschel rietz rieu riexinger
        rifkin rifle rifles rift rig rigaer rigby rigg riggs right righteous rightly rights rigi rigoletto rihanna
        rijeka rik rike riker rikscha riley rilke rilkes rima rimbach rimbaud rime rimini rimworld rina rinaldo rinck
        rinderfilet rinderzucht ringel ringelnatz ringier ringo rinn rino rinteln rioja riot riots rip ripley ripped
        ripper ripple rips risa risc risch rische rising risk risks risky risotto ristorante rita ritalin ritchie rite
        ritschl rittal ritterhude ritterlichkeit rittmeister rittner ritus ritz riu riva rival rivalry rivals rive river
        rivera riverdale rivers riverside rivista rivlin rix riza rizinusöl rizzi rizzo rizzoli rj rk rki rkk rko rl rlp
        rls rm rms rmv rmx rn rna rnb rnv ro roa roach road roadmovie roads roadshow roadster roadtrip roanoke roar
        roast roastbeef roasted rob robb robbed robbery robbie robbins robby roberto robertson robi robinie robo robocop
        robot robotics robotron robots robson robur robusta roc roca rocca rocco rocha rochade roche rochefoucauld
        rocher roches rochester rochlitz rochus rockabilly rocken rockers rocket rocketbeans rockets rockford rockies
        rockin rocking rocko rockt rockwell rocky roco roda rodach rodbertus roddy rodenbach rodenberg rodenkirchen
        rodeo roderich roderick rodewald rodgau rodger rodgers rodin roding rodman rodney rodolfo rodrigo rodrigues
        rodriguez rodríguez roe roeder roemer roermond roesler roessler roetgen rofl rog rogan rogge rogier rogue rohan
        rohani rohde rohingya rohlfs rohloff rohmer rohner rohrbacher rohrbeck rohrer rohrkrepierer rohs roi rois roja
        rojas rojava rojo rok rokoko rolando roles rolfes rolladen rolled roller rollercoaster rollerfahrer rollern
        rollers rollin rolling rollins rollo rollos rollout rolls rolly roloff romagna romain romaine romana romance
        romandie romani romania romanik romanistik romanorum romanow romanshorn romantic romanum romanus rombach romberg
        romeo romero romina rommerskirchen romney romo romulus romy ron rona ronaldinho ronaldo ronan roncalli rond
        ronda rondell roni ronin ronja ronneburg ronnenberg ronnie ronny ronsdorf ronson roof rook rookie rookies roomba
        roommate roon rooney roos rooster roosters rooted roots rope roper roque roquefort rorschach rory rosalia
        rosalie rosalind rosalinde rosamunde rosanna rosario rosas rosbach rosberg rosch roscher roscoe rosdorf roseanne
        rosebud rosegger rosemann rosemarie rosemary rosenberger rosenborg rosendahl rosenrot rosenthal rosenthaler
        roser roses rosetta rosi rosie rosin rosina rosita roskilde rosmarie rosner ross rossau rossbach rossberg
        rossdorf rossel rossi rossija rossini rossinis rosskopf rosslau rossmann rossmarkt rosso roster rostocker rostov
        rostow roswell roswitha rosy rotarmisten rotary rotating rotbuche rotenburg rotenburger rothenberg rothenberger
        rothenburg rothenfels rother rotherbaum rotherham rothfuss rothmann roths rothstein rotorblätter rottach
        rottenburg rottenburger rottendorf rotterdamer rottmann rottweil rottweiler rotunde rotz rotzlöffel roubaix
        rouen rouge rough roughly round rounded rounds roundtable roundup rourke rousseau rousseaus rousseff roussel
        roussillon routes routinely routledge roux rov rover rovere rovers row rowan rowe rowland rowling rowohlt rows
        roxana roxane roxanne roxy roy royals royalty royce royer rp rpa rpc rpg rpgs rpi rq rrg rsa rsb rsc rsfsr rsg
        rsi rsr rss rsv rt rtf rtg rtl rtp rtr rts rtv rtw rtx rua rub rubber rubbing rubbish ruben ruber rubi rubicon
        rubikon rubinstein rubio rubner rubra rubus ruby ruckeln ruckelt rucker ruckzuck rucola rudd rudloff rudolfplatz
        rudolfsheim rudolph rudolstadt rudow rudy rudyard ruffy rufus ruhani ruhigstellung ruhl ruhland ruhmeshalle
        ruhpolding ruhrgebietes ruhrort ruhrpott ruhrtal ruhrtriennale rui ruined ruinenstadt ruining ruit ruiz ruland
        rule ruled ruler rulers rules ruling rumba rumble rumfahren rumfliegen rumgammeln rumgehen rumgeheule rumgeheult
        rumgekommen rumgelaufen rumgemacht rumgespielt rumgesprochen rumgetrieben rumhacken rumheulen rumhängen rumhängt
        rumi rumjammern rumkommen rumkommt rumkriegen rumlungern rummelsburg rummenigge rumms rumohr rumors
        rumpelstilzchen rumrennen rumrennt rumschlagen rumschleppen rumschreien rumsfeld rumsitzen rumsitzt rumstehen
        rumsteht rumtanzen rumtreiben rumtreibt rumzuhängen rumzulaufen rumzusitzen runaway rundumblick rung runge
        rungen runjaic runkel runner runners running runs runtastic runterfahren runterfallen runterfällt runtergefahren
        runtergefallen runtergegangen runtergehen runtergeholt runtergeht runtergekommen runtergeladen runtergemacht
        runtergezogen runterholen runterkommen runterladen runtermachen runterschalten runterschlucken runterspülen
        runterziehen runterzieht runterzukommen runterzuladen runway ruoff rupp ruppel ruppin ruppiner rupprecht
        ruprecht rural rusch rusche rush rushdie rushed rushhour rushing ruskin ruslan russell russells russia russian
        russians russlanddeutsche russlanddeutschen russo rust rustica rusty ruta rutesheim rutger ruth ruthe ruthenbeck
        rutherford ruths rutland rutter rutz ruud ruwer rv rvg rvo rw rwanda rwe rwi rwth rx ry ryan ryanair ryans ryder
        rydzek rye ryu ryzen rz räikkönen rätoromanisch räuberbande räuberhauptmann räuberische räuberischen
        räuberischer räubertochter räucherstäbchen räude rémy république résistance réthy réunion röbel röber rödelheim
        röder rödermark rödinghausen röhl röhm röhrich röhricht röhrig röhrl röllchen römerberg römerstadt römerstrasse
        römerzeit römhild rönne röpke rösch rösel rösler rösner rösrath rössel rössl rössle rössler rössner rösterei
        rösti röstung röstzwiebeln röthenbach röttgen röttger rü rübenberge rüber rüberbringen rübergebracht
        rübergekommen rüberkam rüberkommen rüberkommt rücker rückerstattet rückert rückfällig rückholung rückseitig
        rückständigkeit rücktrittsforderungen rücktrittsgesuch rücktrittsrecht rückwärtsfahren rückwärtsgang
        rückzugsgebiet rüdersdorf rügenwalder rüger rühl rühle rühmann rührei rührige rührigen rührselig rülpser rümelin
        rüpel rürup rüschen rüsselsheimer rüstkammer rüstungs rüter rüthen rüther rüti rütli rütten rüttenscheid sa saa
        saab saad saalbach saalbau saalburg saale saalekreis saaletal saalfeld saalfelden saalfelder saar saarburg
        saarlouis saarow saarpfalz saas saatchi saba sabah sabaton sabbath sabbatical sabina sabitzer sable sabo sabres
        sabri sabu sac saccharose sacco sachalin sacharow sachertorte sachse sachsenheim sachsenring
        sachverständigengutachten sachwalter sacked sackerl sackkarre sackmann sacra sacramento sacre sacred sacrifice
        sacrifices sacro sacrum sacré sad saddle sade sadie sadiq sadler sadly sadness sado sadomaso sadr safely safer
        safety safi safranski sagas sager sagrada sags sahel sahib sahnehäubchen sahra said saif sail sailed sailer
        sailing sailor sailors sails saint sainte saints sainz sais saisonen saito sakai sakamoto saki sakko sakkos
        sakralbauten sakristei saks sakura sakurai sala salaam salafistische salafistischen salah salam salamanca
        salamis salander salar salaries salary salas salazar sale saleh salem salerno sales salesforce salgado sali
        salier salieri salih salim salina salinas saline salinen salinger salis salix sally salma salman salmon
        salmonellen salmünster salome salomo salomon salomons salomos salomé salsa salt salty salus salute salva
        salvation salvator salvatore salvatorkirche salvia salvini salvo salza salzach salzburgischen salzer salzhausen
        salzkotten salzuflen salzungen salär samad samantha samar samara samaria sami samia samir samira samma sammer
        sammlungsbewegung sammy samo samoa samos samowar sampdoria sampler sampling sampson samra samtgemeinde samtig
        samu samui samwer samy sana sanaa sanches sanchez sancho sancta sanctae sancti sanctions sanctorum sanctuary
        sanctum sanctus sandaletten sandelholz sander sanders sandersdorf sanderson sandhausen sandi sandisk sandler
        sandner sandor sandoval sandrine sandro sandwiches sandy sanford sangerhausen sangria sani sanierungs
        sanierungsbedürftig sanitäts sanja sanjay sanna sanne sano sanofi sanremo sans sansa sanskrit sanssouci santana
        santander santer santi santiago santiano santini santino santo santorini santoro santos sané sap saphira sapiens
        sapphire sappho sapporo sara sarah sarahs sarai sarajewo saras sarasin sarasota sarazenen sargans sargent sargon
        sari sarin sarina sarkoidose sarkozy sarnen sarpei sarr sarrazin sarrazins sars sarstedt sartorius sartre
        sartres sasa sasaki sasha saskia sassenberg sassendorf sassnitz sasso sassuolo sasuke sat sata satanismus
        satanisten satellite satellites satiremagazin satiresendung satisfaction satisfied satisfy satisfying sativa
        sato satoshi sattels saturday satzungsänderung satzungsänderungen saubermachen saubermann saud saudiarabien
        saudumm sauerlach saug saugeil saugut sauhaufen saunders saunen sauron sausage saussure sauter sautter sauvage
        sauvignon sav sava savage savannah savas save saved saves savigny savile saving savings savoir savonarola savoy
        savoyen saw sawatzki sawyer saxe saxo saxon saxonia saxophonist saxophonisten say saya sayer sayin saying sayn
        sayonara says sayyaf saëns sbahn sbb sbc sbg sbk sbm sbr sbs sbz sc sca scala scale scales scam scan
        scandinavian scania scanning scans scar scarborough scare scarecrow scared scarface scarlatti scarlet scarlett
        scarpa scars scary scat scattered scb scc sce scenario scenarios scene scenes scenic scent scf scha schaan
        schaarschmidt schabbat schaber schabowski schachen schachner schachtschneider schack schadow schadstoffausstoss
        schaefer schaeffer schaeffler schaffer schaffhauser schaffrath schaffs schaffts schafskäse schafspelz schalker
        schalksmühle schaller schalom schalotten schamane schamanen schamanin schamanismus schamhaar schamhaare schampus
        schan schandau schanz schanzenviertel schaper scharapowa scharbeutz schardt scharfenberg scharfschützen
        scharfschützengewehr scharif scharmbeck scharnhorst scharpf scharrer schaschlik schatzi schaub schauenburg
        schaumburger schaus schauspielerisch schauspielerische schauspielerischen schauspielerisches schauts schavan
        scheder schedule scheduled schedules scheduling schee scheer scheessel scheffer scheffler schei scheibbs
        scheibler scheibner scheid scheidegg scheidemann scheider scheidt scheiner scheints scheissdreck scheissegal
        scheisser scheisshaufen scheisshaus scheissidee scheissjob scheissladen scheisstag schekel schelde scheler
        schelklingen schellenberg schellenberger scheller schellhorn schelling schellings scheme schemes schempp schenck
        schenefeld schengen schengener schenk schenkelklopfer schenkungssteuer scheppach scherbenhaufen schering scherl
        schermbeck scherzer scherzinger scherzkeks scherzo schesslitz scheuch scheuermann scheunentor scheurer scheyern
        schichtdicke schickedanz schickimicki schie schieb schieder schiefgehen schiefgeht schiefgelaufen schiefläuft
        schiel schiemann schierke schiersteiner schiesser schiessscharten schiffahrts schiffmann schiffner schilksee
        schill schillerplatz schillerstrasse schillig schillinger schillings schiltach schimanski schimon schimpf
        schinderhannes schindler schindlers schinkel schinkels schiphol schipper schippern schippers schirach schiri
        schiris schirmchen schirmer schirn schirrmacher schisma schisser schiwago schkeuditz schkopau schl schla
        schlachterei schladming schlafapnoe schlafengehen schlageter schland schlatt schlatter schlebusch schlechtwetter
        schleck schlecker schlei schleich schleicher schleiden schleiermacher schleif schleifer schleimen schleimer
        schleissheim schleiz schlemmer schlenker schlenzer schlern schlesinger schleswiger schleswigholstein
        schleusingen schleyer schlichting schlie schlieben schliemann schlierbach schliersee schliess schlingel
        schlingensief schlink schlittschuhlaufen schlomo schlossstrasse schlotheim schluchsee schlumberger schlumpf
        schlumpfine schlägel schlägertrupps schläpfer schlögl schlömer schlöndorff schlössle schlüchtern schlümpfe
        schlüter schmadtke schmalenbach schmalkalden schmalkaldischen schmallenberg schmarrn schmeckts schmeisser
        schmeling schmelzer schmerzfrei schmerzfreie schmidbauer schmiden schmidinger schmidl schmids schmidtke
        schmiedeeiserne schmiedeeisernen schmiedel schmieder schmink schmitten schmitter schmitthenner schmitts schmitz
        schmock schmoll schmuddelig schmäh schmölln schnack schnacken schnaittach schnapp schnappatmung schnapper
        schnappi schnarrenberger schneck schneeberger schneeflöckchen schneemobil schneeweisschen schneiderlein
        schneidersitz schnellstens schnelsen schneverdingen schnick schnickschnack schniedel schnief schnieke schnipp
        schnitter schnitzler schnitzlers schnoor schnorr schnucki schnupperkurs schnuppertraining schnurz schnute
        schnyder schnäppchenjäger schnäppchenpreis schoch schocker schockstarre schoeller schoene schoener schoeps
        schoki schoko schokokuchen schokoriegel schola scholar scholars scholarship scholarships scholastik scholem
        scholes scholten schomburg schongau schongauer schoof school schooling schools schopenhauer schopenhauers
        schopfheim schoppe schopper schorfheide schorlemmer schorndorf schorr schorsch schortens schostakowitsch schr
        schrade schrader schramberg schramm schranz schraub schreinermeister schreiter schrems schreyer schriesheim
        schriftlichkeit schriftstellerei schrobenhausen schroeder schroeter schroll schroth schruns schröck schröer
        schröter schrötter schu schuber schubser schuch schuchardt schuck schueler schufa schulabgänger schuldfähig
        schuldigung schuldt schuldunfähig schulenburg schulterklopfen schulterzuckend schultes schultheissen schulthess
        schultz schultze schulungs schulze schulzes schulzzug schuman schumann schumanns schumer schumpeter schunk
        schunke schunkeln schupp schuschnigg schussenried schw schwa schwab schwabach schwabacher schwabens schwabhausen
        schwabing schwabinger schwabmünchen schwachmaten schwaig schwaiger schwalbach schwalenberg schwalm schwalmstadt
        schwammerl schwammkopf schwandorf schwanewede schwangau schwangerschafts schwanheim schwanitz schwant
        schwanzgeile schwanzlutscher schwarmintelligenz schwarmstedt schwartau schwartz schwartze schwarzenbach
        schwarzenbek schwarzenberg schwarzenberger schwarzenfeld schwarzhaarige schwarzmeerflotte schwarzmeerküste
        schwaz schwechat schwedendemokraten schwedenplatz schwedt schwegler schweich schweidnitz schweigens schweiger
        schweighofer schweighöfer schweikert schweinfurt schweinfurter schweini schweinitz schweinsteiger
        schweinsteigers schweizerdeutsch schweizerhof schwejk schwelm schwelmer schwendi schwengel schwenker schwennicke
        schwenningen schwenninger schweppes schwerbehindert schwerbehinderte schwerbehinderten schwerdt schwerdtfeger
        schweregrad schwerelos schweriner schwerverletzt schwerverletzte schwerverletzten schwerverletzter schwesig
        schwetzingen schwetzinger schwieberdingen schwieger schwielowsee schwind schwitters schwulsein schwupp schwupps
        schwups schwyz schwyzer schwärzesten schwätzchen schwör schädiger schädler schäferei schäffler schäftlarn
        schälchen schärding schärer schärfentiefe schätzing schöbel schöffel schöler schöller schömberg schönaich
        schönauer schönberger schönbohm schönborn schönbrunner schönebeck schöneberger schöneck schönenberg schöneweide
        schönhausen schönhauser schönheits schöning schöningen schöningh schönling schönthal schönzureden schöppenstedt
        schöppingen schöps schöttler schücking schülervz schümann schünemann schürer schürmann schürrle schüssler
        schüttgut schüttler schüttorf schüttung sci science sciences scientia scientific scientifique scientist
        scientists scienze scifi scipio scirocco scl scm scnr scofield scones scooby scoop scooter scope score scorecard
        scored scorer scorerpunkte scores scoring scorpio scorpion scorpions scorsese scotch scotia scotland scots scott
        scottish scotts scottsdale scotty scotus scout scouting scouts scp scr scrabble scrap scratch scream screamed
        screaming screams screen screening screenings screens screentime screw screwed script scripta scripte scripted
        scripting scriptores scripts scripture scroll scrolls scrooge scrubs scrum scrutiny scs scsi scuba scuderia
        scully sculpture scum scuola scw scylla sd sdax sdf sdk sdl sdn sdp sdr sds sea seahawks seal sealed seals
        seamus sean search searched searches searching searle sears seas seaside season seasonal seasons seat seated
        seating seats seaworld seb sebald sebastiano sebastianus sebnitz sec secco secession sechsköpfige sechsstellige
        sechsstelligen sechzehner seckau seckendorff seco second secondary secondhand secondly secondo seconds secret
        secretary secretly secrets section sections sector sectors secular secunda secundum secundus secure secured
        securing securities security sed sedan sedat sedgwick sedierung sedimentation sedis sedlmayr seeber seeberger
        seed seeds seeed seeeeehr seeeehr seeehr seeger seehausen seeheimer seehofer seehofers seeing seek seeker
        seeking seeks seelbach seelenverwandte seelenverwandten seeler seeley seelow seelscheid seelsorgeeinheit seelze
        seem seemed seemingly seems seenland seenlandschaft seenplatte seesen seevetal seferovic sega segeberg
        segeberger segeltörn seger seghers segovia segregation segura seguro segway seh sehbehinderte sehbehinderten
        sehnde seibel seibert seibold seidl seidler seids seiest seifert seiffert seifried seigneur seiji seinerzeitigen
        seinfeld seinsheim seipel seiser seitenbacher seitfallzieher seitz seized seizure sejm sek seks sektionschef
        sektionsleiter sekundarbereich sekundarschule sekundarschulen sekundarstufe sela selassie selb selbach selbitz
        selbstabholer selbstbräuner selbstgebackene selbstgebackenen selbstgebastelte selbstgebastelten selbstgebaute
        selbstgebauten selbstgemachte selbstgemachten selbstgemachter selbstgemachtes selbstgewählte selbstgewählten
        selbstportrait selbstreflektion selbstverschuldeten selby select selecta selected selecting selection selective
        selektivität selena selene self selfish selfkant selfmade seligenstadt seligenthal seligman seligmann selim
        selina selke sell sella seller sellering sellers sellin selling sellner sells selm selma selmer selters selva
        sema semantic semesterticket semi semiconductor semifinale semiramis semitische semitischen semjon semler
        semmering sempach semper semperit semperoper sempre sena senckenberg send sendai sendenhorst sending sendling
        sendlinger sends sendschreiben sendungsbewusstsein sendungsnummer sendungsverfolgung seneca senegalese
        senftenberg senftenberger senna senpai sens sensations sensburg sense sensei sensen sensenmann senses
        sensibelchen sensing sensitivity sensu sent sentence sentenced sentences sentinel senza seok sep sepa sepang
        separated separately sepia seppl sepsis sept septimius septuaginta septum sequel sequence sequences
        sequenzierung sequoia sera serafin serafina serail seraph seraphim serbia serdar serena serengeti serenity serge
        sergei sergej sergey sergio sergius serhat serial series serious seriously serkan sermon sero serotonin serra
        serrano servant servants servatius serve served serves servette serving servo servos servus servustv sessions
        seta seth setlist seton setra settele setting settings settle settled settlement settlements settlers settling
        setzliste seubert seufz seul seung seuss sev seven sevens seventeen seventh seventy several severe severely
        severino severity severus sevilla sevim seward sewastopol sexabenteuer sexanzeigen sexbombe sexcam sexcams
        sexchat sexdate sexdates sexdating sexfilme sexgeile sexgeschichten sexiest sexkontakt sexkontakte sexpartner
        sexparty sexshop sexsklaven sexspielzeug sexszene sexszenen sextape sexting sextoys sextreff sextus sexuality
        sexually sexvideos seybold seydel seyfried seyler seymour seyran sezession sf sfb sfc sfl sforza sfr sfs sfv sg
        sgb sgd sge sgg sgh sgl sgm sgr sgs sgv sha shabaab shabby shade shader shades shadow shadowrun shadows shady
        shaftesbury shaggy shahid shaka shake shaker shakes shaking shakira shakur shall shallow shalom shameless
        shaming shamrock shana shandong shane shanghai shangri shania shanks shannon shanti shanty shao shaolin shape
        shaped shapes shaping shapiro shaqiri sharan share shared shareholder shareholders sharen sharepoint shares
        sharia sharif sharing sharks sharma sharon sharp sharpe sharply shatner shattered shatterhand shaun shave shaw
        shawn shaws shay shazam she shea sheba shed sheep sheer sheeran sheesh sheet sheets sheffield sheikh sheila
        shelby sheldon shelf shelley shells shelly shelter shelton shelves shemale shemales sheng shenzhen shep shepard
        shepherd sheppard sheraton sheridan sheriffs sherlock sherman sherpa sherpas sherwood sheryl shetland shia
        shiatsu shiba shibata shibuya shield shields shiffrin shift shifted shifting shifts shigeru shilling shiloh
        shima shimano shimizu shindy shine shining shinji shinjuku shinkansen shiny ship shipment shipped shipping ships
        shiraz shire shirin shiro shirt shirts shisha shishas shit shithole shitstorm shitstorms shitty shiva shk shlomo
        shoah shock shocked shocking shoe shoes shoji shona shook shoot shooter shootern shooting shootings shootingstar
        shootout shoots shoppen shopper shopping shoppingcenter shoppingtour shopware shore shores short shortage
        shortcut shortcuts shorter shortlist shortly shorttrack shorty shot shotgun shots should shoulder shoulders
        shout shouted shouting shoutout showbiz showcase showed shower showers showgeschäft showing showmaster shown
        showroom showrunner showtime shpock shredder shrek shrine shrink shs shu shuffle shui shunt shut shutdown
        shutter shutting shuttle shuttlebus shuttles shv shy shylock siam siamesische siamesischen sib sibel sibelius
        siber siberian sibiu sibley siblings sibylla sibylle sicherheits sicherungs sichuan sicilia sick sickingen
        sickinger sickness siddhartha side sidebar sideboard sided sidekick sides sidi sidney sido sidon sidonie siebeck
        siebel siebenbürgens siebenbürgische siebenbürgischen siebener siebenköpfige sieber siebert siebold siedlungs
        siegbert siegburg siegburger siegener siegenthaler siegerehrung siegerland siegerländer siegerpodest siegert
        siegismund siegler sieglinde siegmar siegmund siegrist siegtor siehts sielmann siemensstrasse siempre siems
        siena sienna sierra sieveking sievers siezenheim sigfrid sigg siggi sigh sight sights sightseeing sigismund sigl
        sigmar sigmaringen sign signa signaling signature signatures signed signierstunde significance significant
        significantly signing signor signora signore signs signum sigrist sigurd sik sika sikhs sikora sikorski sil sila
        silage silas silberfarbene silberfarbenen silbergrau silbrig silbrigen silence silent silicium silicon silja
        silk silla silly sils silva silvan silvana silvaner silvano silver silverlight silverman silverstone silvestri
        silvia silvio silvretta sima simba simbach simcity simferopol simi similar similarities similarly simkarte simma
        simmel simmerath simmering simmern simmons simona simonetta simonis simplicissimus simplicity simplon simply
        simpson simpsons simrock simson simulations simultaneously sina sinaloa sinan since sincere sincerely sinclair
        sindelfinger sinensis sinfonia sinfonieorchester sinfonieorchesters sinfonische sinfonischen singapore singel
        singens singer singers singh singing singleauskopplung singlebörse singlebörsen singleplayer singleton sings
        sinister sinistra sink sinkflug sinking sinneseindrücke sinneswahrnehmung sinnkrise sino sinologie sinsheim
        sintra sinusitis sinzig sion sioux sip sippel sippschaft sira siren siri sisi sissi sissy sistema sister sisters
        sisyphos sita sitcom sitcoms sites sith sitter sitting situ situated situations sitzer siu siv six sixpack sixt
        sixteen sixth sixties sixtus sixty sixx sized sizes siècle sj sjw ska skal skarabäus skate skateboarder skaten
        skatepark skater skates skating skb skeptizismus skf skg skid skiern skies skiing skilaufen skill skilled skills
        skin skinner skinny skins skip skirt skiweltcup skl sklerose skn skoda skr skrillex skripal skripnik skripte sks
        sku skull skulls skulpturenpark skunk skv sky skye skyfall skygo skylar skyline skyliners skylines skynet skype
        skypen skyrim skythen skywalker sla slack slackline slade slam slammer slams slang slap slapstick slash slasher
        slate slater slaughter slave slaven slavery slaves slavko slawistik slayer slc sledge sleep sleeper sleeping
        sleeps sleepy sleeve sleeves slept slevogt slg sli slice slick slide slider sliders slides slideshow sliding
        slight slightest slightly slim slimani slime sling slipknot slipped slipper slk slm sloan sloane slobodan slomka
        slope slopes slopestyle slot sloterdijk slots slow slowed slower slowing slowly slr slut sly slytherin sma
        smackdown smad small smaller smallest smallville smarthome smarties smartwatch smartwatches smash smashed
        smashing smaug smb smc smd smell smells smetana smg smh smi smidt smile smiled smiles smilie smilies smiling
        smith smiths smithsonian smm smoke smoked smoker smokey smoky smooth smoothie smoothies smp sms smtp smudo smv
        smyth smythe småland snack snacken snacks snake snakes snap snapchat snapdragon snape snapped snaps snapshot
        snare snb sncf sneak sneaker sneakers sneaky snell snes snickers sniper snipes snippet snippets snooker snoop
        snoopy snooze snow snowboard snowboarden snowboarder snowden snowdens snowflake snp snr snuff snyder soap soaps
        soares sobek sobel sober sobernheim sobibor sobiech sobota sobotka sobre soccer social sociale sociales
        socialism socialist socially socialmedia sociedad societas societe societies society società societät sociology
        société sock socks socrates sodastream sodium soest soester sofi sofie softair softball softly soho soir soiree
        soirée soissons sojus soko sokol sokolov sokratis sola solanum solar solare solaren solarthermie solarworld
        soldier soldiers soledad soleil solely soler solidargemeinschaft solidarity solidarnosc soliman solingen
        solinger solis solistisch solistische solistischen solitaire solitary solitude solling solls solmecke solms
        solna solomon solothurn solothurner solschenizyn soltau solus solution solutions solvay solve solved solveig
        solvency solving soma somali somalier sombrero some somebody someday somehow someone somerset something sometime
        sometimes somewhat somewhere sommaruga sommelier sommeliers somuncu son sona sonata sonders sondershausen
        sondheim sondierungsgesprächen sonem soner songbook songcontest songwriter songwriterin songwriting sonia sonic
        sonneberg sonneborn sonnemann sonnenauf sonnenbaden sonnleitner sono sonografie sonographie sonoma sonora sonos
        sons sonsbeck sonsten sontheim sontheimer sonthofen sontra sonya sooden sookee soon sooner sooo soooo sooooo
        soooooo soos sophisticated sopot sopra soprano sopranos sopron sora soraya sorbet sorbonne sore sorel
        sorgenfalten sorgerecht sorgerechtsstreit soriano soros sorrow sorry sorted sorts sosa soto sotschi sotto sought
        soul souls soundcloud sounded sounding soup sour source sources sourcing sous sousa south southampton southeast
        southern southpark southside southwest souza sovd sovereign sovereignty soviet sowa sowas soylent sozen sozi
        sozia sozialpsychiatrischen sozialverträglich sozio soziopath soziopathen sozis spa space spacecraft spaces
        spacex spacey spacken spacko spackos spade spaenle spaet spaeter spahic spahn spaichingen spain spalding spalter
        spamer spammen spammer spandex spang spangenberg spaniel spanischsprachigen spanish spannungs spar sparda spark
        sparkle sparks sparringspartner sparrow spartacus spartak spartan spartaner spartanisch spartanische
        spartanischen spast spasten spasti spastis spatial spatzi spawn spawnen spazier spazierengehen spd spdler speak
        speaker speakers speaking speaks spears spec special speciale specialist specialists specialized specially
        specials specialty species specific specifically specification specifications specified specify specimen
        specimens specs spectacular spectator spector spectra spectre spectrum speculation speculative speculum speech
        speeches speed speeddating speedport speeds speedster speedtest speedway speedy speerspitze speerwerfen
        speichellecker speidel speis speiser spekulatius spell spelle spelled spelling spells spence spencer spend
        spendabel spending spends spener spenge spenser spent sperl sperm spermaladung spermium spes speth spex speyer
        speyerer spez spezia spezifität spezl spf spg sph sphagnum sphere spi spice spicer spicker spicy spider
        spiderman spiders spieglein spiekermann spielberechtigt spieleentwickler spielemesse spielertrainer
        spielesammlung spielmannszug spielothek spielsüchtig spier spiessigkeit spiessrutenlauf spieth spiez spiller
        spina spinal spindelegger spindelförmig spindler spinell spinelli spinning spinoza spira spiral spiralig spirit
        spirito spirits spiritual spirituals spiro spirou spit spitals spite spitfire spitta spk splash splatoon
        splatter splendid splinter spliss split splitscreen splitting spock spohn spohr spoil spoiled spoiler spoilern
        spoke spoken spokesman spoleto spon spongebob sponsored sponsorship spontaneous spooky spoon spooner sportback
        sportbegeisterte sportevents sporting sportsgeist sportswear spotify spotlight spotted spouse spox spp spr
        sprachenlernen sprachige sprachigen sprague spranger spraydose sprayer spread spreading spreads spreadshirt
        spreewald spreite spremberg sprenger springerstiefel springfield springs springsteen sprinkleranlage sprite
        spritpreis spritpreise spritverbrauch sprockhövel sprotte spruce sprüngli sps spurs spvg spvgg spy spyder spyro
        spyware spässchen spätantike spätantiken spätgotische spätgotischen späti spätlese spätmittelalterliche
        spätmittelalterlichen spätrömischen spö sq sql squad squadra square squares squash squaw squeeze squire squirrel
        squirt squirting sra sram srb src srf srg srh srk srp srpska srs srsly sry ssb ssc ssd ssds ssio ssl ssp ssr sss
        sssr ssv ssw st sta staaken staatl staatlicherseits staatsstrasse staatstragend stabat stabbed stability
        stabilitäts stable staccato stacey stachelig stacheligen stacy stada stade stadel stadelheim stadelmann stader
        stadl stadler stadtallendorf stadtauswärts stadtbummel stadteinwärts stadtradeln stadtroda stadtsteinach
        stadtverordneter staeck staff staffelfinale staffelsee staffelsieg staffelstab staffelstein stafford
        staffordshire stage staged stages staging stahnsdorf staiger stained stainless stairs stairway stake stakes
        stakkato stalag stalder stalinisten stalken stalking staller stallgebäude stallion stallone stamford stammelf
        stammler stamp stampa stampede stampf stampfer stamps stan stance standalone standby standing stangl stanislas
        stanislaus stanislav stanislaw stanislawski stanley stanton stanz stapf staphylococcus staphylokokken
        staplerfahrer staples stapleton starbuck starbulls starck starcraft stardew stardust starfighter stargard
        stargate starhemberg staring starkenburg starlight starling starnberg starred starring startberechtigt started
        startelf starterfeld starterpaket starting startup startups starving starwars stas stasis stassfurt state stated
        statham stati static stating stationed stations statista statistical statistics stato stator statthalterei
        statthalterschaft statuette statuetten statute statutory stauber stauder staudinger staufen staufenberg
        stauffacher stauffenberg staufischen stauraum staustufe stavenhagen stavros stay stayed staying stays stb stc
        std steadily steady steakhouse steal stealing steals stealth steam steampunk steaua stech stechlin steckel
        steckengeblieben steeb steel steele steelers steep steer steering stef stefani stefano steff stegemann steger
        steglitz steglitzer stegmann stegner steidl steidle steier steiermärkischen steigenberger steimle steinach
        steinacher steinar steinbacher steinbeck steinbeis steinberger steinbrück steindl steiner steiners steinert
        steinewerfer steingaden steinhausen steinhauser steinheimer steinhoff steinhöfel steininger steinitz steinke
        steinle steinmetze steinmetzen steirer steirische steirischen steirischer stellar stellenbosch stellingen stellv
        stelter stelzer stem stemmer stems stemwede sten stendal stendaler stendera stendhal stengel stenger steno
        stents stenz stenzel step steph stephani stephanie stephansplatz stephanus stephen stephens stephenson stepp
        stepped steppenwolf stepper stepping steps sterkrade sternberger sternekoch sternenstaub sterni sternsinger
        steroid sterzing stetson stetten steuben steuerungs steven stevenson stever stevia stevie stewart steyer steyler
        steyr steyrer stf stg stgb sti stick sticking sticks sticky stieber stief stiegenhaus stiegl stiegler stieglitz
        stieler stiers stiff stiftsbibliothek stiftungs stiftungsfest stiftungsprofessur stiftungsurkunde
        stiftungsvermögen stiftungszweck stiglitz stiko stilbruch stilelemente stiletto stilisierung stilling
        stillsitzen stillwater stillzeit stilrichtung stilrichtungen stilsicher stim stimmlich stimmliche stimmlichen
        stimmts stimmungs stimulans stimuli stimulierung stina stindl sting stinger stingl stingray stink stinker
        stinkig stinknormale stinknormalen stinnes stinson stir stirling stirner stitch stix stk stm stmk stn stoa
        stobbe stoch stockach stockelsdorf stocker stockerau stockhausen stockinger stockum stoffliche stofflichen stoke
        stoker stokes stokowski stolberg stolberger stole stoll stollberg stolle stolp stolte stolzenau stolziert
        stomach stone stoned stoner stones stonewall stony stood stooges stop stopf stoph stopped stopping stops storage
        storchennest storck store stored stores storia storico stories stork storkow storkower storl storm stormarn
        storms stormy storyboard storyline storytelling storz stosch stotz stout stove stoxx stp stpo str stra strabag
        strabo strabon strache straches strack strada stradivari straelen strafmildernd strafmündig strafversetzt
        strafzumessung strahlkraft straight straightforward strain strains straits stralau stralauer stralsunder
        strampler stranded strange stranger strangers stranzl strap strapon strapse strapsen strasbourg strassberg
        strassenfeger strassenverhältnisse strassenzulassung strasser strassmann strategic strategies strategy stratford
        stratigraphie stratigraphische stratmann strato stratocaster stratos stratton stratum straub straube straubing
        straubinger straumann straupitz strausberg strava straw strawberry stray streak stream streame streamen
        streamingdienst streamingdienste streams streamt strecker streeck streep street streetart streetfood streets
        streetview streetwear streicheleinheiten streichelzoo streisand strelitz streller strenggenommen strength
        strengthen strengthening strengths streptococcus streptokokken stresemannstrasse stressed stressfrei stressfreie
        stressfreien stressfreier stressful stretch stretched stretches stretching streu streunende streuner streuseln
        strg strict strictly striemen striesow strike striker strikes striking strindberg string stringer strings strip
        stripclub stripe stripes stripped strips strittmatter strive strix strobel strobl stroke strokes strolz stromer
        stronach strong stronger strongest stronghold strongly stroud strozzi strube struck structural structure
        structured structures struensee struggle struggled struggles struggling strukturalismus strunz struppi struth
        strutz struve stryker strässchen sträter ströbele ströer strömungsgeschwindigkeit sts stu stuart stuarts
        stubaier stubaital stubb stubborn stubbs stubenrauch stubentiger stuber stucki stuckrad stud students studer
        studied studier studies studioalbum studiosus studis studivz study studying stueck stuff stuffed stuhr stuka
        stukenbrock stump stunning stupa sturzbetrunken stutz stuxnet stv stvg stvo stvzo stw style stylen styler styles
        styling stylisch stylische stylischen stylish stylus styria styrol styropor styx städel stäfa stähle stämmchen
        stämpfli ständestaat ständeversammlung ständische ständischen stéphane stéphanie stöckel stöcker stöckigen
        stöckl stöckli stöger stöhr störerhaftung störmer störtebeker störts stöver stüber stühlingen stühlinger
        stündige stündigen stündiger stürmung stürzenberger stütz sua suaheli suarez sub subaru subito subject subjected
        subjects sublime submissions submit submitted subotic subs subscribe subscriber subscribers subscription
        subsequently subsidiary subsidies subsidiär subsp subst substance substances substantial substantially
        substituenten subtilität subtle suburb suburban suburbs subway subwoofer succeed succeeded success successes
        successful successfully succession successive successor suchtkranke suchtkranken suck sucked sucking sucks suckt
        sucre sucuk sudden suddenly sude sudenburg suder sudetendeutsche sudetendeutschen sudetenland sudhaus sudhoff
        sudo sued suedlink sues suess sueton suff suffer suffered suffering suffers sufficient sufficiently suffolk sufi
        sufismus suga sugar suggest suggested suggesting suggestions suggests suhl suhlen suhler suhr sui suicide suis
        suisse suisses suit suitable suited suites suits suizidalität suizidgedanken sujet sujets suk sukzession sul
        suleiman sulgen sulingen sulla sullivan sullivans sully sulphur sultanat sulu sulz sulzbach sulzbacher sulzer
        sulzfeld sumerischen summarum summary summertime summit summoned sumner sumo sums sundance sunday sundays
        sunderland sundermann sundern sung sungen sunglasses sunk sunlight sunna sunny sunrise sunset sunshine sunst
        sunt suomi sup supa superb superbike superbowl supercharger supercup superfood supergau supergeil supergirl
        superhero superintendent superintendenten superior superiore supermodel supermodels supermoto supernatural supi
        suppl supplement supplemente supplements supplied supplier suppliers supplies supply supplying supported
        supporten supporter supporters supportet supporting supportive suppose supposed supposedly supra supraleiter
        supremacy supreme sura sure surely suren surf surface surfaces surfing surge surgeon surgeons surgery surgical
        suri surinam surplus surprise surprised surprises surprising surprisingly surreal surreale surrealen surrey
        surround surrounded surrounding surroundings sursee surveillance survey surveys survival survive survived
        surviving survivor survivors susa susan susana susanna susannah suse susi susie suso suspect suspected suspects
        suspended suspendierung suspense suspension suspicion suspicious sustain sustainability sustainable sustained
        suter sutherland sutra sutter suttner sutton suu suv suva suvs suzan suzanne suzie suzuka suzuki suzy suárez sv
        sva svb svd sve svea svend svendsen svensk svenska svensson sverige sveti svetlana svg svh svizzera svk svl svm
        svoboda svp svr svs svt svu svv svw svww svz sw swa swag swagger swahili swakopmund swallow swami swamp swan
        swann swans swansea swanson swantje swap swaps swarm swarovski swasiland swastika swat swatch sway swayze swb
        swear sweat sweater sweden swedish sweeney sweep sweeping sweet sweetheart sweetie sweets swept swetlana swf
        swift swim swimming swinemünde swinger swingerclub swinging swinton swipe swiss swissair swisscom swisttal
        switched switchen switching switzerland swk swm swoboda sword swords sworn swp swr sws swt sy sybian sybil syd
        sydow syfy syke sykes sylter sylvain sylvester sylvie sylvio sym symbionten symbolic symbolismus sympathetic
        sympathy sympatisch symphatisch symphonic symphony symposion symptomatisch symptomatische symptomatischen
        symptomlos syn sync synchro syncro syndicate synergieeffekte synergy syngenta synodalen synology synopsis
        syntagma synth synthesis synthetic synthie syracuse syrah syrakus syria syrienkrieg syriza syrup sys sysadmin
        syst systematic systematisierung systemic systemrelevant sz szabo szeged szenenbild szlig szymanski sánchez
        säbelrasseln säbener säckingen säkularisation säkularismus sämereien sängerbund sängerknaben säntis säuregehalt
        séance sébastien söckchen söder söders sölden söllner sömmerda sönke sören sörensen søren sü südbaden
        südbadischen südhessischen süditalienischen südl südossetien südostasiatischen südosteuropäischen
        südwestdeutsche südwestdeutschen süle süleyman sülz süssmuth süssungsmittel süsswasser sütterlin tab tabaluga
        tabasco tabea tabellendritter tabellenletzte tabellenletzten tabellenletzter tabellenzweiter tabernakel table
        tables tabletop taboo tabor tabs tac tacho tachykardie tacitus tack tacke tacken tacker tackern tackle tackles
        tackling taco tacoma tacos tactic tactical tactics tada tadeusz tadschikistan taeglich taekwondo taferl taff
        taffe tagebau tagebaue tagebaus tagebuchaufzeichnungen tagebucheintrag tagfahrlicht tagged tagliatelle tagore
        tagsatzung tagtraum tagträume tagträumen tagungs tagwerk tahir tahiti tahoe tahrir tai taiji taiko taipeh taipei
        taiwanesische taiwanesischen taizé taj taka takahashi takahiro takashi takata take takeda takeover takes takeshi
        taki taking taksim taktile taktung taku talanx talar talboden talbot tale talented talentförderung talentshow
        talheim tali talia talked talkin talking tallahassee tallinn tally talos talpa talseite talstrasse talwärts tama
        tamar tamara tamaris tamas tambach tambour tamedia tami tamil tamina tamino tammo tammy tampa tampere tamsweg
        tana tanaka taner tanga tangerhütte tangerine tangermünde tania tankred tanna tanner tannheim tannheimer
        tannhäuser tannin tanto tantra tanya tanzania tanzmariechen tao taormina tap tapas tape tapes
        tapferkeitsmedaille tapia tapir tapping taps tarantino taras tardis tarek tarent targa target targeted targeting
        targets targobank tarik tariq tarn taro tarot tarp tarr tarragona tarrant tarsen tarsus tartar tarte taschner
        taser taskforce taskleiste tasks tasmania tasmanien tassilo tasso tasted tastes tasting tasty tata tatarischen
        tati tatiana tatjana tatooine tatortreiniger tatra tats tatsaechlich tatsuya tatverdächtig tatverdächtige
        tatverdächtiger tauberbischofsheim taubert taubertal taucha taught taunusstein taurin tauris taurus tausendsassa
        tavares tavern taverne tavernen tavernier tawil tax taxa taxation taxe taxes taxler taxonomie taxpayer taxpayers
        tay tayfun tayyip taz tb tbb tbc tbh tbs tbv tc tcg tch tchibo tcl tcm tco tcp tcr tcs td tdi tdp tea teach
        teacher teachers teaches teaching teachings teakholz teambildung teambuilding teamchef teamgeist teamkameraden
        teamkollege teamkollegen teamkollegin teamleistung teammanager teammate teammates teammitglied teammitgliedern
        teamplayer teamspeak teamsprint teamtraining teamviewer teamwertung teamwettbewerb tear tearing tears tease
        teaser teatro tebartz tec tecdax tech techn technical technically technician technicolor technics
        technikfolgenabschätzung technique techniques technological technologies technology teck tecklenburg
        tecklenburger ted tedesco tedi teen teenage teenageralter teenie teenies teens teeny teese teeth teflon tegeler
        tegernseer tegut teheraner teichert teichmann teigtaschen teilig teilige teiligen teiliges teilnahmeberechtigt
        teilnahmegebühr teilnahmeschluss teilzeitbeschäftigte teixeira tek tekken tel tele telecommunications telefonica
        telefónica telegram telekommunikations telemach telenovela telephone teleportiert telescope telfs telgte tell
        telling tells telltale telos teltow teltower telugu temeswar temme temp tempe tempelanlage tempelanlagen
        tempelberg tempelhofer temper tempera temperance temperatures tempest tempi template templates temple templer
        temples templeton templin tempodrom tempora temporarily temporary tempore temps temptation tempted tenant
        tenants tencent tend tended tendency tender tends tenerife tenet teng tengelmann tengen teningen tennant tenner
        tennet tennyson tens tense tenside tension tensions tent tenth tenure teo tepco tepe teplitz tera terence teresa
        tergit teri terminalen terminated termination terni terodde terra terrace terraforming terraner terraria
        terrarien terrarium terre terrence terri terrible terribly terrific terrified terrifying territories territory
        terroir terrorism terrorists terrorverdächtige terry tert tertia terzett tesa tesch teschner tesco tesla teslas
        tess tessa tessiner testa tested testified testify testimonial testimony testing testung tete teterow tetra
        tetrapack tettau tettnang tetzlaff teublitz teubner teuchert teufen teutonia tewes tex textbook textile textilen
        textiles texting textor texture tf tfa tft tfw tg tgl tgm tgp tgs tgv th tha thad thaddeus thaddäus thaer thai
        thailänder thais thaksin thalamus thalbach thale thaler thales thalheim thalheimer thalia thalmann thalwil
        thalys thames thamm than thani thank thankful thankfully thanks thanksgiving thann thanner thanos tharandt that
        thats thaya thc the thea theatralik theatre theatrum theben thedinghausen thees theft theiler their theirs theis
        theisen theiss theissen thekla thelen thelma them themar thematiken themed themes themselves then theobald
        theoderich theodora theodoros theodosius theol theologiae theological theology theon theophil theophilus
        theoretical theoriebildung theorieprüfung theories theory ther thera therapeutic therapeutics therapist therapy
        there thereafter thereby therefore thereof theres theresia theresias theresien theresienwiese thermal
        thermalwasser thermo thermodynamische thermodynamischen thermografie thermoskanne theseus thesis thessalien
        thetis theuern they thi thiago thibault thibaut thick thicke thickness thiede thiel thiele thielemann thielen
        thielmann thiem thiemann thieme thien thienemann thierry thiers thiersch thierse thierstein thies thiessen
        thietmar thieves thigh thilo thin thing things think thinking thinkpad thinks thinktank third thirds thirsty
        thirteen thirty this thl tho tholen tholey thoma thomalla thomann thomasius thome thommy thompson thompsons
        thomsen thomson thonet thong thorbecke thorben thoreau thorin thorium thormann thorn thorne thornhill thornton
        thorough thoroughly thorpe those thou though thought thoughtful thoughts thousand thousands thraker thrakien
        thrakischen thrash thread threads threat threaten threatened threatening threatens threats three threema
        threshold threw thrill thrilled thrive throat through throughout throw throwing thrown throws thru thrust ths
        thueringen thug thuja thukydides thule thum thumb thumbnail thumbnails thumbs thunberg thunder thunderbolt
        thuner thunersee thur thurgauer thurman thurn thurnau thurnher thursday thus thw thx thy thymus thyroxin
        thyssenkrupp thälmann théâtre thünen thüngen ti tia tiago tian tianjin tiara tib tiberias tiberius tibi tibia
        tibor tic tichy ticino ticker ticketing tico tidal tide tides tieck tied tiedemann tiefenbach tiefenentspannt
        tiefenpsychologie tiefensee tiefergehende tieferlegung tiefgefroren tiefgehend tiefgehende tiefgehenden tiefkühl
        tiefrot tiefrote tiefststand tiefsttemperatur tiemann tiempo tien tiene tiengen tierney tierra tierärztliche
        tierärztlichen tietz tietze tiffany tiflis tig tige tigen tight tightly tigre tigris tigt tiguan tihange tijuana
        tik tikrit tiktok tilburg tilda tiles tilia till tilla tiller tillerson tillich tillman tillmann tilly tilman
        tilmann tilo timaios timber timberlake timbre time timeless timeline timely timeout timer times timmendorfer
        timmermann timmermans timmy timo timon timor timoschenko timotheus timothy timpe timur tinder tine tingeln tini
        tinker tinkerbell tino tintin tinto tiny tio tion tipi tipico tipper tiptop tirana tired tires tirpitz
        tirschenreuth tis tisa tischdeko tischer tischlein tischt tissot tissue tissues tit titania titanium
        titelgebende titelgebenden titisee titled titles titration tits titte titten tittenfick titty titus titz titze
        tizian tj tja tjark tjo tk tkg tkkg tko tl tlc tlf tlg tls tlw tm tmg tmn tms tmz tna tnf tng tns tnt to toa
        toad toba tobacco tobago tobak tobel tobey tobi tobin tobis tobler toblerone tobruk toby toccata tocotronic
        today toddler todenhöfer todesstoss todfeinde todo todos todsünden todt todtmoos todtnau toes toffee toga
        together toggenburg toggenburger toi toilet tok toki tokugawa tokyo told toledo tolerance tolerate tolga tolino
        tolkien tolkiens tolstoi tolstois toluol toma tomaso tomasz tomato tomatoes tomb tombstone tomek tomi tomislav
        tomlinson tommaso tommi tommy tommys tomorrow tomorrowland toms tomtom tomás tonale tonalen tong tonga tongue
        toni tonic tonight tonio tonis tonk tonkin tonner tonnes tonto tony tonys too took toolkit tooth toots
        topaktuell topeka topflappen topgesetzten topic topics topmodel topmodels topo topoi topos topped toppen topper
        topping toppt toprak tops topscorer topseller torah torben torch torchwood tores torgau torgauer torge
        torgefährlich torgelow torheiten tories torino tornesch toro toros torrance torrent torrents torres torrey
        torsion torsten torture tortured torwarttrainer torx tory tosca toscana tosh toshi toshio toskana toskanische
        toskanischen toss tossed tostedt totalität totally totgefahren totgelacht totgeprügelt totholz totoro
        totschlagargument tottenham totti touareg touch touchdown touchdowns touche touched touches touching touchpad
        touché tough toujours toul toulon toupet touran tourbus tourdaten tourer tourette touri touring touris tourism
        tourismusbüro tourismuswirtschaft tourists tournament tournaments tours tourt tourte touré tous toussaint tout
        toute toutes tove toward towards towel tower towers town towns townsend township townships toxic toxikologie
        toxin toxine toxizität toxoplasmose toy toyboy toys tp tps tr tra trabbi trabi trabzon trabzonspor trace traced
        tracer traces tracey trachtenverein tracing track tracked tracken tracker tracking tracklist trackmania tracks
        tractatus traction tracy trade traded trademark trader traders trades tradiert tradierte tradierten trading
        traditional traditionally traditions traditionslinie traditionspflege traditionsunternehmen traditionsverein
        traffic trafficking trafford trafic trafik tragedy tragic tragischerweise traian trail trailerpark trails train
        trained trainee trainees trainier trains trainspotting traiskirchen traitor traits traité trajan trakl tralala
        tram trambahn trampolin trams tranny transaction transactions transall transatlantik transceiver transcript
        transe transen transferred transform transformations transformationsprozess transformed transformer transformers
        transgender transit translate translated translation translations translator transmitted transmitter
        transmutation transnational transnationale transnationalen transnistrien transparency transplant transplantat
        transportation transported transsilvanien transvaal transzendentale transzendentalen traoré trap trapattoni
        trapp trapped trapper traps trara trarbach trash trattoria traub traudl traugott traumatherapie traumatic traun
        traunreut traunsee traunstein traurigerweise trautmann trautwein travail travaux trave travel traveled traveler
        travelers traveling travelled traveller travelling travels travemünde travers traverse traversen travertin
        travestie traviata travis travolta tray tre treason treasure treasurer treasures treasury treated treaties
        treating treatise treatment treatments treats treaty trebbin treblinka trebur tree trees treis treitschke trek
        trekking trelleborg treme tremendous tremolo tremor tren trench trendige trendigen trending trendy trenker
        trenkwalder trenn trenner trentino trento trenton treptow treptower tres tresorraum tretroller treuchtlingen
        treuenbrietzen treviso trevor trey treysa tri triade triaden trial trials triangel triangle triathlet
        triathleten triathletin tribal tribe tribeca triberg tribes tribus tricky tricolore trident triebel tried trient
        trierer tries triester trifels triffts trifolium trigema trigger triggered triglyceride trike trikotsponsor
        trill trilogy trim trimborn trimester trimm trimmel trimmer trina trine trinidad trinitatis trinity trinität
        triomphe tripadvisor triple tripoli triptis tris trish trisha trisomie tristan tritium triton triumphes trivia
        trix trixi trixie trochtelfingen trocknung troika trois troisdorf troisdorfer trojan trolling trollinger tromsø
        tron trondheim trooper troopers troops trop tropez trophy tropic tropical tropicana troposphäre troppau
        trossingen trostberg trostrunde trotha trotta trotter trotzkisten trouble troubled troubles trousers trout troy
        troyes trs trt truchsess trucker trucks trude trudering trudi trudy true truecrypt truffaut trujillo trulla
        truly truman trumpfkarte trunkenheitsfahrt trust trusted trustees trusting trusts truth trutz trw try trying
        tryptophan träumchen très tröger trübner trümper ts tsa tsb tsc tschaikowski tschau tschech tschechei tschechow
        tscheljabinsk tschi tschick tschirner tschu tschudi tschuldige tschuldigung tschö tschüssi tsd tse tsf tsg tsh
        tshirt tshirts tsi tsipras tsk tss tsu tsubasa tsv tt ttc tte ttip ttl ttr tts ttsv ttt ttv tuareg tuba tuber
        tubes tucci tuchel tuck tucker tuckern tucson tudor tuerkei tuesday tugce tugendhaftigkeit tui tuifly tuition
        tuk tukur tula tulip tullius tulln tully tulsa tumbler tumblr tumorerkrankungen tumorzellen tuned tunen tunesier
        tung tunica tuning tupac tupper tupperware tura turan turandot turbo turbos turek turf turgut turi turiner
        turismo turk turkestan turkey turkish turkmenen turkmenistan turks turku turmalin turnaround turnbull turned
        turnerbund turning turnover turns turnusgemäss turpin turtles turu tus tusem tusk tussauds tusse tussen tussi
        tussis tutanchamun tuts tutsi tutte tutti tuttle tuttlingen tutto tutzing tuvalu tuzla tv tva tvb tvd tve tvg
        tvo tvp tvr tvs tvt tvthek tvöd tw twain twe twee tweed tweet tweeted tweeten tweets twelve twente twentieth
        twenty twh twice twilight twin twingo twink twinks twins twist twisted twister twists twitch twitteraccount
        twitterer twix two tx txl ty tycho tykwer tyler tyne typhoon typical typically typing typo typos tyr tyra
        tyrannis tyrannosaurus tyrell tyrion tyrone tyrosin tyrus tyson tz tzatziki tze tägige tägigen tägiger tägiges
        tägl täschchen täterbeschreibung tätergruppe tätowierer täubchen tête töchterlein tölz tölzer tönisvorst tönnies
        tönning törtchen tötungsabsicht tübinger tülle türk türkenbelagerung türkheim türkiye türlich türmer tüv uae uah
        uav ub uba ubahn ubi ubisoft uboot uc uchida uchte uci uckermark ucl ucla udi udine udinese udk udon udp udssr
        uebel ueber ueberall ueberhaupt ueberrascht uebersetzung uebersicht ueberwachung uebigau uebrigens uecker
        ueckermünde uefa uefi uel ueli uelzen uerdingen uerdinger uetd uetersen uetze ufa ufc uffenheim uffizien ufo
        ufos ug uga ugandischen ugb ugg ugh ugly uhc uhde uhh uhhh uhingen uhl uhland uhlandstrasse uhle uhlenhorst
        uhlig uhlmann uhrenindustrie uhrig uhse ui uid uiguren uit uiuiui ujah uke ukip ukr ukrainian ukw ul ulanen
        ulbig ulbrich ulbricht ulcerosa ulcus ulenspiegel ulf ulfkotte uli ulisses ulli ullmann ullstein ulmer ulster
        ultimate ultimately ultra ultras ultron ulysses ulzburg umami umar umarm umberto umbrachte umbrella umbrien
        umbruchs umentschieden umfahrung umfassungsmauer umfänglich umfängliche umgedeutet umgefahren umgegend
        umgehungsstrasse umgucken umjubelte umjubelten umma ummantelung umme ummünzen umnutzung umrahmung umrundung
        umsatzstärkste umsatzstärksten umschlägt umtreibt umts umut umverteilt umvolkung umwidmung umzudeuten umzudrehen
        umzufallen umzugestalten umzurüsten umzuschauen unable unacceptable unam unantastbarkeit unarmed
        unaufmerksamkeit unaware unb unbe unbelievable unbesiegbarkeit unboxing unbreakable uncertain uncertainty
        unchained unchanged uncharted uncle unclear uncomfortable uncommon unconscious uncool uncovered uncut undercover
        undercut underdogs undergo undergoing undergraduate underground underlying underneath understand understandable
        understanding understands understatement understood undertake undertaken undertaker undertaking underwater
        underway underwear underwood underworld undichtigkeiten undine undoubtedly unemployed unemployment unep unesco
        unethisch unexpected unexpectedly unfinished unfortunate unfortunately unfrieden ung ungehorsams ungeil ungerer
        ungerne unglaublichsten ungleichverteilung unhappy unhcr unhealthy unheilig unheilige unheiligen unia unicef
        unicorn unicorns unicredit unified uniforms unihockey unikate uniklinik uniklinikum unimog uninspiriert unions
        uniqa unique unironisch unisex unit unitas unite united units unity unitymedia univ univers universalis
        universalismus universe universidad universitaires universitas universities university universitäts
        universitätsstrasse université unkel unknown unkultur unlawful unleashed unless unlike unlikely unlimited unlock
        unlocked unnecessary unnormal uno unpaid unpleasant unplugged unprecedented unreal unreasonable unrelated unseld
        unsensibel unsexy unspielbar unstable unstrut unsuccessful unsure unterberger unterbrachte unterfränkischen
        unterföhring untergeschoben untergriesbach unterhaltungs unterjubeln unterklassigen unterleibsschmerzen
        untermauerung unternehmensnachfolge unterpleichfeld unters untersagung untersberg unterschleissheim unterschreib
        unterschriftenaktion unterseits unterstütz unterstützungs untersuch untersuchungs untertitelt untertürkheim
        unterwürfigkeit unterzuckerung unterzukommen until unto unum unusual unusually unveiled unverfroren
        unverfrorenheit unverletzlichkeit unverschlossen unversehens unverträglichkeiten unverwüstlich unverwüstliche
        unverzagt unwanted unwilling unwirsch unwirtschaftlich unwissen unwucht unwählbar unzensuriert unzivilisiert
        unzurechnungsfähigkeit unüberhörbar unüberschaubar uo uomo up upc upcoming upcycling upd updated updaten
        upgraded upgraden upgrades uplay uplink uploaded uploaden upon upp upper upps uppsala upright uprising ups upset
        upsi upside upstairs upstream upton uptown upward upwards ura urach urania uranium uranus urbach urbana
        urbanisierung urbar urbi urbino urdu urfahr urge urged urgent urgestein urgh urhg uri uriah uribe uriel urinal
        urk urkomisch url urls urmel urner uroma urs ursa ursachenforschung ursel urspr urspring ursus urt uruk urwahl
        us usa usability usage usain usb usc uschi usd use used usedom useful useless username usernamen uses usf usg
        usi using usingen usinger usk uslar usp uspd usque ussr uster ustg ustinov usu usual usually usui usv usw utah
        utan utans utb utc uterus utf uthoff utilitarismus utilities utilize utilized utopia utrechter uttar utterly utz
        uuml uuuh uuund uuuund uv uva uvb uvp uwg uwu ux uzi uzun vaart vac vacant vacation vaccine vaccines vacha
        vaclav vacuum vadder vadim vadis vaduz vae vague vai vaihingen vaihinger vail vaillant vain vaio val valdez
        valdivia valdés vale valencia valenciennes valens valente valenti valentin valentina valentine valentini
        valentinian valentino valentins valentinstag valeri valeria valerian valerie valerio valerius valery valeska
        valet valgus valhalla valiant valid validation validierung validity valin valjean valkyrie valladolid vallejo
        vallendar valletta valley valli vallon vallée valois valon valor valparaiso valparaíso valtteri valuable
        valuation value valued values valve valverde valérie valéry vamos vampires vance vandenhoeck vanderbilt vanessa
        vanguard vanilla vanilleeis vanillepudding vanillezucker vanillin vanished vanity vantage vanuatu vape vapiano
        vapor vaporizer vara varel varela varese varg varga vargas varia variations varied varies varieties variety
        vario various varna varnhagen varoufakis varro varsity varta varus vary varying vasa vasari vasco vashem
        vaskulitis vasquez vassilakou vat vaterlandsverräter vaterstetten vaticana vauban vaude vaudeville vaughan
        vaughn vault vaupel vauxhall vaz vb vba vbb vbl vbs vbt vbw vc vcd vch vci vd vdb vde vdh vdi vdk vdl vdm vdma
        vdp vdr vds vdsl vdv ve veb vecchio vechelde vechta vector vectoring vectra ved veda veddel vedder veden
        vedischen vee veedel veen vega veganz vegas vegesack vegetable vegetables vegetarian veggie vehicle vehicles
        veins veith veitshöchheim vela velasco velbert velburg velde velden veli vella vellmar velo velocity velten
        veltheim veltins veltliner velvet vena vendetta vendor vendors veneta veneto venezia venezolaner vengeance veni
        venia venice venizelos venlo venloer venom vent vente ventral ventrale ventrikel ventura venture ventures
        venturi venue venöse venösen veolia vera veracruz veranstaltungs verarsch veras verballert verbandsligisten
        verbauung verbeamtet verbeamtung verbeek verbena verbesserungsbedarf verbi verbindungs verbindungsstrasse verbo
        verbotenerweise verbringung verbuddeln verbuddelt verbuggt verbüssung verdampfer verdauungs verdener verderbens
        verdichter verdict verdien verdikt vere vereinseigene vereinseigenen vereinsinterne verena verf verfasstheit
        verfassungs verfassungsgemäss verfassungsmässig verfassungsmässige verfassungsmässigen verfassungsmässigkeit
        verfestigung verfickt verfickte verfickten verfickter verficktes verfolg verfüllung verg
        vergangenheitsbewältigung verge vergesellschaftet vergess vergessens vergewaltigungs vergewaltigungsopfer
        vergiftungserscheinungen vergil vergils vergine vergl vergärung vergünstigt vergünstigte vergünstigten verh
        verhandler verhandlungs verheugen verhoeven veri verification verified verify veritas verivox verizon verkacken
        verkackt verkackte verkackten verkatert verkehrsverbünde verkloppen verkloppt verknackt verkocht verkosten
        verkostet verkostung verköstigung verl verlaine verlang verletzlichkeit verliebtsein verlier verlorenheit
        verlöre verm vermeer vermes vermiesen vermiest vermittlungs vermont vermummungsverbot verna vernet vernier
        vernon vero veronese veronica veronika veronique verorten verortet verortung verpackungs verpeilt verpennt
        verpflichtungserklärung verpiss verpissen verpisst verpixelt verpuppung verr verruchte verruchten verrückteste
        verrücktesten versace versackt versailler versammlungs versau versch verschiede verschissene verschissenen
        verschmust verschmälert verschreibungspflichtige verschreibungspflichtigen verschwiegenheitspflicht
        verschwindens verschwörungs verschwörungstheoretiker verschwörungstheoretikern verschönerungsverein versform
        versicherungs versickerung versifft versiffte versifften versions versmold verso versorgungs versr verstappen
        versteher versterben verstoffwechselt verströmen verströmt verstörung verstümmelung verstümmelungen
        versöhnungskirche vertan vertane verteidigungs verteilzentrum verteufelung vertical vertigo vertr vertriebler
        verum verunfallte verunfallten verunmöglicht verursacherprinzip verus verve verw verwaltungs verwandschaft
        verwebt verwechslungsgefahr verweigerer verweigerungshaltung verwirrspiel verwirrtheit verwunschene
        verwunschenen verwässerung very veröffentlich vesa vespa vespasian vessel vessels vesta vestager vesuv vet
        veterans veterinary veterinäramt veterinärmedizin veterinärmedizinischen veterinärwesen vetschau vettel vettels
        vetus vevey vey vf vfb vfgh vfl vfr vfs vg vga vgf vgh vgl vgn vgt vh vhb vhs vi viable viacom viadrina vib vibe
        vibes vibrations vibrato vic vicente vicenza vichy vici vicinity vicious vickers vicki vicky vico vicomte victim
        victims victoire victoria victorian victorias victories victorinox victory vicus vid vida vidal videodreh vids
        viech viechtach vieira vielbeachteten vielseitigkeitsreiter vielzitierte vienna viennale vienne vieren
        viererkette viernheim vierschanzentournee viersen vierstimmigen viertelfinals viertligisten viertplatzierten
        viertürige vierung vierwaldstättersee vierzehnjährige viessmann vieth vietnamesisch vietnamesische
        vietnamesischen vietnamesischer vieux view viewed vieweg viewer viewers viewing views vig viggo vigil vignale
        vigo vii viii vijay vik vikariat viking vikings viktor viktualienmarkt vilar vilbel vilimsky villach villacher
        village villagers villages villain villarreal villars villas villeroy villette villiers villingen villinger
        villmar vilma vils vilsbiburg vilseck vilsen vilshofen vimeo vince vincennes vincent vincentius vincenz vincenzo
        vinci vincis vincke vine vineyard vini vinnie vinny vino vinothek vinschgau vintage vinyl vinz vinzenz vio
        violate violated violating violation violations violence violent violeta violetta violin vip vipern vipers vips
        viral virale viralen virales virchow virgil virgin virginis virgo viridis virologie virtual virtually virtue
        virtus viruses visconti viscount visegrad vishnu visibility visible visio visions visit visited visiting visitor
        visitors visits viskose visp visselhövede visser visual visuals viszeralchirurgie vita vitae vitali vitalis vite
        viterbo vitesse vitis vito vitoria vitra vitro vitt vittoria vittorio vitus vitzthum viv viva vivaldi vivaldis
        vivantes vivat vive vivi vivian viviana viviane vivid vivien vivienne vivo vivre vixen vj vk vku vl vlad
        vladimir vladislav vlan vlc vlg vll vllt vlogs vlotho vlt vluyn vmax vms vmtl vmware vnd vnnd voc vocabulary
        vocal vocale vocals voce vodka voellig voerde voest voestalpine vogeler vogelgezwitscher vogelsang vogelsberg
        vogelsbergkreis voges vogesen vogler vogtei vogtlandkreis vogue vohwinkel voi voice voiced voicemail voices void
        voigt voigtländer voigts voip voit voith voitsberg voix vojta vokuhila volare volcanic volcano voldemort voliere
        volkach volkacher volkan volkert volkmann volkmar volkmarsen volkseigenen volkskundliche volkskundlichen
        volksnah volland volley volleys vollgekotzt vollgepackt vollgepumpt vollgestopft volljährigkeit vollmar vollrath
        volltrunken vollumfänglich vols volta voltage volterra voltigieren volume volumes voluntarily voluntary
        volunteer volunteers voluten volz vonovia vontobel voodoo vorarlberger vorausfahrenden vorbeifuhr vorbeigeführt
        vorbeigelaufen vorbeigeschaut vorbeigezogen vorbeizuschauen vorbereiter vorbereitungs vorbezeichneten
        vorchristlichen vordernberg vordrängeln vorfluter vorgelebt vorgewarnt vorglühen vorgängig vorndran vorneherein
        vorrundengruppe vorrundengruppen vorrundenspiel vorrundenspiele vorrundenspielen vors vorsfelde vorst vorster
        vorstrafenregister vortex vorweihnachtliche vorweihnachtlichen vorwärtsbewegung vorzuhalten vorzukommen
        vorzumachen vorübergegangen vos voss vossen vosskuhle vossloh vote voted voten voter voters votes votet voting
        votings votivkirche votre votze vous vows vox voy voyage voyager voyages vp vps vram vranitzky vreden vries
        vroni vrs vs vsa vserver vsg vsk vss vst vsv vt vtb vue vuelta vuitton vuk vulcano vulgaris vulgata vulgo
        vulkanier vulnerability vulnerabilität vulnerable vulpius vult vun vv vvb vvd vvg vvk vvs vvv vw vwa vwgh vwgo
        vwl vwvfg vx vz vzbv václav véronique vöcklabruck vöhl vöhringen völkchen völkel völkers völkerwanderungszeit
        völkl völklingen völklinger vösendorf vöslau waaaas waaas waadt waadtländer waalkes wabern wachenheim wachheit
        wachsmuth wachtberg wachzuhalten wack wackelpudding wacken wackernagel waco wada wadern waechter waehrend waere
        wafer waffeleisen wager wages waghäusel waging wagrain wagram wahlomat wahlschlappe wahnsinns wahrheits
        wahrnehmungs wai waibel waiblingen waiblinger waidhofen waifu waikiki wainwright waited waiting waits waitz wak
        waka wake wakefield waking wala walburga walchensee walcott waldbrunn waldbröl waldeck waldecker waldemar walden
        waldenbuch waldenburg waldenfels waldenser waldersee waldhausen waldi waldkirch waldkraiburg waldnaab waldner
        waldo waldorf waldsassen waldschmidt waldstetten waldviertler walensee waleri walhall wali walid walisische
        walisischen walked walkenhorst walker walkers walkie walking walks walküren wallace wallah wallander wallau
        walldorf walldorfer walldürn wallenberg wallenfels wallenhorst waller wallerstein wallet wallets
        wallfahrtskirche wallhausen wallis wallisellen walliser wallmann wallmerod wallner wallpaper wallstein
        wallstrasse wallstreet wally walmart walmdach walnut walpole walpurgis walsdorf walser walsers walsh walsrode
        walsum waltersdorf waltershausen walton waltons waltraut waltrop waltz wampe wanda wandering
        wanderungsbewegungen wandlitz wandlungsfähigkeit wandsbek wang wangenheim wangenknochen wangerland wanja wanka
        wanna wannabe want wanted wanting wants wanzleben wap wappentier warburg warburger warcraft wardrobe warehouse
        warentrenner warfare warhammer warlock warlord warlords warmbronn warmduscher warming warmlaufen warmth
        warmweiss warned warning warnings warnke warnow warns warranty warrior warriors wars warstein warsteiner
        warszawa wartberg wartburg wartburgkreis wartenberg warterei wartheland wartungs warwick wasabi washburn washed
        washing wassenberg wasseralfingen wasserführenden wasserpfeife wasserstrassen wassili wassily wassup waste
        wasted wasteland wasting wastl wasungen watanabe watch watched watchers watches watchever watching watchlist
        watchmen water waterboarding waterford waterfront watergate waterhouse watford watkins watson wattens
        wattenscheid watzke watzlawick watzmann wau wav wave waverly waves waving wawrinka waxing waxmann way wayne ways
        wazir wba wbc wbg wbk wbs wc wcs wd wdh wdr we weak weakened weaker weakness weaknesses wealth wealthy weapon
        weapons wearable wearables wearing wears weasley weather weaver webcam webcams webhosting webinar webinare
        weblog weblogs webmaster webs webspace webster wec wechat wechselständig wechsler weckmann weckruf wedau
        weddings wedekind wedemark wedge wednesday weed weeds week weekend weekends weekly weeks weener weeze
        weferlingen wegenetz wegesrand weggeflogen weggerannt weggeschwemmt weggesperrt weggespült weggesteckt wegnahm
        wegner wegscheid wegscheider wegstecken wegwerf wegwirft wegzukommen wegzuräumen wegzuschmeissen wegzuwerfen
        wehgetan wehling wehner wehret wehrle wehrlein wehrli wehrmachtssoldaten wehrs wehsely wehtat wehwehchen weia
        weibel weiblein weibo weichert weichs weichspüler weida weidel weidenfeller weidinger weidmüller weidner weigand
        weigel weigelt weigh weighed weighing weight weights weihenstephan weihnachts weihnachtsdeko weihung weikersheim
        weilbach weilburg weilerswist weilheim weilheimer weilimdorf weilrod weils weimann weinberger weinert weinfelden
        weingart weinheimer weinhold weinrich weinsberg weinverkostung weinzierl weisel weisgerber weishaupt weismain
        weismann weissenbach weissenberg weissenberger weissenborn weissenbrunn weissenburg weissenburger weissenfels
        weissenfelser weissenhorn weissenstadt weissenstein weissig weissrussen weissrussische weissrussischen
        weissrussland weissrusslands weisweiler weiterbildungs weitergebaut weitergebildet weitergeholfen weitergezogen
        weiters weiterschlafen weiterzufahren weiterzukommen weiterzuleben weitra weitsicht weitverbreitet
        weitverbreitete weitverbreiteten weitwinkel weitzel weiwei welcker welcome welcomed welcoming weleda welfare
        welfen well wellcome weller welles wellesley welling wellinger wellness wellnessbereich wellnesshotel wells welp
        wels welsch welschen welser welsh weltcup weltcuprennen weltcups weltcupsieg welterbestätten weltverbesserer
        welver welzel welzer welzheim welzow wembley wenck wendehals wendel wendelin wendell wendemanöver wenders
        wendezeit wendisch wendischen wendl wendland wendler wendlingen wendt wendy wenk wennigsen wenning wenns wennst
        went wentorf wentworth wentz wentzel wenz wenzel wenzels wenzl wepper werbeblocker werdau werdenberg
        werdenfelser werderaner werdohl werdum were werf werfel werker werkself werktäglich werl werlte wermelskirchen
        wermuth wernau wernberg werne werneck wernicke wernigerode werra werratal wertheimer werthers wertig wertiger
        wertingen wertungsprüfung wertungsprüfungen wesel weseler weselsky wesenberg weserbergland weserburg wesermarsch
        weserstadion wesir wesley wessel wesseling wesselmann wessels wessely wessex wessi wessis wessling wesson
        westbrook westchester westend westendorf wester westerburg westerholt westerkappeln westerland westermann
        westernhagen westeros westerstede westerwaldkreis westerwälder westf westfalenhalle westfalia westfalica
        westhausen westhofen westhoff westin westindischen westinghouse westl westlake westlb westler westmoreland
        westmünsterland weston westphal westphalen wests westside westwood westworld wetterauer wetteraukreis wettin
        wettiner wettingen wettzumachen wetzel wetzikon wetzlar wetzlarer wewelsburg wey weyarn weyer weyhe weyland
        weyrauch wf wfp wfv wga wgs wgt whack whale wham wharton what whataboutism whatever whats whatsapp whatsoever
        wheat wheaton wheel wheelchair wheeler wheels whelan when whenever where whereas whereby wherein wherever
        whether whey whg which whichever whigs while whilst whip whiplash whipped whipple whiskey whisper whispers
        whistle whistler whitaker white whiteboard whiteboards whitechapel whitehall whitehead whitepaper whites
        whitfield whiting whitley whitlock whitman whitney whittaker who whoa whoever whois whole wholesale wholly whom
        whoop whore whose whu whv why whyte wic wichern wichert wichita wichmann wichsvorlage wick wicked wickede wicker
        wickert wicket wickham wicki wickie widely widerling widerrufsbelehrung widerständler widespread widget widgets
        widmann widmer widow width widukind wiebe wiebke wiechert wiechmann wieck wieczorek wiedemann wiedenbrück
        wiederentdeckt wiedereröffnet wiedergeboren wiederspiegelt wiederverwertet wiederzubekommen wiedmann wiefern
        wiegand wiegmann wiehl wienerberger wiesbadener wiesemann wiesenburg wiesenflächen wiesengrund wiesenhof
        wiesental wiesenthal wiesentheid wiesenweg wiesinger wiesler wiesloch wiesmann wiesmoor wiesn wiesner wiessee
        wife wifi wifo wigan wigand wigger wiggins wight wiiu wik wikifolio wikileaks wikimedia wiking wiko wiktor
        wilamowitz wilbur wilcox wildcats wilderei wilderness wilders wildeshausen wildlife wildly wildungen wiley
        wilfred wilfried wilhelma wilhelmi wilhelmina wilhelmine wilhelminischen wilhelmsburg wilhelmsdorf
        wilhelmshavener wilhelmshöhe wilhelmsplatz wilhelmsthal wilhelmstrasse wilke wilken wilkens wilkes wilkins
        wilkinson willard willem willems willemsen willers williamsburg williamson willibald willie willing willingen
        willingness willkomm willkommens willkommensgeschenk willkommensgruss willkommenskultur willkürherrschaft willms
        willoughby willow wills wilm wilma wilmer wilmersdorfer wilmington wilms wilna wilnsdorf wilpert wilsberg wilson
        wilsons wilster wilton wimpfen winckelmann winckler windeck windhoek winding windisch window windsheim
        windsurfen windy winehouse winfrey wing wingman wings winifred winkelschleifer winkle winkler winklers winnenden
        winner winners winnetous winni winnie winning winningen winnipeg winona wins winsen winslet winslow winston
        winterhart winterhude winterscheidt winterthurer winthrop winzergenossenschaft wip wiped wipo wipper wipperfürth
        wippermann wirds wirecard wireless wirges wirkl wirkmechanismus wirkungs wirsberg wirsching wirth wirths
        wirtschaftens wirtschafts wirtschaftswissenschaftliche wirtschaftswissenschaftlichen wirtz wischnewski wisconsin
        wisdom wiseman wish wished wishes wishing wismut wisniewski wissenschafter wissenschaftl wissenschaftlichkeit
        wissenschafts wissing wissler wissmann witali witch witcher with withdraw withdrawal withdrawn withdrew
        witherspoon within without witkowski witness witnessed witnesses witold witsch witt witte wittek wittekind
        wittelsbach wittelsbacher witten wittenau wittenberge wittenburg wittener witterungsbedingt wittgenstein
        wittgensteins wittich wittig wittingen wittke wittler wittlich wittmann wittmund wittstock witzchen witzenhausen
        witzfigur witzfiguren witzigerweise witzleben witzlos wives wixen wixer wixxer wiz wj wjatscheslaw wka wkn wksta
        wkö wladislaw wlan wlans wltp wm wmf wmr wms wmv woah woelki wohlbekannte wohlbekannten wohlfahrts wohlfühl
        wohlfühlfaktor wohlfühloase wohlgemuth wohlwissend wohlzufühlen wohnungs woidke woiwodschaft wojciech wok woke
        wolbeck wolber woldemar wolfach wolfegg wolfenbüttel wolfenbütteler wolfenstein wolffsohn wolfgangsee wolfhagen
        wolfhard wolfi wolfratshausen wolfrum wolfsberger wolfskin wolfstein wolgast wolgograd wollin wollny wolmirstedt
        wolter wolters woltersdorf wolverine wolves wolzogen womack wombats women womens womo wonder wondered wonderful
        wondering wonderland wonders wong wonneproppen wood woodbury wooden woodhouse woodland woodley woodman woodrow
        woods woodstock woodward woody woogie woolworth woop worbis worcester wording wordpress words wordsworth wore
        work workaround worked worker workers workflow workflows workforce working workout workouts workplace works
        world worlds worldtour worldwide wormatia wormser worpswede worried worries worringen worry worrying worse
        worship worst worthington worthless worthwhile worthy wos would wounded wounds wow wowereit woyzeck wozniacki
        wozniak wpa wphg wps wrabetz wrackteile wraith wrangel wrap wrapped wraps wrath wrc wreck wrecking wrestlemania
        wrestler wriezen wright write writers writes writing writings written wroclaw wrong wrote wrv wsc wsi wsj wsl
        wsv wsw wt wta wtb wtc wtcc wtf wtg wti wto wub wuensche wuerzburg wuff wuhan wuhlheide wuk wulf wulfen wulff
        wulmstorf wumms wumpe wun wunderts wundt wunsiedel wunstorf wupper wurlitzer wurscht wurster wurtz wurz wurzach
        wurzbach wurzer wuschig wusterhausen wustermark wutach wuttke wv ww wwdc wwf wwii wwu www wyatt wyk wyler wylie
        wyman wyndham wyoming wyss wz wzb wächtersbach wädenswil wägelchen währing währungs wäldchen wärest
        wärmetauscher wärmstens wärs wässerchen wöchigen wöhrl wölkchen wörgl wörishofen wörle wörlitz wörner wörrstadt
        wörth wörthersee wörz wü wülfing wülfrath wüllner wümme wünsdorf wür würselen würstel würth württ wüthrich xabi
        xanax xander xatar xaver xavi xavier xbox xc xcom xd xdd xddd xdrive xenia xenoblade xenon xenophon xeon xetra
        xf xhaka xhamster xhosa xian xiang xiao xiaomi xiaoping xii xiii xing xinhua xinjiang xiv xix xj xl xmas xml
        xoxo xp xperia xps xr xs xt xue xv xvi xvideos xvii xviii xx xxii xxiii xxiv xxix xxl xxv xxvi xxvii xxviii xxx
        xxxl xxxlutz xxxx xxxxx xy xylit xyz xz ya yachtclub yachthafen yad yael yahya yai yak yakari yakuza yale yama
        yamada yamaha yamamoto yamato yamazaki yams yanar yancy yandex yankee yankees yann yannic yannick yannik yannis
        yao yap yara yard yards yaris yas yasemin yasin yasmin yasmina yasmine yassin yat yates yau yavuz yay yaya ybbs
        ye yea yeah year yearbook yearly years yeats yell yelled yellen yelling yello yellow yellowstone yelp yemen yeni
        yeon yep yes yesterday yet yi yield yields yildirim yildiz yilmaz ying yip yippie yitzhak ymca yoda yogalehrer
        yogeshwar yoghurt yogi yoko yolanda yolo yon yong yoo yoon yorck yorkshire yoruba yoshi yoshida you yougov young
        younger youngest youngs youngster youngsters youngtimer youporn your youre yours yourself yourselves yousef
        youssef youth youtube youtubekanal youtuber youtuberin youtubern yoyo yozgat ypern ypg yps ypsilanti ypsilon yr
        ys ystad yt yu yuan yucatan yucca yue yuen yugioh yui yuki yuko yukon yul yuma yumi yummy yun yung yunnan yunus
        yup yuri yussuf yusuf yverdon yves yvette yy yücel yüksel zabel zabern zac zach zacharias zachary zacher zack
        zacke zadar zadek zafer zafira zaha zahlr zahlungs zahra zajac zak zakopane zalando zaman zambrano zamg zamora
        zana zandt zandvoort zane zanetti zap zapata zapp zappa zappen zara zaragoza zarah zaristischen zartbitter
        zastrow zattoo zauchensee zauner zaza zb zbigniew zd zdf zdfinfo zdfneo zdk zealand zech zecher zeckenbiss zed
        zedd zedern zedler zedlitz zeeland zehdenick zehennägel zehntelsekunden zehntscheune zeidler zeigs zeiler
        zeilinger zeiss zeitenwende zeitler zeitlichkeit zeitungs zeitverzögert zeitz zeitzer zeke zeki zelda zell
        zeller zellerfeld zellweger zelter zeltner zeman zeng zenger zenith zenker zeno zenon zens zent zentauren
        zentralasiatischen zentralmatura zentrierung zephyr zeppelinstrasse zerbrechlichkeit zerbröseln zerbröselt
        zerbst zerbster zerebrale zerebralen zerfickt zermatt zero zersiedelung zerspanungsmechaniker zetkin zetsche
        zeughaus zeulenroda zeuner zeuthen zeven zew zeynep zf zfp zfs zg zgb zhang zhao zhejiang zheng zhi zhong zhou
        zia zib zick zickt zico zidane ziegler zielinski zielke ziem ziemann ziemiak zierenberg ziesar ziethen ziff zig
        ziggy zigmal zijn zika ziller zillertal zillertaler zine zingst zinner zinnowitz zinzendorf zip zipper
        zipperlein zippo zipser zirbeldrüse zirkon zirkonia zirndorf zirrhose zis zita zitronengelb zittau zittauer ziv
        zivi zivilgesellschaftliche zivilgesellschaftlichen zkb zl zlatan zlatko zloty zmd zn znaim znojmo zob zocker
        zodiac zoe zoey zofingen zola zoller zollern zollernalbkreis zollikon zollinger zollitsch zoltan zoltán zones
        zons zonta zoot zora zoran zorc zorneding zossen zotter zoé zoë zpo zs zsa zsc zschokke zschopau zschäpe zska
        zsolt zt zte zubau zuckerfrei zuckerfreie zuckerl zuckmayer zuckowski zufahrtsstrasse zufahrtsstrassen
        zufallsvariable zufallsvariablen zuffenhausen zufluchtsstätte zufriedengeben zugedröhnt zugekleistert zugelost
        zugemüllt zugeparkt zuger zugereiste zugereisten zugesendet zugesperrt zugl zugrundelegung zugängig zukunfts
        zukunftsträchtige zuladung zulassungs zulu zumba zumutbarkeit zumüllen zunftmeister zurueck zurzach
        zurückbrachte zurückerwartet zurückfiel zurückgebaut zurückgebildet zurückgelehnt zurückgerudert
        zurückgeschnitten zurücklehnen zurückreisen zurückspulen zurückverwiesen zurückzubekommen zurückzuerobern
        zurückzufahren zurückzufallen zurückzufinden zurückzuholen zurückzulassen zurückzurufen zurückzuschlagen
        zurückzuverfolgen zurückzuweisen zusam zusammenfanden zusammengenäht zusammenraufen zusammenschlossen
        zusammenzubauen zusammenzuhalten zusammenzukommen zusammenzuziehen zusatzinfo zuschreibung zuschreibungen
        zuschrieb zuseher zusehern zusperren zusprach zustechen zustimmungswerte zutatenliste zuzuziehen zv zverev zw
        zwayer zweibrücker zweien zweimonatigen zweisamkeit zweiteres zweithäufigste zweithöchste zweithöchsten
        zweitmeisten zweitplatzierte zweitplatzierten zweitschlechteste zweitwichtigste zwenkau zwentendorf zwettl
        zwiefalten zwiegespalten zwiesel zwiesprache zwingenberg zwischenahn zwischendrin zwo zwoa zwolle zwölfer zx
        zygmunt zyl zynga zypries zytostatika zzgl zzt zähneknirschen zähneputzen zähringer zöliakie zöller zühlke
        zülpich zülpicher zündapp zündorf zürcher züri züricher zürichsee zürn złoty álvaro ägidius ägyptologie ägäis äh
        ähem ähh ähhh ähm älterwerden ärmchen ätiologie äuglein ääh äääh ça école élysée élysées émile éric était
        étienne étude études été être île ólafur öaab öamtc öaw öbb öcalan ödeme ödipus ödland ödnis ödp ödön öfb öff
        öffentl öffentlichkeitsfahndung öffi öffis öffnungs ögb öhrchen öhringen öko ökonomik ökonomisierung ökos ömer
        önorm öpnv öpp örr örtchen ös ösi ösis öster österr östersund östringen ösv ötv ötzi ötztal ötztaler öv övp
        özcan özdemir özgür özil özils özkan özlem özoguz öztürk üb übach übelnehmen überarb überbacken überbaut
        überbauung überbetriebliche überbetrieblichen überfischung übergetreten übergezogen übergriffig
        überlebenswichtig überleg überlingen überlinger überpünktlich überraschungs übersetz übersetzungs übersiedelung
        überspült überstrapaziert übervorsichtig überwachungs übrigends übungs ünal œuvre škoda και μg μm на не по
        """
}
