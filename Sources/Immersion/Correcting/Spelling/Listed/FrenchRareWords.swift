// swift-format-ignore-file
// Written by scripts/spelling-words.py; not to be edited by hand.
//
// Words of wordfreq, https://github.com/rspeer/wordfreq, that Hunspell does not know.
// Copyright (C) Robyn Speer and others. Licensed under CC BY-SA 4.0, as this list is.

extension ListedWords {
    static let rareFrench: StaticString = """
        aaa aaaa aaaaaah aaaaah aaaah aaah aachen aap aarau abaaoud abad abadi abadie abalo aban abandoned abandoning
        abarth abaya abbadie abbado abbas abbey abbot abbotsford abbott abbvie abcd abdelghani abdelhak abdelhakim
        abdelhamid abdellah abdellatif abdennour abderrahman abderrahmane abdeslam abdi abdou abducted abdulaziz abe
        abeba abed abeid abercrombie abernathy abf abid abidal abidine abilities ability abitbol abitibi abm abner
        abnormal abo aboard abobo abolished abomey aboriginal abortion abortions abos abou aboubacar aboubakar above
        abra abram abramovitch abrams abramson abreu abroad abruptly abruzzi absalom absalon abscence abso absolute
        absolutely absorb absorbed absorbing abubakar abundance abundant abused abusing abydos abyss aca acab acad
        academia academic academics academy acb acca accademia accelerate accelerated accenture accept acceptance
        accepted accepting accepts access accessed accessibility accessories accessory acceuil acceuillir accidentally
        acclaimed acco accommodate accompanied accompany accompanying accomplish accomplished accomplishment
        accomplishments accordance according accordingly accorhotels account accountability accountable accountant
        accounted accounting accounts accoyer accredited accumulated accuracy accurate accurately accurso accused
        accusing accustomed aceh acf acfas ach achab achard achieve achieved achievement achievements achieving achim
        achour achoura achraf achtung acido acker ackerman ackermann acknowledge acknowledged acknowledges acknowledging
        acl aclu acm acme aco acoss acosta acoustic acp acpr acq acqua acquaintance acquainted acquaviva acquire
        acquired acquiring acrimed acrobat acropolis across act acted acting actium activate activated actively activism
        activist activists activities activity actor actors actress actually acuponcture acura acute acv ada adac adair
        adamantium adami adamo adamson adapted adapting adaptive adar adb adblock adc adda added adderall addicted
        adding addis additional additionally addon address addressed addressing adds adebayor adecco adel adela ademe
        aden adequately adf adha adhémar adibou adios adisq aditya adj adja adjani adjoining adjust adjustable adjusted
        adjusting adjustment adjustments adl adler adm admd administer administered administrator administrators admiral
        admiralty admired admits admitted admittedly admitting adn adnan adnani adon adopted adopteunmec adopting adorno
        adp adq adr adrar adria adriatico adsense adsl adult adulthood adv advance advanced advancement advances
        advancing advantage advantages advent adventure adventures advertise advertised advertisement advertisements
        advertisers advertising advice advil advise advised adviser advisers advising advisor advisors advisory advocacy
        advocate advocated advocates advocating adwords adélard aecg aedes aef aefe aegis aegon aek aele aeon aep aequo
        aerial aero aeroflot aerosmith aerospace aesa aesthetic aesthetics aeternam af afa afar afb afc afd afep
        affected affecting affiliate affiliated affiliates affinity affleck afflelou afford affordable afif afk afl afm
        afo afonso aforementioned afp afpa afr afraid africa african africana africans afrika afssaps aftermath
        afternoon afterward afterwards afterwork agadez again against agassi agassiz agata agay aged agencies agency
        ager agf aggie aggregate aggressively aggro aghion aging agirc agly agm agnel agnelli agnew agni ago agon agony
        agoravox agos agosta agostini agostino agosto agoult agp agr agra agree agreed agreeing agreement agreements
        agri agricultural agrigente agro agron agroparistech agua aguas aguero aguesseau aguila aguilar aguilera aguirre
        agulhon agustin agénor agüero aha ahaha ahahah ahahaha ahahahah ahead ahed ahem ahern ahhh ahhhh ahhhhh ahidjo
        ahlala ahly ahmadi ahmadinejad ahmadou ahora ahram ahrar ahsoka ahuntsic aiea aigrefeuille aiguebelle aiken aiko
        aileen ailly aimed aiming aina ainay airborne aircraft aired airing airline airlines airparif airplane airplanes
        airplay airpods airport airports airsoft airways aisha aisle aizen aizenay aja ajar ajax ajay ajd ajo aka
        akademie akai akane akashi akatsuki akbar akemi akhbar akihabara akiko akim akin akio akita akka ako akon akp
        akram akron aksel akuma alaa alaba aladdin alala alamans alameda alamo alamos alana alanis alaoui alaphilippe
        alard alarming alarms alary alas alassane alat alb albanel albani albano albans albarn albator albe albeit
        albers alberti albertini albon albrecht albright albus alby albères alcala alcan alcantara alcatel alcatraz
        alchemist alcoa alcoholic alcuin ald alda aldebaran aldebert aldegonde alden aldous aldrich aldridge aldrin
        alegria aleksandar aleksandr alem alena alenia aleppo alessandri alessandrini alessi alessio alexanderplatz
        alexandria alexeï alexy alf alfie alfieri alfonse alfonsi alfort alfredo alg algae algebra algeria algernon
        algorithm algéro aliagas alibert aliexpress align aligned aligre alima alina aliocha aliot aliou alioune alisa
        alisha alissa alitalia alive aliyah alka alkmaar all allahou allahu allaire allard alleged allegedly allegiance
        allegra allegri allem allen allenby allende allergan allergic allergy alleud allevard alleviate alley allgemeine
        allied alliot allister allium allo allobroges allocated allociné allow allowance allowed allowing allows alloy
        almagro almamy almeida almeria almighty almodovar almodóvar almond almost alo aloe aloha alois alone along
        alongside alot alou aloud aloys aloysius aloïs alpert alph alphand alphonsine alphée alpi alpina already alright
        also alta altair altamira altan altar alten altered altering alternate alternating alternatively although alti
        altice altiplano altkirch altman altmann altogether alton altona altrad altran altri altro alucard aluminum
        alumni alur alv alva alvar alvarado alvarez alves alvy always alys alyson alzette aléna aléria ama amable amada
        amadeo amadis amado amador amalfi amalfitano amalia amalric aman amani amann amano amans amap amara amari
        amarillo amaro amartya amat amato amavi amaya amazed amazigh amazighe amazing amazingly amazonas amb amba
        ambassador ambassadors ambert ambient ambiguous ambitious ambrosia ambrosio ambrosius ambush ambérieu amc amd
        amedeo amedy ameli amelia ameline amelot amended amendment amenities america american americana americans
        americas amerigo amf amg amha amherst amico amicus amida amidala amidst amiel amigo amigos amiibo amilcar amino
        amiot amiri amistad ammien ammon ammunition amnesia amnéville amoa amoled among amongst amor amore amoris amount
        amounted amounts amp amphion amphipolis amqui amr amrani amro amrouche amstel amstrad amtrak amundi amused
        amusing amv amyot américa anadolu anaheim anakin analog analogy analysis analyst analysts analytica analytical
        analytics analyzed analyzing anand anarcho anarchy anatoly anatomo anatomy anbar ancel ancelin ancelotti ancenis
        ancestors ancestry anchor ancora ancône and anda andalus andelot andelys ander andere anderlechtois andernos
        anders anderson andersson andhra andie andilly andlau ando andoni andor andrade andreotti andres andreu andrews
        andrey andria andries andrieu andrieux andriy andro andromeda andronic andronicus andros andrus andry andrès
        andrézieux anduze andéol anelka anfield anfr angel angeli angelica angelico angelin angeline angelini angell
        angelou angels angelus angely anger angio anglade anglia anglosaxons ango angot angra angrignon angry angular
        angélil angéline angély anh anhalt anheuser ania aniane anigo anik anika animated animo animus aniston anja
        anjouan anka ankama anker ankh ankle ankles annaba annabella annalen annali annalise annam annan annapolis
        annaud annexed annibal annika anniv anniversary anno annonciade annot announce announced announcement
        announcements announcer announces announcing annoyed annoying annual annually annunzio anny ano anonymous
        another anouar anouchka anp anpe anquetil anr anru ansar ansari ansel anselm anselmo anspach answer answered
        answering answers antar antarctic antarctica antares antarès anterior antero anthem anthonioz anthropology
        anthropos antibio antibios antibiotic antibiotics antibodies antica anticipate anticipated antico anticor
        anticosti antigua antin antiochos antiochus antipater antipolis antoing antonella antonelli antonetti antoni
        antonini antonioni antonius antonov antsirabe antunes antwerp antéro anwar anxiety anxious any anya anybody
        anymore anyone anything anytime anyway anyways anywhere anzeiger aoa aoc aoe aof aoki aop aouar aoun aoust
        aoyama ap apa apamée apartment apartments apatow apb apc apce apd ape apec apens apf apg aphatie aphex aphp apia
        apk apl apm apn apo apoc apollo apollonia apologise apologize apologized apology apos app appa apparatus
        apparently appeal appealed appealing appeals appear appearance appearances appeared appearing appears appendix
        appetite appia appien appius applause applebaum appleby appleton appliances applicant applicants applied applies
        apply applying appointed appointment appointments appr appreciate appreciated apprentice appro approach
        approached approaches approaching appropriate appropriately approval approve approved approx approximate
        approximately apps appstore aprem apremont aprilia apriori aprr aprèm apud aqaba aqmi aqpa aqsa aqua aquae
        aquaman aquarius aquatic aquila aquilée aquino aquí arabella arabian arabic arago aragorn arakan araki aram
        aramco aramis aran aranda arash araujo aravis araya arb arba arbeit arbitrary arbitration arbogast arbor arbour
        arca arcadia arcadius arcand arcelor arcelormittal arcep arch archaeological archaeology archambault archangel
        archbishop archie archimbaud archiv archivio archos archéo arcis arco arcole arcos arctic arcus arcy ardisson
        arditi ardouin area arellano arena arenas arenberg areola arequipa arestrup aretha arezzo arf arfa arfi argelès
        argens argenson argento argentré argilo argo argonauts arguably argued arguin arguing argyll ariadne arianespace
        arica aricie arif arima arimathie arioste arising ariston arius ariès arié arjel arjen arjun arkana arkéa arlen
        arletty arlit arlo arman armani armed armen armenia armenian armide armies arminius armitage armored armour
        armstrong army arn arnal arnauld arnault arndt arnett arnhem arnim arnm arno arnoul arnould arnoult arnoux aro
        aroma aronofsky around arp arpa arpajon arpanet arpin arquette arran arranged arranging array arrco arrest
        arrested arresting arrests arri arriba arrien arrighi arrival arrived arriving arromanches arron arrow arrows
        arruda arrée arsac arsen arsenault arslan arson artagnan artaud artbook artcurial artem artemisia artery arteta
        arthabaska arthaud arthez arthritis arthus artic articulate artifacts artificial artigues artillery artis
        artistic artpop artprice artus artwork artworks arty arun arundel arusha arv arve arvernes arvida arvor arwen
        arya arzew asad asaf asahi asakusa asano asap asbestos asbl ascii asco ascoli ascot asean asec asensio asfc
        asghar ash asha ashamed ashanti ashby ashcroft ashdod ashe asher ashes asheville ashford ashkelon ashland ashoka
        ashore ashraf ashton asian asiat asiats asic asics aside ask asked asking askip asks asl aslan asleep asli asm
        asmodée asmr asnl aso asos asp aspa aspen aspergillus aspi aspiring aspremont aspres asptt assad assaf assam
        assane assange assas assassination assault assaulted assayas assche assedic asselin asselineau assembled
        assembly assen asseoit asserted assess assessed assessing assessment assessments asset assets asshole assholes
        assign assigned assignment assignments assisted assisting assists assnat asso assoc associate associated
        associates assos assou assouline assr assu assumed assuming assumption assumptions astaire astarté asterix
        asteroid astheure astonishing astor astoria astra astrazeneca astrium astro astronomy astros astérix asuka asvel
        asylum ata atala atalanta atangana atd atf atheist athens atherton athis athletic athletics athlon athlé athos
        athénaïs atikamekw atk atkins atkinson atl atlan atlantic atlantica atlantico atlantis atleast atletico atlético
        atmo atmos atmospheric atom atomic atos atp atrocities atréides atsem attac attached attack attacked attacker
        attackers attacking attacks attain attained attal attale attali attar atteind attempt attempted attempting
        attempts attenborough attendance attended attendees attending atti attia attias attic attica atticus attilio
        attract attracted attracting attracts attribute attributed attributes atv atwater atwood aubameyang auban
        aubanel aubel auber aubert aubertin aubigny aubigné aubrais aubry auchy auclair auction audacity audemer
        audencia audiard audibert audierne audoin audouin audubon auerbach auffray aufray auger augereau augias augier
        augsburg august augustus aujourd aujourdhui aulaire aulas aulnay aulnoy aulus aumale aumont aunay aung aunt aups
        aurel aurelius aureus aurevilly aurevoir auriac aurier aurora auroux ausone aussant auster australia australian
        australis austria austrian autain auteuil authentic authenticity authie authier author authorised authoritarian
        authorities authority authorization authorized authors autobahn autobiography autobots autocad autodesk autolib
        automata automated automatic automatically automotive autonomous autonomy autopsy autori autostop autotune
        autumn auvray auxerrois auxiliary auxois auxonne avail availability available avallon avenches avenel avenger
        avengers avenida aventador aventis aver average averaged averages averaging avermaet avery avesnes avesnois
        avesta avg aviator avicii avigdor avila aviv avk avner avo avoidance avoided avoiding avoids avold avoriaz avp
        avram avranches avray avène awa awacs awad await awaited awaiting awaits awake awakening award awarded awards
        aware awareness away awe awesome awful awhile awkward awp aww awww axelrod axiom ayache ayako ayala ayari aydin
        aye ayem ayen ayers ayesha ayew ayiez ayla aylan aylin aylmer ayman aymara aymard aymen aymon ayn ayo ayoye
        ayrault ayrton ayumi ayé aza azad azalea azam azar azara azarenka azaria azawad azay azazel azerbaijan azergues
        azeroth azevedo azf azhar azincourt azkaban aznar aznavour azor azoulay azouz aztec azuelos azul azuma azy azzam
        azzaro azzedine azzi azzurra azéma aéro años bab babacar baballe babar babbitt babcock babe babelio babes
        babette babeuf babin babinet babtou babtous babu babybel babyfoot babylon babysitter babysitting bacall bacardi
        bacary bacca bacha bachand bachar bachata bachelet bachelot bachman bachmann back backbone backdrop backed
        backend backer backing backlash backpack backs backstage backstreet backup backward backwards backyard baclofène
        bacqué bacri bacteria bacterial bactriane badajoz badara badawi baden badi badia badie badinter badiou badis
        badly badois badoo badou badr badri baek baez bafa baffie bafoussam bafta bafétimbi bag baga bagan bages baggio
        baghdadi bagnols bagnères bagot bagotville bagration bags baha bahar bahari bahebeck bahia bahrain bahri baidu
        bailey baillargeon baillet baillif baillière baillot bailly bainbridge bainville baird baja baka bakar bakary
        bakayoko bake baked bakel baker bakery baking bakker bako bakr bakshi baku bala balagne balaka balan balanced
        balancetonporc balanchine balancing balard balaruc balasko balavoine balbi balboa balcony bald balde baldi
        baldwin baldé balec balek balenciaga balfour balibar balkan balkany ball balladur balland ballantine ballard
        ballmer ballroom ballu bally balmain balmont balmoral balo baloo balotelli balou balrog baltar baltard baltasar
        balthasar balthus baltic balto bam bama bamba bambari bamberg bambi bambino bamboo bamenda bamiléké bana banania
        banat banca bancel bancroft bandar bandcamp bandicoot bando bandol bandwidth bandy banff banger banging bangla
        bangor bangoura bangtan banier bank bankable banker bankers banking bankrupt bankruptcy banks banksy banned
        bannerman banners banning bannister bannon banq bantam bantu banville banzai banzaï bao baoulé bap bapaume bape
        bapt baptism bara barabbas barack barak barakat barat baratheon barbados barbapapa barbarella barbarians
        barbarin barbarossa barbelivien barberini barberousse barbeuc barbey barbezieux barbie barbies barbin barbizon
        barbosa barbot barbour barbra barbuda barbusse barbès barca barcarès barcelo barcelonnette barclay bardem bardet
        bardi bardin bardo bardon bardy barely bargain bargaining bargeton barguil barilla baring barjols bark barka
        barker barking barkley barley barma barnabas barnaby barnes barnett barney barnier baro baroeul baroin baroni
        barracks barrada barral barraud barrault barred barreto barrett barrie barrier barriers barrington barro barrois
        barros barroso barrow barrymore barrère bartender barth barthe barthel barthes barthez bartholdi bartholomew
        bartholomée barthou barthès bartleby bartlett bartok bartoli bartolo bartolomeo bartolone bartomeu barton
        bartsch barty barzani barça barèges barère barœul bascou based basel baseline basement bash bashar basher
        bashing bashir bashung basically basics basilica basis baskerville basquiat basra bassam bassan bassano bassem
        bassigny basso bassompierre bassorah bastards bastareaud basterds bastian batcave bateman bates batgirl bathilde
        bathily bathing batho bathroom bathrooms batignolles batiscan batista batman batmobile batna bator batou
        batshuayi battaglia battalion battery batting battista battisti battle battlefield battlefront battles
        battlestar battling batum baty baude baudin baudis baudot baudrillard baudry bauer bauhaus baule baum baumann
        baumel baumettes baumgarten baumgartner baup baupin baur bausch bautista bautzen bauwens bavay bavon bay bayan
        bayard bayern bayet baylet bayley baylor baymax bayon bayonetta bayrou bazaine bazard bazas bazeilles bazile
        bazille bazin bazire bazoches bazzo bb bbb bbc bbl bbm bbq bbs bbva bbw bc bcbg bcc bcd bceao bcg bcl bcm bcn
        bcp bcs bd bda bdc bdd bdf bdi bdm bdp bdr bds bdsm bea beach beaches beacon beaconsfield beads beale beam beams
        beanie beard bearing bearings bears beasley beast beastie beasts beata beatbox beate beaten beating beatle
        beatles beatmaker beatriz beats beatty beatus beaubourg beauchamp beauchamps beauchesne beaucourt beaudet
        beaudin beaudoin beaudry beaugency beaugrenelle beauharnois beaujoire beaujon beaumanoir beauport beaupréau
        beauregard beaurepaire beausset beauséjour beautiful beautifully beauty beauvaisis beauval beauvilliers
        beauvoisin beaver bebel bebop became beccaria bechet beck beckenbauer becker beckham beckman beckmann become
        becomes becoming bed bedel bedford bedimo bedlam bedos bedoya bedroom bedrooms beds bedtime beech beecher beef
        beek been beep beer beers beetle before beforehand began begged begging begin beginner beginners beginning
        beginnings begins begun behalf behaved behaving behavior behavioral behaviors behaviour behind behold behr
        behring bei beida beigbeder being beings beira beirut beit beitrag beiträge bejaia bejo bekaa bekhti belafonte
        belang belarus belaïd belem belfius belfodil belfond belgacom belgian belgica belgium belgië belhadj belief
        beliefs believe believed believer believers believes believing belin belisol belkacem belkin bellac bellagio
        bellamy bellanger bellarmin bellay bellechasse bellecombe bellefeuille bellefontaine bellemare bellerive
        bellevilloise belley bellezza belli belliard bellier bellini bello belloc bellone bellot belloubet belloy
        bellucci bellum belly bellême belmokhtar belmondo belmont belmonte belo beloeil belonged belonging belongings
        belongs belot belouizdad beloved below belsen belsunce beltrame beltran belts beluga belval belvaux belzile
        bemba bena benali benalla benatia benattia benazir benbassa bench bencheikh benchetrit benchmarking bend benda
        bender bending beneath benedetti beneficial benefit benefited benefits benfica bengal bengals bengt benguigui
        benhabib benhamou benicio benidorm benign benigno benitez benj benji benjy benkirane bennet benneteau bennett
        bennie benning benno benny benoist bensetti bensimon bensouda bensoussan bentaleb benteke bentivoglio benvenuto
        benyamin benz benzema benzo beowulf bep bepc beppe berardi berbatov berchem berchtesgaden bercot berd berdych
        berenson beresford berg bergame bergeret bergeron bergeroo bergevin bergh berghe bergier bergman bergmann
        bergoglio bergues bergé bericht bering berkane berkshire berland berlaymont berliet berlinale berliner berling
        berlingo berléand berman bern bernabeu bernabéu bernadotte bernal bernanke bernardi bernat bernays bernd berners
        bernhardt bernheim bernice bernier bernin bernina bernis bernières berny berri berries berruyer berryer berserk
        berserker bershka berstein bert berta bertaud bertaux bertelsmann bertha berthaud berthet berthiaume berthier
        berthold berthoud berthout berti bertie bertier bertignac bertin berto bertolt bertolucci berton bertone bertoni
        bertran bertrix berwick beryl besancenot bescond beside besides besiktas besnard besnehard besnier bess bessac
        bessarabie besset bessette bessie bessières bessy best beste bestof bestseller betancourt betclic bethel
        bethesda bethlehem bethmann bethsabée betis betrayal betrayed betsey bettencourt better bettez betting bettman
        betts between betz beugnot beulin beuve beuvron beuvry bevan beverage beverages beverley bevin beware bex
        beyblade beyonce beyoncé beyond bezos bf bfa bfc bff bfi bfm bfmtv bforbank bfr bg bh bha bharat bhl bhns bhp
        bhutto bhv bi biafra bianco bianconeri biar biard bias biased bib biba bibeau bibiche bibli biblical
        bibliography biblioteca bibliotheca bichat bicêtre bid bidart bidding biddle bidou bids bieber biel bielsa
        bienaimé bierre biff bifida biganos bigard bigeard bigelow bigflo bigfoot bigger biggest biggie biggs bigmac
        bignon bigorre biguglia bihan bike bikes biko bilbo bilbon bild bilder bilderberg bilger bilingual billancourt
        billaud billboard billed billing billings billionaire biloba bilodeau bilou bim bima binary bind binder binding
        binet bing binge bingen bingham binghamton bingley binh binks binoche bintou biocoop biography biol biolay
        biological biology biométhane bionic bioshock bioware bipolar bir bira biraben biram biran birch birchbox bird
        birdman birds birdy birgit birkenstock birkin birnbaum biron birth birthday births biscarrosse biscaye biscayne
        bischoff bisevac bisexual bishops biskra bisoux bisset bissonnette bissy bitch bitche bitches biterrois biting
        bittorrent biturbo bixby bixente bixi biya biz bizard bizerte bizness bizot bizz bizzare bj bjarne bjorn bjp bjr
        björk bk blablacar blackberry blackbird blackburn blackface blackhawks blackie blackjack blacklist blackout
        blackpool blackrock blackstone blackwater blackwell blackwood bladder blade blades blagounette blah blain blaine
        blais blamed blaming blamont blanca blanchard blanchot blanco blancos blancpain blandin blanes blaney blangy
        blanket blankets blanquer blanqui blanzy blas blasco blast blasting blatt blatter blaugrana blaugranas blavet
        blay blayais blaye blaze blazy bleach bleeding blend blended blenheim bless blessed blessing blessings blew bli
        blick blier blige bligh blin blind blinders bling blink bliss blk blm bloche blocher block blockade blocked
        blocker blocking blocks bloctel blofeld blogger bloggers blogging blondeau blondy blood bloodborne bloods bloody
        bloomfield bloomington bloquage bloquiste bloquistes blossom blot bloud blouin blount blow blowing blown blows
        bls blue blueberry bluebird bluegrass bluesman blume blumenthal blunt blur bluray blurred bluth blvd bly blythe
        blériot blücher bm bmc bmg bmi bmo bmp bms bmw bmx bnb bnc bnd bnf bnp bo board boarding boards boardwalk boasts
        boat boateng boats bobcat bobcats bobin bobino boca bocca boccard bockel bocquet bocuse boda bodart boden bodily
        bodin bodmer bodo bodrum bodson bodybuilder bodyguard boeck bogaert bogart bogdan bogdanoff bogdanov bogey boggs
        bogoss bogota bohain bohemian bohm boho bohort bohringer bohu bohémond boigny boiled boiling boillot boiron
        boisclair boissard boisset boissieu boissière boissy boisvert boitsfort boivin bojack bojan bok bokassa boko
        boku bola boland bolchoï bold boleslav boleyn boli bolin bolingbroke bollaert bolland bollinger bolloré bolo
        bologhine bologna bolonais bolsonaro bolt boltanski bolton bolts boma bombed bomberman bombers bombing bombings
        bompard bonald bonanza bonaventura bonaventure bonded bonding bondoufle bonduelle bonello boner bonham boniche
        bonifacio bonino bonita bonito bonnaire bonnasse bonnaud bonnefoy bonnell bonneuil bonneval bonnier bonnin
        bonnot bonny bono bonomi bonsecours bonucci bonuses boo booba boobs boogie book booked booker booking booklet
        books boone boonen boorman boosting bootcamp booter booth bootleg boots bootstrap booty booz booze borat
        bordeleau borden borderlands borders bordj borduas borealis borelli borg borges borghese borghèse borgo boring
        borisov borissov borja borloo bormann bormio born bornand borno boro borodine borotra borromée borrow borrowed
        borrowing borussia boruto bory bosh bosio bosman bossard bossi bossut boswell bosworth bota botafogo botanic
        botany botero both botha bother bothered bothering bothers bothwell bottega bottle bottles bottom bottoms botton
        botw bouaghi boualem bouba boubacar boubakeur boublil boucar bouchain bouchard bouchardon bouchareb bouchart
        bouchaud boucheron boucicaut boudebouz boudet boudiaf boudjellal boudon boudot boudou boudreau boudreault
        bouffard bouffay boufflers bought bougival bouguereau bouhanni bouhier bouillet bouilly bouin bouira boukhara
        boukhari boulainvilliers boulard boulay boulazac boulder boulerice bouley bouli boullier boulou boumediene
        boumerdès bouna bounce bouncing bound boundaries boundary bounded bounds bounty bourassa bourbonne bourboule
        bourbourg bourcier bourdeau bourdelle bourdet bourdillon bourdin bourdonnaye bourgault bourgi bourgneuf bourgoin
        bourgueil bourguiba bourhis bourke bourmont bournazel bourne bournemouth bourque bourquin boursault boursin
        boursorama bourvil boury bousquet boussac bouteldja bouthillier boutih boutiste boutros bouvard bouvines bouzar
        bouzid bovary bové bow bowden bowel bowen bower bowers bowery bowie bowl bowles bowls bowman bowser boxing
        boxster boyce boyd boyer boyfriend boyhood boyle boz boze bozizé bozo bozon bp bpa bpc bpce bpco bpi bpifrance
        bpm bpost br brabham brace brach brachet bracke bracken bracket brackets bradbury braddock braden bradshaw brady
        braff braga bragance bragelonne bragg brague braham brahimi brahmi braid brain braine brainiac brains
        braithwaite brake brakes bram bramante brampton branagh branca brancas branco brancusi brandao branded
        brandenburg branding brando brandt branly branson brant brantford brantôme braquo brard brasilia brasillach
        brassaï brat brathwaite bratton braud braudel brault braun braunschweig braveheart bravery brawl braxton brayden
        brazier brazil brazilian brazza brazzers brb bre brea breach bread breakdown breaker breakers breaking
        breakthrough breakup breast breastfeeding breasts breath breathe breathing breathtaking breckenridge breda
        bredin bree breed breeding breeds breen breeze breguet breil breillat breitbart breitling breitman breivik breiz
        breizh brel brembo bremen bremer brennan brenne brenner brennus brent brentano brenton brentwood brera breslau
        breslin bressan bresson bret breteuil brethren bretigny bretonneux bretteville breuer breuil brevin brevis brew
        brewer brewers brewery brewing brewster brexit brgm bri briac briana briare brico bricorama brics bridal bridel
        bridgeport bridgewater brief briefly brienne brieuc brieux briey brig briggs brigham bright brighter brightest
        brightness bril brill brillat brilliant brindes brindisi bring bringbackourgirls bringing brings brink brinon
        briois brionnais brionne brioude brisach briscoe brisebois brisgau brison brissac brisset brisson brissot
        bristow brit brita britain britannia britannica britannicus britanno brito britpop brits britt britta britton
        brive brives brix brixton brizard brière brm bro broad broadband broadbent broadcast broadcasting broadcasts
        broadchurch broader broadly broch brochard brochu brock brockovich broderick brodie brodsky brody broeck
        brogniart broke brokeback broken brolin broly brom bromance bromley bromont brompton bromwich broncho bronco
        broncos bronfman brongniart bronner bronson brontë brookfield brookings broom brosnan brossat brosseau
        brossolette brot brother brotherhood brothers brotteaux brouage brouard brouckère broue brougham brought
        broughton brouillet brouillette brousseau brouwer brow brower brownlee browse browser browsing broz brp bruay
        brubaker bruch bruck brueghel bruel brugge bruguière bruh bruhl bruins brumath bruneau brunehaut brunel brunelle
        bruner brunetti brunner brunon brunswickois brush brushed brushes brussel brussels brutality brutally bruylant
        bruyne bry bryant bryce bryson bréal brébeuf bréda brégançon bréhat brémond brétigny brévannes brézé brühl bsd
        bsg bspp bst bt btc btob btp btr bts btw bubba bubble bubbles bublé bubu buccaneers bucco buch buchanan
        buchenwald buchet buck bucket buckets buckingham buckland buckle buckley buckner bucks bucky bud buda budd
        buddha buddhism buddhist buddies buddy budo buds budweiser budé buea bueil buena buenaventura bueno buff buffy
        buford bugatti bugeaud bugger buggé bugsy buhari buhl bui builder builders built buisness buissière bujold buk
        bukhari bukkake bukowski bulb bulbs bulgarian bulk bullard bullet bullets bullied bullion bullitt bullock
        bullshit bully bullying bulma bum bumble bumblebee bump bumper bumps bums bunch bund bundesliga bundle bundles
        bundy bunga bunge bungie bunny bunsen bunyan buona buonaparte buono buquet burak burbank burberry burch burchard
        burckhardt burden bureaucracy burel buren burg burgat burgaud burgess burgos burgundy burial buried burj burk
        burka burke burkhalter burkhardt burley burlington burma burn burnaby burned burner burnett burnham burning
        burnley burnout burns burnt burr burrell burris burroughs burrows burst bursts burt burtin burton bury buscemi
        busch businesses busnel busquets bussereau busset bussi bussière bussières busson bussy busta busted buster busy
        butch butler butterfield butterflies butterfly butternut butters buxton buy buyer buyers buying buzet buzyn
        buzzati buzzfeed buzzing buñuel bv bvb bw bwa bwv bx bxl by byblos byers bygmalion byod bypass byrd byrne byrnes
        byung bzzz bèze béart bébert bécancour bécaud béchar béchard béchir béchu bédard bédarieux bédier bédié
        bégaudeau bégin béjaia béjart béjaïa béji béla bélair béland bélanger bélarus bélisaire bélisle béliveau bénabar
        bénard bénichou bénodet bénouville bénéteau bénévent béotie béranger bérard béraud bérubé bérégovoy béthanie
        bülow cabanel cabanis cabardès cabasse cabaye cabbage cabella cabello cabestany cabeza cabinda cabo cabourg
        cabral cabrel cabrières cabrol cabu cacahouète cacahouètes caceres cacharel cachin cacouna cada cadbury cadel
        cadena cadieux cadiot cadiz cadière cadmus cado cadot cadou cadoudal cady caesar caesars caetera caf cafet
        caffarelli caffeine cagliostro cagney caha cahill cahuc cahuzac cail caillaud caillet caillois cailly caio cairo
        caius caixa caja cajamarca calabria calamity calatrava calcio calculate calculated calculating calculation
        calculations calculator calculus caldas calder calderon caldwell calendar calenzana calf calhoun caliber calico
        caliente calif california californication calimero calista calixte call callaghan callahan callao callaway
        called calling calliope callière calloway calls callum calmann calmels calmette calmly calmos calogero calor
        caltech calum calvert calvet calvez calvi calvino calvo calvé camacho camaret camargo camaro cambadelis
        cambadélis cambier cambio cambodia cambon cambronne camden camel camellia cami camil camila camilleri camillo
        camino cammas camondo camorra camou campaign campaigning campaigns campan campana campanella campari campbellton
        campeau campi campuses camry caméraman can canadian canalsat canap canaria canary canceled cancellara
        cancellation cancelled cancun candelaria candeloro candiac candid candle candles candolle candy canebière canet
        canetti canfin canguilhem cani canigou canis canmore canned cannibal canning cannondale cannot cano canola
        canonical canopy canova cantacuzène cantat canteloup canterbury canto cantona cantorbéry canucks canuel canvas
        canée cao capa capabilities capability capac capacity capaldi capbreton capcir capcom capdevielle capeb capel
        capella capello capgemini capi capita capito caplan capo capone capoue capped capponi capra capri caprio captain
        captains caption captivity captured capturing capu capua capus caput caputo capuçon caq caquiste caquistes cara
        carac caracalla caract caradec caramail caraman carambar carambars caraquet carasso carayon carbo carbonneau
        carbonnier carcopino cardboard cardenas cardi cardiac cardin cardio cardiovascular cardo cardona cardoso cardozo
        cards cared career careers careful carefully careless carell carentan carette carey cargill carglass cargèse
        carhaix caribbean carignon carina caring carinthie carioca cariou caritas carleton carli carlier carling
        carlisle carlito carlotti carlsbad carlsberg carlsen carlson carlton carly carlyle carmelo carmichael carmignac
        carmona carnac carnegie carney carniole carnival caro caroli carolis carpenter carpentier carpet carplay
        carqueiranne carrache carrasco carrasso carreira carrey carriage carried carries carrillo carrington carrion
        carro carrot carrots carruthers carrying carrère carsat carsten cartagena carteret carthy cartierville cartman
        cartridge cartwright carus caruso carvajal carvalho carved carver carving carélie casabianca casadesus casal
        casale caselli caseneuve casgrain cashback casillas casio casiraghi casoni casper caspian cassagne cassan
        cassano cassard cassavetes cassegrain cassel cassia cassie cassien cassin cassio cassiodore cassius cassos
        cassou castafiore castaing castaldi castan castaner castanet castelain castelbajac castella castellan castellane
        castellani castellano castellet castelli castello castellum castelnau castelo caster castets castex castiel
        castiglione castilla castillo castillon castle castlevania castonguay castoriadis castries castrum casts casual
        casually casualties casualty casus cata catala catalano catalog catalunya catalyst catania catarina catastrophic
        catching cateau category catel cater caterham caterina catering caterpillar catfish cath cathala cathay cathcart
        cathedral cathelineau cathie catholic catholicos catholics cathé catia catilina catinat cato catoire catroux
        cats cattenom cattle cattolica catwoman cauchemard cauchemards cauchois cauchon caudebec caudron cauet caught
        caulaincourt caulfield caumartin caumont caunes caused causing cauterets cautious cauvin cauwelaert cavada
        cavaignac cavalaire cavalli cavallo cavalry cavanaugh cavani cavanna cavill cavity cavour caxton cay cayes
        cayeux cayla caylus cayman cayo cayrol cazal cazals cazaux cazenave cazeneuve cazin cazorla caïus cb cbc cbd cbf
        cbn cbo cbr cbs cc ccb ccc ccfd ccif ccleaner ccn ccne ccp ccq cctv cda cdb cdc cdf cdg cdh cdi cdiscount cdj
        cdl cdm cdn cdo cdp cdpq cdr ceased ceballos ceccaldi cech cecil cecilia cedar cedeao cedh ceeac cegid ceiling
        celebrate celebrated celebrates celebrating celebrities celebrity celestia celestial celia celib celina celio
        cellar celleux cellini cello cellou cellphone celse celso celta celtic celtics cemac cembre cement cemetery cena
        cendrars cenis censorship census centauri centennial centered centers centipede centquatre centro centrum
        century ceramic cerberus cerca cerdagne cerdan cereal ceremony cerfa cerisy cern cerny cerro cerruti cersei
        certa certainly certainty certif certified cerutti cervantes cervico cervin cervo cesari cespedes cessna cetelem
        ceuta cevipof cfa cfao cfb cfc cfcm cfd cfdt cfj cfl cfm cfo cfp cfr cftc cga cgc cgct cgi cgl cgm cgn cgp cgpme
        cgt cgv cha chabab chabal chaban chabat chabbat chabert chabrier chacha chaco chadli chadwick chafik chagall
        chagnon chagny chahed chahid chahine chaigneau chailly chain chains chairman chak chaka chaker chalandon chalcis
        chalk challe challenged challenging challes chalmers chalosse cham chama chamallow chamallows chamberlain
        chamberland chambers chambolle chambon chameroy chamfort chamond chamoux champagnole champagny champaigne
        champeaux champel champerret champfleury champigny championship championships champsaur chamrousse chan
        chancellor chandernagor chandler chandos chandra chaney changed changing channel channels channing chantelle
        chanteloup chantepie chanting chantonnay chantôme chanut chanzy chaotic chaouia chapais chapdelaine chapel
        chapin chapleau chaplin chapman chapo chappuis chapron chaptal chapter chapters chapuis chaput chara character
        characteristic characteristics characterization characterized characters charb charbonneau charbonnel charcoal
        charcot chardin chardonne chardonnet chardy charenton charest charette charged charging charities charity
        charkaoui charlebois charlesbourg charlestown charlet charley charlier charlieu charlize charlottesville
        charlton charlus charléty charmed charming charms charnay charny charo charolles charpin charras charroux
        chartered chartier chartrand chartrons charts charvet chased chasing chassagne chassaigne chassaing chasseneuil
        chassin chastain chastel chatbot chatbots chateauneuf chatel chatelier chatenay chatham chatila chatroulette
        chatsworth chattanooga chatting chaucer chaulnes chaumet chaumette chaunu chauprade chausey chautemps chauveau
        chauvel chauveron chauvet chauvigny chavanel chavanne chavannes chavez chavigny chavisme chaviste chazal
        chazelle chazelles cheaper cheapest cheated cheating check checke checked checker checkers checkez checking
        checklist checkmate checkout checks checké chedid cheek cheeks cheeky cheerful cheering cheerios cheerleading
        cheese cheesy cheetah cheh cheick cheik chek cheltenham chem chemical chemicals chemie chemillé cheminade
        chemist chemistry chemla chemotherapy chemtrails chen cheney cheng chennevières chenonceau cheol cherchell
        cherhal cherish cherki chernobyl cherrier chersonèse cherub cherubini cheryl cheshire chesnais chesnaye chesne
        chesneau chess chessy chest chesterfield chesterton chestnut cheung chevau cheverny chevigny chevilly chevreuse
        chevtchenko chevy chevènement chew chewbacca chewing cheyrou chiang chiapas chiasson chiba chibi chibok
        chibougamau chica chicas chicharito chichester chick chicken chickens chicks chico chicos chicoutimi chief
        chiefs chiellini chiesa chievo chifflet chigi chihiro chika child childhood childish children childs chile chill
        chiller chilling chilly chilton chim chimney chinatown chinese ching chino chinon chiny chios chipmunks chipotle
        chipset chiquita chirico chiron chisholm chiu chivas cho choa chocapic choco choi choice choices choiseul choked
        choking chokri choletais cholo chomedey chomel chong choo choosing chop chopard chopped chopra choquette chord
        chords chores choron choré chosen chouard chouf chouilla chouinard choukri choupette choupi choupo chouraqui chp
        chrissie chrissy christensen christi christianity christo christof christofle christol christos christus christy
        chromebook chromecast chromium chronic chronicle chronicles chronicon chronopost chsct chsld chuan chubby
        chuckle chucky chui chuis chun chung chunk church churches chuuut chuv châlons châteaulin châteauneuf châtel
        châtenay ché chéreau chéron cia cialis ciara cibc cic ciccolini ciccone cicero cicr cider cielo ciers cif cifre
        cigar cigéo cilaos cilic cillian ciman cimbres cimiez cincinnatus cinco cinematic cinna cinnamon cinque cinsault
        cio ciotti cip cipriani cir circa circle circles circo circuiter circuité circulated circulating circumstance
        circumstances circus cirey ciri ciro cirq cirta cisneros cisse cissokho cissé citadel cited citibank cities
        citigroup citing citizen citizens citizenship città ciudad ciudadanos civ civic civilian civilians civilis
        civilized civita civitas civitavecchia civray cjce cjue ckoi clad claes claeys claim claimed claiming claims
        clain clairefontaine clairmont clairvaux claix clamecy clancy clank clapton clare claremont clarendon claret
        clarice claridge clarify clarins clarion claris clarita clarity clarke clarkson clary clasico classic classica
        classical classico classics classified classmates classroom classrooms classy clastres claudius claudy claus
        clausen clauzel clavel claverie claw claws claye clayes clayton clc clcv cld cleaned cleaner cleaning cleansing
        cleantech clear clearance cleared clearer clearly clears clearstream clearwater cleary cleaver clegg clem
        clemens clemson cleopatra cler clerck clercq clergue clergy clermont cleve clever cli click clicked clicker
        clicking clicks clicquot cliffs clignancourt clijsters climato climb climbed climbing clinic clinical clinics
        clipperton clisson clitandre cloak clock clocks cloclo clodius clooney closed closely closer closest closets
        closing clostridium closure cloth clothes clothing cloudy clouet clouzot clover clp clr clsc clubhouse clubic
        clue cluedo clueless clues cluj clusaz clutch cluzel cluzet clytemnestre clèves cléon cléophas cléry clézio cmb
        cmc cmd cmf cmg cmos cmp cmr cmu cmv cn cna cnaf cnamts cnav cnb cnbc cnc cnccfp cncdh cnd cndd cndp cnews cng
        cni cnil cnl cnn cnosf cnp cnpf cnr cnrc cnrs cns cnsa cnu cnuced cnv co coached coachella coast coastal coaster
        coastline coat coated coates coaticook coating coats cobain cobb coben coblence cobourg coburn cocard cochabamba
        cochard cochet cochin cochise cochran cochrane cock cockburn cockerill cocoa cocody coconut cocq coded coderre
        coding codis cody coef coeff coentrao coetzee coface coffe coffee coffey cofidis cogeco cognitivo cogolin
        coignard coignet coigny coimbra coinbase cointe cointreau coiteux cojones cola colada colard colas cold colder
        coldplay coleman coleridge colgate coli coligny coliseum colissimo collab collaborate collapsed collard
        colleague colleagues collec collected collecting collectively collects collegium colleville colli collie
        collignon collingwood collins collioure collomb collonges collot colm colman colomba colomban colombani colombey
        colombus colony color colored colorful coloring colors colossus colour coloured colourful colours colruyt colson
        colton coltrane coluche columba columbine columbo column columnist columns colville coman comanche comanches
        comb combal combault combination combinations combined combining combourg combray combs comcast comeau comeback
        comedia comedian comedy comenius comer comercio comes comex comey comfortable comfortably comforting comfy comic
        comico comin coming comman commanded commanding commedia commentary commentator commentators commented
        commenting commentry commercially commercy commerzbank comminges commissioned commissioner commissioners
        commitment commitments committed committee committees committing commodities commodity common commonly commons
        commu communauto communicate communicated communicating communities community comnène como compa companies
        companion companions compans company compaoré comparatively compared comparing comparison comparisons
        compartment compassionate compatibility compelled compelling compensate compensated competed competing
        competitor competitors compiled compl complain complained complaining complaint complaints complementary
        completed completely completing completion complexity complicated comply component components composed compounds
        comprehend comprehensive compressed comprised comprising compromised compton compulsory computational computers
        computing compèt comrade comrades comue conca concacaf conceal concealed conceded conceived conceição
        concentrate concentrated concentrating conceptual concerned concerning concerns concha conche conches concilium
        conclude concluded concludes concluding concordia condamine condat condemn condemned conditional conditioned
        conditioning condo condoleezza condolences condon condos condrieu conduct conducted conducting conductor coney
        confederate confess confessed confidential confined confirmed confirming confirms conflans conflent conflict
        conflicting conflicts confolens conforama confront confronted confused confusing congel congrats congratulate
        congress congressional congressman coninck conjunction conklin conley conlon connaught connect connected
        connecting connectivity connects connell connelly connemara connery connolly connors conquer conquered conquest
        conquet conroy conscious consciously consciousness consequently consid consider considerably considered
        considering considers consigny consisted consistency consistently consisting consists consolat consolidated
        consors conspiracy constans constantino constantly constit constituency constitute constituted constitutes
        constitutional constraints construct constructed constructing consuelo consulted consulting consumed consumers
        consuming consumption contacted contacting contador contagious contain contained containing contains
        contaminated contarini contemplating contemporary contempt contend contender contessa contest contestants
        contested contests contin contini continually continued continuing continuity continuous continuously contouring
        contract contracted contracting contractor contractors contracts contrary contrast contreproductif contribute
        contributed contributes contributing contributor contributors contro control controlled controller controllers
        controlling controls controversial controversy conty conv convenience convenient conveniently conventional
        conversely convert converted converting converts convey convict convicted convince convinced convincing conway
        coogan cooked cooking cooled cooler coolest cooley coolidge cooling coolpix coombs cooperate coord coordinate
        coordinated coordinates coordinating coordinator cop copa copacabana copeland copenhagen copied coping copley
        coppa coppens copper copperfield coppet coppola coppée copy copying copé coquelin coquerel coral corazon corbas
        corbeil corbett corbie corbier corbière corbusier corbyn corcelles corchia corcoran corcovado corday cordell
        cordero cordoba cordouan cordova cordula cordy core corelli cori corina corinna corinthians coriolan cork
        corleone cormac corman cormeilles corn corneau corned cornelia cornelis cornelius cornell cornil corning cornish
        cornouaille cornut cornwall cornwallis corny cornélius coro corolla coromandel coronado coronel corot corpo
        corporate corrado corre correa corrected correctly correia correlated corres corresponding corrie corriere
        corrigan corriveau corrupt corrège corsair corsi corsica corsini cortana cortese cortez cortina corto cortone
        cortot corvin corvo corvus cory cosas cosby cosgrove cosi cosimo cosme cosmetic cosmetics cosmic cosmo
        cosmopolitan cosne cost costanza costco coste costello coster costil costly costner costs cotignac cotillard
        cotta cotten cotterêts cottin cotto couchsurfing coucke coucy couderc coudonc cough coughlin coulanges could
        coulibaly coulombe coulon coulonge coulson coulter coumba council councillor councillors councils counsel
        counseling counselor count countdown counted counter counterpart counterparts counters countess counties
        counting countless countries countryman countryside counts county couperin coupled courageous courbis courcel
        courchesne courcy courlande cournot cournoyer courroye courrèges courseulles courteau courtemanche courtenay
        courteney courtesy courthouse courtin courtroom courtyard courvoisier couserans cousineau coutances coutinho
        couto coutras coutu couv cov coven covent coventry cover coverage covered covering covers coville covington
        covoit cow cowan cowansville coward cowell cowen cowgirl cowley coworking cows cox coy coyle coyne coypel coz
        cozumel cozy cp cpa cpam cpc cpf cpg cpge cph cpi cpl cpm cpp cpr cps cpt cpu cq cqfd crab crabtree cracked
        cradle craft crafted crafting crafts craigslist crandall cranmer cranston craonne crap craponne crappy craps
        crashed crashing crassus crater craven craving crawford crawley crawling cray crazy crb crc crd crdp crds cream
        creampie create created creates creating creativity creator creators cred credentials credi credibility credited
        creditors credoc creed creep creeper creepers creeping creepy creighton crenshaw crescent crespin crespo
        cressida crevel crevier crew crewe crews crfpa crick cricq cried crif crillon criminal crimson cringe crippled
        crips crisis crisp crispi crispin crispr crispus cristi cristiana cristiani cristiano cristo cristobal cristóbal
        criteo critic critica critical critically criticised criticism criticisms criticize criticized criticizing
        critics crivelli crl crm cro croce crocker crockett crocq croft croisic croisset croissy croizat crom cronenberg
        cronin cronos cronstadt croo crook crooked crooks crop crosby crosnier crossed crossfit crossing crossover
        crossovers crossroads croteau crotone crotoy crouch crous crouzet crow crowd crowded crowder crowdfunding crowds
        crowdsourcing crowe crowley crown crowned crows croy crozat croze crozes crozier crozon crp crtc cruces cruchot
        crucis crude cruelty cruise cruises cruising crumb crump crunch crunchyroll crusade crusader crusaders crush
        crushed crusher crushing crussol cruyff cruz cruze cry crying cryo crypto cryptos crystal crystals crès
        crèvecœur crébillon crécy crémazie crémieu crémieux créon crépeau crépy créqui créquy csa csb csd csdm csem
        cseries csf csg csgo cska csl csm csn cso csp csq csss csst cstb csu csv ctc cti ctl ctm ctr ctre cts ctv
        cuadrado cuando cuarón cuatro cuban cubic cubières cubs cuda cuddy cudi cuenca cuevas cuff cui cuil cujas
        culinary culkin cullen cully culpa cultivated cultivation culturally culver cum cuma cumberbatch cumberland
        cumbia cumes cumming cummings cummins cunard cunha cuni cunni cunningham cunt cuny cuomo cup cupertino cupid
        curator curb curd cured curiosity curious curl curly curran currencies currency current currently currents
        cursed curtain curtains curtin curtis curtius curve curved curves curzi curzon cusack cusco cushion cushman cusm
        cussac cusson custer custine custody customary customer customers custos cut cuthbert cutie cutler cuts cutting
        cuvelier cuvillier cuz cv cvae cvc cvl cvp cvr cvs cvt cw cx cyber cybermen cycling cygnus cylinder cylon cylons
        cyndi cynical cypher cypress cyprus cyr cyriaque cyrulnik cythère czartoryski czech càd câblo câlisse cèze
        cédrika cédéao célib célie célèbes cénomanien céphalo céphalonie céret cérébro cô dab dabi dabo dabord dabou dac
        daccord daces dacier dad daddy dade dadju dadou dads daedalus daenerys daesch daesh daewoo daf daffy dafoe daft
        dagenais dagmar dagon dah dahan daher daho daigle daiichi daille dailleurs dailly daily dailymotion dain dairy
        daisuke dak dakhla daladier dalaï dalek daleks daley dalhousie dalia dalida dalil dallaire dalmas dalo daly
        damaged damaging damascus damen damiano damidot damir dammarie dammartin dammit damn damned damour dampierre
        damso damville danakil danced dancefloor dancehall dancers dancourt dandolo dandurand danette danforth dangerous
        dangeureux dani dania danica daniil danijel danilo danish daniélou danjou dank danko dano dansereau dantec
        dantin dantès danvers danville danza danzig dao daouda daoulas daoust daphnis daphnée dapper darcos darcy
        dardenne dare dared daredevil darel dares dargaud dargent dari darien darija darin daring darker darkest
        darkness darko darkseid darla darlan darling darlington darmanin darmon darmstadt darn darnell darnley daro
        darpa darras darrell darrieussecq darroussin darrow darroze darry darth dartmouth darts darty daru darwich darya
        dash dasha dashboard dashiell dashwood database databases datacenter datacenters datagueule dated dati dating
        daubenton daubigny daughter daughters daum daumas daumesnil daumier daunou dautzenberg dauvergne dauzat daval
        davenport davey davidson davies davignon davison davout daw dawa dawes dawkins dawson day daya dayan daylight
        days daytime daytona dayz dazs daïra db dba dbs dbz dc dca dcc dci dcl dcm dcns dcp dcri dcs ddass ddb ddc ddd
        ddp deacon dead deadline deadly deadpool deadshot deadwood deaf deakins dealabs dealeur dealeurs dealing
        dealings dealt deandre deanna dear dearborn death deaths debarasser debate debated debates debating debbouze
        debby debora deborah debray debrief debré debt debts debuchy debug debuted deby decade decades decamps decaux
        decay decazes decazeville decca deceased december decency decepticons dechavanne decided deciding decima decitre
        deck deckard decker decks declan declared declaring declined declining decodex decorated decrease decreased
        decreases decreasing decree decroix dedicate dedicated dedication deed deeds deee deemed deep deepak deeper
        deepest deeply deepmind deepwater deere deezer default defeat defeated defeating defeats defect defective
        defects defence defendants defended defender defenders defending deferred defferre deficiency define defined
        defines defining definite definitely deflandre deforges degenkolb degeulasse degli degrassi degree degrees
        dehaene dehli deity dejan dekker delachaux delacour delacourt delafosse delage delagrave delahaye delahousse
        delalande delamarche delamare delamarre delambre delaney delannoy delano delanoë delaplace delaporte delaroche
        delarue delatour delattre delaune delavega delavigne delay delayed delays delcroix delebarre delegate delegates
        delerm delerue delessert delete deleted deleting delevingne delevoye delf delfino delfosse delft delga delgado
        delhaize delia deliberate deliberately delicious delight delighted delightful delilah delille delisle deliver
        delivered deliveries delivering deliveroo delivers delivery della delli dello delluc delmar delmas delmotte
        deloitte delorean delorme delormeau delort delpech delphi delporte delpuech delpy delsol delteil deltell deluca
        delusional delémont delépine demanding demarco demay demba dembele dembélé dementia demers demetrius demille
        democracy democrat democratic democrats demographic demographics demolished demonstrate demonstrated
        demonstrates demonstrating demorand demoulin dempsey denayer dench deneuve denfert deng denham denial deniau
        denied denisot denmark denning dennison denny denoix density denton deny denying denzel depardieu depardon
        departed departing department departments departure depaul depay dependence dependency depending depicted
        depicting depicts deploy deployed deployment deported deportivo deposit deposited deposits depp depressed
        depressing deprez deprived depth depths deputies deputy deraa derain derbies derbyshire derecho dereck
        derivative derivatives derived dermo dermot dern derna derni derome derri derrien derry derval derville desailly
        desaix desbiens desbordes descamps descended descending deschamps deschênes desclée descombes describe described
        describes describing deserted deserve deserved deserves deserving desfontaines desforges desgranges deshaies
        desharnais deshayes designated designed designing desigual desired desjardins desjoyeaux desktop deslandes
        deslauriers desmarais desmarest desmarets desnoyers despair despentes desperate desperately desperation despise
        despite desplat desplechin desportes desproges després desrochers desroches desrosiers dessalines dessau dessay
        destined destiny destouches destro destroy destroyed destroying destroys detached detailed detailing detained
        detect detected detecting detector determined determining detre detrimental deuce deug deum deutsch deutsche
        deutschen deutscher deutsches deutschland deutz deuxio deval devastated devastating devaux devdas devedjian
        develop developed developer developers developing development developmental developments develops deventer
        devereaux devereux devi deviantart device devices devil devillers devils devised devlin devo devonshire devops
        devoted dewaere dewey dewitt dexia dexter deûle dfb dfco dfg dga dgac dgccrf dgcis dgeq dgf dgfip dgs dgse dgsi
        dhaka dhcp dhl diab diabaté diabetes diablo diaby diag diaghilev diagne diagnosed diagnosis diagram diakité dial
        diallo dialog diam diameter diamond diamondbacks diamonds diams diao diard diaries diario diarra diarrhea diary
        dias diatta diaw diawara diaz dib dicaprio dich dicker dickerson dickey dickie dickinson dickson dictate
        dictator dictatorship dictionary did diddy didi didnt dido didon died diefenbaker diehl diem dieng dieselgate
        dieser dietary dieter dietrich dietz dieudo dieuze diez diff differ differential differentiate differently
        differing differs difficult difficulties difficulty digard digby digger digging diggs digi digimon dignity
        digoin dijk dildo dill dillard diller dillinger dillon dilly dilma dim dima dimaggio dimas dimensional dimi
        diminished dimitar dimitrios dimitrov dinah dinamo dinero dinet dinh dining diniz dink dinka dinklage dinky
        dinner dinners dino dinos dinosaur dio diogo diomède dion dionne diop dioscoride diou diouf dioula dioulasso
        diourbel dioxide dip dipl diplo diploma diplomacy diplomatic dipped dirar directed directing directly director
        directors directory directx dirty disabilities disability disable disabled disadvantage disagree disagreement
        disappear disappearance disappeared disappearing disappears disappoint disappointed disappointing disappointment
        disaster disasters disastrous disc discarded discharged disciplinary disciplined disclaimer disclose disclosed
        disclosure discomfort disconnected discontinued discounted discourage discouraged discover discovered
        discoveries discovering discovers discovery discriminate discs discus discuss discussed discusses discussing
        discution disease diseases disguise disguised disgust disgusted disgusting dish dishes dishonest dishonored
        disiz dislike dismiss dismissal dismissed disorder disorders dispatch dispatched dispersed displaced
        displacement display displayed displaying displays dispo disposable disposal disposed disputed disraeli
        disregard disrespect disrespectful disrupt dissert dissolved distinctly distinguish distinguished distorted
        distortion distr distract distracted distress distressed distri distrib distribute distributed distributing
        distributor distributors disturb disturbance disturbed disturbing ditch diversity divi divide divided dividend
        dividing diving divinity divino divonne divorced diwan dixie diyarbakir dizier dizzy diên dja djakarta django
        djemila djeuns dji djian djidji djo djoko djokovic djorkaeff djédjé dlamini dlc dlf dlp dlr dmc dmg dmitry dmla
        dmp dmt dmx dmz dna dnb dncg dnr doan dobbs dobby dobrev dobson doch doctissimo doctolib doctor doctors
        documentary documented dodd dodds dodge dodger dodgers doel does doesnt dofus dog dogg doggett doggy dogs
        doherty doillon doing doisneau doki doktor dolan dolbeau dolby dolet doliprane doll dollfus dollhouse dolls
        dolomieu dolor dolores dolorosa dolph dolphin dolphins dolto doma dombasle domenach domenech domergue domestic
        domfront domi dominate dominated dominating domingue dominguez domini dominica dominican dominici dominick
        dominik dominika dominum dominus domitius dommartin domo dompierre domrémy domus donahue donal donaldson donate
        donated donatello donati donating donato doncaster donde donegal donges dongfeng doni donizetti donkey donnadieu
        donnay donnelly dono donor donors doodle dooley doolittle doomed doomsday door doorstep doorway dop dorado doran
        dorante dorat dorcas dorcel dorchester dordrecht dori doria dorion doriot doritos dorm dormans dormer dormoy
        dorn dornan dorne doron dorota dorothea dorrit dorsey dorval dory dosière dosso dotcom dothraki douaumont
        doubled doubling doubt doubtfire doubtful doubts doucouré dougal dough dougherty doughty dougie doullens doumbia
        doura dourdan douste douville dov dove dover dow dowd down downey downfall downhill downing download downloaded
        downloading downloads downs downside downstairs downstream downton downtown downward doyon dozen dozens dp dpa
        dpc dpcp dpd dpj dpp dps dpt dq dra draa drac draco draft drafted drafting drafts drafté dragged dragging draghi
        dragibus drago dragonfly drahi drained draining drainville dramane dramatic dramatically drank drastic
        drastically drawer drawing drawings drawn draws drax draxler dray drayton drc dread dreadful dreads dreal dream
        dreamcast dreamed dreaming dreamliner dreams dreamworks dredd drees drei dresden dress dressed dressler drette
        drexel drexler dreyer drh dri drian dried dries drift drifting drilled drilling drinking drip driscoll driss
        driven driveway driving drm dro drogba drogo drolet drom dropbox dropped dropping drouet drought drouin drouot
        drove drown drowned drowning droz drucker drug drugs drum drummond drumont drunk drunken druon drupal drury
        drusus dryden dryer drying dsd dsg dsk dsl dsm dsn dsp dtm dtn dtp duane duarte dubbed dubbing dubos dubosc
        dubost dubourg dubreuil dubstep dubuc dubuffet dubuisson dubus duby dubé duca ducati duceppe ducharme duchesne
        duchesneau duchère duchêne ducis duck ducks ducky duclair duclos ducon ducret ducrocq ducros ducrot duda dudley
        duero dufau dufaure dufaux duff dufferin duffy duflot dufourcq dufresne dufy dugan dugarry dugas duggan dugny
        duguay duguet duhaime duhamel duhem duisbourg dujardin dukan duke dukes dulce dull dulles dullin duluth dumaine
        dumay dumb dumbass dumbledore dumbo dumerc dumesnil dumitru dummy dumont dumortier dumoulin dumouriez dump
        dumped dumpster duméril dumézil dunand dunbar dundas dung dungeon dunham dunhill dunk dunker dunkin dunkirk
        dunks dunlop dunn dunning dunno dunod dunois dunoyer dunst dunstan duomo duong duparc duperré dupeyron dupieux
        dupin dupleix duplicate dupond dupontel duport duprat dupraz dupree duprez dupré dupuy duquesne duquesnoy
        duquette durango duration durazzo durch durex durfort durga durieux durif during duris duroc durocher duron
        duroy durrell durruti durtal duru duruy dury dusan dusautoir dusk dussart dussault dussollier dust duster dusty
        dutch duteil duterte dutertre dutheil duties dutil dutoit dutreil dutronc dutroux dutton duty duval duvalier
        duvall duverger duvernay duvernet duvillard duvivier dv dvb dvd dvds dvg dvi dw dwarf dwell dwelling dwyane
        dwyer dyer dying dyle dyna dynamic dynamics dynasty dysfunction dyson dzeko dèce dèj déb déboite débrief déby
        décarie déchèterie décidemment décines décla décodex déconnection dédé déf défois dég dégeu dégeulasse
        déguelasse dél démat démétrios démétrius déo dép déroulède déry désilets déso déter détraqueurs dév días díaz
        dîn each eacute eads eager eagle eagles eames eamon eap earhart earlier earliest early earn earned earnest
        earning earnings earns earp earrings ears earth earthquake earthquakes ease easier easiest easily easing
        eastbourne easter eastern eastman easton eastpak eastside eastwood easy easyjet eaten eater eating eaton eats
        eazy ebay ebenezer eberhard ebert ebitda ebony ebook ebooks eboué ebp ebre eccentric eccles ecclesia ecclesiae
        ecclestone ecco ecg echenoz echl eck eco ecofin ecological ecology economic economica economical economically
        economics economist economists economy ecosystem ecosystems ects ecuador ecw edberg edc edda eddine eddington
        edel edelman edelstein eden edern edf edge edged edges edgy edh edhec edible edin edinburgh edinson edited edith
        editing editor editors edm edme edmunds edmundston edmée edna edoardo edouard edp edson eduard educate educated
        educating educational educator educators edvard edwards edwina edwy eee eelv eep efe eff effect effectively
        effectiveness effects efficacy efficiency efficiently effie effy efira efron efsa egan egbert egg egger eggman
        eggs egmont egon egypt egypte egyptian ehess ehf ehlers ehrenberg ehrlich ehrmann ehud eia eibar eichmann eidos
        eiffage eiger eight eighteen eighteenth eighth eighty eiil eiji eiko eilat einar einaudi einem einen einer eines
        eintracht eisen eisenberg eisner either ejac ekman elabe elaborate elam elancourt elastic elba elbaz elbow elche
        eldar elder elderly elders eldest eldin eldon eldridge elec elect elected electorate electra electre electric
        electrical electricity electrolux electromagnetic electronic electronica electronics elegans elektra elementary
        eleni elevated elevator eleven elf elgin eli elia eliade elian eliane eligibility eliminate eliminated
        eliminating elina elinor elio elior eliot elisa elisabeth elisabetta elise elisha elissa elk elkabbach elkrief
        ellery elli ellington elliott ellis ellison ellroy ellsworth ellul elly elmaleh elmer elmo elne elo elodie
        elohim eloise elora eloy eloïse elric elrond elsass else elsevier elsewhere elsie elster elton eluard elvin
        elvis elway elwood ely elyse elysium elysée elysées elzéar eléonore emacs emad email emailed emailing emails
        emanuele emb embarked embarrassed embarrassing embarrassment embassy embedded emblem embrace embraced embracing
        embraer embry emdr emea emeline emerald emerged emergencies emergency emerges emerging emeric emerick emerson
        emery emf emil emile emiliano emilie emilion eminem emirates emmanuelli emmeline emmerich emmys emoji emojis
        emory emotional emotionally emp empanadas empathy emperor emphasis emphasize emphasized empirical empiètement
        employed employers employing employment emporio empower empowered empowerment empress empty enable enabled
        enables enabling enac enacted enap enbridge encausse enclosed encounter encountered encounters encouraged
        encouraging encryption encyclopaedia encyclopedia end enda endangered endeavor endeavour ended endemol ender
        endgame ending endings endless endo endor endorse endorsed endorsement endowment ends endured enduring eneco
        enedis enel enemy enercoop energetic energy enfaite enfield enforced enforcement enforcing engadine engaged
        engaging engel engelbert engelmann engine engineer engineered engineers engines engis engl england engler
        english engraved enhance enhanced enhancement enhancing enigma enim enix enjoy enjoyable enjoyed enjoying
        enjoyment enjoys enki enlarged enlightenment enlisted ennahda ennahdha ennery ennio ennis enoch enola enormous
        enough enquirer enriched enrichment enright enrolled enrollment enron ensae ensem ensisheim ensta ensuing ensure
        ensured ensures ensuring entebbe entered entering enterprise enters entertain entertained entertainement
        entertaining entertainment enthoven enthusiasm enthusiastic enthusiasts entire entirely entirety entities
        entitled entitlement entity entraigues entrance entrecasteaux entremont entrepreneurship entretuent entretuer
        entries entry entwicklung environment environmental environments envy eolas ep epad epci epcot epernay epernon
        epf epfl ephad ephe ephraim ephraïm ephrem epic epidemic epinal epinay episcopi epitech epps epsom epson equal
        equality equalizer equally equals equilibrium equinox equip equipment equipped equity equus eram eramet eran
        erard erasmus erbil erdf erding erdmann erdogan erdoğan erebus erect erected erectus eredivisie erf ergo erhard
        erich ericka erickson ericson ericsson eriksen erikson eriksson erk erlangen erm erman ermenonville erna ernaux
        ernotte erotic erotica erp erquy err errol error errors erskine erstein ersten ervin erza escalante escande
        escaped escaping esch escherichia escort escorts escoublac escp escuela escurial eshop esmeralda esnault esp
        espagnac espalion espana espanyol españa español española espe especial especially esperanza espinasse espinosa
        espinoza espirito espn esposito espé esquirol essaouira essebsi essec essentially essling esso essonnes
        establish established establishing estac estadio estado estang estaque estate esteem estela esterhazy estevan
        estienne estimate estimated estimates estoit estoril estrada estre estrella estrosi estrées estèphe estève estée
        etam etaples etatsunis etchebest eternal eternity ethias ethic ethical ethics ethiopia ethiopian ethiopie ethnic
        ethnicity ethnico ethno etienne etihad etretat etsy ettore eubée eudoxie eugen eugenia eugenio euhhh eulma
        eumène eunice euphorbia euphoria euralille eurasia euratom eureka eurobasket eurockéennes eurocopter eurocoupe
        eurofighter euroleague euroligue euromed euromillions eurométropole euronews europacity europacorp europcar
        europeana eurosport eurostar eurostat eurusd eusebio eustace eutelsat eutrope euuuh euuuuh evacuate evacuated
        evaluate evaluated evaluating evander evanescence evangelical evangeline evangelion evangelista evans evanston
        evariste eveline evelyne even evening evenings evenly event events eventual eventually ever everard everdeen
        everett everglades evergreen everly evernote everton every everybody everyday everyone everything everytime
        everywhere evgeni evian evidently evil evo evolutionary evolve evolved evolving evora evp evra evreux evry evy
        ewa ewald ewan ewe ewen ewilan ewing ewoks exa exactly exaggerated exam examination examinations examined
        examining exams exarchopoulos exc exceed exceeded exceeding exceeds excel excelsior except exceptional
        exceptionally excerpt excess exchange exchanged exchanges excited excitement exciting exclude excluded excluding
        exclusively executed executing executive executives exercised exercising exeter exhaust exhausted exhausting
        exhib exhibit exhibited exhibits existed existing exists exo exodus exos exotic exp expand expanded expanding
        expands expect expected expecting expects expedia expelled expendables expenditure expenditures expenses
        expensive experienced experiencing experiment experimenting experiments expired expl explain explained
        explaining explains explanation explanations explicitly explo explode exploded exploding exploited explored
        exploring exported exposed exposing exposure expressed expressing expé exquisite extend extended extending
        extends extensively extent exterior external extinct extr extract extracted extraordinary extremely extrêment
        exupéry exxon exxonmobil eyal eyck eye eyebrows eyed eyes eyquem eyraud eyre eyzies eze ezekiel ezequiel ezio
        fab faber fabert fabi fabia fabiani fabiano fabinho fabius fabregas fabri fabricated fabricius fabrics fabrik
        fabriquants fabry fabulous facal faced facepalm facetime facilitate facilities facility facing fact factor
        factories factors factory facts factual faculty fad faded fadel fadela fadi faenza fafa fagan fage fages fagor
        fahd fahey faidherbe fail failed failing fails failure failures fairchild fairfax fairfield fairly fairmont
        fairmount fairness fairplay fairview fairy faisal faithful faithfull fajr fakenews fakes fakoly fal falardeau
        falcao falciani falco falcon falcone falconer falcons falk fall falla fallais fallavier fallen falling fallot
        falloujah fallout falloux falls falmouth falque false falsely falstaff fama famas fame famed famicom famiglia
        familia familiar families family famous fanbase fanboy fanboys fanclub fancy fandom fanfan fanfic fang fangio
        fannie fanning fano fansub fanta fantasies fantasio fantastic fantin fantomas fao faou faouzi fap faq faque
        farage faraj farben farber farc farcy fardc farel farewell fargeau farges fargo fargue farhad farhadi faria
        farkas farley farm farman farmer farmers farming farmington farms farnborough farnham farnsworth faron farran
        farrar farrell farrow farther faruk farès fasc fascinated fascinating fashion fashioned fasquelle fassbender
        fassbinder fassi fassin fast faster fastest fastfood fasting fata fatah fatalis fateh fath father fathers fathi
        fatih fattah fatto fatty faty faucigny fauconnet faudel faudrais fault faults faulty faurisson fausta faustin
        fausto fauvel favard favart faverges favier favor favored favors favour favourable favoured favourite favourites
        favre favreau fawcett fawkes fawzi fay faya faye fayed fayence fayet fayolle fayoum fazer fazio faïd fb fbf fbi
        fc fca fcb fcc fcf fcfa fcg fcl fcm fcn fco fcp fcpe fcpi fcs fcsm fct fd fda fdc fdd fdesouche fdf fdg fdj fdlr
        fdo fdp fds fdsea fear feared fearful fearing fearless fears feasible feast feat feather feathers feature
        featured features featuring feb february febvre fechner fecq fede feder fedex fedor feed feedback feeding feeds
        feel feels feet feghouli feinberg feinstein fekir fekl feld felder feldman felice feliciano felis feliz fell
        fella fellaini fellas fellini fellow fellowes fellows fellowship felony felt felton feltre fem female females
        femen femina feminism feminist feminists fence fences fencing fender fendi fenech fenerbahçe fenix fenway feq
        ferber ferdinando ferenc fergie ferguson fergusson ferhat feria ferland fermin fermont fern fernandel fernandes
        fernandez fernandinho ferney fernández ferragamo ferran ferrand ferrandez ferrandi ferrante ferrara ferraro
        ferrat ferrata ferreira ferrell ferrero ferrette ferretti ferri ferrier ferris ferro ferréol fersen fertility
        ferté fesaient fesais fesait fesant fesch fespaco fessenheim festa festi festina festus fetch fethullah fetish
        fett fetus feud feuillade feuq feuquières fev fevad fever few fewer feyenoord feyzin fezensac fezzan ff ffb ffbb
        ffc ffe fff ffp ffq ffsa fgtb fh fiac fianarantsoa fiba fiber fibers fibro fichte fico fictional fid fida fide
        fidei fidel fidelio fidelis fidelity fides fidesz fidh fido fiducial field fielder fielding fiennes fierce fiery
        fieschi fiesole fifa fife fifi fifteen fifth fifty figari fight fighter fighters fighting fights figo figs
        figueras figueroa figuig figured figuring filed filho fili filiatrault filii filing filion filip filipe filipino
        filippetti filippi filius filled filling fillion fillmore fillon filloniste fillonistes filmed filming filmmaker
        filmmakers filosofia filter filtered filtering filters filthy fimo finally financial financially financing
        fincantieri finch find finder finding findings findlay finds findus fined finely finger fingers finished
        finishes finishing finkelstein finkielkraut finlay finley finnegan finney finno fintech finul fioraso fiore
        fiorentina fiorentino fiori fiou fip fique firearm firearms fireball firebird fired firefighters firefly firenze
        fireplace firestone firestorm firewall fireworks firing firm firmino firmly firms first firstly firth fisch
        fischbacher fish fisher fisheries fishermen fishing fishman fiske fismes fist fister fitbit fitch fitoussi fitr
        fitted fitting fitz fitzpatrick fitzroy fitzwilliam fiume fiumicino fiv five fives fixed fixture fixtures fizz
        fj fk flaccus flaco flag flagey flags flagship flagstaff flahaut flaherty flak flakes flam flamanville flamby
        flamenca flamengo flament flamingo flamini flanagan flanders flandin flannery flap flappy flashback flashbacks
        flashdance flashing flashmob flat flats flavigny flavius flavor flavors flavour flaw flawed flawless flaws flea
        fled flee fleeing fleet fleetwood fleischer fleischmann fleming flemming flessel flessingue fletcher fleurance
        fleurot fleury flew flex flexi flexibility flick flickr flies flight flights flins flip flipped flipping
        flirting flixbus flnc flo float floating floch flock flon flooded flooding floods floor floors floquet flor
        florac floreffe florentino florette flori floria florida floris florus flory flos flosse flour flourens flourish
        flow flower flowering flowers flowing flown flows flowters flq fluffy flume fluminense flunch fluos flushing fly
        flyboard flying flyknit flynn flynt fmc fmi fml fnac fnaim fnatic fnb fnc fnj fnl fnsea fo foa foam fob foccart
        focused focuses focusing foenkinos foerster fofana fofo fogg fogiel foglia fognini folamour fold folded folder
        folding foley foligno folleville follow followed follower followers following follows folly folsom foncia fonck
        fonseca fontana fontanel fontanes fontanet fontecilla fonteneau fontenoy fontevraud fontvieille food foodporn
        foods fooled foolish fools footage footer footix footprint footsteps forbes forbid forbidden forbin forcalquier
        forced fordham forecast forecasts forefront forehead foreign foreigners forel foreman foremost forensic
        forerunner foresta forester foresti forestry forests forever forged forget forgetting forgive forgiven
        forgiveness forgot forgotten forgues forli formally formed formerly forming formosa formulated forsberg forster
        forsyth forsythe forth forthcoming fortier fortis fortnite fortress fortunat fortunate fortunately fortunato
        fortuneo forty forward forwards forza fossey fossil foster foto fotos foucart foucauld foucher fouchet foued
        fouesnant fougerolles fought foulquier found foundation foundations founded founder founders founding fountain
        fouque fouquet fouquier fouras fourcade fourest fournel fournet fourneyron fourniret fourquet foursquare
        fourteen fourth fourvière fouta foutisme fowler foxconn foxes foxtrot foxy fp fpe fpf fpga fph fpi fplp fps fpt
        fpö frachon frag fraga fram framatome frame framed framerate frames framing frampton franceagrimer franceinfo
        franceschi franceschini francetv francetvinfo francia francisci franciscus francken francky francoeur
        francofolies francorum francés frandroid frangy frankel franken frankfurt frankfurter frankly frankreich franky
        franprix franqueville fransaskois fransaskoise franzen franziska frap frappier frascati fraser frasier frasnes
        fratelli fraternity fratres frau fraudulent fraunhofer fray fraysse frazer frazier frc freaked freaking freaky
        frears freda freddie fredericks frederico fredo fredrik freebox freebsd freedman freedom freedoms freelance
        freelances freeland freely freeman freeport freeride freeware freeway freeze freezing frege frei freiburg
        freight freinet freire freitas frelimo fremen fremm fremont frenay frenchie frenchies frenchtech frenchy frenkel
        frenzel frequencies frequency frequently fresco fresh freshly freshman freshwater fresnay fresne fresnoy
        fressange freund frexit frey freycinet freyssinet fri friant fribourgeois frick friday fridge fried frieda
        friedberg friedel frieden friedkin friend friendly friends friendship friendships fries frightened frightening
        fringe friot frisch frisco fritch frith fritsch frobisher frodon frog froger frogs froissart frollo from
        fromentin fromm fromont fronsac frontera frontex frontier frontiers frontin frontline froome frossard frost frou
        frozen frustrated frustrating fry frydman frye fräulein fréchette frégé fréhel frémaux frémont fréro fréron
        frêche fsb fsc fsf fsgt fsh fsm fsu ftl ftm ftq ftse ftth fuck fucked fucker fuckin fucking fucks fudge fuego
        fueled fuente fuentes fuerteventura fugain fuji fujifilm fujimori fujita fujiwara fukuda fukuyama fulbert
        fulbright fulda fulfil fulfill fulfilled fulfilling fulgence fulham fuller fullmetal fully fulton fulvio fumel
        fumi fumio funchal function functional functionality functioning functions fund fundamental fundamentally
        fundamentals funded funding fundraiser fundraising funds fundy funeral funes fung fungus funniest funny funès
        fuqua furetière furiani furious furlan furlong furman furnace furnished furniture furry furstenberg furtado
        further furthermore furtwängler fury fusco fustel futaba futebol futurama futuro futuropolis futuroscope fuzz
        fuzzy fv fw fx fyi fz fèvre fé fédor fédé féfé fém fémis féraud féret féron fétis fév gab gaba gabart gabbana
        gabel gabi gabin gabo gabor gabriac gabriela gabrielli gabès gad gadagne gaec gaeta gaf gafa gafam gafsa
        gagarine gagnaire gagnier gagnon gaia gaiden gaillon gaillot gained gaining gainsbourg gaius galabru galactic
        galactica galan galand galapagos galard galata galatasaray galaxy galbraith galchenyuk galeano galia galibier
        galien galina gall gallagher galland gallardo gallardon gallego galleria gallery gallet galli gallia galliano
        gallica gallieni gallienne galliera gallopin gallou galloway gallus gally galmier galt galthié galtier galvan
        galvani galveston galvez galvin galway galy gam gamache gamaches gamal gambardella gambino gamble gambling
        gamboa game gameblog gameboy gameiro gamekult gamelin gameloft gamepad gameplay games gamescom gamification
        gaming gamora gance gandalf gangbang gangnam gangsta ganja gannat gannon ganon ganz gao gaon gaou garat garaud
        garaudy garay garbage garber garbo garcia garcin garcía gardasil garden gardena gardener gardening gardens
        gardiner gardiste gardistes gardner garel garfield garfunkel gargamel gargan garges garin garland garlic garment
        garments garmin garmisch garneau garner garnet garnett garo garofalo garon garoua garp garraud garreau garrel
        garrick garrido garrigou garrison garros garten garth gartner garuda garvey garza gasol gasoline gasp gaspar
        gasparin gaspé gaspésien gaspésienne gaspésiens gasquet gassama gassendi gasser gasset gassin gast gasy gat gate
        gates gateway gather gathered gathering gatherings gatlin gato gator gatorade gatsby gatt gattaca gattaz gatti
        gatto gattuso gatwick gaubert gauchiasse gaud gaudens gaudet gaudin gaudium gaudreau gaudreault gaudry gauge
        gault gaultier gauvin gauvreau gav gavalda gavarnie gaveau gavi gaviria gavras gawker gaya gayet gayle gaylord
        gaymard gaynor gayraud gayssot gazet gazeta gazzetta gazélec gb gba gbagbo gbp gbr gc gcc gchq gco gd gdc gdf
        gdp gdpr gdr gds gea gear geared geass ged geddes gee geer geert geffroy geforce gegen gehrig gehry geist gekko
        gelabale gelato gelb gelder geldof gelin gellar gelli geluck gem gemalto gemayel gemini gender gendreau gendron
        gendry generali generalitat generally generate generated generates generating generator generators generic
        generosity generous genesio genesis genest genetic genetically genetics geneva genevoix genghis gengis geniez
        genin genius genji genlis gennes geno genoa genova genovese gentili gentillement gentium gentle gently gentoo
        genty genuine genuinely genval geodis geoffroi geographic geographical geography geological geology geometric
        geometry georgi georgian georgiana georgio georgios geox ger geraint gerais geralt gerardo gerbert gerets
        gerhardt geri gerin gerlach gerland german germani germania germanicus germans germanwings germany germigny
        gerra gerrard gerrit gerry gershwin gerson gerstein gertrud gervais gervaise gervinho gesca geschichte
        geschiedenis gesellschaft geslin gesserit gessner gesture gestures gesvres gesù get getafe getaway gethsémani
        gets gettin getting getty gettysburg getz geule geun gev gevaert gevrey geyer gf gfa gfc gfi gfk gh ghali ghandi
        ghanem ghani ghannouchi gharbi ghardaïa ghassan ghazal ghazali ghazi ghb gheorghe ghesquière ghibli ghosn ghost
        ghostbusters ghosts ghoul ghoulam ghouta ghraib ghul ghz gia giacinto giacobbi giallo giambattista gian
        giancarlo gianfranco giang gianluca gianluigi gianna gianni giant giants giard gib gibert gibran gibson gic
        gicquel giec giesbert giessen gif giffard gifford gifi gifs gift gifted gifts gig giga gigabyte gigantic gigas
        giger giggs gigi giglio gign gignac gignoux gigondas gigs giguère gijon gila gilad gilardi gilberto gilchrist
        gilda gilead gilette gili gill gillard gillespie gillette gilliam gilligan gillingham gillis gillon gillot gilly
        gilmore gilmour gilot gilou gilroy gilson gimenez gimli gimme gims gineste ginevra ging gingras gingrich ginko
        ginny ginola ginsberg ginsburg ginza gioia gion giordano giorgi giornale gip gipsy gir gira girac giral girardet
        girardi girardin girardon girardot giraud giraudeau girault giresse girlfriend girlfriends girly giro girod
        girodet girolamo girona girouard giroud giroux giry gisela giselle gist gita gitano giteau gitega github
        giudicelli giuliana giuliani giuliano giulietta giulio giuly givaudan give giveaway given giverny gives givet
        giving givry gizmodo gj gk glaber glad gladbach gladiator gladly gladstone gladu glam glamorous glance glandu
        glaser glasses glastonbury glaucus glaxosmithkline glazer gleason glee gleeden gleeson glencore glenda glendale
        glendon glengarry gli glick glide glimpse glitch glitter glières glo globally globo globus glop glorious glory
        glou gloucester gloups glove glover gloves glow glowing gls glucksmann glue glynn gmail gmbh gmc gmelin gmf gmp
        gms gmt gn gna gnagna gnagnagna gnan gnassingbé gnd gneu gnl gnu gnv gné goalkeeper goasguen goat goats gobain
        gobeil gobert gobin gobineau goblet goblin godard godart godbout goddamn goddard goddess godeau godefroi
        godefroy godf godfather godfrey godin godiva godot godoy gods godwin godzilla goering goes goethals goetz goff
        goffin goffman gog goh gohan gohelle gohier going gojira goku gold golda goldberg goldblum goldeneye goldfinger
        goldie goldin golding goldman goldmann goldnadel goldorak goldschmidt goldsmith goldstein goldstone goldwater
        gollnisch gollum golo goltz gombert gombrowicz gomes gomez gomis gomorra gonalons gondi gondor gondry gonna
        gontaut gonthier gontier gonzaga gonzales gonzalez gonzalo gonzález gonçalo gonçalves goodall goodbye goodies
        goodluck goodman goodness goodnight goodrich goodwill goodwin goodwood goody goofy googlemaps googler goon
        goonies goose goossens gop gopro gora gorafi goran gordie gordini gordo gordy gorgeous gorgias gori gorilla
        gorillaz goriot gorka gorman goro gorski gorz gorée goscinny gosling gosselies gosselin gossip gossuin got
        gotham gothard gothic gotlib goto gott gotta gotten gottfried gotti gottlieb gottschalk goubert goudard goude
        goudé gouffier gougeon gough gouin goulaine goulard goulart gould goulding goulette gouraud gourcuff gourdon
        gourion gourmont gournay gourvennec gouv gouver gouvieux gouvion goux gouy gov govern governance governed
        governing government governmental governments governor governors govou govt gow gower gown goyette goyon goze
        gozo gp gpa gpl gps gpu gq graaf grab grabbed grabbing grabs gracchus graceland gracilis gracious gracq gradel
        grado gradual gradually graduate graduated graduates graduating grady graf grafton grail grainville grall gramat
        grammar grammy grammys gramont grams granada grandchamp grandchildren granddaughter grandfather grandidier
        grandière grandmont grandmother grandpa grandpré grandval granger grangier granjon granma granny grano granola
        granollers granted grantham granting granvelle graph graphic graphics graphs grappa graslin grasp grasshopper
        grassi grat grata grateful gratia gravel graveyard gravity gravy grayson grazia graziani graziano grazie graça
        graët grd grdf grease great greater greatest greatly greatness greco greece greed greedy greek greeks greeley
        greenberg greene greenedge greenfield greengrass greenhouse greenleaf greenspan greenwald greenwashing greenway
        greenwood greer greet greeted greeting greetings gregorio gregson greipel gremlins grenet grenon grenville
        gresham gretel gretzky greuze grevenmacher grew grexit grey greyhound greyjoy grez grh grichka grid grids grier
        grieux griezmann griff griffin griffintown griffith griffiths griggs grigor grigore grilled grillo grimal
        grimaldi grimault grin grinch grind grindelwald grinder grinding grindr gringoire grinta gripen griselda grisham
        grissom griswold grit griveaux groceries grocery grodd grodno groen grohl groix groland gromit groningue groot
        groote groovy grosdidier grosser grosseto grossman grosvenor grotius groucho grouchy groult groulx ground
        grounded grounds groupama groupon grousset groux grover grow growers growing grown grows growth grozny grp gru
        grub gruber gruissan grumman grumpy grund grundy gruner grunwald grupo gruss gryffondor grzegorz gréco
        grésivaudan grétry grévin gsell gsk gsm gsp gspr gta gtb gtd gti gtr gts gtx gua guadalcanal guadalquivir
        guadalupe guaino guang guantanamo guarantee guaranteed guarantees guard guarded guardia guardian guardians
        guarding guardiola guards guattari guay gucci gud gudin gudrun guedes guedj gueko gueldre guellec guelleh guelma
        guelph guen guennadi guerche guerin guerini guermantes guernica guerreiro guerrero guesclin guesde guess guessed
        guessing guest guests gueugnon guevara gueye guez guggenheim guglielmo guibal guibert guichard guichen guided
        guidel guidelines guidi guiding guido guiers guigou guigues guigui guil guilavogui guilbaud guilbault guilbeault
        guilbert guild guili guill guillain guillard guillaud guillaumin guille guillem guillemins guillestre guillon
        guillot guillotin guillotière guillou guilloux guilluy guilt guilty guilvinec guimaraes guimard guimet guimiliau
        guimond guinard guinea guiness guingamp guingampais guinness guinot guiot guirado guiraud guirec guiscard
        guiseppe guitard guitry guitton gujan guk gulf gulfstream gull gulli gulliver gum gump gums gundam gunfire gunn
        gunnar gunner gunners gunnm guns gunter gunther guo gurney gustafson gustav gusto guten guterres guthrie
        gutierrez gutiérrez gutman guts guyard guynemer guyon guys guzman guzmán guèye guédiguian guégan guémené guérard
        guérin guérini gv gvt gw gwh gx gygax gyllenhaal gymnasium gymnastics gynt gypsy gyro gé gégé gélinas génin
        gérardmer gérin gérone gómez göttingen götze gül gülen günter haaa haaaa haag haaretz haas haase habana habbo
        haben haber habermas habert habiba habibi habibou habous habré habs habyarimana hacer hachem hachi hack hacked
        hackett hackeur hackeurs hackman hackney hacks hacké had hada hadad haddad haden hadi hadid hadjadj hadjar
        hadley hadoop hadopi haeckel haenel hafez haffner hafid hafiz haftar hagan haganah hagar hagen hager hagondange
        hagrid hahah hahaha hahahah hahahaha hahahahaha hahahahahaha haidar haig hailey haillan haircut haired hairspray
        hairy hajar haji hajime hak hakam hakan hakeem hakeim haku hakuna halberstadt haldeman haldimand half halftime
        halfway halim halimi hallam hallelujah halliday halliwell halloran hallu hallux hallway hallyday halpern halphen
        halsey halted halévy hama hamad hamadi haman hamann hamburg hamdi hamed hamelin hamet hamida hamidou hamill
        hamish hamlin hamma hammad hammadi hammamet hamman hammer hammersmith hammett hammon hammond hamon hamouma
        hampstead hampton hamptons hamra hamsik hanan hanane hanau hancock hand handbook handbuch handed handel handful
        handi handing handke handle handled handler handles handling handmade hands handsome handwriting haneke hang
        hanged hanging hangout hangouts hangover hangs hani hanin hanks hanley hanlon hanna hannigan hanno hannon
        hannover hanoun hanouna hanover hansel hanson hantz hanyu hao happen happened happens happier happiest happily
        happiness happy haq haqqani hara harada harassed harassment harb harbour harcourt hardelot harden hardenberg
        hardened hardest harding hardly hardman hardouin hardship hardstyle hardwick harel haren harfleur hargrove hari
        haribo haring harington hariri hark harker harkness harkonnen harlan harland harlay harlequin harlequins harley
        harlow harm harman harmel harmful harmless harmon harms harness haroun harpercollins harpo harrach harrell
        harrelson harriman harrington harris harrisburg harrison harrisson harrods harrow harsh hartley hartman hartmann
        hartnell hartung hartz haru haruhi haruka haruki haruko harun haruna harvest harvested harvesting harz has
        hasbro hasegawa hash hashem hashim hashimoto hasna hasni hass hassani hasselhoff hassidim hassle hasta hastings
        hatay hatch hatcher hated hateful hatem haters hatfield hath hathaway hathor hatier hating hatred hats hatsune
        hatteras hattie hatton hattori hatvp haul haunted haunting hauptmann haus hauser haussonville hautefeuille
        hauterive hautot havana havard havel havelaar havelange haven having havoc haw hawa hawaii hawaiian hawk hawke
        hawkes hawkesbury hawkeye hawkins hawks hawley hawn hawthorne hay hayao hayashi hayat hayden hayes hayley hayman
        haynes haytham hayward haywood hayworth hazan hazanavicius hazard hazardous hazards haze haziza haïm haüy hb hbc
        hbo hcc hcg hcr hdd hdmi hdp hdtv he head headache headaches headed header heading headline headlines headphones
        headquarters heads headset heal healed healer healey healing health healthcare healthier healthy healy heap hear
        heard hearing hearings hearn hears hearst heart heartbeat heartbreaking hearted hearthstone hearts heat heated
        heath heathrow heating heaulme heaven heavenly heavens heavier heavily heavy heavyweight hebert hebrew hec hecht
        heck hedda hedge hedges hedi hedjaz hedley hedwig hedwige hee heel heels heer heerenveen hees hefner hehe hehehe
        height heights heigl heihachi heike heil heilbronn heille heineken heinemann heiner heinz heirs heisman heist
        heitz held helder helga heli helicopter helicopters helix hell hellas hellboy hellemmes heller hellfire hellman
        helm helmand helmer helmet helmets helmholtz helms help helpe helped helpful helping helpless helps helsing
        helvetica helvétius hema hemi hemlock hemmings hemsworth hence henderson hendrick hendricks hendrickx hendrix
        henin henk henkel henley hennequin henner hennessy henning henricus henrion henriot henryk henson hepatitis
        hepburn her herald herausgegeben herbalife herbie herbin herblain herbst herder here hereby heredia hereford
        herein hergé herm herman hermance hermand hermano hermanos hermans hermant hermel herment hermia hermitage
        hermon hermosa hermé hernan hernandez hernani herne herning hernández hero heroes heroic heroin herr herren
        herrera herrero herrick herring herriot herself hersh hershel hershey herta hertha hervieu hervieux herz herzen
        herzl herzog herzégovine hesdin hesitate hester heston hetzel heuliez heung heurtel heuss heuuu heuuuu hewitt
        hewlett hewson hey heydrich heyer heyman heysel heywood hf hfc hh hiba hibbert hickey hicks hidden hiddleston
        hide hideki hideo hides hideyoshi hidi hiding hierarchy hierro hifi higelin higgins higher highest highland
        highlight highlighted highlighting highlights highly hightower highway highways higuain higuaín hihi hihihi hija
        hijo hijra hikari hikaru hike hiking hilal hilarion hilarious hildebrand hildesheim hilfiger hill hillard hillel
        hiller hilliard hillier hillman hills hilton him himself hina hinata hinault hind hindu hindus hines hingis
        hinkley hint hinton hints hip hiphop hippo hippone hippos hips hired hiring hiroki hiroko hiromi hiroyuki hirsch
        hirscher hirst hirvonen his hisham hispanic hispaniola hissène hist histo historiae historic historica
        historical historically historico historische history hitch hitchens hitman hitter hitting hiv hiva hivon hiéron
        hk hmd hmmmm hmong hoa hoang hoarau hoax hobbie hobbs hobie hobo hoboken hobson hoceima hochelaga hockenheim
        hockney hodges hodgson hodor hof hofer hoffa hoffenheim hoffman hog hogan hogarth hogg hoggar hogue hohenlohe
        hohenzollern hokage hokuto hol hola holala holbach holbein holbrook holcim holcomb hold holden holder holders
        holds hole holes holger holiday holidays hollander hollandisme holliday hollis hollister hollow holloway holm
        holman holo holocaust holodomor holopherne holst holstein holt holtz holy hombourg homecoming homeland homeless
        homemade homeowners homepage homer homestead hometown homework homie homophobic homosexuality hondelatte honest
        honestly honesty honey honeymoon honeywell honfleur honk honor honorary honorat honored honoring honorius honors
        honour honourable honoured honours hooch hood hoodie hoog hook hooke hooked hooker hooks hoon hooo hooper hoover
        hope hoped hopeful hopefully hopeless hopes hopi hoping hopkins horacio horcruxe hori horia horizonte horla
        horne hornet hornets horns hornu horny horowitz horrific horror horrors horseman horseshoe horta hortefeux
        hortons hortus horvath hoshi hoshino hoskins hosni hosp hospital hospitality hospitalo hospitals hoss hossegor
        hossein host hostage hostages hoste hosted hostel hostility hosting hostis hosts hotchkiss hotdog hoth hotmail
        hotspot hotspots hotter hottest houari houat houcine houda houde houdini houghton hougue houla houlala houllier
        houlà hound houphouët hourly hours housed household households housewives housing houssaye houten houthis how
        howe howell however howie hoy hoya hoyos hoyt hozier hp hpv hr hrc hrw hsbc hsiao hsl hsm hsv htc htm html huan
        huang huarache hubbard huber huberman huc huchon huck huckleberry hud huddersfield hudgens hudon huelva huesca
        huet huey huff huffington huffpost hug huge hugely huggins huggy hughes hugon hugs huguenin huguet huh huhu
        huillard huitards hula hulk hull hulot hulpe hulst hulu human humana humanae humanitarian humanities humanity
        humans humber humberto humboldt humidity humility humières hummel hummels hummer hummm hummmm humor humorous
        humphrey humphries hundred hundreds hung hungarian hungary hunger hungry huningue hunt hunted hunting huntingdon
        huntley huntsman huntsville huo huon huppert hurd hurdles hurel hurlevent hurley hurlus hurry hurst hurt hurtado
        hurting hurts hurtubise husband husbands hush huss husseini husson huster hustle hustler huston hutch hutcherson
        hutchins hutchinson hutchison hutt hutton huyghe huynh hw hwa hwan hwang hy hyatt hybrid hyde hydra hydraulic
        hydro hydrogen hye hyeon hygin hyland hyman hyperloop hypo hypocrisy hypothesis hypothetical hyppolite hyrule
        hysteria hyuk hyun hyung hébert hébertot hébrard hého héhé héhéhé héli hélie héma hémato hémon hénaff hénin
        hépato héraclius héraclée héraklion hérat hérodiade hérouville héroux hérouxville héry hétu hölderlin hülkenberg
        iaa iaaf iad iae iago iam iata iba iban ibanez ibarra ibc iberia iberville ibex ibf ibi ibk ibm ibra ibrahimovic
        ibrahimović ibsen ibérie ibéro ica icade icann icardi icarus icbm iceland iceman icf ich ichigo ichiro icitte
        icloud icm icom icon iconic icons icp icpe idc idea ideally ideals ideas identical identified identify
        identifying identities identity ideo ideological ideology idex idf idh idir idk idle idlib idol idtgv idéfix
        ieee iem iep ieyasu ifa ifc ifm ifop ifp ifr ifrap ifri ifrs ifsi iga igas ige iger igf igg iggy ighil iglesia
        iglesias ign ignatieff ignatius ignis ignored ignoring igny igp igpn igs ihab ihm ihrer ii iia iib iie iii iiie
        iiii iiième ike ikeda iker ikon ilaria ilham ilia ilitch illegally illich illkirch illness illnesses illu
        illuminated illuminatis illus illustrate illustrated illustrates illustrator ilona imac imad imagery imaginary
        imagined imaging imagining iman imanol imap imax imbert imbula imc imdb imed imei imelda imerys imessage imf img
        imhotep imi imier imm imma immediately immensely immer immo immortal immunity immuno imo imoca imogen imola imp
        impacted impaired impairment impec impending imperator imperii imperio implemented implementing implied implies
        imply implying impo impor importantly imported imposed imposing impr impressed impreza imprisoned imprisonment
        improper improve improved improvement improvements improves improving imran imre ina inability inaccurate inalco
        inao inappropriate inazuma inbev inbox inc incentive incentives inception inch inchallah incheon inches
        incidentally incl inclined include included includes including income incomes incoming inconsistent
        inconvenience incorporate incorporated incorporates incorporating incorrectly increase increased increases
        increasing increasingly incredible incredibly incumbent incurred indeed indefinitely independence independent
        independently indesign indi india indian indicate indicated indicates indicating indicator indicators indicted
        indictment indie indies indigenous indila indio indirectly individual individually individuals indo indonesia
        indonesian indoor indoors indra induced indulge industrial industry indy indycar inequality ineris inevitably
        inexpensive inexperienced inez inf infamous infantino infantry infected infectious inferior inferno infinitely
        infiniti infinity inflammatory inflated inflicted influenced influencing influential infoman informal informed
        informing informs infrabel infrared infringement ing inga ingalls ingeborg ingenico inger inglewood ingmar
        ingram ingré inha inhabitants inhabited inherently inherit inheritance inherited iniesta inigo initially
        initiate initiated injected injured injury inland inlet inmate inmates inner innes inning innings inno
        innovative innsbruck innu innus inoue inpes inpi inquiries inquiry inra inrap inrocks inrockuptibles inrs
        insanity insead insecure insecurity insep inserted inside insider insiders insight insights insignificant
        insisted insisting insists insomnia insp inspect inspected inspector inspectors inspi inspirational inspired
        inspiring inst insta instability installed installing installment instantly instead institute institutional
        instituto instru instructed instructional instructor instructors instrus insufficient insula insulation insulin
        insulted insulting insurance insured insurer intake integrate integrated integrating integrity intellectual
        intend intended intends intensely intensity intent intentional intentionally interact interacting
        interaméricaine intercept intercepted intercom interest interested interesting interestingly interests
        interfering interior interlaken intermediate internacional internal internally internationally internazionale
        internship interpret interpreted interrupt interrupted intersport interstate interstellar intertoto interval
        intervals intervene interviewed interviewing intervilles intimacy intimate intimidating into intra intramuros
        intricate intriguing introd introduce introduced introduces introducing introductory inté intégrative inv invade
        invaded invader invaders invading invalid invaluable invented inventor inventory inverness invest invested
        investigate investigated investigating investigative investigator investigators investing investment investments
        investor investors invicta invictus invited inviting involve involved involvement involves involving invs
        inzaghi ioan ioc iona ionie iop iot iouchtchenko ipa ipad ipads ipanema ipc iphone iphones iphoto ipo ipod ipp
        ipsos ipsum ipswich iptv iq iqbal iquique iquitos ir iranian irano iraq iraqi irb irc ircam ird ireland irem
        irfm irish irm irma iron ironic ironically ironman irony irrational irregular irrelevant irresponsible irritated
        irritating irs irsn irstea irt irun irvin irvine irving irwin is isae isaf isak isamu isao isaure isbn isc
        ischia ischio ischios isco isds iseut isf ish isha ishak ishaq ishida ishihara ishii ishikawa isidro isigny isin
        isla islami islamic islamo islanders islands islay isle isles islet isly ism ismail isme isnard isner isnt iso
        isolate isolated isolde isp isr isra israeli isrs issa issam issey issn issou issoufou issued issuing issy ista
        istiqlal istituto istomin istria isuzu it ita itachi ital italiana italiane italiani italiano italy itc itele
        iter itf ithaca ithaque iti itil itno its itself itunes ituri itv itw itélé iufm ius iut iv ivanka ivano ivanov
        ivanova ivanovitch ivanovna iveco iverson ivg ivica ivo ivor ivory ivry ivème iw iwata iwo iww ix ixe iyad iz
        iza izard izia izieu iznogoud izumi izvestia izzie izzy ième iñaki jabal jabba jabbar jaber jac jaccard
        jaccottet jace jacent jacente jacentes jacents jacinto jackass jacking jackman jackson jacmel jaco jacobs
        jacobsen jacoby jacopo jacquart jacquemin jacquette jacquie jacquin jacquinot jacquouille jaden jadida jadore
        jadot jaeger jaf jafar jag jager jagger jah jahr jahrbuch jahre jahrhundert jahrhunderts jai jail jailbreak
        jailed jaimerais jaimie jair jaja jakub jakubowicz jal jalabert jalal jalbert jalil jalisco jallais jallet
        jallieu jama jamaat jamaica jamaican jamain jamar jameson jamestown jamet jamieson jamison jammeh jammer jamy
        janata janelle jang jango jani janin janina janis janko jankovic jano janos janot janowski jansen janson janssen
        janssens january janusz jaoui jap japanese japd japhet japonica japs japy jaquet jara jardiland jarez jari jarl
        jarmusch jarnac jarod jaroslav jarrah jarrett jarrod jarry jarter jarvis jaspers jaubert jaucourt jauffret
        jaulin javascript javert javi jaw jaws jax jaya jayden jays jayson jazeera jazira jb jbl jc jcc jcdecaux jcp jda
        jdc jdd jdg jdm jdq jdr jds jealous jealousy jeanie jeanneau jeannel jeanneney jeanneret jeannie jebel jeddah
        jedi jedusor jefferies jeffery jeffries jekyll jelloun jelly jemeppe jemma jemmapes jenner jennie jennings
        jenson jeong jeopardy jepsen jeremstar jericho jermaine jeroen jerzy jesper jespere jesu jesé jethro jetpack
        jeuxvideo jewellery jewelry jewels jewish jews jfk jg jh ji jia jian jiang jibril jig jigsaw jijel jiji jima
        jimbo jimenez jimi jiminy jimmie jiménez jin jing jinnah jinping jintao jinx jiri jitsu jiu jive jk jld jlm jm
        jmc jmj jmlp jms jnr joanne joannes joannis joanny joao joaquin joaquín jobert jobin joc jocaste jochen jodi
        jodoin jodorowsky joeystarr joffre joffrin johanne johannesbourg johannis johansen johanson johansson johnnie
        johnston johnstone joigny join joined joining jointly joinville joke jokes joking joko jolene jolicoeur jolin
        jolivet jolla jolliet jolly joly jonage jonah jong joni jonquière jonquières jonzac jonze joomla joong joost
        joplin jordaens jordana jordi jordy jorf jorgensen jorn jory josaphat josas joseon josep josey josiah josias
        josip jospin joss josselin josserand jost josy jouanno jouarre joubert jouffroy jouhaux jourda jourdan jourdren
        journ journalopes journey journeys jousse jouve jouvenel jouvet joux jouy jouyet jouzel jovan jovanovic jovetic
        jovi joxe joya joyon jozef joão jp jpa jpeg jpense jpg jpl jpmorgan jpn jpp jpr jpy jquery jrs jsais jsc jsf jsk
        jsm jsp jss jsui jsuis jtm juanito juarez juba jud judah judaism judex judge judged judgement judges judging
        judgment judgments judicial judiciary judor judson judéo jugnot jugurtha juhel juice juicy juigné juillard
        juilliard juju juke jukebox jul juliers julii julliard july jumanji jumet jumièges jump jumped jumper jumps
        juncker junction juneau junie junien juninho junio juniper junius junk junko juno junot junta jupiler jupp juppé
        jurassic juridico juris jurisdiction jurisdictions jusquau jussi jussy just justicia justified justify justo
        justus jutland jutra jutras jutsu juul juve juventus juvigny juvisy juxta jv jvais jvc jveux jvm jw jy jyp jäger
        jégo jézabel jørgen jünger kaan kaaris kaas kaba kabila kabir kaboré kabuto kacem kaci kaczynski kad kaddour
        kadhafi kadir kadri kady kadyrov kaepernick kaga kagame kagamé kagan kagawa kagoshima kagura kaguya kahane
        kahina kahn kahnawake kaiju kailash kain kairi kairos kaiserslautern kaito kaj kak kaka kakashi kakou kal kala
        kalach kalash kalashnikov kale kaleb kalina kalla kalou kama kamakura kamara kamas kamasutra kamehameha kamen
        kamerhe kamila kamina kaminski kaminsky kamloops kamoulox kamouraska kampf kamui kan kanata kanda kandy kane
        kaneda kang kanga kangaroo kangoo kankan kann kanner kansai kantar kante kanto kanté kanu kanye kao kaolack
        kaori kaoru kaos kaplan kapoor karabakh karabatic karadoc karajan karam karamazov karan kardashian kareem
        karembeu karimov karin karkwa karla karloff karlsson karo karoui karp karpov karr karsenti karsenty karsten
        karthala karénine kasai kasaï kasbah kasdan kashi kashmir kaspar kasparov kasper kaspersky kass kassel kasserine
        kassim kassos kassovitz kasumi katangais katara katarina kateb katell katerina katerine kath katharina katharine
        kati katiba kato katrin katrina katrine katsu katsuya katumbi katusha katya katz kauai kauffman kauffmann
        kaufman kaufmann kautsky kavanagh kavanaugh kavinsky kawai kawaii kawase kawashima kawhi kaya kaye kayes kayser
        kaysersberg kaz kazama kaze kazuki kazumi kazuo kazuya kaï kb kbc kbs kc kdo kea keane keanu kearney kearns
        keating keaton kebir kechiche keck kedge kee keegan keel keeler keenan keene keep keeper keeping keeps kees kef
        kehl kei keiji keiko keine keirin keisha keisuke keita keitel kek kel kell keller kellerman kellermann kellogg
        kelowna kelso kemi kemp kemper kempf kenan kendal kendall kendji kendrick kengo kenichi kenji kenna kenney keno
        kenobi kenosha kenshin kensington kenton kenyans kenyatta kenyon kenzie keolis kepel kept ker kerala kerber
        kerbrat kerchove kerdrel kerem keri kermadec kermit kern kernel kerouac kerrigan kerry kersauson kershaw kertch
        kerviel kery kesha kettering kettle ketty kev kew key keyboard keyes keylor keynote keys keyser keystone
        keywords keïta kfar kfc kgb kha khadafi khadir khadr khadra khal khaldoun khaleesi khali khamenei khanh khanna
        khao kharkiv khashoggi khatib khattabi khazars khazri khedira kheir kheireddine khelaïfi khiva khl khloe
        khomeiny khomri khorassan khoury khun khyber khz kia kiabi kian kiang kiara kiba kiberlain kicked kicking
        kickstarter kid kidd kidding kidman kidnapped kidney kido kids kiefer kieffer kieran kiff kijiji kik kiko kikoo
        kikou kill killa killarney killed killer killers killings kills killy kilmer kilometers kima kimball kimber
        kimchi kimi kimiko kimmel kimmy kimpembe kimura kina kincaid kind kinda kinder kindergarten kindle kindly
        kindness kinds kindu kinect kinepolis kingdom kingdoms kingfisher kingsbury kingsley kingsman kink kinks kinky
        kinney kino kinsella kinsey kinski kip kiran kirby kirch kirchberg kirche kircher kirchner kiri kirikou kirin
        kirito kirkland kirkman kirkpatrick kirkwood kirov kirpan kirsty kishimoto kiss kissed kisses kissing kissinger
        kisskissbankbank kita kitab kitano kitchen kitchener kitkat kito kittel kitten kitzbühel kivu kiyoshi kizomba kk
        kkk klaas klagenfurt klan klapisch klarsfeld klay kleber kleist klerk klim klincksieck kline klinger klingon
        klingons klitschko klopp klotz klum klux kléber kmh knapp knee knees knesset knew knicks knife knight knightley
        knights knit knives knock knocked knocking knockout knocks knokke knoll knopf knorr knot knots know knowing
        knowingly knowledge knowledgeable knowles known knows knox knuckles knudsen knut knysna koa koba kobané
        kobayashi kobo kocher kock koda kodak kodi kodiak kodjo koechlin koehler koeman koen koenig koestler kof koffi
        kofi koga koh kohl kohler koichi koizumi kojak koji kojima kok koko kokoro kolarov kolb kolbe kolda kolia kolo
        komarov komatsu kombouaré komintern komodo kompany kona konami konan konaté konbini kondo kondogbia kone kongais
        koninck kono konoha konstantin koné koons kootenay kop kopa kopp kora korben kordofan kore korea korean korian
        korn koro korra korsakov koscielny kosciusko kossuth kostas koster kotto kouachi kouadio kouamé kouassi kouba
        kouban kouchner kouign koukou koul koulibaly koum koumba kourouma kourtney kouyaté kovac kovacs kowalski kowloon
        koï kpi kpmg kpop kraemer kraftwerk krall kramer krantz kratos kraus krause krauss krav kravitz kray krazy
        kremer kress kribi krief krieg krieger krilin krim kripke kris kristel kristeva kristi kristian kristoff kristy
        krivine kro kroes kroll kron kronenbourg kronos kroos krueger krug kruger krugman krupp kruse krusty kryptonite
        krys krystal krzysztof krüger ktm kuan kubica kubo kubota kubrick kudo kuhn kultur kuma kumamoto kumar kumi
        kumiko kundalini kundera kung kuni kuno kunst kunsthaus kunta kuntz kunz kuomintang kurdish kuro kuroda kurosaki
        kurosawa kurtz kurz kurzawa kurzweil kush kushner kusturica kutcher kuti kuwait kuznetsov kuznetsova kv kvyat kw
        kwa kwai kwak kwame kwan kwang kwh kwiatkowski kwok kwon ky kya kyi kyo kyoko kyra kyrgios kyung ké kébir
        kénogami köln könig köppen labadie laban labarre labarthe labat labatt labaume labbé labeaume labeled labeling
        labelled labeouf laberge labeyrie labiche labit labonté labor laboratories laboratory laborde laborie laborit
        laboulaye labrecque labrie labro labrosse labrousse labrune labrèche labs labège labé lacaille lacanau
        lacassagne lacasse lacaze lacazette lach lachaise lachapelle lacharrière lachaud lachine lachlan lachute lack
        lacked lacking lacks lacolle lacombe laconie lacoste lacourt lacouture lacq lacrim lacroix lacrosse lacy
        lacépède lada ladakh ladder laden ladislas ladreit ladurie ladurée laennec laeticia laetitia lafargue lafay
        lafaye laferrière lafferty laffite laffitte laffont lafite lafitte laflamme lafleur laflèche lafon lafontaine
        laforest laforge laforgue lafortune laforêt lafosse lafrenière lafuma lagache lagacé lagaf lagaffe lagardère
        lagerfeld laghouat lagides lagny lagrasse lagrave laguardia laguiller laguna lahaie lahaye lahcen lahm lahoud
        laigle laila laing lair lajeunesse lajoie lakanal lake lakers lakes lakeshore lakeside lakhdar lakota lakshmi
        lalaing lalala lalanne lalique lalla lallemand lallemant lallement lallier lally lalo lalonde lalou lamalou
        lamar lamarre lamassoure lamaze lamb lamba lambesc lambeth lambo lamennais lami lamia lamoignon lamont
        lamontagne lamothe lamotte lamour lamoureux lampard lampaul lampedusa lampre lamu lamy lancashire lancaster
        lancastre lancel lancelin lancienne lanctôt lancôme landa landed landers landi landing landis landlord landlords
        landmark lando landon landre landreau landrecies landru landsberg landscape landscapes landy lanfeust lanfranchi
        langdon langelier langeron langford langlade langlais langle langlet langley langlois langon langres langston
        langton languages laniel lankais lankaise lanne lannemezan lannes lannister lannoy lanoue lansac lansana
        lansdowne lansing lansky lanson lanta lantern lantier lanvin lanza lanzac lanzarote lanzmann laodicée laonnois
        lapd laperrière lapeyre lapidus lapinou lapix laplanche laplante lapointe lapp laprade lapse laptop laptops
        larache laramie larbaud larbi larcenet larcher lardy laredo larem largely largent larger largest lariboisière
        larivière lark larkin larmor laroche larochelle larocque laroque larose larouche larrieu larrivé larrivée
        larroque larrouturou larson larsson lartigue lartiste laruns larvae lascaris lash lasky lasnier lassalle lassana
        lassay lassen lasserre lassie lassociation lassus last lasted lasteyrie lastly lastman lasts laszlo lately later
        latest latham latif latimer latini latouche latraverse latreille latulippe latvala latécoère laud lauda lauder
        lauderdale laudun laugh laughed laughing laughlin laughs laughter laughton laugier launay launch launched
        launcher launches launching laundry lauragais laurel laurencin laurendeau laurens laurentien laurentienne
        laurentiis laurentin laurin lauriston laury lauryn laurène laus lautaret lautner lautrec lauvergeon lauvergne
        lauzon lauzun lavalette lavalin lavallois lavallée lavandou lavardin lavau lavaud lavaux laveaux lavedan
        lavender laverdure lavergne laverne lavery lavezzi lavi lavigerie lavigne lavillenie lavilliers lavinia
        laviolette lavoine lavoro lavrilleux lavrov lawful lawler lawmakers lawn laws lawson lawsuit lawsuits lawton
        lawyer lawyers laying layla layout layton layvin lazar lazard lazaro lazarus lazhar lazio lazlo lazuli lazy
        laëtitia lbc lbd lbo lbs lc lcbo lcc lcd lcf lch lci lcl lcn lcp lcr lcs ldc ldd ldh ldj ldl ldlc leach lead
        leading leads leaf leafs league leagues leahy leak leaked leaking leaks leaké leal leander leandro leaning
        leanne leap lear learn learned learning learns learnt leary lease leased least leather leave leavenworth leaves
        leaving lebanese lebanon lebedev lebert lebeuf leblond leboeuf leboncoin leborgne lebowski lebranchu lebret
        lebreton lebron lebègue lebœuf leca lecanuet lecat lecce leccia lecerf lech lechat lechevalier leckie leclair
        leclaire leclercq leclère lecocq lecointe lecointre lecomte leconte lecoq lecornu lecourbe lecourt lecter lectio
        lectoure lecturer leda ledger ledoux ledoyen ledru leduc leeb leech leed leela leenhardt leetchi leeuw lefeuvre
        lefevre leffe lefigaro lefranc left leftist leftovers lefty lefèvre lefébure lega legacy legally leganés legault
        legay legend legendary legends legge legged legia legifrance legis legislators legit legitimacy legitimate
        leglise legoland legolas legos legrain legras legris lehman lehmann lehoux leia leica leiden leif leighton
        leinster leiris leisure leitao leiter leith leitão lelandais leleu leleux lelièvre lellouche lelo lelouch leloup
        lemaire lemar lemarchal lemarchand lemasson lemay lemberg lemelin lement lemercier lemerre lemina lemire lemmy
        lemnos lemoine lemonade lemonnier lemoyne lempereur lempicka leméac lender lenders lending lendl lenfant lenglen
        lenglet length lengths lengthy lenin lennart lennie lennox lennoxville leno lenore lenormand lenox lensois
        lentulus lentz lenôtre leoben leona leonarda leonetti leoni leonid leonor leopardi leopoldo lepage lepaon lepen
        lepers lepic leporello leprince leproux lepéniste leriche lerner leroux lesaffre lesbian lesbians lescaut lescot
        lescure lesdiguières lesnar lesparre lespinasse lesquen lesquin lessard lesseps lesser lessing lessons lestat
        lestrade lestrange lesueur letang letat letellier lethal lethbridge leti leticia letitia letizia letourneur
        letta letter letteratura letterman letters letting lettuce letty leucate leung leuven leuze levallois levante
        levasseur levavasseur leveaux level levels leven levens leverage leverkusen levesque levin levinas levine levitt
        levon levrault lewandowski lewin lewinsky lewis lewy lexa lexi lexicon lexington lexy leyden leyen leyte leyton
        leyva lfb lfc lfh lfi lfp lg lgbt lgbti lgbtq lgdj lgv lhasa lhc lhermitte lhistoire lhjmq lhomme lhote
        lhuillier lhéritier liabilities liability liable liana liancourt liang liao liars lib libano libellus libera
        liberace liberalism liberals liberated libero libertad libertadores libertarian liberties libor libramont
        librarian libraries library libreoffice libri libris libro libros libé libéro licata licensed licensing lich
        licht lichtenberg lichtenstein lichtsteiner licinius lick licking licra lid lida liddell lider lidia liebe
        lieber lieberman liebermann liebherr liebig liebknecht lienemann lierse lieven life lifelong lifestyle lifetime
        liffré lifted liga liger ligeti lighter lighthouse lighting lightly lightning lightroom lightweight lignac
        lignières lignon ligny ligonnès ligugé liguori liii lijn liked likelihood likely likewise liking likoud lilah
        lilia lillard lillebonne lillehammer lilo lim limagne limassol limb limbo limbs limburg limeil limestone limited
        limiting limoilou limonest limoux limp linares linas lind lindberg lindbergh linden linder lindholm lindley
        lindon lindt lindy linea lineage linear lined lineker linen lines lineup ling linguistic linguistics linh lining
        link linke linked linkedin linker linkin linking linklater linky linnaeus linstant linstitut linton linz
        lionsgate lior lioudmila lip lipa lipo lipp lippi lips lipstick lipton liquor lisandro lisboa lisbon lisi listed
        listen listened listener listeners listening listens lisée litchfield litecoin literacy literal literally
        literary literatur literature lithuania litigation lito littell little littlefinger littleton litté littér
        livebox lived lively livestock livestream livie livin livingston livio livius livonie livron livry liza lizarazu
        lizard lj llc lleyton llorente lloret lloris llosa llp lmao lmc lmd lmde lmfao lmnp lmp lmpt lms lnb lnh lnr
        loach load loaded loading loads loana loango loans lobo lobos lobster loca localities locality locally locass
        locate located locatelli lock lockdown locked locker lockhart lockheed locking locks lockwood locmaria locronan
        loctudy lodge lodges lodi lodz lodève loeb loewe lofoten loftus logged logging logic logica logical logie
        logistics logitech logone lohan lohengrin loing loiseau loisel loiselle loisy loki loko lokomotiv lolf lolilol
        lollipop lolly lom lomagne lomax lombardo lombok lomepal loménie london londonderry londubat lone loneliness
        lonely lonesome longboard longchamp longchamps longeville longevity longfellow longing longo longoria longpont
        longpré longtime longueil longueville lonnie lonsdale looked lookin looking lookout loom loomis looney loool
        loop loops loose loosely lope lopes lopez lorca lordi lordon loren lorenzaccio lorenzi loret loreto lorgeril
        lorgues loria lorie lorimier lorin loriol lorna lorne loro lortie lory lorànt losc lose loses losing losses lost
        lotbinière lotfi lothar lotr lotta lottery lottie lottin louboutin loud louder loudly loudun loudéac louga
        lougansk louhans louhansk louisbourg louiseville louisiana loukachenko lounge lourenço lourmarin louron loustau
        loute louveciennes louvel louverture louvigny louvois louvrier lovato loved lovejoy lovell lovely lovers lovett
        loving lovren lowcost lowe lowell lower lowered lowering lowery lowest lowry loyalty lozano loïck lp lpc lpg
        lpga lpm lpo lrem lrt lru lsd lsf lsg lsu ltc ltd lts ltée luan luana luang luba lubac lubbock luberon lubin
        lucasfilm lucchini lucci lucenay lucent lucet lucha luchini lucho luchon lucian luciani lucilla lucina lucio
        lucious luck luckily lucky lucques lude ludendorff ludger ludlow ludmila ludmilla ludo ludogorets ludovico ludus
        luffy lugan lugar lugdunum luggage lugo lugosi luhrmann lukaku lula lullaby lum lumber lumet lumia lumina luminy
        lumley lumumba lunar lunatic lund lundgren lundqvist luneau lunebourg lung lungs lunion lunité lupe lupien
        lupino lupo lurel lurking lusace lush lusignan luso lussac lussier lutetia luthor luton luv luxemburg luxeuil
        luxleaks luxor luxurious luxury luynes luz luzarches luzenac luzon luçon lv lvi lviv lvl lvmh lw lyautey lybie
        lycan lycans lycurgue lyell lyft lying lyla lyman lynch lynda lyndon lyoko lyonnet lyotard lysandre lysiane
        lysias lyssenko lytton léautaud lécole lécuyer léda lég légaré légier légifrance légitimus léglise léodagan
        léognan léonais léonarda léonid léonor léotard lépante lépide lépine lérida lérins léry létang létourneau
        léveillé léveillée lévesque lévinas lévêque lézignan lópez maaf maalouf maaloula maarten mabanckou mabille
        mabillon mably mabrouk mabuse maca macaire macarena macarthur macau macaulay macbeth macbook maccabi macdo
        macdougall macerata macgregor macgyver machado machault machaut machecoul machel machen machi machida machinery
        macht machu macias maciel macina macintosh macintyre mack mackay mackey mackie mackinnon mackintosh macklemore
        macklin macky maclaren maclean macleod maclou macmillan macos macpherson macquarie macquart macri macronie
        macronien macronisme macroniste macronistes macy macé mad madani madara madawaska maddalena madden maddox maddy
        madec madeira madelin madelon madera madge madiba madigan madina madiot madiran madjer madjid madmoizelle
        madness mado madoff madoka madonna madou madre madsen maduro mady maeda maeght maersk maestri maeve mafalda
        maffei mag maga magdelaine magdeleine maggi maggio maggiore maggy maghrib magic magica magical magico magik
        magloire magn magnac magnan magnanville magnard magnetic magnette magni magnien magnier magnificent magnifico
        magnin magno magnon magnussen magny mago magon magoo maguire magus maha mahajanga mahal mahamadou mahamat mahan
        mahault mahdia maher maheu mahieu mahjong mahjoubi mahmud mahone mahoney mahrez mahut mahé maidan maiden maif
        maignan maigret mailed mailer mailhot mailloux mailly mainframe mainland mainly maintain maintained maintaining
        maintains maintenon maio maisie maisonneuve maitland maitreya maixent maizières maja majestic majesty majka majo
        majorelle majority majorquin majunga majus maka makarova make makelele maker makers makes makeup makhlouf making
        makino mako makoto malabry malacca malagasy malagré malak malala malartic malassis malatesta malaurie malaysia
        malaysian malbaie malberg malbranque malcom malden maldini maldonado maldoror malefoy malestroit malfoy malgres
        malherbe malhotra malia malibu malicia malicious malick malicorne maliki malina malinké malinowski malka malkin
        malko malkovich mallard mallet malley mallorca malloy malmesbury malo malone maloney malouda maltese malvina
        malvy malzieu mamers mami mammals mamoru mamou mamoudou managed manageur managing manal manar manara manassé
        manau manaudou manbij manceau manceaux manchu mancini mancunien mancuniens mancuso mandala mandanda mandated
        mandatory mandel mandelieu mandeville mandi mandon mandrake mandrier mandriva mandzukic maneuver manfredi
        mangala mangemort mangemorts mangin mango maniac maniaco manic manifesto manila manipulate manipulated
        manitobain manitobaine manitobains maniwaki mankell mankiewicz mankind manley manlius manly mannarino manner
        manners manni manning mannix mannschaft manny mano manoel manolo manor manou manouchian manoukian manpower
        mansart mansell mansfeld mansfield mansi manson mansour mansouri mantegna mantel mantle manually manufactured
        manufacturers manufacturing manuscript manuscripts manuvie many manzoni map mapaq maple mapou mapped mapping
        mappy maps mapuche maracana maracanã maradi maradona maran marana maranello marans maraval marbella marbeuf
        marble marbourg marburg marca marcadet marceau marcelino marcella marcellus marchal marchetti marchi marchienne
        marchiennes marching marchisio marciac marciano marcien marcil marcillac marcilly marcin marcinelle marcius
        marck marconi marcou marcoule marcoussis marcoux marcq marduk maredsous maren mareschal maret mareuil margaery
        margeride margerie margiela margin margins margny margrethe mariachi mariah mariama marian mariana mariani
        maribel maribor mariel marienbad marietta marigny marika marillac marineland marinella marinelli mariners
        marinette marinetti marini marino marinus marionnaud mariotte marioupol mariposa mariska maritain mariton
        marjane marjo marked marker markers market marketed marketplace markets markham marking markings markle marko
        markos markovic marlboro marlborough marleau marley marlies marlo marlon marlow marlowe marmaduke marmier
        marmont marmontel marmottan marmoutier marni marnier marnix marois marolles maroon marotta maroua maroussia
        marple marquand marquinhos married marriott marrow marrying marsa marsac marsal marsala marsden marseillan marsh
        marsha marsile marsupilami martelli martelly martens martian martigny martina martineau martinelli martinez
        martinière martino martinot martinus martius martínez marussia marvejols marvel marvelous marville marwa marylin
        marzio marzo marzouk marzouki masahiro masai masaki masala masao masaru masayuki masaï masc mascareignes
        mascherano mascot mash masha mashup masia masjid mask masked masks maspero masri masry massard massart masseret
        massey massi massicotte massignon massilia massillon massimiliano massin massinissa massively masson massot
        massoud massu masta mastercard masterchef masterclass mastered mastering mastermind masterpiece masterson
        mastery mastodon mastroianni matabiau matadi matam matane matante matapédia matata matched matching matchmaking
        matej materazzi materia material materials maternity matha mathematical mathematics mathers matheus mathews
        mathey mathiot mathison mathon mathurins mathy mathé matias matic matilda matlab matlock matmatah matmut matoub
        matra matri matrix matsu matsuda matsui matsumoto mattei mattel matter mattered matterhorn matters matthews
        matti mattia mattias mattie mattingly mattis matton mattress matty matuidi maturity matzneff maubert maubourg
        mauclair maudet mauduit mauger mauges maugis maugrey maui mauléon mauna maunoury mauny maupas maupeou maupertuis
        maupin maur maura maurane maurel maurer mauresmo mauri maurienne maurier maurin mauritius mauro maurois mauroy
        maury mauss mauthausen maverick mavericks mavic mavuba maxillo maxim maximilian maximize maximo maximus may
        mayans maybach maybe maybelline mayday mayer mayet mayeur mayfair mayfield mayflower mayhem mayhew maynard mayol
        mayor mayr mayweather maza mazagan mazan mazarine mazars mazas maze mazeaud mazel mazembe mazen mazerolle mazet
        mazières mazza mazzini mazères maïakovski maïdan maïga maïmonide maïtena maïté mañana mb mba mbacké mbam mbappe
        mbappé mbaye mbc mbda mbeki mbemba mbiwa mbk mbps mbs mbti mcadams mcafee mcallister mcavoy mcb mcbain mcbeal
        mcbride mcc mccabe mccain mccall mccallum mccann mccarthy mccartney mcclain mcclure mcconaughey mcconnell mccord
        mccormack mccormick mccourt mccoy mcculloch mccullough mcdermott mcdo mcdonagh mcdonald mcdonalds mcdonnell
        mcdougall mcdowell mcenroe mcewan mcf mcfadden mcfarland mcfarlane mcfly mcg mcgee mcgill mcginnis mcgonagall
        mcgovern mcgowan mcgrath mcgraw mcgregor mcguire mchale mcilroy mcintosh mcintyre mckay mckee mckenna mckenzie
        mckinley mckinney mckinnon mckinsey mcknight mclaren mclaughlin mclean mcleod mcm mcmahon mcmanus mcmaster
        mcmillan mcmurray mcnair mcnally mcnamara mcneil mcnulty mco mcp mcphee mcpherson mcquaid mcqueen mcr mcrae
        mctiernan mcu mcveigh mdd mdf mdl mdm mdma mdn mdp mdph mdr mdrr mdrrr mdrrrr mead meadow meadows meals meaning
        meaningful meaningless meanings meant meantime meanwhile measure measured measurement measurements measures
        measuring meaulnes mecha mechanic mechanical mechanics mechanism mechanisms mechelen mecum meda medal medals
        meddeb medea medeiros medellin medford medhi mediapart mediaset mediated mediator medic medica medicaid medicare
        medications medici medicina medicine medicines medico mediterranean medley medrano medtronic medusa medvedev
        meech meehan meek meeker meeks meester meetic meetup megadeth megadrive megaman megaupload meghan megève mehmed
        mehta meier meije meilhac meilhan meinau meir meirieu meissner meister mekhissi melancholia melanchon melançon
        melfi melia melilla melina mellal mello melody melrose melt meltdown melted melting melty melzer member members
        membership memel memmi memnon memoir memoirs memoria memoriam memorie memories memory memphrémagog menahem
        menard mendes mendez mendoza mendy mendès menehould menendez meng mengele menier menlo mennucci menou mensa
        mensah mensch menschen menta mentalist mentality mentally mentioned mentioning mentos menzel menzies meow
        mephisto mera merad mercadier mercado mercer merchant merchants merckx mercosur mercurial mercurio mercury
        merdias merely merged merger merida meridian merino merits merlet mermaid mermoz merrick merrill merritt merry
        mersch mersenne mersey mertens mertesacker merteuil merv merwan merwe meryem meslay meslier mesmin mesnard
        mesnil mesrine messaging messala messali messed messenger messiaen messiah messina messing messmer messner messy
        mestalla mesut metabolic metabolism metalleux metallic metallica metals metaphor metcalf metcalfe metella
        metellus meteor meter meters meth method methodist methodology methods metlife metoo metric metrics metroid
        metronews metropolis metropolitan metternich metzger meulan meum meung meurisse mewtwo mexican mexicans
        meximieux mexès meyer meyerbeer meyers meynard meynier meyrin meyssan meziane mfp mgen mgf mgm mgmt mgp mh mhd
        mhh mhsc mhz miao micah mich micha michaela michaelis michalak michalon michaud michaux michaëlle michelangelo
        micheli michi michiel michiels michiko michoacán michon michonne michou michu michy michéa mick micka mickey
        mickie mickiewicz micky microalgues micromania microorganismes microsd microwave mid middelbourg middle
        middlesbrough middlesex middleton midem midfield midfielder midge midget midland midler midnight midol midori
        midst midtown midway miers mif mifflin mifune mig migaud might mighty mignolet mignot migros mihai mihiel miho
        mika mikaela mikaelson mikami mikasa mikel miki mikkel mikkelsen mikko miko miku milani milano mild mileage
        milestone miley milf milford milfs milhouse mili milia miliband militaro military militia milk milka milkshake
        milky millard millefeuille millenials millenium millennials millennium millepied millette milli millicent millie
        milligan millon millot mills milly milner milonga milosevic milot milou miloud milt mimizan mimo mimoun mimran
        minaj minami minard minato mind mindanao minded minden mindfulness minds mindset minecraft mineiro minelli
        minerals miners minerva ming mingus minh minho minimize minimoys mining minion minist minister ministerial
        ministers ministries ministry minisérie minivan minnelli minnie mino minogue minolta minor minorities minority
        minorque minors minoru minusca minusma minustah miossec miot miou mip miquel miraflores mirail miramar miramax
        miramichi mirande mirbeau mirebeau mirecourt miribel mirko miromesnil miron mirren mirror mirrors mirta mirza
        misaki mischa misconduct misery misfits misha mishima misleading mismo misrata missed missing missionaries
        missionary missisquoi mississauga missié missoula missy mistake mistaken mistakes mistassini mister mistress
        misty misunderstanding misunderstood misuse mitchel mitchell mitchum mitidja mitigate mitis mito mitra mitroglou
        mitrovica mitry mitsou mitsouko mitsui mitsuko mitsva mittal mitty mitzi mitzvah miu miura miviludes mixed
        mixing mixtape mixtapes miya miyagi miyake miyako miyamoto miyazaki miyuki mizoguchi mizuho mizuki mizuno mj mjc
        mk mkhitaryan mkv mladenovic mlb mlc mlf mlk mlp mmc mmh mmhg mmmh mmmmh mmmmm mmorpg mnhn mnla mnouchkine mnr
        moana moba mobilis mobility mobistar mobutu mochi mock mocking mockingbird mocky modane model modeled modeling
        modelling models modena moderate moderately modern modesto modiano modibo modified modify modos modou modric
        modular modène moeller moffat moffatt mogador mogherini mogo mogwai moha mohammadi mohan mohand mohicans mohsen
        moigne moirans moissy moisture moitier mojave mojo moko moktar mola molay mold moldova moldu moldus molecular
        molenbeek molina molinari molinaro molinier molinié molitor mollat moller molloy molnar molsheim molson moltke
        molto moluques moma momentum mommsen mommy momo monaghan monahan monarch monarchy monastery monastir moncada
        moncef moncey monclar moncler moncontour moncton mondadori monday mondo mondor mondragon moneda monestier
        monetary monette money mongin mongo mongrain monia monier monika monitored monkey monkeys monks monluc monmouth
        monnet monnier monnot monnoye monnoyer monnoyes mononc mononcle mononoke monop monopoly monoï monsta monster
        monsters montagnac montagnais montagny montagu montague montaigu montalembert montalivet montand montandon
        montanier montarville montauroux montaut montbard montbazon montbel montblanc montbrun montcalm montceau
        montclair montcuq montdidier montebello montebourg montefiore montego monteil monteiro monteith montereau
        monterey montero montespan montesquiou monteux monteverdi montezuma montfaucon montferrand montferrat montfleury
        montfort montgaillard montgomery montgommery month montherlant monthey monthly montholon months monti monticello
        montiel montier montignac montigny montjoie montlhéry montlouis montluc montluel montmirail montmorillon
        montmorin montmédy montmélian montoire montorgueil montoya montpensier montpetit montpezat montplaisir
        montrachet montredon montrichard montrond montrose montsouris montségur monty montyon monumenta monusco monza
        mooc moocs mood moody moog mook mooney moonlight moonraker moonwalk moorea moose moov mop mopti morality morally
        moran morand morandi morandini morane morano moras morata moray mordecai mordor moreira morellet morelli morello
        morelos morena morency moreno moreover moretti moretz morey morez morgana morgenstern morhange moriarty morice
        morillo morini morisot morisques morisset morissette morita moritz morizet morland mormont mornay morneau
        morning mornings morningstar morny moro moroccan morocco moron moroni morons morosini morozov morpheus morpho
        morra morricone morris morrison morrissey morrisson morro morrow morsang morsi mortagne mortain mortal mortality
        mortar mortemart mortensen mortgage mortgages mortimer mortis morty morus morzine mosaic mosby mosca moscato
        moschino mosconi moscovici moscow moses moshé moskva mosley mosquito moss mossadegh mosson most mostafa
        mostaganem mostar mostefa mostly mostra mothe mother motherfucker mothers motiv motivate motivated motogp
        motorcycle motorola motors motorsport motown motu motörhead mouai mouammar mouans mouarf mouawad moubarak mouchy
        moudenc moudjahidine moudjahidines moudon mouffetard mougin mouilleron moulay moulineaux moulinex moulinsart
        mouloudia moultes mouly moumen mound moundir mounia mounier mount mountain mountains mounted mounting mounts
        mourani moureau moureaux mouret mourey mourgues mourillon mourinho mourning mourvèdre mouskouri moussaoui
        mousseau moussy moustafa moustaki moustier moustiers moustoir moutet mouth mouths moutinho mouv mouy mouzon move
        moved movement movements moves movie movies moving movistar mowgli moya moz mozza moé mp mpaa mpeg mpf mpg mph
        mpl mpm mpo mpp mpr mps mpsi mrap mrc mrp msb msci msd msf msg msh msm msn msnbc msp msss mst msu msv mtl mtn
        mtp mtq mtv muay mubarak mucchielli mucem much mucho muco mud mudd muddy mueller muerte mufasa muff muffat
        mugabe mugen mugler muguruza muhammed muir mujao mujer mujeres mujica mukwege mulan mulberry mulcair mulder
        mulholland mullen mulliez mulligan mullins mulroney multiplateforme multiplayer multiply multiservices
        multisports mum mumble mumford mumm mummy mumu mumuse muna mundi mundial mundo mundus mungo municipalities
        municipality munk munoz munro munson muppet muppets murad murail murakami murano murasaki murat murata murchison
        murcia murder murdered murderer murderers murdering murders murdoch murdock murena murillo murnau muros musashi
        musclor muscu muscular musculo muselier museo museum museums museveni mush musharraf mushroom mushrooms musi
        music musica musik musil musk muskrat muslim muslims musso mussy mustard mustela muti mutiny mutombo mutt mutu
        mutual mutually muy muñoz mv mvno mvp mvs mvuemba mw mwc mwen mwh my myard mycanal mycènes myeong myers mykola
        mykonos mylord myra myrna myron myrtle myself mysogine mysore myspace mysql myst mysteries mysterious mysterium
        mystery mystic mystical mythology myung mèze méca méd méda médi médiamétrie médiapart médiatico médic médico
        médor médéa mégantic mégare mégret méhul méhémet méjean mékinac mélody méluche mém ménandre ménard ménélas
        ménélik méphisto méribel mérieux mérode mérogis méso métalleux métivier métropolis mézenc münchen naacp naam
        naaman naar nab naba nabe nabeul nabilla nabokov naboo nabucco naceri nach nacho nachos nachrichten nacht
        nacional nacl nad nadal nadar nadaud nadeau nadejda nader nadon nador nadu naf nafi nafissatou nagano nagato
        nagel nagisa nagui naguib nah naha nahda naheulbeuk nahon nailed nainggolan nairo naismith najac najib nak naka
        nakache nakajima nakamoto nakamura nakano naked nala naloxone namaste namasté namco name named namely names nami
        naming nanaimo nanard nance nando nanette nang nangis nani nanni nanny nano nanou nansen nant nantel nanteuil
        nantua nantucket naoki naomie naouri nap napa napier napo napoli napolitano napoule napster naquet nar nara
        narcotics narendra narita narnia narrator narrow narrowly narrows naru naruto narvik nascar nascimento nasir
        nasl nasr nasrallah nasri nass nassau nast nasty nat nata natalis natalya natchez nath natio nationality
        nationally nationwide nato natsu natsuki natty natu naturae natural naturalia naturalis naturally naudet naudin
        naughty naulleau nausea nausicaa nautic nautilus navailles navalny navarro navas naves navi navidad navigate
        navigator navigo naville navy nawak nawal nawaz naxos nay naylor nazaire nazim nazionale naïm nb nba nbc nbr
        nbre nbs nbsp nc nca ncaa ncc ncis ncs ncsm nct nda nddl ndg ndiaye ndlr ndong ndour ndoye ndp ndr nds ndt neal
        near nearby nearest nearly nebula necessarily necessary necessity necib neckar necklace nederland nederlands
        nedjma need needed needham needing needle needles needless needs needy neelie neely neeson negan negatively
        neglect neglected negotiate negotiated negotiating negotiation negotiations negra negri neigette neighbor
        neighborhood neighborhoods neighboring neighbors neighbour neighbourhood neighbouring neighbours neither neji
        nekfeu neko nell nella nellie nelligan nels nemanja nement nemo nemtsov nenad nephew nepveu nera neri nero
        neruda nervous nesbitt nesle nesles nespresso nessa nesta netanyahou netanyahu netatmo netbook netherlands
        netscape netter nettie netto network networking networks neubourg neudorf neuen neuer neufchâteau neufville
        neuro neurological neustadt neutral neutrality neuvic neuville neuvy neuwirth neve never neverland nevermind
        nevertheless neves nevins nevis nevski nevsky newark newborn newell newer newfoundland newgate newly newman
        newmarket newspaper newspapers newsroom newsweek newtown newyork nexity next nexter neymar neyret nfc nfl nfs
        nga ngai ngan ngc ngo ngoc ngozi nguema nguesso nh nhc nhk nhl niall niane niang niantic niark nibali nibelungen
        nicaise niccolo nicely nicer nicest nichiren nicholls nichols nicholson nicht nickelback nickelodeon nicki
        nicklaus nickname nico nicolai nicolau nicolay nicolaï nicolet nicollin nicolo nicomède nicopolis nicot
        nicéphore nida nidaa nidal niederbronn nielsen niemeyer nieppe niestlé nieto nieuw nieuwe nieuwsblad nieves
        nigga night nightclub nightingale nightlife nightmare nightmares nights nightwing nigra nihil nihon nijni nik
        nikel niki nikko niklas niklaus niko nikolaj nikolaus nikolay nikon nikos nilsson nimier nimoy nimp nimporte
        nimrod nimègue niners nineteen nineteenth ninette ninety niney ning ninh ninth niobé nip nipples niro nishi
        nishikori nishimura niska nissa nitro nitrogen niue niv nivet nivo nizam nizan nizar nizet nizier nième niémen
        njie nkoulou nkrumah nkurunziza nkvd nmd noaa noailles nobili nobilis nobis nobody noboru nobu nobunaga nobuo
        noch nocibé noctilien noctis nodier nogaret nogaro nogent noguchi nogueira noguès nohant noirot noisy nok nola
        nole nolife nolin nollet nollywood nolte nomad nominate nominated nomura nonetheless nonna nonprofit nonsense
        nontron noob noobs noode noodles nook noonan nooon noooon nooooon noooooon nor norad norah noranda norauto
        nordeste nordic nordisk nordmann norge noriega noriko normally normandeau normandin normandy norris norsk north
        northampton northeast northeastern northern northrop northumberland northwest northwestern norway norwegian
        norwich norwood nosferatu nosra noster nostra nostradamus nostri nostro nostrum not notably notch notebook noted
        notepad nothin nothing noticeable noticed noticias noticing notified notify noting notitia notorious notredame
        notting nouadhibou nouchi nougaro noureev noury nouv nouvion novak novalis novare novel novelist novell novella
        novelli novels novelty november novi novo novosti novum novès now nowadays nowak nowhere nowitzki noyal noyelles
        nozay noémi noëlla npa npc npd npr nra nrc nrf nrj nsa nsc nsdap nsf nsfw ntep ntfs ntic ntm ntsb ntsc ntv nucci
        nuclear nude nudes nuestra nuestro nueva nuevo nugent nuitdebout nuke nukem nullius nullos num numa numb number
        numbered numbers numericable numerical numerous numéricable nunes nunez nuno nuova nuovo nuri nuria nurserie
        nusa nusra nussbaum nutella nutri nutrient nutrients nutritional nuts nuxe nuys nuñez nv nvb nwa nwo nx nxt nya
        nyanga nyanza nyc nypd nys nyse nyssa nyssen nyt nyu nº nég négawatt némo nérac néris nérée nétanyahou
        nürburgring oaci oahu oak oakley oaks oakville oat oates oath oav oaxaca oba obadia obamacare obelix ober
        oberkampf oberland oberlin oberyn obesity obey obiang obies obispo obj object objected objects obl obligated
        obliged oblivion obnl obono obra obras obs observatory observed observing obsessed obsidian obtain obtained
        obtaining obvious obviously obélix oca ocampos occas occasional occasionally occaz occupational occupied
        occupies occupy occupying occur occurred occurring occurs ocde oceania oceanic och ocha ocho ochoa oclc ocp
        ocrtis ocs octavien octavio octavius octo october océanic od oda odd oddly oddo odds odell oden oder odet odi
        odier odoxa odyssey oea oeb oecd oeils oeuil of ofc ofce ofer offence offences offend offended offender
        offenders offer offered offering offerings offers offi officer officers officially officials officinalis officio
        offline offspring ofpra ofs oft often ogata ogawa ogc ogcn ogden oger ogg oggy ogier ogilvy ogm ogni ogooué
        ohada ohana ohhh ohhhh ohl ohlala oiac oif oilers oim oip ojd ojo ok oka okada okanagan okavango okay okazaki
        okc okcupid oke okey okinawa oklm oko oksana oktober oké olala olav olbia old oldenbourg oldenburg older oldest
        oldman olds oldsmobile oled oleksandr olier oligo olimpia olimpico oliveira olivetti olivieri olli ollie olly
        olmert olmo olof olonne oloron olp olsen olson olsson olympia olympiakos olympic olympics olympio olympus omari
        omc omd omega omegle omer omeyer omg omitted omnes omni omnia omnis ompi omri oms onassis onboard oncfs ondimba
        ondo ondrp onedrive onema oneplus onera oneself onesta onfray ongoing ongs onion onions onizuka online only
        onofrio onpc onsen onset onu onuci onusida onwards onésime oof ook oona ooo oooh ooooh oooooh oops ooredoo opa
        opac opal opc opca opcvm opened opener opengl opening openings openly openoffice openssl openstreetmap operate
        operated operates operating operational operative operator operators opex oph ophelia ophélia opi opie
        opinionway opj opm oppa oppenheim oppo opponent opponents opportunities opportunity opposed opposing oppressed
        oprah opted opti optic optical optics optimistic optimus optional opé oqlf oqtf ora oradour orangina orangis
        orangs oranie oratio orb orban orbigny orbis orbán orca orch orchard orchid orchies orcival orden ordener order
        ordered orderic ordering orders ordinance ordinary ordine orellana orelsan orens oreo oreste orfeo orford
        organic organised organizational organized organizers organizing organo orgemont orgeval orgon orica orientalis
        oriented orig origi originally originated origny oriol orissa orl orlan orloff orlov ormesson ormond ornano
        ornans oro orochimaru orphan orpheus orpi orry orsenna orsini orso orsoni orstom ortega ortf orth ortho ortiz
        orval orvieto ory osage osama osamu osasuna osb osbl osborn osborne osbourne osc osce osdh osef osgood osha
        oshawa osheaga oshima osm osman osmond oso osorio ospina osram ossau osservatore ossi ossian osso osten oster
        osti ostéo osvaldo oswald oswaldo oswego osx otaku otc otello otero other others otherwise otis otomo otra
        otrante otro otros ottavio otter ottignies otton ouaf ouaga ouaip ouali ouargla ouarzazate ouattara oubangui
        ouch ouchy oudin oudinot oudot ouedraogo ouej ouellet ouellette ouep ought ouibus ouidah ouigo ouiii ouiiii
        ouiiiii ouija ouistreham oulad oulah oulala oulan ould ouled oulipo oumar oumarou oumou ounas ounce ounces ourcq
        oursel ourselves oury outan outans outback outbreak outch outcome outcomes outdated outdoor outdoors outfit
        outfits outfitters outgoing outkast outlander outlet outlets outline outlined outlines outlook outraged
        outrageous outreach outremont outright outro outside outskirts outstanding outta outward ouvrard ouzou ouédraogo
        ouïgour ouïgours oven over overall overcome overcoming overdue overflow overhaul overhead overkill overland
        overlap overlapping overlay overload overlook overlooked overlooking overlord overly overnight overrated
        overseas oversee oversight oversize overthrow overtime overton overview overwatch overweight overwhelmed
        overwhelming overwhelmingly ovh ow owari owe owed owens owes owi owing owl own owned owner owners ownership
        owning owns owo ox oxbow oxlade oxley oxmo oxo oxy oxygen oya oye oyo oyster oyé ozaki ozanam ozawa ozil ozon
        ozouf ozzie ozzy pab pabst paced pacem pacers paces pacheco pacific pacifica pacini pacino pacioretty packaged
        packard packed packer packers packet packets packing pacman pacquiao pacy padamalgam padawan padd paddington
        paddle paderborn padi padilla padirac padma padmé padova padovani padre padres pagan pagani paganini pagano
        pagny pago pah pahlavi paid paik paillade paimpol painful painlevé painted painters painting paintings paired
        pairing paisley pajol pajot pak paki pakistani palacio palacios palau palavas palencia palermo palestinian
        palestrina palin palissy palladio palm palmade palmashow palmeiras palmerston palmieri palms palo paloise
        palomino palos palpatine paltrow palustris paléo paléologue pam pamir pampers pamphile pamuk panam panamera
        panathinaïkos pancetta pancho panckoucke pancras pandemic pandora panem panenka panet pang panhard panik panisse
        pano panoramix panos panpan pantaléon pantani panther panthers pantone pantoute panza panzani pao paok paoli
        paolini papadopoulos papandréou papaoutai paper paperback papers paperwork paphos papi papin papineau papis
        papon papounet paprec paquette paquin paradise paradiso paragon parakou parallax parallel parallels parameter
        parameters paramore paramount paranoid paray parco parcoursup pardaillan pardo pardoux paredes parenteau
        parenthood parenting parigi parisot paristech parizeau park parked parker parkland parkway parliament
        parliamentary parly parnell parody parrish parrot parry parsifal partement partially partibus participate
        participated participating particles particular particularly partido partly partner partnered partners
        partnership partnerships partouche partridge partum parvati pasadena pascual pasha paske pasok pasolini pasqua
        pasquale pasquet pasquier passed passenger passengers passing passionate passos password passwords pasternak
        pastor pastore pastry pata patagonia patay patek patel patenaude patented paterson path pathetic pathfinder
        pathology paths pathway pathways pathé patmos pato patou patricio patrik patrimonio patriot patriotic patriots
        patrol patronus patry pattaya patterson pattinson patton pauillac pauleta paulhan paulie paulinho paulista
        paulsen paulson paulus pauly pauv pauvert pauw pauwels pav pavard pavarotti paved pavia pavilion pawel pawn
        paxton payback paycheck payday payen payette paying paylib payment payments payne payot paypal payroll payton
        pazzi pb pbm pbs pca pcb pcf pci pck pcm pcp pcq pcr pcv pd pda pdb pdc pdci pdf pdg pdj pdk pdl pdm pdp pdr pds
        pdt pdv peabody peace peaceful peacefully peach peaches peacock peak peaked peaks peaky peanut peanuts peasant
        peasants peb pebble pech pechiney pecho peck peco pecresse peculiar pedal pedersen pedestrian pediatric pedo
        pedretti pedrosa pee peek peel peeta peeters peg pegasus pegg pegi pegida peignot peillon peirce pekka pel
        pelayo pelchat pelet pelham pelicans pelissier pellegrin pellegrini pellegrino pellenc pellerin pelletan
        pellissier pelloux pelléas pelo pelosi pelt pemberton pembroke pen pena penang pencil pending pendleton
        penetrate peng penguin penguins peninsula penn pennac penner penney pennington pennsylvania penrose pensacola
        pensance pentax pentium pepinster pepito peppa pepper peppers peppino peps pepsi pepsico peralta perben perceive
        perceived percentage percival percy perdriel perec peregrine pereira pereire perelman perennial pereyra perez
        perfect perfectly perfecto perfo perform performed performers performing performs perfume perhaps perimeter
        period periodic periodically periods peripheral perisic perk perkins perks perlman perma permanently permitted
        pernambouc pernambuco pernaut pernelle pernes pernot perp perpetual perrache perray perreau perreault perret
        perrette perreux perri perriand perrichon perrier perrineau perrière perro perros perrot perrotin perry pershing
        persia persian persie person personal personalities personality personalized personally personam personas
        persons persos persson persuaded pertaining perthuis perthus pervez perwez pesaro pescara pesce pesquet pessah
        pessoa pestalozzi peta peterborough petersbourg petersburg petersen peterson petitot petra petro petrobras
        petrol petroleum petros petrov petrova petrovic petrovitch petrucci petrus petry pettigrew pettigrow petty
        petula peulh peutinger pew pewdiepie peyrat peyre peyrefitte peyrehorade peyron peyrot peyrou peyton pez peña pf
        pfa pfaff pfc pfeiffer pfff pffff pfffff pfiou pfister pfk pflimlin pga pgm pgp phalle phalsbourg pham phantom
        pharell pharma pharmaceutical pharmaceuticals pharmaco pharmacy pharmaprix pharos pharrell pharsale phd phelan
        phelps phenomena phenomenon phidias philadelphia philae philbert phileas philharmonic philidor philippi
        philippon philippot philips phillies phillipe philly philoctète philomena philosophers philosophical philosophy
        philou phineas phipps phishing phocas phoebus phong photobook photographed photographer photographers
        photographic photographs photography photoshoot photoshop phra phuket phuong phy physical physically physician
        physicians physico physics physik physio physiological physiology phyto phébus phéno pia piaggio pialat piat
        piatti pib pibrac picabia picart piccadilly picchu piccoli piccolomini pichegru pichette pichon pichot piché
        pick pickard picked picker pickering pickett pickford picking pickle picks pickup picnic pico picon picpus picq
        picquart picquet picsou pictet picture pictured pictures picturesque pidoux piedra piel pierce pieri pierlot
        piero pierrafeu pierrat pierrefitte pierrefonds pierrepont pierron pierson pieters pietra pietri piette pig
        pigasse piggy pignerol pigs piguet pika pikachu pike pikes piketty pikmin pilat pilatus pilgrim pilgrimage pili
        pill pillars pillet pillow pillows pills pimkie pimp pinar pinault pinay pinball pinch pindare pinder pineapple
        pineault pineda pinel pinewood piney ping pingeot pinheiro pininfarina pink pinker pinkerton pinky pinnacle
        pinned pinon pinterest pinto pinus piolle piombino pioneering pioneers piot piou pip pipo pippa pippin pippo
        pips piquemal piracy piri piriou pirlo piron pirot pirée pisa pisan pisani pisans pisco pissarro pissed pissing
        pistol pistols pistorius pit pitched pitcher pitchfork pitching pitou pits pitt pitti pittman pitts pittsburg
        pity pivotal pixar pixie pixies pixmania pizzi piétonnisation piñata piñera più pj pjanic pjd pk pkk pkoi pkp
        placed placid placido placing placo plagne plague plainpalais plaintiff plaintiffs plamondon planchon plancul
        planetary planets planned planners plantagenet plantagenêt plantarum planted plantier plantin planting planus
        plaster plastoc platform platforms plath platini platinium platinum plato plaute play playa playbook played
        player players playful playground playing playmate playmobil playoff playoffs plays playstation playstore plaza
        plazza plc pld plea plead pleaded pleading pleas pleasant please pleased pleasing pleasure pleasures pledge
        pledged plekanec plenel plenty plessis pleven plex pleyel plf plfss plo ploemeur plop plos plotting plouffe
        plougastel plourde ploërmel plq plr plug plumbing plunkett pluri pluto plv plz pléa pma pmc pme pmi pmp pmr pmu
        pna pnb pnc pnd pneumo pneumonia pnf png pnj pnl pnr pnud pnue poc pocahontas pocatière pochettino pocket
        pockets poco pod podalydès podemos podesta podolski poelvoorde poem poems poesia poetic poetry pogba poggio
        poinsot pointed pointing pointless poiret poirot poirson poisoned poisoning poisonous poitras pok poke pokemon
        pokemons pokerstars pokora poké pokéball pokédex pokémon pokémons polak poland polanski polanyi polaris poletti
        poliakov policies policing policy polignac poligny poliquin polisario polish polished polite politi politica
        political politically politician politicians politico politics politik politis polk pollack pollard pollet
        polling polls polly polnareff polono polska polski poltergeist polycarpe polydor polyeucte polymer polyphème
        polytech pom pombal pomerleau pomeroy pommeraye pommery pomona pompadour pompeo pompey pompili pompom poncet
        pong ponge pongo poniatowski ponk pons ponsard pontalis pontault pontbriand pontchartrain ponthieu ponti pontiac
        pontifex pontigny pontorson pontus ponty pony ponyo ponçon poorer poorly popcorn popeye popincourt popo popol
        popolo popov popovich popped poppers popping poppins poppy poppée popu popular popularity populated populus
        poquelin porch porcinet porco porfirio porgy porky porn pornhub pornichet pornography pornstar porochenko
        porquerolles porrentruy portalis portaventura porthos portillo portishead portman portneuf portobello portofino
        portray portrayal portrayed portuguais portuguese portus portzamparc posay posca posey posi posing positioned
        positioning positively posix posner possess possessed possesses possessing possibilities possibility possibly
        possum posted posting postponed postsecondaire postsecondaires potato potatoes potel potential potentially
        pothier potocki potomac potosi potro pottery potus potvin pouding poudlard pouet poufiasse poufsouffle
        pougatchev pouget pouic pouillon poujade poujol poujoulat poulenc poulidor pouliguen poulin poulsen poultry poum
        pound pounding pounds poured pourim pouring pourçain poutrer pouzin pouzzoles pov poverty povre pow powder
        powell power powered powerful powerpoint powers poyet pozzi pozzo poëti ppd ppda ppf ppv pq prabang practical
        practically practice practiced practices practicing practise practitioner practitioners pradal pradel prades
        pradesh pradier prado praet praha praise praised praises praising prakash prank prasad praslin pratico prato
        pratt pratte praud pravda pray prayed prayer prayers praying praz prb preach preacher preaching preceded
        preceding precinct precious precisely predator predators predecessor predecessors predict predictable predicted
        predicting prednisone predominantly pref prefer preferably preferred prefers pregnancy pregnant preliminary
        preljocaj prem premi premiership premise premises prensa prentice prentiss prep prepared preparing prequel
        presbourg presbyterian preschool prescott prescribed preseason presented presenting presently preserved
        preserving presidency presidential presle presles presley press pressed presstalis pressured prestashop
        prestigious preston prestre presumably presumed pretended pretending preto pretty prevail prevailing prevent
        prevented preventing prevents preview previous previously prevost prey prez prg priced priceless priceminister
        pricewaterhousecoopers pricing prick pride priest priestley priests prieto prigent primarily primark primary
        primavera primrose primum primus prin principia principle principles pringle pringles print printed printer
        printers printing prints prio prior priorities priority prism prisoner prisoners pritchard pritzker prius
        privacy privat private privately privileged priya proa prob probability probably probl problem problema
        problematic problemo problems probst probus proc proceed proceeded proceeding proceedings proceeds processed
        processes processor processors proclaimed procope procter proctor procurement prodi prodigy produce produced
        producer producers produces producing product productivity products professional professionally professionals
        professor professors profitability profound profoundly prog progr program programming programs progress
        progressed progressing prohibit prohibited proj project projected projecting projects prolific prolonged prom
        prometheus prominence prominent promised promising promote promoted promoter promotes promoting promotional
        prompted promptly pron pronos pronotum pronounce pronounced pronto pronunciation prony prop proper properly
        properties property prophecy prophet prophets proportional proposal proposals proposed proposing propriano
        proprietary prosciutto prosecco prosecute prosecuted prosecution prosecutor prosecutors proserpine prosperity
        prospero prosperous prost prostitute prostitutes protagonist protagoras protect protected protecting protective
        protector protects protein proteins protest protested protesting protests proteus proud proudly proulx prouvost
        prov prove proved proven provencher proves provide provided provider providers provides providing provigo
        provincia proving provisional provoke provoked provost proxima proximity proximus prozac pruitt pruvost pryce
        pryor préalpes précy préf préfontaine prép présaison prési préval préville prévost psalm psb psd pseudomonas psf
        psg psk psl psm psn pso psp pssst psst psv psych psychiatric psychiatrist psychiatry psychic psychological
        psychologist psychologists psychology ptb ptdr ptet ptete ptetre pti ptin ptn ptolémées ptp ptr ptsd ptz ptêtre
        pubescens pubg publ publicity publicly publish published publisher publishers publishes publishing publius
        pubmed pucci puccino pueblo pueblos puech puede puel puente puerta puerto puf puff puget pugh puig puigdemont
        puja pujadas pujol pujols pulaski pulitzer pulled pulling pully pulmonary pulp pulvar pump pumped pumping
        pumpkin pumps punched punches punching punchy punish punished punisher punishing punishment punjab punjabi puno
        punta punto pupil pupils puppet puppies puppy pupuce purchase purchased purchases purchasing purdue purdy purely
        puri purity puro purpan purple purpose purposes purpurea purse pursuant pursue pursued pursuing pursuit purvis
        push pushed pusher pushes pushing pussy pussycat putaing puterie putin putnam puyo puyol pv pvc pvd pve pvp pvt
        pvv pwa pwc pyd pyeongchang pyla pym pyo pyrame pyro pécho pécresse pécuchet pédo pée péguy péladeau pélissier
        pénicaud pépito péraud pérez périer pérignon périgny pérol péron péronnas péronne pérugin pérusse pétersbourg
        pétion pétrolia pétrone pétrus pévèle pézenas qaeda qaida qantas qaraqosh qashqai qasim qaïda qb qc qcm qd qf qg
        qian qlq qobuz qods qp qpc qpr qqc qqch qqchose qqes qql qqn qqs qques qqun qr quadri quadro quaid quaida quake
        qualcomm quali qualified qualify qualifying qualities quality quam quantic quantico quantities quantity
        quarantine quaresma quarry quarterback quarterly quarters quatar quatro quattro quayle quds quebecor quedal
        queenie queenstown queiroz quelqun quelquun queneau quercus querrey query quesada quesnay quesne quesnel quesnoy
        quesque questa questi questionable questioned questioning questo quevedo quevilly queyranne queyras quick
        quicker quickly quicksilver quicktime quidditch quiero quietly quigley quignard quiksilver quill quillan quimby
        quinault quincampoix quincey quincy quinet quinlan quinn quinta quintana quintero quintin quinton quintus quirky
        quitting quizz quiès quiévrain quod quotation quote quoted quotes quoting quran qutb québécor quéré qwant raaah
        rabah rabanne rabastens rabaud rabbit rabbits rabhi rabia rabier rabobank rabutin raby racan raccoon raced
        rachael rached rachi rachline racing rackham radamel radcliffe radegonde radek radeon radford radically radiguet
        radiohead radioshack radisson radovan radu rae raf rafa rafah raff raffaele raffarin rafferty raffi raffin rafi
        rafik rafinha ragequit ragga raggi raging ragnarok raguse rah rahal raheem rahim rahm rahman rahmani raho rahul
        raiden raif raiffeisen raikkonen railroad railway railways raimi raimon raimu rain rainbow rainey rainfall
        rainier raining rainville rainy raiola raise raised raises raising raj rajab rajan rajaonarimampianina rajesh
        rajiv rajoelina rajoy raju rak rakitic rakka rakuten ral ralf rally rallycross ralston ram ramadi ramadier
        ramatuelle rambaud rambert rambla rambo rambuteau ramdane ramel ramen ramens ramesh ramey ramirez ramiro
        rammstein ramo ramond ramonville ramos rampage ramq rams ramsar ramsay ramsey ramzi ramzy ran rana rancho
        rancière rancourt randa randle randolph randomly randon ranged ranging rangoun rangueil rania ranieri rank
        ranked rankin ranking rankings ranks ransom ransomware rantanplan ranucci rao raon raonic raouf raoult rapa rape
        raped rapeller rapha rapidly rapido rapidos raping rapist rappers rapporteure raptor raptors rarely rasd rashad
        rasheed rashid rasmus rasmussen raspail rastignac ratajkowski ratchet rated rath rather rationale ratp ratsiraka
        rattle ratzinger raucourt raudière rault rav ravalomanana raven ravenne ravens ravensbrück ravenswood raw
        rawalpindi rawdon rawlings rawlins rawls rayman raynal raynald raynaud rayo rayol raytheon raza razer razor
        razès raël rb rba rbc rbi rbm rbo rbs rc rca rcc rcd rcf rcl rcm rcp rcr rcs rct rd rda rdb rdc rdf rdi rdm rdp
        rdpc rdr rds rdse rdv rdx reach reached reaches reaching react reacted reacting reactor reactors reacts read
        reader readers readily readiness reading readings reads ready real reale realised realism realistic realities
        reality realization realize realized realizes realizing really realm realty reaper rear reardon reason
        reasonable reasonably reasoning reasons reb rebekah rebel rebels rebirth reboot rebooter reborn reboul rebound
        rebounds rebsamen rebuild rebuilding rebuilt rec recall recalled recalls receipt receipts receive received
        receiver receivers receives receiving recently recep receptor receptors recess rech recht recipe recipes
        reckless reckon reco recognise recognised recognize recognized recognizes recognizing recommend recommended
        recommending recommends recon reconcile reconsider recorded recording recordings recover recovered recovering
        recovery recreate recreational recruit recruited recruiting recruitment recruits rect rectangular rector
        recurring recycled recycling red reda redbull redd redding reddington reddit reddy rede redeem redfield redford
        redhat redhead redi rediff reding redknapp redman redmayne redmi redmond redoine redon redondo redouane reds
        redskins redstone reduc reduce reduced reduces reducing redundant redwood reebok reece reed reef reer rees reese
        reeves refer referee referenced referral referred referring refers refined reflect reflected reflecting
        reflection reflections reflective reflects refn reform reformed reforms refresh refreshing refrigerator refund
        refusal refused refusing rega regan regarding regardless regency reggaeton reggiani reggie reggio regia regio
        register registered registers registration registry regius regnard regnault regni regnier regno regnum regula
        regular regularly regulate regulated regulating regulations regulator regulators regulatory regum rehab
        rehearsal rei reichenbach reichmann reid reign reigne reigns reille reilly reimer reinach reinaldo reiner
        reinforce reinforced reinhard reinhardt reinhart reinhold reiser reiter reitman rej reject rejected rejecting
        rejection rejects reka rekt related relating relationship relationships relatively relaxed relaxing relay
        release released releases releasing relentless reliability reliance relied relieve relieved religious relizane
        reloaded reluctant rely relying remacle remain remainder remained remaining remains remark remarkable remarkably
        remarked remarks remaster remastered remedies remedy remember remembered remembering remembers rement
        remigration remind reminded reminder reminding reminds reminiscent remiremont remnants remo remote remotely
        removal remove removed removes removing renamed renart renate renato renaudin renaudot renaut rence rendered
        rendering rendezvous renegade renegades renew renewable renewal renewed renfe renfrew reni renner renny reno
        renoi renou renouard renovated renowned rent rental rented renting renton renucci renzi rep repair repaired
        repairing repairs repay repeal repeat repeated repeatedly repeating repeats repetita repetto replaced replacing
        replica replicate replied reply replying reported reportedly reporterre repr represent represented representing
        represents reprinted repro reprod reproduce repubblica republic republica republican republicans república req
        request requested requesting requests require required requirement requirements requires requiring rer reroll
        rerum resa rescue rescued research researched researcher researchers researching resembling resentment reserva
        reserved resf residency residential resides residing residual residue resign resigned resin resist resisted
        resisting resnais resnick reso resolve resolved resolving resp respawn respected respectful respecting
        respectively respiratory respond responded respondents responding responds responsa response responses
        responsibilities responsibility responsible responsive ress restart restau restaus restigouche resting restless
        restoration restore restored restoring restrepo restrict restricted restricting restructuring restylage restylée
        result resulted resulting results resumed retail retailer retailers retailleau retain retained retaining retains
        retaliation retarded rethel retina retired retiring retiro reto retreat retrieve retrieved return returned
        returning returns reuben reuil reuilly reunited reus reuss reuter reuven rev revan revault reveal revealed
        revealing reveals revel revell revenge reverdy revere revermont reversal reversed reverso revest review reviewed
        reviewing reviews revised revista revived revo revol revolt revolutionary reward rewarded rewarding rewards
        rewind rex rey reyes reykjavik reynaldo reynard reynaud reynders reynier reynié reza rf rfa rfc rff rfi rfid rfm
        rfo rg rgb rge rgpd rgpp rh rhapsody rhdp rhea rhetoric rhett rhiannon rhino rhinois rhinos rho rhoda rhooo
        rhyme rhymes rhys rhythm riad riadh rialto rians riario riaux rib ribbentrop ribbon ribeauvillé ribeiro ribemont
        ribera ribery ribes ribot riboud ribs ribéry ricaud riccardi ricciardo richardson richaud richebourg richelet
        richepin richer richert richie richier richler rickie rickman ricoeur ricoh ricœur rid ridden riddick riddim
        riddle riders ridge ridiculous ridiculously riding ridley riedel riek riester rieure rieux rifkin rig rigal
        rigault rigaux rigby rigged riggs right righteous rightly rights rigny rigo rigoberto rigoletto rigorous rihanna
        rijeka rijksmuseum riker rikers riki riku riley rilke rillieux rim rimbert rimini rina rinaldi rincon riner
        ringer ringing ringo ringuet ringuette rink rinne rino rioja riolo rion riopelle riordan riot riots riou rioufol
        rioux rip ripert ripley ripoll ripon ripped ripping ripple riquelme riquet riquewihr riquier riri rise rises
        rishi risi rising risk risking risks risky risle risler risorgimento risso ristigouche ritalin ritaline riton
        ritter ritz riu rivaldo rivalry rivard rivarol rivasi riverdale rivero rivers riverside rivier rivista rivoire
        rivoli riwal riyadh rizzo rizzoli rizzuto rj rk rko rl rm rmb rmc rmn rmp rmr rms rna rnb rnc rncp roa roach
        road roadmap roads roadshow roadtrip roald roaming roannais roanoke roar roaring roast roasted robbed robben
        robbery robbie robbins robby roberge robertet roberti robertson robic robichaud robidoux robillard robineau
        robinho robitaille robles robocop robotic robotics robredo robson robuchon robust roby roca rocamadour rocard
        rocca rocchi rocco rochambeau rochechouart rochejaquelein rochereau rocheteau rochette rochon rochus rochère
        rocked rockefeller rockfeller rockford rockies rockin rocking rockland rocksteady rockwell rocky rocourt rocroi
        rod roddy roden rodenbach roderick rodet rodger rodgers rodier rodman rodrigues rodriguez rodríguez rods roe
        roederer roemer rofl rog rogan rogelio rogen rogers rogier roh rohani rohff rohmer rohr roig roja rojas rojava
        rojo rokhaya roku roleplay rolex rolf rolfe rolin roll rolla rolled rollet rollin rollinat rolling rollins rollo
        rollon rolls roma romana romania romanian romanoff romantic romanum romanus romanée romao romario romelu romer
        romero romeu romilly rommel romney romo romont romorantin rompuy romy rona ronaldinho ronaldo roni ronin ronny
        ronson rony rooftop rooh rook rookie rookies room roomba roommate rooney roooh rooster root rooted rooting roots
        roper ropes roquebrune roquemaure roro rory rosales rosalia rosalind rosamund rosanna rosanvallon rosberg roscoe
        roscoff roseanne rosebud rosell rosemary rosemont rosemère rosen rosenberg rosenfeld rosenthal rosenzweig
        rosetti rosewood rosheim rosina roslin rosnay rosny rossel rossellini rosset rossetti rossi rosso rossum rossy
        rostaing roster rostock rostov rosy rotate rotating rotenberg rothen rothko rothman rothstein rotrou rotschild
        rotten rouanet rouart rouault roubaud roucas rouch rouches roudourou rouffach rougerie roughly rougier rougon
        rouhani rouillac rouillan rouillard rouillon rouletabille roum roumanoff rounded roundup rouquette rourke
        rousseff roussel rousselle rousselot rousset roussy roustan routinely routing routledge rouvier rouville
        rouvière rouvray rouvroy rouxel rouy rouyer rouyn rouzier rov rove rover rovere rovers rovigo rovère row rowan
        rowe rowena rowland rowley rows rox roxas roxy roya royans royat royaumeuni royaumont royce royer roz rozay
        rozier rozon rozoy rp rpc rpd rpdc rpf rpg rpima rpm rpr rps rpt rpz rq rr rrq rrr rs rsa rsc rsca rsf rsg rss
        rtb rtbf rtd rte rtf rti rtl rtm rtp rts rtt rtx rub rubbed rubber rubbing rubbish rubempré rubin rubinstein
        rubio rubra rudd rudel rudi rudyard rueda rueducommerce rueff ruel ruff ruffalo ruffec ruffier ruffin rufin
        rufisque rufo rufus rug rugged ruggero ruggieri rugy rui ruin ruinart ruined ruining ruiz ruka rukia rule ruled
        ruler rulers rules ruling rum rumble rumi rummenigge rumor rumors rumours rumsfeld runaway runner runners runoff
        runs runway rup rupo ruprecht rupt ruquier rushdie rushed rushing rushmore rusk ruskin russian russians rustica
        rusty ruta rutebeuf rutgers ruthless rutland rutledge rutten ruud ruy ruymbeke ruyter rv rvb rw rwdm rwe rx
        rybolovlev rydell ryder ryerson rykiel rym ryu ryzen räikkönen réau récamier réd réda rédac réduc réflection
        régnier réimpr réjane réjean rémusat réno réole réouvert réouverte réouvrir rép résa résidants résoud résul
        réthorique réu rév réveillère rééd saada saadi saakachvili saal saaq saatchi saavedra saba sabah sabbath sabella
        sabena saber sabinus sablettes sablo sabo sabourin sabran sabri sacchi sacco sacd sacem sachiko sachs sack
        sacked sacko sacks sackville saclay sacquet sacred sacri sacrificed sacro sacy sad sada sadc saddle sadek sadi
        sadie sadik sadio sadiq sadler sadly sadness sado sadomaso sadr saeed saez safa safar safe safeguard safely
        safer safest safety safir safra sagar sagem saglio sagna sagnier sagnol sagone sagot sagrada sagres saguenéens
        saha sahar sahih sahélo said saidi saigon sailed sailing saillard sailly sailor sailors saintdenis saintetienne
        saitama saito saiyan sakai sakamoto sakata sake sakhaline sakho sako saku sakura sakurai salaam salaberry salah
        salam salama salamanca salameh salamine salammbô salamé salanque salar salary salat salazar salaün salbris
        saldana saleh salengro salerne salerno salers salesforce salesman salette salgado salhi salieri salif salignac
        salih salina salinas salinger saliou salissage salix salluste salm salman salmonella salou saloum salt salta
        salter salty saluces salud salva salvage salvail salvat salvation salvator salvetat salvi salvia salviati
        salvini salvo salzburg salève samad samar samaras samarkand sammy samo samoan samory samos sampaoli sampdoria
        sampras samsonite samuelson sanae sanary sanborn sanche sanchez sancho sancta sancte sancti sanctioned sanctis
        sancto sanctorum sanctuary sanctum sancy sandberg sandbox sander sandero sanders sanderson sandford sandie
        sandisk sandler sandman sandor sandoval sandoz sandro sandstone sanef sanford sanga sangaris sangaré sangatte
        sangha sangnier sango sangoku sangre sangster sanitation sanji sank sankt sano sanogo sanremo sansal sanscrit
        santamaria santana santander santelli santer santini santino santis santo santoni santoro santos sao saori
        saoura sapho sapienza sapir saporta sappey sapphire sappho saputo saracens sarandon sarasota saratoga sarawak
        sarazin sarcasm sarcastic sarcey sardar sardou sark sarkissian sarko sarkothon sarkozysme sarkozyste sarkozystes
        sarl sarlat sarnez sarnia saroumane sarr sarraut sarraute sarrazin sarrazins sartine sarto sartorius sartoux
        sartène sasaki sascha saskatchewanais saskatoon sasori sassi sassou sassuolo sassy sastre sasu sasuke sathonay
        satisfactory satisfied satisfy satisfying sativa satomi satoru satory satoshi satrapi satsuma sattouf saturated
        saturday saturdays saturn satya sauber saudi saulcy saulieu saulnier sault saulx saumurois saunders saurel
        sauron sausage sauvadet sauvageau sauvageot sauveterre sauvy sauze sauzet sav savage savard savary save saved
        savelli savenay savi saviano savignac savigny savile savin savine saving savings savinien savio savo savoy savvy
        savy saw sawa sawadogo sawyer say saya sayaka sayed sayer sayid sayin saying sayonara sayyaf sayyid saïf sbc sbf
        sbm sbs sc scala scale scaled scales scaliger scaling scam scania scanlon scanned scanning scapin scar
        scaramouche scarborough scarce scared scarf scarface scarlatti scarpa scarpe scarron scars scary scato scattered
        scavo scb scc scd scellier scenery scenic scent scfp sch schacht schaefer schaeffer schafer schaffer schaffner
        schalke schatz schaub schedule scheduled schedules scheduling scheer scheffer schell schelling scheme schemes
        schenk scherer scherrer schiaparelli schiappa schiele schiffer schild schillinger schindler schiphol
        schizophrenia schl schleck schlegel schleicher schlesinger schleswig schloss schlumberger schlumpf schlöndorff
        schmeichel schmid schmitz schnapper schneck schneidermann schnell schnitzler schofield schola scholar scholarly
        scholars scholarship scholarships scholastique scholes scholl scholz schomberg schon school schooling schools
        schrader schreber schreiber schriften schroeder schuiten schule schuler schuller schultz schultze schulz schulze
        schumacher schuman schumer schuster schutz schwab schwartzenberg schwartzman schwarzenberg schwarzenegger
        schwarzkopf schweinsteiger schweitzer schweiz schweizer schweppes schwob schäfer schäuble schérer schön
        schönberg schöne sciamma scic scientia scientific scientist scientists scienze scipio scissors sclessin scm scn
        sco scofield scola scolari scone scones scooby scoot scope scored scorer scoreur scoring scorpio scorpius
        scorsese scotia scotland scottie scotto scottsdale scotty scouting scp scpi scr scranton scrap scrapped scrapper
        scream screamed screaming screams scred screen screened screenplay screens screenshot screenshots screw screwed
        screws scriptum scripture scriptures scroll scrolls scrooge scrs scrum scrutiny scud scudder scuderia scudetto
        scuf scully scum scuola scuse scusez scénar scénic sdb sdc sdf sdis sdj sdk sdl sdn sdr sdv seabrook seafood
        seagal seahawks seal sealed seals search searched searches searching searle sears seaside season seasonal
        seasoned seasons seated seating seats seaworld seba seban sebastiano seberg sebring seck seco secolo secondary
        secondly secondo secr secrecy secretaries secretary secretly sector sectors secular secunda secundum secundus
        secure secured securing securities security seder sedgwick sedona seed seeded seedorf seeds seeger seeing seek
        seekers seeking seeks seeley seem seemed seemingly seems segal segalen seger seghers segond segonzac segovia
        segpa segunda segundo segura seguro segway seif seignelay seiji seiko seiler seillière seiner seinfeld seismic
        seita seiya seized seizure seizures sekai sekou selah selby selden seldom selected selecting seleka selene
        seleçao seleção selfish selig seligman selkirk sellal sellers selling seloger seltzer selva selwyn semana sembat
        semen semester semiconducteurs semiconductor seminar seminars seminary semitic semoun semper sempre sempé semur
        semyon senate senator senators senatus sence send sending sends seneca senez senghor sengoku senhor senkaku
        senna senneterre senneville sennheiser senones senoussi senpai sensational senscritique sensei senseo sensing
        sensitivity sensori sensors sensory sensus sentenced sentencing sentinel senza senécal seo seok seong sepang
        separate separated separately separates separating sephiroth sephora septem september septimanie septimus
        sepulveda sequana sequedin serbian serbo serdaigle serengeti serenity sergeant sergei sergey sergeï sergi
        sergius serhiy serial serigne serious seriously seriousness serkis sernin serp serpentard serpillère serrano
        serrault serreau serris serrières sertic serv servat served server servers servette serving servius servo seti
        setlist settat setting settings settle settled settlement settlements settlers settling setup seung seurat
        seurin seurre seven seventeen seventh seventy sever several severed severely severino severity severn severus
        seveso sevilla sewage seward sewell sewer sewing sexfriend sexion sexo sexton sextus sexual sexuality sexually
        seydou seydoux seymour seyssel sfar sfio sfo sfp sfr sg sganarelle sgbd sgc sgen sgp sgr sgs sgt shabab shack
        shackleton shad shade shades shadoks shadow shadows shady shae shaffer shaft shaftesbury shaggy shahid shailene
        shaka shake shaken shakes shakhtar shaking shakira shakti shakur shalimar shall shallow shalom shameful
        shameless shaming shampoo shamrock shams shana shanahan shangaï shangri shani shania shankar shanks shanna
        shanti shao shape shaped shapes shaping shaq shaqiri shaquille sharapova share shared shareholder shareholders
        sharepoint shares shari sharia sharif sharing sharingan shark sharknado sharks sharma sharman sharp sharpe
        sharply shasta shatner shattered shaughnessy shauna shave shaved shaving shaw shay shaykh shayne shazam shea
        shearer sheba shebab shed sheehan sheen sheena sheep sheer sheeran sheet sheets shefford sheik sheikh shek
        shekhar shelburne shelby sheldon sheldrake shelter shelters shelton shelves shemale shen sheng shenmue shepard
        sheperd shepherd sheppard sheraton sheridan sheriff sherman sherri sherwood sheva shevchenko shhh shia shiba
        shibuya shield shields shiffrin shift shifted shifting shifts shigeru shih shiki shiloh shim shima shimada
        shimano shimbun shimizu shin shines shing shingen shinichi shinigami shining shinji shinjuku shinkansen shinobi
        shinobu shinra shiny shinzo ship shipment shipments shipped shipping shippuden ships shipshaw shiraz shirin
        shiro shitstorm shitty shiv shlomo shoa shock shocked shocks shoe shoes shoji shojo shonda shonen shook shooters
        shooting shootings shootout shop shopper shoppers shops shore shores shortage shortages shortened shortest
        shortly shorty shotgun should shoulder shoulders shout shouted shouting shouts shove shovel showbiz showcase
        showdown showed shower showers showing showman shown showrunner showtime shredder shrek shreveport shrewsbury
        shrimp shrine shrink shriver shuffle shun shut shutdown shutter shutting shuttle shy shyamalan shylock siagne
        sibel sibelius siberia sibille sibley sibling siblings sica sicard sich sicilia sick sickness sicotte sidaction
        sided sident sidewalk sideways sidibe sidibé sidiki siding siebert siebold siempre siena siffredi sigean sigfox
        sigh sight sighted sights siglo sigmaringen signac signaling signed significance significant significantly
        signing signor signora signore signoret signum sigourney sigrid sigur sigurdsson sihanouk sika sikkim sikorski
        sikorsky silencio silent silently silicon silk silla sillery silly sillé silva silvana silvano silver silverman
        silverstein silverstone sim simard simba simca simcity simcoe simeone simeoni simferopol simi simiane similar
        similarities similarity similarly simile similé similés simmonds simms simona simoncini simoneau simoni simonin
        simonis simonnet simpler simplicity simplified simplon simply simpsons sims simu simulator simultaneous
        simultaneously sina sinaloa sinatra sinbad since sincerely sinclair sinclar sind sindbad sinensis sinfonia sing
        singapore singers singh singing singular sinik sinister sinjar sink sinking sinope sintra sioule sipa siren
        sirey sirh siri sirigu sirkis siro sirois sisco sisley sissi sissoko sissy sistema sister sisteron sisters
        sitges sith siths siti sitter sitters sitting situated sivan sive sivens sivom sixers sixteen sixth sixty size
        sized sizes sizun sjw skeeter skelton skema skeptical skicross skid skiing skikda skill skilled skills skinned
        skinner skinny skip skipped skipping skippy skirt skirts skittles skoda skrillex skull skulls skunk sky skyblog
        skye skyfall skylanders skylar skyler skyline skynet skype skyrim skyrock skywalker slack slade slammed slap
        slapped slasher slater slatkine slattery slaughter slaughtered slavery slay slayer slc sleep sleeps sleepy
        sleeve sleeves slender slept sliced slick slid slide slider slides sliding slight slightest slightly sliman
        slimani sling slipknot slipped slippery slipping slm sloan sloane slobodan slopes slopestyle sloppy slot slots
        slowed slower slowing slowly slp slr sls slt sluc slug slumdog sly sm smack smackdown smail smaller smallest
        smallville smarter smarties smartwatch smashed smashing smaug smaïl smb smc smd smell smelled smelling smells
        smet smets smg smh smig smile smiled smiles smiling smirnoff smirnov smithers smithson smithsonian smits smo
        smoke smoked smokers smokey smoky smooth smoothly smp smr sms smt smtp smuggling smythe snacking snail snake
        snakes snap snapchat snapdragon snapped snapper snaps snapshot snatch snb snc sncb sncf sncm snd sneak sneaker
        sneakers sneaky snecma sneijder snell snep snickers snider snif snip snipe snipes snj snk snl snle snoopy snow
        snowball snowdon snp snr snsm snuff snuipp snyder soak soaked soares soba sobel sober sobieski sobotka socan
        socca sochaux sochi soci socially sociedad societatis societies society società socio sociology socios
        socioéconomique socioéconomiques sock socks socrates sodastream sodebo sodec soderbergh sodo soeurette sofica
        sofitel sofres softbank softer softly sohier soho soil soils soissonnais soisy sokal soko sokolov solal solana
        solano solanum solar solari solaris solberg sold soldado soldier soldiers solely solenn solenne solenzara soler
        solesmes solicitor solidarity solidays solidworks solignac soline solitary sollers solliès solomon soluce
        solutré solvay solve solved solving somaliland some somebody someday somehow someone somerhalder somers somerset
        somerville somethin something sometime sometimes somewhat somewhere sonata sonatrach songs songwriter sonic
        soninké sonja sonko sonoma sontag sooner sopa sopalin sophisticated sophomore sopot sopra sora soral sorceleur
        sordo sorel sorensen sorenson sorgue soria soriano sorin sorkin sorlin sormais sorman soro soros sorrente
        sorrentino sorrento sorrow sorry sorted sorting sos sosa sosh soso sospel sotchi soto sotomayor sotteville sotto
        soubeyran soubise souchon soufflot sought souillac souilly soula soulac soulan soulanges soulard soulas soule
        soulié souls soult soultz soum soumah soumaré soummam sound soundcloud sounded sounders sounding sounds
        soundtrack soupault sourdis soustons south southeast southeastern southern southwest southwestern souvigny souza
        sovaldi sovereign sovereignty sowerby sox soyouz soyuz sp spaak space spacecraft spacex spacey spada spade spain
        spal spalding span spanghero spanish spanning spare spared spark sparked sparkle sparkling sparks sparring
        sparrow sparta spartak spartan spassky spatio spawn spc spca spd speak speaking speaks spear spears spec
        specialist specialists specialized specializes specializing specially specials specialty specie species specific
        specifically specifics specified specify specs spectacular spectator spectators spector spectrum speculoos
        speculum speeding speedo speedrun speedway speedy speer spell spelled spelling spells spence spend spending
        spends spengler spent spezia spf sphynx spica spice spicer spices spicy spiderman spidey spie spiegel spielberg
        spies spike spikes spill spilled spina spine spinelli spinetta spinner spinning spinola spinosa spip spirit
        spirited spirito spirits spirituality spiritus spiro spirou spite spitfire spitzberg spitzer splatoon splendor
        splinter splitting spm spock spoil spoile spoiled spoils spoilé spokane spoke spoken spokesman spokesperson
        spolète sponge sponso sponsored sponsorship spontaneous spooky spoon spooner sportback sporting sportsnet
        sportswear spotify spotless spotlight spotted spouse spouses spp spr sprache sprague spread spreading spreads
        spree spring springer springfield springs springsteen sprite sprites spruce sps spun spurs sputnik spv spvm spvq
        spy spyder spying spyro spyware spé spéc sql squad squadra squadron squads squarcini squeezed squeezie squibb
        squid squillaci squire squires squirrel squirt sram srb src srd srebrenica srx ssd ssh ssii ssl ssp staal staat
        stab stabat stabbed stabbing stability stack stacked stadio stadion stadium stadiums stadler stadt staffing
        stafford staffordshire staged staggering staging stahl stain stained stainless staircase stairs stairway stake
        stakeholders stakes stal stalk stalker stalking stall stallone stalls stambouli stamford stamm stamp stampa
        stamped stamps standardized standish standpoint stanfield stanhope stanislav stanislaw stannis stanstead stanton
        staphylococcus staple staples stapleton staps starbuck starck starcraft stardust stared starfleet stargate stari
        staring starkey starlight starmania starred starring starship starsky start started starting starts starvation
        starve starving starwars stas stash stat stated statement statements staten statewide statham static stating
        stationary stationed statistical statistically statistics stato stats status statutory staub stauffenberg
        stavanger stavelot stavisky stavros stay stayed staying stays stb std steack steadily steadman steady steakhouse
        steal stealing steals stealth steam steampunk stearns steaua steed steel steele steelers steen steer steering
        stef stefani stefania stefanini steffen steffi stegen steiger steinbach steinberg steinmetz steins stellar
        stelvio stenay stent stephani stephano stephenie stephens stephenson stepped stepping steria stern sternberg
        steroids stetson stettin stevens stevenson stewart steyn stg stib stic sticking sticky stiegler stif stiff
        stiftung stig stiglitz stijn stil stiles stilicon still stiller stillman stills stilton stimulate stimulating
        stine sting stinger stingers stingray stinson stint stir stirring stitch stitches stl stm stmg
        stmicroelectronics sto stockton stockwell stoddard stoffel stoke stole stolen stoll stoltenberg stoltz stolz
        stomach stomp stone stoneham stoner stones stonewall stoney stony stood stooges stool stopped stopping storage
        stored storey storia storico storie stories storing storm storms stormtrooper stormtroopers stormy story
        storyboard storybrooke storyline stove stowe stp str strada straight straightforward strain strained strains
        strait straits stralsund strand stranded strange strangely stranger strangers strap strassen strasser strat
        strategic strategy stratford stratos stratton straub strava stravinsky straw strawberries strawberry stray
        streak stream streamer streamers streams streep streetwear streiff streit strength strengthen strengthened
        strengthening strengths streptococcus stressed stressful stretched stretches stricken strickland strictly
        striker striking strindberg stringer strip stripe striped stripes stripped strips striptease stripteaseuse
        strive striving stroheim stroke strokes stroll strom stromae stromberg stromboli strong stronger strongest
        strongly strootman stroud strozzi struck structured struggle struggled struggles struggling struve stryker
        strzoda stubborn stubbs stuck stud student students studer studi studied studien studies studiocanal studium
        study studying stuff stuffed stumbled stun stunned stunning stunt stup stupeflip stupid stupidity sturgeon
        sturges sturridge stv stx styled stylish styrie sté suarez suarès sub subaru subasic subban subject subjected
        subjects sublet submarine submerged submission submissions submit submitted submitting subs subscribe subscribed
        subscriber subscribers subscription subsequent subsequently subset subsidiaries subsidiary subsidy subsp subst
        substantial substantially substitute substrate subtle suburb suburban suburbs subutex subway succeed succeeded
        succeeding success successes successful successfully successor succédées such suchet suck sucked sucker sucking
        sucks sucy sudbury sudden suddenly sudo suffer suffered suffering suffers sufficient sufficiently suffren suga
        sugar suge suger suggest suggested suggesting suggests sugiyama suicidal suing suitable suitcase suited suiv suk
        suki suleyman sulla sulli sullivan sully sulpice sultana sulu sulzer sum sumitomo summa summary summed summers
        summerslam summertime summit summon summoned sums suncor sundae sundance sunday sundays sunderland sundgau sung
        sunglasses sunil sunk sunnah sunny sunnydale sunrise suns sunset sunshine sunt suntory suo sup superbike
        superbowl superboy superbus supercars superdry supergirl superhero superhéros superintendent superior
        superiority supermarket supernatural supernovae superphénix superpouvoirs supersonic supertramp supervielle
        supervised supervisor supervisors supp supplied suppliers supply supplying suppo supported supporting supportive
        supposed supposedly suppress suppressed supremacy supélec suquet surely surfing surge surgeries surgery surgical
        surgères surment surname surpassed surprised surprising surprisingly surreal surrender surrendered surrounded
        surrounding surroundings survet survey surveyed surveys survival survived surviving survivor survivors surya
        susana susanna susini suso suspected suspended suspicious sustain sustainability sustainable sustained
        sustaining susumu suter sutherland sutil sutter sutton suv suva suwa suze suzi suzie suzon suzuka suárez suèves
        svend svendsen svenska svensson svg svoboda svod svp svr svt sw swag swagger swain swallow swallowed swami swamp
        swan swank swann swansea swanson swarm swarovski swat sway swayze swear swearing sweating sweatshirt sweaty
        sweden swedish sweeney sweep sweeping sweet sweetheart sweetie sweets sweety swell swelling swenson swept
        swiftly swim swimming swinburne swinging swinton swipe swiper swiss swissair swisscom switched switcher switches
        switching switzerland swollen sword swords swore sworn sxsw sybil sybille syed syfy sykes sylar sylla sylva
        sylvan sym symbian symbolic symfony symmetry sympathetic sympathy sympatoche symphony symphorien symptom
        symptoms syn sync synology synonymous syntagma syntec synth synthesis synthetic syrian syriza syro syros syrte
        syrup sys syst system systema systematic systematically systemic systems sytral szabo sánchez sèze séba sédar
        séez ségara ségo ségou ségovie séguier ségur séguy séguéla sékou séleucie séléka sénac sénart sénatus sénécal
        séralini sérignan séré séverac sévigny sévillan sézanne süddeutsche tab taba tabanou tabarly tabarnac tabarnak
        tabaski tabby tablets taboo tabs tachibana tack tackle tackles tackling tacoma tactic tactical tactics tada
        tadam tadashi taddei taddeï tadeusz tadoussac taek tafsir tafta tagada tage taggart tagged tagger taggé taglioni
        tagore taguchi taguieff taha tahar tahir tahoe tahrir taichi taieb taillefer taillon tailored taittinger taizé
        taj taka takada takagi takahashi takahata takao takata takayama take takeda taken takeover takes taki takieddine
        taking taksim taku takumi takuya talal talamoni talavera talbot talented tali talia talib talk talked talkie
        talkies talkin talking talks tall tallahassee tallandier tallard tallec tallest tallien tallis talloires
        tallulah tally talma talmont talos tam tamagotchi tamaki tamanrasset tamar tamatave tamayo tamazight tambacounda
        tambo tami tamim tamimi tamir tampax tampere tams tamura tana tanabe tanaka tancarville tancredi tandy
        tanganyika tanguay taniguchi tanja tannen tano tanuki tanz taormina taoufik tapia tapped tapping taran tarantino
        tardenois tardi tardieu tardis tardy tareq targa targaryen target targeted targeting targets tariq tarkovski
        tarnac tarragone tarrant taryn tasca taschen taschereau tash tasha tashi task tasked tasks tasman tasmania
        tassel tassigny tassin tasso taste tasted tastes tasting tasty tataouine tatarstan tati tatoo tatooine tatsuo
        tatsuya tattoo tattoos tatum taub taubira taught tauride taurus tautavel tautou tavannes tavares tavel tavern
        tawhid tax taxpayer taxpayers tay taye tayeb tayyip taza tazer taï taïeb tb tbc tbh tbi tbm tbs tcc tcf tcha
        tchang tchi tchin tching tchong tchou tchoupi tché tcl tcm tcp tdah tdc tdd tdf tdi tdm tdp teach teacher
        teachers teaching teachings teague teal team teamed teammate teammates teams teamspeak tear tearing tears tease
        teaseuse teatro techcrunch technica technical technically technico technik technip technological technology
        tedeschi tedious tedx teenage teenager teenagers teens teeth tefal tegan tehran teilhard teissier teixeira
        tekken telecom telegram telegraph telekom telenet telenovela telenovelas televised telford teller tellier
        telling tello telltale telluride telmo telus tement temper tempered tempest template templates templeton tempora
        temporarily temporary tempore temporis temptation tempted tempting tempura tena tencin tended tendencies
        tendency tenenbaum teng tengu teniers tense tensei tenth tention tenzin teodoro tepa tepco terminate terminated
        termination terminator termini terminology terms ternay ternoise terrace terrail terrance terranova terrasson
        terray terrell terribly terrific terrified terrifying territories territory terror tertiary teschen tesco tesoro
        tessalit tessier tessy tessé tested testified testify testimony testing tetra tetris tetsu tetsuo tetsuya teub
        teubé teubés tevez texaco texier textbook textbooks texter texting teyssier tfc tft tfue tgi tgs tgv thabo
        thabor thackeray thaddeus thailand thalassa thales thalia thalys than thane thang thanh thani thank thanked
        thankful thankfully thanking thanks thann thanos thaon tharaud that thats thau thauvin thayer thc thd the
        theater theaters theatrical thee theft theil their theirs theis thelonious them thema themed themselves then
        theodor theological theology theorem theoretical theoretically theory therapeutic therapist therapy there
        thereafter thereby therefore thereof theres thermo thermomix theron therrien these thesis theta they thiago
        thiam thibaudeau thibert thibodeau thick thicke thicker thickness thief thiel thielemans thiem thierno thieves
        thigh thighs thil thill thin thing things think thinking thinkpad thinks thinner thion third thirds thiriet
        thiriez thirion thirst thirsty thirteen thirty thiry this thisbé thivierge thiébault thiébaut thiéfaine thiéry
        thoiry thomassin thomsen thomé thong thonon thorens thorez thorgal thorigny thorin thorne thornhill thornton
        thoronet thorough thoroughly thorpe thorsten thoré those though thought thoughtful thoughts thouin thousand
        thousands thouvenel thrash thrashers threat threaten threatened threatening threatens threats three threshold
        threw thrill thrilled thrilling thrive thriving throat throne thrones through throughout throw throwing thrown
        throws thru thug thugs thuillier thuir thule thulé thumb thumbnail thumbs thun thunberg thunder thunderbolt
        thuram thurman thursday thurston thury thus thuy thx thy thyroid thys thyssen thébault théberge thénardier
        théniers théobald théon théophane théophraste théoule thériault théron thérouanne théry thévenet thévenot
        thévenoud thônes tiago tiana tiananmen tiaret tib tiberi tiberius tibesti tibetan tibhirine tibi tibo tibor
        tibéri tice tick tico ticpe tidal tide tidiane tidy tie tied tielemans tiempo tiepolo tierney tierra tiersen
        ties tiff tiflis tifo tig tiger tigers tight tighten tighter tightly tigrou tiguan tijd tika tiken tikrit tilda
        tilden tiles till tillet tillie tillion tillman tillon tilloy tilly tilman tilsit timbaland timberlake
        timberland timbers timberwolves time timed timelapse timeless timeline timely timer times timmermans timmins
        timmy timo timoléon timone timour timsit timur timée tinder tindouf ting tinguely tinker tinkoff tinto tintoret
        tiny tinée tions tip tipasa tipaza tipeee tipo tipp tipped tippett tipping tips tirard tired tirol tirole
        tirreno tirésias tisdale tisseron tisseyre tissier tissot tisséo tit titanfall titanium titeuf titine title
        titled titles tito titou tits tivoli tixier tizi tjr tjrs tjs tkt tlc tld tlemcen tlf tlj tlmep tmax tmb tmc tms
        tmtc tmz tnf tnm tnp tnt toad toamasina tobacco tobago tobey toblerone tobrouk toby today toddler todeschini
        todo todorov todos todt toefl toeic together toho tohoku toilets toivonen toko tokugawa tolbiac told toledano
        toledo tolerate tolerated tolisso toll tolosa tomar tomasi tomaso tomasz tomato tomatoes tomboy tombstone tomic
        tomlin tomlinson tommaso tomo tomoko tomorrow tomorrowland tompkins tomtom tongue tongues tonic tonight tonino
        tonio tonnay tonneins tonya took tool tools tooth toots topachat topaz topeka topic topics topito topor topped
        topper topping topshop topsy tora torchwood tordjman torino toriyama tornado toro torontois toros torpedo
        torrance torre torreilles torrens torres torreton torrey torrès torsten tortured torvalds tosca tosh toshi
        toshio toshiro tossed totally toth totoro tottenham totti touati toubab toubon touchard touchdown touchdowns
        touched touching toucy tough tougher toughest toula toulalan toulet toumani toumi tounes toung tounkara toupin
        touquet touring tourist tourmalet tournaire tournament tournaments tournay tournefort tournus tourny tourret
        tourrettes touré toutain touvre tove toward towards towel towels tower towers town towne towns townsend
        townshend toxic toxicity toxins toya toyo tozeur tpe tpg tpir tpl tpm tpmp tps tra trabajo trabelsi trabzonspor
        traced tracfin trachéo tracing track tracked tracker trackers tracking tracklist trackmania tracks tractatus
        tractor trade traded trademark trades traditional traditionally trafficking trafford tragedy tragi tragic
        trailer trailers trailing trained trainers trainspotting traitor trajectory tran trang tranquil tranquilou
        transavia transcanada transcript transdev transexuelle transferred transferring transfers transformed
        transforming transgender transitional translated translator transmanche transmitted transmitter transmédia
        transparency transpi transpole transported transporting transvaal traore traoré trapani trapp trapped trappist
        traps trashtalk trask trastevere traumatic trautmann trav travel traveled traveler travelers traveling travelled
        traveller travellers travels traviata travolta trax tray treason treasure treasurer treasures treasury treat
        treated treaties treating treatment treatments treats treaty treblinka trejo tremblay tremendous trend trending
        trends trendy trenet trentin trenton trets trevi trey trez trezeguet triaud trib tribe tribeca tribes tribute
        tricastin trice trices tricky tried trierweiler triforce trigano trigger triggered triggers trigo trilby
        trillium trilogy trim trimble trina trinh trinidad trintignant tripadvisor triper trippe tripper tripping trisha
        tristram triumph trivago trivia trix trixie troade troadec trochu trojan trojans trolling tron trond trondheim
        troopers troops tropez trophies trophy tropic tropicana tropico trotsky trotters trottier troubled troubling
        trouduc trouducs trouin trousers trouville trudaine trudel true truffaut trujillo truly trumbo trumpet trunk
        trunks truong trusted trustee trustees trusting trustworthy truth truths try trying tryphon tryptique trèbes
        trèves trèèès trèèèès trèèèèès trébizonde trégor tréguier trémoille trépanier tréport trévidic tréville trévoux
        tsai tsang tseu tsf tsh tshirt tshirts tshisekedi tsigane tsiganes tsing tsipras tsk tsm tsn tsonga tsubasa tsui
        tsuki tsx tsé ttbm ttc ttf ttip ttt tuam tuberculosis tubiana tucci tuchel tuck tucked tucker tudy tuesday
        tugdual tuition tulane tulip tullius tully tulum tuléar tumblr tumor tumors tuna tuned tung tupac tupper tura
        turan turandot turbie turbomeca turckheim turcot turcotte turenne turfu turgeon turismo turk turkey turkish
        turmel turmoil turn turnbull turned turning turnout turns turpin turreau turtle turtles turturro tusk tussauds
        tutor tutorial tuttle tuxedo tuzla tv tva tvb tvi tvq tvr tvs tw twa tweeted tweeting twelfth twelve twente
        twentieth twenty twh twice twickenham twilight twin twingo twink twins twisted twit twitch twitt twittos
        twittosphère twitté twix twizy two twombly tx txt tycho tycoon tying tyndall tyne typical typically typing tyra
        tyranny tyreese tyrell tyres tyrion tyrrell tyson tywin tzara tène téchiné télécom téléfoot télématin télérama
        téléréalité téléthon témiscamingue témiscouata témouchent tétreault téva tévez tübingen uac uae uav ubaye ubb
        uberpop uberx ubi ubifrance ubs ubu ubérisation ucb uchida uchiwa ucl ucla ucpa ucs uda udc udem uderzo udf udi
        udinese udm udo udon udp udps ueda uefa uejf ueli uem uemoa ueno ueo ufa ufap ufc uff ufo ufr uga uganda ugc ugg
        ugh ugine ugly ugtt uhd uhf uhm uhuru uic uicn uid uimm uk uke ukip ukrainian ulb ulcan ulf ulg ulla ulliel
        ullmann ulloa ulric ulrik ulrike ult ultimate ultimately ultrasound ultron ulule umar umberto umbrella umf uml
        umm ump umps umq umr umtiti unable unacceptable unaf unam unanimous unanimously unarmed unauthorized unavailable
        unaware unbelievable unbreakable uncertainty unchained unchanged uncharted uncle unclear uncomfortable uncommon
        unconscious unconstitutional uncovered uncut undefeated under undercover underestimate undergo undergoing
        undergone undergraduate underlying undermine underneath underrated understand understandable understanding
        understands understood undertake undertaken undertaker undertaking undertale underwater underway underwear
        underwent underwood underworld undo undoubtedly unedic unemployed unemployment uneven unexpected unexpectedly
        unfair unfamiliar unfinished unfit unforgettable unfortunate unfortunately unfp unger ungerer unhappy unhcr
        unhealthy unibail unibet unicorn unidentified unidos unien unienne uniens unified unifrance unik uniqlo uniquely
        united units unity universal universalis universally universidad universities university universität universum
        unknown unlawful unless unlike unlikely unlimited unlock unlocked unlucky unnamed unnecessary unofficial unpaid
        unpleasant unplugged unpopular unprecedented unpredictable unreal unrealistic unreasonable unrelated unreliable
        unrest unrwa unsafe unseen unser unstable unsuccessful unsure unter untersuchungen until untitled untold unum
        unused unusual unusually unveiled unwanted unwilling unwin unédic uoif uomo up upa upac upbeat upc upcoming
        update updated updates updating upec upgraded upgrading upheld uphold upload uploaded uploader uploads upm upmc
        upon upper uppsala upr upright uprising ups upset upsetting upside upstairs upstream upton uptown upward upwards
        uqac uqam uqo uqtr uqàm uramin urb urba urban urbana urbania urbano urbex urbino urbis urbsfa urd urdu urfé
        urged urgency urges urging uriage uribe urie uriel url urls urquhart ursins urss ursus uru urville urvoas usable
        usaid usain usap usb usc usd usda used useful useless usenet username users usgs usher using usl usm usma usman
        usmh usopp usp ussr usual usually usul utc utf uti utica utilities utility utilized utilizing utmost utopia
        utrillo uttar utter utterly uvb uvsq uwu uzi uzès vaast vabre vabres vaca vacancy vachon vaclav vacs vada vader
        vador vafc vagina vago vahid vaiana vaillancourt vailland vailly vaio valachie valade valbuena valcartier
        valcourt vald valdes valdez valdivia valdo valdès valdés valeant valencia valens valensole valenti valeo valera
        valeri valerian valerii valerio valerius valero valhalla vali valiant valid validity valier valin valium valla
        vallarta vallat vallaud valle vallecano vallejo vallery vallespir valley valleyfield valleys valli vallier
        vallin vallis vallière vallières valloire vallot vallotton vallourec valls vallès valmer valmont valmore
        valognes valor valréas valter valtteri valuable valued valverde valérian vamos vanasse vance vandal vandamme
        vandel vanden vandenbroucke vander vanderbilt vandoorne vanek vang vangelis vanguard vanguardia vania vanier
        vanilla vanished vanity vanneste vannetais vaper vapor varadero varane varda vardar vardon varela varenne varga
        varied varieties variety varin vario various varoufakis varsity vartan varvara vary varying varys varèse vasari
        vasco vascular vashem vasily vasilyev vasquez vassar vasseur vassy vastly vasy vaucelles vaucouleurs vaucresson
        vaudreuil vaudémont vaugelas vaugeois vaughan vaughn vault vaulx vauquelin vauthier vautier vautrin vauvenargues
        vauxhall vauzelle vayer vazquez vazy vb vbci vcs vd vdb vdi vdm vdsl veber vecchia vecchio vector vedel veen
        veep vefa vega vegan vegans vegeta vegetable vegetables vegetarian veggie vehicle vehicles veilleux veillon
        velasco velasquez velazquez velde velez velib velin velizy vella velma velocity veloso velvet venable venaco
        venaissin venance vendor vendors vendômois vener veneta veneto veneux venezia venizelos venner venom ventadour
        venti vento ventoline ventoux ventura venture ventures verberie verbier verbo verbum verceil verchères vercoutre
        verdasco verde verden verdes verdez verdien verdon verdot verein veretout vergara vergennes vergniaud vergy
        verhaegen verhoeven verhofstadt verified verify veritas verity verlag vermaelen vermandois vermeersch vermeulen
        vermorel vern verna vernant vernay verner vernes vernet verneuil verney vero veron verona verratti versace
        versini versoix verstappen verville vervins vervoort very vesle vesna vesper vessel vessels veterinary vettel
        vevey vevo vey veyrat veyron vezin vf vfl vfr vfx vge vhb vhc vhf vhs viadeo viala vialatte vian viana vianney
        viard viardot viatcheslav viateur viau viaud viber vibert vibes vicat vicaut vicence vicente vicinity vicious
        vick vickers vickie vico vicq victorian victories victorin victorious victory vicus vidalies vidauban vidi
        vidocq vidéotron vieira vieja viejo viel viendez viennot viera vietnamese vieuville view viewed viewer viewers
        viewing viewpoint views vigan viger vigi vigier vigil vigipirate vignal vigneault vigneux vignon vigny vigor
        vigouroux vigée vih vii viii viiie vijay viki vikram vilanova vilar vilette vili villacoublay villafranca
        villagers villani villanova villanueva villar villard villardière villareal villaret villarreal villars
        villefranche villegas villehardouin villemin villemur villenave villepin villepreux villequier villeray villeret
        villeroy villers villette villiers villèle vilmorin vilna vimeo vimeu vimont vimy vinay vinegar vineyard vinh
        vinicius vinland vinnie vinny vino vinokourov vinson vinted vintimille vinyl vinyls violate violated violating
        violently violin vip viper vipers virenque virg virgil virgilio virgin virginis virgo viridis virieu virtual
        virtually virtue virtus virunga viruses viry visconti vishnu visi visibility visio visited visiting visitor
        visitors visscher vista visual visually vitaa vitalis vitality vitaly vitamin vitellius viterbe viti vitis vito
        vitry vittel vitti vivarais vivarte vivastreet vivek vivi viviani vivid vivienne vivonne vixen vième viêt vl
        vlaams vlaamse vlaanderen vlad vladislav vlb vlc vld vm vmc vmware vn vnf vnr vocabulary vocaloid vocals
        vocational voce voces vocoder voeckler vogel vogler voice voiced voices voight voigt voili voilou voip volcanic
        volcano voldemort volk volker volkoff volkov vollard volnay volney volo volodymyr volpe volsques voluntarily
        voluntary volunteer volunteered volunteering volunteers volvic vomiting voodoo voreppe vostfr vostok voted
        voting voto voulte voulzy vouziers voy voynet vp vpc vph vpn vr vre vrin vrm vrmt vroom vrp vsd vtc vtt vuelta
        vuibert vuillard vuillemin vuillermoz vulcan vulcania vulgar vulgare vulgaris vulnerability vult vw vx vème
        védrine végé vélasquez vélib vélizy véran vérendrye vérif véro véron véronèse vésale vésubie vétos vézelay
        vézina vézère waasland wabash wace wachowski waco wada waddington wade wadi wadsworth waechter wael waf wafa
        waffen wag wage wages wah wahab wahid wahl wahlberg wahoo wahou waifu waikiki wailers wailly wainwright waist
        wait waite waited waiter waiting waitress waits waiver wajda wajdi waka wakanda wakanim wake wakeboard wakefield
        waker wakes wakfu waking wala walcott wald waldeck waldemar walden waldorf waldron wales wali walibi walk walked
        walken walker walkers walkie walking walks walla wallach wallah wallenberg wallenstein waller wallerand wallet
        wallpaper walnut walpole walser walsh walsingham walton waltz walzer wam wamba wampas wan wanadoo wand wander
        wanderer wandering wanderlust wandrille wang wann wanna wannabe want wanted wanting wants waou waouw waow wap
        war warburg warburton warcraft ward warda warden wardrobe wards ware warehouse warfare warhammer warhol warin
        waris warlock warm warming warmth warn warned warns warp warranty warrior warriors wars warsaw warszawa wartime
        warwick wary was wash washburn washed washing wasnt wasp wasps wass waste wasted wasteland wasting wat watan
        watanabe watch watched watcher watchers watches watching watchmen watchtower water watercooling waterfall
        waterford waterfront watergate waterhouse watering watermael waterman watershed waterville watford watier
        watkins watrin waudru waugh wauquiez wauters wauthier wav wave waved waverly waves waving waw wawa wawrinka
        waxman way wayland waylon ways wayward waza waze wazemmes waziristan wba wbc wbo wd we weah weak weakened weaker
        weakest weakness weaknesses wealth wealthy weapon weapons wear wearing wears weary weasley weather weave weaver
        weaving webdesigner webdocumentaire webedia webmail webmarketing webmaster website websites webster webtv wechat
        wedding weddings wedge wednesday wee week weekend weekends weekly weeknd weeks wei weibo weidmann weigh weighed
        weighing weighs weight weighted weights weil weiler weinberg weiner weinstein weir weird weise weiss weisz
        weiwei welbeck welby welch welcome welcomed welcomes welcoming weld welding weldon weleda welfare welker well
        wellbeing wellens weller welles wellesley wellman wellness welsh welt wemba wembley wendake wendat wendel
        wenders wendigo wendover weng wengen wenger wenn went wentworth wenzel wep wer werden werder were werk werke
        werner werth wertheimer werther wesel wesen weser wesh wesker wesson westbrook westchester westermann westeros
        westgate westin westlake westmoreland weston westwood westworld wever wexler wey weyden weygand weyland weymouth
        wf wg wha whale whales wham whaou wharton what whatever whats whatsapp whatsoever wheat wheaton whedon wheel
        wheelchair wheeler wheeling wheels whelan when whenever where whereabouts whereas whereby wherein wherever
        whether whey which whichever while whilst whining whip whiplash whipped whipple whiskey whisper whisperer
        whispers whistle whistler whit whitaker whitby white whitecaps whitechapel whitehall whiteley whites whiteside
        whitey whitfield whiting whitley whitlock whitman whitmore whittaker whl who whoa whoever whois whole wholesale
        wholesome wholly whom whoopi whopper whore whose why whyte wick wicked wicker wicket wickets wickham wide widely
        wider widespread widmer widow width wie wieder wiel wieland wien wiesel wiesenthal wieviorka wife wig wigan
        wiggins wiggle wight wiiu wikidata wikileaks wikimedia wikimédia wikisource wiko wiktionnaire wilberforce wilco
        wilcox wild wildcat wildcats wilden wildenstein wilder wilderness wilders wildlife wildly wiley wilhelmina
        wilhem wilkes wilkie wilkins wilkinson wilks willard willems willi williamsburg williamson willing willingly
        willingness willis willoughby willow willows wilmer wilmington wilmots wilmotte wilshere wilt wilton wiltshire
        wiltz wim wimax wimereux win winamax winckler wind windermere windev windham winding windmill window winds
        windsor windy wine winehouse wines winfield winfrey wing winger wings winifred wink winkle winkler winner
        winners winnicott winning winona wins winslet winslow winston winter winterfell winters winthrop wintour winx
        wip wipe wiped wipeout wir wird wire wired wireless wires wiring wirth wisdom wise wisely wiseman wish wished
        wishes wishing wishlist wiss wissam wissant wissembourg wissenschaften wissous wisteria wit witch witcher
        witches with withdraw withdrawal withdrawn withdrew withers witherspoon within withings without withstand
        witness witnessed witnesses witnessing witold witsel witte wittemberg witten wittenberg witty witz wives wiz
        wizard wizards wizz wl wladimir wm wn wnba wo woah woaw woerth woh wojciech woke wola wolf wolfe wolfenstein
        wolff wolfsbourg wolfsburg wolinski wollaston wolsey woluwe wolverine wolverines wolves womack woman womb women
        wonder wondered wonderful wonderfully wondering wonderland wonders wong wonka woo wood woodbridge woodbury
        woodcock wooden woodhouse woodland woodley woodman woodrow woodruff woods woodsen woodstock woodward woof woogie
        wool woolwich woop wop worcester word worden wording wordpress words wordsworth wore work worked worker workers
        workflow workforce working workman workout workouts workplace works workshop workshops world worldcat worldline
        worlds worldwide worley worm worms worn worried worries worry worrying worse worship worst worth worthington
        worthless worthwhile worthy wotan wouah wouf wouh wouhou would wound wounded wounds wout wouter wouters woven
        wow wozniacki wozniak wp wpa wpt wr wraith wraiths wrangler wrap wrapped wrapping wraps wrath wray wrc wreck
        wrecked wrecking wren wrestlemania wrestler wrestling wright wrigley wrist write writers writes writing writings
        written wrong wrote wrx ws wsh wsj wsop wsp wta wtc wtcc wtf wti wulf wurmser wurst wurtz wwdc wwe wwf wyatt
        wydad wyler wylie wyman wyndham wynn wynne wyss wé xabi xana xanadu xanax xavi xb xbox xc xd xdd xena xeno
        xenoblade xeon xerfi xerox xf xfce xhaka xhamster xia xian xiao xiaomi xiaoping xie xii xiie xiii xiiie xiiième
        xiième xing xingu xinhua xiu xiv xive xix xixe xixè xixème xième xj xk xl xli xlii xliii xlv xlvii xlviii xm xml
        xmpp xn xnxx xo xoxo xp xperia xps xr xs xsara xtreme xuan xv xve xvi xvideos xvie xvii xviie xviii xviiie
        xviiiè xviiième xviième xvième xvème xx xxe xxie xxii xxiie xxiii xxiv xxix xxième xxl xxv xxvi xxvii xxviii xxx
        xxxi xxxii xxxiii xxxiv xxxix xxxv xxxvi xxxvii xxxviii xxxx xxxxx xxè xxème xy xynthia xyz ya yacoub yacouba
        yad yada yade yagami yago yahia yahoo yahya yaka yako yam yama yamada yamaguchi yamaha yamamoto yamana yamashita
        yamaska yamato yamauchi yamazaki yamcha yana yandex yanga yangon yano yao yap yar yara yaris yarmouk yarmouth
        yarn yasin yasmin yassin yasu yasuda yasuo yat yates yay yaya yayi yazidis yb yc yea yeager yeah year yearbook
        yearly years yeast yeats yedder yee yeezy yeh yehuda yelena yell yelled yellen yelling yellow yelp yeon yeong
        yep yeshiva yesterday yeule yeung yhwh yield yielded yields yilmaz ying yip yitzhak ylang ymca yoda yogurt
        yoichi yoka yolo yom yona yong yonge yoni yonkers yoon yoplait yopougon yorick yorkais yorkaise yorkaises yorker
        yosemite yoshi yoshida yoshino yoshio yossi yost you youhou youm youn younger youngest youngsters youporn your
        yourcenar youre yourself yourselves youssou youssoupha youth youthful youths youtube youtuber youtubers youville
        yoweri yoyo ypg yquem yr yrieix yrs ysl yssingeaux yt yucatan yuen yugoslavia yui yuichi yuji yuka yuki yukiko
        yukio yuko yul yulia yum yuma yume yumi yumiko yummy yuna yung yunus yup yuri yuriko yusef yusuf yusuke yutaka
        yuval yverdon yy yé yéyé zabel zabou zacharias zad zadar zadig zag zagato zagora zaha zahir zaho zak zakarian
        zakat zaki zakia zal zalando zalman zama zamalek zaman zamboni zambrano zamora zander zanetti zanotti zante
        zanuck zaoui zap zapata zapatero zapp zar zaragoza zarb zarco zarina zarzis zawahiri zayd zayed zayn zaz zaza
        zazie zbigniew zdf zdnet zealand zeb zebda zebra zed zedd zee zeebrugge zeeland zeev zeid zeiss zeit zeitoun
        zeitschrift zeitung zeke zelda zell zeller zellweger zeman zemeckis zemmour zenfone zeng zenit zeno zep zerator
        zerbo zermatt zeta zeynep zf zgeg zhan zhang zhao zheng zhi zhong zhou zhu ziani ziaten zico zidane zied
        ziegfeld ziegler ziggy ziguinchor zijn zik zika zim zimmer zimmerman zinder zinn zinoviev zinsou zion zippo
        zitouni ziva zizou zlatan znieff zod zohar zoloft zoltan zongo zonzon zooey zool zoolander zor zora zoran zorba
        zoro zorro zot zouma zouzou zouzous zoya zuber zucker zuckerberg zuckerman zug zulma zulu zum zuma zumba zuniga
        zup zus zverev zwart zwei zwischen zwolle zx zy zz zzz zé zébédée zélie zénobie zéphirin álvarez ángel èbre ème
        éch éco écoeurant écoeurer économico édesse éduc égine élec élect électre éluard émard émery émilion émo émond
        énéide ép épernon épic épinay éq équiterre érotico éthier évangéline öcalan özil škoda και μg μm на не по الله
        في من
        """
}
