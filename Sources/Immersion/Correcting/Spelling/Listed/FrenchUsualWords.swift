// swift-format-ignore-file
// Written by scripts/spelling-words.py; not to be edited by hand.
//
// Words of wordfreq, https://github.com/rspeer/wordfreq, that Hunspell knows.
// Copyright (C) Robyn Speer and others. Licensed under CC BY-SA 4.0, as this list is.

extension ListedWords {
    static let usualFrench: StaticString = """
        aaron ab abaissant abaisse abaissement abaisser abaissé abaissée abandon abandonna abandonnait abandonnant
        abandonne abandonnent abandonner abandonnera abandonnes abandonnez abandonné abandonnée abandonnées abandonnés
        abandons abasourdi abat abats abattage abattant abattement abattent abattoir abattoirs abattre abattu abattue
        abattues abattus abbatiale abbaye abbayes abbesse abbeville abby abbé abbés abc abcès abd abdallah abdel
        abdelaziz abdelkader abdication abdiquer abdomen abdominale abdominales abdominaux abdos abdoulaye abdul
        abdullah abeille abeilles abel aberdeen aberrant aberration aberrations abidjan abigail abject abjecte ablation
        able abnégation aboie abois aboli abolie abolir abolis abolit abolition abominable abominables abomination
        abominations abondamment abondance abondant abondante abondantes abondants abonde abondent abonne abonnement
        abonnements abonner abonnez abonné abonnée abonnés abord abordable abordables abordage abordant aborde abordent
        aborder abords abordé abordée abordées abordés aborigènes about abouti aboutie aboutir aboutira aboutissant
        aboutissants aboutisse aboutissement aboutissent aboutit aboyer abraham abreuver abri abricot abricots abris
        abritait abritant abrite abritent abriter abrité abrogation abroger abrogé abrogée abrupte abruptes abruti
        abrutis abréger abrégé abrégée abréviation abréviations absence absences absent absente absenter absentes
        absents absentéisme abside absinthe absolu absolue absolues absolument absolus absolution absorbant absorbe
        absorbent absorber absorbé absorbée absorbés absorption abstenir abstention abstentionnistes abstentions abstenu
        abstenus abstiennent abstient abstinence abstract abstraction abstrait abstraite abstraites abstraits absurde
        absurdes absurdité absurdités abu abus abuse abusent abuser abusif abusifs abusive abusivement abusives abusé
        abysses abîme abîmer abîmes abîmé abîmée abîmés ac acabit acacia acadie acadien acadienne acadiens académicien
        académiciens académie académies académique académiques acajou acapulco acariens accablant accablante accable
        accabler accablé accalmie accaparer accaparé accent accents accentuant accentuation accentue accentuent
        accentuer accentué accentuée accepta acceptabilité acceptable acceptables acceptaient acceptait acceptant
        acceptation accepte acceptent accepter acceptera accepterai accepteraient accepterais accepterait accepteront
        acceptes acceptez acception acceptons accepté acceptée acceptées acceptés accessibilité accessible accessibles
        accession accessoire accessoirement accessoires accident accidentel accidentelle accidentellement accidentelles
        accidents accidenté accidentée accidentés acclamation acclamations acclamé acclimatation accolade accolé
        accommode accommodement accommodements accommoder accompagna accompagnaient accompagnait accompagnant
        accompagnateur accompagnateurs accompagne accompagnement accompagnent accompagner accompagnera accompagneront
        accompagné accompagnée accompagnées accompagnés accompli accomplie accomplies accomplir accomplis accomplissant
        accomplissement accomplissements accomplissent accomplit accor accord accorda accordait accordant accorde
        accordent accorder accordera accordes accordez accordons accords accordé accordée accordées accordéon accordés
        accoster accosté accouche accouchement accouchements accoucher accouché accouplement accoutrement accoutumée
        accra accro accroc accrochage accrochages accrochant accroche accrochent accrocher accroches accrocheur
        accrochez accroché accrochée accrochées accrochés accroissement accroissent accros accroît accroître accru
        accrue accrues accrus accréditation accrédité accrédités accueil accueillait accueillant accueillante
        accueillants accueille accueillent accueillera accueilleront accueilli accueillie accueillies accueillir
        accueillis accueillit accueillons acculé accumulant accumulation accumule accumulent accumuler accumulé
        accumulée accumulées accumulés accusaient accusait accusant accusateur accusation accusations accuse accusent
        accuser accuses accusé accusée accusées accusés accède accèdent accès accédant accéder accédé accélère
        accélèrent accélérant accélérateur accélération accélérations accélérer accéléré accélérée ace acer acerbe aces
        acharne acharnement acharner acharné acharnée acharnés achat achats achemine acheminement acheminer acheminé
        acheminés acheta achetaient achetais achetait achetant acheter acheteur acheteurs achetez achetons acheté
        achetée achetées achetés acheva achevant achever achevé achevée achevées achevés achille achète achètent
        achètera achèterai achèterais achètes achève achèvement achèvent achèvera acide acides acidité acier aciers acné
        acolyte acolytes acompte acoustique acoustiques acquiert acquiesce acquis acquise acquises acquisition
        acquisitions acquit acquitte acquittement acquitter acquitté acquittée acquittés acquièrent acquéreur acquéreurs
        acquérir acre acres acrobate acrobaties acrobatique acronyme acropole acrylique acta acte actes acteur acteurs
        actif actifs action actionnaire actionnaires actionnariat actionne actionner actionné actions activation active
        activement activent activer actives activez activision activisme activiste activistes activité activités activé
        activée activées activés actrice actrices actu actualisation actualiser actualisé actualisée actualité
        actualités actuel actuelle actuellement actuelles actuels actus acté acuité acupuncture acétate ad adage adam
        adama adams adaptant adaptateur adaptation adaptations adapte adaptent adapter adapté adaptée adaptées adaptés
        addict addictif addiction addictions addison additif additifs addition additionne additionnel additionnelle
        additionnelles additionnels additionner additions adduction adeline adepte adeptes adhère adhèrent adhérant
        adhérence adhérent adhérente adhérentes adhérents adhérer adhéré adhésif adhésion adhésions adidas adieu adieux
        adil adjacent adjacente adjacentes adjacents adjectif adjectifs adjoindre adjoint adjointe adjoints adjonction
        adjudant adjudication adjuge adjugé admet admets admettant admettent admettons admettre admin administrateur
        administrateurs administratif administratifs administration administrations administrative administrativement
        administratives administratrice administre administrer administré administrée administrées administrés admins
        admirable admirablement admirables admirait admirant admirateur admirateurs admiratif admiration admire admirent
        admirer admirez admiré admis admise admises admissibilité admissible admissibles admission admissions admit ado
        adobe adolescence adolescent adolescente adolescentes adolescents adolf adolphe adonis adonne adonnent adonner
        adopta adoptant adopte adoptent adopter adoptez adoptif adoptifs adoption adoptive adopté adoptée adoptées
        adoptés adorable adorables adorais adorait adorateurs adoration adore adorent adorer adorerais adores adorez
        adorons adoré adorée ados adossé adossée adoucir adoucit adour adressa adressait adressant adresse adressent
        adresser adressera adresses adressez adressé adressée adressées adressés adrian adriana adriano adriatique
        adrien adrienne adroit adrénaline adulte adultes adultère adulé advenir advenu adverbe adversaire adversaires
        adverse adverses adversité adviendra advienne advient adèle adélaïde adéquat adéquate adéquatement adéquates
        adéquation adéquats affable affaibli affaiblie affaiblies affaiblir affaiblis affaiblissement affaiblissent
        affaiblit affaire affaires affaissement affamé affamée affamés affect affectant affectation affectations affecte
        affectent affecter affectera affectif affectifs affection affectionne affections affective affectives
        affectueuse affectueusement affectueux affecté affectée affectées affectés affichage affichait affichant affiche
        affichent afficher affichera affiches affichez affiché affichée affichées affichés affiliation affilié affiliée
        affiliées affiliés affilée affinage affine affiner affinité affinités affiné affirma affirmaient affirmait
        affirmant affirmatif affirmation affirmations affirmative affirme affirment affirmer affirmé affirmée affliction
        affligeant affligé affluence affluent affluents affluer afflux affole affoler affolé affranchi affranchir
        affranchis affranchissement affranchit affres affreuse affreusement affreuses affreux affront affrontant
        affronte affrontement affrontements affrontent affronter affrontera affronteront affronté affrontés affrété
        affublé afférentes afférents affût afghan afghane afghanistan afghans aficionados afin africain africaine
        africaines africains afrique afro after ag agace agacement agacer agacé agadir agamemnon agar agatha agathe
        agaçant agde age agen agence agencement agences agenda agendas agent agente agents ages agglo agglomération
        agglomérations aggravant aggravation aggrave aggravent aggraver aggravé aggravée agi agile agiles agilité agir
        agira agirait agis agissait agissant agisse agissements agissent agissez agissons agit agitant agitateur
        agitation agite agitent agiter agité agitée agités agneau agneaux agnès agonie agora agrafes agraire agrandi
        agrandie agrandir agrandissement agrandit agresse agressent agresser agresseur agresseurs agressif agressifs
        agression agressions agressive agressives agressivité agressé agressée agressées agressés agricole agricoles
        agriculteur agriculteurs agriculture agrippa agroalimentaire agroalimentaires agronome agronomie agronomique
        agrumes agréable agréablement agréables agréer agrégation agrégats agrégé agrégée agrément agréments agrémenté
        agrémentée agréé agréée agréées agréés aguerri aguerris aguets ah ahmad ahmed ahurissant ai aida aidait aidan
        aidant aidants aide aiden aident aider aidera aiderait aideront aides aidez aidons aidé aidée aidées aidés aie
        aient aies aigle aigles aignan aigre aigreur aigri aigu aiguillage aiguille aiguilles aiguillon aiguiser aiguisé
        aigus aiguë aiguës ail aile aileron ailerons ailes ailier aille aillent ailles ailleurs ailé aimable aimables
        aimaient aimais aimait aimant aimante aimants aime aiment aimer aimera aimerai aimeraient aimerais aimerait
        aimeras aimerez aimeriez aimerions aimeront aimes aimez aimiez aimons aimé aimée aimées aimés ain aine ainsi air
        airbag airbags airbnb airbus aire aires airs ais aisance aise aises aisne aisselle aisselles aisé aisée aisées
        aisément aisés ait aix ajaccio ajournement ajout ajouta ajoutait ajoutant ajoute ajoutent ajouter ajoutera
        ajouterai ajouterais ajoutes ajoutez ajoutons ajouts ajouté ajoutée ajoutées ajoutés ajuste ajustement
        ajustements ajuster ajusté ajustée ajustés akira al alabama aladin alain alan alaric alarmant alarmante alarme
        alarmer alarmes alarmiste alaska alba alban albanais albanaise albanie albany albatros albert alberta albertain
        albertine alberto albertville albi albigeois albin albinos albion albret album albums albuquerque alchimie
        alchimiste alcool alcoolique alcooliques alcoolisme alcoolisé alcoolisée alcoolisées alcools alcoolémie aldo ale
        alec alegre alejandro alembert alentour alentours alençon alep alerte alerter alertes alerté alessandra
        alessandro alex alexa alexander alexandra alexandre alexandrie alexei alexia alexis alfa alfonso alfred alger
        algorithme algorithmes algorithmique algue algues algèbre algébrique algérie algérien algérienne algériennes
        algériens ali alia alias alibaba alibi alicante alice alicia alien aliens aligne alignement alignements alignent
        aligner aligné alignée alignées alignés alim aliment alimentaire alimentaires alimentant alimentation alimente
        alimentent alimenter aliments alimenté alimentée alimentées alimentés aline alinéa alinéas alison alistair alix
        alizée aliénation aliéner aliéné aliénés alla allah allai allaient allais allait allaitement allaiter allan
        allant allemagne allemand allemande allemandes allemands aller allergie allergies allergique allergiques allers
        allez alliage alliages alliance alliances alliant allianz allie allient allier allies alliez alligator allions
        allison allié alliée alliées alliés allocataires allocation allocations allocs allocution allonge allongement
        allongent allonger allongé allongée allongées allongés allons allouer alloué allouée allouées alloués allumage
        allume allument allumer allumette allumettes allumez allumé allumée allumées allumés allure allures allusion
        allusions alluvions ally allège allègement allègre allègrement allègue allèrent allé alléchant alléchante allée
        allées allégation allégations allégeance allégement alléger allégorie allégorique allégresse allégé allégée
        alléluia allés allô alma almanach alonso alonzo alors alouette alouettes alourdir alourdit alpe alpes alpha
        alphabet alphabétique alphabétisation alphonse alpin alpine alpines alpinisme alpiniste alpinistes alpins alsace
        alsacien alsacienne alsaciens alstom alt alter altercation alternance alternant alternateur alternatif
        alternatifs alternative alternativement alternatives alterne alternent alterner alternée altesse altitude
        altitudes alto altruisme altruiste altère altération altérations altérer altérité altéré altérée alu aluminium
        alvaro alvin alvéoles alyssa alzheimer alès aléa aléas aléatoire aléatoirement aléatoires am amabilité amadeus
        amadou amadouer amal amalgame amalgames amand amanda amande amandes amandine amant amante amants amar amarrage
        amarres amarré amas amasse amasser amassé amateur amateurisme amateurs amatrice amaury amazon amazone amazones
        amazonie amazonienne ambassade ambassades ambassadeur ambassadeurs ambassadrice amber ambiance ambiances ambiant
        ambiante ambigu ambigus ambiguë ambiguïté ambiguïtés ambitieuse ambitieuses ambitieux ambition ambitionne
        ambitions ambivalence amboise ambre ambroise ambrose ambulance ambulances ambulancier ambulanciers ambulant
        ambulants ambulatoire amel amen amena amenait amenant amende amendement amendements amender amendes amendé
        amener amenez amené amenée amenées amenés amer amers amertume ameublement ami amiable amiante amical amicale
        amicalement amicales amicaux amidon amie amiens amies amina amine aminés amir amiral amirauté amiraux amis
        amitié amitiés amman ammoniac ammoniaque ammonium amnesty amnistie amnésie amnésique amoindrir amont amorce
        amorcer amorcé amorcée amorphe amorti amortir amortissement amortissements amortisseurs amorçage amos amour
        amoureuse amoureuses amoureux amours amovible amphi amphibiens amphithéâtre ample amplement amples ampleur ampli
        amplificateur amplification amplifie amplifier amplifié amplifiée amplitude ampoule ampoules amputation amputer
        amputé amputée ampère amsterdam amulette amusait amusant amusante amusantes amusants amuse amusement amusent
        amuser amuses amusez amusé amusée amusés amy amène amènent amènera amènerait amènes amère amèrement amères
        amédée amélie améliorant amélioration améliorations améliore améliorent améliorer améliorera amélioré améliorée
        améliorées améliorés aménagement aménagements aménager aménagé aménagée aménagées aménagés américain américaine
        américaines américains américano amérindien amérindienne amérindiennes amérindiens amérique amériques an ana
        anachronique anachronisme anagramme anal anale anales analogie analogies analogique analogiques analogue
        analogues analphabètes analphabétisme analysant analyse analysent analyser analyses analyseur analyste analystes
        analysé analysée analysées analysés analytique analytiques ananas anarchie anarchique anarchisme anarchiste
        anarchistes anastasia anatole anatolie anatomie anatomique anatomiques anaïs ancestral ancestrale ancestrales
        ancestraux anchois ancien ancienne anciennement anciennes ancienneté anciens ancrage ancre ancrer ancré ancrée
        ancrées ancrés ancêtre ancêtres andalou andalouse andalousie anderlecht andersen andes andorre andouille andrea
        andreas andrei andrew andreï androgyne android andromède androïde andré andréa andrée andy anecdote anecdotes
        anecdotique anecdotiques anesthésie anesthésiste ange angela angeles angelina angelo angers anges angie angine
        angkor anglais anglaise anglaises angle angles anglet angleterre anglicane anglo anglophone anglophones
        angoissant angoisse angoisses angoissé angoissée angola angolais angoulême anguille anguilles angulaire angus
        angèle angélique anima animait animal animale animalerie animales animalier animaliers animateur animateurs
        animation animations animatrice animaux anime animent animer animera animes animosité animé animée animées
        animés anis anita anjou ankara ann anna annabelle annales anne anneau anneaux annecy annemasse annette annexe
        annexer annexes annexion annexé annexée annexés annick annie annihiler anniversaire anniversaires annonay
        annonce annoncent annoncer annoncera annonces annonceur annonceurs annoncez annonciation annoncé annoncée
        annoncées annoncés annonça annonçaient annonçait annonçant annonçons annotations annoté annuaire annuaires
        annuel annuelle annuellement annuelles annuels annuité annulaire annulant annulation annulations annule annulent
        annuler annulé annulée annulées annulés année années anodin anodine anomalie anomalies anonymat anonyme
        anonymement anonymes anorexie anormal anormale anormalement anormales anormaux anouk ans anse anselme anses
        antagonisme antagoniste antagonistes antan antananarivo antarctique ante antenne antennes anthologie anthony
        anthracite anthropologie anthropologique anthropologue anthropologues anti antibes antibiotique antibiotiques
        anticapitaliste antichambre anticipant anticipation anticipations anticipe anticiper anticipé anticipée
        anticipées anticorps antidopage antidote antidépresseur antidépresseurs antifa antifas antifasciste
        antifascistes antigone antigène antillais antillaise antilles antimoine antioche antipathique antipodes
        antiquaire antiquaires antique antiques antiquité antiquités antiracisme antiraciste antiracistes antiseptique
        antisémite antisémites antisémitisme antiterroriste antithèse antivirus antivol antoine antoinette anton antonia
        antonin antonio antony antre antéchrist antécédent antécédents antérieur antérieure antérieurement antérieures
        antérieurs anus anvers anxieuse anxieux anxiogène anxiété anéanti anéantie anéantir anéantis anéantissement
        anémie anévrisme aorte aoste août apache apaches apaisant apaisante apaise apaisement apaiser apaisé apaisée
        apanage apartheid aparté apathie apatrides apercevant apercevoir aperçois aperçoit aperçoive aperçoivent aperçu
        aperçue aperçus aperçut apesanteur apex aphrodite api apiculteur apiculteurs apiculture aplati aplatir aplomb
        apnée apocalypse apocalyptique apogée apolitique apollinaire apollon apologie apostasie apostolat apostolique
        apostoliques apostrophe apothicaire apothéose appalaches apparaissaient apparaissait apparaissant apparaisse
        apparaissent apparat apparaît apparaîtra apparaître apparaîtront appareil appareillage appareils apparemment
        apparence apparences apparent apparente apparentent apparentes apparents apparenté apparentés apparition
        apparitions appart appartement appartements appartenaient appartenait appartenance appartenant appartenir
        appartenu appartiendra appartienne appartiennent appartiens appartient apparu apparue apparues apparurent
        apparus apparut appauvri appauvrissement appel appela appelaient appelais appelait appelant appeler appelez
        appellation appellations appelle appellent appellera appellerai appellerais appellerait appellerons appelleront
        appelles appelons appels appelé appelée appelées appelés appendice appendices appendicite applaudi applaudir
        applaudis applaudissement applaudissements applaudissent applaudit apple appli applicable applicables
        application applications appliquait appliquant applique appliquent appliquer appliquera appliquerait appliques
        appliquez appliquons appliqué appliquée appliquées appliqués applis appoint apport apporta apportaient apportait
        apportant apporte apportent apporter apportera apporterait apporteront apportes apportez apportons apports
        apporté apportée apportées apportés apposer apposé apposée apprenaient apprenais apprenait apprenant apprenants
        apprend apprendra apprendrai apprendras apprendre apprendrez apprendront apprends apprenez apprenne apprennent
        apprenons apprenti apprentie apprentis apprentissage apprentissages appris apprise apprises apprit apprivoiser
        approbation approcha approchait approchant approche approchent approcher approches approchez approché approchée
        approchés approfondi approfondie approfondies approfondir approfondis approfondissement approfondit
        appropriation approprie approprient approprier approprié appropriée appropriées appropriés approuve approuvent
        approuver approuvé approuvée approuvées approuvés approvisionnement approvisionnements approvisionner
        approximatif approximation approximations approximative approximativement appréciable appréciais appréciait
        appréciant appréciation appréciations apprécie apprécient apprécier appréciera apprécierez apprécieront
        apprécies appréciez apprécions apprécié appréciée appréciées appréciés appréhende appréhender appréhendé
        appréhension appréhensions apprêtais apprêtait apprête apprêtent appui appuie appuient appuies appuis appuyait
        appuyant appuyer appuyez appuyé appuyée appuyées appuyés appât appétence appétissant appétit appétits april
        après apt apte aptes aptitude aptitudes apéritif apéro apéros apôtre apôtres aquaculture aquarelle aquarelles
        aquarium aquariums aquatique aquatiques aqueduc aqueducs aqueuse aquin aquitaine ara arabe arabes arabie
        arabique arables arabo arachide arachides arafat aragon araignée araignées arbalète arbitrage arbitrages
        arbitraire arbitrairement arbitraires arbitral arbitre arbitrer arbitres arborant arbore arborent arborer arboré
        arbre arbres arbuste arbustes arc arcachon arcade arcades arcanes archange archaïque archaïques arche archer
        archers arches archet archevêché archevêque archevêques archi archibald archidiacre archiduc archimède archipel
        architecte architectes architectural architecturale architecturales architecturaux architecture architectures
        archivage archive archives archiviste archéologie archéologique archéologiques archéologue archéologues
        archétype archétypes arcs arctique ardemment arden ardenne ardennes ardent ardente ardents ardeur ardeurs
        ardoise ardoises ardu ardue ardèche are arendt ares areva argent argenterie argenteuil argentin argentine
        argentins argentique argents argenté argentée argentés argh argile argiles argileux argon argonne argos argot
        arguant argue argument argumentaire argumentation argumente argumenter arguments argumenté argus aria ariana
        ariane arias aride arides ariel arielle aristide aristocrate aristocrates aristocratie aristocratique aristote
        arithmétique arizona ariège arkansas arkham arlequin arles arlette arlington arlon arma armada armagnac armand
        armando armateur armateurs armature armatures arme armel armement armements armer armes armistice armoire
        armoires armoiries armor armure armures armé armée armées arménie arménien arménienne arméniens armés arnaque
        arnaquer arnaques arnaqueurs arnaud arnold aromatique aromatiques arpenter arpents arrachant arrache arrachent
        arracher arraché arrachée arrachées arrachés arrange arrangeait arrangement arrangements arrangent arranger
        arrangera arrangerait arrangé arrangée arrangés arras arrestation arrestations arrimage arriva arrivage
        arrivaient arrivais arrivait arrivant arrivants arrive arrivent arriver arrivera arriverai arriverais arriverait
        arriveras arriverez arriverons arriveront arrives arrivez arrivons arrivèrent arrivé arrivée arrivées arrivés
        arrière arrières arriéré arriérés arrogance arrogant arrogante arrogants arrondi arrondie arrondies arrondir
        arrondis arrondissement arrondissements arrosage arrose arroser arrosé arrosée arrosées arrêt arrêta arrêtaient
        arrêtais arrêtait arrêtant arrête arrêtent arrêter arrêtera arrêterai arrêterait arrêterons arrêteront arrêtes
        arrêtez arrêtons arrêts arrêté arrêtée arrêtées arrêtés ars arsenal arsenic arsène art arte artefact artefacts
        arthrite arthur artichaut artichauts article articles articulaire articulaires articulation articulations
        articule articulent articuler articulé articulée articulés artifice artifices artificiel artificielle
        artificiellement artificielles artificiels artillerie artilleur artilleurs artisan artisanal artisanale
        artisanales artisanat artisanaux artisans artiste artistes artistique artistiques artois arts arturo artère
        artères artémis artérielle arène arènes arès aréna arête arêtes arôme arômes as ascendance ascendant ascendante
        ascendants ascenseur ascenseurs ascension ascensions ascq ashley asiatique asiatiques asie asile asiles asimov
        asnières aspect aspects asperge asperger asperges asphalte asphyxie aspirant aspirants aspirateur aspiration
        aspirations aspire aspirent aspirer aspirine aspiré assaillant assaillants assailli assainir assainissement
        assaisonnement assassin assassinat assassinats assassine assassiner assassins assassiné assassinée assassinées
        assassinés assaut assauts asse assemblage assemblages assemble assembler assemblé assemblée assemblées assemblés
        assentiment asseoir assermenté assertion asservir asservissement asseyez assez assidu assidue assiduité assidus
        assidûment assied assieds assiette assiettes assignation assignations assigne assigner assigné assignée assignés
        assimilable assimilation assimile assimilent assimiler assimilé assimilée assimilées assimilés assis assise
        assises assista assistaient assistait assistanat assistance assistant assistante assistantes assistants assiste
        assistent assister assistera assistons assisté assistée assistés assit assiéger assiégé assiégée assiégés
        associant associatif associatifs association associations associative associatives associe associent associer
        associé associée associées associés assoient assoiffé assoiffés assois assoit assommer assommé assomption
        assorti assortie assorties assortiment assortis assouplir assouplissement assourdissant assouvir assujetti
        assujettir assujettis assumant assume assument assumer assumera assumes assumez assumé assumée assura assuraient
        assurait assurance assurances assurant assure assurent assurer assurera assurerait assureront assures assureur
        assureurs assurez assurons assuré assurée assurées assurément assurés assyrie assyriens assène assécher astana
        asthmatique asthme asti astier astral astre astreinte astres astrid astrologie astrologique astrologiques
        astrologue astronaute astronautes astronome astronomes astronomie astronomique astronomiques astrophysicien
        astrophysique astuce astuces astucieux asturies astérisque astéroïde astéroïdes asus asymétrie asymétrique
        asymétriques at atari atelier ateliers ath athanase athlète athlètes athlétique athlétisme athènes athée athées
        athéisme athéna athénienne athéniens athénée atlanta atlantide atlantique atlantiques atlas atm atmosphère
        atmosphères atmosphérique atmosphériques atoll atome atomes atomique atomiques atours atout atouts atrium atroce
        atrocement atroces atrocité atrocités atrophie attachant attachante attachants attache attachement attachent
        attacher attaches attachez attaché attachée attachées attachés attaqua attaquaient attaquait attaquant
        attaquants attaque attaquent attaquer attaquera attaques attaquez attaquèrent attaqué attaquée attaquées
        attaqués attarde attarder attardé attardés atteignaient atteignait atteignant atteigne atteignent atteignit
        atteindra atteindrait atteindre atteindront atteins atteint atteinte atteintes atteints attelage atteler attelle
        attelé attenant attenante attend attendaient attendais attendait attendant attende attendent attendez attendiez
        attendions attendit attendons attendra attendrai attendrais attendrait attendre attendront attends attendu
        attendue attendues attendus attentat attentats attente attentes attentif attentifs attention attentionné
        attentions attentive attentivement atterri atterrir atterrissage atterrit attestant attestation attestations
        atteste attestent attester attesté attestée attila attique attira attirail attirait attirance attirant attirante
        attire attirent attirer attirera attiré attirée attirées attirés attise attiser attitré attitude attitudes
        attorney attouchements attractif attractifs attraction attractions attractive attractives attractivité attrait
        attraits attrape attraper attrapé attrayant attrayante attribuable attribuables attribuait attribuant attribue
        attribuent attribuer attribut attribution attributions attributs attribué attribuée attribuées attribués
        attriste attristé attroupement atténuantes atténuation atténue atténuer atténué atténuée atypique atypiques au
        aubagne aubaine aube aubenas auberge auberges aubergine aubergines aubergiste aubervilliers aubes aubier aubin
        aubrac aubrey auch auchan auckland aucun aucune aucunement aucunes aucuns audace audacieuse audacieuses
        audacieux aude audi audible audience audiences audimat audio audios audiovisuel audiovisuelle audiovisuelles
        audiovisuels audit auditeur auditeurs auditif audition auditionné auditions auditive auditives auditoire
        auditorium audits audrey auge augmenta augmentait augmentant augmentation augmentations augmente augmentent
        augmenter augmentera augmenterait augmenteront augmentez augmenté augmentée augmentées augmentés augsbourg
        augure augusta auguste augustin augustine augustins augusto aumône aumônier aune auparavant auprès auquel aura
        aurai auraient aurais aurait auras auray aurez auriculaire auriez aurillac aurions aurons auront aurore aurores
        aurèle aurélie aurélien auréole auschwitz auspices aussi aussitôt austen austerlitz austin austral australe
        australes australie australien australienne australiennes australiens austro austère austérité autant autarcie
        autel autels auteur auteure auteurs authenticité authentification authentifier authentique authentiquement
        authentiques autisme autiste autistes auto autobiographie autobiographique autobus autocar autocars autochtone
        autochtones autocollant autocollants autocritique autodidacte autodéfense autodérision autodétermination
        autofinancement autogestion autographe autographes automate automates automatique automatiquement automatiques
        automatisation automatiser automatisme automatismes automatisé automatisée automatisés automne automobile
        automobiles automobiliste automobilistes autonome autonomes autonomie autoportrait autoproclamé autopsie
        autopsies autorisa autorisait autorisant autorisation autorisations autorise autorisent autoriser autorisé
        autorisée autorisées autorisés autoritaire autoritaires autoritarisme autorité autorités autoroute autoroutes
        autoroutier autos autour autours autre autrefois autrement autres autrice autriche autrichien autrichienne
        autrichiennes autrichiens autruche autrui autun auvent auvergnat auvergnats auvergne aux auxerre auxiliaire
        auxiliaires auxquelles auxquels av ava avaient avais avait aval avalanche avalanches avale avaler avalon avalé
        avance avancement avancent avancer avancera avances avancez avancé avancée avancées avancés avant avantage
        avantages avantageuse avantageusement avantageuses avantageux avants avança avançaient avançait avançant
        avançons avare avarice avarie avatar avatars ave avec aven avenant avenir avent aventure aventurer aventures
        aventureux aventurier aventuriers aventurière avenue avenues averse averses aversion averti avertie avertir
        avertis avertissement avertissements avertit aveu aveugle aveuglement aveugler aveugles aveuglé aveuglément
        aveuglés aveux aveyron avez aviaire aviateur aviateurs aviation avide avides avidité aviez avignon avion avions
        aviron avis avise aviser avisé avisée avisés avocat avocate avocats avoine avoir avoirs avoisinant avoisinantes
        avoisine avon avons avortement avortements avorter avorté avortée avouait avouant avoue avouent avouer avouera
        avoues avouez avouons avoué avr avril avènement avère avèrent avérait avérer avéré avérée avérées avérés axa axe
        axel axelle axes axial axiale axiome axiomes axé axée axées axés aya ayant ayants ayatollah ayez aymeric ayons
        ayoub azerbaïdjan azimut azimuts aziz azote azur açores aération aérer aérien aérienne aériennes aériens
        aérodrome aérodromes aérodynamique aéronautique aéronautiques aéronef aéronefs aéroport aéroports aéroportuaire
        aérosol aérosols aérospatiale aéré aîné aînée aînées aînés aïcha aïd aïe aïeul aïeux ba baal baba babel babies
        baby babylone bac baccalauréat bacchus bach bachelier bacheliers bachelor bachir background bacon bacs bactérie
        bactérienne bactériennes bactéries bad badass badauds bade badge badges badminton baffe baffes bafoué bafouée
        bafoués bagage bagages bagarre bagarres bagatelle bagdad bagel bagne bagneux bagnole bagnoles bagnolet bague
        bagues baguette baguettes bah bahamas bahreïn bahut bai baie baies baignade baignant baigne baignent baigner
        baigneurs baignoire baigné baignée bail baille bailleul bailleur bailleurs bailli bailliage bain bains baise
        baisent baiser baisers baises baissait baissant baisse baissent baisser baisses baissez baissé baissée baissés
        baisé baisée bakou bakounine bal balade baladent balader balades balai balaie balais balance balancent balancer
        balances balancier balancé balancés balançant balançoire balayage balaye balayer balayé balayée balcon balcons
        baleine baleines bali balisage balise balises balistique balistiques balisé balkans ballade ballades ballast
        balle ballerine ballerines balles ballet ballets ballon ballons ballot balnéaire balnéaires bals baltes
        balthazar baltimore baltique balustrade balzac balèze baléares bamako bambin bambins bambou bambous ban banal
        banale banales banalisation banaliser banalité banalités banana banane bananes banc bancaire bancaires bancal
        bancale banco bancs banda bandage bandages bande bandeau bandeaux bander banderole banderoles bandes bandit
        banditisme bandits bandoulière bandé bandés bang bangalore bangkok bangladesh bangui banjo banlieue banlieues
        banner banni bannie bannir bannis bannissement bannit bannière bannières banque banqueroute banques banquet
        banquets banquette banquettes banquier banquiers banquise bans baptise baptiser baptiste baptisé baptisée
        baptisés baptême baptêmes baquet bar baraka baraque baraques baratin barbade barbara barbare barbares barbarie
        barbe barbeau barbecue barbecues barbelés barber barbes barbier barbu barbus barcelonais barcelone bard barde
        bardot barge barges bari baril barillet barils barjot barlow barman barnabé baromètre baron baronne baronnie
        barons baroque baroques barque barques barquette barra barrage barrages barre barreau barreaux barrer barres
        barrette barrettes barrez barricade barricades barriques barrière barrières barry barré barrée barrés bars bart
        barthélemy barthélémy baryton barème barèmes bas basalte basant bascule basculement basculer basculé base
        baseball basent baser bases basic basile basilic basilique basique basiques basket basketball baskets basketteur
        basque basques basse basses bassesse basset bassin bassine bassins bassiste basta bastia bastiais bastide
        bastien bastille bastion bastions bastogne baston basé basée basées basés bat bataclan bataille batailler
        batailles bataillon bataillons bateau bateaux bath bathurst bats battage battaient battait battant battante
        battants batte battement battements battent batterie batteries batteur battez battit battons battra battre battu
        battue battues battus baudelaire baudoin baudouin baume baux bavard bavardage bavardages bavarde bavarder
        bavards bavarois bavaroise bave baver baveux bavière bavure bavures bavé baxter baye bayer bayeux bayle bayonne
        bayou bazar bazooka baïonnette be beau beaucaire beauce beaucoup beauf beaufort beaufs beaujolais beaumarchais
        beaumont beaune beaupré beauté beautés beauvais beauvau beauvoir beaux bec beckett becky becs beethoven beffroi
        beige beignet beignets beijing bel belette belfast belfort belge belges belgique belgo belgrade belize bell
        belle belles belleville bellevue belligérants belliqueux belote belvédère ben bene benedict benelux bengale
        benghazi benito benjamin benne bennes benoît bentley bento benzène berbère berbères bercail berce berceau bercer
        berceuse berck bercy bercé berge bergen berger bergerac bergerie bergers berges bergson bergère berk berkeley
        berlin berline berlines berlinois berlioz berlusconi bermuda bermudes bernadette bernanos bernard bernardin
        bernardo berne berner bernhard bernie bernois bernstein berry berthe berthelot bertrand besace besançon
        bescherelle besogne besoin besoins besson bestiaire bestiaux bestiole bestioles beth bethléem betsy bette
        betterave betteraves betty beuh beur beurette beurk beurre beverly bey beyrouth bhoutan biais biaisé biaisée
        bianca bianchi biarritz biathlon bibelots biberon bibi bible bibles biblio bibliographie bibliographique
        bibliographiques bibliophile bibliothèque bibliothèques bibliothécaire bibliothécaires biblique bibliques bic
        bicarbonate bicentenaire biceps biche bicyclette bicyclettes bide bidet bidon bidons bidonville bidonvilles
        bidule bien bienfaisance bienfait bienfaiteur bienfaiteurs bienfaits bienheureuse bienheureux biennale bienne
        biens bienséance bientôt bienveillance bienveillant bienveillante bienveillants bienvenu bienvenue bienvenues
        bienvenus bifurcation big bigot bijou bijouterie bijoutier bijoux bikini bilal bilan bilans bilatéral bilatérale
        bilatérales bilatéraux bilbao bile biliaire bilingue bilingues bilinguisme bill billard bille billes billet
        billets billetterie billie billion billon bills billy bimbo binaire binaires bingo binôme bio biocarburants
        biochimie biodiversité biogaz biographe biographie biographies biographique biographiques biologie biologique
        biologiquement biologiques biologiste biologistes biomasse biométrique biopic biopsie bios biosphère
        biotechnologie biotechnologies bioéthique bip bipolaire bipolaires birman birmanie birmans birmingham bis
        biscuit biscuits bise bises bisexuel bisexuelle bisexuels bishop bismarck bismuth bison bisons bisou bisounours
        bisous bissau bistouri bistro bistrot bit bitcoin bitcoins bite bites bits bitter bitume bitumineux bivouac
        bizarre bizarrement bizarrerie bizarreries bizarres bizutage bière bières biélorusse biélorussie blabla
        blablabla black blacks blagnac blague blaguer blagues blainville blair blaireau blaireaux blairer blaise blake
        blanc blanche blanches blanchet blancheur blanchi blanchiment blanchir blanchis blanchisserie blanchit
        blanchâtre blancs blandine blason blasphème blasé blazer bled blender blessant blesse blessent blesser blessure
        blessures blessé blessée blessées blessés bleu bleue bleues bleuets bleus blida blindage blinde blindé blindée
        blindées blindés blitz blizzard bloc blocage blocages bloch blockbuster blockbusters blockchain blocs blocus
        blog blogosphère blogs blogue blogueur blogueurs blogueuse blois blond blonde blondel blondes blondie blondin
        blonds bloom bloomberg bloquait bloquant bloque bloquent bloquer bloques bloqueur bloquez bloqué bloquée
        bloquées bloqués blouse blouses blouson blues bluetooth bluff bluffant bluffé blum blâme blâmer blâmé blé blés
        boa bob bobby bobigny bobine bobines bobo bobos bobsleigh bocage bocal bocaux boches bock bodies body boeing bof
        bohème bohême boileau boire bois boiseries boisseau boisson boissons boisé boisée boisées boisés boit boite
        boites boiteux boivent bol bolcheviks bolduc bolide bolides bolivar bolivie bollywood bologne boloss bols
        bombarde bombardement bombardements bombardent bombarder bombardier bombardiers bombardé bombardée bombardés
        bombay bombe bomber bombes bombé bon bonaparte bonbon bonbons bond bondage bondi bondir bondit bonds bondy bondé
        bondée bongo bonheur bonheurs bonhomme bonhommes boni boniface bonification bonjour bonjours bonn bonnard bonne
        bonnement bonnes bonnet bonnets bonneville bonnie bons bonsoir bonté bonus bookmakers boom boomer boomerang
        boomers boost booster boosté bop bora bord bordant borde bordeaux bordel bordelais bordelaise bordels bordent
        border bordereau borderline bordes bords bordure bordures bordé bordée bordées bordélique bore borel borgia
        borgne boris borne bornes borné bornée bornéo bornés boréal boréale boréales bosch bosco bose bosniaque bosnie
        bosphore bosquet bosquets boss bossais bossait bosse bossent bosser bosses bossu bossuet bossé boston bot
        botanique botaniques botaniste botanistes botox bots botswana bottas botte botter bottes bottin bottines botté
        bouc boucan bouche boucher boucherie boucheries bouchers boucherville bouches bouchon bouchons bouché bouchée
        bouchées boucle boucler boucles bouclier boucliers bouclé bouclée bouclés boucs bouddha bouddhique bouddhisme
        bouddhiste bouddhistes boude bouder boudin boudoir boue boues boueux bouffe bouffent bouffer bouffes bouffon
        bouffons bouffé bouffée bouffées bouge bougeait bougent bouger bougera bouges bougez bougie bougies bougon
        bougre bougé bouh bouillant bouillante bouille bouilli bouillie bouillir bouilloire bouillon boulanger
        boulangerie boulangeries boulangers boulangère boule bouleau boules boulet boulets boulette boulettes boulevard
        boulevards bouleversant bouleversante bouleverse bouleversement bouleversements bouleverser bouleversé
        bouleversée boulimie boulogne boulon boulons boulot boulots boum bouquet bouquets bouquin bouquins bourbier
        bourbon bourbonnais bourbons bourde bourdieu bourdon bourdonnement bourg bourgade bourgeois bourgeoise
        bourgeoises bourgeoisie bourgeon bourgeons bourges bourget bourgmestre bourgogne bourgs bourguignon
        bourguignonne bourguignons bourrage bourre bourreau bourreaux bourrer bourrin bourré bourrée bourrées bourrés
        bourse bourses boursier boursiers boursière boursières bousculade bouscule bousculent bousculer bousculé bouse
        bouseux bousiller bousillé boussole bout boutade bouteflika bouteille bouteilles boutique boutiques bouton
        boutons bouts bouvet bouvier bouygues bouée bouées bovin bovine bovins bowling box boxe boxer boxers boxes
        boxeur boxeurs boy boyard boyau boyaux boycott boycotter boycotté boys boîte boîtes boîtier boîtiers brabant
        bracelet bracelets braconnage braconniers brad braderie bradford bradley braguette brahim brahms braille braise
        braises bran brancard branche branchement brancher branches branchez branché branchée branchés brand brandebourg
        brandi brandir brandissant brandit brandon brandy branle branlent branler branlette branleur branleurs branlé
        branlée braquage braquages braque braquer braqueur braqueurs braqué braqués bras brasier brassage brassard
        brasse brasser brasserie brasseries brasseur brasseurs brassée bratislava brave braver braves bravo bravoure
        bray brazzaville break breakfast breaks brebis brecht bredouille bref brefs brenda brendan brescia bresse brest
        brestois bretagne bretelle bretelles breton bretonne bretonnes bretons brett breuvage brevet brevets breveté
        brian briand briançon bribes bric brice brick bricolage bricole bricoler bricoleur bride brides bridge bridges
        bridget bridé bridés brie briefing brigade brigades brigadier brigand brigands brighton brigitte brignoles
        brigue briguer brillait brillamment brillance brillant brillante brillantes brillants brille brillent briller
        brillé brin brindilles brins brio brioche brique briques briquet bris brisa brisant brisbane brise brisent
        briser brises bristol brisé brisée brisées brisés britannique britanniques british britney brittany brièvement
        broadway broc broca brocante broche broches brochet brochette brochettes brochure brochures broché brocoli
        brocolis broder broderie broderies brodé brodée broglie broie broker brome bron broncher bronches bronchite
        bronx bronzage bronze bronzer bronzes bronzé bronzés brook brooke brooklyn brooks brossard brosse brosser
        brosses brossé brou brouette brouhaha brouillage brouillard brouille brouiller brouillon brouillons brouillé
        brouillés broussailles brousse brown brownie browning broyage broyer broyeur broyé bru bruce bruges bruit bruits
        brumaire brume brumes brumeux brun brunch brune brunei brunes brunet brunette bruni bruno bruns brunswick
        brusque brusquement brusquer brusques brut brutal brutale brutalement brutales brutalité brutaux brute brutes
        bruts brutus bruxelles bruxellois bruxelloise bruyamment bruyant bruyante bruyantes bruyants bruyère bruyères
        bryan brèche brèches brève brèves brésil brésilien brésilienne brésiliennes brésiliens bréviaire brême brûlait
        brûlant brûlante brûlants brûle brûlent brûler brûlez brûlure brûlures brûlé brûlée brûlées brûlés bu buanderie
        bucarest buccale bucolique budapest budget budgets budgétaire budgétaires buenos buffalo buffet buffle buffon
        bug bugey bugs buick build building buildings buis buisson buissons bulbe bulbes bulgare bulgares bulgarie bull
        bulldogs bulldozer bulle bulles bulletin bulletins bulls bun bundestag bungalow bunker bure bureau bureaucrates
        bureaucratie bureaucratique bureautique bureaux burger burgers burin burkina burkinabè burkinabé burkini
        burlesque burnes burqa burundais burundi bus buse bush business buste bustes but bute buter buteur buteurs butin
        butoir buts butte butter buttes buté butée buvaient buvais buvait buvant buvette buveur buveurs buvez buzz
        buzzer buée bye byron byzance byzantin byzantine byzantins bâbord bâche bâches bâclé bâillon bâle bât bâtard
        bâtarde bâtards bâti bâtie bâties bâtiment bâtiments bâtir bâtis bâtisse bâtisses bâtisseur bâtisseurs bâtit
        bâton bâtonnets bâtonnier bâtons bègles bègue béarn béarnais béat béatrice béatrix bébé bébés bécane bédouins
        bée béguin bélier béliers bémol béni bénie bénigne bénin béninois bénir bénis bénisse bénit bénite bénédicte
        bénédictin bénédictins bénédiction bénédictions bénéfice bénéfices bénéficiaient bénéficiaire bénéficiaires
        bénéficiait bénéficiant bénéficie bénéficient bénéficier bénéficiera bénéficieront bénéficiez bénéficié
        bénéfique bénéfiques bénévolat bénévole bénévolement bénévoles béquille béquilles bérenger béret bérénice bétail
        béthune béton béziers bêta bête bêtement bêtes bêtise bêtises bûche bûcher bûcheron bûcherons bûches bœuf bœufs
        cab cabale cabane cabanes cabanon cabaret cabarets cabernet cabine cabines cabinet cabinets cabot cabrera
        cabriolet caca cacahuète cacahuètes cacao cachaient cachait cachan cachant cache cachemire cachent cacher caches
        cachet cachets cachette cachez cachot caché cachée cachées cachés cactus cadastre cadavre cadavres caddie cade
        cadeau cadeaux cadenas cadence cadences cadet cadets cadette cadillac cadix cadmium cadrage cadran cadrans cadre
        cadrer cadres cadré caduc caduque caduques caen cafard cafards cafetière café caféine cafés cafétéria cage cages
        cagliari cagnes cagnotte cagoule cagoulés cahier cahiers cahors caille cailles caillot caillots caillou cailloux
        caillé caine caire caisse caisses caissier caissière caisson caissons caitlin cake cal cala calabre calais
        calamité calamités calandre calanques calcaire calcaires calcium calcul calculateur calculateurs calculatrice
        calcule calculent calculer calculez calculs calculé calculée calculées calculés calcutta cale caleb calendrier
        calendriers caler cales caleçon caleçons calgary cali calibre calibres calibré calice califat calife californie
        californien californienne californiens caligula callie calligraphie calme calmement calment calmer calmes calmez
        calmé calmée calomnie calomnies calories calorique calotte calque calqué calvados calvaire calvin calvitie
        calypso calèche calé calédonie cam camarade camaraderie camarades camargue cambodge cambodgien cambodgiens
        cambrai cambre cambridge cambriolage cambriolages cambrioler cambrioleur cambrioleurs cambriolé came camelot
        camembert camera cameraman cameras cameron cameroun camerounais camerounaise cames camilla camille camion
        camionnette camionnettes camionneur camions camisole camomille camouflage camoufler camp campagnard campagne
        campagnes campanile campbell campe campement campements camper campeurs camping campings campo campos camps
        campus campé camus caméléon caméra caméras cana canaan canada canadien canadienne canadiennes canadiens canaille
        canal canalisation canalisations canaliser canapé canapés canard canards canari canaries canaris canaux cancer
        cancers cancéreuse cancéreuses cancéreux cancérigène cancérigènes cancérologie candeur candice candidat
        candidate candidates candidats candidature candidatures candide cane canette canettes canevas caniche canicule
        canin canine canines caniveau cannabis canne cannelle cannes cannet cannibale cannibales cannibalisme canon
        canonique canoniques canonisation canons canot canots canoë cantal cantatrice cantine cantines cantique
        cantiques canton cantonal cantonale cantonales cantonne cantonnement cantonner cantonné cantonnée cantonnés
        cantons canular canyon caoutchouc cap capable capables capacité capacités cape capes capet capillaire
        capillaires capitaine capitaines capital capitale capitales capitalisation capitaliser capitalisme capitaliste
        capitalistes capitaux capitole capitulation capituler caporal capot capote capoter capotes caprice caprices
        capricieuse capricieux capricorne caps capsule capsules captage captation capte captent capter capteur capteurs
        captif captifs captivant captive captivité capture capturer captures capturé capturée capturés capté captée
        capuche capuchon capucin capucine capucins car carabine carabiniers caracas caractère caractères caractérisant
        caractérisation caractérise caractérisent caractériser caractéristique caractéristiques caractérisé caractérisée
        caractérisées caractérisés carafe caramel carapace carats caravane caravanes caraïbe caraïbes carbonate carbone
        carbonique carburant carburants carburateur carbure carcan carcasse carcasses carcassonne carcéral carcérale
        card cardiaque cardiaques cardiff cardigan cardinal cardinale cardinaux cardiologie cardiologue cardiovasculaire
        cardiovasculaires carence carences caressant caresse caresser caresses caressé cargaison cargaisons cargo cargos
        caribou caricatural caricaturale caricature caricatures caricaturiste carie caries carignan carillon carine
        caritatif caritative caritatives carl carla carlin carlo carlos carmel carmen carmes carmine carmélites carnage
        carnaval carne carnet carnets carnivore carnivores carnot carol carole carolina caroline carolyn caron carotide
        carotte carottes carpe carpentras carpes carre carreau carreaux carrefour carrefours carrelage carrera carrie
        carrier carrière carrières carroll carrosse carrosserie carrousel carrure carry carré carrée carrées carrément
        carrés cars cartable carte cartel cartels carter cartes carthage carthaginois cartier cartilage cartographie
        cartographier cartographique carton cartonne cartonné cartons cartoon cartouche cartouches cartulaire cartésien
        cary carène carême cas casa casablanca casanova casas cascade cascades cascadeur case caser caserne casernes
        cases casey cash casher casier casiers casimir casino casinos caspienne casque casques casquette casquettes
        cassait cassandra cassandre cassant cassation casse cassent casser casserole casseroles casses cassette
        cassettes casseurs cassez cassidy cassini cassis cassure cassé cassée cassées cassés caste castel castelnaudary
        casterman castes castille casting castings castor castorama castors castration castres castro cataclysme
        catacombes catalan catalane catalanes catalans catalina catalogne catalogue catalogues catalyseur catalyseurs
        catamaran catane catapulte cataracte cataractes catastrophe catastrophes catastrophique catastrophiques catch
        cathares catherine catho catholicisme catholique catholiques cathos cathy cathédrale cathédrales catimini catin
        caton catéchisme catégorie catégories catégorique catégoriquement catégorisation caucase cauchemar
        cauchemardesque cauchemars caucus causa causait causalité causant cause causent causer causera causerait
        causerie causes causeur causse caustique causé causée causées causés caution cautionne cautionnement cautionner
        cautions cava cavaillon cavale cavalerie cavalier cavaliers cavalière cave caveau cavendish caverne cavernes
        caves caviar cavité cavités cayenne caïd caïds caïmans caïn cd ce ceci cedex ceinture ceintures cela celle
        celles cellier cellulaire cellulaires cellule cellules cellulite cellulose celsius celte celtes celtique
        celtiques celui cendre cendres cendrier cendrillon cendré cens censeur censeurs censure censurer censuré
        censurée censurés censé censée censées censés cent centaine centaines centaure centenaire centenaires center
        centime centimes centimètre centimètres centième centièmes centrafricaine centrafrique central centrale
        centrales centralisation centraliser centralisé centralisée centraux centre centrer centres centrifuge centriste
        centristes centré centrée centrées centrés cents centuries centurion cep cependant cerbère cerceau cercle
        cercles cercueil cercueils cerf cerfs cergy cerise cerises cerisier cerisiers cerne cerner cernes cerné cernée
        cernés certain certaine certainement certaines certains certes certificat certification certifications
        certificats certifie certifier certifié certifiée certifiés certitude certitudes cerveau cerveaux cervelle
        cervicale cervicales ces cessa cessait cessant cessation cesse cessent cesser cessera cesseront cessez cession
        cessions cessons cessé cet cette ceux ceylan cf cg ch chablis chabot chacal chacun chacune chad chagrin chagrine
        chagrins chai chaillot chair chaire chaires chairs chais chaise chaises chakra chaland chalet chalets chaleur
        chaleureuse chaleureusement chaleureux chaleurs challenge challenger challenges chalon chaloupe chalumeau chaman
        chambellan chambly chambord chambouler chamboulé chambre chambres chambéry chameau chameaux chamois chamonix
        champ champagne champagnes champenois champignon champignons champion championnat championnats championne
        championnes champions champlain champs champêtre chance chancelier chancelière chancellerie chances chanceuse
        chanceux chandail chandelier chandeliers chandelle chandelles chanel change changea changeaient changeait
        changeant changeante changeantes changement changements changent changeons changer changera changerai changerais
        changerait changeras changeront changes changez changé changée changées changés chanoine chanoines chanson
        chansons chant chantage chantaient chantais chantait chantal chantant chante chantent chanter chantera chantes
        chanteur chanteurs chanteuse chanteuses chantez chantier chantiers chantilly chantons chantre chants chanté
        chantée chantées chantés chanvre chaos chaotique chaotiques chap chape chapeau chapeaux chapelain chapelet
        chapelier chapelle chapelles chaperon chapiteau chapiteaux chapitre chapitres chaque char charabia charbon
        charbonnages charbonnier charbons charcuterie chardon chardonnay charente charentes charge chargea chargeait
        chargeant chargement chargements chargent charger chargera charges chargeur chargeurs chargez chargé chargée
        chargées chargés charia chariot chariots charismatique charismatiques charisme charitable charité charlatan
        charlatans charlemagne charleroi charles charleston charleville charlevoix charlie charline charlot charlotte
        charly charlène charmant charmante charmantes charmants charme charmer charmes charmeur charmé charnel charnelle
        charnier charnière charpente charpentes charpentier charpentiers charrette charrier charron charrue charrues
        chars charte charter chartes chartres chartreuse chartreux chase chassait chassant chasse chassent chasser
        chasses chasseur chasseurs chassez chassé chassée chassés chaste chasteté chat chateaubriand chaton chatons
        chatouille chatouiller chats chatte chattes chaud chaude chaudement chaudes chaudière chaudières chaudron chauds
        chauffage chauffant chauffard chauffe chauffent chauffer chaufferie chauffeur chauffeurs chauffé chauffée
        chauffées chauffés chaume chaumière chaumières chaumont chausse chaussette chaussettes chausson chaussons
        chaussure chaussures chaussé chaussée chaussées chauve chauves chauvin chauvinisme chaux chavirer chaîne chaînes
        chaînon cheap cheddar chef cheffe chefferie chefs cheikh chelem chelles chelou chelous chelsea chemin chemine
        cheminement cheminer cheminot cheminots chemins cheminée cheminées chemise chemises chemisier chenal chenille
        chenilles cheptel cher cherbourg chercha cherchaient cherchais cherchait cherchant cherche cherchent chercher
        cherchera chercherait chercheront cherches chercheur chercheurs chercheuse cherchez cherchiez cherchons cherché
        cherchée cherokee cherry chers chester cheval chevaleresque chevalerie chevalet chevalier chevaliers chevaline
        chevauche chevauchement chevauchent chevaucher chevauchée chevaux chevelu chevelure chevet cheveu cheveux
        cheville chevilles chevreuil chevreuils chevrier chevrolet chevron chevronné chevronnés chevrons cheyenne chez
        chi chiale chialer chiant chiante chiantes chiants chiara chiasse chic chicago chicane chicanes chiche chiches
        chichi chics chie chien chienne chiennes chiens chier chiffon chiffons chiffrage chiffre chiffrement chiffrer
        chiffres chiffré chiffrée chiffrées chiffrés chignon chihuahua chiite chiites chili chilien chilienne chiliens
        chimay chimie chimio chimiothérapie chimique chimiquement chimiques chimiste chimistes chimpanzé chimpanzés
        chimère chimères china chine chinois chinoise chinoises chiot chiots chiotte chiottes chip chips chirac
        chirurgical chirurgicale chirurgicales chirurgicaux chirurgie chirurgien chirurgiens chié chlore chlorophylle
        chlorure chloé choc chocolat chocolaterie chocolatine chocolats chocs choir choisi choisie choisies choisir
        choisira choisirais choisiront choisis choisissait choisissant choisisse choisissent choisissez choisissons
        choisit choix cholestérol cholet choléra chomsky chope choper chopin choppe chopper chopé choquant choquante
        choquantes choque choquent choquer choqué choquée choqués choral chorale chorales choristes chorizo chorus
        chorégraphe chorégraphie chorégraphies chorégraphique chose choses chou chouchou chouchous choucroute chouette
        chouettes choux chris christ christelle christian christiane christianisme christie christina christine
        christmas christoph christophe christopher chromatique chrome chromosome chromosomes chronique chroniques
        chroniqueur chroniqueurs chroniqueuse chrono chronologie chronologique chronologiquement chronologiques
        chronomètre chronos chrysler chrétien chrétienne chrétiennes chrétiens chrétienté chu chuchote chuck chum
        churchill chut chute chutent chuter chutes chuté chypre chypriote châle châssis châtaigne châtaignes châtaignier
        châtain château châteauroux châteaux châtelain châtelet châtellenie châtillon châtiment châtiments chèque
        chèques chère chèrement chères chèvre chèvres chénier chéquier chéri chérie chéries chérif chérir chéris chêne
        chênes chômage chômeur chômeurs chœur chœurs ci ciao ciblage ciblant cible ciblent cibler cibles ciblé ciblée
        ciblées ciblés cicatrice cicatrices cicatrisation cicéron cid cidre cie ciel ciels cierge cierges cieux cigale
        cigales cigare cigares cigarette cigarettes cigogne cigognes cil cils cime ciment cimenterie cimes cimetière
        cimetières cincinnati cindy cinglante cinglé cinglés cinq cinquantaine cinquante cinquantenaire cinquantième
        cinquième cinquièmes cintre ciné cinéaste cinéastes cinéma cinémas cinémathèque cinématique cinématiques
        cinématographique cinématographiques cinéphile cinéphiles cinétique ciotat circ circoncis circoncision
        circonflexe circonférence circonscription circonscriptions circonscrire circonscrit circonspect circonstance
        circonstances circuit circuits circulaient circulaire circulaires circulait circulant circulation circulations
        circule circulent circuler circulez circulé cire cirer cirque cirques cirrhose ciré cis cisco ciseau ciseaux
        cisjordanie cit citadelle citadin citadine citadins citait citant citation citations cite citent citer citerai
        citerne citernes cites citez citons citoyen citoyenne citoyennes citoyenneté citoyens citron citrons citrouille
        citrouilles citroën city cité citée citées cités civil civile civiles civilisation civilisations civilisé
        civilisée civilisés civilité civils civique civiques civisme civière cl clac clair claire clairement claires
        clairière clairon clairs clairvoyance clairvoyant clamart clame clamer clameur clan clandestin clandestine
        clandestinement clandestines clandestinité clandestins clans clap clapet claquant claque claquement claquent
        claquer claques claquettes claqué clara clarence clarification clarifie clarifier clarifié clarinette clarisse
        clark clarté clash classant classe classement classements classent classer classes classeur classicisme
        classification classifications classique classiquement classiques classé classée classées classés claude claudel
        claudette claudia claudie claudine claudio clause clauses clavecin clavicule clavier claviers clay clean clef
        clefs clemenceau clerc clercs clergé clermontois cleveland clic clichy cliché clichés clics client cliente
        clientes clients clientèle clientélisme cliff clifford clignotant clignotants clignote clim climat climatique
        climatiques climatisation climatisé climatologie climats clin clinique cliniquement cliniques clins clinton clio
        clip clippers clips cliquant clique cliquer cliques cliquetis cliquez cliqué clitoris clivage clivages clive
        clochard clochards cloche clocher clochers cloches clochette clodo cloison cloisons clonage clone clones clope
        clopes clore clos close closes clotilde clou cloud clouer clous cloutier cloué clovis clown clowns cloître club
        clubs cluny cluster clyde clé clémence clément clémente clémentine cléopâtre clés clôt clôture clôturer clôtures
        clôturé cm cnam coach coaches coaching coachs coagulation coalition coalitions coauteur cobalt cobaye cobayes
        cobra coca cocasse cocaïne coccinelle coche cocher cochon cochonne cochonneries cochons coché cockpit cocktail
        cocktails coco cocon cocos cocotier cocotiers cocotte cocteau cocu codage code coder codes codex codification
        codifié codé codéine coefficient coefficients coelho coentreprise coercition coexistence coexistent coexister
        coffre coffres coffret coffrets cofondateur cognac cogne cogner cognitif cognitifs cognition cognitive
        cognitives cogné cohabitation cohabitent cohabiter cohen cohorte cohortes cohue cohérence cohérent cohérente
        cohérentes cohérents cohésion coi coiffe coiffer coiffeur coiffeurs coiffeuse coiffure coiffures coiffé coiffée
        coiffés coin coince coincer coincé coincée coincées coincés coins coke col colbert colette colibri colin coline
        colis colisée coll collabo collaborateur collaborateurs collaboratif collaboration collaborations collaborative
        collaboratrice collabore collaborent collaborer collaboré collabos collage collages collagène collait collant
        collante collants collation collatéral collatéraux colle collecte collecter collectes collecteur collecteurs
        collectif collectifs collection collectionne collectionner collectionneur collectionneurs collections collective
        collectivement collectives collectivité collectivités collector collecté collectées collectés colleen collent
        coller colles collet collez collier colliers collimateur colline collines collision collisions colloque
        colloques collusion collège collèges collègue collègues collé collée collées collégial collégiale collégiales
        collégien collégiens collés colmar colo coloc colocataire colocataires colocation colocs cologne colomb colombe
        colombes colombie colombien colombienne colombiens colombier colombo colomiers colon colonel colonels colonial
        coloniale coloniales colonialisme colonialiste coloniaux colonie colonies colonisateur colonisateurs
        colonisation coloniser colonisé colonisés colonne colonnes colons colorado colorant colorants coloration colore
        colorer coloriage coloris coloriste coloré colorée colorées colorés colossal colossale colossales colosse cols
        colt colts columbia columbus colza colère colères coléoptères colérique com coma combat combatif combativité
        combats combattait combattant combattante combattants combattent combattit combattre combattu combattue combe
        combes combi combien combinaison combinaisons combinant combine combinent combiner combines combiné combinée
        combinées combinés comble combler combles comblé comblée comblés combo combustible combustibles combustion
        comestible comestibles comics comique comiques comité comités commanda commandait commandant commandants
        commande commandement commandements commandent commander commanderie commandes commandeur commandez
        commanditaire commanditaires commandite commandité commando commandos commandé commandée commandées commandés
        comme commence commencement commencent commencer commencera commencerai commencerais commencerait commenceront
        commences commencez commencèrent commencé commencée commencés comment commentaire commentaires commentant
        commentateur commentateurs commente commentent commenter commenté commentée commentées commentés commença
        commençaient commençais commençait commençant commençons commerce commercer commerces commercial commerciale
        commercialement commerciales commercialisation commercialise commercialiser commercialisé commercialisée
        commercialisées commercialisés commerciaux commerçant commerçante commerçants commet commettant commettent
        commettre commis commise commises commissaire commissaires commissariat commissariats commission commissions
        commit commode commodité commodités commodore commonwealth commotion commun communal communale communales
        communautaire communautaires communautarisme communauté communautés communaux commune communes communicants
        communication communications communion communiquant communique communiquent communiquer communiqué communiquée
        communiquées communiqués communisme communiste communistes communs communément commutateur commutation commère
        commémoratif commémoration commémorations commémorative commémore commémorer comores compact compacte compactes
        compacts compagne compagnes compagnie compagnies compagnon compagnons comparable comparables comparaison
        comparaisons comparait comparant comparateur comparatif comparatifs comparative comparativement comparaître
        compare comparent comparer compares comparez comparons comparses compartiment compartiments comparu comparution
        comparé comparée comparées comparés compas compassion compatibilité compatible compatibles compatis compatissant
        compatriote compatriotes compensation compensations compensatoire compense compensent compenser compensé
        compensée compensées compensés compilateur compilation compilations compile compiler compilé compiègne
        complainte complaire complaisance complaisant complet complets complexe complexes complexité complication
        complications complice complices complicité complicités compliment complimenter compliments complique
        compliquent compliquer compliqué compliquée compliquées compliqués complot complotistes complots complète
        complètement complètent complètes complément complémentaire complémentaires complémentarité compléments
        complétant compléter complété complétée complétées complétés compo comportaient comportait comportant comporte
        comportement comportementale comportementales comportements comportent comporter comportera comporté composa
        composaient composait composant composante composantes composants compose composent composer composez composite
        composites compositeur compositeurs composition compositions compositrice compost compostage compostelle composé
        composée composées composés compote comprenaient comprenais comprenait comprenant comprend comprendra
        comprendrai comprendrais comprendrait comprendras comprendre comprendrez comprendront comprends comprenez
        comprenne comprennent comprennes comprenons compresse compresses compresseur compresseurs compression
        compressions comprimé comprimés compris comprise comprises comprit compromet compromettant compromettre
        compromis compromise compromission compréhensible compréhensibles compréhensif compréhension compréhensive
        compta comptabilise comptabiliser comptabilisé comptabilisés comptabilité comptable comptables comptage
        comptaient comptais comptait comptant compte comptent compter comptera compterait comptes compteur compteurs
        comptez comptine comptoir comptoirs comptons compté comptés compulsif computer compère compères compétence
        compétences compétent compétente compétentes compétents compétiteur compétiteurs compétitif compétitifs
        compétition compétitions compétitive compétitives compétitivité comte comtes comtesse comtois comté comtés
        comète comètes comédie comédien comédienne comédiennes comédiens comédies con conakry conan concarneau concave
        concentrant concentration concentrations concentre concentrent concentrer concentrez concentriques concentrons
        concentré concentrée concentrées concentrés concept concepteur concepteurs conception conceptions concepts
        conceptuel conceptuelle concernaient concernait concernant concerne concernent concerner concernera concerné
        concernée concernées concernés concert concertation concerto concerts concerté concertée concession
        concessionnaire concessionnaires concessions concevable concevoir concierge conciergerie concile conciles
        conciliant conciliation concilier concis concise concitoyens conclave conclu concluait concluant concluante
        concluants conclue concluent conclues conclure conclus conclusion conclusions conclut concocter concocté
        concombre concombres concomitante concordance concordantes concordat concorde concordent concourent concourir
        concours concourt concouru concret concrets concrète concrètement concrètes concrétisation concrétise
        concrétiser concrétisé concubinage concubine concurrence concurrencer concurrent concurrente concurrentes
        concurrentiel concurrentielle concurrents concède concédant concéder concédé concédée concédés condamnable
        condamnant condamnation condamnations condamne condamnent condamner condamnez condamné condamnée condamnées
        condamnés condensateur condensation condensé condescendance condescendant condition conditionne conditionnel
        conditionnelle conditionnement conditionner conditionné conditionnée conditionnés conditions condoléances condom
        condor condorcet conducteur conducteurs conduction conductivité conductrice conduira conduirait conduire
        conduiront conduis conduisais conduisait conduisant conduise conduisent conduisez conduisit conduit conduite
        conduites conduits condé conf confection confectionner confectionné confesse confesser confesseur confession
        confessionnal confessionnelle confessionnelles confessions confessé confettis confia confiait confiance confiant
        confiante confiants confidence confidences confident confidente confidentialité confidentiel confidentielle
        confidentielles confidentiels confie confient confier confiez config configuration configurations configurer
        configuré confine confinement confins confiné confinée confinés confirma confirmait confirmant confirmation
        confirme confirment confirmer confirmera confirmez confirmé confirmée confirmées confirmés confiscation
        confiserie confisque confisquer confisqué confisqués confit confits confiture confitures confié confiée confiées
        confiés conflictuelle conflit conflits confluence confluent confond confondant confondent confondez confondre
        confonds confondu confondue confondues confondus conforme conformer conformes conformisme conformiste conformité
        conformément confort confortable confortablement confortables conforte conforter conforté confrontation
        confrontations confronte confronter confronté confrontée confrontées confrontés confrère confrères confrérie
        confréries confucius confus confuse confuses confusion confusions confère confèrent confédération confédérations
        confédérés conférant conférence conférences conférencier conférenciers conférer conféré conférés congeler
        congelé congelés congestion conglomérat congo congolais congolaise congolaises congratulations congrès
        congrégation congrégations congé congédier congédié congélateur congélation congénitale congénères congés
        conifères conique coniques conjecture conjectures conjoint conjointe conjointement conjointes conjoints
        conjonction conjonctivite conjoncture conjugaison conjugal conjugale conjugales conjugaux conjugue conjuguer
        conjugué conjuguée conjugués conjuration conjure conjurer connais connaissaient connaissais connaissait
        connaissance connaissances connaissant connaisse connaissent connaisses connaisseur connaisseurs connaissez
        connaissiez connaissions connaissons connard connards connasse connaît connaîtra connaîtrait connaître
        connaîtront conne connectant connecte connectent connecter connecteur connecteurs connectez connecticut
        connections connectivité connecté connectée connectées connectés connerie conneries connes connexe connexes
        connexion connexions connie connivence connor connotation connotations connu connue connues connurent connus
        connut connétable conques conquiert conquis conquise conquises conquérant conquérants conquérir conquête
        conquêtes conrad cons consacra consacrait consacrant consacre consacrent consacrer consacrera consacré consacrée
        consacrées consacrés consanguinité consanguins consciemment conscience consciences consciencieusement
        consciencieux conscient consciente conscientes conscients conscription conscrits conseil conseillant conseille
        conseillent conseiller conseillerais conseillers conseilles conseillez conseillons conseillère conseillé
        conseillée conseillés conseils consensuel consensuelle consensus consent consentant consentante consentement
        consenti consentie consenties consentir consentis conserva conservait conservant conservateur conservateurs
        conservation conservatisme conservative conservatoire conservatoires conservatrice conservatrices conserve
        conservent conserver conservera conserves conservez conservé conservée conservées conservés considère
        considèrent considères considérable considérablement considérables considéraient considérais considérait
        considérant considération considérations considérer considérez considérons considéré considérée considérées
        considérés consignations consigne consignes consigné consignées consistait consistance consistant consiste
        consistent consister consistera consisterait consistoire consisté conso consolation console consoler consoles
        consolidation consolide consolider consolidé consolidée consolidés consommant consommateur consommateurs
        consommation consommations consomme consomment consommer consommé consommée consommées consommés consonance
        consonne consonnes consort consortium consorts conspirateurs conspiration conspirations constable constamment
        constance constant constante constantes constantin constantine constantinople constants constat constatait
        constatant constatation constatations constate constatent constater constatons constats constaté constatée
        constatées constatés constellation constellations consternant consternation consterné constipation constitua
        constituaient constituait constituant constituante constituants constitue constituent constituer constituera
        constituerait constitueront constitutif constitutifs constitution constitutionnalité constitutionnel
        constitutionnelle constitutionnelles constitutionnels constitutions constitutive constitué constituée
        constituées constitués constructeur constructeurs constructif constructifs construction constructions
        constructive constructives construira construire construis construisait construisant construisent construisit
        construisons construit construite construites construits consul consulaire consulaires consulat consulats
        consuls consultable consultables consultant consultante consultants consultatif consultation consultations
        consultative consulte consultent consulter consultez consulté consultée consultées consultés consume consumer
        consécration consécutif consécutifs consécutive consécutivement consécutives conséquemment conséquence
        conséquences conséquent conséquente conséquentes conséquents contact contacte contacter contactez contacts
        contacté contactée contactés contagieuse contagieux contagion container containers contaminants contamination
        contaminations contamine contaminer contaminé contaminée contaminées contaminés contant conte contemplant
        contemplation contemple contempler contemporain contemporaine contemporaines contemporains contenaient contenait
        contenance contenant contenants conteneur conteneurs contenir content contenta contentait contentant contente
        contentent contenter contentera contenterai contentes contentez contentieux contention contents contenté
        contentés contenu contenue contenues contenus conter contes contestable contestables contestant contestataire
        contestataires contestation contestations conteste contestent contester contesté contestée contestées contestés
        conteur conteurs contexte contextes conti contiendra contienne contiennent contient continent continental
        continentale continentales continentaux continents contingent contingents continu continua continuaient
        continuais continuait continuant continuation continue continuelle continuellement continuent continuer
        continuera continuerai continuerait continuerons continueront continues continuez continuité continuons continus
        continuum continuèrent continué contour contournant contourne contournement contourner contourné contours contra
        contraception contractant contracte contracter contraction contractions contractuel contractuelle contractuelles
        contractuels contracté contractée contractés contradicteurs contradiction contradictions contradictoire
        contradictoires contraignant contraignante contraignantes contraignants contraindre contraint contrainte
        contraintes contraints contraire contrairement contraires contrarie contrarier contrario contrarié contrariée
        contraste contrastes contrasté contrastée contrastées contrat contrats contravention contraventions contre
        contrebalancer contrebande contrebandiers contrebas contrebasse contrecarrer contrecoup contrecœur contredire
        contredisent contredit contrefaçon contrefaçons contreforts contremaître contrepartie contreparties contrepoids
        contrepoint contrer contres contresens contretemps contrevenant contrevenants contrevient contribua contribuable
        contribuables contribuant contribue contribuent contribuer contribuera contribueront contributeur contributeurs
        contribution contributions contribué controverse controverses controversé controversée controversées
        controversés contrée contrées contrôlait contrôlant contrôle contrôlent contrôler contrôles contrôleur
        contrôleurs contrôlez contrôlé contrôlée contrôlées contrôlés contumace contusion contusions conté convainc
        convaincant convaincante convaincantes convaincants convaincra convaincre convaincu convaincue convaincus
        convalescence convection convenable convenablement convenables convenait convenance convenant convenir
        convention conventionnel conventionnelle conventionnelles conventionnels conventions convenu convenue convenus
        convergence convergences convergent converger conversation conversations converse converser conversion
        conversions converti convertible convertie converties convertir convertis convertissent convertisseur convertit
        convexe conviction convictions convie conviendra conviendrait convienne conviennent conviens convient convives
        convivial conviviale convivialité convié conviés convocation convocations convoi convois convoite convoitise
        convoitises convoité convoitée convoque convoquer convoqué convoquée convoqués convulsions conçois conçoit
        conçoivent conçu conçue conçues conçus conçut cook cookie cookies cool coop cooper coopère coopératif
        coopératifs coopération coopérations coopérative coopératives coopérer coordinateur coordination coordinatrice
        coordonnateur coordonne coordonner coordonné coordonnée coordonnées coordonnés copain copains copeaux copenhague
        copernic copie copier copies copieusement copieux copilote copine copines copié copiés coproduction
        copropriétaire copropriétaires copropriété copropriétés copte coptes copyright coq coqs coque coquelicot
        coqueluche coques coquet coquette coquillage coquillages coquille coquilles coquin coquine coquines coquins cor
        cora corail coralie coran coranique coraux corbeau corbeaux corbeille corbin corbières cordages corde cordeliers
        cordes cordial cordiale cordialement cordier cordillère cordon cordonnier cordons cordoue cordée corentin corey
        corfou coriace coriaces coriandre corinne corinthe corinthiens cormier corne corneille cornemuse corner corners
        cornes cornet corniche cornichon cornichons cornouailles cornu cornée corollaire corolle corona coronavirus
        coroner corporatif corporation corporations corporel corporelle corporelles corporels corps corpulence corpus
        correct correcte correctement correctes correcteur correcteurs correctif correctifs correction correctionnel
        correctionnelle corrections corrects correspond correspondaient correspondait correspondance correspondances
        correspondant correspondante correspondantes correspondants corresponde correspondent correspondrait
        correspondre corrida corridor corridors corrige corriger corrigé corrigée corrigées corrigés corroborer
        corrompre corrompu corrompue corrompues corrompus corrosif corrosion corruption corrèze corrélation corrélations
        cors corsaire corsaires corse corses corset corso corsé cortex cortège cortèges corvette corvée corvées corée
        coréen coréenne coréennes coréens cos cosaques cosmique cosmiques cosmologie cosmonaute cosmopolite cosmos
        cosmétique cosmétiques cosplay cosse costa costard costaud costauds costume costumes cosy cotation cote coteau
        coteaux cotentin coter cotes cotisation cotisations cotiser cotisé coton cotonou cottage cotte cotton coty coté
        cotée cotées cotés cou coubertin couchage couchait couchant couche couchent coucher couchers couches couchette
        couchez couché couchée couchés coucou coude coudes coudre coudées couette couettes cougar cougars couillard
        couille couilles couillon coulait coulant coule coulent couler couleur couleurs couleuvre coulis coulisse
        coulisses couloir couloirs coulé coulée coulées coulés country coup coupable coupables coupait coupant coupe
        coupent couper couperet coupes coupez couplage couple couples couplet couplets couplé couplée coupole coupon
        coupons coups coupure coupures coupé coupée coupées coupés cour courage courageuse courageusement courageuses
        courageux couraient courait couramment courant courante courantes courants courbatures courbe courbes courbet
        courbevoie courbure courbé courcelles courchevel courent coureur coureurs courez courge courgette courgettes
        courir courneuve couronne couronnement couronner couronnes couronné couronnée couronnées couronnés courrait
        courre courrez courriel courriels courrier courriers courroie courroux cours course courses coursier coursiers
        court courtage courte courtes courtier courtiers courtisane courtisans courtiser courtney courtois courtoise
        courtoisie courtrai courts couru courus courut cous couscous cousin cousine cousines cousins coussin coussinets
        coussins cousteau cousu cousue couteau couteaux coutume coutumes coutumier coutumière couture coutures couturier
        couturière couve couvent couvents couvercle couvert couverte couvertes couverts couverture couvertures
        couvraient couvrait couvrant couvre couvrent couvreur couvrez couvrir couvrira covid covoiturage cowboy cowboys
        coyote coyotes coéquipier coéquipiers coéquipière coïncide coïncidence coïncidences coïncident coïncider coït
        coût coûtait coûtant coûte coûtent coûter coûtera coûterait coûteuse coûteuses coûteux coûts coûté crabe crabes
        crac crache crachent cracher craché crack cracovie crade craie craig craignaient craignais craignait craignant
        craignent craignez craignons craindre crains craint crainte craintes crame cramer crampe crampes crampons cramé
        cran crane crans crapaud crapauds crapule craquant craque craquent craquer craqué crash crasse crasseux cratère
        cratères crau cravate cravates crayon crayons credo creek creil crescendo cresson crest creusant creuse
        creusement creusent creuser creuses creuset creusot creusé creusée creusées creusés creux crevaison crever
        crevette crevettes crevé crevée crevés cri cria criaient criait criant crible criblé cricket crie crient crier
        cries criez crime crimes criminalisation criminalité criminel criminelle criminelles criminels criminologie
        crimée crin crinière crique criquets cris crise crises crispé crisse cristal cristallin cristalline
        cristallisation cristallise cristaux cristina criteria critiquait critiquant critique critiquent critiquer
        critiques critiqué critiquée critiquées critiqués critère critères critérium crié criée croate croates croatie
        croc croche crochet crochets crocodile crocodiles crocs croie croient croira croirai croirais croirait croire
        crois croisade croisades croisait croisant croise croisement croisements croisent croiser croisera croises
        croisette croiseur croiseurs croisez croisière croisières croisons croissance croissant croissante croissantes
        croissants croissent croisé croisée croisées croisés croit croix cromwell croquant croque croquer croquettes
        croquis cross crosse crotte crottes croule croupe croustillant croustillante croustillantes croyable croyaient
        croyais croyait croyance croyances croyant croyante croyants croyez croyons croît croître croûte croûtes cru
        cruauté cruche crucial cruciale cruciales cruciaux crucifier crucifix crucifixion crucifié crue cruel cruelle
        cruellement cruelles cruels crues crus crustacés crut cryptage crypte cryptographie crypté crâne crânes crânien
        crânienne crèche crèches crème crèmes crète crève crèvent cré créa créait créance créances créancier créanciers
        créant créateur créateurs créatif créatifs création créations créative créatives créativité créatrice créatrices
        créature créatures crédibilité crédible crédibles crédit crédits crédité crédule crédules crédulité crée créent
        créer créera créerait crées créez crémaillère crémation crémeux créneau créneaux créole créoles créons
        crépuscule crétacé créteil crétin crétins créé créée créées créés crêpe crêpes crête crêtes crû cs csr cthulhu
        ctrl cuba cubain cubaine cubains cube cubes cubique cueille cueillette cueilleurs cueilli cueillir cuiller
        cuillère cuillères cuir cuirassé cuirassés cuire cuirs cuisant cuisine cuisiner cuisines cuisinier cuisiniers
        cuisinière cuisiné cuisinés cuisse cuisses cuisson cuit cuite cuites cuits cuivre cuivres cul culasse culinaire
        culinaires culminant culmine culot culotte culottes culpabilise culpabiliser culpabilité culs culte cultes
        cultivant cultivateur cultivateurs cultive cultivent cultiver cultivé cultivée cultivées cultivés cultural
        culture culturel culturelle culturellement culturelles culturels cultures cumin cumul cumulant cumule cumulent
        cumuler cumulus cumulé cumulée cumulées cumulés cupcakes cupidité cupidon cura curateur curcuma cure cures curie
        curieuse curieusement curieuses curieux curiosité curiosités curling curriculum curry curseur cursus curé curés
        custom cutané cutanée cutanées cutanés cutter cuve cuves cuvette cuvier cuvée cyanure cybercriminalité
        cybernétique cybersécurité cyborg cyclable cyclables cycle cycles cyclique cycliques cyclisme cycliste cyclistes
        cyclo cyclone cyclones cyclope cygne cygnes cylindre cylindres cylindrique cylindriques cylindrée cynique
        cyniques cynisme cynthia cyprien cyprès cyrano cyril cyrille cyrus câblage câble câbles câlin câline câlins cède
        cèdent cèdre cèdres cène cécile cécilia cécité céda cédait cédant céder cédera cédric cédé cédée cédées cédés
        cégep cégeps céleri céleste célestes célestin célestine célia célibat célibataire célibataires céline célèbre
        célèbrent célèbres célébrait célébrant célébration célébrations célébrer célébrité célébrités célébrons célébré
        célébrée célébrées célébrés cénacle cépage cépages céramique céramiques cérès céréale céréales cérébral
        cérébrale cérébrales cérébraux cérémonial cérémonie cérémonies césaire césar césarienne césars césarée césure
        cétacés cévennes cézanne côlon côme cône cônes côte côtes côtier côtiers côtière côtières côtoie côtoient
        côtoyer côtoyé côté côtés cœur cœurs da dacia dada daech dagobert dague dahl dahlia dahomey daigne daigné daim
        daimler daisy dakar dakota dal dale dali dallage dallas dalle dalles dalloz dalmatie dalton dam damage damas
        dame dames damian damien damier damme damnation damné damnés damon dan dana dance dancing dandy danemark danger
        dangereuse dangereusement dangereuses dangereux dangerosité dangers daniel daniela danielle danièle danny danois
        danoise danone dans dansaient dansait dansant dansante danse dansent danser danses danseur danseurs danseuse
        danseuses dansez dansé dante danton danube dany daoud daphné dard darfour daria dario darius dark darren darryl
        darwin daryl das dassault data datait datant datation date datent dater dates dattes daté datée datées datés
        daube daudet dauphin dauphine dauphinois dauphins dauphiné davantage dave david davis davos davy dawn dax de
        deal dealer dealers deals dean deauville debbie debian debord debout debra debussy dedans degas degré degrés
        dehors dei delacroix delaunay delaware delcourt deleuze delhi dell delphes delphine delta deluxe delà demain
        demanda demandaient demandais demandait demandant demande demandent demander demandera demanderai demanderais
        demanderait demanderons demanderont demandes demandeur demandeurs demandez demandons demandèrent demandé
        demandée demandées demandés demeura demeuraient demeurait demeurant demeure demeurent demeurer demeurera
        demeureront demeures demeuré demeurée demeurés demi demie demies demis demoiselle demoiselles dengue denier
        deniers denis denise dennis denrée denrées dense denses densification densité densités densément dent dentaire
        dentaires dentelle dentelles dentifrice dentiste dentistes dentition dents denver depuis der derby derek
        dermatologie dernier derniers dernière dernièrement dernières derrick derrida derrière derrières des descartes
        descend descendait descendance descendant descendante descendants descende descendent descendez descendit
        descendra descendre descends descendu descendue descendus descente descentes descriptif description descriptions
        descriptive desdits design designer designers designs desmond despote despotisme desquelles desquels dessein
        desseins desserrer dessert desserte desserts desservant desservent desservi desservie desservies desservir
        desservis dessin dessinait dessinant dessinateur dessinateurs dessine dessinent dessiner dessins dessiné
        dessinée dessinées dessinés dessous dessus destin destinataire destinataires destination destinations destine
        destins destiné destinée destinées destinés destituer destitution destitué destroyer destructeur destructeurs
        destruction destructions destructrice destructrices detroit dette dettes deuil deux deuxième deuxièmement
        deuxièmes devaient devais devait devance devancer devancé devant devants devanture devançant devenaient devenais
        devenait devenant devenez devenir devenons devenu devenue devenues devenus devez deviendra deviendraient
        deviendrais deviendrait deviendront devienne deviennent deviens devient deviez devin devine deviner devinette
        devinettes devinez devinrent devint deviné devions devis devise devises devoir devoirs devon devons devra devrai
        devraient devrais devrait devras devrez devriez devrions devrons devront dextérité dey deçà dg dhabi dharma dia
        diable diables diabolique diaboliques diabète diabétique diabétiques diacre diacres diadème diagnostic
        diagnostics diagnostique diagnostiquer diagnostiques diagnostiqué diagnostiquée diagonale diagonales diagramme
        diagrammes dialecte dialectes dialectique dialogue dialoguer dialogues dialyse diamant diamants diamètre
        diamètres diamétralement diana diane diapason diaphragme diaporama diarrhée diarrhées diaspora diatribe
        dichotomie dick dickens dico dictateur dictateurs dictatorial dictature dictatures dicte dicter diction
        dictionnaire dictionnaires dicton dicté dictée dictées didactique didactiques diderot didier didot die diego
        dieppe diesel diesels dieu dieudonné dieux diffamation diffamatoires difficile difficilement difficiles
        difficulté difficultés diffraction diffus diffusait diffusant diffuse diffusent diffuser diffusera diffuses
        diffuseur diffuseurs diffusion diffusions diffusé diffusée diffusées diffusés diffère diffèrent différemment
        différence différences différenciation différencie différencient différencier différencié différenciée
        différenciés différend différends différent différente différentes différentiel différentielle différentielles
        différents différer différé différée digestif digestifs digestion digestive digestives digital digitale
        digitales digitaux digne dignement dignes dignitaire dignitaires dignité digue digues digère digérer digéré
        dijon dijonnais diktat dilatation dilemme dilettante diligence diluer dilution dilué diluée dimanche dimanches
        dimension dimensions diminuant diminue diminuent diminuer diminuera diminutif diminution diminué diminuée
        dimitri dina dinan dinant dinard dinars dinde dindes dindon ding dingo dingue dingues dinosaure dinosaures
        dioclétien diocèse diocèses diocésain diodes diogène dionysos dior dioxyde diplomate diplomates diplomatie
        diplomatique diplomatiques diplôme diplômes diplômé diplômée diplômées diplômés dira dirai diraient dirais
        dirait diras dire direct directe directement directes directeur directeurs direction directions directive
        directives directoire directrice directrices directs dirent dires direz diriez dirige dirigea dirigeable
        dirigeaient dirigeait dirigeant dirigeante dirigeantes dirigeants dirigent dirigeons diriger dirigera dirigez
        dirigé dirigée dirigées dirigés dirk dirons diront dis disaient disais disait disant discernement discerner
        disciple disciples disciplinaire disciplinaires discipline disciplines discipliné disco discographie
        discontinuer discontinuité discord discorde discothèque discothèques discount discours discret discrets
        discrimination discriminations discriminatoire discriminatoires discrète discrètement discrètes discrédit
        discréditer discrédité discrétion discrétionnaire disculper discussion discussions discutable discutables
        discutait discutant discute discutent discuter discutera discutez discutions discutons discuté discutée
        discutées discutés dise disent dises disette disgrâce disiez disions disjoncteur dislocation disney disneyland
        disons disparaissait disparaisse disparaissent disparate disparates disparaît disparaîtra disparaître
        disparaîtront disparition disparitions disparité disparités disparu disparue disparues disparurent disparus
        disparut dispendieux dispensaire dispense dispenser dispensé dispensée dispensés disperse dispersent disperser
        dispersion dispersé dispersée dispersées dispersés disponibilité disponibilités disponible disponibles dispos
        disposaient disposait disposant dispose disposent disposer disposera disposez dispositif dispositifs disposition
        dispositions disposons disposé disposée disposées disposés disproportionné disproportionnée disputaient
        disputait disputant dispute disputent disputer disputera disputes disputé disputée disputées disputés
        disqualification disqualifier disqualifié disque disques disquette disquettes dissection dissensions
        dissertation dissidence dissident dissidente dissidents dissimulation dissimule dissimuler dissimulé dissimulée
        dissimulées dissimulés dissipation dissipe dissiper dissipé dissociation dissocier dissolution dissonance
        dissoudre dissous dissout dissoute dissuader dissuasif dissuasion dissémination disséminées disséminés disséquer
        distance distancer distances distanciation distant distante distantes distants distillation distille distiller
        distillerie distinct distincte distinctement distinctes distinctif distinctifs distinction distinctions
        distinctive distincts distingua distinguait distinguant distingue distinguent distinguer distingué distinguée
        distinguées distingués distorsion distorsions distraction distractions distraire distrait distraite distribuait
        distribuant distribue distribuent distribuer distributeur distributeurs distribution distributions distribué
        distribuée distribuées distribués district districts dit dite dites dits diurne div diva divan dive divergence
        divergences divergent divergente divergentes divergents divers diverse diversement diverses diversification
        diversifie diversifier diversifié diversifiée diversifiées diversifiés diversion diversité divertir divertissant
        divertissement divertissements dividende dividendes divin divination divine divinement divines divinité
        divinités divins divisant divise divisent diviser diviseur division divisionnaire divisions divisé divisée
        divisées divisés divorce divorcent divorcer divorces divorcé divorcée divorcés divulgation divulguer divulgué
        dix dixit dixième dixièmes dizaine dizaines dièse diète diététique djamel djebel djerba djibouti djibril djihad
        djihadisme djihadiste djihadistes dl dm dmitri do doc docile dociles dock docker dockers docks docs docteur
        docteurs doctorale doctorant doctorants doctorat doctrine doctrines docu document documentaire documentaires
        documentation documente documenter documents documenté documentée documentés dodo doge dogmatique dogmatiques
        dogmatisme dogme dogmes doha doigt doigts doigté dois doit doive doivent dojo dol dolce dole dollar dollars
        dolly dolmen doléances dom domaine domaines domenico domestication domestique domestiques domicile domiciles
        domiciliation domicilié domiciliée domiciliés domina dominait dominance dominant dominante dominantes dominants
        dominateur domination dominatrice domine dominent dominer domingo dominic dominicain dominicaine dominicains
        dominical dominicale dominion dominique domino dominos dominé dominée dominées dominés dommage dommageable
        dommageables dommages domotique dompter don donald donateur donateurs donation donations donbass donc donetsk
        donjon donjons donna donnaient donnais donnait donnant donne donnent donner donnera donnerai donneraient
        donnerais donnerait donneras donnerez donnerons donneront donnes donneur donneurs donnez donnons donnèrent donné
        donnée données donnés donovan dons dont donuts dopage dopamine dope doper doppler dopé dora dordogne dore dorer
        dorian doris dormaient dormais dormait dormant dorme dorment dormeur dormez dormi dormir dormirai dorothy
        dorothée dors dorsale dorsales dort dortmund dortoir dortoirs doré dorée dorées dorénavant dorés dos dosage
        dosages dose doser doses dossard dossier dossiers dostoïevski dosé dot dota dotation dotations dote doter doté
        dotée dotées dotés douai douairière douala douane douanes douanier douaniers douanière douanières douarnenez
        doublage doublant double doublement doublent doubler doubles doublon doublons doublure doublé doublée doublées
        doublés doubs douce doucement douces doucet douceur douceurs douche doucher douches doudou doudoune doug douglas
        douille douilles douillet douleur douleurs douloureuse douloureusement douloureuses douloureux douma dour
        doutaient doutais doutait doute doutent douter doutes douteuse douteuses douteux doutez douté douves douvres
        doux douzaine douzaines douze douzième doué douée doués doyen doyenne doyle dr dracula drag dragon dragons
        drague draguer dragueur draguignan dragué drain drainage draine drainer drake drama dramas dramatique
        dramatiquement dramatiques dramatiser dramaturge dramaturgie drame drames drancy drap drapeau drapeaux draper
        draps drapé drastique drastiquement drastiques draw dre dresde dressage dressait dressant dresse dressent
        dresser dresseur dressing dressé dressée dressées dressés dreux drew dreyfus drink drinks drive driver drivers
        drives drogue droguer drogues drogué droguée drogués droit droite droites droitier droits droiture drone drones
        drop drops drs druide druides drummondville dry drôle drôlement drôles drôme ds du dual dualité dub dubaï
        dubitatif dublin dubois duc ducal ducale ducasse duchamp duchesse duché duchés ducs dudit due duel duels dues
        dufour dumas dumping duncan dune dunes dunkerque duo duos dupe duper dupes duplessis duplex dupont duquel dur
        dura durabilité durable durablement durables durait durance durand durant duras durban durci durcir durcissement
        durcit dure durement durent durer durera durerait dureront dures dureté durham durkheim durs duré durée durées
        dus dustin dut duvet dwayne dwight dylan dynamique dynamiques dynamiser dynamisme dynamite dynamo dynastie
        dynasties dysenterie dysfonctionnement dysfonctionnements dès dé déambuler déballage déballer débandade
        débardeur débarquant débarque débarquement débarquent débarquer débarques débarqué débarqués débarras débarrasse
        débarrasser débarrassé débarrassée débarrassés débat débats débattent débattre débattu débattue débauche
        débauché débile débiles débilité débit débiter débiteur débiteurs débits débité déblocage débloque débloquer
        débloqué déboires déborah débordant débordante déborde débordement débordements débordent déborder débordé
        débordée débordés débouchant débouche débouchent déboucher débouché débouchés déboule débourser débouté
        débranche débrancher débranché débridée débris débrouille débrouiller débrouillé débusquer début débuta débutait
        débutant débutante débutants débute débutent débuter débutera débuts débuté débutée débâcle déc décadence
        décalage décale décaler décalé décalée décalées décalés décapitation décapiter décapité décapités décapotable
        décathlon déceler décelé décembre décemment décence décennie décennies décent décente décentralisation
        décentralisé décentralisée déception déceptions décerne décerner décerné décernée décernés décevant décevante
        décevantes décevants décevoir décharge déchargement décharger décharges déchargé déchaîne déchaînement déchaîner
        déchaîné déchaînée déchaînés déchet déchets déchetterie déchiffrer déchirant déchire déchirement déchirent
        déchirer déchirure déchirures déchiré déchirée déchirés déchu déchue déchus déchéance décibels décida décidait
        décidant décide décident décider décidera décideront décides décideur décideurs décidez décidons décidèrent
        décidé décidée décidées décidément décidés décimé décimée décisif décisifs décision décisionnel décisions
        décisive décisives déclara déclaraient déclarait déclarant déclaration déclarations déclare déclarent déclarer
        déclarera déclarez déclaré déclarée déclarées déclarés déclassement déclassé déclenchant déclenche déclenchement
        déclenchent déclencher déclencheur déclenché déclenchée déclic déclin déclinaison déclinaisons déclinant décline
        déclinent décliner décliné déclinée déco décocher décodage décoder décodeur décodeurs décollage décolle
        décollent décoller décolleté décollé décolonisation décoloration décombres décomplexée décompose décomposer
        décomposition décomposé décompresser décompression décompte déconcertant déconcertante déconfiture déconne
        déconnecter déconnecté déconnectée déconnectés déconner déconnexion déconné déconseille déconseillé
        déconstruction déconstruire décontamination décontracté décontractée décor décorateur décorateurs décoratif
        décoratifs décoration décorations décorative décoratives décore décorer décors décortiquer décoré décorée
        décorées décorés décote découdre découlant découle découlent découler découpage découpe découper découpé
        découpée découpées découpés décourage décourageant découragement décourager découragé découragés découvert
        découverte découvertes découverts découvrait découvrant découvre découvrent découvres découvrez découvrir
        découvrira découvrirez découvriront découvrit découvrons décret décrets décrire décris décrit décrite décrites
        décrits décrivait décrivant décrivent décrivez décrié décrochage décrochant décroche décrochent décrocher
        décroché décroissance décroissant décroissante décroît décroître décryptage décrypte décrypter décrète décréter
        décrété décrétée décède décèle décès décéder décédé décédée décédées décédés dédain dédale dédicace dédicaces
        dédicacé dédicacée dédie dédier dédié dédiée dédiées dédiés dédommagement dédommager dédoublement déductible
        déduction déductions déduire déduis déduit déesse déesses défaillance défaillances défaillant défaillante
        défaire défait défaite défaites défaits défaut défauts défaveur défavorable défavorables défavorisé défavorisées
        défavorisés défection défections défectueuse défectueux défend défendaient défendait défendant défende défendent
        défendeur défendez défendit défendons défendra défendre défends défendu défendue défendues défendus défense
        défenses défenseur défenseurs défensif défensifs défensive défensivement défensives déferlante déferlement défi
        défiance défiant défibrillateur déficience déficiences déficient déficients déficit déficitaire déficitaires
        déficits défie défient défier défiguré défile défilent défiler défilé défilés défini définie définies définir
        définis définissait définissant définissent définit définitif définitifs définition définitions définitive
        définitivement définitives défis défiscalisation défié déflation défonce défoncer défoncé défoncée défoncés
        déforestation déformation déformations déforme déformer déformé déformée déformés défoule défouler défunt
        défunte défunts déféré dégage dégageait dégageant dégagement dégagent dégager dégages dégagez dégagé dégagée
        dégagées dégagés dégaine dégainer dégel dégommer dégonfler dégoût dégoûtant dégoûte dégoûter dégoûté dégoûtée
        dégradant dégradation dégradations dégrade dégradent dégrader dégradé dégradée dégradées dégradés dégueu
        dégueulasse dégueulasses déguise déguisement déguisements déguiser déguisé déguisée déguisées déguisés
        dégustation dégustations déguste déguster dégât dégâts dégénère dégénérer dégénérescence dégénéré dégénérés
        déjanté déjections déjeune déjeuner déjeuners déjeuné déjouer déjoué déjà délabrement délabré délai délais
        délaissant délaisse délaisser délaissé délaissée délaissés délation délibération délibérations délibérer
        délibéré délibérée délibérément délicat délicate délicatement délicates délicatesse délicats délice délices
        délicieuse délicieusement délicieuses délicieux délier délimitation délimiter délimité délimitée délinquance
        délinquant délinquants délirant délirante délirantes délire délirer délires délit délits délivrance délivrant
        délivre délivrent délivrer délivré délivrée délivrées délivrés délocalisation délocalisations délocaliser
        délocalisé déloger déloyale déluge délègue délégation délégations déléguer délégué déléguée délégués délétère
        délétères démagogie démagogique démange démangeaisons démanteler démantelé démantèlement démarcation démarchage
        démarche démarches démarque démarquent démarquer démarrage démarre démarrent démarrer démarré démasquer démasqué
        dématérialisation démembrement démence dément démenti démentie démentir démentis démesure démesuré démesurée
        déminage démineurs démis démission démissionnaire démissionne démissionnent démissionner démissionné démissions
        démo démobilisation démocrate démocrates démocratie démocraties démocratique démocratiquement démocratiques
        démocratisation démocratiser démodé démographie démographique démographiques démoli démolie démolir démolis
        démolition démon démoniaque démoniaques démons démonstratif démonstration démonstrations démontage démonte
        démonter démontrait démontrant démontre démontrent démontrer démontré démontrée démonté démontée démos démuni
        démunies démunis déménage déménagement déménagements déménagent déménager déménagé démêler démêlés dénaturer
        déneigement déni dénicher déniché dénigre dénigrement dénigrer dénivelé dénombre dénombrement dénombré
        dénominateur dénomination dénominations dénommé dénommée dénommés dénonce dénoncent dénoncer dénonciation
        dénonciations dénoncé dénoncée dénoncées dénoncés dénonçait dénonçant dénote dénouement dénouer dénudé dénudée
        dénudées dénué dénuée dénués déodorant déontologie dépannage dépanner dépanneur dépanneurs départ départager
        département départemental départementale départementales départementaux départements départir départs
        dépassaient dépassait dépassant dépasse dépassement dépassements dépassent dépasser dépassera dépasses dépassé
        dépassée dépassées dépassés dépaysement dépeindre dépeint dépend dépendaient dépendait dépendance dépendances
        dépendant dépendante dépendantes dépendants dépendent dépendra dépendre dépends dépens dépense dépensent
        dépenser dépenses dépensé dépensée dépensés dépistage dépister dépit dépité déplace déplacement déplacements
        déplacent déplacer déplacez déplacé déplacée déplacées déplacés déplaire déplaisant déplaise déplaçait déplaçant
        déplaît dépliant déploie déploiement déploient déplorable déplorables déplorant déplore déplorent déplorer
        déploré déployant déployer déployé déployée déployées déployés déplu dépollution déportation déporter déporté
        déportés déposa déposant dépose déposent déposer déposera déposez dépositaire dépositaires déposition
        dépositions déposé déposée déposées déposés dépotoir dépouille dépouillement dépouiller dépouilles dépouillé
        dépouillée dépouillés dépourvu dépourvue dépourvues dépourvus dépressif dépressifs dépression dépressions
        dépressive déprimant déprimante déprime déprimer déprimé déprimée déprimés dépréciation députation député
        députée députés dépénalisation dépêche dépêcher dépêches dépêchez dépêché dépôt dépôts déraille déraillement
        dérailler déraisonnable dérange dérangeait dérangeant dérangeante dérangement dérangent déranger dérangerait
        dérangé dérangée dérangés dérapage dérapages dérape déraper dérapé dérision dérisoire dérisoires dérivant
        dérivation dérive dérivent dériver dérives dérivé dérivée dérivées dérivés dérobe dérober dérobé dérobée
        dérogation dérogations dérogatoire déroge déroger déroulaient déroulait déroulant déroule déroulement déroulent
        dérouler déroulera dérouleront déroulé déroulée déroulées déroulés déroutant déroute dérèglement dés désabonner
        désabusé désaccord désaccords désactive désactiver désactivé désaffection désaffecté désaffectée désagréable
        désagréables désagrément désagréments désamorcer désapprobation désapprouve désarmement désarmer désarmé
        désarmés désarroi désastre désastres désastreuse désastreuses désastreux désavantage désavantages désaveu
        désavoué désemparé désenchantement désengagement désengorger désert déserte déserter désertes déserteur
        déserteurs désertification désertion désertique désertiques déserts déserté désespoir désespère désespérant
        désespérer désespéré désespérée désespérées désespérément désespérés déshabille déshabiller déshonneur
        déshydratation désignait désignant désignation désignations désigne désignent désigner désignera désigné
        désignée désignées désignés désillusion désillusions désinfectant désinfecter désinfection désinformation
        désintoxication désintégration désintéressé désintéressée désintérêt désinvolte désinvolture désir désirable
        désiraient désirais désirait désirant désire désirent désirer désires désireuse désireuses désireux désirez
        désirons désirs désiré désirée désirés désistement désobéir désobéissance désolant désolation désole désoler
        désolé désolée désolés désordre désordres désorganisation désormais déstabilisant déstabilisation déstabilise
        déstabiliser déstabilisé désuet désuétude déséquilibre déséquilibres déséquilibré déséquilibrée détachant
        détache détachement détachements détachent détacher détaché détachée détachées détachés détail détaillant
        détaillants détaille détailler détaillé détaillée détaillées détaillés détails détecte détectent détecter
        détecteur détecteurs détection détective détectives détecté détectée détectées détectés détenait détenant détend
        détendez détendre détends détendu détendue détenir détente détenteur détenteurs détention détentrice détenu
        détenue détenues détenus déterminant déterminante déterminantes déterminants détermination détermine déterminent
        déterminer déterminera déterminisme déterminé déterminée déterminées déterminés déterrer détestable détestables
        détestais détestait déteste détestent détester détestes détestez détesté détestée détiennent détient détonation
        détour détournant détourne détournement détournements détournent détourner détourné détournée détournées
        détournés détours détracteurs détraqué détresse détriment détritus détroit détruira détruire détruis détruisant
        détruise détruisent détruisit détruit détruite détruites détruits détrôner détrôné détérioration détériore
        détériorer détérioré dévaluation dévastateur dévastateurs dévastation dévastatrice dévasté dévastée développa
        développait développant développe développement développements développent développer développera développeur
        développeurs développé développée développées développés déverrouiller déverse déversement déversent déverser
        déversé déviance déviant déviation déviations dévie dévier dévié déviée dévoilant dévoile dévoilement dévoilent
        dévoiler dévoilera dévoilé dévoilée dévoilées dévoilés dévolu dévolue dévolues dévolus dévorant dévore dévorent
        dévorer dévoré dévotion dévoue dévouement dévoué dévouée dévoués déçois déçoit déçu déçue déçus dîme dîmes dîne
        dîner dîners dîné dîtes dôme dômes dû dûment dût düsseldorf earl eau eaux ebola ecchymoses ecclésiastique
        ecclésiastiques eclipse ecstasy eczéma ed eddie eddy edgar edison edmond edmonton edmund eduardo edward edwin
        efface effacement effacent effacer effacé effacée effacées effacés effaçant effectif effectifs effective
        effectivement effectives effectuait effectuant effectue effectuent effectuer effectuera effectué effectuée
        effectuées effectués effervescence effet effets efficace efficacement efficaces efficacité efficience efficient
        efficiente effigie effleure effleurer effleuré effluves effondre effondrement effondrent effondrer effondré
        effondrée efforce efforcent efforcer efforcé effort efforts effraction effraie effrayant effrayante effrayantes
        effrayants effrayer effrayé effrayée effrayés effroi effroyable effréné effrénée effusion eg ego eh ehpad eiffel
        eileen eindhoven einstein eisenhower el elaine elbe elbeuf eldorado eleanor elena elfe elfes elias elijah eliza
        elizabeth elle ellen elles elliot ellipse ellipses elliptique elliptiques elsa elvira em emballage emballages
        emballe emballement emballer emballé emballée emballés embarcation embarcations embargo embarque embarquement
        embarquent embarquer embarquez embarqué embarquée embarquées embarqués embarras embarrassant embarrassante
        embarrasse embarrasser embarrassé embarrassée embauche embauchent embaucher embauches embauché embauchée
        embauchés embelli embellie embellir embellissement embellit emblème emblèmes emblée emblématique emblématiques
        embolie embouchure embouteillage embouteillages embranchement embrase embrasement embrassa embrassait embrassant
        embrasse embrassent embrasser embrassez embrassé embrassée embrayage embrouille embrouiller embrouilles
        embrouillé embrun embryon embryonnaire embryons embuscade embêtant embête embêter embêté embûches emilia emilio
        emily emma emmanuel emmanuelle emmaüs emmena emmenait emmenant emmener emmenez emmené emmenée emmenés emmerde
        emmerder emmerdes emmett emmy emmène emmènent emmènera emménage emménager emménagé empara emparant empare
        emparent emparer emparé emparée emparés empathie empathique empereur empereurs emphase empilement empiler
        empilés empire empirer empires empirique empiriques empiré empiète empiéter emplacement emplacements emplettes
        empli emplit emploi emploie emploient emplois employait employant employer employeur employeurs employé employée
        employées employés empoche empocher empoisonne empoisonnement empoisonner empoisonné empoisonnée empoisonnés
        emporta emportait emportant emporte emportent emporter emportera emporté emportée emportées emportés empreint
        empreinte empreintes empreints empresse empressement empressé emprise emprisonne emprisonnement emprisonner
        emprisonné emprisonnée emprisonnés emprunt empruntant emprunte empruntent emprunter emprunteur emprunteurs
        emprunts emprunté empruntée empruntées empruntés empêcha empêchaient empêchait empêchant empêche empêchement
        empêchent empêcher empêchera empêcherait empêché empêchée empêchés en encadrant encadre encadrement encadrent
        encadrer encadré encadrée encadrées encadrés encaisse encaissement encaisser encaissé encaissés enceinte
        enceintes encens encercler encerclé encerclée encerclés enchante enchantement enchanteur enchanté enchantée
        enchantés enchaînant enchaîne enchaînement enchaînements enchaînent enchaîner enchaîné enchaînés enchère
        enchères enclave enclaves enclenche enclencher enclenché enclin enclins enclos enclume encodage encolure
        encombrant encombrants encombre encombrement encombrer encombré encontre encor encore encourage encourageait
        encourageant encourageants encouragement encouragements encouragent encourager encouragé encouragée encouragées
        encouragés encours encourt encourue encourues encourus encre encres encule enculer enculé enculés encyclique
        encyclopédie encyclopédies encyclopédique endettement endetter endetté endettés endiguer endocriniens
        endoctrinement endommager endommagé endommagée endommagées endommagés endormi endormie endormir endormis endors
        endort endosse endosser endroit endroits enduit enduits endurance endurci endure endurer enduré endémique
        endémiques enfance enfant enfantin enfantine enfants enfer enferme enfermement enferment enfermer enfermé
        enfermée enfermées enfermés enfers enfilade enfile enfiler enfilé enfin enflamme enflammer enflammé enflammée
        enflammées enflammés enfle enfler enflure enflé enfoiré enfoirés enfonce enfoncent enfoncer enfoncé enfoncée
        enfonçant enfoui enfouie enfouies enfouir enfouis enfouissement enfreindre enfreint enfui enfuie enfuient enfuir
        enfuis enfuit enfumage engage engagea engageait engageant engagement engagements engagent engageons engager
        engagera engages engagez engagé engagée engagées engagés engels engendrant engendre engendrent engendrer
        engendré engendrée engendrées engendrés enghien engie engin engineering engins englobant englobe englober
        englouti engloutie engloutir engloutis engorgement engouement engouffre engrais engraisser engranger engrenage
        engrenages engueule engueuler engueulé enjeu enjeux enjoint enjoué enjouée enlevait enlevant enlever enlevez
        enlevé enlevée enlevées enlevés enlève enlèvement enlèvements enlèvent enlèvera enlèves enneigées ennemi ennemie
        ennemies ennemis ennui ennuie ennuient ennuies ennuis ennuyais ennuyait ennuyant ennuyer ennuyeuse ennuyeux
        ennuyé ennuyée enquérir enquête enquêtent enquêter enquêtes enquêteur enquêteurs enquêté enracinement enraciné
        enracinée enrage enragé enragés enrayer enregistrait enregistrant enregistre enregistrement enregistrements
        enregistrent enregistrer enregistreur enregistreurs enregistrez enregistré enregistrée enregistrées enregistrés
        enrichi enrichie enrichies enrichir enrichis enrichissant enrichissante enrichissement enrichissent enrichit
        enrico enrique enrobé enroule enrouler enroulé enroulée enrôlement enrôler enrôlé enrôlés ensanglanté enseigna
        enseignait enseignant enseignante enseignantes enseignants enseigne enseignement enseignements enseignent
        enseigner enseignes enseigné enseignée enseignées enseignés ensemble ensembles enseveli ensoleillement
        ensoleillé ensoleillée ensoleillées ensuit ensuite ensuivit entaché entachée entaille entame entament entamer
        entamé entamée entamées entassent entasser entassés entend entendaient entendais entendait entendant entende
        entendement entendent entendeur entendez entendit entendons entendra entendrait entendre entendrez entends
        entendu entendue entendues entendus entente ententes enter enterre enterrement enterrements enterrer enterré
        enterrée enterrées enterrés enthousiasme enthousiasmé enthousiaste enthousiastes entier entiers entité entités
        entière entièrement entières entièreté entonnoir entorse entourage entouraient entourait entourant entoure
        entourent entourer entouré entourée entourées entourés entra entracte entraide entraider entraient entrailles
        entrain entrait entrant entrants entrave entravent entraver entraves entravé entraîna entraînait entraînant
        entraîne entraînement entraînements entraînent entraîner entraînera entraînerait entraîneur entraîneurs entraîné
        entraînée entraînées entraînés entre entrejambe entremise entrent entreposage entreposer entreprenant
        entreprenariat entreprend entreprendre entrepreneur entrepreneurial entrepreneuriale entrepreneuriat
        entrepreneurs entreprennent entrepris entreprise entreprises entreprit entrepôt entrepôts entrer entrera
        entreront entres entretenait entretenant entretenir entretenu entretenue entretenues entretenus entretien
        entretiennent entretiens entretient entrevoir entrevoit entrevue entrevues entrez entrons entropie entrèrent
        entré entrée entrées entrés entuber entériner entête entêtement env envahi envahie envahir envahis envahissant
        envahissante envahissement envahissent envahisseur envahisseurs envahit enveloppant enveloppe envelopper
        enveloppes enveloppé enveloppée envenimer envergure enverra enverrai enverrais enverrait envers envi enviable
        envie envier envies envieux environ environnant environnante environnantes environnants environnement
        environnemental environnementale environnementales environnementaux environnements environs envisage
        envisageable envisageables envisageait envisageant envisagent envisageons envisager envisagez envisagé envisagée
        envisagées envisagés envoi envoie envoient envoies envois envol envole envolent envoler envolé envolée envolées
        envolés envoya envoyaient envoyais envoyait envoyant envoyer envoyez envoyons envoyé envoyée envoyées envoyés
        envoûtant enzo enzyme enzymes eo epstein ergonomie ergonomique eric erica erik erika erin ermitage ermite ernest
        ernesto ernie ernst errance errant errants erratique erre errements errent errer erreur erreurs erroné erronée
        erronées erronés erré ersatz erwan erwin es escadre escadrille escadron escadrons escalade escalader escaladé
        escalator escale escales escalier escaliers escapade escapades escape escargot escargots escarpins escaut
        escient esclavage esclavagisme esclavagiste esclavagistes esclave esclaves escobar escompte escompté escomptés
        escorte escorter escortes escorté escouade escrime escroc escrocs escroquerie escroqueries espace espacement
        espaces espacées espacés espagne espagnol espagnole espagnoles espagnols espion espionnage espionne espionner
        espionné espions espiègle esplanade espoir espoirs espresso esprit esprits espèce espèces espère espèrent
        espères espéraient espérais espérait espérance espérances espérant espéranto espérer espérez espérons espéré
        espérée esquisse esquisser esquisses esquissé esquive esquiver esquivé esr essai essaie essaient essaiera
        essaierai essaierais essaies essaim essais essaya essayage essayaient essayais essayait essayant essaye essayent
        essayer essayera essayerai essayes essayez essayiste essayons essayé essayée essayés essen essence essences
        essentiel essentielle essentiellement essentielles essentiels essex essieu essieux essonne essor essouffle
        essoufflement essoufflé essuie essuyer essuyé est establishment estaing estampe estampes este esteban estelle
        ester esther esthéticienne esthétique esthétiquement esthétiques esthétisme estimaient estimait estimant
        estimation estimations estime estiment estimer estimes estimez estimons estimé estimée estimées estimés estival
        estivale estivales estomac estompe estomper estonie estonien estrade estrie estuaire et etc ethan ethel ethernet
        ethnie ethnies ethnique ethniques ethnographie ethnographique ethnologie ethnologue etna eu eucalyptus
        eucharistie eucharistique euclide eudes eue eues eugène eugénie eugénisme euh eulalie euler eunuque eupen
        euphorie euphorique euphrate euphémisme eure eurent euripide euro eurodéputé eurodéputés euronext europe
        européen européenne européennes européens euros eurovision eus eussent eustache eusèbe eut euthanasie eux eva
        evan eve evelyn everest ex exacerber exacerbé exacerbée exact exacte exactement exactes exactions exactitude
        exacts exagère exagèrent exagères exagération exagérer exagéré exagérée exagérées exagérément exagérés exaltant
        exaltation exalté examen examens examinant examinateur examine examinent examiner examinera examinons examiné
        examinée examinées examinés exaspère exaspération exaspéré exaucé excalibur excavation excelle excellence
        excellent excellente excellentes excellents excentricité excentrique excentriques excentré excepte exception
        exceptionnel exceptionnelle exceptionnellement exceptionnelles exceptionnels exceptions excepté excessif
        excessifs excessive excessivement excessives excision excitant excitante excitation excite excitent exciter
        excité excitée excités exclamation exclame exclu excluait excluant exclue excluent exclues exclure exclus
        exclusif exclusifs exclusion exclusions exclusive exclusivement exclusives exclusivité exclut excommunication
        excommunié excréments excursion excursions excuse excuser excuses excusez excusé excusée excède excès excédant
        excédent excédentaire excédents excéder excédé exemplaire exemplaires exemplarité exemple exemples exempt
        exempte exemption exemptions exempts exempté exemptés exerce exercent exercer exercera exercice exercices exercé
        exercée exercées exercés exergue exerça exerçait exerçant exhaustif exhaustive exhibe exhiber exhibition
        exhortation exhorte exige exigeaient exigeait exigeant exigeante exigeantes exigeants exigence exigences exigent
        exigeons exiger exigera exigé exigée exigées exigés exil exile exiler exilé exilée exilés existaient existait
        existant existante existantes existants existe existence existences existent existentiel existentielle
        existentielles exister existera existerait existes existé exit exode exonération exonérations exonérer exonérés
        exoplanètes exorbitant exorbitants exorcisme exorciste exotique exotiques exotisme expansion expatriation
        expatrier expatrié expatriés expectations expert experte expertise expertises experts expiation expier
        expiration expire expirer expiré explicatif explicatifs explication explications explicative explicite
        explicitement expliciter explicites expliqua expliquaient expliquais expliquait expliquant explique expliquent
        expliquer expliquera expliquerai expliquerait expliques expliquez expliqué expliquée expliquées expliqués
        exploit exploitable exploitables exploitant exploitants exploitation exploitations exploite exploitent exploiter
        exploits exploité exploitée exploitées exploités explorant explorateur explorateurs exploration explorations
        explore explorent explorer exploré explorée explorées explose explosent exploser explosif explosifs explosion
        explosions explosive explosives explosé expo exponentielle export exportateur exportateurs exportation
        exportations exporte exportent exporter exporté exportés expos exposait exposant exposants expose exposent
        exposer exposition expositions exposé exposée exposées exposés express expresse expressif expression expressions
        expressive expresso expressément exprimaient exprimait exprimant exprime expriment exprimer exprimera exprimez
        exprimé exprimée exprimées exprimés expropriation exprès expulse expulser expulsion expulsions expulsé expulsée
        expulsés expédie expédier expéditeur expédition expéditionnaire expéditions expédié expédiée expédiées expédiés
        expérience expériences expérimental expérimentale expérimentales expérimentation expérimentations expérimentaux
        expérimente expérimenter expérimenté expérimentée expérimentées expérimentés exquis exquise extase extensible
        extension extensions extensive extermination exterminer exterminés externalisation externe externes extincteur
        extinction extirper extorquer extorsion extra extraction extradition extraire extrait extraite extraites
        extraits extraordinaire extraordinairement extraordinaires extrapolation extras extraterrestre extraterrestres
        extravagant extravagante extremis extrémisme extrémiste extrémistes extrémité extrémités extrême extrêmement
        extrêmes extérieur extérieure extérieurement extérieures extérieurs exubérance exutoire exécrable exécutant
        exécutants exécute exécutent exécuter exécuteur exécutif exécutifs exécution exécutions exécutive exécutoire
        exécuté exécutée exécutées exécutés exégèse ezra eût fa fabian fabien fabienne fabio fable fables fabre
        fabricant fabricants fabrication fabrications fabrice fabriquait fabriquant fabrique fabriquent fabriquer
        fabriques fabriqué fabriquée fabriquées fabriqués fabrizio fabuleuse fabuleuses fabuleux fac face facebook faces
        facette facettes facho fachos fachosphère facial faciale faciales facile facilement faciles facilitant
        facilitation facilite facilitent faciliter facilitera facilité facilitée facilités faciès facs facteur facteurs
        factice factices faction factions facto factuel facturation facture facturer factures facturé facturés
        facultatif facultative faculté facultés fade faf faible faiblement faibles faiblesse faiblesses faiblir faiblit
        faille failles failli faillit faillite faillites faim fainéant fainéants faire fais faisabilité faisable
        faisaient faisais faisait faisan faisant faisceau faisceaux faiseur faiseurs faisiez faisions faisons fait faite
        faites faith faits fakir falaise falaises fallacieux fallait falloir fallon fallu fallut falsification falsifier
        falsifié fameuse fameuses fameux familial familiale familiales familiariser familiarité familiaux familier
        familiers familière familièrement familières famille familles famine famines fan fana fanatique fanatiques
        fanatisme fane fanfare fanfares fanion fanny fans fantaisie fantaisies fantaisiste fantaisistes fantasia
        fantasme fantasmer fantasmes fantasque fantassins fantastique fantastiques fantasy fantôme fantômes far faraday
        farah farce farces farceur farci farcir farcis fard fardeau farfelu farfelue farfelues farid farine farines faro
        farouche farouchement farouches fascicule fascinant fascinante fascination fascine fasciné fascinée fascinés
        fascisme fasciste fascistes faso fasse fassent fasses fassiez fassions faste fastes fastidieux fat fatal fatale
        fatalement fatales fatalisme fataliste fatalité fatidique fatigant fatiguant fatigue fatiguent fatiguer fatigues
        fatigué fatiguée fatiguées fatigués fatima fatma fatwa faubourg faubourgs fauche faucher fauché faucille faucon
        faucons faudra faudrait faufiler faulkner faune faure faussaire fausse faussement fausser fausses fausseté
        faussé faussée faust faustine faut faute fautes fauteuil fauteuils fauteurs fautif fautifs fautive fauve fauves
        faux favela faveur faveurs favorable favorablement favorables favori favoris favorisant favorise favorisent
        favoriser favorisera favorisé favorisée favorisées favorisés favorite favorites favoritisme fax fayard fayette
        façade façades façon façonne façonner façonné façons faîte faîtes faïence fed federer federico fedora feeling
        feelings feignant feindre feint feinte felicity felipe fellation femelle femelles femme femmes fend fendre fendu
        fendue feng fenouil fentanyl fente fentes fenêtre fenêtres fer fera ferai feraient ferais ferait feras ferdinand
        ferez feriez ferions ferma fermait fermant ferme fermement ferment fermentation fermenté fermer fermera fermes
        fermeture fermetures fermeté fermez fermier fermiers fermière fermé fermée fermées fermés fernand fernando
        ferons feront ferraille ferrare ferrari ferrer ferret ferreux ferries ferrières ferroviaire ferroviaires ferry
        ferré ferrée ferrées fers fertile fertiles fertilité fervent fervente fervents ferveur fesse fesses fessier
        fessée festif festin festival festivaliers festivals festive festivités feu feuillage feuillages feuille
        feuilles feuillet feuilleter feuilleton feuilletons feuillets feuilleté feuilletée feuillus feutre feutres feux
        feydeau fez fg fi fia fiabilité fiable fiables fiacre fiancé fiancée fiancés fiançailles fiasco fiat fibre
        fibres ficelle ficelles ficelé fichage fiche fichent ficher fiches fichier fichiers fichu fichue fiché fichés
        fictif fictifs fiction fictions fictive fictives fidji fiduciaire fiducie fidèle fidèlement fidèles fidélisation
        fidéliser fidélité fie fief fiefs fiel fields fier fiers fierté fiesta fiez fig figaro fige figeac figer figue
        figues figuier figuraient figurait figurant figurants figuratif figuration figure figurent figurer figurera
        figures figurez figurine figurines figuré figé figée figés fil filaire filait filament filaments filant filante
        filantes filature file filent filer files filet filets filiale filiales filiation filigrane filippo filière
        filières fille filles fillette fillettes filleul filleule film filmait filme filment filmer filmographie films
        filmé filmée filmées filmés filon filons filou fils filtrage filtrant filtration filtre filtrer filtres filtré
        filtrée filé fin final finale finalement finales finalisation finaliser finaliste finalistes finalisé finalité
        finalités finals finance financement financements financent financer finances financier financiers financière
        financièrement financières financé financée financées financés finançant finaux fine finement fines finesse fini
        finie finies finir finira finirai finirais finirait finiras finirent finirez finiront finis finish finissaient
        finissais finissait finissant finisse finissent finissez finissons finistère finit finition finitions finlandais
        finlandaise finlande finn finnois fins fiole fioles fion fiona fioul firefox firent firmament firme firmes
        firmin fis fisc fiscal fiscale fiscalement fiscales fiscalité fiscaux fischer fission fissure fissures fiston
        fit fitness fitzgerald fixa fixait fixant fixation fixe fixement fixent fixer fixes fixez fixé fixée fixées
        fixés fière fièrement fières fièvre fièvres fjord fl flacon flacons flagellation flagrant flagrante flair
        flamand flamande flamandes flamands flambant flambe flambeau flambeaux flamber flamboyant flamboyante flambée
        flamenco flammarion flamme flammes flan flanc flancs flandre flandres flanelle flanqué flanquée flaque flaques
        flash flasher flashs flashé flasque flatte flatter flatteur flatteuse flatté flattée flaubert flavien flemmard
        flemme fleur fleuret fleuri fleurie fleuries fleurir fleuris fleurissent fleuriste fleurit fleuron fleurons
        fleurs fleurus fleuve fleuves flexibilité flexible flexibles flexion flic flics flingue flinguer flingues
        flingué flint flippant flippe flipper flippé flirt flirte flirter flocon flocons flood flop flopée flora
        floraison floral florale florales floraux flore florence florent florentin florentine flores florian floride
        florilège florin florins florissant florissante floréal flot flots flottaison flottait flottant flottante
        flottantes flottants flotte flottement flottent flotter flottes flotteur flottille flou floue floues flous floyd
        fluctuation fluctuations fluide fluides fluidifier fluidité fluo fluor fluorescence fluorure fluvial fluviale
        fluviales flux flyer flyers flâner flèche flèches fléau fléaux fléchettes fléchir flûte flûtes fm focale
        focalisation focalise focalisent focaliser focalisé foch focus foi foie foin foire foirer foires foireux foiré
        fois foison foisonnement foix fol folie folies folio folk folklore folklorique folkloriques folks folle
        follement folles fonce foncent foncer foncez foncier fonciers foncière foncièrement foncières fonction
        fonctionnaient fonctionnaire fonctionnaires fonctionnait fonctionnalité fonctionnalités fonctionnant fonctionne
        fonctionnel fonctionnelle fonctionnelles fonctionnels fonctionnement fonctionnent fonctionner fonctionnera
        fonctionnerait fonctionné fonctions foncé foncée foncées foncés fond fonda fondait fondamental fondamentale
        fondamentalement fondamentales fondamentalisme fondamentalistes fondamentaux fondant fondateur fondateurs
        fondation fondations fondatrice fondatrices fonde fondement fondements fondent fonder fonderie fonderies fondeur
        fondre fonds fondu fondue fondues fondus fondé fondée fondées fondés font fontaine fontainebleau fontaines fonte
        fontenay fontenelle fontes fonts foot football footballeur footballeurs footballistique footing for forage
        forages forain foraine forains forbach force forcement forcent forcené forceps forcer forcera forces forcez
        forcing forcé forcée forcées forcément forcés ford forer forest forestier forestiers forestière forestières
        foret forets forez forfait forfaitaire forfaits forge forger forgeron forgerons forges forgé forgée forma
        formaient formait formalisation formaliser formalisme formalité formalités formant format formatage formateur
        formateurs formation formations formatrice formats forme formel formelle formellement formelles formels forment
        former formera formeront formes formez formidable formidables formons formula formulaire formulaires formulation
        formulations formule formuler formules formulé formulée formulées formulés formèrent formé formée formées formés
        fort forte fortement forteresse forteresses fortes fortification fortifications fortifier fortifié fortifiée
        fortin fortiori forts fortuit fortuite fortune fortunes fortuné fortunés forum forums força forçait forçant
        forêt forêts fosse fosses fossile fossiles fossoyeur fossé fossés fou fouad foucault fouché foudre foudres
        foudroyant fouet fouette fouetter fougue fougueux fougère fougères fouillant fouille fouillent fouiller fouilles
        fouillis fouillé fouillée fouillés fouine foulard foulards foule fouler foules foulon foulé foulée foulées four
        fourbe fourche fourches fourchette fourchettes fourgon fourgonnette fourgons fourier fourmi fourmilière
        fourmille fourmis fournaise fourneau fourneaux fourni fournie fournier fournies fournir fournira fournis
        fournissait fournissant fournisse fournissent fournisseur fournisseurs fournit fourniture fournitures fournée
        fourrage fourre fourreau fourrer fourrière fourrure fourrures fourré fourrés fours fous fout foutage foutais
        foutaise foutaises foutait foute foutent foutez foutoir foutre foutu foutue foutues foutus fox foyer foyers fr
        frac fracas fracasse fracasser fracassé fraction fractionnement fractions fracturation fracture fractures
        fracturé fragile fragiles fragilise fragiliser fragilisé fragilité fragment fragmentation fragments fragmenté
        frais fraise fraises framboise framboises framework fran franc franca france francesca francesco francfort
        franche franchement franches franchi franchie franchir franchis franchise franchises franchissant franchissement
        franchissent franchisés franchit francilien franciliens francine francis francisation franciscain franciscains
        francisco franck franco francophone francophones francophonie francs frange franges frangin frank frankenstein
        frankie franklin frantz franz françafrique français française françaises françois françoise frappa frappait
        frappant frappante frappe frappent frapper frappes frappeur frappez frappé frappée frappées frappés frasques
        fraternel fraternelle fraternité fratrie fraude frauder fraudes fraudeur fraudeurs frauduleuse frauduleusement
        frauduleuses frauduleux frayer frayeur frayeurs fraîche fraîchement fraîches fraîcheur freak fred freddy
        frederick fredericton free freestyle frein freinage freine freinent freiner freins freiné frelon frelons french
        fresnes fresque fresques fret freud friand friandise friandises friands fribourg fric friche friches friction
        frictions frida friedman friedrich frigide frigo frigorifique frileux fringues frire frisbee frise frisson
        frissonner frissons frisé frisés frit frite frites frits friture fritz frivole froc froid froide froidement
        froides froideur froids froisser froissé fromage fromager fromagerie fromages froment fronde frondeur frondeurs
        front frontal frontale frontalement frontalier frontaliers frontalière frontalières frontenac frontispice
        frontiste frontière frontières fronton fronts frottant frotte frottement frottements frottent frotter frottis
        frotté frousse fructidor fructifier fructose fructueuse fructueuses fructueux fruit fruitiers fruits fruité
        frustrant frustration frustrations frustre frustrer frustré frustrée frustrés frère frères frédéric frédérique
        frégate frégates fréjus frémir frénésie frénétique frénétiquement fréquemment fréquence fréquences fréquent
        fréquentaient fréquentait fréquentant fréquentation fréquentations fréquente fréquentent fréquenter fréquentes
        fréquents fréquenté fréquentée fréquentées fréquentés frérot frêle frêne frôle frôler frôlé fs ft ftp fuchs fuel
        fugace fugitif fugitifs fugitive fugue fui fuient fuir fuis fuit fuite fuites fuité fukushima fulgurant
        fulgurante full fumais fumait fumant fume fument fumer fumes fumeur fumeurs fumeuse fumez fumier fumiers
        fumigènes fumé fumée fumées fun funeste funiculaire funk funky funèbre funèbres funérailles funéraire funéraires
        fur furent furet fureur furie furieuse furieusement furieux furtif furtivement fus fuseau fuseaux fuselage
        fusent fusible fusibles fusil fusiliers fusillade fusillades fusiller fusillé fusillés fusils fusion fusionne
        fusionnent fusionner fusionné fusions fussent fustige fusée fusées fut futile futiles futsal futuna futur future
        futures futuriste futuristes futurs futé fuyaient fuyait fuyant fuyards fuyez fâche fâchent fâcher fâcheuse
        fâcheux fâché fâchée fâchés fès fève fèves fébrile fécamp fécond fécondation féconde fécondité fédère fédéral
        fédérale fédérales fédéralisme fédéraliste fédéralistes fédérateur fédération fédérations fédéraux fédérer
        fédérés fée féerie féerique fées félicien félicitation félicitations félicite félicitent féliciter félicité
        félin féline félins félix féminin féminine féminines féminins féminisation féminisme féministe féministes
        féminité fémur fénelon féodal féodale féodalité féodaux férié fériés féroce féroces férocité féru fétiche
        fétiches fétichisme fétichiste févr février fêtait fêtards fête fêtent fêter fêtera fêtes fêtons fêté fût fûts
        führer fœtus gabarit gabe gabon gabonais gabonaise gabriel gabriella gabrielle gaby gadget gadgets gaffe gaffes
        gag gaga gage gages gageure gagna gagnaient gagnais gagnait gagnant gagnante gagnantes gagnants gagne gagnent
        gagner gagnera gagnerait gagneras gagnerez gagneront gagnes gagnez gagnons gagné gagnée gagnées gagnés gags gai
        gaie gaiement gaieté gail gaillard gaillarde gain gaine gaines gains gais gal gala galactique galant galante
        galanterie galas galaxie galaxies gale galerie galeries galet galets galette galettes galice galileo galilée
        galle galles gallimard gallo gallois galon galons galop galopante galère galères galérer galéré gambetta gambie
        gamelle gamer gamers gamin gamine gamines gamins gamma gamme gammes gammée gamètes gan gand gandhi gang gange
        ganglions gangrène gangs gangster gangsters gant gantoise gants gap garage garages garagiste garance garant
        garante garanti garantie garanties garantir garantis garantissant garantissent garantit garants garce gard garda
        gardaient gardais gardait gardant garde gardent garder gardera garderai garderais garderait garderie garderies
        garderont gardes gardez gardien gardienne gardiens gardons gardé gardée gardées gardés gare garenne garer gares
        gareth garibaldi garni garnie garnier garnies garnir garnis garnison garnisons garniture garnitures garonne
        garou garous garrett garrigue garrot gars gary garçon garçons garé garée gascogne gascon gasoil gaspard
        gaspillage gaspille gaspiller gaspillé gaspésie gaston gastrique gastriques gastro gastronomie gastronomique
        gastronomiques gatineau gauche gaucher gauchers gauches gauchisme gauchiste gauchistes gaucho gauchos gaufre
        gaufres gauguin gaule gaules gaulle gaullisme gaulliste gaullistes gaulois gauloise gauloises gaumont gauss
        gauthier gautier gauvain gave gaver gavin gavé gay gays gaz gaza gaze gazelle gazelles gazer gazette gazeuse
        gazeuses gazeux gazier gazoduc gazole gazon gaétan gaël gaëlle gaëtan gaîté gaïa geek geeks geiger geisha gel
        geler gels gelé gelée gelées gelés gembloux gemma gemme gemmes gencives gendarme gendarmerie gendarmes gendre
        gene genet geneviève genevois genevoise genk gennevilliers genou genoux genre genres gens gent gente gentil
        gentilhomme gentille gentilles gentillesse gentilly gentils gentilshommes gentiment gentleman gentlemen gents
        genèse genève geoff geoffrey geoffroy george georges georgetown georgette georgia georgina gerald gerbe gerber
        gerbes gerhard germain germaine germains germanie germanique germaniques germano germe germer germes germinal
        germination gers gertrude gestapo gestation geste gestes gestion gestionnaire gestionnaires gestions gestuelle
        gex geôlier gg ghana ghanéen ghetto ghettos ghislain ghislaine giacometti giacomo gibbons gibbs gibier gibraltar
        gide gideon gifle gifler gifles giflé gigantesque gigantesques gigolo gigot gilbert gilberte gildas gilet gilets
        gille gilles gillian gin gina ginette gingembre ginger gino gio giono giorgio giovanni girafe girafes girard
        giratoire girl girls girofle giron gironde girondins girouette gisait gisant giscard gisement gisements gisèle
        git gitan gitane gitans giulia giuseppe givenchy givre gl glace glaces glaciaire glaciaires glacial glaciale
        glacier glaciers glacis glacière glacé glacée glacées glacés gladiateur gladiateurs gladys glaive glamour gland
        glande glander glandes glands glaner glas glasgow glass glaucome glauque glaçage glaçon glaçons glen glenn
        glissa glissade glissait glissant glissante glisse glissement glissements glissent glisser glissé glissée global
        globale globalement globales globalisation globalité globaux globe globes globules glock gloire gloires gloria
        glorieuse glorieuses glorieux glorification glorifie glorifier gloss glossaire gluant glucides glucose gluten
        glycémie glycérine glyphosate glénat gm gnome go goa goal goals gobelet gobelets gobelins gober gode godet
        goebbels goethe gogh gogo gogol golan golden golem golf golfe golfeur goliath goma gomme gommer gommes goncourt
        gondole gonds gone gonesse gonflable gonflables gonfle gonflement gonflent gonfler gonflé gonflée gonflées
        gonflés gong gonzague gonzesse gonzesses good goodyear google gorbatchev gordon gore gorge gorges gorgée gorgées
        gorille gorilles gosier gospel gosse gosses gotha gothique gothiques goths gouache goudron gouffre goujon goulag
        goulet goulot goupil gourde gourmand gourmande gourmandes gourmandise gourmands gourmet gourmets gourou gousse
        gousses goutte gouttelettes gouttes gouttière gouttières gouvernail gouvernance gouvernante gouvernants gouverne
        gouvernement gouvernemental gouvernementale gouvernementales gouvernementaux gouvernements gouvernent gouverner
        gouverneur gouverneurs gouvernorat gouverné gouvernée gouvernés goya goût goûte goûter goûtez goûts goûté gr
        graal grabuge grace gracie gracieuse gracieusement gracieux gracié grade grades gradient gradins graduation
        graduel graduelle graduellement gradué graduée gradé gradés graff graffiti graffitis graham grain graine graines
        grains graisse graisses gram graminées grammaire grammatical grammaticale grammaticales gramme grammes grammont
        granby grand grande grandement grandes grandeur grandeurs grandi grandiose grandioses grandir grandis
        grandissant grandissante grandissent grandit grands grange granges granit granite grant granules granulés
        granville graphe graphes graphie graphique graphiquement graphiques graphisme graphismes graphiste graphistes
        graphite grappe grappes grappin gras grasse grassement grasses grasset gratien gratifiant gratification gratin
        gratis gratitude gratos grattage gratte gratter gratté gratuit gratuite gratuitement gratuites gratuits gratuité
        grau gravats grave gravelines gravement graver graves graveur graveurs gravi gravier graviers gravir gravit
        gravitation gravite gravitent gravité gravure gravures gravé gravée gravées gravés gray grec grecque grecques
        grecs green greenpeace greenwich greffe greffer greffes greffier greffiers greffé greg gregor gregory grenade
        grenades grenadiers grenat grenelle grenier greniers grenoble grenoblois grenouille grenouilles greta grief
        griefs griffe griffes griffon grignon grignoter grigny gril grill grillades grillage grille griller grilles
        grillé grillée grillées grillés grimace grimaces grimaud grimes grimm grimoire grimpant grimpe grimpent grimper
        grimpeur grimpeurs grimpé grince grincer grincheux grip grippe gris grisaille grise grises grisons grisâtre
        grizzly grièvement groenland grogne grognon gronde grondement gronder groove gros grosse grosses grossesse
        grossesses grosseur grossi grossier grossiers grossir grossis grossiste grossistes grossit grossière
        grossièrement grossières grossièreté grosso grotesque grotesques grotte grottes grouille groupe groupement
        groupements groupes groupie groupies groupuscule groupuscules groupé groupées groupés grue grues grunge gruyère
        grâce grâces grèce grès grève grèves gré grégoire grégorien grégory grévistes grêle gs gt guadeloupe guatemala
        guerlain guerre guerres guerrier guerriers guerrière guerrières guet guetta guette guettent guetter guetteur
        gueule gueulent gueuler gueules gueulé gueux gui guichet guichets guidage guidance guidant guide guident guider
        guidera guides guidon guidé guidée guidées guidés guignol guignols guilde guilhem guillaume guillemets
        guillemette guillemin guillemot guillermo guillotine guimauve guinée guinéen guinéenne guinéens guirlande
        guirlandes guise guitare guitares guitariste guitaristes gus gustave gustavo gutenberg guy guyanais guyane
        guyenne guyot guère gué guéant guépard guérande guéret guéri guérie guérilla guérir guéris guérison guérisons
        guérissent guérisseur guérit guêpe guêpes gwen gym gymnase gymnases gymnaste gymnastique gynéco gynécologie
        gynécologue gypse gâche gâcher gâchette gâchis gâché gâchée gâte gâteau gâteaux gâter gâté gâtée gâtés gèle gène
        gènes gère gèrent gères géant géante géantes géants gédéon gélatine gémeaux gémir gémissement gémissements gémit
        génial géniale géniales géniaux génie génies génital génitale génitales génitaux géniteur génocide génocides
        génois génoise génome génomique génère génèrent généalogie généalogique généalogiques général générale
        généralement générales généralisation généralise généraliser généraliste généralistes généralisé généralisée
        généralisées généralité généralités générant générateur générateurs génération générations génératrice
        génératrices généraux générer généreuse généreusement généreuses généreux générique génériques générosité généré
        générée générées générés génétique génétiquement génétiques géo géographe géographes géographie géographique
        géographiquement géographiques géolocalisation géologie géologique géologiques géologue géologues géomètre
        géométrie géométrique géométriques géophysique géopolitique géopolitiques géorgie géorgien géothermie gérait
        gérald géraldine gérance gérant gérante gérants gérard gérer gérez géré gérée gérées gérés gênait gênant gênante
        gênantes gênants gêne gênent gêner gênes gêné gênée gênés gît gîte gîtes ha hab habib habile habilement habiles
        habileté habiletés habilitation habilité habilitée habilités habillage habille habillement habillent habiller
        habilles habillez habillé habillée habillées habillés habit habitable habitables habitacle habitaient habitais
        habitait habitant habitante habitants habitat habitation habitations habitats habite habitent habiter habites
        habitez habitons habits habitude habitudes habitue habituel habituelle habituellement habituelles habituels
        habituer habitué habituée habituées habitués habité habitée habitées habités habsbourg hache haches hachette
        haché hachée hacker hackers hacking haddock hadith hadiths hadj hadji hadrien hadès hague haguenau haha hahn
        haie haies hainaut haine haines haineuse haineux hais hait hakim hal halal hale haleine haletant haley halifax
        hall hallal halle halles halloween halls hallucinant hallucinante hallucination hallucinations hallucine
        halluciner halluciné halo halte ham hamac hamas hambourg hamburger hamburgers hameau hameaux hamel hameçon hamid
        hamilton hamlet hammam hampe hampshire hamster hamza han hana hanche hanches handball handicap handicaps
        handicapé handicapée handicapées handicapés handisport hangar hangars hank hannah hannibal hanovre hanoï hans
        hansen hante hantent hanter hantise hanté hantée happening harald haram haras harbor harceler harceleur harcelé
        harcelée harcèle harcèlement harcèlent hard hardcore harder hardi hardware hardy harem hareng hargne hargneux
        haricot haricots harkis harlem harmattan harmonica harmonie harmonies harmonieuse harmonieusement harmonieux
        harmonique harmoniques harmonisation harmoniser harmony harnais haro harold harpe harper harpon harriet harry
        hart hartford harvard harvey hasard hasardeuse hasardeux hasards hashtag hashtags hassan hausse hausser hausses
        haussmann haut hautain hautaine hautbois haute hautement hautes hauteur hauteurs hauts havane havas have havre
        hawaï hawking haydn haye hayek hayon hazel haï haïr haïssent haïti haïtien haïtienne haïtiens heather hebdo
        hebdomadaire hebdomadaires hectare hectares hectolitres hector hegel heidegger heidelberg heidi hein heinrich
        heisenberg helen helena hellfest hello hellénique hellénistique helmut helsinki helvétique hem hemingway henné
        henri henriette henrik henrique henry hentai herbe herbert herbes herbicides herbier herbiers herbivores hercule
        hercules hermann hermine hermione hermite hermès hermétique hernie herpès hertz hervé hess hesse heu heur heure
        heures heureuse heureusement heureuses heureux heurte heurtent heurter heurts heurté heurtée hexagonal
        hexagonale hexagone hezbollah hg hi hiatus hibernation hibou hiboux hic hicham hidalgo hideuse hideux hier high
        highlands hijab hilaire hilarant hilarante hilda hillary himalaya himmler hindi hindou hindoue hindouisme
        hindous hippie hippies hippique hippiques hippocampe hippocrate hippodrome hippolyte hippopotame hipster hiro
        hirondelle hirondelles hiroshi hiroshima hispanique hispaniques hispano hisse hisser hissé histoire histoires
        historia historien historienne historiens historiographie historique historiquement historiques hit hitchcock
        hitler hits hiver hivernage hivernal hivernale hivernales hivers hiérarchie hiérarchies hiérarchique
        hiérarchiques hiérarchisation hiéroglyphes hl hlm hm hmm ho hobbes hobbies hobbit hobby hoc hoche hockey
        hockeyeur hoffmann holding holdings hollandais hollandaise hollande holly hollywood hollywoodien hollywoodienne
        holmes holocauste hologramme holà homard homards home homes homicide homicides hommage hommages homme hommes
        homo homogène homogènes homogénéité homologation homologue homologues homologué homonyme homonymes homophobe
        homophobes homophobie homos homosexualité homosexuel homosexuelle homosexuelles homosexuels homs homère homélie
        homéopathie honda honduras hong hongkong hongkongais hongrie hongrois hongroise honneur honneurs honnête
        honnêtement honnêtes honnêteté honolulu honorable honorables honoraire honoraires honore honorent honorer
        honorifique honorifiques honoré honorée honorés honte honteuse honteusement honteux hooligans hop hopper hoquet
        horace horaire horaires horde hordes horizon horizons horizontal horizontale horizontalement horizontales
        horizontaux horloge horloger horlogerie horloges hormis hormonal hormonaux hormone hormones horn horner
        horoscope horreur horreurs horrible horriblement horribles horrifié hors horst hortense horticole horticulture
        horton horus hospice hospices hospitalier hospitaliers hospitalisation hospitalisations hospitalisé hospitalisée
        hospitalisés hospitalité hospitalière hospitalières hostie hostile hostiles hostilité hostilités hosto hot
        hotline hotte hou houblon houellebecq houille houiller houilles houillères houle houlette houleux houmous house
        houses housse houston houx howard hs http https hua huard huawei hub hubble hubert hublot hudson hue huer hugh
        hugo huguenots hugues huguette huile huiles huis huissier huissiers huit huitième huitièmes hum huma humain
        humaine humainement humaines humains humanisme humaniste humanistes humanitaire humanitaires humanité humanités
        humanoïde humanoïdes humbert humble humblement humbles hume humeur humeurs humide humides humidité humiliant
        humiliante humiliation humiliations humilie humilier humilité humilié humiliée humiliés humoriste humoristes
        humoristique humoristiques humour humus hun huns hunter huntington huppé hurlait hurlant hurle hurlement
        hurlements hurlent hurler hurlé hurricanes huskies husky hussards hussein husserl hutte huttes hutu huxley huy
        hué huées huître huîtres hyacinthe hybridation hybride hybrides hydratation hydrate hydrater hydraulique
        hydrauliques hydre hydrique hydrocarbures hydrographique hydrogène hydrolyse hydroélectricité hydroélectrique
        hydroélectriques hygiène hygiénique hygiéniques hymen hymne hymnes hype hyper hyperactivité hyperbole
        hypermarché hypermarchés hypertension hypnose hypnotique hypocrisie hypocrite hypocrites hypothermie hypothèque
        hypothèques hypothèse hypothèses hypothécaire hypothécaires hypothétique hypothétiques hystérie hystérique
        hystériques hyundai hyène hyènes hyères hz hâte hâter hâtive hâtives hé héberge hébergement hébergements
        héberger hébergeur hébergeurs hébergé hébergée hébergés hébraïque hébreu hébreux hébron hécatombe hégémonie
        hégémonique hélas hélice hélices hélico hélicoptère hélicoptères hélium héloïse hélène hématome hémicycle
        hémisphère hémisphères hémoglobine hémorragie hémorragies hémorragique hémorroïdes hépatique hépatiques hépatite
        héra héraldique hérault héraut hérisson héritage héritages hérite hériter héritier héritiers héritière hérité
        héritée héritées hérités héro hérode hérodote héron héros héroïne héroïnes héroïque héroïques héroïsme
        héréditaire héréditaires hérédité hérésie hérétique hérétiques hésita hésitais hésitait hésitant hésitante
        hésitation hésitations hésite hésitent hésiter hésitera hésites hésitez hésité hétéro hétéroclite hétérogène
        hétérogènes hétérogénéité hétéros hétérosexuel hétérosexuels hêtre hêtres hôpital hôpitaux hôte hôtel hôtelier
        hôteliers hôtelière hôtellerie hôtels hôtes hôtesse hôtesses ian ibid ibis ibiza ibn ibrahim ibrahima ibérique
        icare iceberg ici iconique iconoclaste iconographie iconographique icône icônes id ida idaho ide idem
        identifiable identifiables identifiant identifiants identification identifie identifient identifier identifiez
        identifié identifiée identifiées identifiés identique identiques identitaire identitaires identité identités
        ides idiot idiote idiotes idiotie idioties idiots idole idoles idris idriss idylle idyllique idéal idéale
        idéalement idéales idéalisme idéaliste idéalistes idéaux idée idées idéologie idéologies idéologique
        idéologiquement idéologiques idéologues ier if ignace ignacio ignoble ignobles ignominie ignoraient ignorais
        ignorait ignorance ignorant ignorante ignorants ignore ignorent ignorer ignores ignorez ignorons ignoré ignorée
        ignorées ignorés igor ikea il ilan iliade illettrisme illettré illettrés illicite illicites illico illimité
        illimitée illimitées illimités illinois illisible illogique illuminati illumination illuminations illumine
        illuminer illuminé illuminée illuminés illusion illusions illusoire illustrant illustrateur illustrateurs
        illustration illustrations illustratrice illustre illustrent illustrer illustres illustré illustrée illustrées
        illustrés illégal illégale illégalement illégales illégalité illégaux illégitime illégitimes ils ilya image
        imagerie images imaginable imaginables imaginaire imaginaires imaginais imaginait imaginant imagination imagine
        imaginent imaginer imagines imaginez imaginons imaginé imaginée imaginées imaginés imam imams imbattable imbibé
        imbu imbécile imbéciles imitant imitateur imitation imitations imite imitent imiter imité immaculé immaculée
        immanquablement immatriculation immatriculations immatriculé immatriculée immature immatures immaturité
        immatériel immense immenses immensité immensément immerger immergé immergée immersion immeuble immeubles
        immigrant immigrants immigration immigré immigrée immigrés imminence imminent imminente immiscer immobile
        immobiles immobilier immobiliers immobilisation immobilisations immobiliser immobilisme immobilisé immobilité
        immobilière immobilières immonde immondes immoral immorale immoralité immortaliser immortalisé immortalité
        immortel immortelle immortels immuable immune immunisé immunitaire immunitaires immunité immédiat immédiate
        immédiatement immédiates immédiats impact impacte impacter impacts impacté impactés impair impairs imparable
        impardonnable imparfait imparfaite imparti impartial impartiale impartialité impasse impasses impassible
        impatiemment impatience impatient impatiente impatients impayés impeccable impeccables impensable imperfection
        imperfections imperméable imperméables impersonnel impertinent impie impitoyable impitoyables implacable implant
        implantation implantations implante implanter implants implanté implantée implantées implantés implication
        implications implicite implicitement implicites impliquait impliquant implique impliquent impliquer impliquerait
        impliqué impliquée impliquées impliqués implore implorer implosion implémentation implémenter impoli impopulaire
        impopulaires impopularité import importait importance important importante importantes importants importateur
        importateurs importation importations importe importent importer importuner importé importée importées importés
        imposa imposable imposables imposait imposant imposante imposantes imposants impose imposent imposer imposera
        imposerait imposition impositions impossibilité impossible impossibles imposteur imposteurs imposture imposé
        imposée imposées imposés impraticable imprenable impression impressionnant impressionnante impressionnantes
        impressionnants impressionne impressionner impressionnisme impressionniste impressionnistes impressionné
        impressionnée impressionnés impressions impressive imprimante imprimantes imprime imprimer imprimerie imprimeur
        imprimeurs imprimé imprimée imprimées imprimés impro improbable improbables impromptu impropre improvisation
        improvisations improvise improviser improviste improvisé improvisée improvisées improvisés imprudence imprudent
        imprègne imprécis imprécise imprécision imprégner imprégné imprégnée imprévisible imprévisibles imprévu imprévue
        imprévues imprévus impuissance impuissant impuissante impuissants impulsif impulsion impulsions impulsive impuni
        impunité impunément impur impuretés imputable imputables impute imputer imputé impédance impénétrable
        impénétrables impératif impératifs impérative impérativement impératrice impérial impériale impériales
        impérialisme impérialiste impérialistes impériaux impérieuse impérieux impétueux impôt impôts in inacceptable
        inacceptables inaccessible inaccessibles inachevé inachevée inactif inactifs inaction inactive inactivité
        inadapté inadaptée inadaptés inadmissible inadvertance inaliénable inanimé inaperçu inaperçue inaperçus
        inapplicable inapproprié inappropriée inapte inaptitude inattendu inattendue inattendues inattendus inattention
        inaudible inaugural inaugurale inauguration inaugure inaugurer inauguré inaugurée inca incalculable
        incandescence incantation incantations incapable incapables incapacité incarcération incarcéré incarcérés
        incarnait incarnant incarnation incarne incarnent incarner incarné incarnée incas incendiaire incendiaires
        incendie incendier incendies incendié incendiée incendiées incendiés incertain incertaine incertaines incertains
        incertitude incertitudes incessamment incessant incessante incessantes incessants inceste inchangé inchangée
        incidemment incidence incidences incident incidents incinération incisif incision incisives incitant incitatif
        incitation incitations incite incitent inciter incité incités incivilités inclinaison inclinant incline
        inclinent incliner incliné inclinée inclinés incluait incluant inclue incluent inclure inclus incluse incluses
        inclusif inclusion inclusive inclut incognito incohérence incohérences incohérent incohérente incolore incombe
        incombent incommensurable incomparable incompatibilité incompatible incompatibles incomplet incomplets
        incomplète incomplètes incompris incompréhensible incompréhensibles incompréhension incompétence incompétent
        incompétente incompétents inconcevable inconditionnel inconditionnelle inconfort inconfortable incongru inconnu
        inconnue inconnues inconnus inconsciemment inconscience inconscient inconsciente inconscients inconsolable
        incontestable incontestablement incontestables incontesté incontinence incontournable incontournables
        incontrôlable incontrôlables incontrôlée inconvénient inconvénients incorporant incorporation incorpore
        incorporer incorporé incorporée incorporés incorrect incorrecte incriminer incriminé incroyable incroyablement
        incroyables incruste incruster incrusté incrédule incrédulité incubateur incubation inculpation inculpé inculpés
        inculquer inculte incultes incurable incursion incursions inde indemne indemnes indemnisation indemniser
        indemnisé indemnisés indemnité indemnités indes indescriptible indestructible index indexation indexé indiana
        indianapolis indicateur indicateurs indicatif indication indications indicative indice indices indicible indien
        indienne indiennes indiens indifféremment indifférence indifférent indifférente indifférents indigents indigeste
        indigestion indignation indigne indignent indigner indignes indignité indigné indignée indignés indigo indigène
        indigènes indiquaient indiquait indiquant indique indiquent indiquer indiquera indiquez indiqué indiquée
        indiquées indiqués indirect indirecte indirectement indirectes indirects indiscipline indiscret indiscrétion
        indiscutable indispensable indispensables indisponibilité indisponible indissociable indissociables individu
        individualisation individualisme individualiste individualité individualités individuel individuelle
        individuellement individuelles individuels individus indivisible indivision indochine indolore indomptable
        indonésie indonésien indonésienne indonésiens indre indubitablement induction induire induisent induit induite
        induites induits indulgence indulgent indus industrialisation industrialisés industrie industriel industrielle
        industrielles industriels industries indécence indécent indécente indécis indécise indécision indéfectible
        indéfendable indéfini indéfiniment indéfinissable indélébile indéniable indéniablement indéniables
        indépendamment indépendance indépendant indépendante indépendantes indépendantiste indépendantistes indépendants
        indésirable indésirables indéterminé indéterminée indûment ined inefficace inefficaces inefficacité inepties
        inerte inertes inertie inespéré inespérée inestimable inexact inexacte inexactes inexactitudes inexcusable
        inexistant inexistante inexistantes inexistants inexistence inexorable inexorablement inexplicable inexplicables
        inexpérience inexpérimenté infaillible infamie infant infante infanterie infantile infantiles infarctus
        infatigable infecte infecter infectieuse infectieuses infectieux infection infections infecté infectée infectées
        infectés infernal infernale infernales infertilité infestation infesté infidèle infidèles infidélité infidélités
        infiltration infiltrations infiltre infiltrer infiltré infiltrés infime infimes infini infinie infinies
        infiniment infinis infinitif infinité infirme infirmer infirmerie infirmes infirmier infirmiers infirmité
        infirmière infirmières inflammable inflammation inflammatoire inflammatoires inflation inflexible inflexion
        inflige infligeant infliger infligé infligée infligées infligés influe influence influencent influencer
        influences influenceurs influencé influencée influencées influencés influent influente influentes influents
        influençable influer influx infléchir info infographie infondées informant informateur informateurs
        informaticien informaticiens informatif information informations informatique informatiques informatisation
        informe informel informelle informelles informels informent informer informez informé informée informées
        informés infortune infos infra infraction infractions infranchissable infrarouge infrarouges infrastructure
        infrastructures infructueuse infructueuses infructueux infusion infâme infâmes inférieur inférieure inférieures
        inférieurs infériorité ingestion ingrat ingrate ingratitude ingrats ingres ingrid ingrédient ingrédients
        ingénierie ingénieur ingénieure ingénieurs ingénieuse ingénieux ingéniosité ingérable ingérence ingérer ingéré
        inhabituel inhabituelle inhabituelles inhabituels inhalation inhibiteur inhibiteurs inhibition inhumain
        inhumaine inhumaines inhumains inhumation inhumé inhérent inhérente inhérentes inhérents inimaginable
        inimaginables inimitable ininterrompue inintéressant inique iniquité initial initiale initialement initiales
        initiateur initiateurs initiation initiatique initiative initiatives initiaux initie initier initié initiée
        initiées initiés injecte injecter injection injections injecté injectée injectés injonction injonctions injure
        injures injuries injurieux injuste injustement injustes injustice injustices injustifié injustifiée
        inlassablement inn inna innocence innocent innocente innocentes innocents innocenté innocuité innombrables
        innovant innovante innovantes innovants innovateur innovateurs innovation innovations innove innover inné innée
        inoffensif inoffensifs inoffensive inondation inondations inonde inonder inondé inondée inondées inondés
        inoubliable inoubliables inouï inouïe inox inoxydable input inquiet inquiets inquisiteur inquisition inquiète
        inquiètent inquiètes inquiétait inquiétant inquiétante inquiétantes inquiétants inquiéter inquiétez inquiétude
        inquiétudes inquiété inquiétée inquiétés inria insaisissable insalubre insalubres insalubrité insane insatiable
        insatisfaction insatisfait insatisfaits inscription inscriptions inscrire inscris inscrit inscrite inscrites
        inscrits inscrivait inscrivant inscrivent inscrivez insecte insectes insecticide insecticides insee insensible
        insensibles insensé insensée inserm insert insertion insidieux insigne insignes insignifiant insignifiante
        insignifiantes insignifiants insinuation insinuations insinue insinuer insipide insistait insistance insistant
        insiste insistent insister insisté insolence insolent insolente insolite insolites insoluble insolvabilité
        insomnie insomnies insouciance insouciant insouciante insoumis insoumise insoutenable inspecter inspecteur
        inspecteurs inspection inspections inspectrice inspecté inspira inspirait inspirant inspirante inspiration
        inspirations inspire inspirent inspirer inspirera inspirez inspiré inspirée inspirées inspirés instabilité
        instable instables instagram installa installait installant installation installations installe installent
        installer installera installez installé installée installées installés instamment instance instances instant
        instantané instantanée instantanées instantanément instantanés instants instar instaurant instauration instaure
        instaurer instauré instaurée instigateur instigateurs instigation instinct instinctif instinctive
        instinctivement instincts instit instituant institue instituer institut instituteur instituteurs institution
        institutionnel institutionnelle institutionnelles institutionnels institutions institutrice instituts institué
        instituée instructeur instructeurs instructif instruction instructions instructive instruire instruit instruite
        instruits instrument instrumental instrumentale instrumentalisation instrumentaliser instrumentation instruments
        insu insuffisamment insuffisance insuffisances insuffisant insuffisante insuffisantes insuffisants insuffler
        insulaire insulaires insuline insultant insultants insulte insultent insulter insultes insultez insulté insultée
        insultés insupportable insupportables insurge insurgent insurgé insurgés insurmontable insurrection insère
        insécurité insémination inséparable inséparables insérant insérer insérez inséré insérée insérées insérés intact
        intacte intactes intacts intel intellect intellectuel intellectuelle intellectuellement intellectuelles
        intellectuels intelligemment intelligence intelligences intelligent intelligente intelligentes intelligents
        intelligentsia intelligible intello intellos intemporel intempéries intenable intendance intendant intense
        intenses intensif intensification intensifie intensifier intensifs intensité intensive intensives intensément
        intenter intention intentionnel intentionnelle intentionnellement intentionnés intentions intenté intentée inter
        interactif interactifs interaction interactions interactive interactives interactivité interagir interagissent
        intercepte intercepter interception interceptions intercepté intercession interchangeables intercités
        intercommunal intercommunale intercommunalité intercommunalités interconnexion intercontinental interdiction
        interdictions interdire interdis interdisait interdisant interdisciplinaire interdise interdisent interdit
        interdite interdites interdits interdépendance interface interfaces interférence interférences interférer
        intergalactique interlocuteur interlocuteurs intermarché interminable interminables interministériel
        interministérielle intermittence intermittent intermittente intermittents intermède intermédiaire intermédiaires
        internat international internationale internationalement internationales internationalisation internationaux
        internaute internautes interne internement interner internes internet internets interné internés
        interopérabilité interpellation interpellations interpelle interpellent interpeller interpellé interpellée
        interpellées interpellés interphone interpol interposer interposé interprofessionnel interprète interprètent
        interprètes interprétant interprétation interprétations interpréter interprété interprétée interprétées
        interprétés interrogation interrogations interrogatoire interrogatoires interroge interrogeait interrogeant
        interrogent interroger interrogé interrogée interrogées interrogés interrompre interrompt interrompu interrompue
        interrompues interrompus interrupteur interrupteurs interruption interruptions intersaison intersection
        intersections interstellaire intersyndicale intervalle intervalles intervenait intervenant intervenants
        intervenir intervention interventionnisme interventions intervenu intervenue intervenues intervenus interviendra
        intervienne interviennent interviens intervient interview interviewer interviews interviewé interviewés
        intervint intestin intestinal intestinale intestinales intestinaux intestins intime intimement intimes
        intimidant intimidation intimider intimidé intimiste intimité intitule intitulé intitulée intitulés intolérable
        intolérables intolérance intolérant intolérants intonation intouchable intouchables intox intoxication
        intoxications intraitable intransigeance intransigeant intrants intraveineuse intrigant intrigante intrigue
        intrigues intrigué intrinsèque intrinsèquement intrinsèques intro introduction introductions introduire
        introduisant introduisent introduisit introduit introduite introduites introduits intronisation intronisé
        introspection introuvable introuvables intrus intrusion intrusions intrépide intuitif intuition intuitions
        intuitive intuitivement intègre intègrent intègres intégral intégrale intégralement intégrales intégralité
        intégrant intégrante intégration intégrer intégrisme intégriste intégristes intégrité intégré intégrée intégrées
        intégrés intéressaient intéressait intéressant intéressante intéressantes intéressants intéresse intéressement
        intéressent intéresser intéressera intéresserait intéresses intéressez intéressé intéressée intéressées
        intéressés intérieur intérieure intérieurement intérieures intérieurs intérim intérimaire intérimaires intérêt
        intérêts inuit inuits inutile inutilement inutiles inutilisable inutilisables inutilité invaincu invaincue
        invalide invalider invalides invalidité invalidé invariablement invasion invasions invasive invasives invectives
        invendus inventa inventaire inventaires inventant invente inventent inventer inventes inventeur inventeurs
        inventif invention inventions inventivité inventé inventée inventées inventés inverse inversement inverser
        inverses inversion inversé inversée inversés invertébrés investi investie investies investigation investigations
        investir investis investissant investissement investissements investissent investisseur investisseurs investit
        investiture invincibilité invincible invincibles inviolable invisibilité invisible invisibles invita invitait
        invitant invitation invitations invite invitent inviter invitera invites invitez invitons invité invitée
        invitées invités invivable invocation invocations involontaire involontairement involontaires invoquant invoque
        invoquent invoquer invoqué invoquée invoqués invraisemblable inès inébranlable inédit inédite inédites inédits
        inégal inégale inégales inégalitaire inégalité inégalités inégalé inégalée inégaux inéligibilité inéluctable
        inéluctablement inépuisable inévitable inévitablement inévitables io iode ion ionesco ionique ions iota iouri
        iowa ira irai iraient irais irait irak irakien irakienne irakiennes irakiens iran iranien iranienne iraniennes
        iraniens iras ire irez irina iris irlandais irlandaise irlandaises irlande ironie ironique ironiquement
        ironiques ironise irons iront iroquois irradiation irrationnel irrationnelle irrecevable irremplaçable irrespect
        irrespectueux irresponsabilité irresponsable irresponsables irrigation irriguer irritable irritant irritation
        irrite irriter irrité irruption irréalisable irréaliste irrécupérable irréductible irréductibles irréel
        irréfutable irrégularité irrégularités irrégulier irréguliers irrégulière irrégulières irrémédiable
        irrémédiablement irréparable irrépressible irréprochable irréprochables irrésistible irrésistibles irréversible
        irréversibles irrévocable irène irénée isa isaac isabel isabella isabelle isaïe isidore isis islam islamique
        islamiques islamisation islamisme islamiste islamistes islamophobe islamophobes islamophobie island islandais
        islandaise islande ismaël isola isolant isolation isole isolement isoler isolé isolée isolées isolés isotopes
        israélien israélienne israéliennes israéliens israélite israélites israélo israël issu issue issues issus
        istanbul isthme istres isère italie italien italienne italiennes italiens italique italo item items itinéraire
        itinéraires itinérance itinérant itinérante itinérants ivan ive ivoire ivoirien ivoirienne ivoiriens ivre ivres
        ivresse ivrogne ivrognes ivy ixelles iéna jack jacket jackie jackpot jacksonville jacky jacob jacobi jacobins
        jacquard jacqueline jacques jacquet jacquot jacuzzi jade jadis jaffa jaguar jaillir jaillit jaime jais jakarta
        jake jalon jalonnent jalons jalouse jalousement jalouses jalousie jalousies jaloux jam jamais jamal jamaïcain
        jamaïque jambe jambes jambon jambons jamel james jamie jan jana jane janeiro janet janice janine jante jantes
        janus janv janvier japon japonais japonaise japonaises jaquette jar jardin jardinage jardinier jardiniers
        jardins jared jargon jarre jarret jaser jasmin jasmine jason jasper jauge jauger jaune jaunes jaunâtre jaurès
        java javel javelot javier jawad jay jazz jazzy je jean jeanine jeanne jeannette jeannine jeannot jeans jeep jeff
        jefferson jeffrey jelena jenkins jenna jennifer jenny jens jensen jeremiah jeremy jerry jersey jess jesse
        jessica jessie jet jeta jetable jetables jetaient jetais jetait jetant jeter jetez jeton jetons jets jette
        jettent jettes jeté jetée jetées jetés jeu jeudi jeudis jeun jeune jeunes jeunesse jeunesses jeux jeûne jeûner
        jihad jihadiste jihadistes jill jim jimmy jingle jo joachim joaillerie joaillier joan joanna job jobs jocelyn
        jocelyne jockey joconde jodie joe joey joffrey jogging johan johann johanna johannes johannesburg john johnny
        johnson joie joies joignable joignant joignent joignez joindre joins joint jointe jointes joints jojo joker joli
        jolie jolies joliette joliment jolis jon jonas jonathan jonc jonction jones jongle jongler jordan jordanie jorge
        joris josef joseph josette josh joshua josiane josué josèphe josé josée joséphine joua jouable jouaient jouais
        jouait jouant joue jouent jouer jouera jouerai jouerait joueront joues jouet jouets joueur joueurs joueuse
        joueuses jouez joug joui jouir jouis jouissait jouissance jouissant jouissent jouissif jouit joujou jouons jour
        jourdain journal journaleux journalier journaliers journalisme journaliste journalistes journalistique
        journalistiques journalière journalières journaux journée journées jours joute joutes jouvence jouxte joué jouée
        jouées joués jovial joy joyau joyaux joyce joyeuse joyeusement joyeuses joyeux joystick joël joëlle juan jubilé
        juda judas judaïsme judd jude judiciaire judiciaires judicieuse judicieusement judicieux judith judo judoka judy
        judée juge jugeaient jugeait jugeant jugement jugements jugent jugeons juger jugera juges jugez jugé jugée
        jugées jugés juif juifs juil juillet juin juive juives jules julia julian julianne julie julien julienne
        juliette julio julius jumbo jumeau jumeaux jumelage jumelle jumelles jumelée jument juments jumping june jung
        jungle junior juniors junte jupe jupes jupiter jupon jupons jura jurassique jure jurent jurer jurez juridiction
        juridictionnelle juridictions juridique juridiquement juridiques jurisprudence juriste juristes jurons jury
        jurys juré jurée jurés jus jusqu jusque jussieu juste justement justes justesse justice justices justiciable
        justiciables justicier justiciers justifiait justifiant justificatif justificatifs justification justifications
        justificatives justifie justifient justifier justifierait justifiez justifié justifiée justifiées justifiés
        justin justine justinien jute juteuse juteux juvénile juvéniles juxtaposition jéhovah jéricho jérusalem jérémie
        jérémy jérôme jésuite jésuites jésus jürgen kaamelott kaboul kabyle kabyles kabylie kader kafka kaiser kaki
        kalachnikov kali kamal kamel kamikaze kamikazes kana kangourou kano kansas kant kappa kara karachi karaoké
        karaté karel karen karim karine karl karlsruhe karma kart karting kat katana katanga kate katherine kathleen
        kathryn kathy katia katie katniss katy kawasaki kay kayak kazakh kazakhstan kazan kcal kebab kebabs keith kelly
        kelvin kemal ken kennedy kenneth kenny kent kentucky kenya kenzo kepler kermesse kerr kessel kessler ketchup
        keufs kevin keynes kg khaled khalid khalifa khalil khan khartoum khmer khmers khrouchtchev kick kidal kidnapper
        kidnapping kidnappé kiel kiev kif kiffe kiffer kiffé kigali kiki kil killian killing kilo kilogramme kilogrammes
        kilomètre kilomètres kilométrage kilométrique kilos kim kimberly kimono king kings kingston kinshasa kiné
        kinésithérapeute kiosque kiosques kippa kippour kira kirghizistan kirk kirsten kit kits kitsch kitty kiwi kiwis
        klaus klaxon klaxons kleenex klein klm km ko koala kobe koch kong kosovo kourou koweït krach kraft kraken
        kremlin krishna kristen kristin kristina ks kt kuala kurde kurdes kurdistan kurt kyle kylian kylie kyoto kyrie
        kyste kényan kérosène la label labelle labellisé labellisés labels labeur labo laboratoire laboratoires
        laborieuse laborieuses laborieux labos labour laboureur labrador labyrinthe lac lacan lace lacet lacets
        laconique lacrymogène lacrymogènes lacs lactalis lactique lactose lactée lacune lacunes lad ladies ladite lady
        lafarge lafayette lagon lagos lagrange lagune lagunes lai laid laide laides laideur laids laine laines lais
        laissa laissaient laissais laissait laissant laisse laissent laisser laissera laisserai laisseraient laisserais
        laisserait laisserons laisseront laisses laissez laissons laissé laissée laissées laissés lait laiterie laitier
        laitiers laitière laitières laiton laits laitue lalande lama lamartine lamas lambda lambeaux lambert lamborghini
        lambris lame lamelles lamentable lamentablement lamentations lamenter lames lamine lampadaire lampadaires lampe
        lampes lana lanaudière lance lancelot lancement lancements lancent lancer lancera lancers lances lanceur
        lanceurs lancez lancé lancée lancées lancés land landais landau lande landes landry lands langage langages lange
        langer langevin langue languedoc langues lanières lanka lannion lanterne lanternes lança lançaient lançait
        lançant lançons laon laos lapidaire lapidation lapin lapins laplace laponie laps lapsus laquais laque laquelle
        lara larbin lard lardons largage large largement larges largesses largeur largo largue larguer largué larme
        larmes larousse larry lars larsen larve larves larynx larzac las lasagnes lascaux laser lasers lassant lasse
        lasser lassitude lasso lassé lassée lat latence latent latente latex latin latina latine latines latino latinos
        latins latitude latitudes latran latrines latte latter lattes latéral latérale latéralement latérales latéraux
        laura laure lauren laurence laurent laurentides laurette laurie laurier lauriers lauréat lauréate lauréats
        lausanne lavabo lavage laval lavande lavant lave lavement lavent laver laverie laves laveur lavez lavis lavoir
        lavoisier lavé lavée lavés lawrence laxisme laxiste laye layer lazare laïc laïcité laïcs laïque laïques lb le
        leader leaders leadership leah leasing lebel lebrun leclerc lecteur lecteurs lectorat lectrice lectrices lecture
        lectures ledit lee leeds lefebvre legendre legging lego legrand legs lei leibniz leicester leigh leila leipzig
        leitmotiv lejeune lemaître lena lendemain lendemains leningrad lennon lenny lenovo lens lent lente lentement
        lentes lenteur lentille lentilles lents leonardo leone lequel leroy les lesage lesbien lesbienne lesbiennes
        lesdites lesdits leslie lesquelles lesquels lessive lest lester let letton lettonie lettre lettres lettré
        lettrés leu leucémie leur leurre leurrer leurres leurs lev leva levage levain levait levant lever levez levi
        levier leviers levis levrette levure levures levé levée levées levés lex lexical lexicale lexique lexus leyde
        lez leçon leçons leïla li lia liaison liaisons liam liane lianes liant liasse liasses liban libanais libanaise
        libanaises libellule libellé liber liberia libertaire libertaires liberticide libertin libertinage libertine
        libertins liberty liberté libertés libido libourne libraire libraires librairie librairies libre librement
        libres libreville libye libyen libyenne libyens libère libèrent libéral libérale libérales libéralisation
        libéralisme libérant libérateur libération libératoire libéraux libérer libérez libéré libérée libérées libérés
        lice licence licences licenciement licenciements licencier licencié licenciée licenciés lichens licite licorne
        licornes lidl lido lie liechtenstein lied lien liens lient lier lierre lies liesse lieu lieues lieutenant
        lieutenants lieux lift lifting ligament ligaments ligature light lights lignage ligne lignes lignée lignées
        ligoté ligue ligues ligure like likes lila lilas lili lilian liliane lilith lille lillois lilloise lily lima
        limace limaces limbe limbes limbourg lime limitait limitant limitation limitations limite limitent limiter
        limites limitrophe limitrophes limité limitée limitées limités limogeage limoges limogé limon limonade limousin
        limousine limpide lin lina linceul lincoln linda lindsay lindsey line liner linge lingerie lingettes lingots
        lingua linguiste linguistes linguistique linguistiques links linné lino linus linux linéaire linéaires lion
        lionel lionne lions lipides liqueur liqueurs liquidateur liquidation liquide liquider liquides liquidité
        liquidités liquidé liquéfié lira lirai lire lires liront lis lisa lisais lisait lisant lisbonne lise lisent
        lisette liseuse lisez lisibilité lisible lisibles lisieux lisière lisle lisons lissage lisse lisser lisses liste
        lister listes listing listé listés liszt lit litanie lite literie lithium lithographie litige litiges litigieux
        litière litre litres lits litt littoral littorale littoraux littéraire littéraires littéral littérale
        littéralement littérature littératures lituanie lituanien liturgie liturgique liturgiques liv live liverpool
        lives livia living livourne livra livraison livraisons livrait livrant livre livrent livrer livrera livres
        livret livrets livreur livreurs livré livrée livrées livrés liz lizzie liège lièvre lièvres lié liée liées
        liégeois liégeoise liés lloyd lm ln loan lob lobbies lobby lobbying lobbyiste lobbyistes lobbys lobe lobes local
        locale localement locales localisation localisations localise localiser localisé localisée localisées localisés
        localité localités locataire locataires locatif locatifs location locations locative locatives locaux loch locke
        loco locomotion locomotive locomotives locus locuteur locuteurs locution loft log logan loge logement logements
        logent loger loges logiciel logicielle logiciels logique logiquement logiques logis logistique logistiques logo
        logos logé logée logées logés loi loin lointain lointaine lointaines lointains loir loire loiret lois loisir
        loisirs lol lola lolita lolo lombaire lombaires lombard lombardi lombardie lombards lomé londonien londonienne
        londoniens londres long longe longeant longer longitude longitudinale longs longtemps longue longuement longues
        longuet longueuil longueur longueurs longwy longévité lons look looks loos loque lord lords lorenzo lorette lori
        lorient loris lorrain lorraine lorrains lors lorsqu lorsque los losange loser losers lot loterie loth lothaire
        loti lotion lotis lotissement lotissements loto lots lotte lotus lou louable louait louange louanges louant
        loubet louche louches loue louent louer loueur loueurs louez loufoque loufoques louis louisa louise louisiane
        loulou loulous loup loupe louper loupes loups loupé lourd lourde lourdement lourdes lourdeur lourds loutre
        loutres louvain louve louvière louvre loué louée louées loués love lovecraft lover loves low loyal loyale
        loyalistes loyauté loyaux loyer loyers lozère loïc lu lubie lubrifiant lubumbashi luc luca lucarne lucas lucerne
        lucette lucia luciano lucide lucides lucidité lucie lucien lucienne lucifer lucile lucille lucioles lucius
        lucratif lucrative lucratives lucrèce lucy ludique ludiques ludivine ludovic ludwig lue lues lueur lueurs
        lufthansa lugano luge lugubre lui luigi luis luisa luisant luiz luka lukas luke lulu lumen luminaire luminaires
        lumineuse lumineuses lumineux luminosité lumière lumières lumpur luna lunaire lunaires lunatique lunch lundi
        lundis lune lunel lunes lunette lunettes lunéville lupin lupus lurette lus lustre lustres lut luth luther lutin
        lutins luttait luttant lutte luttent lutter luttes lutteur lutteurs luttons lutté lutz lux luxe luxembourg
        luxembourgeois luxembourgeoise luxueuse luxueuses luxueux luxure luxuriante luzerne lycée lycéen lycéenne
        lycéennes lycéens lycées lydia lydie lyle lyme lymphatique lymphocytes lymphome lynchage lyncher lyne lynn lynx
        lyon lyonnais lyonnaise lyonnaises lyre lyrics lyrique lyriques lyrisme lys là lâcha lâchait lâchant lâche
        lâchement lâchent lâcher lâchera lâcherai lâches lâcheté lâchez lâché lâchée lâchés länder lèche lègue lèpre lès
        lèse lève lèvent lèvera lèves lèvre lèvres lé léa léandre lécher léché légal légale légalement légales
        légalisation légaliser légalisé légalité légat légaux légendaire légendaires légende légendes léger légers
        légiférer légion légionnaire légionnaires légions législateur législateurs législatif législatifs législation
        législations législative législatives législature légiste légistes légitimation légitime légitimement légitimer
        légitimes légitimité légitimé léguer légume légumes légumineuses légué légère légèrement légères légèreté léman
        léna lénine léniniste léo léon léonard léonce léonie léopard léopards léopold lépreux lésion lésions lésé lésés
        létale léthargie léviathan lévis lévy lézard lézards ma maastricht mabel mac macabre macao macaron macarons
        macdonald mach macha machette machiavel machiavélique machin machina machination machine machinerie machines
        machins machisme macho mackenzie macro macron macédoine macédonien macédoniens macération madagascar madame
        maddie made madeleine madeline mademoiselle madison madone madras madrid madrilène madrilènes madère maestro
        mafia mafieux magali magasin magasinage magasine magasiner magasins magazine magazines magda magdalena mage
        magellan magenta mages maggie maghreb maghrébin maghrébine maghrébines maghrébins magicien magicienne magiciens
        magie maginot magique magiques magistral magistrale magistralement magistrat magistrats magistrature magistère
        magma magna magnat magne magnificence magnifique magnifiquement magnifiques magnitude magnolia magnum magnus
        magnésium magnétique magnétiques magnétisme magnéto magog magot magouille magouilles magritte mahdi mahler
        mahmoud mahomet mahon mai maigre maigres maigri maigrir mail maillage maillard maille mailles maillet maillon
        maillons maillot maillots mails main maine mainmise mains mainstream mainte maintenait maintenance maintenant
        maintenez maintenir maintenu maintenue maintenues maintenus maintes maintien maintiendra maintienne maintiennent
        maintiens maintient maints maire maires mairesse mairie mairies mais maison maisonnette maisonnée maisons
        maistre maj majestueuse majestueux majesté majeur majeure majeures majeurs major majoration majordome
        majoritaire majoritairement majoritaires majorité majorités majorque majors majoré majuscule majuscules maki mal
        malabar malade malades maladie maladies maladif maladive maladresse maladresses maladroit maladroite
        maladroitement maladroits malaga malais malaise malaises malaisie malakoff malaria malawi malbouffe malchance
        malchanceux malcolm maldives malek malencontreusement malentendu malentendus malfaiteur malfaiteurs malformation
        malformations malfrats malgache malgaches malgré malheur malheureuse malheureusement malheureuses malheureux
        malheurs malhonnête malhonnêtes malhonnêteté mali malice malicieux malien malienne maliennes maliens maligne
        malignes malik malika malin maline malines malins mallarmé malle malles mallette mallory malléable malmené malmö
        malnutrition malouines malraux malsain malsaine malsaines malt maltais malte maltraitance maltraite maltraiter
        maltraité maltraitée maltraités malus malveillance malveillant malveillante malveillants malversations malware
        malédiction maléfique maléfiques mama mamadou maman mamans mamelles mamelon mamelons mamie mamies mammaire
        mammaires mammifère mammifères mammouth mamy man mana manage management manager managers manche manches
        manchester manchette manchettes manchon manchot manchots mandarin mandarine mandat mandataire mandataires
        mandats mandature mandaté mandchourie mandela mandement mandibule mandoline mandy mandé manet manette manettes
        manfred manga manganèse mangas mange mangeaient mangeais mangeait mangeant mangent mangeons manger mangera
        manges mangeur mangeurs mangez mangue mangues mangé mangée mangés manhattan mania maniabilité maniable maniaque
        manichéisme manie maniement manier manif manifestaient manifestait manifestant manifestants manifestation
        manifestations manifeste manifestement manifestent manifester manifestes manifesté manifestée manifestés manifs
        manigances manille manioc manip manipulant manipulateur manipulateurs manipulation manipulations manipulatrice
        manipule manipulent manipuler manipulé manipulée manipulés manitoba manitou manivelle manière manières manne
        mannequin mannequinat mannequins manoir manon manosque manqua manquaient manquais manquait manquant manquante
        manquantes manquants manque manquement manquements manquent manquer manquera manquerai manquerait manqueront
        manques manquez manquons manqué manquée manqués mans mante manteau manteaux mantes mantoue mantra manu manucure
        manuel manuela manuelle manuellement manuelles manuels manufacture manufacturer manufactures manufacturier
        manufacturiers manufacturière manufacturés manuscrit manuscrite manuscrites manuscrits manutention manège
        manèges manœuvre manœuvrer manœuvres mao maoïste maquereau maquette maquettes maquillage maquillages maquille
        maquiller maquilleuse maquillé maquillée maquis mara marabout marais marasme marat marathon maraîchers marbre
        marbres marc marcel marcelle marcellin marcello marcelo marcha marchaient marchais marchait marchand marchandage
        marchande marchandes marchandisation marchandise marchandises marchands marchant marche marchent marcher
        marchera marcherait marches marcheur marcheurs marchez marchons marché marchés marcia marco marcos marcus mardi
        mardis mare marek mares margaret margarine margarita margaux marge marges marginal marginale marginales
        marginalisation marginalisés marginaux margo margot marguerite mari maria mariage mariages mariam marianne
        mariano mariant marie marielle marient marier maries mariette mariez marignane marijuana marilyn marin marina
        marine mariner marines mariniers marins mario marion marionnette marionnettes maris marisa marisol marissa
        maritime maritimes marius marivaux marié mariée mariées mariés marjorie mark marketing markov marks markus marly
        marlène marmande marmite marmotte marne marnes maroc marocain marocaine marocaines marocains maroquinerie marot
        marqua marquage marquait marquant marquante marquantes marquants marque marquent marquer marquera marques
        marqueur marqueurs marquez marquis marquise marquises marqué marquée marquées marqués marraine marrakech marrant
        marrante marrantes marrants marre marrer marron marrons mars marseillais marseillaise marseille marshall marta
        marteau marteaux martel marteler martelé martha marthe martial martiale martiaux martien martienne martiens
        martigues martin martine martinet martini martiniquais martinique martins marty martyr martyre martyrs martèle
        marvin marwan marx marxisme marxiste marxistes mary maryam maryland maryse marécage marécages marécageux
        maréchal maréchaux marée marées mas mascara mascarade mascotte masculin masculine masculines masculinité
        masculins maserati maso masochisme masochiste mason masque masquer masques masqué masquée masqués massa
        massachusetts massacre massacrent massacrer massacres massacré massacrés massage massages masse masser masses
        masseur masseuse massif massifs massimo massive massivement massives massue massy massé masséna master masters
        mastic masturbation masturbe masturber mat mata matador match matches matchs mate matelas matelot matelots mateo
        mater maternel maternelle maternelles maternels maternité maternités mates matez math matheux mathias mathieu
        mathilde mathis maths mathurin mathématicien mathématiciens mathématique mathématiquement mathématiques matignon
        matin matinal matinale matinales matins matinée matinées matisse matière matières matos matou matraquage
        matraque matraques matrice matrices matricule matrimonial matrimoniale mats matt matte matteo matthew matthias
        matthieu maturation mature matures maturité maté matérialise matérialiser matérialisme matérialiste
        matérialistes matériau matériaux matériel matérielle matériellement matérielles matériels maubeuge maud maude
        maudire maudit maudite maudites maudits maupassant maure maureen maures mauriac maurice mauricie mauricien
        mauricio mauritanie mauritanien maurizio maurras mausolée maussade mauvais mauvaise mauvaises mauve mauves maux
        max maxence maxi maxima maximal maximale maximales maxime maximes maximilien maximin maximiser maximum maxwell
        maya mayas mayence mayenne mayo mayonnaise mayotte mazarin mazda mazout maçon maçonnerie maçonnique maçonniques
        maçons maître maîtres maîtresse maîtresses maîtrisant maîtrise maîtrisent maîtriser maîtrises maîtrisez maîtrisé
        maîtrisée maîtrisés maïs me meaux mec mecque mecs medef media medium meeting meetings meg megan mehdi meilleur
        meilleure meilleures meilleurs mel melbourne melchior melinda melissa melle melon melons melun melville melvin
        membrane membranes membre membres memphis mena menace menacent menacer menaces menacé menacée menacées menacés
        menaient menait menant menaçaient menaçait menaçant menaçante menaçants mende mendelssohn mendiant mendiants
        mendicité mendier mener meneur meneurs menez menons menottes menotté mens mensonge mensonger mensonges
        mensongère mensongères mensualités mensuel mensuelle mensuellement mensuelles mensuels mensurations ment mentait
        mental mentale mentalement mentales mentalité mentalités mentaux mente mentent menteur menteurs menteuse mentez
        menthe menti mention mentionnait mentionnant mentionne mentionnent mentionner mentionnes mentionnons mentionné
        mentionnée mentionnées mentionnés mentions mentir menton mentor menu menuiserie menuisier menus mené menée
        menées menés mer mercantile mercato mercedes mercenaire mercenaires merci mercier merck mercredi mercredis
        mercure merde merdes merdeux merdier merdique merdiques merdé meredith merguez merkel merle merlin merlot mers
        merveille merveilles merveilleuse merveilleusement merveilleuses merveilleux meryl mes mesa mesdames
        mesdemoiselles mesquin mess message messager messagerie messageries messagers messages messe messes messie
        messier messieurs messine messire mestre mesurable mesurables mesurait mesurant mesure mesurent mesurer mesures
        mesuré mesurée mesurées mesurés met mets mettaient mettais mettait mettant mette mettent mettes metteur metteurs
        mettez mettiez mettons mettra mettrai mettraient mettrais mettrait mettras mettre mettrez mettrons mettront metz
        meuble meubler meubles meublé meublée meudon meuf meufs meuh meule meules meunier meure meurent meurs meurt
        meurthe meurtre meurtres meurtri meurtrie meurtrier meurtriers meurtrière meurtrières meuse meute mexicain
        mexicaine mexicaines mexicains mexico mexique mezzanine mezzo mg mgr mi mia miam miami mica michael michaël
        michel michelet michelin micheline michelle miches michigan michèle mickaël micro microbe microbes microbienne
        microbiologie microcosme microns microphone micros microscope microscopie microscopique microscopiques microsoft
        midi midis midwest mie miel mien mienne miennes miens miette miettes mieux mignon mignonne mignonnes mignons
        migraine migraines migrant migrants migrateurs migration migrations migratoire migratoires migrer migré miguel
        mijoter mikael mike mikhaïl mil mila milady milan milanais mile miles milice milices miliciens milieu milieux
        militaire militairement militaires militant militante militantes militantisme militants militari milite militent
        militer milité mill millau mille miller milles millet milliard milliardaire milliardaires milliards millier
        milliers milligrammes millimètre millimètres million millionnaire millionnaires millions millième millièmes
        millénaire millénaires millésime millésimes milo milord milos milton milwaukee mime mimi mimiques mimosa mimosas
        mimétisme min mina minable minables minas mince minces minceur mine miner minerai minerais minerve minervois
        mines minet minette mineur mineure mineures mineurs mini miniature miniatures minibus minier miniers minima
        minimal minimale minimales minimaliste minime minimes minimisant minimise minimiser minimum minis ministre
        ministres ministère ministères ministériel ministérielle ministérielles ministériels minitel minière minières
        minneapolis minnesota minoritaire minoritaires minorité minorités minou mins minsk minuit minus minuscule
        minuscules minute minutes minutie minutieuse minutieusement minutieux miné minéral minérale minérales
        minéralogie minéraux mio miocène miquelon mir mira mirabeau mirabel miracle miracles miraculeuse miraculeusement
        miraculeux mirage mirages miranda mire mireille mirent miriam miro miroir miroirs miroiter mis misant
        misanthrope mise misent miser mises misogyne misogynes misogynie miss missel missile missiles mission
        missionnaire missionnaires missions mississippi missive missouri mistral misère misères misé misérable
        misérables miséricorde miséricordieux mit mitch mites miteux mitigé mitigée mitigés mitoyen mitraille
        mitraillette mitrailleur mitrailleuse mitrailleuses mitre mitsubishi mitterrand mix mixage mixe mixer mixeur
        mixité mixte mixtes mixture mixé ml mlle mm mme mmes mmm mo mob mobile mobiles mobilier mobiliers mobilisant
        mobilisation mobilisations mobilise mobilisent mobiliser mobilisé mobilisée mobilisées mobilisés mobilité
        mobilités mobilières moby mobylette moche moches modalité modalités mode modelage modeler modelé modem moderne
        modernes modernisation moderniser modernisme moderniste modernisé modernité modes modeste modestement modestes
        modestie modifiant modification modifications modifie modifient modifier modifié modifiée modifiées modifiés
        modique modo modulable modulaire modulation module moduler modules modus modèle modèles modélisation modéliser
        modérateur modérateurs modération modérer modéré modérée modérées modérément modérés moelle moelleux mogadiscio
        mohamed mohammad mohammed moi moindre moindres moine moineau moineaux moines moins mois moise moisi moisissure
        moisissures moisson moissons moite moites moitie moitié moitiés mojito moka mokhtar mol molaire moldave moldavie
        mole molette molière molle mollement molles mollet mollets mollo mollusque mollusques molly molotov moléculaire
        moléculaires molécule molécules moment momentanément moments momie momies mon mona monaco monarchie monarchies
        monarchique monarque monarques monastique monastiques monastère monastères monceau mondain mondaine monde mondes
        mondial mondiale mondialement mondiales mondialisation mondialiste mondialisée mondiaux monet monge mongol
        mongole mongoles mongolie mongols monica monique moniteur moniteurs monitor monitoring monnaie monnaies mono
        monochrome monod monogramme monographie monographies monolithe monolithique monologue monologues monoparentales
        monoplace monopole monopoles monoprix monospace monotone monotonie monoxyde monroe mons monsanto monseigneur
        monsieur monstre monstres monstrueuse monstrueuses monstrueux mont monta montage montages montagnard montagnards
        montagne montagnes montagneuse montagneuses montagneux montaient montaigne montait montana montant montante
        montantes montants montargis montauban montbéliard monte montent monter montera montes montesquieu montessori
        monteur montevideo montez montgolfière monticule montluçon montmagny montmartre montmorency montois montons
        montparnasse montpellier montra montraient montrait montrant montre montrent montrer montrera montrerai
        montrerait montreront montres montreuil montreux montrez montrons montrouge montré montréal montréalais
        montréalaise montrée montrées montrés monts monture montures monté montée montées montélimar monténégro
        montérégie montés monument monumental monumentale monumentales monuments monégasque monégasques monétaire
        monétaires monétisation moore moquaient moquait moquant moque moquent moquer moquerie moqueries moques moquette
        moqueur moquez moqué moral morale moralement morales moralisateur moralisation moraliste moralité moratoire
        moraux moravie morbide morbihan morceau morceaux mord mordant mordent mordre mords mordu mordus more moreau
        morel morgan morgane morgue moribond morin morlaix mormons morne morose morosité morphine morphologie
        morphologique morphologiques mors morse morsure morsures mort mortalité morte mortel mortelle mortellement
        mortelles mortels mortem mortes mortier mortiers mortifère morton morts mortuaire morue morvan morve mosaïque
        mosaïques moscou moscovite moselle mosquée mosquées mossad mossoul mot motard motards motel moteur moteurs motif
        motifs motion motions motivant motivation motivations motive motivent motiver motivé motivée motivées motivés
        moto motocross motocycliste motoneige motorisation motorisations motorisé motorisée motorisés motos motrice
        motrices motricité mots motta motte motus mou mouais mouchard mouche mouches mouchoir mouchoirs moudre moue
        mouette mouettes mougins mouillage mouille mouiller mouillé mouillée mouillées mouillés moulage moulages moulant
        moule moules moulin moulins mouloud moult moulures moulé mounir mourad mouraient mourait mourant mourante
        mourants mourir mourra mourrai mourrait mourrez mourront moururent mourut mous mouscron mousquetaires moussa
        mousse mousseline mousser mousses mousseux mousson moustache moustaches moustachu moustapha moustique moustiques
        moutarde moutier mouton moutons mouture mouvance mouvant mouvants mouvement mouvements mouvementé mouvementée
        mouvoir moyen moyennant moyenne moyennement moyennes moyens mozambique mozart mozilla mozzarella moïse moût mr
        mrs ms mt mu mucus mue muet muets muette muffin muffins mufti mug muguet muhammad mule mules mulet mulhouse
        muller multi multicolore multicolores multiculturalisme multiculturelle multidisciplinaire multifonction
        multijoueur multilingue multimédia multimédias multinationale multinationales multiple multiples multiplex
        multipliant multiplicateur multiplication multiplicité multiplie multiplient multiplier multiplié multipliée
        multipliées multipliés multitude multitudes mumbai munch muni munich municipal municipale municipales
        municipalité municipalités municipaux munie munies munir munis munition munitions munster muqueuse muqueuses mur
        muraille murailles mural murale murales mure muret muriel murmure murmurer murmures murphy murray murs mus musa
        musc muscade muscat muscle muscler muscles musclé musclée musclées musclés musculaire musculaires musculation
        musculature muse museau museler muses musette musical musicale musicalement musicales musicaux musicien
        musicienne musiciens musique musiques musset mussolini must mustafa mustang mustapha musulman musulmane
        musulmanes musulmans musée musées muséum mutant mutants mutation mutations mute muter mutilation mutilations
        mutiler mutilé mutilés mutinerie mutins mutisme mutualisation mutualiser mutualiste mutualité mutuel mutuelle
        mutuellement mutuelles mutuels muté mx myanmar mylène myocarde myope myopie myriade myriam myrtille myrtilles
        mysticisme mystique mystiques mystère mystères mystérieuse mystérieusement mystérieuses mystérieux mythe mythes
        mythique mythiques mytho mythologie mythologies mythologique mythologiques mâche mâcher mâchoire mâchoires mâché
        mâcon mâle mâles mât mâts mèche mèches mème mèmes mène mènent mènera mènerait mèneront mère mères mètre mètres
        méandres mécanicien mécaniciens mécanique mécaniquement mécaniques mécanisation mécanisme mécanismes mécano
        méchamment méchanceté méchant méchante méchantes méchants méconnaissable méconnaissance méconnu méconnue
        méconnues méconnus mécontent mécontente mécontentement mécontents mécréant mécréants mécène mécènes mécénat
        médaille médailles médaillon médaillons médaillé médaillée médaillés médard médecin médecine médecines médecins
        média médian médiane médias médiateur médiateurs médiathèque médiation médiatique médiatiques médiatisation
        médiatisé médiatisée médiatisés médiatrice médical médicale médicalement médicales médicament médicamenteuse
        médicamenteux médicaments médication médicaux médicinales médicis médina médine médiocre médiocres médiocrité
        méditation méditations médite méditer méditerranée méditerranéen méditerranéenne méditerranéennes méditerranéens
        médium médiums médiéval médiévale médiévales médiévaux médoc médocs méduse méduses médée méfait méfaits méfiance
        méfiant méfiante méfiants méfie méfient méfier méfiez méga mégane mégarde mégot mégots mékong mélancolie
        mélancolique mélange mélangeant mélangent mélanger mélanges mélangez mélangé mélangée mélangées mélangés mélanie
        mélasse mélenchon mélissa mélo mélodie mélodies mélodique mélodrame mémo mémoire mémoires mémorable mémorables
        mémorandum mémorial mémorisation mémoriser mémé ménage ménagement ménager ménagerie ménagers ménages ménagère
        ménagères ménagé méninges méningite ménopause méprendre mépris méprisable méprisant méprisante méprise méprisent
        mépriser méprisé méric méridien méridienne méridional méridionale méridionales méridionaux mérignac mérimée
        méritaient méritais méritait méritant méritants mérite méritent mériter mériteraient mériterait mérites méritez
        mérité méritée mérités mésaventure mésaventures mésentente mésopotamie méta métabolique métaboliques métabolisme
        métadonnées métal métallique métalliques métallurgie métallurgique métamorphose métamorphoses métaphore
        métaphores métaphorique métaphysique métaphysiques métastases métaux méthane méthode méthodes méthodique
        méthodiquement méthodologie méthodologique méthodologiques méticuleusement méticuleux métier métiers métis
        métissage métisse métrage métrages métrique métriques métro métropole métropoles métropolitain métropolitaine
        métropolitaines métropolitains métros météo météore météores météorite météorites météorologie météorologique
        météorologiques mézières mêlant mêle mêlent mêler mêlez mêlé mêlée mêlées mêlés même mêmes môme mômes mû mûr
        mûre mûres mûri mûrir mûrs müller mœurs na nabil nacelle nacre nada nadia nadine nadir nadège nagasaki nage
        nageant nagent nageoire nageoires nager nages nageur nageurs nageuse naguère nain naine naines nains nairobi
        naissait naissance naissances naissant naissante naissent najat namibie namur nana nanas nancy nankin
        nanoparticules nantais nantaise nanterre nantes nantis naomi napalm naples napolitain napolitaine napolitains
        napoléon napoléonienne nappe nappes naquit narbonne narcisse narcissique narcissiques narcissisme narguer narine
        narines narrateur narratif narratifs narration narrative narratives narratrice nasa nasal nasale nasales nasdaq
        nash nashville nasser natacha natal natale natalia natalie natalité natasha natation nate nathalie nathan
        nathaniel natif natifs nation national nationale nationales nationalisation nationalisme nationaliste
        nationalistes nationalité nationalités nationaux nations native natives nativité natixis nattes naturalisation
        naturalisme naturaliste naturalistes naturalisé nature naturel naturelle naturellement naturelles naturels
        natures naufrage naufrages naufragé naufragés nauséabonde nausée nausées nautique nautiques naval navale navales
        navals navarre navet navets navette navettes navigable navigables navigateur navigateurs navigation naviguant
        navigue naviguent naviguer navigué navire navires navrant navré navrée nazareth naze nazes nazi nazie nazies
        nazis nazisme naît naîtra naître naïf naïfs naïve naïvement naïveté ne nebraska nec neck necker nectar nef nefs
        neige neiges neigeux neil nelly nelson nemours neo neptune nerd nerf nerfs nerveuse nerveusement nerveuses
        nerveux nervosité nervures ness nestlé nestor net netflix nets nette nettement nettes netteté nettoie nettoient
        nettoyage nettoyant nettoyer nettoyeur nettoyez nettoyé nettoyée nettoyés neuchâtel neuf neufs neuilly neumann
        neurologie neurologique neurologiques neurologue neurone neurones neurosciences neutralisation neutralise
        neutraliser neutralisé neutralité neutre neutres neutron neutrons neuve neuves neuvième nevada nevers neveu
        neveux new newcastle newport news newsletter newton nexus nez ng nguyen ni nia niagara niais niaise niaiseries
        niamey niant nicaragua nice niche niches nicholas nichons niché nick nickel nicky nicolas nicole nicosie
        nicotine nicée nid nids nie niel niels nient nier nies nietzsche nigel niger nigeria nigérian nigériane
        nigérians nigérien nihilisme nihilo nike nikita nikki nikola nikolaï nil nils nina nine ninive ninja ninjas nino
        ninon nintendo niort nippon niqab nique niquer niques niqué nirvana nissan nitrate nitrates niveau niveaux
        nivelle nivellement nivelles nixon niçois niçoise nièce nièces nièvre nié nl nm no noa noah noam nobel noble
        nobles noblesse noce noces nocif nocifs nocive nocives nocturne nocturnes noie noient noir noirceur noirci noire
        noires noirmoutier noirs noirâtre noise noisette noisettes noix nokia nolan nom nomade nomades nombre nombres
        nombreuse nombreuses nombreux nombril nomenclature nominal nominale nominatif nomination nominations nominé
        nominée nominés nomma nommait nommant nomme nomment nommer nommera nommez nommé nommée nommées nommément nommés
        noms non nonce nonchalance none nonne nonnes nono nonobstant nope nora norbert nord nordique nordiques nordiste
        nordistes norfolk norma normal normale normalement normales normalisation normaliser normalisé normalité norman
        normand normande normandes normandie normands normatif normative normaux norme normes norton norvège norvégien
        norvégienne norvégiens nos nostalgie nostalgique nostalgiques nota notable notablement notables notaire notaires
        notait notamment notant notariat notation notations note notent noter notera notes notez nothomb notice notices
        notification notifications notifier notifié notifiée notion notions notoire notoirement notoires notons
        notoriété notre nottingham noté notée notées notés nouakchott noue nouer nougat nouille nouilles nouméa nounou
        nounours nour nourri nourrice nourrie nourries nourrir nourris nourrissait nourrissant nourrissent nourrisson
        nourrissons nourrit nourriture nourritures nous nouveau nouveauté nouveautés nouveaux nouvel nouvelle
        nouvellement nouvelles nouvelliste noué nouée nov nova novateur novateurs novatrice novatrices novembre novice
        novices noviciat noyade noyau noyaux noyer noyers noyon noyé noyée noyées noyés noé noémie noël noëlle np ns nu
        nuage nuages nuageux nuance nuancer nuances nuancé nuancée nucléaire nucléaires nudité nue nues nuggets nui
        nuire nuisance nuisances nuisent nuisible nuisibles nuit nuits nuitées nul nulle nullement nulles nullité nuls
        numismatique numéraire numération numérique numériquement numériques numérisation numérisé numéro numéros
        numérotation numérotées numérotés nunavut nuptiale nuque nuremberg nurse nursing nus nutriments nutritifs
        nutrition nutritionnel nutritionnelle nutritionniste nutritive nuée nuées nvidia nylon nymphe nymphes nègre
        nègres né néanmoins néant nébuleuse nébuleuses nécessaire nécessairement nécessaires nécessitait nécessitant
        nécessite nécessitent nécessiter nécessitera nécessiterait nécessiteux nécessité nécessités nécrologie nécropole
        nécrose née néerlandais néerlandaise néerlandaises nées néfaste néfastes négatif négatifs négation négationnisme
        négative négativement négatives négativité néglige négligeable négligeables négligeant négligence négligent
        négliger négligé négligée négligées négligés négoce négociable négociables négociant négociants négociateur
        négociateurs négociation négociations négocie négocient négocier négocié négociée négociés négresse négrière
        négro néo néolibéralisme néolithique néologisme néon néons néophyte néophytes népal népalais népotisme néron nés
        névrose névroses nîmes nôtre nôtres nœud nœuds oakland oasis ob obama obi objectif objectifs objection
        objections objective objectivement objectives objectivité objet objets obligataires obligation obligations
        obligatoire obligatoirement obligatoires oblige obligea obligeait obligeant obligent obliger obligera obligerait
        obligez obligé obligée obligées obligés oblique obliques obscur obscurantisme obscure obscures obscurité obscurs
        obscène obscènes observa observable observables observait observance observant observateur observateurs
        observation observations observatoire observatoires observe observent observer observez observons observé
        observée observées observés obsession obsessionnel obsessions obsolescence obsolète obsolètes obstacle obstacles
        obstination obstine obstiné obstinée obstinément obstruction obstétrique obsède obsèques obsédé obsédée obsédés
        obtempérer obtenait obtenant obtenez obtenir obtenons obtention obtenu obtenue obtenues obtenus obtiendra
        obtiendrait obtiendrez obtiendront obtienne obtiennent obtiens obtient obtint obtus obus obèse obèses obédience
        obéi obéir obéis obéissance obéissant obéissent obéit obélisque obésité oc occase occasion occasionne
        occasionnel occasionnelle occasionnellement occasionnelles occasionnels occasionner occasionné occasionnée
        occasionnés occasions occident occidental occidentale occidentales occidentaux occitan occitane occitanie
        occulte occulter occultes occulté occupa occupaient occupait occupant occupants occupation occupations occupe
        occupent occuper occupera occuperait occuperont occupes occupez occupons occupé occupée occupées occupés
        occurrence occurrences ocre oct octave octavia octets octobre octogone octogénaire octroi octroie octroyer
        octroyé octroyée octroyés oculaire oculaires oculus océan océane océanie océanique océaniques océanographique
        océans ode odessa odette odeur odeurs odieuse odieux odile odin odorat odyssée odéon oe off offenbach offensant
        offense offenser offenses offensif offensifs offensive offensivement offensives offensé offensés offert offerte
        offertes offerts office offices official officialisation officialise officialiser officialisé officialisée
        officie officiel officielle officiellement officielles officiels officier officiers officieuse officieusement
        officieux officine officines offraient offrait offrande offrandes offrant offre offrent offres offrez offrir
        offrira offrirait offriront offrit offrons offset offshore offusque ogive ogives ogre ogres oh ohio oie oies
        oignon oignons oise oiseau oiseaux oisiveté oit oklahoma olaf oleg olfactif olga oligarchie oligarques olive
        oliver olives olivia olivier oliviers olympe olympiades olympien olympiens olympique olympiques olé oléagineux
        oléoduc oléron omaha oman omar ombilical ombrage ombre ombres omelette omerta omet omettant omettre omis
        omission omissions omnibus omniprésence omniprésent omniprésente omniprésents omnium oméga on once onces oncle
        oncles oncologie onction onde ondes ongle ongles onglet onglets onirique ont ontarien ontarienne ontariens
        ontario ontologie ontologique onyx onze onzième onéreuse onéreuses onéreux op opacité opale opaque opaques opel
        open opens opep ophtalmo ophtalmologie ophélie opiacés opinion opinions opium opportun opportunisme opportuniste
        opportunistes opportunité opportunités opportunément opposa opposable opposaient opposait opposant opposants
        oppose opposent opposer opposera opposerait opposite opposition oppositions opposé opposée opposées opposés
        oppresseur oppresseurs oppression opprimé opprimés opprobre optant opte optent opter optez opticien opticiens
        optimal optimale optimales optimisation optimiser optimisme optimiste optimistes optimisé optimum option
        optionnel options optique optiques opté opulence opus opère opèrent opéra opérait opérant opéras opérateur
        opérateurs opération opérationnel opérationnelle opérationnelles opérationnels opérations opératoire opératoires
        opérer opérette opéré opérée opérées opérés or oracle oracles orage orages orageuse orageux oraison oral orale
        oralement orales oran orange oranger orangerie oranges orangé orangée orateur orateurs oratoire oraux orbe
        orbital orbitale orbite orbites orchestra orchestration orchestre orchestres orchestré orchestrée orchidée
        orchidées ordi ordinaire ordinairement ordinaires ordinateur ordinateurs ordination ordis ordo ordonna
        ordonnance ordonnancement ordonnances ordonnant ordonne ordonnent ordonner ordonné ordonnée ordonnées ordonnés
        ordre ordres ordure ordures oregon oreille oreiller oreillers oreilles oreillette oreillettes ores orfèvre
        orfèvrerie orfèvres org orga organe organes organigramme organique organiques organisa organisaient organisait
        organisant organisateur organisateurs organisation organisationnel organisationnelle organisations organisatrice
        organise organisent organiser organisera organisez organisme organismes organisons organiste organisé organisée
        organisées organisés orgasme orgasmes orge orgie orgies orgue orgueil orgueilleux orgues orient oriental
        orientale orientales orientation orientations orientaux oriente orientent orienter orienté orientée orientées
        orientés orifice orifices origami originaire originaires original originale originales originalité originaux
        origine originel originelle originellement origines orignal orioles orion orlando orly orléanais orléans orme
        ormes orne ornement ornementation ornements ornent orner orné ornée ornées ornés orphelin orphelinat orpheline
        orphelines orphelins orphée orques ors orsay orteil orteils orthez orthodoxe orthodoxes orthodoxie orthographe
        orthographes orthographique orthophoniste orties orwell oréal orée os osa osais osait osaka oscar oscars
        oscillant oscillation oscillations oscille oscillent osciller ose oseille osent oser osera oserai oserais
        oserait oses osez osier osiris oskar oslo osmose osons ossature ossements osseuse osseuses osseux ost ostende
        ostensiblement ostentatoire ostentatoires ostie ostéopathie osé osée otage otages otan othello othon otite
        ottawa otto ottoman ottomane ottomans ou ouagadougou ouah ouailles ouais ouate oubli oubliais oubliait oubliant
        oublie oublient oublier oubliera oublierai oublierais oublieras oublieront oublies oubliettes oubliez oublions
        oublis oublié oubliée oubliées oubliés oud oued ouessant ouest ouf ouganda ougandais ouh oui ouille ouin oups
        ouragan ouragans oural ours ourse ourson ousmane oussama oust out outaouais outil outillage outils output
        outrage outrages outrance outre outremer outré outrée outrés outsider outsiders ouvert ouverte ouvertement
        ouvertes ouverts ouverture ouvertures ouvrables ouvrage ouvrages ouvraient ouvrait ouvrant ouvre ouvrent ouvres
        ouvrez ouvrier ouvriers ouvrir ouvrira ouvrirait ouvriront ouvrit ouvrière ouvrières ouvrons ouvrés ouzbékistan
        ouï ouïe ouïghours ovaire ovaires ovale ovales ovation overdose ovide ovins ovni ovnis ovule ovules owen oxfam
        oxford oxydation oxyde oxydes oxygène oxygénation oxymore oyez oyonnax oz ozone où pa pablo paca pacha
        pacification pacifier pacifique pacifiquement pacifiques pacifisme pacifiste pacifistes pack package packaging
        packs paco pacotille pacs pacte pactole paddy padoue paf pagaille paganisme page pages pagne pagnol pagode paie
        paiement paiements paient paiera paierai paierait paieront paies paige paillasson paille pailles paillettes pain
        paine pains paintball pair paire paires pairie pairs pais paisible paisiblement paisibles paix pakistan
        pakistanais pakistanaise pal palace paladin palais palaiseau palatin palatinat palatine palazzo pale palerme
        pales palestine palestinien palestinienne palestiniennes palestiniens palet palette palettes palier paliers
        palissade palladium pallas palliatifs pallier palma palmarès palmas palme palmer palmes palmier palmiers palmyre
        paloma palpable palpitant palpitante palpitations paludisme paléolithique paléontologie pamela pamphlet
        pamphlets pamplemousse pan panache panacée panama paname panasonic pancakes pancarte pancartes pancréas panda
        pandas pandore pandémie panel panic panier paniers panini panique paniquer paniqué paniquée panne panneau
        panneaux pannes panoplie panorama panoramas panoramique pans panse pansement pansements panser pantalon
        pantalons panthère panthères panthéon pantin pantins pantomime pantoufles paola paolo paon papa papale paparazzi
        papas papauté pape papeete paperasse papes papeterie papier papiers papilles papillon papillons papoter
        papouasie paprika papy papyrus paquebot paquebots paquet paquets par para parabole parachute parachutes
        parachutiste parachutistes paracétamol parade parades paradigme paradigmes paradis paradisiaque paradoxal
        paradoxale paradoxalement paradoxe paradoxes parages paragraphe paragraphes paraguay parais paraissaient
        paraissait paraissant paraisse paraissent parait parallèle parallèlement parallèles parallélisme paralympique
        paralympiques paralyse paralyser paralysie paralysé paralysée paralysés paramilitaires paramètre paramètres
        parano paranormal paranoïa paranoïaque parapente paraphrase parapluie parapluies paras parasite parasites
        parasol paravent paraît paraîtra paraîtrait paraître parc parce parcelle parcelles parchemin parchemins
        parcimonie parcourant parcourent parcourir parcours parcourt parcouru parcourue parcourus parcs pardi pardon
        pardonne pardonnent pardonner pardonnera pardonnez pardonné pare pareil pareille pareillement pareilles pareils
        parement parent parental parentale parentalité parentaux parente parenthèse parenthèses parents parenté parer
        paresse paresseuse paresseux parfaire parfait parfaite parfaitement parfaites parfaits parfois parfum parfumerie
        parfums parfumé parfumée parfumées pari paria paribas parie parier parieurs paris parisien parisienne
        parisiennes parisiens parisis paritaire parité parié parjure parka parking parkings parkinson parla parlaient
        parlais parlait parlant parlante parle parlement parlementaire parlementaires parlements parlent parler parlera
        parlerai parlerais parlerait parlerons parleront parlers parles parleur parleurs parlez parliez parlions parloir
        parlons parlé parlée parlées parlés parme parmentier parmesan parmi parodie parodies parodique paroi parois
        paroisse paroisses paroissial paroissiale paroissiens parole paroles paroxysme parque parquet parquets parrain
        parrainage parrainages parrainer parrains parrainé pars parsemé parsemée parsons part partage partageaient
        partageait partageant partagent partageons partager partagera partageront partages partagez partagé partagée
        partagées partagés partaient partais partait partance partant partante partants parte partenaire partenaires
        partenariat partenariats partent parterre partes partez parti partial partialité participa participaient
        participait participant participante participantes participants participatif participation participations
        participative participe participent participer participera participeront participes participez participé
        particularité particularités particule particules particulier particuliers particulière particulièrement
        particulières partie partiel partielle partiellement partielles partiels parties partir partira partirai
        partirais partirait partirent partiront partis partisan partisane partisanes partisans partit partition
        partitions partons partout partouze parts paru parue parues parure parures parus parut parution parutions
        parvenaient parvenait parvenant parvenir parvenu parvenue parvenues parvenus parviendra parviendront parvienne
        parviennent parviens parvient parvinrent parvint parvis paré parée parés pas pascal pascale passa passable
        passablement passage passager passagers passages passagère passaient passais passait passant passante passants
        passation passe passent passeport passeports passer passera passerai passeraient passerais passerait passeras
        passerelle passerelles passerez passerons passeront passes passeur passeurs passez passible passibles passif
        passifs passion passionnant passionnante passionnantes passionnants passionne passionnel passionnent passionné
        passionnée passionnées passionnément passionnés passions passive passivement passives passivité passoire passons
        passy passèrent passé passée passées passés pastel pastels pasteur pasteurs pastiche pastille pastilles pastis
        pastoral pastorale pastorales pastèque pat patagonie patate patates patch patchs patchwork patelin patent
        patente patentes pater paternel paternelle paternité pathogène pathogènes pathologie pathologies pathologique
        pathologiques pathos pathétique pathétiques patiemment patience patient patiente patienter patientes patients
        patin patinage patine patiner patineur patineurs patineuse patinoire patins patio patois patriarcal patriarcale
        patriarcat patriarche patriarches patrice patricia patrick patrie patrimoine patrimoines patrimonial
        patrimoniale patrimoniales patrimoniaux patriote patriotes patriotique patriotiques patriotisme patron patronage
        patronal patronale patronales patronat patronne patrons patronyme patrouille patrouiller patrouilles
        patrouilleur patrouilleurs patte pattern patterns pattes patty pau paul paula paule paulette paulin pauline
        paulo paume paumes paumé paumée paumés paupière paupières pause pauses pauvre pauvres pauvreté pavage pavel
        pavie pavillon pavillons pavot pavé pavée pavées pavés payable payables payaient payais payait payant payante
        payantes payants paye payement payent payer payera payes payeur payeurs payez payons pays paysage paysager
        paysages paysagiste paysan paysanne paysannes paysans payé payée payées payés paz paître païen païenne païennes
        païens pc pearl pearson peau peaufiner peaux pectoraux pedigree pedro peer peggy peignant peigne peignoir
        peinard peindre peine peinent peines peint peinte peintes peintre peintres peints peinture peintures peiné
        pelage pelle pelles pelletier pellicule pellicules pelote peloton pelouse pelouses peltier peluche peluches pelé
        penalty pence penchant penchants penche penchent pencher penché penchée penchés pend pendaison pendant pendants
        pendent pendentif penderie pendre pendu pendue pendule pendules pendus penh pennes pennsylvanie penny pensa
        pensai pensaient pensais pensait pensant pensante pensants pense pensent penser pensera penserai penserais
        penserait penseront penses penseur penseurs pensez pensiez pension pensionnaire pensionnaires pensionnat
        pensions pensons pensé pensée pensées pensés pentagone pente pentecôte pentes penthouse people peoples pep perce
        percent perceptible perceptibles perception perceptions percer perceuse percevait perceval percevoir perche
        perches perchoir perché perchée perchés percussion percussions percutant percute percuter percuté percé percée
        percées percés perd perdaient perdais perdait perdant perdante perdants perde perdent perdez perdirent perdit
        perdition perdons perdra perdraient perdrais perdrait perdre perdrez perdrix perdront perds perdu perdue perdues
        perdure perdurent perdurer perdus perf perfection perfectionne perfectionnement perfectionner perfectionniste
        perfectionné perfide perforation performance performances performant performante performantes performants
        performer perforé perfusion perl perle perles perm permaculture permanence permanences permanent permanente
        permanentes permanents permet permets permettaient permettait permettant permette permettent permettez
        permettons permettra permettrai permettraient permettrait permettre permettront permirent permis permise
        permises permission permissions permit perméabilité perméable pernicieux peroxyde perpendiculaire
        perpendiculairement perpendiculaires perpignan perplexe perplexité perpétré perpétrés perpétue perpétuel
        perpétuelle perpétuellement perpétuent perpétuer perpétuité perquisition perquisitions perrault perrin perrine
        perron perroquet perroquets perruche perruque perruques pers persan persane perse perses persil persique
        persistance persistant persistante persistantes persistants persiste persistent persister perso persona
        personnage personnages personnalisable personnalisation personnaliser personnalisé personnalisée personnalisées
        personnalisés personnalité personnalités personne personnel personnelle personnellement personnelles personnels
        personnes personnification perspective perspectives perspicace perspicacité persuade persuader persuadé
        persuadée persuadés persuasion persécuter persécution persécutions persécuté persécutés persée persévérance
        persévérant persévérer perte pertes perth pertinemment pertinence pertinent pertinente pertinentes pertinents
        pertuis perturbant perturbateur perturbateurs perturbation perturbations perturbe perturbent perturber perturbé
        perturbée perturbés pervers perverse perversion perversité perçant perçois perçoit perçoivent perçu perçue
        perçues perçus pesaient pesait pesant pesante pesanteur peser pesos pessac pessimisme pessimiste pessimistes
        peste pesticide pesticides pesto pesé pesée pet pete peter petit petite petites petitesse petits pets peu
        peugeot peuple peuplement peuplements peuplent peuples peuplier peupliers peuplé peuplée peuplées peuplés peur
        peureux peurs peut peuvent peux pff pfizer pg ph phalange phalanges phallus pharaon pharaonique pharaons phare
        phares pharisiens pharmaceutique pharmaceutiques pharmacie pharmacien pharmacienne pharmaciens pharmacies
        pharmacologie phase phases phi phil philadelphie philanthrope philanthropie philanthropique philharmonique
        philibert philip philippe philippin philippine philippines philippins phillips philo philologie philosophe
        philosophes philosophie philosophies philosophique philosophiques phnom phobie phobies phoebe phoenix phone
        phones phonétique phoque phoques phosphate phosphates phosphore photo photocopie photocopies photographe
        photographes photographie photographier photographies photographique photographiques photographié photographiée
        photons photos photosynthèse photovoltaïque photovoltaïques phrase phrases phréatique phréatiques phyllis
        physicien physiciens physiologie physiologique physiologiques physionomie physique physiquement physiques
        phytosanitaires phèdre phéniciens phénix phénomène phénomènes phénoménal phénoménale phénoménologie phéromones
        pi piaf piaget pianiste pianistes piano pianos piastres piazza pic picard picardie picards picasso piccolo
        pichet picole picoler picot pics pictural picturale pie pied pieds pier piercing pierre pierres pierrette
        pierrick pierrot pieter pietro pieu pieuse pieuvre pieux pif pigalle pige pigeon pigeons piger piges pigiste
        pigment pigments pignon pignons pigé pilar pilastres pilate pile piles pilier piliers pillage pillages pillards
        pille pillent piller pilleurs pillé pillés pilon pilori pilosité pilot pilotage pilote piloter pilotes pilotis
        piloté pilotée pilule pilules piment piments pin pina pinard pince pinceau pinceaux pincement pincer pinces
        pincettes pincée pine pineau pingouin pingouins pino pinocchio pinochet pinot pins pinte pintes pioche piocher
        pion pioneer pionnier pionniers pionnière pionnières pions piotr pipe pipeau pipeline pipelines piper pipes pipi
        piquait piquant piquante pique piquent piquer piques piquet piquets piqueur piqué piquée piqûre piqûres piratage
        pirate pirater piraterie pirates piraté piratés pire pirelli pires pirogue pirouette pis piscine piscines pise
        pisse pisser pissé pistache piste pister pistes pistolet pistolets piston pistons pitbull pitch piteux pitié
        piton pitoyable pitoyables pitre pittoresque pittoresques pittsburgh pivot pivoter pixel pixels pizza pizzas
        pizzeria pièce pièces piège pièges piètre piédestal piéger piégé piégée piégées piégés piémont piémontais
        piétine piétiner piéton piétonne piétonnes piétons piété pl placard placards place placebo placement placements
        placent placenta placer placera places placez placide placé placée placées placés plafond plafonds plafonnement
        plafonné plage plages plagiat plaid plaidant plaide plaident plaider plaidoirie plaidoiries plaidoyer plaidé
        plaie plaies plaignaient plaignait plaignant plaignante plaignants plaignent plaignez plain plaindre plaine
        plaines plains plaint plainte plaintes plaints plaira plairait plaire plais plaisait plaisance plaisant
        plaisante plaisanter plaisanterie plaisanteries plaisantes plaise plaisent plaisez plaisir plaisirs plan planche
        plancher planchers planches planck plancton plane planer planes planeur planification planifie planifier
        planifié planifiée planning planque planquer planqué planqués plans plant plantaire plantation plantations
        plante plantent planter plantes planteurs plants planté plantée plantées plantés planète planètes planétaire
        planétaires planétarium plaquage plaque plaquer plaques plaquette plaquettes plaqué plaquée plaqués plasma
        plastic plasticien plasticité plastique plastiques plat platane platanes plate plateau plateaux plateforme
        plateformes plates platine platines platon platonique plats plausible playboy playlist playlists plaça plaçait
        plaçant plaît plein pleine pleinement pleines pleins pleuraient pleurais pleurait pleurant pleure pleurent
        pleurer pleures pleurez pleurnicher pleurs pleuré pleut pleuvait pleuve pleuvent pleuvoir plexus pli pliant plie
        plient plier pline plis plié pliée pliés plomb plombe plomber plomberie plombier plombiers plombs plombé plonge
        plongeant plongent plongeon plonger plongeur plongeurs plongez plongé plongée plongées plongés plot plots plouc
        ploucs plouf plu plugin pluie pluies plumage plume plumes plupart pluralisme pluraliste pluralité
        pluridisciplinaire pluriel plurielle plus plusieurs plut plutarque pluton plutonium plutôt pluviales pluvieuse
        pluvieux pluviométrie plymouth plâtre plèbe plébiscite plébiscité pléiade plénipotentiaire plénitude plénière
        pléthore pm pneu pneumatique pneumatiques pneumonie pneus po poche poches pochette pochettes podcast podcasts
        podium podiums poe pognon poids poignant poignante poignard poignarde poignarder poignards poignardé poignardée
        poigne poignet poignets poignée poignées poil poils poilu poilue poilus poincaré poindre poing poings point
        pointage pointait pointant pointe pointent pointer pointes pointeur pointeurs pointilleux points pointu pointue
        pointues pointure pointures pointus pointé pointée pointés poinçon poire poireau poireaux poires poirier pois
        poison poisons poisse poisson poissons poissy poitevin poitiers poitou poitrine poitrines poivre poivron
        poivrons poix poker pol polaire polaires polar polarisation polarisé polarisée polarité polars pole poli police
        polices polichinelle policier policiers policière policières polie polies poliment polio polir polis polissage
        politesse politicien politicienne politiciens politique politiquement politiques politisation politologue pollen
        pollens pollinisation pollock polluant polluante polluantes polluants pollue polluent polluer pollution
        pollutions pollux pollué polluée polluées pollués polo pologne polonais polonaise polonaises poly polyester
        polygamie polygone polymère polymères polynésie polystyrène polytechnicien polytechnique polyvalence polyvalent
        polyvalente polémique polémiques polémiste pommade pomme pommeau pommes pommettes pommier pommiers pompage pompe
        pomper pompes pompeux pompidou pompier pompiers pompon pompé pompée pompéi ponce ponction ponctualité
        ponctuation ponctuel ponctuelle ponctuellement ponctuelles ponctuels ponctué ponctuée pond pondent pondichéry
        pondre pondu pondération pondéré pondérée poney poneys pont pontarlier ponte pontes pontife pontifical
        pontificale pontificat pontificaux pontoise ponton ponts pool pop pope popper pops populace populaire populaires
        populariser popularisé popularité population populations populisme populiste populistes porc porcelaine porche
        porcine porcs pores poreux porno pornographie pornographique pornographiques pornos porosité porsche port porta
        portable portables portage portaient portail portails portais portait portal portant portatif porte portefeuille
        portefeuilles portent porter portera porterai porterait porteront portes porteur porteurs porteuse porteuses
        portez portfolio portier portion portions portique portiques portière portières portland porto portons portrait
        portraits ports portsmouth portuaire portuaires portugais portugaise portugaises portugal porté portée portées
        portés posa posaient posais posait posant pose posent poser posera poserait poses poseur posez positif positifs
        position positionne positionnement positionnent positionner positionné positionnée positionnés positions
        positive positivement positives positivisme positivité posons possesseur possesseurs possessif possession
        possessions possibilité possibilités possible possiblement possibles possède possèdent possèdes possédaient
        possédait possédant posséder possédez possédons possédé possédée possédés post postal postale postales postant
        postaux poste postent poster posteriori posters postes postez posthume posthumes posts postulat postulats
        postule postuler postulé posture postures posté postée postées postérieur postérieure postérieurement
        postérieures postérieurs postérité postés posé posée posées poséidon posés pot potable potage potager potagers
        potasse potassium pote poteau poteaux potence potentialités potentiel potentielle potentiellement potentielles
        potentiels poterie poteries potes potier potins potion potions potiron pots potter pou poubelle poubelles pouce
        pouces pouchkine poudre poudres poudrière pouf pouille pouilly poulailler poulain poulains poule poules poulet
        poulets poulette poulie poulies poulpe pouls poumon poumons poupe poupée poupées pour pourboire pourboires
        pourcent pourcentage pourcentages pourparlers pourpre pourpres pourquoi pourra pourrai pourraient pourrais
        pourrait pourras pourrez pourri pourrie pourries pourriez pourrions pourrir pourris pourrissent pourrit
        pourriture pourrons pourront poursuis poursuit poursuite poursuites poursuivaient poursuivait poursuivant
        poursuivants poursuive poursuivent poursuivez poursuivi poursuivie poursuivies poursuivis poursuivit poursuivons
        poursuivra poursuivre pourtant pourtour pourvoi pourvoir pourvoyeur pourvu pourvue pourvues pourvus poussa
        poussaient poussait poussant pousse poussent pousser poussera pousserait pousses poussette poussettes poussez
        poussin poussins poussière poussières poussiéreux poussé poussée poussées poussés poutine poutou poutre poutres
        pouvaient pouvais pouvait pouvant pouvez pouviez pouvions pouvoir pouvoirs pouvons poux poème poèmes poète
        poètes poésie poésies poétesse poétique poétiques poêle poêles pp ppm ppp pr prada pragmatique pragmatiques
        pragmatisme prague prairial prairie prairies praticable praticien praticiens pratiquaient pratiquait pratiquant
        pratiquante pratiquants pratique pratiquement pratiquent pratiquer pratiques pratiquez pratiqué pratiquée
        pratiquées pratiqués pre premier premiers premium première premièrement premières prenaient prenais prenait
        prenant prenante prenantes prend prendra prendrai prendraient prendrais prendrait prendras prendre prendrez
        prendrons prendront prends preneur preneurs prenez preniez prenions prenne prennent prennes prenons pres
        presbytère prescription prescriptions prescrire prescrit prescrite prescrites prescrits prescrivent presque
        pressant pressante presse pressent pressenti pressentiment presser presses pressez pressing pression pressions
        pressoir pressure pressé pressée pressées pressés prestance prestataire prestataires prestation prestations
        prestige prestigieuse prestigieuses prestigieux presto pretoria preuve preuves preux priait priant prie prient
        prier prieur prieuré priez prima primaire primaires primat primates primauté prime primer primes primeur
        primeurs primitif primitifs primitive primitives primo primordial primordiale primordiales primé primée primés
        prince princes princesse princesses princeton princier principal principale principalement principales
        principauté principautés principaux principe principes princière printanier printanière printemps prions priori
        prioriser prioritaire prioritairement prioritaires priorité priorités prirent pris priscilla prise prises
        priseur prisme prison prisonnier prisonniers prisonnière prisonnières prisons prisé prisée prisées prisés prit
        privant privation privations privatisation privatisations privatiser privatisé prive privent priver privilège
        privilèges privilégiant privilégie privilégient privilégier privilégié privilégiée privilégiées privilégiés
        privé privée privées privés prix prière prières prié priés pro probabilité probabilités probable probablement
        probables probant probante probants probation probatoire probité problème problèmes problématique problématiques
        process processeur processeurs processing procession processions processus prochain prochaine prochainement
        prochaines prochains proche proches proclamant proclamation proclame proclament proclamer proclamé proclamée
        proclamés procrastination procréation procréer procurant procuration procure procurent procurer procureur
        procureure procureurs procuré procède procèdent procès procédant procéder procédera procédure procédures procédé
        procédés prod prodige prodiges prodigieuse prodigieux prodigue prodiguer prodigués producteur producteurs
        productif productifs production productions productive productives productivité productrice productrices
        produira produirait produire produiront produisaient produisait produisant produise produisent produisit produit
        produite produites produits prof profanation profane profanes professeur professeure professeurs profession
        professionnalisation professionnalisme professionnel professionnelle professionnellement professionnelles
        professionnels professions profil profilage profile profiler profils profit profita profitable profitables
        profitaient profitait profitant profite profitent profiter profitera profiterait profiteront profites profiteurs
        profitez profitons profits profité profond profonde profondes profondeur profondeurs profonds profondément profs
        profusion programmable programmation programme programmer programmes programmeur programmeurs programmé
        programmée programmées programmés progresse progressent progresser progressif progressifs progression
        progressions progressiste progressistes progressive progressivement progressives progressivité progressé progrès
        progéniture prohibition prohibé prohibée proie proies projecteur projecteurs projectile projectiles projection
        projections projet projetait projetant projeter projets projette projettent projeté projetée projetées projetés
        prolifique prolifération prologue prolongation prolongations prolonge prolongeant prolongement prolongements
        prolongent prolonger prolongé prolongée prolongées prolongés prolétaire prolétaires prolétariat prolétarienne
        promenade promenades promenait promenant promener promeneur promeneurs promené promesse promesses promet promets
        promettait promettant promettent prometteur prometteurs prometteuse prometteuses promettre promeut promis
        promiscuité promise promises promit promo promontoire promos promoteur promoteurs promotion promotionnel
        promotionnelle promotionnelles promotions promouvant promouvoir prompt prompte promptement prompts promu promue
        promulgation promulgué promulguée promus promène promènent prométhée pronom pronoms prononce prononcent
        prononcer prononcera prononcez prononciation prononcé prononcée prononcées prononcés prononça prononçait
        prononçant pronostic pronostics propagande propagandiste propagation propage propagent propager propagé propagée
        propane propension prophète prophètes prophétie prophéties prophétique propice propices proportion
        proportionnalité proportionnel proportionnelle proportionnellement proportionnels proportionnée proportions
        propos proposa proposaient proposais proposait proposant propose proposent proposer proposera proposerait
        proposeront proposes proposez proposition propositions proposons proposé proposée proposées proposés propre
        proprement propres propreté proprio propriétaire propriétaires propriété propriétés propulse propulser
        propulseur propulseurs propulsion propulsé propulsée prorata prorogation pros proscrire proscrit prose prospect
        prospection prospective prospects prospectus prosper prospère prospères prospérer prospérité prospéré prostate
        prostituer prostitution prostitué prostituée prostituées prostitués prosélytisme protagoniste protagonistes
        protecteur protecteurs protection protectionnisme protectionniste protectionnistes protections protectorat
        protectrice protectrices protestant protestante protestantes protestantisme protestants protestataires
        protestation protestations proteste protestent protester protesté prothèse prothèses proto protocole protocoles
        proton protons prototype prototypes protège protègent protégeait protégeant protégeons protéger protégera
        protégez protégé protégée protégées protégés protéine protéines prou proudhon proue prouesse prouesses proust
        prout prouvant prouve prouvent prouver prouvera prouvez prouvé prouvée prouvées provenaient provenait provenance
        provenant provence provenir provençal provençale provençaux proverbe proverbes providence providentiel
        proviennent provient province provinces provincial provinciale provinciales provinciaux provins proviseur
        provision provisions provisoire provisoirement provisoires provoc provocante provocateur provocateurs
        provocation provocations provocatrice provoqua provoquait provoquant provoque provoquent provoquer provoquera
        provoquerait provoqué provoquée provoquées provoqués proximité proxy proxénète proxénétisme prudemment prudence
        prudent prudente prudents prudhomme prune pruneaux prunelle prunes prunier prusse prussien prussienne prussiens
        près pré préalable préalablement préalables préambule préau préavis précaire précaires précarité précaution
        précautions préceptes précepteur précieuse précieusement précieuses précieux précipice précipitamment
        précipitation précipitations précipite précipitent précipiter précipité précipitée précipités précis précisait
        précisant précise précisent préciser précises précisez précision précisions précisons précisé précisée précisées
        précisément précisés précité précitée précoce précocement précoces précocité préconisait préconisations
        préconise préconisent préconisé préconisée préconisées précurseur précurseurs précède précèdent précédant
        précédemment précédent précédente précédentes précédents précéder précédé précédée précédés prédateur prédateurs
        prédation prédicat prédicateur prédicateurs prédication prédiction prédictions prédilection prédire prédis
        prédisent prédisposition prédit prédominance prédominant prédominante prédomine prédécesseur prédécesseurs
        préemption préface préfectoral préfectorale préfecture préfectures préfet préfets préfigure préfixe préfère
        préfèrent préfères préfète préféra préférable préféraient préférais préférait préférant préférence préférences
        préférentiel préférentiels préférer préférera préférerais préférerait préférez préférons préféré préférée
        préférées préférés préhistoire préhistorique préhistoriques préjudice préjudices préjudiciable préjuger préjugé
        préjugés prélat prélats prélever prélevé prélevée prélevées prélevés préliminaire préliminaires prélude prélève
        prélèvement prélèvements prématuré prématurée prématurément prématurés prémices prémisse prémisses prémonitoire
        prémunir préméditation prémédité prénom prénommé prénoms préoccupant préoccupante préoccupation préoccupations
        préoccupe préoccupent préoccuper préoccupé préoccupée préoccupés prépa préparaient préparais préparait préparant
        préparateur préparatifs préparation préparations préparatoire préparatoires prépare préparent préparer prépares
        préparez préparons préparé préparée préparées préparés prépas prépondérance prépondérant prépondérante
        préposition préposé préposés prépuce prérequis prérogative prérogatives prés présage présager préscolaire
        présence présences présent présenta présentable présentaient présentait présentant présentateur présentateurs
        présentation présentations présentatrice présente présentement présentent présenter présentera présenterai
        présenterait présenteront présentes présentez présentons présents présenté présentée présentées présentés
        préservant préservatif préservatifs préservation préserve préserver préservé préservée préservées préservés
        présidait préside présidence président présidente présidentiel présidentielle présidentielles présidentiels
        présidents présider présidé présidée présomption présomptueux présume présumer présumé présumée présumées
        présumés présuppose préséance prétend prétendaient prétendait prétendant prétendants prétendent prétendez
        prétendre prétends prétendu prétendue prétendues prétendument prétendus prétentieuse prétentieux prétention
        prétentions prétextant prétexte prétextes prévalence prévalent prévaloir prévalu prévaut prévenant prévenez
        prévenir préventif prévention préventive préventives prévenu prévenue prévenus prévert préviennent préviens
        prévient prévisible prévisibles prévision prévisionnel prévisions prévoient prévoir prévois prévoit prévoyaient
        prévoyait prévoyance prévoyant prévoyez prévoyons prévu prévue prévues prévus prévôt prévôté prééminence prêche
        prêcher prêches prêcheur prêcheurs prêt prêtait prêtant prête prêtent prêter prêtera prêtes prêteur prêteurs
        prêtez prêtre prêtres prêtresse prêtrise prêts prêté prêtée prêtés prônait prônant prône prônent prôner prôné
        prônée ps psaume psaumes pseudo pseudonyme pseudonymes pseudos psi psy psychanalyse psychanalyste psychanalystes
        psychanalytique psychiatre psychiatres psychiatrie psychiatrique psychiatriques psychique psychiques psychisme
        psycho psychologie psychologique psychologiquement psychologiques psychologue psychologues psychopathe
        psychopathes psychose psychothérapeute psychothérapie psychotique psychotiques psychotropes psyché psychédélique
        psys pt ptolémée pts pu puait puant puante puanteur pub puberté pubis publia publiait publiant public
        publication publications publicitaire publicitaires publicité publicités publics publie publient publier
        publiera publiez publions publique publiquement publiques publié publiée publiées publiés pubs puce puceau
        pucelle pucerons puces puck pudding pudeur pudique pue puent puer pues puis puisant puise puisent puiser puisqu
        puisque puissamment puissance puissances puissant puissante puissantes puissants puisse puissent puisses
        puissiez puissions puisé puits pull pulls pullulent pulmonaire pulmonaires pulpe pulsation pulsations pulse
        pulsion pulsions pulvérisation pulvériser pulvérisé puma punaise punaises punch punchline puni punie punies
        punir punis punissable punit punition punitions punitive punk punks pupille pupilles pupitre pur purcell pure
        purement purent pures pureté purgatoire purge purger purges purgé purification purifie purifier purifié puristes
        puritains purs purée pus put putain putains pute puteaux putes putois putsch putting puy puzzle puzzles
        puériculture puéril puérile px pygmées pyjama pyjamas pylône pylônes pyongyang pyramidal pyramidale pyramide
        pyramides pyromane pyrénées pythagore python pâle pâles pâlir pâque pâques pâris pâte pâtes pâtir pâtisserie
        pâtisseries pâtissier pâtissiers pâtissière pâturage pâturages pâture pâté pâtés pèche pègre pèle pèlerin
        pèlerinage pèlerinages pèlerins père pères pèse pèsent pète pètent péage péages pécher pécheur pécheurs péché
        péchés pécuniaire pédagogie pédagogique pédagogiques pédagogue pédagogues pédale pédaler pédales pédalier pédant
        pédestre pédiatre pédiatrie pédiatrique pédophile pédophiles pédophilie pédé pédés pégase péjoratif péjorative
        pékin pénal pénale pénalement pénales pénalisation pénalise pénaliser pénalisé pénalisés pénalité pénalités
        pénibilité pénible péniblement pénibles péniche péninsule pénis pénitence pénitencier pénitentiaire
        pénitentiaires pénitents pénombre pénurie pénuries pénètre pénètrent pénélope pénétrant pénétrante pénétration
        pénétrer pénétré pépin pépinière pépinières pépins pépite pépites pépère pépé péquiste péquistes péremption
        péremptoire pérenne pérennes pérenniser pérennité péri périgord périgueux péril périlleuse périlleux périls
        périmètre périmètres périmé périmée périmés périnée période périodes périodicité périodique périodiquement
        périodiques périph périphérie périphérique périphériques périple péripéties périr périscolaire périscolaires
        périscope périssables périssent périt pérou pérouse péruvien péruvienne péruviens pérégrinations péréquation
        pétain pétales pétanque pétard pétards pétasse péter pétillant pétillante pétition pétitions pétri pétrin
        pétrole pétrolier pétroliers pétrolière pétrolières pété pêche pêcher pêcheries pêches pêcheur pêcheurs pêché
        pêchés pô pôle pôles pût qatar qatari qataris qi qu qua quad quadrangulaire quadrant quadrature quadrilatère
        quadruple quadruplé quai quais qualif qualifiait qualifiant qualificatif qualificatifs qualification
        qualifications qualificative qualifie qualifient qualifier qualifié qualifiée qualifiées qualifiés qualitatif
        qualitatifs qualitative qualitatives qualité qualités quand quant quantification quantifier quantique quantiques
        quantitatif quantitative quantitatives quantité quantités quantum quarantaine quarante quart quarter quartet
        quartier quartiers quarts quartz quasi quasiment quaternaire quatorze quatorzième quatre quatrième quatuor que
        quechua queen queens queensland queer quel quelconque quelconques quelle quelles quelqu quelque quelquefois
        quelques quels quenelle quentin quercy querelle querelles question questionnaire questionnaires questionne
        questionnement questionnements questionnent questionner questionné questions queue queues qui quiberon quiche
        quichotte quiconque quid quidam quiet quille quilles quimper quincaillerie quinoa quinquennal quinquennat quint
        quinte quintessence quintette quintuple quinté quinzaine quinze quinzième quiproquo quito quitta quittaient
        quittait quittant quitte quittent quitter quittera quitterait quitteront quittes quittez quittons quittèrent
        quitté quittée quittés quiz quiétude quo quoi quoique quorum quota quotas quotidien quotidienne quotidiennement
        quotidiennes quotidiens quotient qué québec québécois québécoise québécoises quête quêtes ra rab rabais rabaisse
        rabaisser rabat rabattre rabbi rabbin rabbins rabelais rabiot rabot racaille racailles raccompagner raccord
        raccordement raccorder raccourci raccourcie raccourcir raccourcis raccroche raccrocher raccroché race racer
        races rachat rachats rachel rachetant racheter racheté rachetée rachetés rachid rachida rachète rachètent racial
        raciale raciales raciaux racine racines racisme raciste racistes rack racket raclette raclure raclée racolage
        raconta racontaient racontais racontait racontant raconte racontent raconter racontera raconterai racontes
        racontez raconté racontée racontées rad radar radars rade radeau radiale radiateur radiateurs radiation
        radiations radical radicale radicalement radicales radicalisation radicalisme radicalisé radicalisés radicalité
        radicaux radier radieuse radieux radin radio radioactif radioactifs radioactive radioactives radioactivité
        radiodiffusion radiographie radiologie radiophonique radiophoniques radios radiothérapie radis radium radié
        radiée radon rafael rafale rafales raffinage raffinement raffinerie raffineries raffiné raffinée raffinés
        raffole raffolent rafle rafler rafraîchir rafraîchissant rafraîchissante rafraîchissement rafraîchit rage
        rageant rager rageux ragnar ragots ragoût rai raid raide raider raiders raides raideur raids raie raies rail
        railleries rails rainer rainures raiponce rais raisin raisins raison raisonnable raisonnablement raisonnables
        raisonne raisonnement raisonnements raisonner raisonné raisonnée raisons raja rajeuni rajeunir rajeunissement
        rajeunit rajoutant rajoute rajoutent rajouter rajoutes rajoutez rajouté raleigh ralenti ralentie ralentir
        ralentis ralentissement ralentissent ralentit rallie ralliement rallier rallié ralliés rallonge rallonger
        rallume rallumer rallye rallyes ralph rama ramadan ramassage ramasse ramassent ramasser ramassis ramassé
        ramassée ramassés rambouillet rame rameau rameaux ramena ramenait ramenant ramener ramenez ramené ramenée
        ramenées ramenés ramer rames rami ramifications ramon rampant rampante rampe ramper rampes ramsès ramène
        ramènent ramènera ramènes rance ranch rancune rancunier rancœur rand randall rando random randonneurs randonnée
        randonnées randy rang range rangement rangent ranger rangers rangez rangs rangé rangée rangées rangés ranimer
        rançon raoul rap rapace rapaces rapatriement rapatrier rapatrié rapatriés raphaël rapide rapidement rapides
        rapidité rappel rappela rappelais rappelait rappelant rappeler rappelez rappelle rappellent rappellera
        rappellerai rappelles rappelons rappels rappelé rappelée rappelés rapper rappeur rappeurs rapport rapporta
        rapportait rapportant rapporte rapportent rapporter rapportera rapporterait rapporteur rapporteurs rapports
        rapporté rapportée rapportées rapportés rapprochait rapprochant rapproche rapprochement rapprochements
        rapprochent rapprocher rapproché rapprochée rapprochées rapprochés rapt raqqa raquel raquette raquettes rare
        rarement rares rareté rarissime raréfaction ras rasage rasant rase raser rasoir rasoirs raspberry rassasié
        rassemblait rassemblant rassemble rassemblement rassemblements rassemblent rassembler rassembleur rassemblez
        rassemblé rassemblée rassemblées rassemblés rassurant rassurante rassure rassurent rassurer rassurez rassuré
        rassurée rassurés rasta rasé rasée rasés rat ratatouille rate ratent rater rates ratez ratification ratifier
        ratifié ratifiée rating ratings ratio ration rationalisation rationaliser rationalisme rationalité rationnel
        rationnelle rationnellement rationnelles rationnels rationnement rations ratios ratisbonne ratisser raton rats
        rattachant rattache rattachement rattachent rattacher rattaché rattachée rattachées rattachés rattrapage
        rattrape rattrapent rattraper rattrapé rattrapée raté ratée ratées ratés raul rauque ravage ravages ravageur
        ravageurs ravagé ravagée ravaler rave ravel ravi ravie ravin raviolis ravir ravis ravissant ravissante
        ravissement ravisseur ravisseurs ravit ravitaillement ravitailler raviver ravoir ray raye rayer raymond rayon
        rayonnant rayonnante rayonne rayonnement rayonnements rayonner rayons rayure rayures rayé rayée rayés raz razzia
        re reagan rebaptisé rebaptisée rebecca rebelle rebeller rebelles rebeu reboisement rebond rebondi rebondir
        rebondissement rebondissements rebondit rebonds rebord rebours rebrousser rebut rebute rebâtir recadrer recalé
        recel recense recensement recensements recenser recension recensé recensées recensés recentrer recette recettes
        recevable recevaient recevais recevait recevant receveur receveurs recevez recevoir recevons recevra recevrait
        recevrez recevront rechange recharge rechargeable rechargeables recharger recherchais recherchait recherchant
        recherche recherchent rechercher recherches recherchez recherchons recherché recherchée recherchées recherchés
        rechute reclassement reclus recognition recoin recoins recoller recommandable recommandait recommandant
        recommandation recommandations recommande recommandent recommander recommandons recommandé recommandée
        recommandées recommandés recommence recommencent recommencer recommencera recommencé recomposition reconduction
        reconduire reconduit reconduite reconnais reconnaissable reconnaissables reconnaissaient reconnaissait
        reconnaissance reconnaissances reconnaissant reconnaissante reconnaissants reconnaisse reconnaissent
        reconnaissez reconnaissons reconnaît reconnaîtra reconnaître reconnaîtront reconnecter reconnu reconnue
        reconnues reconnus reconnut reconquérir reconquête reconsidérer reconstitue reconstituer reconstitution
        reconstitutions reconstitué reconstituée reconstruction reconstruire reconstruit reconstruite reconversion
        reconverti reconvertir recopier record recordman records recoupe recourant recourent recourir recours recourt
        recouvert recouverte recouvertes recouverts recouvrait recouvrant recouvre recouvrement recouvrent recouvrer
        recouvrir recouvré recrudescence recrue recrues recrutant recrute recrutement recrutements recrutent recruter
        recruteur recruteurs recruté recrutée recrutés recrée recréer recréé rectangle rectangles rectangulaire
        rectangulaires recteur recteurs rectificatif rectification rectifie rectifier rectifié rectiligne rectitude
        recto rectorat rectum recueil recueillant recueille recueillement recueillent recueilli recueillie recueillies
        recueillir recueillis recueils recul reculant recule reculent reculer reculons reculé reculée reculées reculés
        recyclable recyclables recyclage recycle recycler recyclé recyclés recèle reddition redemande redemander
        redescend redescendre redescendu redevable redevables redevance redevances redevenir redevenu redevenue
        redevienne redeviennent redevient rediffusion redire rediriger redirigé redis redistribuer redistribution redit
        redondance redonne redonner redonné redorer redouble redoublement redoubler redoublé redoutable redoutables
        redoutait redoutant redoute redoutent redouter redouté redoutée redresse redressement redresser redressé
        redécoupage redécouvert redécouverte redécouvre redécouvrir redéfinir redéfinition redémarrage redémarre
        redémarrer refaire refais refait refaite refaites refasse refera referai referais referendum referme refermer
        refermé refermée refile refiler refilé reflet reflets reflex reflux reflète reflètent reflétait reflétant
        refléter refondation refonder refont refonte reforme reformer reformuler refoulement refouler refoulé refoulés
        refrain refrains refroidi refroidie refroidir refroidis refroidissement refroidit refuge refuges refus refusa
        refusaient refusait refusant refuse refusent refuser refusera refuserait refuseront refuses refusez refusons
        refusèrent refusé refusée refusées refusés reg regagne regagner regagné regain regard regarda regardaient
        regardais regardait regardant regarde regardent regarder regardera regarderai regarderais regardes regardez
        regardons regards regardé regardée regardées regardés reggae regina registre registres regorge regorgent regret
        regrets regrettable regrettait regrettant regrette regrettent regretter regrettera regretteras regretterez
        regrettes regrettez regrettons regretté regroupant regroupe regroupement regroupements regroupent regrouper
        regroupé regroupées regroupés rehausser rehaussé reich reichstag reims rein reine reines reins rejet rejetant
        rejeter rejeton rejetons rejets rejette rejettent rejeté rejetée rejetées rejetés rejoignait rejoignant rejoigne
        rejoignent rejoignez rejoignit rejoindra rejoindre rejoindront rejoins rejoint rejointe rejoints rejoue rejouer
        rel relai relaie relaient relais relance relancer relances relancé relancée relatant relate relatent relater
        relatif relatifs relation relationnel relationnelle relations relative relativement relatives relativise
        relativiser relativisme relativité relaté relax relaxant relaxation relaxe relaxer relaxé relayer relayé relayée
        relayées relayés relecture relents releva relevaient relevait relevant relever relevez relevé relevée relevées
        relevés reliable reliait reliant relie relief reliefs relient relier religieuse religieusement religieuses
        religieux religion religions religiosité reliquaire reliquat relique reliques relire relis relisant relisez
        reliure relié reliée reliées reliés relocalisation relooking relou relu relâche relâchement relâcher relâché
        relâchée relâchés relève relèvement relèvent relèvera relégation reléguer relégué reléguée relégués rem remake
        remaniement remaniements remanié remaniée remarier remarié remarqua remarquable remarquablement remarquables
        remarquait remarque remarquent remarquer remarquera remarquerez remarques remarquez remarquons remarqué
        remarquée remarquées remarqués remballe remblai remboursable remboursables rembourse remboursement
        remboursements rembourser remboursera remboursé remboursée remboursées remboursés rembrandt remerciant remercie
        remerciement remerciements remercient remercier remerciez remercions remercié remet remets remettait remettant
        remette remettent remettez remettons remettra remettrai remettrait remettre remi remis remise remises remit
        remix remontait remontant remonte remontent remonter remonterait remontez remonté remontée remontées remontés
        remord remords remorquage remorque remorquer remorques remorqueur remous rempart remparts remplace remplacement
        remplacements remplacent remplacer remplacera remplacez remplacé remplacée remplacées remplacés remplaça
        remplaçait remplaçant remplaçante remplaçants rempli remplie remplies remplir remplis remplissage remplissait
        remplissant remplisse remplissent remplissez remplit remporta remportant remporte remportent remporter
        remportera remporté remportée remportées remportés remuant remue remuer remué remède remèdes remédier remémore
        remémorer renaissance renan renard renards renaud renault renaît renaître rencard renchérit rencontra
        rencontraient rencontrais rencontrait rencontrant rencontre rencontrent rencontrer rencontrera rencontreras
        rencontreront rencontres rencontrez rencontrons rencontrèrent rencontré rencontrée rencontrées rencontrés rend
        rendaient rendais rendait rendant rende rendement rendements rendent rendez rendirent rendit rendons rendormir
        rendra rendrai rendraient rendrais rendrait rendras rendre rendrez rendront rends rendu rendue rendues rendus
        renfermant renferme renferment renfermé renflouer renforce renforcement renforcent renforcer renforcé renforcée
        renforcées renforcés renfort renforts renforçant rengaine renie renier renifler renié rennais renne rennes
        renoir renom renommer renommé renommée renommées renommés renonce renoncement renoncent renoncer renonciation
        renoncé renonçant renoue renouer renouveau renouvelable renouvelables renouveler renouvelle renouvellement
        renouvellent renouvelé renouvelée renouvelées renouvelés renseigne renseignement renseignements renseignent
        renseigner renseignez renseigné renseignée renseignés rentabiliser rentabilité rentable rentables rente rentes
        rentier rentiers rentra rentraient rentrais rentrait rentrant rentre rentrent rentrer rentrera rentreront
        rentres rentrez rentrons rentré rentrée rentrées rentrés renversant renverse renversement renverser renversé
        renversée renversés renvoi renvoie renvoient renvois renvoyant renvoyer renvoyez renvoyé renvoyée renvoyées
        renvoyés rené renée renégociation renégocier repaire reparle reparler reparlera repars repart reparte repartent
        reparti repartie repartir repartira repartis repartit repas repassage repasse repasser repassera repassé
        repeindre repeint repensant repense repenser repensé repentance repenti repentir replace replacement replacer
        replacé replay repli replie replier replis replié repliée repliés replonge replonger report reportage reportages
        reporte reporter reporters reporting reports reporté reportée reportées reportés repos reposait reposant repose
        reposent reposer reposez reposé reposée repoussant repousse repoussent repousser repoussé repoussée repoussées
        repoussés reprenait reprenant reprend reprendra reprendre reprendront reprends repreneur reprenez reprenne
        reprennent reprenons reprirent repris reprise reprises reprit reprochait reprochant reproche reprochent
        reprocher reproches reproché reprochés reproducteur reproducteurs reproduction reproductions reproduira
        reproduire reproduisant reproduise reproduisent reproduit reproduite reproduites reproduits représailles
        représenta représentaient représentait représentant représentante représentants représentatif représentatifs
        représentation représentations représentative représentatives représentativité représente représentent
        représenter représentera représenterait représentes représentez représentons représenté représentée représentées
        représentés reptile reptiles repère repèrent repères repérage repérer repéré repérée repérées repérés repêchage
        repêché requalification requiem requiert requin requins requis requise requises requièrent requérant requérants
        requérir requête requêtes rescapé rescapés rescousse respect respectabilité respectable respectables
        respectaient respectait respectant respecte respectent respecter respectera respectes respectez respectif
        respectifs respective respectivement respectives respectons respects respectueuse respectueusement respectueuses
        respectueux respecté respectée respectées respectés respirait respirant respiration respiratoire respiratoires
        respire respirent respirer respirez respiré responsabilisation responsabiliser responsabilité responsabilités
        responsable responsables ressaisir ressasser ressemblaient ressemblais ressemblait ressemblance ressemblances
        ressemblant ressemble ressemblent ressembler ressemblera ressemblerait ressembles ressemblez ressens ressent
        ressentais ressentait ressente ressentent ressentez ressenti ressentie ressenties ressentiment ressentir
        ressentis ressentons resserre resserrement resserrer resserré resserrée ressors ressort ressorte ressortent
        ressorti ressortie ressortir ressortissant ressortissants ressorts ressource ressourcer ressources ressuscite
        ressusciter ressuscité resta restaient restais restait restant restante restantes restants restaurant
        restaurants restaurateur restaurateurs restauration restaurations restaure restaurer restauré restaurée
        restaurés reste restent rester restera resterai resteraient resterais resterait resteras resterons resteront
        restes restez restitue restituer restitution restitué restituée resto restons restos restreignant restreindre
        restreint restreinte restreintes restreints restrictif restriction restrictions restrictive restrictives
        restructuration restructurations restructurer restèrent resté restée restées restés retable retaper retard
        retardataires retarde retardement retarder retards retardé retardée retardés retenait retenant retenez retenir
        retenter retenti retentissant retentissement retentit retenu retenue retenues retenus retiendra retienne
        retiennent retiens retient retira retirait retirant retire retirement retirent retirer retirera retires retirez
        retiré retirée retirées retirés retombe retombent retomber retombé retombée retombées retordre retouche
        retoucher retouches retour retourna retournait retournant retourne retournement retournent retourner retournera
        retournerai retourneront retournes retournez retournons retourné retournée retournées retournés retours retrace
        retracent retracer retracé retrait retraite retraitement retraites retraits retraité retraitée retraités
        retranchements retrancher retranché retranchés retranscription retranscrire retranscrit retransmis retransmise
        retransmission retravailler retraçant retro retrouva retrouvaient retrouvailles retrouvais retrouvait retrouvant
        retrouve retrouvent retrouver retrouvera retrouverai retrouverait retrouveras retrouverez retrouverons
        retrouveront retrouves retrouvez retrouvons retrouvèrent retrouvé retrouvée retrouvées retrouvés retz reuters
        revalorisation revaloriser revanche revenaient revenais revenait revenant revenants revend revendeur revendeurs
        revendication revendications revendiquait revendiquant revendique revendiquent revendiquer revendiqué
        revendiquée revendiqués revendre revendu revenez revenir revenons revente revenu revenue revenues revenus
        reverra reverrai reverrons revers reverse reverser reversé reversés reviendra reviendrai reviendrais reviendrait
        reviendras reviendrons reviendront revienne reviennent reviennes reviens revient revinrent revint revirement
        revis revisite revisiter revisité revit revitalisation revival revivez revivre revoie revoilà revoir revois
        revoit revolver revu revue revues revus revêt revêtement revêtements revêtent revêtir revêtu reynolds rez reçois
        reçoit reçoive reçoivent reçu reçue reçues reçurent reçus reçut rhabiller rhin rhinocéros rhode rhodes rhubarbe
        rhum rhumatismes rhume rhénanie rhétorique rhône ri ria riait riant ribambelle rica ricain ricains ricard
        ricardo riccardo ricci richard richards riche richelieu richement riches richesse richesses richissime richmond
        richter ricin rick ricky rico ricochet rictus ride rideau rideaux rider rides ridicule ridiculement ridicules
        ridiculise ridiculiser ridiculisé rie riel rien riens rient ries rieur riez rif riff rift riga rigaud rigide
        rigides rigidité rigolade rigolais rigolait rigolant rigole rigolent rigoler rigoles rigolez rigolo rigolos
        rigolote rigolé rigoureuse rigoureusement rigoureuses rigoureux rigueur rillettes rimbaud rime rimer rimes
        rimouski rince rincer ring ringard rings rio riom riposte riposter ripoux rira rire rires ris risible risotto
        risquaient risquait risquant risque risquent risquer risqueraient risquerait risques risquez risquons risqué
        risquée risquées risqués ristourne risée rit rita ritchie rite rites rituel rituelle rituelles rituels riva
        rivage rivages rival rivale rivales rivalise rivalisent rivaliser rivalité rivalités rivaux rive river rivera
        riverain riverains rives rivet riviera rivière rivières rivés rixe riyad riz rizières roadster roanne rob robe
        robert roberta roberto roberts roberval robes robespierre robin robinet robinets robinson robot robotique robots
        robuste robustes robustesse roc rocade roch roche rochefort rochefoucauld rochelle rocher rochers roches
        rochester rocheuse rocheuses rocheux rock rocker rocket rockets rocks rockstar rode rodez rodin rodney rodolphe
        rodrigo rodrigue rodé rodéo roger rogne rogner rogue rohan roi rois roissy roland roller rollers rom romain
        romaine romaines romains roman romance romances romancier romanciers romancière romande romane romanes
        romanesque romani romano romans romantique romantiques romantisme romarin rome rompant rompre rompt rompu rompue
        rompus roms romuald romulus roméo ron ronald ronan ronces rond ronde rondeau rondelle rondelles rondes rondeur
        ronds ronfle ronge ronger rongeur rongeurs rongé ronnie ronsard roof roosevelt roque roquefort roquette
        roquettes rosa rosace rosaire rosalie rosario rose roseau roseaux roselyne roses rosetta rosette rosie rosier
        rosiers rosita ross rossignol rossini rostand rosé rosée rosés rot rotatif rotation rotations rotative rote roth
        rothschild rotonde rotor rotterdam rotule rouage rouages roubaix roubles roue rouen rouennais rouergue roues
        rouge rougemont rougeole rouges rouget rougeur rougeâtre rough rougir rougis rougit rouille rouillé roulage
        roulaient roulais roulait roulant roulante roulants roule rouleau rouleaux roulement roulements roulent rouler
        roules roulette roulettes roulez roulis roulotte roulé roulée roulés roumain roumaine roumaines roumains
        roumanie round rounds roupies rouquin rousse rousseau rousses rousseur roussillon routage route routes routeur
        routeurs routier routiers routine routines routière routières rouvert rouverte rouvre rouvrir roux roué rowling
        roxane roxanne roy royal royale royalement royales royaliste royalistes royalties royan royaume royaumes royauté
        royaux ru ruban rubans ruben rubens rubis rubrique rubriques ruby ruche ruches rude rudement rudes rudesse
        rudimentaire rudimentaires rudiments rudolf rudolph rudy rue ruelle ruelles ruer rues rugby rugbyman rugueuse
        rugueux ruhr ruine ruinent ruiner ruines ruiné ruinée ruinés ruisseau ruisseaux ruissellement rumba rumeur
        rumeurs runes rungis running rupert rupture ruptures rural rurale rurales ruralité ruraux rus ruse ruses rush
        russe russell russes russie russo rust rustique rustiques rusé rut ruth rutherford ruée rwanda rwandais
        rwandaise ryad ryan ryanair rythme rythmes rythmique rythmiques rythmé rythmée râle râler râpé râteau règle
        règlement règlements règlent règles règne règnent règnes ré réa réac réacteur réacteurs réactif réactifs
        réaction réactionnaire réactionnaires réactions réactive réactiver réactivité réactivé réadaptation réaffirme
        réaffirmer réaffirmé réagi réagir réagis réagissant réagisse réagissent réagissez réagit réal réalisa réalisable
        réalisables réalisait réalisant réalisateur réalisateurs réalisation réalisations réalisatrice réalise réalisent
        réaliser réalisera réaliseront réalises réalisez réalisme réaliste réalistes réalisé réalisée réalisées réalisés
        réalité réalités réaménagement réanimation réanimer réapparaît réapparaître réapparition réapparu réapprendre
        réapproprier réassurance rébellion récalcitrants récap récapitulatif récapitule récemment récent récente
        récentes récents réceptacle récepteur récepteurs réceptif réceptifs réception réceptionniste réceptions
        récession réchauffe réchauffement réchauffer réchauffé récidive récidiviste récidivistes récif récifs
        récipiendaire récipient récipients réciprocité réciproque réciproquement réciproques récit récital récitant
        récitation récite réciter récits récité réclamaient réclamait réclamant réclamation réclamations réclame
        réclament réclamer réclamé réclamée réclamées réclamés réclusion récoltant récolte récoltent récolter récoltes
        récolté récoltées récoltés récompensant récompense récompenser récompenses récompensé récompensée récompensés
        réconciliation réconcilie réconcilier réconcilié réconfort réconfortant réconforte réconforter récré récréatif
        récréation récréatives récup récupère récupèrent récupères récupérant récupération récupérer récupérez récupéré
        récupérée récupérées récupérés récurrence récurrent récurrente récurrentes récurrents récuse récépissé rédacteur
        rédacteurs rédaction rédactions rédactrice rédempteur rédemption rédhibitoire rédige rédigea rédiger rédigé
        rédigée rédigées rédigés réducteur réduction réductions réductrice réduira réduirait réduire réduis réduisait
        réduisant réduise réduisent réduisez réduit réduite réduites réduits réel réelle réellement réelles réels
        réessayer réf réfection réfectoire réflexe réflexes réflexion réflexions réfléchi réfléchie réfléchir réfléchis
        réfléchissant réfléchisse réfléchissent réfléchissez réfléchissons réfléchit réformateur réformateurs réforme
        réformer réformes réformiste réformistes réformé réformée réformés réfractaire réfractaires réfraction
        réfrigérateur réfrigération réfugie réfugient réfugier réfugié réfugiée réfugiés réfutation réfute réfuter
        réfuté réfère réfèrent référant référence référencement références référencé référencés référendaire référendum
        référendums référent référentiel référentiels référents référer référé référés régal régale régaler régalé
        régate régates régence régent régente régi régicide régie régies régime régiment régiments régimes régine région
        régional régionale régionales régionalisation régionalisme régionaux régions régis régissant régissent régisseur
        régit réglable réglage réglages réglant réglementaire réglementaires réglementation réglementations réglementer
        réglementé réglementée réglementées réglementés régler réglera réglez réglisse réglo réglé réglée réglées réglés
        régna régnait régnant régner régné régresser régression régularisation régulariser régularité régulateur
        régulateurs régulation régulations régule réguler régulier réguliers régulière régulièrement régulières régulé
        régulée régénération régénérer réhabilitation réhabiliter réhabilité réimpression réincarnation réinitialiser
        réinsertion réinstaller réintroduction réintroduire réintégration réintégrer réintégré réinvente réinventer
        réinvestir réitère réitérer réitéré réjoui réjouir réjouis réjouissances réjouissant réjouissent réjouissons
        réjouit rémi rémission rémois rémunération rémunérations rémunérer rémunéré rémunérée rémunérées rémunérés rémy
        rénale rénovation rénovations rénover rénové rénovée rénovées rénovés réorganisation réorganiser réorientation
        réorienter réouverture répand répandent répandre répandu répandue répandues répandus réparateur réparation
        réparations répare réparer réparez réparti répartie réparties répartir répartis répartissent répartit
        répartition répartitions réparé réparée réparés répercussion répercussions répercute répertoire répertoires
        répertorie répertorié répertoriées répertoriés répit réplication réplique répliquer répliques répliqué répond
        répondaient répondais répondait répondant répondants réponde répondent répondeur répondez répondit répondons
        répondra répondrai répondrais répondrait répondre répondrons répondront réponds répondu réponse réponses
        répressif répression répressive répressives réprimande réprime réprimer réprimé réprimée réprimées répréhensible
        répréhensibles républicain républicaine républicaines républicains république républiques répugnant répugnante
        répugne répulsion réputation réputé réputée réputées réputés répète répètent répètes répétait répétant répéter
        répétez répétitif répétitifs répétition répétitions répétitive répété répétée répétées répétés réquisition
        réquisitionné réquisitions réquisitoire réseau réseautage réseaux réservait réservant réservation réservations
        réserve réservent réserver réserves réservez réserviste réservistes réservoir réservoirs réservé réservée
        réservées réservés résidait résidant réside résidence résidences résident résidente résidentiel résidentielle
        résidentielles résidentiels résidents résider résidu résiduel résiduelle résiduelles résidus résidé résignation
        résigne résigner résigné résiliation résilience résilier résilié résine résines résineux résistance résistances
        résistant résistante résistantes résistants résiste résistent résister résistera résisté résolu résolue résolues
        résolument résolus résolution résolutions résolvent résonance résonne résonnent résonner résorber résoudra
        résoudre résout résultant résultante résultat résultats résulte résultent résulter résulté résumait résumant
        résume résument résumer résumé résumée résumés résurgence résurrection rétabli rétablie rétablir rétablis
        rétablissement rétablit rétention réticence réticences réticent réticente réticents rétine rétorque rétractation
        rétracter rétribution rétro rétroactif rétroaction rétroactivement rétrocession rétrograde rétrogrades
        rétrogradé rétrospective rétrospectivement rétroviseur rétroviseurs rétréci rétrécir rétrécissement rétrécit
        réuni réunie réunies réunification réunion réunionnais réunions réunir réunira réunis réunissaient réunissait
        réunissant réunissent réunit réussi réussie réussies réussir réussira réussirent réussiront réussis réussissait
        réussissant réussisse réussissent réussissez réussit réussite réussites réutilisable réutilisables réutilisation
        réutiliser réveil réveilla réveillant réveille réveillent réveiller réveillera réveilles réveillez réveillon
        réveillé réveillée réveillés réveils réversible révise réviser révision révisions révisé révisée révisés
        révocation révoltant révolte révoltent révolter révoltes révolté révoltée révoltés révolu révolue révolution
        révolutionnaire révolutionnaires révolutionner révolutionné révolutions révoquer révoqué révèle révèlent révéla
        révélait révélant révélateur révélateurs révélation révélations révélatrice révéler révélera révélé révélée
        révélées révélés révérence révérend réécouter réécrire réécrit réécriture rééditer réédition réédité rééducation
        réélection réélire réélu réélue réélus rééquilibrage rééquilibrer réévaluation réévaluer rênes rêvaient rêvais
        rêvait rêvant rêve rêvent rêver rêverie rêveries rêves rêveur rêveurs rêveuse rêvez rêvons rêvé rêvée rôde rôle
        rôles rôti sa saab saad sabatier sabbat sabbatique sabine sable sables sableux sablier sablé sabot sabotage
        saboter sabots sabre sabres sabrina sac saccage saccager saccagé sacerdoce sacerdotale sacha sachant sache
        sachent saches sachet sachets sachez sachiez sachions sacoche sacramento sacre sacrement sacrements sacrer
        sacrifiant sacrifice sacrifices sacrifie sacrifier sacrifié sacrifiée sacrifiés sacrilège sacristie sacré sacrée
        sacrées sacrément sacrés sacs saddam sade sadique sadiques sadisme safari safran saga sagan sagas sage sagement
        sages sagesse sagittaire saguenay sahara saharienne sahel saignant saigne saignement saignements saignent
        saigner saigné saignée saillant saillants saillie saillies sain saine sainement saines sains saint sainte
        saintes sainteté saintonge saints sais saisi saisie saisies saisine saisir saisis saisissant saisissante
        saisissent saisissez saisit saison saisonnier saisonniers saisonnière saisonnières saisons sait saké sala salade
        salades saladier saladin salafisme salafiste salafistes salaire salaires salamandre salarial salariale
        salariales salariat salarié salariée salariées salariés salaud salauds sale salem salement sales saleté saletés
        sali salim saline salines salinité salins salir salis salisbury salit salive salle salles sally salma salmon
        salomon salomé salon salonique salons saloon salopard salopards salope saloperie saloperies salopes salopette
        salpêtrière salsa salto saluant salubrité salue saluent saluer saluons salut salutaire salutation salutations
        salué saluée salvador salvatore salve salves salzbourg salé salée salées salés sam samantha samaritain samba
        sambre same samedi samedis sami samia samir samira samoa samouraï samouraïs sample samples samson samsung samu
        samuel samurai samy san sana sanaa sanatorium sancerre sanction sanctionne sanctionner sanctionné sanctionnée
        sanctionnées sanctionnés sanctions sanctuaire sanctuaires sand sandales sandra sandrine sandwich sandwiches
        sandwichs sandy sang sanglant sanglante sanglantes sanglants sangle sangles sanglier sangliers sanglots sangs
        sangsue sangsues sanguin sanguinaire sanguinaires sanguine sanguines sanguins sanitaire sanitaires sankara
        sanofi sans santerre santiago santé saoud saoudien saoudienne saoudiens saoudite saoul saoule saouler saoulé
        sape saper sapeur sapeurs saphir sapiens sapin sapins sapé sar sara saragosse sarah sarajevo sarcasme sarcasmes
        sarcastique sarcelles sarcophage sarcophages sardaigne sarde sardine sardines sari sarin sarkozy sarrasin
        sarrasins sarre sarthe sartre sas sasha saskatchewan satan satanique satellite satellites satin satire satirique
        satiriques satisfaction satisfactions satisfaire satisfaisant satisfaisante satisfaisantes satisfaisants
        satisfait satisfaite satisfaites satisfaits satisfont satiété sato saturation sature saturer saturne saturnin
        saturé saturée saturées saturés sauce sauces saucisse saucisses saucisson sauf saufs sauge saul saule saules
        saumon saumons saumur saumure sauna saunier saura saurai sauraient saurais saurait sauras saurez sauriez saurons
        sauront saut sauta sautait sautant saute sautent sauter sauterelles sautes sauteuse sautez sautoir sauts sauté
        sauva sauvage sauvagement sauvagerie sauvages sauvant sauve sauvegarde sauvegarder sauvegardes sauvegardé
        sauvent sauver sauvera sauves sauvetage sauveteur sauveteurs sauveur sauveurs sauvez sauvignon sauvons sauvé
        sauvée sauvées sauvés savaient savais savait savamment savane savannah savant savante savantes savants savent
        saverne saveur saveurs savez saviez savions savoie savoir savoirs savon savons savoure savourer savoureuse
        savoureux savoyard savoyarde savoyards saxe saxo saxon saxonne saxonnes saxons saxophone saxophoniste saïd
        saïgon saône sb sbires scalpel scan scandale scandales scandaleuse scandaleuses scandaleux scandalisé scandinave
        scandinaves scandinavie scanne scanner scanners scans scarabée scarlett sceau sceaux scelle sceller scellé
        scellée scellés scenario scepticisme sceptique sceptiques sceptre schaerbeek schengen schiller schisme schiste
        schistes schizophrène schizophrénie schmidt schmitt schneider schopenhauer schröder schtroumpf schtroumpfs
        schubert schumann schwartz schwarz schéma schémas sciatique scie sciemment science sciences scientifique
        scientifiquement scientifiques scientologie scier scierie scies scinder scindé scipion scission sciure sclérose
        scolaire scolaires scolarisation scolarisé scolarisés scolarité scolastique scoop scooter scooters score scores
        scorpion scorpions scotch scotché scott scottish scout scoutisme scouts scrabble scratch scribe scribes script
        scripts scrupule scrupules scrupuleusement scrupuleux scrute scruter scrutin scrutins sculpter sculpteur
        sculpteurs sculpture sculptures sculpté sculptée sculptées sculptés scène scènes scélérat scénario scénarios
        scénariste scénaristes scénique scéniques scénographie se sean seat seattle seau seaux sebastian sec second
        secondaire secondaires seconde seconder secondes seconds secondé secouant secoue secouent secouer secourir
        secouriste secouristes secours secouru secourus secousse secousses secoué secouée secret secrets secrète
        secrètement secrètes secrétaire secrétaires secrétariat secs sectaire sectaires sectarisme secte sectes secteur
        secteurs section sections sectorielle sectorielles secundo sedan sega segment segmentation segments seigle
        seigneur seigneurial seigneuriale seigneurie seigneuries seigneurs seille sein seine seing seins seize seizième
        sel select selena self selfie selfies selle seller selles sellette sellier selma selon sels semaine semaines
        semant sembla semblable semblables semblaient semblait semblant semblants semble semblent sembler semblera
        semblerait sembles semblez semblé semelle semelles semence semences semer semestre semestres semi semis semoule
        semé semés sen senior seniors senlis sens sensation sensationnel sensations sensibilisation sensibiliser
        sensibilisé sensibilisés sensibilité sensibilités sensible sensiblement sensibles sensitive sensoriel
        sensorielle sensorielles sensoriels sensu sensualité sensuel sensuelle sensé sensée sensés sent sentaient
        sentais sentait sentant sente sentence sentences sentent sentes senteur senteurs sentez senti sentie sentier
        sentiers sentiment sentimental sentimentale sentimentales sentimentaux sentiments sentinelle sentinelles sentir
        sentira sentirais sentirait sentiras sentirez sentiront sentis sentit sentons sep sept septante septembre
        septentrional septentrionale septentrionales septique septième sera serai seraient seraing serais serait seras
        serbe serbes serbie serein sereine sereinement sereins serena serez serfs serge sergent sergents sergio sergueï
        seriez seringue seringues serions serment serments sermon sermons serons seront serpent serpente serpents serra
        serrage serrait serrant serre serrent serrer serres serrez serrure serrurerie serrures serrurier serré serrée
        serrées serrés sers sert servage servaient servais servait serval servant servante servantes servants serve
        servent serves serveur serveurs serveuse servez servi serviable service services servie servies serviette
        serviettes servile servir servira servirait servirent serviront servis servit serviteur serviteurs servitude
        servitudes servons ses session sessions set seth sets seuil seuils seul seule seulement seules seuls sevrage
        sevran sexagénaire sexe sexes sexisme sexiste sexistes sexualité sexuel sexuelle sexuellement sexuelles sexuels
        sexy seychelles sfax sforza shabbat shah shaker shakespeare shampoing shampooing shane shanghai shannon shaolin
        shapiro sharon shaun shawinigan shawn sheffield sheila shell shelley shelly shenzhen sherbrooke sherlock sherry
        shillings shirley shirt shirts shit shiva shoah shogun shoot shooter shopping short shorter shorts shot shots
        show shows shui shérif si siam siamois sibylle sibérie sic sichuan sicile sicilien sicilienne siciliens sida
        sidi sidney sidérurgie sidérurgique sidéré sied siegfried siemens sien sienne siennes siens sierra sieste
        siestes sieur siffle sifflement sifflent siffler sifflet sifflets sifflé sigismond sigle sigles sigma sigmund
        signa signait signal signalant signale signalement signalements signalent signaler signalez signalisation
        signalons signalé signalée signalées signalés signalétique signant signataire signataires signature signatures
        signaux signe signent signer signera signes signez signifiait signifiant significatif significatifs
        signification significations significative significativement significatives signifie signifient signifier
        signifierait signifié signé signée signées signés sikhs sil silas silence silences silencieuse silencieusement
        silencieuses silencieux silex silhouette silhouettes silice silicium silicone sillage sillon sillonne sillonnent
        sillonner sillonné sillons silo silos silvestre silvia silvio silésie similaire similaires similarité
        similarités simili similitude similitudes simmons simon simone simple simplement simples simplet simplicité
        simplifiant simplification simplifie simplifier simplifié simplifiée simplifiées simpliste simplistes simpson
        simulacre simulant simulateur simulateurs simulation simulations simule simuler simultané simultanée simultanées
        simultanément simultanés simulé siméon sin sinaï sincère sincèrement sincères sincérité sine singapour singe
        singer singes single singles singularité singulier singuliers singulière singulièrement singulières sinistre
        sinistres sinistrés sino sinon sinueuse sinueux sinus sion sionisme sioniste sionistes sioux siphon sir sire
        sirius sirop sirops siroter sirène sirènes sis sise sismique sismiques sisyphe sitcom site sites situ situait
        situant situation situations situe situent situer situé située situées situés sitôt six sixième sixte sixtine
        siècle siècles siège siègent sièges siégeait siégeant siéger siégé skate skateboard sketch sketches sketchs ski
        skiable skier skieur skieurs skieuse skin skins skipper skis slalom slam slash slate slave slaves sleeping slim
        slimane slip slips slogan slogans slovaque slovaques slovaquie slovène slovénie slow small smart smartphone
        smartphones smash smic smiley smileys smith smoking smoothie smyrne snack sniper snipers snob snobisme snoop
        snowboard snowden soap sobre sobrement sobres sobriquet sobriété soc soccer sociabilité sociable social sociale
        socialement sociales socialisation socialisme socialiste socialistes sociaux sociologie sociologique
        sociologiques sociologue sociologues sociopathe sociétaire sociétaires sociétal sociétale sociétales sociétaux
        société sociétés socle socrate soda sodas sodium sodome sodomie sodomiser sofa sofia sofiane soft software soi
        soie soient soies soif soignant soignante soignants soigne soignent soigner soigneusement soigné soignée
        soignées soignés soin soins soir soirs soirée soirées sois soissons soit soixantaine soixante soja sol solaire
        solaires solange soldat soldats solde solder soldes soldé soldée sole soleil soleils solennel solennelle
        solennellement solennité solfège solférino solidaire solidaires solidarité solidarités solide solidement solides
        solidité soliman soliste solistes solitaire solitaires solitude solitudes sollicitant sollicitation
        sollicitations sollicite sollicitent solliciter sollicitude sollicité sollicitée sollicitées sollicités solo
        sologne solos sols solstice soluble solubles solution solutions solvabilité solvant solvants soma somalie
        somalien somaliens sombre sombrer sombres sombré sommaire sommairement sommaires sommation somme sommeil
        sommeille sommelier sommer sommes sommet sommets sommier sommé somnambule somnifères somnolence somptueuse
        somptueuses somptueux son sonar sonate sonates sondage sondages sonde sonder sondes sondeurs sondé sondés songe
        songeait songent songer songes songeur songez songé sonia sonnait sonne sonnent sonner sonnerie sonneries sonnet
        sonnets sonnette sonné sono sonore sonores sonorité sonorités sons sont sony sophia sophie sophisme sophismes
        sophistication sophistiqué sophistiquée sophistiquées sophistiqués sophocle soprano sorbet sorbonne sorcellerie
        sorcier sorciers sorcière sorcières sordide sordides sors sort sortaient sortais sortait sortant sortante
        sortants sorte sortent sortes sortez sorti sortie sorties sortilège sortilèges sortir sortira sortirai sortirais
        sortirait sortirent sortiront sortis sortit sortons sorts sosie sot sotte sottise sottises sou souabe
        soubassement soubresauts souche souches souci souciait soucie soucient soucier soucieuse soucieux soucis
        soucoupe soudage soudain soudaine soudainement soudan soudanais soude souder soudure soudé soudée soudées soudés
        souffert soufflait soufflant souffle soufflent souffler souffles soufflet soufflé souffraient souffrait
        souffrance souffrances souffrant souffrante souffre souffrent souffres souffrez souffrir souffrira souffrons
        soufre souhait souhaitable souhaitaient souhaitais souhaitait souhaitant souhaite souhaitent souhaiter
        souhaiterai souhaiteraient souhaiterais souhaiterait souhaites souhaitez souhaitons souhaits souhaité souhaitée
        souiller souillé souillée souk soul soulage soulagement soulager soulagé soulagée soulagés soulevant soulever
        soulevé soulevée soulevées soulevés souleymane soulier souliers soulignait soulignant souligne soulignent
        souligner soulignons souligné soulignée soulève soulèvement soulèvements soulèvent soumet soumets soumettant
        soumettent soumettre soumis soumise soumises soumission soumissions soupape soupapes soupe souper soupes soupir
        soupira soupirant soupire soupirs souple souples souplesse soupçon soupçonnait soupçonne soupçonnent soupçonner
        soupçonné soupçonnée soupçonnés soupçons sourate source sources sourcil sourciller sourcils sourd sourde sourdes
        sourdine sourds souri souriait souriant souriante souriants sourient souriez sourire sourires souris sourit
        sournois sournoise sous souscripteur souscripteurs souscription souscriptions souscrire souscrit souscrits
        sousse soustraction soustraire soustrait soutane soute soutenable soutenaient soutenait soutenance soutenant
        soutenez soutenir soutenons soutenu soutenue soutenues soutenus souterrain souterraine souterraines souterrains
        southampton soutien soutiendra soutienne soutiennent soutiens soutient soutif soutint soutirer soutènement
        souvenais souvenait souvenez souvenir souvenirs souvenons souvent souvenu souverain souveraine souveraines
        souveraineté souverainiste souverainistes souverains souviendra souviendrai souviendrais souviendront souvienne
        souviennent souviens souvient soviet soviets soviétique soviétiques soyeux soyez soyons soûl soûle soûler spa
        spacieuse spacieux spaghetti spaghettis spam spammer spams spartacus sparte spartiate spartiates spas spasmes
        spatial spatiale spatiales spatiaux spatule speaker speakers spectacle spectacles spectaculaire spectaculaires
        spectateur spectateurs spectrale spectre spectres speech speed spencer spermatozoïdes sperme sphinx sphère
        sphères sphérique sphériques spider spin spinoza spirale spirales spire spiritisme spiritual spiritualité
        spirituel spirituelle spirituellement spirituelles spirituels spiritueux spitz splash spleen splendeur
        splendeurs splendide splendides split spoiler spoilers spoliation sponsor sponsoring sponsorisé sponsorisés
        sponsors spontané spontanée spontanées spontanéité spontanément spontanés sporadique sporadiques spores sport
        sportif sportifs sportive sportivement sportives sports spot spots spray sprint sprinter sprinteur spécial
        spéciale spécialement spéciales spécialisation spécialise spécialiser spécialiste spécialistes spécialisé
        spécialisée spécialisées spécialisés spécialité spécialités spéciaux spécification spécifications spécificité
        spécificités spécifie spécifier spécifique spécifiquement spécifiques spécifié spécimen spécimens spéculateurs
        spéculatif spéculation spéculations spéculative spéculatives spéculer square squash squat squats squatte
        squatter squelette squelettes sr sri st stabilisateur stabilisation stabilise stabiliser stabilisé stabilisée
        stabilité stable stables stacey stacy stade stades staff stage stages stagiaire stagiaires stagnation stagne
        stagner staline stalingrad stalinien stalinisme stan stand standard standardisation standardisé standards
        standing stands stanford stanislas stanley star starbucks stark stars starter startup startups stasi state
        states station stationnaire stationnement stationnements stationner stationné stationnée stationnées stationnés
        stations statique statiques statistique statistiquement statistiques statu statuaire statue statuer statues
        statuette statuettes stature statut statutaire statutaires statuts statué staël steak steaks steeve stefan
        stefano stein steiner stella stellaire stem stendhal step steph stephan stephen steppe steppes steps sterling
        sternum steve steven stevie steward stick sticker stickers stigmates stigmatisation stigmatise stigmatiser
        stimulant stimulante stimulants stimulation stimule stimuler stimuli stimulus stimulé stimulée stipulant stipule
        stipulé stock stockage stocke stocker stockholm stocks stocké stockée stockées stockés stokes stop stoppe
        stopper stoppé stoppée stops store stores storytelling strabon strasbourg strasbourgeois strass stratagème
        stratagèmes strate strates stratification stratège stratèges stratégie stratégies stratégique stratégiquement
        stratégiques strauss streaming street streets streisand stress stressant stressante stresse stresser stressé
        stressée stressés stretch strict stricte strictement strictes stricto stricts stries strike strikes string
        strings strophe strophes structurale structurant structuration structure structurel structurelle
        structurellement structurelles structurels structurer structures structuré structurée structurées structurés stu
        stuart studieuse studieux studio studios stupeur stupide stupides stupidité stups stupéfaction stupéfait
        stupéfiant stupéfiante stupéfiants stuttgart style styles stylet styliste stylistes stylistique stylistiques
        stylisé stylo stylos stylé stèle stèles stéphan stéphane stéphanie stéphanois stérile stériles stérilisation
        stériliser stérilité stéroïdes stéréo stéréotype stéréotypes su sua suave subalterne subalternes subconscient
        subdivision subdivisions subi subie subies subir subira subiront subis subissait subissant subisse subissent
        subit subite subitement subjectif subjectifs subjective subjectives subjectivité subjonctif subjugué sublime
        sublimer sublimes submerger submergé submergée submergés submersion subordination subordonné subordonnée
        subordonnés subprimes subsaharienne subsides subsidiaire subsistance subsiste subsistent subsister substance
        substances substantiel substantielle substantiellement substantielles substantiels substantif substituant
        substitue substituer substitut substitution substituts substitué substrat subterfuge subtil subtile subtilement
        subtiles subtilité subtilités subtils subvenir subvention subventionne subventionner subventionné subventionnée
        subventionnées subventionnés subventions subversif subversion suc successeur successeurs successifs succession
        successions successivement successives succombe succomber succombé succulent succursale succursales succède
        succèdent succès succéda succédant succéder succédé suce sucer sucette sucettes suceur sucre sucrerie sucreries
        sucres sucré sucrée sucrées sucrés sucé sud sudiste sudistes sue suer sueur sueurs suez suffi suffira suffirait
        suffire suffiront suffisaient suffisait suffisamment suffisance suffisant suffisante suffisantes suffisants
        suffise suffisent suffit suffixe suffrage suffrages suggestion suggestions suggère suggèrent suggérait suggérant
        suggérer suggéré suggérée sui suicidaire suicidaires suicide suicident suicider suicides suicidé suicidée
        suicidés suie suis suisse suisses suit suite suites suivaient suivais suivait suivant suivante suivantes
        suivants suive suivent suiveurs suivez suivi suivie suivies suivirent suivis suivit suivons suivra suivrai
        suivrait suivre suivrons suivront sujet sujets sujette sujettes sulfate sulfure sulfureuse sulfureux sulfurique
        sultan sumatra summer summum sumo sunnite sunnites super superbe superbement superbes supercherie superficie
        superficiel superficielle superficielles superficiels superflu superflue superflus superman supermarché
        supermarchés superpose superposer superposition superposé superposées superposés supers supersonique superstar
        superstars superstitieux superstition superstitions supervise superviser superviseur supervision supervisé
        supervisée supplanter supplanté suppliant supplice supplie supplier supplies supplié suppléant suppléants
        suppléer supplément supplémentaire supplémentaires suppléments support supportable supportait supportant
        supporte supportent supporter supportera supporters supportes supporteurs supportez supports supporté supportée
        supportées supportés supposant suppose supposent supposer supposez supposition suppositions supposons supposé
        supposée supposées supposément supposés suppression suppressions supprimant supprime suppriment supprimer
        supprimez supprimé supprimée supprimées supprimés supra suprématie suprême suprêmes supérette supérieur
        supérieure supérieures supérieurs supériorité sur surcharge surcharger surchargé surchargés surchauffe
        surconsommation surcoût surcroît surdimensionné surdité surdoué surdoués sure sureau surenchère surendettement
        suresnes surestimé surf surface surfaces surfait surfant surfe surfer surfeur surfeurs surgelés surgi surgir
        surgissent surgit surhumaine surintendant surlendemain surmonte surmonter surmonté surmontée surmontées
        surmontés surnaturel surnaturelle surnaturelles surnaturels surnom surnomme surnommé surnommée surnoms surpasse
        surpasser surpassé surplombant surplombe surplus surpoids surpopulation surprenant surprenante surprenantes
        surprenants surprend surprendra surprendre surprends surprennent surpris surprise surprises surproduction surrey
        surréalisme surréaliste surréalistes surs sursaut sursauter sursis surtaxe surtout surveillait surveillance
        surveillant surveillants surveille surveillent surveiller surveillez surveillé surveillée surveillées surveillés
        survenant survenir survenu survenue survenues survenus survie surviennent survient survit survivance survivant
        survivante survivants survive survivent survivra survivre survol survolant survole survoler survolé survécu
        survécut survêtement surélevé surélevée sus susan susceptibilité susceptible susceptibles suscita suscitant
        suscite suscitent susciter suscité suscitée suscitées sushi sushis susie suspect suspecte suspecter suspectes
        suspects suspecté suspectée suspectés suspend suspendre suspendu suspendue suspendues suspendus suspens suspense
        suspension suspensions suspicieux suspicion suspicions sussex sut suture sutures suzanne suzerain suzuki suzy
        suède suédois suédoise suédoises sv sven svetlana swahili swap sweat swift swing switch sydney syllabe syllabes
        sylvain sylvester sylvestre sylvia sylviculture sylvie symbiose symbole symboles symbolique symboliquement
        symboliques symbolisant symbolise symbolisent symboliser symbolisme symbolisé sympa sympas sympathie sympathies
        sympathique sympathiques sympathisant sympathisants symphonie symphonies symphonique symposium symptomatique
        symptôme symptômes symétrie symétrique symétriques synagogue synagogues synchro synchronisation synchroniser
        synchronisé synchronisée syncope syndic syndical syndicale syndicales syndicalisme syndicaliste syndicalistes
        syndicat syndicats syndicaux syndics syndiqué syndiqués syndrome syndromes synergie synergies synode synonyme
        synonymes synopsis syntaxe syntaxique synthèse synthèses synthé synthétique synthétiques synthétiser syphilis
        syracuse syrah syriaque syrie syrien syrienne syriennes syriens système systèmes systématique systématiquement
        systématiques systémique systémiques são sèche sèchement sèches sème sèment sète sève sèvres séance séances
        sébastien sébastopol sécession séchage sécher sécheresse sécheresses séchoir séché séchée séchées séchés
        sécrétion sécrétions sécu séculaire séculaires sécularisation séculier sécurisant sécurisation sécurise
        sécuriser sécurisé sécurisée sécurisées sécurisés sécuritaire sécuritaires sécurité sécurités sédentaire
        sédentaires sédimentaire sédimentaires sédiments sédition séducteur séduction séduire séduisant séduisante
        séduisants séduisent séduit séduite séduits ségolène ségrégation séguin séisme séismes séjour séjourne
        séjournent séjourner séjourné séjours sélectif sélectifs sélection sélectionne sélectionner sélectionneur
        sélectionnez sélectionné sélectionnée sélectionnées sélectionnés sélections sélective sélectives sélestat
        sélénium sémantique sémantiques séminaire séminaires sénat sénateur sénateurs sénatoriale sénatoriales sénatrice
        sénile sénèque sénéchal sénéchaussée sénégal sénégalais sénégalaise séoul séparait séparant séparation
        séparations séparatisme séparatiste séparatistes sépare séparent séparer séparé séparée séparées séparément
        séparés sépulcre sépulture sépultures séquelles séquence séquences séquençage séquestration séquestre séquestré
        sérail séraphin série séries sérieuse sérieusement sérieuses sérieux sérotonine sérum sérénité sésame sétif
        séverin séverine sévi sévices sévigné séville sévir sévissent sévit sévère sévèrement sévères sévérité sûr sûre
        sûrement sûres sûreté sûrs sœur sœurs ta tabac tabacs tabagisme tabasse tabasser tabassé tabernacle table
        tableau tableaux tables tablette tablettes tablier tabou tabouret tabourets tabous tac tache taches tachycardie
        taché tacite taciturne tacle tacler tacles tacos tact tactile tactiles tactique tactiquement tactiques
        tadjikistan taekwondo taf taff taffe tag tags tagué tahiti taille tailler tailles tailleur tailleurs taillé
        taillée taillées taillés tain taipei taire tais taise taisent taisez tait takashi talc tale talence talent
        talents talentueuse talentueux tales taliban talibans talion talisman talleyrand talmud talon talons talus
        tamara tambour tambours tamis tamise tampa tampon tampons tan tandem tandis tangente tanger tangible tangibles
        tango tanguy tania tanins tanière tank tanks tanner tanné tant tante tantes tantinet tantôt tanya tanzanie tao
        tapage tapait tapant tapas tape tapent taper tapes tapette tapettes tapez tapie tapis tapisserie tapisseries
        tapé taquet taquin taquine taquiner tara tarascon tarbes tard tarde tardent tarder tardera tardif tardifs
        tardive tardivement tardives tardé tare tarek tarente tares targuer tarif tarifaire tarifaires tarification
        tarifs tarit tarmac tarn taro tarot tarse tartare tarte tartes tartine tartiner tartines tartuffe tarzan taré
        tarée tarés tas taser tasse tassement tasser tasses tassé tata tatars tatiana tatie tatouage tatouages tatouer
        tatoueur tatoué tatouée tau taudis taule taupe taupes taureau taureaux taux taverne tavernes tavernier taxation
        taxe taxer taxes taxi taxis taxé taxée taxés taylor taïwan taïwanais tchad tchadien tchao tchat tchernobyl
        tchèque tchèques tchécoslovaque tchécoslovaquie tchétchène tchétchènes tchétchénie te teaser tec tech technicien
        technicienne techniciens technicité technicolor technique techniquement techniques techno technocrates
        technologie technologies technologique technologiques teck tectonique tectoniques ted teddy tee teigne teindre
        teint teinte teintes teinture teintures teinté teintée teintées tel tell telle tellement telles tells tels tempe
        tempes temple temples templiers tempo temporaire temporairement temporaires temporal temporalité temporel
        temporelle temporelles temporels temps tempérament température températures tempérer tempéré tempérée tempérées
        tempête tempêtes tenable tenace tenaces tenaient tenaille tenais tenait tenant tenante tenants tend tendait
        tendance tendances tendant tende tendent tendinite tendit tendon tendons tendre tendrement tendres tendresse
        tends tendu tendue tendues tendus teneur teneurs tenez tenir tennessee tennis tenons tension tensions tenta
        tentacules tentaient tentait tentant tentation tentations tentative tentatives tente tentent tenter tentera
        tenterait tenteront tentes tentez tentons tentèrent tenté tentée tentées tentés tenu tenue tenues tenus tequila
        ter terence teresa terme termes termina terminaison terminaisons terminait terminal terminale terminales
        terminant terminaux termine terminent terminer terminera terminez terminologie terminons terminus terminé
        terminée terminées terminés termites terne ternes terni ternir terra terrain terrains terrasse terrassement
        terrasses terrassé terre terreau terrebonne terrence terres terrestre terrestres terreur terreurs terreux terri
        terrible terriblement terribles terrien terrienne terriens terrier terriers terrifiant terrifiante terrifié
        terrifiée terrine territoire territoires territorial territoriale territoriales territoriaux terroir terroirs
        terroriser terrorisme terroriste terroristes terrorisé terry tertiaire tertiaires tertre tes tesla tess tessa
        tessin tesson test testament testamentaire testaments teste testent tester testeur testez testicule testicules
        testostérone tests testé testée testées testés teuf tex texan texans texas texte textes textile textiles texto
        textos textuel textuelle texture textures tg th thalès thanksgiving thatcher thaï thaïlandais thaïlandaise
        thaïlande thaïs thelma theresa thermal thermale thermales thermes thermidor thermique thermiques thermodynamique
        thermomètre thermostat thessalonique thibaud thibault thibaut thierry thiers thionville thomas thompson thomson
        thon thor thoracique thorax thorium thorn thouars thrace thread threads thriller thrombose thunderbird thune
        thunes thym thyroïde thèbes thème thèmes thèse thèses thé théière thématique thématiques théo théodore théodose
        théologie théologien théologiens théologique théologiques théophile théoricien théoriciens théorie théories
        théorique théoriquement théoriques théorème théorèmes thérapeute thérapeutes thérapeutique thérapeutiques
        thérapie thérapies thérèse thés thésée théâtral théâtrale théâtrales théâtre théâtres tia tian tibet tibia
        tibias tibre tibère tibétain tibétains tic ticket tickets tics tien tiendra tiendrai tiendrais tiendrait
        tiendrons tiendront tienne tiennent tiennes tiens tient tierce tierces tiers tiffany tige tiges tignes tigre
        tigres tigresse tiki tilleul tilleuls tilt tim timbre timbres timbré timide timidement timides timidité timing
        timon timor timothy timothée tin tina tino tint tintin tique tiques tir tira tirade tirage tirages tiraient
        tirailleurs tiraillé tirait tiramisu tirant tire tirelire tirent tirer tirera tirerait tires tiret tireur
        tireurs tirez tiroir tiroirs tirons tirs tiré tirée tirées tirés tisane tissage tisse tissent tisser tisserand
        tisserands tissu tissue tissus tissé tissée tissés titan titane titanesque titanic titans tite titi titien
        titiller titrage titre titres titré titrée titulaire titulaires titularisation titularisations titularisé titus
        tiède tl tm to toast toasts tobias tobin toboggan toc tocard tocards tocqueville todd tofu toge togo togolais
        toi toile toiles toilette toilettes toison toit toits toiture toitures tokyo tolkien tollé tolstoï tolède tolère
        tolèrent tolérable tolérance tolérant tolérante tolérants tolérer toléré tolérée tolérées tolérés tom tomas
        tomate tomates tomba tombaient tombais tombait tombale tombant tombe tombeau tombeaux tombent tomber tombera
        tomberait tomberont tombes tombeur tombez tombola tombons tombouctou tombèrent tombé tombée tombées tombés tome
        tomes tommy ton tonalité tonalités tondeuse tondre tondu tong tonga tongs toni tonique tonkin tonnage tonne
        tonneau tonneaux tonnerre tonnes tons tonte tonton tontons tonus tony top topless topo topographie topographique
        topographiques topologie toponymie tops toque torah torche torcher torches torchon torchons torcy tord tordre
        tords tordu tordue tordues tordus tori tornade tornades toronto torpeur torpille torpilles torrent torrents
        torride torse torsion tort tortionnaire torts tortue tortues tortueux torture torturer tortures torturé torturée
        torturés tory toscane toshiba total totale totalement totales totalisant totalise totalisent totalitaire
        totalitaires totalitarisme totalité totaux totem toto touareg touaregs toubib toucha touchaient touchait
        touchant touchante touche touchent toucher touchera toucherait toucheront touches touchez touché touchée
        touchées touchés touffe touffes toujours toul toulon toulonnais toulousain toulousaine toulousains toulouse
        toupet toupie tour touraine tourbe tourbillon tourbillons tourbières tourcoing tourelle tourelles tourisme
        touriste touristes touristique touristiques tourment tourmente tourmenter tourments tourmenté tourmentée tourna
        tournage tournages tournai tournaient tournait tournant tournante tournantes tournants tourne tournent tourner
        tournera tournes tournesol tourneur tournevis tournez tournis tournoi tournois tournons tournure tournures
        tourné tournée tournées tournés tours tourte tourtereaux tous toussa toussaint tousse tousser tout toute
        toutefois toutes toutou toutous touts toux toxicité toxicologie toxicomane toxicomanes toxicomanie toxine
        toxines toxique toxiques toyota tr trac tracas trace tracer traces traceur trachée tract tractations tracteur
        tracteurs traction tractions tracts tracy tracé tracée tracées tracés trad trader traders trading tradition
        traditionaliste traditionalistes traditionnel traditionnelle traditionnellement traditionnelles traditionnels
        traditions traducteur traducteurs traduction traductions traductrice traduira traduire traduis traduisant
        traduisent traduit traduite traduites traduits trafic trafics trafiquant trafiquants trafiquer tragique
        tragiquement tragiques tragédie tragédies trahi trahie trahir trahis trahison trahisons trahissent trahit trail
        train training trains traire trait traitaient traitait traitance traitant traitants traite traitement
        traitements traitent traiter traitera traites traiteur traitez traitons traits traité traitée traitées traités
        trajan trajectoire trajectoires trajet trajets tralala tram trame trames trampoline trams tramway tramways
        tranchant tranchants tranche trancher tranches tranché tranchée tranchées tranchés tranquille tranquillement
        tranquilles tranquillité tranquillou trans transaction transactions transat transatlantique transatlantiques
        transcendance transcendant transcende transcender transcription transcriptions transcrire transcrit transe
        transept transfert transferts transfiguration transforma transformait transformant transformateur
        transformateurs transformation transformations transforme transforment transformer transformera transformé
        transformée transformées transformés transfrontalière transfuge transfusion transfère transférer transféré
        transférée transférées transférés transgenre transgenres transgression transilien transistor transistors transit
        transitent transiter transition transitions transitoire transitoires translation translucide transmet transmets
        transmettant transmettent transmetteur transmettra transmettre transmis transmise transmises transmissible
        transmissibles transmission transmissions transparaît transparaître transparence transparent transparente
        transparentes transparents transphobe transphobie transpiration transpire transpirer transplantation transport
        transportaient transportait transportant transportation transporte transportent transporter transporteur
        transporteurs transports transporté transportée transportées transportés transpose transposer transposition
        transposé transversal transversale transversales transylvanie trappe trappes trapèze traque traquer traqué trash
        trauma traumatique traumatiques traumatisant traumatisante traumatisme traumatismes traumatisé traumatisée
        traumatisés travail travailla travaillaient travaillais travaillait travaillant travaille travaillent travailler
        travaillera travailleront travailles travailleur travailleurs travailleuse travailleuses travaillez travailliste
        travaillistes travaillons travaillé travaillée travaillées travaillés travaux travers traversa traversaient
        traversait traversant traverse traversent traverser traversera traverses traversez traversons traversé traversée
        traversées traversés travesti travestis travis travée travées traçabilité traînait traînant traîne traîneau
        traînent traîner traîné traînée traînées traître traîtres treillis treize treizième trek tremblait tremblant
        tremblante tremble tremblement tremblements tremblent trembler trembles tremblez tremblé trempe tremper tremplin
        trempé trempée trempés trench trentaine trente trentenaire trentenaires trentième tresse tresses treuil trevor
        tri triade triage trial trials triangle triangles triangulaire triangulaires trianon trias triathlon tribal
        tribale tribales tribord tribu tribulations tribun tribunal tribunaux tribune tribunes tribus tribut tributaire
        tributaires triche tricher tricherie tricheur tricheurs triché trick tricolore tricolores tricot tricoter
        trident trie triennal trier tries trieste trilogie trimballer trimestre trimestres trimestriel trimestrielle
        trimestriels trinity trinité trinque trinquer trio triomphal triomphale triomphant triomphe triompher triomphes
        triomphé trios trip tripartite tripes triple tripler triples triplé triplés tripoli tripoter trips triptyque
        trique tris trisomie tristan triste tristement tristes tristesse triton triumvirat trivial triés troc trocadéro
        troie trois troisième troisièmement troisièmes troll troller trolls trombe trombone trompait trompe trompent
        tromper tromperie trompes trompette trompettes trompettiste trompeur trompeurs trompeuse trompeuses trompez
        trompé trompée trompés tronc tronche troncs tronqué tronquée tronçon tronçonneuse tronçons trop trophée trophées
        tropical tropicale tropicales tropicaux tropiques troquer trot trotte trotter trottinette trottoir trottoirs
        trou troubadour troubadours troublant troublante trouble troubler troubles troublé troublée troublés troue
        trouer trouille troupe troupeau troupeaux troupes trous trousse trousseau trousses trouva trouvaient trouvaille
        trouvailles trouvais trouvait trouvant trouve trouvent trouver trouvera trouverai trouveraient trouverais
        trouverait trouveras trouverez trouverons trouveront trouves trouvez trouviez trouvions trouvons trouvèrent
        trouvé trouvée trouvées trouvés troué trouée troy troyens troyes troïka truand truands truc trucage truchement
        truck trucks trucs trudeau truffe truffes truffé truie truite truites truman trump truquer truqué truqués trust
        trèfle très trébucher trébuché tréfonds trépied trésor trésorerie trésorier trésors trêve trône ts tsahal tsar
        tss tsunami tu tua tuait tuant tuba tube tubercules tuberculose tubes tubulaire tucson tudor tue tuent tuer
        tuera tuerais tuerait tuerie tueries tues tueur tueurs tueuse tuez tuile tuileries tuiles tulipe tulipes tulle
        tumeur tumeurs tumulte tumultueuse tumulus tune tunes tungstène tuning tunique tuniques tunis tunisie tunisien
        tunisienne tunisiennes tunisiens tunnel tunnels tupperware tuque turban turbine turbines turbo turbulence
        turbulences turbulent turc turco turcs turgot turin turing turner turpitudes turque turques turquie turquoise
        tus tut tutelle tuteur tuteurs tuto tutoie tutorat tutoriel tutoriels tutos tutoyer tutrice tutsi tutsis tutti
        tutu tutélaire tuyau tuyauterie tuyaux tué tuée tuées tués twain tweed tweet tweete tweeter tweets tweeté twist
        twitter tyler tympan tympans type types typhon typhoïde typhus typique typiquement typiques typo typographie
        typographique typographiques typologie tyran tyrannie tyrannique tyrans tyrol tziganes tâche tâcher tâches tâte
        tâter tète té téhéran tél télescope télescopes télé télécharge téléchargeable téléchargement téléchargements
        télécharger téléchargez téléchargé téléchargée télécommande télécommunication télécommunications télécoms
        téléfilm télégramme télégrammes télégraphe télépathie téléphone téléphoner téléphones téléphonie téléphonique
        téléphoniques téléphoné téléphérique téléportation téléporter télés télésiège téléspectateur téléspectateurs
        télétravail téléviseur téléviseurs télévision télévisions télévisuel télévisuelle télévisé télévisée télévisées
        télévisés témoignage témoignages témoignait témoignant témoigne témoignent témoigner témoigné témoin témoins
        téméraire téméraires ténacité ténor ténors ténèbres ténébreux tétanos téton tétons têt tête têtes têtu têtue
        tôle tôles tôt ua uber ubisoft ubuntu uccle ud ugo ukraine ukrainien ukrainienne ukrainiennes ukrainiens ulcère
        ulcères ulm ulrich ultimatum ultime ultimement ultimes ultra ultras ultrasons ultérieur ultérieure
        ultérieurement ultérieures ultérieurs ulysse un unanime unanimement unanimes unanimité underground une unes
        unesco uni unicef unicité unie unies unification unifier unifié unifiée uniforme uniformes uniformisation
        uniformité uniformément unilatéral unilatérale unilatéralement uninominal union unionistes unions unique
        uniquement uniques unir unis unissant unissent unisson unit unitaire unitaires unité unités univ univers
        universalisme universalité universel universelle universellement universelles universels universitaire
        universitaires université universités unix unième uns untel upgrade ur uranium uranus urbain urbaine urbaines
        urbains urbanisation urbanisme urbaniste urbanistes urgence urgences urgent urgente urgentes urgentiste urgents
        uri urinaire urinaires urine uriner urines urne urnes urssaf ursula ursule ursulines urticaire uruguay uruguayen
        us usa usage usager usagers usages usagé usagés usant use usent user uses usinage usine usines usité ustensiles
        usuel usuelle usuelles usuels usufruit usure usurpateur usurpation usurpé usé usée usées usés ut utah utile
        utilement utiles utilisa utilisable utilisables utilisaient utilisais utilisait utilisant utilisateur
        utilisateurs utilisation utilisations utilise utilisent utiliser utilisera utiliserai utiliserait utiliserons
        utiliseront utilises utilisez utilisons utilisé utilisée utilisées utilisés utilitaire utilitaires utilité
        utopie utopies utopique utrecht utérin utérine utérus va vacance vacances vacanciers vacant vacante vacants
        vacarme vacation vaccin vaccinale vaccination vaccinations vacciner vaccins vacciné vaccinés vache vachement
        vaches vacuité vadim vadrouille vagabond vagabonde vagabonds vagin vaginal vaginale vague vaguement vagues
        vaillamment vaillant vaillants vaille vain vaincre vaincu vaincue vaincus vaine vainement vaines vainqueur
        vainqueurs vains vais vaisseau vaisseaux vaisselle val valable valablement valables valaient valais valait
        valant valence valenciennes valent valentin valentina valentine valentino valeria valet valets valette valeur
        valeureux valeurs valez validation valide valident valider valides validité validé validée validées validés
        valise valises valladolid vallon vallons vallée vallées valmy valoir valois valorisant valorisation valorise
        valoriser valorisé valorisée valorisés valse valser valu value values valut valve valves valère valérie valérien
        valéry vampire vampires van vancouver vandales vandalisme vanessa vanille vaniteux vanité vanne vannes vans
        vantait vantant vante vantent vanter vanté vanves vape vapeur vapeurs var varennes vargas variabilité variable
        variables variait variance variant variante variantes variation variations varicelle varie varient varier
        variole varié variée variées variés variété variétés varsovie vas vasculaire vasculaires vase vaseline vases
        vasque vassal vassaux vaste vastes vatican vau vauban vaucluse vaud vaudeville vaudois vaudoise vaudou vaudra
        vaudrait vaugirard vaut vautour vautours vaux ve veau veaux vecteur vecteurs vectoriel vedette vedettes vegas
        veil veillant veille veillent veiller veillera veilles veilleur veilleuse veillez veillé veillée veillées veine
        veines veineuse veineux velay velléités velours velouté velu venaient venais venait venant vence vend vendaient
        vendait vendange vendanges vendant vende vendent vendetta vendeur vendeurs vendeuse vendeuses vendez vendit
        vendons vendra vendrait vendre vendredi vendredis vends vendu vendue vendues vendus vendée vendéen vendéens
        vendémiaire vendôme venez venezuela venge vengeance venger vengeur vengé veniez venimeux venin venions venir
        venise venons vent vente ventes ventilateur ventilateurs ventilation ventilo ventouse ventrale ventre ventres
        ventriculaire ventricule vents venu venue venues venus veolia ver vera verbal verbale verbalement verbales
        verbaliser verbaux verbe verbes vercors verdi verdict verdier verdun verdure verdâtre verge verger vergers
        verges vergetures verglas vergne vergogne verlaine verlan vermeer vermeil vermine vermont verne verni vernis
        vernissage vernon veronica verra verrai verraient verrais verrait verras verre verrerie verres verrez verrier
        verrière verrières verrons verront verrou verrouillage verrouille verrouiller verrouillé verrouillée verrous
        verrues vers versa versailles versant versants verse verseau versement versements versent verser verset versets
        versez version versions verso versus versé versée versées versés vert verte vertement vertes vertical verticale
        verticalement verticales verticaux vertige vertiges vertigineuse vertigineux verts vertu vertueuse vertueux
        vertus vertèbre vertèbres vertébrale vertébrés verve verviers ves vesoul vespa vessie veste vestes vestiaire
        vestiaires vestibule vestige vestiges vestimentaire vestimentaires veston veto veuf veufs veuille veuillent
        veuilles veuillez veulent veut veuve veuves veux vexe vexer vexin vexé vexée vg via viabilité viable viables
        viaduc viager viagra viande viandes vibrant vibrante vibration vibrations vibre vibrer vic vicaire vice vices
        vichy vicieuse vicieux vicissitudes vicky vicomte victime victimes victimisation victimiser victoire victoires
        victor victoria victoriaville victorien victorienne victorieuse victorieuses victorieux vida vidal vidange vide
        vident vider vides videur vidé vidéaste vidéastes vidée vidéo vidéoclip vidéos vidéosurveillance vidés vie vieil
        vieillard vieillards vieille vieilles vieillesse vieilli vieillir vieillis vieillissant vieillissante
        vieillissement vieillissent vieillit vieillot vielle vielles viendra viendrai viendraient viendrais viendrait
        viendras viendrez viendront vienne viennent viennes viennois viennoiseries viens vient vierge vierges vierzon
        vies vietnam vietnamien vietnamienne vietnamiennes vietnamiens vieux vif vifs vigie vigilance vigilant vigilante
        vigilants vigile vigiles vigne vigneron vignerons vignes vignette vignettes vignoble vignobles vigo vigoureuse
        vigoureusement vigoureux vigueur viking vikings viktor vil vilain vilaine vilaines vilains vile villa village
        villageois villageoise villages villas ville villejuif villeneuve villepinte villes villeurbanne villon
        villégiature vilnius vils vin vinaigre vinaigrette vince vincennes vincent vincenzo vinci vindicte vine vingt
        vingtaine vingtième vingts vinification vinrent vins vint vintage vinyle vinyles viol viola violait violant
        violation violations viole violemment violence violences violent violente violentes violents violer violet
        violets violetta violette violettes violeur violeurs violon violoncelle violoncelliste violoniste violons viols
        violé violée violées violés vipère vipères virage virages viral virale virales vire virement virements virent
        virer vires virez virgile virginia virginie virginité virgule virgules viril virile virilité virtuel virtuelle
        virtuellement virtuelles virtuels virtuose virtuoses virtuosité virulence virulent virulente virulentes
        virulents virus viré virée virés vis visa visage visages visaient visais visait visant visas viscosité viscéral
        viscérale vise visent viser vises viseur visibilité visible visiblement visibles visioconférence vision
        visionnage visionnaire visionnaires visionner visionné visions visita visitant visitation visite visitent
        visiter visites visiteur visiteurs visitez visité visitée visitées visités visière vison visons visqueux visser
        vissé visu visualisation visualiser visuel visuelle visuellement visuelles visuels visé visée visées visés vit
        vitae vital vitale vitales vitali vitalité vitam vitamine vitamines vitaux vite vitesse vitesses viticole
        viticoles viticulteur viticulteurs viticulture vitrage vitrail vitraux vitre vitres vitrine vitrines vitriol
        vitro vitrolles vitré vitrée vitrées vittorio vivace vivaces vivacité vivaient vivais vivait vivaldi vivant
        vivante vivantes vivants vive vivement vivendi vivent vives vivez vivian viviane vivien vivier viviers vivions
        vivo vivons vivra vivrait vivre vivres vivront vizir vladimir vladivostok vocable vocabulaire vocal vocale
        vocales vocation vocations vocaux vodka vogue voici voie voient voies voila voile voiler voiles voilier voiliers
        voilure voilà voilé voilée voilées voir voire voirie vois voisin voisinage voisine voisines voisins voit voiture
        voitures voiturier voix vol vola volage volaient volaille volailles volait volant volante volantes volants
        volatil volatile volatiles volatilité volatils volcan volcanique volcaniques volcans vole volent voler voles
        volet volets voleur voleurs voleuse volez volga volkswagen volley volleyball volontaire volontairement
        volontaires volontariat volontariste volontiers volonté volontés vols volt volta voltage voltaire volte voltige
        voltigeur voltigeurs volts volume volumes volumineuse volumineux volupté volutes volvo volé volée volées volés
        vomi vomir vomis vomissements vomit vont vortex vos vosges vota votaient votant votants votation vote votent
        voter votera voterai voteront votes votez votons votre voté votée votées votés voudra voudrai voudraient
        voudrais voudrait voudras voudrez voudriez voudrions voudront voue vouer voulaient voulais voulait voulant
        voulez vouliez voulions vouloir voulons voulu voulue voulues voulus voulut vous voué vouée vouées voués vox
        voyage voyageait voyageant voyagent voyager voyages voyageur voyageurs voyageuse voyagez voyagé voyaient voyais
        voyait voyance voyant voyante voyants voyelle voyelles voyer voyeur voyeurisme voyez voyons voyou voyous voûte
        voûtes voûté vrac vrai vraie vraies vraiment vrais vraisemblable vraisemblablement vraisemblance vrille vs vu
        vue vues vuitton vulcain vulgaire vulgaires vulgarisation vulgarité vulnérabilité vulnérabilités vulnérable
        vulnérables vulve vus vé vécu vécue vécues vécurent vécus vécut végétal végétale végétales végétalien végétarien
        végétarienne végétariens végétarisme végétatif végétation végétaux véhicule véhiculent véhiculer véhicules
        véhiculé véhiculée véhémence vélo vélocité vélodrome vélos vénissieux vénitien vénitienne vénitiens vénus vénère
        vénérable vénération vénérer vénéré vénézuélien vénézuélienne vénézuéliens véracité véranda véreux véridique
        vérifiable vérifiant vérificateur vérification vérifications vérifie vérifient vérifier vérifiez vérifié
        vérifiée vérifiées vérifiés véritable véritablement véritables vérité vérités vérone véronique vésicule vésuve
        vétuste vétusté vétéran vétérans vétérinaire vétérinaires vêpres vêtement vêtements vêtir vêtu vêtue vêtues
        vêtus vôtre vôtres vœu vœux wagner wagon wagons wagram wai walid wall wallace wallis wallon wallonie wallonne
        wallons walls wally walmart walt walter wanda waouh warner warning warrant warren washington waterloo waters
        watson watt watts wavre wax wayne wc web webcam weber weed wehrmacht weimar wellington wells wendy wesley
        western westerns westminster westmount westphalie whisky whitney wifi wii wiki wikipédia wilaya wilde wilfred
        wilfrid wilfried wilhelm will willem william williams willie willy wilson wimbledon winchester windows winnie
        winnipeg wisconsin wittgenstein wok wolfgang wolof won woody woolf writer wu wuhan wurtemberg www wyoming xavier
        xe xi xinjiang xénophobe xénophobes xénophobie yacht yachts yacine yakuza yale yang yankee yankees yann yannick
        yannis yaoundé yaourt yaourts yard yards yasmina yasmine yasser yassine yen yens yes yeux yiddish yin yo yoann
        yoga yohan yohann yoko yokohama yolande yonne york yorkshire youcef yougoslave yougoslavie young youpi youri
        youssef youssouf youtubeur youtubeurs ypres yuan yuans yukon yunnan yvan yvelines yves yvette yvon yvonne yémen
        yéménite yéti zach zacharie zachary zack zadistes zagreb zahia zambie zanzibar zappe zapper zapping zappé zara
        zaïre zen zeppelin zeste zeus zig zigzag zimbabwe zimmermann zinc zinédine zip zizanie zizi zo zodiac zodiaque
        zola zombie zombies zona zonage zone zones zoo zoologie zoologique zoom zoomer zoos zou zouaves zoé zurich zut
        zweig zèbre zèbres zèle zélandais zélandaise zélande zélé zélés zénith zéro zéros âge âges âgé âgée âgées âgés
        âme âmes âne âneries ânes âpre âpres ça çà ère ès ève ébats ébauche ébauches ébloui éblouir éblouissant
        éblouissante éboueurs éboulement éboulis ébranle ébranler ébranlé ébranlée ébriété ébullition ébène ébéniste
        écaille écailles écarlate écart écartant écarte écartement écartent écarter écarts écarté écartée écartées
        écartés échafaud échafaudage échafaudages échange échangeant échangent échanger échanges échangeur échangeurs
        échangé échangée échangées échangés échantillon échantillonnage échantillons échappa échappait échappant
        échappatoire échappe échappement échappent échapper échappera échappé échappée échappées échappés écharpe
        écharpes échauffe échauffement échauffer échec échecs échelle échelles échelon échelons échevin échevins échine
        échiquier écho échographie échos échoua échoue échouent échouer échoué échéance échéances échéant éclair
        éclairage éclairages éclairant éclairci éclaircie éclaircies éclaircir éclaircissement éclaircissements
        éclaircit éclaire éclairent éclairer éclaireur éclaireurs éclairs éclairé éclairée éclairées éclairés éclat
        éclata éclatant éclatante éclatantes éclate éclatement éclatent éclater éclats éclaté éclatée éclectique
        éclectisme éclipse éclipser éclipses éclipsé éclore éclosion écluse écluses école écoles écolier écoliers
        écolière écolo écologie écologique écologiquement écologiques écologiste écologistes écolos économe économes
        économie économies économique économiquement économiques économise économiser économiste économistes économisé
        écope écopé écorce écorces écorché écossais écossaise écosse écosystème écosystèmes écoule écoulement
        écoulements écoulent écouler écoulé écoulée écoulées écoulés écoutaient écoutais écoutait écoutant écoute
        écoutent écouter écoutera écoutes écouteur écouteurs écoutez écoutons écouté écoutée écoutées écoutés écran
        écrans écrasant écrasante écrase écrasement écrasent écraser écrasé écrasée écrasées écrasés écrevisse écria
        écrie écrin écrira écrirai écrire écris écrit écrite écriteau écrites écrits écriture écritures écrivaient
        écrivain écrivaine écrivains écrivais écrivait écrivant écrive écrivent écrivez écrivit écrivons écrou écroule
        écroulement écrouler écroulé écroué écrémé écu écueil écueils écume écureuil écureuils écurie écuries écus
        écusson écuyer écœurant écœuré éd éden édictées édifiant édification édifice édifices édifier édifié édifiée
        édimbourg édit édite éditer éditeur éditeurs édith édition éditions édito éditorial éditoriale éditorialiste
        éditorialistes éditoriaux éditrice édité éditée éditées édités édouard éducateur éducateurs éducatif éducatifs
        éducation éducative éducatives éducatrice éduque éduquer éduqué éduquée éduqués égal égale également égaler
        égales égalisation égalise égaliser égalitaire égalité égalé égard égards égare égarement égarer égaré égarée
        égarés égaux égayer égide église églises égo égocentrique égorge égorger égorgé égout égouts égoïsme égoïste
        égoïstes égypte égyptien égyptienne égyptiennes égyptiens égérie éjaculation éjecter éjection éjecté élaboration
        élabore élaborent élaborer élaboré élaborée élaborées élaborés élan élance élancer élancé élancée élans élargi
        élargie élargies élargir élargis élargissant élargissement élargit élasticité élastique élastiques électeur
        électeurs élection élections électoral électorale électorales électorat électoraux électricien électriciens
        électricité électrification électrique électriquement électriques électro électrode électrodes électrolyse
        électromagnétique électromagnétiques électroménager électron électronique électroniques électrons éleva élevage
        élevages élevaient élevait élevant élever éleveur éleveurs élevé élevée élevées élevés élie éligibilité éligible
        éligibles éliminant élimination éliminatoire éliminatoires élimine éliminent éliminer éliminé éliminée éliminées
        éliminés élire élisabeth élise élisent élit élite élites élitiste élixir élocution élodie éloge éloges élogieux
        éloi éloignant éloigne éloignement éloignent éloigner éloignez éloigné éloignée éloignées éloignés éloquence
        éloquent éloquente élu élucider élucubrations élue élues élus élysée élysées élève élèvent élèvera élèverait
        élèves élégamment élégance élégant élégante élégantes élégants élément élémentaire élémentaires éléments
        éléonore éléphant éléphants élévateur élévation émail émaillé émaillée émanant émanation émanations émancipation
        émanciper émane émanent émaux émeraude émeraudes émerge émergeant émergence émergent émergente émergentes
        émergents émerger émergé émerveille émerveillement émerveiller émerveillé émet émettant émettent émetteur
        émetteurs émettre émeut émeute émeutes émeutiers émigrants émigration émigrer émigré émigrés émile émilie
        éminemment éminence éminent éminente éminents émir émirat émirats émis émise émises émissaire émissaires
        émission émissions émoi émotif émotion émotionnel émotionnelle émotionnellement émotionnelles émotionnels
        émotions émotive émouvant émouvante émouvantes émouvoir ému émue émulateur émulation émules émulsion émus
        émérite énergie énergies énergique énergiquement énergiques énergétique énergétiques énervant énerve énervement
        énervent énerver énerves énervé énervée énervés énigmatique énigme énigmes énième énonce énoncer énonciation
        énoncé énoncée énoncées énoncés énorme énormes énormité énormément énumère énumération énumérer énumérés éolien
        éolienne éoliennes éoliens épais épaisse épaisses épaisseur épaisseurs épandage épanoui épanouie épanouir
        épanouissement épanouit épargnant épargnants épargne épargner épargnes épargné épargnée épargnées épargnés
        éparpillées éparpillés épars éparses épatant épate épater épaté épaule épauler épaules épaulé épave épaves
        éperdument éperon éphémère éphémères épi épice épicentre épicerie épiceries épices épicier épicé épicée épiderme
        épidémie épidémies épidémiologie épidémiologique épidémiologiques épidémique épilation épilepsie épileptique
        épiler épilogue épinal épinards épine épines épineuse épineux épingle épingler épingles épinglé épinière
        épiphanie épique épiques épis épiscopal épiscopale épiscopat épisode épisodes épistolaire épistémologie
        épistémologique épitaphe épithète éplucher éponge éponger éponges éponyme épopée époque époques épousa épousant
        épouse épousent épouser épousera épouses époustouflant époustouflante épousé épousée épouvantable épouvantables
        épouvantail épouvante époux épreuve épreuves épris éprouvait éprouvant éprouvante éprouve éprouvent éprouver
        éprouvé éprouvée éprouvées éprouvés épuisant épuise épuisement épuisent épuiser épuisé épuisée épuisées épuisés
        épuration épuré épurée épée épées épître équateur équation équations équatoriale équerre équestre équestres
        équilibrage équilibre équilibrer équilibres équilibré équilibrée équilibrées équilibrés équinoxe équipage
        équipages équipe équipement équipementier équipements équipent équiper équipes équipier équipiers équipé équipée
        équipées équipés équitable équitablement équitables équitation équité équivalant équivalence équivalences
        équivalent équivalente équivalentes équivalents équivaut équivoque érable érables éradication éradiquer érasme
        érection érections éric érige ériger érigé érigée érigées érigés érosion érotique érotiques érotisme érudit
        érudition érudits éruption éruptions ésotérique ésotérisme étable établi établie établies établir établira
        établirent établis établissait établissant établissement établissements établissent établit étage étages étagère
        étagères étaient étain étais était étalage étalant étale étalement étalent étaler étalon étalonnage étalons
        étals étalé étalée étalées étalés étamines étanche étanches étanchéité étang étangs étant étape étapes état
        étatique étatiques états étau étayer éteignent éteignez éteindre éteins éteint éteinte éteintes éteints étend
        étendait étendant étendard étendent étendit étendra étendre étendu étendue étendues étendus éternel éternelle
        éternellement éternelles éternels éterniser éternité éthanol éther éthiopie éthiopien éthiopienne éthiopiens
        éthique éthiques éthylique étienne étiez étincelant étincelante étincelle étincelles étions étiquetage étiquette
        étiquettes étiqueté étire étirements étirer étiré étoffe étoffer étoffes étoffé étoile étoiles étoilé étoilée
        étoilés étonnamment étonnant étonnante étonnantes étonnants étonne étonnement étonnent étonner étonnera
        étonnerait étonnes étonnez étonné étonnée étonnés étouffant étouffante étouffe étouffement étouffent étouffer
        étouffé étouffée étouffés étourdi étrange étrangement étranger étrangers étranges étrangeté étrangle
        étranglement étrangler étranglé étranglée étrangère étrangères étreinte étrier étriers étroit étroite
        étroitement étroites étroitesse étroits étrusque étrusques étude études étudia étudiait étudiant étudiante
        étudiantes étudiants étudie étudient étudier étudiera étudies étudiez étudions étudié étudiée étudiées étudiés
        étui étymologie étymologique été étés évacuation évacuations évacue évacuer évacué évacuée évacuées évacués
        évade évader évadé évadés évaluant évaluation évaluations évalue évaluent évaluer évalué évaluée évaluées
        évalués évangile évangiles évangélique évangéliques évangélisation évangéliste évangélistes évanoui évanouie
        évanouir évanouit évaporation évapore évaporer évasion évasions éveil éveille éveiller éveillé éveillée éveillés
        évelyne éventail éventualité éventuel éventuelle éventuellement éventuelles éventuels éviction évidement
        évidemment évidence évidences évident évidente évidentes évidents évier évincer évincé évitait évitant évite
        évitement évitent éviter évitera éviterait évites évitez évitons évité évitée évitées évités évocateur évocation
        évoluait évoluant évolue évoluent évoluer évoluera évolutif évolution évolutions évolutive évolué évoluée
        évolués évoquait évoquant évoque évoquent évoquer évoqué évoquée évoquées évoqués évreux évry évènement
        évènements événement événementiel événements évêché évêchés évêque évêques êtes être êtres île îles îlot îlots
        ôte ôter ôté œcuménique œdipe œdème œil œillets œsophage œuf œufs œuvrant œuvre œuvrent œuvrer œuvres œuvré
        """
}
