/// Pieces of sentences in English, German, Spanish and French.
enum AnswerPieces {
    static let states = """
        on at {q} % | an mit {q} % | encendido al {q} % | allumé à {q} %
        on | an | encendido | allumé
        off | aus | apagado | éteint
        at {q} % volume | auf {q} % Lautstärke | al {q} % de volumen | à {q} % de volume
        at {q} % speed | auf {q} % Geschwindigkeit | al {q} % de velocidad | à {q} % de vitesse
        {s} at {q} % volume | {s}, {q} % Lautstärke | {s}, volumen al {q} % | {s}, volume à {q} %
        at {q} % | auf {q} % | al {q} % | à {q} %
        on the way to {q} % open | unterwegs zu {q} % | en camino al {q} % | en route vers {q} %
        {q} % open | zu {q} % offen | abierto al {q} % | ouvert à {q} %
        open | offen | abierto | ouvert
        closed | geschlossen | cerrado | fermé
        opening | in Bewegung (öffnet) | abriéndose | en cours d’ouverture
        closing | in Bewegung (schließt) | cerrándose | en cours de fermeture
        locked | abgeschlossen | cerrado con llave | verrouillé
        unlocked | aufgeschlossen | sin llave | déverrouillé
        locking | beim Abschließen | cerrándose con llave | en cours de verrouillage
        unlocking | beim Aufschließen | abriéndose con llave | en cours de déverrouillage
        jammed | blockiert | atascado | bloqué
        armed | scharf | armado | armé
        armed for {q} | scharf ({q}) | armado ({q}) | armé ({q})
        disarmed | unscharf | desarmado | désarmé
        being armed | beim Scharfschalten | armándose | en cours d’armement
        being disarmed | beim Entschärfen | desarmándose | en cours de désarmement
        cleaning {q} | dabei, {q} zu saugen | limpiando {q} | en train de nettoyer {q}
        on the way home | auf dem Heimweg | de vuelta a la base | en route vers sa base
        on the way | unterwegs | en camino | en route
        stopped | angehalten | parado | arrêté
        running | in Betrieb | en marcha | en marche
        not running | nicht in Betrieb | parado | à l’arrêt
        done | fertig | terminado | terminé
        home | zu Hause | en casa | à la maison
        at home | zu Hause | en casa | à la maison
        away | unterwegs | fuera de casa | absent
        at “{q}” | bei „{q}“ | en «{q}» | à « {q} »
        playing | bei der Wiedergabe | reproduciendo | en lecture
        paused | angehalten | en pausa | en pause
        idle | im Leerlauf | inactivo | inactif
        docked | in der Station | en la base | à la base
        cleaning | beim Saugen | limpiando | en train de nettoyer
        muted | stumm | silenciado | muet
        not muted any more | nicht mehr stumm | con sonido otra vez | de nouveau audible
        started | gestartet | iniciado | lancé
        set to {q} °C; it is {q} °C there | auf {q} °C eingestellt; dort sind es {q2} °C | ajustado a {q} °C; allí hay {q2} °C | réglé sur {q} °C ; il y fait {q2} °C
        {s}; it is {q} there | {s}; dort sind es {q} | {s}; allí hay {q} | {s} ; il y fait {q}
        set to {q} | auf {q} eingestellt | ajustado a {q} | réglé sur {q}
        white at {q} K | weiß mit {q} K | blanco a {q} K | blanc à {q} K
        seeing motion | meldet Bewegung | detecta movimiento | détecte un mouvement
        seeing no motion | ohne Bewegung | sin movimiento | sans mouvement
        moving | in Bewegung | en movimiento | en mouvement
        reachable | erreichbar | disponible | joignable
        not reachable | nicht erreichbar | no disponible | injoignable
        not known yet | noch nicht bekannt | aún desconocido | pas encore connu
        not known | nicht bekannt | desconocido | inconnu
        not used yet | noch nicht benutzt | aún sin usar | pas encore utilisé
        clear | ohne Befund | sin novedad | sans alerte
        warning of {q} | warnt: {q} | avisa: {q} | alerte : {q}
        up to date | aktuell | al día | à jour
        not up to date | nicht aktuell | no está al día | pas à jour
        busy | belegt | ocupado | occupé
        free | frei | libre | libre
        1 thing long | mit 1 Eintrag | con 1 elemento | avec 1 élément
        {q} things long | mit {q} Einträgen | con {q} elementos | avec {q} éléments
        above {q} | über {q} | por encima de {q} | au-dessus de {q}
        below {q} | unter {q} | por debajo de {q} | en dessous de {q}
        longer by “{q}” | um „{q}“ länger | con «{q}» | complété de « {q} »
        without “{q}”, which is done, | ohne das erledigte „{q}“ | sin «{q}», que está hecho | sans « {q} », qui est fait
        without “{q}” | ohne „{q}“ | sin «{q}» | sans « {q} »
        with “{q}” open again, | mit dem wieder offenen „{q}“ | con «{q}» otra vez abierto | avec « {q} » rouvert
        saying “{q}” | mit der Durchsage „{q}“ | diciendo «{q}» | annonçant « {q} »
        at the next track | beim nächsten Titel | en la siguiente pista | à la piste suivante
        at the previous track | beim vorigen Titel | en la pista anterior | à la piste précédente
        red | rot | rojo | rouge
        green | grün | verde | vert
        blue | blau | azul | bleu
        yellow | gelb | amarillo | jaune
        orange | orange | naranja | orange
        purple | lila | morado | violet
        pink | rosa | rosa | rose
        turquoise | türkis | turquesa | turquoise
        cyan | türkis | turquesa | turquoise
        white | weiß | blanco | blanc
        heat | Heizen | calor | chauffage
        cool | Kühlen | frío | refroidissement
        auto | Automatik | automático | automatique
        sunny | sonnig | soleado | ensoleillé
        cloudy | bewölkt | nublado | nuageux
        partly cloudy | wechselhaft | parcialmente nublado | partiellement nuageux
        rainy | regnerisch | lluvioso | pluvieux
        clear, at {q} | klar bei {q} | despejado, a {q} | dégagé, {q}
        {s}, at {q} | {s}, {q} | {s}, {q} | {s}, {q}
        so | so | así | ainsi
        """

    static let orders = """
        turn on {x} | {x} einschalten | encender {x} | allumer {x}
        turn off {x} | {x} ausschalten | apagar {x} | éteindre {x}
        open {x} | {x} öffnen | abrir {x} | ouvrir {x}
        close {x} | {x} schließen | cerrar {x} | fermer {x}
        stop {x} | {x} anhalten | parar {x} | arrêter {x}
        lock {x} | {x} abschließen | cerrar con llave {x} | verrouiller {x}
        unlock {x} | {x} aufschließen | abrir con llave {x} | déverrouiller {x}
        arm {x} | {x} scharf schalten | armar {x} | armer {x}
        arm {x} for {q} | {x} scharf schalten ({q}) | armar {x} ({q}) | armer {x} ({q})
        disarm {x} | {x} unscharf schalten | desarmar {x} | désarmer {x}
        mute {x} | {x} stumm schalten | silenciar {x} | couper le son de {x}
        unmute {x} | {x} laut schalten | activar el sonido de {x} | rétablir le son de {x}
        skip to the next track on {x} | nächster Titel auf {x} | siguiente pista en {x} | piste suivante sur {x}
        go back a track on {x} | voriger Titel auf {x} | pista anterior en {x} | piste précédente sur {x}
        add “{q}” to {x} | „{q}“ auf {x} setzen | añadir «{q}» a {x} | ajouter « {q} » à {x}
        complete “{q}” on {x} | „{q}“ auf {x} abhaken | completar «{q}» en {x} | cocher « {q} » sur {x}
        remove “{q}” from {x} | „{q}“ von {x} streichen | quitar «{q}» de {x} | retirer « {q} » de {x}
        announce “{q}” on {x} | „{q}“ auf {x} durchsagen | anunciar «{q}» en {x} | annoncer « {q} » sur {x}
        play {x} | {x} abspielen | reproducir {x} | lire {x}
        pause {x} | {x} pausieren | pausar {x} | mettre {x} en pause
        start {x} | {x} starten | iniciar {x} | lancer {x}
        clean {q} with {x} | {q} mit {x} saugen | limpiar {q} con {x} | nettoyer {q} avec {x}
        send {x} home | {x} zurückschicken | enviar {x} a la base | renvoyer {x} à sa base
        set {x} to {s} | {x} auf {s} stellen | poner {x} en {s} | régler {x} sur {s}
        """

    static let times = """
        at {q} | um {q} Uhr | a las {q} | à {q}
        tomorrow at {q} | morgen um {q} Uhr | mañana a las {q} | demain à {q}
        today at {q} | heute um {q} Uhr | hoy a las {q} | aujourd’hui à {q}
        yesterday at {q} | gestern um {q} Uhr | ayer a las {q} | hier à {q}
        on Monday at {q} | am Montag um {q} Uhr | el lunes a las {q} | lundi à {q}
        on Tuesday at {q} | am Dienstag um {q} Uhr | el martes a las {q} | mardi à {q}
        on Wednesday at {q} | am Mittwoch um {q} Uhr | el miércoles a las {q} | mercredi à {q}
        on Thursday at {q} | am Donnerstag um {q} Uhr | el jueves a las {q} | jeudi à {q}
        on Friday at {q} | am Freitag um {q} Uhr | el viernes a las {q} | vendredi à {q}
        on Saturday at {q} | am Samstag um {q} Uhr | el sábado a las {q} | samedi à {q}
        on Sunday at {q} | am Sonntag um {q} Uhr | el domingo a las {q} | dimanche à {q}
        every day at {q} | jeden Tag um {q} Uhr | cada día a las {q} | chaque jour à {q}
        on workdays at {q} | werktags um {q} Uhr | entre semana a las {q} | en semaine à {q}
        on weekends at {q} | am Wochenende um {q} Uhr | los fines de semana a las {q} | le week-end à {q}
        every Monday at {q} | jeden Montag um {q} Uhr | cada lunes a las {q} | chaque lundi à {q}
        every Tuesday at {q} | jeden Dienstag um {q} Uhr | cada martes a las {q} | chaque mardi à {q}
        every Wednesday at {q} | jeden Mittwoch um {q} Uhr | cada miércoles a las {q} | chaque mercredi à {q}
        every Thursday at {q} | jeden Donnerstag um {q} Uhr | cada jueves a las {q} | chaque jeudi à {q}
        every Friday at {q} | jeden Freitag um {q} Uhr | cada viernes a las {q} | chaque vendredi à {q}
        every Saturday at {q} | jeden Samstag um {q} Uhr | cada sábado a las {q} | chaque samedi à {q}
        every Sunday at {q} | jeden Sonntag um {q} Uhr | cada domingo a las {q} | chaque dimanche à {q}
        {n} hours {n} minutes | {n} Stunden {n2} Minuten | {n} horas {n2} minutos | {n} heures {n2} minutes
        1 hour {n} minutes | 1 Stunde {n} Minuten | 1 hora {n} minutos | 1 heure {n} minutes
        {n} minutes {n} seconds | {n} Minuten {n2} Sekunden | {n} minutos {n2} segundos | {n} minutes {n2} secondes
        1 minute {n} seconds | 1 Minute {n} Sekunden | 1 minuto {n} segundos | 1 minute {n} secondes
        1 hour | 1 Stunde | 1 hora | 1 heure
        {n} hours | {n} Stunden | {n} horas | {n} heures
        1 minute | 1 Minute | 1 minuto | 1 minute
        {n} minutes | {n} Minuten | {n} minutos | {n} minutes
        1 second | 1 Sekunde | 1 segundo | 1 seconde
        {n} seconds | {n} Sekunden | {n} segundos | {n} secondes
        """

    static let counts = """
        {n} more | {n} weitere | {n} más | {n} autres
        {n} things | {n} Geräte | {n} cosas | {n} appareils
        all {n} | alle {n} | los {n} | les {n}
        both | beide | ambos | les deux
        nobody | niemand | nadie | personne
        neither | keins von beiden | ninguno de los dos | aucun des deux
        none of the {n} | keins von {n} | ninguno de {n} | aucun des {n}
        one of {x} | eins von {x} | uno de {x} | l’un de {x}
        everything | alles | todo | tout
        that | das | eso | ça
        """
}
