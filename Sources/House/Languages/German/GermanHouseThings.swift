/// The nouns of things in houses, their states and values, in German.
enum GermanHouseThings {
    static let things = """
        light: licht, beleuchtung, glühbirne, birne
        lights: lichter, lichtern, beleuchtungen
        lamp: lampe, leuchte
        lamps: lampen, leuchten, birnen
        heating: heizung, heizkörper, klima, raumheizung, klimatisierung
        heatings: heizungen
        thermostat: thermostat, klimagerät
        air conditioning: klimaanlage
        thermostats: thermostate, thermostaten
        shutter: rolladen, rollladen, rolle, fensterladen
        shutters: rolläden, rollläden, fensterläden
        blind: jalousie, rollo, raffstore, beschattung, markise
        blinds: jalousien, rollos, raffstores, markisen
        curtain: vorhang, gardine
        curtains: vorhänge, vorhängen, gardinen
        front door: haustür, haustüre, eingangstür, wohnungstür
        back door: hintertür, hintertüre
        door: tür, türe, pforte
        doors: türen, tore
        lock: schloss, türschloss
        locks: schlösser, schlössern, türschlösser
        window: fenster
        garage door: garagentor, garagentür, tor
        garage doors: garagentore, garagentoren, garagentüren
        alarm: alarm, alarmanlage
        oven: ofen, backofen, herd
        fan: ventilator, lüfter, lüftung
        fans: ventilatoren, lüftern
        tv: fernseher, fernsehen, fernsehgerät, tv, glotze
        radio: radio
        speaker: lautsprecher, box
        music: musik, podcast, hörbuch
        playback: wiedergabe
        media player: mediaplayer, medienplayer, player
        washing machine: waschmaschine
        dishwasher: spülmaschine, geschirrspüler
        dryer: trockner
        vacuum: staubsauger, saugroboter, staubsaugerroboter, roboter, sauger
        vacuums: staubsaugerroboters
        cleaning: reinigung, reinigungsvorgang, saugvorgang, reinigungsprogramm, staubsaugen, staub saugen, wischen, \
        wisch, putzvorgang, putzen
        mower: rasenmäher, mähroboter, mäher
        switch: steckdose, schalter
        switches: steckdosen, schaltern
        thermometer: thermometer
        motion: bewegung
        motion sensor: bewegungsmelder
        scene: szene
        script: skript
        shopping list: einkaufsliste, einkaufszettel, einkaufs liste, einkauf, (liste|) einkaufsliste (liste|)
        to do list: todo liste, todoliste, aufgabenliste, to do liste
        list: liste
        brightness: helligkeit
        temperature: temperatur, zieltemperatur, solltemperatur, wunschtemperatur, raumtemperatur
        volume: lautstärke, ton, lautstärkepegel, lautstärkeregler
        position: position, stellung
        speed: geschwindigkeit, lüftergeschwindigkeit
        color temperature: farbtemperatur
        color: farbe, lichtfarbe
        humidity: luftfeuchtigkeit, luftfeuchte, feuchtigkeit
        status: status, zustand
        timer: timer, wecker, kurzzeitwecker, countdown, eieruhr
        timers: timern
        smoke: rauch
        gas: gas
        water: wasser
        battery: batterie, akku
        batteries: batterien, akkus
        floor: geschoss, stockwerk, etage, geschosses
        show: sendung, fernsehsendung, serie
        movie: film
        song: song, lied
        track: track, titel, stück
        time left: restzeit
        device: gerät
        devices: geräte, geräten
        """

    static let rooms = """
        kitchen: küche
        living room: wohnzimmer, stube
        bedroom: schlafzimmer
        bathroom: bad, badezimmer
        toilet: wc, toilette, klo
        hall: flur, diele, gang, hausflur
        study: arbeitszimmer
        office: büro
        dining room: esszimmer
        garage: garage, garagen
        basement: keller
        attic: dachboden
        garden: garten
        balcony: balkon
        terrace: terrasse
        nursery: kinderzimmer
        upstairs: oben, obergeschoss, oberer stock, obere etage
        downstairs: unten, erdgeschoss, untere etage
        outside: außen, draußen
        """

    static let states = """
        open: offen, offenen, offener, geöffnete, geöffneten, aufgezogen, hochgefahren, hochgezogen, ausgefahren, \
        geöffnet, aufgemacht, aufgeht, öffnet, geöffnet wird, aufgemacht wird, offenes, offene
        closed: geschlossen, geschlossene, geschlossenen, zugezogen, heruntergefahren, runtergefahren, \
        heruntergelassen, \
        runtergelassen, eingefahren, zugemacht, zugeht, schließt, geschlossen wird
        locked: abgeschlossen, abgeschlossene, abgeschlossenen, abgesperrte, abgesperrten, verriegelte, \
        verriegelten, verriegelt, abgesperrt, verschlossen, zugesperrt, zugeschlossen, versperrt, gesperrt
        unlocked: aufgeschlossen, entriegelt, unverschlossen, aufgesperrt, nicht abgeschlossen, nicht verriegelt, \
        entsperrt
        on: eingeschaltet, eingeschaltete, eingeschalteten, eingesteckt, angesteckt, angestellt, angeschaltet, \
        angemacht, angelassen, angeht
        off: ausgeschaltet, ausgeschaltete, ausgeschalteten, ausgesteckt, abgestellt, abgedreht, abgeschaltet, \
        ausgemacht, ausgeht
        running: am laufen, in betrieb, aktiv, am saugen, am mähen
        done: fertig, durch, beendet
        home: zu hause, zuhause, daheim, anwesend, nach hause kommt, heimkommt, heim kommt
        away: weg, unterwegs, nicht zu hause, nicht da, abwesend, das haus verlässt, geht
        armed: scharf, scharfgeschaltet, scharf geschaltet
        disarmed: unscharf, unscharf geschaltet
        muted: stumm
        playing: am spielen, spielt
        paused: pausiert
        jammed: blockiert, verklemmt
        reachable: erreichbar, verfügbar
        bright: hell
        dark: dunkel
        warm: warm
        cold: kalt
        loud: laut
        """

    static let values = """
        percent: prozent
        %: %
        degrees: grad, grad celsius
        degrees fahrenheit: grad fahrenheit
        kelvin: kelvin, k
        red: rot, rote, roten, rotes
        green: grün, grüne, grünen
        blue: blau, blaue, blauen
        yellow: gelb, gelbe, gelben
        orange: orange
        purple: lila, violett, purpur
        pink: pink, rosa
        turquoise: türkis
        white: weiß, neutralweiß
        warm white: warmweiß, (zu|) (warm|warmes|warmem) weiß, (zu|) (warm|warmes|warmem) weiss, warmes licht
        cold white: kaltweiß, (zu|) (kalt|kaltes|kaltem) weiß, (zu|) (kalt|kaltes|kaltem) weiss, kaltes licht
        candlelight: kerze, kerzenlicht, kerzenschein
        daylight: tageslicht
        half: halb so (hell|laut|weit), halb, hälfte, halbe helligkeit, die hälfte, halber helligkeit
        full: so (hell|laut) wie möglich, (maximal|voll|möglichst) hell, voll, maximal, ganz hell, \
        (hellste|höchste|höchsten|volle|voller|maximale|maximaler|größte|maximum) (stufe|helligkeit|lautstärke|), \
        das maximum, max
        minimum: minimal, min, ganz dunkel, \
        (dunkelste|niedrigste|niedrigsten|kleinste|kleinsten|geringste|minimale|minimum) \
        (stufe|helligkeit|lautstärke|)
        heat mode: heizmodus, modus heizen, heizbetrieb
        cool mode: kühlmodus, kühlbetrieb
        auto: automatik, auto, automatikmodus, automatisch, automatikbetrieb
        fan only: nur lüfter, lüftermodus
        dry mode: entfeuchten
        in night mode: nachtmodus
        in home mode: anwesend modus
        """
}
