// swift-format-ignore-file
// Written by scripts/spelling-words.py; not to be edited by hand.
//
// Words of wordfreq, https://github.com/rspeer/wordfreq, that Hunspell knows.
// Copyright (C) Robyn Speer and others. Licensed under CC BY-SA 4.0, as this list is.

extension ListedWords {
    static let usualSpanish: StaticString = """
        abad abades abadesa abadía abajo abalanzó abalorios abancay abanderada abanderado abanderados abandona
        abandonaba abandonaban abandonada abandonadas abandonado abandonados abandonamos abandonan abandonando abandonar
        abandonara abandonaran abandonarla abandonarlo abandonaron abandonará abandonarán abandonaría abandonas
        abandonase abandonaste abandone abandonemos abandonen abandones abandono abandonos abandoné abandonó abanico
        abanicos abaratar abarca abarcaba abarcan abarcando abarcar abarcó abarque abarrotada abarrotado abarrotes
        abastece abastecen abastecer abastecerse abastecido abastecimiento abastecimientos abasto abastos abate abatida
        abatido abatidos abatimiento abatir abc abdicación abdicar abdomen abdominal abdominales abducción abdullah
        abecedario abedul abeja abejas abelardo aberraciones aberración aberrante aberrantes abertura aberturas
        abertzale abeto abetos abierta abiertamente abiertas abierto abiertos abismal abismo abismos ablación ablandar
        abnegación abocado abocados aboga abogaba abogacía abogada abogadas abogado abogados abogan abogando abogar
        abogó abolicionista abolicionistas abolición abolida abolido abolir abolió abominable abominación abona abonado
        abonados abonando abonar abonará abono abonos aborda abordada abordado abordados abordaje abordamos abordan
        abordando abordar abordarlo abordaron abordarse abordará aborde aborden abordo abordó aborigen aborrece
        aborrezco aborta abortado abortar aborto abortos aborígenes abra abrace abracé abraham abramos abran abras
        abrasador abrasión abraza abrazaba abrazada abrazado abrazados abrazamos abrazan abrazando abrazar abrazarla
        abrazarlo abrazarme abrazaron abrazarse abrazarte abrazo abrazos abrazó abre abren abres abrevadero abreviación
        abreviada abreviado abreviar abreviatura abreviaturas abrid abridor abriendo abriera abrieran abrieron abrigada
        abrigado abrigar abrigo abrigos abril abrimos abrir abriremos abrirla abrirlas abrirle abrirles abrirlo abrirlos
        abrirme abrirnos abrirse abrirte abrirá abrirán abriré abriría abriste abriéndose abrió abro abruma abrumada
        abrumado abrumador abrumadora abrumadoramente abrumados abrupta abruptamente abrupto abrázame abrí abría abrían
        abrís absceso absentismo absolución absoluta absolutamente absolutas absolutismo absolutista absolutistas
        absoluto absolutos absolver absolvió absorba absorbe absorben absorbente absorber absorbida absorbidas absorbido
        absorbidos absorbiendo absorbió absorción absorto abstenciones abstencionismo abstención abstenerse abstenga
        abstengan abstenido abstiene abstienen abstinencia abstracciones abstracción abstracta abstractas abstracto
        abstractos abstuvieron abstuvo absuelta absuelto absueltos absuelve absurda absurdas absurdo absurdos abucheos
        abuela abuelas abuelo abuelos abultada abultado abunda abundaban abundan abundancia abundante abundantemente
        abundantes aburra aburre aburren aburres aburrida aburridas aburrido aburridos aburriendo aburrimiento aburrir
        aburrirme aburrirse aburrirte aburrió aburro aburrí aburría abusa abusaba abusada abusadas abusado abusador
        abusadores abusados abusan abusando abusar abusaron abuse abusen abusiva abusivas abusivo abusivos abuso abusos
        abusó acaba acababa acababan acabada acabadas acabado acabados acabamos acaban acabando acabar acabara acabaran
        acabaremos acabarla acabarlo acabaron acabarse acabará acabarán acabarás acabaré acabaría acabarían acabas
        acabase acabaste acabe acabemos acaben acabes acabo acabé acabó acacia acacias academia academias académica
        académicamente académicas académico académicos acaecida acaecido acaecidos acallar acalorada acalorado acampada
        acampado acampando acampar acamparon acantilado acantilados acapara acaparamiento acaparan acaparando acaparar
        acaparó acapulco acaricia acariciaba acariciando acariciar acaricio acarició acarrea acarreado acarreados
        acarrean acarrear acarreo acaso acata acatamiento acatan acatar acatlán acaudalado acceda accedan accede acceden
        acceder accedido accediendo accedieron accedió accedí accedía accesibilidad accesible accesibles acceso
        accesorio accesorios accesos accidentada accidentado accidentados accidental accidentales accidentalmente
        accidente accidentes acciona accionado accionamiento accionar accionario acciones accionista accionistas acción
        acebo acecha acechan acechando acecho aceite aceites aceituna aceitunas acelera aceleración acelerada acelerado
        acelerador acelerados aceleran acelerando acelerar acelere aceleró acelga acento acentos acentuación acentuada
        acentuado acentuando acentuar acentuó acentúa acentúan acepciones acepción acepta aceptaba aceptaban aceptable
        aceptables aceptación aceptada aceptadas aceptado aceptados aceptamos aceptan aceptando aceptar aceptara
        aceptaran aceptaremos aceptarla aceptarlas aceptarlo aceptarlos aceptarme aceptaron aceptarse aceptará aceptarán
        aceptaré aceptaría aceptarían aceptas aceptase aceptaste acepte aceptemos acepten aceptes acepto acepté aceptó
        acequia acequias acera aceras acerca acercaba acercaban acercado acercamiento acercamientos acercamos acercan
        acercando acercar acercara acercarme acercarnos acercaron acercarse acercarte acercará acercaría acercas
        acercate acerco acercándose acercó acero aceros acerque acerquen acerques acerqué acertada acertadamente
        acertadas acertado acertados acertar acertijo acertijos acertó acervo acetato acetona acevedo acha achaca
        achicar acidez acidosis acierta aciertan acierto aciertos aclamación aclamada aclamado aclamados aclara aclaraba
        aclaraciones aclaración aclarado aclaramos aclaran aclarando aclarar aclararlo aclararon aclararse aclaratoria
        aclare aclaremos aclaren aclaro aclaró acné aco acoge acogedor acogedora acogen acoger acogerse acogerá acogida
        acogidas acogido acogidos acogiendo acogieron acogimiento acogió acoja acolchado acometer acometida acometidas
        acomoda acomodación acomodada acomodadas acomodado acomodados acomodan acomodando acomodar acomodarse acomode
        acomodo acomodó acompaña acompañaba acompañaban acompañada acompañadas acompañado acompañados acompañamiento
        acompañamos acompañan acompañando acompañante acompañantes acompañar acompañara acompañaran acompañarla
        acompañarle acompañarlo acompañarlos acompañarme acompañarnos acompañaron acompañarse acompañarte acompañará
        acompañarán acompañaría acompañas acompañe acompañen acompañes acompaño acompañé acompañó acomplejado acompáñame
        acondicionado acondicionador acondicionados acondicionamiento acondicionar aconseja aconsejaba aconsejable
        aconsejado aconsejamos aconsejan aconsejando aconsejar aconsejaron aconsejaría aconseje aconsejo aconsejó
        acontece acontecer acontecido acontecidos acontecimiento acontecimientos aconteció acopio acoplado acoplamiento
        acoplar acorazada acorazado acorazados acordaba acordada acordadas acordado acordados acordamos acordando
        acordar acordara acordarme acordaron acordarse acordarte acordará acordarás acordaste acordate acorde acordes
        acordeón acordáis acordás acordé acordó acorralada acorralado acorralados acorta acortado acortando acortar
        acortó acosa acosaba acosada acosado acosador acosadores acosados acosan acosando acosar acoso acosos acosta
        acostaba acostada acostado acostados acostamos acostar acostarme acostarse acostarte acostumbra acostumbraba
        acostumbraban acostumbrada acostumbradas acostumbrado acostumbrados acostumbramos acostumbran acostumbrando
        acostumbrar acostumbrarme acostumbrarnos acostumbraron acostumbrarse acostumbrarte acostumbras acostumbre
        acostumbres acostumbro acostumbré acostumbró acosté acostó acostúmbrate acosó acota acotación acotada acotado
        acotar acotó acre acrecentar acrecienta acredita acreditaciones acreditación acreditada acreditadas acreditado
        acreditados acreditan acreditar acreditarse acredite acrediten acreditó acreedor acreedora acreedores acres
        acribillado acritud acrobacia acrobacias acrílico acróbata acróbatas acrónimo acrópolis acta actas actitud
        actitudes activa activación activada activadas activado activados activamente activan activando activar
        activarlo activaron activarse activará activas active activen actividad actividades activismo activista
        activistas activo activos activó acto actor actores actos actrices actriz actuaba actuaban actuaciones actuación
        actuado actual actuales actualice actualicen actualidad actualiza actualizaciones actualización actualizada
        actualizadas actualizado actualizados actualizan actualizando actualizar actualizarlo actualizaron actualizarse
        actualizo actualizó actualmente actuamos actuando actuar actuara actuaran actuario actuaron actuará actuarán
        actuaría actuemos actué actuó actúa actúan actúas actúe actúen actúes actúo acuarela acuarelas acuario acuarios
        acuciante acuciantes acuda acudan acude acuden acudido acudiendo acudiera acudieron acudimos acudir acudirá
        acudirán acudió acudo acudí acudía acudían acueducto acueductos acuerda acuerdan acuerdas acuerde acuerden
        acuerdes acuerdo acuerdos acuesta acuestan acuestas acueste acuesto acuicultura acumula acumulaba acumulaciones
        acumulación acumulada acumuladas acumulado acumulador acumuladores acumulados acumulan acumulando acumular
        acumularon acumularse acumulativo acumule acumuló acuosa acuoso acupuntura acusa acusaba acusaban acusaciones
        acusación acusada acusadas acusado acusador acusadora acusadores acusados acusan acusando acusar acusarlo
        acusaron acusas acusatorio acuse acusen acuso acusándolo acusó acuática acuáticas acuático acuáticos acuérdate
        acuérdense acuífero acuíferos acuña acuñación acuñada acuñado acuñar acuñó acá acéptalo acércate acérrimo
        acérrimos acético acólitos acústica acústicas acústico acústicos ad adagio adalid adama adame adams adapta
        adaptabilidad adaptable adaptables adaptaciones adaptación adaptada adaptadas adaptado adaptador adaptadores
        adaptados adaptamos adaptan adaptando adaptar adaptarla adaptarlo adaptarme adaptarnos adaptaron adaptarse
        adaptarte adaptativa adaptativo adapte adapten adaptándose adaptó adecuación adecuada adecuadamente adecuadas
        adecuado adecuados adecuar adecuarse adela adelanta adelantaba adelantada adelantadas adelantado adelantados
        adelantamiento adelantamos adelantan adelantando adelantar adelantaron adelantarse adelante adelanten adelanto
        adelantos adelantándose adelanté adelantó adelgaza adelgazado adelgazamiento adelgazar ademanes ademas ademán
        además adentra adentrarse adentro adentros adentró adeptos aderezo aderezos adeudo adeudos adherencia adherente
        adherentes adherida adheridas adherido adheridos adherir adherirse adhesiones adhesiva adhesivo adhesivos
        adhesión adhiere adhieren adhiero adhirieron adhirió adicciones adicción adiciona adicional adicionales
        adicionalmente adicionar adiciones adición adicta adictas adictiva adictivas adictivo adicto adictos
        adiestramiento adinerada adineradas adinerado adinerados adiposo aditivo aditivos adivina adivinación adivinado
        adivinan adivinando adivinanza adivinanzas adivinar adivinas adivine adivinen adivino adivinos adivinó adiós
        adjetivo adjetivos adjudica adjudicaciones adjudicación adjudicada adjudicado adjudicados adjudican adjudicar
        adjudicaron adjudicarse adjudicó adjunta adjuntar adjuntas adjunto adjuntos administra administraba
        administraciones administración administrada administradas administrado administrador administradora
        administradoras administradores administrados administran administrando administrar administrarse administrativa
        administrativamente administrativas administrativo administrativos administre administren administró admira
        admiraba admirable admirablemente admirables admiración admirada admirado admirador admiradora admiradores
        admirados admiramos admiran admirando admirar admiras admire admiro admiró admisible admisibles admisiones
        admisión admita admitan admite admiten admitida admitidas admitido admitidos admitiendo admitiera admitieron
        admitimos admitir admitirlo admitirá admitirán admitió admito admitía admítelo adobe adobo adoctrinamiento
        adoctrinar adolece adolescencia adolescente adolescentes adolfo adolorido adonde adonis adopciones adopción
        adopta adoptada adoptadas adoptado adoptados adoptamos adoptan adoptando adoptar adoptara adoptaron adoptarse
        adoptará adoptarán adopte adopten adoptiva adoptivo adoptivos adopté adoptó adoquines adora adoraba adoraban
        adorable adorables adoración adorada adorado adoradores adoramos adoran adorando adorar adoras adore adorna
        adornada adornadas adornado adornados adornan adornar adorno adornos adoro adosada adosado adquiera adquieran
        adquiere adquieren adquirente adquirida adquiridas adquirido adquiridos adquiriendo adquirieron adquirir
        adquirirlo adquirirse adquirirá adquirió adquirí adquisiciones adquisición adquisitivo adra adrede adrenalina
        adriana adrián adriático adscripción adscrita adscritas adscrito adscritos aduana aduanas aduanera aduaneras
        aduanero aduaneros aduce aducen aduciendo adueñarse adueñó adujo adulación aduladores adulta adultas adulterada
        adulterio adultez adulto adultos adv advenimiento adventista adventistas adverbio adverbios adversa adversario
        adversarios adversas adversidad adversidades adverso adversos advertencia advertencias advertida advertido
        advertidos advertimos advertir advertirle advertirles advertí advertía advertían advierte advierten advierto
        advirtiendo advirtieron advirtió advocación adyacente adyacentes adán adónde adúltera aerodinámica aerodinámico
        aeroespacial aerogeneradores aerolínea aerolíneas aeronave aeronaves aeronáutica aeronáutico aeronáuticos
        aeroplano aeroportuaria aeropuerto aeropuertos aerosol aerosoles aeródromo aes afable afamada afamado afamados
        afana afanan afanaron afanes afano afecciones afección afecta afectaba afectaban afectaciones afectación
        afectada afectadas afectado afectados afectan afectando afectar afectara afectaron afectará afectarán afectaría
        afecte afecten afectiva afectivas afectividad afectivo afectivos afecto afectos afectuosa afectuosamente
        afectuoso afectó afeitada afeitado afeitar afeitarse afeminado afeminados aferra aferrada aferrado aferrados
        aferran aferrarme aferrarse aferrándose aferró affaire afgana afganas afganistán afgano afganos afianza afianzar
        afianzarse afiche afiches aficionada aficionado aficionados aficiones afición afilada afiladas afilado afilados
        afilar afiliaciones afiliación afiliada afiliadas afiliado afiliados afiliarse afina afinación afinado afinando
        afinar afincado afines afinidad afinidades afirma afirmaba afirmaban afirmaciones afirmación afirmado afirmamos
        afirman afirmando afirmar afirmaron afirmarse afirmativa afirmativamente afirmativo afirme afirmo afirmó
        aflicciones aflicción aflige afligida afligido afligidos afloja aflojar afloje aflora afloramientos afloran
        aflorar afluencia afluente afluentes aforismos aforo afortunada afortunadamente afortunadas afortunado
        afortunados afrenta africana africanas africano africanos afroamericana afroamericano afroamericanos
        afrodescendiente afrodescendientes afrodita afronta afrontado afrontan afrontando afrontar afrontarlo afrontó
        aftosa afuera afueras afán afín agacha agachado agachar agacharse agachó agallas agarra agarraba agarrada
        agarrado agarrados agarramos agarran agarrando agarrar agarrarla agarrarlo agarrarme agarraron agarrarse
        agarrarte agarras agarraste agarrate agarre agarren agarres agarro agarrándose agarré agarró agave agencia
        agencias agencies agenda agendar agendas agente agentes agigantados agilidad agilizar agita agitación agitada
        agitadas agitado agitador agitadores agitados agitan agitando agitar agite agitó aglomeraciones aglomeración
        aglomerado aglutina aglutinar agnóstico agnósticos agobia agobiada agobiado agobiante agobio agoniza agonizando
        agonizante agonía agosto agota agotada agotadas agotado agotador agotadora agotados agotamiento agotan agotando
        agotar agotaron agotarse agote agotó agraciada agraciado agrada agradaba agradable agradablemente agradables
        agradan agradar agrade agradece agradecemos agradecen agradecer agradecerle agradecerles agradecerte agradecerá
        agradecerán agradeceré agradecería agradeceríamos agradecida agradecidas agradecido agradecidos agradeciendo
        agradecieron agradecimiento agradecimientos agradeció agradecí agradecía agradezca agradezco agrado agradó
        agranda agrandado agrandar agraria agrarias agrario agrarios agrava agravada agravado agravamiento agravan
        agravando agravante agravantes agravar agraviado agravio agravios agravó agrede agreden agredida agredido
        agredidos agrediendo agredieron agredir agredió agrega agregaba agregación agregada agregadas agregado agregados
        agregamos agregan agregando agregar agregarle agregaron agregarse agregará agregaría agregas agrego agregue
        agreguen agregué agregándole agregó agremiados agresiones agresiva agresivamente agresivas agresividad agresivo
        agresivos agresión agresor agresores agreste agria agricultor agricultores agricultura agridulce agrimensor
        agrio agro agronomía agropecuaria agropecuarias agropecuario agropecuarios agroquímicos agrupa agrupaciones
        agrupación agrupadas agrupado agrupados agrupamiento agrupan agrupando agrupar agruparon agruparse agrupó
        agrícola agrícolas agrónomo agrónomos agua aguacate aguacates aguacero aguaceros aguad aguada aguado aguafiestas
        aguanta aguantaba aguantado aguantamos aguantan aguantando aguantar aguantarlo aguantarme aguantaron aguantarse
        aguantaría aguantas aguante aguanten aguanto aguanté aguantó aguarda aguardaba aguardan aguardando aguardar
        aguardiente aguas aguascalientes aguda agudas agudeza agudiza agudizó agudo agudos aguerrido aguijón aguila
        aguilar aguilera aguinaldo aguinaldos aguirre aguja agujas agujero agujeros agujetas agustina agustino agustinos
        agustín agárrate agónico agüero agüita ah ahijada ahijado ahoga ahogaba ahogada ahogadas ahogado ahogados
        ahogamiento ahogan ahogando ahogar ahogarme ahogaron ahogarse ahogo ahogue ahogándose ahogó ahonda ahondar ahora
        ahorcado ahorcados ahorcamiento ahorcar ahorcó ahorita ahorra ahorrado ahorradores ahorramos ahorran ahorrando
        ahorrar ahorrarnos ahorrarse ahorrarte ahorrará ahorraría ahorras ahorre ahorren ahorro ahorros ahorró ahuevo
        ahumada ahumado ahumados ahuyenta ahuyentar ahí ahínco aimara aire airear aires airoso aislada aisladas aislado
        aislados aislamiento aislando aislante aislantes aislar aislarse aisló aitor aj aja ajedrez ajena ajenas ajenjo
        ajeno ajenos ajetreada ajetreado ajetreo ajo ajos ajuar ajusta ajustaba ajustable ajustada ajustadas ajustado
        ajustados ajustan ajustando ajustar ajustaron ajustarse ajustará ajuste ajusten ajustes ajustó ajá ají al ala
        alaba alabada alabado alaban alabando alabanza alabanzas alabar alabastro alabo alabó alacena alacranes alacrán
        alada alado alados alambrada alambradas alambrado alambre alambres alameda alamedas alana alar alarcón alarde
        alardear alarga alargada alargadas alargado alargados alargamiento alargan alargando alargar alargue alargó
        alaridos alarma alarmado alarmados alarmante alarmantes alarmar alarmarse alarmas alarmista alarmó alas alaska
        alavesa alavés alba albacea albacete albahaca albanesa albaneses albania albano albanés albaricoque albarracín
        albatros albañil albañilería albañiles albedrío alberca alberdi alberga albergaba albergado albergan albergando
        albergar albergará albergue albergues albergó albert alberti alberto albino albo alborada albores albornoz
        alborotado alborotadores alboroto albos albufera albur alburquerque albán albóndigas albúmina alca alcachofa
        alcachofas alcaide alcalde alcaldes alcaldesa alcaldía alcaldías alcalina alcalino alcalinos alcaloides alcalá
        alcance alcancen alcances alcancé alcancía alcanfor alcantarilla alcantarillado alcantarillas alcanza alcanzaba
        alcanzaban alcanzable alcanzada alcanzadas alcanzado alcanzados alcanzamos alcanzan alcanzando alcanzar
        alcanzara alcanzaran alcanzarla alcanzarlo alcanzarlos alcanzaron alcanzarse alcanzará alcanzarán alcanzaría
        alcanzarían alcanzas alcanzo alcanzó alcatraz alcazaba alce alcides alcira alcista alcoba alcobendas alcohol
        alcoholemia alcoholes alcoholismo alcoholizado alcohólica alcohólicas alcohólico alcohólicos alcorcón alcorta
        alcoy alcurnia alcántara alcázar alcázares aldama aldana aldea aldeano aldeanos aldeas ale aleaciones aleación
        aleatoria aleatoriamente aleatorias aleatorio aleatorios aledaña aledañas aledaños alega alegaba alegaciones
        alegación alegado alegan alegando alegar alegaron alegato alegatos alegoría alegorías alegra alegraba alegrado
        alegramos alegran alegrar alegrarme alegrarnos alegraron alegrarse alegrarte alegrará alegraría alegras
        alegraste alegre alegremente alegres alegro alegré alegría alegrías alegró alegó alegórica alegórico aleja
        alejaba alejada alejadas alejado alejados alejamiento alejamos alejan alejando alejandra alejandro alejandría
        alejar alejara alejarlo alejarme alejarnos alejaron alejarse alejarte alejas alejate aleje alejen alejes alejo
        alejándose alejé alejó aleluya alem alemana alemanas alemanes alemania alemán alentaba alentada alentado
        alentador alentadora alentadores alentados alentando alentar alentaron alentó alergia alergias alero alerones
        aleros alerta alertado alertan alertando alertar alertas alertó alerón aleta aletas aleteo alevosía alex
        alexander alexandra alexia alfa alfabetización alfabeto alfabetos alfabéticamente alfabético alfaguara alfajor
        alfajores alfalfa alfarero alfareros alfarería alfil alfiler alfileres alfombra alfombras alfonsina alfonso
        alforjas alfredo alférez alga algarabía algarrobo algas algeciras algo algodones algodón algoritmo algoritmos
        alguacil alguaciles alguien alguna algunas alguno algunos algún alhajas alhama ali aliada aliadas aliado aliados
        aliaga alianza alianzas aliarse alias alicante alicantino alicia aliciente alienación alienado alienados alienta
        alientan aliente aliento alienígena alienígenas aligerar alimañas alimenta alimentaba alimentaban alimentación
        alimentada alimentadas alimentado alimentados alimentamos alimentan alimentando alimentar alimentaria
        alimentarias alimentario alimentarios alimentarlos alimentarnos alimentaron alimentarse alimente alimenten
        alimenticia alimenticias alimenticio alimenticios alimento alimentos alimentándose alimentó alinea alineaciones
        alineación alineada alineadas alineado alineados alineamiento alinean alinear alinearon alinearse alineó alisa
        alisado alista alistado alistamiento alistar alistarse alistó alivia aliviada aliviado aliviados aliviar alivie
        alivio alió aljibe allana allanado allanamiento allanamientos allanando allanar allanaron allanó allegado
        allegados allen allende allá allí alma almacena almacenada almacenadas almacenado almacenados almacenaje
        almacenamiento almacenan almacenando almacenar almacenes almacén almafuerte almagro almanaque almansa almas
        almeida almeja almejas almenara almenas almendra almendralejo almendras almendro almendros almeriense almería
        almidón almirantazgo almirante almirantes almohada almohadas almohadilla almohadillas almohadones almonte
        almorzamos almorzando almorzar almuerzo almuerzos almunia almíbar alocada alocado aloja alojaba alojada alojadas
        alojado alojados alojamiento alojamientos alojan alojar alojarse alojó alondra alonso alopecia alpaca alpargatas
        alpes alpina alpinismo alpinistas alpino alpujarra alquila alquilaba alquilada alquilado alquilados alquilamos
        alquilan alquilando alquilar alquiler alquileres alquilo alquiló alquimia alquimista alquimistas alquitrán
        alrededor alrededores alsina alta altagracia altamente altamira altamirano altar altares altas altavoces altavoz
        altea altera alteraciones alteración alterada alteradas alterado alterados alteran alterando alterar alteraron
        alterarse altercado altercados altere alteren alterna alternador alternan alternancia alternando alternar
        alternas alternativa alternativamente alternativas alternativo alternativos alterno alternos alteró alteza
        altibajos altillo altiplano altitud altitudes alto altos altruismo altruista altruistas altura alturas altísimo
        altísimos alubias alucina alucinaciones alucinación alucinado alucinando alucinante alucinantes alucinar alucino
        alucinógenos alud alude aluden aludes aludida aludido aludidos aludiendo aludir aludió aludía alumbra alumbrado
        alumbramiento alumbrar aluminio alumna alumnado alumnas alumno alumnos alusiones alusivas alusivo alusivos
        alusión aluvial aluviones aluvión alvarado alvarez alvear alveolar alza alzaba alzada alzado alzados alzamiento
        alzamientos alzan alzando alzar alzaron alzarse alzas alzate alzheimer alzo alzándose alzó alégrate aléjate
        alérgica alérgicas alérgico alérgicos alía alícuota ama amaba amaban amabas amabilidad amable amablemente
        amables amacuro amada amadas amadeo amado amador amados amago amalgama amalia amamantando amamantar amamos aman
        amancio amando amanece amanecer amaneceres amanecido amaneciendo amaneció amanezca amante amantes amapola
        amapolas amar amara amaranto amarga amargada amargado amargados amargamente amargas amargo amargos amargura
        amarilla amarillas amarillenta amarillentas amarillento amarillo amarillos amarla amarlo amarme amarnos amaro
        amaron amarra amarrada amarrado amarrados amarrar amarras amarre amarres amarse amarte amaru amará amarás amaré
        amaría amas amasado amasar amaste amateur amateurs amato amazona amazonas amazónica amazónicas amazónico
        amazónicos amañado ambar ambas ambiciones ambiciosa ambiciosas ambicioso ambiciosos ambición ambientación
        ambientada ambientado ambiental ambientales ambientalista ambientalistas ambiente ambientes ambigua ambiguas
        ambiguo ambiguos ambigüedad ambigüedades ambivalencia ambivalente ambos ambulancia ambulancias ambulante
        ambulantes ambulatorio ame ameba amedrentar ameghino amemos amen amena amenace amenacen amenaza amenazaba
        amenazaban amenazada amenazadas amenazado amenazador amenazadora amenazados amenazan amenazando amenazante
        amenazantes amenazar amenazaron amenazas amenazo amenazó ameno amenos americana americanas americanista
        americanistas americano americanos amerita ameritan ames ametralladora ametralladoras ami amia amianto amiga
        amigable amigables amigas amigo amigos amigotes amiguetes amiguismo amina amino aminorar aminoácido aminoácidos
        amis amistad amistades amistosa amistosas amistoso amistosos amnesia amnistía amnistías amo amonestaciones
        amonestación amonestado amoniaco amonio amontonados amor amoral amores amorfo amorosa amorosamente amorosas
        amoroso amorosos amortiguación amortiguador amortiguadores amortiguar amortización amortizado amortizar amorío
        amoríos amos amotinados ampara amparada amparado amparados amparan amparar ampare amparo amparos amparándose
        amperios amplia ampliaciones ampliación ampliada ampliadas ampliado ampliados ampliamente ampliamos ampliando
        ampliar ampliaron ampliarse ampliará amplias amplifica amplificación amplificador amplificadores amplificar
        amplio amplios amplitud amplió amplía amplían amplíe ampolla ampollas amputaciones amputación amputado amputar
        amueblado amuleto amuletos amurallada amurallado amé amén américa américas amígdala amígdalas amó ana anacleto
        anaconda anacronismo anacrónico anagrama anal anales analfabeta analfabetas analfabetismo analfabeto analfabetos
        analgésico analgésicos analice analicemos analicen analista analistas analiza analizaba analizada analizadas
        analizado analizador analizados analizamos analizan analizando analizar analizaremos analizarla analizarlo
        analizarlos analizaron analizarse analizará analizarán analizas analizo analizó analogía analogías analítica
        analíticas analítico analíticos analógica analógicas analógico analógicos anaqueles anaranjada anaranjado
        anaranjados anarquismo anarquista anarquistas anarquía anastasia anatolia anatomía anatómica anatómicas
        anatómico anatómicos anaya ancestral ancestrales ancestro ancestros ancha anchas ancho anchoas anchos anchura
        anciana ancianas anciano ancianos ancla anclada anclado anclados anclaje anclar anclas ancud ancón anda andaba
        andaban andabas andadas andado andador andadura andale andaluces andalucía andalusí andaluz andaluza andaluzas
        andamiaje andamio andamios andamos andan andanada andando andante andanzas andar andares andarse andará andaría
        andas andate ande anden andenes andes andina andinas andino andinos ando andorra andrade andrea android androide
        androides andrés anduve anduviera anduvieron anduvo andá andábamos andén andújar anecdótica anecdótico anejo
        anemia anestesia anestesista anestésico anestésicos aneurisma anexa anexar anexas anexión anexo anexos
        anfetaminas anfibio anfibios anfiteatro anfitriona anfitrionas anfitriones anfitrión angel angela angeles
        angelical angelina angelito angelitos angina anglicana anglo angloparlante angloparlantes anglosajona
        anglosajones anglosajón angol angola angosta angostas angosto angostura anguila anguilas angular angulares
        angulo angustia angustiada angustiado angustiados angustiante angustias angustiosa angustioso angélica anhela
        anhelaba anhelada anhelado anhelamos anhelan anhelando anhelo anhelos anida anidan anidar anillas anillo anillos
        anima animaba animaban animaciones animación animada animadas animado animador animadora animadoras animadores
        animados animadversión animal animales animamos animan animando animar animarme animaron animarse animarte
        animará animas animate anime animen animes animo animosidad animé animó aniquila aniquilación aniquilada
        aniquilado aniquilados aniquilar anita aniversario aniversarios anna ano anoche anochecer anomalía anomalías
        anonadado anonimato anorexia anormal anormales anormalidad anormalidades anormalmente anos anota anotaba
        anotaciones anotación anotada anotadas anotado anotador anotados anotan anotando anotar anotaron anotarse anote
        anoten anoto anoté anotó ansia ansiaba ansiada ansiado ansias ansiedad ansiedades ansiosa ansiosamente ansiosas
        ansioso ansiosos ansía anta antagonismo antagonista antagonistas antagónica antagónicas antagónicos antaño ante
        anteayer antebrazo antebrazos antecede antecedente antecedentes antecesor antecesores antelación antemano antena
        antenas anteojos antepasado antepasados antepone anteponer anteproyecto anteproyectos antequera anteras anterior
        anteriores anterioridad anteriormente antes antesala anti antiaérea antiaéreo antiaéreos antibalas antibiótico
        antibióticos anticipa anticipación anticipada anticipadamente anticipadas anticipado anticipados anticipan
        anticipando anticipar anticiparse anticipo anticipos anticipándose anticipó anticlerical anticomunista
        anticomunistas anticonceptiva anticonceptivas anticonceptivo anticonceptivos anticonstitucional anticristo
        anticuada anticuadas anticuado anticuados anticuario anticuerpo anticuerpos antidepresivo antidepresivos
        antidisturbios antidopaje antidroga antidrogas antier antifascista antifascistas antifaz antigua antiguamente
        antiguas antiguo antiguos antigüedad antigüedades antiinflamatorios antillano antillas antimateria antimonio
        antinatural antioqueña antioqueño antioqueños antioquia antioxidante antioxidantes antipatía antipática
        antipático antisemita antisemitas antisemitismo antisocial antisociales antiséptico antivirus antofagasta antoja
        antoje antojo antojos antojó antología antologías antolín anton antonia antonino antonio antonomasia antorcha
        antorchas antro antropología antropológica antropológicas antropológico antropológicos antropóloga antropólogo
        antropólogos antros antártica antártico antártida antídoto antígeno antígenos antílope antípodas antítesis anual
        anuales anualidad anualmente anuario anula anulación anulada anuladas anulado anulados anulan anulando anular
        anularon anule anulen anuló anuncia anunciaba anunciaban anunciación anunciada anunciadas anunciado anunciador
        anunciados anunciamos anuncian anunciando anunciante anunciantes anunciar anunciara anunciaremos anunciarlo
        anunciaron anunciarse anunciará anunciarán anuncie anuncien anuncio anuncios anunció anverso anzoátegui anzuelo
        anzuelos anáhuac análisis análoga análogas análogo análogos anárquico anécdota anécdotas anímate anímico anís
        anómala anómalo anónima anónimamente anónimas anónimo anónimos aorta ap apa apabullante apache apaches apacible
        apaciguar apaga apagaba apagada apagadas apagado apagados apagan apagando apagar apagara apagaron apagarse
        apagará apagas apago apagones apague apaguen apagué apagó apagón apaleado aparador aparato aparatos aparcado
        aparcamiento aparcamientos aparcar apareamiento aparearse aparece aparecen aparecer aparecerá aparecerán
        aparecería aparecerían apareces aparecida aparecidas aparecido aparecidos apareciendo apareciera aparecieran
        aparecieron apareciese apareciste apareció aparecí aparecía aparecían aparejada aparejado aparejo aparejos
        aparenta aparentaba aparentan aparentando aparentar aparente aparentemente aparentes aparezca aparezcan
        aparezcas aparezco aparicio apariciones aparición apariencia apariencias aparta apartada apartadas apartado
        apartados apartamento apartamentos apartan apartando apartar apartaron apartarse aparte aparten apartes
        apartheid aparto aparté apartó apasiona apasionada apasionadamente apasionadas apasionado apasionados apasionan
        apasionante apasionantes apatzingán apatía apaño apegada apegado apegados apegarse apego apela apelaciones
        apelación apelado apelan apelando apelar apelaron apelativo apellida apellido apellidos apelo apeló apena
        apenado apenas apendicitis aperitivo aperitivos apertura aperturas apesta apestan apestas apestoso apetece
        apetecible apetecía apetezca apetito apetitos apiade apical apicultura apiladas apilados apio aplacar aplanado
        aplasta aplastada aplastadas aplastado aplastados aplastamiento aplastando aplastante aplastar aplastó aplaudan
        aplaude aplauden aplaudida aplaudido aplaudiendo aplaudieron aplaudimos aplaudir aplaudió aplaudo aplaudía
        aplaudían aplauso aplausos aplaza aplazada aplazado aplazamiento aplazar aplazó aplica aplicaba aplicaban
        aplicabilidad aplicable aplicables aplicaciones aplicación aplicada aplicadas aplicado aplicados aplicamos
        aplican aplicando aplicar aplicara aplicarla aplicarlas aplicarle aplicarlo aplicarlos aplicaron aplicarse
        aplicará aplicarán aplicaría aplicas aplico aplicó aplique apliquen apliques apliqué aplomo apnea apo
        apocalipsis apocalíptica apocalíptico apoco apodaca apodada apodado apodera apoderado apoderados apoderan
        apoderaron apoderarse apoderándose apoderó apodo apodos apogeo apolo apologistas apología apolítico aponte
        apoplejía aporrea aporta aportaba aportaban aportaciones aportación aportada aportadas aportado aportados
        aportamos aportan aportando aportar aportaron aportará aportaría aporte aporten aportes aporto aportó aposento
        aposentos apostaba apostado apostados apostamos apostando apostar apostaron apostaría apostasía apostilla
        apostol apostolado aposté apostó apostólica apostólico apostólicos apoteosis apoya apoyaba apoyaban apoyada
        apoyadas apoyado apoyados apoyamos apoyan apoyando apoyar apoyara apoyaran apoyaremos apoyarla apoyarle apoyarlo
        apoyarlos apoyarme apoyarnos apoyaron apoyarse apoyarte apoyará apoyarán apoyaré apoyaría apoyarían apoyas apoye
        apoyemos apoyen apoyes apoyo apoyos apoyándose apoyé apoyó apple aprecia apreciaba apreciable apreciables
        apreciaciones apreciación apreciada apreciadas apreciado apreciados apreciamos aprecian apreciando apreciar
        apreciarlo apreciaron apreciarse apreciará aprecias aprecie aprecien aprecio apreció aprehender aprehendido
        aprehendidos aprehensión apremia apremiante apremiantes apremio aprenda aprendamos aprendan aprendas aprende
        aprendemos aprenden aprender aprenderemos aprenderlo aprenderse aprenderá aprenderán aprenderás aprenderé
        aprendería aprendes aprendices aprendida aprendidas aprendido aprendidos aprendiendo aprendiera aprendieron
        aprendimos aprendiste aprendiz aprendizaje aprendizajes aprendió aprendo aprendí aprendía aprensión apresado
        apresados apresar apresaron apresura apresurada apresuradamente apresuradas apresurado apresuran apresurar
        apresuraron apresurarse apresuró apretaba apretada apretadas apretado apretados apretando apretar apreté apretó
        apretón aprieta aprietan apriete aprietes aprieto aprietos aprisa aprobaba aprobaban aprobaciones aprobación
        aprobada aprobadas aprobado aprobados aprobamos aprobando aprobar aprobara aprobarlo aprobaron aprobarse
        aprobará aprobaría aprobé aprobó apropia apropiación apropiada apropiadamente apropiadas apropiado apropiados
        apropian apropiaron apropiarse apropió apropósito aprovecha aprovechaba aprovechaban aprovechada aprovechadas
        aprovechado aprovechados aprovechamiento aprovechamientos aprovechamos aprovechan aprovechando aprovechar
        aprovecharla aprovecharlas aprovecharlo aprovecharon aprovecharse aprovechará aprovecharía aprovechas aproveche
        aprovechemos aprovechen aproveches aprovecho aprovechándose aproveché aprovechó aprovisionamiento aprox aproxima
        aproximaba aproximaciones aproximación aproximada aproximadamente aproximadas aproximado aproximados aproximan
        aproximar aproximarse aproximándose aproximó aprueba aprueban apruebas apruebe aprueben apruebo apta aptas
        aptitud aptitudes apto aptos apu apuesta apuestan apuestas apueste apuesto apunta apuntaba apuntaban apuntada
        apuntadas apuntado apuntados apuntalar apuntamos apuntan apuntando apuntar apuntarme apuntaron apuntarse apuntas
        apunte apunten apuntes apunto apunté apuntó apura apurada apuradas apurado apurados apuran apurando apurar
        apurarse apuras apurate apure apuren apures apuro apuros apurímac apuñala apuñalada apuñalado apuñalar
        apuñalaron apuñaló apático apátrida apátridas apéndice apéndices apócrifo apócrifos apófisis apóstata apóstol
        apóstoles apúntate apúrate aque aqueja aquejado aquejan aquel aquelarre aquella aquellas aquello aquellos aquila
        aquiles aquino aquitania aquél aquélla aquéllas aquéllos aquí ar ara arabia araceli arado aragon aragonesa
        aragonesas aragoneses aragonés aragua aragón arameo aran arana arancel arancelaria arancelarias aranceles aranda
        arango aranjuez arar aras arauca araucanía arauco araujo araña arañar arañas arañazos araújo arbitraje
        arbitrajes arbitral arbitrales arbitrar arbitraria arbitrariamente arbitrarias arbitrariedad arbitrariedades
        arbitrario arbitrarios arbitrio arbitro arbolado arboleda arboledas arboles arbusto arbustos arca arcada arcadas
        arcadia arcadio arcaica arcaicas arcaico arcaicos arcano arcanos arcas arce arcediano archiduque archipiélago
        archiva archivada archivado archivados archivar archive archivero archiveros archives archivo archivos archivó
        arcilla arcillas arcipreste arco arcos arcoíris arcángel arcángeles arcón arda arde arden arder ardid ardido
        ardiendo ardiente ardientes ardila ardilla ardillas ardió ardor ardoz ardua arduamente arduo ardía are areco
        arena arenal arenales arenas arenga arenisca areniscas arenosa arenosas arenoso arenosos arepa arepas arequipa
        ares aretes argamasa arganda argel argelia argelina argelino argelinos argenta argentina argentinas argentino
        argentinos argento argolla argos argot argucias arguedas argumenta argumentaba argumentaciones argumentación
        argumentado argumental argumentales argumentan argumentando argumentar argumentaron argumento argumentos
        argumentó arguye argüello aria ariadna arias arica aridez aries ariete ario arios arismendi arista aristas
        aristocracia aristocrática aristocrático aristotélica aristóbulo aristócrata aristócratas aristóteles aritmética
        arizona arizpe arjona arlequín arles arma armaba armada armadas armadillo armado armador armados armadura
        armaduras armamentista armamento armamentos armamos arman armando armar armario armarios armaron armarse armas
        armazón arme armen armenia armenias armenio armenios armero armería armes armisticio armo armoniosa armonioso
        armonización armonizar armonía armonías armstrong armé armó armónica armónicas armónico armónicos arnau arneses
        arnés aro aroma aromas aromática aromáticas aromático aromáticos aron aros arpa arpón arq arqueología
        arqueológica arqueológicas arqueológico arqueológicos arquero arqueros arquetipo arquetipos arqueóloga
        arqueólogo arqueólogos arquitecta arquitecto arquitectos arquitectura arquitecturas arquitectónica
        arquitectónicas arquitectónico arquitectónicos arrabal arrabales arraigada arraigadas arraigado arraigados
        arraigo arranca arrancaba arrancada arrancadas arrancado arrancados arrancamos arrancan arrancando arrancar
        arrancarle arrancarme arrancaron arrancarte arrancará arrancas arranco arrancó arranque arranquen arranques
        arranqué arrasa arrasada arrasadas arrasado arrasan arrasando arrasar arrasaron arrastra arrastraba arrastrada
        arrastradas arrastrado arrastrados arrastran arrastrando arrastrar arrastraron arrastrarse arrastre arrastro
        arrastrándose arrastró arrasó arre arrebata arrebatada arrebatado arrebatar arrebatarle arrebataron arrebato
        arrebatos arrebató arrecha arrecho arrecife arrecifes arredondo arregla arreglaba arreglada arregladas arreglado
        arreglados arreglamos arreglan arreglando arreglar arreglara arreglaran arreglarla arreglarlo arreglarme
        arreglaron arreglarse arreglará arreglaría arreglas arregle arreglen arreglo arreglos arreglárselas arreglé
        arregló arremete arremeter arremetida arremetió arrendado arrendador arrendamiento arrendamientos arrendar
        arrendatario arrendatarios arrepentida arrepentido arrepentidos arrepentimiento arrepentimientos arrepentir
        arrepentirme arrepentirse arrepentirte arrepentirá arrepentirás arrepentí arrepienta arrepientas arrepiente
        arrepienten arrepientes arrepiento arrepintió arresta arrestada arrestadas arrestado arrestados arrestan
        arrestando arrestar arrestarlo arrestaron arresten arresto arrestos arrestó arriaga arriba arribado arriban
        arribando arribar arribaron arribas arribo arribó arrienda arriendo arriendos arriero arrieros arriesga
        arriesgada arriesgadas arriesgado arriesgados arriesgamos arriesgan arriesgando arriesgar arriesgarme
        arriesgarnos arriesgarse arriesgarte arriesgaría arriesgas arriesgo arriesgue arriesgó arrima arrimadas arrimar
        arrinconado arritmia arritmias arroba arrodilla arrodillada arrodillado arrodillarse arrodilló arrogancia
        arrogante arrogantes arroja arrojaba arrojaban arrojada arrojadas arrojado arrojados arrojan arrojando arrojar
        arrojaron arroje arrojen arrojo arrojó arrollado arrollador arrolladora arrolló arroyo arroyos arroz arrozales
        arruga arrugada arrugado arrugas arruina arruinada arruinadas arruinado arruinados arruinan arruinando arruinar
        arruinarle arruinarlo arruinaron arruinaste arruine arruinen arruines arruino arruinó arsenal arsenales arsénico
        art arte arteaga artefacto artefactos artemisa arteria arterial arterias artes artesana artesanal artesanales
        artesanas artesano artesanos artesanía artesanías articula articulaciones articulación articulada articuladas
        articulado articulados articulan articulando articular articulares articulista articulo artificial artificiales
        artificialmente artificio artificios artigas artillero artilleros artillería artilugio artilugios artimaña
        artimañas artista artistas artritis artrosis arturo artículo artículos artífice artífices artística
        artísticamente artísticas artístico artísticos aruba arvejas arzobispado arzobispal arzobispo arzobispos arábiga
        arábigo arándano arándanos arévalo as asa asad asada asadas asado asador asados asalariado asalariados asalta
        asaltada asaltado asaltados asaltan asaltando asaltante asaltantes asaltar asaltaron asalto asaltos asaltó
        asamblea asambleas asambleísta asambleístas asar asas asbesto ascendencia ascendente ascendentes ascender
        ascenderá ascendido ascendidos ascendiendo ascendiente ascendientes ascendieron ascendió ascendía ascensión
        ascenso ascensor ascensores ascensos asciende ascienden asco ascuas ase asean asediada asediado asedio asegura
        aseguraba aseguraban asegurada aseguradas asegurado asegurador aseguradora aseguradoras asegurados aseguramiento
        aseguramos aseguran asegurando asegurar asegurara asegurarle asegurarles asegurarlo asegurarme asegurarnos
        aseguraron asegurarse asegurarte asegurará asegurarán aseguraría aseguras asegurate asegure aseguren aseguro
        asegurándose aseguré aseguró asegúrate asegúrense asegúrese asemeja asemejan asen asentada asentadas asentado
        asentados asentamiento asentamientos asentar asentaron asentarse asentir asentó aseo aseos asequible asequibles
        aserradero aserrín ases asesina asesinada asesinadas asesinado asesinados asesinan asesinando asesinar
        asesinarlo asesinaron asesinas asesinato asesinatos asesine asesinen asesino asesinos asesinó asesor asesora
        asesorado asesoramiento asesorando asesorar asesores asesoría asesorías asesoró asevera aseveraciones
        aseveración aseveró asexual asfaltada asfaltado asfalto asfixia asfixiado asfixiante asfixiar asia asidero
        asidua asiduamente asiduidad asiduo asiduos asienta asientan asiente asiento asientos asigna asignaciones
        asignación asignada asignadas asignado asignados asignan asignando asignar asignarle asignaron asignará
        asignatura asignaturas asigne asignen asignó asilo asilos asimetría asimetrías asimila asimilación asimilada
        asimilado asimilados asimilando asimilar asimismo asimétrica asimétricas asimétrico asintiendo asintió asique
        asir asiria asirio asirios asista asistan asiste asisten asistencia asistencial asistenciales asistencias
        asistenta asistente asistentes asistida asistido asistidos asistiendo asistiera asistieron asistimos asistir
        asistirá asistirán asistió asisto asistí asistía asistían asiática asiáticas asiático asiáticos asma asno asnos
        aso asocia asociaba asociaciones asociación asociada asociadas asociado asociados asociamos asocian asociando
        asociar asociaron asociarse asociativa asociativo asocie asocio asoció asolado asoló asoma asomaba asoman
        asomando asomar asomarse asombra asombrada asombrado asombrados asombro asombrosa asombrosas asombroso
        asombrosos asombró asome asomo asomó aspa aspas aspe aspecto aspectos aspen asperezas asperger aspira aspiraba
        aspiraciones aspiración aspirado aspiradora aspiramos aspiran aspirando aspirante aspirantes aspirar aspire
        aspirina aspirinas aspiro asqueado asquerosa asquerosas asqueroso asquerosos asta astas asterisco asteroide
        asteroides astigmatismo astilla astillas astillero astilleros astral astro astrofísica astrofísico astrología
        astronauta astronautas astronomía astronómica astronómicas astronómico astronómicos astros astrólogo astrólogos
        astrónomo astrónomos astucia astur asturiana asturianas asturiano asturianos asturias astuta astuto astutos
        asueto asuma asumamos asuman asumas asume asumen asumes asumida asumidas asumido asumidos asumiendo asumiera
        asumieron asumimos asumir asumirlo asumirá asumiría asumió asumo asumí asumía asunción asunto asuntos asusta
        asustaba asustada asustadas asustado asustados asustan asustando asustar asustarme asustaron asustarse asustarte
        asustas asuste asusten asustes asusto asusté asustó así asín asís ata ataca atacaba atacaban atacada atacadas
        atacado atacados atacama atacamos atacan atacando atacante atacantes atacar atacara atacaran atacarla atacarlo
        atacarlos atacarme atacarnos atacaron atacará atacarán atacaría atacas ataco atacó atada atadas atado atados
        atadura ataduras ataja atajar atajo atajos atajó atalanta atalaya atan atanasio atando ataque ataquen ataques
        atar atardecer atardeceres ataron atarse atascada atascado atascados atasco atascos ataviados atañe atañen ataúd
        ataúdes ate atea atemporal aten atenas atenciones atención atenco atendemos atender atenderemos atenderlo
        atenderlos atenderse atenderte atenderá atenderán atendida atendidas atendido atendidos atendiendo atendieron
        atendió atendía atendían atenea ateneo atenerse ateniense atenienses atenta atentado atentados atentamente
        atentan atentando atentar atentas atente atenten atento atentos atenuación atenuada atenuante atenuantes atenuar
        ateo ateos aterra aterrada aterrado aterrador aterradora aterradoras aterradores aterrados aterriza aterrizado
        aterrizaje aterrizan aterrizando aterrizar aterrizaron aterrizó aterroriza aterrorizada aterrorizado
        aterrorizados aterrorizar atesora atesorar atestado atestigua atestiguan atestiguar ateísmo atienda atiendan
        atiende atienden atiendo atina atinado atisbo atlante atlas atleta atletas atletismo atlixco atlántica atlántico
        atlética atlético atléticos atmosférica atmosféricas atmosférico atmosféricos atmósfera atmósferas ato atocha
        atole atolladero atorado atormenta atormentada atormentado atormentan atormentar atracado atracadores atracar
        atracciones atracción atraco atracos atractiva atractivas atractivo atractivos atrae atraen atraer atraerá
        atraería atraes atraiga atrajeron atrajo atrapa atrapada atrapadas atrapado atrapados atrapan atrapando atrapar
        atraparlo atraparon atrape atrapen atrapo atrapó atraque atrasa atrasada atrasadas atrasado atrasados atraso
        atrasos atravesaba atravesaban atravesada atravesado atravesamos atravesando atravesar atravesaron atravesó
        atraviesa atraviesan atraviese atrayendo atrayente atraía atraían atraída atraídas atraído atraídos atreva
        atrevan atrevas atreve atrevemos atreven atreverse atreverá atrevería atreves atrevida atrevidas atrevido
        atrevidos atrevieron atrevimiento atrevió atrevo atreví atrevía atribuciones atribución atribuible atribuibles
        atribuida atribuidas atribuido atribuidos atribuir atribuirle atribuirse atributo atributos atribuye atribuyen
        atribuyendo atribuyeron atribuyó atribuía atril atrincherado atrio atroces atrocidad atrocidades atrofia
        atropella atropellada atropellado atropellados atropellan atropellar atropellaron atropello atropellos atropelló
        atroz atrás atrévete atta atte atuendo atuendos atunes aturdida aturdido aturdimiento atípica atípico atípicos
        ató atómica atómicas atómico atómicos atónita atónito atónitos atún audaces audacia audaz audible audiciones
        audición audiencia audiencias audio audiolibro audios audiovisual audiovisuales auditar auditiva auditivas
        auditivo auditivos auditor auditores auditoria auditorias auditorio auditorios auditoría auditorías audífono
        audífonos auge augura augurio augurios augusta augusto aula aulas aullido aullidos aumenta aumentaba aumentaban
        aumentada aumentado aumentados aumentamos aumentan aumentando aumentar aumentara aumentaran aumentaron aumentará
        aumentarán aumentaría aumentarían aumente aumenten aumento aumentos aumentó aun aunado aunar aunque aura aurelio
        aureola auricular auriculares aurora auroras ausencia ausencias ausentarse ausente ausentes ausentismo ausentó
        auspicia auspiciada auspiciado auspicio auspicios austera austeridad austero austral australes australia
        australiana australianas australiano australianos austria austriaca austriaco austriacos austro austríaca
        austríaco austríacos autarquía autentica autenticación autenticidad autentico autismo autista autistas auto
        autobiografía autobiográfica autobiográfico autobuses autobús autocar autocensura autocontrol autocracia
        autocrítica autodefensa autodefensas autodenominado autodenominan autodestrucción autodeterminación autodidacta
        autoestima autoevaluación autogestión autogobierno automatización automatizada automatizadas automatizado
        automatizados automatizar automoción automotor automotores automotrices automotriz automovilismo automovilista
        automovilistas automovilística automovilístico automática automáticamente automáticas automático automáticos
        automóvil automóviles autonomista autonomía autonomías autonómica autonómicas autonómico autonómicos autopista
        autopistas autopsia autopsias autor autora autoras autores autorice autoricen autoridad autoridades autoritaria
        autoritarias autoritario autoritarios autoritarismo autoriza autorizaba autorizaciones autorización autorizada
        autorizadas autorizado autorizados autorizan autorizando autorizar autorizaron autorizo autorizó autorregulación
        autorretrato autoría autos autoservicio autosuficiencia autosuficiente autosuficientes autovía autovías
        auténtica auténticamente auténticas auténtico auténticos autóctona autóctonas autóctono autóctonos autógrafo
        autógrafos autómata autómatas autónoma autónomas autónomo autónomos auxiliadora auxiliar auxiliares auxilio
        auxilios av aval avala avalada avalado avalados avalan avalancha avalanchas avalar avales avaló avalúo avance
        avancemos avancen avances avante avanza avanzaba avanzaban avanzada avanzadas avanzado avanzados avanzamos
        avanzan avanzando avanzar avanzara avanzaron avanzará avanzas avanzo avanzó avaricia avaro avatar avatares avda
        ave aveces avecina avecinaba avecinan avelino avellana avellanas avellaneda avena avendaño avenida avenidas
        aventar aventura aventurado aventurar aventurarse aventuras aventurera aventurero aventureros aventuró aventó
        avergonzada avergonzado avergonzados avergonzar avergonzarse avergüenza avergüenzan avergüenzo averiado averigua
        averiguaciones averiguación averiguado averiguando averiguar averiguarlo averiguo averiguó averigüe averigüé
        averno aversión avería averías aves avestruces avestruz avia aviación aviador aviadores avianca aviar avidez
        avienta avila avilés aviones avioneta avionetas avisa avisaba avisado avisados avisame avisamos avisan avisando
        avisar avisaremos avisarle avisarles avisarme avisarnos avisaron avisarte avisará avisas avise avisen aviso
        avisos avispa avispas avispero avistado avistamiento avistamientos avistar avisé avisó aviva avivar avivó avión
        avícola avísame avísenme ax axel axial axila axilares axilas axioma axiomas axis ay aya ayacucho ayala ayamonte
        ayer ayo aysén ayto ayuda ayudaba ayudaban ayudada ayudadme ayudado ayudados ayudame ayudamos ayudan ayudando
        ayudante ayudantes ayudar ayudara ayudaran ayudaremos ayudarla ayudarlas ayudarle ayudarles ayudarlo ayudarlos
        ayudarme ayudarnos ayudaron ayudaros ayudarse ayudarte ayudará ayudarán ayudaré ayudaría ayudarían ayudarías
        ayudas ayudase ayudaste ayude ayudemos ayuden ayudes ayudo ayudándonos ayudé ayudó ayunar ayunas ayuno
        ayuntamiento ayuntamientos ayúdame ayúdanos ayúdenme ayúdennos ayúdenos azabache azafata azafatas azafrán azahar
        azar azara azcapotzalco azcona azerbaiyán azerí azores azota azotada azotado azotan azotando azotar azote azotea
        azoteas azotes azotó azteca aztecas azua azucar azucaradas azucarera azucarero azucareros azucena azufre azul
        azulada azulado azulejo azulejos azules azulgrana azur azúcar azúcares aérea aéreas aéreo aéreos aísla añada
        añadan añade añaden añades añadida añadidas añadido añadidos añadidura añadiendo añadieron añadimos añadir
        añadiremos añadirle añadirse añadirá añadiría añadiéndole añadió añado añadí añadía añadían añejo añicos añil
        año añora añoranza añoro años aún aúpa baba babas babeando babel babi babilonia babor babosa babosas baboso
        babosos baca bacalao bacalar bacca bache baches bachiller bachillerato bachilleres baco bacteria bacteriana
        bacterianas bacteriano bacterias bacán badajoz badalona baena bagaje bagre bah bahamas bahía bahías baila
        bailaba bailaban bailable bailables bailado bailamos bailan bailando bailar bailarina bailarinas bailarines
        bailaron bailarín bailas baile bailemos bailen bailes bailo bailó baja bajaba bajaban bajada bajadas bajado
        bajados bajamos bajan bajando bajar bajara bajaran bajarla bajarle bajarlo bajarme bajaron bajarse bajarte
        bajará bajarán bajaría bajas bajaste bajate baje bajemos bajen bajes bajeza bajista bajita bajito bajo bajones
        bajos bajá bajé bajío bajó bajón bala balacera balaceras balada baladas balance balancea balanceada balanceado
        balancear balanceo balances balanza balanzas balas balazo balazos balboa balcarce balcon balcones balcón balda
        balde baldes baldosa baldosas baldío baldíos bale baleado balear baleares balines baliza balizas ballena
        ballenas ballesta ballestas ballesteros ballet balneario balnearios baloncesto balones balonmano balsa balsas
        baltazar baluarte baluartes balística balístico balísticos balón bamba bambalinas bambú banal banales banalidad
        banana bananas bananera bananeras bananero banano banca bancada bancadas bancaria bancarias bancario bancarios
        bancarrota bancas banco bancos banda bandada bandadas bandas bandeja bandejas bandera banderas banderín bandido
        bandidos bando bandolero bandoleros bandos bangladés bani banquero banqueros banqueta banquetas banquete
        banquetes banquillo bantú bao baptista bar baraja barajar barajas baranda barandilla barata baratas baratijas
        barato baratos barba barbacoa barbacoas barbados barbara barbaridad barbaridades barbarie barbas barbera barbero
        barberos barberá barbería barbilla barbosa barbuda barbudo barbudos barca barcas barcaza barcazas barcelona
        barco barcos barda bardas bardo baremo bares bariloche barinas bario barlovento barman barnechea barniz barones
        baronesa barquero barquisimeto barra barrabás barraca barracas barracones barragán barral barrameda barranca
        barrancabermeja barrancas barranco barrancos barranquilla barras barre barreda barren barrena barrendero barrer
        barrera barreras barriada barriadas barrial barriales barricada barricadas barrida barrido barridos barriendo
        barrientos barriga barril barriles barrilete barrio barrios barrita barritas barrió barro barroca barroco
        barrocos barron barros barroso barrotes bartolo bartolomé barullo baruta baréin barítono barómetro barón basa
        basaba basaban basada basadas basado basados basadre basal basales basalto basamento basamos basan basando basar
        basaron basarse basas base bases basilio basilisco baso basquetbol basta bastaba bastado bastan bastante
        bastantes bastar bastarda bastardo bastardos bastaron bastará bastaría baste bastidas bastidor bastidores
        bastilla bastiones bastión basto bastones bastos bastó bastón basura basuras basurero basureros basándome
        basándonos basándose basílica basó bata batacazo batalla batallando batallar batallas batallones batallón batas
        batata batatas bate batea bateador bateadores batear baten bateo baterista batería baterías bates batida batido
        batidora batidos batiendo batir batista batió bato batuta batán bautismal bautismo bautismos bautista bautizada
        bautizado bautizados bautizar bautizaron bautizo bautizos bautizó bauxita bauza bay baya bayamo bayan bayas bayo
        bayoneta bayonetas baz baza bazar bazares bazas bazo bazofia bazán baña bañaba bañada bañadas bañado bañador
        bañados bañan bañando bañar bañarme bañarnos bañarse bañarte bañas bañe bañera bañistas baño baños bañándose
        baúl be beata beatificación beato beatriz beba beban bebas bebe bebedor bebedores bebemos beben beber beberse
        beberé bebes bebida bebidas bebido bebiendo bebieron bebió bebo bebé bebés bebí bebía bebían beca becado becados
        becaria becario becarios becas becerra becerril becerro becerros beduinos begoña beige beisbol bejarano bel
        belga belgas belgrano belice beligerante beligerantes belisario bell bella bellaco bellamente bellas bellavista
        belleza bellezas bellido bello bellos bellota bellotas bellísima bellísimas belmonte beltrán belén bemol ben
        benalmádena benavides benceno bencina bendecida bendecido bendecidos bendecir bendice bendiciendo bendiciones
        bendición bendiga bendigo bendijo bendita benditas bendito benditos benedetti benedictino benedictinos benedicto
        benefactor benefactores beneficencia beneficia beneficiaba beneficiada beneficiadas beneficiado beneficiados
        benefician beneficiando beneficiar beneficiaria beneficiarias beneficiario beneficiarios beneficiaron
        beneficiarse beneficiará beneficiarán beneficiaría beneficie beneficien beneficio beneficios beneficiosa
        beneficiosas beneficioso beneficiosos beneficiándose benefició benemérita benemérito beneplácito benevolencia
        benevolente bengala bengalas bengalí beni benidorm benigna benigno benignos benito benjamín bentos benéfica
        benéficas benéfico benéficos benévolo benín benítez berazategui bereber bereberes berenjena berenjenas bergantín
        berisso berkeley berlanga berlina berlín bermejo bermellón bermuda bermudas bermúdez bernal bernard bernarda
        bernardino bernardo berrinche berrinches berro berrocal bes besa besaba besado besamos besan besando besar
        besarla besarle besarlo besarme besarnos besaron besarse besarte besas besaste bese besen beses besito besitos
        beso besos besote bestia bestial bestialidad bestias besándose besé besó beta betancourt betancur betania
        betanzos betas betún bey biberón biblia biblias bibliografía bibliográfica bibliográficas bibliográfico
        bibliográficos biblioteca bibliotecaria bibliotecario bibliotecarios bibliotecas bicarbonato bicentenario bicho
        bichos bici bicicleta bicicletas bicis bicolor bidimensional bidireccional bidones bidón bielorrusa bielorrusia
        bielorruso bien bienal bienaventurado bienaventurados bienes bienestar bienio bienvenida bienvenidas bienvenido
        bienvenidos bierzo bifurcación bigote bigotes bikini bikinis bilateral bilaterales bilbao biliar biliares
        bilingüe bilingües bilingüismo bilis billar billete billetera billeteras billetes billonario billones billón
        bimestral bimestre binaria binarias binario binarios bingo binoculares binomio biobío biodiversidad biografía
        biografías biográfica biográficas biográfico biográficos biología biológica biológicamente biológicas biológico
        biológicos biomasa biopsia bioquímica bioquímico bioquímicos biosfera biotecnología bipolar bipolares birmania
        birmano birra birras bis bisabuela bisabuelo bisabuelos bisagra bisagras bisexual bisexuales bisexualidad
        bisnietos bisonte bissau bistec bisturí bisutería bit bite bits bitácora bizantina bizantino bizantinos bizarra
        bizarras bizarro bizarros bizco bizcocho bizcochos bizkaia biógrafo biógrafos bióloga biólogo biólogos bla
        blanca blancas blanco blancos blancura blanda blandas blandiendo blando blandos blanes blanquea blanqueamiento
        blanquear blanquecina blanquecino blanqueo blas blasfemia blasfemias blasfemo blasones blasón ble bledo blindada
        blindadas blindado blindados blindaje blindar bloc blog blogs bloguera bloguero blogueros bloque bloquea
        bloqueaba bloqueada bloqueadas bloqueado bloqueador bloqueadores bloqueados bloquean bloqueando bloquear
        bloquearlo bloquearon bloquee bloqueen bloqueo bloqueos bloques bloqueó blues blusa blusas boa boadilla boas
        boba bobada bobadas bobadilla bobina bobinas bobo bobos boca bocadillo bocadillos bocaditos bocado bocados
        bocanada bocas bocata bocazas boceto bocetos bocha bochas bocho bochorno bochornoso bocina bocinas boda bodas
        bodega bodegas bodegones bodegón bodrio boedo bofetada bofetadas boga bogotana bogotano bogotanos bogotá bohemia
        bohemio bohemios boicot boicotear boina boinas bol bola bolas bolaños bolchevique bolcheviques bolera bolero
        boleros boleta boletas boletines boleto boletos boletín boliche boliches bolillo bolita bolitas bolivar
        bolivariana bolivariano bolivarianos bolivia boliviana bolivianas boliviano bolivianos bollo bollos bolo bolos
        bolsa bolsas bolsillo bolsillos bolso bolsos bolsón boluda boludas boludeando boludear boludeces boludeo boludez
        boludo boludos bolígrafo bolígrafos bolívar bolívares bomba bombacha bombardea bombardeada bombardeado
        bombardeados bombardean bombardeando bombardear bombardearon bombardeo bombardeos bombardero bombarderos
        bombardeó bombas bombazo bombea bombear bombeo bombero bomberos bombilla bombillas bombo bombones bombos bombón
        bonaerense bonaerenses bonanza bondad bondades bondadosa bondadoso bonete bongo bonifacio bonificaciones
        bonificación bonilla bonita bonitas bonito bonitos bono bonos bonus boom boquerón boquete boquiabierto boquilla
        boquita borbón borda bordada bordadas bordado bordados bordar borde bordea bordean bordeando bordes bordo boreal
        borgoña boricua boricuas borja borlas borneo boro borra borracha borrachas borrachera borracheras borracho
        borrachos borrada borradas borrado borrador borradores borrados borran borrando borrar borrarlo borraron
        borrarse borrará borras borraste borre borrego borregos borren borrero borres borro borrosa borrosas borroso
        borrosos borrás borré borró borrón bosco boscosa boscosas bosnia bosnio bosnios bosque bosquejo bosques bossa
        bosta bostezo boston bosé bota botado botafogo botan botana botando botar botaron botas bote botella botellas
        botellita botellón botero botes botica boticario botija botines botiquín boto botones botsuana botánica botánico
        botánicos botín botó botón boutique bovina bovino bovinos box boxeador boxeadores boxeo boya boyacá boyas bozal
        braga bragado bragas bragueta braille branca brandy branquias brasa brasas brasil brasilera brasileras brasilero
        brasileros brasileña brasileñas brasileño brasileños brasilia brava bravas bravo bravos bravura brazalete
        brazaletes brazas brazo brazos brea bread brebaje brecha brechas bree brega bregar bren brenda brenes bretaña
        bretón breve brevedad brevemente breves breña bribón brice briceño brida bridas brigada brigadas brigadier
        brilla brillaba brillaban brillan brillando brillante brillantemente brillantes brillantez brillar brillaron
        brillará brille brillo brillos brilló brinca brincando brincar brinco brincos brinda brindaba brindada brindado
        brindamos brindan brindando brindar brindarle brindarles brindarnos brindaron brindarte brindará brinde
        brindemos brinden brindis brindo brindó brisa brisas británica británicas británico británicos brizuela broca
        brocha broche broches broma bromas bromea bromeaba bromean bromeando bromear bromeo bromeó bromista bromo
        bromuro bronca broncas bronce bronceada bronceado bronces bronco broncos bronquitis brota brotan brotando brotar
        brote brotes brown bruce bruces bruja brujas brujería brujo brujos bruma bruna bruno brunéi brusca bruscamente
        brusco bruscos bruselas bruta brutal brutales brutalidad brutalmente brutas bruto brutos brácteas brígida brío
        brújula bs bu bubónica bucal bucales bucaramanga buceadores bucear buceo buche bucle bucles buda budismo budista
        budistas budín buen buena buenas buenaventura buenavista bueno buenos buenísima buenísimas buenísimo buenísimos
        buey bueyes bufa bufanda bufandas bufete bufetes bufones bufón buga buhardilla buho buitre buitres bujía bujías
        bula bulbo bulbos bulevar bulgaria bulimia bulla bullicio bulliciosa bulnes bulo bulos bulto bultos bum bungalow
        buque buques burbuja burbujas burda burdel burdeles burdeos burdo burgos burguesa burguesas burgueses burguesía
        burgués burka burkina burla burlaba burlaban burlado burlan burlando burlar burlarme burlarnos burlaron burlarse
        burlarte burlas burle burlen burlo burlona burlándose burló burlón burocracia burocrática burocráticas
        burocrático burocráticos burra burrada burradas burrito burritos burro burros bursátil bursátiles burundi
        burócrata burócratas bus busca buscaba buscaban buscabas buscad buscada buscadas buscado buscador buscadores
        buscados buscalo buscamos buscan buscando buscar buscara buscaran buscare buscaremos buscarla buscarlas buscarle
        buscarlo buscarlos buscarme buscarnos buscaron buscarse buscarte buscará buscarán buscaré buscaría buscarían
        buscas buscaste buscate busco buscá buscábamos buscáis buscándole buscándolo buscándote buscó buses busque
        busquemos busquen busques busqué bustamante busto bustos butaca butacas bután buzo buzones buzos buzón bv bytes
        báculo bádminton bájate bálsamo báltico bálticos bárbara bárbaras bárbaro bárbaros báscula básica básicamente
        básicas básico básicos básquetbol bávaro béisbol bélgica bélica bélicas bélico bélicos bésame bética bíblica
        bíblicas bíblico bíblicos bíceps bóveda bóvedas bóxer búfalo búfalos búho búhos búlgara búlgaras búlgaro
        búlgaros búscalo búscame búscate búsqueda búsquedas ca caba cabal cabales cabalga cabalgando cabalgar cabalgata
        caballa caballerizas caballero caballeros caballerosidad caballeroso caballería caballerías caballete caballito
        caballitos caballo caballos cabalmente cabana cabanillas cabaret cabaña cabañas cabe cabecera cabeceras
        cabecilla cabecillas cabellera cabello cabellos cabelludo cabemos caben caber cabeza cabezal cabezas cabezazo
        cabezazos cabezota cabezón cabida cabildeo cabildo cabildos cabimas cabina cabinas cable cableado cables cabo
        cabos cabotaje cabra cabrales cabras cabrea cabreada cabreado cabreo cabrera cabrero cabrito cabrona cabrones
        cabría cabrón cabía caca cacahuate cacahuates cacahuete cacahuetes cacao cacerola cacerolas cacería cacerías
        cacha cacharro cacharros cachas cache cachemira cachetada cachete cachetes cachi cachito cacho cachonda
        cachondeo cachondo cachondos cachorrito cachorritos cachorro cachorros cachos caché cacique caciques caciquismo
        caco cactus cada cadalso cadena cadenas cadencia cadera caderas cadereyta cadete cadetes cadmio caduca caducado
        caducas caducidad caduco cadáver cadáveres cae caemos caen caer caerle caerme caerse caerte caerá caerán caería
        caerían caes cafetal cafetera cafeteras cafetero cafeteros cafetería cafeterías cafeína café cafés caga cagaba
        cagada cagadas cagado cagados cagamos cagan cagando cagar cagarla cagarme cagaron cagarse cagarte cagas cagaste
        cago cague caguen cagues cagué cagá cagó caicedo caiga caigamos caigan caigas caigo caimanes caimán cairo caja
        cajamarca cajas cajera cajero cajeros cajeta cajetilla cajones cajuela cajón cal cala calabaza calabazas
        calabozo calabozos calada calado calafate calahorra calakmul calama calamar calamares calambre calambres
        calamidad calamidades calar calas calatayud calatrava calavera calaveras calcetines calcetín calcinado
        calcinados calcio calcita calco calcomanías calcula calculaba calculada calculadas calculado calculador
        calculadora calculadoras calculados calculamos calculan calculando calcular calcularon calcularse calcule
        calculo calculó caldas caldera calderas caldero calderón caldo caldos cale caledonia calefacción calefactor
        caleidoscopio calendario calendarios calentaba calentado calentador calentadores calentamiento calentando
        calentar calentarse calentita calentito calentitos calentura calentó calera calero calesita caleta cali
        calibración calibrado calibrar calibre calibres calidad calidades calidez calienta calientan caliente calientes
        caliento califa califato califica calificaba calificaciones calificación calificada calificadas calificado
        calificador calificados califican calificando calificar calificarlo calificaron calificarse calificativo
        calificativos califico calificó califique california californiana californiano caligrafía calixto caliza calizas
        calla callaba callada calladamente calladas calladito calladitos callado callados callamos callan callando
        callao callar callara callarme callaron callarse callarte callas callate calle calleja callejas callejera
        callejeras callejero callejeros callejones callejuelas callejón callen calles callo callos calló calma calmada
        calmado calmados calman calmando calmante calmantes calmar calmarme calmarse calmarte calmas calmate calme
        calmen calmo calmó calo calor calores calorías calpe calumnia calumniar calumnias calurosa calurosas caluroso
        calurosos calva calvario calvicie calvo calvos calza calzada calzadas calzado calzados calzas calzoncillo
        calzoncillos calzones calzón caló calórico cama camacho camada camagüey camaleón camarada camaradas camaradería
        camarera camareras camarero camareros camargo camarilla camarillas camarones camarote camarotes camarógrafo
        camarógrafos camarón camas cambia cambiaba cambiaban cambiada cambiadas cambiado cambiados cambiamos cambian
        cambiando cambiante cambiantes cambiar cambiara cambiaran cambiaremos cambiarla cambiarlas cambiarle cambiarlo
        cambiarlos cambiarme cambiarnos cambiaron cambiarse cambiarte cambiará cambiarán cambiaré cambiaría cambiarían
        cambiarías cambias cambiase cambiaste cambie cambiemos cambien cambies cambio cambios cambié cambió camboya
        camboyana camello camellos cameo camera cameras camerino camerinos camerunés camerún camilla camillas camilo
        camina caminaba caminaban caminado caminamos caminan caminando caminante caminantes caminar caminaron caminas
        caminata caminatas camine caminemos caminen camines camino caminos caminábamos caminé caminó camionero
        camioneros camiones camioneta camionetas camisa camisas camiseta camisetas camisón camita camión camorra camote
        campa campamento campamentos campana campanadas campanario campanas campanilla campanillas campanita campaña
        campañas campeador campechano campeche campeona campeonas campeonato campeonatos campeones campera camperas
        campero campesina campesinas campesino campesinos campestre campestres campeón campillo camping campiña campo
        campos camposanto campus camuflada camuflado camuflados camuflaje camuflar can cana canadiense canadienses
        canadá canal canalejas canales canaliza canalización canalizado canalizados canalizan canalizar canalla canallas
        cananea canaria canarias canario canarios canas canasta canastas canasto cancel cancela cancelaciones
        cancelación cancelada canceladas cancelado cancelados cancelan cancelando cancelar cancelarlo cancelaron
        cancelará cancelas cancele cancelen cancelo canceló cancerosas cancerígenas cancerígeno cancerígenos cancha
        canchas canciller cancilleres cancillería cancionero canciones canción candado candados candela candelabro
        candelabros candelaria candelas candelero candente candentes candidata candidatas candidato candidatos
        candidatura candidaturas candil canela canelo canes cangas cangrejo cangrejos canguro canguros canibalismo
        canicas caniche canijo canilla canillas canina canino caninos canis canje canjear cano canoa canoas canon
        canonización canosa canoso cansa cansaba cansada cansadas cansado cansador cansados cansamos cansan cansancio
        cansando cansar cansaron cansarse cansaré cansas canse canses cansino cansinos canso cansé cansó canta cantaba
        cantaban cantabria cantada cantadas cantado cantados cantamos cantan cantando cantante cantantes cantar cantara
        cantares cantarla cantarle cantaron cantará cantarán cantaré cantaría cantas cantata cantautor cantautora cante
        cantemos canten cantera canteras cantero canteros cantería cantes cantidad cantidades cantina cantinas cantinela
        cantinero canto cantonal cantones cantonés cantor cantores cantos cantábrica cantábrico canté cantó cantón
        canuto caníbal caníbales canónica canónicas canónico canónicos canónigo canónigos cao caoba caos cap capa
        capaces capacidad capacidades capacita capacitaciones capacitación capacitada capacitadas capacitado capacitados
        capacitan capacitando capacitar capacitarse caparazón capas capataces capataz capaz cape capellanes capellán
        capilar capilares capilla capillas capital capitales capitalidad capitalina capitalino capitalinos capitalismo
        capitalista capitalistas capitalización capitalizar capitana capitanes capitanía capitel capiteles capitolio
        capitulaciones capitulación capitular capitulo capitán capo capone capos capota capote capri capricho caprichos
        caprichosa caprichoso caprichosos capricornio caprino capsula capta captación captada captadas captado captados
        captan captando captar captaron captas capte capto captor captores captura capturada capturadas capturado
        capturados capturan capturando capturar capturarlo capturaron capturas capture capturó captó capucha capuchas
        capuchino capuchinos capullo capullos capítulo capítulos capó caquetá caqui car cara carabina carabinas
        carabinero carabineros carabobo caracas caracol caracoles caracteres caracteriza caracterizaba caracterización
        caracterizada caracterizadas caracterizado caracterizados caracterizan caracterizar caracterizaron caracterizó
        característica características característico característicos caradura caraduras carajo carajos caramba
        carambola caramelo caramelos caraqueño caraqueños caras caravaca caravana caravanas caray carballo carbohidratos
        carbonato carbonatos carbonero carbones carbono carburador carburante carburo carbó carbón carbónico carcajada
        carcajadas carcasa carcelaria carcelario carcelero carceleros carchi carcinoma cardenal cardenales cardinal
        cardinales cardiovascular cardiovasculares cardiólogo cardo cardona cardíaca cardíacas cardíaco cardíacos carece
        carecemos carecen carecer careciendo careció carecía carecían carencia carencias carente carentes cares carestía
        careta caretas carey carezca carga cargaba cargaban cargada cargadas cargado cargador cargadores cargados
        cargamento cargamentos cargamos cargan cargando cargar cargarla cargarlo cargaron cargarse cargará cargas cargo
        cargos cargue carguen carguero cargueros cargué cargó cari caribe caribes caribeña caribeñas caribeño caribeños
        caricatura caricaturas caricaturista caricaturistas caricia caricias caridad caries carisma carismática
        carismático carismáticos caritativa caritativas caritativo cariz cariño cariños cariñosa cariñosamente cariñosas
        cariñoso cariñosos carla carles carlismo carlista carlistas carlos carlota carme carmel carmela carmelita
        carmelitas carmelo carmen carmena carmesí carmona carmín carnada carnal carnales carnaval carnavales carne
        carnero carneros carnes carnet carnets carnicero carniceros carnicería carnicerías carnosa carnoso carnosos
        carné carnívoro carnívoros caro carola carolina caroní caros carpa carpas carpe carpeta carpetas carpintero
        carpinteros carpintería carpio carranza carrascal carrasco carrera carreras carrero carreta carretas carrete
        carretera carreteras carretero carreteros carretes carretilla carretillas carreño carril carriles carrillo
        carrito carritos carrizal carrizo carrión carro carrocería carrocerías carros carroza carrozas carroña
        carroñeros carruaje carruajes carrusel carta cartagena cartagineses cartago cartas cartel cartelera carteleras
        carteles cartera carteras cartero cartesiano cartilla cartillas cartografía cartográfica cartones cartuchera
        cartucho cartuchos cartuja cartulina cartulinas cartílago cartón carvajal carvallo carácter carótida cas casa
        casaba casablanca casaca casacas casación casada casadas casado casados casal casamiento casamientos casamos
        casan casanare casando casanova casanovas casar casara casares casarme casarnos casaron casarse casarte casará
        casaría casas casaste cascabel cascabeles cascada cascadas cascanueces cascara cascarón casco cascos case casen
        casera caseras casero caseros caserío caseríos caserón cases caseta casetas casete casi casilda casilla casillas
        casillero casilleros casimiro casino casinos casita casitas caso casona casos caspa caspio casquete casquillo
        casquillos casta castalia castas castaña castañas castañeda castaño castaños castelar castellana castellanas
        castellano castellanos castellar castelli castellón castidad castiga castigada castigadas castigado castigados
        castigan castigando castigar castigaron castigará castigo castigos castigue castiguen castigó castilla
        castillejo castillo castillos casting casto castor castores castración castrado castrar castrense castrenses
        castro castros casual casuales casualidad casualidades casualmente casándose casé casó cata cataclismo
        catacumbas catalana catalanas catalanes catalanismo catalanista catalina catalizador catalizadores cataloga
        catalogación catalogada catalogadas catalogado catalogados catalogan catalogar catalogo catalogó cataluña
        catalán catamarca catapulta catar catarata cataratas catarina catarro catarsis catastral catastro catastrófica
        catastróficas catastrófico catastróficos catatumbo cate catecismo catedral catedrales catedrática catedrático
        catedráticos categorización categorizar categoría categorías categórica categóricamente categórico cateo
        catequesis catering caterva cateto cato catolicismo catorce catre catálogo catálogos catástrofe catástrofes
        catéter católica católicas católico católicos catón cauca cauce cauces caucho cauchos caucásica caucásico
        caucásicos caudal caudales caudaloso caudillismo caudillo caudillos causa causaba causaban causada causadas
        causado causados causal causales causalidad causan causando causante causantes causar causara causarle causaron
        causará causarán causaría causas cause causen causes causo causándole causó cautela cautelar cautelares
        cautelosa cautelosamente cauteloso cautelosos cautiva cautivado cautivar cautivas cautiverio cautividad cautivo
        cautivos cautivó cauto cautos cava cavado cavan cavando cavar cavas cave caverna cavernas caviar cavidad
        cavidades cay cayena cayendo cayera cayeran cayeron cayese cayetano cayo cayos cayéndose cayó caza cazaba cazado
        cazador cazadora cazadoras cazadores cazados cazan cazando cazar cazas cazatalentos cazo cazuela caí caía caían
        caída caídas caído caídos caímos caíste caña cañada cañadas cañar cañas cañaveral cañería cañerías cañete caño
        cañonazo cañonazos cañones caños cañuelas cañón caótica caótico caóticos ce cea ceba cebada cebado cebar cebo
        cebolla cebollas cebra cebras cebú ceca cecilia cecina ceda cedan cede ceden ceder cederle cederá cedes cedeño
        cedida cedidas cedido cedidos cediendo cedieron cedió cedo cedro cedros cedula cedía cefalea cegado cegados
        ceguera ceiba ceibal ceja cejas cela celada celador celaya celda celdas cele celebra celebraba celebraban
        celebraciones celebración celebrada celebradas celebrado celebrados celebramos celebran celebrando celebrar
        celebrara celebraremos celebrarlo celebraron celebrarse celebrará celebrarán celebraría celebre celebremos
        celebren celebres celebridad celebridades celebro celebrándose celebró celeridad celeste celestes celestial
        celestiales celestina celestino celia celibato celo celos celosa celosamente celosas celoso celosos celsius
        celta celtas celular celulares celuloide celulosa cementerio cementerios cemento cementos cena cenado cenamos
        cenando cenar cenas cenicero ceniceros cenicienta cenit ceniza cenizas ceno cenote cenotes censados censal censo
        censor censores censos censura censurable censurada censuradas censurado censurados censuran censurando censurar
        censuraron censuras censuren censuró cent centauro centauros centavo centavos centella centellas centena
        centenar centenares centenaria centenario centenarios centenas centeno centinela centinelas centra centraba
        centraban centrada centradas centrado centrados central centrales centralidad centralismo centralista
        centralistas centralización centralizada centralizadas centralizado centralizados centralizar centramos centran
        centrando centrar centraremos centrarme centrarnos centraron centrarse centrarte centrará centre centres centro
        centroafricana centroamericana centroamericanas centroamericano centroamericanos centroamérica centrocampista
        centros centrándose centrífuga centró cents centuria centurión centésima centígrados centímetro centímetros cené
        cepa cepas cepeda cepillado cepillar cepillo cepillos cepo cera ceras cerca cercada cercado cercados cercana
        cercanas cercano cercanos cercanía cercanías cercar cercas cerciorarse cerco cercos cerda cerdas cerdito
        cerditos cerdo cerdos cereal cereales cerebelo cerebral cerebrales cerebro cerebros ceremonia ceremonial
        ceremoniales ceremonias ceres cereza cerezas cerezo cerezos cerilla cerillas cero ceros cerquita cerra cerraba
        cerraban cerrada cerradas cerrado cerrados cerradura cerraduras cerrajero cerramiento cerramos cerrando cerrar
        cerrara cerraran cerrarla cerrarle cerrarlo cerraron cerrarse cerrará cerrarán cerraría cerras cerraste cerremos
        cerrillos cerrito cerro cerrojo cerrojos cerros cerrándose cerré cerró certamen certera certeras certero
        certeros certeza certezas certidumbre certifica certificaciones certificación certificada certificadas
        certificado certificados certifican certificar certificó certifique certámenes cervantes cervantino cervecera
        cervecero cerveceros cervecería cervecerías cerveza cervezas cervical cervicales cerámica cerámicas cerámico
        cerámicos ces cesa cesación cesado cesan cesante cesantía cesar cesare cesaron cesará cese cesen cesiones cesión
        cesta cestas cesto cestos cesárea cesáreo cesó cetro cetáceos ceuta ceñida ceñido ceñirse ceño cf cfr ch cha
        chabones chabón chacabuco chacal chacales chacao chacarita chacha chacho chaco chacra chacras chacón chad chairo
        chairos chal chala chalco chale chaleco chalecos chalet chalets chama chamanes chamarra chamas chamba chambelán
        chamo chamorro champaña champán champú chamán chancay chance chances chancho chanchos chanchullo chanchullos
        chancla chanclas changa chango chanta chantaje chantajear chantajes chao chapa chapado chapala chaparro
        chaparrón chapas chapo chapucero chapultepec chapuza chaqueta chaquetas chaqueño charango charca charcas charco
        charcos charla charlamos charlando charlar charlas charlatanes charlatán charles charo charro charrúa charrúas
        chas chasco chascomús chasis chasquido chat chata chatarra chatea chateando chatear chato chats chava chaval
        chavales chavas chaves chavo chavos che checa checas checo checos chef chefs chelines cheque chequea chequeado
        chequeando chequear chequeo chequera cheques cheto chiapa chiapas chiara chic chica chicana chicano chicas
        chicha chicharrones chicharrón chichas chiche chicho chiclana chiclayo chicle chicles chico chicos chicote chida
        chidas chido chien chifla chiflado chiflados chihuahua chilapa chile chilena chilenas chileno chilenos chiles
        chilla chillan chillando chillar chillido chillidos chillona chillones chillán chillón chilpancingo chimba
        chimborazo chimbote chimenea chimeneas chimpancé chimpancés china chinas chincha chinche chinches chinchilla
        chinga chingada chingado chingados chingando chingar chingas chingo chingona chingonas chingones chingue
        chinguen chingón chinita chino chinos chip chipa chipre chips chiquero chiqui chiquilla chiquillo chiquillos
        chiquita chiquitas chiquito chiquitos chiquitín chirigota chiringuito chirinos chirrido chis chisme chismes
        chismosa chismoso chispa chispas chiste chistes chistosa chistosas chistoso chistosos chita chiva chivas
        chivilcoy chivo chivos cho choca chocado chocan chocando chocante chocar chocaron chocho chochos choclo choco
        chocolate chocolates chocó chofer choferes chola chollo cholo cholos cholula chop chopo choque choques chori
        chorizo chorizos choro choros chorra chorrada chorradas chorrea chorreando chorrera chorrillos chorro chorros
        chota choto choza chozas christian chubascos chubut chucha chucherías chucho chueca chueco chula chulada chulas
        chulería chuleta chuletas chulo chulos chunga chungo chupa chupaba chupada chupado chupame chupan chupando
        chupar chuparle chuparse chupas chupe chupen chupete chupi chupo chupó chuquisaca churro churros chus chusma
        chuta chute cháchara chándal chárter chávez chévere chía chófer chóferes cianuro ciberespacio cibernética
        cibernético cibernéticos cicatrices cicatriz cicatrización cicerón ciclismo ciclista ciclistas ciclo ciclones
        ciclos ciclovía ciclovías ciclón cid ciega ciegamente ciegas ciego ciegos cielito cielo cielos ciempiés cien
        ciencia ciencias cienfuegos ciento cientos científica científicamente científicas científico científicos cierne
        ciernes cierra cierran cierras cierre cierren cierres cierro cierta ciertamente ciertas cierto ciertos cierva
        ciervo ciervos cieza cifra cifrada cifrado cifrados cifrar cifras cifuentes cigarrillo cigarrillos cigarro
        cigarros cigüeña cigüeñas cilantro cilindrada cilindro cilindros cilíndrica cilíndrico cima cimarrones cimas
        cimentación cimentar cimiento cimientos cinc cincel cinco cincuenta cincuentenario cine cineasta cineastas
        cinema cinematografía cinematográfica cinematográficas cinematográfico cinematográficos cinematógrafo cinemática
        cines cinismo cinta cintas cinto cintura cinturones cinturón cinética cipreses cipriano ciprés circa circe
        circense circenses circo circos circuito circuitos circula circulaba circulaban circulación circulado circulan
        circulando circulante circular circulares circularon circulatorio circule circulen circulo circuló circuncisión
        circunda circundan circundante circundantes circunferencia circunscribe circunscripciones circunscripción
        circunstancia circunstancial circunstanciales circunstancias circunvalación cirilo cirio cirios ciro cirrosis
        ciruela ciruelas ciruelo cirugía cirugías cirujano cirujanos cirílico cisco cisjordania cisma cisne cisneros
        cisnes cisterna cisternas cit cita citaba citaciones citación citada citadas citado citados citamos citan
        citando citar citaron citarse citas cite citen cites cito citoplasma cité citó ciudad ciudadana ciudadanas
        ciudadano ciudadanos ciudadanía ciudadela ciudades civil civiles civilidad civilizaciones civilización
        civilizada civilizadas civilizado civilizados civismo cizaña ciénaga cl clama claman clamando clamar clamor clan
        clandestina clandestinamente clandestinas clandestinidad clandestino clandestinos clanes clara claramente claras
        claret claridad clarificación clarificar clarinete clarita clarividencia clarividente claro claros claroscuro
        clarín clase clases clasicismo clasifica clasificaciones clasificación clasificada clasificadas clasificado
        clasificador clasificados clasificamos clasifican clasificando clasificar clasificaron clasificarse
        clasificatoria clasificatorias clasificatorio clasificó clasista clasistas claudia claudicar claustro
        claustrofobia claustros clausula clausulas clausura clausurada clausurado clausurar clausuró clava clavada
        clavadas clavado clavados clavan clavando clavar clavarle clavaron clavas clave clavel claveles claver clavero
        claves clavijas clavo clavos clavé clavícula clavó claxon clemencia clemente clementina clerical clero clic
        cliché clichés clics clienta clientas cliente clientela clientelismo clientes clima climas climatización
        climatología climática climáticas climático climáticos clip clips cloaca cloacas clon clonación clonado clonar
        clones clorhídrico cloro clorofila cloroformo cloruro club clubes clubs clásica clásicas clásico clásicos
        cláusula cláusulas clérigo clérigos clímax clínica clínicas clínico clínicos clítoris clóset clúster cm coa
        coacciones coacción coadjutor coagulación coahuila coaliciones coalición coartada coartar coatzacoalcos coautor
        coautores coaxial coba cobalto cobarde cobardemente cobardes cobardía cobertizo cobertura coberturas cobija
        cobijas cobijo cobra cobraba cobraban cobrado cobrador cobradores cobrados cobramos cobran cobrando cobranza
        cobranzas cobrar cobrara cobrarle cobraron cobrarse cobrará cobrarán cobraría cobras cobre cobren cobres cobro
        cobros cobró coca cocaína cocción cocer cocha cochabamba coche cochera cocheras cochero coches cochina cochino
        cochinos cochrane cocida cocidas cocido cocidos cociendo cociente cocina cocinaba cocinada cocinado cocinados
        cocinamos cocinan cocinando cocinar cocinas cocine cocinera cocineras cocinero cocineros cocino coco cocodrilo
        cocodrilos cocos coda codazo codazos codicia codiciada codiciado codicioso codiciosos codifica codificación
        codificada codificadas codificado codificador codificados codificar codirector codo codorniz codos coeficiente
        coeficientes coello coerción coetáneos coexisten coexistencia coexistir cofrade cofrades cofradía cofradías
        cofre cofres cofundador cofundadora coge cogemos cogen coger cogerla cogerle cogerlo cogerme cogerse cogerte
        coges cogida cogidas cogido cogidos cogiendo cogiera cogieron cogimos cogiste cogió cognición cognitiva
        cognitivas cognitivo cognitivos cogollo cogollos cogote cogí cogía cohecho coherencia coherente coherentes
        cohesión cohete cohetes cohorte cohortes coincida coincidan coincide coinciden coincidencia coincidencias
        coincidente coincidentemente coincidentes coincidido coincidiendo coincidieron coincidimos coincidir coincidió
        coincido coincidía coincidían coito coja cojan cojas cojea cojeando cojedes cojines cojinetes cojo cojonudo
        cojín col cola colabora colaboraba colaboraciones colaboración colaborado colaborador colaboradora colaboradoras
        colaboradores colaboramos colaboran colaborando colaborar colaboraron colaborativa colaborativo colaborativos
        colabore colaboren colaboro colaboró colación colada colado colador colapsa colapsada colapsado colapsan
        colapsando colapsar colapsaron colapse colapso colapsó colar colarse colas colateral colaterales colcha colchas
        colchones colchoneta colchón cole coleando colecciona coleccionar colecciones coleccionismo coleccionista
        coleccionistas colecciono colección colecta colectas colectiva colectivamente colectivas colectividad
        colectividades colectivismo colectivo colectivos colector colectora colectores colega colegas colegiada
        colegiado colegiados colegial colegiala colegialas colegiales colegiata colegio colegios coles colesterol coleta
        coletas colgaba colgaban colgada colgadas colgado colgados colgamos colgando colgante colgantes colgar colgarlo
        colgaron colgarse colgate colgué colgó colibrí coliflor colilla colillas colima colina colinas colinda
        colindante colindantes coliseo colisiones colisión colitis colla collado collar collares collazo colma colmado
        colman colmar colmena colmenar colmenares colmenas colmillo colmillos colmo colmó colo coloca colocaba colocaban
        colocaciones colocación colocada colocadas colocado colocados colocamos colocan colocando colocar colocarla
        colocarlas colocarlo colocarlos colocaron colocarse colocará colocarán colocaría colocas coloco colocándose
        colocó colofón coloma colombia colombiana colombianas colombiano colombianos colombina colombo colon colones
        colonia colonial coloniales colonialismo colonias colonización colonizado colonizador colonizadores colonizados
        colonizar colono colonos coloque coloquen coloquial coloquiales coloquialmente coloquio coloquios coloqué color
        coloración colorada coloradas colorado colorados colorante colorantes coloreada coloreadas coloreado coloreados
        colorear colores colorida coloridas colorido coloridos colorista colosal colosales coloso columbia columna
        columnas columnista columnistas columpio columpios colágeno coló colón coma comadre comadreja comadres comadrona
        comamos coman comanche comanda comandaba comandada comandado comandados comandancia comandante comandantes
        comandar comando comandos comarca comarcal comarcales comarcas comas comba combate combaten combates combatido
        combatiendo combatiente combatientes combatieron combatir combatirla combatirlo combatirlos combativa combativo
        combativos combatió combatían combi combina combinaba combinaciones combinación combinada combinadas combinado
        combinados combinan combinando combinar combinaron combinarse combine combinó combis combo combustible
        combustibles combustión come comedia comediante comediantes comedias comedor comedores comemos comen comencemos
        comencé comendador comensal comensales comenta comentaba comentaban comentada comentadas comentado comentados
        comentamos comentan comentando comentar comentario comentarios comentarista comentaristas comentarle comentarlo
        comentaron comentarte comentaré comentas comente comenten comentes comento comenté comentó comenzaba comenzaban
        comenzada comenzado comenzamos comenzando comenzar comenzara comenzaran comenzaremos comenzaron comenzará
        comenzarán comenzaré comenzaría comenzarían comenzase comenzaste comenzó comer comercia comercial comerciales
        comercializa comercialización comercializada comercializado comercializados comercializan comercializar
        comercialmente comerciante comerciantes comerciar comercio comercios comeremos comerla comerlas comerlo comerlos
        comerme comernos comerse comerte comerá comerán comerás comeré comería comes comestible comestibles cometa
        cometan cometas comete cometemos cometen cometer cometes cometida cometidas cometido cometidos cometiendo
        cometiera cometieron cometimos cometiste cometió cometo cometí cometía cometían comezón comicios comida comidas
        comido comidos comience comiencen comiences comiendo comienza comienzan comienzas comienzo comienzos comiera
        comieron comillas comimos comino comisaria comisariado comisario comisarios comisaría comisarías comisionada
        comisionado comisionados comisiones comisionista comisionó comisión comiste comitiva comité comités comiéndose
        comió como comodato comodidad comodidades comodines comodoro comodín comoras compacta compactación compactas
        compacto compactos compadezco compadre compadres compagina compaginar compara comparaba comparable comparables
        comparaciones comparación comparada comparadas comparado comparados comparamos comparan comparando comparar
        compararla compararlo compararlos compararon compararse comparas comparativa comparativamente comparativas
        comparativo comparativos compare comparece comparecencia comparecer comparecido compareció comparemos comparen
        compares comparo comparsa comparsas comparta compartamos compartan compartas comparte comparten compartes
        compartida compartidas compartido compartidos compartiendo compartiera compartieron compartimento compartimentos
        compartimiento compartimientos compartimos compartir compartiremos compartirla compartirlas compartirlo
        compartirlos compartirá compartirán compartiré compartiría compartió comparto compartí compartía compartíamos
        compartían comparándolo comparó compases compasiva compasivo compasión compatibilidad compatibilizar compatible
        compatibles compatriota compatriotas compañera compañeras compañerismo compañero compañeros compañía compañías
        compendio compensa compensaciones compensación compensada compensado compensados compensan compensando compensar
        compensará compense compete competen competencia competencias competente competentes competiciones competición
        competido competidor competidora competidoras competidores competir competirá competirán competitiva
        competitivas competitividad competitivo competitivos competía competían compila compilaciones compilación
        compilado compilador compilados compilar compiló compinches compita compitan compite compiten compitiendo
        compitieron compitió complace complacen complacencia complacer complacerte complacida complacido complacidos
        complaciente complacientes compleja complejas complejidad complejidades complejo complejos complementa
        complementación complementada complementado complementan complementando complementar complementaria
        complementarias complementariedad complementario complementarios complemente complemento complementos
        complementó completa completaba completada completadas completado completados completamente completamos
        completan completando completar completarla completarlo completaron completarse completará completas complete
        completen completo completos completó complexión complica complicaciones complicación complicada complicadas
        complicado complicados complican complicando complicar complicarse complicidad complicó complique complot
        complutense compone componen componente componentes componer componiendo componía componían comporta comportaba
        comportado comportamiento comportamientos comportan comportando comportar comportarnos comportarse comportarte
        comportas comporte comporten comportándose comportó composiciones composición compositor compositora
        compositores compost compostela compostura compra compraba compraban comprada compradas comprado comprador
        compradora compradores comprados compramos compran comprando comprar comprara compraran comprare comprarla
        comprarlas comprarle comprarles comprarlo comprarlos comprarme comprarnos compraron comprarse comprarte comprará
        comprarán compraré compraría compras compraste comprate compraventa compre compremos compren comprenda
        comprendan comprendas comprende comprendemos comprenden comprender comprenderá comprenderán comprenderás
        comprendería comprendes comprendida comprendidas comprendido comprendidos comprendiendo comprendieron comprendió
        comprendo comprendí comprendía comprendían comprensible comprensibles comprensiva comprensivo comprensivos
        comprensión compres compresas compresión compresor compresores comprime comprimida comprimido comprimidos
        comprimir compro comprobable comprobaciones comprobación comprobada comprobadas comprobado comprobados
        comprobamos comprobando comprobante comprobantes comprobar comprobarlo comprobaron comprobarse comprobará
        comprobé comprobó comprometa comprometan compromete comprometemos comprometen comprometer comprometernos
        comprometerse comprometida comprometidas comprometido comprometidos comprometiendo comprometieron
        comprometiéndose comprometió comprometo comprometía comprometían compromiso compromisos comprueba comprueban
        compruebe comprueben compruebo compruébalo compré compró compuerta compuertas compuesta compuestas compuesto
        compuestos compulsiva compulsivo compulsivos compulsión compusieron compuso computa computacional
        computacionales computación computador computadora computadoras computadores computarizada computarizado computo
        compártelo compás comulgar comuna comunal comunales comunas comunero comuneros comunes comunica comunicaba
        comunicaban comunicacional comunicacionales comunicaciones comunicación comunicada comunicadas comunicado
        comunicador comunicadora comunicadores comunicados comunicamos comunican comunicando comunicar comunicarle
        comunicarles comunicarlo comunicarme comunicarnos comunicaron comunicarse comunicarte comunicará comunicativa
        comunicativas comunicativo comunico comunicándose comunicó comunidad comunidades comunique comuniquen comuniqué
        comunismo comunista comunistas comunitaria comunitarias comunitario comunitarios comunión comunícate comuníquese
        comérselo comí comía comíamos comían común comúnmente con concebible concebida concebidas concebido concebidos
        concebir conceda concedan concede conceden conceder concederle concederá concedida concedidas concedido
        concedidos concediendo concediera concedieron concedió concedo concedía concejal concejala concejales concejo
        concejos concentra concentraba concentraban concentracion concentraciones concentración concentrada concentradas
        concentrado concentrados concentramos concentran concentrando concentrar concentrarme concentrarnos concentraron
        concentrarse concentrarte concentrará concentrate concentre concentren concentro concentrándose concentró
        concepcion concepciones concepción concepto conceptos conceptual conceptuales conceptualmente concerniente
        concernientes concertación concertada concertadas concertado concertados concertar concesionaria concesionarias
        concesionario concesionarios concesiones concesión concha conchas conchuda concibe conciben concibieron concibió
        concibo conciencia concienciación concienciar conciencias concienzudo concierne conciernen concierto conciertos
        conciliación conciliador conciliadora conciliar concilio concilios concisa conciso conciudadanos concluida
        concluidas concluido concluidos concluimos concluir concluirá conclusiones conclusión concluya concluye
        concluyen concluyendo concluyente concluyentes concluyeron concluyo concluyó concluía concomitante concordancia
        concordar concordato concorde concordia concreción concreta concretado concretamente concretan concretando
        concretar concretaron concretarse concretas concrete concreto concretos concretó concubina concubinas
        concubinato concuerda concuerdan concuerdo concurran concurre concurren concurrencia concurrente concurrentes
        concurrida concurridas concurrido concurridos concurrieron concurrir concurrió concursante concursantes
        concursar concurso concursos concéntrate concéntricos concón condado condados condal conde condecoraciones
        condecoración condecorado condena condenaba condenable condenación condenada condenadas condenado condenados
        condenamos condenan condenando condenar condenarlo condenaron condenas condenatoria condene condenen condeno
        condensa condensación condensada condensado condensador condensadores condenó condes condesa condescendencia
        condescendiente condestable condiciona condicionada condicionadas condicionado condicionados condicional
        condicionales condicionamiento condicionamientos condicionan condicionantes condicionar condiciones condición
        condimento condimentos condolencia condolencias condominio condominios condonación condones conducción conduce
        conducen conducentes conduces conducida conducidas conducido conducidos conduciendo conducir conducirlo
        conducirá conducirán conduciría conducta conductas conductividad conducto conductor conductora conductoras
        conductores conductos conducía conducían condujera condujeron condujo conduzca conduzcan conduzco condón conecta
        conectaba conectada conectadas conectado conectados conectamos conectan conectando conectar conectarlo
        conectarme conectarnos conectaron conectarse conectarte conectará conectas conecte conecten conectividad
        conectivo conecto conector conectores conectó conejillos conejito conejitos conejo conejos conesa conexiones
        conexión conexos confecciona confeccionada confeccionado confeccionados confeccionar confecciones confección
        confederaciones confederación confederado confederados conferencia conferenciante conferencias conferencista
        conferido conferir confesaba confesado confesando confesar confesaron confesarse confesarte confesional
        confesionario confesiones confesión confeso confesor confesó confeti confiaba confiaban confiabilidad confiable
        confiables confiada confiado confiados confiamos confiando confianza confiar confiaron confiarse confiaría
        confidencia confidencial confidenciales confidencialidad confidencias confidente confiemos confiere confieren
        confiesa confiesan confiese confieso configura configuraciones configuración configurada configurado configuran
        configurando configurar confinada confinado confinados confinamiento confines confirió confirma confirmaba
        confirmaciones confirmación confirmada confirmadas confirmado confirmados confirmamos confirman confirmando
        confirmar confirmara confirmarlo confirmaron confirmarse confirmará confirmaría confirme confirmen confirmo
        confirmé confirmó confiscación confiscadas confiscado confiscados confiscar confiscaron confiscó confitería
        confites confié confió conflictiva conflictivas conflictividad conflictivo conflictivos conflicto conflictos
        confluencia confluir confluyen conforma conformaba conformaban conformación conformada conformadas conformado
        conformados conformamos conforman conformando conformar conformarme conformarnos conformaron conformarse
        conformaría conforme conformen conformes conformidad conformismo conformista conformistas conformo conformó
        confort confortable confortables confraternidad confronta confrontaciones confrontación confrontado confrontan
        confrontar confunda confundamos confundan confundas confunde confunden confundes confundida confundidas
        confundido confundidos confundiendo confundieron confundimos confundir confundirlo confundirse confundió
        confundo confundí confundía confusa confusas confusiones confusión confuso confusos confía confían confías
        confíe confíen confíes confío conga congela congelación congelada congeladas congelado congelador congelados
        congelamiento congelan congelando congelar congelaron congele congelo congeló congestionada congestionado
        congestión conglomerado conglomerados congo congoleño congrega congregaciones congregación congregado
        congregados congregan congregar congregaron congregó congresista congresistas congreso congresos congruencia
        congruente congruentes congéneres congénita congénitas congénito conjetura conjeturas conjuga conjugación
        conjugado conjugan conjugar conjunción conjunta conjuntamente conjuntas conjuntivitis conjunto conjuntos conjura
        conjurar conjuro conjuros conlleva conllevaba conllevan conllevar conllevaría conllevó conmemora conmemoraciones
        conmemoración conmemoran conmemorando conmemorar conmemorativa conmemorativas conmemorativo conmemorativos
        conmemoró conmigo conmocionada conmocionado conmocionó conmoción conmovedor conmovedora conmovedoras conmover
        conmovida conmovido conmovió conmueve conmueven conmutación conmutador connacionales conner connivencia
        connotaciones connotación cono conoce conocedor conocedora conocedores conocemos conocen conocer conoceremos
        conocerla conocerlas conocerle conocerlo conocerlos conocerme conocernos conoceros conocerse conocerte conocerá
        conocerán conocerás conoceré conoceréis conocería conoces conocida conocidas conocido conocidos conociendo
        conociera conocieran conocieras conocieron conociese conocimiento conocimientos conocimos conociste conoció
        conocéis conocés conocí conocía conocíamos conocían conocías conos conozca conozcamos conozcan conozcas conozco
        conque conquista conquistada conquistadas conquistado conquistador conquistadores conquistados conquistan
        conquistando conquistar conquistarla conquistaron conquistas conquistó consagra consagración consagrada
        consagradas consagrado consagrados consagrar consagrarse consagró consanguinidad consciencia consciente
        conscientemente conscientes conscriptos consecución consecuencia consecuencias consecuente consecuentemente
        consecuentes consecutiva consecutivamente consecutivas consecutivo consecutivos conseguida conseguidas
        conseguido conseguidos conseguimos conseguir conseguiremos conseguirla conseguirlas conseguirle conseguirlo
        conseguirlos conseguirme conseguirse conseguirte conseguirá conseguirán conseguirás conseguiré conseguiría
        conseguirían conseguiste conseguí conseguía conseguían conseguís consejera consejero consejeros consejería
        consejo consejos consenso consensos consensuada consensuado consensual consensuar consentida consentidas
        consentido consentidos consentimiento consentir conserje conserjes conserva conservaba conservaban conservación
        conservada conservadas conservado conservador conservadora conservadoras conservadores conservados
        conservadurismo conservamos conservan conservando conservar conservarla conservarlo conservaron conservarse
        conservará conservarán conservas conservatorio conserve conserven conservo conservó considera consideraba
        consideraban considerable considerablemente considerables consideraciones consideración considerada consideradas
        considerado considerados consideramos consideran considerando considerar considerara consideraran consideraremos
        considerarla considerarlo considerarlos considerarme consideraron considerarse considerará considerarán
        consideraría considerarían consideras considerase considere consideremos consideren consideres considero
        considerándolo considerándose consideré consideró considérese consienta consientan consiente consienten consiga
        consigamos consigan consigas consigna consignación consignado consignados consignar consignas consignó consigo
        consigue consiguen consigues consiguiendo consiguiente consiguientemente consiguientes consiguiera consiguieran
        consiguieron consiguió consintiendo consintió consiste consisten consistencia consistente consistentemente
        consistentes consistido consistieron consistir consistirá consistiría consistió consistorial consistorio
        consistía consistían consola consolación consolador consoladores consolar consolas consolida consolidación
        consolidada consolidadas consolidado consolidados consolidan consolidando consolidar consolidaron consolidarse
        consolide consolidó consonancia consonante consonantes consorcio consorcios consorte consortes conspira
        conspiraciones conspiración conspirador conspiradores conspiran conspirando conspirar conspirativa conspirativas
        consta constaba constan constancia constancias constante constantemente constantes constanza constar constará
        constata constatación constatado constatar constató conste constelaciones constelación consternación consternada
        consternado constitucional constitucionales constitucionalidad constitucionalismo constitucionalista
        constitucionalistas constitucionalmente constituciones constitución constituida constituidas constituido
        constituidos constituir constituirse constituirá constituiría constitutiva constitutivo constitutivos constituya
        constituyan constituye constituyen constituyendo constituyente constituyentes constituyeron constituyéndose
        constituyó constituía constituían construcciones construcción constructiva constructivas constructivo
        constructivos constructor constructora constructoras constructores construida construidas construido construidos
        construimos construir construiremos construirla construirlo construirse construirá construirán construiría
        construya construyamos construyan construye construyen construyendo construyera construyeran construyeron
        construyes construyo construyó construí construía construían consuegra consuela consuelo consuetudinario
        consulado consulados consular consulares consulta consultada consultadas consultado consultados consultan
        consultando consultar consultarle consultarlo consultaron consultarse consultas consulte consulten consultiva
        consultivo consulto consultor consultora consultoras consultores consultorio consultorios consultoría consulté
        consultó consuma consumación consumada consumado consumados consuman consumar consume consumen consumes
        consumida consumidas consumido consumidor consumidores consumidos consumiendo consumieron consumimos consumir
        consumirla consumirse consumismo consumista consumió consumo consumos consumía consumían consumó contaba
        contaban contabilidad contabiliza contabilizado contabilizados contabilizan contabilizar contable contables
        contacta contactado contactados contactamos contactan contactando contactar contactarlo contactarlos contactarme
        contactarnos contactaron contactarse contactarte contacte contacten contacto contactos contacté contactó contad
        contada contadas contado contador contadora contadores contados contaduría contagia contagiado contagiados
        contagian contagiar contagiarse contagio contagios contagiosa contagiosas contagioso contagió contame contamina
        contaminación contaminada contaminadas contaminado contaminados contaminan contaminando contaminante
        contaminantes contaminar contamos contando contanos contar contara contaran contaras contare contaremos contarla
        contarlas contarle contarles contarlo contarlos contarme contarnos contaron contaros contarse contarte contará
        contarán contarás contaré contaría contaste contemos contempla contemplaba contemplaciones contemplación
        contemplada contempladas contemplado contemplados contemplamos contemplan contemplando contemplar contemplarse
        contemplativa contemple contemplen contemplo contempló contemporánea contemporáneas contemporáneo contemporáneos
        contencioso contención contender contendiente contendientes contendrá contenedor contenedores contener
        contenerme contenerse contenga contengan contenida contenidas contenido contenidos conteniendo contenta
        contentar contentas contento contentos contenía contenían conteo conteos contesta contestaba contestaciones
        contestación contestada contestadas contestado contestador contestamos contestan contestando contestar
        contestara contestarle contestarme contestaron contestarte contestará contestaré contestaría contestas
        contestaste conteste contesten contestes contesto contesté contestó contexto contextos contextual contextualizar
        contextura contienda contiendas contiene contienen contigo contigua contiguas contiguo contiguos continental
        continentales continente continentes contingencia contingencias contingente contingentes continua continuaba
        continuaban continuación continuada continuadas continuado continuador continuados continuamente continuamos
        continuando continuar continuara continuaran continuaremos continuaron continuará continuarán continuaré
        continuaría continuarían continuas continuemos continuidad continuo continuos continué continuó continúa
        continúan continúas continúe continúen continúo conto contorno contornos contra contraataca contraatacar
        contraataque contrabajo contrabandista contrabandistas contrabando contracciones contracción contracorriente
        contractual contractuales contractura contracultura contradecir contradicciones contradicción contradice
        contradicen contradiciendo contradictoria contradictorias contradictorio contradictorios contradiga contradigan
        contrae contraen contraer contrafuertes contragolpe contrajeron contrajo contralmirante contralor contraloría
        contramaestre contraofensiva contraparte contrapartes contrapartida contrapeso contrapesos contrapone
        contraportada contraposición contraprestación contraproducente contraproducentes contrapuestas contrapunto
        contraria contrariamente contrarias contrario contrarios contrarreloj contrarrestar contrarrevolucionario
        contrarrevolucionarios contrarrevolución contras contrasentido contraseña contraseñas contrasta contrastada
        contrastado contrastan contrastando contrastar contraste contrastes contrata contrataban contrataciones
        contratación contratada contratadas contratado contratados contratamos contratan contratando contratante
        contratantes contratar contratarlo contrataron contratarte contratará contrataría contratas contrate contraten
        contratiempo contratiempos contratista contratistas contrato contratos contraté contrató contravención
        contravenir contraída contraídas contraído contreras contribuciones contribución contribuido contribuimos
        contribuir contribuirá contribuirán contribuiría contributiva contribuya contribuyan contribuye contribuyen
        contribuyendo contribuyente contribuyentes contribuyeron contribuyó contribuía contrincante contrincantes
        control controla controlaba controlaban controlable controlada controladas controlado controlador controladora
        controladores controlados controlamos controlan controlando controlar controlarla controlarlo controlarlos
        controlarme controlaron controlarse controlará controlas controle controlen controles controlo controló
        controversia controversias controvertida controvertidas controvertido controvertidos contubernio contundencia
        contundente contundentes contusiones contusión contuvo contábamos contáctenos contándole contándonos contárselo
        conté contéstame contó convalecencia convaleciente convección convence convencen convencer convencerla
        convencerlo convencerlos convencerme convencernos convencerse convencerte convences convencida convencidas
        convencido convencidos convenciendo convencieron convencimiento convencional convencionales convenciones
        convenció convención convencí convencía convendría convenga convengamos convenida convenido conveniencia
        conveniencias conveniente convenientemente convenientes convenio convenios convenir convento conventos
        conventual convenza convenzo convenía convergen convergencia convergente convergentes converger conversa
        conversacional conversaciones conversación conversado conversamos conversan conversando conversar conversatorio
        converse conversiones conversión converso conversos conversó convertibilidad convertible convertibles convertida
        convertidas convertido convertidor convertidos convertimos convertir convertiremos convertirla convertirlas
        convertirlo convertirlos convertirme convertirnos convertirse convertirte convertirá convertirán convertirás
        convertiría convertirían convertiste convertí convertía convertían convexa convexo convicciones convicción
        convicto convictos conviene convienen convierta conviertan conviertas convierte convierten conviertes convierto
        convincente convincentes convirtamos convirtiendo convirtiera convirtieran convirtieron convirtiéndola
        convirtiéndolo convirtiéndose convirtió convive conviven convivencia convivido conviviendo convivir conviértete
        convoca convocaba convocada convocadas convocado convocados convocamos convocan convocando convocar convocaron
        convocará convocatoria convocatorias convoco convocó convoque convoquen convoy convoyes convulsiones convulsión
        conyugal conyugales conéctate coníferas cook coopera cooperación cooperado cooperan cooperando cooperantes
        cooperar cooperativa cooperativas cooperativismo cooperativistas cooperativo cooperativos cooperen cooperó coord
        coordenada coordenadas coordina coordinaciones coordinación coordinada coordinadas coordinado coordinador
        coordinadora coordinadoras coordinadores coordinados coordinan coordinando coordinar coordinarse coordinó copa
        copacabana copada copadas copado copados copan copar coparon copas cope copero copete copia copiada copiadas
        copiado copiados copiamos copian copiando copiapó copiar copiaron copias copie copien copies copiloto copio
        copita copié copió copla coplas copo copos coproducción copropietario copta copto coptos copyright copón coque
        coqueta coquetea coqueteando coquetear coqueteo coqueto coquimbo cora coraje coral corales coraza corazon
        corazonada corazones corazón corbata corbatas corbeta corcel corchetes corcho corcuera cordel cordera cordero
        corderos cordial cordiales cordialidad cordialmente cordillera cordilleras cordobesa cordobeses cordobés
        cordones cordura cordón core corea coreana coreanas coreano coreanos coreas coreografía coreografías coria
        corintios corinto corista coristas cornejo corneta cornetas cornisa cornisas corno cornudo coro corola corolario
        corona coronación coronada coronadas coronado coronados coronan coronando coronar coronaria coronarse coronas
        coronel coroneles coronilla coronó coros corpiño corporaciones corporación corporal corporales corporativa
        corporativas corporativismo corporativo corporativos corps corpulento corpus corra corral corrales corralito
        corran corras corre correa correas correcaminos correccional correccionales correcciones corrección correcta
        correctamente correctas correctiva correctivas correctivo correcto corrector correctores correctos corredera
        corredor corredora corredores corregida corregido corregidor corregidora corregidos corregimiento corregimientos
        corregir corregirlo corregirlos corregirse correlaciones correlación correligionarios corremos corren correntino
        correo correos correr correrse correrá correrán correría correrías corres corresponda correspondan corresponde
        corresponden correspondencia correspondencias corresponder corresponderá correspondería correspondido
        correspondiendo correspondiente correspondientes correspondieron correspondió correspondía correspondían
        corresponsabilidad corresponsal corresponsales corrida corridas corrido corridos corriendo corriente corrientes
        corriera corrieron corrige corrigen corrigiendo corrigió corrija corrijan corrijo corrimiento corrimos corrió
        corro corrobora corroborado corroboran corroborar corroboró corroe corrompe corrompen corromper corrompida
        corrompido corrompidos corrosivo corrosión corrupciones corrupción corrupta corruptas corruptelas corrupto
        corruptos corrí corría corrían corsa corsario corsarios corso corsos corsé corta cortaba cortaban cortada
        cortadas cortado cortador cortadora cortadores cortados cortafuegos cortamos cortan cortando cortante cortantes
        cortar cortara cortaran cortarla cortarle cortarles cortarlo cortarme cortaron cortarse cortarte cortará
        cortaría cortas cortaste cortazar corte cortejar cortejo corten cortes cortesana cortesanas cortesano cortesanos
        corteses cortesía corteza cortezas cortical corticoides cortijo cortijos cortina cortinas corto cortocircuito
        cortometraje cortometrajes cortos corté cortés cortó coruña corzo corán cos cosa cosacos cosas cose cosecha
        cosechado cosechados cosechan cosechando cosechar cosechas cosechó coser cosido cosiendo cosilla cosillas
        coslada cosme cosmología cosmopolita cosmopolitas cosmopolitismo cosmos cosmovisión cosmética cosmético
        cosméticos coso cosquillas cosquilleo cosquín costa costaba costaban costado costados costal costales costando
        costanera costar costara costarle costaron costarricense costarricenses costará costarán costaría costas coste
        costear costera costeras costero costeros costes costeña costeño costeños costilla costillas costo costos
        costosa costosas costoso costosos costra costras costumbre costumbres costumbrista costumbristas costura
        costuras costurera costó cota cotas cote cotejar cotejo cotidiana cotidianamente cotidianas cotidianidad
        cotidiano cotidianos cotilla cotilleo cotilleos cotillón cotiza cotizaciones cotización cotizadas cotizado
        cotizados cotizan cotizando cotizar coto cotorra cotos country coy coya coyoacán coyote coyotes coyuntura
        coyuntural coyunturales coyunturas cozumel coágulo coágulos coña coñac coñazo coñazos coño coños crack craneal
        craso crea creaba creaban creaciones creacionismo creación creada creadas creado creador creadora creadoras
        creadores creados creamos crean creando crear creara crearan crearemos crearla crearlo crearon crearse crearte
        creará crearán crearía crearían creas creaste creativa creativas creatividad creativo creativos crece crecemos
        crecen crecer crecerá crecerán crecería creces crecida crecidas crecido creciendo creciente crecientes creciera
        crecieron crecimiento crecimientos crecimos creciste creció crecí crecía crecían credencial credenciales
        credibilidad crediticia crediticias crediticio credo credos credulidad cree creed creemos creen creencia
        creencias creer creerle creerles creerlo creerme creernos creerse creerte creerá creerán creerás creeré creería
        crees crema cremación cremallera cremas crematorio cremosa cremoso creo crepúsculo crespo cresta crestas creta
        cretino cretinos creyendo creyente creyentes creyera creyeran creyeron creyéndose creyó crezca crezcan crezcas
        creáis creándose creé creéis creés creí creía creíamos creían creías creíble creíbles creído creímos creíste
        creó criada criadas criadero criaderos criado criador criadores criados criamos criando crianza criar criaron
        criatura criaturas criba cricket crie crimen criminal criminales criminalidad crin crio criolla criollas criollo
        criollos cripta criptografía criptomoneda criptomonedas crisis crisol crispación cristal cristalería cristales
        cristalina cristalinas cristalino cristaliza cristalización cristian cristiana cristianas cristiandad
        cristianismo cristiano cristianos cristina cristián cristo cristóbal criterio criterios critica criticaba
        criticaban criticable criticada criticadas criticado criticados criticamos critican criticando criticar
        criticarla criticarlo criticaron criticas critico criticó critique critiquen critiques crié crió croacia croata
        croatas cromo cromos cromosoma cromosomas cromática cronista cronistas crono cronograma cronología cronológica
        cronológicamente cronológico cronos cronómetro croquetas croquis cross cruce crucemos crucen crucero cruceros
        cruces crucial cruciales crucificado crucificar crucifijo crucifixión crucigrama crucigramas crucé cruda crudas
        crudeza crudo crudos cruel crueldad crueles cruelmente cruenta crujido crujiente crujientes crujir crustáceos
        cruz cruza cruzaba cruzaban cruzada cruzadas cruzado cruzados cruzamos cruzan cruzando cruzar cruzara cruzarme
        cruzaron cruzarse cruzas cruzaste cruzo cruzó cráneo cráneos cráter cráteres créame créanme crédito créditos
        crédulos créeme cría crían crías crímenes crío críos crítica críticamente críticas crítico críticos crónica
        crónicas crónico crónicos cta cte cu cuadernillo cuaderno cuadernos cuadra cuadrada cuadradas cuadrado cuadrados
        cuadragésimo cuadran cuadrangular cuadrangulares cuadrante cuadrantes cuadrar cuadras cuadratura cuadre
        cuadrilla cuadrillas cuadrilátero cuadro cuadros cuadrícula cuajada cuajado cuajar cuajimalpa cuajo cual cuales
        cualesquiera cualidad cualidades cualificaciones cualificación cualificada cualificadas cualificado cualificados
        cualitativa cualitativamente cualitativo cualitativos cualquier cualquiera cuan cuando cuanta cuantas
        cuantificación cuantificar cuantiosa cuantiosas cuantiosos cuantitativa cuantitativas cuantitativo cuantitativos
        cuanto cuantos cuantía cuarenta cuarentena cuaresma cuarta cuartas cuartel cuarteles cuarteto cuartetos cuarto
        cuartos cuarzo cuasi cuate cuaternario cuates cuatrimestre cuatro cuatrocientas cuatrocientos cuatros cuauhtémoc
        cuautitlán cuautla cuba cubana cubanas cubano cubanos cubas cubero cubeta cubetas cubierta cubiertas cubierto
        cubiertos cubillos cubismo cubito cubitos cubo cubos cubra cubran cubre cubren cubriendo cubriera cubrieron
        cubrimiento cubrimos cubrir cubrirla cubrirlo cubrirse cubrirá cubrirán cubriría cubrió cubro cubría cubrían
        cubículo cuca cucaracha cucarachas cuchara cucharada cucharadas cucharadita cucharaditas cucharas cuchilla
        cuchillas cuchillo cuchillos cuclillas cuco cucurucho cueca cuece cuecen cuela cuelan cuelga cuelgan cuelgo
        cuelgue cuelguen cuelgues cuello cuellos cuenca cuencas cuenco cuencos cuenta cuentagotas cuentan cuentas cuente
        cuenten cuentes cuentista cuento cuentos cuerda cuerdas cuerdo cuerdos cuernavaca cuerno cuernos cuero cueros
        cuerpo cuerpos cuervo cuervos cuesta cuestan cuestas cueste cuestiona cuestionaba cuestionable cuestionables
        cuestionada cuestionadas cuestionado cuestionados cuestionamiento cuestionamientos cuestionan cuestionando
        cuestionar cuestionario cuestionarios cuestionaron cuestionarse cuestione cuestionen cuestiones cuestiono
        cuestionó cuestión cueto cueva cuevas cugat cui cuida cuidaba cuidaban cuidad cuidada cuidadas cuidado cuidador
        cuidadora cuidadores cuidados cuidadosa cuidadosamente cuidadoso cuidadosos cuidamos cuidan cuidando cuidar
        cuidara cuidarla cuidarlo cuidarlos cuidarme cuidarnos cuidaron cuidarse cuidarte cuidará cuidarán cuidarás
        cuidaré cuidas cuidate cuide cuidemos cuiden cuides cuido cuidó culata culebra culebras culebrón culera culero
        culeros culiacán culinaria culinarias culinario culinarios culmina culminación culminado culminan culminando
        culminante culminar culminaron culminará culminó culo culos culpa culpaba culpabilidad culpable culpables
        culpado culpados culpan culpando culpar culparon culpas culpe culpen culpes culpo culposo culpó culta cultas
        cultiva cultivaba cultivaban cultivable cultivables cultivada cultivadas cultivado cultivador cultivadores
        cultivados cultivan cultivando cultivar cultivo cultivos cultivó culto cultos cultura cultural culturales
        culturalmente culturas culture cultures cumaná cumbia cumbias cumbre cumbres cumpla cumplan cumplas cumple
        cumpleañero cumpleaños cumplen cumples cumplida cumplidas cumplido cumplidos cumpliendo cumpliera cumplieran
        cumplieron cumplimentar cumplimiento cumplimos cumplir cumplirla cumplirlas cumplirlo cumplirlos cumplirse
        cumplirá cumplirán cumpliré cumpliría cumpliste cumplió cumplo cumplí cumplía cumplían cuna cunado cunas cunda
        cunde cundinamarca cundo cuneta cunetas cuota cuotas cupido cupo cupones cupos cupón cura curaba curaciones
        curación curada curado curador curadora curadores curados curan curandero curanderos curando curar curarlo
        curarme curarse curarte curas curativa curativas curativo curativos curato curazao cure curia curicó curie
        curiosa curiosamente curiosas curiosear curiosidad curiosidades curioso curiosos curo currado curran currando
        currar curricular curriculares curro curry currículo currículum cursa cursaba cursada cursado cursan cursando
        cursar curse cursi cursillo cursillos cursis cursiva curso cursor cursos cursó curtido curul curules curva
        curvado curvas curvatura curve curvo curvos curó cusco custodia custodiada custodiado custodiados custodian
        custodiar custodio custodios cutis cutre cutánea cutáneas cutáneo cutícula cuy cuya cuyas cuyo cuyos cuzco
        cuádruple cuál cuáles cuán cuándo cuánta cuántas cuántica cuántico cuánticos cuánto cuántos cuéllar cuéntale
        cuéntame cuéntanos cuénteme cuéntenos cuídala cuídate cuídense cuña cuñada cuñado cuñados cuñas cuño cábala
        cáceres cádiz cálcico cálculo cálculos cálida cálidas cálido cálidos cáliz cállate cállense cállese cálmate
        cámara cámaras cáncer cánceres cándida cándido cánones cántabra cántabro cántabros cántaro cántaros cántico
        cánticos cápita cápsula cápsulas cárcel cárceles cárdenas cárnicos cártel cárteles cárter cásate cáscara
        cáscaras cátedra cátedras cáustica cáñamo cédula cédulas célebre célebres célula células céntimo céntimos
        céntrate céntrica céntricas céntrico césar césped céspedes cía cíclica cíclico cíclope cínica cínico cínicos
        círculo círculos cítrico cítricos cívica cívicas cívico cívicos có cóctel cócteles códice códices código códigos
        cólera cólico cólicos cómic cómica cómicas cómico cómicos cómics cómo cómoda cómodamente cómodas cómodo cómodos
        cómplice cómplices cómprate cómputo cóncava cóncavo cónclave cóndor cóndores cónica cónico cónsul cónsules
        cónyuge cónyuges córdoba córdova córnea cósmica cósmicas cósmico cósmicos cúbico cúbicos cúcuta cúmulo cúmulos
        cúpula cúpulas cúrcuma cúspide da daba daban dabas daca dacia dactilar dactilares dad dada dadas dadme dado
        dador dados daga dagas dais dale dales dalia dallas dalo dama damas damasco dame damian damián damnificado
        damnificados damos dan dance dando danesa danesas daneses daniel daniela danilo danna danos dante danubio danza
        danzantes danzar danzas danés dar dardo dardos daremos dario darién darla darlas darle darles darlo darlos darme
        darnos daros darse darte darwin darwinismo dará darán darás daré daría daríamos darían darías darío das data
        datación datan date dates dato datos david daza daña dañada dañadas dañado dañados dañan dañando dañar dañaron
        dañaría dañe dañen dañina dañinas dañino dañinos daño daños dañó de deambula deambulan deambulando deambular
        dean deba debacle debajo debamos deban debas debata debate debaten debates debatida debatido debatiendo
        debatieron debatimos debatir debatirse debatirá debatió debatía debe debemos deben deber deberemos deberes
        deberse deberá deberán deberás deberé debería deberíais deberíamos deberían deberías debes debida debidamente
        debidas debido debidos debiendo debiera debieran debieras debieron debiese debilidad debilidades debilita
        debilitada debilitado debilitados debilitamiento debilitan debilitando debilitar debilitó debimos debiste
        debiéramos debió debo debut debuta debutante debutantes debutar debutará debutó debéis debés debí debía debíamos
        debían debías decadencia decadente decadentes decae decaer decaiga decaimiento decana decanato decano decanos
        decanta decantado decapitación decapitada decapitado decapitados decapitar decayendo decayó decaído decena
        decenas decencia decenio decenios decente decentemente decentes decepciona decepcionada decepcionado
        decepcionados decepcionan decepcionante decepcionantes decepcionar decepcionarte decepcionas decepciones
        decepciono decepcionó decepción deceso decesos decid decida decidamos decidan decidas decide deciden decides
        decidida decididamente decididas decidido decididos decidiendo decidiera decidieran decidieron decidimos decidir
        decidirlo decidirme decidirse decidirte decidirá decidirán decidiría decidiste decidió decidme decido decidí
        decidía decidían decidís decile decimal decimales decime decimos decimotercera decir decirla decirlas decirle
        decirles decirlo decirme decirnos deciros decirse decirte decisiones decisiva decisivamente decisivas decisivo
        decisivos decisión declamación declara declaraba declaraban declaraciones declaración declarada declaradas
        declarado declarados declaramos declaran declarando declarar declarara declararle declararlo declararon
        declararse declarará declararía declarase declaratoria declare declaren declaro declarándose declaré declaró
        declina declinación declinado declinar decline declinó declive decodificador decodificar decoloración decomiso
        decora decoraciones decoración decorada decoradas decorado decorador decorados decoran decorando decorar
        decorativa decorativas decorativo decorativos decoro decrece decreciendo decreciente decrecientes decrecimiento
        decreta decretada decretado decretar decretaron decreto decretos decretó decrépito decálogo decí decía decíamos
        decían decías decídete decírmelo decírselo decírtelo decís dedica dedicaba dedicaban dedicación dedicada
        dedicadas dedicado dedicados dedicamos dedican dedicando dedicar dedicara dedicaran dedicarle dedicarme
        dedicarnos dedicaron dedicarse dedicarte dedicará dedicaré dedicaría dedicas dedicatoria dedicatorias dedico
        dedicándose dedicó dedique dediquen dediques dediqué dedo dedos deducciones deducción deduce deducen deducible
        deducibles deducido deducir deducirse dedujo deduzco defecar defecto defectos defectuosa defectuosas defectuoso
        defectuosos defendamos defended defendemos defender defenderemos defenderla defenderlo defenderlos defenderme
        defendernos defenderse defenderte defenderá defenderán defenderé defendería defendida defendidas defendido
        defendidos defendiendo defendiera defendieron defendiéndose defendió defendí defendía defendían defensa defensas
        defensiva defensivas defensivo defensivos defensor defensora defensoras defensores defensoría deferencia
        deficiencia deficiencias deficiente deficientes deficitario defienda defiendan defiendas defiende defienden
        defiendes defiendo defina definan define definen defines definiciones definición definida definidas definido
        definidos definiendo definieron definimos definir definirse definirá definirán definiría definitiva
        definitivamente definitivas definitivo definitivos definitorio definió defino definía deflación deforestación
        deforma deformaciones deformación deformada deformado deformar deforme deformes deformidad deformidades defrauda
        defraudación defraudado defraudados defraudar defraudó defunciones defunción degeneración degenerada degenerado
        degenerados degenerativa degollado degrada degradación degradada degradado degradados degradan degradante
        degradantes degradar degustación degustar dehesa dehesas deidad deidades deis deja dejaba dejaban dejabas
        dejación dejad dejada dejadas dejadez dejadme dejado dejados dejala dejale dejalo dejalos dejame dejamos dejan
        dejando dejanos dejar dejara dejaran dejaras dejare dejaremos dejarla dejarlas dejarle dejarles dejarlo dejarlos
        dejarme dejarnos dejaron dejaros dejarse dejarte dejará dejarán dejarás dejaré dejaría dejaríamos dejarían
        dejarías dejas dejase dejasen dejaste dejate deje dejemos dejen dejes dejo dejá dejáis dejándola dejándole
        dejándolo dejándolos dejándome dejándonos dejándose dejáramos dejás dejé dejéis dejémonos dejó del dela delantal
        delante delantera delanteras delantero delanteros delas delata delatan delatar delator delató dele delega
        delegaciones delegación delegada delegadas delegado delegados delegar deleita deleitar deleite deleznable
        delfina delfines delfín delgada delgadas delgadez delgado delgados delia deliberaciones deliberación deliberada
        deliberadamente deliberado deliberante deliberar delicada delicadamente delicadas delicadeza delicado delicados
        delicia delicias deliciosa deliciosamente deliciosas delicioso deliciosos delictiva delictivas delictivo
        delictivos delimita delimitación delimitada delimitadas delimitado delimitados delimitan delimitar delincuencia
        delincuente delincuentes delineado delineador delinear delinquir delirando delirante delirantes delirar delirio
        delirios delito delitos delo delos delta demagogia demagogo demagogos demagógico demanda demandaba demandaban
        demandada demandadas demandado demandados demandamos demandan demandando demandante demandantes demandar
        demandaron demandará demandas demande demanden demando demandó demarcaciones demarcación demasiada demasiadas
        demasiado demasiados demasía deme demencia demencial demente dementes demo democracia democracias
        democratización democratizar democrática democráticamente democráticas democrático democráticos demografía
        demográfica demográficas demográfico demográficos demoledor demoledora demoler demoliciones demolición demolida
        demolido demolidos demonio demonios demoníaca demoníaco demora demorado demoran demorando demorar demoraron
        demoras demore demoro demoró demos demostraba demostraban demostrable demostraciones demostración demostrada
        demostradas demostrado demostrados demostramos demostrando demostrar demostrara demostraremos demostrarle
        demostrarles demostrarlo demostrarme demostrarnos demostraron demostrarse demostrarte demostrará demostrarán
        demostraría demostraste demostrativo demostremos demostró demuestra demuestran demuestras demuestre demuestren
        demuestres demuestro demuéstralo demás demócrata demócratas demóstenes den denegación denegada denegado denegar
        denegó dengue denia deniega denigra denigrante denigrar denle denles denme dennis denomina denominaba
        denominaban denominaciones denominación denominada denominadas denominado denominador denominados denominamos
        denominan denominar denominaron denominarse denominó denota denotan denotar densa densamente densas dense
        densidad densidades denso densos dentada dentadas dentado dentadura dental dentales dente dentición dentista
        dentistas dentro denuncia denunciaba denunciaban denunciada denunciadas denunciado denunciados denunciamos
        denuncian denunciando denunciante denunciantes denunciar denunciara denunciarlo denunciarlos denunciaron
        denunciará denuncias denuncie denuncien denuncio denuncié denunció deontología depara departamental
        departamentales departamento departamentos dependa dependan depende dependemos dependen dependencia dependencias
        depender dependerá dependerán dependería dependido dependiendo dependienta dependiente dependientes dependiera
        dependió dependo dependía dependían depilación deplorable deplorables deponer deportaciones deportación
        deportada deportado deportados deportar deporte deportes deportista deportistas deportiva deportivas
        deportividad deportivo deportivos deposiciones deposición deposita depositada depositadas depositado depositados
        depositan depositando depositar depositario depositaron deposite depositen deposito depositó depravación
        depravado depravados depreciación depredación depredador depredadores depresiones depresiva depresivo depresivos
        depresión deprime deprimen deprimente deprimentes deprimida deprimidas deprimido deprimidos deprimir deprisa
        depto depuesto depuración depurada depurado depuradora depurar depuso depósito depósitos der derecha
        derechamente derechas derechista derechistas derechito derecho derechos derek deriva derivaciones derivación
        derivada derivadas derivado derivados derivan derivando derivar derivaron derivarse derive deriven derivó
        dermatitis dermis deroga derogación derogada derogado derogar derogatoria derogó derrama derramada derramado
        derramamiento derraman derramando derramar derramaron derrame derrames derramó derretida derretido derretimiento
        derretir derretirse derriba derribada derribado derribados derriban derribando derribar derribaron derribo
        derribó derrita derrite derriten derritiendo derrocado derrocamiento derrocar derrochar derroche derrocó derrota
        derrotada derrotadas derrotado derrotados derrotan derrotando derrotar derrotarlo derrotarlos derrotaron
        derrotas derrotero derroteros derrotó derrumba derrumbado derrumbamiento derrumbar derrumbaron derrumbarse
        derrumbe derrumbes derrumbó des desabastecimiento desacato desaceleración desaciertos desacreditado desacreditar
        desactiva desactivación desactivada desactivado desactivar desactive desactivó desacuerdo desacuerdos desafiado
        desafiando desafiante desafiantes desafiar desafiaron desafió desafortunada desafortunadamente desafortunadas
        desafortunado desafortunados desafuero desafía desafían desafío desafíos desagrada desagradable desagradables
        desagradecido desagrado desagua desaguadero desagüe desagües desahogar desahogarme desahogarse desahogo
        desahuciado desahuciados desahucio desahucios desaire desajuste desalentador desalentar desaliento desalmado
        desalmados desalojado desalojados desalojar desalojo desamor desamortización desamparada desamparado
        desamparados desamparo desangra desangrado desanima desanimado desanimar desanime desanimes desaparece
        desaparecen desaparecer desaparecerá desaparecerán desaparecería desaparecerían desapareces desaparecida
        desaparecidas desaparecido desaparecidos desapareciendo desapareciera desaparecieran desaparecieron desapareció
        desaparecía desaparecían desaparezca desaparezcan desaparezco desapariciones desaparición desapego desapercibida
        desapercibidas desapercibido desapercibidos desaprobación desaprobar desaprovechar desaprueba desarma desarmada
        desarmado desarmados desarmar desarme desarmó desarraigo desarrolla desarrollaba desarrollaban desarrollada
        desarrolladas desarrollado desarrollador desarrolladora desarrolladores desarrollados desarrollamos desarrollan
        desarrollando desarrollar desarrollara desarrollarlo desarrollaron desarrollarse desarrollará desarrollarán
        desarrollaría desarrolle desarrollen desarrollo desarrollos desarrollándose desarrollé desarrolló desarticular
        desasosiego desastre desastres desastrosa desastrosas desastroso desastrosos desata desatada desatado desatados
        desatan desatando desatar desataron desatención desató desavenencias desayuna desayunado desayunamos desayunando
        desayunar desayuno desayunos desayuné desazón desbandada desbaratar desbloquea desbloqueado desbloquear
        desbloqueo desbocado desborda desbordada desbordado desbordados desbordamiento desbordan desbordante desbordar
        desborde desbordes desbordó descabellada descabelladas descabellado descafeinado descalabro descalifica
        descalificaciones descalificación descalificado descalificados descalificar descalza descalzas descalzo
        descalzos descampado descansa descansaba descansado descansamos descansan descansando descansar descansas
        descanse descansen descanses descanso descansos descansó descapotable descarada descaradamente descarado
        descarados descarga descargada descargadas descargado descargados descargan descargando descargar descargarla
        descargarlo descargaron descargarse descargarte descargas descargo descargue descarguen descargué descargó
        descaro descarrilamiento descarrilar descarta descartada descartadas descartado descartados descartamos
        descartan descartando descartar descartaron descartarse descarte descartes descarto descartó descendencia
        descendente descender descendido descendiendo descendiente descendientes descendieron descendió descendía
        descendían descenso descensos descentralización descentralizada descentralizadas descentralizado
        descentralizados descentralizar descerebrado descerebrados descienda desciende descienden descifrado descifrar
        descolonización descompone descomponen descomponer descomponerse descomposición descompresión descompuesta
        descompuesto descompuso descomunal descomunales desconcertada desconcertado desconcertados desconcertante
        desconcertantes desconcierta desconcierto desconecta desconectada desconectado desconectados desconectar
        desconectarse desconecte desconectó desconfiada desconfiado desconfiados desconfianza desconfiar desconfía
        desconfían desconfío desconoce desconocemos desconocen desconocer desconoces desconocida desconocidas
        desconocido desconocidos desconociendo desconocimiento desconoció desconocía desconocían desconozca desconozco
        desconsiderado desconsolada descontado descontando descontar descontenta descontento descontentos descontrol
        descontrolada descontrolado descortés descremada describa describan describe describen describes describiendo
        describieron describimos describir describirla describirlo describirse describiría describió describo describí
        describía describían descripciones descripción descriptiva descriptivo descriptivos descripto descriptores
        descrita descritas descrito descritos descrédito descuartizado descubierta descubiertas descubierto descubiertos
        descubra descubran descubras descubre descubren descubres descubridor descubridores descubriendo descubriera
        descubrieran descubrieron descubrimiento descubrimientos descubrimos descubrir descubriremos descubrirlo
        descubrirse descubrirá descubrirán descubrirás descubriría descubriste descubrió descubro descubrí descubría
        descuenta descuentan descuento descuentos descuida descuidada descuidado descuidados descuidan descuidando
        descuidar descuido descuidos desde desdicha desdichada desdichado desdoblamiento desdén dese desea deseaba
        deseaban deseable deseables deseada deseadas deseado deseados deseamos desean deseando desear deseara desearle
        desearles desearlo desearon desearte desearás desearía desearíamos desearían desearías deseas desecación desecha
        desechable desechables desechada desechado desechados desechando desechar desecho desechos desechó desee deseen
        desees desembarca desembarcado desembarcar desembarcaron desembarco desembarcó desembarque desemboca
        desembocadura desembocan desembocar desembocó desembolsar desembolso desempate desempeña desempeñaba
        desempeñaban desempeñado desempeñan desempeñando desempeñar desempeñaron desempeñarse desempeñen desempeño
        desempeñó desempleada desempleadas desempleado desempleados desempleo desencadena desencadenada desencadenado
        desencadenan desencadenando desencadenante desencadenar desencadenaron desencadenó desencanto desencuentro
        desencuentros desenfadado desenfrenada desenfrenado desenfreno desengaño desenlace desenmascarar desenredar
        desenterrar desentrañar desenvolverse desenvolvimiento desenvuelve desenvuelven deseo deseos deseosa deseoso
        deseosos desequilibrada desequilibrado desequilibrio desequilibrios deserciones deserción desertado desertar
        desertor desertores desertó desespera desesperación desesperada desesperadamente desesperadas desesperado
        desesperados desesperante desesperanza desesperar desesperes desespero desestabilización desestabilizar
        desestima desestimada desestimado desestimar desestimó deseé deseó desfachatez desfalco desfallecer desfasado
        desfase desfavorable desfavorables desfavorecidas desfavorecidos desfigurada desfigurado desfila desfiladero
        desfilan desfilando desfilar desfilaron desfile desfiles desfiló desgarra desgarrada desgarrado desgarrador
        desgarradora desgarro desgarró desgasta desgastada desgastado desgastados desgastar desgaste desglose
        desgobierno desgracia desgraciada desgraciadamente desgraciado desgraciados desgracias desguace deshabilitar
        deshabitada deshabitado deshace deshacen deshacer deshacerme deshacernos deshacerse deshacerte deshaciendo
        deshaga deshecha deshecho deshechos deshidratación deshidratada deshidratado deshielo deshizo deshonesta
        deshonestidad deshonesto deshonestos deshonor deshonra deshonrado desidia desierta desiertas desierto desiertos
        designa designaba designaciones designación designada designadas designado designados designan designando
        designar designaron designará designe designio designios designó desigual desigualdad desigualdades desiguales
        desilusionada desilusionado desilusionados desilusiones desilusión desinfección desinfectante desinfectantes
        desinfectar desinformación desinformado desinstalar desintegra desintegración desinteresada desinteresado
        desinteresados desinterés desintoxicación desista desiste desistimiento desistir desistió desleal desleales
        deslealtad desligarse deslinde desliz desliza deslizamiento deslizamientos deslizan deslizando deslizar
        deslizarse deslizándose deslizó deslumbra deslumbrado deslumbrante deslumbrantes deslumbrar desmadre desmanes
        desmantelada desmantelado desmantelamiento desmantelar desmaya desmayada desmayado desmayar desmayarse desmayo
        desmayos desmayó desmedida desmedido desmedro desmembramiento desmentida desmentido desmentir desmerecer
        desmesurada desmesurado desmiente desmienten desmintiendo desmintió desmonta desmontado desmontaje desmontando
        desmontar desmonte desmorona desmoronarse desnivel desniveles desnuda desnudan desnudar desnudarse desnudarte
        desnudas desnudez desnudo desnudos desnudó desnutrición desnutrido desnutridos desobedecer desobediencia
        desobediente desocupación desocupada desocupado desocupados desodorante desodorantes desolación desolada
        desolado desolador desorbitados desorden desordenada desordenadas desordenado desordenados desordenes
        desorganización desorganizada desorganizado desorientación desorientada desorientado desorientados desove
        despacha despachado despachar despacho despachos despachó despacio despacito desparpajo despecho despectiva
        despectivamente despectivo despectivos despedida despedidas despedido despedidos despedimos despedir despedirlo
        despedirme despedirnos despedirse despedirte despedirá despedí despedía despega despegado despegando despegar
        despegarse despegue despegó despeinado despeja despejada despejadas despejado despejados despejando despejar
        despeje despejó despenalizar despensa despensas desperdicia desperdiciada desperdiciado desperdician
        desperdiciando desperdiciar desperdicie desperdicies desperdicio desperdicios desperdició desperfecto
        desperfectos despertaba despertado despertador despertamos despertando despertar despertara despertarlo
        despertarme despertaron despertarse despertarte despertará despertaste despertemos desperté despertó despiadada
        despiadadamente despiadado despiadados despida despidan despide despiden despidiendo despidieron despidiéndose
        despidió despido despidos despierta despiertan despiertas despierte despierten despiertes despierto despiertos
        despilfarro despistada despistado despistados despistar despiste desplaza desplazaba desplazaban desplazada
        desplazadas desplazado desplazados desplazamiento desplazamientos desplazan desplazando desplazar desplazaron
        desplazarse desplazándose desplazó desplegada desplegadas desplegado desplegados desplegando desplegar
        desplegaron desplegarse desplegó despliega despliegan despliegue despliegues desploma desplomado desplome
        desplomó despoblación despoblada despoblado despoblados despoja despojada despojado despojados despojar despojo
        despojos despojó desposeídos despotismo despotricar desprecia despreciaba despreciable despreciables despreciada
        despreciado desprecian despreciando despreciar desprecio desprecios desprende desprenden desprender desprenderse
        desprendido desprendimiento desprendimientos desprendió despreocupación despreocupada despreocupado
        desprestigiar desprestigio desprevenida desprevenido desprevenidos desproporcionada desproporcionadamente
        desproporcionadas desproporcionado desproporcionados desproporción despropósito desprotegida desprotegido
        desprotegidos desprovista desprovisto desprovistos despuntar después despótico desquiciada desquiciado desquite
        destaca destacaba destacaban destacable destacables destacada destacadas destacado destacados destacamento
        destacamentos destacamos destacan destacando destacar destacaron destacarse destaco destacándose destacó destajo
        destapa destapado destapar destape destapó destaque destartalado destello destellos desterrada desterrado
        desterrados desterrar destiempo destierro destila destilación destilada destilado destilería destina destinación
        destinada destinadas destinado destinados destinan destinando destinar destinaron destinarse destinará
        destinarán destinatario destinatarios destine destinen destino destinos destinó destitución destituida
        destituido destituidos destituir destituyó destornillador destreza destrezas destripador destroza destrozada
        destrozadas destrozado destrozados destrozan destrozando destrozar destrozaron destrozo destrozos destrozó
        destrucción destructiva destructivas destructivo destructivos destructor destructora destructores destruida
        destruidas destruido destruidos destruimos destruir destruirla destruirlo destruirlos destruirnos destruirse
        destruirte destruirá destruiría destruya destruyan destruye destruyen destruyendo destruyera destruyeron
        destruyo destruyó destruía desubicado desunión desuso desvanece desvanecen desvanecerse desvanecido
        desvaneciendo desvaneció desvela desvelado desvelan desvelar desvelo desvelos desveló desventaja desventajas
        desventuras desvergonzada desvergonzado desvergüenza desviaciones desviación desviada desviado desviados
        desviando desviar desviaron desviarse desvinculación desvinculado desvirtuar desvirtúa desvió desván desvía
        desvían desvíe desvío desvíos desánimo desértica desértico desórdenes detalla detallada detalladamente
        detalladas detallado detallados detallan detallando detallar detalle detalles detallista detallistas detalló
        detección detecta detectada detectadas detectado detectados detectamos detectan detectando detectar detectaron
        detectarse detecte detecten detective detectives detecto detector detectores detectó detenciones detención
        detendremos detendrá detendrán detendría detenemos detener detenerla detenerle detenerlo detenerlos detenerme
        detenernos detenerse detenerte detenga detengamos detengan detengas detengo detenida detenidamente detenidas
        detenido detenidos deteniendo detenimiento deteniéndose detentan detente detenía detenían detergente detergentes
        deteriora deteriorada deterioradas deteriorado deteriorados deterioran deteriorando deteriorar deteriorarse
        deterioro determina determinaba determinaciones determinación determinada determinadas determinado determinados
        determinan determinando determinante determinantes determinar determinaron determinarse determinará determinarán
        determine determinen determinismo determinista determinó detesta detestaba detestable detestables detestan
        detesto detiene detienen detienes detona detonaciones detonación detonador detonante detonar detonó detractores
        detrimento detrás detuve detuviera detuvieran detuvieron detuvimos detuvo deuda deudas deudor deudores deudos
        devaluado devaluar devastación devastada devastadas devastado devastador devastadora devastadoras devastadores
        devastados devastó develar devenido devenir deviene devino devociones devoción devoluciones devolución
        devolvemos devolver devolverla devolverle devolverles devolverlo devolverlos devolverme devolvernos devolverte
        devolverá devolverán devolvería devolviendo devolviera devolvieran devolvieron devolvió devolví devolvía devora
        devorado devorador devoran devorando devorar devota devoto devotos devuelta devueltas devuelto devueltos
        devuelva devuelvan devuelvas devuelve devuelven devuelves devuelvo devuélveme deán di diabetes diablo diablos
        diabólica diabólicas diabólico diabólicos diadema diafragma diagnosis diagnostica diagnosticada diagnosticado
        diagnosticados diagnosticar diagnosticaron diagnostico diagnosticó diagnóstica diagnósticas diagnóstico
        diagnósticos diagonal diagonales diagrama diagramas dial dialecto dialectos dialoga dialogan dialogando dialogar
        dialogo dialogue dialéctica dialéctico diamante diamantes diametralmente diana dianas diapasón diapositiva
        diapositivas diaria diariamente diarias diario diarios diarrea diarreas diatriba diatribas diaz dibuja dibujaba
        dibujada dibujadas dibujado dibujados dibujan dibujando dibujante dibujantes dibujar dibujas dibuje dibujo
        dibujos dibujé dibujó diccionario diccionarios dicción dice dicen dices dicha dichas dicho dichos dichosa
        dichoso dichosos diciembre diciendo diciéndole diciéndoles diciéndolo diciéndome diciéndonos diciéndote
        dicotomía dicta dictaba dictada dictadas dictado dictador dictadores dictados dictadura dictaduras dictamen
        dictamina dictaminado dictaminar dictaminó dictan dictando dictar dictaron dictará dictatorial dictatoriales
        dicte dicten dictámenes dictó didáctica didácticas didáctico didácticos diecinueve dieciocho diecisiete
        dieciséis diego diente dientes diera dieran dieras dieron diese diesen diestra diestro diestros dieta dietas
        dietética dietético dietéticos diez diezmo diezmos difamaciones difamación difamando difamar diferencia
        diferenciaba diferenciación diferenciada diferenciadas diferenciado diferenciador diferenciados diferencial
        diferenciales diferencian diferenciando diferenciar diferenciarlos diferenciarse diferencias diferente
        diferentes diferida diferido diferir dificil dificulta dificultaba dificultad dificultades dificultado
        dificultan dificultando dificultar dificultoso difiere difieren difteria difunda difundan difunde difunden
        difundida difundidas difundido difundidos difundiendo difundieron difundir difundirlo difundirse difundió
        difunta difunto difuntos difusa difusas difusión difuso difusor difusos difícil difíciles difícilmente diga
        digamos digan digas digerir digestiva digestivas digestivo digestivos digestión digital digitales digitalización
        digitalizado digitalizar digitalmente digna dignamente dignas dignatarios digne dignidad dignifica dignificación
        dignificar digno dignos digo digáis dije dijera dijeran dijeras dijeron dijese dijimos dijiste dijo dijéramos
        dilación dilata dilatación dilatada dilatadas dilatado dilatar dile dilema dilemas diles diligencia diligencias
        diligente diligentemente dilo dilucidar dilución diluida diluido diluir diluvio diluye diluyen diluyendo dima
        dimas dime dimensional dimensionar dimensiones dimensión dimes diminuta diminutas diminutivo diminuto diminutos
        dimisiones dimisión dimita dimite dimitido dimitir dimitió dimos din dina dinamarca dinamismo dinamita dinamizar
        dinamo dinar dinares dinastía dinastías dineral dinero dineros dino dinos dinosaurio dinosaurios dintel dinámica
        dinámicas dinámico dinámicos dio diocesana diocesano diocesanos diodo diomedes dionisio dios diosa diosas dioses
        diploma diplomacia diplomado diplomados diplomas diplomática diplomáticas diplomático diplomáticos diputaciones
        diputación diputada diputadas diputado diputados dique diques dir direccional direccionales direcciones
        dirección directa directamente directas directiva directivas directivo directivos directo director directora
        directoras directores directorio directorios directos directrices directriz diremos dirige dirigen dirigencia
        dirigente dirigentes diriges dirigible dirigida dirigidas dirigido dirigidos dirigiendo dirigiera dirigieron
        dirigimos dirigir dirigirla dirigirlo dirigirme dirigirnos dirigirse dirigirte dirigirá dirigirán dirigiría
        dirigiéndose dirigió dirigí dirigía dirigían dirija dirijan dirijo dirimir dirá dirán dirás diré diréis diría
        diríamos dirían dirías dirígete diríjase discapacidad discapacidades discapacitada discapacitadas discapacitado
        discapacitados discernimiento discernir disciplina disciplinada disciplinado disciplinados disciplinar
        disciplinaria disciplinarias disciplinario disciplinarios disciplinas discipline disco discografía discográfica
        discográficas discográfico disconforme disconformidad discontinua discontinuidad discordantes discordia discos
        discoteca discotecas discrecional discreción discrepa discrepan discrepancia discrepancias discrepar discrepo
        discreta discretamente discretas discreto discretos discrimina discriminaciones discriminación discriminada
        discriminado discriminados discriminan discriminar discriminatoria discriminatorias discriminatorio
        discriminatorios disculpa disculpad disculpado disculpame disculpan disculpar disculparme disculparse disculpas
        disculpe disculpen disculpes disculpo disculpó discurre discurren discurrir discursiva discursivo discurso
        discursos discusiones discusión discuta discutamos discutan discutas discute discuten discutible discutibles
        discutida discutidas discutido discutidos discutiendo discutieron discutimos discutir discutiremos discutirlo
        discutirse discutirá discutirán discutió discuto discutí discutía discutían discípula discípulo discípulos
        discúlpame discúlpenme disección diseminación diseminada diseminadas diseminado diseminados disensiones
        disensión disenso disentería disentir disertaciones disertación diseña diseñada diseñadas diseñado diseñador
        diseñadora diseñadores diseñados diseñamos diseñan diseñando diseñar diseñaron diseñe diseño diseños diseñó
        disfraces disfraz disfraza disfrazada disfrazadas disfrazado disfrazados disfrazan disfrazar disfrazarse
        disfrazó disfruta disfrutaba disfrutaban disfrutad disfrutado disfrutalo disfrutamos disfrutan disfrutando
        disfrutar disfrutaremos disfrutarla disfrutarlo disfrutarlos disfrutaron disfrutará disfrutarán disfrutarás
        disfrutas disfrute disfrutemos disfruten disfrutes disfruto disfrutá disfruté disfrutéis disfrutó disfrútalo
        disfunciones disfunción disgusta disgustada disgustado disgusto disgustos disgustó disidencia disidencias
        disidente disidentes disimula disimulada disimuladamente disimulado disimulan disimulando disimular disimularlo
        disimulo disipa disipación disipado disipar disipó disminución disminuida disminuido disminuidos disminuir
        disminuirá disminuiría disminuya disminuyan disminuye disminuyen disminuyendo disminuyeron disminuyó disminuía
        disnea disociación disoluciones disolución disolvente disolventes disolver disolverse disolviendo disolvió
        disonancia dispar dispara disparaba disparaban disparada disparadas disparado disparador disparados disparan
        disparando disparar disparara dispararan dispararle dispararon dispararse disparatada disparatadas disparatado
        disparate disparates dispare disparen dispares disparidad disparidades disparo disparos disparó dispensa
        dispensador dispensario dispersa dispersado dispersados dispersan dispersar dispersaron dispersarse dispersas
        dispersión disperso dispersos dispersó display dispondrá dispondrán dispone disponemos disponen disponer
        dispones disponga dispongan dispongo disponibilidad disponible disponibles disponiendo disponía disponían
        disposiciones disposición dispositivo dispositivos dispuesta dispuestas dispuesto dispuestos dispuse dispusieron
        dispuso disputa disputaba disputaban disputada disputadas disputado disputados disputan disputando disputar
        disputaron disputarse disputará disputarán disputas dispute disputó disque disquera dista distal distan
        distancia distanciado distanciados distanciamiento distanciarse distancias distante distantes diste distensión
        distinciones distinción distinga distingo distingue distinguen distinguida distinguidas distinguido distinguidos
        distinguimos distinguir distinguirlos distinguirse distinguió distinguía distinta distintas distintiva
        distintivas distintivo distintivos distinto distintos distorsiona distorsionada distorsionadas distorsionado
        distorsionan distorsionar distorsiones distorsión distracciones distracción distrae distraen distraer distraerme
        distraernos distraerse distraerte distraiga distraigan distraigo distrajo distraída distraído distraídos
        distribuciones distribución distribuida distribuidas distribuido distribuidor distribuidora distribuidoras
        distribuidores distribuidos distribuir distribuirse distribuirá distribuirán distribuya distribuyan distribuye
        distribuyen distribuyendo distribuyeron distribuyó distribuía distribuían distrito distritos disturbio
        disturbios disuadir disuasión disuelta disueltas disuelto disueltos disuelva disuelve disuelven disyuntiva
        disímiles dita diurna diurnas diurno diurnos diurético diuréticos diva divagaciones divagar divas divergencia
        divergencias divergente divergentes diversa diversas diversidad diversificación diversificada diversificado
        diversificar diversiones diversión diverso diversos divertida divertidas divertido divertidos divertimento
        divertimos divertir divertirme divertirnos divertirse divertirte divertí divertía divida dividan divide dividen
        dividendo dividendos dividida divididas dividido divididos dividiendo dividieron dividimos dividir dividirlo
        dividirnos dividirse dividirá dividió divido dividía dividían divierta diviertan diviertas divierte divierten
        divierto divina divinamente divinas divine divinidad divinidades divino divinos divirtiendo divirtieron
        divirtiéndose divirtió divisa divisar divisas divisional divisiones división divisor divisoria diviértete divo
        divorcia divorciada divorciadas divorciado divorciados divorciaron divorciarse divorcio divorcios divorció
        divulga divulgación divulgada divulgado divulgador divulgando divulgar divulgó diván dix dizque diácono diáconos
        diáfano diálisis diálogo diálogos diámetro diámetros diáspora diéramos diésel diócesis dióxido do dobla doblaba
        doblada dobladas doblado doblados doblaje doblajes doblan doblando doblar doblarse doblas doble doblegar
        doblemente dobles doblete doblo dobló doce docena docenas docencia docente docentes doctor doctora doctorado
        doctorados doctoral doctorales doctores doctrina doctrinal doctrinales doctrinas documenta documentación
        documentada documentadas documentado documentados documental documentales documentalista documentan documentando
        documentar documento documentos documentó dogma dogmas dogmatismo dogmática dogmático dogmáticos dogo dolencia
        dolencias doler dolerá dolería dolida dolido doliendo doliente dolientes dolió dolo dolor dolores dolorida
        dolorido dolorosa dolorosamente dolorosas doloroso dolorosos doloso dolía dolían dom doma domador domar dome
        domestica domesticación domesticado domesticados domesticar domestico domiciliaria domiciliarias domiciliario
        domiciliarios domicilio domicilios domina dominaba dominaban dominación dominada dominadas dominado dominador
        dominados dominan dominancia dominando dominante dominantes dominar dominarlo dominaron dominará dominas domine
        dominen dominga domingo domingos dominica dominical dominicales dominicana dominicanas dominicano dominicanos
        dominico dominicos dominio dominios domino dominó domo doméstica domésticas doméstico domésticos domínguez don
        dona donaciones donación donada donadas donado donador donadores donados donan donando donante donantes donar
        donaron donas donativo donativos donato doncella doncellas donde dondequiera done donen dones dono donoso
        donostiarra donó door dopaje dopamina dope doquier dora dorada doradas dorado dorados dorar doria doris dormida
        dormidas dormido dormidos dormimos dormir dormirme dormirse dormirte dormirá dormiré dormiría dormiste
        dormitorio dormitorios dormí dormía dormían dormís dorrego dorsal dorsales dorso dos doscientas doscientos dosel
        dosificación dosis dossier dota dotaciones dotación dotada dotadas dotado dotados dotando dotar dote dotes dotó
        doy doña dpto dr dra dragado drago dragones dragón drama dramas dramatismo dramaturga dramaturgia dramaturgo
        dramaturgos dramática dramáticamente dramáticas dramático dramáticos drenaje drenajes drenar droga drogada
        drogadicción drogadicta drogadicto drogadictos drogado drogados drogan drogar drogarse drogas drogo droguería
        dron drones dropbox druida druidas drástica drásticamente drásticas drástico drásticos dto du dual duales
        dualidad dualismo duarte ducado ducados ducal ducha ducharme ducharse duchas ducho duda dudaba dudaban dudado
        dudamos dudan dudando dudar dudarlo dudaron dudará dudaría dudas dude duden dudes dudo dudosa dudosas dudoso
        dudosos dudé dudó duela duele duelen duelo duelos duende duendes duerma duerman duermas duerme duermen duermes
        duermo duero dueto dueña dueñas dueño dueños dulce dulcemente dulces dulcinea dulzura duma dumas duna dunas
        duodécima duodécimo dupla duplica duplicación duplicado duplicados duplican duplicando duplicar duplicaron
        duplicidad duplicó duque duques duquesa dura duraba duraban durabilidad durable duración duradera duraderas
        duradero duraderos durado duramente duran durando durango durante durar durara duraron durará durarán duraría
        duras durazno duraznos dure duren dureza durmiendo durmiente durmientes durmiera durmieron durmió duro duros
        durán duró dux duérmete dábamos dádivas dámelo dándole dándoles dándolo dándome dándonos dándose dándote dársela
        dárselas dárselo dárselos dársena dátiles dávila dé débil débiles débilmente débito década décadas décima
        décimas décimo dédalo déficit déjala déjale déjalo déjalos déjame déjanos déjate déjeme déjenlo déjenlos déjenme
        déjennos déjenos déjense déjese déspota déspotas dí día días díaz díez dígale dígalo dígame díganle díganme
        díganos dígase dígito dígitos dímelo díselo dña dócil dóciles dólar dólares dónde dúo ea ebanistería ebria
        ebriedad ebrio ebrios ebro ebullición ecatepec echa echaba echaban echada echado echados echagüe echale echamos
        echan echando echar echara echaran echaremos echarla echarle echarles echarlo echarlos echarme echarnos echaron
        echarse echarte echará echarán echaré echaría echas echaste eche echemos echen eches echeverría echo echos
        echándole echándose eché echó eclecticismo eclesial eclesiales eclesiástica eclesiásticas eclesiástico
        eclesiásticos eclipsado eclipse eclipses eclosión ecléctica ecléctico eco ecografía ecologismo ecologista
        ecologistas ecología ecológica ecológicas ecológico ecológicos economista economistas economizar economía
        economías económica económicamente económicas económico económicos ecos ecosistema ecosistemas ecuaciones
        ecuación ecuador ecuanimidad ecuatorial ecuatoriana ecuatorianas ecuatoriano ecuatorianos ecuestre ecuestres
        ecuménico ecuánime ed edad edades edecán edema eden edgar edgardo ediciones edición edicto edictos edificaciones
        edificación edificada edificado edificar edificio edificios edifico edificó edil ediles edit edita editada
        editadas editado editados editan editando editar editarlo editaron edite edito editor editora editoras editores
        editorial editoriales editó edredón eduard eduardo educa educacional educacionales educación educada educadas
        educado educador educadora educadores educados educan educando educandos educar educarlos educaron educarse
        educativa educativas educativo educativos educó edulcorante eduque eduquen edward edén ef efe efectiva
        efectivamente efectivas efectividad efectivo efectivos efecto efectos efectuaba efectuada efectuadas efectuado
        efectuados efectuando efectuar efectuaron efectuarse efectuará efectuarán efectuó efectúa efectúan efectúe
        efectúen efemérides efervescencia efesios eficaces eficacia eficaz eficazmente eficiencia eficiente
        eficientemente eficientes efigie efigies efímera efímeras efímero efímeros egan egipcia egipcias egipcio
        egipcios egipto ego egocentrismo egocéntrica egocéntrico egos egoísmo egoísta egoístas egresada egresado
        egresados egreso eh ej eje ejecuciones ejecución ejecuta ejecutaba ejecutable ejecutada ejecutadas ejecutado
        ejecutados ejecutan ejecutando ejecutante ejecutar ejecutarlo ejecutaron ejecutarse ejecutará ejecutarán ejecute
        ejecuten ejecutiva ejecutivas ejecutivo ejecutivos ejecutor ejecutores ejecutó ejem ejemplar ejemplares
        ejemplifica ejemplificar ejemplo ejemplos ejerce ejercen ejercer ejercerá ejercicio ejercicios ejercida
        ejercidas ejercido ejercidos ejerciendo ejercieron ejercita ejercitar ejercitarse ejercito ejerció ejercía
        ejercían ejerza ejerzan ejerzo ejes ejido ejidos ejército ejércitos el elabora elaboraciones elaboración
        elaborada elaboradas elaborado elaborados elaboran elaborando elaborar elaboraron elabore elaboró elasticidad
        elche elda eldorado ele eleazar elecciones elección electa electas electivo electivos electo elector electorado
        electoral electorales electores electos electricidad electricista electricistas electrificación electro
        electrocardiograma electrodo electrodomésticos electrodos electrolitos electromagnética electromagnéticas
        electromagnético electromagnéticos electrones electrón electrónica electrónicamente electrónicas electrónico
        electrónicos elefante elefantes elegancia elegante elegantemente elegantes elegibilidad elegible elegibles
        elegida elegidas elegido elegidos elegimos elegir elegiremos elegirlo elegirá elegirán elegiría elegiste elegí
        elegía elegían elegís elemental elementales elemento elementos elena elenco eleva elevaba elevaciones elevación
        elevada elevadas elevado elevador elevadores elevados elevan elevando elevar elevaron elevarse elevará elevaría
        eleve eleven elevándose elevó elfo elfos elia elige eligen eliges eligible eligiendo eligiera eligieran
        eligieron eligió elija elijamos elijan elijas elije elijo elimina eliminaba eliminación eliminada eliminadas
        eliminado eliminados eliminamos eliminan eliminando eliminar eliminara eliminarla eliminarlas eliminarlo
        eliminarlos eliminaron eliminarse eliminará eliminarán eliminaría eliminas eliminatoria eliminatorias elimine
        eliminen elimino eliminé eliminó elipse elisa elite elites elitismo elitista elitistas elixir elizabeth elizondo
        ella ellas elle ello ellos elocuencia elocuente elocuentemente elocuentes elogia elogiada elogiado elogiando
        elogiar elogiaron elogio elogios elogió elote elotes eloy elude eludiendo eludir eludió elvira elástica
        elásticas elástico elásticos eléctrica eléctricamente eléctricas eléctrico eléctricos elías elíptica elípticas
        elíseo elíseos emana emanaba emanan emancipación embajada embajadas embajador embajadora embajadores embalaje
        embalajes embalar embalse embalses embaraza embarazada embarazadas embarazado embarazar embarazo embarazos
        embarazosa embarazoso embarca embarcaciones embarcación embarcadero embarcado embarcados embarcan embarcar
        embarcaron embarcarse embarcó embarga embargado embargar embargo embargos embarque embarques embate embates
        embellecer embellecimiento embestida embistió emblema emblemas emblemática emblemáticas emblemático emblemáticos
        embole embolia emborracha emborrachar emborracharse emboscada emboscadas emboscado emboscados embotellada
        embotellado embotellamiento embrace embrague embriaguez embrionario embriones embrión embrollo embrujada
        embrujado embrujo embudo embuste embustero embutido embutidos eme emerge emerged emergen emergencia emergencias
        emergente emergentes emerger emergido emergiendo emergieron emergió emigra emigración emigrado emigrados emigran
        emigrando emigrante emigrantes emigrar emigraron emigró emilia emiliano emilio eminencia eminente eminentemente
        eminentes emir emirato emiratos emisario emisarios emisiones emisión emisor emisora emisoras emisores emita
        emitan emite emiten emitida emitidas emitido emitidos emitiendo emitiera emitieron emitir emitirse emitirá
        emitió emitía emitían emmanuel emociona emocionada emocionado emocionados emocional emocionales emocionalmente
        emocionan emocionante emocionantes emocionar emocionarse emocione emociones emociono emocioné emocionó emoción
        emoticonos emotiva emotivas emotividad emotivo emotivos empacado empacar empacho empadronados empadronamiento
        empalme empanada empanadas empapada empapadas empapado empapados empaque empaques empaquetado empaquetar
        emparejar emparentada emparentado emparentados empata empatado empatados empatando empatar empataron empate
        empates empatizar empatía empató empaña empañado empece empecemos empecinado empecé empedernido empedrado
        empeora empeorado empeoramiento empeoran empeorando empeorar empeoraron empeorará empeore empeoró emperador
        emperadores emperatriz empero empezaba empezaban empezada empezado empezamos empezando empezar empezara
        empezaran empezaremos empezaron empezará empezarán empezarás empezaré empezaría empezarían empezaste empezó
        empeña empeñada empeñado empeñados empeñan empeñar empeño empeños empeñó empiece empiecen empieces empieza
        empiezan empiezas empiezo empinada empinadas empinado empirismo emplaza emplazada emplazado emplazamiento
        emplazamientos emplea empleaba empleaban empleada empleadas empleado empleador empleadores empleados empleamos
        emplean empleando emplear emplearon emplearse empleará emplee empleen empleo empleos empleó empobrece
        empobrecida empobrecido empobrecidos empobrecimiento empoderar emporio emprende emprendedor emprendedora
        emprendedoras emprendedores emprenden emprender emprendida emprendidas emprendido emprendiendo emprendieron
        emprendimiento emprendimientos emprendió empresa empresaria empresarial empresariales empresarias empresario
        empresarios empresas empuja empujaba empujada empujado empujados empujan empujando empujar empujarlo empujaron
        empuje empujo empujones empujó empujón empuñadura empática empático empírica empíricamente empíricas empírico
        empíricos emulación emulador emuladores emulando emular emulsión emérito en enajenación enaltecer enaltecimiento
        enamora enamorada enamoradas enamorado enamorados enamoramiento enamoramos enamoran enamorando enamorar
        enamorarme enamoraron enamorarse enamorarte enamoras enamoraste enamore enamores enamoro enamoré enamoró enana
        enanas enano enanos encabeza encabezaba encabezada encabezadas encabezado encabezados encabezamiento encabezan
        encabezando encabezar encabezaron encabezará encabezó encabrona encadena encadenada encadenadas encadenado
        encadenados encadenar encaja encajaba encajaban encajado encajan encajar encajas encaje encajen encajes encajo
        encajó encalada encamina encaminada encaminadas encaminado encaminados encaminar encaminó encanta encantaba
        encantaban encantada encantadas encantado encantador encantadora encantadoras encantadores encantados
        encantamiento encantamientos encantan encantando encantar encantaron encantará encantaría encantas encante
        encanto encantos encantó encapuchado encapuchados encara encaran encarando encarar encarcela encarcelada
        encarceladas encarcelado encarcelados encarcelamiento encarcelan encarcelar encarcelaron encarceló encarece
        encarecidamente encarecimiento encarga encargaba encargaban encargada encargadas encargado encargados encargamos
        encargan encargando encargar encargara encargaron encargarse encargará encargarán encargaría encargo encargos
        encargue encarguen encargué encargándose encargó encarna encarnaba encarnación encarnada encarnado encarnan
        encarnar encarnizada encarnó encaró encausados encauzar encefalitis encendedor encender encenderse encendida
        encendidas encendido encendidos encendiendo encendieron encendió encendí encendía encerraba encerrada encerradas
        encerrado encerrados encerrando encerrar encerrarme encerraron encerrarse encerrona encerró enchiladas enchufado
        enchufados enchufar enchufe enchufes enciclopedia enciclopedias enciclopédico encienda enciendan enciende
        encienden enciendo encierra encierran encierre encierren encierro encierros encima encimera encina encinas
        encino encinta enciso enclavada enclavado enclave enclaves encoge encogido encogió encomendada encomendadas
        encomendado encomendero encomendó encomienda encomiendas encomiendo encontraba encontraban encontrabas
        encontrada encontradas encontrado encontrados encontramos encontrando encontrar encontrara encontraran
        encontraras encontrare encontraremos encontrarla encontrarlas encontrarle encontrarlo encontrarlos encontrarme
        encontrarnos encontraron encontrarse encontrarte encontrará encontrarán encontrarás encontraré encontraréis
        encontraría encontraríamos encontrarían encontrase encontraste encontremos encontrábamos encontráis
        encontrándose encontrás encontré encontró encriptada encriptado encriptados encrucijada encuadernación encuadra
        encuadrado encuadrar encuadre encubierta encubiertas encubierto encubiertos encubre encubren encubrimiento
        encubrir encuentra encuentran encuentras encuentre encuentren encuentres encuentro encuentros encuesta
        encuestadas encuestadora encuestadoras encuestadores encuestados encuestas encurtidos encéfalo encía encías
        encíclica ende endeble endemoniado endereza enderezar endeudado endeudados endeudamiento endeudarse endogamia
        endulzar endurece endurecer endurecido endurecimiento enduro endémica endémicas endémico ene eneas enebro enema
        enemiga enemigas enemigo enemigos enemistad energética energéticas energético energéticos energía energías
        energúmeno enero enfada enfadada enfadado enfadados enfadar enfadarse enfadas enfade enfades enfado enfadó
        enfatiza enfatizado enfatizan enfatizando enfatizar enfatizó enferma enfermado enferman enfermando enfermar
        enfermarse enfermas enferme enfermedad enfermedades enfermera enfermeras enfermero enfermeros enfermería
        enfermiza enfermizo enfermo enfermos enfermó enfisema enfoca enfocada enfocadas enfocado enfocados enfocamos
        enfocan enfocando enfocar enfocarme enfocarnos enfocaron enfocarse enfocarte enfocándose enfocó enfoque enfoquen
        enfoques enfrenta enfrentaba enfrentaban enfrentada enfrentadas enfrentado enfrentados enfrentamiento
        enfrentamientos enfrentamos enfrentan enfrentando enfrentar enfrentara enfrentaremos enfrentarla enfrentarlo
        enfrentarlos enfrentarme enfrentarnos enfrentaron enfrentarse enfrentarte enfrentará enfrentarán enfrentaría
        enfrentas enfrente enfrenten enfrento enfrentándose enfrentó enfriado enfriamiento enfriando enfriar enfriarse
        enfría enfríe enfurece enfurecida enfurecido enfureció enfáticamente enfático engancha enganchada enganchado
        enganchados enganchan enganchar engancharse enganche enganches engancho enganché enganchó engaña engañaba
        engañada engañado engañados engañan engañando engañar engañarme engañarnos engañaron engañarse engañarte engañas
        engañe engañemos engañen engañes engaño engaños engañosa engañosas engañoso engañosos engañó engendra engendrado
        engendrar engendro engendros engendró engloba engloban englobar engorda engordado engordan engordando engordar
        engorde engorroso engranaje engranajes engreído engrosamiento engrosar enhorabuena enigma enigmas enigmática
        enigmático enjambre enjuague enjuiciado enjuiciados enjuiciamiento enjuiciar enlace enlaces enlatado enlatados
        enlaza enlazada enlazadas enlazado enlazados enlazan enlazando enlazar enloquece enloquecen enloquecer
        enloquecida enloquecido enloqueció enmarca enmarcada enmarcadas enmarcado enmarcados enmarcan enmarcar
        enmascarada enmascarado enmascarados enmascarar enmendada enmendado enmendar enmienda enmiendas enoja enojaba
        enojada enojadas enojado enojados enojan enojar enojarme enojaron enojarse enojarte enojas enoje enojen enojes
        enojo enojos enojé enojó enorgullece enorgullecen enorme enormemente enormes enormidad enraizada enraizado
        enreda enredada enredadera enredaderas enredado enredados enredar enredo enredos enredó enrejado enrique
        enriquece enriquecedor enriquecedora enriquecen enriquecer enriquecerse enriquecida enriquecido enriquecidos
        enriqueciendo enriquecieron enriquecimiento enriqueció enrojecimiento enrolla enrollada enrollado enrollar
        ensalada ensaladas ensalzar ensamblado ensamblados ensamblaje ensamblar ensamble ensancha ensanchamiento
        ensanchar ensanche ensangrentada ensangrentado ensaya ensayado ensayando ensayar ensayista ensayistas ensayo
        ensayos ensañamiento enseguida ensenada enseres enserio enseña enseñaba enseñaban enseñado enseñados enseñamos
        enseñan enseñando enseñanza enseñanzas enseñar enseñara enseñare enseñaremos enseñarle enseñarles enseñarlo
        enseñarme enseñarnos enseñaron enseñarte enseñará enseñarán enseñaré enseñas enseñaste enseñe enseñen enseñes
        enseño enseñándole enseñándoles enseñé enseñó ensordecedor ensucia ensucian ensuciando ensuciar ensueño enséñale
        enséñame entabla entablado entablar entabló ente entendamos entendemos entender entenderemos entenderla
        entenderlas entenderlo entenderlos entenderme entendernos entenderse entenderte entenderá entenderán entenderás
        entenderé entendería entenderían entenderías entendible entendida entendidas entendido entendidos entendiendo
        entendiera entendieran entendieron entendimiento entendimos entendiste entendiéndose entendió entendéis entendés
        entendí entendía entendíamos entendían entera enteraba enterada enterado enterados enteramente enteramos enteran
        enterando enterar enterara enterarme enterarnos enteraron enterarse enterarte enteras enteraste entere enteren
        enteres entereza entero enteros enterrada enterradas enterrado enterrados enterramiento enterramientos
        enterrando enterrar enterrarlo enterraron enterró enteré enteró entes entidad entidades entienda entiendan
        entiendas entiende entienden entiendes entiendo entierra entierran entierren entierro entierros entiéndase
        entomología entona entonación entonando entonar entonce entonces entorno entornos entorpece entorpecer entra
        entraba entraban entrad entrada entradas entrado entrados entramado entramos entran entrando entrante entrantes
        entrar entrara entraran entraremos entrarle entraron entrará entrarán entrarás entraré entraría entrarían entras
        entrase entraste entraña entrañable entrañables entrañas entre entreabierta entredicho entrega entregaba
        entregaban entregada entregadas entregado entregados entregamos entregan entregando entregar entregara
        entregaran entregaremos entregarla entregarlas entregarle entregarles entregarlo entregarlos entregarme
        entregarnos entregaron entregarse entregarte entregará entregarán entregaría entregas entregaste entrego
        entregue entreguen entregues entregué entregó entrelazadas entrelazado entrelazados entrelazan entremeses
        entremos entren entrena entrenaba entrenada entrenadas entrenado entrenador entrenadora entrenadores entrenados
        entrenamiento entrenamientos entrenamos entrenan entrenando entrenar entrenaron entrenarse entrenas entrene
        entreno entrenó entrepierna entrerriano entres entresijos entretanto entretener entretenerme entretenerse
        entretenerte entretenga entretengo entretenida entretenidas entretenido entretenidos entretenimiento
        entretenimientos entretiempo entretiene entretienen entrever entrevista entrevistada entrevistadas entrevistado
        entrevistador entrevistados entrevistamos entrevistan entrevistando entrevistar entrevistaron entrevistarse
        entrevistas entrevisto entrevisté entrevistó entristece entro entrometerse entropía entrá entré entró entusiasma
        entusiasmada entusiasmado entusiasmados entusiasmo entusiasmó entusiasta entusiastas entérate enumera
        enumeración enumeradas enumerados enumeran enumerando enumerar enumeró enuncia enunciado enunciados envasado
        envase envases envejece envejecen envejecer envejecida envejecido envejeciendo envejecimiento envenena
        envenenada envenenadas envenenado envenenados envenenamiento envenenan envenenar envergadura enviaba enviaban
        enviada enviadas enviado enviados enviamos enviando enviar enviara enviaran enviaremos enviarla enviarlas
        enviarle enviarles enviarlo enviarlos enviarme enviarnos enviaron enviarse enviarte enviará enviarán enviaré
        enviaría enviaste envidia envidiable envidian envidiar envidias envidio envidiosa envidioso envidiosos envigado
        enviándole envié envió envoltorio envoltorios envoltura envolturas envolvente envolver envolviendo envolvió
        envolvía envuelta envueltas envuelto envueltos envuelve envuelven envés envía envíame envían envíanos envías
        envíe envíen envíenos envíes envío envíos enzima enzimas enérgica enérgicamente enérgicas enérgico enérgicos
        enésima enésimo eones epa epicentro epidemia epidemias epidemiología epidermis epifanía epilepsia epiléptico
        episcopado episcopal episcopales episodio episodios epistemología epistolar epitafio epiteliales epitelio
        epopeya epígrafe epílogo epístola epístolas epíteto epítetos epítome equidad equidistante equilibra equilibrada
        equilibradas equilibrado equilibrados equilibrar equilibrio equilibrios equilibro equina equino equinoccio
        equinos equipación equipada equipadas equipado equipados equipaje equipajes equipamiento equipamientos equipar
        equipara equiparable equiparar equipo equipos equis equitación equitativa equitativamente equitativas equitativo
        equivaldría equivale equivalen equivalencia equivalencias equivalente equivalentes equivalía equivoca equivocaba
        equivocaciones equivocación equivocada equivocadamente equivocadas equivocado equivocados equivocamos equivocan
        equivocando equivocar equivocarme equivocarnos equivocaron equivocarse equivocarte equivocas equivocaste
        equivoco equivocó equivoque equivoquen equivoques equivoqué equívoco equívocos era eramos eran erario eras erase
        ercilla ere erecciones erección erecto eren eres ergo erguida erguido erige erigida erigido erigieron erigir
        erigirse erigió eritrea eritrocitos erizo erizos ermita ermitas ermitaño ernesto ero eros erosión erotismo erra
        errada erradas erradicación erradicado erradicar errado errados errante errantes errar errata erratas erre erro
        error errores errática errático erró errónea erróneamente erróneas erróneo erróneos erudición erudita erudito
        eruditos erupciones erupción eréctil erótica eróticas erótico eróticos es esa esas esbelta esbelto esbirro
        esbirros esboza esbozado esbozar esbozo esbozos esbozó escabeche escabullirse escala escalada escalado escalador
        escaladores escalafón escalando escalante escalar escalas escalera escaleras escalinata escalinatas
        escalofriante escalofriantes escalofrío escalofríos escalona escalonada escalonado escalones escaló escalón
        escama escamas escamilla escandaliza escandalizado escandalizan escandalizar escandalosa escandalosamente
        escandalosas escandaloso escandalosos escandinava escandinavo escandinavos escanea escaneado escanear escaneo
        escapa escapaba escapaban escapada escapadas escapado escapamos escapan escapando escapar escapara escaparate
        escaparates escaparme escaparon escaparse escapas escapatoria escape escapen escapes escapo escapé escapó
        escarabajo escarabajos escaramuza escaramuzas escarapela escarbar escarcha escarlata escarmiento escarnio
        escarpadas escasa escasamente escasas escasea escasean escasez escaso escasos escayola escaño escaños escena
        escenario escenarios escenas escenografía escepticismo escindido escisiones escisión esclarecedor esclarecer
        esclarecimiento esclava esclavas esclavista esclavistas esclavitud esclavizado esclavizados esclavizar esclavo
        esclavos esclerosis esclusa esclusas escoba escobar escobas escobedo escocesa escoceses escocia escocés escoge
        escogemos escogen escoger escogerá escogería escoges escogida escogidas escogido escogidos escogiendo escogieron
        escogimos escogiste escogió escogí escoja escojan escojas escojo escolar escolares escolaridad escolarización
        escoliosis escollo escollos escolta escoltado escoltados escoltar escoltas escolástica escombro escombros
        esconda escondan escondas esconde escondemos esconden esconder esconderlo esconderme esconderse escondes
        escondida escondidas escondido escondidos escondiendo escondieron escondite escondites escondiéndose escondió
        escondo escondí escondía escondían escopeta escopetas escorbuto escoria escorial escorias escorpiones escorpión
        escorrentía escote escotes escotilla escozor escriba escribamos escriban escribano escribanos escribas escribe
        escriben escribes escribiendo escribiera escribieron escribimos escribir escribirla escribirle escribirles
        escribirlo escribirme escribirnos escribirse escribirte escribirá escribirán escribiré escribiría escribiste
        escribió escribo escribí escribía escribían escribís escrita escritas escrito escritor escritora escritoras
        escritores escritorio escritorios escritos escritura escrituras escroto escrupulosamente escrutinio escríbeme
        escríbenos escrúpulo escrúpulos escuadra escuadras escuadrilla escuadrones escuadrón escucha escuchaba
        escuchaban escuchad escuchada escuchadas escuchado escuchados escuchame escuchamos escuchan escuchando escuchar
        escuchara escucharan escucharemos escucharla escucharlas escucharle escucharlo escucharlos escucharme
        escucharnos escucharon escucharse escucharte escuchará escucharán escucharás escucharé escucharía escuchas
        escuchaste escuche escuchemos escuchen escuches escucho escuchábamos escuché escuchó escudero escudería escudo
        escudos escudriñar escuece escuela escuelas escueta escueto escuintla esculpida esculpidas esculpido esculpidos
        esculpir escultor escultores escultura esculturas escultórico escupe escupen escupiendo escupir escupió escupo
        escurre escurrir escusa escusas escándalo escándalos escáner escáneres escénica escénicas escénico escénicos
        escéptica escéptico escépticos escúchame ese esencia esencial esenciales esencialmente esencias eses esfera
        esferas esfinge esforzaba esforzado esforzamos esforzando esforzar esforzarme esforzarnos esforzaron esforzarse
        esforzarte esforzándose esforzó esfuerce esfuerces esfuerza esfuerzan esfuerzas esfuerzo esfuerzos esfuma
        esfumado esfumó esfuérzate esférica esférico esgrima esgrime esguince eslabones eslabón eslava eslavo eslavos
        eslogan eslora eslovaca eslovaco eslovacos eslovaquia eslovenia esloveno eslóganes esmalte esmaltes esmerada
        esmeralda esmeraldas esmero eso esos esoterismo esotérica esotérico espacial espaciales espacio espacios
        espaciosa espacioso espada espadachín espadas espagueti espaguetis espalda espaldarazo espaldas espanta
        espantada espantado espantan espantapájaros espantar espanto espantosa espantosas espantoso espantosos esparce
        esparcen esparcida esparcidas esparcido esparcidos esparciendo esparcieron esparcimiento esparcir esparció
        esparta espartano espartanos espartero esparto esparza espasmo espasmos españa español española españolas
        españoles especia especial especiales especialidad especialidades especialista especialistas especializa
        especializaciones especialización especializada especializadas especializado especializados especializan
        especializarse especializó especialmente especias especie especies especifica especificaciones especificación
        especificada especificadas especificado especificados especifican especificando especificar especificas
        especificidad especifico especificó especifique espectacular espectaculares espectacularidad espectacularmente
        espectador espectadores espectral espectro espectros espectáculo espectáculos especula especulaciones
        especulación especulado especulador especuladores especulan especulando especular especulativa especulativas
        especulativo especulativos especuló específica específicamente específicas específico específicos especímenes
        espejismo espejismos espejo espejos espeluznante espeluznantes espera esperaba esperaban esperabas esperable
        esperad esperada esperadas esperado esperados esperame esperamos esperan esperando esperanto esperanza
        esperanzada esperanzado esperanzador esperanzados esperanzas esperar esperara esperare esperaremos esperarlo
        esperarme esperaron esperarse esperarte esperará esperarán esperaré esperaría esperas espere esperemos esperen
        esperes esperma espermatozoide espermatozoides espero esperpento esperá esperábamos esperáis esperándolo
        esperándome esperándote esperé esperó espesa espeso espesor espesores espesura espetó espiando espiar espiga
        espigas espina espinaca espinacas espinal espinar espinas espinillas espino espinosa espinosas espinoso
        espinosos espinoza espionaje espira espiral espirales espiritismo espiritual espirituales espiritualidad
        espiritualmente esplendor espléndida espléndidas espléndido espléndidos espolón esponja esponjas esponjosa
        esponjoso espontaneidad espontánea espontáneamente espontáneas espontáneo espontáneos esporas esporádica
        esporádicamente esporádicas esporádico esporádicos esposa esposado esposas esposo esposos espuelas espuma
        espumas espumoso espurio espárragos espátula espécimen espérame espía espías espín espíritu espíritus esquel
        esqueleto esqueletos esquelético esquema esquemas esquemático esquiador esquiadores esquiar esquilo esquimales
        esquina esquinas esquirlas esquisto esquiva esquivando esquivar esquivo esquizofrenia esquí esta estaba estabais
        estaban estabas estabilidad estabiliza estabilización estabilizado estabilizador estabilizadores estabilizar
        estabilizarse estable establece establecemos establecen establecer establecerse establecerá establecerán
        establecería establecida establecidas establecido establecidos estableciendo estableciera establecieron
        establecimiento establecimientos establecimos estableciéndose estableció establecía establecían estables
        establezca establezcan establo establos estaca estacada estacas estacion estaciona estacionada estacionado
        estacionados estacional estacionales estacionalidad estacionamiento estacionamientos estacionar estacionaria
        estacionario estacionarse estaciones estacionó estación estad estadio estadios estadista estadistas estado
        estados estadounidense estadounidenses estadía estadística estadísticas estadístico estadísticos estafa estafado
        estafador estafadores estafados estafan estafando estafar estafaron estafas estafeta estafó estalla estallado
        estallan estallando estallar estallara estallaron estalle estallido estallidos estalló estambres estamento
        estamentos estamos estampa estampada estampado estampados estampar estampas estampida estampilla estampillas
        estanca estancada estancadas estancado estancados estancamiento estancia estancias estanco estancos
        estandarización estandarizada estandarizadas estandarizado estandarizados estandarizar estandarte estandartes
        estando estanislao estanque estanques estante estantería estanterías estantes estar estaremos estarlo estarse
        estará estarán estarás estaré estaréis estaría estaríamos estarían estarías estas estatal estatales estate
        estatismo estatua estatuas estatura estatus estatutaria estatutario estatuto estatutos estay estaño este esteban
        estela estelar estelares estelas estemos estenosis estepa estepas estepona ester estereotipada estereotipo
        estereotipos esterilidad esterilización esterilizado esterilizar esterlina esterlinas esternón estero esteroides
        esteros esther estiba estibadores estigma estigmas estilete estilista estilizada estilizado estilo estilos
        estilística estilísticas estilístico estilísticos estima estimaba estimaciones estimación estimada estimadas
        estimado estimados estimamos estiman estimando estimar estimaron estime estimen estimo estimula estimulación
        estimulada estimulado estimulados estimulan estimulando estimulante estimulantes estimular estimule estimulo
        estimuló estimó estipula estipulaba estipulaciones estipulación estipulada estipuladas estipulado estipulados
        estipuló estira estirada estirado estirados estiramiento estiramientos estiran estirando estirar estirpe estiró
        estival estivales estiércol esto estocada estofado estoicismo estoico estomacal estomacales estomago estonia
        estonio estopa estorba estorban estorbar estorbo estornudar estornudo estornudos estos estoy estrada estrado
        estragos estrangulada estrangulado estrangulamiento estrangular estratagema estratega estrategas estrategia
        estrategias estratificación estrato estratos estratosfera estratégica estratégicamente estratégicas estratégico
        estratégicos estrecha estrechamente estrechamiento estrechando estrechar estrechas estrechez estrecho estrechos
        estrella estrellada estrellado estrellados estrellar estrellarse estrellas estrelló estremece estremecedor
        estremeció estrena estrenada estrenadas estrenado estrenamos estrenan estrenando estrenar estrenaron estrenarse
        estrenará estreno estrenos estrenó estrepitosamente estresa estresada estresado estresados estresante
        estresantes estreñimiento estriado estriba estribaciones estribillo estribillos estribo estribor estribos
        estricta estrictamente estrictas estricto estrictos estridente estridentes estrofa estrofas estropea estropeada
        estropeado estropear estropee estructura estructuración estructurada estructuradas estructurado estructurados
        estructural estructurales estructuralmente estructuran estructurar estructuras estruendo estrés estrías
        estrógeno estrógenos estuario estuche estuches estuco estudia estudiaba estudiaban estudiada estudiadas
        estudiado estudiados estudiamos estudian estudiando estudiante estudiantes estudiantil estudiantiles
        estudiantina estudiar estudiara estudiaremos estudiarla estudiarlo estudiaron estudiarse estudiará estudiarán
        estudiaría estudias estudiaste estudie estudien estudies estudio estudios estudiosa estudioso estudiosos estudié
        estudió estufa estufas estupefacientes estupefacto estupenda estupendamente estupendas estupendo estupendos
        estupideces estupidez estupor estupro estuve estuviera estuvieran estuvieras estuvieron estuviese estuviesen
        estuvieses estuvimos estuviste estuviéramos estuviésemos estuvo está estábamos estáis están estándar estándares
        estás estática estáticas estático estáticos esté estéis estén estéreo estéril estériles estés estética
        estéticamente estéticas estético estéticos estímulo estímulos estómago estómagos estúpida estúpidamente
        estúpidas estúpido estúpidos esófago et eta etanol etapa etapas etc etcétera eterna eternal eternamente eternas
        eternidad eterno eternos etileno etimología etimologías etimológicamente etimológico etiología etiopía etiqueta
        etiquetada etiquetado etiquetados etiquetan etiquetando etiquetar etiquetas etnia etnias etnografía etnográfica
        etnográfico etnología etéreo etílico etíope etíopes eucalipto eucaliptos eucaristía eucarística eucarístico
        eufemismo eufemismos euforia eufórica eufórico eugenesia eugenia eugenio eulalia eunuco eunucos euro
        eurodiputado eurodiputados europa europea europeas europeo europeos euros eurozona eurípides euskera eutanasia
        eva evacuaciones evacuación evacuada evacuadas evacuado evacuados evacuar evacuaron evacuó evade evaden evadido
        evadiendo evadir evadirse evadió evaluaciones evaluación evaluada evaluadas evaluado evaluadores evaluados
        evaluando evaluar evaluaron evaluará evaluó evalúa evalúan evalúe evangelio evangelios evangelista evangelistas
        evangelización evangelizadora evangelizar evangélica evangélicas evangélico evangélicos evapora evaporación
        evaporado evasiva evasivas evasión evasores evento eventos eventual eventuales eventualidad eventualmente
        evidencia evidenciado evidencian evidenciando evidenciar evidencias evidenció evidente evidentemente evidentes
        evita evitaba evitaban evitable evitables evitado evitamos evitan evitando evitar evitara evitaremos evitarla
        evitarlas evitarlo evitarlos evitaron evitarse evitará evitarán evitaría evitas evite evitemos eviten evito
        evitó evo evoca evocación evocan evocando evocar evoluciona evolucionada evolucionado evolucionados evolucionan
        evolucionando evolucionar evolucionaron evolucione evoluciones evolucionó evolución evolutiva evolutivas
        evolutivo evolutivos ex exabrupto exacerbado exacerbar exacta exactamente exactas exactitud exacto exactos
        exagera exageraciones exageración exagerada exageradamente exageradas exagerado exagerados exageran exagerando
        exagerar exagero exalta exaltación exaltada exaltado exaltados exaltar examen examina examinada examinadas
        examinado examinador examinados examinamos examinan examinando examinar examinaron examinará examine examinen
        examinó excavaciones excavación excavado excavadora excavadoras excavar exceda excedan excede exceden excedencia
        excedente excedentes exceder excedido excediendo excedió excelencia excelencias excelente excelentemente
        excelentes excelentísimo excelsa excelso excentricidad excentricidades excepcional excepcionales
        excepcionalmente excepciones excepción excepto exceptuando excesiva excesivamente excesivas excesivo excesivos
        exceso excesos excita excitación excitada excitado excitados excitan excitante excitantes excitar exclama
        exclamación exclamó excluida excluidas excluido excluidos excluir exclusiones exclusiva exclusivamente
        exclusivas exclusive exclusividad exclusivo exclusivos exclusión excluye excluyen excluyendo excluyente
        excluyentes excluyó excmo excomulgado excomunión excreción excremento excrementos excursiones excursionistas
        excursión excusa excusado excusar excusarse excusas excuse excéntrica excéntrico excéntricos exenciones exención
        exenta exentas exento exentos exequias exfutbolista exhala exhausta exhaustiva exhaustivamente exhaustivas
        exhaustivo exhaustivos exhausto exhaustos exhibe exhiben exhibiciones exhibicionismo exhibición exhibida
        exhibidas exhibido exhibidos exhibiendo exhibieron exhibir exhibirse exhibió exhibía exhibían exhorta
        exhortación exhortar exhorto exhortó exige exigen exigencia exigencias exigente exigentes exigible exigibles
        exigida exigidas exigido exigidos exigiendo exigieron exigimos exigir exigirle exigirles exigirse exigirá
        exigirán exigiría exigió exigua exigía exigían exija exijamos exijan exijo exiliada exiliado exiliados exiliarse
        exilio exime eximir exista existan existe existen existencia existencial existenciales existencialismo
        existencias existente existentes existes existido existiendo existiera existieran existieron existiese existimos
        existir existirá existirán existiría existirían existió existo existía existían exitosa exitosamente exitosas
        exitoso exitosos exjugador exonera exonerado exonerados exonerar exoplanetas exorbitante exorbitantes exorcismo
        exorcismos exorcista exotismo expanda expande expanden expandido expandiendo expandieron expandir expandirse
        expandiéndose expandió expansiones expansionista expansiva expansivo expansión expatriados expectación
        expectante expectantes expectativa expectativas expedicionario expedicionarios expediciones expedición expedida
        expedido expedidos expediente expedientes expedir expedita expedito expendedoras expendio expensas experiencia
        experiencias experimenta experimentaba experimentación experimentada experimentadas experimentado experimentados
        experimental experimentales experimentalmente experimentamos experimentan experimentando experimentar
        experimentaron experimentará experimente experimenten experimento experimentos experimenté experimentó experta
        expertas experto expertos expiación expiatorio expiatorios expida expide expidió expira expiración expirado
        expirar expiró explanada explica explicaba explicaban explicaciones explicación explicada explicadas explicado
        explicados explicame explicamos explican explicando explicar explicara explicaremos explicarle explicarles
        explicarlo explicarme explicarnos explicaron explicarse explicarte explicará explicaré explicaría explicas
        explicativa explicativo explicativos explicita explico explicándole explicárselo explicó explique expliquen
        expliques expliqué explora exploraciones exploración explorado explorador exploradora exploradores explorados
        exploramos exploran explorando explorar explore exploró explosiones explosiva explosivas explosivo explosivos
        explosión explota explotaba explotaban explotaciones explotación explotada explotadas explotado explotador
        explotadora explotadores explotados explotan explotando explotar explotara explotaron explote exploten exploto
        explotó explícame explícita explícitamente explícitas explícito explícitos expolio expondrá expone exponemos
        exponen exponencial exponencialmente exponente exponentes exponer exponerlo exponerse expones exponga expongan
        expongo exponiendo exponía exponían exporta exportaciones exportación exportada exportado exportador exportadora
        exportadoras exportadores exportados exportan exportando exportar exportó exposiciones exposición expositivo
        expositor expositores expresa expresaba expresaban expresada expresadas expresado expresados expresamente
        expresamos expresan expresando expresar expresara expresarle expresarlo expresarme expresarnos expresaron
        expresarse expresarte expresas exprese expresen expresidente expresidentes expresiones expresionismo
        expresionista expresiva expresivas expresividad expresivo expresivos expresión expreso expresos expresándose
        expresé expresó exprime exprimido exprimir expropiaciones expropiación expropiadas expropiado expropiar exprés
        expuesta expuestas expuesto expuestos expulsa expulsada expulsadas expulsado expulsados expulsan expulsando
        expulsar expulsarlo expulsarlos expulsaron expulse expulsen expulsiones expulsión expulsó expuse expusieron
        expuso expósito exquisita exquisitas exquisitez exquisito exquisitos extended extendemos extender extenderme
        extenderse extenderá extenderán extendería extendida extendidas extendido extendidos extendiendo extendiera
        extendieron extendiéndose extendió extendía extendían extensa extensamente extensas extensible extensiones
        extensiva extensivo extensión extenso extensos extenuante exterior exteriores exteriormente exterminador
        exterminados exterminar exterminio externa externado externamente externas externo externos extienda extiendan
        extiende extienden extiendo extinción extinga extingue extinguida extinguido extinguieron extinguir extinguirse
        extinguió extinta extinto extintor extintores extintos extirpación extirpar extorsionar extorsiones extorsión
        extra extracciones extracción extracto extractor extractos extracurriculares extradición extraditado extraditar
        extrae extraen extraer extraerse extrajeron extrajo extrajudicial extrajudiciales extramuros extranjera
        extranjeras extranjero extranjeros extranjería extraoficial extraoficialmente extraordinaria extraordinariamente
        extraordinarias extraordinario extraordinarios extrapolar extras extraterrestre extraterrestres extravagancia
        extravagante extravagantes extraviada extraviado extraviados extravío extrayendo extraída extraídas extraído
        extraídos extraña extrañaba extrañado extrañamente extrañamos extrañan extrañando extrañar extrañaremos
        extrañarse extrañarte extrañará extrañaré extrañaría extrañas extrañe extrañeza extraño extraños extrañé extrañó
        extrema extremadamente extremadura extremar extremas extreme extremeña extremeño extremeños extremidad
        extremidades extremismo extremista extremistas extremo extremos extrovertida extrovertido exuberancia exuberante
        exuberantes exámenes exótica exóticas exótico exóticos eyaculación eyacular ezeiza ezequiel eólica eólicas
        eólico eólicos fa fabio fabiola fabián fabrica fabricaba fabricaban fabricación fabricada fabricadas fabricado
        fabricados fabricamos fabrican fabricando fabricante fabricantes fabricar fabricaron fabricarse fabricas fabricó
        fabril fabrique fabulosa fabulosas fabuloso fabulosos facciones facción facebook faces faceta facetas facha
        fachada fachadas fachas facho fachos facial faciales facilidad facilidades facilita facilitaba facilitada
        facilitadas facilitado facilitador facilitadores facilitados facilitamos facilitan facilitando facilitar
        facilitara facilitarle facilitarles facilitaron facilitará facilitarán facilitaría facilite faciliten facilito
        facilitó facsímil factibilidad factible factibles facto factor factores factorial factoría factorías factura
        facturación facturado facturar facturas faculta facultad facultades facultado facultativa facultativo
        facultativos facundo faena faenas faisán faja fajardo fajas fajo falaces falacia falacias falange falanges
        falangista falangistas falaz falcao falco falcón falda faldas faldero falencias falla fallaba fallado fallamos
        fallan fallando fallar fallara fallaron fallará fallas fallaste falle fallece fallecen fallecer fallecida
        fallecidas fallecido fallecidos falleciera fallecieron fallecimiento fallecimientos falleció fallecía fallen
        falles fallida fallidas fallido fallidos fallo fallos fallé falló falo falsa falsamente falsas false falsear
        falsedad falsedades falsificaciones falsificación falsificada falsificado falsificadores falsificados falsificar
        falso falsos falta faltaba faltaban faltado faltan faltando faltante faltantes faltar faltara faltaron faltará
        faltarán faltaría faltas falte falten faltes falto faltos faltó fama familia familiar familiares familiaridad
        familiarizada familiarizado familiarizados familiarizarse familias famosa famosas famoso famosos fanatismo
        fandango fanfarria fanfarrón fango fantasear fantasma fantasmal fantasmas fantasía fantasías fantástica
        fantásticas fantástico fantásticos fanática fanáticas fanático fanáticos far faraones faraón fardo fardos
        faringe fariseos farmacia farmacias farmacología farmacológico farmacéutica farmacéuticas farmacéutico
        farmacéuticos faro farol farola farolas faroles faros farra farsa farsante farsantes farándula farías fas
        fascina fascinación fascinada fascinado fascinados fascinan fascinante fascinantes fascinó fascismo fascista
        fascistas fascículos fase fases faso fastidia fastidiado fastidiar fastidio fastidiosa fastidioso fata fatal
        fatales fatalidad fatalista fatalmente fatiga fatigado fatídica fatídico fauces fauna fauno faustino fausto
        favor favorable favorablemente favorables favorece favorecen favorecer favorecerá favorecida favorecidas
        favorecido favorecidos favoreciendo favorecieron favoreció favorecía favorecían favores favorezca favorezcan
        favorita favoritas favoritismo favorito favoritos fax faz fe fea fealdad feas febrero febres febril fecal
        fecales fecha fechada fechado fechados fechas fechorías fecunda fecundación fecundidad fecundo federaciones
        federación federado federados federal federales federalismo federalista federalistas federativa federativas
        federica federico fehaciente fehacientemente felices felicia feliciano felicidad felicidades felicita
        felicitaciones felicitación felicitado felicitamos felicitan felicitando felicitar felicitarle felicitarlo
        felicitaron felicitarte felicito felicitó feligreses feligresía felina felino felinos felipe felisa feliz
        felizmente feliú felpa felpudo femenil femenina femeninas femenino femeninos feminicidio feminicidios feminidad
        feminismo feminismos feminista feministas femoral fenicia fenicios fenomenal fenomenología fenotipo fenómeno
        fenómenos feo feos fer feria feriado feriados ferial ferias fermentación fermentada fermentado fermentar fermín
        fernanda fernando fernández feroces ferocidad feromonas feroz ferozmente ferrando ferrara ferrer ferrero
        ferretería ferro ferrocarril ferrocarriles ferrol ferroviaria ferroviarias ferroviario ferroviarios ferry ferré
        fertilidad fertilización fertilizante fertilizantes ferviente fervientemente fervientes fervor fes festa festeja
        festejamos festejan festejando festejar festejaron festejo festejos festejó festiva festival festivales festivas
        festividad festividades festivo festivos festín fetal fetiche fetiches fetichismo fetichista feto fetos feudal
        feudales feudalismo feudo feudos fiabilidad fiable fiables fiador fiambre fiambres fianza fianzas fiar fiarse
        fiasco fibra fibras fibrosa fibroso ficciones ficción ficha fichado fichaje fichajes fichar fichas fichero
        ficheros fichó ficticia ficticias ficticio ficticios ficus fidalgo fidedigna fideicomiso fideicomisos fidel
        fidelidad fideo fideos fido fiduciaria fiduciario fie fiebre fiebres fiel fieles fielmente fieltro fiera fieras
        fiereza fiero fieros fierro fierros fiesta fiestas fiestero fig figueras figueroa figura figuraba figuraban
        figuración figurado figuran figurando figurar figuraron figuras figurativo figure figuren figures figurillas
        figurita figuritas figuro figuró fija fijaba fijación fijada fijadas fijado fijador fijados fijamente fijamos
        fijan fijando fijaos fijar fijara fijarme fijarnos fijaron fijarse fijarte fijará fijas fijaste fijate fije
        fijen fijes fijo fijos fijé fijó fil fila filadelfia filamento filamentos filas file files filete filetes
        filiación filial filiales filipenses filipina filipinas filipino filipinos filisteos film filma filmaba
        filmaciones filmación filmada filmadas filmado filmados filman filmando filmar filmaron filme filmes filmografía
        filmoteca filmó filo filología filos filosofal filosofar filosofo filosofía filosofías filosófica
        filosóficamente filosóficas filosófico filosóficos filtra filtraciones filtración filtrada filtradas filtrado
        filtrados filtran filtrando filtrar filtraron filtre filtro filtros filtró filántropo filólogo filólogos filón
        filósofa filósofo filósofos fin fina finado final finales finalice finalidad finalidades finalista finalistas
        finaliza finalizaba finalización finalizada finalizadas finalizado finalizados finalizan finalizando finalizar
        finalizaron finalizará finalizó finalmente finamente financia financiación financiada financiadas financiado
        financiados financiamiento financiamientos financian financiando financiar financiaron financiarse financiará
        financie financiera financieramente financieras financiero financieros financió finanzas finas finca fincas fine
        fines finge fingen fingida fingido fingiendo fingimos fingir fingió fingía finiquito finita finitas finito
        finitos finjo finlandesa finlandeses finlandia finlandés fino finos finta finura finés fio fiordos firefox firma
        firmaba firmada firmadas firmado firmados firmamento firmamos firman firmando firmante firmantes firmar firmara
        firmarlo firmaron firmará firmarán firmaría firmas firmaste firme firmemente firmen firmes firmeza firmo firmé
        firmó fiscal fiscales fiscalización fiscalizar fiscalía fiscalías fisco fisiología fisiológica fisiológicas
        fisiológico fisiológicos fisioterapeuta fisioterapia fisión fisonomía fisura fisuras fito fiyi flaca flacas
        flacidez flaco flacos flagelo flagrancia flagrante flama flamante flamantes flamenca flamenco flamencos flamengo
        flan flanco flancos flandes flanqueado flash flashes flat flauta flautas flautista flecha flechas flechazo
        flecos flema flequillo flete fletes flexibilidad flexibilizar flexible flexibles flexiones flexión floja flojas
        flojera flojo flojos flor flora floración floral florales florece florecen florecer florecido floreciendo
        floreciente florecieron florecimiento floreció florencia florencio florentina florentino florero floreros flores
        floresta floriano florida floridablanca florido florines florista floro flota flotaba flotación flotador
        flotadores flotan flotando flotante flotantes flotar flotas flote flotilla fluctuaciones fluctuación fluctúa
        fluid fluida fluidamente fluidas fluidez fluido fluidos fluir flujo flujos fluorescente fluorescentes fluvial
        fluviales fluya fluyan fluye fluyen fluyendo fluía flórez flúor fo fobia fobias foca focal focales focalizada
        focalizar focas foco focos fogata fogatas fogones fogosa fogón foja fojas fol folclor folclore folclórica
        folclórico folclóricos foliar folio folios folklórica folklóricas folklórico folla follada follado follaje
        follan follando follar follarte folle follen folleto folletos follo follón folículo folículos fome fomenta
        fomentado fomentan fomentando fomentar fomentará fomente fomenten fomento fomentó fon fonda fondas fondeadero
        fondo fondos fonema fonemas fono fonología fonseca fontana fontanero fontanería fonética fonético forajido
        forajidos foral forales forastero forasteros force forcejeo forces forense forenses forero forestación forestal
        forestales forja forjada forjado forjadores forjados forjan forjando forjar forjaron forjó forma formaba
        formaban formaciones formación formada formadas formado formador formadora formadores formados formal formales
        formalidad formalidades formalismo formaliza formalización formalizado formalizar formalizó formalmente formamos
        forman formando formar formara formaran formaron formarse formarte formará formarán formaría formarían formas
        formatear formativa formativas formativo formativos formato formatos forme formen formes formidable formidables
        formo formol formosa formula formulaciones formulación formulada formuladas formulado formulados formulan
        formulando formular formulario formularios formularon formulas formuló formándose formé formó fornicación
        fornido foro foros forra forrada forradas forrado forrados forraje forrar forro forros fortalece fortalecen
        fortalecer fortalecerse fortalecerá fortalecida fortalecido fortalecidos fortaleciendo fortalecimiento
        fortaleció fortaleza fortalezas fortalezca fortificaciones fortificación fortificada fortificado fortificar
        fortuita fortuito fortuna fortunas fortunato fortín forzada forzadas forzado forzados forzando forzar forzarlo
        forzaron forzosa forzosamente forzosas forzoso forzosos forzó foránea foráneas foráneo foráneos fosa fosas
        fosfato fosfatos foso fosos foto fotocopia fotocopiadora fotocopias fotografiada fotografiado fotografiados
        fotografiando fotografiar fotografió fotografía fotografías fotograma fotogramas fotográfica fotográficas
        fotográfico fotográficos fotones fotos fotosíntesis fotovoltaica fotógrafa fotógrafo fotógrafos fotón fra frac
        fracasa fracasada fracasadas fracasado fracasados fracasan fracasando fracasar fracasaron fracase fracaso
        fracasos fracasó fraccionamiento fraccionamientos fracciones fracción fractal fractura fracturada fracturado
        fracturas fracturó fraga fragancia fragancias fragante fragata fragatas fragilidad fragmentación fragmentada
        fragmentado fragmentados fragmento fragmentos fragor fragua fraile frailes frambuesa frambuesas franca
        francamente francas francesa francesas francesc franceses francia francisca franciscana franciscanas franciscano
        franciscanos francisco franco francos francotirador francotiradores francés francófona franela franja franjas
        frank franklin franqueza franquicia franquicias franquismo franquista franquistas frasco frascos frase frases
        fraterna fraternal fraternidad fraterno fraude fraudes fraudulenta fraudulentas fraudulento fraudulentos fray
        frazada frazadas frecuencia frecuencias frecuenta frecuentaba frecuentado frecuentados frecuentan frecuentar
        frecuente frecuentemente frecuentes fregada fregadero fregado fregar freire frena frenada frenado frenan
        frenando frenar frenaron frene frenesí freno frenos frente frentes frenética frenéticamente frenético frenéticos
        frenó fresa fresas fresca frescas fresco frescor frescos frescura fresnillo fresno fresquita fresquito frey
        freyre freír frialdad frias fricciones fricción frigorífica frigorífico frigoríficos frijol frijoles friki
        frikis frio friolera friso frita fritas frito fritos frituras frivolidad frió frondosa frondoso frondosos
        frontal frontales frontalmente frontera fronteras fronteriza fronterizas fronterizo fronterizos frontis frontón
        frota frotando frotar fructosa fructuoso fructífera fructífero fructíferos frugal frunce fruncido frustra
        frustraciones frustración frustrada frustradas frustrado frustrados frustrante frustrar frustró fruta frutal
        frutales frutas frutilla frutillas fruto frutos frágil frágiles fría fríamente frías fríe fríen frío fríos
        frívola frívolo fu fucsia fue fuego fuegos fuel fuelle fuengirola fuenlabrada fuente fuentes fuer fuera fueran
        fueras fuere fueren fuero fueron fueros fuerte fuertemente fuertes fuerza fuerzan fuerzas fuese fuesen fueses
        fuga fugaces fugado fugados fugaron fugarse fugas fugaz fugitiva fugitivo fugitivos fugó fui fuimos fuiste
        fuisteis fulana fulano fulgor fulgurante fulminante fuma fumaba fumado fumador fumadores fumamos fuman fumando
        fumar fumarme fumarse fumas fumaste fume fumen fumes fumigaciones fumigación fumigar fumo fumé fumó funciona
        funcionaba funcionaban funcionado funcional funcionales funcionalidad funcionalidades funcionalmente
        funcionamiento funcionamos funcionan funcionando funcionar funcionara funcionaran funcionaria funcionario
        funcionarios funcionaron funcionará funcionarán funcionaría funcione funcionen funciones funciono funcionó
        función funda fundacional fundacionales fundaciones fundación fundada fundadas fundado fundador fundadora
        fundadoras fundadores fundados fundamenta fundamentación fundamentada fundamentadas fundamentado fundamentados
        fundamental fundamentales fundamentalismo fundamentalista fundamentalistas fundamentalmente fundamentan
        fundamentar fundamento fundamentos fundan fundando fundar fundaron fundas funde funden fundiciones fundición
        fundida fundidas fundido fundidos fundiendo fundieron fundir fundirse fundió fundo fundó funeral funerales
        funeraria funerarias funerario funerarios funes funesto funge fungió furgones furgoneta furgonetas furgón furia
        furias furiosa furiosamente furiosas furioso furiosos furor furtiva furtivamente furtivo furtivos fuselaje
        fusible fusibles fusil fusilado fusilados fusilamiento fusilamientos fusilar fusileros fusiles fusiona fusionado
        fusionan fusionar fusionarse fusiones fusión fusta fuste futbol futbolista futbolistas futbolística futbolístico
        futura futuras futurista futuristas futuro futuros fuéramos fuésemos fábrica fábricas fábula fábulas fácil
        fáciles fácilmente fármaco fármacos fátima félix féminas fémur fénix féretro férrea férreas férreo fértil
        fértiles fía fíes fíjate fíjense fíjese fílmica fílmico fío física físicamente físicas físico físicos fórmula
        fórmulas fósforo fósforos fósil fósiles fúnebre fúnebres fútbol fútil gabardina gabinete gabinetes gabriel
        gabriela gabón gacela gaceta gacha gachas gacho gaditana gaditano gaditanos gaetano gafa gafas gaga gago gaiman
        gais gaita gaitas gaitán gajes gajos gal gala galanes galante galapagar galardonada galardonado galardonados
        galardones galardón galas galaxia galaxias galeana galeano galeno galeones galera galeras galería galerías gales
        galesa galeses galeón galgo galgos galicia galilea galileo galindo gallardo gallega gallegas gallego gallegos
        galleta galletas gallina gallinas gallinero gallito gallo gallos galo galones galopante galope galos galpones
        galpón galvanizado galván galáctica galáctico galán galápagos galés galón gama gamarra gamas gamba gambas gambia
        gamboa gamero gamma gamonal gamuza gana ganaba ganaban ganada ganadas ganadera ganaderas ganadero ganaderos
        ganadería ganado ganador ganadora ganadoras ganadores ganados ganamos ganan ganancia ganancias ganando ganar
        ganara ganaran ganaras ganaremos ganarla ganarle ganarles ganarlo ganarme ganarnos ganaron ganarse ganarte
        ganará ganarán ganarás ganaría ganaríamos ganarían ganas ganase ganaste gancho ganchos gandía gane ganemos ganen
        ganes ganga ganglios gangrena gano ganso gansos gante ganándole ganándose gané ganó garabato garabatos garaje
        garajes garante garantes garantice garanticen garantiza garantizaba garantizada garantizadas garantizado
        garantizados garantizamos garantizan garantizando garantizar garantizarse garantizará garantizaría garantizo
        garantizó garantía garantías garbanzo garbanzos garbo garcía garete garfio garganta gargantas garibaldi garibay
        garita garra garrafa garrafal garrafas garrapata garrapatas garras garrido garro garrote garrón garza garzas
        garzón gas gasa gasas gascón gaseosa gaseosas gaseoso gaseosos gases gasolina gasolinas gasolinera gasolineras
        gasta gastaba gastaban gastada gastadas gastado gastados gastamos gastan gastando gastar gastarlo gastarme
        gastaron gastarse gastará gastaría gastas gastaste gaste gasten gastes gasto gastos gastritis gastroenteritis
        gastrointestinal gastrointestinales gastronomía gastronómica gastronómicas gastronómico gastronómicos gasté
        gastó gata gatas gatillo gato gatos gaucha gaucho gauchos gavilanes gavilán gaviota gaviotas gaviria gay gaya
        gaye gayo gaza gazpacho gaélico ge gel gelatina geles gema gemas gemela gemelas gemelo gemelos gemido gemidos
        gemir gen genaro gendarme gendarmes genealogía genealógico genera generaba generaban generacional generacionales
        generaciones generación generada generadas generado generador generadora generadoras generadores generados
        general generales generalidad generalidades generalista generalistas generaliza generalizaciones generalización
        generalizada generalizadas generalizado generalizados generalizando generalizar generalizó generalmente
        generalísimo generamos generan generando generar generaron generarse generará generarán generaría generas genere
        generen genero generosa generosamente generosas generosidad generoso generosos generó genial geniales genialidad
        genil genio genios genital genitales genitivo genocidio genocidios genoma genotipo genoveses genoveva genovés
        gente gentes gentil gentiles gentileza gentilhombre gentilicio gentilmente gentuza gentío genuina genuinamente
        genuinas genuino genuinos genérica genéricamente genéricas genérico genéricos genética genéticamente genéticas
        genético genéticos geofísica geofísico geografía geográfica geográficamente geográficas geográfico geográficos
        geología geológica geológicas geológico geológicos geometría geométrica geométricas geométrico geométricos
        geopolítica geopolíticas geopolítico geopolíticos georgia georgiana georgiano georgianos geotérmica gerardo
        gerencia gerente gerentes geriátrico germana germania germano germanos germen germinación germinal germinar
        germán germánica germánico gerona gertrudis gerundio gerónimo ges gesell gesta gestación gestado gestando gestar
        gestas gestiona gestionada gestionadas gestionado gestionados gestionan gestionando gestionar gestione gestiones
        gestionó gestión gesto gestor gestora gestoras gestores gestos gestó getafe geógrafo geógrafos geólogo geólogos
        ghana gibraltar giga gigante gigantes gigantesca gigantescas gigantesco gigantescos gigas gijón gil gila gilbert
        giles gilipollas gilipolleces gilipollez gime gimiendo gimnasia gimnasio gimnasios gimnasta gimnastas giménez
        gin ginebra ginecólogo gipuzkoa gira giraba giraban girado giralda giraldo giran girando girar girardot giraron
        girará giras girasol girasoles giratoria giratorias giratorio gire giro girona giros giré giró girón gis gitana
        gitanas gitano gitanos glacial glaciar glaciares gladiador gladiadores glamour glande glas glaseado glicerina
        global globales globalización globalizada globalizado globalmente globo globos gloria glorias glorieta
        glorificación glorificado glorificar gloriosa gloriosas glorioso gloriosos glosa glosario glucosa glucógeno
        gluten glándula glándulas glóbulos glúteos gnomo gnomos gob gobernaba gobernaban gobernabilidad gobernaciones
        gobernación gobernada gobernadas gobernado gobernador gobernadora gobernadores gobernados gobernando gobernante
        gobernantes gobernanza gobernar gobernaron gobernará gobernó gobierna gobiernan gobierne gobiernen gobierno
        gobiernos goce gocen godo godos gol gola goleada goleado goleador goleadora goleadores goles goleta goleó golf
        golfa golfista golfo golfos golondrina golondrinas golosa golosina golosinas goloso golpe golpea golpeaba
        golpeaban golpeada golpeadas golpeado golpeador golpeados golpean golpeando golpear golpeara golpearla golpearlo
        golpearme golpearon golpearse golpearte golpeas golpee golpeen golpeo golpes golpeó golpista golpistas goma
        gomas gomera gomitas gong gonorrea gonzaga gonzales gonzalo gonzález google gorda gordas gordito gorditos gordo
        gordos gordura gorila gorilas gorman gorra gorras gorriones gorrito gorrión gorro gorros gota gotas gotea goteo
        gotera goteras goya goyo goza gozaba gozaban gozada gozado gozamos gozan gozando gozar gozaron gozará gozarán
        gozo gozó graba grababa grababan grabaciones grabación grabada grabadas grabado grabador grabadora grabadoras
        grabadores grabados grabamos graban grabando grabar grabara grabarlo grabaron grabas grabe graben grabo grabé
        grabó gracia graciano gracias graciosa graciosamente graciosas gracioso graciosos grada gradas grade grades
        gradiente grado grados graduaciones graduación graduada graduadas graduado graduados gradual graduales
        gradualmente graduar graduarme graduaron graduarse gradué graduó gradúa gradúan grafeno grafica graficas grafico
        grafiti grafitis grafito grafía gral grama gramatical gramaticales gramaticalmente gramo gramos gramática
        gramáticas gramíneas gran grana granada granadas granaderos granadilla granadina granadinas granadino granadinos
        granado granados granate grand grande grandemente grandes grandeza grandezas grandilocuente grandiosa grandiosas
        grandiosidad grandioso grandiosos grandísima grandísimo granel granero graneros granito granitos granizada
        granizo granja granjas granjero granjeros granma grano granollers granos grant grapa grapas grasa grasas graso
        grasos grasosa grasoso grata gratamente gratas gratificación gratificante gratis gratitud grato gratos gratuidad
        gratuita gratuitamente gratuitas gratuito gratuitos grau grava gravamen gravar grave gravedad gravemente graves
        gravitacional gravitacionales gravitación gravámenes gray grecia greco green gregoriano gregorio gremial
        gremiales gremio gremios gresca grey griega griegas griego griegos grieta grietas grifo grifos grilla grilletes
        grillo grillos grima gringa gringas gringo gringos gripa gripe gris grises grisáceo grita gritaba gritaban
        gritado gritamos gritan gritando gritar gritarle gritaron gritas gritaste grite griten griterío grites grito
        gritos gritándole grité gritó gro groenlandia gros grosera groseramente groseras grosero groseros grosería
        groserías groso grosor grosos grotesca grotescas grotesco gruesa gruesas grueso gruesos grulla grullas grumos
        grupa grupal grupales grupo grupos gruta grutas gruñido gruñidos gruñón gráfica gráficamente gráficas gráfico
        gráficos gránulos grúa grúas gta gua guacamole guacho guadalajara guadalquivir guadalupe guadaña guadix guagua
        guaira guajira guajiro gual gualeguaychú guam guanaco guanacos guanajuato guanare guano guante guantera guantes
        guantánamo guapa guapas guapo guapos guapísima guapísimo guaraní guaraníes guarda guardaba guardaban
        guardabarros guardabosques guardacostas guardada guardadas guardado guardados guardaespaldas guardameta
        guardamos guardan guardando guardapolvo guardar guardara guardarla guardarlas guardarlo guardarlos guardarme
        guardaron guardarropa guardarse guardará guardaré guardas guarde guarden guardería guarderías guardes guardia
        guardiana guardianes guardias guardián guardo guardé guardó guarida guarniciones guarnición guarra guarras
        guarro guasa guata guate guatemala guatemalteca guatemaltecas guatemalteco guatemaltecos guau guaviare guay
        guayaba guayabo guayana guayaquil guayas guaymas gubernamental gubernamentales gubernativa gubernatura guerra
        guerras guerrera guerreras guerrero guerreros guerrilla guerrillas guerrillera guerrilleras guerrillero
        guerrilleros gueto guetos guevara guiaba guiada guiadas guiado guiados guiando guiar guiarnos guiaron guiarse
        guiarte guiará guido guie guijarro guijarros guille guillermo guillotina guinda guindos guinea guion guiones
        guionista guionistas guipúzcoa guirnalda guirnaldas guisa guisado guisantes guiso guisos guita guitar guitarra
        guitarras guitarrista guitarristas guiño guiños guió gula gules gurú gurús gusano gusanos gusta gustaba gustaban
        gustabas gustado gustamos gustan gustando gustar gustara gustarle gustarme gustaron gustarte gustará gustarán
        gustaría gustarían gustas gustase gustaste gustativas gustavo gustazo guste gusten gustes gusto gustos
        gustosamente gustoso gustó gutiérrez gutural guyana guzmán guárico guía guían guías guíe guíen gálvez gánster
        gárgaras gástrica gástrico gélido géminis género géneros génesis génica génova gérmenes gómez gónadas góndola
        góndolas góngora gótica góticas gótico góticos güemes güera güero güey ha hab haba habana habanera habanero
        habanos habas haber haberes haberla haberlas haberle haberles haberlo haberlos haberme habernos haberos haberse
        haberte habichuelas habida habidas habido habidos habiendo habilidad habilidades habilidoso habilita
        habilitación habilitada habilitadas habilitado habilitados habilitan habilitando habilitante habilitar
        habilitaron habilite habilitó habita habitaba habitaban habitabilidad habitable habitables habitacional
        habitacionales habitaciones habitación habitada habitadas habitado habitados habitamos habitan habitando
        habitante habitantes habitar habitaron habito habituado habituados habitual habituales habitualmente habitáculo
        habitó habiéndose habla hablaba hablaban hablabas hablad hablada habladas hablado hablador hablados habladurías
        hablale hablame hablamos hablan hablando hablante hablantes hablar hablara hablaran hablaras hablare hablaremos
        hablarle hablarles hablarme hablarnos hablaron hablaros hablarse hablarte hablará hablarán hablaré hablaría
        hablarían hablas hablase hablaste hable hablemos hablen hables hablo hablábamos habláis hablándole hablándome
        hablás hablé habló habremos habrá habrán habrás habré habréis habría habríamos habrían habrías habéis habérselo
        había habíais habíamos habían habías hace haced hacedlo hacedor hacedores hacela hacele hacelo haceme hacemos
        hacen hacendado hacendados hacer hacerla hacerlas hacerle hacerles hacerlo hacerlos hacerme hacernos haceros
        hacerse hacerte haces hacete hacha hachas hache hachís hacia hacienda haciendas haciendo hacinados hacinamiento
        haciéndola haciéndolas haciéndole haciéndoles haciéndolo haciéndolos haciéndome haciéndonos haciéndose
        haciéndote hacé hacéis hacérselo hacés hacía hacíamos hacían hacías hada hadas haga hagamos hagan hagas hago
        hagáis haitiana haitiano haitianos haití hala halaga halagado halagar halago halagos halcones halcón hale halen
        hall halla hallaba hallaban hallada halladas hallado hallados hallamos hallan hallar hallaremos hallaron
        hallarse hallará hallarán hallarás hallas hallazgo hallazgos halle hallen hallo hallándose hallé halló halo
        halsey hamaca hamacas hambre hambrienta hambrientas hambriento hambrientos hambruna hambrunas hamburgo
        hamburguesa hamburguesas hampa han hangar hao harapos harem haremos harina harinas harta hartas hartazgo harte
        harto hartos harté hartó hará harán harás haré haréis harén haría haríamos harían harías has hasta hastío
        hatillo hato haute hawaiana hawaiano hay haya hayamos hayan hayas hayáis haz hazaña hazañas hazla hazle hazlo
        hazme hazmerreír haznos hazte he heard hebilla hebillas hebra hebras hebrea hebreas hebreo hebreos hebrón
        hecatombe heces hecha hechas hechicera hechicero hechiceros hechicería hechizado hechizo hechizos hecho hechos
        hechura hectárea hectáreas hedionda hediondo hedonismo hedonista hedor hegemonía hegemónica hegemónico
        hegemónicos helada heladas heladera heladería helado helados helecho helechos helena heleno helicóptero
        helicópteros helio heliodoro helios helmut helénica hematoma hematomas hembra hembras hemeroteca hemiciclo
        hemisferio hemisferios hemofilia hemoglobina hemorragia hemorragias hemorroides hemos henao henares henderson
        hendidura hendiduras heno henry hepatitis hepática hepáticas hepático her heraldo heras herbario herbicida
        herbicidas herbácea herbívoros hereda heredad heredada heredadas heredado heredados heredamos heredan heredar
        heredaron heredera heredero herederos heredia hereditaria hereditarias hereditario hereditarios heredé heredó
        hereje herejes herejía herejías herencia herencias heriberto herida heridas herido heridos herir herirte
        hermafrodita hermafroditas hermana hermanas hermanastra hermanastro hermandad hermandades hermanita hermanitas
        hermanito hermanitos hermano hermanos hermenegildo hermenéutica hermetismo hermosa hermosamente hermosas
        hermosillo hermoso hermosos hermosura hermética herméticamente hermético hernando hernia hernán hernández
        herodes heroica heroicamente heroicas heroico heroicos heroína heroínas heroísmo herpes herradura herramienta
        herramientas herrera herrero herreros herrería hertz hervida hervidero hervido hervir hervor hervé herzegovina
        heráldica heterogeneidad heterogénea heterogéneas heterogéneo heterogéneos heterosexual heterosexuales
        heterosexualidad hevia hexagonal hiato hibernación hibridación hice hiciera hicieran hicieras hicieron hiciese
        hiciesen hicimos hiciste hicisteis hiciéramos hidalgo hidalgos hidalguía hidra hidrantes hidratación hidratado
        hidratos hidrocarburo hidrocarburos hidroeléctrica hidroeléctricas hidroeléctrico hidrografía hidrográfica
        hidrográficas hidrología hidrológico hidráulica hidráulicas hidráulico hidráulicos hidrógeno hidróxido hiedra
        hielo hielos hiena hienas hierba hierbas hiere hieren hierro hierros hierva hierve higa higgins higiene
        higiénica higiénicas higiénico higiénicos higo higos higuera higueras hija hijas hijastra hijastro hijita hijito
        hijitos hijo hijos hilado hilar hilarante hilario hilera hileras hill hilo hilos himen himno himnos hincapié
        hincha hinchada hinchadas hinchado hinchados hinchan hinchar hinchas hinchazón hindi hinduismo hindú hindúes
        hinojo hinojosa hiperactividad hiperinflación hipersensibilidad hipertensión hipertrofia hipnosis hipnotizado
        hipnótico hipo hipocampo hipocresía hipoglucemia hipopótamo hipopótamos hipoteca hipotecar hipotecaria
        hipotecarias hipotecario hipotecarios hipotecas hipotensión hipotermia hipotiroidismo hipotálamo hipotética
        hipotéticamente hipotéticas hipotético hipotéticos hipoxia hippie hippies hipérbole hipócrita hipócritas
        hipódromo hipólito hipótesis hiram hiriendo hiriente hirientes hirieron hirió hirviendo hispalense hispana
        hispanas hispania hispanidad hispano hispanoamericana hispanoamericanas hispanoamericano hispanoamericanos
        hispanoamérica hispanohablante hispanohablantes hispanos hispánica hispánicas hispánico hispánicos histeria
        histología historia historiador historiadora historiadores historial historiales historias historicidad
        historieta historietas historiografía histérica histéricas histérico histéricos histórica históricamente
        históricas histórico históricos hita hito hitos hizo hna hno hnos hobby hoces hocico hockey hogar hogares
        hogareña hogareño hoguera hogueras hoja hojalata hojaldre hojarasca hojas hojuelas hola holanda holandesa
        holandesas holandeses holandés holding holdings holgada holgado holgazanes holgazán holgura holguín hollín
        holocausto holograma hologramas holística holístico hombre hombrecillo hombres hombro hombros hombría home
        homenaje homenajea homenajeado homenajear homenajes homenajeó homeopatía homero homes homicida homicidas
        homicidio homicidios homilía homofobia homogeneidad homogeneización homogénea homogéneas homogéneo homogéneos
        homologación homologado homologar homosexual homosexuales homosexualidad homólogo homólogos homónima homónimo
        honda hondas hondo honduras hondureña hondureñas hondureño hondureños honesta honestamente honestas honestidad
        honesto honestos honey hong hongo hongos honor honorabilidad honorable honorables honoraria honorario honorarios
        honores honoré honorífica honorífico honoríficos honra honrada honradamente honradas honradez honrado honrados
        honramos honran honrando honrar honras honrosa honrosas honró hope hopes hora horacio horaria horarias horario
        horarios horas horca horchata horda hordas horizontal horizontales horizontalidad horizontalmente horizonte
        horizontes hormiga hormigas hormigueo hormiguero hormigón hormona hormonal hormonales hormonas horneado hornear
        horno hornos horquilla horquillas horrenda horrendas horrendo horrendos horrible horriblemente horribles
        horripilante horror horrores horroriza horrorizada horrorizado horrorizados horrorosa horroroso horrorosos horse
        hortalizas hortelano hortensia horticultura horóscopo horóscopos hospeda hospedado hospedaje hospedar hospedó
        hospicio hospital hospitalaria hospitalarias hospitalario hospitalarios hospitales hospitalet hospitalidad
        hospitalización hospitalizada hospitalizado hospitalizados hostal hostales hostelería hostería hostia hostias
        hostigamiento hostigar hostil hostiles hostilidad hostilidades hotel hotelera hotelero hoteleros hoteles hoy
        hoya hoyo hoyos hoyuelos hoz huaca huacas huacho huamanga huancavelica huancayo huaraz huasco huaso huatulco
        huawei hubiera hubieran hubieras hubiere hubieren hubieron hubiese hubiesen hubieses hubiéramos hubiésemos hubo
        hucha hueca huecas hueco huecos huela huele huelen hueles huelga huelgas huelguistas huella huellas huelo huelva
        huerta huertas huerto huertos huesca hueso huesos hueste huestes hueva huevada huevadas huevas huevo huevos hugo
        hui huida huido huidobro huidos huila huir hule hum huma humahuaca human humana humanamente humanas humanidad
        humanidades humanismo humanista humanistas humanitaria humanitarias humanitario humanitarios humanización
        humanizar humano humanoide humanoides humanos humanística humberto humboldt hume humeante humedad humedal
        humedales humildad humilde humildemente humildes humilla humillaciones humillación humillada humillado
        humillados humillan humillando humillante humillantes humillar humillarse humilló hummus humo humor humores
        humorista humoristas humorística humorísticas humorístico humorísticos humos humus hunda hunde hunden hundida
        hundido hundidos hundiendo hundieron hundimiento hundir hundirse hundiéndose hundió hundo hundía hungría hunos
        hunter huracanes huracán hurgando hurgar hurlingham hurones hurra hurtadillas hurtado hurto hurtos hurón huso
        husos huy huya huyan huye huyen huyendo huyera huyeron huyo huyó huánuco huérfana huérfanas huérfano huérfanos
        huésped huéspedes huí huía huían hábil hábiles hábilmente hábitat hábitats hábito hábitos háblale háblame
        háblanos hágale hágalo hágame háganlo háganme háganse hágase hámster héctor hélice hélices hércules héroe héroes
        híbrida híbridas híbrido híbridos hídrica hídricas hídrico hídricos hígado hípica hípico húmeda húmedas húmedo
        húmedos húmero húngara húngaras húngaro húngaros ib iba ibagué iban ibarra ibas iberia ibero iberoamericana
        iberoamericano iberoamericanos ibi ibis ibiza ibáñez ibérica ibéricas ibérico ibéricos ibíd ica ice iceberg
        icono iconoclasta iconografía iconos ictericia id ida idas idea ideada ideado ideal ideales idealismo idealista
        idealistas idealización idealizada idealizado idealizar idealmente idear ideario idearon ideas identidad
        identidades identifica identificaba identificaban identificable identificables identificaciones identificación
        identificada identificadas identificado identificador identificadores identificados identificamos identifican
        identificando identificar identificarlo identificarlos identificarme identificaron identificarse identificarte
        identificas identifico identificándose identificó identifique identifiquen ideología ideologías ideológica
        ideológicamente ideológicas ideológico ideológicos ideó ideólogo ideólogos idilio idioma idiomas idiomática
        idiosincrasia idiota idiotas idioteces idiotez ido idolatra idolatran idolatría idoneidad idos idéntica
        idénticas idéntico idénticos idílica idílico idónea idóneas idóneo idóneos iglesia iglesias ignacio ignición
        ignominia ignora ignoraba ignoraban ignorada ignoradas ignorado ignorados ignoramos ignoran ignorancia ignorando
        ignorante ignorantes ignorar ignorarla ignorarlo ignorarlos ignoraron ignoras ignore ignoren ignores ignoro
        ignoré ignoró igual iguala igualada igualado igualados igualan igualando igualar igualdad iguale iguales
        igualitaria igualitarias igualitario igualitarios igualito igualmente igualó iguana iguanas iguazú ildefonso
        ilegal ilegales ilegalidad ilegalidades ilegalización ilegalmente ilegible ilegitimidad ilegítima ilegítimas
        ilegítimo ilegítimos ilesa ileso ilesos ilimitada ilimitadas ilimitado ilimitados illescas illinois ilo ilumina
        iluminaba iluminación iluminada iluminadas iluminado iluminador iluminados iluminan iluminando iluminar ilumine
        iluminó ilusiona ilusionada ilusionado ilusionados ilusionar ilusiones ilusionista ilusión iluso ilusoria
        ilusorio ilusos ilustra ilustraciones ilustración ilustrada ilustradas ilustrado ilustrador ilustradora
        ilustradores ilustrados ilustran ilustrando ilustrar ilustrativa ilustrativo ilustre ilustres ilustró ilícita
        ilícitas ilícito ilícitos ilógica ilógico imagen imagina imaginaba imaginaban imaginable imaginables
        imaginaciones imaginación imaginad imaginada imaginado imaginamos imaginan imaginando imaginaos imaginar
        imaginaria imaginarias imaginario imaginarios imaginarlo imaginarme imaginarnos imaginaron imaginaros imaginarse
        imaginarte imaginaría imaginas imaginaste imaginate imaginativa imaginativo imagine imaginemos imaginen
        imaginería imagines imagino imagináis imaginé imaginó imagínate imagínense imagínese imanes imbatible
        imbecilidad imborrable imbécil imbéciles imita imitaba imitaciones imitación imitado imitador imitadores imitan
        imitando imitar imitó imp impaciencia impaciente impacientes impacta impactada impactado impactados impactan
        impactando impactante impactantes impactar impactaron impactará impacto impactos impactó impagable impago
        impagos impala impar imparable imparables imparcial imparciales imparcialidad impares imparte imparten impartida
        impartidas impartido impartidos impartiendo impartir impartió impartía impasible impecable impecables impedancia
        impedida impedido impedidos impedimento impedimentos impedir impedirle impedirlo impedirá impediría impedía
        impedían impenetrable impensable impensables impera imperante imperantes imperativa imperativo imperativos
        imperceptible imperceptibles imperdible imperdonable imperfecciones imperfección imperfecta imperfecto
        imperfectos imperial imperiales imperialismo imperialista imperialistas imperio imperios imperiosa impermeable
        impermeables impersonal impertinente imperturbable impetuoso impida impidan impide impiden impidiendo impidiera
        impidieron impidió implacable implacablemente implacables implanta implantación implantada implantadas
        implantado implantados implantando implantar implantaron implante implantes implantó implementa implementaciones
        implementación implementada implementadas implementado implementados implementan implementando implementar
        implementarlo implementaron implementarse implementará implemente implementen implemento implementos implementó
        implica implicaba implicaban implicaciones implicación implicada implicadas implicado implicados implican
        implicancias implicando implicar implicarse implicará implicaría implicó implique impliquen implora imploro
        implícita implícitamente implícitas implícito implícitos impoluto impondrá impondrán impondría impone imponen
        imponente imponentes imponer imponernos imponerse imponga impongan imponible imponiendo imponiéndose imponía
        imponían impopular impopulares impopularidad importa importaba importaban importaciones importación importada
        importadas importado importador importadora importadores importados importamos importan importancia importando
        importante importantes importantísima importantísimo importantísimos importar importara importarle importarles
        importarme importaron importarte importará importaría importas importe importen importes importo importó
        imposibilidad imposibilita imposibilitado imposible imposibles imposiciones imposición impositiva impositivas
        impositivo impositivos impostor impostores impotencia impotente impotentes impr impracticable imprecisa
        impreciso imprecisos impredecible impredecibles impregna impregnada impregnado imprenta imprentas impresa
        impresas imprescindible imprescindibles impresentable impresentables impresiona impresionada impresionado
        impresionados impresionan impresionante impresionantes impresionar impresionaron impresiones impresionismo
        impresionista impresionistas impresionó impresión impreso impresor impresora impresoras impresores impresos
        imprevisible imprevisibles imprevista imprevistas imprevisto imprevistos imprima imprime imprimen imprimiendo
        imprimieron imprimir imprimirlo imprimió improbable improbables improcedente improductivo impronta improperios
        impropia impropio improvisa improvisaciones improvisación improvisada improvisadas improvisado improvisados
        improvisando improvisar improviso imprudencia imprudente imprudentemente imprudentes impuesta impuestas impuesto
        impuestos impugnaciones impugnación impugnada impugnado impugnar impugnó impulsa impulsaba impulsada impulsadas
        impulsado impulsados impulsan impulsando impulsar impulsaron impulsará impulse impulsen impulsiva impulsividad
        impulsivo impulso impulsor impulsora impulsores impulsos impulsó impune impunemente impunes impunidad impura
        impureza impurezas impuro impuros impusiera impusieron impuso imputa imputabilidad imputable imputables
        imputaciones imputación imputada imputado imputados imputan imputar imputó impío impíos imágenes imán in
        inacabada inacabado inaccesible inaccesibles inacción inaceptable inaceptables inactiva inactivas inactividad
        inactivo inactivos inadaptados inadecuada inadecuadas inadecuado inadecuados inadmisible inadvertida
        inadvertidamente inadvertido inagotable inaguantable inalcanzable inalcanzables inalienable inalienables
        inalterable inalámbrica inalámbricas inalámbrico inalámbricos inamovible inamovibles inanición inapelable
        inaplicable inapropiada inapropiadas inapropiado inapropiados inaudito inaugura inauguración inaugurada
        inaugurado inaugural inauguramos inauguran inaugurando inaugurar inauguraron inaugurará inauguró inca incaica
        incaico incalculable incalculables incandescente incansable incansablemente incansables incapaces incapacidad
        incapacidades incapacitado incapacitados incapaz incas incautación incautado incautados incautaron incauto
        incautos incautó incendia incendiada incendiado incendiados incendian incendiando incendiar incendiarias
        incendiario incendiarios incendiaron incendio incendios incendió incentiva incentivan incentivando incentivar
        incentivo incentivos incertidumbre incertidumbres incesante incesantemente incesantes incesto incide inciden
        incidencia incidencias incidental incidentalmente incidente incidentes incidido incidiendo incidir incienso
        incierta inciertas incierto inciertos incineración incinerado incipiente incipientes incisiones incisivo
        incisivos incisión inciso incisos incita incitación incitado incitan incitando incitar incitó incl inclemencias
        inclina inclinaba inclinaciones inclinación inclinada inclinadas inclinado inclinados inclinan inclinando
        inclinar inclinarse incline inclino inclinándose inclinó incluida incluidas incluido incluidos incluimos incluir
        incluirla incluirlo incluirlos incluirse incluirá incluirán incluiría inclusiva inclusivas inclusive inclusivo
        inclusivos inclusión incluso incluya incluyan incluye incluyen incluyendo incluyera incluyeron incluyo
        incluyéndome incluyó incluía incluían incoherencia incoherencias incoherente incoherentes incoloro incomoda
        incomodan incomodar incomodidad incomodidades incomodo incomparable incomparables incompatibilidad
        incompatibilidades incompatible incompatibles incompetencia incompetente incompetentes incompleta incompletas
        incompleto incompletos incomprendido incomprensible incomprensibles incomprensión incomunicación incomunicada
        incomunicado incomunicados inconcebible inconclusa inconclusas inconcluso inconclusos incondicional
        incondicionales incondicionalmente inconforme inconformes inconformidad inconfundible incongruencia
        incongruencias incongruente inconmensurable inconsciencia inconsciente inconscientemente inconscientes
        inconsistencia inconsistencias inconsistente inconsistentes inconstitucional inconstitucionales
        inconstitucionalidad incontables incontenible incontestable incontinencia incontrolable incontrolables
        incontrolada inconveniencia inconveniente inconvenientes incorpora incorporaba incorporaciones incorporación
        incorporada incorporadas incorporado incorporados incorporan incorporando incorporar incorporaron incorporarse
        incorporará incorpore incorporen incorporándose incorporó incorrecta incorrectamente incorrectas incorrecto
        incorrectos incorregible incorruptible incredulidad incrementa incrementada incrementado incrementan
        incrementando incrementar incrementaron incrementarse incrementará incrementaría incremente incrementen
        incremento incrementos incrementándose incrementó increíble increíblemente increíbles incriminar incrustaciones
        incrustada incrustadas incrustado incrustados incrédulo incrédulos incubación incubadora incubadoras
        incuestionable inculcado inculcar inculpado inculpados inculpar inculta inculto incultos incultura incumbe
        incumbencia incumple incumplen incumplidas incumplido incumpliendo incumplimiento incumplimientos incumplir
        incumplió incurable incurre incurren incurrido incurriendo incurrir incurrió incursionar incursiones incursión
        incógnita incógnitas incógnito incómoda incómodas incómodo incómodos inda indaga indagaciones indagación
        indagando indagar indagatoria indebida indebidamente indebidas indebido indebidos indecencia indecente
        indecentes indecisa indecisión indeciso indecisos indefectiblemente indefendible indefensa indefensas indefenso
        indefensos indefinida indefinidamente indefinido indefinidos indeleble indemne indemnizaciones indemnización
        indemnizar independencia independentismo independentista independentistas independiente independientemente
        independientes independiza independizar independizarse indescriptible indeseable indeseables indestructible
        indestructibles indeterminada indeterminado india indiana indiano indias indica indicaba indicaban indicaciones
        indicación indicada indicadas indicado indicador indicadores indicados indicamos indican indicando indicar
        indicara indicarle indicarme indicarnos indicaron indicará indicaría indicas indicativa indicativo indicativos
        indice indices indicio indicios indico indicó indiferencia indiferente indiferentes indigencia indigenista
        indigente indigentes indigestión indigna indignación indignada indignado indignados indignan indignarse indignas
        indignidad indigno indignos indignó indio indios indique indiquen indirecta indirectamente indirectas indirecto
        indirectos indisciplina indiscreción indiscreta indiscriminada indiscriminadamente indiscriminado indiscutible
        indiscutiblemente indiscutibles indiscutido indisoluble indispensable indispensables indistintamente indistinto
        individual individuales individualidad individualidades individualismo individualista individualistas
        individualizada individualizado individualmente individuo individuos indivisible indo indochina indocumentado
        indocumentados indolencia indolente indomable indonesia indonesio inducción induce inducen inducida inducidas
        inducido inducidos induciendo inducir indudable indudablemente indujo indulgencia indulgencias indulgente
        indultado indultar indulto indultos indumentaria industria industrial industriales industrialización
        industrializada industrializado industrializados industrias industries indígena indígenas inefable ineficaces
        ineficacia ineficaz ineficiente ineficientes ineludible inepta ineptitud inepto ineptos inequívoca
        inequívocamente inequívoco inercia inerte inertes inesperada inesperadamente inesperadas inesperado inesperados
        inestabilidad inestable inestables inestimable inevitable inevitablemente inevitables inexacta inexactitud
        inexactitudes inexacto inexactos inexcusable inexistencia inexistente inexistentes inexorable inexorablemente
        inexperiencia inexperto inexpertos inexplicable inexplicablemente inexplicables inexplorado inexpugnable
        infalible infalibles infaltable infame infames infamia infamias infancia infanta infantado infantas infante
        infantería infantes infanticidio infantil infantiles infarto infartos infatigable infecciones infecciosa
        infecciosas infeccioso infecciosos infección infecta infectada infectadas infectado infectados infectan infectar
        infectó infelices infelicidad infeliz inferencia inferior inferiores inferioridad inferir infernal infernales
        infestado infidelidad infidelidades infiel infieles infiere infierno infiernos infiltra infiltraciones
        infiltración infiltrada infiltrado infiltrados infiltrar infiltrarse infiltró infinidad infinita infinitamente
        infinitas infinitivo infinito infinitos infla inflacionaria inflacionario inflación inflado inflados inflamable
        inflamables inflamaciones inflamación inflamada inflamado inflamatoria inflamatorias inflamatorio inflamatorios
        inflar inflexible inflexibles inflexión infligido infligir inflorescencia influencia influenciada influenciadas
        influenciado influenciados influenciar influencias influenció influenza influida influido influidos influir
        influirá influjo influya influye influyen influyendo influyente influyentes influyeron influyó informa informaba
        informaban informaciones información informada informadas informado informador informadores informados informal
        informales informalidad informalmente informamos informan informando informante informantes informar informara
        informaremos informarle informarles informarme informarnos informaron informarse informarte informará informarán
        informas informate informativa informativas informativo informativos informe informen informes informo
        informándole informática informáticas informático informáticos informé informó infortunado infortunio
        infortunios infracciones infracción infractor infractores infraestructura infraestructuras inframundo infrarroja
        infrarrojo infrarrojos infrecuente infringe infringido infringiendo infringir infructuosa infructuosamente
        infructuoso infructuosos infumable infundada infundadas infundado infundados infunde infundir infusiones
        infusión infórmate infórmese ing inga ingeniera ingeniero ingenieros ingeniería ingenierías ingenio ingenios
        ingeniosa ingeniosas ingenioso ingeniosos ingente ingentes ingenua ingenuamente ingenuas ingenuidad ingenuo
        ingenuos ingerido ingerir ingesta ingestión ingiere inglaterra ingle ingles inglesa inglesas ingleses inglés
        ingobernable ingrata ingratitud ingrato ingratos ingrediente ingredientes ingresa ingresaba ingresada ingresado
        ingresados ingresan ingresando ingresar ingresaron ingresará ingrese ingresen ingreso ingresos ingresé ingresó
        ingrid inhabilidad inhabilitación inhabilitado inhabilitados inhabilitar inhabitable inhalación inhalar
        inherente inherentemente inherentes inhibe inhiben inhibiciones inhibición inhibidor inhibidores inhibir
        inhumana inhumanas inhumanidad inhumano inhumanos inhóspito inicia iniciaba iniciaban iniciación iniciada
        iniciadas iniciado iniciador iniciadores iniciados inicial iniciales inicialmente iniciamos inician iniciando
        iniciar iniciara iniciaremos iniciaron iniciarse iniciará iniciarán iniciaría inicias iniciativa iniciativas
        inicie inicien inicio inicios iniciándose inicié inició inigualable inimaginable inimaginables inimitable
        ininterrumpida ininterrumpidamente ininterrumpido ininterrumpidos iniquidad injerencia injerencias injerto
        injertos injuria injurias injuries injusta injustamente injustas injusticia injusticias injustificable
        injustificada injustificadamente injustificadas injustificado injustificados injusto injustos inmaculada
        inmaculado inmadura inmaduras inmadurez inmaduro inmaduros inmaterial inmediaciones inmediata inmediatamente
        inmediatas inmediatez inmediato inmediatos inmejorable inmemorial inmemoriales inmensa inmensamente inmensas
        inmensidad inmenso inmensos inmersa inmersión inmerso inmersos inmigraciones inmigración inmigrante inmigrantes
        inmigratoria inminencia inminente inminentes inmiscuirse inmobiliaria inmobiliarias inmobiliario inmobiliarios
        inmoral inmorales inmoralidad inmortal inmortales inmortalidad inmortalizado inmovilidad inmovilizado
        inmovilizar inmueble inmuebles inmunda inmundicia inmundo inmundos inmune inmunes inmunidad inmunitario
        inmunodeficiencia inmunológico inmutable inmóvil inmóviles innata innatas innato innecesaria innecesariamente
        innecesarias innecesario innecesarios innegable innegables innombrable innova innovaciones innovación innovador
        innovadora innovadoras innovadores innovando innovar innumerables inocencia inocente inocentemente inocentes
        inocua inocuidad inocuo inodoro inodoros inofensiva inofensivas inofensivo inofensivos inolvidable inolvidables
        inoperante inoperantes inoportuna inoportuno inorgánica inorgánico inorgánicos inoxidable inquebrantable
        inquieta inquietante inquietantes inquietas inquieto inquietos inquietud inquietudes inquilino inquilinos
        inquisición inquisidor inquisidores inri insaciable insalubre insalubres insalvable insana insano insatisfacción
        insatisfecha insatisfecho insatisfechos inscriba inscriban inscribe inscriben inscribieron inscribir inscribirme
        inscribirse inscribirte inscribió inscribí inscripciones inscripción inscripto inscriptos inscrita inscritas
        inscrito inscritos insecticida insecticidas insecto insectos insegura inseguras inseguridad inseguridades
        inseguro inseguros inseminación insensata insensatez insensato insensatos insensibilidad insensible insensibles
        inseparable inseparables inserciones inserción inserta insertada insertado insertados insertan insertando
        insertar insertarse inserte inserto insertos inservible inservibles insigne insignes insignia insignias
        insignificante insignificantes insinuaba insinuaciones insinuación insinuado insinuando insinuar insinuó insinúa
        insista insistan insistas insiste insisten insistencia insistente insistentemente insistentes insistes insistido
        insistiendo insistieron insistimos insistir insistió insisto insistí insistía insistían insolación insolencia
        insolente insoluble insolvencia insolvente insomne insomnio insoportable insoportables insospechados
        insostenible insostenibles inspecciona inspeccionado inspeccionando inspeccionar inspecciones inspeccionó
        inspección inspector inspectora inspectores inspira inspiraba inspiraciones inspiración inspirada inspiradas
        inspirado inspirador inspiradora inspiradoras inspiradores inspirados inspiran inspirando inspirar inspiraron
        inspirarse inspire inspiro inspirándose inspiró inst insta instaba instado instagram instala instalaciones
        instalación instalada instaladas instalado instalador instalados instalamos instalan instalando instalar
        instalarlo instalaron instalarse instalará instalarán instale instalen instalo instalé instaló instan instancia
        instancias instando instante instantes instantánea instantáneamente instantáneas instantáneo instantáneos instar
        instaura instauración instaurada instaurado instaurar instauró instigación instigador instintiva instintivamente
        instintivo instinto instintos institucional institucionales institucionalización institucionalizada
        institucionalizado institucionalizar institucionalmente instituciones institución instituida instituido
        instituir instituto institutos institutriz instituyó insto instrucciones instrucción instructivo instructivos
        instructor instructora instructores instruida instruido instruidos instruir instrumentación instrumental
        instrumentales instrumento instrumentos instruye instruyó instó insubordinación insuficiencia insuficiente
        insuficientes insufrible insular insulares insulina insulta insultaba insultaban insultado insultan insultando
        insultante insultantes insultar insultarlo insultarme insultaron insultas insulte insulten insultes insulto
        insultos insultó insumo insumos insuperable insuperables insurgencia insurgente insurgentes insurrección
        insurrectos insustituible insípida insípido insólita insólitas insólito insólitos intachable intacta intactas
        intacto intactos intangible intangibles integra integraba integraban integración integrada integradas integrado
        integrador integradora integrados integral integrales integralmente integran integrando integrante integrantes
        integrar integraron integrarse integrará integrarán integre integren integridad integro integró intelecto
        intelectual intelectuales intelectualidad intelectualmente inteligencia inteligencias inteligente
        inteligentemente inteligentes inteligible intemperie intencionada intencionadamente intencionadas intencionado
        intencionados intencional intencionales intencionalidad intencionalmente intenciones intención intendencia
        intendencias intendenta intendente intendentes intensa intensamente intensas intense intensidad intensidades
        intensifica intensificación intensificado intensifican intensificando intensificar intensificaron intensificó
        intensiva intensivas intensivo intensivos intensión intenso intensos intenta intentaba intentaban intentado
        intentalo intentamos intentan intentando intentar intentara intentaran intentare intentaremos intentarlo
        intentaron intentará intentarán intentaré intentaría intentas intentaste intente intentemos intenten intentes
        intento intentona intentos intentándolo intenté intentó interacciones interacción interactiva interactivas
        interactividad interactivo interactivos interactuando interactuar interactúa interactúan interamericana
        interamericano intercalados intercambia intercambiable intercambiables intercambiado intercambiador
        intercambiados intercambiamos intercambian intercambiando intercambiar intercambiaron intercambio intercambios
        intercambió interceder intercepta interceptada interceptado interceptados interceptar interceptaron interceptó
        intercesión interconectadas interconectado interconectados interconexión intercultural interculturales
        interdependencia interdisciplinar interdisciplinaria interdisciplinario interdisciplinarios interesa interesaba
        interesaban interesada interesadas interesado interesados interesan interesando interesante interesantes
        interesar interesara interesarle interesarme interesaron interesarse interesarte interesará interesaría
        interesas interese interesen intereses intereso interestatal interestelar interesó interfaces interfase interfaz
        interferencia interferencias interferir interfiera interfiere interfieren interfiriendo intergeneracional
        interina interinamente interino interinos interinstitucional interior interiores interiormente interlocutor
        interlocutores intermedia intermediación intermediaria intermediario intermediarios intermedias intermedio
        intermedios interminable interminables intermitente intermitentemente intermitentes interna internacional
        internacionales internacionalismo internacionalista internacionalistas internacionalización internacionalmente
        internación internada internado internados internamente internamiento internar internaron internarse internas
        internauta internautas internet interno internos internó interpersonal interpersonales interpone interponen
        interponer interponerse interponga interposición interpreta interpretaba interpretaciones interpretación
        interpretada interpretadas interpretado interpretados interpretamos interpretan interpretando interpretar
        interpretarla interpretarlo interpretaron interpretarse interpretará interpretas interpretativa interpretativo
        interprete interpretes interpreto interpretó interpuesta interpuesto interpusieron interpuso interrelación
        interroga interrogación interrogada interrogado interrogados interrogando interrogante interrogantes interrogar
        interrogarlo interrogaron interrogatorio interrogatorios interrogó interrumpa interrumpan interrumpe interrumpen
        interrumpida interrumpidas interrumpido interrumpidos interrumpiendo interrumpieron interrumpir interrumpió
        interrupciones interrupción interruptor interruptores intersecciones intersección intersticial interurbano
        intervalo intervalos intervenciones intervencionismo intervencionista intervencionistas intervención intervendrá
        intervenga intervengan intervenida intervenidas intervenido intervenidos intervenir interventor interventores
        intervenía interviene intervienen interviniendo intervinientes interviniera intervinieron intervino interés
        intestinal intestinales intestino intestinos intima intimar intimas intimida intimidación intimidad intimidades
        intimidado intimidante intimidar intimista intimo intocable intocables intolerable intolerables intolerancia
        intolerante intolerantes intoxicaciones intoxicación intoxicado intoxicados intranet intranquilidad intranquilo
        intransferible intransigencia intransigente intransigentes intrascendente intrascendentes intratable intratables
        intravenosa intriga intrigada intrigado intrigante intrigas intrincada intrincado introducciones introducción
        introduce introducen introducida introducidas introducido introducidos introduciendo introducir introducirse
        introducirá introductoria introductorio introducía introdujeron introdujo introduzca introduzcan intromisiones
        intromisión introspección introvertida introvertido intrusa intrusiones intrusión intruso intrusos intrépida
        intrépido intrépidos intrínseca intrínsecamente intrínseco intuiciones intuición intuir intuitiva intuitivamente
        intuitivo intuye intuyo inténtalo intérprete intérpretes inunda inundaciones inundación inundada inundadas
        inundado inundados inundan inundando inundar inundaron inunde inundó inusitada inusitado inusual inusuales
        inusualmente inutilidad invada invadan invade invaden invadida invadidas invadido invadidos invadiendo
        invadieron invadir invadió invalida invalidar invalidez invaluable invariable invariablemente invasiones
        invasiva invasivo invasión invasor invasora invasoras invasores invencible invencibles invenciones invención
        inventa inventaba inventada inventadas inventado inventados inventamos inventan inventando inventar inventario
        inventarios inventaron inventarse inventas invente inventen inventes inventiva invento inventor inventores
        inventos inventé inventó invernadero invernaderos invernal invernales inverosímil inverosímiles inversa
        inversamente inversiones inversionista inversionistas inversión inverso inversor inversores invertebrados
        invertida invertidas invertido invertidos invertimos invertir invertirlo invertirá invertirán invertí investido
        investidura investiga investigaba investigaciones investigación investigada investigadas investigado
        investigador investigadora investigadoras investigadores investigados investigamos investigan investigando
        investigar investigara investigarlo investigaron investigará investigo investigue investiguen investigué
        investigó inviable invicta invicto invictos invierno inviernos invierta inviertan invierte invierten inviertes
        inviolabilidad inviolable invirtiendo invirtieron invirtió invisibilidad invisible invisibles invita invitaba
        invitaban invitaciones invitación invitada invitadas invitado invitados invitamos invitan invitando invitar
        invitara invitarla invitarle invitarlo invitarlos invitarme invitarnos invitaron invitarte invitará invitaría
        invitas invite inviten invites invito invité invitó invoca invocaciones invocación invocada invocado invocan
        invocando invocar invoco invocó involución involucra involucraba involucrada involucradas involucrado
        involucrados involucran involucrando involucrar involucrarme involucraron involucrarse involucre involucren
        involucro involucró involuntaria involuntariamente involuntarias involuntario involuntarios invulnerable
        inválida inválido inválidos inyecciones inyección inyecta inyectado inyectan inyectando inyectar inyectores
        inyectó inédita inéditas inédito inéditos inés inútil inútiles inútilmente ion iones iquique iquitos ir ira
        iracundo irak iraní iraníes irapuato iraquí iraquíes iras irascible iremos irene iribarren irigoyen iris irlanda
        irlandesa irlandeses irlandés irle irme irnos ironía ironías iros irracional irracionales irracionalidad irradia
        irradiación irreal irreales irreconciliables irreconocible irrecuperable irrefutable irrefutables irregular
        irregulares irregularidad irregularidades irregularmente irrelevancia irrelevante irrelevantes irremediable
        irremediablemente irrenunciable irreparable irreparables irrepetible irresistible irresistibles irrespeto
        irrespetuosa irrespetuoso irrespetuosos irresponsabilidad irresponsable irresponsables irreverencia irreverente
        irreverentes irreversible irreversibles irrevocable irrigación irrisorio irrita irritabilidad irritable
        irritación irritada irritado irritados irritan irritante irritantes irritar irritó irrompible irrumpe irrumpen
        irrumpieron irrumpir irrumpió irrupción irse irte irá irán irás iré iría iríamos irían irías irónica
        irónicamente irónico irónicos irún is isa isaac isaacs isabel isabela isabella isidoro isidro isla islam
        islamismo islandesa islandeses islandia islandés islas isleta isleña isleño isleños islote islotes islámica
        islámicas islámico islámicos ismael isquemia israel israelita israelitas israelí israelíes istmo isótopos italia
        italiana italianas italiano italianos ite iteración itinerante itinerantes itinerario itinerarios iturbide
        ituzaingó itálica ivana iván ixtapa iza izada izar izq izquierda izquierdas izquierdista izquierdistas izquierdo
        izquierdos iztapalapa ja jabalina jabalí jabalíes jabones jabón jaca jacinto jacob jacobo jacta jactan jactarse
        jacuzzi jade jaguar jaguares jaime jairo jala jalan jalando jalapa jalar jale jalea jaleo jalisciense jalisco
        jalo jaló jalón jama jamaica jamaicano jamaiquino jamas james jamones jamás jamón jan jane janeiro japones
        japonesa japonesas japoneses japonés japón jaque jaqueca jara jarabe jarama jaramillo jardinera jardinero
        jardineros jardinería jardines jardín jarocho jarra jarras jarro jarrones jarrón jato jauja jaula jaulas jaume
        jauría java javier jazmín jazz jaén je jean jefa jefas jefatura jefaturas jefe jefes jemer jenaro jengibre jeque
        jerarcas jerarquía jerarquías jeremías jerez jerga jericó jeringa jeringas jeroglífico jeroglíficos jersey
        jerusalén jerárquica jerárquico jerárquicos jerónimo jesucristo jesuita jesuitas jesus jesús jeta jhon ji
        jimenez jiménez jinete jinetes jingle jingles jirafa jirafas jirón jitomate jo joan joaquín jocoso joda jodan
        jodas jode jodemos joden joder joderlo joderme jodernos joderse joderte jodes jodete jodida jodidas jodido
        jodidos jodiendo jodieron jodiste jodió jodo john jolgorio jonathan jones jonrones jonrón jordana jordania
        jordano jordi jordán jorge jornada jornadas jornal jornalero jornaleros joroba jorobado joropo jose josefa
        josefina josep josé jota jotas jovellanos joven jovencita jovencitas jovencito jovencitos jovial joya joyas
        joyero joyeros joyería ju juan juana juancito juanes juanito juba jubila jubilaciones jubilación jubilada
        jubilado jubilados jubilar jubilarse jubileo jubiló juchitán judas judaísmo judería judicatura judicial
        judiciales judicialmente judía judías judío judíos jueces juega juegan juegas juego juegos juegue jueguen
        juegues juerga jueves juez jueza jugaba jugaban jugabas jugada jugadas jugado jugador jugadora jugadoras
        jugadores jugados jugamos jugando jugar jugara jugaran jugaremos jugarle jugarlo jugaron jugarse jugará jugarán
        jugaré jugaría jugaste juglar juglares jugo jugos jugosa jugosas jugoso jugosos juguemos juguete juguetes
        juguetona juguetón jugué jugábamos jugó juicio juicios juiciosa juicioso jujeño jujuy juli julia juliaca juliana
        juliano julio julián jumilla juncal junco juncos jungla junin junio junior juniors junqueras junta juntaba
        juntaban juntada juntadas juntado juntamente juntamos juntan juntando juntar juntarme juntarnos juntaron
        juntarse juntarte juntas junte juntemos junten junto juntos junté juntó junín jura juraba jurada juradas jurado
        jurados juramentado juramento juramentos juramos juran jurando jurar juraron juraría juras jure jurisdiccional
        jurisdiccionales jurisdicciones jurisdicción jurisprudencia jurista juristas juro jurásico juré jurídica
        jurídicamente jurídicas jurídico jurídicos juró justa justamente justas juste justicia justiciero justicieros
        justifica justificaba justificaban justificable justificaciones justificación justificada justificadas
        justificado justificados justifican justificando justificante justificar justificarlo justificaron justificarse
        justificaría justificativo justifico justificó justifique justifiquen justiniano justo justos juvenal juvenil
        juveniles juventud juventudes juzga juzgada juzgadas juzgado juzgados juzgamos juzgan juzgando juzgar juzgarlo
        juzgarlos juzgarme juzgaron juzgarte juzgará juzgas juzgo juzgue juzguen juzgues juzgó juárez jáuregui jóvenes
        júbilo júnior júpiter ka kan kappa karaoke karen karma kas kazajistán kazajo kelvin kenia keniano kennedy
        ketchup kevin kilo kilogramo kilogramos kilometro kilos kilómetro kilómetros kiosco kioscos kiosko kirguistán
        kit kits km komo kong kurda kurdas kurdo kurdos kuwait la laberinto laberintos labia labial labiales labio
        labios labor labora laborable laborables laboral laborales laboran laborando laborar laboratorio laboratorios
        laborde labores laboriosa laborioso laborista laboristas labra labrada labradas labrado labrador labradores
        labranza labrar laburo laca lacayo lacayos lacio lacra lacras lacrimógenas lacrimógeno lacrimógenos lactancia
        lactante lactantes lactosa lacustre lada ladera laderas ladilla ladino lado lados ladra ladran ladrando ladrar
        ladrido ladridos ladrillo ladrillos ladrona ladrones ladrón lady lagar lagartija lagartijas lagarto lagartos
        lago lagos lagrima lagrimas laguna lagunas lagunillas laica laicas laicismo laico laicos laja lajas lala lama
        lamadrid lamas lambayeque lambda lame lameculos lamenta lamentaba lamentable lamentablemente lamentables
        lamentaciones lamentado lamentamos lamentan lamentando lamentar lamentarse lamento lamentos lamentándose lamentó
        lamer lamia lamiendo lamina laminado laminados laminar laminas lampara lamparas lana lanas lance lancen
        lanceoladas lanceros lances lancha lanchas lancé landa lander langa langosta langostas langostinos lanka lanza
        lanzaba lanzaban lanzacohetes lanzada lanzadas lanzadera lanzado lanzador lanzadores lanzados lanzallamas
        lanzamiento lanzamientos lanzamos lanzan lanzando lanzar lanzara lanzaremos lanzarla lanzarlo lanzarme lanzaron
        lanzarse lanzarte lanzará lanzarán lanzaría lanzas lanzo lanzándose lanzó lanús laos lapa lapicero lapso lapsos
        lapsus lar lara laredo lares larga largamente largan largar largarme largarse largas largo largometraje
        largometrajes largos largue larguen largué larguísima larguísimo largó laringe larra larroque larva larvas las
        lasa lasaña laso lastarria lastima lastimada lastimado lastimados lastiman lastimando lastimar lastimarme
        lastimaron lastimarte lastimas lastime lastimen lastimes lastimo lastimosamente lastimó lastra lastre lastres
        lata latas late latencia latente latentes lateral laterales lateralmente latido latidos latiendo latifundios
        latigazo latigazos latina latinas latino latinoamericana latinoamericanas latinoamericano latinoamericanos
        latinoamérica latinos latir latitud latitudes latía latín latón lauda laude laudo laura laureada laureado
        laureano laurel laureles lauro lautaro lava lavaba lavabo lavabos lavada lavadas lavadero lavaderos lavado
        lavadora lavadoras lavados lavalle lavamanos lavamos lavan lavanda lavandera lavandería lavando lavaplatos lavar
        lavarla lavarle lavarlo lavarme lavaron lavarse lavarte lavas lavavajillas lave laven lavo lavé lavó laxa
        laxante laxantes lay lazar lazarillo lazaro lazo lazos laúd le lea leal leales lealtad lealtades leamos lean
        leandro leas leasing lebrija lecciones lección leche lechera lecheras lechero leches lecho lechos lechuga
        lechugas lechuza lechuzas lechón lectivo lector lectora lectoras lectores lectura lecturas led leda ledezma ledo
        lee leed leela leelo leemos leen leer leerla leerlas leerle leerlo leerlos leerme leernos leerse leerte leerá
        leerán leerás leeré leería lees lega legación legado legados legajo legal legales legalicen legalidad legaliza
        legalización legalizada legalizado legalizar legalizó legalmente leganés legendaria legendarias legendario
        legendarios legible legionario legionarios legiones legisla legislaciones legislación legislado legislador
        legisladora legisladores legislar legislativa legislativas legislativo legislativos legislatura legislaturas
        legitima legitimación legitimado legitimados legitimar legitimidad legitimo legión lego legos legua leguas
        legumbres leguminosas legítima legítimamente legítimas legítimo legítimos legó leila leiva lejana lejanas lejano
        lejanos lejanía lejos lejía lelo lema lemas lempiras len lena lencería lengua lenguaje lenguajes lenguas
        lengüeta lenta lentamente lentas lente lenteja lentejas lentejuelas lentes lentillas lentitud lento lentos leo
        leona leonardo leonas leoncio leones leonesa leoneses leonor leonés leopardo leopardos leopoldo lepe lepra
        leproso leprosos lerdo lerma lerner les lesa lesbiana lesbianas lesbianismo lesiona lesionada lesionado
        lesionados lesionar lesiones lesionó lesión lesoto letal letales letanía letargo leticia letonia letra letrada
        letrado letrados letras letrero letreros letrina letrinas leucemia leucocitos leva levadura levaduras levanta
        levantaba levantaban levantada levantadas levantado levantados levantamiento levantamientos levantamos levantan
        levantando levantar levantara levantaran levantarla levantarle levantarlo levantarme levantarnos levantaron
        levantarse levantarte levantará levantarán levantaría levantas levantaste levantate levante levantemos levanten
        levantes levanto levantándose levanté levantó levar levas leve levemente leves leviatán levitación levántate
        levántense levítico ley leyenda leyendas leyendo leyera leyeran leyeras leyeron leyes leyte leyva leyéndolo leyó
        lezama leé leí leía leían leída leídas leído leídos leímos leíste leña leñador leñadores leño león liada liado
        lian liana lianas liando liar libanesa libaneses libano libanés libelo libera liberación liberada liberadas
        liberado liberador liberadora liberados liberal liberales liberalismo liberalización liberan liberando liberar
        liberara liberarla liberarlo liberarlos liberarme liberarnos liberaron liberarse liberará liberas libere liberen
        liberia libero liberta libertad libertades libertador libertadora libertadores libertaria libertarias libertario
        libertarios libertas libertinaje libertino liberté liberó libia libido libio libios libra librada librado
        libramiento libran librando librar librarme librarnos libraron librarse librará libras libre libremente librero
        libreros librería librerías libres libreta libretas libreto libro libros libró libélula lic licencia licenciada
        licenciado licenciados licenciamiento licencias licenciatura licenciaturas licenció liceo liceos licitaciones
        licitación licitar licitud licor licores licuado licuadora licuados lid lidera lideraba liderada lideradas
        liderado liderados lideran liderando liderar liderará liderato liderazgo liderazgos lidere lideres lideró lidia
        lidiado lidiando lidiar lie liebre liebres liechtenstein lienzo lienzos liga ligada ligadas ligado ligados
        ligadura ligaduras ligamento ligamentos ligan ligando ligar ligas ligera ligeramente ligeras ligereza ligero
        ligeros light lights ligia ligo ligue liguilla ligó lija lila lilas lima limar limas limbo lime limita limitaba
        limitaban limitaciones limitación limitada limitadas limitado limitados limitamos limitan limitando limitante
        limitantes limitar limitaron limitarse limitará limitaría limite limiten limites limito limitándose limitó limo
        limonada limones limosna limosnas limpia limpiaba limpiado limpiador limpiadora limpiadores limpiamente
        limpiamos limpian limpiando limpiaparabrisas limpiar limpiarla limpiarlo limpiarme limpiaron limpiarse limpiarte
        limpias limpie limpien limpieza limpiezas limpio limpios limpié limpió limusina limítrofe limítrofes limón lina
        linaje linajes linares linaza lince linces linchamiento linchamientos linchar lincoln linda lindas linde linden
        linderos lindo lindos linea lineal lineales lineamientos linear lineas linera linfocitos linfoma linfático
        linfáticos lingotes lingüista lingüistas lingüística lingüísticamente lingüísticas lingüístico lingüísticos
        liniers lino linterna linternas linux lio lipa liquida liquidaciones liquidación liquidado liquidar liquidez
        liquido liquidó lira liras liria lirio lirios lirismo lis lisa lisas lisboa lisiado lisiados liso lisos lista
        listadas listado listados listar listas listen listo listones listos listón lita lite litera literal literales
        literalmente literaria literarias literario literarios literas literato literatos literatura literaturas litigar
        litigio litigios litio lito litografía litoral litorales litro litros lituania lituano liturgia litúrgica
        litúrgicas litúrgico litúrgicos liviana livianas liviano livianos liza lió llaga llagas llama llamaba llamaban
        llamada llamadas llamado llamados llamame llamamiento llamamientos llamamos llaman llamando llamar llamara
        llamarada llamaran llamare llamaremos llamarla llamarlas llamarle llamarles llamarlo llamarlos llamarme
        llamarnos llamaron llamarse llamarte llamará llamarán llamaré llamaría llamaríamos llamarían llamas llamase
        llamaste llamativa llamativas llamativo llamativos llame llamemos llamen llames llamo llamábamos llamáis
        llamándola llamándole llamándolo llamándome llamándose llamé llamó llana llanamente llanas llanera llanero
        llaneros llano llanos llanquihue llanta llantas llanto llantos llanura llanuras llave llavero llaveros llaves
        lle llega llegaba llegaban llegabas llegada llegadas llegado llegados llegamos llegan llegando llegar llegara
        llegaran llegaras llegare llegaremos llegarle llegaron llegarse llegará llegarán llegarás llegaré llegaría
        llegaríamos llegarían llegas llegase llegasen llegaste llego llegue lleguemos lleguen llegues llegué llegábamos
        llegándose llegó lleida llena llenaba llenaban llenado llenamos llenan llenando llenar llenara llenarla llenarlo
        llenarme llenaron llenarse llenarte llenará llenarán llenaría llenas llene llenen llenes lleno llenos llené
        llenó lleras lleva llevaba llevaban llevabas llevada llevadas llevadera llevadero llevado llevados llevame
        llevamos llevan llevando llevar llevara llevaran llevaras llevare llevaremos llevarla llevarlas llevarle
        llevarles llevarlo llevarlos llevarme llevarnos llevaron llevarse llevarte llevará llevarán llevarás llevaré
        llevaría llevarían llevarías llevas llevase llevasen llevaste llevate lleve llevemos lleven lleves llevo
        llevábamos lleváis llevándola llevándolo llevándolos llevándose llevársela llevárselo llevé llevó llobregat
        llora lloraba lloraban llorado lloramos lloran llorando llorar lloraron lloraré lloras lloraste llore lloren
        llorente llores lloret lloriquear lloro llorona llorones lloros llorosos lloré lloró llorón llosa llover lloverá
        llovido lloviendo llovieron llovizna llovió llovía llueva llueve llueven lluvia lluvias lluviosa lluvioso
        lluviosos llámalo llámame llámanos llámenme llámenos llámese llévala llévalo llévame llévate lo loa loable load
        loan loas loba lobato lobezno lobo lobos loc loca locaciones locación local locales localidad localidades
        localiza localizaciones localización localizada localizadas localizado localizador localizados localizan
        localizar localizarlo localizaron localizó localmente locamente locas locatarios lociones loción loco locomoción
        locomotora locomotoras locos locuaz locución locura locuras locutor locutora locutores lodo lodos loe logar
        logaritmo logia logias logo logos logotipo logotipos logra lograba lograban lograda logradas logrado logrados
        logramos logran logrando lograr lograra lograran lograras lograremos lograrlo lograron lograrse logrará lograrán
        lograrás lograré lograría lograrían logras lograste logre logremos logren logres logro logros logroño logré
        logró logística logísticas logístico logísticos loja loma lomas lombardo lombrices lombriz lomo lomos lona lonas
        londinense londinenses longaniza longeva longevidad longevo longitud longitudes longitudinal longitudinales
        longo lonja loo lope lora lorca lord lorena lorenza lorenzo lores loreto lorna loro loros los losa losada losas
        lose loses lota lote lotería loterías lotes loto lourdes loza lozada lozano ltda lubricación lubricante
        lubricantes luca lucas luce lucen lucena lucerna lucero luces lucha luchaba luchaban luchado luchador luchadora
        luchadoras luchadores luchamos luchan luchando luchar lucharemos lucharon luchará lucharán lucharé luchas luche
        luchemos luchen lucho luché luchó lucia luciana lucidez lucido luciendo lucieron lucifer lucimiento lucio lucir
        lucirse lucirá luciérnaga luciérnagas lució lucrar lucrativa lucrativas lucrativo lucrativos lucro lucía lucían
        ludo luego luengo lugano lugar lugares lugareños lugarteniente lugartenientes lugo lugones luis luisa luisito
        lujan lujo lujos lujosa lujosas lujoso lujosos lujuria luján lulú lumbar lumbre lumbreras lumen lumia luminaria
        luminarias luminosa luminosas luminosidad luminoso luminosos lumínica luna lunar lunares lunas lunes luneta
        lunfardo lunático lupa lupus luque luro lusitania luso lustre lustro luterana luteranos luto lux luxación
        luxemburgo luz luzca luzón luís láctea lácteo lácteos láctico lágrima lágrimas lámina láminas lámpara lámparas
        lánzate lápices lápida lápidas lápiz lárgate láser láseres lástima látex látigo látigos lávate lázaro léase
        léelo lérida lésbica lésbico léxica léxico lía líbano lícita lícito líder líderes límite límites línea líneas
        lío líos lípidos líquida líquidas líquido líquidos lírica líricas lírico líricos lítica lóbulo lóbulos lógica
        lógicamente lógicas lógico lógicos lópez lúcida lúcido lúcidos lúdica lúdico lúgubre lúpulo maca macabra macabro
        macaco macacos macana macarena macarrones macedonia macedonio macedonios maceo maceta macetas macha machaca
        machacado machacar machado machetazos machete machetes machi machina machismo machista machistas macho machos
        machote machuca macias maciel maciza macizo macizos mackenna macondo macro macros macul madagascar madama
        madariaga madera maderas maderera madereros madero maderos madrastra madre madres madrid madrigal madriguera
        madrigueras madrileña madrileñas madrileño madrileños madrina madruga madrugada madrugadas madrugar madryn
        madura maduración madurado maduran madurando madurar maduras madure madurez maduro maduros maese maestra
        maestranza maestras maestrazgo maestre maestres maestro maestros maestría maestrías mafia mafias mafiosa mafioso
        mafiosos maga magallanes magdalena magdalenas magenta magia magisterial magisterio magistrada magistrado
        magistrados magistral magistrales magistralmente magistratura magma magna magnate magnates magnesio magnetismo
        magnetita magneto magnicidio magnifica magnificencia magnifico magnitud magnitudes magno magnolia magnánimo
        magnética magnéticas magnético magnéticos magnífica magníficamente magníficas magnífico magníficos mago magos
        magra magro maguey magíster magón mahoma mahón maipo maipú mairena maja majadahonda majestad majestades
        majestuosa majestuosas majestuosidad majestuoso majo majos mal mala malabar malabares malabo malagueña malagueño
        malagueños malamente malaria malas malasia malaui malaya malayo malayos malcriada malcriado malcriados maldad
        maldades maldecir maldice maldiciendo maldiciones maldición maldigo maldijo maldita malditas maldito malditos
        maldivas maldonado maleable maleantes malecón maleducada maleducado maleducados maleficio malena malentendido
        malentendidos males malestar malestares maleta maletas maletero maletines maletín maleza malezas malformaciones
        malformación malgache malgastado malgastando malgastar malhechores malherido malhumorado mali malicia maliciosa
        maliciosamente maliciosas malicioso maliciosos maligna malignas maligno malignos malintencionado
        malintencionados malinterpretado malinterpretar malla mallas mallo mallorca mallorquín malnacido malnutrición
        malo malogrado maloliente malos malparido malpica malta malteada maltrata maltrataba maltratada maltratadas
        maltratado maltratados maltratan maltratando maltratar maltrato maltratos maltrecha maltrecho maltés malva
        malvada malvadas malvado malvados malversación malvinas maléfica malévolo malí mama mamada mamadas mamadera
        mamado maman mamando mamar mamarracho mamas mambo mambos mame mamen mamerto mames mamo mamona mamones
        mampostería mamut mamuts mamá mamás mamífero mamíferos mamón man mana manada manadas manantial manantiales
        manatí mancera mancha manchada manchadas manchado manchados manchan manchando manchar mancharse manchas manche
        manchega manchego manches mancilla manco mancomunidad manda mandaba mandaban mandada mandado mandados mandala
        mandame mandamiento mandamientos mandamos mandan mandando mandar mandara mandaran mandare mandaremos mandarina
        mandarinas mandarla mandarle mandarles mandarlo mandarlos mandarme mandarnos mandaron mandarte mandará mandarán
        mandaré mandaría mandarín mandas mandaste mandataria mandatario mandatarios mandato mandatos mande mandemos
        manden mandes mandibular mandioca mando mandos mandril mandé mandíbula mandíbulas mandó mane manecillas maneja
        manejaba manejaban manejable manejables manejada manejadas manejado manejados manejamos manejan manejando
        manejar manejarla manejarlo manejaron manejarse manejas maneje manejen manejes manejo manejos manejó manera
        maneras manes manga manganeso mangas manglar manglares mangle mango mangos manguera mangueras manguito manicomio
        manicura manifestaba manifestaban manifestaciones manifestación manifestada manifestado manifestamos
        manifestando manifestante manifestantes manifestar manifestaron manifestarse manifestándose manifestó manifiesta
        manifiestamente manifiestan manifieste manifiesten manifiesto manifiestos manija manijas manila maniobra
        maniobrar maniobras manipula manipulaciones manipulación manipulada manipuladas manipulado manipulador
        manipuladora manipuladores manipulados manipulan manipulando manipular manipuló maniquí maniquíes manita manitas
        manito manivela manizales manjar manjares manlio mano manojo manolo manos manosear manotazo manresa manrique
        mansa mansalva mansiones mansión manso mansos manta mantas mante manteca mantel manteles mantendremos mantendrá
        mantendrán mantendré mantendría mantendrían mantenemos mantener mantenerla mantenerlas mantenerle mantenerlo
        mantenerlos mantenerme mantenernos mantenerse mantenerte mantenga mantengamos mantengan mantengas mantengo
        mantenida mantenidas mantenido mantenidos manteniendo mantenimiento mantenimientos manteniéndose mantente
        mantenía mantenían mantequilla mantiene mantienen mantienes mantilla mantis manto mantos mantua mantuve
        mantuviera mantuvieran mantuvieron mantuvimos mantuvo mantén manténganse manténgase manu manual manuales
        manualidades manualmente manubrio manuel manuela manufactura manufacturados manufacturas manufacturera
        manufactureras manufacturero manuscrita manuscritas manuscrito manuscritos manutención manzana manzanares
        manzanas manzanilla manzanillo manzano manzanos maná mané maní manía maníaco manías maorí mapa mapache mapaches
        mapas mapeo mapuche mapuches maqueta maquetas maquila maquillada maquillado maquillaje maquillajes maquillar
        maquillarse maquina maquinaciones maquinaria maquinarias maquinas maquinista maquinistas maquis mar mara maraca
        maracaibo maracas maracay maras marathon maratones maratón maravilla maravillado maravillas maravillosa
        maravillosamente maravillosas maravilloso maravillosos maraña marañón marbella marc marca marcaba marcaban
        marcación marcada marcadamente marcadas marcado marcador marcadores marcados marcaje marcamos marcan marcando
        marcano marcapasos marcar marcara marcaron marcará marcarán marcaría marcas marcela marcelino marcha marchaba
        marchaban marchado marchamos marchan marchando marchar marchara marcharemos marcharme marcharon marcharse
        marcharte marchará marcharán marcharía marchas marche marchen marchita marcho marché marchó marcia marcial
        marciales marciana marciano marcianos marcio marco marcos marcó marea mareada mareado mareando marear mareas
        marejada maremoto mareo mareos mares marfil marga margarina margarita margaritas margen marginación marginada
        marginadas marginado marginados marginal marginales marginalidad margo maria mariana marianas mariano marica
        maricas maricones maricón marido maridos mariel mariela mariguana marihuana marimba marina marinas marine
        marinera marinero marineros marines marino marinos mario marioneta marionetas mariposa mariposas mariquita
        mariquitas mariscal marisco mariscos marismas maristas marital mariño marketing marmota marque marquen marques
        marquesa marquesado marqueses marquesina marquez marquina marqué marqués marrano marras marrones marroquí
        marroquíes marroquín marruecos marrón marsella marshall marta marte martes martha martillazos martillo martillos
        martina martinica martirio martirizado martorell martos martí martín martínez maruja marulanda marxismo marxista
        marxistas marzo maría marías marín marítima marítimas marítimo marítimos mas masa masacrado masacrados
        masacrando masacrar masacraron masacre masacres masaje masajes masajista masas mascar mascara mascarada mascaras
        mascarilla mascarillas mascota mascotas masculina masculinas masculinidad masculino masculinos masificación
        masiva masivamente masivas masivo masivos maso masonería masones masoquismo masoquista mastica masticando
        masticar masturba masturbación masturbarme masturbarse masturbarte masturbándose masía masón mata mataba mataban
        matadero mataderos matado matador matadores matamoros matamos matan matando matanza matanzas matar matara
        mataran matare matarla matarlas matarle matarlo matarlos matarme matarnos mataron matarse matarte matará matarán
        mataré mataría matarían mataró matas mataste mate matemos matemática matemáticamente matemáticas matemático
        matemáticos maten mateo mateos materia material materiales materialismo materialista materialistas materializa
        materialización materializado materializar materializarse materializó materialmente materias materna maternal
        maternales maternas maternidad materno maternos mates mati matices matilde matinal matinales matiz matizada
        matizado matizar mato matones matorral matorrales matraca matrices matricula matriculación matriculado
        matriculados matricularse matrimonial matrimoniales matrimonio matrimonios matriz matrona matronas matrícula
        matrículas maturín matute matutina matutino maté matías mató matón maule maura mauricio mauritania mauro
        mausoleo maxilar maximizar maxwell maya mayas mayo mayonesa mayor mayoral mayorazgo mayordomo mayordomos mayores
        mayorista mayoristas mayoritaria mayoritariamente mayoritarias mayoritario mayoritarios mayormente mayoría
        mayorías mayúscula mayúsculas mayúsculo maza mazapán mazas mazatlán mazmorra mazmorras mazo mazorca mazos maíz
        maña mañana mañanas mañanera mañanero mañas mañoso me mea mead meada meado mean meando mear meas meca mecanismo
        mecanismos mecanización mecanizada mecanizado mecano mecanografía mecedora mecenas mecenazgo mecha mechas
        mechero mechones mechón meco mecánica mecánicamente mecánicas mecánico mecánicos medalla medallas medellín media
        mediación mediada mediado mediador mediadora mediadores mediados medial medialuna medialunas median mediana
        medianamente medianas medianera mediano medianoche medianos mediante mediar medias medible medica medicación
        medicamento medicamentos medicare medicas medicina medicinal medicinales medicinas medicine mediciones medición
        medico medida medidas medido medidor medidores medidos medie medieval medievales medievo medimos medina medio
        medioambiental medioambientales medioambiente mediocampista mediocre mediocres mediocridad mediodía medioevo
        medios medir medirse medirá medita meditaciones meditación meditado meditando meditar mediterránea mediterráneas
        mediterráneo mediterráneos mediática mediáticas mediático mediáticos medrano medrar medular medulares medusa
        medusas medía mee mega megas megavatios megáfono mejia mejicana mejicano mejicanos mejilla mejillas mejillones
        mejor mejora mejoraba mejorable mejorada mejoradas mejorado mejorados mejoramiento mejoramos mejoran mejorando
        mejorar mejorara mejorarla mejorarlo mejoraron mejorarse mejorará mejorarán mejoraría mejoras mejore mejoren
        mejores mejoro mejoría mejoró mejía mejías mela melancolía melancólica melancólico melanina melaza melchor
        melena melero melgar melilla melina melipilla mella mellado mellitus mellizas mellizo mellizos mello melocotones
        melocotón melodrama melodía melodías melones melódica melódico melón membrana membranas membresía membrillo meme
        memento memes memo memorable memorables memorando memoria memorial memoriales memorias memorización memorizar
        memorándum memos men mena menaje menciona mencionaba mencionaban mencionada mencionadas mencionado mencionados
        mencionamos mencionan mencionando mencionar mencionara mencionarlo mencionaron mencionarse mencionaré mencionas
        mencionaste mencione mencionen menciones menciono mencioné mencionó mención mendez mendicidad mendiga mendigando
        mendigar mendigo mendigos mendocina mendocino mendocinos mendoza menea menear meneo meneses menester menesteres
        menguante meningitis meno menonitas menopausia menor menores menos menoscabar menoscabo menosprecia
        menospreciado menospreciando menospreciar menosprecio mensa mensaje mensajera mensajero mensajeros mensajería
        mensajes menso menstruación menstrual menstruales mensual mensuales mensualidad mensualidades mensualmente menta
        mentada mentado mental mentales mentalidad mentalidades mentalmente mentar mente mentes mentido mentimos mentir
        mentira mentiras mentirle mentirme mentirosa mentirosas mentiroso mentirosos mentirte mentiría mentiste mentor
        mentora mentores mentí mentía mentís mentón menuda menudas menudeo menudo menudos menéame menéndez menú menús
        meo meollo mera meramente meras merca mercadeo mercader mercaderes mercadería mercaderías mercadillo mercado
        mercados mercadotecnia mercancía mercancías mercante mercantes mercantil mercantiles mercantilismo
        mercantilización merced mercedes mercenaria mercenario mercenarios mercosur mercurio mere merece merecedor
        merecedora merecedores merecemos merecen merecer merecerlo merecerá merecería mereces merecida merecidas
        merecido merecidos mereciera mereció merecéis merecía merecían merecías merendar merengue merengues merezca
        merezcan merezco meridiana meridiano meridianos meridional meridionales merienda meriendas merindad merino
        merito meritocracia meritoria meritorio merlo merluza merlín merma mermada mermado mermar mermelada mermeladas
        mero merodeando meros mes mesa mesada mesas mese mesera mesero meseros meses meseta mesetas mesilla mesita
        mesiánico mesoamericana mesones mesopotamia mestiza mestizaje mestizo mestizos mesura mesías mesón meta
        metabolismo metabolitos metabólica metabólicas metabólico metabólicos metadatos metafísica metafísico metafórica
        metafóricamente metafórico metal metalero metaleros metales metalurgia metalúrgica metalúrgico metalúrgicos
        metamorfosis metamos metan metano metanol metas mete metedura metelo metemos meten meteorito meteoritos meteoro
        meteorología meteorológica meteorológicas meteorológico meteorológicos meteoros meteorólogo meteorólogos metepec
        meter meterla meterle meterles meterlo meterlos meterme meternos meterse meterte meterá meterán metería metes
        metete meticulosa meticulosamente meticuloso metida metidas metido metidos metiendo metiera metieran metieron
        metimos metiste metiéndose metió meto metodista metodistas metodología metodologías metodológica metodológicas
        metodológico metodológicos metralla metralleta metro metropolitana metropolitanas metropolitano metropolitanos
        metros metrópoli metrópolis metáfora metáforas metálica metálicas metálico metálicos metástasis metí metía
        metían metódica metódico mexica mexicali mexicana mexicanas mexicano mexicanos mexicas meza mezcal mezcla
        mezclaba mezclaban mezclada mezcladas mezclado mezclador mezclados mezclamos mezclan mezclando mezclar mezclaron
        mezclarse mezclas mezcle mezclen mezclilla mezclo mezclándose mezcló mezquina mezquindad mezquino mezquinos
        mezquita mezquitas meñique mi miau mica micaela michelena michoacán mico micras micro microbiana microbiología
        microbios microchip microcosmos micronesia microondas microorganismo microorganismos microprocesador micros
        microscopio microscopios microscópica microscópicas microscópico microscópicos micrófono micrófonos mida midan
        midas mide miden mides midiendo midieron midió mido miedo miedos miedoso miel mieles miembro miembros mienta
        mientan mientas miente mienten mientes miento mientra mientras mier mierda mierdas mieres mies miga migajas
        migas migo migra migraciones migración migran migrando migrante migrantes migrar migraron migratoria migratorias
        migratorio migratorios migraña migrañas miguel mijas mijo mil milagro milagros milagrosa milagrosamente
        milagrosas milagroso milagrosos milano milanés milena milenaria milenarias milenario milenarios milenio milenios
        miles mili milicia miliciano milicianos milicias miligramos milita militaba militado militan militancia
        militando militante militantes militar militares militarismo militarista militarización militarizada
        militarmente milito militó milla millar millardos millares millas millo millonaria millonarias millonario
        millonarios millones millón milonga milongas milpa milán milésima milésimas milímetro milímetros mima mimada
        mimado mimar mimbre mimbres mime mimo mimos mimosa mina minado minando minar minas minatitlán mindanao mine
        minera mineral minerales mineralogía mineras minero mineros minerva minería mines minga mingo miniatura
        miniaturas minifalda minifaldas minimiza minimizan minimizando minimizar miniserie ministerial ministeriales
        ministerio ministerios ministra ministras ministro ministros mino minorista minoristas minoritaria minoritarias
        minoritario minoritarios minoría minorías mintiendo mintieron mintió minuciosa minuciosamente minucioso
        minusválidos minuta minutas minute minutes minuto minutos minúscula minúsculas minúsculo minúsculos mio
        miocardio mioceno miope miopía mir mira miraba miraban mirabas mirad mirada miradas mirado mirador miradores
        miraflores mirala miralo miramar mirame miramientos miramos miran miranda mirando mirar mirara miraran mirarla
        mirarlas mirarle mirarlo mirarlos mirarme mirarnos miraron mirarse mirarte mirará miraré miraría miras mirase
        miraste mirate mire miremos miren mires mirilla mirlo miro mirones mirra mirza mirá mirábamos mirándola
        mirándole mirándolo mirándome mirándonos mirándose mirándote mirás miré miró mirón mis misa misael misas
        miscelánea miserable miserablemente miserables miserere miseria miserias misericordia misericordioso mises misil
        misiles misionera misioneras misionero misioneros misiones misiva misivas misión misma mismas mismo mismos
        mismísima mismísimo miso misoginia miss misterio misterios misteriosa misteriosamente misteriosas misterioso
        misteriosos misticismo mistral misógino misóginos mita mitad mitades mitigación mitigar mitin mito mitología
        mitologías mitológica mitológicas mitológico mitológicos mitos mitra mitral mitre mixta mixtas mixteca mixto
        mixtos mixtura mixture miércoles mió moa mobiliario moca mocasines mocha moche mochila mochilas mochilero
        mochileros mocho mociones moción mockus moco mocos mocoso mocosos moctezuma moda modal modales modalidad
        modalidades modas modela modelado modelando modelar modelo modelos modera moderación moderada moderadamente
        moderadas moderado moderador moderadora moderadores moderados moderar moderna modernas modernidad modernismo
        modernista modernistas modernización modernizado modernizar moderno modernos modesta modestamente modestas
        modestia modesto modestos modifica modificaciones modificación modificada modificadas modificado modificados
        modifican modificando modificar modificarla modificarlo modificaron modificarse modificará modificó modifique
        modifiquen modismos modista modo modos modulación modulada modular modulares modulo mofa mogollón moguer mohamed
        moho moisés moja mojada mojadas mojado mojados mojan mojando mojar mojarse moje mojica mojo mojones mojó mojón
        mol mola molan molar molares molas moldava moldavia molde moldea moldeado moldear moldes moldura molduras mole
        molecular moleculares moler moles molesta molestaba molestaban molestado molestamos molestan molestando molestar
        molestara molestarlo molestarme molestaron molestarse molestarte molestaría molestas moleste molesten molestes
        molestia molestias molesto molestos molesté molestó molibdeno molida molido molienda molina molinero molinillo
        molino molinos molins molotov molusco moluscos molécula moléculas momento momentos momentánea momentáneamente
        momentáneo momia momias momo mona monada monagas monago monaguillo monarca monarcas monarquía monarquías monas
        monasterio monasterios moncada moncayo monclova monda monde mondo mondongo mondragón moneda monedas monedero
        monetaria monetarias monetario monetarios monetizar monge mongo mongol mongoles mongolia monitor monitorea
        monitoreando monitorear monitoreo monitores monitorización monitorizar monja monjas monje monjes mono
        monocultivo monogamia monografía monografías monográfico monográficos monolito monolítica monolítico monopatín
        monopolio monopolios monopolizar monos monotonía monroy mons monserrate monseñor monstruo monstruos monstruosa
        monstruosas monstruosidad monstruoso monstruosos monta montaba montaban montacargas montada montadas montado
        montados montaje montajes montalbán montamos montan montana montando montano montante montar montarlo montaron
        montarse montas montaña montañas montañeros montañeses montañismo montaño montañosa montañosas montañoso
        montañosos montañés monte monteagudo montecarlo montecristo monten montenegro montera montero monteros monterrey
        montería montes montesa montesinos monteverde montevideo montilla monto montonera montonero montoneros montones
        montoya montserrat montt montura monturas montículo montículos montó montón monumental monumentales monumento
        monumentos monzón monárquica monárquico monárquicos monástica monólogo monólogos monótona monótono monóxido
        moquegua moqueta mor mora morada moradas morado moradores morados moral moraleja morales moralidad moralista
        moralistas moralmente moran morar moras moratoria morbilidad morbo morbosa morboso morbosos morcilla morcillo
        mordaz mordaza mordedura mordeduras morder morderme mordida mordidas mordido mordiendo mordisco mordiscos mordió
        mordí mordía more morelia morelos morena morenas moreno morenos morera moretones moretón morfina morfo
        morfología morfológica morfológicas morfológicos morgan morgue mori moribunda moribundo moribundos morillo
        morimos morir moriremos morirme morirse morirte morirá morirán morirás moriré moriría morirían moris morisca
        morisco moriscos moriste mormones mormón moro morocha morocho morona moros morosidad moroso morosos morra morral
        morras morrison morro morros morrón morsa morse mortadela mortaja mortal mortales mortalidad mortalmente
        mortandad mortero morteros mortífera mortífero morán morí moría morían morís morón mosaico mosaicos mosca
        moscada moscas moscovita mosquera mosqueteros mosquito mosquitos mostaza mosto mostraba mostraban mostrada
        mostradas mostrado mostrador mostradores mostrados mostramos mostrando mostrar mostrara mostraran mostraremos
        mostrarla mostrarle mostrarles mostrarlo mostrarme mostrarnos mostraron mostrarse mostrarte mostrará mostrarán
        mostraré mostraría mostraste mostremos mostrándose mostré mostró mota mote motel moteles motines motiva
        motivaciones motivación motivada motivadas motivado motivador motivados motivan motivando motivar motivaron
        motive motivo motivos motivó moto motocicleta motocicletas motociclismo motociclista motociclistas motor motora
        motoras motores motorista motoristas motorizada motorizado motorizados motos motosierra motrices motril motriz
        motín mouse moved movedizas movemos mover moverla moverlo moverme movernos moverse moverte moverá moverán
        movería movida movidas movido movidos moviendo moviera movieron moviles movilidad moviliza movilizaciones
        movilización movilizada movilizado movilizados movilizan movilizando movilizar movilizaron movilizarse movilizó
        movimiento movimientos moviéndose movió moví movía movían moya moyano moza mozambique mozas mozilla mozo mozos
        mozárabe mozárabes moño moños ms mtro mu mucama mucha muchacha muchachada muchachas muchacho muchachos muchas
        muchedumbre mucho muchos muchísima muchísimas muchísimo muchísimos mucosa mucosas muda mudado mudamos mudan
        mudando mudanza mudanzas mudar mudarme mudarnos mudaron mudarse mudarte mudas mude mudo mudos mudándose mudé
        mudéjar mudó mue mueble muebles mueca muecas muela muelas muele muelle muelles muer muera mueran mueras muerda
        muerde muerden muerdo muere mueren mueres muero muerta muertas muerte muertes muerto muertos muesca muestra
        muestran muestrario muestras muestre muestren muestreo muestres muestro mueva muevan muevas mueve mueven mueves
        muevo mugre mugriento mugroso muir mujer mujeres mujeriego mula mulas mulata mulato mulatos muleta muletas
        mullen mulo multa multado multados multan multar multas multicolor multicolores multicultural multiculturalismo
        multidisciplinar multidisciplinario multilateral multilaterales multimedia multimillonaria multimillonario
        multimillonarios multinacional multinacionales multiplataforma multiplica multiplicación multiplicada
        multiplicado multiplicador multiplican multiplicando multiplicar multiplicaron multiplicarse multiplicidad
        multiplicó multitud multitudes multitudinaria multitudinarias multitudinario multiusos mundana mundanas mundano
        mundanos mundial mundiales mundialista mundialistas mundialmente mundillo mundo mundos muni municiones municipal
        municipales municipalidad municipalidades municipio municipios munición mur murad mural murales muralla murallas
        muramos murcia murciana murciano murcianos murciélago murciélagos murga murgas murguía muriendo muriera murieran
        murieron muriese murillo muriéndose murió murmullo murmullos murmura murmurando murmurar murmuró muro muros mus
        musa musas muscular musculares musculatura musculo musculosa musculoso musculosos muse museo museos musgo
        musical musicales musicalidad musicalmente muslim muslo muslos musulmana musulmanas musulmanes musulmán muta
        mutaciones mutación mutando mutante mutantes mutar mute mutilaciones mutilación mutilada mutilado mutilados
        mutilar mutis mutua mutual mutualidad mutualista mutualistas mutuamente mutuas mutuo mutuos muy muérete
        muéstrame muévete muñeca muñecas muñeco muñecos muñoz myanmar myriam mágica mágicamente mágicas mágico mágicos
        málaga mánager mándame máquina máquinas márgenes mármol mármoles márquez mártir mártires más máscara máscaras
        máster mástil mástiles máx máxima máximas máxime máximo máximos médanos médica médicamente médicas médico
        médicos médium médula méjico méndez mérida mérito méritos métete método métodos métrica métricas métrico méxico
        mí mía mías mímica mínima mínimamente mínimas mínimo mínimos mío míos mírala míralo míralos mírame mírate mísera
        mísero míseros míster mística místicas místico místicos mítica míticas mítico míticos mítines módem módico
        módulo módulos mónaco mónica mórbida móstoles móvil móviles múgica múltiple múltiples múltiplo múltiplos músculo
        músculos música músicas músico músicos nabo nabos nace nacemos nacen nacer nacerá naces nacha nacho nachos
        nacida nacidas nacido nacidos naciendo naciente nacientes naciera nacieron nacimiento nacimientos nacimos
        nacional nacionales nacionalidad nacionalidades nacionalismo nacionalismos nacionalista nacionalistas
        nacionalización nacionalizada nacionalizado nacionalizados nacionalizar nacionalizó nacionalmente naciones
        naciste nació nación naco nacos nací nacía nada nadaba nadador nadadora nadadores nadan nadando nadar nadas
        nadie nadir nado nadó nafta naga nahuas naipes nairo nalga nalgadas nalgas namibia nana nanas nanotecnología
        nantes nao napa napo napoleón napoleónica napoleónicas napolitana napolitano naranja naranjal naranjas naranjito
        naranjo naranjos narcisismo narcisista narciso narcotraficante narcotraficantes narcotráfico narcótico
        narcóticos narices nariz nariño narra narraba narraciones narración narrada narrado narrador narradora
        narradores narrados narran narrando narrar narrativa narrativas narrativo narrativos narro narró nasa nasal
        nasales nasca nata natación natal natales natalia natalicio natalidad nativa nativas natividad nativo nativos
        nato natos natura natural naturales naturaleza naturalezas naturalidad naturalismo naturalista naturalistas
        naturalización naturalizado naturalizados naturalmente naucalpan naufragar naufragio naufragios naufragó nauru
        nauseabundo nauseas nava navaja navajas navajo naval navales navarra navarro navarros navas nave navega navegaba
        navegaban navegable navegables navegación navegado navegador navegadores navegamos navegan navegando navegante
        navegantes navegar navegaron navegó naves navia navidad navidades navideña navideñas navideño navideños naviera
        navieras navojoa navío navíos naya nayarit nazareno nazarenos nazareth nazca nazcan nazi nazis nazismo ne nea
        neandertal neandertales neblina nebulosa nebulosas necedad necesaria necesariamente necesarias necesario
        necesarios necesidad necesidades necesita necesitaba necesitaban necesitabas necesitada necesitadas necesitado
        necesitados necesitamos necesitan necesitando necesitar necesitara necesitaran necesitaras necesitaremos
        necesitarlo necesitaron necesitará necesitarán necesitarás necesitaré necesitaría necesitaríamos necesitarían
        necesitarías necesitas necesite necesitemos necesiten necesites necesito necesitábamos necesitáis necesitás
        necesité necesitó necia necias necio necios necochea necrosis necrópolis neerlandés nefasta nefastas nefasto
        nefastos negaba negaban negaciones negación negada negado negados negamos negando negar negara negarme negaron
        negarse negarte negará negaría negativa negativamente negativas negativo negativos negligencia negligente
        negligentes negocia negociaba negociable negociables negociaciones negociación negociada negociado negociador
        negociadora negociadores negociados negocian negociando negociante negociar negociaron negocie negocio negocios
        negoció negra negras negrete negrita negritas negrito negritos negro negros negruzco negué negándose negó neira
        neiva nelson nemesio nen nena nenas nene nenes neo neoclásica neoclásico neologismo neologismos neolítico
        neonatal neoyorquina neoyorquino neoyorquinos neozelandeses neozelandés nepal nepalí nepomuceno nepotismo neri
        nervio nervios nerviosa nerviosas nerviosismo nervioso nerviosos nerón nestor neta netamente netas neto netos
        neumonía neumática neumático neumáticos neuquén neural neurociencia neurociencias neurocirugía neurocirujano
        neurología neurológica neurológicas neurológico neurológicos neurona neuronal neuronales neuronas neurosis
        neurotransmisores neurálgico neurólogo neurótica neurótico neutra neutral neutrales neutralidad neutraliza
        neutralización neutralizado neutralizar neutras neutrinos neutro neutrones neutros nevada nevadas nevado nevados
        nevando nevar nevera neveras newton nexo nexos nezahualcóyotl neón ni nicanor nicaragua nicaragüense
        nicaragüenses nicasio niceto nicho nichos nicolas nicolás nicotina nido nidos niebla nieblas niega niegan niegas
        niego niegue nieguen niegues nieta nietas nieto nietos nietzsche nieva nieve nieves nigeria nigeriana nigeriano
        nigerianos nigromante nihilismo nihilista nilo nimiedades nin ninfa ninfas ninguna ningunas ninguno ningunos
        ningún ninja ninjas nirvana nis nitidez nito nitrato nitratos nitro nitroso nitrógeno nivel nivelación nivelado
        nivelar niveles niña niñas niñato niñera niñeras niñez niño niños no nobel nobiliario nobiliarios noble nobles
        nobleza nocaut noche nochebuena noches nochevieja nociones nociva nocivas nocivo nocivos noción nocturna
        nocturnas nocturno nocturnos nodo nodos nodriza noel noelia nogada nogal nogales noguera noma nomas nombra
        nombraba nombrada nombradas nombrado nombrados nombramiento nombramientos nombramos nombran nombrando nombrar
        nombrara nombrarlo nombrarlos nombraron nombrará nombras nombre nombren nombres nombro nombré nombró
        nomenclatura nomenclátor nomina nominaciones nominación nominada nominadas nominado nominados nominal nominales
        nominalmente nominar nominó nomás non nona nonato nono nopal norcoreana norcoreano norcoreanos nordeste noreste
        norfolk noria noriega norma normal normales normalidad normalista normalistas normaliza normalización
        normalizada normalizado normalizar normalmente normandos normandía normas normativa normativas normativo
        normativos noroccidental noroeste nororiental norte norteamericana norteamericanas norteamericano
        norteamericanos norteamérica norteña norteñas norteño norteños noruega noruego noruegos nos nosotras nosotros
        nostalgia nostálgica nostálgico nostálgicos nota notaba notable notablemente notables notación notado notamos
        notan notando notar notara notaria notariado notarial notariales notario notarios notarlo notaron notarse notará
        notarán notarás notaría notarías notas notaste note noten notes noticia noticiario noticiarios noticias
        noticiero noticieros noticioso notifica notificaciones notificación notificada notificado notificados notificar
        notificaron notificará notificó notifique noto notoria notoriamente notorias notoriedad notorio notorios noté
        notó nova novata novato novatos novecientos novedad novedades novedosa novedosas novedoso novedosos novel novela
        novelas noveles novelista novelistas novena noveno noventa noventas novia novias noviazgo novicia noviciado
        noviembre novillo novillos novio novios novo novoa noé nro ntra nube nubes nubia nubla nublada nublado nublados
        nubosidad nuboso nuca nuclear nucleares nucleo nudillos nudo nudos nueces nuera nuestra nuestras nuestro
        nuestros nueva nuevamente nuevas nueve nuevo nuevos nuez nula nulas nulidad nulo nulos numancia numeración
        numerada numeradas numerados numeral numerales numerario numero numerosa numerosas numeroso numerosos
        numismática numérica numéricamente numéricas numérico numéricos nunca nuncio nupcial nupcias nuria nutre nutren
        nutria nutrias nutricional nutricionales nutrición nutrida nutrido nutrientes nutrir nutritiva nutritivas
        nutritivo nutritivos nácar náhuatl nápoles náufrago náufragos náusea náuseas náutica náuticas náutico náuticos
        néctar némesis níger níquel nítida nítido nítrico nódulo nódulos nómada nómadas nómina nóminas nórdica nórdicas
        nórdico nórdicos nótese núcleo núcleos núm número números núñez oasis oaxaca ob obando obedece obedecen obedecer
        obedeciendo obedeció obedecía obedezca obedezcan obediencia obediente obedientes obelisco obertura obesa
        obesidad obeso obesos obispado obispo obispos obituario objeciones objeción objetar objetiva objetivamente
        objetivas objetividad objetivo objetivos objeto objetos objetó obleas oblicua oblicuo obliga obligaba obligaban
        obligaciones obligación obligada obligadas obligado obligados obligamos obligan obligando obligar obligara
        obligarla obligarlo obligarlos obligarme obligarnos obligaron obligarte obligará obligarán obligaría obligas
        obligatoria obligatoriamente obligatorias obligatoriedad obligatorio obligatorios obligo obligue obliguen
        obligues obligó oboe obra obrado obrador obran obrar obras obre obregón obrera obreras obrero obreros obscena
        obscenas obscenidad obscenidades obsceno obscenos obscura obscuridad obscuro obsequiar obsequio obsequios
        obsequió observa observaba observaban observable observables observaciones observación observada observadas
        observado observador observadora observadores observados observamos observan observancia observando observar
        observarlo observaron observarse observará observas observatorio observatorios observe observemos observen
        observo observé observó obsesiona obsesionada obsesionado obsesionados obsesiones obsesiva obsesivo obsesión
        obsidiana obsolescencia obsoleta obsoletas obsoleto obsoletos obstaculiza obstaculizado obstaculizan
        obstaculizar obstante obstetra obstetricia obstinación obstinada obstinado obstrucciones obstrucción obstruido
        obstruir obstruye obstruyendo obstáculo obstáculos obtención obtendremos obtendrá obtendrán obtendrás obtendría
        obtendrían obtenemos obtener obtenerla obtenerlo obtenerse obtenga obtengamos obtengan obtengas obtengo obtenida
        obtenidas obtenido obtenidos obteniendo obteniéndose obtenía obtenían obtiene obtienen obtienes obturador obtusa
        obtuso obtuve obtuviera obtuvieran obtuvieron obtuvimos obtuvo obtén obuses obvia obviamente obviando obviar
        obvias obvio obvios oc oca ocampo ocas ocasiona ocasionada ocasionadas ocasionado ocasionados ocasional
        ocasionales ocasionalmente ocasionan ocasionando ocasionar ocasionaron ocasiones ocasionó ocasión ocaso ocaña
        occidental occidentales occidente occipital oceanografía oceanía oceánica oceánicas oceánico ochenta ochentas
        ocho ochoa ochocientos ochos ocio ociosa ocioso ociosos oclusión ocre octava octavas octavio octavo octavos
        octubre ocular oculares oculista oculta ocultaba ocultaban ocultación ocultado ocultan ocultando ocultar
        ocultarlo ocultaron ocultarse ocultas oculte oculten ocultismo oculto ocultos ocultó ocupa ocupaba ocupaban
        ocupacional ocupacionales ocupaciones ocupación ocupada ocupadas ocupado ocupados ocupamos ocupan ocupando
        ocupante ocupantes ocupar ocupara ocuparan ocuparemos ocuparme ocuparnos ocuparon ocuparse ocupará ocuparán
        ocuparé ocuparía ocupas ocupe ocupen ocupo ocupándose ocupé ocupó ocurra ocurran ocurre ocurren ocurrencia
        ocurrencias ocurrente ocurrida ocurridas ocurrido ocurridos ocurriendo ocurriera ocurrieron ocurriese ocurrir
        ocurrirá ocurrirán ocurriría ocurrió ocurría ocurrían océano océanos oda odas odia odiaba odiaban odiada odiado
        odiados odiamos odian odiando odiar odiarlo odiarme odiarte odias odie odien odies odin odio odios odiosa
        odiosas odioso odiosos odisea odié odió odontología odontólogos odín odón oeste ofenda ofendan ofendas ofende
        ofenden ofender ofenderse ofenderte ofendes ofendida ofendido ofendidos ofendiendo ofendieron ofendió ofendo
        ofendí ofensa ofensas ofensiva ofensivas ofensivo ofensivos oferta ofertan ofertar ofertas oficia oficial
        oficiales oficialidad oficialista oficialistas oficializó oficialmente oficiar oficina oficinas oficinista
        oficinistas oficio oficios ofició ofrece ofrecemos ofrecen ofrecer ofrecerle ofrecerles ofrecerme ofrecernos
        ofrecerse ofrecerte ofrecerá ofrecerán ofrecería ofreces ofrecida ofrecidas ofrecido ofrecidos ofreciendo
        ofreciera ofrecieran ofrecieron ofrecimiento ofrecimientos ofrecimos ofreciéndole ofreciéndoles ofreciéndose
        ofreció ofrecí ofrecía ofrecían ofrenda ofrendas ofrezca ofrezcan ofrezco oftalmología oftalmólogo ogro oh ohm
        oidor oiga oigamos oigan oigo oirá ojal ojala ojalá ojeada ojeda ojeras ojete ojito ojitos ojiva ojivas ojo ojos
        ojotas okinawa okupa okupas ola olas olavarría olaya ole olea oleada oleadas oleaje oleoducto oleoductos oler
        olfato olga olido oliendo oligarca oligarcas oligarquía oligarquías oligárquica oligárquico olimpiada olimpiadas
        olimpíadas oliva olivar olivares olivas olive olivera oliveros olivia olivo olivos olla ollas olmeca olmedo olmo
        olmos olor olores oloroso olot olvida olvidaba olvidada olvidadas olvidado olvidados olvidalo olvidamos olvidan
        olvidando olvidar olvidara olvidare olvidaremos olvidarla olvidarlo olvidarme olvidarnos olvidaron olvidarse
        olvidarte olvidará olvidarán olvidarás olvidaré olvidaría olvidas olvidaste olvidate olvide olvidemos olviden
        olvides olvido olvidos olvidándose olvidé olvidéis olvidó olvídalo olvídate olvídense olé olía olímpica
        olímpicas olímpico olímpicos ombligo omega omisiones omisión omiso omite omiten omitido omitiendo omitir omitió
        omnipotencia omnipotente omnipresente omnisciente omán once onda ondas onde ondea ondeando ondear ondulaciones
        ondulada onduladas ondulado oneroso onofre ontología ontológico onubense onza onzas onírico op opa opaca opacas
        opacidad opaco opacos opcional opcionales opcionalmente opciones opción opera operaba operaban operacional
        operacionales operaciones operación operada operadas operado operador operadora operadoras operadores operados
        operamos operan operando operar operario operarios operarme operaron operarse operará operate operativa
        operativas operatividad operativo operativos operatoria operatorio opere operen opereta operó opina opinaba
        opinaban opinado opinamos opinan opinando opinar opinaron opinas opine opinen opines opiniones opinión opino
        opináis opinó opio opioides opondría opone oponemos oponen oponente oponentes oponer oponerse oponga opongan
        opongo oponiéndose oponía oponían oportuna oportunamente oportunas oportunidad oportunidades oportunismo
        oportunista oportunistas oportuno oportunos oposiciones oposición opositor opositora opositoras opositores
        opresiva opresivo opresión opresor opresora opresores oprime oprimen oprimida oprimidas oprimido oprimidos
        oprimiendo oprimir opta optado optamos optan optando optar optaron optativa optativas optativo opte opten
        optimismo optimista optimistas optimización optimizado optimizar optimo opto opté optó opuesta opuestas opuesto
        opuestos opulencia opus opusieron opuso oquendo ora oraciones oración orador oradora oradores oral orales
        oralmente oramos oran orando orangután orar oratoria oratorio orbe orbes orbita orbital orbitales orbitando orca
        orcas orco orcos ordaz orden ordena ordenaba ordenación ordenada ordenadamente ordenadas ordenado ordenador
        ordenadores ordenados ordenamiento ordenamientos ordenamos ordenan ordenando ordenanza ordenanzas ordenar
        ordenara ordenaron ordenará ordenas ordene ordenen ordenes ordeno ordené ordenó ordeñar ordinal ordinaria
        ordinarias ordinario ordinarios ordóñez ore oreja orejas oremos oren orense oreo orfanato orfanatos orfandad
        orfebrería organice organicen organigrama organismo organismos organista organiza organizaba organizaban
        organizacional organizacionales organizaciones organización organizada organizadas organizado organizador
        organizadora organizadoras organizadores organizados organizamos organizan organizando organizar organizara
        organizarlo organizarnos organizaron organizarse organizará organizarán organizas organizativa organizativas
        organizativo organizativos organizo organizándose organizó organos orgasmo orgasmos orgullo orgullosa
        orgullosamente orgullosas orgulloso orgullosos orgánica orgánicamente orgánicas orgánico orgánicos orgía orgías
        oribe orienta orientaciones orientación orientada orientadas orientado orientador orientadores orientados
        oriental orientales orientan orientando orientar orientarse oriente orientó orificio orificios origen origina
        originada originadas originado originados original originales originalidad originalmente originan originando
        originar originaria originariamente originarias originario originarios originaron origine originó orihuela
        orilla orillas orina orinar orines orinoco oriunda oriundo oriundos orizaba orión orla orlando ornamentación
        ornamental ornamentales ornamento ornamentos ornato orne oro orografía oropesa oros orotava oroya orozco
        orquesta orquestada orquestado orquestal orquestas orquídea orquídeas ortega ortiz orto ortodoncia ortodoxa
        ortodoxas ortodoxia ortodoxo ortodoxos ortografía ortográfica ortográficas ortográfico ortográficos ortopedia
        ortopédica ortopédico ortíz oruga orugas oruro oráculo oráculos orán orégano orígenes os osa osada osado osados
        osadía oscar oscila oscilaciones oscilación oscilador oscilan oscilando oscilante oscilar oscura oscurantismo
        oscuras oscurece oscurecer oscurecido oscureció oscuridad oscuro oscuros ose osea oso osorno osos ospina
        ostensiblemente ostenta ostentaba ostentación ostentan ostentando ostentar ostentoso ostia ostias ostra
        ostracismo ostras osuna otamendi otero otitis oto otomana otomano otomanos otorga otorgaba otorgaban otorgada
        otorgadas otorgado otorgados otorgamiento otorgan otorgando otorgar otorgara otorgarle otorgarles otorgaron
        otorgará otorgarán otorgaría otorgo otorgue otorguen otorgándole otorgó otoñal otoño otra otras otro otrora
        otros otto ourense ova ovaciones ovación oval ovalada ovalado ovalle ovando ovario ovarios ove oveja ovejas
        ovejero oven oviedo ovillo ovina ovino ovinos ovni ovnis ovulación oxida oxidación oxidada oxidado oxidados
        oxido oxigenación oxigenada oxigeno oxígeno oye oyen oyendo oyente oyentes oyera oyeron oyes oyó ozono oí oía
        oían oída oídas oído oídos oímos oír oírla oírle oírlo oírse oírte oíste oñate pabellones pabellón pablo paca
        pace paces pacha pacheco pacho pachuca paciencia paciente pacientemente pacientes pacifica pacificación
        pacificador pacificar pacifico pacifismo pacifista pacifistas paco pacotilla pacta pactada pactadas pactado
        pactados pactan pactar pactaron pacte pacto pactos pactó pacífica pacíficamente pacíficas pacífico pacíficos
        padece padecemos padecen padecer padecido padeciendo padecieron padecimiento padecimientos padeció padecía
        padezco padilla padrastro padre padres padrino padrinos padrones padrón padua paella paf paga pagaba pagaban
        pagada pagadas pagado pagador pagados pagamos pagan pagana paganas pagando paganismo pagano paganos pagar pagara
        pagaran pagaremos pagarla pagarlas pagarle pagarles pagarlo pagarlos pagarme pagaron pagarse pagarte pagará
        pagarán pagarás pagaré pagarés pagaría pagarían pagarías pagas pagaste pagina paginas pago pagoda pagos pague
        paguemos paguen pagues pagué pagó paine paisaje paisajes paisajismo paisajista paisajística paisajístico paisana
        paisano paisanos paita paiva paja pajar pajares pajarillo pajarita pajarito pajaritos pajas paje pajero pajeros
        pakistaní pakistaníes pakistán pal pala palabra palabras palabrería palabrita palabrotas palacete palacio
        palacios paladar paladares paladines paladín palanca palancas palangana palas palatino palau palco palcos
        palencia palenque paleo paleolítico paleontología palermo palestina palestinas palestino palestinos palestra
        paleta paletas paleto paletos paliar paliativo paliativos palidez palillo palillos palio palito palitos paliza
        palizas pallares palma palmada palmadas palmar palmares palmarés palmas palme palmera palmeras palmero palmeros
        palmira palmo palo paloma palomar palomares palomas palomino palomita palomitas palomo palos palpa palpable
        palpables palpar palpita palpitaciones palpitante palpitar paludismo pam pamela pampa pampas pampeana pampeano
        pamplona pan pana panacea panadero panaderos panadería panaderías panal panamericana panamericano panamericanos
        panameña panameñas panameño panameños panamá panas pancarta pancartas panceta pancha pancho panchos panda pandas
        pandemia pandereta pandilla pandillas pandillero pandilleros pando panecillo panecillos panegírico panel panela
        paneles panelista panelistas panes panfleto panfletos panocha panorama panoramas panorámica panorámicas
        panorámico pantalla pantallas pantallazo pantalones pantalón pantano pantanos pantanoso panteones pantera
        panteras panteón pantomima pantorrilla pantorrillas pantuflas panza pao papa papada papado papagayo papal
        papales papas papaya pape papel papeleo papelera papeleras papelería papeles papeleta papeletas papelón papi
        papilas papilla papiloma papiro papiros papo papá papás papúa paquete paquetería paquetes paquistaní par para
        paraba paraban parabrisas parabólica paracaidismo paracaidista paracaidistas paracas paracaídas paracetamol
        parachoques paracuellos parad parada paradas paradero paraderos paradigma paradigmas paradigmático parado
        paradoja paradojas parador parados paradójica paradójicamente paradójico parafernalia parafina parafraseando
        paragolpes paragua paraguas paraguay paraguaya paraguayas paraguayo paraguayos paraiso paraje parajes paralela
        paralelamente paralelas paralelismo paralelismos paralelo paralelos paraliza paralización paralizada paralizadas
        paralizado paralizados paralizan paralizante paralizar paralizaron paralizó paralímpico paralímpicos paralítico
        paramilitar paramilitares paramos paran parando parangón paraninfo paranoia paranoica paranoico paranoicos
        paranormal paranormales paraná parapeto parar parara pararemos pararle pararlo pararme pararnos pararon
        pararrayos pararse pararte parará pararán pararía paras parasitaria parate paraíso paraísos parca parce parcela
        parcelas parche parches parcial parciales parcialidad parcialmente parco parda pardas pardillo pardo pardos pare
        parece parecemos parecen parecer pareceres parecerme parecerse parecerá parecerán parecería parecerían pareces
        parecida parecidas parecido parecidos pareciendo pareciera parecieran parecieron pareciese pareció parecéis
        parecía parecían pared paredes paredón pareja parejas parejo parejos paremos paren parental parentales
        parentesco pares parezca parezcan parezcas parezco paria parias parida paridad parido pariendo parienta pariente
        parientes parietal pario parir parisina parisino parisinos paritaria paritarias parió parla parlamentaria
        parlamentarias parlamentario parlamentarios parlamentarismo parlamento parlamentos parlante parlantes parmesano
        parnaso paro parodia parodiando parodias paros parpadea parpadear parpadeo parque parqueo parques parra parral
        parranda parras parrilla parrillas parroquia parroquial parroquiales parroquianos parroquias parta partamos
        partan parte parten partera parteras partes particiones participa participaba participaban participaciones
        participación participado participamos participan participando participante participantes participar participara
        participaran participaron participará participarán participaré participaría participarían participas
        participativa participativas participativo participativos participe participen participes participio participo
        participé participó partición particular particulares particularidad particularidades particularmente partida
        partidaria partidarias partidario partidarios partidas partidismo partidista partidistas partido partidos
        partiendo partiera partieron partimos partir partirle partirse partirá partiría partisanos partitura partituras
        partió parto partos partí partía partían partícipe partícipes partícula partículas parva pará parábola parábolas
        parágrafo parálisis parámetro parámetros parásito parásitos paré paréntesis parís paró parón pasa pasaba pasaban
        pasabas pasable pasacalles pasad pasada pasadas pasadizo pasadizos pasado pasador pasados pasaje pasajera
        pasajeras pasajero pasajeros pasajes pasamanos pasame pasamontañas pasamos pasan pasando pasante pasantes
        pasantía pasantías pasaporte pasaportes pasar pasara pasaran pasaras pasare pasarela pasarelas pasaremos pasarla
        pasarlas pasarlo pasarlos pasarme pasarnos pasaron pasarse pasarte pasará pasarán pasarás pasaré pasaría
        pasarían pasas pasase pasaste pasate pasatiempo pasatiempos pascal pasco pascua pascual pascuas pase pasea
        paseaba paseado pasean paseando pasear pasearse pasemos pasen paseo paseos pases paseándose paseó pasillo
        pasillos pasional pasionales pasiones pasito pasitos pasiva pasivamente pasivas pasividad pasivo pasivos pasión
        pasmado pasmosa paso pasodoble pasos pasta pastar pastas pastaza paste pastel pastelera pastelero pastelería
        pasteles pastilla pastillas pastizal pastizales pasto pastor pastora pastoral pastorales pastoreo pastores
        pastoril pastos pastrana pasábamos pasáis pasándola pasándolo pasándose pasárselo pasé paséis pasó pat pata
        patacones patada patadas patagones patagonia patanes patas patata patatas patea pateado patean pateando patear
        patearon patentada patentado patentar patente patentes pateo patera paterna paternal paternalista paternidad
        paterno paternos patetismo pateó patilla patillas patina patinaje patinando patinar patines patio patios patitas
        patiño pato patología patologías patológica patológico patológicos patos patraña patrañas patria patriarca
        patriarcado patriarcal patriarcales patriarcas patrias patricia patricio patricios patrimonial patrimoniales
        patrimonio patrimonios patrio patrios patriota patriotas patriotismo patriótica patrióticas patriótico
        patrióticos patrocina patrocinada patrocinadas patrocinado patrocinador patrocinadores patrocinados patrocinar
        patrocinio patrocinios patrocinó patrona patronal patronales patronato patronazgo patrones patrono patronos
        patrulla patrullando patrullar patrullas patrullero patrulleros patrón patán paté patética patéticas patético
        patéticos patíbulo patín patógeno patógenos paula paulatina paulatinamente paulatino paulina paulo pausa pausada
        pausado pausas pause pauta pautado pautas pava pavada pavadas pavimentación pavimentada pavimentadas pavimentado
        pavimentar pavimento pavimentos pavo pavor pavos pavía pavón paya payasada payasadas payaso payasos payo payá
        paz pazo pazos país países pañal pañales paño paños pañuelo pañuelos paúl pbro pdte pe pea peaje peajes peana
        peatonal peatonales peatones peatón peca pecado pecador pecadora pecadores pecados pecaminoso pecan pecar pecas
        pecera peces pecho pechos pechuga pechugas peco pectoral pectorales pecuaria pecuarias peculiar peculiares
        peculiaridad peculiaridades pedacito pedacitos pedagogo pedagogos pedagogía pedagógica pedagógicas pedagógico
        pedagógicos pedal pedaleando pedalear pedales pedante pedazo pedazos pederasta pederastas pederastia pedernal
        pedernales pedestal pediatra pediatras pediatría pedid pedida pedido pedidos pedimos pedir pediremos pedirla
        pedirle pedirles pedirlo pedirme pedirnos pedirte pedirá pedirán pediré pediría pediste pediátrica pediátrico
        pedo pedofilia pedorra pedorro pedos pedradas pedraza pedregal pedrera pedrería pedro pedí pedía pedíamos pedían
        pedís pedúnculo pee peer pega pegaba pegaban pegada pegadas pegadiza pegadizo pegado pegados pegajosa pegajosas
        pegajoso pegamento pegamos pegan pegando pegar pegara pegarle pegarles pegarme pegaron pegarse pegarte pegaría
        pegas pegaste pegatina pegatinas pego pegue peguen pegues pegué pegándole pegó peina peinado peinados peinar
        peinarse peine peines peineta peje pela pelada peladas pelado pelados pelaje pelan pelando pelao pelar pelas
        pelayo peldaño peldaños pele pelea peleaba peleaban peleada peleado peleador peleadores peleados peleamos pelean
        peleando pelear pelearme pelearnos pelearon pelearse pelearte peleará peleas pelee peleemos peleen pelele peleo
        peleándose peleó peligra peligrar peligro peligros peligrosa peligrosamente peligrosas peligrosidad peligroso
        peligrosos pelirroja pelirrojas pelirrojo pelis pella pellegrini pellejo pellizco pelo pelos pelota pelotas
        pelotazo pelotazos pelotero peloteros pelotones pelotuda pelotudas pelotudeces pelotudez pelotudo pelotudos
        pelotón peluca pelucas peluche peluches peluda peludas peludo peludos peluquera peluquero peluqueros peluquería
        peluquerías pelusa pelvis peláez pelé pelícano película películas pelón pena penacho penado penal penales
        penalidad penalidades penalista penaliza penalizaciones penalización penalizado penalizar penalmente penalti
        penaltis penas penca pencas penco pende pendejo pendejos pendiente pendientes pendón pene penes penetra
        penetración penetrado penetran penetrando penetrante penetrantes penetrar penetraron penetre penetró penicilina
        peninsular peninsulares peniques penitencia penitenciaria penitenciarias penitenciario penitenciarios
        penitenciaría penitente penitentes penosa penosas penoso penosos pensaba pensaban pensabas pensad pensada
        pensadas pensado pensador pensadores pensados pensalo pensamiento pensamientos pensamos pensando pensante
        pensantes pensar pensara pensaran pensaras pensarlo pensaron pensarse pensará pensarán pensarás pensaré pensaría
        pensarían pensarías pensaste pensativa pensativo pensemos pensilvania pensionado pensionados pensiones
        pensionista pensionistas pensión pensá pensábamos pensáis pensándolo pensás pensé penséis pensó pentagrama
        pentágono penumbra penuria penurias península penúltima penúltimo peo peones peor peores pepa pepe pepino
        pepinos pepita pepitas peque peques pequeña pequeñas pequeñeces pequeñez pequeñita pequeñito pequeñitos pequeño
        pequeños pera peral perales peralta peras percance percances percata percatado percataron percatarse percaté
        percató percepciones percepción perceptible perceptibles perceptivo percha perchas perchero perciba perciban
        percibe perciben percibes percibida percibidas percibido percibidos percibiendo percibieron percibimos percibir
        percibirse percibió percibo percibí percibía percibían percusión perdamos perdedor perdedora perdedores perdemos
        perder perderemos perderla perderle perderlo perderlos perderme perdernos perderse perderte perderá perderán
        perderás perderé perdería perderíamos perderían perderías perdices perdición perdida perdidamente perdidas
        perdido perdidos perdiendo perdiera perdieran perdieron perdigones perdimos perdiste perdiz perdiéndose perdió
        perdomo perdona perdonad perdonada perdonadme perdonado perdonados perdoname perdonamos perdonan perdonando
        perdonar perdonarme perdonaron perdonarte perdonará perdonaré perdonaría perdonas perdone perdonen perdones
        perdono perdoné perdonó perdura perdurable perdurado perduran perdurar perdurará perdure perduró perdáis perdí
        perdía perdían perdón perdóname perdóneme perdónenme perea perece perecederos perecer perecieron pereció pereda
        peregrina peregrinaciones peregrinación peregrinaje peregrinar peregrino peregrinos pereira perejil perenne
        perennes pereza perezosa perezoso perezosos perfecciona perfeccionado perfeccionamiento perfeccionando
        perfeccionar perfeccionó perfección perfecta perfectamente perfectas perfecto perfectos perfil perfila
        perfilando perfilar perfiles perfora perforaciones perforación perforada perforadas perforado perforados
        perforar perfumada perfumado perfume perfumería perfumes pergamino pergaminos peri pericia pericial periciales
        pericias perico pericos periferia periferias periférica periféricas periférico periféricos perilla perimetral
        periodicidad periodismo periodista periodistas periodo periodos periodística periodísticas periodístico
        periodísticos peripecias periplo periquito peritaje peritajes perito peritos periódica periódicamente periódicas
        periódico periódicos perjudica perjudicada perjudicadas perjudicado perjudicados perjudican perjudicando
        perjudicar perjudicará perjudicaría perjudicial perjudiciales perjudicó perjudique perjudiquen perjuicio
        perjuicios perjurio perla perlas perlita permanece permanecemos permanecen permanecer permanecerá permanecerán
        permanecería permanecido permaneciendo permaneciera permanecieron permaneció permanecí permanecía permanecían
        permanencia permanente permanentemente permanentes permanezca permanezcan permeabilidad permeable permisible
        permisiva permisividad permiso permisos permita permitamos permitan permitas permite permiten permites permitida
        permitidas permitido permitidos permitiendo permitiera permitieran permitieron permitiese permitimos permitir
        permitiremos permitirle permitirles permitirlo permitirme permitirnos permitirse permitirte permitirá permitirán
        permitiré permitiría permitirían permitiéndole permitiéndoles permitió permito permití permitía permitían
        permuta perniciosa perno pernoctar pernos pero peronismo peronista peronistas peroné peros perpendicular
        perpendiculares perpetrada perpetrado perpetrador perpetradores perpetrados perpetrar perpetró perpetua
        perpetuación perpetuado perpetuando perpetuar perpetuarse perpetuas perpetuidad perpetuo perpetúa perpetúan
        perpleja perplejidad perplejo perplejos perra perras perrera perrita perrito perritos perro perros persa persas
        persecuciones persecución perseguida perseguidas perseguido perseguidor perseguidores perseguidos perseguimos
        perseguir perseguirlo perseguirlos perseguirá perseguía perseguían persevera perseverancia perseverante
        perseverar persiana persianas persiga persigan persigo persigue persiguen persigues persiguiendo persiguieron
        persiguió persiste persisten persistencia persistente persistentes persistir persistió persona personaje
        personajes personal personales personalidad personalidades personalismo personalización personalizada
        personalizadas personalizado personalizados personalizar personalmente personas personeros personería
        personifica personificación personificada personificado perspectiva perspectivas perspicacia perspicaz
        persuadido persuadir persuadió persuasiva persuasivo persuasión pertenece pertenecemos pertenecen pertenecer
        perteneces pertenecido perteneciendo perteneciente pertenecientes perteneciera pertenecieron perteneció
        pertenecía pertenecían pertenencia pertenencias pertenezca pertenezcan pertenezco pertinencia pertinente
        pertinentes pertrechos perturba perturbaciones perturbación perturbada perturbado perturbador perturbadora
        perturbadoras perturbadores perturbados perturban perturbar peruana peruanas peruano peruanos perversa perversas
        perversidad perversiones perversión perverso perversos pervertida pervertido pervertidos pervivencia perímetro
        período períodos perón peróxido perú pes pesa pesaba pesaban pesada pesadamente pesadas pesadez pesadilla
        pesadillas pesado pesados pesan pesando pesar pesares pesas pesca pescado pescador pescadores pescados pescan
        pescando pescar pescuezo pese pesebre peseta pesetas pesimismo pesimista pesimistas peso pesos pesquera
        pesqueras pesquero pesqueros pesquería pesquisa pesquisas pestaña pestañas pestañear peste pestes pesticida
        pesticidas pestilencia pesó peta petaca petar petardo petardos petare pete peter peticionarios peticiones
        petición petit petitorio peto petra petrificado petro petroleo petrolera petroleras petrolero petroleros
        petrolífera petrolíferas petrolíferos petróleo petróleos petulante peyorativa peyorativo peyote pez pezones
        pezuñas pezón peña peñalosa peñalver peñaranda peñas peñasco peñón peón pg pi piadosa piadosas piadoso piadosos
        piamonte pianista pianistas piano pianos piar pica picaba picada picadas picadillo picado picador picados
        picadura picaduras pican picando picante picantes picaporte picar picaresca picaron picas picazón picha pichi
        pichones pichón pico picor picos picota pictórica pictóricas pictórico picó picón pida pidamos pidan pidas pide
        piden pides pidiendo pidiera pidieran pidieron pidiéndole pidiéndoles pidiéndome pidió pido pie piedad piedra
        piedras piel pieles piensa piensan piensas piense piensen pienses pienso piensos pierda pierdan pierdas pierde
        pierden pierdes pierdo pierna piernas pierre pies pieza piezas pifias pigmentación pigmento pigmentos pigmeos
        pija pijama pijamas pijas pijo pijos pila pilar pilares pilas pilastras pilates pilcomayo pile pileta piletas
        pili pilla pillada pillado pillados pillaje pillan pillando pillar pillaron pillas pille pillen pillo pillos
        pillé pilló pilotaje pilotar pilotear pilotes piloto pilotos pilón pimentel pimentón pimienta pimiento pimientos
        pin pina pinamar pinar pinares pincel pincelada pinceladas pinceles pincha pinchado pinchando pinchar pinchas
        pinchazo pinchazos pinche pinches pincho pinchos pinchó pineda pinedo pines pinga pingo pinilla pino pinocho
        pinos pinta pintaba pintaban pintada pintadas pintado pintados pintalabios pintamos pintan pintando pintar
        pintarlo pintaron pintarse pintas pinte pinten pinto pintor pintora pintores pintoresca pintorescas pintoresco
        pintorescos pintos pintura pinturas pinté pintó pinza pinzas pinzón pio piojo piojos piola piolas pionera
        pioneras pionero pioneros pipa pipas pipe pipo pipí pique piqueras piques piquete piqueteros piquetes piqué pira
        piragüismo piramidal piramidales pirata piratas pirate pirateado piratear pirateo piratería piraña pirañas
        pirenaica pires pirineo pirineos pirita piro piropo piropos pirotecnia pirotécnicos piruetas pirámide pirámides
        pis pisa pisaba pisada pisadas pisado pisan pisando pisar pisaron pisas piscina piscinas piscis pisco pise pisen
        pises piso pisos pisoteado pisoteando pisotear pista pistacho pistas pisto pistola pistolas pistolero pistoleros
        pistones pistón pisé pisó pita pitando pitido pitillo pito pitos pitágoras pitón piura pivote pixel pixeles
        pizarra pizarras pizarro pizarrón pizca pizza pizzas pizzería pié piénsalo piénsenlo piña piñas piñata piñatas
        piñones piñón pl placa placas place placebo placed placenta placentera placenteras placentero placer placeres
        places plaga plagada plagado plagados plagas plagiar plagio plaguicidas plan plana planas plancha planchado
        planchar planchas plancton planea planeaba planeaban planeación planeada planeadas planeado planeados
        planeamiento planeamos planean planeando planear planearon planeas planeo planes planeta planetaria planetario
        planetarios planetas planeó planicie planicies planifica planificación planificada planificadas planificado
        planificador planificadores planificados planifican planificando planificar planificó planilla planillas plano
        planos planta plantaciones plantación plantada plantadas plantado plantados plantamos plantan plantando plantar
        plantaron plantarse plantas plante plantea planteaba planteaban planteada planteadas planteado planteados
        planteamiento planteamientos planteamos plantean planteando plantear plantearnos plantearon plantearse
        plantearía planteas plantee planteen plantel planteles planteo planteé planteó plantilla plantillas planto
        plantones plantó plantón plaquetas plasencia plasma plasmada plasmadas plasmado plasmados plasmar plasmática
        plasmáticas plasmó plasta plasticidad plata plataforma plataformas platas platea plateada plateadas plateado
        plateados platense platero platería platica platicamos platicando platicar platicas platico platillo platillos
        platino plato platos plató platón platónica platónico platónicos plausible playa playas playera playeras playero
        plaza plazas plazca plazo plazoleta plazos plazuela plebe plebeya plebeyo plebeyos plebiscito plegable plegables
        plegado plegaria plegarias pleistoceno pleitesía pleito pleitos plena plenamente plenaria plenarias plenario
        plenas plenipotenciario plenitud pleno plenos plexo pliego pliegos pliegue pliegues plinio plomero plomeros
        plomo pluma plumaje plumas plumazo plumero plumón plural plurales pluralidad pluralismo pluralista plus
        plusvalía plutarco plutonio pluvial pluviales plácidamente plácido plántulas plástica plásticas plástico
        plásticos plátano plátanos plática pláticas poblacional poblacionales poblaciones población poblada pobladas
        poblado poblador pobladores poblados poblamiento poblana poblano poblanos poblar poblaron poblet pobre
        pobremente pobres pobreza poca pocas pocho pocilga pociones pocitos poción poco pocos poda podamos podar pode
        podemos poder poderes poderle poderlo poderosa poderosamente poderosas poderoso poderosos poderse poderío podes
        podido podio podre podredumbre podremos podrida podridas podrido podridos podrá podrán podrás podré podréis
        podría podríais podríamos podrían podrías podáis podéis podía podíamos podían podías poema poemario poemarios
        poemas poesía poesías poeta poetas poetisa pol pola polaca polacas polaco polacos polainas polanco polar polares
        polaridad polarización polarizada polarizadas polarizado polarizados pole polea poleas polen polenta poleo
        policial policiales policía policíaca policíacas policíaco policías polideportivo poliedro poliestireno
        polietileno polifacético poligamia polilla polillas polinesia polinesios polinización polio poliomielitis polis
        politiquería politizada politizado politizar politécnica politécnico politólogo politólogos poliuretano
        polivalente poliéster polla pollas pollera polleras pollito pollitos pollo pollos polluelos polo pololo polonia
        polonio polos polución polvo polvora polvoriento polvorín polvos polémica polémicas polémico polémicos políglota
        polígono polígonos polígrafo polímero polímeros política políticamente políticas político políticos poma pomada
        pomar pombo pomelo pomo pompa pompas pompeo pompeya pomposo pon ponche poncho ponchos pondera ponderación
        ponderada ponderado ponderar pondremos pondrá pondrán pondrás pondré pondría pondrían pondrías pone poned ponele
        ponemos ponen ponencia ponencias ponente ponentes poner ponerla ponerlas ponerle ponerles ponerlo ponerlos
        ponerme ponernos poneros ponerse ponerte pones ponete ponferrada ponga pongamos pongan pongas pongo pongáis
        pongámonos poni poniendo poniente poniéndole poniéndolo poniéndolos poniéndome poniéndonos poniéndose poniéndote
        ponla ponle ponlo ponte pontevedra pontificado pontificia pontificio pontificios ponto pontífice pontón poné
        ponéis ponérselo ponés ponía poníamos ponían ponías pop popa popayán pope popo pops populacho popular populares
        popularidad popularización popularizado popularizar popularizó popularmente populista populistas populosa
        popurrí popó poquito poquitos poquísimo por porcel porcelana porcentaje porcentajes porcentual porcentuales
        porche porcina porcino porciones porción porfirio pormenores pormenorizado porno pornografía pornográfica
        pornográficas pornográfico pornográficos poro poros porosa porosidad poroto porotos porque porquería porquerías
        porqué porra porras porrazo porres porro porros porrón porta portaaviones portaba portaban portabilidad portable
        portación portada portadas portado portador portadora portadoras portadores portafolio portafolios portal
        portales portan portando portar portaron portarse portas portavoces portavoz portazo porte porten portera
        portero porteros portería portes portezuelo porteña porteñas porteño porteños portilla portillo porto portones
        portuaria portuarias portuario portuarios portugal portugalete portuguesa portuguesas portugueses portugués
        portátil portátiles portó portón porvenir pos posa posada posadas posado posan posando posar posaron posdata
        pose posea posean posee poseedor poseedora poseedores poseemos poseen poseer posees poseidón poseo poses
        posesiones posesivo posesión poseyendo poseyó poseía poseían poseída poseído poseídos posgrado posgrados
        posguerra posibilidad posibilidades posibilita posibilitado posibilitan posibilitando posibilitar posibilitó
        posible posiblemente posibles posiciona posicionada posicionado posicionados posicionamiento posicionamientos
        posicionan posicionando posicionar posicionarse posiciones posicionó posición positiva positivamente positivas
        positividad positivismo positivista positivo positivos posmodernidad poso posponer posponiendo pospuesta
        pospuesto pospuso posse posta postal postales postas poste postea posteado postean posteando postear postearon
        posteo postergada postergado postergando postergar posteridad posterior posteriores posteriori posterioridad
        posteriormente postes posteó postgrado postgrados postigo postiza postizas postor postrada postrado
        postraumático postre postres postula postulaba postulaciones postulación postulado postulados postulan
        postulando postulante postulantes postular postularse postule postuló postura posturas posó potable potasio pote
        potencia potenciación potenciado potencial potenciales potencialidad potencialidades potencialmente potencian
        potenciando potenciar potencias potente potentes potes potestad potestades poto potosí potrero potro potros poza
        pozas pozo pozole pozos pozuelo poética poéticas poético poéticos pp practica practicaba practicaban practicada
        practicadas practicado practicados practicamos practican practicando practicante practicantes practicar
        practicarlo practicaron practicarse practicas practico practicó practique practiquen pradera praderas prado
        prados praga pragmatismo pragmática pragmático pragmáticos prat praxis preaviso prebendas precandidato
        precandidatos precaria precarias precariedad precario precarios precauciones precaución precavido precavidos
        precede preceden precedencia precedente precedentes precedida precedido precedidos precedieron precedió
        preceptivo precepto preceptor preceptos preciada preciadas preciado preciados precie precinto precio precios
        preciosa preciosas preciosidad precioso preciosos precipicio precipita precipitaciones precipitación precipitada
        precipitadamente precipitadas precipitado precipitaron precipitarse precipitó precisa precisaba precisado
        precisamente precisamos precisan precisando precisar precisas precise precisiones precisión preciso precisos
        precisó precoces precolombina precolombinas precolombino preconcebidas precoz precuela precursor precursora
        precursores predadores predecesor predecesora predecesores predecible predecibles predecir predestinado
        predeterminada predeterminado predica predicaba predicación predicado predicador predicadores predicamento
        predican predicando predicar predicciones predicción predice predicen predicho predictivo predicó predijeron
        predijo predilección predilecta predilecto predilectos predio predios predisposición predispuesto predomina
        predominaba predominan predominancia predominando predominante predominantemente predominantes predominio
        preeminencia preescolar preestablecido preexistente preexistentes prefabricadas prefabricados prefacio prefecto
        prefectos prefectura prefecturas preferencia preferencias preferente preferentemente preferentes preferible
        preferiblemente preferida preferidas preferido preferidos preferimos preferir preferirá preferiría preferirían
        preferirías preferí prefería preferían preferís prefiera prefieran prefieras prefiere prefieren prefieres
        prefiero prefijo prefijos prefiriendo prefirieron prefirió pregona pregonan pregonero pregrado pregunta
        preguntaba preguntaban preguntabas preguntado preguntados preguntale preguntame preguntamos preguntan
        preguntando preguntar preguntara preguntaran preguntarle preguntarles preguntarlo preguntarme preguntarnos
        preguntaron preguntarse preguntarte preguntará preguntarán preguntaré preguntaría preguntas preguntaste pregunte
        preguntemos pregunten preguntes pregunto preguntándole preguntándome preguntándose preguntárselo pregunté
        preguntó pregón pregúntale pregúntame pregúntate pregúntele pregúntenle prehispánica prehispánicas prehispánico
        prehispánicos prehistoria prehistórica prehistóricas prehistórico prehistóricos prejuicio prejuicios prelado
        prelados preliminar preliminares preludio prematura prematuramente prematuras prematuro prematuros premeditación
        premeditada premeditado premia premiada premiadas premiado premiados premian premiando premiar premio premios
        premisa premisas premió premonición premura prenatal prenda prendan prendas prende prenden prender prenderle
        prenderse prendes prendida prendidas prendido prendidos prendiendo prendieron prendió prendo prendí prendía
        prensa prensado prensas preocupa preocupaba preocupaban preocupaciones preocupación preocupada preocupadas
        preocupado preocupados preocupamos preocupan preocupando preocupante preocupantes preocupar preocupara
        preocuparme preocuparnos preocuparon preocuparse preocuparte preocuparía preocupas preocupate preocupe preocupen
        preocupes preocupo preocupándose preocupé preocupéis preocupó preocúpate prepara preparaba preparaban
        preparaciones preparación preparada preparadas preparado preparador preparados preparamos preparan preparando
        preparar preparara prepararla prepararlo prepararlos prepararme prepararnos prepararon prepararse prepararte
        preparará preparas preparate preparativos preparatoria preparatorias preparatorio preparatorios prepare preparen
        prepares preparo preparándome preparándonos preparándose preparé preparó preponderancia preponderante
        preposiciones preposición prepotencia prepotente prepotentes prepucio prepárate prepárense prepárese
        prerrogativa prerrogativas presa presagia presagio presagios presas presbiterio presbítero presbíteros prescinde
        prescindible prescindibles prescindiendo prescindir prescribe prescriben prescribir prescripciones prescripción
        prescrito prescritos presea preseas preselección presencia presenciado presencial presenciales presenciamos
        presenciando presenciar presenciaron presencias presencié presenció presenta presentaba presentaban presentable
        presentaciones presentación presentada presentadas presentado presentador presentadora presentadores presentados
        presentamos presentan presentando presentar presentara presentaran presentaremos presentarla presentarle
        presentarles presentarlo presentarlos presentarme presentarnos presentaron presentaros presentarse presentarte
        presentará presentarán presentaré presentaría presentarían presentas presentase presente presenten presentes
        presentimiento presento presentándose presenté presentó preserva preservación preservada preservado preservados
        preservan preservando preservar preservativo preservativos preserve preside presiden presidencia presidencial
        presidenciales presidencialista presidencias presidenta presidente presidentes presidiarios presidida presidido
        presidiendo presidio presidir presidirá presidió presidía presiente presiento presiona presionaba presionada
        presionado presionados presionan presionando presionar presionaron presionas presione presionen presiones
        presionó presión preso presos presta prestaba prestaban prestaciones prestación prestada prestadas prestado
        prestador prestadores prestados prestamista prestamistas prestamos prestan prestando prestar prestara prestarle
        prestarles prestarme prestaron prestarse prestará prestarán prestaría prestas prestatario preste presten prestes
        prestigio prestigiosa prestigiosas prestigioso prestigiosos presto presté prestó presuma presume presumen
        presumiblemente presumida presumido presumiendo presumir presumo presumía presunciones presunción presunta
        presuntamente presuntas presunto presuntos presuntuoso presupone presupuestado presupuestaria presupuestarias
        presupuestario presupuestarios presupuesto presupuestos pretemporada pretenciosa pretencioso pretenda pretendan
        pretendas pretende pretendemos pretenden pretender pretendes pretendida pretendido pretendiendo pretendiente
        pretendientes pretendieron pretendió pretendo pretendía pretendían pretensiones pretensión pretexto pretextos
        pretor pretoria pretérito prevalece prevalecen prevalecer prevalecerá prevalecido prevaleció prevalencia
        prevalezca prevaricación prevención prevenido prevenir prevenirlo preventiva preventivamente preventivas
        preventivo preventivos prever preveía previa previamente previas previendo previene previenen previniendo previo
        previos previsible previsibles previsiones previsión prevista previstas previsto previstos previó prevé prevén
        preámbulo preámbulos preñada priego prieta prieto prima primacía primado primar primaria primariamente primarias
        primario primarios primas primate primates primavera primaveral primaverales primaveras prime primer primera
        primeramente primeras primero primeros primicia primicias primigenia primigenio primitiva primitivas primitivo
        primitivos primo primogénito primor primordial primordiales primordialmente primos primus princesa princesas
        princesita principado principal principales principalmente principe principia principiante principiantes
        principio principios pringles prior priorato priori prioridad prioridades prioritaria prioritarias prioritario
        prioritarios prioriza priorizan priorizando priorizar prisa prisas prisionera prisioneras prisionero prisioneros
        prisiones prisión prisma prismas prismáticos priva privacidad privaciones privación privada privadamente
        privadas privado privados privan privando privar privativa privativo privatizaciones privatización privatizada
        privatizado privatizar privilegia privilegiada privilegiadas privilegiado privilegiados privilegiar privilegio
        privilegios privó pro proa proactiva proactivo proba probaba probabilidad probabilidades probable probablemente
        probables probada probadas probado probador probados probamos probando probar probara probarla probarlas
        probarlo probarlos probaron probarse probará probaré probaría probaste probatoria probatorio probatorios
        probidad problema problemas problemática problemáticas problemático problemáticos probo probé probó proceda
        procedan procede procedemos proceden procedencia procedencias procedente procedentes proceder procederemos
        procederá procedido procediendo procedieron procedimiento procedimientos procedió procedo procedía procedían
        procesa procesada procesadas procesado procesador procesadores procesados procesal procesales procesamiento
        procesamientos procesan procesando procesar procesarlo procese procesional procesiones procesión proceso
        procesos procesó proclama proclamaba proclamación proclamada proclamado proclamados proclaman proclamando
        proclamar proclamaron proclamarse proclamas proclamó proclive proclives procreación procrear procura procurado
        procurador procuradora procuradores procuran procurando procurar procure procuren procuro procuró prodigio
        prodigios prodigiosa prodigioso producciones producción produce producen produces producida producidas producido
        producidos produciendo producimos producir producirla producirlo producirse producirá producirán produciría
        producirían produciéndose productiva productivas productividad productivo productivos producto productor
        productora productoras productores productos producía producían produjera produjeran produjeron produjo produzca
        produzcan proeza proezas prof profana profanación profanado profanar profano profe profecía profecías profes
        profesa profesan profesar profesional profesionales profesionalidad profesionalismo profesionalización
        profesionalizar profesionalmente profesiones profesionistas profesión profeso profesor profesora profesorado
        profesoras profesores profeta profetas profilaxis profunda profundamente profundas profundidad profundidades
        profundiza profundización profundizado profundizan profundizando profundizar profundizó profundo profundos
        profusa profusamente profusión profética profético progenie progenitor progenitora progenitores progesterona
        programa programable programaciones programación programada programadas programado programador programadora
        programadores programados programan programando programar programaron programas programática programáticas
        programático programáticos programó progresa progresado progresan progresando progresar progrese progresismo
        progresista progresistas progresiva progresivamente progresivas progresivo progresivos progresión progreso
        progresos prohibiciones prohibición prohibida prohibidas prohibido prohibidos prohibiendo prohibieron prohibir
        prohibirlo prohibirse prohibirá prohibitivo prohibió prohibía prohibían prohíba prohíban prohíbe prohíben prole
        proletaria proletariado proletario proletarios proliferación proliferan prolija prolijo prolonga prolongación
        prolongada prolongadas prolongado prolongados prolongan prolongando prolongar prolongarse prolongará prolongó
        prolífica prolífico prolíficos promediando promediar promedio promedios promesa promesas prometa prometas
        promete prometedor prometedora prometedoras prometedores prometemos prometen prometer prometes prometida
        prometidas prometido prometidos prometiendo prometieron prometimos prometiste prometió prometo prometí prometía
        prometían prominencia prominente prominentes promiscua promiscuidad promisorio promociona promocionado
        promocional promocionales promocionan promocionando promocionar promocionarlo promocionarse promociones
        promocionó promoción promontorio promotor promotora promotoras promotores promovemos promover promoverá
        promovida promovidas promovido promovidos promoviendo promovieron promovió promovía promueva promuevan promueve
        promueven promulga promulgación promulgada promulgadas promulgado promulgar promulgó pronombre pronombres
        pronostica pronosticado pronostican pronosticar pronostico pronosticó pronta prontamente prontitud pronto
        prontos prontuario pronuncia pronunciaba pronunciación pronunciada pronunciadas pronunciado pronunciados
        pronunciamiento pronunciamientos pronuncian pronunciando pronunciar pronunciaron pronunciarse pronunciará
        pronuncie pronuncien pronuncio pronunció pronóstico pronósticos propaga propagación propagado propagan
        propaganda propagandas propagandista propagandistas propagando propagandística propagandístico propagar
        propagarse propague propagó propano propensa propensas propensión propenso propensos propia propiamente propias
        propicia propiciado propician propiciando propiciar propiciaron propicias propicio propicios propició propiedad
        propiedades propietaria propietarias propietario propietarios propina propinas propinó propio propios propondrá
        propondría propone proponemos proponen proponente proponentes proponer proponerle propones proponga propongan
        propongas propongo proponiendo proponía proponían proporciona proporcionaba proporcionaban proporcionada
        proporcionadas proporcionado proporcionados proporcional proporcionales proporcionalidad proporcionalmente
        proporcionamos proporcionan proporcionando proporcionar proporcionara proporcionarle proporcionarles
        proporcionaron proporcionará proporcionarán proporcionaría proporcione proporcionen proporciones proporcionó
        proporción proposiciones proposición proprio propuesta propuestas propuesto propuestos propugna propulsión
        propulsor propulsores propuse propusiera propusieron propusimos propuso propósito propósitos prorroga prorrogar
        pros prosa proscripción proscrito proseguir proselitismo proselitista prosiga prosigue prosiguen prosiguió
        prospecciones prospección prospectiva prospecto prospera prosperado prosperan prosperando prosperar prospere
        prosperidad prospero prosperó prostitución prostituirse prostituta prostitutas prostíbulo prostíbulos
        protagonismo protagonista protagonistas protagoniza protagonizada protagonizadas protagonizado protagonizados
        protagonizan protagonizando protagonizar protagonizaron protagonizó protagónico protecciones proteccionismo
        proteccionista proteccionistas protección protector protectora protectorado protectoras protectores protege
        protegemos protegen proteger protegerla protegerlas protegerlo protegerlos protegerme protegernos protegerse
        protegerte protegerá protegerán protegería protegida protegidas protegido protegidos protegiendo protegiera
        protegieron protegió protegía protegían proteica proteico proteja protejan protesta protestaba protestaban
        protestado protestamos protestan protestando protestante protestantes protestantismo protestar protestaron
        protestas proteste protesten protesto protestó proteína proteínas protocolar protocolo protocolos protones
        prototipo prototipos protuberancia protuberancias protón prov provea provean provecho provechosa provechoso
        provee proveedor proveedora proveedoras proveedores proveen proveer proveerá provenga provengan proveniente
        provenientes provenir provenzal provenía provenían proverbial proverbio proverbios proveyendo proveyó proveía
        providencia proviene provienen provincia provincial provinciales provinciana provinciano provincianos provincias
        provino provisional provisionales provisionalmente provisiones provisión provisoria provisorio provista
        provistas provisto provistos provoca provocaba provocaban provocaciones provocación provocada provocadas
        provocado provocador provocadora provocadores provocados provocan provocando provocar provocara provocaron
        provocará provocaría provocativa provocativas provocativo provoco provocó provoque provoquen proxeneta
        proxenetas proximal proximidad proximidades proyecciones proyección proyecta proyectaba proyectada proyectadas
        proyectado proyectados proyectan proyectando proyectar proyectaron proyectarse proyectará proyectil proyectiles
        proyecto proyector proyectores proyectos proyectó prudencia prudencial prudente prudentes prueba prueban pruebas
        pruebe prueben pruebes pruebo prurito prusiana prusiano prusianos práctica prácticamente prácticas práctico
        prácticos prédica préstame préstamo préstamos príncipe príncipes prócer próceres pródigo prófugo prófugos
        prójimo prólogo prórroga prórrogas próspera prósperas próspero prósperos próstata prótesis próxima próximamente
        próximas próximo próximos pseudónimo psi psicoanalista psicoanalistas psicoanalítica psicoanálisis psicología
        psicológica psicológicamente psicológicas psicológico psicológicos psicopatología psicosis psicoterapia
        psicóloga psicólogo psicólogos psicópata psicópatas psicótico psicóticos psique psiquiatra psiquiatras
        psiquiatría psiquis psiquiátrica psiquiátricas psiquiátrico psiquiátricos psíquica psíquicas psíquico psíquicos
        pta ptas pto pts pu pubertad pubis publica publicaba publicaban publicaciones publicación publicada publicadas
        publicado publicados publicamos publican publicando publicar publicara publicaran publicaremos publicarla
        publicarlas publicarlo publicarlos publicaron publicarse publicará publicarán publicaré publicaría publicas
        publicaste publicidad publicidades publicista publicistas publicitado publicitar publicitaria publicitarias
        publicitario publicitarios publico publicándose publicó publique publiquen publiques publiqué puchero pucheros
        pucho puchos pude pudiendo pudiente pudientes pudiera pudieran pudieras pudieron pudiese pudiesen pudieses
        pudimos pudiste pudiéndose pudiéramos pudiésemos pudo pudor pudra pudran pudre pudren pudriendo pudrir pudrirse
        puebla pueblan pueblecito pueblito pueblo pueblos pueda puedan puedas puede pueden puedes puedo puente puentes
        puerca puerco puercos pueril puerta puertas puerto puertollano puertorriqueña puertorriqueño puertorriqueños
        puertos pues puesta puestas puesto puestos pueyrredón puf puga pugna pugnas puja pujante pujanza pujar pujas
        pulcritud pulcro pulga pulgada pulgadas pulgar pulgares pulgas pulida pulido puliendo pulir pulmonar pulmonares
        pulmones pulmonía pulmón pulpa pulpo pulpos pulque pulsa pulsaciones pulsación pulsando pulsar pulse pulsera
        pulseras pulso pulsos pululan pum puma pumas puna punción pune punible punibles punitiva punitivo punk punks
        puno punta puntada puntadas puntaje puntajes puntal puntales puntapié puntas puntazo puntero punteros puntería
        puntiaguda puntiagudas puntiagudo puntiagudos puntilla puntillas puntito puntitos punto puntos puntuaciones
        puntuación puntual puntuales puntualidad puntualiza puntualizar puntualizó puntualmente puntuar punzante
        punzantes punzón pupa pupila pupilas pupilo pupilos pupitre pura puramente puras pureza purga purgar purgas
        purgatorio purifica purificación purificada purificado purificador purificar purista puristas puritana puritano
        puritanos puro puros purpurina puré purísima pus puse pusiera pusieran pusieras pusieron pusiese pusilánime
        pusimos pusiste pusiéramos puso puta putada putas putea puteada puteadas putean puteando putear puteo putero
        puto putos putrefacción putrefacto putumayo puya puñado puñal puñalada puñaladas puñales puñetazo puñetazos
        puñetera puñetero puño puños pza páez pág página páginas págs pájaro pájaros pálida pálidas pálido pálidos
        páncreas pánico pánuco páramo páramos párate párpado párpados párrafo párrafos párroco párrocos pásala pásalo
        pásame pásate pátzcuaro péndulo péptidos pérdida pérdidas pérez pérsico pésame pésima pésimas pésimo pésimos
        pétalo pétalos pía pías pícara pícaro pícaros pídele pídeme píldora píldoras pío pívot píxeles pólipos póliza
        pólizas pólvora pómulos póngale pónganse póngase póquer pórtate pórtico pórticos póster póstuma póstumo púa púas
        púbico pública públicamente públicas público públicos púlpito púnica púrpura púrpuras qu que quebracho quebrada
        quebradas quebrado quebrados quebrando quebrantado quebrantar quebranto quebrar quebraron quebrarse quebró
        quechua quechuas queda quedaba quedaban quedabas quedada quedado quedamos quedan quedando quedar quedara
        quedaran quedaras quedare quedaremos quedarme quedarnos quedaron quedarse quedarte quedará quedarán quedarás
        quedaré quedaría quedaríamos quedarían quedarías quedas quedase quedaste quedate quede quedemos queden quedes
        quedo quedábamos quedáis quedándome quedándose quedás quedé quedó quehacer quehaceres queja quejaba quejaban
        quejado quejamos quejan quejando quejar quejarme quejarnos quejaron quejarse quejarte quejas queje quejen quejes
        quejo quejándose quejó quema quemaba quemaban quemada quemadas quemado quemador quemados quemadura quemaduras
        quemamos queman quemando quemar quemara quemarla quemarlo quemarlos quemarme quemaron quemarropa quemarse
        quemarte quemas queme quemen quemes quemo quemándose quemé quemó quepa quepan queramos querella querellante
        querellas queremos querer quererla quererlo quererme quererse quererte querida queridas querido queridos
        queriendo quero queroseno querrá querrán querrás querré querría querríamos querrían querrías querubines queráis
        queréis querés querétaro quería queríamos querían querías quesada quesadillas queso quesos quetzal quetzales qui
        quiché quicio quid quiebra quiebran quiebras quiebre quien quienes quienquiera quier quiera quieran quieras
        quiere quieren quieres quiero quieta quietas quieto quietos quietud quijada quijano quijote quilates quilla
        quillota quilmes quilombo quilombos quilpué quimera quimeras quimio quimioterapia quin quina quince quincena
        quincenal quincho quindío quiniela quinientas quinientos quino quinquenal quinquenio quinta quintaesencia
        quintana quintas quintero quinteros quinteto quinto quintos quintín quinua quiosco quioscos quique quiroga
        quiroz quirófano quirófanos quirúrgica quirúrgicamente quirúrgicas quirúrgico quirúrgicos quise quisiera
        quisieran quisieras quisieron quisiese quisimos quisiste quisiéramos quiso quisquilloso quiste quistes quita
        quitaba quitaban quitado quitamos quitan quitando quitar quitara quitaran quitarla quitarle quitarles quitarlo
        quitarme quitarnos quitaron quitarse quitarte quitará quitarán quitaría quitas quitaste quitate quite quiten
        quites quito quitándole quitándose quitárselo quité quitó quizá quizás quién quiénes quiñones qué quédate
        quédense quédese química químicamente químicas químico químicos quítate ra rabia rabiar rabieta rabino rabinos
        rabiosa rabioso rabiosos rabo racha rachas racial raciales racimo racimos raciocinio racional racionales
        racionalidad racionalismo racionalista racionalización racionalizar racionalmente racionamiento raciones racismo
        racista racistas ración rada radar radares radiaciones radiación radiactiva radiactividad radiactivo radiactivos
        radiador radiadores radial radiales radiante radiantes radica radicaba radicación radicada radicadas radicado
        radicados radical radicales radicalismo radicalización radicalmente radican radicar radicarse radicó radio
        radioactiva radioactividad radioactivo radioactivos radiodifusión radiofrecuencia radiofónica radiofónicas
        radiofónico radiografía radiografías radiología radiológica radios radioterapia rae rafa rafael rafaela rafe
        raid raimundo rain raja rajado rajan rajar rajas rajatabla raje rajo rajá ralentiza ralentizar rallado rallo
        rama ramal ramales ramallo ramas rambla ramblas ramera ramificaciones ramificación ramillete ramiro ramita
        ramitas ramo ramones ramos rampa rampante rampas ramírez ramón rana ranas rancagua ranchera rancheras ranchero
        rancheros ranchería rancho ranchos rancia rancio rancios rangel rango rangos ranura ranuras rap rapa rapaces
        rapada rapado rapaz rape rapero raperos rapidez rapidísimo rapiña raptada raptado rapto raptor raquel raqueta
        raquetas rara raramente raras rareza rarezas raro raros ras rasa rasante rasca rascacielos rascan rascando
        rascar rascarse rascas rasco rascándose rasero rasga rasgado rasgados rasgan rasgar rasgo rasgos rasguño
        rasguños raso rasos raspa raspado raspando raspar rastras rastrea rastreado rastreador rastreadores rastrean
        rastreando rastrear rastreo rastrera rastrero rastreros rastreó rastrillo rastro rastrojos rastros rata ratas
        ratero rateros ratifica ratificación ratificada ratificado ratificados ratifican ratificando ratificar
        ratificaron ratifico ratificó ratio ratito rato ratonera ratones ratos ratón raudales rawson ray raya rayada
        rayadas rayado rayados rayan rayando rayar rayas raye rayito raymundo rayo rayos rayuela rayón raza razas razona
        razonable razonablemente razonables razonada razonado razonamiento razonamientos razonando razonar razones razón
        raíces raíles raíz raúl re rea reabierto reabre reabrir reabrió reacciona reaccionaba reaccionado reaccionamos
        reaccionan reaccionando reaccionar reaccionaria reaccionarias reaccionario reaccionarios reaccionaron
        reaccionará reaccionaría reaccionas reaccione reaccionen reacciones reacciono reaccionó reacción reacia reacio
        reacios reactiva reactivación reactivado reactivar reactivas reactivo reactivos reactor reactores reafirma
        reafirmado reafirman reafirmando reafirmar reafirmo reafirmó reajuste real realce realengo reales realeza
        realice realicen realicé realidad realidades realismo realista realistas realiza realizaba realizaban realizable
        realizaciones realización realizada realizadas realizado realizador realizadora realizadores realizados
        realizamos realizan realizando realizar realizara realizaran realizaremos realizarla realizarlas realizarlo
        realizarlos realizaron realizarse realizará realizarán realizaría realizarían realizas realizo realizándose
        realizó realmente realza realzar reanimación reanimar reanuda reanudación reanudar reanudaron reanudó reaparece
        reaparecen reaparecer reapareció reaparición reapertura reavivar rebaja rebajada rebajado rebajados rebajan
        rebajando rebajar rebajarse rebajas rebaje rebajó rebanada rebanadas rebasa rebasado rebasar rebasó rebatir
        rebautizado rebaño rebaños rebeca rebela rebelado rebelan rebelaron rebelarse rebelde rebeldes rebeldía
        rebeliones rebelión rebeló rebolledo rebollo rebosa rebosante rebota rebotan rebotando rebotar rebote rebotes
        rebotó rebuscado rebuscar recabar recado recados recae recaen recaer recaiga recalca recalcando recalcar
        recalcitrante recalcitrantes recalcó recambio recapacitar recapitulación recarga recargada recargado recargar
        recargas recargo recargos recauda recaudaciones recaudación recaudado recaudador recaudadores recaudados
        recaudan recaudando recaudar recaudaron recaudo recaudó recayó recaía recaída recaídas recaído rece recelo
        recelos recemos recen recepciones recepcionista recepción receptiva receptividad receptivo receptivos receptor
        receptora receptoras receptores receptáculo recesivo recesión receso receta recetar recetario recetas recetó
        rechace rechacen rechacé rechaza rechazaba rechazaban rechazada rechazadas rechazado rechazados rechazamos
        rechazan rechazando rechazar rechazara rechazarla rechazarlo rechazaron rechazará rechazas rechazo rechazos
        rechazó reciba recibamos reciban recibas recibe reciben recibes recibida recibidas recibido recibidor recibidos
        recibiendo recibiera recibieran recibieron recibimiento recibimos recibir recibiremos recibirla recibirlas
        recibirlo recibirlos recibirme recibirnos recibirse recibirte recibirá recibirán recibirás recibiré recibiría
        recibirían recibiste recibió recibo recibos recibí recibía recibían recibís recicla reciclables reciclada
        reciclado reciclados reciclaje reciclan reciclando reciclar reciente recientemente recientes recinto recintos
        recio recipiente recipientes reciprocidad recita recitación recitado recital recitales recitando recitar recitó
        recién reclama reclamaba reclamaban reclamaciones reclamación reclamada reclamado reclamados reclamamos reclaman
        reclamando reclamar reclamaron reclame reclamen reclamo reclamos reclamó recluida recluido recluidos reclusa
        reclusas reclusión recluso reclusorio reclusos recluta reclutado reclutador reclutadores reclutados
        reclutamiento reclutan reclutando reclutar reclutaron reclutas reclutó recobra recobrado recobrar recobró recodo
        recoge recogemos recogen recoger recogerla recogerlas recogerlo recogerlos recogerá recogerán recoges recogida
        recogidas recogido recogidos recogiendo recogiera recogieron recogimiento recogimos recogió recogí recogía
        recogían recoja recojan recojo recolección recolecta recolectada recolectadas recolectado recolectados
        recolectan recolectando recolectar recolector recolectores recolectó recoleta recoletos recomendaba recomendaban
        recomendable recomendables recomendaciones recomendación recomendada recomendadas recomendado recomendados
        recomendamos recomendando recomendar recomendarle recomendarme recomendaron recomendarte recomendaría recomendé
        recomendó recomenzar recomienda recomiendan recomiendas recomiende recomienden recomiendo recompensa
        recompensada recompensado recompensados recompensar recompensas recomponer reconciliación reconciliar
        reconciliarse reconducir reconforta reconfortante reconoce reconocemos reconocen reconocer reconocerla
        reconocerle reconocerlo reconocerlos reconocerse reconocerá reconocerán reconocería reconoces reconocible
        reconocibles reconocida reconocidas reconocido reconocidos reconociendo reconociera reconocieran reconocieron
        reconocimiento reconocimientos reconoció reconocí reconocía reconocían reconozca reconozcamos reconozcan
        reconozcas reconozco reconquista reconquistar reconsiderar reconsidere reconstitución reconstrucciones
        reconstrucción reconstructiva reconstruida reconstruido reconstruir reconstruye reconstruyen reconstruyendo
        reconstruyó reconvertido recopila recopilaciones recopilación recopilada recopiladas recopilado recopilados
        recopilan recopilando recopilar recopilatorio recopiló recordaba recordaban recordación recordad recordada
        recordadas recordado recordados recordamos recordando recordar recordara recordaran recordaremos recordarla
        recordarlo recordarlos recordarme recordarnos recordaron recordarse recordarte recordará recordarán recordarás
        recordaré recordaría recordaste recordatorio recordatorios recordemos recordá recordáis recordé recordó recorra
        recorre recorremos recorren recorrer recorrerá recorrida recorridas recorrido recorridos recorriendo recorrieron
        recorrimos recorrió recorrí recorría recorrían recorta recortada recortadas recortado recortados recortan
        recortando recortar recorte recortes recortó recostada recostado recovecos recrea recreaciones recreación
        recreado recrean recreando recrear recreativa recreativas recreativo recreativos recreo recreos recrudecimiento
        recta rectal rectangular rectangulares rectas rectifica rectificación rectificado rectificar rectifique rectitud
        recto rector rectora rectorado rectores rectos rectángulo rectángulos recuadro recubierta recubiertas recubierto
        recubiertos recubre recubrimiento recuento recuentos recuerda recuerdan recuerdas recuerde recuerden recuerdes
        recuerdo recuerdos recupera recuperaba recuperaciones recuperación recuperada recuperadas recuperado recuperados
        recuperamos recuperan recuperando recuperar recuperara recuperarla recuperarlo recuperarlos recuperarme
        recuperaron recuperarse recuperarte recuperará recuperaría recuperas recupere recuperemos recuperen recuperes
        recupero recuperándose recuperé recuperó recurra recurre recurren recurrencia recurrente recurrentes recurrida
        recurrido recurriendo recurrieron recurrimos recurrir recurrirá recurrió recurro recurso recursos recámara
        recíproca recíprocamente recíprocas recíproco recóndito red redacciones redacción redacta redactada redactadas
        redactado redactados redactan redactando redactar redactaron redacte redactor redactora redactores redactó
        redada redadas rede rededor redefinir redención redentor redes redescubrimiento redescubrir redil redimir
        redimirse redirige redirigir redistribución redistribuir redoblar redoble redonda redondas redondeada
        redondeadas redondeado redondeados redondear redondeo redondo redondos reducciones reducción reduce reducen
        reducida reducidas reducido reducidos reduciendo reducimos reducir reducirla reducirlo reducirse reducirá
        reducirán reduciría reduciéndose reducto reductor reductores reductos reducía redujera redujeron redujo redunda
        redundancia redundante redundantes reduzca reduzcan reedición reeditado reeditar reelección reelecto reelegido
        reembolsar reembolso reemplace reemplaza reemplazada reemplazadas reemplazado reemplazados reemplazan
        reemplazando reemplazante reemplazar reemplazarla reemplazarlo reemplazarlos reemplazaron reemplazará reemplazo
        reemplazos reemplazó reencarnación reencontrarse reencuentra reencuentro reencuentros reenviar reenvío
        reescribir reestructuración reestructurar refacciones refacción refectorio referencia referenciado referencial
        referencias referendo referente referentes referida referidas referido referidos referimos referir referirme
        referirnos referirse referéndum referí refería referían referías referís refiera refieran refiere refieren
        refieres refiero refinación refinada refinadas refinado refinados refinamiento refinar refinería refinerías
        refiriendo refirieron refiriéndose refirió reflector reflectores refleja reflejaba reflejaban reflejada
        reflejadas reflejado reflejados reflejan reflejando reflejar reflejaron reflejarse reflejará refleje reflejen
        reflejo reflejos reflejó reflexiona reflexionado reflexionan reflexionando reflexionar reflexione reflexionemos
        reflexionen reflexiones reflexionó reflexiva reflexivo reflexivos reflexión reflujo reforestación reforma
        reformada reformadas reformado reformador reformadores reformados reformando reformar reformarse reformas
        reformatorio reformismo reformista reformistas reformular reformó reforzada reforzadas reforzado reforzados
        reforzamiento reforzando reforzar reforzaron reforzará reforzó refracción refractario refranes refrendado
        refrendar refrendo refresca refrescante refrescantes refrescar refrescarse refresco refrescos refriega
        refrigeración refrigerado refrigerador refrigeradores refrigerante refrigerio refrán refuerce refuerza refuerzan
        refuerzo refuerzos refugia refugiada refugiadas refugiado refugiados refugian refugiaron refugiarse refugio
        refugios refugió refundación refundar refundido refuta refutación refutado refutar reg regadera regado regados
        regadío regala regalaba regalaban regalada regalado regalados regalamos regalan regalando regalar regalarle
        regalarme regalaron regalarte regalas regalaste regale regalen regaliz regalo regalos regalé regalías regaló
        regando regantes regar regata regatas regatear regazo regaña regañadientes regañado regañar regaño regencia
        regenera regeneración regenerador regenerar regenerarse regenta regente regentes regia regida regido regidor
        regidora regidores regidos regimiento regimientos regina regio regional regionales regionalismo regionalista
        regionalistas regionalización regiones regios regir regirse regirá regirán registra registraba registraban
        registrada registradas registrado registrador registradora registradores registrados registraduría registramos
        registran registrando registrar registrarlo registrarme registraron registrarse registrarte registrará registras
        registrate registre registren registro registros registrándose registré registró región regla reglamenta
        reglamentaciones reglamentación reglamentado reglamentar reglamentaria reglamentariamente reglamentarias
        reglamentario reglamentarios reglamento reglamentos reglas regocijo regresa regresaba regresaban regresado
        regresamos regresan regresando regresar regresara regresaran regresaremos regresaron regresará regresarán
        regresaré regresaría regresarían regresas regrese regresemos regresen regreses regresiva regresivo regresión
        regreso regresé regresó reguero reguetón regula regulaba regulaciones regulación regulada reguladas regulado
        regulador reguladora reguladoras reguladores regulados regulan regulando regular regulares regularidad
        regularización regularizar regularmente regulará regule regulen regía regímenes regístrate rehabilitación
        rehabilitado rehabilitar rehacer rehenes rehusado rehusaron rehusó rehén rehúsa reimpresión reimpreso reina
        reinaba reinado reinados reinaldo reinan reinando reinante reinar reinas reincidencia reincidente reincidentes
        reincorporación reine reingreso reinicia reiniciar reinicie reinicio reinició reino reinos reinserción
        reintegración reintegrar reintegro reinterpretación reinvención reinventar reinventarse reinó reirá reiría
        reitera reiteración reiterada reiteradamente reiteradas reiterado reiterados reiteramos reiterando reiterar
        reitero reiteró reivindica reivindicaciones reivindicación reivindicado reivindican reivindicando reivindicar
        reivindicativa reivindicativo reivindicó reja rejas rejilla rejillas rejuvenecer rejuvenecimiento rel relaciona
        relacionaba relacionaban relacionada relacionadas relacionado relacionados relacional relacionales relacionamos
        relacionan relacionando relacionar relacionarlo relacionarme relacionarnos relacionarse relacione relacionen
        relaciones relaciono relacionó relación relaja relajación relajada relajado relajados relajan relajante
        relajantes relajar relajarme relajarnos relajarse relajarte relajate relaje relajo relanzamiento relanzar relata
        relataba relatado relatan relatando relatar relataron relate relativa relativamente relativas relatividad
        relativismo relativo relativos relato relator relatores relatos relató relax releer relegada relegado relegados
        relegando relevado relevamiento relevancia relevante relevantes relevar relevo relevos releyendo relicario
        relieve relieves religiones religiosa religiosamente religiosas religiosidad religioso religiosos religión
        reliquia reliquias rellano rellena rellenado rellenan rellenando rellenar rellenas relleno rellenos reloj
        relojero relojería relojes reluce reluciente relucientes relucir relájate relámpago relámpagos rema remaches
        remando remanente remanentes remanso remar remarca remarcando remarcar remarcó remata rematada rematado rematan
        rematando rematar remate remates remató remediar remediarlo remedio remedios rememora rememorando rememorar
        remera remeras remeros remesa remesas reminiscencia reminiscencias remisión remita remite remiten remitente
        remitida remitido remitidos remitir remitirá remitió remito remo remoción remodelaciones remodelación remodelado
        remodelar remojar remojo remolacha remolcador remolino remolinos remolque remolques remonta remontada remontan
        remontando remontar remontarse remontó remordimiento remordimientos remos remota remotamente remotas remoto
        remotos removed remover removida removido removidos removiendo removió remplazar remplazo remueve remuneraciones
        remuneración remunerada remuneradas remunerado remunerados renace renacentista renacentistas renacer renacido
        renacimiento renal renales rencillas rencor rencores rencorosa rencoroso render rendición rendida rendido
        rendidos rendija rendimiento rendimientos rendimos rendir rendirle rendirme rendirnos rendirse rendirte rendirá
        rendirán rendí rendía rendón rene renegado renegados renegando renegar renga renglones renglón rengo reniega
        reno renombrada renombrado renombrados renombrar renombre renos renovable renovables renovaciones renovación
        renovada renovadas renovado renovador renovadora renovados renovando renovar renovaron renovarse renovará renovó
        renta rentabilidad rentable rentables rentado rentar rentas rentería rentistas renuencia renuente renueva
        renuevan renueve renueven renuncia renunciaba renunciado renunciamos renuncian renunciando renunciar renunciara
        renunciaron renunciará renunciaría renuncias renuncie renuncien renuncies renuncio renuncié renunció rené reo
        reojo reorganización reorganizar reorientación reorientar reos rep repara reparaciones reparación reparada
        reparado reparador reparados reparan reparando reparar repararlo repare reparo reparos reparta repartan reparte
        reparten repartición repartida repartidas repartido repartidor repartidores repartidos repartiendo repartieron
        repartimos repartir repartirse repartió reparto repartos repartía repartían reparó repasa repasado repasamos
        repasando repasar repaso repatriación repatriados repatriar repele repelente repeler repensar repente repentina
        repentinamente repentinas repentino repentinos repercusiones repercusión repercute repercuten repercutir
        repercutió repertorio repertorios repesca repeticiones repetición repetida repetidamente repetidas repetido
        repetidor repetidores repetidos repetimos repetir repetirla repetirlo repetirme repetirse repetirá repetirán
        repetiré repetiría repetitiva repetitivas repetitivo repetitivos repetí repetía repetían repisa repisas repita
        repitan repitas repite repiten repites repitiendo repitiera repitieron repitió repito replanteamiento replantear
        replantearse replegarse repleta repletas repleto repletos replica replicación replicado replicar replicas
        replicó repliegue repoblación repoblar repollo reponer reponerse reporta reportaba reportada reportadas
        reportado reportados reportaje reportajes reportan reportando reportar reportarlo reportaron reporte reporten
        reportera reportero reporteros reportes reporto reportó reposa reposan reposar reposición repositorio
        repositorios reposo repostar repostería reprender reprendió represa represalia represalias represas representa
        representaba representaban representaciones representación representada representadas representado representados
        representamos representan representando representante representantes representar representara representarlo
        representarnos representaron representarse representará representarán representaría representas representativa
        representativas representatividad representativo representativos represente representen represento representó
        represiones represiva represivas represivo represivos represión represor represores reprime reprimen reprimenda
        reprimida reprimidas reprimido reprimidos reprimiendo reprimir reprimió reprobable reprobación reprobado
        reprobar reprobó reprocha reprochable reprochar reproche reproches reprochó reproducciones reproducción
        reproduce reproducen reproducida reproducidas reproducido reproducidos reproduciendo reproducimos reproducir
        reproducirse reproductiva reproductivo reproductivos reproductor reproductores reprodujo reproduzca reproduzcan
        reprueba reptil reptiles republicana republicanas republicanismo republicano republicanos repudia repudiado
        repudian repudiar repudio repudió repuesta repuesto repuestos repugna repugnancia repugnante repugnantes repulsa
        repulsiva repulsivo repulsión repunte repuso reputa reputación reputado reputados república repúblicas requena
        requerida requeridas requerido requeridos requerimiento requerimientos requerimos requerir requerirá requerirán
        requeriría requería requerían requiera requieran requiere requieren requieres requiero requiriendo requirieron
        requirió requisa requisito requisitos res resaca resalta resaltaba resaltado resaltan resaltando resaltar
        resaltaron resalte resaltó resarcimiento resarcir resbala resbaladiza resbaladizo resbalar resbaló resbalón
        rescata rescatada rescatadas rescatado rescatados rescatamos rescatan rescatando rescatar rescatarla rescatarlo
        rescatarlos rescataron rescate rescates rescatistas rescato rescató rescindir rescisión reseca resección
        resentida resentido resentidos resentimiento resentimientos reserva reservaba reservaciones reservación
        reservada reservadas reservado reservados reservamos reservan reservando reservar reservarse reservas reserve
        reserves reservo reservorio reservorios reservó reses reseña reseñado reseñar reseñas resfriado resfriados
        resfrío resguarda resguardado resguardados resguardar resguardarse resguardo resguardos residan reside residen
        residencia residencial residenciales residencias residente residentes residido residiendo residir residió
        residual residuales residuo residuos residía residían resiente resigna resignación resignada resignado
        resignados resignarse resiliencia resina resinas resista resistan resiste resisten resistencia resistencias
        resistente resistentes resistido resistiendo resistieron resistimos resistir resistirme resistirse resistirá
        resistió resisto resistí resistía resistían resoluciones resolución resolved resolvemos resolver resolveremos
        resolverlo resolverlos resolverse resolverá resolverán resolvería resolviendo resolviera resolvieron resolvió
        resolví resolvía resonancia resonancias resonando resonante resonar resonó resorte resortes respalda respaldada
        respaldadas respaldado respaldados respaldan respaldando respaldar respaldaron respalde respalden respaldo
        respaldos respaldó respecta respectiva respectivamente respectivas respectivo respectivos respecto respeta
        respetaba respetaban respetabilidad respetable respetables respetada respetadas respetado respetados respetamos
        respetan respetando respetar respetara respetarla respetarlo respetaron respetarse respetará respetarán respetas
        respete respetemos respeten respeto respetos respetuosa respetuosamente respetuosas respetuoso respetuosos
        respetó respira respiraba respiraciones respiración respirador respiramos respiran respirando respirar respiras
        respiratoria respiratorias respiratorio respiratorios respire respiren respires respiro respiró resplandece
        resplandeciente resplandecientes resplandor responda respondan respondas responde responded respondemos
        responden responder responderemos responderme responderte responderá responderán responderé respondería
        respondes respondida respondidas respondido respondiendo respondiera respondieron respondiste respondió respondo
        respondí respondía respondían responsabilidad responsabilidades responsabiliza responsabilizar responsabilizarse
        responsabilizó responsable responsables response responses respuesta respuestas resquicio resta restaba
        restablece restablecer restablecida restablecido restablecimiento restableció restablezca restado restan
        restando restante restantes restar restarle restaura restauraciones restauración restaurada restaurado
        restaurador restauradora restauradores restaurados restaurando restaurante restaurantes restaurar restauró reste
        restitución restituido restituir resto restos restrepo restricciones restricción restrictiva restrictivas
        restrictivo restrictivos restringe restringen restringida restringidas restringido restringidos restringiendo
        restringir restringió restructuración restó resucita resucitado resucitar resucitó resuelta resueltas resuelto
        resueltos resuelva resuelvan resuelve resuelven resuelvo resuena resuenan resulta resultaba resultaban resultado
        resultados resultan resultando resultante resultantes resultar resultara resultaran resultaron resultará
        resultarán resultaría resultarían resultas resulte resulten resulto resultó resume resumen resumida resumidas
        resumido resumiendo resumir resumirse resumió resumo resumía resurge resurgimiento resurgir resurgió
        resurrección resúmenes reta retablo retablos retado retador retaguardia retan retando retar retardada retardado
        retardados retardo rete retenciones retención retener retenerlo retenes retenga retenida retenidas retenido
        retenidos reteniendo reticencia reticencias reticente retiene retienen retina retira retiraba retiraban retirada
        retiradas retirado retirados retiramos retiran retirando retirar retirara retiraran retirarla retirarle
        retirarlo retirarlos retirarme retiraron retirarse retirarte retirará retiraría retiras retire retiren retires
        retiro retiros retirándose retiré retiró reto retocar retoma retomado retomamos retoman retomando retomar
        retomaron retome retomo retomó retoque retoques retorcer retorcida retorcidas retorcido retorcidos retorna
        retornado retornados retornan retornando retornar retorno retornos retornó retos retoño retoños retracción
        retractación retractarse retracto retractó retransmisiones retransmisión retransmitido retransmitir retrasa
        retrasada retrasadas retrasado retrasados retrasan retrasando retrasar retrasaron retrase retraso retrasos
        retrasó retrata retratada retratado retratados retratan retratando retratar retrato retratos retrató retrete
        retretes retribuciones retribución retribuir retro retroactiva retroactividad retroactivo retroalimentación
        retrocede retroceden retroceder retrocedido retrocediendo retrocedió retroceso retrocesos retrospectiva
        retrovisor retrógrada retrógradas retrógrado retrógrados retuerce retumba retuvieron retuvo retén retó retórica
        retóricas retórico reubicados reubicar reumatismo reumatoide reunida reunidas reunido reunidos reuniendo
        reuniera reunieran reunieron reunificación reunimos reuniones reunir reuniremos reunirme reunirnos reunirse
        reunirá reunirán reuniría reuniéndose reunió reunión reuní reunía reunían reus reutilización reutilizar rev
        revalidar revancha revela revelaba revelaban revelaciones revelación revelada reveladas revelado revelador
        reveladora reveladoras reveladores revelados revelan revelando revelar revelara revelaron revelarse revelará
        revelarán revelaría revele revelen revelo reveló revendedores revender reventa reventado reventando reventar
        reventó reverencia reverencias reverenda reverendo reversa reverse reversible reversibles reversión reverso
        revertido revertir reveses revestida revestido revestidos revestimiento revestimientos revestir revienta
        revientan reviente reviento revierte revirtió revisa revisaba revisada revisadas revisado revisados revisamos
        revisan revisando revisar revisara revisarlo revisaron revisarse revisará revisarán revisas revise revisemos
        revisen revises revisiones revisionismo revisionista revisionistas revisión reviso revisor revisores revista
        revistas reviste revisé revisó revitalización revitalizar revive reviven revivido reviviendo revivir revivió
        revoca revocación revocada revocado revocar revocatoria revocatorio revocó revoltoso revoltosos revoluciona
        revolucionado revolucionando revolucionar revolucionaria revolucionarias revolucionario revolucionarios
        revoluciones revolucionó revolución revolver revolviendo revoque revuelo revuelta revueltas revuelto revueltos
        revuelve revuelven revulsivo revés revólver revólveres rey reyerta reyes reynolds reynosa reynoso reza rezaba
        rezaban rezado rezagado rezagados rezago rezamos rezan rezando rezar rezo rezos rezó reí reía reíamos reían
        reído reímos reír reírme reírnos reírse reírte reís reñida reñido reúna reúnan reúne reúnen ria riachuelo
        riachuelos riada ribas ribera riberas ribereña ribereño ribereños ribetes rica ricamente ricardo ricas ricaurte
        rice ricino rico ricos ridiculez ridiculiza ridiculizado ridiculizar ridícula ridículamente ridículas ridículo
        ridículos riega riego riegos riel rieles rienda riendas riendo riera rieron riesgo riesgos riesgosa riesgosas
        riesgoso riestra rifa rifas rifle rifles rige rigen rigidez rigoberto rigor rigores rigurosa rigurosamente
        rigurosas rigurosidad riguroso rigurosos rima rimas rincon rinconada rincones rincón rinda rindan rindas rinde
        rinden rindes rindiendo rindiera rindieron rindió rindo ringo rinoceronte rinocerontes rio riohacha rioja
        riojana riojano riojanos rionegro rioplatense rios rioseco ripio ripoll riqueza riquezas riquísima riquísimas
        riquísimo riquísimos risa risaralda risas risco risible risita risitas risueña risueño rita ritmo ritmos rito
        ritos ritual rituales riva rivadavia rival rivales rivalidad rivalidades rivalizar rivas rivera rivero rizada
        rizado rizal rizo rizoma rizos riéndome riéndose riña riñas riñones riñón rió ro roa rob roba robaba robaban
        robada robadas robado robados robamos roban robando robar robara robaran robarle robarles robarme robarnos
        robaron robarse robarte robas robaste robe roben roberto robes robinson roble robledo robles robo robos robot
        robots robusta robustas robustez robusto robustos robé robó robótica roca rocas roce roces rocha roche rociado
        rociar rocio roció rock rocks rococó rocosa rocosas rocoso rocosos rocía rocío roda rodaba rodada rodado rodados
        rodadura rodaja rodajas rodaje rodajes rodando rodante rodar rodaron rodas rodea rodeaba rodeaban rodeada
        rodeadas rodeado rodeados rodean rodeando rodear rodearon rodearse rodeo rodeos rodeó rodilla rodillas rodillo
        rodillos rodolfo rodrigo rodrigues rodríguez rodó roe roedor roedores roer rogaba rogado rogamos rogando rogar
        rogarle roger rogué rogándole rogó roja rojas rojiza rojizas rojizo rojizos rojo rojos rol rola rolando rolas
        roldan roldán role roles rollito rollitos rollo rollos rolo roma romana romanas romance romancero romances
        romano romanos romanticismo romaní rombo rombos romeo romera romero romería romina romo rompa rompamos rompan
        rompas rompe rompecabezas rompemos rompen romper romperla romperlas romperle romperlo romperme romperse romperte
        romperá rompería rompes rompiendo rompiera rompieron rompimiento rompimos rompiste rompiéndose rompió rompo
        rompí rompía rompían román románica románicas románico romántica románticas romántico románticos ron ronca
        roncando roncar roncesvalles ronco ronda rondaba rondan rondando rondar rondas rondo rondón ronquidos roo ropa
        ropajes ropas ropero roque roques roquetas ros rosa rosada rosadas rosado rosados rosal rosaleda rosales rosalía
        rosarino rosarinos rosario rosarios rosarito rosas rosca roscas rosco rose rosen rosendo roses rosita rositas
        rosquillas rostro rostros rota rotaciones rotación rotando rotar rotas rotativa rotativo rotativos rotatorio
        roto rotonda rotondas rotor rotos rotulador rotunda rotundamente rotundo rotura roturas rouge rovira roxas roya
        royo roza rozamiento rozan rozando rozar rozas rozo rozó ruanda ruano ruben rubia rubiales rubias rubio rubios
        rublo rublos rubor rubro rubros ruby rubén rubí rubíes ruda rudeza rudimentaria rudimentario rudimentarios rudo
        rudos rueda ruedan ruedas ruedo ruega ruegan ruego ruegos rufianes rufina rufino rufián rufo rugby ruge rugido
        rugir rugosa ruido ruidos ruidosa ruidosamente ruidosas ruidoso ruidosos ruin ruina ruinas ruinoso ruiseñor ruiz
        rule rules ruleta rulo rulos rumana rumano rumanos rumanía rumba rumbo rumbos rumor rumorea rumoreaba rumores
        runa runas rupestre rupestres rupias ruptura rupturas rural rurales rus rusa rusas rusia ruso rusos ruta rutas
        rutina rutinaria rutinariamente rutinarias rutinario rutinarios rutinas ruíz rábano ráfaga ráfagas rápida
        rápidamente rápidas rápido rápidos récord récords rédito réditos régimen réplica réplicas réquiem ría rían rías
        ríe ríen ríes ríete rígida rígidas rígido rígidos rímac río ríos rítmica rítmicas rítmico rítmicos rómulo rótula
        rótulo rótulos rúa rúbrica rústica rústicas rústico rústicos saavedra sabadell sabana sabanas sabaneta sabe
        sabed sabelotodo sabemos saben saber saberes saberla saberlo saberse sabes sabia sabiamente sabias sabido
        sabiduría sabiendas sabiendo sabina sabinas sabino sabio sabios sabiéndolo sable sables sabor saborea saboreando
        saborear sabores sabotaje saboteadores sabotear sabre sabremos sabrosa sabrosas sabroso sabrosos sabrá sabrán
        sabrás sabré sabréis sabría sabríamos sabrían sabrías sabueso sabuesos sabático sabéis sabés sabía sabíais
        sabíamos sabían sabías saca sacaba sacaban sacada sacadas sacado sacados sacalo sacame sacamos sacan sacando
        sacar sacara sacaran sacaremos sacarla sacarlas sacarle sacarles sacarlo sacarlos sacarme sacarnos sacaron
        sacarosa sacarse sacarte sacará sacarán sacaré sacaría sacarían sacas sacaste sacate sacerdocio sacerdotal
        sacerdote sacerdotes sacerdotisa sacha saciar saciedad saco sacos sacra sacramental sacramento sacramentos
        sacrifica sacrificada sacrificadas sacrificado sacrificados sacrifican sacrificando sacrificar sacrificaron
        sacrificarse sacrificio sacrificios sacrifico sacrificó sacrilegio sacristán sacristía sacro sacude sacuden
        sacudida sacudidas sacudido sacudiendo sacudieron sacudir sacudirse sacudió sacudía sacándose sacó sadismo saeta
        safari saga sagas sagaz sagitario sagrada sagradas sagrado sagrados sagrario sagunto sahagún sainete saint saja
        sajones sajón sal sala salad salada saladas salado salados salamanca salamandra salami salar salarial salariales
        salario salarios salas salaverry salazar salcedo salchicha salchichas salchichón saldar saldaña saldo saldos
        saldremos saldrá saldrán saldrás saldré saldría saldrían saldó sale salen salero sales salesiana salesiano
        salesianos salga salgado salgamos salgan salgar salgas salgo salguero salia salid salida salidas salido salidos
        saliendo saliente salientes saliera salieran salieron saliese salimos salina salinas salinidad salino salio
        salir salirme salirse salirte saliste salitre saliva salió salle salma salman salmantina salmantino salmerón
        salmo salmones salmos salmuera salmón salo salobre salomé salomón salones salou salpica salpicada salpicado
        salpicaduras salpicar salsa salsas salt salta saltaba saltaban saltado saltador saltamontes saltamos saltan
        saltando saltar saltaron saltarse saltas salte saltear salten saltes salteña salteño salteños saltillo salto
        saltos salté saltó salubridad salud saluda saludaba saludaban saludable saludables saludado saludamos saludan
        saludando saludar saludarla saludarle saludarlo saludarlos saludarme saludaron saludarte saludas salude saluden
        saludo saludos saludé saludó salute salva salvaba salvación salvada salvadas salvado salvador salvadora
        salvadores salvadoreña salvadoreño salvadoreños salvados salvaguarda salvaguardar salvaguardia salvaguardias
        salvajada salvaje salvajemente salvajes salvajismo salvamento salvamos salvan salvando salvar salvara salvarla
        salvarle salvarlo salvarlos salvarme salvarnos salvaron salvarse salvarte salvará salvarán salvaría salvas
        salvaste salvatierra salvavidas salve salvedad salvemos salven salvia salvo salvoconducto salvos salvé salvó
        salí salía salíamos salían salías salís salón salónica sama samaniego samaná samaria samaritano samaritanos
        samoa samper samsung samuel samurái samuráis san sana sanabria sanación sanado sanador sanamente sanando sanar
        sanas sanatorio sancho sanciona sancionada sancionadas sancionado sancionador sancionados sancionan sancionar
        sancionará sancione sanciones sancionó sanción sancocho sancti sandalia sandalias sandeces sandia sandino
        sandoval sandra sandwich sandía sandías sane saneamiento sanear sangra sangraba sangrado sangran sangrando
        sangrante sangrantes sangrar sangre sangrienta sangrientas sangriento sangrientos sangría sanguijuela
        sanguijuelas sanguinaria sanguinario sanguinarios sanguínea sanguíneas sanguíneo sanguíneos sanidad sanitaria
        sanitarias sanitario sanitarios sanlúcar sano sanos sansa sansón santa santacruz santafesina santafesino
        santafesinos santafé santamaría santana santander santas santería santiago santiagueño santiaguinos santidad
        santificado santillana santo santoral santos santuario santuarios santurce santísima santísimo sanz sao sapa
        sapo sapos saque saqueada saqueadas saqueado saqueador saqueadores saqueados saquean saqueando saquear saquearon
        saquemos saquen saqueo saqueos saques saqueó saqué sara sarampión saravia sarcasmo sarcasmos sarcástica
        sarcásticamente sarcástico sarcófago sardina sardinas sargento sargentos sarmiento sarna sarraceno sarracenos
        sarria sarro sarta sartenes sartén sastre sastrería sastres sata satanismo satanás satelital satelitales
        satisfacciones satisfacción satisface satisfacen satisfacer satisfaciendo satisfactoria satisfactoriamente
        satisfactorias satisfactorio satisfactorios satisfaga satisfagan satisfecha satisfechas satisfecho satisfechos
        satisfizo sativa sato satura saturación saturada saturadas saturado saturados saturar saturnino saturno satánica
        satánico satánicos satélite satélites satén satírica satíricas satírico satíricos sauce sauces saudi saudita
        saudí saudíes sauna savia saxo saxofonista saxofón saya sazón saña scooter se sea seamos sean seas sebastian
        sebastián sebastopol sebo seca secado secador secadora secan secando secano secar secarse secas seccional
        seccionales secciones sección secesionista secesionistas secesión seco secos secreciones secreción secreta
        secretamente secretaria secretariado secretarias secretario secretarios secretaría secretarías secretas
        secretismo secreto secretos secta sectaria sectario sectarios sectarismo sectas sector sectores sectorial
        sectoriales secuaces secuaz secuela secuelas secuencia secuenciación secuencial secuencias secuestra secuestrada
        secuestradas secuestrado secuestrador secuestradores secuestrados secuestran secuestrando secuestrar
        secuestraron secuestren secuestro secuestros secuestró secular seculares secularización secunda secundado
        secundaria secundarias secundario secundarios secundo secó sed seda sedan sedante sedantes sedas sede sedentaria
        sedentario sedentarios sedentarismo sedes sediciosos sedición sedienta sediento sedientos sedimentación
        sedimentarias sedimento sedimentos sedoso seducción seduce seducen seducido seducir seductor seductora
        seductores sedujo sedán sega seglar seglares segmentación segmento segmentos segovia segrega segregación
        segregada segregados segregar seguid seguida seguidamente seguidas seguidilla seguidme seguido seguidor
        seguidora seguidoras seguidores seguidos seguimiento seguimientos seguimos seguir seguiremos seguirla seguirlas
        seguirlo seguirlos seguirme seguirnos seguirse seguirte seguirá seguirán seguirás seguiré seguiría seguiríamos
        seguirían seguiste segunda segundas segundo segundos segur segura seguramente seguras seguridad seguro seguros
        seguí seguía seguíamos seguían seguís según seis seiscientos sel selecciona seleccionada seleccionadas
        seleccionado seleccionador seleccionados seleccionamos seleccionan seleccionando seleccionar seleccionaron
        seleccionas seleccione selecciones seleccionó selección selecta selectas selectiva selectivamente selectivas
        selectividad selectivo selectivos selecto selector selectos selenio sella sellada selladas sellado sellados
        sellando sellar sellaron sello sellos selló selva selvas selvática sema semana semanal semanales semanalmente
        semanario semanarios semanas semblante semblanza sembrada sembradas sembrado sembrados sembrando sembrar
        sembraron sembró semejante semejantes semejanza semejanzas semen semental sementales semestral semestrales
        semestre semestres semicircular semiconductores semicírculo semifinal semifinales semifinalistas semilla
        semillas semillero semilleros seminal seminario seminarios seminaristas semis semita semiótica semáforo
        semáforos semántica semánticas semántico semánticos sen sena senado senador senadora senadores senatorial
        sencilla sencillamente sencillas sencillez sencillo sencillos senda sendas senderismo sendero senderos sendos
        senegal senegaleses senegalés senil senior seno senos sensacional sensacionales sensacionalismo sensacionalista
        sensacionalistas sensaciones sensación sensata sensatas sensatez sensato sensatos sensibilidad sensibilidades
        sensibilización sensibilizar sensible sensiblemente sensibles sensitiva sensitivo sensor sensores sensorial
        sensoriales sensual sensuales sensualidad sentaba sentaban sentada sentadas sentadillas sentado sentados
        sentamos sentando sentar sentara sentarme sentarnos sentaron sentarse sentarte sentará sentaría sentaste sentate
        sentencia sentenciada sentenciado sentenciados sentenciar sentencias sentenció sentida sentidas sentido sentidos
        sentimental sentimentales sentimentalismo sentimentalmente sentimiento sentimientos sentimos sentir sentiremos
        sentirla sentirlo sentirme sentirnos sentirse sentirte sentirá sentirán sentirás sentiré sentiría sentirían
        sentirías sentiste sentándose senté sentí sentía sentíamos sentían sentías sentís sentó seo sepa sepamos sepan
        separa separaba separaban separaciones separación separada separadamente separadas separado separador separados
        separamos separan separando separar separarlo separarlos separarme separarnos separaron separarse separate
        separatismo separatista separatistas separe separen separo separándose separé separó sepas sepelio sepia
        septentrional septentrionales septicemia septiembre sepulcral sepulcro sepulcros sepultada sepultado sepultados
        sepultar sepultura sepulturas sepáis seque sequedad sequen sequía sequías ser sera serafín seras serbia serbias
        serbio serbios seremos serena serenata serenatas serenidad sereno serenos seres sergio seria serial seriales
        seriamente seriamos serian serias serie seriedad series serio serios serle serles serlo sermones sermón serna
        sernos serpa serpiente serpientes serra serrana serrano serranos serranía serranías serrucho serte servia
        servicial servicio servicios servida servidas servido servidor servidora servidores servidos servidumbre servil
        serviles servilismo servilleta servilletas servimos servir servirle servirles servirlo servirme servirnos
        servirse servirte servirá servirán serviría servirían serví servía servían será serán serás seré seréis sería
        seríamos serían serías ses sesenta sesgada sesgadas sesgado sesgados sesgo sesgos sesiones sesión seso sesos set
        seta setas setecientos setenta setentas setiembre seto setos sets seudónimo seudónimos severa severamente
        severas severidad severo severos sevilla sevillana sevillanas sevillano sevillanos sexenio sexenios sexi sexismo
        sexista sexistas sexo sexos sexta sexto sexual sexuales sexualidad sexualmente sexy sexys seychelles seáis seña
        señal señala señalaba señalaban señalada señaladas señalado señalados señalamiento señalamientos señalamos
        señalan señalando señalar señalarlo señalaron señalarse señale señalen señales señalización señalo señalé señaló
        señas señor señora señoras señores señorial señoriales señorita señoritas señorito señoritos señoría señorías
        señorío señoríos señuelo señuelos shakira sheriff show shows si siberia siberiano sibila sic sica sicario
        sicarios siciliana siciliano sicilianos sicología sicológica sicológico sida sideral siderurgia siderúrgica sido
        sidra siega siembra siembran siembras siempre sien siena siendo sienes sienta sientan sientas siente sienten
        sientes siento sierra sierras sierva siervo siervos siesta siestas siete sifón sig siga sigamos sigan sigas
        sigilo sigilosamente sigiloso sigla siglas siglo siglos sigma signatarios significa significaba significaban
        significación significado significados significan significando significante significantes significar significara
        significaron significará significaría significas significativa significativamente significativas significativo
        significativos significó signifique signo signos sigo sigue siguen sigues siguiendo siguiente siguientes
        siguiera siguieran siguieras siguieron siguiese siguió sigáis sil silba silbando silbar silbato silbatos silbido
        silbidos silencia silenciada silenciado silenciador silenciados silenciar silencio silencios silenciosa
        silenciosamente silenciosas silencioso silenciosos silente siles silicio silicona silla sillares sillas sillería
        sillones sillón silo silos silueta siluetas silva silvano silverio silvestre silvestres silvia silvicultura sima
        simbionte simbiosis simbolismo simboliza simbolizan simbolizar simbología simbólica simbólicamente simbólicas
        simbólico simbólicos simetría simiente similar similares similarmente similitud similitudes simio simios simon
        simpatiza simpatizan simpatizante simpatizantes simpatizar simpatizo simpatía simpatías simple simplemente
        simples simpleza simplicidad simplifica simplificación simplificada simplificado simplificando simplificar
        simplista simplistas simplón simposio simposios simpática simpáticas simpático simpáticos simula simulaciones
        simulación simulacro simulacros simulada simulado simulador simuladores simulan simulando simular simultánea
        simultáneamente simultáneas simultáneo simultáneos simétrica simétricas simétrico simétricos simón sin sina
        sinagoga sinagogas sinaloa sinapsis sinaí sincera sinceramente sinceras sinceridad sincero sinceros sincretismo
        sincronización sincronizada sincronizado sincronizados sincronizar sincronía sindicado sindical sindicales
        sindicalismo sindicalista sindicalistas sindicato sindicatos sindicatura sinergia sinergias sinfonía sinfonías
        sinfín sinfónica sinfónico singapur single singles singular singulares singularidad singularidades singularmente
        siniestra siniestras siniestro siniestros sinnúmero sino sinonimia sinopsis sinrazón sinsentido sintagma
        sintamos sintaxis sintetiza sintetizado sintetizador sintetizadores sintetizan sintetizar sintiendo sintiera
        sintieran sintieras sintieron sintiéndome sintiéndose sintió sintomatología sintomático sintonizar sintonía
        sintáctico sintética sintéticas sintético sintéticos sinuoso sinusitis sinvergüenza sinvergüenzas sinónimo
        sinónimos sion sionismo sionista sionistas siquiera sirena sirenas siria sirias sirio sirios siro sirope sirva
        sirvan sirve sirven sirves sirviendo sirvienta sirvientas sirviente sirvientes sirviera sirvieran sirvieron
        sirvió sirvo sis sisa sismo sismos sistema sistemas sistematización sistematizar sistemática sistemáticamente
        sistemáticas sistemático sistemáticos sistémica sistémicas sistémico sistémicos sita sitges sitiada sitiado
        sitiados sitio sitios sito situaba situaban situaciones situación situada situadas situado situados situando
        situar situaron situarse situándose situó sitúa sitúan sitúe sixto siéndolo siéntanse siéntase siéntate siéntese
        siéntete so soacha soba sobaco sobe soberana soberanamente soberanas soberano soberanos soberanía soberanías
        soberbia soberbio soberbios sobornado sobornar soborno sobornos sobra sobraba sobraban sobrada sobradamente
        sobrado sobrados sobran sobrando sobrante sobrantes sobrar sobraron sobras sobre sobrecarga sobrecargado
        sobredosis sobreexplotación sobrehumana sobrellevar sobremanera sobremesa sobrenatural sobrenaturales
        sobrenombre sobrenombres sobrepasa sobrepasaba sobrepasado sobrepasan sobrepasando sobrepasar sobrepase
        sobrepasó sobrepeso sobreponerse sobreprecio sobres sobresale sobresalen sobresaliendo sobresaliente
        sobresalientes sobresalir sobresalió sobresalto sobresaltos sobresalía sobreseimiento sobresueldos sobretodo
        sobrevino sobreviva sobrevivan sobrevive sobreviven sobrevivido sobreviviendo sobreviviente sobrevivientes
        sobrevivieron sobrevivimos sobrevivir sobrevivirá sobrevivirán sobrevivió sobrevivo sobreviví sobrevolando
        sobrevolar sobrevuelo sobria sobriedad sobrina sobrinas sobrino sobrinos sobrio sobrios sobro sobró soc soca
        socavar socavón socia sociabilidad sociable sociables social socialdemocracia socialdemócrata socialdemócratas
        sociales socialismo socialista socialistas socialización socializar socialmente socias sociedad sociedades socio
        sociocultural socioculturales socioeconómica socioeconómicas socioeconómico socioeconómicos sociología
        sociológica sociológicas sociológico sociológicos socios socióloga sociólogo sociólogos soconusco socorrer
        socorrista socorristas socorro soda sodio sodomía soez sofisticación sofisticada sofisticadas sofisticado
        sofisticados sofocada sofocado sofocante sofocar software sofá sofás sofía soga sogamoso sogas sois soja sol
        sola solamente solana solanas solano solapa solapas solar solares solariega solas soldada soldadas soldado
        soldador soldados soldadura soldar soleada soleado soleados soledad soledades solemne solemnemente solemnes
        solemnidad solemos soler solera soles solfeo solicita solicitaba solicitaban solicitada solicitadas solicitado
        solicitados solicitamos solicitan solicitando solicitante solicitantes solicitar solicitara solicitarle
        solicitarlo solicitaron solicitarse solicitará solicite soliciten solicito solicitud solicitudes solicité
        solicitó solida solidaria solidariamente solidarias solidaridad solidario solidarios solidariza solidarizarse
        solidez solido solis solista solistas solita solitaria solitarias solitario solitarios sollozando sollozos solo
        solomon solos solsticio soltaba soltado soltamos soltando soltar soltara soltarla soltarlo soltarme soltaron
        soltarse soltarte soltera solteras soltero solteros soltería soltura solté soltó solubilidad soluble solubles
        soluciona solucionado solucionados solucionamos solucionan solucionando solucionar solucionarlo solucionarlos
        solucionarse solucionará solucionaría solucione solucionen soluciones soluciono solucionó solución solvencia
        solventar solvente solventes solá solé solía solíamos solían solías solís solórzano soma somalia somalí somalíes
        sombra sombras sombreado sombrero sombreros sombrilla sombrillas sombría sombrías sombrío sombríos someta
        sometan somete someten someter someterlo someterlos someterse someterá someterán sometida sometidas sometido
        sometidos sometiendo sometieron sometimiento sometió somnolencia somo somos son sonaba sonaban sonado sonados
        sonando sonar sonara sonaron sonará sonaría sonata sonda sondas sondear sondeo sones soneto sonetos sonia sonido
        sonidos sonora sonoras sonoridad sonoro sonoros sonreí sonreía sonreído sonreír sonriendo sonriente sonrientes
        sonrisa sonrisas sonrió sonrojo sonría sonrían sonríe sonríen sonríes sonrío sonámbulo sonó sopa sopas sopesar
        sopla soplaba soplado soplan soplando soplar sople soplete soplo sopló soporta soportaba soportable soportado
        soportados soportamos soportan soportando soportar soportarlo soportaría soportas soporte soportes soporto
        soportó soprano sor sora soraya sorbete sorbo sorbos sorda sordas sordera sordo sordos sorgo soria soriana
        soriano sorna soros sorprenda sorprendan sorprendas sorprende sorprenden sorprendente sorprendentemente
        sorprendentes sorprender sorprenderme sorprendernos sorprenderse sorprenderte sorprenderá sorprenderán
        sorprendería sorprendes sorprendida sorprendidas sorprendido sorprendidos sorprendiendo sorprendieron sorprendió
        sorprendo sorprendí sorprendía sorpresa sorpresas sorpresiva sorpresivamente sorpresivo sorteado sorteando
        sortear sorteo sorteos sortija sos sosa sosegado sosiego soso sospecha sospechaba sospechaban sospechado
        sospechamos sospechan sospechando sospechar sospechas sospeche sospecho sospechosa sospechosamente sospechosas
        sospechoso sospechosos sospeché sospechó sostendrá sostenemos sostener sostenerla sostenerlo sostenerse sostenes
        sostenga sostengan sostengo sostenibilidad sostenible sostenibles sostenida sostenidas sostenido sostenidos
        sosteniendo sostenimiento sostenía sostenían sostiene sostienen sostuve sostuvieron sostuvo sostén sota sotana
        sotavento soterramiento soto sotomayor soviet soviets soviética soviéticas soviético soviéticos soy soya soñaba
        soñaban soñada soñado soñador soñadora soñadores soñamos soñando soñar soñaron soñaste soñé soñó spinoza sport
        sports spíritus sr sra sres sri srta ss sta stand stands stas sto su suave suavemente suaves suavidad suaviza
        suavizado suavizar suazilandia suba subalterno subalternos subamos suban subas subasta subastas subcampeón
        subconjunto subconsciente subcontinente subcultura subcutánea subdelegado subdesarrollado subdesarrollados
        subdesarrollo subdirección subdirector subdirectora subdivisiones subdivisión sube suben subes subespecie
        subestación subestima subestimado subestiman subestimar subestimes subgrupo subgrupos subgénero subia subida
        subidas subido subidos subiendo subiera subieran subieron subimos subir subiremos subirla subirlas subirle
        subirlo subirlos subirme subirse subirte subirá subirán subiré subiría subiste subió subjefe subjetiva
        subjetivas subjetividad subjetivo subjetivos subjuntivo sublevaciones sublevación sublevado sublevados
        sublimación sublime sublimes subliminal subliminales submarina submarinas submarino submarinos submundo
        subnormal subnormales subo suboficial suboficiales subordinación subordinada subordinadas subordinado
        subordinados subproducto subproductos subraya subrayado subrayan subrayando subrayar subrayó subrogada
        subsahariana subsanar subscribe subscriptores subsecretaria subsecretario subsecretarios subsecretaría
        subsecuente subsecuentemente subsecuentes subsidiado subsidiados subsidiar subsidiaria subsidiarias subsidiario
        subsidio subsidios subsiguiente subsiguientes subsiste subsistema subsistemas subsisten subsistencia subsistir
        substancia substancial substancias subsuelo subteniente subterránea subterráneas subterráneo subterráneos
        subtitulada subtituladas subtitulado subtropical subtropicales subtítulo subtítulos suburbana suburbano suburbio
        suburbios subvenciona subvencionada subvencionado subvencionados subvencionar subvenciones subvención subversiva
        subversivas subversivo subversivos subversión subvertir subyace subyacen subyacente subyacentes subí subía
        subían subís succión suceda sucedan sucede suceden suceder sucederle sucederá sucederán sucedería sucedido
        sucedidos sucediendo sucediera sucedieron sucedió sucedía sucedían sucesiones sucesiva sucesivamente sucesivas
        sucesivo sucesivos sucesión suceso sucesor sucesora sucesores sucesos sucia sucias suciedad sucintamente sucio
        sucios sucre suculenta suculentas suculento suculentos sucumbe sucumbido sucumbir sucumbió sucursal sucursales
        sud suda sudadera sudaderas sudado sudafricana sudafricano sudafricanos sudamericana sudamericanas sudamericano
        sudamericanos sudamérica sudan sudando sudar sudario sudeste sudo sudoeste sudor sudoración sudores sudáfrica
        sudán sueca suecas suecia sueco suecos suegra suegras suegro suegros suela suelas sueldo sueldos suele suelen
        sueles suelo suelos suelta sueltan sueltas suelte suelten sueltes suelto sueltos suena suenan suenas suene
        suenen sueno suero suerte suertes suevos sueña sueñan sueñas sueñe sueñes sueño sueños suficiencia suficiente
        suficientemente suficientes sufijo sufijos sufra sufragar sufragio sufragios sufran sufras sufre sufren sufres
        sufrida sufridas sufrido sufridos sufriendo sufriera sufrieron sufrimiento sufrimientos sufrimos sufrir sufrirá
        sufrirán sufriría sufriste sufrió sufro sufrí sufría sufrían sufí sugerencia sugerencias sugerente sugerentes
        sugerida sugeridas sugerido sugeridos sugerimos sugerir sugeriría sugerí sugería sugerían sugestivo sugestión
        sugiera sugiere sugieren sugieres sugiero sugiriendo sugirieron sugirió suicida suicidado suicidan suicidar
        suicidarme suicidaron suicidarse suicidarte suicidas suicide suicidio suicidios suicido suicidó suite suites
        suiza suizas suizo suizos sujeción sujeta sujetaba sujetador sujetadores sujetan sujetando sujetar sujetarse
        sujetas sujete sujeto sujetos sujetó sula sulfato sulfatos sulfuro sulfuros sulfúrico sultana sultanes sultán
        suma sumaba sumaban sumada sumadas sumado sumados sumamente sumamos suman sumando sumar sumaria sumariamente
        sumario sumarios sumarle sumaron sumarse sumarte sumará sumarán sumaría sumas sumatoria sume sumen sumerge
        sumergen sumergida sumergidas sumergido sumergidos sumergir sumergirse sumergió sumida sumidero sumido sumidos
        suministra suministrada suministradas suministrado suministrados suministran suministrando suministrar
        suministro suministros suministró sumisa sumisas sumisión sumiso sumisos sumió sumo sumándose sumó suntuosa supe
        supeditada supeditado supera superaba superaban superación superada superadas superado superados superamos
        superan superando superar superarla superarlo superarlos superaron superarse superará superaría superas
        superaste supere superen superestructura superficial superficiales superficialidad superficialmente superficie
        superficies superfluo superfluos superhéroe superhéroes superintendencia superintendente superior superiora
        superiores superioridad superlativo supermercado supermercados supero superpoblación superpone superponen
        superposición superproducción superpuestas superpuesto superpuestos supersticiones supersticiosa supersticioso
        superstición supervisa supervisada supervisadas supervisado supervisados supervisando supervisar supervisión
        supervisor supervisora supervisores supervisó supervivencia superviviente supervivientes superávit superé superó
        supiera supieran supieras supieron supiese supimos supiste supiéramos suplantación suplantar suple suplementaria
        suplementario suplementarios suplemento suplementos suplencia suplente suplentes suplica suplicando suplicar
        suplicio suplico suplicó suplir supo supondrá supondría supone suponemos suponen suponer supones suponga
        supongamos supongan supongo suponiendo suponía suponían suposiciones suposición suprarrenal suprema supremacía
        supremas supremo supremos supresión suprime suprimen suprimida suprimidas suprimido suprimidos suprimiendo
        suprimieron suprimir suprimió supuesta supuestamente supuestas supuesto supuestos supuse supusieron supuso sur
        suramericana suramericano suramericanos surco surcoreana surcoreano surcoreanos surcos sureste sureña sureño
        sureños surfista surfistas surge surgen surgida surgidas surgido surgidos surgiendo surgiera surgieran surgieron
        surgimiento surgir surgirá surgirán surgiría surgió surgía surgían surinam surja surjan suroeste surrealismo
        surrealista surrealistas surte surtido surtidor surtidores surtir sus susa susana susceptibilidad
        susceptibilidades susceptible susceptibles suscita suscitado suscitan suscitar suscitaron suscitó suscriban
        suscribe suscriben suscribieron suscribir suscribirse suscribirte suscribió suscribo suscripciones suscripción
        suscripto suscriptor suscriptores suscrita suscrito suscritos suso susodicha susodicho suspenda suspendan
        suspende suspended suspenden suspender suspenderse suspenderá suspendida suspendidas suspendido suspendidos
        suspendiendo suspendiera suspendieron suspendió suspense suspensiones suspensivos suspensión suspenso suspicacia
        suspicacias suspicaz suspira suspirando suspirar suspiro suspiros suspiró sustancia sustancial sustanciales
        sustancialmente sustancias sustantiva sustantivo sustantivos sustenta sustentable sustentables sustentación
        sustentada sustentado sustentan sustentar sustente sustento sustituciones sustitución sustituida sustituidas
        sustituido sustituidos sustituir sustituirla sustituirlo sustituirá sustituta sustituto sustitutos sustituya
        sustituye sustituyen sustituyendo sustituyeron sustituyó susto sustos sustracción sustraer sustrato sustratos
        sustraído susurra susurrando susurrar susurro susurros susurró sutil sutiles sutileza sutilezas sutilmente
        sutura suturas suya suyas suyo suyos suárez suéter swing sábado sábados sábana sábanas sácale sácame sácate
        sádica sádico sádicos sáenz sáez sálvame sálvese sánchez sándalo sándwich sándwiches sánscrito sátira sátiras
        sátiro sátrapa sé séneca sépalos séptica séptico séptima séptimo séquito sésamo sí sífilis síguelo sígueme
        síguenos sílaba sílabas sílice símbolo símbolos símil síndico síndicos síndrome síndromes sínodo síntesis
        síntoma síntomas sírvase sísmica sísmicas sísmico sísmicos sócrates sódico sófocles sólida sólidamente sólidas
        sólido sólidos sólo sórdida sórdido sótano sótanos súbdito súbditos súbete súbita súbitamente súbito súper
        súplica súplicas ta taba tabacalera tabaco tabacos tabaquismo tabasco taberna tabernas tabernero tabernáculo
        tabique tabiques tabla tablada tablas table tablero tableros tables tableta tabletas tablilla tablillas tablones
        tablón tabula taburete tabú tabúes tac taca tacaño tacha tachado tachan tachar tachas tacho tacita tacna taco
        tacones tacos tacto tacubaya tacón tadeo taekwondo tailandesa tailandeses tailandia tailandés taiwan taiwanesa
        taiwaneses taiwanés tajada tajadas tajante tajantemente tajo tal tala taladro taladros talante talar talas
        talavera talca talcahuano talco tale talento talentos talentosa talentosas talentoso talentosos tales talibanes
        talibán talismán talla tallada talladas tallado tallados tallar tallarines tallas talle taller talleres talles
        tallo tallos talonario talones talud talón tamal tamales tamara tamarindo tamaulipas tamaña tamaño tamaños
        tambalea también tambo tambor tambores tambos tame tamil tamiz tamos tampico tampoco tampones tampón tan tanda
        tandas tandil tanga tangas tangencial tangente tangible tangibles tango tangos taninos tanque tanques tanquetas
        tanta tantas tantear tanteo tanto tantos tantísimo tanzania tao tapa tapaba tapachula tapada tapadas tapadera
        tapado tapados tapan tapando tapar taparon taparse tapas tapatío tape tapen tapes tapete tapetes tapia tapias
        tapicería tapices tapiz tapizado tapo tapones tapujos tapó tapón taquicardia taquilla taquillas taquillera
        taquito taquitos tara tarada tarado tarados tarapacá taras tarata tarda tardaba tardado tardamos tardan tardando
        tardanza tardar tardara tardaron tardará tardarán tardarás tardaré tardaría tardarían tardas tardaste tarde
        tarden tardes tardo tardé tardía tardíamente tardías tardío tardíos tardó tarea tareas tarifa tarifas tarija
        tarima tarjeta tarjetas tarma taro tarragona tarro tarros tarso tarta tartamudo tartas tarántula tas tasa
        tasación tasas tata tatarabuelo tate tati tatiana tato tatuada tatuado tatuaje tatuajes tatuar tau taurina
        taurino taurinos tauro tauromaquia taxco taxi taxis taxista taxistas taxonomía taxímetro tayikistán taza tazas
        tazones tazón te tea teatral teatrales teatralidad teatro teatros teca tecate techado techo techos techumbre
        tecla teclado teclados teclas teclear tecnicismo tecnicismos tecnificación tecnología tecnologías tecnológica
        tecnológicamente tecnológicas tecnológico tecnológicos tectónica tectónicas tedio tediosa tedioso tehuacán
        tehuantepec teja tejada tejado tejados tejano tejanos tejas teje tejeda tejedor tejedores tejen tejer tejera
        tejero tejida tejidas tejido tejidos tejiendo tejo tejos tejón tel tela telar telaraña telarañas telares telas
        telde tele telecomunicaciones telecomunicación telediario telediarios telefonía teleférico telefónica
        telefónicamente telefónicas telefónico telefónicos telegrafía telegram telegrama telegramas telenovela
        telenovelas telepatía teles telescopio telescopios teleserie teleseries telespectadores teletrabajo televidente
        televidentes televisa televisada televisado televisiones televisiva televisivas televisivo televisivos
        televisión televisor televisores tell tello tells teloneros teléfono teléfonos telégrafo telégrafos telón tema
        teman temario temas temblaba temblaban temblando temblar temblor temblores temblorosa tembloroso tembló teme
        tememos temen temer temeraria temerario temerarios temeridad temerosa temeroso temerosos temes temible temibles
        temida temido temidos temiendo temió temo temor temores temperamental temperamento temperatura temperaturas
        tempestad tempestades templada templadas templado templados templanza templar templario templarios temple
        templete templo templos tempo temporada temporadas temporal temporales temporalidad temporalmente temporaria
        temporario temporizador temprana tempranamente tempranas tempranito temprano tempranos temuco temática temáticas
        temático temáticos temí temía temían ten tena tenaces tenacidad tenaz tenazas tendemos tendencia tendencias
        tendenciosa tendencioso tendentes tender tendero tenderos tenderá tendida tendido tendidos tendiendo tendiente
        tendientes tendieron tendió tendones tendremos tendrá tendrán tendrás tendré tendréis tendría tendríamos
        tendrían tendrías tendía tendían tendón tenebrosa tenebroso tened tenedor tenedores tenemos tenencia tenencias
        tener tenerife tenerla tenerlas tenerle tenerles tenerlo tenerlos tenerme tenernos tenerse tenerte tenes tenga
        tengamos tengan tengas tengo tengáis tenia tenias tenida tenidas tenido tenidos teniendo teniente tenientes
        tenis tenista tenistas teniéndolo tenlo tenochtitlán tenor tenores tenorio tensa tensas tensiones tensión tenso
        tensor tensos tentaciones tentación tentada tentado tentador tentadora tentados tentando tentar tentativa
        tentativas tente tentáculos tentó tenue tenues tené tenéis tenés tenía teníais teníamos tenían tenías teocracia
        teodoro teología teológica teológicas teológico teológicos teorema teoremas teoría teorías teotihuacán tepic
        teques tequila ter terapeuta terapeutas terapia terapias terapéutica terapéuticas terapéutico terapéuticos terca
        tercer tercera terceras tercermundista tercero terceros tercia terciaria terciarias terciario terciarios tercio
        terciopelo tercios terco tercos teresa teresita tergiversación tergiversar termal termales termas termina
        terminaba terminaban terminaciones terminación terminada terminadas terminado terminados terminal terminales
        terminamos terminan terminando terminantemente terminar terminara terminaran terminaremos terminarla terminarlo
        terminaron terminarse terminará terminarán terminarás terminaré terminaría terminarían terminas terminase
        terminaste termine terminemos terminen termines termino terminología terminé terminó termitas termo
        termodinámica termoeléctrica termoeléctricas termos termostato termómetro termómetros terna ternera ternero
        terneros terno ternura tero terquedad terracota terraplén terrateniente terratenientes terraza terrazas
        terremoto terremotos terrenal terrenales terreno terrenos terrero terreros terrestre terrestres terrible
        terriblemente terribles territorial territoriales territorio territorios terrones terror terrores terrorismo
        terrorista terroristas terrorífica terrorífico terruño terráqueo terrícolas terrón tersa tertulia tertuliano
        tertulianos tertulias teruel terán tes tesalónica tesis tesitura tesla tesorero tesorería tesoro tesoros test
        testa testador testaferro testaferros testamento testamentos testarudo testear testicular testifica testificar
        testificó testigo testigos testimonial testimoniales testimonio testimonios testosterona testículo testículos
        tesón teta tetas tete tetera teto tetona texano texcoco textil textiles texto textos textual textuales
        textualmente textura texturas tez teñida teñidas teñido teñir teólogo teólogos teórica teóricamente teóricas
        teórico teóricos thunderbird ti tianguis tiara tiberio tibetana tibetano tibetanos tibia tibias tibieza tibio
        tibios tiburones tiburón tic tics tie tiembla tiemblan tiemble tiemblo tiempo tiempos tienda tiendan tiendas
        tiende tienden tiendo tiene tienen tienes tienta tientas tiento tierna tiernamente tiernas tierno tiernos tierra
        tierras tiesa tieso tiesto tifoidea tifus tigre tigres tigresa tijera tijeras tijuana tila tilda tildado tildan
        tildar tilde tilden tildes tildó tilly tilo timbre timbres time times timidez timo timonel timor timón tina
        tinglado tinieblas tino tinta tintas tinte tintero tintes tinto tintorería tintos tintura tio tipa tipas tipejo
        tipifica tipificado tipo tipografía tipografías tipográfica tipográfico tipología tipologías tipos tira tiraba
        tiraban tirada tiradas tirado tirador tiradores tirados tiramos tiran tirana tirando tirano tiranos tirante
        tirantes tiranía tirar tirara tirarla tirarle tirarlo tirarlos tirarme tirarnos tiraron tirarse tirarte tiraría
        tiras tiraste tire tiremos tiren tires tirita tiritas tiro tiroidea tiroides tirol tirones tiros tiroteado
        tiroteo tiroteos tirso tirándose tiránico tiré tiró tirón tisular tita titan titanes titanio titiritero
        titiriteros tito titubear titula titulaba titulaciones titulación titulada tituladas titulado titulados titular
        titulares titularidad titularse titulo tituló titán titánica tiza tizón tiña tiñe tiñen tiñó tlalnepantla
        tlalpan tlaquepaque tlaxcala tláhuac to toa toalla toallas toba tobago tobar tobillo tobillos tobogán toca
        tocaba tocaban tocada tocadas tocadiscos tocado tocador tocados tocamos tocan tocando tocante tocar tocara
        tocaran tocarla tocarlas tocarle tocarlo tocarlos tocarme tocaron tocarse tocarte tocará tocarán tocaría tocas
        tocaste tocayo tocho tocino toco tocuyo tocándose tocó toda todas todavía todo todopoderoso todos todoterreno
        toe toga togo tol tola toldo toldos toledana toledano toledo tolera tolerable tolerada tolerado toleramos
        toleran tolerancia tolerante tolerantes tolerar tolerará tolero tolima tolosa toluca toma tomaba tomaban tomad
        tomada tomadas tomado tomador tomados tomalo tomamos toman tomando tomar tomara tomaran tomare tomaremos tomarla
        tomarlas tomarlo tomarlos tomarme tomarnos tomaron tomarse tomarte tomará tomarán tomaré tomaría tomarían tomas
        tomase tomaste tomate tomates tome tomemos tomen tomes tomillo tomo tomografía tomos tomá tomábamos tomándolo
        tomándome tomándose tomárselo tomás tomé tomó ton tonada tonal tonalidad tonalidades tonalá tone tonel tonelada
        toneladas tonelaje tonga tongo tono tonos tonta tontamente tontas tontera tonteras tontería tonterías tontito
        tonto tontos too top topa topado topamos topan topar toparon toparse tope topes topless topo topografía
        topográfica topográfico topología toponimia topos tops topé topó topónimo topónimos toque toquen toques toqué
        toral torbellino torcer torcida torcidas torcido torcidos torció torear toreo torero toreros toribio torio
        torito tormenta tormentas tormento tormentos tormentosa tormentoso torna tornado tornados tornan tornando tornar
        tornaron tornarse torne torneo torneos tornillo tornillos torniquete torno tornos tornó toro toronja toros torpe
        torpedo torpedos torpemente torpes torpeza torpezas torra torrado torre torrealba torrejón torrelavega
        torrelodones torremolinos torrencial torrenciales torrente torrentes torres torreta torrevieja torreón torrijos
        torsión torso torta tortas tortilla tortillas tortitas tortosa tortuga tortugas tortuosa tortuoso tortura
        torturada torturadas torturado torturador torturadores torturados torturan torturando torturar torturaron
        torturas torture torturó torácica torácico tos tosca toscana toscano toscas tosco tose toser tosiendo tostada
        tostadas tostado tostadora tostados tostar tota total totales totalidad totalitaria totalitario totalitarios
        totalitarismo totalmente totora tour tours tovar toxica toxicidad toxico toxina toxinas traba trabada trabado
        trabaja trabajaba trabajaban trabajada trabajadas trabajado trabajador trabajadora trabajadoras trabajadores
        trabajados trabajamos trabajan trabajando trabajar trabajara trabajaran trabajaremos trabajaron trabajará
        trabajarán trabajaré trabajaría trabajas trabajaste trabaje trabajemos trabajen trabajes trabajito trabajo
        trabajos trabajábamos trabajé trabajó trabar trabas trabuco trabó traca tracción trace tracia tracto tractor
        tractores trad tradicional tradicionales tradicionalismo tradicionalista tradicionalistas tradicionalmente
        tradiciones tradición traducciones traducción traduce traducen traducida traducidas traducido traducidos
        traduciendo traducir traducirlo traducirse traducirá traduciría traductor traductora traductores traducía
        tradujeron tradujo traduzca traduzcan traduzco trae traeme traemos traen traer traeremos traerla traerle
        traerles traerlo traerlos traerme traernos traerse traerte traerá traerán traeré traería traerían traes trafican
        traficante traficantes traficar trafico traga tragado tragan tragando tragar tragarse tragas tragedia tragedias
        tragicomedia trago tragos trague tragué tragó traiciona traicionada traicionado traicionados traicionan
        traicionando traicionar traicionaron traicione traicionera traicionero traiciones traiciono traicionó traición
        traidor traidora traidores traiga traigan traigas traigo trajano traje trajera trajeran trajeron trajes trajimos
        trajiste trajo trama tramando tramas tramita tramitación tramitado tramitan tramitando tramitar tramite tramites
        tramo tramos tramoya trampa trampas trampolín tramposa tramposo tramposos tranca trancas trance tranque
        tranquila tranquilamente tranquilas tranquilidad tranquiliza tranquilizador tranquilizante tranquilizantes
        tranquilizar tranquilizó tranquilo tranquilos transaccional transacciones transacción transatlántico
        transbordador transbordadores transbordo transcribe transcribir transcripciones transcripción transcrito
        transcurre transcurren transcurrido transcurridos transcurrieron transcurrir transcurrió transcurría transcurso
        transexual transexuales transexualidad transeúnte transeúntes transferencia transferencias transferida
        transferidas transferido transferidos transferir transferirse transfiera transfiere transfieren transfiguración
        transfiriendo transfirieron transfirió transforma transformaba transformaciones transformación transformada
        transformadas transformado transformador transformadora transformadores transformados transforman transformando
        transformar transformarla transformarlo transformaron transformarse transformará transformaría transforme
        transformen transformo transformándose transformó transfusiones transfusión transgresiones transgresión
        transgresor transiciones transición transistor transistores transita transitada transitadas transitado transitan
        transitando transitar transito transitoria transitorias transitorio transitorios transmisibles transmisiones
        transmisión transmisor transmisores transmita transmitan transmite transmiten transmitida transmitidas
        transmitido transmitidos transmitiendo transmitieron transmitimos transmitir transmitirle transmitirlo
        transmitirse transmitirá transmitirán transmitió transmitía transmitían transmutación transparencia
        transparencias transparentar transparente transparentes transpiración transpirar transporta transportaba
        transportaban transportación transportada transportadas transportado transportador transportadora
        transportadores transportados transportan transportando transportar transportaron transportarse transporte
        transportes transportista transportistas transportó transposición transversal transversales transversalidad
        transversalmente tranvía tranvías tranza trapecio trapero trapiche trapitos trapo trapos tras trasbordo
        trascendencia trascendental trascendentales trascendente trascendentes trascender trascendido trascendió
        trasciende trascienden trasera traseras trasero traseros trasfondo trasiego traslación traslada trasladaba
        trasladaban trasladada trasladadas trasladado trasladados trasladamos trasladan trasladando trasladar trasladara
        trasladarlo trasladaron trasladarse trasladará traslade trasladen traslado traslados trasladándose trasladó
        trasmisión trasmite trasmitido trasmitir traspasa traspasado traspasan traspasar traspaso traspasos traspasó
        trasplante trasplantes trasporte traste trastes trastienda trastornado trastorno trastornos trastos trasvase
        trata trataba trataban tratable tratada tratadas tratado tratados tratamiento tratamientos tratamos tratan
        tratando tratante tratar tratara trataran tratare trataremos tratarla tratarlas tratarlo tratarlos tratarme
        tratarnos trataron tratarse tratarte tratará tratarán trataré trataría tratarían tratas tratase trataste trate
        tratemos traten trates trato tratos tratándose traté trató trauma traumado traumas traumatismo traumatismos
        traumática traumáticas traumático traumáticos travesaño travesti travestis travesura travesuras travesía
        travesías traviesa traviesas travieso traviesos través trayecto trayectoria trayectorias trayectos trayendo
        traza trazada trazadas trazado trazados trazan trazando trazar trazaron trazas trazo trazos trazó traía traían
        traída traídas traído traídos trece trecho tregua treinta treintena trelew tremenda tremendamente tremendas
        tremendo tremendos tren trenes trento trenza trenzado trenzas trepa trepando trepar trepó tres trescientas
        trescientos treta tretas treviño triaca triada trial triana triangulación triangular triangulares triangulo
        trias triatlón tribal tribales tribu tribulaciones tribulación tribuna tribunal tribunales tribunas tribuno
        tribunos tribus tributa tributan tributar tributaria tributarias tributario tributarios tribute tributo tributos
        triciclo tricolor tridente tridimensional tridimensionales trienio trifulca trigo trigonometría trigueros
        trigésima trigésimo trillado trillo trilogía trimestral trimestrales trimestre trimestres trina trinchera
        trincheras trineo trinidad trinitaria trinitario trinitarios trino trinos tripa tripartita tripartito tripas
        triple triples triplete triplica triplicado triplicar triplicó tripulaciones tripulación tripulado tripulados
        tripulante tripulantes tris triste tristemente tristes tristeza tristezas triturado trituradora triturar tritón
        triunfa triunfado triunfador triunfadora triunfadores triunfal triunfan triunfando triunfante triunfar
        triunfaron triunfará triunfe triunfo triunfos triunfó triunvirato trivial triviales trizas triángulo triángulos
        trocha trocito trocitos trofeo trofeos trogloditas trol trola trolas troles tromba trombosis trombón trompa
        trompada trompadas trompas trompeta trompetas trompetista trompo tronar troncal troncales tronco troncos
        troncoso trono tronos tropa tropas tropecé tropel tropelías tropezado tropezando tropezar tropezó tropical
        tropicales tropieza tropiezan tropiezo tropiezos trotamundos trotando trotar trote trova trovador trovadores
        troy troyano troyanos trozo trozos trucha truchas trucho truchos truco trucos true trueno truenos trueque trufa
        trufas trujillo trunca truncada truncado tráeme tráfico tráficos trágica trágicamente trágicas trágico trágicos
        tráiler trámite trámites tránsito tránsitos tráquea trébol trío tríos trípode trípoli tríptico trópico trópicos
        tsunami tsunamis tu tuareg tuba tuberculosis tubería tuberías tubo tubos tubular tubulares tubérculo tubérculos
        tuca tuco tucumana tucumano tucumanos tucumán tudela tuerca tuercas tuerce tuerto tufo tui tuit tuitea tuiteado
        tuitean tuiteando tuitear tuiteo tuitera tuitero tuiteros tuiteó tuits tul tula tulancingo tulio tulipanes
        tulipán tulum tumaco tumba tumbada tumbado tumbados tumban tumbar tumbaron tumbarse tumbas tumbes tumbo tumbos
        tumbó tumor tumoral tumorales tumores tumulto tumultos tumultuosa tuna tunas tundra tune tunecina tunecino tunes
        tungsteno tunja tupac tupido tupé tura turba turbante turbas turbia turbias turbina turbinas turbio turbios
        turbo turbulencia turbulencias turbulenta turbulentas turbulento turbulentos turca turcas turco turcos turia
        turismo turismos turista turistas turkmenistán turno turnos turquesa turquía turro turrón turística turísticas
        turístico turísticos tus tuta tutela tutelar tutor tutora tutores tutorial tutoriales tutoría tutorías tuve
        tuviera tuvieran tuvieras tuvieron tuviese tuviesen tuvieses tuvimos tuviste tuviéramos tuviésemos tuvo tuxpan
        tuxtepec tuxtla tuy tuya tuyas tuyo tuyos twitter táchira tácita tácitamente tácito táctica tácticas táctico
        tácticos táctil táctiles támesis tártara tártaro tártaros té técnica técnicamente técnicas técnico técnicos
        téllez téngase térmica térmicas térmico térmicos término términos tés tétanos tétrico tía tías tímida
        tímidamente tímidas tímido tímidos tímpano tímpanos tío tíos típica típicamente típicas típico típicos tíralo
        títere títeres título títulos tómalo tómame tómate tómese tónica tónico tópica tópico tópicos tórax tótem tóxica
        tóxicas tóxico tóxicos tú túmulo túnel túneles túnez túnica túnicas ubica ubicaba ubicaciones ubicación ubicada
        ubicadas ubicado ubicados ubicamos ubican ubicando ubicar ubicarlo ubicaron ubicarse ubico ubicándose ubicó
        ubique ucayali uco ucrania ucraniana ucranianas ucraniano ucranianos ud uf ufo uganda ugarte uh ukelele ulloa
        ulterior ulteriores ultima ultimas ultimo ultimátum ultra ultraje ultramar ultramarinos ultranza ultras
        ultrasonido ultrasonidos ultravioleta umbilical umbral umbrales umbría un una unamos unan unanimidad unas unción
        undécima undécimo une unen unes unete ungido ungüento unicamente unicidad unicornio unicornios unid unida unidad
        unidades unidas unidireccional unido unidos uniendo uniera unieran unieron unifamiliares unifica unificación
        unificada unificadas unificado unificador unificados unificar uniformado uniformados uniforme uniformemente
        uniformes uniformidad unilateral unilaterales unilateralmente unimos union uniones unionista unionistas
        unipersonal unipersonales unir unirme unirnos unirse unirte unirá unirán uniría unirían uniste unitaria
        unitarias unitario unitarios unite univ universal universales universalidad universalización universalmente
        universidad universidades universitaria universitarias universitario universitarios universo universos uniéndose
        unió unión uno unos untar unámonos unánime unánimemente unánimes uní unía unían unísono upa ura urabá uranio
        urbana urbanas urbanidad urbanismo urbanista urbanistas urbanizaciones urbanización urbanizar urbano urbanos
        urbanística urbanísticas urbanístico urbanísticos urbe urbes urdaneta urdiales urdu urea uretra ureña urge urgen
        urgencia urgencias urgente urgentemente urgentes urgido uribe urinaria urinarias urinario urinarios urna urnas
        urquiza urraca urrutia urticaria uruapan uruguay uruguaya uruguayas uruguayo uruguayos usa usaba usaban usabas
        usabilidad usada usadas usado usados usamos usan usando usanza usar usara usaran usare usaremos usarla usarlas
        usarlo usarlos usaron usarse usará usarán usaré usaría usarían usarías usas usaste use usemos usen uses ushuaia
        uso usos usted ustedes usual usuales usualmente usuaria usuarias usuario usuarios usufructo usura usurero
        usureros usurpación usurpado usurpador usurpadores usurpar usábamos usándola usándolo usé usó uta utensilio
        utensilios uterina uterino utilice utilicemos utilicen utilices utilicé utilidad utilidades utilitario
        utilitarios utilitarismo utiliza utilizaba utilizaban utilizable utilizables utilización utilizada utilizadas
        utilizado utilizados utilizamos utilizan utilizando utilizar utilizara utilizaran utilizaremos utilizarla
        utilizarlas utilizarlo utilizarlos utilizaron utilizarse utilizará utilizarán utilizaría utilizarían utilizas
        utilizo utilizándose utilizó utopía utopías utrera utópica utópico uva uvas uve uy uzbekistán uña uñas va vaca
        vacacional vacacionales vacaciones vacación vacancia vacante vacantes vacas vaciado vaciamiento vaciando vaciar
        vaciaron vacila vacilación vacilando vacilante vacilar vació vacuna vacunación vacunado vacunados vacunar
        vacunarse vacunas vacuno vacunos vacía vacías vacío vacíos vadillo vado vaga vagabundo vagabundos vagamente
        vagan vagancia vagando vagar vagas vagina vaginal vaginales vaginas vago vagones vagos vaguada vaguedad vagón
        vaina vainas vainilla vais vaivenes vaivén vajilla vajillas val valcárcel valdemoro valdepeñas valderrama valdez
        valdivia valdrá valdría valdés vale valemos valen valencia valenciana valencianas valenciano valencianos
        valentina valentino valentía valentín valenzuela valer valera valeria valeriana valerio valerosa valeroso
        valerse vales valga valgan valgo valida validación validado validar validez valido validos valiendo valiente
        valientemente valientes valiera valieron valija valijas valiosa valiosas valioso valiosos valiéndose valió vall
        valla valladares vallado valladolid vallan vallarta vallas valle valledupar vallenata vallenato valles valls
        vallés valor valora valoraba valoraciones valoración valorada valoradas valorado valorados valoramos valoran
        valorando valorar valorarse valoras valore valoren valores valorización valoro valoró valparaíso vals valses
        valuación valía valían vamos vampiro vampiros van vana vanas vandalismo vanegas vanesa vanessa vanguardia
        vanguardias vanguardista vanguardistas vanidad vanidades vanidosa vanidoso vano vanos vanuatu vapor vapores
        vaquera vaquero vaqueros vara varada varadero varado varados varas varela vargas varia variaba variaban
        variabilidad variable variables variaciones variación variada variadas variado variados variando variante
        variantes varianza variar variaron variará varias varicela varices variedad variedades varilla varillas varios
        varita varió varo varones varonil varsovia varía varían varías varón vas vasallaje vasallo vasallos vasca vascas
        vasco vascos vascular vasculares vaselina vasija vasijas vasito vaso vasos vasta vastas vasto vastos vaticana
        vaticano vatios vaya vayamos vayan vayas vayáis vd vda ve vea veamos vean veas veces vecina vecinal vecinales
        vecinas vecindad vecindario vecindarios vecino vecinos vector vectores vectorial vectoriales ved veda vedado
        veedores veer vega vegana veganas veganismo vegano veganos vegas vegeta vegetación vegetal vegetales vegetariana
        vegetarianismo vegetariano vegetarianos vegetativo vehemencia vehemente vehículo vehículos veinte veintena
        veinticinco veinticuatro veintidós veintinueve veintiocho veintisiete veintiséis veintitrés veintiuno veintiún
        veis vejaciones vejez vejiga vela velada veladas velado velador velados velan velando velar velas velasco
        velatorio vele velero veleros veleta vello vellos vellón velo veloces velocidad velocidades velorio velos veloz
        velozmente velásquez vemos ven vena venado venados venas vence vencedor vencedora vencedores vencen vencer
        venceremos vencerlo vencerlos vencerá vencerás vencida vencidas vencido vencidos venciendo vencieron vencimiento
        vencimientos venció vencía venda vendados vendaje vendajes vendan vendas vendaval vende vendedor vendedora
        vendedoras vendedores vendemos venden vender venderla venderlas venderle venderles venderlo venderlos venderme
        vendernos venderse venderte venderá venderán vendería venderían vendes vendetta vendida vendidas vendido
        vendidos vendiendo vendiera vendieran vendieron vendimia vendimos vendiste vendió vendo vendrell vendrá vendrán
        vendrás vendré vendría vendrían vendí vendía vendían venecia veneciana veneciano venecianos venegas veneno
        venenos venenosa venenosas venenoso venenosos venera venerable venerables veneración venerada venerado veneran
        venerar venezolana venezolanas venezolano venezolanos venezuela venga vengador vengadores vengamos vengan
        venganza venganzas vengar vengarse vengas vengativa vengativo vengo vengáis vengó venia venias venid venida
        venidas venidera venideras venidero venideros venido venidos venimos venir venirme venirse venirte venite venosa
        venoso venta ventaja ventajas ventajosa ventajosas ventajoso ventana ventanal ventanales ventanas ventanilla
        ventanillas ventas vente ventilación ventilado ventilador ventiladores ventilar ventisca ventosa ventosas
        ventoso ventral ventricular ventrículo ventura venus venustiano venza venéreas vení venía veníamos venían venías
        venís veo ver vera veraces veracidad veracruz veraneo veraniega veraniego verano veranos veras veraz verbal
        verbales verbalmente verbena verbo verborrea verbos verdad verdadera verdaderamente verdaderas verdadero
        verdaderos verdades verde verdes verdor verdoso verdugo verdugos verdura verduras vereda veredas veredicto
        veremos verga vergara vergas vergel vergonzante vergonzosa vergonzosamente vergonzosas vergonzoso vergonzosos
        vergüenza vergüenzas verifica verificable verificaciones verificación verificada verificadas verificado
        verificados verificamos verifican verificando verificar verificarlo verificaron verificarse verificará verificó
        verifique verifiquen verja verjas verla verlas verle verles verlo verlos verme vernos vernácula vernáculo vero
        veros verosimilitud verosímil verruga verrugas versa versado versalles versatilidad verse versiones versión
        verso versos versus versátil versátiles versículo versículos verte vertebrados vertebral vertedero vertederos
        verter vertical verticales verticalidad verticalmente vertida vertidas vertido vertidos vertiendo vertiente
        vertientes vertiginosa vertiginosamente vertiginoso vertió verá verán verás veré veréis vería veríamos verían
        verías verídica verídico verónica ves vespertina vespertino vestida vestidas vestido vestidor vestidores
        vestidos vestiduras vestigio vestigios vestimenta vestimentas vestimos vestir vestirme vestirse vestirte
        vestuario vestuarios vestí vestía vestían vestíbulo vesubio vesícula vesículas veta vetada vetado vetar vetas
        vete veterana veteranas veterano veteranos veterinaria veterinarias veterinario veterinarios veto vetusta vetó
        vez veáis veía veíamos veían veías vi viabilidad viable viables viaducto viaductos viaja viajaba viajaban
        viajado viajamos viajan viajando viajante viajar viajara viajaron viajará viajarán viajaría viajas viaje viajen
        viajera viajero viajeros viajes viajo viajé viajó vial viale viales vialidad vialidades viamonte viandas vibra
        vibraciones vibración vibrador vibran vibrando vibrante vibrantes vibrar vibras vicario vice vicealmirante
        vicecanciller vicedirector vicegobernador vicenta vicente vicepresidencia vicepresidenta vicepresidente
        vicepresidentes vicerrector vicesecretario viceversa vich vicia viciada viciado viciar vicio vicios viciosa
        vicioso viciosos vicisitudes vicky victima victimario victimarios victimas victor victoria victoriana victoriano
        victorias victorino victoriosa victorioso victoriosos vicuña vid vida vidal vidas vidente videntes video
        videoclip videoclips videoclub videoconferencia videojuego videojuegos videos vides vidriera vidrieras vidrio
        vidrios viedma vieira vieja viejas viejo viejos viendo viene vienen vienes viento vientos vientre vientres viera
        vieran vieras viernes vieron vierte vierten viese vietnam vietnamita vietnamitas viga vigas vigencia vigente
        vigentes vigila vigilaba vigilaban vigilada vigiladas vigilado vigilados vigilan vigilancia vigilando vigilante
        vigilantes vigilar vigilará vigile vigilen vigilia vigilias vigo vigor vigorosa vigorosamente vigoroso vigésima
        vigésimo vigía vikingo vikingos vil vila viles villa villafranca villagrán villahermosa villalba villalobos
        villana villancico villancicos villano villanos villanueva villar villareal villarreal villarrica villarroel
        villas villaverde villavicencio villaviciosa ville villegas villena vilmente vilo vimos vinagre vincula
        vinculaba vinculaciones vinculación vinculada vinculadas vinculado vinculados vinculan vinculando vinculante
        vinculantes vincular vincularse vincule vinculo vinculó vine viniendo viniera vinieran vinieras vinieron viniese
        vinilo vinilos vinimos viniste vino vinos vinícola vio viola violaba violaban violaciones violación violada
        violadas violado violador violadores violados violan violando violar violarla violaron violas viole violen
        violencia violencias violenta violentamente violentar violentas violento violentos violeta violetas violines
        violinista violo violonchelo violín violó vira viraje viral virales virar virgen virgencita virgilio virginal
        virginia virginidad virgo viril virilidad virreinal virreinato virrey virreyes virtual virtuales virtualidad
        virtualmente virtud virtudes virtuosa virtuosismo virtuoso virtuosos viruela virulencia virulenta virus virutas
        vis visa visado visados visas visceral viscosa viscosidad viscoso visera visibilidad visibilizar visible
        visiblemente visibles visigoda visigodo visigodos visionado visionaria visionario visionarios visiones visir
        visita visitaba visitaban visitación visitada visitadas visitado visitador visitados visitamos visitan visitando
        visitante visitantes visitar visitara visitaremos visitarla visitarle visitarlo visitarlos visitarme visitarnos
        visitaron visitarse visitarte visitará visitarán visitas visite visiten visites visito visité visitó visión
        vislumbra vislumbrar viso visor visos vista vistan vistas vistazo viste visteis visten vistes vistiendo
        vistieron vistió visto vistos vistosa vistosas vistoso vistosos visual visuales visualiza visualizaciones
        visualización visualizar visualmente vita vitacura vital vitales vitali vitalicia vitalicio vitalicios vitalidad
        vitamina vitaminas vite viticultura vitivinícola vito vitoria vitrina vitrinas viuda viudas viudez viudo viudos
        viva vivamente vivamos vivan vivar vivas vivaz vive viven vivencia vivencias vivero viveros vives viveza viviane
        vivida vividas vivido vividor vividores vividos vivienda viviendas viviendo viviente vivientes viviera vivieran
        vivieras vivieron vivimos vivir viviremos vivirla vivirlo vivirá vivirán vivirás viviré viviría viviríamos
        vivirían viviste viviéramos vivió vivo vivos viví vivía vivíamos vivían vivías vivís vizcaya vizcaína vizcaíno
        vizconde viáticos viéndola viéndolo viéndolos viéndome viéndose viéndote viéramos viña viñas viñedo viñedos
        viñeta viñetas vocablo vocablos vocabulario vocacional vocacionales vocaciones vocación vocal vocales vocalista
        vocera vocero voceros voces vodka vol volaba volaban volada volado volador voladora voladoras voladores volados
        voladura volamos volando volante volantes volar volara volaron volatilidad volcada volcado volcanes volcar
        volcaron volcarse volcán volcánica volcánicas volcánico volcánicos volcó voleibol voltaje voltea volteado
        voltean volteando voltear voltee volteo volteó voltios voluble volumen voluminoso voluminosos voluntad
        voluntades voluntaria voluntariado voluntariamente voluntarias voluntario voluntarios volvamos volved volvemos
        volver volveremos volverla volverlo volverlos volverme volvernos volverse volverte volverá volverán volverás
        volveré volvería volveríamos volverían volverías volviendo volviera volvieran volvieras volvieron volviese
        volvimos volviste volviéndose volvió volvo volvé volvés volví volvía volvíamos volvían volátil volátiles volé
        voló volúmenes vomita vomitando vomitar vomite vomitivo vomito vomité von voracidad voraz vorágine vos vosotras
        vosotros vota votaba votaban votaciones votación votada votadas votado votados votamos votan votando votante
        votantes votar votara votaran votaremos votaron votarse votará votarán votaré votaría votarían votas votaste
        vote votemos voten votes voto votos voté votó voy voz vs vudú vuela vuelan vuelas vuelca vuelcan vuelco vuele
        vuelen vuelo vuelos vuelta vueltas vuelto vueltos vuelva vuelvan vuelvas vuelve vuelven vuelves vuelvo vuestra
        vuestras vuestro vuestros vulgar vulgares vulgaridad vulgarmente vulgo vulnera vulnerabilidad vulnerabilidades
        vulnerable vulnerables vulneración vulnerado vulnerados vulneran vulnerando vulnerar vulva válgame válida
        válidamente válidas válido válidos válvula válvulas vándalo vándalos vásquez vástago vástagos váyanse váyase
        vázquez vé véalo véanse véase vélez vértebra vértebras vértice vértices vértigo vía vías víbora víboras víctima
        víctimas víctor vídeo vídeos vínculo vínculos vírgenes vísceras víspera vísperas vístete vítores víveres vívida
        vívido vómito vómitos vórtice wallis wanda waterpolo watt watts web weber webs whisky wide wifi william williams
        wilson wolff world xalapa xavier xenofobia xi xico ximena xochimilco ya yace yacen yacente yacimiento
        yacimientos yacía yacían yago yak yale yana yang yanqui yanquis yara yaracuy yardas yate yates yaya yayo ye
        yecla yegua yeguas yelmo yema yemas yemen yemení yen yendo yenes yerba yerbas yermo yerno yes yeso yibuti yin yo
        yodo yogur yogures yolanda yopal york yoruba yrigoyen yuca yucateca yucateco yucatecos yucatán yugo yugoslavia
        yugoslavo yugular yungas yunque yuri yuxtaposición yáñez yéndose za zabaleta zacarías zacatecas zafar zafarse
        zafiro zaga zaguán zamba zambia zambrano zamora zamorano zanahoria zanahorias zancudos zanja zanjado zanjar
        zanjas zapadores zapallo zapas zapata zapatero zapateros zapatería zapatilla zapatillas zapato zapatos zapopan
        zapote zapoteca zar zaragoza zarate zarcillos zarco zares zarina zarista zarpa zarpado zarpar zarpó zarza
        zarzuela zas zayas zea zelanda zen zenit zenón zeta zetas zigzag zihuatanejo zimbabue zinc zoco zodiacal zodiaco
        zombi zombis zona zonal zonales zonas zonificación zoo zoofilia zoología zoológico zoológicos zorita zorra
        zorras zorrillo zorro zorros zozobra zuleta zulia zuluaga zulú zum zumba zumbando zumbido zumo zumos zurda zurdo
        zurdos zurita zánganos zárate zócalo zúñiga ábaco ábside ácaros ácida ácidas ácido ácidos áfrica ágata ágil
        ágiles ágora águila águilas álamo álamos álava álbum álbumes álgebra álgido álvarez álvaro ámame ámbar ámbito
        ámbitos ándale ánfora ánforas ángel ángela ángeles ángelus ángulo ángulos ánima ánimas ánimo ánimos ápice árabe
        árabes árbitro árbitros árbol árboles área áreas árida áridas árido áridos ártico áspera ásperas áspero ático
        átomo átomos áurea áureo ávida ávido ávidos ávila ébano échale échate écija él élite élites émbolo énfasis épica
        épicas épico épicos época épocas éramos érase ésa ésas ése éso ésos ésta éstas éste ésto éstos éter ética éticas
        ético éticos étnica étnicamente étnicas étnico étnicos éxito éxitos éxodo éxtasis íbamos ícono íconos ídem ídolo
        ídolos ímpetu índice índices índico índigo índole ínfima ínfimo ínsula íntegra íntegramente íntegro íntegros
        íntima íntimamente íntimas íntimo íntimos ítem ítems ña ñame ño ñoño ñuble ñuñoa óleo óleos ómnibus ópera óperas
        óptica ópticas óptico ópticos óptima óptimas óptimo óptimos órale órbita órbitas órdenes órgano órganos óscar
        ósea óseas óseo óseos ósmosis óvalo óvulo óvulos óxido óxidos úbeda úlcera úlceras última últimamente últimas
        último últimos únanse únase únete única únicamente únicas único únicos úrico úsalo útero útil útiles
        """
}
