// swift-format-ignore-file
// Written by scripts/spelling-words.py; not to be edited by hand.
//
// Words of wordfreq, https://github.com/rspeer/wordfreq, that Hunspell does not know.
// Copyright (C) Robyn Speer and others. Licensed under CC BY-SA 4.0, as this list is.

extension ListedWords {
    static let rareSpanish: StaticString = """
        aaa aaaa aaaaa aaaaaa aaaaaah aaaaah aaaah aaah aaahh aaahhh aac aahh aai aam aang aarhus aaron aarón aaw ab aba
        abadi abal abalos aban abanca abando abandon abandoned abandoning abaroa abarth abascal abb abba abbas abbey
        abbie abbot abbott abby abbé abcd abd abdala abdallah abdalá abdel abdelaziz abdelkader abderramán abdi abdo
        abducted abdul abdulaziz abdón abe abeba abed abejita abel abella abellán abengoa abercrombie aberdeen abertis
        abi abide abidjan abigail abilities ability abimael abin abinader abiyán abjasia able abm abn abnegada abnegado
        abner abnormal aboard abolished abolition aboriginal abortion abortions abou about above abp abr abrahams
        abrahán abram abramovich abrams abrantes abrazote abrego abreu abroad abruptly abruzzo abs absalón absence
        absent absenta absentia absolute absolutely absorb absorbing absorption abstract abstracts absurd absurdamente
        abt abu abue abuelita abuelitas abuelito abuelitos abul abundance abundant abundio aburridísimo aburto abused
        abusing abusive aby abya abyss abás abú acabose acacio academic academics academy académie acajutla acb acc
        accelerate accelerated acceleration accent accents accenture accept acceptance accepted accepting accepts
        accesar access accessed accessibility accessories accessory acci accident accidentally accidents accio
        accionante acclaimed accommodate accommodation accompanied accompany accompanying accomplish accomplished
        accomplishment accomplishments accord accordance according accordingly account accountability accountable
        accountant accounted accounting accounts accra accreditation accredited accumulated accumulation accuracy
        accurate accurately accusation accusations accused accusing accustomed acd acebal acebes aceh acep
        aceptablemente acercársele acereros acería acerías acetil aceves acf ach achieve achieved achievement
        achievements achieving achille achis aci aciclovir acid acidificación acids ack ackerman acknowledge
        acknowledged acknowledges acknowledging aclaramiento aclu acm acme acnur acojonante acom acompa aconcagua
        aconfesional acordas acorn acoustic acp acqua acquaintance acquainted acquire acquired acquiring acquisition
        acquisitions acr acrobat across acrítica acs act acteal acted actes acth acting action actions activador
        activadores activate activated activation actively activision activism activist activists activities activity
        acton actora actoral actors actress acts actu actuadores actually actuarial actuariales acu acuacultura acuer
        acuminadas acura acurio acute acuícola acv adair adal adalberto adam adamantium adamson adapt adaptation adapted
        adapter adapting adaptive adb adblock adc added addenda addendum adderall addict addicted addiction addictive
        addicts adding addis addison addition additional additionally additions addons address addressed addresses
        addressing adds addy adecco adeco adecos adecua adecuan adelaida adelaide adele adelina adeline adelita adelson
        adem ademuz aden adenauer adenocarcinoma adenosina adequate adequately ades adf adhere adi adidas adieu adif
        adil adina aditi aditya adj adjacent adjoining adjust adjustable adjusted adjusting adjustment adjustments adler
        adm admi admin administer administered administration administrative administrator administrators admins admiral
        admiration admired admission admissions admit admits admitted admittedly admitting admitámoslo adn adnan
        adolecente adolecentes adolescent adolf adolph adolphe adonai adopt adopted adopting adoption ador adp
        adrenaline adrenérgicos adri adria adriano adrien adrienne adrià adrogué ads adsense adsl adsorción adu adua
        adult adulthood adults aduriz advance advanced advancement advances advancing advantage advantages advent
        adventure adventures adversamente adverse advertise advertised advertisement advertisements advertisers
        advertising advice adviento advise advised adviser advisers advising advisor advisors advisory advocacy advocate
        advocated advocates advocating adwords adyacencias adèle adén adís aeat aec aecid aecio aedes aeg aegis aegon
        aegypti aemet aena aenor aeon aep aerial aero aerobic aeroclub aerodeslizador aeroflot aeromexico aeromoza
        aeroméxico aeroparque aerosmith aerospace aeróbic aesthetic aesthetics af afa afar afc afd afectivamente aff
        affair affaires affairs affect affected affecting affection affects affiliate affiliated affiliates affiliation
        affinity affirmative affleck afford affordable afghan afghanistan afi afip afjp afk aflojale afo afonso
        aforementioned afp afps afra afraid african africans afrika afrique afro afroperuana afros afrutado afsca after
        aftermath afternoon afterward afterwards ag agadir again against agamenón agapito agapornis agar agassi agatha
        agc age aged agen agence agency agent agents ages agg aggie aggregate aggression aggressive aggressively agh agi
        agile agilización aging agm agn agnes agnew agni agnès ago agon agony agos agostina agostinho agostini agostino
        agp agr agra agradarle agramonte agree agreed agreeing agreement agreements agrees agregador agregadores
        agregame agri agric agricultural agriculture agripa agripina agroalimentaria agroalimentarias agroalimentario
        agroalimentarios agroecología agroexportador agroindustria agroindustrial agroindustriales agron agronegocios
        agronómica agronómicas agronómico agrotóxicos ags aguadilla agudelo aguerre aguiar aguiló aguinaga agujerito
        agujeritos agulló agusto agustí ahab ahahaha ahead ahem ahhh ahhhh ahhhhh ahhhhhh ahhhhhhh ahm ahmad ahmadinejad
        ahmadineyad ahmed ahmedabad ahmet ahorristas ahuachapán ahá aia aic aica aichi aicm aid aida aidan aided aiden
        aids aig aii aiken aikido aiko aileen aim aimar aime aimed aimee aiming aims aimé aimée aina ainara aine ainhoa
        ains ainu aio aioria aip air aira airbag airbags airbnb airborne airbus aircraft airing airline airlines
        airplane airplanes airplay airpods airport airports airsoft airways ais aish aisha aislación aisle aissami ait
        aitana aix aixa aizen ajaccio ajaj ajaja ajajaj ajajaja ajajajaj ajajajaja ajam ajax ajay ajillo ajit ajjaja
        ajuntament ajusco aka akademie akagi akal akan akane akash akatsuki akbar akemi akhtar aki akihabara akiko akin
        akio akira akita akiyama akon akp akram akron aku akuma akutagawa alabama alacant aladdin aladi aladino alagoas
        alagón alai alain alajuela alajuelense alamillo alan alanina alanis alarcos alaric alarico alario alarm
        alarmantemente alarming alarms alastair alatriste alaya albaicín albaladejo albalate albany albareda albariño
        albarrán albeiro albeit albelda alber alberche alberta albertina albi albiazul albicans albiceleste albin albiol
        albion albizu albión albolote alborán albrecht albright albums albuquerque albus albéniz alcan alcaraz alcatel
        alcaudete alcañiz alch alchemist alcibíades alcide alco alcoa alcocer alcoholic alcoholímetro alcoi alcolea
        alconada alcora alcott alcover alcubierre alcudia alcácer aldao alday aldeanueva aldebarán aldecoa aldehuela
        alden alderete aldi aldo aldonza aldosivi aldosterona aldous aldrich aldridge aldrin aldunate alebrijes alec
        aledo alef aleida aleister aleix aleixandre alejos alek aleks aleksandar aleksander aleksandr aleksandra aleksei
        aleksey alekséi alemany alembert alena alencar alentejo aleph alepo aleppo alert alesia alessa alessandra
        alessandri alessandro alessia alessio alesso alevines alevosamente alevín alexa alexandr alexandre alexandria
        alexandros alexei alexey alexi alexis alexéi alfabetismo alfano alfaro alfie alfieri alfon alfons alfonsin
        alfonsín alfred algaba algae algarra algarve alger algeria algernon algorithm algorithms algorta algu alguito
        algérie alhambra alhóndiga alia alibaba alibi alice alie alien aliens alierta aliexpress alighieri align aligned
        alignment alike alim alina aline alipio alirio alison alisson alistair alita alitalia alitas alive alix aliyev
        allah allahu allamand allan allard allegation allegations alleged allegedly allegiance allegri allenby aller
        allergic allergies allergy alleviate allgemeine alliance alliances allianz allie allied allies allison allister
        allocated allocation allow allowance allowed allowing allows alloy allup allyson almada almadén almanza almanzor
        almanzora almaraz almarza almaty almazán almendares almeyda almighty almirall almirón almodovar almodóvar
        almogávares almonacid almond almost almudena almácigos alocuciones alocución aloe aloes aloha alois alomejor
        alon alone along alongside aloud aloy aloysius alpe alperovich alpert alpha alphabet alphonse alpine alprazolam
        alps alpuente alpujarras already alright alsacia alsasua also alsogaray alstom alston alter alterations altered
        altering alternate alternating alternative alternatively alternatives althea although althusser altiro altisima
        altitude altman altogether altolaguirre alton altre altuve altísima altísimas aluar alucard aluminium aluminum
        alumni alvar alvarenga alvarito alves alvia alvin always alyson alyssa alzamora alzira alós am amadeu amadeus
        amadou amadís amaia amaiur amalio amami amanda amanita amaral amaranta amarante amari amarna amarok amartya amat
        amateurismo amaury amauta amaya amazed amazigh amazing amazingly amazon amazonia amazonía amaños amb ambassador
        ambassadors ambato amber amberes ambidiestro ambien ambientalismo ambientalmente ambiguous ambition ambitions
        ambitious ambriz ambrose ambrosio ambulance ambush amc amd amedeo amedrentamiento amelia amelie amelio amend
        amended amendment amendments amengual amenities amenudo amenábar ameo amer american americans americo amerika
        amet amex amezcua amf amg amherst amic amici amico amics amicus amid amidst amie amiel amiens amieva amigazo
        amiguis amiguita amiguitas amiguito amiguitos amiibo amilasa amilcar amiloide amiloidosis amin aminta
        amiotrófica amish amit amitabh amity amlo amm ammunition ammán amnesty amnésico amoedo amoladora amoled amon
        among amongst amoníaco amorcito amore amorebieta amorim amorrortu amorín amorós amount amounted amounts amour
        amoxicilina amp amparito amperaje ampicilina ampl ample ampli amplísima amplísimo ampuero ampurdán ampurias
        amrita amritsar amstel amsterdam amstrad amt amtrak amu amuay amundsen amunátegui amur amurrio amused amusement
        amusing amv amway amy amélie américo amérique amézaga amílcar amín amón an anabel anabella anabelle anabólicos
        anac anaeróbico anafiláctico anaga anaheim anahi anahí anais anak anakin analog analogy analyse analyses
        analysis analyst analysts analytica analytical analytics analyze analyzed analyzing analía anamnesis anan anand
        ananda ananías anarchist anarchy anarco anarcocapitalismo anarcosindicalismo anarcosindicalista
        anarcosindicalistas anas anastasio anastasiya anat anatole anatoli anatoly anatomy anatómicamente anaïs anc
        ancap ancash ancelotti ancestors ancestry anchamente anchieta anchor anchorage anchorena ancien ancient ancona
        and andalus andaman andamán andean ander anderlecht anders andersen anderson andersson andhra andi andoni
        andover andrada andre andreas andrei andrej andreotti andretti andreu andrew andrews andrey andreína andriy
        andromeda andros andrzej andrás andré andréi andrógino andrómeda andrónico andueza andy andía anel anep
        anestesiología anf anfield anfp ang angamos angarita angelelli angeli angelici angelika angelini angelique
        angelis angelita angelo angelou angels angelus anger angers angie angiografía angioplastia angiotensina angkor
        anglada anglais angle angles anglia anglés anglófono anglófonos angoulême angra angry anguiano anguita angus
        angy anh anhui ani ania anibal aniceto anika anim animalista animalistas animalito animalitos animals animated
        animation animista animistas animus anio anios aniston anja anjou anka ankara anker ankh ankle ankles anmat ann
        annabel annabella annabelle annabeth annalisa annalise annals annan annapolis annapurna anne annecy annette
        annex annexed anni annie annika anniversary announce announced announcement announcements announcer announces
        announcing annoyed annoying annually annunzio annus anny année anoeta anon anonymous anoréxica anotate another
        anova anp anr ans ansaldi ansar ansari anse ansel anselmi anselmo anses ansi ansina anson answer answered
        answering answers ant antal antalya antananarivo antara antarctic antarctica antares antel antenor antezana
        anthem anthology anthony anthrax anthropology anthropos antiarrugas antibacterial antibes antibiotic antibiotics
        antibodies antic antica anticapitalismo anticapitalista anticapitalistas antich anticipate anticipated
        anticipation anticoagulante anticoagulantes anticolonial anticolonialista anticoncepción anticorrupcion
        anticorrupción anticuchos antidemocrática antidemocráticas antidemocrático antidemocráticos antidoping
        antidumping antifa antiglobalización antigás antihéroe antiimperialismo antiimperialista antiimperialistas
        antilles antillón antimisiles antimonopolio antimotines antimperialista antinarcóticos antinuclear antinucleares
        antipatriota antiperonista antiperonistas antipsicóticos antirracista antirretroviral antirretrovirales antis
        antisistema antitabaco antiterrorismo antiterrorista antiterroristas antivacunas antivalores antiviral
        antivirales antiácidos antoine antoinette antojitos antológica antológico antonella antonelli antoni antonieta
        antonin antonini antonioni antonius antonov antony antunes antv antía antígona antíoco antúnez anualizada anuar
        anubis anuies anulabilidad anv anvers anwar anxiety anxious anxo any anya anybody anymore anyone anys anything
        anytime anyway anyways anywhere anza anzac aníbal anímicamente aoc aoi aoki aomori aosta aoyama apagarla
        apagarlo apalaches apalancamiento aparataje aparatito aparici apart apartidista apartir apartment apartments apb
        apc apd ape apec apeninos apes apesar apex apf api apia apis apk apli aplicador apm apoc apocalypse apollinaire
        apolodoro apologies apologise apologize apologized apology apolonio apoquindo aportante aportantes apostador
        apostadores apoteósico apoyabrazos app apparatus apparel apparent apparently appeal appealed appealing appeals
        appear appearance appearances appeared appearing appears appendix appetite applause appleby apples applet
        appleton appliances applicant applicants application applications applied applies apply applying appoint
        appointed appointment appointments appreciate appreciated appreciation apprentice approach approached approaches
        approaching appropriate appropriately approval approve approved approximate approximately apps appstore apre
        apren aprendete apreta apretas april aprile aprilia aprismo aprista apristas apro aprobas après aps apt apud
        apuleyo apus apuñalamiento apícola aqaba aqsa aqua aquaman aquarium aquarius aquatic aquileo aquisgrán arab
        arabella arabi arabian arabic arabista arabistas arabs aracely aracena arafat arag arago aragorn aragó arahal
        araiza araki aral aralar aram aramayo aramburu aramburú aramco aramis arancibia araneda aranguren arantxa
        aranzadi araos araoz arap arapey ararat arash arata arau arauz aravaca aravena arawak araya arb arba arbeloa
        arbenz arbitrary arbitration arbolito arbolitos arbor arbus arc arcade arcades arcadi arcaya arcelor arch
        archaeological archaeology archbishop archena archer archi archibald archicofradía archidiócesis archidona
        archie archienemigo architect architects architectural architecture archivística arcia arciniegas arcis arcoiris
        arcor arctic arcy ardea ardenas ardiles arduino ardèche ardón areces arecibo arellano arely arendt arenita arent
        arenys arequipeño aretha arezzo arg argamasilla argandoña arganzuela argen argenis argensola argent argentaria
        argenti argentine argentinidad argentos argerich argh arginina argote arguably argue argued argues argueta
        arguing arguiñano argumedo argument arguments argus argyle argüelles ari ariadne arial arian ariana ariane
        arianna arianne aribau ariel arif arima arimatea ariosto aris arise arises arising aristegui aristeguieta
        aristide aristides aristizábal aristófanes arito aritos aritz ariza arizmendi arjen arjun ark arkady arkansas
        arkham arlanza arlene arlette arlington arlt arm armageddon armagedón armand armani armed armendáriz armengol
        armenian armenteros armida armies armijo armin armitage armor armored armour arms army armée arn arnaiz arnal
        arnaldo arnao arnaud arnault arne arnedo arnet arnhem arniches arnie arnm arno arnold arnoldo arns arnulfo aroa
        aroca arocena arocha aroche aromaterapia aromatizante arose arosemena around arp arpegios arquera arqui
        arquidiócesis arquímedes arraiján arrange arranged arrangement arrangements arranging arranz arrau array arreaza
        arrechera arrechos arregui arreola arrese arrest arrested arresting arrests arri arriagada arribismo arrieta
        arrillaga arriola arrival arrive arrived arrives arriving arrogance arrogant arrojarle arrow arrows
        arroyomolinos arruabarrena arrubla arruda arryn ars arsat arsenio arslan arsuaga artagnan artal artaud artaza
        arteche artem artemio artery arteta arthas arthritis arthur arti artic article articles articulate artie
        artifacts artificialidad artiguista artiles artillery artis artist artistic artists artium artois artola artpop
        arts artur arturito artwork aru arum arun arusha arv arwen ary arya arzú arábica aránguiz aráoz arístides
        aróstegui asadito asahi asakusa asam asami asano asap asc ascalón ascanio ascazo ascend ascii ascot ascórbico
        asdrúbal asegurándole asegurándoles asencio asenjo asensi asensio asertividad asf asgard asghar ash ashamed
        ashanti ashby ashcroft ashdod asher ashes ashford ashland ashlee ashley ashok ashoka ashore ashraf ashram ashton
        ashur ashura ashworth asian asic asics aside asier asif asim asimov asio asiq asist asistencialismo ask asked
        asking asks aslam aslan asleep asm asmr asobal asoc asociatividad asombrosamente asp aspect aspects aspergillus
        aspersores asphalt aspiracional aspirations aspiring asquerosamente asquito assad assam assange assassin
        assassination assassins assault assaulted assemble assembled assembly assert asserted assertion assess assessed
        assessing assessment assessments asset assets asshole assholes assign assigned assignment assignments assis
        assist assistance assistant assistants assisted assisting assists associació associate associated associates
        association associations associação assumed assuming assumption assumptions assurance assure assured ast astaire
        astana astaná asterix asteroid astete asthma astm astolfo aston astonishing astorga astori astoria astra astrada
        astray astrid astronaut astronomy astudillo asturies astérix asuka asuán asylum aséptica aséptico asón asúa at
        atahualpa atapuerca atarfe atari atatürk atb atc ateca atelier atemorizante atenci atencio atencional atf ath
        atheist athena athens atherton athlete athletes athletic athletics athos ati atienza atila atilano atilio
        atisbos atkins atkinson atlanta atlantic atlantida atlantis atleast atleti atlántida atm atmos atmosphere
        atmospheric atom atomic atomización atoms atop atp atr atra atrapante atrapasueños atraves atravez através
        atreides atresmedia atrezzo atrocities atrápalo ats atsushi att attac attach attached attachment attack attacked
        attacker attackers attacking attacks attain attained attempt attempted attempting attempts attenborough attend
        attendance attendant attended attendees attending attention atti attic attica atticus attila attilio attitude
        attitudes attorney attorneys attract attracted attracting attraction attractions attractive attracts attribute
        attributed attributes attribution atucha atuel atv atwell atwood atx aubert aubin aubrey aubry auburn auc auch
        auckland auction aud audacity audax audazmente aude auden audi audicionar audience audiences audit audition
        auditorium audrey auerbach auf augc augmented augsburgo august auguste augusti augustin augustine augustus aulo
        aung aunke aunq aunt aupa aurelia aureliano aureus auri aurich aurinegro auris aurore aurrera aurrerá aurífera
        auschwitz auspiciador auspiciadores auspiciantes aussi aussie austen auster austerlitz austin australian
        australians austrian austrias austrohúngaro aut aute auteur auth authentic authenticity authorised authoritarian
        authorities authority authorization authorized authors autism autito autitos autoabastecimiento autoaprendizaje
        autobiography autobot autobots autocad autocaravana autocine autocomplacencia autoconcepto autoconsumo
        autoconvocados autocorrector autocrática autocrático autocrítico autocuidado autocultivo autodescubrimiento
        autodesk autodromo autoedición autoeficacia autoempleo autoengaño autoexploración autogestionada autogestionado
        autogol autogolpe autoinmune autoinmunes automated automatic automatically automation automobile automotive
        autonomous autonomy autoproclama autoproclamada autoproclamado autoproclamados autoproclamó autopromoción
        autopsy autopublicación autori autorrealización autostop autosómica autotransporte autotune autre autumn
        autárquico autócrata autódromo auvernia aux auxiliary ava avaaz avail availability available avalanche avalon
        avalos avalúos avant avanti avasallante avast aveiro avelina avello aven avenged avenger avengers aventón avenue
        avenues aveo aver average averaged averages averaging averroes avery avg avi avian aviation avicena avicii
        avifauna avignon avioncito avis avistaje aviv aviñón avoid avoidance avoided avoiding avoids avon avp avro avt
        avui aw awa awad awada await awaited awaiting awaits awake awakening award awarded awards aware awareness away
        awe awebo aweonao awesome awful awhile awkward aws aww awww axa axarquía axe axelrod axn axtel ayahuasca ayako
        ayatolá aybar aycinena aye ayesha ayestarán ayla aylan aylin ayllu ayllus ayllón aylwin ayman aymar aymara
        aymaras aymerich ayni ayolas ayotzinapa ayrton aysa ayu ayub ayudantía ayudita ayudándole ayudándoles ayurveda
        ayuso ayutthaya ayyy ayyyy ayyyyy ayón ayúdalo aza azad azagra azahara azam azawad azazel azaña azcuénaga
        azcárate azcárraga azer azerbaijan azeroth azevedo aziz azkaban aznar aznavour azopardo azorín azpeitia azrael
        azt aztec aztlán azuara azuay azuero azumi azurduy azure azzam azzaro azzurra azócar aída aínsa añez añito
        añitos aórtica aórtico baader baal bab babahoyo babak babar babasónicos babbage babbitt babcock babe babelia
        babes babette babia babies babosada babosadas babs babu babuinos baby babylon bac bacall bacardi bacardí
        baccarat bach bacha bachaqueo bachaquero bachaqueros bachar bachata bachchan bachelet bachelor bachi bachir
        bachman bacillus back backbone backdrop backed backend backer backgammon background backgrounds backing backlash
        backpack backs backstage backstreet backup backups backus backward backwards backyard bacon bacrim bacterial
        bacón bad badass badawi baden bader badge badger badges badi badia badilla badly badoo badr baduel badía bae
        baek baekje baer baez baeza bafici bafta bag bagdad bagel bagels bages baggage baggio baghdad baghdadi bagley
        bags baguette baguettes bahadur bahama bahamonde bahiano bahiense bahn bahrain bahrein bahréin baht bai baia
        baiano baidu baigorria baikal bail bailaora bailey baileys bailly bailón bain bainbridge baines bains baird
        baire baires bairro bait baix baixa baixas baixo bajaj bajomedieval bajonear bajísima bajísimo bajísimos bak
        bake baked baker bakersfield bakery baking bakr bakri bakshi baku bakunin bakú balaguer balam balanced balancing
        balanta balart balaídos balbi balbina balbino balbo balbuena balbín balcanes balcells balcony balcázar bald
        balder balderas balderrama baldetti baldomero baldor baldoví balduino baldwin balears balenciaga balfour bali
        balin balkan ball ballad balladares ballantine ballard ballerina ballester balli ballivián ballon balloon
        balloons ballot ballotage ballots ballroom balls bally balmaceda balmaseda balmes balompié baloo balotaje
        balotelli balseiro baltar baltasar balthasar balthazar baltic baltimore baluchistán balvin balza balzac bam
        bamako bamberg bambi bambino bamboo banalización banamex banat bancaba bancaja bancamos bancan bancando bancar
        bancarización bancarme bancaron bancarse bancarte bancate bancatela banchero bancolombia bancomer bancroft band
        bandai bandana bandar bandcamp bande bandeira bandeirantes banderazo banderita banderitas bandicoot bandit
        bandita banditas bandoneón bands bandung bandura bandwidth bane baneado banega banegas baneo banerjee banesco
        banesto banff banfield bang bangalore banging bangkok bangla bangladesh bangor bangs bangui banjo bank banker
        bankers bankia banking bankrupt bankruptcy banks banksy banned banner banners banning bannister bannon banobras
        banorte banque banquen banquet banquina banquito banqué bans banshee banton banu banxico banzai banzer banús bap
        baptism baptist baptiste baquedano baquerizo baquero barack baracus baradel baradit barahona barak barakaldo
        baran barangay barataria baratheon baratito barañao barb barbadillo barbanegra barbarroja barbastro barbecue
        barber barbie barbier barbieri barbies barbita barboza barbra barby barbón barce barcel barcelo barcelonesa
        barceloneses barceloneta barcelonista barcelonistas barcelonés barceló barcenas barclay barclays bard bardales
        bardea bardean bardeando bardear bardearon bardeen bardem bardenas bardeo bardero bardos bardot barea barefoot
        bareiro barely bargain bargaining barge bari barillas baring barisan barista baristas bark barker barking
        barkley barlett barletta barley barlow barn barna barnaby barnard barnes barnet barnett barney barnum baroja
        barolo barona barone baroni barovero barquito barquitos barrabravas barracks barrantes barraquer barraza
        barreiro barreiros barrel barrels barrenechea barret barreto barrett barrick barrie barrier barriers barriguita
        barrington barrionuevo barris barroeta barrow barry barrymore bars bart bartender barth barthes bartholomew
        bartleby bartlet bartlett bartok bartolomeo bartomeu barton bartra barts baruch basanta bascuñán baseball based
        basel baseline basement bash bashar bashir basic basically basics basil basile basilea basin basis baskerville
        basket basketball baskonia basora basque basquet basquetbolista basquiat bass bassam basset bassett bassi bassil
        bassols bastard bastards basterra bastia bastian bastida bastien bastille bastián bastogne basu basualdo basural
        basurales basurto basálticas bat bataille bataillon batallitas batasuna batavia batch bateman bateson batet
        batey bath bathing bathroom bathrooms baths bati batik batistuta batlle batllismo batllista batman baton bator
        batres bats battaglia battalion battambang batter batteries battery batting battle battlefield battlefront
        battles battlestar battling batumi bau baudelaire baudrillard bauer bauhaus baum bauman baumann baumgartner baus
        baute bavaria baviera bax baxter bayamón bayard bayardo bayer bayern bayley baylor bayly bayona bayonne bayou
        bayreuth bayt baywatch bazin bazooka baztán bañadera bañeza bañuelos bb bbb bbc bbk bbm bbq bbva bc bcc bce bcg
        bch bci bcn bcp bcr bcra bcs bcu bcv bd bdc bdo bdp bds bdsm beach beaches beacon beads beagle beale beals beam
        beams beanie beans bear beard beardsley bearing bearings bearne bears beasley beast beasts beat beaten beating
        beatle beatles beatrice beatrix beats beatty beau beauchamp beaufort beaujolais beaulieu beaumont beauregard
        beautiful beautifully beauty beauvais beauvoir beaux beaver beavis bebita bebito bebop bec became because beccar
        bechamel beck beckenbauer becker becket beckett beckford beckham beckman becky become becomes becoming bed
        bedford bedmar bedoya bedroom bedrooms beds bedtime beech beecher beef beek been beep beer beers beethoven
        beetle before beforehand beg began begged begging begin beginner beginners beginning beginnings begins bego
        begum begun behalf behar behave behaved behaving behavior behavioral behaviors behaviour behind behold behring
        bei beibi beicon beijing being beings beira beirut beisbolista beisbolistas beit beja belarmino belarus belaunde
        belaúnde belcebú belchite belda belem belfast belfort belgian belgique belgium belgrado beli belial belief
        beliefs believe believed believer believers believes believing belinda belize belkin belkis bellagio bellamy
        bellatrix belle belles belleville bellevue belli bellini bellisimo belloso bells bellucci bellum bellver belly
        bellísimo bellísimos belmont belong belonged belonging belongings belongs belov beloved below belt beltrones
        belts beluga belvedere belém bem bemba bembibre benarés benasque benavent benavente benavidez benavídez bench
        benchmark benchmarking bend bending bendis bendix bene beneath benedetto benedict benedito benefi beneficial
        beneficiencia benefit benefited benefits benegas benelli benelux benet benetton benevento benfica bengal bengasi
        benghazi bengoa bengoechea bengt benguela benicio benign benja benjamin benji benlliure bennet bennett
        bennington benny benoit benoît benson bent bentham bentley bento benton benvenuto benz benzema benzoato
        benzodiacepinas benzodiazepinas beom beowulf bepi beppe berardi berbería berdych bere berea berenguela berenguer
        berenice berenson beresford beret beretta berg bergamín bergantiños berganza bergen berger bergerac berges
        bergman bergoglio bergson bergé bering beristain berizzo berja berk berklee berkley berkman berkowitz berkshire
        berlinale berliner berlinesa berlineses berlinés berlioz berlusconi berman bermeo bermudo bern berna bernabeu
        bernabé bernabéu bernad bernadette bernaldo bernales bernanke bernardi bernardina bernardita bernasconi bernat
        bernd berners bernhardt berni bernice bernie bernier bernini bernoulli bernstein bernárdez berreta berri berries
        berrios berruguete berry berríos berserk berserker bershka bersuit bert berta bertelsmann bertha berthe berthier
        berthold berti bertie berto bertolt bertone bertoni bertram bertran bertrand bertrán bertín berwick beryl berón
        besalú besazo bescansa beside besides besiktas besis besotes bess bessie besson best besteiro bestseller bet
        betances beteta beth bethany bethel bethencourt bethesda bethlehem betina betis betrayal betrayed bets betsabé
        betsy bette better bettina betting betto betts betty between bety beulah bev beverage beverages beverly beware
        beyer beyonce beyoncé beyond bezerra beñat bfa bff bg bh bhai bharat bhaskar bhi bhopal bhp bhutan bhutto biafra
        biagio bian bianca bianchi bianual biao biar biarritz bias biased biatlón bib bibi bibiana bible biblical biblio
        bibliography bibliotecología biblioteconomía bibliófilo bibliófilos bibliógrafo biblos bic bicameral bicampeón
        bichir bichito bichitos bicycle bid bidart bidasoa bidding biddle bidegain bidet bids bieber biedma bieeeen
        bieeen biel bielsa bienamado biennale bier bierno biescas bife bifes biff big bigelow bigfoot bigger biggest
        biggie biggs biglia bigotito bigotón bihar bijou bike biker bikes biko bikram bilal bilardo bilateralmente
        bilbaína bilbaíno bilbaínos bilbo bild bilderberg bildu biles bilingual bill billboard billed billie billiken
        billing billinghurst billings billion billionaire billions billiton bills billy biloba bim bimbo binacional
        binacionales binary bind binder binding binet bing binge bingham bingley binner binomial binominal bint bio
        biocombustible biocombustibles biodegradable biodegradables biodiesel biodisponibilidad biodiésel bioetanol
        biofísica biography biogás bioinformática bioingeniería biol biological biology bioluminiscencia biomarcadores
        biomecánica biomedicina biometría biomédica biomédicas biomédico biométrica biométrico biométricos biondi bionic
        bionica biopic bios bioseguridad bioshock biotecnológica biotina bioware bioy bioética bip bipartidismo
        bipartidista bipolaridad bir birch bird birdie birdlife birdman birds birdy birgitta birkenau birkin birmingham
        birome birrita birth birthday births bisbal biscayne bischoff biscuit biscuits bishop bishops bismarck bismark
        bison bistro bitch bitches bitcoin bitcoins biting bitter bittorrent bixby biz bizancio bizarre bizcochito
        bizcochitos bizet bizkit biónica biónico bióticos bj bjarne bjork bjorn bjp björk björn bk bkn bl blabla
        blablabla blablacar black blackberry blackbird blackburn blackhawk blackie blackjack blacklist blackout
        blackpink blackpool blackrock blacks blackstone blackwater blackwell blackwood bladder blade blades bladimir
        blah blaine blair blaise blake blakely blame blamed blames blaming blan blanc blancanieves blanch blanchard
        blanche blanchett bland blandita blanditas blandito blanditos blank blanket blankets blanquerna blanquiazul
        blanquiazules blanquita blanquito blanquitos blasco blasio blast blaster blasting blatt blatter blau blay blaze
        blazer blazers bldo bleach blecua bled bleed bleeding blend blended blender blesa bless blessed blessing
        blessings blest bleu bleus blew blica blico bligh blim blimp blind blinders bling blink blinky bliss blister
        blitz blitzkrieg blizzard blm bloch block blockade blockbuster blockchain blocked blocking blocks blocs
        bloemfontein blogger bloggers blogging blogosfera blogspot blois blok bloke blond blonde blondel blondie blood
        bloodborne bloody bloom bloomberg bloomfield blooming bloomington bloqueantes blossom blow blowing blown blows
        bls blu blue blueberry bluebird bluefields bluegrass bluetooth bluff blum blumberg blume blumenthal blunt blur
        bluray blush blvd bly blythe blázquez bm bmc bmp bms bmv bmw bmx bn bna bnc bnd bnf bng bnp boabdil boada
        boadella board boarding boards boardwalk boast boasts boat boateng boats boaz bob bobbi bobbie bobbio bobby bobi
        boby bocanegra bocaranda boccaccio boccia bocelli bochini bocinazo bocinazos bock bocones bocota bocón bod boden
        bodhi bodhisattva bodies bodily bodin bodo body boe boecio boeing boer boero boers boff bofill bogart bogdan
        boggs boh boheme bohemian bohm bohr boi boil boiled boiler boiling boing boiro bois boise boix bojack bok boko
        boku bolan boland bolaño bold boleadoras bolena boletería boleterías boletus boli bolilla bolillas bolin bolis
        bollinger bollito bollitos bollullos bollywood bolocco bologna bolonia boloña bolshoi bolsita bolsitas bolsito
        bolsonaro bolt boltaña bolton bolts bolu boludes boludito bomb bombal bombardier bombay bombed bomber bombers
        bombing bombings bombita bombitas bomboncito bombonera bombs bombín bon bona bonadeo bonadio bonadío bonafini
        bonaire bonald bonao bonaparte bond bondage bonded bondi bonding bondiola bondis bonds bondy bone bonelli bones
        bonet boney bong bonham boni bonifaz bonin bonino bonis bonistas bonjour bonn bonnard bonne bonner bonnet
        bonneville bonnie bonny bonobo bonomi bonpland bons bonsai bonsái bonuses bony boo boobs boogaloo boogie book
        booked booker booking booklet books boomer boomerang boomers boon boone boop boost booster boosting boot
        bootcamp booth bootloader boots bootstrap booty booze bop bope bor borat borbones borbotones borbónica
        borbónicas borbónico bordaberry bordeaux border borderlands borderline borders bordet borealis bored borelli
        bores borg borge borges borghese borghi borgia borgo borgoño bori boric boring borinquen boris borisov borjas
        bormann born bornemisza bornos borough borrell borromeo borrow borrowed borrowing bort borussia boruto borís
        bosc bosch boscán boselli bosh bosquecillo bosquimanos boss bosses bossi bossio bostero bosteros boswell
        bosworth bot botadero botecito botellines botello both bother bothered bothering bothers botitas botnet botnia
        botoncito botox bots botswana botticelli bottle bottles bottom bottoms botulismo botulínica botw bou bouchard
        boucher boudoir boudou bought boulanger boulder boulevard boulogne boulton bounce bouncing bound boundaries
        boundary bounded bounds bounty bouquet bourbon bourdain bourdieu bourg bourgeois bourges bourget bourke bourne
        bournemouth bout boutros bouvier bouza bouzas bovary boves bow bowden bowel bowen bower bowers bowery bowie bowl
        bowles bowling bowls bowman bows bowser boxeadora boxer boxers boxes boxing boyband boyce boycott boyd boyer
        boyfriend boyle boys boyz bozzo bp bpa bpd bpi bpm bpo bps bq br bra brac bracamonte bracamontes brace bracelet
        bracho bracitos brack bracken bracket brackets brad bradbury braddock braden bradford bradley bradshaw brady
        braganza bragg braguitas brah brahim brahma brahman brahmanes brahms brahmán braian brain brainiac brains
        brainstorming braithwaite brake brakes bram brancatelli branch branches branco brand brandeburgo branded
        brandenburg brandenburgo brandi branding brando brandon brandoni brands brandt brandão branko branson brant
        braque brasier brasileira brasileiro brasiliensis brass bratislava bratz brau braudel braulio braun brave
        braveheart bravery bravísimo brawl braxton bray brayan braz brazilian brazucas brazzaville brazzers braña brañas
        brb brc bre breach break breakdance breakdown breaker breakers breakfast breaking breaks breakthrough breakup
        breast breastfeeding breasts breath breathe breathing breathtaking brecht bred breda breed breeding breeds
        breeze bregman breguet breivik brembo bremen bremer brendan brendon brenna brennan brenner brent brentano
        brentwood breogán bres brescia breslau breslin bresson brest bret brethren brett bretton breuer brevis brevísima
        brevísimo brew brewer brewers brewery brewing brewster brexit brezhnev bri brian briana briand brianda brianna
        bribe bric brick brickell bricks brics bridal bride bridge bridgeport bridges bridgestone bridget bridgetown
        brie brief briefing briefly brienne brieva brig brigade brigadistas briggs brigham bright brighter brightest
        brightness brighton brigido brigitte brihuega brill brilliant brilloso brillosos brin brindisi bring bringas
        bringing brings brink brioche briones brisbane briscoe briseño bristol bristow brit britain britania britannia
        british britney brito britos brits britt brittany britten britto britton briviesca brix brixton briz brno bro
        broad broadband broadcast broadcaster broadcasting broadcasts broader broadly broadway broccoli brock brockman
        brocoli brod broda broder broderick brodie brodsky brody broke brokeback broken broker brokers brolin broly
        bromatología bromita bromitas bromley bron bronson bronstein bronte brontë bronx brook brooke brookings brooklyn
        brooks broom broome bros brotación brother brotherhood brothers brou brought brouwer brow broward browne brownie
        brownies browning brownlee browns brownsville browse browser browsing broz brt bru brubaker brucelosis bruch
        bruckner brugada brugal bruguera bruh bruins brujita brum brun brunch brunel bruner brunet brunete brunetti
        bruni brunilda brunner brunswick brush brushed brushes brushing brussels brut brutality brutally brutus
        bruxelles bruxismo bruyne bry bryan bryant bryce bryn bryson brígido brócoli bsa bsas bsc bsd bsf bso bsp bt bta
        btc btr bts btt btw bua buah buap buarque bubba bubble bubbles bubi bubis bublé bubu bucaram bucareli bucarest
        buch buchanan buchenwald buchón buck bucket buckets buckingham buckland buckle buckley buckner bucks bucky
        bucodental bud budapest budd buddha buddhism buddhist buddies buddy budge budget budgets buds budweiser bueeeno
        buendia buenismo buenito buenorra buenosaires buenota buenrostro buero buesa bueso buf bufet buff buffalo
        buffarini buffer buffet buffett bufff buffon buffy buford bug bugatti buggy bugs buh buick build builder
        builders building buildings builds built buitrago bujalance bukele bukit bukkake bukowski bul bulb bulbs bule
        bulerías bulgarian bulger bulk bull bulldog bulldogs bullet bulletin bullets bulli bullied bulling bullock
        bullpen bullrich bulls bullshit bully bullying bullyng bulma bumble bumblebee bump bumper bumps bunbury bunch
        bund bundesbank bundesliga bundestag bundle bundles bundy bunge bungee bungie bunker bunkers bunny bunsen
        bunting bunyan buon buona bup bur burbank burbano burberry burbujeante burbujitas burch burckhardt burden
        burdisso bureau bureaucracy bureba burela burg burger burgers burgess burgh burgo burguer burguillos burgundy
        burial buried burillo burj burjassot burke burkhardt burlesque burlington burma burmeister burned burner burnett
        burney burnham burning burnley burnout burns burnside burnt burocratización burr burrell burroughs burrows bursa
        burst bursts burt burton buru buruaga burundanga bury burzaco buró busan busaniche buscaglia buscaminas busch
        bush bushido bushnell business businesses businessman businessmen busquets bussi bussy bust bustelo buster
        bustillo busy but buta butano butarque butch butcher butler butragueño butrón butt butte butter butterfield
        butterflies butterfly butters button buttons butts buuu buxton buy buyer buyers buying buylla buys buzz buzzfeed
        buzzi buzzing buñol buñuel buñuelo buñuelos by byd bye byers bypass byrd byrne byron byun byung bº báez bárcena
        bárcenas básquet báñez béatrice bécquer béjar bérgamo bío bódalo bósforo bóxers böll búnker búnkeres caaguazú
        caamaño caatinga cab cabalidad caballé cabandié cabanellas cabanes cabarets cabañeros cabbage cabecita cabecitas
        cabernet cabify cabilia cabin cabinda cabinet cablevision cablevisión cabot cabral cabriel cabro cabronazo
        cabroncete cabros cabrujas cac cacerolazo cacerolazos cachai cachetazo cachis cachorrita cachón cadaqués cadbury
        caddy cade cadem cadence cadenita cadet cadillac cadillacs cadivi cadmus cadogan cady caesar caesars caetano caf
        cafecito cafetín caffarena caffeine cafiero cagandola cagandome cagandose cagao cagaria cagarle cagaso cagazo
        cage cagliari cagliostro cagney cagon cagona cagones caguama caguamas caguas cagón cahiers cahill caid caifanes
        caifás cain caine cairns caitlin caitlyn caixa caixabank cajal cajasol cajasur cajita cajitas cajún cake cakes
        calabacines calabacín calabrese calabria calaf calais calamardo calamaro calamity calamocha calanda calasanz
        calasparra calaña calc calcaterra calchaquíes calcium calculate calculated calculating calculation calculations
        calculator calculus calcuta calcutta calcáneo calde calder calderona caldes caldito caldwell caleb calefón
        calella calendar calendas calentón calf calgary calhoun caliber calibán calico calientita calientito calif
        californication caligari calipso calisto call calladita callaghan callahan callampa callcenter called callejo
        callendo calleri callie calling calloway calls callum calm calmly calorcito calorie calories caltech calu calum
        calvert calvet calvi calvin calvino calviño calypso calz calzadilla calígrafo calígula calórica cam camarasa
        camarena camarista camaristas camarita camaro camarín camaño cambaceres cambiario cambiarios cambodia cambra
        cambridge cambronero camden came camel camelot camembert camerata cameron cameroon cami camil camila camille
        caminito camiroaga camp campagne campagnoli campaign campaigning campaigns campal campales campanella campania
        campanitas campari campazzo campbell camper campesinado campinas campings campins campion campito campomanes
        campora campoy camps campuzano campín camry camu camus camí camín canaan canabal canacintra canaco canadian
        canadians canaima canapino canard canary canaán canberra canc canceled cancellation cancelled cancers canchita
        cancio cancioncita cancun cancún candace candel candelario candia candice candidate candidates candidiasis
        candioti candle candles candombe candomblé candy candyman cane canedo canek canel canelones canelón canessa
        canet canetti canfield canfranc cani caniggia canillejas canin canindeyú cannabinoides cannabis canned cannes
        cannibal canning cannot canoe canopy canotaje canova cans canseco cant cantaor cantaora cantaores canterano
        canteranos canterbury cantillana cantilo cantinflas cantoni cantoral cantu cantus cantv cantú canvas canyon cané
        capabilities capability capable capacity caparrós capcom capdevila capel capella capello caperucita capetillo
        capi capiatá capit capitalism capitalist capitanich capitano capito capitol caplan capmany capoeira capot capped
        cappuccino capra caprice caprichito capriles caprio caps capt captain captains captcha caption captive captivity
        captured capturing capua capuccino capurro capusotto caput caputo caquita carabajal carabanchel carabinieri
        carabobeño caracazo caracciolo carajita carajito carajitos caramel caramelito carancho caraotas caravaggio
        carazo carb carbajal carballido carbide carbonell carcasona carcassonne carcelén card cardamomo cardano
        cardboard cardeña cardi cardiac cardiel cardiff cardigan cardinals cardio cardiología cardiopatía cardiopatías
        cardiopulmonar cardoso cardoza cardozo cards cardumen cardúmenes care careaga cared career careers careful
        carefully careless carenciados caretear carew cargill caribbean caricom caricuao carina caring carioca cariocas
        cariola carisimo carita caritas cariñena cariñito carl carlet carleton carli carlin carlino carlisle carlito
        carlitos carlo carlomagno carlotto carlsbad carlsberg carlsen carlson carlton carly carlyle carm carmack
        carmencita carmichael carmilla carmina carmine carmo carnavaleros carnegie carneiro carney carnicer carnita
        carnitas carnitina carnival carnot carol carole caroline carolyn caron carondelet caronte caroteno carotenoides
        carp carpaccio carpenter carpentier carpet carpincho carracedo carrancistas carrara carrascosa carre carrefour
        carreira carriage carrie carried carrier carriers carrington carrio carrizosa carrió carrol carroll carromero
        carrot carrots carry carrying carré cars carson carsten carstens carte cartelito cartelitos carter cartes
        cartier cartita cartitas cartman cartoné cartoon cartoons cartridge cartwright carulla caruso carvalho carved
        carver carving cary carátula carátulas carísima carísimas carísimo carísimos casablancas casals casandra
        casanello casaus cascade cascais cascales cascante cascarita casella casemiro caserta casey caseína cash cashier
        cashmere casiano casio casiodoro casiopea caspar caspe casper caspian cassandra cassel cassell cassette
        cassettes cassez cassia cassidy cassie cassini cassis cassius cast castagnino castañar castañares castañer
        castañón caste castedo castejón castel castelao castell castella castellani castelldefels castellet castello
        castells castelló castelo caster castiel castiello castigarla castigarlo castigarlos castiglione castilleja
        castings castle castlevania castrejón castrillo castrismo castrista castristas castropol casts castán casually
        casualties casualty casus cat catala catalano catalans catalino catalog catalonia catalunya catalyst català
        catalá catamarán catana catania catastrophe catastrophic cataño catch catcher catches catching catecolaminas
        categories category catelyn catena cater cateriano caterina caterpillar catfish cath catherine catholic
        catholics cathy cati catia catilina catita catracho catrachos catrina cats catsup cattaneo cattle catulo
        catwoman caty catán cau caucagua caucion caución caucus caudete caught caulfield caupolicán caused causeway
        causing cautelarmente caution cautious cautivante cav cavaco cavalcanti cavalier cavaliere cavalieri cavaliers
        cavalleria cavalli cavalry cavani cavanilles cavazos cavendish cavernícola cavernícolas cavero cavia caviedes
        cavill cavitación cavity cavour cavs caxias cayambe caye cayenne cayetana cayey cayman cazafantasmas
        cazafortunas cazarrecompensas cazavampiros cazorla caín cañadón cañamero cañedo cañera cañero cañeros cañizares
        cañonero cañoneros cb cba cbc cbd cbf cbi cbn cbp cbr cbs cbt cbtis cbu cc ccaa ccc cccc ccd ccg cci cck ccna
        ccp ccr ccs ccss cct cctld cctv cd cdas cdc cdf cdg cdh cdi cdm cdma cdmx cdn cdo cdp cdr cds cdt cdte cdu ceac
        ceamse ceará cease ceased ceausescu ceaușescu ceb ceballos cebiche cebollita cebollitas cebreros cebrian cebrián
        cec cech ceci cecil cecile cecilio cecily cedar cedaw cedh cedillo cedric ceferino cehegín cei ceibo ceibos
        ceiling ceip celac celam celanova celebrate celebrated celebrates celebrating celebration celebrations
        celebrities celebrity celedonio celeron celi celiaquía celina celine celio celis cell celli cellini cellphone
        cells celman cels celsa celso celtic celtics celu celulitis cem cement cementera cemetery cemex cencosud ceneval
        ceni censorship census centauri center centered centers centred centrismo centrista centristas centroderecha
        centroeuropea centroeuropeo centroizquierda centrípeta centuries century cenáculo ceo ceoe ceos cep cepal cepero
        cepsa ceramic cerati cerberus cercedilla cerdaña cerdeña cerdán cerebrito cerebritos cerebrovascular
        cerebrovasculares ceremonies ceremony cereso cerf cermeño cern cernuda cerralbo cerrato cerrejón cerruti cersei
        cert certain certainly certainty certificate certificates certification certified cerutti cervera cervi cerén
        cerón cesc cesfam cessna cest ceta cetera cetes ceti cette ceu cev cevallos ceviche ceán cfa cfc cfdi cfe cfi
        cfk cfkargentina cfo cft cg cgc cge cgi cgp cgpj cgr cgt cgtp chabela chabelo chabon chabona chac chacaito
        chacarera chacarero chacareros chachi chacín chadwick chaetodon chaffee chagall chagas chahuán chai chaim chain
        chains chair chairman chairs chaise chak chaka chakra chakras chalatenango chalbaud chalk challenge challenged
        challenger challenges challenging chalmers chalon chaltén cham chamaco chamacos chamamé chamartín chambear
        chamber chamberlain chambers chamberí chambre chamita chamito chamonix chamos champ champagnat champagne
        champion champions championship championships champiñones champiñón champs chamuyando chamuyar chamuyero chamuyo
        chan chancellor chanchito chancillería chand chandigarh chandler chandra chanel chaney chang change changed
        changer changes changing changos changsha changuito chani channel channels channing chano chanson chant chantal
        chantilly chanting chaos chaotic chapadmalal chapeau chapecoense chapel chapelle chapero chaperos chapi chapin
        chapingo chaplin chapman chappell chappie chapter chapters chapu chapulin chapulines chapulín chapuzón char
        character characteristic characteristics characterization characterized characters charcoal charcot chardin
        chardonnay charge charged charger chargers charges charging chari charing charitable charities charito charity
        charizard charlene charleroi charleston charlestown charley charli charlie charlize charlot charlotte
        charlottesville charlton charly charm charmaine charming charms charqui charrería chart charter chartered
        charters chartier chartres charts chase chased chasing chastain chateau chateaubriand chater chatham chatsworth
        chattanooga chatting chau chaucer chaucha chauncey chauvinista chavarría chavela chavero chavismo chavista
        chavistas chavita chavito chavon chayanne chayoteros chaz chc chea cheap cheaper cheapest cheat cheated cheating
        checando checar chechena chechenia checheno chechenos check checked checking checklist checkout checkpoint
        checks checoslovaquia cheddar chedraui cheek cheeks cheeky cheer cheerful cheering cheerleader cheers cheese
        cheesecake cheesy cheetah cheetos cheikh chejov chek chela chelas chele chelita chelito cheliábinsk chelo
        chelsea chelva chem chema chemical chemicals chemist chemistry chemo chemotherapy chemtrails chen chencho cheney
        cheng chengdu chennai chenoa chente cheol chepo chequen chequeos chequia cher cherburgo cheri cherie cherif
        cherish chernobil chernobyl chernov chernóbil cherokee cheroqui cherry chery cheryl chesapeake cheshire
        chespirito chess chest cheste chester chesterfield chesterton chestnut chet cheta chetas chetos chetumal cheung
        cheval chevalier chevere cheverito chevrolet chevron chevy chew chewbacca chewing cheyenne chez chhattisgarh chi
        chia chiaki chiang chianti chiapaneca chiapaneco chiapanecos chiari chibi chicago chicharito chicharo chichen
        chichi chichis chichén chick chicken chickens chicuelo chief chiefs chiellini chiesa chigüire chih chihiro
        chihuahuense chihuahuenses chii chiismo chiitas chiki chikungunya chilanga chilango chilangos chilaquiles
        chilavert child childhood childish children childress childs chilean chilenidad chilensis chilevisión chili
        chilito chill chilli chillida chilling chilly chilo chilote chilotes chiloé chilton chim chimaltenango chimbas
        chimbo chimichurri chimney chin chinandega chinatown chinchipe chinchón chinese ching chingadera chingaderas
        chingao chingarle chingolo chingon chingos chinito chinitos chinook chipi chipiona chipset chiques chiquilines
        chiquilín chiquimula chiquis chiquitita chiquititas chiquitito chiquititos chira chirac chiriboga chirico
        chirino chiriqui chiriquí chiron chisholm chispita chispitas chit chitose chitré chittagong chitty chiu chivito
        chií chiíes chiítas chloe chloé choc chocano chochito chocobar chocolat chocolatada chocotorta choi choice
        choices choir choke choked choking cholita cholito choluteca chomba chomsky chone chong chongo chongqing choni
        chontales choose chooses choosing chopin chopped chopper chopra chor chord chords chorear choreo choripan
        choripanes choripán chorrito chorus chose chosen chosica chosun chou chp chris chrissy christ christa
        christchurch christensen christi christiane christianity christians christie christina christine christmas
        christof christoph christophe christopher christos christus christy chroma chrome chromecast chromium chronic
        chronica chronicle chronicles chronicon chrono chrysler chrétien chu chuang chuao chubby chuches chuchi chuck
        chuckie chuckle chucky chucrut chui chul chuli chum chumacero chumel chun chung chunk chuo chup chupacabra
        chupacabras chupala chupamedias chupapijas chupasangre chupetines chupetín chupito chupitos chups chuquicamata
        church churches churchill churruca churubusco chusmear chutney chuy chuño chv chávarri chávarry château chéjov
        chícharo cia ciadi cian ciano cianobacterias ciao cias cib cibaeñas cibao cibeles ciber ciberacoso
        ciberactivismo ciberataque ciberataques cibercrimen ciberdelincuentes ciberseguridad cibersexo ciborg cic
        ciccone cicero cichlidae cicig ciclosporina cicloturismo cicpc cicr cidade cide cider cidh cidob cie cielorraso
        cienciología cientista cier cies ciespal cif cig cigar cigarette cigarettes cigarrito cii cij cil cilia cilic
        cilicia cim cincinnati cinderella cindor cindy cineclub cinegética cinegéticas cinegético cinemark cinemateca
        cinematic cinemax cinemex cinepolis cineteca cingalés cinna cinnamon cinque cinthia cinthya cintia cintora
        cintrón cinvestav cinéfilo cinéfilos cinépolis ciones cioran ciper cipher cipriani cir circ circadiano circle
        circles circuit circuits circulated circulating circulation circumstance circumstances circunstancialmente
        circus cirene ciriaco cirque ciruja cirujia cis cisen cissé citadel citation citations citatorio citatorios
        cited citgo citi citibanamex citibank cities citigroup citing citizen citizens citizenship citocinas citología
        citoquinas citroen citroën citrus città city ciu ciud ciutadans ciutat civ civic civile civilian civilians
        civilizadamente civilization civilized civitas ciática ciático ción cj cjng ck claaaro clacso clad claim claimed
        claiming claims clair claire clamidia clamp clancy clank clans clap clapham claps clapton claramunt clare
        claremont clarence clarendon claribel clarice clarificador clarification clarify clarion claris clarisimo
        clarissa clarisse claritas clarito clarity clark clarke clarkson claroquepodemos clary clarísima clarísimo clash
        clasismo class classic classical classics classification classified classmates classroom classrooms classy clau
        claude claudel claudette claudina claudine claudio claudius claus clause clausen clausewitz claustrofóbico
        clavadista clavijo claw claws clay claymore claypole clayton clc clea clean cleaned cleaner cleaning cleansing
        clear clearance cleared clearer clearing clearly clears clearwater clegg clelia clem clemenceau clemens clement
        clementine clements cleo cleopatra cleptocracia clergy clerk clermont cleta cleto cletus cleve cleveland clever
        cleves cli clica clicar click clickbait clicked clicking clicks client clientelar clientelares clientelista
        clients cliff cliffhanger clifford cliffs clifton climate climatológica climatológicas climatológico
        climatológicos climb climbed climbing climent clin cline clinic clinical clinics clint clinton clio clipper
        clippers cliquee clitemnestra clive clm cloacal cloacales cloak clock clocks clodio clodomiro clodoveo cloe
        clonazepam clooney clorox close closed closely closer closes closest closet closing closs clostridium closure
        clot cloth clothes clothing clotilde cloud cloudflare clouds cloudy clouseau clouthier clover cloverfield clovis
        clow clown clowns clp cls clube clue clueless clues cluj clunia cluny cluster clusters clutch clyde clásicamente
        cláudio clément clínicamente clío cmb cmc cmd cmdte cmn cmos cmp cmpc cmr cms cmt cmv cna cnb cnbc cnbv cnc cnd
        cndh cne cnea cnel cnet cnh cnm cnmc cnmv cnop cnp cnpc cnr cnrs cnrt cns cnt cnte cntv cnu cnv coach coached
        coachella coaches coaching coah coahuilense coahuilenses coal coalition coapa coast coastal coaster coastline
        coat coated coatepeque coates coating coats coautoría cobain cobalt cobb cobián cobo cobol cobos cobreloa
        cobresal coburn cobán coc cocacola cocaine cocainómano cocalero cocaleros cochecito cochecitos cochin
        cochinchina cochinita cochise cochran cock cocker cockpit cocktail cocktails coclé cocoa coconut cocoon cocteau
        coctelería cod code codec codecs coded codelco codes codex codeína codi coding cody coe coedición coeditor
        coelho coeli coescrito coetzee coeur cof cofepris coffe coffee coffey coffin cofidis cofundó cogan cogito cognac
        cognitive cogobierno cogolla cogolludo cohan cohen coherent coherentemente coi coil coima coimas coimbra
        coincidence coins coixet coje cojemos cojen cojer cojerte cojes cojiendo cojones cojutepeque coke colab
        colaboracionismo colaboracionista colaboracionistas colacao colapsos colau colbert colby colchagua colciencias
        cold coldeportes colder coldplay coleccionable coleccionables colectivero colectiveros coleman coleridge colet
        colette coli coliformes colin colindancias colindres coliseum colisionador colita colitas collaborate
        collaboration collaborative collage collages collantes collapse collapsed colleague colleagues collect collected
        collecting collection collections collective collectively collectors collects colleen college colleges collet
        collette colli collie collier collin collingwood collins collision collserola colm colmex colocarle colocándola
        colocándolo cologne colom colomb colombian colomer colomo colonel colonialidad colonialista colonialistas
        colonies colonna colonoscopia colony coloq colorao colored colorful colorines coloring colorrectal colors
        colorín colosio colossus colour coloured colourful colours cols colson colt colton coltrane colts coltán colum
        columba columbine columbo columbus columela column columnist columns colunga colusión colville colvin comahue
        comares comayagua comb combat combiene combination combinations combined combining combos combs comcast comeback
        comedian comedy coment comenze comfort comfortable comfortably comforting comfy comibol comicio comics comin
        coming comisariada comiso command commanded commander commanders commanding commands commence commenced comment
        commentary commentator commentators commented commenting comments commerce commercially commercials commission
        commissioned commissioner commissioners commissions commit commitment commitments committed committee committees
        committing commodities commodity commodore common commonly commons commonwealth commune communicate communicated
        communicating communication communications communion communis communism communist communists communities
        community commute compa compact compadrito compagnie companies companion companions company companys compaq
        comparative comparatively compared comparendo comparing comparison comparisons compartición compartimentación
        compartirigual compartment compass compassion compassionate compatibility compay compañerito compañeritos
        compañerxs compe compelled compelling compensate compensated compensation competence competencial competent
        competing competition competitions competitivamente competitive competitor competitors competividad compi
        compilation compilatorio compiled compis compl complain complained complaining complaint complaints comple
        complement complementary completed completely completing completion completita completito complex complexes
        complexity compliance complicadísimo complicated complications compliment compliments complots comply component
        components comportamentales composed composer composite composition compositions compound compounds comprale
        comprehend comprehension comprehensive comprenderla comprenderlas comprenderlo comprenderlos comprensiblemente
        compressed compression comprise comprised comprises comprising compromise compromised compromís compte compton
        compu compulsivamente compulsory computational computer computers computing compárese comrade comrades comscore
        comte comu comuni comunitat comunity comín conaculta conacyt conade conadep conae conaf conafor conaie conakri
        conakry conalep conan conapred conatel concacaf concachampions conce conceal concealed conceived conceição
        concejalía concejalías concello concentrated concentrating concentration concentrations concept conception
        concepts conceptualización conceptualizar concern concerned concerning concerns concert concerta concerts
        concesionada concesionado concesionados concession concessions conchetumadre conchetumare conchi conchita
        conciente concientemente concientes concientización concientizar conclude concluded concludes concluding
        conclusions conclusiva conclusivo concord concursal concusión concussion condell condemn condemnation condemned
        condi condition conditional conditioned conditioning conditions condoleezza condolences condom condoms condorcet
        condori condorito conduct conducted conducting conductismo conductista conductual conductuales condusef coneau
        coneccion conección conejita conejitas coneval coney confe confech confederal confederate conference conferences
        confesarle confesarlo confess confessed confession confessions confi confidence confident confidential confiep
        config configurable configurarlo configuration confined confirm confirmation confirmed confirming confirms
        conflict conflicting conflicts confront confrontacional confrontation confronted confucio confuse confused
        confusing congelarlo congestionamiento congrats congratulate congratulations congre congregation congresal
        congresales congress congressional congressman conicet conicyt conio conjunction conmebol connaught connect
        connected connecticut connecting connection connections connectivity connects connell connelly connery connie
        connolly connor connors conny conor conpes conquer conquered conquest conrad conrado conroy consanguíneos
        conscience conscious consciously consciousness conscripción consecutive conseguite conseil consell conseller
        conselleria consellers consellería consello consensus consent consequence consequences consequently
        conservacionista conservacionistas conservancy conservation conservative conservatives consider considerably
        consideration considerations considered considering consist consisted consistency consistent consistently
        consisting consists consolation console consoles consolidated consolidation consortium conspiracy const
        constable constance constancio constant constantin constantina constantine constantini constantino
        constantinopla constantly constellation consti constipación constituency constituent constituents constitute
        constituted constitutes constitution constitutional constraints constru construct constructed constructing
        construction constructivamente constructive constructivista constructo constructos consulate consult consultant
        consultants consultation consulted consulting consumed consumer consumers consuming consumption consíguelo
        consíguete contact contactame contactanos contacted contacting contacts contagious contain contained container
        containers containing contains contaminated contamination contas contemplating contemporary contempt contend
        contendor contendores content contention contents contes contest contestants contested contests context contexts
        contextualización contin continent contingent contini continually continuation continued continues continuing
        continuismo continuista continuity continuous continuously continuum contracepción contract contracted
        contracting contractor contractors contracts contractualmente contracultural contrademanda contradictoriamente
        contraespionaje contraindicaciones contraindicación contrainsurgencia contrainsurgente contrainteligencia
        contralora contramedidas contraoferta contrapropuesta contrarreforma contrary contrast contraterrorismo
        contravía contre contribute contributed contributes contributing contribution contributions contributor
        contributors controlled controller controllers controlling controls controversial controversiales controversy
        contundentemente contáctame contáctanos conurbada conurbano convalidación convencerle convencerles convenience
        convenient conveniently convention conventional conventions conversation conversations conversely conversor
        convert converted converting converts convey convict convicted conviction convictions convince convinced
        convincing conway cooficial coogan cookbook cooke cooked cookie cookies cooking cooks cool cooled cooler coolest
        cooley coolidge cooling coombs cooney coop cooper cooperate cooperation cooperative cooptación coordinate
        coordinated coordinates coordinating coordination coordinator coords coors cop copago copal copano coparmex
        coparticipación copec copei copeland copenhagen copenhague copesa copiarle copied copilco coping copito coppel
        copper copperfield coppola copresidente coprotagonista cops copy copying copyleft copépodos copérnico coq
        coqueteos coqui coquito cor coraline coraz corazoncito corazoncitos corbacho corbalán corbera corbett corbin
        corbusier corbyn corcoran cordeiro cordelia corderito corderitos cordia cordobazo corel corelli corey coreógrafa
        coreógrafo coreógrafos corferias corfo corfú cori corin corina corinna corinne corinthians coriolano cork
        corleone cormac corman cormoranes corneal corneille cornelia cornelio cornelius cornell cornellà corner corners
        cornet corning cornish cornu cornualles cornucopia cornwall cornwallis corocoro corolla corominas coromoto
        coronavirus coronita corp corpo corpoelec corporate corporation corporations corporativista corporativistas
        corpore corpse corpses corr corradi corrado corralejo corralón correct corrected correction corrections
        correctly correia correlaciona correlacionado correlacionados correlacionan correlacionar correlated correlation
        correspondence correspondent corresponding corresponsalía corridor corrie corrigan corroboración corrupt
        corruption corríjanme corsair corset cortacésped cortale cortana corticosteroides cortines cortisol cortita
        cortitas cortito cortitos cortuluá cortándole cortázar cortísimo corujo coruscant coruñesa coruñés corvalán
        corvera corvette corvus corwin cory coránica cosby coscu coscubiela cosculluela cosentino cosette cosgrove cosi
        cosificación cosimo cosita cositas cosito cosmetic cosmetics cosmic cosmonauta cosmonautas cosmopolitan
        cosmógrafo cospedal cosplay cosplayer cosplayers cosplays cossio cossío cost costantini costanza costanzo
        costarica costco costello costillitas costing costly costner costs costume costumes cot cotarelo cotarro
        coterráneos coti cotidianeidad cotiledones cotizantes cotopaxi cottage cotton cotufas cotuí coty cou couch
        couchsurfing coudet cougar cough could coulson coulter council councillor councillors councils counsel
        counseling counselor count countdown counted counter counterpart counterparts counters countess counties
        counting countless countries countryside counts county coup coupe couple coupled couples coupon coupons coupé
        cour courage courageous courbet courier courrier cours course coursera courses court courtesy courthouse
        courtney courtois courtroom courts courtyard cousin cousins cousiño couso cousteau coutinho couto couture cov
        cova covadonga covarrubias cove coven covenant covent coventry cover coverage covered covering covers covert
        covid covington cow cowan coward cowboy cowboys cowell cowley coworking cows cox coyhaique coyle coyne cozy
        coñito cp cpa cpc cpd cpe cpf cpi cpm cpo cpp cpr cps cpt cpu cpus cq cqc crab cracked cracker crackers cracking
        cracks cracovia cradle craft crafted crafting crafts craig craigslist crak cramer crane craneoencefálico crank
        cranston crap crappy crash crashed crashes crashing craven craving crawford crawl crawley crawling cray crayola
        crayones crayón crazy crc cream create created creates creatina creating creatinina creation creations
        creativamente creative creativity creator creators creatura creaturas creature creatures crecientemente
        credentials credibility credible credit credited creditors credits creedence creedme creek creel creep creeper
        creeping creepy creighton cremades cremita cremona crenshaw creonte crepas crepe crepes crescencio crescendo
        crescent crespi crest cretácico creu creus crew crewe cri criaturita criaturitas crichton crick crida cried
        cries crim crime crimea crimes criminalista criminalistas criminaliza criminalización criminalizan
        criminalizando criminalizar criminals criminalística criminología criminólogo crimson cringe criogénico crippled
        criptana cripto criquet cris crisanto crise crises crisp crispin crispr crispín crist cristera cristeros cristi
        cristología cristopher cristy crisóstomo crit criteria critic critical critically criticised criticism
        criticisms criticize criticized criticizing critics crl crm croatia croc croce crochet crocker crockett crocs
        croft crohn croissant croissants croix crom cromañon cromañón cromwell cronenberg cronin crook crooked crop
        crops croquet crosby crossed crosses crossfire crossfit crossing crossover crossroads crouch crow crowd crowded
        crowder crowdfunding crowds crowdsourcing crowe crowell crowfunding crowley crown crowne crowned crows crp crs
        crt crucis crude crue cruella cruelty cruise cruiser cruises cruising crumb crunch crunchyroll crusade crusader
        crusaders crush crushed crusher crushing crusoe crust cruyff cruzarla cruzarlo cruzcampo cruzeiro cruzi cry
        crying crypto crystal crystals crí críptica críptico crípticos críquet crónicamente csb csc csd csf csg csgo
        csic csiro csj csjn cska csm csp css cst csv ct ctas ctc ctera cthulhu cti ctm ctp ctr ctra ctrl cts ctv cuac
        cuack cuad cuadernito cuadradito cuadraditos cuadrito cuadritos cuantitativamente cuartito cuarón cuatrecasas
        cuau cubadebate cubagua cuban cubensis cubic cuc cucharita cuchi cuchillería cucú cudillero cuea cuen cuendo
        cuentito cuer cuerpazo cuerpecito cues cuete cuetes cuevana cuff cuiabá cuidadito cuidarle cuisine cuit cuixart
        culantro culazo culear culete culia culiado culiao culiaos culiar culias culinary culito culitos culiá cullen
        culona culonas culotte culparla culparlo culparlos culson cult cultivated cultivation culturally culturista
        culturistas culver culé culés cum cumberbatch cumberland cumbrepanama cumbrepanamá cumbrera cumming cummings
        cummins cumpa cumparsita cumplirle cumplis cumulative cunha cunnilingus cunningham cunqueiro cunt cuore cup
        cupcake cupcakes cupertino cuplé cupra cups cuqui curaca curacao curaduría curator curaçao curb curbelo curcio
        cured curi curiae curiel curiosity curious curita curitas curitiba curl curley curling curly curp currante
        currantes currencies currency current currently currents curricula curriculums currito currícula currículums
        cursed cursilería cursito cursus curt curtain curtains curtis curtius curuguaty curved curzon cusack cuscatlán
        cuscús cushamen cushing cushion cushman cusi cusqueña cusqueño cusqueños custer custody custom customary
        customer customers customs cut cute cuthbert cuti cutie cutler cuts cutter cutting cuvier cuyes cué cuñao cuñaos
        cv cvc cvg cvr cvs cw cwa cx cy cyber cybermen cyberpunk cybertron cyborg cyborgs cycle cycles cycling cyclist
        cyclists cyclone cyl cylinder cyndi cynical cynthia cypher cypress cyprus cyr cyrano cyril cyrus cyt cz czar
        czech cº cálidamente cámpora cánepa cánovas cápac cárcano cáritas cárpatos cástulo cátaros cáucaso cécile cédric
        célebes célestin céline cérvix césaire cézanne cíclicamente cómpralo cóndilo córcega córner cúter dabi dacha
        dachau dación dadaísmo daddy dades daditos dadle dadnos dady daegu daemon daenerys daesh daewoo dafne daft
        dagger dagmar dago dagoberto daguestán daher dahl dahlia dahmer dai daia daiana daichi daiki daily dailymotion
        daimiel daimler daimon dairy daisuke daisy dajabón daka dakar dakota dalai dalek daleks dali dalian dalila dalma
        dalmacia dalmacio dalmau dalrymple dalt dalton daly dalí dam damage damaged damages damaging damaris damascus
        damero damiani damiano damien damir damita damm dammert dammit damn damned damocles damon damp dana danced
        dancehall dancer dancers dancing dandy dane dang danger dangerous dangers dania danica daniele danielle daniels
        danish danko danny danone dans danton danvers danville dany danzig danzón dao daoud dap daphne darby darcy
        daredevil darfur daring darius darjeeling dark darker darkest darkness darko darkseid darlene darling darlington
        darmstadt darnell daroca daron darpa darrell darren darrow darryl darth dartmouth darwiniana daryl darín dash
        dasha dashboard dashiell dassault dastan database databases datacenter datazo dated dating datum datura daud
        daudet daughter daughters daule daum davalos davenport davey davide davids davidson davies davinci davis davison
        davy dawes dawg dawkins dawn dawson day dayana daylight days daysi daytime dayton daytona dañarla dañarlo
        dañarlos db dbs dbz dc dci dcs ddd ddf ddhh ddjj ddp ddt deacon dead deadline deadly deadpool deadshot deadwood
        deaf dealer dealers dealing dealings deals dealt deane deanna dear dearborn death deaths deauville debated
        debatible debating debayle debbie debby deberle debilitarlo debit debora deborah debra debray debris debt debts
        debussy debuted debuts decade decades decantación decathlon decatlón decay deceased december decenal decency
        decent decepticon decepticons deception decibeles decided deciding decil decimotercer decisions decisive deck
        deckard decker decks declan declaration declared declaring declined declining deco decomisos decorated
        decoration decorations decorative decrease decreased decreases decreasing decó decúbito dedazo dedicated
        dedication dedito deditos deed deeds deemed deena deep deepak deeper deepest deeply deepwater deere deezer defa
        default defeat defeated defeating defeats defect defective defects defence defend defendant defendants
        defenderle defenders defendes defending defends defense defenses defensivamente defensive deferred defi defiance
        deficiency deficientemente deficits defined defining definirla definirlo definite definitely definition
        definitions definitive deflector deflectores defoe degli degradation degree degrees deirdre deity dejemoslo
        dejémoslo dejémoslos dekker delacroix delaney delano delaware delay delayed delays delcy delegacional
        delegacionales delegate delegates delegation delete deleted deleting deleuze delevingne delfi delfino delfos
        delft delgadillo delgadita delhi deliberate deliberately delibes delicate delicious delictual delicuencia
        delicuente delicuentes delight delighted delightful delilah delincuencial delincuenciales delirium deliver
        delivered deliveries delivering delivers delivery dellepiane deloitte delon delorean delphi delphine delpo
        delusional deluxe demain demand demanded demanding demands dembele dembélé dementia dementores demerara demetria
        demetrio demetrius demian demichelis demille demise democracy democrat democratic democrats demographic
        demographics demográficamente demolished demolition demon demonizado demonizando demonizar demons demonstrate
        demonstrated demonstrates demonstrating demonstration demonstrations demosle demostras dempsey deméter demócrito
        denali denegri deng denham denial denied denies denigración denim denis denise denisse deniz denmark dennett
        denny denodadamente denominarlo density dent dentist denton denver deny denying denys denzel deontológico
        deontológicos depa depardieu depart departamente departed departing department departments departure depaul
        depeche depend dependence dependency dependent depending depends depicted depicting depicts depiladora deploy
        deployed deployment depo depois deportarlos deportation deposit depositantes depositarlo deposited deposition
        deposits depot depp depre depressed depressing depression deprived dept depth depths deptos depuis deputies
        deputy derbez derbi derbis derby derbyshire dere derechazo derechohabiente derechohabientes dereck derepente
        derivative derivatives derived dermatología dermatóloga dermatólogo dermatólogos dermot derna derqui derrepente
        derribarla derribarlo derrick derrida derry desabasto desafección desafiliación desagregación desai
        desalinización desalojos desaprender desarro desarrollismo desarrollista desarrollistas desarticulación
        desbalance desc descargable descargables descargate descartable descartables descartarlo descend descendants
        descending descent deschamps desciframiento desclasificación desclée desco descompensación desconexiones
        desconexión descongelación descongelamiento descontaminación descontroladamente descoordinación described
        describing description descriptions descriptive descárgate descúbrelo desdémona deseenme desembolsos
        desencriptar desenmascaramiento desert deserted desertificación desertización deserve deserved deserves
        deserving desestimación desfibrilador desfibriladores desgastante desh deshacerlo deshidrogenasa deshielos
        deshumanización deshumanizante desicion desiciones desición desiderio design designated designation designed
        designer designers designing designs desindustrialización desinteresadamente desinversión desirable desire
        desired desiree desires desirée desk desktop deslegitimación deslegitimar deslocalización desmilitarización
        desmond desmotivaciones desmotivación desmovilización desnacionalización desnaturalización desnuclearización
        desp despachante despair despenalización desperate desperately desperation despersonalización despertarle
        despertas despeñaperros despilfarros despise despite despojarlo despolarización despolitización desposesión
        desprotección despu desregulación dessalines dessert dest destacadamente destination destinations destined
        destiny destroy destroyed destroyer destroyers destroying destroys destruction destructive deséenme detached
        detail detailed detailing details detained detallito detallitos detect detected detecting detection detention
        determination determined determining detox detrimental detritus detroit deuce deum deus deusto deuteronomio
        deutsch deutsche deutschen deutscher deutschland deux devaluacion devaluaciones devaluación devaneos devant
        devastated devastating develación develop developed developer developers developing development developmental
        developments develops deveras deveria devesa devia deviantart device devices devil deville devils devin devised
        devlin devocional devocionales devolviéndole devon devonshire devops devote devoted devotion dewan dewey dewitt
        dexametasona dexter deyanira deza dft dg dgac dgi dgt dh dhabi dharma dhcp diab diabética diabético diabéticos
        diada diagnosed diagnostic diagram dialect dialectología diallo dialogante dialécticamente dialógico diameter
        diamond diamonds dian diane dianne diaries diarra diary diastólica diazepam dib dibu dibujito dibujitos dic
        dicaprio dicenta diciem dick dickens dickey dickie dickinson dicks dickson dicom diconsa dict dictablanda
        dictate dictator dictatorship dictionary dictionnaire did diddy diderot didi didier didnt died dieguito diem
        dieppe diesel diet dietary dieter dieterich dietista dietrich dietz dieu dif diferen diferendo differ difference
        differences different differential differentiate differently differing differs difficult difficulties difficulty
        dificilísimo digby digest digg digger digging diggle diggs digimon digit digitación digitalis digitel digits
        dignity digoxina digámoslo dih dijieron dilan dildo dildos diletante dili diligence dill dillinger dillon dilma
        dim dimaggio dimanche dimayor dimensions diminished dimitri dimitris dimitrov dinah dinamizador dinerito diners
        dinesh ding dinh dini dining dink dinka dinky dinner dinners dinorah dinosaur dinosaurs dins dinámicamente
        diocese diocleciano diodoro diogenes diogo dion dioniso dionisos dionne diop dior dioscórides diosito dioxide
        dioxinas dip diplo diplomacy diplomat diplomatic diplomatique diplomats diplomáticamente dipped dipu dirac direc
        direccionar direct directed directing direction directions directive directly directors directory directv
        direito diretes diri dirigencial dirigirle diritto dirk dirt dirty disabilities disability disable disabled
        disadvantage disagree disagreement disappear disappearance disappeared disappearing disappears disappoint
        disappointed disappointing disappointment disaster disasters disastrous disc discarded discazo discharge
        discharged disciples disciplinary disciplined disclose disclosed disclosure discomfort disconnected discontinued
        discord discount discounted discounts discourage discouraged discours discourse discover discovered discoveries
        discovering discovers discovery discrecionalidad discrepante discrepantes discrete discretion discrimen
        discriminante discriminate discrimination discs discucion discursito discuss discussed discusses discussing
        discussion discussions discépolo disease diseases disforia disfrutable disfuncional disfuncionales disgrace
        disguise disguised disgust disgusted disgusting dish dishes dishonest disi disk diskettes dislexia dislike
        dismiss dismissal dismissed disney disneyland disneylandia disociativo disorder disorders disp disparándole
        dispatch dispatched dispersed displacement displasia displayed displaying displays disposable disposal dispose
        disposed disputarle disputed disquisiciones disraeli disregard disrespect disrespectful disrupt disruption
        disruptor disruptores dissent dissertation dissolution dissolved dist distance distances distant distinct
        distinction distinctive distinctly distinguish distinguished distonía distopía distorted distortion distr
        distract distracted distraction distractor distractores distress distressed distribute distributed distributing
        distribution distributions distributor distributors district districts distrital distritales distro distros
        disturb disturbance disturbed disturbing distópica distópico dit ditch dite ditto diu div diver divers diverse
        diversity divertidísima divertidísimo divi divided dividend dividends dividing diving divinity divisionismo
        divisions divorce divorced diwali diwan dixie dixit dixo dixon diy dizzy diéguez diógenes dj django dji djinn
        djokovic djs dk dlc dlcs dlls dlp dlv dm dmc dmca dmg dmitri dmitry dms dmt dmv dmx dmz dna dnc dncd dnd dni
        dnipropetrovsk dniéper dnp dns dnu dobbs dobby doberman dobson dock docker docks doctors docu document
        documentario documentary documentation documented documents dodd dodds dodge dodger dodgers dodo dodson does
        doesnt dof dog dogg dogs doha doherty doin doing doki dolan dolarización dolarizar dolartoday dolby dolce
        dolerle dolina dolittle doll dollar dollars dolls dolly dolors dolph dolphin dolphins dolz domain domaine
        domains domecq domenech domenico domestic domi domiciano domin dominance dominant dominate dominated dominating
        domination dominatrix domingue dominguito domini dominic dominican dominici dominick dominion dominique dominos
        dominus domitila domna domus domènech doménech doménico domótica donahue donal donald donaldo donalds donaldson
        donat donate donated donatella donatello donati donating donation donations donayre donbass doncaster doncic
        donda donetsk dong doni donizetti donkey donna donnell donnelly donner donnie donny donor donors donosti
        donostia donovan dont donut donuts doodle dooku dooley doolittle doomed doomsday doors doorstep doorway dop
        doping doppler doraemon dorama doramas dorantes dorchester doreen dorfman dori dorian doriga dorita doritos dorm
        dormer dorn dorne dorotea doroteo dorothea dorothy dorset dorsey dortmund dory dosage dostoievski dostoyevski
        dot dotcom dothraki dou double doubled doubleday doubles doubling doubt doubtful doubts doug dough dougherty
        dougie douglas douglass douro dov dove dover dovizioso dowd down downey downfall downgrade downhill downing
        download downloaded downloading downloads downs downside downstairs downstream downton downtown downward doxa
        doyle dozen dozens doñana dp dpd dpi dpp drac draco dracula drae draft drafted drafting drafts drag dragged
        dragging draghi dragons drain drainage drained draining drains drake dram dramatic dramatically dramatizaciones
        dramatización drank draper drastic drastically draw drawer drawing drawings drawn draws drax drayton drazen drc
        dread dreadful dream dreamcast dreamed dreamer dreamers dreaming dreams dreamworks dredd dren dresden dress
        dressed dresser dresses dressing dressler dret drew drexel drexler dreyer dreyfus dreyfuss dri dried drift
        drifting drill drilled drilling drills drina drink drinking drinks drip driscoll driussi drive driven driver
        drivers drives driveway driving drm dro drogba drogon droid droide droides droit droits drone drop dropped
        dropping drops dross drought drove drown drowned drowning droz dru drucker drug drugs drum drummer drummond
        drums drunk drunken drupal dry dryden dryer drying drácula dsc dsd dslr dsm dsp dsps dst dt dtm dts dtv duala
        duane duatlón dub dubai dubbed dublin dublín dubois dubrovnik dubstep dubái duc ducasse ducati duch duchamp
        duchess duck ducks ducky duct ducto ductos dudamel dudley dudu duff duffy dufour dug dugan duggan duh duhalde
        duhamel duilio dujovne duk duke dukes duki dul dull dulles duluth dum dumb dumbass dumbledore dumbo dummies
        dummy dumont dumoulin dump dumped dumping dumplings dumpster dumpty dunbar duncan dundee dune dunga dungeon
        dungeons dunham dunia dunk dunkerque dunkin dunkirk dunlap dunlop dunn dunne dunning dunno duns duolingo duomo
        duopolio dupin duplex duplicate dupont dupree dupuy duquesne duracell durand duranguense duration durazo durban
        durch durden durero durex durga durham during durisimo durkheim durrell durruti durst durísima durísimas
        durísimo durísimos durón dusambé dusan dussel dusseldorf dust duster dustin dusty dutch duterte duties dutra
        dutt dutta dutton duty duval duvalier duvall dušan dv dvb dvd dvdrip dvds dvi dvorak dvr dwarf dwayne dwell
        dwelling dwight dworkin dwyer dybala dyck dyer dying dyke dylan dynamic dynamics dynamite dynamo dynasty
        dysfunction dyson dª dálmata dálmatas dálmine dámaso dársele dávalos débora déco défense déficits délano démonos
        démosle dépor désiré déu développement dícese dólmenes dóriga dúplex dúrcal düsseldorf eac each eafit eager
        eagle eagles eam eames eap earl earlier earliest early earned earnest earning earnings earns earp earrings ears
        earth earthquake earthquakes easier easiest easily east easter eastern eastman easton eastwood easy eat eaten
        eater eating eaton eats eau ebay ebc ebenezer ebert ebola ebony ebook ebooks ebrard ebre ebu ecarri ecc ecce
        eccentric ecchi eccles ecclesia ecclesiae ecclestone ecg ech echarri echave echegaray echelon echenique
        echevarria echevarría echoes echávarri eci eck eckhart eclesiastés eclesiología ecm ecobici ecocardiografía
        ecocidio ecole ecological ecology ecológicamente ecommerce econo econom econometría economic economical
        economically economicista economics economies economist economists economy econó ecopetrol ecosoc ecosport
        ecosystem ecosystems ecoturismo ecoturístico ecp ects ectópico ecu ecualizador ecuavisa ecumenismo ecured eczema
        edafología edc eddard eddie eddington eddy edelman edelmira edelmiro edelweiss edenor eder edesa edesur edf
        edgard edge edged edges edgy edi edible edic edicions edie edif edificante edificantes edilberto edimburgo
        edinburgh edinson edipo edison editable edited edith editing edition editions editorialista editorialistas
        editors edits edm edmond edmonds edmonton edmund edmundo edmunds edna edoardo edom edomex edouard edp edson edt
        edu educ educadamente educate educated educating education educational educator educators edurne edvard edwards
        edwin edy eeee eeeeh eeeh eeg eei eeuu eevee efec efedrina efeméride effect effective effectively effectiveness
        effects effendi efficacy efficiency efficient efficiently effie effort efforts effy efi efrain efraín efren
        efron efrén egas egaña egb egea egeo egg eggers eggman eggs egidio egiptología egm egmont egon egor egp egresos
        eguiguren egun eguna eguren eguía egypt egyptair egyptian ególatra ehhh ehhhh ehhhhh ehm ehmm ehrlich ehu ehud
        eia eib eibar eichmann eid eiffel eight eighteen eighth eighty eii eiji eiko eilat eileen einar einaudi
        eindhoven eine einem einer einstein eintracht eisenberg eisenhower eisenstein eisner eitb either eivissa eiza
        ejea ejemplarizante ejercitación ejidal ejidales ejidatarios ejm eka ekaterimburgo ekaterina elaborate eladio
        elaine elam elan elastic elba elbow elcamionero elcano elder elderly elders eldest eldridge eleanor elec
        eleccionario elect elected election elections electoralmente electorate electr electra electric electrical
        electricity electrocución electromagnetic electronic electronics electrons electroshock elegant elektra element
        elementary elements eleni elenita eleonor eleonora elephant elephants eleuterio elevadísimo elevated elevation
        elevator elfa elgar elgin elgueta eliade eliana eliane elie eliezer elif eligibility elijah eliminate eliminated
        eliminating elimination elina elinor eliodoro eliot elisabet elisabeth elisabetta elise eliseo eliza elizalde
        elke ellen eller ellery ellie ellington elliot elliott ellison ellsworth elly elma elmer elmo elmore elohim
        eloisa eloise elon elorriaga elorrio elorza eloísa elpais elpidio elpozo elqui elric elrond elsa elsevier
        elsewhere elsie elspeth elster elton elusión elvia elvin elvio elvis elwood elysium elío emacs emad email
        emailed emails emanuele emaús emb emba embarked embarrassed embarrassing embarrassment embassy embedded embera
        emberá emblem embraced embracing embraer emc emecé emelec emer emerald emergence emergencies emergency emerging
        emerson emery emeterio emf emg emigdio emil emile emili emiliana emilie emily emin eminem eminent emirates
        emission emissions emm emma emmanuelle emmerich emmet emmett emmm emmy emmys emo emocionalidad emoji emojis emol
        emory emoticon emoticones emoticón emotion emotional emotionally emotions emp empathy empe empedo emperor
        empezas empeze empezemos emphasis emphasize emphasized empire empires empirical empleabilidad employ employed
        employee employees employer employers employing employment employs empo empodera empoderada empoderadas
        empoderado empoderados empoderamiento empoderando empoderarse empoli empordà empower empowered empowerment
        emprendedurismo empresariado empty empujoncito emputa emputado empédocles emre emt emu emv enable enabled
        enables enabling enacom enacted enagás enam enami enamórate enanito enanitos enap enarm enca encararlo
        encargarle encasillamiento ence encefalograma encefalopatía enchufismo enclosed enclosure enco encomiable
        encontras encore encounter encountered encounters encourage encouraged encouragement encourages encouraging
        encriptación encryption encuen encuéntralo encuéntrame endangered endara endeavor endeavour ended endemol ender
        enders endesa endgame ending endings endless endo endocrinología endodoncia endometrial endometrio endometriosis
        endor endorfinas endorsed endorsement endoscópica endowment ends endulzante endulzantes endurance endured
        enduring endymion endógena endógenas endógeno endógenos eneida eneko enemies enemy energ energetic energies
        energy energéticamente enfant enfants enfer enfield enfocate enforce enforced enforcement enforcing
        enfrentémoslo enfócate engage engaged engagement engaging engel engels engine engineer engineered engineering
        engineers engines engl england english englund engracia engraved enhance enhanced enhancement enhancing enid
        enix enjoy enjoyable enjoyed enjoying enjoyment enjoys enlarged enlightenment enlistado enlistados enlistar
        enlisted enlistó enma ennio ennis enoc enoch enola enología enormous enough enraizamiento enric enriched
        enrichment enrico enriqueta enriquez enriquillo enrolled enrollment enron enrutador enrutadores enrutamiento
        enríquez ensambladora ensambladoras ensayística ensemble ensuing ensure ensured ensures ensuring entebbe entel
        enten entendes entenza entered entering enterita enterito enterprise enterprises enters entertain entertained
        entertaining entertainment enthusiasm enthusiastic enthusiasts entien entire entirely entirety entities entitled
        entitlement entity enton entralgo entrance entreguismo entreguista entrepreneur entrepreneurs entrepreneurship
        entretención entries entry ents envelope environment environmental environments envy enzo enzyme enzymes enólogo
        eosinófilos epale epc epe epec eph ephraim epi epic epicteto epicuro epidemic epidemiológica epidemiológico
        epidemiológicos epidural epifanio epigenética epigmenio epinefrina epiro episode episodes episteme epistémica
        epm epo epoc epoxi epp epps epr epsilon epsom epson epstein epub equal equality equally equals equation
        equations equi equifax equilibrium equinox equiparación equipazo equipment equipped equity equivalent equo equus
        eragon erasmo erasmus eratóstenes erbil erc ercolini erdogan erdoğan erect erected erection erectus ereván eri
        eric erica erich erick ericka erickson erico ericson ericsson erik erika eriksen erikson eriksson erin eris
        eritematoso eritromicina erlich erm ermua ernc ernest ernestina ernie ernst erogaciones erogación eroski erotic
        erp errejon errejón errol errors errázuriz erskine ert ertzaintza eru eruca eruption eruviel ervin erwin
        eréndira escabiando escabiar escabio escalabilidad escambray escandinavia escandón escaneos escapadita escaped
        escaping escapismo escapista escarceos escatología escatológica escatológico escazú escencia escencial
        escenciales escenificaciones escenificación escenita escher escherichia escipión esclavismo escogencia escola
        escopolamina escorpio escort escorts escr escrachar escrache escraches escracho escri escribanía escrituración
        escrivá escríbelo escu escuchalo escuchate escuelita esculapio escultismo escupirle escutia escúchala escúchalo
        esdras esdrújula esequiba esequibo esfínter esfínteres esgueva eshop eskenazi esmad esmirna esnob esnobismo
        esopo espa espace espacialmente espagne espagnol espagnole espai espaillat espanya espanyol espartaco españas
        españistan españistán españolidad españolismo españolista españolistas españolito españolitos espe espec
        especiado especially espectrometría espejito espejitos espeleología espeleólogos esperpéntica esperpéntico
        espert espinita esplugues espn espoir espol esport esports esposita esposito espoz espresso esprit espriu espriú
        espronceda espumante espérate espí espíndola espínola espírito espósito esquadra esquerda esquerra esquilache
        esquipulas esquire esquivel esquizofrénica esquizofrénico esquizofrénicos esquizoide esquiú essai essay essays
        essen essence essential essentially essentials essex establish established establishing establishment
        establishments estadal estadales estadidad estadual estadunidense estadunidenses estadísticamente estalinismo
        estalinista estalinistas estambul estampita estampitas estandard estany estanzuela estates estatinas estatista
        estatistas estatización estatizar estatuilla estatuillas estatut esteche esteem estefan estefania estefanía
        estelada estelle estelí estenssoro esteroideos esteves estigarribia estigmatización estilización estimate
        estimated estimates estireno estocolmo estomatología estoria estoril estrabón estradiol estrambótico estrasburgo
        estratigráfica estrellato estrellita estrellitas estremera estress estructuralista estuardo estud estudiantado
        estébanez esvástica esvásticas etarra etarras etat etb etchecolatz etchecopar etchegaray etcheverry etecsa
        eternauta eternity etfs eth ethan ethel ether ethereum ethernet ethic ethical ethics ethiopia ethiopian ethnic
        ethnicity etienne etihad etiológico etna etnicidad etno etnocentrismo etnocidio etnológico eton etruria etsi
        etsy ettore etude etudes etílica eua eucalyptus euclides eudeba eufemia eufemísticamente euge eugen eugene
        eugène euia eulalio euler eulogio eum eunice eunsa euphoria eupv eur eurasia eureka euribor eurico eurobasket
        eurocentrismo eurocopa eurocopas eurocup eurogrupo euroliga euromillones euronews europe european europeans
        europeísta europol eurosport eurostar eurostat eurovegas eurovision eurovisión eurídice eusebia eusebio euskadi
        euskal euskalduna euskaltel euskara eusko eustace eustaquio euzkadi ev evacuate evacuated evacuation eval
        evaluate evaluated evaluating evaluation evan evandro evanescence evangelical evangelina evangeline evangelion
        evangelismo evans evanston evapotranspiración evaristo eve evelina evelyn even evening evenings evenly event
        events eventually ever everardo everdeen everest everett everglades evergreen evers everton every everybody
        everyday everyone everything everytime everywhere evgeny evi evian evidence evident evidently evie evil
        evitación evolution evolutionary evolutivamente evolve evolved evolving evora evópoli ewan ewart ewing eww exact
        exactly exaggerated exalcalde exalcaldesa exalumno exalumnos exam examinación examination examinations examined
        examiner examining example examples exams exasesor exc excalibur excampeón excanciller excandidata excandidato
        excapitán excarcelación exceed exceeded exceeding exceeds excel excellence excellent excelsior excepcionalidad
        except exception exceptional exceptionally exceptions excerpt excess excessive exchange exchanged exchanges
        excited excitement exciting exclude excluded excluding exclusively excomandante excompañero excompañeros
        exconcejal exconsejero exconvicto excélsior exdictador exdiputado exdirectora exdirigente execute executed
        executing execution executive executives exelente exembajador exempt exemption exentrenador exequiel exequátur
        exercise exercised exercises exercising exesposa exesposo exeter exfiscal exfoliación exfoliante exfuncionario
        exfuncionarios exgerente exgobernador exguerrillero exhaust exhausted exhausting exhaustividad exhibit exhibited
        exhibition exhibitions exhibits exhuberante exhumaciones exhumación exi exigibilidad exilado exilados exile
        exiles exilios exist existed existence existing exit exitante exitazo exits exjuez exlíder exmandatario exmarido
        exmiembro exministra exministros exmo exnovia exnovio exodus exoneraciones exoneración exotic exp expand
        expanded expanding expands expansionismo expareja exparejas expat expe expect expectation expectations expected
        expecting expects expedition expelled expenditure expenditures expense expenses expensive experience experienced
        experiences experiencing experiment experimenting experiments expert experticia expertise experts expired expl
        explain explained explaining explains explanation explanations explicit explicitly explode exploded exploding
        exploit exploitation exploited exploits exploration explored explorer exploring explosions explosive explosives
        explosividad expo export exported exports expos expose exposed exposing exposition exposure expresidenta express
        expressed expresses expressing expression expressions exprofesor expte exquisite exsecretario exsenador ext
        extend extending extends extensions extensive extensively extent exterminación external externalidad
        externalidades externalización extinct extinction extorsionador extorsionadores extracelular extracontractual
        extracorpórea extract extracted extraction extractiva extractivas extractivismo extractivista extractivo
        extralimitación extraordinary extrapolación extraíble extremely extremis extremoduro extático exupéry
        exvicepresidente exxon exxonmobil exégesis exógena exógenas exógenos eyal eyck eye eyebrows eyed eyeliner eyes
        eyre eyzaguirre ezcurra ezekiel ezequías ezio ezln ezpeleta ezquerra ezra ezzati faaa fab fabbiani faber fabergé
        fabes fabi fabia fabiana fabiani fabiano fabien fabienne fabius fabra fabre fabregat fabri fabric fabricated
        fabrice fabricio fabrics fabrizio fabro fabulous fac face faced facepalm facetime fach fachero facie
        facilitación facilitate facilities facility facilísimo facing facio facista facistas fact factbook faction
        factions factories factors factory facts factual factum facu facua faculty fad fade faded fader fading fadrique
        fadu fae faes fag fagan fah fahd fahrenheit fai fail failed failing fails failure failures faint fair fairbanks
        fairchild faire fairfax fairfield fairly fairmont fairness fairview fairy faisal fait faith faithful fajitas
        fajos fajr fake fakes fakir falabella falafel falces falciani falcioni falcone falcons faldita falero falk
        falkland falklands falkner fall falling fallon fallout falls falmouth falopa falopero falopio falsely falstaff
        faltarle faltarles faltarme faltarte falun fam fame famed fami famicom familiarización families family famine
        famosísima famosísimo famous fan fanart fanaticada fanb fanbase fanboy fanboys fanclub fancy fandiño fandom
        fanes fanfic fanfics fanfiction fang fangio fangoria fani fania fanjul fanning fanny fanon fanpage fans
        fanservice fant fanta fantasies fantastic fantasy fantino fantomas fanzine fanzines fao fap faq faqs farabundo
        faraday farah faraona faraónica faraónicas faraónico farber farc fare fares farewell farfan farfán farhad
        farhadi farhan faria farid farina farinelli faris fariña fariñas farkas farley farm farma farmacocinética farman
        farmatodo farmer farmers farming farmington farms farnese farnesio farnsworth farolito farouk farrah farrar
        farrell farris farrow farruko farré fars farsi fart farther faruk faría fasc fascia fascinated fascinating
        fascio fascism fascist fascitis fashion fashionable fashioned fashionista fasito fassbender fassi fast faster
        fastest fasting fat fatah fatale fatality fate fateh father fathers fati fatih fatma fats fatto fatty fau
        faulkner fault faults faulty faure faus faust faustina faut faux fav fava favaloro favela favelas favio
        favorcito favorecimiento favored favorite favorites favour favourable favoured favourite favourites favre
        fawcett fawkes fay fayad faye fayed fayette fayt fazer fazio fb fbi fc fcb fcc fce fch fci fcn fco fcs fda fdez
        fdi fdj fdn fdp fdr fds fear feared fearful fearing fearless fears feasible feast feat feather feathers feature
        featured features featuring feb febre february fec fecode fed fede fedecámaras feder federalización federation
        federer fedex fedor fedora fedorov fedra fedro feds feed feedback feeding feeds feel feeling feelings feels
        feeney fees feet fef fei feijoo feijóo feinmann feis feito fela felder feldman felguera felice felici feliciana
        felicity felipa felipecalderon felisberto feliu fell fellini fellner fellow fellowes fellows fellowship felony
        felt felton fem female females femi femicidio femicidios feminazi feminazis feminine feminism feminist feminists
        feminización femme femmes femsa fence fences fencing fender fendi fenerbahçe feng fenilalanina fenn fenner
        fenobarbital fenol fenoles fenosa fentanilo fenton fenway fenwick fepade feral feras ferb ferdinand ferdinando
        ferenc fergie fergus ferguson fergusson fermat ferme fermi fermo fern fernan fernand fernandes fernandito fernet
        fernán ferragamo ferran ferrand ferrante ferraresi ferrari ferraris ferraro ferrater ferraz ferreira ferreiro
        ferrell ferrera ferreras ferreres ferret ferretti ferreyra ferri ferrier ferries ferris ferriz ferrys ferrán
        ferrándiz fertile fertility fest festivals festive fet feta fetch fete fetish fett fetus feud feuerbach feve
        fever few fewer feyenoord feynman feísimo ff ffaa ffcc fff ffs fg fge fgr fhm fi fia fiaca fiallo fiamma fiat
        fiba fiber fibers fibertel fibonacci fibre fibrilación fibrocemento fibromialgia fibrosis fic ficcional fichte
        fick fics fiction fictional fide fidei fidelio fidelis fidelity fidelización fidencio fides fidias fiedler field
        fielding fields fierce fiery fiestita fiestón fifa fife fifi fifteen fifth fifty figari figaro fight fighter
        fighters fighting fights figs figueira figueiredo figuera figueredo figueres figuerola figured figurines
        figuring fiji filantropía filantrópica filantrópicas filantrópico filantrópicos filarmónica filatélico filed
        filemón filet filgueira filho fili filiberto filii filing filip filipe filipo filippo filis filius fill filled
        filling fillmore fillol fillon fills filmaffinity filmed filming filmmaker filmmakers films filmus filomena fils
        filter filtered filtering filters filthy finale finalists finally finals finance financed finances financial
        financially financing financista financistas finch fincher find finder findes finding findings finds finely
        fineman finest finger fingers finish finished finishes finishing finisterre finite fink finkel finkelstein
        finland finlay finney finnick finnish finocchiaro fintech fiona fiore fiorella fiorentina fiori fiorito fip fira
        fire firearm firearms firebird fired firefighters firefly firenze fireplace fires firestone firewall firewalls
        fireworks firing firm firmenich firmino firmly firms firmware firpo first firstly firth fis fiscalidad
        fiscalmente fischer fish fisher fisheries fisherman fishermen fishing fishman fisicoculturista fisiografía
        fisiológicamente fisiopatología fisk fiske fist fisting fit fitch fite fitero fitness fitopatología
        fitosanitarios fitoterapia fits fitted fitting fitz fitzgerald fitzpatrick fitzroy fitzwilliam fiv five fix
        fixed fixes fixing fixture fixtures fiz fizz fiódor fj fk flac flack flacso flag flagelación flagg
        flagrantemente flags flagship flagstaff flaherty flair flaite flaites flak flakes flame flames flamingo
        flamingos flanagan flanders flank flannery flap flappy flaps flaquita flaquito flare flashback flashbacks
        flashea flasheaba flashean flasheando flashear flasheas flashee flasheo flashero flashie flashing flashmob
        flatbush flats flaubert flava flavia flavio flavonoides flavor flavors flavour flaw flawed flawless flaws flea
        fled flee fleeing fleet fleetwood fleischer fleitas fleming flemming flesh fletcher fleur fleury flew flex flexi
        flexibility flexibilización flexor flg flia flick flicker flickr flies flight flights flint flip flipa flipado
        flipando flipante flipar flipas flipboard flipo flipped flipper flipping flirt flirting flix float floating
        flock flogger flojito flood flooded flooding floods floors flop floppy flops florcita florecillas florecita
        florecitas florence florent florentin florian florianópolis floricienta florinda floris florística floss flour
        flourish flow flower flowering flowers flowing flown flows floyd flp fls flu fluent fluffy fluids fluke
        fluoxetina flush flushing flute flv fly flybondi flyer flyers flying flynn flávio fm fma fmc fmf fmi fml fmln
        fms fna fnac fnc fne foa foam fob fobaproa foc focalización foch focus focused focuses focusing foe fog fogg
        foggy foi foie foil fois foix folch fold folded folder folding foley folha folk folklore folklorista folks
        follow followed follower followers following follows folsom fom fombona fonasa fonavi fonca fondant fonden
        fondue fong fons fonsi font fontaine fontainebleau fontanals fontanarrosa fontanet fonte fontenelle fontes
        fontibón fonts fontán fonzi fonógrafo food foodie foods fool fooled foolish fools foot footage football
        footballer footing footprint footsteps for forbes forbid forbidden forcadell forced forcing ford fordham fore
        forecast forecasts forefront forehead foreign foreigners foreman foremost forensic forest forester forestry
        forests forever forex forge forged forges forget forgetting forgive forgiven forgiveness forgot forgotten
        foristas fork forks forlán form formaldehído formally format formation formations formats formed formentera
        former formerly formica forming formoso formulated forn forner fornite forocoches foronda forrest forrester
        forster forsyth forsythe fort forte fortea fortes forteza forth forthcoming forti fortis fortitudo fortnite
        fortran fortress fortunata fortunate fortunately fortune fortunes fortuny fortuño forty fortún forum forums
        forward forwards forza força fosfatasa fosfolípidos fosforito foss fossati fosse fossil fossils foster fotito
        fotitos fotogalería fotogénica fotogénico fotolog fotomontaje fotomontajes fotomultas fotoperiodismo
        fotoperiodista fotoperiodistas fou fouad foucault fought foul found foundation foundations founded founder
        founders founding fountain fouquet four fourcade fourier fournier foursquare fourteen fourth fovissste fowler
        fox foxconn foxtrot foxx foxy foyer fp fpf fpi fpl fpmr fps fpt fpv fq fr fracc fracking fraction fracturación
        fraganti fragile fragment fragments fragrance frame framed frames framework frameworks framing frampton francais
        france francella francesca franceschi francesco francescoli francfort franch franchi franchise franchises
        francine francis franck francofonía francois francoise franke frankel franken frankenstein frankestein frankfurt
        frankfurter frankie frankl frankly franks franky frans frantz franz français française françois françoise
        frasecita fraser frasier frasquito frater fraternity frau fraud fraudulent frazer frazier fre freak freaked
        freaking freaks freaky fred freda freddie freddo freddy frederic frederica frederick frederico frederik fredo
        fredrick fredrik fredy free freed freedman freedom freedoms freelance freelancer freelancers freely freeman
        freeport freestyle freetown freeway freeze freezer freezing frege fregenal fregona frei freiburg freight freitas
        freixenet frelimo fremen fremont french frenkel frenteamplista frentista frentistas frequencies frequency
        frequent frequently fresh freshly freshman freshwater freud freudiana freudiano freund freya fri friburgo frick
        friction frida friday fridge fridman fried frieda friedman friedmann friedrich friend friendly friends
        friendship friendships friendzone fries frigerio frightened frightening frigo fringe frisbee frisch frisco fritz
        frizz frob frodo frog frogs froilán from fromm frondizi front frontend frontenis frontex frontier frontiers
        frontline fronts froome froot frost frotis frozen frs fru fruela fruit fruits frustrated frustrating frustration
        frutsi frutti frutícola fry frye fráncfort frédéric fsb fsc fsf fsh fsln fsm fsp ft fta ftalatos ftp ftse ftth
        fua fuad fuc fuchi fuchs fuchsia fuck fucked fucker fuckin fucking fucks fudge fueled fuels fuencarral fuenmayor
        fuensalida fuensanta fuentealba fuenteovejuna fuenterrabía fuenzalida fueronlosfederales fuerteventura
        fuertísimo fugitive fuistes fuji fujian fujii fujiko fujimori fujimorismo fujimorista fujimoristas fujita
        fujitsu fujiwara fukui fukuoka fukushima fukuyama fulani fulanita fulanito fulbito fulbo fulbright fulfil
        fulfill fulfilled fulfilling fulgencio fulham full fuller fullmetal fully fulton fulvio fum func funca funchal
        funci funcio funcionalista funcionariado function functional functionality functioning functions fund
        fundamentally fundante funded fundidora funding fundraiser fundraising funds fung fungi fungus funk funko funky
        funniest funny furio furious furlong furman furnace furnished furniture furry furtado further furthermore fury
        fusarium fuss fuster fut futbolera futbolero futboleros futbolín futebol futsal futurama future futures
        futurología futón fuzhou fuzz fuzzy fv fvf fx fyodor fz fàbregas fábrega fábregas fáctica fáctico fácticos
        fígaro fístula fístulas fólico fórceps fórum führer für gaara gab gabaldón gabbana gabby gabe gabi gabilondo
        gabino gable gables gabo gabor gaboto gabriele gabrielle gabrielli gaby gad gadafi gadamer gaddafi gadea gades
        gadget gadgets gael gaeta gaete gag gagarin gage gagnon gags gaia gaijin gail gaillard gain gained gaines
        gainesville gaining gains gainsbourg gainza gaite gaius gajardo galactic galadriel galahad galarraga galarreta
        galarza galatasaray galatea galaxies galaxy galaz galba galbraith galdames galdeano galdós gale galen galerie
        galerista gali galia galiana galiano galias galil galilei galimatías galiza gallaecia gallagher gallant
        galleries gallery galletita galletitas galli galliano gallimard gallinita gallipoli gallon gallons galloway
        gallup galore galperin galt galtieri galve galveston galvão galway gam gamal gamaliel gamazo gambaro gambetta
        gambino gambit gamble gambling game gameboy gamecube gameloft gamepad gameplay gameplays gamer gamers games
        gamesa gamescom gamificación gaming gamio gammagrafía gamoneda gamora ganacias gancia gandalf gandarillas gandhi
        gandini gandolfo ganesh ganesha gang gangbang ganges gangnam gangs gangsta gangster gangsters ganitas ganja
        gannon gansito gansu gant gantz ganímedes gao gaona gaos gap gaps gar garachico garage garantista garat garavano
        garay garbage garber garbiñe garca garcas garces garcha garchan garchando garchar garchas garche garcho garci
        garcilaso garcés gard garda gardel garden gardening gardens gardiner gardner gare gareca gareth garfias garfield
        garfunkel gargallo gargamel gargano gari garicano garin garissa garitano garland garlic garmendia garment
        garments garmin garner garnet garnett garnica garnier garona garou garoña garpa garpan garraf garrafones
        garrafón garrahan garret garrett garrick garriga garrigues garrigós garrincha garrison garrix garros garry
        garson garth gartner garuda garvey gary garçon garífuna garín gasca gasco gascuña gaseoducto gasoducto
        gasoductos gasoil gasol gasolero gasolinazo gasolinazos gasoline gaspar gaspard gasparini gasset gasteiz gaston
        gastro gastroenterología gastón gasómetro gat gate gatell gates gateway gather gathered gathering gatherings
        gatica gatita gatitas gatito gatitos gatlin gatopardo gatorade gatsby gatt gatti gaturro gatwick gauche gauchito
        gaudio gaudium gaudí gauge gauguin gaulle gault gaultier gaumont gauna gauss gautama gauthier gautier gave
        gavidia gavin gavà gawain gayarre gayatri gayle gaylord gaynor gayoso gays gaytán gaze gazelle gazeta gazette
        gazi gaziantep gazprom gazzetta gaël gb gba gbc gbm gbp gbs gc gcba gcc gcs gd gdansk gdf gdl gdp gds gea gear
        gearbest geared gears geary geass geba gecko geckos gede gedeón gedisa geek geeks geert geforce gehrig gei
        geiger gein geisel geisha geishas geist gekko gela gelabert gelder geldof gellar geller gelman gelves gem gemini
        gemma gems gena gendarmeria gendarmería gender generalife generalitat generally generate generated generates
        generating generation generations generator generators generic generis generosity generous genes genetic
        genetically genetics geneva genevieve geneviève geng genghis gengibre gengis geni genia genie genius genji
        gennady geno genoa genocida genocidas genocide genome genovese genres gens gentile gentili gentium gentleman
        gentlemen gently gento gentrificación gentry genuine genuinely genus genève geo geoespacial geoestratégica geoff
        geoffrey geoffroy geoglifos geographic geographical geography geolocalización geological geology geometric
        geometry geométricamente geoquímica georg george georges georgetown georgette georgi georgian georgie georgina
        georgy gepe gerais geral gerald geraldine geraldo geralt gerard gerardi gerber gerd gerda gere gerena gerencial
        gerenciales gerenciar gerhard gerhardt geri gerli germain germaine germani germans germanwings germany
        germoplasma gernika gero geroa gerontología gerrard gerry gershwin gerson gert gertrud gertrude gervais gervasio
        geschichte gesellschaft gesserit gestacional gestalt gestapo gestoría gestualidad gesture gestures get geta
        getaway gets getsemaní gettin getting getty gettysburg getulio getxo getz getúlio geum geun gf gfa gg ggg gh
        ghali ghandi ghani ghazal ghazi ghb ghee ghetto ghettos ghibli ghosh ghost ghostbusters ghosts ghoul ghouls
        ghraib ghul ghulam ghz gia giacometti giacomo giallo gian giancarlo gianfranco gianluca gianluigi gianna gianni
        giannini giannis giant giants giardino gib gibbon gibbons gibbs gibert gibran gibson giddens gide gideon gieco
        giei gif gifford gifs gift gifted gifts gifu gig gigabit gigabyte gigabytes gigantic giggs gigi gigio gigliotti
        gignac gigolo gigoló gigs gijonés gilabert gilada giladas gilberto gilchrist gilda gildo gilgamesh gilgit gili
        gillespie gillet gillette gilliam gillian gilligan gillis gilly gilman gilmar gilmore gilmour gils gilson gim
        gimena gimeno gimli gimme gimp gina gine gineco ginecología ginecológica ginecológicas ginecológico giner gineta
        ginger gingival gingivitis gingrich gini ginkgo ginny gino ginobili ginsberg ginseng gintama ginza ginzburg
        ginés ginóbili gio gioconda gioja giordani giordano giorgi giorgio giorgos giornale giorno giotto giovani
        giovanna giovanni giovanny gipsy giral giralt girard girardi giraud girauta giri girl girlfriend girlfriends
        girls girolamo girondo gironella giroud gisbert giscard gisela gisele gisella giselle git gita github giulia
        giuliana giuliani giuliano giulietta giulio giunta giuseppe giusti give giveaway given givenchy gives giving
        giza gizmodo gj gk gl glacier glacis glad glade gladiator gladiolos gladis gladly gladstone gladys glam
        glamorosa glamoroso glamorous glamurosa glamuroso glance glaser glasgow glass glasses glastonbury glauber
        glaucoma gleason gleb glee glen glencore glenda glendale glenn glew glez gli glicerol glick glifosato glimpse
        glitch glitter globalidad globalista globally globe globito globitos globovision globovisión globus glock
        glomerular glorious glory gloss gloucester glove glover gloves glow glowing glp glu gluck glucocorticoides
        glucose glucémico glue glutamina glutatión glynn glúcidos gm gma gmail gmbh gmc gmo gms gmt gn gnb gnc gnecco
        gnl gnome gnosis gnp gnr gnu goa goal goalkeeper goals goat goats gobbi gober goberna gobernarlos gobi gobier
        gobiernista goblin goblins god godaddy godard goddamn goddard goddess godfrey godin godinez godiva godofredo
        godot godoy gods godwin godzilla godín godínez goe goebbels goering goes goethe goetz goff gofundme gog gogh
        gogo gogol goguryeo goh gohan goic goico goicoechea goin going goitia goiás goku gokú golan golazo golazos
        golborne gold golda goldberg goldblum golden goldeneye goldfinger goldie goldin golding goldman goldoni
        goldschmidt goldsmith goldstein goldstone goldwater goldwyn golem golero golfito golgi goliat goliath gollum
        golovkin golpecito golpecitos golpismo golpiza golpizas goltz golán gom gomes gominola gominolas gomis gomorra
        gon goncalves goncourt gondomar gondor gondra gondwana gone gonna gonnet gonz gonza gonzo gonçalves goo good
        goodall goodbye goode goodman goodness goodnight goodreads goodrich goods goodwill goodwin goodyear goofy
        googlea googleando googlear goonies goose gop gopal gopro gor gorbachev gorbachov gordillo gordis gordita
        gorditas gordon gordy gordón gore goretti gorgeous gori gorillaz gorka gorki gorky gormaz gorosito gorostiaga
        gorriti gorski gortari goryeo gosh gosling gospel goss gossip got gotcha gotemburgo goten goth gotham gothic
        gotinga gotita gotitas gott gotten gottfried gotti gottlieb gou gouda gough goulart gould goulding gourmet
        gourmets gouveia gov govern governance governed governing government governmental governments governo governor
        governors govinda govt gow gower gown goyanes goyena goyeneche goytisolo goñi gp gpa gpc gpi gpo gpp gprs gps
        gpu gpus gq gr grabbed grabbing grabois grabs grac grace grachi graciasss gracie graciela gracious gracián graco
        gradualismo gradually graduate graduated graduates graduating graduation grady graeme graf graff graffiti
        graffitis grafismo grafología grafton graham grains gramajo gramm grammar grammy grammys grams gramsci granata
        grancanaria grandchildren granddaughter grandecito grandfather grandi grandma grandmother grandota grandotas
        grandote grandotes grandpa grandparents grandson grange granger granier granite granny granola granted grantham
        granting grants granville graph graphic graphics graphs grasp grass grasse grasshopper grassi grateful gratitude
        graue graus gravel graveyard gravina gravis gravisimo gravity gravísima gravísimas gravísimo gravísimos graw
        grax grayson graz grazalema graziani graziano grazie grc gre grease great greater greatest greatly greatness
        greaves gredos greece greed greedy greek greeks greeley greenberg greene greenfield greenhouse greenpeace greens
        greenspan greenville greenwald greenwich greenwood greer greet greeted greeting greetings greg gregg grego
        gregor gregori gregoria gregory gremialista gremialistas gremlin gremlins grenada grenade grendel grenoble
        gresham greta gretchen gretel grew greyhound greyjoy grez gri grial grid grido grief grieg grier griesa
        griezmann griff griffin griffith griffiths griggs grigori grigory grijalbo grijalva grill grilled grim grimaldi
        grimaldo grimau grimes grimlock grimm grimorio grin grinberg grinch grind grindelwald grinder grinding grindr
        grip grisel griselda grisham griso grissom griswold grit gritona gritones gritón grizzlies grizzly griñan griñán
        groceries grocery grodd groening grohl grondona groningen groom grooming groot groove grooveshark groovy grosa
        grosas grosjean gross grossa grosse grossi grossman grosso grosvenor groucho ground grounded grounds group
        groupe grouped groupie groupies groupon groups grove grover groves grow growers growing grown grows growth
        grozni grozny grp grrr grrrr grs gru grub gruber grundy grunge grupete grupito grupitos gryffindor grégoire gs
        gsm gt gtc gtd gti gto gtr gts gtx gtz guacala guachin guadalcanal guadalete guadalhorce guadalix guadalupana
        guadalupano guadalupanos guadarrama guadiana guaguas guaido guaidó guaire guaita guajardo gualberto gualicho
        guamán guamúchil guanabara guanacaste guanajuatense guanajuatenses guang guangdong guangxi guangzhou guanyem
        guao guaperas guapito guar guarantee guaranteed guarantees guard guardamar guardaparques guardavidas guarded
        guardiamarina guardians guarding guardiola guards guarello guarimba guarimbas guarimberos guarnieri guaros
        guarulhos guasap guasch guason guastavino guasu guasón guat guaton guattari guatón guayama guayanas guayanesa
        guayanés guayaquileña guayaquileño guayaquileños guayasamín guaynabo guays guazú gucci gud gudiño gudrun guebo
        guede guedes guelaguetza guepardo guer guerin guernica guerre guerrerense guerrerenses guerrerista guerrico
        guerrita guess guessed guessing guest guests guetta guevon guggenheim guglielmo gui guidance guide guided
        guidelines guides guiding guijuelo guilarte guild guilherme guillain guillaume guillem guillermina guillier
        guillot guillén guilt guilty guimaraes guimarães guimerá guiness guinness guiomar guirao guitarist guitars guiza
        guizhou guiñazú guiñol guión gujarat guk gul gulag gulags gulf gulfstream gull gullit gulliver gully gullón gulp
        gum gumball gumersindo gumi gumiel gump gumucio gundam gunfire gunn gunnar gunner gunners guns gunter gunther
        guo guppy gupta gur gurabo guri guridi gurion gurises gurney gurrea gurren gurruchaga gurría gurtel gurugú gurí
        gusana gusanito gusanitos gustafson gustav gustito gut gutemberg guten gutenberg guterres guthrie guti gutierre
        gutman guts guy guys guárdame gv gw gwangju gwen gwendolyn gwh gwyneth gx gyal gyatso gye gyllenhaal gym
        gymnastics gypsy gyu györgy gábor gálatas gámez gándara gángster gángsters gárate géneris générale gérard
        gólgota gómara góspel gödel göring güell güeno güevo güevos günter günther gürtel güímar haaretz haarp habbo
        habeas habemos habemus habi habib habit habits habsburgo habu habérsele hacendaria hach hachette hack hackathon
        hackea hackeada hackeado hackeados hackean hackeando hackear hackearon hacked hackeo hackeos hacker hackers
        hackett hackeó hacking hackman hackney hacks had hadad haddad haddock hades hadi hadid hadley haeckel haedo
        haendel hafez hagamoslo hagen haggard hagiografía hagrid hague hagámoslo hahah hahaha hahahah hahahaha
        hahahahaha hahahahahaha haidar haider haifa haig haiku haikus hail haile hailey haim haina hainan haines haircut
        haired hairs hairy haji hajime hajj hajji hakam hakan hakeem haki hakim hakka hakone haku hakuna halal half
        halffter halford halftime halfway halifax halim halima halitosis hallam hallelujah haller halley halliburton
        halliday halliwell hallmark halloween hallway haloperidol halperin halt halted halterofilia hamad hamburg
        hamburger hamdi hamed hamel hamelin hamer hamid hamill hamilton hamish hamlet hamlin hamm hammad hammadi hammam
        hammer hammersmith hammett hammond hammurabi hamon hampones hampshire hampstead hampton hamra hamsters hamza
        hanako hancock hand handball handbook handed handful handicap handing handle handled handler handles handling
        handmade hands handsome handwriting handy hang hanged hanging hangout hangouts hangover hangs hangul hangzhou
        hank hanke hanks hanlon hanna hannah hanne hannes hannibal hannigan hannon hannover hanoi hanover hans hansa
        hansel hansen hantavirus hanukkah hanói happen happened happening happens happier happiest happily happiness
        happy haqqani harada harajuku harakiri harald haram harare harari harassed harassment harbin harbor harbour
        harcourt hard hardcore harden hardened harder hardest hardin harding hardly hardship hardt hardware hardwick
        hardy hari hariri haris harker harkness harlan harland harlem harley harlow harm harman harmful harmless harmon
        harmonia harmony harms harness haro harold haroldo harp harper harrelson harriet harriman harrington harris
        harrisburg harrison harrods harrow harry harsh hart hartford hartley hartman hartmann haru haruhi haruka haruki
        harun haruna harv harvard harvest harvested harvesting harvey haryana hasbro hasbún hasegawa hash hashem hashim
        hashimoto hashtag hashtags haskell haskins hasselhoff hassle hastings hasán hatch hatchback hatcher hated
        hateful hater haters hatfield hath hathaway hating hatred hats hatsune hattie hatton hattori hauer haul haunt
        haunted haunting hauptmann haus hausa hauser haut havanna have havel havelock havent having havoc havre hawai
        hawaii hawaiian hawk hawke hawkes hawkeye hawking hawkins hawks hawley hawthorne hawái hayao hayashi haydee
        hayden haydn haydée hayek haynes hayward haywood hayworth hazard hazardous hazards hazel hb hbo hc hcd hcg hdd
        hdlgp hdmi hdp hdps hdtv hdz head headache headaches headed header heading headline headlines headphones
        headquarters heads headset healed healer healing health healthcare healthier healthy healy heap hear hearing
        hearings hearn hears hearst heart heartbeat heartbreaking hearted hearthstone heartland hearts heat heated
        heater heath heathcliff heather heathrow heating heaven heavenly heavens heavier heavily heavy heavyweight hebdo
        hebei heber hebert heberto hebrew hechale heche hecht heck hedda hedge hedgehog hedges hedwig hedy heels heep
        hefesto hefner hegel hehehe heidegger heidelberg heidi height heights heihachi heike heil heilongjiang heim
        heimlich heine heineken heinrich heinz heinze heirs heisenberg heitor held helder helen helene helga helguera
        heli helicopter helicopters helipuerto helix heliópolis hell hellboy helle hellen hellenic heller hellfire
        hellinger hellman hellsing helm helmand helmer helmet helmets helms help helped helpful helping helpless helps
        helsing helsinki helvetia hematita hematocrito hematología hematológicas hembrismo hemingway hemisférica
        hemisférico hemisféricos hemisphere hemmings hemodinámica hemodiálisis hemograma hemorrágica hemorrágico
        hemsworth henan hence hendaya hendricks hendrik hendrix henestrosa heng henkel henley henna hennessy henning
        henri henrietta henriette henrik henriquez henryk henríquez henshaw henson hentai heparina hepburn heracles
        heraclio herald herat herb herbal herbalife herbert herbie herbs herculano hercule herd herder here hereby
        herediano hereford herein hergé heri heritage herm herman hermann hermes hermida herminia herminio hermione
        hermitage hermo hermosilla hermosísima hermosísimo hermès hermógenes hernandarias hernani heroic heroin heroine
        heroles heron heros herranz herri herria herrick herring herrmann herschel herself hershel hershey herta hertha
        hervás herz herzog heráclito heródoto hesitate hesitation hespérides hess hesse hessel hester heston hetero
        heteropatriarcado heteros heurística heurístico hewitt hewlett hey heydar heydrich heywood hezbollah hezbolá hg
        hialeah hialurónico hiatus hibiscus hickey hickman hickory hicks hidalguense hidalguenses hidden hiddleston hide
        hideki hideo hides hiding hidro hidroaysén hidrodinámica hidrovía hielera hier hierarchy hifas higareda higgs
        high higher highest highland highlander highlands highlight highlighted highlighting highlights highly highs
        hightower highway highways higinio higuain higuaín higuchi higuita higüey hiit hijab hijodeputa hijosdalgo
        hijueputa hijueputas hikari hikaru hiking hilaire hilal hilaria hilarious hilary hilbert hilda hilde hildebrand
        hildebrando hildebrandt hilfiger hilito hillary hillel hiller hilliard hillman hills hilton hilux him himalaya
        himalayas himmler himself hinata hind hindenburg hinds hinduista hinduistas hindus hines hinostroza hint hinton
        hints hinzpeter hip hipatia hiper hiperactiva hiperactivo hiperactivos hipercolesterolemia hipercor hiperespacio
        hiperglucemia hiperión hiperplasia hipertensiva hipertenso hipertensos hipertextual hipertiroidismo hipertrófica
        hiperventilación hiphop hipoacusia hipoclorito hipocrático hipona hipoplasia hippolyte hips hipster hipsters
        hipócrates hipólita hiragana hirano hire hired hiriart hiring hiro hirohito hiroko hiroshi hiroshima hiroyuki
        hirsch hirviente his hisham hispaniae hispanic hist histerectomía histeriqueo histoire histológica histológico
        historians historic historical historically historiográfica historiográficas historiográfico historiográficos
        historique history histriónica histriónico histéricamente hit hitachi hitch hitchcock hitchens hitler hitman
        hitomi hits hitter hitting hiv hj hk hmm hmmm hmmmm hmong hoang hoare hoax hobart hobbes hobbie hobbies hobbit
        hobbits hobbs hoboken hobsbawm hobson hoc hodge hodges hodgkin hodgson hodor hof hoff hoffa hoffman hoffmann
        hofmann hofstadter hogan hogarth hogg hogwarts hojilla hojita hojitas hok hokage hokkaido holaaa holaaaa holbein
        holbox holbrook hold holden holder holders holds hole holes holger holi holiday holidays holis holland hollande
        hollander holliday hollis hollister hollow holloway holly hollywood hollywoodense holm holman holmberg holmes
        holocaust holoceno holodomor holotipo holst holstein holt holtz holy hom homage hombrecito hombrecitos homebrew
        homecoming homeland homeless homem homemade homeopática homeopático homeopáticos homeostasis homeowners homepage
        homer homestead hometown homework homi homicide homie hominem hominis homofobico homofobicos homofóbica
        homofóbicas homofóbico homofóbicos homophobic homosexualismo homosexuality homs homófoba homófobas homófobo
        homófobos homúnculo hondt honecker honest honestly honesty honeymoon honeywell hongkong hongkonés honk honolulu
        honolulú honorablemente honorary honorato honored honorem honoring honorio honoris honors honour honourable
        honoured honours honshu hood hook hooke hooked hooker hooks hooligan hooligans hoon hoop hooper hoot hooters
        hootsuite hoover hop hoped hopeful hopefully hopeless hopewell hopi hoping hopkins hopper horace horatio hori
        horita horitas horizon horizons horkheimer hormiguita hormone hormones horn hornalla horne horner hornet hornets
        horns horny horowitz horrific horrors horseman horses horst hort horta hortaleza hortensio horton horus horvath
        hose hoshi hoskins hosni hosp hospi hospitality hospitals hoss hossein host hostage hostages hosted hostel
        hostels hostile hostility hosting hostos hosts hot hotchkiss hotdog hotelería hotelito hotels hotesur hotline
        hotmail hots hotspot hotspur hotter hottest houdini houghton hound hour hourly hours house housed household
        households houseman houses housewives housing houssay houston houten how howard howe howell however howie howl
        hoyito hp hpv hrc href hrs hrt hrw hsbc hsiao hsieh hsien hsm htc htm html http https htv huachipato huala
        huamán huang huapango huapi huarte huasos huasteca huasteco huastecos huayna huayra hub hubbard hubble hubei
        huber huberman hubert huberto hubie hubs huck huckleberry hudgens hudson huea hueas huehuetenango hueon hueones
        huequito huerga huerva huesito huesitos huete huevito huevitos huevon huevona huevones huevón huey hueá hueás
        hueón huff huffington hufflepuff huffpost hug huge hugely huggins hugh hughes hugs hugues huguet huichol
        huicholes huitzilopochtli hula hulk hull hulu humacao humaitá humala humanitarian humanitas humanities humanity
        humanité humans humayun humbert humble humectante humid humidity humiliation humility hummel hummer hummm
        humorous humorísticamente humour humphrey humphreys humphries humpty humvee hunan hundred hundreds hung
        hungarian hungary hunger hungry hunt hunted hunters hunting huntington huntsville huppert hur hurd hurdes
        hurdles hurley hurr hurricane hurricanes hurry hurst hurt hurting hurts hurwitz husband husbands husein hush
        husky hussain hussein husserl hustle hustler huston hut hutch hutchins hutchinson hutt hutton hutu hutus hutíes
        huxley huáscar huércal huéscar hwang hwi hyatt hybrid hyde hyderabad hydra hydraulic hydro hydrogen hye hyeon
        hyland hyman hymn hynes hyoga hype hyped hyper hyperion hyperloop hypocrisy hypothesis hypothetical hyrule hyuga
        hyuk hyun hyundai hyung hábeas hábleme háblenme háblenos háztelo hécate hégira hélène hétero híjar híper
        hölderlin húsares hübner iaaf iac iae iag iago iai iain iam ian iana iap iara iata ibar ibaraki ibarguren
        ibargüengoitia ibarretxe ibarrola ibc ibercaja iberdrola iberoamérica iberostar iberá ibex ibf ibidem ibm ibn
        ibo ibon ibope ibor iborra ibrahim ibrahimovic ibsen ibu ibuprofeno ibídem icaic icann icap icardi icarly icarus
        icaza icbc icbf icc iceland iceman iceta icetex icf icfes ich ichi ichigo ichikawa ichiro ici icloud ico iconic
        iconográfica iconográfico iconográficos icons icp icq ict ictus icv icy icónica icónicas icónico icónicos idaho
        idc ideación ideally ideals idem identical identification identified identifies identify identifying identitaria
        identitarias identitario identitarios identities identity ideological ideology idf idh idiopática idiosincracia
        idiot idiots idk idle idlib idoia idol idola idols idris idv iec ied ieee ielts iem iep ieps iess iesu ietf
        ieyasu if ifai ifc ife ifema ifigenia ifni ift ifá igarashi igbo ige igf igg iggy igle igm ignacia ignasi
        ignatius ignis ignition ignorance ignorant ignored ignoring igor igp igss igualitarismo iguarán iguaçu igv ihop
        ii iia iie iii iiii iit ik ika ikari ike ikea ikeda iker ikki ikurriña il ilan ilana ildis ileana ilegalizado
        ilegalizar ilegítimamente ilha ilham ili ilia iliana ilich iliá ill illa illanes illapu ille illegally illes
        illia illimani illness illnesses illo illuminated illuminati illusion illustrate illustrated illustrates
        illustration illustrations illustrator ilona ilp ilse ilu iluminati ilusionante ilustrísima ilustrísimo ilya
        ilyushin ilíaca ilíada ima imac image imagery images imaginary imagination imagined imaging imagining imago imam
        imanol imax imaz imbabura imbatibilidad imbatido imbert imc imco imd imdb imei imessage imf img imgur imhotep
        imm imma immanuel immature immediate immediately immense immensely immigrant immigrants immigration imminent
        immortal immune immunity imo imogen imola impact impacted impacts impaired impairment impartición impasse
        impatient impeachment impending imperative imperator imperfect imperium impermeabilización impi implants
        implement implementation implemented implementing implication implications implied implies implosionar implosión
        imply implying impo imponerle imponerles impor importance important importantly imported impose imposed imposing
        imprecisiones imprecisión imprensa impresionantemente impress impressed impression impressions impressive
        imprevisibilidad imprevisión imprisoned imprisonment impro improper improve improved improvement improvements
        improves improving impulsión impuntualidad imran imss inability inac inacap inaccurate inactive inadecuadamente
        inadequate inadi inadmisibilidad inaguración inai inap inaplicabilidad inappropriate inapropiadamente inari inau
        inauguration inazuma inba inbox inbursa inc incapable incapacitante ince inception inch inche incheon inches
        incidence incident incidentally incidents inclined inclu include included includes including incluyente
        incluyentes inclán incoación incogible income incomes incoming incompetent incomplete inconciencia inconciente
        inconcientemente inconsistent inconsulta inconvenience incorporated incorporates incorporating incorrect
        incorrectly incre increase increased increases increasing increasingly incredible incredibly incriminación
        incriminatoria incriminatorias incucai incuestionablemente inculpación incumbent incurred ind indalecio indalo
        indec indecopi indeed indefensión indefinición indefinitely indepe independence independent independently
        indepes inder indetectable indetenible index indexación indh indi indian indianapolis indians indianápolis
        indicate indicated indicates indicating indication indications indicative indicator indicators indicted
        indictment indie indiegogo indies indigenous indignante indignantes indira indirect indirectly indisponibilidad
        inditex individuación individualización individually individuals indonesian indoor indoors indra indu induced
        induction indulge indus industrialmente industry indy ine inea inec inee ineffective ineficiencia ineficiencias
        inegi inei inem inequality inequidad inequidades inet inevitabilidad inevitably inexpensive inexperienced
        inextricablemente inez inf infamous infant infantilismo infantino infanto infantry infants infanzones infected
        infection infections infectious inferno infertilidad infestación infinite infinitely infiniti infinitum infinity
        inflable inflables inflammation inflammatory inflated inflation inflicted influence influenced influencer
        influencers influences influencing influential influx info infobae infografía infografías infojobs infolibre
        infonavit infor informacional information informative informed informing infra infraganti infrared
        infrastructure infringement infértil infértiles ingavi inge ingeborg ingen inger ingerencia ingl inglewood
        ingmar ingo ingobernabilidad ingram ingredient ingredients ingresantes inhabitants inhabited inherent inherently
        inherit inheritance inherited iniciática iniciático iniesta inimputabilidad inimputable inimputables initial
        initially initiate initiated initiation initiative initiatives injected injection injections injured injury
        injustice inka inkigayo inkscape inland inma inman inmate inmates inmovilismo inmovilización inmunizaciones
        inmunización inmunoglobulina inmunoglobulinas inmunología inmunosupresores inna innegociable inner inning
        innings innocence innocent innovation innovations innovative innsbruck inobjetable inocencio inoculación
        inoperancia inoperativo inoue inpe inpec input inputs inquirer inquiries inquiry inquisition inra ins insane
        insanity insaurralde inscription inscríbete insect insects insecure insecurity insert inserted insfrán inside
        insider insight insights insignificant insist insisted insisting insistirle insists insomnia insomniac
        insoportablemente insp inspect inspected inspection inspections inspectors inspiration inspirational inspired
        inspiring inss instability install installation installations installed installing installment instance
        instances instant instantly instead insti instinct instincts institucionalidad institut institute institutes
        institution institutional institutions instructed instruction instructional instructions instructors instrument
        instruments insua insufficient insuficientemente insularidad insulation insulin insult insulted insulting
        insults insulza insumisión insurance insured insurer insurreccional insúa int inta intact intake integralidad
        integrate integrated integrating integration integrity intel intelligence intelligent intelligentsia inten
        intend intended intends intensely intensity intensive intent intention intentional intentionally intentions
        inter interact interacting interaction interactions interactive interanual intercepciones intercepción intercept
        interceptaciones interceptación intercepted intercomunal interconectar intercontinental intercontinentales
        intercourse interculturalidad interdepartamental interdepartamentales interdependiente interdependientes
        interdimensional interdisciplinariedad intere intereconomía interesantísima interesantísimo interest interested
        interesting interestingly interests interface interfere interference interfering interferón intergaláctica
        intergaláctico intergubernamental intergubernamentales interim interinato interiorismo interiorización
        interlocución interlomas intermareal intermediate intermezzo interminablemente interministerial intermodal
        intermunicipal intern internal internalización internalizado internally international internationale
        internationales internationally internazionale internship interoceánica interoceánico interoperabilidad
        interpelaciones interpelación interpol interpret interpretation interpretations interpreted interpreter
        interprofesional interprovincial interprovinciales interracial interraciales interregional interregno
        interrelacionan interreligioso interrogation interrupt interrupted interruptus interseccionalidad intersection
        intersectorial intersexual intersexuales intersindical interstate interstellar interterritorial intertextualidad
        interuniversitario interval intervals intervene intervention interventions interview interviewed interviewer
        interviewing interviews interviú interétnicas intibucá intifada intimacy intimate intimidating intl into intr
        intra intracraneal intrafamiliar intravascular intricate intriguing intro introduced introducing introduction
        introductory intros intrusiva intrusivas intrusivo intrusivos intubación intuition intuitive inuit inundable
        inundables inutilización inuyasha inv invaded invader invaders invading invalid invap invasive invent invented
        invention inventions inventory invernalia inverness inverted inverter inves invest invested investigate
        investigated investigating investigation investigations investigativa investigativas investigative investigativo
        investigativos investigator investigators investing investment investments investor investors invictus
        invisibiliza invisibilización invisibilizar invitation invited inviting involucración involucramiento involve
        involved involvement involves involving inácio ioan ioannis ioc iodo ioh iol ioma iona ione ionesco ions iorio
        iot iowa ip ipa ipad ipads ipanema ipc ipcc ipd iphone iphones ipi ipl ipn ipod ipods ipp ips ipsa ipso ipsos
        ipsum iptv iqbal irala iram iranian iranzo iraola iraq iraqi irarrázaval irati irc ireland irena ireneo iriarte
        iribarne irina iriondo irish irizar irkutsk irma iron ironic ironically ironman irons irony irpf irph irrational
        irrelevant irremplazable irremplazables irresponsablemente irresponsible irrestricta irrestricto
        irreversiblemente irrigation irritated irritating irs irujo irureta iruña irvin irvine irving irwin isabelita
        isabelle isadora isaiah isaias isak isamu isao isapre isapres isasi isaura isaías isbn iscariote ischia isco
        isela isengard isfahan isfahán ish ishaq ishida ishihara ishii ishikawa ishtar isidora isil isildur iskandar
        islamabad islamic islamista islamistas islamización islamofobia island islands ismail isner isnt iso isobel
        isola isolate isolated isolation isolda isolde isolina isp isps isquémica isquémico isr isrs issac issn issste
        issue issued issues issuing ist istanbul istria istvan istván istúriz isuzu it ita itaca itachi itaipú italian
        italians italo italy itam itamar itapúa itata itaú itc item items iter itesm iteso itf ithaca ito its itself
        itsuki itt itunes iturbe iturralde iturraspe iturriaga itv itza itziar itzá iu iucn iulia iure iuris ius
        iusacell iv iva ivam ivanhoe ivanka ivano ivanov ivanova ivanovic ivanovich ivanovna ivar iveco iverson ives
        ivete ivette ivey ivi ivic ivo ivoire ivonne ivoox ivor ivory ivrea ivss ivu ivy iwan iwata iwate ixcán ixe iy
        iyad iyengar izabal izaguirre izalco izamiento izarra izda izmir izquierdismo izu izumi izz izzi izzy iñaki
        iñarritu iñigo iñiguez iñárritu jaaa jaaaa jaaaaa jaar jab jabal jabba jabbar jabs jabárovsk jac jacarandas
        jacek jacinta jack jackal jackass jacket jackets jackie jackman jackpot jacks jackson jacksonville jacky jacobi
        jacobs jacobsen jacobson jacoby jacopo jacq jacque jacqueline jacques jacqui jad jaden jado jadue jae jaeger
        jaejoong jael jafar jafet jaffa jaffe jag jager jagger jah jaha jahan jahangir jai jail jailbreak jailed jaimes
        jaimito jain jaina jaipur jair jaivas jaj jaja jajaa jajaaj jajaj jajaja jajajaa jajajaaj jajajaj jajajaja
        jajajajaa jajajajaj jajajajaja jajajajajaj jajajajajaja jajajajajajaj jajajajajajaja jajajajajajajaj
        jajajajajajajaja jajajajajajajajaja jajajajajajajajajaja jajajajajajajajajajaja jajajajajja jajajajja
        jajajajjaja jajajja jajajjaa jajajjaja jajajjajaja jajja jajjaa jajjaja jajjajaja jak jakarta jake jakob jakub
        jalabolas jalal jaldún jalil jam jamaican jamais jamal jambo jameson jamestown jamie jamieson jamil jamila
        jamison jammeh jammu janelle janer janet janette jang jango jani janice janie janina janine janis janko janna
        jansen janson janssen january janus janusz janvier janés jap japan japanese japi japo japos jaqueline jar jarabo
        jard jardiel jardim jared jari jarque jarquín jarrah jarrett jarry jartum jarvis jasmin jasmine jason jasper
        jaspers jasso jasón jat jatropha jaua jauretche javascript javed javeriana javi javiera jaw jawaharlal jaws jax
        jayden jayne jayuya jazeera jazztel jazzy jb jbl jc jcc jce jd jealous jealousy jeanette jeanine jeanne
        jeannette jeannie jeans jeb jebel jebus jed jeddah jedi jedis jeep jeeps jefazo jefazos jefecito jeff jefferson
        jeffery jeffrey jeffries jehova jehovah jehová jej jeje jejej jejeje jejejej jejejeje jejejejeje jeju jekyll
        jelena jelinek jelly jem jemima jena jenga jenifer jenkins jenn jenna jenner jenni jennie jennifer jennings
        jenny jenofonte jens jensen jenson jeon jeong jeopardy jep jer jeremiah jeremy jericho jerjes jerk jermaine
        jermu jero jeroboam jeroen jerome jerry jerseys jerte jerusalem jervis jerzy jerárquicamente jesica jesper jess
        jesse jessi jessica jessie jessy jest jesu jesusa jesusito jesuítica jesuíticas jesé jet jetblue jeter jethro
        jets jett jeu jeune jeunesse jeva jew jewel jewellery jewelry jewels jewish jews jey jezabel jezebel jf jfk jg
        jh jharkhand jhonny jhonson jhony jia jiang jiangsu jiangxi jiao jie jigme jigsaw jihad jiji jijiji jijijiji
        jilin jill jillian jiloca jim jima jimbo jimena jimeno jimi jimmie jimmy jin jinan jing jinn jinnah jinotega
        jinping jintao jinx jipi jiraiya jit jitsu jiu jj jjaja jjajaja jjj jjoo jk jl jm jmj jne joa joab joachim joana
        joanna joanne joannes joao joaquim joaquina job jobe jobim jobs joc jocelyn jochen jock jockey jockeys jod
        jodanse jodeme joderle jodi jodia jodidamente jodie jodienda jodita jodorowsky jody joe joel joer joey joffre
        joffrey jofre jofré jogging jogo johan johana johann johanna johannes johannesburg johannesburgo johansen
        johanson johansson johnnie johnny johns johnsen johnson johnston johny johor joi joie join joined joining joins
        joint jointly joints jojo jojojo jojoy joke joker jokes joking jolie jolla jolly joly jomeini jomo jon jona
        jonah jonas jonatán jondo jone jong joni jonny jons jonson jony jonás joomla joon joong joost joplin jor jorah
        jordan jordá jorgelina jorgensen jorgito joris jorn jorquera jory josafat joseba josef josefo joselito josema
        josemaría joseon joseph josephine josh joshi joshua josiah josie josip joss jost josu josue josué josías jot
        jotaro joto jotos jou joubert jour jourdan journal journalism journalist journalists journals journey journeys
        jours jovan jovanović jovencísimo joventut jover jovi jovino joyce joyita joyitas joyner joystick joysticks
        jozef joão joël jp jpeg jpg jpl jpmorgan jquery jr jrs jruschov jsp jstor jt juancho juanfran juanga juani
        juanita juanjo juanma juarista juarros juas jubilatoria jubilatorio jubilatorios jubilee juca jud juda judah
        judaism judd jude judea judeo judge judged judgement judges judging judgment judgments judi judicialización
        judiciary judit judith judo judoca judson judy judá jue juegazo juege juegen jueguito jueguitos jug jugabilidad
        jugable jugables jugadorazo jugas juge juggernaut jugones juguetería juguetito juguetitos juguito jugándose
        jugás jui juice juicy juilliard juin juju juke jul julen jules julianne julie julien juliet julieta juliette
        julissa julita julito julius july jum jumanji jumbo jump jumped jumper jumping jumps junaeb juncker junction
        june jung junge jungle juniper junji junk junker junkers junkie juno junquito juntarlos juntillas juntitos
        junyent junípero jur juramentación jurassic jurgen juris jurisdiction jurisdictions jurisprudencial
        jurisprudenciales jury jus just justice justices justicialismo justicialistas justification justified justify
        justin justina justinbieber justine justino justito justus jutiapa juticalpa jutlandia jutsu juve juvenile
        juventude juventus juzgamiento jv jvc jvm jvr jw jxcat jyp jácome jános járkov jérémie jérôme jódar júcar jünger
        jürgen kaaba kabila kabir kabuki kabul kaczynski kader kafka kafkiano kagame kagawa kage kagoshima kaguya kahlo
        kahn kai kaiju kairos kairós kaiser kaitlyn kaito kaj kaji kak kaka kakashi kaká kalahari kalam kalashnikov kalb
        kale kali kalimantan kalimba kalina kaliningrado kalman kaluga kam kamal kamala kamasutra kamchatka kame kamel
        kamen kami kamikaze kamikazes kamil kamila kamp kampala kampf kampong kamui kana kanagawa kanazawa kandahar
        kandi kandinsky kandy kane kaneda kaneko kang kangaroo kangoo kanji kannada kansai kansas kant kany kanye kao
        kaohsiung kaori kaoru kapanga kaplan kapoor karabaj karachi karadima karai karam karamazov karan karate karateca
        kardashian kardashians kareem karel karelia karem karenina kari karim karin karina karine karité karl karla
        karloff karlsruhe karlsson karnak karnataka karol karp karpov karr karst karsten kart karting karts karzai kasai
        kasbah kashmir kasim kaspar kasparov kasper kaspersky kassandra kassel kast kat kata katakana katana katanas
        katara katari katarina kate katerina kath katharina katharine katherine kathleen kathryn kathy kati katia katie
        katja katmandú katniss kato katrin katrina katty katy katya katyn katz kauai kauffman kaufman kaufmann kaur
        kavanagh kavanaugh kawa kawai kawaii kawakami kawasaki kay kaya kayak kayaks kaye kayla kayser kaz kazajstán
        kazakhstan kazan kaze kazimierz kazuko kazuo kazuya kazán kb kbps kbs kc kcal kd kean keane keanu kearney
        keating keaton keats kebab kebabs keda kee keegan keel keeler keen keenan keene keep keeper keeping keeps kei
        keiko keila keira keisuke keita keitel keith keke keko kelantan kell keller kellerman kelley kelli kellie
        kellogg kelly kelp kelsen kelsey kelso kemal kemp kemper kempes kempis kenai kenan kendal kendall kendo kendra
        kendrick kenichi kenji kenner kenneth kenney kenny kenobi kenshin kensington kent kenton kentucky kenya kenyan
        kenyatta kenyon kenzo keops kepa kepler kept ker kerala keratina kerber kerem keren keri kerim kerman kermesse
        kermit kern kernel kerner kerosene kerouac kerr kerrigan kerry kershaw kerstin kesha kessel kessler ketamina
        ketchum keto kettering kettle ketty kev kevlar kew key keyboard keylor keynes keynesiana keynesianismo
        keynesiano keynesianos keynote keys keyser keystone keywords kfar kfc kg kgb kgs khal khaled khaleesi khalid
        khalifa khalil kham khama khan khanna khedira khimki khloe khmer khon khor khoury khrushchev khun khyber khz khé
        kia kian kiang kiara kibbutz kibutz kichi kicillof kick kickboxing kicked kicker kicking kicks kickstarter kid
        kidd kidding kidman kidnapped kidnapping kidney kids kie kiefer kiel kier kiera kieran kiere kieren kieres
        kierkegaard kiero kiev kif kigali kik kika kike kiki kiko kilates kili kilian kilimanjaro kilitos kill killa
        killah killed killer killers killian killing killings kills kilmer kilombo kilometers kilometraje kilometres
        kilotones kim kimball kimber kimberley kimberly kimchi kimi kimmel kimo kimono kimonos kimura kin kincaid kind
        kinda kinder kindergarten kindle kindly kindness kinds kinect kinesiología kinesiólogo king kingdom kingdoms
        kingman kingpin kings kingsley kingsman kingston kinks kinky kinney kino kinoshita kinsey kinshasa kinski kio
        kioskos kioto kip kipling kippur kira kiran kirby kircher kirchhoff kirchner kirchnerismo kirchnerista
        kirchneristas kiri kiril kirill kirin kirito kirk kirkland kirkman kirkpatrick kirkuk kirkwood kirov kirsch
        kirsten kirsty kisha kishi kishimoto kiss kissed kisses kissing kissinger kitana kitano kitaro kitchen kitchener
        kite kitesurf kitkat kitsch kitsune kitten kitty kiu kiva kivu kiwi kiwis kiyosaki kiyoshi kj kjell kk kkk kl
        klan klang klaus kleber klee kleenex klein kleine kleiner kleist klerk klimt kline klinger klingon klm klopp
        klose klum klux kmart kms kmt knapp knee knees knesset knew knicks knife knight knightley knights knit knives
        knock knocked knocking knockout knocks knoll knorr knot knots know knowing knowingly knowledge knowledgeable
        knowles known knows knox knoxville knuckles knudsen knut knéset koala koalas koba kobayashi kobe kobo koch kochi
        kock kodak kodama kodi kodiak koehler koeman koenig kof kofi koga kogan koh kohaku kohan kohl kohler koi koichi
        koizumi koji kojima kok koke koko kokoro kolbe kolchak koldo kolkata kom komarov komatsu kombat komi komodo
        komsomol kona konami konan kondo konex konoha konrad konstantin koo kook kool kor korea korean korg korn korolev
        korra kors kosher kosice kosovo kostya kot kota kou kouri kovac kovacs kowalski kowloon kozak kozlov kp kpa kph
        kpmg kpo kpop krabi kraft kraftwerk krahe krai krajina kraken kramer kranevitter krasnodar krasnoyarsk krassnoff
        kratos kraus krause krauss krauze krav kraven kravitz krazy krebs kremlin kretina krieger krilin krill krim
        kripke kriptonita kris krishna krishnamurti krista kristen kristensen kristi kristin kristine kristof kristoff
        kristy kroll kronos kroos kropotkin kru krueger krug kruger krugman krull krum krupp kruschev kruse krusty
        krymsk krypton kryptonita krystal krzysztof krüger kst kt ktm ku kuala kuang kuban kubrick kubán kuczynski kudai
        kudelka kuduro kuhn kuka kukas kuki kul kultur kum kuma kumamoto kumar kumari kumi kumpa kundalini kundera kung
        kuni kunis kunkel kunming kunst kuntur kuo kuomintang kurata kurdish kurdistán kuri kuroda kurosaki kurosawa
        kursaal kursk kurt kurtz kuru kurz kusanagi kush kushner kusturica kut kutaisi kutcher kuti kutxa kuznetsov kv
        kw kwa kwai kwame kwan kwang kwazulu kwh kwok kwon ky kyi kyle kylie kym kyojin kyoko kyoto kyra kyrie kyu kyung
        kyushu kz kárate kínder laban labarca labastida labbé label labeled labeling labelled labels laboralista
        laboralmente laboratories laboratory laborda labordeta labour labruna labura laburan laburando laburante
        laburantes laburar labure lacan lacandona lacarra lacava laceraciones lacerda lacey lachlan lacito lack lacked
        lacking lacks laclau lacombe lacoste lacroix lacrosse lacroze lacruz lacunza lacy ladder laden ladies ladislao
        ladito ladri laercio laertes laetitia lafayette laferrere laferte lafitte lafourcade lagarde lage lager
        lagerfeld lagoa lagomarsino lagoon lagrange lagrimita laguardia lahore lahoz laia laicado laical laicidad laid
        laika laila laine lainez laing laird laissez laje lake lakers lakes lakewood lakota lakshmi lalala lali laliga
        lalit lalita laly lamarca lamarck lamarr lamartine lamb lambert lamberto lamborghini lambán lamebotas lamela
        lamerle laminillas lammens lamont lamothe lamp lampard lamparita lampedusa lamps lamy lanata lanatta lancashire
        lancaster lancelot lancer lancet lancia land landaeta landau landed landeros landers landi landing landis
        landlord landlords landmark lando landon landry lands landsat landscape landscapes landy landívar landó lane
        lang langdon lange langer langford langley langlois langston langtry language languages langue languedoc lanier
        lanita lannister lansing lansky lante lantern lanusse lanz lanzagranadas lanzamisiles lanzarle lanzarles
        lanzarote lanzini lanín laparoscopia laparoscópica laparotomía lapicera lapiceras lapidación lapierre lapis
        laplace laponia laporta laporte lapse laptop laptops lapu lapuente larache laramie laravel large largely larger
        largest lario larios larisa larissa lark larkin laroche larousse larrain larralde larramendi larrauri larraz
        larrazabal larrazábal larraín larrañaga larrea larreta larrondo larrosa larry larsen larson larsson larue larvae
        lasagna lasala lasalle lascano laserna lasers lasexta lasik lasker lassalle lassie last lasted lastimarla
        lastimarlo lasting lastly lasts laszlo latacunga latakia latam lately later lateralidad latest latham latif
        latimer latinización latita latitude latorre latour latre latter lattes lauder lauderdale laudrup lauer laugh
        laughed laughing laughlin laughs laughter laughton launch launched launcher launches launching laundry laure
        laureate lauren laurence laurencio laurens laurent lauri lauria laurie laurita lauryn lausana lausanne lautner
        lautrec lavagna laval lavalleja lavandina lavapiés lavarropas lavender laverne lavezzi laviana lavigne lavin
        lavinia lavoe lavoisier lavoro lavrov lavín lawful lawler lawmakers lawn lawrence lawson lawsuit lawsuits lawton
        lawyer lawyers layer layers laying layla layne layout layton layun layún lazarus lazcano lazer lazio lazy laín
        laínez lb lbc lbs lc lcc lcd lcdo lcr lcs lct ldl ldu leach lead leader leaders leadership leading leads leaf
        leafs league leagues leak leaked leakey leaking leaks leandra leaning leanne leap lear learn learned learning
        learns learnt leary leased least leather leave leavenworth leaves leaving lebac lebanese lebanon lebaron leben
        leblanc lebowski lebron lebrun lech lechazo lechería lecherías lechita lecitina leclerc leconte lecter lectio
        lecto lectoescritura lecture lecturer lectures lecumberri lecuona ledesma ledger ledoux leduc leech leeds leete
        lefebvre lefevre left leftist lefty legacy legally legarreta legatus legend legendary legendre legends legge
        legged leggings leggins legia legio legis legislation legislative legislators legislature legit legitimacy
        legitimate legitimizar legoland legolas legorreta legrand legs leguina leguizamón leguía lehendakari lehman
        lehmann lehtinen leibniz leica leicester leiden leif leigh leighton leioa leipzig leire leishmania leishmaniasis
        leisure leit leite leiter leith leitmotiv lejanamente lejeune lejísimos leland lelio lello leloir lelouch
        lemaitre leman lemmy lemoine lemon lemond lemur lemus lend lender lenders lending leng length lengths lengthy
        lenin leningrado leninismo leninista leninistas lenka lennie lennon lennox lenny lenore lenovo lenox lenses lent
        lenz lenín leocadia leocadio leonard leonarda leone leonel leonela leoni leonid leonidas leonie leonora leopard
        leopardi leopold leovigildo lepage lepanto leppard leptina leptospirosis lerena lerman leroux leroy lerroux
        lerín lesbian lesbians lesbos lescano leslie lesnar lesotho lesseps lessing lessons lestat lester let letalidad
        letelier letizia letrán lets letter letterman letters letting lettre lettres lettuce letty leucina leung leur
        leurs levant levantón level levels levene leverage leverkusen leviathan levin levinas levine levinson levis
        levitt levon levy leví lewandowski lewin lewinsky lewis lexi lexicon lexie lexington lexus leyden leyre leyton
        lezcano lezica lezo leão leñero leónidas lfc lfp lft lg lgbt lgbti lgbtiq lgbtq lgbtt lgbttti lgtb lgtbi lh
        lhasa lhc liabilities liability liable liaison liam liang liao liaoning liarla liars liaño lib libardo libby
        liberalism liberals liberarle liberated liberation liberbank liberdade liberman libertarian libertarismo
        liberties liberty liborio librairie librarian libraries library libreoffice libretita libreville librito
        libritos libération lice licence license licensed licenses licensing liceu licey lich licht lichtenstein licinio
        licitante lick licking liconsa licra licántropo licántropos lida liddell lideresa lideresas lidl lido lidocaína
        liebe lieberman liebig lied lieja lien liendo lies lieu lieutenant life lifelong lifestyle lifetime lifschitz
        lift lifted lifting lifts ligamx lighter lighthouse lighting lightly lightning lightweight lightyear ligne
        lignina liguera liguero ligueros liguria ligón lii liii like liked likelihood likely likes likewise liking lil
        lilah lili lilia lilian liliana liliane lilita lilith lillard lille lilli lillian lillie lillo lilly lilo lily
        lim limantour limardo limarí limb limbs limerick limestone limeña limeñas limeño limeños limia limit limitation
        limitations limited limiting limits limoges limp limpiavidrios limpito limpopo lin lind lindavista lindberg
        lindbergh linder lindley lindsay lindsey lindt lindy lindísima lindísimo line lineage lined linen liner lines
        lineup ling lingerie lingo lingua linguistic linguistics linguistique lining link linked linkedin linkin linking
        linklater links linn linneo lins linton linus linyera linz lion lionel lions lip lipasa lipo lipoproteínas
        liposucción lips lipstick lipton liqui liquid liquidarlo liquor lisandra lisandro lisardo lisbon lise lisette
        lisi lisp lispector lissette list listed listened listener listeners listening listens lister listeria listillo
        listillos listing listings listorti listín liszt lit litchfield litecoin literacy literally literary literature
        lithium litigación litigation litt litter little littleton littérature liu liubliana liudmila liv live lived
        lively liver liverpool lives livestock livestream livia livin living livingston livingstone livio livorno lix
        lixiviación liz lizana lizard lizardo lizarraga lizbeth lizcano lizeth lizzie lizzy lizárraga liébana liñán lj
        ljubljana llach llagostera llaguno llamativamente llamazares llamémosle llamémoslo llanes llarena llavallol llc
        llendo llerena llewellyn lliure lll llobet llodio llop llopis lloreda llorens llorenç lloriqueos llovet lloyd
        lloyds lluc lluch llull llámale llámenlo llévatelo llévenme lm lmao lmb lmfao lmp lms lnb lnfs lng loach loaded
        loader loading loads loans loaysa loayza lobatón lobbies lobby lobbying lobbys lobito lobotomía lobster locador
        localista localistas localities locality locally localía locarno locate located locatelli location locations
        loch lock lockdown locke locked locker lockerbie lockers lockhart lockheed locking locks lockwood locomotion
        locomotive locus lodeiro lodge lodi lodz loeb loewe loft loftus logan logged logging logic logical login
        logistics logitech logse lohmann loira loire loki lokomotiv lol loli lolis lolita lolla lollapalooza lollipop
        lolly loly lomana lombana lombard lombardi lombardia lombardía lombok lomce lomelí lomito lomitos lomé lonardi
        lonche london londoño londres loneliness lonely long longboard longchamps longer longest longevity longfellow
        longing longino longinos longobardi longoria longtime longue longueira lonnie lonsdale look looked lookin
        looking lookout looks loomis loon looney loop loops loosely lopd lopera lopes lopetegui lopilato lopj loquendo
        loquillo loquillos loquita loquito loquitos lorde lords lore lorea loredo loreen lorelai lorelei loren lorentz
        lorenz lorenzetti lorenzini loret loretta lori loring loris lorito lorne lorraine lorre losantos losers losing
        losses lossio lot lotario lothar lott lottery lottie loud louder loudly louie louis louisa louise louisiana
        louisville lounge loup loureiro lourenço lousteau louverture louvre lovaina lovato lovecraft loved lovejoy
        lovelace loveless lovell lovely lovera lovers loves lovett lovin loving lowcost lowe lowell lower lowered
        lowering lowery lowest lowry loyal loyalty loynaz loyola lozoya loíza lpb lpf lpg lpi lpm lptm lrpm lrt lsd lt
        ltd lts lu luana luanco luanda luang luarca lubbock lucasfilm lucent lucentum luchana luchona luchsinger luci
        luciani luciano lucie lucien lucila lucille lucina lucinda lucius luck luckily lucknow lucky luco lucrative
        lucrecia lucrecio lucrezia lucy lud luder ludlow ludmila ludopatía ludovic ludovico ludueña ludus ludwig luena
        luffy lufthansa luftwaffe lug lugansk lugarcito luger luggage lugosi luhmann lui luigi luisana luisi luisiana
        luisita lujazo luk luka lukaku lukashenko luke luksic lukács lula luli lully lulo lulu luly lum lumbalgia lumber
        lumbier lumi lumiere lumière lumley lump lumpen lumpur lumumba lunch lund lundgren lung lungs lunita luoyang
        lupe luperón lupi lupin lupita lupo luppi luqueño luquitas lure luria lurie lurking lurín lusaka lush lusinchi
        lussac lust lustros lutero luther luthier luthiers luthor lutitas lutz luv luxembourg luxemburg luxor luxurious
        luxury luzbel luzhniki lv lvbp lvi lvii lviii lviv lvl lvov lxi lxii lxiii lxiv lxv lxx lycra lydia lying lyle
        lyman lyme lyn lynch lyndon lynette lynn lynne lynx lyon lyons lyra lyric lyrics lys lytton lábaro láinez lászló
        léete lémur lémures léopold lévi lévy lí límbico língua líricamente ma maarten maastricht mab mabel mabuse
        macadamia macao macario macarra macarras macarthur macaulay macaya macbeth macbook maccabi macchiato macdonald
        maceda macedo macfarlane macgregor macgyver mach machala machida machin machine machinery machines machirulo
        machirulos machito machitos macht machu machín maciej macintosh macintyre mack mackay mackenzie mackey mackie
        mackinnon mackintosh macky maclean macleod macmillan macon macorís macos macpherson macquarie macramé macri
        macrigato macrisis macrismo macrista macristas macroeconomía macroeconómica macroeconómicas macroeconómico
        macroeconómicos macron macronutrientes macroplaza macrófagos macumba macy macías madalena madam madame madan
        madara maddalena madden maddie maddox maddy made madeira madeleine madeline mademoiselle madhu madhya madi
        madiba madina madison madness madoff madoka madona madonna madoz madras madrazo madrazos madrecita madridismo
        madridista madridistas madriz madriza madrás madsen madurismo madurista maduristas madurita maersk maeve maeztu
        mafalda maffei mag magalhaes magalhães magali magallón magaly magario magariños magazine magazines magazín
        magaña magda magdaleniense magdaleno mage maggi maggie maggio maggiore maggy magi magic magical magician maginot
        magister magistrate magistrates magnet magnetic magni magnificent magnitude magnum magnus magog magreb magrebí
        magrebíes magritte maguana maguire maguncia magyar magán magín mah maha mahabharata mahal mahan maharaj maharaja
        maharajá maharashtra mahathir mahatma mahdi mahendra maher mahesh mahi mahjong mahler mahmoud mahmud mahone
        mahoney mahou mahuad mai maia maialen maicena maid maidana maiden maier maigret maika maikel maiko mail mailed
        mailer mailing maillard maillot mails maimónides main maine mainframe mainichi mainland mainly mainstream
        maintain maintained maintaining maintains maintenance mainz maiquetia maiquetía maira maire mais maisie maison
        maite maitland maitre maizena maj majestic majesty majete majid majin majlis major majority majors majul make
        maker makers makes makeup makhmalbaf maki making makis makoto makro maksim malabsorción malaca malaguista
        malagón malandra malandro malandros malaquías malasaña malaspina malatesta malavé malawi malayalam malaysia
        malaysian malba malbec malcolm malcom malcorra maldini male malek maletera malevo malfoy malhotra malia malibu
        malibú malicious malick malik malika maliki malinche malinowski malisima malisimo malisimos malito malkin
        malkovich mallarmé malleco mallet mallory malloy malmö malone malones maloney malpartida malraux malthus
        maltratador maltratadores maluenda malum maluma malvina malvivientes malvín malware malísima malísimas malísimo
        malísimos malón mam mamacita mamadou mamaguevo mamani mamba mambrú mambí mami mamie mamis mamita mammals
        mamografía mamoru mamoré mamu mamy manabita manabí manage managed management manager managerial managers manages
        managing managua manal manama manaos manasés manaus mance manceramiguelmx manchester manchita manchitas
        manchuria manchón mancini mancuso mandalay mandale mandamases mandamás mandated mandatory mandel mandela
        mandeville mandingo mandona mandrake mandy mandzukic mandándole mandón manejador manejadores manet maneuver
        manfred manfredi manfredo mangaka manguel manhattan maniac maniana manicure manierista manifest manifesta
        manifestarle manifestarlo manini maniobrabilidad manipulable manipulables manipulate manipulated manipulation
        manipur manitoba manjarrez manjón mankind manley manly manner manners mannheim manning manny manolete manolita
        manolito manon manor manpower manquehue manríquez mansfield mansi mansilla manson mansour mansur mant mantecol
        mantecón mantención manteniéndola manteniéndolo manteniéndolos mantenla mantenlo manterola mantita mantle
        mantovani mantra mantras mantón manually manuelita manuelito manufacturación manufactured manufacturer
        manufacturers manufacturing manus manuscript manuscripts many manzi manzini manzo manzoni manzur mao maoísmo
        maoísta maoístas mapes mapfre maple maples mapocho mapped mapping maps mapu mapudungun maputo maqueda maquiavelo
        maquiavélica maquiavélico maquiladora maquiladoras maquillador maquilladora maquinita maquinitas marabunta
        maracaná maracuyá maradiaga maradona maragall marais marama marambio maranhão marat marathi maratonista
        maratonistas maratónica marble marburg marceau marcel marceliano marcelina marcelle marcello marcelo march
        marchal marchand marchant marched marchena marchetti marchi marching marchistas marcie marcilla marcin marcone
        marconi marcus marcuse marcy mardi mardito mardones mardoqueo marduk marechal marek maresme marg margaery
        margall margallo margaret margarida margarit margarito margaux marge margherita margie margin marginalización
        marginalmente margins margit margolis margot marguerite marhuenda mari mariachi mariachis mariae mariage mariah
        mariam marian marianela mariani marianne maribel maric maricarmen maricela marichal marichalar marico mariconada
        mariconadas maricos maricruz maridito marie marielle marieta marietta marijuana mariko marilina mariluz marilyn
        mariló marilú marimar marinello mariner mariners marinetti marini mariola marion marios mariotto mariquera
        mariqueras marisa marisela marisol marissa marit marita maritime marito maritza marius mariya marián mariátegui
        marjorie mark markarián marked marker markers market marketed marketplace markets markham marking markings
        markle markov marks markt markus marlaska marlboro marlborough marlen marlene marlin marlins marlon marlow
        marlowe marly marmolejo marne marnie maron maroni maroon maroto marplatense marplatenses marple marquette
        marquis marquitos marrakech marraqueta marrero marriage marriages married marriott marroquinería marrow marry
        marrying mars marsala marsans marsden marseille marsh marshmallow marsilio marston mart martel martell martelli
        martens martial martian martiana martine martinelli martinet martini martiniano martinique martino martinoli
        martins martita martiño marton marty martyr maru maruca maruchan marv marvel marvelous marvin marwan marx
        marxist mary maryam maryland marylin maryse masai masajea masajeador masajear masaki masala masamune masao
        masaru masaryk masato masaya masayuki mascardi mascarenhas mascate masche mascherano mascot masculine maserati
        masferrer mashhad mashi mashirafael mashup masini masip masividad masjid masked masks maslow masomenos mason
        maspalomas masri massachusetts massachussets massage massera masses massey massiel massieu massimiliano massimo
        massismo massive massively massot massoud mastectomía master mastercard masterchef masterclass mastered
        masterización masterizado masterpiece masters masterson mastery mastitis mastretta mastroianni masturbador masud
        masái masónica masónicas masónico masónicos mat matadme matagalpa matamala matame matata match matched matches
        matching matenlo matenme mater materials maternity mateu mateus math mathematical mathematics mather mathers
        matheson matheu matheus mathew mathews mathias mathieu mathilde mathis maths matic matienzo matilda matilla
        matin matina mating matisse matizaciones matización matlab matlock matoneo matos matri matrix matsu matsuda
        matsui matsumoto matsuri matsushima matsuyama matt mattei mattel matter mattered matters matthei matthew
        matthews matthias matthieu mattia mattias mattie mattos mattress matty maturana mature maturity matus mau maud
        maude maugham maui maupassant maureen maurer mauri maurice maurois maury mauser mauthausen mav maven maverick
        mavericks mavi mavis maxi maxilofacial maxim maximalista maximiano maximilian maximiliano maximino maximización
        maximize maximum maximus maxine maxx may mayab mayaguez mayagüez mayans maybe maybelline mayday mayer mayfair
        mayfield mayflower mayhem mayhew maynard mayol mayoreo mayorga mayra mayte mayu mayweather mazahua mazariegos
        mazarino mazatenango mazda maze mazel mazinger mazzini mazón maíllo maître mañalich mb mba mbappe mbappé mbc mbd
        mbl mbps mbr mbs mc mca mcadams mcafee mcallen mcallister mcavoy mcbride mcc mccabe mccain mccall mccandless
        mccann mccarthy mccartney mcclane mcclintock mccloud mcclure mcconaughey mcconnell mccord mccormack mccormick
        mccoy mccracken mccullough mcd mcdermott mcdonald mcdonalds mcdonals mcdonnell mcdowell mcenroe mcfadden
        mcfarland mcfly mcg mcgee mcgill mcgonagall mcgovern mcgowan mcgrath mcgraw mcgregor mcguire mchale mchugh
        mcintosh mcintyre mckay mckee mckellen mckenna mckenzie mckinley mckinney mckinnon mckinsey mclaren mclaughlin
        mclean mcleod mcluhan mcm mcmahon mcmanus mcmaster mcmillan mcnally mcnamara mcneil mco mcp mcphee mcpherson
        mcqueen mcs mcu mdc mdd mdeo mdf mdl mdm mdma mdp mdq mdz meade meadow meadows meals meaning meaningful
        meaningless meanings means meant meantime meanwhile mears measure measured measurement measurements measures
        measuring meat mecatrónica mech mechanic mechanical mechanics mechanism mechanisms medal medallero medallista
        medallistas medallones medallón medals medardo medea medeiros mederos medford mediafire medialab mediapro
        mediapunta mediaset mediated mediation mediatización mediavilla medic medicaid medical medication medications
        medici medicus medinaceli meditation mediterranean medium mediáticamente medjugorje medley medvedev medvédev
        meehan meek meeker meer meet meeting meetings meets meetup meetups mefistófeles megabits megabytes megacable
        megadeth megalomanía megalópolis megaman megaminería megan megane megapixeles megaproyecto megaproyectos
        megapíxeles megara megatones megatron megaupload megawatts meghan megumi mehmed mehmet mehr meier meiggs meiji
        meijide meinhof meiosis meirelles meisel meisner meister meizu mejide mejorcito mekong melanesia melania melanie
        melanoma melatonina melba melbourne melchior melee melendez melendi melgarejo meli melia melian melibea melinda
        melisa melisandre melissa melitón meliá melián melli mellon melnick melodies melody melquiades melquisedec
        melquíades melrose melt meltdown melted melting melton melville melvin meléndez melómano member members
        membership membrane memoir memoirs memorabilia memoriam memories memory memphis menace menacho menandro menard
        menchaca mencho menchu menchú mencio mencía mend mendel mendelssohn mendes mendi mendiburu mendieta mendiola
        mendizabal mendizábal mendonça menelao menelik menem menemismo menemista menezes menfis meng mengele menger
        mengs menlo menon menorca menotti mensajito mensajitos mentalista mentality mentally mention mentioned
        mentioning mentions mentirita mento menzies meow mepa merc mercadal mercadito mercadona mercadopago mercat
        mercato mercator merceditas mercer merchandise merchandising merchant merchants merche merchán merci mercia
        mercier merck mercure mercury mercy mercè mercé merde meredith merely merge merged merger meri merideños
        meridian meridianamente merit merits meritxell merkel merle merlin merlot merlyn merlí mermaid merrick merrill
        merritt merry mert mertens merton merv merval mervyn merwe mery meryl mescalina meseguer mesentérica mesina
        mesoamérica mesopotámica message messages messaging messed messenger messiah messier messina messing messner
        messy mestalla mester mestre mesía metaanálisis metabolic metabolism metaboliza metabolizar metacrilato metadata
        metadona metahumanos metallic metallica metalmecánica metals metamorphosis metanfetamina metanfetaminas metaphor
        metapán metastásico metcalf metegol metele meteor meters metformina meth methane method methodist methodology
        methods metiche metiendole metil metileno metilfenidato metionina metiéndole metlife metodio metotrexato metraje
        metre metric metrics metrobus metrobús metroid metrología metronidazol metropolitan metroscopia metrosexual
        metrovías mets metternich metz metzger mewtwo mexi mexican mexicanidad mexiquense mexiquenses mexía meyer meyers
        mezclarla mezclarlo mezclarlos mezzo mfa mg mga mgm mgmt mgs mh mhm mhp mhz miami miao miastenia micael micah
        miceli micenas mich michael michaela michaels michaelson michal michaux michel michela michelangelo michele
        michelet micheletti micheli michelin michelini michell michelle michels michelson michetti michi michiel
        michigan michiko michoacana michoacano michoacanos michonne michèle mick mickey micky micología microalgas
        microbiota microblogging microbuses microbús microcentro microcrédito microcréditos microeconomía microempresa
        microempresarios microempresas microfilm microfinanzas microgramos micromecenazgo micrones micronutrientes
        microphone microrrelato microrrelatos microscope microsd micrositio microsoft microteatro microwave middle
        middlesex middleton midfield midfielder midi midland midlands midnight midori midst midtown midway midwest
        miedito mieloide mieloma mierdero mierdita mifflin mifune might mighty mignon migrant migrants migration
        miguelito miguez mihai mihailović mihura mijail mijangos mijares mijaíl mijita mijito mika mikado mikael mikaela
        mikami mikasa mike mikel mikey mikhail miki mikko miko miku miky milady milanesa milanesas milanga milangas
        milani milans mild mildred mileage milei milestone mileto milf milford milgram milhouse milia milico milicos
        milisegundo milisegundos militant militants military militia milk milka milky millan millard millenial
        millenials millenium millennial millennials millennium miller millet millicent millie milligan million
        millionaire millions millor mills milly milne milner milosevic milošević milton milwaukee milá min minaj minami
        minarete minaretes minato minaya mind minded mindfulness minds mindset mindy minecraft mineduc mineiro minelli
        miner minerals mineralógica miners ming mingus minh minho miniature minibar minibuses minibús minigolf minijuego
        minijuegos minimal minimalismo minimalista minimalistas minimización minimize minimum mining minion minions
        minis minister ministers ministries ministry minita minitah minitas minivan mink minneapolis minnelli minnesota
        minnie minogue minor minorities minority minors minoru minotauro minoxidil mins minsal minsk mint minton mintz
        minuit minus minutitos miocardiopatía miocárdica mipymes miqueas miquel mirabal mirabeau miracle miracles
        miradita mirage mirai miralles miramontes miramón mirandés mircea mireia mireille mirela mireles mirella mirenme
        miret mireya miri miriam mirian mirko mirna miroslav miroslava mirrey mirreyes mirror mirrors mirta mirtha
        miríada misaki misano misato mischa misconduct misery misfits mishima mishka mishra misisipi misisipí misleading
        mismito misoprostol missed missile missing mission missionaries missionary missions mississipi mississippi
        missouri missy mistake mistaken mistakes mister mistress misty misunderstanding misunderstood misuri misuse mit
        mitch mitchel mitchell mitchum mitigate mitrovica mitsubishi mitsuko mitt mittal mitterrand mitty mitzi mitzvah
        mitómano miui miura miwa mixco mixcoac mixe mixed mixer mixing mixtape miyagi miyako miyamoto miyazaki miyuki
        mizrahi mizuki mizuno miñano miño mkt mkv mladen mlb mlk mlle mlm mln mlp mm mma mmc mmd mmg mmh mmhg mmm mmmh
        mmmm mmmmm mmmmmm mmo mmorpg mmr mmt mn mnla mnr moab moai moana mob moba mobbing mobi mobil mobile mobility
        mobutu moby moc mochi mochica mochis mock mocking mod mode model modelaje modeled modeling modelismo modelito
        modelling models modems moderate moderately modern moderne modes modest modification modifications modified
        modify modigliani modric mods modus moebius moffat mofongo mogadiscio mogadishu mogherini mogi mogolica mogolico
        mogolicos mogrovejo mogul moha mohamad mohammad mohammed mohan mohawk mohedano mohinder mohsen moines moira
        moist moisture moix mojave mojito mojitos mok moka molano mold moldova molecule molecules moli molinari molinas
        moliner molinón molière mollie mollo molloy molly moloch molt molto molucas moly mom moma mombasa momen moment
        moments momentum momificación mommsen mommy mompox moms mon monarch monarchy monarquistas monash monastery
        monchi moncho monckeberg moncloa mondadori monday mondays mondego mondeo mondial mondoñedo mondrian mondéjar
        monedita moneditas monegros moner monero monesterio monet moneta monetariamente monetaristas monetary
        monetización monex money monferrato monfils monfort monforte mong mongodb mongola mongolas moni monika monique
        monita monito monitored monitoring monitors monitos moniz monk monkey monkeys monks monleón monmouth
        monoambiente monociclo monocitos monocolor monogatari monolingüe monolingües mononoke mononucleosis monoplaza
        monoplazas monopolización monopoly monotributistas monotributo monreal monroe monrovia monsalve monsanto
        monserrat monsieur monsiváis monster monsters monstro montaditos montag montagne montague montaigne montalbano
        montalva montalvo montaner montañez montañista montañistas montblanc montcada montealegre montecristi montego
        montehermoso monteiro montejo montellano montemar montemayor montepío monterde monterroso montesquieu montessori
        monteverdi montezuma montgomery month monthly months monti monticello montiel montijo montjuic montjuïc
        montmartre montmeló montmorency montonazo montoro montos montoto montparnasse montpellier montpensier montreal
        montrose montréal montse montseny monty montúfar monu monument monumenta monumentalidad monuments monza monzones
        monzó monóvar mooc moodle moody moon mooney moonlight moose moovit mop mopa moraes morais moraleda moralismo
        morality morally morandi morandé morante morat morata moratalaz moratalla moratinos moratín moravia morazán
        mordecai mordor mordred morea moreau moreira morejón morel morelense morell morella morelli morello morenista
        morenistas morenita morente morenés moreover moret moreto moretti morey moreyra morfar morfeo morfi morgado
        morgana morgen morgenstern morgenthau moriarty moriles morin morita moritz morla morley morlock mormont morning
        mornings morningside morningstar morocco morones moroni morons morosini morote morozov morricone morrigan morris
        morrissey morrita morrito morritos morriña morrow morsi mort morta mortadelo mortality mortar mortem morten
        mortensen mortgage mortgages morti mortimer mortis mortiz morton morty mortífagos mosa mosad mosaic mosby
        mosciatti moscoso moscovici moscow moscu moscú mose moser moses mosh moshe moshi moshé moskva mosley moss
        mossack mossad mossi mosso mossos most mostar mostly mostra mostras mostrándole mostrándoles mosul mosén mot
        motagua moth mother motherboard motherfucker mothers moti motilla motion motions motivacional motivacionales
        motivante motivate motivated motivation motochorros motocross motogp motoneta motorcycle motorola motors
        motorsport mototaxi mototaxis motown mots mott motu motus motörhead mou mouche moulin mound mounstro mount
        mountain mountains mounted mounting mounts moura moure mourinho mouriño mourning moussa mouth mouths mouton
        mouvement mov move movement movements moverle moves movidito movie movies movilh movilizador movilnet moving
        movistar mowgli mox moyen moyer moyes moz mozart mozzarella mp mpa mpc mpd mpeg mpf mph mpio mpl mpla mpn mpp
        mps mpt mq mrc mrd mrl mrp mrs mrt mrta mrw msf msg msj msm msn msnbc msnm msp mst msv mt mta mtb mtc mtn mtr
        mtra mts mtv mty mtz mua muamar muammar muawiya mubarak muc much muchachita muchachitas muchachito muchachitos
        mud mudd muddy mueller muertito muesli muestral mufa mufasa muff muffin muffins muftí mugabe muggle muggles
        mughal muguruza muhammad muhammed muito mujercita mujercitas mujica mukherjee mukhtar mulan mulberry mulder mule
        mulet muley mulher mulheres mulholland mulino mulita muller mulligan mullins multi multicanal multicines
        multidimensional multidimensionales multidireccional multifactorial multifacética multifacético multifuncional
        multifunción multijugador multilateralismo multilingüe multilingües multilingüismo multimedios multimodal
        multinational multinivel multipartidaria multipartidista multiplayer multiplex multiply multipropósito
        multirracial multis multisectorial multitarea multitude multiverso multiétnico mulán mum mumbai mumble mumford
        mummy munch munda mundialito mundialización mundus munera mungo munguía muniain munic munich municipalismo
        municipalista municipalities municipality municipalización munilla munir muniz munk munson munster munt muntaner
        muntz muppet muppets murakami muralismo muralista muralistas murano murat murayama murder murdered murderer
        murderers murdering murders murdoch murdock muriel murmansk murnau murphy murray murrieta mursi murúa musarañas
        musashi muscat muscle muscles museología museu museum museums musgrave mushroom mushrooms mushuc musi music
        musician musicians musicoterapia musik musique musiquita musk muslera muslims musset mussolini must mustafa
        mustafá mustaine mustang mustangs mustapha mustard musée mutant mutation mutations muti mutiny mutt mutually
        muuucha muuuchas muuucho muuuchos muuuuchas muuuucho muuuuucho muuuuuuy muuuuuy muuuuy muuuy muxo muyahidines
        muyyy muñequita muñequitas muñequito muñequitos muñiz mv mvc mvd mvp mvr mvs mwc mwh mx mxn mycobacterium myers
        myhyv myrna myron myrtle myself myspace mysql mysteries mysterious mystery mystic mystical mystique myth
        mythology myths myung mza mª mágina mánchester mándale mándeme mármara másters mátame mátenlos mátenme máter méd
        médano médicis médiums mélanie mélida méliès mémoire mémoires ménage métele méx míchel míchigan míguez mínguez
        mírenme módems módena món möller mújica múnich múrmansk müller münchen münster naaaa naaah naah naan nab nabi
        nabil nablus nabokov nabor nabuco nabucodonosor nac nach nachi nachito nacht nacl nadal nader nadeshiko nadezhda
        nadia nadine nadita nador nadu nae naf nafarroa nag nagai nagano nagar nagasaki nagato nagel nagi nagisa nagore
        nagorno nagoya naguib nagy nah nahh nahhh nahi nahir nahual nahuel nahum naiara naicm naif nail nailed nails
        naim nair nairobi naive najib najwa nak naka nakagawa nakajima nakamoto nakamura nakano nakba naked nalbandian
        nalgona nalgonas nalón nam nama namas namaste namco name named namely names nami naming namur nanai nanami nancy
        nand nando nanette nang nani nanjing nanking nanni nanny nano nanopartículas nansen nanterre nantucket nanu naoh
        naoki naoko naomi naoto nap napalm napier naples napoli napster naranco narayan narbona narcea narcisa narcisse
        narco narcoestado narcolepsia narcomenudeo narcos narcoterrorismo narcotics narcís nardi narendra nari narita
        narnia narrative narratives narrator narrow narrowly nart naru naruto narvaez narvaja narvarte narvik narváez
        nascar nascimento nasdaq nash nashville nasir nasr nasralla nasri nassar nassau nasser nassim nast nasty nat
        natacha natale natali natalie natalio natalya natasha natgeo nath nathalie nathan nathaniel nati nation national
        nationale nationalism nationalist nationalists nationality nationally nationals nations nationwide native
        natives natsu natsuki natsume natsumi natti natu natur naturae naturally nature naturelle naty natán nau naughty
        nautilus nav navacerrada navalmoral navantia navarrete navascués naveen naver navi navid navigate navigation
        navigator navona navy naw nawab nawal naxos nayeli nayib naylor nazaire nazar nazaret nazario nazim nazionale
        nazir nazoa nb nba nbc nbl nbsp nc nca ncaa ncap ncc ncis ncr nct nd ndc ndp ndr nds ndt neal neale neanderthal
        near nearby nearest nearly neat neb nebot nebraska nebrija nebula nec necaxa nece neces necesi necessarily
        necessary necessity neck necker necklace neco ned neda need needed needing needle needles needless needs needy
        neel neeson neet nef nefertiti neff nefilim nefrología nefropatía neftalí neg negacionismo negacionista
        negacionistas negan negarla negarle negarles negarlo negative negatively negatividad negativismo neglect
        neglected negligence negotiate negotiated negotiating negotiation negotiations negre negredo negri negritud
        negroponte negrín negrón negándole negándolo neh neha nehemías nehru neighbor neighborhood neighborhoods
        neighboring neighbors neighbour neighbourhood neighbouring neighbours neil neill nein neither neji neko nela
        nell nelle nellie nelly nely nem nemanja nemo nemours nenad nenita nenito nenitos neocolonial neocolonialismo
        neoconservadores neofascista neofascistas neoliberal neoliberales neoliberalismo neonato neonatos neonazi
        neonazis neorrealismo neox neoyorkina neoyorkino nep nepe nephew nephilim neptune neptuno nerd nerds nerea nerf
        nerio nero neruda nerv nerva nerve nerves nervión nervo nervous nery nesbitt nescafé nesecito nespresso nesquik
        ness nessa nessie nest nestle nestlé nestora net netanyahu netbook netbooks neteller netflix netherlands nets
        netscape network networking networks neu neue neuer neuf neuman neumann neumología neumotórax neuro
        neurobiología neurocientífico neurocientíficos neurodegenerativas neurofisiología neurological neuromuscular
        neuromusculares neurons neuropatía neuropsicología neus neustadt neutrality neutrófilos neuville never neverland
        nevermind nevers nevertheless neves neville nevsky new newark newberry newbery newborn newcastle newell newells
        newer newest newly newman newport news newsletter newspaper newspapers newsweek newt next nextel nexus ney
        neymar nez neza nf nfc nfl nfs ng nga ngc nguema nguyen ngäbe nh nhat nhc nhk nhl nia niacina niagara niall
        niamey niantic nibali nibelungos nibiru nic nica nicas niccolò nice nicea nicely nicer nicest nicholas nicholls
        nichols nicholson nicht nick nickel nickelback nickelodeon nicki nickname nicks nicky nicmer nico nicodemo nicol
        nicola nicolae nicolai nicolasa nicolasmaduro nicolau nicole nicoletta nicolette nicolini nicolle nicolo
        nicomedes nicos nicosia nicotine nicoya niece niels nielsen niemeyer niente nier nietzche nieuwe nigel nigerian
        nigga niggas nigger night nightclub nightingale nightmare nightmares nights nightwing nightwish nigra nigris
        nihil nihon niif nika nike nikhil niki nikita nikkei nikki nikko niklas niko nikola nikolai nikolay nikolái
        nikon nikos nilda nils nilsen nilsson nima nimbus nimrod nine nineteen nineteenth ninety ninfómana ning ningbo
        ninis ninjutsu ninot nintendo ninth nipona niponas nipones nipples nippon nipón niro nisa nisha nishi nishikori
        nisman nissan nist nitrogen niunamenos niurka nivea nivelazo nixon nixtamal niza nizam nizar nizhny niágara
        niñita niñitas niñito niñitos nkrumah nkvd nm nmms noaa noam nobis nobita noboa nobody nobu nobunaga nobuo
        nocedal nocilla nocioni nocomercial nodes noelle noemi noemí nogueira noguer nogués noire noise noises noisy
        noite nojoda nokia nolan nolasco nomad nomen nominate nominated nomination nominations nominee nominees nomura
        none nonetheless nong nonono nonprofit nonsense noob noobs noodle noodles nook noonan nooo noooo nooooo noooooo
        nooooooo noooooooo nooooooooo noor nope nora norad noradrenalina norah norberg norbert norberto norcorea nord
        nordelta nordic nordstrom nores noreña nori noriko norm normado normalita normalito normally norman normandie
        normar normatividad normie norodom nororiente noroña norris north northampton northeast northeastern northern
        northrop northumberland northwest northwestern norton norway norwegian norwich norwood noseque nosequé nosferatu
        nosostros nosotrxs nossa nostra nostradamus nostre nostri nostro nostromo nostrum not notably notch notebook
        notebooks noted nothin nothing notice noticeable noticed notices noticing notición notification notifications
        notified notify notimex noting notion notions notita notitas notorious notre notting nottingham nouel nougat
        nour nouveau nouvel nouvelle nouvelles novak novalis novaresio novaro novartis novarum novelist novelita novels
        novelty novelística november novgorod novick noviecita novohispana novohispano novohispanos novosibirsk novosti
        novum novus novy now nowadays nowhere nowitzki nozomi npc npd npr nr nra nrc nrg nsa nsc nsf nsfw nsw nt ntc ntp
        ntro nts ntsb ntsc ntt ntv nuba nuclea nucleados nucleus nuda nude nudes nudista nudistas nue nues nuevecito
        nugent nugget nuggets nuisance nuit nuke nules null numa numb number numbered numbers numerical numerito
        numeritos numerología numerous numidia nunavut nunes nuova nuovo nur nuremberg nuri nurse nursery nurses nursing
        nuru nusra nussbaum nut nutella nutri nutricionista nutricionistas nutrient nutrients nutrition nutritional nuts
        nuño nv nvidia nw nx nxt nyan nyc nye nylon nypd nyse nyssa nyt nyu nyx nz nº nájera nández nápoli nélida néstor
        nínive nómade nómades nóvgorod nú núremberg nürburgring oaci oacute oahu oak oakland oakley oaks oates oath oax
        oaxaqueña oaxaqueñas oaxaqueño oaxaqueños obama obamacare obarrio obdulio obe obed obedecerle obedience obeid
        oberon obes obese obesity obey obi obiang obj object objected objection objections objective objectives objects
        objetable objetivismo obl obli obligarle obligarles obligated obligation obligations obliged obligándole
        obligándoles oblitas oblivion obradoiro obrigado obs obscure obse observation observations observatory observed
        observer observers observing obsesivamente obsessed obsession obsidian obsolete obstacle obstacles obstruction
        obstructiva obsérvese obtain obtained obtaining obviedad obviedades obvious obviously obélix ocacion ocariz
        ocasio occam occasion occasionally occasions occidentalización occupation occupational occupied occupies occupy
        occupying occur occurred occurrence occurring occurs ocd ocde ocean oceana oceanic oceanográfico oceans ocesa
        ochentera ochentero oci ockham ocote ocotepeque ocp ocr oct octa octanaje octavia octavius october octobre
        octopus ocu ocultamiento ocultarle oculus ocuparla ocuparlo ocurrirle ocón odd oddly odds odebrecht odell odesa
        odessa odesur odette odiel odile odiosidad odiseo odm odom odontológica odontológicas odontológico odontológicos
        odontólogo odriozola odyssey oea oecd oei oeil oem oeuvre oeuvres of ofac ofc ofelia ofer ofertón off offence
        offences offend offended offenders offense offenses offensive offer offered offering offerings offers office
        officer officers offices officially officials officinalis offline offs offset offshore offside offspring ofi
        ofic ofici oficialismo oficialización oficialía ofiuco ofm ofre ofrecerla ofrecerlo ofrecerlos often og oga
        ogasawara ogata ogg oggi ogier ogilvy ogm ogt ohhh ohhhh ohhhhh ohio ohl ohno ohrid oic oid oiea oij oikos oil
        oils oim oink oishi oit ojazos ojillos ok oka okabe okada okavango okay okayama okazaki okdiario oke okey oki
        oklahoma okno okra oksana oktoberfest oku okubo olaechea olaf olalla olancho olano olascoaga olav olavide
        olazábal olañeta old older oldest oldham oldman olds oleg olegario oleksandr olguín oli olid oligopolio
        oligopolios olim olimpia olimpismo olimpo olin olinda olite oliveira olivenza oliver oliverio olivetti olivier
        olivieri oliván ollanta ollie olly olof olorcito olp olsen olson olv olvera olvidable olvídame olvídenlo olx
        olympia olympiacos olympic olympics olympique olympus om omaha omar omara omaña omb ombudsman omc omelette omen
        omeprazol ometepe omg ominami omitted omm omnes omni omnia omnilife omnis omnium omnívoro omnívoros omoa ompi
        omran oms omsk omv on onassis onboard oncena onceno oncología oncológica oncológico oncológicos oncólogo
        oncólogos one onedrive onemi oneplus ones oneself oneto onetti onetto oneworld ong onganía ongoing ongs onii
        onion onions onis onix online only onofrio onpe onsen onset ont ontario ontinyent ontiveros onto onu onur
        onwards onyx onésimo onís oolong ooo oooh oooo ooooh oops opal opazo opc ope opel open opened opener opengl
        opening openings openly openoffice opens opensource openstreetmap opep oper operandi operated operates operating
        operation operational operations operative operator operators operística operístico ophelia ophir opi opie
        opinadores opinions opium opiáceos opm opo oporto oppenheimer oppo opponent opponents opportunities opportunity
        oppose opposed opposing opposite opposition oppressed oppression oprah ops opsu opt opted optic optical optics
        optimal optimism optimist optimistic optimization optimum optimus option optional options opv or oracle oralidad
        oram oramas orange oranges orb orban orbea orbegoso orbi orbigny orbis orbit orbán orcadas orchard orchestra
        orchid ord ordenarle ordenándole order ordered ordering orders ordesa ordinance ordinary ordine ordo ordoño
        ordre orduña ordás oreamuno oregon oregón oreiro orejitas orellana oremburgo oreos oreste orestes orfeo orfila
        org orga organ organi organic organisation organisations organise organised organisms organization
        organizational organizations organize organized organizer organizers organizing organolépticas organs orgasm
        orgaz orhan ori oria oriana orient orientation oriented orig origami origin originally originals originated
        origins orihime oriol orioles orione orisha orishas orissa orita orituco orleans orleáns orlov orly orléans orm
        ormuz orn ornelas ornella orochimaru oromo oropeza orosio oroz oroño orphan orquestra orrego ors orsay orsi
        orsini orson ort orthodox ortigosa ortigoza ortiva ortivas ortodoncista orton ortuño orville orwell orwelliano
        ory oréal osaka osama osamu osasuna osborn osborne osbourne osc oscares oscars osce oseguera osetia osgood osh
        oshima osificación osiris osita osito ositos osma osman osmond osona osorio osprey ossandón osservatore ossorio
        ost ostende osteoporosis oster ostiones ostión ostrava osvaldo oswald oswaldo osx otaku otakus otan otavalo otay
        otc otegi otegui oteiza otello otelo other others otherwise otilia otilio otis otomí otomíes otorrino
        otorrinolaringología otorrinolaringólogo otranto otredad ott ottavio ottawa otter ottoman otón ou ouch ought oui
        ouija ould ounce ounces our ouro ours ourselves ousmane out outbreak outcome outcomes outdated outdoor outdoors
        outer outfit outfits outgoing outing outlander outlaw outlet outlets outline outlined outlines outlook output
        outrage outraged outrageous outreach outright outs outside outsider outsiders outskirts outsourcing outstanding
        outta outward ov ovejita ovejitas ovelar over overall overcome overcoming overdose overdrive overdue overhaul
        overhead overkill overland overlap overlapping overload overlook overlooked overlooking overlord overly
        overnight overrated overs overseas oversee oversight overthrow overtime overton overview overwatch overweight
        overwhelmed overwhelming overwhelmingly ovidio ovocitos owe owed owen owens owes owing owl own owned owner
        owners ownership owning owns owo oxfam oxford oxi oxicodona oxidativa oxidativo oxitocina oxley oxxo oxy oxygen
        oyama oyarbide oyarzun oyarzún oyola oyster ozama ozawa ozores ozu ozuna ozzie ozzy oíd oña pablito pablos pabón
        pacaya pacem pacers pachakutik pachamama pachanga pachano pachi pachinko pacific pacino pacis pack package
        packaged packages packaging packard packed packer packers packet packets packing packs pacma pacman pacquiao
        pact pad padawan padding paddington paddle paddock paddy padel padierna padma padmé padova padrecito pads padula
        padura pagafantas pagame pagani paganini pagate page pageant pages paget paginación pagni pagola pagándole
        pagándoles pagés pah pahlavi pai paid paidós paige paik pain painful pains paint paintball painted painter
        painters painting paintings paints pair paired pairing pairs paisa paisas paisley paix pajarillos pajita pajitas
        pajuo pak paka paki palace palafox palais palamós palante palao palazuelos palazzo palazón pale palena
        palenzuela paleografía palestine palestinian palestinians palet palette paley pali palin palladium pallars
        pallets palm palmadita palmaditas palmeiras palmer palmerston palmieri palmolive palms palosanto palou palpatine
        pals palta paltas paltrow palumbo palíndromo pame pami pamir pampatar pampita pamuk panameñista panasonic
        panathinaikos pancake pancakes panchita panchito pancita pancito pancitos pancreatitis pandemic pandey pandit
        pandora pane panels panem pang pangea pani paniagua panic panificadora panini panismo panista panistas panita
        panqueque panqueques pansexual pant pantaletas pantaleón pantallita pantanal pantene pantheon panther panthers
        panticosa panties pantimedias pantitlán pantoja pantone pants panty pantys panzer panzón paok paola paoli paolo
        pap papacito papaloapan paparazzi paparazzis papelito papelitos paper paperback papers paperwork papilio
        papillon papin papini papis papita papitas papito pappo paprika papu papuan papus paquetazo paquetito paquetitos
        paqui paquistán paquita paquito parace paracelso parachute paradigm paradis paradise paradiso paraestatal
        paraestatales parafilia paragon paragraph paragraphs paraguaná parallax parallel parallels parameter parameters
        paramilitarismo paramore paramount paramédico paramédicos paranaense paranoid parapente parapléjico parapléjicos
        parapoliciales parasitología parasitosis paraíba parbat parc parcel pardon parecerle parecerles parecerlo
        parejita parejitas parent parente parenteral parenthood parenting parents pareto pari paribas paripé parish
        parisi parisien park parke parked parker parkes parking parkinson parkour parks parkway parlacen parlament
        parlanchina parlanchín parlasur parliament parliamentary parménides parnell parodi parody parole paronacional
        parot parquet parquímetros parrillada parrilladas parrillero parrilli parrish parrot parry parsifal parsons part
        parteaguas partecita partenón partial partially partici participant participants participate participated
        participating participation particle particles particulado particularly partidazo partidito partidocracia
        parties partis partisan partition partizan partly partner partnered partners partnership partnerships parton
        partridge party parvati parvularia paródica paródico pasadena pascale pasok pasolini pasotismo pasqua pasqual
        pasquale pasquier pass passage passages passarella passat passed passenger passengers passer passing passion
        passionate passions passive passport passports password passwords past pastafrola pastelito pastelitos pasternak
        pasteur pasteurización pastiche pastillita pastillitas pastis pastito pastore pastori pastoriza pastry pastún
        pasándole patagónica patagónicas patagónico patagónicos pataky patch patches patchwork pateador patearle patel
        patent patented patents pater paternalismo paterson path pathetic pathfinder pathology pathos paths pathway
        pathways pati patience patient patients patineta patinetas patita patito patitos patmos patois paton patras
        patreon patri patrice patrick patrik patriot patriotic patriotism patriots patroclo patrol patrons patronus
        patronímico patronímicos patrullaje patrullajes patrística pats patsy pattaya pattern patterns patterson patti
        pattinson patton patty patxi paty patys patólogo patólogos patón pau paul paulette pauli paulie paulinas pauline
        paulinho paulino paulista paulistas pauls paulsen paulson paulus pauly paunero pausanias pausini pav pavarotti
        paved pavel pavement pavese pavez pavilion pavlov pavlova pavlovich pavlovsky paw pawel pawn pawnee pax paxton
        pay payable payador payasito paycheck payday paying payment payments payne payno payoneer payot paypal payroll
        paysandu paysandú payton payés pazmiño pazzi pañoleta pañuelito pañuelitos pb pba pbi pbr pbs pbx pc pca pcb pcc
        pcch pcd pce pcf pci pcia pcie pcm pcn pcp pcpe pcr pcs pct pcus pcv pd pda pdas pdc pdd pdecat pdf pdfs pdi pdl
        pdm pdn pdp pdr pds pdt pdv pdvsa peabody peace peaceful peacefully peach peaches peacock peak peaked peaks
        peaky peanut peanuts pearce pearl pearls pearson peasant peasants pease peatonalización pebble pechito pechugona
        peck peckham peculado ped pedas pedernera pedersen pedestrian pediatric pedigree pedigrí pedofilo pedofilos
        pedra pedralbes pedraz pedreira pedrito pedrosa pedroso pedófilo pedófilos peebles peeeeero peeeero peeero peek
        peel peeling peep peers peeta pef peg pegame pegao pegaso pegasus peggy peguera pei peirano peirce peiró
        pejelagarto pejerrey pekerman pekin peking pekín pelagio pelearla pelegrín pelham peli pelican pelicans
        peligrosísimo pelileo pelin pelito pelitos pellegrino pellerano pellet pelletier pellets pellicer pelopincho
        peloponeso pelosi pelotita pelotitas pelotudes peltier pelu pelucones pelucón peluffo peluquín pelín pem pemba
        pemberton pembroke pemex pemán pemón penagos penalties penalty penang pence pend pendant pendeja pendejada
        pendejadas pendejas pendejez pendejito pendejitos pendex pending pendleton pendragon pendrive pendrives penedo
        penedés penelope penetrate penetration peng penguin penguins penh peni peniche penis penita penn penney
        pennington pennsylvania penny pennywise penonomé penrose pensa pensacola pensas pensional pensions pensum pensée
        pent penta pentagon pentateuco pentecostal pentecostales pentecostés penthouse pentium penya penélope peola
        people peoples pep pepero peperos pepi pepito pepitos pepo pepper pepperoni peppers pepsi pepsico pepín
        pequeñajo pequeñuelo per perak peraza perceive perceived percent percentage percentil perception perceptions
        perceptual perceval perciformes percival percusionista percusionistas percutánea percy perd perdes pere peredo
        pereiro perelló perennial perera peres perestroika peretti pereyra perf perfec perfeccionismo perfeccionista
        perfect perfection perfectly perfomance perform performance performances performed performer performers
        performing performs perfusión pergolini perhaps pericles perijá perimeter perinatal period periodic periodically
        periodontitis periods peripheral periscope peritoneal perkin perkins perks perlman perm perma permacultura
        permafrost permanent permanently permi permission permitame permitanme permiteme permitidme permitted
        permutaciones permutación permítame permítanme permítanos permíteme permítenos pernambuco pernille perogrullo
        peroncho peronchos peronia perotti perozo perpetual perpignan perpiñán perrault perredista perredistas perreo
        perrier perrin perroflauta perroflautas perron perrone perroni perrot perry pers perse persecution perseidas
        perseo pershing persia persian persie persist persistence persistent persistentemente person personajillos
        personalistas personalities personality personalized personally personita personitas personnel perspective
        perspectives persuaded persuadirla persuadirle persuadirlo persuadirlos perséfone persépolis pert pertaining
        perth peruanidad perucho perugia peruvian peruzzi pesao pescadería pescaditos pescanova pescao pesce peshawar
        pesitos pessoa pest pestalozzi pet peters petersburg petersburgo petersen peterson petey peti petisa petiso
        petite petition petits petkoff petr petrarca petri petrie petrobras petrocaribe petrodólares petroecuador
        petroglifos petrogrado petrogustavo petrol petroleum petrona petronas petronila petronio petroperú petroquímica
        petroquímicas petroquímico petroquímicos petros petrov petrova petrovic petrovich petrucci petrus petrópolis
        pets pettigrew pettinato petty petén peu peuco peugeot peuple peut pew pewdiepie pex peyorativamente peyton
        pezuela peñabots peñafiel peñafort peñalara peñalba peñaloza peñarol peñarroya peñíscola pf pfa pfc pfeiffer pff
        pfff pffff pfffff pfizer pfp pga pgc pge pgj pgjdf pgje pgou pgp pgr pgs ph phantom pharaoh pharma
        pharmaceutical pharmaceuticals pharmacy pharrell phd phelan phelps phenomena phenomenal phenomenon phi phil
        philadelphia philae philby philip philipe philipp philippa philippe philippi philippine philippines philips
        phillies phillip phillipe phillips philly philo philosopher philosophers philosophical philosophie philosophy
        phineas phipps phishing phnom phoebe phoenix phong photo photograph photographed photographer photographers
        photographic photographs photography photos photoshop phrase phrases phuket phyllis physical physically
        physician physicians physics physiological physiology physique pia piaf piaget piaggio piatti piauí piazza
        piazzolla pib piba pibas pibe pibes pibita pibitas pibito pibitos pic picadilly picadito picadora picapiedra
        picapiedras picard picardia picardía picasa picasso picazo piccadilly picchu piccolo pich pichardo pichetto
        pichichi pichincha pichot pichu pichula pick picked pickering pickett pickford picking pickle pickles picks
        pickup pickwick picky picnic picnics pics picture pictured pictures picturesque pidal pidgin piece pieces
        piedemonte piedmont piedrabuena piedrahita piedrazos piedrita pier piera pierce piercing piercings pierina
        pierluisi pierres pierri pierrot piers pierson piet pieter pietra pietri pietro pig pigalle pigeon piggy piglia
        pigmalión pigna pignatelli pigs pijamada pikachu pike piketty pil pilaf pilato pilatos pilcher pilgrim
        pilgrimage pill pillars pillow pillows pills pillín pilot pilots pilsen pim pimenta pimp pinball pinch pinchi
        pine pineal pineapple ping pinguino pinguinos pingüino pingüinos pinheiro pini pink pinker pinkerton pinkie
        pinky pinned pinochet pinochetista pinochetistas pinot pins pinshi pint pintaza pinter pinterest pinti pinus
        piolín piombo pioneer pioneering pioneers piotr pip pipeline piper pipino pippi pippin pips piquer piquet
        piquito piracy pirandello pirates pirela pirelli pireo piris piriápolis pirlo pirovano piru piruleta piruletas
        pirómano pirómanos pisagua pisarle pisito pissed pissing pistear pistol pistolita pistols pistons pisuerga pisón
        pit pitana pitazo pitbull pitbulls pitch pitched pitcheo pitcher pitches pitching piter piti pitman pits pitt
        pittier pittman pitts pittsburg pittsburgh pitu pitufina pitufo pitufos pity piu pivotal pixar pixels pixie
        pixies pizano pizarnik pizjuán pizzero pizzi piérola piñeiro piñera piñero piñeyro più pj pjs pk pkk placard
        placement placencia placing plagios plain plains plaintiff plaintiffs planck plane planet planetary planets
        planimetría planned planner planners planning plans plant plantarle plantation plantearle planted planteos
        planting plantita plantitas plants plaquetaria plascencia plasmodium plaster plastic plastics plastilina plate
        plateau plates platform platforms plath platini platinum platita platito platoon platt plauto play playback
        playboy played player players playful playground playing playlist playlists playmobil playoff playoffs plays
        playstation playstore plb plc pld plea plead pleaded pleading pleas pleasant please pleased pleasing pleasure
        pleasures pledge pledged plenty plenum plex pli plin plis plm plomeria plomería plon plop plot plotino plots
        plotting pls plug plugin plugins plum plumbing plummer pluna plunkett pluricultural plurilingüe plurinacional
        plurinominal plurinominales pluto pluton plutón plymouth plz plá pléyade pléyades pm pma pmc pmdb pml pmr pms
        pmt pn pnb pnc pnd pneumonia pneumoniae png pnl pnm pnp pnr pnud pnuma pnv pob pobl pobla poble poblete
        pobrecilla pobrecillo pobrecillos pobrecita pobrecitas pobrecito pobrecitos pocahontas poceta poch poche
        pochettino pochoclo pochoclos pocito pocket pockets podcast podcasting podcasts podem podemita podemitas podestá
        podgorica podi podium pods poem poems poet poetic poetry poets pogba poggi poggio pogo pogromos poh poi poincaré
        point pointe pointed pointer pointing pointless points poio poirot pois poison poisoned poisoning poisonous
        poisson poitiers pok poke pokemon pokemones pokemons pokemón poker pokémon poland polanski polaris polarizador
        polarizante polaroid polera poleras poles poli poliamor polibio polic policarbonato policarpo police policeman
        policemen policiacas policiaco policiacos policies policing policlínica policlínico policy polidoro polifemo
        polifenoles polimodal polina polino polipropileno polisario polish polished polit politburó polite political
        politically politician politicians politics politicuchos politik politique politiquero politiqueros politiques
        politización polivalencia polivinilo polk polka pollack pollard pollicita polling pollock polls pollution polly
        pollón polola polska polski poltava poltergeist polvazo polvito polvorones poly polymer polí políti pom
        pomacentridae pombal pombero pomerania pomodoro pomona pompadour pompeu pompeyo pompidou pompilio pompis
        pomponio ponce poncela ponciano poncio ponferradina pong poniatowska ponme pons pont ponta pontes ponti pontiac
        pontifex ponty pony ponyo ponys ponz ponzi ponzio poodle pooh pooja pools poorer poorly popcorn popescu popeye
        popi popocatépetl popol popolo popote popotes popov popovic popovich popped popper popping poppins poppy popu
        popularity populated population populations populi populismo populismos populus popup poquillo poquita poquitas
        poquitin poquitito poquitín porcelain porcentualmente porch porciento porciúncula porfa porfi porfiria
        porfiriato porfirista porfis porke porky porlier pornhub pornography pornstar poronga porongas poroshenko
        porrista porristas porrito porriño porrúa porsche portaventura portavocía portela porter portfolio porthos
        portia portion portions portland portman portnoy portobello portobelo portocarrero portorriqueño portorriqueños
        portoviejo portrait portraits portray portrayal portrayed ports portsmouth portuguese portuondo posavasos
        posclásico poscolonial posconflicto posdoctorado posed posey posh posi posidonia posing position positioned
        positioning positions positive positively positrones posmoderna posmodernismo posmoderno posmodernos posner
        posparto possess possessed possesses possessing possession possessions possibilities possibility possibly possum
        post postage postcolonial postconflicto posted postelectoral postelectorales postemporada posteos postergaciones
        postergación posters postgresql postguerra posting postmoderna postmodernidad postmodernismo postmoderno
        postnatal postobón postoperatorio postparto postponed postrimerías posts postural posture postureo posverdad
        potabilizadora potassium potato potatoes potemkin potenciador potenciadores potent potential potentially poti
        potito potomac potos potosina potosino potosinos potrillo potrillos pots potsdam pott potter pottery potts potus
        pou poultry poum pound pounding pounds poured pouring poussin pouvoir pov poveda poverty pow powder powell power
        powered powerful powerpoint powers pozoblanco pozol pozzi poéticamente ppc ppd ppk ppm pps ppsoe ppt ppv pq
        prabang practical practically practicarle practice practiced practices practicidad practicing practise
        practitioner practitioners prada pradas prades pradesh prague praia prairie praise praised praises praising
        prakash pran prana pranes prank prasad pratchett pratique prato prats pratto pravda pravia pray prayed prayer
        prayers praying praça prc prd pre preach preacher preaching preacuerdo preadolescente preadolescentes preah prec
        precalentamiento precampaña precandidatura precarización precautions precedent precedentemente preceding
        precinct preciosura preciosísima precious precipitation precisely preclásico precolonial preconceptos
        precordillera predator predators predecessors predial predict predictable predicted predicting prediction
        predictions predictor prednisona predominantly predrag preeclampsia preelectoral preelectorales preestreno pref
        prefer preferably preference preferences preferencial preferenciales preferred prefers prefrontal preg pregnancy
        pregnant prego pregun preguntita preinscripción prejudice prejuiciosa prejuicioso prejuiciosos prelación
        preliminary preludios prem prema premature premenstrual premiaciones premiación premier premiere premiership
        premise premises premium premiums première premundial pren prentice preolímpico prep prepa prepaga prepagada
        prepagas prepago prepagos preparation preparations prepared preparing prepas prerrequisito prerrequisitos pres
        presbyterian preschool prescott prescribed prescription preseason presen presence present presentation
        presentations presented presenter presenting presentismo presently presents preservation preserved preserving
        presi presidenciable presidenciables presidency president presidential presidium presley press presse pressed
        presses pressing pressure pressured pressures prestanombres prestashop prestidigitación prestige prestigious
        preston prestándole presumably presumed presupuestal presupuestales presurización pret preta prete pretend
        pretendidamente pretending preto pretty preu preuniversitario prev prevail prevailing prevaleciente prevalence
        prevalent prevalente prevalentes prevaricato prevee preveen prevenibles prevent preventa preventas prevented
        preventing prevention preventive prevents preview previous previously previsiblemente previsional previsionales
        prey prezi pri prian prianistas price priced priceless prices pricing prick prida pride priest priestley priests
        priismo priista priistas prim primarily primark primary primi primita primitive primitivismo primito primum prin
        princ prince princeps princes princess princeton princi princip principito principle principles pringao pringle
        print printed printer printers printing prints prioritariamente priorities priority pris prisca priscila
        priscilla prism prison prisoner prisoners prisons pritchard pritchett pritzker prius priv privacy private
        privately privilege privileged privileges prix priya prize prizes priísta priístas prm prnl proactividad proaño
        prob probability probably probadita probation probióticos proble problem problematic problematizar problemilla
        problemillas problemita problemitas problemo problems problemón proc proce procedural procedure procedures
        proceed proceeded proceeding proceedings proceeds procesadora procesadoras process processed processes
        processing procession processor processors proclaimed procopio procrastinación procter proctor procuración
        procuraduria procuraduría procuradurías procurement procés prod prode prodigy produ produced producer producers
        producing producirle product production productions productivamente productive productivity products proetarras
        profeco profepa profession professionally professionals professions professors profile profiles profit
        profitability profitable profits profound profoundly profr prog progra program programita programme programmed
        programmer programmes programming programs progre progres progresividad progress progressed progressing
        progression progressive progubernamentales prohibit prohibited prohibition prohibo project projected projecting
        projection projections projects prol prolactina prolegómenos proliferation prolific prolonged prom prome
        promenade prometeo prometerle prometerles prometheus prometiéndole prometiéndoles prominence prominent
        prominentemente promiscuos promise promised promises promising promo promos promote promoted promoter promotes
        promoting promotion promotional promotions prompt prompted promptly pron prone pronounce pronounced
        pronunciation prop proper properly properties property prophecy prophet prophets proponérselo proportion
        proportional proportions proposal proposals propose proposed proposes proposing proposition proprietary props
        prorrusos prose prosecretario prosecute prosecuted prosecution prosecutor prosecutors prosegur proserpina
        prospect prospective prospectos prospects prosper prosperity prosperous prost prostaglandinas prostate prosti
        prostitute prostitutes prostitution prostática prostático prot prota protagonist protagónica prote proteasa
        protect protected protecting protection protections protective protects protein proteins proteinuria protest
        protestant protested protesters protesting protests proteus proto protocol protocols prototype protrombina
        protésico proud proudhon proudly proust prova proved proveeduría provence provenza proves provi provida provide
        provided providence provider providers provides providing province provinces proving provisions provo provocarle
        provocándole provoke provoked provolone prox proxies proximity proxy proxys proy proyec proyectual prozac prs
        prsc prt pru prudence prudencio prue pruitt prunus prusia pruébala pruébalo pryce pryor práxedes pré prés prêt
        príamo ps psalm psb psc psd psdb psdeg pseudo pseudociencia pseudociencias pseudomonas psg psh psico
        psicoactivas psicodrama psicodélica psicodélicas psicodélico psicodélicos psicofármacos psicofísica psicomotor
        psicomotricidad psicosocial psicosociales psicosomática psicoterapeuta psicotrópicas psicotrópicos psicotécnico
        pskov psl psm psn psoe psoriasis psp pspv pss psss psst pst psuc psuv psv psx psy psych psychiatric psychiatrist
        psychiatry psychic psycho psychological psychologist psychologists psychology psíquicamente pt ptc ptm ptolomeo
        ptos ptr ptsd ptt ptv pty puaj puan pub pubertos pubg publ publi public publication publications publicity
        publicly publimetro publio publish published publisher publishers publishes publishing pubmed pubs puc puca
        pucallpa pucará pucci puccini puccio pucela puch pucha puche puchi puck pucp pucv pudding pudong pueblecitos
        pueblitos pueblucho puediera puelles puenting puer puercoespín puerquito puertorico pueyo puff pufff puffy pug
        pugh puglia pugliese pui puig puigcerdá puigdemont pujalte pujol pujols pul pulaski pulg pulgarcito pulitzer
        pull pulled pulling pullman pullover pulls pulmonary pulp pulserita pulsiones pulsión pulverización pumar pumba
        pump pumped pumpido pumping pumpkin pumps punch punched punching puneño pungas punish punished punisher
        punishing punishment punjab punjabi punky punset puntarenas puntita puntitas puntuable puntualizaciones
        puntualización punyab pup pupi pupil pupils puppet puppets puppies puppy pupusas pur purasangre purcell purchase
        purchased purchases purchasing purdue purdy purely purge puri purim purina purita purito purity purple purpose
        purposes purse pursuant pursue pursued pursuing pursuit purvis purépecha pusan push pushed pushes pushing
        pushkin pussy put putamente putazo putazos puterio puticlub putilla putin putisima putita putitas putito putitos
        putiza putnam puts putt putting putín putísima puy puyehue puyol puzle puzles puzzle puzzles puértolas puñeta
        puñetas pv pvc pvem pvp pw pwc px py pyeongchang pyle pylori pym pyme pymes pyongyang pyotr pyr pyramid python
        pá pádel págame pálpito pápulas párkinson párr pásale pásatelo på père pégame pékerman pélvica pélvicas pélvico
        pélvicos péptica pérgamo pérgola pérgolas pésaj pétain píndaro pírrica pódium póker póngame pórfido pósters púb
        públ públi qa qadir qaeda qaida qantas qasim qasr qatar qb qc qcyo qepd qf qian qiang qiao qing qingdao qinghai
        qiu qliao qls qn qom qp qq qr qro qt qua quad quadra quadras quadri quadro quadros quads quagmire quai quaid
        quake quaker qual qualcomm qualification qualifications qualified qualify qualifying qualities quality qualquier
        qualy quam quan quand quando quang quant quantico quantitative quantities quantity quanto quantum quarantine
        quaresma quark quarks quarry quart quarta quarter quarterback quarterly quarters quartet quarto quartz quas
        quasi quasimodo quatre quatro quattro quatuor quay quds quebec queenie queens queensland queer queipo queiroz
        quelle quelques quemarle quentin queralt quercus queres queretano queretanos querete queri queridísima
        queridísimo querol querrey query quest questa question questionable questioned questioning questions questo
        queta quetzalcoatl quetzalcóatl quetzaltenango queue quevedo quezada quick quicker quickly quidditch quiet
        quietly quigley quil quiles quill quilómetros quim quimby quinceañera quinceañeras quinceañero quincenalmente
        quincey quincy quini quinindé quinn quinoa quint quintanar quintanilla quintela quintil quintiliano quinton
        quintus quipu quipus quirky quiros quirón quirós quisas quispe quisqueya quit quitale quitame quiteria quiteña
        quiteño quiteños quitting quixote quiz quiñónez quo quod quoi quoque quora quorum quot quotation quote quoted
        quotes quoting quran qureshi québec quística quítale quítalo quítame quórum qwerty raab rab rabasa rabat rabbi
        rabbit rabbits rabelais rabin rabinal rabindranath rabinovich rac raccoon race raced racer races rachael rachel
        rachid racialmente racine racing racism racist rack rackham rad radcliffe rade radek radeon radford radha
        radiant radiation radicalidad radically radicals radioactive radioaficionado radioaficionados radiohead
        radiotelevisión radisson radius radiólogo radonski radovan radu raf rafah rafecas raff raffaele raffi raffles
        raffo rafi rafinha rafting rag ragazzi rage raggio raging raglan ragnar ragnarok ragusa rah raheem rahim rahm
        rahman rahola rahul rai raiden raider raiders raids raikkonen rail railroad rails railway railways raimi raimon
        raimondi raimunda rainbow raine rainer rainey rainfall rainforest rainier raining rains rainy rais raisa raise
        raised raises raising raison raj rajasthan rajastán rajeev rajesh raji rajita rajiv rajoy rajput raju rak rake
        rakitic rakuten rakyat raleigh ralf rallies rally rallye rallyes rallys ralph ralston ram ramadan ramadi ramadán
        ramala ramallah raman ramayana rambler rambo ramen ramesh rami ramis rammstein ramona ramone ramonet ramp
        rampant rampla rams ramsar ramsay ramses ramsey ramsés ramu rance ranch ranchito rand randal randall randazzo
        randi randolph random randomly randy rang range ranged ranger rangers ranges ranging rangún rani ranieri rank
        ranked rankin ranking rankings ranks ranma ransom ransomware rant rants rao raonic raoul rapanui rapea rapeando
        rapear raped rapel raphael raphaël rapid rapidito rapidly rapids raping rapipago rapist rapoport rappel rapper
        rappers rappi rapport raptors rapunzel raqqa rare rarely rarisimo rarita rarito raritos rarísima rarísimo rash
        rashad rasheed rashid rasmus rasmussen raspberry rasputin rasputín rast rasta rastafari rastas rastrearlo rasul
        rat ratatouille ratchet rate rated rates rath rather ratico ratillo rating ratings rational rationale ratios
        ratisbona ratita ratner ratoncito ratoncitos rats ratti ratzinger rau rauf raulito rav raval ravana rave ravel
        ravell ravelo raven ravenclaw ravenna ravens raventós ravi ravioles ravioli raviolis raw rawalpindi rawlings
        rawlins rawlinson rawls rayden rayita rayitas rayman raymi raymond rayna raynaud rayner rays raz razak razer
        razetti raziel razonabilidad razor rb rba rbc rbd rbs rc rca rcd rcn rcp rcr rcs rctv rd rda rdc rdl rdp rds
        reabastecimiento reach reached reaches reaching reacomodar reacomodo reacondicionado reacondicionamiento react
        reactancia reacted reacting reaction reactions reactividad reactors reacts read readaptación reader readers
        readily readiness reading readings readmisión reads ready reafirmación reagan reagrupación reali realise
        realised realism realistic realities reality realizarle realization realize realized realizes realizing really
        realm realpolitik realty reaper rear reasentamiento reasignación reason reasonable reasonably reasoning reasons
        reb reba rebecca rebekah rebel rebellion rebels rebirth reboot reborn rebound rebounds rebuild rebuilding
        rebuilt rebus rec recabarren recalde recalificación recall recalled recalls recapitalización recaptación
        recaredo recaudos receipt receipts receive received receiver receivers receives receiving recensión recent
        recently recep reception receptors recess recession recherche recherches reci reciclador recicladores recife
        recipe recipes recipient recipients recirculación reckless reckon reclamarle reclasificación reclinables reco
        recognise recognised recognition recognize recognized recognizes recognizing recolocación recolocar recombinante
        recommend recommendation recommendations recommended recommending recommends recomposición recompra recomprar
        recon reconcha reconcile reconciliation reconectar reconexión reconfiguración reconfigurar reconsider
        reconsideración reconstruction reconteo recontra reconversión reconócelo recopa recor recorda recordarle
        recordarles recordas recorded recorder recording recordings records recordándole recordándoles recover recovered
        recovering recovery recreacional recreacionales recreation recreational recruit recruited recruiting recruitment
        recruits rectoría recu recueil recuerdame recuperatorio recurrentemente recurring recusación recuérdalo
        recuérdame recycled recycling redbull redding reddit reddy redeem redefinición redemption redfield redford redi
        reding redirecciona redireccionar redirección rediseñada rediseñado rediseñar rediseño redistributivas
        redistributivo redituable redituables redman redmayne redmond redon redondito redonditos redox redskins redstone
        reduccionismo reduccionista reduced reducing reducirle reductasa reduction reductions redundant redux redwood
        reebok reedificación reeducación reee reeee reeeee reef reel reelaboración reeleccionista reem reembolsos
        reentrada reescritura reese reevaluación reevaluar reeve reeves ref refer referee reference referenced
        references referendums referral referred referring refers referéndums refilón refinanciación refinanciamiento
        refinanciar refined reflect reflected reflecting reflection reflections reflective reflects reflex reform
        reformation reformed reformulación refrain refresh refreshing refri refrigerator refs refuge refugee refugees
        refund refusal refuse refused refuses refusing rega regain regal regalale regalito regalitos regalándole regan
        regard regarded regarding regardless regards regency regeneration regenerativa regenerativo regent reggae
        reggaeton reggaetonero reggaetón reggeton reggie regi regil regime regiment regimes reginald reginaldo regino
        regionalmente regions regis register registered registers registración registral registrales registration
        registry regni regno regnum rego regresarle regresarlo regression regret regrets regueiro regularly regulate
        regulated regulating regulation regulations regulator regulatoria regulatorias regulatorio regulatorios
        regulators regulatory regum regurgitación regístrese rehab rehabilitation rehearsal rehidratación reich reiche
        reichstag reid reig reign reigns reik reiki reikiavik reiko reilly reims reinauguración reiner reinforce
        reinforced reingeniería reinhard reinhardt reinhart reinhold reinita reinosa reinoso reinstalación
        reinstauración reinstaurar reintroducción reintroducir reinversión reinvertir reis reiss reite reiter reject
        rejected rejecting rejection rejects relacionamiento related relating relation relations relationship
        relationships relative relatively relatives relatoría relaxation relaxed relaxing relay release released
        releases releasing relectura relentless relevance relevant relevista reliability reliable reliance relied relief
        relies relieved religions religious reloaded relocalización relocation relojito reluctant rely relying rem
        remain remainder remained remaining remains remake remakes remarcable remarcables remark remarkable remarkably
        remarked remarks remarla remaster remastered remasterización remasterizada remasterizado rematador rembrandt
        remedy remember remembered remembering remembers remembrance remezcla remezclada remi remigio remil remind
        reminded reminder reminding reminds remington reminiscent reminiscente remis remisero remises remix remixes
        remnants remote remotely removal remove removedor removerlo removes removible removing remus remy remón rena
        renaissance renamed renamo renan renania renard renata renato renaud renault rend rendered rendering renderizado
        renderizar renders renedo renegade renegociación renegociar renew renewable renewal renewed renfe rengifo reni
        reniec renina renko renner rennes rennie renny renoir renovated renovation renowned rent rentabilizar rental
        rented renton renzi renzo renán renée reordenación reordenamiento repair repaired repairing repairs
        repavimentación repay repe repeal repeat repeated repeatedly repeating repeats repechaje repetitive repetto
        replace replaced replacement replacements replaces replacing replay replicante replicantes replicate replied
        replies reply replying repo report reported reportedly reporter reporters reporting reports repos reposera
        reposicionamiento repost repostaje repr repre represaliados represent representation representations
        representative representatives represented representing represents reprinted reprocesamiento reproduction
        reproductive reprogramación reprogramada reprogramado reprogramados reprogramar reprogramó reps repsol
        reptiliano reptilianos repu republic republican republicans reputation reputisima repítelo repórtalo requejo
        requesens request requested requesting requests requesón requete requetés require required requirement
        requirements requires requiring rerum resaltante resaltantes rescatable rescue rescued research researched
        researcher researchers researching resemblance resemble resembles resembling resende resentment resequedad
        reservation reservations reserved reservoir reset resetear reseteo resi residence residency resident residential
        residents residing residue resign resignation resigned resilience resilient resiliente resilientes resin resist
        resistance resistant resisted resisting resnick resocialización resolution resolutions resolve resolving
        resonance resort resorts resource resources resp respaldarlo respe respect respectable respected respectful
        respecting respective respectively respects respiratory respon respond respondeme respondents responderle
        responderles responding respondiéndole responsablemente responsibilities responsibility responsible responsive
        respóndeme rest restart restaurant restaurants rested resting restless restoranes restoration restore restoring
        restorán restraint restrict restricted restricting restriction restrictions restrictive restructuring restándole
        resu resucitación resul result resulted resulting results resumed resurrection retail retailer retailers retain
        retained retaining retains retalhuleu retaliación retaliation retana retard retarded retazos retention
        reticulado retinal retinopatía retired retirement retiring retortillo retour retreat retrieve retrieved
        retriever retroactivamente retroexcavadora retrospectivamente retrovirus retuit retuitea retuiteado retuitean
        retuiteando retuitear retuiteo retuits return returned returning returns retweet retweets retwitteado retz
        reuben reubicación reumatología reunificar reunited reurbanización reusar reuso reutemann reuter reuters
        reutilizable reutilizables revalidación revalorar revalorización revaluación reveal revealed revealing reveals
        revel revelarle revelation revelations revenant revenge reventarle reventón revenue revenues reverb revere
        reverend reverol reversal reversed reverte revertirlo reverón revez review reviewed reviewing reviews revilla
        revillagigedo revis revised revit revival revived revlon revo revoir revolt revolu revolution revolutionary
        revolutions revue reválida reward rewarded rewarding rewards rewind rex rexach rexona reykjavik reynaldo reynaud
        reñaca rf rfa rfc rfe rfef rfi rfid rg rgb rh rhapsody rhea rhetoric rhett rhin rhino rhoda rhode rhodes
        rhodesia rhyme rhys rhythm ri riad rial riales rialp rialto riata riau riaza riazor riaño rib riba ribadeo
        ribadesella ribagorza ribalta ribbentrop ribbon ribeira ribeiro riber ribes ribeyro riboflavina ribot ribs ribó
        ric ricachones ricachón rican ricard ricarda ricardito ricart ricarte ricci ricciardo rich richard richards
        richardson richelieu richer riches richest richi richie richman richmond richter richthofen ricitos rick ricki
        rickman rickshaw ricky ricota ricote ricotta rid ridden riddick riddle ride rider riders rides ridge
        ridiculización ridiculous ridiculously riding ridley ridruejo riedel riemann rienzi riesco riesling rif riff
        riffs rifkin rift rig riga rigby rigel rigg rigged riggs right righteous rightly rights rigid riglos rigoberta
        rigoletto rigoni rigorous rihanna rijeka riker riki rikki riley rilke rim rimbaud rimini rimmel rimsky rinaldi
        rinaldo rinconcito ring ringer ringing rings ringtone rinpoche riobamba riordan riot riotinto riots rip ripe
        ripley ripped ripper ripping ripple ripstein riquelme riquer ris riscos rise risen rises rishi rising risk
        risking risks risky risotto risso risto rit ritalin ritcher ritchie ritondo ritter ritu ritualmente rituals ritz
        riu rius riv rivadeneira rivadeneyra rivaldo rivalry rivals rivarola rive rivendel river riverdale riveros
        rivers riverside riverton rivet riviera riviere rivista rivière rivotril rix rizzi rizzo rizzoli rj rk rm rma
        rmb rmc rmn rms rna rne roach road roads roadster roald roaming roanoke roar roaring roast roasted robayo robbed
        robbery robbie robbins robby rober robert roberta roberts robertson robespierre robie robin robins roblox
        robocop robotech robotic robotics robson robust roby robyn robándole robín robótico robóticos roc rocafort
        rocafuerte rocamora rocanrol rocco roch rochefort rochefoucauld rochelle rocher rochester rockabilly rockear
        rocked rockefeller rocker rockera rockero rockeros rockers rocket rockets rockford rockies rockin rocking rocko
        rockola rockstar rocksteady rockwell rocky rod roddy rode rodearla rodearlo rodearlos roderick rodesia rodger
        rodgers rodi rodil rodin rodman rodney rodri rods rodulfo roel rof rog rogan rogel rogelio rogen rogerio rogers
        rogge rogue rogério roh rohan rohani rohingya rohit rohr roi roig rojava rojiblanca rojiblanco rojiblancos
        rojinegra rojinegro rojinegros rojita rojito rok roku roland roldós rolear rolex rolf rolfe rolland rolled
        roller rollers rollin rolling rollins rolls roly rolón rom romae romagnoli romain romania romanian romanoff
        romanones romanov romans romantic romantizar romareda romario romay rome romer romeu romeva romi rommel romney
        rompecorazones rompehuelgas rompope roms romualdo romulus romy románticamente ronald ronaldinho ronaldo ronan
        rondeau rondonia rong roni ronin ronnie ronny ronquillo ronson rony roof roofs rooftop rook rookie rookies room
        roomba roomie roommate rooms rooney roosevelt rooster root rootear rooted rooting roots rope roper ropes ropita
        roraima rorschach rorty rory rosadita rosalie rosalina rosalind rosalinda rosamund rosana rosanna rosaura
        rosberg roscoe roseanne roseau rosebud rosedal rosell roselló rosellón rosemary rosenberg rosenfeld rosenthal
        rosenzweig roser rosete rosetta rosetti rosewood rosh roshan roshi rosi rosie rosina rosista rosneft rospigliosi
        ross rossana rossell rossellini rosselló rossetti rossi rossini rosso rossum rossy roster rostizado rostov
        roswell rosy rot rotario rotary rotate rotating rotation rotavirus roth rothbard rothko rothschild roti rotten
        rotterdam rottweiler rotulación rou roubaix rouco rouen rough roughly roulette round rounded rounds roundup
        roura roures rourke rouse rousseau rousseff roussel route router routers routes routine routinely routines
        routing routledge roux rover rovere rovers rovirosa row rowan rowe rowena rowland rowley rowling rows rox roxana
        roxanne roxie roxy roy royal royale royals royalties royalty royce rozen roñosa roñoso rp rpc rpd rpdc rpg rpgs
        rpm rpp rq rr rrhh rrpp rrss rsc rsf rsp rss rt rta rtf rtl rtp rts rtv rtve rtvv rub rubalcaba rubbed rubber
        rubbing rubbish rubens ruber rubiano rubicon rubicón rubielos rubik rubilar rubin rubinstein rubita rubius
        rubéola ruc rucci ruckauf rud rudd ruddy rude rudi rudolf rudolph rudy rudyard rueditas ruel ruelas ruf ruffalo
        ruffin rufus rug rugbier rugbiers rugged ruggeri ruggero ruggiero rugiente rugrats ruhr rui ruibal ruidera
        ruidito ruiditos ruined ruining ruins ruipérez ruka rukh ruki rukia ruled ruler rulers rulfo ruling rull rulli
        rum rumania rumasa rumble rumen rumi rumiñahui rumors rumours rumsfeld runaway rune runner runners running
        runoff runs runt runway rupa rupaul rupert ruperto rupturista ruralidad rusconi rusell rush rushdie rushed
        rushing rushmore rusiñol ruskin ruslan russel russell russian russians rust rustam rusty rut rutger rutgers ruth
        rutherford ruthie ruthless rutilio rutland ruvalcaba ruy ruz ruzafa rv rwanda rx ryan ryanair ryder ryosuke
        rysselberghe ryszard ryu ryuji ryuk ryukyu ryzen rz rábago ránking rávena räikkönen rémi rémy république
        résistance révolution rímel ródano rúcula sa saab saad saadi saakashvili saba sabah saban sabas sabat sabater
        sabatini sabato sabaté sabbagh sabbat sabbatella sabbath sabella sabha sabi sabin sabine sabines sabiñánigo
        saboya sabri sabrina sabritas sac sacachispas sacandole sacasa sacatepéquez sacchi sachin sachs sack sacked
        sacks sacralidad sacred sacrifice sacrificed sacrifices sacrificial sacromonte sacrosanta sacudón sacyr
        sacándole sad sadaic sadako sadam sadat sadd saddam saddle sade sader sadi sadie sadiq sadler sadly sadness
        sadomasoquismo sadomasoquista sadr saeed saf safa safe safed safeguard safely safest safety saffron safi safo
        sagan sagarpa sagarra sagasta sagasti sagi sagra sagredo sagrera saguier sahara saharaui saharauis sahel sahib
        said saif saigon saigón sail sailed sailing sailor sailors sails saime sainte saints sainz sais saitama saito
        saiyajin saiyan saiz sajonia sakai sakamoto sake saki saks sakura sakurai salaam saladin saladino salafistas
        salah salam salama salamander salame salames salander salary salcido saldanha saldarriaga saldías saldívar
        saleem saleh salem salerno salesman salford salgueiro salieri salih salim salines salinger salisbury salita
        saliéndose salk sallent sally salm salmonella salom salpicón salsipuedes salsita saltarines saltarín salter
        saltito saltitos saltones salty saludito saluditos salustiano salustio salut salvat salvataje salvation
        salvatore salvatrucha salvini salvio salzburg salzburgo sam samantha samar samara samaranch samaras samarcanda
        samba sambil samborondón same sameer samhain sami samir samira sammy samo samos sampaio sampaoli sampdoria
        sampedro sample sampler samples sampling sampras sampson sams samsa samsara samson samsonite samu samuels
        samuelson samurai samy samán sanborn sanborns sanches sanchis sanchís sancor sanctioned sanctions sanctis
        sanctorum sanctuary sanctum sand sandberg sandbox sandero sanders sanderson sandford sandi sandinismo sandinista
        sandinistas sandisk sandler sandman sandor sandoz sandrine sandro sands sandstone sandusky sandwiches sandy
        sanfermines sanford sanfuentes sang sangha sangster sanguche sanguches sanguchitos sangue sanguinetti sanguinis
        sangüesa sanhueza sania sanitas sanitation sanjana sanjay sanji sanjurjo sanjuán sankara sanmartín sanofi sans
        sansores sant santamarina santaolalla santarém santayana santelices santiaguito santibáñez santiesteban
        santillan santilli santillán santini santino santista santisteban santodomingo santorini santoro santorum
        santoyo santoña santrich santé santín sanín saoirse saona saori sap sapag sapiens sapito sapphire sapporo
        saprissa sarabia saracho saraguro sarah sarai saraiva sarajevo saralegui saramago sarandi sarandon sarandí
        sarasola sarasota saratoga saratov sarawak saray sarcasm sarcastic sarcoidosis sardar sardi sardá sareb sargent
        sari saris sarita sariñana sariñena sark sarkar sarkozy sarlo sarney sarpado sarratea sarre sars sarsfield sarti
        sarto sartori sartorius sartre saruman sarín sas sasaki sascha sasha sashimi saskatchewan saskia sasso sassuolo
        sassy sasuke sat satan satanistas satanizar satellite satellites sati satie satin satire satisfaction
        satisfactory satisfied satisfy satisfying satomi satoru satoshi satsuki sattler satu satur saturated saturday
        saturdays saturn satya satán saucedo sauer saul saulo saunders saura sauron sausage sausalito saussure sauvage
        sauveur sauvignon sauzal sav sava savage savannah savant savater savchenko saved saverio savi saviano savigny
        saving savings savino saviola savior savoir savona savonarola savoy savvy saw sawa sawyer sax saxon say sayago
        sayed sayers sayid sayin saying sayonara says sayuri sayyid saá saïd saúde saúl sb sbc sbs sbt scala scalabrini
        scale scaled scales scaling scaloni scam scan scandal scandals scania scanned scanner scanners scanning scans
        scar scarborough scarce scare scared scares scarf scarface scarlatti scarlet scarlett scarpa scars scary scat
        scattered scc scenario scenarios scene scenery scenes scenic scent sch schaefer schaeffer schafer schaffer
        schalke schatz schedule scheduled schedules scheduling schell schelling schelotto scheme schemes schengen
        scherer schiaretti schiavi schick schiff schiller schilling schindler schizophrenia schlegel schlesinger
        schleswig schlumberger schmid schmidt schmitt schmitz schnauzer schneider schofield schoklender scholar
        scholarly scholars scholarship scholarships scholes scholl scholz school schooling schools schopenhauer schott
        schrader schreiber schrodinger schroeder schrödinger schubert schuller schultz schulz schulze schumacher schuman
        schumann schumer schumpeter schuster schuyler schwab schwartz schwartzman schwarz schwarzenegger schweitzer
        schweppes schäuble science sciences scientia scientific scientifique scientist scientists scienza scifi scilla
        scioli scissors scj scjn scl scm scocco scofield scola scolari scooby scoop scope score scored scorer scores
        scoring scorpio scorpion scorpions scorpius scorsese scort scot scotch scotia scotiabank scotland scots scott
        scotti scottie scottish scottsdale scotty scout scouting scouts scp scr scrabble scranton scrap scrapped scratch
        scratching scream screamed screaming screams screen screened screening screenplay screens screenshot screenshots
        screw screwed screws scribd script scripta scripting scripts scripture scriptures scroll scrolls scrooge scrub
        scrubs scrum scrutiny scs sct scud scudder scully sculpture sculptures scum scuola sdf sdk sdl sdn sdp sds
        seacrest seafood seagal seagate seahawks sealed seals seamus seara search searched searches searching searle
        sears seaside seasonal seasoned seasons seat seated seating seats seattle seaworld sebas sebastiana sebastien
        sebastião sebin sebáceas secarlo secc secesionismo secom second secondary secondly seconds secre secrecy secret
        secretaries secretary secretly secrets sect section sections sectors sectur secu secuenciador secuencialmente
        secularismo secundino secundum secure secured securing securities security sedación sedano sedatu sedena sedesol
        sedgwick seeded seeds seee seeee seeger seeing seek seeker seekers seeking seeks seele seeley seem seemed
        seemingly seems sefarad sefer segal segarra segismundo segment segments segob segorbe segre segregation segs
        segu segurisimo segurísima segurísimo segway seibo seidel seijas seiji seiko seine seinen seinfeld seismic seiya
        seize seized seizure seizures sejm seki selangor selassie selby selden seldom selec select selected selecting
        selection selections selective selena selene self selfie selfies selfish seligman selim selina sell seller
        sellers selling sells selma seltzer selwyn semanita semanitas semarnat sembríos semester semidesnuda
        semidesnudas semidesnudo semidesnudos semillita seminar seminars seminary semioficial semitic semiáridas
        semiárido sempai semper sempere sempronio semyon semánticamente semíramis sename senasa senate senator senators
        sencillito send sendai sender senderista senderistas sendic sending sendra sends sener seng senghor sengoku
        senhora seniat seniors sennett sennheiser senpai sens sensation sensational sense sensei senses sensi sensing
        sensitive sensitivity sensors sensory sensu sent senta sentadilla sentadito sentas sentence sentenced sentences
        sentencing sentiment sentiments sentinel senyera senza senén seoane seok seol seong seoul sepang separated
        separately separates separating separation sepe sephora sepi sepp seppuku seprona sepsis sept september septo
        septum sepulveda sepúlveda sequeira sequel sequence sequences sequera sequitur sequoia serapio serbian serbo
        seregni seremi serenazgo serendipity serenity serenísima serge sergeant sergei sergey sergi sergipe serguei
        serguéi serigrafía serina serious seriously seriousness sernac serología seropositivo seropositivos serotipos
        serotonina serpenteante serrat sertorio sertralina serum serval servando servant servants served servel servers
        serves servet service services serving servini servín seseña sessa session sessions seth setién setlist seton
        setter setting settings settle settled settlement settlements settlers settling setup setúbal seudo seuil seul
        seung seuss sevel sevens seventeen seventh seventy several severe severed severely severiano severin severino
        severity severus seville sevillista sewage seward sewer sewing sexenal sexies sexism sexist sexología sexshop
        sexting sexton sexuality sexually sexóloga sexólogo seymour señalética señera seúl sfc sfm sforza sfp sg sgae
        sgc sgm sgr sgs sgt sgto shaanxi shabaab shabab shabat shabbat shack shackleton shade shades shadow shadows
        shady shaffer shaft shaggy shah shahid shahrukh shai shaka shake shaken shaker shakes shakespeare shakhtar
        shaking shakti shakur shall shallow shalom sham shaman shame shameful shameless shampoo shamrock shams shanahan
        shandong shane shang shangai shanghai shanghái shangri shani shania shankar shanks shannon shanti shanxi shao
        shaolin shape shaped shapes shaping shapiro shaq shaquille shar sharapova share shared shareholder shareholders
        shares shari sharia sharif sharing sharingan sharjah shark sharks sharm sharma sharon sharp sharpe sharply
        shashi shattered shaun shauna shave shaved shaving shaw shawarma shawn shazam shcp sheba sheehan sheen sheena
        sheep sheer sheeran sheet sheets sheffield sheij sheik sheikh sheila shein sheinbaum shek shekels shekhar shelby
        sheldon shelf shell shelley shells shelly shelter shelters shelton shelves shem shen sheng shenyang shenzhen
        shenzhou shep shepard shephard shepherd sheppard sheraton shere sherezade sheridan sherlock sherman sherpa
        sherri sherry sherwood sheryl shetland shetty sheva shevchenko sheyla shh shhh shhhh shhhhh shia shiatsu shiba
        shibata shibuya shield shields shift shifted shifting shifts shigeru shih shii shik shikamaru shiki shikoku
        shiloh shim shima shimada shimano shimbun shimizu shimmer shimura shine shinee shines shing shingeki shingen
        shinichi shinigami shinigamis shining shinji shinjuku shinkansen shinobi shinobu shintaro shiny shinya shinzo
        shiori ship shipibo shipment shipments shipped shipping shippuden ships shira shiraz shire shirin shirley shiro
        shirt shirts shiryu shiseido shisha shit shits shitty shiv shiva shizuka shizuoka shlomo shock shocked shocking
        shocks shoe shoegaze shoes shogun shogunato shojo shoko shona shonen shook shoot shooter shooters shooting
        shootings shootout shoots shop shopper shoppers shopping shoppings shops shores shoro short shortage shortages
        shortened shorter shortest shortly shorts shorty shot shotgun shots shou shoujo should shoulder shoulders shout
        shouted shouting shouts shove shovel showa showcase showdown showed shower showers showing showman showmatch
        shown showroom showtime shrek shreveport shrimp shrine shrink shuar shuffle shui shultz shum shun shura shuriken
        shusha shuster shut shutdown shutterstock shutting shuttle shyam shyamalan siam sibelius siberian sibley sibling
        siblings sicad sicariato sicav sich sichuan sicilia siciliani sicilias sición sick sickness sicópata sicópatas
        siddhartha sidebar sided sides sideshow sidewalk sideways sidney sidonia sidonie sieg siegel siegfried siem
        siemens sifuentes sigal siganme sigfrido sigh sight sighted sights sigillata sigmund sign signal signaling
        signals signature signatures signed significance significancia significant significantly signing signor signora
        signore signs signum sigourney sigrid sigua siguien sigurd sigüenza sihanouk siii siiii siiiii siiiiii sikh
        sikhs sikkim silber silence silenciamiento silene silent silently silicon silicón silio silk sillita silly
        silvana silveira silvela silver silvera silverman silverstein silverstone silvestri silveyra silvina silvio
        simadi simancas simba simbad simbolización simce simcity simeon simeone simeón similarities similarity similarly
        simmonds simmons simms simona simone simonet simons simonson simpler simplest simplicity simplified simply
        simposium simpson simpsons sims simulation simulations simulator simultaneous simultaneously simó sinaloense
        sinaloenses sinatra sinbad since sinceramiento sincerely sinclair sincronicidad sindh sindi sindicalización
        sindicalizados sinensis sinesio singapore singer singers singh singing singleton sings sinica sinister
        sinisterra sinkiang sinking sinsajo sintecho sintientes sintonización sintra sinusal sinópticos siobhan sioux
        sip sipa sipo siqueiros sir siracusa sirenita siri sirius siruela sirviéndole sisal sisley sismología
        sismológica sismológico sismógrafos sissi sissy sist sister sisters sisto sistólica sitcom sites sith sitka sitp
        sits sitting situacional situated situation situations six sixers sixteen sixth sixtina sixty size sized sizes
        siècle ska skate skateboard skateboarding skatepark skater skaters skating skay skeet skeleton skeptical sketch
        sketches sketchs skid skies skiing skill skilled skills skin skinhead skinheads skinned skinner skinny skins
        skip skipped skipper skipping skirt skirts skoda skopie skopje skrill skrillex skull skunk sky skye skylab
        skylar skyler skyline skynet skype skyrim skywalker slack slade slain slalom slam slammed slams slang slap
        slapped slash slasher slate slater slaughter slaughtered slava slavery slavoj slayer slayers slc slds sledge
        sleep sleeping sleeps sleepy sleeve sleeves slender slept slice sliced slices slick slid slide slider slides
        slideshare sliding slight slightest slightly slim slime sling slip slipknot slipped slippery slipping slips
        sloan sloane slobodan slogan slogans slope slopes sloppy slot slots slow slowed slower slowing slowly slp slr
        slug slumdog slut slytherin sm sma smack smackdown small smaller smallest smallville smart smarter smartmatic
        smartphone smartphones smartwatch smash smashed smashing smata smaug smc smell smelled smelling smells smg smh
        smile smiled smiles smiley smiling smirnoff smirnov smit smite smith smithers smiths smithsonian sml smm smn
        smog smoke smoked smokers smokey smoking smolensk smooth smoothie smoothly smp sms smt smtp smuggling smuts
        smythe snack snacks snail snake snakes snap snapchat snapdragon snape snapped snaps snapshot snatch snc sncf
        snchz sneak sneakers sneaky sneijder snell snes snickers snif sniff sniper snitch snk snl snm snob snobs snoop
        snoopy snorkel snow snowboard snowden snowflake snp sns snuff snyder soak soaked soap soares sobera soberanismo
        soberanista soberanistas soberón sobral sobrarbe sobrecargos sobrecito sobrecoste sobrecostes sobrecostos
        sobredimensionada sobredimensionado sobreexposición sobremonte sobreoferta sobrepesca sobrepoblado
        sobreprotección sobreprotector sobreprotectora sobresaturación sobretasa sobrevaloración sobrevalorada
        sobrevaloradas sobrevalorado sobrevalorados sobrevaluado sobrevivencia sobrinita sobrinito soccer sochi
        sociabilizar socialism socialist socialité socially societal societas societat societies society socioambiental
        sociolingüística sociological sociology sociopolítica sociopolíticas sociopolítico sociopolíticos société
        sociópata sociópatas sock socket sockets socks socma socrático socuéllamos sodi sodimac sodium sodoma sodre sof
        sofi sofie sofofa sofovich soft softball softbank softbol softer softly softwares soho soil soils sojero soju
        sokka sokolov solalinde solange solanum solari solaris solarium solbes solchaga solcito sold soldadito
        soldaditos soldadora soldevila soldier soldiers soldán solecito soleil solely solicitor solid solidarity solier
        solitary solitas solito solitos solitude sololá solterona solteronas solterón solus solution solutions solved
        solveig solving solzhenitsyn somalilandia sombrerito some somebody someday somehow someone somers somerset
        somerville somethin something sometime sometimes somewhat somewhere somme sommelier sommer sommers sommier
        somosierra somoza sondeos song songs songwriter sonic sonidista sonja sonny sonoma sonorama sonorense sonorenses
        sonorización sonreírle sonrisita sonriéndole sonsoles sonsonate sontag sony sook sookie sooner soong sopeña
        sophia sophie sophisticated sophomore sopita sopitas sopra sorbona sorbonne sorel soren sorensen soreta sorete
        soretes sorin sorokin sorolla sororidad sorpasso sorpresita sorpréndeme sorrentino sorrento sorrow sorry sort
        sorted sorting sorts sortu sospecharlo sostenidamente sosvenezuela sotelo sotero soublette sought soul
        souleymane souls soult soumaya sound soundcloud sounded soundgarden sounding sounds soundtrack soundtracks soup
        sour source sourced sourceforge sources sousa south southampton southeast southeastern southern southwest
        southwestern souto souvenir souvenirs souza sovereign sovereignty soweto soyapango soylent soyuz soñarlo sp spa
        space spacecraft spaces spacex spacey spade spaghetti spagna spagnolo spaguetti spain spalding spam spamear
        spammers span spanglish spaniel spanish spanning spano spare spared spark sparked sparkle sparkling sparks
        sparring sparrow sparta spartacus spartak spartan spas spatial spawn spc spd speak speaker speakers speaking
        speaks spear spearman spears spec special speciale specialist specialists specialized specializes specializing
        specially specials specialty species specific specifically specification specifications specifics specified
        specify specimen specimens speck specs spectacle spectacular spectator spectators spector spectre spectrum
        speculation speculative speculum spee speech speeches speed speeding speeds speedy speer spell spelled spelling
        spellman spells spence spencer spend spender spending spends spengler spenser spent sperm spes spf sphere spica
        spice spicer spices spicy spider spiderman spiders spidey spiegel spielberg spies spike spikes spill spilled
        spinal spine spinelli spinetta spinner spinners spinning spinola spinosa spins spiral spire spirit spirited
        spirito spirits spiritu spiritual spirituality spiro spit spite spitfire spitz spitzer spivak splash splatoon
        splendid splendor splinter split splits splitting spm spock spoil spoilear spoiled spoiler spoilers spokane
        spoke spoken spokesman spokesperson sponge sponsor sponsored sponsors sponsorship spontaneous spooky spoon
        spooner sporting sportivo spot spotify spotlight spots spotted spouse spouses spp spr sprague spray sprays
        spread spreading spreads spree spring springer springfield springs springsteen sprint sprinter sprints sprite
        sprites sprout spruce spss spud spun spurs sputnik spyder spying spyro spyware spínola sq sql sqm squad squadron
        squads square squares squash squeeze squeezed squier squire squirrel squirt sram src srebrenica srinagar srita
        srl srpska srs srt srtas ssc ssd ssh ssl ssm ssp sst st stab stabbed stabbing stability stable stacey stack
        stacked stacy stade stadium stadiums staff staffing stafford stage staged stages stagg staggering staging stahl
        stain stained stainless staircase stairs stake stakeholders stakes stalin stalingrado stalinismo stalinista
        stalkear stalker stalking stall stallman stallone stalls stamford stamp stampa stamped stamps stan stance
        standar standard standardized standards standby standford standing standish standpoint standup stanford stanhope
        stanislas stanislav stanislaw stanley stannis stans stanton staphylococcus staple staples stapleton star
        starbuck starbucks starcraft stardust stare stared stargate staring stark starkey starks starlight starling
        starr starred starring stars starscream starship start started starter starters starting starts startup startups
        starvation starve starving stash stasi stat state stated statement statements staten states statesman statewide
        statham static stating station stationary stationed stations statistical statistically statistics stato stats
        statu statue statues status statute statutes statutory stauffenberg stavros stay stayed staying stays std
        steadily steady steak steal stealing steals stealth steam steampunk stearns steel steele steelers steen steep
        steer steering stef stefan stefani stefania stefanie stefano steffen steffi stegen stein steinbeck steinberg
        steiner steinway stella stellar stelle stem stempel stems sten stencil stendhal stent step stepan steph stephan
        stephane stephanie stephen stephens stephenson stepped stepping steps stereo stereotypes sterling stern
        sternberg steroids steve steven stevens stevenson stevia stevie stew steward stewart stewie stf stg stgo stick
        sticker stickers sticking sticks sticky stiff stiftung stig stiglitz stigma stil stiles stiletto stilettos still
        stiller stills stilton stimpy stimulate stimulating stimulation stimulus stine sting stinger stingray stinson
        stint stir stirling stirring stitch stitches stiuso stl stm stma stmo stock stockholm stocks stockton stoessel
        stoke stoker stokes stolbizer stole stolen stoll stomach stomp stone stonehenge stoneman stoner stones stonewall
        stony stood stool stop stopdesahucios stopped stopping stops storage store stored stores storey storia stories
        storing stork storm storms stormy stornelli storni story storyboard storyline storytelling stout stove stowe stp
        stps str strada stradivarius straight straightforward strain strained strains strait straits strand stranded
        strange strangely stranger strangers strap strasbourg strasse strasser strategic strategies strategy stratford
        stratos stratton strauss stravinsky straw strawberries strawberry stray streak stream streamer streamers
        streaming streams streep street streets streetview streisand strength strengthen strengthened strengthening
        strengths streptococcus stress stressed stresses stressful stretch stretched stretches stretching stricken
        strickland strict strictly stricto strike striker strikes striking strindberg string strings strip stripe
        striped stripes stripped stripper strippers stripping strips striptease strive striving strix stroessner stroke
        strokes stroll strom strong stronger strongest strongly stroud strozzi struck strucker structural structure
        structured structures strudel struggle struggled struggles struggling stryker sts stuani stuart stubborn stubbs
        stuck stud student students studi studia studied studien studies studio studios studium study studying stuff
        stuffed stumbled stunned stunner stunning stunt stupid stupidity sturgis sturm sturzenegger stuttgart stv style
        styled styles stylish stylo stylus styx stéfano stéphane stéphanie suadero suances suavecita suavecito suazo sub
        subacuática subacuáticas subacuático subaru subcategoría subcategorías subcomandante subcomisario subcomisión
        subcomité subconciente subconscientemente subcontrata subcontratación subcontratados subcontratar subcontratas
        subcontratista subcontratistas subcuenca subcuenta subdelegaciones subdelegación subempleo subercaseaux
        subespacio subestimación subgerente subhumanos subidón subirats subject subjected subjective subjects submarine
        submerged submission submissions submit submitted submitting subnacionales subprime subprocurador subprograma
        subred subregional subregiones subregión subrogación subrogante subsanación subscribed subscriber subscribers
        subscripciones subscripción subscription subsección subsector subsectores subsequent subsequently subset
        subsidiariedad subsidiaries subsidiary subsidy subsp substance substances substantial substantially substitute
        substrate subte subtes subtexto subtle subunidad subunidades suburb suburban suburbia suburbs subway subyugación
        subzona succeed succeeded succeeding success successes successful successfully succession successive successor
        sucederlo suceptible such suchet suchitepéquez suck sucked sucker sucking sucks sucres sudaca sudacas sudden
        suddenly sudoriental sudoríparas sued sueldazo suertuda suertudo suertudos suetonio suez suffer suffered
        suffering suffers sufficient sufficiently suffolk sufi sufriente sugar suggest suggested suggesting suggestion
        suggestions suggests sugiyama sugus suharto suicidal suing suisse suit suitable suitcase suited suits sujumi
        sukarno sukhoi suki sulawesi sulca suleiman sullivan sully sulpicio sultanato sulu sumale sumate sumatra summary
        summed summer summers summerslam summertime summit summon summoned sumner sunat sundance sunday sundays sundde
        sunderland sunflower sung sunglasses sunil sunita sunitas sunk sunlight sunna sunny sunrise sunset sunshine sunt
        sunyer suní suníes supa super superalimentos superb superbowl superboy supercampeones superclásico
        supercomputadora supercopa supercopas superdeportivo superestrella superestrellas supergirl superhero
        superheroína superintendent superiority superliga superman supermarket supermodelo supermán supernatural
        supernova supernovas superpoder superpoderes superpoderosas superpotencia superpotencias supers supersport
        superstar supersónica supersónico supersónicos supervielle supervillano supervillanos supervised supervisors
        suplementación suplementar suppl supplement supplements supplied supplier suppliers supplies supply supplying
        support supported supporter supporters supporting supportive supports suppose supposed supposedly suppress
        suppressed suppression supra supremacista supremacistas supremacy supreme supéralo supóngase surabaya surat sure
        sureda surely suresh suresnes surf surface surfaces surfeando surfear surfer surfers surfing surgeon surgeons
        surgeries surgery surgical suri suria suriname surname suroccidental suroccidente suroriental surpassed surplus
        surprise surprised surprises surprising surprisingly surrender surrendered surround surrounded surrounding
        surroundings suruga surveillance survey surveyed surveys survival survived survives surviving survivor survivors
        suráfrica susaeta susanita susannah susanne suscribete suscríbanse suscríbase suscríbete sushi susie suspect
        suspected suspects suspend suspicion suspicious sussex sustain sustainability sustainable sustained sustaining
        sustentabilidad susumu sutcliffe suteba sutep sutherland sutra sutter sutton suwa suzanne suzette suzhou suzie
        suzuki suzy suñer sv sven svenska svensson sverdlovsk sveta svetlana svg svoboda svr svs svt swag swagger
        swahili swain swallow swallowed swami swamp swan swann swansea swanson swap swapo swaps swarm swarovski swartz
        swat swatch sway swayze swear swearing sweat sweater sweaters sweating sweaty sweden swedish sweeney sweep
        sweeping sweet sweetheart sweetie sweets sweetwater swell swelling swept swift swiftkey swiftly swim swimming
        swinger swingers swinging swings swinton swipe swiss switch switched switches switching switzerland swollen
        sword swords swore sworn sxsw sybil syd sydney syed syfy sykes sylar syllabus sylvain sylvester sylvia sylvie
        symantec symbian symbol symbolic symbols symmetry sympathetic sympathy symphony symposium symptom symptoms sync
        syndicate synergy syngenta synonymous syntax syntek synth synthesis synthetic syracuse syrah syrian syriza syrup
        syst system systematic systematically systemic systems sábato sáhara sáinz sájarov sámano sándor são sébastien
        sérica sérico séricos sétima sétimo sídney sígame síganme síganos síguele sísifo sívori sóftbol sóller sónica
        sónicas sónico sørensen súbele súbelo súcubo súmale súmate süddeutsche taaaaan taaaan taaaanto taaan taaanto
        taban tabares tabarnia tabaré tabasqueña tabasqueño tabasqueños tabata tabitha tablao tableau tablet tablets
        tablita tabloide tabloides taboada taboo taborda tabriz tabs tabulación tabárez tacarigua tach tachibana
        tachirense tación tack tackle tackles tackling tacoma tactic tactical tactics tacuarembó tacuarí tacuba tacvba
        tad tadashi tado taek tafalla taft tafur taggart tagged tagle tagliafico tagore tags tahar tahir tahiti tahití
        tahoe tahrir tahuantinsuyo taiana taibo taichi taichung taiji taiko tail tailor tailored tails tainan taipei
        taipéi tais tait taita taiwán tajuña tajín taka takagi takahashi takashi takayama take takeda taken takeo
        takeover takes takeshi taki taking takis taku takumi talamanca talbot taleb talent talented talents talia talib
        talidomida talita talión talk talked talkie talkin talking talks tallahassee tallest talleyrand tallin tally
        talmud talves talía tama tamagotchi tamaki tamames tamar tamarindos tamarit tamas tamaulipeco tamaulipecos
        tamayo tamb tambi tambn tamer tamerlán tami tamimi tamir tammy tampa tamps tamura tanaka tancredi tancredo
        tandem tandilense tando tandy tang tanger tanguita tanguy tania tank tanka tanks tanner tantita tantito tantra
        taormina tapajós taped taper tapita tapitas tapped tapping taps taquería taquígrafos tar taracena tarahumara
        tarahumaras tarancón tarantino taranto tarazona tardis tareck tarek tarento targa targaryen target targeted
        targeting targets tari taria tarifaria tarifario tarifarios tarifazo tarifazos tariffs tarificación tarik
        taringa tariq tarjetita tarjetitas tarjetón tarkovski taron tarot tarr tarraco tarradellas tarragó tarrant
        tarrito tarsis tartaristán tartessos tartufo tartán taryn tarzan tarzán tascón taser tash tashi tashkent task
        tasked taskent tasks tasmania tasso taste tasted tastes tasting tasty tat tatami tatara tatis tatita tatooine
        tatsuya tattoo tattoos tatu tatuador tatuadores tatum tatú taub taught taula tauri taurus tauste tautología tav
        tavares tavera taveras tavern tavira tavo tax taxation taxed taxes taxpayer taxpayers taylor tayrona tayyip taz
        tb tba tbc tbh tbilisi tbm tbn tbs tc tcc tcg tch tchaikovsky tcl tcm tcp tcr tcs tdah tdc tdd tdf tdp tdr tds
        tdt teach teacher teachers teaches teaching teachings team teamed teammate teammates teams tear tearing tears
        tease teaser teasers teasing teatinos teatre teatrillo teatrito teba tebas tech techcrunch techint technica
        technical technically technician technicians technicolor technique techniques techno technological technologies
        technology tecito tecnicatura tecnicolor tecno tecnocracia tecnocrático tecnopolis tecnos tecnócrata tecnócratas
        tecnólogo tecnólogos tecnópolis tecpan ted teddy tedesco tedh tedious tedx teenage teenager teenagers teens
        teeth tegucigalpa tegueste teherán tehran teide teilhard teillier teixeira tejerina tekken telam telcel telco
        teleamazonas telebasura telecable telecentro telecinco teleco telecom telecommunications teledeporte
        teledetección telefe telefuturo telefé telegraph telehit telekom telemadrid telemarketing telemedicina telemetro
        telemetría telemundo telemática telemáticas telemático telemáticos telenoche telenoticias telephone telepizza
        telepáticamente telequinesis telescope telesecundaria telesforo telesur teletienda teleton teletransportación
        teletransporte teletubbies teletón televen televisación televised televisora televisoras telex telf telford
        telita tellado teller tellería tellier telling telltale telmex telmo telnet telugu telémaco telépatas telómeros
        telúrico telúricos temazo temazos tembo temerle temita temp tempe temper temperature temperatures tempered
        temperley tempest template templates templeton temporariamente temporarily temporary tempore tempranillo temps
        temptation tempted tempting tempura tempus temáticamente temístocles tenant tenants tencent tend tendencies
        tendency tendilla tendinitis tends tenenbaum tenfield tennant tennessee tennyson tenochtitlan tensei tensions
        tent tenth tents tenure tenzin teobaldo teocrático teodomiro teodora teodorico teodosio teofrasto teosofía tepco
        tepeyac tepito tepjf tept tequeños terabytes terapista tercerización tercerizados tere terek terelu terence
        terencio terere tereré teresina teri teriyaki term terme termed termi termidor terminals terminated termination
        terminator terminology terminus termotanque terms termópilas ternurita terol terra terrace terracería terrae
        terrain terramar terrance terranova terrassa terre terrell terrence terres terri terribly terrier terrific
        terrified terrifying territories territory terrorism terrorist terrorists terry tertiary tertsch tesco teseo
        tesorito tess tessa testament tested tester testi testified testify testimony testing testosterone tests tetazo
        tetis tetita tetitas teton tetra tetraciclina tetris tetsu tetsuo tetsuya tetuan tetuán texaco texans texas text
        textbook textbooks texte textile texting texts texture tezanos tezcatlipoca tezontle tezuka teófila teófilo tfg
        tft tg tgs tgv thackeray thad thaddeus thai thailand thais thakur thalia thalía tham thames thane thang thanh
        thani thank thanked thankful thankfully thanking thanks thanksgiving thanos that thatcher thats thaw thayer thc
        the thea theater theaters theatre theatres theatrical thee theft their theirs thelma them theme themed themes
        themselves then theo theodor theodora theodore theological theology theon theorem theoretical theoretically
        theories theory therapeutic therapist therapy there thereafter thereby therefore thereof theres therese thermal
        thermomix theron thesaurus these theta they thiago thibaut thick thicke thicker thickness thief thiel thiem
        thierry thiers thieves thigh thighs thin thing things think thinking thinkpad thinks thinner third thirds thirst
        thirsty thirteen thirty this thom thomas thompson thomsen thomson thong thor thoreau thorin thorn thorndike
        thorne thornton thorough thoroughly thorpe thorsten thorton those thou though thought thoughtful thoughts
        thousand thousands thrash thread threads threat threaten threatened threatening threatens threats three
        threshold threw thrill thrilled thriller thrillers thrilling thrive thriving throat throne thrones through
        throughout throw throwing thrown throws thru thrust thug thugs thule thumb thumbnail thumbs thunder thunderbolt
        thundercats thurman thursday thurston thx thy thyroid thyssen théophile théorie thérèse théâtre tiago tiahuanaco
        tiamina tian tiana tiananmen tianjin tibet tibetan tibi tibial tibidabo tibisay tibor tiburcio tica ticas tick
        ticket ticketmaster tickets tico ticos tidal tidy tied tiempito tiendita tienditas tier tierney tiff tiffany
        tiflis tifones tifón tig tiger tigers tigger tight tighten tighter tightly tigo tigray tigris tijuca tikal tiki
        tiktok til tilapia till tillerson tillman tilman tilt tilín tim timber timberlake timberwolves timed timelapse
        timeless timeline timely timeo timer timerman timing timmy timochenko timoleón timoshenko timoteo timothy timur
        tin tincho tinder tinduf tinelli tineo ting tinga tinker tinnitus tinoco tinsley tintin tintoretto tintori
        tintín tiny tip tipazo tipear tipificación tipnis tipped tipping tips tiquete tiquetes tir tiraje tirame
        tiramisú tirandole tiranosaurio tirant tiresias tirith tirolesa tiroxina tirándole tissot tissue tissues tit
        titania titanic titanium titans titicaca title titled titles tits tití tivoli tiwanaku tizi tiziano tjue tkm tl
        tlaloc tlatelolco tlatoani tlax tlaxcalteca tlaxcaltecas tlc tlcan tld tlf tls tláloc tm tmb tmbn tmc tmg tmp
        tms tmz tnf tng tns tnt toallita toallitas toast tobacco tobalaba tobey tobi tobias tobin tobruk toby tobías toc
        tocantins tocapelotas tocineta tocqueville tocumen todabia today todd toddler toddy todes todita todito toditos
        todorov toefl toei tofu together tohoku tohá toilet toilets toilette token tokens toki tokio tokugawa tokyo told
        tolerance tolerant tolerate tolerated tolkien tolle tolomeo tolstoi tolstoy tolstói tolueno tolón tom tomahawk
        tomasa tomasito tomasz tomatela tomatelo tomatito tomatoes tomb tomba tombo tombstone tombuctú tomcat tomebamba
        tomic tomislav tomista tomlinson tommaso tommy tomoe tomoko tomorrow tomorrowland tomoyo tompkins tomsk tomy
        tonatiuh tonces tonelli toner tong tongue tonia tonic tonight tonino tonio tonito tonka tonkin tonnes tonny tons
        tontita tony tonya took tool toolbox toole toolkit tools toons tooodo tooodos toooodo toooodos tooooodo tooth
        topeka toph topic topics topolansky topolobampo topped topper topping topsy topógrafo topógrafos toquecito tor
        torah toranzo torbe torch torchwood torcuato tordesillas toretto tori tories torija torino toriyama tormes torn
        torner toronto torque torquemada torralba torrance torreblanca torrecilla torrecillas torregrosa torrelaguna
        torrellas torrens torrent torrents torrey torri torrico torriente torroella torroja torrox torsten tort
        tortuguero tortuguitas tortured toru torvalds tory torá tosh toshi toshiba toshio toshiro tossed tosta
        totalizador totally toth totonicapán totopos totoro tots tottenham tottus totò totó touch touchdown touchdowns
        touche touched touches touching touché tough tougher toughest toujours toulon toulouse touraine tourette touring
        tourism tourist tourists tournament tournaments touré tous toussaint tout toute toutes toward towards towel
        towels tower towers town towns townsend township toxic toxicity toxicología toxicológico toxicológicos toxins
        toxoplasmosis toyama toynbee toyota toys toñi toñito tpa tpb tpm tpp tps tpv trab trabajadorxs trabalho
        trabzonspor traced tracer tracey traci tracing track tracked tracker trackers tracking tracklist tracks tract
        tractatus traction tracy trade traded trademark trader traders trades trading tradition traditional
        traditionally traditions trafalgar traffic trafficking trafford trafic tragamonedas tragaperras tragedy tragic
        traguito trai trail trailers trailing trails train trained trainer trainers training trains trainspotting trait
        traitor traits traité trajecito trajectory tram tramp trang tranki tranqui tranquilito tranquis trans
        transaction transactions transantiago transbordos transcript transcription transcultural transfer transferred
        transferring transfers transfobia transfondo transform transformation transformed transformer transformers
        transforming transfronteriza transfronterizas transfronterizo transfronterizos transgender transgénero
        transgéneros transgénica transgénicas transgénico transgénicos transicional transilvania transit transition
        transitional transitions translate translated translates translation translations translator translocación
        transmedia transmetro transmilenio transmission transmit transmitted transmitter transnacional transnacionales
        transnistria transpacífico transparency transparent transpersonal transplant transplante transplantes transport
        transportation transported transporting transtorno transtornos transvaal traoré trap trapeador trapicheos
        trapiello trapito trapp trapped trappist traqueotomía trascripción trasgresión trash traslasierra trasnacionales
        trasparencia trastevere trastámara tratativas traumatic traumatología traumatólogo trav travail travaux travel
        traveled traveler travelers traveling travelled traveller travellers travelling travels travers traverso
        travertino travez travis travolta tray tread treason treasure treasurer treasures treasury treat treated
        treaties treating treatment treatments treats treaty treblinka treintañeros trejo trek trekking trelles
        tremendous tremens tremor tremp trench trenches trencito trend trending trends trendy trenecito trent trentino
        trenton trevi trevijano treviso trevor trey tri tria triaje trials triangle trianon triatleta triatletas
        tribalismo tribe tribeca tribes tribune tributación tricampeonato tricampeón triceratops tricia trick tricks
        tricky trico tricomas tricíclicos trident tried trier tries trieste trifásica trifásico trigger triggered
        triggers triglicéridos trigémino trilateral trilce trilingüe trillion trillizas trillizos trillones trillón
        trilogy trim trimarco trimble trin trindade trini trinity triodos trip tripadvisor tripleta tripp tripping trips
        triptófano triqui trish trisha tristan tristisimo tristán tristísimo tristón trituración triumph trivago trivia
        triviño trix trixie triásico troca trocadero troche troika troilo trois trojan trolear troleo troll trolleando
        trollear trolleo trolley trolling trolls trolo trolos trols trombocitopenia tron trondheim troop trooper
        troopers troops trop tropez trophies trophy tropic tropicana troppo trot trotski trotskismo trotskista
        trotskistas trotsky trotta trotter trouble troubled troubles troubling trousers trout troya troyes trt trubia
        truce truck trucks trudeau trudy trueba truffaut truhán truly truman trumbo trump trumpet trunk trunks truquito
        truquitos trust trusted trustee trustees trusting trusts trustworthy truth truths try trying trágala tráilers
        tránsfuga tránsfugas trátala tréveris tríada tríadas tsa tsai tsang tsh tsipras tsj tsk tsm tsonga tsss tsubasa
        tsui tsuki tsunade tsundere tsung tsuru ttip ttp ttt tubes tubinga tubino tubito tubman tucanes tucano tucci
        tuck tucked tucker tucson tucu tucán tucídides tudor tuenti tuerka tuesday tufillo tuiter tuition tulane tulcán
        tulip tullerías tully tulsa tumblr tumors tuned tung tungurahua tuning tunis tunisia tunnel tunnels tupamaro
        tupamaros tupper tuppers tupperware turan turbidez turbine turbines turbulence turcios turf turi turin turing
        turk turkana turkey turkish turks turku turmoil turn turnbull turned turner turning turnout turnover turns
        turpin turrialba turros turtle turtles turín turó tusk tusquets tussauds tutankamón tutelaje tutos tutsi tutsis
        tutti tuttle tutto tuxedo tuxtlas tuzla tuzos tuñón tv tvazteca tvb tve tves tvn tvp tvr tvs tvynovelas twa
        twain twd tweed tweet tweetdeck tweeted tweeter tweeting tweets twelfth twelve twente twentieth twenty twerk
        twerking twice twilight twin twink twinkle twins twist twisted twister twists twit twitcam twitch twitea
        twiteando twitear twiteros twits twitt twittea twitteando twittear twitteo twittera twittero twitters twitteó
        twitts two twt tx txiki txt tyc tycho tycoon tying tylenol tyler tyne type typed types typhoon typical typically
        typing tyr tyranny tyreese tyrell tyrion tyrone tyson tywin tz tzotzil tàpies tándem tánger tántrico tárrega téc
        télam télex térmicamente tétano tévez tíber tíbet tívoli tómale tómatelo tótems túbulos tübingen türk uab uabc
        uac uach uacm uade uae uaeh uaem uag uagadugú uah uai uam uanl uaq uasd uat uau uav ubago ubaldo uber ubi
        ubierna ubieto ubilla ubisoft ubrique ubs ubu ubuntu uc ucab ucam ucc ucd uceda uch uche uchiha uci ucl ucla
        uclés ucm ucp ucr ucs ucv udaondo uday udc udec udef udeg udelar udem udf udg udi udine udinese udis udla udlap
        udon udp uds uec uefa uem ufa ufc uff ufff uffff ufffff ugalde ugarteche ugh ugly ugr ugt uhf uhhh uhhhh uhm
        uhmm uhmmm ui uia uic uicn uif uigur uigures uip uit ujc uji uk uke ukip ukraine ukrainian ukulele ul ulan
        ulbricht uld ulf uli ulises ull ulla ullman ulm ulpiano ulrich ulrike ulster ult ultimadamente ultimate
        ultimately ultraconservador ultraconservadora ultraconservadores ultraderecha ultraderechista ultraderechistas
        ultraizquierda ultraman ultranacionalista ultranacionalistas ultrasound ultron ultrón ulysses ulán ulúa umar
        umaña umbanda umberto umbrella umbridge umd umf uml umm umma ummm ummmm ump umsa umtiti unable unacceptable unam
        unamuno unanimous unanimously unanue unarmed unauthorized unavailable unaware unbelievable unboxing unbreakable
        uncertain uncertainty unchanged uncharted uncle unclear uncomfortable uncommon unconscious unconstitutional
        uncovered unctad uncut undefeated under undercover underdog underestimate undergo undergoing undergone
        undergraduate underground underlying undermine underneath underrated understand understandable understanding
        understands understood undertake undertaken undertaker undertaking undertale underwater underway underwear
        underwent underwood undoubtedly undurraga uneac uned unefa unemployed unemployment unep unesco uneven unexpected
        unexpectedly unfair unfamiliar unfinished unfit unfortunate unfortunately unfpa unger unhappy unhealthy unicaja
        unicameral unicef unicode unicorn unidentified unified uniform uniforms unilever unimarc uninominal uninominales
        unionismo unions uniqlo unique uniquely unisex unit unita unitas unitec united unitel units unity univer
        universalis universalismo universalista universally universe universidade universitaires universitas universitat
        universities university université universum univision univisión unix unknown unlam unlawful unleashed unless
        unlike unlikely unlimited unlock unlocked unlp unlucky unmsm unnamed unnecessary unofficial unpaid unpleasant
        unplugged unported unprecedented unpredictable unrealistic unreasonable unrelated unreliable unrest unrwa unsafe
        unsam unseen unstable unsuccessful unsure until untold untref unum unused unusual unusually unveiled unwanted
        unwilling unzué uoc uocra uol uom uomo up upbeat upc upcn upcoming upd update updated updates updating upf
        upgrade upgraded upgrades upgrading upheld uphold upload uploaded uploads upm upon upp upper uppsala upr upright
        uprising ups upset upsetting upside upstairs upstream upton uptown upv upward upwards upyd uralde urales uranga
        urania uranium urano urawa urb urba urban urbanitas urbanizable urbi urbina urbino urbis urbán urca urd
        urdangarin urdangarín ure ureta urged urgel urgell urgency urgent urging uri uriah uriarte uribismo uribista
        uribistas uriburu uriel urine urjc urko urkullu url urls urología urquhart urquidi urquijo urquiola urrea urrego
        urresti urribarri urriola urs urss ursula ursus ursúa urtecho urtubey uru uruk urus urzúa uría urías urólogo
        usable usach usage usagi usaid usain usal usaquén usb usd usda used useful useless user usera username users
        usgs usher usina usinas using uslar usm usman usme uspallata ust usté usually usui usulután usumacinta usía utah
        utc uther uti utica utiel utilería utilitarista utilities utility utilization utilized utilizing utilísima utm
        utmost utorrent utp utrecht utrilla uttar utter utterly utuado uu uuu uuuh uv uvi uvm uwe uwu ux uxmal uyyy
        uzcátegui uzi uzumaki vacacionando vacacionar vacacionistas vacancy vacant vacation vacations vaccaro
        vaccination vaccine vaccines vacilón vaciones vaclav vacuum vader vadim vadis vai vail vaillant valadez valadés
        valaquia valbuena valda valdano valdebebas valdecilla valdeiglesias valdelomar valdemar valdeorras valderas
        valdeón valdivielso valdivieso valdovinos valencianista valens valente valenti valentine valentí valeri
        valeriano valerie valero valery valet valhalla vali valiant valid validation validity valiosísima valiosísimo
        valium valjean valkiria vallarino valldigna vallecano vallecas vallehermoso vallejo vallejos vallekas vallenilla
        valley valleys valli vallina vallée valmaseda valmont valois valona valones valorable valpo valsequillo
        valtierra valuable valuation value valued values valve valverde valves valérie valéry vamonos vampira vampire
        vampires vampírica vance vancomicina vancouver vandal vanderbilt vandálico vandálicos vane vangioni vanguard
        vania vanilla vanina vanished vanitas vanity vanoli vans vantage vanzetti vapear vapeo vaquerías vaquita
        vaquitas var varanasi varane varese vari variant variants variation variations varied varies varietal varietales
        varieties variety various varma varna varona varoufakis varsity vary varying vasari vasconcellos vasconcelos
        vasconia vascularización vasculitis vasectomía vasil vasile vasili vasily vasoconstricción vasodilatación vassar
        vast vastly vatican vaughan vaughn vault vauxhall vb vcc vcd vcp vcr vcs vdc vds vecchia vecchio vectra vedanta
        vedette vedettes veeduría vegadeo vegan vegetable vegetables vegetarian vegetation veggie vehicle vehicles
        vehicular vehiculares veiga veil veins veinteañera veinteañero veinteañeros veinti veintitantos vejer
        veladamente velandia velarde velazco velazquez velita velitas velma velociraptor velocista velocistas velocity
        veloso velvet velázquez velódromo venancio venao vencerle vendepatria vendepatrias vendor vendors vendée veneto
        venevision venevisión venez venezuelan vengeance venice veniste venom ventanita ventilation ventimiglia venture
        ventures venturi venue venues veracruzana veracruzano veracruzanos veraguas veranito verapaz verbitsky verbs
        verbum verdaguer verdasco verdi verdiblanco verdict verdulería verdun verdú verdún verena vergazos verge verger
        vergo verguero verhoeven verification verified verify veritas verity verizon verkami verlag verlaine verma
        vermeer vermont vermouth vermut verna vernacular verne vernet vernon verona veronika veronique versace
        versailles versatile versions verstappen verticalista vertir verum very verástegui verón vespa vespasiano
        vespucci vespucio vessel vessels vest vestibular vestidito vestirla vestirlo vestirlos veteran veterans
        veteranía veterinary vets vettel vevo veyron veámoslo vfx vg vh vhc vhf viacheslav viacom viacrucis viagra
        viajecito viana vianello vianna vianney viator viber vibranium vibrant vibration vibrato vic vicariato vicaría
        vicealcalde vicedecano vicejefe viceministerio viceministra viceministro viceministros vicens vicent vicentico
        vicenza vicenzo vicenç vicepresidencial viceprimer viceroy vicerrectorado vicerrectoría vichy vicinity vicious
        vick vickers vicki vickie vicksburg victim victimismo victimista victimización victims victoire victorian
        victories victorio victorious victory vicálvaro vidaurre videgaray videito videitos videla videoblog videochat
        videollamadas videomatch videoteca videovigilancia vidi vidilla vido vie viejecita viejecito viejita viejitas
        viejito viejitos vielma viena vienna vieques viet vietcong vietnamese vieux view viewed viewer viewers viewing
        viewpoint views vieyra vieytes vig vigil vigilarlo vigilarlos vigna vignolo viguera vigués vigón vih viii vijay
        vika viki viking vikings vikram viktor vilanova vilariño vilaró vilches vilchez vilela vilhelm villaamil
        villacarrillo villacañas villacorta villacís villada villadiego villaescusa villafañe villafuerte village
        villagers villages villagra villain villains villalar villalonga villalpando villalta villalón villamarín
        villamayor villamediana villamil villamor villanova villarejo villares villarrubia villarán villasante villaseca
        villaseñor villatoro villaurrutia villava villeda villela villeneuve villera villero villeros villette villiers
        villistas villon villoria villoro villoslada villota vilma vilna vilnius viloria vim vimeo vinalopó vinay vince
        vincennes vincent vincente vincenzo vinces vincha vinci vinegar viner vineyard vinh vinicio vinicius
        vinificación vinil vinito vinnie vinny vinotinto vinson vint vintage vinuesa vinyl vinícius violante violate
        violated violating violation violations violatoria violatorio violence violent violentistas violently violet
        violette violoncello vip viper vipers vips vir viralidad viraliza viralización viralizado viralizar viralizó
        virgil virgili virgin virgina virginie virginio virginis viri viriato viridiana virología virtualización
        virtually virtue virtus viruses visayas visca visconti vishal vishnu vishnú visibility visibilización visigótica
        visions visit visitanos visited visiting visitor visitors visits visser vistalegre visualizador visually visuals
        visítanos vitae vitale vitaly vitamin vitamins vitamínico vitamínicos viteh vitelio viteri vitiligo vitolo vitro
        vitruvio vitti vittorio viu vivaldi vivanco vivancos viveiro vivencial vivenciales vivendi vivere viviana
        viviani vivien vivienne vivita vivito vivre vixen vizcacha vizcarra viñuela vlad vladikavkaz vladimir vladimiro
        vladislav vladivostok vladímir vlc vll vm vms vmware vnc vo vocabulary vocaloid vocals vocational voce vocecita
        vocento vocho voci você vodafone vofi vogel vogt vogue voice voiced voices void voight voilà voilá voip voir
        voisin voix volaris volatile volcanic volcano voldemort voley volga volgogrado volk volker volkov volkswagen
        volley volleyball vollmer volpi vols volta voltage voltaire volterra volume volumes voluntarily voluntarismo
        voluntary volunteer volunteered volunteering volunteers volves vom vomit vomiting vonnegut voodoo voor voorhees
        vor voronezh vorterix vortex vostok votarle voted voter voters voting votiva votivas votre voucher vous voyage
        voyager voyages voyeur voyeurismo vozpópuli vp vph vpn vpns vpo vries vt vtb vtc vtr vtv vu vucetich vueling
        vueltecita vueltita vues vuh vuitton vuk vukovar vulcan vulcano vulgaris vulgata vulnerability vuélvelo vv vvv
        vyacheslav vzla václav vámonos véliz véneto vértiz vílchez víquez vístula vívidamente vóley wa waal wabash wacha
        wachin wachiturros wacho wachos waco wacom wad wada wade wadi wadsworth waffen waffle waffles wage wages wagner
        wagon wah wahl wahlberg wai waifu waikiki wainwright waist wait waite waited waiter waiting waitress waits
        waiver waka wakanda wake wakefield wakes waking walcott wald waldemar walden waldo waldorf waldron wales
        walgreens wali walid walk walked walker walkers walkie walking walkman walks wall walla wallace wallander
        wallapop waller wallerstein wallet wallpaper wallpapers walls wally walmart walnut walpole walsh walt walter
        walters walther walton waltz wamba wan wanchope wander wanderer wanderers wandering wang wangchuck wanna wannabe
        want wanted wanting wants wap wapa war wara warao warblers warburg warcraft ward warden wardrobe wards ware
        warehouse warfare warfarina warhammer warhol wari waring warlock warm warmer warming warmth warn warne warned
        warner warning warnings warns warp warrant warrants warranty warren warrick warrior warriors wars warsaw wartime
        warwick wary was wasa wasabi wasap wash washburn washed washi washing washington wasi wasnt wasp wass wassap
        waste wasted wasting wat watanabe watari watch watched watches watching watchmen watchtower water waterfall
        waterford waterfront watergate waterhouse watering waterloo waterman waterproof waters watershed watertown
        watford watkins watson wattpad wau waugh wav wave waved waverly waves waving waw wawel wawrinka wax way wayback
        wayland wayne ways wayuu wayúu waza waze wbc wc wcw wd weak weakened weaker weakest weakness weaknesses wealth
        wealthy weapon weapons wear wearing wears weary weas weasley weather weave weaver weaving weba webcam webcams
        webeo webinar webinars webkit weblog webmaster webmasters webo webon website websites webster wec wechat wed
        wedding weddings wedge wednesday wee weed weeds week weekend weekends weekly weeknd weeks wegener wehrmacht wei
        weibo weigh weighed weighing weighs weight weighted weights weil weill weimar weinberg weinberger weiner
        weinstein weir weird weiss weisz weiwei welch welcome welcomed welcomes welcoming weld welding weldon welfare
        well wellbeing wellcome welle weller welles wellesley wellington wellness wells welsh welt welter wembley wena
        wenas wenceslao wendell wenders wendigo wendy wenger wenn weno went wentworth weon weona weonas weones wep
        werden werder were werke werner wernicke wero wert werther wesen wesker wesley wesleyan wessex wesson west
        westbrook westchester western westerns westfalia westfield westgate westin westinghouse westlake westminster
        westmoreland weston westport westside westwood westworld wet wexler wey weyden weyes weyler weymouth weá weás
        weón wf wg whale whales wham wharf wharton what whatever whats whatsapp whatsoever wheat wheaton whedon wheel
        wheelchair wheeler wheels whelan when whenever where whereabouts whereas whereby wherein wherever whether whey
        which whichever while whilst whining whip whiplash whipped whipple whirlpool whiskas whiskey whiskies whisper
        whispers whistle whistler whit whitaker white whitechapel whitehall whitehead whitehouse whites whiteside
        whitesnake whitfield whiting whitley whitlock whitman whitmore whitney whittaker whittier who whoa whoever whois
        whole wholesale wholesome wholly whom whore whose why whyte wicca wichita wick wicked wicket wickets wickham
        widely wider widespread widget widgets widow width wie wieland wien wiener wiesbaden wiesel wiesenthal wife
        wifredo wig wiggins wight wii wiiu wiki wikia wikileaks wikimedia wikipedia wikis wikisource wil wilber
        wilberforce wilbur wilcox wild wildcats wilde wilder wilderness wilders wildlife wildly wiley wilfred wilfredo
        wilfrid wilfrido wilfried wilhelm wilhelmina wilkes wilkie wilkins wilkinson will willa willard willem willi
        williamsburg williamson willian willie willing willingly willingness willis willoughby willow wills willy wilma
        wilmar wilmer wilmington wilshire wilstermann wilt wilton wily wim wimax wimbledon winamp winchester wind
        windham windhoek winding window windows winds windsor windsurf windu windy wine winehouse wines winfield winfrey
        wing winger wings winifred wink winkle winkler winn winner winners winnie winning winnipeg winona winrar wins
        winslet winslow winston winter winters winthrop winx wip wipe wiped wird wire wired wireless wiring wirth
        wisconsin wisdom wise wisely wiseman wish wished wishes wishing wishlist wisin wismar wiss wisteria wit witch
        witcher witches with withdraw withdrawal withdrawn withdrew withers witherspoon within without withstand witness
        witnessed witnesses witnessing witt wittenberg wittgenstein witty witwatersrand wives wix wiz wizard wizards wk
        wladimir wm wnba wnes wns wo woah wok woke wolf wolfe wolfenstein wolfgang wolfram wolfsburgo wolsey wolverine
        wolves wom womack woman womb women wonder wondered wonderful wonderfully wondering wonderland wonders wones wong
        wonka wons wont woo wood woodbury wooden woodford woodhouse woodland woodley woodman woodrow woodruff woods
        woodside woodstock woodward woody woof woogie wook wool woolf woon woong wooo wooow woow worcester word wording
        wordpress words wordsworth wore work worked worker workers workforce working workout workouts workplace works
        workshop workshops worlds worldwide worm worms worn worried worries worry worrying worse worship worst worth
        worthington worthless worthwhile worthy would wound wounded wounds woven wow wozniak wp wpa wpp wps wraith
        wrangler wrap wrapped wrapping wraps wrath wray wrc wreck wrecked wrecking wren wrestlemania wrestler wrestling
        wright wrigley wrist write writer writers writes writing writings written wroclaw wrong wrote wsj wsp wta wtf
        wuhan wulf wushu ww wwe wwf wwii www wyatt wyk wyler wylie wyman wyndham wynn wyoming xabi xabier xanadu xanadú
        xander xataka xavi xb xbox xc xcaret xcode xd xdd xddd xdddd xddddd xdxd xdxdxd xela xena xeneize xeneizes xenia
        xenófoba xenófobas xenófobo xenófobos xeon xerez xerox xerxes xf xfce xhosa xhtml xia xiamen xian xiang xiao
        xiaomi xiaoping xibalbá xie xii xiii ximenez ximo ximénez xing xinhai xinhua xinjiang xiomara xiong xipolitakis
        xirgu xiu xiv xix xixón xk xli xlii xliii xliv xlix xls xlv xlvi xlvii xlviii xml xn xochitl xosé xoxo xp xperia
        xq xt xtreme xuan xue xul xunta xuxa xv xvi xvideos xvii xviii xx xxi xxii xxiii xxiv xxix xxl xxv xxvi xxvii
        xxviii xxx xxxi xxxii xxxiii xxxiv xxxix xxxv xxxvi xxxvii xxxviii xxxx xxxxx xyz xz xàtiva xóchitl yaaa yaaaa
        yacaré yachay yacht yaco yacuiba yacyretá yadira yagami yaguachi yaguareté yaguarón yagüe yahoo yahveh yahvé
        yahweh yahya yaiza yakarta yakov yakovlev yakutia yakutsk yakuza yalta yama yamada yamaguchi yamaha yamamoto
        yaman yamanaka yamashita yamato yamauchi yamazaki yamcha yamila yamuna yanacocha yandel yandex yanes yanet
        yanguas yanina yanis yankee yankees yanki yankis yann yannick yannis yanomami yanukóvich yaoi yaqui yaquis yard
        yards yare yaris yarn yaroslav yaroslavl yarza yashin yasir yasky yasmin yasmina yasmine yasser yassin yasuda
        yasuni yasuní yasuo yauco yaundé yavé yb yc yeager yeah year yearbook yearly years yeast yeats yebra yeda yegor
        yegros yeh yehuda yei yekaterina yelena yell yelled yelling yellow yellowstone yelp yeltsin yemayá yeni yenny
        yens yeol yeon yeong yep yepes yerbal yesenia yesica yesterday yet yeta yeti yeung yevgeny yew yeye yeyo yf yg
        yggdrasil yhwh yiddish yidis yield yielded yields yigal yihad yihadismo yihadista yihadistas ying yip yisus
        yitzhak ymca yoani yoga yoghurt yogi yogui yoguis yogurt yogyakarta yoichi yoigo yokai yoko yokohama yoli
        yomiuri yong yonkers yonki yonkis yonoparo yoon yorke yorker yorkshire yorktown yosef yosemite yoshi yoshida
        yoshikawa yoshio yossi you young youngblood younger youngest youngsters youporn your youre yours yourself
        yourselves yousef youssef youth youthful youths youtube youtuber youtubers ypf ypfb ypg yrs yt yuan yuanes yuans
        yuba yuc yue yuen yugi yui yuichi yuji yuju yuk yuka yuki yukiko yukio yuko yukon yukpa yul yule yuli yulia
        yulin yum yuma yume yumi yummy yung yunis yunnan yunus yup yupanqui yupi yuridia yuriko yuriy yusef yuste yusuf
        yusuke yuta yuu yuuki yuval yuya yuyu yuzu yves yvette yvon yvonne yyy yyyy yépez zabala zabalza zabludovsky zac
        zacapa zacatecano zacatecanos zach zachary zack zaffaroni zafra zafón zag zagreb zahara zahir zahra zai zaid
        zaida zain zaira zaire zak zakaria zaki zalamea zaldivar zaldívar zalman zam zamacois zaman zambada zambeze
        zambrana zamudio zander zane zanella zanetti zanini zannini zant zanu zanzibar zanzíbar zapallito zapallitos
        zapater zapatismo zapatista zapatistas zapatito zapatitos zapico zapiola zapla zaplana zapp zappa zapping
        zaratustra zaruma zasca zascas zavala zavaleta zavalía zayd zayed zayn zaz zañartu zc zealand zeballos zebedeo
        zebra zec zedd zedillo zedong zee zegarra zegers zeid zeiss zeit zeitgeist zeitschrift zeitung zeke zela zelada
        zelandia zelaya zelda zeledón zelena zeller zenaida zeng zenith zenobia zenteno zepeda zephyr zeppelin zero
        zerolo zerpa zeus zevallos zeynep zhang zhao zhejiang zhen zheng zhengzhou zhi zhivago zhong zhou zhu zhuang
        zhukov zia ziad zico zidane ziegfeld ziegler zig ziggy zika zim zimbabwe zimbawe zimmer zimmerman zimmermann
        zinedine zing zinn zinny zion zip zipa zipi zipper zippo zitarrosa ziva zizek zizou zk zlatan zlatko zmg zn zod
        zodiac zoe zoey zohar zoidberg zoido zoila zoilo zoltan zombie zombies zonda zone zones zoning zooey zool
        zoolander zoom zoot zootopia zoraida zoran zorba zorn zoroastro zorrilla zorrita zou zoya zoé zoë zp zuazo
        zubeldía zubieta zubiri zubizarreta zucaritas zucco zuckerberg zuckerman zugarramurdi zuko zulay zulema zulma
        zuloaga zulueta zumalacárregui zumárraga zunino zurbano zurbarán zurdazo zuri zurich zuviría zverev zweig zx
        zygmunt zz zúrich zürich ºc ábalos ácrata ágatha ágilmente águeda álter álzaga ámsterdam ándalus ángelo ávalos
        ébola école éditions éfeso égloga émile époque éric érica érika était état éticamente étienne étude études
        éufrates évole évora ítaca ítalo íñigo ñam ñery ñoqui ñoquis ñora ñu ñublense òmnium óblast óbolo ónix órdago
        özil úl últ últi úrsula über škoda žižek και μg μm за на не по
        """
}
